#include "characters.h"

#include <base/contract.h>
#include <pdf/geometry.h>
#include <pdf/text.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace schreiber::pdf {

namespace {

using Characters = std::u32string;

constexpr double kSmallest = 5;
constexpr double kNarrowest = 10; // the widest glyph there is goes in at the smallest size

// The steps by which one line gives way before it is broken, as shares of size and width: no more than the
// eye passes over among its neighbours. DejaVu Sans Condensed is DejaVu Sans at nine tenths, so narrowing is
// what the family's own condensed cut does.
struct Step {
    double size;
    double condensed;
};
constexpr std::array kSteps{Step{1, 1}, Step{1, 0.95}, Step{1, 0.9}, Step{0.95, 0.9}, Step{0.9, 0.88}};
constexpr double kBrokenCondensed = 0.9;
constexpr double kLeastWhole = 0.6; // of its size, before a word is broken inside

long advanceOf(const Fonts& fonts, Face face, const Characters& text) {
    long sum = 0;
    for (char32_t c : text) sum += fonts.advance(face, c);
    return sum;
}

bool breaksAfter(char32_t c) {
    return c == U' ' || c == U'-' || c == U'/' || c == U'–';
}

void dropSpaces(Characters& line) {
    while (!line.empty() && line.back() == U' ') line.pop_back();
}

// How many characters go on the line that starts at `from`: to the last break that keeps within `most`
// thousandths, or as many as go when a word alone is longer. 0 when not even one does.
std::size_t lineLength(const Fonts& fonts, Face face, const Characters& text, std::size_t from, double most) {
    double sum = 0;
    std::size_t broken = 0;
    for (std::size_t i = from; i < text.size(); ++i) {
        sum += fonts.advance(face, text[i]);
        // A space at the line's end is dropped, so it may stand out.
        if (sum > most && text[i] != U' ') return broken > 0 ? broken : i - from;
        if (breaksAfter(text[i])) broken = i + 1 - from;
    }
    return text.size() - from;
}

// Nothing when more than `limit` lines are needed, or wider ones.
enum class Words { Whole, Broken };
std::optional<std::vector<Characters>> wrap(const Fonts& fonts, Face face, const Characters& text,
                                            double most, std::size_t limit, Words words) {
    std::vector<Characters> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t length = lineLength(fonts, face, text, from, most);
        if (lines.size() == limit || length == 0) return std::nullopt;
        const bool inside = from + length < text.size() && !breaksAfter(text[from + length - 1]) &&
                            text[from + length] != U' ';
        if (inside && words == Words::Whole) return std::nullopt;
        Characters line = text.substr(from, length);
        from += length;
        dropSpaces(line);
        lines.push_back(std::move(line));
        while (from < text.size() && text[from] == U' ') ++from;
    }
    return lines;
}

std::vector<Characters> wrapAndCut(const Fonts& fonts, Face face, const Characters& text, double most,
                                   std::size_t limit) {
    std::vector<Characters> lines;
    std::size_t from = 0;
    while (lines.size() + 1 < limit) {
        const std::size_t length = lineLength(fonts, face, text, from, most);
        lines.push_back(text.substr(from, length));
        dropSpaces(lines.back());
        from += length;
    }
    Characters last = text.substr(from, lineLength(fonts, face, text, from, most)) + U'…';
    while (last.size() > 1 && static_cast<double>(advanceOf(fonts, face, last)) > most)
        last.erase(last.size() - 2, 1);
    lines.push_back(std::move(last));
    return lines;
}

std::size_t linesIn(double height, double size) {
    return std::max<std::size_t>(1, static_cast<std::size_t>((height + kHair) / (kLeading * size)));
}

} // namespace

// Tries ways to set one text, each a size and a width, until one keeps within the room.
class Fitter {
  public:
    Fitter(const Fonts& fonts, std::string_view text, const TextStyle& style, Room room)
        : m_fonts(fonts)
        , m_text(printable(text))
        , m_room(room) {
        SCHREIBER_REQUIRE(room.width >= kNarrowest, "room for a text");
        m_result.m_style = style;
    }

    bool empty() const { return m_text.empty(); }
    const Fitted& result() const { return m_result; }

    bool onOneLine(double size, double condensed) {
        const auto whole = static_cast<double>(advanceOf(m_fonts, face(), m_text));
        return whole <= most(size, condensed) && take({m_text}, size, condensed);
    }

    bool onLines(double size, double condensed, Words words) {
        const auto lines =
            wrap(m_fonts, face(), m_text, most(size, condensed), linesIn(m_room.height, size), words);
        return lines && take(*lines, size, condensed);
    }

