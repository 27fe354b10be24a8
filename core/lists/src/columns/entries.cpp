#include <tournament/groups.h>
#include <tournament/partners.h>

#include <algorithm>
#include <array>
#include <lists/entries.h>
#include <map>

namespace schreiber::lists {

namespace {

using Id = Entered::Column;
using C = EntriesColumn;
using tournament::Person;

Value given(const std::string& text) {
    return text.empty() ? Value() : Value(text);
}
Value given(int number) {
    return number == 0 ? Value() : Value(number);
}
Value given(const std::optional<int>& number) {
    return number ? Value(*number) : Value();
}

const Person& firstIn(const tournament::Entry& entry) {
    static const Person kNobody;
    return entry.persons.empty() ? kNobody : entry.persons.front();
}

// What was entered: in files a single has a dash where others have a second person.
template <std::string Person::*Name>
Value firstOf(const Entered& one, const C&) {
    return firstIn(one.entry).*Name;
}
template <std::string Person::*Name>
Value secondOf(const Entered& one, const C&) {
    return one.entry.persons.size() > 1 ? one.entry.persons[1].*Name : std::string("-");
}
template <std::string Person::*Name>
Value partnerOf(const Entered& one, const C&) {
    return one.partner ? (*one.partner).*Name : std::string();
}
Value bornOf(const Entered& one, const C&) {
    return given(firstIn(one.entry).born);
}
Value secondBorn(const Entered& one, const C&) {
    return one.entry.persons.size() > 1 ? given(one.entry.persons[1].born) : Value();
}
Value sexOf(const Entered& one, const C&) {
    return tournament::nameOf(firstIn(one.entry).sex);
}
Value secondSex(const Entered& one, const C&) {
    return one.entry.persons.size() > 1 ? tournament::nameOf(one.entry.persons[1].sex) : std::string();
}
Value allBorn(const Entered& one, const C&) {
    std::string years;
    for (const Person& person : one.entry.persons)
        if (person.born) years += (years.empty() ? "" : " / ") + std::to_string(*person.born);
    return years;
}
Value allSexes(const Entered& one, const C&) {
    std::vector<Word> letters;
    for (const Person& person : one.entry.persons)
        if (person.sex != tournament::Sex::Unstated) letters.push_back(letterOf(person.sex));
    return letters;
}

Value numberOf(const Entered& one, const C&) {
    return one.entry.number;
}
Value pairOf(const Entered& one, const C&) {
    return given(one.pair);
}
Value nameOf(const Entered& one, const C&) {
    return tournament::nameOf(one.entry);
}
Value clubOf(const Entered& one, const C&) {
    return one.entry.club;
}
Value campOf(const Entered& one, const C&) {
    return given(one.entry.camp);
}
Value groupOf(const Entered& one, const C&) {
    return one.group;
}
Value paidOf(const Entered& one, const C&) {
    return one.entry.paid;
}
Value stateOf(const Entered& one, const C&) {
    return std::vector{wordOf(tournament::stateOf(one.entry))};
}
Value drawnWithOf(const Entered& one, const C&) {
    return given(one.drawnWith);
}
Value noteOf(const Entered& one, const C&) {
    return given(one.note);
}
Value keptOf(const Entered& one, const C& column) {
    return one.kept[static_cast<std::size_t>(column.n) - 1];
}

constexpr auto kListed = Surface::Text | Surface::Paper;
constexpr auto kDesk = Surface::Window | Surface::Text;
constexpr auto kDeskAndFiles = kDesk | kFiles;
constexpr auto kAll = kDeskAndFiles | Surface::Paper;

constexpr std::array kColumns{
    C{Id::Number, "entry", {"Nr.", "N.", "No."}, Kind::Number, kAll, numberOf}.inCsv("start number"),
    C{Id::Pair, "pair", {}, Kind::Number, Surface::Json, pairOf},
    C{Id::FirstName, "first", {}, Kind::Words, Surface::Csv, firstOf<&Person::first>},
    C{Id::LastName,
      "last",
      {"Nachname", "Cognome", "Last name"},
      Kind::Words,
      Surface::Csv | Surface::Window,
      firstOf<&Person::last>},
    C{Id::FirstName,
      "first",
      {"Vorname", "Nome", "First name"},
      Kind::Words,
      Surface::Window,
      firstOf<&Person::first>},
    C{Id::Born, "born", {}, Kind::Number, Surface::Csv, bornOf},
    C{Id::Sex, "sex", {}, Kind::Words, Surface::Csv, sexOf},
    C{Id::PartnerFirstName, "first 2", {}, Kind::Words, Surface::Csv, secondOf<&Person::first>},
    C{Id::PartnerLastName, "last 2", {}, Kind::Words, Surface::Csv, secondOf<&Person::last>},
    C{Id::PartnerBorn, "born 2", {}, Kind::Number, Surface::Csv, secondBorn},
    C{Id::PartnerSex, "sex 2", {}, Kind::Words, Surface::Csv, secondSex},
    C{Id::PartnerLastName,
      "last 2",
      {"Nachname 2", "Cognome 2", "Last name 2"},
      Kind::Words,
      Surface::Window,
      partnerOf<&Person::last>},
    C{Id::PartnerFirstName,
      "first 2",
      {"Vorname 2", "Nome 2", "First name 2"},
      Kind::Words,
      Surface::Window,
      partnerOf<&Person::first>},
    C{Id::Name, "name", {"Name", "Nome", "Name"}, Kind::Words, kListed, nameOf},
    C{Id::Club, "club", {"Verein", "Circolo", "Club"}, Kind::Words, kAll, clubOf}.ifAny(),
    C{Id::Camp, "camp", {"Lager", "Fazione", "Camp"}, Kind::Words, kAll, campOf}.ifAny(),
    C{Id::Group, "group", {"Gruppe", "Girone", "Group"}, Kind::Count, Surface::Paper, groupOf}.ifAny(),
    // Nobody's business but the desk's.
    C{Id::Born, "born", {"Jahrgang", "Anno", "Born"}, Kind::Number, Surface::Window, allBorn},
    C{Id::Sex, "sex", {"w/m", "f/m", "f/m"}, Kind::Words, Surface::Window, allSexes},
    C{Id::Paid, "paid", {"Bezahlt", "Pagato", "Paid"}, Kind::Words, kDeskAndFiles, paidOf},
    C{Id::State, "state", {"Zustand", "Stato", "State"}, Kind::Words, kDeskAndFiles, stateOf}
        .inCsv("entry state")
        .brief({"Stand", "Stato", "State"}),
    C{Id::Partner, "partner", {"Partner", "Compagno", "Partner"}, Kind::Words, Surface::Text, drawnWithOf}
        .ifAny(),
    C{Id::Note, "note", {"Anmerkung", "Nota", "Note"}, Kind::Words, Surface::Paper, noteOf}.ifAny(),
};

// Titles that lists had beside ours, in their order. A list may have two of one title: which of them it is.
using KeptTitle = std::pair<std::string_view, int>;

std::map<KeptTitle, std::string> keptIn(const tournament::Entry& entry) {
    std::map<std::string_view, int> seen;
    std::map<KeptTitle, std::string> values;
    for (const auto& [title, value] : entry.extra) values.emplace(KeptTitle{title, seen[title]++}, value);
    return values;
}

std::vector<KeptTitle> keptTitles(const tournament::Tournament& tournament) {
    std::vector<KeptTitle> titles;
    for (const tournament::Entry& entry : tournament.entries) {
        std::map<std::string_view, int> seen;
        for (const auto& [title, value] : entry.extra) {
            const KeptTitle one{title, seen[title]++};
            if (std::ranges::find(titles, one) == titles.end()) titles.push_back(one);
        }
    }
    return titles;
}

bool isOfPartnerInFiles(const C& column) {
    return column.on.has(Surface::Csv) &&
           (column.id == Id::PartnerFirstName || column.id == Id::PartnerLastName ||
            column.id == Id::PartnerBorn || column.id == Id::PartnerSex);
}

} // namespace

std::vector<Entered> entriesRows(const tournament::Tournament& tournament) {
    const auto groups = tournament::groupsOf(tournament);
    const std::vector<KeptTitle> titles = keptTitles(tournament);
    std::vector<Entered> rows;
    for (const tournament::Entry& entry : tournament.entries) {
        Entered one{entry};
        one.pair = tournament::pairOf(tournament, entry.number);
        one.group = tournament::groupOf(groups, one.pair == 0 ? entry.number : one.pair);
        if (entry.persons.size() > 1) one.partner = entry.persons[1];
        auto values = keptIn(entry);
        for (const KeptTitle& title : titles) one.kept.push_back(values[title]);
        rows.push_back(std::move(one));
    }
    return rows;
}

std::vector<EntriesColumn> entriesColumns(const tournament::Tournament& tournament) {
    const bool pairs =
        std::ranges::any_of(tournament.entries, [](const auto& entry) { return entry.persons.size() > 1; });
    std::vector<EntriesColumn> columns(kColumns.begin(), kColumns.end());
    if (!pairs) std::erase_if(columns, isOfPartnerInFiles);
    if (!tournament.settings.camps) // kept all the same, and in files
        for (C& column : columns)
            if (column.id == Id::Camp) column.on = kFiles | Surface::Window;
    int n = 0;
    for (const auto& [title, which] : keptTitles(tournament))
        columns.push_back(
            C{Id::Kept, title, {}, Kind::Words, Surface::Csv, keptOf}.inCsv(title).numbered(++n));
    return columns;
}

} // namespace schreiber::lists
