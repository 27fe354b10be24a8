#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/rule_set.h>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace schreiber;
using namespace schreiber::perlaggen::rulebook;

namespace {

std::vector<std::string> lines(const std::string& name) {
    std::ifstream file(std::string(SCHREIBER_TEST_DATA) + "/data/" + name);
    REQUIRE(file.good());
    std::vector<std::string> all;
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line.front() != '#') all.push_back(line);
    return all;
}

const RulePoint& point(std::string_view name) {
    const RulePoint* found = findRulePoint(name);
    REQUIRE(found != nullptr);
    return *found;
}

Backing backing(std::string_view name, std::string_view ruleSet) {
    const auto found = citationsFor(point(name), ruleSet);
    REQUIRE(found.has_value());
    return *found;
}

bool endsASentence(std::string_view text) {
    for (const std::string_view end : {".", "!", "?", "“", "”", "»"})
        if (text.size() >= end.size() && text.substr(text.size() - end.size()) == end) return true;
    return false;
}

// A complete, tidy text: one to three sentences, typographic quotation marks, no stray blanks.
void checkText(std::string_view text) {
    CHECK_FALSE(text.empty());
    CHECK(text.size() <= 420);
    CHECK(endsASentence(text));
    CHECK(text.find('"') == std::string_view::npos);
    CHECK(text.find("  ") == std::string_view::npos);
    CHECK(text.front() != ' ');
}

} // namespace

TEST_CASE("every rule point of the matrix stands in the catalogue once, in its order") {
    std::vector<std::string> expected;
    for (const std::string& line : lines("rule_points.txt")) expected.push_back(line);
    std::vector<std::string> found;
    for (const RulePoint& p : catalogue())
        found.push_back((p.number == 0 ? "-" : label(p)) + " " + std::string(p.name));
    CHECK(found == expected);

    std::set<std::string_view> names;
    for (const RulePoint& p : catalogue()) {
        INFO(p.name);
        CHECK(names.insert(p.name).second);
        CHECK(findRulePoint(p.name) == &p);
    }
    CHECK(names.size() == PointName::count());
    CHECK(findRulePoint(std::string_view("no_such_point")) == nullptr);
    CHECK(findRulePoint(std::string_view()) == nullptr);
}

TEST_CASE("no rule point lacks a text in any language") {
    for (const RulePoint& p : catalogue())
        for (const words::Language language : words::kLanguages) {
            INFO(p.name << ' ' << codeOf(language));
            checkText(p.text.in(language));
            if (!p.consequence.empty()) checkText(p.consequence.in(language));
        }
}

TEST_CASE("every rule point has a title of its own, as a heading is written") {
    for (const words::Language language : words::kLanguages) {
        std::set<std::string_view> titles;
        for (const RulePoint& point : catalogue()) {
            const std::string_view title = point.title.in(language);
            INFO(point.name << ": " << title);
            CHECK_FALSE(title.empty());
            CHECK(title.size() <= 60);
            CHECK(title.back() != '.');
            CHECK(title != point.name);
            CHECK(titles.insert(title).second);
        }
    }
}

TEST_CASE("the three texts of a rule point are three texts") {
    for (const RulePoint& p : catalogue()) {
        INFO(p.name);
        CHECK(p.text.de != p.text.it);
        CHECK(p.text.de != p.text.en);
        CHECK(p.text.it != p.text.en);
        if (!p.consequence.empty()) CHECK(p.consequence.de != p.consequence.it);
    }
}

TEST_CASE("the points of a subject stand together, under a page of their own") {
    std::set<Subject> done;
    Subject current = Subject::Setup;
    for (const RulePoint& p : catalogue()) {
        if (p.subject != current) {
            CHECK(done.insert(current).second);
            current = p.subject;
        }
        INFO(p.name);
        CHECK(done.count(p.subject) == 0);
    }
    CHECK(done.size() + 1 == subjects().size());
    for (std::size_t i = 0; i < subjects().size(); ++i) {
        CHECK(static_cast<std::size_t>(subjects()[i].subject) == i);
        for (const words::Language language : words::kLanguages)
            CHECK_FALSE(subjects()[i].title.in(language).empty());
    }
}