    // All lines but the first, which are as much narrower.
    bool goFurtherIn(double by) {
        m_result.m_further = by;
        return m_room.width - by >= kNarrowest;
    }

    // The last way out, from the size down.
    void shrinkOrCut(double size) {
        const double smallest = std::min(kSmallest, m_result.m_style.size);
        const double leastWhole = std::max(smallest, kLeastWhole * m_result.m_style.size);
        for (double whole = size; whole > leastWhole; whole *= 0.95)
            if (onLines(whole, kBrokenCondensed, Words::Whole)) return;
        for (; size > smallest; size *= 0.95)
            if (onLines(size, kBrokenCondensed, Words::Broken)) return;
        if (onLines(smallest, kBrokenCondensed, Words::Broken)) return;
        cut(smallest, kBrokenCondensed);
    }

    void cut(double size, double condensed) {
        take(wrapAndCut(m_fonts, face(), m_text, most(size, condensed), linesIn(m_room.height, size)), size,
             condensed);
        m_result.m_cut = true;
    }

  private:
    Face face() const { return m_result.m_style.face; }
    double most(double size, double condensed) const {
        return (m_room.width - m_result.m_further + kHair) * 1000 / (size * condensed);
    }

    bool take(const std::vector<Characters>& lines, double size, double condensed) {
        m_result.m_style.size = size;
        m_result.m_condensed = condensed;
        for (const Characters& line : lines)
            m_result.m_lines.push_back({utf8(line), static_cast<double>(advanceOf(m_fonts, face(), line)) *
                                                        size * condensed / 1000});
        return true;
    }

    const Fonts& m_fonts;
    Characters m_text;
    Room m_room;
    Fitted m_result;
};

double Fitted::width() const {
    double widest = 0;
    for (const Line& line : m_lines) widest = std::max(widest, line.width);
    return widest;
}

double Fitted::height() const {
    return static_cast<double>(m_lines.size()) * kLeading * m_style.size;
}

double widthOf(const Fonts& fonts, std::string_view text, Face face, double size) {
    return static_cast<double>(advanceOf(fonts, face, printable(text))) * size / 1000;
}

Fitted fit(const Fonts& fonts, std::string_view text, const TextStyle& style, Room room) {
    Fitter fitter(fonts, text, style, room);
    if (fitter.empty()) return fitter.result();
    for (const Step& step : kSteps)
        if (fitter.onOneLine(std::max(std::min(kSmallest, style.size), style.size * step.size),
                             step.condensed))
            return fitter.result();
    fitter.shrinkOrCut(style.size * 0.9);
    return fitter.result();
}

Fitted fitAlike(const Fonts& fonts, std::string_view text, const TextStyle& style, Room room,
                double further) {
    Fitter fitter(fonts, text, style, room);
    if (fitter.empty()) return fitter.result();
    for (const Step& step : kSteps)
        if (step.size == 1 && fitter.onOneLine(style.size, step.condensed)) return fitter.result();
    if (style.align == Align::Left && fitter.goFurtherIn(further) &&
        (fitter.onLines(style.size, 1, Words::Whole) ||
         fitter.onLines(style.size, kBrokenCondensed, Words::Whole)))
        return fitter.result();
    fitter.goFurtherIn(0);
    if (!fitter.onLines(style.size, kBrokenCondensed, Words::Whole)) fitter.shrinkOrCut(style.size);
    return fitter.result();
}

double widthOfWords(const Fonts& fonts, std::string_view text, Face face, double size) {
    long widest = 0;
    long word = 0;
    for (const char32_t c : printable(text)) {
        if (c != U' ') word += fonts.advance(face, c);
        widest = std::max(widest, word);
        if (breaksAfter(c)) word = 0;
    }
    return static_cast<double>(widest) * size / 1000;
}

double sizeOfWords(const Fonts& fonts, std::string_view text, Face face, double size, double width) {
    const double asked = widthOfWords(fonts, text, face, size) * kBrokenCondensed;
    return asked <= width ? size : size * width / asked;
}

double sizeOnOneLine(double asked, double size, double width) {
    return asked * kBrokenCondensed <= width ? size : size * width / (asked * kBrokenCondensed);
}

double sizeOnOneLine(const Fonts& fonts, std::string_view text, Face face, double size, double width) {
    return sizeOnOneLine(widthOf(fonts, text, face, size), size, width);
}

Fitted flow(const Fonts& fonts, std::string_view text, const TextStyle& style, Room room) {
    Fitter fitter(fonts, text, style, room);
    if (fitter.empty() || fitter.onLines(style.size, 1, Words::Whole)) return fitter.result();
    fitter.shrinkOrCut(style.size * 0.95);
    return fitter.result();
}

} // namespace schreiber::pdf
