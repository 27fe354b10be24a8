#include "base/file_claim.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace schreiber::desktop {

QString FileClaim::nameOf(const QString& file) {
    const QFileInfo info(file);
    const QString whole = info.canonicalFilePath();
    return whole.isEmpty() ? info.absoluteFilePath() : whole;
}

QString FileClaim::placeOf(const QString& file) {
    const QByteArray hash = QCryptographicHash::hash(nameOf(file).toUtf8(), QCryptographicHash::Sha256);
    return QDir::temp().filePath(
        QStringLiteral("schreiber-%1.lock").arg(QLatin1String(hash.toHex().left(24))));
}

FileClaim::FileClaim(const QString& file)
    : m_file(nameOf(file))
    , m_lock(placeOf(file)) {
    m_lock.setStaleLockTime(0); // an evening is long; only a program that has ended has let go
    if (m_lock.tryLock(0)) return;
    // Where no lock can be written nobody can be asked, and the file opens as it would alone.
    m_isTaken = m_lock.error() == QLockFile::LockFailedError;
    QString host;
    QString program;
    if (m_isTaken) m_lock.getLockInfo(&m_holder, &host, &program);
}

} // namespace schreiber::desktop
