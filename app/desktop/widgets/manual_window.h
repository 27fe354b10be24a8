#pragma once

#include <QStringList>
#include <QWidget>

#include <words/language.h>

class QLineEdit;
class QListWidget;
class QTextBrowser;

// The manual beside the window, one page a task, at the one that is just being done; it is built into the
// program and needs no file.
namespace schreiber::desktop {

class ManualWindow : public QWidget {
    Q_OBJECT
  public:
    // Its pages, in the order in which every language has them.
    enum class Part {
        Overview,
        NewTournament,
        Entries,
        Lists,
        Leaving,
        Draw,
        Partners,
        Formats,
        Round,
        Sheet,
        Confirming,
        Standings,
        Closing,
        Koenigrufen,
        KoenigrufenSheet,
        KoenigrufenCorrecting,
        KoenigrufenDispute,
        KoenigrufenPapers,
        Dispute,
        Record,
        Rulings,
        Rules,
        Print,
        Wall,
        Club,
        Settings,
        Journal,
        Exchange,
        CommandLine
    };

    explicit ManualWindow(words::Language language, QWidget* parent = nullptr);

    void showPart(Part part);

  signals:
    void rulesAsked(); // to be read: the rule book has them

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void showPage(int page);
    void seek();

    QStringList m_pages; // as they are written
    QLineEdit* m_sought;
    QListWidget* m_titles;
    QTextBrowser* m_text;
};

} // namespace schreiber::desktop
