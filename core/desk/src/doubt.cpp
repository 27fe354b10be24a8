#include "messages/tables.h"

#include <desk/doubt.h>

namespace schreiber::desk {

bool isDoubt(const Failure& failure) {
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    if (refusal == nullptr) return false;
    const RefusalKind kind = kindOf(*refusal);
    return kind == RefusalKind::Doubt || kind == RefusalKind::Closing;
}

bool isCorrection(const Failure& failure) {
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    return refusal != nullptr && kindOf(*refusal) == RefusalKind::Correction;
}

} // namespace schreiber::desk
