#pragma once

#include <base/input_error.h>
#include <base/record_lines.h>
#include <kinds/ruling_sheet.h>
#include <tournament/ruling.h>

#include <QString>

#include <game/short_question.h>
#include <optional>
#include <string>
#include <words/language.h>

class QWidget;

// What the protocol of a dispute has from its game: how a record is read, in what words it is written, and
// the panel that lays it out.
namespace schreiber::desktop {

class DealPanel;

class RecordGame {
  public:
    virtual ~RecordGame() = default;

    virtual QString ending() const = 0; // of its files: `.perlagg`
    virtual DealPanel* makePanel(words::Language language, QWidget* parent) const = 0;
    // A record of a deal at this table of which nothing is told yet; it ends where the events begin. `head`:
    // the same as a dispute about that table has it.
    virtual std::string begunAt(const game::CaseTable& table, const game::Head& head) const = 0;
    // In the words that one writes on with; as it is where nobody can read it any more.
    virtual QString inOurWords(const QString& record, words::Language language) const = 0;
    // The lines of its one deal; nothing where it cannot be read.
    virtual std::optional<base::RecordLines> linesOf(const std::string& record) const = 0;
    // "„Q7“ – erwartet: CARD"
    virtual QString inWords(const base::InputError& error, words::Language language) const = 0;
    // A ruling that nobody has kept, as a paper to sign.
    virtual kinds::RulingSheet paper(const tournament::Ruling& ruling, words::Language language,
                                     const pdf::Moment& printed) const = 0;
};

} // namespace schreiber::desktop
