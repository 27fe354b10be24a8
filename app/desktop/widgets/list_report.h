#pragma once

#include <desk/entries.h>
#include <tournament/model.h>

#include <QFrame>
#include <QStringList>

#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;
class QScrollArea;

// What came of an entry list that was taken: how many are new, who was left out because the list says it
// twice, and whether two of similar names are one person. That is asked here, one after the other; what was
// answered stays and can be answered otherwise.
namespace schreiber::desktop {

class FlowRow;
class KeyButton;

class ListReport : public QFrame {
    Q_OBJECT
  public:
    explicit ListReport(QWidget* parent = nullptr);

    // With the lines that could not be read, and why.
    void show(const QString& file, const desk::ImportReport& report, const QStringList& bad = {});
    // As the entries are now: who is gone is no question any more, and an answer that was taken back is none.
    void refresh(const tournament::Tournament& tournament);
    // Whom the questions that nobody answered are about; it stands in the list.
    const std::vector<desk::OpenCase>& open() const { return m_open; }
    // One that is asked elsewhere stands there as well, until it is answered.
    void leaveOpen(const desk::OpenCase& about) { m_open.push_back(about); }
    void settle(const desk::OpenCase& about) { std::erase(m_open, about); }
    static QString oneInWords() { return tr("Derselbe, ergänzen"); }
    static QString twoInWords() { return tr("Zwei Leute"); }

    // What was answered is done by whoever is asked to, and told here once it is.
    struct Answer {
        desk::OpenCase about;
        bool isOne = false;
        tournament::Entry kept; // as both were before
        tournament::Entry other;
    };
    void answered(const Answer& answer);
    // Who were one are two again, under a new number.
    void parted(const desk::OpenCase& before, const Answer& now);
    void taken(); // those who were left out are entered

  signals:
    void onePerson(const desk::OpenCase& about);
    void twoPeople(const Answer& answer); // who were one
    void takeEqual(const std::vector<tournament::Entry>& entries);
    void openChanged(); // how many questions are open
    void done();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void showTags();
    void showQuestion();
    void showAnswers();
    void answerOne();
    void answerTwo();
    void addTag(const QString& words, const char* tone);

    QLabel* m_title;
    FlowRow* m_tags;
    QFrame* m_question;
    QLabel* m_new;
    QLabel* m_like;
    KeyButton* m_one;
    KeyButton* m_two;
    KeyButton* m_done;
    QWidget* m_rows;
    QBoxLayout* m_answers;
    int m_imported = 0;
    std::size_t m_more = 0; // alike beyond those that are asked about
    std::vector<tournament::LeftOut> m_leftOut;
    QStringList m_bad; // lines that were not read, and why
    std::vector<desk::OpenCase> m_open;
    std::size_t m_openTold = 0;
    std::vector<Answer> m_answered;
    tournament::Tournament m_now;
};

} // namespace schreiber::desktop
