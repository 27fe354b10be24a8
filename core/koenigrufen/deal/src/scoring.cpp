#include <base/contract.h>

#include <algorithm>
#include <cstddef>
#include <koenigrufen/deal/scoring.h>
#include <koenigrufen/deal/trischaken.h>
#include <numeric>

namespace schreiber::koenigrufen::deal {
namespace {

constexpr int kOpponents = rulebook::kSeats - 1; // of one who plays alone
constexpr std::array kNames =
    std::to_array<std::string_view>({"won", "lost", "given-up", "undecided", "caught", "jungfrau", "over-35",
                                     "jungfrau-over-35", "two-two", "middle-tie", "triple-tie", "broken"});

std::int64_t doubled(std::int64_t value, int steps) {
    return value << std::min(steps, kMostSteps);
}

std::int64_t& at(Points& points, Seat seat) {
    return points[static_cast<std::size_t>(cards::indexOf(seat))];
}

Seat seatAt(std::size_t index) {
    return static_cast<Seat>(index);
}

void add(Settlement& settlement, Item item) {
    for (std::size_t i = 0; i < item.points.size(); ++i) settlement.points[i] += item.points[i];
    settlement.items.push_back(std::move(item));
}

// The offender has what the others have not.
void letPay(Points& points, Seat offender) {
    at(points, offender) = 0;
    at(points, offender) = -std::accumulate(points.begin(), points.end(), std::int64_t{0});
}

class Positive {
  public:
    Positive(const rulebook::Rules& rules, const Facts& facts)
        : m_rules(rules)
        , m_facts(facts)
        , m_game(std::get<PositiveGame>(facts.game))
        , m_isLost(facts.brokenBy ? std::optional(sideOf(*facts.brokenBy)) : std::nullopt) {}

    Settlement settled() {
        takeValat();
        Settlement settlement;
        settlement.valat = m_valat;
        add(settlement, gameItem());
        for (const PremiumFact& fact : written()) add(settlement, premiumItem(fact));
        if (m_game.mondfang && !m_facts.brokenBy) {
            add(settlement, mondfangItem(*m_game.mondfang));
            settlement.doubles = m_rules.set().mondfangDoubles;
        }
        return settlement;
    }

  private:
    int sideOf(Seat seat) const { return seat == m_game.declarer || seat == m_game.partner ? 0 : 1; }

    const rulebook::PremiumRules& rulesOf(const PremiumFact& fact) const {
        return m_rules.rulesOf(fact.premium);
    }

    // Whose it is in the end: of a game broken off, the side's that did not offend.
    bool isWon(const PremiumFact& fact) const { return m_isLost ? fact.side != *m_isLost : fact.won; }
    bool counts(const PremiumFact& fact) const { return fact.announced || !m_isLost; }

    std::int64_t factorOf(const PremiumFact& valat) const {
        const rulebook::PremiumRules& premium = rulesOf(valat);
        std::int64_t factor = doubled(valat.announced ? premium.announced : premium.silent, valat.kontra);
        if (m_rules.is(rulebook::SoloValat::Yes)) factor *= m_rules.rulesOf(m_game.game).premiumFactor;
        return factor;
    }

    // The one factor of a game, and what the Valat does to the game itself (KR-146, KR-147, R29).
    void takeValat() {
        const PremiumFact* made = nullptr;
        std::vector<const PremiumFact*> failed;
        for (const PremiumFact& fact : m_game.premiums) {
            if (!rulesOf(fact).isFactor || !counts(fact)) continue;
            if (isWon(fact))
                made = &fact;
            else
                failed.push_back(&fact);
        }
        m_isValatMade = made != nullptr;
        if (made != nullptr) m_valat = factorOf(*made);
        // One that was announced and made is the factor; a silent one beside the other side's failed
        // announcement is multiplied by that, once.
        if (made == nullptr || !made->announced)
            for (const PremiumFact* each : failed) m_valat = std::max(m_valat, factorOf(*each));
        if (made == nullptr && failed.size() == 1 && !m_isLost) m_valatLoser = failed.front()->side;
    }

    bool isGameWon() const {
        if (m_isLost) return *m_isLost == 1;
        if (m_valatLoser) return *m_valatLoser == 1;
        return m_game.won && !m_game.givenUp;
    }

    std::vector<PremiumFact> written() const {
        std::vector<PremiumFact> written;
        for (const PremiumFact& fact : m_game.premiums)
            if (counts(fact) && !rulesOf(fact).isFactor && !(m_isValatMade && rulesOf(fact).isVoidedByValat))
                written.push_back(fact);
        std::ranges::stable_sort(written, [](const PremiumFact& a, const PremiumFact& b) {
            return std::pair(a.premium, a.side) < std::pair(b.premium, b.side);
        });
        return written;
    }

    // `value` a head to the side that won it; three times to or from one who is alone (KR-148, KR-149).
    Points shared(int winner, std::int64_t value) const {
        value *= m_valat * m_facts.factor;
        const bool paysAlone = m_facts.brokenBy && m_rules.is(rulebook::BreachPayer::Offender);
        Points points{};
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Seat seat = seatAt(i);
            const bool isAlone = seat == m_game.declarer && !m_game.partner;
            points[i] = (isAlone ? kOpponents : 1) * value;
            if (!paysAlone && sideOf(seat) != winner) points[i] = -points[i];
        }
        if (paysAlone) letPay(points, *m_facts.brokenBy);
        return points;
    }

    Item gameItem() const {
        const rulebook::GameRules& game = m_rules.rulesOf(m_game.game);
        const bool isWon = isGameWon();
        Item item{m_game.game};
        item.how = m_game.givenUp ? How::GivenUp : isWon ? How::Won : How::Lost;
        item.kontra = m_game.kontra;
        item.value = doubled((isWon ? game.halves : game.halvesLost) / 2, m_game.kontra);
        item.points = shared(isWon ? 0 : 1, item.value);
        return item;
    }

