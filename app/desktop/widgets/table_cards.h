#pragma once

#include <QListView>

// The tables of a round as cards: as large as they all fit on the page, with names whole; what does not fit
// at the usual size is scrolled to.
namespace schreiber::desktop {

class TableCards : public QListView {
    Q_OBJECT
  public:
    explicit TableCards(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOut();
    int heightOfCards(const QFont& font, int width) const;
};

} // namespace schreiber::desktop
