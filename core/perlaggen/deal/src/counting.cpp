#include "index.h"
#include "score_line.h"

#include <algorithm>
#include <limits>
#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/house.h>
#include <tuple>

namespace schreiber::perlaggen::deal {

using rulebook::Rules;

namespace {

bool isByTricks(const Fact& fact) {
    return fact.settled.figure == Figure::Spiel;
}

bool scores(const Fact& fact) {
    constexpr std::array kScoring{How::Declared, How::Conceded, How::Held, How::Unbet, How::Forfeit};
    return fact.settled.team && std::ranges::find(kScoring, fact.settled.how) != kScoring.end();
}

// readings.md 52: given without ever having been bet.
bool isGivenUnbet(const Fact& fact) {
    return fact.givenAt && fact.settled.how != How::Declared && !fact.settled.bet.value_or(true);
}

bool isForTheGame(const Fact& fact) {
    return fact.settled.value == kSpielAus;
}

bool areOneShort(const Rules& rules, const BetTable& table) {
    return allOneShort(rules, table) && !atTarget(rules, table);
}

} // namespace

bool isByCards(const Fact& fact) {
    const How how = fact.settled.how;
    return !isByTricks(fact) && !fact.held && (how == How::Unbet || how == How::Standing);
}

bool cardsDecide(Endgame endgame) {
    return endgame == Endgame::SpielGiven || endgame == Endgame::OneLeft;
}

Endgame endgameOf(const Rules& rules, const BetTable& table) {
    // Strafperlaggen and three players go on as always
    if (!canDeclareOut(rules) || rules.teams() != 2) return Endgame::None;
    BetTable before = table;
    before.figures = {};
    before.tricksTeam.reset();
    if (allOneShort(rules, before)) return Endgame::FromStart;
    // what the tricks have brought is not written yet: concessions alone lead there, and one that reached the
    // target has ended the game
    BetTable given = table;
    given.tricksTeam.reset();
    if (!areOneShort(rules, given)) return Endgame::None;
    const auto is = [&](Figure figure, BetState state) { return table.figures[at(figure)].state == state; };
    const bool gleich = is(Figure::Gleich, BetState::Conceded);
    const bool hanger = is(Figure::Hanger, BetState::Conceded);
    const bool spiel = is(Figure::Spiel, BetState::Conceded);
    if (!gleich && !hanger && !spiel) return Endgame::None;
    if (is(Figure::Gleich, BetState::Held) || is(Figure::Hanger, BetState::Held)) return Endgame::Held;
    if (!spiel) return gleich && hanger ? Endgame::BothGiven : Endgame::OtherGoes;
    if (gleich && hanger) return Endgame::Held;
    return gleich || hanger ? Endgame::OneLeft : Endgame::SpielGiven;
}

int neededCards(const Rules& rules, Endgame endgame) {
    switch (endgame) {
    case Endgame::FromStart:
        return rules.declareMinCards();
    case Endgame::SpielGiven:
        // pagat The Endgame: three cards, four in Eichelperlaggen; imst-2015 § 26 f: mid_min_cards
        if (bothMustBeShort(rules)) return rules.declareMinCards();
        return rules.midMinCards().value_or(kFewestCards);
    case Endgame::OneLeft:
        return rules.midMinCards().value_or(kFewestCards);
    default:
        return 0;
    }
}

OutBy outBy(const GoingOut& zero, const GoingOut& one, bool lengthAlone) {
    if (zero.size != one.size) return OutBy::Length;
    if (lengthAlone) return OutBy::Neither;
    if (zero.gleich != one.gleich) return OutBy::Kind;
    return zero.strength != one.strength ? OutBy::Height : OutBy::Neither;
}

std::optional<int> betterOf(const GoingOut& zero, const GoingOut& one, bool lengthAlone) {
    if (outBy(zero, one, lengthAlone) == OutBy::Neither) return std::nullopt;
    const auto place = [](const GoingOut& out) { return std::tuple(out.size, out.gleich, out.strength); };
    return place(zero) > place(one) ? 0 : 1;
}

GoesOut goesOut(const GoingOut& zero, const GoingOut& one, int needed, bool lengthAlone) {
    if (std::max(zero.size, one.size) < needed) return {.tooShort = true};
    const auto team = betterOf(zero, one, lengthAlone);
    if (!team) return {};
    return {.team = team, .gleich = (*team == 0 ? zero : one).gleich};
}

BetTable betTable(const Rules& rules, const Standing& before, const std::vector<Fact>& figures) {
    BetTable table{.target = before.target, .score = before.score};
    const int sign = countsDown(rules) ? 1 : -1;
    for (std::size_t team = 0; team < table.score.size(); ++team)
        table.score[team] += sign * before.penalties[team];
    for (const Fact& fact : figures) {
        const SettledFigure& settled = fact.settled;
        if (settled.how == How::Conceded)
            table.figures[at(settled.figure)] = {
                .state = BetState::Conceded, .value = settled.value, .team = settled.team};
        else if (fact.held)
            table.figures[at(settled.figure)] = {
                .state = BetState::Held, .value = settled.value, .team = settled.team};
    }
    return table;
}

Endgame endgameOf(const Rules& rules, const Standing& before, const std::vector<Fact>& figures) {
    return endgameOf(rules, betTable(rules, before, figures));
}

void putInOrder(std::vector<Fact>& figures) {
    for (std::size_t i = 0; i < figures.size(); ++i) {
        Fact& fact = figures[i];
        const auto moment = static_cast<Moment>(i) * kListStep;
        const bool given = fact.settled.how == How::Conceded || fact.settled.how == How::Declared;
        fact.givenAt = given ? std::optional(moment) : std::nullopt;
        fact.betAt = fact.held ? std::optional(moment) : std::nullopt;
    }
}

namespace {

// Where a figure stands among the others: what is given unbet parts what was bet before it from what was bet
// later; within such a part the Spiel aus, then what was conceded, then what was held.
struct Place {
    int part = 0;
    int group = 0;
    Moment when = 0;
    rulebook::PointName point{};

