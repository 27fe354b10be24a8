#include "deal_sheet.h"

#include "labels.h"
#include "listing.h"
#include "names.h"
#include "qr.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <numeric>

// A namespace of its own, as other papers have measures of the same names.
namespace schreiber::kinds::deal_sheet {

namespace {

using pdf::Align;
using pdf::Box;
using pdf::Face;
using pdf::mm;

constexpr pdf::Ink kHairInk{0.72};
constexpr pdf::Stroke kHair{0.5, kHairInk}; // between columns
constexpr pdf::Stroke kRow{0.5, 0.85};
constexpr pdf::Stroke kBlack{1.1, 0};
constexpr pdf::Stroke kSumRule{0.8, 0};
constexpr pdf::Stroke kLastRule{2.2, 0};
constexpr pdf::Stroke kUnderFines{0.5, 0.54};
constexpr double kDoubledBar = 2.4;

// In points of A4, whose body is so wide.
constexpr double kBody = 498.9;
constexpr double kNumberEnds = 16;
constexpr double kRingAt = 28.6;
constexpr double kRing = 5.8; // its radius
constexpr double kWhatBegins = 56.7;
constexpr double kFactor = 34;
constexpr double kCrossSum = 33;
constexpr double kFourColumns = 4 * mm(18.6);
constexpr double kFiveColumns = 5 * mm(15.4);
constexpr double kPad = 5.4; // between figures and the next hair

// Of a deal's row.
constexpr double kSumRow = 0.89;
constexpr double kSumRowSmall = 0.76; // where there is little room
constexpr double kEndRow = 1.08;
constexpr double kFineRow = 0.8;
constexpr double kMostRow = mm(10.5); // on A4
constexpr double kGoodRow = mm(5.4);  // a pencil wants it on any paper,
constexpr double kLeastRow = mm(4.2); // and cannot do with less
constexpr double kRowToWrite = mm(6); // or the sheet has another page
constexpr double kTwoLines = 15;      // from here on what a deal was stands on two

constexpr double kToSign = mm(13); // over a line
constexpr double kLeastToSign = mm(6.5);
constexpr double kLeastLetters = 6;
constexpr double kSmallPaper = 0.7; // its scale is under it

class DealSheet {
  public:
    DealSheet(const pdf::Fonts& fonts, const SheetForm& form, words::Language language, pdf::Size paper)
        : m_fonts(fonts)
        , m_form(form)
        , m_language(language)
        , m_seats(form.sides.size())
        , m_made(pdf::runningPage(fonts, runningOf(form), paper))
        , m_body(m_made.body)
        , m_scale(m_made.scale)
        , m_wide(m_body.width() / kBody)
        , m_columns((m_seats > 4 ? kFiveColumns : kFourColumns) * m_wide)
        , m_notes(form.values) {
        m_notes.insert(m_notes.end(), form.notes.begin(), form.notes.end());
        m_last = form.lastDeal;
        for (const FormDeal& deal : form.deals) m_last = std::max(m_last, deal.number);
        layOut();
    }

    double rowHeight() const { return m_pitch; }

    pdf::Page draw() {
        drawPlace();
        const double top = drawHeads();
        drawDeals(top);
        if (m_form.ends) drawSignatures(m_body.bottom - notesHeight());
        drawNotes();
        return std::move(m_made.page);
    }

  private:
    void layOut() {
        const double top = headsBottom();
        const double rows = rowsOf();
        const auto setRows = [&] {
            const double foot = m_body.bottom - notesHeight();
            double toSign = kToSign * m_scale;
            const auto room = [&] { return foot - (m_form.ends ? signatureLabel() + toSign : 0) - top; };
            if (room() < rows * kGoodRow)
                toSign = std::max(kLeastToSign, toSign - std::max(0.0, rows * kGoodRow - room()));
            m_pitch = std::min(room() / rows, kMostRow * std::max(1.0, m_scale));
        };
        fitNotes();
        setRows();
        if (m_pitch < (m_form.score.empty() ? kRowToWrite : kLeastRow)) {
            m_notes = m_form.notes;
            setRows();
        }
    }

