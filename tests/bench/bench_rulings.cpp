#include <base/random.h>
#include <store/club_file.h>
#include <store/tournament_file.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <string>
#include <vector>

// Finding a ruling again among very many: `bench_rulings FOLDER COUNT` writes its file into FOLDER.
using namespace schreiber;
using namespace schreiber::tournament;

namespace {

// Sentences of a few common and many rare words, as disputes have them.
class Speech {
  public:
    std::string sentence(int words) {
        std::string text;
        for (int i = 0; i < words; ++i) text += (i > 0 ? " " : "") + word();
        return text + ".";
    }

    std::string rule() { return "rule_" + std::to_string(m_random.below(300)); }

    bool chance(std::uint64_t of) { return m_random.below(of) == 0; }

  private:
    std::string word() {
        static const std::vector<std::string> kCommon = {
            "Gleich", "Hanger", "Spiel", "geboten", "gehalten", "stehen", "lassen", "gestrichen", "darf",
            "nicht",  "größer", "la",    "mano",    "puntato",  "the",    "bet",    "held",       "Trumpf"};
        if (m_random.below(3) == 0) return kCommon[m_random.below(kCommon.size())];
        std::string made;
        for (std::uint64_t left = m_random.below(20'000) + 1; left > 0; left /= 20)
            made += "bcdfghklmnprstvw"[left % 16] + std::string(1, "aeiou"[left % 5]);
        return made;
    }

    base::Random m_random{20261122};
};

Tournament archive(int count) {
    Speech speech;
    Tournament tournament;
    tournament.settings.name = "Archiv";
    for (int number = 1; number <= count; ++number) {
        Ruling ruling;
        ruling.number = number;
        ruling.place = number % 5 == 0 ? "Imst, Gasthof Lamm" : "Innsbruck";
        ruling.at = std::to_string(2000 + number % 27) + "-11-21T20:15:00Z";
        ruling.dispute = speech.sentence(20) + (speech.chance(500) ? " Mauerblümchen" : "");
        for (int i = 0; i < 2; ++i)
            ruling.found.push_back(
                {speech.rule(), "illegal", 7, speech.sentence(25), speech.sentence(25), speech.sentence(25)});
        ruling.decision = speech.sentence(8);
        ruling.record = number % 7 == 0 ? "rules: imst\n" : "rules: innsbruck\n";
        tournament.rulings.push_back(std::move(ruling));
    }
    return tournament;
}

template <class Work>
double median(Work work) {
    std::vector<double> times;
    for (int i = 0; i < 21; ++i) {
        const std::clock_t start = std::clock(); // processor time: other programs do not count
        work();
        times.push_back(1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fputs("bench_rulings FOLDER COUNT\n", stderr);
        return 2;
    }
    const std::string path = (std::filesystem::path(argv[1]) / "bench.schreiber").string();
    const auto file = store::TournamentFile::create(path, archive(std::stoi(argv[2])), {"made", {}});
    if (!file) return 3;
    store::RulingSearch words;
    words.words = "stehen lassen Hanger";
    store::RulingSearch rare;
    rare.words = "Mauerblümchen";
    store::RulingSearch rule;
    rule.rules = {"rule_7"};
    rule.place = "imst";
    store::RulingSearch nearest;
    nearest.words = "darf gestrichen den Hanger stehen lassen Mauerblümchen";
    nearest.rules = {"rule_7", "rule_8", "rule_9"};
    nearest.any = true;
    store::RulingSearch day;
    day.since = "2015-01-01";
    day.until = "2016-12-31";
    store::RulingSearch under; // a place that some played at, and others by the rules of
    under.place = "imst";
    under.placeOf = {"imst", "suedtirol"};
    store::RulingSearch said; // a word that many rules say, and one in the dispute
    said.words = "steigern Hanger";
    for (int i = 0; i < 60; ++i) said.saidBy["steigern"].push_back("rule_" + std::to_string(i));
    store::RulingSearch loosely; // nothing has them as typed: each in many ways
    loosely.words = "stehender Hangerstehen lassende";
    loosely.loosely = true;
    const std::vector<std::pair<const char*, const store::RulingSearch*>> searches = {
        {"loosely", &loosely},        {"three common words", &words},   {"a rare word", &rare},
        {"a rule at a place", &rule}, {"the nearest", &nearest},        {"a word of sixty rules", &said},
        {"two years", &day},          {"a place and its rules", &under}};
    std::printf("%s rulings, %.1f MB:", argv[2], static_cast<double>(std::filesystem::file_size(path)) / 1e6);
    for (const auto& [name, search] : searches) {
        std::size_t found = 0;
        const double time = median([&, wanted = search] { found = file->searchRulings(*wanted)->size(); });
        std::printf(" %s %.2f ms (%zu),", name, time, found);
    }
    const auto start = std::chrono::steady_clock::now();
    const auto findings = file->verify();
    if (!findings || !findings->empty()) return 4;
    std::printf(" verify %.0f ms\n",
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    std::filesystem::remove(path);

    // The same across evenings; what is found is read whole.
    const std::string memory = path + "-club";
    auto club = store::ClubFile::create(memory);
    const auto remembered = [](const Club& now) -> base::Result<Club, Refusal> {
        Club after = now;
        after.tournaments.push_back(
            {1, "bench", "Archiv", "2026-11-22", "", "innsbruck", "drawn", 18, 0, {}});
        return after;
    };
    if (!club || !club->transact(remembered, {{"bench", archive(std::stoi(argv[2])).rulings}}).ok()) return 5;
    std::printf("a club's memory of them, %.1f MB:",
                static_cast<double>(std::filesystem::file_size(memory)) / 1e6);
    for (const auto& [name, search] : searches) {
        std::size_t found = 0;
        const double time = median([&, wanted = search] { found = club->searchRulings(*wanted)->size(); });
        std::printf(" %s %.2f ms (%zu),", name, time, found);
    }
    std::printf(" opening %.2f ms\n",
                median([&] { store::ClubFile::open(memory, store::Access::ReadOnly).ok(); }));
    std::filesystem::remove(memory);
    return 0;
}
