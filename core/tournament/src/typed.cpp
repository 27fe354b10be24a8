#include "bracket_places.h"
#include "tables.h"

#include <tournament/bracket.h>
#include <tournament/draw.h>
#include <tournament/heats.h>
#include <tournament/schedule.h>

#include <algorithm>
#include <cstddef>
#include <game/refusal_code.h>
#include <map>
#include <set>
#include <utility>

namespace schreiber::tournament {

namespace {

std::string text(int number) {
    return std::to_string(number);
}

// At a table of four who sit side by side are partners; two who are left over play one against one, and
// everybody else plays for himself or for a pair.
Table seatedAt(const Settings& settings, int tableSize, const TypedTable& typed, base::Random& random) {
    const bool four = tableSize == 4 && !settings.zeroSum;
    const std::size_t sideSize = four && typed.members.size() != 2 ? 2 : 1;
    std::vector<std::vector<int>> sides;
    for (std::size_t i = 0; i < typed.members.size(); i += sideSize)
        sides.emplace_back(typed.members.begin() + static_cast<std::ptrdiff_t>(i),
                           typed.members.begin() + static_cast<std::ptrdiff_t>(i + sideSize));
    if (settings.zeroSum) return ownTable(settings, typed.number, std::move(sides));
    const bool singles = tableSize != 2;
    const int seats = singles ? static_cast<int>(typed.members.size()) : 4;
    return tableOf(settings, typed.number, std::move(sides), random, seats);
}

class Slips {
  public:
    Slips(const Tournament& tournament, int number)
        : m_tournament(tournament)
        , m_number(number)
        , m_field(tournament, number) {}

    base::Result<Round, Refusal> read(const std::vector<TypedTable>& tables, std::uint64_t seed) {
        base::Random random(base::mix(seed, Seats));
        Round round;
        round.number = m_number;
        round.seed = seed;
        for (const TypedTable& typed : tables) m_last = std::max(m_last, typed.number);
        for (const TypedTable& typed : tables) {
            if (auto fault = faultOf(typed)) return base::fail(std::move(*fault));
            round.tables.push_back(seatedAt(m_tournament.settings, m_field.tableSize(), typed, random));
            if (m_tournament.settings.format == Format::Knockout) round.tables.back().stage = Stage::Bracket;
        }
        std::sort(round.tables.begin(), round.tables.end(),
                  [](const Table& a, const Table& b) { return a.number < b.number; });
        for (int player = 0; player < m_field.people(); ++player)
            if (m_seenAt.count(m_field.number(player)) == 0)
                round.sittingOut.push_back(m_field.number(player));
        if (auto fault = gap()) return base::fail(std::move(*fault));
        if (auto fault = faultOfRest(round)) return base::fail(std::move(*fault));
        return round;
    }

  private:
    std::optional<Refusal> faultOf(const TypedTable& typed) {
        const std::string table = tableCalled(m_tournament.settings, typed.number, m_last);
        if (!m_tables.insert(typed.number).second)
            return Refusal{"slip_table_twice"_refusal, {{"table", table}}};
        const auto count = static_cast<int>(typed.members.size());
        const bool twoOrThree = m_field.tableSize() == 3 && count == 2;
        if (m_tournament.settings.zeroSum) {
            const bool larger = m_tournament.settings.fives && count == m_field.tableSize() + 1;
            if (count != m_field.tableSize() && !larger)
                return Refusal{
                    "slip_size"_refusal,
                    {{"table", table}, {"count", text(count)}, {"needed", text(m_field.tableSize())}}};
            return faultOfMembers(typed, table);
        }
        const bool rest = count == m_field.restPlayers() && !std::exchange(m_rest, true);
        if (!rest && count != m_field.tableSize() && !twoOrThree)
            return Refusal{"slip_size"_refusal,
                           {{"table", table}, {"count", text(count)}, {"needed", text(m_field.tableSize())}}};
        return faultOfMembers(typed, table);
    }

    std::optional<Refusal> faultOfMembers(const TypedTable& typed, const std::string& table) {
        for (const int number : typed.members) {
            if (m_field.playerOf(number) < 0)
                return Refusal{"slip_unknown"_refusal, {{"entry", text(number)}}};
            const auto [seen, isNew] = m_seenAt.emplace(number, typed.number);
            if (!isNew)
                return Refusal{"slip_twice_at"_refusal,
                               {{"entry", text(number)},
                                {"table", table},
                                {"before", tableCalled(m_tournament.settings, seen->second, m_last)}}};
        }
        for (const int a : typed.members)
            for (const int b : typed.members)
                if (m_field.bond(m_field.playerOf(a), m_field.playerOf(b)).never)
                    return Refusal{"slip_never"_refusal, {{"a", text(a)}, {"b", text(b)}, {"table", table}}};
        return std::nullopt;
    }

    // Where a match is played in a heat follows from those before it: with one left out, all others would
    // move up.
    std::optional<Refusal> gap() const {
        const int tables = m_tournament.settings.tables;
        if (tables == 0 || m_last <= tables) return std::nullopt;
        for (int match = 1; match < m_last; ++match)
            if (m_tables.count(match) == 0)
                return Refusal{"slip_gap"_refusal,
                               {{"table", tableCalled(m_tournament.settings, match, m_last)},
                                {"last", tableCalled(m_tournament.settings, m_last, m_last)}}};
        return std::nullopt;
    }

