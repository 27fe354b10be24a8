#include "index.h"

#include <base/random.h>

#include <algorithm>
#include <perlaggen/deal/doubts.h>

namespace schreiber::perlaggen::deal {

using cards::CardSet, cards::Seat;

namespace {

// Keys of the kinds of question, so that no two of different kinds are the same.
constexpr std::uint64_t kSwitch = 1;
constexpr std::uint64_t kMeant = 2;
constexpr std::uint64_t kHolds = 3;
constexpr std::uint64_t kOther = 4;

} // namespace

bool Doubt::agrees(const Hidden& hidden) const {
    if (!cards) return true;
    if (!when) return !(hidden[at(cards->seat)] & cards->cards).empty() == (answer == 0);
    State state = *when;
    for (std::size_t i = 0; i < hidden.size(); ++i) {
        state.hands[i].cards = (state.hands[i].cards - state.hands[i].hidden) | hidden[i];
        state.hands[i].hidden = hidden[i];
    }
    state.doubts = nullptr;
    return isSo(state) == (answer == 0);
}

void Doubts::begin(const std::vector<Doubt>& given) {
    m_given = given;
    m_asked.clear();
    m_wrongAt.reset();
}

const Doubt* Doubts::known(std::uint64_t key) const {
    const auto found = std::ranges::find(m_asked, key, &Doubt::key);
    return found == m_asked.end() ? nullptr : &*found;
}

int Doubts::ask(Doubt doubt) {
    const std::size_t place = m_asked.size();
    if (!doubt.cards && place < m_given.size()) doubt.answer = m_given[place].answer;
    const bool wrong = doubt.supposed && (doubt.answer == 0) != doubt.supposed->holds;
    if (wrong && !m_wrongAt && !isGiven(doubt)) m_wrongAt = place;
    m_asked.push_back(std::move(doubt));
    return m_asked.back().answer;
}

bool Doubts::isGiven(const Doubt& doubt) const {
    const auto given = std::ranges::find(m_given, doubt.key, &Doubt::key);
    return given != m_given.end() && given->answer == doubt.answer;
}

int Doubts::valueOf(rulebook::Switch which) {
    const std::uint64_t key = base::mix(kSwitch, static_cast<std::uint64_t>(which));
    if (const Doubt* doubt = known(key)) return doubt->answer;
    return ask({.which = which, .key = key, .answers = rulebook::openValues(which)});
}

bool Doubts::meant(Seat seat, int event) {
    const std::uint64_t key = base::mix(kMeant, static_cast<std::uint64_t>(event));
    if (const Doubt* doubt = known(key)) return doubt->answer == 1;
    return ask({.intent = MissingFact{.seat = seat, .meant = event}, .key = key}) == 1;
}

bool Doubts::holds(const State& state, Seat seat, CardSet any, const std::optional<Supposed>& supposed) {
    const std::uint64_t key = base::mix(base::mix(kHolds, static_cast<std::uint64_t>(seat)), any.bits());
    if (const Doubt* doubt = known(key)) return doubt->answer == 0;
    const bool yes = !(state.hand(seat).hidden & any).empty();
    ask({.cards = MissingFact{.seat = seat, .cards = any},
         .key = key,
         .answer = yes ? 0 : 1,
         .supposed = supposed});
    return yes;
}

bool Doubts::isSo(const State& state, Seat seat, std::uint64_t key, std::function<bool(const State&)> asked,
                  const std::optional<Supposed>& supposed) {
    key = base::mix(kOther, key);
    if (const Doubt* doubt = known(key)) return doubt->answer == 0;
    State when = state;
    when.doubts = nullptr;
    const bool yes = asked(when);
    ask({.cards = MissingFact{.seat = seat},
         .key = key,
         .answer = yes ? 0 : 1,
         .supposed = supposed,
         .when = std::make_shared<const State>(when),
         .isSo = std::move(asked)});
    return yes;
}

} // namespace schreiber::perlaggen::deal
