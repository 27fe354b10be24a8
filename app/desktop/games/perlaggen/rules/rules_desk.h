#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/perlaggen/rules/rule_text.h"

#include <kinds/rule_paper.h>
#endif

#include <QWidget>

#include <functional>
#include <string>
#include <vector>
#include <words/language.h>

class QComboBox;
class QLabel;
class QLineEdit;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

// The rules to read: by subject, by source, by words as they are typed, in one rule set or in all; or two
// sets side by side. A point's examples open on the card table.
namespace schreiber::desktop {

class KeyButton;

class RulesDesk : public QWidget {
    Q_OBJECT
  public:
    explicit RulesDesk(words::Language language, QWidget* parent = nullptr);

    // Whose rules a point is read against where no set is chosen: a tournament's, or those of a record.
    enum class Whose { Tournament, Record };
    // Those rules, and what they are called; none without a tournament and a record.
    void setOurs(const std::optional<perlaggen::rulebook::RuleSet>& ours, const QString& name,
                 const perlaggen::record::Header& head = {}, Whose whose = Whose::Tournament);
    // Where one begins: the search.
    void arrive();
    // Opens the book at this point, whatever was sought.
    void open(const std::string& point);
    // What is to be seen, for the wall or to lay beside each other; worked out when it is called.
    std::function<kinds::RulePaper()> paper(const pdf::Moment& printed) const;

  signals:
    void exampleAsked(const QString& record, int line);
    void ownAsked(); // the club's own rules; only in a tournament

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fillSets();
    const perlaggen::rulebook::RuleSet* chosen(const QComboBox& box) const;
    QString nameOf(const QComboBox& box) const;
    RulesHere here() const;
    void compare();
    void fill();
    qsizetype shownCount() const;
    void fillBySubject();
    void fillBySource();
    void fillFound();
    void fillAlike();
    std::vector<std::size_t> soughtDifferences() const; // of `m_differences`
    void fillDifferences(const perlaggen::rulebook::RuleSet& first,
                         const perlaggen::rulebook::RuleSet& second);
    QTreeWidgetItem* addGroup(const QString& title);
    void addPoint(QTreeWidgetItem* group, const perlaggen::rulebook::RulePoint& point);
    bool isShown(const perlaggen::rulebook::RulePoint& point) const;
    void showCurrent();
    void openExample(qsizetype number);
    void follow(const QString& link);

    words::Language m_language;
    words::Language m_words;
    std::optional<perlaggen::rulebook::RuleSet> m_ours;
    Whose m_whose = Whose::Tournament;
    QString m_oursName;
    perlaggen::record::Header m_oursHead; // as a record says them
    QList<RuleExample> m_examples;
    std::vector<perlaggen::rulebook::Difference> m_differences;
    QLineEdit* m_search;
    QComboBox* m_order;
    QComboBox* m_set;
    QComboBox* m_other;
    bool m_setIsTaken = false;
    bool m_isAlike = false; // the two that are compared, as far as was looked for
    QLabel* m_count;
    QTreeWidget* m_tree;
    QTextBrowser* m_text;
    KeyButton* m_example;
    KeyButton* m_own;
};

} // namespace schreiber::desktop
