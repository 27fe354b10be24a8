#pragma once

#include <array>
#include <perlaggen/rulebook/rule_point.h>
#include <span>

// The catalogue's tables, one for each subject (two where the subject is large).
namespace schreiber::perlaggen::rulebook::tables {

template <Heading... Cited>
inline constexpr std::array<Heading, sizeof...(Cited)> kCited{Cited...};

// Groups of rule sets that go together in many points.
inline constexpr RuleSetMask kAll = sets::kAll;
inline constexpr RuleSetMask kPartnership = sets::kAll & ~sets::kStraf;
// Innsbruck and what is told as a short list of differences from it.
inline constexpr RuleSetMask kInnsbruckLine = sets::kInnsbruck | sets::kDeutschnofen | sets::kHistoric;
// Those and Eichelperlaggen, which says that play, betting and scoring are Innsbruck's.
inline constexpr RuleSetMask kInnsbruckEichel = kInnsbruckLine | sets::kEichel | sets::kSchlanders;
// The Imst paper, and the Oberland, whose text is shorter and by a player from Imst.
inline constexpr RuleSetMask kPaper = sets::kImst | sets::kSuedtirol;
inline constexpr RuleSetMask kPaperOberland = kPaper | sets::kOberland;
// The sets with a permanent Perlagg, which alone can come in the cut.
inline constexpr RuleSetMask kWithPermanent = sets::kAll & ~(sets::kGiltspiel | sets::k1853Four);
// The sets told for three players too (and for two), and for six.
inline constexpr RuleSetMask kThreeSeats = sets::kInnsbruck | kPaperOberland | sets::kEichel;
inline constexpr RuleSetMask kSixSeats = sets::kInnsbruck | kPaper | sets::kEichel;
// Acorns are never trumps.
inline constexpr RuleSetMask kAcorns =
    sets::kImst | sets::kOberland | sets::kEichel | sets::kSchlanders | sets::kStraf;

// readings.md 57: of what two sources name differently.
inline constexpr Remark kSecondPerlagg{
    {"In Schlanders nennen die Quellen den zweithöchsten Perlagg verschieden: die Regeln des Clubs den "
     "Schellachter, pagat.com den Eichelachter; gefolgt wird dem Club, wo nichts anderes vereinbart ist.",
     "A Silandro le fonti indicano diversamente il secondo Perlagg: le regole del club l'otto di Schell, "
     "pagat.com l'otto di Eichel; si segue il club, se non è concordato altro.",
     "Of Schlanders the sources name the second Perlagg differently: the club's rules the Eight of bells, "
     "pagat.com the Eight of acorns; the club is followed, unless it is agreed otherwise."},
    sets::kSchlanders};

std::span<const RulePoint> setup();
std::span<const RulePoint> cut();
std::span<const RulePoint> deal();
std::span<const RulePoint> trump();
std::span<const RulePoint> exchange();
std::span<const RulePoint> talk();
std::span<const RulePoint> baptism();
std::span<const RulePoint> play();
std::span<const RulePoint> trick();
std::span<const RulePoint> figure();
std::span<const RulePoint> bet();
std::span<const RulePoint> betLimits();
std::span<const RulePoint> show();
std::span<const RulePoint> score();
std::span<const RulePoint> penalty();
std::span<const RulePoint> endgameDeclared();
std::span<const RulePoint> endgameInDeal();
std::span<const RulePoint> blind();
std::span<const RulePoint> threePlayers();
std::span<const RulePoint> twoAndSix();
std::span<const RulePoint> straf();
std::span<const RulePoint> record();

} // namespace schreiber::perlaggen::rulebook::tables
