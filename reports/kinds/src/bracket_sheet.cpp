#include "bracket_sheet.h"

#include "labels.h"
#include "listing.h"
#include "ornament.h"

#include <base/utf8.h>

#include <algorithm>
#include <cstddef>
#include <string>

namespace schreiber::kinds {

namespace {

using pdf::Box;

constexpr double kMostNames = 10.5;
constexpr double kLeastNames = 6.5;    // as in the smallest list
constexpr double kFullNames = 7.5;     // and in which a whole name is worth its length
constexpr double kWidestColumn = 0.19; // of the width,
constexpr double kOwnWidth = 98;       // but as much as a name asks for
constexpr double kColumnGap = 10;
constexpr double kBetweenBoxes = 3.5; // and their own air
constexpr double kTitle = 21;
constexpr double kBelow = 8.5; // letters below the final
constexpr double kAside = 7;   // letters of what stands around a match
constexpr double kOverTree = 6;
constexpr double kMostFurther = 0.42; // of the height, for the second chance
constexpr double kFurtherLetters = 7.5;
constexpr pdf::Ink kTint{0.92, 0xECEBE4};
constexpr pdf::Stroke kJoint{0.7, 0};

// "M. Schöpf"; a single word stays.
std::string initialled(const std::string& name) {
    const std::size_t blank = name.find(' ');
    if (blank == std::string::npos) return name;
    return name.substr(0, base::decodeOne(name).length) + '.' + name.substr(blank);
}

bool isDecided(const BracketMatch& match) {
    return match.sides[0].won || match.sides[1].won;
}

// Where it is played, as long as that is of use, and what is unusual of it.
std::string captionOf(const BracketMatch& match) {
    const bool plain = match.where.find_first_of(",*") == std::string::npos;
    return match.bye || (plain && isDecided(match)) ? std::string() : match.where;
}

class SheetDrawing {
  public:
    SheetDrawing(const View& view, const BracketTree& tree, const std::vector<FurtherMatch>& further,
                 const Options& options, pdf::RunningPage& paper)
        : m_view(view)
        , m_tree(tree)
        , m_further(further)
        , m_fonts(options.fonts)
        , m_page(paper.page)
        , m_body(paper.body)
        , m_levels(static_cast<int>(tree.levels.size()))
        , m_slots(tree.levels.front().size()) // in each half: two sides a match, half of the matches
        , m_column(std::min(m_body.width() / (2.0 * (m_levels - 1)),
                            std::max(kOwnWidth, kWidestColumn * m_body.width()))) {
        m_area = {m_body.left, m_body.top + kAside * pdf::kLeading + kOverTree, m_body.right,
                  m_body.bottom - furtherHeight()};
        if (hasNote()) m_area.bottom -= kAside * pdf::kLeading + 2;
    }

    bool draw() {
        if (furtherHeight() > kMostFurther * m_body.height()) return false;
        m_letters = sizeOfNames();
        if (m_letters < kLeastNames) return false;
        for (int level = 0; level + 1 < m_levels; ++level) drawHeads(level);
        for (int level = 0; level + 1 < m_levels; ++level)
            for (std::size_t match = 0; match < matchesAt(level).size(); ++match) drawMatch(level, match);
        if (!drawMiddle()) return false;
        if (hasNote())
            put({m_body.left, m_area.bottom, m_body.right, m_area.bottom + kAside * pdf::kLeading + 2},
                std::string(text(Label::StaysNote, m_view.language)), {pdf::Face::Regular, kAside});
        drawFurther();
        return true;
    }

  private:
    const std::vector<BracketMatch>& matchesAt(int level) const {
        return m_tree.levels[static_cast<std::size_t>(level)];
    }
    bool isLeft(int level, std::size_t match) const { return match < matchesAt(level).size() / 2; }

    // Upwards from where the two of a match come from; in each half from its top.
    double yOf(int level, std::size_t match, std::size_t side) const {
        const double slot = m_area.height() / static_cast<double>(m_slots);
        const std::size_t half = matchesAt(level).size() / 2;
        const std::size_t at = 2 * (match % half) + side;
        const double span = slot * static_cast<double>(std::size_t{1} << static_cast<unsigned>(level));
        return m_area.top + span * (static_cast<double>(at) + 0.5);
    }
    double middleOf(int level, std::size_t match) const {
        return (yOf(level, match, 0) + yOf(level, match, 1)) / 2;
    }

