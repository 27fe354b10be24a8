#include <cards/tarock.h>

#include <algorithm>
#include <koenigrufen/deal/apply.h>
#include <koenigrufen/ruling/replay.h>
#include <memory>

namespace schreiber::koenigrufen::ruling {

using cards::tarock::kingOf;
using cards::tarock::kKings;
using deal::Event;
using deal::Knowledge;
using deal::Ruling;
using deal::State;
using deal::Verdict;
using rulebook::Rules;

namespace {

constexpr int kUnsaid = -1; // a ruling on the key `written`

bool isWordOrCard(const deal::Action& action) {
    return std::holds_alternative<deal::Lie>(action) || std::holds_alternative<deal::Announce>(action) ||
           std::holds_alternative<deal::Good>(action) || std::holds_alternative<deal::Kontra>(action) ||
           std::holds_alternative<deal::Retour>(action) || std::holds_alternative<deal::Play>(action);
}

// Who plays, by the words of the auction alone.
std::vector<deal::Declared> declaredIn(const record::Record& record, const Rules& rules,
                                       cards::Seat forehand) {
    if (!record.header.game.empty()) return record.header.game;
    deal::Auction auction(rules, forehand);
    const auto say = [&](cards::Seat seat, const auto& word) {
        if (!auction.against(seat, word)) auction.say(seat, word);
    };
    for (const Event& event : record.events) {
        if (const auto* mine = std::get_if<deal::Mine>(&event.action)) say(event.seat, *mine);
        if (const auto* pass = std::get_if<deal::Pass>(&event.action)) say(event.seat, *pass);
        if (const auto* bid = std::get_if<deal::Bid>(&event.action)) say(event.seat, *bid);
    }
    return auction.isOver() || auction.endsByLaterWord() ? auction.standing() : std::vector<deal::Declared>{};
}

// What the events tell of cards.
std::shared_ptr<const deal::Claims> claimsIn(const record::Record& record) {
    auto claims = std::make_shared<deal::Claims>();
    for (const Event& event : record.events) {
        if (const auto* play = std::get_if<deal::Play>(&event.action))
            claims->push_back({event.seat, play->card, deal::Claim::Kind::Played});
        if (const auto* turn = std::get_if<deal::Turn>(&event.action))
            claims->push_back({event.seat, turn->card, deal::Claim::Kind::Talon});
        if (const auto* lay = std::get_if<deal::Lay>(&event.action))
            for (const auto& card : lay->cards)
                if (card) claims->push_back({event.seat, *card, deal::Claim::Kind::Laid});
    }
    return claims;
}

State stateOf(const record::Record& record, const Rules& rules) {
    const cards::Seat dealer = record::dealerOf(record.header);
    const cards::Seat forehand = dealer == deal::kFifth ? cards::Seat::A : deal::rightOf(dealer);
    const deal::Dealt dealt = record::dealtIn(record.header);
    std::optional<cards::Seat> exchanger;
    if (const auto games = declaredIn(record, rules, forehand); !games.empty()) {
        const rulebook::Talon talon = rules.rulesOf(games[0].game).talon;
        if (talon == rulebook::Talon::One || talon == rulebook::Talon::Both) exchanger = games[0].seat;
    }
    State state(rules, dealer, dealt, Knowledge(dealt, forehand, claimsIn(record), exchanger));
    if (!record.header.game.empty()) deal::beginWith(rules, state, record.header.game);
    return state;
}

// A state for each place in which a card can be.
void splitByPlace(std::vector<State>& into, const State& state, cards::tarock::Card card) {
    const Knowledge::Places places = state.cards.placesOf(card);
    for (unsigned place = 0; (1U << place) <= places; ++place) {
        const auto one = static_cast<Knowledge::Places>(1U << place);
        if ((places & one) == 0 || !state.cards.canBe(card, one)) continue;
        into.push_back(state);
        into.back().cards.pin(card, one);
    }
}

// The fourth king is called by who has the three others.
void splitByFourth(std::vector<State>& into, const State& state, cards::Seat seat) {
    for (const cards::tarock::Card fourth : kKings) {
        State way = state;
        bool isPossible = true;
        for (const cards::tarock::Card king : kKings) {
            const auto place = king == fourth ? static_cast<Knowledge::Places>(~Knowledge::hand(seat))
                                              : Knowledge::hand(seat);
            isPossible = isPossible && way.cards.canBe(king, place);
            if (isPossible) way.cards.pin(king, place);
        }
        if (isPossible) splitByPlace(into, way, fourth);
    }
}

// What an event needs to know and the record may leave open.
enum class Needed { Nothing, King, Talon, Turned };

Needed neededFor(const State& state, const Rules& rules, const Event& event) {
    if (state.isOver() || (state.games.empty() && !state.auction.endsByLaterWord())) return Needed::Nothing;
    const deal::Declared& declared = state.games.empty() ? state.auction.standing()[0] : state.games[0];
    const rulebook::GameRules& game = rules.rulesOf(declared.game);
    if (std::holds_alternative<deal::Call>(event.action))
        return game.callsKing && !state.king && event.seat == declared.seat && !state.cards.isCertain()
                   ? Needed::King
                   : Needed::Nothing;
    if (const auto* turn = std::get_if<deal::Turn>(&event.action))
        return !state.assumedTurned && deal::placesOfTurned(state, turn->card).size() > 1 ? Needed::Turned
                                                                                          : Needed::Nothing;
    const bool isUnseen = game.talon == rulebook::Talon::One && !state.taken && !state.assumed &&
                          (state.king || !game.callsKing);
    return isUnseen && isWordOrCard(event.action) ? Needed::Talon : Needed::Nothing;
}

// The ways in which that can be.
std::vector<State> split(std::vector<State> states, const Rules& rules, const Event& event) {
    if (std::ranges::all_of(
            states, [&](const State& state) { return neededFor(state, rules, event) == Needed::Nothing; }))
        return states;
    std::vector<State> all;
    for (State& state : states) {
        const std::size_t before = all.size();
        switch (neededFor(state, rules, event)) {
        case Needed::King:
            if (const auto colour = std::get<deal::Call>(event.action).colour)
                splitByPlace(all, state, kingOf(*colour));
            else
                splitByFourth(all, state, event.seat);
            break;
        case Needed::Talon:
            for (const deal::Taken taken : {deal::Taken::First, deal::Taken::Second}) {
                if (state.kingTalon && state.kingTalon != taken) continue;
                all.push_back(state);
                all.back().assumed = taken;
            }
            break;
        case Needed::Turned:
            for (const std::size_t place :
                 deal::placesOfTurned(state, std::get<deal::Turn>(event.action).card)) {
                all.push_back(state);
                all.back().assumedTurned = place;
            }
            break;
        case Needed::Nothing:
            break;
        }
        if (all.size() == before) all.push_back(std::move(state));
    }
    return all;
}

// What nobody saw is taken as done rightly (readings 54): a way on which a hand makes an event wrong is not
// gone on where there is one on which none does.
void dropWrong(std::vector<State>& states, const std::vector<std::size_t>& before) {
    if (states.size() < 2) return;
    std::vector<bool> isWrong(states.size());
    for (std::size_t i = 0; i < states.size(); ++i)
        isWrong[i] =
            std::any_of(states[i].rulings.begin() + static_cast<std::ptrdiff_t>(before[i]),
                        states[i].rulings.end(), [](const Ruling& ruling) { return ruling.isAboutHand; });
    if (std::ranges::find(isWrong, false) == isWrong.end()) return;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < states.size(); ++i)
        if (!isWrong[i]) {
            if (kept != i) states[kept] = std::move(states[i]);
            ++kept;
        }
    states.erase(states.begin() + static_cast<std::ptrdiff_t>(kept), states.end());
}

bool isSame(const Ruling& a, const Ruling& b) {
    return a.event == b.event && a.rule == b.rule && a.seat == b.seat;
}

std::vector<Ruling> merged(const std::vector<Way>& ways) {
    std::vector<Ruling> all = ways[0].state.rulings;
    if (ways.size() == 1) return all;
    for (const Way& way : ways)
        for (const Ruling& ruling : way.state.rulings)
            if (std::ranges::none_of(all, [&](const Ruling& known) { return isSame(known, ruling); }))
                all.push_back(ruling);
    for (Ruling& ruling : all) {
        bool isDecided = true;
        for (const Way& way : ways) {
            const auto other = std::ranges::find_if(way.state.rulings,
                                                    [&](const Ruling& each) { return isSame(ruling, each); });
            if (other == way.state.rulings.end()) {
                isDecided = false;
                continue;
            }
            isDecided = isDecided && ruling.consequence == other->consequence;
            ruling.instead = ruling.instead & other->instead; // a card held on some ways only is not named
        }
        if (isDecided) continue;
        ruling.verdict = Verdict::Undecided;
        ruling.decides = ways[0].state.king;
    }
    return all;
}

// The numbers on the Schrieb, where they are not what the game comes to.
void checkWritten(Replay& replay) {
    const auto& written = replay.record.header.written;
    if (!written) return;
    for (const Way& way : replay.ways)
        for (const deal::Outcome& outcome : way.outcomes)
            if (!outcome.isWritten || outcome.settlement.points == *written) return;
    replay.rulings.push_back({kUnsaid, std::nullopt, "written_differs"_point, Verdict::Note});
}

} // namespace

