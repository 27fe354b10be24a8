#include "backing.h"
#include "explain.h"
#include "missing_words.h"
#include "name_words.h"
#include "reasons.h"

#include <fmt/format.h>

#include <algorithm>
#include <perlaggen/record/own_list.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/position.h>
#include <perlaggen/ruling/stand.h>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using deal::Figure;

namespace {

std::string_view verdictName(deal::Verdict verdict, words::Language language) {
    constexpr std::array<words::Text, 3> kNames{{{"regelwidrig", "irregolare", "illegal"},
                                                 {"nicht zu entscheiden", "non decidibile", "undecided"},
                                                 {"Hinweis", "nota", "note"}}};
    return kNames[static_cast<std::size_t>(verdict)].in(language);
}

// Cards of a hand in words, `?` for one nobody recorded.
Account::Section handsOf(const Replay& replay, words::Language language) {
    Account::Section hands{.heading = words::say(language, {"Karten", "Carte", "Cards"}), .rows = {}};
    for (const cards::Seat seat : replay.state.everyone()) {
        const auto& hand = replay.record.header.hands[static_cast<std::size_t>(seat)];
        if (!hand) continue;
        std::string cards;
        for (const cards::HandCard& held : *hand) {
            if (!cards.empty()) cards += ", ";
            cards += held.card ? rulebook::cardName(*held.card, language) : std::string("?");
        }
        hands.rows.push_back({replay.nameOf(seat), cards});
    }
    return hands;
}

// Voids that go on from event to event (cards played while a bet is open): the first tells of all.
void tellRunsOnce(const Replay& replay, std::vector<Account::Judged>& judged, words::Language language) {
    constexpr std::size_t kRun = 3;
    const auto goesOn = [&](std::size_t i) {
        const deal::Ruling& one = replay.rulings[i - 1];
        const deal::Ruling& next = replay.rulings[i];
        return next.rule == one.rule && next.verdict == one.verdict && next.consequence == one.consequence &&
               next.consequence.isVoid && next.event == one.event + 1;
    };
    for (std::size_t first = 0; first < judged.size();) {
        std::size_t end = first + 1;
        while (end < judged.size() && goesOn(end)) ++end;
        if (end - first >= kRun) {
            for (std::size_t i = first + 1; i < end; ++i) judged[i].repeats = true;
            judged[first].facts.push_back(
                words::say(language,
                           {"Ebenso die Zeilen {} bis {}.", "Lo stesso vale per le righe da {} a {}.",
                            "The same goes for lines {} to {}."},
                           replay.lineOf(replay.rulings[first + 1]), replay.lineOf(replay.rulings[end - 1])));
        }
        first = end;
    }
}

// What could be agreed where nobody has: in full where it is asked first, and the same wherever it is asked.
std::string openWays(const Replay& replay, const deal::Ruling& ruling, words::Language language) {
    if (!ruling.openSwitch || ruling.alternatives.empty()) return {};
    const auto first = std::ranges::find_if(replay.rulings, [&](const deal::Ruling& one) {
        return one.openSwitch == ruling.openSwitch && !one.alternatives.empty();
    });
    if (&*first == &ruling) return explainValues(replay.rulings, *ruling.openSwitch, language);
    return words::say(language,
                      {"Was dazu vereinbart werden kann, steht bei Zeile {}.",
                       "Che cosa si può concordare sta alla riga {}.",
                       "What can be agreed on it stands at line {}."},
                      replay.lineOf(*first));
}

std::vector<Account::Judged> rulingsOf(const Replay& replay, words::Language language) {
    std::vector<Account::Judged> all;
    for (const deal::Ruling& ruling : replay.rulings) {
        Account::Judged judged;
        judged.what = words::say(language, {"Zeile {}", "Riga {}", "Line {}"}, replay.lineOf(ruling)) +
                      fmt::format(" · {}", verdictName(ruling.verdict, language));
        if (const auto* point = rulebook::findRulePoint(ruling.rule))
            judged.what += fmt::format(" · {}", point->title.in(language));
        judged.rule = ruling.rule;
        judged.text = ruleOf(ruling, replay.rules, language);
        judged.explanation = explain(replay, ruling, language);
        for (const deal::MissingFact& fact : ruling.decides)
            judged.facts.push_back(explain(replay, fact, language));
        if (std::string values = openWays(replay, ruling, language); !values.empty())
            judged.facts.push_back(std::move(values));
        judged.sources = sourcesOf(ruling, replay.rules, language);
        all.push_back(std::move(judged));
    }
    tellRunsOnce(replay, all, language);
    return all;
}

// deal-record.md keeps keys it does not know. Who wrote one means something by it, most often a house rule.
std::vector<std::string> setAsideOf(const record::Header& header, words::Language language) {
    constexpr words::Text unknown{
        "Die Kopfzeile „{}“ kennt Schreiber nicht: sie bleibt stehen und gilt nicht.",
        "La riga d'intestazione «{}» non è nota a Schreiber: resta scritta e non vale.",
        "Schreiber does not know the head line “{}”: it is kept and has no effect."};
    std::vector<std::string> all;
    for (const auto& [name, value] : header.unknown) {
        if (record::isOwnKey(name)) continue;
        const auto which = rulebook::readSwitch(name);
        if (!which) {
            all.push_back(words::say(language, unknown, name));
            continue;
        }
        const bool isValue = rulebook::readSwitchValue(*which, value).has_value();
        all.push_back(words::say(
            language,
            {"„{0}“ steht als eigene Kopfzeile und gilt so nicht. Eine Hausregel steht hinter house, zum "
             "Beispiel: house: {0}={1}",
             "«{0}» sta come riga d'intestazione a sé e così non vale. Una regola della casa sta dopo house, "
             "per "
             "esempio: house: {0}={1}",
             "“{0}” stands as a head line of its own and so has no effect. A house rule stands behind house, "
             "for "
             "example: house: {0}={1}"},
            rulebook::nameOf(*which),
            isValue ? std::string_view(value) : rulebook::valuesOf(*which).front()));
    }
    return all;
}

// readings.md 59: a Perlagg that is no more than its face
constexpr words::Text kUnnamed{" (nicht getauft)", " (non battezzato)", " (not named)"};

Account::Section tricksOf(const Replay& replay, words::Language language) {
    const deal::State& state = replay.state;
    Account::Section tricks{.heading = words::say(language, {"Stiche", "Prese", "Tricks"}), .rows = {}};
    for (const deal::Trick& trick : state.tricksBegun()) {
        std::string cards;
        for (const cards::Seat seat : state.playedTo(trick)) {
            if (!cards.empty()) cards += ", ";
            cards += fmt::format("{}: {}", replay.nameOf(seat), rulebook::cardName(trick.of(seat), language));
            const bool perlagg =
                state.trump && replay.rules.perlaggen(*state.trump).contains(trick.of(seat).card);
            if (perlagg && !trick.of(seat).as) cards += kUnnamed.in(language);
        }
        tricks.rows.push_back({fmt::format("{}.", tricks.rows.size() + 1), cards,
                               trick.winner ? "→ " + replay.nameOf(*trick.winner) : std::string()});
    }
    return tricks;
}

Account::Section figuresOf(const Replay& replay, words::Language language) {
    std::vector<std::string> teams;
    for (int team = 0; team < replay.rules.teams(); ++team) teams.push_back(teamName(replay, team, "/"));
    auto rows = figureRows(positionOf(replay), teams, language);
    for (const deal::Figure which : deal::kFigures) { // whose it cannot become any more
        const auto at = static_cast<std::size_t>(which);
        if (replay.outcome.figures[at].how != deal::How::Open || replay.outcome.winner) continue;
        for (int team = 0; team < replay.rules.teams(); ++team)
            if (replay.state.hasForfeited(team, which))
                rows[at][2] +=
                    words::say(language, {"; für {} verfallen", "; perso per {}", "; forfeit for {}"},
                               teams[static_cast<std::size_t>(team)]);
    }
    return {.heading = words::say(language, {"Figuren", "Figure", "Figures"}), .rows = std::move(rows)};
}

constexpr words::Text kSheet{"Zettel", "Foglio", "Score sheet"};
std::vector<std::string> factsOf(const Replay& replay, const Missing& missing, words::Language language) {
    std::vector<std::string> facts;
    for (const deal::MissingFact& fact : missing.facts) facts.push_back(explain(replay, fact, language));
    for (const rulebook::Switch house : missing.switches) facts.push_back(missingRule(house, language));
    return facts;
}

std::vector<std::string> missingFor(const Replay& replay, words::Language language) {
    MissingFacts facts;
    for (std::size_t i = 0; i < facts.figures.size(); ++i)
        facts.figures[i] = factsOf(replay, replay.decides[i], language);
    facts.sheet = factsOf(replay, replay.decidesSheet, language);
    return missingInWords(facts, language);
}

Account::Section sheetOf(const Replay& replay, words::Language language) {
    const deal::Outcome& outcome = replay.outcome;
    const int teams = replay.rules.teams();
    Account::Section sheet{.heading = words::say(language, kSheet), .rows = {}};
    const auto row = [&](const words::Text& name, const std::string& value) {
        sheet.rows.push_back({words::say(language, name), value});
    };
    const Stand stand = standOf(replay);
    row({"Anzuschreiben", "Da scrivere", "To write"}, stand.points);
    if (outcome.penalties != deal::ByTeam{})
        row({"Strafen", "Penalità", "Penalties"},
            byTeams(outcome.penalties, teams) +
                std::string(outcome.undecided.penalties ? kForCertain.in(language) : std::string_view()));
    row({"Stand", "Punteggio", "Score"}, stand.score);
    if (outcome.deferred != deal::ByTeam{})
        row({"Noch abzuziehen", "Ancora da togliere", "Still to come off"}, byTeams(outcome.deferred, teams));
    for (const std::string& party : stand.gestrichen) row({"Gestrichen", "Gestrichen", "Gestrichen"}, party);
    if (outcome.undecided.winner)
        row({"Partie", "Partita", "Game"}, std::string(verdictName(deal::Verdict::Undecided, language)));
    else if (outcome.winner)
        row({"Partie", "Partita", "Game"}, teamName(replay, *outcome.winner, "/"));
    if (outcome.nextDealer)
        row({"Es gibt als Nächstes", "Dà le carte", "Deals next"}, replay.nameOf(*outcome.nextDealer));
    return sheet;
}

} // namespace

Account accountOf(const Replay& replay, words::Language language) {
    Account account;
    account.rules = rulebook::headingInWords(replay.rules.set(), language);
    account.parties = parties(replay);
    account.setAside = setAsideOf(replay.record.header, language);
    account.hands = handsOf(replay, language);
    account.rulings = rulingsOf(replay, language);
    account.allLegal =
        words::Text{"Alles regelgerecht.", "Tutto regolare.", "Everything by the rules."}.in(language);
    account.reasons = reasonsOf(replay, language);
    account.tricks = tricksOf(replay, language);
    account.figures = figuresOf(replay, language);
    account.missing = missingFor(replay, language);
    account.sheet = sheetOf(replay, language);
    return account;
}

} // namespace schreiber::perlaggen::ruling
