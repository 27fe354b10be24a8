#include "setup.h"
#include "time_line.h"
#include "ways.h"

#include <cards/notation.h>

#include <algorithm>
#include <perlaggen/deal/apply.h>
#include <perlaggen/deal/outcome.h>
#include <perlaggen/deal/plays.h>
#include <perlaggen/ruling/next.h>

namespace schreiber::perlaggen::ruling {

using cards::Card, cards::CardSet, cards::Seat;
using deal::Figure, deal::Phase, deal::State;

namespace {

// A record leaves a handful of questions; a list that is made anew at every key need not go all ways.
constexpr int kMostWays = 48;
// Of what hangs on something, so many are weighed on all ways; more are told as open.
constexpr int kMostWeighed = 24;

// An event to be tried, and what is written of it.
struct Candidate {
    deal::Event event;
    std::string text;
    std::optional<Card> card{};
    bool complete = true;
};

std::optional<Seat> toPlay(const State& state) {
    if (state.phase != Phase::Play || !state.trump) return std::nullopt;
    return deal::nextToPlay(state);
}

// Whatever anyone could do here, in the order in which it is told.
class Candidates {
  public:
    Candidates(const rulebook::Rules& rules, const State& state, record::Keywords keywords)
        : m_rules(rules)
        , m_state(state)
        , m_keywords(keywords) {
        answers();
        beforePlay();
        corrections();
        const auto next = toPlay(state);
        if (next) {
            cardsOf(*next);
            hiddenCardOf(*next);
        }
        show();
        longer();
        bets();
        words();
    }

    std::vector<Candidate> take() { return std::move(m_all); }

  private:
    void add(Seat seat, deal::Action action, std::optional<Card> card = {}) {
        std::string text = record::write(action, m_keywords);
        m_all.push_back({{seat, std::move(action)}, std::move(text), card});
    }
    // What is tried stands for all that the text can become.
    void addOpen(Seat seat, deal::Action tried, const std::string& text, std::optional<Card> card = {}) {
        m_all.push_back({{seat, std::move(tried)}, text, card, false});
    }
    template <class Visit>
    void eachSeat(Visit visit) const {
        for (const Seat seat : m_state.everyone()) visit(seat);
    }
    // Of what is decided one can say so again, but nobody waits for that.
    bool isOpen(Figure figure) const { return m_state.figure(figure).decided == deal::Decided::No; }
    bool hasLeftStanding(Seat seat, Figure figure) const {
        const int declared = m_state.show.declared[static_cast<std::size_t>(figure)];
        return (declared & (1 << m_state.teamOf(seat))) != 0;
    }
    CardSet known(Seat seat) const { return m_state.hand(seat).cards - m_state.hand(seat).hidden; }
    // The verb alone: what an action writes up to its cards.
    std::string verb(const deal::Action& action) const {
        const std::string whole = record::write(action, m_keywords);
        return whole.substr(0, whole.find(' ') + 1);
    }

    // A card that could be turned up: of a trump suit, and in nobody's hand.
    std::optional<Card> somethingToTurn() const {
        for (const Card card : cards::wholePack(m_rules.set().pack)) {
            bool held = false;
            eachSeat([&](Seat seat) { held = held || m_state.hand(seat).cards.contains(card); });
            if (!held && m_rules.mayBeTrump(card.suit())) return card;
        }
        return std::nullopt;
    }

    void answers() {
        for (const Figure figure : deal::kFigures) {
            const deal::FigureState& f = m_state.figure(figure);
            if (f.open == 0 && f.held && m_state.teams() == 3) // the third may hold as well
                eachSeat([&](Seat seat) { add(seat, deal::Hold{figure}); });
            if (f.open == 0) continue;
            eachSeat([&](Seat seat) {
                if (m_state.teamOf(seat) == m_state.teamOf(f.openBy)) return;
                add(seat, deal::Hold{figure});
                add(seat, deal::Good{figure, false});
                if (figure == Figure::Spiel) add(seat, deal::Good{figure, true});
                add(seat, deal::Bet{figure, std::nullopt});
            });
        }
        const deal::Declaration& asked = m_state.declaration;
        if (asked.waitsFor) add(*asked.waitsFor, deal::Allow{});
        if (asked.size == 0 || asked.answered) return;
        eachSeat([&](Seat seat) {
            if (m_state.teamOf(seat) == m_state.teamOf(asked.by)) return;
            add(seat, deal::Allow{});
            add(seat, deal::Deny{});
        });
    }

