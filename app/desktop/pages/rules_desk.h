#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "pages/rule_book.h"
#endif

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

// The rules to read, of each game: by subject, by source, by words as they are typed, in one rule set or in
// all; or two sets side by side. What is looked for is looked for in the other games too. A point's examples
// open on the card table.
namespace schreiber::desktop {

class KeyButton;

class RulesDesk : public QWidget {
    Q_OBJECT
  public:
    using Books = std::vector<std::unique_ptr<RuleBook>>;
    explicit RulesDesk(Books books, QWidget* parent = nullptr);
    ~RulesDesk() override;

    // Whose rules a point is read against where no set is chosen: a tournament's, or those of a record.
    enum class Whose { Tournament, Record };
    // Those rules, of which game they are, and what they are called; none without a tournament and a record.
    void setOurs(const std::optional<game::Head>& ours, std::size_t game = 0, const QString& name = {},
                 Whose whose = Whose::Tournament);
    // Where one begins: the search.
    void arrive();
    // Opens the book of that game at this point, whatever was sought.
    void open(const QString& point, std::size_t game);
    const RuleBook& book(std::size_t game) const { return *m_books[game]; }
    // What is to be seen, for the wall or to lay beside each other; worked out when it is called.
    std::function<kinds::RulePaper()> paper(const pdf::Moment& printed) const;

  signals:
    void exampleAsked(const QString& record, int line);
    void ownAsked(); // the club's own rules; only in a tournament

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    const RuleBook& current() const { return *m_books[m_game]; }
    void turnTo(std::size_t game);
    void fillSets();
    RuleBook::Set chosen(const QComboBox& box) const;
    ReadBy readBy() const;
    void compare();
    void fill();
    void showCount(bool compares);
    qsizetype shownCount() const;
    void fillFound();
    std::vector<RuleGroup> sought(std::vector<RuleGroup> differences) const;
    void add(const std::vector<RuleGroup>& groups);
    void add(QTreeWidgetItem* group, const RuleEntry& entry, std::size_t game);
    void showCurrent();
    void openExample(qsizetype number);
    void follow(const QString& link);

    Books m_books; // in the order of the games
    std::size_t m_game = 0;
    std::optional<game::Head> m_ours;
    std::size_t m_oursGame = 0;
    Whose m_whose = Whose::Tournament;
    QString m_oursName;
    QList<RuleExample> m_examples;
    QComboBox* m_games;
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
