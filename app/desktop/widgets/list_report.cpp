#include "widgets/list_report.h"

#include "base/look.h"
#include "base/text.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <desk/words.h>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <lists/words.h>
#include <utility>

namespace schreiber::desktop {
namespace {

using tournament::Entry;

// What is said of somebody in a line below the name; what the other does not say alike is marked.
QStringList saysOf(const Entry& entry, const Entry& other, const QString& woman, const QString& man) {
    const tournament::Person& person = entry.persons.front();
    const tournament::Person& against = other.persons.front();
    QStringList said;
    const auto add = [&](const QString& words, bool same) {
        if (words.isEmpty()) return;
        const QString plain = words.toHtmlEscaped();
        said << (same ? plain
                      : QStringLiteral("<span style=\"background:%1;color:%2\">%3</span>")
                            .arg(colours().warnBack.name(), colours().warn.name(), plain));
    };
    add(text(entry.club), entry.club == other.club);
    if (person.born) add(QString::number(*person.born), person.born == against.born);
    if (person.sex != tournament::Sex::Unstated)
        add(person.sex == tournament::Sex::Female ? woman : man, person.sex == against.sex);
    return said;
}

// The name with the letters marked in which it differs from the other's.
QString marked(const QString& name, const QString& other) {
    int begin = 0;
    while (begin < std::min(name.size(), other.size()) && name[begin] == other[begin]) ++begin;
    int end = 0;
    while (end < std::min(name.size(), other.size()) - begin &&
           name[name.size() - 1 - end] == other[other.size() - 1 - end])
        ++end;
    const QString middle = name.mid(begin, name.size() - begin - end);
    const QString tone =
        middle.isEmpty() ? QString()
                         : QStringLiteral("<span style=\"background:%1;color:%2\">%3</span>")
                               .arg(colours().warnBack.name(), colours().warn.name(), middle.toHtmlEscaped());
    return QStringLiteral("<b>%1%2%3</b>")
        .arg(name.left(begin).toHtmlEscaped(), tone, name.right(end).toHtmlEscaped());
}

} // namespace

ListReport::ListReport(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_tags(new FlowRow(this))
    , m_question(new QFrame(this))
    , m_new(new QLabel(m_question))
    , m_like(new QLabel(m_question))
    , m_one(new KeyButton(QStringLiteral("listReportOne"), m_question))
    , m_two(new KeyButton(QStringLiteral("listReportTwo"), m_question))
    , m_done(new KeyButton(QStringLiteral("listReportDone"), this))
    , m_rows(new QWidget)
    , m_answers(new QVBoxLayout(m_rows)) {
    setObjectName(QStringLiteral("listReport"));
    setProperty("role", QStringLiteral("card"));
    setFocusPolicy(Qt::StrongFocus);
    m_title->setObjectName(QStringLiteral("listReportTitle"));
    m_title->setProperty("role", QStringLiteral("sub"));
    m_title->setTextFormat(Qt::PlainText);
    m_question->setObjectName(QStringLiteral("listReportQuestion"));
    m_question->setProperty("role", QStringLiteral("strip"));
    m_question->setProperty("tone", QStringLiteral("warn"));
    m_new->setObjectName(QStringLiteral("listReportNew"));
    m_like->setObjectName(QStringLiteral("listReportLike"));
    for (QLabel* side : {m_new, m_like}) {
        side->setTextFormat(Qt::RichText);
        side->setWordWrap(true);
    }
    m_one->setLabel(QStringLiteral("1  ") + oneInWords(), KeyButton::Key::ShownOnly);
    m_two->setLabel(QStringLiteral("2  ") + twoInWords(), KeyButton::Key::ShownOnly);
    m_done->setLabel(tr("Fertig"), KeyButton::Key::ShownOnly, u"badRowsLeave");
    connect(m_one, &KeyButton::clicked, this, &ListReport::answerOne);
    connect(m_two, &KeyButton::clicked, this, &ListReport::answerTwo);
    connect(m_done, &KeyButton::clicked, this, &ListReport::done);

    auto* asked = new QHBoxLayout(m_question);
    asked->setContentsMargins(12, 6, 12, 6);
    auto* between = new QLabel(QStringLiteral("≈"), m_question);
    between->setProperty("role", QStringLiteral("muted"));
    asked->addWidget(m_new, 1);
    asked->addWidget(between);
    asked->addWidget(m_like, 1);
    asked->addWidget(m_one);
    asked->addWidget(m_two);

    m_answers->setContentsMargins(12, 0, 12, 0);
    m_answers->setSpacing(2);
    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("listReportRows"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_rows);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(14, 8, 14, 4);
    head->addWidget(m_title);
    head->addWidget(m_tags, 1);
    head->addWidget(m_done);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 6);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_question);
    column->addWidget(scroll, 1);
    QFrame::hide();
}

