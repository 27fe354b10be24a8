#include "known_schedules.h"

#include <base/contract.h>
#include <base/number.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

namespace schreiber::tournament {

namespace {

std::vector<std::string_view> partsOf(std::string_view text, char by) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(by), text.size());
        if (end > 0) parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

constexpr int kLetters = 26;

// Somebody of a schedule: `b7` is one of the letter b, `A` stands alone and stays as it is.
struct Label {
    int letter = 0; // a to z, then those who stand alone
    int number = 0;

    friend auto operator<=>(const Label&, const Label&) = default;
};

std::optional<Label> readLabel(std::string_view text) {
    const bool alone = text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z';
    if (alone) return Label{kLetters + text[0] - 'A', 0};
    const bool lettered = text.size() >= 2 && text[0] >= 'a' && text[0] <= 'z';
    const auto number = lettered ? base::readNumber(text.substr(1)) : std::nullopt;
    if (!number || *number < 0 || *number >= kMostScheduled) return std::nullopt;
    return Label{text[0] - 'a', *number};
}

struct ScheduleLine {
    int people = 0;
    Meet meet = Meet::AsOpponents;
    bool whole = false;
    int rounds = 0;
    std::vector<Label> places; // tables, then who sits out
};

std::optional<ScheduleLine> readScheduleLine(std::string_view text) {
    const std::vector<std::string_view> words = partsOf(text, ' ');
    if (words.size() < 4) return std::nullopt;
    const auto people = base::readNumber(words[0]);
    const auto rounds = base::readNumber(words[2]);
    const bool once = words[1] == "once";
    const bool whole = words[1] == "whole";
    if (!people || *people < 4 || *people > kMostScheduled || !rounds || *rounds < 1 ||
        *rounds > kMostScheduled || !(once || whole || words[1] == "partners"))
        return std::nullopt;
    ScheduleLine line{*people, once ? Meet::Once : Meet::AsOpponents, whole, *rounds, {}};
    bool out = false;
    for (auto word = words.begin() + 3; word != words.end(); ++word) {
        if (*word == "out") {
            out = true;
            continue;
        }
        std::size_t there = 0;
        const std::vector<std::string_view> sides = partsOf(*word, ':');
        for (const std::string_view side : sides)
            for (const std::string_view one : partsOf(side, '+')) {
                const auto name = readLabel(one);
                if (!name) return std::nullopt;
                line.places.push_back(*name);
                ++there;
            }
        if (there != (out ? 1 : 4) || sides.size() != (out ? 1 : 2)) return std::nullopt;
    }
    if (static_cast<int>(line.places.size()) != line.people) return std::nullopt;
    return line;
}

// The rounds of a line, the people numbered in the order of their names; none where somebody is missing, is
// there twice, or letters are of different length and move on.
bool developLine(const ScheduleLine& line, KnownSchedule& schedule) {
    std::vector<Label> names = line.places;
    std::sort(names.begin(), names.end());
    if (std::adjacent_find(names.begin(), names.end()) != names.end()) return false;
    std::map<int, int> ofLetter;
    for (const Label& name : names)
        if (name.number != ofLetter[name.letter]++) return false;
    for (const auto& [letter, count] : ofLetter)
        if (letter < kLetters && line.rounds > 1 && count != ofLetter.begin()->second) return false;
    for (int round = 0; round < line.rounds; ++round) {
        Places places;
        for (Label name : line.places) {
            if (name.letter < kLetters) name.number = (name.number + round) % ofLetter[name.letter];
            const auto at = std::lower_bound(names.begin(), names.end(), name);
            places.push_back(static_cast<int>(at - names.begin()));
        }
        schedule.rounds.push_back(std::move(places));
    }
    return true;
}

const std::vector<KnownSchedule>& knownSchedules() {
    static const std::vector<KnownSchedule> known = [] {
        auto read = readSchedules(schedulesText());
        SCHREIBER_REQUIRE(read.has_value(), "the schedules built in cannot be read");
        return std::move(*read);
    }();
    return known;
}

} // namespace

std::optional<std::vector<KnownSchedule>> readSchedules(std::string_view text) {
    std::vector<KnownSchedule> schedules;
    for (const std::string_view written : partsOf(text, '\n')) {
        if (written.front() == '#') continue;
        const auto line = readScheduleLine(written);
        if (!line) return std::nullopt;
        const bool goesOn = !schedules.empty() && schedules.back().people == line->people &&
                            schedules.back().meet == line->meet && schedules.back().whole == line->whole;
        if (!goesOn) schedules.push_back({line->people, line->meet, line->whole, {}});
        if (!developLine(*line, schedules.back())) return std::nullopt;
    }
    return schedules;
}

const KnownSchedule* knownSchedule(int people, Meet meet, int rounds) {
    const KnownSchedule* found = nullptr;
    for (const KnownSchedule& one : knownSchedules()) {
        if (one.people != people || one.meet != meet) continue;
        if (!one.whole || static_cast<int>(one.rounds.size()) == rounds)
            found = &one; // the whole one comes last
    }
    return found;
}

int repeatsOf(const KnownSchedule& schedule, int rounds) {
    std::set<std::pair<int, int>> met;
    int repeats = 0;
    const auto seats = static_cast<std::size_t>(schedule.people / 4 * 4);
    for (std::size_t round = 0; round < static_cast<std::size_t>(rounds); ++round) {
        const Places& places = schedule.rounds[round];
        for (std::size_t seat = 0; seat < seats; ++seat)
            for (std::size_t other = seat + 1; other < seat / 4 * 4 + 4; ++other)
                if (schedule.meet == Meet::Once || seat / 2 != other / 2)
                    repeats += met.insert(std::minmax(places[seat], places[other])).second ? 0 : 1;
    }
    return repeats;
}

} // namespace schreiber::tournament
