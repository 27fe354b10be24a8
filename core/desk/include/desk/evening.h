#pragma once

#include <desk/failure.h>
#include <desk/outdated.h>
#include <desk/warning.h>
#include <store/journal.h>
#include <store/ruling_search.h>
#include <store/tournament_file.h>
#include <tournament/bracket.h>
#include <tournament/draw.h>
#include <tournament/entry_list.h>
#include <tournament/model.h>
#include <tournament/sheet.h>
#include <tournament/standings.h>

#include <cstdint>
#include <game/game.h>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>
#include <words/language.h>

// The use cases of an evening, shared by window and command line. Both are thin over this: they ask, show
// what came back, and put failures into words. Every call that changes something is one action in the journal
// and on disk when it returns.
namespace schreiber::desk {

// What a club decides when it makes a tournament. Empty or 0 takes the rule set's or the format's default.
struct NewTournament {
    std::string name;
    std::string date;
    std::string place;
    std::string rules;
    std::map<std::string, std::string> house;
    std::string format;
    std::string pairing;
    int target = 0;
    int rounds = 0;
    int games = 0; // in a match, or deals in a round
    int tables = 0;
    std::optional<std::uint64_t> seed; // of the tournament; drawn where none is given
    std::map<std::string, std::string>
        options; // scoring, ladder, missed-round, keep-apart, camps ... by their CLI names
};

// A game at a table; game 0 is the first unfinished one (or the only one).
struct SheetPlace {
    int round = 0;
    int table = 0;
    int game = 0;
};

// Where the copies of a round's end went; a place that could not be written is a warning, never a failure.
struct CopyReport {
    std::string file; // of the evening
    std::vector<std::string> written;
    std::vector<Failure> missing;
    // What verify found in those that were written, and so in the evening's own file: then they stand beside
    // the sound ones.
    std::vector<store::Finding> altered = {};
    // Where something else lay in a copy's place: that stays, and the copy is beside it.
    std::vector<Warning> beside = {};
};

// Somebody whose rank a change moves.
struct RankChange {
    int entry = 0;
    std::string name;
    int before = 0; // 0 where there was or is no rank
    int after = 0;
};

// What a changing use case says: the journal row, what it means beyond itself, and the copies if a round
// ended. Of a dry run `entry.n` is 0 and nothing was written.
struct Receipt {
    store::JournalEntry entry;
    std::vector<Warning> warnings;
    std::vector<RankChange> ranks;   // of a dry run, and of a correction
    std::optional<Failure> question; // of a dry run: what would be asked first
    std::vector<tournament::VoidPairing>
        voided;               // by a correction: later pairings that would have been others
    std::string voidedCalled; // as `round/table`, with the heat where there are heats
    std::vector<tournament::Repeat> repeats = {}; // that a swap of places brings
    std::vector<std::pair<int, int>> lost = {};   // and the meetings of a round robin that it puts off
    // Rounds as whose end copies are due, of one that ended or once more: written already, or left to the
    // caller.
    std::vector<int> ended;
    CopyReport copies;
};

struct ImportReport {
    int imported = 0;
    std::vector<tournament::BadRow> bad; // only with skipBad; otherwise they are the failure
    std::vector<tournament::LikelyDuplicate> duplicates;
    Receipt receipt = {};
};

struct Added {
    int number = 0;
    std::vector<tournament::LikelyDuplicate> duplicates;
    Receipt receipt = {}; // of several that were entered at once, with the last of them
};

// A sheet with everything worked out from it, for the screen and for `sheet show`.
struct SheetView {
    SheetPlace place;
    tournament::Table table;
    int inRoom = 0;       // the table that stands in the room
    bool inHeats = false; // whether the round is played in heats
    bool dropped = false; // somebody left, and no result is waited for
    tournament::Sheet sheet;
    tournament::GameTarget target;
    tournament::Standing standing;
    bool wantsDecider = false; // somebody has to win the match, and nobody has
    // Where lines sum to zero: what each comes to, those of `order` (places in sheet.lines) one after the
    // other.
    std::optional<game::CountedSheet> counted = {};
    std::vector<std::size_t> order = {};
    std::vector<int> penalties = {};
    std::vector<std::string> sideNames;      // "Hofer / Tschenett"
    std::vector<std::string> seatNames;      // clockwise from seat A
    std::vector<tournament::Ruling> rulings; // of this game
};

// The step of the evening that is due, and what is missing, for the window's left column and `info`. A draw
// in round 0 is that of singles into pairs.
enum class Step { Entries, Draw, DrawAnew, ConfirmDraw, Play, Decide, Finished, Closed };
struct DueStep {
    Step step = Step::Entries;
    int round = 0;
    std::vector<tournament::MissingSheet> missing;
    std::vector<tournament::MissingSheet> disputed;   // a result is not settled; not missing: by an appeal
    std::vector<tournament::MissingSheet> level = {}; // matches that an extra game has to decide
    std::vector<tournament::LevelGroup> tied = {};    // once all is played: whom extra games are to part
    bool mayEnd = false;     // of a draw: the number of rounds is open, and closing would do as well
    OutdatedDraw drawn = {}; // the last round, as it was drawn
};

// A draw that is wished for; without a seed one is drawn.
enum class DrawKind { Partners, Tables, Anew };
struct DrawWish {
    DrawKind kind = DrawKind::Tables;
    std::optional<std::uint64_t> seed;
    std::string why;  // of a redraw
    bool yes = false; // also while a round is being played, beyond the planned ones, and for a second series
};

// Who plays on under an entry's number. `place` names the person of a pair, 1 or 2; `from` the first round,
// 0 the one that `substituteFrom` says: that at hand while its match is open, or else the next.
struct Substitute {
    tournament::Person person;
    std::string club = {}; // of a single entry; a pair keeps its own
    int place = 0;
    int from = 0;
};

// What came of it. It follows from the tournament and the wish alone, so it may be worked out on any thread.
struct WorkedOutDraw {
    tournament::Tournament before;
    DrawWish wish; // with its seed
    base::Result<tournament::Tournament, tournament::Refusal> after;
};

// How singles come together: by lot; `by` high-low by the cut of cards; `separate` club or camp. What was
// typed, with its file's name: couples, or with high-low the card of each.
struct PartnerDraw {
    std::string by;
    std::string separate;
    std::optional<std::string> typed;
    std::string file;
};

// Of rulings (desk/rulings.h).
struct ImportedRulings;
struct LikeWish;
struct NewRuling;
struct Ruled;
struct RulingWish;

struct Confirmation {
    bool yes = false;    // what the window would have asked is answered with yes
    bool dryRun = false; // say what would change, write nothing
    std::string why;
};

class Evening {
  public:
    // `yes` to what would be asked first (numbers that are seldom meant).
    static Outcome<Evening> create(const std::string& path, const NewTournament& wanted, bool yes = true);
    // What `create` would say against it, without writing anything.
    static Outcome<base::Done> checkNew(const NewTournament& wanted, bool yes = true);
    static Outcome<Evening> open(const std::string& path, store::Access access = store::Access::ReadWrite,
                                 store::OnLock onLock = store::OnLock::Wait);
    // The same in two parts: on a thread of its own all that takes time, then on the one that goes on with it
    // the connection, before anything else is asked of the file.
    static Outcome<Evening> openBeside(const std::string& path, store::OnLock onLock);
    Outcome<base::Done> comeHere(store::OnLock onLock);
    static Outcome<Evening> importJson(const std::string& bytes, const std::string& source,
                                       const std::string& path);
    // What was taken though it is unusual; of one that was just imported.
    const std::vector<Warning>& warningsOfImport() const { return m_ofImport; }

