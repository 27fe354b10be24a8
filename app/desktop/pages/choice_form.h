#pragma once

#include "pages/question_form.h"

#include <optional>
#include <string>
#include <vector>

class QComboBox;

// A question whose answers are chips, a few lists and fields, as its game gives them: a row a field. What it
// asks may follow from what is filled in.
namespace schreiber::desktop {

class AnswerRow;

class ChoiceForm : public QuestionForm {
    Q_OBJECT
  public:
    ChoiceForm(const game::ShortQuestions& questions, std::string question, words::Language language,
               QWidget* parent = nullptr);

    void ask(const game::CaseTable& table, const game::FieldValues& values) override;
    const game::FieldValues& values() const override { return m_values; }
    void arrive() override;
    bool takeKey(const QString& letter) override;
    void setKeysTaken(const QStringList& keys) override;
    // What stands at the right of the last row; where it is narrow, below.
    void setFoot(QWidget* foot) override { m_foot = foot; }
    // As wide as it must be where labels stand above their chips.
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void refit();
    void build();
    void toNextField();
    void take(const std::string& name, const QString& value);
    QWidget* boxOf(const game::AskedField& field, QWidget* parent);
    QWidget* typedOf(const game::AskedField& field, QWidget* parent);
    bool isKnown(const game::AskedField& field) const;
    QString sideOf(std::optional<int> team) const;

    const game::ShortQuestions& m_questions;
    std::string m_question;
    words::Language m_language;
    game::CaseTable m_table;
    game::FieldValues m_values;
    std::vector<game::AskedField> m_fields;
    QWidget* m_inside = nullptr;
    QWidget* m_foot = nullptr;
    std::vector<AnswerRow*> m_rows;
    std::vector<QWidget*> m_parts; // what stands in the column of the chips
    QStringList m_taken;
    bool m_isNarrow = false;
    bool m_isFootBelow = false;
    bool m_isStacked = false; // labels stand above their chips
};

} // namespace schreiber::desktop
