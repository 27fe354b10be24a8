#pragma once

#include <tournament/model.h>
#include <tournament/rank_history.h>

#include <cstddef>
#include <lists/matches.h>
#include <map>
#include <string>
#include <utility>
#include <vector>
#include <words/language.h>

namespace schreiber::desk::page {

// What came of a round's tables, told once for the list of the round and for everybody's own.
struct RoundTold {
    const tournament::Round* round = nullptr;
    std::vector<lists::Matched> tables;
    std::vector<std::vector<std::string>> figures; // of each table's sides; empty while there are none
    std::vector<std::vector<int>> points;          // where everybody plays for himself, by which they stand
};

class Rounds {
  public:
    Rounds(const tournament::Tournament& tournament, words::Language language);

    const std::vector<RoundTold>& all() const { return m_rounds; } // published ones, the first first

    // Some of its tables as a list, and who sat out.
    std::string tables(const RoundTold& told, const std::vector<std::size_t>& which) const;
    std::string satOut(const RoundTold& told) const;

    // What somebody played, round by round; `line` says where that put him, where there are such ranks.
    std::string playedBy(int contestant, const tournament::RankHistory::Line* line) const;

  private:
    struct Place {
        std::size_t table = 0;
        std::size_t side = 0;
        std::size_t person = 0; // among those of the side
    };

    std::string tableOf(const RoundTold& told, std::size_t index) const;
    std::string sideOf(const RoundTold& told, std::size_t index, std::size_t side) const;
    std::string notesOf(const RoundTold& told, std::size_t index) const;
    std::string cellsAt(const RoundTold& told, const Place& place) const;
    std::string cellsForHimself(const RoundTold& told, const Place& place) const;
    std::string cellsWithout(const RoundTold& told, int contestant) const;

    const tournament::Tournament& m_tournament;
    words::Language m_language;
    bool m_isForHimself; // whether lines sum to zero
    std::vector<RoundTold> m_rounds;
    std::map<std::pair<int, int>, Place> m_places; // by round and contestant
};

} // namespace schreiber::desk::page
