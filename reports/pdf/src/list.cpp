#include "table.h"

#include <pdf/list.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace schreiber::pdf {

namespace {

// Sizes of the body text on A4, largest first: what is read from a step away down to what is read close by.
constexpr std::array kSizes{15.0, 13.5, 12.0, 11.0, 10.0, 9.0};
// What is read across a room fills its page: from these down, each a little smaller.
constexpr double kLargestOnWall = 40;
constexpr double kWallStep = 0.97;
constexpr double kLargestRunningOn = 16; // over several pages,
constexpr double kLargestOnSeveral = 24; // and of what takes one more rather than be small
constexpr auto kNever = static_cast<std::size_t>(-1);
constexpr double kNotesOnWall = 0.5; // of the letters of the list, if they are not too small then
constexpr double kLeastNotes = 9;
// When even the smallest leaves more than a page: the first in which nothing gets narrow.
constexpr std::array kRunningOn{11.0, 10.0, 9.0, 8.0};
// Where one page is rather wanted than two: smaller nobody reads across a table.
constexpr std::array kOnePage{8.5, 8.0, 7.5, 7.0}; // below it nobody reads what is to be signed
constexpr double kLarge = 0.9;
constexpr double kHeadingLetters = 1.4; // of a large heading, and the white over it, in letters
constexpr double kOverHeading = 0.5;
constexpr double kSmallestAbreast = 10;
constexpr double kSmallestBody = 7.5;
constexpr double kLeastEase = 0.95;        // smaller letters rather than columns that give way more than this
constexpr double kLeastEaseAbreast = 0.85; // but a long list may, to stand beside itself
constexpr double kGutter = 2.2;            // between columns, in sizes
constexpr double kBetween = 6;             // points, what stands left and what stands right in a line
constexpr int kMostHeadLines = 4;
constexpr double kNearlyEmpty = 0.4; // of a last page
constexpr std::size_t kFewPages = 4;
// Under the head of every paper; the head and it are all the decoration of a working paper.
constexpr Stroke kThick{2.2, 0};
constexpr Stroke kThin{0.5, 0};
constexpr double kBetweenRules = 1.4;
constexpr double kUnderHead = 3;
constexpr double kDoubleRule = kUnderHead + kThick.width + kBetweenRules + kThin.width;

// Smaller paper is held closer, so its letters are not as much smaller; larger is A4 in large.
double scaleOf(Size paper) {
    const double share = std::min(paper.width, paper.height) / sizeOf(PageSize::A4).width;
    constexpr double kLarger = 1.1;
    return share > kLarger ? share : std::min(1.0, share * 1.12);
}

// White around what stands on a page: left it is filed.
Box marginsOf(Size paper) {
    const double share = std::min(paper.width, paper.height) / sizeOf(PageSize::A4).width;
    constexpr double kHand = 0.6;
    if (share < kHand) return {mm(7), mm(6), mm(7), mm(5.5)};
    if (paper.width > paper.height) return {mm(13) * share, mm(9) * share, mm(13) * share, mm(10) * share};
    return {mm(18) * share, mm(14) * share, mm(16) * share, mm(12) * share};
}

// Where things stand on each page of one list.
struct Frame {
    explicit Frame(Size paper)
        : scale(scaleOf(paper))
        , size(paper)
        , margins(marginsOf(paper)) {}

    double scale;
    Size size;
    Box margins;

    double headSize() const { return std::max(6.5, 9 * scale); }
    double footSize() const { return std::max(6.5, 8 * scale); }
    double titleSize() const { return (size.width > size.height ? 26 : 34) * scale; }
    double eventSize() const { return std::max(8.0, 11 * scale); }
    double subtitleSize() const { return std::max(7.0, 11 * scale); }
    double left() const { return margins.left; }
    double right() const { return size.width - margins.right; }
    double headTop() const { return margins.top; }
    double suitSize() const { return mm(3.4) * scale; }
    double underHead() const { return kDoubleRule + headSize() * 0.6; }
    double footTop() const { return size.height - margins.bottom - headSize() * kLeading; }

