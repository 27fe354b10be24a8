#pragma once

#include <string>
#include <string_view>

namespace schreiber::tournament {

// The text of a file in UTF-8, without its byte-order mark. Bytes that mean nothing in the file's encoding
// stay as they are, so that they can be reported where they stand.
std::string toUtf8(std::string_view bytes);

} // namespace schreiber::tournament