    const std::string& path() const;
    int schemaVersion() const;
    const tournament::Tournament& tournament() const;
    const std::vector<store::JournalEntry>& journal() const;
    // Takes in what another program wrote since; true when something was new.
    Outcome<bool> refresh();
    // Why nothing can be written into the file, before anybody tries; nothing where it can be.
    std::optional<Failure> whyNotWritable();
    // The file is not at its place just now: gone, or another one lies there.
    std::optional<store::StoreErrorKind> whyNotThere() const;
    // The clock of the round that is played; none while nobody set it. It is kept on disk, and is no action.
    const std::optional<store::KeptClock>& roundClock() const;
    Outcome<base::Done> keepRoundClock(const store::KeptClock& clock);

    const DueStep& due() const;
    // Whether the round that was drawn last still is what would be drawn now.
    const OutdatedDraw& outdated() const;
    // Sheets that are waited for; not those of matches that are dropped because somebody left.
    std::vector<tournament::MissingSheet> missing() const;
    // draft, published or complete; `entries` for round 0, before the first draw.
    std::string roundState(int round) const;

    // Entries
    Outcome<ImportReport> importEntries(std::string_view bytes, const std::string& file, bool skipBad,
                                        const Confirmation& confirmation = {});
    // The same on a connection of its own, for a window that does it beside itself.
    static Outcome<ImportReport> importInto(const std::string& path, std::string_view bytes,
                                            const std::string& file, bool skipBad);
    // `partnerOf` is a single entry that becomes a pair with this person; its number is then the answer.
    Outcome<Added> addEntry(const tournament::Entry& entry, int partnerOf = 0,
                            const Confirmation& confirmation = {});
    // Several at once: all of them or none, in one action.
    Outcome<std::vector<Added>> addEntries(const std::vector<tournament::Entry>& entries,
                                           const Confirmation& confirmation = {});
    Outcome<Receipt> changeEntry(const tournament::Entry& entry,
                                 const Confirmation& confirmation = {}); // corrects names, club, camp, paid
    Outcome<Receipt> removeEntry(int number,
                                 const Confirmation& confirmation = {}); // only before the first draw
    Outcome<Receipt> leave(int number, tournament::LeaverResults results, const Confirmation& confirmation);
    Outcome<Receipt> comeBack(int number, const Confirmation& confirmation = {});
    Outcome<Receipt> substitute(int number, const Substitute& wanted, const Confirmation& confirmation = {});
    int substituteFrom(int number) const;
    Outcome<Receipt> keepApart(int a, int b, const Confirmation& confirmation = {});

