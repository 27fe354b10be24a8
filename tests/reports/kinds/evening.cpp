#include "evening.h"

#include "pdf_tools.h"

#include <tournament/draw.h>

#include <fmt/format.h>

#include <array>

namespace schreiber::test {

namespace {

using namespace tournament;

constexpr std::array kFirst{"Anna",     "Jörg",       "Renée",   "Quirin",  "Žofia",
                            "Notburga", "Hans-Peter", "Kassian", "Ägidius", "Sepp"};
constexpr std::array kLast{"Höß",     "O'Brien",  "Tschenett-Höß",  "Innerebner",
                           "Žižek",   "D’Angelo", "Jörgensen-Mair", "Öttl",
                           "Straßer", "Thöni",    "von Grebmer"};
constexpr std::array kClub{"KC Sterzing", "", "Perlaggverein Imst", "St. Pauls"};

std::string longName(int letters, int seed) {
    std::string name;
    while (static_cast<int>(name.size()) < letters)
        name += name.size() % 17 == 16
                    ? ' '
                    : static_cast<char>('a' + (static_cast<int>(name.size()) * 7 + seed) % 26);
    return name;
}

Entry entryOf(int number, int letters) {
    const auto index = static_cast<std::size_t>(number - 1);
    Entry entry;
    entry.number = number;
    Person person;
    person.first = letters > 0 ? longName(letters / 2, number) : kFirst[index % kFirst.size()];
    person.last = letters > 0 ? longName(letters / 2, number + 3) : kLast[index % kLast.size()];
    if (letters > 0) person.last[0] = static_cast<char>('A' + number / 26); // no two have one name
    person.born = 1931 + number % 70;
    person.sex = Sex::Female;
    entry.persons = {person};
    entry.club = letters > 0 ? longName(letters, number + 5) : kClub[index % kClub.size()];
    entry.paid = number % 2 == 0;
    return entry;
}

// Without a draw: everybody moves on by the number of the round.
Round roundOf(int number, const EveningSize& size) {
    Round round;
    round.number = number;
    round.state = RoundState::Published;
    const int atTable = size.solo ? 3 : 4;
    std::vector<int> order;
    for (int i = 0; i < size.players; ++i) order.push_back((i * 7 + number * 3) % size.players + 1);
    if (size.players % 7 == 0)
        for (int i = 0; i < size.players; ++i)
            order[static_cast<std::size_t>(i)] = (i + number * 3) % size.players + 1;
    std::size_t next = 0;
    for (int table = 1; table <= size.players / atTable; ++table) {
        Table one;
        one.number = table;
        one.firstDealer = table % atTable;
        one.games.resize(static_cast<std::size_t>(size.games));
        for (int side = 0; side < (size.solo ? 3 : 2); ++side) {
            std::vector<int> members{order[next++]};
            if (!size.solo) members.push_back(order[next++]);
            one.sides.push_back(members);
        }
        round.tables.push_back(one);
    }
    while (next < order.size()) round.sittingOut.push_back(order[next++]);
    return round;
}

void play(Round& round, const EveningSize& size) {
    int n = round.number;
    for (Table& table : round.tables)
        for (Sheet& sheet : table.games) {
            ++n;
            sheet.finalOnly = true;
            sheet.state = n % 3 == 0 ? SheetState::Confirmed : SheetState::Entered;
            if (size.solo)
                sheet.score = {n % 3 == 0 ? 0 : 4, n % 3 == 1 ? 0 : 5, n % 3 == 2 ? 0 : 7};
            else
                sheet.score = n % 2 ? std::vector{18, n % 18} : std::vector{n % 18, 18};
        }
}

StandingRow rowOf(const Entry& entry, int rank) {
    StandingRow row;
    row.rank = rank;
    row.entry = entry.number;
    row.name = row.plainName = nameOf(entry);
    row.club = entry.club;
    row.played = 7;
    row.satOut = entry.number % 5 == 0 ? 1 : 0;
    row.provisional = row.satOut > 0;
    row.score = {2 * (40 - rank) + (rank == 4 ? 1 : 0)};
    row.points = {2 * (200 - 3 * rank)};
    row.difference = {2 * (30 - 2 * rank)};
    row.criteria = {{"score", row.score},
                    {"points", row.points},
                    {"difference", row.difference},
                    {"head-to-head", std::nullopt}};
    return row;
}

} // namespace

kinds::View evening(const EveningSize& size) {
    kinds::View view;
    Settings& settings = view.tournament.settings;
    settings.name = "Herbstabend der Perlagger";
    settings.date = "2026-11-21";
    settings.place = "Gasthof Post, Höfen";
    settings.rules = "innsbruck";
    settings.format = size.solo ? Format::Solo : Format::Drawn;
    settings.games = size.games;
    if (size.solo) {
        settings.target = 0;
        settings.start = 9;
    }
    for (int number = 1; number <= size.players; ++number)
        view.tournament.entries.push_back(entryOf(number, size.names));
    for (int number = 1; number <= size.rounds; ++number) {
        view.tournament.rounds.push_back(roundOf(number, size));
        if (number < size.rounds) play(view.tournament.rounds.back(), size);
    }
    view.standings.round = size.rounds;
    int rank = 0;
    for (const Entry& entry : view.tournament.entries)
        view.standings.rows.push_back(rowOf(entry, rank == 2 ? (++rank, 2) : ++rank));
    if (size.rounds > 0)
        for (const tournament::Table& table : view.tournament.rounds.back().tables)
            view.standings.missing.push_back({size.rounds, table.number, 1, std::to_string(table.number)});
    view.rules = "Innsbrucker Regeln";
    view.house = {"Gegner dürfen tauschen, nachdem die Partei des Gebers nicht will",
                  "verdecktes Bieten zählt doppelt"};
    for (std::size_t i = 0; i < view.standings.rows.size(); ++i)
        view.why.push_back(fmt::format("Warum Nummer {} davor steht.", view.standings.rows[i].entry));
    if (size.rounds > 0) {
        view.journal = {
            {1, "21.11. 19:00", "Turnier angelegt: Herbstabend", "", false, false},
            {2, "21.11. 19:10", "Runde 1 gelost (Startzahl 812734)", "", true, true},
            {3, "21.11. 19:11", "Runde 1 neu gelost (Startzahl 99)", "Nr. 5 ist gegangen", false, true}};
        view.qualities = {{1, "Keine Wiederholung."}};
    }
    view.rulePage = {{"", {"Eine Partie geht zu 18 Punkten."}, {}, {}},
                     {"Perlaggen", {}, {"", "Trumpf Laub"}, {{"1", "Herz König (Martl)"}, {"2", "Weli"}}}};
    view.signalPage = {
        {"Deuten", {"Partner verabreden ihre eigenen."}, {"Karte", "Zeichen"}, {{"Weli", "Kuss"}}}};
    view.terms = {{"held", "gehalten"}, {"conceded", "gut"}};
    view.printed = {2026, 11, 21, pdf::Moment::Time{19, 30, 0}};
    return view;
}

kinds::View knockout(const KnockoutSize& size) {
    EveningSize nobody;
    nobody.players = nobody.rounds = 0;
    kinds::View view = evening(nobody);
    Tournament& tournament = view.tournament;
    tournament.settings.format = Format::Knockout;
    tournament.settings.secondChance = size.secondChance;
    for (int number = 1; number <= size.pairs; ++number) {
        Entry entry = entryOf(number, size.names);
        entry.persons.push_back(entryOf(number + size.pairs, size.names).persons.front());
        tournament.entries.push_back(entry);
    }
    for (int number = 1; number <= size.rounds; ++number) {
        auto round = drawRound(tournament, number, 7);
        if (!round) break;
        round->state = RoundState::Published;
        for (Table& table : round->tables) {
            table.games[0].finalOnly = true;
            table.games[0].state = SheetState::Entered;
            const bool first = (table.number + number) % 3 != 0;
            table.games[0].score = {first ? 18 : table.number % 18, first ? (table.number * 5) % 18 : 18};
        }
        tournament.rounds.push_back(std::move(*round));
    }
    return view;
}

std::vector<std::string> namesAt(const kinds::View& view, int table, std::size_t side) {
    std::vector<std::string> names;
    const tournament::Table* found = tournament::findTable(view.tournament.rounds.back(), table);
    for (int number : found->sides.at(side)) names.push_back(tournament::nameOf(view.tournament, number));
    return names;
}

kinds::Options options(pdf::PageSize page, int up) {
    kinds::Options options{fonts(), page, {}, {}, up};
    return options;
}

kinds::View dealEvening(int deals) {
    kinds::View view = evening();
    tournament::Settings& settings = view.tournament.settings;
    settings.format = tournament::Format::Solo;
    settings.zeroSum = true;
    settings.players = 4;
    settings.deals = settings.games = deals;
    tournament::Table table;
    table.number = 1;
    table.sides = {{1}, {2}, {3}, {4}};
    table.firstDealer = 3;
    table.games = {tournament::Sheet{}};
    view.tournament.rounds[1].tables = {table};
    return view;
}

} // namespace schreiber::test
