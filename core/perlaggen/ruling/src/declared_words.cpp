#include "declared_words.h"

#include "figure_words.h"
#include "reasons.h"

#include <perlaggen/deal/declaring.h>
#include <perlaggen/deal/house.h>
#include <variant>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using deal::Declaration, deal::Figure;
using words::say;

namespace {

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
    switch (outBy(deal::asGoingOut(one), deal::asGoingOut(other), deal::comparesLengthAlone(rules))) {
    case deal::OutBy::Length:
    case deal::OutBy::Height:
        return whyBetter(kindOf(one), kindOf(other), language);
    case deal::OutBy::Kind:
        return say(language, {"Bei gleich vielen Karten geht das Gleich vor dem Hanger.",
                              "Con lo stesso numero di carte il Gleich va prima dell'Hanger.",
                              "With as many cards the Gleich goes before the Hanger."});
    case deal::OutBy::Neither:
        break;
    }
    return say(language, {"Das ist gleich gut.", "È alla pari.", "That is equally good."});
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
    for (const deal::AskedLate& late :
         deal::askedLate(replay.rules, replay.state, replay.record.events, replay.rulings)) {
        Account::Judged reason = judgedUnder(replay, "decl_procedure", language);
        reason.what = say(language, {"Zeile {} · Hinweis · {}", "Riga {} · nota · {}", "Line {} · note · {}"},
                          replay.lineOf(late.event), reason.what);
        reason.explanation =
            say(language,
                {"{0} hat eine Figur zum Ausgehen und sitzt in der Reihe vor {1}: Vor {1} hätte {0} fragen "
                 "müssen. Was daraus folgt, sagen die Quellen nicht; es gilt, was gesagt ist.",
                 "{0} ha una figura per uscire e nell'ordine viene prima di {1}: prima di {1} avrebbe dovuto "
                 "chiedere {0}. Che cosa ne segua le fonti non lo dicono; vale ciò che è detto.",
                 "{0} has a figure to go out with and comes before {1} in the order: {0} should have asked "
                 "before {1}. What follows from that the sources do not say; what is said stands."},
                replay.nameOf(late.seat), replay.nameOf(late.behind));
        reasons.push_back(std::move(reason));
    }
}

} // namespace schreiber::perlaggen::ruling
