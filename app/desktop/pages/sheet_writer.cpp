#include "pages/sheet_writer.h"

#include "base/numbers.h"
#include "base/text.h"
#include "pages/sheet_entry.h"
#include "pages/sheet_words.h"
#include "widgets/prompt_bar.h"

#include <desk/sheets.h>
#include <tournament/dispute.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <set>

namespace schreiber::desktop {
namespace {

bool canBeOverruled(const desk::Failure& failure) {
    return isRefusal(failure, "figure_value"_refusal) || isRefusal(failure, "figure_value_one"_refusal) ||
           isRefusal(failure, "figure_breaks_rule"_refusal);
}

QString turnedRound() { // as a reason
    return SheetWriter::tr("seitenverkehrt geschrieben");
}

} // namespace

SheetWriter::SheetWriter(Session& session, PromptBar& prompt, SheetEntry& entry, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_entry(entry) {}

// The place stays: a question that stands open is about that sheet.
void SheetWriter::setView(const std::optional<desk::SheetView>& view) {
    m_view = view;
    if (view) m_place = view->place;
}

void SheetWriter::write() {
    if (!m_view || !m_entry.isOpen()) return;
    if (const QString lack = m_entry.goToLack(); !lack.isEmpty()) return emit lacking(lack);
    if (const auto line = m_entry.line())
        return line->figures.empty() ? writePoints(*line) : writeFigures(*line);
    if (const auto score = m_entry.finalScore()) return writeFinal(*score);
    if (const auto second = m_entry.secondScore()) writeSecond(*second);
}

// A number that is hardly meant is asked about in the window, and Enter looks at it again.
void SheetWriter::act(const Session::UseCase& useCase, const std::string& why) {
    const bool wasNew = m_entry.isNew();
    const auto ask = [this, wasNew](const QString& question, const std::function<bool()>& yes) {
        const Prompt prompt{question, false, {tr("Trotzdem schreiben")}, {},
                            {},       false, tr("Noch einmal ansehen")};
        m_prompt.ask(prompt, [this, wasNew, yes](int, const QString&) { finish(yes(), wasNew); });
    };
    finish(m_session.act(useCase, ask, why), wasNew);
}

void SheetWriter::askAndAct(Prompt prompt, const Session::UseCase& useCase) {
    const Session::UseCase asked = m_session.askedIn(prompt.question, useCase);
    emit asking();
    m_prompt.ask(prompt, [this, asked](int, const QString& why) { act(asked, utf8(why)); });
}

// Where it is read back, and there alone.
void SheetWriter::refuse(const desk::Failure& failure) {
    m_session.refresh(); // it may be refused because of what another program wrote
    m_entry.selectTyped();
    emit lacking(m_session.inWords(failure));
}

void SheetWriter::finish(bool done, bool wasNew) {
    m_refused = !done && !m_prompt.isAsking();
    if (!done) return m_entry.selectTyped();
    m_entry.resume(wasNew);
    emit written();
}

// Where the points put both sides at the target, the figures say who was there first.
void SheetWriter::writePoints(const tournament::Line& line) {
    const auto after = desk::sheetWith(m_session.tournament(), m_place, line);
    if (!after.ok() && isRefusal(after.error(), "line_too_high"_refusal))
        return askOverrule(after.error(), line);
    if (const auto doubt = after.ok() ? desk::whyNoDeal(m_session.tournament(), m_place, line) : std::nullopt)
        return askOverrule(*doubt, line);
    if (after.ok() || desk::isQuestion(after.error())) return writeLine(line);
    if (!isRefusal(after.error(), "both_at_target"_refusal)) return refuse(after.error());
    m_entry.setKeying(Keying::Figures);
    m_entry.begin();
    refuse(after.error());
}

void SheetWriter::writeFigures(const tournament::Line& line) {
    const auto missing = desk::missingFact(m_session.tournament(), m_place, line, m_session.language());
    if (missing.ok() && *missing)
        return askFact(**missing, 0, [this](const tournament::Line& told) { writeFigures(told); });
    const auto orders = desk::decidingOrders(m_session.tournament(), m_place, line);
    if (!orders.ok())
        return canBeOverruled(orders.error()) ? askOverrule(orders.error(), line) : refuse(orders.error());
    if (orders->empty()) return writeLine(line);
    askOrder(*orders, 0, [this](const tournament::Line& chosen) { writeLine(chosen); });
}

void SheetWriter::writeLine(const tournament::Line& line) {
    act([place = m_place, line](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return desk::addLine(evening, place, line, confirmation);
    });
}

void SheetWriter::writeFinal(const tournament::FinalScore& score, const QString& why) {
    const tournament::Sheet& sheet = m_view->sheet;
    const auto after = desk::sheetWith(m_session.tournament(), m_place, score);
    if (!after.ok() && hasOtherLines(after.error())) return askInsteadOfLines(score);
    const auto write = [place = m_place, score](desk::Evening& evening,
                                                const desk::Confirmation& confirmation) {
        return desk::setResult(evening, place, score, confirmation);
    };
    if (!after.ok() && !desk::isQuestion(after.error())) return refuse(after.error());
    if (!after.ok() || !tournament::isDisputedWithReason(sheet)) return act(write, utf8(why));
    askAndAct(whySettled(*m_view, after->standing.score, tr("%1 schreiben")), write);
}

// Who keys the same settles what was disputed.
void SheetWriter::writeSecond(const std::vector<int>& points) {
    const auto write = [place = m_place, points](desk::Evening& evening,
                                                 const desk::Confirmation& confirmation) {
        return desk::keySecond(evening, place, points, confirmation);
    };
    const auto isSame = [target = m_view->target](int typed, int have) {
        return typed == have || (have == target.target && target.isBeyond(typed));
    };
    const auto& score = m_view->sheet.score;
    const bool settles = tournament::isDisputedWithReason(m_view->sheet) &&
                         std::equal(points.begin(), points.end(), score.begin(), score.end(), isSame);
    settles ? askAndAct(whySettled(*m_view, m_view->standing.score, tr("%1 gilt")), write) : act(write);
}

// Who said already why the game ended so is not asked for a reason once more.
void SheetWriter::askInsteadOfLines(const tournament::FinalScore& score) {
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
        return desk::setResult(evening, place, score, confirmation,
                               score.remark.empty() ? confirmation.why : score.remark);
    };
    askAndAct({question, !said, {tr("Zeilen streichen")}}, write);
}

// One short question for what decides and was not keyed, with what each answer leads to.
void SheetWriter::askFact(const game::Question& question, int instead, const LineDone& write) {
    Prompt prompt{tr("Das entscheidet: %1?").arg(text(question.need)), false, {}};
    prompt.evenly = true;
    for (const game::Question::Way& way : question.ways) {
        const auto after = desk::sheetWith(m_session.tournament(), m_place, way.line, instead);
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

void SheetWriter::askOrder(const std::vector<game::Order>& orders, int instead, const LineDone& write) {
    Prompt prompt{{}, false, {}};
    prompt.evenly = true;
    std::set<std::optional<int>> winners;
    for (const game::Order& order : orders) {
        const auto after =
            m_session.read(desk::sheetWith(m_session.tournament(), m_place, order.line, instead));
        if (!after) return;
        prompt.ways << orderInWords(order, *after);
        winners.insert(after->standing.winner);
    }
    prompt.question = winners.size() > 1 ? tr("Beide wären aus. Was hat zuerst gezählt?")
                                         : tr("Davon hängt der Endstand ab. Was hat zuerst gezählt?");
    m_prompt.ask(prompt, [orders, write](int way, const QString&) {
        write(orders[static_cast<std::size_t>(way)].line);
    });
}

void SheetWriter::askOverrule(const desk::Failure& failure, const tournament::Line& line) {
    const Prompt prompt{m_session.inWords(failure) + QLatin1Char('\n') +
                            tr("Soll es trotzdem so stehen: warum?"),
                        true,
                        {tr("Trotzdem schreiben")}};
    emit asking(); // says the same
    m_prompt.ask(prompt, [this, line](int, const QString& why) {
        tournament::Line overruled = line;
        overruled.why = utf8(why);
        overruled.figures.empty() ? writePoints(overruled) : writeFigures(overruled);
    });
}

void SheetWriter::mend() {
    if (m_refused) m_session.clearMessage();
    m_refused = false;
}

void SheetWriter::swapSides() {
    if (!m_view || m_view->sideNames.size() != 2) return;
    if (!m_entry.isEmpty()) return m_entry.swapSides();
    if (m_entry.keying() == Keying::Second) return; // what lies covered
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

void SheetWriter::turnLastLineRound() {
    const tournament::Line* last = lineToTurn(m_view->sheet);
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
                return desk::rewriteLine(evening, place, number, confirmation.why, line, confirmation);
            },
            utf8(turnedRound()));
    };
    if (swapped.figures.empty()) return rewrite(swapped);
    rewriteFigures(swapped, number, rewrite);
}

void SheetWriter::rewriteFigures(const tournament::Line& swapped, int number, const LineDone& rewrite) {
    const auto missing =
        desk::missingFact(m_session.tournament(), m_place, swapped, m_session.language(), number);
    if (missing.ok() && *missing)
        return askFact(**missing, number, [this, number, rewrite](const tournament::Line& told) {
            rewriteFigures(told, number, rewrite);
        });
    const auto orders = desk::decidingOrders(m_session.tournament(), m_place, swapped, number);
    if (!orders.ok()) return refuse(orders.error());
    if (orders->empty()) return rewrite(swapped);
    askOrder(*orders, number, rewrite);
}

bool hasOtherLines(const desk::Failure& failure) {
    return isRefusal(failure, "has_lines"_refusal) || isRefusal(failure, "half_written"_refusal);
}

const tournament::Line* lineToTurn(const tournament::Sheet& sheet) {
    const auto last =
        std::find_if(sheet.lines.rbegin(), sheet.lines.rend(),
                     [](const tournament::Line& line) { return !line.struck && line.points.size() == 2; });
    return sheet.finalOnly || last == sheet.lines.rend() ? nullptr : &*last;
}

QString orderAhead(const desk::Evening& evening, const desk::SheetPlace& place,
                   const tournament::Line& line) {
    if (line.figures.empty()) return {};
    const auto orders = desk::decidingOrders(evening.tournament(), place, line);
    if (!orders.ok() || orders->empty()) return {};
    QStringList winners;
    for (const game::Order& order : *orders)
        if (const auto after = desk::sheetWith(evening.tournament(), place, order.line);
            after.ok() && after->standing.winner)
            winners << text(after->sideNames[static_cast<std::size_t>(*after->standing.winner)]);
    winners.removeDuplicates();
    return winners.size() < 2 ? SheetWriter::tr("Wie es ausgeht, hängt an der Reihenfolge.")
                              : SheetWriter::tr("Wer zuerst zählt, gewinnt: %1.")
                                    .arg(winners.join(SheetWriter::tr(" oder ")));
}

Prompt whySettled(const desk::SheetView& view, const std::vector<int>& score, const QString& button) {
    QStringList numbers;
    for (const int one : score) numbers << number(one);
    return {
        disputeInWords(view) + QLatin1Char('\n') +
            SheetWriter::tr("Es gilt dann %1. Nicht mehr strittig: warum?").arg(numbersInWords(view, score)),
        true,
        {button.arg(numbers.join(QLatin1Char(':')))}};
}

} // namespace schreiber::desktop
