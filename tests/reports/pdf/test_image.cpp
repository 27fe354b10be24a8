#include "pdf_tools.h"

#include <pdf/image.h>

#include <catch2/catch.hpp>

#include <memory>

using namespace schreiber;
using namespace schreiber::pdf;
using namespace std::string_literals;
using schreiber::test::fonts;

namespace {

// Red, blue; nothing, green.
const std::string kFour =
    "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\2\0\0\0\2\b\6\0\0\0\x72\xb6\x0d\x24"
    "\0\0\0\x14IDAT\x78\x9c\x63\xf8\xcf\xc0\0\x42\x40\x0c\2\xff\x19\xfe\3\0\x37\xda\5\xfb\x14\3\x70\xd8"
    "\0\0\0\0IEND\xae\x42\x60\x82"s;

} // namespace

TEST_CASE("a club's emblem is read from a PNG file, on white where it is clear") {
    const auto image = readPng(kFour);
    REQUIRE(image);
    CHECK(image->width == 2);
    CHECK(image->height == 2);
    CHECK(image->points == "\xff\0\0\0\0\xff\xff\xff\xff\0\xff\0"s);
}

TEST_CASE("what is no whole PNG file is none, and one that is too large is not unpacked") {
    const auto errorOf = [](const std::string& bytes) { return readPng(bytes).error(); };
    CHECK(errorOf("") == ImageError::NotPng);
    CHECK(errorOf("\xff\xd8\xff\xe0JFIF"s) == ImageError::NotPng);
    for (std::size_t size = 8; size < kFour.size() - 16; ++size) {
        CAPTURE(size);
        CHECK(errorOf(kFour.substr(0, size)) == ImageError::Damaged);
    }
    std::string turned = kFour;
    turned[45] = 'x'; // in the picture's data
    CHECK(errorOf(turned) == ImageError::Damaged);
    CHECK(errorOf(kFour + std::string(kMostImageBytes, ' ')) == ImageError::TooLarge);
}

TEST_CASE("an image is drawn as large as its box lets it, and is in the file once however often") {
    auto image = std::make_shared<Image>();
    image->width = 300;
    image->height = 100;
    image->points.assign(3UL * 300 * 100, '\x40');
    for (std::size_t i = 0; i < image->points.size(); ++i) // so that it does not pack well
        image->points[i] = static_cast<char>(i * i % 251);
    const auto bytesOf = [&](int times) {
        Document document{fonts(), {"t", "a", "de", {}}, {}};
        for (int i = 0; i < times; ++i) {
            document.pages.emplace_back(Size{200, 200});
            document.pages.back().image({20, 20, 80, 80}, image);
        }
        const auto& mark = std::get<ImageMark>(document.pages.front().marks().front());
        CHECK(mark.box == Box{20, 40, 80, 60});
        const auto bytes = render(document);
        REQUIRE(bytes);
        return bytes->size();
    };
    CHECK(bytesOf(5) < bytesOf(1) + 5000);
}
