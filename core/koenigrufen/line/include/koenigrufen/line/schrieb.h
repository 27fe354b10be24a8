#pragma once

#include <base/input_error.h>
#include <base/result.h>

#include <array>
#include <cstdint>
#include <koenigrufen/line/line.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>
#include <words/language.h>

// The Schrieb of an evening or of a table's round: a record of `kind: schrieb`, its games a line each.
namespace schreiber::koenigrufen::line {

inline constexpr int kMostAtTable = 5;

struct Schrieb {
    struct Game {
        int n = 0;
        Line line;
        friend bool operator==(const Game&, const Game&) = default;
    };
    // The Gstieß-a-Radel, by whoever announced it.
    struct Radel {
        Seat by = Seat::A;
        friend bool operator==(const Radel&, const Radel&) = default;
    };
    struct Entry {
        std::variant<Game, Radel> what;
        int line = 0;         // of the file
        std::string behind{}; // a comment on the same line, with its `#`
    };
    // A comment on a line of its own stands before an entry, or before a key of the head.
    struct Comment {
        std::string text;  // with its `#`
        std::string key{}; // before this one; else before an entry
        std::size_t entry = 0;
    };

    rulebook::Rules rules;
    std::vector<rulebook::HouseRule> house{};
    std::optional<int> seats{};
    std::array<std::optional<std::string>, kMostAtTable> players{};
    std::optional<Seat> dealer{}; // of the first game
    std::optional<int> games{};   // that belong to it; none where a Radel ends it
    std::optional<std::string> event{};
    std::optional<std::string> date{};
    std::optional<std::string> round{};
    std::optional<std::string> table{};
    std::optional<int> version{};
    std::vector<std::pair<std::string, std::string>> unknown{}; // kept and written back
    std::vector<Entry> entries{};
    std::vector<Comment> comments{};
    int firstLine = 1;
    // Whether doubled games count double and kontra doubles: a club may agree otherwise, and no file says so.
    bool isDoubled = true;
    bool kontra = true;

    int atTable() const { return seats.value_or(rulebook::kSeats); }
    Seat firstDealer() const { return dealer.value_or(static_cast<Seat>(atTable() - 1)); }
    Seat dealerOf(int game) const { return cards::after(firstDealer(), atTable(), game - 1); }
    Table tableOf(int game) const;
};

// Whether the head of a record says that it is one.
bool isSchrieb(std::string_view record);

// One record, without the `---` between two; `firstLine` is its place in the file. Any bytes may be handed
// in.
base::Result<Schrieb, std::vector<base::InputError>> readSchrieb(std::string_view text,
                                                                 const std::string& file, int firstLine = 1);
std::string written(const Schrieb& schrieb);

// What it comes to.
struct Tally {
    struct Game {
        int n = 0;
        int line = 0;
        Seat dealer = Seat::A;
        std::int64_t factor = 1;
        std::optional<rulebook::Game> game{};
        std::vector<std::int64_t> points{};
        std::int64_t sum = 0;
    };
    struct LastRound {
        Seat announcedBy = Seat::A;
        std::optional<SkuesAt> skues{}; // as it was last found; none where nobody wrote it
        std::optional<int> first{};
        std::optional<int> last{};
    };
    struct Ruling {
        int line = 0;
        std::string event{};
        rulebook::PointName point = "sum_zero"_point;
        std::int64_t sum = 0;
    };
    struct Next {
        Seat dealer = Seat::A;
        std::int64_t factor = 1;
    };

    bool complete = false;
    std::vector<Game> games{};
    std::vector<std::int64_t> totals{};
    std::int64_t sum = 0;
    std::optional<LastRound> lastRound{};
    std::vector<Ruling> rulings{};
    std::optional<Next> next{}; // none when the last Runde is played

    bool isLegal() const { return rulings.empty(); }
};

Tally tallyOf(const Schrieb& schrieb);

// As `deal check` tells it: one object (koenigrufen-record.md), or text for people.
std::string resultJson(const Schrieb& schrieb, words::Language language);
std::string resultText(const Schrieb& schrieb, words::Language language);

} // namespace schreiber::koenigrufen::line
