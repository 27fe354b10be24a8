#pragma once

#include <cstdint>
#include <koenigrufen/rulebook/point_name.h>
#include <span>
#include <string_view>

// Where each point stands in the source.
namespace schreiber::koenigrufen::rulebook {

// What citations call the source, and what it is.
inline constexpr std::string_view kSource = "ruediger";
inline constexpr std::string_view kSourceTitle = "Regeln für Königrufen (Rüdigervariante)";

// A heading of the source and the lines of the text under it.
struct Passage {
    std::string_view section; // as the source heads it: `Steigern`, `Der Auchrufer`
    int firstLine = 0;
    int lastLine = 0;

    friend bool operator==(const Passage&, const Passage&) = default;
};

// The first is the one that a ruling cites. None for a point that is this project's own: no source says it.
std::span<const Passage> passagesOf(PointName point);

// KR-001 to KR-156; 0 for what only a record is ruled by.
int numberOf(PointName point);

} // namespace schreiber::koenigrufen::rulebook
