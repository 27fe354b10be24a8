#include "case_files.h"

#include <catch2/catch.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling::test;

namespace {

void comesOutAsWritten(const CaseFile& file) {
    const Case read = readCase(file);
    for (const Asked& asked : read.asked) {
        CAPTURE(read.name, asked.set);
        CHECK_THAT(difference(read.expected, answerTo(read, asked.text)), Catch::Equals(""));
    }
}

// What is written of a record that was read is read and written the same again, and ruled the same.
void staysTheSameWritten(const std::string& text) {
    const auto records = record::read(text);
    if (!records) return; // one that is meant to be unreadable
    const std::string written = record::write(*records);
    CAPTURE(written);
    const auto again = record::read(written);
    REQUIRE(again);
    REQUIRE(again->size() == records->size());
    CHECK(record::write(*again) == written);
    for (std::size_t i = 0; i < records->size(); ++i) {
        CHECK((*again)[i].header == (*records)[i].header);
        CHECK((*again)[i].events == (*records)[i].events);
    }
}

} // namespace

TEST_CASE("every recorded case comes out as its JSON says") {
    const std::filesystem::path cases = std::filesystem::path(SCHREIBER_TEST_DATA) / "cases";
    const auto records = caseFiles(cases);
    REQUIRE(records.size() >= 12);
    for (const CaseFile& file : records) comesOutAsWritten(file);
    for (const CaseFile& file : caseFiles(cases, ".ask")) comesOutAsWritten(file);
}

TEST_CASE("every dispute comes out as its sources say, whatever else the program says of it") {
    const std::filesystem::path disputes = std::filesystem::path(SCHREIBER_TEST_DATA) / "cases" / "disputes";
    int asked = 0;
    for (const char* extension : {".perlagg", ".ask"})
        for (const CaseFile& file : caseFiles(disputes, extension)) {
            const Case read = readCase(file);
            CAPTURE(read.name);
            REQUIRE_FALSE(read.bySource.empty());
            for (const Asked& one : read.asked)
                CHECK_THAT(difference(read.bySource, answerTo(read, one.text)), Catch::Equals(""));
            ++asked;
        }
    CHECK(asked >= 64);
}

TEST_CASE("an expectation fixes what it names and nothing else") {
    const nlohmann::json actual = {
        {"rulings", {{{"rule", "follow"}, {"text", "the Ten (§ 15)"}}}}, {"points", {3, 0}}, {"winner", 1}};
    const auto fits = [&](const char* expected) {
        return difference(nlohmann::json::parse(expected), actual).empty();
    };
    CHECK(fits(R"({"winner_any": [0, 1], "points": {"0": 3}, "winner_not": [0, null], "lost": null})"));
    CHECK(fits(R"({"rulings_has": [{}, {"rule": "follow", "text_has": ["Ten", "§ 15"]}]})"));
    CHECK(fits(R"({"rulings_not": [{"rule": "revoke"}], "rulings": {"0": {"lost_not": [1]}}})"));
    for (const char* wrong :
         {R"({"winner_any": [0]})", R"({"winner_not": [1]})", R"({"points": {"1": 3}})",
          R"({"points": {"2": 0}})", R"({"rulings_has": [{"rule": "revoke"}]})", R"({"lost_has": [{}]})",
          R"({"rulings_not": [{"rule": "follow"}]})", R"({"rulings_has": [{"text_has": ["§ 16"]}]})"}) {
        CAPTURE(wrong);
        CHECK_FALSE(fits(wrong));
    }
}

TEST_CASE("every recorded case is read, written and read again the same") {
    for (const CaseFile& file : caseFiles(std::filesystem::path(SCHREIBER_TEST_DATA) / "cases")) {
        CAPTURE(file.question.string());
        staysTheSameWritten(textOf(file.question));
    }
}
