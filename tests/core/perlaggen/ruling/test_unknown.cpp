#include "../deal/dealing.h"
#include "case_files.h"
#include "random_records.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <map>
#include <perlaggen/record/writer.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>
#include <sampling.h>
#include <set>

// Filling in a `?`, of a hand or of a house rule, never changes a decided verdict unless it breaks one of its
// `provided` (readings.md 12d, 54).
using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::deal::test;
using cards::Card, cards::CardSet, cards::Seat;
using nlohmann::json;
using schreiber::perlaggen::ruling::test::blanked, schreiber::perlaggen::ruling::test::playedRecord;

namespace {

constexpr std::uint64_t kSeed = 1853;

int rounds(int few, int many) {
    return schreiber::test::sampled(std::max(1, few / 2), few, many);
}

json resultOf(const record::Record& record) {
    return json::parse(ruling::resultJson(ruling::replay(record), words::Language::English));
}

bool is(const json& value, std::string_view word) {
    return value.is_string() && value.get_ref<const std::string&>() == word;
}

int placeOf(const json& ruling) {
    return ruling["line"].get<int>();
}

// Something undecided of which the result does not say what would decide it; empty where there is none.
std::string withoutReason(const json& result) {
    const auto says = [](const json& part) { return part.contains("decides") && !part["decides"].empty(); };
    for (const json& ruling : result["rulings"])
        if (is(ruling["verdict"], "undecided") && !says(ruling)) return "line " + ruling["line"].dump();
    for (const auto& [name, figure] : result["figures"].items())
        if (is(figure["how"], "undecided") && !says(figure)) return name;
    for (const char* name : {"counted", "points", "score", "gestrichen", "game_winner"})
        if (is(result[name], "undecided") && !says(result)) return name;
    return {};
}

bool leavesOpen(const json& ruling) {
    return is(ruling["verdict"], "undecided") || ruling["consequence"].contains("undecided");
}

// The lines that were no longer of the deal: it was won, lost or dealt again before.
std::set<int> afterTheDeal(const json& result) {
    std::set<int> lines;
    for (const json& ruling : result["rulings"])
        if (is(ruling["rule"], "game_over") && is(ruling["verdict"], "illegal"))
            lines.insert(placeOf(ruling));
    return lines;
}

// The first line that was of the deal in one of the two and not in the other.
constexpr int kNoEnd = 1 << 20;
constexpr int kAtLast = kNoEnd - 1; // the end of the deal, on whichever line it came to be
int endOfDeal(const json& part, const json& whole) {
    const std::set<int> one = afterTheDeal(part);
    const std::set<int> other = afterTheDeal(whole);
    std::vector<int> apart{kNoEnd};
    std::ranges::set_symmetric_difference(one, other, std::back_inserter(apart));
    return std::ranges::min(apart);
}

// readings.md 29 asks what is known, and a proof that is not due is nobody's business
// (docs/design/unknown.md).
bool asksWhatIsKnown(const json& ruling) {
    // so is what the table says of an exchange that was left to the partner, as long as no cards refute it
    const bool left =
        is(ruling["rule"], "ex_leave") && ruling["event"].get<std::string>().starts_with("irreg");
    // and that he who allowed could have denied
    const bool note = is(ruling["verdict"], "note") &&
                      (is(ruling["rule"], "false_bet") || is(ruling["rule"], "decl_procedure"));
    return left || note || is(ruling["rule"], "ex_upgrade_ask");
}

// What a side stands at for its bets: a figure that was given to it counts until all its cards are known, and
// they show that it has not got it (docs/design/unknown.md). So one of the two forbids a bet, or fines it,
// that the other allows.
bool givenInVain(const record::Record& record, const json& part, const json& whole) {
    const auto forbidden = [](const json& result) {
        std::set<std::string> bets;
        for (const json& ruling : result["rulings"])
            if (ruling["event"].get<std::string>().starts_with("bet") && !is(ruling["rule"], "false_bet"))
                bets.insert(ruling["line"].dump() + ruling["rule"].dump() +
                            ruling["consequence"]["penalty"].dump());
        return bets;
    };
    const bool given = std::ranges::any_of(record.events, [&](const deal::Event& event) {
        constexpr std::array kNames{"gleich", "hanger", "spiel"};
        const auto* good = std::get_if<deal::Good>(&event.action);
        return good != nullptr &&
               !is(whole["figures"][kNames[static_cast<std::size_t>(good->figure)]]["how"], "conceded");
    });
    return given && forbidden(part) != forbidden(whole);
}

// Somebody says of the card on another line that it was a revoke: that it is undecided stands there, or that
// the deal was over by then.
bool claimedElsewhere(const json& part, const json& ruling) {
    const std::string rule = ruling["rule"];
    return (rule == "revoke" || rule.starts_with("follow")) &&
           std::ranges::any_of(part["rulings"], [&](const json& other) {
               return other["event"].get<std::string>().starts_with("irregular revoke") &&
                      other["seat"] == ruling["seat"] &&
                      (is(other["verdict"], "undecided") || is(other["rule"], "game_over"));
           });
}

// The lines of notes that tell what another value of a house rule would come to, which can be told of all
// cards alone.
std::set<int> toldOtherwise(const json& result) {
    std::set<int> lines;
    for (const json& ruling : result["rulings"])
        if (is(ruling["verdict"], "note") && ruling.contains("otherwise")) lines.insert(placeOf(ruling));
    return lines;
}

// What `part` takes as done rightly and `whole` shows to have been wrong, each as it is told. `hands` are the
// cards of the whole record, by seat.
using Hands = std::map<std::string, std::set<std::string>>;
std::set<std::string> brokenBy(const json& part, const json& whole, const Hands& hands) {
    std::set<std::string> broken;
    for (const json& one : part.value("provided", json::array())) {
        bool wrong = false;
        if (one["cards"].empty()) { // a figure was declared, or denied
            for (const json& ruling : whole["rulings"])
                wrong = wrong || (placeOf(ruling) == one["line"] && is(ruling["verdict"], "illegal"));
        } else {
            bool holds = false;
            for (const json& card : one["cards"])
                holds = holds || hands.at(one["seat"]).contains(card.get<std::string>());
            wrong = holds != one["holds"].get<bool>();
        }
        if (wrong) broken.insert(one["text"].get<std::string>());
    }
    return broken;
}

// A verdict that hangs on something that was wrong says so.
bool hangsOn(const json& ruling, const std::set<std::string>& broken) {
    for (const json& one : ruling.value("provided", json::array()))
        if (broken.contains(one["text"].get<std::string>())) return true;
    return false;
}

// What the table says it saw stands as long as no cards refute it (rule-sets.md, Irregularities); a revoke is
// only claimed.
bool refutesTheTable(const json& part, const json& whole) {
    const auto seen = [](const json& result) {
        std::set<int> lines;
        for (const json& ruling : result["rulings"]) {
            const std::string event = ruling["event"];
            if (event.starts_with("irregular") && !event.starts_with("irregular revoke") &&
                is(ruling["verdict"], "illegal"))
                lines.insert(placeOf(ruling));
        }
        return lines;
    };
    const std::set<int> known = seen(whole);
    return std::ranges::any_of(seen(part), [&](int line) { return !known.contains(line); });
}

// A ruling of `part` that `whole` has not, though nothing that it hangs on was wrong; empty where there is
// none.
std::string goneWithoutReason(const json& part, const json& whole, const std::set<std::string>& broken) {
    for (const json& ruling : part["rulings"]) {
        if (is(ruling["verdict"], "undecided") || asksWhatIsKnown(ruling) || hangsOn(ruling, broken))
            continue;
        if (is(ruling["verdict"], "note")) continue;
        const bool there = std::ranges::any_of(whole["rulings"], [&](const json& other) {
            return other["line"] == ruling["line"] && other["verdict"] == ruling["verdict"];
        });
        if (!there) return "ruling gone: " + ruling.dump();
    }
    return {};
}

std::string field(const json& part, const json& whole, const std::string& name) {
    if (is(part, "undecided") || part == whole) return {};
    return name + ": " + part.dump() + " became " + whole.dump();
}

Hands handsOf(const record::Record& record) {
    Hands hands;
    for (std::size_t i = 0; i < record.header.hands.size(); ++i) {
        if (!record.header.hands[i]) continue;
        for (const cards::HandCard& held : *record.header.hands[i])
            if (held.card)
                hands[cards::toString(static_cast<Seat>(i))].insert(std::string(cards::nameOf(*held.card)));
    }
    return hands;
}

// Between a card and the claim that it was a revoke other things hold on the two.
bool comparesOtherThings(const json& part, const json& whole) {
    return refutesTheTable(part, whole) || std::ranges::any_of(whole["rulings"], [&](const json& ruling) {
               return claimedElsewhere(part, ruling);
           });
}

// What is decided in `part` and something else in `whole`; empty where there is nothing.
std::string changed(const json& part, const json& whole, const Hands& hands) {
    // one thing wrong at a time is what `provided` speaks of
    const std::set<std::string> broken = brokenBy(part, whole, hands);
    if (broken.size() > 1) return {};
    if (comparesOtherThings(part, whole)) return {};
    if (broken.size() == 1) return goneWithoutReason(part, whole, broken);
    const int end = endOfDeal(part, whole);
    const int last = end == kNoEnd ? kNoEnd : end - 1;
    if (last < kNoEnd && std::ranges::none_of(part["rulings"], [&](const json& ruling) {
            return leavesOpen(ruling) && placeOf(ruling) <= end;
        }))
        return "the deal was over";
    std::set<int> open;
    for (const json& ruling : part["rulings"])
        if (is(ruling["verdict"], "undecided"))
            open.insert(is(ruling["rule"], "mid_redeal") ? kAtLast : placeOf(ruling));
    const bool isOpen = std::ranges::any_of(part["rulings"], leavesOpen);
    std::set<int> otherwise = toldOtherwise(part);
    otherwise.merge(toldOtherwise(whole));
    const auto decided = [&](const json& result) {
        std::multiset<std::string> all;
        for (const json& ruling : result["rulings"]) {
            if (is(ruling["verdict"], "undecided") || placeOf(ruling) > last || asksWhatIsKnown(ruling))
                continue;
            const bool follows = ruling["consequence"]["redeal"] == true;
            const bool hint = is(ruling["verdict"], "note") &&
                              (isOpen || (otherwise.contains(placeOf(ruling)) && !follows));
            // from which line on nobody can have a figure any more hangs on what is known
            const int line = is(ruling["rule"], "mid_redeal") ? kAtLast : placeOf(ruling);
            if (!hint) all.insert(std::to_string(line) + ruling["verdict"].dump());
        }
        return all;
    };
    const auto before = decided(part);
    const auto after = decided(whole);
    for (const std::string& one : before)
        if (!after.contains(one)) return "ruling gone: " + one;
    for (const std::string& one : after)
        if (!before.contains(one) && !open.contains(std::atoi(one.c_str()))) return "ruling new: " + one;
    for (const json& ruling : part["rulings"]) {
        if (leavesOpen(ruling) || placeOf(ruling) > last || asksWhatIsKnown(ruling)) continue;
        const bool found = std::ranges::any_of(whole["rulings"], [&](const json& other) {
            return placeOf(other) == placeOf(ruling) && other["consequence"] == ruling["consequence"];
        });
        if (!found && is(ruling["verdict"], "illegal")) return "consequence: " + ruling.dump();
    }
    for (const char* name : {"points", "score", "gestrichen", "game_winner", "counted"})
        if (auto found = field(part[name], whole[name], name); !found.empty()) return found;
    if (!part["next_dealer"].is_null())
        if (auto found = field(part["next_dealer"], whole["next_dealer"], "next_dealer"); !found.empty())
            return found;
    if (part["complete"] == true && whole["complete"] == false) return "no longer complete";
    for (const auto& [name, figure] : part["figures"].items()) {
        if (is(figure["how"], "undecided")) continue;
        for (const char* key : {"how", "team", "value"})
            if (auto found = field(figure[key], whole["figures"][name][key], name + "." + key);
                !found.empty())
                return found;
    }
    // where the deal has ended for one of the two alone the rest is passed over there (readings.md 23), also
    // what is said of a card that lies
    if (end != kNoEnd) return {};
    for (std::size_t i = 0; i < part["tricks"].size(); ++i) {
        if (i >= whole["tricks"].size()) return "a trick is gone";
        const json& trick = part["tricks"][i];
        const json& there = whole["tricks"][i];
        for (const auto& [seat, card] : trick["cards"].items())
            if (there["cards"].value(seat, "") != card) return "a card of a trick changed";
        if (!trick["winner"].is_null() && trick["winner"] != there["winner"])
            return "a trick's winner changed";
    }
    return {};
}

} // namespace

