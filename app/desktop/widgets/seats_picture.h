#pragma once

#include <QString>
#include <QWidget>

#include <vector>

// A table as people sit there, in the order of play: who, on which side, who deals, and the score in its
// middle.
namespace schreiber::desktop {

struct SeatsAtTable {
    struct Seat {
        QString name;
        QString side; // "SIE"
        QString mark; // "gestrichen", said in red
        bool deals = false;

        friend bool operator==(const Seat&, const Seat&) = default;
    };
    std::vector<Seat> seats; // from seat A, who sits at the top
    QString score;           // "14 : 12"
    QString target;          // "zu 15"
    bool isCounterClockwise = false;

    friend bool operator==(const SeatsAtTable&, const SeatsAtTable&) = default;
};

class SeatsPicture : public QWidget {
    Q_OBJECT
  public:
    explicit SeatsPicture(QWidget* parent = nullptr);

    void show(const SeatsAtTable& table);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    double longestBeside(const QFont& letters) const;

    SeatsAtTable m_table;
};

} // namespace schreiber::desktop
