#pragma once

#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/source.h>
#include <perlaggen/rulebook/switches.h>
#include <span>

namespace schreiber::perlaggen::rulebook {

// A place in a source, of these sets only: one heading can be about several things.
struct GroundSource {
    Heading heading;
    RuleSetMask sets = sets::kAll;
    RuleSetMask byContrast = 0; // of these it only follows from what is said of other places
};

// Where the sources speak of what no rule point says (rule matrix A1 to A3, and the evidence of C1).
std::span<const GroundSource> sourcesOf(Ground ground);
// Nothing where the points that hang on the switch carry it, or no source does.
std::span<const GroundSource> sourcesOf(Switch which);

// What of that reaches the set, else the one that it follows.
Backing backingOf(std::span<const GroundSource> sources, std::string_view ruleSet,
                  bool alsoByContrast = true);

} // namespace schreiber::perlaggen::rulebook
