#pragma once

#include <perlaggen/rulebook/point_name.h>
#include <string_view>

namespace schreiber::perlaggen::rulebook {

// What people ask a rule point with that its texts do not say, in any language; empty where nothing.
std::string_view askedWith(PointName point);

} // namespace schreiber::perlaggen::rulebook
