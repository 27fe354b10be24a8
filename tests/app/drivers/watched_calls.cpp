// Preloaded into a program (LD_PRELOAD): counts its calls that change something below one folder, and at the
// nth lets it fail or kills the program; or writes down each call, for the disk after a power cut to be
// worked out from. The clock on the wall stands, so that the same command writes the same bytes.
//   SCHREIBER_WATCHED=FOLDER      what is watched
//   SCHREIBER_CALL=N              the call that is struck, from 0
//   SCHREIBER_STRUCK=ERRNO        it fails with this; `kill`: the program is killed before it
//   SCHREIBER_FOR_GOOD=1          every call after it fails as well
//   SCHREIBER_READS=1             what is counted and struck are the calls that read instead
//   SCHREIBER_TRACE=FILE          where the calls are written down
//   SCHREIBER_COUNT=FILE          where the number of calls is written, with the one struck by its name
#include "watched_calls.h"

#include <climits>

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

using schreiber::test::Call;
using schreiber::test::TracedCall;

constexpr int kMostFiles = 1024;
constexpr std::time_t kNow = 1'795'000'000; // an evening in November 2026

struct Watch {
    std::string folder;
    int strikeAt = -1;
    int error = 0;
    bool kills = false;
    bool forGood = false;
    bool reads = false;
    int trace = -1;
    int count = -1;
    int calls = 0;
    bool files[kMostFiles] = {};
    std::mutex mutex;

    Watch() {
        const char* watched = std::getenv("SCHREIBER_WATCHED");
        if (watched == nullptr) return;
        folder = watched;
        if (const char* at = std::getenv("SCHREIBER_CALL")) strikeAt = std::atoi(at);
        if (const char* struck = std::getenv("SCHREIBER_STRUCK")) {
            kills = std::strcmp(struck, "kill") == 0;
            error = kills ? 0 : std::atoi(struck);
        }
        forGood = std::getenv("SCHREIBER_FOR_GOOD") != nullptr;
        reads = std::getenv("SCHREIBER_READS") != nullptr;
        trace = kept(std::getenv("SCHREIBER_TRACE"));
        count = kept(std::getenv("SCHREIBER_COUNT"));
        unsetenv("LD_PRELOAD"); // not into whatever it starts
    }

    // Far above what the program's own files have as numbers.
    static int kept(const char* path) {
        if (path == nullptr) return -1;
        const long opened =
            syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        if (opened < 0) return -1;
        const int high = fcntl(static_cast<int>(opened), F_DUPFD_CLOEXEC, kMostFiles + 100);
        if (high < 0) return static_cast<int>(opened);
        syscall(SYS_close, opened);
        return high;
    }
};

Watch& watch() {
    static Watch* const s_watch = new Watch; // until the last call of the program, after all destructors
    return *s_watch;
}

