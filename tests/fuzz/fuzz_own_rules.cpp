#include <base/contract.h>
#include <desk/own_rules.h>

#include <cstddef>
#include <cstdint>
#include <string>

using namespace schreiber;

// Any bytes are a club's rules or refused in words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const tournament::Settings settings = [] {
        tournament::Settings made;
        made.rules = "imst";
        return made;
    }();
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto rules = desk::readOwnRules(bytes, "own.rules", settings);
    if (rules.ok()) return 0;
    for (const auto language : words::kLanguages)
        SCHREIBER_REQUIRE(!desk::inWords(rules.error(), language).empty(), "a refusal has words");
    return 0;
}