    // Of the body text, and of a column of it.
    double lettersOf(double wanted) const { return std::max(kSmallestBody, wanted * scale); }
    double gutter(double letters, int abreast) const { return abreast > 1 ? kGutter * letters : 0; }
    double columnWidth(double letters, int abreast) const {
        return (right() - left() - gutter(letters, abreast) * (abreast - 1)) / abreast;
    }
};

// At the right end of the title's lines, as large as a hand holds a telephone away from that paper. What is
// left of the width and where it ends.
std::pair<double, double> drawCode(const Fonts& fonts, const CodePicture& code, const Frame& frame,
                                   double top, Page& page) {
    const double side = std::max({mm(12), mm(16) * frame.scale, code.leastSide});
    const double quiet = code.quiet / code.picture.size.width * side;
    page.picture(fonts, {frame.right() + quiet - side, top, frame.right() + quiet, top + side}, code.picture);
    return {frame.right() - frame.left() + quiet - side, top + side - quiet};
}

// Gives the room of the title; where it ends the body begins.
Box drawHead(const Fonts& fonts, const Running& running, const Frame& frame, Page& page) {
    const double width = frame.right() - frame.left();
    const double titleSize =
        running.titleLetters > 0 ? running.titleLetters * frame.scale : frame.titleSize();
    const double most = kMostHeadLines * frame.headSize() * kLeading;
    constexpr double kSuitPitch = 1.5;
    const double suits =
        running.suits.empty()
            ? 0
            : (kSuitPitch * static_cast<double>(running.suits.size()) + 0.4) * frame.suitSize();
    // The place gives way before the event does.
    const double event = widthOf(fonts, running.head, Face::Name, frame.eventSize());
    const Fitted place = flow(fonts, running.place, {Face::Regular, frame.headSize(), Align::Right, kQuiet},
                              {std::max(width / 3, width - suits - event - 3 * kBetween), most});
    const Fitted head = fit(fonts, running.head, {Face::Name, frame.eventSize()},
                            {width - suits - place.width() - 2 * kBetween, most});
    const double height = std::max({frame.eventSize() * kLeading, head.height(), place.height()});
    const Box line{frame.left(), frame.headTop(), frame.right(), frame.headTop() + height};
    // On one line where each is one.
    const double baseline = line.top + kAscent * frame.eventSize();
    const double middle = baseline - kCapHeight * frame.eventSize() / 2;
    for (std::size_t i = 0; i < running.suits.size(); ++i) {
        const double left = line.left + static_cast<double>(i) * kSuitPitch * frame.suitSize();
        page.picture(
            fonts,
            {left, middle - frame.suitSize() / 2, left + frame.suitSize(), middle + frame.suitSize() / 2},
            running.suits[i]);
    }
    page.textOn(baseline, line.left + suits, line.right, head);
    page.textOn(baseline, line.left, line.right, place);
    const double thick = line.bottom + kUnderHead + kThick.width / 2;
    const double thin = line.bottom + kDoubleRule - kThin.width / 2;
    page.line({line.left, thick}, {line.right, thick}, kThick);
    page.line({line.left, thin}, {line.right, thin}, kThin);

    double titleWidth = width;
    double codeBottom = 0;
    if (running.code)
        std::tie(titleWidth, codeBottom) =
            drawCode(fonts, *running.code, frame, line.bottom + kDoubleRule, page);
    const auto titleBox = [&](double bottom) {
        return Box{line.left, line.bottom + kDoubleRule, line.left + titleWidth, bottom};
    };
    if (running.title.empty() && running.subtitle.empty())
        return titleBox(std::max(line.bottom + frame.underHead(), codeBottom));
    constexpr double kBeside = 0.62; // of the title's letters
    const double besideRoom = std::max(
        titleWidth / 2, titleWidth - 2 * kBetween - widthOf(fonts, running.title, Face::Title, titleSize));
    const Fitted beside =
        fit(fonts, running.beside, {Face::Name, kBeside * titleSize, Align::Right}, {besideRoom, 0});
    const double besideWidth = running.beside.empty() ? 0 : beside.width() + 2 * kBetween;
    const Fitted title = fit(fonts, running.title, {Face::Title, titleSize},
                             {titleWidth - besideWidth, 2 * kLeading * titleSize});
    const double titleTop = line.bottom + frame.underHead();
    const double titleHeight = running.title.empty() ? 0 : title.height();
    if (titleHeight > 0) page.text({frame.left(), titleTop, frame.right(), titleTop + titleHeight}, title);
    if (!running.beside.empty())
        page.textOn(titleTop + kAscent * titleSize, frame.left(), frame.left() + titleWidth, beside);
    double y = titleTop + titleHeight;
    if (!running.subtitle.empty()) {
        const Fitted subtitle =
            fit(fonts, running.subtitle, {Face::Regular, frame.subtitleSize(), Align::Left, kQuiet},
                {titleWidth, 3 * kLeading * frame.subtitleSize()});
        page.text({frame.left(), y, frame.right(), y + subtitle.height()}, subtitle);
        y += subtitle.height();
    }
    return titleBox(std::max(y, codeBottom) + frame.headSize());
}

void drawFoot(const Fonts& fonts, const Running& running, const Frame& frame, std::size_t page,
              std::size_t pages, Page& out) {
    const double height = frame.headSize() * kLeading;
    const Box line{frame.left(), frame.footTop(), frame.right(), frame.footTop() + height};
    out.line({line.left, line.top - kUnderHead}, {line.right, line.top - kUnderHead}, kThin);
    const std::string number = !running.rightFoot.empty()
                                   ? running.rightFoot
                                   : fmt::format("{} {} {} {}", running.pageWord, running.before + page,
                                                 running.ofWord, running.before + pages + running.after);
    const Fitted right = fit(fonts, number, {Face::Regular, frame.footSize(), Align::Right, kQuiet},
                             {line.width() / 2 - kBetween, height});
    out.text(line, fit(fonts, running.foot, {Face::Regular, frame.footSize(), Align::Left, kQuiet},
                       {line.width() - right.width() - 2 * kBetween, height}));
    out.text(line, right);
}

// Puts blocks one after the other into as many columns and pages as they need.
class Flow {
  public:
    // `share`: how much of each page is filled before there is another.
    Flow(const Fonts& fonts, const List& list, const Frame& frame, double size, int abreast, double air,
         double share)
        : m_fonts(fonts)
        , m_list(list)
        , m_frame(frame)
        , m_size(size)
        , m_notes(list.wall ? std::min(size, std::max(kNotesOnWall * size, frame.lettersOf(kLeastNotes)))
                            : size)
        , m_air(air)
        , m_share(share)
        , m_abreast(abreast)
        , m_gutter(frame.gutter(size, abreast))
        , m_width(frame.columnWidth(size, abreast)) {
        nextPage();
    }

