#pragma once

#include <koenigrufen/deal/apply.h>

namespace schreiber::koenigrufen::deal {

// One event as it is applied: what each kind of event has to do with it.
class Step {
  public:
    Step(const rulebook::Rules& rules, State& state, Seat seat, int number)
        : m_rules(rules)
        , m_state(state)
        , m_seat(seat)
        , m_number(number) {}

    const rulebook::Rules& rules() const { return m_rules; }
    State& state() { return m_state; }
    Seat seat() const { return m_seat; }
    const rulebook::GameRules& game() const { return m_state.game(m_rules); }
    Seat declarer() const { return m_state.games.front().seat; }

    Ruling& rule(rulebook::PointName point, Consequence consequence) {
        return rule(point, consequence, m_seat);
    }
    Ruling& rule(rulebook::PointName point, Consequence consequence, Seat offender) {
        m_state.rulings.push_back({m_number, offender, point, Verdict::Illegal, consequence});
        return m_state.rulings.back();
    }
    Ruling& ruleVoid(rulebook::PointName point) { return rule(point, {.isVoid = true}); }
    void breakOff(Seat offender) {
        m_state.end = End::Broken;
        m_state.offender = offender;
    }
    // The switch that a ruling rests on, where it does not stand as the source reads.
    void rest(Ruling& ruling, rulebook::Switch which) const {
        if (!m_rules.isSourced(which)) ruling.restsOn = which;
    }

    // Whether the king is called and the talon laid away, as far as the game asks for it; words and the first
    // card take what nobody wrote down as done.
    bool isReadyForWords() const;
    bool mustSettleTalon() const;
    void settleTalon();

    // The seat's words, from here on, if they have not come round before they get to it.
    bool canSpeak() const;
    void speak(bool more);
    void endTurn();

  private:
    const rulebook::Rules& m_rules;
    State& m_state;
    Seat m_seat;
    int m_number;
};

// One function a kind of event; the auction is over for those behind it.
void apply(Step& step, const Call& call);
void apply(Step& step, const GiveUp& giveUp);
void apply(Step& step, const Take& take);
void apply(Step& step, const Lay& lay);
void apply(Step& step, const Lie& lie);
void apply(Step& step, const Announce& announce);
void apply(Step& step, const Good& good);
void apply(Step& step, const Kontra& kontra);
void apply(Step& step, const Retour& retour);
void apply(Step& step, const Play& play);
void apply(Step& step, const Turn& turn);
void apply(Step& step, const Stop& stop);

} // namespace schreiber::koenigrufen::deal
