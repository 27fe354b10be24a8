#include <catch2/catch.hpp>

#include <algorithm>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <set>
#include <string>
#include <vector>

using namespace schreiber;
using namespace schreiber::perlaggen::rulebook;

namespace {

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

const RulePoint& point(std::string_view name) {
    const RulePoint* found = findRulePoint(name);
    REQUIRE(found != nullptr);
    return *found;
}

std::string line(std::string_view name, std::string_view set,
                 words::Language language = words::Language::German) {
    return ruleInWords(point(name), *findRuleSet(set), language);
}

// Sentences of a value that say nothing by themselves.
bool isBare(std::string_view said) {
    return said.size() < 12;
}

} // namespace

TEST_CASE("no point tells in its own text what a switch decides, nor what is done elsewhere") {
    const std::vector<std::string_view> places{"Imst",       "Südtirol",    "Oberland",
                                               "Alto Adige", "South Tyrol", "pagat ",
                                               "Innsbruck",  "Schlanders",  "Silandro"};
    for (const RulePoint& p : catalogue())
        for (const words::Language language : words::kLanguages) {
            const std::string told =
                std::string(p.text.in(language)) + ' ' + std::string(p.consequence.in(language));
            INFO(p.name << ": " << told);
            if (p.holds != 0)
                for (const std::string_view place : places) CHECK_FALSE(has(told, place));
            std::vector<std::string_view> names{p.costs};
            if (p.depends.value.empty()) names.push_back(p.depends.name);
            for (const std::string_view name : names) {
                const auto which = readSwitch(name);
                if (!which) continue;
                for (const std::string_view value : valuesOf(*which)) {
                    const std::string_view said = textOf(*which, value).in(language);
                    if (!isBare(said)) CHECK_FALSE(has(told, said));
                    const std::string_view rule = ruleOf(*which, value).in(language);
                    if (!rule.empty()) CHECK_FALSE(has(told, rule));
                }
            }
        }
}

TEST_CASE("the rule of a point is what holds in the set: the value of its switches and no other") {
    int told = 0;
    for (const RulePoint& p : catalogue())
        for (const RuleSet& listed : ruleSets())
            for (const std::string_view name : {p.depends.name, p.costs}) {
                const auto which = readSwitch(name);
                if (!which || !listed.switches[*which].relevant || *which == Switch::Target) continue;
                const bool decides = name == p.depends.name && !p.depends.value.empty();
                for (int value = 0; value < static_cast<int>(valuesOf(*which).size()); ++value) {
                    RuleSet set = listed;
                    set.id = "unser"; // a club's own, made from it
                    set.base = listed.id;
                    set.switches[*which].value = static_cast<std::int8_t>(value);
                    const bool holds = p.number == 0 || holdsIn(p, set);
                    if (decides ? holds : !holds) continue; // told by the text itself, or by another switch
                    for (const words::Language language : words::kLanguages) {
                        const std::string rule = ruleInWords(p, set, language);
                        INFO(p.name << " in " << listed.id << ": " << rule);
                        for (int each = 0; each < static_cast<int>(valuesOf(*which).size()); ++each) {
                            const auto said =
                                ruleOf(*which, valuesOf(*which)[static_cast<std::size_t>(each)]).in(language);
                            CHECK(has(rule, said) == (each == value));
                        }
                        ++told;
                    }
                }
            }
    CHECK(told > 3000);
}

TEST_CASE("under a ruling stands no other place's consequence") {
    for (const std::string_view name : {"ex_leave", "stock_use", "steal"}) {
        CHECK_FALSE(has(line(name, "innsbruck"), "Partie ist verloren"));
        CHECK_FALSE(has(line(name, "innsbruck", words::Language::English), "game is lost"));
        CHECK(has(line(name, "imst"), "Partie ist verloren"));
    }
    CHECK(has(line("ex_leave", "innsbruck"), "kostet das nichts."));
    CHECK_FALSE(has(line("throw_in", "innsbruck"), "schreiben den Rest"));
    CHECK(has(line("throw_in", "imst"), "schreiben den Rest"));
    for (const std::string_view set : {"imst", "innsbruck"}) {
        CHECK_FALSE(has(line("out_of_turn", set), "liegen"));
        CHECK_FALSE(has(line("out_of_turn", set, words::Language::Italian), "resta"));
    }
    CHECK(has(line("out_of_turn", "oberland"), "bleibt liegen"));
    CHECK(has(line("both_no_bets", "suedtirol"), "kostet sofort zwei Punkte."));
    CHECK_FALSE(has(line("both_no_bets", "innsbruck"), "zwei Punkte"));
    CHECK(has(line("revoke", "imst"), "Noch nicht vereinbart ist, was Farbeverleugnen kostet"));
    CHECK(has(line("misdeal_exposed", "oberland"), "auf jeden Fall neu gegeben"));
    CHECK_FALSE(has(line("misdeal_exposed", "imst"), "auf jeden Fall"));
}

