#pragma once

#include <base/known_name.h>

#include <array>
#include <cstddef>
#include <string_view>

namespace schreiber::perlaggen {

namespace rulebook {

// All that there are, in the order of their letters; the rows of the catalogue, and no others, have them.
struct PointNames {
    // clang-format off
    static constexpr auto kNames = std::to_array<std::string_view>({
    "all_four_count", "bapt_any", "bapt_beats_real", "bapt_figure_equal", "bapt_final", "bapt_mistake",
    "bapt_none", "bapt_not_perlagg", "bapt_rank_among", "bapt_release", "bapt_say", "bapt_self", "bapt_show",
    "bapt_single", "bapt_value_rules", "bet_after_gut", "bet_alternate", "bet_answer_either",
    "bet_answer_now", "bet_concede", "bet_conceded_proof", "bet_example", "bet_hold", "bet_later_raise",
    "bet_many_players", "bet_no_jump", "bet_raise", "bet_rebid_answer", "bet_spiel_no_example",
    "bet_suspends", "bet_three_answers", "bet_top", "bet_who", "bet_words", "blind_answer", "blind_bound",
    "blind_mixed", "blind_need", "blind_ok", "blind_order", "blind_overbid", "blind_seen_hoell", "blind_time",
    "blind_who_holds", "blind_who_makes", "both_no_bets", "bummerl", "card_not_held", "card_played",
    "card_twice", "cards_stay", "claim_limit", "claim_no_fix", "clockwise", "comm_allowed", "comm_lie",
    "comm_no_disclose", "comm_no_show", "comm_observable", "comm_start", "concede_reveals_none",
    "concede_spont", "concede_written", "cut_keep", "cut_max", "cut_no_repeat", "cut_one_visible",
    "cut_only_permanent", "cut_overlooked", "cut_right", "cut_show", "cut_tretteln", "deal_batches",
    "deal_compensate", "deal_cutter_error", "deal_straf", "decl_before_card", "decl_blocked", "decl_both_inn",
    "decl_compare_inn", "decl_eich", "decl_escalate", "decl_forced_answer", "decl_none_tricks", "decl_oral",
    "decl_procedure", "decl_single", "decl_tie_tricks", "decl_two_card", "dual_use", "duplicate_g",
    "etiquette", "ex_acorn", "ex_deadline", "ex_dealer_natural", "ex_forget", "ex_hk_weli", "ex_leave",
    "ex_left", "ex_no_low_high", "ex_no_preempt", "ex_not_open", "ex_oppo", "ex_oppo_never", "ex_order",
    "ex_partner_natural", "ex_refetch", "ex_secret", "ex_upgrade", "ex_upgrade_ask", "ex_upgrade_partner",
    "extra_cards", "extra_cards_oppo", "false_bet", "false_bet_blind", "false_bet_defer", "false_bet_oppo",
    "false_hold_blind", "fifth_bet", "fifth_bluff", "fifth_gut_farbe", "fifth_hold", "fifth_perl_free",
    "fifth_suit", "first_dealer", "first_to_target", "follow", "follow_after_trump", "follow_no_overtake",
    "follow_perl_bound", "follow_perl_free", "follow_perl_not_forced", "follow_trump_any",
    "follow_trump_lead", "follow_void", "free_perl", "g_def", "g_order", "game_over", "gap_fill",
    "gestr_no_bet", "gestr_virtual", "h_def", "h_order", "house_custom", "intro_binding", "last_player",
    "lead_any", "lead_left", "lead_perlagg_suit", "loser_deals", "luck_boden", "luck_boden_once", "m1412_bid",
    "m1412_gut", "m1412_one", "m1412_third", "m1412_two", "max_figure", "mid_1413_spiel", "mid_both_unbet",
    "mid_g_conceded", "mid_redeal", "misdeal_count", "misdeal_exposed", "misdeal_exposed_other",
    "misdeal_keep", "misdeal_penalty", "next_dealer", "no_figure_no_point", "no_open_bet", "no_sleep",
    "no_takeback", "one_player", "order_bet", "order_block", "order_conceded", "order_spiel_aus",
    "order_stop", "order_unbet", "out_of_turn", "out_of_turn_trump", "out_order_unasked", "overbid_general",
    "overbid_multi", "overbid_pen", "own_bet", "p2_same", "p2_seven", "p3_b_raise", "p3_both_gut",
    "p3_c_decides", "p3_c_raise", "p3_free_ride", "p3_gut_out", "p3_hin", "p3_no_blind", "p3_no_spont",
    "p3_perl", "p3_proof", "p3_raise_gut", "p3_show", "p3_solo", "p3_top3", "p3_turn_answer", "p6_five",
    "p6_hin", "p6_teams", "partner_person", "party_draw", "play_on_error", "players", "push",
    "question_not_decision", "rank_equal_in_play", "rank_order", "revoke", "rows", "schrift_fails",
    "schrift_proves", "score_base", "scribe", "sheet", "sheet_stroke", "show_after_held", "show_ask",
    "show_at_least_equal", "show_at_once", "show_bet_other_first", "show_both_bets", "show_first",
    "show_no_disturb", "show_not_at_end", "show_one_only", "show_only_shower", "show_options",
    "show_validate", "show_validate_perl", "silent_game", "spiel_aus_gut", "spiel_aus_held",
    "spiel_aus_priority", "spiel_majority", "st_after", "st_after_deal", "st_after_hoell", "st_basic",
    "st_blind", "st_example6", "st_exchange", "st_gut_hold", "st_gut_hold_spiel", "st_hold_ride", "st_level",
    "st_one", "st_order", "st_proof", "st_raise_answer", "st_raise_gut", "st_raise_held", "st_raise_who",
    "st_spiel_none", "st_start", "st_suggest", "st_tie", "st_turn", "stand_both", "stand_loser",
    "stand_winner", "steal", "stock_use", "suits_equal", "takeback_window", "target_agreed",
    "third_trick_complete", "three_tricks_stop", "throw_in", "tie_stands", "tourn_format", "trick_equal",
    "trick_win", "trump_acorn_natural", "trump_acorn_perl_open", "trump_hanger", "trump_no_eichel",
    "trump_perlagg_suit", "trump_turn", "word_binds", "written_differs", "wrong_dealer_found",
    "wrong_dealer_late", "wrong_dealer_silent",
    });
    // clang-format on
};

// The name of a rule point of the catalogue, or of none.
using PointName = base::KnownName<PointNames>;

} // namespace rulebook

// "gestr_no_bet"_point, where the compiler has to be told what a literal is.
consteval rulebook::PointName operator""_point(const char* name, std::size_t size) {
    return rulebook::PointName::known({name, size});
}

} // namespace schreiber::perlaggen
