#pragma once

#include <cards/card.h>
#include <cards/seat.h>
#include <kinds/ruling_sheet.h>

#include <optional>
#include <perlaggen/ruling/replay.h>
#include <string>
#include <vector>
#include <words/language.h>

namespace schreiber::papers {

// What was entered and does not come into the replay: said, and drawn as it was entered.
struct LeftOut {
    std::vector<std::string> sentences; // which lines, why, and from where on nothing is judged
    struct Card {
        cards::Seat seat{};
        cards::Card card;
        bool unknownInstead = false; // in the replay a card that nobody knows stands in its place
    };
    std::vector<Card> cards;
    std::optional<std::vector<int>> score; // by team, with which there is no deal
};

// The ruling on one deal as a paper to sign. `record` names the file it is about; may be empty.
kinds::RulingSheet rulingPaper(const perlaggen::ruling::Replay& replay, const std::string& record,
                               words::Language language, const pdf::Moment& printed,
                               const LeftOut& leftOut = {});

} // namespace schreiber::papers
