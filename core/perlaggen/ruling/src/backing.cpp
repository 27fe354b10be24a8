#include "backing.h"

#include "choices.h"
#include "name_words.h"

#include <algorithm>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/rule_set_mask.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <utility>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

namespace {

// `assumed`: the base set's rule is taken, and no source says that it is followed.
void cite(Carrier& carrier, bool& assumed, const rulebook::Backing& backing) {
    // what the set's own source says is not taken over from another
    if (!carrier.inheritedFrom.empty() && backing.authority == rulebook::Authority::Stated)
        carrier.citations.clear();
    if (carrier.citations.empty()) {
        carrier.inheritedFrom = backing.inheritedFrom;
        assumed = backing.authority == rulebook::Authority::Assumed;
    }
    for (const rulebook::Citation& one : backing.citations)
        if (std::ranges::find(carrier.citations, one) == carrier.citations.end())
            carrier.citations.push_back(one);
}

void cite(Carrier& carrier, bool& assumed, rulebook::PointName name, const rulebook::Rules& rules) {
    const rulebook::RulePoint* point = rulebook::findRulePoint(name);
    if (point == nullptr) return;
    const std::string_view set = rulebook::cataloguedId(rules.set());
    if (const auto backing = rulebook::citationsFor(*point, set, rules.seats()))
        cite(carrier, assumed, *backing);
}

// The house rule that a step of the reasoning hangs on, where nobody has agreed it. What is ruled on tells it
// in its own words, with what each value gives.
std::optional<rulebook::Switch> openlyRestsOn(const deal::Ruling& ruling, const rulebook::Rules& rules) {
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (point == nullptr || ruling.verdict != deal::Verdict::Note || !wasBroken(ruling) ||
        point->depends.someCases)
        return std::nullopt;
    const auto which = rulebook::readSwitch(point->depends.name);
    return which && isOpen(*which, rules) ? which : std::nullopt;
}

// Whether the rule set is among these, a bit each.
bool isAmong(rulebook::RuleSetMask sets, const rulebook::Rules& rules) {
    return (sets & rulebook::ruleSetBit(rulebook::cataloguedId(rules.set()))) != 0;
}

// The paper's passages differ, and the one that is followed, and broken, is the first, under a heading:
// a paragraph beside it says something else.
bool breaksAHeading(const deal::Ruling& ruling, const Carrier& carrier, const rulebook::Rules& rules) {
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (point == nullptr || ruling.verdict != deal::Verdict::Illegal || carrier.citations.empty())
        return false;
    return !carrier.citations.front().section.starts_with("§") &&
           std::ranges::any_of(point->remarks, [&](const auto& remark) { return isAmong(remark.in, rules); });
}

// The one place that decides it. A house rule that nobody has answered is nobody's default: what a source
// forbids rests on that source, whatever it may cost, and what none tells of waits for the house.
RestsOn restingOn(const deal::Ruling& ruling, const Carrier& carrier, bool assumed,
                  std::optional<rulebook::Switch> waitsFor, const rulebook::Rules& rules) {
    if (carrier.leftOut || (carrier.houseRule && isSetByClub(*carrier.houseRule, rules)))
        return RestsOn::House;
    // what the sources say of it does not settle what follows
    const bool chosen = carrier.houseRule &&
                        (isChosen(*carrier.houseRule, rules) || tellsOtherwise(ruling, *carrier.houseRule));
    if (waitsFor && carrier.citations.empty() && !chosen) return RestsOn::House;
    if (chosen || carrier.citations.empty() || assumed || carrier.redealUnsaid || carrier.voidUnsaid)
        return RestsOn::Default;
    return RestsOn::Source;
}

// The house rule by which the duty holds here that was denied with a card, where the club or this program has
// answered it: what a source says of it elsewhere does not carry it.
std::optional<rulebook::Switch> houseBehindDuty(const deal::Ruling& ruling, const rulebook::Rules& rules) {
    if (ruling.rule != "revoke" || !wasBroken(ruling)) return std::nullopt;
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.also);
    if (point == nullptr || point->depends.value.empty() || point->depends.someCases) return std::nullopt;
    const auto which = rulebook::readSwitch(point->depends.name);
    return which && isOfTheHouse(*which, rules) && !onlyCosts(*which, *point) ? which : std::nullopt;
}

