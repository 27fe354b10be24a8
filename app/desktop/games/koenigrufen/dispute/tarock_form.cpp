#include "games/koenigrufen/dispute/tarock_form.h"

#include "base/text.h"
#include "games/koenigrufen/dispute/tarock_deck.h"
#include "pages/choice_form.h"
#include "widgets/pack_palette.h"

#include <cards/tarock.h>

#include <QApplication>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <koenigrufen/line/short_questions.h>

namespace schreiber::desktop {
namespace {

constexpr int kPartsOfPack = 4; // beside each other
const QString kAskedField = QStringLiteral("ask-");

// A card that is played comes from the hand: the one is not in the way of the other.
bool isPlayedFrom(const QLineEdit& hand, const QLineEdit& played) {
    return hand.objectName() == kAskedField + QLatin1String("hand") &&
           played.objectName() == kAskedField + QLatin1String("played");
}

} // namespace

TarockForm::TarockForm(const game::ShortQuestions& questions, std::string question, words::Language language,
                       QWidget* parent)
    : QuestionForm(parent)
    , m_question(std::move(question))
    , m_choices(new ChoiceForm(questions, m_question, language, this))
    , m_palette(new PackPalette(QStringLiteral("tarockPalette"), kPartsOfPack, this))
    , m_pack(new QFrame(this)) {
    setObjectName(QStringLiteral("tarockForm"));
    m_palette->setDeck(std::make_shared<TarockDeck>(language));
    m_pack->setProperty("role", QStringLiteral("card"));
    auto* inside = new QVBoxLayout(m_pack);
    inside->addWidget(m_palette);
    inside->setContentsMargins(8, 4, 8, 4);
    m_pack->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_choices, 1);
    all->addWidget(m_pack);
    connect(m_choices, &ChoiceForm::changed, this, [this] {
        showPack();
        emit changed();
    });
    connect(m_palette, &PackPalette::laid, this, &TarockForm::lay);
    connect(m_palette, &PackPalette::takenBack, this, &TarockForm::takeBack);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        const auto fields = cardFields();
        if (std::find(fields.begin(), fields.end(), now) == fields.end()) return fitPack();
        m_fieldName = now->objectName();
        showPack();
    });
}

void TarockForm::setFoot(QWidget* foot) {
    m_choices->setFoot(foot);
}

QSize TarockForm::minimumSizeHint() const {
    return {m_choices->minimumSizeHint().width(), QuestionForm::minimumSizeHint().height()};
}

void TarockForm::resizeEvent(QResizeEvent* event) {
    QuestionForm::resizeEvent(event);
    fitPack();
}

// Where a card can go into a field, and there is room. Once the card in dispute lies and one is at what
// follows from it, the pack makes room for that.
void TarockForm::fitPack() {
    const QMargins around = m_pack->layout()->contentsMargins();
    const int least = m_palette->minimumSizeHint().width() + around.left() + around.right();
    const QWidget* const focus = QApplication::focusWidget();
    const auto fields = cardFields();
    const bool isElsewhere = focus != nullptr && m_choices->isAncestorOf(focus) &&
                             std::find(fields.begin(), fields.end(), focus) == fields.end();
    const bool isDone =
        isElsewhere && std::any_of(fields.begin(), fields.end(), [](const QLineEdit* one) {
            return one->objectName() == kAskedField + QLatin1String("played") && !one->text().isEmpty();
        });
    m_pack->setVisible(!fields.empty() && !isDone && least <= width());
}

bool TarockForm::isFor(const std::string& question) {
    for (const char* field : {"cards", "hand", "laid"})
        if (koenigrufen::line::asksForCards(question, field)) return true;
    return false;
}

void TarockForm::ask(const game::CaseTable& table, const game::FieldValues& values) {
    m_choices->ask(table, values);
    showPack();
}

const game::FieldValues& TarockForm::values() const {
    return m_choices->values();
}

void TarockForm::arrive() {
    m_choices->arrive();
}

// What is no chip's begins a card where one can go.
bool TarockForm::takeKey(const QString& letter) {
    if (m_choices->takeKey(letter)) return true;
    QLineEdit* const to = letter.front().isLetterOrNumber() ? field() : nullptr;
    if (to == nullptr) return false;
    to->setFocus(Qt::OtherFocusReason);
    to->setText((to->text() + QLatin1Char(' ') + letter).simplified());
    return true;
}

void TarockForm::setKeysTaken(const QStringList& keys) {
    m_choices->setKeysTaken(keys);
}

std::vector<QLineEdit*> TarockForm::cardFields() const {
    std::vector<QLineEdit*> fields;
    for (auto* edit : m_choices->findChildren<QLineEdit*>())
        if (edit->objectName().startsWith(kAskedField) && !edit->isHidden() &&
            koenigrufen::line::asksForCards(m_question, utf8(edit->objectName().mid(kAskedField.size()))) &&
            edit->parentWidget() != nullptr && !edit->parentWidget()->isHidden())
            fields.push_back(edit);
    return fields;
}

// The one that was typed in last, else the first that is empty.
QLineEdit* TarockForm::field() const {
    const auto fields = cardFields();
    for (QLineEdit* one : fields)
        if (one->objectName() == m_fieldName) return one;
    for (QLineEdit* one : fields)
        if (one->text().isEmpty()) return one;
    return fields.empty() ? nullptr : fields.back();
}

void TarockForm::lay(const QString& card) {
    QLineEdit* const to = field();
    if (to == nullptr) return;
    m_fieldName = to->objectName();
    to->setText((to->text() + QLatin1Char(' ') + card).simplified());
}

void TarockForm::takeBack() {
    QLineEdit* const from = field();
    if (from == nullptr) return;
    QStringList words = from->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (!words.isEmpty()) words.removeLast();
    from->setText(words.join(QLatin1Char(' ')));
}

// What lies elsewhere is pale; the head says into which field the next card goes.
void TarockForm::showPack() {
    PackPalette::Cards lie;
    static const QRegularExpression kBetween(QStringLiteral("[\\s,;/]+"));
    QLineEdit* const to = field();
    for (const QLineEdit* edit : cardFields()) {
        if (to != nullptr && (isPlayedFrom(*edit, *to) || isPlayedFrom(*to, *edit))) continue;
        for (const QString& word : edit->text().split(kBetween, Qt::SkipEmptyParts))
            if (const auto card = cards::tarock::readCard(utf8(word)))
                lie.laid.insert(text(cards::tarock::nameOf(*card)));
    }
    m_palette->show(lie);
    m_palette->setLine(to);
    fitPack();
    if (to != nullptr) m_palette->setTitle(to->accessibleName());
}

} // namespace schreiber::desktop
