#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <sstream>
#include <string>
#include <vector>

using namespace schreiber;
using namespace schreiber::perlaggen::rulebook;

namespace {

const RulePoint& point(std::string_view name) {
    const RulePoint* found = findRulePoint(name);
    REQUIRE(found != nullptr);
    return *found;
}

const RuleSet& set(std::string_view id) {
    const RuleSet* found = findRuleSet(id);
    REQUIRE(found != nullptr);
    return *found;
}

// All that a page and `rules explain` say of the rule itself.
std::string toldOf(const RulePoint& point, words::Language language) {
    std::string text(point.title.in(language));
    text += ' ' + std::string(point.text.in(language)) + ' ' + consequenceInWords(point, language);
    for (const PlaceSentence& sentence : toldAtPlaces(point, language)) text += ' ' + sentence.said;
    for (const std::string& remark : remarksOf(point, language)) text += ' ' + remark;
    return text;
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return c < 0x80 ? static_cast<char>(std::tolower(c)) : c; });
    return text;
}

// How the languages begin a number: `drei`, `dritz(ig)`.
constexpr std::array<std::array<std::string_view, 3>, 11> kNumbers[] = {{{{"null", "niemand", "kein"},
                                                                          {"ein", "erst"},
                                                                          {"zwei"},
                                                                          {"drei", "dritt"},
                                                                          {"vier"},
                                                                          {"fünf"},
                                                                          {"sechs"},
                                                                          {"sieb"},
                                                                          {"acht"},
                                                                          {"neun"},
                                                                          {"zehn"}}},
                                                                        {{{"zero", "nessun", "niente"},
                                                                          {"un", "prim"},
                                                                          {"due"},
                                                                          {"tre", "terz", "dritz"},
                                                                          {"quattro", "quart", "viertig"},
                                                                          {"cinque", "quint", "fünftig"},
                                                                          {"sei", "sest"},
                                                                          {"sette"},
                                                                          {"otto"},
                                                                          {"nove"},
                                                                          {"dieci"}}},
                                                                        {{{"zero", "nobody", "no "},
                                                                          {"one", "first"},
                                                                          {"two"},
                                                                          {"three", "third", "dritz"},
                                                                          {"four", "viertig"},
                                                                          {"five", "fifth", "fünftig"},
                                                                          {"six"},
                                                                          {"seven"},
                                                                          {"eight"},
                                                                          {"nine"},
                                                                          {"ten"}}}};

bool tells(const std::string& text, int number, words::Language language) {
    const std::string digits = std::to_string(number);
    for (std::size_t at = text.find(digits); at != std::string::npos; at = text.find(digits, at + 1)) {
        const auto isDigit = [&](std::size_t i) {
            return i < text.size() && text[i] >= '0' && text[i] <= '9';
        };
        if (!(at > 0 && isDigit(at - 1)) && !isDigit(at + digits.size())) return true;
    }
    const auto& words = kNumbers[static_cast<std::size_t>(language)];
    if (number >= static_cast<int>(words.size())) return false;
    return std::ranges::any_of(words[static_cast<std::size_t>(number)], [&](std::string_view word) {
        return !word.empty() && text.find(word) != std::string::npos;
    });
}

} // namespace

// data/numbers.txt: the numbers that the rule matrix has in its rows, in what the rule is or costs.
TEST_CASE("no rule that has numbers is told without them") {
    std::ifstream file(std::string(SCHREIBER_TEST_DATA) + "/data/numbers.txt");
    int rules = 0;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string name;
        words >> name;
        const RulePoint& rule = point(name);
        for (int number = 0; words >> number;)
            for (const words::Language language : words::kLanguages) {
                const std::string told = lower(toldOf(rule, language));
                INFO(name << " without " << number << ": " << told);
                CHECK(tells(told, number, language));
            }
        ++rules;
    }
    CHECK(rules > 75);
}

