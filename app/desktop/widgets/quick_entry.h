#pragma once

#include "widgets/flow_row.h"

#include <tournament/club.h>
#include <tournament/model.h>

#include <functional>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace schreiber::tournament {
struct BadRow;
}

// The row in which people are entered one after the other: type, Tab, Enter, and the row is empty again.
namespace schreiber::desktop {

class ClubHint;
class KeyButton;

class QuickEntry : public FlowRow {
    Q_OBJECT
  public:
    explicit QuickEntry(QWidget* parent = nullptr);

    // A second person for pairs; camps where the tournament has them.
    void setShape(bool pairs, bool camps);
    void begin();
    void clear();
    void forget(); // clear, wherever the keyboard is
    // What is typed and not entered yet, in a line.
    QString line() const;
    // To the field of which this is said; its name, or nothing where there is none.
    QString goToField(const tournament::BadRow& fault);
    // Names are looked up while they are typed, and filled in where one is taken; `clubs` are those that
    // were typed before.
    void listenTo(ClubHint& hint);
    void setClubs(std::function<QStringList()> clubs) { m_clubs = std::move(clubs); }

  signals:
    void entered(const schreiber::tournament::Entry& entry);
    void lacking(const QString& what); // before anybody can be entered

  public slots:
    void enter();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QLineEdit* field(const char* name, const QString& label, int stretch);
    std::vector<QLineEdit*> lines() const;
    void takePerson(const tournament::ClubPerson& one);

    QLineEdit* m_first;
    QLineEdit* m_last;
    QLineEdit* m_partnerFirst;
    QLineEdit* m_partnerLast;
    QLineEdit* m_club;
    QLineEdit* m_camp;
    QLineEdit* m_born;
    QComboBox* m_sex;
    QCheckBox* m_paid;
    KeyButton* m_enter;
    ClubHint* m_hint = nullptr;
    std::function<QStringList()> m_clubs;
};

} // namespace schreiber::desktop