TEST_CASE("filling in unknown cards never changes what was decided") {
    base::Random random(kSeed);
    int undecided = 0;
    int all = 0;
    int vain = 0;
    int leftOut = 0;
    for (int n = 0; n < rounds(12, 600); ++n)
        for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
            ++all;
            const rulebook::Rules rules = rulesOf(set.id, set.seats.front());
            const record::Record whole = playedRecord(set, rules, random);
            const json known = resultOf(whole);
            const record::Record part = blanked(whole, random);
            const json guess = resultOf(part);
            for (const json& ruling : guess["rulings"])
                undecided += is(ruling["verdict"], "undecided") ? 1 : 0;
            CHECK_THAT(withoutReason(guess), Catch::Equals(""));
            const std::string difference = changed(guess, known, handsOf(whole));
            const bool inVain = givenInVain(whole, guess, known);
            leftOut += comparesOtherThings(guess, known) ? 1 : 0;
            vain += inVain ? 1 : 0;
            if (!difference.empty() && !inVain) {
                CAPTURE(record::write(part), record::write(whole), difference, guess["rulings"].dump(1),
                        known["rulings"].dump(1));
                CHECK(difference.empty());
            }
        }
    CHECK(undecided > 20);
    CAPTURE(all, vain, leftOut);
    CHECK(vain * 50 < all);
    CHECK(leftOut * 20 < all);
}