TEST_CASE("a rule is told with what each place's switches make of it") {
    for (const RulePoint& rule : catalogue())
        for (const RuleSet& place : ruleSets()) {
            if (!holdsIn(rule, place.id)) continue;
            for (const Switch which : switchesOf(rule)) {
                const bool decided = nameOf(which) == rule.depends.name && !rule.depends.value.empty();
                if (decided || !place.switches[which].relevant) continue;
                INFO(rule.name << " in " << place.id << " by " << nameOf(which));
                const std::string said = playedAt(place, which, words::Language::German);
                const auto all = toldAtPlaces(rule, words::Language::German);
                const auto told = std::ranges::find(all, said, &PlaceSentence::said);
                REQUIRE(told != all.end());
                CHECK((told->places & ruleSetBit(place.id)) != 0);
                CHECK(((told->chosen & ruleSetBit(place.id)) != 0) == place.switches[which].chosen);
                CHECK(ruleInFull(rule, place, words::Language::German).find(said) != std::string::npos);
            }
        }
}

TEST_CASE("what another place does is told beside a rule that only some places have") {
    const auto all = toldAtPlaces(point("follow_perl_bound"), words::Language::German);
    const auto free =
        std::ranges::find_if(all, [](const PlaceSentence& one) { return (one.places & sets::kImst) != 0; });
    REQUIRE(free != all.end());
    CHECK((free->places & sets::kInnsbruck) == 0);
    CHECK((free->chosen & sets::kOberland) != 0);
    CHECK(whoseInWords(*free, point("follow_perl_bound"), words::Language::German) ==
          "Südtirol · Imst und Umgebung; als Vorgabe dieses Programms: Tiroler Oberland");
}

TEST_CASE("a place that has the value, but not the rule, is no other place") {
    // nobody has a partner there
    CHECK(toldAtPlaces(point("question_not_decision"), words::Language::German).empty());
}

TEST_CASE("what no source says is said to be this program's choice, where it is") {
    CHECK(consequenceInWords(point("cut_right"), words::Language::German) ==
          "Hebt ein anderer ab, gilt das Abheben nicht (Vorgabe dieses Programms; die Quellen schweigen).");
    CHECK_THAT(consequenceInWords(point("follow"), words::Language::German),
               Catch::Contains("so sagt es die Quelle für: Südtirol · Imst und Umgebung; anderswo"));
    CHECK(consequenceInWords(point("bet_after_gut"), words::Language::German) ==
          "Sonst ist das Gebot ungültig.");
    for (const std::string_view name :
         {"cut_right", "trump_turn", "bet_suspends", "ex_order", "show_at_once"})
        CHECK_THAT(ruleInWords(point(name), set("imst"), words::Language::German),
                   Catch::Contains("(Vorgabe dieses Programms; die Quellen schweigen)."));
    CHECK_THAT(ruleInWords(point("mid_g_conceded"), set("innsbruck"), words::Language::English),
               Catch::Contains("Two cards are enough for it."));
    CHECK_THAT(
        ruleInWords(point("mid_g_conceded"), set("imst"), words::Language::English),
        Catch::Contains("Two cards are enough for it (this program's choice; the sources are silent)."));
    for (const RulePoint& rule : catalogue()) {
        INFO(rule.name);
        if (rule.consequenceUnsaid != 0) CHECK_FALSE(rule.consequence.empty());
        if (rule.consequenceUnsaid != 0) CHECK((rule.consequenceUnsaid & rule.holds) != 0);
        for (const Remark& remark : rule.remarks) {
            CHECK(remark.text.empty() == (remark.in == 0));
            if (remark.in != 0) CHECK((remark.in & rule.holds) != 0);
        }
    }
}

