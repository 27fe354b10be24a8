#include <desk/whole_file.h>
#include <store/paths.h>

#include <fstream>
#include <string_view>
#include <utility>

namespace schreiber::desk {

namespace {

// What is read so is text; its bytes tell nobody anything.
constexpr std::string_view kDatabase = "SQLite format 3";

Failure broken(const std::string& name) {
    return store::StoreError{store::StoreErrorKind::InputOutput, name, {}};
}

} // namespace

Outcome<std::string> readWhole(std::istream& in, const std::string& name, std::size_t most) {
    std::string bytes;
    char buffer[1 << 16];
    while (in.read(buffer, sizeof buffer) || in.gcount() > 0) {
        bytes.append(buffer, static_cast<std::size_t>(in.gcount()));
        if (bytes.size() <= most) continue;
        const std::string limit = std::to_string(most / tournament::kMegabyte);
        return base::fail(
            Failure{InputErrors{{{name, 0, 0, "> " + limit + " MB", {"at_most_mb:" + limit}}}}});
    }
    if (in.bad()) return base::fail(broken(name));
    return bytes;
}

Outcome<std::string> readWhole(const std::string& path, std::size_t most) {
    // Not a pipe that nobody writes into: opening it would wait for ever.
    if (auto error = store::whyNoFile(path)) return base::fail(Failure{std::move(*error)});
    std::ifstream in(path, std::ios::binary);
    if (!in) return base::fail(broken(path));
    auto bytes = readWhole(in, path, most);
    if (bytes && bytes->starts_with(kDatabase))
        return base::fail(Failure{InputErrors{{{path, 0, 0, {}, {"text_not_database"}}}}});
    return bytes;
}

} // namespace schreiber::desk
