#include "json/rulings.h"

#include <desk/rulings.h>
#include <store/ruling_value.h>

#include <nlohmann/json.hpp>

#include <json/read.h>
#include <utility>

namespace schreiber::cli {

namespace {

// What the rules say is kept as a text; where that is no JSON any more, its words.
Json viewJson(const std::string& text) {
    constexpr json::Limits kLimits{std::size_t{8} << 20U, 200'000, 1'000, 100};
    auto read = json::readOrdered(text, kLimits);
    return read ? std::move(*read) : Json(text);
}

} // namespace

Json rulingJson(const tournament::Ruling& ruling, words::Language language) {
    Json json = store::jsonOf(ruling);
    json["rules_view"] = viewJson(ruling.view);
    Json found = Json::array();
    for (const tournament::RuledPoint& point : ruling.found)
        found.push_back({{"rule", point.rule},
                         {"verdict", point.verdict},
                         {"line", point.line},
                         {"text", desk::textOf(point, language)}});
    json["found"] = std::move(found);
    Json reasons = Json::array();
    for (const tournament::RuledPoint& point : ruling.reasons)
        reasons.push_back(
            {{"rule", point.rule}, {"line", point.line}, {"text", desk::textOf(point, language)}});
    json["reasons"] = std::move(reasons);
    Json decisions = Json::array();
    for (const tournament::Decision& one : tournament::decisionsOf(ruling))
        decisions.push_back({{"kind", tournament::nameOf(one.kind)},
                             {"at", one.at},
                             {"decision", one.decision},
                             {"why", one.why}});
    json["decisions"] = std::move(decisions);
    return json;
}

Json shortRulingJson(const tournament::Ruling& ruling) {
    const Json rules = tournament::subjectOf(ruling);
    return {{"number", ruling.number},   {"origin", ruling.origin},       {"place", ruling.place},
            {"at", ruling.at},           {"round", ruling.round},         {"table", ruling.table},
            {"game", ruling.game},       {"state", nameOf(ruling.state)}, {"rules", rules},
            {"dispute", ruling.dispute}, {"decision", ruling.decision}};
}

} // namespace schreiber::cli
