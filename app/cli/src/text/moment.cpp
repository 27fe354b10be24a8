#include "text/moment.h"

#include <QDateTime>

namespace schreiber::cli {

std::string localTime(const std::string& utc) {
    const QDateTime at = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate);
    return at.isValid() ? at.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")).toStdString()
                        : utc;
}

} // namespace schreiber::cli
