#include "files.h"

#include <desk/receipt.h>
#include <desk/whole_file.h>
#include <store/paths.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <game/refusal_code.h>
#include <iostream>
#include <string_view>
#include <system_error>

namespace schreiber::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kSqlite = "SQLite format 3";
constexpr std::size_t kHead = 512; // enough to tell what a file is

desk::Failure storeError(store::StoreErrorKind kind, const std::string& path) {
    return store::StoreError{kind, path, {}};
}

// Of a file that is not there, nothing.
desk::Outcome<std::string> headOf(const std::string& path) {
    std::string head(kHead, '\0');
    std::ifstream in(path, std::ios::binary);
    in.read(head.data(), static_cast<std::streamsize>(head.size()));
    if (in.bad()) return base::fail(storeError(store::StoreErrorKind::InputOutput, path));
    head.resize(static_cast<std::size_t>(in.gcount()));
    return head;
}

std::string_view firstLine(std::string_view text) {
    return text.substr(0, std::min(text.find('\n'), kHead));
}

// Whether what stands there is what would be written there; nothing is lost with an empty file.
bool isOfType(std::string_view head, FileType type, std::string_view bytes) {
    if (head.empty()) return true;
    switch (type) {
    case FileType::Pdf:
        return head.starts_with("%PDF-");
    case FileType::Export:
        return head.starts_with('{') && head.find("\"schreiber\"") == head.find('"');
    case FileType::Page:
        return head.starts_with("<!doctype html>");
    case FileType::Record:
        return head.starts_with("rules:");
    case FileType::BegunRecord:
        return false;
    case FileType::Table:
        break;
    }
    return firstLine(head) == firstLine(bytes);
}

desk::Outcome<base::Done> checkPlace(const std::string& path, const std::string& bytes, FileType type,
                                     bool yes) {
    if (auto error = store::whyNoPlace(path)) return base::fail(desk::Failure{std::move(*error)});
    const auto head = headOf(path);
    if (!head) return base::fail(head.error());
    if (head->starts_with(kSqlite)) return base::fail(storeError(store::StoreErrorKind::Exists, path));
    if (yes || isOfType(*head, type, bytes)) return base::Done{};
    return base::fail(desk::Failure{tournament::Refusal{"other_file_there"_refusal, {{"file", path}}}});
}

} // namespace

desk::Outcome<std::string> readWhole(const std::string& path, std::size_t most) {
    base::writeAsPrivateAs(path);
    return path == "-" ? desk::readWhole(std::cin, path, most) : desk::readWhole(path, most);
}

desk::Outcome<base::Done> writeWhole(const std::string& path, const std::string& bytes, FileType type,
                                     const desk::Confirmation& confirmation) {
    if (path == kStandardOutput) {
        if (!confirmation.dryRun) std::cout.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        return base::Done{};
    }
    return writeTogether({{path, bytes}}, type, confirmation);
}

desk::Outcome<base::Done> writeTogether(const std::vector<base::FileToWrite>& files, FileType type,
                                        const desk::Confirmation& confirmation, base::Folders folders) {
    for (const base::FileToWrite& file : files) {
        std::error_code error;
        const bool isThere = fs::exists(fs::path(file.path).parent_path(), error);
        if (folders == base::Folders::Make && !isThere) continue; // nothing stands there yet
        if (auto free = checkPlace(file.path, file.bytes, type, confirmation.yes || confirmation.dryRun);
            !free)
            return free;
    }
    if (confirmation.dryRun) return base::Done{};
    if (const auto written = base::writeFiles(files, folders); !written)
        return base::fail(desk::Failure{store::storeErrorOf(written.error())});
    return base::Done{};
}

desk::Outcome<std::vector<std::string>> writeTables(const std::vector<desk::CsvTable>& tables,
                                                    const std::string& folder,
                                                    const desk::Confirmation& confirmation) {
    if (folder.empty()) return base::fail(storeError(store::StoreErrorKind::NoName, folder));
    if (std::error_code error; fs::exists(folder, error) && !fs::is_directory(folder, error))
        return base::fail(storeError(store::StoreErrorKind::Exists, folder));
    std::vector<base::FileToWrite> files;
    std::vector<std::string> paths;
    for (const desk::CsvTable& table : tables) {
        paths.push_back((fs::path(folder) / table.name).string());
        files.push_back({paths.back(), table.bytes});
    }
    if (const auto written = writeTogether(files, FileType::Table, confirmation, base::Folders::Make);
        !written)
        return base::fail(written.error());
    return paths;
}

} // namespace schreiber::cli
