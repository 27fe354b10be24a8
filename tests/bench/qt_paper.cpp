#include "qt_paper.h"

#include <QBuffer>
#include <QFont>
#include <QFontDatabase>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace schreiber::bench {

namespace {

constexpr int kDotsPerInch = 1200; // QPdfWriter's own
constexpr double kDots = kDotsPerInch / 72.0;

// Changes pen and font only where a mark asks for another, as our own painter does.
class Painter {
  public:
    Painter(QPainter& out, const QtPaper::Families& families)
        : m_out(out)
        , m_families(families) {}

    void page(const pdf::Page& page) {
        m_out.setPen(Qt::NoPen);
        m_stroke.reset();
        each<pdf::AreaMark>(page);
        m_out.setBrush(Qt::NoBrush);
        each<pdf::LineMark>(page);
        each<pdf::FrameMark>(page);
        m_gray = -1;
        each<pdf::TextMark>(page);
    }

  private:
    template <class Kind>
    void each(const pdf::Page& page) {
        for (const pdf::Mark& mark : page.marks())
            if (const auto* one = std::get_if<Kind>(&mark)) draw(*one);
    }

    static QFont::Weight weightOf(pdf::Face face) {
        if (face == pdf::Face::Black || face == pdf::Face::Title) return QFont::Black;
        return face == pdf::Face::Bold || face == pdf::Face::Name ? QFont::Bold : QFont::Normal;
    }
    static QColor gray(double share) {
        const int level = static_cast<int>(std::lround(share * 255));
        return {level, level, level};
    }
    static QPointF at(pdf::Point point) { return {point.x * kDots, point.y * kDots}; }
    static QRectF rectangle(const pdf::Box& box) {
        return {at({box.left, box.top}), at({box.right, box.bottom})};
    }

    void use(const pdf::Stroke& stroke) {
        if (m_stroke && m_stroke->width == stroke.width && m_stroke->ink.gray == stroke.ink.gray &&
            m_stroke->dashed == stroke.dashed)
            return;
        m_out.setPen(QPen(gray(stroke.ink.gray), stroke.width * kDots,
                          stroke.dashed ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        m_stroke = stroke;
    }

    void draw(const pdf::AreaMark& mark) { m_out.fillRect(rectangle(mark.box), gray(mark.ink.gray)); }

    void draw(const pdf::LineMark& mark) {
        use(mark.stroke);
        m_out.drawLine(at(mark.from), at(mark.to));
    }

    void draw(const pdf::FrameMark& mark) {
        use(mark.stroke);
        m_out.drawRect(rectangle(mark.box));
    }

    void draw(const pdf::TextMark& mark) {
        if (m_gray != mark.ink.gray) m_out.setPen(gray(mark.ink.gray));
        m_gray = mark.ink.gray;
        m_out.setFont(font(mark.face, mark.size));
        const QString text = QString::fromStdString(mark.text);
        if (mark.condensed == 1) return m_out.drawText(at(mark.baseline), text);
        m_out.save();
        m_out.translate(at(mark.baseline));
        m_out.scale(mark.condensed, 1);
        m_out.drawText(QPointF(), text);
        m_out.restore();
    }

    const QFont& font(pdf::Face face, double size) {
        const auto [place, isNew] = m_fonts.try_emplace({face, std::lround(size * 100)});
        if (isNew) {
            QFont font(m_families.at(face));
            font.setWeight(weightOf(face));
            font.setPointSizeF(size);
            font.setHintingPreference(QFont::PreferNoHinting);
            font.setKerning(false); // we set character by character
            place->second = font;
        }
        return place->second;
    }

    QPainter& m_out;
    const QtPaper::Families& m_families;
    std::map<std::pair<pdf::Face, long>, QFont> m_fonts;
    std::optional<pdf::Stroke> m_stroke;
    double m_gray = -1;
};

} // namespace

QtPaper::QtPaper(const pdf::Fonts& fonts) {
    for (const pdf::Face face : pdf::kFaces) {
        const auto file = fonts.fileFor(face, U'a');
        if (!file) continue;
        const int id = QFontDatabase::addApplicationFont(QString::fromStdString(fonts.path(*file).string()));
        m_families[face] = QFontDatabase::applicationFontFamilies(id).value(0);
    }
}

QByteArray QtPaper::render(const pdf::Document& document) const {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(QString::fromStdString(document.info.title));
    writer.setResolution(kDotsPerInch);
    const auto setPage = [&](const pdf::Page& page) {
        writer.setPageSize(QPageSize(QSizeF(page.size().width, page.size().height), QPageSize::Point));
        writer.setPageMargins(QMarginsF());
    };
    setPage(document.pages.front());
    QPainter out(&writer);
    Painter painter(out, m_families);
    bool first = true;
    for (const pdf::Page& page : document.pages) {
        if (!first) {
            setPage(page);
            writer.newPage();
        }
        first = false;
        painter.page(page);
    }
    out.end();
    return bytes;
}

} // namespace schreiber::bench
