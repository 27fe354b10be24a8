#pragma once

#include <koenigrufen/rulebook/point_name.h>
#include <koenigrufen/rulebook/rule_set.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// What each point of the rules says, told once: rulings, `rules explain`, the pages and the window take it
// from here.
namespace schreiber::koenigrufen::rulebook {

// What a point is about; the pages have one for each.
enum class Subject : std::uint8_t {
    Cards,
    Table,
    Deal,
    Auction,
    King,
    Talon,
    Words,
    Play,
    Games,
    Trischaken,
    Premiums,
    Writing,
    Record, // what only a record is ruled by
};

struct SubjectName {
    Subject subject;
    std::string_view id; // the name of the page
    words::Text title;
};
// In the order of the enumeration.
std::span<const SubjectName> subjects();

// What comes of a breach, and nothing else can (R1).
enum class Follows : std::uint8_t {
    Nothing,        // it cannot be broken, or nothing comes of it
    Void,           // the word or the laying has no effect and can be put right until the first card
    Back,           // the card goes back to the hand it came from
    BackThenBroken, // likewise until the trick is complete; after that the game is broken off
    VoidThenBroken, // a word or laying that is still missing with the first card breaks the game off
    Broken,
    Redeal,
    Note,
    NotCounted,
};
words::Text inWords(Follows follows);

// Texts are this project's own words; the source is cited, not copied.
struct RulePoint {
    PointName point;
    words::Text title; // as a rule book heads it; no two points share one
    words::Text text;
    Follows follows = Follows::Nothing;
    std::optional<Switch> depends{}; // the switch it hangs on
};

// All of them, by subject.
std::span<const RulePoint> catalogue();
const RulePoint& textOf(PointName point);
Subject subjectOf(PointName point);

// `KR-016`; empty for what only a record is ruled by.
std::string label(PointName point);

// The source and where it says it: `Rüdigervariante, Steigern`. Empty for a point that is this project's own.
std::string citationInWords(PointName point, words::Language language);
// The same with the lines of the source: `Steigern (Z. 1180–1182); Der Rufer (Z. 1345)`.
std::string passagesInWords(PointName point, words::Language language);

// The point as it is played: its text, what comes of a breach, and what the switch it hangs on stands at.
std::string ruleInWords(PointName point, const Rules& rules, words::Language language);

// The points that answer these words best, the best first. Words are found in every language and in the
// names, by their beginning; case, umlauts and accents do not matter.
std::vector<PointName> search(std::string_view words, words::Language language);

// What a switch asks, and what its values mean.
const words::Text& questionOf(Switch which);
const words::Text& meaningOf(Switch which, int value);

// How people call a game and a premium.
const words::Text& titleOf(Game game);
const words::Text& titleOf(Premium premium);

} // namespace schreiber::koenigrufen::rulebook
