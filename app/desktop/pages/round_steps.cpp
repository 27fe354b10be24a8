#include "pages/round_steps.h"

#include "base/look.h"
#include "papers.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/whole_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kMostCopies = 20;
constexpr double kPicture = 5.2;     // of a line, high
constexpr double kPaperShape = 0.71; // of its height, wide

// In a circle, filled where it is due.
class StepNumber final : public QLabel {
  public:
    using QLabel::QLabel;

  protected:
    void paintEvent(QPaintEvent*) override {
        const Colours& c = colours();
        const QString tone = property("tone").toString();
        const bool due = tone == QLatin1String("due");
        const bool done = tone == QLatin1String("done");
        const QColor edge = due ? kDue : done ? c.good : c.muted;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(edge, 2));
        painter.setBrush(due ? QBrush(kDue) : done ? QBrush(c.goodBack) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
        painter.setPen(due ? kOnDue : edge);
        painter.setFont(scaled(font(), 1.0, true));
        painter.drawText(rect(), Qt::AlignCenter, text());
    }

  private:
    static constexpr QColor kDue{0xF2, 0xC1, 0x4E}; // as the button for the next thing
    static constexpr QColor kOnDue{0x20, 0x18, 0x0A};
};

QString pagesInWords(int pages, pdf::PageSize size) {
    return pages == 1 ? RoundSteps::tr("1 Seite %1").arg(pageCalled(size))
                      : RoundSteps::tr("%1 Seiten %2").arg(pages).arg(pageCalled(size));
}

} // namespace

