#pragma once

#include <desk/evening.h>

#include <QString>

// Evenings on real files, played through the desk as far as a test or a picture needs them.
namespace schreiber::desktop::test {

// Where the list of the thirty people of docs/examples lies.
QString exampleList();

// The thirty people of docs/examples, nothing drawn. Stops the program when the desk says no.
desk::Evening enteredEvening(const QString& path, const QString& list);

// Draws, confirms and writes whole rounds; results follow from the table's number alone.
void playRounds(desk::Evening& evening, int rounds);
// Every sheet that has a result is confirmed.
void confirmResults(desk::Evening& evening);
// As many made-up people as wanted.
desk::Evening crowdedEvening(const QString& path, int people);
desk::Evening crowdedTarock(const QString& path, int people);
// The thirty drawn into pairs for a format of pairs.
desk::Evening pairsEvening(const QString& path, const QString& list, const std::string& format,
                           const std::string& pairing = {});
// The thirty at tables of three, each for himself, counting down from nine.
desk::Evening soloEvening(const QString& path, const QString& list);

// The first people of the list for an evening of Königrufen: three rounds of sixteen games.
desk::Evening tarockEvening(const QString& path, const QString& list, int people = 16);
// Draws, confirms and writes whole rounds of such an evening, game by game.
void playTarock(desk::Evening& evening, int rounds);

// One more round is drawn and confirmed, and only its first tables are written, the last of them line by
// line.
void playPartly(desk::Evening& evening, int tables);
// One round is drawn and confirmed, and its first sheet has one line.
void playOneLine(desk::Evening& evening, int first, int second);

} // namespace schreiber::desktop::test
