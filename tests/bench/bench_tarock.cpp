#include <algorithm>
#include <chrono>
#include <cstdio>
#include <koenigrufen/line/koenigrufen.h>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/ruling/replay.h>
#include <koenigrufen/ruling/result.h>
#include <string>
#include <vector>

// What a record of Königrufen takes, read, replayed and told as JSON, with all cards known and with none but
// those played; and what a query takes. The mean of each of seven runs, and of these the median.
using namespace schreiber;
using namespace schreiber::koenigrufen;

namespace {

using Clock = std::chrono::steady_clock;

volatile std::size_t g_told = 0; // keeps the compiler from leaving the work out

template <class Work>
void measureRecords(const char* what, const std::vector<std::string>& cases, int rounds, Work work) {
    std::vector<double> means;
    for (int run = 0; run < 7; ++run) {
        const auto start = Clock::now();
        for (int round = 0; round < rounds; ++round)
            for (const std::string& one : cases) g_told = g_told + work(one);
        const std::chrono::duration<double, std::micro> took = Clock::now() - start;
        means.push_back(took.count() / (static_cast<double>(rounds) * static_cast<double>(cases.size())));
    }
    std::sort(means.begin(), means.end());
    std::printf("%-28s %8.2f us\n", what, means[means.size() / 2]);
}

constexpr const char* kHead = "rules: ruediger\n";
constexpr const char* kHands = R"(hand A: S XIII XII IX VI I KK HD P10 P9 P8 T7
hand B: XVII XIV VII III KD KC PK PD TK TD TB T9
hand C: XX XIX XVI XI X VIII V KB K4 HC P7 TC
hand D: XVIII XV IV KA K2 HK HB H2 H3 PC PB T10
talon 1: XXI T8 K3
talon 2: HA II H4
)";
constexpr const char* kCourse = R"(
A: mine
B: pass
C: pass
D: pass
A: bid rufer
A: call H
A: take 1
A: lay HD T8 T7
A: lie
B: good
C: good
D: good
)";
constexpr const char* kCards[] = {"A I",   "B XVII", "C X",   "D XVIII", "D XV",   "A VI", "B III", "C VIII",
                                  "D K2",  "A K3",   "B KC",  "C KB",    "B TB",   "C TC", "D T10", "A IX",
                                  "A P9",  "B PK",   "C P7",  "D PB",    "B XIV",  "C V",  "D IV",  "A S",
                                  "A XXI", "B VII",  "C XI",  "D HK",    "A P10",  "B PD", "C XVI", "D PC",
                                  "C K4",  "D KA",   "A KK",  "B KD",    "A XIII", "B T9", "C XX",  "D H3",
                                  "C XIX", "D H2",   "A XII", "B TK",    "C HC",   "D HB", "A P8",  "B TD"};

std::size_t check(const std::string& text) {
    const auto records = record::read(text);
    if (!records) return 0;
    return ruling::resultJson(ruling::replay(records->front()), words::Language::German).size();
}

} // namespace

int main() {
    std::string played;
    for (const std::string card : kCards) played += card.substr(0, 1) + ": play " + card.substr(2) + '\n';
    const std::string known = std::string(kHead) + kHands + kCourse + played;
    const std::string unknown = std::string(kHead) + kCourse + played;
    if (check(known) == 0 || check(unknown) == 0) return 1;
    measureRecords("deal check, cards known", {known}, 1'000, check);
    measureRecords("deal check, no hand written", {unknown}, 200, check);
    const std::vector<std::string> queries{
        R"({"ask":"trick","rules":"ruediger","game":"rufer","cards":[["A","XXI"],["B","XII"],["C","S"],["D","I"]]})",
        R"({"ask":"plays","rules":"ruediger","game":"bettler","hand":["XV","IX","I","PK"],"trick":["HD","XII"]})",
        R"({"ask":"may-bid","rules":"ruediger","dealer":"D","calls":[["B","bid piccolo"],["C","pass"]]})"};
    const auto answers = line::koenigrufen().answers(words::Language::German);
    measureRecords("ask trick, plays, may-bid", queries, 5'000,
                   [&](const std::string& text) { return answers->answer(text).size(); });
    return 0;
}
