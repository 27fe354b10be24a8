#include "haru.h"

#include <pdf/fonts.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace schreiber::pdf {

namespace {

enum : FontFile {
    LatoRegular,
    LatoBold,
    LatoBlack,
    VollkornRegular,
    VollkornBold,
    VollkornBlack,
    DejaVu,
    DejaVuBold
};
constexpr std::array<const char*, kFontFiles> kFiles{
    "lato/Lato-Regular.ttf",         "lato/Lato-Bold.ttf",         "lato/Lato-Black.ttf",
    "vollkorn/Vollkorn-Regular.ttf", "vollkorn/Vollkorn-Bold.ttf", "vollkorn/Vollkorn-Black.ttf",
    "dejavu/DejaVuSans.ttf",         "dejavu/DejaVuSans-Bold.ttf"};

// The files of a face, the first first, and the one that stands for what none has.
constexpr std::array<std::array<FontFile, 3>, kFaces.size()> kOfFace{{
    {LatoRegular, LatoRegular, DejaVu},
    {LatoBold, LatoBold, DejaVuBold},
    {LatoBlack, LatoBlack, DejaVuBold},
    {VollkornRegular, LatoRegular, DejaVu},
    {VollkornBold, LatoBold, DejaVuBold},
    {VollkornBlack, LatoBlack, DejaVuBold},
}};

// libharu's TrueType tables know the Basic Multilingual Plane and no more.
constexpr char32_t kEnd = 0x10000;
constexpr std::uint16_t kNoGlyph = 0xFFFF;

// Scripts from right to left (Unicode Standard Annex 9: Hebrew to Arabic Extended-A, their presentation
// forms, and what turns the direction of a line). Marks set characters one after the other from the left, and
// a name the wrong way round is worse than one that is visibly not there.
bool runsLeft(std::uint32_t c) {
    return (c >= 0x0590 && c <= 0x08FF) || (c >= 0xFB1D && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFE) ||
           c == 0x200F || c == 0x202B || c == 0x202E || c == 0x2067;
}

using Advances = std::vector<std::uint16_t>; // by character

// Walks the font's own list of character ranges, so that characters it has not cost nothing.
Advances advancesOf(HPDF_FontDef font) {
    const auto* tables = static_cast<const HPDF_TTFontDefAttr_Rec*>(font->attr);
    Advances advances(kEnd, kNoGlyph);
    const std::size_t ranges = tables->cmap.seg_count_x2 / 2;
    for (std::size_t range = 0; range < ranges; ++range) {
        const std::uint32_t last = tables->cmap.end_count[range];
        for (std::uint32_t c = tables->cmap.start_count[range]; c <= last && c < 0xFFFF; ++c) {
            const HPDF_UINT16 glyph = HPDF_TTFontDef_GetGlyphid(font, static_cast<HPDF_UINT16>(c));
            if (glyph == 0 || glyph >= tables->num_glyphs || runsLeft(c)) continue;
            advances[c] = static_cast<std::uint16_t>(HPDF_TTFontDef_GetGidWidth(font, glyph));
        }
    }
    return advances;
}

// libharu reads past the end of a font that was cut short, so the table directory (OpenType, "Font tables")
// is checked first: a TrueType font of which every table lies inside the file.
bool isWholeTrueType(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const auto number = [&in](int bytes) {
        std::uint64_t value = 0;
        while (bytes-- > 0) value = (value << 8) | static_cast<unsigned char>(in.get());
        return value;
    };
    in.seekg(0, std::ios::end);
    const auto size = static_cast<std::uint64_t>(std::max<std::streamoff>(0, in.tellg()));
    in.seekg(0);
    if (number(4) != 0x00010000) return false;
    const std::uint64_t tables = number(2);
    number(6);
    for (std::uint64_t i = 0; in && i < tables; ++i) {
        number(8);
        const std::uint64_t offset = number(4);
        if (offset + number(4) > size) return false;
    }
    return in && tables > 0;
}

std::optional<Advances> measure(const std::filesystem::path& file) {
    if (!isWholeTrueType(file)) return std::nullopt;
    Haru haru;
    const char* name = haru.loadFont(file);
    HPDF_FontDef font = name ? HPDF_GetFontDef(haru.get(), name) : nullptr;
    if (!font || haru.failed()) return std::nullopt;
    return advancesOf(font);
}

} // namespace

struct Fonts::Metrics {
    std::array<std::filesystem::path, kFontFiles> files;
    std::array<Advances, kFontFiles> advances;

    std::uint16_t advance(FontFile file, char32_t character) const {
        return character < kEnd ? advances.at(file)[character] : kNoGlyph;
    }
};

std::filesystem::path fontDirectory() {
    const char* named = std::getenv("SCHREIBER_FONTS");
    return named && *named ? named : "/usr/share/fonts/truetype";
}

base::Result<Fonts, PdfError> Fonts::load(const std::filesystem::path& directory) {
    // The program's own are measured once; papers are made beside each other, too.
    static std::mutex measuring;
    static std::optional<Fonts> own;
    const std::lock_guard lock(measuring);
    const bool isOwn = directory == fontDirectory();
    if (isOwn && own) return *own;
    auto metrics = std::make_shared<Metrics>();
    for (std::size_t index = 0; index < kFontFiles; ++index) {
        const std::filesystem::path file = directory / kFiles.at(index);
        std::error_code error;
        if (!std::filesystem::exists(file, error))
            return base::fail(PdfError{PdfError::Code::FontMissing, file.string(), error.message()});
        std::optional<Advances> advances =
            std::filesystem::is_regular_file(file, error) ? measure(file) : std::nullopt;
        const PdfError unusable{PdfError::Code::FontUnusable, file.string(), error.message()};
        if (!advances || (*advances)[U' '] == kNoGlyph) return base::fail(unusable);
        // What everything else is measured against must be there: the replacement, the ellipsis.
        if (index >= DejaVu)
            for (char32_t needed : {kReplacement, char32_t{U'…'}})
                if ((*advances)[needed] == kNoGlyph) return base::fail(unusable);
        metrics->files.at(index) = file;
        metrics->advances.at(index) = std::move(*advances);
    }
    Fonts loaded(std::move(metrics));
    if (isOwn) own = loaded;
    return loaded;
}

std::optional<FontFile> Fonts::fileFor(Face face, char32_t character) const {
    for (const FontFile file : kOfFace.at(static_cast<std::size_t>(face)))
        if (m_metrics->advance(file, character) != kNoGlyph) return file;
    return std::nullopt;
}

int Fonts::advance(Face face, char32_t character) const {
    if (const auto file = fileFor(face, character)) return m_metrics->advance(*file, character);
    return m_metrics->advance(kOfFace.at(static_cast<std::size_t>(face)).back(), kReplacement);
}

const std::filesystem::path& Fonts::path(FontFile file) const {
    return m_metrics->files.at(file);
}

} // namespace schreiber::pdf
