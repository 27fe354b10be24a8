#pragma once

#include <tournament/limits.h>
#include <tournament/refusal.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace schreiber::desk {

// Code points; a byte that belongs to none is kept as one (store::madeText).
std::size_t lettersIn(std::string_view text);

// Whether there is nothing in it that anybody sees: blanks, signs of no width.
bool saysNothing(std::string_view text);

// Why these cannot be somebody's words: more than fills a page, or nothing that anybody sees. No words at all
// are another matter.
std::optional<tournament::Refusal> whyNoWords(const std::string& text,
                                              std::size_t most = tournament::letters::kWords);

// "2026-11-22", a day that there is.
bool isDate(std::string_view value);

// "2026-11-22T20:15:00Z"
bool isMoment(std::string_view value);

} // namespace schreiber::desk
