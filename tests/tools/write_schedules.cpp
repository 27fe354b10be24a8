#include <base/random.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <evening_plan.h>
#include <fstream>
#include <iostream>
#include <known_schedules.h>
#include <map>
#include <numeric>
#include <optional>
#include <seating.h>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

// Searches for the evenings of core/tournament/data/schedules.txt that are not in it yet, and writes the file
// anew: `write_schedules FILE`. What a line says is counted by a test, whatever found it; so this program may
// take minutes, and what it finds may differ from machine to machine.
using namespace schreiber;
using tournament::KnownSchedule;
using tournament::Meet;

namespace {

// People as letters of as many numbers each, and some who stand alone. The rounds of a line come of it by
// adding one to the numbers: so whom somebody meets is told by letters and the difference of numbers alone,
// and a line without such a difference twice is as many rounds without a repeat.
struct Shape {
    Meet meet = Meet::AsOpponents;
    int numbers = 1; // of a letter, and rounds of a line
    int letters = 0;
    int alone = 0;
    int lines = 1;
    bool whole = false; // of a whole evening alone

    int people() const { return numbers * letters + alone; }
    int seats() const { return people() / 4 * 4; }
    std::string name(int person) const {
        const int letter = person / numbers;
        if (person >= numbers * letters)
            return std::string(1, static_cast<char>('A' + person - numbers * letters));
        return static_cast<char>('a' + letter) + std::to_string(person % numbers);
    }
};

using tournament::Places;

std::string kindOf(const Shape& shape) {
    return shape.whole ? " whole " : shape.meet == Meet::Once ? " once " : " partners ";
}

std::string lineOf(const Shape& shape, int rounds, const Places& places) {
    std::string line = std::to_string(shape.people()) + kindOf(shape) + std::to_string(rounds);
    for (int place = 0; place < shape.people(); ++place) {
        const bool out = place >= shape.seats();
        if (out && place == shape.seats()) line += " out";
        line += out || place % 4 == 0 ? " " : place % 4 == 2 ? ":" : "+";
        line += shape.name(places[static_cast<std::size_t>(place)]);
    }
    return line;
}

// Annealing on the first rounds of all lines: the cost is how often a relation is there that was before.
class Search {
  public:
    Search(const Shape& shape, std::uint64_t seed)
        : m_shape(shape)
        , m_people(static_cast<std::size_t>(shape.people()))
        , m_relation(m_people * m_people)
        , m_random(seed) {
        std::map<std::array<int, 3>, int> relations;
        for (int a = 0; a < shape.people(); ++a)
            for (int b = 0; b < shape.people(); ++b) {
                if (a == b) continue;
                const auto next = static_cast<int>(relations.size());
                const auto [found, isNew] =
                    relations.emplace(relationOf(std::min(a, b), std::max(a, b)), next);
                if (isNew) m_most.push_back(isRepeatedByItself(a, b) ? 0 : 1);
                m_relation[cell(a, b)] = found->second;
            }
    }

    // Two rounds before these: as often as each relation was there.
    void remember(const std::vector<Places>& rounds) {
        m_partnersBefore.assign(m_most.size(), 0);
        m_opponentsBefore.assign(m_most.size(), 0);
        for (const Places& places : rounds)
            for (int place = 0; place < m_shape.seats(); ++place)
                for (int other = place + 1; other < place / 4 * 4 + 4; ++other)
                    ++counts(place, other, m_partnersBefore,
                             m_opponentsBefore)[relation(places, place, other)];
    }

    // The lines with cost `least`, as cheap as an evening gets; none where the steps do not suffice.
    std::optional<std::vector<Places>> run(int least, long steps, double temperature) {
        std::array<double, 64> chances{};
        for (std::size_t worse = 0; worse < chances.size(); ++worse)
            chances[worse] = std::exp(-static_cast<double>(worse) / temperature);
        const auto seats = static_cast<std::size_t>(m_shape.seats());
        for (long step = 0; step < steps; ++step) {
            if (step % kAnew == 0) begin();
            if (m_cost <= least) return m_lines;
            const std::size_t line = below(m_lines.size());
            const std::size_t i = below(seats);
            const std::size_t j = below(seats);
            const int before = m_cost;
            swap(line, i, j);
            const int worse = m_cost - before;
            const bool taken =
                worse <= 0 || (static_cast<double>(m_random.next() >> 11U) * 0x1.0p-53 <
                               chances[std::min<std::size_t>(static_cast<std::size_t>(worse), 63)]);
            if (!taken) swap(line, i, j);
        }
        return std::nullopt;
    }

