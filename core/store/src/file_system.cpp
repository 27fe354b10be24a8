#include "file_system.h"

#include "sqlite.h"

#include <store/paths.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

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
    if (code == ENAMETOOLONG) return {StoreErrorKind::NoName, path, {}};
    if (code == EEXIST) return {StoreErrorKind::Exists, path, {}};
    if (code == EISDIR) return {StoreErrorKind::IsFolder, path, {}};
    if (code == EIO) return {StoreErrorKind::InputOutput, path, {}};
    return {StoreErrorKind::InputOutput, path, std::strerror(code)};
}

} // namespace

bool fileStands(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

bool folderIsWritable(const std::string& path) {
    return ::access(folderOf(path).c_str(), W_OK) == 0;
}

StoreError storeErrorOf(const base::FileError& error) {
    using Kind = base::FileErrorKind;
    const auto is = [&error](StoreErrorKind kind) { return StoreError{kind, error.file, error.detail}; };
    switch (error.kind) {
    case Kind::NoName:
        return is(StoreErrorKind::NoName);
    case Kind::NoFolder:
        return is(StoreErrorKind::NoFolder);
    case Kind::IsFolder:
        return is(StoreErrorKind::IsFolder);
    case Kind::IsDevice:
        return is(StoreErrorKind::IsDevice);
    case Kind::IsLink:
        return is(StoreErrorKind::IsLink);
    case Kind::Exists:
        return is(StoreErrorKind::Exists);
    case Kind::ReadOnly:
        return is(StoreErrorKind::ReadOnly);
    case Kind::Full:
        return is(StoreErrorKind::Full);
    case Kind::PartlyWritten:
        return is(StoreErrorKind::PartlyWritten);
    case Kind::InputOutput:
        break;
    }
    return is(StoreErrorKind::InputOutput);
}

std::optional<StoreError> whyNoFile(const std::string& path) {
    if (path.empty()) return StoreError{StoreErrorKind::NoName, path, {}};
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (std::filesystem::is_regular_file(status)) {
        const bool mayRead = ::faccessat(AT_FDCWD, path.c_str(), R_OK, AT_EACCESS) == 0 || errno != EACCES;
        return mayRead ? std::nullopt : std::optional(StoreError{StoreErrorKind::Unreadable, path, {}});
    }
    if (std::filesystem::is_directory(status)) return StoreError{StoreErrorKind::IsFolder, path, {}};
    if (std::filesystem::exists(status)) return StoreError{StoreErrorKind::IsDevice, path, {}};
    const std::string folder = folderOf(path).string();
    if (!std::filesystem::is_directory(folder, ignored))
        return StoreError{StoreErrorKind::NoFolder, path, folder};
    return StoreError{StoreErrorKind::NotFound, path, {}};
}

std::optional<StoreError> whyNoPlace(const std::string& path) {
    const auto place = base::checkPlace(path);
    return place ? std::nullopt : std::optional(storeErrorOf(place.error()));
}

Stored<FileIdentity> identityOf(const std::string& path) {
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0) return base::fail(systemError(path, errno));
    return FileIdentity{status.st_dev, status.st_ino};
}

std::optional<FileMark> markOf(const Database& database) {
    const auto nanoseconds = [](const timespec& time) {
        return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
    };
    const auto writes = database.countOfWrites();
    struct stat status = {};
    if (!writes || ::stat(database.path().c_str(), &status) != 0) return std::nullopt;
    return FileMark{{status.st_dev, status.st_ino},
                    status.st_size,
                    nanoseconds(status.st_mtim),
                    nanoseconds(status.st_ctim),
                    *writes};
}

Stored<base::PartFile> makePart(const std::string& path, const std::string& source) {
    auto part = base::PartFile::create(path, source);
    if (!part) return base::fail(storeErrorOf(part.error()));
    return std::move(*part);
}

Stored<base::Done> putInPlace(base::PartFile& part, const std::string& path, base::OnExisting onExisting) {
    // What another file left behind under this name SQLite would lay over ours. Before ours stands there, so
    // that nobody opens the two together; where a file stands, whoever replaces it has looked into it, and
    // nobody has it open in WAL mode.
    if (auto thing = whatIsInTheWay(path))
        return base::fail(StoreError{StoreErrorKind::InTheWay, path, std::move(*thing)});
    if (onExisting == base::OnExisting::Replace || !fileStands(path))
        for (const char* beside : {"-journal", "-wal", "-shm"}) base::removeFile(path + beside);
    auto placed = part.putInPlace(onExisting);
    if (!placed) return base::fail(storeErrorOf(placed.error()));
    return base::Done{};
}

Stored<base::Done> checkStanding(const std::string& path, const FileIdentity& identity) {
    const auto now = identityOf(path);
    if (!now) return base::fail(now.error());
    if (*now == identity) return base::Done{};
    return base::fail(StoreError{StoreErrorKind::Replaced, path, {}});
}

