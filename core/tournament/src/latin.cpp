#include "latin.h"

#include <base/contract.h>

#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <cstdint>
#include <memory>

namespace schreiber::tournament {

namespace {

const icu::Transliterator& latinTransliterator() {
    static const std::unique_ptr<const icu::Transliterator> instance = [] {
        UErrorCode error = U_ZERO_ERROR;
        std::unique_ptr<const icu::Transliterator> made(
            icu::Transliterator::createInstance("Any-Latin; Latin-ASCII; Lower", UTRANS_FORWARD, error));
        SCHREIBER_REQUIRE(U_SUCCESS(error) && made != nullptr, "ICU has no Latin-ASCII");
        return made;
    }();
    return *instance;
}

} // namespace

std::string inLatin(std::string_view text) {
    const auto isAscii = [](char c) { return (c & 0x80) == 0; };
    std::string latin(text);
    if (std::all_of(text.begin(), text.end(), isAscii)) {
        for (char& c : latin)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return latin;
    }
    auto unicode =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    latinTransliterator().transliterate(unicode);
    latin.clear();
    unicode.toUTF8String(latin);
    return latin;
}

} // namespace schreiber::tournament
