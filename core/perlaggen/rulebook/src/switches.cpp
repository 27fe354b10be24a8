#include "switch_table.h"

#include <base/contract.h>

#include <algorithm>

namespace schreiber::perlaggen::rulebook {
namespace {

template <std::size_t N>
using Values = std::array<std::string_view, N>;

// One default for every column.
constexpr std::array<std::string_view, kColumnCount> everywhere(std::string_view value) {
    std::array<std::string_view, kColumnCount> all{};
    all.fill(value);
    return all;
}

constexpr Values<14> kTarget{"11", "12", "13", "14", "15", "16", "17",
                             "18", "19", "20", "21", "22", "23", "24"};
constexpr Values<2> kPerlaggFollow{"bound", "free"};
constexpr Values<2> kTrumpHanger{"stands", "trump_wins"};
constexpr Values<2> kUnbetOrder{"GHS", "SGH"};
constexpr Values<2> kYesNo{"yes", "no"};
constexpr Values<2> kDeclareMinCards{"3", "4"};
constexpr Values<4> kDeclareCompare{"len_gleich_height", "len_only", "highest", "block"};
constexpr Values<2> kExchangeOrder{"acorn_first", "trump_first"};
constexpr Values<2> kUpgradePriority{"partner_natural_first", "dealer_everything_first"};
constexpr Values<2> kOpponentsExchange{"never", "after_dealer_party"};
constexpr Values<2> kExchangeLeftToPartner{"no_penalty", "game_lost"};
constexpr Values<2> kExposedNaturalAcorns{"under_stock", "alongside"};
constexpr Values<3> kLuckBoden{"none", "both", "bottom_only"};
constexpr Values<2> kCutOverlooked{"dealer_may_take", "stays"};
constexpr Values<3> kWrongDealer{"stands", "redeal_until_round5_end", "redeal_before_5th_card"};
constexpr Values<2> kExposedByDealer{"on_demand", "automatic"};
constexpr Values<2> kMisdealPenalty{"0", "2"};
constexpr Values<2> kExtraCardsIntent{"required", "not_reporting_suffices"};
constexpr Values<2> kBetProofTime{"end_of_show", "on_demand"};
constexpr Values<2> kConcededBetProof{"must_show", "credited_immediately"};
constexpr Values<2> kFifthTrickScope{"bet", "bet_hold_raise"};
constexpr Values<2> kShowBetOrder{"other_figure_first", "answer_at_once"};
constexpr Values<2> kStandTrigger{"end_of_turn", "declared"};
constexpr Values<2> kLoserStandBinding{"never", "if_declared"};
constexpr Values<3> kFalseBetPenalty{"deal0_minus2", "deal0_minus2_deferred", "none"};
constexpr Values<2> kOverbidPenalty{"invalid", "minus2"};
constexpr Values<2> kFalseDeclaration{"none", "game_lost"};
constexpr Values<3> kBlindDeadline{"before_cut", "while_dealing", "any_time_hoell"};
constexpr Values<2> kBlindAnswerTime{"after_deal", "at_once"};
constexpr Values<2> kBlindDuty{"none", "make_if_possible"};
constexpr Values<3> kMidMinCards{"2", "3", "4"};
constexpr Values<2> kSpielAusPriority{"first", "conceded_first"};
constexpr Values<2> kUnbetConceded{"first", "after_bet"};
constexpr Values<2> kConcededOrder{"first", "by_first_bet"};
constexpr Values<2> kUnbaptisedTrigger{"automatic", "opponents_claim"};
constexpr Values<2> kBaptismDeadline{"release", "with_the_play"};
constexpr Values<1> kSpielAusConcededValue{"7"};
constexpr Values<2> kMaxRaise{"7_then_spiel_aus", "3"};
constexpr Values<2> kTwoPlayerHand{"5", "7"};
constexpr Values<2> kSchlSecondPerlagg{"S8", "E8"};
constexpr Values<2> kOberUnterOrder{"U>O", "O>U"};
constexpr Values<2> kSouthernHeartCount{"7", "6"};
// The last is no reading of imst-2015 § 17: it is where no source lays down a penalty.
constexpr Values<4> kRevokePenalty{"lose_figure_spiel_minus2", "lose_deal_minus2", "lose_game_minus2",
                                   "none"};
constexpr Values<3> kRevokeByBaptism{"rename", "take_back", "revoke_penalty"};
constexpr Values<2> kRevokeBySilence{"revoke", "correct"};
constexpr Values<2> kUndertrumpHoldingSuit{"allowed", "not"};
constexpr Values<3> kPartialBaptism{"void", "completed_on_question", "led_suit"};
constexpr Values<2> kBaptiseAsS6In32Pack{"no", "yes"};
constexpr Values<2> kExchangeDisclosureBeforePlay{"may_ask", "need_not"};
constexpr Values<2> kBetBeforeExchange{"allowed", "after_exchange"};
constexpr Values<2> kCutCapAtHandSize{"cap", "redeal"};
constexpr Values<1> kSevenCardCutCompensation{"short_earliest_batch"};
constexpr Values<2> kCutDrawTies{"recut", "suit_order"};
constexpr Values<1> kCutDrawPerlaggRank{"natural_rank"};
constexpr Values<2> kWhichLoserDeals{"either", "by_cut"};
constexpr Values<2> kSpielAusTie{"nobody", "next_figure"};
constexpr Values<2> kSpontConcedeProof{"beneficiary_must_have_it", "not"};
constexpr Values<2> kGutBeiFarbeFail{"void", "void_minus2"};
constexpr Values<2> kFifthBetCardAlreadyPlayed{"judged_on_the_played_card", "not_allowed"};
constexpr Values<3> kForfeitToOpponents{"nobody", "opponents", "inn_false_bet"};
constexpr Values<2> kFalseBetScope{"deal", "whole_game"};
constexpr Values<2> kWrongDealerWrittenScope{"this_deal", "since_the_error"};
constexpr Values<3> kNegativeScore{"allowed", "floor_0", "deferred"};
constexpr Values<3> kFalseDenial{"figure_granted", "game_lost", "none"};
constexpr Values<2> kDeclarePartnerBlocks{"only_opponents", "all_remaining_players"};
constexpr Values<2> kDeclareAfterMidDeal{"as_at_start", "without_call"};
constexpr Values<2> kRedealDealer{"same", "next"};
constexpr Values<2> kLongFigures{"count", "capped_at_5"};
constexpr Values<2> kP3ShowStartIfHin{"left_of_dealer", "irrelevant"};
constexpr Values<2> kThreeWayTiePartial{"stands", "third_cannot_profit"};
constexpr Values<1> kStrafBelowZero{"exact_not_needed"};
constexpr Values<2> kSpielBetIfImpossible{"allowed", "forbidden"};
constexpr Values<2> kLastPlayerRule{"off", "on"};
constexpr Values<2> kPenaltyUnspecified{"none", "minus2"};

// Rule matrix C1a and C1b, row by row; columns INN, SUD, IMST, OBL, EICH, SCHL, STRAF.
constexpr std::array<SwitchRow, kSwitchCount> kTable{{
    {Switch::Target, "target", kTarget, {"18", "18", "15", "15", "15", "24", "-"}},
    {Switch::PerlaggFollow,
     "perlagg_follow",
     kPerlaggFollow,
     {"bound", "free", "free", "free*", "bound", "bound*", "bound"}},
    {Switch::TrumpHanger,
     "trump_hanger",
     kTrumpHanger,
     {"stands", "stands*", "trump_wins", "stands", "stands", "stands", "stands"}},
    {Switch::UnbetOrder, "unbet_order", kUnbetOrder, {"GHS", "GHS", "GHS", "SGH", "GHS", "GHS", "SGH"}},
    {Switch::DeclareRequiresBoth,
     "declare_requires_both",
     kYesNo,
     {"yes", "yes", "no", "no", "yes", "yes*", "-"}},
    {Switch::DeclareMinCards, "declare_min_cards", kDeclareMinCards, {"3", "3", "4", "4", "4", "4*", "-"}},
    {Switch::DeclareCompare,
     "declare_compare",
     kDeclareCompare,
     {"len_gleich_height", "highest", "block", "block", "len_only", "len_only*", "-"}},
    {Switch::ExchangeOrder,
     "exchange_order",
     kExchangeOrder,
     {"-", "-", "acorn_first", "acorn_first*", "trump_first", "trump_first*", "trump_first*"}},
    {Switch::UpgradePriority,
     "upgrade_priority",
     kUpgradePriority,
     {"-", "-", "partner_natural_first", "dealer_everything_first", "partner_natural_first",
      "partner_natural_first*", "-"}},
    {Switch::OpponentsExchange,
     "opponents_exchange",
     kOpponentsExchange,
     {"never", "never", "after_dealer_party", "after_dealer_party", "never", "never*", "never"}},
    {Switch::ExchangeLeftToPartner,
     "exchange_left_to_partner",
     kExchangeLeftToPartner,
     {"no_penalty", "game_lost", "game_lost", "game_lost", "no_penalty", "?", "-"}},
    {Switch::ExposedNaturalAcorns,
     "exposed_natural_acorns",
     kExposedNaturalAcorns,
     {"-", "-", "under_stock", "under_stock*", "alongside", "alongside*", "alongside*"}},
    {Switch::LuckBoden, "luck_boden", kLuckBoden, {"none", "both", "none", "none", "none", "?", "none*"}},
    {Switch::CutOverlooked,
     "cut_overlooked",
     kCutOverlooked,
     {"stays*", "stays", "dealer_may_take", "dealer_may_take*", "stays*", "?", "stays*"}},
    {Switch::WrongDealer,
     "wrong_dealer",
     kWrongDealer,
     {"stands*", "redeal_until_round5_end", "redeal_until_round5_end", "redeal_before_5th_card", "stands*",
      "?", "?"}},
    {Switch::ExposedByDealer,
     "exposed_by_dealer",
     kExposedByDealer,
     {"?", "on_demand", "on_demand", "automatic", "?", "?", "?"}},
    {Switch::MisdealPenalty, "misdeal_penalty", kMisdealPenalty, {"0*", "0", "0", "0", "0*", "0*", "0*"}},
    {Switch::ExtraCardsIntent,
     "extra_cards_intent",
     kExtraCardsIntent,
     {"?", "required", "required", "not_reporting_suffices", "?", "?", "?"}},
    {Switch::BetProofTime,
     "bet_proof_time",
     kBetProofTime,
     {"end_of_show", "on_demand", "on_demand", "on_demand*", "end_of_show", "?", "end_of_show"}},
    {Switch::ConcededBetProof,
     "conceded_bet_proof",
     kConcededBetProof,
     {"must_show", "credited_immediately*", "credited_immediately*", "must_show", "must_show", "must_show",
      "must_show"}},
    {Switch::FifthTrickScope,
     "fifth_trick_scope",
     kFifthTrickScope,
     {"bet", "bet_hold_raise", "bet_hold_raise", "bet_hold_raise*", "bet", "bet", "-"}},
    {Switch::ShowBetOrder,
     "show_bet_order",
     kShowBetOrder,
     {"other_figure_first", "answer_at_once", "answer_at_once", "answer_at_once*", "other_figure_first", "?",
      "other_figure_first"}},
    {Switch::StandTrigger,
     "stand_trigger",
     kStandTrigger,
     {"end_of_turn", "declared", "declared", "declared*", "end_of_turn", "?", "end_of_turn*"}},
    {Switch::LoserStandBinding,
     "loser_stand_binding",
     kLoserStandBinding,
     {"never", "if_declared", "if_declared", "if_declared*", "never", "?", "-"}},
    {Switch::FalseBetPenalty,
     "false_bet_penalty",
     kFalseBetPenalty,
     {"deal0_minus2", "deal0_minus2_deferred", "deal0_minus2_deferred", "deal0_minus2*", "deal0_minus2", "?",
      "deal0_minus2"}},
    {Switch::OverbidPenalty,
     "overbid_penalty",
     kOverbidPenalty,
     {"invalid", "minus2", "minus2", "minus2", "invalid", "?", "invalid"}},
    {Switch::FalseDeclaration,
     "false_declaration",
     kFalseDeclaration,
     {"?", "?", "?", "game_lost", "?", "?", "-"}},
    {Switch::BlindDeadline,
     "blind_deadline",
     kBlindDeadline,
     {"before_cut", "before_cut*", "while_dealing", "any_time_hoell", "before_cut", "?", "before_cut"}},
    {Switch::BlindAnswerTime,
     "blind_answer_time",
     kBlindAnswerTime,
     {"after_deal", "at_once*", "at_once", "after_deal*", "after_deal", "?", "after_deal"}},
    {Switch::BlindDuty,
     "blind_duty",
     kBlindDuty,
     {"none", "make_if_possible", "make_if_possible", "none", "none", "?", "make_if_possible"}},
    {Switch::MidMinCards, "mid_min_cards", kMidMinCards, {"2*", "3", "3", "?", "2*", "?", "-"}},
    {Switch::SpielAusPriority,
     "spiel_aus_priority",
     kSpielAusPriority,
     {"conceded_first", "first", "first", "conceded_first*", "conceded_first", "?", "-"}},
    {Switch::UnbetConceded,
     "unbet_conceded",
     kUnbetConceded,
     {"first", "after_bet", "after_bet", "after_bet", "first", "first*", "first*"}},
    {Switch::ConcededOrder,
     "conceded_order",
     kConcededOrder,
     {"first", "first", "first", "by_first_bet", "first", "first*", "first*"}},
    {Switch::UnbaptisedTrigger,
     "unbaptised_trigger",
     kUnbaptisedTrigger,
     {"automatic", "automatic", "automatic", "automatic", "automatic", "automatic*", "automatic"}},
    {Switch::BaptismDeadline,
     "baptism_deadline",
     kBaptismDeadline,
     {"with_the_play", "with_the_play", "with_the_play", "release", "with_the_play", "release*",
      "with_the_play"}},
    {Switch::SpielAusConcededValue,
     "spiel_aus_conceded_value",
     kSpielAusConcededValue,
     {"7", "7", "7", "7*", "7", "7*", "-"}},
    {Switch::MaxRaise,
     "max_raise",
     kMaxRaise,
     {"7_then_spiel_aus", "7_then_spiel_aus", "7_then_spiel_aus", "7_then_spiel_aus", "7_then_spiel_aus",
      "7_then_spiel_aus*", "3"}},
    {Switch::TwoPlayerHand, "two_player_hand", kTwoPlayerHand, {"7", "5", "5", "5", "7", "-", "7"}},
    {Switch::ThreePlayerHand, "three_player_hand", kTwoPlayerHand, {"7", "5", "5", "5", "7", "-", "7"}},
    {Switch::SchlSecondPerlagg,
     "schl_second_perlagg",
     kSchlSecondPerlagg,
     {"-", "-", "-", "-", "-", "S8", "-"}},
    {Switch::OberUnterOrder,
     "ober_unter_order",
     kOberUnterOrder,
     {"U>O", "U>O", "U>O", "U>O", "U>O", "O>U", "U>O"}},
    {Switch::SouthernHeartCount,
     "southern_heart_count",
     kSouthernHeartCount,
     {"7", "7", "-", "-", "-", "-", "-"}},
    {Switch::RevokePenalty,
     "revoke_penalty",
     kRevokePenalty,
     {"none*", "?", "?", "none*", "none*", "none*", "none*"}},
    {Switch::RevokeByBaptism, "revoke_by_baptism", kRevokeByBaptism, everywhere("rename*")},
    {Switch::RevokeBySilence, "revoke_by_silence", kRevokeBySilence, everywhere("correct*")},
    {Switch::UndertrumpHoldingSuit,
     "undertrump_holding_suit",
     kUndertrumpHoldingSuit,
     {"allowed", "allowed*", "allowed*", "allowed*", "allowed", "allowed*", "allowed"}},
    {Switch::PartialBaptism, "partial_baptism", kPartialBaptism, everywhere("void*")},
    {Switch::WeliInHanger, "weli_in_hanger", kYesNo, everywhere("yes*")},
    {Switch::PairOfSixes, "pair_of_sixes", kYesNo, everywhere("yes*")},
    {Switch::BaptiseAsS6In32Pack, "baptise_as_s6_in_32_pack", kBaptiseAsS6In32Pack, everywhere("no*")},
    {Switch::ExTrumpPerlForPerl, "ex_trump_perl_for_perl", kBaptiseAsS6In32Pack, everywhere("no*")},
    {Switch::ExchangeDisclosureBeforePlay, "exchange_disclosure_before_play", kExchangeDisclosureBeforePlay,
     everywhere("need_not*")},
    {Switch::BetBeforeExchange, "bet_before_exchange", kBetBeforeExchange, everywhere("allowed*")},
    {Switch::CutCapAtHandSize, "cut_cap_at_hand_size", kCutCapAtHandSize, everywhere("cap*")},
    {Switch::SevenCardCutCompensation, "seven_card_cut_compensation", kSevenCardCutCompensation,
     everywhere("short_earliest_batch*")},
    {Switch::CutDrawTies, "cut_draw_ties", kCutDrawTies, everywhere("recut*")},
    {Switch::CutDrawPerlaggRank, "cut_draw_perlagg_rank", kCutDrawPerlaggRank, everywhere("natural_rank*")},
    {Switch::WhichLoserDeals, "which_loser_deals", kWhichLoserDeals, everywhere("by_cut*")},
    {Switch::SpielAusTie, "spiel_aus_tie", kSpielAusTie, everywhere("nobody*")},
    {Switch::SpontConcedeProof, "spont_concede_proof", kSpontConcedeProof,
     everywhere("beneficiary_must_have_it*")},
    {Switch::GutBeiFarbeFail, "gut_bei_farbe_fail", kGutBeiFarbeFail, everywhere("void*")},
    {Switch::FifthBetCardAlreadyPlayed, "fifth_bet_card_already_played", kFifthBetCardAlreadyPlayed,
     everywhere("judged_on_the_played_card*")},
    {Switch::ForfeitToOpponents,
     "forfeit_to_opponents",
     kForfeitToOpponents,
     {"inn_false_bet", "nobody*", "nobody*", "nobody*", "inn_false_bet", "inn_false_bet*", "inn_false_bet*"}},
    {Switch::FalseBetScope,
     "false_bet_scope",
     kFalseBetScope,
     {"deal", "deal*", "deal*", "deal*", "deal", "deal*", "deal"}},
    {Switch::WrongDealerWrittenScope, "wrong_dealer_written_scope", kWrongDealerWrittenScope,
     everywhere("this_deal*")},
    {Switch::DeclareMandatory, "declare_mandatory", kYesNo, everywhere("no*")},
    {Switch::NegativeScore,
     "negative_score",
     kNegativeScore,
     {"allowed*", "deferred", "deferred", "deferred*", "allowed*", "allowed*", "-"}},
    {Switch::VirtualCountsTricks, "virtual_counts_tricks", kYesNo, everywhere("no*")},
    {Switch::GestrichenMayHoldBlind, "gestrichen_may_hold_blind", kYesNo, everywhere("yes*")},
    {Switch::GestrichenMayBetBlind, "gestrichen_may_bet_blind", kYesNo, everywhere("no*")},
    {Switch::FalseDenial, "false_denial", kFalseDenial, everywhere("figure_granted*")},
    {Switch::DeclarePartnerBlocks, "declare_partner_blocks", kDeclarePartnerBlocks,
     everywhere("only_opponents*")},
    {Switch::DeclareAfterMidDeal, "declare_after_mid_deal", kDeclareAfterMidDeal, everywhere("as_at_start*")},
    {Switch::RedealDealer, "redeal_dealer", kRedealDealer, everywhere("next*")},
    {Switch::LongFigures, "long_figures", kLongFigures, everywhere("count*")},
    {Switch::P3FreeRiderLateRaise,
     "p3_free_rider_late_raise",
     kYesNo,
     {"yes*", "yes*", "yes*", "yes*", "yes*", "yes*", "-"}},
    {Switch::P3ShowStartIfHin, "p3_show_start_if_hin", kP3ShowStartIfHin, everywhere("irrelevant*")},
    {Switch::ThreeWayTiePartial, "three_way_tie_partial", kThreeWayTiePartial, everywhere("stands*")},
    {Switch::StrafBelowZero, "straf_below_zero", kStrafBelowZero, everywhere("exact_not_needed*")},
    {Switch::SpielBetIfImpossible, "spiel_bet_if_impossible", kSpielBetIfImpossible, everywhere("allowed*")},
    {Switch::LastPlayerRule, "last_player_rule", kLastPlayerRule, everywhere("off*")},
    {Switch::QuestionRule, "question_rule", kLastPlayerRule, everywhere("on*")},
    {Switch::PenaltyUnspecified, "penalty_unspecified", kPenaltyUnspecified, everywhere("none*")},
}};

constexpr bool standInOrder() {
    for (std::size_t i = 0; i < kTable.size(); ++i)
        if (kTable[i].which != static_cast<Switch>(i)) return false;
    return true;
}
static_assert(standInOrder());

Setting read(const SwitchRow& row, std::string_view cell) {
    if (cell == "-") return {.value = 0, .chosen = true, .relevant = false};
    if (cell == "?") return {};
    const bool chosen = cell.back() == '*';
    if (chosen) cell.remove_suffix(1);
    const auto value = readSwitchValue(row.which, cell);
    SCHREIBER_REQUIRE(value, "a default of the switch table is a value of its switch");
    return {.value = static_cast<std::int8_t>(*value), .chosen = chosen};
}

} // namespace

std::span<const SwitchRow> switchTable() {
    return kTable;
}

Settings defaultsOf(Column column) {
    Settings settings;
    for (const SwitchRow& row : kTable)
        settings[row.which] = read(row, row.defaults[static_cast<std::size_t>(column)]);
    return settings;
}

std::string_view nameOf(Switch which) {
    return kTable[static_cast<std::size_t>(which)].name;
}

std::span<const std::string_view> valuesOf(Switch which) {
    return kTable[static_cast<std::size_t>(which)].values;
}

std::optional<Switch> readSwitch(std::string_view name) {
    const auto row = std::ranges::find(kTable, name, &SwitchRow::name);
    if (row == kTable.end()) return std::nullopt;
    return row->which;
}

int openValues(Switch which) {
    const auto all = static_cast<int>(valuesOf(which).size());
    // where it stands open a source names a penalty, and only what it is is asked (imst-2015 § 17)
    return which == Switch::RevokePenalty ? static_cast<int>(RevokePenalty::None) : all;
}

std::optional<int> readSwitchValue(Switch which, std::string_view value) {
    // The matrix writes this value short where it is the default, and so do people.
    if (which == Switch::SpontConcedeProof && value == "must_have_it") value = "beneficiary_must_have_it";
    const auto values = valuesOf(which);
    const auto found = std::ranges::find(values, value);
    if (found == values.end()) return std::nullopt;
    return static_cast<int>(found - values.begin());
}

} // namespace schreiber::perlaggen::rulebook