    // Draws. A seed is drawn where none is given; it stands in the receipt's journal row.
    Outcome<Receipt> drawPartners(std::optional<std::uint64_t> seed, const Confirmation& confirmation,
                                  const PartnerDraw& wanted = {});
    // The next round as slips had it: CSV of tables (table;number;number ...).
    Outcome<Receipt> typeTables(std::string_view csv, const std::string& file,
                                std::optional<std::uint64_t> seed, const Confirmation& confirmation);
    Outcome<Receipt> drawTables(std::optional<std::uint64_t> seed, const Confirmation& confirmation);
    Outcome<Receipt> redraw(const std::string& why, std::optional<std::uint64_t> seed,
                            const Confirmation& confirmation = {});
    Outcome<Receipt> swapPlaces(int round, int a, int b, const std::string& why,
                                const Confirmation& confirmation = {});
    Outcome<Receipt> startRound(const Confirmation& confirmation = {});
    // Who sits where at a table, as cards were drawn for it: before its first line.
    Outcome<Receipt> seatTable(int round, int table, const std::vector<int>& numbers,
                               const Confirmation& confirmation = {});
    Outcome<tournament::Quality> quality(int round) const;
    // A draw takes up to some tenths of a second. A window works it out beside itself and then writes it; if
    // somebody changed the tournament meanwhile, it is worked out anew.
    static WorkedOutDraw workOut(const tournament::Tournament& now, const DrawWish& wish);
    Outcome<Receipt> draw(const WorkedOutDraw& draw, const Confirmation& confirmation);

    // Sheets
    Outcome<SheetView> sheet(const SheetPlace& place) const;
    // The sheet as it would then stand; nothing is written.
    Outcome<SheetView> sheetWith(const SheetPlace& place, const tournament::Line& line,
                                 int instead = 0) const;
    Outcome<SheetView> sheetWith(const SheetPlace& place, const tournament::FinalScore& score) const;
    Outcome<SheetView> sheetWithout(const SheetPlace& place, int line) const; // once that is struck
    // Why one deal cannot have brought these points; nothing where it can, or where a reason is given. They
    // are written all the same, with a warning: whoever writes may know better.
    std::optional<Failure> whyNoDeal(const SheetPlace& place, const tournament::Line& line) const;
    // What has to be asked before the figures of the line can be counted; nothing where all is told.
    Outcome<std::optional<game::Question>> missingFact(const SheetPlace& place, const tournament::Line& line,
                                                       words::Language language, int instead = 0) const;
    // The orders between which the end of the game hangs; empty where all come to the same.
    Outcome<std::vector<game::Order>> decidingOrders(const SheetPlace& place, const tournament::Line& line,
                                                     int instead = 0) const;
    // Figures that cannot have come out so are refused unless the line says why they are written all the
    // same.
    Outcome<Receipt> addLine(const SheetPlace& place, const tournament::Line& line,
                             const Confirmation& confirmation);
    // An empty sheet filled from a record of its game (desk/sheet_records.h).
    Outcome<Receipt> importSheet(const SheetPlace& place, const std::string& record, const std::string& file,
                                 const Confirmation& confirmation = {});
    Outcome<Receipt> strikeLine(const SheetPlace& place, int line, const std::string& why,
                                const Confirmation& confirmation = {});
    // Struck, and written as it should be, in one action.
    Outcome<Receipt> rewriteLine(const SheetPlace& place, int line, const std::string& why,
                                 const tournament::Line& instead, const Confirmation& confirmation = {});
    // Where lines come to another score they are struck in the same action if a reason for that is given.
    Outcome<Receipt> setResult(const SheetPlace& place, const tournament::FinalScore& score,
                               const Confirmation& confirmation, const std::string& whyLinesGo = {});
    Outcome<Receipt> confirmSheet(const SheetPlace& place, const Confirmation& confirmation = {});
    Outcome<Receipt> disputeSheet(const SheetPlace& place, const std::string& why,
                                  const Confirmation& confirmation = {});
    Outcome<Receipt> keySecond(const SheetPlace& place, const std::vector<int>& points,
                               const Confirmation& confirmation = {});
    Outcome<Receipt> enterResults(int round, std::string_view csv, const std::string& file,
                                  const Confirmation& confirmation);

