#include "pages/list_import.h"

#include "base/brief.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/text.h"
#include "widgets/bad_rows.h"
#include "widgets/list_report.h"
#include "widgets/prompt_bar.h"

#include <desk/receipt.h>
#include <desk/whole_file.h>
#include <desk/words.h>

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QVBoxLayout>

#include <algorithm>
#include <game/refusal_code.h>
#include <set>
#include <utility>

namespace schreiber::desktop {
namespace {

using tournament::Entry;

bool asksForNames(const desk::Failure& failure) {
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    return refusal != nullptr &&
           (refusal->code == "names_in_one"_refusal || refusal->code == "names_with_comma"_refusal);
}

} // namespace

ListImport::ListImport(Session& session, Dialogs& dialogs, PromptBar& prompt, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_prompt(prompt)
    , m_badRows(new BadRows(this))
    , m_report(new ListReport(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_badRows);
    column->addWidget(m_report);
    hide();
    connect(m_badRows, &BadRows::takeGoodOnes, this, [this] {
        desk::ListWish wish = m_wish;
        wish.skipBad = true;
        take(wish);
    });
    const auto end = [this] {
        m_badRows->hide();
        m_report->hide();
        hide();
        emit changed();
        emit finished();
    };
    connect(m_badRows, &BadRows::leftAlone, this, end);
    connect(m_report, &ListReport::done, this, end);
    connect(m_report, &ListReport::openChanged, this, &ListImport::changed);
    connect(m_report, &ListReport::onePerson, this, [this](const desk::OpenCase& about) {
        const Entry* kept = tournament::findEntry(m_session.tournament(), about.like);
        const Entry* other = tournament::findEntry(m_session.tournament(), about.entry);
        if (kept == nullptr || other == nullptr) return;
        const ListReport::Answer answer{about, true, *kept, *other};
        if (merge(about)) m_report->answered(answer);
    });
    connect(m_report, &ListReport::twoPeople, this,
            [this](const ListReport::Answer& one) { part(one.kept, one.other, one.about); });
    connect(m_report, &ListReport::takeEqual, this, [this](const std::vector<Entry>& entries) {
        const bool done = m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::addEqual(evening, entries, confirmation);
        });
        if (done) m_report->taken();
    });
}

bool ListImport::isTelling() const {
    return isVisibleTo(parentWidget());
}

int ListImport::unansweredLike(int entry) const {
    for (const desk::OpenCase& one : m_report->open())
        if (one.entry == entry) return one.like;
    return 0;
}

int ListImport::openNames() const {
    return m_report->isVisibleTo(parentWidget()) ? static_cast<int>(m_report->open().size()) : 0;
}

void ListImport::refresh() {
    if (!m_session.isOpen()) return;
    m_report->refresh(m_session.tournament());
}

// At most two fifths of its page; what has no room there scrolls.
void ListImport::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr double kMost = 0.4;
    if (parentWidget() != nullptr)
        m_report->setMaximumHeight(static_cast<int>(kMost * parentWidget()->height()));
}

void ListImport::chooseFile() {
    const auto path =
        m_dialogs.fileToOpen(tr("Meldeliste einlesen"), tr("Listen (*.csv *.txt);;Alle Dateien (*)"));
    if (!path) return;
    const auto bytes = desk::readWhole(utf8(*path));
    if (!bytes) return m_session.fail(bytes.error());
    m_bytes = QByteArray::fromStdString(*bytes);
    m_file = QFileInfo(*path).fileName();
    take({});
}

bool ListImport::paste() {
    const QString pasted = QApplication::clipboard()->text();
    const QString header = pasted.section(QLatin1Char('\n'), 0, 0);
    const auto isBetween = [](QChar sign) { return QStringLiteral(";,\t").contains(sign); };
    if (!m_session.isOpen() || std::none_of(header.begin(), header.end(), isBetween) ||
        !pasted.trimmed().contains(QLatin1Char('\n')))
        return false;
    m_bytes = pasted.toUtf8();
    m_file = tr("Zwischenablage");
    take({});
    return true;
}

// One of two ways, each as it would come out; where a comma says it there is but one.
void ListImport::askForNames(const desk::ListWish& wish) {
    const auto names = desk::namesInOne({m_bytes.constData(), static_cast<std::size_t>(m_bytes.size())});
    if (!names) return;
    const auto said = [](const tournament::Person& person) {
        return tr("Vorname %1, Nachname %2").arg(text(person.first), text(person.last));
    };
    Prompt prompt{tr("Vor- und Nachname stehen in einer Spalte: „%1“. Wie aufteilen?")
                      .arg(brief(text(names->found), kInQuestion)),
                  false,
                  {said(names->person)}};
    if (names->person != names->otherwise) prompt.ways << said(names->otherwise);
    m_prompt.ask(prompt, [this, wish, order = names->order](int way, const QString&) {
        const auto other = order == tournament::NameOrder::FirstLast ? tournament::NameOrder::LastFirst
                                                                     : tournament::NameOrder::FirstLast;
        desk::ListWish split = wish;
        split.names = way == 0 ? order : other;
        take(split);
    });
}

