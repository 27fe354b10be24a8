#pragma once

#include "setup.h"

#include <base/random.h>
#include <deal/doubts.h>

#include <deque>
#include <optional>
#include <vector>

namespace schreiber::ruling {

// The ways in which what a record leaves open can be: for each a deal of the missing cards and answers for
// open switches. A way is gone by replaying the record with it; what was asked on it tells which others there
// are. One question answered otherwise comes before two.
class Ways {
  public:
    Ways(const rulebook::Rules& rules, const Dealt& dealt);

    // Sets out on the next way; false when there is none left.
    bool next();
    const deal::Hidden& hidden() const { return m_way.hidden; }
    deal::Doubts& doubts() { return m_doubts; }

  private:
    struct Way {
        std::vector<deal::Doubt> given;
        deal::Hidden hidden{};
    };

    void branch();
    std::optional<deal::Hidden> lying(const std::vector<deal::Doubt>& given);
    std::optional<deal::Hidden> deal(const std::vector<deal::Doubt>& given, int attempt);

    const rulebook::Rules& m_rules;
    const Dealt& m_dealt;
    base::Random m_random;
    deal::Doubts m_doubts;
    std::deque<Way> m_waiting;
    Way m_way;
    int m_gone = 0;
};

} // namespace schreiber::ruling
