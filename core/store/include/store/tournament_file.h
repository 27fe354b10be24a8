#pragma once

#include <base/result.h>
#include <store/access.h>
#include <store/finding.h>
#include <store/journal.h>
#include <store/kept_clock.h>
#include <store/ruling_search.h>
#include <store/store_error.h>
#include <tournament/model.h>
#include <tournament/refusal.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// A tournament file (`NAME.schreiber`, SQLite). It stores the value tournament::Tournament as rows, and
// beside it an append-only journal in which every row's change is kept, so that undo, redo and verify follow
// from it. One action is one transaction, on disk before the call returns. After an error nothing is
// changed (but for `Unconfirmed`), and the value in memory is what the file holds.
namespace schreiber::store {

// What an action makes of the tournament: the whole new value, and what to write into the journal.
struct Step {
    tournament::Tournament after;
    Action what;
    std::string why;
};

using StepResult = base::Result<Step, tournament::Refusal>;
using StepFunction = std::function<StepResult(const tournament::Tournament&)>;
using TransactError = std::variant<StoreError, tournament::Refusal>;

// What else is asked of a tournament whose file is sound otherwise.
using FurtherCheck = std::function<std::vector<Finding>(const tournament::Tournament&)>;

class TournamentFile {
  public:
    // What the file cannot hold (text that is no UTF-8, a side without a place, a number that is nobody's):
    // a refusal `not_storable` with `place` (a pointer into the export), `found` and `expected`; or
    // `text_too_long` with `place`, `found` and `most`, in bytes.
    static std::optional<tournament::Refusal> whyNotStorable(const tournament::Tournament& tournament);

    // Writes a new file with its first journal row, which cannot be undone. An import passes the journal it
    // brings: those rows stand in place of the first one, and none of them can be undone. The tournament has
    // to be storable.
    static base::Result<TournamentFile, StoreError> create(const std::string& path,
                                                           const tournament::Tournament& tournament,
                                                           const Action& what,
                                                           const std::vector<JournalEntry>& imported = {});
    // Opens, checks what kind of file it is, and brings an older schema up to date (read-write only).
    static base::Result<TournamentFile, StoreError> open(const std::string& path, Access access,
                                                         OnLock onLock = OnLock::Wait);

    // From the thread on which it was opened to another, which connects it before anything else is asked of
    // it; only what others wrote in between is read again there.
    void disconnect();
    base::Result<base::Done, StoreError> connect(OnLock onLock);

    TournamentFile(TournamentFile&&) noexcept;
    TournamentFile& operator=(TournamentFile&&) noexcept;
    ~TournamentFile();

    const std::string& path() const;
    int schemaVersion() const;

    // The tournament as of the last load or action of this object; `refresh` reads again what others wrote
    // since (cheap when nobody did) and says whether anything was new.
    const tournament::Tournament& tournament() const;
    base::Result<bool, StoreError> refresh();

    // Why no action can be written (file, folder or medium is only for reading), found out without writing
    // one; nothing where it can be.
    std::optional<StoreError> whyNotWritable();
    // Why this file is not at its place just now: gone, or another one lies there.
    std::optional<StoreError> whyNotThere() const;

    // One user action: takes the write lock, brings the value up to date, asks `step` for
    // the new one, writes the rows that differ with the journal row, and commits. A refusal writes nothing.
    // A step whose tournament is not storable is refused.
    base::Result<JournalEntry, TransactError> transact(const StepFunction& step);

    // What `transact` would do, without writing anything (--dry-run).
    base::Result<Step, TransactError> rehearse(const StepFunction& step);

    // The last action not undone, and the last one undone since; refusals `nothing_to_undo`,
    // `nothing_to_redo`.
    base::Result<JournalEntry, TransactError> undo(const std::string& why);
    base::Result<JournalEntry, TransactError> redo(const std::string& why);
    std::optional<JournalEntry> nextUndo() const;
    std::optional<JournalEntry> nextRedo() const;

    // What the medium said after the last action was written: it is done, and may be gone after a power cut.
    const std::optional<StoreError>& afterword() const;

    const std::vector<JournalEntry>& journal() const;

    // None while nobody set the clock; like the tournament it is as of the last load, `refresh` or call of
    // this object. Keeping it writes no journal row.
    const std::optional<KeptClock>& roundClock() const;
    base::Result<base::Done, StoreError> keepRoundClock(const KeptClock& clock);

    // Numbers of the rulings that fit, the best first, as the file has them now.
    base::Result<std::vector<int>, StoreError> searchRulings(const RulingSearch& search) const;

    // SQLite's integrity, foreign keys, the schema, the seals of the journal, every row against the journal,
    // every stored total against its lines, the search's words against the rulings. Empty when the file is
    // sound. Where nobody else wrote into the file since it was last looked through so, as SQLite counts it,
    // and the system for whoever writes past SQLite, that holds. The other always looks through it, also
    // where it is too damaged to open.
    base::Result<std::vector<Finding>, StoreError> verify(const FurtherCheck& further = {}) const;
    static base::Result<std::vector<Finding>, StoreError> verifyFile(const std::string& path,
                                                                     const FurtherCheck& further = {});

    // Puts what was altered behind the program back to what the journal says, where that itself is in order.
    // What verify finds then: where that is anything, nothing was changed. Who has the file open reads it
    // anew with the next `refresh`.
    static base::Result<std::vector<Finding>, StoreError> restoreFile(const std::string& path,
                                                                      int* row = nullptr);

    // A consistent copy, also while the file is in use; written beside the destination, verified and renamed.
    // A file that stands there is replaced if it is an older state of this tournament. What verify finds in
    // the copy; where that is anything, it replaces no sound one: Unsound.
    base::Result<std::vector<Finding>, StoreError> backup(const std::string& copy) const;

    // A new file out of what this open one still gives when it is gone from its place: a medium that can be
    // read gives all of it, what can be undone too. Anything else is an error, and leaves nothing.
    base::Result<base::Done, StoreError> rescue(const std::string& copy) const;

  private:
    struct Impl;
    explicit TournamentFile(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace schreiber::store
