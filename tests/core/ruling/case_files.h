#pragma once

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

// Deal records with what must come of them: `NAME.perlagg` beside `NAME.json`, which fixes only the fields
// it names (`rule_any`, `verdict_any` mean one of these, `why` is a comment).
namespace schreiber::ruling::test {

struct CaseFile {
    std::filesystem::path record;
    std::filesystem::path expected;
};
std::vector<CaseFile> caseFiles(const std::filesystem::path& folder);

std::string textOf(const std::filesystem::path& file);

// What the program makes of a record: the result object, or the error of one that cannot be read.
nlohmann::json resultOf(const std::string& record);

// Empty where `actual` has everything that `expected` names, else the first place where it differs.
std::string difference(const nlohmann::json& expected, const nlohmann::json& actual,
                       const std::string& where = "");

} // namespace schreiber::ruling::test
