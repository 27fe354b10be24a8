#pragma once

#include <string>
#include <string_view>

namespace schreiber::tournament {

// Latin letters without accents, lower case; ß as ss. What ICU cannot romanise stays as it is.
std::string inLatin(std::string_view text);

} // namespace schreiber::tournament
