#pragma once

#include "pages/page.h"

#include <desk/evening.h>

#include <optional>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QRadioButton;
class QVBoxLayout;

// The Schreibzettel: the paper on the left, what is keyed on the right. Two numbers and Enter write a line;
// or the final score alone.
namespace schreiber::desktop {

class KeyButton;
class PromptBar;
class Session;
class SheetModel;
class SheetPaper;

class SheetPage : public Page {
    Q_OBJECT
  public:
    SheetPage(Session& session, PromptBar& prompt, QWidget* parent = nullptr);

    // Game 0 is the first that is not finished, or the last.
    void open(int round, int table, int game = 0);
    int round() const { return m_place.round; }
    int table() const { return m_place.table; } // 0 while no sheet is open
    int game() const { return m_place.game; }

    void refresh() override;
    void arrive() override;

  private:
    QWidget* builtPaper();
    QWidget* builtPanel();
    void buildFields(QVBoxLayout* column);
    KeyButton* action(const QString& name, const QString& label, const QKeySequence& key,
                      void (SheetPage::*does)());

    void show(const desk::SheetView& view);
    void showFields(const desk::SheetView& view);
    void showStanding(const desk::SheetView& view);
    void showEndings(const desk::SheetView& view);
    void showNothing();

    bool keysFinal() const;
    void switchMode();
    void enterPressed(std::size_t field);
    bool nothingTyped() const;
    // What the fields say; an empty one is 0 in a line and missing in a final score.
    std::optional<std::vector<int>> typed() const;
    void write();
    bool writeLine(const std::vector<int>& points);
    bool writeFinal(const std::vector<int>& points);
    void clearFields();
    void swapSides();
    void strike();
    void confirm();
    void dispute();
    void step(int by);
    void toPrevious() { step(-1); }
    void toNext() { step(1); }

    Session& m_session;
    PromptBar& m_prompt;
    desk::SheetPlace m_place;
    std::optional<desk::SheetView> m_view;

    SheetModel* m_model;
    SheetPaper* m_paper = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_target = nullptr;
    QLabel* m_stateIcon = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_standing = nullptr;
    QLabel* m_dealer = nullptr;
    QRadioButton* m_lineByLine = nullptr;
    QRadioButton* m_finalScore = nullptr;
    QComboBox* m_ending = nullptr;
    QHBoxLayout* m_fields = nullptr;
    std::vector<QLabel*> m_names;
    std::vector<QLineEdit*> m_points;
    KeyButton* m_write = nullptr;
    KeyButton* m_swap = nullptr;
    KeyButton* m_strike = nullptr;
    KeyButton* m_confirm = nullptr;
    KeyButton* m_dispute = nullptr;
};

} // namespace schreiber::desktop
