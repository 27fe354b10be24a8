#include "ground_sources.h"
#include "ours.h"
#include "unsettled.h"

#include <fmt/format.h>

#include <algorithm>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <string_view>
#include <vector>

namespace schreiber::perlaggen::rulebook {
namespace {

constexpr words::Text kTakenOver{" (übernommen von {})", " (ripreso da «{}»)", " (taken over from {})"};
constexpr words::Text kTakenLike{" (angenommen wie in {})", " (preso come in «{}»)",
                                 " (taken to be as in {})"};
constexpr words::Text kNobody{"die Quellen schweigen; Vorgabe dieses Programms",
                              "le fonti tacciono; scelta di questo programma",
                              "the sources are silent; this program's choice"};
constexpr words::Text kAgreed{"hier vereinbart", "accordato qui", "agreed here"};

std::string told(const Backing& backing, words::Language language) {
    const std::string text = inWords(backing.citations, language);
    if (text.empty()) return std::string(kNobody.in(language));
    if (backing.inheritedFrom.empty()) return text;
    return text + takenOver(backing.inheritedFrom, backing.authority != Authority::Inherited, language);
}

std::string withDoubt(std::string text, bool doubted, words::Language language) {
    if (doubted) text += "; " + std::string(doubtedForImst().in(language));
    return text;
}

// The sources that are of this set; of one that has none, of the set that it follows.
std::vector<Source> ownSources(std::string_view ruleSet) {
    std::vector<Source> own;
    for (const SourceHeading& place : headings())
        if ((place.reach & ruleSetBit(ruleSet)) != 0 &&
            std::find(own.begin(), own.end(), place.source) == own.end())
            own.push_back(place.source);
    const RuleSet* set = findRuleSet(ruleSet);
    if (own.empty() && set != nullptr && !set->base.empty()) return ownSources(set->base);
    return own;
}

// `zu „Gesagt ist gesagt“ steht nichts in pagat.com; gespielt wird nach Imster Regeln 2015, § 9 (Vorgabe
// dieses Programms)`: which sources are silent on this rule, and by whose word it is played. By nobody else's
// word where a house rule says how the rule is applied, and that is open or this program's choice.
std::string silentOn(const RulePoint& point, const RuleSet& set, words::Language language) {
    constexpr words::Text silent{"zu „{}“ steht nichts in {}; {}", "su «{}» non c'è nulla in {}; {}",
                                 "on “{}” there is nothing in {}; {}"};
    constexpr words::Text after{"gespielt wird nach {} ({})", "si gioca secondo {} ({})",
                                "it is played by {} ({})"};
    constexpr words::Text ours{"Vorgabe dieses Programms", "scelta di questo programma",
                               "this program's default"};
    constexpr words::Text toAgree{"in den Hausregeln zu vereinbaren", "da concordare nelle regole della casa",
                                  "to be agreed in the house rules"};
    std::vector<Citation> others;
    std::vector<Source> speaking;
    for (const Heading heading : point.sources) {
        const SourceHeading& place = headingOf(heading);
        others.push_back({id(place.source), place.section, place.chapter});
        speaking.push_back(place.source);
    }
    const std::vector<Source> sources = ownSources(cataloguedId(set));
    std::vector<std::string> own;
    for (const Source source : sources)
        if (std::find(speaking.begin(), speaking.end(), source) == speaking.end())
            own.emplace_back(shortTitle(source).in(language));
    if (own.empty()) own.emplace_back(shortTitle(sources.front()).in(language));
    const auto which = readSwitch(point.depends.name);
    const bool hangs = which && set.switches[*which].relevant;
    const bool open = hangs && set.switches[*which].open();
    const bool chosen = hangs && set.switches[*which].chosen && !open;
    const bool applied = (open || chosen) && point.depends.value.empty() && !point.depends.someCases;
    const std::string whose(open && applied ? toAgree.in(language)
                            : chosen        ? oursToChange(false).in(language)
                                            : ours.in(language));
    const std::string played = applied || others.empty() ? whose
                                                         : fmt::format(fmt::runtime(after.in(language)),
                                                                       inWords(others, language), whose);
    return fmt::format(fmt::runtime(silent.in(language)), point.title.in(language),
                       joinedNames(own, language), played);
}

bool differs(Switch which, const RuleSet& set, const RuleSet& listed) {
    const Setting& setting = set.switches[which];
    return setting.relevant && !setting.open() && listed.switches[which].value != setting.value;
}

// Those that it says more of where the rule is asked for.
std::vector<const RulePoint*> pointsBeside(Switch which, const RuleSet& set) {
    std::vector<const RulePoint*> all;
    for (const RulePoint& point : catalogue())
        if (std::find(point.also.begin(), point.also.end(), nameOf(which)) != point.also.end() &&
            holdsIn(point, set))
            all.push_back(&point);
    return all;
}

// The points that say what the switch stands at, else those that are applied by it.
std::vector<const RulePoint*> pointsOf(Switch which, const RuleSet& set) {
    std::vector<const RulePoint*> decided;
    std::vector<const RulePoint*> applied;
    for (const RulePoint& point : catalogue()) {
        if (point.depends.name != nameOf(which) || !holdsIn(point, set)) continue;
        (point.depends.value.empty() ? applied : decided).push_back(&point);
    }
    std::vector<const RulePoint*> all = decided.empty() ? applied : decided;
    // what is told of another number of players carries nothing, unless it is all there is
    const auto isOther = [&](const RulePoint* point) {
        return (point->players & (1U << static_cast<unsigned>(set.seats.front()))) == 0;
    };
    if (!std::all_of(all.begin(), all.end(), isOther)) std::erase_if(all, isOther);
    return all;
}

} // namespace

std::vector<const RulePoint*> pointsOn(Switch which, const RuleSet& set) {
    std::vector<const RulePoint*> all = pointsOf(which, set);
    return all.empty() ? pointsBeside(which, set) : all;
}

std::string unsettledInWords(Switch which, const RuleSet& set, words::Language language) {
    const Unsettled* unsettled = unsettledIn(which, cataloguedId(set));
    return unsettled == nullptr ? std::string() : std::string(unsettled->said.in(language));
}

std::vector<Citation> contradictionIn(Switch which, const RuleSet& set) {
    std::vector<Citation> cited;
    if (const Unsettled* unsettled = unsettledIn(which, cataloguedId(set)))
        for (const Heading heading : unsettled->places) {
            const SourceHeading& place = headingOf(heading);
            cited.push_back({id(place.source), place.section, place.chapter});
        }
    return cited;
}

std::vector<std::pair<std::string, RuleSetMask>> unsettledOf(Switch which, words::Language language) {
    std::vector<std::pair<std::string, RuleSetMask>> rows;
    for (const RuleSet& set : ruleSets()) {
        if (!set.switches[which].relevant || !set.switches[which].chosen) continue;
        const std::string said = unsettledInWords(which, set, language);
        if (said.empty()) continue;
        auto row =
            std::find_if(rows.begin(), rows.end(), [&](const auto& known) { return known.first == said; });
        if (row == rows.end()) row = rows.insert(rows.end(), {said, 0});
        row->second |= ruleSetBit(set.id);
    }
    return rows;
}

const words::Text& oursToChange(bool silent) {
    static constexpr words::Text kChosen{"Vorgabe dieses Programms, in den Hausregeln zu ändern",
                                         "scelta di questo programma, modificabile nelle regole della casa",
                                         "this program's choice, to be changed in the house rules"};
    static constexpr words::Text kSilent{
        "die Quellen schweigen; Vorgabe dieses Programms, in den Hausregeln zu ändern",
        "le fonti tacciono; scelta di questo programma, modificabile nelle regole della casa",
        "the sources are silent; this program's choice, to be changed in the house rules"};
    return silent ? kSilent : kChosen;
}

std::string oursToChange(Switch which, const RuleSet& set, words::Language language) {
    const std::string said = unsettledInWords(which, set, language);
    return (said.empty() ? said : said + "; ") + std::string(oursToChange(said.empty()).in(language));
}

const words::Text& oursInBrackets() {
    static constexpr words::Text kOurs{" (Vorgabe dieses Programms; die Quellen schweigen)",
                                       " (scelta di questo programma; le fonti tacciono)",
                                       " (this program's choice; the sources are silent)"};
    return kOurs;
}

std::string takenOver(std::string_view fromSet, bool assumed, words::Language language) {
    return fmt::format(fmt::runtime((assumed ? kTakenLike : kTakenOver).in(language)),
                       displayName(fromSet).in(language));
}

const words::Text& doubtedForImst() {
    static constexpr words::Text kDoubted{"für Imst vom Herausgeber bezweifelt",
                                          "messo in dubbio per Imst dal curatore",
                                          "doubted for Imst by the editor"};
    return kDoubted;
}

bool isAgreed(Switch which, const RuleSet& set) {
    const RuleSet* listed = findRuleSet(cataloguedId(set));
    return listed != nullptr && differs(which, set, *listed);
}

bool isAgreed(Switch which, const Rules& rules) {
    const RuleSet* listed = findRuleSet(cataloguedId(rules.set()));
    return listed != nullptr && differs(which, rules.set(), Rules(*listed, rules.seats()).set());
}

bool isAgreedNothing(Switch which, const Rules& rules) {
    return isAgreed(which, rules) &&
           valuesOf(which)[static_cast<std::size_t>(rules.setting(which).value)] == "none";
}

bool isRelevant(Switch which, const Rules& rules) {
    return rules.setting(which).relevant;
}

bool isOpen(Switch which, const Rules& rules) {
    return rules.setting(which).relevant && rules.setting(which).open();
}

bool isChosen(Switch which, const Rules& rules) {
    const Setting& setting = rules.setting(which);
    return setting.chosen && !(setting.relevant && setting.open());
}

bool isSetByClub(Switch which, const Rules& rules) {
    if (isAgreed(which, rules)) return true;
    const RuleSet* listed = findRuleSet(cataloguedId(rules.set()));
    const Setting& setting = rules.setting(which);
    return listed != nullptr && setting.relevant && !setting.chosen && listed->switches[which].chosen;
}

bool isOfTheHouse(Switch which, const Rules& rules) {
    const Setting& setting = rules.setting(which);
    return (setting.relevant && !setting.open() && setting.chosen) || isAgreed(which, rules);
}

bool isStockUnseen(const Rules& rules) {
    return rules.setting(Switch::LuckBoden).value == 0;
}

bool isWrongDealOpen(const Rules& rules) {
    return isOpen(Switch::WrongDealer, rules);
}

bool isStockOpen(const Rules& rules) {
    return isOpen(Switch::LuckBoden, rules);
}

bool onlyCosts(Switch which, const RulePoint& point) {
    switch (which) {
    case Switch::FalseBetPenalty:
        return readSwitch(point.depends.name) != Switch::FalseBetPenalty; // of another duty
    case Switch::PenaltyUnspecified:
    case Switch::MisdealPenalty:
    case Switch::FalseBetScope:
    case Switch::FalseDenial:
    case Switch::VirtualCountsTricks:
    case Switch::RevokePenalty:
    case Switch::ForfeitToOpponents:
    case Switch::NegativeScore:
        return true;
    default:
        return false;
    }
}

bool asksWhatItCosts(Switch which) {
    return which == Switch::PenaltyUnspecified || which == Switch::FalseDenial;
}

std::string inWords(const std::vector<Citation>& citations, words::Language language) {
    std::string text;
    for (const Citation& citation : citations)
        text += (text.empty() ? "" : "; ") + inWords(citation, language);
    return text;
}

std::string backingInWords(const RulePoint& point, const RuleSet& set, words::Language language) {
    const auto backing = citationsFor(point, cataloguedId(set));
    if (!backing) return {};
    const auto which = readSwitch(point.depends.name);
    const bool chosen = which && !point.depends.value.empty() && set.switches[*which].chosen;
    if (backing->citations.empty()) {
        if (chosen && !unsettledInWords(*which, set, language).empty())
            return oursToChange(*which, set, language);
        return silentOn(point, set, language);
    }
    const bool doubted = doubtedIn(point, cataloguedId(set)) || (which && doubtedIn(*which, set));
    return withDoubt(told(*backing, language), doubted, language);
}

std::vector<std::pair<std::string, RuleSetMask>> backingsOf(const RulePoint& point,
                                                            words::Language language) {
    std::vector<std::pair<std::string, RuleSetMask>> rows;
    for (const RuleSet& set : ruleSets()) {
        if (!holdsIn(point, set.id)) continue;
        const std::string backing = backingInWords(point, set, language);
        auto row =
            std::find_if(rows.begin(), rows.end(), [&](const auto& known) { return known.first == backing; });
        if (row == rows.end()) row = rows.insert(rows.end(), {backing, 0});
        row->second |= ruleSetBit(set.id);
    }
    return rows;
}

std::string sourcesInWords(const RulePoint& point, words::Language language) {
    std::vector<Citation> all;
    for (const Heading heading : point.sources) {
        const SourceHeading& place = headingOf(heading);
        all.push_back({id(place.source), place.section, place.chapter});
    }
    return withDoubt(inWords(all, language), point.doubted, language);
}

bool doubtedIn(Switch which, const RuleSet& set) {
    const Setting& setting = set.switches[which];
    if (!setting.relevant || setting.open() || setting.chosen || isAgreed(which, set)) return false;
    // no point tells the value that the margin beside „Höll auf“ is about
    if (which == Switch::BlindAnswerTime) return cataloguedId(set) == "imst";
    const auto points = pointsOf(which, set);
    return std::any_of(points.begin(), points.end(),
                       [&](const RulePoint* point) { return doubtedIn(*point, cataloguedId(set)); });
}

Backing backingOf(Switch which, const RuleSet& set) {
    const Setting& setting = set.switches[which];
    if (!setting.relevant || setting.open() || setting.chosen || isAgreed(which, set)) return {};
    Backing all;
    for (const RulePoint* point : pointsOf(which, set)) {
        const auto backing = citationsFor(*point, cataloguedId(set));
        if (!backing || backing->citations.empty()) continue;
        if (all.citations.empty()) all = Backing{backing->authority, backing->inheritedFrom, {}};
        for (const Citation& citation : backing->citations)
            if (std::find(all.citations.begin(), all.citations.end(), citation) == all.citations.end())
                all.citations.push_back(citation);
    }
    if (all.citations.empty()) all = backingOf(sourcesOf(which), cataloguedId(set));
    return all;
}

std::string backingInWords(Switch which, const RuleSet& set, words::Language language) {
    const Setting& setting = set.switches[which];
    if (!setting.relevant || setting.open()) return {};
    if (isAgreed(which, set)) return std::string(kAgreed.in(language));
    if (setting.chosen) return oursToChange(which, set, language);
    return withDoubt(told(backingOf(which, set), language), doubtedIn(which, set), language);
}

Backing backingElsewhere(const RulePoint& point, Switch which, const Rules& rules) {
    const RuleSet& set = rules.set();
    const Setting& setting = rules.setting(which);
    if (setting.open()) return {};
    if (point.depends.value == valuesOf(which)[static_cast<std::size_t>(setting.value)]) {
        RulePoint agreed = point;
        agreed.holds = sets::kAll;
        return citationsFor(agreed, cataloguedId(set)).value_or(Backing{});
    }
    const std::span<const GroundSource> sources = sourcesOf(which);
    if (sources.empty() || setting.chosen || isAgreed(which, set)) return backingOf(which, set);
    return backingOf(sources, cataloguedId(set), false);
}

bool isLeftOutByClub(cards::Card card, const Rules& rules) {
    const RuleSet* listed = findRuleSet(cataloguedId(rules.set()));
    if (listed == nullptr) return false;
    const auto has = [card](const Rules& played) {
        return std::any_of(played.set().trumps.begin(), played.set().trumps.end(),
                           [&](cards::Suit trump) { return played.perlaggen(trump).contains(card); });
    };
    return !has(rules) && has(Rules(*listed, rules.seats()));
}

std::optional<Switch> listAgreedBy(const RuleSet& set) {
    return isAgreed(Switch::SchlSecondPerlagg, set) ? std::optional(Switch::SchlSecondPerlagg) : std::nullopt;
}

Backing likeItsBase(Switch which, const RuleSet& set) {
    const RuleSet* base = findRuleSet(cataloguedId(set));
    while (base != nullptr && !base->base.empty()) {
        base = findRuleSet(base->base);
        if (base == nullptr || base->switches[which].value != set.switches[which].value) return {};
        Backing backing = backingOf(which, *base);
        if (backing.citations.empty()) continue;
        if (backing.inheritedFrom.empty()) backing.inheritedFrom = base->id;
        return backing;
    }
    return {};
}

namespace {

// The club has its own.
bool isOfTheClub(Ground ground, const RuleSet& set) {
    const RuleSet* listed = findRuleSet(cataloguedId(set));
    return listed != nullptr && ((ground == Ground::Perlaggen && listed->perlaggen != set.perlaggen) ||
                                 (ground == Ground::Target && listed->target() != set.target()));
}

} // namespace

Backing backingOf(Ground ground, const RuleSet& set) {
    if (isOfTheClub(ground, set)) return {};
    return backingOf(sourcesOf(ground), cataloguedId(set));
}

std::string backingInWords(Ground ground, const RuleSet& set, words::Language language) {
    if (isOfTheClub(ground, set)) return std::string(kAgreed.in(language));
    return told(backingOf(ground, set), language);
}

} // namespace schreiber::perlaggen::rulebook
