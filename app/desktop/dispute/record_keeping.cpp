#include "base/saving.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/text.h"
#include "dispute/deal_panel.h"
#include "dispute/panel_of_game.h"
#include "dispute/record_desk.h"
#include "dispute/record_draft.h"
#include "dispute/record_editor.h"
#include "dispute/record_game.h"
#include "dispute/record_text.h"
#include "dispute/ruling_keeper.h"
#include "games/dispute_games.h"
#include "widgets/key_button.h"

#include <desk/games.h>
#include <desk/own_rules.h>
#include <desk/whole_file.h>

#include <QFileInfo>
#include <QLabel>

#include <algorithm>
#include <set>
#include <string>

// The record on the card table: where it came from, where it is kept, and what of it is on disk while it is
// not.
namespace schreiber::desktop {
namespace {

// House rules that the rulings hang on or rest on, where this evening has agreed something else than the
// record says: in words.
QStringList agreedSince(const Session& session, const std::set<std::string>& hangsOn,
                        const game::Agreed& record) {
    const tournament::Settings& settings = session.tournament().settings;
    if (record.rules != settings.rules) return {};
    QStringList agreed;
    for (const std::string& name : hangsOn) {
        const auto now = settings.house.find(name);
        if (now == settings.house.end()) continue;
        const auto before = record.house.find(name);
        if (before != record.house.end() && before->second == now->second) continue;
        QString words = text(desk::houseRuleInWords(name, now->second, session.language()));
        if (words.endsWith(QLatin1Char('.'))) words.chop(1);
        agreed << words;
    }
    return agreed;
}

// Or why not is said.
bool canBeShown(Session& session, const QString& record) {
    const int line = lineTooLong(record);
    if (line == 0) return true;
    const qsizetype letters = record.section(QLatin1Char('\n'), line - 1, line - 1).size();
    session.say(
        Tone::Bad,
        RecordDesk::tr("Zeile %1 dieses Protokolls ist zu lang, um hier gezeigt zu werden (%L2 Buchstaben).")
            .arg(line)
            .arg(letters));
    return false;
}

} // namespace

// A record that lies elsewhere: in the archive, in the rule book.
void RecordDesk::layOut(const QString& record) {
    if (!canBeShown(m_session, record)) return;
    lay(record);
    m_safe = m_desk->text();
    showBack();
    emit shown();
}

// In the words that one writes on with; as it is where nobody can read it any more.
QString RecordDesk::inOurWords(const QString& record) const {
    return recordGameOfText(utf8(record)).inOurWords(record, m_session.language());
}

// Archive and paper count the lines of a record as it is kept, without what stood empty and with what its
// table filled in: then here, too.
void RecordDesk::numberAsKept(const QString& record) {
    const RecordGame& game = recordGameAt(m_panels->game());
    const auto typed = game.linesOf(utf8(m_desk->text()));
    const auto kept = game.linesOf(utf8(record));
    if (!typed || !kept || typed->events == kept->events) return;
    const int line = m_desk->editor()->line();
    const auto done = std::ranges::count_if(typed->events, [line](int at) { return at <= line; });
    const QString ours = inOurWords(record);
    m_keeper->writtenOutAs(ours);
    m_desk->replaceText(ours);
    m_desk->editor()->goToLine(done == 0 ? kept->first : kept->events[static_cast<std::size_t>(done - 1)]);
}

// Another record: what was typed about the one before does not belong to it.
void RecordDesk::lay(const QString& record) {
    m_isBack = false;
    m_keeper->setWords({});
    m_panels->turnTo(record);
    m_desk->replaceText(record);
}

std::optional<RecordDraft> RecordDesk::draft() const {
    if (isKept() || m_desk->text().trimmed().isEmpty()) return std::nullopt;
    return RecordDraft{m_desk->text(), m_desk->editor()->line(), m_file, m_begunAt, m_keeper->words()};
}

bool RecordDesk::takeDraft() {
    const QString before = m_drafts->at();
    const auto taken = m_drafts->take();
    if (!before.isEmpty() && before != m_drafts->at()) leaveRecord();
    if (!taken) m_session.fail(taken.error());
    if (!taken || !*taken || !canBeShown(m_session, (*taken)->record)) return false;
    const RecordDraft& left = **taken;
    m_begunAt = left.place;
    m_file = left.file;
    lay(left.record);
    m_desk->editor()->goToLine(left.line);
    m_keeper->setWords(left.words);
    m_isBack = true;
    showBack();
    return true;
}

// What stands there belongs to the evening before; what of it is not kept waits there on disk.
void RecordDesk::leaveRecord() {
    m_isBack = false;
    m_file.clear();
    m_safe.clear();
    m_keeper->setWords({});
    m_begunAt = {}; // its tables are others
    m_fresh = freshRecord();
    m_panels->turnTo(m_fresh);
    m_desk->setText(m_fresh);
}

void RecordDesk::resumeIn(const QString& path) {
    m_drafts->moveTo(QFileInfo(path).absoluteFilePath());
}

void RecordDesk::discardDraft() {
    m_drafts->letGo();
}

// What came back says so as long as it is not kept. Whatever stands there, or was begun at a table, makes
// room for the next dispute.
void RecordDesk::showBack() {
    m_isBack = m_isBack && !isKept();
    m_back->setVisible(m_isBack);
    m_away->setVisible(m_desk->text() != m_fresh || m_begunAt.table != 0);
}

void RecordDesk::showAgreed() {
    const auto ruled = m_desk->ruled();
    const auto told = ruled && !ruled->switches.empty() && isOfEvening(m_session, m_desk->text())
                          ? headOfRecord(m_desk->text())
                          : std::nullopt;
    const QStringList agreed = told ? agreedSince(m_session, ruled->switches, told->agreed) : QStringList();
    m_agreed->setVisible(!agreed.isEmpty());
    m_again->setVisible(!agreed.isEmpty());
    if (!agreed.isEmpty())
        m_agreed->setText(tr("Inzwischen ist hier vereinbart: %1.").arg(agreed.join(QStringLiteral("; "))));
}

// Under the house rules as they are now. What was ruled on the record before and kept stays as it is.
void RecordDesk::judgeAgain() {
    const tournament::Settings& settings = m_session.tournament().settings;
    const std::string agreed = desk::gameOf(settings).judge().written(desk::rulesHead(settings));
    RecordEditor& editor = *m_desk->editor();
    editor.changeHead(text(withKey(utf8(m_desk->text()), editor.line(), "house", keyOf(agreed, 1, "house"))));
    m_desk->arrive();
}

// The text's own undo brings it back, and with it what belongs to it.
void RecordDesk::putAway() {
    m_putAway = std::make_unique<RecordDraft>(
        RecordDraft{m_desk->text(), m_desk->editor()->line(), m_file, m_begunAt, m_keeper->words()});
    m_begunAt = {};
    m_file.clear();
    m_fresh = freshRecord();
    lay(m_fresh);
    showBack();
    arrive();
    m_session.say(Tone::Good, tr("Weggeräumt; Strg+Z bringt es zurück."));
}

void RecordDesk::takeBack() {
    if (!m_putAway || m_desk->text() != m_putAway->record) return;
    m_file = m_putAway->file;
    m_begunAt = m_putAway->place;
    m_keeper->setWords(m_putAway->words);
    m_putAway.reset();
    m_session.clearMessage(); // it is back
}

bool RecordDesk::isKept() const {
    const QString text = m_desk->text();
    return text == m_fresh || text == m_safe || m_keeper->isKept(text);
}

void RecordDesk::readRecord(const QString& path) {
    const auto bytes = desk::readWhole(utf8(path), tournament::kMostRecordBytes);
    if (!bytes) return m_session.fail(bytes.error());
    m_session.clearMessage();
    const QString record = text(*bytes).replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    if (!canBeShown(m_session, record)) return;
    m_file = path;
    layOut(record);
}

bool RecordDesk::saveRecord() {
    const QString ending = recordGameAt(m_panels->game()).ending();
    const QString proposal = m_file.isEmpty() ? tr("Streitfall") + ending : m_file;
    const auto path = m_dialogs.fileToSave(tr("Protokoll speichern"), proposal,
                                           tr("Protokolle (%1)").arg(QLatin1Char('*') + ending));
    if (!path) return false;
    const SavePlace place = savePlace(*path, ending);
    m_desk->finishLine();
    if (const auto failure = whyNotSaved(place, m_desk->text().toUtf8())) {
        m_session.fail(*failure);
        return false;
    }
    m_file = place.path;
    m_safe = m_desk->text();
    showBack();
    m_drafts->save();
    m_session.say(Tone::Good, tr("Gespeichert: %1").arg(place.path));
    return true;
}

} // namespace schreiber::desktop
