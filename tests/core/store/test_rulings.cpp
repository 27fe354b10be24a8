#include "scratch.h"

#include <store/exchange.h>

#include <catch2/catch.hpp>

#include <altered_file.h>
#include <fstream>

using namespace schreiber;
using namespace schreiber::store;
using namespace schreiber::store::testing;
using schreiber::test::alterFile;
using tournament::Ruling;

namespace {

Ruling ruling(int number, const std::string& dispute, const std::string& rule) {
    Ruling made;
    made.number = number;
    made.place = number % 2 == 0 ? "Imst, Gasthof Lamm" : "Höfen";
    made.at = "2026-1" + std::to_string(number % 3) + "-05T20:00:00Z";
    made.dispute = dispute;
    made.record = number == 3 ? "# im Keller\nrules: suedtirol\n" : "rules: innsbruck\n";
    if (!rule.empty())
        made.found = {{rule, "illegal", 7, "Ein Hanger bleibt stehen.", "Un Hanger resta in piedi.",
                       "A Hanger is left standing."}};
    return made;
}

TournamentFile archive(const std::string& path) {
    tournament::Tournament t;
    t.settings.name = "Herbst";
    t.rulings = {ruling(1, "Darf er den Hanger stehen lassen?", "stand_declared"),
                 ruling(2, "Gestrichen und doch geboten", "gestr_no_bet"),
                 ruling(3, "Frau Höß hat nicht zugegeben", "follow"),
                 ruling(4, "Hat Thöni gemauert? Stehen lassen!", "")};
    auto made = TournamentFile::create(path, t, {"created", {}});
    REQUIRE(made.ok());
    return std::move(*made);
}

std::vector<int> found(const TournamentFile& file, const RulingSearch& search) {
    const auto numbers = file.searchRulings(search);
    REQUIRE(numbers.ok());
    return *numbers;
}

std::vector<int> found(const TournamentFile& file, const char* words) {
    RulingSearch search;
    search.words = words;
    return found(file, search);
}

using Numbers = std::vector<int>;

} // namespace

TEST_CASE("rulings are found by words of three languages, by rule, place and day") {
    const Scratch scratch;
    const TournamentFile file = archive(scratch.path("a.schreiber"));
    CHECK(found(file, "stehen lassen Hanger") == Numbers{1});
    CHECK(found(file, "hoess") == Numbers{3});
    CHECK(found(file, "HÖSS") == Numbers{3});
    CHECK(found(file, "resta piedi gestrichen") == Numbers{2});
    CHECK(found(file, "left standing zugeg") == Numbers{3});
    CHECK(found(file, "gestr_no_bet") == Numbers{2});
    CHECK(found(file, "Schafkopf").empty());
    CHECK(found(file, "§ !").empty());
    CHECK(found(file, "\" OR * NEAR(").empty());

    CHECK(found(file, RulingSearch{}) == Numbers{4, 3, 2, 1});
    CHECK(found(file, RulingSearch{.rules = {"follow"}}) == Numbers{3});
    CHECK(found(file, RulingSearch{.words = "Hanger", .place = "imst"}) == Numbers{2});
    CHECK(found(file, RulingSearch{.place = "hoefen"}).size() == 2);
    CHECK(found(file, RulingSearch{.place = "imst", .placeOf = {"suedtirol"}}) == Numbers{4, 2, 3});
    CHECK(found(file, RulingSearch{.place = "imst", .placeOf = {"suedtirol"}, .most = 2}) == Numbers{4, 2});
    CHECK(found(file, RulingSearch{.words = "Hanger", .place = "Meran", .placeOf = {"innsbruck", "imst"}}) ==
          Numbers{1, 2});
    CHECK(found(file, RulingSearch{.since = "2026-11-05"}) == Numbers{4, 2, 1});
    CHECK(found(file, RulingSearch{.until = "2026-11"}) == Numbers{4, 3, 1});
    CHECK(found(file, RulingSearch{.words = "Hanger", .until = "2026-10-05"}) == Numbers{3});
    CHECK(found(file, RulingSearch{.most = 2}) == Numbers{4, 3});
}

