#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <perlaggen/rulebook/point_name.h>
#include <span>
#include <words/language.h>

// What happened, as a sentence about the case. A point can be broken in several ways: the first sentence
// fits whose conditions hold and whose {places} the case fills (explain.cpp lists the places).
namespace schreiber::perlaggen::ruling::sentences {

// Conditions, a bit each. Of those about the event one must hold, of the others all.
namespace on {
inline constexpr std::uint64_t kBet = 1ULL << 0; // a bet with cards seen
inline constexpr std::uint64_t kBlind = 1ULL << 1;
inline constexpr std::uint64_t kHold = 1ULL << 2;
inline constexpr std::uint64_t kGood = 1ULL << 3;
inline constexpr std::uint64_t kPlay = 1ULL << 4;
inline constexpr std::uint64_t kShow = 1ULL << 5;
inline constexpr std::uint64_t kStand = 1ULL << 6;
inline constexpr std::uint64_t kDone = 1ULL << 7;
inline constexpr std::uint64_t kAsk = 1ULL << 8; // *ist dritzig erlaubt?*
inline constexpr std::uint64_t kAnswer = 1ULL << 9;
inline constexpr std::uint64_t kReveal = 1ULL << 10;
inline constexpr std::uint64_t kIrregular = 1ULL << 11;
inline constexpr std::uint64_t kExchange = 1ULL << 31;
inline constexpr std::uint64_t kAnyEvent = ((1ULL << 12) - 1) | kExchange;

inline constexpr std::uint64_t kNote = 1ULL << 12;        // the ruling is a note
inline constexpr std::uint64_t kHouse = 1ULL << 13;       // it rests on a house rule
inline constexpr std::uint64_t kDealer = 1ULL << 14;      // whose doing it was dealt
inline constexpr std::uint64_t kDealerTakes = 1ULL << 15; // the dealer may take what the cutter overlooked
inline constexpr std::uint64_t kAlone = 1ULL << 16;       // two or three players, each alone
inline constexpr std::uint64_t kOwn = 1ULL << 17;         // {other} is who did it
inline constexpr std::uint64_t kHanger = 1ULL << 18;      // it is about the Hanger
inline constexpr std::uint64_t kSpiel = 1ULL << 19;
inline constexpr std::uint64_t kNoDeclaring = 1ULL << 20; // nobody goes out by declaring a figure
// what the engine says was missing (deal::Lack)
inline constexpr std::uint64_t kNotInShow = 1ULL << 21;
inline constexpr std::uint64_t kSettled = 1ULL << 22;
inline constexpr std::uint64_t kNotAllOneShort = 1ULL << 23;
inline constexpr std::uint64_t kSideNotOneShort = 1ULL << 24;
inline constexpr std::uint64_t kSpielOpen = 1ULL << 25;

inline constexpr std::uint64_t kVoid = 1ULL << 26; // nothing comes of the event
inline constexpr std::uint64_t kUnproved = 1ULL
                                           << 27;     // the table saw it; the bet or hold is an earlier event
inline constexpr std::uint64_t kVirtual = 1ULL << 28; // what was conceded in this deal counts
inline constexpr std::uint64_t kNoRedeal = 1ULL << 29;      // nobody demanded a new deal, and it needs that
inline constexpr std::uint64_t kDealStands = 1ULL << 30;    // whoever dealt
inline constexpr std::uint64_t kStockUnseen = 1ULL << 32;   // Luck und Boden is not shown
inline constexpr std::uint64_t kRenames = 1ULL << 33;       // a Perlagg wrongly named is named anew
inline constexpr std::uint64_t kSpielNotMade = 1ULL << 34;  // by tricks
inline constexpr std::uint64_t kOtherDealt = 1ULL << 35;    // as the record itself says
inline constexpr std::uint64_t kStays = 1ULL << 36;         // the cutter's overlooked Perlagg in the pack
inline constexpr std::uint64_t kCutterKeeps = 1ULL << 37;   // after this new deal, what he had kept
inline constexpr std::uint64_t kOnlyElsewhere = 1ULL << 40; // no rule of this set says it
inline constexpr std::uint64_t kTrumpGiven = 1ULL << 39;    // the card is of the trump suit
inline constexpr std::uint64_t kCannotTake = 1ULL << 38;    // thrown ahead where trumps must be followed
inline constexpr std::uint64_t kGiven = 1ULL << 41;         // conceded: nobody asks for proof any more
inline constexpr std::uint64_t kCouldDeny = 1ULL << 42;     // {other} has a figure as long
inline constexpr std::uint64_t kNoQuestion = 1ULL << 46;    // what was answered did not count
inline constexpr std::uint64_t kNotCompared = 1ULL << 45;   // after a denial the deal is played here
inline constexpr std::uint64_t kNoFault = 1ULL << 44;       // what is said to have happened did not
inline constexpr std::uint64_t kPlaysOn = 1ULL << 43;       // playing on by mistake has its own rule
inline constexpr std::uint64_t kFiguresOpen = 1ULL << 47;   // the deal is not at its end
inline constexpr std::uint64_t kRefused = 1ULL << 48;       // the same was asked before, and denied
inline constexpr std::uint64_t kRuledBefore = 1ULL << 50;   // with the question itself
inline constexpr std::uint64_t kNotTheDealer = 1ULL << 49;  // {other} did not deal
inline constexpr std::uint64_t kAboveTop = 1ULL << 51;      // nor is there a step as high as what was said
inline constexpr std::uint64_t kWholeName = 1ULL << 52;     // only the rank or the suit was said
inline constexpr std::uint64_t kPartner = 1ULL << 53;       // the own side has bound itself already
inline constexpr std::uint64_t kNobodyAsked = 1ULL << 54;   // for a figure to go out with
inline constexpr std::uint64_t kGivesUp = 1ULL << 55;       // figures, by the breach itself
inline constexpr std::uint64_t kOwnGood = 1ULL << 56;       // who did it has conceded the figure
inline constexpr std::uint64_t kSpielAus = 1ULL << 57;      // is bid or held on the figure
inline constexpr std::uint64_t kOthersOwe = 1ULL << 58;     // the answer to what the own side has bet
inline constexpr std::uint64_t kStockOpen = 1ULL << 59;     // nobody has agreed whether it is shown
inline constexpr std::uint64_t kOffTheLadder = 1ULL << 60;  // more than seven, and the next step is Spiel aus
inline constexpr std::uint64_t kPlayedBefore = 1ULL << 61;  // the card that would do lies already
inline constexpr std::uint64_t kNoPerlagg = 1ULL << 63;     // is what was to be fetched
inline constexpr std::uint64_t kOneOfAll = 1ULL << 62;      // of the three that are bet at once
} // namespace on

// The points that a sentence is said of; none: of any.
class Points {
  public:
    // NOLINTNEXTLINE(google-explicit-constructor): most often it is one, written out
    template <std::size_t... N>
    consteval Points(const char (&... names)[N])
        : m_names{rulebook::PointName(names)...} {}
    bool has(rulebook::PointName name) const {
        return m_names.front().empty() || std::ranges::find(m_names, name) != m_names.end();
    }

  private:
    std::array<rulebook::PointName, 7> m_names{};
};

struct Sentence {
    Points points;
    words::Text words;
    std::uint64_t when = 0;
};

std::span<const Sentence> cutAndDeal();
std::span<const Sentence> exchange();
std::span<const Sentence> play();
std::span<const Sentence> bets();
std::span<const Sentence> betLimits();
std::span<const Sentence> show();
std::span<const Sentence> endgame();
std::span<const Sentence> conduct();
std::span<const Sentence> aftermath(); // what becomes of it

} // namespace schreiber::perlaggen::ruling::sentences
