#pragma once

#include "setup.h"

#include <base/random.h>

#include <deque>
#include <optional>
#include <perlaggen/deal/doubts.h>
#include <vector>

namespace schreiber::perlaggen::ruling {

// The ways in which what a record leaves open can be: for each a deal of the missing cards and answers for
// open switches. A way is gone by replaying the record with it; what was asked on it tells which others there
// are. One question answered otherwise comes before two.
class Ways {
  public:
    Ways(const rulebook::Rules& rules, const Dealt& dealt);

    // Sets out on the next way; false when there is none left. What nobody claims is right on all of them;
    // behind them come those on which one such thing was wrong, to see what hangs on it.
    bool next();
    // The way gone last is none: the cards lay so that something was wrong which nobody claims. Another comes
    // in its place.
    bool refused() const { return m_doubts.wrongAt().has_value(); }
    bool more() const { return m_gone < kMostWays; }
    // What was wrong on it.
    const std::optional<deal::Supposed>& wrong() const { return m_way.wrong; }
    const deal::Hidden& hidden() const { return m_way.hidden; }
    deal::Doubts& doubts() { return m_doubts; }

  private:
    // A record leaves a handful of questions; hundreds of ways come only of records that nobody wrote.
    static constexpr int kMostWays = 600;

    struct Way {
        std::vector<deal::Doubt> given;
        deal::Hidden hidden{};
        std::optional<deal::Supposed> wrong;
        std::size_t from = 0; // the first question of which the other answers are not gone into yet
    };

    void branch();
    void setRight(std::size_t at);
    void turnWrong(const std::vector<deal::Doubt>& asked, std::size_t at);
    std::optional<deal::Hidden> lying(const std::vector<deal::Doubt>& given);
    std::optional<deal::Hidden> deal(const std::vector<deal::Doubt>& given, int attempt);

    const rulebook::Rules& m_rules;
    const Dealt& m_dealt;
    base::Random m_random;
    deal::Doubts m_doubts;
    std::deque<Way> m_waiting;
    std::deque<Way> m_wrong;             // one thing that nobody claims was wrong
    std::vector<std::uint64_t> m_turned; // those questions
    Way m_way;
    int m_gone = 0;
};

} // namespace schreiber::perlaggen::ruling