    // `next` is what follows; null after the last block.
    void put(const Block& block, const Block* next) {
        if (const auto* heading = std::get_if<Heading>(&block)) {
            if (heading->large && m_y > m_top) m_y += kOverHeading * m_size;
            return place(lineOf(*heading), sizeOf(*heading), next == nullptr ? 0 : startOf(*next));
        }
        if (const auto* paragraph = std::get_if<Paragraph>(&block))
            return place(*paragraph, sizeOf(*paragraph), 0);
        if (const auto* boxed = std::get_if<Boxed>(&block)) return place(*boxed);
        if (const auto* signing = std::get_if<Signatures>(&block)) return place(*signing);
        if (const auto* figures = std::get_if<Figures>(&block)) return place(*figures);
        place(std::get<Table>(block));
    }

    // How much of the last page is full, from 0 to 1.
    double lastFill() const { return m_column > 0 ? 1 : (m_y - m_top) / (pageBottom() - m_top); }

    std::vector<Page> finish() {
        for (std::size_t i = 0; i < m_pages.size(); ++i)
            drawFoot(m_fonts, m_list.running, m_frame, i + 1, m_pages.size(), m_pages[i]);
        return std::move(m_pages);
    }

  private:
    double pageBottom() const { return m_frame.footTop() - m_frame.headSize(); }
    double bottom() const { return m_top + m_share * (pageBottom() - m_top); }
    double left() const { return m_frame.left() + m_column * (m_width + m_gutter); }
    bool fits(double height) const { return m_y + height <= bottom(); }

    void nextPage() {
        m_pages.emplace_back(m_frame.size);
        m_top = drawHead(m_fonts, m_list.running, m_frame, m_pages.back()).bottom;
        m_columnTop = m_top;
        m_column = 0;
        m_y = m_top;
    }

