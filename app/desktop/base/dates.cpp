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

// Also short, as dates are written by hand: 1.1.26.
QString dateAsKept(const QString& typed) {
    constexpr int kCentury = 100;
    QDate date = QLocale().toDate(typed, format());
    for (const QString& byHand : {QStringLiteral("d.M.yyyy"), QStringLiteral("d/M/yyyy")})
        if (!date.isValid()) date = QDate::fromString(typed, byHand);
    for (const QString& byHand : {QStringLiteral("d.M.yy"), QStringLiteral("d/M/yy")})
        if (!date.isValid()) date = QDate::fromString(typed, byHand).addYears(kCentury);
    return date.isValid() ? date.toString(Qt::ISODate) : typed;
}

} // namespace schreiber::desktop
