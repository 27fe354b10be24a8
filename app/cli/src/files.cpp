#include "files.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <string_view>
#include <system_error>

namespace schreiber::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMost = 64U << 20;
constexpr std::string_view kSqlite = "SQLite format 3";

desk::Failure storeError(store::StoreErrorKind kind, const std::string& path, const std::string& detail) {
    return store::StoreError{kind, path, detail};
}

desk::Outcome<std::string> readStream(std::istream& in, const std::string& path) {
    std::string bytes;
    char buffer[1 << 16];
    while (in.read(buffer, sizeof buffer) || in.gcount() > 0) {
        bytes.append(buffer, static_cast<std::size_t>(in.gcount()));
        if (bytes.size() > kMost)
            return base::fail(desk::Failure{desk::InputErrors{{{path, 0, 0, "> 64 MB", {"64 MB"}}}}});
    }
    return bytes;
}

bool isTournament(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    char head[16] = {};
    in.read(head, sizeof head);
    return std::string_view(head, static_cast<std::size_t>(in.gcount())).starts_with(kSqlite);
}

} // namespace

desk::Outcome<std::string> readWhole(const std::string& path) {
    if (path == "-") return readStream(std::cin, path);
    std::error_code error;
    if (fs::is_directory(path, error))
        return base::fail(storeError(store::StoreErrorKind::NotFound, path, {}));
    std::ifstream in(path, std::ios::binary);
    if (!in) return base::fail(storeError(store::StoreErrorKind::NotFound, path, {}));
    return readStream(in, path);
}

desk::Outcome<base::Done> writeWhole(const std::string& path, const std::string& bytes) {
    // A folder, a device or a pipe is no place for a file: renaming would put ours in its stead.
    std::error_code unknown;
    const bool other = fs::exists(path, unknown) && !fs::is_regular_file(path, unknown);
    if (other || isTournament(path)) return base::fail(storeError(store::StoreErrorKind::Exists, path, {}));
    const std::string beside = path + ".part";
    std::error_code error;
    {
        std::ofstream out(beside, std::ios::binary | std::ios::trunc);
        if (!out) return base::fail(storeError(store::StoreErrorKind::NotFound, path, {}));
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        out.close();
        if (!out) {
            fs::remove(beside, error);
            return base::fail(storeError(store::StoreErrorKind::Full, path, beside));
        }
    }
    fs::rename(beside, path, error);
    if (error) {
        const std::string detail = error.message();
        fs::remove(beside, error);
        return base::fail(storeError(store::StoreErrorKind::ReadOnly, path, detail));
    }
    return base::Done{};
}

desk::Outcome<base::Done> makeFolder(const std::string& path) {
    std::error_code error;
    fs::create_directories(path, error);
    if (error || !fs::is_directory(path))
        return base::fail(storeError(store::StoreErrorKind::ReadOnly, path, error.message()));
    return base::Done{};
}

} // namespace schreiber::cli
