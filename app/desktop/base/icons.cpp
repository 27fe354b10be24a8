#include "base/icons.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace schreiber::desktop {
namespace {

constexpr int kSizes[] = {16, 24, 32, 48, 64, 96, 192};

QIcon rendered(const QByteArray& svg) {
    QIcon icon;
    QSvgRenderer renderer(svg);
    for (const int size : kSizes) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        icon.addPixmap(pixmap);
    }
    return icon;
}

QByteArray drawing(const QString& name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QIcon icon(const QString& name, const QColor& colour) {
    return rendered(drawing(name).replace("#000000", colour.name().toLatin1()));
}

QIcon colouredIcon(const QString& name) {
    return rendered(drawing(name));
}

} // namespace schreiber::desktop
