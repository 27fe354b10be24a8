#include "base/seams.h"
#include "base/session.h"
#include "base/text.h"
#include "dispute/deal_desk.h"
#include "dispute/dispute_page.h"
#include "dispute/record_draft.h"
#include "dispute/record_text.h"
#include "dispute/ruling_keeper.h"
#include "widgets/key_button.h"

#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QSaveFile>

// The record on the card table: where it came from, where it is kept, and what of it is on disk while it is
// not.
namespace schreiber::desktop {
namespace {

constexpr qint64 kLargestRecord = 4 << 20; // a year of deals is less

QString recordFilter() {
    return DisputePage::tr("Protokolle (*.perlagg)");
}

} // namespace

// A record that lies elsewhere: in the archive, in the rule book.
void DisputePage::layOut(const QString& record) {
    if (!canBeShown(record)) return;
    lay(record);
    m_safe = m_desk->text();
    showTable();
}

// Another record: what was typed about the one before does not belong to it.
void DisputePage::lay(const QString& record) {
    m_isBack = false;
    m_keeper->setWords({});
    m_desk->replaceText(record);
}

QString DisputePage::evening() const {
    return QFileInfo(text(m_session.evening().path())).absoluteFilePath();
}

std::optional<RecordDraft> DisputePage::draft() const {
    if (isKept() || m_desk->text().trimmed().isEmpty()) return std::nullopt;
    return RecordDraft{m_desk->text(), m_desk->line(), m_file, m_begunAt, m_keeper->words()};
}

bool DisputePage::takeDraft() {
    const auto left = m_drafts->take();
    if (!left || !canBeShown(left->record)) return false;
    m_begunAt = left->place;
    m_file = left->file;
    lay(left->record);
    m_desk->goToLine(left->line);
    m_keeper->setWords(left->words);
    m_isBack = true;
    showBack();
    return true;
}

void DisputePage::letDraftGo() {
    m_drafts->letGo();
}

// As long as it is not kept.
void DisputePage::showBack() {
    m_isBack = m_isBack && !isKept();
    m_back->setVisible(m_isBack);
    m_away->setVisible(m_isBack);
}

// The text's own undo brings it back.
void DisputePage::putAway() {
    m_begunAt = {};
    m_file.clear();
    m_fresh = freshRecord();
    lay(m_fresh);
    showTable();
}

bool DisputePage::canBeShown(const QString& record) {
    const int line = lineTooLong(record);
    if (line == 0) return true;
    const qsizetype letters = record.section(QLatin1Char('\n'), line - 1, line - 1).size();
    m_session.say(Tone::Bad,
                  tr("Zeile %1 dieses Protokolls ist zu lang, um hier gezeigt zu werden (%L2 Buchstaben).")
                      .arg(line)
                      .arg(letters));
    return false;
}

bool DisputePage::isKept() const {
    const QString text = m_desk->text();
    return text == m_fresh || text == m_safe || m_keeper->isKept(text);
}

void DisputePage::chooseRecord() {
    if (const auto path = m_dialogs.fileToOpen(tr("Protokoll öffnen"), recordFilter())) readRecord(*path);
}

void DisputePage::readRecord(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return m_session.say(Tone::Bad, tr("%1 lässt sich nicht öffnen.").arg(path));
    if (file.size() > kLargestRecord)
        return m_session.say(Tone::Bad, tr("%1 ist zu groß für ein Protokoll.").arg(path));
    m_session.hush();
    const QString record =
        QString::fromUtf8(file.readAll()).replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    if (!canBeShown(record)) return;
    m_file = path;
    m_isBack = false;
    m_keeper->setWords({});
    showTable();
    m_desk->setText(record);
    m_safe = m_desk->text();
    m_desk->arrive();
}

bool DisputePage::saveRecord() {
    const QString proposal = m_file.isEmpty() ? tr("Streitfall") + QStringLiteral(".perlagg") : m_file;
    const auto path = m_dialogs.fileToSave(tr("Protokoll speichern"), proposal, recordFilter());
    if (!path) return false;
    const QString name = QFileInfo(*path).suffix().isEmpty() ? *path + QStringLiteral(".perlagg") : *path;
    QSaveFile file(name);
    m_desk->finishLine();
    const QByteArray bytes = m_desk->text().toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        m_session.say(Tone::Bad, tr("%1 lässt sich nicht schreiben.").arg(name));
        return false;
    }
    m_file = name;
    m_safe = m_desk->text();
    showBack();
    m_drafts->save();
    m_session.say(Tone::Good, tr("Gespeichert: %1").arg(name));
    return true;
}

} // namespace schreiber::desktop
