#include "evening.h"
#include "pdf_tools.h"

#include <kinds/words.h>

#include <catch2/catch.hpp>
#include <fmt/format.h>

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
    for (Language language : kLanguages) CHECK(languageNamed(codeOf(language)) == language);
    CHECK_FALSE(languageNamed("fr"));
}

TEST_CASE("every kind in every language on every paper, and twice the same bytes") {
    View view = test::evening();
    for (Language language : kLanguages) {
        view.language = language;
        for (Kind kind : kKinds)
            for (pdf::PageSize page : pdf::kPageSizes) {
                INFO(nameOf(kind) << ' ' << codeOf(language) << ' ' << pdf::nameOf(page));
                const pdf::Document document = made(kind, view, page);
                CHECK(document.info.language == codeOf(language));
                CHECK(document.info.date == view.printed);
                CHECK_THAT(std::string(titleOf(kind, language)), !Catch::Equals(""));
                CHECK_THAT(document.info.title, Catch::EndsWith("– Herbstabend der Perlagger"));
                CHECK(pdf::missingCharacters(document).empty());
                const auto bytes = pdf::render(document);
                REQUIRE(bytes);
                if (language == Language::German)
                    CHECK(*bytes == pdf::render(made(kind, view, page)).value());
            }
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
        {Kind::TableNumbers, {"Tisch", "Tavolo", "Table"}},
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
        {Kind::Journal, {"Journal", "Registro", "Journal"}},
        {Kind::Rulings, {"Streitfälle und Entscheide", "Contestazioni e decisioni", "Disputes and rulings"}},
        {Kind::Rules, {"Gespielt wird so", "Così si gioca", "How we play"}},
        {Kind::Signals, {"Deuten und Perlaggen", "Segni e Perlaggen", "Signals and Perlaggen"}},
        {Kind::Certificates, {"Urkunde", "Diploma", "Certificate"}},
        {Kind::Emergency, {"Notblatt", "Foglio d’emergenza", "Emergency sheet"}},
        {Kind::All, {"Meldeliste", "Elenco degli iscritti", "Entry list"}}};
    REQUIRE(wanted.size() == kKinds.size());
    for (Language language : kLanguages)
        for (const auto& [kind, words] : wanted) {
            INFO(nameOf(kind) << ' ' << codeOf(language));
            view.language = language;
            const auto pages = test::textOf(made(kind, view, pdf::PageSize::A4));
            REQUIRE_FALSE(pages.empty());
            CHECK_THAT(pages[0], Catch::Contains(words.at(static_cast<std::size_t>(language))));
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
          Kind::Rulings, Kind::Rules, Kind::Signals, Kind::Certificates, Kind::Emergency})
        CHECK(test::textOf(made(kind, view, pdf::PageSize::A4)).size() == 1);
    for (Kind kind : {Kind::Partners, Kind::Seating, Kind::Tables, Kind::Scoresheets, Kind::FilledSheets,
                      Kind::Outstanding, Kind::Results}) {
        const auto refused = makeReport(kind, view, test::options());
        REQUIRE_FALSE(refused);
        CHECK(refused.error() == ReportError{ReportError::Code::NoRoundYet, 0});
    }
    // A round in which nobody was left to play.
    view.tournament.rounds = {{1, tournament::RoundState::Published, 0, {}, {}}};
    for (Kind kind : kKinds)
        if (kind != Kind::All) CHECK(test::textOf(made(kind, view, pdf::PageSize::A4)).size() == 1);
    // Not even a name.
    view = View{};
    for (Kind kind : kKinds)
        if (makeReport(kind, view, test::options(pdf::PageSize::Letter)))
            CHECK(pdf::render(made(kind, view, pdf::PageSize::Letter)));
}

