#include "declared_words.h"

#include "figure_words.h"
#include "name_words.h"
#include "reasons.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <perlaggen/deal/house.h>
#include <perlaggen/figures/figures.h>
#include <variant>

namespace schreiber::perlaggen::ruling {

using cards::Seat;
using deal::Declaration, deal::Figure;

namespace {

template <class... Args>
std::string say(words::Language language, const words::Text& words, const Args&... args) {
    return fmt::format(fmt::runtime(words.in(language)), args...);
}

FigureKind kindOf(const Declaration::Told& told) {
    return {.size = told.size, .rank = told.height};
}

// "B nennt drei Asse."
std::string toldBy(const Replay& replay, const Declaration::Told& told, words::Language language) {
    return say(language, {"{} nennt {}.", "{} annuncia {}.", "{} tells of {}."}, replay.nameOf(told.by),
               told.figure == Figure::Gleich ? gleichCards(kindOf(told), language)
                                             : wholeHanger(kindOf(told), language));
}

// Why the first goes out before the second.
std::string whyOut(const rulebook::Rules& rules, const Declaration::Told& one, const Declaration::Told& other,
                   words::Language language) {
    const bool lengthAlone = deal::comparesLengthAlone(rules);
    if (one.size != other.size || (one.figure == other.figure && one.height != other.height && !lengthAlone))
        return whyBetter(kindOf(one), kindOf(other), language);
    if (one.figure != other.figure && !lengthAlone)
        return say(language, {"Bei gleich vielen Karten geht das Gleich vor dem Hanger.",
                              "Con lo stesso numero di carte il Gleich va prima dell'Hanger.",
                              "With as many cards the Gleich goes before the Hanger."});
    return say(language, {"Das ist gleich gut.", "È alla pari.", "That is equally good."});
}

bool isLegal(const Replay& replay, int event) {
    return std::ranges::none_of(replay.rulings, [event](const deal::Ruling& ruling) {
        return ruling.event == event && ruling.verdict != deal::Verdict::Note;
    });
}

// All that the seat was dealt, in hand and on the table, its Perlaggen free; nothing where a card is unknown.
std::optional<std::vector<figures::HeldCard>> wholeHand(const Replay& replay, Seat seat) {
    const deal::State& state = replay.state;
    const deal::Hand& hand = state.hand(seat);
    if (!hand.hidden.empty() || !state.trump) return std::nullopt;
    const auto& perlaggen = replay.rules.perlaggen(*state.trump);
    std::vector<figures::HeldCard> held;
    const auto add = [&](cards::Card card) {
        held.push_back({.card = {.card = card, .as = {}}, .free = perlaggen.contains(card)});
    };
    for (const cards::Card card : hand.cards) add(card);
    for (const cards::PlayedCard& card : hand.shown) add(card.card);
    for (int i = 0; i < state.trickCount + (state.trickOpen ? 1 : 0); ++i)
        if (const deal::Trick& trick = state.tricks[static_cast<std::size_t>(i)]; trick.has(seat))
            add(trick.of(seat).card);
    return held;
}

bool couldAsk(const Replay& replay, Seat seat) {
    const auto held = wholeHand(replay, seat);
    if (!held) return false;
    const figures::FigureRules rules = deal::figureRules(replay.rules);
    const figures::Material material = figures::materialOf(*held);
    const auto gleich = figures::bestGleich(material, rules);
    const auto hanger = figures::bestHanger(material, rules);
    const int needed = replay.rules.declareMinCards();
    return (gleich && gleich->size >= needed) || (hanger && hanger->hanger.size >= needed);
}

bool tells(const deal::Action& action) {
    return std::holds_alternative<deal::AskDeclare>(action) || std::holds_alternative<deal::Deny>(action) ||
           std::holds_alternative<deal::Reveal>(action);
}

} // namespace

bool bothTold(const Declaration& declaration) {
    return declaration.told[0].there && declaration.told[1].there;
}

std::vector<std::string> comparedFigures(const Replay& replay, words::Language language) {
    const Declaration& declaration = replay.state.declaration;
    if (!bothTold(declaration)) return {};
    const int best = declaration.winner ? replay.state.teamOf(*declaration.winner) : 0;
    const Declaration::Told& one = declaration.told[static_cast<std::size_t>(best)];
    const Declaration::Told& other = declaration.told[static_cast<std::size_t>(1 - best)];
    return {toldBy(replay, one, language) + ' ' + toldBy(replay, other, language),
            whyOut(replay.rules, one, other, language)};
}

std::string whyAnswered(const Replay& replay, int event, words::Language language) {
    const Declaration& declaration = replay.state.declaration;
    const deal::Action& action = replay.record.events[static_cast<std::size_t>(event)].action;
    const bool compared = deal::comparesDenied(replay.rules);
    if (std::holds_alternative<deal::Allow>(action))
        return say(language,
                   {"Damit geht die Figur aus, nach der gefragt war.",
                    "Così la figura per cui si è chiesto fa uscire.", "So the figure asked for goes out."});
    if (std::holds_alternative<deal::Deny>(action))
        return compared
                   ? say(language,
                         {"So antwortet, wer ebenso viele oder mehr Karten hat. Jetzt werden Art und Höhe "
                          "beider Figuren genannt, und die bessere geht aus.",
                          "Risponde così chi ha altrettante carte o di più. Ora si dicono tipo e altezza "
                          "delle due figure ed esce la migliore.",
                          "This is the answer of those with as many cards or more. Now kind and height of "
                          "both figures are told, and the better one goes out."})
                   : say(language,
                         {"So darf antworten, wer eine entsprechende Figur hat. Die Figur geht nicht aus, "
                          "und es wird normal zu Ende gespielt.",
                          "Può rispondere così chi ha una figura corrispondente. La figura non fa uscire e "
                          "si gioca normalmente fino alla fine.",
                          "Whoever has a corresponding figure may answer so. The figure does not go out, "
                          "and the hand is played out normally."});
    if (!std::holds_alternative<deal::Reveal>(action)) return {};
    if (declaration.tied)
        return say(language, {"Die besten genannten Figuren sind gleich: Es entscheidet das Spiel.",
                              "Le migliori figure dette sono uguali: decide lo Spiel.",
                              "The best figures told are equal: the Spiel decides."});
    if (declaration.winner)
        return say(language, {"Damit ist genannt, was zu vergleichen war.",
                              "Così è detto ciò che si doveva confrontare.",
                              "So all is told that had to be compared."});
    return say(language,
               {"Art und Höhe werden gesagt, nicht gezeigt; verglichen wird, sobald auch die anderen "
                "gesagt haben, was sie haben.",
                "Tipo e altezza si dicono, non si mostrano; si confronta quando anche gli altri hanno "
                "detto che cosa hanno.",
                "Kind and height are told, not shown; they are compared as soon as the others have "
                "told what they have."});
}

void askedOutOfOrder(const Replay& replay, std::vector<Account::Judged>& reasons, words::Language language) {
    const deal::State& state = replay.state;
    if (!state.declaration.asked || !deal::bothMustBeShort(replay.rules)) return;
    const auto place = [&](Seat seat) { // in the order of asking
        return cards::indexOf(cards::after(seat, state.seats, -cards::indexOf(state.dealer) - 1));
    };
    std::optional<Seat> last; // of those who asked, who sits furthest behind
    deal::SeatMask spoken = 0;
    for (std::size_t i = 0; i < replay.record.events.size(); ++i) {
        const auto& [seat, action] = replay.record.events[i];
        const int event = static_cast<int>(i);
        if (!tells(action) || (spoken & deal::maskOf(seat)) != 0 || !isLegal(replay, event)) continue;
        spoken = static_cast<deal::SeatMask>(spoken | deal::maskOf(seat));
        const bool asks = std::holds_alternative<deal::AskDeclare>(action);
        if (last && place(seat) < place(*last) && (asks || couldAsk(replay, seat))) {
            Account::Judged reason = judgedUnder(replay, "decl_procedure", language);
            reason.what =
                say(language, {"Zeile {} · Hinweis · {}", "Riga {} · nota · {}", "Line {} · note · {}"},
                    replay.lineOf(event), reason.what);
            reason.explanation = say(
                language,
                {"{0} hat eine Figur zum Ausgehen und sitzt in der Reihe vor {1}: Vor {1} hätte {0} fragen "
                 "müssen. Was daraus folgt, sagen die Quellen nicht; es gilt, was gesagt ist.",
                 "{0} ha una figura per uscire e nell'ordine viene prima di {1}: prima di {1} avrebbe dovuto "
                 "chiedere {0}. Che cosa ne segua le fonti non lo dicono; vale ciò che è detto.",
                 "{0} has a figure to go out with and comes before {1} in the order: {0} should have asked "
                 "before {1}. What follows from that the sources do not say; what is said stands."},
                replay.nameOf(seat), replay.nameOf(*last));
            reasons.push_back(std::move(reason));
        }
        if (asks && (!last || place(seat) > place(*last))) last = seat;
    }
}

} // namespace schreiber::perlaggen::ruling
