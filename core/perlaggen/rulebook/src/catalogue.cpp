#include "catalogue/tables.h"

#include <base/contract.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/rule_set.h>

namespace schreiber::perlaggen::rulebook {
namespace {

std::vector<RulePoint> allTables() {
    std::vector<RulePoint> all;
    for (const std::span<const RulePoint> table :
         {tables::setup(),         tables::cut(),    tables::deal(),         tables::trump(),
          tables::exchange(),      tables::talk(),   tables::baptism(),      tables::play(),
          tables::trick(),         tables::figure(), tables::bet(),          tables::betLimits(),
          tables::show(),          tables::score(),  tables::penalty(),      tables::endgameDeclared(),
          tables::endgameInDeal(), tables::blind(),  tables::threePlayers(), tables::twoAndSix(),
          tables::straf(),         tables::record()})
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

std::vector<const RulePoint*> rowsByName() {
    std::vector<const RulePoint*> rows(PointName::count());
    for (const RulePoint& point : catalogue()) rows[point.name.index()] = &point;
    return rows;
}

// Where a set's own sources are silent the set that it follows is asked (RuleSet::base; rule matrix, section
// 0). That these follow theirs, no source says: [a].
using enum Authority;
constexpr RuleSetMask kAssumedBase = sets::kOberland | sets::kDeutschnofen | sets::kHistoric;

std::string_view baseOf(std::string_view ruleSet) {
    const RuleSet* set = findRuleSet(ruleSet);
    return set == nullptr ? std::string_view() : std::string_view(set->base);
}

std::vector<Citation> citationsIn(const RulePoint& point, RuleSetMask set, int seats) {
    std::vector<Citation> cited;
    if ((point.holds & set) == 0) return cited;
    for (const Heading heading : point.sources) {
        const SourceHeading& place = headingOf(heading);
        const bool ofOthers = seats != 0 && place.players != 0 && place.players != seats;
        if ((place.reach & set) != 0 && !ofOthers)
            cited.push_back({id(place.source), place.section, place.chapter});
    }
    return cited;
}

// What is told of a number of players that the set's own sources have no rules for.
std::optional<Backing> overlayFor(const RulePoint& point, RuleSetMask set) {
    Backing backing{Inherited, "", {}};
    for (const Heading heading : point.sources) {
        const SourceHeading& place = headingOf(heading);
        if ((place.overlay & set) == 0) continue;
        for (const RuleSet& told : ruleSets())
            if (backing.inheritedFrom.empty() && (place.reach & ruleSetBit(told.id)) != 0)
                backing.inheritedFrom = told.id;
        backing.citations.push_back({id(place.source), place.section, place.chapter});
    }
    if (backing.citations.empty()) return std::nullopt;
    return backing;
}

} // namespace

std::span<const RulePoint> catalogue() {
    static const std::vector<RulePoint> all = allTables();
    return all;
}

const RulePoint& rulePoint(PointName name) {
    const RulePoint* found = findRulePoint(name);
    SCHREIBER_REQUIRE(found != nullptr, "no rule point is asked for");
    return *found;
}

const RulePoint* findRulePoint(PointName name) {
    static const std::vector<const RulePoint*> rows = rowsByName();
    return name.empty() ? nullptr : rows[name.index()];
}

const RulePoint* findRulePoint(std::string_view name) {
    return findRulePoint(PointName::find(name).value_or(PointName()));
}

std::string label(const RulePoint& point) {
    return point.number == 0 ? std::string() : fmt::format("RP-{:03}", point.number);
}

std::string inWords(const Citation& citation, words::Language language) {
    std::string text(citation.source);
    for (const Source source : kSources)
        if (id(source) == citation.source) text = shortTitle(source).in(language);
    if (!citation.chapter.empty()) text += ", " + std::string(citation.chapter);
    return text + ", " + std::string(citation.section);
}

bool holdsIn(const RulePoint& point, std::string_view ruleSet) {
    return (point.holds & ruleSetBit(ruleSet)) != 0;
}

std::optional<Backing> citationsFor(const RulePoint& point, std::string_view ruleSet, int seats) {
    const RuleSetMask set = ruleSetBit(ruleSet);
    if ((point.holds & set) == 0) return std::nullopt;
    if (std::vector<Citation> own = citationsIn(point, set, seats); !own.empty())
        return Backing{Stated, "", std::move(own)};
    if ((point.unsaid & set) != 0) return Backing{Assumed, "", {}};
    const Authority authority = (set & kAssumedBase) != 0 ? Assumed : Inherited;
    for (std::string_view base = baseOf(ruleSet); !base.empty(); base = baseOf(base))
        if (std::vector<Citation> cited = citationsIn(point, ruleSetBit(base), seats); !cited.empty())
            return Backing{authority, base, std::move(cited)};
    if (seats != 0) return citationsFor(point, ruleSet);
    if (auto overlay = overlayFor(point, set)) return overlay;
    return Backing{Assumed, "", {}};
}

bool doubtedIn(const RulePoint& point, std::string_view ruleSet) {
    if (!point.doubted || !holdsIn(point, ruleSet)) return false;
    return ruleSet == "imst" || citationsFor(point, ruleSet)->inheritedFrom == "imst";
}

} // namespace schreiber::perlaggen::rulebook
