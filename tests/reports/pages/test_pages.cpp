#include "pictures.h"

#include <kinds/report.h>

#include <catch2/catch.hpp>

#include <cstdlib>
#include <set>

using namespace schreiber;
using namespace schreiber::test;
namespace fs = std::filesystem;

namespace {

// In greys of 255. On the same packages nothing differs at all; another version of the font's or poppler's
// rounding moves edges by parts of a pixel, a line elsewhere or another word does more.
constexpr double kMostMean = 0.6;
constexpr double kMostInASquare = 12;

const fs::path& references() {
    static const fs::path folder = fs::path(SCHREIBER_TEST_DATA) / "references";
    return folder;
}

// Where what was drawn is left to be looked at.
fs::path leftAt(const std::string& name) {
    const fs::path folder = fs::temp_directory_path() / "schreiber-pages";
    fs::create_directories(folder);
    return pictureFile(folder, name);
}

QImage blank() {
    QImage page(300, 400, QImage::Format_Grayscale8);
    page.fill(255);
    return page;
}

void drawLine(QImage& page, int y, int thick) {
    for (int row = y; row < y + thick; ++row)
        for (int x = 20; x < 280; ++x) page.scanLine(row)[x] = 60;
}

} // namespace

TEST_CASE("every page looks as it did when somebody last looked at it") {
    const std::vector<NamedPage> pages = referencePages();
    const std::vector<QImage> pictures = picturesOf(pages);
    REQUIRE(pictures.size() == pages.size());
    std::set<fs::path> known;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const fs::path file = pictureFile(references(), pages[i].name);
        known.insert(file);
        INFO(pages[i].name << ": if the change is meant, tests/tools/write_page_references.sh draws it anew");
        const auto difference = differenceOf(QImage(QString::fromStdString(file.string())), pictures[i]);
        const bool alike = difference && difference->mean <= kMostMean && difference->worst <= kMostInASquare;
        if (!alike) pictures[i].save(QString::fromStdString(leftAt(pages[i].name).string()));
        INFO("drawn now: " << leftAt(pages[i].name));
        REQUIRE(difference);
        INFO("the square that differs most begins at " << difference->x << ", " << difference->y);
        CHECK(difference->mean <= kMostMean);
        CHECK(difference->worst <= kMostInASquare);
    }
    for (const auto& entry : fs::directory_iterator(references())) {
        INFO(entry.path() << " is the picture of no page");
        CHECK(known.count(entry.path()) == 1);
    }
}

TEST_CASE("every kind of report has a picture") {
    std::set<std::string> names;
    for (const NamedPage& page : referencePages()) CHECK(names.insert(page.name).second);
    for (const kinds::Kind kind : kinds::kKinds) {
        INFO(nameOf(kind));
        const bool bound = kind == kinds::Kind::All; // the pages of the others
        CHECK((bound || names.count(std::string(nameOf(kind)) + "-de-a4") == 1));
    }
}

TEST_CASE("a line that moves, swells or goes is a difference, a shade is none") {
    QImage page = blank();
    drawLine(page, 100, 1);
    CHECK(differenceOf(page, page)->worst == 0);

    QImage moved = blank();
    drawLine(moved, 101, 1);
    CHECK(differenceOf(page, moved)->worst > kMostInASquare);
    QImage swollen = blank();
    drawLine(swollen, 100, 2);
    CHECK(differenceOf(page, swollen)->worst > kMostInASquare);
    CHECK(differenceOf(page, blank())->worst > kMostInASquare);

    QImage shade = page.copy();
    shade.scanLine(100)[30] = 77;
    CHECK(differenceOf(page, shade)->worst <= kMostInASquare);
    CHECK_FALSE(differenceOf(page, page.copy(0, 0, 100, 100)));
    CHECK_FALSE(differenceOf(QImage(), QImage()));
}
