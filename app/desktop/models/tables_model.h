#pragma once

#include <desk/outdated.h>
#include <tournament/standings.h>

#include <QAbstractListModel>
#include <QList>
#include <QStringList>

#include <vector>
#include <words/language.h>

// The tables of a round with their state at a glance, for cards.
namespace schreiber::desktop {

// What a card shows. `score` is one text a side, empty while nothing is written.
struct TableCard {
    int table = 0;  // the number of the match
    int inRoom = 0; // the table that stands in the room
    int heat = 0;   // 0 where all play at once
    QString called; // the table in a sentence
    QStringList sides;
    QStringList score;
    int winner = -1;
    QList<int> ahead; // where lines sum to zero: who has most, once it is written
    QString progress; // and how far they are: "7 von 16 Spielen"
    int lines = 0;
    tournament::SheetState state = tournament::SheetState::Missing;
    bool dropped = false;  // somebody left, and it is not played
    bool level = false;    // somebody has to win it, and nobody has
    bool appealed = false; // a ruling on it is under appeal
    bool slow = false;     // the others wait for it
    bool outdated = false; // it is still to play, and by the results others would sit there
    bool stays = false;    // it is played, and by the results others would sit there
    QString stage;         // what it decides beyond its round
    int group = 0;         // 0 outside of groups
    QString decider;       // "18 : 11", of the extra game that decided it; empty where there was none

    friend bool operator==(const TableCard&, const TableCard&) = default;
};

TableCard cardOf(const tournament::Tournament& tournament, const tournament::Round& round,
                 const tournament::Table& table);

// Its sheet is not there or not finished.
bool isMissing(const TableCard& card);

class TablesModel : public QAbstractListModel {
    Q_OBJECT
  public:
    enum Role {
        CardRole = Qt::UserRole,
        TableRole,
        MissingRole
    }; // the last: "1" while its sheet is not whole

    using QAbstractListModel::QAbstractListModel;

    void show(const tournament::Tournament& tournament, const tournament::Round& round,
              const std::vector<tournament::MissingSheet>& missing, const desk::OutdatedDraw& outdated,
              words::Language language);
    // The time of the round is up: whoever still plays is slow. Without a clock it is who plays when three
    // quarters of the tables are done.
    void setOvertime(bool over);
    void clear();
    const TableCard& cardAt(int row) const;
    int rowOf(int table) const; // -1 where there is none

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

  private:
    void take(std::vector<TableCard> cards);
    void markSlow(std::vector<TableCard>& cards) const;

    std::vector<TableCard> m_cards;
    bool m_isLatest = false; // of the published rounds: nobody waits for another
    bool m_overtime = false;
};

// "fehlt", "läuft", "eingetragen" ...
QString inWords(tournament::SheetState state);
QString stateOn(const TableCard& card);
// The group that plays at a table, 0 for none, and "Gruppe 2".
int groupAt(const std::vector<std::vector<int>>& groups, const tournament::Table& table);
QString groupInWords(int group);
// "Tisch 3, 2. Durchgang", "Tisch 1, um die Krone"
QString placeOn(const TableCard& card);
// What of it stands beside the table.
QString aboutPlace(const TableCard& card);
// Its drawing among the icons.
QString iconOf(tournament::SheetState state);

} // namespace schreiber::desktop

Q_DECLARE_METATYPE(schreiber::desktop::TableCard)
