#include <desk/whole_file.h>
#include <store/paths.h>

#include <fstream>
#include <optional>
#include <string_view>
#include <utility>

namespace schreiber::desk {

namespace {

// What is read so is text; its bytes tell nobody anything.
constexpr std::string_view kDatabase = "SQLite format 3";

enum class Wide { No, LittleEnd, BigEnd };

// UTF-16, by its mark or, without one, by a zero for each letter that UTF-8 begins with.
Wide wideness(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE")) return Wide::LittleEnd;
    if (bytes.starts_with("\xFE\xFF")) return Wide::BigEnd;
    if (bytes.size() < 4) return Wide::No;
    const auto isZero = [&](std::size_t i) { return bytes[i] == '\0'; };
    const bool isWide = isZero(0) != isZero(1) && isZero(0) == isZero(2) && isZero(1) == isZero(3);
    if (!isWide) return Wide::No;
    return isZero(0) ? Wide::BigEnd : Wide::LittleEnd;
}

void append(std::string& out, char32_t point) {
    const auto byte = [&out](char32_t bits) { out += static_cast<char>(static_cast<unsigned char>(bits)); };
    if (point < 0x80) return byte(point);
    if (point < 0x800) {
        byte(0xC0U | (point >> 6U));
    } else if (point < 0x10000) {
        byte(0xE0U | (point >> 12U));
        byte(0x80U | ((point >> 6U) & 0x3FU));
    } else {
        byte(0xF0U | (point >> 18U));
        byte(0x80U | ((point >> 12U) & 0x3FU));
        byte(0x80U | ((point >> 6U) & 0x3FU));
    }
    byte(0x80U | (point & 0x3FU));
}

// The same in UTF-8 and without its mark; nothing where it breaks off in a sign or has half of one.
std::optional<std::string> fromWide(std::string_view bytes, Wide wide) {
    if (bytes.size() % 2 != 0) return std::nullopt;
    const auto unit = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return wide == Wide::BigEnd ? char32_t{first} << 8U | second : char32_t{second} << 8U | first;
    };
    constexpr char32_t kMark = 0xFEFF;
    std::string out;
    out.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        char32_t point = unit(at);
        if (at == 0 && point == kMark) continue;
        if (point >= 0xD800 && point < 0xE000) { // the first of two halves
            const char32_t second = at + 2 < bytes.size() ? unit(at + 2) : 0;
            if (point >= 0xDC00 || second < 0xDC00 || second >= 0xE000) return std::nullopt;
            point = 0x10000 + ((point - 0xD800) << 10U) + (second - 0xDC00);
            at += 2;
        }
        append(out, point);
    }
    return out;
}

Failure broken(const std::string& name) {
    return store::StoreError{store::StoreErrorKind::InputOutput, name, {}};
}

} // namespace

Outcome<std::string> readWhole(std::istream& in, const std::string& name, std::size_t most) {
    const auto unusable = [&name](std::string what) {
        return base::fail(Failure{InputErrors{{{name, 0, 0, {}, {std::move(what)}}}}});
    };
    std::string bytes;
    char buffer[1 << 16];
    while (in.read(buffer, sizeof buffer) || in.gcount() > 0) {
        bytes.append(buffer, static_cast<std::size_t>(in.gcount()));
        if (bytes.size() > most)
            return unusable("TOO-LARGE(" + std::to_string(most / tournament::kMegabyte) + ")");
    }
    if (in.bad()) return base::fail(broken(name));
    if (bytes.starts_with(kDatabase)) return unusable("DATABASE()");
    const Wide wide = wideness(bytes);
    if (wide == Wide::No) return bytes;
    auto text = fromWide(bytes, wide);
    if (!text) return unusable("UTF-16()");
    return std::move(*text);
}

Outcome<std::string> readWhole(const std::string& path, std::size_t most) {
    // Not a pipe that nobody writes into: opening it would wait for ever.
    if (auto error = store::whyNoFile(path)) return base::fail(Failure{std::move(*error)});
    std::ifstream in(path, std::ios::binary);
    if (!in) return base::fail(broken(path));
    return readWhole(in, path, most);
}

} // namespace schreiber::desk
