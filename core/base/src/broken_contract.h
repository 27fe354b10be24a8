#pragma once

#include <stdexcept>

namespace schreiber::base {

// What a broken contract throws where the last net is spread.
struct BrokenContract : std::logic_error {
    using std::logic_error::logic_error;
};

bool isLastNetSpread();

} // namespace schreiber::base
