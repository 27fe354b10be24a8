#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;

// A few ways of one thing, side by side, of which one is on.
namespace schreiber::desktop {

class Segments : public QWidget {
    Q_OBJECT
  public:
    Segments(const QString& name, const QString& question, const QStringList& ways,
             QWidget* parent = nullptr);

    int current() const;
    void choose(int way); // says nothing

  signals:
    void chosen(int way);

  private:
    QButtonGroup* m_ways;
};

} // namespace schreiber::desktop