namespace {

// What decides an undecided ruling: cards of which a seat has one or none.
struct Decides {
    std::size_t seat = 0;
    CardSet cards;
};
std::vector<Decides> cardsOf(const json& decides) {
    std::vector<Decides> all;
    for (const json& one : decides) {
        if (!one.contains("cards")) continue;
        Decides made{.seat = static_cast<std::size_t>(one["seat"].get<std::string>().front() - 'A'),
                     .cards = {}};
        for (const json& card : one["cards"]) made.cards.insert(*cards::readCard(card.get<std::string>()));
        all.push_back(made);
    }
    return all;
}

// The `?` of a record filled in: each seat keeps the cards that it plays, shows or gives away, and the others
// are dealt from those that nobody is known to have; where `decides` says so, as many as there are of the
// cards that decide go to their seat, or as few.
record::Record filledIn(const record::Record& whole, const record::Record& part,
                        const std::vector<Decides>& decides, base::Random& random) {
    record::Record filled = part;
    CardSet out;
    std::array<CardSet, cards::kMostSeats> named{};
    for (const deal::Event& event : whole.events) {
        CardSet& own = named[static_cast<std::size_t>(cards::indexOf(event.seat))];
        if (const auto* play = std::get_if<deal::Play>(&event.action)) own.insert(play->card.card);
        if (const auto* show = std::get_if<deal::Show>(&event.action))
            for (const cards::PlayedCard& card : show->cards) own.insert(card.card);
        if (const auto* exchange = std::get_if<deal::Exchange>(&event.action)) own.insert(exchange->give);
        if (const auto* cut = std::get_if<deal::Cut>(&event.action))
            for (const Card card : cut->kept) own.insert(card);
        if (const auto* turn = std::get_if<deal::Turn>(&event.action))
            for (const Card card : turn->cards) out.insert(card);
    }
    for (std::size_t seat = 0; seat < filled.header.hands.size(); ++seat) {
        if (!filled.header.hands[seat]) continue;
        for (std::size_t i = 0; i < filled.header.hands[seat]->size(); ++i) {
            std::optional<Card>& card = (*filled.header.hands[seat])[i].card;
            const Card was = *(*whole.header.hands[seat])[i].card;
            if (named[seat].contains(was)) card = was;
            if (card) out.insert(*card);
        }
    }
    std::vector<Card> left;
    const rulebook::RuleSet* set = rulebook::findRuleSet(whole.header.rules);
    for (const Card card : cards::wholePack(set->pack) - out) left.push_back(card);
    random.shuffle(left);
    const auto fill = [&](std::size_t seat) {
        if (!filled.header.hands[seat]) return;
        for (cards::HandCard& held : *filled.header.hands[seat]) {
            if (held.card) continue;
            held.card = left.back();
            left.pop_back();
        }
    };
    for (const Decides& one : decides) {
        const std::uint64_t way = random.below(3); // has them, has none, or as it comes
        if (way < 2)
            std::partition(left.begin(), left.end(),
                           [&](Card card) { return one.cards.contains(card) != (way == 0); });
        fill(one.seat);
        random.shuffle(left);
    }
    for (std::size_t seat = 0; seat < filled.header.hands.size(); ++seat) fill(seat);
    return filled;
}

void addHouseRule(record::Record& record, rulebook::Switch which, std::string_view value) {
    rulebook::HouseRule rule;
    rule.name = rulebook::nameOf(which);
    rule.value = value;
    record.header.house.push_back(rule);
}

// What another ruling says of the same: on its line, by its rule on any line, and of a revoke that is claimed
// at the card that was one.
bool isOfTheSame(const json& other, const json& ruling) {
    const bool claimed = is(ruling["event"], "irregular revoke");
    return placeOf(other) == placeOf(ruling) || other["rule"] == ruling["rule"] ||
           (claimed && other["seat"] == ruling["seat"] &&
            other["event"].get<std::string>().starts_with("play"));
}

std::string verdictsLike(const json& result, const json& ruling) {
    json all = json::array();
    for (const json& other : result["rulings"])
        if (isOfTheSame(other, ruling)) all.push_back({other["line"], other["rule"], other["verdict"]});
    std::sort(all.begin(), all.end());
    return all.dump();
}

} // namespace

