#include "tables.h"

namespace schreiber::koenigrufen::rulebook::tables {
namespace {

using enum Follows;

constexpr RulePoint kPoints[] = {
    {"premium_positive"_point,
     {"Prämien nur im Positivspiel", "Premi solo nei giochi positivi", "Premiums in positive games only"},
     {"Prämien gibt es nur in Positivspielen, still gespielt oder angesagt.",
      "I premi ci sono solo nei giochi positivi, in silenzio o annunciati.",
      "There are premiums in positive games only, silent or announced."}},
    {"premium_announced"_point,
     {"Angesagt zählt doppelt", "Annunciato conta doppio", "Announced counts double"},
     {"Eine angesagte Prämie zählt das Doppelte der stillen.",
      "Un premio annunciato conta il doppio di uno in silenzio.",
      "An announced premium counts twice what a silent one does."}},
    {"premium_solo"_point,
     {"Prämien im Solospiel", "I premi nei giochi solo", "Premiums in solo games"},
     {"In Solorufer, Solofarberl und Solodreier zählen alle Prämien noch einmal doppelt.",
      "In Solorufer, Solofarberl e Solodreier tutti i premi contano ancora il doppio.",
      "In Solorufer, Solofarberl and Solodreier all premiums count double once more."},
     Nothing,
     Switch::SoloValat},
    {"premium_independent"_point,
     {"Spiel und Prämien für sich", "Gioco e premi a parte", "Game and premiums apart"},
     {"Spiel und Prämien werden unabhängig voneinander gewonnen und verloren, außer bei Absolut und Valat.",
      "Gioco e premi si vincono e si perdono ognuno per sé, tranne Absolut e Valat.",
      "Game and premiums are won and lost apart, but for Absolut and Valat."}},
    {"pagat_ultimo"_point,
     {"Pagat ultimo", "Pagat ultimo", "Pagat ultimo"},
     {"Der Pagat (I) fällt im letzten Stich, dem zwölften, und macht ihn: 1, angesagt 2.",
      "Il Pagat (I) cade nell'ultima presa, la dodicesima, e la fa: 1, annunciato 2.",
      "The Pagat (I) falls in the last trick, the twelfth, and takes it: 1, announced 2."}},
    {"uhu"_point,
     {"Uhu", "Uhu", "Uhu"},
     {"Der Uhu (II) fällt im vorletzten Stich, dem elften, und macht ihn: 2, angesagt 4.",
      "L'Uhu (II) cade nella penultima presa, l'undicesima, e la fa: 2, annunciato 4.",
      "The Uhu (II) falls in the last trick but one, the eleventh, and takes it: 2, announced 4."}},
    {"kakadu"_point,
     {"Kakadu", "Kakadu", "Kakadu"},
     {"Der Kakadu (III) fällt im drittletzten Stich, dem zehnten, und macht ihn: 3, angesagt 6.",
      "Il Kakadu (III) cade nella terzultima presa, la decima, e la fa: 3, annunciato 6.",
      "The Kakadu (III) falls in the tenth trick, the third from the end, and takes it: 3, announced 6."}},
    {"marabu"_point,
     {"Marabu", "Marabu", "Marabu"},
     {"Der Marabu (IV) fällt im viertletzten Stich, dem neunten, und macht ihn: 4, angesagt 8.",
      "Il Marabu (IV) cade nella quartultima presa, la nona, e la fa: 4, annunciato 8.",
      "The Marabu (IV) falls in the ninth trick, the fourth from the end, and takes it: 4, announced 8."}},
    {"bird_lost_silent"_point,
     {"Still verloren", "Perso in silenzio", "Lost though silent"},
     {"Ein Vogel oder der gerufene König in seinem Stich, aber ohne Erfolg, ist verloren, auch wenn er nicht "
      "angesagt war.",
      "Un uccello o il re chiamato nella sua presa ma senza successo è perso, anche se non era annunciato.",
      "A bird or the called king in its trick without success is lost, even if it was not announced."}},
    {"bird_lost_announced"_point,
     {"Angesagt und nicht gemacht", "Annunciato e non fatto", "Announced and not made"},
     {"Was angesagt und nicht gemacht ist, ist verloren, wo immer die Karte gefallen ist.",
      "Ciò che è annunciato e non fatto è perso, dovunque sia caduta la carta.",
      "What was announced and not made is lost, wherever its card fell."}},
    {"koenig_ultimo"_point,
     {"König ultimo", "König ultimo", "König ultimo"},
     {"Der gerufene König fällt im letzten Stich, und der Stich gehört der Spielerseite: 1, angesagt 2. Der "
      "König muss "
      "nicht selbst stechen.",
      "Il re chiamato cade nell'ultima presa e la presa è della parte del dichiarante: 1, annunciato 2. Il "
      "re non deve "
      "farla lui.",
      "The called king falls in the last trick and the trick is the declarer's side's: 1, announced 2. The "
      "king itself "
      "need not take it."}},
    {"koenig_ultimo_side"_point,
     {"König ultimo gehört der Spielerseite", "König ultimo è di chi gioca",
      "König ultimo is the declarer's side's"},
     {"König ultimo hat und sagt nur die Spielerseite eines Ruferspiels an.",
      "König ultimo lo ha e lo annuncia solo la parte del dichiarante di un Rufer.",
      "Only the declarer's side of a game with a called king has or announces König ultimo."},
     Void},
    {"trull"_point,
     {"Die Trull", "La Trull", "The Trull"},
     {"Eine Seite mit allen drei Trullstücken in ihren Karten: 1, angesagt 2. Talonkarten zählen der Seite, "
      "der sie "
      "zufallen.",
      "Una parte con tutti e tre i pezzi tra le sue carte: 1, annunciata 2. Le carte del talon contano per "
      "la parte a cui "
      "vanno.",
      "A side with all three pieces among its cards: 1, announced 2. Cards of the talon count for the side "
      "that they fall "
      "to."}},
    {"vier_koenige"_point,
     {"Vier Könige", "Quattro re", "Four kings"},
     {"Eine Seite mit allen vier Königen in ihren Karten: 1, angesagt 2; der Talon zählt mit.",
      "Una parte con tutti e quattro i re tra le sue carte: 1, annunciati 2; il talon conta.",
      "A side with all four kings among its cards: 1, announced 2; the talon counts, too."}},
    {"absolut"_point,
     {"Absolut", "Absolut", "Absolut"},
     {"Zählt die andere Seite weniger als 20, hat man das Absolut: 1, angesagt 2; der Talon zählt mit.",
      "Se l'altra parte conta meno di 20 si ha l'Absolut: 1, annunciato 2; il talon conta.",
      "If the other side counts less than 20 one has the Absolut: 1, announced 2; the talon counts, too."}},
    {"mondfang"_point,
     {"Mondfang", "Mondfang", "Mondfang"},
     {"Nimmt der Sküs einen Stich mit dem Mond, zahlt, wer den Mond gespielt hat, 1 an den, der den Sküs "
      "gespielt hat, auch "
      "innerhalb einer Seite.",
      "Se lo Sküs fa una presa con il Mond, chi ha giocato il Mond paga 1 a chi ha giocato lo Sküs, anche "
      "dentro una "
      "stessa parte.",
      "If the Sküs takes a trick with the Mond in it, the one who played the Mond pays 1 to the one who "
      "played the Sküs, "
      "also within one side."}},
    {"mondfang_msp"_point,
     {"Kein Mondfang mit Pagat", "Niente Mondfang con il Pagat", "No Mondfang with the Pagat"},
     {"Ein Stich mit Mond, Sküs und Pagat in dieser Reihenfolge ist kein Mondfang.",
      "Una presa con Mond, Sküs e Pagat in quest'ordine non è un Mondfang.",
      "A trick with Mond, Sküs and Pagat in this order is no Mondfang."}},
    {"mondfang_doubles"_point,
     {"Doppelspiel nach Mondfang", "Gioco doppio dopo il Mondfang", "Doubled game after a Mondfang"},
     {"Das Spiel nach einem Mondfang zählt doppelt.", "Il gioco dopo un Mondfang conta doppio.",
      "The game after a Mondfang is doubled."}},
    {"valat"_point,
     {"Valat", "Valat", "Valat"},
     {"Macht eine Seite keinen Stich, hat die andere zum Spiel dazu den Valat.",
      "Se una parte non fa prese, l'altra ha il Valat oltre al gioco.",
      "If a side takes no trick the other has the Valat beside the game."}},
    {"valat_unscored"_point,
     {"Was beim Valat nicht zählt", "Che cosa non conta con il Valat", "What does not count with a Valat"},
     {"Dann zählen Absolut, Trull und Vier Könige nicht, auch nicht angesagt.",
      "Allora Absolut, Trull e Vier Könige non contano, nemmeno annunciati.",
      "Then Absolut, Trull and Vier Könige do not count, announced or not."}},
    {"valat_times"_point,
     {"Valat: mal vier, mal acht", "Valat: per quattro, per otto", "Valat: times four, times eight"},
     {"Spiel und alle Prämien zusammen werden mit 4 multipliziert, bei einem angesagten Valat mit 8.",
      "Gioco e tutti i premi insieme si moltiplicano per 4, con un Valat annunciato per 8.",
      "Game and all premiums together are multiplied by 4, with an announced Valat by 8."},
     Nothing,
     Switch::SoloValat},
    {"valat_lost"_point,
     {"Valat angesagt und verloren", "Valat annunciato e perso", "A Valat announced and lost"},
     {"Wer einen angesagten Valat nicht macht, hat auch das Spiel verloren; multipliziert wird mit 8.",
      "Chi non fa un Valat annunciato ha perso anche il gioco; si moltiplica per 8.",
      "Who does not make an announced Valat has lost the game, too; it is multiplied by 8."}},
};

} // namespace

std::span<const RulePoint> premiums() {
    return kPoints;
}

} // namespace schreiber::koenigrufen::rulebook::tables
