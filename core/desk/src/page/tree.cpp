#include "page/tree.h"

#include "page/markup.h"

#include <base/input_error.h>
#include <tournament/match.h>

#include <algorithm>
#include <lists/column.h>
#include <vector>

namespace schreiber::desk::page {

namespace {

using tournament::Bracket;
using tournament::Table;
using tournament::Tournament;

constexpr double kTreeWide = 1160;
constexpr double kFinalWide = 150; // the final's boxes
constexpr double kRowHigh = 37;
constexpr double kColumnGap = 10; // between columns
constexpr double kLetter = 5.8;   // about as wide as one is; bold ones are wider

// What one side of a match has, as short as a box wants it.
std::string scoreOf(const Tournament& tournament, const Table& table, std::size_t side) {
    if (tournament.settings.games > 1) {
        const auto won = tournament::gamesWon(tournament.settings, table);
        return side < won.size() ? lists::amountToRead(won[side], words::Language::German) : std::string();
    }
    if (table.games.empty()) return {};
    const tournament::Sheet& sheet = table.games.front();
    return tournament::isWritten(sheet) && side < sheet.score.size() ? std::to_string(sheet.score[side])
                                                                     : std::string();
}

class Tree {
  public:
    Tree(const Tournament& tournament, const Bracket& bracket, const NamesInTree& names)
        : m_tournament(tournament)
        , m_bracket(bracket)
        , m_names(names)
        , m_levels(bracket.levels)
        , m_columns(std::max(1, bracket.levels - 1)) {
        const double half = (kTreeWide - kFinalWide) / 2;
        m_whole = m_columns == 1 ? half : std::min(220.0, half / m_columns * 1.15);
        m_short = m_columns == 1 ? 0 : std::min(180.0, (half - m_whole) / (m_columns - 1));
        const int leaves = m_levels == 1 ? 1 : 1 << (m_levels - 1); // of a half
        m_high = std::max(230.0, leaves * kRowHigh + 20.0);
    }

    std::string make() {
        for (int level = 0; level < m_levels; ++level) addLevel(level);
        addWinner();
        return "<svg class=\"tree\" viewBox=\"0 0 " + tenths(kTreeWide) + " " + tenths(m_high) +
               "\" aria-hidden=\"true\">" + m_lines + m_boxes + "</svg>\n";
    }

  private:
    struct Box {
        double left = 0;
        double middle = 0; // from above
        double wide = 0;
        bool isRight = false; // in the right half
    };

    int at(int level, int node) const {
        const auto row = static_cast<std::size_t>(level);
        return row < m_bracket.at.size() ? m_bracket.at[row][static_cast<std::size_t>(node)] : 0;
    }
    // Where nobody comes against it, it has no box before it plays.
    bool hasBox(int level, int node) const {
        return at(level, node) != 0 && (level > 0 || at(level, node ^ 1) != 0);
    }

    // Both halves run inwards, the right one as the mirror of the left. The final's two stand above and below
    // who won it.
    Box boxOf(int level, int node) const {
        const int half = 1 << (m_levels - 1 - level); // nodes of this level on each side
        if (half == 1)
            return {(kTreeWide - kFinalWide) / 2, m_high / 2 + (node == 0 ? -64.0 : 64.0), kFinalWide,
                    node == 1};
        Box box;
        box.isRight = node >= half;
        box.wide = (level == 0 ? m_whole : m_short) - kColumnGap;
        box.left = level == 0 ? 0 : m_whole + m_short * (level - 1);
        if (box.isRight) box.left = kTreeWide - box.left - box.wide;
        box.middle = 10 + (m_high - 20) / half * ((node % half) + .5);
        return box;
    }

    const Table* tableOf(int level, int one, int other) const {
        const auto seats = [](const Table& table, int first, int second) {
            return table.sides.size() == 2 && table.sides[0] == std::vector<int>{first} &&
                   table.sides[1] == std::vector<int>{second};
        };
        for (const auto& [round, played] : m_bracket.levelOf) {
            if (played != level + 1) continue;
            for (const Table& table : tournament::findRound(m_tournament, round)->tables)
                if (seats(table, one, other) || seats(table, other, one)) return &table;
        }
        return nullptr;
    }

    // Its first box: the level before has none.
    bool isFirstOf(int level, int node, int who) const {
        return level == 0 || !((at(level - 1, 2 * node) == who && hasBox(level - 1, 2 * node)) ||
                               (at(level - 1, 2 * node + 1) == who && hasBox(level - 1, 2 * node + 1)));
    }

