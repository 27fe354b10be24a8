#pragma once

#include <desk/receipt.h>

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <vector>

// Copies of the file that is open: those of a round's end, and one that somebody asks for. They go beside the
// window, for a stick may be slow.
namespace schreiber::desktop {

class Session;

class FileCopies : public QObject {
    Q_OBJECT
  public:
    explicit FileCopies(Session& session);

    // Those of the rounds that have just ended.
    void write(const std::vector<int>& rounds);
    // The place they go to is back: those that were missed are written now.
    void writeMissed();
    // Those that could not be written at the last round's end, in words; empty when all is well.
    const QString& missing() const { return m_missing; }
    void tell(const std::vector<int>& rounds, const desk::CopyReport& report);
    // One more, or why not is said.
    void writeTo(const QString& path);
    // Another file is open.
    void forget();

  signals:
    void told();

  private:
    Session& m_session;
    QString m_missing;
    std::vector<int> m_missed; // rounds, of those copies
    QThreadPool m_writing;     // one at a time; what is being written is waited for when the window closes
};

} // namespace schreiber::desktop
