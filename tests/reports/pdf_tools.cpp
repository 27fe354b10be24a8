#include "pdf_tools.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <sys/wait.h>

namespace schreiber::test {

namespace fs = std::filesystem;

Scratch::Scratch() {
    std::string name = (fs::temp_directory_path() / "schreiber-pdf-XXXXXX").string();
    if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary directory");
    m_path = name;
}

Scratch::~Scratch() {
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

std::string bytesIn(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

Run run(const std::string& command) {
    const Scratch scratch;
    const fs::path errors = scratch / "stderr";
    Run result;
    FILE* pipe = ::popen(("{ " + command + "; } 2>" + errors.string()).c_str(), "r");
    if (!pipe) throw std::runtime_error("cannot run " + command);
    std::array<char, 4096> buffer{};
    while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), pipe))
        result.out.append(buffer.data(), got);
    result.exit = WEXITSTATUS(::pclose(pipe));
    result.err = bytesIn(errors);
    return result;
}

const pdf::Fonts& fonts() {
    static const pdf::Fonts loaded = pdf::Fonts::load().value();
    return loaded;
}

namespace {

// Every font line of `pdffonts` reads `... yes yes yes`: embedded, a subset, with a Unicode map.
bool allEmbedded(const std::string& listing) {
    std::istringstream lines(listing);
    std::string line;
    std::getline(lines, line);
    std::getline(lines, line);
    bool any = false;
    while (std::getline(lines, line)) {
        any = true;
        if (line.find("yes yes yes") == std::string::npos) return false;
    }
    return any;
}

std::vector<std::string> pagesOf(const std::string& text) {
    std::vector<std::string> pages;
    std::size_t from = 0;
    for (std::size_t at = text.find('\f'); at != std::string::npos; at = text.find('\f', from)) {
        pages.push_back(text.substr(from, at - from));
        from = at + 1;
    }
    return pages;
}

} // namespace

bool write(const pdf::Document& document, const fs::path& file) {
    const auto bytes = pdf::render(document);
    return bytes.ok() && (std::ofstream(file, std::ios::binary) << *bytes).good();
}

std::vector<std::string> textOf(const pdf::Document& document) {
    const Scratch scratch;
    const std::string file = (scratch / "document.pdf").string();
    if (!write(document, file)) return {"BAD: not written"};
    if (const Run check = run("qpdf --check " + file); check.exit != 0 || !check.err.empty())
        return {"BAD qpdf: " + check.out + check.err};
    if (const Run embedded = run("pdffonts " + file); !allEmbedded(embedded.out) || !embedded.err.empty())
        return {"BAD pdffonts: " + embedded.out + embedded.err};
    const Run text = run("pdftotext -layout " + file + " -");
    if (text.exit != 0 || !text.err.empty()) return {"BAD pdftotext: " + text.err};
    return pagesOf(text.out);
}

pdf::Document together(const std::vector<pdf::Document>& documents) {
    pdf::Document all{documents.at(0).fonts, documents.at(0).info, {}};
    for (const pdf::Document& one : documents)
        all.pages.insert(all.pages.end(), one.pages.begin(), one.pages.end());
    return all;
}

bool wholeSweeps() {
#ifdef SCHREIBER_SANITIZED
    return std::getenv("SCHREIBER_LONG") != nullptr;
#else
    return true;
#endif
}

std::string structureOf(const pdf::Document& document) {
    const Scratch scratch;
    const fs::path file = scratch / "document.pdf";
    if (!write(document, file)) return "BAD: not written";
    const Run json = run("qpdf --json " + file.string());
    return json.exit == 0 ? json.out : "BAD: " + json.err;
}

} // namespace schreiber::test
