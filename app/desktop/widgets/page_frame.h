#pragma once

#include <QPointer>
#include <QScrollArea>

// Where there is less room than its inside needs, large letters on a small screen, it scrolls: nothing is
// squeezed or cut. What the keyboard comes to is brought into view.
namespace schreiber::desktop {

class PageFrame : public QScrollArea {
    Q_OBJECT
  public:
    PageFrame(const QString& name, QWidget* inside, QWidget* parent = nullptr);

    // The frame around it.
    static PageFrame* of(const QWidget& inside);
    // However small the frame becomes, until another part is kept so.
    void keepInView(const QWidget& part);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();
    void bringIntoView(const QWidget& part);

    QPointer<const QWidget> m_kept;
};

} // namespace schreiber::desktop
