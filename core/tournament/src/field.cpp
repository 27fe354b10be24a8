#include "field.h"

#include "alike.h"

#include <tournament/zero_sum.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace schreiber::tournament {

namespace {

int tableSizeOf(const Settings& settings) {
    if (settings.zeroSum) return std::max(1, settings.players);
    if (settings.format == Format::Solo) return 3;
    return playedBySingles(settings) ? 4 : 2;
}

int seatsFor(const Settings& settings, int size, int tableSize) {
    if (!settings.zeroSum) return size / tableSize * tableSize;
    const std::vector<int> sizes = tableSizes(settings, size);
    return std::accumulate(sizes.begin(), sizes.end(), 0);
}

// Tables of three as far as they go, the rest at tables of two: chairs that stay empty.
int emptyChairs(const Settings& settings, std::size_t people) {
    if (settings.format != Format::Solo || settings.zeroSum || people < 2) return 0;
    return static_cast<int>((3 - people % 3) % 3);
}

template <class Visit>
void forEachOpposition(const Table& table, Visit visit) {
    for (std::size_t side = 0; side < table.sides.size(); ++side)
        for (std::size_t other = side + 1; other < table.sides.size(); ++other)
            for (const int a : table.sides[side])
                for (const int b : table.sides[other]) visit(a, b);
}

} // namespace

std::string groupKeyOf(const Tournament& tournament, int contestant, std::string Entry::*what) {
    std::string shared;
    for (const int person : personsOf(tournament, contestant)) {
        const Entry* entry = findEntry(tournament, person);
        if (entry == nullptr || (entry->*what).empty()) continue;
        std::string key = groupKey(entry->*what);
        if (!shared.empty() && shared != key) return {};
        shared = std::move(key);
    }
    return shared;
}

std::vector<int> activeIn(const Tournament& tournament, int round) {
    std::vector<int> numbers = contestants(tournament);
    numbers.erase(std::remove_if(numbers.begin(), numbers.end(),
                                 [&](int number) { return !isActive(tournament, number, round); }),
                  numbers.end());
    return numbers;
}