    std::string word(Label label) const { return std::string(text(label, m_language)); }
    // Small paper is held closer, and its letters are not as much smaller.
    double letters(double onA4) const { return std::max(m_scale * onA4, std::min(onA4, 0.68 * onA4 + 0.6)); }
    // The same in a row.
    double inRow(double onA4, double height) const { return std::min(letters(onA4), height / pdf::kLeading); }

    pdf::Running runningOf(const SheetForm& form) const {
        pdf::Running running = form.running;
        running.foot = word(Label::LinesComeToZero);
        if (m_seats > static_cast<std::size_t>(form.players))
            running.foot.insert(0, word(Label::DealerSitsOut) + ' ');
        if (form.begins && form.ends) running.rightFoot = "Schreiber"; // else which page it is
        running.code = headCode(form.code);
        return running;
    }

    double leftOf(std::size_t seat) const {
        return m_body.right - kCrossSum * m_wide - m_columns +
               m_columns / static_cast<double>(m_seats) * static_cast<double>(seat);
    }
    double columnsLeft() const { return leftOf(0); }
    double columnsRight() const { return leftOf(m_seats); }
    double factorLeft() const { return columnsLeft() - kFactor * m_wide; }
    double at(double onA4) const { return m_body.left + onA4 * m_wide; }
    double pad() const { return kPad * m_wide; }

    // In one line, where the room is as wide as it; a box may be narrower than any room that texts are set
    // in.
    pdf::Fitted set(const std::string& what, const pdf::TextStyle& style, double width) const {
        constexpr double kNarrow = 12;
        return fit(m_fonts, what, style, {std::max(width, kNarrow), pdf::kLeading * style.size});
    }
    void put(const Box& box, const std::string& what, const pdf::TextStyle& style) {
        m_made.page.text(box, set(what, style, box.width()), pdf::Vertical::Middle);
    }
    // A number or a head, never broken into lines: smaller where the column is narrow.
    void putInOneLine(const Box& box, const std::string& what, pdf::TextStyle style) {
        const double width = widthOf(m_fonts, what, style.face, style.size);
        if (width > box.width()) style.size *= box.width() / width;
        put(box, what, style);
    }
    void across(double y, const pdf::Stroke& stroke) {
        m_made.page.line({m_body.left, y}, {m_body.right, y}, stroke);
    }

    // Round and table at the right of the title, the numbers large; or lines to write them on.
    void drawPlace() {
        const double word = 13 * m_scale;
        const double number = 32 * m_scale;
        const double baseline = m_made.title.top + 41 * m_scale; // of the title
        double x = m_made.title.right;
        const auto one = [&](const std::string& said, const std::string& value) {
            const double toWrite = 37 * m_scale;
            if (value.empty()) {
                m_made.page.line({x - toWrite, baseline + 2 * m_scale}, {x, baseline + 2 * m_scale},
                                 {0.8, 0});
                x -= toWrite;
            } else {
                x -= textLeftOf(x, baseline, value, {Face::Black, number});
            }
            x -= 6 * m_scale;
            x -= textLeftOf(x, baseline, said, {Face::Regular, word});
            x -= 8 * m_scale;
        };
        one(std::string(text(Label::Table, m_language)), m_form.table);
        one(std::string(text(Label::RoundColumn, m_language)),
            m_form.roundNumber == 0 ? std::string() : std::to_string(m_form.roundNumber));
    }

    // Ends there; gives how wide it is.
    double textLeftOf(double right, double baseline, const std::string& what, pdf::TextStyle style) {
        const double width = widthOf(m_fonts, what, style.face, style.size);
        m_made.page.textOn(baseline, right - width, right, set(what, style, width + 1));
        return width;
    }

    using Note = std::pair<std::string, std::string>;

