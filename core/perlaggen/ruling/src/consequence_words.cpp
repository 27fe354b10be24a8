#include "consequence_words.h"

#include "backing.h"
#include "name_words.h"
#include "sentences.h"

#include <fmt/format.h>

#include <algorithm>
#include <perlaggen/deal/house.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using deal::Figure, deal::Ruling, deal::Verdict;

namespace {

int sizeOfTeam(const Replay& replay) {
    return replay.state.seats / replay.state.teams();
}

std::string fine(const Replay& replay, const deal::Consequence& consequence, words::Language language) {
    std::string text;
    for (int team = 0; team < replay.rules.teams(); ++team) {
        const int points = consequence.penalty[static_cast<std::size_t>(team)];
        if (points == 0) continue;
        constexpr words::Text one{" Ein Strafpunkt für {1}.", " Un punto di penalità per {1}.",
                                  " One penalty point for {1}."};
        constexpr words::Text off{" {0} Strafpunkte für {1}.", " {0} punti di penalità per {1}.",
                                  " {0} penalty points for {1}."};
        text += words::say(language, points == 1 ? one : off, points, teamName(replay, team, language));
    }
    return text;
}

// What of a side's fines has come off, and what it owes still (imst-2015 § 10); told with the last of them.
std::string owed(const Replay& replay, const Ruling& ruling, words::Language language) {
    std::string text;
    for (int team = 0; team < replay.rules.teams() && !ruling.openSwitch; ++team) {
        const auto at = static_cast<std::size_t>(team);
        const auto fines = [at](const Ruling& one) { return one.consequence.penalty[at] > 0; };
        const auto last = std::find_if(replay.rulings.rbegin(), replay.rulings.rend(), fines);
        const int left = replay.outcome.deferred[at];
        if (last == replay.rulings.rend() || &*last != &ruling || left == 0) continue;
        constexpr words::Text off{" Davon abgezogen: {}; {}", " Già tolti: {}; {}",
                                  " Taken off so far: {}; {}"};
        const auto& before = replay.record.header.owed;
        const int paid = deal::finesPaid(before ? (*before)[at] : 0, replay.outcome, team);
        const std::string rest = words::say(language,
                                            {"noch offen und von den nächsten Punkten abzuziehen: {}.",
                                             "ancora da togliere dai prossimi punti: {}.",
                                             "still owed and to come off the next points: {}."},
                                            pointsInWords(left, language));
        text +=
            paid > 0 ? words::say(language, off, pointsInWords(paid, language), rest) : ' ' + capital(rest);
    }
    return text;
}

// Why a bet that something else forbids is fined besides (imst-2015 § 21).
std::string gestrichenToo(const Replay& replay, const Ruling& ruling, words::Language language) {
    if (!isGestrichenBesides(ruling) || !ruling.seat) return {};
    Ruling alone = ruling;
    alone.rule = ruling.also;
    alone.also = {};
    const std::string where = sections(carrierOf(alone, replay.rules), language);
    return words::say(language,
                      {" {} ist zudem gestrichen und darf gar nicht bieten{}.",
                       " {} inoltre è gestrichen e non può offrire affatto{}.",
                       " {} is gestrichen besides and may not bet at all{}."},
                      capital(sideName(replay, *ruling.seat, language)),
                      where.empty() ? where : " (" + where + ")");
}

// All that a side had written in this game (false_bet_scope).
std::string wiped(const Replay& replay, const deal::Consequence& consequence, words::Language language) {
    std::string text;
    for (int team = 0; team < replay.rules.teams(); ++team) {
        const int points = consequence.wiped[static_cast<std::size_t>(team)];
        if (points == 0) continue;
        constexpr words::Text one{" {} verliert alle bisherigen Punkte der Partie, {}.",
                                  " {} perde tutti i punti della partita fatti finora, {}.",
                                  " {} loses all points of the game so far, {}."};
        constexpr words::Text more{" {} verlieren alle bisherigen Punkte der Partie, {}.",
                                   " {} perdono tutti i punti della partita fatti finora, {}.",
                                   " {} lose all points of the game so far, {}."};
        text += words::say(language, sizeOfTeam(replay) == 1 ? one : more, teamName(replay, team, language),
                           points);
    }
    return text;
}

// Not what was left when the game was over.
bool isWritten(const deal::Outcome& outcome, Figure figure) {
    return !outcome.winner || outcome.has(figure);
}

// What of it the other side writes in the end: "B und D schreiben das Gleich (2) und den Hanger (1)."
std::string heirs(const Replay& replay, const Ruling& ruling, int team, words::Language language) {
    std::string text;
    for (int other = 0; other < replay.rules.teams(); ++other) {
        std::vector<std::string> figures;
        for (const Figure figure : {Figure::Gleich, Figure::Hanger, Figure::Spiel}) {
            const deal::SettledFigure& settled = replay.outcome.figures[static_cast<std::size_t>(figure)];
            const bool given = ruling.rule == "throw_in" || settled.how == deal::How::Forfeit;
            if (!ruling.consequence.forfeit[static_cast<std::size_t>(figure)] || !given) continue;
            if (other == team || settled.team != other || !isWritten(replay.outcome, figure)) continue;
            figures.push_back(settled.value == deal::kSpielAus
                                  ? objectFigure(figure, language)
                                  : fmt::format("{} ({})", objectFigure(figure, language), settled.value));
        }
        if (figures.empty()) continue;
        constexpr words::Text one{" {} schreibt {}.", " {} segna {}.", " {} scores {}."};
        constexpr words::Text more{" {} schreiben {}.", " {} segnano {}.", " {} score {}."};
        text += words::say(language, sizeOfTeam(replay) == 1 ? one : more, teamName(replay, other, language),
                           rulebook::joinedNames(figures, language));
        constexpr words::Text over{
            " Damit ist die Partie gewonnen; was sonst noch offen war, schreibt niemand.",
            " Con ciò la partita è vinta; il resto ancora aperto non lo segna nessuno.",
            " With that the game is won; what else was open nobody scores."};
        const auto left = std::ranges::any_of(deal::kFigures, [&](Figure figure) {
            return ruling.consequence.forfeit[static_cast<std::size_t>(figure)] &&
                   !isWritten(replay.outcome, figure);
        });
        if (left) text += over.in(language);
    }
    return text;
}

// What a side had made, or been given, when the deal was lost to it, and nobody else writes; told with the
// first breach of that kind: "Es verfallen das Gleich (2) und das Spiel (1)."
std::string lostFigures(const Replay& replay, const Ruling& ruling, int team, words::Language language) {
    const auto first = std::ranges::find_if(replay.rulings, [&](const Ruling& one) {
        return one.seat && one.consequence.dealLost && replay.state.teamOf(*one.seat) == team;
    });
    if (first == replay.rulings.end() || &*first != &ruling) return {};
    std::vector<std::string> figures;
    for (const deal::SettledFigure& settled : replay.outcome.figures) {
        const deal::FigureState& figure = replay.state.figure(settled.figure);
        const bool isGone = settled.how == deal::How::Forfeit && !settled.team && figure.team == team;
        if (!isGone) continue;
        const int value = figure.decided == deal::Decided::Conceded ? figure.points : figure.value;
        figures.push_back(value == deal::kSpielAus
                              ? theFigure(settled.figure, language)
                              : fmt::format("{} ({})", theFigure(settled.figure, language), value));
    }
    if (figures.empty()) return {};
    constexpr words::Text one{" Es verfällt {}.", " Si perde {}.", " {} is lost with that."};
    constexpr words::Text more{" Es verfallen {}.", " Si perdono {}.", " {} are lost with that."};
    std::string names = rulebook::joinedNames(figures, language);
    if (language == words::Language::English) names = capital(names);
    return words::say(language, figures.size() == 1 ? one : more, names);
}

// Whose points are gone, and which.
std::string forfeited(const Replay& replay, const Ruling& ruling, words::Language language) {
    const deal::Consequence& consequence = ruling.consequence;
    std::vector<std::string> figures;
    for (const Figure figure : {Figure::Gleich, Figure::Hanger, Figure::Spiel})
        if (consequence.forfeit[static_cast<std::size_t>(figure)])
            figures.push_back(objectFigure(figure, language));
    if (!ruling.seat || (figures.empty() && !consequence.dealLost)) return {};
    const int team = replay.state.teamOf(*ruling.seat);
    const bool alone = sizeOfTeam(replay) == 1;
    const std::string who = teamName(replay, team, language);
    if (consequence.dealLost) {
        constexpr words::Text one{" {} bekommt aus dieser Gabe keine Punkte.",
                                  " {} non riceve punti in questa smazzata.",
                                  " {} gets no points from this deal."};
        constexpr words::Text more{" {} bekommen aus dieser Gabe keine Punkte.",
                                   " {} non ricevono punti in questa smazzata.",
                                   " {} get no points from this deal."};
        return words::say(language, alone ? one : more, who) + lostFigures(replay, ruling, team, language) +
               heirs(replay, ruling, team, language);
    }
    constexpr words::Text one{" {} verliert damit {}.", " {} perde così {}.", " {} thereby loses {}."};
    constexpr words::Text more{" {} verlieren damit {}.", " {} perdono così {}.", " {} thereby lose {}."};
    return words::say(language, alone ? one : more, who, rulebook::joinedNames(figures, language)) +
           heirs(replay, ruling, team, language);
}

std::string lost(const Replay& replay, const deal::Consequence& consequence, words::Language language) {
    if (!consequence.gameLost) return {};
    constexpr words::Text one{" {} verliert die Partie.", " {} perde la partita.", " {} loses the game."};
    constexpr words::Text more{" {} verlieren die Partie.", " {} perdono la partita.", " {} lose the game."};
    return words::say(language, sizeOfTeam(replay) == 1 ? one : more,
                      teamName(replay, *consequence.gameLost, language));
}

// An answer by which an earlier event has ended the game, or the deal: what this one costs is not asked then.
std::string overBefore(const Replay& replay, const Ruling& ruling, words::Language language) {
    if (!ruling.endedBefore || ruling.verdict == Verdict::Note) return {};
    const bool open = ruling.verdict == Verdict::Undecided;
    const deal::Consequence nothing{.isVoid = ruling.consequence.isVoid};
    if (!open && ruling.consequence == nothing && !ruling.openSwitch) return {}; // costs nothing either way
    const deal::EndedBefore& end = *ruling.endedBefore;
    std::string value = rulebook::valueInWords(
        end.which, rulebook::valuesOf(end.which)[static_cast<std::size_t>(end.value)], language);
    if (value.ends_with('.')) value.pop_back();
    constexpr words::Text lost{" Gilt „{}“, ist die Partie schon mit Zeile {} verloren, und {}.",
                               " Se vale «{}», la partita è già persa con la riga {}, e {}.",
                               " If “{}” is agreed, the game is lost with line {} already, and {}."};
    constexpr words::Text again{" Gilt „{}“, ist schon nach Zeile {} neu zu geben, und {}.",
                                " Se vale «{}», già dopo la riga {} si ridanno le carte, e {}.",
                                " If “{}” is agreed, there is a new deal after line {} already, and {}."};
    constexpr words::Text nothingMore{"es kommt nichts dazu", "non si aggiunge nulla", "nothing is added"};
    constexpr words::Text notAsked{"das hier wird nicht mehr gefragt", "questo non si chiede più",
                                   "this is not asked any more"};
    return words::say(language, end.redeal ? again : lost, value, replay.lineOf(end.event),
                      (open ? notAsked : nothingMore).in(language));
}

// A revoke that costs nothing, as where no source of the set says what it costs (readings.md 55).
std::string stays(const Replay& replay, const Ruling& ruling, words::Language language) {
    const bool revoke = ruling.rule == "revoke" && ruling.verdict == Verdict::Illegal;
    if (!revoke || ruling.openSwitch || ruling.consequence != deal::Consequence{}) return {};
    constexpr words::Text stays{
        " Der Stich bleibt, wie er liegt, und es kostet keine Punkte: Mehr legt keine Quelle fest, "
        "die hier gilt.",
        " La presa resta com'è e non costa punti: altro non stabilisce nessuna fonte che valga "
        "qui.",
        " The trick stays as it lies and it costs no points: no source that holds here lays "
        "down more."};
    constexpr words::Text agreed{
        " Der Stich bleibt, wie er liegt, und es kostet keine Punkte: so vereinbart.",
        " La presa resta com'è e non costa punti: così concordato.",
        " The trick stays as it lies and it costs no points: so agreed."};
    const bool isAgreed = carrierOf(ruling, replay.rules).restsOn == RestsOn::House;
    return words::say(language, isAgreed ? agreed : stays);
}

// The question of a house rule that nobody has answered.
std::string openHouseRule(const Replay& replay, const Ruling& ruling, words::Language language) {
    if (!ruling.openSwitch) return overBefore(replay, ruling, language);
    constexpr words::Text follows{" Was folgt, hängt von einer Hausregel ab, die nicht vereinbart ist: {}",
                                  " Le conseguenze dipendono da una regola della casa non concordata: {}",
                                  " What follows hangs on a house rule that has not been agreed: {}"};
    constexpr words::Text decides{
        " Wie zu entscheiden ist, hängt von einer Hausregel ab, die nicht vereinbart ist: {}",
        " La decisione dipende da una regola della casa non concordata: {}",
        " The ruling hangs on a house rule that has not been agreed: {}"};
    const bool verdict = ruling.verdict == Verdict::Undecided && ruling.decides.empty();
    return words::say(language, verdict ? decides : follows,
                      small(std::string(rulebook::textOf(*ruling.openSwitch).in(language)))) +
           overBefore(replay, ruling, language);
}

bool isCard(const Replay& replay, const Ruling& ruling) {
    const auto at = static_cast<std::size_t>(ruling.event);
    return ruling.event >= 0 && at < replay.record.events.size() &&
           std::holds_alternative<deal::Play>(replay.record.events[at].action);
}

// imst-2015 § 10 has a fine for who bets without the figure, and none for what was bet unseen.
std::string notFined(const Ruling& ruling, words::Language language) {
    if (ruling.rule != "blind_bound" || ruling.consequence != deal::Consequence{}) return {};
    return words::say(language, {" Strafpunkte kostet das nicht: Die Strafe dessen, der bietet, was er nicht "
                                 "weist, gilt nicht für ungesehen Gebotenes (Imster Regeln 2015, § 10).",
                                 " Non costa punti di penalità: la penalità di chi offre ciò che non mostra "
                                 "non vale per le offerte alla cieca (regole di Imst 2015, § 10).",
                                 " It costs no penalty points: the penalty for betting what one does not "
                                 "show does not hold for blind bets (Imst rules 2015, § 10)."});
}

// What is forbidden without a source that lays down what it costs.
std::string withoutPenalty(const Replay& replay, const Ruling& ruling, words::Language language) {
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (ruling.verdict != Verdict::Illegal || point == nullptr || point->number == 0) return {};
    const deal::Consequence& consequence = ruling.consequence;
    if (consequence != deal::Consequence{.isVoid = consequence.isVoid} || ruling.openSwitch) return {};
    const bool unspecified = ruling.restsOn && asksWhatItCosts(*ruling.restsOn);
    if (!unspecified && !point->costs.empty()) return {}; // that is what its house rule stands at
    if (ruling.rule == "decl_forced_answer" && ruling.about.lack == deal::Lack::Question) return {};
    // a denial that has won the game for the others costs enough, and what simply does not count costs
    // nothing
    if (consequence.isVoid && ruling.rule == "decl_forced_answer") return {};
    if (!unspecified &&
        (consequence.isVoid ? !isCard(replay, ruling) : caseTellsSilence(replay, ruling, language)))
        return {};
    const auto seats = 1U << static_cast<unsigned>(replay.rules.seats());
    const bool held = deal::isInSet(replay.rules, point->name) && (point->players & seats) != 0;
    if (!unspecified && held) return {};
    constexpr words::Text silent{" Was das kostet, sagt keine Quelle, die hier gilt",
                                 " Quanto costi non lo dice nessuna fonte che valga qui",
                                 " What it costs no source says that holds here"};
    constexpr words::Text leavesOpen{" Was das kostet, lässt die Quelle offen",
                                     " Quanto costi la fonte lo lascia aperto",
                                     " What it costs the source leaves open"};
    constexpr words::Text none{"; es bleibt ohne Strafe.", ": resta senza penalità.",
                               "; there is no penalty."};
    // no house rule says it either
    constexpr words::Text ours{
        ", und vereinbart ist nichts; dass es ohne Strafe bleibt, ist eine Vorgabe dieses Programms.",
        ", e non è concordato nulla; che resti senza penalità è una scelta di questo programma.",
        ", and nothing is agreed; that there is no penalty is this program's default."};
    const Carrier carrier = carrierOf(ruling, replay.rules);
    const bool isSilent = carrier.citations.empty();
    if (!unspecified && isSilent && carrier.restsOn == RestsOn::House)
        return words::say(
            language,
            {" So ist es hier vereinbart; was es kostet, ist nicht vereinbart, und keine Quelle sagt es: "
             "Dass es "
             "ohne Strafe bleibt, ist eine Vorgabe dieses Programms.",
             " Qui è concordato così; quanto costi non è concordato e nessuna fonte lo dice: che resti senza "
             "penalità è una scelta di questo programma.",
             " So it is agreed here; what it costs is not agreed, and no source says it: that there is no "
             "penalty "
             "is this program's default."});
    return words::say(language, isSilent ? silent : leavesOpen) +
           words::say(language, unspecified ? none : ours);
}

} // namespace

