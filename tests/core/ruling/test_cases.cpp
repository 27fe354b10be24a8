#include "case_files.h"

#include <catch2/catch.hpp>

using namespace schreiber::ruling::test;

TEST_CASE("every recorded case comes out as its JSON says") {
    const auto files = caseFiles(std::filesystem::path(SCHREIBER_TEST_DATA) / "cases");
    REQUIRE(files.size() >= 12);
    for (const CaseFile& file : files) {
        CAPTURE(file.record.string());
        const auto expected = nlohmann::json::parse(textOf(file.expected));
        const auto actual = resultOf(textOf(file.record));
        const std::string found = difference(expected, actual);
        CHECK(found == "");
    }
}