    void fitNotes() {
        m_noteSize = m_scale < kSmallPaper ? kLeastLetters : letters(8.6);
        const bool isWritten = !m_form.score.empty();
        const double share = m_scale < kSmallPaper ? (isWritten ? 0.05 : 0.17) : isWritten ? 0.3 : 0.2;
        const auto isTooMuch = [&] { return heightOfNotes() > m_body.height() * share; };
        while (isTooMuch() && m_noteSize > kLeastLetters) m_noteSize -= 0.25;
        if (isTooMuch()) m_notes = m_form.notes;
    }

    // With the rule over them.
    double notesHeight() const { return heightOfNotes() + 7 * m_scale; }

    // Each begins with its word in bold.
    void drawNotes() {
        double y = m_body.bottom - heightOfNotes();
        if (!m_notes.empty()) across(y - 4 * m_scale, {0.5, 0});
        for (const Note& note : m_notes) {
            const std::vector<std::string> lines = linesOf(note);
            for (std::size_t i = 0; i < lines.size(); ++i) {
                const double left = m_body.left + (i == 0 ? leadOf(note) : 0);
                const Box box{left, y, m_body.right, y + pdf::kLeading * m_noteSize};
                if (i == 0)
                    m_made.page.text({m_body.left, y, box.right, box.bottom},
                                     set(note.first, {Face::Bold, m_noteSize}, m_body.width()));
                if (!lines[i].empty())
                    m_made.page.text(box, set(lines[i], {Face::Regular, m_noteSize}, box.width() + 1));
                y += pdf::kLeading * m_noteSize;
            }
        }
    }

    double leadOf(const Note& note) const {
        return widthOf(m_fonts, note.first, Face::Bold, m_noteSize) + 0.35 * m_noteSize;
    }

    double heightOfNotes() const {
        std::size_t lines = 0;
        for (const Note& note : m_notes) lines += linesOf(note).size();
        return static_cast<double>(lines) * pdf::kLeading * m_noteSize;
    }

    // Broken between words; the first line begins behind the lead.
    std::vector<std::string> linesOf(const Note& note) const {
        std::vector<std::string> lines(1);
        double left = m_body.width() - leadOf(note);
        std::size_t from = 0;
        while (from < note.second.size()) {
            const std::size_t end = std::min(note.second.find(' ', from), note.second.size());
            const std::string next = note.second.substr(from, end - from);
            const std::string tried = lines.back().empty() ? next : lines.back() + ' ' + next;
            if (widthOf(m_fonts, tried, Face::Regular, m_noteSize) <= left) {
                lines.back() = tried;
            } else {
                lines.push_back(next);
                left = m_body.width();
            }
            from = end + 1;
        }
        return lines;
    }

    // Letters over names, and the heads of the other columns on the names' line.
    double headsBottom() const {
        return m_body.top + pdf::kLeading * letters(8) + 1.35 * nameSize() + 2 * m_scale;
    }

