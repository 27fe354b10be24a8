#include "rank_chart.h"

#include "listing.h"
#include "names.h"
#include "ornament.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <string>
#include <vector>

namespace schreiber::kinds {

namespace {

using Line = tournament::RankHistory::Line;
using pdf::PathStep;

constexpr std::size_t kMostLines = 40; // more of them nobody can follow
constexpr std::size_t kFollowed = 10;
constexpr double kBend = 0.45;   // how far a curve leaves a round level, in steps
constexpr double kWidest = 0.27; // of the page, for a name
constexpr double kLeastLetters = 6;
constexpr double kApart = 1.1; // from one name to the next, in sizes
constexpr double kHalo = 4;    // white, wider than the line, so that those below it end there
constexpr pdf::Ink kOthers{0.66, 0xA9A9A9};
constexpr pdf::Ink kRoundLines{0.85};

// How the line of a place is drawn; the fourth is that of all others.
struct Drawn {
    pdf::Stroke stroke;
    double dot = 0;
    bool full = false;
};
constexpr std::array kDrawn{Drawn{{3.4, 0}, 4.2, true}, Drawn{{2.1, 0}, 3.4, false},
                            Drawn{{2.1, 0, true}, 3.4, false}, Drawn{{0.8, kOthers}, 1.2, true}};

const Drawn& drawnAt(std::size_t place) {
    return kDrawn.at(std::min(place, kDrawn.size() - 1));
}

// Labels as near to where they belong as they can be without standing in each other.
std::vector<double> spread(std::vector<double> wanted, double apart, double bottom) {
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
    for (std::size_t i = 1; i < order.size(); ++i)
        wanted[order[i]] = std::max(wanted[order[i]], wanted[order[i - 1]] + apart);
    double most = bottom;
    for (std::size_t i = order.size(); i-- > 0; most = wanted[order[i]] - apart)
        wanted[order[i]] = std::min(wanted[order[i]], most);
    return wanted;
}

class Chart {
  public:
    Chart(const View& view, const pdf::Fonts& fonts, pdf::RunningPage& to)
        : m_view(view)
        , m_fonts(fonts)
        , m_page(to.page)
        , m_body(to.body)
        , m_scale(to.scale)
        , m_all(view.history.lines.size())
        , m_shown(m_all > kMostLines ? kFollowed : m_all) {
        m_lines.size = m_page.size();
    }

    void draw() {
        const double notes = drawNotes();
        const double heads = pdf::kLeading * 1.4 * letters();
        m_top = m_body.top + heads;
        m_bottom = notes - 1.5 * letters();
        m_size = std::clamp((m_bottom - m_top) / (kApart * static_cast<double>(m_shown)), kLeastLetters,
                            letters());
        m_top += m_size / 2;
        nameLines();
        placeColumns();
        drawRounds();
        for (std::size_t i = m_shown; i-- > 0;) drawLine(i);
        m_page.picture(m_fonts, m_page.area(), m_lines);
        drawNames();
    }

  private:
    double letters() const { return std::max(6.5, 8.6 * m_scale); }
    int rounds() const { return m_view.history.rounds; }
    const Line& line(std::size_t i) const { return m_view.history.lines[i]; }
    double rowStep() const {
        return (m_bottom - m_top) / static_cast<double>(std::max<std::size_t>(m_all, 2) - 1);
    }
    double yOf(int place) const { return m_top + (place - 1) * rowStep(); }
    double xOf(int round) const {
        return rounds() < 2 ? m_left : m_left + (round - 1) * (m_right - m_left) / (rounds() - 1);
    }
    pdf::Face faceOf(std::size_t i) const { return i < 3 ? pdf::Face::Black : pdf::Face::Regular; }

    double widestName() const { return (m_tellsBegin ? kWidest : 1.6 * kWidest) * m_body.width(); }

    // All in letters of one size: first names give way to their initials before that gets too small, and then
    // the names where everybody began.
    void nameLines() {
        const auto sizeOf = [&] {
            double size = m_size;
            for (std::size_t i = 0; i < m_shown; ++i)
                size =
                    std::min(size, pdf::sizeOnOneLine(m_fonts, m_called[i], faceOf(i), m_size, widestName()));
            return size;
        };
        const double least = std::max(kLeastLetters, 0.8 * m_size);
        for (std::size_t i = 0; i < m_shown; ++i) m_called.push_back(line(i).name);
        if (sizeOf() < least)
            for (std::size_t i = 0; i < m_shown; ++i) m_called[i] = shortName(line(i), 1);
        m_tellsBegin = sizeOf() >= least;
        constexpr std::size_t kMostLetters = 6; // of a first name, to tell it from another
        for (std::size_t letters = 2; letters <= kMostLetters; ++letters) {
            const std::vector<std::string> before = m_called;
            for (std::size_t i = 0; i < m_shown; ++i)
                if (m_called[i] != line(i).name && std::count(before.begin(), before.end(), before[i]) > 1)
                    m_called[i] = shortName(line(i), letters);
        }
        m_size = std::max(std::min(m_size, least), sizeOf());
    }

