#include <nlohmann/json.hpp>

#include <koenigrufen/ruling/items.h>

namespace schreiber::koenigrufen::ruling {

namespace {

using ItemJson = nlohmann::ordered_json;

std::string nameOf(const deal::Item& item) {
    if (const auto* game = std::get_if<rulebook::Game>(&item.what))
        return std::string(rulebook::nameOf(*game));
    return std::string(rulebook::nameOf(std::get<rulebook::Premium>(item.what)));
}

ItemJson pairsJson(const deal::Item& item, const SeatNames& names) {
    ItemJson pairs = ItemJson::array();
    for (const deal::Pair& pair : item.pairs)
        pairs.push_back({{"with", cards::toString(names.nameOf(pair.with))},
                         {"kontra", pair.kontra},
                         {"points", pair.points}});
    return pairs;
}

} // namespace

nlohmann::ordered_json itemJson(const rulebook::Rules& rules, const deal::Item& item,
                                const SeatNames& names) {
    ItemJson json{{"item", nameOf(item)}};
    const auto* game = std::get_if<rulebook::Game>(&item.what);
    const bool isPositive = game != nullptr && rules.rulesOf(*game).isPositive();
    const bool isNegative = game != nullptr && rules.rulesOf(*game).isNegative();
    const bool isPremium = game == nullptr && !item.mondfang;
    if (isPositive || isPremium) json["side"] = item.side;
    if (isNegative) json["seat"] = cards::toString(names.nameOf(item.seat));
    json["how"] = deal::nameOf(item.how);
    if (isPremium) json["announced"] = item.announced;
    if (isPositive || isPremium) json["kontra"] = item.kontra;
    if (item.mondfang) {
        json["by"] = cards::toString(names.nameOf(item.mondfang->by));
        json["of"] = cards::toString(names.nameOf(item.mondfang->of));
    }
    if (isNegative) json["pairs"] = pairsJson(item, names);
    if (isPositive || game == nullptr) json["value"] = item.value;
    json["points"] = names.bySeat(item.points);
    return json;
}

nlohmann::ordered_json itemsJson(const rulebook::Rules& rules, const std::vector<deal::Item>& items,
                                 const SeatNames& names) {
    ItemJson all = ItemJson::array();
    for (const deal::Item& item : items) all.push_back(itemJson(rules, item, names));
    return all;
}

} // namespace schreiber::koenigrufen::ruling