    void nextColumn() {
        if (m_column + 1 == m_abreast) return nextPage();
        ++m_column;
        m_y = m_columnTop;
    }

    // The next column that has so much room; a whole one has.
    void makeRoom(double height) {
        do nextColumn();
        while (!fits(height) && m_y > m_top);
    }

    double sizeOf(const Heading& heading) const { return (heading.large ? kHeadingLetters : 1) * m_size; }
    double sizeOf(const Paragraph& paragraph) const { return paragraph.item ? m_size : m_notes; }
    static Paragraph lineOf(const Heading& heading) {
        return {heading.text, heading.large ? Face::Title : Face::Bold};
    }

    double indentOf(const Paragraph& paragraph, double size) const { return paragraph.item ? 1.3 * size : 0; }

    Fitted set(const Paragraph& paragraph, double size) const {
        return flow(m_fonts, paragraph.text, {paragraph.face, size},
                    {m_width - indentOf(paragraph, size), (pageBottom() - m_top) * 0.8});
    }

    // How much of a block has to stand together.
    double startOf(const Block& block) const {
        if (const auto* heading = std::get_if<Heading>(&block))
            return set(lineOf(*heading), sizeOf(*heading)).height();
        if (const auto* paragraph = std::get_if<Paragraph>(&block))
            return set(*paragraph, sizeOf(*paragraph)).height();
        const auto* grid = std::get_if<Table>(&block);
        if (grid == nullptr) return 0;
        const SetTable table(m_fonts, *grid, m_size, m_width, m_air);
        return table.headHeight() + (table.rows() > 0 ? table.heightTogether(0) : 0);
    }

    void place(const Table& table) {
        const SetTable set(m_fonts, table, m_size, m_width, m_air);
        std::optional<double> even = evenBottom(set, 0);
        bool headed = false;
        for (std::size_t row = 0; row < set.rows(); ++row) {
            const double height = set.heightTogether(row) + (headed ? 0 : set.headHeight());
            if (m_y + height > even.value_or(bottom())) {
                makeRoom(set.heightTogether(row) + set.headHeight());
                headed = false;
                if (!even) even = evenBottom(set, row);
            }
            if (!headed) {
                set.drawHead(m_pages.back(), {left(), m_y});
                m_y += set.headHeight();
                headed = true;
            }
            set.drawRow(m_pages.back(), {left(), m_y}, row);
            m_y += set.rowHeight(row);
        }
        if (even) {
            m_column = 0;
            m_y = *even;
            m_columnTop = m_y + m_size;
        }
        m_y += m_notes;
    }

    // Where what is left of a table goes into the columns side by side, they come out even, and what follows
    // stands under them; nothing where it does not, or does not begin in the first column. They begin where
    // it does.
    std::optional<double> evenBottom(const SetTable& set, std::size_t from) {
        if (m_abreast == 1 || m_column > 0) return std::nullopt;
        for (double height = set.headHeight(); m_y + height <= bottom(); height += 0.5 * m_size)
            if (columnsFor(set, from, height) <= m_abreast) {
                m_columnTop = m_y;
                return m_y + height + kHair;
            }
        return std::nullopt;
    }

    int columnsFor(const SetTable& set, std::size_t from, double height) const {
        int columns = 1;
        double y = set.headHeight();
        for (std::size_t row = from; row < set.rows() && columns <= m_abreast; ++row) {
            if (y + set.heightTogether(row) > height) {
                ++columns;
                y = set.headHeight();
                if (y + set.heightTogether(row) > height) return m_abreast + 1;
            }
            y += set.rowHeight(row);
        }
        return columns;
    }

    void place(const Paragraph& paragraph, double size, double after) {
        const Fitted text = set(paragraph, size);
        const double gap = (m_list.wall || paragraph.item ? 0.25 : 0.5) * size;
        const double together = text.height() + (after > 0 ? gap + after : 0);
        if (!fits(together)) makeRoom(together);
        if (paragraph.item)
            drawLozenge({left() + 0.4 * size, m_y + (kAscent - 0.5 * kCapHeight) * size}, size);
        m_pages.back().text({left() + indentOf(paragraph, size), m_y, left() + m_width, m_y + text.height()},
                            text);
        m_y += text.height() + gap;
    }

