#pragma once

#include <base/file_writer.h>
#include <desk/failure.h>
#include <desk/warning.h>
#include <store/finding.h>
#include <store/journal.h>
#include <tournament/camps.h>
#include <tournament/standings.h>

#include <map>
#include <string>
#include <vector>
#include <words/language.h>

namespace schreiber::tournament {
struct BadRow;
struct EveningQuality;
struct LeftOut;
struct LikelyDuplicate;
struct Quality;
struct Repeat;
} // namespace schreiber::tournament

// Values of the desk as sentences in the reader's language: one message table for window and command line.
namespace schreiber::desk {

struct DueStep;

// "Ergebnis Tisch 3, Runde 2: 18:11"
std::string inWords(const store::Action& action, words::Language language);
// The same with what was done to it: "Rückgängig: Ergebnis Tisch 3, Runde 2: 18:11"
std::string inWords(const store::JournalEntry& entry, words::Language language);

// The word for a value by its name in file and command line: ("round", "draft") "Entwurf"; subjects are
// round, ending, option, setting, criterion, format. Those of entries and sheets stand in lists/words.h.
std::string wordFor(const std::string& subject, const std::string& value, words::Language language);

// What could have stood where an input is wrong: ("CARD") "eine Karte wie LA"; what is no code stays as it
// is.
std::string expectedInWords(const std::string& expected, words::Language language);

// Of `round/table` or `round/table/heat`, with commas between them: "Tisch 3 (2. Durchgang), Runde 2; Tisch
// …".
std::string placesInWords(const std::string& places, words::Language language);

// As `tableCalled` has them: "3", or "3 (2. Durchgang)" of "3/2". Of several "1, 2, 3, 7", "1, 2 (1.
// Durchgang)"; where they are many, those that follow each other together: "1–250, 252".
std::string tableInWords(const std::string& called, words::Language language);
std::string tablesInWords(const std::vector<std::string>& tables, words::Language language);
// "3 (Runde 1)", "3 (2. Durchgang, Runde 1)"
std::string tableInRound(const std::string& called, const std::string& round, words::Language language);

// What each table of a round decides, in a knock-out how far that goes: "Halbfinale", "Spiel um Platz 3";
// empty where it is an ordinary round's.
std::vector<std::string> stagesInWords(const tournament::Tournament& tournament,
                                       const tournament::Round& round, words::Language language);
// The same of the round: what all its tables decide, or how far the knock-out is.
std::string stageInWords(const tournament::Tournament& tournament, const tournament::Round& round,
                         words::Language language);

// "Platz 2", "beste Frau"
std::string prizeInWords(const tournament::Closing& closing, const tournament::Prize& prize,
                         words::Language language);

// The prizes as they stand: fixed at the end, before it by the ranking of now.
tournament::Closing prizesNow(const tournament::Tournament& tournament);
// What each contestant takes of them: "Platz 2", "beste Frau".
std::map<int, std::string> prizesInWords(const tournament::Closing& closing, words::Language language);

// What is to be said of how special prizes are given; nothing where there are none.
std::vector<std::string> prizeNotes(const tournament::Closing& closing, words::Language language);

// Why a row stands before the next: "Beide haben 5 Punkte; Anna Höß hat mehr Spielpunkte (88 gegen 81)."
std::string whyInWords(const tournament::StandingRow& row, words::Language language);

// What the rounds that a row sat out bring to its figures, "○ Runde 2 spielfrei, dafür der Schnitt …"; empty
// where it has none.
std::string satOutInWords(const tournament::Settings& settings, const tournament::StandingRow& row,
                          words::Language language);
// What a ring in a ranking says, for below it; empty where none stands there.
std::string satOutNote(const tournament::Settings& settings, const tournament::Standings& standings,
                       words::Language language);

// "Anna Höß, Karl Mair stehen vor dem Entscheidungsspiel gleich (ab Rang 2); es fehlt ein …: …"
std::string inWords(const tournament::LevelGroup& group, words::Language language);

// "Nr. 7: ab Runde 3 Bert Thöni für Anna Höß."
std::string inWords(const tournament::Substitution& substitution, words::Language language);

// Why a line stands on a sheet, or is struck: rule points by their titles where a ruling had nothing else to
// say.
std::string reasonInWords(const std::string& reason, words::Language language);

std::string warningInWords(const Warning& warning, words::Language language);

// What is to be known of a file beside what came of the call.
std::string noticeInWords(const base::FileNotice& notice, words::Language language);
std::string inWords(const tournament::BadRow& row, words::Language language);
std::string inWords(const tournament::LikelyDuplicate& duplicate, words::Language language);
// Of a row of `file`, or where none is named of "line 3".
std::string inWords(const tournament::LeftOut& left, words::Language language, const std::string& file = {});
// As many as anybody reads, and how many more there are.
std::vector<std::string> inWords(const std::vector<tournament::LeftOut>& leftOut, words::Language language,
                                 const std::string& file = {});
std::vector<std::string> inWords(const std::vector<tournament::LikelyDuplicate>& duplicates,
                                 words::Language language);
// "Hier steht 4, die Zeilen ergeben 3.", alone, and with its place in front: "sheet_side [1,1,1,0] score: …"
std::string whatInWords(const store::Finding& finding, words::Language language);
std::string inWords(const store::Finding& finding, words::Language language);
// What was altered behind the program's back in a file: that it was, and where, a line each, not too many.
std::string alteredInWords(const std::string& file, const std::vector<store::Finding>& findings,
                           words::Language language);
// "2 Partnerwiederholungen, unvermeidbar ..."
std::string inWords(const tournament::Quality& quality, words::Language language);
// "20 Leute, 8 Runden: Ein Abend ohne Wiederholung ist möglich; das ist einer."
std::string inWords(const tournament::EveningQuality& evening, words::Language language);
// Of a round and of the evening, and who breaks a camp.
std::string inWords(const tournament::Tournament& tournament, const tournament::Quality& quality,
                    words::Language language);
// "Nr. 3 Anna Höß und Nr. 7 Bert Thöni: zum 2. Mal Partner"
std::string inWords(const tournament::Tournament& tournament, const tournament::Repeat& repeat,
                    words::Language language);
// "Lager gegeneinander: Nord 12 Siege und 210 Punkte, Süd …"; empty while they have not met.
std::string inWords(const std::vector<tournament::CampScore>& camps, words::Language language);
// "Tisch 7 fehlt noch."
std::string inWords(const DueStep& due, words::Language language);

} // namespace schreiber::desk