    bool operator<(const Place& other) const {
        return std::tie(part, group, when) < std::tie(other.part, other.group, other.when);
    }
};

constexpr int kLast = std::numeric_limits<int>::max();

class Places {
  public:
    Places(const Rules& rules, const std::vector<Fact>& figures, Endgame endgame)
        : m_rules(rules)
        , m_endgame(endgame)
        , m_unbetLater(std::ranges::any_of(figures, isGivenUnbet) &&
                       rules.is(rulebook::UnbetConceded::AfterBet))
        , m_aus(std::ranges::any_of(figures, isForTheGame) && rules.is(rulebook::SpielAusPriority::First)) {
        const bool declared =
            std::ranges::any_of(figures, [](const Fact& fact) { return fact.settled.how == How::Declared; });
        const bool given = std::ranges::any_of(
            figures, [](const Fact& fact) { return fact.givenAt && !isGivenUnbet(fact); });
        const auto bet = std::ranges::count_if(
            figures, [](const Fact& fact) { return fact.held || (fact.givenAt && !isGivenUnbet(fact)); });
        // who asks for a figure has what was conceded written already
        const bool amongOthers = bet > 1 || (!m_unbetLater && std::ranges::any_of(figures, isGivenUnbet));
        if (given && !declared)
            m_byFirstBet = amongOthers ? rules.is(rulebook::ConcededOrder::ByFirstBet)
                                       : rules.isUnnoted(rulebook::ConcededOrder::ByFirstBet);
        for (const Fact& fact : figures) {
            if (m_unbetLater && isGivenUnbet(fact)) m_givenUnbet.push_back(*fact.givenAt);
            if (!isGivenUnbet(fact)) m_firstBet = std::min(m_firstBet, firstBetOf(fact));
        }
    }