    void drawLozenge(Point middle, double size) {
        const double wide = 0.2 * size;
        const double high = 0.27 * size;
        Picture lozenge{{2 * wide, 2 * high}, {}, {}};
        lozenge.shapes.push_back({{{PathStep::Kind::Move, {wide, 0}},
                                   {PathStep::Kind::Line, {2 * wide, high}},
                                   {PathStep::Kind::Line, {wide, 2 * high}},
                                   {PathStep::Kind::Line, {0, high}},
                                   {PathStep::Kind::Close, {}}},
                                  kGold,
                                  {0, 0}});
        m_pages.back().picture(m_fonts, {middle.x - wide, middle.y - high, middle.x + wide, middle.y + high},
                               lozenge);
    }

    // The sentence larger than all that follows, the less so the longer it is.
    void place(const Boxed& boxed) {
        const double scale = m_frame.scale;
        const double in = 13 * scale;
        const double aside = boxed.figure.empty() ? 0 : 0.22 * m_width;
        const double width = m_width - 2 * in - aside;
        const double most = (pageBottom() - m_top) * 0.4;
        const TextStyle label{Face::Bold, std::max(7.0, 9 * scale), Align::Left, kGoldText};
        Fitted sentence = flow(m_fonts, boxed.sentence, {Face::Title, 21 * scale}, {width, most});
        for (const double smaller : {17.0, 14.0, 12.0})
            if (sentence.lines().size() > 2)
                sentence = flow(m_fonts, boxed.sentence, {Face::Title, smaller * scale}, {width, most});
        std::vector<Fitted> why;
        double height = 2 * in + kLeading * label.size + sentence.height();
        for (const std::string& one : boxed.why) {
            const double room = std::max(2 * m_size, 2 * most - height); // never more than a page has
            why.push_back(flow(m_fonts, one, {Face::Regular, std::max(m_size, 10.6 * scale)}, {width, room}));
            height += why.back().height() + 0.3 * m_size;
        }
        if (aside > 0) height = std::max(height, in + figureHeight());
        if (!fits(height)) makeRoom(height);
        const Box box{left(), m_y, left() + m_width, m_y + height};
        m_pages.back().frame(box, kThick);
        m_pages.back().frame(box.inset(5 * scale, 5 * scale), kThin);
        double y = box.top + in;
        const auto put = [&](const Fitted& text) {
            m_pages.back().text({box.left + in, y, box.left + in + width, y + text.height()}, text);
            y += text.height();
        };
        put(fit(m_fonts, boxed.label, label, {width, kLeading * label.size}));
        put(sentence);
        for (const Fitted& one : why) {
            y += 0.3 * m_size;
            put(one);
        }
        if (aside > 0)
            drawFigure(boxed,
                       {box.right - in - aside + 0.5 * in, box.top + in, box.right - in, box.bottom - in});
        m_y = box.bottom + m_size;
    }

    double figureSize() const { return 27 * m_frame.scale; }
    double aroundFigure() const { return std::max(7.0, 9 * m_frame.scale); }
    double figureHeight() const { return kLeading * (figureSize() + 2 * aroundFigure()); }

    void drawFigure(const Boxed& boxed, const Box& box) {
        const double small = aroundFigure();
        const auto middle = [&](const Box& where, const std::string& words, Face face, double size) {
            m_pages.back().text(
                where, fit(m_fonts, words, {face, size, Align::Center}, {where.width(), where.height()}),
                Vertical::Middle);
        };
        const double figure = figureSize();
        const double line = kLeading * small;
        const double top = (box.top + box.bottom - kLeading * figure) / 2;
        middle({box.left, top - line, box.right, top}, boxed.over, Face::Regular, small);
        middle({box.left, top, box.right, top + kLeading * figure}, boxed.figure, Face::Black, figure);
        middle({box.left, top + kLeading * figure, box.right, top + kLeading * figure + line}, boxed.under,
               Face::Regular, small);
    }

