#include "club_rows.h"

#include "images.h"
#include "statements.h"

#include <base/utf8.h>
#include <tournament/entry_list.h>
#include <tournament/tidy.h>

#include <fmt/format.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

namespace schreiber::store {

namespace {

using tournament::Amount;
using tournament::Club;
using tournament::ClubPerson;
using tournament::ClubTournament;
using tournament::Play;

constexpr Column numberIn(std::string_view name) {
    return {name, ColumnType::Integer, false};
}

std::int64_t big(int value) {
    return value;
}

// Reads the columns of a row one after the other; remembers the first that cannot be.
class RowReader {
  public:
    RowReader(ClubTable table, const Row& row)
        : m_layout(layoutOf(table))
        , m_row(row) {}

    int whole(std::int64_t least = 0, std::int64_t most = 1'000'000'000) {
        const auto value = std::get<std::int64_t>(m_row[m_at]);
        const bool fits = value >= least && value <= most;
        if (!fits) complain();
        ++m_at;
        return fits ? static_cast<int>(value) : 0;
    }
    std::optional<int> maybeYear() {
        if (!std::holds_alternative<std::monostate>(m_row[m_at]))
            return whole(tournament::kEarliestYear, tournament::kLatestYear);
        ++m_at;
        return std::nullopt;
    }
    std::string words() { return std::get<std::string>(m_row[m_at++]); }
    // One that there has to be, and of which something is to be seen.
    std::string name() {
        if (tournament::tidied(std::get<std::string>(m_row[m_at])).empty()) complain();
        return words();
    }
    // "2026-11-22", or none.
    std::string date() {
        constexpr std::string_view kShape = "0000-00-00";
        const std::string& text = std::get<std::string>(m_row[m_at]);
        const bool isShaped =
            std::equal(text.begin(), text.end(), kShape.begin(), kShape.end(),
                       [](char c, char like) { return like == '0' ? c >= '0' && c <= '9' : c == like; });
        if (!text.empty() && !isShaped) complain();
        return words();
    }
    // A name that the program gives: of a rule set, a format.
    std::string code() {
        const std::string& text = std::get<std::string>(m_row[m_at]);
        const bool isCode = !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
        });
        if (!isCode) complain();
        return words();
    }
    bool flag() { return whole(0, 1) != 0; }
    tournament::Sex sex() {
        const auto read = tournament::readSex(std::get<std::string>(m_row[m_at]));
        if (!read) complain();
        ++m_at;
        return read.value_or(tournament::Sex::Unstated);
    }

    const std::optional<Finding>& finding() const { return m_finding; }
    void complain() {
        if (m_finding) return;
        const std::vector<Value> key(m_row.begin(),
                                     m_row.begin() + static_cast<std::ptrdiff_t>(m_layout.keys));
        m_finding = Finding{std::string(m_layout.name), keyText(key),
                            std::string(m_layout.columns[m_at].name), "unreadable"};
    }

  private:
    const TableLayout& m_layout;
    const Row& m_row;
    std::size_t m_at = 0;
    std::optional<Finding> m_finding;
};

constexpr std::int64_t kHighestTarget = 9'999; // of any game

// Of each table. A hundred who come every week for ten years make a quarter of that.
constexpr std::array<std::size_t, kClubTables> kMostRows{20'000, 20'000, 5'000, 200'000};

// The rows come in order of the number.
template <class Items>
auto findNumber(Items& items, int wanted) -> decltype(items.data()) {
    const auto found = std::lower_bound(items.begin(), items.end(), wanted,
                                        [](const auto& item, int number) { return item.number < number; });
    return found == items.end() || found->number != wanted ? nullptr : &*found;
}

void readPerson(RowReader& row, Club& club) {
    ClubPerson person;
    person.number = row.whole(1);
    person.person.first = row.name();
    person.person.last = row.name();
    person.person.born = row.maybeYear();
    person.person.sex = row.sex();
    person.club = row.words();
    person.camp = row.words();
    club.persons.push_back(std::move(person));
}

void readOtherName(RowReader& row, Club& club) {
    ClubPerson* person = findNumber(club.persons, row.whole(1));
    std::string first = row.name();
    if (person != nullptr)
        person->otherNames.emplace_back(std::move(first), row.name());
    else
        row.complain();
}

