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
    return 0;
}