    // How many sit out: as few as can be, in a knock-out as many as have a bye. Three by three nobody does.
    int sittingOut() const {
        if (m_tournament.settings.format != Format::Knockout) return m_field.sittingOut();
        int places = 2;
        while (places < m_field.people()) places *= 2;
        return places - m_field.people();
    }

    // In a round robin: none of them has to meet another of them any more.
    bool areThrough(const std::vector<int>& contestants) const {
        if (m_tournament.settings.pairing != Pairing::RoundRobin || m_number == 1) return false;
        const auto isOfThem = [&](int number) {
            return std::find(contestants.begin(), contestants.end(), number) != contestants.end();
        };
        const auto left = meetingsLeft(m_tournament);
        return std::none_of(left.begin(), left.end(),
                            [&](const auto& two) { return isOfThem(two.first) && isOfThem(two.second); });
    }

    // Who is on no slip, and the tables that lack one.
    std::optional<Refusal> faultOfRest(const Round& round) const {
        const int out = sittingOut();
        const int left = static_cast<int>(round.sittingOut.size());
        if (left == out || (left > out && areThrough(round.sittingOut))) return std::nullopt;
        if (left < out) return Refusal{"slips_too_many"_refusal, {{"out", text(out)}, {"left", text(left)}}};
        int lacking = (left - out + m_field.tableSize() - 1) / m_field.tableSize();
        const int all = std::max(m_last, static_cast<int>(round.tables.size()) + lacking);
        std::string tables;
        for (int match = 1; lacking > 0; ++match) {
            if (m_tables.count(match) > 0) continue;
            tables += (tables.empty() ? "" : ", ") + tableCalled(m_tournament.settings, match, all);
            --lacking;
        }
        std::string rest;
        for (const int number : round.sittingOut) rest += (rest.empty() ? "" : ", ") + text(number);
        return Refusal{"slips_incomplete"_refusal,
                       {{"tables", tables}, {"entries", rest}, {"out", text(out)}}};
    }

    const Tournament& m_tournament;
    int m_number;
    Field m_field;
    int m_last = 0;              // match
    bool m_rest = false;         // those left over who play one against one have their slip
    std::map<int, int> m_seenAt; // who, at which table
    std::set<int> m_tables;
};

} // namespace

// What follows from results, or from the make-up of groups, is not drawn from slips.
bool takesSlips(const Tournament& tournament) {
    const Settings& settings = tournament.settings;
    const int played = currentRound(tournament);
    const bool last = settings.last != LastMatch::None && played >= settings.rounds;
    return !last && settings.format != Format::Groups && bracketOf(tournament, played).first == 0;
}

bool isDrawnByLot(const Tournament& tournament, const Round& round) {
    const auto anyOf = [&round](auto is) {
        return std::any_of(round.tables.begin(), round.tables.end(), is);
    };
    if (anyOf([](const Table& table) { return table.stage == Stage::SecondChance; })) return true;
    return bracketOf(tournament, round.number - 1).first == 0 && !anyOf(isLastMatch);
}

base::Result<Round, Refusal> typedRound(const Tournament& tournament, int number,
                                        const std::vector<TypedTable>& tables, std::uint64_t seed) {
    const bool follows = number == currentRound(tournament) + 1;
    if (!follows) return refuse("no_such_round", {{"round", text(number)}});
    if (!takesSlips(tournament)) return refuse("slips_not_here", {{"round", text(number)}});
    return Slips(tournament, number).read(tables, seed);
}

base::Result<Table, Refusal> furtherTable(const Tournament& tournament, const Round& round,
                                          const std::vector<int>& members) {
    const Settings& settings = tournament.settings;
    std::vector<int> sorted = members;
    std::sort(sorted.begin(), sorted.end());
    const Field field(tournament, sorted, round.number);
    const int size = field.tableSize();
    const auto count = static_cast<int>(members.size());
    const bool larger = settings.zeroSum && settings.fives && count == size + 1;
    const bool twoOfThree = size == 3 && count == 2;
    const bool rest = size == 4 && count == 2 && settings.rest == Rest::Pair && !settings.zeroSum &&
                      std::none_of(round.tables.begin(), round.tables.end(),
                                   [&](const Table& table) { return isRestTable(settings, table); });
    if (count != size && !larger && !twoOfThree && !rest)
        return refuse("further_size", {{"count", text(count)}, {"needed", text(size)}});
    int last = 0;
    for (const Table& table : round.tables) last = std::max(last, table.number);
    for (const int a : sorted)
        for (const int b : sorted)
            if (a < b && field.bond(field.playerOf(a), field.playerOf(b)).never)
                return refuse(
                    "slip_never",
                    {{"a", text(a)}, {"b", text(b)}, {"table", tableCalled(settings, last + 1, last + 1)}});
    base::Random random(base::mix(round.seed, Seats + static_cast<std::uint64_t>(last)));
    return seatedAt(settings, size, {last + 1, members}, random);
}

} // namespace schreiber::tournament
