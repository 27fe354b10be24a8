#pragma once

#include <base/score_column.h>
#include <deal/event.h>
#include <deal/ruling.h>
#include <rulebook/rule_set.h>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace schreiber::deal {

enum class How : std::uint8_t { Open, Unbet, Held, Conceded, Standing, None, Forfeit, Declared, Undecided };

// A figure as it came out. `value` is the last agreed one, or kSpielAus; the points won for Conceded.
struct SettledFigure {
    Figure figure{};
    std::optional<int> team{};
    int value = 1;
    How how = How::Open;
    ByTeam lost{}; // Strafperlaggen: what others had bet or held on it, added when it counts

    friend bool operator==(const SettledFigure&, const SettledFigure&) = default;
};

struct Counted {
    Figure figure{};
    int team = 0;
    int points = 0;
    ByTeam score{};

    friend bool operator==(const Counted&, const Counted&) = default;
};

// Strafperlaggen: what somebody bet or held on a figure that he did not win.
struct StakeLost {
    Figure figure{};
    cards::Seat seat{};
    int points = 0;

    friend bool operator==(const StakeLost&, const StakeLost&) = default;
};

struct Settlement {
    ByTeam points{};
    ByTeam score{};
    ByTeam deferred{}; // penalty points still to come off
    std::vector<Counted> counted;
    std::array<bool, cards::kMostTeams> gestrichen{};
    std::optional<int> winner;
    std::vector<rulebook::Switch> undecided; // open switches on which the result depends

    friend bool operator==(const Settlement&, const Settlement&) = default;
};

struct Standing {
    int target = 0;
    ByTeam score{};
    ByTeam owed{};
    ByTeam penalties{};

    friend bool operator==(const Standing&, const Standing&) = default;
};

// Counts figures given in the order things happened: declared ones, conceded by concession, held by first
// bet, unbet in the set's order (RP-181 to RP-186). Penalties come off first.
Settlement settle(const rulebook::Rules& rules, const Standing& before,
                  std::span<const SettledFigure> figures);

// What a fine may do to a score here (negative_score).
base::BelowZero belowZero(const rulebook::Rules& rules);

// The order in which figures score, as places in the list given.
std::vector<int> scoringOrder(const rulebook::Rules& rules, std::span<const SettledFigure> figures,
                              bool spielAusFirst);

} // namespace schreiber::deal
