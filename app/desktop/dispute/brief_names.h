#pragma once

#include <optional>
#include <span>
#include <string>

namespace schreiber::desktop {

// People called as briefly as they can be told apart by: where a sentence names them, what it says of them
// has to have room. By the last of his names where that is nobody else's; one too long by the first, if that
// is short and nobody else's, or by as much of it as there is room for.
void callBriefly(std::span<std::optional<std::string>> players);

} // namespace schreiber::desktop
