#include "step.h"

#include <algorithm>

namespace schreiber::koenigrufen::deal {

using rulebook::Kind;
using rulebook::PointName;

namespace {

constexpr unsigned bitOf(Seat seat) {
    return 1U << seatIndex(seat);
}

// A kontra stands open and waits for a retour.
bool isKontraed(const Chain& chain) {
    return chain.steps % 2 == 1;
}

// Whoever could have answered and is not heard has said *gut* to it.
void letPass(Chain& chain, Seat seat, bool isOwnSide) {
    if (isOwnSide ? isKontraed(chain) : chain.lastBy != seat) chain.passedBy |= bitOf(seat);
}

bool isBeyondMost(const rulebook::Rules& rules, const Chain& chain) {
    const int most = rules.settings()[rulebook::Switch::KontraMax]; // `none`, then 1, 2, 3
    return most > 0 && chain.steps >= most;
}

// What is wrong with any word before one asks which.
std::optional<PointName> againstWords(Step& step, PointName inTrischaken) {
    if (step.state().hasLed()) return "words_closed"_point;
    if (step.game().kind == Kind::EachForHimself) return inTrischaken;
    if (!step.isReadyForWords()) return "lie"_point;
    if (!step.canSpeak()) return "words_turn"_point;
    return std::nullopt;
}

// The one of the other declarers' games that a kontra can mean.
std::optional<Seat> meantGame(const State& state, Seat seat, const About& about) {
    std::vector<Seat> others;
    for (const Declared& game : state.games)
        if (game.seat != seat) others.push_back(game.seat);
    if (const Seat* named = std::get_if<Seat>(&about))
        return std::ranges::find(others, *named) != others.end() ? std::optional(*named) : std::nullopt;
    return others.size() == 1 ? std::optional(others.front()) : std::nullopt;
}

// What a kontra of that seat answers; null where there is no such thing or it could be two.
Chain* answeredByKontra(Step& step, const About& about) {
    State& state = step.state();
    Words& words = state.words;
    if (!step.game().isPositive()) {
        if (std::holds_alternative<Premium>(about)) return nullptr;
        const auto declarer = meantGame(state, step.seat(), about);
        return declarer ? &words.pairs[seatIndex(*declarer)][seatIndex(step.seat())] : nullptr;
    }
    const int side = state.sideOf(step.seat());
    if (const Premium* premium = std::get_if<Premium>(&about)) {
        for (Announced& each : words.announced)
            if (each.premium == *premium && each.side != side) return &each.chain;
        return nullptr;
    }
    const Seat* named = std::get_if<Seat>(&about);
    if (side == 0 || (named != nullptr && *named != step.declarer())) return nullptr;
    return &words.game;
}

// What a retour of that seat answers.
Chain* answeredByRetour(Step& step, const About& about) {
    State& state = step.state();
    Words& words = state.words;
    const bool bySide = step.rules().is(rulebook::RetourBy::Side);
    const Seat seat = step.seat();
    if (!step.game().isPositive()) {
        if (!state.isDeclarer(seat) || std::holds_alternative<Premium>(about)) return nullptr;
        auto& own = words.pairs[seatIndex(seat)];
        if (const Seat* named = std::get_if<Seat>(&about))
            return *named == seat ? nullptr : &own[seatIndex(*named)];
        Chain* only = nullptr;
        for (Chain& chain : own) {
            if (!isKontraed(chain)) continue;
            if (only != nullptr) return nullptr; // two could be meant
            only = &chain;
        }
        return only;
    }
    const int side = state.sideOf(seat);
    if (const Premium* premium = std::get_if<Premium>(&about)) {
        for (Announced& each : words.announced)
            if (each.premium == *premium && (bySide ? each.side == side : each.seat == seat))
                return &each.chain;
        return nullptr;
    }
    if (!(bySide ? side == 0 : state.isDeclarer(seat))) return nullptr;
    const Seat* named = std::get_if<Seat>(&about);
    return named == nullptr || words.game.lastBy == *named ? &words.game : nullptr;
}

std::optional<PointName> against(Step& step, Premium premium, std::vector<Premium>& accepted) {
    const State& state = step.state();
    const rulebook::Rules& rules = step.rules();
    const rulebook::PremiumRules& wanted = rules.rulesOf(premium);
    if (wanted.announced == 0) return "announce_what"_point;
    if (rules.is(rulebook::AnnounceHeld::OwnCard))
        if (const auto bound = boundBy(rules, premium, state.king);
            bound && !state.cards.canKeep(step.seat(), bound->card))
            return "announce_what"_point;
    if (!state.isDeclarer(step.seat()) && (state.words.saidGood & bitOf(step.seat())) != 0)
        return "announce_after_good"_point;
    if (wanted.holder == rulebook::Holder::DeclarersSide &&
        (!step.game().callsKing || state.sideOf(step.seat()) != 0))
        return "koenig_ultimo_side"_point;
    const int side = state.sideOf(step.seat());
    const bool isTwice = std::ranges::any_of(state.words.announced,
                                             [&](const Announced& each) {
                                                 return each.premium == premium && each.side == side;
                                             }) ||
                         std::ranges::find(accepted, premium) != accepted.end();
    if (isTwice) return "announce_twice"_point;
    return std::nullopt;
}

} // namespace

bool Step::canSpeak() const {
    const Words& words = m_state.words;
    if (words.over) return false;
    if (!words.begun && m_seat != declarer()) return true; // the declarer has said that he lies
    for (Seat seat = words.turn; seat != m_seat; seat = rightOf(seat))
        if (rightOf(seat) == words.last) return false;
    return true;
}

void Step::endTurn() {
    Words& words = m_state.words;
    const Seat seat = words.turn;
    if (game().isPositive()) {
        const int side = m_state.sideOf(seat);
        letPass(words.game, seat, side == 0);
        for (Announced& each : words.announced) letPass(each.chain, seat, each.side == side);
    } else {
        for (const Declared& declared : m_state.games)
            for (const Seat other : kAllSeats)
                if (other != declared.seat && (other == seat || declared.seat == seat))
                    letPass(words.pairs[seatIndex(declared.seat)][seatIndex(other)], seat,
                            declared.seat == seat);
    }
    if (!m_state.isDeclarer(seat) && (words.gaveKontra & bitOf(seat)) == 0) words.saidGood |= bitOf(seat);
    words.turn = rightOf(seat);
    words.hasSpoken = false;
    if (words.turn == words.last) words.over = true;
}

void Step::speak(bool more) {
    settleTalon();
    Words& words = m_state.words;
    if (!words.begun) {
        words.begun = true;
        words.turn = declarer();
        words.last = declarer();
    }
    while (words.turn != m_seat) endTurn();
    if (more) {
        words.last = m_seat;
        words.hasSpoken = true;
    } else {
        endTurn();
    }
}

void apply(Step& step, const Lie& /*lie*/) {
    if (step.state().hasLed()) {
        step.ruleVoid("words_closed"_point);
        return;
    }
    if (!step.isReadyForWords() || step.seat() != step.declarer() || step.state().words.begun) {
        step.ruleVoid("lie"_point);
        return;
    }
    step.speak(true);
}

void apply(Step& step, const Good& /*good*/) {
    if (!step.state().hasLed() && step.isReadyForWords() && step.canSpeak()) step.speak(false);
}

void apply(Step& step, const Announce& announce) {
    State& state = step.state();
    auto before = againstWords(step, "announce_negative"_point);
    if (!before && !step.game().isPositive()) before = "announce_negative"_point;
    std::vector<Premium> accepted;
    for (const Premium premium : announce.premiums) {
        const auto point = before ? before : against(step, premium, accepted);
        if (!point) {
            accepted.push_back(premium);
            continue;
        }
        Ruling& ruling = step.ruleVoid(*point);
        if (*point == "announce_what"_point && step.rules().rulesOf(premium).announced > 0) {
            step.rest(ruling, rulebook::Switch::AnnounceHeld);
            ruling.isAboutHand = true;
        }
    }
    if (accepted.empty()) return;
    step.speak(true);
    for (const Premium premium : accepted)
        state.words.announced.push_back({premium, state.sideOf(step.seat()), step.seat()});
}

void apply(Step& step, const Kontra& kontra) {
    if (const auto point = againstWords(step, "kontra_trischaken"_point)) {
        step.ruleVoid(*point);
        return;
    }
    Chain* chain = answeredByKontra(step, kontra.about);
    if (chain == nullptr) {
        step.ruleVoid("kontra_opponent"_point);
        return;
    }
    if (isKontraed(*chain) || isBeyondMost(step.rules(), *chain)) {
        Ruling& ruling = step.ruleVoid("kontra_twice"_point);
        if (!isKontraed(*chain)) step.rest(ruling, rulebook::Switch::KontraMax);
        return;
    }
    if (chain->isPassedBy(step.seat())) {
        step.ruleVoid("kontra_after_good"_point);
        return;
    }
    step.speak(true);
    chain->step(step.seat());
    if (chain == &step.state().words.game) step.state().words.gaveKontra |= bitOf(step.seat());
}

void apply(Step& step, const Retour& retour) {
    if (const auto point = againstWords(step, "kontra_trischaken"_point)) {
        step.ruleVoid(*point);
        return;
    }
    Chain* chain = answeredByRetour(step, retour.about);
    if (chain == nullptr || !isKontraed(*chain) || isBeyondMost(step.rules(), *chain)) {
        Ruling& ruling = step.ruleVoid("kontra_retour"_point);
        if (chain != nullptr && isKontraed(*chain)) step.rest(ruling, rulebook::Switch::KontraMax);
        return;
    }
    if (chain->isPassedBy(step.seat())) {
        step.ruleVoid("kontra_after_good"_point);
        return;
    }
    step.speak(true);
    chain->step(step.seat());
}

} // namespace schreiber::koenigrufen::deal
