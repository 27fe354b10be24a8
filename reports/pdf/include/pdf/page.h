#pragma once

#include <pdf/geometry.h>
#include <pdf/image.h>
#include <pdf/text.h>

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace schreiber::pdf {

struct Stroke {
    double width = 0.5;
    Ink ink{};
    bool dashed = false;
};

// What stands on a page: whole things only, so that there is no half-drawn path and no text without a font.
struct TextMark {
    Point baseline;
    std::string text;
    Face face = Face::Regular;
    double size = 10;
    double condensed = 1;
    Ink ink{};
    bool turned = false; // upside down, and then to the left
    bool unseen = false; // a picture's name
};

struct LineMark {
    Point from;
    Point to;
    Stroke stroke;
};

struct FrameMark {
    Box box;
    Stroke stroke;
};

struct AreaMark {
    Box box;
    Ink ink{0.9};
};

// One outline, filled, drawn along, or both. Later shapes lie over earlier ones.
struct PathStep {
    enum class Kind { Move, Line, Curve, Close };
    Kind kind = Kind::Move;
    Point to;
    Point before{}; // a curve's two control points
    Point after{};
};

struct ShapeMark {
    std::vector<PathStep> path;
    std::optional<Ink> fill;
    Stroke stroke; // of no width: none; its ends round
};

// Once in a file, however often it stands there.
struct ImageMark {
    Box box;
    std::shared_ptr<const Image> image;
};

using Mark = std::variant<TextMark, LineMark, FrameMark, AreaMark, ShapeMark, ImageMark>;

// A small drawing in units of its own, from its top left corner: put on a page in whatever size.
struct Picture {
    Size size;
    std::vector<ShapeMark> shapes;
    struct Lettering {
        Point middle; // of its capitals
        std::string text;
        double size = 10;
        double widest = 0; // condensed to go in there
        Ink ink{};
        bool turned = false; // upside down
        Face face = Face::Bold;
    };
    std::vector<Lettering> letterings; // over the shapes
    std::string caption{};             // under it where it stands in a table
    std::string name{};                // what it is called: there to be searched, copied and read out, unseen
};

enum class Vertical { Top, Middle, Bottom };

// A page being filled. Marks lie inside it: putting one outside is a bug of the report, and stops it
// (base/contract.h).
class Page {
  public:
    explicit Page(Size size)
        : m_size(size) {}

    Size size() const { return m_size; }
    Box area() const { return {0, 0, m_size.width, m_size.height}; }
    const std::vector<Mark>& marks() const { return m_marks; }

    // The lines one below the other, aligned as their style says. A single line in the middle is centred by
    // its capitals, as the eye does.
    void text(const Box& box, const Fitted& text, Vertical vertical = Vertical::Top);

    // The same with the first line's baseline at `y`, so that texts of several sizes stand on one line.
    void textOn(double y, double left, double right, const Fitted& text);

    void line(Point from, Point to, Stroke stroke = {});
    void frame(const Box& box, Stroke stroke = {});
    void area(const Box& box, const Ink& ink);
    // All that stands on a smaller one, from this corner on.
    void page(Point corner, const Page& part);
    // As large as goes into the box, in its middle.
    void image(const Box& box, std::shared_ptr<const Image> image);
    // As large as goes into the box, at its top left corner.
    void picture(const Fonts& fonts, const Box& box, const Picture& picture);

  private:
    Size m_size;
    std::vector<Mark> m_marks;
};

} // namespace schreiber::pdf
