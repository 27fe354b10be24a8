#include "game_reasons.h"

#include "backing.h"
#include "name_words.h"
#include "reasons.h"
#include "result_words.h"

#include <fmt/format.h>

#include <array>

namespace schreiber::ruling {

using cards::Seat;
using deal::Counted, deal::Figure, deal::How;
using rulebook::Language, rulebook::Words;

namespace {

class Told {
  public:
    Told(const Replay& replay, Language language)
        : m_replay(replay)
        , m_language(language)
        , m_outcome(replay.outcome) {}

    std::optional<Account::Judged> game() const {
        if (!m_outcome.winner || m_outcome.undecided.winner || m_outcome.undecided.counted ||
            m_outcome.counted.empty() || m_outcome.counted.back().team != *m_outcome.winner)
            return std::nullopt;
        const Counted& last = m_outcome.counted.back();
        const bool down = m_replay.rules.set().countdown;
        Account::Judged reason = judgedUnder(m_replay, deciding(), m_language);
        reason.what = say({"Partie · {}", "Partita · {}", "Game · {}"}, reason.what);
        reason.explanation = say({"Die Partie geht an {}: Mit {} steht es {}, und bei {} ist sie gewonnen.",
                                  "La partita va a {}: con {} si è {}, e a {} è vinta.",
                                  "The game goes to {}: with {} it stands {}, and at {} it is won."},
                                 teamName(m_replay, *m_outcome.winner, m_language), with(last.figure),
                                 scoreOf(last), down ? 0 : m_replay.state.target);
        int n = 0;
        for (const Counted& counted : m_outcome.counted)
            reason.facts.push_back(say(
                {"{}. {}, {}: {} für {}, damit {}.", "{}. {}, {}: {} a {}, quindi {}.",
                 "{}. {}, {}: {} for {}, which makes {}."},
                ++n, figureName(counted.figure, m_language), inWords(settled(counted.figure).how, m_language),
                points(counted.points), teamName(m_replay, counted.team, m_language), scoreOf(counted)));
        return reason;
    }

    // Strafperlaggen: whoever bet or held a figure and does not win it pays what he last said.
    std::optional<Account::Judged> stakes(Figure figure) const {
        const deal::SettledFigure& at = settled(figure);
        const deal::FigureState& state = m_replay.state.figure(figure);
        const bool over = at.how != How::Open && at.how != How::Standing && at.how != How::Undecided;
        if (!m_replay.rules.has(rulebook::Trait::Stakes) || !state.held || !over) return std::nullopt;
        const std::optional<int> winner = at.how == How::Forfeit ? state.team : at.team;
        std::vector<std::string> pay;
        for (int i = 0; i < m_replay.state.seats; ++i) {
            const auto seat = static_cast<Seat>(i);
            const int stake = state.stake[static_cast<std::size_t>(i)];
            if (stake == 0 || m_replay.state.teamOf(seat) == winner) continue;
            pay.push_back(say({"{}: {} dazu.", "{}: {} in più.", "{}: {} added."}, m_replay.nameOf(seat),
                              points(stake)));
        }
        if (pay.empty()) return std::nullopt;
        const bool spielNone = figure == Figure::Spiel && !winner;
        Account::Judged reason = judgedUnder(m_replay, spielNone ? "st_spiel_none" : "st_level", m_language);
        reason.what = say({"Strafe · {}", "Penalità · {}", "Penalty · {}"}, reason.what);
        const Words none{"{} hat niemand gemacht; wer bot oder hielt, zahlt.",
                         "{} non l'ha fatto nessuno; chi ha offerto o tenuto paga.",
                         "{} was made by nobody; whoever bet or held pays."};
        const Words lost{"{} hat {} gemacht; wer sonst bot oder hielt, zahlt.",
                         "{} l'ha fatto {}; chi altro ha offerto o tenuto paga.",
                         "{} was made by {}; whoever else bet or held pays."};
        const std::string object = capital(objectFigure(figure, m_language));
        reason.explanation =
            winner ? say(lost, object, teamName(m_replay, *winner, m_language)) : say(none, object);
        reason.facts = std::move(pay);
        return reason;
    }

