#pragma once

#include <base/result.h>
#include <tournament/refusal.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// The three texts that say what results are worth: scoring formula, ladder, value of a missed round.
namespace schreiber::tournament {

enum class Term : std::uint8_t { Win, Points, Against, Difference, Shutout, Games, Rank, TableWins };
constexpr std::size_t kTerms = 8;

// What one match is worth: a sum of NUMBER*TERM.
struct Scoring {
    std::array<int, kTerms> worth{}; // of one of each term

    int operator[](Term term) const { return worth[static_cast<std::size_t>(term)]; }
};

enum class Criterion : std::uint8_t {
    Score,
    Wins,
    Points,
    Difference,
    Against,
    HeadToHead,
    Buchholz,
    Decider,
    BestRounds,
    TableWins,
    // Before all that a ladder names:
    LastMatch,
    Bracket
};
std::string nameOf(Criterion criterion);

struct MissedRound {
    enum class Kind : std::uint8_t { Win, Average, Number } kind = Kind::Average;
    int number = 0;
};

// Refusals `bad_scoring`, `bad_ladder`, `bad_missed_round` with the arguments text, position (from 1, in
// bytes), found, expected, and wrong, which says in what way: formula_term, formula_twice, formula_number,
// formula_sign, formula_over (nothing more may come), formula_ends (too early), missed_round_term.
base::Result<Scoring, Refusal> readScoring(std::string_view text);
// The criteria before the lot, which always comes last, said or not.
base::Result<std::vector<Criterion>, Refusal> readLadder(std::string_view text);
base::Result<MissedRound, Refusal> readMissedRound(std::string_view text);

} // namespace schreiber::tournament
