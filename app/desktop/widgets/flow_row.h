#pragma once

#include <QWidget>

#include <vector>

// Buttons and fields beside each other; those that do not fit go into the next line, so that large letters
// on a small screen make a page higher and not wider.
namespace schreiber::desktop {

class FlowRow : public QWidget {
    Q_OBJECT
  public:
    explicit FlowRow(QWidget* parent = nullptr);

    // What stretches is as narrow as it may be where that saves a line, and shares what is left of one.
    void add(QWidget* part, int stretch = 0);
    // What follows stands at the right, where all fits in one line.
    void addStretch();
    void setSpacing(int across, int down);
    // Gone where nothing in it is shown: an empty row would still keep its distance.
    void showIfFilled();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    void childEvent(QChildEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Part {
        QWidget* widget = nullptr; // none: room
        int stretch = 0;
        QSize size{}; // in its line
    };
    struct Line {
        std::vector<Part> parts;
        int width = 0;
        int height = 0;
    };

    std::vector<Line> brokenAt(int width) const;
    std::vector<Line> linesIn(int width) const;
    int heightIn(int width) const;
    int hintedHeight() const;
    void layOut();

    std::vector<Part> m_parts;
    int m_across = 6;
    int m_down = 6;
    int m_height = 0; // as it was laid out last
};

} // namespace schreiber::desktop
