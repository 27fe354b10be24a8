#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The lines of a header as people write them.
namespace schreiber::perlaggen::record {

// The key that stands for a word: `Stand`, `punteggio` and `Score` for `score`; nothing where none is meant.
std::optional<std::string_view> headKey(std::string_view said);

// A rule set by the name people know it by, where only one can be meant; else as it was said.
std::string rulesTidied(std::string_view said);

// `2. Bert`, `2) Bert`: the number that counts and what it counts; 0 where nothing is counted.
struct Numbered {
    int number = 0;
    std::string_view text;
};
Numbered withoutNumber(std::string_view said);

// `Anna, Bert, Carla, Dora`, `A: Anna, B: Bert`, `Anna und Carla gegen Bert und Dora`; as it was said where
// it is none of these.
std::string playersTidied(std::string_view said);

} // namespace schreiber::perlaggen::record
