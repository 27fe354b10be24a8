#include "journal_rows.h"
#include "kept_keys.h"
#include "ruling_json.h"
#include "settings_fields.h"

#include <base/number.h>
#include <store/exchange.h>

#include <nlohmann/json.hpp>

namespace schreiber::store {

namespace {

using nlohmann::ordered_json;
using namespace tournament;

ordered_json jsonOf(const Person& person);
ordered_json jsonOf(const Absence& absence);
ordered_json jsonOf(const std::pair<std::string, std::string>& extra);
ordered_json jsonOf(const Entry& entry);
ordered_json jsonOf(const Partnership& pair);
ordered_json jsonOf(const game::Mark& mark);
ordered_json jsonOf(const Line& line);
ordered_json jsonOf(const Sheet& sheet);
ordered_json jsonOf(const Table& table);
ordered_json jsonOf(const Round& round);
ordered_json jsonOf(const Decider& decider);
ordered_json jsonOf(const JournalEntry& entry);

ordered_json jsonOf(const Settings& settings) {
    ordered_json object = ordered_json::object();
    for (const SettingsField& field : settingsFields()) {
        if (!isWritten(field, settings)) continue;
        const std::string text = field.get(settings);
        const std::string name(field.name);
        switch (field.kind) {
        case FieldKind::Text:
            object[name] = text;
            break;
        case FieldKind::Number:
            object[name] = base::readNumber(text).value_or(0); // written by the field itself
            break;
        case FieldKind::Flag:
            object[name] = text == "1";
            break;
        case FieldKind::Seed:
            object[name] = base::readSeed(text).value_or(0);
            break;
        }
    }
    object["house"] = settings.house;
    object["further_options"] = ordered_json::object();
    for (const auto& [name, value] : settings.furtherOptions)
        if (!isKeptKey(name)) object["further_options"][name] = value;
    return object;
}

ordered_json jsonOf(const Person& person) {
    return {{"first", person.first},
            {"last", person.last},
            {"born", person.born ? ordered_json(*person.born) : ordered_json(nullptr)},
            {"sex", nameOf(person.sex)}};
}

// An older program reads the person alone.
ordered_json jsonOf(const Replaced& replaced) {
    ordered_json json = jsonOf(replaced.person);
    if (replaced.from != 0) {
        json["place"] = replaced.place;
        json["from"] = replaced.from;
    }
    if (!replaced.club.empty()) json["club"] = replaced.club;
    return json;
}

template <class Item>
ordered_json listOf(const std::vector<Item>& items) {
    ordered_json list = ordered_json::array();
    for (const Item& item : items) list.push_back(jsonOf(item));
    return list;
}

ordered_json jsonOf(const Absence& absence) {
    return {{"from", absence.from}, {"until", absence.until}, {"results", nameOf(absence.results)}};
}

ordered_json jsonOf(const std::pair<std::string, std::string>& extra) {
    return {{"name", extra.first}, {"value", extra.second}};
}

ordered_json jsonOf(const Entry& entry) {
    return {{"number", entry.number},
            {"persons", listOf(entry.persons)},
            {"club", entry.club},
            {"camp", entry.camp},
            {"paid", entry.paid},
            {"joined", entry.joined},
            {"absences", listOf(entry.absences)},
            {"replaced", listOf(entry.replaced)},
            {"extra", listOf(entry.extra)}};
}

ordered_json jsonOf(const Partnership& pair) {
    return {{"number", pair.number}, {"first", pair.first}, {"second", pair.second}};
}

ordered_json jsonOf(const game::Mark& mark) {
    return {{"figure", mark.figure}, {"side", mark.side}, {"value", mark.value}, {"how", mark.how}};
}

ordered_json jsonOf(const Line& line) {
    ordered_json json = {{"n", line.n},
                         {"points", line.points},
                         {"figures", listOf(line.figures)},
                         {"penalty", line.penalty},
                         {"why", line.why},
                         {"struck", line.struck ? ordered_json(*line.struck) : ordered_json(nullptr)}};
    if (!line.text.empty()) json["line"] = line.text;
    if (line.instead != 0) json["replaces"] = line.instead;
    return json;
}

ordered_json jsonOf(const Sheet& sheet) {
    return {{"state", nameOf(sheet.state)}, {"lines", listOf(sheet.lines)},   {"final_only", sheet.finalOnly},
            {"score", sheet.score},         {"ending", nameOf(sheet.ending)}, {"forfeit_by", sheet.forfeitBy},
            {"ruling", sheet.ruling},       {"remark", sheet.remark},         {"second", sheet.second}};
}

ordered_json jsonOf(const Table& table) {
    ordered_json json = {{"table", table.number},
                         {"heat", table.heat},
                         {"sides", table.sides},
                         {"first_dealer", table.firstDealer},
                         {"games", listOf(table.games)}};
    if (table.stage != Stage::Ordinary) json["stage"] = nameOf(table.stage);
    return json;
}

ordered_json jsonOf(const Decider& decider) {
    return {{"first", decider.first},
            {"second", decider.second},
            {"first_points", decider.firstPoints},
            {"second_points", decider.secondPoints}};
}

ordered_json jsonOf(const Round& round) {
    ordered_json json = {{"number", round.number},
                         {"state", nameOf(round.state)},
                         {"seed", round.seed},
                         {"tables", listOf(round.tables)},
                         {"sitting_out", round.sittingOut}};
    for (const auto& [contestant, group] : round.grouped)
        json["grouped"].push_back({{"contestant", contestant}, {"group", group}});
    return json;
}

ordered_json jsonOf(const JournalEntry& entry) {
    return {{"n", entry.n},           {"at", entry.at},          {"kind", nameOf(entry.kind)},
            {"target", entry.target}, {"code", entry.what.code}, {"arguments", entry.what.arguments},
            {"why", entry.why}};
}

} // namespace

std::string toJson(const Exported& exported) {
    const Tournament& tournament = exported.tournament;
    ordered_json whole = {{"schreiber", kExportVersion},
                          {"settings", jsonOf(tournament.settings)},
                          {"entries", listOf(tournament.entries)},
                          {"partnerships", listOf(tournament.partnerships)},
                          {"never", tournament.never},
                          {"rounds", listOf(tournament.rounds)},
                          {"journal", listOf(exported.journal)}};
    if (!tournament.deciders.empty()) whole["deciders"] = listOf(tournament.deciders);
    for (const Ruling& ruling : tournament.rulings) whole["rulings"].push_back(store::jsonOf(ruling));
    if (tournament.closing) {
        ordered_json ranks = ordered_json::array();
        for (const ClosedRank& rank : tournament.closing->ranks)
            ranks.push_back({{"rank", rank.rank}, {"contestant", rank.contestant}});
        ordered_json prizes = ordered_json::array();
        for (const Prize& prize : tournament.closing->prizes)
            prizes.push_back({{"kind", prize.kind}, {"contestant", prize.contestant}, {"name", prize.name}});
        whole["closing"] = {{"ranks", std::move(ranks)}, {"prizes", std::move(prizes)}};
    }
    putBack(tournament.settings.furtherOptions, whole);
    return whole.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace schreiber::store
