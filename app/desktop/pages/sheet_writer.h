#pragma once

#include "base/session.h"

#include <desk/sheets.h>

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

// Writes what is keyed into the sheet that is open, and turns round what was written: asks in the window for
// what decides, for what is hardly meant, and why.
namespace schreiber::desktop {

struct Prompt;
class PromptBar;
class SheetEntry;

class SheetWriter : public QObject {
    Q_OBJECT
  public:
    SheetWriter(Session& session, PromptBar& prompt, SheetEntry& entry, QObject* parent = nullptr);

    // The sheet as it stands; none while no sheet is open.
    void setView(const std::optional<desk::SheetView>& view);
    // What is keyed, if it is whole.
    void write();
    // What is being keyed changes sides; with empty fields, what was written last.
    void swapSides();
    // What was refused is being mended: the word about it goes.
    void mend();

  signals:
    void lacking(const QString& what); // before anything can be written
    void asking();                     // about what stands in the fields
    void written();

  private:
    using LineDone = std::function<void(const tournament::Line&)>;

    void writePoints(const tournament::Line& line);
    void writeFigures(const tournament::Line& line);
    void writeLine(const tournament::Line& line);
    void writeFinal(const tournament::FinalScore& score, const QString& why = {});
    void writeSecond(const std::vector<int>& points);
    void turnLastLineRound();
    void rewriteFigures(const tournament::Line& swapped, int number, const LineDone& rewrite);
    void act(const Session::UseCase& useCase, const std::string& why = {});
    void finish(bool done, bool wasNew);
    void refuse(const desk::Failure& failure);
    void askAndAct(Prompt prompt, const Session::UseCase& useCase);
    // `instead`: the number of the line that it takes the place of, or 0.
    void askFact(const game::Question& question, int instead, const LineDone& write);
    void askOrder(const std::vector<game::Order>& orders, int instead, const LineDone& write);
    void askInsteadOfLines(const tournament::FinalScore& score);
    void askOverrule(const desk::Failure& failure, const tournament::Line& line);

    Session& m_session;
    PromptBar& m_prompt;
    SheetEntry& m_entry;
    std::optional<desk::SheetView> m_view;
    desk::SheetPlace m_place;
    bool m_refused = false; // and said; mended by what is typed next
};

// What a final score is refused by that has lines beside it: they can be struck.
bool hasOtherLines(const desk::Failure& failure);
// The last line that stands, where the sheet is written in lines; null where there is none.
const tournament::Line* lineToTurn(const tournament::Sheet& sheet);
// Where what is keyed can be counted in several orders, what hangs on that; empty where nothing does.
QString orderAhead(const desk::Evening& evening, const desk::SheetPlace& place, const tournament::Line& line);
// Before what was disputed counts: the score that will hold, in words and on the button.
Prompt whySettled(const desk::SheetView& view, const std::vector<int>& score, const QString& button);

} // namespace schreiber::desktop