// Where the sources say how as many as this are dealt to.
rulebook::Ground dealTo(int seats) {
    if (seats == 2) return rulebook::Ground::DealTwo;
    if (seats == 3) return rulebook::Ground::DealThree;
    return seats == 6 ? rulebook::Ground::DealSix : rulebook::Ground::DealFour;
}

// What hangs on which cards are Perlaggen: the list of the set, or the club's own; and on how as many as this
// are dealt to, where the point is told of four.
void carryByGround(const deal::Ruling& ruling, const rulebook::Rules& rules, Carrier& carrier,
                   bool& assumed) {
    if (ruling.rule == "deal_batches" && rules.seats() != 4)
        cite(carrier, assumed, rulebook::backingOf(dealTo(rules.seats()), rules.set()));
    const bool kept = ruling.rule == "cut_only_permanent";
    if (!ruling.about.card || (!kept && ruling.rule != "bapt_not_perlagg")) return;
    if (!kept) cite(carrier, assumed, rulebook::backingOf(rulebook::Ground::Perlaggen, rules.set()));
    carrier.leftOut = rulebook::isLeftOutByClub(ruling.about.card->card, rules);
    if (carrier.leftOut) carrier.houseRule = rulebook::listAgreedBy(rules.set());
}

// Another value of it would come to something else, and the point itself has nothing to do with it: what
// forbids what was done carries the ruling all the same.
bool isOnlyOtherwise(const deal::Ruling& ruling, rulebook::Switch which, const rulebook::RulePoint& point) {
    const std::string_view name = rulebook::nameOf(which);
    const bool isOwn = name == point.depends.name || name == point.costs ||
                       std::ranges::find(point.also, name) != point.also.end();
    return !isOwn && ruling.verdict == deal::Verdict::Illegal && tellsOtherwise(ruling, which);
}

Carrier carriedBy(const deal::Ruling& ruling, const rulebook::Rules& rules, bool& assumed) {
    Carrier carrier;
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (point == nullptr) return carrier;
    const std::string_view set = rulebook::cataloguedId(rules.set());
    carrier.doubted = rulebook::doubtedIn(*point, set);
    if (wasBroken(ruling)) carrier.houseRule = ruling.restsOn;
    const auto governing = !wasBroken(ruling) ? std::nullopt
                           : ruling.restsOn || point->depends.someCases
                               ? ruling.restsOn
                               : rulebook::readSwitch(point->depends.name);
    carrier.doubted = carrier.doubted || (governing && rulebook::doubtedIn(*governing, rules.set()));
    if (governing && isOfTheHouse(*governing, rules)) {
        carrier.houseRule = governing;
        // a source forbids it; the house rule says only what it costs, or what else counts for it
        if (!onlyCosts(*governing, *point) && !isOnlyOtherwise(ruling, *governing, *point)) {
            carrier.doubted = false; // the passage that is doubted carries nothing then
            // passages that contradict each other are both cited (readings.md 57)
            assumed = true;
            if (isChosen(*governing, rules))
                carrier.citations = rulebook::contradictionIn(*governing, rules.set());
            carrier.contradicted = !carrier.citations.empty();
            return carrier;
        }
    }
    // what sources say of other numbers of players carries nothing here: the sentence says whose reading it
    // is
    const auto seats = 1U << static_cast<unsigned>(rules.seats());
    if (const auto house = houseBehindDuty(ruling, rules)) {
        carrier.houseRule = house;
        carrier.dutyOfHouse = true;
        return carrier;
    }
    if ((point->players & seats) != 0) cite(carrier, assumed, ruling.rule, rules);
    cite(carrier, assumed, ruling.also, rules);
    // where the house rule stands at another value than the point tells, what it stands at is cited
    const auto stands = rulebook::readSwitch(point->depends.name);
    if (carrier.citations.empty() && stands && !rulebook::holdsIn(*point, set))
        if (const rulebook::Backing backing = rulebook::backingElsewhere(*point, *stands, rules);
            !backing.citations.empty())
            cite(carrier, assumed, backing);
    // nor has the set the point, and what decided it is told of another one
    if (carrier.citations.empty() && ruling.restsOn)
        if (const rulebook::Backing backing = rulebook::backingOf(*ruling.restsOn, rules.set());
            !backing.citations.empty())
            cite(carrier, assumed, backing);
    carryByGround(ruling, rules, carrier, assumed);
    // what no source of the set tells hangs on the house, also where every answer would give the same; but
    // not on a house rule about other cases of the point
    const bool illegal = ruling.verdict == deal::Verdict::Illegal; // and so never without what it rests on
    const auto named = governing || !illegal || point->depends.namedAlone
                           ? governing
                           : rulebook::readSwitch(point->depends.name);
    const bool relevant = named && rulebook::isRelevant(*named, rules);
    if (carrier.citations.empty() && !carrier.houseRule && relevant) carrier.houseRule = named;
    return carrier;
}

} // namespace

