#pragma once

#include <kinds/report.h>
#include <kinds/rule_paper.h>
#include <kinds/ruling_sheet.h>

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <set>
#include <vector>
#include <words/language.h>

namespace schreiber::desk {
class Evening;
}

// Papers of an evening as PDF. What is to be printed is taken as a value at once; the work is done beside
// the window, which goes on.
namespace schreiber::desktop {

// A paper that is made: what is looked at, printed and saved are these bytes.
struct Paper {
    QByteArray pdf;
    QString title;
    QString fileName; // which is proposed
};

class Papers : public QObject {
    Q_OBJECT
  public:
    explicit Papers(QObject* parent = nullptr);

    // Scoresheets from now on with the writer's column on the left.
    void setMirrored(bool mirrored) { m_mirrored = mirrored; }
    // The title of a paper in the window's language, also the file's name.
    static QString titleOf(kinds::Kind kind, words::Language language);

    // Rows of the journal that are shown, and what was looked for.
    struct Sought {
        QString words = {}; // empty: all rows
        std::set<int> rows = {};
    };
    // `round` 0: the last published one; `table` 0: all of them. What was made of an altered file says so.
    void make(kinds::Kind kind, const desk::Evening& evening, int round, int table, words::Language language,
              const QDateTime& now, const Sought& sought, bool altered);
    // Several papers of a round as one, each so many times.
    struct Copies {
        kinds::Kind kind;
        int copies = 1;
    };
    void make(const std::vector<Copies>& parts, const desk::Evening& evening, int round,
              words::Language language, const QDateTime& now, bool altered);
    // The ruling on one deal, which is worked out beside the window too.
    void make(const QString& title, const std::function<kinds::RulingSheet()>& sheet);
    // Rules that belong to no evening.
    void make(const QString& title, const std::function<kinds::RulePaper()>& paper);
    static pdf::Moment momentOf(const QDateTime& now);
    // Nobody waits any more for what is being made.
    bool isMaking() const { return m_making; }
    void cancel();

  signals:
    void made(const schreiber::desktop::Paper& paper);
    void failed(const QString& why);
    void busy(const QString& what); // empty when it is over

  private:
    // The bytes of a paper, or why there are none.
    struct Bytes {
        QByteArray pdf;
        QString problem;
    };
    static Bytes bytesOf(const pdf::Document& document, words::Language language);
    static Bytes bytesOf(kinds::Kind kind, const kinds::View& view, int round, int table, bool mirrored);
    static Bytes bytesOf(const kinds::RulingSheet& sheet);
    static Bytes bytesOf(const kinds::RulePaper& paper);
    void begin(const QString& title, const QString& fileName, const std::function<Bytes()>& made);
    void tell(const Bytes& bytes, const QString& title, const QString& fileName);

    bool m_making = false;
    bool m_mirrored = false;
    int m_number = 0;            // of the paper that is waited for
    QThreadPool m_workers{this}; // waits for what is being made when the window closes
};

} // namespace schreiber::desktop
