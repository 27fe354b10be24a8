#include "grid.h"
#include "listing.h"
#include "match.h"
#include "names.h"
#include "ornament.h"
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
constexpr double kLeastWidth = mm(92) - 2 * kMargin;
constexpr double kCardHead = mm(17.5);
constexpr double kHeads = 9;     // points, of the columns' heads, at its foot
constexpr double kRow = mm(7.5); // two names and a pencil
constexpr double kLetters = 8.3;
constexpr double kLeastCardLetters = 7.5; // before first names give way to their initials
constexpr double kFirstRank = 18;         // beside the course of ranks, where it begins
constexpr double kCardFoot = mm(30);      // sum, rank, course and code
constexpr double kHighestCourse = mm(24);
constexpr double kCode = mm(14);
constexpr double kBetween = 4; // points, between a cell's text and the next cell
constexpr double kAir = 1.6;   // points, above and below
constexpr double kLine = 1.15; // in sizes, from one line of a cell to the next

using Lines = std::vector<std::string>; // one below the other in a cell
using Row = std::vector<Lines>;         // a cell a column

struct CardColumn {
    Label title;
    double share; // of the width
};

// Who plays for himself has no partner. Ranks have a column where rounds bring any.
std::vector<CardColumn> cardColumns(const tournament::Settings& settings, bool ranked) {
    std::vector<CardColumn> columns{{Label::RoundColumn, 0.09}, {Label::Table, 0.085}};
    const double rank = ranked ? 0.075 : 0;
    constexpr double kResult = 0.14;
    const double names = 1 - 0.09 - 0.085 - kResult - rank;
    if (settings.format != tournament::Format::Solo) columns.push_back({Label::Partner, 0.44 * names});
    columns.push_back({Label::Opponents, settings.format == tournament::Format::Solo ? names : 0.56 * names});
    columns.push_back({Label::Result, kResult});
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
    std::string club{};
    std::vector<Row> rows{};
    std::vector<double> heights{}; // of the rows
    std::vector<bool> won{};       // and whether that round was
    std::vector<int> ranks{};      // after each round; 0: none
    int people = 0;                // the last rank there is
    std::vector<std::string> sum{};
    std::string rank{};
    bool coded = false; // has the results' address
    double foot() const { return ranks.empty() ? (coded ? kCode : 0) : kCardFoot; }
    double height() const { return std::accumulate(heights.begin(), heights.end(), kCardHead + foot()); }
};

// How all cards of a document are set, in letters of one size.
class CardType {
  public:
    CardType(const pdf::Fonts& fonts, std::vector<CardColumn> columns, double width)
        : m_fonts(fonts)
        , m_columns(std::move(columns))
        , m_width(width) {}

    const std::vector<CardColumn>& columns() const { return m_columns; }
    double widthOf(std::size_t column) const { return m_width * m_columns[column].share; }
    double roomOf(std::size_t column) const {
        return widthOf(column) - (column + 1 < m_columns.size() ? kBetween : 0);
    }
    double letters() const { return m_letters; }

    // The opponents stand in a line each; a partner has as many as they.
    bool goesIn(const std::string& name, const CardColumn& column) const {
        const double room = m_width * column.share - kBetween;
        return (column.title == Label::Opponents
                    ? sizeOnOneLine(m_fonts, name, pdf::Face::Regular, kLeastCardLetters, room)
                    : sizeOfWords(m_fonts, name, pdf::Face::Regular, kLeastCardLetters, room)) >=
               kLeastCardLetters;
    }

    void choose(const std::vector<Card>& cards) {
        for (const Card& card : cards)
            for (const Row& row : card.rows)
                for (std::size_t i = 0; i < row.size(); ++i) {
                    if (m_columns[i].title != Label::Opponents) continue;
                    for (const std::string& line : row[i])
                        m_letters = std::min(
                            m_letters,
                            std::max(kLeastCardLetters,
                                     sizeOnOneLine(m_fonts, line, pdf::Face::Regular, kLetters, roomOf(i))));
                }
    }

