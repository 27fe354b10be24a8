#pragma once

#include "entry_columns.h"

#include <tournament/entry_list.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

// What makes a cell, a person or an entry unfit, and what makes two entries alike.
namespace schreiber::tournament {

// Why a cell cannot be taken as it is, as a reason code; empty where it can.
std::string faultOfCell(std::string_view text);
// The same in a column that is only kept: there a telephone number begins with + as it likes.
std::string faultOfKeptCell(std::string_view text);
// Of such a column of a list what can be kept: it never makes a row bad. Whether it was too long.
struct KeptText {
    std::string text;
    bool cut = false;
};
KeptText keptText(std::string_view text);

struct EntryFault {
    std::string reason;
    std::string found;                 // the person, or the word itself where it is too long
    std::vector<std::string> expected; // how long it may be
    Column where = {};                 // of that word; else it is said of the whole entry

    friend bool operator==(const EntryFault&, const EntryFault&) = default;
};

// What speaks against an entry taken for itself.
std::vector<EntryFault> faultsOf(const Entry& entry);

// All that tells one entry from another; payment does not, nor a number that a list gives its rows.
std::string fingerprintOf(const Entry& entry);

// Those who are entered so far, each with the club: nobody plays in a pair and under another number besides.
// Who has left may be entered anew.
class KnownPersons {
  public:
    void add(const Entry& entry);
    bool hasOneOf(const Entry& entry) const;

  private:
    std::unordered_set<std::string> m_alone;
    std::unordered_set<std::string> m_paired;
};

// The persons seen so far, by the sound of their names.
class KnownNames {
  public:
    struct Seen {
        std::string name;
        int line = 0;  // in the list at hand
        int entry = 0; // start number, when already entered
    };

    KnownNames();
    ~KnownNames();
    KnownNames(const KnownNames&) = delete;
    KnownNames& operator=(const KnownNames&) = delete;

    // For each person of `entry` the first one seen of that very name, or else whose name sounds and reads
    // alike; nobody of whom it is clear that it is another: by the year, the sex, a number in the name, or
    // where the names differ by the club.
    std::vector<LikelyDuplicate> like(const Entry& entry, int line) const;
    // The same, whether by a name that is equal.
    struct Likely {
        LikelyDuplicate what;
        bool isEqual = false;
    };
    std::vector<Likely> likely(const Entry& entry, int line) const;
    void add(const Entry& entry, int line);

  private:
    struct Person;
    std::unordered_map<std::string, std::vector<Person>> m_bySound;
};

} // namespace schreiber::tournament
