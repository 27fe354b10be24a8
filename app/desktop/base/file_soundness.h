#pragma once

#include <desk/failure.h>
#include <store/finding.h>

#include <QObject>
#include <QThreadPool>

#include <optional>
#include <vector>

// Whether the file that is open is what the program wrote: found out beside the window, which goes on.
namespace schreiber::desktop {

class Session;

class FileSoundness : public QObject {
    Q_OBJECT
  public:
    explicit FileSoundness(Session& session);

    using Found = desk::Outcome<std::vector<store::Finding>>;
    // What was altered behind the program's back, as of opening and of the last look.
    const std::vector<store::Finding>& altered() const { return m_altered; }
    bool isCertain() const { return m_altered.empty() && !m_unknown; } // that nothing was
    // Whether that is known: a paper has to say it. If not, that is said, and it is looked at anew.
    bool isKnown();
    // Found by the way; `learn` leaves saying it to whoever opens the file.
    void learn(const Found& found);
    void tell(const Found& found);
    // Another file is open, or none.
    void forget();
    // At what another program wrote.
    void look();

    // The whole file, as it was asked for. One goes on meanwhile, or ends it.
    void check();
    bool isChecking() const { return m_checking; }
    void endCheck();

  signals:
    void looked();
    void checked(const std::vector<schreiber::store::Finding>& findings);
    void busy(const QString& what); // empty when it is over

  private:
    Session& m_session;
    std::vector<store::Finding> m_altered;
    std::optional<desk::Failure> m_unknown; // why
    bool m_checking = false;
    int m_check = 0; // which one is waited for
    QThreadPool m_checks{this};
    QThreadPool m_looks{this};
};

} // namespace schreiber::desktop
