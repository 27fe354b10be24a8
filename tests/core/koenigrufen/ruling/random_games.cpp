#include "random_games.h"

#include <base/random.h>
#include <cards/tarock.h>

#include <algorithm>
#include <koenigrufen/ruling/replay.h>

namespace schreiber::koenigrufen::ruling::test {

using base::Random;
using cards::Seat;
using deal::Action;
using deal::Card;
using deal::CardSet;
using deal::Event;
using deal::State;

namespace {

constexpr int kBirds = 4;

template <class T>
T chosen(Random& random, const std::vector<T>& from) {
    return from[static_cast<std::size_t>(random.below(from.size()))];
}

record::Header dealt(Random& random) {
    record::Header header;
    header.rules = "ruediger";
    header.dealer = static_cast<Seat>(random.below(4));
    header.factor = 1 << random.below(3);
    for (;;) {
        std::vector<Card> pack;
        for (const Card card : CardSet::all()) pack.push_back(card);
        random.shuffle(pack);
        bool isGood = true;
        auto next = pack.begin();
        for (auto& hand : header.hands) {
            std::sort(next, next + 12);
            hand.emplace(next, next + 12);
            CardSet cards;
            for (; next != pack.begin() + 12 * (1 + (&hand - header.hands.data())); ++next)
                cards.insert(*next);
            const CardSet tarocks = cards & cards::tarock::kTarocks;
            isGood = isGood && !tarocks.empty() &&
                     (tarocks.size() > 1 || !cards::tarock::kTrull.contains(tarocks));
        }
        for (auto& talon : header.talons) {
            talon = record::Talon{next[0], next[1], next[2]};
            next += 3;
        }
        if (isGood) return header;
    }
}

class Player {
  public:
    Player(std::uint64_t seed, const GameWishes& wishes)
        : m_random(seed)
        , m_wishes(wishes)
        , m_record{dealt(m_random), {}, {}, {}}
        , m_rules(record::rulesOf(m_record.header))
        , m_state(stateBefore(m_record)) {}

    record::Record play() {
        if (m_random.below(2) == 0)
            say(rightOfDealer(2), m_random.below(2) == 0 ? Action(deal::Cut{}) : Action(deal::Knock{}));
        if (m_random.below(2) == 0) say(m_state.forehand, deal::Mine{});
        while (goesOn() && m_state.games.empty()) bid();
        if (goesOn()) king();
        if (goesOn()) talon();
        if (goesOn() && m_random.below(10) < 9) words();
        while (goesOn()) card();
        if (m_isTalonUnwritten) forgetTalon();
        return m_record;
    }

  private:
    bool goesOn() const {
        return !m_state.isOver() && static_cast<int>(m_record.events.size()) < m_wishes.events;
    }
    Seat rightOfDealer(int steps) const { return deal::rightOf(*m_record.header.dealer, steps); }
    std::size_t number() const { return m_record.events.size(); }

    void say(Seat seat, Action action) {
        m_record.events.push_back({seat, std::move(action)});
        m_record.lines.events.push_back(static_cast<int>(10 + number()));
        deal::apply(m_rules, m_state, m_record.events.back(), static_cast<int>(number()) - 1);
    }
    // Says it, where it may be said.
    bool tried(Seat seat, const Action& action) {
        State after = m_state;
        deal::apply(m_rules, after, {seat, action}, 0);
        if (after.rulings.size() > m_state.rulings.size()) return false;
        say(seat, action);
        return true;
    }

    void bid() {
        const auto options = m_state.auction.options();
        if (m_wishes.game) {
            for (const Action& option : options)
                if (const auto* one = std::get_if<deal::Bid>(&option);
                    one != nullptr && one->game == *m_wishes.game)
                    return say(*m_state.auction.word(), option);
            return say(*m_state.auction.word(), deal::Pass{});
        }
        const bool pass = std::holds_alternative<deal::Pass>(options.front()) && m_random.below(10) < 6;
        // low ones more often, so that more is bid
        const std::size_t most = std::min<std::size_t>(options.size(), 8);
        say(*m_state.auction.word(), pass ? options.front() : options[m_random.below(most)]);
    }

    void king() {
        if (!m_state.game(m_rules).callsKing) return;
        const Seat declarer = m_state.games.front().seat;
        if (m_random.below(3) == 0 && tried(declarer, deal::Call{})) return;
        say(declarer, deal::Call{cards::tarock::kColours[m_random.below(4)]});
        if (m_random.below(2) == 0) tried(declarer, deal::GiveUp{});
    }

