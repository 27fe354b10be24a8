#pragma once

#include <base/result.h>
#include <store/ruling_search.h>
#include <store/store_error.h>
#include <store/tournament_file.h>
#include <tournament/club.h>
#include <tournament/ruling.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// A club's memory (`NAME.schreiber-club`, SQLite), beside its tournament files and of another kind. It stores
// the value tournament::Club as rows; one change is one transaction, on disk before the call returns. After
// an error nothing is changed, and the value in memory is what the file holds.
namespace schreiber::store {

// A ruling that is remembered: the club's number, and the tournament where it was given.
struct ClubRuling {
    int number = 0;
    int tournament = 0;
    tournament::Ruling ruling;

    friend bool operator==(const ClubRuling&, const ClubRuling&) = default;
};

// All rulings of one evening, which take the place of those that were remembered of it.
struct EveningRulings {
    std::string identity; // of its tournament
    std::vector<tournament::Ruling> rulings;
};

class ClubFile {
  public:
    using Step = std::function<base::Result<tournament::Club, tournament::Refusal>(const tournament::Club&)>;

    static base::Result<ClubFile, StoreError> create(const std::string& path);
    static base::Result<ClubFile, StoreError> open(const std::string& path, Access access);

    ClubFile(ClubFile&&) noexcept;
    ClubFile& operator=(ClubFile&&) noexcept;
    ~ClubFile();

    const std::string& path() const;

    // As of opening or the last change of this object.
    const tournament::Club& club() const;

    // Takes the write lock (busy time-out 5 s), reads what others wrote, asks `step` for the new value,
    // writes the rows that differ, and commits. A refusal writes nothing.
    base::Result<base::Done, TransactError> transact(const Step& step,
                                                     const std::vector<EveningRulings>& rulings = {});

    // What the file holds now, the best match first.
    base::Result<std::vector<ClubRuling>, StoreError> searchRulings(const RulingSearch& search) const;
    base::Result<std::optional<ClubRuling>, StoreError> ruling(int number) const;

    // SQLite's integrity, references, the schema, and every row as the program reads it. Empty when the file
    // is sound; works on a file that is too damaged to open, too.
    static base::Result<std::vector<Finding>, StoreError> verifyFile(const std::string& path);
    // Makes the words that a search goes by anew from the rulings as they stand; all else is in no other
    // place. What is still wrong then, in which case nothing was written.
    static base::Result<std::vector<Finding>, StoreError> restoreFile(const std::string& path);

  private:
    struct Impl;
    explicit ClubFile(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace schreiber::store
