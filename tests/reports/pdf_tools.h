#pragma once

#include <pdf/document.h>

#include <filesystem>
#include <string>

namespace schreiber::test {

struct Run {
    int exit = 0;
    std::string out;
    std::string err;
};

Run run(const std::string& command);

// A directory of its own that goes with the object.
class Scratch {
  public:
    Scratch();
    ~Scratch();
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    std::filesystem::path operator/(const std::string& name) const { return m_path / name; }
    const std::filesystem::path& path() const { return m_path; }

  private:
    std::filesystem::path m_path;
};

std::string bytesIn(const std::filesystem::path& file);

// False where it could not be made.
bool write(const pdf::Document& document, const std::filesystem::path& file);

// The installed fonts, loaded once.
const pdf::Fonts& fonts();

// Writes the document, checks it by `qpdf --check` and `pdffonts`, and gives its text as `pdftotext -layout`
// sees it, page by page. A complaint of any of them is given instead, beginning with "BAD".
std::vector<std::string> textOf(const pdf::Document& document);

// The pages of all, as one document of the first one's name: other people's programs look at them in one go.
pdf::Document together(const std::vector<pdf::Document>& documents);

// Under sanitizers everything takes many times as long, while what qpdf and the others see is the same: there
// the sweeps are samples, unless SCHREIBER_LONG is set.
bool wholeSweeps();

// The document's objects as `qpdf --json` shows them.
std::string structureOf(const pdf::Document& document);

} // namespace schreiber::test
