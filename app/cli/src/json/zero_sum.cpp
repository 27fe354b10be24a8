#include "json/zero_sum.h"

#include <tournament/dispute.h>
#include <tournament/zero_sum.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace schreiber::cli {

namespace {

Json seatJson(int seat) {
    return std::string(1, static_cast<char>('A' + seat));
}

Json dealsJson(const tournament::Settings& settings, std::size_t seats) {
    const int deals = tournament::dealsAt(settings, static_cast<int>(seats));
    return deals == 0 ? Json(nullptr) : Json(deals); // the game says when it ends
}

Json sheetLineJson(const desk::SheetView& view, std::size_t place, const std::vector<int>& numbers) {
    const tournament::Line& line = view.sheet.lines[place];
    const auto found = std::find(view.order.begin(), view.order.end(), place);
    const game::CountedLine* counted =
        view.counted && found != view.order.end()
            ? &view.counted->lines[static_cast<std::size_t>(found - view.order.begin())]
            : nullptr;
    const bool deal = counted != nullptr && counted->isDeal();
    Json json{{"n", numbers[place]}};
    json["dealer"] = deal ? seatJson(counted->dealer) : Json(nullptr);
    json["out"] = deal && counted->out ? seatJson(*counted->out) : Json(nullptr);
    json["line"] = line.text.empty() ? Json(nullptr) : Json(line.text);
    json["factor"] = deal ? Json(counted->factor) : Json(nullptr);
    json["points"] = line.points.empty() ? Json(nullptr) : Json(line.points);
    json["sum"] = line.points.empty() ? Json(nullptr) : Json(tournament::sumOf(line.points));
    json["struck"] = line.struck ? Json(*line.struck) : Json(nullptr);
    json["penalty"] = line.penalty.empty() ? Json(nullptr) : Json(line.penalty);
    if (line.instead != 0) json["replaces"] = numbers[place]; // the struck one has the same
    if (!line.why.empty()) json["why"] = line.why;
    return json;
}

} // namespace

Json zeroSumTableJson(const tournament::Settings& settings, const tournament::Table& table) {
    const tournament::Sheet& sheet = table.games.front();
    Json json{{"table", table.number}, {"heat", table.heat}, {"sides", table.sides}};
    json["dealer_first"] = seatJson(table.firstDealer);
    json["games"] = dealsJson(settings, table.sides.size());
    json["state"] = nameOf(sheet.state);
    json["score"] = sheet.score.empty() ? Json(nullptr) : Json(sheet.score);
    const auto order = tournament::linesInOrder(sheet);
    json["lines"] = std::count_if(order.begin(), order.end(),
                                  [&](std::size_t place) { return !sheet.lines[place].points.empty(); });
    return json;
}

Json meetingsJson(const tournament::Quality& quality) {
    Json details = Json::array();
    for (const tournament::Repeat& repeat : quality.details)
        if (repeat.kind == "table") details.push_back({{"entries", repeat.entries}, {"times", repeat.times}});
    Json json{{"meetings_repeated", quality.opponentRepeats}, {"details", std::move(details)}};
    json["unavoidable"] = quality.unavoidable == tournament::Unavoidable::Unknown
                              ? Json("unknown")
                              : Json(quality.unavoidable == tournament::Unavoidable::Yes);
    return json;
}

Json zeroSumSheetJson(const desk::SheetView& view) {
    Json seats = Json::array();
    for (const auto& side : view.table.sides)
        for (const int number : side) seats.push_back(number);
    Json lines = Json::array();
    const auto numbers = tournament::numbersOnPaper(view.sheet, view.target.deals);
    for (const std::size_t place : tournament::linesAsShown(view.sheet))
        lines.push_back(sheetLineJson(view, place, numbers));
    const tournament::Standing& now = view.standing;
    Json json{{"round", view.place.round}, {"table", view.place.table}, {"seats", std::move(seats)}};
    json["games"] = view.target.deals == 0 ? Json(nullptr) : Json(view.target.deals);
    json["lines"] = std::move(lines);
    json["score"] = now.score;
    json["penalties"] = view.penalties;
    json["dealer_next"] = now.dealerNext ? seatJson(*now.dealerNext) : Json(nullptr);
    json["factor_next"] = now.dealerNext && view.counted ? Json(view.counted->factorNext) : Json(nullptr);
    json["state"] = nameOf(view.sheet.state);
    json["names"] = view.seatNames;
    json["ending"] = nameOf(view.sheet.ending);
    const std::string disputed =
        tournament::isDisputeOpen(view.sheet) ? tournament::disputedOf(view.sheet) : std::string();
    json["disputed"] = disputed.empty() ? Json(nullptr) : Json(disputed);
    const std::string remark = tournament::remarkOf(view.sheet);
    json["remark"] = remark.empty() ? Json(nullptr) : Json(remark);
    json["second"] = view.sheet.second.empty() ? Json(nullptr) : Json(view.sheet.second);
    return json;
}

} // namespace schreiber::cli