  private:
    static constexpr long kAnew = 20'000'000;
    static constexpr int kPartner = 8; // of one round alone: worse than any repeat of opponents

    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(m_random.below(bound)); }
    std::size_t cell(int a, int b) const {
        return static_cast<std::size_t>(a) * m_people + static_cast<std::size_t>(b);
    }
    std::size_t relation(const Places& places, int place, int other) const {
        return static_cast<std::size_t>(m_relation[cell(places[static_cast<std::size_t>(place)],
                                                        places[static_cast<std::size_t>(other)])]);
    }
    bool isAlone(int person) const { return person >= m_shape.numbers * m_shape.letters; }
    std::array<int, 3> relationOf(int a, int b) const {
        const int numbers = m_shape.numbers;
        if (isAlone(a)) return {-1 - a, -1 - b, 0};
        if (isAlone(b)) return {a / numbers, -1 - b, 0};
        const int apart = (b - a % numbers + numbers) % numbers;
        const bool sameLetter = a / numbers == b / numbers;
        return {a / numbers, b / numbers, sameLetter ? std::min(apart, numbers - apart) : apart};
    }
    // Within the rounds of one line: two who stay as they are, or half a circle apart.
    bool isRepeatedByItself(int a, int b) const {
        if (m_shape.numbers == 1) return false;
        if (isAlone(a) && isAlone(b)) return true;
        return a / m_shape.numbers == b / m_shape.numbers && 2 * std::abs(a - b) == m_shape.numbers;
    }

    template <class Counts>
    Counts& counts(int place, int other, Counts& partners, Counts& opponents) const {
        return m_shape.meet == Meet::AsOpponents && place / 2 == other / 2 ? partners : opponents;
    }

    void begin() {
        m_lines.assign(static_cast<std::size_t>(m_shape.lines), Places(m_people));
        m_partners = m_partnersBefore;
        m_opponents = m_opponentsBefore;
        m_partners.resize(m_most.size());
        m_opponents.resize(m_most.size());
        m_cost = 0;
        int out = 0;
        for (std::size_t line = 0; line < m_lines.size(); ++line) {
            Places& places = m_lines[line];
            std::iota(places.begin(), places.end(), 0);
            m_random.shuffle(places);
            // Who sits out is of one letter after the other, as all of it then do in turn, and nobody who
            // stands alone: so it is fair, and which number it is makes no difference.
            for (auto place = places.begin() + m_shape.seats(); place != places.end(); ++place, ++out)
                std::iter_swap(
                    place, std::find(places.begin(), places.end(), out % m_shape.letters * m_shape.numbers));
            for (int first = 0; first < m_shape.seats(); first += 4) count(line, first, 1);
        }
    }

    void swap(std::size_t line, std::size_t i, std::size_t j) {
        const int tableI = static_cast<int>(i) / 4 * 4;
        const int tableJ = static_cast<int>(j) / 4 * 4;
        count(line, tableI, -1);
        if (tableI != tableJ) count(line, tableJ, -1);
        std::swap(m_lines[line][i], m_lines[line][j]);
        count(line, tableI, 1);
        if (tableI != tableJ) count(line, tableJ, 1);
    }

    // A table comes (1) or goes (-1).
    void count(std::size_t line, int first, int sign) {
        const Places& places = m_lines[line];
        for (int place = first; place < first + 4; ++place)
            for (int other = place + 1; other < first + 4; ++other) {
                const std::size_t at = relation(places, place, other);
                std::vector<int>& many = counts(place, other, m_partners, m_opponents);
                change(many[at], m_most[at], sign, &many == &m_partners ? kPartner : 1);
            }
    }
    void change(int& many, int most, int sign, int weight) {
        if (sign > 0) m_cost += many++ >= most ? weight : 0;
        if (sign < 0) m_cost -= --many >= most ? weight : 0;
    }

    Shape m_shape;
    std::size_t m_people;
    std::vector<int> m_relation; // of every two
    std::vector<int> m_most;     // times that each relation may be there
    std::vector<int> m_partnersBefore;
    std::vector<int> m_opponentsBefore;
    base::Random m_random;
    std::vector<Places> m_lines;
    std::vector<int> m_partners;
    std::vector<int> m_opponents;
    int m_cost = 0;
};

