#include "index.h"

#include <algorithm>
#include <initializer_list>
#include <perlaggen/deal/end_rule.h>
#include <perlaggen/deal/house.h>

namespace schreiber::perlaggen::deal {

using rulebook::Rules;

namespace {

using Points = std::vector<rulebook::PointName>;

// What the rules of the end look at.
struct GameEnd {
    Standing before;
    std::vector<Fact> facts{};
    std::vector<Counted> counted{};
    std::optional<int> winner{};
    bool complete = false;
    bool bothTold = false; // both sides have told what they would go out with
    bool tied = false;     // and it is equal
};

class EndRules {
  public:
    EndRules(const Rules& rules, GameEnd end)
        : m_rules(rules)
        , m_end(std::move(end))
        , m_endgame(endgameOf(rules, m_end.before, m_end.facts)) {}

    EndRule found() const {
        const bool down = countsDown(m_rules);
        const bool betweenTwo = m_rules.teams() == 2 && !down;
        if (m_end.winner && !betweenTwo) return {.point = down ? "st_order"_point : "order_stop"_point};
        if (!betweenTwo) return {};
        if (m_end.winner && !m_end.counted.empty()) return told(decidedBy());
        if (m_end.complete) return {.point = endsWithoutWinner(), .newDeal = true};
        return told(decides());
    }

  private:
    // How many cards the figure that is left needs (RP-227) no source of the set says: pagat The Endgame has
    // two while the Spiel is still to be made.
    EndRule told(rulebook::PointName point) const {
        const bool left = point == "mid_redeal" || point == "mid_g_conceded";
        return {.point = point, .restsOn = left ? neededCardsRestOn(m_endgame) : std::nullopt};
    }

    // `order_stop` holds in each set.
    rulebook::PointName decidedBy() const {
        const Counted& last = m_end.counted.back();
        const Fact& fact = of(last.figure);
        const auto held = firstHeld({declared(fact),
                                     fromBothShort(fact),
                                     isGiven(fact) ? Points{} : shortInDeal("mid_g_conceded"),
                                     threeShort(),
                                     {last.point}});
        return held.empty() ? "order_stop"_point : held;
    }

    rulebook::PointName decides() const { return firstHeld({shortInDeal("mid_redeal"), threeShort()}); }

    // imst-2015 § 27: what was bet stands.
    rulebook::PointName endsWithoutWinner() const {
        for (const Figure which : {Figure::Gleich, Figure::Hanger})
            if (!of(which).held || of(which).settled.how != How::Standing) return {};
        return firstHeld({threeShort()});
    }

    rulebook::PointName firstHeld(std::initializer_list<Points> all) const {
        for (const Points& points : all)
            for (const rulebook::PointName name : points)
                if (isInSet(m_rules, name)) return name;
        return {};
    }

    const Fact& of(Figure which) const {
        static const Fact none;
        const auto found = std::ranges::find(m_end.facts, which, &Fact::figure);
        return found == m_end.facts.end() ? none : *found;
    }
    static bool isGiven(const Fact& fact) { return fact.settled.how == How::Conceded; }

    Points declared(const Fact& last) const {
        if (last.settled.how != How::Declared) return {};
        if (m_end.bothTold) {
            if (comparesLengthAlone(m_rules)) return {"decl_eich", "decl_procedure"};
            return {"decl_compare_inn", "decl_both_inn", "decl_procedure"};
        }
        if (!bothMustBeShort(m_rules)) return {"decl_single"};
        return {"decl_both_inn", "decl_eich", "decl_procedure"};
    }

    // RP-210, RP-211: both one short from the start, and the tricks decide.
    Points fromBothShort(const Fact& last) const {
        const bool byTricks = last.settled.figure == Figure::Spiel && !isGiven(last);
        if (m_endgame != Endgame::FromStart || !byTricks) return {};
        return {m_end.tied ? "decl_tie_tricks"_point : "decl_none_tricks"_point};
    }

    // RP-219 to RP-223: both one short by what was given in this deal; `left` is the point where one figure
    // is left and imst-2015 § 27 does not hold.
    Points shortInDeal(rulebook::PointName left) const {
        switch (m_endgame) {
        case Endgame::OtherGoes:
            return {"mid_g_conceded"};
        case Endgame::BothGiven:
            return {"m1412_two"};
        case Endgame::SpielGiven:
            return {"mid_both_unbet", "mid_1413_spiel"};
        case Endgame::OneLeft:
            return {"m1412_bid", left};
        case Endgame::None:
        case Endgame::FromStart:
        case Endgame::Held:
            break;
        }
        return {};
    }

    // RP-224 to RP-226: three short against one short, and the three were given the Spiel.
    Points threeShort() const {
        const Fact& spiel = of(Figure::Spiel);
        if (!isGiven(spiel) || !spiel.settled.team) return {};
        const int low = *spiel.settled.team;
        BetTable table = betTable(m_rules, m_end.before, m_end.facts);
        const bool bid = table.figures[at(Figure::Gleich)].state == BetState::Conceded ||
                         table.figures[at(Figure::Hanger)].state == BetState::Conceded;
        table.figures[at(Figure::Spiel)] = {};
        if (bid || !isThreeAgainstOne(m_rules, table, low)) return {};
        if (isThirdBet(m_rules, table, low)) return {"m1412_third"};
        return {m_end.winner == 1 - low ? "m1412_one"_point : "m1412_gut"_point};
    }

    const Rules& m_rules;
    GameEnd m_end;
    Endgame m_endgame;
};

bool isSettled(const Fact& fact) {
    return fact.settled.how != How::Open && fact.settled.how != How::Undecided;
}

} // namespace

EndRule endRule(const Rules& rules, const State& state, const Outcome& outcome) {
    if (outcome.undecided.score && !outcome.winner) return {};
    GameEnd end{.before = {state.target, state.score, state.owed, {}},
                .counted = outcome.counted,
                .winner = outcome.winner,
                .complete = outcome.complete,
                .bothTold = state.declaration.told[0].there && state.declaration.told[1].there,
                .tied = state.declaration.tied};
    for (const SettledFigure& settled : outcome.figures) {
        Fact fact{.settled = settled};
        fact.held = state.figure(settled.figure).held;
        // nobody has given up what he gave as it lay
        if (settled.how == How::Conceded && givenAsItLay(state, settled.figure))
            fact.settled.how = How::Unbet;
        end.facts.push_back(fact);
    }
    const bool thrown =
        end.winner && !end.counted.empty() && state.figure(end.counted.back().figure).thrownIn;
    return thrown ? EndRule{.point = "throw_in"} : EndRules(rules, std::move(end)).found();
}

EndRule endRule(const Rules& rules, const Standing& before, const std::vector<Fact>& figures,
                const Count& count) {
    return EndRules(rules, {.before = before,
                            .facts = figures,
                            .counted = count.counted,
                            .winner = count.winner,
                            .complete = count.newDeal || std::ranges::all_of(figures, isSettled)})
        .found();
}

} // namespace schreiber::perlaggen::deal
