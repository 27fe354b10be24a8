#include "base/saving.h"

#include "base/text.h"

#include <store/paths.h>

#include <QFileInfo>

#include <utility>

namespace schreiber::desktop {

SavePlace savePlace(const QString& chosen, const QString& ending) {
    if (!QFileInfo(chosen).suffix().isEmpty()) return {chosen};
    return {chosen + ending, base::OnExisting::Refuse};
}

std::optional<desk::Failure> whyNotSaved(const SavePlace& place, std::string bytes) {
    const auto written = base::writeFile({utf8(place.path), std::move(bytes), place.onExisting});
    if (written) return std::nullopt;
    return desk::Failure{store::storeErrorOf(written.error())};
}

std::optional<desk::Failure> whyNotSaved(const SavePlace& place, const QByteArray& bytes) {
    return whyNotSaved(place, bytes.toStdString());
}

} // namespace schreiber::desktop
