#include "rule_pages.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

// write_rule_pages DIRECTORY          writes the rules pages of the manual
// write_rule_pages --check DIRECTORY  says which of them differ from the catalogue, and fails if any does

namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

int check(const fs::path& directory) {
    const auto pages = schreiber::rule_pages::allPages();
    int wrong = 0;
    for (const auto& [path, text] : pages) {
        if (contents(directory / path) == text) continue;
        std::cerr << (directory / path).string() << " differs from the catalogue\n";
        ++wrong;
    }
    std::error_code none;
    for (const auto& entry : fs::recursive_directory_iterator(directory, none)) {
        if (!entry.is_regular_file()) continue;
        if (entry.path().parent_path() == directory)
            continue; // the matrix and the readings, which people write
        if (pages.count(fs::relative(entry.path(), directory).generic_string()) != 0) continue;
        std::cerr << entry.path().string() << " is no page of the catalogue\n";
        ++wrong;
    }
    if (wrong != 0) std::cerr << "to write them anew: write_rule_pages " << directory.string() << '\n';
    return wrong == 0 ? 0 : 1;
}

int write(const fs::path& directory) {
    for (const auto& [path, text] : schreiber::rule_pages::allPages()) {
        fs::create_directories((directory / path).parent_path());
        std::ofstream file(directory / path, std::ios::binary);
        file << text;
        if (!file.flush()) {
            std::cerr << "cannot write " << (directory / path).string() << '\n';
            return 2;
        }
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 3 && std::string(argv[1]) == "--check") return check(argv[2]);
    if (argc == 2) return write(argv[1]);
    std::cerr << "write_rule_pages [--check] DIRECTORY\n";
    return 2;
}
