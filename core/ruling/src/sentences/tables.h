#pragma once

#include <rulebook/words.h>

#include <cstdint>
#include <span>
#include <string_view>

// What happened, as a sentence about the case. A point can be broken in several ways: the first sentence
// fits whose conditions hold and whose {places} the case fills (explain.cpp lists the places).
namespace schreiber::ruling::sentences {

// Conditions, a bit each. Of those about the event one must hold, of the others all.
namespace on {
inline constexpr std::uint32_t kBet = 1U << 0; // a bet with cards seen
inline constexpr std::uint32_t kBlind = 1U << 1;
inline constexpr std::uint32_t kHold = 1U << 2;
inline constexpr std::uint32_t kGood = 1U << 3;
inline constexpr std::uint32_t kPlay = 1U << 4;
inline constexpr std::uint32_t kShow = 1U << 5;
inline constexpr std::uint32_t kStand = 1U << 6;
inline constexpr std::uint32_t kDone = 1U << 7;
inline constexpr std::uint32_t kAsk = 1U << 8; // *ist dritzig erlaubt?*
inline constexpr std::uint32_t kAnswer = 1U << 9;
inline constexpr std::uint32_t kReveal = 1U << 10;
inline constexpr std::uint32_t kIrregular = 1U << 11;
inline constexpr std::uint32_t kAnyEvent = (1U << 12) - 1;

inline constexpr std::uint32_t kNote = 1U << 12;        // the ruling is a note
inline constexpr std::uint32_t kHouse = 1U << 13;       // it rests on a house rule
inline constexpr std::uint32_t kDealer = 1U << 14;      // whose doing it was dealt
inline constexpr std::uint32_t kDealerTakes = 1U << 15; // the dealer may take what the cutter overlooked
inline constexpr std::uint32_t kAlone = 1U << 16;       // two or three players, each alone
inline constexpr std::uint32_t kOwn = 1U << 17;         // {other} is who did it
inline constexpr std::uint32_t kHanger = 1U << 18;      // it is about the Hanger
inline constexpr std::uint32_t kSpiel = 1U << 19;
inline constexpr std::uint32_t kNoDeclaring = 1U << 20; // nobody goes out by declaring a figure
// what the engine says was missing (deal::Lack)
inline constexpr std::uint32_t kNotInShow = 1U << 21;
inline constexpr std::uint32_t kSettled = 1U << 22;
inline constexpr std::uint32_t kNotAllOneShort = 1U << 23;
inline constexpr std::uint32_t kSideNotOneShort = 1U << 24;
inline constexpr std::uint32_t kSpielOpen = 1U << 25;
inline constexpr std::uint32_t kStays = 1U << 26; // nothing is dealt again, and no house rule would
} // namespace on

struct Sentence {
    std::string_view rule;
    rulebook::Words words;
    std::uint32_t when = 0;
};

std::span<const Sentence> cutAndDeal();
std::span<const Sentence> exchange();
std::span<const Sentence> play();
std::span<const Sentence> bets();
std::span<const Sentence> betLimits();
std::span<const Sentence> show();
std::span<const Sentence> endgame();
std::span<const Sentence> conduct();

} // namespace schreiber::ruling::sentences
