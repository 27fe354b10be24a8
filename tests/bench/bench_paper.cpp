#include "../reports/kinds/evening.h"
#include "pdf_tools.h"
#include "qt_paper.h"

#include <desk/evening.h>
#include <kinds/report.h>

#include <QGuiApplication>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <papers/view.h>
#include <string>
#include <vector>

// What paper costs, and what QPdfWriter takes for the same pages: everything an evening prints, and 500 pages
// of standings and scoresheets. bench_paper FILE [FOLDER]; with a folder the documents are left there.
using namespace schreiber;

namespace {

struct Cost {
    double wall = 0;      // ms
    double processor = 0; // ms
};

double processorMs() {
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// The median of seven, of each by itself.
Cost costOf(const std::function<void()>& work) {
    constexpr int kTimes = 7;
    std::vector<double> walls;
    std::vector<double> processors;
    for (int i = 0; i < kTimes; ++i) {
        const auto start = std::chrono::steady_clock::now();
        const double before = processorMs();
        work();
        processors.push_back(processorMs() - before);
        walls.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    std::sort(walls.begin(), walls.end());
    std::sort(processors.begin(), processors.end());
    return {walls[kTimes / 2], processors[kTimes / 2]};
}

void say(const char* what, const Cost& cost) {
    std::printf("  %-40s %8.1f ms, processor %8.1f ms", what, cost.wall, cost.processor);
}

template <class T, class E>
T must(base::Result<T, E> result) {
    if (!result) {
        std::fputs("bench_paper: a document could not be made\n", stderr);
        std::exit(1);
    }
    return std::move(*result);
}

void leave(const char* folder, const std::string& name, const char* bytes, std::size_t size) {
    if (folder)
        std::ofstream(std::string(folder) + "/" + name, std::ios::binary)
            .write(bytes, static_cast<std::streamsize>(size));
}

// Lays the document out, writes it, and has QPdfWriter write the same pages.
void compare(const std::string& name, const std::function<pdf::Document()>& make, const bench::QtPaper& qt,
             const char* folder) {
    const pdf::Document document = make();
    std::string ours;
    QByteArray theirs;
    const Cost laidOut = costOf([&] { make(); });
    const Cost written = costOf([&] { ours = must(pdf::render(document)); });
    const Cost byQt = costOf([&] { theirs = qt.render(document); });
    const auto ourSize = static_cast<double>(ours.size());
    const auto theirSize = static_cast<double>(theirs.size());

    std::printf("%s, %zu pages\n", name.c_str(), document.pages.size());
    say("laid out", laidOut);
    std::printf("\n");
    say("written", written);
    std::printf(", %6.0f KiB\n", ourSize / 1024);
    say("together", {laidOut.wall + written.wall, laidOut.processor + written.processor});
    std::printf("\n");
    say("the same pages written by QPdfWriter", byQt);
    std::printf(", %6.0f KiB\n", theirSize / 1024);
    std::printf("  QPdfWriter to ours, writing alone: processor %.1f ×, size %.1f ×\n",
                byQt.processor / written.processor, theirSize / ourSize);
    leave(folder, name + ".pdf", ours.data(), ours.size());
    leave(folder, name + " (QPdfWriter).pdf", theirs.constData(), static_cast<std::size_t>(theirs.size()));
}

pdf::Document papersOf(const desk::Evening& evening) {
    const pdf::Moment printed{2026, 11, 21, pdf::Moment::Time{23, 0, 0}};
    const kinds::View view = papers::viewOf(papers::takenFrom(evening, false), kinds::Kind::All, 0,
                                            words::Language::German, printed);
    const kinds::Options options = test::options();
    return must(kinds::makeReport(kinds::Kind::All, view, options));
}

// The standings of a thousand after one round after the other, and the sheets of the last: 250 pages of each.
pdf::Document fiveHundred(kinds::View& view) {
    constexpr std::size_t kHalf = 250;
    const kinds::Options options = test::options();
    pdf::Document document = must(kinds::makeReport(kinds::Kind::Scoresheets, view, options));
    document.pages.erase(document.pages.begin() + kHalf, document.pages.end());
    for (view.standings.round = 1; document.pages.size() < 2 * kHalf; ++view.standings.round)
        for (pdf::Page& page : must(kinds::makeReport(kinds::Kind::Standings, view, options)).pages)
            if (document.pages.size() < 2 * kHalf) document.pages.push_back(std::move(page));
    return document;
}

} // namespace

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    if (argc < 2) {
        std::fputs("bench_paper FILE [FOLDER]\n", stderr);
        return 2;
    }
    const char* folder = argc > 2 ? argv[2] : nullptr;
    const auto opened = desk::Evening::open(argv[1]);
    if (!opened) {
        std::fprintf(stderr, "%s\n", desk::inWords(opened.error(), words::Language::English).c_str());
        return 1;
    }
    const Cost loading = costOf([] { must(pdf::Fonts::load()); });
    say("the font's two files measured", loading);
    std::printf("\n");
    const bench::QtPaper qt(test::fonts());

    compare(
        "everything of an evening", [&] { return papersOf(*opened); }, qt, folder);
    kinds::View large = test::evening({1000, 2});
    compare(
        "standings and scoresheets of 1,000", [&] { return fiveHundred(large); }, qt, folder);
}