namespace {

std::uint32_t numberAt(std::string_view bytes, std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i)
        number = number << 8U | static_cast<std::uint8_t>(at + i < bytes.size() ? bytes[at + i] : '\0');
    return number;
}

std::string bytesAt(std::ifstream& file, std::uint64_t at, std::size_t count) {
    std::string bytes(count, '\0');
    file.clear();
    file.seekg(static_cast<std::streamoff>(at));
    file.read(bytes.data(), static_cast<std::streamsize>(count));
    bytes.resize(static_cast<std::size_t>(file.gcount()));
    return bytes;
}

bool isSize(std::uint32_t size) {
    return size >= 512 && size <= 65'536 && (size & (size - 1)) == 0;
}

// sqlite.org/fileformat2 and walformat: whether a rollback journal or a WAL is that of another file than the
// one of so many bytes beside it. True only where it tells: a journal goes back to more pages than there are
// (a file gets no smaller before its journal is gone), or the first page in it is another program's.
bool isOfAnotherFile(std::ifstream& file, bool isWal, std::uint64_t bytes) {
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    constexpr std::size_t kHeader = 32;
    constexpr int kMostPages = 200'000;
    const std::string header = bytesAt(file, 0, kHeader);
    const std::uint32_t page = numberAt(header, isWal ? 8 : 24);
    const std::uint32_t sector = isWal ? 512 : numberAt(header, 20);
    if (header.size() < kHeader || !isSize(page) || !isSize(sector)) return false;
    if (!isWal && std::uint64_t{numberAt(header, 16)} * page > bytes) return true;
    const std::uint64_t before = isWal ? 24 : 4; // of each page
    const std::uint64_t each = before + page + (isWal ? 0 : 4);
    constexpr std::uint32_t kUncounted = 0xFFFF'FFFF;
    const auto countedIn = [](std::string_view part) { return numberAt(part, 8); };
    std::uint64_t at = isWal ? kHeader : sector;
    std::uint32_t left = isWal ? 0 : countedIn(header); // pages of this part; 0: to the end
    for (int i = 0; i < kMostPages; ++i) {
        const std::string number = bytesAt(file, at, 4);
        if (number.size() < 4) break;
        const std::string first = numberAt(number, 0) == 1 ? bytesAt(file, at + before, 72) : std::string();
        if (std::string_view(first).substr(0, kMagic.size()) == kMagic) {
            const std::int64_t application = numberAt(first, 68);
            return application != sqlite::kApplicationId && application != sqlite::kClubApplicationId;
        }
        at += each;
        if (left == 0 || left == kUncounted || --left > 0) continue;
        at = (at + sector - 1) / sector * sector; // the next part of a journal has a header of its own
        left = countedIn(bytesAt(file, at, kHeader));
        at += sector;
    }
    return false;
}

} // namespace

std::optional<std::string> whatIsInTheWay(const std::string& path) {
    // sqlite.org/fileformat2 and walformat: what a rollback journal, a WAL and its index (in this machine's
    // order of bytes) begin with; one that is only begun is empty or zero. The index is locked by those who
    // have a WAL open, which reading it here would undo: it is looked at where no WAL is there.
    constexpr std::string_view kJournal("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    constexpr std::string_view kWal("\x37\x7f\x06", 3);
    constexpr std::uint32_t kIndexVersion = 3'007'000;
    std::string index(sizeof kIndexVersion, '\0');
    std::memcpy(index.data(), &kIndexVersion, sizeof kIndexVersion);
    if (fileStands(path + "-wal")) index.clear();
    for (const auto& [ending, magic] :
         {std::pair("-journal", kJournal), {"-wal", kWal}, {"-shm", std::string_view(index)}}) {
        const std::string beside = path + ending;
        std::error_code ignored;
        const auto status = std::filesystem::symlink_status(beside, ignored);
        if (!std::filesystem::exists(status)) continue;
        if (!std::filesystem::is_regular_file(status)) return beside;
        std::array<char, 8> head{};
        std::ifstream file(beside, std::ios::binary);
        file.read(head.data(), static_cast<std::streamsize>(magic.size()));
        const std::string_view bytes(head.data(), static_cast<std::size_t>(file.gcount()));
        if (!magic.starts_with(bytes) && bytes.find_first_not_of('\0') != std::string_view::npos)
            return beside;
        const bool isWal = magic == kWal;
        if (!isWal && magic != kJournal) continue;
        const auto found = std::filesystem::file_size(path, ignored);
        // where the file itself is gone, what it left behind is cleared away
        if (isOfAnotherFile(file, isWal, ignored ? std::numeric_limits<std::uint64_t>::max() : found))
            return beside;
    }
    return std::nullopt;
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