void ListReport::show(const QString& file, const desk::ImportReport& report, const QStringList& bad) {
    m_title->setText(file);
    m_bad = bad;
    m_imported = report.imported;
    m_leftOut = report.leftOut;
    m_open = report.open;
    m_more = report.duplicates.size() - std::min(report.duplicates.size(), m_open.size());
    m_answered.clear();
    QFrame::show();
}

void ListReport::refresh(const tournament::Tournament& tournament) {
    m_now = tournament;
    std::erase_if(m_open, [&](const desk::OpenCase& one) {
        return tournament::findEntry(m_now, one.entry) == nullptr ||
               tournament::findEntry(m_now, one.like) == nullptr;
    });
    // Taken back: the two are there again, and it is asked again.
    std::erase_if(m_answered, [&](const Answer& one) {
        const bool both = tournament::findEntry(m_now, one.about.entry) != nullptr;
        if (!one.isOne || !both) return false;
        m_open.insert(m_open.begin(), one.about);
        return true;
    });
    if (isHidden()) return;
    showTags();
    showQuestion();
    showAnswers();
}

void ListReport::answered(const Answer& answer) {
    std::erase(m_open, answer.about);
    std::erase_if(m_answered, [&](const Answer& one) { return one.about == answer.about; });
    m_answered.insert(m_answered.begin(), answer);
    refresh(m_now);
    setFocus();
}

void ListReport::parted(const desk::OpenCase& before, const Answer& now) {
    std::erase_if(m_answered, [&](const Answer& one) { return one.about == before; });
    answered(now);
}

void ListReport::taken() {
    m_leftOut.clear();
    refresh(m_now);
    setFocus();
}

void ListReport::addTag(const QString& words, const char* tone) {
    auto* tag = new QLabel(words, m_tags);
    tag->setProperty("role", QStringLiteral("tag"));
    tag->setProperty("tone", QLatin1String(tone));
    m_tags->add(tag);
    tag->show();
}

void ListReport::showTags() {
    auto* fresh = new FlowRow(this);
    fresh->setObjectName(QStringLiteral("listReportTags"));
    delete layout()->replaceWidget(m_tags, fresh, Qt::FindChildrenRecursively);
    m_tags->deleteLater();
    m_tags = fresh;
    m_tags->show();
    const auto merged =
        std::count_if(m_answered.begin(), m_answered.end(), [](const Answer& one) { return one.isOne; });
    addTag(tr("%1 neu gemeldet").arg(m_imported - static_cast<int>(merged)), "good");
    if (!m_leftOut.empty()) addTag(tr("%1 gleiche weggelassen").arg(m_leftOut.size()), "plain");
    if (merged > 0) addTag(tr("%1 ergänzt").arg(merged), "plain");
    if (!m_open.empty()) addTag(tr("%1 zu klären").arg(m_open.size()), "warn");
    if (!m_bad.isEmpty()) addTag(tr("%1 nicht gelesen").arg(m_bad.size()), "bad");
    if (m_more > 0) addTag(tr("%1 weitere ähnlich, als eigene gemeldet").arg(m_more), "plain");
}

void ListReport::showQuestion() {
    m_question->setVisible(!m_open.empty());
    if (std::exchange(m_openTold, m_open.size()) != m_open.size()) emit openChanged();
    if (m_open.empty()) return;
    const Entry& entry = *tournament::findEntry(m_now, m_open.front().entry);
    const Entry& like = *tournament::findEntry(m_now, m_open.front().like);
    const auto side = [](const Entry& one, const Entry& other, const QString& where) {
        const QString name = marked(text(tournament::nameOf(one)), text(tournament::nameOf(other)));
        const QStringList says = saysOf(one, other, tr("w"), tr("m"));
        return QStringLiteral("%1 <span style=\"color:%2\">%3</span><br><small>%4</small>")
            .arg(name, colours().muted.name(), where.toHtmlEscaped(), says.join(QStringLiteral(" · ")));
    };
    m_new->setText(side(entry, like, tr("in der Liste")));
    m_like->setText(side(like, entry, tr("ist Nr. %1").arg(like.number)));
    m_question->setAccessibleName(tr("%1 und Nr. %2 %3: eine Person oder zwei?")
                                      .arg(text(tournament::nameOf(entry)))
                                      .arg(like.number)
                                      .arg(text(tournament::nameOf(like))));
    // After a draw nobody goes any more.
    const bool drawn = !m_now.rounds.empty() || !m_now.partnerships.empty();
    m_one->setEnabled(!drawn);
}

