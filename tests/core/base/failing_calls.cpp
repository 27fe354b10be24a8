#include "failing_calls.h"

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// This program's own names for the calls come before those of the system's library.
namespace schreiber::base::testing {

namespace {

std::optional<Failing> s_failing;
int s_seen = 0;

bool fails() {
    if (!s_failing) return false;
    const int n = s_seen++;
    if (n < s_failing->from || (s_failing->upTo && n > *s_failing->upTo)) return false;
    if (s_failing->kill) {
        ::kill(::getpid(), SIGKILL);
        ::pause();
    }
    errno = s_failing->error;
    return true;
}

bool isOnDisk(int file) {
    struct stat found = {};
    const int before = errno;
    const bool is = ::fstat(file, &found) == 0 && (S_ISREG(found.st_mode) || S_ISDIR(found.st_mode));
    errno = before;
    return is;
}

} // namespace

void failCalls(const Failing& failing) {
    s_failing = failing;
    s_seen = 0;
}

void letCallsBe() {
    s_failing.reset();
}

int callsSeen() {
    return s_seen;
}

} // namespace schreiber::base::testing

using schreiber::base::testing::fails;
using schreiber::base::testing::isOnDisk;

extern "C" {

int openat(int folder, const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    if ((flags & O_CREAT) != 0 && fails()) return -1;
    return static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
}

ssize_t write(int file, const void* bytes, size_t size) {
    if (isOnDisk(file) && fails()) return -1;
    return ::syscall(SYS_write, file, bytes, size);
}

int fsync(int file) {
    if (fails()) return -1;
    return file < 0 ? -1 : 0; // nobody cuts the power here, and a disk takes its time
}

int fchmod(int file, mode_t mode) {
    if (fails()) return -1;
    return static_cast<int>(::syscall(SYS_fchmod, file, mode));
}

int linkat(int from, const char* old, int to, const char* name, int flags) {
    if (fails()) return -1;
    return static_cast<int>(::syscall(SYS_linkat, from, old, to, name, flags));
}

int renameat(int from, const char* old, int to, const char* name) {
    if (fails()) return -1;
    return static_cast<int>(::syscall(SYS_renameat2, from, old, to, name, 0));
}

int renameat2(int from, const char* old, int to, const char* name, unsigned flags) {
    if (fails()) return -1;
    return static_cast<int>(::syscall(SYS_renameat2, from, old, to, name, flags));
}
}
