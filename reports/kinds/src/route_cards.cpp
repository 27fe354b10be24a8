#include "grid.h"
#include "listing.h"
#include "match.h"
#include "names.h"
#include "places.h"
#include "qr.h"
#include "reports.h"
#include "route.h"

#include <tournament/heats.h>
#include <tournament/rank_history.h>

#include <algorithm>
#include <numeric>
#include <optional>

// A card for each player's pocket: where they sat and sit, with whom, and room for the rounds to come.
namespace schreiber::kinds {

namespace {

using pdf::Box;
using pdf::mm;

constexpr double kMargin = mm(6);
constexpr double kWidth = mm(92) - 2 * kMargin;
constexpr double kHead = mm(15);
constexpr double kRow = mm(7.5); // two names and a pencil
constexpr double kLetters = 8;
constexpr double kFirstRank = 18; // beside the course of ranks, where it begins
constexpr double kFoot = mm(30);  // sum, rank, course and code
constexpr double kCode = mm(14);
constexpr double kBetween = 4; // points, between a cell's text and the next cell
constexpr double kAir = 0.8;   // points, above and below

using Lines = std::vector<std::string>; // one below the other in a cell
using Row = std::vector<Lines>;         // a cell a column

struct Column {
    Label title;
    double share; // of the width
};

// Who plays for himself has no partner. Ranks have a column where rounds bring any.
std::vector<Column> columnsOf(const tournament::Settings& settings, bool ranked) {
    std::vector<Column> columns{{Label::RoundColumn, 0.1}, {Label::Table, 0.09}};
    const double rank = ranked ? 0.09 : 0;
    if (settings.format == tournament::Format::Solo)
        columns.insert(columns.end(), {{Label::Opponents, 0.62 - rank}, {Label::Result, 0.19}});
    else
        columns.insert(
            columns.end(),
            {{Label::Partner, 0.34 - rank / 2}, {Label::Opponents, 0.34 - rank / 2}, {Label::Result, 0.13}});
    if (ranked) columns.push_back({Label::RankColumn, rank});
    return columns;
}

// Where everybody stood after each round, as far as that may be seen.
struct Ranks {
    tournament::RankHistory history;
    int people = 0;
};

Ranks ranksOf(const View& view) {
    const tournament::Tournament& tournament = view.tournament;
    const int last = tournament::lastPublished(tournament);
    if (last == 0 || last < tournament.settings.hideStandingsUntil || view.standings.rows.empty()) return {};
    Ranks ranks{tournament::rankHistoryOf(tournament, view.standings.round), 0};
    for (const tournament::RankHistory::Line& line : ranks.history.lines)
        for (const int rank : line.ranks) ranks.people = std::max(ranks.people, rank);
    return ranks;
}

struct Card {
    std::string number;
    std::string name;
    std::string event; // with the group where there are groups
    std::vector<Row> rows;
    std::vector<double> heights; // of the rows
    std::vector<bool> won{};     // and whether that round was
    std::vector<int> ranks{};    // after each round; 0: none
    int people = 0;              // the last rank there is
    std::vector<std::string> sum{};
    std::string rank{};
    bool coded = false; // has the results' address
    double foot() const { return ranks.empty() ? (coded ? kCode : 0) : kFoot; }
    double height() const { return std::accumulate(heights.begin(), heights.end(), kHead + foot()); }
};

// A cell's line of names: smaller where there are several of them in a row, so that each has its share.
pdf::Fitted lineIn(const pdf::Fonts& fonts, const std::string& line, std::size_t lines, double width,
                   double height, pdf::TextStyle style) {
    const double room = (height - 2 * kAir) / static_cast<double>(std::max<std::size_t>(1, lines));
    style.size = std::min(style.size, room / pdf::kLeading);
    return fit(fonts, line, style, {width, room});
}

// As high as it has to be for no name in it to be cut.
double heightOf(const pdf::Fonts& fonts, const std::vector<Column>& columns, const Row& row) {
    constexpr double kStep = 1.25;
    constexpr double kLeast = 6; // points, of a line of names
    double height = kRow;
    for (const Lines& cell : row)
        height = std::max(height, static_cast<double>(cell.size()) * kLeast * pdf::kLeading + 2 * kAir);
    for (std::size_t i = 0; i < row.size(); ++i)
        for (const std::string& line : row[i])
            while (height < sizeOf(pdf::PageSize::A4).height &&
                   lineIn(fonts, line, row[i].size(), kWidth * columns[i].share - kBetween, height,
                          {pdf::Face::Regular, kLetters})
                       .cut())
                height *= kStep;
    return height;
}

// Each with the number, a pair's second name below the first.
Lines numbered(const View& view, int round, const std::vector<int>& numbers) {
    Lines lines;
    for (int number : numbers) {
        Lines names = fullNamesIn(view.tournament, round, {number});
        if (!names.empty()) names.front() = fmt::format("{} {}", number, names.front());
        lines.insert(lines.end(), names.begin(), names.end());
    }
    return lines;
}

// Drawn for the round, or the other one of a pair.
Lines partnersOf(const View& view, int round, int contestant, const std::string& name, const Stop& stop) {
    if (!stop.partners.empty()) return numbered(view, round, stop.partners);
    Lines others = fullNamesIn(view.tournament, round, {contestant});
    if (const auto own = std::find(others.begin(), others.end(), name); own != others.end())
        others.erase(own);
    return others;
}

Lines cellOf(const View& view, int round, int contestant, const std::string& name, const Stop& stop,
             Label column) {
    switch (column) {
    case Label::Table:
        return {tournament::tableCalled(*tournament::findRound(view.tournament, round), *stop.table)};
    case Label::Partner:
        return partnersOf(view, round, contestant, name, stop);
    case Label::Opponents:
        return numbered(view, round, stop.opponents);
    default:
        return {scoreFrom(view, stop)};
    }
}

// "5,5" where it is a half.
std::string figureText(const tournament::Amount& amount, words::Language language) {
    const std::string whole = signedText(amount.halves / 2);
    return amount.halves % 2 == 0 ? whole : whole + pointOf(language) + "5";
}

// What it comes to so far.
void addSum(Card& card, const View& view, const Ranks& ranks, int contestant) {
    const tournament::RankHistory::Line* line = ranks.history.of(contestant);
    const auto row = std::find_if(view.standings.rows.begin(), view.standings.rows.end(),
                                  [&](const auto& one) { return one.entry == contestant; });
    if (line == nullptr || row == view.standings.rows.end()) return;
    if (std::none_of(line->ranks.begin(), line->ranks.end(), [](int rank) { return rank > 0; })) return;
    card.ranks = line->ranks;
    card.people = ranks.people;
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    card.rank = text(Label::RankText, view.language, row->rank);
    const auto counted = [&](const tournament::Amount& amount, Label one, Label many) {
        return figureText(amount, view.language) + " " + word(amount.halves == 2 ? one : many);
    };
    const bool zeroSum = view.tournament.settings.zeroSum;
    std::string wins = zeroSum ? counted({2 * row->tableWins}, Label::OneTableWin, Label::TableWinsWord)
                               : counted(row->wins, Label::OneWin, Label::Wins);
    if (row->satOut > 0) wins += " · " + text(Label::RoundsSatOut, view.language, row->satOut);
    const auto plus = [](const tournament::Amount& amount) { return amount.halves > 0 ? "+" : ""; };
    std::string points = counted(row->points, Label::OnePoint, Label::Points);
    if (zeroSum)
        points.insert(0, plus(row->points));
    else
        points += " · " + word(Label::DifferenceWord) + " " + plus(row->difference) +
                  figureText(row->difference, view.language);
    card.sum = {std::move(wins), std::move(points)};
}

Card cardOf(const View& view, const Options& options, const Groups& groups, const Routes& routes,
            const Ranks& ranks, int contestant, const std::string& name, int rounds) {
    const std::vector<Column> columns = columnsOf(view.tournament.settings, ranks.people > 0);
    Card card{
        text(Label::StartNumber, view.language, contestant), name, view.tournament.settings.name, {}, {}};
    if (const int group = groups.of(contestant); group > 0)
        card.event = text(Label::Group, view.language, group) + " · " + card.event;
    card.coded = !view.resultsPage.empty();
    addSum(card, view, ranks, contestant);
    for (int number = 1; number <= rounds; ++number) {
        bool won = false;
        Row row(columns.size());
        row[0] = {std::to_string(number)};
        const tournament::Round* round = tournament::findRound(view.tournament, number);
        if (round && round->state == tournament::RoundState::Published) {
            const Stop stop = routes.in(*round, contestant);
            if (stop.what == Stop::What::SatOut)
                row[2] = {std::string(text(freeWord(*round), view.language))};
            if (stop.what == Stop::What::Away) row[2] = {"–"};
            if (stop.table)
                for (std::size_t i = 1; i < columns.size(); ++i)
                    if (columns[i].title != Label::RankColumn)
                        row[i] = cellOf(view, number, contestant, name, stop, columns[i].title);
            won = isWonFrom(view, stop);
        }
        if (const auto at = static_cast<std::size_t>(number) - 1;
            at < card.ranks.size() && card.ranks[at] > 0)
            row.back() = {std::to_string(card.ranks[at]) + "."};
        card.won.push_back(won);
        card.heights.push_back(heightOf(options.fonts, columns, row));
        card.rows.push_back(std::move(row));
    }
    return card;
}

// As many rounds as are planned; where that is open, as many as there were and one more.
int roundsOnCard(const tournament::Tournament& tournament) {
    const int drawn = static_cast<int>(tournament.rounds.size());
    return tournament.settings.rounds > 0 ? std::max(tournament.settings.rounds, drawn) : drawn + 1;
}

class RouteDrawing {
  public:
    RouteDrawing(const View& view, const Options& options, const Ranks& ranks, const Box& box,
                 pdf::Page& page)
        : m_view(view)
        , m_fonts(options.fonts)
        , m_columns(columnsOf(view.tournament.settings, ranks.people > 0))
        , m_box(box)
        , m_page(page) {}

