#pragma once

#include "reference_pages.h"

#include <QImage>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

// Pages as pdftoppm shows them, small and grey.
namespace schreiber::test {

// One for each page, in their order; in sixteen greys, which keeps the files small.
std::vector<QImage> picturesOf(const std::vector<NamedPage>& pages);

struct Difference {
    double mean = 0;  // over the picture, in greys of 255
    double worst = 0; // over the square that differs most
    int x = 0, y = 0; // where that is, in pixels
};

// Squares, so that a line that is missing or another word counts although the rest of the page is white.
// Nothing where the pictures are not of one size.
std::optional<Difference> differenceOf(const QImage& a, const QImage& b);

std::filesystem::path pictureFile(const std::filesystem::path& folder, const std::string& name);

} // namespace schreiber::test