    void talon() {
        const rulebook::Talon talon = m_state.game(m_rules).talon;
        if (talon != rulebook::Talon::One && talon != rulebook::Talon::Both) return;
        const Seat declarer = m_state.games.front().seat;
        const bool isUnwritten = m_random.below(10) == 0;
        const deal::Taken first = m_random.below(2) == 0 ? deal::Taken::First : deal::Taken::Second;
        for (const deal::Taken taken : {first, deal::Taken::First, deal::Taken::Second, deal::Taken::Both})
            if (!m_state.taken) tried(declarer, deal::Take{taken});
        std::vector<Card> cards;
        const CardSet all = m_state.cards.surelyIn(static_cast<deal::Knowledge::Places>(
            deal::Knowledge::hand(declarer) | deal::Knowledge::kLaid | deal::Knowledge::kTakenKept));
        for (const Card card : all - cards::tarock::kKings - cards::tarock::kTrull) cards.push_back(card);
        m_random.shuffle(cards);
        deal::Lay lay;
        for (int i = 0; i < (m_state.taken == deal::Taken::Both ? 6 : 3); ++i)
            lay.cards.emplace_back(cards[static_cast<std::size_t>(i)]);
        say(declarer, lay);
        // what must lie open is not left out
        m_isTalonUnwritten =
            isUnwritten && std::ranges::none_of(lay.cards, [](const auto& card) { return card->isTarock(); });
    }

    // Nobody wrote down what was taken and laid away.
    void forgetTalon() {
        for (std::size_t i = m_record.events.size(); i-- > 0;) {
            const Action& action = m_record.events[i].action;
            if (!std::holds_alternative<deal::Take>(action) && !std::holds_alternative<deal::Lay>(action))
                continue;
            m_record.events.erase(m_record.events.begin() + static_cast<std::ptrdiff_t>(i));
            m_record.lines.events.pop_back();
        }
    }

    Action word() {
        const auto premium = static_cast<rulebook::Premium>(m_random.below(rulebook::kPremiumCount));
        const auto seat = static_cast<Seat>(m_random.below(4));
        const deal::About about = m_random.below(2) == 0   ? deal::About()
                                  : m_random.below(2) == 0 ? deal::About(premium)
                                                           : deal::About(seat);
        switch (m_random.below(3)) {
        case 0:
            return deal::Announce{{premium}};
        case 1:
            return deal::Kontra{about};
        default:
            return deal::Retour{about};
        }
    }

    void words() {
        const Seat declarer = m_state.games.front().seat;
        if (!tried(declarer, deal::Lie{})) return;
        const auto bird = m_state.games.front().bird;
        if (bird)
            say(declarer, deal::Announce{{static_cast<rulebook::Premium>(
                              static_cast<std::size_t>(*bird) +
                              m_random.below(kBirds - static_cast<std::size_t>(*bird)))}});
        for (int i = 0; i < 40 && !m_state.words.over && goesOn(); ++i) {
            const Seat turn = m_state.words.turn;
            if (static_cast<int>(m_random.below(10)) < m_wishes.words) tried(turn, word());
            if (m_random.below(2) == 0 && m_state.words.turn == turn) tried(turn, deal::Good{});
        }
    }

    void card() {
        if (m_state.areAllLost(m_rules) && m_random.below(4) == 0) {
            say(static_cast<Seat>(m_random.below(4)), deal::Stop{});
            return;
        }
        if (m_random.below(4) == 0 && m_state.trickCount > 0 && m_state.openTrick() == nullptr)
            for (const auto& each : m_state.talonLeft)
                if (each.card && m_random.below(3) == 0) {
                    tried(m_state.forehand, deal::Turn{*each.card});
                    break;
                }
        for (const Seat seat : deal::kAllSeats) {
            std::vector<Card> cards;
            for (const Card card : m_state.cards.isCertain() ? m_state.cards.surelyKept(seat) -
                                                                   m_state.played[deal::seatIndex(seat)]
                                                             : CardSet::all())
                cards.push_back(card);
            m_random.shuffle(cards);
            for (const Card each : cards)
                if (tried(seat, deal::Play{each})) return;
        }
        m_wishes.events = 0; // nobody can play: what is missing was never said
    }

