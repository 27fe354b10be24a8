#pragma once

#include "pages/question_form.h"

#include <string>

// A question about cards as the page of disputes asks it: laid on the table, by the pack or as text.
namespace schreiber::desktop {

class CardQuestion;

class CardForm : public QuestionForm {
    Q_OBJECT
  public:
    CardForm(std::string question, words::Language language, QWidget* parent = nullptr);

    void ask(const game::CaseTable& table, const game::FieldValues& values) override;
    const game::FieldValues& values() const override { return m_values; }
    void showAnswer(const game::ShortAnswer& answer) override;
    void arrive() override;
    bool isWaiting() const override;
    bool takeKey(const QString&) override { return false; } // its parts have their keys
    bool laysCards() const override { return true; }

    // Whether the question of this name is asked so.
    static bool isFor(const std::string& question);

  private:
    void read();

    std::string m_question;
    game::FieldValues m_values;
    CardQuestion* m_cards;
};

} // namespace schreiber::desktop