TEST_CASE("every rule is told in every language where it holds, without a code, a bare number or a gap") {
    int told = 0;
    for (const RulePoint& p : catalogue())
        for (const RuleSet& set : ruleSets()) {
            if (p.number != 0 && !holdsIn(p, set)) continue;
            for (const words::Language language : words::kLanguages) {
                const std::string rule = ruleInWords(p, set, language);
                INFO(p.name << " in " << set.id << ": " << rule);
                ++told;
                CHECK(rule.size() >= 20);
                for (const char* code : {"_", "{", "}", "RP-", "=", "  ", "[", "..", ": .", "kAll"})
                    CHECK_FALSE(has(rule, code));
                // a number is part of a sentence; what the game is played to answers one
                for (std::size_t at = 0; at < rule.size();) {
                    const std::size_t end = std::min(rule.find(". ", at), rule.size());
                    const std::string sentence = rule.substr(at, end - at);
                    CHECK(sentence.find_first_not_of("0123456789. ") != std::string::npos);
                    at = end + 2;
                }
            }
        }
    CHECK(told > 5000);
}

TEST_CASE("no rule says one thing twice, nor asks and answers like a form") {
    for (const RulePoint& p : catalogue())
        for (const RuleSet& set : ruleSets())
            for (const words::Language language : words::kLanguages) {
                const std::string rule = ruleInWords(p, set, language);
                INFO(p.name << " in " << set.id << ": " << rule);
                std::set<std::string> sentences;
                for (std::size_t at = 0; at < rule.size();) {
                    const std::size_t end = std::min(rule.find(". ", at), rule.size());
                    CHECK(sentences.insert(rule.substr(at, end - at + 1)).second);
                    at = end + 2;
                }
                for (const std::string_view name : {p.depends.name, p.costs})
                    if (const auto which = readSwitch(name)) {
                        std::string question(textOf(*which).in(language));
                        question.back() = ':';
                        CHECK_FALSE(has(rule, question));
                    }
            }
}

TEST_CASE("what two rules of a ruling say alike is said once") {
    const RuleSet& imst = *findRuleSet("imst");
    const std::string both =
        rulesInWords({&point("gestr_no_bet"), &point("gestr_virtual")}, imst, words::Language::German);
    const std::string fine = "Gestrichen bieten und überbieten kostet sofort zwei Punkte.";
    CHECK(has(both, "sofort gestrichen"));
    CHECK(both.find(fine) == both.rfind(fine));
    CHECK(rulesInWords({&point("follow"), &point("follow")}, imst, words::Language::German) ==
          line("follow", "imst"));
}

TEST_CASE("a rule names no score that its place does not play to, and no card that its pack has not") {
    for (const std::string_view name :
         {"m1412_two", "m1412_third", "m1412_gut", "m1412_one", "m1412_bid", "mid_1413_spiel"})
        for (const char* set : {"suedtirol", "imst"}) {
            INFO(name << ": " << line(name, set));
            CHECK(has(line(name, set), "fehlt ein Punkt"));
            CHECK_FALSE(has(line(name, set), "die 12"));
        }
    for (const std::string_view name : {"rank_order", "trump_perlagg_suit", "ex_hk_weli"})
        CHECK((has(line(name, "schlanders"), "wo er dabei ist") ||
               has(line(name, "schlanders"), "Wo mit Weli gespielt wird")));
    CHECK_FALSE(holdsIn(point("target_agreed"), *findRuleSet("strafperlaggen")));
}

TEST_CASE("each switch that a point says costs something is a switch") {
    for (const RulePoint& p : catalogue())
        if (!p.costs.empty()) CHECK(readSwitch(p.costs).has_value());
}

// pagat and imst-2015 say that the Spiel decides; whether one must declare is another question.
TEST_CASE("a house rule about other cases is told only where the ruling rests on it") {
    const RuleSet& innsbruck = *findRuleSet("innsbruck");
    const std::string alone = rulesInWords({&point("decl_none_tricks")}, innsbruck, words::Language::German);
    CHECK_THAT(alone, Catch::Contains("entscheidet das Spiel") && !Catch::Contains("ansagen"));
    const std::string resting = rulesInWords({&point("decl_none_tricks")}, innsbruck, words::Language::German,
                                             Switch::DeclareMandatory);
    CHECK_THAT(resting, Catch::Contains("entscheidet das Spiel") && Catch::Contains("ansagen"));
    // what applies the point everywhere is always told
    CHECK(rulesInWords({&point("revoke")}, *findRuleSet("imst"), words::Language::German) ==
          ruleInWords(point("revoke"), *findRuleSet("imst"), words::Language::German));
    CHECK_THAT(ruleInWords(point("decl_none_tricks"), innsbruck, words::Language::German),
               Catch::Contains("ansagen"));
}
