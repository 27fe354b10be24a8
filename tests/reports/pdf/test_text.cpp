#include "pdf_tools.h"

#include <base/random.h>
#include <pdf/text.h>

#include <catch2/catch.hpp>

using namespace schreiber;
using namespace schreiber::pdf;
using schreiber::test::fonts;

namespace {

std::string joined(const Fitted& text) {
    std::string all;
    for (const Fitted::Line& line : text.lines()) all += line.text;
    return all;
}

std::string without(std::string text, char drop) {
    text.erase(std::remove(text.begin(), text.end(), drop), text.end());
    return text;
}

} // namespace

TEST_CASE("figures are tabular, and the signs a printer wants are there") {
    for (Face face : kFaces) {
        const bool data = face <= Face::Black;
        for (char32_t digit = U'1'; data && digit <= U'9'; ++digit)
            CHECK(fonts().advance(face, digit) == fonts().advance(face, U'0'));
        for (char32_t sign : {U'−', U'×', U'½', U'–', U'’', U'…', U'Ž', U'ß', U'♥'})
            CHECK(fonts().has(face, sign));
        CHECK_FALSE(fonts().has(face, U'日'));
        CHECK_FALSE(fonts().has(face, char32_t{0x1F600}));
        CHECK(fonts().advance(face, U'日') == fonts().advance(face, kReplacement));
    }
}

TEST_CASE("a text with room stands as it is, one without first shrinks, then breaks, then is cut") {
    const TextStyle style{Face::Regular, 10};
    const std::string name = "Maximilian Tschenett-Höß";
    const double whole = widthOf(fonts(), name, Face::Regular, 10);

    const Fitted easy = fit(fonts(), name, style, {whole, 100});
    CHECK(easy.lines().size() == 1);
    CHECK(easy.style().size == 10);
    CHECK(easy.condensed() == 1);

    const Fitted shrunk = fit(fonts(), name, style, {whole * 0.8, 100});
    CHECK(shrunk.lines().size() == 1);
    CHECK(shrunk.style().size < 10);
    CHECK(shrunk.condensed() < 1);

    const Fitted broken = fit(fonts(), name, style, {whole * 0.55, 100});
    REQUIRE(broken.lines().size() == 2);
    CHECK(broken.lines()[0].text == "Maximilian");
    CHECK(broken.lines()[1].text == "Tschenett-Höß");
    CHECK_FALSE(broken.cut());

    const Fitted cut = fit(fonts(), name, style, {30, 10});
    CHECK(cut.cut());
    CHECK(cut.lines().size() == 1);
    CHECK(cut.lines()[0].text.ends_with("…"));
}

TEST_CASE("running text is broken at its own size") {
    const Fitted text =
        flow(fonts(), "Es fehlt noch der Zettel von Tisch sieben.", {Face::Regular, 10}, {100, 200});
    CHECK(text.lines().size() > 1);
    CHECK(text.style().size == 10);
    CHECK(text.condensed() == 1);
}

TEST_CASE("no text ever runs over its room, and none of it is lost unless it is cut") {
    const std::uint64_t seed = std::random_device{}();
    INFO("seed " << seed);
    base::Random random(seed);
    const std::vector<std::string> pieces{"a", "Ö", "mm", " ", "-", "ß", "W", "日", "\xF0\x9F\x98\x80",
                                          "i", "/", "ᙱ"};
    for (int i = 0; i < 2000; ++i) {
        std::string text;
        for (std::uint64_t n = random.below(random.below(10) == 0 ? 300 : 30); n > 0; --n)
            text += pieces[static_cast<std::size_t>(random.below(pieces.size()))];
        const Room room{10 + static_cast<double>(random.below(300)), static_cast<double>(random.below(80))};
        const TextStyle style{random.below(2) ? Face::Bold : Face::Regular,
                              4 + static_cast<double>(random.below(20))};
        for (const Fitted& set : {fit(fonts(), text, style, room), flow(fonts(), text, style, room)}) {
            INFO(text << " in " << room.width << " x " << room.height << " at " << style.size);
            CHECK(set.width() <= room.width + 0.02);
            CHECK(set.style().size <= style.size);
            if (set.lines().size() > 1) CHECK(set.height() <= room.height + 0.02);
            for (const Fitted::Line& line : set.lines())
                CHECK(widthOf(fonts(), line.text, style.face, set.style().size) * set.condensed() ==
                      Approx(line.width));
            if (!set.cut()) CHECK(without(joined(set), ' ') == without(text, ' '));
        }
    }
}

TEST_CASE("control characters and broken bytes cannot disturb a line") {
    const TextStyle style{Face::Regular, 10};
    CHECK(joined(fit(fonts(), " Anna\n\tHöß \r", style, {200, 20})) == "Anna Höß");
    CHECK(joined(fit(fonts(), "H\xF6\xDF", style, {200, 20})) == "H��");
    CHECK(fit(fonts(), "\x01\x02", style, {200, 20}).lines().empty());
}