TEST_CASE("what is undecided comes out one way or the other once the cards are known") {
    constexpr int kDeals = 5000; // a hand without any figure is rare
    base::Random random(kSeed + 2);
    int undecided = 0;
    for (int n = 0; n < rounds(8, 100); ++n)
        for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
            const rulebook::Rules rules = rulesOf(set.id, set.seats.front());
            const record::Record whole = playedRecord(set, rules, random);
            const record::Record part = blanked(whole, random);
            const json guess = resultOf(part);
            for (const json& ruling : guess["rulings"]) {
                if (!is(ruling["verdict"], "undecided") || ruling["decides"].empty()) continue;
                // a house rule, or what was meant, is as open with all cards known
                const std::vector<Decides> decides = cardsOf(ruling["decides"]);
                if (decides.size() < ruling["decides"].size()) continue;
                ++undecided;
                std::set<std::string> seen;
                for (int i = 0; i < kDeals && seen.size() < 2; ++i)
                    seen.insert(verdictsLike(resultOf(filledIn(whole, part, decides, random)), ruling));
                CAPTURE(record::write(part), ruling.dump(1));
                CHECK(seen.size() == 2);
            }
        }
    CHECK(undecided > 10);
}

TEST_CASE("with all hands known and all switches set nothing is undecided") {
    base::Random random(kSeed + 3);
    for (int n = 0; n < rounds(10, 400); ++n)
        for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
            record::Record whole = playedRecord(set, rulesOf(set.id, set.seats.front()), random);
            for (const rulebook::Switch which : rulebook::openSwitches(set)) {
                const auto values = rulebook::valuesOf(which);
                addHouseRule(whole, which, values[static_cast<std::size_t>(random.below(values.size()))]);
            }
            for (deal::Event& event : whole.events) // what was meant is not a matter of cards or switches
                if (auto* irregular = std::get_if<deal::Irregular>(&event.action))
                    irregular->knowingly = true;
            const json result = resultOf(whole);
            CAPTURE(record::write(whole));
            for (const json& ruling : result["rulings"]) CHECK_FALSE(leavesOpen(ruling));
        }
}