    Place of(const Fact& fact) const {
        const SettledFigure& settled = fact.settled;
        const bool given = fact.givenAt.has_value();
        const bool unbet = isGivenUnbet(fact);
        if (given && settled.how == How::Declared) return {part(*fact.givenAt), 1, *fact.givenAt, declared()};
        if (m_aus && settled.value == kSpielAus && (given || fact.held))
            return {part(firstBetOf(fact)), 0, firstBetOf(fact), "order_spiel_aus"};
        if (unbet && m_unbetLater)
            return {part(*fact.givenAt), kLast, 0,
                    m_firstBet < *fact.givenAt ? "order_block"_point : "concede_spont"_point};
        if (given && (unbet || !m_byFirstBet))
            return {unbet ? 0 : part(firstBetOf(fact)), 1, *fact.givenAt, "order_conceded"};
        if (given || fact.held) return {part(firstBetOf(fact)), 2, firstBetOf(fact), "order_bet"};
        return {kLast, 0, unbetPlace(settled.figure), unbetPoint(settled.figure)};
    }

  private:
    // So many were given unbet before.
    int part(Moment when) const {
        return static_cast<int>(
            std::ranges::count_if(m_givenUnbet, [when](Moment given) { return given < when; }));
    }
    static Moment firstBetOf(const Fact& fact) { return fact.betAt.value_or(fact.givenAt.value_or(kLast)); }
    bool spielFirst() const {
        // once all are one short a Gleich or Hanger goes out before the Spiel everywhere
        return m_rules.isUnnoted(rulebook::UnbetOrder::Sgh) &&
               (m_endgame == Endgame::None || m_endgame == Endgame::FromStart);
    }
    int unbetPlace(Figure figure) const {
        return spielFirst() && figure == Figure::Spiel ? -1 : static_cast<int>(figure);
    }
    rulebook::PointName declared() const {
        if (!bothMustBeShort(m_rules)) return "decl_single";
        return comparesLengthAlone(m_rules) ? "decl_eich"_point : "decl_both_inn"_point;
    }
    rulebook::PointName unbetPoint(Figure figure) const {
        switch (m_endgame) {
        case Endgame::FromStart:
            return figure == Figure::Spiel ? "decl_none_tricks"_point : "decl_two_card"_point;
        case Endgame::OtherGoes:
            return "mid_g_conceded";
        case Endgame::BothGiven:
            return "m1412_two";
        case Endgame::SpielGiven:
            return !bothMustBeShort(m_rules) ? "mid_1413_spiel"_point : "mid_both_unbet"_point;
        case Endgame::OneLeft:
            return "m1412_bid";
        default:
            break;
        }
        if (countsDown(m_rules)) return "st_order";
        return spielFirst() ? "out_order_unasked"_point : "order_unbet"_point;
    }

