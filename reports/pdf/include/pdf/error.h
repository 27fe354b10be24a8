#pragma once

#include <string>

namespace schreiber::pdf {

// Why a document could not be made.
struct PdfError {
    enum class Code {
        FontMissing,  // `path`: the font file that is not there
        FontUnusable, // `path`: a font file that cannot be read, or may not be embedded
        Library,      // `detail`: libharu's error number, and ours for nothing better to say
    };

    Code code = Code::Library;
    std::string path;
    std::string detail;

    friend bool operator==(const PdfError&, const PdfError&) = default;
};

} // namespace schreiber::pdf
