#include <catch2/catch.hpp>

#include <algorithm>
#include <perlaggen/rulebook/asked_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/switch_search.h>
#include <string>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::rulebook;
using namespace std::string_literals;

namespace {

// The place of a point among the hits, from 1; 0 where it is not found.
std::size_t place(std::string_view words, words::Language language, std::string_view name) {
    const auto found = searchRulePoints(words, language);
    for (std::size_t i = 0; i < found.size(); ++i)
        if (found[i]->name == name) return i + 1;
    return 0;
}

bool amongFirst(std::size_t most, std::string_view words, words::Language language, std::string_view name) {
    const std::size_t at = place(words, language, name);
    INFO(words << " -> " << name << " at " << at);
    return at >= 1 && at <= most;
}

} // namespace

TEST_CASE("a dispute's own words find its rule") {
    using enum words::Language;
    CHECK(amongFirst(3, "Hanger stehen lassen", German, "stand_winner"));
    CHECK(amongFirst(3, "Farbe verleugnen", German, "revoke"));
    CHECK(amongFirst(3, "geworfen, ohne an der Reihe zu sein", German, "out_of_turn"));
    CHECK(amongFirst(3, "Luck und Boden anschauen", German, "luck_boden_once"));
    CHECK(amongFirst(3, "gestrichen bieten", German, "gestr_no_bet"));
    CHECK(amongFirst(3, "Perlagg umtaufen", German, "bapt_final"));
    CHECK(amongFirst(3, "ungesehen bieten vor dem Abheben", German, "blind_time"));
    CHECK(amongFirst(3, "viertig erlaubt Bummerl", German, "bummerl"));
    CHECK(amongFirst(3, "Punkte reklamieren Einspruch", German, "claim_limit"));
    CHECK(amongFirst(3, "negare il seme", Italian, "revoke"));
    CHECK(amongFirst(3, "lo Spiel lasciato buono a metà presa", Italian, "show_at_once"));
    CHECK(amongFirst(3, "show cards to partner", English, "comm_no_show"));
    CHECK(amongFirst(3, "concede the Spiel unbet", English, "concede_spont"));
    CHECK(amongFirst(3, "card exposed by the dealer", English, "misdeal_exposed"));
}

TEST_CASE("what people ask at the table finds the rule they mean first") {
    struct Asked {
        words::Language language;
        std::string_view words;
        std::string_view name;
    };
    using enum words::Language;
    constexpr Asked kAsked[] = {
        {German, "14:13", "mid_1413_spiel"},
        {German, "Karten stehlen", "steal"},
        {German, "überbieten", "overbid_general"},
        {German, "Farbe verleugnen", "revoke"},
        {German, "Farbe nicht zugegeben", "revoke"},
        {German, "Karte aufgedeckt", "misdeal_exposed"},
        {German, "ungesehen bieten", "blind_ok"},
        {German, "wer schreibt", "scribe"},
        {German, "Strafe falsch geboten", "false_bet"},
        {German, "außer der Reihe", "out_of_turn"},
        {Italian, "offerta falsa", "false_bet"},
        {Italian, "chi scrive", "scribe"},
        {Italian, "negare il seme", "revoke"},
        {Italian, "rubare carte", "steal"},
        {English, "must I beat", "follow_no_overtake"},
        {English, "scorekeeper", "scribe"},
        {English, "revoke", "revoke"},
    };
    for (const Asked& one : kAsked) {
        const auto found = searchRulePoints(one.words, one.language);
        INFO(one.words);
        REQUIRE_FALSE(found.empty());
        CHECK(found.front()->name == one.name);
    }
    CHECK(amongFirst(3, "falscher Geber", German, "wrong_dealer_found"));
    CHECK(amongFirst(3, "mazziere sbagliato", Italian, "wrong_dealer_found"));
    CHECK(amongFirst(3, "wrong dealer", English, "wrong_dealer_found"));
    CHECK(amongFirst(3, "blind bet", English, "blind_ok"));
    CHECK(amongFirst(3, "17:17", German, "decl_both_inn"));
    CHECK(amongFirst(3, "Perlagg zurücknehmen", German, "bapt_mistake"));
    CHECK(amongFirst(3, "Perlagg taufen", German, "bapt_any"));
    CHECK(amongFirst(3, "Partner fragen", German, "ex_upgrade_ask"));
    CHECK(amongFirst(3, "reklamieren", German, "claim_limit"));
    CHECK(amongFirst(3, "Trumpf tauschen", German, "ex_dealer_natural"));
    CHECK(amongFirst(3, "offrire al buio", Italian, "blind_ok"));
}