TEST_CASE("setting an open switch never changes what was decided") {
    base::Random random(kSeed + 4);
    int open = 0;
    for (int n = 0; n < rounds(6, 60); ++n)
        for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
            const record::Record whole = playedRecord(set, rulesOf(set.id, set.seats.front()), random);
            const json guess = resultOf(whole);
            for (const json& ruling : guess["rulings"]) open += leavesOpen(ruling) ? 1 : 0;
            CHECK_THAT(withoutReason(guess), Catch::Equals(""));
            for (const rulebook::Switch which : rulebook::openSwitches(set))
                for (const std::string_view value :
                     rulebook::valuesOf(which).first(static_cast<std::size_t>(rulebook::openValues(which)))) {
                    record::Record house = whole;
                    addHouseRule(house, which, value);
                    const std::string difference = changed(guess, resultOf(house), handsOf(whole));
                    if (difference.empty()) continue;
                    CAPTURE(record::write(house), difference, guess["rulings"].dump(1));
                    CHECK(difference.empty());
                }
        }
    CHECK(open > 4);
}

TEST_CASE("a sample with hands taken away says of all that is undecided what would decide it") {
    int undecided = 0;
    const auto check = [&](const record::Record& part) {
        const std::string text = ruling::resultJson(ruling::replay(part), words::Language::English);
        undecided += text.find("undecided") == std::string::npos ? 0 : 1;
        CAPTURE(record::write(part));
        CHECK_THAT(withoutReason(json::parse(text)), Catch::Equals(""));
    };
    const auto samples = std::filesystem::path(SCHREIBER_TEST_DATA) / "cases" / "samples";
    for (const ruling::test::CaseFile& file : ruling::test::caseFiles(samples)) {
        const auto records = record::read(ruling::test::textOf(file.question));
        if (!records) continue; // the one that cannot be read
        for (const record::Record& whole : *records) {
            record::Record part = whole;
            for (unsigned without = 1; without < 16; ++without) {
                for (unsigned seat = 0; seat < 4; ++seat)
                    part.header.hands[seat] =
                        (without >> seat & 1U) != 0 ? std::nullopt : whole.header.hands[seat];
                check(part);
            }
            while (!part.events.empty()) { // and stopped at every line
                part.events.pop_back();
                check(part);
            }
        }
    }
    CHECK(undecided > 6);
}