    std::string shortName(const Line& line, std::size_t letters) const {
        std::vector<std::string> names;
        for (const NamedPerson& person : personsIn(m_view.tournament, m_view.standings.round, {line.entry}))
            names.push_back(initialled(person, letters));
        return names.empty() ? line.name : joined(names, " / ");
    }

    // Where places lie closer than names can, thin lines lead from one to the other.
    double leadWidth() const { return kApart * m_size > rowStep() ? 2.5 * m_size : 0; }

    // Names stand left of where they began and right of where they came to, behind their ranks.
    void placeColumns() {
        double widest = 0;
        for (std::size_t i = 0; i < m_shown; ++i)
            widest = std::max(widest, pdf::widthOf(m_fonts, m_called[i], faceOf(i), m_size));
        m_names = std::clamp(widest, 3 * m_size, widestName());
        m_numbers = pdf::widthOf(m_fonts, std::to_string(m_all), pdf::Face::Bold, m_size) + 2;
        const double toName = leadWidth();
        m_left = m_body.left + (m_tellsBegin ? m_names + toName : 0) + m_size;
        m_right = m_body.right - m_names - m_numbers - 2.2 * m_size - toName;
    }

    void drawRounds() {
        const double size = letters();
        for (int round = 1; round <= rounds(); ++round) {
            const double x = xOf(round);
            m_lines.shapes.push_back({{{PathStep::Kind::Move, {x, m_top - m_size / 2}},
                                       {PathStep::Kind::Line, {x, m_bottom + m_size / 2}}},
                                      std::nullopt,
                                      {0.5, kRoundLines}});
            const std::string head =
                round == 1 ? text(Label::Round, m_view.language, 1) : std::to_string(round);
            const double half = 3 * size;
            m_page.text({x - half, m_body.top, x + half, m_body.top + pdf::kLeading * size},
                        pdf::fit(m_fonts, head,
                                 {pdf::Face::Bold, std::max(kLeastLetters, 0.9 * size), pdf::Align::Center},
                                 {2 * half, pdf::kLeading * size}));
        }
    }

    void drawLine(std::size_t i) {
        const Drawn& drawn = drawnAt(i);
        const double scale = std::min(1.0, std::max(0.55, m_scale));
        std::vector<PathStep> path;
        const pdf::Point* before = nullptr;
        std::vector<pdf::Point> stops;
        stops.reserve(line(i).places.size());
        for (std::size_t round = 0; round < line(i).places.size(); ++round) {
            const int place = line(i).places[round];
            if (place == 0) { // not there
                before = nullptr;
                continue;
            }
            stops.push_back({xOf(static_cast<int>(round) + 1), yOf(place)});
            const pdf::Point& at = stops.back();
            if (before == nullptr) {
                path.push_back({PathStep::Kind::Move, at});
            } else {
                const double bend = kBend * (at.x - before->x);
                path.push_back(
                    {PathStep::Kind::Curve, at, {before->x + bend, before->y}, {at.x - bend, at.y}});
            }
            before = &at;
        }
        pdf::Stroke stroke = drawn.stroke;
        stroke.width *= scale;
        const bool strong = i < 3;
        if (path.size() > 1) {
            if (strong)
                m_lines.shapes.push_back({path, std::nullopt, {stroke.width + kHalo * scale, pdf::Ink{1}}});
            m_lines.shapes.push_back({path, std::nullopt, stroke});
        }
        const double dot = drawn.dot * scale;
        for (const pdf::Point& at : stops)
            addRing(m_lines, at, dot, {drawn.full ? 0 : 1.2 * scale, stroke.ink},
                    drawn.full ? stroke.ink : pdf::Ink{1});
    }

    void drawNames() {
        std::vector<double> first;
        std::vector<double> last;
        std::vector<std::size_t> began;
        for (std::size_t i = 0; i < m_shown; ++i) {
            last.push_back(yOf(line(i).places.back()));
            if (line(i).places.front() == 0 || !m_tellsBegin) continue;
            first.push_back(yOf(line(i).places.front()));
            began.push_back(i);
        }
        const double apart = std::min(kApart * m_size, (m_bottom - m_top) / static_cast<double>(m_shown));
        first = spread(first, apart, m_bottom);
        last = spread(last, apart, m_bottom);
        for (std::size_t i = 0; i < began.size(); ++i) {
            put(first[i], m_body.left, m_body.left + m_names, m_called[began[i]], faceOf(began[i]),
                pdf::Align::Right);
            lead({m_left, yOf(line(began[i]).places.front())}, m_left - leadWidth(), first[i]);
        }
        for (std::size_t i = 0; i < m_shown; ++i) {
            const double from = m_body.right - m_names;
            lead({m_right, yOf(line(i).places.back())}, m_right + leadWidth(), last[i]);
            put(last[i], from - m_numbers - 0.8 * m_size, from - 0.8 * m_size,
                std::to_string(line(i).ranks.back()), pdf::Face::Bold, pdf::Align::Right);
            put(last[i], from, m_body.right, m_called[i], faceOf(i), pdf::Align::Left);
        }
    }

