#include "ground_sources.h"

#include <algorithm>
#include <array>
#include <perlaggen/rulebook/catalogue.h>
#include <utility>
#include <vector>

namespace schreiber::perlaggen::rulebook {
namespace {

using enum Heading;
using Places = std::span<const GroundSource>;

constexpr RuleSetMask kPagat = sets::kInnsbruck | sets::kEichel;

constexpr std::array kPackPlaces{GroundSource{PagatCards}, GroundSource{ImstBasics}, GroundSource{Heltschl12},
                                 GroundSource{Schlanders1},
                                 GroundSource{PagatVariations, sets::kDeutschnofen}};
constexpr std::array kSeatsPlaces{GroundSource{PagatCards}, GroundSource{ImstBasics},
                                  GroundSource{Heltschl13}, GroundSource{Schlanders2},
                                  GroundSource{PagatStraf}};
constexpr std::array kTargetPlaces{GroundSource{PagatScoring},
                                   GroundSource{Imst2},
                                   GroundSource{Heltschl16},
                                   GroundSource{Schlanders3},
                                   GroundSource{PagatEichelEndgame},
                                   GroundSource{PagatStraf},
                                   GroundSource{PagatVariations, sets::kDeutschnofen | sets::kSchlanders}};
constexpr std::array kTrumpsPlaces{GroundSource{PagatDeal},        GroundSource{ImstTrump},
                                   GroundSource{ImstAllPerlaggen}, GroundSource{Heltschl13},
                                   GroundSource{PagatEichelDeal},  GroundSource{PagatStraf}};
constexpr std::array kPerlaggenPlaces{
    GroundSource{PagatCards},
    GroundSource{ImstPerlaggen},
    GroundSource{ImstAllPerlaggen},
    GroundSource{Heltschl12},
    GroundSource{PagatEichel},
    GroundSource{Schlanders6},
    GroundSource{PagatVariations, sets::kDeutschnofen | sets::kSchlanders | sets::kHistoric}};
constexpr std::array kDealTwoPlaces{GroundSource{PagatTwo, kPagat}, GroundSource{ImstCutting},
                                    GroundSource{ImstBasics}, GroundSource{Heltschl13},
                                    GroundSource{PagatStraf}};
constexpr std::array kDealThreePlaces{GroundSource{PagatThree, kPagat}, GroundSource{ImstCutting},
                                      GroundSource{ImstBasics}, GroundSource{Heltschl13},
                                      GroundSource{PagatStraf}};
constexpr std::array kDealFourPlaces{GroundSource{PagatDeal}, GroundSource{ImstCutting},
                                     GroundSource{Heltschl13}, GroundSource{Schlanders2}};
constexpr std::array kDealSixPlaces{GroundSource{PagatSix}};

// In the order of the enumeration.
constexpr std::array<Places, 9> kGrounds{kPackPlaces,      kSeatsPlaces,     kTargetPlaces,
                                         kTrumpsPlaces,    kPerlaggenPlaces, kDealTwoPlaces,
                                         kDealThreePlaces, kDealFourPlaces,  kDealSixPlaces};

constexpr std::array kDeclaringPlaces{GroundSource{PagatEndgame}, GroundSource{PagatEichelEndgame},
                                      GroundSource{Imst25}, GroundSource{Heltschl16}};
constexpr std::array kUpgradePlaces{GroundSource{ImstExchange}, GroundSource{Imst7}, GroundSource{Heltschl13},
                                    GroundSource{PagatEichelDeal}};
constexpr std::array kLuckBodenPlaces{GroundSource{ImstTrump, sets::kAll, sets::kImst},
                                      GroundSource{Imst7, sets::kAll, sets::kImst}, GroundSource{Heltschl13},
                                      GroundSource{PagatVariations, kPagat, kPagat}};
// pagat has another card there
constexpr std::array kSecondPerlaggPlaces{GroundSource{Schlanders6}};
constexpr std::array kLeavingPlaces{GroundSource{PagatDeal}, GroundSource{PagatEichelDeal}};
constexpr std::array kFifthTrickPlaces{GroundSource{PagatBetting}, GroundSource{Schlanders5},
                                       GroundSource{Imst29}};
constexpr std::array kShowBetPlaces{GroundSource{PagatShowBetting}, GroundSource{Imst11},
                                    GroundSource{Imst22}};
constexpr std::array kOverbidPlaces{GroundSource{PagatEndgame}, GroundSource{PagatStraf},
                                    GroundSource{Imst21}, GroundSource{Heltschl16}};
constexpr std::array kBlindAnswerPlaces{GroundSource{PagatBlind}, GroundSource{ImstFurther}};
constexpr std::array kBlindDutyPlaces{GroundSource{PagatBlind}, GroundSource{Heltschl16},
                                      GroundSource{Imst32}, GroundSource{PagatStraf}};
constexpr std::array kBaptismPlaces{GroundSource{PagatCards}, GroundSource{Imst18}, GroundSource{Heltschl14}};
constexpr std::array kMaxRaisePlaces{GroundSource{PagatBetting}, GroundSource{Imst13},
                                     GroundSource{Heltschl16}, GroundSource{Schlanders5},
                                     GroundSource{PagatStraf}};
constexpr std::array kEqualHangerPlaces{GroundSource{PagatTies}, GroundSource{ImstFigures},
                                        GroundSource{Heltschl15}};
constexpr std::array kOrderPlaces{GroundSource{PagatScoring}, GroundSource{Imst12}, GroundSource{Heltschl16}};
constexpr std::array kFalseBetPlaces{GroundSource{PagatScoring, kPagat}, GroundSource{PagatStraf}};

constexpr std::pair<Switch, Places> kSwitches[] = {
    {Switch::DeclareRequiresBoth, kDeclaringPlaces},
    {Switch::DeclareMinCards, kDeclaringPlaces},
    {Switch::DeclareCompare, kDeclaringPlaces},
    {Switch::UpgradePriority, kUpgradePlaces},
    {Switch::LuckBoden, kLuckBodenPlaces},
    {Switch::FifthTrickScope, kFifthTrickPlaces},
    {Switch::ShowBetOrder, kShowBetPlaces},
    {Switch::OverbidPenalty, kOverbidPlaces},
    {Switch::BlindAnswerTime, kBlindAnswerPlaces},
    {Switch::BlindDuty, kBlindDutyPlaces},
    {Switch::BaptismDeadline, kBaptismPlaces},
    {Switch::MaxRaise, kMaxRaisePlaces},
    {Switch::TwoPlayerHand, kDealTwoPlaces},
    {Switch::ThreePlayerHand, kDealThreePlaces},
    {Switch::SchlSecondPerlagg, kSecondPerlaggPlaces},
    {Switch::OberUnterOrder, kPerlaggenPlaces},
    {Switch::TrumpHanger, kEqualHangerPlaces},
    {Switch::SouthernHeartCount, kPerlaggenPlaces},
    {Switch::ExchangeLeftToPartner, kLeavingPlaces},
    {Switch::UnbetConceded, kOrderPlaces},
    {Switch::SpielAusPriority, kOrderPlaces},
    {Switch::FalseBetScope, kFalseBetPlaces},
};

} // namespace

Places sourcesOf(Ground ground) {
    return kGrounds[static_cast<std::size_t>(ground)];
}

Places sourcesOf(Switch which) {
    const auto* const found = std::find_if(std::begin(kSwitches), std::end(kSwitches),
                                           [&](const auto& row) { return row.first == which; });
    return found == std::end(kSwitches) ? Places() : found->second;
}

Backing backingOf(Places sources, std::string_view ruleSet, bool alsoByContrast) {
    const RuleSetMask set = ruleSetBit(ruleSet);
    std::vector<Heading> places;
    for (const GroundSource& source : sources) {
        const bool others = source.sets != sets::kAll && (source.sets & set) == 0;
        const bool silent = !alsoByContrast && (source.byContrast & set) != 0;
        if (!others && !silent) places.push_back(source.heading);
    }
    RulePoint everywhere;
    everywhere.sources = places;
    everywhere.holds = sets::kAll;
    return citationsFor(everywhere, ruleSet).value_or(Backing{});
}

} // namespace schreiber::perlaggen::rulebook