    void beforePlay() {
        if (m_state.turnLeftOut) return; // what it left out comes before what it has
        if (!m_state.trump) {
            const Seat cutter = cards::before(m_state.dealer, m_state.seats);
            if (!m_state.cut) {
                add(cutter, deal::Cut{});
                if (!m_rules.permanents().empty())
                    addOpen(cutter, deal::Cut{}, verb(deal::Cut{{m_rules.permanents().first()}}));
            }
            if (const auto turned = somethingToTurn())
                addOpen(m_state.dealer, deal::Turn{{*turned}}, verb(deal::Turn{{*turned}}));
            if (m_state.cut) return;
            eachSeat([&](Seat seat) {
                for (const Figure figure : deal::kFigures) add(seat, deal::Blind{{figure}, false});
                add(seat, deal::Blind{{}, true});
            });
            return;
        }
        CardSet open = m_state.acorns;
        if (m_state.trumpCard) open.insert(*m_state.trumpCard);
        eachSeat([&](Seat seat) {
            for (const Card give : known(seat))
                for (const Card take : open) add(seat, deal::Exchange{give, take});
        });
    }

    void cardsOf(Seat seat) {
        for (const Card card : known(seat)) {
            add(seat, deal::Play{{card, {}}}, card);
            if (!m_rules.perlaggen(*m_state.trump).contains(card)) continue;
            // a name under which it takes part; all the others are the player's business
            const std::string text = record::write(deal::Action(deal::Play{{card, {}}}), m_keywords) + '=';
            const deal::Trick& trick = m_state.current();
            const cards::Suit suit =
                m_state.trickOpen ? trick.of(trick.leader).face().suit() : *m_state.trump;
            addOpen(seat, deal::Play{{card, Card(suit, cards::Rank::Ass)}}, text, card);
        }
    }

    // readings.md 13: who has laid a wrong card may still lay another to the same trick.
    void corrections() {
        if (m_state.phase != Phase::Play || !m_state.trump || !m_state.trickOpen) return;
        eachSeat([&](Seat seat) {
            if (m_state.current().has(seat)) cardsOf(seat);
        });
    }

    // A card that the record does not have of the seat: of the suit led, or any.
    void hiddenCardOf(Seat seat) {
        if (m_state.hand(seat).hidden.empty()) return;
        const CardSet hidden = m_state.hand(seat).hidden - m_rules.perlaggen(*m_state.trump).set();
        const deal::Trick& trick = m_state.current();
        const CardSet led =
            m_state.trickOpen ? hidden & cards::cardsOf(trick.of(trick.leader).face().suit()) : hidden;
        const Card tried = !led.empty()      ? led.first()
                           : !hidden.empty() ? hidden.first()
                                             : m_state.hand(seat).hidden.first();
        addOpen(seat, deal::Play{{tried, {}}}, verb(deal::Play{{tried, {}}}));
    }

    void show() {
        if (m_state.phase != Phase::Show) return;
        const auto seats = [&](bool onTurn) {
            eachSeat([&](Seat seat) {
                if ((m_state.teamOf(seat) == m_state.show.turn) != onTurn) return;
                for (const Card card : known(seat)) {
                    add(seat, deal::Show{{{card, {}}}}, card);
                    if (!m_state.trump || !m_rules.perlaggen(*m_state.trump).contains(card)) continue;
                    addOpen(seat, deal::Show{{{card, card}}},
                            record::write(deal::Action(deal::Show{{{card, {}}}}), m_keywords) + '=', card);
                }
                for (const Figure figure : {Figure::Gleich, Figure::Hanger})
                    if (isOpen(figure) && !hasLeftStanding(seat, figure)) add(seat, deal::Stand{figure});
                if (onTurn) add(seat, deal::EndOfTurn{});
            });
        };
        seats(true);
        seats(false); // who shows next ends the turn of those who have done their part
        eachSeat([&](Seat seat) {
            for (const Figure figure : {Figure::Gleich, Figure::Hanger})
                if (m_state.figure(figure).held) add(seat, deal::AskFigure{figure});
        });
    }

    // After the show, where a figure too short to go out was left to a side.
    void longer() {
        if (m_state.phase != Phase::Over) return;
        const deal::Outcome outcome = deal::outcome(m_rules, m_state);
        eachSeat([&](Seat seat) {
            for (const Figure figure : {Figure::Gleich, Figure::Hanger}) {
                if (deal::mayStillLay(m_state, outcome, figure) != m_state.teamOf(seat)) continue;
                for (const Card card : known(seat)) add(seat, deal::Show{{{card, {}}}}, card);
                return;
            }
        });
    }

    // RP-130: with cards seen only after the deal; a record that leaves out the turn-up may have them all the
    // same, but nobody is told to bet before it. Once one has, the others may too.
    bool isDealt() const { return m_state.trump || m_state.turnLeftOut; }

