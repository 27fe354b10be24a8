#include "tables.h"

namespace schreiber::koenigrufen::rulebook::tables {
namespace {

using enum Follows;

constexpr RulePoint kPoints[] = {
    {"sides"_point,
     {"Spieler und Gegner", "Dichiarante e avversari", "Declarer and opponents"},
     {"Wer übrig bleibt, spielt, in manchen Spielen mit einem Partner; die anderen sind die Gegner. Im "
      "Trischaken gibt es "
      "keine.",
      "Chi resta gioca, in alcuni giochi con un compagno; gli altri sono gli avversari. Nel Trischaken non "
      "ce ne sono.",
      "Who is left plays, in some games with a partner; the others are the opponents. At Trischaken there "
      "are none."}},
    {"call_king"_point,
     {"König rufen", "Chiamare il re", "Calling a king"},
     {"In Rufer, Solorufer und Auchrufer nennt der Spieler sofort eine Farbe; wer deren König hat, spielt "
      "mit ihm.",
      "In Rufer, Solorufer e Auchrufer il dichiarante nomina subito un seme; chi ne ha il re gioca con lui.",
      "In Rufer, Solorufer and Auchrufer the declarer at once names a suit; who has its king plays with "
      "him."},
     VoidThenBroken},
    {"call_fourth"_point,
     {"Den vierten König rufen", "Chiamare il quarto re", "Calling the fourth king"},
     {"Wer genau drei Könige in der Hand hat, kann den vierten König rufen, ohne ihn zu nennen.",
      "Chi ha in mano esattamente tre re può chiamare il quarto senza nominarlo.",
      "Who holds exactly three kings may call the fourth without naming it."},
     Void},
    {"call_own"_point,
     {"Eigenen König rufen", "Chiamare il proprio re", "Calling one's own king"},
     {"Man kann einen König rufen, den man selbst hat, und spielt dann allein.",
      "Si può chiamare un re che si ha, e allora si gioca da soli.",
      "A king of one's own may be called, and then one plays alone."}},
    {"call_secret"_point,
     {"Partner nicht verraten", "Non rivelare il compagno", "Keeping the partner secret"},
     {"Wer mit wem spielt, darf nicht mit Worten angedeutet werden; sicher ist es erst, wenn der gerufene "
      "König fällt.",
      "Chi gioca con chi non si può accennare a parole; è certo solo quando cade il re chiamato.",
      "Who plays with whom may not be hinted at in words; it is certain only when the called king falls."},
     Broken},
    {"king_talon_alone"_point,
     {"Gerufener König im Talon", "Il re chiamato nel talon", "The called king in the talon"},
     {"Liegt der gerufene König in einem Talon, spielt der Spieler allein gegen drei.",
      "Se il re chiamato sta in un talon, il dichiarante gioca da solo contro tre.",
      "With the called king in a talon the declarer plays alone against three."}},
    {"king_talon_take"_point,
     {"Den Talon mit dem König nehmen", "Prendere il talon con il re", "Taking the talon with the king"},
     {"In Rufer und Auchrufer muss er dann den Talon nehmen, in dem der gerufene König liegt.",
      "In Rufer e Auchrufer deve allora prendere il talon in cui sta il re chiamato.",
      "In Rufer and Auchrufer he must then take the talon in which the called king lies."},
     Void},
    {"give_up"_point,
     {"Aufgeben", "Cedere il gioco", "Giving up"},
     {"Oder er gibt das Spiel sofort auf: es ist verloren, und niemand kann es kontrieren.",
      "Oppure cede subito il gioco: è perso, e nessuno può dargli kontra.",
      "Or he gives the game up at once: it is lost, and nobody can give it kontra."},
     Void},
    {"give_up_bird"_point,
     {"Auchrufer aufgeben", "Cedere un Auchrufer", "Giving up an Auchrufer"},
     {"Wer einen Auchrufer aufgibt, verliert auch die Prämie, die er ansagen müsste: den gebotenen Vogel "
      "oder den Pagat, "
      "mit dem angesagten Wert. Er kann einen höheren nennen, keinen niedrigeren.",
      "Chi cede un Auchrufer perde anche il premio che dovrebbe annunciare: l'uccello offerto o il Pagat, al "
      "valore "
      "annunciato. Può nominarne uno più alto, non uno più basso.",
      "Who gives up an Auchrufer also loses the premium he would have to announce: the bird he bid or the "
      "Pagat, at its "
      "announced value. He may name a higher one, not a lower."},
     Void},
    {"solorufer_talon"_point,
     {"Talon beim Solorufer", "Il talon nel Solorufer", "The talon at a Solorufer"},
     {"Beim Solorufer gehören alle sechs Talonkarten den Gegnern, mit dem gerufenen König darin aber dem "
      "Spieler.",
      "Nel Solorufer tutte e sei le carte del talon sono degli avversari; se c'è il re chiamato, del "
      "dichiarante.",
      "At a Solorufer all six cards of the talon are the opponents', but the declarer's if the called king "
      "is among "
      "them."}},
    {"talon_shown"_point,
     {"Talon aufdecken", "Scoprire il talon", "Turning the talon up"},
     {"Darf ein Talon genommen werden, werden beide für alle sichtbar aufgedeckt.",
      "Se si può prendere un talon, tutti e due si scoprono davanti a tutti.",
      "Where one talon may be taken both are turned up for all to see."}},
    {"talon_choice"_point,
     {"Einen Talon nehmen", "Prendere un talon", "Taking one talon"},
     {"In Rufer, Auchrufer, Farberl und Dreier nimmt der Spieler einen der beiden Talone, nach dem Rufen und "
      "vor jedem "
      "weiteren Wort.",
      "In Rufer, Auchrufer, Farberl e Dreier il dichiarante prende uno dei due talon, dopo aver chiamato e "
      "prima di ogni "
      "altra parola.",
      "In Rufer, Auchrufer, Farberl and Dreier the declarer takes one of the two talons, after calling and "
      "before any "
      "other word."},
     Void},
    {"talon_six"_point,
     {"Beide Talone nehmen", "Prendere entrambi i talon", "Taking both talons"},
     {"Beim Sechserdreier nimmt der Spieler beide Talone, alle sechs Karten, und braucht sie nicht zu "
      "zeigen.",
      "Nel Sechserdreier il dichiarante prende entrambi i talon, tutte e sei le carte, e non deve mostrarle.",
      "At a Sechserdreier the declarer takes both talons, all six cards, and need not show them."},
     Void},
    {"talon_none"_point,
     {"Kein Talon", "Niente talon", "No talon"},
     {"In Solospielen und Negativspielen wird kein Talon aufgedeckt oder genommen.",
      "Nei giochi solo e nei giochi negativi nessun talon si scopre o si prende.",
      "In solo games and negative games no talon is turned up or taken."},
     Void},
    {"lay_count"_point,
     {"So viele ablegen wie genommen", "Scartare quante se ne sono prese", "Laying away as many as taken"},
     {"Abgelegt werden so viele Karten, wie genommen wurden, drei oder sechs.",
      "Si scartano tante carte quante se ne sono prese, tre o sei.",
      "As many cards are laid away as were taken, three or six."},
     VoidThenBroken},
    {"lay_no_honours"_point,
     {"Was nicht abgelegt wird", "Che cosa non si scarta", "What is not laid away"},
     {"Könige und Trullstücke werden nicht abgelegt.", "Re e pezzi della Trull non si scartano.",
      "Kings and pieces of the Trull are not laid away."},
     Void},
    {"lay_tarock_open"_point,
     {"Tarocke offen ablegen", "Scartare scoperti i Tarock", "Laying Tarocke away face up"},
     {"Abgelegte Tarocke liegen offen, die anderen Karten verdeckt.",
      "I Tarock scartati stanno scoperti, le altre carte coperte.",
      "Tarocke laid away lie face up, the other cards face down."},
     Broken},
    {"lay_own"_point,
     {"Abgelegtes zählt dem Spieler", "Lo scarto conta per chi gioca", "What is laid away is the declarer's"},
     {"Was der Spieler abgelegt hat, zählt nach dem Spiel zu seinen Stichen.",
      "Ciò che il dichiarante ha scartato conta dopo il gioco con le sue prese.",
      "What the declarer has laid away counts with his tricks after the game."}},
    {"talon_left"_point,
     {"Liegengebliebener Talon", "Il talon rimasto", "What is left of the talon"},
     {"Was vom Talon nicht genommen wurde, liegt verdeckt beiseite und zählt zu den Stichen der Gegner.",
      "Ciò che del talon non è stato preso sta coperto da parte e conta con le prese degli avversari.",
      "What was not taken of the talon lies face down aside and counts with the opponents' tricks."}},
};

} // namespace

std::span<const RulePoint> kingAndTalon() {
    return kPoints;
}

} // namespace schreiber::koenigrufen::rulebook::tables
