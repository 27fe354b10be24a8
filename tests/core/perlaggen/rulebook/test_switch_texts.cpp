#include <catch2/catch.hpp>

#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <set>
#include <string>

using namespace schreiber;
using namespace schreiber::perlaggen::rulebook;

TEST_CASE("every switch says what it decides, and every value what it does") {
    std::set<std::string_view> decided;
    std::set<std::string_view> rules;
    for (int i = 0; i < kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        INFO(nameOf(which));
        for (const words::Language language : words::kLanguages) {
            const std::string_view text = textOf(which).in(language);
            REQUIRE_FALSE(text.empty());
            CHECK(text.back() == '.');
            CHECK((text.front() >= 'A' &&
                   text.front() <= 'Z')); // it goes on after `Noch nicht vereinbart ist,`
            if (which == Switch::Target) continue;
            for (const std::string_view value : valuesOf(which)) {
                INFO(value << ' ' << codeOf(language));
                const std::string_view does = textOf(which, value).in(language);
                REQUIRE_FALSE(does.empty());
                CHECK(does.back() == '.');
                const std::string_view rule = ruleOf(which, value).in(language);
                REQUIRE(rule.size() > 20);
                CHECK(rule.back() == '.');
                CHECK(rules.insert(rule).second);
            }
        }
        CHECK(decided.insert(textOf(which).de).second);
    }
}

TEST_CASE("a value the switch has not has no text") {
    CHECK(textOf(Switch::PerlaggFollow, "loose").empty());
    CHECK(textOf(Switch::PerlaggFollow, "").empty());
    CHECK(textOf(Switch::Target, "18").empty());
    CHECK(ruleOf(Switch::PerlaggFollow, "loose").empty());
    CHECK(ruleOf(Switch::Target, "18").empty());
}

TEST_CASE("every rule set has a name in each language") {
    std::set<std::string_view> names;
    for (const RuleSet& set : ruleSets()) {
        INFO(set.id);
        CHECK(displayName(set.id).de == set.title);
        for (const words::Language language : words::kLanguages)
            CHECK_FALSE(displayName(set.id).in(language).empty());
        CHECK(names.insert(displayName(set.id).en).second);
    }
    CHECK(displayName("tirol").empty());
}