    // Past the dot it begins at.
    void lead(const pdf::Point& from, double to, double middle) {
        if (leadWidth() == 0) return;
        const double past = to > from.x ? 0.6 * m_size : -0.6 * m_size;
        m_page.line({from.x + past, from.y}, {to, middle}, {0.5, kOthers});
    }

    void put(double middle, double left, double right, const std::string& what, pdf::Face face,
             pdf::Align align) {
        constexpr double kLeast = 10; // a text's room
        if (right - left < kLeast) left = right - kLeast;
        m_page.textOn(middle + pdf::kCapHeight * m_size / 2, left, right,
                      pdf::fit(m_fonts, what, {face, m_size, align}, {right - left, 0}));
    }

    // Gives where they begin.
    double drawNotes() {
        struct Note {
            Label head;
            std::string text;
        };
        std::vector<Note> notes;
        if (const auto climb = tournament::longestClimb(m_view.history))
            notes.push_back({Label::LongestClimb, text(Label::ClimbFrom, m_view.language, climb->line->name,
                                                       climb->from, climb->line->ranks.back())});
        std::vector<std::string> leads;
        for (const tournament::Lead& lead : tournament::leadsOf(m_view.history))
            leads.push_back(std::to_string(lead.from) + "\u00A0" + lead.line->name);
        if (!leads.empty()) notes.push_back({Label::InTheLead, joined(leads, ", ")});
        if (notes.empty()) return m_body.bottom;
        constexpr std::array kShares{0.34, 1.0}; // the second has what the first leaves
        const double size = letters();
        const double gap = 2 * size;
        std::vector<pdf::Fitted> fitted;
        std::vector<pdf::Box> boxes;
        double high = 0;
        double left = m_body.left;
        for (std::size_t i = 0; i < notes.size(); ++i) {
            const double right = notes.size() == 1
                                     ? m_body.right
                                     : std::min(m_body.right, left + kShares.at(i) * m_body.width() - gap);
            boxes.push_back({left, 0, right, 0});
            fitted.push_back(pdf::flow(m_fonts, notes[i].text, {pdf::Face::Regular, size},
                                       {right - left, 4 * pdf::kLeading * size}));
            high = std::max(high, fitted.back().height());
            left = right + gap;
        }
        const double top = m_body.bottom - high - pdf::kLeading * size;
        for (std::size_t i = 0; i < notes.size(); ++i) {
            const double under = top + pdf::kLeading * size;
            m_page.text({boxes[i].left, top, boxes[i].right, under},
                        pdf::fit(m_fonts, text(notes[i].head, m_view.language), {pdf::Face::Bold, size},
                                 {boxes[i].width(), pdf::kLeading * size}));
            m_page.text({boxes[i].left, under, boxes[i].right, m_body.bottom}, fitted[i]);
        }
        return top;
    }

    const View& m_view;
    const pdf::Fonts& m_fonts;
    pdf::Page& m_page;
    pdf::Box m_body;
    double m_scale;
    std::size_t m_all;        // places there are
    std::size_t m_shown;      // lines
    pdf::Picture m_lines;     // as large as the page
    double m_top = 0;         // of the first place
    double m_bottom = 0;      // of the last
    double m_left = 0;        // of the first round
    double m_right = 0;       // of the last
    double m_size = 0;        // of a name's letters
    bool m_tellsBegin = true; // names left, too
    std::vector<std::string> m_called;
    double m_names = 0;
    double m_numbers = 0;
};

} // namespace

bool tellsCourse(const View& view) {
    return view.history.rounds > 1 && view.history.lines.size() > 1;
}

pdf::Page rankChart(const View& view, const Options& options, std::size_t pagesBefore) {
    const std::size_t all = view.history.lines.size();
    pdf::Running running =
        runningFor(view, std::string(text(Label::ChartTitle, view.language)),
                   all > kMostLines ? text(Label::ChartNoteTop, view.language, kFollowed, all)
                                    : std::string(text(Label::ChartNote, view.language)));
    running.before = pagesBefore;
    pdf::RunningPage page = pdf::runningPage(options.fonts, running, paperOf(options));
    Chart(view, options.fonts, page).draw();
    return page.page;
}

} // namespace schreiber::kinds
