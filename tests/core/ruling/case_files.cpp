#include "case_files.h"

#include <record/reader.h>
#include <ruling/ask.h>
#include <ruling/replay.h>
#include <ruling/result.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <utility>

namespace schreiber::ruling::test {

using nlohmann::json;

std::vector<CaseFile> caseFiles(const std::filesystem::path& folder, std::string_view extension) {
    std::vector<CaseFile> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != extension) continue;
        std::filesystem::path expected = entry.path();
        expected.replace_extension(".json");
        files.push_back({.question = entry.path(), .expected = expected});
    }
    std::ranges::sort(files, {}, &CaseFile::question);
    return files;
}

std::string textOf(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

json resultOf(const std::string& text) {
    const auto records = record::read(text);
    if (!records) {
        const base::InputError& error = records.error().front();
        return {{"error", {{"line", error.line}, {"column", error.column}}}};
    }
    return json::parse(resultJson(replay(records->front()), rulebook::Language::English));
}

namespace {

std::string recordInSet(const std::string& record, const std::string& set) {
    std::string text;
    std::stringstream lines(record);
    for (std::string line; std::getline(lines, line);)
        text += (line.starts_with("rules:") ? "rules: " + set : line) + '\n';
    return text;
}

std::string queriesInSet(const std::string& queries, const std::string& set) {
    std::string text;
    std::stringstream lines(queries);
    for (std::string line; std::getline(lines, line);) {
        json query = json::parse(line);
        query["rules"] = set;
        text += query.dump() + '\n';
    }
    return text;
}

} // namespace

Case readCase(const CaseFile& file) {
    Case read{.name = file.question.stem().string(),
              .text = textOf(file.question),
              .query = file.question.extension() == ".ask",
              .asked = {},
              .expected = json::parse(textOf(file.expected))};
    for (const json& set : read.expected.value("sets", json::array())) {
        const auto id = set.get<std::string>();
        read.asked.push_back(
            {.set = id, .text = read.query ? queriesInSet(read.text, id) : recordInSet(read.text, id)});
    }
    if (read.asked.empty()) read.asked.push_back({.set = "", .text = read.text});
    read.expected.erase("sets");
    return read;
}

namespace {

json newAnswerTo(const Case& asked, const std::string& text) {
    if (!asked.query) return resultOf(text);
    json answers = json::array();
    Asker asker(rulebook::Language::German);
    std::stringstream lines(text);
    for (std::string line; std::getline(lines, line);) answers.push_back(json::parse(asker.answer(line)));
    return {{"answer", answers}};
}

} // namespace

const json& answerTo(const Case& asked, const std::string& text) {
    static std::map<std::pair<bool, std::string>, json> answers; // several tests ask the same
    const std::pair key{asked.query, text};
    const auto known = answers.find(key);
    if (known != answers.end()) return known->second;
    return answers[key] = newAnswerTo(asked, text);
}

namespace {

std::string oneOf(const json& allowed, const json& actual, const std::string& where) {
    for (const json& one : allowed)
        if (one == actual) return {};
    return where + ": " + actual.dump() + " is none of " + allowed.dump();
}

} // namespace

std::string difference(const json& expected, const json& actual, const std::string& where) {
    if (expected.is_object()) {
        if (!actual.is_object()) return where + ": expected an object, is " + actual.dump();
        for (const auto& [key, value] : expected.items()) {
            if (key == "why") continue;
            const bool any = key.ends_with("_any");
            const std::string name = any ? key.substr(0, key.size() - 4) : key;
            const json& there = actual.contains(name) ? actual.at(name) : json();
            const std::string path = where + "/" + name;
            std::string found = any ? oneOf(value, there, path) : difference(value, there, path);
            if (!found.empty()) return found;
        }
        return {};
    }
    if (expected.is_array() && actual.is_array()) {
        if (expected.size() != actual.size())
            return where + ": expected " + expected.dump() + ", is " + actual.dump();
        for (std::size_t i = 0; i < expected.size(); ++i)
            if (std::string found = difference(expected[i], actual[i], where + "/" + std::to_string(i));
                !found.empty())
                return found;
        return {};
    }
    return expected == actual ? "" : where + ": expected " + expected.dump() + ", is " + actual.dump();
}

} // namespace schreiber::ruling::test
