#include "references.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

using namespace schreiber::perlaggen::deal::test;

namespace {

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::string fileOf(const std::string& name) {
    std::ifstream in(std::filesystem::path(SCHREIBER_TEST_DATA) / name);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

// The first line that is another; a change that is meant is written by write_engine_references.
void same(const std::string& file, const std::string& now) {
    const auto kept = linesOf(fileOf(file));
    const auto made = linesOf(now);
    for (std::size_t i = 0; i < std::min(kept.size(), made.size()); ++i) {
        if (kept[i] == made[i]) continue;
        CAPTURE(file, i + 1);
        CHECK(made[i] == kept[i]);
        return;
    }
    CAPTURE(file);
    CHECK(made.size() == kept.size());
}

} // namespace

TEST_CASE("ten thousand seeded deals come to what they came to before") {
    same("signature.txt", signatures());
}

TEST_CASE("a seeded deal of each rule set goes as it went before, with the same legal events") {
    for (const auto& [set, text] : playthroughs()) same("playthroughs/" + set + ".txt", text);
}
