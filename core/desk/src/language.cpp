#include <desk/language.h>

#include <array>

namespace schreiber::desk {

namespace {

struct Code {
    const char* code;
    Language language;
};
constexpr std::array<Code, 3> kCodes{
    {{"de", Language::German}, {"it", Language::Italian}, {"en", Language::English}}};

} // namespace

std::optional<Language> readLanguage(const std::string& name) {
    const std::string code = name.substr(0, name.find_first_of("_.@-"));
    for (const Code& known : kCodes)
        if (code == known.code) return known.language;
    return std::nullopt;
}

std::string codeOf(Language language) {
    for (const Code& known : kCodes)
        if (language == known.language) return known.code;
    return kCodes[0].code;
}

} // namespace schreiber::desk
