#include <base/contract.h>

#include <cstddef>
#include <cstdint>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/record/writer.h>
#include <koenigrufen/ruling/replay.h>
#include <koenigrufen/ruling/result.h>
#include <numeric>
#include <string_view>

using namespace schreiber;
using namespace schreiber::koenigrufen;

// Any bytes are read or refused with a place; what was read is written, read again and written to the same
// bytes, in both languages; and it can be ruled on to its end, in every language, with points that sum to 0.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto records = record::read(text);
    if (!records) {
        for (const base::InputError& error : records.error())
            SCHREIBER_REQUIRE(error.line >= 1 && error.column >= 1, "a defect has its place");
        return 0;
    }
    const std::string canonical = record::write(*records);
    for (const auto keywords : {record::Keywords::English, record::Keywords::German}) {
        const auto again = record::read(record::write(*records, keywords));
        SCHREIBER_REQUIRE(again.ok(), "what was written can be read");
        SCHREIBER_REQUIRE(record::write(*again) == canonical, "what was read is written the same");
    }
    for (const record::Record& one : *records) {
        const ruling::Replay replay = ruling::replay(one);
        for (const ruling::Way& way : replay.ways)
            for (const deal::Outcome& outcome : way.outcomes) {
                const auto& points = outcome.settlement.points;
                SCHREIBER_REQUIRE(std::accumulate(points.begin(), points.end(), std::int64_t{0}) == 0,
                                  "points sum to 0");
            }
        for (const auto language : words::kLanguages)
            SCHREIBER_REQUIRE(!ruling::resultText(replay, language).empty(), "a ruling in words");
        const std::string json = ruling::resultJson(replay, words::Language::English);
        SCHREIBER_REQUIRE(json.starts_with('{') && json.find('\n') == std::string::npos, "one object a line");
    }
    return 0;
}
