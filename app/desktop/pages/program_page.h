#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QAction;
class QLabel;
class QVBoxLayout;

// What the program keeps for every evening, where the settings of a tournament are its own: the choices of
// the menus in words, and which program this is.
namespace schreiber::desktop {

class ProgramPage : public QWidget {
    Q_OBJECT
  public:
    explicit ProgramPage(QWidget* parent = nullptr);

    // A heading and the actions below it: one of several that are chosen between, one that is on or off, or
    // something that is done. They stay the menus': what is chosen here is chosen there.
    void add(const QString& heading, const QList<QAction*>& actions);
    // A sentence below the actions added last.
    QLabel* addSentence(const char* name, const QString& sentence);
    void finish();
    void arrive();

  signals:
    void leaveAsked();

  private:
    QVBoxLayout* m_column;
    QWidget* m_first = nullptr; // where the keyboard begins
};

} // namespace schreiber::desktop
