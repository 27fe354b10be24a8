#include "case_files.h"

#include <catch2/catch.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/position.h>
#include <perlaggen/ruling/result.h>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling;
using namespace schreiber::perlaggen::ruling::test;

namespace {

bool alike(const Position& one, const Position& other) {
    const auto sameTrick = [](const Position::Trick& a, const Position::Trick& b) {
        const auto sameCard = [](const Position::Laid& x, const Position::Laid& y) {
            return x.seat == y.seat && x.card == y.card;
        };
        return a.winner == b.winner &&
               std::equal(a.cards.begin(), a.cards.end(), b.cards.begin(), b.cards.end(), sameCard);
    };
    return one.trump == other.trump && one.perlaggen == other.perlaggen && one.figures == other.figures &&
           std::equal(one.tricks.begin(), one.tricks.end(), other.tricks.begin(), other.tricks.end(),
                      sameTrick);
}

} // namespace

TEST_CASE("what lay on the table is read back from a kept result as it was when it was ruled") {
    int tricks = 0;
    const std::filesystem::path cases = std::filesystem::path(SCHREIBER_TEST_DATA) / "cases";
    for (const char* folder : {"clauses", "worked", "samples"})
        for (const CaseFile& file : caseFiles(cases / folder)) {
            const Case read = readCase(file);
            const auto records = record::read(read.asked.front().text);
            if (!records) continue; // one that is meant to be unreadable
            CAPTURE(read.name);
            const Replay replay = ruling::replay(records->front());
            const Position now = positionOf(replay);
            const auto kept = positionIn(resultJson(replay, words::Language::German));
            REQUIRE(kept);
            CHECK(alike(*kept, now));
            tricks += static_cast<int>(now.tricks.size());
        }
    CHECK(tricks > 500);
}

TEST_CASE("a kept result says of its fines what is certain, as it was said when it was ruled") {
    const auto fines = [](const auto& rows) {
        for (const auto& row : rows)
            if (row.front() == "Strafen") return row.back();
        return std::string();
    };
    // A bet at 14; whether B could follow is claimed and not known
    const std::string bet = "rules: imst\nhouse: revoke_penalty=lose_deal_minus2\nscore: 14 5\ntrump: L\n\n"
                            "A: bet gleich\n";
    for (const auto& [played, said] :
         {std::pair{"", "2 : 0"},
          {"A: play H9\nB: play S8\nC: play H10\nD: play H7\nB: irregular revoke A\n",
           "2 : 0 (so viel ist sicher)"}}) {
        const auto records = record::read(bet + played);
        REQUIRE(records);
        const Replay replay = ruling::replay(records->front());
        CHECK(fines(accountOf(replay, words::Language::German).sheet.rows) == said);
        const std::string kept = resultJson(replay, words::Language::German);
        CHECK(fines(scoreRows(kept, words::Language::German)) == said);
    }
}

TEST_CASE("what is no result gives no position") {
    for (const char* text :
         {"", "[]", "{}", "{\"tricks\":7}", "{\"perlaggen\":[],\"tricks\":[],\"figures\":{}}",
          "{\"perlaggen\":[\"Q7\"],\"tricks\":[],\"figures\":{}}",
          "{\"perlaggen\":[],\"tricks\":[{\"cards\":{\"A\":7}}],\"figures\":{}}", "\xFF\xFE"})
        CHECK_FALSE(positionIn(text));
}

TEST_CASE("a fine that is not decided leaves the score decided where it comes to the same") {
    const std::string table = "A: play H9\nB: play S8\nC: play H10\nD: play H7\nB: irregular revoke A\n";
    const auto replayOf = [&](const std::string& score) {
        const auto records = record::read("rules: imst\nhouse: revoke_penalty=lose_deal_minus2\ntrump: L\n" +
                                          score + "\n" + table);
        REQUIRE(records);
        return ruling::replay(records->front());
    };
    // At 0 the fine comes off later points (negative_score=deferred), so the score is 0 either way.
    CHECK_FALSE(replayOf("").outcome.undecided.score);
    CHECK(replayOf("score: 5 5\n").outcome.undecided.score);
    const auto records = record::read("rules: imst\ntrump: L\n\n" + table);
    const Account account = accountOf(ruling::replay(records->front()), words::Language::German);
    bool told = false; // the game may be lost, where that is what the house says
    for (const Account::Row& row : account.sheet.rows)
        told = told || row == Account::Row{"Partie", "nicht zu entscheiden"};
    CHECK(told);
}

TEST_CASE("what would decide is read back from a kept result as the account of that day has it") {
    int open = 0;
    const std::filesystem::path cases = std::filesystem::path(SCHREIBER_TEST_DATA) / "cases";
    for (const char* folder : {"clauses", "worked", "samples"})
        for (const CaseFile& file : caseFiles(cases / folder)) {
            const Case read = readCase(file);
            const auto records = record::read(read.asked.front().text);
            if (!records) continue;
            const Replay replay = ruling::replay(records->front());
            if (replay.legal() && replay.outcome.complete) continue; // nothing is open there
            CAPTURE(read.name);
            const std::string kept = resultJson(replay, words::Language::German);
            for (const words::Language language : words::kLanguages) {
                const auto now = accountOf(replay, language).missing;
                CHECK(missingIn(kept, replay.record.header, language) == now);
                open += static_cast<int>(now.size());
            }
        }
    CHECK(open > 100);
    CHECK(missingIn("", {}, words::Language::German).empty());
    CHECK(missingIn("{\"figures\":{\"gleich\":{\"decides\":[7,{\"seat\":\"A\"}]}},\"decides\":[{}]}", {},
                    words::Language::German)
              .empty());
}
