#include "base/last_evening.h"

#include "base/preferences.h"
#include "base/text.h"

#include <desk/evening.h>

#include <QFileInfo>

namespace schreiber::desktop {

std::optional<LastEvening> lastEvening(const Preferences& preferences) {
    for (const QString& path : preferences.recent) {
        if (!QFileInfo::exists(path)) continue;
        const auto evening = desk::Evening::open(utf8(path), store::Access::ReadOnly, store::OnLock::Say);
        if (!evening.ok()) return std::nullopt; // opening it says why
        return LastEvening{path, evening->tournament()};
    }
    return std::nullopt;
}

} // namespace schreiber::desktop
