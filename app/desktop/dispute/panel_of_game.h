#pragma once

#include <QObject>

#include <functional>
#include <game/judge.h>
#include <optional>
#include <string>

class QVBoxLayout;
class QWidget;

// The panel of a record, by the game by whose rules it is: where another record takes its place, or the
// text's own undo brings one back, the text goes over to the panel of its game with all that can be undone.
namespace schreiber::desktop {

class DealPanel;
class Session;

class PanelOfGame : public QObject {
    Q_OBJECT
  public:
    using Connect = std::function<void(DealPanel& panel)>; // of each that is made

    // It stands first in the column.
    PanelOfGame(Session& session, QVBoxLayout& column, QWidget* parent, Connect connectIt);

    DealPanel& panel() const { return *m_panel; }
    std::size_t game() const { return m_game; } // its place
    // For this record: nobody sees the one of another game any more.
    void turnTo(const QString& record);
    void offerRules(); // of the evening, as far as the record can choose them

  signals:
    void ruleAsked(const QString& point); // a ruling's rule is to be read
    void turned();                        // there is another one

  private:
    void make(std::size_t game);
    void follow();

    Session& m_session;
    QVBoxLayout& m_column;
    QWidget* m_parent;
    Connect m_connect;
    DealPanel* m_panel = nullptr;
    std::size_t m_game = 0;
};

// By which rules a record is, as its head says; and that head, nothing where it cannot be read.
std::string rulesOfRecord(const QString& record);
std::optional<game::Head> headOfRecord(const QString& record);

} // namespace schreiber::desktop
