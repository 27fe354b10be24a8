#pragma once

#include <cards/card.h>
#include <cards/card_set.h>
#include <cards/seat.h>

#include <array>
#include <cstdint>
#include <optional>
#include <perlaggen/deal/event.h>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/rulebook/rule_set.h>
#include <span>

// Where a deal stands: a value, copied freely. Nothing here repairs or guesses; apply.h moves from one
// state to the next.
namespace schreiber::perlaggen::deal {

// Two seats can hold sixteen cards each; with more seats hands are smaller.
inline constexpr int kMostHandCards = 16;

class Doubts;

// Of whom the record says further on that his question or his denial was false: where cards are missing that
// tells of them (readings.md 12d).
struct SaidFalsely {
    std::uint8_t asked = 0;
    std::uint8_t denied = 0;
    std::uint8_t revoked = 0; // somebody says that this seat denied suit before that event
    std::array<std::int16_t, cards::kMostSeats> revokeSaid{};

    friend bool operator==(const SaidFalsely&, const SaidFalsely&) = default;
};

// The cards that nobody recorded, by seat: one way in which they can lie.
using Hidden = std::array<cards::CardSet, cards::kMostSeats>;

using SeatMask = std::uint8_t;
constexpr SeatMask maskOf(cards::Seat seat) {
    return static_cast<SeatMask>(1U << static_cast<unsigned>(seat));
}

// Whether the seat is among these; puts it there, takes it away.
constexpr bool has(SeatMask seats, cards::Seat seat) {
    return (seats & maskOf(seat)) != 0;
}
constexpr void add(SeatMask& seats, cards::Seat seat) {
    seats = static_cast<SeatMask>(seats | maskOf(seat));
}
constexpr void remove(SeatMask& seats, cards::Seat seat) {
    seats = static_cast<SeatMask>(seats & ~maskOf(seat));
}

// Seats one after the other.
class SeatRow {
  public:
    void push(cards::Seat seat) { m_seats[static_cast<std::size_t>(m_count++)] = seat; }
    const cards::Seat* begin() const { return m_seats.data(); }
    const cards::Seat* end() const { return m_seats.data() + m_count; }

  private:
    std::array<cards::Seat, cards::kMostSeats> m_seats{};
    int m_count = 0;
};

// A few cards in the order laid.
struct CardRow {
    std::array<cards::PlayedCard, kMostHandCards> cards = blank();
    int count = 0;

    void push(const cards::PlayedCard& card) {
        if (count < kMostHandCards) cards[static_cast<std::size_t>(count++)] = card;
    }
    const cards::PlayedCard* begin() const { return cards.data(); }
    const cards::PlayedCard* end() const { return cards.data() + count; }
    friend bool operator==(const CardRow&, const CardRow&) = default;

  private:
    static constexpr std::array<cards::PlayedCard, kMostHandCards> blank() {
        return []<std::size_t... I>(std::index_sequence<I...>) {
            return std::array{((void)I, cards::PlayedCard{.card = cards::Card::fromIndex(0)})...};
        }
        (std::make_index_sequence<kMostHandCards>{});
    }
};

// Perlaggen on the table of whose name only a part was said, while the name may still be completed
// (partial_baptism).
class NamesInPart {
  public:
    void put(cards::Card card, const PartialName& said) {
        if (m_count < kMost) m_said[static_cast<std::size_t>(m_count++)] = {card, said};
    }
    void erase(cards::Card card) {
        for (int i = 0; i < m_count; ++i)
            if (m_said[static_cast<std::size_t>(i)].card == card)
                m_said[static_cast<std::size_t>(i--)] = m_said[static_cast<std::size_t>(--m_count)];
    }
    // Whether the card has a name now that keeps the part said.
    bool completes(const cards::PlayedCard& card) const {
        if (!card.as) return false;
        for (int i = 0; i < m_count; ++i)
            if (const auto& [of, said] = m_said[static_cast<std::size_t>(i)]; of == card.card)
                return said.rank.value_or(card.as->rank()) == card.as->rank() &&
                       said.suit.value_or(card.as->suit()) == card.as->suit();
        return false;
    }
    friend bool operator==(const NamesInPart&, const NamesInPart&) = default;

