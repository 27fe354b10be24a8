#include <tournament/partners.h>

#include <algorithm>
#include <array>
#include <lists/standings.h>
#include <optional>

namespace schreiber::lists {

namespace {

using Id = Ranked::Column;
using tournament::Amount;

Value given(const std::optional<Amount>& amount) {
    return amount ? Value(*amount) : Value();
}

// Files say null or nothing where there is no text; a club is empty text.
Value ifAny(const std::string& text) {
    return text.empty() ? Value() : Value(text);
}

using Row = tournament::StandingRow;
template <auto Member>
Value of(const Ranked& one, const StandingsColumn&) {
    return one.row.*Member;
}

Value criterionOf(const Ranked& one, const StandingsColumn& column) {
    for (const auto& [name, amount] : one.row.criteria)
        if (name == column.key) return given(amount);
    return {};
}

Value groupOf(const Ranked& one, const StandingsColumn&) {
    return one.place.group;
}
Value startNumbersOf(const Ranked& one, const StandingsColumn&) {
    return one.startNumbers;
}
Value campOf(const Ranked& one, const StandingsColumn&) {
    return ifAny(one.row.camp);
}
Value roundOf(const Ranked& one, const StandingsColumn& column) {
    const auto round = static_cast<std::size_t>(column.n) - 1;
    return round < one.row.rounds.size() ? given(one.row.rounds[round]) : Value();
}
Value decidedByOf(const Ranked& one, const StandingsColumn&) {
    return ifAny(one.row.decidedBy.value_or(""));
}
// A ring for each round that was made up for; of many how many.
Value satOutOf(const Ranked& one, const StandingsColumn&) {
    constexpr int kMostRings = 2;
    const int rounds = std::max(one.row.satOut, one.row.missed.count);
    if (rounds > kMostRings) return std::to_string(rounds) + std::string(kSatOutMark);
    std::string rings;
    for (int round = 0; round < rounds; ++round) rings += kSatOutMark;
    return ifAny(rings);
}
Value prizeOf(const Ranked& one, const StandingsColumn&) {
    return ifAny(one.prize);
}
Value whyOf(const Ranked& one, const StandingsColumn&) {
    return ifAny(one.why);
}

constexpr Surfaces kPeople = kRead | kGlanced;
constexpr Surfaces kListed = kRead | kFiles;                             // where rows have numbers
constexpr Surfaces kInFull = kListed | Surface::Window | Surface::Paper; // all but the wall
constexpr Surfaces kSummed = kListed | Surface::Window | Surface::Wall;  // on paper what the ladder names
constexpr Surfaces kBehind = kFiles | Surface::Window; // for others it follows from what stands beside it
constexpr Surfaces kOfRounds = kRead | Surface::Csv | Surface::Window | Surface::Paper; // programs get a list
constexpr Surfaces kGroups = Surface::Window | Surface::Wall; // the others head each group with its number

constexpr words::Text kWins{"Siege", "Vittorie", "Wins"};
constexpr words::Text kWinsInShort{"Siege", "Vitt.", "Wins"};
constexpr words::Text kPairs{"Paar", "Coppia", "Pair"};

using C = StandingsColumn;
constexpr Surfaces kWhoIsIt = kRead | Surface::Window | Surface::Paper;

// What stands before the figures on every evening.
constexpr std::array kWho{
    C{Id::Group, "group", {"Gruppe", "Girone", "Group"}, Kind::Count, kGroups, groupOf}.ifAny(),
    C{Id::Rank, "rank", {"Rang", "Pos.", "Rank"}, Kind::Number, kPeople | kFiles, of<&Row::rank>},
    C{Id::Entry, "entry", {"Nr.", "N.", "No."}, Kind::Number, kListed, of<&Row::entry>}.inCsv("number"),
    C{Id::StartNumbers, "entries", {"Nr.", "N.", "No."}, Kind::Words, kRead, startNumbersOf}.ifAny(),
    C{Id::Name, "name", {"Name", "Nome", "Name"}, Kind::Words, kPeople, of<&Row::name>},
    C{Id::Name, "name", {"Name", "Nome", "Name"}, Kind::Words, kFiles, of<&Row::plainName>},
    C{Id::Club, "club", {"Verein", "Circolo", "Club"}, Kind::Words, kInFull, of<&Row::club>}.ifAny(),
    C{Id::Camp, "camp", {"Lager", "Fazione", "Camp"}, Kind::Words, kWhoIsIt, campOf}.ifAny(),
};

// Beside what it is to explain: more in the score than was won. Files have the number.
constexpr C kSatOut =
    C{Id::SatOut, "sat-out", {kSatOutMark, kSatOutMark, kSatOutMark}, Kind::Words, kPeople, satOutOf}.ifAny();
constexpr C kSatOutNumber{Id::SatOut, "sat-out", {}, Kind::Number, kFiles, of<&Row::satOut>};

// A race, up to a target or down from it.
constexpr std::array kRace{
    C{Id::Played, "played", {"Gespielt", "Giocate", "Played"}, Kind::Number, kListed, of<&Row::played>}.brief(
        {"Gesp.", "Gioc.", "Played"}),
    kSatOutNumber,
    C{Id::Wins, "wins", kWins, Kind::Number, kRead | Surface::Window | Surface::Paper, of<&Row::won>}.brief(
        kWinsInShort),
    C{Id::Wins, "wins", {}, Kind::Number, kFiles, of<&Row::wins>},
    kSatOut,
    C{Id::Score, "score", {"Wertung", "Punteggio", "Score"}, Kind::Number, kSummed, of<&Row::score>},
    C{Id::Points, "points", {"Punkte", "Punti", "Points"}, Kind::Number, kSummed, of<&Row::points>},
    C{Id::Against, "against", {"Gegen", "Contro", "Against"}, Kind::Number, kBehind, of<&Row::against>},
    C{Id::Difference,
      "difference",
      {"Differenz", "Differenza", "Difference"},
      Kind::Number,
      kSummed,
      of<&Row::difference>}
        .brief({"Diff.", "Diff.", "Diff."}),
};

// Lines that sum to zero: what each round brought, and how the score comes of it.
constexpr C kDeals{Id::Played,   "played", {"Spiele", "Giochi", "Games"},
                   Kind::Number, kInFull,  of<&Row::deals>};
constexpr C kRound = C{Id::Round, "round", {"R", "T", "R"}, Kind::Number, kOfRounds, roundOf}.brief(
    {"{}. R.", "{}º t.", "R{}"});
constexpr std::array kZeroSum{
    C{Id::Points, "points", {"Punkte", "Punti", "Points"}, Kind::Number, kPeople | kFiles, of<&Row::points>},
    C{Id::RankPoints, "rank-points", {"Platz", "Posto", "Places"}, Kind::Count, kInFull, of<&Row::rankPoints>}
        .ifAny(),
    C{Id::TableWins,
      "table-wins",
      {"Tischsiege", "Tavoli vinti", "Tables won"},
      Kind::Number,
      kInFull | Surface::Wall,
      of<&Row::tableWins>}
        .brief({"Tischs.", "Tav. v.", "Won"}),
    C{Id::Penalty, "penalty", {"Strafe", "Penalità", "Penalty"}, Kind::Deducted, kInFull, of<&Row::penalty>}
        .ifAny(),
    C{Id::Score, "score", {"Wertung", "Punteggio", "Score"}, Kind::Number, kPeople | kFiles, of<&Row::score>},
};

// What decides among equals, where the ladder has it; then why. In files the camp came last, and stays there.
constexpr std::array kAfter{
    C{Id::HeadToHead, "head-to-head", {"Direkt", "Diretto", "Direct"}, Kind::Number, {}, criterionOf}.ifAny(),
    C{Id::Buchholz, "buchholz", {"Buchholz", "Buchholz", "Buchholz"}, Kind::Number, {}, criterionOf}.ifAny(),
    C{Id::Decider, "decider", {"Stechen", "Spareggio", "Decider"}, Kind::Number, {}, criterionOf}.ifAny(),
    C{Id::Prize, "prize", {"Preis", "Premio", "Prize"}, Kind::Words, Surface::Window, prizeOf}.ifAny(),
    C{Id::DecidedBy, "decided-by", {}, Kind::Words, kFiles, decidedByOf},
    C{Id::Why, "why", {"Warum", "Perché", "Why"}, Kind::Words, kFiles | Surface::Page, whyOf},
    C{Id::Camp, "camp", {}, Kind::Words, kFiles, campOf},
};

bool numbersApart(const tournament::Tournament& tournament) {
    return !tournament.partnerships.empty() && !tournament::playedBySingles(tournament.settings);
}

} // namespace

std::vector<Ranked> standingsRows(const tournament::Tournament& tournament,
                                  const tournament::Standings& standings, const WhyInWords& why) {
    const auto groups = tournament::groupsOf(tournament);
    const auto places = tournament::groupPlaces(tournament, standings);
    const bool apart = numbersApart(tournament);
    std::vector<Ranked> rows;
    for (const tournament::StandingRow& row : standings.rows) {
        Ranked one{row, {tournament::groupOf(groups, row.entry), 0, false}, {}, why ? why(row) : "", {}};
        if (const auto place = places.find(row.entry); place != places.end()) one.place = place->second;
        if (apart)
            for (const int number : tournament::personsOf(tournament, row.entry))
                one.startNumbers += (one.startNumbers.empty() ? "" : ", ") + std::to_string(number);
        rows.push_back(std::move(one));
    }
    return rows;
}

std::vector<std::pair<int, std::vector<Ranked>>> standingsByGroup(const tournament::Tournament& tournament,
                                                                  const tournament::Standings& standings,
                                                                  const WhyInWords& why) {
    std::vector<std::pair<int, std::vector<Ranked>>> groups;
    const tournament::Standings grouped = tournament::inGroups(tournament, standings);
    for (Ranked& one : standingsRows(tournament, grouped, why)) {
        const int group = one.place.rank == 0 ? 0 : one.place.group;
        if (groups.empty() || groups.back().first != group) groups.push_back({group, {}});
        groups.back().second.push_back(std::move(one));
    }
    return groups;
}

std::vector<StandingsColumn> standingsColumns(const tournament::Tournament& tournament,
                                              const tournament::Standings& standings) {
    const tournament::Settings& settings = tournament.settings;
    std::vector<StandingsColumn> columns(kWho.begin(), kWho.end());
    if (numbersApart(tournament))
        std::find_if(columns.begin(), columns.end(), [](const auto& column) {
            return column.id == Id::Entry;
        })->head = kPairs;
    if (settings.zeroSum) {
        columns.insert(columns.end(), {kDeals, kSatOut, kSatOutNumber});
        for (int round = 1; round <= standings.round; ++round) columns.push_back(kRound.numbered(round));
        if (standings.round > 1) columns.back().on = columns.back().on | Surface::Wall; // the others are past
        columns.insert(columns.end(), kZeroSum.begin(), kZeroSum.end());
    } else {
        columns.insert(columns.end(), kRace.begin(), kRace.end());
    }
    columns.insert(columns.end(), kAfter.begin(), kAfter.end());
    if (!settings.camps) columns.pop_back();
    // On the wall wins stand in place of a score that only counts them.
    const auto terms = tournament::scoringTerms(settings.scoring);
    if (!settings.zeroSum && terms.size() == 1 && terms.front().first == "win")
        for (StandingsColumn& column : columns) {
            if (column.id == Id::Wins && !column.head.empty()) column.on = column.on | Surface::Wall;
            if (column.id == Id::Score) column.on = kListed | Surface::Window;
        }
    for (const std::string& step : tournament::ladderSteps(settings.ladder))
        for (StandingsColumn& column : columns)
            if (column.key == step && !column.head.empty()) {
                column.on = column.on | kRead | Surface::Window | Surface::Paper;
                if (column.id == Id::Wins) column.value = of<&Row::wins>; // as they decide
            }
    return columns;
}

namespace {

std::vector<StandingsColumn> ofSheets(std::vector<StandingsColumn> columns, const std::vector<Ranked>& rows) {
    constexpr int kRoundsInRow = 4;
    constexpr int kLastRounds = 3;
    int rounds = 0;
    for (const StandingsColumn& column : columns)
        if (column.id == Id::Round) rounds = std::max(rounds, column.n);
    const bool same = std::all_of(rows.begin(), rows.end(),
                                  [](const Ranked& one) { return one.row.score == one.row.points; });
    std::erase_if(columns, [&](const StandingsColumn& column) {
        return column.id == Id::Played || (column.id == Id::Score && same) ||
               (column.id == Id::Round && rounds > kRoundsInRow && column.n <= rounds - kLastRounds);
    });
    const auto find = [&](Id id) {
        return std::find_if(columns.begin(), columns.end(),
                            [&](const StandingsColumn& column) { return column.id == id; });
    };
    const auto points = find(Id::Points);
    if (const auto won = find(Id::TableWins); points < won && won != columns.end())
        std::rotate(points, won, won + 1);
    return columns;
}

} // namespace

std::vector<StandingsColumn> inOrderOfDeciding(std::vector<StandingsColumn> columns,
                                               const tournament::Settings& settings,
                                               const std::vector<Ranked>& rows) {
    if (settings.zeroSum) return ofSheets(std::move(columns), rows);
    const std::vector<std::string> ladder = tournament::ladderSteps(settings.ladder);
    const auto place = [&](const StandingsColumn& column) {
        const auto step = std::find(ladder.begin(), ladder.end(), column.key);
        return step == ladder.end() ? std::size_t{0} : static_cast<std::size_t>(step - ladder.begin()) + 1;
    };
    std::stable_sort(columns.begin(), columns.end(),
                     [&](const auto& a, const auto& b) { return place(a) < place(b); });
    return columns;
}

} // namespace schreiber::lists
