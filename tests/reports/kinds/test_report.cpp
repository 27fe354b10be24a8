#include "evening.h"
#include "pdf_tools.h"

#include <kinds/words.h>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

// What a kind is printed with when all is there.
pdf::Document made(Kind kind, const View& view, pdf::PageSize page) {
    auto document = makeReport(kind, view, test::options(page));
    REQUIRE(document);
    return *document;
}

} // namespace

TEST_CASE("kinds have the names of the command line") {
    for (Kind kind : kKinds) CHECK(kindNamed(nameOf(kind)) == kind);
    CHECK(kindNamed("blank-sheets") == Kind::BlankSheets);
    CHECK_FALSE(kindNamed("Entries"));
    CHECK_FALSE(kindNamed(""));
    for (words::Language language : words::kLanguages) CHECK(language == language);
    CHECK_FALSE(words::readLanguage("fr"));
}

// What is said not to be asked of a kind changes nothing of it; what is said to be, does.
TEST_CASE("an option that is offered for a kind changes its pages, and no other does") {
    View evening = test::evening();
    evening.standings.final = true; // as it has to be for certificates among all papers
    const View knockout = test::knockout();
    const auto bytesOf = [&](Kind kind, const Options& options) {
        const auto document = makeReport(kind, kind == Kind::Bracket ? knockout : evening, options);
        REQUIRE(document);
        return *pdf::render(*document);
    };
    for (const Kind kind : kKinds) {
        INFO(nameOf(kind));
        const Uses uses = usesOf(kind);
        const Options usual = test::options();
        Options up = usual;
        up.up = mostUp(usual.page);
        Options turned = usual;
        turned.landscape = true;
        Options some = usual;
        some.ranks = {2, 2};
        CHECK((bytesOf(kind, up) != bytesOf(kind, usual)) == uses.up);
        CHECK((bytesOf(kind, turned) != bytesOf(kind, usual)) == uses.landscape);
        CHECK((bytesOf(kind, some) != bytesOf(kind, usual)) == uses.ranks);
    }
}

namespace {

std::vector<pdf::PageSize> papers() {
    if (!test::wholeSweeps()) return {pdf::PageSize::A4, pdf::PageSize::A6};
    return {pdf::kPageSizes.begin(), pdf::kPageSizes.end()};
}

// Every kind that can be made, on every paper.
pdf::Document everything(const View& view) {
    std::vector<pdf::Document> made;
    for (Kind kind : kKinds)
        for (pdf::PageSize page : papers())
            if (auto document = makeReport(kind, view, test::options(page))) made.push_back(*document);
    return test::together(made);
}

} // namespace

TEST_CASE("every kind in every language on every paper says who, when and in which language") {
    View view = test::evening();
    for (words::Language language : words::kLanguages) {
        view.language = language;
        for (Kind kind : kKinds)
            for (pdf::PageSize page : papers()) {
                INFO(nameOf(kind) << ' ' << codeOf(language) << ' ' << pdf::nameOf(page));
                const pdf::Document document = made(kind, view, page);
                CHECK(document.info.language == codeOf(language));
                CHECK(document.info.date == view.printed);
                CHECK_THAT(std::string(titleOf(kind, language)), !Catch::Equals(""));
                CHECK_THAT(document.info.title, Catch::EndsWith("– Herbstabend der Perlagger"));
                CHECK(pdf::missingCharacters(document).empty());
                for (const pdf::Page& one : document.pages)
                    CHECK((one.size() == pdf::sizeOf(page) ||
                           one.size() == pdf::Size{pdf::sizeOf(page).height, pdf::sizeOf(page).width}));
            }
    }
}

TEST_CASE("short, long and extreme: every kind on every paper is a clean PDF, and twice the same bytes") {
    std::vector<View> views{test::evening({30, 1}), test::evening({9, 2, 300})};
    if (test::wholeSweeps()) {
        views.push_back(test::evening({4, 1}));
        views.push_back(test::evening({40, 2}));
        views.push_back(test::evening({30, 2, 0, true}));
        views.push_back(test::knockout({13, 99, 40, true}));
    }
    // In one language each, in turns; in all with SCHREIBER_LONG.
    for (std::size_t i = 0; i < views.size(); ++i)
        for (std::size_t language = 0; language < words::kLanguages.size(); ++language) {
            if (!std::getenv("SCHREIBER_LONG") && language != i % words::kLanguages.size()) continue;
            views[i].language = words::kLanguages.at(language);
            INFO(codeOf(views[i].language) << ", " << views[i].tournament.entries.size() << " entries");
            const pdf::Document document = everything(views[i]);
            CHECK(test::textOf(document).size() == document.pages.size());
            CHECK(pdf::render(document).value() == pdf::render(everything(views[i])).value());
        }
}

