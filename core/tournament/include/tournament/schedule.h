#pragma once

#include <tournament/model.h>

#include <optional>
#include <string>
#include <vector>

// What is still to be played, and what the last match decides.
namespace schreiber::tournament {

// Whether a round follows the last one that was drawn. False where the number of rounds is open: then people
// say.
bool roundsLeft(const Tournament& tournament);

// Between the two best pairs, or the partners of the best one: it decides the title, and who stands first,
// and counts for nothing else.
bool isLastMatch(const Table& table);

struct Title {
    std::vector<int> numbers;
    std::string name;

    friend bool operator==(const Title&, const Title&) = default;
};
// Who won the last match, as far as the rounds up to `upTo` say.
std::optional<Title> titleOf(const Tournament& tournament, int upTo);

} // namespace schreiber::tournament
