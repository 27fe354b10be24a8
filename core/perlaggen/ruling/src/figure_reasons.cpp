#include "figure_reasons.h"

#include "figure_words.h"
#include "name_words.h"
#include "reasons.h"

#include <algorithm>
#include <perlaggen/deal/allowance.h>
#include <perlaggen/deal/comparison.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/rulebook/card_words.h>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using cards::Rank, cards::Seat;
using deal::Figure;

namespace {

class Reason {
  public:
    Reason(const Replay& replay, Figure figure, words::Language language)
        : m_replay(replay)
        , m_figure(figure)
        , m_language(language)
        , m_state(replay.state.figure(figure))
        , m_settled(replay.outcome.figures[static_cast<std::size_t>(figure)]) {}

    std::optional<Account::Judged> told() const {
        switch (m_settled.how) {
        case deal::How::Conceded:
            return conceded();
        case deal::How::Unbet:
        case deal::How::Held:
            if (!m_settled.team) return std::nullopt;
            return m_figure == Figure::Spiel ? tricks() : better();
        case deal::How::Standing:
            return standing();
        case deal::How::None:
            return nobody();
        case deal::How::Forfeit:
            return m_settled.team ? thrownIn() : std::nullopt;
        case deal::How::Open:
        case deal::How::Declared:
        case deal::How::Undecided:
            break;
        }
        return std::nullopt;
    }

  private:
    template <class... Args>
    std::string say(const words::Text& words, const Args&... args) const {
        return words::say(m_language, words, args...);
    }
    std::string the() const { return capital(theFigure(m_figure, m_language)); }

    Account::Judged under(rulebook::PointName rule, std::string why,
                          std::optional<rulebook::Switch> house = std::nullopt) const {
        Account::Judged reason = judgedUnder(m_replay, rule, m_language, house);
        reason.what = figureName(m_figure, m_language) + " · " + reason.what;
        reason.figure = m_figure;
        reason.explanation = std::move(why);
        reason.text.clear(); // the steps say it
        return reason;
    }

    std::string goesTo() const {
        return say({"{} geht an {}", "{} va a {}", "{} goes to {}"}, the(),
                   teamName(m_replay, *m_settled.team, m_language));
    }

    std::optional<Account::Judged> conceded() const {
        const auto event = static_cast<std::size_t>(m_state.decidedBy);
        if (!m_settled.team || event >= m_replay.record.events.size()) return std::nullopt;
        const cards::Seat by = m_replay.record.events[event].seat;
        std::vector<std::string> givers; // of three players there are two
        for (const cards::Seat seat : m_replay.state.everyone())
            if (seat == by || (m_replay.rules.teams() > 2 && deal::has(m_state.gave, seat)))
                givers.push_back(m_replay.nameOf(seat));
        constexpr words::Text one{"{}: {} hat {} gut gelassen.", "{}: {} {} ha lasciato buono.",
                                  "{}: {} conceded {}."};
        constexpr words::Text more{"{}: {} haben {} gut gelassen.", "{}: {} {} hanno lasciato buono.",
                                   "{}: {} conceded {}."};
        const std::string why =
            say(givers.size() == 1 ? one : more, goesTo(), rulebook::joinedNames(givers, m_language),
                figurePronoun(m_figure, true, m_language));
        Account::Judged reason = under(deal::concededBy(m_replay.rules, m_state), why);
        addBound(m_replay, m_figure, by, reason, m_language);
        return reason;
    }

    // Somebody threw his cards in, and nothing that lies on the table decides any more.
    std::optional<Account::Judged> thrownIn() const {
        const auto by = std::ranges::find_if(m_replay.rulings, [&](const deal::Ruling& ruling) {
            return ruling.rule == "throw_in" && ruling.seat && ruling.event == m_state.decidedBy &&
                   ruling.consequence.forfeit[static_cast<std::size_t>(m_figure)];
        });
        const deal::Outcome& outcome = m_replay.outcome;
        if (by == m_replay.rulings.end() || (outcome.winner && !outcome.has(m_figure))) return std::nullopt;
        return under("throw_in", say({"{}: {} hat die Karten hingeworfen.", "{}: {} ha gettato le carte.",
                                      "{}: {} threw the cards in."},
                                     goesTo(), m_replay.nameOf(*by->seat)));
    }

    std::optional<Account::Judged> tricks() const {
        std::vector<std::string> numbers;
        for (int i = 0; i < m_replay.state.trickCount; ++i) {
            const auto winner = m_replay.state.tricks[static_cast<std::size_t>(i)].winner;
            if (winner && m_replay.state.teamOf(*winner) == *m_settled.team)
                numbers.push_back(say({"{}.", "{}ª", "{}"}, i + 1));
        }
        if (numbers.empty()) return std::nullopt;
        const words::Text one{"{}, mit dem {} Stich.", "{}, con la {} presa.", "{}, with trick {}."};
        const words::Text more{"{}, mit dem {} Stich.", "{}, con la {} presa.", "{}, with tricks {}."};
        return under("spiel_majority", say(numbers.size() == 1 ? one : more, goesTo(),
                                           rulebook::joinedNames(numbers, m_language)));
    }

