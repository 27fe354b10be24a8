#include <array>
#include <lists/season.h>

namespace schreiber::lists {

namespace {

using Id = InSeason::Column;
using C = SeasonColumn;

template <auto Member>
Value of(const InSeason& one, const C&) {
    return one.row.*Member;
}
Value nameOf(const InSeason& one, const C&) {
    return one.name;
}
Value clubOf(const InSeason& one, const C&) {
    return one.club;
}
Value countedOf(const InSeason& one, const C&) {
    return one.counted;
}

using SeasonRow = tournament::SeasonRow;
constexpr auto kTold = Surface::Text | Surface::Json;
constexpr std::array kSeason{
    C{Id::Rank, "rank", {"Rang", "Pos.", "Rank"}, Kind::Number, kTold, of<&SeasonRow::rank>},
    C{Id::Person, "person", {"Nr.", "N.", "No."}, Kind::Number, kTold, of<&SeasonRow::person>},
    C{Id::Name, "name", {"Name", "Nome", "Name"}, Kind::Words, kTold, nameOf},
    C{Id::Club, "club", {"Verein", "Circolo", "Club"}, Kind::Words, kTold, clubOf}.ifAny(),
    C{Id::Tournaments,
      "tournaments",
      {"Turniere", "Tornei", "Played"},
      Kind::Number,
      kTold,
      of<&SeasonRow::tournaments>},
    C{Id::Won, "won", {"gewonnen", "vinti", "won"}, Kind::Number, kTold, of<&SeasonRow::won>},
    C{Id::Total, "total", {"Summe", "Totale", "Total"}, Kind::Number, kTold, of<&SeasonRow::total>},
    C{Id::Counted,
      "counted",
      {"gezählt", "contati", "counted"},
      Kind::Words,
      Surface::Text,
      countedOf}, // JSON has a list
};

} // namespace

std::vector<InSeason> seasonRows(const tournament::Club& club, const tournament::Season& season,
                                 words::Language language) {
    std::vector<InSeason> rows;
    for (const tournament::SeasonRow& row : season.rows) {
        const tournament::ClubPerson& person = *tournament::findClubPerson(club, row.person);
        InSeason one{row, tournament::nameOf(person.person), person.club, {}};
        for (const auto& [number, value] : row.counted)
            one.counted += (one.counted.empty() ? "" : " + ") + amountToRead(value, language);
        rows.push_back(std::move(one));
    }
    return rows;
}

std::vector<SeasonColumn> seasonColumns() {
    return {kSeason.begin(), kSeason.end()};
}

} // namespace schreiber::lists
