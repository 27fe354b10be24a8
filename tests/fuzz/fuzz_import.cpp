#include <base/contract.h>
#include <store/exchange.h>

#include <cstddef>
#include <cstdint>
#include <string>

using namespace schreiber;

// Any bytes are a tournament or refused; what was read is written, read again and written to the same bytes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto imported = store::fromJson(bytes, "bundle.json");
    if (!imported) return 0;
    const std::string written = store::toJson(*imported);
    const auto again = store::fromJson(written, "bundle.json");
    SCHREIBER_REQUIRE(again.ok(), "what was written can be read");
    SCHREIBER_REQUIRE(store::toJson(*again) == written, "what was read is written the same");
    return 0;
}
