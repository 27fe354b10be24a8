#include "ruling_json.h"

#include "defects.h"
#include "statements.h"

#include <store/exchange.h>
#include <tournament/limits.h>

#include <nlohmann/json.hpp>

namespace schreiber::store {

using nlohmann::ordered_json;
using namespace tournament;

namespace {

// The result of the longest record is some hundred kilobytes; a record that is kept as it was, since it
// cannot be read, is as long as one may be, and longer as JSON writes it. More than the file it comes in is
// none.
constexpr schreiber::json::Limits kRulingLimits{kMostFileBytes, 50'000, 100, 6};

ordered_json jsonOf(const RuledPoint& point) {
    return {{"rule", point.rule},     {"verdict", point.verdict}, {"line", point.line},
            {"german", point.german}, {"italian", point.italian}, {"english", point.english}};
}

ordered_json jsonOf(const RulingEntry& entry) {
    return {{"measure", nameOf(entry.measure)},
            {"line", entry.line},
            {"side", entry.side},
            {"points", entry.points}};
}

ordered_json jsonOf(const Decision& one) {
    return {{"kind", nameOf(one.kind)}, {"at", one.at}, {"decision", one.decision}, {"why", one.why}};
}

void read(JsonReader& item, RuledPoint& point) {
    item.read("rule", point.rule);
    item.read("verdict", point.verdict);
    item.read("line", point.line);
    item.read("german", point.german);
    item.read("italian", point.italian);
    item.read("english", point.english);
}

template <class Item>
ordered_json arrayOf(const std::vector<Item>& items) {
    ordered_json list = ordered_json::array();
    for (const Item& item : items) list.push_back(jsonOf(item));
    return list;
}

} // namespace

ordered_json jsonOf(const Ruling& ruling) {
    ordered_json json = {{"number", ruling.number},
                         {"origin", ruling.origin},
                         {"place", ruling.place},
                         {"at", ruling.at},
                         {"round", ruling.round},
                         {"table", ruling.table},
                         {"game", ruling.game},
                         {"asked_by", ruling.askedBy},
                         {"dispute", ruling.dispute},
                         {"record", ruling.record},
                         {"rules_view", ruling.view},
                         {"found", arrayOf(ruling.found)},
                         {"points", ruling.points},
                         {"penalty", ruling.penalty},
                         {"state", nameOf(ruling.state)},
                         {"decision", ruling.decision},
                         {"why", ruling.why},
                         {"appeal", ruling.appeal},
                         {"entered", arrayOf(ruling.entered)}};
    if (!ruling.reasons.empty()) json["reasons"] = arrayOf(ruling.reasons);
    if (!ruling.decisions.empty()) json["decisions"] = arrayOf(ruling.decisions);
    return json;
}

void read(JsonReader& in, Ruling& ruling) {
    in.read("number", ruling.number);
    in.read("origin", ruling.origin);
    in.read("place", ruling.place);
    in.read("at", ruling.at);
    in.read("round", ruling.round);
    in.read("table", ruling.table);
    in.read("game", ruling.game);
    in.read("asked_by", ruling.askedBy);
    in.read("dispute", ruling.dispute);
    in.read("record", ruling.record);
    in.read("rules_view", ruling.view);
    in.eachOf("found", kMostRuled, [&](JsonReader& item) { read(item, ruling.found.emplace_back()); });
    if (in.has("reasons")) // not in older files
        in.eachOf("reasons", kMostRuled,
                  [&](JsonReader& item) { read(item, ruling.reasons.emplace_back()); });
    in.read("points", ruling.points);
    in.read("penalty", ruling.penalty);
    in.readChoice("state", ruling.state, readRulingState);
    in.read("decision", ruling.decision);
    in.read("why", ruling.why);
    in.read("appeal", ruling.appeal);
    if (in.has("decisions")) // not in older files
        in.eachOf("decisions", kMostDecisions, [&](JsonReader& item) {
            Decision& one = ruling.decisions.emplace_back();
            item.readChoice("kind", one.kind, readDecisionKind);
            item.read("at", one.at);
            item.read("decision", one.decision);
            item.read("why", one.why);
        });
    in.eachOf("entered", kMostEntered, [&](JsonReader& item) {
        RulingEntry& entry = ruling.entered.emplace_back();
        item.readChoice("measure", entry.measure, readMeasure);
        item.read("line", entry.line);
        item.read("side", entry.side);
        item.read("points", entry.points);
    });
}

std::string rulingToJson(const Ruling& ruling) {
    return jsonOf(ruling).dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

base::Result<Ruling, base::InputError> rulingFromJson(const std::string& bytes, const std::string& file) {
    auto document = JsonDocument::parse(bytes, file, kRulingLimits);
    if (!document) return base::fail(std::move(document).error());
    Ruling ruling;
    JsonReader reader = document->root();
    read(reader, ruling);
    if (document->error()) return base::fail(*document->error());
    Tournament alone;
    alone.rulings = {ruling};
    constexpr std::string_view kItself = "/rulings/0";
    if (const auto defect = defectOf(alone)) {
        const bool isItsOwn = defect->path.starts_with(kItself); // else that of the list, which counts them
        return base::fail(document->errorAt(isItsOwn ? defect->path.substr(kItself.size()) : "/number",
                                            defect->found, defect->expected));
    }
    const auto keyOf = [](const std::string& place) { // `ruling [1] origin`
        const std::string column = place.substr(place.rfind(' ') + 1);
        return column.starts_with('[') ? "/" : "/" + column;
    };
    const std::vector<RowChange> rows = wholeOf(alone);
    if (const auto text = firstTooLong(rows))
        return base::fail(document->errorAt(keyOf(text->place), std::to_string(text->found),
                                            "BYTES(" + std::to_string(text->most) + ")"));
    if (const auto text = firstUnseen(rows))
        return base::fail(document->errorAt(keyOf(text->place), base::printable(text->text), "seen_text"));
    return ruling;
}

} // namespace schreiber::store