    double drawHeads() {
        const double letter = letters(8);
        const double name = nameSize();
        const double top = m_body.top;
        const double bottom = headsBottom();
        const double baseline = bottom - 0.42 * name;
        const auto on = [&](double left, double right, const std::string& what, pdf::TextStyle style) {
            const double width = widthOf(m_fonts, what, style.face, style.size);
            if (width > right - left) style.size *= (right - left) / width;
            m_made.page.textOn(baseline, left, right, set(what, style, right - left + 0.5));
        };
        const double head = letters(8);
        on(at(0), at(kNumberEnds), word(Label::Number), {Face::Bold, head, Align::Right});
        const bool hasRoom = widthOf(m_fonts, word(Label::Dealer), Face::Bold, head) <=
                             at(kWhatBegins - 8) - at(kRingAt - kRing);
        on(at(hasRoom ? kRingAt - kRing : kNumberEnds + 3), at(kWhatBegins - (hasRoom ? 8 : 4)),
           word(Label::Dealer), {Face::Bold, head});
        on(at(kWhatBegins), factorLeft() - 2, word(Label::DeclarerAndGame), {Face::Bold, head});
        on(factorLeft(), columnsLeft() - pad(), word(Label::Factor), {Face::Bold, head, Align::Right});
        on(columnsRight() + 2, m_body.right, word(Label::CrossSum),
           {Face::Bold, head, Align::Right, pdf::kQuiet});
        for (std::size_t seat = 0; seat < m_seats; ++seat) {
            const double right = leftOf(seat + 1) - pad();
            put({leftOf(seat), top, right, top + pdf::kLeading * letter}, m_form.sides[seat].title,
                {Face::Bold, letter, Align::Right});
            const std::string& called = m_form.sides[seat].called;
            if (called.empty())
                m_made.page.line({leftOf(seat) + pad(), bottom - 4 * m_scale}, {right, bottom - 4 * m_scale},
                                 {0.5, 0.54});
            else
                m_made.page.textOn(baseline, leftOf(seat), right,
                                   set(called, {Face::Name, name, Align::Right}, right - leftOf(seat)));
        }
        across(bottom, kBlack);
        return bottom;
    }

    // The largest in which all have room: one size for all.
    double nameSize() const {
        double size = letters(11);
        const double room = m_columns / static_cast<double>(m_seats) - pad();
        for (const SheetSide& side : m_form.sides)
            if (const double width = widthOf(m_fonts, side.called, Face::Name, 1); width * size > room)
                size = room / width;
        return std::max(size, kLeastLetters);
    }

    bool isSum(const FormDeal& deal) const {
        const int seats = static_cast<int>(m_seats);
        return deal.number > 0 && deal.number % seats == 0 && deal.number < m_last;
    }
    double sumRow() const { return m_scale < kSmallPaper ? kSumRowSmall : kSumRow; }

    // All of them, in rows of a deal.
    double rowsOf() const {
        const auto sums = std::count_if(m_form.deals.begin(), m_form.deals.end(),
                                        [&](const FormDeal& deal) { return isSum(deal); });
        return static_cast<double>(m_form.deals.size()) +
               sumRow() * (static_cast<double>(sums) + (m_form.begins ? 0 : 1)) +
               (m_form.ends ? kEndRow + kFineRow : 0);
    }

    void drawDeals(double top) {
        std::vector<std::int64_t> totals(m_seats, 0);
        double y = top;
        bool isRuled = true;
        if (!m_form.begins) {
            drawSums(y, sumRow() * m_pitch,
                     text(Label::SumAfter, m_language, m_form.deals.front().number - 1), {}, 11.5);
            y += sumRow() * m_pitch;
            across(y, kSumRule);
        }
        for (const FormDeal& deal : m_form.deals) {
            if (!isRuled) across(y, kRow);
            drawDeal(deal, y);
            y += m_pitch;
            for (std::size_t seat = 0; seat < deal.points.size() && !deal.struck; ++seat)
                totals[seat] += deal.points[seat];
            isRuled = isSum(deal);
            if (!isRuled) continue;
            across(y, kSumRule);
            const bool isWritten = !deal.points.empty() || deal.struck;
            drawSums(y, sumRow() * m_pitch, text(Label::SumAfter, m_language, deal.number),
                     isWritten ? totals : std::vector<std::int64_t>(), 11.5);
            y += sumRow() * m_pitch;
            across(y, kSumRule);
        }
        across(y, kSumRule);
        double bottom = y;
        if (m_form.ends) {
            const double end = kEndRow * m_pitch;
            drawSums(y, end, word(Label::FinalSum), {m_form.score.begin(), m_form.score.end()}, 15);
            across(y + end, kLastRule);
            drawFines(y + end, kFineRow * m_pitch);
            bottom = y + end + kFineRow * m_pitch;
            across(bottom, kUnderFines);
        }
        for (std::size_t seat = 0; seat <= m_seats; ++seat)
            m_made.page.line({leftOf(seat), top}, {leftOf(seat), bottom}, kHair);
        if (!m_crooked.empty()) drawCrooked(bottom);
    }