TEST_CASE("what hangs on whether somebody meant it says so, as often as it does") {
    const auto result = [](const char* text) { return resultOf(record::read(text)->front()); };
    const json bet = result("rules: imst\nscore: 14 9\n\nD: turn L10\nA: irregular extra-cards\n"
                            "A: bet hanger\nB: hold hanger\n");
    REQUIRE(bet["rulings"].size() == 2);
    for (const json& ruling : bet["rulings"]) {
        REQUIRE(ruling["decides"].size() == 1);
        CHECK(ruling["decides"][0]["text"] == "Whether A acted knowingly (line 5).");
        CHECK(ruling["decides"][0]["line"] == 5);
        CHECK(ruling["decides"][0]["seat"] == "A");
    }
    CHECK_THAT(bet["rulings"][1]["explanation"].get<std::string>(),
               Catch::EndsWith("before it is known whether what line 5 tells was done knowingly."));
    // nothing is bet, and still nobody knows what is to be written
    const json sheet = result("rules: imst\nscore: 12 13\n\nD: turn L10\nA: irregular extra-cards\n"
                              "B: good spiel\n");
    CHECK(sheet["score"] == "undecided");
    REQUIRE(sheet["decides"].size() == 1);
    CHECK(sheet["decides"][0]["line"] == 5);
}

