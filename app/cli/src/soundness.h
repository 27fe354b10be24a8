#pragma once

#include "json/writers.h"
#include "session.h"

#include <optional>
#include <string>
#include <vector>

namespace schreiber::cli {

// What can be done about it, with the command.
std::string remedyFor(const Session& session, const std::string& file);

// Before anything of a tournament is passed on: whether it is what the program wrote. What was altered behind
// its back is passed on all the same, for somebody needs it now, but never in silence: it stands on standard
// error and in the JSON, and the exit code is that of a damaged file.
class Soundness {
  public:
    Soundness(const Session& session, const desk::Evening& evening);
    // Of an evening of which a copy was made and verified.
    Soundness(const Session& session, std::string file, std::vector<store::Finding> findings);

    // Whether it could not be found out. Then nothing of it is written that somebody takes for sound.
    const std::optional<desk::Failure>& failure() const { return m_failure; }
    bool isAltered() const { return !m_findings.empty(); }
    // `sound` and `findings`, where it was altered.
    Json told(Json answer) const;
    // Once all else is told: says it, and gives the exit code.
    int conclude() const;

  private:
    const Session& m_session;
    std::string m_file;
    std::vector<store::Finding> m_findings;
    std::optional<desk::Failure> m_failure; // of the verifying itself
};

} // namespace schreiber::cli
