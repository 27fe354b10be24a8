#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace schreiber::words::search {

// The words of a text for searching: lower case, without umlauts and accents, ß as ss, and ae, oe, ue as the
// umlauts they may stand for; split at everything that is no letter or digit. Any bytes will do.
std::vector<std::string> foldedWords(std::string_view text);

} // namespace schreiber::words::search