template <class Function>
Function* real(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

std::string absolute(int folder, const char* path) {
    if (path[0] == '/') return path;
    char base[PATH_MAX] = {};
    if (folder == AT_FDCWD) {
        if (getcwd(base, sizeof base) == nullptr) return path;
    } else {
        char link[64];
        std::snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
        if (readlink(link, base, sizeof base - 1) < 0) return path;
    }
    return std::string(base) + "/" + path;
}

bool isWatched(const std::string& path) {
    const std::string& folder = watch().folder;
    return !folder.empty() && path.compare(0, folder.size(), folder) == 0 &&
           (path.size() == folder.size() || path[folder.size()] == '/');
}

bool isWatched(int fd) {
    return fd >= 0 && fd < kMostFiles && watch().files[fd];
}

void say(const std::string& text) {
    if (watch().count >= 0) syscall(SYS_write, watch().count, text.data(), text.size());
}

enum class Does { Change, Read };

// Counts a call; true where it has to fail, with errno set.
bool strikes(const char* name, Does does = Does::Change) {
    Watch& now = watch();
    if (now.reads != (does == Does::Read)) return false;
    const std::lock_guard lock(now.mutex);
    const int at = now.calls++;
    if (now.count >= 0) say(std::string(name) + "\n");
    if (now.strikeAt < 0 || at < now.strikeAt || (at > now.strikeAt && !now.forGood)) return false;
    if (now.kills) {
        syscall(SYS_kill, getpid(), SIGKILL);
        for (;;) pause();
    }
    if (now.error == 0) return false;
    errno = now.error;
    return true;
}

void writeDown(Call call, int fd, bool made, const std::string& path, const std::string& second,
               const void* bytes, std::size_t size, std::uint64_t offset) {
    Watch& now = watch();
    if (now.trace < 0) return;
    const std::lock_guard lock(now.mutex);
    TracedCall head{};
    head.call = call;
    head.fd = fd;
    head.made = made ? 1 : 0;
    head.pathLength = static_cast<std::uint32_t>(path.size());
    head.secondLength = static_cast<std::uint32_t>(second.size());
    head.size = static_cast<std::uint32_t>(size);
    head.offset = offset;
    std::string whole(reinterpret_cast<const char*>(&head), sizeof head);
    whole += path + second;
    whole.append(static_cast<const char*>(bytes), size);
    syscall(SYS_write, now.trace, whole.data(), whole.size());
}

bool isThere(const std::string& path) {
    struct stat status {};
    return lstat(path.c_str(), &status) == 0;
}

template <class Open>
int opened(int folder, const char* path, int flags, const Open& open) {
    const std::string whole = absolute(folder, path);
    const bool changes = (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0;
    if (!isWatched(whole)) return open();
    if (strikes("open")) return -1;
    const bool made = changes && !isThere(whole);
    const int fd = open();
    if (fd >= 0 && fd < kMostFiles) {
        watch().files[fd] = true;
        writeDown(Call::Open, fd, made, whole, "", nullptr, 0, (flags & O_TRUNC) != 0 ? 1 : 0);
    }
    return fd;
}

template <class Write>
ssize_t written(const char* name, int fd, const void* from, std::size_t size, std::int64_t offset,
                const Write& write) {
    if (fd == STDOUT_FILENO) writeDown(Call::Said, fd, false, "", "", from, size, 0);
    if (!isWatched(fd)) return write(size);
    if (strikes(name)) {
        const int error = errno;
        if (error == ENOSPC && size > 1) write(size / 2); // what went in before the disk was full
        errno = error;
        return -1;
    }
    if (offset < 0) {
        struct stat status {};
        const bool atEnd = (fcntl(fd, F_GETFL) & O_APPEND) != 0 && fstat(fd, &status) == 0;
        offset = atEnd ? status.st_size : lseek(fd, 0, SEEK_CUR);
    }
    const ssize_t count = write(size);
    if (count > 0)
        writeDown(Call::Write, fd, false, "", "", from, static_cast<std::size_t>(count),
                  static_cast<std::uint64_t>(offset));
    return count;
}

template <class Truncate>
int truncated(int fd, std::int64_t length, const Truncate& truncate) {
    if (!isWatched(fd)) return truncate();
    if (strikes("ftruncate")) return -1;
    const int result = truncate();
    if (result == 0)
        writeDown(Call::Truncate, fd, false, "", "", nullptr, 0, static_cast<std::uint64_t>(length));
    return result;
}

template <class Sync>
int synced(int fd, const Sync& sync) {
    if (!isWatched(fd)) return sync();
    if (strikes("fsync")) return -1;
    const int result = sync();
    if (result == 0) writeDown(Call::Sync, fd, false, "", "", nullptr, 0, 0);
    return result;
}

template <class Change>
int named(const char* name, Call call, const std::string& path, const std::string& second,
          const Change& change) {
    if (!isWatched(path) && !isWatched(second)) return change();
    if (strikes(name)) return -1;
    const int result = change();
    if (result == 0) writeDown(call, -1, false, path, second, nullptr, 0, 0);
    return result;
}

mode_t modeOf(int flags, std::va_list rest) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
}

} // namespace