TEST_CASE("every kind in every language is a clean PDF in that language") {
    View view = test::evening();
    const std::map<Kind, std::array<std::string, 3>> wanted{
        {Kind::Entries, {"Meldeliste", "Elenco degli iscritti", "Entry list"}},
        {Kind::Partners, {"Partner", "Compagni", "Partners"}},
        {Kind::Seating, {"Wo sitze ich?", "Dove mi siedo?", "Where do I sit?"}},
        {Kind::Tables, {"Tische", "Tavoli", "Tables"}},
        {Kind::RouteCards, {"Gegner", "Avversari", "Opponents"}},
        {Kind::TableNumbers, {"1", "1", "1"}},
        {Kind::Scoresheets, {"Unterschrift", "Firma LORO", "Signature THEY"}},
        {Kind::BlankSheets, {"Unterschrift", "Firma LORO", "Signature THEY"}},
        {Kind::FilledSheets, {"Unterschrift", "Firma LORO", "Signature THEY"}},
        {Kind::Outstanding, {"Es fehlen noch", "Mancano ancora", "Still to come"}},
        {Kind::Results, {"Ergebnisse", "Risultati", "Results"}},
        {Kind::Standings, {"Rangliste", "Classifica", "Standings"}},
        {Kind::Crosstable, {"Verlauf", "Andamento", "Round by round"}},
        {Kind::Bracket, {"K.-o.-Baum", "Tabellone", "Bracket"}},
        {Kind::Prizes, {"Preise", "Premi", "Prizes"}},
        {Kind::Cash, {"Kassaliste", "Lista di cassa", "Cash list"}},
        {Kind::Protocol, {"Protokoll der Auslosungen", "Verbale dei sorteggi", "Protocol of the draws"}},
        {Kind::Journal, {"Journal", "Giornale", "Journal"}},
        {Kind::Rulings, {"Streitfälle und Entscheide", "Contestazioni e decisioni", "Disputes and rulings"}},
        {Kind::Rules, {"Gespielt wird so", "Così si gioca", "How we play"}},
        {Kind::Signals, {"Deuten und Perlaggen", "Segni e Perlaggen", "Signals and Perlaggen"}},
        {Kind::Honours, {"Ehrentafel", "Albo d’onore", "Roll of honour"}},
        {Kind::Certificates, {"Urkunde", "Diploma", "Certificate"}},
        {Kind::Emergency, {"Notblatt", "Foglio d’emergenza", "Emergency sheet"}},
        {Kind::All, {"Meldeliste", "Elenco degli iscritti", "Entry list"}}};
    REQUIRE(wanted.size() == kKinds.size());
    for (words::Language language : words::kLanguages) {
        view.language = language;
        std::vector<pdf::Document> documents;
        for (const auto& [kind, words] : wanted) documents.push_back(made(kind, view, pdf::PageSize::A4));
        const auto pages = test::textOf(test::together(documents));
        std::size_t first = 0;
        for (const auto& [kind, words] : wanted) {
            INFO(nameOf(kind) << ' ' << codeOf(language));
            REQUIRE(first < pages.size());
            CHECK_THAT(pages[first], Catch::Contains(words.at(static_cast<std::size_t>(language))));
            first += makeReport(kind, view, test::options()).value().pages.size();
        }
    }
}

TEST_CASE("an empty tournament is a good page or a clear refusal") {
    test::EveningSize nobody;
    nobody.players = 0;
    nobody.rounds = 0;
    View view = test::evening(nobody);
    for (Kind kind :
         {Kind::Entries, Kind::RouteCards, Kind::TableNumbers, Kind::Standings, Kind::BlankSheets,
          Kind::Crosstable, Kind::Bracket, Kind::Prizes, Kind::Cash, Kind::Protocol, Kind::Journal,
          Kind::Rulings, Kind::Rules, Kind::Signals, Kind::Honours, Kind::Certificates, Kind::Emergency})
        CHECK(made(kind, view, pdf::PageSize::A4).pages.size() == 1);
    const std::size_t alone = everything(view).pages.size();
    CHECK(test::textOf(everything(view)).size() == alone);
    for (Kind kind : {Kind::Partners, Kind::Seating, Kind::Tables, Kind::Scoresheets, Kind::FilledSheets,
                      Kind::Outstanding, Kind::Results}) {
        const auto refused = makeReport(kind, view, test::options());
        REQUIRE_FALSE(refused);
        CHECK(refused.error() == ReportError{ReportError::Code::NoRoundYet, 0});
    }
    // A round in which nobody was left to play.
    view.tournament.rounds = {{1, tournament::RoundState::Published, 0, {}, {}}};
    for (Kind kind : kKinds)
        if (kind != Kind::All) CHECK(made(kind, view, pdf::PageSize::A4).pages.size() == 1);
    CHECK(test::textOf(everything(view)).size() > alone);
    // Not even a name.
    view = View{};
    CHECK(test::textOf(everything(view)).size() > 1);
}

