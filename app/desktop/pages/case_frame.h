#pragma once

#include <QWidget>

// What stands above everything of a dispute: the way back, what is shown, and at the right the few buttons
// that apply to it; where they find no room there, below.
namespace schreiber::desktop {

class ElidedLabel;
class KeyButton;

class CaseFrame : public QWidget {
    Q_OBJECT
  public:
    explicit CaseFrame(QWidget* parent = nullptr);

    struct Offered {
        QString title;
        bool keeps = false;  // F8
        bool prints = false; // Ctrl+P
        QString fold;        // what F9 leads to; empty for nowhere
        bool goesBack = true;

        friend bool operator==(const Offered&, const Offered&) = default;
    };
    void offer(const Offered& offered);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  signals:
    void backAsked();
    void keepAsked();
    void printAsked();
    void foldAsked();

  private:
    void fit();

    ElidedLabel* m_title;
    KeyButton* m_back;
    KeyButton* m_keep;
    KeyButton* m_print;
    KeyButton* m_fold;
};

} // namespace schreiber::desktop
