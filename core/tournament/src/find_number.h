#pragma once

#include <algorithm>

namespace schreiber::tournament {

// The one of these items that has the number; nothing where none has it.
template <class Items>
auto findNumber(Items& items, int number) -> decltype(items.data()) {
    const auto found =
        std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.number == number; });
    return found == items.end() ? nullptr : &*found;
}

} // namespace schreiber::tournament