    void place(const Figures& figures) {
        const double scale = m_frame.scale;
        const auto count = static_cast<double>(std::max<std::size_t>(1, figures.all.size()));
        const double gap = 24 * scale;
        const double width = (m_width - gap * (count - 1)) / count;
        const double large = 32 * scale;
        std::vector<Fitted> words;
        double highest = 0;
        for (const auto& [figure, what] : figures.all) {
            words.push_back(flow(m_fonts, what,
                                 {Face::Regular, std::max(7.0, 11 * scale), Align::Left, kQuiet},
                                 {width, 6 * kLeading * m_size}));
            highest = std::max(highest, words.back().height());
        }
        const double height = kLeading * large + highest;
        if (!fits(height)) makeRoom(height);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const double x = left() + (width + gap) * static_cast<double>(i);
            m_pages.back().line({x, m_y}, {x + width, m_y}, kThin);
            const Box box{x, m_y, x + width, m_y + kLeading * large};
            m_pages.back().text(
                box, fit(m_fonts, figures.all[i].first, {Face::Title, large}, {width, kLeading * large}),
                Vertical::Middle);
            m_pages.back().text({x, box.bottom, x + width, box.bottom + highest}, words[i]);
        }
        m_y += height + m_size;
    }

    // Two or three beside each other, with room for a hand above each line.
    void place(const Signatures& signing) {
        const double scale = m_frame.scale;
        const std::size_t abreast = scale < kLarge ? 2 : 3;
        const double gap = 22 * scale;
        const double width =
            (m_width - gap * static_cast<double>(abreast - 1)) / static_cast<double>(abreast);
        const double name = std::max(7.0, 9 * scale);
        const double toSign = std::max(mm(7), mm(9) * scale);
        const double height = toSign + kLeading * name;
        for (std::size_t from = 0; from < signing.names.size(); from += abreast) {
            if (!fits(height)) makeRoom(height);
            for (std::size_t i = from; i < std::min(from + abreast, signing.names.size()); ++i) {
                const double x = left() + (width + gap) * static_cast<double>(i - from);
                m_pages.back().line({x, m_y + toSign}, {x + width, m_y + toSign}, kThin);
                m_pages.back().text({x, m_y + toSign, x + width, m_y + height},
                                    fit(m_fonts, signing.names[i], {Face::Regular, name, Align::Left, kQuiet},
                                        {width, kLeading * name}));
            }
            m_y += height;
        }
    }

    const Fonts& m_fonts;
    const List& m_list;
    const Frame& m_frame;
    double m_size;
    double m_notes; // letters of what stands under it
    double m_air;
    double m_share;
    int m_abreast;
    double m_gutter;
    double m_width; // of a column
    std::vector<Page> m_pages;
    double m_top = 0;       // of what the page has room for
    double m_columnTop = 0; // where its next column begins
    double m_y = 0;
    int m_column = 0;
};

Flow flowOf(const Fonts& fonts, const List& list, const Frame& frame, double letters, int abreast,
            double air = kLeastAir, double share = 1) {
    Flow flow(fonts, list, frame, letters, abreast, air, share);
    for (std::size_t i = 0; i < list.blocks.size(); ++i)
        flow.put(list.blocks[i], i + 1 < list.blocks.size() ? &list.blocks[i + 1] : nullptr);
    return flow;
}

std::vector<Page> setAt(const Fonts& fonts, const List& list, const Frame& frame, double size, int abreast,
                        double air = kLeastAir) {
    return flowOf(fonts, list, frame, frame.lettersOf(size), abreast, air).finish();
}

// The same where it takes several pages: no few rows alone on the last one, but as much on each as on the
// others.
std::vector<Page> setEvenly(const Fonts& fonts, const List& list, const Frame& frame, double size,
                            int abreast) {
    const double letters = frame.lettersOf(size);
    Flow whole = flowOf(fonts, list, frame, letters, abreast);
    const bool nearlyEmpty = whole.lastFill() < kNearlyEmpty;
    std::vector<Page> pages = whole.finish();
    if (!nearlyEmpty || pages.size() == 1 || pages.size() > kFewPages) return pages;
    constexpr int kTries = 6;
    double most = 1;
    double least = static_cast<double>(pages.size() - 1) / static_cast<double>(pages.size());
    for (int tries = 0; tries < kTries; ++tries) {
        const double share = (least + most) / 2;
        auto even = flowOf(fonts, list, frame, letters, abreast, kLeastAir, share).finish();
        const bool asMany = even.size() == pages.size();
        (asMany ? most : least) = share;
        if (asMany) pages = std::move(even);
    }
    return pages;
}

// What the tables of a list ask for.
using Demands = std::vector<Demand>;

