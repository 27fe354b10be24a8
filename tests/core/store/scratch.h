#pragma once

#include <base/random.h>
#include <store/tournament_file.h>
#include <tournament/model.h>

#include <filesystem>
#include <string>

// What the store's tests share: a folder that goes away, a tournament with something in every table of the
// schema, and random actions on it.
namespace schreiber::store::testing {

class Scratch {
  public:
    Scratch();
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch();
    std::string path(const std::string& name) const { return (m_folder / name).string(); }

  private:
    std::filesystem::path m_folder;
};

// Thirty entries, two rounds, sheets in every state, a substitute, an absence, a pair, figures, a strike.
tournament::Tournament richTournament();

// One line more on a sheet of the last round.
StepResult writeLine(const tournament::Tournament& now, int n);

// Something somebody might do: enter, write, strike, confirm, draw, drop a draft, change a setting.
StepResult randomStep(const tournament::Tournament& now, base::Random& random);

std::string bytesOf(const std::string& path);

} // namespace schreiber::store::testing