// Thirty-two in ten rounds, everybody at a table once with all but one: a shape of its own. Four letters of
// eight numbers, which are added without carry (exclusive or); a half are the numbers of which as many (even
// or odd) digits fall on those of a mask. What is looked for is which numbers, halves and letters.
class ThirtyTwo {
  public:
    explicit ThirtyTwo(std::uint64_t seed)
        : m_random(seed) {}

    std::optional<std::vector<Places>> run(long steps) {
        int cost = 0;
        for (long step = 0; step < steps; ++step) {
            if (step % kAnew == 0) {
                for (Round& round : m_rounds) draw(round);
                cost = costNow();
            }
            Round& changed = m_rounds[below(kRounds)];
            const Round before = changed;
            below(8) == 0 ? draw(changed) : vary(changed);
            const int now = costNow();
            if (now > cost && m_random.below(1000) >= (now > cost + 8 ? 3U : 40U))
                changed = before;
            else
                cost = now;
            if (cost == 0) return seated();
        }
        return std::nullopt;
    }

  private:
    static constexpr long kAnew = 300'000;
    static constexpr unsigned kRounds = 7; // three of them are two
    static constexpr unsigned kNumbers = 8;
    static constexpr unsigned kLetters = 4;
    using Letters = std::array<unsigned, kLetters>;

    struct Round {
        Letters order{0, 1, 2, 3}; // of letters: the first goes with the second, the third with the fourth
        unsigned mask = 0;
        Letters wide{};  // a table of a number of each letter
        Letters other{}; // another, or of each two letters where their tables of two and two begin
        Letters apart{}; // of each two letters how far apart the two of one letter are
        Letters masks{}; // of each letter
    };

    unsigned below(unsigned bound) { return static_cast<unsigned>(m_random.below(bound)); }
    static bool isOdd(unsigned number) { return __builtin_popcount(number) % 2 == 1; }

    void draw(Round& round) {
        std::vector<unsigned> order(round.order.begin(), round.order.end());
        m_random.shuffle(order);
        std::copy(order.begin(), order.end(), round.order.begin());
        round.mask = 1 + below(kNumbers - 1);
        for (unsigned letter = 0; letter < kLetters; ++letter) {
            round.wide[letter] = below(kNumbers);
            round.masks[letter] = 1 + below(kNumbers - 1);
            round.apart[letter] = 1 + below(kNumbers - 1);
            drawOther(round, letter);
        }
        keepHalves(round);
    }
    void vary(Round& round) {
        const unsigned letter = below(kLetters);
        switch (below(4)) {
        case 0:
            round.wide[letter] = below(kNumbers);
            break;
        case 1:
            round.masks[letter] = 1 + below(kNumbers - 1);
            break;
        case 2:
            round.apart[letter] = 1 + below(kNumbers - 1);
            break;
        default:
            drawOther(round, letter);
        }
        keepHalves(round);
    }
    void drawOther(Round& round, unsigned letter) { round.other[letter] = below(kNumbers); }
    // What a table of one half leaves is the other half.
    void keepHalves(Round& round) {
        for (unsigned letter = 0; letter < kLetters; ++letter) {
            while (isOdd(round.other[letter] & round.mask) == isOdd(round.wide[letter] & round.mask))
                round.other[letter] = below(kNumbers);
            while (round.apart[letter] == 0 || isOdd(round.apart[letter] & round.mask))
                round.apart[letter] = below(kNumbers);
        }
    }

    static int person(unsigned letter, unsigned number) {
        return static_cast<int>(letter * kNumbers + number);
    }
    static bool isMoved(unsigned by, unsigned mask, bool odd) { return isOdd(by & mask) == odd; }

    static void seatWide(Places& places, const Letters& numbers, unsigned mask, bool odd) {
        for (unsigned by = 0; by < kNumbers; ++by)
            for (unsigned letter = 0; isMoved(by, mask, odd) && letter < kLetters; ++letter)
                places.push_back(person(letter, numbers[letter] ^ by));
    }
    // Two of one letter and two of another, equally far apart.
    static void seatTwos(Places& places, const Round& round, unsigned mask, bool odd) {
        for (unsigned two = 0; two < kLetters; two += 2) {
            std::array<bool, kNumbers> seen{};
            const unsigned first = round.order[two];
            const unsigned second = round.order[two + 1];
            for (unsigned by = 0; by < kNumbers; ++by) {
                if (seen[by] || !isMoved(by, mask, odd)) continue;
                seen[by ^ round.apart[first]] = true;
                for (const unsigned further : {0U, round.apart[first]}) {
                    places.push_back(person(first, round.other[first] ^ by ^ further));
                    places.push_back(person(second, round.other[second] ^ by ^ further));
                }
            }
        }
    }

