#pragma once

#include <desk/evening.h>

#include <filesystem>
#include <string>

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

// Draws and publishes the next round.
void start(Evening& evening, std::uint64_t seed);

// Every open table of the last round: 18 to its table number.
void play(Evening& evening);

std::string codeOf(const Failure& failure);

} // namespace schreiber::desk::test