TEST_CASE("a notice stands on every page of every report, over all else") {
    View view = test::evening();
    view.notice = "Achtung: In der Turnierdatei wurde etwas verändert. Was hier steht, kann falsch sein.";
    for (const Kind kind : kKinds)
        for (const pdf::PageSize paper : papers()) {
            const auto document = makeReport(kind, view, test::options(paper));
            if (!document) continue;
            for (const pdf::Page& page : document->pages) {
                INFO(nameOf(kind) << ' ' << pdf::nameOf(paper));
                int notices = 0;
                double last = 0;
                double first = page.size().height;
                for (const pdf::Mark& mark : page.marks()) {
                    const auto* one = std::get_if<pdf::TextMark>(&mark);
                    if (one == nullptr) continue;
                    if (one->text == view.notice) {
                        ++notices;
                        last = one->baseline.y;
                    } else if (!one->turned) {
                        first = std::min(first, one->baseline.y - pdf::kCapHeight * one->size);
                    }
                }
                CHECK(notices == 1);
                CHECK(last < first);
            }
        }
}

TEST_CASE("what is not there is refused by its number") {
    const View view = test::evening();
    using Code = ReportError::Code;
    Options options = test::options();
    options.round = 9;
    for (const Kind kind : kKinds)
        CHECK(makeReport(kind, view, options).error() == ReportError{Code::NoSuchRound, 9});
    options = test::options();
    options.table = 8;
    for (const Kind kind : kKinds) // also where it has no use for it
        CHECK(makeReport(kind, view, options).error() == ReportError{Code::NoSuchTable, 8});
    options = test::options();
    options.ruling = 7;
    for (const Kind kind : kKinds)
        CHECK(makeReport(kind, view, options).error() == ReportError{Code::NoSuchRuling, 7});
    for (const Kind kind : kKinds)
        CHECK(makeReport(kind, view, test::options(pdf::PageSize::A4, 3)).error() ==
              ReportError{Code::BadUp, 3});
    CHECK(makeReport(Kind::BlankSheets, view, test::options(pdf::PageSize::A5, 4)).error() ==
          ReportError{Code::NoRoomForUp, 4});
    CHECK(makeReport(Kind::BlankSheets, view, test::options(pdf::PageSize::A6, 2)).error() ==
          ReportError{Code::NoRoomForUp, 2});
    View drafted = view;
    drafted.tournament.rounds.resize(1);
    drafted.tournament.rounds[0].state = tournament::RoundState::Draft;
    CHECK(makeReport(Kind::Tables, drafted, test::options()).error() == ReportError{Code::NoRoundYet, 0});
}

TEST_CASE("every error is said in every language, with what it is about") {
    std::set<std::string> said;
    const auto say = [&](const auto& error) {
        for (words::Language language : words::kLanguages) {
            const std::string words = inWords(error, language);
            CHECK_FALSE(words.empty());
            CHECK_THAT(words, !Catch::Contains("{") && Catch::EndsWith("."));
            CHECK(said.insert(words).second);
        }
    };
    using Code = ReportError::Code;
    for (Code code : {Code::NoRoundYet, Code::NoSuchRound, Code::NoSuchTable, Code::BadUp, Code::NoRoomForUp})
        say(ReportError{code, 7});
    using PdfCode = pdf::PdfError::Code;
    for (PdfCode code : {PdfCode::FontMissing, PdfCode::FontUnusable, PdfCode::Library})
        say(pdf::PdfError{code, "a.pdf", "kein Platz"});
    say(pdf::MissingCharacters{{U'山', U'田'}, "Anna 山田"});

    CHECK_THAT(inWords(ReportError{Code::NoSuchTable, 7}, words::Language::German),
               Catch::Contains("Tisch 7"));
    CHECK_THAT(inWords(pdf::PdfError{PdfCode::Library, "a.pdf", "kein Platz"}, words::Language::English),
               Catch::Contains("kein Platz"));
    CHECK_THAT(inWords(pdf::MissingCharacters{{U'山', U'田'}, "Anna 山田"}, words::Language::Italian),
               Catch::Contains("U+5C71") && Catch::Contains("Anna 山田"));
}

