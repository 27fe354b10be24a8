#include <desk/whole_file.h>
#include <store/paths.h>

#include <fstream>

namespace schreiber::desk {

namespace {

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
    // A pipe is as good as a file: `<(sort list.csv)`.
    auto error = store::whyNoFile(path);
    if (error && error->kind != store::StoreErrorKind::IsDevice) return base::fail(Failure{*error});
    std::ifstream in(path, std::ios::binary);
    if (!in) return base::fail(broken(path));
    return readWhole(in, path, most);
}

} // namespace schreiber::desk
