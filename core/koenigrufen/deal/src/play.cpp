#include "step.h"

#include <algorithm>

namespace schreiber::koenigrufen::deal {

using rulebook::PointName;

namespace {

constexpr int kNoRuling = -1;

// Who leads to the first trick.
Seat firstLeader(Step& step) {
    const State& state = step.state();
    return step.game().lead == rulebook::Lead::Forehand ? state.forehand : state.games.front().seat;
}

// What nobody can mend any more once a card is led: each on the line of that card, by whose doing it was.
// True where the game ends by it.
bool isBrokenBeforeLead(Step& step) {
    State& state = step.state();
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = rightOf(state.forehand, i);
        if (!state.cards.mustThrowIn(seat)) continue;
        const auto missed = step.rules().get<rulebook::ThrowInMissed>();
        Ruling& ruling = step.rule("throw_in_duty"_point,
                                   {.broken = missed == rulebook::ThrowInMissed::Breach,
                                    .redeal = missed == rulebook::ThrowInMissed::Redeal},
                                   seat);
        step.rest(ruling, rulebook::Switch::ThrowInMissed);
        if (missed == rulebook::ThrowInMissed::Breach) step.breakOff(seat);
        if (missed == rulebook::ThrowInMissed::Redeal) state.end = End::Redeal;
        if (state.isOver()) return true;
        break;
    }
    const auto omitted = [&](PointName point) {
        step.rule(point, {.broken = true}, step.declarer());
        step.breakOff(step.declarer());
        return true;
    };
    if (step.game().callsKing && !state.king) return omitted("call_king"_point);
    if (state.taken && !state.hasLaid) return omitted("lay_count"_point);
    if (step.game().announcesBird) {
        const rulebook::Rules& rules = step.rules();
        const Premium least = state.games.front().bird.value_or(rules.set().leastBird().premium);
        const bool isSaid = std::ranges::any_of(state.words.announced, [&](const Announced& each) {
            return each.seat == step.declarer() && rules.rulesOf(each.premium).isBird() &&
                   rules.rulesOf(each.premium).announced >= rules.rulesOf(least).announced;
        });
        if (!isSaid) return omitted("auchrufer_bird"_point);
    }
    return false;
}

// Cards from this place on go back to the hands they came from.
void takeBack(State& state, Trick& trick, std::size_t from) {
    for (std::size_t place = from; place < trick.count; ++place) {
        state.played[seatIndex(trick.seatOf(place))].erase(trick.cards[place]);
        if (trick.wrong[place] != kNoRuling)
            state.rulings[static_cast<std::size_t>(trick.wrong[place])].consequence.back = true;
        trick.wrong[place] = kNoRuling;
    }
    trick.count = from;
}

// The wrong card of that seat that still lies there and can be put right.
std::optional<std::size_t> wrongPlaceOf(const State& state, Seat seat) {
    const Trick* trick = state.openTrick();
    if (trick == nullptr) return std::nullopt;
    for (std::size_t place = 0; place < trick->count; ++place)
        if (trick->seatOf(place) == seat && trick->wrong[place] != kNoRuling) return place;
    return std::nullopt;
}

std::vector<Bound> boundOf(const Step& step, const State& state, Seat seat) {
    std::vector<Bound> bound;
    for (const Announced& each : state.words.announced)
        if (each.seat == seat)
            if (const auto one = boundBy(step.rules(), each.premium, state.king)) bound.push_back(*one);
    return bound;
}

struct Broken {
    PointName point;
    CardSet instead; // of what is known
};

// The first duty that the hand breaks by this card. Where it may hold what it would have to play, and may
// not, it is taken not to: what nobody saw is done rightly.
std::optional<Broken> brokenDuty(Step& step, std::span<const Card> trick, Card card, int number) {
    State& state = step.state();
    const Seat seat = step.seat();
    const std::vector<Bound> bound = boundOf(step, state, seat);
    const CardSet sure = state.cards.surelyKept(seat) - state.played[seatIndex(seat)];
    for (const Duty& duty : Duties(step.rules(), step.game(), trick, card, bound, number)) {
        if (const CardSet instead = duty.forbidden & sure; !instead.empty())
            return Broken{duty.point, instead};
        if (state.cards.isCertain()) continue;
        const CardSet forbidden = duty.forbidden - state.played[seatIndex(seat)] - CardSet{card};
        if (!state.cards.canLack(seat, forbidden)) return Broken{duty.point, {}};
        state.cards.lack(seat, forbidden);
    }
    return std::nullopt;
}

void completeTrick(Step& step, Trick& trick) {
    State& state = step.state();
    trick.winner = trick.seatOf(winningPlace(step.rules(), step.game(), trick.played()));
    if (step.game().talon == rulebook::Talon::ToTricks && !state.talonLeft.empty()) {
        trick.hasTalon = true;
        trick.talon = state.talonLeft.front();
        state.talonLeft.erase(state.talonLeft.begin());
    }
    for (std::size_t place = 0; place < trick.count; ++place) {
        if (trick.wrong[place] == kNoRuling) continue;
        state.rulings[static_cast<std::size_t>(trick.wrong[place])].consequence.broken = true;
        return step.breakOff(trick.seatOf(place));
    }
    if (state.trickCount == kTricks) state.end = End::AllPlayed;
}

void lay(Step& step, Card card, std::optional<Broken> broken) {
    State& state = step.state();
    if (state.openTrick() == nullptr) {
        const Seat leader = state.trickCount == 0 ? step.seat() : *state.tricks[state.trickCount - 1].winner;
        state.tricks[state.trickCount] = {};
        state.tricks[state.trickCount].leader = leader;
        ++state.trickCount;
    }
    Trick& trick = state.tricks[state.trickCount - 1];
    trick.cards[trick.count] = card;
    trick.wrong[trick.count] = kNoRuling;
    state.played[seatIndex(step.seat())].insert(card);
    if (broken) {
        trick.wrong[trick.count] = static_cast<int>(state.rulings.size());
        Ruling& ruling = step.rule(broken->point, {});
        ruling.instead = broken->instead;
        ruling.isAboutHand = true;
        if (breaksOff(step.rules(), false)) {
            ruling.consequence.broken = true;
            step.rest(ruling, rulebook::Switch::BreachWhen);
            ++trick.count;
            if (trick.count == kSeats) completeTrick(step, trick);
            if (!state.isOver()) step.breakOff(step.seat());
            return;
        }
    }
    ++trick.count;
    if (trick.count == kSeats) completeTrick(step, trick);
}

// What Vorhand chooses from after a trick.
std::vector<TalonCard> talonThere(const State& state) {
    std::vector<TalonCard> there = state.talonLeft;
    there.insert(there.begin(), state.tricks[state.trickCount - 1].talon);
    return there;
}

} // namespace

