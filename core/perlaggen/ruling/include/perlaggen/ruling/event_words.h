#pragma once

#include <cards/seat.h>

#include <perlaggen/deal/event.h>
#include <perlaggen/record/record.h>
#include <string>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// The name from the header, else the seat.
std::string nameIn(const record::Header& head, cards::Seat seat);

// What was done at the table, as a clause without its full stop: "Anna bietet Gleich".
std::string eventInWords(const record::Header& head, const deal::Event& event, words::Language language);

// What the table saw, the rest of a clause after the person: "hat eine Karte gestohlen".
words::Text irregularityInWords(deal::Irregularity kind);

} // namespace schreiber::perlaggen::ruling
