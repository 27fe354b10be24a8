#include "entry_columns.h"

#include "alike.h"

#include <base/number.h>
#include <tournament/entry_list.h>
#include <tournament/tidy.h>

#include <algorithm>
#include <array>

namespace schreiber::tournament {

namespace {

struct ColumnTitle {
    std::string_view name; // folded (alike.h)
    EntryField field;
};

// German, Italian and English as seen on club lists. `nome` beside `cognome` is the first name; `name`
// beside `vorname` the last.
constexpr std::array kTitles{ColumnTitle{"vorname", EntryField::First},
                             ColumnTitle{"rufname", EntryField::First},
                             ColumnTitle{"nome", EntryField::First},
                             ColumnTitle{"firstname", EntryField::First},
                             ColumnTitle{"first", EntryField::First},
                             ColumnTitle{"givenname", EntryField::First},
                             ColumnTitle{"forename", EntryField::First},
                             ColumnTitle{"nachname", EntryField::Last},
                             ColumnTitle{"familienname", EntryField::Last},
                             ColumnTitle{"zuname", EntryField::Last},
                             ColumnTitle{"name", EntryField::Last},
                             ColumnTitle{"cognome", EntryField::Last},
                             ColumnTitle{"lastname", EntryField::Last},
                             ColumnTitle{"last", EntryField::Last},
                             ColumnTitle{"surname", EntryField::Last},
                             ColumnTitle{"familyname", EntryField::Last},
                             ColumnTitle{"jahrgang", EntryField::Born},
                             ColumnTitle{"geburtsjahr", EntryField::Born},
                             ColumnTitle{"geboren", EntryField::Born},
                             ColumnTitle{"anno", EntryField::Born},
                             ColumnTitle{"annodinascita", EntryField::Born},
                             ColumnTitle{"annonascita", EntryField::Born},
                             ColumnTitle{"born", EntryField::Born},
                             ColumnTitle{"year", EntryField::Born},
                             ColumnTitle{"yearofbirth", EntryField::Born},
                             ColumnTitle{"birthyear", EntryField::Born},
                             ColumnTitle{"geschlecht", EntryField::Sex},
                             ColumnTitle{"sesso", EntryField::Sex},
                             ColumnTitle{"sex", EntryField::Sex},
                             ColumnTitle{"gender", EntryField::Sex},
                             ColumnTitle{"wm", EntryField::Sex}, // "w/m", as the entry page heads it
                             ColumnTitle{"mw", EntryField::Sex},
                             ColumnTitle{"fm", EntryField::Sex},
                             ColumnTitle{"mf", EntryField::Sex},
                             ColumnTitle{"verein", EntryField::Club},
                             ColumnTitle{"klub", EntryField::Club},
                             ColumnTitle{"club", EntryField::Club},
                             ColumnTitle{"societa", EntryField::Club},
                             ColumnTitle{"associazione", EntryField::Club},
                             ColumnTitle{"circolo", EntryField::Club},
                             ColumnTitle{"lager", EntryField::Camp},
                             ColumnTitle{"fazione", EntryField::Camp},
                             ColumnTitle{"squadra", EntryField::Camp},
                             ColumnTitle{"campo", EntryField::Camp},
                             ColumnTitle{"schieramento", EntryField::Camp},
                             ColumnTitle{"camp", EntryField::Camp},
                             ColumnTitle{"bezahlt", EntryField::Paid},
                             ColumnTitle{"gezahlt", EntryField::Paid},
                             ColumnTitle{"pagato", EntryField::Paid},
                             ColumnTitle{"paid", EntryField::Paid},
                             ColumnTitle{"startnumber", EntryField::Ours},
                             ColumnTitle{"entrystate", EntryField::Ours}};

// Who the second of a pair is called, and what may stand between that and the title: "Vorname des Partners".
constexpr auto kPartner = std::to_array<std::string_view>(
    {"partner", "partners", "partnerin", "spielpartner", "spielpartners", "spielpartnerin", "mitspieler",
     "mitspielers", "mitspielerin", "compagno", "compagna", "socio", "socia"});
constexpr auto kOf =
    std::to_array<std::string_view>({"", "des", "der", "vom", "of", "ofthe", "del", "della", "dello"});

struct SexName {
    std::string_view name;
    Sex sex;
};
constexpr std::array kSexWords{
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

bool isOfPerson(EntryField field) {
    return field == EntryField::First || field == EntryField::Last || field == EntryField::Born ||
           field == EntryField::Sex;
}

const ColumnTitle* titleOfPartner(std::string_view name) {
    for (const std::string_view partner : kPartner) {
        if (name.starts_with(partner))
            if (const ColumnTitle* known = rowNamed(kTitles, name.substr(partner.size()))) return known;
        if (!name.ends_with(partner)) continue;
        const std::string_view before = name.substr(0, name.size() - partner.size());
        for (const std::string_view of : kOf)
            if (before.ends_with(of))
                if (const ColumnTitle* known = rowNamed(kTitles, before.substr(0, before.size() - of.size())))
                    return known;
    }
    return nullptr;
}

} // namespace

Column columnOf(std::string_view title) {
    Column column;
    column.title = tidied(title);
    std::string name = folded(title);
    std::optional<std::size_t> numbered;
    if (const std::size_t digit = name.find_first_of("12"); digit != std::string::npos) {
        numbered = name[digit] == '2' ? 1 : 0;
        name.erase(digit, 1);
    }
    const ColumnTitle* known = rowNamed(kTitles, name);
    const ColumnTitle* ofPartner = known == nullptr ? titleOfPartner(name) : nullptr;
    if (ofPartner != nullptr) known = ofPartner;
    const std::size_t person = numbered.value_or(ofPartner != nullptr ? 1 : 0);
    // A second club or payment of a pair is kept as it is: a pair plays for one.
    if (known == nullptr || (person == 1 && !isOfPerson(known->field))) return column;
    column.field = known->field;
    column.person = person;
    return column;
}

std::optional<int> readYear(std::string_view text) {
    if (text.size() != 4) return std::nullopt;
    return base::readNumber(text, kEarliestYear, kLatestYear);
}

std::optional<Sex> readSexCell(std::string_view text) {
    const SexName* found = rowNamed(kSexWords, folded(text));
    return found == nullptr ? std::nullopt : std::optional(found->sex);
}

std::optional<bool> readPaid(std::string_view text) {
    const PaidName* found = rowNamed(kPaid, folded(text));
    return found == nullptr ? std::nullopt : std::optional(found->paid);
}

} // namespace schreiber::tournament