std::string consequenceInWords(const Replay& replay, const Ruling& ruling, words::Language language) {
    const deal::Consequence& consequence = ruling.consequence;
    std::string text = aftermathSentence(replay, ruling, language);
    if (!text.empty()) text.insert(0, " ");
    text += gestrichenToo(replay, ruling, language) + fine(replay, consequence, language) +
            owed(replay, ruling, language) + stays(replay, ruling, language) +
            wiped(replay, consequence, language) + forfeited(replay, ruling, language) +
            lost(replay, consequence, language) + notFined(ruling, language);
    if (consequence.redeal && ruling.rule != "mid_redeal")
        text +=
            words::Text{" Es wird neu gegeben.", " Si ridanno le carte.", " The cards are dealt again."}.in(
                language);
    return text + openHouseRule(replay, ruling, language) + withoutPenalty(replay, ruling, language);
}

bool isGestrichenBesides(const Ruling& ruling) {
    return ruling.also == "gestr_no_bet";
}

bool tellsAgreement(const Replay& replay, const Ruling& ruling, words::Language language) {
    const bool unspecified = ruling.restsOn && asksWhatItCosts(*ruling.restsOn);
    return !stays(replay, ruling, language).empty() ||
           (!unspecified && !withoutPenalty(replay, ruling, language).empty());
}

bool tellsSilence(const Replay& replay, const Ruling& ruling, words::Language language) {
    return caseTellsSilence(replay, ruling, language) || !stays(replay, ruling, language).empty() ||
           !withoutPenalty(replay, ruling, language).empty();
}

} // namespace schreiber::perlaggen::ruling
