#include "drawing_book.h"

#include <base/contract.h>
#include <base/number.h>

#include <algorithm>
#include <map>
#include <utility>

namespace schreiber::cards {

namespace {

using Lines = std::span<const std::string_view>;
using Inks = std::map<std::string_view, Ink>;

struct Entry {
    std::string_view head; // what stands behind its name
    Lines lines;
};

// The file by its headings: `inks`, `palette NAME`, `drawing NAME`, `letter NAME WIDTH`.
struct Book {
    Inks inks;
    std::map<std::string_view, Inks> palettes;
    std::map<std::string_view, Entry> drawings;
    std::map<std::string_view, Entry> letters;
};

[[noreturn]] void unreadable() {
    base::contractBroken("readable", "the drawings built in cannot be read", __FILE__, __LINE__);
}

std::string_view takeWord(std::string_view& rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size());
    return word;
}

// `-12.34`: digits, perhaps after a minus and before a point with at most three more.
double decimal(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const auto point = text.find('.');
    std::string digits(text.substr(0, point));
    const std::string_view behind = point == text.npos ? std::string_view() : text.substr(point + 1);
    if (digits.empty() || behind.size() > 3) unreadable();
    digits += behind;
    digits.append(3 - behind.size(), '0');
    const auto thousandths = base::readNumber(digits);
    if (!thousandths) unreadable();
    return (negative ? -*thousandths : *thousandths) / 1000.0;
}

double takeDecimal(std::string_view& rest) {
    return decimal(takeWord(rest));
}

Ink inkWritten(std::string_view text) {
    const auto slash = text.find('/');
    if (!text.starts_with('#') || slash == text.npos) unreadable();
    std::string digits(text.substr(1, slash - 1));
    std::transform(digits.begin(), digits.end(), digits.begin(),
                   [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c; });
    const auto colour = base::readHexadecimal(digits);
    if (!colour) unreadable();
    return {static_cast<std::uint32_t>(*colour), decimal(text.substr(slash + 1))};
}

Book readBook() {
    const Lines lines = drawingLines();
    Book book;
    const auto isHead = [](std::string_view line) {
        return line == "inks" || line.starts_with("palette ") || line.starts_with("drawing ") ||
               line.starts_with("letter ");
    };
    for (std::size_t at = 0; at < lines.size();) {
        if (!isHead(lines[at])) unreadable();
        std::size_t end = at + 1;
        while (end < lines.size() && !isHead(lines[end])) ++end;
        std::string_view rest = lines[at];
        const std::string_view kind = takeWord(rest);
        const std::string_view name = takeWord(rest);
        const Lines body = lines.subspan(at + 1, end - at - 1);
        if (kind == "drawing")
            book.drawings[name] = {rest, body};
        else if (kind == "letter")
            book.letters[name] = {rest, body};
        else {
            Inks& inks = kind == "inks" ? book.inks : book.palettes[name];
            for (std::string_view line : body) {
                const std::string_view ink = takeWord(line);
                inks[ink] = inkWritten(takeWord(line));
            }
        }
        at = end;
    }
    return book;
}

const Book& book() {
    static const Book read = readBook();
    return read;
}

template <typename Value>
const Value& found(const std::map<std::string_view, Value>& all, std::string_view name) {
    const auto it = all.find(name);
    if (it == all.end()) unreadable();
    return it->second;
}

// M, L, C, Z, and O for a round, with their numbers behind them.
Path pathWritten(std::string_view text) {
    constexpr std::string_view kLetters = "MLCZO";
    Path path;
    while (!text.empty()) {
        const char letter = text.front();
        text.remove_prefix(1);
        std::string_view numbers = text.substr(0, text.find_first_of(kLetters));
        text.remove_prefix(numbers.size());
        std::vector<double> at;
        while (!numbers.empty()) at.push_back(takeDecimal(numbers));
        if (letter == 'O' && (at.size() == 3 || at.size() == 4)) {
            const Path round = ellipse(at[0], at[1], at[2], at.back());
            path.insert(path.end(), round.begin(), round.end());
            continue;
        }
        const std::size_t kind = kLetters.find(letter);
        constexpr std::array<std::size_t, 4> kNumbers{2, 2, 6, 0};
        if (kind >= kNumbers.size() || at.size() != kNumbers[kind]) unreadable();
        PathStep step{static_cast<PathStep::Kind>(kind), {}};
        std::copy(at.begin(), at.end(), step.at.begin());
        path.push_back(step);
    }
    return path;
}

// A drawing's lines, up to the `end` of a group; `lines` goes on behind them.
class Reader {
  public:
    explicit Reader(std::string_view palette)
        : m_palette(palette) {}

    Drawing read(Lines lines) const { return group(lines); }

  private:
    Drawing group(Lines& lines) const {
        Drawing drawing;
        while (!lines.empty()) {
            std::string_view rest = lines.front();
            lines = lines.subspan(1);
            const std::string_view word = takeWord(rest);
            if (word == "end") break;
            add(drawing, said(word, rest, lines));
        }
        return drawing;
    }

    Drawing said(std::string_view word, std::string_view rest, Lines& lines) const {
        if (word == "use") return read(found(book().drawings, takeWord(rest)).lines);
        if (word == "suit") {
            const std::string_view name = takeWord(rest);
            const double x = takeDecimal(rest);
            const double y = takeDecimal(rest);
            return around(read(found(book().drawings, name).lines), x, y, takeDecimal(rest));
        }
        if (word == "mirrored") {
            const Drawing half = group(lines);
            Drawing whole = half;
            add(whole, placed(half, {-1, 0, 0, 1, 0, 0, 1}));
            return whole;
        }
        if (word == "placed") {
            const double scale = takeDecimal(rest);
            const double x = takeDecimal(rest);
            const Placing to = scaled(scale, x, takeDecimal(rest));
            return placed(group(lines), to);
        }
        if (word == "turned") {
            const double times = takeDecimal(rest);
            const double from = takeDecimal(rest);
            const double step = takeDecimal(rest);
            const double scale = takeDecimal(rest);
            const Drawing one = group(lines);
            Drawing round;
            for (int i = 0; i < times; ++i) add(round, placed(one, turned(from + step * i, scale)));
            return round;
        }
        Part part;
        if (word != "-") part.fill = bookInk(word, m_palette);
        const std::string_view line = takeWord(rest);
        if (line != "-") part.line = bookInk(line, m_palette);
        part.width = takeDecimal(rest);
        rest.remove_prefix(std::min<std::size_t>(1, rest.size()));
        part.path = pathWritten(rest);
        return {part};
    }

    std::string_view m_palette;
};

} // namespace

Drawing bookDrawing(std::string_view name, std::string_view palette) {
    return Reader(palette).read(found(book().drawings, name).lines);
}

Ink bookInk(std::string_view name, std::string_view palette) {
    if (name.starts_with('#')) return inkWritten(name);
    const auto& common = book().inks;
    if (const auto it = common.find(name); it != common.end()) return it->second;
    return found(found(book().palettes, palette), name);
}

Letter bookLetter(std::string_view letter, const Lettering& lettering) {
    const Entry& entry = found(book().letters, letter);
    Letter drawn;
    std::string_view head = entry.head;
    drawn.width = takeDecimal(head);
    for (std::string_view line : entry.lines) {
        const bool heavy = takeWord(line) == "heavy";
        line.remove_prefix(std::min<std::size_t>(1, line.size()));
        drawn.strokes.push_back(
            {pathWritten(line), std::nullopt, lettering.ink, heavy ? lettering.heavy : lettering.thin});
    }
    return drawn;
}

} // namespace schreiber::cards
