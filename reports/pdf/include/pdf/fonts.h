#pragma once

#include <base/result.h>
#include <pdf/error.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace schreiber::pdf {

// Lato for all that is read as data, its figures of one width; Vollkorn for titles, names of honour and what
// a certificate says, with its lining figures.
enum class Face : std::uint8_t {
    Regular, // Lato
    Bold,
    Black,
    Text, // Vollkorn
    Name,
    Title
};

inline constexpr std::array kFaces{Face::Regular, Face::Bold, Face::Black,
                                   Face::Text,    Face::Name, Face::Title};

// A font file: of Lato, of Vollkorn, or of DejaVu Sans, which has what the others lack.
using FontFile = std::uint8_t;
inline constexpr std::size_t kFontFiles = 8;

// A character that no font has is printed as this one.
inline constexpr char32_t kReplacement = 0xFFFD;

// Where Debian has its TrueType fonts (fonts-lato, fonts-vollkorn, fonts-dejavu-core, a folder each), unless
// the environment's SCHREIBER_FONTS names another directory.
std::filesystem::path fontDirectory();

// The faces, measured. It exists only once all files are loaded, so nothing can be set in a font that is not
// there. Cheap to copy.
class Fonts {
  public:
    static base::Result<Fonts, PdfError> load(const std::filesystem::path& directory = fontDirectory());

    // Its own file, or one that has what it lacks.
    bool has(Face face, char32_t character) const { return fileFor(face, character).has_value(); }
    std::optional<FontFile> fileFor(Face face, char32_t character) const;

    // How far the character moves on, in thousandths of the size; the replacement's for one that none has.
    int advance(Face face, char32_t character) const;

    const std::filesystem::path& path(FontFile file) const;

    friend bool operator==(const Fonts&, const Fonts&) = default;

  private:
    struct Metrics;
    explicit Fonts(std::shared_ptr<const Metrics> metrics)
        : m_metrics(std::move(metrics)) {}

    std::shared_ptr<const Metrics> m_metrics;
};

} // namespace schreiber::pdf
