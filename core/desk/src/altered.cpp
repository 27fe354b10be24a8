#include <desk/altered.h>
#include <desk/words.h>

namespace schreiber::desk {

bool isAltered(const Evening& evening) {
    const auto findings = evening.verify();
    return findings && !findings->empty();
}

std::string alteredLine(Language language) {
    return warningInWords({"altered_line", {}}, language);
}

std::string alteredLine(const Evening& evening, Language language) {
    return isAltered(evening) ? alteredLine(language) : std::string();
}

} // namespace schreiber::desk
