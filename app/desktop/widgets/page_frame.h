#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QScrollArea>

#include <utility>

// Where there is less room than its inside needs, large letters on a small screen, it scrolls: nothing is
// squeezed or cut. What the keyboard comes to is brought into view.
namespace schreiber::desktop {

class PageFrame : public QScrollArea {
    Q_OBJECT
  public:
    // Before it is laid out, build makes its inside.
    explicit PageFrame(const QString& name, QWidget* parent = nullptr);

    // Makes the inside where it stays: of whatever gets another parent once it is finished, the style sheet
    // is worked out anew for everything in it.
    template <class Inside, class... Arguments>
    Inside* build(Arguments&&... arguments) {
        auto* inside = new Inside(std::forward<Arguments>(arguments)..., viewport());
        hold(inside);
        return inside;
    }

    // The frame around it.
    static PageFrame* of(const QWidget& inside);
    // However small the frame becomes, until another part is kept so.
    void keepInView(const QWidget& part);
    // Of a list the row one stands on.
    void bringIntoView(const QWidget& part);
    // What is shown is another one: from its beginning, as far as the keyboard is in sight then.
    void startAtTop();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void hold(QWidget* inside);
    void fit(int high);
    bool takesBar(int needed, int room);
    QRect placeOf(const QWidget& part) const;
    bool isSeen(const QWidget& part, int height) const;
    void ensureSeen(const QRect& place);
    void follow(QWidget& part);
    void followRow();

    QPointer<const QWidget> m_kept;
    QPointer<const QWidget> m_last; // the keyboard came to it
    QMetaObject::Connection m_row;  // and goes from row to row there
    bool m_hasBar = false;          // or the room of one
    int m_neededBeside = -1;        // height beside the bar, as it was to go last
    int m_turns = 0;
    QElapsedTimer m_turned;
};

} // namespace schreiber::desktop
