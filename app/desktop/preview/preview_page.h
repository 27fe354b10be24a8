#pragma once

#include "papers.h"
#include "preview/page_pictures.h"
#include "widgets/message_strip.h"

#include <desk/failure.h>

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QSpinBox;

// A paper before it is printed or saved: the very bytes that the printer gets.
namespace schreiber::desktop {

class Dialogs;
class KeyButton;
class LayoutChoice;
class PageView;
class Printers;

class PreviewPage : public QWidget {
    Q_OBJECT
  public:
    // `printer`: the one it was printed on the last time, or empty.
    PreviewPage(Dialogs& dialogs, const QString& printer, QWidget* parent = nullptr);

    // What is shown already, laid out otherwise, stays at what it was: copies, and where the keyboard is.
    void show(const Paper& paper);
    const Paper& paper() const { return m_paper; }
    bool isSame(const Paper& paper) const { return paper.recipe && paper.recipe == m_paper.recipe; }
    void arrive();
    void print();
    void printOrSave(); // whichever can be done

  signals:
    void leaveAsked();
    void layoutChosen(const schreiber::desktop::PaperLayout& layout); // is shown once it is made
    void printed(const QString& printer);                             // to be remembered
    void saved();
    void said(schreiber::desktop::Tone tone, const QString& message);
    void failed(const schreiber::desk::Failure& failure);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    KeyButton* button(const char* name, const QString& label);
    QWidget* builtLeafing();
    QWidget* builtPrinting();
    void showParts(const QList<PagePart>& parts);
    void follow();
    void save();
    bool isAwaited(void (PreviewPage::*then)());
    void offer(const QStringList& names, const QString& usual);

    Dialogs& m_dialogs;
    QString m_usualPrinter;
    Paper m_paper;
    PageView* m_view;
    QListWidget* m_parts; // of all papers together, with how many pages each has
    Printers* m_printers;
    QLabel* m_title;
    QLabel* m_where;
    KeyButton* m_back;
    KeyButton* m_forward;
    LayoutChoice* m_layout;
    void (PreviewPage::*m_then)() = nullptr; // wanted while the paper is still being made
    QComboBox* m_printer;
    QSpinBox* m_copies;
    QLabel* m_noPrinter;
    KeyButton* m_print;
    KeyButton* m_save;
};

} // namespace schreiber::desktop
