#pragma once

#include <rulebook/words.h>
#include <ruling/replay.h>

#include <string>

namespace schreiber::ruling {

// What was done at the table, as a clause without its full stop: "Anna bietet Gleich".
std::string eventInWords(const Replay& replay, const deal::Event& event, rulebook::Language language);

// What the table saw, the rest of a clause after the person: "hat eine Karte gestohlen".
rulebook::Words irregularityInWords(deal::Irregularity kind);

} // namespace schreiber::ruling
