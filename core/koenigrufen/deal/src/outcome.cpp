#include <cards/tarock.h>

#include <algorithm>
#include <koenigrufen/deal/outcome.h>
#include <numeric>

namespace schreiber::koenigrufen::deal {

using cards::tarock::kKings;
using cards::tarock::kTrull;
using rulebook::GameRules;
using rulebook::PremiumRules;
using rulebook::Rules;

namespace {

constexpr int kSides = 2;

// Where the cards that nobody played lie, on one way.
struct Apart {
    CardSet laid;                                          // counted with the declarer's tricks
    CardSet left;                                          // in talons
    std::array<std::optional<Card>, kTalonCards> turned{}; // Trischaken: with the first tricks
};

class Counting {
  public:
    Counting(const Rules& rules, const State& state, const Apart& apart)
        : m_rules(rules)
        , m_state(state)
        , m_game(state.game(rules)) {
        for (std::size_t i = 0; i < state.completed(); ++i) {
            const Trick& trick = state.tricks[i];
            for (const Card card : trick.played()) m_taken[seatIndex(*trick.winner)].insert(card);
            if (trick.hasTalon && i < apart.turned.size() && apart.turned[i])
                m_taken[seatIndex(*trick.winner)].insert(*apart.turned[i]);
        }
        if (!m_game.isPositive()) return;
        for (const Seat seat : kAllSeats) {
            CardSet& side = m_bySide[static_cast<std::size_t>(state.sideOf(seat))];
            side = side | m_taken[seatIndex(seat)];
        }
        m_bySide[0] = m_bySide[0] | apart.laid;
        if (const auto left = sideOfLeft(rules, state))
            m_bySide[static_cast<std::size_t>(*left)] =
                m_bySide[static_cast<std::size_t>(*left)] | apart.left;
    }

    int thirdsOf(Seat seat) const { return cards::tarock::thirdsOf(m_taken[seatIndex(seat)]); }
    int thirdsOf(int side) const { return cards::tarock::thirdsOf(m_bySide[static_cast<std::size_t>(side)]); }

    std::vector<PremiumFact> premiums() const {
        std::vector<PremiumFact> facts;
        for (const PremiumRules& premium : m_rules.set().premiums) {
            if (premium.holder == rulebook::Holder::TwoPlayers) continue;
            for (int side = 0; side < kSides; ++side) add(facts, premium, side);
        }
        return facts;
    }

    std::optional<Mondfang> mondfang() const {
        for (std::size_t i = 0; i < m_state.completed(); ++i) {
            const Trick& trick = m_state.tricks[i];
            if (const auto caught = mondCaught(m_rules, m_game, trick.played()))
                return Mondfang{trick.seatOf(caught->by), trick.seatOf(caught->of)};
        }
        return std::nullopt;
    }

  private:
    // Won, lost, or neither: not there, and not announced.
    enum class Fate { None, Won, Lost };

    void add(std::vector<PremiumFact>& facts, const PremiumRules& premium, int side) const {
        const auto announced = std::ranges::find_if(m_state.words.announced, [&](const Announced& each) {
            return each.premium == premium.premium && each.side == side;
        });
        const bool isAnnounced = announced != m_state.words.announced.end();
        const Fate fate = fateOf(premium, side);
        if (!isAnnounced && fate == Fate::None) return;
        facts.push_back({premium.premium, side, isAnnounced, isAnnounced ? announced->chain.steps : 0,
                         fate == Fate::Won});
    }

    Fate fateOf(const PremiumRules& premium, int side) const {
        if (premium.isBird()) return inItsTrick(premium, Card::tarock(premium.tarock), side);
        if (premium.holder == rulebook::Holder::DeclarersSide)
            return side == 0 && m_state.king ? inItsTrick(premium, *m_state.king, side) : Fate::None;
        const CardSet own = m_bySide[static_cast<std::size_t>(side)];
        const auto wonIf = [](bool isSo) { return isSo ? Fate::Won : Fate::None; };
        switch (premium.premium) {
        case Premium::Trull:
            return wonIf(own.contains(kTrull));
        case Premium::VierKoenige:
            return wonIf(own.contains(kKings));
        case Premium::Absolut:
            return wonIf(isAbsolutAgainst(m_rules, thirdsOf(1 - side)));
        case Premium::Valat:
            return wonIf(std::ranges::none_of(kAllSeats, [&](Seat seat) {
                return m_state.sideOf(seat) != side && m_state.tricksOf(seat) > 0;
            }));
        default:
            return Fate::None;
        }
    }

