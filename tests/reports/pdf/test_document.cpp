#include "pdf_tools.h"

#include <catch2/catch.hpp>

#include <fstream>

using namespace schreiber;
using namespace schreiber::pdf;
using schreiber::test::fonts;

namespace {

const Moment kEvening{2026, 11, 21, Moment::Time{19, 30, 5}};

Document saying(const std::string& text, Face face = Face::Regular) {
    Page page(sizeOf(PageSize::A4));
    page.text({50, 50, 545, 90}, fit(fonts(), text, {face, 11}, {495, 40}));
    return {fonts(), {"Herbstabend \xF0\x9F\x82\xA1 in Höfen", "Kartenclub Žabnica", "it", kEvening}, {page}};
}

} // namespace

TEST_CASE("what is printed copies as it was written") {
    const std::string names = "Höß Jörg ÄÖÜ äöü Žižek Renée O’Brien O'Brien Tschenett-Höß −5 3×4 ½ – „ab“ ♥";
    for (Face face : kFaces) {
        const auto pages = test::textOf(saying(names, face));
        REQUIRE(pages.size() == 1);
        CHECK_THAT(pages[0], Catch::Contains(names));
    }
}

TEST_CASE("more characters than one section of the Unicode map may hold") {
    std::string many;
    for (char c = '!'; c <= '~'; ++c) many += c;
    many += "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ";
    Page page(sizeOf(PageSize::A4));
    page.text({50, 50, 545, 90}, fit(fonts(), many, {Face::Regular, 6}, {495, 10}));
    const auto pages = test::textOf({fonts(), {"t", "a", "de", kEvening}, {page}});
    REQUIRE(pages.size() == 1);
    CHECK_THAT(pages[0], Catch::Contains(many));
}

TEST_CASE("title, author, language and dates are set") {
    const test::Scratch scratch;
    const std::string file = (scratch / "info.pdf").string();
    REQUIRE(test::write(saying("x"), file));
    const test::Run info = test::run("TZ=UTC pdfinfo " + file);
    CHECK(info.err.empty());
    CHECK_THAT(info.out, Catch::Contains("Herbstabend \xF0\x9F\x82\xA1 in Höfen"));
    CHECK_THAT(info.out, Catch::Contains("Kartenclub Žabnica"));
    CHECK_THAT(info.out, Catch::Contains("Nov 21 19:30:05 2026"));
    CHECK_THAT(test::run("qpdf --qdf " + file + " -").out, Catch::Contains("/Lang (it)"));
}

TEST_CASE("the same document gives the same bytes, another date others") {
    const Document document = saying("Höß");
    const auto once = render(document);
    const auto again = render(document);
    REQUIRE(once);
    REQUIRE(again);
    CHECK(*once == *again);
    Document later = document;
    later.info.date.day = 22;
    CHECK(render(later).value() != *once);
}

