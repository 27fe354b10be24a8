#include "ours.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>

namespace schreiber::perlaggen::rulebook {
namespace {

constexpr words::Text kEverySet{"alle Regelwerke", "tutte le varianti", "all rule sets"};
constexpr words::Text kHistoricSets{"die Spiele von 1853 und das Giltspiel",
                                    "i giochi del 1853 e il Giltspiel",
                                    "the games of 1853 and the Giltspiel"};
constexpr words::Text kChosenAt{"als Vorgabe dieses Programms: {}", "per scelta di questo programma: {}",
                                "by this program's choice: {}"};
constexpr words::Text kStatedAt{" (so sagt es die Quelle für: {}; anderswo Vorgabe dieses Programms)",
                                " (così dice la fonte per: {}; altrove è una scelta di questo programma)",
                                " (so the source says for: {}; elsewhere it is this program's choice)"};
constexpr words::Text kOneShort{"Gestrichen ist, wer {} Punkte hat.", "È gestrichen chi ha {} punti.",
                                "A side with {} points is gestrichen."};
constexpr words::Text kOneLeft{"Gestrichen ist, wer nur noch einen Punkt hat.",
                               "È gestrichen chi ha solo un punto.",
                               "A player with one point left is gestrichen."};
constexpr words::Text kThreeShort{"Drei Punkte fehlen bei {}.", "Mancano tre punti a {}.",
                                  "Three points are missing at {}."};
constexpr words::Text kPermanents{"Ständige Perlaggen gibt es {}: {}.", "I Perlaggen fissi sono {}: {}.",
                                  "There are {} permanent Perlaggen: {}."};
constexpr words::Text kOnePermanent{"Ständiger Perlagg ist nur einer: {}.",
                                    "Il Perlagg fisso è uno solo: {}.",
                                    "There is one permanent Perlagg: {}."};
constexpr words::Text kCounts[] = {{"", "", ""},
                                   {"", "", ""},
                                   {"zwei", "due", "two"},
                                   {"drei", "tre", "three"},
                                   {"vier", "quattro", "four"},
                                   {"fünf", "cinque", "five"},
                                   {"sechs", "sei", "six"},
                                   {"sieben", "sette", "seven"}};

std::string permanentsInWords(const RuleSet& set, words::Language language) {
    const Rules rules(set, set.seats.front());
    std::string names;
    std::size_t count = 0;
    for (const cards::Card card : rules.perlaggen(set.trumps.front()).cards()) {
        if (!rules.permanents().contains(card)) continue;
        names += (names.empty() ? "" : ", ") + cardName(card, language);
        ++count;
    }
    if (count == 0 || count >= std::size(kCounts)) return {};
    if (count == 1) return fmt::format(fmt::runtime(kOnePermanent.in(language)), names);
    return fmt::format(fmt::runtime(kPermanents.in(language)), kCounts[count].in(language), names);
}

std::string factInWords(Fact fact, const RuleSet& set, words::Language language) {
    switch (fact) {
    case Fact::None:
        break;
    case Fact::Target:
        return targetInWords(set.startScore, set.target(), language);
    case Fact::OneShort:
        if (set.countdown) return std::string(kOneLeft.in(language));
        return fmt::format(fmt::runtime(kOneShort.in(language)), set.target() - 1);
    case Fact::ThreeShort:
        return fmt::format(fmt::runtime(kThreeShort.in(language)),
                           set.countdown ? set.target() + 3 : set.target() - 3);
    case Fact::Permanents:
        return permanentsInWords(set, language);
    }
    return {};
}

PlaceSentence& addSaid(std::vector<PlaceSentence>& all, std::string said, RuleSetMask place) {
    auto at = std::find_if(all.begin(), all.end(), [&](const PlaceSentence& s) { return s.said == said; });
    if (at == all.end()) at = all.insert(all.end(), PlaceSentence{.said = std::move(said)});
    at->places |= place;
    return *at;
}

std::vector<std::string_view> furtherSwitches(const RulePoint& point) {
    std::vector<std::string_view> names;
    for (const std::string_view name : {point.costs, point.also[0], point.also[1]})
        if (!name.empty() && name != point.depends.name &&
            std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    return names;
}

std::vector<std::string> remarksIn(const RulePoint& point, RuleSetMask places, words::Language language) {
    std::vector<std::string> said;
    for (const Remark& remark : point.remarks)
        if ((remark.in & places) != 0) said.emplace_back(remark.text.in(language));
    return said;
}

// The set has another answer to what the rule says.
bool isAnswered(const RulePoint& point, const RuleSet& set) {
    const auto which = readSwitch(point.depends.name);
    return which && set.switches[*which].relevant && !set.switches[*which].open();
}

// `text` as a sentence whose full stop comes after `more`.
std::string withMore(std::string_view text, std::string_view more) {
    std::string sentence(text);
    if (!sentence.empty() && sentence.back() == '.') sentence.pop_back();
    return sentence + std::string(more) + '.';
}

} // namespace

std::string namesOfSets(RuleSetMask places, words::Language language) {
    if (places == sets::kAll) return std::string(kEverySet.in(language));
    const bool historic = (places & sets::kHistoric) == sets::kHistoric;
    std::vector<std::string> names;
    for (const std::string_view set : kRuleSetIds) {
        const RuleSetMask bit = ruleSetBit(set);
        if ((places & bit) != 0 && !(historic && (bit & sets::kHistoric) != 0))
            names.emplace_back(displayName(set).in(language));
    }
    if (historic) names.emplace_back(kHistoricSets.in(language));
    return fmt::format("{}", fmt::join(names, " · "));
}

std::vector<PlaceSentence> toldAtPlaces(const RulePoint& point, words::Language language) {
    std::vector<PlaceSentence> all;
    const bool everywhere = point.holds == 0; // agreed or not: told for every place
    const auto tell = [&](std::string_view name, bool elsewhereToo) {
        const auto which = readSwitch(name);
        if (!which) return;
        const bool decides = name == point.depends.name && !point.depends.value.empty();
        const auto value = decides ? readSwitchValue(*which, point.depends.value) : std::nullopt;
        for (const RuleSet& set : ruleSets()) {
            const bool holds = holdsIn(point, set.id);
            if ((holds && decides) || (!holds && !elsewhereToo)) continue;
            if (!holds && !everywhere && !decides && !isAnswered(point, set)) continue;
            // such a place has the value, and no such rule: nobody plays it with partners there
            if (!holds && value && set.switches[*which].value == *value) continue;
            std::string said = playedAt(set, *which, language);
            if (said.empty()) continue;
            const RuleSetMask place = ruleSetBit(set.id);
            PlaceSentence& sentence = addSaid(all, std::move(said), place);
            if (set.switches[*which].chosen) sentence.chosen |= place;
            if (!unsettledInWords(*which, set, language).empty()) sentence.unsettled |= place;
        }
    };
    tell(point.depends.name, everywhere || !point.depends.value.empty());
    for (const std::string_view name : furtherSwitches(point))
        tell(name, everywhere || !point.depends.value.empty());
    for (const RuleSet& set : ruleSets())
        if (std::string fact = factInWords(point.fact, set, language);
            !fact.empty() && holdsIn(point, set.id))
            addSaid(all, std::move(fact), ruleSetBit(set.id));
    return all;
}

std::string consequenceAt(const RulePoint& point, const RuleSet& set, words::Language language) {
    const std::string_view text = point.consequence.in(language);
    const bool ours = (point.consequenceUnsaid & ruleSetBit(cataloguedId(set))) != 0;
    return ours && !text.empty() ? withMore(text, oursInBrackets().in(language)) : std::string(text);
}

std::vector<std::string> toldAt(const RulePoint& point, const RuleSet& set, words::Language language) {
    std::vector<std::string> all;
    const auto say = [&](std::string sentence) {
        if (!sentence.empty() && std::find(all.begin(), all.end(), sentence) == all.end())
            all.push_back(std::move(sentence));
    };
    const bool holds = point.number == 0 || holdsIn(point, set);
    // played otherwise here: then all that it hangs on is told
    const bool answered = !point.depends.value.empty() && isAnswered(point, set);
    for (const Switch which : switchesOf(point)) {
        const bool decides = nameOf(which) == point.depends.name && !point.depends.value.empty();
        if (holds ? !decides : decides || answered) say(playedAt(set, which, language));
    }
    if (holds) say(factInWords(point.fact, set, language));
    return all;
}

std::string whoseInWords(const PlaceSentence& sentence, const RulePoint& point, words::Language language) {
    if (sentence.chosen == sentence.places && sentence.places == point.holds)
        return std::string(oursToChange(sentence.unsettled == 0).in(language));
    if (sentence.chosen == 0 && sentence.places == point.holds) return {};
    const std::string cited = namesOfSets(sentence.places & ~sentence.chosen, language);
    if (sentence.chosen == 0) return cited;
    const std::string ours =
        fmt::format(fmt::runtime(kChosenAt.in(language)), namesOfSets(sentence.chosen, language));
    return cited.empty() ? ours : cited + "; " + ours;
}

std::string consequenceInWords(const RulePoint& point, words::Language language) {
    if (point.consequence.empty()) return {};
    const RuleSetMask unsaid = point.consequenceUnsaid & point.holds;
    if (unsaid == 0) return std::string(point.consequence.in(language));
    if (unsaid == point.holds) return withMore(point.consequence.in(language), oursInBrackets().in(language));
    RuleSetMask stated = point.holds & ~unsaid;
    for (const std::string_view set : kRuleSetIds) // what is only assumed of a place no source says of it
        if ((stated & ruleSetBit(set)) != 0 && citationsFor(point, set)->authority == Authority::Assumed)
            stated &= ~ruleSetBit(set);
    return withMore(point.consequence.in(language),
                    fmt::format(fmt::runtime(kStatedAt.in(language)), namesOfSets(stated, language)));
}

namespace {

// What a rule says that this set has not: who asks for it wants to know what it is.
std::string elsewhere(const RulePoint& point, words::Language language) {
    constexpr words::Text agreed{" Wo es vereinbart ist: {}", " Dove è concordato: {}",
                                 " Where it is agreed: {}"};
    constexpr words::Text played{" Anderswo ({1}): {0}", " Altrove ({1}): {0}", " Elsewhere ({1}): {0}"};
    std::string rule(point.text.in(language));
    if (const std::string follows = consequenceInWords(point, language); !follows.empty())
        rule += ' ' + follows;
    return fmt::format(fmt::runtime((point.holds == 0 ? agreed : played).in(language)), rule,
                       namesOfSets(point.holds, language));
}

} // namespace

std::string ruleInFull(const RulePoint& point, const RuleSet& set, words::Language language) {
    std::string text = ruleInWords(point, set, language);
    for (const std::string& sentence : toldAt(point, set, language))
        if (text.find(sentence) == std::string::npos) text += ' ' + sentence;
    if (point.number != 0 && !holdsIn(point, set) && !isAnswered(point, set))
        text += elsewhere(point, language);
    return text;
}

std::vector<std::string> remarksOf(const RulePoint& point, words::Language language) {
    return remarksIn(point, sets::kAll, language);
}

std::vector<std::string> remarksFor(const RulePoint& point, const RuleSet& set, words::Language language) {
    return remarksIn(point, ruleSetBit(cataloguedId(set)), language);
}

} // namespace schreiber::perlaggen::rulebook
