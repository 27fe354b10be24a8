#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

std::string textOf(const View& view) {
    const auto document = makeReport(Kind::Prizes, view, test::options());
    REQUIRE(document);
    const auto pages = test::textOf(*document);
    REQUIRE(pages.size() == 1);
    return pages[0];
}

View withPrizes() {
    View view = test::evening();
    view.prizes = {{"Platz 1", "Anna Höß", "KC Sterzing"}, {"jüngste Person", "Jörg O'Brien", ""}};
    return view;
}

} // namespace

TEST_CASE("the prize list says who gets what, with room for the ham") {
    View view = withPrizes();
    const std::string text = textOf(view);
    CHECK_THAT(text, Catch::Contains("Platz 1") && Catch::Contains("Anna Höß") &&
                         Catch::Contains("KC Sterzing") && Catch::Contains("jüngste Person") &&
                         Catch::Contains("……"));
    CHECK_THAT(text, Catch::Contains("vorläufig") && !Catch::Contains("Nicht vergeben"));
}

TEST_CASE("prizes that a closing fixed are not provisional") {
    View view = withPrizes();
    view.prizesFixed = true;
    view.prizeNotes = {"Wer einen Platz gewonnen hat, bekommt keinen Sonderpreis."};
    view.prizesLeft = {"beste Frau", "älteste Person"};
    const std::string text = textOf(view);
    CHECK_THAT(text, !Catch::Contains("vorläufig") && Catch::Contains("Abschluss") &&
                         Catch::Contains("keinen Sonderpreis") &&
                         Catch::Contains("Nicht vergeben: beste Frau, älteste Person"));
}

TEST_CASE("who won the crown stands over the prizes") {
    View view = withPrizes();
    view.standings.title = tournament::Title{{7}, "Žofia Žižek"};
    CHECK_THAT(textOf(view), Catch::Contains("Gewonnen: Žofia Žižek"));
}

TEST_CASE("very many prizes with endless names keep within their pages") {
    View view = test::evening();
    const std::size_t prizes = test::wholeSweeps() ? 1000 : 100;
    for (std::size_t n = 1; n <= prizes; ++n)
        view.prizes.push_back(
            {"Platz " + std::to_string(n), std::string(n % 300, 'M'), std::string(n % 200, 'W')});
    for (pdf::PageSize page : pdf::kPageSizes)
        CHECK(pdf::render(makeReport(Kind::Prizes, view, test::options(page)).value()));
}