  private:
    static constexpr int kMost = 12; // more Perlaggen no list has
    struct Said {
        cards::Card card = cards::Card::fromIndex(0);
        PartialName said;

        friend bool operator==(const Said&, const Said&) = default;
    };
    std::array<Said, kMost> m_said{};
    int m_count = 0;
};

struct Hand {
    cards::CardSet cards;  // held now
    cards::CardSet hidden; // of these, the ones that nobody recorded: one way in which they can lie
    CardRow shown;         // laid down from the hand, with their names

    friend bool operator==(const Hand&, const Hand&) = default;
};

// A trick: the cards in front of each seat in this row.
struct Trick {
    cards::Seat leader{};
    std::array<cards::PlayedCard, cards::kMostSeats> cards = blank();
    SeatMask played = 0;
    SeatMask ahead = 0;     // thrown before the turn came (out_of_turn), not yet reached
    SeatMask cannotWin = 0; // thrown ahead by one who had to follow trumps (out_of_turn_trump)
    SeatMask wrong = 0;     // denies suit and can still be corrected
    SeatMask told = 0;      // of these, as far as the record shows, by what somebody says further on alone
    std::array<std::int16_t, cards::kMostSeats> events{};
    std::optional<cards::Seat> winner;

    bool has(cards::Seat seat) const { return (played & maskOf(seat)) != 0; }
    const cards::PlayedCard& of(cards::Seat seat) const { return cards[static_cast<std::size_t>(seat)]; }
    friend bool operator==(const Trick&, const Trick&) = default;

  private:
    static constexpr std::array<cards::PlayedCard, cards::kMostSeats> blank() {
        const cards::PlayedCard none{.card = cards::Card::fromIndex(0)};
        return {none, none, none, none, none, none};
    }
};

enum class Decided : std::uint8_t { No, Conceded, Won, Standing, Nobody };

// The betting on one figure, and how it came out.
struct FigureState {
    int value = 1; // agreed; kSpielAus for the game
    bool held = false;
    int betAt = 0;               // when it was first bet, of State::moments
    std::optional<int> lastTeam; // whose bet was held last
    int heldEvent = 0;           // the event of the last hold
    int open = 0;                // value of a bet that waits for its answer; 0 is none
    cards::Seat openBy{};        // who made it
    bool openBlind = false;      // unseen
    SeatMask openMay = 0;        // three players: who still has to answer
    // by team: its last void bet, while nothing has come since
    std::array<std::optional<cards::Seat>, cards::kMostTeams> voidBy{};
    bool voidFifth = false; // the last one was void for its last card
    SeatMask claims = 0;    // bet, raised or held with cards seen: they owe proof
    SeatMask blind = 0;     // bet unseen
    SeatMask hoell = 0;     // *Höll auf* with cards seen: owes what can be made (RP-236)
    std::array<std::int16_t, cards::kMostSeats> claimEvent{};
    std::array<std::int8_t, cards::kMostSeats> stake{}; // level of the last active bet or hold
    SeatMask out = 0;                                   // three players: cannot win any more
    SeatMask gave = 0;                                  // of these, who said gut
    Decided decided = Decided::No;
    int decidedBy = 0;       // the event that decided it
    std::optional<int> team; // who won it
    int points = 0;          // of a concession
    int givenAt = 0;         // when it was conceded, of State::moments
    cards::Seat givenBy{};   // and by whom
    std::optional<cards::Seat>
        concededTo;             // the bettor whose bet was conceded; nothing if of one's own accord
    bool concededBlind = false; // that bet was blind
    bool thrownIn = false;      // fell to the winner when the other side threw in its hand (RP-108)
    SeatMask noProof = 0;       // `irregular no-proof`
    std::array<std::int16_t, cards::kMostSeats> noProofEvent{};
    std::uint8_t asked = 0; // teams that were asked for it on the spot

