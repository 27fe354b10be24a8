#include "messages/tables.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

using namespace schreiber::desk;

namespace {

std::set<std::string> placeholders(std::string_view text) {
    std::set<std::string> names;
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
        names.insert(std::string(text.substr(at, text.find('}', at) - at + 1)));
    return names;
}

std::set<std::string> refusalCodes() {
    // Refusal{"code"  refuse("code"  and the codes of functions that take one
    const std::regex code(R"re((?:Refusal\{|refuse\(|about\()\s*"([a-z_]+)")re");
    std::set<std::string> codes;
    for (const char* room : {"core/tournament/src", "core/store/src", "core/desk/src/steps"})
        for (const auto& file :
             std::filesystem::recursive_directory_iterator(std::filesystem::path(SCHREIBER_SOURCES) / room)) {
            if (file.path().extension() != ".cpp") continue;
            std::ifstream in(file.path());
            std::stringstream text;
            text << in.rdbuf();
            const std::string source = text.str();
            for (auto hit = std::sregex_iterator(source.begin(), source.end(), code);
                 hit != std::sregex_iterator(); ++hit)
                codes.insert((*hit)[1]);
        }
    return codes;
}

} // namespace

TEST_CASE("every message says the same arguments in all three languages") {
    for (const auto table :
         {entryRefusals(), drawRefusals(), sheetRefusals(), formatRefusals(), clubRefusals(),
          rulingRefusals(), storeMessages(), findingMessages(), actionMessages(), journalMessages(),
          warningMessages(), entryListMessages(), standingMessages(), qualityMessages(), dueMessages(),
          inputMessages(), wordMessages()}) {
        std::set<std::string_view> codes;
        for (const Message& message : table) {
            INFO(message.code);
            CHECK(codes.insert(message.code).second);
            CHECK(message.german.empty() == message.italian.empty());
            CHECK(message.german.empty() == message.english.empty());
            CHECK(placeholders(message.german) == placeholders(message.italian));
            CHECK(placeholders(message.german) == placeholders(message.english));
        }
    }
}

TEST_CASE("every refusal of the program has a sentence") {
    const std::set<std::string> codes = refusalCodes();
    CHECK(codes.size() > 40);
    for (const std::string& code : codes) {
        INFO(code);
        CHECK(findRefusal(code) != nullptr);
    }
}

TEST_CASE("what to type stands apart from the sentence, which the window shows too") {
    for (const auto table : {entryRefusals(), drawRefusals(), sheetRefusals(), formatRefusals(),
                             clubRefusals(), rulingRefusals(), storeMessages(), findingMessages(),
                             warningMessages(), entryListMessages(), dueMessages(), inputMessages()})
        for (const Message& message : table) {
            INFO(message.code);
            for (const auto& text : {message.german, message.italian, message.english}) {
                CHECK(text.find('`') == std::string_view::npos);
                CHECK(text.find("--") == std::string_view::npos);
            }
            CHECK(message.advice.german.empty() == message.advice.italian.empty());
            CHECK(message.advice.german.empty() == message.advice.english.empty());
            if (message.answer == Answer::Yes)
                CHECK(message.advice.english.find("--yes") != std::string_view::npos);
        }
}

TEST_CASE("what somebody typed is made printable in a message") {
    CHECK(filled("{a}!", {{"a", "x\x1b[2J"}}).find('\x1b') == std::string::npos);
    CHECK(filled("{a} {b}", {{"a", "1"}}) == "1 –");
    CHECK(filled("{open", {}) == "{open");
}

TEST_CASE("what the reader of a deal record expects is told in words, not by its names for it") {
    const std::regex name(R"re("([A-Z]{3,}(?:[-=][A-Z]+)*)")re");
    std::set<std::string> names;
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(SCHREIBER_SOURCES) / "core/record/src")) {
        std::ifstream in(file.path());
        std::stringstream text;
        text << in.rdbuf();
        const std::string source = text.str();
        for (auto hit = std::sregex_iterator(source.begin(), source.end(), name);
             hit != std::sregex_iterator(); ++hit)
            names.insert((*hit)[1]);
    }
    CHECK(names.size() > 5);
    for (const std::string& expected : names) {
        INFO(expected);
        CHECK(findMessage(inputMessages(), expected) != nullptr);
    }
}