  private:
    template <class... Args>
    std::string say(const Words& words, const Args&... args) const {
        return fmt::format(fmt::runtime(words.in(m_language)), args...);
    }

    const deal::SettledFigure& settled(Figure figure) const {
        return m_outcome.figures[static_cast<std::size_t>(figure)];
    }

    bool holds(std::string_view rule) const {
        const auto* point = rulebook::findRulePoint(rule);
        return point != nullptr && heldByRules(*point, m_replay.rules);
    }

    // Both stood one short before the figure that decided, by what was conceded in the deal.
    bool bothShortInDeal() const {
        const std::size_t counted = m_outcome.counted.size();
        if (m_replay.state.bothAtStart || m_replay.state.teams() != 2 || counted < 2 ||
            m_replay.rules.set().countdown)
            return false;
        const deal::ByTeam& before = m_outcome.counted[counted - 2].score;
        return before[0] == m_replay.state.target - 1 && before[1] == before[0] &&
               settled(Figure::Spiel).how == How::Conceded;
    }

    bool isConceded(Figure figure) const { return settled(figure).how == How::Conceded; }

    // The point by which the last figure goes out, as far as it holds here.
    std::string_view deciding() const {
        const Counted& last = m_outcome.counted.back();
        const How how = settled(last.figure).how;
        std::array<std::string_view, 4> candidates{};
        if (how == How::Declared) {
            candidates = {"decl_eich", "decl_single", "decl_both_inn", "first_to_target"};
        } else if (m_replay.state.bothAtStart && last.figure == Figure::Spiel) {
            candidates = {"decl_none_tricks", "first_to_target"};
        } else if (bothShortInDeal() && how != How::Conceded) {
            const bool figureGiven = isConceded(Figure::Gleich) || isConceded(Figure::Hanger);
            candidates = {figureGiven ? "mid_g_conceded" : "mid_1413_spiel", "mid_both_unbet",
                          "first_to_target"};
        } else if (m_outcome.counted.size() > 1) {
            const bool aus = settled(last.figure).value == deal::kSpielAus;
            candidates = {how == How::Conceded ? "order_conceded"
                          : how == How::Held   ? (aus ? "order_spiel_aus" : "order_bet")
                                               : "order_unbet",
                          "order_stop", "first_to_target"};
        } else {
            candidates = {"first_to_target"};
        }
        for (const std::string_view rule : candidates)
            if (!rule.empty() && holds(rule)) return rule;
        return m_replay.rules.set().countdown ? "st_basic" : "first_to_target";
    }

    std::string with(Figure figure) const {
        constexpr std::array<Words, 3> kWith{{{"dem Gleich", "il Gleich", "the Gleich"},
                                              {"dem Hanger", "l'Hanger", "the Hanger"},
                                              {"dem Spiel", "lo Spiel", "the Spiel"}}};
        return std::string(kWith[static_cast<std::size_t>(figure)].in(m_language));
    }

    std::string points(int number) const {
        constexpr Words one{"1 Punkt", "1 punto", "1 point"};
        constexpr Words more{"{} Punkte", "{} punti", "{} points"};
        return say(number == 1 ? one : more, number);
    }

    std::string scoreOf(const Counted& counted) const {
        std::string text;
        for (int team = 0; team < m_replay.rules.teams(); ++team)
            text += (team > 0 ? " : " : "") + std::to_string(counted.score[static_cast<std::size_t>(team)]);
        return text;
    }

    const Replay& m_replay;
    Language m_language;
    const deal::Outcome& m_outcome;
};

} // namespace

std::vector<Account::Judged> gameReasons(const Replay& replay, Language language) {
    const Told told(replay, language);
    std::vector<Account::Judged> reasons;
    for (const Figure figure : deal::kFigures)
        if (auto stakes = told.stakes(figure)) reasons.push_back(std::move(*stakes));
    if (auto game = told.game()) reasons.push_back(std::move(*game));
    return reasons;
}

} // namespace schreiber::ruling
