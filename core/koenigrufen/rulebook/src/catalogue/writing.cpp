#include "tables.h"

namespace schreiber::koenigrufen::rulebook::tables {
namespace {

using enum Follows;

constexpr RulePoint kPoints[] = {
    {"write_each"_point,
     {"Gut und schlecht schreiben", "Scrivere a favore e contro", "Writing good and bad"},
     {"Jeder Wert wird den Gewinnern gut- und den Verlierern schlechtgeschrieben.",
      "Ogni valore si scrive a favore dei vincitori e contro i perdenti.",
      "Each value is written to the winners' good and to the losers' bad."}},
    {"write_threefold"_point,
     {"Einer gegen drei", "Uno contro tre", "One against three"},
     {"Spielen drei gegen einen, zählt der Wert bei dem einen dreifach.",
      "Se tre giocano contro uno, per quell'uno il valore conta tre volte.",
      "Where three play against one the value counts three times for that one."}},
    {"sum_zero"_point,
     {"Die Summe ist 0", "La somma è 0", "The sum is 0"},
     {"Die vier Spielstände ergeben zusammen immer 0.", "I quattro punteggi danno insieme sempre 0.",
      "The four standings always sum to 0."},
     Note},
    {"doubled_game"_point,
     {"Doppelspiele", "Giochi doppi", "Doubled games"},
     {"In einem Doppelspiel werden alle Werte vor dem Schreiben verdoppelt. Mehrere Verdoppelungen "
      "multiplizieren sich: "
      "vierfach, achtfach und mehr.",
      "In un gioco doppio tutti i valori si raddoppiano prima di scrivere. Più raddoppi si moltiplicano: per "
      "quattro, per "
      "otto e oltre.",
      "In a doubled game all values are doubled before writing. Several doublings multiply: fourfold, "
      "eightfold and "
      "more."}},
    {"round_four"_point,
     {"Eine Runde", "Una Runde", "A Runde"},
     {"Vier Spiele, in denen jeder einmal gibt, sind eine Runde.",
      "Quattro giochi, in cui ognuno dà una volta, sono una Runde.",
      "Four games, in which each deals once, are a Runde."}},
    {"radel_needed"_point,
     {"Gstieß-a-Radel", "Gstieß-a-Radel", "Gstieß-a-Radel"},
     {"Zu Ende geht ein Abend nur durch ein Gstieß-a-Radel, das ein beliebiger Spieler ansagt. Ein Turnier "
      "hat statt dessen "
      "eine feste Zahl von Spielen.",
      "Una serata finisce solo con un Gstieß-a-Radel, che un giocatore qualsiasi annuncia. Un torneo ha "
      "invece un numero "
      "fisso di giochi.",
      "An evening ends only by a Gstieß-a-Radel, which any player announces. A tournament has a fixed number "
      "of games "
      "instead."}},
    {"radel_skues"_point,
     {"Radel: wer den Sküs hat", "Radel: chi ha lo Sküs", "Radel: who has the Sküs"},
     {"Nach dem ersten Spiel seit der Ansage wird ermittelt, wer nach dem Geben den Sküs hatte; lag er im "
      "Talon, entscheidet "
      "das nächste Spiel.",
      "Dopo il primo gioco dall'annuncio si stabilisce chi dopo la distribuzione aveva lo Sküs; se era nel "
      "talon decide il "
      "gioco successivo.",
      "After the first game since it was announced it is found who held the Sküs after the deal; if it lay "
      "in the talon "
      "the next game decides."}},
    {"radel_last_round"_point,
     {"Radel: die letzte Runde", "Radel: l'ultima Runde", "Radel: the last Runde"},
     {"Gespielt wird, bis dieser Spieler wieder gibt; mit diesem Spiel beginnt eine letzte Runde, in der "
      "alles doppelt "
      "zählt.",
      "Si gioca finché quel giocatore dà di nuovo le carte; con quel gioco comincia un'ultima Runde in cui "
      "tutto conta "
      "doppio.",
      "Play goes on until that player deals again; with that game begins one last Runde, in which all counts "
      "double."},
     Nothing,
     Switch::RadelTrischaken},
    {"radel_end"_point,
     {"Nach der letzten Runde", "Dopo l'ultima Runde", "After the last Runde"},
     {"Nach der letzten Runde wird nichts mehr geschrieben.", "Dopo l'ultima Runde non si scrive più nulla.",
      "After the last Runde nothing is written."},
     NotCounted},
    {"auction_open"_point,
     {"Zuerst wird gesteigert", "Prima viene l'asta", "The auction comes first"},
     {"Solange gesteigert wird, ist nichts zu rufen, abzulegen, anzusagen oder zu spielen.",
      "Finché dura l'asta non si chiama, scarta, annuncia o gioca nulla.",
      "While the auction is open nothing is called, laid away, announced or played."},
     Void},
    {"misdeal"_point,
     {"Vergeben", "Distribuzione sbagliata", "A misdeal"},
     {"Eine falsche Zahl von Karten, falsche Stöße oder eine beim Geben gesehene Karte sind vergeben.",
      "Un numero sbagliato di carte, mazzetti sbagliati o una carta vista nel dare sono una distribuzione "
      "sbagliata.",
      "A wrong number of cards, wrong batches or a card seen in the deal are a misdeal."},
     Redeal,
     Switch::Misdeal},
    {"wrong_dealer"_point,
     {"Der Falsche hat gegeben", "Ha dato chi non doveva", "The wrong dealer"},
     {"Hat jemand gegeben, der nicht dran war, bleibt die Gabe gültig; der nächste Geber folgt auf ihn.",
      "Se ha dato chi non toccava, la distribuzione resta valida; il prossimo mazziere viene dopo di lui.",
      "If somebody dealt whose turn it was not, the deal stands; the next dealer follows him."},
     Note},
    {"written_differs"_point,
     {"Anders aufgeschrieben", "Scritto diversamente", "Written otherwise"},
     {"Was auf dem Schrieb steht, ist nicht, was aus dem Spiel folgt.",
      "Ciò che sta sullo Schrieb non è ciò che risulta dal gioco.",
      "What stands on the Schrieb is not what follows from the game."},
     Note},
    {"game_over"_point,
     {"Das Spiel ist aus", "Il gioco è finito", "The game is over"},
     {"Nach dem Ende eines Spiels geschieht darin nichts mehr.", "Finito un gioco non vi succede più nulla.",
      "Once a game is over nothing more happens in it."},
     Void},
};

} // namespace

std::span<const RulePoint> writing() {
    return kPoints;
}

} // namespace schreiber::koenigrufen::rulebook::tables
