#include <base/contract.h>
#include <tournament/alphabet.h>

#include <unicode/coll.h>
#include <unicode/unistr.h>

#include <cstdint>
#include <memory>

namespace schreiber::tournament {

namespace {

const icu::Collator& collator() {
    static const std::unique_ptr<const icu::Collator> root = [] {
        UErrorCode error = U_ZERO_ERROR;
        std::unique_ptr<icu::Collator> made(icu::Collator::createInstance(icu::Locale::getRoot(), error));
        SCHREIBER_REQUIRE(U_SUCCESS(error) && made, "ICU has its root collation");
        // Apostrophes, hyphens and spaces count only where all letters are equal.
        made->setAttribute(UCOL_ALTERNATE_HANDLING, UCOL_SHIFTED, error);
        made->setAttribute(UCOL_STRENGTH, UCOL_QUATERNARY, error);
        return made;
    }();
    return *root;
}

} // namespace

std::string sortKey(std::string_view text) {
    const auto unicode = icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
    const std::int32_t size = collator().getSortKey(unicode, nullptr, 0);
    std::string key(static_cast<std::size_t>(size), '\0');
    collator().getSortKey(unicode, reinterpret_cast<std::uint8_t*>(key.data()), size);
    return key;
}

} // namespace schreiber::tournament