    double centre() const { return (m_body.left + m_body.right) / 2; }
    double boxHeight() const { return static_cast<double>(namesAside()) * m_letters * 1.14 + 3; }
    std::size_t namesAside() const {
        std::size_t most = 1;
        for (const auto& level : m_tree.levels)
            for (const BracketMatch& match : level)
                for (const BracketSide& side : match.sides) most = std::max(most, side.names.size());
        return most;
    }
    Box boxOf(int level, std::size_t match, std::size_t side) const {
        const double away = (m_levels - 1 - level) * m_column;
        const double left = isLeft(level, match) ? centre() - away : centre() + away - m_column;
        const double y = yOf(level, match, side);
        return {left + kColumnGap / 2, y - boxHeight() / 2, left + m_column - kColumnGap / 2,
                y + boxHeight() / 2};
    }
    double scoreWidth(double letters) const { return 1.9 * letters; }

    // In full where somebody first stands, if that can be read there.
    bool isFirst(int level, std::size_t match, std::size_t side) const {
        return level == 0 || matchesAt(level - 1)[2 * match + side].bye;
    }
    double roomFor(double letters) const { return m_column - kColumnGap - 7 - scoreWidth(letters); }
    std::vector<std::string> namesOf(int level, std::size_t match, std::size_t side) const {
        std::vector<std::string> names = matchesAt(level)[match].sides.at(side).names;
        const bool first = isFirst(level, match, side);
        for (std::string& name : names)
            if (!first || widthOf(m_fonts, name, pdf::Face::Bold, kFullNames) > roomFor(kFullNames))
                name = initialled(name);
        return names;
    }

    // In which all of them stand in one line each; 0 where one had to be cut.
    double sizeOfNames() const {
        const double slot = m_area.height() / static_cast<double>(m_slots);
        double size =
            std::min(kMostNames, (slot - kBetweenBoxes) / (1.14 * static_cast<double>(namesAside())));
        for (int level = 0; level + 1 < m_levels; ++level)
            for (std::size_t match = 0; match < matchesAt(level).size(); ++match)
                for (std::size_t side = 0; side < 2; ++side)
                    for (const std::string& name : namesOf(level, match, side)) {
                        const double most = roomFor(size);
                        const double wide = widthOf(m_fonts, name, pdf::Face::Bold, size);
                        if (wide > most) size *= most / wide;
                    }
        return size;
    }

    void put(const Box& box, const std::string& what, const pdf::TextStyle& style,
             pdf::Vertical vertical = pdf::Vertical::Middle) {
        if (what.empty()) return;
        m_page.text(box, fit(m_fonts, what, style, {box.width(), box.height()}), vertical);
    }

    void drawHeads(int level) {
        const int from = m_levels - level; // 2: the semi-finals
        const std::string name = levelName(from + m_tree.above, m_view.language);
        const double top = m_body.top;
        for (const std::size_t match : {std::size_t{0}, matchesAt(level).size() - 1}) {
            const Box box = boxOf(level, match, 0);
            put({box.left, top, box.right, top + kAside * pdf::kLeading}, name,
                {pdf::Face::Bold, kAside + 1, isLeft(level, match) ? pdf::Align::Left : pdf::Align::Right});
        }
    }

    void drawMatch(int level, std::size_t at) {
        const BracketMatch& match = matchesAt(level)[at];
        if (match.bye) return;
        for (std::size_t side = 0; side < 2; ++side) {
            const Box box = boxOf(level, at, side);
            drawSide(match.sides.at(side), namesOf(level, at, side), box, isLeft(level, at));
            if (level == 0 || isFirst(level, at, side)) continue;
            joinTo(level, at, side, box);
        }
        if (const std::string caption = captionOf(match); !caption.empty()) {
            const Box box = boxOf(level, at, 0);
            const double y = middleOf(level, at);
            const double room = std::min(yOf(level, at, 1) - yOf(level, at, 0) - boxHeight(), 2 * kAside);
            const double high = std::max(4.0, room);
            put({box.left + 2, y - high / 2, box.right - 2, y + high / 2}, caption,
                {pdf::Face::Regular, std::min(kAside, high / pdf::kLeading),
                 isLeft(level, at) ? pdf::Align::Left : pdf::Align::Right, pdf::kQuiet});
        }
    }

