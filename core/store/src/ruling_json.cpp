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

} // namespace

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