TEST_CASE("of a source that speaks it is never said that it is silent") {
    constexpr std::array<words::Language, 3> kLanguages{words::Language::German, words::Language::Italian,
                                                        words::Language::English};
    constexpr std::array<std::string_view, 3> kSilent{"schweigen", "tacciono", "silent"};
    for (const RuleSet& set : ruleSets())
        for (int i = 0; i < kSwitchCount; ++i) {
            const auto which = static_cast<Switch>(i);
            const Setting& setting = set.switches[which];
            INFO(set.id << ' ' << nameOf(which));
            const bool unsettled = !unsettledInWords(which, set, words::Language::German).empty();
            // matrix C1: "highest (kind order [?], use len_gleich_height*)"
            const bool partly = which == Switch::DeclareCompare && set.id == "suedtirol";
            CHECK((!unsettled || partly || (setting.relevant && setting.chosen)));
            CHECK((unsettled || contradictionIn(which, set).empty()));
            for (std::size_t language = 0; language < kLanguages.size(); ++language) {
                const std::string rests = backingInWords(which, set, kLanguages[language]);
                const bool silent = rests.find(kSilent[language]) != std::string::npos;
                if (setting.relevant && !setting.open()) CHECK(silent == (setting.chosen && !unsettled));
            }
        }
    CHECK_THAT(backingInWords(Switch::TrumpHanger, set("suedtirol"), words::Language::German),
               Catch::StartsWith("die Quellen widersprechen sich: ") &&
                   Catch::EndsWith("; Vorgabe dieses Programms, in den Hausregeln zu ändern"));
    CHECK(contradictionIn(Switch::TrumpHanger, set("suedtirol")).size() == 2);
    CHECK(backingInWords(Switch::CutOverlooked, set("innsbruck"), words::Language::German) ==
          "die Quellen schweigen; Vorgabe dieses Programms, in den Hausregeln zu ändern");
    CHECK(backingInWords(Switch::UnbetConceded, set("innsbruck"), words::Language::German) ==
          "pagat.com, Scoring");
    CHECK(backingInWords(Switch::FalseBetPenalty, set("imst"), words::Language::German) ==
          "Imster Regeln 2015, § 10");
}

TEST_CASE("a passage that can be read otherwise is said to be a reading, where it is one") {
    CHECK(remarksFor(point("stock_use"), set("oberland"), words::Language::German).empty());
    const auto imst = remarksFor(point("stock_use"), set("imst"), words::Language::German);
    REQUIRE(imst.size() == 1);
    CHECK_THAT(imst.front(), Catch::Contains("§ 34") && Catch::Contains("Lesart"));
    RuleSet own = set("imst");
    own.id = "unser";
    own.base = "imst";
    CHECK(remarksFor(point("stock_use"), own, words::Language::German) == imst);
}

TEST_CASE("of a rule that a set has not it is told what it says elsewhere") {
    CHECK_THAT(ruleInFull(point("bummerl"), set("imst"), words::Language::German),
               Catch::Contains("Anderswo (Tiroler Oberland): Wer „viertig erlaubt?“") &&
                   Catch::Contains("Die Partie ist verloren."));
    CHECK_THAT(ruleInFull(point("stock_use"), set("eichelperlaggen"), words::Language::English),
               Catch::Contains("Elsewhere (") && Catch::Contains("Imst"));
    CHECK_THAT(ruleInFull(point("stock_use"), set("imst"), words::Language::German),
               !Catch::Contains("Anderswo"));
}

TEST_CASE("a score that a rule speaks of is that of its place") {
    CHECK_THAT(ruleInFull(point("gestr_no_bet"), set("imst"), words::Language::German),
               Catch::Contains("Gestrichen ist, wer 14 Punkte hat."));
    CHECK_THAT(ruleInFull(point("gestr_no_bet"), set("schlanders"), words::Language::German),
               Catch::Contains("wer 23 Punkte hat."));
    CHECK_THAT(ruleInFull(point("blind_overbid"), set("oberland"), words::Language::German),
               Catch::Contains("Drei Punkte fehlen bei 12.") &&
                   Catch::Contains("kostet sofort zwei Punkte."));
    CHECK_THAT(ruleInFull(point("cut_max"), set("imst"), words::Language::German),
               Catch::Contains("Ständige Perlaggen gibt es fünf: Herz-König"));
    CHECK_THAT(ruleInFull(point("cut_max"), set("1853-radetzky"), words::Language::German),
               Catch::Contains("Ständiger Perlagg ist nur einer: Herz-König."));
}

TEST_CASE("places are named, many of them in one word") {
    CHECK(namesOfSets(sets::kAll, words::Language::German) == "alle Regelwerke");
    CHECK(namesOfSets(sets::kImst | sets::kHistoric, words::Language::English) ==
          "Imst and around · the games of 1853 and the Giltspiel");
    CHECK(namesOfSets(0, words::Language::Italian).empty());
}