TEST_CASE("the words of players and sources find the rule they are asked with, in each language") {
    struct Asked {
        std::string_view words;
        std::string_view name;
    };
    constexpr Asked kAsked[] = {
        {"Spitz", "bapt_any"},          {"Schellspitz", "bapt_any"},
        {"wild card", "bapt_any"},      {"jolly", "bapt_any"},
        {"cancellato", "gestr_no_bet"}, {"one short", "gestr_no_bet"},
        {"rifiuto", "revoke"},          {"rinuncia", "revoke"},
        {"renounce", "revoke"},         {"Farbe zugeben", "revoke"},
        {"bedienen", "revoke"},         {"Südtirol", "tourn_format"},
        {"Alto Adige", "tourn_format"}, {"South Tyrol", "tourn_format"},
        {"fold", "bet_concede"},        {"counter bet", "bet_raise"},
        {"showdown", "show_first"},     {"abreißen", "follow_trump_lead"},
        {"sequenza", "h_def"},          {"zwitzig", "g_def"},
        {"Talon", "luck_boden"},        {"segnapunti", "scribe"},
        {"Daus", "rank_order"},         {"migliorare", "ex_upgrade"},
        {"Kiebitz", "house_custom"},    {"mescolare", "deal_batches"},
    };
    for (const Asked& one : kAsked)
        for (const words::Language language : words::kLanguages) {
            INFO(one.words << " -> " << one.name);
            CHECK(place(one.words, language, one.name) >= 1);
        }
    for (const RulePoint& point : catalogue()) { // the whole table
        std::string word;
        for (const char c : std::string(askedWith(point.name)) + ' ') {
            if (c != ' ') {
                word += c;
                continue;
            }
            if (word.size() > 2) { // not an article
                INFO(word << " -> " << point.name);
                CHECK(place(word, words::Language::German, point.name) >= 1);
            }
            word.clear();
        }
    }
}

TEST_CASE("a paragraph is found as it is cited") {
    using enum words::Language;
    CHECK(amongFirst(3, "§ 17", German, "revoke"));
    CHECK(amongFirst(3, "§ 17", English, "takeback_window"));
}

TEST_CASE("a number is found as it is written, not as the beginning of another") {
    for (const RulePoint* point : searchRulePoints("§ 26", words::Language::German)) {
        const bool cites = std::any_of(point->sources.begin(), point->sources.end(),
                                       [](Heading heading) { return headingOf(heading).section == "§ 26"; });
        CAPTURE(point->name);
        CHECK(cites);
    }
    for (const RulePoint* point : searchRulePoints("§ 1.6", words::Language::German))
        CHECK(std::find(point->sources.begin(), point->sources.end(), Heading::Heltschl16) !=
              point->sources.end());
}

TEST_CASE("every rule that says the word is found, also one that says it in two words") {
    for (const words::Language language : words::kLanguages)
        for (const RulePoint& point : catalogue()) {
            // its longest word, as somebody would type it
            std::string longest;
            std::string word;
            for (const char c : std::string(point.text.in(language)) + ' ') {
                const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
                if (letter) word += c;
                if (!letter && word.size() > longest.size()) longest = word;
                if (!letter) word.clear();
            }
            if (longest.empty()) continue;
            CAPTURE(point.name, longest);
            CHECK(place(longest, language, point.name) >= 1);
        }
    CHECK(place("Kartenstehlen", words::Language::German, "steal") == 1);
}

