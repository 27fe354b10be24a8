#include <desk/altered.h>
#include <desk/words.h>

namespace schreiber::desk {

std::string alteredLine(words::Language language) {
    return warningInWords({"altered_line", {}}, language);
}

} // namespace schreiber::desk
