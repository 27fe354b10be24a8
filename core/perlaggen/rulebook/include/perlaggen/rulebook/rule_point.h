#pragma once

#include <array>
#include <cstdint>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set_mask.h>
#include <perlaggen/rulebook/source.h>
#include <span>
#include <string_view>
#include <words/language.h>

namespace schreiber::perlaggen::rulebook {

// What a rule point is about; the manual has one page for each.
enum class Subject : std::uint8_t {
    Setup,
    Cut,
    Deal,
    Trump,
    Exchange,
    Talk,
    Baptism,
    Play,
    Trick,
    Figure,
    Bet,
    Show,
    Score,
    Penalty,
    Endgame,
    Blind,
    ThreePlayers,
    TwoAndSix,
    Strafperlaggen,
    Record,
};

struct SubjectName {
    Subject subject;
    std::string_view id; // the name of the page: `cut`, `exchange`
    words::Text title;
};

// In the order of the enumeration.
std::span<const SubjectName> subjects();

// Numbers of players for which a rule point is made, a bit for each number.
namespace seats {
inline constexpr std::uint32_t kTwo = 1U << 2;
inline constexpr std::uint32_t kThree = 1U << 3;
inline constexpr std::uint32_t kFour = 1U << 4;
inline constexpr std::uint32_t kSix = 1U << 6;
inline constexpr std::uint32_t kPartners = kFour | kSix;
inline constexpr std::uint32_t kTwoParties = kTwo | kFour | kSix;
inline constexpr std::uint32_t kAny = kTwo | kThree | kFour | kSix;
} // namespace seats

// The switch a rule point hangs on. With a value, the point holds exactly where the switch has that value;
// without one, the switch says how the point is applied: every ruling of the point rests on it, or, where it
// governs `someCases` only, those that name it. Where no source tells of the others either they hang on the
// same house rule, but with `namedAlone`: there it is about something else.
struct SwitchLink {
    std::string_view name;
    std::string_view value;
    bool someCases = false;
    bool namedAlone = false;

    friend bool operator==(const SwitchLink&, const SwitchLink&) = default;
};

// What a rule set lays down beside its switches and a rule point speaks of without naming the number.
enum class Fact : std::uint8_t {
    None,
    Target,     // `Eine Partie geht zu 15 Punkten.`
    OneShort,   // `Gestrichen ist, wer 14 Punkte hat.`
    ThreeShort, // `Drei Punkte fehlen bei 12.`
    Permanents, // `Ständige Perlaggen sind hier fünf: Herz-König, ...`
};

// What has to be known of the sources of a point in some of its sets: that two passages contradict each
// other, that a word is read so and could be read otherwise, that an example differs from the rule.
struct Remark {
    words::Text text = {};
    RuleSetMask in = 0;
};

// One rule of the game, told once: the same name stands in tests, rulings and the manual. Texts are this
// project's own words; the sources are cited, not copied.
struct RulePoint {
    int number = 0; // 16 for RP-016; 0 for a name that only a deal record needs
    PointName name;
    words::Text title = {}; // as a rule book heads it; no two points share one
    Subject subject = Subject::Setup;
    words::Text text = {};
    words::Text consequence =
        {}; // what follows wherever the point holds; what a switch decides is told by the switch
    std::span<const Heading> sources = {};
    RuleSetMask holds = 0;
    RuleSetMask unsaid = 0; // of these sets nobody says it, not even the source of the set they follow
    std::uint32_t players = seats::kAny;
    SwitchLink depends = {};
    std::string_view costs = {};               // the switch that says what a breach costs
    std::array<std::string_view, 2> also = {}; // more switches, told where the rule itself is asked for
    Fact fact = Fact::None;
    RuleSetMask consequenceUnsaid = 0; // of these sets no source says what follows: the program's choice
    // Nor that what was done does not count, where that does not go without saying: a bet that is forbidden
    // is none, but a pack that another has cut is cut.
    RuleSetMask voidUnsaid = 0;
    std::array<Remark, 2> remarks = {};
    bool doubted = false; // the editor of imst-2015 asks in the margin whether Imst plays it so
    RuleSetMask read = 0; // in these sets it rests on how this program reads the words of the source
};

} // namespace schreiber::perlaggen::rulebook
