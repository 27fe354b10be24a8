#include "word_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/switches.h>
#include <perlaggen/ruling/account.h>
#include <string_view>
#include <vector>

namespace schreiber::perlaggen::ruling::test {

namespace {

bool has(std::string_view words, std::string_view part) {
    return words.find(part) != std::string_view::npos;
}

// Letters and digits between all else: what a code is made of, and a word. A letter outside ASCII counts as
// one.
std::vector<std::string> tokensOf(const std::string& words) {
    std::vector<std::string> tokens(1);
    for (const char c : words) {
        const bool inside = std::isalnum(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0;
        if (inside)
            tokens.back() += c;
        else if (!tokens.back().empty())
            tokens.emplace_back();
    }
    if (tokens.back().empty()) tokens.pop_back();
    return tokens;
}

// `S7`, `L10`, `HK`; the letter of a seat is none.
bool isCardCode(const std::string& token) {
    if (token.size() < 2 || token.size() > 3 || std::string_view("ELHS").find(token[0]) == std::string::npos)
        return false;
    const std::string rank = token.substr(1);
    return rank == "10" ||
           (rank.size() == 1 && std::string_view("6789XTUOKA").find(rank[0]) != std::string::npos);
}

constexpr std::array<std::string_view, 25> kKinds{
    "misdeal-exposed", "misdeal-count",     "misdeal-batches", "cut-visible",    "cut-sloppy",
    "cut-overlooked",  "wrong-dealer",      "extra-cards",     "stock-card",     "stolen-card",
    "left-exchange",   "no-baptism-word",   "not-a-bet",       "unanswered",     "exposed-hand",
    "showed-partner",  "secret-talk",       "picked-up",       "disturbed-show", "looked-at-stock",
    "no-proof",        "false-declaration", "false-denial",    "out-of-turn",    "not-declared"};
constexpr std::array<std::string_view, 5> kSourceIds{"imst-2015", "schlanders,", "heltschl ", "pagat ",
                                                     "press,"};

// Words of the game that stand without an article only where German has them so.
std::string bareFigure(const std::string& words, words::Language language) {
    if (language != words::Language::Italian) return {};
    for (const std::string_view before : {" su ", " offre ", " tiene ", " quanto vale "})
        for (const std::string_view figure : {"Gleich", "Hanger", "Spiel"})
            if (has(words, std::string(before) + std::string(figure))) return "a figure without an article";
    return {};
}

std::string wrongQuotes(const std::string& words, words::Language language) {
    const bool german = has(words, "„");
    const bool italian = has(words, "«") || has(words, "»");
    const bool english = has(words, "”");
    if (language == words::Language::German && (italian || english)) return "quotes that are not German";
    if (language == words::Language::Italian && (german || english)) return "quotes that are not Italian";
    if (language == words::Language::English && (german || italian)) return "quotes that are not English";
    return {};
}

bool isOnly(const std::string& words, std::string_view one) {
    return words == one || words == std::string(one) + ".";
}

// An explanation begins with what was done, as a sentence of some length.
std::string incomplete(const std::string& words) {
    for (const std::string_view bare : {"regelwidrig", "irregolare", "against the rules"})
        if (has(words, ": " + std::string(bare)) || isOnly(words, bare)) return "no reason";
    if (words.empty() || words.front() == ' ') return "no sentence of what was done";
    if (words.front() >= 'a' && words.front() <= 'z') return "a sentence that begins small";
    if (words.back() != '.' && words.back() != ')') return "a sentence without an end";
    const std::string first = words.substr(0, words.find(". "));
    if (std::count(first.begin(), first.end(), ' ') < 2) return "a sentence of hardly a word";
    return {};
}

} // namespace

std::string defectIn(const std::string& words, words::Language language) {
    for (const std::string& token : tokensOf(words))
        if (isCardCode(token)) return "the code of a card: " + token;
    for (const char c : {'{', '}', '_', '='})
        if (has(words, std::string(1, c))) return std::string("a sign of machines: ") + c;
    if (has(words, "  ") || has(words, "..")) return "a gap";
    for (const std::string_view kind : kKinds)
        if (has(words, kind)) return "a kind of irregularity: " + std::string(kind);
    for (const std::string_view id : kSourceIds)
        if (has(words, id)) return "the id of a source: " + std::string(id);
    if (std::string quotes = wrongQuotes(words, language); !quotes.empty()) return quotes;
    return bareFigure(words, language);
}

std::string defectIn(const Replay& replay) {
    for (const words::Language language : words::kLanguages) {
        const Account account = accountOf(replay, language);
        for (const Account::Judged& judged : account.rulings) {
            std::vector<std::string> all{judged.what, judged.explanation, judged.sources};
            all.insert(all.end(), judged.facts.begin(), judged.facts.end());
            for (const std::string& words : all)
                if (const std::string defect = defectIn(words, language); !defect.empty())
                    return fmt::format("{} in: {}", defect, words);
            if (const std::string defect = incomplete(judged.explanation); !defect.empty())
                return fmt::format("{} ({}): {}", defect, judged.rule.text(), judged.explanation);
            if (rulebook::findRulePoint(judged.rule) == nullptr)
                return "no rule point: " + std::string(judged.rule);
        }
        for (const std::string& fact : account.missing)
            if (const std::string defect = defectIn(fact, language); !defect.empty())
                return fmt::format("{} in: {}", defect, fact);
    }
    return {};
}

} // namespace schreiber::perlaggen::ruling::test
