#pragma once

#include <cards/card.h>

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

// Gleich and Hanger: what one player's cards can make, and which of two is better (matrix RP-115 to
// RP-128). Free Perlaggen may take any name, so only their number matters; everything here is worked out
// from that number, never by trying names.
namespace schreiber::perlaggen::figures {

// What differs between places. The caller fills it from the rule set and its switches.
struct FigureRules {
    cards::Pack pack = cards::Pack::Cards33;
    bool weliInHanger = true;       // weli_in_hanger: S6-S7 is a Hanger
    bool pairOfSixes = true;        // pair_of_sixes: Perlaggen may join or make Sixes
    bool baptiseAsMissing6 = false; // baptise_as_s6_in_32_pack
    bool longFigures = true;        // long_figures: count beyond five cards, else the top five
    bool trumpHangerWins = false;   // trump_hanger

    friend bool operator==(const FigureRules&, const FigureRules&) = default;
};

// A card among a player's own, in hand or played. `free` is a Perlagg still to be named; every other card
// counts as its face, whether natural, named, or a Perlagg lying unbaptised.
struct HeldCard {
    cards::PlayedCard card;
    bool free = false;

    friend bool operator==(const HeldCard&, const HeldCard&) = default;
};

struct Gleich {
    int size = 0; // from 2
    cards::Rank rank{};

    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes a defaulted order for a null pointer
    friend constexpr auto operator<=>(const Gleich&, const Gleich&) = default;
};

struct Hanger {
    int size = 0; // from 2
    cards::Rank top{};

    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes a defaulted order for a null pointer
    friend constexpr auto operator<=>(const Hanger&, const Hanger&) = default;
};

// A Hanger and the suits in which it can be made; the suits do not enter the order.
struct HangerInSuits {
    Hanger hanger;
    std::array<bool, 4> suits{}; // by Suit

    bool in(cards::Suit suit) const { return suits[static_cast<std::size_t>(suit)]; }
    // This suit if it can be made there, else the first of those in which it can.
    cards::Suit preferably(cards::Suit suit) const;
    friend bool operator==(const HangerInSuits&, const HangerInSuits&) = default;
};

// A player's cards, as far as figures depend on them.
struct Material {
    std::array<std::uint16_t, 4> faces{};        // by suit, one bit a rank
    std::array<int, cards::kRankCount> ofRank{}; // by rank, cards of the same name each for itself
    int free = 0;                                // Perlaggen still to be named
};
Material materialOf(std::span<const HeldCard> held);

// The best Gleich alone, the best Hanger alone; nothing where two cards do not make one.
std::optional<Gleich> bestGleich(const Material& material, const FigureRules& rules);
std::optional<HangerInSuits> bestHanger(const Material& material, const FigureRules& rules);

// Whether the cards can make just this figure, in whatever suit.
bool canMake(const Material& material, const Gleich& gleich, const FigureRules& rules);
bool canMake(const Material& material, const Hanger& hanger, const FigureRules& rules);

// What one naming of all free Perlaggen makes at once.
struct FigurePair {
    std::optional<Gleich> gleich;
    std::optional<HangerInSuits> hanger;

    friend bool operator==(const FigurePair&, const FigurePair&) = default;
};

// Every pair that some naming reaches and no other beats: best Hanger first, best Gleich last. Never empty.
std::vector<FigurePair> bestPairs(const Material& material, const FigureRules& rules);

// A figure laid down: the cards that make it, each free Perlagg among them with the name it takes, or
// plain where its face is what is needed. The figure must be one that the cards can make.
std::vector<cards::PlayedCard> layGleich(std::span<const HeldCard> held, const Gleich& gleich);
std::vector<cards::PlayedCard> layHanger(std::span<const HeldCard> held, const Hanger& hanger,
                                         cards::Suit suit);

// A figure's place in the order, for comparing across players: 0 is no figure, more is better. Under
// trump_hanger a Hanger that can be made in trump beats its equal in another suit.
int strength(const std::optional<Gleich>& gleich);
int strength(const std::optional<HangerInSuits>& hanger, cards::Suit trump, const FigureRules& rules);
// Whether two Hanger of this strength are alike but for their suits, whatever trump_hanger says.
bool areAlike(int hanger, int other);

// Which team wins a figure, from the best that each can lay: equal best figures stand and score for
// nobody (tie_stands); a team without the figure cannot have it (no_figure_no_point).
struct Winner {
    std::optional<int> team;
    bool standing = false;

    friend bool operator==(const Winner&, const Winner&) = default;
};
Winner winnerOf(std::span<const int> bestByTeam);

} // namespace schreiber::perlaggen::figures
