#include "steps/step.h"

namespace schreiber::desk {

int nextUnpublished(const Tournament& tournament) {
    if (tournament.rounds.empty()) return 1;
    const tournament::Round& last = tournament.rounds.back();
    return last.state == tournament::RoundState::Draft ? last.number : last.number + 1;
}

std::string listed(const std::vector<int>& numbers) {
    std::string text;
    for (const int number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
}

} // namespace schreiber::desk
