#include "rule_poster.h"

#include <algorithm>
#include <cmath>

// A namespace of its own, as other papers have measures of the same names.
namespace schreiber::kinds::rule_poster {

namespace {

using pdf::Align;
using pdf::Box;
using pdf::Face;

// In points of A4, of which A3 has 1.414: nothing but head and foot is under 24 there.
constexpr double kBody = 498.9;
constexpr double kText = 17;
constexpr double kTitle = 47;
constexpr double kName = 20;
constexpr double kFigure = 23.5;
constexpr double kHeading = 24.5;
constexpr double kLine = 20; // from one line of text to the next
constexpr double kRow = 27.2;
constexpr double kHeadingRow = 38;
constexpr double kPicture = 68; // wide
constexpr double kPictureGap = 6.5;
constexpr double kWhatBegins = 160;
constexpr double kBeside = 24; // between tables that stand beside each other
constexpr double kFigureColumn = 78;
constexpr double kUnderTop = 8;
constexpr double kLeastUnit = 0.93; // of what lets the page be full: with less it is no wall any more
constexpr pdf::Stroke kHair{0.5, 0.85};
constexpr pdf::Stroke kBlack{0.9, 0};

class PosterDrawing {
  public:
    PosterDrawing(const pdf::Fonts& fonts, const RulePoster& poster,
                  const std::vector<std::string>& sentences, const pdf::Running& running, pdf::Size paper)
        : m_fonts(fonts)
        , m_poster(poster)
        , m_sentences(sentences)
        , m_made(pdf::runningPage(fonts, running, paper))
        , m_body(m_made.body)
        , m_unit(m_body.width() / kBody) {
        const double high = heightOf();
        if (high > m_body.height()) m_unit *= m_body.height() / high;
        // What is wrapped in smaller letters takes less, and more of the room is filled.
        for (int tries = 0; tries < 4 && heightOf() < 0.99 * m_body.height() && m_unit < widest(); ++tries)
            m_unit = std::min(widest(), m_unit * std::min(1.1, m_body.height() / heightOf()));
        while (heightOf() > m_body.height()) m_unit *= 0.99;
        m_spread =
            std::clamp((m_body.height() - heightOf()) / std::max(1.0, rowCount()), 0.0, 0.3 * m_unit * kRow);
    }

    bool isLarge() const { return m_unit >= kLeastUnit * widest(); }

    pdf::Page draw() {
        double y = drawTop();
        for (const RulePoster::Part& part : m_poster.parts) y = drawPart(part, y);
        for (const std::string& sentence : m_sentences) y = drawSentence(sentence, y);
        return std::move(m_made.page);
    }

  private:
    double widest() const { return m_body.width() / kBody; }
    double row() const { return m_unit * kRow + m_spread; }

    double topHeight() const {
        const double lines = m_poster.title.empty() ? 0 : kTitle * 1.15;
        const double pictures = m_poster.pictures.empty() ? 0
                                                          : kPicture * m_poster.pictures.front().size.height /
                                                                m_poster.pictures.front().size.width;
        return m_unit *
               (kUnderTop + std::max(lines + kLine * static_cast<double>(m_poster.lines.size()), pictures));
    }

    static std::size_t rowsOf(const RulePoster::Part& part) {
        return (part.rows.size() + part.abreast - 1) / part.abreast;
    }
    double rowCount() const {
        double rows = 0;
        for (const RulePoster::Part& part : m_poster.parts) rows += static_cast<double>(rowsOf(part));
        return rows;
    }

    double heightOf() const {
        double height = topHeight();
        for (const RulePoster::Part& part : m_poster.parts) {
            if (!part.title.empty()) height += m_unit * kHeadingRow;
            if (!part.heads.empty()) height += m_unit * kLine;
            height += static_cast<double>(rowsOf(part)) * m_unit * kRow;
        }
        for (const std::string& sentence : m_sentences) height += heightOf(sentence);
        return height;
    }
    pdf::Fitted set(const std::string& sentence) const {
        return flow(m_fonts, sentence, {Face::Regular, m_unit * kText}, {m_body.width(), m_body.height()});
    }
    double heightOf(const std::string& sentence) const {
        return set(sentence).height() + 0.25 * m_unit * kText;
    }

