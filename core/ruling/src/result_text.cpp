#include "backing.h"
#include "explain.h"
#include "sentences.h"

#include <rulebook/switch_texts.h>
#include <ruling/result.h>

#include <fmt/format.h>

namespace schreiber::ruling {

using deal::Figure, deal::How;
using rulebook::Language, rulebook::Words;

namespace {

std::string_view verdictName(deal::Verdict verdict, Language language) {
    constexpr std::array<Words, 3> kNames{{{"regelwidrig", "irregolare", "illegal"},
                                           {"nicht zu entscheiden", "non decidibile", "undecided"},
                                           {"Hinweis", "nota", "note"}}};
    return kNames[static_cast<std::size_t>(verdict)].in(language);
}

std::string_view howName(How how, Language language) {
    constexpr std::array<Words, 9> kNames{{{"offen", "aperto", "open"},
                                           {"nicht geboten", "senza offerta", "unbet"},
                                           {"gehalten", "tenuto", "held"},
                                           {"gut", "concesso", "conceded"},
                                           {"steht", "pari", "standing"},
                                           {"niemand", "nessuno", "nobody"},
                                           {"verfallen", "perso", "forfeit"},
                                           {"angesagt", "dichiarato", "declared"},
                                           {"nicht zu entscheiden", "non decidibile", "undecided"}}};
    return kNames[static_cast<std::size_t>(how)].in(language);
}

std::string sources(const Replay& replay, const deal::Ruling& ruling, Language language) {
    const Carrier carrier = carrierOf(ruling, replay.rules);
    std::string text;
    for (const rulebook::Citation& citation : carrier.citations) {
        if (!text.empty()) text += "; ";
        text += fmt::format("{} {}", citation.source, citation.section);
    }
    if (!carrier.inheritedFrom.empty()) {
        constexpr Words from{" (übernommen von {})", " (ripreso da {})", " (taken over from {})"};
        text += fmt::format(fmt::runtime(from.in(language)), carrier.inheritedFrom);
    }
    if (carrier.houseRule) {
        if (!text.empty()) text += "; ";
        constexpr Words house{"Hausregel {}", "regola della casa {}", "house rule {}"};
        text += fmt::format(fmt::runtime(house.in(language)), rulebook::nameOf(*carrier.houseRule));
    }
    if (carrier.doubted) {
        if (!text.empty()) text += "; ";
        text += Words{"für Imst vom Herausgeber bezweifelt", "messo in dubbio per Imst dal curatore",
                      "doubted for Imst by the editor"}
                    .in(language);
    }
    return text;
}

void addRulings(const Replay& replay, Language language, std::string& text) {
    if (replay.rulings.empty()) {
        text +=
            Words{"Alles regelgerecht.\n", "Tutto regolare.\n", "Everything by the rules.\n"}.in(language);
        return;
    }
    constexpr Words line{"Zeile {}", "riga {}", "line {}"};
    for (const deal::Ruling& ruling : replay.rulings) {
        text += fmt::format(fmt::runtime(line.in(language)), replay.lineOf(ruling));
        text += fmt::format(" · {} · {}\n", verdictName(ruling.verdict, language), ruling.rule);
        text += "  " + explain(replay, ruling, language) + "\n";
        for (const deal::MissingFact& fact : ruling.decides)
            text += "  " + explain(replay, fact, language) + "\n";
        for (const deal::Alternative& alternative : ruling.alternatives) {
            const auto value =
                rulebook::valuesOf(*ruling.openSwitch)[static_cast<std::size_t>(alternative.value)];
            text +=
                fmt::format("  {}: {}\n", value, rulebook::textOf(*ruling.openSwitch, value).in(language));
        }
        if (const std::string from = sources(replay, ruling, language); !from.empty())
            text += "  [" + from + "]\n";
    }
}

void addTricks(const Replay& replay, Language language, std::string& text) {
    const deal::State& state = replay.state;
    const int rows = state.trickCount + (state.trickOpen ? 1 : 0);
    if (rows == 0) return;
    text += Words{"\nStiche\n", "\nPrese\n", "\nTricks\n"}.in(language);
    for (int i = 0; i < rows; ++i) {
        const deal::Trick& trick = state.tricks[static_cast<std::size_t>(i)];
        text += fmt::format("  {}.", i + 1);
        for (int k = 0; k < state.seats; ++k) {
            const cards::Seat seat = cards::after(trick.leader, state.seats, k);
            if (trick.has(seat))
                text += fmt::format(" {} {}", replay.nameOf(seat), cards::toString(trick.of(seat)));
        }
        if (trick.winner) text += " → " + replay.nameOf(*trick.winner);
        text += '\n';
    }
}

void addFigures(const Replay& replay, Language language, std::string& text) {
    text += Words{"\nFiguren\n", "\nFigure\n", "\nFigures\n"}.in(language);
    for (const Figure which : {Figure::Gleich, Figure::Hanger, Figure::Spiel}) {
        const deal::SettledFigure& settled = replay.outcome.figures[static_cast<std::size_t>(which)];
        const std::string value =
            settled.value == deal::kSpielAus ? std::string("Spiel aus") : fmt::format("{}", settled.value);
        text += fmt::format("  {:<7}{:>3}  {}", figureName(which, language), value,
                            howName(settled.how, language));
        if (settled.team) text += " → " + teamName(replay, *settled.team, "/");
        text += '\n';
    }
}

std::string numbers(const deal::ByTeam& byTeam, int teams, bool undecided) {
    std::string text;
    for (int team = 0; team < teams; ++team) {
        if (team > 0) text += " : ";
        text += undecided ? "?" : fmt::format("{}", byTeam[static_cast<std::size_t>(team)]);
    }
    return text;
}

void addSheet(const Replay& replay, Language language, std::string& text) {
    const deal::Outcome& outcome = replay.outcome;
    const int teams = replay.rules.teams();
    const auto row = [&](const Words& name, const std::string& value) {
        text += fmt::format("{}: {}\n", name.in(language), value);
    };
    text += '\n';
    row({"Anzuschreiben", "Da scrivere", "To write"},
        numbers(outcome.points, teams, outcome.undecided.points));
    if (outcome.penalties != deal::ByTeam{})
        row({"Strafen", "Penalità", "Penalties"}, numbers(outcome.penalties, teams, false));
    row({"Stand", "Punteggio", "Score"}, numbers(outcome.score, teams, outcome.undecided.score));
    if (outcome.deferred != deal::ByTeam{})
        row({"Noch abzuziehen", "Ancora da togliere", "Still to come off"},
            numbers(outcome.deferred, teams, false));
    for (int team = 0; team < teams && !outcome.undecided.gestrichen; ++team)
        if (outcome.gestrichen[static_cast<std::size_t>(team)])
            row({"Gestrichen", "Gestrichen", "Gestrichen"}, teamName(replay, team, "/"));
    if (outcome.winner && !outcome.undecided.winner)
        row({"Partie", "Partita", "Game"}, teamName(replay, *outcome.winner, "/"));
    if (outcome.nextDealer)
        row({"Es gibt als Nächstes", "Dà le carte", "Deals next"}, replay.nameOf(*outcome.nextDealer));
}

} // namespace

std::string resultText(const Replay& replay, Language language) {
    std::string text;
    const rulebook::RuleSet& set = replay.rules.set();
    const Words shown = rulebook::displayName(set.id);
    text += fmt::format("{} · ", shown.empty() ? std::string_view(set.title) : shown.in(language));
    for (int team = 0; team < replay.rules.teams(); ++team)
        text += (team > 0 ? " – " : "") + teamName(replay, team, "/");
    text += "\n\n";
    addRulings(replay, language, text);
    addTricks(replay, language, text);
    addFigures(replay, language, text);
    addSheet(replay, language, text);
    return text;
}

} // namespace schreiber::ruling