    // Rulings (desk/rulings.h). The head of a record as the table stands now: rules, house rules, target,
    // names, score, dealer.
    Outcome<game::Head> disputeFrom(const SheetPlace& place) const;
    Outcome<Ruled> addRuling(const NewRuling& wanted, const Confirmation& confirmation = {});
    Outcome<Receipt> enterRuling(int number, const RulingWish& wish, const Confirmation& confirmation = {});
    // Opens a ruling again; the director then upholds or overrules it.
    Outcome<Receipt> appealRuling(int number, const std::string& why, const Confirmation& confirmation = {});
    Outcome<Receipt> withdrawRuling(int number, const std::string& why,
                                    const Confirmation& confirmation = {});
    Outcome<Receipt> upholdRuling(int number, const std::string& why, const Confirmation& confirmation = {});
    // The director's word in place of what the rules say, which is kept beside it.
    Outcome<Receipt> overruleRuling(int number, const std::string& decision, const std::string& why,
                                    const Confirmation& confirmation = {});
    Outcome<std::vector<int>> searchRulings(const store::RulingSearch& search) const;
    Outcome<std::vector<int>> rulingsLike(const LikeWish& wish, int most = 5) const;
    // All rulings as a file of deal records, each with its ruling in its head.
    std::string exportRulings() const;
    Outcome<ImportedRulings> importRulings(const std::string& bytes, const std::string& file,
                                           const Confirmation& confirmation = {});

    // An extra game between two who are level.
    Outcome<Receipt> recordDecider(const tournament::Decider& decider, const Confirmation& confirmation = {});

    // Standings, journal, file
    // While groups play, group after group, with rank and reason among its own.
    Outcome<tournament::Standings> standings(int round = 0) const;
    Outcome<Receipt> set(const std::map<std::string, std::string>& options,
                         const Confirmation& confirmation = {});
    // The end: ranks and prize list fixed. Asks where the ranking is not final. With `confirmAll` what is
    // only entered is confirmed with it, so that the wall shows it; what is under appeal is not.
    Outcome<Receipt> close(const Confirmation& confirmation = {}, bool confirmAll = false);
    Outcome<Receipt> reopen(const std::string& why, const Confirmation& confirmation = {});
    std::optional<store::JournalEntry> nextUndo() const;
    std::optional<store::JournalEntry> nextRedo() const;
    Outcome<Receipt> undo(const std::string& why);
    Outcome<Receipt> redo();
    Outcome<std::vector<store::Finding>> verify() const;
    // Also of a file that is too damaged to open.
    static Outcome<std::vector<store::Finding>> verifyFile(const std::string& path);
    // Puts what was altered behind the program back to what the journal says; what is still wrong then. `row`
    // becomes the number of the journal's row that says so, 0 where only the search's words were made anew.
    static Outcome<std::vector<store::Finding>> restoreFile(const std::string& path, int* row = nullptr);
    Outcome<std::vector<store::Finding>> backup(const std::string& copy) const; // what verify finds in it
    // A stick may be slow, and so is a large file. A window leaves the copies of a round's end and the look
    // whether the file was altered out of the action and does them beside itself; both of these open the file
    // for themselves, on whatever thread they run.
    void leaveRestToCaller() { m_restLeft = true; }
    static CopyReport copyRounds(const std::string& path, const std::vector<int>& rounds);
    static Outcome<std::vector<store::Finding>> backupOf(const std::string& path, const std::string& copy);
    std::string exportJson(bool altered) const; // which it then says
    // What is to be known of that: that it is too large to be read in again.
    std::vector<Warning> warningsOfExport(const std::string& json) const;
    // Where the file is gone from its place: a new one out of what is still known of it. What the medium
    // gives can be undone on; without it the journal is there to be read, and `altered`, if it was found to
    // be.
    Outcome<base::Done> rescue(const std::string& copy, bool altered) const;

  private:
    struct Change;
    explicit Evening(store::TournamentFile file);
    Outcome<Receipt> act(const Change& change, const Confirmation& confirmation);
    void endRoundClock();
    void finish(Receipt& receipt, const tournament::Tournament& before, bool looks) const;
    void copyEnded(Receipt& receipt, const tournament::Tournament& before) const;

    store::TournamentFile m_file;
    bool m_restLeft = false;
    std::vector<Warning> m_ofImport;
    mutable DueStep m_due; // after so many rows of the journal
    mutable std::optional<std::size_t> m_dueAt;
    mutable std::map<int, tournament::Quality> m_qualities; // of rounds, after so many rows
    mutable std::optional<std::size_t> m_qualityAt;
};

} // namespace schreiber::desk
