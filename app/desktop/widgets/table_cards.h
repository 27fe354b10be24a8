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
    // What the cards were laid out for.
    struct Room {
        int cards = 0;
        int width = 0;
        int window = 0; // its height
        bool operator==(const Room&) const = default;
    };
    Room room() const;
    void settle();
    void layOut();
    int heightOfCards(const QFont& font, int width) const;

    Room m_laidOut;
    int m_laidOutFor = 0;
    Room m_room;
    int m_height = 0;       // the most there was in this room
    bool m_settles = false; // soon
};

} // namespace schreiber::desktop
