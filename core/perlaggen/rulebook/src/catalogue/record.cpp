#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Record;

constexpr RulePoint kPoints[] = {
    {.number = 0,
     .name = "card_not_held",
     .title = {"Eine Karte, die man nicht hat", "Una carta che non si ha", "A card not held"},
     .subject = kSubject,
     .text = {"Eine Karte kann nur spielen, weisen oder tauschen, wer sie hat.",
              "Una carta può giocarla, mostrarla o cambiarla solo chi l'ha.",
              "A card can be played, shown or exchanged only by the player who has it."},
     .consequence = {"Sonst geht die Karte zurück.", "Altrimenti la carta torna in mano.",
                     "Otherwise the card goes back."},
     .holds = kAll},
    {.number = 0,
     .name = "card_twice",
     .title = {"Dieselbe Karte zweimal", "La stessa carta due volte", "The same card twice"},
     .subject = kSubject,
     .text =
         {"Jede Karte gibt es nur einmal; wer sie schon gespielt oder gewiesen hat, kann sie nicht noch "
          "einmal hinlegen.",
          "Ogni carta esiste una sola volta; una carta già giocata o mostrata non si può calare di nuovo.",
          "Every card exists only once; one already played or shown cannot be laid again."},
     .consequence = {"Sonst geht die Karte zurück.", "Altrimenti la carta torna in mano.",
                     "Otherwise the card goes back."},
     .holds = kAll},
    {.number = 0,
     .name = "bapt_not_perlagg",
     .title = {"Getauft werden nur Perlaggen", "Si battezzano solo i Perlaggen",
               "Only Perlaggen are baptised"},
     .subject = kSubject,
     .text = {"Getauft werden können nur Perlaggen.", "Si possono battezzare solo i Perlaggen.",
              "Only Perlaggen can be baptised."},
     .consequence = {"Ein Name für eine andere Karte gilt nicht; sie ist, was sie zeigt.",
                     "Un nome dato a un'altra carta non vale; essa è ciò che mostra.",
                     "A name for another card does not count; it is what it shows."},
     .holds = kAll,
     .remarks = {{kSecondPerlagg}}},
    {.number = 0,
     .name = "ex_not_open",
     .title = {"Nur gegen offen liegende Karten tauschen", "Si cambia solo con carte scoperte",
               "Exchanging needs an open card"},
     .subject = kSubject,
     .text = {"Tauschen kann man nur gegen eine Karte, die offen daliegt und eingetauscht werden darf.",
              "Si può cambiare solo con una carta scoperta che si possa prendere.",
              "An exchange is possible only for a card that lies face up and may be fetched."},
     .consequence = {"Sonst ist der Tausch ungültig.", "Altrimenti lo scambio non vale.",
                     "Otherwise the exchange is void."},
     .holds = kAll},
    {.number = 0,
     .name = "no_open_bet",
     .title = {"Kein offenes Gebot", "Nessuna offerta aperta", "No open bet"},
     .subject = kSubject,
     .text = {"Antworten kann man nur auf ein Gebot, das noch offen ist.",
              "Si può rispondere solo a un'offerta ancora aperta.",
              "Only a bet that is still open can be answered."},
     .consequence = {"Sonst gilt die Antwort nicht.", "Altrimenti la risposta non vale.",
                     "Otherwise the answer does not count."},
     .holds = kAll},
    {.number = 0,
     .name = "own_bet",
     .title = {"Antwort auf das eigene Gebot", "Risposta alla propria offerta", "Answering one's own bet"},
     .subject = kSubject,
     .text = {"Auf ein Gebot antwortet die andere Partei, nicht die eigene.",
              "A un'offerta risponde l'altra coppia, non la propria.",
              "A bet is answered by the other side, not by the bettor's own."},
     .consequence = {"Sonst gilt die Antwort nicht, und das Gebot bleibt offen.",
                     "Altrimenti la risposta non vale e l'offerta resta aperta.",
                     "Otherwise the answer does not count, and the bet stays open."},
     .sources = kCited<PagatBetting, ImstBetting, Heltschl16>,
     .holds = kAll},
    {.number = 0,
     .name = "game_over",
     .title = {"Es ist schon aus", "È già finita", "It is over already"},
     .subject = kSubject,
     .text = {"Ist die Gabe oder die Partie aus, wird nichts mehr gespielt, geboten oder gewiesen.",
              "Finita la smazzata o la partita non si gioca, non si offre e non si mostra più nulla.",
              "Once the deal or the game is over, nothing more is played, bet or shown."},
     .consequence = {"Was doch noch geschieht, zählt nicht.", "Ciò che accade ancora non conta.",
                     "What is still done does not count."},
     .holds = kAll},
    {.number = 0,
     .name = "written_differs",
     .title = {"Anders angeschrieben", "Scritto diversamente", "Written otherwise"},
     .subject = kSubject,
     .text = {"Was auf der Schrift steht, weicht von dem ab, was aus der aufgezeichneten Gabe folgt.",
              "Ciò che sta sul foglio dei punti è diverso da ciò che risulta dalla smazzata registrata.",
              "What stands on the score sheet differs from what follows from the deal recorded."},
     .consequence = {"Die Turnierleitung prüft, was gilt; wo Einsprüche befristet sind, zählt das "
                     "Geschriebene, sobald die nächste Gabe geschrieben ist.",
                     "La direzione del torneo verifica che cosa vale; dove i reclami hanno un termine, conta "
                     "lo scritto appena è segnata la smazzata seguente.",
                     "The director checks what counts; where claims have a time limit, the written score "
                     "counts once the next deal is written."},
     .holds = kAll},
};

} // namespace

std::span<const RulePoint> record() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