    void draw(const Card& card) {
        const double middle = m_box.top + kHead * 0.48;
        drawName(card, middle);
        put({m_box.left, middle, m_box.right, middle + kHead * 0.3}, card.event,
            {pdf::Face::Regular, 7, pdf::Align::Left, pdf::kQuiet});
        Row titles;
        for (const Column& column : m_columns)
            titles.push_back({std::string(text(column.title, m_view.language))});
        double y = m_box.top + kHead * 0.78;
        drawRow(titles, y, kHead * 0.22, {pdf::Face::Bold, 6.5}, false);
        y = m_box.top + kHead;
        // Less than they want where there are more rounds than the paper has room for.
        const double share =
            std::min(1.0, (m_box.height() - kHead - card.foot()) / (card.height() - kHead - card.foot()));
        for (std::size_t i = 0; i < card.rows.size(); ++i) {
            const double pitch = card.heights[i] * share;
            m_page.line({m_box.left, y}, {m_box.right, y},
                        i == 0 ? pdf::Stroke{1.1, 0} : pdf::Stroke{0.5, 0.85});
            drawRow(card.rows[i], y, pitch, {pdf::Face::Regular, kLetters}, card.won[i]);
            y += pitch;
        }
        m_page.line({m_box.left, y}, {m_box.right, y}, {0.5, 0.85});
        drawFoot(card, y);
    }