    const Rules& m_rules;
    Endgame m_endgame;
    bool m_unbetLater;
    bool m_aus;
    bool m_byFirstBet = false;
    std::vector<Moment> m_givenUnbet;
    Moment m_firstBet = kLast;
};

std::vector<std::pair<Place, std::size_t>> ordered(const Rules& rules, const std::vector<Fact>& figures,
                                                   Endgame endgame) {
    const Places places(rules, figures, endgame);
    std::vector<std::pair<Place, std::size_t>> order;
    for (std::size_t i = 0; i < figures.size(); ++i) order.emplace_back(places.of(figures[i]), i);
    std::ranges::stable_sort(order, [](const auto& a, const auto& b) { return a.first < b.first; });
    return order;
}

// Of what Gleich and Hanger are left, the one that goes out: nothing where it stands or none is long enough.
// A figure of which nobody told how long it is counts as long as it has to be.
const Fact* outOf(const Rules& rules, const std::vector<Fact>& figures, int needed) {
    std::array<GoingOut, 2> best{};
    const auto sizeOf = [needed](const Fact& fact) { return fact.size.value_or(needed); };
    for (const Fact& fact : figures) {
        if (!isByCards(fact)) continue;
        const GoingOut out{sizeOf(fact), fact.settled.figure == Figure::Gleich, 0};
        for (int team = 0; team < 2; ++team) {
            const bool has = fact.settled.how == How::Standing || fact.settled.team == team;
            GoingOut& own = best[at(team)];
            if (has && betterOf(out, own, false) == 0) own = out;
        }
    }
    // pagat Eichelperlaggen: of the longest figures neither kind nor height counts
    const bool lengthAlone = comparesLengthAlone(rules);
    const GoesOut goes = goesOut(best[0], best[1], needed, lengthAlone);
    for (const Fact& fact : figures)
        if (goes.team && isByCards(fact) && fact.settled.team == goes.team &&
            (fact.settled.figure == Figure::Gleich) == goes.gleich)
            return &fact;
    return nullptr;
}

} // namespace

std::vector<std::size_t> countingOrder(const Rules& rules, const std::vector<Fact>& figures,
                                       Endgame endgame) {
    std::vector<std::size_t> order;
    for (const auto& [place, which] : ordered(rules, figures, endgame)) order.push_back(which);
    return order;
}

namespace {

// The figures one after the other, as they are written on the sheet.
class Counter {
  public:
    Counter(const Rules& rules, const Standing& before, const std::vector<Fact>& figures, Endgame endgame)
        : m_rules(rules)
        , m_line(rules, before.target, before.score, before.owed)
        , m_endgame(endgame)
        , m_needed(neededCards(rules, endgame))
        , m_out(cardsDecide(endgame) ? outOf(rules, figures, m_needed) : nullptr) {
        for (int team = 0; team < rules.teams(); ++team) m_line.penalise(team, before.penalties[at(team)]);
    }

    void add(const Fact& fact, rulebook::PointName point) {
        payFines(fact);
        if (m_count.winner) return;
        if (fact.blocks) {
            m_blocked = true;
            m_betOpen = m_betOpen || fact.held;
            return;
        }
        if (isBarred(fact)) return m_count.barred.push_back(fact.settled.figure);
        if (scores(fact)) return win(fact, point);
        if (fact.held && fact.settled.value == kSpielAus && m_rules.is(rulebook::SpielAusTie::NextFigure))
            m_forTheGame = true;
        payStakes(fact);
    }

    // Whether it makes a difference which figure comes before which.
    bool hangsOnOrder() const { return m_count.winner || m_waits || m_blocked || m_comesOff; }

    Count done() {
        m_count.newDeal = cardsDecide(m_endgame) && m_out == nullptr && !m_count.winner;
        m_count.score = m_line.score();
        m_count.deferred = m_line.owed();
        ScoreLine withGiven = m_line; // readings.md 52: it counts at once for who is gestrichen
        for (int team = 0; team < m_rules.teams(); ++team)
            if (const int given = m_given[at(team)]; given > 0) withGiven.win(team, given);
        for (int team = 0; team < m_rules.teams(); ++team)
            m_count.gestrichen[at(team)] = m_line.oneShort(team) || withGiven.oneShort(team);
        return std::move(m_count);
    }

  private:
    // readings.md 19: what is found at the proof comes off with its figure.
    void payFines(const Fact& fact) {
        m_comesOff = m_comesOff || fact.fined != ByTeam{} || fact.lost != ByTeam{};
        for (int team = 0; team < m_rules.teams(); ++team) {
            if (fact.wiped[at(team)]) // imst-2015 § 10 read as "all points made so far"
                m_count.wiped[at(team)] += m_line.wipe(team);
            if (fact.fined[at(team)] > 0)
                m_line.penalise(team, fact.fined[at(team)],
                                m_rules.is(rulebook::FalseBetPenalty::Deal0Minus2Deferred));
        }
    }

    void payStakes(const Fact& fact) {
        if (fact.settled.how == How::Standing || fact.lost == ByTeam{}) return;
        for (int team = 0; team < m_rules.teams(); ++team) m_line.penalise(team, fact.lost[at(team)]);
        m_count.paid.push_back(fact.settled.figure);
    }

