#include "file_system.h"

#include "sqlite.h"

#include <store/paths.h>

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>
#include <utility>

#ifdef _WIN32
#include <QFile>
#include <QFileInfo>
#else
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace schreiber::store {

namespace {

std::filesystem::path folderOf(const std::string& path) {
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    return folder.empty() ? std::filesystem::path(".") : folder;
}

StoreError systemError(const std::string& path, int code) {
    if (code == ENOENT || code == ENOTDIR) return {StoreErrorKind::NotFound, path, {}};
    if (code == EROFS || code == EACCES || code == EPERM) return {StoreErrorKind::ReadOnly, path, {}};
    if (code == ENOSPC || code == EDQUOT) return {StoreErrorKind::Full, path, {}};
    if (code == EEXIST) return {StoreErrorKind::Exists, path, {}};
    if (code == EISDIR) return {StoreErrorKind::IsFolder, path, {}};
    if (code == EIO) return {StoreErrorKind::InputOutput, path, {}};
    return {StoreErrorKind::InputOutput, path, std::strerror(code)};
}

#ifndef _WIN32
// 0 or errno.
int syncToDisk(const std::string& path, int flags) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0) return errno;
    const int error = ::fsync(file) == 0 ? 0 : errno;
    ::close(file);
    return error;
}

int moveToNewName(const std::string& from, const std::string& to) {
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return errno;
#endif
    // A file system without the flag: a name that nobody holds now is as good as it gets.
    if (fileStands(to)) return EEXIST;
    return std::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}
#endif

} // namespace

bool fileStands(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

bool folderIsWritable([[maybe_unused]] const std::string& path) {
#ifdef _WIN32
    return QFileInfo(QString::fromStdString(folderOf(path).string())).isWritable();
#else
    return ::access(folderOf(path).c_str(), W_OK) == 0;
#endif
}

std::optional<StoreError> whyNoFile(const std::string& path) {
    if (auto error = whyNoPlace(path)) return error;
    return fileStands(path) ? std::nullopt : std::optional(StoreError{StoreErrorKind::NotFound, path, {}});
}

std::optional<StoreError> whyNoPlace(const std::string& path) {
    if (path.empty()) return StoreError{StoreErrorKind::NoName, path, {}};
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (std::filesystem::is_regular_file(status)) return std::nullopt;
    if (std::filesystem::is_directory(status)) return StoreError{StoreErrorKind::IsFolder, path, {}};
    if (std::filesystem::exists(status)) return StoreError{StoreErrorKind::IsDevice, path, {}};
    const std::string folder = folderOf(path).string();
    if (std::filesystem::is_directory(folder, ignored)) return std::nullopt;
    return StoreError{StoreErrorKind::NoFolder, path, folder};
}

Stored<FileIdentity> identityOf(const std::string& path) {
#ifdef _WIN32
    // A file that is open cannot be replaced there.
    if (!fileStands(path)) return base::fail(StoreError{StoreErrorKind::NotFound, path, {}});
    return FileIdentity{};
#else
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0) return base::fail(systemError(path, errno));
    return FileIdentity{status.st_dev, status.st_ino};
#endif
}

PartFile::PartFile(std::string path)
    : m_path(std::move(path))
    , m_part((folderOf(m_path) / fmt::format(".schreiber-{:08x}.part", std::random_device()())).string()) {}

PartFile::~PartFile() {
    std::error_code ignored;
    if (m_placed) return;
    std::filesystem::remove(m_part, ignored);
    std::filesystem::remove(m_part + "-journal", ignored);
}

Stored<base::Done> PartFile::checkFolder() const {
    if (auto error = whyNoPlace(m_path)) return base::fail(std::move(*error));
    if (!folderIsWritable(m_path)) return base::fail(StoreError{StoreErrorKind::ReadOnly, m_path, {}});
    return base::Done{};
}

Stored<base::Done> PartFile::putInPlace(bool replace) {
    // A journal that another file left behind under this name would be played back into ours.
    if (replace || !fileStands(m_path)) {
        std::error_code ignored;
        std::filesystem::remove(m_path + "-journal", ignored);
    }
#ifdef _WIN32
    // The one replaces what stands there, the other refuses to.
    std::error_code error;
    if (replace) std::filesystem::rename(m_part, m_path, error);
    if (error) return base::fail(StoreError{StoreErrorKind::InputOutput, m_path, error.message()});
    if (!replace && !QFile::rename(QString::fromStdString(m_part), QString::fromStdString(m_path)))
        return base::fail(StoreError{StoreErrorKind::Exists, m_path, {}});
    m_placed = true;
#else
    int error = syncToDisk(m_part, O_RDWR);
    if (error == 0 && replace) error = std::rename(m_part.c_str(), m_path.c_str()) == 0 ? 0 : errno;
    if (error == 0 && !replace) error = moveToNewName(m_part, m_path);
    if (error != 0) return base::fail(systemError(m_path, error));
    m_placed = true;
    error = syncToDisk(folderOf(m_path).string(), O_RDONLY);
    // Some file systems (a share, a FAT stick) cannot sync a folder and say so.
    if (error != 0 && error != EINVAL && error != ENOTSUP) return base::fail(systemError(m_path, error));
#endif
    return base::Done{};
}

Stored<base::Done> checkStanding(const std::string& path, const FileIdentity& identity) {
    const auto now = identityOf(path);
    if (!now) return base::fail(now.error());
    if (*now == identity) return base::Done{};
    return base::fail(StoreError{StoreErrorKind::Replaced, path, {}});
}

FileKind kindOfFile(const std::string& path, std::int64_t application) {
    // sqlite.org/fileformat2: the magic string at 0, the application id at 68, big-endian.
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    std::array<char, 72> head{};
    std::ifstream file(path, std::ios::binary);
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    const std::string_view bytes(head.data(), static_cast<std::size_t>(file.gcount()));
    if (bytes.substr(0, kMagic.size()) != kMagic) return FileKind::Other;
    // What breaks off within its header can be anybody's; it is a damaged database either way.
    if (bytes.size() < head.size()) return FileKind::Ours;
    std::int64_t id = 0;
    for (std::size_t i = 68; i < 72; ++i) id = id * 256 + static_cast<unsigned char>(bytes[i]);
    return id == application ? FileKind::Ours : FileKind::OtherDatabase;
}

} // namespace schreiber::store
