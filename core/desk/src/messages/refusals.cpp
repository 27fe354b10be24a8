#include "messages/tables.h"

namespace schreiber::desk {

const Message* findRefusal(std::string_view code) {
    for (const auto table : {entryRefusals(), drawRefusals(), sheetRefusals(), formatRefusals(),
                             clubRefusals(), rulingRefusals(), zeroSumRefusals()})
        if (const Message* found = findMessage(table, code)) return found;
    return nullptr;
}

RefusalKind kindOf(const tournament::Refusal& refusal) {
    const Message* message = findRefusal(refusal.code);
    return message == nullptr ? RefusalKind::Refused : message->kind;
}

} // namespace schreiber::desk
