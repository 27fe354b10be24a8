// store_writer FILE SEED: random actions on a tournament file until it is killed. It prints the number of the
// journal's last row after each action that was confirmed.
#include "scratch.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

using namespace schreiber;

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc != 3) return 2;
    auto file = store::TournamentFile::open(argv[1], store::Access::ReadWrite);
    if (!file) return 3;
    base::Random random(std::strtoull(argv[2], nullptr, 10));
    for (;;) {
        const auto done = file->transact(
            [&](const tournament::Tournament& now) { return store::testing::randomStep(now, random); });
        if (!done) return 4;
        std::printf("%d\n", done->n);
        std::fflush(stdout);
    }
}
