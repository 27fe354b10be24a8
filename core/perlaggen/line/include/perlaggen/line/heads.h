#pragma once

#include <game/judge.h>
#include <perlaggen/record/record.h>

// The head of a record of Perlaggen, and what every game's record says in its head.
namespace schreiber::perlaggen::line {

game::Head headOf(const record::Header& header);
record::Header headerOf(const game::Head& head);

// What the header does not say, as the table has it.
void complete(record::Header& header, const record::Header& atTable);

} // namespace schreiber::perlaggen::line