TEST_CASE("every citation is a heading of its source") {
    std::multiset<std::string> known;
    for (const std::string& line : lines("headings.txt")) known.insert(line);
    for (const SourceHeading& heading : headings()) {
        const std::string written = std::string(id(heading.source)) + "|" + std::string(heading.section);
        INFO(written);
        // A heading the source has twice is told apart by its chapter.
        CHECK(known.count(written) == (heading.chapter.empty() ? 1U : 2U));
    }
    for (const RulePoint& p : catalogue()) {
        INFO(p.name);
        const std::set<Heading> once(p.sources.begin(), p.sources.end());
        CHECK(once.size() == p.sources.size());
        if (p.number != 0) CHECK_FALSE(p.sources.empty());
    }
}

TEST_CASE("a rule set cites only what holds in it, or says whose rule it follows") {
    for (const RulePoint& p : catalogue())
        for (const std::string_view set : kRuleSetIds) {
            INFO(p.name << " in " << set);
            const auto found = citationsFor(p, set);
            REQUIRE(found.has_value() == holdsIn(p, set));
            if (!found) continue;
            if (found->authority == Authority::Stated) {
                CHECK(found->inheritedFrom.empty());
                CHECK_FALSE(found->citations.empty());
                continue;
            }
            CHECK(found->inheritedFrom.empty() == found->citations.empty());
            if (found->inheritedFrom.empty()) continue;
            const auto base = citationsFor(p, found->inheritedFrom);
            REQUIRE(base.has_value());
            CHECK(base->authority == Authority::Stated);
            CHECK(base->citations == found->citations);
        }
    CHECK_FALSE(holdsIn(point("follow"), "tirol"));
    CHECK_FALSE(citationsFor(point("follow"), "").has_value());
}

// Rule matrix, section 0: whose rules hold where a set says nothing.
TEST_CASE("what is cited in a rule set is told of it or of a set that it follows") {
    const std::map<std::string_view, std::string_view> base{{"suedtirol", "imst"},
                                                            {"oberland", "imst"},
                                                            {"eichelperlaggen", "innsbruck"},
                                                            {"schlanders", "eichelperlaggen"},
                                                            {"deutschnofen", "innsbruck"},
                                                            {"strafperlaggen", "innsbruck"},
                                                            {"giltspiel-3-perlique", "innsbruck"},
                                                            {"1853-four", "innsbruck"},
                                                            {"1853-schello-bello", "innsbruck"},
                                                            {"1853-radetzky", "innsbruck"},
                                                            {"1853-schello-bello-trump", "innsbruck"},
                                                            {"1853-radetzky-trump", "innsbruck"}};
    const auto follows = [&](std::string_view set, std::string_view other) {
        for (auto at = base.find(set); at != base.end(); at = base.find(at->second))
            if (at->second == other) return true;
        return false;
    };
    const auto tellsOf = [](const Citation& cited, std::string_view set) {
        return std::ranges::any_of(headings(), [&](const SourceHeading& heading) {
            return id(heading.source) == cited.source && heading.section == cited.section &&
                   (heading.reach & ruleSetBit(set)) != 0;
        });
    };
    for (const RulePoint& p : catalogue())
        for (const std::string_view set : kRuleSetIds) {
            const auto found = citationsFor(p, set);
            if (!found) continue;
            INFO(p.name << " in " << set << " from " << found->inheritedFrom);
            const std::string_view from = found->inheritedFrom.empty() ? set : found->inheritedFrom;
            // two, three and six are told with Innsbruck's game, and play by it in these sets as well
            const bool byNumber = std::ranges::all_of(found->citations, [](const Citation& cited) {
                return cited.section.ends_with("-Player Game");
            });
            CHECK((from == set || follows(set, from) || (byNumber && from == "innsbruck")));
            for (const Citation& cited : found->citations) CHECK(tellsOf(cited, from));
        }
    // the duty is told there, and not what it costs
    for (const std::string_view set : {"innsbruck", "eichelperlaggen", "strafperlaggen", "1853-four"})
        CHECK(backing("revoke", set).citations == std::vector<Citation>{{"pagat", "The Play", ""}});
    CHECK(backing("revoke", "oberland").citations.empty());
    CHECK(backing("cut_overlooked", "schlanders").citations.empty());
    CHECK(backing("blind_time", "oberland").citations == std::vector<Citation>{{"heltschl", "§ 1.6", ""}});
}

