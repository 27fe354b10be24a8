#pragma once

#include <pdf/error.h>

#include <hpdf.h>

#include <filesystem>

namespace schreiber::pdf {

// A libharu document that remembers the first thing that went wrong in it. libharu goes on after an error
// with null handles it checks itself, so `failed` is asked after a step, not after every call.
class Haru {
  public:
    Haru();
    ~Haru();
    Haru(const Haru&) = delete;
    Haru& operator=(const Haru&) = delete;

    HPDF_Doc get() const { return m_document; }
    bool failed() const { return m_document == nullptr || m_error != HPDF_OK; }
    PdfError error() const;

    // The name under which the font is known from now on; null when it cannot be used.
    const char* loadFont(const std::filesystem::path& file);

  private:
    static void remember(HPDF_STATUS error, HPDF_STATUS detail, void* self);

    HPDF_STATUS m_error = HPDF_OK;
    HPDF_STATUS m_detail = 0;
    HPDF_Doc m_document;
};

} // namespace schreiber::pdf
