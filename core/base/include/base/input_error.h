#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace schreiber::base {

// Something handed to the program that cannot be read: where it stands, what was found, what could have
// stood there. Lines and columns count from 1; columns count code points, a tab as one. 0 means that
// there is no such place (an argument, a whole file).
struct InputError {
    std::string file;
    int line = 0;
    int column = 0;
    std::string found;
    std::vector<std::string> expected;
    std::string pointer = {}; // in a JSON document, which has no lines that people count: `/entries/0/paid`

    friend bool operator==(const InputError&, const InputError&) = default;
};

// `file:line:column`, or `file pointer`, leaving out what is not there.
std::string place(const InputError& error);

// Text of unknown origin made fit to print on one line of a terminal or a window: control characters and
// broken UTF-8 become U+FFFD, and what is longer than `most` code points is cut with an ellipsis.
std::string printable(std::string_view text, int most = 60);

} // namespace schreiber::base
