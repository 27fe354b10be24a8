#pragma once

#include <QCoreApplication>
#include <QString>

class QFontMetrics;

namespace schreiber::store {
struct Action;
}

// What would be undone or done again, as much of it as there is room for.
namespace schreiber::desktop {

struct DoneWords {
    Q_DECLARE_TR_FUNCTIONS(DoneWords)
  public:
    QString verb;  // "Rückgängig"
    QString what;  // the journal's sentence; empty where there is nothing, or it is not to be told
    QString where; // "Tisch 4, Runde 2"; empty where it is no table's

    QString whole() const;
    // The verb stays as long as there is room for it; of the sentence its end goes first, but not the table
    // or round it is about, which stand alone where nothing else has room.
    QString in(int room, const QFontMetrics& letters) const;

    static QString placeOf(const store::Action& action);
    // With any table and round, that room is kept for: nothing may move with what was done.
    static QString whereAtMost(const QString& verb);
};

// Whole words from its beginning; a number is not parted from the word before it. Empty where not even one
// fits.
QString firstWordsIn(const QString& sentence, int room, const QFontMetrics& letters);

} // namespace schreiber::desktop
