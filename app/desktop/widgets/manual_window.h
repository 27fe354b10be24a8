#pragma once

#include <QWidget>

#include <words/language.h>

class QLineEdit;
class QTextBrowser;

// The manual beside the window, at the part one is just at; it is built into the program and needs no file.
namespace schreiber::desktop {

class ManualWindow : public QWidget {
    Q_OBJECT
  public:
    // Its parts, in the order in which every language has them.
    enum class Part { NewTournament, Entries, Draw, Sheets, Standings, Dispute, Settings, Journal };

    explicit ManualWindow(words::Language language, QWidget* parent = nullptr);

    void showPart(Part part);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void seek();

    QLineEdit* m_sought;
    QTextBrowser* m_text;
};

} // namespace schreiber::desktop
