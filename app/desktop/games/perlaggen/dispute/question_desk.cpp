#include "games/perlaggen/dispute/question_desk.h"

#include "base/look.h"
#include "base/rule_sets.h"
#include "base/text.h"
#include "games/perlaggen/dispute/card_painter.h"
#include "games/perlaggen/dispute/ruling_text.h"
#include "widgets/beside.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <base/number.h>

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <papers/view.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>

namespace schreiber::desktop {
namespace {

using perlaggen::ruling::Question, perlaggen::ruling::QuestionField, perlaggen::ruling::QuestionReply;

constexpr int kAroundList = 24;          // its frame and padding, and a bar
constexpr int kLettersBesideAnswer = 34; // of a question beside the list
constexpr int kFewestQuestions = 3;
constexpr int kAnswerLines = 4;
constexpr int kQuestionCard = 40;
constexpr int kCardGap = 6;

QString answerParagraph(const QString& style, const QString& inner) {
    return QStringLiteral("<p style=\"margin:3px 0;%1\">%2</p>").arg(style, inner);
}

QString pageOf(const QuestionReply& reply) {
    const QString muted = QStringLiteral("color:%1;").arg(colours().muted.name());
    QString html = QStringLiteral("<p style=\"margin:0 0 8px 0;font-size:large;color:%1\"><b>%2</b></p>")
                       .arg((reply.open ? colours().warn : colours().accent).name(),
                            text(reply.verdict).toHtmlEscaped());
    if (!reply.steps.empty()) {
        html += QStringLiteral("<ol style=\"margin-left:-18px\">");
        for (const std::string& step : reply.steps)
            html += QStringLiteral("<li style=\"margin:3px 0\">%1</li>").arg(text(step).toHtmlEscaped());
        html += QStringLiteral("</ol>");
    }
    for (const QuestionReply::Basis& rule : reply.rules) {
        html += answerParagraph(QStringLiteral("margin-top:8px;"),
                                QStringLiteral("<a href=\"rule:%1\" style=\"color:%2\"><b>%3</b></a> %4")
                                    .arg(text(rule.rule), colours().text.name(),
                                         text(rule.title).toHtmlEscaped(), text(rule.text).toHtmlEscaped()));
        if (!rule.sources.empty())
            html +=
                answerParagraph(muted, QStringLiteral("<i>%1</i>").arg(text(rule.sources).toHtmlEscaped()));
    }
    return html;
}

const std::string kTrump = "trump"; // the field of it, in every question that asks for it

std::string valueOf(const QWidget* widget) {
    if (const auto* line = qobject_cast<const QLineEdit*>(widget)) return utf8(line->text());
    const auto* box = qobject_cast<const QComboBox*>(widget);
    return box == nullptr ? std::string() : utf8(box->currentData().toString());
}

// Its longest choice asks for room, but does not make the page wider than the window; opened it is whole.
void mayBeNarrow(QComboBox& box) {
    constexpr int kFewestLetters = 14;
    box.setMinimumWidth(kFewestLetters * box.fontMetrics().averageCharWidth());
}

// What was filled in before; a choice that these rules have not stays as it is.
void putBack(QWidget* widget, const std::map<std::string, std::string>& kept, const std::string& key) {
    const auto value = kept.find(key);
    if (value == kept.end()) return;
    const QSignalBlocker answersLater(widget);
    if (auto* box = qobject_cast<QComboBox*>(widget)) {
        const int same = box->findData(text(value->second));
        if (same >= 0) box->setCurrentIndex(same);
    } else if (auto* line = qobject_cast<QLineEdit*>(widget)) {
        line->setText(text(value->second));
    }
}

// With what is chosen already, where it still can be.
void fillBox(QComboBox& box, const QuestionField& field) {
    const QVariant chosen = box.count() > 0 ? box.currentData() : QVariant(text(field.initial));
    box.clear();
    for (const QuestionField::Choice& choice : field.choices)
        box.addItem(text(choice.label), text(choice.value));
    const int still = box.findData(chosen);
    box.setCurrentIndex(std::max(0, still >= 0 ? still : box.findData(text(field.initial))));
}

} // namespace

QuestionDesk::QuestionDesk(words::Language language, QWidget* parent)
    : QWidget(parent)
    , m_language(language)
    , m_questions(new QListWidget(this))
    , m_rules(new QComboBox(this))
    , m_title(new QLabel(this))
    , m_formPlace(new QWidget(this))
    , m_problem(new QLabel(this))
    , m_cards(new QLabel(this))
    , m_answer(new QTextBrowser(this))
    , m_noRecord(new QLabel(this))
    , m_record(new KeyButton(QStringLiteral("questionRecord"), this)) {
    m_questions->setObjectName(QStringLiteral("questionList"));
    m_questions->setAccessibleName(tr("Kurze Fragen"));
    m_questions->setSpacing(2);
    for (const Question question : perlaggen::ruling::kQuestions)
        m_questions->addItem(text(perlaggen::ruling::titleOf(question, m_language)));
    m_questions->setWordWrap(true);
    m_rules->setObjectName(QStringLiteral("questionRules"));
    m_rules->setAccessibleName(tr("Regelwerk"));
    for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
        m_rules->addItem(ruleSetTitle(set.id, m_language), text(set.id));
    mayBeNarrow(*m_rules);
    m_title->setProperty("role", QStringLiteral("sub"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("questionProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setProperty("tone", QStringLiteral("warn"));
    m_cards->setObjectName(QStringLiteral("questionCards"));
    m_answer->setObjectName(QStringLiteral("questionAnswer"));
    m_answer->setAccessibleName(tr("Antwort"));
    m_answer->setOpenLinks(false);
    m_answer->setTabChangesFocus(true);
    m_answer->setMinimumHeight(kAnswerLines * fontMetrics().height());
    m_noRecord->setObjectName(QStringLiteral("questionNoRecord"));
    m_noRecord->setTextFormat(Qt::PlainText);
    m_noRecord->setWordWrap(true);
    m_noRecord->setProperty("role", QStringLiteral("muted"));
    m_record->setLabel(tr("Als Protokoll weiter"));

    auto* head = new FlowRow(this);
    head->add(m_title);
    head->addStretch();
    head->add(m_rules);
    auto* asked = new QWidget(this);
    auto* right = new QVBoxLayout(asked);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(8);
    right->addWidget(head);
    right->addWidget(m_formPlace);
    right->addWidget(m_problem);
    right->addWidget(m_cards);
    right->addWidget(m_answer, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_noRecord, 1);
    foot->addWidget(m_record, 0, Qt::AlignRight);
    right->addLayout(foot);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    const int wide = m_questions->sizeHintForColumn(0) + kAroundList;
    auto* parts = new Beside(this);
    parts->add(m_questions, 0, wide);
    parts->add(asked, 1, kLettersBesideAnswer * fontMetrics().averageCharWidth());
    row->addWidget(parts);
    const auto fit = [this, parts, wide] { // above the question a few lines of the list
        const bool above = parts->isStacked();
        m_questions->setMinimumWidth(above ? 1 : wide);
        m_questions->setMaximumWidth(above ? QWIDGETSIZE_MAX : wide);
        m_questions->setMaximumHeight(above ? kFewestQuestions * m_questions->sizeHintForRow(0)
                                            : QWIDGETSIZE_MAX);
    };
    connect(parts, &Beside::turned, this, fit);
    fit();
    new QVBoxLayout(m_formPlace);
    m_formPlace->layout()->setContentsMargins(0, 0, 0, 0);

    m_under.rules = "innsbruck";
    connect(m_questions, &QListWidget::currentRowChanged, this, &QuestionDesk::choose);
    connect(m_questions, &QListWidget::activated, this, [this] { m_fields.front().widget->setFocus(); });
    connect(m_rules, &QComboBox::activated, this, &QuestionDesk::chooseRules);
    connect(m_answer, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { emit ruleAsked(url.toString().section(QLatin1Char(':'), 1)); });
    connect(m_record, &KeyButton::clicked, this, [this] {
        const auto record =
            perlaggen::record::read(m_reply.record); // and in the words that one writes on with
        emit recordMade(
            text(record ? perlaggen::record::write(*record, keywordsOf(m_language)) : m_reply.record));
    });
    m_questions->setCurrentRow(0);
}

void QuestionDesk::setRules(const perlaggen::ruling::AskedUnder& under, const QString& name) {
    if (m_given == under && m_givenName == name) return;
    m_given = m_under = under;
    m_givenName = name;
    for (int i = 0; i < m_rules->count(); ++i) { // a club's rules answer in place of those they are made of
        const QString id = m_rules->itemData(i).toString();
        const QString title = ruleSetTitle(utf8(id), m_language);
        const bool ours = utf8(id) == under.rules && !name.isEmpty();
        m_rules->setItemText(i, ours ? QStringLiteral("%1 (%2)").arg(name, title) : title);
    }
    m_rules->setCurrentIndex(m_rules->findData(text(under.rules)));
    buildFields();
}

void QuestionDesk::arrive() {
    m_questions->setFocus();
}

// Those of the evening with its house rules, or another place's as they stand.
void QuestionDesk::chooseRules() {
    const std::string rules = utf8(m_rules->currentData().toString());
    const std::optional<int> seats = m_under.seats;
    m_under = rules == m_given.rules ? m_given : perlaggen::ruling::AskedUnder{.rules = rules};
    m_under.seats = seats;
    for (const Field& field : m_fields) // the same cards under other rules, and not another trump
        if (field.key == kTrump) m_trump = valueOf(field.widget);
    buildFields();
}

void QuestionDesk::choose(int row) {
    if (row < 0) return;
    m_title->setText(m_questions->item(row)->text());
    buildFields();
}

void QuestionDesk::buildFields() {
    const int row = m_questions->currentRow();
    if (row < 0) return;
    const Question question = perlaggen::ruling::kQuestions[static_cast<std::size_t>(row)];
    keepTyped();
    m_asked = row;
    m_fields.clear();
    while (QLayoutItem* item = m_formPlace->layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    auto* place = new QWidget(m_formPlace);
    auto* form = new QFormLayout(place);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(6);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // large letters on a small screen
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form = form;
    for (const QuestionField& field : perlaggen::ruling::fieldsOf(question, m_under, m_language))
        m_fields.push_back(madeField(field, form->rowCount()));
    m_formPlace->layout()->addWidget(place);
    place->show(); // at once: the keyboard may go there next
    orderTabs();
    answer();
}

// In this row of the form, with what was filled in before.
QuestionDesk::Field QuestionDesk::madeField(const QuestionField& field, int row) {
    QWidget* place = m_form->parentWidget();
    QWidget* widget = nullptr;
    if (field.choices.empty()) {
        auto* line = new QLineEdit(text(field.initial), place);
        line->setPlaceholderText(text(field.hint));
        connect(line, &QLineEdit::textChanged, this, &QuestionDesk::answer);
        widget = line;
    } else {
        auto* box = new QComboBox(place);
        fillBox(*box, field);
        box->setMaxVisibleItems(24);
        mayBeNarrow(*box);
        const bool players = field.key == perlaggen::ruling::kPlayersField;
        connect(box, &QComboBox::currentIndexChanged, this,
                players ? &QuestionDesk::changePlayers : &QuestionDesk::answer);
        widget = box;
    }
    widget->setObjectName(QStringLiteral("question-") + text(field.key));
    widget->setAccessibleName(text(field.label));
    auto* label = new QLabel(text(field.label), place);
    label->setTextFormat(Qt::PlainText);
    m_form->insertRow(row, label, widget);
    Field made{field.key, widget, label, valueOf(widget)};
    const Values& kept = m_kept[static_cast<std::size_t>(m_asked)];
    putBack(widget, kept, field.key);
    if (field.key == kTrump && !kept.contains(kTrump)) putBack(widget, {{kTrump, m_trump}}, kTrump);
    return made;
}

void QuestionDesk::orderTabs() {
    QWidget* before = m_rules;
    for (const Field& field : m_fields) {
        setTabOrder(before, field.widget);
        before = field.widget;
    }
    setTabOrder(before, m_answer);
}

// What the other fields are called and begin with follows from how many play; what was typed stays.
void QuestionDesk::changePlayers() {
    for (Field& field : m_fields)
        if (field.key == perlaggen::ruling::kPlayersField) {
            field.initial = valueOf(field.widget); // in whatever question it is asked next
            if (const auto seats = base::readNumber(field.initial)) m_under.seats = seats;
        }
    const Question question = perlaggen::ruling::kQuestions[static_cast<std::size_t>(m_asked)];
    const std::vector<QuestionField> fields = perlaggen::ruling::fieldsOf(question, m_under, m_language);
    refit(fields);
    for (const QuestionField& now : fields)
        for (Field& field : m_fields) {
            if (field.key != now.key) continue;
            field.label->setText(text(now.label));
            field.widget->setAccessibleName(text(now.label));
            const QSignalBlocker answersLater(field.widget);
            auto* line = qobject_cast<QLineEdit*>(field.widget);
            if (line == nullptr) {
                if (now.key != perlaggen::ruling::kPlayersField)
                    fillBox(*qobject_cast<QComboBox*>(field.widget), now);
                continue;
            }
            line->setPlaceholderText(text(now.hint));
            if (utf8(line->text()) == field.initial) line->setText(text(now.initial));
            field.initial = now.initial;
        }
    answer();
}

// Where there are others than before, all but the last, which says how many play.
void QuestionDesk::refit(const std::vector<QuestionField>& fields) {
    auto [now, had] = std::mismatch(fields.begin(), fields.end(), m_fields.begin(), m_fields.end(),
                                    [](const QuestionField& a, const Field& b) { return a.key == b.key; });
    if (now == fields.end() && had == m_fields.end()) return;
    keepTyped();
    while (had->key != perlaggen::ruling::kPlayersField) {
        m_form->removeRow(had->widget);
        had = m_fields.erase(had);
    }
    for (; now->key != perlaggen::ruling::kPlayersField; ++now, ++had)
        had = m_fields.insert(had, madeField(*now, static_cast<int>(had - m_fields.begin())));
    orderTabs();
}

// Until the same question is asked again, also by other rules: all that is not as the form has it at first.
void QuestionDesk::keepTyped() {
    if (m_fields.empty()) return;
    Values& kept = m_kept[static_cast<std::size_t>(m_asked)];
    kept.clear();
    for (const Field& field : m_fields)
        if (std::string value = valueOf(field.widget); value != field.initial)
            kept[field.key] = std::move(value);
    if (const auto trump = kept.find(kTrump); trump != kept.end()) m_trump = trump->second;
}

QuestionDesk::Values QuestionDesk::typed() const {
    Values values;
    for (const Field& field : m_fields) values[field.key] = valueOf(field.widget);
    return values;
}

void QuestionDesk::answer() {
    const Question question =
        perlaggen::ruling::kQuestions[static_cast<std::size_t>(m_questions->currentRow())];
    m_reply = perlaggen::ruling::answerTo(question, m_under, typed(), m_language);
    showCards();
    QString problem;
    for (const Field& field : m_fields)
        if (field.key == m_reply.field)
            problem = field.widget->accessibleName() + QStringLiteral(": ") + text(m_reply.problem);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_answer->setHtml(m_reply.answered() ? pageOf(m_reply) : QString());
    m_record->setEnabled(m_reply.answered() && !m_reply.record.empty());
    const std::string& about = m_reply.record.empty() ? m_reply.withoutRecord : m_reply.aboutRecord;
    m_noRecord->setText(m_reply.answered() ? text(about) : QString());
}

// The cards of the trick as they lie.
void QuestionDesk::showCards() {
    const std::vector<cards::PlayedCard>& played = m_reply.cards;
    m_cards->setAccessibleName(tr("Die Karten"));
    m_cards->setVisible(!played.empty());
    if (played.empty()) return m_cards->clear();
    const int count = static_cast<int>(played.size());
    const QSize size(count * (kQuestionCard + kCardGap), static_cast<int>(kQuestionCard * kCardShape) + 2);
    QPixmap picture(size * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setFont(font());
    for (int i = 0; i < count; ++i)
        paintCard(painter,
                  QRectF(i * (kQuestionCard + kCardGap) + 1, 1, kQuestionCard, kQuestionCard * kCardShape),
                  played[static_cast<std::size_t>(i)], {});
    painter.end();
    m_cards->setPixmap(picture);
}

} // namespace schreiber::desktop
