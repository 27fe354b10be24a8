#include <base/input_error.h>
#include <base/utf8.h>

namespace schreiber::base {

std::string place(const InputError& error) {
    std::string out = error.file;
    for (const int number : {error.line, error.column}) {
        if (number <= 0) break;
        if (!out.empty()) out += ':';
        out += std::to_string(number);
    }
    if (!error.pointer.empty()) out += (out.empty() ? "" : " ") + error.pointer;
    return out;
}

std::string printable(std::string_view text, int most) {
    constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
    std::string out;
    int count = 0;
    while (!text.empty()) {
        if (count++ == most) return out + "…";
        const Decoded next = decodeOne(text);
        const bool control = next.codePoint < 0x20 || (next.codePoint >= 0x7F && next.codePoint < 0xA0) ||
                             (next.codePoint >= 0x2028 && next.codePoint <= 0x202E) ||
                             (next.codePoint >= 0x2066 && next.codePoint <= 0x2069);
        if (!next.valid || control)
            out += kReplacement;
        else
            out += text.substr(0, next.length);
        text.remove_prefix(next.length);
    }
    return out;
}

} // namespace schreiber::base