TEST_CASE("asked loosely, a word is found in another ending and two words written as one") {
    const Scratch scratch;
    const TournamentFile file = archive(scratch.path("a.schreiber"));
    const auto loosely = [&](const std::string& words) {
        return found(file, RulingSearch{.words = words, .loosely = true});
    };
    CHECK(found(file, "stehn lassn").empty());
    CHECK(found(file, "Hangerstehen").empty());
    CHECK(loosely("stehn lassn") == Numbers{4, 1});
    CHECK(loosely("Hangerstehen") == Numbers{1, 3, 2});
    CHECK(loosely("gestrichener Bieter").empty());
    CHECK(loosely("\" OR * NEAR(").empty());
}

TEST_CASE("where nothing has all of it, the nearest come first") {
    const Scratch scratch;
    const TournamentFile file = archive(scratch.path("a.schreiber"));
    const Numbers nearest =
        found(file, RulingSearch{.words = "stehen gemauert", .rules = {"gestr_no_bet"}, .any = true});
    REQUIRE(nearest.size() == 4);
    CHECK(nearest.front() == 2);
    CHECK(nearest[1] == 4);
    CHECK(found(file, RulingSearch{.any = true}).empty());
}

TEST_CASE("the search follows every change, its undoing and its redoing") {
    const Scratch scratch;
    TournamentFile file = archive(scratch.path("a.schreiber"));
    const auto appeal = [](const tournament::Tournament& now) -> StepResult {
        tournament::Tournament after = now;
        after.rulings[1].appeal = "Der Zettel war verwechselt";
        after.rulings.erase(after.rulings.begin());
        return Step{after, {"appealed", {}}, ""};
    };
    REQUIRE(file.transact(appeal).ok());
    CHECK(found(file, "verwechselt") == Numbers{2});
    CHECK(found(file, "stehen lassen Hanger").empty());
    CHECK(file.verify()->empty());
    REQUIRE(file.undo("").ok());
    CHECK(found(file, "verwechselt").empty());
    CHECK(found(file, "stehen lassen Hanger") == Numbers{1});
    REQUIRE(file.redo("").ok());
    CHECK(found(file, "verwechselt") == Numbers{2});
    const auto copy = TournamentFile::open(file.path(), Access::ReadOnly);
    REQUIRE(copy.ok());
    CHECK(found(*copy, "verwechselt") == Numbers{2});
    CHECK(copy->verify()->empty());
}

TEST_CASE("verify finds words of the search that are not those of the rulings") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    archive(path);
    const std::string sound = bytesOf(path);
    const auto findings = [&](const char* sql) {
        std::ofstream(path, std::ios::binary | std::ios::trunc) << sound;
        alterFile(path, sql);
        const auto all = TournamentFile::verifyFile(path);
        REQUIRE(all.ok());
        REQUIRE(all->size() == 1);
        return all->front();
    };
    CHECK(findings("UPDATE ruling_words SET words = 'x' WHERE rowid = 2") ==
          Finding{"ruling_words", "[2]", "words", "altered"});
    CHECK(findings("UPDATE ruling_words SET place = '' WHERE rowid = 4") ==
          Finding{"ruling_words", "[4]", "place", "altered"});
    CHECK(findings("UPDATE ruling_words SET rules = 'y' WHERE rowid = 1") ==
          Finding{"ruling_words", "[1]", "rules", "altered"});
    CHECK(findings("DELETE FROM ruling_words WHERE rowid = 3") ==
          Finding{"ruling_words", "[3]", "", "missing"});
    CHECK(findings("INSERT INTO ruling_words (rowid, rules, place, words) VALUES (9, '', '', '')") ==
          Finding{"ruling_words", "[9]", "", "orphan"});
    // The index itself, which a search reads and not the words beside it.
    CHECK(findings("UPDATE ruling_words_content SET c2 = c2 || ' neu' WHERE id = 1").column == "words");
    CHECK(findings("UPDATE ruling_words_data SET block = zeroblob(length(block)) WHERE id > 10").table ==
          "ruling_words");
}