    // imst-2015 § 12: bet, and given as an answer or after it was held; not one that nobody ever bet
    // (readings.md 52), nor one bet unseen, whose holder has seen his cards and must have it (RP-192).
    bool betAndGiven() const {
        if (decided != Decided::Conceded) return false;
        return concededTo || (betAt > 0 && blind == 0 && !thrownIn);
    }
    friend bool operator==(const FigureState&, const FigureState&) = default;
};

// The show: whose turn it is and what is barred.
struct ShowState {
    int turn = 0;       // team
    bool acted = false; // has shown, bet, conceded or stood in this turn
    bool ended = false; // a turn has ended before this one
    int begun = -1;     // the event that first showed cards, left a figure standing or ended a turn
    std::uint8_t firstTeam = 0;
    std::array<std::uint8_t, 2> barred{};   // by Gleich, Hanger: teams that may not improve it
    std::array<std::uint8_t, 2> declared{}; // teams that declared it standing
    std::array<std::int8_t, 2> tiedTurns{}; // turns ended with it tied since it last changed
    std::array<std::array<int, cards::kMostTeams>, 2> cap{}; // best of a barred team when it left it standing

    friend bool operator==(const ShowState&, const ShowState&) = default;
};

// *Ist dritzig erlaubt?*
struct Declaration {
    int size = 0; // asked and not yet answered, or answered last
    cards::Seat by{};
    bool answered = false;
    bool denied = false;
    bool tied = false;                   // told, and equal
    std::optional<cards::Seat> voidBy{}; // asked in vain, and nothing since
    int voidSize = 0;                    // for so many cards
    bool ruledFalse = false;             // with that it has been ruled that he has no such figure
    bool deniedFalsely = false;          // and of this question, that the others had none to deny it with
    SeatMask asked = 0;
    SeatMask said = 0;                                    // asked or answered: has had his turn
    SeatMask read = 0;                                    // has told kind and height
    std::array<std::int8_t, cards::kMostSeats> refused{}; // for how many cards his question was denied
    struct Told {
        bool there = false;
        int size = 0;
        Figure figure{};
        cards::Rank height{};
        cards::Seat by{};

        friend bool operator==(const Told&, const Told&) = default;
    };
    std::array<Told, cards::kMostTeams> told{};
    std::optional<cards::Seat> waitsFor{}; // all is told, but who comes later may have a better figure
    std::optional<cards::Seat> winner{};   // whose figure goes out

    friend bool operator==(const Declaration&, const Declaration&) = default;
};

// Revokes that are ruled on where somebody says so, by seat.
struct ToldRevokes {
    SeatMask seats = 0;
    std::array<std::int16_t, cards::kMostSeats> events{}; // that laid the card
    // where somebody has said so of the trick that is still open (Trick::told); 0 where nobody has
    std::array<std::int16_t, cards::kMostSeats> saidAt{};

    friend bool operator==(const ToldRevokes&, const ToldRevokes&) = default;
};

enum class Phase : std::uint8_t { Before, Play, Show, Over };
enum class Ending : std::uint8_t { None, Settled, GameWon, GameLost, Redeal };

struct State {
    int seats = 4;
    int handSize = 5;
    int target = 0;
    cards::Seat dealer{};
    ByTeam startScore{};
    ByTeam score{}; // with what was fined during play
    ByTeam owed{};
    ByTeam penalties{}; // fined during play

    std::array<Hand, cards::kMostSeats> hands{};
    cards::CardSet laid; // on the table: played or shown
    NamesInPart inPart;
    Doubts* doubts = nullptr; // is told what a rule asks about hidden cards

    bool cut = false;
    int cutFaultsToCome = 0; // in the record: a cut before the last of them comes to nothing
    SaidFalsely toCome;
    bool unsaid = false; // the record says further on that the bet which comes next was none (RP-129)
    cards::CardSet kept;
    std::optional<cards::Suit> trump;
    bool turned = false;
    bool dealt = false;       // the dealer of the head has turned up
    bool turnToCome = false;  // the record has the turn-up: before it the deal is not complete
    bool turnLeftOut = false; // the record has none, and goes on as after it: trumps are not known
    std::optional<cards::Card> trumpCard; // open, may be exchanged
    cards::CardSet acorns;                // acorn Perlaggen lying open
    cards::CardSet refetch;               // of these, given for an upgrade
    SeatMask tookTrump = 0;               // who has fetched the turned Perlagg
    SeatMask tookAcorn = 0;               // who has fetched an acorn Perlagg