void ListImport::showBad(const desk::BadRows& bad) {
    QStringList rows;
    std::set<int> lines; // one may have several faults
    for (const tournament::BadRow& row : bad.rows) {
        lines.insert(row.where.line);
        rows << rowInWords(row);
    }
    for (const std::string& left : desk::inWords(bad.leftOut, m_session.language())) rows << text(left);
    show();
    m_badRows->show(m_file, rows, {static_cast<int>(lines.size()), bad.good > 0});
}

void ListImport::take(const desk::ListWish& wish) {
    m_wish = wish;
    const auto outcome = m_session.importEntries(m_bytes, m_file, wish);
    m_badRows->hide();
    m_report->hide();
    hide();
    if (!outcome.ok()) {
        const auto* unreadable = std::get_if<desk::BadRows>(&outcome.error());
        if (asksForNames(outcome.error()))
            askForNames(wish);
        else if (unreadable == nullptr || wish.skipBad)
            m_session.fail(outcome.error());
        else
            showBad(*unreadable);
        emit changed();
        return;
    }
    tell(*outcome);
    emit changed();
}

// Its line stands before what is wrong with it; the file's name stands above. A fault of the whole has none.
QString ListImport::rowInWords(tournament::BadRow row) const {
    row.where.file = row.where.line == 0 ? "" : utf8(tr("Zeile %1").arg(row.where.line));
    row.where.line = row.where.column = 0;
    return text(desk::inWords(row, m_session.language()));
}

void ListImport::tell(const desk::ImportReport& report) {
    QStringList bad;
    int last = 0;
    for (const tournament::BadRow& row : report.bad) // of each line its first fault
        if (std::exchange(last, row.where.line) != row.where.line) bad << rowInWords(row);
    QStringList warnings;
    for (const desk::Warning& warning : report.receipt.warnings)
        warnings << text(desk::warningInWords(warning, m_session.language()));
    QStringList said{tr("Aus %1 übernommen: %2.").arg(m_file).arg(report.imported)};
    if (report.leftOut.empty() && report.duplicates.empty() && bad.isEmpty()) {
        // that it was read stands at the foot already
        warnings.isEmpty() ? m_session.say(Tone::Good, said.front())
                           : m_session.say(Tone::Warn, warnings.join(QLatin1Char('\n')));
        emit finished();
        return;
    }
    if (!report.leftOut.empty()) said << tr("Gleiche weggelassen: %1.").arg(report.leftOut.size());
    if (!report.open.empty()) said << tr("Zu klären: %1.").arg(report.open.size());
    if (!bad.isEmpty()) said << tr("Nicht gelesen: %1.").arg(bad.size());
    said << warnings;
    m_session.say(report.open.empty() && bad.isEmpty() ? Tone::Good : Tone::Warn,
                  said.join(QLatin1Char(' ')));
    show();
    m_report->show(m_file, report, bad);
    m_report->refresh(m_session.tournament());
    m_report->setFocus();
}

bool ListImport::merge(const desk::OpenCase& about) {
    return m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return desk::mergeEntries(evening, about.like, about.entry, confirmation);
    });
}

// Typing goes on meanwhile, and another question that is open comes first. After a draw nobody goes any more.
void ListImport::askAbout(const desk::Added& added) {
    const tournament::Tournament& now = m_session.tournament();
    const Entry* entry = tournament::findEntry(now, added.number);
    if (added.duplicates.empty() || entry == nullptr || !now.rounds.empty() || !now.partnerships.empty())
        return;
    const tournament::LikelyDuplicate& duplicate = added.duplicates.front();
    const Entry* like = tournament::findEntry(now, duplicate.likeEntry);
    if (like == nullptr || entry->persons.size() > 1 || like->persons.size() > 1) return;
    const desk::OpenCase about{added.number, duplicate.likeEntry};
    m_report->leaveOpen(about);
    emit changed();
    if (m_prompt.isAsking()) return;
    m_session.clearMessage(); // which says the same
    Prompt prompt{text(desk::inWords(duplicate, m_session.language())),
                  false,
                  {ListReport::oneInWords(), ListReport::twoInWords()}};
    prompt.waits = true;
    m_prompt.ask(prompt, [this, about](int way, const QString&) {
        if (way == 0 && !merge(about)) return;
        m_report->settle(about);
        emit changed();
    });
}

void ListImport::part(const Entry& kept, const Entry& other, const desk::OpenCase& about) {
    const bool done = m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return desk::partEntries(evening, kept, other, confirmation);
    });
    if (!done) return;
    Entry now = other;
    now.number = m_session.tournament().entries.back().number;
    m_report->parted(about, {{now.number, about.like}, false, kept, now});
}

} // namespace schreiber::desktop
