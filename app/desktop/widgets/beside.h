#pragma once

#include <QBoxLayout>
#include <QWidget>

#include <array>

// Two parts of a page beside each other; one above the other where the room is too narrow for both.
namespace schreiber::desktop {

class Beside : public QWidget {
    Q_OBJECT
  public:
    enum class Above { Left, Right }; // which of them, where they are not beside each other
    explicit Beside(QWidget* parent = nullptr, Above above = Above::Left);

    // Left, then right. `least` is what it needs beside the other, where that is more than it says itself.
    void add(QWidget* part, int stretch, int least = 0);
    // Another part is shown in one's place, which needs more or less; `stretches` share what is left.
    void setShares(std::array<int, 2> stretches, std::array<int, 2> least);
    // One above the other, also where both would have room.
    void setNarrow(bool narrow);
    bool isStacked() const;

    QSize minimumSizeHint() const override;

  signals:
    void turned(); // beside each other, or no longer

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOut();

    QBoxLayout* m_parts;
    QBoxLayout::Direction m_stacked;
    std::array<int, 2> m_least{};
    bool m_isNarrow = false;
};

} // namespace schreiber::desktop
