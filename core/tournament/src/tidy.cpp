#include <base/contract.h>
#include <base/utf8.h>
#include <tournament/tidy.h>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <cstdint>

namespace schreiber::tournament {

namespace {

constexpr UChar32 kBlankBraille = 0x2800;    // a letter of the script without a dot
constexpr UChar32 kBlankNotehead = 0x1D159;  // and one of music
constexpr UChar32 kAnnotationFirst = 0xFFF9; // what stands between two lines, and is not shown
constexpr UChar32 kAnnotationLast = 0xFFFB;

bool isBlank(UChar32 point) {
    return u_isUWhiteSpace(point) != 0 || point == kBlankBraille;
}

bool isUnseen(UChar32 point) {
    return u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 || point == kBlankNotehead ||
           (point >= kAnnotationFirst && point <= kAnnotationLast);
}

// A letter, a digit or another sign that stands by itself.
bool isSeen(UChar32 point) {
    constexpr std::uint32_t kSeen = U_GC_L_MASK | U_GC_N_MASK | U_GC_P_MASK | U_GC_S_MASK;
    return (U_GET_GC_MASK(point) & kSeen) != 0;
}

// Formula: none is a cell of its own without an apostrophe; Guarded: it gets one, but may stand without; Cut:
// a control sign that ends a cell for some.
enum class Sign { None, Formula, Guarded, Cut };

// What a cell begins with for a spreadsheet, which looks past blanks and what is not seen, and takes the wide
// forms of East Asian keyboards for the narrow ones.
Sign signOf(std::string_view cell) {
    if (!cell.empty() && std::string_view("\t\r\n").find(cell.front()) != std::string_view::npos)
        return Sign::Cut;
    for (std::string_view rest = cell; !rest.empty();) {
        const base::Decoded next = base::decodeOne(rest);
        const auto point = static_cast<UChar32>(next.codePoint);
        switch (point) {
        case '=':
        case '+':
        case '@':
            return Sign::Formula;
        case '-':
        case 0xFF1D: // ＝
        case 0xFF0B: // ＋
        case 0xFF0D: // －
        case 0xFF20: // ＠
            return Sign::Guarded;
        default:
            break;
        }
        if (next.valid && !isBlank(point) && !isUnseen(point)) return Sign::None;
        if (!next.valid) return Sign::None;
        rest.remove_prefix(next.length);
    }
    return Sign::None;
}

// "-5" or "-0.5"; "-1-1" and a name with a dash in front would be worked out.
bool isNegativeNumber(std::string_view text) {
    if (!text.starts_with('-')) return false;
    text.remove_prefix(1);
    const bool point = std::count(text.begin(), text.end(), '.') <= 1;
    return point && text.find_first_not_of(".0123456789") == std::string_view::npos;
}

// What stands behind the apostrophes that a cell begins with, and how many they are.
struct Beginning {
    std::size_t apostrophes = 0;
    Sign sign = Sign::None;
};

Beginning beginningOf(std::string_view cell) {
    const std::size_t at = std::min(cell.find_first_not_of('\''), cell.size());
    return {at, signOf(cell.substr(at))};
}

} // namespace

std::string tidied(std::string_view text) {
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(error);
    SCHREIBER_REQUIRE(U_SUCCESS(error) && nfc != nullptr, "ICU has no NFC");
    icu::UnicodeString shown;
    const auto whole = icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
    for (std::int32_t i = 0; i < whole.length(); i = whole.moveIndex32(i, 1))
        if (!isUnseen(whole.char32At(i))) shown.append(whole.char32At(i));
    const icu::UnicodeString composed = nfc->normalize(shown, error);
    icu::UnicodeString out;
    bool space = false;
    bool seen = false;
    for (std::int32_t i = 0; i < composed.length(); i = composed.moveIndex32(i, 1)) {
        const UChar32 point = composed.char32At(i);
        if (isBlank(point)) {
            space = true;
            continue;
        }
        if (space && !out.isEmpty()) out.append(u' ');
        space = false;
        seen = seen || isSeen(point);
        out.append(point);
    }
    std::string result;
    if (seen) out.toUTF8String(result);
    return result;
}

bool showsNothing(std::string_view text) {
    const auto isLetter = [](char c) { return c > ' ' && c <= '~'; }; // most texts are seen at once
    if (std::any_of(text.begin(), text.end(), isLetter)) return false;
    return text.find_first_not_of(" \t\r\n") != std::string_view::npos && tidied(text).empty();
}

std::string guarded(std::string_view cell) {
    const bool needed = beginningOf(cell).sign != Sign::None && !isNegativeNumber(cell);
    return (needed ? "'" : "") + std::string(cell);
}

std::string unguarded(std::string_view cell) {
    const Beginning what = beginningOf(cell);
    // None of these may stand there without: the one apostrophe before it is somebody's own.
    const std::size_t own = what.sign == Sign::Formula ? 1 : 0;
    return std::string(cell.substr(what.sign != Sign::None && what.apostrophes > own ? 1 : 0));
}

std::string unguardedKept(std::string_view cell) {
    const Beginning what = beginningOf(cell);
    return std::string(cell.substr(what.sign != Sign::None && what.apostrophes > 0 ? 1 : 0));
}

bool isFormula(std::string_view cell) {
    for (std::string_view rest = cell; !rest.empty(); rest.remove_prefix(1))
        if (const Sign sign = signOf(rest); sign != Sign::Cut) return sign == Sign::Formula;
    return false;
}

} // namespace schreiber::tournament
