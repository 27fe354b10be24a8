#pragma once

#include <cards/card.h>
#include <cards/seat.h>

#include <optional>
#include <perlaggen/deal/event.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <string>
#include <vector>

namespace schreiber::perlaggen::ruling {

// Something that could be done next without breaking a rule, as the record says it.
struct NextStep {
    cards::Seat seat{};
    std::string text;                  // `play L9`; `play S7=` where a name is still to come
    std::optional<cards::Card> card{}; // that is played or shown
    bool complete = true;              // false: the text wants cards at its end
    deal::Action action{};             // of one that is not complete, the one that was tried for it
    bool sure = true; // false: it hangs on cards that nobody recorded, or on an open house rule

    friend bool operator==(const NextStep&, const NextStep&) = default;
};

// What is legal now and for whom: answers that are waited for first, then cards, the show, bets, and what
// anyone may say at any time. Cards that nobody recorded are not listed.
std::vector<NextStep> nextSteps(const record::Record& record, record::Keywords keywords,
                                const record::FindRuleSet& find = rulebook::findRuleSet);

} // namespace schreiber::perlaggen::ruling