bool Replay::legal() const {
    return std::ranges::none_of(rulings,
                                [](const Ruling& ruling) { return ruling.verdict == Verdict::Illegal; });
}

std::optional<deal::Points> Replay::points() const {
    const deal::Outcome& first = ways[0].outcomes[0];
    for (const Way& way : ways)
        for (const deal::Outcome& outcome : way.outcomes)
            if (!outcome.isWritten || outcome.settlement.points != first.settlement.points)
                return std::nullopt;
    return first.settlement.points;
}

int Replay::lineOf(const Ruling& ruling) const {
    const auto at = static_cast<std::size_t>(ruling.event);
    return ruling.event < 0 || at >= record.lines.events.size() ? record.lines.written
                                                                : record.lines.events[at];
}

Replay replay(const record::Record& record, const Agreement& agreement) {
    Replay replay{record, record::rulesOf(record.header), {}, {}, agreement.isDoubled, agreement.kontra};
    std::vector<State> states{stateOf(record, replay.rules)};
    std::vector<std::size_t> before; // rulings of each
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const Event& event = record.events[i];
        states = split(std::move(states), replay.rules, event);
        before.clear();
        for (State& state : states) {
            before.push_back(state.rulings.size());
            deal::apply(replay.rules, state, event, static_cast<int>(i));
        }
        dropWrong(states, before);
    }
    for (State& state : states) {
        auto outcomes = deal::outcomesOf(replay.rules, state, {replay.factor(), replay.kontra});
        replay.ways.push_back({std::move(state), std::move(outcomes)});
    }
    replay.rulings = merged(replay.ways);
    checkWritten(replay);
    std::ranges::stable_sort(replay.rulings, {}, [&](const Ruling& ruling) { return replay.lineOf(ruling); });
    return replay;
}

} // namespace schreiber::koenigrufen::ruling
