#include "catalogue/tables.h"

#include <rulebook/catalogue.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace schreiber::rulebook {
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

// Where a set's own sources are silent: the sets it follows, in the order in which they are asked (rule
// matrix, section 0). The Imst paper is built on the Innsbruck rules and heads a table
// "Südtirol/Innsbrucker Regeln"; so those three stand in for each other, without a source that says so.
struct Base {
    RuleSetMask set;
    Authority authority;
};

using Chain = std::array<Base, 3>;
using enum Authority;
constexpr Base kNone{0, Assumed};

constexpr std::array<Chain, kRuleSetIds.size()> kChains{{
    {{{sets::kSuedtirol, Assumed}, {sets::kOberland, Assumed}, kNone}},                    // innsbruck
    {{{sets::kInnsbruck, Assumed}, {sets::kOberland, Assumed}, kNone}},                    // suedtirol
    {{{sets::kInnsbruck, Assumed}, {sets::kOberland, Assumed}, kNone}},                    // imst
    {{{sets::kImst, Assumed}, {sets::kInnsbruck, Assumed}, kNone}},                        // oberland
    {{{sets::kInnsbruck, Inherited}, {sets::kImst, Assumed}, {sets::kOberland, Assumed}}}, // eichelperlaggen
    {{{sets::kEichel, Inherited}, {sets::kInnsbruck, Inherited}, {sets::kImst, Assumed}}}, // schlanders
    {{{sets::kInnsbruck, Assumed}, {sets::kSuedtirol, Assumed}, {sets::kOberland, Assumed}}}, // deutschnofen
    {{{sets::kInnsbruck, Inherited}, {sets::kEichel, Inherited}, {sets::kImst, Assumed}}}, // strafperlaggen
    {{{sets::kInnsbruck, Assumed}, {sets::kSuedtirol, Assumed}, kNone}},                   // giltspiel
    {{{sets::kInnsbruck, Assumed}, {sets::kSuedtirol, Assumed}, kNone}},                   // 1853-four
    {{{sets::kInnsbruck, Assumed}, {sets::kSuedtirol, Assumed}, kNone}}, // 1853-schello-bello
    {{{sets::kInnsbruck, Assumed}, {sets::kSuedtirol, Assumed}, kNone}}, // 1853-radetzky
    {{{sets::kInnsbruck, Assumed}, {sets::kSuedtirol, Assumed}, kNone}}, // 1853-schello-bello-trump
    {{{sets::kInnsbruck, Assumed}, {sets::kSuedtirol, Assumed}, kNone}}, // 1853-radetzky-trump
}};

const Chain& chainOf(RuleSetMask set) {
    std::size_t place = 0;
    while ((set >> place) > 1) ++place;
    return kChains[place];
}

std::string_view idOf(RuleSetMask set) {
    std::size_t place = 0;
    while ((set >> place) > 1) ++place;
    return kRuleSetIds[place];
}

std::vector<Citation> citationsIn(const RulePoint& point, RuleSetMask set) {
    std::vector<Citation> cited;
    if ((point.holds & set) == 0) return cited;
    for (const Heading heading : point.sources) {
        const SourceHeading& place = headingOf(heading);
        if ((place.reach & set) != 0) cited.push_back({id(place.source), place.section, place.chapter});
    }
    return cited;
}

} // namespace

std::span<const RulePoint> catalogue() {
    static const std::vector<RulePoint> all = allTables();
    return all;
}

const RulePoint* findRulePoint(std::string_view name) {
    const std::span<const RulePoint> all = catalogue();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const RulePoint& p) { return p.name == name; });
    return found == all.end() ? nullptr : &*found;
}

std::string label(const RulePoint& point) {
    return point.number == 0 ? std::string() : fmt::format("RP-{:03}", point.number);
}

bool holdsIn(const RulePoint& point, std::string_view ruleSet) {
    return (point.holds & ruleSetBit(ruleSet)) != 0;
}

std::optional<Backing> citationsFor(const RulePoint& point, std::string_view ruleSet) {
    const RuleSetMask set = ruleSetBit(ruleSet);
    if ((point.holds & set) == 0) return std::nullopt;
    if (std::vector<Citation> own = citationsIn(point, set); !own.empty())
        return Backing{Stated, "", std::move(own)};
    for (const Base& base : chainOf(set))
        if (std::vector<Citation> cited = citationsIn(point, base.set); !cited.empty())
            return Backing{base.authority, idOf(base.set), std::move(cited)};
    return Backing{Assumed, "", {}};
}

bool doubtedIn(const RulePoint& point, std::string_view ruleSet) {
    if (!point.doubted || !holdsIn(point, ruleSet)) return false;
    return ruleSet == "imst" || citationsFor(point, ruleSet)->inheritedFrom == "imst";
}

} // namespace schreiber::rulebook