double easeAt(const Demands& demands, const Frame& frame, double size, int abreast) {
    const double letters = frame.lettersOf(size);
    double ease = 1;
    for (const Demand& demand : demands)
        ease = std::min(ease, demand.easeAt(letters, frame.columnWidth(letters, abreast)));
    return ease;
}

// Columns that may go do so where even the smallest letters of a page would leave them too little.
Demands dropped(const Fonts& fonts, List& list, const Frame& frame) {
    Demands demands;
    std::set<int> orders;
    const double letters = frame.lettersOf(kSizes.back());
    for (Block& block : list.blocks)
        if (auto* table = std::get_if<Table>(&block)) {
            Demand demand(fonts, *table);
            while (demand.easeAt(letters, frame.columnWidth(letters, 1)) < kLeastEase) {
                const auto order = demand.dropOne(*table);
                if (!order) break;
                orders.insert(*order);
            }
            demands.push_back(std::move(demand));
        }
    std::erase_if(list.blocks, [&](const Block& block) {
        const auto* paragraph = std::get_if<Paragraph>(&block);
        return paragraph != nullptr && orders.count(paragraph->drops) > 0;
    });
    return demands;
}

int mostAbreast(const List& list) {
    int most = 1;
    for (const Block& block : list.blocks)
        if (const auto* table = std::get_if<Table>(&block)) most = std::max(most, table->mostAbreast);
    return most;
}

// A quick bound, so that a long list is not set a dozen times for nothing.
bool mayFitOnePage(const List& list, const Frame& frame, double size, int abreast) {
    double lines = 0;
    for (const Block& block : list.blocks)
        if (const auto* table = std::get_if<Table>(&block)) lines += static_cast<double>(table->rows.size());
    return lines * kLeading * size * frame.scale <= frame.size.height * abreast;
}

} // namespace

RunningPage runningPage(const Fonts& fonts, const Running& running, Size paper) {
    const Frame frame(paper);
    RunningPage made{Page(paper), {}, {}, frame.scale};
    made.title = drawHead(fonts, running, frame, made.page);
    drawFoot(fonts, running, frame, 1, 1, made.page);
    made.body = {frame.left(), made.title.bottom, frame.right(), frame.footTop() - frame.headSize()};
    return made;
}

std::optional<Page> setOnOnePage(const Fonts& fonts, const List& list, Size paper, double most,
                                 double least) {
    const Frame frame(paper);
    constexpr double kStep = 0.5;
    for (double size = most; size >= least; size -= kStep) {
        if (!mayFitOnePage(list, frame, size, 1)) continue;
        std::vector<Page> pages = setAt(fonts, list, frame, size, 1);
        if (pages.size() == 1) return std::move(pages.front());
        if (frame.lettersOf(size) == frame.lettersOf(size - kStep)) break; // as small as any are
    }
    return std::nullopt;
}

namespace {

// The largest letters in which all goes on one page, and then as much air as there is room for; nothing where
// none do. A list stands beside itself where it can be larger then.
std::optional<std::vector<Page>> filledPage(const Fonts& fonts, const List& list, const Frame& frame,
                                            const Demands& demands, int mostAbreast) {
    const auto fits = [&](double size, int abreast, double air) {
        return mayFitOnePage(list, frame, size, abreast) &&
               easeAt(demands, frame, size, abreast) >= kLeastEase &&
               flowOf(fonts, list, frame, frame.lettersOf(size), abreast, air).finish().size() == 1;
    };
    std::vector<double> sizes;
    const double least = std::max(kSizes.back(), list.leastOnWall);
    for (double size = kLargestOnWall; size >= least; size *= kWallStep) sizes.push_back(size);
    std::size_t best = sizes.size(); // the first that fits
    int ways = 1;
    for (int abreast = 1; abreast <= mostAbreast; ++abreast) {
        std::size_t from = 0;
        std::size_t to = best;
        while (from < to) {
            const std::size_t middle = (from + to) / 2;
            if (fits(sizes[middle], abreast, kLeastAir))
                to = middle;
            else
                from = middle + 1;
        }
        if (to < best) {
            best = to;
            ways = abreast;
        }
    }
    if (best == sizes.size()) return std::nullopt;
    double air = kLeastAir;
    constexpr int kTries = 5;
    for (double step = (kMostAir - kLeastAir) / 2, tries = 0; tries < kTries; ++tries, step /= 2)
        if (fits(sizes[best], ways, air + step)) air += step;
    return setAt(fonts, list, frame, sizes[best], ways, air);
}

} // namespace

