#pragma once

#include <desk/failure.h>
#include <desk/settings.h>

#include <QFrame>

#include <words/language.h>

class QButtonGroup;
class QComboBox;
class QFormLayout;
class QLayout;
class QLineEdit;
class QSpinBox;

// What a new tournament needs: the rules of the place, the kind of evening, a name. What is asked follows
// from the rules and the kind; everything else has a default and can be changed later.
namespace schreiber::desktop {

class Clock;
class Dialogs;

class NewTournamentForm : public QFrame {
    Q_OBJECT
  public:
    NewTournamentForm(const Clock& clock, Dialogs& dialogs, words::Language language,
                      QWidget* parent = nullptr);

    void begin();
    void goToWrong(const desk::Failure& failure);
    // A file with a club's own rules, to be chosen among the others; empty for none.
    void offerRules(const QString& file);
    const QString& rulesFile() const { return m_rulesFile; }

  signals:
    void wanted(const schreiber::desk::NewTournament& tournament);

  private:
    QLayout* builtRules();
    QLayout* builtPresets();
    void buildZeroSum();
    void fillRules();
    // The kinds of evening that the rules allow.
    void fitToRules();
    // What only some kinds of evening ask for, or some rules.
    void fitFields();
    void make();
    void chooseRules();

    Dialogs& m_dialogs;
    words::Language m_language;
    QString m_rulesFile;    // with a club's own
    bool m_zeroSum = false; // by the chosen rules
    QFormLayout* m_form;
    QButtonGroup* m_format;
    QLineEdit* m_name;
    QLineEdit* m_place;
    QLineEdit* m_date;
    QComboBox* m_rules;
    QSpinBox* m_rounds;
    QSpinBox* m_target;
    QComboBox* m_last;
    QComboBox* m_meet;
    QComboBox* m_rest;
    QComboBox* m_losers;
    QSpinBox* m_groups;
    QSpinBox* m_qualify;
    // Where lines sum to zero.
    QSpinBox* m_deals;
    QComboBox* m_fives;
    QComboBox* m_end;
    QComboBox* m_doubled;
    QComboBox* m_kontra;
    QLineEdit* m_rankPoints;
    QSpinBox* m_stake;
};

} // namespace schreiber::desktop
