#include "evaluate.h"
#include "proofs.h"
#include "show.h"
#include "table.h"

#include <deal/outcome.h>

#include <algorithm>
#include <functional>

namespace schreiber::deal {

using cards::Seat;
using rulebook::Rules, rulebook::Switch;

namespace {

constexpr std::array kAll{Figure::Gleich, Figure::Hanger, Figure::Spiel};

std::size_t at(Figure figure) {
    return static_cast<std::size_t>(figure);
}
std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

// One open question: how many answers it has, and how an answer enters a reading.
struct Question {
    int answers = 2;
    std::function<void(Reading&, int)> answer;
};

void askAboutHands(const Rules& rules, const State& state, const std::vector<Proof>& proofs,
                   std::vector<Question>& questions) {
    for (std::size_t i = 0; i < proofs.size(); ++i)
        if (proofs[i].due && proofs[i].given == Known::Maybe)
            questions.push_back(
                {.answers = 2, .answer = [i](Reading& reading, int n) { reading.proofGiven[i] = n == 0; }});
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        if (state.figure(which).decided == Decided::No) continue;
        for (int team = 0; team < state.teams(); ++team)
            if (teamCanMake(rules, state, team, which) == Known::Maybe)
                questions.push_back({.answers = 2, .answer = [which, team](Reading& reading, int n) {
                                         reading.has[at(which)][at(team)] = n == 0;
                                     }});
    }
}

void askAboutSwitches(const Rules& rules, const State& state, const std::vector<Proof>& proofs,
                      std::vector<Question>& questions) {
    for (int i = 0; i < state.openCount; ++i)
        questions.push_back({.answers = state.open[at(i)].values,
                             .answer = [i](Reading& reading, int n) { reading.openValue[at(i)] = n; }});
    for (int i = 0; i < state.revokeCount; ++i) {
        if (!state.revokes[at(i)].unsure) continue;
        const auto penalty = rules.get<rulebook::RevokePenalty>();
        questions.push_back(
            {.answers = penalty ? 2 : 4, .answer = [i, penalty](Reading& reading, int n) {
                 reading.revoked[at(i)] = n == 0 ? -1 : penalty ? static_cast<int>(*penalty) : n - 1;
             }});
    }
    const bool mayFail = std::ranges::any_of(
        proofs, [](const Proof& proof) { return proof.due && proof.given != Known::Yes; });
    if (mayFail && !rules.get<rulebook::FalseBetPenalty>())
        questions.push_back({.answers = 3, .answer = [](Reading& reading, int n) {
                                 reading.falseBet = static_cast<rulebook::FalseBetPenalty>(n);
                             }});
    const FigureState* aus = nullptr;
    for (const FigureState& figure : state.figures)
        if (figure.value >= 7 && figure.held) aus = &figure;
    if (aus && !rules.get<rulebook::SpielAusPriority>())
        questions.push_back(
            {.answers = 2, .answer = [](Reading& reading, int n) { reading.spielAusFirst = n == 0; }});
    if (bothShortInDeal(rules, state) && !rules.midMinCards())
        questions.push_back(
            {.answers = 3, .answer = [](Reading& reading, int n) { reading.midMinCards = n + 2; }});
}

// readings.md 38: whether a figure that goes out can still be formed after both became one short.
Known someCanGoOut(const Rules& rules, const State& state, int needed) {
    Known best = Known::No;
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        const Decided decided = state.figure(which).decided;
        if (decided != Decided::No && decided != Decided::Won) continue;
        for (int team = 0; team < state.teams(); ++team) {
            const bool lost = state.figure(which).team && state.figure(which).team != team;
            if (!lost) best = either(best, teamCanMake(rules, state, team, which, needed));
        }
    }
    return best;
}

// What several readings leave in common, and marks for the rest.
class Common {
  public:
    explicit Common(Evaluation first)
        : m_first(std::move(first)) {
        for (std::size_t i = 0; i < m_first.figures.size(); ++i) m_outcome.figures[i] = m_first.figures[i];
    }