TEST_CASE("of the font no more goes into the file than its characters need") {
    CHECK(render(saying("x")).value().size() < 8'000);
    // An umlaut is put together from parts of the font that no text names.
    CHECK_THAT(test::textOf(saying("Ü")).at(0), Catch::Contains("Ü"));
}

TEST_CASE("a character the font lacks is replaced visibly and named") {
    const Document document = saying("山田 Anna \xF0\x9F\x98\x80 山");
    const auto missing = missingCharacters(document);
    REQUIRE(missing.size() == 1); // a text, not a character
    CHECK(missing[0].characters == std::vector<char32_t>{U'山', U'田', char32_t{0x1F600}});
    CHECK_THAT(missing[0].text, Catch::Contains("山田 Anna"));
    const auto pages = test::textOf(document);
    REQUIRE(pages.size() == 1);
    CHECK_THAT(pages[0], Catch::Contains("�� Anna � �"));
    CHECK(missingCharacters(saying("Höß")).empty());
}

TEST_CASE("what runs from right to left is replaced and named, too: it would stand there turned round") {
    const Document document = saying("דן Höß مح");
    const auto missing = missingCharacters(document);
    REQUIRE(missing.size() == 1);
    CHECK(missing[0].characters.size() == 4);
    CHECK(missing[0].characters[0] == U'ד');
    CHECK_THAT(missing[0].text, Catch::Contains("דן Höß"));
    CHECK_THAT(test::textOf(document).at(0), Catch::Contains("�� Höß ��"));
}

TEST_CASE("a page of lines and areas only is a document too") {
    Page page(sizeOf(PageSize::A6));
    page.line({10, 10}, {100, 100}, {0.5, 0.3, true});
    page.frame({20, 20, 90, 90}, {1, 0});
    page.area({30, 30, 80, 80}, 0.8);
    const test::Scratch scratch;
    const std::string file = (scratch / "lines.pdf").string();
    REQUIRE(test::write({fonts(), {"t", "a", "de", kEvening}, {page}}, file));
    CHECK(test::run("qpdf --check " + file).exit == 0);
    const test::Run info = test::run("pdfinfo " + file);
    CHECK_THAT(info.out, Catch::Contains("297.64 x 419.53 pts"));
}

namespace {

// A directory with all fonts, to be spoilt.
void copyFonts(const std::filesystem::path& to) {
    for (const char* family : {"lato", "vollkorn", "dejavu"})
        std::filesystem::copy(fontDirectory() / family, to / family);
}

} // namespace

TEST_CASE("fonts that are not there or are none are named") {
    const test::Scratch scratch;
    const auto none = Fonts::load(scratch.path());
    REQUIRE_FALSE(none);
    CHECK(none.error().code == PdfError::Code::FontMissing);
    CHECK(none.error().path == (scratch / "lato/Lato-Regular.ttf").string());

    copyFonts(scratch.path());
    REQUIRE(Fonts::load(scratch.path()));
    const auto font = scratch / "vollkorn/Vollkorn-Black.ttf";
    const std::string real = test::bytesIn(font.string());
    for (const std::string& bytes :
         {std::string(), std::string("no font"), real.substr(0, 300), real.substr(0, 100000)}) {
        std::ofstream(font, std::ios::binary) << bytes;
        const auto broken = Fonts::load(scratch.path());
        REQUIRE_FALSE(broken);
        CHECK(broken.error().code == PdfError::Code::FontUnusable);
        CHECK(broken.error().path == font.string());
    }
    std::filesystem::remove(font);
    std::filesystem::create_directory(font);
    CHECK(Fonts::load(scratch.path()).error().code == PdfError::Code::FontUnusable);
}

TEST_CASE("a font that goes away after it was measured is an error, not a broken file") {
    const test::Scratch scratch;
    copyFonts(scratch.path());
    const auto measured = Fonts::load(scratch.path());
    REQUIRE(measured);
    Document document = saying("x");
    document.fonts = *measured;
    std::filesystem::remove(scratch / "lato/Lato-Regular.ttf");
    const auto bytes = render(document);
    REQUIRE_FALSE(bytes);
    CHECK(bytes.error().code == PdfError::Code::FontUnusable);
    CHECK(bytes.error().path == (scratch / "lato/Lato-Regular.ttf").string());
}

TEST_CASE("moments are read from ISO 8601") {
    CHECK(momentFrom("2026-11-21") == Moment{2026, 11, 21, std::nullopt});
    CHECK(momentFrom("2026-11-21T19:30") == Moment{2026, 11, 21, Moment::Time{19, 30, 0}});
    CHECK(momentFrom("2026-11-21 19:30:05Z") == kEvening);
    CHECK(momentFrom("2026-11-21T19:30:05+01:00") == kEvening);
    CHECK(momentFrom("2024-02-29"));
    for (const char* wrong :
         {"", "2026", "2026-13-01", "2026-02-29", "2026-04-31", "2026-11-00", "26-11-21", "2026-11-21T",
          "2026-11-21T24:00", "2026-11-21T19:60", "2026-11-21T19:30x", "2026-11-21T19:30+1", "2026-11-2",
          "+026-11-21", "2026-11-21T-1:30", "2026-11-21x"}) {
        INFO(wrong);
        CHECK_FALSE(momentFrom(wrong));
    }
}

namespace {

Picture drawing() {
    Picture picture;
    picture.size = {20, 30};
    using Kind = PathStep::Kind;
    picture.shapes.push_back(
        {{{Kind::Move, {0, 0}}, {Kind::Line, {20, 0}}, {Kind::Line, {20, 30}}, {Kind::Close, {}}},
         0.5,
         {1, 0}});
    picture.shapes.push_back(
        {{{Kind::Move, {0, 30}}, {Kind::Curve, {20, 30}, {0, 20}, {20, 20}}}, std::nullopt, {2, 0}});
    picture.letterings.push_back({.middle = {10, 8}, .text = "Ober", .size = 9, .widest = 12});
    picture.letterings.push_back({.middle = {10, 22}, .text = "K", .size = 9, .widest = 12, .turned = true});
    return picture;
}

} // namespace

TEST_CASE("a drawing keeps within its box in whatever size, its letters with it") {
    for (const double side : {6.0, 30.0, 200.0}) {
        Page page(sizeOf(PageSize::A4));
        const Box box{100, 200, 100 + side, 200 + 2 * side};
        page.picture(fonts(), box, drawing());
        int shapes = 0;
        int letters = 0;
        for (const Mark& mark : page.marks()) {
            if (const auto* shape = std::get_if<ShapeMark>(&mark)) {
                ++shapes;
                CHECK(shape->stroke.width == Approx((shapes == 1 ? 1 : 2) * side / 20));
                for (const PathStep& step : shape->path) {
                    if (step.kind == PathStep::Kind::Close) continue;
                    CHECK(step.to.x >= box.left);
                    CHECK(step.to.x <= box.right + 1e-9);
                    CHECK(step.to.y <= box.top + 1.5 * side + 1e-9);
                }
            }
            if (const auto* text = std::get_if<TextMark>(&mark)) {
                ++letters;
                const double width = text->condensed * widthOf(fonts(), text->text, text->face, text->size);
                CHECK(width <= 12 * side / 20 + 1e-9);
                CHECK(text->turned == (text->text == "K"));
                CHECK((text->turned ? text->baseline.x - width / 2 : text->baseline.x + width / 2) ==
                      Approx(box.left + side / 2));
            }
        }
        CHECK(shapes == 2);
        CHECK(letters == 2);
        const auto pages = test::textOf({fonts(), {"t", "a", "de", kEvening}, {page}});
        CHECK_THAT(pages.at(0), Catch::Contains("Ober"));
    }
}
