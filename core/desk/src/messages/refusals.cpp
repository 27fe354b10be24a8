#include "messages/tables.h"

namespace schreiber::desk {

const Message* findRefusal(std::string_view code) {
    for (const auto table : {entryRefusals(), drawRefusals(), sheetRefusals(), formatRefusals(),
                             clubRefusals(), rulingRefusals(), zeroSumRefusals()})
        if (const Message* found = findMessage(table, code)) return found;
    return nullptr;
}

} // namespace schreiber::desk