void readTournament(RowReader& row, Club& club) {
    ClubTournament one;
    one.number = row.whole(1);
    one.identity = row.name();
    one.name = row.name();
    one.date = row.date();
    one.place = row.words();
    one.rules = row.code();
    one.format = row.code();
    one.target = row.whole(0, kHighestTarget);
    one.contestants = row.whole(0, tournament::kMostEntries);
    club.tournaments.push_back(std::move(one));
}

void readPlay(RowReader& row, Club& club) {
    constexpr std::int64_t kMostPlayed = std::int64_t{tournament::kMostRounds} * tournament::kMostGames;
    constexpr std::int64_t kMostHalves = std::numeric_limits<int>::max(); // where the ranking ends, too
    ClubTournament* one = findNumber(club.tournaments, row.whole(1));
    Play play;
    play.person = row.whole(1);
    if (one == nullptr || findNumber(club.persons, play.person) == nullptr) return row.complain();
    play.entry = row.whole(1);
    play.rank = row.whole(1, one->contestants);
    play.winner = row.flag();
    play.played = row.whole(0, kMostPlayed);
    play.wins = {row.whole(0, 2 * kMostPlayed)};
    play.score = {row.whole(-kMostHalves, kMostHalves)}; // points can be below nothing
    play.points = {row.whole(-kMostHalves, kMostHalves)};
    one->plays.push_back(play);
}

// Of hexadecimal digits.
std::string fromHex(std::string_view digits) {
    const auto valueOf = [](char c) { return c <= '9' ? c - '0' : c - 'A' + 10; };
    std::string bytes;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
        bytes += static_cast<char>(valueOf(digits[i]) * 16 + valueOf(digits[i + 1]));
    return bytes;
}

Stored<base::Done> changed(Database& database, const TableLayout& table, Stored<int> rows) {
    if (!rows) return base::fail(std::move(rows).error());
    if (*rows == 1) return base::Done{};
    return base::fail(StoreError{StoreErrorKind::Damaged, database.path(), std::string(table.name)});
}

} // namespace

const TableLayout& layoutOf(ClubTable table) {
    static const std::array<TableLayout, kClubTables> kTables{
        {{"person",
          1,
          {numberIn("number"),
           textColumn("first_name", texts::kName),
           textColumn("last_name", texts::kName),
           {"born", ColumnType::Integer, true},
           textColumn("sex", texts::kCode),
           textColumn("club", texts::kName),
           textColumn("camp", texts::kName)}},
         {"other_name",
          3,
          {numberIn("person"), textColumn("first_name", texts::kName),
           textColumn("last_name", texts::kName)}},
         {"tournament",
          1,
          {numberIn("number"), textColumn("identity", texts::kCell), textColumn("name", texts::kOption),
           textColumn("date", texts::kCode), textColumn("place", texts::kOption),
           textColumn("rules", texts::kCode), textColumn("format", texts::kCode), numberIn("target"),
           numberIn("contestants")}},
         {"played",
          2,
          {numberIn("tournament"), numberIn("person"), numberIn("entry"), numberIn("rank"),
           numberIn("winner"), numberIn("played"), numberIn("wins_halves"), numberIn("score_halves"),
           numberIn("points_halves")}}}};
    return kTables.at(static_cast<std::size_t>(table));
}

ClubRows rowsOf(const Club& club) {
    ClubRows rows;
    auto& [persons, otherNames, tournaments, plays] = rows;
    for (const ClubPerson& one : club.persons) {
        const Value born = one.person.born ? Value(big(*one.person.born)) : Value(std::monostate());
        persons.push_back({big(one.number), one.person.first, one.person.last, born,
                           tournament::nameOf(one.person.sex), one.club, one.camp});
        for (const auto& [first, last] : one.otherNames) otherNames.push_back({big(one.number), first, last});
    }
    for (const ClubTournament& one : club.tournaments) {
        tournaments.push_back({big(one.number), one.identity, one.name, one.date, one.place, one.rules,
                               one.format, big(one.target), big(one.contestants)});
        for (const Play& play : one.plays)
            plays.push_back({big(one.number), big(play.person), big(play.entry), big(play.rank),
                             big(play.winner ? 1 : 0), big(play.played), big(play.wins.halves),
                             big(play.score.halves), big(play.points.halves)});
    }
    for (auto& table : rows) std::sort(table.begin(), table.end());
    return rows;
}

