#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

// The house rules: every point on which places or sources differ, or which no source settles (rule matrix
// C1), with the values it can have. Which value a rule set has by default stands in its table.
namespace schreiber::perlaggen::rulebook {

enum class Switch : std::uint8_t {
    // C1a, conflicts between sources
    Target,
    PerlaggFollow,
    TrumpHanger,
    UnbetOrder,
    DeclareRequiresBoth,
    DeclareMinCards,
    DeclareCompare,
    ExchangeOrder,
    UpgradePriority,
    OpponentsExchange,
    ExchangeLeftToPartner,
    ExposedNaturalAcorns,
    LuckBoden,
    CutOverlooked,
    WrongDealer,
    ExposedByDealer,
    MisdealPenalty,
    ExtraCardsIntent,
    BetProofTime,
    ConcededBetProof,
    FifthTrickScope,
    ShowBetOrder,
    StandTrigger,
    LoserStandBinding,
    FalseBetPenalty,
    OverbidPenalty,
    FalseDeclaration,
    BlindDeadline,
    BlindAnswerTime,
    BlindDuty,
    MidMinCards,
    SpielAusPriority,
    UnbetConceded,
    ConcededOrder,
    UnbaptisedTrigger,
    BaptismDeadline,
    SpielAusConcededValue,
    MaxRaise,
    TwoPlayerHand,
    ThreePlayerHand,
    SchlSecondPerlagg,
    OberUnterOrder,
    SouthernHeartCount,
    // C1b, points that no source settles
    RevokePenalty,
    RevokeByBaptism,
    RevokeBySilence,
    UndertrumpHoldingSuit,
    PartialBaptism,
    WeliInHanger,
    PairOfSixes,
    BaptiseAsS6In32Pack,
    ExTrumpPerlForPerl,
    ExchangeDisclosureBeforePlay,
    BetBeforeExchange,
    CutCapAtHandSize,
    SevenCardCutCompensation,
    CutDrawTies,
    CutDrawPerlaggRank,
    WhichLoserDeals,
    SpielAusTie,
    SpontConcedeProof,
    GutBeiFarbeFail,
    FifthBetCardAlreadyPlayed,
    ForfeitToOpponents,
    FalseBetScope,
    WrongDealerWrittenScope,
    DeclareMandatory,
    NegativeScore,
    VirtualCountsTricks,
    GestrichenMayHoldBlind,
    GestrichenMayBetBlind,
    FalseDenial,
    DeclarePartnerBlocks,
    DeclareAfterMidDeal,
    RedealDealer,
    LongFigures,
    P3FreeRiderLateRaise,
    P3ShowStartIfHin,
    ThreeWayTiePartial,
    StrafBelowZero,
    SpielBetIfImpossible,
    LastPlayerRule,
    QuestionRule,
    PenaltyUnspecified,
};
inline constexpr int kSwitchCount = static_cast<int>(Switch::PenaltyUnspecified) + 1;

// `perlagg_follow`, and `bound`, `free`: as they are written in a record.
std::string_view nameOf(Switch which);
std::span<const std::string_view> valuesOf(Switch which);

// How many of them, from the first, come into question where the switch stands open.
int openValues(Switch which);

std::optional<Switch> readSwitch(std::string_view name);
// The value's place in valuesOf; nothing for a value the switch has not.
std::optional<int> readSwitchValue(Switch which, std::string_view value);

// The values of the switches that the engine branches on, in the order of their lists.
enum class PerlaggFollow : std::uint8_t { Bound, Free };
enum class TrumpHanger : std::uint8_t { Stands, TrumpWins };
enum class UnbetOrder : std::uint8_t { Ghs, Sgh };
enum class DeclareRequiresBoth : std::uint8_t { Yes, No };
enum class DeclareCompare : std::uint8_t { LenGleichHeight, LenOnly, Highest, Block };
enum class ExchangeOrder : std::uint8_t { AcornFirst, TrumpFirst };
enum class UpgradePriority : std::uint8_t { PartnerNaturalFirst, DealerEverythingFirst };
enum class OpponentsExchange : std::uint8_t { Never, AfterDealerParty };
enum class ExchangeLeftToPartner : std::uint8_t { NoPenalty, GameLost };
enum class CutOverlooked : std::uint8_t { DealerMayTake, Stays };
enum class WrongDealer : std::uint8_t { Stands, RedealUntilRound5End, RedealBefore5thCard };
enum class ExposedByDealer : std::uint8_t { OnDemand, Automatic };
enum class MisdealPenalty : std::uint8_t { None, Two };
enum class ExtraCardsIntent : std::uint8_t { Required, NotReportingSuffices };
enum class BetProofTime : std::uint8_t { EndOfShow, OnDemand };
enum class ConcededBetProof : std::uint8_t { MustShow, CreditedImmediately };
enum class FifthTrickScope : std::uint8_t { Bet, BetHoldRaise };
enum class ShowBetOrder : std::uint8_t { OtherFigureFirst, AnswerAtOnce };
enum class StandTrigger : std::uint8_t { EndOfTurn, Declared };
enum class LoserStandBinding : std::uint8_t { Never, IfDeclared };
enum class FalseBetPenalty : std::uint8_t { Deal0Minus2, Deal0Minus2Deferred, None };
enum class OverbidPenalty : std::uint8_t { Invalid, Minus2 };
enum class FalseDeclaration : std::uint8_t { None, GameLost };
enum class BlindDeadline : std::uint8_t { BeforeCut, WhileDealing, AnyTimeHoell };
enum class BlindDuty : std::uint8_t { None, MakeIfPossible };
enum class SpielAusPriority : std::uint8_t { First, ConcededFirst };
enum class UnbetConceded : std::uint8_t { First, AfterBet };
enum class ConcededOrder : std::uint8_t { First, ByFirstBet };
enum class UnbaptisedTrigger : std::uint8_t { Automatic, OpponentsClaim };
enum class BaptismDeadline : std::uint8_t { Release, WithThePlay };
enum class MaxRaise : std::uint8_t { SevenThenSpielAus, Three };
enum class SchlSecondPerlagg : std::uint8_t { S8, E8 };
enum class OberUnterOrder : std::uint8_t { UnterFirst, OberFirst };
enum class RevokePenalty : std::uint8_t { LoseFigureSpielMinus2, LoseDealMinus2, LoseGameMinus2, None };
enum class RevokeByBaptism : std::uint8_t { Rename, TakeBack, RevokePenalty };
enum class RevokeBySilence : std::uint8_t { Revoke, Correct };
enum class UndertrumpHoldingSuit : std::uint8_t { Allowed, Not };
enum class PartialBaptism : std::uint8_t { Void, CompletedOnQuestion, LedSuit };
enum class WeliInHanger : std::uint8_t { Yes, No };
enum class PairOfSixes : std::uint8_t { Yes, No };
enum class BaptiseAsS6In32Pack : std::uint8_t { No, Yes };
enum class ExTrumpPerlForPerl : std::uint8_t { No, Yes };
enum class BetBeforeExchange : std::uint8_t { Allowed, AfterExchange };
enum class CutCapAtHandSize : std::uint8_t { Cap, Redeal };
enum class SpielAusTie : std::uint8_t { Nobody, NextFigure };
enum class SpontConcedeProof : std::uint8_t { MustHaveIt, Not };
enum class GutBeiFarbeFail : std::uint8_t { Void, VoidMinus2 };
enum class FifthBetCardAlreadyPlayed : std::uint8_t { JudgedOnThePlayedCard, NotAllowed };
enum class ForfeitToOpponents : std::uint8_t { Nobody, Opponents, InnFalseBet };
enum class FalseBetScope : std::uint8_t { Deal, WholeGame };
enum class DeclareMandatory : std::uint8_t { Yes, No };
enum class NegativeScore : std::uint8_t { Allowed, Floor0, Deferred };
enum class VirtualCountsTricks : std::uint8_t { Yes, No };
enum class GestrichenMayHoldBlind : std::uint8_t { Yes, No };
enum class GestrichenMayBetBlind : std::uint8_t { Yes, No };
enum class FalseDenial : std::uint8_t { FigureGranted, GameLost, None };
enum class DeclarePartnerBlocks : std::uint8_t { OnlyOpponents, AllRemainingPlayers };
enum class DeclareAfterMidDeal : std::uint8_t { AsAtStart, WithoutCall };
enum class RedealDealer : std::uint8_t { Same, Next };
enum class LongFigures : std::uint8_t { Count, CappedAt5 };
enum class P3FreeRiderLateRaise : std::uint8_t { Yes, No };
enum class ThreeWayTiePartial : std::uint8_t { Stands, ThirdCannotProfit };
enum class SpielBetIfImpossible : std::uint8_t { Allowed, Forbidden };
enum class LastPlayerRule : std::uint8_t { Off, On };
enum class PenaltyUnspecified : std::uint8_t { None, Minus2 };

// The switch that a value belongs to.
template <class Value>
struct SwitchOf;

#define SCHREIBER_SWITCH_VALUE(Name)                                                                         \
    template <>                                                                                              \
    struct SwitchOf<Name> {                                                                                  \
        static constexpr Switch value = Switch::Name;                                                        \
    };
SCHREIBER_SWITCH_VALUE(PerlaggFollow)
SCHREIBER_SWITCH_VALUE(TrumpHanger)
SCHREIBER_SWITCH_VALUE(UnbetOrder)
SCHREIBER_SWITCH_VALUE(DeclareRequiresBoth)
SCHREIBER_SWITCH_VALUE(DeclareCompare)
SCHREIBER_SWITCH_VALUE(ExchangeOrder)
SCHREIBER_SWITCH_VALUE(UpgradePriority)
SCHREIBER_SWITCH_VALUE(OpponentsExchange)
SCHREIBER_SWITCH_VALUE(ExchangeLeftToPartner)
SCHREIBER_SWITCH_VALUE(CutOverlooked)
SCHREIBER_SWITCH_VALUE(WrongDealer)
SCHREIBER_SWITCH_VALUE(ExposedByDealer)
SCHREIBER_SWITCH_VALUE(MisdealPenalty)
SCHREIBER_SWITCH_VALUE(ExtraCardsIntent)
SCHREIBER_SWITCH_VALUE(BetProofTime)
SCHREIBER_SWITCH_VALUE(ConcededBetProof)
SCHREIBER_SWITCH_VALUE(FifthTrickScope)
SCHREIBER_SWITCH_VALUE(ShowBetOrder)
SCHREIBER_SWITCH_VALUE(StandTrigger)
SCHREIBER_SWITCH_VALUE(LoserStandBinding)
SCHREIBER_SWITCH_VALUE(FalseBetPenalty)
SCHREIBER_SWITCH_VALUE(OverbidPenalty)
SCHREIBER_SWITCH_VALUE(FalseDeclaration)
SCHREIBER_SWITCH_VALUE(BlindDeadline)
SCHREIBER_SWITCH_VALUE(BlindDuty)
SCHREIBER_SWITCH_VALUE(SpielAusPriority)
SCHREIBER_SWITCH_VALUE(UnbetConceded)
SCHREIBER_SWITCH_VALUE(ConcededOrder)
SCHREIBER_SWITCH_VALUE(UnbaptisedTrigger)
SCHREIBER_SWITCH_VALUE(BaptismDeadline)
SCHREIBER_SWITCH_VALUE(MaxRaise)
SCHREIBER_SWITCH_VALUE(SchlSecondPerlagg)
SCHREIBER_SWITCH_VALUE(OberUnterOrder)
SCHREIBER_SWITCH_VALUE(RevokePenalty)
SCHREIBER_SWITCH_VALUE(RevokeByBaptism)
SCHREIBER_SWITCH_VALUE(RevokeBySilence)
SCHREIBER_SWITCH_VALUE(UndertrumpHoldingSuit)
SCHREIBER_SWITCH_VALUE(PartialBaptism)
SCHREIBER_SWITCH_VALUE(WeliInHanger)
SCHREIBER_SWITCH_VALUE(PairOfSixes)
SCHREIBER_SWITCH_VALUE(BaptiseAsS6In32Pack)
SCHREIBER_SWITCH_VALUE(ExTrumpPerlForPerl)
SCHREIBER_SWITCH_VALUE(BetBeforeExchange)
SCHREIBER_SWITCH_VALUE(CutCapAtHandSize)
SCHREIBER_SWITCH_VALUE(SpielAusTie)
SCHREIBER_SWITCH_VALUE(SpontConcedeProof)
SCHREIBER_SWITCH_VALUE(GutBeiFarbeFail)
SCHREIBER_SWITCH_VALUE(FifthBetCardAlreadyPlayed)
SCHREIBER_SWITCH_VALUE(ForfeitToOpponents)
SCHREIBER_SWITCH_VALUE(FalseBetScope)
SCHREIBER_SWITCH_VALUE(DeclareMandatory)
SCHREIBER_SWITCH_VALUE(NegativeScore)
SCHREIBER_SWITCH_VALUE(VirtualCountsTricks)
SCHREIBER_SWITCH_VALUE(GestrichenMayHoldBlind)
SCHREIBER_SWITCH_VALUE(GestrichenMayBetBlind)
SCHREIBER_SWITCH_VALUE(FalseDenial)
SCHREIBER_SWITCH_VALUE(DeclarePartnerBlocks)
SCHREIBER_SWITCH_VALUE(DeclareAfterMidDeal)
SCHREIBER_SWITCH_VALUE(RedealDealer)
SCHREIBER_SWITCH_VALUE(LongFigures)
SCHREIBER_SWITCH_VALUE(P3FreeRiderLateRaise)
SCHREIBER_SWITCH_VALUE(ThreeWayTiePartial)
SCHREIBER_SWITCH_VALUE(SpielBetIfImpossible)
SCHREIBER_SWITCH_VALUE(LastPlayerRule)
SCHREIBER_SWITCH_VALUE(PenaltyUnspecified)
#undef SCHREIBER_SWITCH_VALUE

// Where a switch stands: a value's place in its list, or open (`?`: ask before ruling). `chosen` marks a
// default that is this project's choice (`*`): a ruling resting on it names the switch, not a source.
// `relevant` is false where the rule set leaves the switch without meaning.
struct Setting {
    std::int8_t value = -1;
    bool chosen = false;
    bool relevant = true;

    constexpr bool open() const { return value < 0; }
    friend constexpr bool operator==(const Setting&, const Setting&) = default;
};

// All switches of a rule set or of a table's house rules.
class Settings {
  public:
    const Setting& operator[](Switch which) const { return m_settings[static_cast<std::size_t>(which)]; }
    Setting& operator[](Switch which) { return m_settings[static_cast<std::size_t>(which)]; }

    // Nothing where the switch is open.
    template <class Value>
    std::optional<Value> get() const {
        const Setting& setting = (*this)[SwitchOf<Value>::value];
        if (setting.open()) return std::nullopt;
        return static_cast<Value>(setting.value);
    }
    // False also where the switch is open.
    template <class Value>
    bool is(Value value) const {
        return (*this)[SwitchOf<Value>::value].value == static_cast<std::int8_t>(value);
    }

    friend bool operator==(const Settings&, const Settings&) = default;

  private:
    std::array<Setting, kSwitchCount> m_settings{};
};

} // namespace schreiber::perlaggen::rulebook
