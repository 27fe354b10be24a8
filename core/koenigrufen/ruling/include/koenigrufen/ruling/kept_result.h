#pragma once

#include <cards/seat.h>
#include <cards/tarock.h>

#include <game/judge.h>
#include <koenigrufen/deal/scoring.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// A result of another day (resultJson), read again.
namespace schreiber::koenigrufen::ruling {

// Which rule set it names and what it ruled; nothing where it is no result. Nobody is fined in this game.
std::optional<game::KeptResult> keptResultIn(const std::string& result);

// The game as that result tells it: what was played with whom, each trick with who took it, and what is to be
// written. What was left open is not there.
struct KeptGame {
    struct Declared {
        cards::Seat seat{};
        rulebook::Game game{};
        std::optional<rulebook::Premium> bird{};
    };
    struct Trick {
        std::vector<std::pair<cards::Seat, cards::tarock::Card>> cards; // in order of play
        std::optional<cards::tarock::Card> talon{};                     // that went with it
        std::optional<cards::Seat> winner{};
    };
    std::vector<Declared> games;
    std::optional<cards::tarock::Card> king{};
    std::vector<std::vector<cards::Seat>> parties;
    std::vector<Trick> tricks;
    std::optional<deal::Points> points{};
    bool isRedeal = false;
};
std::optional<KeptGame> gameIn(const std::string& result);

// Whether the cards are dealt again. No game is lost by a ruling beyond what is written for it.
std::optional<game::Given> givenIn(const std::string& result);

} // namespace schreiber::koenigrufen::ruling