void ListReport::showAnswers() {
    while (QLayoutItem* item = m_answers->takeAt(0)) {
        if (item->widget() != nullptr) item->widget()->deleteLater();
        delete item;
    }
    const auto addRow = [this](const QString& said, const QString& name, const QString& again, auto does) {
        auto* row = new QWidget(m_rows);
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        auto* words = new QLabel(said, row);
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        words->setProperty("role", QStringLiteral("muted"));
        auto* button = new QPushButton(again, row);
        button->setObjectName(name);
        button->setProperty("role", QStringLiteral("plain"));
        button->setAutoDefault(true);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(again, said));
        connect(button, &QPushButton::clicked, this, does);
        line->addWidget(words, 1);
        line->addWidget(button);
        m_answers->addWidget(row);
    };
    if (!m_bad.isEmpty()) {
        QStringList rows = m_bad.mid(0, static_cast<qsizetype>(tournament::kMostAsked));
        if (rows.size() < m_bad.size()) rows << tr("und %1 weitere").arg(m_bad.size() - rows.size());
        auto* words = new QLabel(tr("Nicht gelesen: %1").arg(rows.join(QStringLiteral(" · "))), m_rows);
        words->setObjectName(QStringLiteral("listReportBad"));
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        words->setProperty("role", QStringLiteral("muted"));
        m_answers->addWidget(words);
    }
    for (const Answer& one : m_answered) {
        const QString kept = text(tournament::nameOf(one.kept));
        if (one.isOne)
            addRow(tr("✓ %1 ist Nr. %2, ergänzt").arg(kept).arg(one.kept.number),
                   QStringLiteral("listReportPart"), tr("doch zwei"), [this, one] { emit twoPeople(one); });
        else
            addRow(tr("✓ Nr. %1 %2 und Nr. %3 %4 sind zwei")
                       .arg(one.kept.number)
                       .arg(kept)
                       .arg(one.other.number)
                       .arg(text(tournament::nameOf(one.other))),
                   QStringLiteral("listReportMerge"), tr("doch derselbe"),
                   [this, one] { emit onePerson(one.about); });
    }
    if (!m_leftOut.empty()) {
        QStringList names;
        for (const tournament::LeftOut& one : m_leftOut) {
            const QString name = text(tournament::nameOf(one.entry));
            if (names.size() < static_cast<qsizetype>(tournament::kMostAsked))
                names << (one.sameEntry != 0 ? tr("%1 (Nr. %2)").arg(name).arg(one.sameEntry)
                                             : tr("%1 (Zeile %2)").arg(name).arg(one.sameLine));
        }
        if (names.size() < static_cast<qsizetype>(m_leftOut.size()))
            names << tr("und %1 weitere").arg(static_cast<qsizetype>(m_leftOut.size()) - names.size());
        addRow(tr("Weggelassen, weil gleich: %1").arg(names.join(QStringLiteral(" · "))),
               QStringLiteral("listReportTake"), tr("doch aufnehmen …"), [this] {
                   std::vector<Entry> entries;
                   for (const tournament::LeftOut& one : m_leftOut) entries.push_back(one.entry);
                   emit takeEqual(entries);
               });
    }
    m_answers->addStretch(1);
}

void ListReport::answerOne() {
    if (!m_open.empty() && m_one->isEnabled()) emit onePerson(desk::OpenCase(m_open.front()));
}

void ListReport::answerTwo() {
    if (m_open.empty()) return;
    const desk::OpenCase about = m_open.front();
    answered({about, false, *tournament::findEntry(m_now, about.like),
              *tournament::findEntry(m_now, about.entry)});
}

void ListReport::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_1:
        return answerOne();
    case Qt::Key_2:
        return answerTwo();
    case Qt::Key_Escape:
        emit done();
        return;
    default:
        QFrame::keyPressEvent(event);
    }
}

} // namespace schreiber::desktop
