#include "references.h"

#include "dealing.h"

#include <cards/notation.h>

#include <fmt/format.h>

#include <algorithm>
#include <perlaggen/deal/plays.h>
#include <perlaggen/record/writer.h>

namespace schreiber::perlaggen::deal::test {

using cards::Card, cards::CardSet, cards::Seat;
using rulebook::Rules;

namespace {

constexpr std::uint64_t kSeed = 20150117;
constexpr int kDeals = 10'000;

// FNV-1a over numbers, the same on every machine.
class Hash {
  public:
    void add(std::uint64_t number) {
        for (int i = 0; i < 8; ++i) {
            m_value ^= (number >> (8 * i)) & 0xFF;
            m_value *= 1099511628211ULL;
        }
    }
    void add(int number) { add(static_cast<std::uint64_t>(static_cast<std::int64_t>(number))); }
    void add(std::string_view text) {
        for (const char c : text) add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
        add(text.size());
    }
    void add(const ByTeam& numbers) {
        for (const int number : numbers) add(number);
    }
    void add(std::optional<int> number) { add(number ? *number + 1 : 0); }
    void add(std::optional<Seat> seat) { add(seat ? cards::indexOf(*seat) + 1 : 0); }
    std::uint64_t value() const { return m_value; }

  private:
    std::uint64_t m_value = 14695981039346656037ULL;
};

void add(Hash& hash, const Ruling& ruling) {
    hash.add(ruling.event);
    hash.add(ruling.seat);
    hash.add(static_cast<int>(ruling.verdict));
    hash.add(ruling.rule);
    hash.add(ruling.consequence.isVoid ? 1 : 0);
    hash.add(ruling.consequence.penalty);
    for (const bool forfeit : ruling.consequence.forfeit) hash.add(forfeit ? 1 : 0);
    hash.add(ruling.consequence.redeal ? 1 : 0);
    hash.add(ruling.consequence.gameLost);
}

void add(Hash& hash, const State& state, const Outcome& out) {
    for (const Ruling& ruling : out.rulings) add(hash, ruling);
    for (int i = 0; i < state.trickCount; ++i) {
        const Trick& trick = state.tricks[static_cast<std::size_t>(i)];
        for (int seat = 0; seat < state.seats; ++seat) {
            const cards::PlayedCard& card = trick.of(static_cast<Seat>(seat));
            hash.add(card.card.index());
            hash.add(card.as ? card.as->index() + 1 : 0);
        }
        hash.add(trick.winner);
    }
    for (const SettledFigure& figure : out.figures) {
        hash.add(figure.team);
        hash.add(figure.value);
        hash.add(static_cast<int>(figure.how));
    }
    for (const Counted& counted : out.counted) {
        hash.add(static_cast<int>(counted.figure));
        hash.add(counted.team);
        hash.add(counted.points);
    }
    hash.add(out.points);
    hash.add(out.penalties);
    hash.add(out.score);
    hash.add(out.deferred);
    hash.add(out.winner);
    hash.add(out.complete ? 1 : 0);
    hash.add(out.nextDealer);
}

// Legal or not: half of the events keep to the turn and the cards.
void playOne(const Rules& rules, base::Random& random, Hash& hash) {
    const Dealt deal = dealt(rules, random);
    State state = begin(deal.setup);
    for (int i = 0; i < 40; ++i) {
        Event event = anyEvent(state, random);
        if (i == 0) event = {deal.setup.dealer, Turn{.cards = deal.turned}};
        const bool play = state.phase == Phase::Play && state.trump && random.below(2) == 0;
        if (play && !state.hand(onTurn(state)).cards.empty()) event = legalPlay(rules, state, random);
        Step step = apply(rules, state, event);
        for (const Ruling& ruling : step.rulings) add(hash, ruling);
        state = step.next;
    }
    add(hash, state, outcome(rules, state));
}

std::string cardsOf(CardSet set) {
    std::string text;
    for (const Card card : set) {
        if (!text.empty()) text += ' ';
        text += cards::nameOf(card);
    }
    return text;
}

std::string written(const Event& event) {
    return fmt::format("{}: {}", cards::letterOf(event.seat), record::write(event.action));
}

// What anyone could do here, without names of Perlaggen.
std::vector<Event> candidates(const State& state) {
    std::vector<Event> all;
    for (int i = 0; i < state.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        const CardSet hand = state.hand(seat).cards;
        for (const Card card : hand) all.push_back({seat, Play{.card = {.card = card, .as = {}}}});
        for (const Card give : hand) {
            CardSet open = state.acorns;
            if (state.trumpCard) open.insert(*state.trumpCard);
            for (const Card take : open) all.push_back({seat, Exchange{.give = give, .take = take}});
        }
        for (const Figure figure : {Figure::Gleich, Figure::Hanger, Figure::Spiel}) {
            all.push_back({seat, Bet{.figure = figure, .value = {}}});
            all.push_back({seat, Hold{.figure = figure}});
            all.push_back({seat, Good{.figure = figure, .ifSuit = false}});
            if (figure != Figure::Spiel) all.push_back({seat, Stand{.figure = figure}});
        }
        all.push_back({seat, BetAll{}});
        all.push_back({seat, EndOfTurn{}});
        all.push_back({seat, AskDeclare{.size = 3}});
    }
    return all;
}

std::vector<Event> legalOnes(const Rules& rules, const State& state) {
    std::vector<Event> legal;
    for (const Event& event : candidates(state))
        if (apply(rules, state, event).rulings.empty()) legal.push_back(event);
    return legal;
}

void describe(const State& state, std::string& text) {
    constexpr std::array kPhases{"before", "play", "show", "over"};
    text += fmt::format("  {}, trick {}, score", kPhases[static_cast<std::size_t>(state.phase)],
                        state.trickCount + 1);
    for (int team = 0; team < state.teams(); ++team)
        text += fmt::format(" {}", state.score[static_cast<std::size_t>(team)]);
    for (const Figure figure : {Figure::Gleich, Figure::Hanger, Figure::Spiel}) {
        const FigureState& f = state.figure(figure);
        text += fmt::format(", {}{}{}", f.value == kSpielAus ? "game" : std::to_string(f.value),
                            f.held ? " held" : "", f.open > 0 ? " open" : "");
        if (f.decided != Decided::No)
            text += fmt::format(" decided {} {}", static_cast<int>(f.decided), f.team.value_or(-1));
    }
    text += '\n';
    for (int i = 0; i < state.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        text += fmt::format("    {}: {}\n", cards::letterOf(seat), cardsOf(state.hand(seat).cards));
    }
}

std::string playthrough(const Rules& rules) {
    base::Random random(kSeed + 1);
    const Dealt deal = dealt(rules, random);
    State state = begin(deal.setup);
    std::string text = fmt::format("{}, {} players\n", rules.set().id, rules.seats());
    Event event{deal.setup.dealer, Turn{.cards = deal.turned}};
    for (int i = 0; i < 60; ++i) {
        describe(state, text);
        const std::vector<Event> legal = legalOnes(rules, state);
        text += "    legal:";
        for (const Event& one : legal) text += fmt::format(" {};", written(one));
        text += '\n';
        if (i > 0) {
            if (state.phase == Phase::Over) break;
            // now and then something else than a card
            const bool card = state.phase == Phase::Play && state.trump && random.below(4) != 0;
            if (card) event = legalPlay(rules, state, random);
            if (!card || !apply(rules, state, event).rulings.empty()) {
                if (legal.empty()) break;
                event = legal[static_cast<std::size_t>(random.below(legal.size()))];
            }
        }
        Step step = apply(rules, state, event);
        text += written(event) + '\n';
        for (const Ruling& ruling : step.rulings) text += fmt::format("  ruled by {}\n", ruling.rule);
        state = step.next;
    }
    const Outcome out = outcome(rules, state);
    text += "points";
    for (int team = 0; team < rules.teams(); ++team)
        text += fmt::format(" {}", out.points[static_cast<std::size_t>(team)]);
    text += ", score";
    for (int team = 0; team < rules.teams(); ++team)
        text += fmt::format(" {}", out.score[static_cast<std::size_t>(team)]);
    for (const SettledFigure& figure : out.figures)
        text +=
            fmt::format(", {} {} {}", figure.value, static_cast<int>(figure.how), figure.team.value_or(-1));
    return text + '\n';
}

} // namespace

std::string signatures() {
    int tables = 0;
    for (const rulebook::RuleSet& set : rulebook::ruleSets()) tables += static_cast<int>(set.seats.size());
    std::string text;
    for (const rulebook::RuleSet& set : rulebook::ruleSets())
        for (const int seats : set.seats) {
            const Rules rules = rulesOf(set.id, seats);
            base::Random random(kSeed);
            Hash hash;
            for (int n = 0; n < kDeals / tables + 1; ++n) playOne(rules, random, hash);
            text += fmt::format("{} {} {:016x}\n", set.id, seats, hash.value());
        }
    return text;
}

std::map<std::string, std::string> playthroughs() {
    std::map<std::string, std::string> all;
    for (const rulebook::RuleSet& set : rulebook::ruleSets())
        all[set.id] = playthrough(rulesOf(set.id, set.seats.front()));
    return all;
}

} // namespace schreiber::perlaggen::deal::test
