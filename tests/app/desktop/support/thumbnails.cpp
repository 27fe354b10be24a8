#include "support/thumbnails.h"

#include <algorithm>
#include <cstdlib>

namespace schreiber::desktop::test {
namespace {

constexpr int kWide = 256;
constexpr int kSquare = 16;   // pixels: a button
constexpr int kGreyStep = 17; // sixteen greys

double meanIn(const QImage& a, const QImage& b, const QRect& part) {
    long sum = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const uchar* one = a.constScanLine(y);
        const uchar* other = b.constScanLine(y);
        for (int x = part.left(); x <= part.right(); ++x) sum += std::abs(one[x] - other[x]);
    }
    return static_cast<double>(sum) / (part.width() * part.height());
}

} // namespace

QString Shot::name(const QString& page) const {
    return QStringLiteral("%1-%2x%3-%4")
        .arg(page)
        .arg(screen.width())
        .arg(screen.height())
        .arg(look == Look::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
}

std::vector<Shot> allShots() {
    std::vector<Shot> shots;
    for (const Look look : {Look::Light, Look::Dark})
        for (const auto& [size, scale] : {std::pair(QSize(1280, 720), 1), std::pair(QSize(1920, 1080), 1),
                                          std::pair(QSize(3840, 2160), 2)})
            shots.push_back({size, scale, look});
    return shots;
}

std::vector<Shot> tarockShots() {
    std::vector<Shot> shots;
    for (const Look look : {Look::Light, Look::Dark})
        for (const QSize& size : {QSize(1280, 720), QSize(1366, 768), QSize(900, 720)})
            shots.push_back({size, 1, look});
    return shots;
}

std::vector<Shot> ofThisScale(std::vector<Shot> shots) {
    const int scale = std::max(1, qEnvironmentVariableIntValue("QT_SCALE_FACTOR"));
    std::erase_if(shots, [scale](const Shot& shot) { return shot.scale != scale; });
    return shots;
}

QImage thumbnailOf(const QImage& picture) {
    const QSize size(kWide, kWide * picture.height() / picture.width());
    QImage grey = picture.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                      .convertToFormat(QImage::Format_Grayscale8);
    grey.setDevicePixelRatio(1);
    for (int y = 0; y < grey.height(); ++y) {
        uchar* line = grey.scanLine(y);
        for (int x = 0; x < grey.width(); ++x)
            line[x] = static_cast<uchar>((line[x] + kGreyStep / 2) / kGreyStep * kGreyStep);
    }
    return grey;
}

std::optional<Difference> differenceOf(const QImage& a, const QImage& b) {
    if (a.isNull() || a.size() != b.size()) return std::nullopt;
    const QImage one = a.convertToFormat(QImage::Format_Grayscale8);
    const QImage other = b.convertToFormat(QImage::Format_Grayscale8);
    Difference difference;
    difference.mean = meanIn(one, other, one.rect());
    for (int y = 0; y < one.height(); y += kSquare)
        for (int x = 0; x < one.width(); x += kSquare) {
            const double here = meanIn(one, other, QRect(x, y, kSquare, kSquare) & one.rect());
            if (here <= difference.worst) continue;
            difference.worst = here;
            difference.where = {x, y};
        }
    return difference;
}

} // namespace schreiber::desktop::test
