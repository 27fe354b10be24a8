#include "case_files.h"

#include <record/reader.h>
#include <record/writer.h>

#include <catch2/catch.hpp>

using namespace schreiber;
using namespace schreiber::ruling::test;

namespace {

void comesOutAsWritten(const CaseFile& file) {
    const Case read = readCase(file);
    for (const Asked& asked : read.asked) {
        CAPTURE(read.name, asked.set);
        const std::string found = difference(read.expected, answerTo(read, asked.text));
        CHECK(found == "");
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

TEST_CASE("every recorded case is read, written and read again the same") {
    for (const CaseFile& file : caseFiles(std::filesystem::path(SCHREIBER_TEST_DATA) / "cases")) {
        CAPTURE(file.question.string());
        staysTheSameWritten(textOf(file.question));
    }
}
