#pragma once

#include <kinds/view.h>
#include <tournament/model.h>

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// The evening as one contestant went through it.
namespace schreiber::kinds {

// Where a contestant was in a round. Numbers are those on the sides: start numbers, or pairs'.
struct Stop {
    enum class What { Away, SatOut, Played };

    What what = What::Away;
    const tournament::Table* table = nullptr; // played
    std::size_t side = 0;
    std::vector<int> partners;
    std::vector<int> opponents;
};

// Everybody's way; looked up, for each of a thousand asks after each round.
class Routes {
  public:
    explicit Routes(const tournament::Tournament& tournament);

    Stop in(const tournament::Round& round, int contestant) const;

  private:
    struct Place {
        const tournament::Table* table = nullptr;
        std::size_t side = 0;
    };
    std::map<std::pair<int, int>, Place> m_places; // by round and contestant
    std::set<std::pair<int, int>> m_satOut;
};

// "18:11" from the contestant's side, with the games where the match had several; of what sums to zero one's
// own is enough: "+34". Empty while none is written.
std::string scoreFrom(const View& view, const Stop& stop, std::string_view between = ":");
// Whether nobody there had more.
bool isWonFrom(const View& view, const Stop& stop);

std::string numbersText(const std::vector<int>& numbers); // "3, 22"

} // namespace schreiber::kinds