    std::vector<pdf::Fitted> set(const Lines& lines, std::size_t column, pdf::TextStyle style) const {
        const double further = lines.size() > 1 ? style.size : 0;
        constexpr double kMost = 8; // lines of a name
        std::vector<pdf::Fitted> all;
        for (const std::string& line : lines)
            all.push_back(fitAlike(m_fonts, line, style, {roomOf(column), kMost * pdf::kLeading * style.size},
                                   further));
        return all;
    }

    static double heightOf(const std::vector<pdf::Fitted>& lines) {
        double height = 0;
        for (const pdf::Fitted& line : lines)
            height += kLine * line.style().size *
                      static_cast<double>(std::max<std::size_t>(1, line.lines().size()));
        return height;
    }

    // As high as it has to be for no name in it to be cut.
    double heightOf(const Row& row) const {
        double height = kRow;
        for (std::size_t i = 0; i < row.size(); ++i)
            height = std::max(height, heightOf(set(row[i], i, {pdf::Face::Bold, m_letters})) + 2 * kAir);
        return height;
    }

  private:
    const pdf::Fonts& m_fonts;
    std::vector<CardColumn> m_columns;
    double m_width;
    double m_letters = kLetters;
};

// In full where that goes in.
Lines namesIn(const std::vector<NamedPerson>& persons, const CardType& type, const CardColumn& column) {
    Lines lines;
    for (const NamedPerson& person : persons) {
        const std::string name = fullName(person);
        lines.push_back(type.goesIn(name, column) ? name : initialled(person));
    }
    return lines;
}

// Drawn for the round, or the other one of a pair.
std::vector<NamedPerson> partnersOf(const View& view, int round, int contestant, const std::string& name,
                                    const Stop& stop) {
    if (!stop.partners.empty()) return personsIn(view.tournament, round, stop.partners);
    std::vector<NamedPerson> others = personsIn(view.tournament, round, {contestant});
    const auto own = std::find_if(others.begin(), others.end(),
                                  [&](const NamedPerson& person) { return fullName(person) == name; });
    if (own != others.end()) others.erase(own);
    return others;
}

