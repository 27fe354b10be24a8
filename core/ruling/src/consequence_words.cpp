#include "consequence_words.h"

#include "backing.h"
#include "name_words.h"

#include <rulebook/card_words.h>
#include <rulebook/catalogue.h>
#include <rulebook/switch_texts.h>

#include <fmt/format.h>

namespace schreiber::ruling {

using deal::Figure, deal::Ruling, deal::Verdict;
using rulebook::Language, rulebook::Words;

namespace {

int sizeOfTeam(const Replay& replay) {
    return replay.state.seats / replay.state.teams();
}

std::string fine(const Replay& replay, const deal::Consequence& consequence, Language language) {
    std::string text;
    for (int team = 0; team < replay.rules.teams(); ++team) {
        const int points = consequence.penalty[static_cast<std::size_t>(team)];
        if (points == 0) continue;
        constexpr Words off{" {} Strafpunkte für {}.", " {} punti di penalità per {}.",
                            " {} penalty points for {}."};
        text += fmt::format(fmt::runtime(off.in(language)), points, teamName(replay, team, language));
    }
    return text;
}

std::string forfeited(const deal::Consequence& consequence, Language language) {
    std::vector<std::string> names;
    std::string only;
    for (const Figure figure : {Figure::Gleich, Figure::Hanger, Figure::Spiel}) {
        if (!consequence.forfeit[static_cast<std::size_t>(figure)]) continue;
        names.push_back(figureName(figure, language));
        only = capital(theFigure(figure, language));
    }
    if (names.empty()) return {};
    constexpr Words one{" {} verfällt.", " {} è perduto.", " {} is forfeited."};
    constexpr Words more{" {} verfallen.", " {} sono perduti.", " {} are forfeited."};
    if (names.size() == 1) return fmt::format(fmt::runtime(one.in(language)), only);
    return fmt::format(fmt::runtime(more.in(language)), rulebook::joinedNames(names, language));
}

std::string lost(const Replay& replay, const deal::Consequence& consequence, Language language) {
    if (!consequence.gameLost) return {};
    constexpr Words one{" {} verliert die Partie.", " {} perde la partita.", " {} loses the game."};
    constexpr Words more{" {} verlieren die Partie.", " {} perdono la partita.", " {} lose the game."};
    return fmt::format(fmt::runtime((sizeOfTeam(replay) == 1 ? one : more).in(language)),
                       teamName(replay, *consequence.gameLost, language));
}

// What becomes of an event that does not count. An irregularity was seen, and there is nothing to take back.
struct VoidWords {
    Words operator()(const deal::Play&) const {
        return {" Die Karte geht zurück.", " La carta torna in mano.", " The card goes back."};
    }
    Words operator()(const deal::Show&) const {
        return {" Die Karten gehen zurück.", " Le carte tornano in mano.", " The cards go back."};
    }
    Words operator()(const deal::Exchange&) const {
        return {" Der Tausch gilt nicht.", " Lo scambio non vale.", " The exchange does not count."};
    }
    Words operator()(const deal::Blind&) const { return bet(); }
    Words operator()(const deal::Bet&) const { return bet(); }
    Words operator()(const deal::BetAll&) const { return bet(); }
    Words operator()(const deal::Hold&) const { return answer(); }
    Words operator()(const deal::Good&) const { return answer(); }
    Words operator()(const deal::AskDeclare&) const {
        return {" Die Frage gilt nicht.", " La domanda non vale.", " The question does not count."};
    }
    Words operator()(const deal::Allow&) const { return answer(); }
    Words operator()(const deal::Deny&) const { return answer(); }
    template <class Other>
    Words operator()(const Other&) const {
        return {};
    }

  private:
    static Words bet() {
        return {" Das Gebot gilt nicht.", " L'offerta non vale.", " The bet does not count."};
    }
    static Words answer() {
        return {" Die Antwort gilt nicht.", " La risposta non vale.", " The answer does not count."};
    }
};

// Told where nothing else says so: after the deal nothing counts, and a card never held goes nowhere.
std::string voided(const Replay& replay, const Ruling& ruling, Language language) {
    constexpr std::string_view kSaidAlready[] = {"game_over", "card_not_held", "card_twice"};
    const auto& events = replay.record.events;
    const bool ofEvent = ruling.event >= 0 && static_cast<std::size_t>(ruling.event) < events.size();
    if (!ruling.consequence.isVoid || ruling.verdict != Verdict::Illegal || !ofEvent) return {};
    for (const std::string_view said : kSaidAlready)
        if (ruling.rule == said) return {};
    return std::string(
        std::visit(VoidWords{}, events[static_cast<std::size_t>(ruling.event)].action).in(language));
}

// The question of a house rule that nobody has answered.
std::string openHouseRule(const Ruling& ruling, Language language) {
    if (!ruling.openSwitch) return {};
    constexpr Words follows{" Was folgt, hängt von einer Hausregel ab, die nicht vereinbart ist: {}",
                            " Le conseguenze dipendono da una regola della casa non concordata: {}",
                            " What follows hangs on a house rule that has not been agreed: {}"};
    constexpr Words decides{
        " Wie zu entscheiden ist, hängt von einer Hausregel ab, die nicht vereinbart ist: {}",
        " La decisione dipende da una regola della casa non concordata: {}",
        " The ruling hangs on a house rule that has not been agreed: {}"};
    const bool verdict = ruling.verdict == Verdict::Undecided && ruling.decides.empty();
    return fmt::format(fmt::runtime((verdict ? decides : follows).in(language)),
                       small(std::string(rulebook::textOf(*ruling.openSwitch).in(language))));
}

// What is forbidden without a source that lays down what it costs.
std::string withoutPenalty(const Replay& replay, const Ruling& ruling, Language language) {
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (ruling.verdict != Verdict::Illegal || point == nullptr || point->number == 0) return {};
    const deal::Consequence& consequence = ruling.consequence;
    if (consequence != deal::Consequence{.isVoid = consequence.isVoid} || ruling.openSwitch) return {};
    const bool unspecified = ruling.restsOn == rulebook::Switch::PenaltyUnspecified;
    if (!unspecified && heldByRules(*point, replay.rules)) return {};
    return std::string(Words{" Eine Strafe ist nicht festgelegt.", " Non è prevista alcuna penalità.",
                             " No penalty is laid down."}
                           .in(language));
}

} // namespace

std::string consequenceInWords(const Replay& replay, const Ruling& ruling, Language language) {
    const deal::Consequence& consequence = ruling.consequence;
    std::string text = voided(replay, ruling, language) + fine(replay, consequence, language) +
                       forfeited(consequence, language) + lost(replay, consequence, language);
    if (consequence.redeal && ruling.rule != "mid_redeal")
        text += Words{" Es wird neu gegeben.", " Si ridà.", " The cards are dealt again."}.in(language);
    return text + openHouseRule(ruling, language) + withoutPenalty(replay, ruling, language);
}

} // namespace schreiber::ruling
