#include <base/random.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <koenigrufen/deal/count.h>
#include <koenigrufen/deal/scoring.h>

using namespace schreiber;
using namespace schreiber::koenigrufen;
using deal::Facts;
using deal::Seat;
using rulebook::Game;
using rulebook::Premium;

namespace {

constexpr int kSeats = rulebook::kSeats;

class RandomGame {
  public:
    RandomGame(const rulebook::Rules& rules, std::uint64_t seed)
        : m_rules(rules)
        , m_random(seed) {}

    Facts facts() {
        Facts facts{deal::TrischakenTally{}};
        const auto game = static_cast<Game>(number(rulebook::kGameCount));
        const rulebook::GameRules& rules = m_rules.rulesOf(game);
        if (rules.isPositive())
            facts.game = positive(rules);
        else if (rules.isNegative())
            facts.game = negative(rules);
        else
            facts.game = trischaken();
        if (number(5) == 0) facts.brokenBy = seat();
        facts.factor = 1 << number(5);
        return facts;
    }

  private:
    int number(std::size_t below) { return static_cast<int>(m_random.below(below)); }
    Seat seat() { return static_cast<Seat>(number(kSeats)); }
    bool toss() { return number(2) == 0; }

    deal::PositiveGame positive(const rulebook::GameRules& rules) {
        deal::PositiveGame game{.game = rules.game, .declarer = seat()};
        if (rules.callsKing && toss()) game.partner = cards::after(game.declarer, kSeats, 1 + number(3));
        game.won = toss();
        game.kontra = number(4);
        for (const rulebook::PremiumRules& premium : m_rules.set().premiums) {
            if (premium.holder == rulebook::Holder::TwoPlayers || number(3) != 0 ||
                !deal::hasPremium(m_rules, rules.game, premium.premium))
                continue;
            const bool isAnnounced = toss();
            game.premiums.push_back({premium.premium, number(2), isAnnounced, isAnnounced ? number(3) : 0,
                                     premium.isFactor || toss()});
        }
        if (number(4) == 0) {
            const Seat by = seat();
            game.mondfang = deal::Mondfang{by, cards::after(by, kSeats, 1 + number(3))};
        }
        return game;
    }

    std::vector<deal::NegativeGame> negative(const rulebook::GameRules& rules) {
        std::vector<deal::NegativeGame> games;
        Seat declarer = seat();
        const int count = rules.isJoinable() ? 1 + number(3) : 1;
        for (int i = 0; i < count; ++i) {
            games.push_back({rules.game, declarer, toss(), {}});
            for (std::size_t other = 0; other < kSeats; ++other)
                if (static_cast<Seat>(other) != declarer) games.back().kontra[other] = number(3);
            declarer = cards::after(declarer, kSeats);
        }
        return games;
    }

    deal::TrischakenTally trischaken() {
        deal::TrischakenTally tally;
        int rest = deal::kAllThirds;
        for (std::size_t i = 0; i + 1 < kSeats; ++i) {
            tally.thirds[i] = number(4) == 0 ? 0 : number(static_cast<std::size_t>(rest) + 1);
            rest -= tally.thirds[i];
        }
        tally.thirds[kSeats - 1] = rest;
        std::rotate(tally.thirds.begin(), tally.thirds.begin() + number(kSeats), tally.thirds.end());
        for (std::size_t i = 0; i < kSeats; ++i) tally.noTrick[i] = tally.thirds[i] == 0;
        return tally;
    }

    const rulebook::Rules& m_rules;
    base::Random m_random;
};

Seat turned(Seat seat) {
    return cards::after(seat, kSeats);
}

// Everybody one seat further on.
template <class Row>
Row turnedRow(Row row) {
    std::rotate(row.rbegin(), row.rbegin() + 1, row.rend());
    return row;
}

Facts turned(Facts facts) {
    if (facts.brokenBy) facts.brokenBy = turned(*facts.brokenBy);
    if (auto* game = std::get_if<deal::PositiveGame>(&facts.game)) {
        game->declarer = turned(game->declarer);
        if (game->partner) game->partner = turned(*game->partner);
        if (game->mondfang)
            game->mondfang = deal::Mondfang{turned(game->mondfang->by), turned(game->mondfang->of)};
    } else if (auto* games = std::get_if<std::vector<deal::NegativeGame>>(&facts.game)) {
        for (deal::NegativeGame& one : *games) {
            one.declarer = turned(one.declarer);
            one.kontra = turnedRow(one.kontra);
        }
    } else {
        auto& tally = std::get<deal::TrischakenTally>(facts.game);
        tally.thirds = turnedRow(tally.thirds);
        tally.noTrick = turnedRow(tally.noTrick);
    }
    return facts;
}

std::int64_t sumOf(const deal::Points& points) {
    std::int64_t sum = 0;
    for (const std::int64_t each : points) sum += each;
    return sum;
}

} // namespace

TEST_CASE(
    "In 10,000 games each item sums to 0, all of them make the points, and a turn of the table turns them") {
    rulebook::Rules rules(*rulebook::findRuleSet("ruediger"));
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        rules.set(rulebook::Switch::BreachPayer, static_cast<int>(seed % 2));
        rules.set(rulebook::Switch::SoloValat, static_cast<int>(seed / 2 % 2));
        const Facts facts = RandomGame(rules, seed).facts();
        const deal::Settlement settlement = deal::settle(rules, facts);
        deal::Points all{};
        bool isZero = true;
        for (const deal::Item& item : settlement.items) {
            isZero = isZero && sumOf(item.points) == 0;
            for (std::size_t i = 0; i < all.size(); ++i) all[i] += item.points[i];
        }
        const deal::Settlement next = deal::settle(rules, turned(facts));
        const bool isSound = isZero && all == settlement.points &&
                             next.points == turnedRow(settlement.points) &&
                             next.doubles == settlement.doubles;
        if (!isSound) FAIL("seed " << seed);
    }
    SUCCEED();
}

TEST_CASE("A doubled game comes to twice as much, but where a Bettler's half was rounded away") {
    const rulebook::Rules rules(*rulebook::findRuleSet("ruediger"));
    for (std::uint64_t seed = 0; seed < 5'000; ++seed) {
        Facts facts = RandomGame(rules, seed).facts();
        facts.factor = 2; // no half is left
        const deal::Points twice = deal::settle(rules, facts).points;
        facts.factor = 8;
        const deal::Points eight = deal::settle(rules, facts).points;
        for (std::size_t i = 0; i < twice.size(); ++i)
            if (eight[i] != 4 * twice[i]) FAIL("seed " << seed);
    }
    SUCCEED();
}