    // In one line, smaller where that has no room.
    double put(double left, double right, double baseline, const std::string& what, pdf::TextStyle style) {
        if (what.empty()) return 0;
        double width = widthOf(m_fonts, what, style.face, style.size);
        if (width > right - left) {
            style.size *= (right - left) / width;
            width = right - left;
        }
        constexpr double kNarrow = 12; // no text is set in less, and one that needs less has it
        m_made.page.textOn(
            baseline, left, right,
            fit(m_fonts, what, style, {std::max(right - left + 0.5, kNarrow), pdf::kLeading * style.size}));
        return width;
    }

    void across(double left, double right, double y, const pdf::Stroke& stroke) {
        m_made.page.line({left, y}, {right, y}, stroke);
    }

    double drawTop() {
        double right = m_body.right;
        for (auto picture = m_poster.pictures.rbegin(); picture != m_poster.pictures.rend(); ++picture) {
            const double wide = m_unit * kPicture;
            const double high = wide * picture->size.height / picture->size.width;
            m_made.page.picture(m_fonts, {right - wide, m_body.top, right, m_body.top + high}, *picture);
            right -= wide + m_unit * kPictureGap;
        }
        right -= m_unit * kPictureGap;
        double y = m_body.top;
        put(m_body.left, right, y + m_unit * kTitle * 0.82, m_poster.title, {Face::Title, m_unit * kTitle});
        y += m_unit * kTitle * 1.15;
        for (const std::string& line : m_poster.lines) {
            put(m_body.left, right, y + 0.8 * m_unit * kText, line, {Face::Regular, m_unit * kText});
            y += m_unit * kLine;
        }
        return m_body.top + topHeight();
    }

    double drawPart(const RulePoster::Part& part, double y) {
        if (!part.title.empty()) {
            const double baseline = y + 0.66 * m_unit * kHeadingRow;
            const double title =
                put(m_body.left, m_body.right, baseline, part.title, {Face::Title, m_unit * kHeading});
            put(m_body.left + title + m_unit * 12, m_body.right, baseline, part.note,
                {Face::Regular, m_unit * kText, Align::Right});
            y += m_unit * kHeadingRow;
            if (part.heads.empty()) across(m_body.left, m_body.right, y, kBlack);
        }
        const double gap = m_unit * kBeside;
        const auto abreast = static_cast<double>(part.abreast);
        const double wide = (m_body.width() - gap * (abreast - 1)) / abreast;
        const std::size_t rows = rowsOf(part);
        double bottom = y;
        for (std::size_t at = 0; at < part.abreast; ++at) {
            const double left = m_body.left + (wide + gap) * static_cast<double>(at);
            const std::size_t from = at * rows;
            const std::size_t to = std::min(part.rows.size(), from + rows);
            const double end = drawRows(part, from, to, {left, y, left + wide, 0});
            bottom = std::max(bottom, end);
        }
        if (part.abreast == 1) across(m_body.left, m_body.right, bottom, kBlack);
        return bottom;
    }

