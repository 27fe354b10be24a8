#pragma once

#include <tournament/model.h>

#include <string>

namespace schreiber::desk {

// The figures of a line as `deal add` takes them: `gleich=0:2:held hanger=1:1:good`.
std::string marksText(const tournament::Line& line);

} // namespace schreiber::desk