    void drawSide(const BracketSide& who, const std::vector<std::string>& names, const Box& box, bool left) {
        if (who.won) m_page.area(box, kTint);
        if (names.empty()) {
            m_page.line({box.left, box.bottom}, {box.right, box.bottom}, {0.4, 0.55});
            return;
        }
        const pdf::Face face = who.won ? pdf::Face::Bold : pdf::Face::Regular;
        const pdf::Ink ink = who.won || who.score.empty() ? pdf::Ink{0} : pdf::kQuiet;
        const double score = who.score.empty() ? 0 : scoreWidth(m_letters);
        const Box room{box.left + 3 + (left ? 0 : score), box.top, box.right - 3 - (left ? score : 0),
                       box.bottom};
        const double line = m_letters * 1.14;
        double y = (box.top + box.bottom - line * static_cast<double>(names.size())) / 2;
        for (const std::string& name : names) {
            put({room.left, y, room.right, y + line}, name,
                {face, m_letters, left ? pdf::Align::Left : pdf::Align::Right, ink});
            y += line;
        }
        const Box figure = left ? Box{box.right - score - 2, box.top, box.right - 2, box.bottom}
                                : Box{box.left + 2, box.top, box.left + 2 + score, box.bottom};
        put(figure, who.score, {face, m_letters * 1.15, left ? pdf::Align::Right : pdf::Align::Left, ink});
    }

    // From the two of the match before to whoever comes of them.
    void joinTo(int level, std::size_t match, std::size_t side, const Box& to) {
        const std::size_t before = 2 * match + side;
        const bool left = isLeft(level, match);
        const double x = left ? to.left - kColumnGap / 2 : to.right + kColumnGap / 2;
        const double edge = left ? to.left : to.right;
        const double back = left ? x - kColumnGap / 2 : x + kColumnGap / 2;
        const double top = yOf(level - 1, before, 0);
        const double bottom = yOf(level - 1, before, 1);
        m_page.line({back, top}, {x, top}, kJoint);
        m_page.line({back, bottom}, {x, bottom}, kJoint);
        m_page.line({x, top}, {x, bottom}, kJoint);
        m_page.line({x, (top + bottom) / 2}, {edge, (top + bottom) / 2}, kJoint);
    }

    // In the wreath in full, else by initials, else without a wreath, where between the semi-finals there is
    // more room.
    struct Winner {
        std::vector<std::string> names;
        double width = 0;
        bool wreathed = false;
        double high = 0; // of a line
        double letters = 0;
    };
    Winner winnerIn(double radius, double line, bool wreathed) const {
        const std::vector<std::string>& full = m_tree.winners;
        std::vector<std::string> brief = full;
        for (std::string& name : brief) name = initialled(name);
        const double inner = 1.45 * radius;
        std::vector<Winner> ways;
        if (wreathed) ways = {{full, inner, true}, {brief, inner, true}};
        ways.push_back({full, 2 * m_column - kColumnGap});
        for (Winner& way : ways) {
            way.high = std::min(1.2 * line,
                                2.7 * line / static_cast<double>(std::max<std::size_t>(1, way.names.size())));
            way.letters = way.high / pdf::kLeading;
            for (const std::string& name : way.names)
                way.letters = std::min(way.letters, way.letters * way.width /
                                                        widthOf(m_fonts, name, pdf::Face::Name, way.letters));
            if (way.letters >= kLeastNames) return way;
        }
        return ways.back();
    }

    // The final: who plays it, and once it is decided the winner in the wreath, the second and the third
    // below.
    bool drawMiddle() {
        const double quarter = m_area.height() / 4;
        const double radius = std::min(0.85 * m_column, (quarter - boxHeight() / 2) / 1.22);
        const double middle = (m_area.top + m_area.bottom) / 2;
        const BracketMatch& final = m_tree.levels.back().front();
        const double line = 1.24 * radius / 5;
        const bool won = !m_tree.winners.empty();
        const bool whole = m_tree.above == 0;
        const Winner winner = winnerIn(radius, line, won && whole && !m_view.leaves.empty());
        if (winner.letters < kLeastNames) return false;
        const Box room{centre() - winner.width / 2, middle - 0.62 * radius, centre() + winner.width / 2,
                       middle + 0.62 * radius};
        const double small = std::clamp(radius / 6, 7.0, 9.0);
        if (winner.wreathed) {
            const pdf::Picture leaves = wreath(m_view.leaves, radius, 14, false);
            const double reach = 1.18 * radius;
            m_page.picture(m_fonts, {centre() - reach, middle - reach, centre() + reach, middle + reach},
                           leaves);
        }
        put({room.left, room.top, room.right, room.top + 0.8 * line},
            !won     ? levelName(1 + m_tree.above, m_view.language)
            : !whole ? text(Label::GoesOnTo, m_view.language, levelName(m_tree.above, m_view.language),
                            m_tree.page)
                     : std::string(text(Label::Winner, m_view.language)),
            {pdf::Face::Bold, small, pdf::Align::Center, pdf::kGoldText});
        double y = room.top + line;
        for (const std::string& name : winner.names) {
            put({room.left, y, room.right, y + winner.high}, name,
                {pdf::Face::Name, winner.letters, pdf::Align::Center});
            y += winner.high;
        }
        std::string score;
        if (!final.sides[0].score.empty()) {
            const std::size_t first = final.sides[1].won ? 1 : 0; // from the winner's side
            score = final.sides.at(first).score + " : " + final.sides.at(1 - first).score;
        }
        put({room.left, room.bottom - 1.2 * line, room.right, room.bottom}, score,
            {pdf::Face::Black, std::min(14.0, line), pdf::Align::Center});
        return drawBelow(final, won);
    }