  private:
    void put(const Box& box, const std::string& what, const pdf::TextStyle& style) {
        m_page.text(box, fit(m_fonts, what, style, {box.width(), box.height()}), pdf::Vertical::Middle);
    }

    // The number in a ring, and the name as large as it goes beside it.
    void drawName(const Card& card, double bottom) {
        const pdf::TextStyle number{pdf::Face::Black, 10, pdf::Align::Center};
        const double high = 16;
        const double wide = std::max(high, widthOf(m_fonts, card.number, number.face, number.size) + 12);
        const double y = (m_box.top + bottom) / 2;
        const Box ring{m_box.left, y - high / 2, m_box.left + wide, y + high / 2};
        using Path = pdf::PathStep::Kind;
        const double r = high / 2;
        const double k = r * (1 - 0.5523);
        pdf::Picture pill{{wide, high}, {}, {}};
        pill.shapes.push_back({{{Path::Move, {r, 0}},
                                {Path::Line, {wide - r, 0}},
                                {Path::Curve, {wide, r}, {wide - k, 0}, {wide, k}},
                                {Path::Curve, {wide - r, high}, {wide, high - k}, {wide - k, high}},
                                {Path::Line, {r, high}},
                                {Path::Curve, {0, r}, {k, high}, {0, high - k}},
                                {Path::Curve, {r, 0}, {0, k}, {k, 0}}},
                               std::nullopt,
                               {1, 0}});
        m_page.picture(m_fonts, ring, pill);
        put(ring, card.number, number);
        put({ring.right + 6, m_box.top, m_box.right, bottom}, card.name, {pdf::Face::Title, 15});
    }

    // What it comes to, how it went, and where to look it up.
    void drawFoot(const Card& card, double top) {
        double right = m_box.right;
        if (card.coded)
            if (const auto code = qrCode(m_view.resultsPage)) {
                const double side = std::max(mm(12), leastSide(*code));
                const double quiet = kQuietModules / code->size.width * side;
                const pdf::Point corner{m_box.right + quiet, m_box.bottom + quiet};
                m_page.picture(m_fonts, {corner.x - side, corner.y - side, corner.x, corner.y}, *code);
                right = corner.x - side;
            }
        if (card.ranks.empty()) return;
        const double half = m_box.left + m_box.width() * 0.62;
        double y = top + 3;
        for (const std::string& line : card.sum) {
            put({m_box.left, y, half, y + 11}, line, {pdf::Face::Bold, 8.5});
            y += 11;
        }
        put({half, top + 3, m_box.right, y}, card.rank, {pdf::Face::Title, 15, pdf::Align::Right});
        const double note = m_box.bottom - 8.5;
        put({m_box.left, note, right, m_box.bottom}, text(Label::RanksDrawn, m_view.language, card.people),
            {pdf::Face::Regular, 6.5, pdf::Align::Left, pdf::kQuiet});
        drawCourse(card, {m_box.left, y + 5, right - 20, note - 3});
    }

