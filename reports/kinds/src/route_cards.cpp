#include "grid.h"
#include "listing.h"
#include "names.h"
#include "places.h"
#include "reports.h"
#include "route.h"

#include <tournament/heats.h>

#include <algorithm>
#include <numeric>

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
constexpr double kBetween = 4; // points, between a cell's text and the next cell
constexpr double kAir = 0.8;   // points, above and below

using Lines = std::vector<std::string>; // one below the other in a cell
using Row = std::vector<Lines>;         // a cell a column

struct Column {
    Label title;
    double share; // of the width
};

// Who plays for himself has no partner.
std::vector<Column> columnsOf(const tournament::Settings& settings) {
    if (settings.format == tournament::Format::Solo)
        return {
            {Label::RoundColumn, 0.1}, {Label::Table, 0.09}, {Label::Opponents, 0.62}, {Label::Result, 0.19}};
    return {{Label::RoundColumn, 0.1},
            {Label::Table, 0.09},
            {Label::Partner, 0.34},
            {Label::Opponents, 0.34},
            {Label::Result, 0.13}};
}

struct Card {
    std::string number;
    std::string name;
    std::string event; // with the group where there are groups
    std::vector<Row> rows;
    std::vector<double> heights; // of the rows
    double height() const { return std::accumulate(heights.begin(), heights.end(), kHead); }
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

Card cardOf(const View& view, const Options& options, const Groups& groups, const Routes& routes,
            int contestant, const std::string& name, int rounds) {
    const std::vector<Column> columns = columnsOf(view.tournament.settings);
    Card card{
        text(Label::StartNumber, view.language, contestant), name, view.tournament.settings.name, {}, {}};
    if (const int group = groups.of(contestant); group > 0)
        card.event = text(Label::Group, view.language, group) + " · " + card.event;
    for (int number = 1; number <= rounds; ++number) {
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
                    row[i] = cellOf(view, number, contestant, name, stop, columns[i].title);
        }
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
    RouteDrawing(const View& view, const Options& options, const Box& box, pdf::Page& page)
        : m_view(view)
        , m_fonts(options.fonts)
        , m_columns(columnsOf(view.tournament.settings))
        , m_box(box)
        , m_page(page) {}

    void draw(const Card& card) {
        const double middle = m_box.top + kHead * 0.48;
        put({m_box.left, m_box.top, m_box.right, middle}, card.number + "  " + card.name,
            {pdf::Face::Bold, 13});
        put({m_box.left, middle, m_box.right, middle + kHead * 0.3}, card.event,
            {pdf::Face::Regular, 7, pdf::Align::Left, 0.2});
        Row titles;
        for (const Column& column : m_columns)
            titles.push_back({std::string(text(column.title, m_view.language))});
        double y = m_box.top + kHead * 0.78;
        drawRow(titles, y, kHead * 0.22, {pdf::Face::Bold, 6.5});
        y = m_box.top + kHead;
        // Less than they want where there are more rounds than the paper has room for.
        const double share = std::min(1.0, (m_box.height() - kHead) / (card.height() - kHead));
        for (std::size_t i = 0; i < card.rows.size(); ++i) {
            const double pitch = card.heights[i] * share;
            m_page.line({m_box.left, y}, {m_box.right, y}, {0.3, 0.4});
            drawRow(card.rows[i], y, pitch, {pdf::Face::Regular, kLetters});
            y += pitch;
        }
        m_page.line({m_box.left, y}, {m_box.right, y}, {0.3, 0.4});
        double x = m_box.left;
        for (std::size_t i = 0; i + 1 < m_columns.size(); ++i) {
            x += m_box.width() * m_columns[i].share;
            m_page.line({x - kBetween / 2, m_box.top + kHead}, {x - kBetween / 2, y}, {0.3, 0.4});
        }
    }

  private:
    void put(const Box& box, const std::string& what, const pdf::TextStyle& style) {
        m_page.text(box, fit(m_fonts, what, style, {box.width(), box.height()}), pdf::Vertical::Middle);
    }

    void drawRow(const Row& row, double y, double height, const pdf::TextStyle& style) {
        double x = m_box.left;
        for (std::size_t i = 0; i < row.size(); ++i) {
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
    std::vector<Card> cards;
    for (int contestant : tournament::contestants(view.tournament))
        for (const std::string& name : fullNames(view.tournament, contestant))
            cards.push_back(cardOf(view, options, groups, routes, contestant, name, rounds));
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
        RouteDrawing(view, options, grid.cell(index).inset(kMargin, kMargin), pages.back()).draw(cards[i]);
    }
    return documentOf(view, options, title, std::move(pages));
}

} // namespace schreiber::kinds