TEST_CASE("a thousand entries") {
    test::EveningSize large;
    large.players = 1000;
    const View view = test::evening(large);
    for (Kind kind : {Kind::Entries, Kind::Seating, Kind::Standings}) {
        const auto pages = test::textOf(made(kind, view, pdf::PageSize::A4));
        INFO(nameOf(kind));
        CHECK(pages.size() > 5);
        CHECK_THAT(pages.back(), Catch::Contains(fmt::format("Seite {0} von {0}", pages.size())));
    }
    CHECK(makeReport(Kind::Scoresheets, view, test::options(pdf::PageSize::A4, 4)).value().pages.size() ==
          63);
}

TEST_CASE("a name in a script the font lacks is printed visibly and named") {
    View view = test::evening();
    view.tournament.entries[0].persons[0].last = "山田";
    const pdf::Document document = made(Kind::Entries, view, pdf::PageSize::A4);
    const auto missing = pdf::missingCharacters(document);
    REQUIRE(missing.size() == 1);
    CHECK(missing[0].text == "Anna 山田");
    CHECK_THAT(test::textOf(document)[0], Catch::Contains("Anna ��"));
}

// To look at: SCHREIBER_PREVIEW=DIRECTORY test_kinds [preview]
TEST_CASE("every report, as a file", "[.][preview]") {
    const char* directory = std::getenv("SCHREIBER_PREVIEW");
    REQUIRE(directory);
    const std::filesystem::path out(directory);
    for (Kind kind : kKinds)
        for (pdf::PageSize page : pdf::kPageSizes)
            REQUIRE(test::write(makeReport(kind, test::evening(), test::options(page)).value(),
                                out / fmt::format("{}-{}.pdf", nameOf(kind), pdf::nameOf(page))));
    for (int up : {1, 2, 4})
        for (Kind kind : {Kind::Scoresheets, Kind::BlankSheets})
            REQUIRE(
                test::write(makeReport(kind, test::evening(), test::options(pdf::PageSize::A4, up)).value(),
                            out / fmt::format("{}-{}up.pdf", nameOf(kind), up)));
    kinds::Options first = test::options();
    first.round = 1;
    REQUIRE(test::write(makeReport(Kind::Results, test::evening(), first).value(), out / "results-1.pdf"));
    for (words::Language language : {words::Language::Italian, words::Language::English}) {
        View view = test::evening();
        view.language = language;
        for (Kind kind : kKinds)
            REQUIRE(test::write(makeReport(kind, view, test::options()).value(),
                                out / fmt::format("{}-{}.pdf", nameOf(kind), codeOf(language))));
    }
    View heats = test::evening({30, 2, 0, false, 3});
    heats.tournament.rounds[0].tables[5].heat = heats.tournament.rounds[0].tables[6].heat = 2;
    heats.tournament.rounds[0].state = tournament::RoundState::Draft;
    heats.tournament.entries[3].joined = 3;
    heats.tournament.entries[4].absences = {{2, 0, tournament::LeaverResults::Unplayed}};
    for (Kind kind : kKinds)
        REQUIRE(test::write(makeReport(kind, heats, first).value(),
                            out / fmt::format("{}-heats.pdf", nameOf(kind))));
    test::EveningSize solo;
    solo.solo = true;
    test::EveningSize large;
    large.players = 128;
    test::EveningSize endless;
    endless.names = 300;
    for (Kind kind : kKinds) {
        REQUIRE(test::write(makeReport(kind, test::evening(solo), test::options()).value(),
                            out / fmt::format("{}-solo.pdf", nameOf(kind))));
        REQUIRE(test::write(makeReport(kind, test::evening(large), test::options()).value(),
                            out / fmt::format("{}-128.pdf", nameOf(kind))));
        REQUIRE(test::write(makeReport(kind, test::evening(endless), test::options()).value(),
                            out / fmt::format("{}-endless.pdf", nameOf(kind))));
    }
}

TEST_CASE("numbers on what is kept are words, as one writes them by hand") {
    using words::Language;
    const auto said = [](int number, Language language) { return numberInWords(number, language); };
    CHECK(said(7, Language::German) == "sieben");
    CHECK(said(16, Language::German) == "sechzehn");
    CHECK(said(30, Language::German) == "dreißig");
    CHECK(said(71, Language::German) == "einundsiebzig");
    CHECK(said(21, Language::Italian) == "ventuno");
    CHECK(said(23, Language::Italian) == "ventitré");
    CHECK(said(38, Language::Italian) == "trentotto");
    CHECK(said(40, Language::Italian) == "quaranta");
    CHECK(said(45, Language::English) == "forty-five");
    for (const Language language : words::kLanguages)
        for (const int figure : {0, 1, 100, 130}) CHECK(said(figure, language) == std::to_string(figure));
}
