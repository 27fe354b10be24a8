#pragma once

#include "models/slips_model.h"

#include <desk/failure.h>

#include <QFrame>

class QLabel;
class QTableView;

// Slips as they are read out: type, Enter, the next one. Numbers or a few letters of a name.
namespace schreiber::desktop {

class KeyButton;

class SlipGrid : public QFrame {
    Q_OBJECT
  public:
    explicit SlipGrid(QWidget* parent = nullptr);

    void open(const SlipForm& form);
    void begin();
    // The cells, row by row.
    QVariantList typed() const { return m_model->typed(); }
    void setTyped(const QVariantList& rows);
    bool isEmpty() const;
    // To what the desk refused, where it says which of the slips it was.
    void correct(const desk::Failure& failure);
    void take();

  signals:
    void taken(const std::string& csv);
    void unclear(const QString& typed);
    void leftAlone();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void correct(const QModelIndex& cell);
    void showRest();

    SlipsModel* m_model;
    QLabel* m_title;
    QLabel* m_rest;
    QTableView* m_cells;
    KeyButton* m_take;
    KeyButton* m_leave;
};

} // namespace schreiber::desktop
