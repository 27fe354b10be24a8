#include "pdf_tools.h"

#include <catch2/catch.hpp>

#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace schreiber;
using namespace schreiber::pdf;
namespace fs = std::filesystem;

namespace {

Document small() {
    Page page(sizeOf(PageSize::A5));
    page.text({20, 20, 200, 60}, fit(test::fonts(), "Tisch 1", {}, {180, 40}));
    return {test::fonts(), {"t", "a", "de", {2026, 11, 21, std::nullopt}}, {page}};
}

std::size_t filesIn(const fs::path& directory) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(directory), {}));
}

// For the time of the object no file may grow beyond so many bytes: a full disk, also for root.
class FullDisk {
  public:
    explicit FullDisk(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit m_before{};
    void (*m_handler)(int);
};

} // namespace

TEST_CASE("a file is written whole, with nothing left beside it") {
    const test::Scratch scratch;
    const auto size = write(small(), scratch / "a.pdf");
    REQUIRE(size);
    CHECK(fs::file_size(scratch / "a.pdf") == *size);
    CHECK(test::bytesIn(scratch / "a.pdf") == render(small()).value());
    CHECK(filesIn(scratch.path()) == 1);
}

TEST_CASE("a file that is replaced keeps its mode, and a link its place") {
    const test::Scratch scratch;
    std::ofstream(scratch / "real.pdf") << "old";
    fs::permissions(scratch / "real.pdf", fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("real.pdf", scratch / "link.pdf");
    REQUIRE(write(small(), scratch / "link.pdf"));
    CHECK(fs::is_symlink(scratch / "link.pdf"));
    CHECK(test::bytesIn(scratch / "real.pdf") == render(small()).value());
    CHECK(fs::status(scratch / "real.pdf").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("where nothing can be written the error says so, and what was there stays") {
    const test::Scratch scratch;
    const auto nowhere = write(small(), scratch / "no" / "a.pdf");
    REQUIRE_FALSE(nowhere);
    CHECK(nowhere.error().code == PdfError::Code::CannotWrite);
    CHECK(nowhere.error().path == (scratch / "no" / "a.pdf").string());
    CHECK_FALSE(nowhere.error().detail.empty());

    CHECK(write(small(), scratch.path()).error().code == PdfError::Code::CannotWrite);
    CHECK(write(small(), "").error().code == PdfError::Code::CannotWrite);
    CHECK(write(small(), "/dev/full").error().code == PdfError::Code::CannotWrite);
    CHECK(fs::is_character_file("/dev/full"));
    CHECK(write(small(), "/dev/null"));

    std::ofstream(scratch / "a.pdf") << "old";
    {
        const FullDisk full(1000);
        CHECK(write(small(), scratch / "a.pdf").error().code == PdfError::Code::CannotWrite);
    }
    CHECK(test::bytesIn(scratch / "a.pdf") == "old");
    CHECK(filesIn(scratch.path()) == 1);
}