// Read, a byte that is no sign has become one.
Stored<std::optional<Finding>> firstNoText(Database& database) {
    for (std::size_t i = 0; i < kClubTables; ++i) {
        const TableLayout& table = layoutOf(static_cast<ClubTable>(i));
        std::vector<Column> columns(table.columns.begin(),
                                    table.columns.begin() + static_cast<std::ptrdiff_t>(table.keys));
        std::string list;
        for (const Column& column : columns) list += (list.empty() ? "" : ", ") + std::string(column.name);
        for (const Column& column : table.columns) {
            if (column.type != ColumnType::Text) continue;
            columns.push_back({column.name, ColumnType::Text, false, 2 * column.most});
            list += fmt::format(", hex({})", column.name);
        }
        const auto rows = database.select(fmt::format("SELECT {} FROM {}", list, table.name), columns);
        if (!rows) return base::fail(rows.error());
        for (const Row& row : *rows)
            for (std::size_t at = table.keys; at < row.size(); ++at)
                if (!base::isUtf8(fromHex(std::get<std::string>(row[at]))))
                    return std::optional(Finding{
                        std::string(table.name),
                        keyText(Row(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(table.keys))),
                        std::string(columns[at].name), "unreadable"});
    }
    return std::optional<Finding>();
}

Stored<ClubRows> readClubRows(Database& database, Finding* finding) {
    ClubRows rows;
    for (std::size_t i = 0; i < kClubTables; ++i) {
        const TableLayout& table = layoutOf(static_cast<ClubTable>(i));
        auto found = readRows(database, table, {{}, {}, kMostRows[i] + 1}, finding);
        if (!found) return base::fail(std::move(found).error());
        if (found->size() > kMostRows[i] && finding != nullptr)
            *finding = {std::string(table.name), {}, {}, "unreadable"};
        if (found->size() > kMostRows[i])
            return base::fail(StoreError{StoreErrorKind::Damaged, database.path(), std::string(table.name)});
        rows[i] = std::move(*found);
        std::sort(rows[i].begin(), rows[i].end());
    }
    return rows;
}

std::optional<tournament::Refusal> whyNotStorable(const ClubRows& rows) {
    for (std::size_t i = 0; i < kClubTables; ++i) {
        const TableLayout& table = layoutOf(static_cast<ClubTable>(i));
        if (rows[i].size() > kMostRows[i])
            return tournament::Refusal{"not_storable"_refusal,
                                       {{"place", fmt::format("/{}", table.name)},
                                        {"found", std::to_string(rows[i].size())},
                                        {"expected", fmt::format("0-{}", kMostRows[i])}}};
        for (const Row& row : rows[i])
            if (const auto found = firstTooLong(table, row)) return textTooLong(*found);
    }
    return std::nullopt;
}

base::Result<Club, Finding> clubOf(const ClubRows& rows) {
    constexpr std::array<void (*)(RowReader&, Club&), kClubTables> kReaders{readPerson, readOtherName,
                                                                            readTournament, readPlay};
    Club club;
    for (std::size_t i = 0; i < kClubTables; ++i)
        for (const Row& row : rows[i]) {
            RowReader reader(static_cast<ClubTable>(i), row);
            kReaders[i](reader, club);
            if (reader.finding()) return base::fail(*reader.finding());
        }
    return club;
}

Stored<base::Done> writeDifference(Database& database, const ClubRows& before, const ClubRows& after) {
    // A changed row goes and comes again: references are looked at when the transaction ends.
    for (std::size_t i = 0; i < kClubTables; ++i) {
        const TableLayout& table = layoutOf(static_cast<ClubTable>(i));
        std::vector<Row> gone;
        std::set_difference(before[i].begin(), before[i].end(), after[i].begin(), after[i].end(),
                            std::back_inserter(gone));
        std::vector<Row> come;
        std::set_difference(after[i].begin(), after[i].end(), before[i].begin(), before[i].end(),
                            std::back_inserter(come));
        for (const Row& row : gone)
            if (auto done = changed(database, table, database.execute(deleteFrom(table), row)); !done)
                return done;
        for (const Row& row : come)
            if (auto done = changed(database, table, database.execute(insertInto(table), row)); !done)
                return done;
    }
    return base::Done{};
}

} // namespace schreiber::store
