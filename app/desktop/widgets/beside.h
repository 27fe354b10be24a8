#pragma once

#include <QWidget>

#include <array>

class QBoxLayout;

// Two parts of a page beside each other; one above the other where the room is too narrow for both.
namespace schreiber::desktop {

class Beside : public QWidget {
    Q_OBJECT
  public:
    enum class Upper { Left, Right }; // the part that comes first where one is above the other

    explicit Beside(Upper upper, QWidget* parent = nullptr);

    // Left, then right. `least` is what it needs beside the other, where that is more than it says itself.
    void add(QWidget* part, int stretch, int least = 0);
    bool isStacked() const;

    QSize minimumSizeHint() const override;

  signals:
    void turned(); // beside each other, or no longer

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOut();

    Upper m_upper;
    QBoxLayout* m_parts;
    std::array<int, 2> m_least{};
};

} // namespace schreiber::desktop
