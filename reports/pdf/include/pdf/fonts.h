#pragma once

#include <base/result.h>
#include <pdf/error.h>

#include <array>
#include <filesystem>
#include <memory>

namespace schreiber::pdf {

enum class Face { Regular, Bold };

inline constexpr std::array kFaces{Face::Regular, Face::Bold};

// A character the font lacks is printed as this one.
inline constexpr char32_t kReplacement = 0xFFFD;

// Where Debian's fonts-dejavu-core has the fonts, unless the environment's SCHREIBER_FONTS names another
// directory.
std::filesystem::path fontDirectory();

// One family in two faces, measured: DejaVuSans.ttf and DejaVuSans-Bold.ttf of one directory. It exists
// only once both are loaded, so nothing can be set in a font that is not there. Cheap to copy.
class Fonts {
  public:
    static base::Result<Fonts, PdfError> load(const std::filesystem::path& directory = fontDirectory());

    bool has(Face face, char32_t character) const;

    // How far the character moves on, in thousandths of the size; the replacement's for one it lacks.
    int advance(Face face, char32_t character) const;

    const std::filesystem::path& file(Face face) const;

    friend bool operator==(const Fonts&, const Fonts&) = default;

  private:
    struct Metrics;
    explicit Fonts(std::shared_ptr<const Metrics> metrics)
        : m_metrics(std::move(metrics)) {}

    std::shared_ptr<const Metrics> m_metrics;
};

} // namespace schreiber::pdf
