#pragma once

#include <desk/evening.h>
#include <desk/settings.h>
#include <tournament/sheet.h>

#include <filesystem>
#include <string>
#include <vector>

namespace schreiber::desk::test {

// A folder of its own for each test, gone afterwards.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string file(const std::string& name) const { return (m_path / name).string(); }

  private:
    std::filesystem::path m_path;
};

// An evening with `entries` singles named P1 .. Pn, nothing drawn.
Evening singles(const Folder& folder, int entries, int rounds = 3);

// A tournament of a format by the rules of Innsbruck, its rounds open.
NewTournament wanted(const std::string& format);

// One with so many pairs A1 Berger1 / B1 Cazzan1 …, nothing drawn.
Evening pairs(const Folder& folder, const NewTournament& made, int count);

// Strafperlaggen, three at a table, with so many persons entered and nothing drawn.
Evening strafperlaggen(const Folder& folder, int entries);

// Draws and publishes the next round.
void start(Evening& evening, std::uint64_t seed);

// Every open table of the last round: 18 to its table number.
void play(Evening& evening);

tournament::FinalScore score(std::vector<int> points);
Confirmation yes();

std::string codeOf(const Failure& failure);

} // namespace schreiber::desk::test