    void addLevel(int level) {
        for (int node = 0; node < (1 << (m_levels - level)); ++node) {
            if (!hasBox(level, node)) continue;
            const int who = at(level, node);
            const Table* table = tableOf(level, who, at(level, node ^ 1));
            std::string score;
            if (table != nullptr) score = scoreOf(m_tournament, *table, table->sides[0][0] == who ? 0 : 1);
            const bool won = at(level + 1, node / 2) == who;
            const Box box = boxOf(level, node);
            addBox(box, who, isFirstOf(level, node, who), score, won);
            if (level + 1 < m_levels) addLine(box, boxOf(level + 1, node / 2), won);
        }
    }

    // To where the winner goes on.
    void addLine(const Box& from, const Box& to, bool won) {
        const double out = from.isRight ? from.left : from.left + from.wide;
        const double into = from.isRight ? to.left + to.wide : to.left;
        const double bend = from.isRight ? out - kColumnGap / 2 : out + kColumnGap / 2;
        m_lines += "<path" + std::string(won ? " class=\"w\"" : "") + " d=\"M" + tenths(out) + " " +
                   tenths(from.middle) + "H" + tenths(bend) + "V" + tenths(to.middle) + "H" + tenths(into) +
                   "\"/>";
    }

    void addBox(const Box& box, int who, bool isFirst, const std::string& score, bool won) {
        const double room = box.wide - 10 - (score.empty() ? 0 : 8.0 * static_cast<double>(score.size()));
        const int letters = static_cast<int>(room / (won ? kLetter + .7 : kLetter));
        std::vector<std::string> names = m_names(who, isFirst);
        if (std::any_of(names.begin(), names.end(),
                        [&](const std::string& name) { return base::printable(name, letters) != name; }))
            names = m_names(who, false); // rather an initial than half a name
        const double high = names.size() > 1 ? 32 : 20;
        m_boxes += "<g class=\"n" + std::string(won ? " w" : "") + "\"><rect x=\"" + tenths(box.left) +
                   "\" y=\"" + tenths(box.middle - high / 2) + "\" width=\"" + tenths(box.wide) +
                   "\" height=\"" + tenths(high) + "\" rx=\"4\"/>";
        std::string title; // what is pointed at, and looked for
        for (const std::string& name : m_names(who, true)) title += (title.empty() ? "" : ", ") + name;
        m_boxes += element("title", title);
        double line = box.middle + (names.size() > 1 ? -3 : 4);
        for (const std::string& name : names) {
            const bool isLong = base::printable(name, letters) != name; // set closer before it is cut
            m_boxes +=
                "<text x=\"" + tenths(box.left + 5) + "\" y=\"" + tenths(line) + "\"" +
                (isLong ? " textLength=\"" + tenths(room) + "\" lengthAdjust=\"spacingAndGlyphs\"" : "") +
                ">" + escaped(base::printable(name, letters * 3 / 2)) + "</text>";
            line += 13;
        }
        if (!score.empty())
            m_boxes += "<text class=\"p\" x=\"" + tenths(box.left + box.wide - 5) + "\" y=\"" +
                       tenths(box.middle + 4) + "\">" + escaped(score) + "</text>";
        m_boxes += "</g>\n";
    }

    void addWinner() {
        const int who = at(m_levels, 0);
        if (who == 0) return;
        const std::vector<std::string> names = m_names(who, false);
        m_boxes += "<g class=\"n win\"><rect x=\"" + tenths((kTreeWide - kFinalWide) / 2) + "\" y=\"" +
                   tenths(m_high / 2 - 28) + "\" width=\"" + tenths(kFinalWide) +
                   "\" height=\"56\" rx=\"9\"/>";
        double line = m_high / 2 + (names.size() > 1 ? -4 : 6);
        for (const std::string& name : names) {
            m_boxes += "<text x=\"" + tenths(kTreeWide / 2) + "\" y=\"" + tenths(line) + "\">" +
                       escaped(base::printable(name, 17)) + "</text>";
            line += 20;
        }
        m_boxes += "</g>\n";
    }

    const Tournament& m_tournament;
    const Bracket& m_bracket;
    const NamesInTree& m_names;
    int m_levels;
    int m_columns; // of a half
    double m_whole = 0;
    double m_short = 0;
    double m_high = 0;
    std::string m_lines;
    std::string m_boxes;
};

} // namespace

std::string bracketPicture(const Tournament& tournament, const Bracket& bracket, const NamesInTree& names) {
    constexpr int kMostLevels = 7; // 128 places
    if (bracket.first == 0 || bracket.levels < 1 || bracket.levels > kMostLevels) return {};
    return Tree(tournament, bracket, names).make();
}

} // namespace schreiber::desk::page
