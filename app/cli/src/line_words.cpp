#include "line_words.h"

#include <base/number.h>
#include <tournament/limits.h>
#include <tournament/marks.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace schreiber::cli {

namespace {

constexpr std::array<std::string_view, 3> kFigures{"gleich", "hanger", "spiel"};
constexpr std::array<std::string_view, 7> kHows{"unbet",    "held",     "good", "given",
                                                "conceded", "declared", "shown"};
constexpr int kFewestCards = 2;
constexpr std::size_t kMostSides = 3;

std::optional<int> number(std::string_view text) {
    constexpr int kMost = 9999;
    return base::readNumber(text, 0, kMost);
}

std::vector<std::string_view> betweenColons(std::string_view text) {
    std::vector<std::string_view> out;
    while (true) {
        const std::size_t colon = text.find(':');
        out.push_back(text.substr(0, colon));
        if (colon == std::string_view::npos) return out;
        text.remove_prefix(colon + 1);
    }
}

std::optional<int> side(std::string_view text) {
    const auto value = number(text);
    return value && static_cast<std::size_t>(*value) < kMostSides ? value : std::nullopt;
}

// `0:2:held`, `1:1`, `0:1:unbet:3`, `standing`, `0:game:held`: 0 stands for the game itself as a stake.
bool readFigure(std::string_view name, std::string_view value, tournament::Line& line) {
    game::Mark mark{std::string(name), 0, 1, "unbet"};
    if (value == "standing") {
        mark.side = -1;
        mark.how = "standing";
        line.figures.push_back(mark);
        return true;
    }
    const auto words = betweenColons(value);
    if (words.size() < 2 || words.size() > 4) return false;
    const auto won = side(words[0]);
    const auto stake = words[1] == "game" ? std::optional<int>(0) : number(words[1]);
    if (!won || !stake || (*stake == 0 && words[1] != "game")) return false;
    mark.side = *won;
    mark.value = *stake;
    if (words.size() >= 3) mark.how = words[2];
    if (words.size() == 2 && *stake != 1) mark.how = "held";
    if (std::find(kHows.begin(), kHows.end(), mark.how) == kHows.end()) return false;
    if (words.size() == 4) {
        const auto cards = number(words[3]);
        if (!cards || *cards < kFewestCards || *cards > 9) return false;
        mark.how = game::HowWon{mark.how, *cards}.written();
    }
    line.figures.push_back(mark);
    return true;
}

bool readPenalty(std::string_view value, tournament::Line& line) {
    const auto words = betweenColons(value);
    if (words.size() != 2) return false;
    const auto whose = side(words[0]);
    const auto points = number(words[1]);
    if (!whose || !points || *points == 0) return false;
    line.penalty.resize(std::max(line.penalty.size(), static_cast<std::size_t>(*whose) + 1), 0);
    line.penalty[static_cast<std::size_t>(*whose)] += *points;
    return true;
}

bool readWord(const std::string& word, WrittenLine& written) {
    if (const auto points = number(word)) {
        written.line.points.push_back(*points);
        return written.line.points.size() <= kMostSides;
    }
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos) return false;
    const std::string_view name = std::string_view(word).substr(0, equals);
    const std::string_view value = std::string_view(word).substr(equals + 1);
    if (name == "penalty") return readPenalty(value, written.line);
    if (name == "strike") {
        written.strike = number(value).value_or(0);
        return written.strike > 0;
    }
    return std::find(kFigures.begin(), kFigures.end(), name) != kFigures.end() &&
           readFigure(name, value, written.line);
}

// `B:2`, by the seat's letter. A number could be anybody's start number.
bool readSeatPenalty(std::string_view value, tournament::Line& line) {
    const auto words = betweenColons(value);
    if (words.size() != 2 || words[0].size() != 1) return false;
    const char letter = words[0].front();
    const auto seat = static_cast<std::size_t>(letter >= 'a' ? letter - 'a' : letter - 'A');
    const auto points = number(words[1]);
    if (letter < 'A' || seat >= tournament::kMostSides || !points || *points == 0) return false;
    line.penalty.resize(std::max(line.penalty.size(), seat + 1), 0);
    line.penalty[seat] += *points;
    return true;
}

} // namespace

base::Result<WrittenLine, base::InputError> readGameLine(const std::vector<std::string>& words) {
    constexpr std::string_view kPenalty = "penalty=";
    constexpr std::string_view kStrike = "strike=";
    WrittenLine written;
    for (const std::string& word : words) {
        const std::string_view view = word;
        bool fits = true;
        if (view.starts_with(kPenalty)) {
            fits = readSeatPenalty(view.substr(kPenalty.size()), written.line);
        } else if (view.starts_with(kStrike)) {
            written.strike = number(view.substr(kStrike.size())).value_or(0);
            fits = written.strike > 0;
        } else {
            std::string& text = written.line.text;
            text += (text.empty() ? "" : " ") + word;
        }
        if (!fits) return base::fail(base::InputError{"", 0, 0, word, {"game_line_word"}});
    }
    return written;
}

base::Result<WrittenLine, base::InputError> readLine(const std::vector<std::string>& words) {
    WrittenLine written;
    for (const std::string& word : words)
        if (!readWord(word, written)) return base::fail(base::InputError{"", 0, 0, word, {"line_word"}});
    const tournament::Line& line = written.line;
    const bool more = !line.points.empty() || !line.penalty.empty() || !line.figures.empty();
    if (written.strike != 0 && more)
        return base::fail(base::InputError{"", 0, 0, "strike", {"strike_alone"}});
    return written;
}

} // namespace schreiber::cli