    std::vector<Places> seated() const {
        std::vector<Places> rounds(10);
        seatWide(rounds[0], m_rounds[0].wide, 0, false);
        seatWide(rounds[1], m_rounds[1].wide, 0, false);
        for (unsigned letter = 0; letter < kLetters; ++letter) // the two halves of each letter
            for (const bool odd : {false, true})
                for (unsigned number = 0; number < kNumbers; ++number)
                    if (isMoved(number, m_rounds[2].masks[letter], odd))
                        rounds[2].push_back(person(letter, number));
        seatTwos(rounds[3], m_rounds[3], 0, false);
        for (std::size_t two = 4; two < kRounds; ++two)
            for (const bool odd : {false, true}) {
                const Round& round = m_rounds[two];
                Places& places = rounds[2 * two - 4 + (odd ? 1 : 0)];
                seatWide(places, round.wide, round.mask, odd);
                if (two == 4)
                    seatWide(places, round.other, round.mask, odd);
                else
                    seatTwos(places, round, round.mask, odd);
            }
        return rounds;
    }

    int costNow() const {
        std::array<int, 32 * 32> met{};
        int cost = 0;
        for (const Places& places : seated())
            for (std::size_t place = 0; place < places.size(); ++place)
                for (std::size_t next = place + 1; next < place / 4 * 4 + 4; ++next) {
                    const auto [a, b] = std::minmax(places[place], places[next]);
                    cost += met[static_cast<std::size_t>(a * 32 + b)]++ > 0 ? 1 : 0;
                }
        return cost;
    }

    base::Random m_random;
    std::array<Round, kRounds> m_rounds{};
};

// What is looked for: the shape, and how many rounds more than its lines give, each with as few repeats as
// counting allows.
struct Wanted {
    Shape shape;
    std::size_t more = 0;
};

std::vector<Wanted> wanted() {
    std::vector<Wanted> all;
    const auto partners = [&](int people, int rounds) {
        all.push_back({{Meet::AsOpponents, 1, people, 0, rounds}, 0});
    };
    all.push_back({{Meet::AsOpponents, 3, 2, 2, 1}, 2});
    partners(9, 3), partners(10, 5), partners(12, 4), partners(13, 6);
    for (int people = 14; people <= 48; people += 2) {
        if (people % 4 == 0) all.push_back({{Meet::AsOpponents, people / 2 - 1, 2, 2, 1}, 2});
        if (people % 4 == 2) all.push_back({{Meet::AsOpponents, people / 2, 2, 0, 1}, 1});
    }
    // Where one sits out: all rounds but one of those that counting allows, and where it is found that one,
    // too.
    for (int people = 25; people <= 45; people += 4)
        if (people != 29) all.push_back({{Meet::AsOpponents, people / 2 - 1, 2, 3, 1}, 0});
    all.push_back({{Meet::AsOpponents, 5, 4, 1, 2}, 0});
    all.push_back({{Meet::AsOpponents, 7, 4, 1, 2}, 0});
    all.push_back({{Meet::AsOpponents, 3, 9, 0, 4}, 0});
    const auto once = [&](int numbers, int letters, int alone) {
        all.push_back({{Meet::Once, numbers, letters, alone, 1}, 0});
    };
    once(5, 3, 1), once(5, 4, 0), once(7, 3, 3), once(9, 3, 1), once(8, 3, 6), once(11, 3, 3), once(10, 4, 0);
    once(11, 4, 0), once(12, 4, 0);
    return all;
}

// Fields in which three sit out, so that no line gives more than one round, and a whole evening that is no
// shorter one continued: what the draw itself comes to when it goes on for longer.
struct WantedDraw {
    int people = 0;
    int rounds = 0;
    int repeats = 0;
    bool whole = false;
};
constexpr std::array kWantedDraws = {WantedDraw{11, 6},         WantedDraw{15, 8},  WantedDraw{19, 9},
                                     WantedDraw{23, 11},        WantedDraw{31, 14}, WantedDraw{35, 15},
                                     WantedDraw{39, 16},        WantedDraw{43, 18}, WantedDraw{47, 19},
                                     WantedDraw{12, 6, 6, true}};

// In the order of the file.
struct Kind {
    int people = 0;
    Meet meet = Meet::AsOpponents;
    bool whole = false;

    friend auto operator<=>(const Kind&, const Kind&) = default;
};

Kind kindOf(const KnownSchedule& schedule) {
    return {schedule.people, schedule.meet, schedule.whole};
}