    void drawDeal(const FormDeal& deal, double y) {
        const double middle = y + m_pitch / 2;
        pdf::Page& page = m_made.page;
        page.line({factorLeft(), y}, {factorLeft(), y + m_pitch}, kHair);
        if (deal.number > 0)
            put({at(0), y, at(kNumberEnds), y + m_pitch}, std::to_string(deal.number),
                {Face::Bold, inRow(10.6, m_pitch), Align::Right});
        if (deal.dealer >= 0) {
            const double r = std::min({kRing * std::max(m_wide, 0.75), 0.42 * m_pitch});
            page.picture(m_fonts, {at(kRingAt) - r, middle - r, at(kRingAt) + r, middle + r}, ring());
            put({at(kRingAt) - r, y, at(kRingAt) + r, y + m_pitch},
                seatLetter(static_cast<std::size_t>(deal.dealer)), {Face::Bold, 1.45 * r, Align::Center});
        }
        drawTold(deal.told, {at(kWhatBegins), y, factorLeft() - 4 * m_wide, y + m_pitch});
        if (deal.factor > 1) {
            page.line({factorLeft(), y}, {factorLeft(), y + m_pitch}, {kDoubledBar, 0});
            putInOneLine({factorLeft() + kDoubledBar, y, columnsLeft() - 1, y + m_pitch},
                         "×" + std::to_string(deal.factor), {Face::Black, inRow(10, m_pitch), Align::Center});
        }
        // Who deals at a larger table writes nothing.
        if (deal.dealer >= 0 && m_seats > static_cast<std::size_t>(m_form.players) && deal.points.empty()) {
            const double right = leftOf(static_cast<std::size_t>(deal.dealer) + 1) - pad();
            page.line({right - 17 * m_wide, middle}, {right, middle}, {0.8, 0.6});
        }
        const std::int64_t sum = std::accumulate(deal.points.begin(), deal.points.end(), std::int64_t{0});
        for (std::size_t seat = 0; seat < deal.points.size(); ++seat)
            drawPoints(seat, y, m_pitch, deal.points[seat], Face::Regular, 12);
        if (!deal.points.empty()) drawCrossSum(y, m_pitch, sum, Face::Regular, std::to_string(deal.number));
        if (deal.struck) page.line({at(kWhatBegins), middle}, {m_body.right, middle}, {0.9, 0});
    }

    // Seats and games on one line with how it ended at its right, the rest small below; in a low row all on
    // one.
    void drawTold(const game::ShortLine& told, const Box& box) {
        if (told.what.empty()) return;
        const double first = std::min(letters(10.6), 0.43 * m_pitch);
        const double second = std::min(letters(8), 0.34 * m_pitch);
        double width = 0;
        for (const auto& part : told.what)
            width += widthOf(m_fonts, part.text, faceOf(part), first) + blanks(2, first);
        const double result =
            told.result.empty() ? 0 : widthOf(m_fonts, told.result, Face::Regular, second) + 6;
        if (m_pitch < kTwoLines || width + result > box.width()) {
            m_made.page.text(
                box,
                fit(m_fonts, told.whole(), {Face::Regular, oneLine(box.width())}, {box.width(), m_pitch}),
                pdf::Vertical::Middle);
            return;
        }
        const double both = told.more.empty() ? 0 : pdf::kLeading * second;
        const double baseline = (box.top + box.bottom - both) / 2 + pdf::kCapHeight / 2 * first;
        double x = box.left;
        for (const auto& part : told.what) {
            const std::string_view text = part.text;
            const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
            const std::string bare(text.substr(begin, text.find_last_not_of(' ') + 1 - begin));
            x += blanks(begin, first);
            const double wide = widthOf(m_fonts, bare, faceOf(part), first);
            m_made.page.textOn(baseline, x, x + wide, set(bare, {faceOf(part), first}, wide + 1));
            x += wide + blanks(text.size() - begin - bare.size(), first);
        }
        if (result > 0)
            m_made.page.textOn(baseline, box.left, box.right,
                               set(told.result, {Face::Regular, second, Align::Right}, result + 1));
        if (told.more.empty()) return;
        m_made.page.textOn(baseline + pdf::kLeading * second, box.left, box.right,
                           set(told.more, {Face::Regular, second, Align::Left, pdf::kQuiet}, box.width()));
    }

