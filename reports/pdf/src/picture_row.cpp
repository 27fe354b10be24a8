#include "picture_row.h"

#include <algorithm>

namespace schreiber::pdf {

namespace {

// In sizes of the letters around them.
constexpr double kHigh = 3.4;
constexpr double kPictureGap = 0.3;
constexpr double kCaption = 0.72;
constexpr double kWidestCaption = 4;
constexpr double kNarrowestCaption = 10; // points, of a caption
constexpr double kRounding = 1e-6;
constexpr double kLeastPlace = 0.75; // of what it asks for, before a row is broken into two

} // namespace

SetPictures::SetPictures(const Fonts& fonts, const std::vector<Picture>& pictures, double size, double high,
                         double room)
    : m_pictures(pictures)
    , m_size(size) {
    double caption = 0;
    double shape = 0; // width by height of the widest
    for (const Picture& picture : pictures) {
        m_captioned = m_captioned || !picture.caption.empty();
        caption = std::max(caption, widthOf(fonts, picture.caption, Face::Regular, captionSize()));
        shape = std::max(shape, picture.size.width / picture.size.height);
    }
    m_high = std::min(high > 0 ? high : kHigh * size, room / shape);
    m_wide = m_high * shape;
    m_place = m_captioned
                  ? std::max({m_wide, kNarrowestCaption, std::min({caption, kWidestCaption * size, room})})
                  : m_wide;
    const double gap = kPictureGap * size;
    m_abreast = pictures.size();
    if (m_abreast > 1) { // somewhat smaller they stand in one row
        const double place = (room + gap) / static_cast<double>(m_abreast) - gap;
        if (place < m_place && place >= kLeastPlace * m_place) {
            m_high *= place / m_place;
            m_wide *= place / m_place;
            m_place = place;
        }
    }
    while (m_abreast > 1 && static_cast<double>(m_abreast) * (m_place + gap) - gap > room + kRounding)
        --m_abreast;
}

double SetPictures::captionSize() const {
    return kCaption * m_size;
}

double SetPictures::rowHeight() const {
    return m_high + (m_captioned ? kLeading * captionSize() : 0);
}

double SetPictures::width() const {
    return static_cast<double>(m_abreast) * (m_place + kPictureGap * m_size) - kPictureGap * m_size;
}

double SetPictures::height() const {
    const std::size_t rows = (m_pictures.size() + m_abreast - 1) / m_abreast;
    return static_cast<double>(rows) * (rowHeight() + kPictureGap * m_size) - kPictureGap * m_size;
}

void SetPictures::draw(const Fonts& fonts, Page& page, Point at) const {
    const double step = m_place + kPictureGap * m_size;
    for (std::size_t i = 0; i < m_pictures.size(); ++i) {
        const double left = at.x + static_cast<double>(i % m_abreast) * step;
        const double top = at.y + static_cast<double>(i / m_abreast) * (rowHeight() + kPictureGap * m_size);
        const double inset = (m_place - m_wide) / 2;
        page.picture(fonts, {left + inset, top, left + inset + m_wide, top + m_high}, m_pictures[i]);
        if (m_pictures[i].caption.empty()) continue;
        const TextStyle style{Face::Regular, captionSize(), Align::Center, 0};
        const double under = top + m_high;
        page.text({left, under, left + m_place, under + kLeading * captionSize()},
                  fit(fonts, m_pictures[i].caption, style, {m_place, captionSize()}));
    }
}

} // namespace schreiber::pdf