    bool drawBelow(const BracketMatch& final, bool won) {
        const double top = m_area.bottom - m_area.height() / 4 + boxHeight() / 2 + 4;
        const double width = std::min(2 * m_column, 0.36 * m_body.width()) - kColumnGap;
        constexpr int kAllLines = 6; // else the finalists are told by the tree alone, the second in a line
        const bool tight = m_tree.third && m_area.bottom - top < kAllLines * kLeastNames * pdf::kLeading;
        std::vector<std::pair<std::string, pdf::TextStyle>> lines;
        const auto add = [&](std::string what, pdf::Face face) {
            lines.push_back({std::move(what), {face, kBelow, pdf::Align::Center}});
        };
        // By initials where in full they find no room.
        const auto addNames = [&](const BracketSide& side, pdf::Face face, const std::string& before = {}) {
            const std::string score =
                side.score.empty() || &side == &final.sides[0] || &side == &final.sides[1] ? std::string()
                                                                                           : " " + side.score;
            std::string what = before + joined(side.names, " / ") + score;
            if (widthOf(m_fonts, what, face, kBelow) > width) {
                std::vector<std::string> brief = side.names;
                std::transform(brief.begin(), brief.end(), brief.begin(), initialled);
                what = before + joined(brief, " / ") + score;
            }
            add(std::move(what), face);
        };
        const std::string caption = captionOf(final);
        if (!won || !caption.empty())
            add(levelName(1 + m_tree.above, m_view.language) + (caption.empty() ? "" : " · " + caption),
                pdf::Face::Bold);
        if (!won && !tight)
            for (const BracketSide& side : final.sides)
                if (!side.names.empty()) addNames(side, pdf::Face::Regular);
        for (std::size_t side = 0; won && side < 2; ++side)
            if (final.sides[1 - side].won && !final.sides.at(side).names.empty()) {
                const std::string what =
                    m_tree.above > 0
                        ? text(Label::LostIn, m_view.language, levelName(1 + m_tree.above, m_view.language))
                        : std::string(text(Label::RunnerUp, m_view.language));
                if (!tight) add(what, pdf::Face::Bold);
                addNames(final.sides.at(side), pdf::Face::Regular, tight ? what + ": " : std::string());
            }
        if (m_tree.third) {
            const std::string about = captionOf(*m_tree.third);
            add(std::string(text(Label::ThirdPlace, m_view.language)) + (about.empty() ? "" : " · " + about),
                pdf::Face::Bold);
            for (const BracketSide& side : m_tree.third->sides)
                if (!side.names.empty()) addNames(side, side.won ? pdf::Face::Bold : pdf::Face::Regular);
        }
        if (lines.empty()) return true;
        const double pitch = std::min(11.5, (m_area.bottom - top) / static_cast<double>(lines.size()));
        if (pitch < kLeastNames * pdf::kLeading) return false;
        double y = top;
        for (auto& [what, style] : lines) {
            style.size = std::min(style.size, pitch / pdf::kLeading);
            const pdf::Fitted set = fit(m_fonts, what, style, {width, pitch});
            if (set.cut() || set.style().size < kLeastNames) return false;
            m_page.text({centre() - width / 2, y, centre() + width / 2, y + pitch}, set,
                        pdf::Vertical::Middle);
            y += pitch;
        }
        return true;
    }

    bool hasNote() const {
        const auto stays = [](const BracketMatch& match) { return match.stays; };
        bool any = m_tree.third && m_tree.third->stays;
        for (const auto& level : m_tree.levels) any = any || std::any_of(level.begin(), level.end(), stays);
        return any || std::any_of(m_further.begin(), m_further.end(),
                                  [](const FurtherMatch& match) { return match.note == "*"; });
    }

