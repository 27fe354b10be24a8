#include "haru.h"

#include "font_program.h"

#include <fmt/format.h>

#include <cstdint>
#include <fstream>
#include <string>
#include <system_error>

namespace schreiber::pdf {

Haru::Haru()
    : m_document(HPDF_New(&Haru::remember, this)) {}

Haru::~Haru() {
    if (m_document) HPDF_Free(m_document);
}

PdfError Haru::error() const {
    return {PdfError::Code::Library, {}, fmt::format("libharu {:#06x}/{}", m_error, m_detail)};
}

namespace {

// 0 to 9 lead to the font's lining figures, in all that libharu measures, embeds and maps.
void takeLiningFigures(HPDF_FontDef font, std::uint16_t first) {
    const HPDF_TTF_CmapRange& map = static_cast<HPDF_TTFontDefAttr_Rec*>(font->attr)->cmap;
    for (std::size_t range = 0; range < map.seg_count_x2 / 2U; ++range)
        if (map.start_count[range] == U'0' && map.end_count[range] == U'9' && map.id_range_offset[range] == 0)
            map.id_delta[range] = static_cast<HPDF_INT16>(first - U'0');
}

} // namespace

const char* Haru::loadFont(const std::filesystem::path& file) {
    const char* name = HPDF_LoadTTFontFromFile(m_document, file.c_str(), HPDF_TRUE);
    HPDF_FontDef font = name ? HPDF_GetFontDef(m_document, name) : nullptr;
    if (font) {
        std::error_code error;
        const std::uintmax_t size = std::filesystem::file_size(file, error);
        std::string program(error ? 0 : size, '\0');
        std::ifstream(file, std::ios::binary)
            .read(program.data(), static_cast<std::streamsize>(program.size()));
        if (const auto first = liningFigures(program)) takeLiningFigures(font, *first);
    }
    return name;
}

void Haru::remember(HPDF_STATUS error, HPDF_STATUS detail, void* self) {
    auto* haru = static_cast<Haru*>(self);
    if (haru->m_error != HPDF_OK) return;
    haru->m_error = error;
    haru->m_detail = detail;
}

} // namespace schreiber::pdf
