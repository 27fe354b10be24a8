#include <catch2/catch.hpp>

#include <algorithm>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/rulebook/source.h>
#include <set>
#include <string>

using namespace schreiber;
using namespace schreiber::koenigrufen;
using namespace schreiber::koenigrufen::rulebook;

TEST_CASE("Each point is told once, in three languages, under a title of its own") {
    REQUIRE(catalogue().size() == PointName::count());
    for (const words::Language language : words::kLanguages) {
        std::set<std::string_view> titles;
        for (const RulePoint& point : catalogue()) {
            INFO(point.point);
            CHECK(&textOf(point.point) == &point);
            CHECK_FALSE(point.text.in(language).empty());
            CHECK(titles.insert(point.title.in(language)).second);
        }
    }
}

TEST_CASE("Points stand under their subjects, and what only a record is ruled by has no number") {
    CHECK(subjectOf("pack"_point) == Subject::Cards);
    CHECK(subjectOf("players_four"_point) == Subject::Table);
    CHECK(subjectOf("call_king"_point) == Subject::King);
    CHECK(subjectOf("sides"_point) == Subject::King);
    CHECK(subjectOf("talon_shown"_point) == Subject::Talon);
    CHECK(subjectOf("bettler_ouvert_value"_point) == Subject::Games);
    CHECK(subjectOf("trischaken_talon"_point) == Subject::Trischaken);
    CHECK(subjectOf("radel_end"_point) == Subject::Writing);
    CHECK(subjectOf("game_over"_point) == Subject::Record);
    CHECK(label("follow_suit"_point) == "KR-089");
    CHECK(label("card_twice"_point) == "KR-103");
    CHECK(label("game_over"_point).empty());
    CHECK(subjects().size() == static_cast<std::size_t>(Subject::Record) + 1);
}

TEST_CASE("A point is cited by its first heading, and told with the house rule it hangs on") {
    CHECK(citationInWords("bid_forehand_games"_point, words::Language::German) ==
          "Rüdigervariante, Steigern");
    CHECK(citationInWords("game_over"_point, words::Language::German).empty());
    CHECK(passagesInWords("no_talk"_point, words::Language::German) ==
          "Spielablauf (Z. 1141–1143); Ruferspiele (Z. 1340)");
    Rules rules(*findRuleSet("ruediger"));
    CHECK(ruleInWords("positive_won"_point, rules, words::Language::English) ==
          "A positive game is won with more than 35 points. It is more than 35 from 35 and one Blatt on.");
    rules.set(Switch::WinFrom, 2);
    CHECK(ruleInWords("positive_won"_point, rules, words::Language::English).ends_with("from 36 on."));
}

TEST_CASE("Every switch is asked in words, and each of its values is a rule") {
    for (std::size_t i = 0; i < kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        CHECK(questionOf(which).de.ends_with('?'));
        std::set<std::string_view> meanings;
        for (std::size_t value = 0; value < valuesOf(which).size(); ++value)
            CHECK(meanings.insert(meaningOf(which, static_cast<int>(value)).de).second);
        CHECK(meanings.size() == valuesOf(which).size());
        CHECK_FALSE(meanings.contains(""));
    }
}

TEST_CASE("What people ask with finds the point that answers") {
    const auto first = [](const char* words, words::Language language) {
        const std::vector<PointName> found = search(words, language);
        return found.empty() ? std::string_view("nothing") : found.front().text();
    };
    using enum words::Language;
    CHECK(first("farbzwang", German) == "follow_suit");
    CHECK(first("Stichzwang", German) == "beat");
    CHECK(first("obbligo di battere", Italian) == "beat");
    CHECK(first("follow_suit", English) == "follow_suit");
    CHECK(first("KR-100", English) == "stop_early");
    CHECK(first("zusammenwerfen", German).starts_with("throw_in"));
    CHECK(first("ich liege", German) == "lie");
    CHECK(first("kontra im negativspiel", German) == "kontra_negative_own");
    CHECK(first("xyzzy", German) == "nothing");
    CHECK(search("", German).empty());
}
