#pragma once

#include <tournament/model.h>

#include <string>

// With fewer tables than matches a round is played in heats. A match keeps its number through the round: that
// is what sheets and commands name. Where it is played follows from those of its heat.
namespace schreiber::tournament {

// Whether some match is played in a later heat than the first.
bool hasHeats(const Round& round);

// The table that stands in the room, from 1; without heats the match's own number.
int tableInRoom(const Round& round, const Table& match);

// What a sentence calls it, in any language: "6", or with heats "3/2" for table 3 in the second heat.
std::string tableCalled(const Round& round, const Table& match);
// The same of a match that is not drawn yet, by the number of the last one.
std::string tableCalled(const Settings& settings, int match, int last);
// The same by numbers; where there is no such match, the number.
std::string tableCalled(const Tournament& tournament, int round, int match);

// What a table that was `called` so in a journal is called now: a further table may have begun the second
// heat of a round that had none, and "6" is "6/1" since.
std::string tableCalledSince(const Round& round, const std::string& called);

} // namespace schreiber::tournament
