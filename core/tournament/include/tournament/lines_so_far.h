#pragma once

#include <tournament/sheet.h>

#include <memory>
#include <optional>
#include <vector>

namespace schreiber::tournament {

// The lines of a sheet one after the other, as each next one finds them: asking of every line of a sheet
// whether it could be written there takes no longer than reading them.
class LinesSoFar {
  public:
    explicit LinesSoFar(const GameTarget& target);
    ~LinesSoFar();
    LinesSoFar(const LinesSoFar&) = delete;
    LinesSoFar& operator=(const LinesSoFar&) = delete;

    void add(const Line& line);
    // Why this one cannot be written next, as `withLine` refuses it; nothing where it can.
    std::optional<Refusal> whyNot(const Line& line) const;
    // One that can, as it then stands there: with its number, and no points beyond what decided the game.
    Line asWritten(const Line& line) const;

    std::vector<int> score() const;
    bool isOver() const;

  private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace schreiber::tournament
