#include <desk/whole_file.h>
#include <store/paths.h>

#include <fstream>
#include <string_view>
#include <utility>

namespace schreiber::desk {

namespace {

// What is read so is text; its bytes tell nobody anything.
constexpr std::string_view kDatabase = "SQLite format 3";

// By its mark or, without one, by a zero for each letter that UTF-8 begins with.
bool isUtf16(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return true;
    if (bytes.size() < 4) return false;
    const auto isZero = [&](std::size_t i) { return bytes[i] == '\0'; };
    return isZero(0) != isZero(1) && isZero(0) == isZero(2) && isZero(1) == isZero(3);
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
    if (isUtf16(bytes)) return unusable("UTF-16()");
    return bytes;
}

Outcome<std::string> readWhole(const std::string& path, std::size_t most) {
    // Not a pipe that nobody writes into: opening it would wait for ever.
    if (auto error = store::whyNoFile(path)) return base::fail(Failure{std::move(*error)});
    std::ifstream in(path, std::ios::binary);
    if (!in) return base::fail(broken(path));
    return readWhole(in, path, most);
}

} // namespace schreiber::desk
