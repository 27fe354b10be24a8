#pragma once

#include <cstddef>
#include <koenigrufen/line/line.h>
#include <optional>
#include <string_view>
#include <vector>

// What a game line says so far, while somebody puts it together: each word with what the reader of lines
// takes it for, also where others are still missing or cannot be read.
namespace schreiber::koenigrufen::line {

// In the order in which a line has them.
enum class WordKind : std::uint8_t {
    Declarer,
    Game,
    Partner,
    Result, // won, lost, given up, or broken off by somebody
    Count,  // of Trischaken
    Kontra,
    KontraBy, // of a negative game
    Premium,
    Mondfang,
    Skues,
    Number,
    Unknown,
};

enum class Outcome : std::uint8_t { Won, Lost, GivenUp, Broken };

struct WordSoFar {
    WordKind kind = WordKind::Unknown;
    int part = 0;       // of several negative games
    std::size_t at = 0; // bytes
    std::size_t length = 0;
    // Seats are those of the table; what is not told in full is missing.
    std::optional<Seat> seat{};
    std::optional<Seat> of{}; // whose Mond was caught
    std::optional<rulebook::Game> game{};
    std::optional<rulebook::Premium> premium{};
    std::optional<Outcome> outcome{};
    std::optional<bool> isGood{}; // the sign of a premium: for the declarer's side
    int announced = 0;            // marks behind its name
    int steps = 0;                // of kontra
};

struct SoFar {
    std::vector<WordSoFar> words{};
    std::optional<LineError> fault{}; // that stays one, whatever is written besides
    bool isWhole = false;

    // The first of its kind in a part; null for none.
    const WordSoFar* find(WordKind kind, int part = 0) const;
};

SoFar readSoFar(const rulebook::Rules& rules, std::string_view text, const Table& table = {});

} // namespace schreiber::koenigrufen::line
