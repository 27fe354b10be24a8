#include "endgame_ways.h"

#include <deal/bets.h>

#include <algorithm>

namespace schreiber::ruling {

using deal::Figure, deal::How;
using rulebook::Rules;

namespace {

const MadeFigure* made(const std::vector<MadeFigure>& figures, Figure figure) {
    const auto found = std::find_if(figures.begin(), figures.end(),
                                    [&](const MadeFigure& one) { return one.settled.figure == figure; });
    return found == figures.end() ? nullptr : &*found;
}

bool conceded(const std::vector<MadeFigure>& figures, Figure figure) {
    const MadeFigure* one = made(figures, figure);
    return one != nullptr && one->settled.how == How::Conceded;
}

// Penalties come off before any figure is counted (readings.md 19).
deal::BetTable tableOf(const Rules& rules, const deal::Standing& before) {
    deal::BetTable table{.target = before.target, .score = before.score};
    const int sign = rules.set().countdown ? 1 : -1;
    for (std::size_t team = 0; team < table.score.size(); ++team)
        table.score[team] += sign * before.penalties[team];
    return table;
}

// Neither conceded nor bet: what only the cards decide.
bool byCards(const MadeFigure& figure) {
    return figure.settled.figure != Figure::Spiel &&
           (figure.settled.how == How::Unbet || figure.settled.how == How::Standing);
}

bool longEnough(const MadeFigure& figure, int needed) {
    return figure.size.value_or(deal::kSpielAus) >= needed;
}

// Of what Gleich and Hanger are left the longest goes out, and of equals the Gleich; nothing where it stands,
// or nothing is long enough.
const MadeFigure* goesOut(const Rules& rules, const std::vector<MadeFigure>& figures, int needed) {
    const MadeFigure* best = nullptr;
    bool tied = false;
    for (const MadeFigure& one : figures) {
        if (!byCards(one) || !longEnough(one, needed)) continue;
        const int size = one.size.value_or(needed);
        const int most = best == nullptr ? 0 : best->size.value_or(needed);
        tied = best != nullptr && size == most && rules.is(rulebook::DeclareCompare::LenOnly);
        const bool first = best != nullptr && size == most && one.settled.figure == Figure::Gleich;
        if (best == nullptr || size > most || first) best = &one;
    }
    return tied || best == nullptr || best->settled.how == How::Standing ? nullptr : best;
}

bool mayDeclare(const Rules& rules, const deal::Standing& before, BothShort endgame,
                const MadeFigure& figure) {
    if (figure.size.value_or(deal::kSpielAus) < rules.declareMinCards()) return false;
    if (endgame == BothShort::FromStart) return true;
    return rules.is(rulebook::DeclareRequiresBoth::No) && figure.settled.team &&
           deal::oneShort(rules, tableOf(rules, before), *figure.settled.team);
}

} // namespace

BothShort endgameOf(const Rules& rules, const deal::Standing& before,
                    const std::vector<MadeFigure>& figures) {
    if (rules.teams() != 2 || rules.set().countdown) return BothShort::None;
    deal::BetTable table = tableOf(rules, before);
    if (deal::allOneShort(rules, table)) return BothShort::FromStart;
    for (const MadeFigure& one : figures)
        if (one.settled.how == How::Conceded)
            table.figures[static_cast<std::size_t>(one.settled.figure)] = {
                .state = deal::BetState::Conceded, .value = one.settled.value, .team = one.settled.team};
        else if (one.settled.how == How::Held)
            return BothShort::None; // what is held goes out in its order
    if (deal::missing(rules, table, 0) != 1 || deal::missing(rules, table, 1) != 1) return BothShort::None;
    const bool gleich = conceded(figures, Figure::Gleich);
    const bool hanger = conceded(figures, Figure::Hanger);
    if (conceded(figures, Figure::Spiel))
        return gleich && hanger   ? BothShort::None
               : gleich || hanger ? BothShort::OneLeft
                                  : BothShort::SpielGiven;
    if (gleich && hanger) return BothShort::BothGiven;
    return gleich || hanger ? BothShort::OtherGoes : BothShort::None;
}

// As the deal itself is judged: pagat The Endgame three cards, four in Eichelperlaggen; imst-2015 § 26 f.
int neededCards(const Rules& rules, BothShort endgame) {
    constexpr int kAny = 2;
    switch (endgame) {
    case BothShort::FromStart:
        return rules.declareMinCards();
    case BothShort::SpielGiven:
        if (!rules.is(rulebook::DeclareRequiresBoth::No)) return rules.declareMinCards();
        return rules.midMinCards().value_or(kAny);
    case BothShort::OneLeft:
        return rules.midMinCards().value_or(kAny);
    case BothShort::None:
    case BothShort::OtherGoes:
    case BothShort::BothGiven:
        break;
    }
    return 0;
}

Counting counted(const Rules& rules, const deal::Standing& before, const std::vector<MadeFigure>& figures) {
    const BothShort endgame = endgameOf(rules, before, figures);
    const bool cardsDecide = endgame == BothShort::SpielGiven || endgame == BothShort::OneLeft;
    const MadeFigure* out = cardsDecide ? goesOut(rules, figures, neededCards(rules, endgame)) : nullptr;
    const bool otherThere = endgame == BothShort::OtherGoes &&
                            std::any_of(figures.begin(), figures.end(), [](const MadeFigure& one) {
                                return byCards(one) && one.settled.how == How::Unbet;
                            });
    Counting counting;
    std::vector<deal::SettledFigure> counts;
    for (const MadeFigure& one : figures) {
        bool barred = false;
        if (one.settled.how == How::Declared)
            barred = !mayDeclare(rules, before, endgame, one);
        else if (byCards(one))
            barred = endgame == BothShort::FromStart || (cardsDecide && &one != out);
        else if (one.settled.how == How::Unbet)
            barred = otherThere; // the Spiel comes after the figure that goes out
        if (!barred)
            counts.push_back(one.settled);
        else if (one.settled.how != How::Standing && !otherThere)
            counting.barred.push_back(one.settled.figure);
    }
    counting.settlement = deal::settle(rules, before, counts);
    counting.end.winner = counting.settlement.winner;
    counting.end.newDeal = cardsDecide && out == nullptr && !counting.end.winner;
    return counting;
}

namespace {

// What one open fact may be, put in place of what was told.
struct Choice {
    OpenFact fact;
    std::vector<std::optional<MadeFigure>> options; // nothing: nobody makes it
};

std::vector<Choice> choicesOf(const Rules& rules, const deal::Standing& before,
                              const std::vector<MadeFigure>& figures) {
    constexpr int kLong = 5;
    const BothShort endgame = endgameOf(rules, before, figures);
    const int needed = neededCards(rules, endgame);
    const bool cardsDecide = endgame == BothShort::SpielGiven || endgame == BothShort::OneLeft;
    std::vector<Choice> choices;
    for (const Figure figure : deal::kFigures) {
        Choice choice{.fact = {.figure = figure, .size = false, .needed = 0, .ways = {}}, .options = {}};
        const MadeFigure* told = made(figures, figure);
        if (told == nullptr) {
            // where nobody declares, a Gleich or Hanger goes out for nobody
            if (endgame == BothShort::FromStart && figure != Figure::Spiel) continue;
            // of so many cards an odd number goes to one of two sides
            const bool always = figure == Figure::Spiel && rules.teams() == 2 && rules.handSize() % 2 == 1;
            if (!always) choice.options.push_back(std::nullopt);
            for (int team = 0; team < rules.teams(); ++team) {
                const deal::SettledFigure settled{
                    .figure = figure, .team = team, .value = 1, .how = How::Unbet};
                if (cardsDecide) choice.options.push_back(MadeFigure{settled, needed});
                choice.options.push_back(MadeFigure{settled, kLong});
            }
        } else if (!told->size && ((cardsDecide && byCards(*told)) || told->settled.how == How::Declared)) {
            choice.fact.size = true;
            const int least = told->settled.how == How::Declared ? rules.declareMinCards() : needed;
            choice.fact.needed = least;
            choice.options.push_back(MadeFigure{told->settled, least});
            choice.options.push_back(MadeFigure{told->settled, kLong});
            choice.options.push_back(MadeFigure{told->settled, least - 1});
        } else {
            continue;
        }
        choices.push_back(std::move(choice));
    }
    return choices;
}

std::vector<MadeFigure> with(std::vector<MadeFigure> figures, const Choice& choice, std::size_t option) {
    const auto same = [&](const MadeFigure& one) { return one.settled.figure == choice.fact.figure; };
    const auto& put = choice.options[option];
    const auto found = std::find_if(figures.begin(), figures.end(), same);
    if (put && found != figures.end())
        *found = *put;
    else if (put)
        figures.push_back(*put);
    return figures;
}

// Whether the choice makes a difference, whatever the others after `next` are.
bool matters(const Rules& rules, const deal::Standing& before, const std::vector<MadeFigure>& figures,
             const std::vector<Choice>& choices, std::size_t which, std::size_t next) {
    if (next == which) return matters(rules, before, figures, choices, which, next + 1);
    if (next < choices.size()) {
        for (std::size_t i = 0; i < choices[next].options.size(); ++i)
            if (matters(rules, before, with(figures, choices[next], i), choices, which, next + 1))
                return true;
        return false;
    }
    const GameEnd first = counted(rules, before, with(figures, choices[which], 0)).end;
    for (std::size_t i = 1; i < choices[which].options.size(); ++i)
        if (counted(rules, before, with(figures, choices[which], i)).end != first) return true;
    return false;
}

} // namespace

EndOfGame endOfGame(const Rules& rules, const deal::Standing& before,
                    const std::vector<MadeFigure>& figures) {
    EndOfGame end{.counting = counted(rules, before, figures), .hangs = {}};
    const std::vector<Choice> choices = choicesOf(rules, before, figures);
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (matters(rules, before, figures, choices, i, 0)) {
            OpenFact fact = choices[i].fact;
            for (std::size_t k = 0; k < choices[i].options.size(); ++k) {
                const auto& put = choices[i].options[k];
                const GameEnd then = counted(rules, before, with(figures, choices[i], k)).end;
                OpenFact::Way way{.team = {},
                                  .enough = fact.size && choices[i].options[k]->size >= fact.needed,
                                  .end = then};
                if (put) way.team = put->settled.team;
                const auto same = [&](const OpenFact::Way& one) {
                    return one.team == way.team && one.enough == way.enough && one.end == way.end;
                };
                if (std::none_of(fact.ways.begin(), fact.ways.end(), same)) fact.ways.push_back(way);
            }
            end.hangs.push_back(std::move(fact));
        }
    return end;
}

} // namespace schreiber::ruling
