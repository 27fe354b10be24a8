#include <base/contract.h>

#include <cstddef>
#include <cstdint>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <string_view>

using namespace schreiber;

// Any bytes are read or refused with a place; what was read is written, read again and written to the
// same bytes, in both languages.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto records = perlaggen::record::read(text);
    if (!records) {
        for (const base::InputError& error : records.error())
            SCHREIBER_REQUIRE(error.line >= 1 && error.column >= 1, "a defect has its place");
        return 0;
    }
    const std::string canonical = perlaggen::record::write(*records);
    for (const auto keywords : {perlaggen::record::Keywords::English, perlaggen::record::Keywords::German}) {
        const auto again = perlaggen::record::read(perlaggen::record::write(*records, keywords));
        SCHREIBER_REQUIRE(again.ok(), "what was written can be read");
        SCHREIBER_REQUIRE(perlaggen::record::write(*again) == canonical, "what was read is written the same");
    }
    return 0;
}
