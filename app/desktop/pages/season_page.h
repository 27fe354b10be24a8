#pragma once

#include <tournament/club.h>

#include <QWidget>

#include <lists/season.h>
#include <vector>
#include <words/language.h>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QStandardItemModel;
class QTableView;

// The table over the evenings that the club remembers: who has how much together, and from which evenings.
namespace schreiber::desktop {

class SeasonPage : public QWidget {
    Q_OBJECT
  public:
    explicit SeasonPage(words::Language language, QWidget* parent = nullptr);

    void show(tournament::Club club);
    void arrive();

  signals:
    void leaveAsked();

  private:
    void refresh();
    void fit();
    void tellWhich(const tournament::Season& season);

    words::Language m_language;
    tournament::Club m_club;
    QLabel* m_which; // evenings
    QComboBox* m_counting;
    QSpinBox* m_best;
    QLineEdit* m_since;
    QLineEdit* m_until;
    QStandardItemModel* m_model;
    std::vector<lists::InSeason::Column> m_columns;
    QTableView* m_table;
    QLabel* m_empty;
};

} // namespace schreiber::desktop
