#pragma once

#include "base/session.h"
#include "pages/sheet_face.h"

#include <optional>

class QFrame;
class QLabel;

// A sheet on which each line sums to zero. What is typed is read back in words and numbers, and stands on the
// paper in its place before it is written.
namespace schreiber::desktop {

class WholeLabel;
class KeyButton;
class LineKeys;
class PromptBar;
class ZeroSumEntry;
class ZeroSumModel;
class ZeroSumPaper;
class ZeroSumWriter;
class WriteButton;

class ZeroSumSheet : public SheetFace {
    Q_OBJECT
  public:
    ZeroSumSheet(Session& session, PromptBar& prompt, QWidget* parent = nullptr);

    QWidget& paper() override;
    int currentLine() const override;
    void stepLine(int by) override;
    int leastWidth() const override;
    void fitPaper(bool isStacked) override;
    QString rulesOf(const desk::SheetView& view) const override;
    QString headOf(const QString& state) const override;
    bool fillsPanel() const override;
    QString lineHint(bool canStrike) const override;
    QString strikeQuestion(int line, const desk::SheetView& after) const override;

    void showSheet(const desk::SheetView& view, bool isAnother) override;
    void showNothing() override;
    void showAhead() override;

    bool isOpen() const override;
    bool isCovered() const override;
    void write() override;
    void begin() override;
    bool leaveWay() override;

    bool isTyping() const override;
    bool isUntouched() const override;
    QString typedInWords() const override;
    Fields kept() const override;
    void setKept(const Fields& fields) override;
    void startAnew() override;
    void goToTyped() override;
    bool writeNext() override;

  private:
    void buildReadBack();
    void useKeys(); // those of the game
    void showTable();
    QString aboutNext() const; // who deals the next game, and by how much it counts
    void correct();            // the line that is chosen on the paper

    QString doubt() const;
    void warn(const QString& words); // about a key or a deed that cannot be
    enum class Told { Plain, Good, Warn, Bad };
    void say(const QString& words, Told told, const std::vector<int>& points = {});
    void showPoints(const QStringList& numbers); // by seat
    bool sayLine(const tournament::Line& line);  // whether it can be written
    bool sayTotals(const tournament::FinalScore& score);
    bool saySum(); // that the numbers do not come to zero
    void showPaper(const desk::SheetView& view, int typedLine = 0);

    Session& m_session;
    PromptBar& m_prompt;
    std::optional<desk::SheetView> m_view;
    QStringList m_names; // by seat
    bool m_isStacked = false;

    ZeroSumModel* m_model;
    ZeroSumPaper* m_paper;
    ZeroSumEntry* m_entry;
    ZeroSumWriter* m_writer;
    QLabel* m_about;
    QFrame* m_readBack = nullptr;
    WholeLabel* m_words = nullptr;
    WholeLabel* m_points = nullptr;
    WriteButton* m_write = nullptr;
    KeyButton* m_correct = nullptr;
    LineKeys* m_keys = nullptr; // none for a game that has none
    std::string m_keysOf;       // this game
    QLabel* m_beside = nullptr;
};

} // namespace schreiber::desktop
