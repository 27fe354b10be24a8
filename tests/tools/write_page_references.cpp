#include "pictures.h"

#include <cstdio>

// write_page_references FOLDER: pictures of pages, for tests/reports/pages.
int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("write_page_references FOLDER\n", stderr);
        return 2;
    }
    using namespace schreiber::test;
    const std::filesystem::path folder(argv[1]);
    std::filesystem::create_directories(folder);
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        std::filesystem::remove(entry.path());
    const auto pages = referencePages();
    const auto pictures = picturesOf(pages);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        constexpr int kSmall = 0; // of PNG's qualities the one that packs best
        const QString file = QString::fromStdString(pictureFile(folder, pages[i].name).string());
        if (!pictures.at(i).save(file, "PNG", kSmall)) {
            std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
            return 1;
        }
    }
    return 0;
}
