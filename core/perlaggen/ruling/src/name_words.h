#pragma once

#include <perlaggen/ruling/replay.h>
#include <string>
#include <string_view>
#include <words/language.h>

// Persons, sides, figures and numbers as a sentence has them.
namespace schreiber::perlaggen::ruling {

// The persons of a team: "Anna/Carla" with "/" between them.
std::string teamName(const Replay& replay, int team, std::string_view between);
// "Anna und Carla".
std::string teamName(const Replay& replay, int team, words::Language language);

// Whose the numbers of a score are, in their order: "Anna/Carla – Bert/Dora".
std::string parties(const Replay& replay);
// The side that the seat belongs to: who plays alone is named, two are "die Partei von Anna", in Italian
// "la coppia" and, for three, "la squadra".
std::string sideName(const Replay& replay, cards::Seat seat, words::Language language);
// Italian: "della coppia di Anna", "di Anna".
std::string ofSide(const Replay& replay, cards::Seat seat, words::Language language);

std::string figureName(deal::Figure figure, words::Language language);

// The figure with its article: "der Hanger", "lo Spiel", "the Gleich".
std::string theFigure(deal::Figure figure, words::Language language);
// As an object: "den Hanger".
std::string objectFigure(deal::Figure figure, words::Language language);
// "auf den Hanger", "sullo Spiel", "on the Gleich".
std::string onFigure(deal::Figure figure, words::Language language);
// "er", "ihn"; Italian and English have one word for it.
std::string figurePronoun(deal::Figure figure, bool object, words::Language language);

// "drei", "tre", "three"; what has no short word stays a number.
std::string numberName(int number, words::Language language);
// "dritzig", a figure of three cards: the players' own words, in every language; longer ones have none.
std::string_view sizeWord(int size);
// "ein Punkt", "zwei Punkte".
std::string pointsInWords(int points, words::Language language);
// "Anna/Carla: 14 Punkte mit dem, was gut ist; es fehlt ein Punkt, das heißt gestrichen."
std::string wayToGo(std::string_view who, int points, int left, words::Language language);

std::string capital(std::string text);
std::string small(std::string text);

} // namespace schreiber::perlaggen::ruling
