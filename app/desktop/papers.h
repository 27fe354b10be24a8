#pragma once

#include <kinds/report.h>
#include <kinds/rule_paper.h>
#include <kinds/ruling_sheet.h>

#include <QByteArray>
#include <QDateTime>
#include <QMap>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>
#include <words/language.h>

namespace schreiber::desk {
class Evening;
}

// Papers of an evening as PDF. What is to be printed is taken as a value at once; the work is done beside
// the window, which goes on.
namespace schreiber::desktop {

// What a page of it is like, as far as that can be chosen.
struct PaperLayout {
    pdf::PageSize page = pdf::PageSize::A4;
    bool landscape = false;
    int up = 1; // sheets on a page
    std::optional<std::pair<int, int>> ranks = {};

    friend bool operator==(const PaperLayout&, const PaperLayout&) = default;
};
// "A4", "Letter"
QString pageCalled(pdf::PageSize page);
// What of it is remembered for the next paper of the kind: "a3 landscape 2". Ranks are not: who printed three
// certificates anew wants all of them the next time.
QString layoutAsKept(const PaperLayout& layout);
PaperLayout layoutFrom(const QString& kept);

// Under this name the layout of a round's papers is remembered, which are printed as one.
inline constexpr auto kRoundPapers = "round";

// How a paper is made, to be made with another layout.
struct PaperRecipe;

// A paper that is made: what is looked at, printed and saved are these bytes.
struct Paper {
    QByteArray pdf;
    QString title;
    QString fileName; // which is proposed
    PaperLayout layout = {};
    kinds::Uses uses = {};                               // of the layout
    QString kept = {};                                   // under which name its layout is remembered
    std::shared_ptr<const PaperRecipe> recipe = nullptr; // none: it is as it is
    QString lacks = {};                                  // names that cannot be printed in full, in words
};

class Papers : public QObject {
    Q_OBJECT
  public:
    explicit Papers(QObject* parent = nullptr);

    // Scoresheets from now on with the writer's column on the left.
    void setMirrored(bool mirrored) { m_mirrored = mirrored; }
    // The club's emblem from now on on certificates: a PNG file, or empty.
    void setEmblem(const QString& file) { m_emblem = file; }
    // As they were chosen the last time, by the names under which they are remembered.
    void setLayouts(const QMap<QString, QString>& layouts) { m_layouts = layouts; }
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
    // Several papers of a round, or of some tables of it alone, as one, each so many times.
    struct Copies {
        kinds::Kind kind;
        int copies = 1;
    };
    void make(const std::vector<Copies>& parts, const desk::Evening& evening, int round,
              const std::vector<int>& tables, words::Language language, const QDateTime& now, bool altered);
    // The same paper with what it tells, laid out otherwise.
    void makeAgain(const Paper& paper, const PaperLayout& layout);
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
    QString emblemFor(kinds::Kind kind) const; // empty where no certificate is in it
    void begin(PaperRecipe recipe);
    void make(const std::shared_ptr<const PaperRecipe>& recipe, const PaperLayout& layout);

    bool m_making = false;
    bool m_mirrored = false;
    QString m_emblem;
    QMap<QString, QString> m_layouts;
    int m_number = 0;            // of the paper that is waited for
    QThreadPool m_workers{this}; // waits for what is being made when the window closes
};

} // namespace schreiber::desktop