    void add(const Evaluation& other) {
        for (std::size_t i = 0; i < other.figures.size(); ++i)
            if (other.figures[i] != m_first.figures[i]) {
                m_outcome.figures[i].how = How::Undecided;
                m_outcome.figures[i].team.reset();
            }
        Outcome::Open& open = m_outcome.undecided;
        open.points = open.points || other.points != m_first.points;
        open.score = open.score || other.score != m_first.score;
        open.gestrichen = open.gestrichen || other.gestrichen != m_first.gestrichen;
        open.winner = open.winner || other.winner != m_first.winner;
        open.counted = open.counted || other.counted != m_first.counted;
        m_complete = m_complete && other.complete;
    }

    Outcome result(const State& state) const {
        Outcome outcome = m_outcome;
        outcome.counted = m_first.counted;
        outcome.points = m_first.points;
        outcome.score = m_first.score;
        outcome.deferred = m_first.deferred;
        outcome.gestrichen = m_first.gestrichen;
        outcome.winner = m_first.winner;
        outcome.complete = m_complete && m_first.complete;
        outcome.penalties = state.penalties;
        for (std::size_t i = 0; i < outcome.penalties.size(); ++i)
            outcome.penalties[i] += m_first.gamePenalties[i];
        return outcome;
    }

  private:
    Evaluation m_first;
    Outcome m_outcome;
    bool m_complete = true;
};

constexpr int kMostReadings = 4096;

Outcome goThrough(const Rules& rules, const State& state, const std::vector<Proof>& proofs,
                  const Reading& kind, const std::vector<Question>& questions) {
    Common common(evaluate(rules, state, proofs, kind));
    std::vector<int> answers(questions.size(), 0);
    for (int n = 0; n < kMostReadings; ++n) {
        Reading reading = kind;
        for (std::size_t i = 0; i < questions.size(); ++i) questions[i].answer(reading, answers[i]);
        common.add(evaluate(rules, state, proofs, reading));
        std::size_t i = 0;
        while (i < questions.size() && ++answers[i] == questions[i].answers) answers[i++] = 0;
        if (i == questions.size()) break;
    }
    return common.result(state);
}

std::array<bool, 3> figuresOf(const Outcome& outcome, int team, const State& state) {
    std::array<bool, 3> lost{};
    for (const Figure which : kAll) {
        const FigureState& figure = state.figure(which);
        lost[at(which)] = outcome.figures[at(which)].how == How::Forfeit && figure.team == team;
    }
    return lost;
}

void ruleProof(const Rules& rules, const State& state, const Proof& proof, Outcome& outcome,
               std::array<std::array<bool, cards::kMostTeams>, 2>& fined) {
    const int team = state.teamOf(proof.seat);
    Ruling ruling;
    ruling.event = proof.event;
    ruling.seat = proof.seat;
    ruling.rule = proof.rule;
    ruling.about.figure = proof.figure;
    ruling.about.number = state.figure(proof.figure).value;
    for (const figures::HeldCard& held : allCards(rules, state, proof.seat))
        ruling.about.cards.insert(held.card.card);
    if (proof.given == Known::Maybe) {
        ruling.verdict = Verdict::Undecided;
        ruling.openSwitch = proof.hangsOn;
        const bool duty = ruling.rule != "false_bet";
        for (int i = 0; i < state.seats && !proof.hangsOn; ++i) {
            const auto seat = static_cast<Seat>(i);
            const bool asked = duty ? state.teamOf(seat) == team : seat == proof.seat;
            if (asked && state.hand(seat).unknown > 0)
                ruling.decides.push_back({.seat = seat, .cards = pool(rules, state)});
        }
    } else if (!proof.due) {
        ruling.verdict = Verdict::Note;
    } else {
        ruling.verdict = Verdict::Illegal;
        const auto penalty = rules.get<rulebook::FalseBetPenalty>();
        bool& done = fined[at(proof.figure)][at(team)];
        if (!penalty) {
            Consequence free{};
            Consequence hard{.isVoid = false,
                             .penalty = {},
                             .forfeit = {true, true, true},
                             .redeal = false,
                             .gameLost = {}};
            if (!done) hard.penalty[at(team)] = 2;
            ruling.openSwitch = Switch::FalseBetPenalty;
            ruling.alternatives = {{.value = 0, .consequence = hard},
                                   {.value = 1, .consequence = hard},
                                   {.value = 2, .consequence = free}};
        } else if (*penalty != rulebook::FalseBetPenalty::None) {
            if (!done) ruling.consequence.penalty[at(team)] = 2;
            ruling.consequence.forfeit = figuresOf(outcome, team, state);
            if (!done) outcome.penalties[at(team)] += 2;
        }
        done = true;
        if (rules.setting(Switch::FalseBetPenalty).chosen) ruling.restsOn = Switch::FalseBetPenalty;
    }
    outcome.rulings.push_back(std::move(ruling));
}