    // A round's matches below each other, in as many columns as have room beside each other.
    struct FurtherColumn {
        int round = 0;
        std::vector<const FurtherMatch*> matches;
    };
    std::vector<FurtherColumn> furtherColumns() const {
        constexpr std::size_t kMostColumns = 7;
        std::vector<FurtherColumn> columns;
        for (std::size_t most = 3; most <= std::max<std::size_t>(3, m_further.size()); ++most) {
            columns.clear();
            for (const FurtherMatch& match : m_further) {
                if (columns.empty() || columns.back().round != match.round ||
                    columns.back().matches.size() == most)
                    columns.push_back({match.round, {}});
                columns.back().matches.push_back(&match);
            }
            if (columns.size() <= kMostColumns) break;
        }
        return columns;
    }
    static constexpr double furtherLine() { return kFurtherLetters * 1.18; }
    double furtherHeight() const {
        std::size_t most = 0;
        for (const FurtherColumn& column : furtherColumns()) most = std::max(most, column.matches.size());
        return most == 0 ? 0 : 30 + static_cast<double>(most) * (2 * furtherLine() + 3);
    }

    void drawFurther() {
        if (m_further.empty()) return;
        const auto columns = furtherColumns();
        double top = m_body.bottom - furtherHeight();
        m_page.line({m_body.left, top}, {m_body.right, top}, kJoint);
        put({m_body.left, top + 2, m_body.right, top + 17},
            std::string(text(Label::SecondChance, m_view.language)), {pdf::Face::Title, 11});
        top += 17;
        const double width = m_body.width() / static_cast<double>(columns.size());
        double left = m_body.left;
        int round = 0;
        for (const FurtherColumn& column : columns) {
            const double right = left + width - kColumnGap;
            if (column.round != round)
                put({left, top, right, top + 12}, text(Label::Round, m_view.language, column.round),
                    {pdf::Face::Bold, 8});
            round = column.round;
            double y = top + 13;
            for (const FurtherMatch* match : column.matches) {
                for (const BracketSide& side : match->sides) {
                    drawFurtherSide(side, match->note, {left, y, right, y + furtherLine()});
                    y += furtherLine();
                }
                m_page.line({left, y + 1}, {right, y + 1}, {0.4, 0.7});
                y += 3;
            }
            left += width;
        }
    }

    void drawFurtherSide(const BracketSide& side, const std::string& note, const Box& box) {
        std::vector<std::string> names = side.names;
        std::transform(names.begin(), names.end(), names.begin(), initialled);
        const pdf::Face face = side.won ? pdf::Face::Bold : pdf::Face::Regular;
        const pdf::Ink ink = side.won ? pdf::Ink{0} : pdf::kQuiet;
        const double score = box.right - 16;
        put({box.left, box.top, score, box.bottom}, joined(names, " / ") + note,
            {face, kFurtherLetters, pdf::Align::Left, ink});
        put({score, box.top, box.right, box.bottom}, side.score,
            {face, kFurtherLetters, pdf::Align::Right, ink});
    }

    const View& m_view;
    const BracketTree& m_tree;
    const std::vector<FurtherMatch>& m_further;
    const pdf::Fonts& m_fonts;
    pdf::Page& m_page;
    Box m_body;
    int m_levels;
    std::size_t m_slots;
    double m_column;
    Box m_area;
    double m_letters = 0;
};

} // namespace

std::optional<pdf::Page> bracketSheet(const View& view, const BracketTree& tree,
                                      const std::vector<FurtherMatch>& further, const pdf::Running& running,
                                      const Options& options) {
    if (tree.levels.size() < 2) return std::nullopt; // a final alone has no halves
    pdf::Size paper = pdf::sizeOf(options.page);
    std::swap(paper.width, paper.height);
    pdf::Running head = running; // its title stands over the middle, where there is room for it
    head.title.clear();
    head.subtitle.clear();
    pdf::RunningPage page = pdf::runningPage(options.fonts, head, paper);
    const double scale = page.scale;
    const double titleBottom = page.body.top + kTitle * scale * pdf::kLeading;
    const pdf::Box& body = page.body;
    page.page.text({body.left, body.top, body.right, titleBottom},
                   fit(options.fonts, running.title, {pdf::Face::Title, kTitle * scale, pdf::Align::Center},
                       {body.width(), kTitle * scale * pdf::kLeading}),
                   pdf::Vertical::Middle);
    page.page.text({body.left, body.top, body.right, titleBottom},
                   fit(options.fonts, running.subtitle,
                       {pdf::Face::Regular, std::max(kLeastNames, 9 * scale), pdf::Align::Left, pdf::kQuiet},
                       {body.width() / 3, kTitle * scale * pdf::kLeading}),
                   pdf::Vertical::Middle);
    page.body.top = titleBottom;
    if (!SheetDrawing(view, tree, further, options, page).draw()) return std::nullopt;
    return std::move(page.page);
}

} // namespace schreiber::kinds
