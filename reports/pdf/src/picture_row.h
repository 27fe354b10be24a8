#pragma once

#include <pdf/page.h>

#include <cstddef>
#include <limits>
#include <vector>

namespace schreiber::pdf {

// Small drawings one beside the other among letters of one size, each with its caption below; as many rows of
// them as the width takes.
class SetPictures {
  public:
    // `high`: of a picture, in points; 0: a few lines of letters.
    SetPictures(const Fonts& fonts, const std::vector<Picture>& pictures, double size, double high,
                double room = std::numeric_limits<double>::infinity());

    double width() const; // of the longest row
    double height() const;
    void draw(const Fonts& fonts, Page& page, Point at) const;

  private:
    std::vector<Picture> m_pictures;
    double m_size;      // of a picture's place:
    double m_high = 0;  // how high it is drawn,
    double m_wide = 0;  // how wide,
    double m_place = 0; // and with its caption
    bool m_captioned = false;
    std::size_t m_abreast = 1;

    double captionSize() const;
    double rowHeight() const;
};

} // namespace schreiber::pdf
