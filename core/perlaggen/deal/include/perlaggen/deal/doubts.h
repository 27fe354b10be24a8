#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// The rules know every card and every switch. Where a record does not, its deal is replayed once for each
// way in which the missing cards can lie and the open switches can stand, and a Doubts beside it notes what
// the rules asked on that way: the next ways are those on which an answer is another.
namespace schreiber::perlaggen::deal {

// A question that the record does not answer, and its answer on this way.
struct Doubt {
    // About cards: whether the seat has one of these, or what else `isSo` says of a deal lying so.
    std::optional<MissingFact> cards{};
    // About a switch that is open.
    std::optional<rulebook::Switch> which{};
    // About what was meant (extra_cards_intent).
    std::optional<MissingFact> intent{};
    std::uint64_t key = 0; // the same for the same question
    int answer = 0;
    int answers = 2;
    std::optional<Supposed> supposed{};  // nobody claims it: only how it was right is gone into
    std::shared_ptr<const State> when{}; // nothing: the seat's hidden cards alone decide
    std::function<bool(const State&)> isSo{};

    // Whether the hidden cards lying so give this answer.
    bool agrees(const Hidden& hidden) const;
};

class Doubts final : public rulebook::OpenSwitches {
  public:
    // Answers as given, question by question, and the rest with the first answer.
    void begin(const std::vector<Doubt>& given);
    // What was asked, in this order.
    const std::vector<Doubt>& asked() const { return m_asked; }
    // The hidden cards lie so that something was done wrongly which nobody claims: the first such question.
    // Where the way was sent out to go into just that there is none.
    std::optional<std::size_t> wrongAt() const { return m_wrongAt; }

    int valueOf(rulebook::Switch which) override;
    // Whether the seat did knowingly what this event tells.
    bool meant(cards::Seat seat, int event);
    // Whether one of these hidden cards is with the seat.
    bool holds(const State& state, cards::Seat seat, cards::CardSet any,
               const std::optional<Supposed>& supposed = {});
    // Something else about a deal whose hidden cards lie so; a question of the same key is the same.
    bool isSo(const State& state, cards::Seat seat, std::uint64_t key, std::function<bool(const State&)> ask,
              const std::optional<Supposed>& supposed = {});

  private:
    const Doubt* known(std::uint64_t key) const;
    int ask(Doubt doubt);
    bool isGiven(const Doubt& doubt) const;

    std::vector<Doubt> m_given;
    std::vector<Doubt> m_asked;
    std::optional<std::size_t> m_wrongAt;
};

} // namespace schreiber::perlaggen::deal
