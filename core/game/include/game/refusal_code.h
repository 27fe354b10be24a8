#pragma once

#include <base/known_name.h>

#include <array>
#include <cstddef>
#include <string_view>

namespace schreiber {

namespace game {

// All that is refused, in the order of the letters. Each has a sentence in the desk's messages, and what has
// one stands here; a test holds both.
struct RefusalCodes {
    // clang-format off
    static constexpr auto kNames = std::to_array<std::string_view>({
    "all_games_written", "already_kept_apart", "already_struck", "bad_ladder", "bad_missed_round",
    "bad_prizes", "bad_scoring", "both_at_target", "both_sides_at_target", "bracket_decided",
    "bracket_decided_by_leaving", "bracket_started", "card_missing", "card_of_nobody", "claims_closed",
    "close_appeals", "close_bracket", "close_disputed", "close_disputed_rounds", "close_draft",
    "close_last_match", "close_level", "close_rounds", "close_sheets", "close_sheets_rounds", "close_tied",
    "close_unmet", "club_of_pair", "copy_failed", "copy_folder_taken", "copy_full", "copy_of_another",
    "copy_place_missing", "correction_asks", "correction_voids", "correction_voids_to_come", "deals_left",
    "deals_uneven", "deals_written", "decider_level", "decider_not_level", "decider_not_level_due",
    "decider_uncounted", "decider_uncounted_due", "decider_voids", "decider_voids_to_come", "decision_needed",
    "dispute_still_open", "dispute_writes_nothing", "draft_breaks_never", "draft_exists",
    "draft_not_by_results", "draft_outdated", "draw_made", "entry_is_pair", "entry_left", "entry_not_left",
    "figure_breaks_rule", "figure_twice", "figure_value", "figure_value_one", "figures_make_other_points",
    "figures_need", "figures_need_points", "figures_undecided", "final_score_only", "fine_asks",
    "format_rules", "further_by_results", "further_in_draft", "further_not_last", "further_seated",
    "further_size", "game_over", "groups_unmet", "half_written", "has_lines", "has_partner", "kept_apart",
    "leaver_void_changes", "let_be", "line_count", "line_game", "line_of_no_deal", "line_partner",
    "line_radel", "line_result", "line_too_high", "line_unreadable", "line_who", "lines_change",
    "list_rewrites_game", "match_level", "match_undecided", "merge_persons", "names_in_one", "names_with_comma", "negative_points",
    "never_by_moving", "never_impossible", "no_draft", "no_round_yet", "no_ruling_yet", "no_side_at_target",
    "no_singles", "no_such_club_ruling", "no_such_club_tournament", "no_such_contestant", "no_such_entry",
    "no_such_game", "no_such_line", "no_such_person", "no_such_round", "no_such_ruling", "no_such_ruling_yet",
    "no_such_side", "no_such_table", "not_closed", "not_for_singles", "not_in_round", "not_kept_apart", "not_storable",
    "nothing_played", "nothing_to_redo", "nothing_to_remember", "nothing_to_rule_on", "nothing_to_undo",
    "nothing_written", "odd_singles", "other_file_there", "own_rules_dropped", "pair_has_number",
    "pair_in_singles", "partner_missing", "partners_drawn", "partners_not_drawn", "person_twice_there",
    "persons_differ", "ranking_would_change", "reason_needed", "redraw_drops_results", "rematch_asks",
    "report_rules", "return_changes", "round_disputed", "round_exists", "round_has_results", "round_is_draft",
    "round_not_complete", "round_stays_played", "rounds_done", "ruled_sheet", "ruling_appealed",
    "ruling_decided_fine", "ruling_decided_line", "ruling_decided_lost", "ruling_decided_redeal",
    "ruling_decided_strike", "ruling_entered_already", "ruling_fines_otherwise", "ruling_game_over",
    "ruling_gives_no_fine", "ruling_gives_no_lost", "ruling_gives_no_redeal", "ruling_gives_no_strike",
    "ruling_kept_already", "ruling_kept_before", "ruling_needs_two", "ruling_not_appealed",
    "ruling_not_decided", "ruling_of_other_table", "ruling_record_too_long", "ruling_redealt_already",
    "ruling_still_open", "ruling_under_appeal", "ruling_withdrawn", "ruling_without_table",
    "ruling_words_too_long", "ruling_writes_nothing", "same_entry", "same_person", "same_side", "score_asks",
    "score_below_zero", "scores_would_change", "seats_by_draw", "seats_fixed", "seats_others", "series_over",
    "setting_fixed", "settings_changed_meanwhile", "sheet_confirmed", "sheet_no_record", "sheet_not_empty",
    "sheet_not_written", "sheet_not_zero", "sheet_other_dealer", "sheet_other_names", "sheet_other_rules",
    "sheet_other_seats", "sheet_under_appeal", "sits_out_again", "slip_gap", "slip_never", "slip_size",
    "slip_table_twice", "slip_twice", "slip_twice_at", "slip_unknown", "slips_incomplete", "slips_not_here",
    "slips_too_many", "substitute_left", "substitute_plays", "substitute_round", "substitute_which", "swap_breaks_bracket", "swap_breaks_groups", "swap_breaks_never",
    "table_has_lines", "text_too_long", "time_uneven", "too_few_entries", "too_few_left", "too_many_entries",
    "too_many_figures", "too_many_lines", "too_many_points", "too_many_rounds", "too_many_rulings",
    "tournament_altered", "tournament_closed", "tournament_unfinished", "undo_needs_reason", "which_of_pair",
    "words_unseen", "wrong_number_of_sides",
    });
    // clang-format on
};

using RefusalCode = base::KnownName<RefusalCodes>;

} // namespace game

// Refusal{"reason_needed"_refusal, {}}: a code that is written out is one, or does not compile.
consteval const char* operator""_refusal(const char* code, std::size_t size) {
    return game::RefusalCode::known({code, size}).text().data();
}

} // namespace schreiber
