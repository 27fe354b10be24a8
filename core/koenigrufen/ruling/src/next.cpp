#include <algorithm>
#include <koenigrufen/ruling/next.h>

namespace schreiber::koenigrufen::ruling {

using cards::Seat;
using cards::tarock::CardSet;
using deal::Action;
using deal::State;

namespace {

bool isTakenFrom(rulebook::Talon talon) {
    return talon == rulebook::Talon::One || talon == rulebook::Talon::Both;
}

// Before any word: king, talon and what is laid away are the declarer's to do.
bool mustCall(const State& state, const rulebook::GameRules& game) {
    return game.callsKing && !state.king;
}

Seat firstLeader(const State& state, const rulebook::GameRules& game) {
    return game.lead == rulebook::Lead::Forehand ? state.forehand : state.games.front().seat;
}

Seat nextToPlay(const State& state, const rulebook::GameRules& game) {
    if (const deal::Trick* trick = state.openTrick()) return trick->next();
    if (!state.hasLed()) return firstLeader(state, game);
    return state.tricks[state.trickCount - 1].winner.value_or(firstLeader(state, game));
}

class Steps {
  public:
    Steps(const Replay& replay, record::Keywords keywords)
        : m_replay(replay)
        , m_state(replay.state())
        , m_keywords(keywords) {}

    std::vector<NextStep> all() {
        if (m_state.isOver()) return {};
        if (m_state.games.empty()) {
            bidding();
            if (!m_state.auction.endsByLaterWord()) return std::move(m_steps);
        } else if (!m_state.hasLed()) {
            beforeWords();
            words();
        }
        if (!m_state.games.empty()) playing();
        return std::move(m_steps);
    }

  private:
    const rulebook::GameRules& game() const { return m_state.game(m_replay.rules); }

    void bidding() {
        const auto seat = m_state.auction.word();
        if (!seat) return;
        if (!m_state.auction.hasBegun()) offer(m_state.forehand, deal::Mine{});
        for (const Action& word : m_state.auction.options()) offer(*seat, word);
        if (!m_replay.record.events.empty() || m_state.dealer == deal::kFifth) return;
        const Seat opposite = deal::rightOf(m_state.dealer, 2);
        offer(opposite, deal::Cut{});
        offer(opposite, deal::Knock{});
    }

    void beforeWords() {
        const Seat declarer = m_state.games.front().seat;
        if (mustCall(m_state, game())) {
            for (const auto suit : cards::tarock::kColours) offer(declarer, deal::Call{suit});
            offer(declarer, deal::Call{});
            return;
        }
        if (m_state.words.begun || !isTakenFrom(game().talon)) return;
        if (m_state.taken && !m_state.hasLaid) return unfinished(declarer, deal::Lay{});
        if (m_state.taken) return;
        if (m_state.kingTalon) offer(declarer, deal::GiveUp{});
        using enum deal::Taken;
        for (const deal::Taken which : {First, Second, Both}) offer(declarer, deal::Take{which});
    }

    // Of the seat that has the word; who is passed over by another has said *gut*.
    void words() {
        if (mustCall(m_state, game()) || (m_state.taken && !m_state.hasLaid) || m_state.words.over) return;
        const deal::Words& words = m_state.words;
        const Seat seat = words.begun ? words.turn : m_state.games.front().seat;
        if (words.begun) // behind what he announced himself the next one says so
            offer(words.hasSpoken ? deal::rightOf(seat) : seat, deal::Good{});
        else
            offer(seat, deal::Lie{});
        for (std::size_t i = 0; i < rulebook::kPremiumCount; ++i)
            offer(seat, deal::Announce{{static_cast<rulebook::Premium>(i)}});
        answers<deal::Kontra>(seat);
        answers<deal::Retour>(seat);
    }

    template <class Answer>
    void answers(Seat seat) {
        if (!game().isPositive()) {
            for (const Seat other : deal::kAllSeats)
                if (other != seat) offer(seat, Answer{other});
            return;
        }
        offer(seat, Answer{});
        for (const deal::Announced& each : m_state.words.announced) offer(seat, Answer{each.premium});
    }

    void playing() {
        if (mustCall(m_state, game()) || (m_state.taken && !m_state.hasLaid)) return;
        const Seat seat = nextToPlay(m_state, game());
        const std::size_t at = deal::seatIndex(seat);
        CardSet known = CardSet::all();
        for (const Way& way : m_replay.ways)
            known = known & (way.state.cards.surelyKept(seat) - way.state.played[at]);
        const int held = deal::kTricks - m_state.played[at].size();
        for (const auto card : known) offer(seat, deal::Play{card});
        if (known.size() < held) unfinished(seat, deal::Play{deal::Card::fromIndex(0)});
        if (m_state.hasLed()) offer(seat, deal::Stop{});
    }

    // What replaying says of it decides.
    void offer(Seat seat, const Action& action) {
        record::Record with = m_replay.record;
        with.events.push_back({seat, action});
        const int number = static_cast<int>(with.events.size()) - 1;
        const Replay then = replay(with);
        bool sure = true;
        for (const deal::Ruling& ruling : then.rulings) {
            if (ruling.event != number) continue;
            if (ruling.verdict != deal::Verdict::Undecided) return;
            sure = false;
        }
        m_steps.push_back({seat, record::write(action, m_keywords), action, sure});
    }

    // The word alone; which cards is still to be said.
    void unfinished(Seat seat, const Action& action) {
        const std::string text = record::write(action, m_keywords);
        m_steps.push_back({seat, text.substr(0, text.find(' ')) + ' ', std::nullopt, true});
    }

    const Replay& m_replay;
    const State& m_state;
    record::Keywords m_keywords;
    std::vector<NextStep> m_steps;
};

} // namespace

std::optional<Seat> turnIn(const Replay& replay) {
    const State& state = replay.state();
    if (state.isOver()) return std::nullopt;
    if (state.games.empty()) return state.auction.word();
    const rulebook::GameRules& game = state.game(replay.rules);
    const bool isReady = !mustCall(state, game) && (!state.taken || state.hasLaid);
    if (state.hasLed() || (isReady && state.words.over)) return nextToPlay(state, game);
    return isReady && state.words.begun ? state.words.turn : state.games.front().seat;
}

std::optional<Seat> turnFor(const Replay& replay, const deal::Action& action) {
    const State& state = replay.state();
    const auto turn = turnIn(replay);
    if (!turn || state.games.empty()) return turn;
    if (std::holds_alternative<deal::Play>(action)) return nextToPlay(state, state.game(replay.rules));
    const bool answers = std::holds_alternative<deal::Good>(action) && state.words.hasSpoken;
    return answers ? deal::rightOf(*turn) : *turn;
}

std::vector<NextStep> nextSteps(const Replay& replay, record::Keywords keywords) {
    return Steps(replay, keywords).all();
}

} // namespace schreiber::koenigrufen::ruling
