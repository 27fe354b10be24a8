#include "pages/zero_sum_writer.h"

#include "base/text.h"
#include "pages/sheet_words.h"
#include "pages/sheet_writer.h"
#include "pages/zero_sum_entry.h"
#include "pages/zero_sum_words.h"
#include "widgets/prompt_bar.h"

#include <desk/receipt.h>
#include <desk/sheet_place.h>
#include <desk/sheets.h>
#include <tournament/dispute.h>

namespace schreiber::desktop {
namespace {

// What the read-back says already, before anything is tried.
bool isRefusedAhead(const desk::Outcome<desk::SheetView>& after) {
    return !after.ok() && !desk::isQuestion(after.error());
}

} // namespace

ZeroSumWriter::ZeroSumWriter(Session& session, PromptBar& prompt, ZeroSumEntry& entry, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_entry(entry) {}

void ZeroSumWriter::write() {
    if (!m_view || !m_entry.isOpen()) return;
    if (const QString lack = m_entry.goToLack(); !lack.isEmpty()) return emit lacking(lack);
    if (const auto line = m_entry.line()) {
        const QString doubt = m_doubt ? m_doubt() : QString();
        if (doubt.isEmpty() || !desk::sheetWith(m_session.tournament(), m_view->place, *line).ok())
            return writeLine(*line);
        return askAnyway(doubt, [this, line = *line] { writeLine(line); });
    }
    if (const auto score = m_entry.totals()) return writeTotals(*score);
    if (const auto second = m_entry.second()) writeSecond(*second);
}

// What takes the place of a line says why, and which others it changes.
void ZeroSumWriter::writeLine(const tournament::Line& line) {
    const desk::SheetPlace place = m_view->place;
    if (line.instead == 0) {
        if (isRefusedAhead(desk::sheetWith(m_session.tournament(), place, line))) return refuse();
        return act([place, line](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::addLine(evening, place, line, confirmation);
        });
    }
    tournament::Line tried = line;
    tried.why = "–"; // the reason is asked for once it is known that the line can stand there
    const auto after = desk::sheetWith(m_session.tournament(), place, tried);
    if (isRefusedAhead(after)) return refuse();
    Prompt prompt{tr("%1: warum?").arg(correctionTitle(*m_view, line.instead)), true, {tr("Berichtigen")}};
    ask(prompt, [place, line](desk::Evening& evening, const desk::Confirmation& confirmation) {
        tournament::Line corrected = line;
        corrected.why = confirmation.why;
        return desk::addLine(evening, place, corrected, confirmation);
    });
}

void ZeroSumWriter::refuse() {
    m_session.refresh(); // it may be refused because of what another program wrote
    emit refused();
}

void ZeroSumWriter::writeTotals(const tournament::FinalScore& score) {
    const auto after = desk::sheetWith(m_session.tournament(), m_view->place, score);
    const Session::UseCase write = [place = m_view->place, score](desk::Evening& evening,
                                                                  const desk::Confirmation& confirmation) {
        return desk::setResult(evening, place, score, confirmation);
    };
    if (!after.ok() && hasOtherLines(after.error())) {
        const Session::UseCase instead =
            [place = m_view->place, score](desk::Evening& evening, const desk::Confirmation& confirmation) {
                return desk::setResult(evening, place, score, confirmation, confirmation.why);
            };
        return ask({tr("Die Zeilen ergeben eine andere Summe. Alle streichen und nur die Summe schreiben: "
                       "warum?"),
                    true,
                    {tr("Zeilen streichen")}},
                   instead);
    }
    if (isRefusedAhead(after)) return refuse();
    if (!after.ok() || !tournament::isDisputedWithReason(m_view->sheet)) return act(write);
    ask(whySettled(*m_view, after->standing.score, tr("%1 schreiben")), write);
}

// Who keys the same settles what was disputed.
void ZeroSumWriter::writeSecond(const std::vector<int>& points) {
    const Session::UseCase write = [place = m_view->place, points](desk::Evening& evening,
                                                                   const desk::Confirmation& confirmation) {
        return desk::keySecond(evening, place, points, confirmation);
    };
    const bool settles = tournament::isDisputedWithReason(m_view->sheet) && points == m_view->sheet.score;
    settles ? ask(whySettled(*m_view, m_view->standing.score, tr("%1 gilt")), write) : act(write);
}

void ZeroSumWriter::ask(Prompt prompt, const Session::UseCase& useCase) {
    const Session::UseCase asked = m_session.askedIn(prompt.question, useCase);
    m_prompt.ask(prompt, [this, asked](int, const QString& why) { act(asked, utf8(why)); });
}

// What is hardly meant is asked about in the window, and Enter looks at it again.
void ZeroSumWriter::askAnyway(const QString& question, const std::function<void()>& yes) {
    const Prompt prompt{question, false, {tr("Trotzdem schreiben")}, {},
                        {},       false, tr("Noch einmal ansehen")};
    m_prompt.ask(prompt, [yes](int, const QString&) { yes(); });
}

void ZeroSumWriter::act(const Session::UseCase& useCase, const std::string& why) {
    const auto ask = [this](const QString& question, const std::function<bool()>& yes) {
        askAnyway(question, [this, yes] { finish(yes()); });
    };
    finish(m_session.act(useCase, ask, why));
}

void ZeroSumWriter::finish(bool done) {
    m_refused = !done && !m_prompt.isAsking();
    if (!done) return;
    m_entry.written();
    emit written();
}

void ZeroSumWriter::mend() {
    if (m_refused) m_session.clearMessage();
    m_refused = false;
}

} // namespace schreiber::desktop
