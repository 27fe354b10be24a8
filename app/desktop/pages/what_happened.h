#pragma once

#include "pages/case_at_hand.h"

#include <QWidget>

#include <vector>

class QLabel;

// Was ist passiert? The questions of the game with the case in them, the table as people sit there, or the
// tables where none is known, and what else there is.
namespace schreiber::desktop {

class KeyButton;
class QuestionList;
class SeatsPicture;
class TableList;

class WhatHappened : public QWidget {
    Q_OBJECT
  public:
    explicit WhatHappened(words::Language language, QWidget* parent = nullptr);

    // `otherGame`: what else can be asked about where no evening is open.
    void show(const CaseHere& here, const std::vector<game::ShortQuestion>& questions,
              const std::vector<TableToAsk>& tables, const QString& otherGame);
    void offerPast(bool hasPast); // there are rulings of before
    void arrive();
    void arriveAtTables();
    bool takeKey(const QString& letter);

  signals:
    void asked(int question);
    void tableAsked();         // another one, or another game
    void tableChosen(int row); // of those that were shown; one more: none
    void recordAsked();
    void rulesAsked();
    void pastAsked();

  private:
    words::Language m_language;
    QuestionList* m_questions;
    QLabel* m_table;
    QLabel* m_rules;
    KeyButton* m_other;
    SeatsPicture* m_seats;
    TableList* m_tables;
    KeyButton* m_past;
};

} // namespace schreiber::desktop
