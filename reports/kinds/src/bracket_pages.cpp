#include "bracket_pages.h"

#include "labels.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>

namespace schreiber::kinds {

namespace {

constexpr double kLeastColumn = 92;  // points, a match's width
constexpr double kLeastSlot = 38;    // and the height it has for itself
constexpr double kLargest = 11;      // letters of names on A4
constexpr double kLegible = 6.5;     // as in the smallest list; below that rather more pages
constexpr double kSmall = 7;         // what stands around a match
constexpr double kSmallest = 5;      // and that on smaller paper
constexpr double kNote = 8;          // and below all of them
constexpr double kWhere = 0.6;       // of what stands above a match, across from where its two come from
constexpr double kAlike = 0.65;      // of the largest, for the sake of one long name among the others
constexpr int kLastLevels = 3;       // the last page begins with the quarter-finals
constexpr double kBesideFinal = 0.2; // of the height, for the winners, the final and the third place each

// What one page shows: some levels up to one match of the last of them.
struct Cutout {
    int from = 0; // its first level
    int levels = 0;
    std::size_t node = 0;

    bool shows(int level, std::size_t match) const {
        if (level < from || level >= from + levels) return false;
        return match >> static_cast<unsigned>(from + levels - 1 - level) == node;
    }
    std::size_t matchesAt(int column) const {
        return std::size_t{1} << static_cast<unsigned>(levels - 1 - column);
    }
};

// A bracket of so many levels on pages of at most so many.
std::vector<Cutout> cutoutsOf(int levels, int most) {
    std::vector<Cutout> all;
    int from = 0;
    for (; levels - from > most; from += most) {
        const std::size_t pages = std::size_t{1} << static_cast<unsigned>(levels - from - most);
        for (std::size_t node = 0; node < pages; ++node) all.push_back({from, most, node});
    }
    from = std::min(from, std::max(0, levels - std::min(most, kLastLevels)));
    all.push_back({from, levels - from, 0});
    return all;
}

enum class Height { Ordinary, Full }; // of a match: for letters of the usual size, or all there is

// Where the matches of one page stand.
class Plan {
  public:
    Plan(const Cutout& cutout, int levels, const pdf::RunningPage& paper, std::size_t namesAside,
         Height height)
        : m_cutout(cutout)
        , m_isLast(cutout.from + cutout.levels == levels)
        , m_small(std::max(kSmallest, kSmall * paper.scale))
        , m_largest(std::max(kLegible, kLargest * paper.scale))
        , m_area(paper.body) {
        m_area.top += headHeight();
        m_gap = std::min(16.0, m_area.width() / cutout.levels * 0.12);
        m_width = (m_area.width() - m_gap * (cutout.levels - 1)) / cutout.levels;
        // Above each match stands where it is played, below the last one where it goes on.
        const double aside = m_small * pdf::kLeading + 3;
        m_height = slot(0) - (cutout.levels == 1 ? 2 * aside : aside + 2);
        if (m_isLast) m_height = std::min(m_height, m_area.height() * kBesideFinal);
        const double usual = 2 * (static_cast<double>(namesAside) * m_largest * pdf::kLeading + 4);
        if (height == Height::Ordinary) m_height = std::min(m_height, usual);
    }

    const Cutout& cutout() const { return m_cutout; }
    bool isLast() const { return m_isLast; }
    bool hasRoom() const { return m_width >= kLeastColumn && slot(0) >= kLeastSlot; }
    double small() const { return m_small; }
    double headHeight() const { return 2 * m_largest * pdf::kLeading + 6; }
    double headTop() const { return m_area.top - headHeight(); }
    double largest() const { return m_largest; }
    double gap() const { return m_gap; }

    pdf::Box box(int column, std::size_t index) const {
        return around(column, m_area.top + slot(column) * (static_cast<double>(index) + 0.5));
    }
    // In the last column, above and below the final.
    pdf::Box winners() const { return around(m_cutout.levels - 1, m_area.top + m_area.height() * 0.17); }
    pdf::Box third() const { return around(m_cutout.levels - 1, m_area.top + m_area.height() * 0.83); }

