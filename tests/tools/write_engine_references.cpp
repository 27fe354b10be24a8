#include "../core/perlaggen/deal/references.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

// write_engine_references FOLDER: what the engine makes of seeded deals, for tests/core/perlaggen/deal.
int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("write_engine_references FOLDER\n", stderr);
        return 2;
    }
    using namespace schreiber::perlaggen::deal::test;
    const std::filesystem::path folder(argv[1]);
    std::filesystem::create_directories(folder / "playthroughs");
    std::ofstream(folder / "signature.txt") << signatures();
    for (const auto& [set, text] : playthroughs())
        std::ofstream(folder / "playthroughs" / (set + ".txt")) << text;
    return 0;
}