    Account::Judged unmatched() const {
        return under(m_replay.rules.teams() > 2 ? "p3_show"_point : "show_at_least_equal"_point,
                     say({"{}: Die anderen haben nichts gewiesen, was mithält.",
                          "{}: gli altri non hanno mostrato nulla di pari.",
                          "{}: the others have shown nothing to match it."},
                         goesTo()));
    }

    // By what lies on the table, where that says it.
    Account::Judged better() const {
        const deal::Comparison compared =
            deal::comparisonOf(m_replay.rules, m_replay.state, m_figure, *m_settled.team);
        if (compared.by == deal::WonBy::Unmatched) return unmatched();
        const deal::BestFigure& mine = *compared.own;
        const bool given = compared.given;
        const std::string has =
            say({"{}: {} hat {}", "{}: {} ha {}", "{}: {} has {}"}, goesTo(), nameOf(mine), kindOf(mine));
        const rulebook::PointName order = m_figure == Figure::Gleich ? "g_order"_point : "h_order"_point;
        if (compared.by == deal::WonBy::Alone) {
            const words::Text none =
                given ? words::Text{", und wer gut gesagt hat, zählt nicht mit.",
                                    ", e chi ha detto buono non conta.",
                                    ", and whoever said gut does not count."}
                : m_figure == Figure::Gleich
                    ? words::Text{", und sonst liegt keines auf dem Tisch.",
                                  ", e sul tavolo non ce n'è altro.", ", and no other lies on the table."}
                    : words::Text{", und sonst liegt keiner auf dem Tisch.",
                                  ", e sul tavolo non ce n'è altro.", ", and no other lies on the table."};
            Account::Judged reason =
                under(m_figure == Figure::Gleich ? "g_def"_point : "h_def"_point, has + say(none));
            reason.facts = {cardsOf(mine)};
            if (given) addBeside(m_replay, reason, "p3_gut_out");
            addShapes(reason, mine);
            return reason;
        }
        const deal::BestFigure& next = *compared.next;
        const bool same = compared.by == deal::WonBy::Trump;
        Account::Judged reason =
            under(same ? "trump_hanger"_point : order,
                  has + say({", {} nur {}.", ", {} solo {}.", ", {} only {}."}, nameOf(next), kindOf(next)));
        if (same)
            reason.explanation = has + say({", {} auch.", ", anche {}.", ", and so has {}."}, nameOf(next));
        reason.facts = {cardsOf(mine), cardsOf(next), step(mine, next)};
        if (!same && mine.size() == next.size()) addBeside(m_replay, reason, "rank_order");
        if (given) addBeside(m_replay, reason, "p3_gut_out");
        addShapes(reason, mine);
        return reason;
    }

    std::optional<Account::Judged> standing() const {
        constexpr words::Text stands{"{} steht und zählt für niemanden",
                                     "{} è in parità e non conta per nessuno",
                                     "{} stands and counts for nobody"};
        const std::vector<deal::BestFigure> equal = deal::equalBest(m_replay.rules, m_replay.state, m_figure);
        if (equal.size() < 2) return under("tie_stands", say(stands, the()) + ".");
        std::vector<std::string> names;
        names.reserve(equal.size());
        for (const deal::BestFigure& one : equal) names.push_back(nameOf(one));
        Account::Judged reason =
            under("tie_stands",
                  say(stands, the()) + say({": {} haben gleich viel, {}.", ": {} hanno lo stesso, {}.",
                                            ": {} have the same, {}."},
                                           rulebook::joinedNames(names, m_language), kindOf(equal.front())),
                  deal::tieRestsOn(m_figure, equalOneInTrump(m_replay.rules, m_replay.state)));
        for (const deal::BestFigure& one : equal) reason.facts.push_back(cardsOf(one));
        if (m_figure == Figure::Hanger) addBeside(m_replay, reason, "suits_equal");
        if (perlaggenIn(equal[0]) != perlaggenIn(equal[1])) addBeside(m_replay, reason, "bapt_figure_equal");
        for (const deal::BestFigure& one : equal) addShapes(reason, one);
        return reason;
    }

    static std::ptrdiff_t perlaggenIn(const deal::BestFigure& one) {
        return std::ranges::count_if(one.cards,
                                     [](const cards::PlayedCard& card) { return card.as.has_value(); });
    }