    void bets() {
        if (m_state.phase == Phase::Over || !isDealt()) return;
        if (m_state.phase == Phase::Play && m_state.trickCount == 0)
            eachSeat([&](Seat seat) {
                for (const int size : {3, 4, 5}) add(seat, deal::AskDeclare{size});
            });
        eachSeat([&](Seat seat) {
            for (const Figure figure : deal::kFigures)
                if (m_state.figure(figure).open == 0) add(seat, deal::Bet{figure, std::nullopt});
            if (std::ranges::all_of(m_state.figures, [](const auto& f) { return f.betAt == 0; }))
                add(seat, deal::BetAll{});
        });
    }

    // One's own figure is nobody's to refuse.
    void words() {
        if (m_state.phase == Phase::Over || !isDealt()) return;
        eachSeat([&](Seat seat) {
            for (const Figure figure : deal::kFigures)
                if (m_state.figure(figure).open == 0 && isOpen(figure)) add(seat, deal::Good{figure, false});
        });
    }

    const rulebook::Rules& m_rules;
    const State& m_state;
    record::Keywords m_keywords;
    std::vector<Candidate> m_all;
};

// On how many ways a candidate is legal, and whether it asks what a way does not tell.
struct Tally {
    int legal = 0;
    int illegal = 0;
    bool asks = false;

    // A way on which the game is over before has no say, as in what is ruled: whether it is, an earlier line
    // tells.
    void add(const std::vector<deal::Ruling>& rulings, int event) {
        const auto has = [&](auto what) {
            return std::ranges::any_of(
                rulings, [&](const deal::Ruling& ruling) { return ruling.event == event && what(ruling); });
        };
        if (has([](const deal::Ruling& ruling) { return ruling.rule == "game_over"; })) return;
        const bool broken =
            has([](const deal::Ruling& ruling) { return ruling.verdict == deal::Verdict::Illegal; });
        ++(broken ? illegal : legal);
    }
    bool parts() const { return legal > 0 && illegal > 0; }
};

enum class Certainty { Legal, Illegal, Open };

Certainty certaintyOf(const Tally& tally) {
    if (tally.asks || tally.parts()) return Certainty::Open;
    return tally.legal > 0 ? Certainty::Legal : Certainty::Illegal;
}

// What the ways say of the record with the event at its end.
Certainty weighed(record::Record record, const deal::Event& event, rulebook::Rules rules) {
    const int last = static_cast<int>(record.events.size());
    record.events.push_back(event);
    const Dealt dealt = dealtOf(record, rules);
    Ways ways(rules, dealt);
    rules.answerOpenSwitches(&ways.doubts());
    Tally tally;
    for (int count = 0; ways.next(); ++count) {
        deal::Setup setup = dealt.setup;
        setup.hidden = ways.hidden();
        tally.add(timeLineOf(record, rules, setup, ways.doubts()).rulings, last);
        if (tally.parts() || count == kMostWays) return Certainty::Open;
    }
    return certaintyOf(tally);
}

} // namespace

std::vector<NextStep> nextSteps(const record::Record& record, record::Keywords keywords,
                                const record::FindRuleSet& find) {
    rulebook::Rules rules = record::rulesOf(record.header, find);
    const Dealt dealt = dealtOf(record, rules);
    Ways ways(rules, dealt);
    std::vector<Candidate> candidates;
    std::vector<Tally> tallies;
    for (int count = 0; count < kMostWays; ++count) {
        rules.answerOpenSwitches(&ways.doubts());
        if (!ways.next()) break;
        deal::Setup setup = dealt.setup;
        setup.hidden = ways.hidden();
        State state = timeLineOf(record, rules, setup, ways.doubts()).state;
        // allowed, it has won the game; whether the figure was there the table does not wait for
        if (state.ending == deal::Ending::GameWon && state.declaration.winner) return {};
        deal::Doubts probe;
        state.doubts = &probe;
        rules.answerOpenSwitches(&probe);
        if (count == 0) {
            candidates = Candidates(rules, state, keywords).take();
            tallies.resize(candidates.size());
        }
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            probe = ways.doubts();
            const std::size_t before = probe.asked().size();
            const deal::Step step = deal::apply(rules, state, candidates[i].event);
            tallies[i].add(step.rulings, state.events);
            tallies[i].asks = tallies[i].asks || probe.asked().size() > before;
        }
    }
    std::vector<NextStep> steps;
    int scales = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        Certainty certainty = certaintyOf(tallies[i]);
        if (certainty == Certainty::Open && scales++ < kMostWeighed)
            certainty = weighed(record, candidates[i].event, record::rulesOf(record.header, find));
        if (certainty == Certainty::Illegal) continue;
        Candidate& one = candidates[i];
        steps.push_back({.seat = one.event.seat,
                         .text = std::move(one.text),
                         .card = one.card,
                         .complete = one.complete,
                         .action = std::move(one.event.action),
                         .sure = certainty == Certainty::Legal});
    }
    return steps;
}

} // namespace schreiber::perlaggen::ruling
