#include "file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace schreiber::pdf {

namespace {

namespace fs = std::filesystem;

class Descriptor {
  public:
    explicit Descriptor(int number)
        : m_number(number) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return m_number; }
    bool open() const { return m_number >= 0; }
    bool close() {
        const int number = std::exchange(m_number, -1);
        return number < 0 || ::close(number) == 0;
    }

  private:
    int m_number;
};

bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

base::Failure<PdfError> failed(const fs::path& file) {
    return base::fail(PdfError{PdfError::Code::CannotWrite, file.string(), std::strerror(errno)});
}

base::Result<base::Done, PdfError> writeThrough(const fs::path& file, std::string_view bytes) {
    Descriptor out(::open(file.c_str(), O_WRONLY | O_CLOEXEC));
    if (!out.open() || !writeAll(out.number(), bytes) || !out.close()) return failed(file);
    return base::Done{};
}

// The mode of the file being replaced, or what a new file gets.
mode_t modeFor(const fs::path& file) {
    struct stat old {};
    return ::stat(file.c_str(), &old) == 0 ? old.st_mode & 07777 : 0666;
}

base::Result<base::Done, PdfError> replace(const fs::path& file, std::string_view bytes) {
    const fs::path beside =
        file.parent_path() / fmt::format(".{}.{}.part", file.filename().string(), ::getpid());
    const auto failedHere = [&] {
        auto failure = failed(file);
        ::unlink(beside.c_str());
        return failure;
    };

    ::unlink(beside.c_str()); // what an earlier process of this number left when it was killed
    Descriptor out(::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, modeFor(file)));
    if (!out.open()) return failed(file);
    if (!writeAll(out.number(), bytes) || ::fsync(out.number()) != 0 || !out.close()) return failedHere();
    if (std::rename(beside.c_str(), file.c_str()) != 0) return failedHere();

    const fs::path directory = file.has_parent_path() ? file.parent_path() : fs::path(".");
    Descriptor entry(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // Some file systems cannot sync a directory; the file itself is safe by then.
    if (entry.open()) ::fsync(entry.number());
    return base::Done{};
}

} // namespace

base::Result<base::Done, PdfError> writeFile(const fs::path& file, std::string_view bytes) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (fs::is_directory(status)) {
        errno = EISDIR;
        return failed(file);
    }
    if (fs::exists(status) && !fs::is_regular_file(status)) return writeThrough(file, bytes);
    const fs::path target = fs::weakly_canonical(file, error);
    return replace(error ? file : target, bytes);
}

} // namespace schreiber::pdf
