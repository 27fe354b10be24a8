#include "strict_json.h"

#include <base/contract.h>

#include <cstddef>
#include <cstdint>
#include <perlaggen/ruling/ask.h>
#include <string_view>

using namespace schreiber;

// Any line is answered with one line that is an object, by the letter of JSON; a line that is none itself
// with an error.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static perlaggen::ruling::Asker asker(words::Language::German);
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    const std::string answer = asker.answer(line);
    SCHREIBER_REQUIRE(answer.starts_with('{') && answer.find_first_of("\r\n") == std::string::npos,
                      "one line");
    if (answer.size() < 4096) SCHREIBER_REQUIRE(test::StrictJson::accepts(answer), "an object");
    const bool refused = answer.find("\"error\":") != std::string::npos;
    SCHREIBER_REQUIRE(refused || test::StrictJson::accepts(line), "what is no JSON is no query");
    return 0;
}