Lines cellOf(const View& view, int round, int contestant, const std::string& name, const Stop& stop,
             const CardType& type, const CardColumn& column) {
    switch (column.title) {
    case Label::Table:
        return {tournament::tableCalled(*tournament::findRound(view.tournament, round), *stop.table)};
    case Label::Partner:
        return namesIn(partnersOf(view, round, contestant, name, stop), type, column);
    case Label::Opponents:
        return namesIn(personsIn(view.tournament, round, stop.opponents), type, column);
    default:
        return {scoreFrom(view, stop, " : ")};
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

std::string clubOf(const View& view, int contestant) {
    for (const int number : tournament::personsOf(view.tournament, contestant))
        if (const tournament::Entry* entry = tournament::findEntry(view.tournament, number))
            return entry->club;
    return {};
}

Card cardOf(const View& view, const CardType& type, const Groups& groups, const Routes& routes,
            const Ranks& ranks, int contestant, const std::string& name, int rounds) {
    const std::vector<CardColumn>& columns = type.columns();
    Card card{text(Label::StartNumber, view.language, contestant), name, view.tournament.settings.name};
    card.club = clubOf(view, contestant);
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
                        row[i] = cellOf(view, number, contestant, name, stop, type, columns[i]);
            won = isWonFrom(view, stop);
        }
        if (const auto at = static_cast<std::size_t>(number) - 1;
            at < card.ranks.size() && card.ranks[at] > 0)
            row.back() = {std::to_string(card.ranks[at]) + "."};
        card.won.push_back(won);
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
    RouteDrawing(const View& view, const Options& options, const CardType& type, const Box& box,
                 pdf::Page& page)
        : m_view(view)
        , m_fonts(options.fonts)
        , m_type(type)
        , m_box(box)
        , m_page(page) {}

    void draw(const Card& card) {
        drawName(card, drawEvent(card));
        double y = m_box.top + kCardHead;
        drawHeads(y - kHeads);
        // Less than they want where there are more rounds than the paper has room for.
        const double share = std::min(1.0, (m_box.height() - kCardHead - card.foot()) /
                                               (card.height() - kCardHead - card.foot()));
        for (std::size_t i = 0; i < card.rows.size(); ++i) {
            const double pitch = card.heights[i] * share;
            m_page.line({m_box.left, y}, {m_box.right, y},
                        i == 0 ? pdf::Stroke{1.1, 0} : pdf::Stroke{0.5, 0.85});
            drawRow(card.rows[i], y, pitch, card.won[i], share);
            y += pitch;
        }
        m_page.line({m_box.left, y}, {m_box.right, y}, {0.5, 0.85});
        drawFoot(card, y);
    }

  private:
    void put(const Box& box, const std::string& what, const pdf::TextStyle& style) {
        m_page.text(box, fit(m_fonts, what, style, {box.width(), box.height()}), pdf::Vertical::Middle);
    }

    // Under the suits and the event the double rule of every paper; where it ends.
    double drawEvent(const Card& card) {
        constexpr double kEventSuit = 7;
        constexpr double kHigh = 12;
        double left = m_box.left;
        for (const pdf::Picture& suit : m_view.suits) {
            const double top = m_box.top + (kHigh - kEventSuit) / 2;
            m_page.picture(m_fonts, {left, top, left + kEventSuit, top + kEventSuit}, suit);
            left += 1.5 * kEventSuit;
        }
        put({left + (m_view.suits.empty() ? 0 : 3), m_box.top, m_box.right, m_box.top + kHigh}, card.event,
            {pdf::Face::Name, 8.3});
        const double y = m_box.top + kHigh + 2;
        m_page.line({m_box.left, y}, {m_box.right, y}, {1.6, 0});
        m_page.line({m_box.left, y + 2}, {m_box.right, y + 2}, {0.4, 0});
        return y + 2;
    }

    // The number in a ring, the name as large as it goes beside it, and the club where it leaves room.
    void drawName(const Card& card, double top) {
        const pdf::TextStyle number{pdf::Face::Black, 9, pdf::Align::Center};
        const double high = 15;
        const double wide = std::max(high, widthOf(m_fonts, card.number, number.face, number.size) + 12);
        const double bottom = m_box.top + kCardHead - kHeads;
        const double y = (top + bottom) / 2;
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
        constexpr double kGap = 6;
        const pdf::Fitted name =
            fit(m_fonts, card.name, {pdf::Face::Title, 17}, {m_box.right - ring.right - kGap, bottom - top});
        m_page.text({ring.right + kGap, top, m_box.right, bottom}, name, pdf::Vertical::Middle);
        const double left = ring.right + 2 * kGap + name.width();
        const pdf::TextStyle club{pdf::Face::Regular, kLetters, pdf::Align::Right, pdf::kQuiet};
        if (!card.club.empty() && widthOf(m_fonts, card.club, club.face, club.size) <= m_box.right - left)
            put({left, top, m_box.right, bottom}, card.club, club);
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
    void drawCourse(const Card& card, Box box) {
        box.top = std::max(box.top, box.bottom - kHighestCourse);
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
        std::vector<std::size_t> seen;
        for (std::size_t round = 0; round < std::min(rounds, card.ranks.size()); ++round)
            if (card.ranks[round] > 0) seen.push_back(round);
        if (seen.empty()) return;
        pdf::Picture dots{m_page.size(), {}, {}};
        for (const std::size_t round : seen) {
            if (round != seen.front())
                m_page.line(at(*(std::find(seen.begin(), seen.end(), round) - 1)), at(round), {1.2, 0});
            addRing(dots, at(round), round == seen.back() ? 2.6 : 1.3, {0, 0}, pdf::Ink{0});
        }
        m_page.picture(m_fonts, m_page.area(), dots);
        const pdf::Point last = at(seen.back());
        put({last.x + 5, last.y - 6, last.x + 24, last.y + 6}, std::to_string(card.ranks[seen.back()]) + ".",
            {pdf::Face::Black, 8});
        if (seen.size() > 1) {
            const pdf::Point begun = at(seen.front());
            put({begun.x - kFirstRank, begun.y - 6, begun.x - 4, begun.y + 6},
                std::to_string(card.ranks[seen.front()]) + ".",
                {pdf::Face::Regular, 6.5, pdf::Align::Right, pdf::kQuiet});
        }
    }

    // The result in bold where it was a win; opponents are read last.
    pdf::TextStyle styleOf(const CardColumn& column, bool won) const {
        pdf::TextStyle style{pdf::Face::Regular, m_type.letters()};
        if (column.title == Label::RankColumn || column.title == Label::Result)
            style.align = pdf::Align::Right;
        if (column.title == Label::Opponents) style.ink = pdf::kQuiet;
        if (column.title == Label::Table || (column.title == Label::Result && won))
            style.face = pdf::Face::Bold;
        return style;
    }

    void drawHeads(double y) {
        double x = m_box.left;
        for (std::size_t i = 0; i < m_type.columns().size(); ++i) {
            pdf::TextStyle style = styleOf(m_type.columns()[i], false);
            put({x, y, x + m_type.roomOf(i), y + kHeads},
                std::string(text(m_type.columns()[i].title, m_view.language)),
                {pdf::Face::Bold, 6.5, style.align});
            x += m_type.widthOf(i);
        }
    }

    void drawRow(const Row& row, double y, double height, bool won, double share) {
        double x = m_box.left;
        for (std::size_t i = 0; i < row.size(); ++i) {
            pdf::TextStyle style = styleOf(m_type.columns()[i], won);
            const double right = x + m_type.roomOf(i);
            std::vector<pdf::Fitted> lines = m_type.set(row[i], i, style);
            if (share < 1) {
                const double room =
                    (height - 2 * kAir) / static_cast<double>(std::max<std::size_t>(1, row[i].size()));
                style.size = std::min(style.size, room / pdf::kLeading);
                lines.clear();
                for (const std::string& one : row[i])
                    lines.push_back(fit(m_fonts, one, style, {m_type.roomOf(i), room}));
            }
            double baseline = y + (height - CardType::heightOf(lines)) / 2;
            for (const pdf::Fitted& line : lines) {
                const double size = line.style().size;
                const double high = CardType::heightOf({line});
                m_page.textOn(baseline + (kLine + pdf::kCapHeight) / 2 * size, x, right, line);
                baseline += high;
            }
            x += m_type.widthOf(i);
        }
    }

    const View& m_view;
    const pdf::Fonts& m_fonts;
    const CardType& m_type;
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
    const pdf::Size upright = pdf::sizeOf(options.page);
    const int abreast = gridOf(options.page, {kLeastWidth + 2 * kMargin, upright.height}).columns;
    CardType type(options.fonts, cardColumns(view.tournament.settings, ranks.people > 0),
                  upright.width / abreast - 2 * kMargin);
    std::vector<Card> cards;
    for (int contestant : tournament::contestants(view.tournament))
        for (const std::string& name : fullNames(view.tournament, contestant))
            cards.push_back(cardOf(view, type, groups, routes, ranks, contestant, name, rounds));
    if (cards.empty())
        return listDocument(view, options,
                            {runningFor(view, title, ""),
                             {pdf::Paragraph{std::string(text(Label::NoEntries, view.language))}}});

    type.choose(cards);
    double highest = 0;
    for (Card& card : cards) {
        for (const Row& row : card.rows) card.heights.push_back(type.heightOf(row));
        highest = std::max(highest, card.height());
    }
    const Grid grid =
        gridOf(options.page, {kLeastWidth + 2 * kMargin, std::min(highest + 2 * kMargin, upright.height)});
    std::vector<pdf::Page> pages;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const int index = static_cast<int>(i) % grid.cells();
        if (index == 0) {
            pages.emplace_back(grid.page);
            drawCutMarks(grid, pages.back());
        }
        RouteDrawing(view, options, type, grid.cell(index).inset(kMargin, kMargin), pages.back())
            .draw(cards[i]);
    }
    return documentOf(view, options, title, std::move(pages));
}

} // namespace schreiber::kinds
