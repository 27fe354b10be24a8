#include <record/own_list.h>
#include <rulebook/own_set.h>

#include <algorithm>

namespace schreiber::record {

std::optional<rulebook::PerlaggList> ownListOf(const Header& header) {
    for (const auto& [key, value] : header.unknown)
        if (key == kOwnListKey) return rulebook::readPerlaggList(value);
    return std::nullopt;
}

void setOwnList(Header& header, const rulebook::PerlaggList& list) {
    auto& keys = header.unknown;
    const auto known =
        std::find_if(keys.begin(), keys.end(), [](const auto& each) { return each.first == kOwnListKey; });
    if (known == keys.end())
        keys.emplace_back(kOwnListKey, rulebook::toString(list));
    else
        known->second = rulebook::toString(list);
}

} // namespace schreiber::record
