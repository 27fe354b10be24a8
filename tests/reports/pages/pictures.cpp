#include "pictures.h"

#include "pdf_tools.h"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace schreiber::test {

namespace {

constexpr int kDotsPerInch = 36;
constexpr int kSquare = 12;   // pixels: two lines of small print
constexpr int kGreyStep = 17; // sixteen greys

QImage coarse(const QImage& picture) {
    QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    for (int y = 0; y < grey.height(); ++y) {
        uchar* line = grey.scanLine(y);
        for (int x = 0; x < grey.width(); ++x)
            line[x] = static_cast<uchar>((line[x] + kGreyStep / 2) / kGreyStep * kGreyStep);
    }
    return grey;
}

double meanIn(const QImage& a, const QImage& b, int left, int top, int right, int bottom) {
    long sum = 0;
    for (int y = top; y < bottom; ++y) {
        const uchar* one = a.constScanLine(y);
        const uchar* other = b.constScanLine(y);
        for (int x = left; x < right; ++x) sum += std::abs(one[x] - other[x]);
    }
    return static_cast<double>(sum) / std::max(1, (right - left) * (bottom - top));
}

} // namespace

std::vector<QImage> picturesOf(const std::vector<NamedPage>& pages) {
    const Scratch scratch;
    pdf::Document document{fonts(), {"", "", "de", {2026, 11, 21, std::nullopt}}, {}};
    for (const NamedPage& one : pages) document.pages.push_back(one.page);
    if (!write(document, scratch / "pages.pdf")) throw std::runtime_error("the pages cannot be written");
    const std::string resolution = std::to_string(kDotsPerInch);
    const Run shown = run("pdftoppm -gray -r " + resolution + " " + (scratch / "pages.pdf").string() + " " +
                          (scratch / "page").string());
    if (shown.exit != 0 || !shown.err.empty()) throw std::runtime_error("pdftoppm: " + shown.err);

    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(scratch.path()))
        if (entry.path().extension() == ".pgm") files.push_back(entry.path());
    std::sort(files.begin(), files.end()); // numbered with as many figures each
    std::vector<QImage> pictures;
    for (const auto& file : files) pictures.push_back(coarse(QImage(QString::fromStdString(file.string()))));
    return pictures;
}

std::optional<Difference> differenceOf(const QImage& a, const QImage& b) {
    if (a.size() != b.size() || a.isNull()) return std::nullopt;
    Difference difference;
    difference.mean = meanIn(a, b, 0, 0, a.width(), a.height());
    for (int y = 0; y < a.height(); y += kSquare)
        for (int x = 0; x < a.width(); x += kSquare) {
            const double here =
                meanIn(a, b, x, y, std::min(x + kSquare, a.width()), std::min(y + kSquare, a.height()));
            if (here <= difference.worst) continue;
            difference.worst = here;
            difference.x = x;
            difference.y = y;
        }
    return difference;
}

std::filesystem::path pictureFile(const std::filesystem::path& folder, const std::string& name) {
    return folder / (name + ".png");
}

} // namespace schreiber::test
