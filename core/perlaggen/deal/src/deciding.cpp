#include "index.h"

#include <algorithm>
#include <functional>
#include <perlaggen/deal/counting.h>
#include <span>

// Which facts that nobody told, and which open switches, decide what the figures come to: each is tried in
// every way it can be.
namespace schreiber::perlaggen::deal {

using rulebook::Rules, rulebook::Switch;

namespace {

// The open switches that a count can hang on.
constexpr std::array kSwitches{Switch::SpielAusPriority, Switch::MidMinCards,        Switch::SpielAusTie,
                               Switch::UnbetConceded,    Switch::ConcededOrder,      Switch::UnbetOrder,
                               Switch::NegativeScore,    Switch::DeclareMinCards,    Switch::DeclareCompare,
                               Switch::FalseBetPenalty,  Switch::DeclareRequiresBoth};

class Answers final : public rulebook::OpenSwitches {
  public:
    int valueOf(Switch which) override { return m_values[at(which)]; }
    void put(Switch which, int value) { m_values[at(which)] = value; }

  private:
    std::array<int, rulebook::kSwitchCount> m_values{};
};

// One way in which all can be.
struct World {
    std::vector<Fact> figures;
    Answers answers{};
};

// What one thing may be.
struct Choice {
    std::optional<Switch> which{};
    OpenFact fact{};
    std::vector<std::function<void(World&)>> options{};
};

Fact& factIn(World& world, Figure figure) {
    return *std::ranges::find(world.figures, figure, &Fact::figure);
}

class Deciding {
  public:
    Deciding(const Rules& rules, const Standing& before, const std::vector<Fact>& figures, Wanted wanted)
        : m_rules(rules)
        , m_before(before)
        , m_told{.figures = figures}
        , m_wanted(wanted)
        , m_endgame(endgameOf(rules, before, figures)) {
        m_tried.answerOpenSwitches(&m_answers);
        for (Fact& fact : m_told.figures) {
            SettledFigure& settled = fact.settled;
            if (settled.how != How::Conceded || mayHaveBet(rules, before, settled)) continue;
            // it was given once what was bet lay on the table
            const Moment last = lastBet(figures);
            if (settled.bet.value_or(false) && !fact.betAt) fact.betAt = std::max(last + 1, *fact.givenAt);
            if (!settled.bet) settled.bet = false;
        }
        for (const Switch which : kSwitches) addSwitch(which);
        for (const Figure figure : kFigures)
            for (const Fact& fact : m_told.figures)
                if (fact.settled.figure == figure) addFact(fact);
    }

    Decision decision() const {
        Decision decision{.count = count(m_told)};
        std::vector<std::size_t> facts;
        std::vector<std::size_t> orders;
        for (std::size_t i = 0; i < m_choices.size(); ++i) {
            if (!matters(i, 0, m_told)) continue;
            if (m_choices[i].which)
                decision.switches.push_back(*m_choices[i].which);
            else
                facts.push_back(i);
            if (isOrder(m_choices[i])) orders.push_back(i);
        }
        for (const std::size_t which : facts) {
            OpenFact& fact = decision.facts.emplace_back(m_choices[which].fact);
            addWays(fact, isOrder(m_choices[which]) ? orders : std::vector{which}, m_told);
        }
        return decision;
    }

  private:
    void addSwitch(Switch which) {
        const rulebook::Setting& setting = m_rules.setting(which);
        if (!setting.open() || !setting.relevant) return;
        Choice choice{.which = which};
        for (int value = 0; value < static_cast<int>(rulebook::valuesOf(which).size()); ++value)
            choice.options.emplace_back([which, value](World& world) { world.answers.put(which, value); });
        m_choices.push_back(std::move(choice));
    }

    template <class Change>
    void option(Choice& choice, Change change) {
        choice.options.emplace_back(
            [figure = choice.fact.figure, change](World& world) { change(factIn(world, figure)); });
    }

    void addFact(const Fact& fact) {
        const SettledFigure& settled = fact.settled;
        if (settled.how == How::Undecided) return addMaker(settled.figure);
        if (settled.how == How::Conceded && settled.team) return addConceded(fact);
        const bool byCards = isByCards(fact);
        if (byCards && !fact.size && cardsDecide(m_endgame)) addSize(settled.figure);
        const bool asked = m_endgame == Endgame::FromStart && !fact.undeclared;
        if (byCards && settled.how == How::Unbet && settled.team && asked &&
            fact.size.value_or(m_rules.handSize()) >= neededCards(m_rules, m_endgame))
            addDeclared(settled.figure);
    }

    Choice choiceOf(Untold what, Figure figure) const {
        return {.fact = {.what = what, .figure = figure, .needed = neededCards(m_rules, m_endgame)}};
    }

    void addMaker(Figure figure) {
        // where nobody declares, a Gleich or Hanger goes out for nobody
        if (m_endgame == Endgame::FromStart && figure != Figure::Spiel) return;
        Choice choice = choiceOf(Untold::Maker, figure);
        // of so many cards an odd number goes to one of two sides
        const bool always = figure == Figure::Spiel && m_rules.teams() == 2 && m_rules.handSize() % 2 == 1;
        if (!always) option(choice, [](Fact& fact) { fact.settled.how = How::None; });
        const bool sized = figure != Figure::Spiel && cardsDecide(m_endgame);
        for (int team = 0; team < m_rules.teams(); ++team)
            for (int size = sized ? kFewestCards : m_rules.handSize(); size <= m_rules.handSize(); ++size)
                option(choice, [team, size](Fact& fact) {
                    fact.settled = {.figure = fact.settled.figure,
                                    .team = team,
                                    .value = 1,
                                    .how = How::Unbet,
                                    .bet = false};
                    fact.size = size;
                });
        m_choices.push_back(std::move(choice));
    }

