#pragma once

#include "dispute/next_steps.h"
#include "dispute/record_editor.h"
#include "widgets/card_table.h"
#include "widgets/verdict_panel.h"

#include <base/input_error.h>

#include <koenigrufen/ruling/replay.h>
#include <optional>
#include <string>
#include <vector>
#include <words/language.h>

// A record of Königrufen as it is replayed, and what the window says of it: table, marks, verdict and next
// steps are all read off the text, anew whenever it or the line one stands on changes.
namespace schreiber::desktop::tarock {

struct TarockDeal {
    std::vector<base::InputError> errors; // by line
    int unread = 0;                       // from this line on nothing is judged; 0: all is
    std::optional<koenigrufen::ruling::Replay> whole;
    std::optional<koenigrufen::ruling::Replay> now; // up to the line one stands on
    std::size_t step = 0;                           // events up to that line

    // The line of the event behind that line; 0 where there is none.
    int lineAfter() const;
    bool isOver() const { return now && now->state().isOver(); }
};

// `line` from 1; of several records the one in which it lies.
TarockDeal tarockDealOf(const std::string& text, int line);
// The same with people called as briefly as they can be told apart by.
TarockDeal calledBriefly(TarockDeal deal);

// A hand as far as it is known on every way.
koenigrufen::deal::CardSet handOf(const koenigrufen::ruling::Replay& replay, cards::Seat seat);

// The whole game, or what one of them sees of it.
TableRows tableOf(const TarockDeal& deal, std::optional<cards::Seat> seenBy, words::Language language);
// Who plays what with whom, what was announced, and whose turn it is.
QString courseOf(const TarockDeal& deal, words::Language language);
std::vector<LineMark> marksOf(const TarockDeal& deal, words::Language language);
Verdict verdictOf(const TarockDeal& deal, words::Language language);
// Every ruling with its rule, and what the game comes to, as a page to read.
QString pageOf(const TarockDeal& deal, words::Language language);
std::vector<StepRow> stepRows(const TarockDeal& deal, words::Language language);

} // namespace schreiber::desktop::tarock