Carrier carrierOf(const deal::Ruling& ruling, const rulebook::Rules& rules) {
    bool assumed = false;
    Carrier carrier = carriedBy(ruling, rules, assumed);
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    carrier.firstAlone = breaksAHeading(ruling, carrier, rules);
    if (point != nullptr) {
        carrier.read = isAmong(point->read, rules);
        // a source says how it is done, and no source, nor a switch, what follows where it is not
        carrier.redealUnsaid = ruling.consequence.redeal && point->depends.name.empty() &&
                               isAmong(point->consequenceUnsaid, rules);
        carrier.voidUnsaid = ruling.consequence.isVoid && isAmong(point->voidUnsaid, rules);
    }
    carrier.assumed = assumed;
    auto waitsFor = ruling.openSwitch;
    if (!waitsFor && ruling.verdict == deal::Verdict::Undecided && ruling.decides.empty())
        waitsFor = ruling.restsOn; // that it was a breach at all
    carrier.restsOn = restingOn(ruling, carrier, assumed, waitsFor, rules);
    return carrier;
}

std::string ruleOf(const deal::Ruling& ruling, const rulebook::Rules& rules, words::Language language) {
    const rulebook::RulePoint* rule = rulebook::findRulePoint(ruling.rule);
    const rulebook::RulePoint* also = rulebook::findRulePoint(ruling.also);
    if (rule == nullptr) std::swap(rule, also);
    if (rule == nullptr) return {};
    if (also == nullptr) also = rule;
    const auto house = carrierOf(ruling, rules).houseRule;
    return rulebook::rulesInWords({rule, also}, rules.set(), language, house ? house : ruling.openSwitch);
}

std::string sections(const Carrier& carrier, words::Language language) {
    std::vector<std::string> paragraphs;
    for (const rulebook::Citation& one : carrier.citations)
        if (one.source == "imst-2015" && one.section.starts_with("§") && carrier.inheritedFrom.empty() &&
            !carrier.firstAlone)
            paragraphs.emplace_back(one.section);
    if (!paragraphs.empty()) return rulebook::joinedNames(paragraphs, language);
    if (carrier.citations.empty()) return {};
    // no source says that this set follows the one it is told of
    constexpr words::Text assumed{"; hier nur angenommen", "; qui solo presunto", "; only assumed here"};
    return rulebook::inWords(carrier.citations.front(), language) +
           std::string(carrier.assumed ? assumed.in(language) : "");
}

void addReading(std::string& sources, words::Language language) {
    constexpr words::Text read{"so liest es dieses Programm, die Quelle sagt es nicht ausdrücklich",
                               "così lo legge questo programma, la fonte non lo dice espressamente",
                               "so this program reads it, the source does not say it in so many words"};
    if (!sources.empty()) sources += "; ";
    sources += read.in(language);
}

