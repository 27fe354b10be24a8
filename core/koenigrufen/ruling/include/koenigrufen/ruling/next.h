#pragma once

#include <koenigrufen/record/writer.h>
#include <koenigrufen/ruling/replay.h>
#include <optional>
#include <string>
#include <vector>

namespace schreiber::koenigrufen::ruling {

// Something that could be done next without breaking a rule, as the record says it.
struct NextStep {
    cards::Seat seat{};
    std::string text;                     // `play XV`
    std::optional<deal::Action> action{}; // none where the text still wants cards at its end
    bool sure = true;                     // false: it hangs on cards that nobody recorded
};

// Whose turn it is: to bid, to call, take and lay, to speak, to play. Nobody's after the end.
std::optional<cards::Seat> turnIn(const Replay& replay);
// Whose such an action is where nobody says whose: a card ends the words, and *gut* answers what was
// announced.
std::optional<cards::Seat> turnFor(const Replay& replay, const deal::Action& action);

// What that seat may do now, and who has to play where all words can be over: words of the auction in the
// order of the table, king and talon, announcements, cards. Cards that nobody recorded are not listed.
std::vector<NextStep> nextSteps(const Replay& replay, record::Keywords keywords);

} // namespace schreiber::koenigrufen::ruling