TEST_CASE("what a ruling cites") {
    CHECK(backing("gestr_no_bet", "suedtirol").citations ==
          std::vector<Citation>{{"imst-2015", "§ 21", ""}, {"imst-2015", "Bieten und Punkte", ""}});
    CHECK(backing("gestr_no_bet", "innsbruck").citations ==
          std::vector<Citation>{{"pagat", "The Endgame", ""}});
    CHECK(backing("gestr_no_bet", "oberland").citations == std::vector<Citation>{{"heltschl", "§ 1.6", ""}});
    CHECK(backing("gestr_no_bet", "strafperlaggen").citations ==
          std::vector<Citation>{{"pagat", "Strafperlaggen", ""}});

    const Backing schlanders = backing("gestr_no_bet", "schlanders");
    CHECK(schlanders.authority == Authority::Inherited);
    CHECK(schlanders.inheritedFrom == "innsbruck");
    CHECK(schlanders.citations == backing("gestr_no_bet", "innsbruck").citations);

    const Backing nofen = backing("follow", "deutschnofen");
    CHECK(nofen.authority == Authority::Assumed);
    CHECK(nofen.inheritedFrom == "innsbruck");

    CHECK(backing("ex_dealer_natural", "innsbruck").citations.front() ==
          Citation{"pagat", "The Deal", "Innsbruck Style"});
    CHECK(backing("ex_dealer_natural", "eichelperlaggen").citations.front() ==
          Citation{"pagat", "The Deal", "Eichelperlaggen"});
    CHECK(backing("all_four_count", "schlanders").citations ==
          std::vector<Citation>{{"schlanders", "5", ""}});

    // Only a record needs it: nothing to cite.
    CHECK(backing("card_twice", "innsbruck").citations.empty());
}

TEST_CASE("rule points hold where the matrix says") {
    CHECK(holdsIn(point("follow_perl_bound"), "innsbruck"));
    CHECK(holdsIn(point("follow_perl_bound"), "strafperlaggen"));
    CHECK_FALSE(holdsIn(point("follow_perl_bound"), "imst"));
    CHECK(holdsIn(point("follow_perl_free"), "suedtirol"));
    CHECK(holdsIn(point("ex_oppo"), "imst"));
    CHECK_FALSE(holdsIn(point("ex_oppo"), "suedtirol"));
    CHECK(holdsIn(point("luck_boden"), "suedtirol"));
    CHECK_FALSE(holdsIn(point("luck_boden"), "imst"));
    CHECK_FALSE(holdsIn(point("cut_keep"), "giltspiel-3-perlique"));
    CHECK(holdsIn(point("cut_keep"), "1853-radetzky"));
    CHECK(holdsIn(point("bummerl"), "oberland"));
    CHECK_FALSE(holdsIn(point("bummerl"), "imst"));
    CHECK(holdsIn(point("st_blind"), "strafperlaggen"));
    CHECK_FALSE(holdsIn(point("p3_no_blind"), "strafperlaggen"));

    // Suggestions, matters of conduct and a rule nobody can make sense of hold nowhere by default.
    std::set<std::string_view> nowhere;
    for (const RulePoint& p : catalogue())
        if (p.holds == 0) nowhere.insert(p.name);
    CHECK(nowhere == std::set<std::string_view>{"last_player", "etiquette", "house_custom", "tourn_format",
                                                "st_suggest"});
}

