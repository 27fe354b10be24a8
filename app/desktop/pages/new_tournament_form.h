#pragma once

#include "base/last_evening.h"

#include <desk/failure.h>
#include <desk/settings.h>

#include <QFrame>

#include <optional>
#include <words/language.h>

class QButtonGroup;
class QComboBox;
class QFormLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

// What a new evening needs: as the last one was, with another name and day; or the rules of the place, the
// kind of evening and a name, where it is the first. What is asked follows from the rules and the kind;
// everything else comes along, or has a default, and can be changed later.
namespace schreiber::desktop {

class Clock;
class Dialogs;
class KeyButton;

class NewTournamentForm : public QFrame {
    Q_OBJECT
  public:
    NewTournamentForm(const Clock& clock, Dialogs& dialogs, words::Language language,
                      const std::optional<LastEvening>& last, QWidget* parent = nullptr);

    void begin();
    void goToWrong(const desk::Failure& failure);
    // A file with a club's own rules, to be chosen among the others; empty for none.
    void offerRules(const QString& file);
    const QString& rulesFile() const { return m_rulesFile; }
    // As the last one was, or empty.
    bool isLike() const { return m_isLike; }
    void setLike(bool like);

  signals:
    void wanted(const schreiber::desk::NewTournament& tournament);

  private:
    // Where each line sums to zero.
    struct ZeroSum {
        QSpinBox* deals;
        QComboBox* fives;
        QComboBox* end;
        QComboBox* doubled;
        QComboBox* kontra;
        QLineEdit* rankPoints;
        QSpinBox* stake;
    };
    // Beside fields, and below them.
    struct Notes {
        QLabel* name;
        QLabel* date;
        QLabel* rules;
        QLabel* target;
        QLabel* along;
        QLabel* left;
    };

    QLayout* builtHead();
    void buildFields();
    void buildRows();
    void buildKinds();
    void buildZeroSum();
    QWidget* beside(QWidget* field, QLabel* note);
    void fillRules();
    // The kinds of evening that the rules allow.
    void fitToRules();
    // What only some kinds of evening ask for, or some rules.
    void fitFields();
    void fitTarget();
    void tellNotes();
    void showSettings(const tournament::Settings& settings);
    desk::NewTournament typed() const;
    void make();
    void chooseRules();

    const Clock& m_clock;
    Dialogs& m_dialogs;
    words::Language m_language;
    std::optional<LastEvening> m_last;
    bool m_isLike = false;
    QString m_rulesFile;    // with a club's own
    bool m_zeroSum = false; // by the chosen rules
    int m_ownTarget = 0;    // theirs
    QFormLayout* m_form;
    QPushButton* m_like;
    KeyButton* m_empty;
    QButtonGroup* m_format; // the kinds as a list, for whoever sees them the first time
    QComboBox* m_kind;      // and as a choice
    QLineEdit* m_name;
    QLineEdit* m_place;
    QLineEdit* m_date;
    QComboBox* m_rules;
    QSpinBox* m_rounds;
    QSpinBox* m_target;
    QComboBox* m_final;
    QComboBox* m_meet;
    QComboBox* m_rest;
    QComboBox* m_losers;
    QSpinBox* m_groups;
    QSpinBox* m_qualify;
    ZeroSum m_tarock;
    Notes m_notes;
};

} // namespace schreiber::desktop