TEST_CASE("a denial by cards nobody recorded stands until somebody claims that it was false") {
    const auto result = [](const char* text) { return resultOf(record::read(text)->front()); };
    const json denial = result("rules: innsbruck\nscore: 17 17\ntrump: L\n\nA: ask 3\nB: deny\n");
    CHECK(denial["rulings"].empty());
    REQUIRE(denial["provided"].size() == 2);
    CHECK(denial["provided"][0]["text"] == "A had the figure declared in line 5");
    CHECK(denial["provided"][1]["text"] == "B rightly says “nicht erlaubt” in line 6");
    const json claimed = result(
        "rules: innsbruck\nscore: 17 17\ntrump: L\n\nA: ask 3\nB: deny\nB: irregular false-denial A\n");
    REQUIRE(claimed["rulings"].size() == 1);
    CHECK(claimed["rulings"][0]["rule"] == "decl_forced_answer");
}

namespace {

const json* rulingAt(const json& result, int line) {
    for (const json& ruling : result["rulings"])
        if (placeOf(ruling) == line) return &ruling;
    return nullptr;
}

json resultOfText(const std::string& text) {
    CAPTURE(text);
    const auto read = record::read(text);
    REQUIRE(read);
    return resultOf(read->front());
}

} // namespace

TEST_CASE("a denied suit that is claimed while the trick is open hangs on the cards, and is ruled on there") {
    const std::string claim = "\nA: play E10\nB: play H8\nB: irregular revoke A\n";
    const std::string goesOn = "C: play E8\nD: play EA\n";
    const auto with = [&](const std::string& hand, const std::string& more) {
        return resultOfText("rules: imst\ntrump: L\nhand B: " + hand + "\n" + claim + more);
    };
    for (const std::string& more : {std::string(), goesOn}) {
        const json unknown = with("? ? ? ? ?", more);
        REQUIRE(unknown["rulings"].size() == 1);
        CHECK(is(unknown["rulings"][0]["verdict"], "undecided"));
        CHECK(placeOf(unknown["rulings"][0]) == 7);
        CHECK(unknown["rulings"][0]["decides"][0]["seat"] == "B");
        const json none = with("H8 H9 HA S9 SA", more);
        REQUIRE(none["rulings"].size() == 1);
        CHECK(is((*rulingAt(none, 7))["verdict"], "note"));
        CHECK(is((*rulingAt(with("H8 E9 HA S9 SA", more), 6))["rule"], more.empty() ? "follow" : "revoke"));
    }
    // claimed twice it is ruled on once
    const json twice = with("? ? ? ? ?", "B: irregular revoke C\n" + goesOn);
    CHECK(is((*rulingAt(twice, 7))["verdict"], "undecided"));
    CHECK(is((*rulingAt(twice, 8))["verdict"], "note"));
    // what was ruled on at the card is not ruled on again, though the cards that showed it lie by now
    const json shown = resultOfText("rules: imst\ntrump: L\n\nA: play E10\nB: play H8\nA: good spiel\n"
                                    "B: show E9 S9\nB: irregular revoke A\n");
    CHECK(is((*rulingAt(shown, 5))["rule"], "follow"));
    CHECK(is((*rulingAt(shown, 8))["verdict"], "note"));
}

