#pragma once

#include "pages/own_part.h"

#include <words/language.h>

class QComboBox;
class QKeyEvent;
class QLabel;
class QListWidget;

// The club's list of Perlaggen, the strongest first.
namespace schreiber::desktop {

class OwnList : public OwnPart {
    Q_OBJECT
  public:
    explicit OwnList(words::Language language, QWidget* parent = nullptr);

    QString called() const override;
    void showOf(const tournament::Settings& wanted) override;
    void setFixed(bool isFixed) override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void show();
    void move(int by);
    void remove();
    void addPlace();
    void readList();
    bool choosesByKey(const QKeyEvent& key);

    words::Language m_language;
    tournament::Settings m_wanted;
    QListWidget* m_list;
    QComboBox* m_more;
    QLabel* m_hint;
};

} // namespace schreiber::desktop
