#pragma once

#include <QLockFile>
#include <QString>

// Whose window has a file open: one at a time on this computer. It is let go when the program ends, however
// it ends, and lies beside no tournament: a stick stays as clean as it was.
namespace schreiber::desktop {

class FileClaim {
  public:
    explicit FileClaim(const QString& file);

    const QString& file() const { return m_file; } // as the claim knows it, by whatever way it was reached
    bool isTaken() const { return m_isTaken; }     // by another window
    qint64 holder() const { return m_holder; }     // its process; 0 where that is not known

    static QString nameOf(const QString& file);
    static QString placeOf(const QString& file);

  private:
    QString m_file;
    QLockFile m_lock;
    bool m_isTaken = false;
    qint64 m_holder = 0;
};

} // namespace schreiber::desktop
