#pragma once

#include "program.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

// A tournament in one file, directed by commands.
namespace schreiber::test {

inline const std::string kFile = "a.schreiber";

inline void create(const Desk& desk, const std::vector<std::string>& options) {
    std::vector<std::string> arguments{"new", kFile, "--name", "Abend", "--seed", "5"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Ran made = desk.run(arguments);
    INFO(made.errors);
    REQUIRE(made.code == 0);
}

inline std::string numbered(std::string word, int n) {
    word += std::to_string(n);
    return word;
}

inline void enterPairs(const Desk& desk, int count) {
    std::string csv = "Vorname;Nachname;Vorname 2;Nachname 2\n";
    for (int n = 1; n <= count; ++n) {
        csv.append(numbered("A", n)).append(numbered(";Berger", n));
        csv.append(numbered(";B", n)).append(numbered(";Cazzan", n)) += '\n';
    }
    desk.write("list.csv", csv);
    REQUIRE(desk.run({"players", "import", kFile, "list.csv"}).code == 0);
}

inline void enterSingles(const Desk& desk, int count) {
    std::string csv = "Vorname;Nachname\n";
    for (int n = 1; n <= count; ++n) csv.append(numbered("A", n)).append(numbered(";Berger", n)) += '\n';
    desk.write("list.csv", csv);
    REQUIRE(desk.run({"players", "import", kFile, "list.csv"}).code == 0);
}

inline void ok(const Desk& desk, const std::vector<std::string>& arguments) {
    const Ran ran = desk.run(arguments);
    INFO(arguments[0] << " " << arguments[1] << ": " << ran.errors);
    REQUIRE(ran.code == 0);
}

// What a refusal says in English.
inline std::string refused(const Desk& desk, std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--lang", "en"});
    const Ran ran = desk.run(arguments);
    INFO(arguments[0] << " " << arguments[1] << ": " << ran.out);
    REQUIRE(ran.code == 4);
    return ran.errors;
}

inline bool says(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// Everything but the journal.
inline std::string exported(const Desk& desk) {
    ok(desk, {"export", kFile, "--to", "json", "-o", "e.json"});
    Json json = Json::parse(desk.read("e.json"));
    json.erase("journal");
    return json.dump();
}

inline void drawAndStart(const Desk& desk, const std::string& seed) {
    ok(desk, {"draw", "tables", kFile, "--seed", seed});
    ok(desk, {"round", "start", kFile});
}

} // namespace schreiber::test
