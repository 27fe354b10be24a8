#pragma once

#include "field.h"
#include "seating.h"

#include <tournament/model.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

// Everybody with everybody: a round robin, or one group.
namespace schreiber::tournament {

// How often every two have met in the published rounds before one. A match that fell away, because somebody
// left it, is none.
class Meetings {
  public:
    Meetings(const Tournament& tournament, int before);

    int of(int a, int b) const;

  private:
    std::map<std::pair<int, int>, int> m_times; // the lower number first
};

// How often everybody is to meet everybody in so many rounds; once where their number is open.
int seriesIn(int rounds, std::size_t contestants);

// A round of a series: the first `seated` places are tables of two, the others sit out.
struct SeriesRound {
    Places places;
    std::size_t seated = 0;
};

// Only those meet who have to: missing meetings first, and who has none left sits out. Of all such rounds it
// is one after which the rest takes the fewest rounds that are found. None where `never` leaves no meeting.
std::optional<SeriesRound> seriesRound(const Tournament& tournament, const Field& field, int number,
                                       std::uint64_t seed);

} // namespace schreiber::tournament
