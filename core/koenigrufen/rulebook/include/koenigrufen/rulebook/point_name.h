#pragma once

#include <base/known_name.h>

#include <array>
#include <cstddef>
#include <string_view>

namespace schreiber::koenigrufen {

namespace rulebook {

// All that there are, in the order of their letters; the rows of the catalogue, and no others, have them.
struct PointNames {
    // clang-format off
    static constexpr auto kNames = std::to_array<std::string_view>({
    "absolut", "announce_after_good", "announce_again", "announce_negative", "announce_twice",
    "announce_what", "auchrufer_bird", "auchrufer_value", "auction_open", "beat", "bettler_ouvert_value",
    "bettler_won", "bid_auchrufer_cap", "bid_auchrufer_value", "bid_bei", "bid_bei_bettler", "bid_bei_ouvert",
    "bid_closed", "bid_ends", "bid_forehand_games", "bid_forehand_must", "bid_higher", "bid_last_word",
    "bid_opens", "bid_order", "bid_own", "bid_passed", "bid_turn", "bid_verdacht", "bid_verdacht_joins",
    "bird_choice", "bird_duty", "bird_lost_announced", "bird_lost_silent", "breach", "call_fourth",
    "call_king", "call_own", "call_secret", "card_not_held", "card_twice", "card_values", "count_blatt",
    "count_threes", "count_total", "cut_opposite", "deal_batches", "deal_face_down", "dealer_turn",
    "doubled_game", "dreier_value", "farberl_lead", "farberl_order", "farberl_value", "follow_suit",
    "follow_tarock", "forehand", "free_discard", "game_over", "give_up", "give_up_bird", "kakadu",
    "king_talon_alone", "king_talon_take", "knock", "knock_choose", "knock_piles", "koenig_ultimo",
    "koenig_ultimo_side", "kontra_after_good", "kontra_doubles", "kontra_given_up", "kontra_negative_own",
    "kontra_opponent", "kontra_positive_all", "kontra_retour", "kontra_separate", "kontra_trischaken",
    "kontra_twice", "lay_count", "lay_no_honours", "lay_own", "lay_tarock_open", "lead_negative",
    "lead_positive", "lie", "marabu", "misdeal", "mond_skues_pagat", "mondfang", "mondfang_doubles",
    "mondfang_msp", "no_talk", "ouvert_open", "ouvert_talk", "pack", "pagat_last", "pagat_msp",
    "pagat_ultimo", "piccolo_ouvert_value", "piccolo_won", "players_four", "positive_won",
    "premium_announced", "premium_independent", "premium_positive", "premium_solo", "radel_end",
    "radel_last_round", "radel_needed", "radel_skues", "round_four", "rufer_value", "rules_agreed", "scribe",
    "sechserdreier_value", "sides", "solodreier_value", "solofarberl_value", "solorufer_talon",
    "solorufer_value", "stop_early", "suit_cards", "suit_order", "sum_zero", "talon_choice", "talon_left",
    "talon_none", "talon_shown", "talon_six", "tarock_beats_suit", "tarock_cards", "tarock_order", "throw_in",
    "throw_in_duty", "trick_winner", "trischaken_both", "trischaken_count", "trischaken_doubles",
    "trischaken_jungfrau", "trischaken_jungfrauen", "trischaken_middle", "trischaken_over",
    "trischaken_talon", "trischaken_two_two", "trull", "trull_cards", "turn_order", "twelve_tricks", "uhu",
    "valat", "valat_lost", "valat_times", "valat_unscored", "vier_koenige", "winner_leads", "words_closed",
    "words_turn", "write_each", "write_threefold", "written_differs", "wrong_dealer",
    });
    // clang-format on
};

// The name of a rule point of the catalogue, or of none.
using PointName = base::KnownName<PointNames>;

} // namespace rulebook

// "follow_suit"_point, where the compiler has to be told what a literal is.
consteval rulebook::PointName operator""_point(const char* name, std::size_t size) {
    return rulebook::PointName::known({name, size});
}

} // namespace schreiber::koenigrufen
