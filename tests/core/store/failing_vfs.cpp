#include "failing_vfs.h"

#include <base/random.h>

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <sys/types.h>
#include <vector>

namespace schreiber::store::testing {

namespace {

struct Sector {
    std::size_t offset;
    std::string bytes;
};
constexpr std::size_t kSector = 512;

struct State {
    Fault fault = Fault::None;
    int at = 0;
    int seen = 0;
    // What is safely on disk of each file: its bytes at the last sync, or nothing where it was not there.
    std::map<std::string, std::optional<std::string>> synced;
    // What was written to it since.
    std::map<std::string, std::vector<Sector>> pending;

    bool strikes() {
        const bool now = fault != Fault::None && fault != Fault::FolderSync && seen >= at;
        ++seen;
        return now;
    }
};

State& state() {
    static State s_state;
    return s_state;
}

sqlite3_vfs* usual() {
    static sqlite3_vfs* const s_usual = sqlite3_vfs_find("unix");
    return s_usual;
}

std::optional<std::string> contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

void remember(const std::string& path) {
    if (state().fault == Fault::PowerCut && state().synced.count(path) == 0)
        state().synced[path] = contents(path);
}

// What an operation that is struck says.
int errorCode(int inputOutput) {
    switch (state().fault) {
    case Fault::Full:
        return SQLITE_FULL;
    case Fault::ReadOnly:
        return SQLITE_READONLY;
    default:
        return inputOutput;
    }
}

struct File {
    sqlite3_file base;
    const char* path;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File* of(sqlite3_file* file) {
    return reinterpret_cast<File*>(file);
}

int fileClose(sqlite3_file* file) {
    return of(file)->real()->pMethods->xClose(of(file)->real());
}
int fileRead(sqlite3_file* file, void* to, int size, sqlite3_int64 offset) {
    return of(file)->real()->pMethods->xRead(of(file)->real(), to, size, offset);
}
int fileWrite(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
    remember(of(file)->path);
    if (state().strikes()) return errorCode(SQLITE_IOERR_WRITE);
    if (state().fault == Fault::PowerCut) {
        const std::string bytes(static_cast<const char*>(from), static_cast<std::size_t>(size));
        for (std::size_t at = 0; at < bytes.size(); at += kSector)
            state().pending[of(file)->path].push_back(
                {static_cast<std::size_t>(offset) + at, bytes.substr(at, kSector)});
    }
    return of(file)->real()->pMethods->xWrite(of(file)->real(), from, size, offset);
}
int fileTruncate(sqlite3_file* file, sqlite3_int64 size) {
    remember(of(file)->path);
    if (state().strikes()) return errorCode(SQLITE_IOERR_TRUNCATE);
    return of(file)->real()->pMethods->xTruncate(of(file)->real(), size);
}
int fileSync(sqlite3_file* file, int flags) {
    if (state().strikes()) return errorCode(SQLITE_IOERR_FSYNC);
    const int code = of(file)->real()->pMethods->xSync(of(file)->real(), flags);
    if (code == SQLITE_OK && state().fault == Fault::PowerCut) {
        state().synced[of(file)->path] = contents(of(file)->path);
        state().pending[of(file)->path].clear();
    }
    return code;
}
int fileSize(sqlite3_file* file, sqlite3_int64* size) {
    return of(file)->real()->pMethods->xFileSize(of(file)->real(), size);
}
int fileLock(sqlite3_file* file, int level) {
    return of(file)->real()->pMethods->xLock(of(file)->real(), level);
}
int fileUnlock(sqlite3_file* file, int level) {
    return of(file)->real()->pMethods->xUnlock(of(file)->real(), level);
}
int fileCheckReserved(sqlite3_file* file, int* out) {
    return of(file)->real()->pMethods->xCheckReservedLock(of(file)->real(), out);
}
int fileControl(sqlite3_file* file, int what, void* argument) {
    return of(file)->real()->pMethods->xFileControl(of(file)->real(), what, argument);
}
int fileSectorSize(sqlite3_file* file) {
    return of(file)->real()->pMethods->xSectorSize(of(file)->real());
}
int fileCharacteristics(sqlite3_file*) {
    return 0;
} // promises nothing: no atomic writes, no safe appends

const sqlite3_io_methods kMethods = {1,
                                     fileClose,
                                     fileRead,
                                     fileWrite,
                                     fileTruncate,
                                     fileSync,
                                     fileSize,
                                     fileLock,
                                     fileUnlock,
                                     fileCheckReserved,
                                     fileControl,
                                     fileSectorSize,
                                     fileCharacteristics,
                                     nullptr,
                                     nullptr,
                                     nullptr,
                                     nullptr,
                                     nullptr,
                                     nullptr};

int vfsOpen(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* outFlags) {
    std::memset(file, 0, static_cast<std::size_t>(usual()->szOsFile) + sizeof(File));
    File* mine = of(file);
    mine->path = path ? path : "";
    if (state().fault == Fault::ReadOnly && (flags & SQLITE_OPEN_MAIN_JOURNAL) != 0) return SQLITE_CANTOPEN;
    if (state().fault == Fault::ReadOnly && (flags & SQLITE_OPEN_READWRITE) != 0) {
        flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
    }
    if (path && (flags & SQLITE_OPEN_READWRITE) != 0) remember(path);
    const int code = usual()->xOpen(usual(), path, mine->real(), flags, outFlags);
    if (code == SQLITE_OK) mine->base.pMethods = &kMethods;
    return code;
}

int vfsDelete(sqlite3_vfs*, const char* path, int sync) {
    remember(path);
    if (state().strikes()) return errorCode(SQLITE_IOERR_DELETE);
    const int code = usual()->xDelete(usual(), path, sync);
    if (code == SQLITE_OK && sync != 0 && state().fault == Fault::FolderSync) return SQLITE_IOERR_DIR_FSYNC;
    // With synchronous=EXTRA the folder is synced too: the file is gone for good.
    if (code == SQLITE_OK && sync != 0 && state().fault == Fault::PowerCut) {
        state().synced[path] = std::nullopt;
        state().pending[path].clear();
    }
    return code;
}

} // namespace

void armFault(Fault fault, int at) {
    state() = State();
    state().fault = fault;
    state().at = at;
}

void disarmFault() {
    armFault(Fault::None, 0);
}

void failReads(bool fail) {
    const auto failing = [](int, void*, std::size_t, off_t) -> ssize_t {
        errno = EIO;
        return -1;
    };
    ssize_t (*const call)(int, void*, std::size_t, off_t) = failing;
    // Which of the two it calls depends on how it was compiled.
    for (const char* name : {"pread", "pread64"})
        usual()->xSetSystemCall(usual(), name, fail ? reinterpret_cast<sqlite3_syscall_ptr>(call) : nullptr);
}

int operationsSeen() {
    return state().seen;
}

void restoreAfterPowerCut(std::uint64_t seed) {
    auto synced = state().synced;
    const auto pending = state().pending;
    disarmFault();
    base::Random random(seed);
    for (const auto& [path, sectors] : pending)
        for (const Sector& sector : sectors) {
            if (seed == 0 || random.below(2) == 0) continue;
            std::string& bytes = synced[path] ? *synced[path] : synced[path].emplace();
            bytes.resize(std::max(bytes.size(), sector.offset + sector.bytes.size()));
            bytes.replace(sector.offset, sector.bytes.size(), sector.bytes);
        }
    for (const auto& [path, bytes] : synced) {
        if (bytes)
            std::ofstream(path, std::ios::binary | std::ios::trunc) << *bytes;
        else
            std::filesystem::remove(path);
    }
}

void installFailingVfs() {
    static sqlite3_vfs s_vfs = *usual();
    s_vfs.zName = "schreiber-failing";
    s_vfs.szOsFile = usual()->szOsFile + static_cast<int>(sizeof(File));
    s_vfs.xOpen = vfsOpen;
    s_vfs.xDelete = vfsDelete;
    sqlite3_vfs_register(&s_vfs, 1);
}

void useUsualVfs() {
    sqlite3_vfs_register(usual(), 1);
}

} // namespace schreiber::store::testing
