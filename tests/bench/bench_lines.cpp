#include <algorithm>
#include <chrono>
#include <cstdio>
#include <koenigrufen/line/koenigrufen.h>
#include <koenigrufen/line/schrieb.h>
#include <string>
#include <vector>

// What a game line of Königrufen takes: read and settled, by itself and as a query; the mean of each of seven
// runs, and of these the median. And a Schrieb of an evening.
using namespace schreiber;
using namespace schreiber::koenigrufen;

namespace {

using Clock = std::chrono::steady_clock;

volatile std::size_t g_done = 0; // keeps the compiler from leaving the work out

template <class Work>
void measureLines(const char* what, const std::vector<std::string>& cases, int rounds, Work work) {
    std::vector<double> means;
    for (int run = 0; run < 7; ++run) {
        const auto start = Clock::now();
        for (int round = 0; round < rounds; ++round)
            for (const std::string& one : cases) g_done = g_done + work(one);
        const std::chrono::duration<double, std::micro> took = Clock::now() - start;
        means.push_back(took.count() / (static_cast<double>(rounds) * static_cast<double>(cases.size())));
    }
    std::sort(means.begin(), means.end());
    std::printf("%-28s %8.2f us\n", what, means[means.size() / 2]);
}

} // namespace

int main() {
    const std::vector<std::string> lines{"A r C + t+",
                                         "B dreier lost absolut+ valat!k-",
                                         "B pi - kD, D pi + kC",
                                         "tr 26/2 18/1 25 0j",
                                         "= 3 -1 -1 -1 mf",
                                         "C auchrufer B won kk uhu!k+ trull- mondfang=C:B",
                                         "D bettler-ouvert lost",
                                         "A rufer given-up"};
    const rulebook::Rules rules(rulebook::ruleSets()[0]);
    measureLines("line read and settled", lines, 20'000, [&](const std::string& text) {
        const auto line = line::readLine(rules, text);
        return line ? line::settled(rules, *line).points.size() : 0;
    });
    std::vector<std::string> queries;
    for (const std::string& line : lines)
        queries.push_back(R"({"ask":"settle","rules":"ruediger","line":")" + line + "\"}");
    const auto answers = line::koenigrufen().answers(words::Language::German);
    measureLines("ask settle", queries, 2'000,
                 [&](const std::string& text) { return answers->answer(text).size(); });

    std::string schrieb = "rules: ruediger\nkind: schrieb\n\n";
    for (int n = 1; n <= 48; ++n)
        schrieb += std::to_string(n) + ": " + lines[static_cast<std::size_t>(n) % lines.size()] + '\n';
    measureLines("Schrieb of 48 games", {schrieb}, 200, [](const std::string& text) {
        const auto read = line::readSchrieb(text, "");
        return read ? line::resultJson(*read, words::Language::German).size() : 0;
    });
    return 0;
}
