#pragma once

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Cases with what must come of them, a question beside its `NAME.json`:
//
// - `NAME.perlagg` is one deal record; the JSON is its result and fixes only the fields it names (`why` is a
//   comment). `FIELD_any` means one of these; `FIELD_not` none of these, and of a list that none is in it;
//   `FIELD_has` that each of these is in the list or the text. `{"0": …}` of a list is its first.
// - `NAME.ask` has one JSON query a line; the JSON has the answers in order, `"answer": [{…}, …]`, each
//   fixing only the fields it names.
// - `"sets": ["imst", …]` in the JSON: the record's `rules:` line and the queries' `rules` are replaced by
//   each of these in turn, and the same must come of it. Without it the question is asked as it is written.
// - `"source": {…}` in the JSON, the same way: what the sources say must come of it, kept apart from what the
//   program makes of it besides. Each case in `disputes/` has it.
//
// A clause case is a case in `clauses/` named after a rule point (clause_cases.h).
namespace schreiber::perlaggen::ruling::test {

struct CaseFile {
    std::filesystem::path question;
    std::filesystem::path expected;
};
std::vector<CaseFile> caseFiles(const std::filesystem::path& folder, std::string_view extension = ".perlagg");

std::string textOf(const std::filesystem::path& file);

// A question in one rule set, and what must come of it there.
struct Asked {
    std::string set; // empty: as it is written
    std::string text;
};
struct Case {
    std::string name; // without folder and extension
    std::string text;
    bool query = false;
    std::vector<Asked> asked;
    nlohmann::json expected;
    nlohmann::json bySource; // null where the case tells none apart
};
Case readCase(const CaseFile& file);

// What the program makes of a record: the result object, or the error of one that cannot be read.
nlohmann::json resultOf(const std::string& record);
// The result of a record, or `{"answer": [...]}` of queries.
const nlohmann::json& answerTo(const Case& asked, const std::string& text);

// Empty where `actual` has everything that `expected` names, else the first place where it differs.
std::string difference(const nlohmann::json& expected, const nlohmann::json& actual,
                       const std::string& where = "");

} // namespace schreiber::perlaggen::ruling::test