    Random m_random;
    GameWishes m_wishes;
    record::Record m_record;
    rulebook::Rules m_rules;
    State m_state;
    bool m_isTalonUnwritten = false;
};

template <class T>
std::array<T, 4> rotatedBySeat(const std::array<T, 4>& bySeat, int by) {
    std::array<T, 4> other;
    for (const Seat seat : deal::kAllSeats)
        other[deal::seatIndex(deal::rightOf(seat, by))] = bySeat[deal::seatIndex(seat)];
    return other;
}

} // namespace

deal::State stateBefore(const record::Record& record) {
    record::Record head{record.header, {}, {}, {}};
    return replay(head).state();
}

deal::State stateAfter(const record::Record& record) {
    return replay(record).state();
}

record::Record randomGame(std::uint64_t seed, const GameWishes& wishes) {
    return Player(seed, wishes).play();
}

std::vector<Event> everyEvent(const State& state) {
    std::vector<Action> actions{deal::Cut{},  deal::Knock{},  deal::Choose{}, deal::ThrowIn{},
                                deal::Mine{}, deal::Pass{},   deal::Call{},   deal::GiveUp{},
                                deal::Lie{},  deal::Kontra{}, deal::Retour{}, deal::Stop{}};
    for (std::size_t i = 0; i < rulebook::kGameCount; ++i) {
        const auto game = static_cast<rulebook::Game>(i);
        for (const auto how : {deal::Bid::How::Plain, deal::Bid::How::Bei, deal::Bid::How::Verdacht})
            actions.emplace_back(deal::Bid{game, {}, how});
        if (game == rulebook::Game::Auchrufer)
            for (std::size_t bird = 1; bird < kBirds; ++bird)
                actions.emplace_back(deal::Bid{game, static_cast<rulebook::Premium>(bird)});
    }
    for (const auto colour : cards::tarock::kColours) actions.emplace_back(deal::Call{colour});
    for (std::size_t bird = 0; bird < kBirds; ++bird)
        actions.emplace_back(deal::GiveUp{static_cast<rulebook::Premium>(bird)});
    for (const auto taken : {deal::Taken::First, deal::Taken::Second, deal::Taken::Both})
        actions.emplace_back(deal::Take{taken});
    for (std::size_t i = 0; i < rulebook::kPremiumCount; ++i) {
        const auto premium = static_cast<rulebook::Premium>(i);
        actions.emplace_back(deal::Announce{{premium}});
        actions.emplace_back(deal::Kontra{premium});
        actions.emplace_back(deal::Retour{premium});
    }
    for (const Seat seat : deal::kAllSeats) {
        actions.emplace_back(deal::Kontra{seat});
        actions.emplace_back(deal::Retour{seat});
    }
    for (std::size_t i = 0; i < deal::kIrregularityCount; ++i)
        actions.emplace_back(deal::Irregular{static_cast<deal::Irregularity>(i)});
    std::vector<Card> cards;
    for (const Card card : CardSet::all()) {
        actions.emplace_back(deal::Play{card});
        actions.emplace_back(deal::Turn{card});
        cards.push_back(card);
    }
    // a few ways to lay away
    for (const Seat seat : deal::kAllSeats) {
        deal::Lay lay;
        for (const Card card : state.cards.surelyDealt(seat)) {
            lay.cards.emplace_back(card);
            actions.emplace_back(lay);
            if (lay.cards.size() == 6) lay.cards.clear();
        }
    }
    std::vector<Event> events;
    for (const Action& action : actions)
        for (const Seat seat : deal::kAllSeats) events.push_back({seat, action});
    return events;
}

record::Record rotated(const record::Record& record, int by) {
    record::Record other = record;
    other.header.dealer = deal::rightOf(record::dealerOf(record.header), by);
    other.header.hands = rotatedBySeat(record.header.hands, by);
    for (deal::Declared& game : other.header.game) game.seat = deal::rightOf(game.seat, by);
    const auto turned = [&](deal::About& about) {
        if (auto* seat = std::get_if<Seat>(&about)) *seat = deal::rightOf(*seat, by);
    };
    for (Event& event : other.events) {
        event.seat = deal::rightOf(event.seat, by);
        if (auto* kontra = std::get_if<deal::Kontra>(&event.action)) turned(kontra->about);
        if (auto* retour = std::get_if<deal::Retour>(&event.action)) turned(retour->about);
    }
    return other;
}

} // namespace schreiber::koenigrufen::ruling::test
