#include <base/contract.h>
#include <pdf/page.h>

namespace schreiber::pdf {

namespace {

constexpr double kSlack = 0.05;
constexpr double kDescent = kLeading - kAscent;

bool inside(Size page, const Box& box) {
    return box.left >= -kSlack && box.top >= -kSlack && box.right <= page.width + kSlack &&
           box.bottom <= page.height + kSlack && box.width() >= -kSlack && box.height() >= -kSlack;
}

double startOf(double left, double right, double width, Align align) {
    if (align == Align::Right) return right - width;
    if (align == Align::Center) return (left + right - width) / 2;
    return left;
}

double firstBaseline(const Box& box, const Fitted& text, Vertical vertical) {
    const double size = text.style().size;
    if (vertical == Vertical::Top) return box.top + kAscent * size;
    if (vertical == Vertical::Bottom) return box.bottom - text.height() + kAscent * size;
    const double between = static_cast<double>(text.lines().size() - 1) * kLeading * size;
    return (box.top + box.bottom - between + kCapHeight * size) / 2;
}

} // namespace

void Page::text(const Box& box, const Fitted& text, Vertical vertical) {
    if (text.lines().empty()) return;
    textOn(firstBaseline(box, text, vertical), box.left, box.right, text);
}

void Page::textOn(double y, double left, double right, const Fitted& text) {
    const TextStyle& style = text.style();
    for (const Fitted::Line& line : text.lines()) {
        const double x = startOf(left, right, line.width, style.align);
        SCHREIBER_REQUIRE(
            inside(m_size, {x, y - kCapHeight * style.size, x + line.width, y + kDescent * style.size}),
            "text inside the page");
        m_marks.emplace_back(
            TextMark{{x, y}, line.text, style.face, style.size, text.condensed(), style.gray});
        y += kLeading * style.size;
    }
}

void Page::line(Point from, Point to, Stroke stroke) {
    SCHREIBER_REQUIRE(inside(m_size, {from.x, from.y, from.x, from.y}) &&
                          inside(m_size, {to.x, to.y, to.x, to.y}),
                      "line inside the page");
    m_marks.emplace_back(LineMark{from, to, stroke});
}

void Page::frame(const Box& box, Stroke stroke) {
    SCHREIBER_REQUIRE(inside(m_size, box), "frame inside the page");
    m_marks.emplace_back(FrameMark{box, stroke});
}

void Page::area(const Box& box, double gray) {
    SCHREIBER_REQUIRE(inside(m_size, box), "area inside the page");
    m_marks.emplace_back(AreaMark{box, gray});
}

} // namespace schreiber::pdf
