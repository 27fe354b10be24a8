#include "base/dates.h"

#include <QLocale>

namespace schreiber::desktop {
namespace {

QString format() {
    switch (QLocale().language()) {
    case QLocale::Italian:
        return QStringLiteral("dd/MM/yyyy");
    case QLocale::English:
        return QStringLiteral("d MMM yyyy");
    default:
        return QStringLiteral("d.M.yyyy");
    }
}

} // namespace

QString onScreen(const QDate& date) {
    return QLocale().toString(date, format());
}

QString dateOnScreen(const QString& kept) {
    const QDate date = QDate::fromString(kept, Qt::ISODate);
    return date.isValid() ? onScreen(date) : kept;
}

QString dateAsKept(const QString& typed) {
    const QDate date = QLocale().toDate(typed, format());
    return date.isValid() ? date.toString(Qt::ISODate) : typed;
}

} // namespace schreiber::desktop