    // A card that has to fall in a certain trick: a bird takes it itself, the king is there when its side
    // does.
    Fate inItsTrick(const PremiumRules& premium, Card card, int side) const {
        const Trick& trick = m_state.tricks[static_cast<std::size_t>(premium.trick - 1)];
        for (std::size_t place = 0; place < trick.count; ++place) {
            if (trick.cards[place] != card) continue;
            const Seat seat = trick.seatOf(place);
            if (m_state.sideOf(seat) != side) return Fate::None;
            const bool won = premium.isBird() ? trick.winner == seat : m_state.sideOf(*trick.winner) == side;
            return won ? Fate::Won : Fate::Lost;
        }
        return Fate::None;
    }

    const Rules& m_rules;
    const State& m_state;
    const GameRules& m_game;
    std::array<CardSet, kSeats> m_taken{};
    std::array<CardSet, kSides> m_bySide{};
};

// Each order in which the talon cards that nobody saw can have been turned up.
void addTurned(std::vector<Apart>& ways, const State& state, CardSet apart) {
    Apart way;
    CardSet unseen = apart;
    for (std::size_t i = 0; i < way.turned.size() && i < state.completed(); ++i) {
        way.turned[i] = state.tricks[i].talon.card;
        if (way.turned[i]) unseen.erase(*way.turned[i]);
    }
    std::vector<Card> rest;
    for (const Card card : unseen) rest.push_back(card);
    do {
        Apart one = way;
        std::size_t next = 0;
        for (auto& card : one.turned)
            if (!card && next < rest.size()) card = rest[next++];
        ways.push_back(one);
    } while (std::next_permutation(rest.begin(), rest.end()));
}

std::vector<Apart> waysApart(const Rules& rules, const State& state) {
    CardSet apart = CardSet::all();
    for (const CardSet played : state.played) apart = apart - played;
    std::vector<Apart> ways;
    if (state.game(rules).talon == rulebook::Talon::ToTricks) {
        addTurned(ways, state, apart);
        return ways;
    }
    for (const Knowledge::Way& way : state.cards.waysOf(apart)) {
        Apart one;
        for (const auto& [card, places] : way.cards)
            ((places & Knowledge::kLaid) != 0 ? one.laid : one.left).insert(card);
        ways.push_back(one);
    }
    return ways;
}

Knowledge::Places talonAt(std::size_t index) {
    return index == 0 ? Knowledge::kTalon1 : Knowledge::kTalon2;
}

// The one card of a talon that nobody wrote down, where it can be no other.
std::optional<Card> onlyUnwritten(const State& state, Knowledge::Places talon, CardSet written) {
    if (written.size() + 1 != kTalonCards / 2) return std::nullopt;
    CardSet sure;
    for (const Card card : CardSet::all() - written)
        if (!state.cards.canBe(card, static_cast<Knowledge::Places>(~talon))) sure.insert(card);
    return sure.size() == 1 ? std::optional(sure.first()) : std::nullopt;
}

PositiveGame positiveOf(const State& state) {
    const Declared& declared = state.games.front();
    PositiveGame game{declared.game, declared.seat, state.partner};
    game.kontra = state.words.game.steps;
    return game;
}

// What counts no cards: games given up, broken off or played for tricks.
Facts factsWithoutCounts(const Rules& rules, const State& state) {
    Facts facts;
    facts.brokenBy = state.offender;
    const GameRules& rulesOfIt = state.game(rules);
    if (rulesOfIt.isPositive()) {
        PositiveGame game = positiveOf(state);
        for (const Announced& each : state.words.announced)
            game.premiums.push_back({each.premium, each.side, true, each.chain.steps, false});
        game.givenUp = state.end == End::GivenUp;
        if (state.givenUpBird) game.premiums.push_back({*state.givenUpBird, 0, true, 0, false});
        facts.game = std::move(game);
    } else if (rulesOfIt.isNegative()) {
        std::vector<NegativeGame> games;
        for (const Declared& declared : state.games) {
            NegativeGame game{declared.game, declared.seat,
                              state.tricksOf(declared.seat) == rules.rulesOf(declared.game).tricks};
            for (const Seat seat : kAllSeats)
                game.kontra[seatIndex(seat)] =
                    state.words.pairs[seatIndex(declared.seat)][seatIndex(seat)].steps;
            games.push_back(game);
        }
        facts.game = std::move(games);
    } else {
        facts.game = TrischakenTally{};
    }
    return facts;
}

Outcome counted(const Rules& rules, const State& state, const Apart& apart, const CountBy& by) {
    const Counting counting(rules, state, apart);
    Outcome outcome{true, true, {}, {}, {}};
    Facts facts;
    if (state.game(rules).isPositive()) {
        PositiveGame game = positiveOf(state);
        for (int side = 0; side < kSides; ++side) outcome.counts.push_back(countOf(counting.thirdsOf(side)));
        game.won = isOverHalf(rules, counting.thirdsOf(0));
        game.premiums = counting.premiums();
        game.mondfang = counting.mondfang();
        facts.game = std::move(game);
    } else {
        TrischakenTally tally;
        for (const Seat seat : kAllSeats) {
            tally.thirds[seatIndex(seat)] = counting.thirdsOf(seat);
            tally.noTrick[seatIndex(seat)] = state.tricksOf(seat) == 0;
            outcome.counts.push_back(countOf(counting.thirdsOf(seat)));
        }
        facts.game = tally;
    }
    outcome.facts = countedBy(by, std::move(facts));
    outcome.settlement = settle(rules, *outcome.facts);
    return outcome;
}

} // namespace

std::optional<int> sideOfLeft(const Rules& rules, const State& state) {
    if (state.games.empty() || !state.game(rules).isPositive()) return std::nullopt;
    return state.game(rules).talon == rulebook::Talon::None && state.kingTalon ? 0 : 1;
}

std::vector<std::optional<Card>> leftInTalon(const Rules& rules, const State& state) {
    std::vector<std::optional<Card>> left;
    if (state.game(rules).talon == rulebook::Talon::ToTricks) return left;
    for (std::size_t i = 0; i < state.talons.size(); ++i) {
        const Taken which = i == 0 ? Taken::First : Taken::Second;
        if (state.taken == which || state.taken == Taken::Both) continue;
        CardSet written;
        for (const auto& card : state.talons[i])
            if (card) written.insert(*card);
        const auto unwritten = onlyUnwritten(state, talonAt(i), written);
        for (const auto& card : state.talons[i]) left.push_back(card ? card : unwritten);
    }
    return left;
}

std::optional<Card> talonCardOf(const State& state, const Trick& trick) {
    if (trick.talon.card) return trick.talon.card;
    CardSet written;
    const auto write = [&](const TalonCard& each) {
        if (each.card && each.from == trick.talon.from) written.insert(*each.card);
    };
    for (const Trick& each : state.tricks) write(each.talon);
    std::ranges::for_each(state.talonLeft, write);
    return onlyUnwritten(state, trick.talon.from, written);
}

std::vector<Outcome> outcomesOf(const Rules& rules, const State& state, const CountBy& by) {
    if (!state.isComplete(rules)) return {Outcome{}};
    const bool isCounted = state.end == End::AllPlayed && !state.game(rules).isNegative();
    if (!isCounted) {
        const Facts facts = countedBy(by, factsWithoutCounts(rules, state));
        return {Outcome{true, true, {}, settle(rules, facts), facts}};
    }
    std::vector<Outcome> outcomes;
    for (const Apart& apart : waysApart(rules, state)) {
        Outcome outcome = counted(rules, state, apart, by);
        if (std::ranges::find(outcomes, outcome) == outcomes.end()) outcomes.push_back(std::move(outcome));
    }
    if (outcomes.empty()) outcomes.push_back(counted(rules, state, {}, by));
    return outcomes;
}

} // namespace schreiber::koenigrufen::deal
