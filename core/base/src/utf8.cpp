#include <base/utf8.h>

namespace schreiber::base {

Decoded decodeOne(std::string_view text) {
    if (text.empty()) return {0, 0, false};
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return {lead, 1, true};

    std::size_t length = 0;
    char32_t point = 0;
    char32_t least = 0;
    if (lead >= 0xC2 && lead <= 0xDF) {
        length = 2, point = lead & 0x1FU, least = 0x80;
    } else if (lead >= 0xE0 && lead <= 0xEF) {
        length = 3, point = lead & 0x0FU, least = 0x800;
    } else if (lead >= 0xF0 && lead <= 0xF4) {
        length = 4, point = lead & 0x07U, least = 0x10000;
    } else {
        return {lead, 1, false};
    }
    if (text.size() < length) return {lead, 1, false};
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return {lead, 1, false};
        point = (point << 6U) | (byte(i) & 0x3FU);
    }
    const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
    if (point < least || point > 0x10FFFF || surrogate) return {lead, 1, false};
    return {point, length, true};
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const Decoded next = decodeOne(text);
        if (!next.valid) return false;
        text.remove_prefix(next.length);
    }
    return true;
}

} // namespace schreiber::base