// A round in which all meet the one whom they have not met yet, after rounds in which everybody has met all
// but one: two such couples to a table, a side of one of each. All ways are gone through, for so many steps.
class LastUnmet {
  public:
    LastUnmet(int people, const std::vector<Places>& rounds)
        : m_people(people)
        , m_partners(cells(), false)
        , m_met(cells(), false) {
        for (const Places& places : rounds)
            for (std::size_t place = 0; place < seats(); ++place)
                for (std::size_t other = place / 4 * 4; other < place / 4 * 4 + 4; ++other)
                    (place / 2 == other / 2 ? m_partners : m_met)[cell(places[place], places[other])] = true;
        for (int a = 0; a < people; ++a)
            for (int b = a + 1; b < people; ++b)
                if (!m_met[cell(a, b)]) m_couples.emplace_back(a, b);
    }

    std::optional<Places> run() {
        if (m_couples.size() * 2 != static_cast<std::size_t>(m_people)) return std::nullopt;
        m_seated.assign(m_couples.size(), false);
        // Where the tables do not come out even a couple sits out.
        const bool out = seats() < static_cast<std::size_t>(m_people);
        for (std::size_t couple = 0; couple < m_couples.size(); ++couple) {
            if (out) m_seated[couple] = true;
            m_steps = 0;
            m_places.clear();
            if (seat()) {
                if (out) m_places.insert(m_places.end(), {m_couples[couple].first, m_couples[couple].second});
                return m_places;
            }
            if (!out) return std::nullopt;
            m_seated.assign(m_couples.size(), false);
        }
        return std::nullopt;
    }

  private:
    static constexpr long kMostSteps = 20'000'000;

    std::size_t seats() const { return static_cast<std::size_t>(m_people / 4 * 4); }
    std::size_t cells() const {
        return static_cast<std::size_t>(m_people) * static_cast<std::size_t>(m_people);
    }
    std::size_t cell(int a, int b) const {
        return static_cast<std::size_t>(a) * static_cast<std::size_t>(m_people) + static_cast<std::size_t>(b);
    }

    bool seat() {
        const auto open = std::find(m_seated.begin(), m_seated.end(), false);
        if (open == m_seated.end()) return true;
        const auto one = static_cast<std::size_t>(open - m_seated.begin());
        const auto [a, x] = m_couples[one];
        m_seated[one] = true;
        for (std::size_t other = one + 1; other < m_couples.size(); ++other) {
            if (m_seated[other]) continue;
            if (++m_steps > kMostSteps) break;
            auto [b, y] = m_couples[other];
            for (const bool turned : {false, true}) {
                if (turned) std::swap(b, y);
                if (m_partners[cell(a, b)] || m_partners[cell(x, y)]) continue;
                m_seated[other] = true;
                m_places.insert(m_places.end(), {a, b, x, y});
                if (seat()) return true;
                m_places.resize(m_places.size() - 4);
                m_seated[other] = false;
            }
        }
        m_seated[one] = false;
        return false;
    }

    int m_people;
    std::vector<bool> m_partners;
    std::vector<bool> m_met;
    std::vector<std::pair<int, int>> m_couples;
    std::vector<bool> m_seated;
    Places m_places;
    long m_steps = 0;
};

// Rounds after these with the fewest repeats there can be: one for those who have not met yet, then one in
// which everybody meets somebody again, and nobody a third time where the steps suffice.
std::vector<std::string> moreRounds(const Shape& shape, std::vector<Places> rounds, std::size_t more,
                                    long steps) {
    std::vector<std::string> lines;
    const auto add = [&](Places places) {
        lines.push_back(lineOf(shape, 1, places));
        rounds.push_back(std::move(places));
    };
    auto unmet = LastUnmet(shape.people(), rounds).run();
    if (!unmet) return lines;
    add(std::move(*unmet));
    Shape one = shape;
    one.numbers = 1;
    one.letters = shape.people();
    one.alone = 0;
    for (; more > 1; --more) {
        Search search(one, rounds.size());
        search.remember(rounds);
        auto again = search.run(shape.seats(), steps, 0.35);
        if (!again) break;
        add(std::move(again->front()));
    }
    return lines;
}

std::vector<std::string> linesOf(const std::string& text, const Kind& kind) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        const auto read = tournament::readSchedules(line);
        if (read && !read->empty() && kindOf(read->front()) == kind) lines.push_back(line);
    }
    return lines;
}