    // What else of the book the cards of a figure show.
    void addShapes(Account::Judged& reason, const deal::BestFigure& one) const {
        const auto add = [&](bool shows, rulebook::PointName rule) {
            if (shows) addBeside(m_replay, reason, rule);
        };
        constexpr int kMost = 5;
        const auto& cards = one.cards;
        const auto sameFace = [&](const cards::PlayedCard& card) {
            return std::ranges::count(cards, card.face(), &cards::PlayedCard::face) > 1;
        };
        add(m_figure == Figure::Gleich && std::ranges::any_of(cards, sameFace), "duplicate_g");
        add(m_figure == Figure::Hanger && perlaggenIn(one) > 0, "gap_fill");
        add(one.size() == kMost && (m_figure == Figure::Gleich || one.rank() == Rank::Ass), "max_figure");
        add(m_replay.state.seats == 3, "p3_solo");
        const Figure other = m_figure == Figure::Gleich ? Figure::Hanger : Figure::Gleich;
        const auto more =
            deal::bestLying(m_replay.rules, m_replay.state, other, m_replay.state.teamOf(one.seat));
        if (!more || more->seat != one.seat) return;
        for (const cards::PlayedCard& card : cards)
            if (std::ranges::find(more->cards, card) != more->cards.end()) {
                add(true, "dual_use");
                add(card.as.has_value(), "bapt_single");
            }
    }

    std::optional<Account::Judged> nobody() const {
        const deal::Unmade unmade =
            deal::whyUnmade(m_replay.rules, m_replay.state, m_replay.outcome, m_figure);
        const std::string it = figurePronoun(m_figure, true, m_language);
        std::string why = say({"{} zählt für niemanden: Niemand hat {} gemacht.",
                               "{} non conta per nessuno: nessuno {} ha fatto.",
                               "{} counts for nobody: nobody has made {}."},
                              the(), it);
        if (unmade.needed > 0)
            why = say({"{} zählt für niemanden: Wenn beide gestrichen sind, geht nur eine Figur mit "
                       "mindestens {} Karten aus, und so lang hat sie niemand.",
                       "{} non conta per nessuno: con entrambe gestrichen esce solo una figura di almeno {} "
                       "carte, e così lunga non l'ha nessuno.",
                       "{} counts for nobody: with both sides gestrichen only a figure of at least {} cards "
                       "goes out, and nobody has one as long."},
                      the(), numberName(unmade.needed, m_language));
        std::vector<std::string> given;
        for (const Seat seat : unmade.given) given.push_back(m_replay.nameOf(seat));
        if (!given.empty())
            why = say(
                {"{0} zählt für niemanden: Wer gut gelassen hat ({1}), kann {2} nicht mehr gewinnen, und "
                 "sonst hat {2} niemand gemacht.",
                 "{0} non conta per nessuno: chi ha lasciato buono ({1}) non {2} può più vincere, e degli "
                 "altri nessuno {2} ha fatto.",
                 "{0} counts for nobody: who conceded ({1}) can no longer win {2}, and nobody else has "
                 "made {2}."},
                the(), rulebook::joinedNames(given, m_language), it);
        Account::Judged reason = under(unmade.point, why, unmade.restsOn);
        if (unmade.onlyTogether) addBeside(m_replay, reason, "one_player");
        return reason;
    }

    std::string nameOf(const deal::BestFigure& one) const { return m_replay.nameOf(one.seat); }

    // "drei Könige", "einen Hanger mit drei Karten vom König abwärts".
    std::string kindOf(const deal::BestFigure& one) const {
        const FigureKind kind{.size = one.size(), .rank = one.rank()};
        return m_figure == Figure::Gleich ? gleichCards(kind, m_language) : wholeHanger(kind, m_language);
    }

    std::string cardsOf(const deal::BestFigure& one) const {
        std::vector<std::string> names;
        for (const cards::PlayedCard& card : one.cards) names.push_back(rulebook::cardName(card, m_language));
        return nameOf(one) + ": " + rulebook::joinedNames(names, m_language) + ".";
    }

    std::string step(const deal::BestFigure& mine, const deal::BestFigure& theirs) const {
        return whyBetter({.size = mine.size(), .rank = mine.rank()},
                         {.size = theirs.size(), .rank = theirs.rank()}, m_language);
    }

    const Replay& m_replay;
    Figure m_figure;
    words::Language m_language;
    const deal::FigureState& m_state;
    const deal::SettledFigure& m_settled;
};

} // namespace

std::vector<Account::Judged> figureReasons(const Replay& replay, words::Language language) {
    std::vector<Account::Judged> reasons;
    // in the order in which they count, and then what counts for nobody
    std::vector<Figure> order(deal::kFigures.begin(), deal::kFigures.end());
    std::ranges::stable_sort(order, {}, [&](Figure figure) {
        return std::ranges::find(replay.outcome.counted, figure, &deal::Counted::figure) -
               replay.outcome.counted.begin();
    });
    for (const Figure figure : order)
        if (auto reason = Reason(replay, figure, language).told()) reasons.push_back(std::move(*reason));
    return reasons;
}

} // namespace schreiber::perlaggen::ruling
