#include "case_files.h"
#include "word_rules.h"

#include <catch2/catch.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling::test;

TEST_CASE("no ruling of any case speaks in codes, and each says what was wrong, in every language") {
    int rulings = 0;
    const std::filesystem::path cases = std::filesystem::path(SCHREIBER_TEST_DATA) / "cases";
    for (const char* folder : {"clauses", "worked", "samples"})
        for (const CaseFile& file : caseFiles(cases / folder)) {
            const Case read = readCase(file);
            for (const Asked& asked : read.asked) {
                const auto records = record::read(asked.text);
                if (!records) continue; // one that is meant to be unreadable
                for (const record::Record& one : *records) {
                    CAPTURE(read.name, asked.set);
                    const ruling::Replay replay = ruling::replay(one);
                    CHECK_THAT(defectIn(replay), Catch::Equals(""));
                    rulings += static_cast<int>(replay.rulings.size());
                }
            }
        }
    CHECK(rulings > 1000);
}

TEST_CASE("the words of a code would be found") {
    CHECK_FALSE(defectIn("Anna spielt S7=LA.", words::Language::German).empty());
    CHECK_FALSE(defectIn("Anna spielt L10.", words::Language::German).empty());
    CHECK_FALSE(defectIn("Hausregel revoke_penalty.", words::Language::German).empty());
    CHECK_FALSE(defectIn("Anna: regelwidrig no-proof.", words::Language::German).empty());
    CHECK_FALSE(defectIn("imst-2015 § 21", words::Language::English).empty());
    CHECK_FALSE(defectIn("A risponde su Gleich.", words::Language::Italian).empty());
    CHECK_FALSE(defectIn("Anna sagt «gut».", words::Language::German).empty());
    CHECK(defectIn("A und E spielen Schell-Siebener als Laub-Ass.", words::Language::German).empty());
}