TEST_CASE("a rule point holds only where it can be played") {
    for (const RulePoint& p : catalogue())
        for (const RuleSet& set : ruleSets()) {
            if (!holdsIn(p, set.id)) continue;
            INFO(p.name << " in " << set.id);
            CHECK(std::ranges::any_of(set.seats, [&](int seats) { return (p.players >> seats & 1U) != 0; }));
        }
}

TEST_CASE("the editor's doubts go with the rulings of Imst") {
    std::set<std::string_view> doubted;
    for (const RulePoint& p : catalogue())
        if (p.doubted) doubted.insert(p.name);
    CHECK(doubted == std::set<std::string_view>{"trump_hanger", "bet_top", "spiel_aus_gut",
                                                "bet_many_players", "last_player", "order_unbet", "m1412_bid",
                                                "free_perl", "blind_ok", "blind_time", "blind_bound",
                                                "blind_who_makes", "decl_none_tricks"});
    CHECK(doubtedIn(point("trump_hanger"), "imst"));
    CHECK(doubtedIn(point("order_unbet"), "imst"));
    CHECK_FALSE(doubtedIn(point("order_unbet"), "suedtirol"));
    CHECK_FALSE(doubtedIn(point("order_unbet"), "innsbruck"));
    CHECK_FALSE(doubtedIn(point("order_unbet"), "oberland")); // does not hold there
    CHECK(doubtedIn(point("free_perl"), "oberland"));         // taken over from Imst
    CHECK_FALSE(doubtedIn(point("bet_top"), "oberland"));     // its own source says it
}

TEST_CASE("the editor's doubts go with the house rules that they are about") {
    const auto doubtsOf = [](std::string_view id) {
        std::set<std::string_view> all;
        for (int i = 0; i < kSwitchCount; ++i)
            if (doubtedIn(static_cast<Switch>(i), *findRuleSet(id)))
                all.insert(nameOf(static_cast<Switch>(i)));
        return all;
    };
    CHECK(doubtsOf("imst") == std::set<std::string_view>{"trump_hanger", "unbet_order", "blind_deadline",
                                                         "blind_answer_time", "blind_duty", "mid_min_cards",
                                                         "spiel_aus_conceded_value", "max_raise"});
    CHECK(doubtsOf("suedtirol").empty());
    CHECK(doubtsOf("innsbruck").empty());
    RuleSet own = *findRuleSet("imst");
    own.switches[Switch::MidMinCards].value = 0;
    CHECK_FALSE(doubtedIn(Switch::MidMinCards, own)); // agreed here
}

TEST_CASE("a house rule names the source of the value that holds") {
    const auto rests = [](Switch which, const char* set) {
        return backingInWords(which, *findRuleSet(set), words::Language::German);
    };
    CHECK(rests(Switch::SchlSecondPerlagg, "schlanders") == "Regeln des Perlaggerclubs Schlanders, 6");
    CHECK(rests(Switch::LuckBoden, "innsbruck") == "pagat.com, Variations");
    CHECK(rests(Switch::ExchangeLeftToPartner, "eichelperlaggen") == "pagat.com, Eichelperlaggen, The Deal");
    // what no source of the set tells is this program's choice, of the point as of its switch
    CHECK(backingInWords(point("bapt_release"), *findRuleSet("schlanders"), words::Language::German) ==
          "zu „Taufen vor dem Loslassen“ steht nichts in pagat.com und Regeln des Perlaggerclubs Schlanders; "
          "gespielt "
          "wird nach heltschl.org, § 1.4 (" +
              rests(Switch::BaptismDeadline, "schlanders")
                  .substr(std::string("die Quellen schweigen; ").size()) +
              ")");
    for (const RuleSet& set : ruleSets())
        for (int i = 0; i < kSwitchCount; ++i)
            CHECK(
                backingInWords(static_cast<Switch>(i), set, words::Language::German).find("so angenommen") ==
                std::string::npos);
}

