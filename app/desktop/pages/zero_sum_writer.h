#pragma once

#include "base/session.h"

#include <desk/sheets.h>

#include <QObject>

#include <functional>
#include <optional>
#include <utility>

// Writes what is keyed into the sheet that is open whose lines sum to zero, and asks in the window for the
// reason of what is corrected.
namespace schreiber::desktop {

struct Prompt;
class PromptBar;
class ZeroSumEntry;

class ZeroSumWriter : public QObject {
    Q_OBJECT
  public:
    ZeroSumWriter(Session& session, PromptBar& prompt, ZeroSumEntry& entry, QObject* parent = nullptr);

    void setView(const std::optional<desk::SheetView>& view) { m_view = view; }
    // What can hardly be meant of the line that is keyed, in a sentence; empty where it can.
    void setDoubt(std::function<QString()> doubt) { m_doubt = std::move(doubt); }
    void write();
    // What was refused is being mended: the word about it goes.
    void mend();

  signals:
    void lacking(const QString& what);
    void refused(); // as the read-back says
    void written();

  private:
    void refuse();
    void writeLine(const tournament::Line& line);
    void writeTotals(const tournament::FinalScore& score);
    void writeSecond(const std::vector<int>& points);
    void act(const Session::UseCase& useCase, const std::string& why = {});
    void ask(Prompt prompt, const Session::UseCase& useCase);
    void finish(bool done);
    void askAnyway(const QString& question, const std::function<void()>& yes);

    Session& m_session;
    PromptBar& m_prompt;
    ZeroSumEntry& m_entry;
    std::optional<desk::SheetView> m_view;
    std::function<QString()> m_doubt;
    bool m_refused = false; // and said
};

} // namespace schreiber::desktop
