#pragma once

#include <tournament/model.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// Who is to be drawn, and what every two of them have been to each other so far.
namespace schreiber::tournament {

// The contestants who are there in a round, and those who are in one as it was drawn; both in ascending
// order.
std::vector<int> activeIn(const Tournament& tournament, int round);
std::vector<int> membersOf(const Round& round);

// What tells the club or camp of a contestant from another (`groupKey`): that of its persons, where they
// agree.
std::string groupKeyOf(const Tournament& tournament, int contestant, std::string Entry::*what);

// What two contestants are to each other, whatever they have played.
struct Bond {
    bool never = false;    // must not sit at one table
    bool sameClub = false; // where clubs are to be kept apart
    bool sameCamp = false; // where camps play each other
    bool otherCamp = false;

    friend bool operator==(const Bond&, const Bond&) = default;
};

class Field {
  public:
    // The contestants active in `round`, with the history of the published rounds before it.
    Field(const Tournament& tournament, int round);
    // Those who are in a round, whoever else is active.
    Field(const Tournament& tournament, const Round& round);
    // Some of the contestants.
    Field(const Tournament& tournament, std::vector<int> numbers, int round);

    // A round is added to the history, not of solo tables: at a table of four places 0 and 1 are one side, 2
    // and 3 the other, at one of two each is a side; who is left over comes last.
    void play(const std::vector<int>& places);

    // All who are to be seated; of solo tables the empty chairs of its tables of two come last among them.
    int size() const { return static_cast<int>(m_numbers.size()); }
    int chairs() const { return m_chairs; }
    int people() const { return size() - m_chairs; }
    bool isChair(int player) const { return player >= people(); }
    int number(int player) const { return m_numbers[index(player)]; }
    int playerOf(int number) const; // -1 where it is none

    Meet meet() const { return m_meet; }
    // How many each meets at a table of four, of whom it is to meet none again.
    int opponents() const { return m_meet == Meet::Once ? 3 : 2; }

    int tableSize() const {
        return m_tableSize;
    } // 4 singles, 3 who play alone, or 2 pairs; of tables that sum to zero the usual
    int seats() const { return m_seats; }
    // Who is left over: those who play one against one, where they do, and then those who sit out.
    int bench() const { return size() - seats(); }
    int restPlayers() const { return m_rest == Rest::Pair && bench() > 1 ? 2 : 0; }
    int sittingOut() const { return bench() - restPlayers(); }

    int satOut(int player) const { return m_satOut[index(player)]; }
    int leftOver(int player) const { return m_leftOver[index(player)]; } // sat out or one against one
    int partnered(int a, int b) const { return m_partnered[cell(a, b)]; }
    // Where nobody is to meet twice: in whatever role. With an empty chair: how often at a table of two.
    int opposed(int a, int b) const { return m_opposed[cell(a, b)]; }
    const Bond& bond(int a, int b) const { return m_bonds[cell(a, b)]; }

    // Opponent and partner repeats of the history, among all who ever played.
    int opponentRepeatsSoFar() const { return m_repeatsSoFar; }
    int partnerRepeatsSoFar() const { return m_partnersAgain; }

  private:
    void sitWithChairs(const Table& table);
    void count(std::vector<std::uint16_t>& counts, int a, int b) {
        ++counts[cell(a, b)];
        ++counts[cell(b, a)];
    }

    static std::size_t index(int player) { return static_cast<std::size_t>(player); }
    std::size_t cell(int a, int b) const { return index(a) * m_numbers.size() + index(b); }

    std::vector<int> m_numbers;
    std::vector<int> m_playerOf; // by number; -1 for those who are not here
    Meet m_meet;
    Rest m_rest;
    int m_tableSize;
    int m_chairs = 0;
    int m_seats = 0;
    std::vector<int> m_satOut;
    std::vector<int> m_leftOver;
    std::vector<std::uint16_t> m_partnered;
    std::vector<std::uint16_t> m_opposed;
    std::vector<Bond> m_bonds;
    int m_repeatsSoFar = 0;
    int m_partnersAgain = 0;
};

} // namespace schreiber::tournament
