#pragma once

#include <fmt/format.h>

#include <string>
#include <words/language.h>

namespace schreiber::words {

// The text in this language, with what belongs in its places.
template <class... Parts>
std::string say(Language language, const Text& text, const Parts&... parts) {
    return fmt::format(fmt::runtime(text.in(language)), parts...);
}

} // namespace schreiber::words