TEST_CASE("umlauts, case, ß and accents do not matter") {
    using enum words::Language;
    const auto found = searchRulePoints("Höll auf", German);
    REQUIRE_FALSE(found.empty());
    CHECK(searchRulePoints("HOELL AUF", German) == found);
    CHECK(searchRulePoints("holl auf", German) == found);
    CHECK(searchRulePoints("Beißt mit", German) == searchRulePoints("beisst MIT", German));
    CHECK(searchRulePoints("penalità", Italian) == searchRulePoints("penalita", Italian));
}

TEST_CASE("names and numbers find their point first") {
    for (const RulePoint& point : catalogue()) {
        INFO(point.name);
        const auto found = searchRulePoints(point.name, words::Language::English);
        REQUIRE_FALSE(found.empty());
        CHECK(std::find(found.begin(), found.end(), &point) - found.begin() < 3);
    }
    CHECK(searchRulePoints("RP-201", words::Language::German).front()->name == "gestr_no_bet"_point);
}

TEST_CASE("what nobody wrote is not found, and anything may be asked") {
    CHECK(searchRulePoints("", words::Language::German).empty());
    CHECK(searchRulePoints(" ,.-! ", words::Language::German).empty());
    CHECK(searchRulePoints("xyzzy", words::Language::German).empty());
    CHECK(searchRulePoints("\xff\xfe\0\xc3"s, words::Language::German).empty());
    CHECK(searchRulePoints("xyzzy Hanger", words::Language::German) ==
          searchRulePoints("Hanger", words::Language::German));
    const std::string endless(1 << 20, 'a');
    CHECK(searchRulePoints(endless, words::Language::German).empty());
    std::string many;
    for (int i = 0; i < 100000; ++i) many += "Hanger ";
    CHECK_FALSE(searchRulePoints(many, words::Language::German).empty());
}

TEST_CASE("a house rule is found by its name, by what it decides and by what its values do") {
    using enum words::Language;
    for (int i = 0; i < kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        INFO(nameOf(which));
        const auto found = searchSwitches(nameOf(which), German);
        REQUIRE_FALSE(found.empty());
        CHECK(found.front() == which);
    }
    const auto amongFirst = [](std::string_view words, words::Language language, Switch which) {
        const auto found = searchSwitches(words, language);
        INFO(words);
        CHECK(std::find(found.begin(), found.begin() + std::min<std::ptrdiff_t>(3, std::ssize(found)),
                        which) != found.begin() + std::min<std::ptrdiff_t>(3, std::ssize(found)));
    };
    amongFirst("Stand unter null", German, Switch::NegativeScore);
    amongFirst("punteggio sotto zero", Italian, Switch::NegativeScore);
    amongFirst("score below zero", English, Switch::NegativeScore);
    amongFirst("what a revoke costs", English, Switch::RevokePenalty);
    amongFirst("der Falsche hat gegeben", German, Switch::WrongDealer);
    CHECK(searchSwitches("xyzzy", German).empty());
    CHECK(searchSwitches("", German).empty());
}

TEST_CASE("who plays a house rule which way is told for every set in which it means something") {
    for (int i = 0; i < kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        INFO(nameOf(which));
        std::size_t told = setsWith(which, std::nullopt).size();
        for (int value = 0; value < static_cast<int>(valuesOf(which).size()); ++value)
            told += setsWith(which, value).size();
        const auto relevant =
            std::count_if(ruleSets().begin(), ruleSets().end(),
                          [which](const RuleSet& set) { return set.switches[which].relevant; });
        CHECK(told == static_cast<std::size_t>(relevant));
    }
    const auto later = setsWith(Switch::NegativeScore, *readSwitchValue(Switch::NegativeScore, "deferred"));
    CHECK(std::any_of(later.begin(), later.end(), [](const RuleSet* set) { return set->id == "imst"; }));
}
