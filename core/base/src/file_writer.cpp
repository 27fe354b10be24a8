#include "part_names.h"

#include <base/file_writer.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <filesystem>
#include <mutex>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace schreiber::base {

// Of what a PartFile consists: not in an unnamed namespace, as g++ does not take that where several files are
// compiled as one.
class Descriptor {
  public:
    explicit Descriptor(int number = -1)
        : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept
        : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor() {
        if (isOpen()) ::close(m_number);
    }
    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }

  private:
    int m_number;
};

// Where a file stands or is to stand: its folder, open, so that it stays the same one, and its name there.
struct Place {
    std::string path;
    std::string folderPath;
    std::string name;
    Descriptor folder;

    std::string beside(const std::string& other) const {
        return (std::filesystem::path(folderPath) / other).string();
    }
};

namespace {

constexpr mode_t kPermissions = 0777;
constexpr mode_t kOwnerAlone = 0600;
constexpr mode_t kOfOthers = S_IRWXG | S_IRWXO;

FileError errorOf(const std::string& path, int code) {
    switch (code) {
    case EROFS:
    case EACCES:
    case EPERM:
        return {FileErrorKind::ReadOnly, path, {}};
    case ENOSPC:
    case EDQUOT:
    case EFBIG: // more than the medium takes of one file
        return {FileErrorKind::Full, path, {}};
    case ENAMETOOLONG:
        return {FileErrorKind::NoName, path, {}};
    case EEXIST:
        return {FileErrorKind::Exists, path, {}};
    case EISDIR:
        return {FileErrorKind::IsFolder, path, {}};
    case EIO:
        return {FileErrorKind::InputOutput, path, {}};
    default:
        return {FileErrorKind::InputOutput, path, std::strerror(code)};
    }
}

struct Notices {
    std::mutex mutex;
    std::vector<FileNotice> all;
};

Notices& notices() {
    static Notices s_notices;
    return s_notices;
}

void notice(FileNotice::Kind kind, const std::string& file) {
    const std::lock_guard lock(notices().mutex);
    notices().all.push_back({kind, file});
}

struct UmaskBefore {
    std::mutex mutex;
    std::optional<mode_t> mask; // none while it is as it was
};

UmaskBefore& umaskBefore() {
    static UmaskBefore s_umaskBefore;
    return s_umaskBefore;
}

Filed<Place> placeOf(const std::string& path) {
    if (path.empty()) return fail(FileError{FileErrorKind::NoName, path, {}});
    const std::filesystem::path whole(path);
    Place place{path, whole.parent_path().string(), whole.filename().string(), Descriptor()};
    if (place.folderPath.empty()) place.folderPath = ".";
    place.folder =
        Descriptor(::open(place.folderPath.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK));
    if (!place.folder.isOpen() && (errno == ENOENT || errno == ENOTDIR))
        return fail(FileError{FileErrorKind::NoFolder, path, place.folderPath});
    if (!place.folder.isOpen()) return fail(errorOf(path, errno));
    if (place.name.empty()) return fail(FileError{FileErrorKind::IsFolder, path, {}});
    return place;
}

std::string destinationOf(const Place& place) {
    std::array<char, 4096> buffer{};
    const ssize_t length =
        ::readlinkat(place.folder.number(), place.name.c_str(), buffer.data(), buffer.size());
    return length < 0 ? std::string() : std::string(buffer.data(), static_cast<std::size_t>(length));
}

using Standing = std::optional<struct stat>;

// The file that stands there; nothing where none does.
Filed<Standing> standingAt(const Place& place) {
    struct stat found = {};
    if (::fstatat(place.folder.number(), place.name.c_str(), &found, AT_SYMLINK_NOFOLLOW) != 0) {
        if (errno == ENOENT) return Standing();
        return fail(errorOf(place.path, errno));
    }
    if (S_ISREG(found.st_mode)) return Standing(found);
    if (S_ISLNK(found.st_mode))
        return fail(FileError{FileErrorKind::IsLink, place.path, destinationOf(place)});
    return fail(FileError{
        S_ISDIR(found.st_mode) ? FileErrorKind::IsFolder : FileErrorKind::IsDevice, place.path, {}});
}

bool writeAll(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// For what cannot be linked: another name with the same bytes. False with errno.
bool copyBytes(int folder, const std::string& from, const std::string& to, mode_t mode) {
    const Descriptor in(::openat(folder, from.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK));
    const Descriptor out(
        ::openat(folder, to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, kOwnerAlone));
    if (!in.isOpen() || !out.isOpen()) return false;
    std::array<char, 1 << 16> buffer{};
    for (;;) {
        const ssize_t count = ::read(in.number(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        if (count == 0) break;
        if (!writeAll(out.number(), {buffer.data(), static_cast<std::size_t>(count)})) return false;
    }
    return ::fchmod(out.number(), mode) == 0 && ::fsync(out.number()) == 0;
}

// 0 or errno.
int renameToFreeName(int folder, const std::string& from, const std::string& to) {
#ifdef RENAME_NOREPLACE
    if (::renameat2(folder, from.c_str(), folder, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return errno;
#endif
    // A file system without the flag: a name that nobody holds now is as good as it gets.
    struct stat found = {};
    if (::fstatat(folder, to.c_str(), &found, AT_SYMLINK_NOFOLLOW) == 0) return EEXIST;
    return ::renameat(folder, from.c_str(), folder, to.c_str()) == 0 ? 0 : errno;
}

void syncFolder(const Place& place) {
    // Some file systems (a share, a FAT stick) cannot sync a folder and say so.
    if (::fsync(place.folder.number()) == 0 || errno == EINVAL || errno == ENOTSUP) return;
    notice(FileNotice::Kind::Unsynced, place.path);
}

struct CloseFolder {
    void operator()(DIR* folder) const { ::closedir(folder); }
};

void clearLeftOversIn(const std::string& path) {
    constexpr std::time_t kDay = 24 * 60 * 60;
    const std::unique_ptr<DIR, CloseFolder> folder(::opendir(path.c_str()));
    if (!folder) return;
    std::vector<std::string> found;
    while (const dirent* entry = ::readdir(folder.get())) {
        struct stat file = {};
        // One glance tells most names from ours; only what we could have written is anybody's to clear.
        if (entry->d_name[0] != '.' || !isLeftOver(entry->d_name, true)) continue;
        if (::fstatat(::dirfd(folder.get()), entry->d_name, &file, AT_SYMLINK_NOFOLLOW) != 0) continue;
        if (!S_ISREG(file.st_mode) || file.st_uid != ::geteuid()) continue;
        if (isLeftOver(entry->d_name, std::time(nullptr) - file.st_mtime > kDay))
            found.emplace_back(entry->d_name);
    }
    for (const std::string& name : found)
        if (::unlinkat(::dirfd(folder.get()), name.c_str(), 0) == 0)
            notice(FileNotice::Kind::LeftOver, (std::filesystem::path(path) / name).string());
}

// Folders that were made on the way, which are gone again unless they are kept.
class MadeFolders {
  public:
    MadeFolders() = default;
    MadeFolders(const MadeFolders&) = delete;
    MadeFolders& operator=(const MadeFolders&) = delete;
    ~MadeFolders() {
        for (auto made = m_made.rbegin(); made != m_made.rend(); ++made)
            if (::rmdir(made->c_str()) != 0) notice(FileNotice::Kind::EmptyFolder, *made);
    }

    Filed<Done> make(const std::filesystem::path& folder) {
        std::error_code ignored;
        if (folder.empty() || std::filesystem::is_directory(folder, ignored)) return Done{};
        if (auto above = make(folder.parent_path()); !above) return above;
        if (!folder.has_filename()) return Done{}; // `a/b/` is `a/b`
        auto made = makeNew(folder);
        return made || !std::filesystem::is_directory(folder, ignored) ? made : Filed<Done>(Done{});
    }

    Filed<Done> makeNew(const std::filesystem::path& folder) {
        if (::mkdir(folder.c_str(), kPermissions) != 0) return fail(errorOf(folder.string(), errno));
        m_made.push_back(folder.string());
        return Done{};
    }

    void keep() {
        for (const std::string& made : m_made) {
            const std::string above = std::filesystem::path(made).parent_path().string();
            const Descriptor folder(
                ::open(above.empty() ? "." : above.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
            if (folder.isOpen()) static_cast<void>(::fsync(folder.number()));
        }
        m_made.clear();
    }

  private:
    std::vector<std::string> m_made;
};

} // namespace

struct PartFile::Impl {
    Place place;
    Standing replaced;
    std::optional<mode_t> mode; // none where the umask has said
    std::string name;           // as it is filled
    std::string path;
    std::string kept; // where the one it replaces can be had back
    Descriptor file;
    bool isPlaced = false;

    Impl(Place at, Standing standing)
        : place(std::move(at))
        , replaced(std::move(standing))
        , name(newPartName())
        , path(place.beside(name)) {}
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl() {
        if (!isPlaced) {
            remove(name);
            remove(name + "-journal"); // what SQLite lays beside it
        }
        if (!kept.empty()) remove(kept);
        dropPartName(name);
        dropPartName(kept);
    }

    void remove(const std::string& one) const { ::unlinkat(place.folder.number(), one.c_str(), 0); }

    FileError failed(int code) const { return errorOf(place.path, code); }

    Filed<Done> write(std::string_view bytes) const {
        if (!writeAll(file.number(), bytes)) return fail(failed(errno));
        return Done{};
    }

    // Onto the disk, with the mode it is to have.
    Filed<Done> finish() const {
        // Where the owner is another, only root can give it to him; the mode is his in any case.
        if (replaced) static_cast<void>(::fchown(file.number(), replaced->st_uid, replaced->st_gid) == 0);
        if (mode && ::fchmod(file.number(), *mode) != 0) return fail(failed(errno));
        if (::fsync(file.number()) != 0) return fail(failed(errno));
        return Done{};
    }

    Filed<Done> keepReplaced() {
        if (!replaced) return Done{};
        kept = newPartName();
        const int folder = place.folder.number();
        if (::linkat(folder, place.name.c_str(), folder, kept.c_str(), 0) == 0) return Done{};
        if (copyBytes(folder, place.name, kept, replaced->st_mode & kPermissions)) return Done{};
        return fail(failed(errno));
    }

    Filed<Done> rename(OnExisting onExisting) {
        const int folder = place.folder.number();
        if (auto standing = standingAt(place); !standing) return fail(standing.error());
        int error = 0;
        if (onExisting == OnExisting::Refuse)
            error = renameToFreeName(folder, name, place.name);
        else if (::renameat(folder, name.c_str(), folder, place.name.c_str()) != 0)
            error = errno;
        if (error != 0) return fail(failed(error));
        isPlaced = true;
        return Done{};
    }

    // False where not even that is possible.
    bool putBack() {
        const int folder = place.folder.number();
        if (kept.empty()) return ::unlinkat(folder, place.name.c_str(), 0) == 0;
        if (::renameat(folder, kept.c_str(), folder, place.name.c_str()) != 0) return false;
        dropPartName(std::exchange(kept, {}));
        return true;
    }
};

PartFile::PartFile(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl)) {}
PartFile::PartFile(PartFile&&) noexcept = default;
PartFile& PartFile::operator=(PartFile&&) noexcept = default;
PartFile::~PartFile() = default;

const std::string& PartFile::path() const {
    return m_impl->path;
}

Filed<PartFile> PartFile::create(const std::string& path, const std::string& readableAs) {
    auto place = placeOf(path);
    if (!place) return fail(place.error());
    auto standing = standingAt(*place);
    if (!standing) return fail(standing.error());
    clearLeftOversIn(place->folderPath);
    auto impl = std::make_unique<Impl>(std::move(*place), *standing);
    if (*standing) impl->mode = (*standing)->st_mode & kPermissions;
    struct stat likewise = {};
    if (!readableAs.empty() && ::stat(readableAs.c_str(), &likewise) == 0)
        impl->mode = impl->mode.value_or(kPermissions) & likewise.st_mode & kPermissions;
    const mode_t mode = impl->mode ? kOwnerAlone : mode_t{0666};
    impl->file = Descriptor(::openat(impl->place.folder.number(), impl->name.c_str(),
                                     O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode));
    if (!impl->file.isOpen()) return fail(impl->failed(errno));
    return PartFile(std::move(impl));
}

Filed<Done> PartFile::putInPlace(OnExisting onExisting) {
    if (auto done = m_impl->finish(); !done) return done;
    if (auto done = m_impl->rename(onExisting); !done) return done;
    syncFolder(m_impl->place);
    return Done{};
}

void writeAsPrivateAs(const std::string& path) {
    struct stat source = {};
    if (::stat(path.c_str(), &source) != 0 || !S_ISREG(source.st_mode)) return;
    mode_t forbidden = 0;
    if ((source.st_mode & S_IRGRP) == 0) forbidden |= S_IRWXG;
    if ((source.st_mode & S_IROTH) == 0) forbidden |= S_IRWXO;
    const std::lock_guard lock(umaskBefore().mutex);
    const mode_t before = ::umask(kOfOthers);
    if (!umaskBefore().mask) umaskBefore().mask = before;
    ::umask(before | forbidden);
}

void writeAsTheUmaskSays() {
    const std::lock_guard lock(umaskBefore().mutex);
    if (umaskBefore().mask) ::umask(*std::exchange(umaskBefore().mask, std::nullopt));
}

Filed<Done> checkPlace(const std::string& path) {
    const auto place = placeOf(path);
    if (!place) return fail(place.error());
    if (const auto standing = standingAt(*place); !standing) return fail(standing.error());
    return Done{};
}

Filed<Done> writeFile(const FileToWrite& file) {
    return writeFiles({file});
}

Filed<Done> makeFolder(const std::string& path) {
    if (path.empty()) return fail(FileError{FileErrorKind::NoName, path, {}});
    MadeFolders made;
    if (auto folder = made.make(path); !folder) return folder;
    made.keep();
    return Done{};
}

Filed<Done> makeNewFolder(const std::string& path) {
    MadeFolders made;
    if (auto folder = made.makeNew(path); !folder) return folder;
    made.keep();
    return Done{};
}

bool removeEmptyFolder(const std::string& path) {
    return ::rmdir(path.c_str()) == 0;
}

Filed<Done> writeFiles(const std::vector<FileToWrite>& files, Folders folders) {
    MadeFolders made;
    std::vector<PartFile> parts;
    for (const FileToWrite& file : files) {
        if (folders == Folders::Make)
            if (auto done = made.make(std::filesystem::path(file.path).parent_path()); !done) return done;
        auto part = PartFile::create(file.path);
        if (!part) return fail(part.error());
        if (part->m_impl->replaced && file.onExisting == OnExisting::Refuse)
            return fail(FileError{FileErrorKind::Exists, file.path, {}});
        if (auto done = part->m_impl->write(file.bytes); !done) return done;
        if (auto done = part->m_impl->finish(); !done) return done;
        parts.push_back(std::move(*part));
    }
    if (parts.size() > 1)
        for (PartFile& part : parts)
            if (auto done = part.m_impl->keepReplaced(); !done) return done;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto done = parts[i].m_impl->rename(files[i].onExisting);
        if (done) continue;
        FileError error = done.error();
        while (i-- > 0)
            if (!parts[i].m_impl->putBack()) error.kind = FileErrorKind::PartlyWritten;
        return fail(std::move(error));
    }
    made.keep();
    std::vector<std::string> synced;
    for (const PartFile& part : parts) {
        const Place& place = part.m_impl->place;
        if (std::find(synced.begin(), synced.end(), place.folderPath) != synced.end()) continue;
        synced.push_back(place.folderPath);
        syncFolder(place);
    }
    return Done{};
}

void removeFile(const std::string& path) {
    const auto place = placeOf(path);
    if (!place) return;
    const auto standing = standingAt(*place);
    if (standing && *standing) ::unlinkat(place->folder.number(), place->name.c_str(), 0);
}

std::vector<FileNotice> takeFileNotices() {
    const std::lock_guard lock(notices().mutex);
    return std::exchange(notices().all, {});
}

void clearLeftOvers(const std::string& folder) {
    clearLeftOversIn(folder.empty() ? "." : folder);
}

} // namespace schreiber::base