std::optional<BestFigure> bestOf(const Rules& rules, const State& state, Figure which, int team) {
    const figures::FigureRules figureRule = figureRules(rules);
    const cards::Suit trump = state.trump.value_or(cards::Suit::Eichel);
    std::optional<BestFigure> best;
    int most = 0;
    for (int i = 0; i < state.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (state.teamOf(seat) != team) continue;
        const auto held = lying(state, seat);
        const figures::Material material = figures::materialOf(held);
        if (which == Figure::Gleich) {
            const auto gleich = figures::bestGleich(material, figureRule);
            if (!gleich || figures::strength(gleich) <= most) continue;
            most = figures::strength(gleich);
            best = BestFigure{.seat = seat, .cards = figures::layGleich(held, *gleich)};
        } else {
            const auto hanger = figures::bestHanger(material, figureRule);
            if (!hanger || figures::strength(hanger, trump, figureRule) <= most) continue;
            most = figures::strength(hanger, trump, figureRule);
            const auto cards = figures::layHanger(held, hanger->hanger, hanger->preferably(trump));
            best = BestFigure{.seat = seat, .cards = cards};
        }
    }
    return best;
}

// Standing at the end of the record: everyone whose turn it could be has left it so.
void leaveStanding(const Rules& rules, State& state) {
    endTurnWithRecord(rules, state);
    if (state.phase != Phase::Show) return;
    bool all = true;
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        if (state.figure(which).decided != Decided::No) continue;
        int contending = 0;
        for (int team = 0; team < state.teams(); ++team)
            if ((contenders(state, which) & (1U << static_cast<unsigned>(team))) != 0) ++contending;
        all = all && state.show.tiedTurns[at(which)] >= contending && state.figure(which).open == 0;
    }
    if (!all) return;
    for (const Figure which : {Figure::Gleich, Figure::Hanger})
        if (state.figure(which).decided == Decided::No) state.figure(which).decided = Decided::Standing;
    state.phase = Phase::Over;
    state.ending = Ending::Settled;
}

// A declared figure, or a denial, that nobody can vouch for: the whole result waits for the cards.
bool declarationOpen(const Rules& rules, const State& state) {
    const Declaration& declaration = state.declaration;
    const auto has = [&](Seat seat) { return canDeclare(rules, state, seat, declaration.size); };
    if (declaration.winner) return has(*declaration.winner) == Known::Maybe;
    if (!declaration.denied || rules.is(rulebook::FalseDenial::None)) return false;
    Known denier = Known::No;
    for (int i = 0; i < state.seats; ++i)
        if (const auto seat = static_cast<Seat>(i); state.teamOf(seat) != state.teamOf(declaration.by))
            denier = either(denier, has(seat));
    return denier == Known::Maybe;
}

