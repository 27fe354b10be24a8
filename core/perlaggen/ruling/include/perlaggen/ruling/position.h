#pragma once

#include <cards/card.h>
#include <cards/seat.h>

#include <array>
#include <optional>
#include <perlaggen/deal/counting.h>
#include <perlaggen/ruling/replay.h>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// How a deal stood at the end of its record: what lay on the table, and what was staked.
struct Position {
    std::optional<cards::Suit> trump;
    std::vector<cards::Card> perlaggen; // high to low
    struct Laid {
        cards::Seat seat{};
        cards::PlayedCard card;
    };
    struct Trick {
        std::vector<Laid> cards; // in order of play
        std::optional<cards::Seat> winner;
    };
    std::vector<Trick> tricks;
    std::array<deal::SettledFigure, deal::kFigureCount> figures{};
};

Position positionOf(const Replay& replay);

// The same as a result of another day has it (resultJson), which is not ruled on again. Nothing where it
// cannot be read.
std::optional<Position> positionIn(std::string_view result);

// What such a result says is to be written: points, penalties and the score, a row each, `?` where it was not
// decided. Empty where it cannot be read.
std::vector<std::vector<std::string>> scoreRows(std::string_view result, words::Language language);

// What would decide what such a result leaves undecided, as Account::missing has it; `head` is that of its
// record. Empty where nothing is open, or it cannot be read.
std::vector<std::string> missingIn(std::string_view result, const record::Header& head,
                                   words::Language language);

// A row a figure: its name, the stake, how it came out, and whose it is by the names of the teams.
std::vector<std::vector<std::string>>
figureRows(const Position& position, const std::vector<std::string>& teams, words::Language language);

} // namespace schreiber::perlaggen::ruling
