#pragma once

#include <array>
#include <koenigrufen/deal/event.h>
#include <koenigrufen/rulebook/point_name.h>
#include <koenigrufen/rulebook/rule_set.h>
#include <optional>
#include <vector>

// Who plays what. The fold of a record, the query `may-bid` and the list of legal words all go through this
// one class.
namespace schreiber::koenigrufen::deal {

// A bid that stands, or a game that is to be played.
struct Declared {
    Seat seat{};
    Game game{};
    std::optional<Premium> bird{}; // the least one bid

    friend bool operator==(const Declared&, const Declared&) = default;
};

class Auction {
  public:
    Auction(const rulebook::Rules& rules, Seat forehand)
        : m_rules(rules)
        , m_forehand(forehand)
        , m_word(rightOf(forehand)) {}

    // The point that stands against a word; none where it may be said. The bird of a bid without one is the
    // least.
    std::optional<rulebook::PointName> against(Seat seat, const Mine& mine) const;
    std::optional<rulebook::PointName> against(Seat seat, const Pass& pass) const;
    std::optional<rulebook::PointName> against(Seat seat, const Bid& bid) const;
    std::optional<rulebook::PointName> against(Seat seat, const Action& word) const; // one of the three

    // By which point a word that may be said is one.
    rulebook::PointName allowedBy(const Action& word) const;

    // Words that may be said.
    void say(Seat seat, const Mine& mine);
    void say(Seat seat, const Pass& pass);
    void say(Seat seat, const Bid& bid);
    void say(Seat seat, const Action& word); // one of the three

    bool hasBegun() const { return m_begun; }
    bool isOver() const { return m_over; }
    // Where only those have the word whose bids stand together, what comes later ends it too.
    bool endsByLaterWord() const;
    void close() { m_over = true; }

    std::optional<Seat> word() const { return m_over ? std::nullopt : std::optional(m_word); }
    // The games that stand: the highest first, of equal ones the one said first.
    const std::vector<Declared>& standing() const { return m_standing; }
    // Every word that the seat whose turn it is may say but *Mein Spiel*: *weiter*, then games in the order
    // of the table, an Auchrufer from the least bird that is enough.
    std::vector<Action> options() const;

  private:
    const rulebook::GameRules& rulesOf(Game game) const { return m_rules.rulesOf(game); }
    // What it is worth in bidding, in half points.
    int worth(const Declared& bid) const;
    int worthTogether(const std::vector<Declared>& bids) const;
    bool stands(Seat seat) const;
    bool isOut(Seat seat) const { return m_passed[seatIndex(seat)] || m_waits[seatIndex(seat)]; }
    bool allOthersPassedAtOnce(Seat seat) const;
    // The highest that stands is a game that announces a bird, which negative games overbid together.
    bool birdStands() const;
    // With those who wait, he overbids what stands.
    bool joinsOver(const Declared& bid) const;
    std::optional<rulebook::PointName> againstPlain(Seat seat, const Declared& bid) const;
    std::optional<rulebook::PointName> againstBei(Seat seat, const Declared& bid) const;
    std::optional<rulebook::PointName> againstTurn(Seat seat) const;
    Declared declared(Seat seat, const Bid& bid) const;
    void letJoin(const Declared& bid);
    void next();
    void sort();

    rulebook::Rules m_rules;
    Seat m_forehand;
    Seat m_word;
    bool m_begun = false;
    bool m_over = false;
    std::optional<Seat> m_lastBidder{};
    std::vector<Declared> m_standing{};
    std::vector<Declared> m_waiting{}; // auf Verdacht, in the order in which they were said
    std::array<bool, kSeats> m_passed{};
    std::array<bool, kSeats> m_waits{};
};

} // namespace schreiber::koenigrufen::deal