std::vector<int> membersOf(const Round& round) {
    std::vector<int> numbers = round.sittingOut;
    for (const Table& table : round.tables)
        for (const auto& side : table.sides) numbers.insert(numbers.end(), side.begin(), side.end());
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

Field::Field(const Tournament& tournament, int round)
    : Field(tournament, activeIn(tournament, round), round) {}

Field::Field(const Tournament& tournament, const Round& round)
    : Field(tournament, membersOf(round), round.number) {}

Field::Field(const Tournament& tournament, std::vector<int> numbers, int round)
    : m_numbers(std::move(numbers))
    , m_meet(tournament.settings.format == Format::Drawn ? tournament.settings.meet : Meet::AsOpponents)
    , m_rest(tournament.settings.format == Format::Drawn ? tournament.settings.rest : Rest::Sit)
    , m_tableSize(tableSizeOf(tournament.settings))
    , m_chairs(emptyChairs(tournament.settings, m_numbers.size())) {
    m_numbers.resize(m_numbers.size() + index(m_chairs), 0);
    m_seats = seatsFor(tournament.settings, size(), m_tableSize);
    m_satOut.resize(m_numbers.size());
    m_leftOver.resize(m_numbers.size());
    m_partnered.resize(m_numbers.size() * m_numbers.size());
    m_opposed.resize(m_numbers.size() * m_numbers.size());
    m_bonds.resize(m_numbers.size() * m_numbers.size());
    const int highest = m_numbers.empty() ? 0 : *std::max_element(m_numbers.begin(), m_numbers.end());
    m_playerOf.assign(static_cast<std::size_t>(highest) + 1, -1);
    for (int player = 0; player < people(); ++player) m_playerOf[index(number(player))] = player;

    std::map<std::pair<int, int>, int> met; // by numbers, also of those no longer here
    std::map<std::pair<int, int>, int> together;
    const auto countHere = [&](std::vector<std::uint16_t>& counts, int a, int b) {
        const int first = playerOf(a);
        const int second = playerOf(b);
        if (first >= 0 && second >= 0) count(counts, first, second);
    };
    for (const Round& played : tournament.rounds) {
        if (played.state != RoundState::Published || played.number >= round) continue;
        const auto leftOver = [&](int left, bool sits) {
            if (playerOf(left) < 0) return;
            ++m_leftOver[index(playerOf(left))];
            m_satOut[index(playerOf(left))] += sits ? 1 : 0;
        };
        for (const int sitting : played.sittingOut) leftOver(sitting, true);
        for (const Table& table : played.tables) {
            if (isRestTable(tournament.settings, table))
                for (const auto& side : table.sides) leftOver(side.front(), false);
            if (table.stage == Stage::Final || table.stage == Stage::Crown)
                continue; // decides, and is no draw
            if (m_chairs > 0 && table.sides.size() == 2) sitWithChairs(table);
            const auto meets = [&](int a, int b) {
                countHere(m_opposed, a, b);
                if (met[std::minmax(a, b)]++ > 0) ++m_repeatsSoFar;
            };
            for (const auto& side : table.sides)
                for (std::size_t i = 0; i < side.size(); ++i)
                    for (std::size_t j = i + 1; j < side.size(); ++j) {
                        countHere(m_partnered, side[i], side[j]);
                        if (together[std::minmax(side[i], side[j])]++ > 0) ++m_partnersAgain;
                        if (m_meet == Meet::Once) meets(side[i], side[j]);
                    }
            forEachOpposition(table, meets);
        }
    }

    for (int a = people(); a < size(); ++a)
        for (int b = people(); b < size(); ++b) m_bonds[cell(a, b)].never = true; // nobody alone at a table
    const bool byClub = tournament.settings.keepApart == "club";
    std::vector<std::string> clubs;
    std::vector<std::string> camps;
    for (const int contestant : m_numbers) {
        clubs.push_back(byClub ? groupKeyOf(tournament, contestant, &Entry::club) : std::string());
        camps.push_back(tournament.settings.camps ? groupKeyOf(tournament, contestant, &Entry::camp)
                                                  : std::string());
    }
    for (int a = 0; a < people(); ++a) {
        for (int b = 0; b < people(); ++b) {
            if (a == b) continue;
            Bond& bond = m_bonds[cell(a, b)];
            bond.sameClub = !clubs[index(a)].empty() && clubs[index(a)] == clubs[index(b)];
            const bool camped = !camps[index(a)].empty() && !camps[index(b)].empty();
            bond.sameCamp = camped && camps[index(a)] == camps[index(b)];
            bond.otherCamp = camped && camps[index(a)] != camps[index(b)];
        }
    }
    std::map<int, int> playerOfPerson;
    for (int player = 0; player < size(); ++player)
        for (const int person : personsOf(tournament, number(player))) playerOfPerson[person] = player;
    for (const auto& [first, second] : tournament.never) {
        const auto a = playerOfPerson.find(first);
        const auto b = playerOfPerson.find(second);
        if (a == playerOfPerson.end() || b == playerOfPerson.end() || a->second == b->second) continue;
        m_bonds[cell(a->second, b->second)].never = m_bonds[cell(b->second, a->second)].never = true;
    }
}

void Field::play(const std::vector<int>& places) {
    const auto meet = [&](int a, int b) {
        m_repeatsSoFar += opposed(a, b) > 0 ? 1 : 0;
        count(m_opposed, a, b);
    };
    const auto partner = [&](int a, int b) {
        m_partnersAgain += partnered(a, b) > 0 ? 1 : 0;
        count(m_partnered, a, b);
        if (m_meet == Meet::Once) meet(a, b);
    };
    for (std::size_t first = 0; first < index(seats()); first += index(tableSize())) {
        const int* one = &places[first];
        if (tableSize() == 2) {
            meet(one[0], one[1]);
            continue;
        }
        partner(one[0], one[1]);
        partner(one[2], one[3]);
        for (const int a : {one[0], one[1]})
            for (const int b : {one[2], one[3]}) meet(a, b);
    }
    if (restPlayers() > 0) meet(places[index(seats())], places[index(seats()) + 1]);
    for (std::size_t place = index(seats()); place < places.size(); ++place) {
        ++m_leftOver[index(places[place])];
        m_satOut[index(places[place])] += place >= index(seats() + restPlayers()) ? 1 : 0;
    }
}

void Field::sitWithChairs(const Table& table) {
    for (const auto& side : table.sides) {
        for (const int number : side) {
            const int player = playerOf(number);
            if (player < 0) continue;
            for (int chair = people(); chair < size(); ++chair) {
                ++m_opposed[cell(player, chair)];
                ++m_opposed[cell(chair, player)];
            }
        }
    }
}

int Field::playerOf(int number) const {
    const bool known = number >= 0 && index(number) < m_playerOf.size();
    return known ? m_playerOf[index(number)] : -1;
}

} // namespace schreiber::tournament
