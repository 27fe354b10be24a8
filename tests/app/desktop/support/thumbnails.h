#pragma once

#include "support/stage.h"

#include <QImage>
#include <QString>

#include <optional>
#include <vector>

// Pictures of pages, small and grey, to be kept and compared.
namespace schreiber::desktop::test {

// How a page is photographed: on which screen, and with which scale (QT_SCALE_FACTOR, which is the
// process's).
struct Shot {
    QSize screen;
    int scale = 1;
    Look look = Look::Light;

    QSize window() const { return screen / scale; }
    QString name(const QString& page) const; // "runde-1280x720-light"
};

// A small laptop, a large screen, and 4K at 200 %, in both looks.
std::vector<Shot> allShots();
// Of the Tarock sheet, which has the most to show at once: small laptops, and half a screen.
std::vector<Shot> tarockShots();
// Those that can be taken in this process.
std::vector<Shot> ofThisScale(std::vector<Shot> shots);

// So small that no letter can be read, but where it stands; in sixteen greys.
QImage thumbnailOf(const QImage& picture);

struct Difference {
    double mean = 0;  // over the picture, in greys of 255
    double worst = 0; // over the square that differs most
    QPoint where;     // that square
};
// Nothing where they are not of one size.
std::optional<Difference> differenceOf(const QImage& a, const QImage& b);

} // namespace schreiber::desktop::test
