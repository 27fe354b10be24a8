#include "games/perlaggen/dispute/card_form.h"

#include "base/text.h"
#include "games/perlaggen/dispute/card_question.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

#include <perlaggen/line/short_questions.h>
#include <utility>

namespace schreiber::desktop {

using perlaggen::line::questionNamed;

CardForm::CardForm(std::string question, words::Language language, QWidget* parent)
    : QuestionForm(parent)
    , m_question(std::move(question))
    , m_cards(new CardQuestion(language, this)) {
    setObjectName(QStringLiteral("cardForm"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_cards);
    connect(m_cards, &CardQuestion::changed, this, [this] {
        read();
        emit changed();
    });
}

bool CardForm::isFor(const std::string& question) {
    const auto named = questionNamed(question);
    return named && isAskedWithCards(*named);
}

void CardForm::ask(const game::CaseTable& table, const game::FieldValues& values) {
    const QSignalBlocker answeredOnce(m_cards);
    CardCase asked{.under = perlaggen::line::askedUnder(table)};
    for (const std::string& name : table.called) asked.names.push_back(text(name));
    if (table.head.dealer) asked.dealer = static_cast<cards::Seat>(*table.head.dealer);
    m_cards->ask(*questionNamed(m_question), asked);
    if (!values.empty()) {
        std::map<std::string, std::string> kept;
        for (const game::FieldValue& one : values) kept[one.name] = one.value;
        m_cards->setValues(kept);
    }
    read();
}

void CardForm::read() {
    m_values.clear();
    for (const auto& [name, value] : m_cards->values()) game::setValue(m_values, name, value);
}

void CardForm::showAnswer(const game::ShortAnswer& answer) {
    m_cards->showBest(answer.best);
}

bool CardForm::isWaiting() const {
    return m_cards->isNaming();
}

void CardForm::arrive() {
    m_cards->arrive();
}

} // namespace schreiber::desktop