TEST_CASE("what no source of a set tells, its page tells in words of that rule, with who is silent") {
    int silent = 0;
    for (const RulePoint& one : catalogue())
        for (const RuleSet& set : ruleSets()) {
            const auto found = citationsFor(one, set.id);
            if (!found || !found->citations.empty() || one.number == 0) continue;
            for (const words::Language language :
                 {words::Language::German, words::Language::Italian, words::Language::English}) {
                const std::string said = backingInWords(one, set, language);
                INFO(one.name << " in " << set.id << ": " << said);
                CHECK(said.find("die Quellen schweigen") == std::string::npos);
                const auto which = readSwitch(one.depends.name);
                const bool unsettled = which && !unsettledInWords(*which, set, language).empty();
                CHECK((unsettled || said.find(one.title.in(language)) != std::string::npos));
            }
            ++silent;
        }
    CHECK(silent > 90);
}

TEST_CASE("the catalogue knows the fourteen rule sets, in their order") {
    std::vector<std::string_view> ids;
    for (const RuleSet& set : ruleSets()) ids.push_back(set.id);
    CHECK(ids == std::vector<std::string_view>(kRuleSetIds.begin(), kRuleSetIds.end()));
    for (std::size_t i = 0; i < kRuleSetIds.size(); ++i) CHECK(ruleSetBit(kRuleSetIds[i]) == 1U << i);
    CHECK(ruleSetBit("tirol") == 0);
}

TEST_CASE("a rule point that hangs on a switch holds where the switch stands so") {
    for (const RulePoint& p : catalogue()) {
        if (p.depends.name.empty()) continue;
        INFO(p.name << " hangs on " << p.depends.name << '=' << p.depends.value);
        const auto which = readSwitch(p.depends.name);
        REQUIRE(which.has_value());
        if (p.depends.value.empty()) continue;
        const auto value = readSwitchValue(*which, p.depends.value);
        REQUIRE(value.has_value());
        for (const RuleSet& set : ruleSets()) {
            const Setting& setting = set.switches[*which];
            const bool forItsSeats =
                std::ranges::any_of(set.seats, [&](int seats) { return (p.players >> seats & 1U) != 0; });
            if (!setting.relevant || !forItsSeats) continue;
            INFO("in " << set.id);
            CHECK(holdsIn(p, set.id) == (setting.value == *value));
        }
    }
}

TEST_CASE("what only some rule sets have is told of the same sets by the catalogue") {
    const std::map<Trait, std::string_view> named{
        {Trait::OverbidGeneral, "overbid_general"},
        {Trait::OverbidMulti, "overbid_multi"},
        {Trait::BlindSeenHoell, "blind_seen_hoell"},
        {Trait::ThrowIn, "throw_in"},
        {Trait::PlayOnError, "play_on_error"},
        {Trait::OutOfTurnStays, "out_of_turn"},
        {Trait::StrafTurn, "st_turn"},
        {Trait::Stakes, "st_level"},
        {Trait::StolenLosesGame, "steal"},
        {Trait::ExchangeUpgrade, "ex_upgrade"},
        {Trait::ExchangeAcorns, "ex_acorn"},
        {Trait::DealerAlone, "st_exchange"},
        {Trait::ThreeBlind, "st_blind"},
        {Trait::ShowNoDisturb, "show_no_disturb"},
        {Trait::CutFault, "cut_one_visible"},
    };
    for (const auto& [trait, name] : named)
        for (const RuleSet& set : ruleSets()) {
            INFO(name << " in " << set.id);
            CHECK(holdsIn(point(name), set.id) == set.traits.has(trait));
        }
}