std::vector<Places> roundsOf(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    const auto read = tournament::readSchedules(text);
    return read && !read->empty() ? read->front().rounds : std::vector<Places>();
}

constexpr long kSteps = 400'000'000;

// The lines that are there, where they are all that is looked for; else the best of some searches.
std::vector<std::string> complete(const Wanted& one, std::vector<std::string> lines) {
    constexpr std::uint64_t kSearches = 40;
    const Shape& shape = one.shape;
    const auto base = static_cast<std::size_t>(shape.lines);
    for (std::uint64_t seed = 0; seed <= kSearches && lines.size() < base + one.more; ++seed) {
        std::vector<std::string> again = lines;
        again.resize(std::min(again.size(), base));
        if (seed > 0 || again.empty()) {
            again.clear();
            const auto found = Search(shape, seed).run(0, kSteps, 0.35);
            if (!found) break;
            for (const Places& places : *found) again.push_back(lineOf(shape, shape.numbers, places));
        }
        if (one.more > 0)
            for (std::string& line : moreRounds(shape, roundsOf(again), one.more, kSteps))
                again.push_back(std::move(line));
        if (again.size() > lines.size()) lines = std::move(again);
    }
    return lines;
}

std::vector<std::string> drawn(const WantedDraw& wanted) {
    constexpr std::uint64_t kSearches = 200;
    constexpr std::uint64_t kOn = 15;
    tournament::Tournament evening;
    evening.settings.rounds = wanted.rounds;
    for (int number = 1; number <= wanted.people; ++number) {
        evening.entries.emplace_back().number = number;
        evening.entries.back().persons.emplace_back();
    }
    const tournament::Field field(evening, 1);
    const auto repeats = [&](const tournament::Seating& seating) {
        return tournament::faultsOf(field, seating).opponentRepeats;
    };
    const Shape oneRound{Meet::AsOpponents, wanted.people, 1, 0, 1, wanted.whole};
    std::vector<std::string> lines;
    for (std::uint64_t seed = 1; seed <= kSearches && lines.empty(); ++seed) {
        tournament::Seating seating = tournament::eveningRounds(evening, field, 1, seed);
        for (std::uint64_t again = 0; again < kOn && repeats(seating) > wanted.repeats; ++again)
            seating = tournament::improved(field, std::move(seating), tournament::Movable::Players,
                                           base::mix(seed, again), tournament::Warmth::Low);
        if (repeats(seating) > wanted.repeats) continue;
        for (const Places& places : seating.rounds) lines.push_back(lineOf(oneRound, 1, places));
    }
    return lines;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: write_schedules core/tournament/data/schedules.txt\n";
        return 2;
    }
    std::stringstream before;
    before << std::ifstream(argv[1]).rdbuf();
    std::string head;
    std::istringstream in(before.str());
    for (std::string line; std::getline(in, line) && line.rfind('#', 0) == 0;) head += line + '\n';
    std::map<Kind, std::vector<std::string>> found;
    const auto keep = [&](const Kind& kind, std::vector<std::string> lines) {
        if (lines.empty())
            std::cerr << kind.people << (kind.meet == Meet::Once ? " once" : " partners") << ": none found\n";
        found[kind] = std::move(lines);
        std::ofstream after(argv[1]); // whole each time: a search may be broken off
        after << head;
        for (const auto& [key, its] : found)
            for (const std::string& line : its) after << line << '\n';
    };
    for (int people = 4; people <= 48; ++people)
        for (const auto& [meet, whole] : {std::pair(Meet::AsOpponents, false),
                                          std::pair(Meet::AsOpponents, true), std::pair(Meet::Once, false)})
            found[{people, meet, whole}] = linesOf(before.str(), {people, meet, whole});
    for (const Wanted& one : wanted()) {
        const Kind kind{one.shape.people(), one.shape.meet};
        keep(kind, complete(one, found[kind]));
    }
    for (const WantedDraw& one : kWantedDraws) {
        const Kind kind{one.people, Meet::AsOpponents, one.whole};
        std::vector<std::string> lines = found[kind];
        keep(kind, lines.empty() ? drawn(one) : std::move(lines));
    }
    const Kind once{32, Meet::Once};
    std::vector<std::string> lines = found[once];
    const Shape letters{Meet::Once, 8, 4, 0, 1};
    if (lines.empty())
        if (const auto rounds = ThirtyTwo(1).run(kSteps))
            for (const Places& places : *rounds) lines.push_back(lineOf(letters, 1, places));
    keep(once, std::move(lines));
}
