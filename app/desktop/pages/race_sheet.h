#pragma once

#include "base/session.h"
#include "pages/sheet_face.h"

#include <optional>

class QFrame;
class QLabel;
class QSpacerItem;

// A sheet on which sides race to a target.
namespace schreiber::desktop {

class PromptBar;
class RulingCard;
class SheetEntry;
class SheetModel;
class SheetPaper;
class SheetWriter;

class RaceSheet : public SheetFace {
    Q_OBJECT
  public:
    RaceSheet(Session& session, PromptBar& prompt, QWidget* parent = nullptr);

    QWidget& paper() override;
    int currentLine() const override;
    void stepLine(int by) override;
    void setMirrored(bool mirrored) override;
    int leastWidth() const override;
    void fitPaper(bool isStacked) override;
    bool takeBesideWrite(QWidget* button) override;
    QString headOf(const QString& state) const override;
    QString besideHead() const override;
    QString rulesOf(const desk::SheetView& view) const override;
    QString lineHint(bool canStrike) const override;
    QString strikeQuestion(int line, const desk::SheetView& after) const override;

    void showSheet(const desk::SheetView& view, bool isAnother) override;
    void showNothing() override;
    void showAhead() override;

    bool isOpen() const override;
    bool isCovered() const override;
    std::optional<int> turnedLine() const override;
    void swapSides() override;
    void write() override;
    void begin() override;
    bool leaveWay() override;

    int usual() const override;
    void setUsual(int way) override;

    bool isTyping() const override;
    bool isUntouched() const override;
    bool isHalf() const override;
    QString typedInWords() const override;
    Fields kept() const override;
    void setKept(const Fields& fields) override;
    void startAnew() override;
    void goToTyped() override;
    bool writeNext() override;

  private:
    // What stands there, in words; not the score beside another that would.
    void showStanding(bool withScore);
    void sayInTone(const QString& words, const QString& tone);
    void showLack(const QString& lack);
    QString defaultAhead(const tournament::Line& line) const;
    void showRulings(const desk::SheetView& view);
    bool sayAhead(); // whether it is a sheet that can be

    Session& m_session;
    PromptBar& m_prompt;
    std::optional<desk::SheetView> m_view;
    SheetModel* m_model;
    SheetPaper* m_paper;
    SheetEntry* m_entry;
    SheetWriter* m_writer;
    QFrame* m_readBack; // what would stand there, or what does; as high when it is empty
    QSpacerItem* m_readBackStrut;
    QLabel* m_ahead;
    QLabel* m_standing;
    QLabel* m_dealer;
    bool m_isStacked = false;
    RulingCard* m_ruling; // the last one of this game
};

} // namespace schreiber::desktop
