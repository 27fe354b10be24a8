#include <base/contract.h>
#include <tournament/alphabet.h>

#include <unicode/coll.h>
#include <unicode/uchar.h>
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

// Without the words before it that begin with a small letter; the text itself where all do.
std::string_view withoutParticles(std::string_view last) {
    const auto text = icu::UnicodeString::fromUTF8({last.data(), static_cast<std::int32_t>(last.size())});
    std::string_view rest = last;
    for (std::int32_t at = 0; at < text.length() && u_islower(text.char32At(at));) {
        const std::int32_t space = text.indexOf(u' ', at);
        const std::size_t in = rest.find(' ');
        if (space < 0 || in == std::string_view::npos || in + 1 == rest.size()) return last;
        at = space + 1;
        rest.remove_prefix(in + 1);
    }
    return rest;
}

} // namespace

std::string nameKey(std::string_view last, std::string_view first) {
    return sortKey(withoutParticles(last)) + sortKey(last) + sortKey(first);
}

std::string indexLetter(std::string_view last) {
    const std::string letters = folded(withoutParticles(last));
    if (letters.empty()) return {};
    const auto text =
        icu::UnicodeString::fromUTF8({letters.data(), static_cast<std::int32_t>(letters.size())});
    std::string letter;
    icu::UnicodeString(text.char32At(0)).toUpper().toUTF8String(letter);
    return letter;
}

std::string sortKey(std::string_view text) {
    const auto unicode = icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
    const std::int32_t size = collator().getSortKey(unicode, nullptr, 0);
    std::string key(static_cast<std::size_t>(size), '\0');
    collator().getSortKey(unicode, reinterpret_cast<std::uint8_t*>(key.data()), size);
    return key;
}

} // namespace schreiber::tournament