    std::array<Trick, kMostHandCards> tricks{};
    int trickCount = 0; // complete
    bool trickOpen = false;

    std::array<FigureState, kFigureCount> figures{}; // by Figure
    int moments = 0;                                 // first bets and concessions so far, one after the other

    Phase phase = Phase::Before;
    Ending ending = Ending::None;
    std::optional<int> gameLost;
    bool playedOn = false; // the first card after the third trick is ruled
    bool nextDealerUnknown = false;
    std::optional<Irregularity> toldMisdeal; // how the dealer misdealt, while nobody demands a new deal
    ShowState show;
    Declaration declaration;

    std::array<bool, cards::kMostTeams> dealLost{};  // forfeits every figure of the deal
    std::array<bool, cards::kMostTeams> spielLost{}; // by a revoke
    SeatMask revoked = 0;                            // has denied suit, and can no longer put it right
    ToldRevokes toldRevokes;                         // of these, the record has not the cards
    int events = 0;                                  // applied so far

    int teams() const { return cards::teamCount(seats); }
    int teamOf(cards::Seat seat) const { return cards::teamOf(seat, seats); }
    // All of them clockwise from this one, or from A on; and those of one side.
    SeatRow inTurn(cards::Seat first) const {
        SeatRow row;
        for (int i = 0; i < seats; ++i) row.push(cards::after(first, seats, i));
        return row;
    }
    SeatRow everyone() const { return inTurn(cards::Seat::A); }
    SeatRow sideOf(int team) const {
        SeatRow row;
        for (const cards::Seat seat : everyone())
            if (teamOf(seat) == team) row.push(seat);
        return row;
    }
    FigureState& figure(Figure which) { return figures[static_cast<std::size_t>(which)]; }
    const FigureState& figure(Figure which) const { return figures[static_cast<std::size_t>(which)]; }
    Hand& hand(cards::Seat seat) { return hands[static_cast<std::size_t>(seat)]; }
    const Hand& hand(cards::Seat seat) const { return hands[static_cast<std::size_t>(seat)]; }
    const Trick& current() const { return tricks[static_cast<std::size_t>(trickCount)]; }
    // Whose cards lie in the trick, in their order.
    SeatRow playedTo(const Trick& trick) const {
        SeatRow row;
        for (const cards::Seat seat : inTurn(trick.leader))
            if (trick.has(seat)) row.push(seat);
        return row;
    }
    // The tricks played, with the one under way.
    std::span<const Trick> tricksBegun() const {
        return std::span(tricks).first(static_cast<std::size_t>(trickCount + (trickOpen ? 1 : 0)));
    }
    Trick& current() { return tricks[static_cast<std::size_t>(trickCount)]; }
    // Whether a breach has taken the figure from the team, whoever makes it.
    bool hasForfeited(int team, Figure which) const {
        const auto at = static_cast<std::size_t>(team);
        return dealLost[at] || (which == Figure::Spiel && spielLost[at]);
    }
    friend bool operator==(const State&, const State&) = default;
};

// How a deal begins: what stands on the sheet, who deals, which cards are known.
struct Setup {
    int seats = 4;
    int handSize = 5;
    int target = 0;
    cards::Seat dealer{};
    ByTeam score{};
    ByTeam owed{};
    std::optional<cards::Suit> trump;                      // for a deal that begins after the turn-up
    bool turnToCome = false;                               // the turn-up is among the events
    int cutFaultsToCome = 0;                               // so many faults in the cut are among them
    SaidFalsely toCome{};                                  // and of these seats false words
    std::array<cards::CardSet, cards::kMostSeats> hands{}; // as recorded
    Hidden hidden{};                                       // the rest, as it may lie
};

State begin(const Setup& setup);

} // namespace schreiber::perlaggen::deal
