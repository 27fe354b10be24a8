#pragma once

#include "base/background.h"
#include "base/file_copies.h"
#include "base/file_soundness.h"
#include "widgets/message_strip.h"

#include <desk/draws.h>
#include <desk/entries.h>
#include <desk/evening.h>
#include <desk/settings.h>

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>
#include <words/language.h>

// The evening the window has open, and the one way to change it: `act` runs a use case of the desk, says what
// came of it, and tells the pages. The window keeps no state of the tournament beside it.
namespace schreiber::desktop {

class Dialogs;
class FileClaim;
class HeldInput;

// Whether that is the refusal which is told by this code.
bool isRefusal(const desk::Failure& failure, const char* code);

class Session : public QObject {
    Q_OBJECT
  public:
    Session(Dialogs& dialogs, words::Language language, QObject* parent = nullptr);
    ~Session() override;

    bool isOpen() const { return m_evening.has_value(); }
    // Its ranks and prizes are fixed: until it is opened again nothing is written.
    bool isClosed() const;
    const desk::Evening& evening() const { return *m_evening; }
    const tournament::Tournament& tournament() const { return m_evening->tournament(); }
    words::Language language() const { return m_language; }
    void setLanguage(words::Language language) { m_language = language; }
    // Writes a copy beside the window; where the file is gone, the evening goes on in that one.
    void saveCopy(const QString& path);
    // Whether nothing can be written where the file lies: found out on opening, until something was written.
    bool isReadOnly() const { return m_readOnly; }
    // Whether the file is where it was: a stick may be pulled out, and another file may lie there.
    bool isFileThere() const;
    bool isReplaced() const;
    FileSoundness& soundness() { return m_soundness; }
    const FileSoundness& soundness() const { return m_soundness; }
    FileCopies& copies() { return m_copies; }
    // What was altered is put back to what the journal says, or why it cannot be is said.
    void restore();
    // The clock of the round, on disk. False and said when that is not possible.
    bool keep(const store::KeptClock& clock);

    // Not where another window has it open: that is said.
    bool open(const QString& path);
    bool create(const QString& path, const desk::NewTournament& wanted);
    // A new file out of an export, read beside the window, and opened.
    bool createFrom(const std::string& exported, const QString& source, const QString& path);
    void close();
    // Takes in what another program wrote since.
    void refresh();

    using UseCase = std::function<desk::Outcome<desk::Receipt>(desk::Evening&, const desk::Confirmation&)>;
    // True when it happened. What would make printed or announced things wrong is asked first.
    bool act(const UseCase& useCase, const std::string& why = {});
    // The same where what is wanted may only be doubted, which makes nothing printed wrong: `asked` puts that
    // question in the window itself and calls what it is given once the answer is yes.
    using Asked = std::function<void(const QString& question, const std::function<bool()>& yes)>;
    // Where a result that is out is corrected, that question takes a reason, unless there is one already.
    bool act(const UseCase& useCase, const Asked& asked, const std::string& why = {});
    // The same where the reason is known, as a ruling's: each question is put in the window.
    bool actForReason(const UseCase& useCase, const Asked& asked);
    // What each of these would ask first, whatever reason is given; nothing is written.
    std::optional<desk::Failure> questionBefore(const UseCase& useCase);
    // Whoever is asked for a reason reads in the same question what the desk would ask; that is answered
    // then.
    UseCase askedIn(QString& question, const UseCase& useCase);

    // A draw, worked out in the background, where Esc lets it be. What happens is said by `busy`.
    bool draw(desk::DrawKind kind, const std::string& why = {});

    // A published draw is taken back only with a reason.
    enum class Undone { Done, Failed, NeedsReason };
    Undone undo(const std::string& why = {});
    void redo();

    // What is wrong with it is left to who knows the fields it was typed in.
    desk::Outcome<desk::Added> addEntry(const tournament::Entry& entry);
    desk::Outcome<desk::ImportReport> importEntries(const QByteArray& bytes, const QString& file,
                                                    const desk::ListWish& wish);

    // Something made of what is on disk, in the background: what went wrong in words, empty where nothing
    // did. It is told whether the file was altered. False, and that is said, where it came to nothing.
    using Making = std::function<QString(const desk::Evening&, bool altered, Cancellation&)>;
    bool make(const QString& what, const Making& making);

    // The value of something that only reads, or its failure said.
    template <class T>
    std::optional<T> read(desk::Outcome<T> outcome) {
        if (outcome.ok()) return std::move(outcome).value();
        fail(outcome.error());
        return std::nullopt;
    }

    void say(Tone tone, const QString& message) { emit said(tone, message); }
    void fail(const desk::Failure& failure);
    // What was said belonged to something that is no longer shown.
    void clearMessage() { emit messageCleared(); }
    // What was typed after a write that was let be is offered once something is written; whoever goes
    // somewhere else first is told it instead.
    void tellTypedLater();
    bool isBusy() const { return m_busy; }
    QString inWords(const desk::Failure& failure) const;

  signals:
    void opened();                   // another file, or none
    void moved();                    // the same evening goes on in another file
    void changed();                  // the tournament
    void did(const QString& what);   // what was just done, in a sentence
    void hinted(const QString& how); // how one goes on where one is; empty where nothing is to be said
    void busy(const QString& what);  // what takes a moment; empty when it is over
    void said(schreiber::desktop::Tone tone, const QString& message);
    void messageCleared();
    // These keys were not done; `play` does them where the keyboard is then.
    void typedLater(const QString& keys, const std::function<void()>& play);

  private:
    // A write that finds the file held by another program is tried again, beside the window and with the
    // input held, until it goes through or the person lets it be.
    template <class T>
    desk::Outcome<T> patiently(const std::function<desk::Outcome<T>()>& write);
    bool take(const QString& path); // or why not is said
    // What is written is as private as the evening that is open; `source` is what one is made of.
    void keepPrivate(const QString& source = {}) const;
    desk::Outcome<desk::Evening> readBeside(const QString& path);
    bool pause(HeldInput& held);
    void offerTypedLater();
    desk::Outcome<desk::Receipt> tried(const UseCase& useCase, const desk::Confirmation& confirmation);
    bool isDone(const desk::Outcome<desk::Receipt>& outcome); // or why not is said
    void report(const desk::Receipt& receipt, const QString& what);
    QString saved() const; // the last action, as saved
    desk::Outcome<desk::WorkedOutDraw> workedOut(const desk::DrawWish& wish);
    // In the background, said by `busy`.
    bool beside(const QString& what, const Background::Work& work);

    Dialogs& m_dialogs;
    words::Language m_language;
    std::optional<desk::Evening> m_evening;
    std::unique_ptr<FileClaim> m_claim; // on the file of m_evening
    bool m_readOnly = false;
    std::unique_ptr<HeldInput> m_typedLater; // none mostly
    Background m_background{this};
    bool m_busy = false;
    FileSoundness m_soundness{*this};
    FileCopies m_copies{*this};
};

} // namespace schreiber::desktop