    void addSize(Figure figure) {
        Choice choice = choiceOf(Untold::Size, figure);
        for (int size = kFewestCards; size <= m_rules.handSize(); ++size)
            option(choice, [size](Fact& fact) { fact.size = size; });
        m_choices.push_back(std::move(choice));
    }

    void addDeclared(Figure figure) {
        Choice choice = choiceOf(Untold::Declared, figure);
        const Moment place = endOfList(); // after what was conceded
        option(choice, [place](Fact& fact) {
            fact.settled.how = How::Declared;
            fact.givenAt = place;
        });
        option(choice, [](Fact& fact) { fact.undeclared = true; });
        m_choices.push_back(std::move(choice));
    }

    void addConceded(const Fact& given) {
        if (!given.settled.bet) {
            Choice choice = choiceOf(Untold::Bet, given.settled.figure);
            for (const bool bet : {true, false})
                option(choice, [bet](Fact& fact) { fact.settled.bet = bet; });
            m_choices.push_back(std::move(choice));
        }
        if (given.betAt || !given.settled.bet.value_or(true)) return;
        Choice choice = choiceOf(Untold::Order, given.settled.figure);
        const auto conceded = static_cast<Moment>(std::ranges::count_if(m_told.figures, mayBeBetAndConceded));
        for (Moment listed = 0; listed <= endOfList(); listed += kListStep)
            for (Moment when = listed - conceded; when < listed; ++when)
                if (mayBeBetAt(given, when)) option(choice, [when](Fact& fact) { fact.betAt = when; });
        if (choice.options.size() > 1) m_choices.push_back(std::move(choice));
    }

    Moment endOfList() const { return static_cast<Moment>(m_told.figures.size()) * kListStep; }
    static bool isOrder(const Choice& choice) { return !choice.which && choice.fact.what == Untold::Order; }
    static bool mayBeBetAndConceded(const Fact& fact) {
        return fact.settled.how == How::Conceded && fact.settled.bet.value_or(true);
    }

    // The list has what was conceded by its concession. When it was bet, before that or after what was held,
    // it does not tell, but before whatever was given after it.
    bool mayBeBetAt(const Fact& given, Moment when) const {
        return std::ranges::none_of(m_told.figures, [&](const Fact& other) {
            return other.givenAt && *other.givenAt > *given.givenAt && when > *other.givenAt;
        });
    }

    Count count(const World& world) const {
        m_answers = world.answers;
        return deal::count(m_tried, m_before, world.figures);
    }

    static Moment lastBet(const std::vector<Fact>& figures) {
        Moment last = -1;
        for (const Fact& fact : figures)
            if (fact.held) last = std::max(last, fact.betAt.value_or(-1));
        return last;
    }

    // Whether the choice makes a difference, whatever the others from `next` on are.
    bool matters(std::size_t which, std::size_t next, const World& world) const {
        if (next == which) return matters(which, next + 1, world);
        if (next < m_choices.size()) {
            return std::ranges::any_of(m_choices[next].options, [&](const auto& put) {
                World changed = world;
                put(changed);
                return matters(which, next + 1, changed);
            });
        }
        std::optional<Count> first;
        for (const auto& put : m_choices[which].options) {
            World changed = world;
            put(changed);
            const Count here = count(changed);
            if (!first) first = here;
            if (!isSameEnd(m_tried, m_before.target, *first, here, m_wanted)) return true;
        }
        return false;
    }

    // Each way in which these can be, one after the other.
    void addWays(OpenFact& fact, std::span<const std::size_t> choices, const World& world) const {
        if (choices.empty()) return fact.ways.push_back({world.figures, count(world)});
        for (const auto& put : m_choices[choices.front()].options) {
            World changed = world;
            put(changed);
            addWays(fact, choices.subspan(1), changed);
        }
    }

    const Rules& m_rules;
    const Standing& m_before;
    mutable Answers m_answers;
    mutable Rules m_tried = m_rules;
    World m_told;
    Wanted m_wanted;
    Endgame m_endgame;
    std::vector<Choice> m_choices;
};

} // namespace

bool mayHaveBet(const Rules& rules, const Standing& before, const SettledFigure& conceded) {
    return conceded.value != 1 || !conceded.team ||
           !oneShort(rules, betTable(rules, before, {}), *conceded.team);
}

bool isSameEnd(const Rules& rules, int target, const Count& one, const Count& other, Wanted wanted) {
    if (one.winner != other.winner || one.newDeal != other.newDeal) return false;
    if (wanted == Wanted::Winner) return true;
    const auto written = [&](const Count& count) {
        const Count told = wanted == Wanted::WithoutSurplus ? withoutSurplus(rules, target, count) : count;
        return std::tuple(told.points, told.score, told.deferred);
    };
    return written(one) == written(other);
}

Decision decide(const Rules& rules, const Standing& before, const std::vector<Fact>& figures, Wanted wanted) {
    return Deciding(rules, before, figures, wanted).decision();
}

} // namespace schreiber::perlaggen::deal