std::string sourcesOf(const deal::Ruling& ruling, const rulebook::Rules& rules, words::Language language) {
    const Carrier carrier = carrierOf(ruling, rules);
    std::string text = rulebook::inWords(carrier.citations, language);
    if (!carrier.inheritedFrom.empty())
        text += rulebook::takenOver(carrier.inheritedFrom, carrier.assumed, language);
    const auto house = [&](rulebook::Switch which) {
        const std::string like = likeBaseInWords(which, rules.set(), language);
        // a source sets it where it is neither open nor this program's nor the club's
        const bool open = isOpen(which, rules);
        const bool byClub = isSetByClub(which, rules);
        if (ruling.otherwiseAlone && !open && !byClub) return; // all that the note says
        if (!open && !byClub && !isOfTheHouse(which, rules)) return;
        if (!text.empty()) text += "; ";
        constexpr words::Text agreed{"so vereinbart: {}: {}", "così concordato: {}: {}", "so agreed: {}: {}"};
        constexpr words::Text chosen{
            "Vorgabe dieses Programms, in den Hausregeln zu ändern: {}: {}",
            "scelta di questo programma, da cambiare nelle regole della casa: {}: {}",
            "this program's default, to be changed in the house rules: {}: {}"};
        constexpr words::Text silent{
            "die Quellen schweigen; Vorgabe dieses Programms, in den Hausregeln zu ändern: {}: {}",
            "le fonti tacciono; scelta di questo programma, da cambiare nelle regole della casa: {}: {}",
            "the sources are silent; this program's default, to be changed in the house rules: {}: {}"};
        constexpr words::Text likeBase{
            "die Quellen hier sagen dazu nichts, gespielt wird {2}; Vorgabe dieses Programms, in den "
            "Hausregeln zu ändern: {0}: {1}",
            "le fonti di qui non ne parlano, si gioca {2}; scelta di questo programma, da cambiare nelle "
            "regole della casa: {0}: {1}",
            "the sources here say nothing of it, it is played {2}; this program's default, to be changed in "
            "the "
            "house rules: {0}: {1}"};
        constexpr words::Text asked{"Hausregel: {}: {}", "regola della casa: {}: {}", "house rule: {}: {}"};
        // who is cited, or says something that does not settle it, is not silent
        const bool speaks =
            !carrier.citations.empty() || !rulebook::unsettledInWords(which, rules.set(), language).empty();
        const words::Text& ours = speaks ? chosen : like.empty() ? silent : likeBase;
        const words::Text& rule = open ? asked : byClub ? agreed : ours;
        const auto told = [](std::string sentence) {
            if (sentence.ends_with('.')) sentence.pop_back();
            return small(std::move(sentence));
        };
        text += words::say(language, rule, told(std::string(rulebook::textOf(which).in(language))),
                           told(rulebook::standsAt(rules.set(), which, language)), like);
    };
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (carrier.houseRule)
        house(*carrier.houseRule);
    else if (const auto open = openlyRestsOn(ruling, rules))
        house(*open);
    // what the source asks for it is not what the table agreed
    const auto cost = point != nullptr ? rulebook::readSwitch(point->costs) : std::nullopt;
    if (cost && cost != carrier.houseRule && rulebook::isAgreed(*cost, rules)) house(*cost);
    if (carrier.doubted) {
        if (!text.empty()) text += "; ";
        text += rulebook::doubtedForImst().in(language);
    }
    if (carrier.read) addReading(text, language);
    const auto seats = 1U << static_cast<unsigned>(rules.seats());
    if (text.empty() && !ruling.otherwiseAlone && point != nullptr && point->number != 0 &&
        (point->players & seats) != 0)
        text = rulebook::backingInWords(*point, rules.set(), language);
    return text;
}

} // namespace schreiber::perlaggen::ruling