    // The largest letters in which each line of the sheet has room, if they can be read; else what is too
    // long for them is smaller.
    double oneLine(double width) const {
        double size = std::min(letters(9.5), m_pitch / pdf::kLeading);
        for (const FormDeal& deal : m_form.deals)
            if (const double wide = widthOf(m_fonts, deal.told.whole(), Face::Regular, size); wide > width)
                size = std::max(kLeastLetters, size * width / wide);
        return size;
    }

    // Which a text that is set has neither before nor behind it.
    double blanks(std::size_t count, double size) const {
        return static_cast<double>(count) *
               (widthOf(m_fonts, "n n", Face::Regular, size) - widthOf(m_fonts, "nn", Face::Regular, size));
    }

    static Face faceOf(const game::ShortLine::Part& part) {
        return part.isStrong ? Face::Bold : Face::Regular;
    }

    void drawSums(double y, double height, const std::string& label, const std::vector<std::int64_t>& sums,
                  double size) {
        put({at(0), y, columnsLeft() - pad(), y + height}, label,
            {Face::Bold, inRow(8.6, height), Align::Right});
        if (sums.empty()) return;
        const std::int64_t sum = std::accumulate(sums.begin(), sums.end(), std::int64_t{0});
        for (std::size_t seat = 0; seat < m_seats; ++seat)
            drawPoints(seat, y, height, sums[seat], Face::Black, size);
        drawCrossSum(y, height, sum, Face::Bold, label);
    }

    // Outside the sheet.
    void drawFines(double y, double height) {
        put({at(0), y, columnsLeft() - pad(), y + height}, word(Label::PenaltiesApart),
            {Face::Regular, inRow(8.6, height), Align::Right});
        for (std::size_t seat = 0; seat < m_form.penalties.size(); ++seat)
            if (m_form.penalties[seat] != 0)
                drawPoints(seat, y, height, -m_form.penalties[seat], Face::Regular, 11);
    }

    void drawPoints(std::size_t seat, double y, double height, std::int64_t points, Face face, double size) {
        const std::string sign = points > 0 ? "+" : points < 0 ? "−" : "";
        putInOneLine({leftOf(seat) + 1, y, leftOf(seat + 1) - pad(), y + height},
                     sign + std::to_string(std::abs(points)), {face, inRow(size, height), Align::Right});
    }

    // In a box where it is not what it has to be, and said in words.
    void drawCrossSum(double y, double height, std::int64_t sum, Face face, const std::string& where) {
        const bool isEven = sum == 0;
        const Box box{columnsRight() + 2, y, m_body.right, y + height};
        putInOneLine(isEven ? box : box.inset(3, 0), signedText(sum),
                     {isEven ? face : Face::Bold, inRow(10.6, height), Align::Right,
                      isEven ? pdf::kQuiet : pdf::Ink{}});
        if (isEven) return;
        m_made.page.frame({box.left, y + 0.12 * height, box.right, y + 0.88 * height}, kBlack);
        m_crooked.push_back(where);
    }

    void drawCrooked(double top) {
        const double size = letters(8.6);
        m_made.page.text({m_body.left, top + 2, m_body.right, top + 2 + pdf::kLeading * size},
                         set(text(Label::CrossSumsNotZero, m_language, joined(m_crooked, ", ")),
                             {Face::Bold, size}, m_body.width()));
    }

    double signatureLabel() const { return pdf::kLeading * letters(8.6) + 2 * m_scale; }