extern "C" {

#define SCHREIBER_OPEN(name)                                                                                 \
    int name(const char* path, int flags, ...) {                                                             \
        std::va_list rest;                                                                                   \
        va_start(rest, flags);                                                                               \
        const mode_t mode = modeOf(flags, rest);                                                             \
        va_end(rest);                                                                                        \
        return opened(AT_FDCWD, path, flags,                                                                 \
                      [&] { return real<int(const char*, int, ...)>(#name)(path, flags, mode); });           \
    }
SCHREIBER_OPEN(open)
SCHREIBER_OPEN(open64)

#define SCHREIBER_OPEN_AT(name)                                                                              \
    int name(int folder, const char* path, int flags, ...) {                                                 \
        std::va_list rest;                                                                                   \
        va_start(rest, flags);                                                                               \
        const mode_t mode = modeOf(flags, rest);                                                             \
        va_end(rest);                                                                                        \
        return opened(folder, path, flags, [&] {                                                             \
            return real<int(int, const char*, int, ...)>(#name)(folder, path, flags, mode);                  \
        });                                                                                                  \
    }
SCHREIBER_OPEN_AT(openat)
SCHREIBER_OPEN_AT(openat64)

int creat(const char* path, mode_t mode) {
    return open(path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

// Streams open through these; what is written to them goes through write() and writev().
#define SCHREIBER_STREAM(name)                                                                               \
    FILE* name(const char* path, const char* mode) {                                                         \
        FILE* stream = nullptr;                                                                              \
        int flags = mode[0] == 'r'   ? O_RDONLY                                                              \
                    : mode[0] == 'w' ? O_WRONLY | O_CREAT | O_TRUNC                                          \
                                     : O_WRONLY | O_CREAT;                                                   \
        if (std::strchr(mode, '+') != nullptr) flags = (flags & ~(O_RDONLY | O_WRONLY)) | O_RDWR;            \
        opened(AT_FDCWD, path, flags, [&] {                                                                  \
            stream = real<FILE*(const char*, const char*)>(#name)(path, mode);                               \
            return stream == nullptr ? -1 : fileno(stream);                                                  \
        });                                                                                                  \
        return stream;                                                                                       \
    }
SCHREIBER_STREAM(fopen)
SCHREIBER_STREAM(fopen64)

int close(int fd) {
    if (fd >= 0 && fd < kMostFiles) watch().files[fd] = false;
    return real<int(int)>("close")(fd);
}

ssize_t read(int fd, void* to, size_t size) {
    if (isWatched(fd) && strikes("read", Does::Read)) return -1;
    return real<ssize_t(int, void*, size_t)>("read")(fd, to, size);
}

ssize_t pread(int fd, void* to, size_t size, off_t offset) {
    if (isWatched(fd) && strikes("read", Does::Read)) return -1;
    return real<ssize_t(int, void*, size_t, off_t)>("pread")(fd, to, size, offset);
}

ssize_t pread64(int fd, void* to, size_t size, off64_t offset) {
    return pread(fd, to, size, offset);
}

ssize_t readv(int fd, const struct iovec* parts, int count) {
    if (isWatched(fd) && strikes("read", Does::Read)) return -1;
    return real<ssize_t(int, const struct iovec*, int)>("readv")(fd, parts, count);
}

ssize_t write(int fd, const void* from, size_t size) {
    return written("write", fd, from, size, -1, [&](std::size_t most) {
        return real<ssize_t(int, const void*, size_t)>("write")(fd, from, most);
    });
}

ssize_t pwrite(int fd, const void* from, size_t size, off_t offset) {
    return written("write", fd, from, size, offset, [&](std::size_t most) {
        return real<ssize_t(int, const void*, size_t, off_t)>("pwrite")(fd, from, most, offset);
    });
}

ssize_t pwrite64(int fd, const void* from, size_t size, off64_t offset) {
    return pwrite(fd, from, size, offset);
}

ssize_t writev(int fd, const struct iovec* parts, int count) {
    if (fd != STDOUT_FILENO && !isWatched(fd))
        return real<ssize_t(int, const struct iovec*, int)>("writev")(fd, parts, count);
    std::string whole;
    for (int at = 0; at < count; ++at)
        whole.append(static_cast<const char*>(parts[at].iov_base), parts[at].iov_len);
    return write(fd, whole.data(), whole.size());
}

int ftruncate(int fd, off_t length) noexcept {
    return truncated(fd, length, [&] { return real<int(int, off_t)>("ftruncate")(fd, length); });
}
int ftruncate64(int fd, off64_t length) noexcept {
    return ftruncate(fd, length);
}

int fsync(int fd) {
    return synced(fd, [&] { return real<int(int)>("fsync")(fd); });
}
int fdatasync(int fd) {
    return synced(fd, [&] { return real<int(int)>("fdatasync")(fd); });
}

int rename(const char* from, const char* to) noexcept {
    return named("rename", Call::Rename, absolute(AT_FDCWD, from), absolute(AT_FDCWD, to),
                 [&] { return real<int(const char*, const char*)>("rename")(from, to); });
}
int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept {
    return named("rename", Call::Rename, absolute(fromFolder, from), absolute(toFolder, to), [&] {
        return real<int(int, const char*, int, const char*)>("renameat")(fromFolder, from, toFolder, to);
    });
}
int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept {
    return named("rename", Call::Rename, absolute(fromFolder, from), absolute(toFolder, to), [&] {
        return real<int(int, const char*, int, const char*, unsigned)>("renameat2")(fromFolder, from,
                                                                                    toFolder, to, flags);
    });
}
int link(const char* from, const char* to) noexcept {
    return named("link", Call::Link, absolute(AT_FDCWD, from), absolute(AT_FDCWD, to),
                 [&] { return real<int(const char*, const char*)>("link")(from, to); });
}
int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept {
    return named("link", Call::Link, absolute(fromFolder, from), absolute(toFolder, to), [&] {
        return real<int(int, const char*, int, const char*, int)>("linkat")(fromFolder, from, toFolder, to,
                                                                            flags);
    });
}
int unlink(const char* path) noexcept {
    return named("unlink", Call::Unlink, absolute(AT_FDCWD, path), "",
                 [&] { return real<int(const char*)>("unlink")(path); });
}
int unlinkat(int folder, const char* path, int flags) noexcept {
    const bool isFolder = (flags & AT_REMOVEDIR) != 0;
    return named(isFolder ? "rmdir" : "unlink", isFolder ? Call::RemoveFolder : Call::Unlink,
                 absolute(folder, path), "",
                 [&] { return real<int(int, const char*, int)>("unlinkat")(folder, path, flags); });
}
int rmdir(const char* path) noexcept {
    return named("rmdir", Call::RemoveFolder, absolute(AT_FDCWD, path), "",
                 [&] { return real<int(const char*)>("rmdir")(path); });
}
int remove(const char* path) noexcept {
    struct stat status {};
    return lstat(path, &status) == 0 && S_ISDIR(status.st_mode) ? rmdir(path) : unlink(path);
}
int mkdir(const char* path, mode_t mode) noexcept {
    return named("mkdir", Call::MakeFolder, absolute(AT_FDCWD, path), "",
                 [&] { return real<int(const char*, mode_t)>("mkdir")(path, mode); });
}
int mkdirat(int folder, const char* path, mode_t mode) noexcept {
    return named("mkdir", Call::MakeFolder, absolute(folder, path), "",
                 [&] { return real<int(int, const char*, mode_t)>("mkdirat")(folder, path, mode); });
}

// The C library makes temporary files without its own open(): here as if with it.
int mkostemps(char* path, int suffix, int flags) {
    char* const random = path + std::strlen(path) - suffix - 6;
    static unsigned s_next = 0;
    for (int tries = 0; tries < 100; ++tries) {
        char digits[8];
        std::snprintf(digits, sizeof digits, "%06u",
                      (static_cast<unsigned>(getpid()) * 100 + s_next++) % 1000000);
        std::memcpy(random, digits, 6);
        const int fd = open(path, O_RDWR | O_CREAT | O_EXCL | flags, 0600);
        if (fd >= 0 || errno != EEXIST) return fd;
    }
    return -1;
}
int mkostemp(char* path, int flags) {
    return mkostemps(path, 0, flags);
}
int mkstemp(char* path) {
    return mkostemps(path, 0, 0);
}
int mkstemp64(char* path) {
    return mkostemps(path, 0, 0);
}
int mkostemp64(char* path, int flags) {
    return mkostemps(path, 0, flags);
}

// Copies inside the kernel would go unseen; who is told that there are none copies by read() and write().
ssize_t copy_file_range(int, off64_t*, int, off64_t*, size_t, unsigned) {
    errno = ENOSYS;
    return -1;
}
ssize_t sendfile(int, int, off_t*, size_t) noexcept {
    errno = ENOSYS;
    return -1;
}
ssize_t sendfile64(int, int, off64_t*, size_t) noexcept {
    errno = ENOSYS;
    return -1;
}

std::time_t time(std::time_t* to) noexcept {
    if (to != nullptr) *to = kNow;
    return kNow;
}
int gettimeofday(struct timeval* to, void*) noexcept {
    *to = {kNow, 0};
    return 0;
}
int clock_gettime(clockid_t which, struct timespec* to) noexcept {
    if (which != CLOCK_REALTIME && which != CLOCK_REALTIME_COARSE)
        return static_cast<int>(syscall(SYS_clock_gettime, which, to));
    *to = {kNow, 0};
    return 0;
}

} // extern "C"
