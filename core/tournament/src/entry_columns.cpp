#include "entry_columns.h"

#include "alike.h"

#include <algorithm>
#include <array>

namespace schreiber::tournament {

namespace {

struct Title {
    std::string_view name; // folded (alike.h)
    Field field;
};

// German, Italian and English as seen on club lists. `nome` beside `cognome` is the first name; `name`
// beside `vorname` the last.
constexpr std::array kTitles{Title{"vorname", Field::First},
                             Title{"rufname", Field::First},
                             Title{"nome", Field::First},
                             Title{"firstname", Field::First},
                             Title{"first", Field::First},
                             Title{"givenname", Field::First},
                             Title{"forename", Field::First},
                             Title{"nachname", Field::Last},
                             Title{"familienname", Field::Last},
                             Title{"zuname", Field::Last},
                             Title{"name", Field::Last},
                             Title{"cognome", Field::Last},
                             Title{"lastname", Field::Last},
                             Title{"last", Field::Last},
                             Title{"surname", Field::Last},
                             Title{"familyname", Field::Last},
                             Title{"jahrgang", Field::Born},
                             Title{"geburtsjahr", Field::Born},
                             Title{"geboren", Field::Born},
                             Title{"anno", Field::Born},
                             Title{"annodinascita", Field::Born},
                             Title{"annonascita", Field::Born},
                             Title{"born", Field::Born},
                             Title{"year", Field::Born},
                             Title{"yearofbirth", Field::Born},
                             Title{"birthyear", Field::Born},
                             Title{"geschlecht", Field::Sex},
                             Title{"sesso", Field::Sex},
                             Title{"sex", Field::Sex},
                             Title{"gender", Field::Sex},
                             Title{"verein", Field::Club},
                             Title{"klub", Field::Club},
                             Title{"club", Field::Club},
                             Title{"societa", Field::Club},
                             Title{"associazione", Field::Club},
                             Title{"circolo", Field::Club},
                             Title{"lager", Field::Camp},
                             Title{"campo", Field::Camp},
                             Title{"schieramento", Field::Camp},
                             Title{"camp", Field::Camp},
                             Title{"bezahlt", Field::Paid},
                             Title{"gezahlt", Field::Paid},
                             Title{"pagato", Field::Paid},
                             Title{"paid", Field::Paid},
                             Title{"startnumber", Field::Ours},
                             Title{"entrystate", Field::Ours}};

struct SexName {
    std::string_view name;
    Sex sex;
};
constexpr std::array kSexes{
    SexName{"", Sex::Unstated},       SexName{"d", Sex::Unstated},    SexName{"divers", Sex::Unstated},
    SexName{"x", Sex::Unstated},      SexName{"w", Sex::Female},      SexName{"f", Sex::Female},
    SexName{"weiblich", Sex::Female}, SexName{"frau", Sex::Female},   SexName{"femmina", Sex::Female},
    SexName{"donna", Sex::Female},    SexName{"female", Sex::Female}, SexName{"woman", Sex::Female},
    SexName{"m", Sex::Male},          SexName{"mannlich", Sex::Male}, SexName{"mann", Sex::Male},
    SexName{"herr", Sex::Male},       SexName{"maschio", Sex::Male},  SexName{"uomo", Sex::Male},
    SexName{"male", Sex::Male},       SexName{"man", Sex::Male}};

struct PaidName {
    std::string_view name;
    bool paid;
};
constexpr std::array kPaid{
    PaidName{"", false},      PaidName{"nein", false},  PaidName{"n", false},      PaidName{"no", false},
    PaidName{"0", false},     PaidName{"false", false}, PaidName{"falsch", false}, PaidName{"falso", false},
    PaidName{"ja", true},     PaidName{"j", true},      PaidName{"si", true},      PaidName{"s", true},
    PaidName{"yes", true},    PaidName{"y", true},      PaidName{"1", true},       PaidName{"x", true},
    PaidName{"true", true},   PaidName{"wahr", true},   PaidName{"vero", true},    PaidName{"bezahlt", true},
    PaidName{"pagato", true}, PaidName{"paid", true}};

template <class Table>
auto rowNamed(const Table& table, std::string_view name) -> const typename Table::value_type* {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const auto& row) { return row.name == name; });
    return found == table.end() ? nullptr : &*found;
}

bool isOfPerson(Field field) {
    return field == Field::First || field == Field::Last || field == Field::Born || field == Field::Sex;
}

constexpr int kEarliestYear = 1900;
constexpr int kLatestYear = 2099;

} // namespace

Column columnOf(std::string_view title) {
    Column column;
    column.title = tidied(title);
    std::string name = folded(title);
    std::size_t person = 0;
    if (!name.empty() && (name.back() == '1' || name.back() == '2')) {
        person = name.back() == '2' ? 1 : 0;
        name.pop_back();
    } else if (!name.empty() && (name.front() == '1' || name.front() == '2')) {
        person = name.front() == '2' ? 1 : 0;
        name.erase(0, 1);
    }
    const Title* known = rowNamed(kTitles, name);
    // A second club or payment of a pair is kept as it is: a pair plays for one.
    if (known == nullptr || (person == 1 && !isOfPerson(known->field))) return column;
    column.field = known->field;
    column.person = person;
    return column;
}

std::optional<int> readYear(std::string_view text) {
    if (text.size() != 4) return std::nullopt;
    int year = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        year = year * 10 + (c - '0');
    }
    if (year < kEarliestYear || year > kLatestYear) return std::nullopt;
    return year;
}

std::optional<Sex> readSexCell(std::string_view text) {
    const SexName* found = rowNamed(kSexes, folded(text));
    return found == nullptr ? std::nullopt : std::optional(found->sex);
}

std::optional<bool> readPaid(std::string_view text) {
    const PaidName* found = rowNamed(kPaid, folded(text));
    return found == nullptr ? std::nullopt : std::optional(found->paid);
}

} // namespace schreiber::tournament
