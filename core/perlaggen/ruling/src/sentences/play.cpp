#include "tables.h"

namespace schreiber::perlaggen::ruling::sentences {
namespace {

constexpr words::Text kPlayedNone{
    "{who} soll einen Perlagg gespielt und nicht sofort getauft haben; nach dem Protokoll hat {who} keinen "
    "gespielt. Ein gewiesener gilt, wie er hingelegt wurde: Es folgt nichts.",
    "{who} avrebbe giocato un Perlagg senza battezzarlo subito; ma secondo il verbale non ne ha giocato "
    "nessuno. Uno mostrato vale come è stato messo giù: non segue nulla.",
    "{who} is said to have played a Perlagg without naming it at once; by the record {who} has played "
    "none. "
    "One that was shown counts as it was laid: nothing follows."};

constexpr Sentence kSentences[] = {
    {"bapt_not_perlagg",
     {"{who} tauft {face} auf {named}, obwohl diese Karte hier kein Perlagg ist.",
      "{who} battezza {face} come {named}, ma qui quella carta non è un Perlagg.",
      "{who} baptises {face} as {named}, though that card is no Perlagg here."}},
    {"bapt_any",
     {"{who} tauft {face} auf {named}; diese Karte gibt es hier nicht.",
      "{who} battezza {face} come {named}; questa carta qui non c'è.",
      "{who} baptises {face} as {named}; there is no such card here."}},
    {"bapt_final",
     {"{who} will {face} umtaufen, auf {named}; ein einmal genannter Name bleibt.",
      "{who} vuole ribattezzare {face} come {named}: il nome detto resta.",
      "{who} wants to rename {face} as {named}; a name once given stands."}},
    {"bapt_mistake",
     {"{who} will {card} zurücknehmen; ein ausgespielter Perlagg bleibt liegen.",
      "{who} vuole riprendere {card}: un Perlagg giocato resta.",
      "{who} wants to take {card} back; a Perlagg once played stays."}},
    {{"bapt_release", "bapt_say"}, kPlayedNone, on::kNoFault},
    {"bapt_release",
     {"{who} tauft {face} erst, als die Karte schon losgelassen ist; so gilt sie als das, was sie ist.",
      "{who} battezza {face} solo dopo aver lasciato la carta, che vale dunque per ciò che è.",
      "{who} names {face} only after letting go of the card, so it counts as what it is."},
     on::kPlay},
    {"bapt_release",
     {"{who} hat {face} gespielt und nicht getauft, ehe die Karte losgelassen war; so gilt sie als das, was "
      "sie ist.",
      "{who} ha giocato {face} e non ha dato il nome prima di lasciare la carta, che vale per ciò che è.",
      "{who} played {face} and did not name it before letting go, so it counts as what it is."}},
    {"bapt_release",
     {"{who} hat einen Perlagg gespielt und nicht getauft, ehe die Karte losgelassen war.",
      "{who} ha giocato un Perlagg senza battezzarlo prima di lasciare la carta.",
      "{who} played a Perlagg and did not name it before letting go of the card."}},
    {"bapt_say",
     {"{who} hat zu {face} nur {half} gesagt; ein halber Name ist hier keiner, also ist "
      "die Karte nicht getauft und gilt als das, was sie zeigt.",
      "{who}, giocando {face}, ha detto solo {half}; un nome a metà qui non è un nome: la "
      "carta non è battezzata e vale per ciò che mostra.",
      "{who} said only {half} of {face}; half a name is none here, so the card is not "
      "named "
      "and counts as what it shows."},
     on::kWholeName | on::kVoid},
    {"bapt_say",
     {"{who} hat zu {face} nur {half} gesagt; fragt jemand, wird der Name ergänzt, "
      "sonst "
      "gilt die Karte als das, was sie zeigt.",
      "{who}, giocando {face}, ha detto solo {half}; se qualcuno chiede, il nome si "
      "completa, "
      "altrimenti la carta vale per ciò che mostra.",
      "{who} said only {half} of {face}; if anybody asks, the name is completed, else the "
      "card counts as what it shows."},
     on::kWholeName},
    {"bapt_say",
     {"{who} hat nur den Rang gesagt; hier gilt dazu die ausgespielte Farbe, also {card}.",
      "{who} ha detto solo il valore; qui vi si aggiunge il seme giocato, dunque {card}.",
      "{who} said only the rank; here the suit led goes with it, so it is {card}."},
     on::kNote | on::kPlay | on::kHouse},
    {"bapt_show",
     {"{who} hat beim Weisen zu {face} nur {half} gesagt; fragt jemand, wird der Name "
      "ergänzt, sonst gilt die Karte als das, was sie zeigt.",
      "{who}, mostrando {face}, ha detto solo {half}; se qualcuno chiede, il nome si "
      "completa, altrimenti la carta vale per ciò che mostra.",
      "{who}, showing {face}, said only {half}; if anybody asks, the name is completed, "
      "else the card counts as what it shows."},
     on::kWholeName | on::kNote},
    {"bapt_show",
     {"{who} hat zu {face} nur {half} gesagt; ein halber Name ist hier keiner, also ist "
      "die Karte nicht getauft.",
      "{who} di {face} ha detto solo {half}; un nome a metà qui non è un nome: la carta "
      "non è "
      "battezzata.",
      "{who} said only {half} of {face}; half a name is none here, so the card is not "
      "named."},
     on::kWholeName},
    {"bapt_show",
     {"{who} hat {face} beim Weisen hingelegt und den Namen erst danach gesagt; nicht sofort getauft, gilt "
      "die "
      "Karte als das, was sie zeigt.",
      "{who} ha mostrato {face} e ha detto il nome solo dopo; non battezzata subito, la carta vale per ciò "
      "che "
      "mostra.",
      "{who} laid down {face} in the show and said the name only afterwards; not named at once, it counts as "
      "what it shows."}},
    {"revoke",
     {"{who} soll Farbe verleugnet haben; nach den aufgeschriebenen Karten hat {who} in jedem Stich Farbe, "
      "Trumpf oder Perlagg gegeben oder die Farbe nicht gehabt: Es folgt nichts.",
      "{who} avrebbe negato il seme; ma secondo le carte annotate {who} ha sempre risposto al seme, con "
      "briscola "
      "o con un Perlagg, o non aveva il seme: non segue nulla.",
      "{who} is said to have revoked; but by the cards written down {who} always followed suit, trumped, "
      "played "
      "a Perlagg or had none of the suit: nothing follows."},
     on::kNoFault},
    {"revoke",
     {"{who} soll Farbe verleugnet haben; das ist bei der Karte selbst schon entschieden.",
      "{who} avrebbe negato il seme; su questo si è già deciso alla carta stessa.",
      "{who} is said to have revoked; that is ruled on at the card itself."},
     on::kRuledBefore},
    {"bapt_say",
     {"{who} hat {face} gespielt und nicht sofort getauft; so gilt die Karte als das, was sie ist.",
      "{who} ha giocato {face} e non ha dato subito il nome: la carta vale per ciò che è.",
      "{who} played {face} and did not name it at once, so it counts as what it is."}},
    {"bapt_say",
     {"{who} hat einen Perlagg gespielt und nicht sofort getauft.",
      "{who} ha giocato un Perlagg senza battezzarlo subito.",
      "{who} played a Perlagg and did not name it at once."}},
    {"no_takeback",
     {"{who} will {card} zurücknehmen, ohne dass Farbe zu bekennen wäre.",
      "{who} vuole riprendere {card} senza dover rispondere al seme.",
      "{who} wants to take {card} back though no suit had to be followed."}},
    {"card_not_held",
     {"{who} hat {card} nicht in der Hand; die Karte hat {holder}.",
      "{who} non ha in mano {card}: la carta è di {holder}.",
      "{who} does not hold {card}; {holder} has it."}},
    {"card_not_held",
     {"{who} hat {card} nicht in der Hand.", "{who} non ha in mano {card}.", "{who} does not hold {card}."}},
    {"card_twice",
     {"{Card} liegt schon auf dem Tisch; {who} kann die Karte nicht noch einmal bringen.",
      "{Card} è già in tavola; {who} non può metterlo di nuovo.",
      "{Card} lies on the table already; {who} cannot bring it again."},
     on::kPlay | on::kShow},
    {"card_twice",
     {"{Card} ist schon in einer Hand oder liegt schon auf dem Tisch; {who} kann die Karte nicht noch einmal "
      "bringen.",
      "{Card} è già in una mano o in tavola; {who} non può metterlo di nuovo.",
      "{Card} is already in a hand or on the table; {who} cannot bring it again."}},
    {"follow",
     {"{who} gibt {card} zu, muss aber {suit} bekennen und hält noch {cards}.",
      "{who} gioca {card}, ma deve rispondere a {suit} e ha ancora {cards}.",
      "{who} plays {card} but must follow suit in {suit}, still holding {cards}."}},
    {"follow_trump_lead",
     {"Trumpf ist ausgespielt; {who} gibt {card} zu und hält noch einen Trumpf: {cards}.",
      "Si è giocata briscola: {who} gioca {card} e di briscola ha ancora {cards}.",
      "Trumps are led; {who} plays {card} and still holds a trump: {cards}."}},
    {"follow_after_trump",
     {"Auch wenn schon gestochen ist, muss {who} {suit} bekennen; {card} tut das nicht, und {who} hält noch "
      "{cards}.",
      "Anche dopo una briscola {who} deve rispondere a {suit}; {card} non lo fa, e in mano ha ancora "
      "{cards}.",
      "Though the trick has been trumped, {who} must follow suit in {suit}; {card} does not, with {cards} "
      "still in hand."}},
    {"follow_perl_bound",
     {"{who} spielt {card}; mit {cards} in der Hand muss der Perlagg auf {suit} oder auf Trumpf getauft "
      "werden.",
      "{who} gioca {card}; con {cards} in mano il Perlagg va battezzato come {suit} o come briscola.",
      "{who} plays {card}; with {cards} in hand the Perlagg must be named as one of {suit} or as a trump."}},
    {"follow_trump_any",
     {"{who} gibt {card} unter dem Trumpf von {other} zu, obwohl {suit} zu bekennen war.",
      "{who} gioca {card} sotto la briscola di {other}, benché dovesse rispondere a {suit}.",
      "{who} undertrumps {other} with {card} although {suit} had to be followed."}},
    {"revoke",
     {"{who} bietet {auf}; durch das Farbeverleugnen ist {er} für {ownside} aber verfallen. Ob so noch "
      "geboten "
      "werden darf, sagt keine Quelle. Das Gebot bleibt stehen; {ownside} kann {ihn} nicht schreiben, auch "
      "wenn "
      "{er} gut gelassen wird.",
      "{who} offre {auf}; ma negando il seme {ownside} l'ha già perso. Se si possa ancora offrire così, "
      "nessuna fonte lo dice. L'offerta resta; {ownside} non può segnarlo, nemmeno se viene lasciato buono.",
      "{who} bets {auf}; by the revoke {ownside} has lost it, though. Whether one may still bet so, no "
      "source "
      "says. The bet stands; {ownside} cannot score it, even where it is conceded."},
     on::kBet},
    {"revoke",
     {"{who} hält {den}; durch das Farbeverleugnen ist {er} für {ownside} aber verfallen. Ob so noch "
      "gehalten "
      "werden darf, sagt keine Quelle. Es bleibt gehalten; {ownside} kann {ihn} nicht schreiben.",
      "{who} tiene {den}; ma negando il seme {ownside} l'ha già perso. Se si possa ancora tenere così, "
      "nessuna "
      "fonte lo dice. Resta tenuto; {ownside} non può segnarlo.",
      "{who} holds {den}; by the revoke {ownside} has lost it, though. Whether one may still hold so, no "
      "source "
      "says. It stays held; {ownside} cannot score it."},
     on::kHold},
    {"revoke",
     {"{who} hat {face} auf {named} getauft; ausgespielt war {suit}, und mit {cards} in der Hand musste der "
      "Perlagg auf diese Farbe oder auf Trumpf getauft werden. Der Stich ist fertig: Farbe verleugnet.",
      "{who} ha battezzato {face} come {named}; si era giocato {suit} e, con {cards} in mano, il Perlagg "
      "andava "
      "battezzato in quel seme o come briscola. La presa è finita: seme negato.",
      "{who} named {face} as {named}; {suit} were led and, with {cards} in hand, the Perlagg had to be named "
      "as "
      "that suit or as a trump. The trick is complete: it is a revoke."}},
    {"revoke",
     {"Ausgespielt war {suit}; {who} hat {card} gegeben und hielt noch {cards}. Der Stich ist fertig: Farbe "
      "verleugnet.",
      "Si era giocato {suit}; {who} ha dato {card} avendo ancora {cards}. La presa è finita: seme negato.",
      "The suit led was {suit}; {who} played {card} while still holding {cards}. The trick is complete: it "
      "is a "
      "revoke."}},
    {"revoke",
     {"{who} hat mit {card} Farbe verleugnet und kann es nicht mehr gutmachen.",
      "{who} ha negato il seme con {card} e non può più rimediare.",
      "{who} revoked with {card} and can no longer put it right."}},
    {"out_of_turn",
     {"{who} spielt {card}, an der Reihe ist {other}.", "{who} gioca {card}, ma è il turno di {other}.",
      "{who} plays {card}, but it is {other}'s turn."}},
    {"out_of_turn_trump",
     {"{who} spielt {card}, an der Reihe ist {other}.", "{who} gioca {card}, ma è il turno di {other}.",
      "{who} plays {card}, but it is {other}'s turn."},
     on::kVoid},
    {"out_of_turn_trump",
     {"{who} hatte vorgeworfen, muss Trumpf bedienen und gibt {card}; stechen kann die Karte nicht.",
      "{who} aveva giocato in anticipo, deve rispondere a briscola e dà {card}, che non può prendere.",
      "{who} had thrown early and must follow the trump lead with {card}, which cannot take the trick."}},
    {"st_turn",
     {"{who} sagt, mit dem Weisen fertig zu sein; an der Reihe ist aber {other}.",
      "{who} dice di aver finito di mostrare, ma è il turno di {other}.",
      "{who} claims to be done with showing, but the turn is with {other}."},
     on::kDone},
    {"st_turn",
     {"{who} spielt {card}, an der Reihe ist {other}.", "{who} gioca {card}, ma è il turno di {other}.",
      "{who} plays {card}, but it is {other}'s turn."},
     on::kPlay},
    {"st_turn",
     {"{who} antwortet beim {figure}, an der Reihe ist {other}.",
      "{who} risponde {auf}, ma è il turno di {other}.",
      "{who} answers on the {figure}, but it is {other}'s turn."},
     on::kHold | on::kGood | on::kBet},
    {"st_turn",
     {"{who} weist, an der Reihe ist {other}.", "{who} mostra, ma è il turno di {other}.",
      "{who} shows, but it is {other}'s turn."},
     on::kShow | on::kDone},
    {"st_turn",
     {"{who} weist, bevor das Spiel entschieden ist.", "{who} mostra prima che lo Spiel sia deciso.",
      "{who} shows before the Spiel is decided."},
     on::kShow},
    {"st_turn",
     {"{who} bietet beim Weisen, ohne an der Reihe zu sein.", "{who} offre mentre è un altro a mostrare.",
      "{who} bets in the show out of turn."},
     on::kBet},
    {{"out_of_turn", "st_turn"},
     {"{who} hat gehandelt, ohne an der Reihe zu sein.", "{who} ha agito senza che fosse il suo turno.",
      "{who} acted out of turn."}},
    {"show_at_once",
     {"Das Spiel ist gut gelassen; {who} legt trotzdem noch {card} zu.",
      "Lo Spiel è stato lasciato buono; {who} gioca ancora {card}.",
      "The Spiel is conceded, yet {who} still plays {card}."}},
    {"play_on_error",
     {"Das Spiel ist gemacht, und dabei bleibt es; {who} spielt mit {card} irrtümlich weiter.",
      "Lo Spiel è fatto e resta fatto; {who} continua per errore con {card}.",
      "The Spiel is made and stays made; {who} plays on with {card} by mistake."}},
    {"three_tricks_stop",
     {"Das Spiel ist schon gemacht; {who} spielt mit {card} trotzdem weiter, statt dass gewiesen wird.",
      "Lo Spiel è già fatto; {who} gioca ancora {card}, mentre si deve mostrare.",
      "The Spiel is made already; {who} still plays {card}, when it is time to show."},
     on::kPlay},
    {"three_tricks_stop",
     {"{who} soll nicht gesagt haben, dass das Spiel gemacht ist. Wer die Stiche dazu hat, muss es sagen und "
      "dann weisen oder bieten. Wird irrtümlich weitergespielt, kostet das keine Strafe; die anderen können "
      "das Spiel aber nie mehr machen.",
      "{who} non avrebbe detto che lo Spiel è fatto. Chi ha le prese necessarie deve dirlo e poi mostrare od "
      "offrire. Se per errore si continua, non c'è penalità; ma gli altri non possono più fare lo Spiel.",
      "{who} is said not to have announced that the Spiel is made. Whoever has the tricks for it must say so "
      "and then show or bet. If play goes on by mistake there is no penalty, but the others can never make "
      "the Spiel any more."},
     on::kIrregular | on::kSpielNotMade | on::kPlaysOn},
    {"three_tricks_stop",
     {"{who} soll nicht gesagt haben, dass das Spiel gemacht ist. Mit den Stichen dazu wird nicht "
      "weitergespielt, sondern gewiesen; eine Strafe für das Vergessen legt keine Quelle fest.",
      "{who} non avrebbe detto che lo Spiel è fatto. Con le prese necessarie non si continua, si mostra; per "
      "la dimenticanza nessuna fonte stabilisce una penalità.",
      "{who} is said not to have announced that the Spiel is made. With the tricks for it play stops and the "
      "show begins; for forgetting it no source lays down a penalty."},
     on::kIrregular | on::kSpielNotMade},
    {"three_tricks_stop",
     {"Das Spiel ist gemacht, und dabei bleibt es; {who} hat es nicht gesagt, und es wurde weitergespielt.",
      "Lo Spiel è fatto e resta fatto; {who} non l'ha detto e si è continuato a giocare.",
      "The Spiel is made and stays made; {who} did not say so, and play went on."},
     on::kIrregular},
    {"three_tricks_stop",
     {"Das Spiel ist mit Stichen schon gemacht; {who} kann nicht mehr darum bieten und es auch nicht mehr "
      "gut "
      "lassen.",
      "Lo Spiel è già fatto con le prese; {who} non può più offrire né lasciarlo buono.",
      "The Spiel has been made by tricks already; {who} can neither bet on it nor concede it."}},
    {"st_suggest",
     {"{who} bietet auf das Spiel, obwohl {ownside} es nicht mehr machen kann; hier ist das verboten.",
      "{who} offre sullo Spiel, benché {ownside} non possa più farlo; qui è vietato.",
      "{who} bets on the Spiel although {ownside} can no longer make it; that is forbidden here."}},
};

} // namespace

std::span<const Sentence> play() {
    return kSentences;
}

} // namespace schreiber::perlaggen::ruling::sentences
