#include "base/rule_sets.h"

namespace schreiber::desktop {

QString ruleSetTitle(const QString& id) {
    for (const RuleSetName& set : kRuleSets)
        if (id == QLatin1String(set.id)) return QString::fromUtf8(set.title);
    return id;
}

} // namespace schreiber::desktop
