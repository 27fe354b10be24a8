#pragma once

#include <desk/sheets.h>

#include <QString>
#include <QStringList>

#include <words/language.h>

// What is said of a sheet whose lines sum to zero.
namespace schreiber::desktop {

// Who sits there, in the order of the seats: surnames, with the first name where two share one.
QStringList seatNames(const tournament::Tournament& tournament, const desk::SheetView& view);

// Which game at the table a line is, from 1; 0 where it is none.
int gameNumberOf(const desk::SheetView& view, int line);

// "Spiel 4 berichtigen"; what is no game is a line.
QString correctionTitle(const desk::SheetView& view, int line);

// A line as its game says it, with these names; empty where it is none that counts.
QString gameInWords(const tournament::Settings& settings, const desk::SheetView& view,
                    const QStringList& names, int line, words::Language language);

// The games that come to something else on the sheet as it would stand: "Spiele 4, 5, 6"; empty where none
// does.
QString changedGames(const desk::SheetView& before, const desk::SheetView& after);

} // namespace schreiber::desktop
