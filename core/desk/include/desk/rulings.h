#pragma once

#include <desk/receipt.h>
#include <desk/sheet_place.h>
#include <store/ruling_search.h>
#include <tournament/model.h>
#include <tournament/ruling.h>

#include <game/game.h>
#include <optional>
#include <string>
#include <vector>
#include <words/language.h>

// The Streitfall at an evening: asked, ruled on, entered on the table's sheet, appealed, overruled, found
// again.
namespace schreiber::desk {

class Evening;

// What of a ruling goes on its table's sheet: the line that follows from the record, a line struck, points
// off for a side, the deal dealt again, or the game lost by a side.
struct RulingWish {
    tournament::Measure measure = tournament::Measure::Line;
    int line = 0;   // to strike: its number on the paper (desk/sheet_records.h)
    int side = -1;  // to fine, or that lost
    int points = 0; // of the fine
    // Of a sheet whose lines sum to zero: the line as the game writes it; empty: the numbers of the record.
    std::string text = {};

    friend bool operator==(const RulingWish&, const RulingWish&) = default;
};

// What a ruling gives for its sheet, as the rules were told that day. Nothing where a director decided it:
// his words only people read.
std::vector<RulingWish> givenBy(const tournament::Ruling& ruling);

// The side that broke a rule: the one that is fined by the rules, else whose line is the first illegal one.
std::optional<int> brokenBy(const tournament::Ruling& ruling);

// There is none of this number.
tournament::Refusal noSuchRuling(const tournament::Tournament& tournament, int number);

struct NewRuling {
    std::string record; // one deal as deal-record.md has it; with words its head is enough
    std::string file;   // named in errors
    SheetPlace place;   // table 0: from no table
    std::string askedBy;
    std::string dispute; // in the words of the parties
    std::string at;      // UTC, ISO 8601; empty: now
    // What holds where no record can tell the case, so that the rules leave it open, and by which rule; empty
    // where they decide it.
    std::string decision;
    std::string why;
    std::optional<RulingWish> enter;
};

// While it is undecided, or opened again by an appeal, nothing of a ruling goes on a sheet.
std::optional<tournament::Refusal> whyNotOnSheet(const tournament::Ruling& ruling);

// Where the record names another score or target than its table's sheet has.
std::optional<Warning> scoreOtherwise(const tournament::Tournament& tournament,
                                      const tournament::Ruling& ruling);

// The ruling as it stands after the use case; of a dry run as it would stand.
struct Ruled {
    Receipt receipt;
    tournament::Ruling ruling;
};

// A ruling that is here and in a file, and of which something else became there.
struct RulingDifference {
    tournament::Ruling here; // which stays as it is
    tournament::Ruling there;
};

struct ImportedRulings {
    Receipt receipt; // empty where nothing was to be written
    int imported = 0;
    int known = 0;                           // that were there already,
    std::vector<RulingDifference> differing; // these of them not as in the file
};

// Has it been asked before: by the record's rule points, and by words.
struct LikeWish {
    std::string record; // may be empty
    std::string file;
    std::string words;
};

// The head of a record as the table stands now: rules, house rules, target, names, score, dealer.
Outcome<game::Head> disputeFrom(const tournament::Tournament& tournament, const SheetPlace& place);

// The ruling as it would be kept, of no number and no table yet: for a paper about what nobody has kept.
tournament::Ruling rulingOf(const NewRuling& asked);

// Writes the record and what the rules say of it into the ruling. It can be read. Open where nothing was
// recorded to rule on, or where a point cannot be decided; otherwise decided.
void ruleOn(const std::string& record, tournament::Ruling& ruling);

Outcome<Ruled> addRuling(Evening& evening, const NewRuling& wanted, const Confirmation& confirmation = {});
Outcome<Receipt> enterRuling(Evening& evening, int number, const RulingWish& wish,
                             const Confirmation& confirmation = {});
// Opens a ruling again; the director then upholds or overrules it.
Outcome<Receipt> appealRuling(Evening& evening, int number, const std::string& why,
                              const Confirmation& confirmation = {});
Outcome<Receipt> withdrawRuling(Evening& evening, int number, const std::string& why,
                                const Confirmation& confirmation = {});
Outcome<Receipt> upholdRuling(Evening& evening, int number, const std::string& why,
                              const Confirmation& confirmation = {});
// The director's word in place of what the rules say, which is kept beside it.
Outcome<Receipt> overruleRuling(Evening& evening, int number, const std::string& decision,
                                const std::string& why, const Confirmation& confirmation = {});

Outcome<std::vector<int>> searchRulings(const Evening& evening, const store::RulingSearch& search);
Outcome<std::vector<int>> rulingsLike(const Evening& evening, const LikeWish& wish, int most = 5);

// All rulings as a file of deal records, each with its ruling in its head.
std::string exportRulings(const tournament::Tournament& tournament);
Outcome<ImportedRulings> importRulings(Evening& evening, const std::string& bytes, const std::string& file,
                                       const Confirmation& confirmation = {});

// What to ask once all archives have been asked and none has anything: the same more loosely. Nothing where
// no words can be meant otherwise.
std::optional<store::RulingSearch> looser(store::RulingSearch search);

// The ruling's text in a language: what the rules say to each point.
const std::string& textOf(const tournament::RuledPoint& point, words::Language language);

// A reason of what is in order, taken apart.
struct ReasonWords {
    std::string heading;
    std::vector<std::string> paragraphs; // what it says; where it was not told before, the rule
};
ReasonWords reasonOf(const tournament::RuledPoint& reason, words::Language language);

// A rule by its title, as the catalogue has it today; the name itself where it has none of that name.
std::string ruleTitle(const std::string& rule, words::Language language);
// Those that a ruling is about, each once.
std::string ruleTitles(const tournament::Ruling& ruling, words::Language language);

// The lines that a ruling wrote on its sheet and that still stand there.
std::vector<int> linesStanding(const tournament::Tournament& tournament, const tournament::Ruling& ruling);

// "Strafe 2 für Hofer / Tschenett, Zeile 7": what a ruling put on its sheet; with "gestrichen" where its line
// was struck since.
std::string inWords(const tournament::Tournament& tournament, const tournament::Ruling& ruling,
                    const tournament::RulingEntry& entry, words::Language language);

// All of it, first to last. A line that the ruling wrote and struck itself is told of once.
std::vector<std::string> enteredInWords(const tournament::Tournament& tournament,
                                        const tournament::Ruling& ruling, words::Language language);

// What is to be known of a file of rulings: that it is too large to be read in again.
std::vector<Warning> warningsOfRulings(const std::string& file);

// A step of what became of a ruling: "Die Leitung entscheidet", of one that holds no more "Die Leitung
// entschied vorher"; what holds, or why it was appealed or upheld; and the reason of what was decided.
struct DecisionWords {
    std::string at; // UTC; may be empty
    std::string name;
    std::string what;
    std::string why;
};
std::vector<DecisionWords> decisionsInWords(const tournament::Ruling& ruling, words::Language language);

// "Entscheid 2: hier anders entschieden (gilt nicht), in der Datei entschieden. ..."
std::string inWords(const RulingDifference& difference, words::Language language);

} // namespace schreiber::desk