    double drawRows(const RulePoster::Part& part, std::size_t from, std::size_t to, const Box& room) {
        double y = room.top;
        if (!part.heads.empty()) {
            for (std::size_t i = 0; i < part.heads.size(); ++i)
                put(room.left, columnRight(part, room.right, i), y + 0.74 * m_unit * kLine, part.heads[i],
                    {Face::Regular, m_unit * kText, Align::Right});
            y += m_unit * kLine;
            across(room.left, room.right, y, kBlack);
        }
        const double name = nameSize(part, room);
        for (std::size_t i = from; i < to; ++i) {
            const RulePoster::Row& one = part.rows[i];
            const double baseline = y + row() / 2 + pdf::kCapHeight / 2 * name;
            double right = room.right;
            if (!one.beside.empty())
                right -= put(room.left, room.right, baseline, one.beside,
                             {Face::Regular, m_unit * kText, Align::Right}) +
                         0.45 * m_unit * kText;
            for (std::size_t figure = one.figures.size(); figure-- > 0;) {
                const Face face = figure == 0 ? Face::Black : Face::Regular;
                const double end = one.figures.size() == 1 ? right : columnRight(part, room.right, figure);
                const double width = widthOf(m_fonts, one.figures[figure], face, m_unit * kFigure);
                put(end - width - 1, end, baseline + 0.06 * m_unit * kFigure, one.figures[figure],
                    {face, m_unit * kFigure, Align::Right});
                if (figure == 0) right = end - width - m_unit * 8;
            }
            const double what = m_body.left + kWhatBegins * m_body.width() / kBody;
            put(room.left, one.what.empty() ? right : what - m_unit * 6, baseline, one.name,
                {Face::Black, name});
            if (!one.what.empty()) put(what, right, baseline, one.what, {Face::Regular, m_unit * kText});
            y += row();
            if (i + 1 < to || part.abreast > 1) across(room.left, room.right, y, kHair);
        }
        return y;
    }

    static std::size_t figuresIn(const RulePoster::Part& part) {
        std::size_t most = 1;
        for (const RulePoster::Row& row : part.rows) most = std::max(most, row.figures.size());
        return most;
    }
    // As wide as its head.
    double figureColumn(const RulePoster::Part& part) const {
        double wide = m_unit * kFigureColumn;
        for (std::size_t i = 1; i < part.heads.size(); ++i)
            wide = std::max(wide, widthOf(m_fonts, part.heads[i], Face::Regular, m_unit * kText) +
                                      0.65 * m_unit * kText);
        return wide;
    }
    double columnRight(const RulePoster::Part& part, double right, std::size_t which) const {
        return right - figureColumn(part) * static_cast<double>(figuresIn(part) - 1 - which);
    }

    // One for all.
    double nameSize(const RulePoster::Part& part, const Box& room) const {
        double size = m_unit * kName;
        const bool told = std::any_of(part.rows.begin(), part.rows.end(),
                                      [](const RulePoster::Row& row) { return !row.what.empty(); });
        const double wide = told ? kWhatBegins * m_body.width() / kBody - m_unit * 6
                                 : room.width() -
                                       figureColumn(part) * static_cast<double>(figuresIn(part) - 1) -
                                       m_unit * 1.6 * kFigure;
        for (const RulePoster::Row& row : part.rows)
            if (const double width = widthOf(m_fonts, row.name, Face::Black, 1); width * size > wide)
                size = wide / width;
        return size;
    }

    double drawSentence(const std::string& sentence, double y) {
        const pdf::Fitted text = set(sentence);
        y += 0.25 * m_unit * kText;
        m_made.page.text({m_body.left, y, m_body.right, y + text.height()}, text);
        return y + text.height();
    }

    const pdf::Fonts& m_fonts;
    const RulePoster& m_poster;
    const std::vector<std::string>& m_sentences;
    pdf::RunningPage m_made;
    Box m_body;
    double m_unit;       // of a point on A4
    double m_spread = 0; // that each row has more, where there is room
};

} // namespace

} // namespace schreiber::kinds::rule_poster

namespace schreiber::kinds {

DrawnPoster drawPoster(const pdf::Fonts& fonts, const RulePoster& poster,
                       const std::vector<std::string>& sentences, const pdf::Running& running,
                       pdf::Size paper) {
    rule_poster::PosterDrawing drawing(fonts, poster, sentences, running, paper);
    return {drawing.draw(), drawing.isLarge()};
}

} // namespace schreiber::kinds
