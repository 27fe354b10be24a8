#include "base/numbers.h"
#include "base/session.h"
#include "base/text.h"
#include "pages/sheet_entry.h"
#include "pages/sheet_page.h"
#include "pages/sheet_words.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"
#include "widgets/sheet_paper.h"

#include <desk/games.h>
#include <desk/words.h>
#include <tournament/dispute.h>
#include <tournament/heats.h>

#include <QLabel>

#include <algorithm>
#include <optional>
#include <papers/view.h>
#include <set>

// What is done to a sheet: written, turned round, struck, confirmed, disputed.
namespace schreiber::desktop {
namespace {

bool canBeOverruled(const desk::Failure& failure) {
    return isRefusal(failure, "figure_value") || isRefusal(failure, "figure_breaks_rule");
}

} // namespace

void SheetPage::write() {
    if (!m_view || !m_entry->isOpen()) return;
    if (const QString lack = m_entry->goToLack(); !lack.isEmpty()) return showLack(lack);
    if (const auto line = m_entry->line())
        return line->figures.empty() ? writePoints(*line) : writeFigures(*line);
    if (const auto score = m_entry->finalScore()) return writeFinal(*score);
    if (const auto second = m_entry->secondScore()) writeSecond(*second);
}

// A number that is hardly meant is asked about in the window, and Enter looks at it again.
void SheetPage::act(const Session::UseCase& useCase, const std::string& why) {
    const bool wasNew = m_entry->isNew();
    const auto ask = [this, wasNew](const QString& question, const std::function<bool()>& yes) {
        const Prompt prompt{question, false, {tr("Trotzdem schreiben")}, {},
                            {},       false, tr("Noch einmal ansehen")};
        m_prompt.ask(prompt, [this, wasNew, yes](int, const QString&) { written(yes(), wasNew); });
    };
    written(m_session.act(useCase, ask, why), wasNew);
}

void SheetPage::askAndAct(Prompt prompt, const Session::UseCase& useCase) {
    const Session::UseCase asked = m_session.askedIn(prompt.question, useCase);
    m_ahead->hide(); // the question is about what stands there
    m_prompt.ask(prompt, [this, asked](int, const QString& why) { act(asked, utf8(why)); });
}

void SheetPage::refuse(const desk::Failure& failure) {
    m_session.fail(failure);
    m_refused = true;
    m_entry->selectTyped();
}

void SheetPage::written(bool done, bool wasNew) {
    m_refused = !done && !m_prompt.isAsking();
    if (!done) return m_entry->selectTyped();
    m_entry->resume(wasNew);
    refresh();
    arrive();
}

// Where the points put both sides at the target, the figures say who was there first.
void SheetPage::writePoints(const tournament::Line& line) {
    const auto after = m_session.evening().sheetWith(m_place, line);
    if (!after.ok() && isRefusal(after.error(), "line_too_high")) return askOverrule(after.error(), line);
    if (const auto doubt = after.ok() ? doubtOf(line) : std::nullopt) return askOverrule(*doubt, line);
    if (after.ok() || !isRefusal(after.error(), "both_at_target")) return writeLine(line);
    m_entry->setKeying(Keying::Figures);
    m_entry->begin();
    refuse(after.error());
}

void SheetPage::writeFigures(const tournament::Line& line) {
    const auto missing = m_session.evening().missingFact(m_place, line, m_session.language());
    if (missing.ok() && *missing)
        return askFact(**missing, 0, [this](const tournament::Line& told) { writeFigures(told); });
    const auto orders = m_session.evening().decidingOrders(m_place, line);
    if (!orders.ok())
        return canBeOverruled(orders.error()) ? askOverrule(orders.error(), line) : refuse(orders.error());
    if (orders->empty()) return writeLine(line);
    askOrder(*orders, 0, [this](const tournament::Line& chosen) { writeLine(chosen); });
}

void SheetPage::writeLine(const tournament::Line& line) {
    act([place = m_place, line](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return evening.addLine(place, line, confirmation);
    });
}

std::optional<desk::Failure> SheetPage::doubtOf(const tournament::Line& line) const {
    return m_session.evening().whyNoDeal(m_place, line);
}

QString SheetPage::orderAhead(const tournament::Line& line) const {
    if (line.figures.empty()) return {};
    const auto orders = m_session.evening().decidingOrders(m_place, line);
    if (!orders.ok() || orders->empty()) return {};
    QStringList winners;
    for (const game::Order& order : *orders)
        if (const auto after = m_session.evening().sheetWith(m_place, order.line);
            after.ok() && after->standing.winner)
            winners << text(after->sideNames[static_cast<std::size_t>(*after->standing.winner)]);
    winners.removeDuplicates();
    return winners.size() < 2 ? tr("Wie es ausgeht, hängt an der Reihenfolge.")
                              : tr("Wer zuerst zählt, gewinnt: %1.").arg(winners.join(tr(" oder ")));
}

bool SheetPage::hasOtherLines(const desk::Failure& failure) {
    return isRefusal(failure, "has_lines");
}

void SheetPage::writeFinal(const tournament::FinalScore& score, const QString& why) {
    const tournament::Sheet& sheet = m_view->sheet;
    const auto after = m_session.evening().sheetWith(m_place, score);
    if (!after.ok() && hasOtherLines(after.error())) return askInsteadOfLines(score);
    const auto write = [place = m_place, score](desk::Evening& evening,
                                                const desk::Confirmation& confirmation) {
        return evening.setResult(place, score, confirmation);
    };
    if (!after.ok() || !tournament::isDisputedWithReason(sheet)) return act(write, utf8(why));
    askAndAct(whySettled(after->standing.score, tr("%1 schreiben")), write);
}

// The score that will hold, in words and on the button.
Prompt SheetPage::whySettled(const std::vector<int>& score, const QString& button) const {
    QStringList numbers;
    for (const int one : score) numbers << number(one);
    return {disputeInWords(*m_view) + QLatin1Char('\n') +
                tr("Es gilt dann %1. Nicht mehr strittig: warum?").arg(numbersInWords(*m_view, score)),
            true,
            {button.arg(numbers.join(QLatin1Char(':')))}};
}

// Who keys the same settles what was disputed.
void SheetPage::writeSecond(const std::vector<int>& points) {
    const auto write = [place = m_place, points](desk::Evening& evening,
                                                 const desk::Confirmation& confirmation) {
        return evening.keySecond(place, points, confirmation);
    };
    const auto isSame = [target = m_view->target](int typed, int have) {
        return typed == have || (have == target.target && target.isBeyond(typed));
    };
    const auto& score = m_view->sheet.score;
    const bool settles = tournament::isDisputedWithReason(m_view->sheet) &&
                         std::equal(points.begin(), points.end(), score.begin(), score.end(), isSame);
    settles ? askAndAct(whySettled(m_view->standing.score, tr("%1 gilt")), write) : act(write);
}

// Who said already why the game ended so is not asked for a reason once more.
void SheetPage::askInsteadOfLines(const tournament::FinalScore& score) {
    const auto& lines = m_view->sheet.lines;
    const bool fined = std::any_of(lines.begin(), lines.end(), [](const tournament::Line& line) {
        return !line.struck && line.points.empty() && !line.penalty.empty();
    });
    const bool said = !score.remark.empty();
    QString question =
        said ? tr("Die Zeilen ergeben einen anderen Stand. Alle streichen und nur den Endstand schreiben?")
             : tr("Die Zeilen ergeben einen anderen Stand. Alle streichen und nur den Endstand schreiben: "
                  "warum?");
    if (tournament::isDisputedWithReason(m_view->sheet))
        question.prepend(disputeInWords(*m_view) + QLatin1Char('\n'));
    if (fined)
        question += QLatin1Char(' ') + tr("Strafen bleiben stehen; im Endstand sind sie schon abgezogen.");
    const auto write = [place = m_place, score](desk::Evening& evening,
                                                const desk::Confirmation& confirmation) {
        return evening.setResult(place, score, confirmation,
                                 score.remark.empty() ? confirmation.why : score.remark);
    };
    askAndAct({question, !said, {tr("Zeilen streichen")}}, write);
}

// One short question for what decides and was not keyed, with what each answer leads to.
void SheetPage::askFact(const game::Question& question, int instead,
                        const std::function<void(const tournament::Line&)>& write) {
    Prompt prompt{tr("Das entscheidet: %1?").arg(text(question.need)), false, {}};
    prompt.evenly = true;
    for (const game::Question::Way& way : question.ways) {
        const auto after = m_session.evening().sheetWith(m_place, way.line, instead);
        const bool told = after.ok() && after->standing.winner;
        const QString said = text(way.said);
        prompt.ways
            << (told ? tr("%1 (Sieg: %2)")
                           .arg(said,
                                text(after->sideNames[static_cast<std::size_t>(*after->standing.winner)]))
                     : said);
    }
    m_prompt.ask(prompt, [question, write](int way, const QString&) {
        write(question.ways[static_cast<std::size_t>(way)].line);
    });
}

void SheetPage::askOrder(const std::vector<game::Order>& orders, int instead,
                         const std::function<void(const tournament::Line&)>& writeIt) {
    Prompt prompt{{}, false, {}};
    prompt.evenly = true;
    std::set<std::optional<int>> winners;
    for (const game::Order& order : orders) {
        const auto after = m_session.read(m_session.evening().sheetWith(m_place, order.line, instead));
        if (!after) return;
        prompt.ways << orderInWords(order, *after);
        winners.insert(after->standing.winner);
    }
    prompt.question = winners.size() > 1 ? tr("Die Reihenfolge entscheidet die Partie. Was zählte zuerst?")
                                         : tr("Die Reihenfolge entscheidet den Endstand. Was zählte zuerst?");
    m_prompt.ask(prompt, [orders, writeIt](int way, const QString&) {
        writeIt(orders[static_cast<std::size_t>(way)].line);
    });
}

void SheetPage::askOverrule(const desk::Failure& failure, const tournament::Line& line) {
    const Prompt prompt{m_session.inWords(failure) + QLatin1Char('\n') +
                            tr("Soll es trotzdem so stehen: warum?"),
                        true,
                        {tr("Trotzdem schreiben")}};
    m_ahead->hide(); // says the same
    m_prompt.ask(prompt, [this, line](int, const QString& why) {
        tournament::Line overruled = line;
        overruled.why = utf8(why);
        overruled.figures.empty() ? writePoints(overruled) : writeFigures(overruled);
    });
}

// What is being keyed changes sides; with empty fields, what was written last.
void SheetPage::swapSides() {
    if (!m_view || m_view->sideNames.size() != 2) return;
    if (!m_entry->isEmpty()) return m_entry->swapSides();
    if (isCovered()) return;
    const tournament::Sheet& sheet = m_view->sheet;
    if (!sheet.finalOnly) return turnLastLineRound();
    tournament::FinalScore score;
    score.points = {sheet.score.rbegin(), sheet.score.rend()};
    score.ending = sheet.ending;
    score.forfeitBy = sheet.forfeitBy < 0 ? -1 : 1 - sheet.forfeitBy;
    score.ruling = sheet.ruling;
    score.remark = tournament::remarkOf(sheet);
    writeFinal(score, turnedRound());
}

QString SheetPage::turnedRound() {
    return tr("seitenverkehrt geschrieben");
}

// The last that stands, where the sheet is written in lines.
const tournament::Line* SheetPage::lineToTurn() const {
    const tournament::Sheet& sheet = m_view->sheet;
    const auto last =
        std::find_if(sheet.lines.rbegin(), sheet.lines.rend(),
                     [](const tournament::Line& line) { return !line.struck && line.points.size() == 2; });
    return sheet.finalOnly || last == sheet.lines.rend() ? nullptr : &*last;
}

void SheetPage::turnLastLineRound() {
    const tournament::Line* last = lineToTurn();
    if (last == nullptr) return;
    tournament::Line swapped = *last;
    std::reverse(swapped.points.begin(), swapped.points.end());
    std::reverse(swapped.penalty.begin(), swapped.penalty.end());
    for (game::Mark& mark : swapped.figures)
        if (mark.side >= 0) mark.side = 1 - mark.side;
    if (!swapped.figures.empty()) swapped.points.clear(); // counted anew: the score before it is another's
    const int number = last->n;
    const auto rewrite = [this, number](const tournament::Line& line) {
        act(
            [=, place = m_place](desk::Evening& evening, const desk::Confirmation& confirmation) {
                return evening.rewriteLine(place, number, confirmation.why, line, confirmation);
            },
            utf8(turnedRound()));
    };
    if (swapped.figures.empty()) return rewrite(swapped);
    rewriteFigures(swapped, number, rewrite);
}

void SheetPage::rewriteFigures(const tournament::Line& swapped, int number,
                               const std::function<void(const tournament::Line&)>& rewrite) {
    const auto missing = m_session.evening().missingFact(m_place, swapped, m_session.language(), number);
    if (missing.ok() && *missing)
        return askFact(**missing, number, [this, number, rewrite](const tournament::Line& told) {
            rewriteFigures(told, number, rewrite);
        });
    const auto orders = m_session.evening().decidingOrders(m_place, swapped, number);
    if (!orders.ok()) return refuse(orders.error());
    if (orders->empty()) return rewrite(swapped);
    askOrder(*orders, number, rewrite);
}

// Where a claim is too late: said before the reason is asked; the director may all the same.
QString SheetPage::claimTooLate(int line) const {
    const auto& lines = m_view->sheet.lines;
    const bool goneOn = std::any_of(lines.begin(), lines.end(), [line](const tournament::Line& later) {
        return later.n > line && !later.struck;
    });
    const tournament::Settings& settings = m_session.tournament().settings;
    const auto cited = desk::gameOf(settings).claimLimit(desk::agreedOf(settings), m_session.language());
    if (!goneOn || !cited) return {};
    QString said =
        tr("Der Einspruch kommt zu spät: Danach ist schon weitergeschrieben, und er gilt nur, bis die "
           "nächste Gabe geschrieben ist. Streichen kann jetzt nur noch die Turnierleitung.");
    if (!cited->empty()) said += QStringLiteral(" [%1]").arg(text(*cited));
    return QLatin1Char('\n') + said;
}

void SheetPage::strike() {
    if (!isOffered(*m_strike, m_view && m_view->sheet.finalOnly
                                  ? tr("Hier steht nur der Endstand; F7 schreibt einen anderen.")
                                  : tr("Hier steht noch keine Zeile, die zu streichen wäre.")))
        return;
    const int line = m_paper->currentLine();
    if (line == 0) return;
    const auto after = m_session.read(m_session.evening().sheetWithout(m_place, line));
    if (!after) return; // it is struck already: nothing is asked
    const QString question = tr("Zeile %1 (%2) streichen: warum?").arg(line).arg(lineInWords(*m_view, line)) +
                             QLatin1Char(' ') + aheadInWords(*after);
    Prompt prompt{question + claimTooLate(line), true, {tr("Streichen")}};
    const auto strike =
        m_session.askedIn(prompt.question, [place = m_place, line](desk::Evening& evening,
                                                                   const desk::Confirmation& confirmation) {
            return evening.strikeLine(place, line, confirmation.why, confirmation);
        });
    m_prompt.ask(prompt, [this, strike](int, const QString& why) {
        m_session.act(strike, utf8(why));
        arrive();
    });
}

void SheetPage::confirm() {
    if (!isOffered(*m_confirm,
                   m_view && m_view->sheet.state == tournament::SheetState::Confirmed
                       ? tr("Dieser Zettel ist schon bestätigt.")
                   : m_view && m_view->sheet.lines.empty()
                       ? tr("Hier ist noch nichts geschrieben; bestätigt wird ein fertiger Zettel.")
                       : tr("Die Partie läuft noch; bestätigt wird ein fertiger Zettel.")))
        return;
    if (isTyping()) return sayUnwritten(m_entry->typedInWords(sideNames()));
    const Session::UseCase confirm = [place = m_place](desk::Evening& evening,
                                                       const desk::Confirmation& confirmation) {
        return evening.confirmSheet(place, confirmation);
    };
    const auto confirmAs = [this](const Session::UseCase& asked, const QString& why) {
        m_session.act(asked, utf8(why));
        arrive();
    };
    // One whose game goes on again is refused, without a question.
    const bool over = tournament::isGameOver(m_view->sheet, m_view->target);
    if (m_view->sheet.state != tournament::SheetState::Disputed || !over) return confirmAs(confirm, {});
    const QString second = secondInWords(*m_view);
    Prompt prompt = whySettled(m_view->standing.score, tr("%1 gilt"));
    if (!second.isEmpty())
        prompt = {second + QLatin1Char('\n') +
                      tr("Gelten soll, was zuerst eingetragen wurde: warum? Stimmt die zweite Eingabe: Esc, "
                         "dann F7 und neu schreiben."),
                  true,
                  {tr("Das Erste gilt")}};
    const Session::UseCase asked = m_session.askedIn(prompt.question, confirm);
    m_prompt.ask(prompt, [confirmAs, asked](int, const QString& why) { confirmAs(asked, why); });
}

void SheetPage::dispute() {
    if (!isOffered(*m_dispute,
                   (m_view && m_view->sheet.lines.empty()
                        ? tr("Hier ist noch nichts geschrieben; strittig wird ein fertiger Zettel.")
                        : tr("Die Partie läuft noch; strittig wird ein fertiger Zettel.")) +
                       QLatin1Char(' ') +
                       tr("Was jetzt strittig ist, klärt ein Streitfall zu diesem Tisch: Umschalt+F9.")))
        return;
    const QString table = text(desk::tableInWords(
        tournament::tableCalled(m_session.tournament(), m_place.round, m_place.table), m_session.language()));
    const Prompt prompt{tr("Was ist am Zettel von Tisch %1 strittig?").arg(table), true, {tr("Strittig")}};
    m_prompt.ask(prompt, [this](int, const QString& why) {
        m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return evening.disputeSheet(m_place, utf8(why), confirmation);
        });
        arrive();
    });
}

void SheetPage::askRuling() {
    if (isOffered(*m_ruling, {})) emit rulingAsked(m_place);
}

} // namespace schreiber::desktop
