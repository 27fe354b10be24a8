#include "messages/tables.h"

namespace schreiber::desk {

const Message* findRefusal(std::string_view code) {
    for (const auto table : {entryRefusals(), drawRefusals(), sheetRefusals(), formatRefusals(),
                             rulingRefusals(), clubRefusals()})
        if (const Message* found = findMessage(table, code)) return found;
    return nullptr;
}

} // namespace schreiber::desk
