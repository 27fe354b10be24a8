#include "base/saving.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/text.h"
#include "dispute/archive_desk.h"
#include "dispute/ruling_keeper.h"
#include "games/dispute_games.h"
#include "widgets/prompt_bar.h"

#include <desk/receipt.h>
#include <desk/rulings.h>
#include <desk/whole_file.h>
#include <desk/words.h>

#include <QFileInfo>

#include <memory>

// What becomes of a ruling that is kept, asked and done from the archive.
namespace schreiber::desktop {
namespace {

QString bundleFilter() {
    return ArchiveDesk::tr("Entscheide (%1)").arg(recordEndings().join(QLatin1Char(' ')));
}

} // namespace

void ArchiveDesk::openRecord() {
    if (m_record->isEnabled()) emit recordAsked(text(current()->ruling.record));
}

void ArchiveDesk::decide(const Deed& deed, const QString& why) {
    const auto warned = std::make_shared<bool>(false); // a question may put it off
    const Deed done = [deed, warned](desk::Evening& evening, const desk::Confirmation& asked) {
        auto receipt = deed(evening, asked);
        *warned = receipt.ok() && !receipt->warnings.empty();
        return receipt;
    };
    if (!m_session.act(done, utf8(why)) || *warned) return; // what is warned of stands there to be read
    const store::Action& what = m_session.evening().journal().back().what;
    m_session.say(Tone::Good, text(desk::inWords(what, m_session.language())));
}

void ArchiveDesk::appeal() {
    const int number = current()->ruling.number;
    const Prompt prompt{tr("Einspruch gegen Entscheid %1: Was wird eingewandt?").arg(number),
                        true,
                        {tr("Einspruch festhalten")},
                        tr("in den Worten der Parteien")};
    m_prompt.ask(prompt, [this, number](int, const QString& why) {
        decide(
            [&](desk::Evening& evening, const desk::Confirmation& asked) {
                return desk::appealRuling(evening, number, utf8(why), asked);
            },
            why);
    });
}

void ArchiveDesk::uphold() {
    const int number = current()->ruling.number;
    const Prompt prompt{
        tr("Entscheid %1 gilt nach dem Einspruch weiter. Warum?").arg(number), true, {tr("Bestätigen")}};
    m_prompt.ask(prompt, [this, number](int, const QString& why) {
        decide(
            [&](desk::Evening& evening, const desk::Confirmation& asked) {
                return desk::upholdRuling(evening, number, utf8(why), asked);
            },
            why);
    });
}

void ArchiveDesk::withdraw() {
    const int number = current()->ruling.number;
    const Prompt prompt{
        tr("Entscheid %1 zurückziehen; zu lesen bleibt er. Warum?").arg(number), true, {tr("Zurückziehen")}};
    m_prompt.ask(prompt, [this, number](int, const QString& why) {
        decide(
            [&](desk::Evening& evening, const desk::Confirmation& asked) {
                return desk::withdrawRuling(evening, number, utf8(why), asked);
            },
            why);
    });
}

// First what holds, then why; what the rules say stays beside it.
void ArchiveDesk::overrule() {
    const int number = current()->ruling.number;
    const Prompt prompt{
        tr("Die Leitung entscheidet Streitfall %1 selbst; was die Regeln sagen, bleibt daneben. Was gilt?")
            .arg(number),
        true,
        {tr("Weiter")},
        tr("was gilt")};
    m_prompt.ask(prompt, [this, number](int, const QString& decision) { askWhyOverruled(number, decision); });
}

void ArchiveDesk::askWhyOverruled(int number, const QString& decision) {
    const Prompt prompt{tr("„%1“: aus welchem Grund?").arg(decision), true, {tr("So entscheiden")}};
    m_prompt.ask(prompt, [this, number, decision](int, const QString& why) {
        decide(
            [&](desk::Evening& evening, const desk::Confirmation& asked) {
                return desk::overruleRuling(evening, number, utf8(decision), utf8(why), asked);
            },
            why);
    });
}

void ArchiveDesk::enter() {
    m_keeper.enterKept(current()->ruling.number);
}

void ArchiveDesk::write() {
    const QString ending = recordEnding(m_session.tournament().settings.rules);
    const auto path = m_dialogs.fileToSave(tr("Entscheide in eine Datei"), tr("Entscheide") + ending,
                                           tr("Entscheide (%1)").arg(QLatin1Char('*') + ending));
    if (!path) return;
    const SavePlace place = savePlace(*path, ending);
    if (const auto failure = whyNotSaved(place, desk::exportRulings(m_session.tournament())))
        return m_session.fail(*failure);
    m_session.say(Tone::Good, tr("Gespeichert: %1").arg(place.path));
}

void ArchiveDesk::read() {
    const auto path = m_dialogs.fileToOpen(tr("Entscheide aus einer Datei"), bundleFilter());
    if (!path) return;
    const auto bytes = desk::readWhole(utf8(*path));
    if (!bytes) return m_session.fail(bytes.error());
    desk::ImportedRulings done;
    const bool written = m_session.act(
        [&](desk::Evening& evening, const desk::Confirmation& confirmation) -> desk::Outcome<desk::Receipt> {
            auto imported =
                desk::importRulings(evening, *bytes, utf8(QFileInfo(*path).fileName()), confirmation);
            if (!imported.ok()) return base::fail(imported.error());
            done = std::move(*imported);
            return done.receipt;
        });
    if (!written) return;
    QStringList lines{tr("Eingelesen: %1, schon da: %2.").arg(done.imported).arg(done.known)};
    for (const desk::RulingDifference& one : done.differing)
        lines << text(desk::inWords(one, m_session.language()));
    constexpr int kMostLines = 6;
    m_session.say(lines.size() > 1 ? Tone::Warn : Tone::Good,
                  lines.mid(0, kMostLines).join(QLatin1Char('\n')));
}

} // namespace schreiber::desktop
