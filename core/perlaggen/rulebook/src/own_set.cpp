#include <algorithm>
#include <perlaggen/rulebook/own_set.h>
#include <utility>

namespace schreiber::perlaggen::rulebook {

base::Result<PerlaggList, PerlaggError> parsePerlaggList(std::string_view text) {
    constexpr std::string_view kSpace = " \t";
    PerlaggList list;
    for (std::size_t at = text.find_first_not_of(kSpace); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(kSpace, at), text.size());
        const std::string_view word = text.substr(at, end - at);
        const auto place = readPerlaggPlace(word);
        const bool twice = place && std::find(list.begin(), list.end(), *place) != list.end();
        if (!place || twice) return base::fail(PerlaggError{std::string(word), twice});
        list.push_back(*place);
        at = text.find_first_not_of(kSpace, end);
    }
    if (list.empty()) return base::fail(PerlaggError{});
    return list;
}

std::optional<PerlaggList> readPerlaggList(std::string_view text) {
    auto list = parsePerlaggList(text);
    if (!list) return std::nullopt;
    return std::move(*list);
}

std::string toString(const PerlaggList& list) {
    std::string text;
    for (const PerlaggPlace& place : list) text += (text.empty() ? "" : " ") + toString(place);
    return text;
}

RuleSet withPerlaggen(RuleSet set, PerlaggList list) {
    set.perlaggen = std::move(list);
    for (const Switch which : {Switch::OberUnterOrder, Switch::SchlSecondPerlagg})
        set.switches[which] = {.value = -1, .chosen = false, .relevant = false};
    return set;
}

base::Result<RuleSet, HouseError> ownSet(const RuleSet& base, std::string id, std::string title,
                                         std::span<const HouseRule> house,
                                         std::optional<PerlaggList> perlaggen) {
    RuleSet own = base;
    own.id = std::move(id);
    own.title = std::move(title);
    own.base = base.id;
    if (perlaggen) own = withPerlaggen(std::move(own), std::move(*perlaggen));
    return withHouse(std::move(own), house);
}

} // namespace schreiber::perlaggen::rulebook
