#pragma once

#include <desk/failure.h>
#include <desk/warning.h>
#include <store/access.h>
#include <store/journal.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace schreiber::store {
struct KeptClock;
class TournamentFile;
} // namespace schreiber::store
namespace schreiber::tournament {
struct Quality;
struct Tournament;
} // namespace schreiber::tournament

// An evening that is open, as window and command line share it: its tournament, its journal, and what is due.
// What is done at it are functions of an evening, by what they are about: entries.h, draws.h, sheets.h,
// rulings.h, settings.h, ending.h; copies.h and altered.h are about its file. Window and command line are
// thin over them: they ask, show what came back, and put failures into words. Every call that changes
// something is one action in the journal and on disk when it returns.
namespace schreiber::desk {

struct Change;
struct Confirmation;
struct DueStep;
struct NewTournament;
struct Receipt;

class Evening {
  public:
    // `yes` to what would be asked first (numbers that are seldom meant).
    static Outcome<Evening> create(const std::string& path, const NewTournament& wanted, bool yes = true);
    static Outcome<Evening> open(const std::string& path, store::Access access = store::Access::ReadWrite,
                                 store::OnLock onLock = store::OnLock::Wait);
    // The same in two parts: on a thread of its own all that takes time, then on the one that goes on with it
    // the connection, before anything else is asked of the file.
    static Outcome<Evening> openBeside(const std::string& path, store::OnLock onLock);
    Outcome<base::Done> connect(store::OnLock onLock);
    static Outcome<Evening> importJson(const std::string& bytes, const std::string& source,
                                       const std::string& path);
    // What was taken though it is unusual; of one that was just imported.
    const std::vector<Warning>& warningsOfImport() const;

    Evening(Evening&&) noexcept;
    Evening& operator=(Evening&&) noexcept;
    ~Evening();

    const std::string& path() const;
    int schemaVersion() const;
    const tournament::Tournament& tournament() const;
    const store::TournamentFile& file() const;
    // Takes in what another program wrote since; true when something was new.
    Outcome<bool> refresh();
    // Why nothing can be written into the file, before anybody tries; nothing where it can be.
    std::optional<Failure> whyNotWritable();
    // The file is not at its place just now: gone, or another one lies there.
    std::optional<store::StoreErrorKind> whyNotThere() const;
    // The clock of the round that is played; none while nobody set it. It is kept on disk, and is no action.
    const std::optional<store::KeptClock>& roundClock() const;
    Outcome<base::Done> keepRoundClock(const store::KeptClock& clock);

    // Both are asked at each key, and worked out once for each row of the journal.
    const DueStep& due() const;
    Outcome<tournament::Quality> quality(int round) const;

    // One action: what all that changes something comes to (change.h among the desk's sources).
    Outcome<Receipt> act(const Change& change, const Confirmation& confirmation);
    // A window leaves the copies of a round's end and the look whether the file was altered out of the action
    // and does them beside itself (copies.h).
    void leaveRestToCaller();

    const std::vector<store::JournalEntry>& journal() const;
    std::optional<store::JournalEntry> nextUndo() const;
    std::optional<store::JournalEntry> nextRedo() const;
    Outcome<Receipt> undo(const std::string& why);
    Outcome<Receipt> redo();

  private:
    struct Impl;
    explicit Evening(store::TournamentFile file);
    void finish(Receipt& receipt, const tournament::Tournament& before, bool looks) const;

    std::unique_ptr<Impl> m_impl;
};

} // namespace schreiber::desk