std::vector<std::size_t> placesOfTurned(const State& state, Card card) {
    std::vector<std::size_t> places;
    if (state.trickCount == 0 || state.openTrick() != nullptr) return places;
    const std::vector<TalonCard> there = talonThere(state);
    std::vector<std::vector<TalonCard>> lefts;
    for (std::size_t i = 0; i < there.size(); ++i) {
        if (there[i].card == card) return {};
        if (there[i].card || !state.cards.canBe(card, there[i].from)) continue;
        std::vector<TalonCard> left = there;
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
        if (std::ranges::find(lefts, left) != lefts.end()) continue;
        lefts.push_back(std::move(left));
        places.push_back(i);
    }
    return places;
}

void apply(Step& step, const Play& play) {
    State& state = step.state();
    const Seat seat = step.seat();
    const bool isFirst = !state.hasLed();
    const auto wrong = wrongPlaceOf(state, seat);
    const Trick* open = state.openTrick();
    const Seat next = isFirst           ? firstLeader(step)
                      : open != nullptr ? open->next()
                                        : *state.tricks[state.trickCount - 1].winner;
    if (seat != next && !wrong) {
        const PointName lead = step.game().isPositive() ? "lead_positive"_point : "lead_negative"_point;
        step.rule(isFirst ? lead : "turn_order"_point, {.back = true});
        return;
    }
    if (isFirst && isBrokenBeforeLead(step)) return;
    // What nobody wrote down of the talon is taken as done once the card stands.
    std::optional<State> before;
    if (isFirst && step.mustSettleTalon()) {
        before = state;
        step.settleTalon();
    }
    for (const CardSet played : state.played)
        if (played.contains(play.card)) {
            step.rule("card_twice"_point, {.back = true});
            return;
        }
    if (!state.cards.canKeep(seat, play.card)) {
        if (before) state = std::move(*before);
        step.rule("card_not_held"_point, {.back = true}).isAboutHand = true;
        return;
    }
    if (!state.cards.isCertain()) state.cards.pin(play.card, state.cards.keptPlaces(seat));
    const std::size_t place = wrong ? *wrong : open != nullptr ? open->count : 0;
    const std::span<const Card> laid =
        open != nullptr ? open->played().first(place) : std::span<const Card>{};
    const int number = static_cast<int>(open != nullptr ? state.trickCount : state.trickCount + 1);
    if (wrong) takeBack(state, state.tricks[state.trickCount - 1], *wrong);
    const auto broken = brokenDuty(step, laid, play.card, number);
    if (isFirst) state.words.over = true;
    lay(step, play.card, broken);
}

void apply(Step& step, const Turn& turn) {
    State& state = step.state();
    const bool isBetween = state.trickCount > 0 && state.openTrick() == nullptr;
    Trick* last = isBetween ? &state.tricks[state.trickCount - 1] : nullptr;
    if (last == nullptr || !last->hasTalon || last->isTurned || step.seat() != state.forehand) {
        step.ruleVoid("trischaken_talon"_point);
        return;
    }
    // The card that it got by itself goes back among the others.
    std::vector<TalonCard> there = talonThere(state);
    const auto known =
        std::ranges::find(there, std::optional(turn.card), [](const TalonCard& each) { return each.card; });
    auto place = static_cast<std::size_t>(known - there.begin());
    if (known == there.end()) {
        const auto places = placesOfTurned(state, turn.card);
        if (places.empty()) {
            step.ruleVoid("trischaken_talon"_point).isAboutHand = !state.cards.isCertain();
            return;
        }
        place = state.assumedTurned.value_or(places[0]);
        state.cards.pin(turn.card, there[place].from);
    }
    state.assumedTurned.reset();
    last->talon = {turn.card, there[place].from};
    last->isTurned = true;
    there.erase(there.begin() + static_cast<std::ptrdiff_t>(place));
    state.talonLeft = std::move(there);
}

void apply(Step& step, const Stop& /*stop*/) {
    State& state = step.state();
    if (state.areAllLost(step.rules()))
        state.end = End::Stopped;
    else
        step.ruleVoid("stop_early"_point);
}

} // namespace schreiber::koenigrufen::deal