TEST_CASE("whatever was written into the search's index, verify says so and it is made anew") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    archive(path);
    const std::string sound = bytesOf(path);
    const auto found = [&] {
        const auto file = TournamentFile::open(path, Access::ReadOnly);
        REQUIRE(file.ok());
        RulingSearch search;
        search.words = "hanger";
        const auto numbers = file->searchRulings(search);
        REQUIRE(numbers.ok());
        return *numbers;
    };
    const std::vector<int> wanted = found();
    REQUIRE_FALSE(wanted.empty());
    for (const char* sql :
         {"DELETE FROM ruling_words_data", "UPDATE ruling_words_data SET block = x'00ff'",
          "DELETE FROM ruling_words_docsize", "UPDATE ruling_words_docsize SET id = id + 100",
          "UPDATE ruling_words_docsize SET sz = x''", "DELETE FROM ruling_words_config",
          "UPDATE ruling_words_config SET v = 99", "DELETE FROM ruling_words_content",
          "UPDATE ruling_words_content SET c2 = 'nichts'"}) {
        INFO(sql);
        std::ofstream(path, std::ios::binary | std::ios::trunc) << sound;
        alterFile(path, sql);
        const auto findings = TournamentFile::verifyFile(path);
        REQUIRE(findings.ok());
        REQUIRE_FALSE(findings->empty());
        CHECK(findings->front().table == "ruling_words");
        CHECK_THAT(findings->front().column, !Catch::Contains("fts5"));
        int row = -1;
        const auto left = TournamentFile::restoreFile(path, &row);
        REQUIRE(left.ok());
        CHECK(left->empty());
        CHECK(row == 0); // nothing in the journal: the rows are as they were
        CHECK(TournamentFile::verifyFile(path)->empty());
        CHECK(found() == wanted);
    }
}

TEST_CASE("an index of several pages leads to each of them, or verify says so and it is made anew") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    std::string words;
    for (int i = 10'000; i < 14'000; ++i) words += "w" + std::to_string(i) + ' ';
    tournament::Tournament t;
    t.settings.name = "Herbst";
    t.rulings = {ruling(1, words, "follow")};
    REQUIRE(TournamentFile::create(path, t, {"created", {}}).ok());
    REQUIRE(TournamentFile::verifyFile(path)->empty());
    const std::string sound = bytesOf(path);
    const auto finds = [&](const char* word) {
        const auto file = TournamentFile::open(path, Access::ReadOnly);
        REQUIRE(file.ok());
        return found(*file, word) == Numbers{1};
    };
    REQUIRE(finds("w13999"));
    for (const char* sql :
         {"DELETE FROM ruling_words_idx", "DELETE FROM ruling_words_idx WHERE pgno >> 1 = 3",
          "DELETE FROM ruling_words_idx WHERE pgno = (SELECT max(pgno) FROM ruling_words_idx)",
          "UPDATE ruling_words_idx SET pgno = pgno + 2", "UPDATE ruling_words_idx SET pgno = pgno - 2",
          "UPDATE ruling_words_idx SET pgno = pgno | 1", "UPDATE ruling_words_idx SET segid = segid + 1",
          "UPDATE ruling_words_idx SET term = CAST('0y' AS BLOB) WHERE pgno >> 1 = 3",
          "INSERT INTO ruling_words_idx (segid, term, pgno) VALUES (1, CAST('0w13' AS BLOB), 4)"}) {
        INFO(sql);
        std::ofstream(path, std::ios::binary | std::ios::trunc) << sound;
        alterFile(path, sql);
        const auto findings = TournamentFile::verifyFile(path);
        REQUIRE(findings.ok());
        REQUIRE(findings->size() == 1);
        CHECK(findings->front() == Finding{"ruling_words", "", "", "index"});
        const auto left = TournamentFile::restoreFile(path);
        REQUIRE(left.ok());
        CHECK(left->empty());
        CHECK(finds("w10000"));
        CHECK(finds("w13999"));
    }
}

TEST_CASE("a ruling alone goes to JSON and back, in one line") {
    const Ruling made = richTournament().rulings.front();
    const std::string json = rulingToJson(made);
    CHECK(json.find('\n') == std::string::npos);
    const auto back = rulingFromJson(json, "b.perlagg");
    REQUIRE(back.ok());
    CHECK(*back == made);
    CHECK_FALSE(rulingFromJson("{}", "b.perlagg").ok());
    std::string wrong = json;
    wrong.replace(wrong.find("overruled"), 9, "eaten");
    CHECK(rulingFromJson(wrong, "b.perlagg").error().pointer == "/state");
    wrong = json;
    wrong.replace(wrong.find("\"number\":1"), 10, "\"number\":0");
    CHECK_FALSE(rulingFromJson(wrong, "b.perlagg").ok());
}
