#pragma once

#include <kinds/view.h>
#include <pdf/list.h>

#include <optional>
#include <string_view>

// A code that a telephone reads from paper.
namespace schreiber::kinds {

// For the head of a paper; nothing where the text is empty or longer than any code.
std::optional<pdf::CodePicture> headCode(std::string_view text);
// The address of the results page.
std::optional<pdf::CodePicture> resultsCode(const View& view);

// With the quiet zone around it, so that nothing may be set closer; nothing where the text is empty or longer
// than any code. A unit is a module.
std::optional<pdf::Picture> qrCode(std::string_view text);

inline constexpr double kQuietModules = 4; // on every side: ISO/IEC 18004

// Narrower, its modules would be too fine for a telephone.
double leastSide(const pdf::Picture& code);

} // namespace schreiber::kinds
