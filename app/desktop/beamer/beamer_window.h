#pragma once

#include "beamer/wall_picture.h"

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

// The window on the wall. It paints what it is given and passes on its keys; closing it is the one thing it
// does itself.
namespace schreiber::desktop {

class BeamerWindow : public QWidget {
    Q_OBJECT
  public:
    BeamerWindow();

    void setPicture(const WallPicture& picture);
    // Another page: what was there fades away over it.
    void fadeTo(const WallPicture& picture);
    const WallPicture& picture() const { return m_picture; }
    void setBlack(bool black);
    bool isBlack() const { return m_black; }

  signals:
    void forwardAsked();
    void backAsked();
    void freezeAsked();
    void blackAsked();
    void fullAsked();   // on the screen it is on, or no longer
    void windowAsked(); // out of the full screen
    void resized();
    void closed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    WallPicture m_picture;
    QPixmap m_before; // fades away
    QVariantAnimation m_fade;
    bool m_black = false;
};

} // namespace schreiber::desktop
