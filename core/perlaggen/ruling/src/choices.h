#pragma once

#include "time_line.h"

#include <functional>
#include <perlaggen/ruling/replay.h>
#include <string>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// readings.md 56, 57: where a house rule that nobody agreed decides what the deal comes to, the ruling that
// hangs on it says so, or else a note does; where it decides only whether something may be done, the breach
// does, or what was allowed is told beside. `again` replays the record by another value, where that makes a
// difference.
void tellChoices(const rulebook::Rules& rules, const std::vector<deal::OtherValue>& others,
                 const std::function<std::optional<OtherTimeLine>(const deal::OtherValue&)>& again,
                 TimeLine& timeLine);

// Whether the ruling tells what the deal would come to by another value of this house rule.
bool tellsOtherwise(const deal::Ruling& ruling, rulebook::Switch which);

// By what base it is played, where a source says it there and none here: "nach pagat.com, The Play
// (Innsbrucker Art)". Empty elsewhere.
std::string likeBaseInWords(rulebook::Switch which, const rulebook::RuleSet& set, words::Language language);

// That it is this program's choice, and what the sources say of it: " Die Quellen schweigen dazu; das ist
// eine Vorgabe dieses Programms, in den Hausregeln zu ändern." `silenceTold`: that stands there already.
std::string oursInWords(const rulebook::RuleSet& set, std::optional<rulebook::Switch> which, bool silenceTold,
                        words::Language language);

// What is played here for want of a source, and what else it would come to: " ... Wäre vereinbart: „...“,
// hätten A und C die Partie gewonnen, mit 15:14." `silenceTold` as above.
std::string choicesInWords(const Replay& replay, const deal::Ruling& ruling, bool silenceTold,
                           words::Language language);

} // namespace schreiber::perlaggen::ruling
