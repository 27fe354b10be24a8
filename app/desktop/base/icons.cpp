#include "base/icons.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QStyle>
#include <QStyleOption>
#include <QSvgRenderer>

#include <algorithm>
#include <map>
#include <utility>

namespace schreiber::desktop {
namespace {

// Draws each size when it is first asked for; most icons are seen in one.
class Drawn final : public QIconEngine {
  public:
    explicit Drawn(QByteArray svg)
        : m_svg(std::move(svg)) {}

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        const int side = std::min(size.width(), size.height());
        if (side <= 0) return {};
        QPixmap& plain = m_drawn[side];
        if (plain.isNull()) {
            plain = QPixmap(side, side);
            plain.fill(Qt::transparent);
            QPainter painter(&plain);
            QSvgRenderer(m_svg).render(&painter);
        }
        if (mode == QIcon::Normal) return plain;
        QStyleOption option;
        option.palette = QApplication::palette();
        return QApplication::style()->generatedIconPixmap(mode, plain, &option);
    }

    void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State state) override {
        const double scale = painter->device()->devicePixelRatio();
        const int side = std::min(area.width(), area.height());
        QRect square(0, 0, side, side);
        square.moveCenter(area.center());
        painter->drawPixmap(square, pixmap(square.size() * scale, mode, state));
    }

    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override {
        QList<QSize> sizes; // what a desktop shows of a program
        for (const int side : {16, 24, 32, 48, 64, 96, 192}) sizes << QSize(side, side);
        return sizes;
    }

    QIconEngine* clone() const override { return new Drawn(*this); }

  private:
    QByteArray m_svg;
    std::map<int, QPixmap> m_drawn; // by side, in pixels
};

QByteArray drawing(const QString& name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QIcon icon(const QString& name, const QColor& colour) {
    return QIcon(new Drawn(drawing(name).replace("#000000", colour.name().toLatin1())));
}

QIcon colouredIcon(const QString& name) {
    return QIcon(new Drawn(drawing(name)));
}

} // namespace schreiber::desktop
