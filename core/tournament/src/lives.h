#pragma once

#include <tournament/bracket.h>
#include <tournament/model.h>

#include <map>

// How often each has lost in a knock-out by the results as they are now. With a second chance everybody has
// two lives; whoever came too late for the bracket has used one.
namespace schreiber::tournament {

class Lives {
  public:
    // Before the bracket's first round. Who is in that round without having come out of a group begins with
    // a loss.
    Lives(const Tournament& tournament, const Bracket& bracket);

    // What a published round did; all of them in their order, from the bracket's first on.
    void play(const Round& round);

    int losses(int contestant) const;
    bool isOut(int contestant) const { return losses(contestant) > 1; }
    // How far it came by the end of a round: the round of the second loss, the one to come while it is there
    // and has a life left, and for who has left with one the round after the last it was in; 0: it was in
    // none.
    int lastedTo(int contestant, int round) const;

  private:
    struct Life {
        int losses = 0;
        int out = 0;  // the round of the second loss
        int last = 0; // the last round it was in
    };

    Life& lifeOf(int contestant);
    void lose(int contestant, int round);
    void playTable(const Round& round, const Table& table);

    const Tournament& m_tournament;
    const Bracket& m_bracket;
    std::map<int, Life> m_lives;
};

} // namespace schreiber::tournament
