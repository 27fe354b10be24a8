#pragma once

#include "games/perlaggen/dispute/impossible_hands.h"

#include <base/input_error.h>

#include <optional>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <perlaggen/ruling/next.h>
#include <perlaggen/ruling/replay.h>
#include <string>
#include <vector>

// A record's text as it is replayed: the one truth of the Streitfall. Table, rulings and what is legal next
// are all read off it, anew whenever the text or the line one stands on changes.
namespace schreiber::desktop {

// What of a deal's text does not come into its replays.
struct LeftOutLines {
    // Of the text; the lines they stand on are left out of the rest, but hands that cannot be: of those
    // counts what can.
    std::vector<base::InputError> errors;
    std::vector<ImpossibleCard> impossible;
    std::optional<std::vector<int>> impossibleScore; // by team: the game would be over before the deal
    // The line that cannot be read and on which everything below it hangs: from there on nothing is judged,
    // and the replays end before it. 0: there is none.
    int unread = 0;
    int firstLine = 0; // of the deal, and its last
    int lastLine = 0;
};

struct DealView : LeftOutLines {
    std::optional<perlaggen::ruling::Replay> whole;
    std::optional<perlaggen::ruling::Replay> now; // up to the line one stands on
    std::vector<perlaggen::ruling::NextStep> next;
    std::size_t step = 0;      // events up to that line
    bool behindUnread = false; // one stands below the line that cannot be read

    // The line of the event before or after that line; 0 where there is none.
    int lineBefore() const;
    int lineAfter() const;
    // One stands behind all that is judged.
    bool isBehindAll() const { return whole && step == whole->record.events.size(); }
};

// `line` from 1; of several deals the one in which it lies.
DealView viewOf(const std::string& text, int line, perlaggen::record::Keywords keywords,
                const perlaggen::record::FindRuleSet& find = perlaggen::rulebook::findRuleSet);

// The same with people called as briefly as they can be told apart by: where a sentence names them, what it
// says of them has to have room.
DealView calledBriefly(DealView deal);

// What else the same record, or its first events, says under another rule set, without the house rules of
// this table. Nothing where it cannot be read there.
struct Otherwise : LeftOutLines {
    std::optional<perlaggen::ruling::Replay> replay;
};
Otherwise underRules(const std::string& text, int line, const std::string& rules,
                     std::optional<std::size_t> events = {},
                     const perlaggen::record::FindRuleSet& find = perlaggen::rulebook::findRuleSet);

} // namespace schreiber::desktop