    bool isBarred(const Fact& fact) const {
        if (!scores(fact)) return false;
        if (fact.settled.how == How::Declared) return fact.size && *fact.size < fewestDeclared();
        if (!isByCards(fact)) return false;
        return m_endgame == Endgame::FromStart || (cardsDecide(m_endgame) && &fact != m_out);
    }

    // RP-219: where the Spiel is given, what is left may be declared too.
    int fewestDeclared() const {
        return m_endgame == Endgame::SpielGiven ? m_needed : m_rules.declareMinCards();
    }

    int valueOf(const Fact& fact) const {
        if (fact.settled.how == How::Declared) return 1; // readings.md 36 and 37
        if (fact.settled.how != How::Conceded) return m_forTheGame ? kSpielAus : fact.settled.value;
        // readings.md 36, 62: a Spiel aus that was conceded is not the game, unless it had been held before
        const bool notHeld = fact.settled.value == kSpielAus && !fact.held && !countsDown(m_rules);
        return notHeld ? m_rules.spielAusConceded() : fact.settled.value;
    }

    void win(const Fact& fact, rulebook::PointName point) {
        const int team = *fact.settled.team;
        const ScoreLine before = m_line;
        const int points = m_line.win(team, valueOf(fact));
        // RP-184 order_block: an earlier figure is still to be decided
        const bool unbet = m_betOpen && !fact.settled.bet.value_or(true);
        const bool waits = unbet && (fact.givenAt ? m_rules.is(rulebook::UnbetConceded::AfterBet)
                                                  : isInSet(m_rules, "order_block"));
        m_waits = m_waits || waits || (m_line.finished(team) && m_blocked);
        if (m_waits) {
            m_line = before;
            if (fact.settled.how == How::Conceded) m_given[at(team)] += points;
            return;
        }
        m_count.points[at(team)] += points;
        payStakes(fact);
        m_count.counted.push_back({.figure = fact.settled.figure,
                                   .team = team,
                                   .points = points,
                                   .score = m_line.score(),
                                   .point = point});
        if (m_line.finished(team)) m_count.winner = team;
    }

    const Rules& m_rules;
    ScoreLine m_line;
    Endgame m_endgame;
    int m_needed;
    const Fact* m_out;
    bool m_blocked = false;
    bool m_betOpen = false;    // and by a figure that was bet
    bool m_waits = false;      // nothing more is written for now
    ByTeam m_given{};          // though it was given
    bool m_forTheGame = false; // spiel_aus_tie=next_figure
    bool m_comesOff = false;   // points, of somebody
    Count m_count;
};

} // namespace

Count count(const Rules& rules, const Standing& before, const std::vector<Fact>& figures, Endgame endgame) {
    Counter counter(rules, before, figures, endgame);
    for (const auto& [place, which] : ordered(rules, figures, endgame))
        counter.add(figures[which], place.point);
    if (counter.hangsOnOrder()) rules.is(rulebook::UnbetOrder::Sgh); // and so it was asked
    return counter.done();
}

Count count(const Rules& rules, const Standing& before, const std::vector<Fact>& figures) {
    return count(rules, before, figures, endgameOf(rules, before, figures));
}

Count withoutSurplus(const Rules& rules, int target, Count count) {
    if (!count.winner || countsDown(rules)) return count;
    const auto won = static_cast<std::size_t>(*count.winner);
    const int surplus = std::max(0, count.score[won] - target);
    count.score[won] -= surplus;
    count.points[won] -= surplus;
    return count;
}

ByTeam written(ByTeam points, const ByTeam& deferred, std::optional<int> winner) {
    if (winner) { // by anything else it has paid what it owed before it is out
        const auto won = static_cast<std::size_t>(*winner);
        points[won] += deferred[won];
    }
    return points;
}

} // namespace schreiber::perlaggen::deal
