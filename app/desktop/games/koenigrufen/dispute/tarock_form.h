#pragma once

#include "pages/question_form.h"

#include <memory>
#include <string>
#include <vector>

class QLineEdit;

// A question about cards of Königrufen: its choices, and below them the pack, whose cards go into the field
// that is being filled in.
namespace schreiber::desktop {

class ChoiceForm;
class PackPalette;

class TarockForm : public QuestionForm {
    Q_OBJECT
  public:
    TarockForm(const game::ShortQuestions& questions, std::string question, words::Language language,
               QWidget* parent = nullptr);

    void ask(const game::CaseTable& table, const game::FieldValues& values) override;
    const game::FieldValues& values() const override;
    void arrive() override;
    bool takeKey(const QString& letter) override;
    void setKeysTaken(const QStringList& keys) override;
    void setFoot(QWidget* foot) override;
    // As wide as its choices; the pack is not shown where it has no room.
    QSize minimumSizeHint() const override;
    bool laysCards() const override { return true; }

    // Whether the question of this name asks for cards.
    static bool isFor(const std::string& question);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    std::vector<QLineEdit*> cardFields() const; // as they stand there now
    QLineEdit* field() const;                   // that the pack fills; null where there is none
    void lay(const QString& card);
    void takeBack();
    void showPack();
    void fitPack();

    std::string m_question;
    QString m_fieldName; // that was typed in last
    ChoiceForm* m_choices;
    PackPalette* m_palette;
    QFrame* m_pack; // around it
};

} // namespace schreiber::desktop
