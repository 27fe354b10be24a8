#include "explain.h"

#include "backing.h"
#include "card_words.h"
#include "sentences.h"

#include <record/writer.h>
#include <rulebook/catalogue.h>

#include <fmt/format.h>

namespace schreiber::ruling {

using deal::Figure, deal::Ruling;
using rulebook::Language, rulebook::Words;

namespace {

std::string stepName(int value) {
    return value == deal::kSpielAus ? "Spiel aus" : fmt::format("{}", value);
}

void put(std::string& text, std::string_view place, const std::string& value) {
    for (auto at = text.find(place); at != std::string::npos; at = text.find(place, at + value.size()))
        text.replace(at, place.size(), value);
}

// The places of a sentence filled in; empty where the case has nothing for one of them.
std::string filled(const Replay& replay, const Ruling& ruling, std::string_view sentence, Language language) {
    const deal::CaseFacts& about = ruling.about;
    std::string text(sentence);
    if (ruling.seat) put(text, "{who}", replay.nameOf(*ruling.seat));
    if (about.other) put(text, "{other}", replay.nameOf(*about.other));
    if (about.card) put(text, "{card}", cards::toString(*about.card));
    if (!about.cards.empty()) put(text, "{cards}", cardList(about.cards));
    if (about.figure) put(text, "{figure}", figureName(*about.figure, language));
    if (about.suit) put(text, "{suit}", suitName(*about.suit, language));
    put(text, "{number}", stepName(about.number));
    put(text, "{limit}", stepName(about.limit));
    return text.find('{') == std::string::npos ? text : std::string();
}

// Where no sentence of its own fits: the event, and the rule.
std::string generic(const Replay& replay, const Ruling& ruling, Language language) {
    std::string text;
    const bool ofEvent =
        ruling.event >= 0 && static_cast<std::size_t>(ruling.event) < replay.record.events.size();
    if (ruling.seat && ofEvent)
        text = fmt::format("{} («{}»): ", replay.nameOf(*ruling.seat),
                           record::write(replay.record.events[static_cast<std::size_t>(ruling.event)].action,
                                         language == Language::English ? record::Keywords::English
                                                                       : record::Keywords::German));
    const auto* point = rulebook::findRulePoint(ruling.rule);
    if (point == nullptr) return text;
    // the words of a rule that this set has not would say what does not follow here
    if (point->number != 0 && !heldByRules(*point, replay.rules))
        return ruling.verdict == deal::Verdict::Undecided
                   ? text.substr(0, text.find_last_not_of(' ') + 1)
                   : text +
                         std::string(Words{"regelwidrig.", "irregolare.", "against the rules."}.in(language));
    return text + std::string(point->text.in(language));
}

std::string fine(const Replay& replay, const deal::Consequence& consequence, Language language) {
    std::string text;
    for (int team = 0; team < replay.rules.teams(); ++team) {
        const int points = consequence.penalty[static_cast<std::size_t>(team)];
        if (points == 0) continue;
        constexpr Words off{" {} Strafpunkte für {}.", " {} punti di penalità a {}.",
                            " {} penalty points for {}."};
        text += fmt::format(fmt::runtime(off.in(language)), points, teamName(replay, team, ", "));
    }
    return text;
}

std::string forfeited(const deal::Consequence& consequence, Language language) {
    std::string names;
    for (const Figure figure : {Figure::Gleich, Figure::Hanger, Figure::Spiel}) {
        if (!consequence.forfeit[static_cast<std::size_t>(figure)]) continue;
        if (!names.empty()) names += ", ";
        names += figureName(figure, language);
    }
    if (names.empty()) return {};
    constexpr Words lost{" Verfallen: {}.", " Perdute: {}.", " Forfeited: {}."};
    return fmt::format(fmt::runtime(lost.in(language)), names);
}

std::string consequenceOf(const Replay& replay, const Ruling& ruling, Language language) {
    const deal::Consequence& consequence = ruling.consequence;
    std::string text = fine(replay, consequence, language) + forfeited(consequence, language);
    if (consequence.gameLost) {
        constexpr Words lost{" {} verlieren die Partie.", " {} perdono la partita.", " {} lose the game."};
        text += fmt::format(fmt::runtime(lost.in(language)), teamName(replay, *consequence.gameLost, ", "));
    }
    if (consequence.redeal && ruling.rule != "mid_redeal")
        text += Words{" Es wird neu gegeben.", " Si ridà.", " The cards are dealt again."}.in(language);
    if (ruling.openSwitch) {
        constexpr Words open{" Was folgt, hängt von der Hausregel {} ab.",
                             " Le conseguenze dipendono dalla regola della casa {}.",
                             " What follows hangs on the house rule {}."};
        text += fmt::format(fmt::runtime(open.in(language)), rulebook::nameOf(*ruling.openSwitch));
    }
    return text;
}

// What is forbidden without a source that lays down what it costs.
std::string withoutPenalty(const Replay& replay, const Ruling& ruling, Language language) {
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (ruling.verdict != deal::Verdict::Illegal || point == nullptr || point->number == 0) return {};
    const deal::Consequence& consequence = ruling.consequence;
    if (consequence != deal::Consequence{.isVoid = consequence.isVoid} || ruling.openSwitch) return {};
    const bool unspecified = ruling.restsOn == rulebook::Switch::PenaltyUnspecified;
    if (!unspecified && heldByRules(*point, replay.rules)) return {};
    return std::string(Words{" Eine Strafe ist nicht festgelegt.", " Una penalità non è stabilita.",
                             " No penalty is laid down."}
                           .in(language));
}

// What cannot be told from the record.
std::string doubt(const Ruling& ruling, Language language) {
    if (ruling.verdict != deal::Verdict::Undecided || ruling.decides.empty()) return {};
    return std::string(Words{" Das lässt sich nicht entscheiden: die Karten sind nicht bekannt.",
                             " Non si può decidere: le carte non sono note.",
                             " This cannot be decided: the cards are not known."}
                           .in(language));
}

} // namespace

std::string figureName(Figure figure, Language) {
    constexpr std::array<std::string_view, 3> kNames{"Gleich", "Hanger", "Spiel"};
    return std::string(kNames[static_cast<std::size_t>(figure)]);
}

std::string explain(const Replay& replay, const deal::MissingFact& fact, Language language) {
    constexpr Words has{"Ob {} eine dieser Karten hat: {}.", "Se {} ha una di queste carte: {}.",
                        "Whether {} holds one of these cards: {}."};
    // a question about a figure hangs on the whole hand
    constexpr int kTooMany = 18;
    constexpr Words which{"Welche Karten {} hat.", "Quali carte ha {}.", "Which cards {} holds."};
    if (fact.cards.size() > kTooMany)
        return fmt::format(fmt::runtime(which.in(language)), replay.nameOf(fact.seat));
    return fmt::format(fmt::runtime(has.in(language)), replay.nameOf(fact.seat), cardList(fact.cards));
}

bool hangsOnIntent(const Replay& replay, const Ruling& ruling) {
    return ruling.verdict == deal::Verdict::Undecided && ruling.decides.empty() && !ruling.openSwitch &&
           ruling.seat && ruling.restsOn && !replay.rules.setting(*ruling.restsOn).open();
}

std::string explainIntent(const Replay& replay, const Ruling& ruling, Language language) {
    constexpr Words knew{"Ob {} es wissentlich getan hat.", "Se {} lo ha fatto consapevolmente.",
                         "Whether {} did it knowingly."};
    return fmt::format(fmt::runtime(knew.in(language)), replay.nameOf(*ruling.seat));
}

std::string explain(const Replay& replay, const Ruling& ruling, Language language) {
    std::string text;
    const bool sure = ruling.verdict != deal::Verdict::Undecided;
    if (sure)
        for (const Words& words : sentencesFor(ruling.rule))
            if (text.empty()) text = filled(replay, ruling, words.in(language), language);
    if (text.empty()) text = generic(replay, ruling, language);
    return text + doubt(ruling, language) + consequenceOf(replay, ruling, language) +
           withoutPenalty(replay, ruling, language);
}

} // namespace schreiber::ruling
