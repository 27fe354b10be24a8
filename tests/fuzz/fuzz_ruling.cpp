#include <base/contract.h>
#include <store/exchange.h>

#include <cstddef>
#include <cstdint>
#include <string>

using namespace schreiber;

// One ruling, as it goes from file to file: the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto ruling = store::rulingFromJson(bytes, "ruling.json");
    if (!ruling) return 0;
    const std::string written = store::rulingToJson(*ruling);
    const auto again = store::rulingFromJson(written, "ruling.json");
    SCHREIBER_REQUIRE(again.ok(), "what was written can be read");
    SCHREIBER_REQUIRE(*again == *ruling, "what was read is the same");
    return 0;
}
