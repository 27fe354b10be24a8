#include <perlaggen/rulebook/rule_point.h>

namespace schreiber::perlaggen::rulebook {
namespace {

using enum Subject;

constexpr SubjectName kSubjects[] = {
    {Setup, "setting-up", {"Parteien, Sitzen, Beginn", "Coppie, posti, inizio", "Sides, seats, the start"}},
    {Cut, "cut", {"Abheben", "Il taglio", "Cutting"}},
    {Deal, "deal", {"Geben und Vergeben", "Dare le carte ed errori nel darle", "Dealing and misdeals"}},
    {Trump, "trump", {"Trumpf aufschlagen", "Girare la briscola", "Turning up trumps"}},
    {Exchange, "exchange", {"Austauschen", "Lo scambio", "Exchanging"}},
    {Talk, "talk", {"Reden und Deuten", "Parole e segni", "Talk and signals"}},
    {Baptism, "baptism", {"Taufen", "Il battesimo dei Perlaggen", "Baptism"}},
    {Play,
     "play",
     {"Ausspielen und Farbe bekennen", "Giocare e rispondere al seme", "Leading and following"}},
    {Trick, "trick", {"Stiche und das Spiel", "Le prese e lo Spiel", "Tricks and the Spiel"}},
    {Figure, "figure", {"Gleich und Hanger", "Gleich e Hanger", "Gleich and Hanger"}},
    {Bet, "bet", {"Bieten", "Offrire", "Betting"}},
    {Show, "show", {"Weisen", "Mostrare le figure", "The show"}},
    {Score, "score", {"Schreiben", "Segnare i punti", "Scoring"}},
    {Penalty, "penalty", {"Strafen und Einsprüche", "Penalità e reclami", "Penalties and claims"}},
    {Endgame,
     "endgame",
     {"Gestrichen und Ausgehen", "Gestrichen e fine partita", "Gestrichen and going out"}},
    {Blind, "blind", {"Ungesehen bieten, Höll auf", "Offerte alla cieca, Höll auf", "Blind bets, Höll auf"}},
    {ThreePlayers, "three-players", {"Zu dritt", "In tre", "Three players"}},
    {TwoAndSix, "two-and-six", {"Zu zweit und zu sechst", "In due e in sei", "Two and six players"}},
    {Strafperlaggen, "strafperlaggen", {"Strafperlaggen", "Strafperlaggen", "Strafperlaggen"}},
    {Record,
     "record",
     {"Was nur eine Aufzeichnung zeigt", "Ciò che solo una registrazione mostra",
      "What only a record shows"}},
};

} // namespace

std::span<const SubjectName> subjects() {
    return kSubjects;
}

} // namespace schreiber::perlaggen::rulebook