    Item premiumItem(const PremiumFact& fact) const {
        Item item{fact.premium};
        item.how = isWon(fact) ? How::Won : How::Lost;
        item.side = fact.side;
        item.announced = fact.announced;
        item.kontra = fact.kontra;
        item.value = valueOf(m_rules, m_game.game, fact.premium, fact.announced, fact.kontra);
        item.points = shared(isWon(fact) ? fact.side : 1 - fact.side, item.value);
        return item;
    }

    Item mondfangItem(const Mondfang& mondfang) const {
        Item item{rulebook::Premium::Mondfang};
        item.how = How::Caught;
        item.mondfang = mondfang;
        item.value = valueOf(m_rules, m_game.game, rulebook::Premium::Mondfang, false, 0);
        at(item.points, mondfang.by) = item.value * m_valat * m_facts.factor;
        at(item.points, mondfang.of) = -item.value * m_valat * m_facts.factor;
        return item;
    }

    const rulebook::Rules& m_rules;
    const Facts& m_facts;
    const PositiveGame& m_game;
    std::optional<int> m_isLost; // the side of the offender, where the game was broken off
    std::optional<int> m_valatLoser;
    bool m_isValatMade = false;
    std::int64_t m_valat = 1;
};

// Each amount is rounded down by itself, with kontra and factor in it (R21).
Item negativeItem(const rulebook::Rules& rules, const Facts& facts, const NegativeGame& game) {
    const bool isWon = facts.brokenBy ? *facts.brokenBy != game.declarer : game.won;
    Item item{game.game};
    item.how = isWon ? How::Won : How::Lost;
    item.seat = game.declarer;
    const rulebook::GameRules& row = rules.rulesOf(game.game);
    for (std::size_t i = 0; i < item.points.size(); ++i) {
        const Seat other = seatAt(i);
        if (other == game.declarer) continue;
        const int kontra = game.kontra[i];
        const std::int64_t amount = doubled(isWon ? row.halves : row.halvesLost, kontra) * facts.factor / 2;
        const std::int64_t points = isWon ? amount : -amount;
        item.pairs.push_back({other, kontra, points});
        item.points[i] -= points;
        at(item.points, game.declarer) += points;
    }
    if (facts.brokenBy && rules.is(rulebook::BreachPayer::Offender)) {
        for (const Pair& pair : item.pairs) at(item.points, pair.with) = std::abs(pair.points);
        letPay(item.points, *facts.brokenBy);
    }
    return item;
}

// Which of the games is the one without sides.
const rulebook::GameRules& eachForHimself(const rulebook::Rules& rules) {
    const auto* const found =
        std::ranges::find(rules.set().games, rulebook::Kind::EachForHimself, &rulebook::GameRules::kind);
    SCHREIBER_REQUIRE(found != rules.set().games.end(), "a Trischaken in a rule set without one");
    return *found;
}

Settlement settledTrischaken(const rulebook::Rules& rules, const Facts& facts) {
    const rulebook::GameRules& game = eachForHimself(rules);
    TrischakenResult result;
    if (facts.brokenBy) {
        result.how = How::Broken;
        result.points.fill(1);
        result.points[static_cast<std::size_t>(cards::indexOf(*facts.brokenBy))] = -kOpponents;
    } else
        result = trischaken(rules, std::get<TrischakenTally>(facts.game));
    Item item{game.game};
    item.how = result.how;
    for (std::size_t i = 0; i < item.points.size(); ++i)
        item.points[i] = result.points[i] * (game.halves / 2) * facts.factor;
    Settlement settlement;
    settlement.doubles = facts.brokenBy ? 0 : rules.set().trischakenDoubles;
    add(settlement, std::move(item));
    return settlement;
}

} // namespace

std::string_view nameOf(How how) {
    return kNames[static_cast<std::size_t>(how)];
}

Facts countedBy(const CountBy& by, Facts facts) {
    facts.factor = by.factor;
    if (by.kontra) return facts;
    if (auto* game = std::get_if<PositiveGame>(&facts.game)) {
        game->kontra = 0;
        for (PremiumFact& fact : game->premiums) fact.kontra = 0;
    }
    if (auto* games = std::get_if<std::vector<NegativeGame>>(&facts.game))
        for (NegativeGame& game : *games) game.kontra.fill(0);
    return facts;
}

Settlement settle(const rulebook::Rules& rules, const Facts& facts) {
    SCHREIBER_REQUIRE(facts.factor >= 1 && facts.factor <= kMostFactor, "a factor that no game can have");
    if (std::holds_alternative<PositiveGame>(facts.game)) return Positive(rules, facts).settled();
    if (std::holds_alternative<TrischakenTally>(facts.game)) return settledTrischaken(rules, facts);
    Settlement settlement;
    for (const NegativeGame& game : std::get<std::vector<NegativeGame>>(facts.game))
        add(settlement, negativeItem(rules, facts, game));
    return settlement;
}

std::int64_t valueOf(const rulebook::Rules& rules, rulebook::Game game, rulebook::Premium premium,
                     bool announced, int kontra) {
    const rulebook::PremiumRules& row = rules.rulesOf(premium);
    return doubled(announced ? row.announced : row.silent, kontra) * rules.rulesOf(game).premiumFactor;
}

bool hasPremium(const rulebook::Rules& rules, rulebook::Game game, rulebook::Premium premium) {
    const rulebook::GameRules& row = rules.rulesOf(game);
    return row.hasPremiums() &&
           (rules.rulesOf(premium).holder != rulebook::Holder::DeclarersSide || row.callsKing);
}

} // namespace schreiber::koenigrufen::deal
