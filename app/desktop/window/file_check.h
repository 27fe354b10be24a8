#pragma once

#include <store/finding.h>

#include <QObject>

#include <vector>

class QAction;
class QMenu;

// Whether the file is sound: checked when asked for, and said for as long as it is not what the program
// wrote.
namespace schreiber::desktop {

class MessageStrip;
class Session;

class FileCheck : public QObject {
    Q_OBJECT
  public:
    // `altered` says nothing else.
    FileCheck(Session& session, MessageStrip& altered, QObject* parent = nullptr);

    void addTo(QMenu* menu);

  private:
    void tellAltered();
    void tellCheck(const std::vector<store::Finding>& findings);

    Session& m_session;
    MessageStrip& m_altered;
    QAction* m_restore = nullptr;
};

} // namespace schreiber::desktop
