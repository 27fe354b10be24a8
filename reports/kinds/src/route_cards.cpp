#include "grid.h"
#include "listing.h"
#include "names.h"
#include "reports.h"
#include "route.h"

#include <tournament/heats.h>

#include <algorithm>
#include <array>

// A card for each player's pocket: where they sat and sit, with whom, and room for the rounds to come.
namespace schreiber::kinds {

namespace {

using pdf::Box;
using pdf::mm;

constexpr double kHead = mm(15);
constexpr double kRow = mm(7.5); // two names and a pencil
constexpr std::array kShares{0.1, 0.09, 0.34, 0.34, 0.13};
constexpr double kBetween = 4; // points, between a cell's text and the next cell
constexpr double kAir = 0.8;   // points, above and below

using Lines = std::vector<std::string>; // one below the other in a cell
using Row = std::array<Lines, kShares.size()>;

struct Card {
    std::string number;
    std::string name;
    std::vector<Row> rows;
};

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

Card cardOf(const View& view, int contestant, const std::string& name, int rounds) {
    Card card{text(Label::StartNumber, view.language, contestant), name, {}};
    for (int number = 1; number <= rounds; ++number) {
        Row row{Lines{std::to_string(number)}};
        const tournament::Round* round = tournament::findRound(view.tournament, number);
        if (round && round->state == tournament::RoundState::Published) {
            const Stop stop = stopOf(*round, contestant);
            if (stop.what == Stop::What::SatOut) row[2] = {std::string(text(Label::SitsOut, view.language))};
            if (stop.what == Stop::What::Away) row[2] = {"–"};
            if (stop.table) {
                row[1] = {tournament::tableCalled(*round, *stop.table)};
                row[2] = partnersOf(view, number, contestant, name, stop);
                row[3] = numbered(view, number, stop.opponents);
                row[4] = {scoreFrom(view.tournament, stop)};
            }
        }
        card.rows.push_back(std::move(row));
    }
    return card;
}

// As many rounds as are planned; where that is open, as many as there were and one more.
int roundsOf(const tournament::Tournament& tournament) {
    const int drawn = static_cast<int>(tournament.rounds.size());
    return tournament.settings.rounds > 0 ? std::max(tournament.settings.rounds, drawn) : drawn + 1;
}

class Drawing {
  public:
    Drawing(const View& view, const Options& options, const Box& box, pdf::Page& page)
        : m_view(view)
        , m_fonts(options.fonts)
        , m_box(box)
        , m_page(page) {}

    void draw(const Card& card) {
        const double middle = m_box.top + kHead * 0.5;
        put({m_box.left, m_box.top, m_box.right, middle}, card.number + "  " + card.name,
            {pdf::Face::Bold, 13});
        put({m_box.left, middle, m_box.right, middle + kHead * 0.28}, m_view.tournament.settings.name,
            {pdf::Face::Regular, 7, pdf::Align::Left, 0.2});
        const std::array heads{Label::RoundColumn, Label::Table, Label::Partner, Label::Opponents,
                               Label::Result};
        Row titles;
        for (std::size_t i = 0; i < heads.size(); ++i)
            titles[i] = {std::string(text(heads[i], m_view.language))};
        double y = m_box.top + kHead * 0.78;
        drawRow(titles, y, kHead * 0.22, {pdf::Face::Bold, 6.5});
        y = m_box.top + kHead;
        const double pitch = std::min(
            kRow, (m_box.bottom - y) / static_cast<double>(std::max<std::size_t>(1, card.rows.size())));
        for (const Row& row : card.rows) {
            m_page.line({m_box.left, y}, {m_box.right, y}, {0.3, 0.4});
            drawRow(row, y, pitch, {pdf::Face::Regular, 8});
            y += pitch;
        }
        m_page.line({m_box.left, y}, {m_box.right, y}, {0.3, 0.4});
        double x = m_box.left;
        for (std::size_t i = 0; i + 1 < kShares.size(); ++i) {
            x += m_box.width() * kShares[i];
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
            const double width = m_box.width() * kShares[i];
            const auto lines = static_cast<double>(std::max<std::size_t>(1, row[i].size()));
            const double line = (height - 2 * kAir) / lines;
            pdf::TextStyle fitting = style;
            fitting.size = std::min(style.size, line / pdf::kLeading);
            double top = y + kAir;
            for (const std::string& one : row[i]) {
                put({x, top, x + width - kBetween, top + line}, one, fitting);
                top += line;
            }
            x += width;
        }
    }

    const View& m_view;
    const pdf::Fonts& m_fonts;
    Box m_box;
    pdf::Page& m_page;
};

} // namespace

pdf::Document routeCards(const View& view, const Options& options) {
    const std::string title(text(Label::RouteCards, view.language));
    const int rounds = roundsOf(view.tournament);
    std::vector<Card> cards;
    for (int contestant : tournament::contestants(view.tournament))
        for (const std::string& name : fullNames(view.tournament, contestant))
            cards.push_back(cardOf(view, contestant, name, rounds));
    if (cards.empty())
        return listDocument(view, options,
                            {runningFor(view, title, ""),
                             {pdf::Paragraph{std::string(text(Label::NoEntries, view.language))}}});

    constexpr double kMargin = mm(6);
    const pdf::Size upright = pdf::sizeOf(options.page);
    const double wanted = kHead + kRow * rounds + 2 * kMargin;
    const Grid grid = gridOf(options.page, {mm(92), std::min(wanted, upright.height)});
    std::vector<pdf::Page> pages;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const int index = static_cast<int>(i) % grid.cells();
        if (index == 0) {
            pages.emplace_back(grid.page);
            drawCutMarks(grid, pages.back());
        }
        Drawing(view, options, grid.cell(index).inset(kMargin, kMargin), pages.back()).draw(cards[i]);
    }
    return documentOf(view, options, title, std::move(pages));
}

} // namespace schreiber::kinds
