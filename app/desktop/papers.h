#pragma once

#include <desk/language.h>
#include <kinds/report.h>
#include <kinds/rule_paper.h>
#include <kinds/ruling_sheet.h>

#include <QDateTime>
#include <QObject>
#include <QThreadPool>

namespace schreiber::desk {
class Evening;
}

// Papers of an evening as PDF. What is to be printed is taken as a value at once; the work is done beside
// the window, which goes on.
namespace schreiber::desktop {

class Papers : public QObject {
    Q_OBJECT
  public:
    explicit Papers(QObject* parent = nullptr);

    // The title of a paper in the window's language, also the file's name.
    static QString titleOf(kinds::Kind kind, desk::Language language);

    // `round` 0: the last published one.
    void print(kinds::Kind kind, const desk::Evening& evening, int round, desk::Language language,
               const QDateTime& now, const QString& path);

    // The ruling on one deal.
    void print(const kinds::RulingSheet& sheet, const QString& path);
    // Rules that belong to no evening.
    void print(const kinds::RulePaper& paper, const QString& path);
    static pdf::Moment momentOf(const QDateTime& now);

  signals:
    void printed(const QString& path);
    void failed(const QString& why);

  private:
    void tell(const QString& problem, const QString& path);

    QThreadPool m_workers; // waits for what is being written when the window closes
};

} // namespace schreiber::desktop