    // From the first rank there is to the last, always on the same scale.
    void drawCourse(const Card& card, const Box& box) {
        if (box.height() < 8) return;
        for (const double y : {box.top, box.bottom}) m_page.line({box.left, y}, {box.right, y}, {0.5, 0.85});
        const std::size_t rounds = card.rows.size();
        const auto at = [&](std::size_t round) {
            const double down = card.people > 1 ? (card.ranks[round] - 1.0) / (card.people - 1.0) : 0;
            const double step =
                rounds > 1 ? (box.width() - kFirstRank - 4) / static_cast<double>(rounds - 1) : 0;
            return pdf::Point{box.left + kFirstRank + step * static_cast<double>(round),
                              box.top + down * box.height()};
        };
        std::optional<std::size_t> before;
        std::optional<std::size_t> first;
        for (std::size_t round = 0; round < std::min(rounds, card.ranks.size()); ++round) {
            if (card.ranks[round] == 0) continue;
            if (!first) first = round;
            if (before) m_page.line(at(*before), at(round), {1.2, 0});
            before = round;
        }
        if (!before) return;
        const auto dot = [&](pdf::Point middle, double r) {
            m_page.area({middle.x - r, middle.y - r, middle.x + r, middle.y + r}, 0);
        };
        for (std::size_t round = *first; round <= *before; ++round)
            if (card.ranks[round] > 0) dot(at(round), round == *before ? 2.2 : 1.2);
        const pdf::Point last = at(*before);
        put({last.x + 5, last.y - 6, last.x + 24, last.y + 6}, std::to_string(card.ranks[*before]) + ".",
            {pdf::Face::Black, 8});
        if (*first != *before) {
            const pdf::Point begun = at(*first);
            put({begun.x - kFirstRank, begun.y - 6, begun.x - 4, begun.y + 6},
                std::to_string(card.ranks[*first]) + ".",
                {pdf::Face::Regular, 6.5, pdf::Align::Right, pdf::kQuiet});
        }
    }

    // The result in bold where it was a win; opponents are read last.
    void drawRow(const Row& row, double y, double height, const pdf::TextStyle& set, bool won) {
        double x = m_box.left;
        for (std::size_t i = 0; i < row.size(); ++i) {
            pdf::TextStyle style = set;
            const Label title = m_columns[i].title;
            if (title == Label::RankColumn || title == Label::Result) style.align = pdf::Align::Right;
            if (style.face == pdf::Face::Regular) {
                if (title == Label::Opponents) style.ink = pdf::kQuiet;
                if (title == Label::Table || (title == Label::Result && won)) style.face = pdf::Face::Bold;
            }
            const double width = m_box.width() * m_columns[i].share;
            const double line =
                (height - 2 * kAir) / static_cast<double>(std::max<std::size_t>(1, row[i].size()));
            double top = y + kAir;
            for (const std::string& one : row[i]) {
                m_page.text({x, top, x + width - kBetween, top + line},
                            lineIn(m_fonts, one, row[i].size(), width - kBetween, height, style),
                            pdf::Vertical::Middle);
                top += line;
            }
            x += width;
        }
    }

    const View& m_view;
    const pdf::Fonts& m_fonts;
    std::vector<Column> m_columns;
    Box m_box;
    pdf::Page& m_page;
};

} // namespace

pdf::Document routeCards(const View& view, const Options& options) {
    const std::string title(text(Label::RouteCards, view.language));
    const int rounds = roundsOnCard(view.tournament);
    const Groups groups(view.tournament);
    const Routes routes(view.tournament);
    const Ranks ranks = ranksOf(view);
    std::vector<Card> cards;
    for (int contestant : tournament::contestants(view.tournament))
        for (const std::string& name : fullNames(view.tournament, contestant))
            cards.push_back(cardOf(view, options, groups, routes, ranks, contestant, name, rounds));
    if (cards.empty())
        return listDocument(view, options,
                            {runningFor(view, title, ""),
                             {pdf::Paragraph{std::string(text(Label::NoEntries, view.language))}}});

    double highest = 0;
    for (const Card& card : cards) highest = std::max(highest, card.height());
    const pdf::Size upright = pdf::sizeOf(options.page);
    const Grid grid =
        gridOf(options.page, {kWidth + 2 * kMargin, std::min(highest + 2 * kMargin, upright.height)});
    std::vector<pdf::Page> pages;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const int index = static_cast<int>(i) % grid.cells();
        if (index == 0) {
            pages.emplace_back(grid.page);
            drawCutMarks(grid, pages.back());
        }
        RouteDrawing(view, options, ranks, grid.cell(index).inset(kMargin, kMargin), pages.back())
            .draw(cards[i]);
    }
    return documentOf(view, options, title, std::move(pages));
}

} // namespace schreiber::kinds