    // A side's half of a match, and what its names have of it, one below the other.
    static pdf::Box half(const pdf::Box& match, std::size_t side) {
        const double middle = (match.top + match.bottom) / 2;
        return side == 0 ? pdf::Box{match.left, match.top, match.right, middle}
                         : pdf::Box{match.left, middle, match.right, match.bottom};
    }
    double numberWidth() const { return std::max(15.0, m_largest * 2.1); }
    double scoreWidth() const { return std::max(15.0, m_largest * 1.7); }
    pdf::Box name(const pdf::Box& half, std::size_t index, std::size_t names) const {
        const double height = (half.height() - 2) / static_cast<double>(names);
        const double top = half.top + 1 + height * static_cast<double>(index);
        return {half.left + numberWidth(), top, half.right - scoreWidth(), top + height};
    }

  private:
    double slot(int column) const {
        return m_area.height() / static_cast<double>(m_cutout.matchesAt(column));
    }
    pdf::Box around(int column, double y) const {
        const double left = m_area.left + (m_width + m_gap) * column;
        return {left, y - m_height / 2, left + m_width, y + m_height / 2};
    }

    Cutout m_cutout;
    bool m_isLast;
    double m_small;
    double m_largest;
    pdf::Box m_area;
    double m_gap = 0;
    double m_width = 0;
    double m_height = 0;
};

pdf::Fitted nameFrom(const pdf::Fonts& fonts, const std::string& name, const pdf::Box& room, double size,
                     bool won) {
    return fit(fonts, name,
               {won ? pdf::Face::Bold : pdf::Face::Regular, std::min(size, room.height() / pdf::kLeading)},
               {room.width(), room.height()});
}

// At the size of the others; what would be too small then is broken, as from the largest it is.
pdf::Fitted nameIn(const pdf::Fonts& fonts, const std::string& name, const pdf::Box& room, double size,
                   double largest, bool won) {
    pdf::Fitted set = nameFrom(fonts, name, room, size, won);
    return set.style().size < kLegible ? nameFrom(fonts, name, room, largest, won) : set;
}

// The two of a pair in letters of one size, each in its room.
std::vector<pdf::Fitted> namesIn(const pdf::Fonts& fonts, const std::vector<std::string>& names,
                                 const std::vector<pdf::Box>& rooms, double size, double largest, bool won) {
    std::vector<pdf::Fitted> fitted;
    double smallest = size;
    for (std::size_t i = 0; i < names.size(); ++i) {
        fitted.push_back(nameIn(fonts, names[i], rooms[i], size, largest, won));
        smallest = std::min(smallest, fitted.back().style().size);
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        if (fitted[i].style().size > smallest)
            fitted[i] = nameIn(fonts, names[i], rooms[i], smallest, largest, won);
    return fitted;
}

class BracketDrawing {
  public:
    BracketDrawing(const BracketTree& tree, const Options& options, words::Language language)
        : m_tree(tree)
        , m_options(options)
        , m_language(language) {
        for (const auto& level : tree.levels)
            for (const BracketMatch& match : level)
                for (const BracketSide& side : match.sides)
                    m_namesAside = std::max(m_namesAside, side.names.size());
        const auto stays = [](const BracketMatch& match) { return match.stays; };
        m_hasNote = tree.third && tree.third->stays;
        for (const auto& level : tree.levels)
            m_hasNote = m_hasNote || std::any_of(level.begin(), level.end(), stays);
    }

    std::vector<pdf::Page> pages(pdf::Running running) {
        const std::size_t after = running.after;
        const int levels = static_cast<int>(m_tree.levels.size());
        const pdf::Size paper = pdf::sizeOf(m_options.page);
        pdf::RunningPage empty = pdf::runningPage(m_options.fonts, running, paper);
        empty.body = empty.body.inset(-pdf::mm(1.25) * empty.scale, 0); // of the margins, for the names
        const pdf::Box body = empty.body;
        const double noteHeight = kNote * empty.scale * pdf::kLeading;
        if (m_hasNote) empty.body.bottom -= noteHeight;
        const std::vector<Plan> plans = legiblePlans(levels, empty);
        m_names = sizeOfNames(plans);
        std::vector<pdf::Page> pages;
        for (const Plan& plan : plans) {
            running.before = pages.size();
            running.after = plans.size() - pages.size() - 1 + after;
            pdf::RunningPage page = pdf::runningPage(m_options.fonts, running, paper);
            draw(plan, plans, page.page);
            if (m_hasNote)
                page.page.text({body.left, body.bottom - noteHeight, body.right, body.bottom},
                               fit(m_options.fonts, text(Label::StaysNote, m_language),
                                   {pdf::Face::Regular, kNote * page.scale, pdf::Align::Left, 0.25},
                                   {body.width(), noteHeight}));
            pages.push_back(std::move(page.page));
        }
        return pages;
    }

  private:
    // As few pages as leave names that can be read from a step away; names that are longer than that are
    // broken before they get smaller.
    std::vector<Plan> legiblePlans(int levels, const pdf::RunningPage& paper) const {
        std::vector<Plan> plans;
        for (int most = levels; most >= 1; --most) {
            plans.clear();
            bool legible = true;
            for (const Cutout& cutout : cutoutsOf(levels, most)) {
                Plan plan(cutout, levels, paper, m_namesAside, Height::Ordinary);
                if (!isLegible(plan)) plan = Plan(cutout, levels, paper, m_namesAside, Height::Full);
                legible = legible && isLegible(plan);
                plans.push_back(plan);
            }
            if (legible) break;
        }
        return plans;
    }

    bool isLegible(const Plan& plan) const { return plan.hasRoom() && leastOn(plan) >= kLegible; }

    // What the longest of a page's names comes down to; 0 where one is cut.
    double leastOn(const Plan& plan) const {
        double least = plan.largest();
        for (int column = 0; column < plan.cutout().levels; ++column)
            for (std::size_t index = 0; index < plan.cutout().matchesAt(column); ++index)
                for (std::size_t side = 0; side < 2; ++side) {
                    const BracketSide& who = matchOf(plan, column, index).sides.at(side);
                    const pdf::Box half = Plan::half(plan.box(column, index), side);
                    for (std::size_t name = 0; name < who.names.size(); ++name) {
                        const pdf::Fitted set =
                            nameFrom(m_options.fonts, who.names[name],
                                     plan.name(half, name, who.names.size()), plan.largest(), true);
                        least = std::min(least, set.cut() ? 0 : set.style().size);
                    }
                }
        return least;
    }

    // Nobody's name is printed larger than another's; only one that is far longer is smaller than they are.
    double sizeOfNames(const std::vector<Plan>& plans) const {
        const double largest = plans.front().largest();
        double least = largest;
        for (const Plan& plan : plans) least = std::min(least, leastOn(plan));
        return std::max(least, kAlike * largest);
    }

    static std::size_t nodeOf(const Plan& plan, int column, std::size_t index) {
        return plan.cutout().node * plan.cutout().matchesAt(column) + index;
    }
    const BracketMatch& matchOf(const Plan& plan, int column, std::size_t index) const {
        return m_tree
            .levels[static_cast<std::size_t>(plan.cutout().from + column)][nodeOf(plan, column, index)];
    }

    void draw(const Plan& plan, const std::vector<Plan>& plans, pdf::Page& page) const {
        const int columns = plan.cutout().levels;
        for (int column = 0; column < columns; ++column) {
            drawHead(plan, column, page);
            for (std::size_t index = 0; index < plan.cutout().matchesAt(column); ++index) {
                const pdf::Box box = plan.box(column, index);
                drawMatch(plan, matchOf(plan, column, index), box, page);
                if (column + 1 < columns) drawJoint(plan, box, plan.box(column + 1, index / 2), page);
                const std::string from = column == 0 ? comesFrom(plan, index, plans) : std::string();
                caption(plan, matchOf(plan, column, index).where, box, pdf::Align::Left, Edge::Above, page,
                        from.empty() ? 1 : kWhere);
                caption(plan, from, box, pdf::Align::Right, Edge::Above, page, 1 - kWhere);
            }
        }
        if (!plan.isLast())
            caption(plan, goesTo(plan, plans), plan.box(columns - 1, 0), pdf::Align::Right, Edge::Below,
                    page);
        else
            drawBesideFinal(plan, page);
    }

    void drawHead(const Plan& plan, int column, pdf::Page& page) const {
        const int level = plan.cutout().from + column;
        const pdf::Box box = plan.box(column, 0);
        const double line = plan.largest() * pdf::kLeading;
        const pdf::Box first{box.left, plan.headTop(), box.right, plan.headTop() + line};
        const pdf::Box second{box.left, first.bottom, box.right, first.bottom + line};
        const std::string name = levelName(static_cast<int>(m_tree.levels.size()) - level, m_language);
        page.text(first, fit(m_options.fonts, name, {pdf::Face::Bold, plan.largest()}, {box.width(), line}));
        const int round = m_tree.rounds[static_cast<std::size_t>(level)];
        if (round > 0)
            page.text(second, fit(m_options.fonts, text(Label::Round, m_language, round),
                                  {pdf::Face::Regular, plan.largest() * 0.8, pdf::Align::Left, 0.3},
                                  {box.width(), line}));
    }

    void drawMatch(const Plan& plan, const BracketMatch& match, const pdf::Box& box, pdf::Page& page) const {
        for (std::size_t side = 0; side < 2; ++side) {
            const pdf::Box half = Plan::half(box, side);
            const BracketSide& who = match.sides.at(side);
            if (who.won) page.area(half, 0.92);
            if (match.bye && side == 1) {
                const std::string bye(text(Label::Bye, m_language));
                page.text(plan.name(half, 0, 1),
                          fit(m_options.fonts, bye,
                              {pdf::Face::Regular, plan.small() * 1.2, pdf::Align::Left, 0.4},
                              {plan.name(half, 0, 1).width(), half.height()}),
                          pdf::Vertical::Middle);
            } else if (who.number > 0) {
                drawSide(plan, who, half, page);
            }
        }
        page.frame(box, {0.6});
        page.line({box.left, (box.top + box.bottom) / 2}, {box.right, (box.top + box.bottom) / 2},
                  {0.3, 0.4});
    }

    void drawSide(const Plan& plan, const BracketSide& who, const pdf::Box& half, pdf::Page& page) const {
        const double size = std::min(plan.largest() * 0.85, half.height() / pdf::kLeading);
        const pdf::Face face = who.won ? pdf::Face::Bold : pdf::Face::Regular;
        const auto aside = [&](const std::string& what, double left, double right, double gray,
                               pdf::Face set) {
            const pdf::TextStyle style{set, size, pdf::Align::Right, gray};
            page.text({left, half.top, right, half.bottom},
                      fit(m_options.fonts, what, style, {right - left, half.height()}),
                      pdf::Vertical::Middle);
        };
        aside(std::to_string(who.number), half.left + 1, half.left + plan.numberWidth() - 3, 0.35,
              pdf::Face::Regular);
        aside(who.score, half.right - plan.scoreWidth() + 1, half.right - 3, 0, face);
        std::vector<pdf::Box> rooms;
        for (std::size_t name = 0; name < who.names.size(); ++name)
            rooms.push_back(plan.name(half, name, who.names.size()));
        drawNames(who.names, rooms, m_names, plan.largest(), who.won, page);
    }

    void drawNames(const std::vector<std::string>& names, const std::vector<pdf::Box>& rooms, double size,
                   double largest, bool won, pdf::Page& page) const {
        const std::vector<pdf::Fitted> set = namesIn(m_options.fonts, names, rooms, size, largest, won);
        for (std::size_t i = 0; i < set.size(); ++i) page.text(rooms[i], set[i], pdf::Vertical::Middle);
    }

    static void drawJoint(const Plan& plan, const pdf::Box& match, const pdf::Box& next, pdf::Page& page) {
        const double x = match.right + plan.gap() / 2;
        const double y = (match.top + match.bottom) / 2;
        const double target = (next.top + next.bottom) / 2;
        page.line({match.right, y}, {x, y}, {0.6});
        page.line({x, y}, {x, target}, {0.6});
        page.line({x, target}, {next.left, target}, {0.6});
    }

    void drawBesideFinal(const Plan& plan, pdf::Page& page) const {
        if (!m_tree.winners.empty()) {
            const pdf::Box box = plan.winners();
            heading(plan, Label::Winner, box, page);
            page.frame(box, {1.4});
            const double height = box.height() / static_cast<double>(m_tree.winners.size());
            std::vector<pdf::Box> rooms;
            for (std::size_t name = 0; name < m_tree.winners.size(); ++name) {
                const double top = box.top + height * static_cast<double>(name);
                rooms.push_back({box.left + 4, top, box.right - 4, top + height});
            }
            drawNames(m_tree.winners, rooms, plan.largest() * 1.2, plan.largest() * 1.2, true, page);
        }
        if (!m_tree.third) return;
        drawMatch(plan, *m_tree.third, plan.third(), page);
        caption(plan, m_tree.third->where, plan.third(), pdf::Align::Left, Edge::Above, page);
        heading(plan, Label::ThirdPlace, plan.third(), page);
    }

    void heading(const Plan& plan, Label label, const pdf::Box& match, pdf::Page& page) const {
        const double height = plan.largest() * pdf::kLeading;
        const double top = match.top - plan.small() * pdf::kLeading - 2 - height;
        const pdf::Fitted set = fit(m_options.fonts, text(label, m_language),
                                    {pdf::Face::Bold, plan.largest() * 0.85}, {match.width(), height});
        page.text({match.left, top, match.right, top + height}, set, pdf::Vertical::Bottom);
    }

    enum class Edge { Above, Below };

    // `share`: of the match's width, from the side at which it stands.
    void caption(const Plan& plan, const std::string& what, const pdf::Box& match, pdf::Align align,
                 Edge edge, pdf::Page& page, double share = 1) const {
        if (what.empty()) return;
        const double height = plan.small() * pdf::kLeading;
        const double top = edge == Edge::Above ? match.top - height - 1 : match.bottom + 1;
        const double width = match.width() * share;
        const double left = align == pdf::Align::Left ? match.left : match.right - width;
        page.text(
            {left, top, left + width, top + height},
            fit(m_options.fonts, what, {pdf::Face::Regular, plan.small(), align, 0.25}, {width, height}));
    }

    std::string goesTo(const Plan& plan, const std::vector<Plan>& plans) const {
        const int level = plan.cutout().from + plan.cutout().levels;
        for (std::size_t page = 0; page < plans.size(); ++page)
            if (plans[page].cutout().shows(level, plan.cutout().node / 2))
                return text(Label::OnPage, m_language, page + 1);
        return {};
    }

    // The pages on which the two of a match of the first column came here.
    std::string comesFrom(const Plan& plan, std::size_t index, const std::vector<Plan>& plans) const {
        const int level = plan.cutout().from;
        const std::size_t node = nodeOf(plan, 0, index);
        std::set<std::size_t> from;
        for (std::size_t page = 0; page < plans.size() && &plans[page] != &plan; ++page) {
            const Cutout& other = plans[page].cutout();
            if (other.shows(level, node) || other.shows(level - 1, 2 * node) ||
                other.shows(level - 1, 2 * node + 1))
                from.insert(page + 1);
        }
        std::string numbers;
        for (const std::size_t page : from) numbers += (numbers.empty() ? "" : ", ") + std::to_string(page);
        return numbers.empty() ? numbers : text(Label::FromPage, m_language, numbers);
    }

    const BracketTree& m_tree;
    const Options& m_options;
    words::Language m_language;
    std::size_t m_namesAside = 1;
    double m_names = 0;     // the size of all names
    bool m_hasNote = false; // of what stays though others would sit there, on each page
};

} // namespace

std::vector<pdf::Page> bracketPages(const BracketTree& tree, const pdf::Running& running,
                                    const Options& options, words::Language language) {
    return BracketDrawing(tree, options, language).pages(running);
}

} // namespace schreiber::kinds