std::vector<Page> setList(const Fonts& fonts, const List& given, Size paper) {
    const Frame frame(paper);
    List list = given;
    const Demands demands = dropped(fonts, list, frame);
    const int most = mostAbreast(list);
    if (list.wall) {
        if (auto page = filledPage(fonts, list, frame, demands, most)) return *page;
    } else {
        for (double size : kSizes)
            for (int abreast = 1; abreast <= most; ++abreast) {
                if (!mayFitOnePage(list, frame, size, abreast)) continue;
                if (easeAt(demands, frame, size, abreast) < kLeastEase) continue;
                std::vector<Page> pages = setAt(fonts, list, frame, size, abreast);
                if (pages.size() == 1) return pages;
            }
    }
    for (const double size : kSizes) { // names go on in a second line then
        const double letters = frame.lettersOf(size);
        const bool whole = std::all_of(demands.begin(), demands.end(), [&](const Demand& demand) {
            return demand.hasRoomForWords(letters, frame.columnWidth(letters, 1));
        });
        if (size < list.leastOnWall) break;
        if ((!whole && size != kSizes.back()) || !mayFitOnePage(list, frame, size, 1)) continue;
        if (auto pages = setAt(fonts, list, frame, size, 1); pages.size() == 1) return pages;
    }
    if (list.onePage)
        for (const double size : kOnePage) {
            if (size < kOnePage.front() && frame.scale < kLarge)
                break; // small paper has small letters already
            Flow flow = flowOf(fonts, list, frame, size * frame.scale, 1);
            if (auto pages = flow.finish(); pages.size() == 1) return pages;
        }
    // What hangs on a wall and takes several pages: as large as they have room for.
    if (list.wall && (most == 1 || list.leastOnWall > 0)) {
        const double floor = std::max(kSizes.back(), list.leastOnWall);
        const auto pagesAt = [&](double size, int abreast) {
            return easeAt(demands, frame, size, abreast) < kLeastEase
                       ? kNever
                       : setAt(fonts, list, frame, size, abreast).size();
        };
        std::size_t fewest = kNever;
        for (int abreast = 1; abreast <= most; ++abreast) fewest = std::min(fewest, pagesAt(floor, abreast));
        std::vector<double> sizes;
        for (double size = list.leastOnWall > 0 ? kLargestOnSeveral : kLargestRunningOn; size > floor;
             size *= kWallStep)
            sizes.push_back(size);
        if (list.leastOnWall > 0) sizes.push_back(floor);
        for (const double size : sizes)
            for (int abreast = 1; abreast <= most && fewest != kNever; ++abreast)
                if (pagesAt(size, abreast) <= fewest) return setEvenly(fonts, list, frame, size, abreast);
    }
    const auto runningOn = [&](double size, int abreast, double leastEase) {
        return easeAt(demands, frame, size, abreast) >= leastEase;
    };
    for (double size : kRunningOn)
        for (int abreast = most; abreast > 1 && size >= kSmallestAbreast; --abreast)
            if (runningOn(size, abreast, kLeastEaseAbreast))
                return setEvenly(fonts, list, frame, size, abreast);
    for (double size : kRunningOn) {
        if (size > list.leastLetters && !runningOn(size, 1, kLeastEase)) continue;
        Flow flow = flowOf(fonts, list, frame, frame.lettersOf(size), 1);
        const bool nearlyEmpty = flow.lastFill() < kNearlyEmpty;
        std::vector<Page> pages = flow.finish();
        // Rather a little smaller than a last page with two rows on it.
        if (!nearlyEmpty || pages.size() > kFewPages) return pages;
        for (double smaller : kRunningOn)
            if (smaller < size && smaller >= list.leastLetters)
                if (auto fewer = setAt(fonts, list, frame, smaller, 1); fewer.size() < pages.size())
                    return fewer;
        return setEvenly(fonts, list, frame, size, 1);
    }
    return setEvenly(fonts, list, frame, kRunningOn.back(), 1);
}

} // namespace schreiber::pdf
