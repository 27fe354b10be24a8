#pragma once

#include <base/input_error.h>
#include <base/result.h>

#include <koenigrufen/record/record.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::koenigrufen::record {

// Every game of a file, in order, or every defect found, in the order of the text (the first hundred). Any
// bytes may be handed in. `file` is what the errors name.
base::Result<std::vector<Record>, std::vector<base::InputError>> read(std::string_view text,
                                                                      const std::string& file = {});

// What an event says, without its seat: `bid piccolo bei`. Nothing for what cannot be read.
std::optional<deal::Action> readAction(std::string_view text);

} // namespace schreiber::koenigrufen::record
