#pragma once

#include <QWidget>

#include <array>
#include <map>
#include <string>
#include <vector>
#include <words/language.h>

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include <perlaggen/ruling/question.h>
#endif

class QComboBox;
class QFormLayout;
class QFormLayout;
class QLabel;
class QListWidget;
class QTextBrowser;

// The questions that need no whole deal: one is chosen on the left, filled in on the right, and answered
// while it is being filled in.
namespace schreiber::desktop {

class KeyButton;

class QuestionDesk : public QWidget {
    Q_OBJECT
  public:
    explicit QuestionDesk(words::Language language, QWidget* parent = nullptr);

    // By which rules it is asked until somebody chooses others here; `name` is a club's own for them.
    void setRules(const perlaggen::ruling::AskedUnder& under, const QString& name = {});
    void arrive();

  signals:
    // The question as a record to go on with.
    void recordMade(const QString& record);
    void ruleAsked(const QString& point); // a rule of the answer is to be read

  private:
    using Values = std::map<std::string, std::string>;
    struct Field {
        std::string key;
        QWidget* widget = nullptr;
        QLabel* label = nullptr;
        std::string initial; // what stood there at first
    };

    void choose(int row);
    void buildFields();
    void keepTyped();
    void changePlayers();
    void refit(const std::vector<perlaggen::ruling::QuestionField>& fields);
    Field madeField(const perlaggen::ruling::QuestionField& field, int row);
    void orderTabs();
    void answer();
    void chooseRules();
    Values typed() const;
    void showCards();

    words::Language m_language;
    perlaggen::ruling::AskedUnder m_given;
    QString m_givenName;
    perlaggen::ruling::AskedUnder m_under;
    perlaggen::ruling::QuestionReply m_reply;
    std::vector<Field> m_fields;
    std::array<Values, perlaggen::ruling::kQuestions.size()> m_kept{}; // what was filled in, by question
    std::string m_trump; // as it was chosen last, in whatever question
    int m_asked = 0;     // the question on the page
    QListWidget* m_questions;
    QComboBox* m_rules;
    QLabel* m_title;
    QWidget* m_formPlace;
    QFormLayout* m_form = nullptr; // in it
    QLabel* m_problem;
    QLabel* m_cards;
    QTextBrowser* m_answer;
    QLabel* m_noRecord; // why the case cannot be put as a record, or what that lacks
    KeyButton* m_record;
};

} // namespace schreiber::desktop