RoundSteps::RoundSteps(QWidget* parent)
    : QFrame(parent) {
    setObjectName(QStringLiteral("roundSteps"));
    setProperty("role", QStringLiteral("card"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(builtHead());
    column->addWidget(builtBody());
    setTables({});
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // what is left is the tables'
    hide();
}

QWidget* RoundSteps::builtHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    const QString titles[] = {tr("Drucken"), tr("Uhr starten"), tr("Zettel eintippen")};
    const QString abouts[] = {{}, {}, tr("sobald einer kommt")};
    for (std::size_t place = 0; place < m_cells.size(); ++place) {
        auto* box = new QWidget(head);
        auto* inside = new QGridLayout(box);
        inside->setContentsMargins(14, 6, 14, 6);
        inside->setHorizontalSpacing(12);
        inside->setVerticalSpacing(0);
        Cell& cell = m_cells[place];
        cell.number = new StepNumber(QString::number(place + 1), box);
        const int size = fontMetrics().height() * 3 / 2;
        cell.number->setFixedSize(size, size);
        cell.title = new QLabel(titles[place], box);
        cell.about = new QLabel(abouts[place], box);
        cell.about->setObjectName(QStringLiteral("roundStepAbout%1").arg(place));
        cell.about->setProperty("role", QStringLiteral("small"));
        for (QLabel* words : {cell.title, cell.about}) words->setMinimumWidth(1);
        inside->addWidget(cell.number, 0, 0, 2, 1);
        inside->addWidget(cell.title, 0, 1);
        inside->addWidget(cell.about, 1, 1);
        inside->setColumnStretch(1, 1);
        row->addWidget(box, 1);
    }
    return head;
}

QWidget* RoundSteps::builtBody() {
    m_body = new QWidget(this);
    m_papers = new FlowRow(m_body);
    m_papers->setSpacing(12, 8);
    for (std::size_t place = 0; place < m_shown.size(); ++place) build(m_shown[place], place);
    m_sum = new QLabel(m_body);
    m_sum->setObjectName(QStringLiteral("roundPages"));
    m_sum->setProperty("role", QStringLiteral("muted"));
    m_printers = new QComboBox(m_body);
    m_printers->setObjectName(QStringLiteral("roundPrinter"));
    m_printers->setAccessibleName(tr("Drucker"));
    m_printers->setMinimumWidth(20 * fontMetrics().averageCharWidth());
    m_skip = new KeyButton(QStringLiteral("roundSkip"), m_body);
    m_skip->setLabel(tr("Ohne Druck weiter"), KeyButton::Key::ShownOnly);
    m_skip->setProperty("role", QStringLiteral("plain"));
    m_look = new KeyButton(QStringLiteral("roundLook"), m_body);
    m_look->setLabel(tr("Nur ansehen"), KeyButton::Key::ShownOnly);
    connect(m_skip, &KeyButton::clicked, this, &RoundSteps::skipAsked);
    connect(m_look, &KeyButton::clicked, this, &RoundSteps::lookAsked);
    auto* last = new FlowRow(m_body);
    last->setSpacing(12, 6);
    last->add(m_sum);
    last->add(m_printers);
    last->addStretch();
    last->add(m_skip);
    last->add(m_look);
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(14, 8, 14, 10);
    column->setSpacing(8);
    column->addWidget(m_papers);
    column->addWidget(last);
    return m_body;
}

void RoundSteps::build(Shown& shown, std::size_t place) {
    const auto name = [place](const char* part) {
        return QStringLiteral("%1%2").arg(QLatin1String(part)).arg(place);
    };
    shown.box = new QWidget(m_papers);
    shown.tick = new QCheckBox(shown.box);
    shown.tick->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    shown.tick->setObjectName(name("roundPaper"));
    shown.picture = new QLabel(shown.box);
    shown.picture->setProperty("role", QStringLiteral("page"));
    shown.picture->setAlignment(Qt::AlignCenter);
    shown.picture->setFixedSize(static_cast<int>(pictureHeight() * kPaperShape) + 2, pictureHeight() + 2);
    auto* title = new QLabel(shown.box);
    title->setObjectName(name("roundPaperTitle"));
    title->setProperty("role", QStringLiteral("strong"));
    title->setBuddy(shown.tick);
    shown.pages = new QLabel(shown.box);
    shown.pages->setObjectName(name("roundPaperPages"));
    shown.note = new QLabel(shown.box);
    shown.note->setProperty("role", QStringLiteral("small"));
    shown.copies = new QSpinBox(shown.box);
    shown.copies->setObjectName(name("roundPaperCopies"));
    shown.copies->setRange(1, kMostCopies);
    shown.copies->setSuffix(QStringLiteral(" ×"));
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    words->addWidget(title);
    words->addWidget(shown.pages);
    words->addWidget(shown.note);
    words->addWidget(shown.copies, 0, Qt::AlignLeft);
    words->addStretch(1);
    auto* row = new QHBoxLayout(shown.box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(shown.tick);
    row->addWidget(shown.picture);
    row->addLayout(words, 1);
    m_papers->add(shown.box, 1);
    const auto tell = [this] {
        showPages();
        emit changed();
    };
    connect(shown.tick, &QCheckBox::toggled, this, tell);
    connect(shown.copies, &QSpinBox::valueChanged, this, tell);
}

int RoundSteps::pictureHeight() const {
    return static_cast<int>(kPicture * fontMetrics().height());
}

void RoundSteps::setParts(const std::vector<Part>& parts, const QStringList& notes,
                          words::Language language) {
    m_count = std::min(parts.size(), m_shown.size());
    for (std::size_t place = 0; place < m_shown.size(); ++place) {
        Shown& shown = m_shown[place];
        shown.box->setVisible(place < m_count);
        if (place >= m_count) continue;
        const Part& part = parts[place];
        shown.kind = part.kind;
        shown.title = Papers::titleOf(part.kind, language);
        shown.count = 0;
        shown.box->findChild<QLabel*>(QStringLiteral("roundPaperTitle%1").arg(place))->setText(shown.title);
        shown.tick->setAccessibleName(shown.title);
        shown.copies->setAccessibleName(tr("Wie oft: %1").arg(shown.title));
        shown.note->setText(notes.value(static_cast<qsizetype>(place)));
        shown.picture->setPixmap({});
        shown.tick->setChecked(part.ticked);
        shown.copies->setValue(part.copies);
    }
    showPages();
}

void RoundSteps::setPicture(kinds::Kind kind, int pages, const QImage& picture) {
    for (std::size_t place = 0; place < m_count; ++place)
        if (Shown& shown = m_shown[place]; shown.kind == kind) {
            shown.count = pages;
            shown.picture->setPixmap(QPixmap::fromImage(picture).scaled(
                shown.picture->size() - QSize(2, 2), Qt::KeepAspectRatio, Qt::SmoothTransformation));
        }
    showPages();
    emit changed();
}

void RoundSteps::setPrinters(const QStringList& names, const QString& chosen) {
    m_printers->clear();
    m_printers->addItems(names);
    m_printers->setCurrentText(chosen);
    m_printers->setVisible(!names.isEmpty());
    showPages();
    emit changed();
}

void RoundSteps::setMinutes(int minutes) {
    m_cells[1].about->setText(tr("%1 Minuten").arg(minutes));
}

void RoundSteps::setTables(const QString& tables) {
    m_tables = tables;
    m_cells[0].about->setText(tables.isEmpty() ? tr("Sitzliste und Zettel") : tr("Tisch %1").arg(tables));
}

void RoundSteps::show(RoundStep step) {
    m_step = step;
    setVisible(step != RoundStep::None);
    m_body->setVisible(step == RoundStep::Print);
    showHead();
    emit changed();
}

void RoundSteps::showHead() {
    const auto due = m_step == RoundStep::Print ? 0 : 1;
    for (int place = 0; place < static_cast<int>(m_cells.size()); ++place) {
        const Cell& cell = m_cells[static_cast<std::size_t>(place)];
        setTone(*cell.number, place == due  ? QStringLiteral("due")
                              : place < due ? QStringLiteral("done")
                                            : QString());
        cell.number->setText(place < due ? QStringLiteral("✓") : QString::number(place + 1));
        cell.title->setProperty("role", place == due ? QStringLiteral("strong") : QString());
        cell.title->style()->unpolish(cell.title);
        cell.title->style()->polish(cell.title);
    }
}

std::vector<RoundSteps::Part> RoundSteps::parts() const {
    std::vector<Part> parts;
    for (std::size_t place = 0; place < m_count; ++place)
        parts.push_back(
            {m_shown[place].kind, m_shown[place].copies->value(), m_shown[place].tick->isChecked()});
    return parts;
}

int RoundSteps::pages() const {
    int pages = 0;
    for (std::size_t place = 0; place < m_count; ++place)
        if (const Shown& shown = m_shown[place]; shown.tick->isChecked())
            pages += shown.count * shown.copies->value();
    return pages;
}

QStringList RoundSteps::ticked() const {
    QStringList titles;
    for (std::size_t place = 0; place < m_count; ++place)
        if (m_shown[place].tick->isChecked()) titles << m_shown[place].title;
    return titles;
}

QString RoundSteps::printer() const {
    return m_printers->currentText();
}

void RoundSteps::showPages() {
    for (std::size_t place = 0; place < m_count; ++place)
        m_shown[place].pages->setText(m_shown[place].count == 0 ? QStringLiteral("…")
                                                                : pagesInWords(m_shown[place].count, m_page));
    const int all = pages();
    const bool none = m_printers->count() == 0;
    m_sum->setText(none       ? tr("Kein Drucker eingerichtet: als PDF speichern und anderswo drucken.")
                   : all == 1 ? tr("1 Seite an")
                              : tr("%1 Seiten an").arg(all));
    m_look->setEnabled(!ticked().isEmpty());
}

} // namespace schreiber::desktop