TEST_CASE("what is not there is refused by its number") {
    const View view = test::evening();
    using Code = ReportError::Code;
    Options options = test::options();
    options.round = 9;
    CHECK(makeReport(Kind::Tables, view, options).error() == ReportError{Code::NoSuchRound, 9});
    options = test::options();
    options.table = 8;
    CHECK(makeReport(Kind::Scoresheets, view, options).error() == ReportError{Code::NoSuchTable, 8});
    CHECK(makeReport(Kind::Scoresheets, view, test::options(pdf::PageSize::A4, 3)).error() ==
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
        for (Language language : kLanguages) {
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
    for (PdfCode code : {PdfCode::FontMissing, PdfCode::FontUnusable, PdfCode::CannotWrite, PdfCode::Library})
        say(pdf::PdfError{code, "a.pdf", "kein Platz"});
    say(pdf::MissingCharacter{U'山', "Anna 山田"});

    CHECK_THAT(inWords(ReportError{Code::NoSuchTable, 7}, Language::German), Catch::Contains("Tisch 7"));
    CHECK_THAT(inWords(pdf::PdfError{PdfCode::CannotWrite, "a.pdf", "kein Platz"}, Language::English),
               Catch::Contains("a.pdf") && Catch::Contains("kein Platz"));
    CHECK_THAT(inWords(pdf::MissingCharacter{U'山', "Anna 山田"}, Language::Italian),
               Catch::Contains("U+5C71") && Catch::Contains("Anna 山田"));
}

TEST_CASE("names of 300 letters and a thousand entries") {
    test::EveningSize endless;
    endless.names = 300;
    endless.players = 9;
    const View longNames = test::evening(endless);
    for (Kind kind : kKinds)
        for (pdf::PageSize page : pdf::kPageSizes) CHECK(pdf::render(made(kind, longNames, page)));

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
    REQUIRE(missing.size() == 2);
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
            REQUIRE(pdf::write(makeReport(kind, test::evening(), test::options(page)).value(),
                               out / fmt::format("{}-{}.pdf", nameOf(kind), pdf::nameOf(page))));
    for (int up : {1, 2, 4})
        for (Kind kind : {Kind::Scoresheets, Kind::BlankSheets})
            REQUIRE(
                pdf::write(makeReport(kind, test::evening(), test::options(pdf::PageSize::A4, up)).value(),
                           out / fmt::format("{}-{}up.pdf", nameOf(kind), up)));
    kinds::Options first = test::options();
    first.round = 1;
    REQUIRE(pdf::write(makeReport(Kind::Results, test::evening(), first).value(), out / "results-1.pdf"));
    for (Language language : {Language::Italian, Language::English}) {
        View view = test::evening();
        view.language = language;
        for (Kind kind : kKinds)
            REQUIRE(pdf::write(makeReport(kind, view, test::options()).value(),
                               out / fmt::format("{}-{}.pdf", nameOf(kind), codeOf(language))));
    }
    View heats = test::evening({30, 2, 0, false, 3});
    heats.tournament.rounds[0].tables[5].heat = heats.tournament.rounds[0].tables[6].heat = 2;
    heats.tournament.rounds[0].state = tournament::RoundState::Draft;
    heats.tournament.entries[3].joined = 3;
    heats.tournament.entries[4].absences = {{2, 0, tournament::LeaverResults::Unplayed}};
    for (Kind kind : kKinds)
        REQUIRE(pdf::write(makeReport(kind, heats, first).value(),
                           out / fmt::format("{}-heats.pdf", nameOf(kind))));
    test::EveningSize solo;
    solo.solo = true;
    test::EveningSize large;
    large.players = 128;
    test::EveningSize endless;
    endless.names = 300;
    for (Kind kind : kKinds) {
        REQUIRE(pdf::write(makeReport(kind, test::evening(solo), test::options()).value(),
                           out / fmt::format("{}-solo.pdf", nameOf(kind))));
        REQUIRE(pdf::write(makeReport(kind, test::evening(large), test::options()).value(),
                           out / fmt::format("{}-128.pdf", nameOf(kind))));
        REQUIRE(pdf::write(makeReport(kind, test::evening(endless), test::options()).value(),
                           out / fmt::format("{}-endless.pdf", nameOf(kind))));
    }
}
