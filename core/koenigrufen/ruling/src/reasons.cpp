#include "reasons.h"

#include <algorithm>
#include <array>

namespace schreiber::koenigrufen::ruling {

using words::Text;

namespace {

struct Reason {
    rulebook::PointName point;
    Text text;
};

// In the order of the rule points.
constexpr std::array kReasons = std::to_array<Reason>({
    {"breach"_point,
     {"Was die Regeln verletzt, bricht ein begonnenes Spiel ab.",
      "Ciò che viola le regole interrompe un gioco iniziato.",
      "What breaks the rules breaks off a game that has begun."}},
    {"cut_opposite"_point,
     {"Abheben oder klopfen darf nur, wer dem Geber gegenübersitzt, und nur vor dem Steigern.",
      "Taglia o bussa solo chi siede di fronte al mazziere, e solo prima dell'asta.",
      "Only who sits opposite the dealer cuts or knocks, and only before the auction."}},
    {"throw_in"_point,
     {"Zusammenwerfen darf nur, wer kein Tarock hat oder als einziges ein Trullstück, und nur bis zum ersten "
      "Ausspielen.",
      "Manda a monte solo chi non ha tarocchi, o come unico un pezzo della Trull, e solo fino alla prima "
      "carta.",
      "Only a hand without Tarock, or whose only one is of the Trull, is thrown in, and only until the first "
      "card."}},
    {"throw_in_duty"_point,
     {"{0} hatte kein Tarock oder als einziges ein Trullstück und musste zusammenwerfen; mit der ersten "
      "Karte ist es versäumt.",
      "{0} non aveva tarocchi, o come unico un pezzo della Trull, e doveva mandare a monte; con la prima "
      "carta è troppo tardi.",
      "{0} had no Tarock, or one of the Trull alone, and had to throw the deal in; with the first card it is "
      "too late."}},
    {"knock_choose"_point,
     {"Stöße werden nur nach dem Klopfen gewählt, von der Vorhand an der Reihe nach, jeder einen.",
      "I mazzetti si scelgono solo dopo che si è bussato, dalla Vorhand in poi, uno a testa.",
      "Piles are chosen only after a knock, from Vorhand on in turn, one each."}},
    {"bid_opens"_point,
     {"„Mein Spiel“ sagt nur die Vorhand, als erstes Wort des Steigerns.",
      "«Mein Spiel» lo dice solo la Vorhand, come prima parola dell'asta.",
      "“Mein Spiel” is Vorhand's alone to say, as the first word of the auction."}},
    {"bid_turn"_point,
     {"Ein anderer ist am Wort; gesteigert wird der Reihe nach, rechts von der Vorhand beginnend.",
      "La parola è di un altro; si dichiara a turno, iniziando alla destra della Vorhand.",
      "It is another's turn; bids go round from Vorhand's right."}},
    {"bid_higher"_point,
     {"Das ist nicht höher als das, was steht. Von unten nach oben: Solorufer, Piccolo, Bettler, Auchrufer, "
      "Farberl, Dreier, Piccolo ouvert, Bettler ouvert, Solofarberl, Solodreier; zwischen einem Auchrufer "
      "und "
      "mehreren Negativspielen zählt, was sie wert sind.",
      "Non è più alto di ciò che è dichiarato. Dal basso: Solorufer, Piccolo, Bettler, Auchrufer, Farberl, "
      "Dreier, Piccolo ouvert, Bettler ouvert, Solofarberl, Solodreier; tra un Auchrufer e più giochi "
      "negativi "
      "conta il loro valore.",
      "That is not higher than what stands. From low to high: Solorufer, Piccolo, Bettler, Auchrufer, "
      "Farberl, "
      "Dreier, Piccolo ouvert, Bettler ouvert, Solofarberl, Solodreier; between an Auchrufer and several "
      "negative games it is their worth that counts."}},
    {"bid_passed"_point,
     {"{0} hat schon „weiter“ gesagt und ist ausgestiegen.", "{0} ha già detto «weiter» ed è fuori.",
      "{0} has said “weiter” before and is out."}},
    {"bid_own"_point,
     {"Das eigene Gebot steht; man überbietet sich nicht selbst.",
      "La propria dichiarazione è in piedi; non si supera sé stessi.",
      "One's own bid stands; nobody overbids himself."}},
    {"bid_forehand_must"_point,
     {"Alle anderen haben „weiter“ gesagt; die Vorhand muss ein Spiel ansagen.",
      "Tutti gli altri hanno detto «weiter»; la Vorhand deve dichiarare un gioco.",
      "All others have said “weiter”; Vorhand has to name a game."}},
    {"bid_forehand_games"_point,
     {"Trischaken, Rufer und Sechserdreier sagt nur die Vorhand, und nur wenn alle anderen „weiter“ gesagt "
      "haben.",
      "Trischaken, Rufer e Sechserdreier li dichiara solo la Vorhand, e solo se tutti gli altri hanno detto "
      "«weiter».",
      "Trischaken, Rufer and Sechserdreier are Vorhand's alone, and only when all others have said "
      "“weiter”."}},
    {"bid_auchrufer_cap"_point,
     {"Ein Auchrufer, mit welchem Vogel auch immer, überbietet kein Farberl, keinen Dreier und nichts, was "
      "darüber steht.",
      "Un Auchrufer, con qualunque uccello, non supera Farberl, Dreier e ciò che sta sopra.",
      "An Auchrufer, with whatever bird, overbids no Farberl, no Dreier and nothing above them."}},
    {"bid_bei"_point,
     {"„Bei“ spielt man nur zu einem Piccolo oder Bettler, der steht oder auf Verdacht wartet.",
      "«Bei» si gioca solo con un Piccolo o Bettler dichiarato o in attesa auf Verdacht.",
      "“Bei” joins only a Piccolo or Bettler that stands or waits auf Verdacht."}},
    {"bid_bei_bettler"_point,
     {"Zu einem Piccolo gibt es keinen Bettler bei; der Bettler überbietet ihn.",
      "A un Piccolo non si aggiunge un Bettler bei; il Bettler lo supera.",
      "No Bettler is played bei a Piccolo; a Bettler overbids it."}},
    {"bid_bei_ouvert"_point,
     {"Bei spielt man nur Piccolo und Bettler, und nichts bei einem Ouvertspiel.",
      "Bei si giocano solo Piccolo e Bettler, e nulla con un gioco ouvert.",
      "Only Piccolo and Bettler are played bei, and nothing bei an Ouvertspiel."}},
    {"bid_verdacht"_point,
     {"Auf Verdacht sagt man nur Piccolo oder Bettler, und nur solange ein Auchrufer eines anderen das "
      "höchste Gebot ist.",
      "Auf Verdacht si dichiarano solo Piccolo o Bettler, e solo finché l'Auchrufer di un altro è la "
      "dichiarazione più alta.",
      "Auf Verdacht one bids only Piccolo or Bettler, and only while another's Auchrufer is the highest "
      "bid."}},
    {"bid_closed"_point, {"Das Steigern ist vorbei.", "L'asta è finita.", "The auction is over."}},
    {"call_king"_point,
     {"Wer einen Rufer spielt, ruft einmal einen König, sofort und vor dem ersten Ausspielen.",
      "Chi gioca un Rufer chiama un re una volta sola, subito e prima della prima carta.",
      "Who plays a Rufer calls a king, once, at once and before the first card."}},
    {"call_fourth"_point,
     {"Den vierten König ruft nur, wer genau drei Könige in der Hand hat.",
      "Il quarto re lo chiama solo chi ha esattamente tre re in mano.",
      "Only who holds exactly three kings calls the fourth."}},
    {"king_talon_take"_point,
     {"Liegt der gerufene König in einem Talon, muss dieser genommen werden.",
      "Se il re chiamato è in un talone, va preso quello.",
      "With the called king in a talon that talon has to be taken."}},
    {"give_up"_point,
     {"Aufgeben kann nur, wer einen Rufer oder Auchrufer spielt, dessen gerufener König in einem Talon "
      "liegt, und nur sofort.",
      "Abbandona solo chi gioca un Rufer o Auchrufer con il re chiamato in un talone, e solo subito.",
      "Only who plays a Rufer or Auchrufer with the called king in a talon gives up, and only at once."}},
    {"give_up_bird"_point,
     {"Mit dem Auchrufer geht der Vogel verloren, der geboten war, oder ein höherer; in einem Rufer keiner.",
      "Con l'Auchrufer si perde l'uccello dichiarato o uno più alto; in un Rufer nessuno.",
      "With the Auchrufer the bird that was bid is lost, or a higher one; with a Rufer none."}},
    {"talon_choice"_point,
     {"Einen Talon nimmt nur, wer das Spiel spielt, einmal, nach dem Rufen und vor den Ansagen.",
      "Un talone lo prende solo chi gioca, una volta, dopo la chiamata e prima degli annunci.",
      "Only the declarer takes a talon, once, after calling and before the words."}},
    {"talon_six"_point,
     {"Beim Sechserdreier werden beide Talone genommen.",
      "Nel Sechserdreier si prendono tutti e due i taloni.", "In a Sechserdreier both talons are taken."}},
    {"talon_none"_point,
     {"In diesem Spiel wird kein Talon genommen.", "In questo gioco non si prende nessun talone.",
      "No talon is taken in this game."}},
    {"lay_count"_point,
     {"Abgelegt werden so viele Karten, wie genommen wurden, einmal und von dem, der sie nahm.",
      "Si scartano tante carte quante se ne sono prese, una volta, da chi le ha prese.",
      "As many cards as were taken are laid away, once and by who took them."}},
    {"lay_no_honours"_point,
     {"Könige und Trullstücke werden nicht abgelegt.", "Re e pezzi della Trull non si scartano.",
      "Kings and cards of the Trull are not laid away."}},
    {"lie"_point,
     {"„Ich liege“ sagt, wer das Spiel spielt, einmal, und vorher wird gerufen und abgelegt; bis dahin gilt "
      "kein Wort.",
      "«Ich liege» lo dice chi gioca, una volta, dopo aver chiamato e scartato; prima non vale nessuna "
      "parola.",
      "“Ich liege” is the declarer's to say, once, when the king is called and cards are laid away; no word "
      "is heard before."}},
    {"words_turn"_point,
     {"{0} ist nicht am Wort: die Ansagen gehen reihum und enden, wo zuletzt mehr als „gut“ gesagt wurde.",
      "La parola non è di {0}: gli annunci vanno in giro e finiscono dove per ultimo si è detto più di "
      "«gut».",
      "It is not {0}'s turn: words go round and end where more than “gut” was last said."}},
    {"announce_what"_point,
     {"Diese Prämie sagt niemand an: sie gilt zwischen zwei Spielern, die man vorher nicht kennt.",
      "Questo premio non lo annuncia nessuno: vale tra due giocatori che prima non si conoscono.",
      "Nobody announces this premium: it is between two players who are not known before."}},
    {"announce_negative"_point,
     {"In Negativspielen und beim Trischaken gibt es keine Prämien.",
      "Nei giochi negativi e nel Trischaken non ci sono premi.",
      "There are no premiums in negative games and in Trischaken."}},
    {"announce_after_good"_point,
     {"Wer zum Spiel „gut“ gesagt hat, sagt später nichts mehr an.",
      "Chi ha detto «gut» al gioco non annuncia più nulla.",
      "Who has said “gut” to the game announces nothing later."}},
    {"announce_twice"_point,
     {"Diese Seite hat die Prämie schon angesagt.", "Questa parte ha già annunciato il premio.",
      "This side has announced the premium already."}},
    {"auchrufer_bird"_point,
     {"Wer einen Auchrufer spielt, muss einen Vogel ansagen, mindestens den gebotenen; mit der ersten Karte "
      "ist es versäumt.",
      "Chi gioca un Auchrufer deve annunciare un uccello, almeno quello dichiarato; con la prima carta è "
      "troppo tardi.",
      "The declarer of an Auchrufer has to announce a bird, at least the one he bid; with the first card it "
      "is too late."}},
    {"kontra_opponent"_point,
     {"Kontra gibt nur ein Gegner dessen, der angesagt hat, und es muss klar sein, worauf.",
      "Il kontra lo dà solo un avversario di chi ha annunciato, e dev'essere chiaro a che cosa.",
      "Only an opponent of the one whose word it answers gives kontra, and it has to be clear to what."}},
    {"kontra_retour"_point,
     {"Retour gibt nur, wem Kontra gegeben wurde, und es muss klar sein, worauf.",
      "Il retour lo dà solo chi ha ricevuto il kontra, e dev'essere chiaro a che cosa.",
      "Only who was given kontra answers it by retour, and it has to be clear which."}},
    {"kontra_twice"_point,
     {"Diese Stufe ist schon gegeben; antworten kann nur die andere Seite.",
      "Questo grado è già dato; può rispondere solo l'altra parte.",
      "This step is given already; only the other side may answer it."}},
    {"kontra_after_good"_point,
     {"Wer eine Ansage hat durchgehen lassen, kann sie später nicht mehr kontrieren.",
      "Chi ha lasciato passare un annuncio non può più dargli kontra.",
      "Who has let a word pass does not answer it later."}},
    {"kontra_trischaken"_point,
     {"Beim Trischaken gibt es keine Gegner und daher kein Kontra.",
      "Nel Trischaken non ci sono avversari e quindi nessun kontra.",
      "Trischaken has no opponents, so nobody gives kontra."}},
    {"kontra_given_up"_point,
     {"Ein aufgegebenes Spiel wird nicht kontriert.", "A un gioco abbandonato non si dà kontra.",
      "A game given up is not kontra'd."}},
    {"words_closed"_point,
     {"Mit der ersten Karte sind die Ansagen vorbei.", "Con la prima carta gli annunci sono finiti.",
      "With the first card the words are over."}},
    {"turn_order"_point, {"{0} ist nicht an der Reihe.", "Non tocca a {0}.", "It is not {0}'s turn."}},
    {"lead_positive"_point,
     {"Zum ersten Stich eines Positivspiels spielt die Vorhand aus.",
      "Alla prima presa di un gioco positivo esce la Vorhand.",
      "Vorhand leads to the first trick of a positive game."}},
    {"lead_negative"_point,
     {"Zum ersten Stich spielt hier aus, wer das höchste Negativspiel spielt; beim Trischaken die Vorhand.",
      "Alla prima presa esce qui chi gioca il gioco negativo più alto; nel Trischaken la Vorhand.",
      "The first trick is led here by the declarer of the highest negative game; in Trischaken by Vorhand."}},
    {"follow_suit"_point,
     {"Wer die ausgespielte Farbe hat, muss sie zugeben.", "Chi ha il seme d'uscita deve rispondere.",
      "Who has the suit led has to play it."}},
    {"follow_tarock"_point,
     {"Wer die ausgespielte Farbe nicht hat, muss Tarock spielen.",
      "Chi non ha il seme d'uscita deve giocare tarocco.", "Who has not the suit led has to play Tarock."}},
    {"beat"_point,
     {"In Negativspielen herrscht Stichzwang: wer stechen kann, muss.",
      "Nei giochi negativi c'è l'obbligo di superare: chi può, deve.",
      "In negative games who can beat what lies has to."}},
    {"pagat_last"_point,
     {"In Negativspielen geht der Pagat als letztes Tarock aus der Hand.",
      "Nei giochi negativi il Pagat esce di mano come ultimo tarocco.",
      "In negative games the Pagat leaves the hand as its last Tarock."}},
    {"pagat_msp"_point,
     {"Auf Mond und Sküs muss der Pagat gespielt werden: er sticht.",
      "Dopo Mond e Sküs va giocato il Pagat: prende.",
      "After Mond and Sküs the Pagat has to be played: it takes."}},
    {"farberl_lead"_point,
     {"In Farberlspielen wird Tarock erst ausgespielt, wenn nichts anderes mehr in der Hand ist.",
      "Nei giochi Farberl si esce a tarocco solo quando in mano non c'è altro.",
      "In Farberl games Tarock is led only from a hand that has nothing else."}},
    {"bird_duty"_point,
     {"Eine angesagte Karte darf weder früher gespielt noch in ihrem Stich zurückgehalten werden, wenn Farb- "
      "und Tarockzwang es zulassen.",
      "Una carta annunciata non si gioca prima e non si trattiene nella sua presa, se gli obblighi lo "
      "permettono.",
      "An announced card is neither played earlier nor kept back in its trick where the duties allow it."}},
    {"stop_early"_point,
     {"Vorzeitig abgebrochen wird nur ein Piccolo oder Bettler, der schon verloren ist; bei mehreren alle.",
      "Si interrompe solo un Piccolo o Bettler già perduto; se sono più, tutti.",
      "Only a Piccolo or Bettler that is lost already is broken off; of several all."}},
    {"card_not_held"_point,
     {"Diese Karte hat {0} nicht in der Hand.", "{0} non ha in mano questa carta.",
      "{0} does not hold this card."}},
    {"card_twice"_point,
     {"Diese Karte ist schon gespielt.", "Questa carta è già stata giocata.",
      "This card has been played already."}},
    {"trischaken_talon"_point,
     {"Zu jedem der ersten sechs Stiche deckt die Vorhand eine Talonkarte auf, die noch daliegt.",
      "A ciascuna delle prime sei prese la Vorhand scopre una carta del talone che c'è ancora.",
      "To each of the first six tricks Vorhand turns up a talon card that is still there."}},
    {"koenig_ultimo_side"_point,
     {"König ultimo gehört der Seite, die einen König gerufen hat.",
      "König ultimo spetta alla parte che ha chiamato un re.",
      "König ultimo belongs to the side that called a king."}},
    {"auction_open"_point,
     {"Das Steigern ist noch nicht vorbei.", "L'asta non è ancora finita.", "The auction is not over yet."}},
    {"misdeal"_point,
     {"Falsch gegebene Karten werden neu gegeben, wo nichts anderes vereinbart ist.",
      "Le carte distribuite male si ridistribuiscono, se non è convenuto altro.",
      "Cards dealt wrongly are dealt again where nothing else is agreed."}},
    {"wrong_dealer"_point,
     {"Wer gegeben hat, hat gegeben; der nächste Geber folgt auf ihn.",
      "Chi ha distribuito ha distribuito; il prossimo mazziere segue a lui.",
      "The deal stands; the next dealer follows who dealt."}},
    {"written_differs"_point,
     {"Auf dem Schrieb steht etwas anderes, als das Protokoll ergibt.",
      "Sullo Schrieb c'è altro da ciò che risulta dal verbale.",
      "The Schrieb says something else than what follows from the record."}},
    {"game_over"_point, {"Das Spiel ist vorbei.", "Il gioco è finito.", "The game is over."}},
});

} // namespace

Text reasonOf(rulebook::PointName point) {
    const auto* const found = std::ranges::find(kReasons, point, &Reason::point);
    return found == kReasons.end() ? Text() : found->text;
}

} // namespace schreiber::koenigrufen::ruling
