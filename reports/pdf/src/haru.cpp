#include "haru.h"

#include <fmt/format.h>

namespace schreiber::pdf {

Haru::Haru()
    : m_document(HPDF_New(&Haru::remember, this)) {}

Haru::~Haru() {
    if (m_document) HPDF_Free(m_document);
}

PdfError Haru::error() const {
    return {PdfError::Code::Library, {}, fmt::format("libharu {:#06x}/{}", m_error, m_detail)};
}

const char* Haru::loadFont(const std::filesystem::path& file) {
    return HPDF_LoadTTFontFromFile(m_document, file.c_str(), HPDF_TRUE);
}

void Haru::remember(HPDF_STATUS error, HPDF_STATUS detail, void* self) {
    auto* haru = static_cast<Haru*>(self);
    if (haru->m_error != HPDF_OK) return;
    haru->m_error = error;
    haru->m_detail = detail;
}

} // namespace schreiber::pdf
