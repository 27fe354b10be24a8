#include "entry_checks.h"

#include "alike.h"

#include <base/utf8.h>
#include <tournament/limits.h>
#include <tournament/tidy.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace schreiber::tournament {

namespace {

// Namesakes compared with one another; beyond that a list is no list of persons.
constexpr std::size_t kMostAlike = 50;

std::size_t codePoints(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool isControl(char32_t point) {
    const bool blank = point == '\t' || point == '\n' || point == '\r';
    return (point < 0x20 && !blank) || (point >= 0x7F && point < 0xA0);
}

constexpr char kEnd = '\x1F'; // stands in no cell: a control character

std::string printOf(const Person& person) {
    return person.first + kEnd + person.last + kEnd + std::to_string(person.born.value_or(0)) + kEnd +
           tournament::nameOf(person.sex) + kEnd;
}

} // namespace

std::string faultOfKeptCell(std::string_view text) {
    for (std::string_view rest = text; !rest.empty();) {
        const base::Decoded next = base::decodeOne(rest);
        if (!next.valid) return "bad_bytes";
        if (isControl(next.codePoint)) return "control_character";
        rest.remove_prefix(next.length);
    }
    return codePoints(text) > letters::kCell ? "too_long" : "";
}

KeptText keptText(std::string_view text) {
    KeptText kept;
    std::size_t letters = 0;
    for (std::string_view rest = text; !rest.empty();) {
        const base::Decoded next = base::decodeOne(rest);
        const bool isShown = !next.valid || !isControl(next.codePoint);
        if (isShown && letters == letters::kCell) {
            kept.cut = true;
            break;
        }
        if (isShown) {
            kept.text += next.valid ? std::string(rest.substr(0, next.length)) : std::string("\uFFFD");
            ++letters;
        }
        rest.remove_prefix(next.length);
    }
    return kept;
}

std::string faultOfCell(std::string_view text) {
    std::string fault = faultOfKeptCell(text);
    if (fault == "bad_bytes" || fault == "control_character") return fault;
    if (text.find("\uFFFD") != std::string_view::npos) return "lost_letter";
    // A spreadsheet that opens an export of ours would run it.
    return isFormula(text) ? "formula_cell" : fault;
}

std::vector<EntryFault> faultsOf(const Entry& entry) {
    std::vector<EntryFault> faults;
    const auto say = [&](const char* reason) { faults.push_back({reason, nameOf(entry), {}}); };
    const auto checkLength = [&](const std::string& word, EntryField field, std::size_t person = 0) {
        if (codePoints(word) > letters::kName)
            faults.push_back({"too_long", word, {std::to_string(letters::kName)}, {field, person, {}}});
    };
    for (std::size_t i = 0; i < entry.persons.size(); ++i) {
        const Person& person = entry.persons[i];
        if (person.first.empty()) say("first_name_missing");
        if (person.last.empty()) say("last_name_missing");
        checkLength(person.first, EntryField::First, i);
        checkLength(person.last, EntryField::Last, i);
    }
    checkLength(entry.club, EntryField::Club);
    checkLength(entry.camp, EntryField::Camp);
    if (entry.persons.size() == 2 && entry.persons[0] == entry.persons[1]) say("person_twice");
    faults.erase(std::unique(faults.begin(), faults.end()), faults.end());
    return faults;
}

std::string fingerprintOf(const Entry& entry) {
    std::vector<std::string> persons;
    for (const Person& person : entry.persons) persons.push_back(printOf(person));
    std::sort(persons.begin(), persons.end());
    std::string print;
    for (const std::string& person : persons) print += person;
    print += entry.club + kEnd + entry.camp + kEnd;
    for (const auto& [title, value] : entry.extra)
        if (!value.empty() && !isRunningNumber(title)) print += title + kEnd + value + kEnd;
    return print;
}

void KnownPersons::add(const Entry& entry) {
    if (stateOf(entry) == EntryState::Left) return;
    for (const Person& person : entry.persons)
        (entry.persons.size() > 1 ? m_paired : m_alone).insert(printOf(person) + entry.club);
}

bool KnownPersons::hasOneOf(const Entry& entry) const {
    const bool pair = entry.persons.size() > 1;
    return std::any_of(entry.persons.begin(), entry.persons.end(), [&](const Person& person) {
        const std::string print = printOf(person) + entry.club;
        return m_paired.count(print) > 0 || (pair && m_alone.count(print) > 0);
    });
}

struct KnownNames::Person {
    NameKey key;
    Seen seen;
    std::optional<int> born;
    Sex sex = Sex::Unstated;
    std::string club; // folded
};

KnownNames::KnownNames() = default;
KnownNames::~KnownNames() = default;

std::vector<KnownNames::Likely> KnownNames::likely(const Entry& entry, int line) const {
    std::vector<Likely> found;
    for (const auto& person : entry.persons) {
        const NameKey key(person);
        const auto sounds = m_bySound.find(key.sound());
        if (sounds == m_bySound.end()) continue;
        const std::string club = folded(entry.club);
        const auto isAnother = [&](const Person& one) {
            return (one.born && person.born && one.born != person.born) ||
                   (one.sex != Sex::Unstated && person.sex != Sex::Unstated && one.sex != person.sex);
        };
        const auto& known = sounds->second;
        auto like = std::find_if(known.begin(), known.end(),
                                 [&](const Person& one) { return key.isSameAs(one.key) && !isAnother(one); });
        const bool isEqual = like != known.end();
        if (!isEqual)
            like = std::find_if(known.begin(), known.end(), [&](const Person& one) {
                const bool otherClub = !club.empty() && !one.club.empty() && club != one.club;
                return !otherClub && !isAnother(one) && key.readsLike(one.key);
            });
        if (like != known.end())
            found.push_back(
                {{line, nameOf(person), like->seen.name, like->seen.line, like->seen.entry}, isEqual});
    }
    return found;
}

std::vector<LikelyDuplicate> KnownNames::like(const Entry& entry, int line) const {
    std::vector<LikelyDuplicate> found;
    for (Likely& one : likely(entry, line)) found.push_back(std::move(one.what));
    return found;
}

void KnownNames::add(const Entry& entry, int line) {
    for (const auto& person : entry.persons) {
        const NameKey key(person);
        std::vector<Person>& sounds = m_bySound[key.sound()];
        if (sounds.size() < kMostAlike)
            sounds.push_back({key,
                              {nameOf(person), line, line == 0 ? entry.number : 0},
                              person.born,
                              person.sex,
                              folded(entry.club)});
    }
}

} // namespace schreiber::tournament