    void drawSignatures(double bottom) {
        const double size = letters(8.6);
        const double gap = 14 * m_wide;
        const double width =
            (m_body.width() - gap * static_cast<double>(m_seats - 1)) / static_cast<double>(m_seats);
        const double line = bottom - signatureLabel();
        for (std::size_t seat = 0; seat < m_seats; ++seat) {
            const double left = m_body.left + (width + gap) * static_cast<double>(seat);
            m_made.page.line({left, line}, {left + width, line}, {0.6, 0});
            const SheetSide& side = m_form.sides[seat];
            const std::string who = side.title + (side.names.empty() ? "" : ' ' + side.names.front());
            put({left, line, left + width, bottom}, who, {Face::Regular, size, Align::Left, pdf::kQuiet});
        }
    }

    static pdf::Picture ring() {
        constexpr double r = 47;
        constexpr double k = 0.5523 * r;
        constexpr double m = 50;
        using Kind = pdf::PathStep::Kind;
        pdf::Picture picture;
        picture.size = {100, 100};
        picture.shapes.push_back({{{Kind::Move, {m + r, m}},
                                   {Kind::Curve, {m, m + r}, {m + r, m + k}, {m + k, m + r}},
                                   {Kind::Curve, {m - r, m}, {m - k, m + r}, {m - r, m + k}},
                                   {Kind::Curve, {m, m - r}, {m - r, m - k}, {m - k, m - r}},
                                   {Kind::Curve, {m + r, m}, {m + k, m - r}, {m + r, m - k}},
                                   {Kind::Close, {}}},
                                  std::nullopt,
                                  {6, 0}});
        return picture;
    }

    const pdf::Fonts& m_fonts;
    const SheetForm& m_form;
    words::Language m_language;
    std::size_t m_seats;
    pdf::RunningPage m_made;
    Box m_body;
    double m_scale;   // of letters
    double m_wide;    // of widths
    double m_columns; // of all together
    std::vector<Note> m_notes;
    int m_last = 0; // deal
    double m_noteSize = 0;
    double m_pitch = 0;
    std::vector<std::string> m_crooked; // which sums are not zero
};

} // namespace

} // namespace schreiber::kinds::deal_sheet

namespace schreiber::kinds {

std::vector<SheetForm> dealSheetParts(const pdf::Fonts& fonts, const SheetForm& form,
                                      words::Language language, pdf::Size paper) {
    const auto fits = [&](const SheetForm& one) {
        return deal_sheet::DealSheet(fonts, one, language, paper).rowHeight() >= deal_sheet::kRowToWrite;
    };
    const std::size_t seats = form.sides.size();
    const bool isWritten =
        !form.score.empty() || std::any_of(form.deals.begin(), form.deals.end(), [](const FormDeal& deal) {
            return !deal.points.empty() || deal.number == 0;
        });
    if (isWritten || seats == 0 || fits(form)) return {form};
    const std::size_t rounds = (form.deals.size() + seats - 1) / seats;
    std::vector<SheetForm> parts{form};
    for (std::size_t count = 2; count <= rounds && !std::all_of(parts.begin(), parts.end(), fits); ++count) {
        parts.clear();
        for (std::size_t i = 0; i < count; ++i) {
            const auto edge = [&](std::size_t part) {
                return form.deals.begin() + static_cast<std::ptrdiff_t>(
                                                std::min(form.deals.size(), seats * (rounds * part / count)));
            };
            SheetForm part = form;
            part.deals.assign(edge(i), edge(i + 1));
            part.lastDeal = form.deals.back().number;
            part.begins = i == 0;
            part.ends = i + 1 == count;
            part.running.before = i;
            part.running.after = count - i - 1;
            parts.push_back(std::move(part));
        }
    }
    return parts;
}

pdf::Page drawDealSheet(const pdf::Fonts& fonts, const SheetForm& form, words::Language language,
                        pdf::Size paper) {
    return deal_sheet::DealSheet(fonts, form, language, paper).draw();
}

} // namespace schreiber::kinds