TEST_CASE("a proof that is due is not refused for a bet of which nobody asks yet whether the cards make it") {
    const json result = resultOfText("rules: imst\n"
                                     "seats: 4\n"
                                     "score: 3 3\n"
                                     "dealer: D\n"
                                     "hand A: ? L9 LO H9 HA\n"
                                     "hand B: ? ? ? ? ?\n"
                                     "hand C: E8 EA L10 S9 SO\n"
                                     "hand D: EK LU H8 ? ?\n"
                                     "\n"
                                     "D: turn LA\n"
                                     "A: play L9\n"
                                     "D: bet all\n"
                                     "A: hold gleich\n"
                                     "A: hold hanger\n"
                                     "A: hold spiel\n"
                                     "C: exchange S9 LA\n"
                                     "B: play E7=L7\n"
                                     "C: play L10\n"
                                     "D: ask 3\n"
                                     "D: play LU\n"
                                     "D: play H8\n"
                                     "C: deny\n"
                                     "A: play LO\n"
                                     "B: play E9\n"
                                     "C: play E8\n"
                                     "A: play HA\n"
                                     "B: play HK=EA\n"
                                     "C: play S9\n"
                                     "D: play HU\n"
                                     "A: exchange H9 LA\n"
                                     "C: exchange SO LA\n"
                                     "A: play EU=SU\n"
                                     "C: ask gleich\n"
                                     "B: play S6=HU\n"
                                     "C: play SO\n"
                                     "D: play SA\n"
                                     "D: exchange EK LA\n"
                                     "D: play EK\n"
                                     "A: bet hanger\n"
                                     "B: hold hanger\n"
                                     "A: bet all\n"
                                     "A: play H9\n"
                                     "B: hold gleich\n");
    for (const json& ruling : result["rulings"])
        if (is(ruling["rule"], "false_bet")) CHECK_FALSE(is(ruling["verdict"], "illegal"));
    CHECK(is((*rulingAt(result, 43))["verdict"], "undecided"));
}

TEST_CASE(
    "a figure given to a side whose cards are open counts for the end of the game where that side has it") {
    const json result = resultOfText("rules: 1853-schello-bello-trump\n"
                                     "seats: 4\n"
                                     "score: 17 15\n"
                                     "dealer: D\n"
                                     "hand A: ? ? ? ? ?\n"
                                     "hand B: ? ? ? ? ?\n"
                                     "hand C: E7 EO EK L7 H7\n"
                                     "hand D: EU ? HU HA ?\n"
                                     "\n"
                                     "D: turn L10\n"
                                     "A: play LA\n"
                                     "B: play L8\n"
                                     "C: play EK\n"
                                     "C: deny\n"
                                     "D: play HU\n"
                                     "A: play H10\n"
                                     "B: play H8\n"
                                     "A: good hanger\n"
                                     "C: play H7\n"
                                     "D: play HA\n"
                                     "D: play EU\n"
                                     "A: good spiel\n"
                                     "B: show SA S10\n"
                                     "B: done\n"
                                     "B: stand hanger\n"
                                     "A: stand hanger\n"
                                     "C: show L7 EO EO\n"
                                     "D: show S7\n"
                                     "A: irregular cut-overlooked knowingly\n"
                                     "A: done\n"
                                     "D: good spiel\n"
                                     "C: good hanger\n"
                                     "D: irregular left-exchange knowingly\n"
                                     "D: irregular exposed-hand knowingly\n"
                                     "D: show EA\n"
                                     "A: show S8 LO E10\n"
                                     "B: good hanger\n"
                                     "A: done\n"
                                     "C: show E7 E7\n"
                                     "D: ask gleich\n"
                                     "B: good hanger\n"
                                     "A: good spiel\n"
                                     "C: bet hanger 4\n");
    CHECK(is(result["figures"]["hanger"]["how"], "undecided"));
    CHECK(is(result["figures"]["gleich"]["how"], "undecided"));
    CHECK(is(result["game_winner"], "undecided"));
}

TEST_CASE(
    "who gave up what he had bound himself to is taken to have had none, where nobody knows his cards") {
    const std::string events = "\nA: bet all\nB: hold gleich\nA: good gleich\nB: good hanger\n"
                               "B: good spiel\n";
    const std::string head = "rules: oberland\ntarget: 15\nscore: 5 5\ntrump: H\n";
    const json open = resultOfText(head + events);
    const auto isBroken = [](const json& ruling) { return is(ruling["rule"], "blind_seen_hoell"); };
    CHECK(std::ranges::none_of(open["rulings"], isBroken));
    REQUIRE(open["provided"].size() == 1);
    CHECK(open["provided"][0]["line"] == 8);
    const json known = resultOfText(head + "hand A: L9 E9 LA S8 S10\nhand C: SA H8 LU LK E10\n" + events);
    CHECK(std::ranges::any_of(known["rulings"], isBroken));
    CHECK_FALSE(known.contains("provided"));
}
