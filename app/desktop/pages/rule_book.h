#pragma once

#include <kinds/rule_paper.h>

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <game/judge.h>
#include <memory>
#include <optional>
#include <vector>
#include <words/language.h>

// The rules of one game as somebody looks them up: its points by subject, by source and by words, in one rule
// set or in all, and two sets beside each other. Each game brings its own (games/rule_books.h).
namespace schreiber::desktop {

// A recorded case that shows a rule point; the engine's own tests rule on the same files.
struct RuleExample {
    QString title;  // what it shows, and by which rules where those are not the named ones
    QString record; // with a comment that names the point, before the line that it is about
    int line = 0;   // to stand on: there one reads what the rules say of it
};

struct RuleEntry {
    QString name; // of a point, as the book knows it
    QString title;
    QString about; // in a sentence
    // Of how two sets differ in one thing, which is no point: its page, the words by which it is found, and
    // the points that it is about.
    QString page{};
    QString words{};
    QStringList points{};
};
struct RuleGroup {
    QString title; // empty: they stand by themselves
    std::vector<RuleEntry> entries;
};

struct RulePage {
    QString html; // with links `example:N`, and `rule:NAME` to other points
    QList<RuleExample> examples;
};

// A page may be read against the rules of a set.
struct ReadBy {
    QString set;   // empty for none
    QString where; // `im Turnier`, `in „Imst“`
};

class RuleBook {
  public:
    virtual ~RuleBook() = default;

    // A set by this id is the one of setOurs.
    static QString ours() { return QStringLiteral("*"); }

    struct Set {
        QString id;
        QString title;
    };
    virtual std::vector<Set> sets() const = 0; // without ours
    // With which one a set is compared where nobody chose another.
    virtual QString usualBeside(const QString& set) const = 0;
    // The rules of a tournament or of a record; none for nothing.
    virtual void setOurs(const std::optional<game::Head>& ours) = 0;

    // `set` empty: all of them.
    virtual std::vector<RuleGroup> bySubject(const QString& set) const = 0;
    virtual std::vector<RuleGroup> bySource(const QString& set) const = 0;
    virtual std::vector<RuleEntry> found(const QString& words, const QString& set) const = 0;
    virtual RulePage page(const QString& point, const ReadBy& by) const = 0;
    // How two sets differ, as they are called there.
    virtual std::vector<RuleGroup> differences(const Set& first, const Set& second) const = 0;
    // What a switch of that name asks, and what its values mean.
    virtual QString switchPage(const QString& name, const ReadBy& by) const = 0;

    // A set for the wall, or two beside each other; worked out when it is called.
    virtual std::function<kinds::RulePaper()> paper(const QString& set, const QString& other,
                                                    const pdf::Moment& printed) const = 0;
};

} // namespace schreiber::desktop
