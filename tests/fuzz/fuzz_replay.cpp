#include <base/contract.h>

#include <cstddef>
#include <cstdint>
#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>
#include <string_view>

using namespace schreiber;

// Whatever record can be read can be ruled on, to its end and in every language.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto records = perlaggen::record::read(text);
    if (!records) return 0;
    for (const perlaggen::record::Record& one : *records) {
        const perlaggen::ruling::Replay replay = perlaggen::ruling::replay(one);
        for (const auto language : words::kLanguages)
            SCHREIBER_REQUIRE(!perlaggen::ruling::resultText(replay, language).empty(), "a ruling in words");
        const std::string json = perlaggen::ruling::resultJson(replay, words::Language::English);
        SCHREIBER_REQUIRE(json.front() == '{' && json.find('\n') == std::string::npos, "one object a line");
    }
    return 0;
}