void leaveAllOpen(Outcome& outcome) {
    outcome.undecided = {.points = true, .score = true, .gestrichen = true, .winner = true, .counted = true};
    for (SettledFigure& settled : outcome.figures)
        if (settled.how == How::Declared) {
            settled.how = How::Undecided;
            settled.team.reset();
        }
}

// What is not yet due is taken as given.
Reading outcomeReading(const Rules& rules, const State& state, const std::vector<Proof>& proofs) {
    Reading kind = kindReading(rules, state, proofs);
    for (std::size_t i = 0; i < proofs.size(); ++i)
        kind.proofGiven[i] = !proofs[i].due || proofs[i].given != Known::No;
    return kind;
}

std::optional<Seat> nextDealerOf(const Rules& rules, const State& state, const Outcome& outcome,
                                 bool midRedeal) {
    if (state.nextDealerUnknown || state.ending == Ending::GameLost || outcome.winner) return std::nullopt;
    if (state.ending == Ending::Redeal) return state.dealer;
    if (midRedeal && rules.is(rulebook::RedealDealer::Same)) return state.dealer;
    return cards::after(state.dealer, state.seats);
}

} // namespace

Outcome outcome(const Rules& rules, const State& given) {
    State state = given;
    leaveStanding(rules, state);
    const bool stopped = state.ending == Ending::Redeal || state.ending == Ending::GameLost;
    const bool over = state.ending == Ending::Settled || state.ending == Ending::GameWon;
    std::vector<Proof> proofs;
    if (!stopped) proofs = proofsOwed(rules, state, over);
    Reading kind = outcomeReading(rules, state, proofs);
    const auto ahead = stopped || over ? std::nullopt : evaluate(rules, state, proofs, kind).winner;
    if (ahead) {
        // a side that counts itself out owes its proofs at once
        for (Proof& proof : proofs) proof.due = proof.due || state.teamOf(proof.seat) == *ahead;
        kind = outcomeReading(rules, state, proofs);
    }
    std::vector<Question> questions;
    if (!stopped) {
        askAboutHands(rules, state, proofs, questions);
        askAboutSwitches(rules, state, proofs, questions);
    }
    const bool shortInDeal = !stopped && bothShortInDeal(rules, state);
    if (shortInDeal)
        for (const int needed : {2, 3, 4})
            kind.canStillGoOut[at(needed)] = someCanGoOut(rules, state, needed) != Known::No;

    Outcome result = goThrough(rules, state, proofs, kind, questions);
    if (!stopped && declarationOpen(rules, state)) leaveAllOpen(result);
    const FigureState& spiel = state.figure(Figure::Spiel);
    if (!stopped && spiel.unsure && spiel.decided != Decided::No) {
        leaveAllOpen(result);
        result.figures[at(Figure::Spiel)].how = How::Undecided;
        result.figures[at(Figure::Spiel)].team.reset();
    }
    std::array<std::array<bool, cards::kMostTeams>, 2> fined{};
    for (const Proof& proof : proofs) {
        const bool wanting = proof.given == Known::No || (proof.given == Known::Maybe && proof.due);
        if (wanting) ruleProof(rules, state, proof, result, fined);
    }
    const bool midRedeal = shortInDeal && evaluate(rules, state, proofs, kind).midRedeal;
    if (midRedeal) {
        Ruling ruling;
        ruling.event = std::max(0, state.events - 1);
        ruling.seat = std::nullopt;
        ruling.verdict = Verdict::Note;
        ruling.rule = "mid_redeal";
        ruling.consequence.redeal = true;
        result.rulings.push_back(std::move(ruling));
    }
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        const SettledFigure& settled = result.figures[at(which)];
        if (settled.team && settled.how != How::Forfeit)
            result.best[at(which)] = bestOf(rules, state, which, *settled.team);
    }
    result.nextDealer = nextDealerOf(rules, state, result, midRedeal);
    return result;
}

} // namespace schreiber::deal
