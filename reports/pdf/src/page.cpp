#include <base/contract.h>
#include <pdf/page.h>

#include <algorithm>
#include <utility>

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

Point moved(Point point, Point by) {
    return {point.x + by.x, point.y + by.y};
}

Box moved(const Box& box, Point by) {
    return {box.left + by.x, box.top + by.y, box.right + by.x, box.bottom + by.y};
}

struct Mover {
    Point by;

    void operator()(TextMark& mark) const { mark.baseline = moved(mark.baseline, by); }
    void operator()(LineMark& mark) const {
        mark.from = moved(mark.from, by);
        mark.to = moved(mark.to, by);
    }
    void operator()(FrameMark& mark) const { mark.box = moved(mark.box, by); }
    void operator()(AreaMark& mark) const { mark.box = moved(mark.box, by); }
    void operator()(ImageMark& mark) const { mark.box = moved(mark.box, by); }
    void operator()(ShapeMark& mark) const {
        for (PathStep& step : mark.path)
            step = {step.kind, moved(step.to, by), moved(step.before, by), moved(step.after, by)};
    }
};

} // namespace

void Page::text(const Box& box, const Fitted& text, Vertical vertical) {
    if (text.lines().empty()) return;
    textOn(firstBaseline(box, text, vertical), box.left, box.right, text);
}

void Page::textOn(double y, double left, double right, const Fitted& text) {
    const TextStyle& style = text.style();
    for (const Fitted::Line& line : text.lines()) {
        const double in = &line == &text.lines().front() ? 0 : text.further();
        const double x = in + startOf(left, right, line.width, style.align);
        SCHREIBER_REQUIRE(
            inside(m_size, {x, y - kCapHeight * style.size, x + line.width, y + kDescent * style.size}),
            "text inside the page");
        m_marks.emplace_back(
            TextMark{{x, y}, line.text, style.face, style.size, text.condensed(), style.ink});
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

void Page::area(const Box& box, const Ink& ink) {
    SCHREIBER_REQUIRE(inside(m_size, box), "area inside the page");
    m_marks.emplace_back(AreaMark{box, ink});
}

void Page::page(Point corner, const Page& part) {
    SCHREIBER_REQUIRE(inside(m_size, moved(part.area(), corner)), "page inside the page");
    for (Mark mark : part.marks()) {
        std::visit(Mover{corner}, mark);
        m_marks.push_back(std::move(mark));
    }
}

void Page::image(const Box& box, std::shared_ptr<const Image> image) {
    SCHREIBER_REQUIRE(inside(m_size, box), "image inside the page");
    const double wide = image->width;
    const double high = image->height;
    const double scale = std::min(box.width() / wide, box.height() / high);
    m_marks.emplace_back(ImageMark{
        box.inset((box.width() - scale * wide) / 2, (box.height() - scale * high) / 2), std::move(image)});
}

void Page::picture(const Fonts& fonts, const Box& box, const Picture& picture) {
    const double scale = std::min(box.width() / picture.size.width, box.height() / picture.size.height);
    const auto at = [&](Point point) { return Point{box.left + scale * point.x, box.top + scale * point.y}; };
    const Point corner = at({picture.size.width, picture.size.height});
    SCHREIBER_REQUIRE(inside(m_size, {box.left, box.top, corner.x, corner.y}), "picture inside the page");
    for (ShapeMark shape : picture.shapes) {
        for (PathStep& step : shape.path) step = {step.kind, at(step.to), at(step.before), at(step.after)};
        shape.stroke.width *= scale;
        m_marks.emplace_back(std::move(shape));
    }
    if (!picture.name.empty()) {
        constexpr double size = 10;
        const double condensed = std::min(
            1.0, (corner.x - box.left) / std::max(widthOf(fonts, picture.name, Face::Regular, size), kHair));
        m_marks.emplace_back(TextMark{.baseline = {box.left, (box.top + corner.y + size) / 2},
                                      .text = picture.name,
                                      .size = size,
                                      .condensed = condensed,
                                      .unseen = true});
    }
    for (const Picture::Lettering& letters : picture.letterings) {
        const double size = scale * letters.size;
        const double width = widthOf(fonts, letters.text, letters.face, size);
        const double condensed = std::min(1.0, scale * letters.widest / std::max(width, kHair));
        const double way = letters.turned ? -1 : 1;
        const Point middle = at(letters.middle);
        const Point start{middle.x - way * condensed * width / 2, middle.y + way * kCapHeight * size / 2};
        m_marks.emplace_back(
            TextMark{start, letters.text, letters.face, size, condensed, letters.ink, letters.turned});
    }
}

} // namespace schreiber::pdf
