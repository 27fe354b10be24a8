#pragma once

#include "base/fields.h"

#include <desk/sheet_place.h>

#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <optional>
#include <vector>

// What was typed on sheets that are not open now and is not written yet: it lies there when one comes back,
// and never goes under other people's names than those it was typed for.
namespace schreiber::desktop {

class Session;

class UnwrittenSheets {
  public:
    explicit UnwrittenSheets(const Session& session)
        : m_session(session) {}

    struct Typed {
        std::vector<std::vector<int>> people; // whose result it is, by sides
        Fields fields;
        bool canBeWritten; // else it lies there for the day when it can again: the game was over
        QString words;
        QString names; // for whom
    };
    void put(const desk::SheetPlace& place, const Typed& typed);
    // What was typed there, which then is open.
    std::optional<Fields> take(const desk::SheetPlace& place);
    // Whether others sit at that table now than these.
    bool hasMoved(const desk::SheetPlace& place, const std::vector<std::vector<int>>& people) const;
    // What was typed for people who sit somewhere else now is kept as a sentence for whoever comes there.
    void dropMoved();
    std::optional<QString> takeSentence(const desk::SheetPlace& place);
    void clear();

    bool isEmpty() const { return !first(); } // of what could be written now
    std::optional<desk::SheetPlace> first() const;
    QStringList inWords() const;
    // The tables, of other rounds than this with theirs.
    QStringList tablesSeenFrom(int round) const;
    QString at(const desk::SheetPlace& place, const QString& words) const;

    // To be kept while the window is built anew.
    Fields kept() const;
    void setKept(const Fields& fields);

  private:
    using Place = std::array<int, 3>;                         // round, table, game
    bool waits(const Place& place, const Typed& typed) const; // to be written
    QString tableCalled(const Place& place) const;

    const Session& m_session;
    std::map<Place, Typed> m_typed;
    std::map<Place, QString> m_sentences;
};

} // namespace schreiber::desktop
