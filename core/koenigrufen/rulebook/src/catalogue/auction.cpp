#include "tables.h"

namespace schreiber::koenigrufen::rulebook::tables {
namespace {

using enum Follows;

constexpr RulePoint kPoints[] = {
    {"bid_opens"_point,
     {"Mein Spiel", "Mein Spiel", "Mein Spiel"},
     {"Das Steigern beginnt damit, dass Vorhand „Mein Spiel“ sagt. Niemand sonst sagt es, und auch sie nicht "
      "später.",
      "L'asta comincia quando Vorhand dice «Mein Spiel». Nessun altro lo dice, e nemmeno lei più tardi.",
      "The auction begins with Vorhand saying “Mein Spiel”. Nobody else says it, and she does not say it "
      "later."},
     Void},
    {"bid_turn"_point,
     {"Reihe beim Steigern", "Il turno nell'asta", "Turns in the auction"},
     {"Das Wort geht gegen den Uhrzeigersinn um, zuerst an den rechts von Vorhand; jeder sagt „weiter“ oder "
      "ein Spiel.",
      "La parola gira in senso antiorario, prima a chi siede a destra di Vorhand; ognuno dice «weiter» o un "
      "gioco.",
      "The word goes round counter-clockwise, first to Vorhand's right; each says “weiter” or a game."},
     Void},
    {"bid_higher"_point,
     {"Höher bieten", "Offrire di più", "Bidding higher"},
     {"Wer ein Spiel sagt, muss ein höheres sagen als das höchste, das geboten ist. Nur „bei“ und „auf "
      "Verdacht“ sind es "
      "nicht.",
      "Chi dice un gioco deve dirne uno più alto del più alto offerto. Solo «bei» e «auf Verdacht» non lo "
      "sono.",
      "Who names a game must name a higher one than the highest that is bid. Only “bei” and “auf Verdacht” "
      "need not be."},
     Void},
    {"bid_last_word"_point,
     {"Das letzte Wort", "L'ultima parola", "The last word"},
     {"Das letzte Wort der ersten Runde hat Vorhand.", "L'ultima parola del primo giro è di Vorhand.",
      "Vorhand has the last word of the first round."}},
    {"bid_passed"_point,
     {"Wer weiter sagt, ist draußen", "Chi dice weiter è fuori", "Who passes is out"},
     {"Wer „weiter“ gesagt hat, bietet nicht mehr. Ab der zweiten Runde überbieten nur noch die anderen. Wer "
      "das höchste "
      "Gebot hat und „weiter“ sagt, behält es und erhöht nur nicht.",
      "Chi ha detto «weiter» non offre più. Dal secondo giro superano solo gli altri. Chi ha l'offerta più "
      "alta e dice "
      "«weiter» la tiene e soltanto non alza.",
      "Who has said “weiter” bids no more. From the second round on only the others overbid. Who holds a "
      "standing bid and "
      "says “weiter” keeps it, and does not raise."},
     Void},
    {"bid_own"_point,
     {"Eigenes Gebot", "La propria offerta", "One's own bid"},
     {"Niemand erhöht sein eigenes Gebot, solange kein anderer mitsteigert.",
      "Nessuno alza la propria offerta finché nessun altro offre.",
      "Nobody raises his own bid while nobody else bids."},
     Void},
    {"bid_ends"_point,
     {"Ende des Steigerns", "Fine dell'asta", "The end of the auction"},
     {"Das Steigern ist zu Ende, wenn das Wort zum letzten Bieter zurückkommt. Wer übrig ist, spielt; "
      "mehrere "
      "Negativspiele werden zugleich gespielt.",
      "L'asta finisce quando la parola torna all'ultimo offerente. Chi resta gioca; più giochi negativi si "
      "giocano "
      "insieme.",
      "The auction ends when the word comes back to the last bidder. Who is left plays; several negative "
      "games are played "
      "together."}},
    {"bid_forehand_must"_point,
     {"Vorhand muss spielen", "Vorhand deve giocare", "Vorhand must play"},
     {"Haben die drei anderen „weiter“ gesagt, muss Vorhand ein Spiel ansagen.",
      "Se gli altri tre hanno detto «weiter», Vorhand deve dire un gioco.",
      "When the three others have passed Vorhand must name a game."},
     Void},
    {"bid_forehand_games"_point,
     {"Vorhandspiele", "I giochi di Vorhand", "Vorhand's games"},
     {"Trischaken, Rufer und Sechserdreier sagt nur Vorhand an, und nur, wenn die drei anderen „weiter“ "
      "gesagt haben. Sie "
      "kann dann auch jedes andere Spiel ansagen.",
      "Trischaken, Rufer e Sechserdreier li dice solo Vorhand, e solo quando gli altri tre hanno detto "
      "«weiter». Può "
      "allora dire anche ogni altro gioco.",
      "Trischaken, Rufer and Sechserdreier are Vorhand's alone, and only when the three others have passed. "
      "She may name "
      "any other game then, too."},
     Void},
    {"bid_order"_point,
     {"Reihenfolge der Spiele", "L'ordine dei giochi", "The order of the games"},
     {"Von unten: Solorufer, Piccolo, Bettler, Auchrufer, Farberl, Dreier, Piccolo ouvert, Bettler ouvert, "
      "Solofarberl, "
      "Solodreier. Von zwei Spielen gleichen Werts ist das spätere höher.",
      "Dal basso: Solorufer, Piccolo, Bettler, Auchrufer, Farberl, Dreier, Piccolo ouvert, Bettler ouvert, "
      "Solofarberl, "
      "Solodreier. Di due giochi di pari valore è più alto quello che viene dopo.",
      "From the bottom: Solorufer, Piccolo, Bettler, Auchrufer, Farberl, Dreier, Piccolo ouvert, Bettler "
      "ouvert, "
      "Solofarberl, Solodreier. Of two games of one value the later one is higher."}},
    {"bid_auchrufer_value"_point,
     {"Was ein Auchrufer beim Steigern wert ist", "Quanto vale un Auchrufer nell'asta",
      "What an Auchrufer is worth in the auction"},
     {"Beim Steigern ist ein Auchrufer 1 und das Doppelte seines Vogels wert: mit Pagat 3, Uhu 5, Kakadu 7, "
      "Marabu 9; "
      "ohne genannten Vogel 3. Gegen mehrere Negativspiele zugleich muss er mindestens so viel wert sein wie "
      "alle "
      "zusammen.",
      "Nell'asta un Auchrufer vale 1 più il doppio del suo uccello: con il Pagat 3, l'Uhu 5, il Kakadu 7, il "
      "Marabu 9; "
      "senza uccello detto 3. Contro più giochi negativi insieme deve valere almeno quanto tutti questi.",
      "In the auction an Auchrufer is worth 1 and twice its bird: 3 with the Pagat, 5 with the Uhu, 7 with "
      "the Kakadu, 9 "
      "with the Marabu; 3 where none is said. Against several negative games at once it must be worth at "
      "least as much as "
      "all of them."},
     Void},
    {"bid_auchrufer_cap"_point,
     {"Was ein Auchrufer nicht überbietet", "Che cosa un Auchrufer non supera",
      "What an Auchrufer does not overbid"},
     {"Mit welchem Vogel auch immer überbietet ein Auchrufer niemals ein Farberl, einen Dreier oder ein "
      "Ouvert- oder "
      "Solospiel darüber.",
      "Qualunque sia l'uccello, un Auchrufer non supera mai un Farberl, un Dreier o un gioco ouvert o solo "
      "più alto.",
      "Whatever its bird, an Auchrufer never overbids a Farberl, a Dreier, or an ouvert or solo game above "
      "them."},
     Void},
    {"bid_bei"_point,
     {"Bei", "Bei", "Bei"},
     {"„Piccolo bei“ schließt sich einem stehenden Piccolo oder Bettler an, „Bettler bei“ einem stehenden "
      "Bettler; so "
      "viele, wie wollen, spielen zugleich.",
      "«Piccolo bei» si unisce a un Piccolo o Bettler che sta, «Bettler bei» a un Bettler che sta; giocano "
      "insieme tutti "
      "quelli che vogliono.",
      "“Piccolo bei” joins a standing Piccolo or Bettler, “Bettler bei” a standing Bettler; as many as like "
      "play at the "
      "same time."},
     Void},
    {"bid_bei_bettler"_point,
     {"Kein Bettler bei zum Piccolo", "Niente Bettler bei a un Piccolo", "No Bettler bei to a Piccolo"},
     {"Zu einem Piccolo gibt es keinen „Bettler bei“: ein Bettler überbietet ihn, und der Piccolo kann dann "
      "nur noch als "
      "„bei“ weitergehen.",
      "A un Piccolo non si dice «Bettler bei»: un Bettler lo supera, e il Piccolo può poi continuare solo "
      "come «bei».",
      "There is no “Bettler bei” to a Piccolo: a Bettler overbids it, and the Piccolo can then go on only as "
      "“bei”."},
     Void},
    {"bid_bei_ouvert"_point,
     {"Nichts bei einem Ouvertspiel", "Niente bei a un gioco ouvert", "Nothing bei an ouvert game"},
     {"Zu einem Ouvertspiel wird nichts „bei“ gespielt.", "A un gioco ouvert non si gioca nulla «bei».",
      "Nothing is played “bei” an ouvert game."},
     Void},
    {"bid_verdacht"_point,
     {"Auf Verdacht", "Auf Verdacht", "Auf Verdacht"},
     {"Solange ein Auchrufer das höchste Gebot ist, kann ein Piccolo oder Bettler auf Verdacht gesagt "
      "werden. Bis sich "
      "ein zweiter anschließt, gilt er als „weiter“.",
      "Finché l'offerta più alta è un Auchrufer, si può dire un Piccolo o Bettler «auf Verdacht». Finché un "
      "secondo non "
      "si unisce vale come «weiter».",
      "While an Auchrufer is the highest bid a Piccolo or Bettler may be bid auf Verdacht. Until a second "
      "player joins it "
      "counts as “weiter”."},
     Void},
    {"bid_verdacht_joins"_point,
     {"Verdacht wird gültig", "Il Verdacht diventa valido", "A Verdacht becomes valid"},
     {"Sagt ein zweiter „Piccolo bei“ oder „Bettler bei“, oder, wo ein Piccolo wartet, einen Bettler, so "
      "gelten die "
      "wartenden Spiele mit seinem. Sie überbieten den Auchrufer, wenn sie zusammen mehr wert sind.",
      "Se un secondo dice «Piccolo bei» o «Bettler bei» o, dove aspetta un Piccolo, un Bettler, i giochi in "
      "attesa valgono "
      "con il suo. Superano l'Auchrufer se insieme valgono di più.",
      "When a second player says “Piccolo bei” or “Bettler bei”, or a Bettler where a Piccolo waits, the "
      "waiting games "
      "stand together with his. They overbid the Auchrufer if they are worth more together."},
     Void},
    {"bid_closed"_point,
     {"Nach dem Steigern", "Dopo l'asta", "After the auction"},
     {"Ist das Steigern zu Ende, gilt kein Gebot mehr.", "Finita l'asta, nessuna offerta vale più.",
      "Once the auction is over no bid is heard."},
     Void},
};

} // namespace

std::span<const RulePoint> auction() {
    return kPoints;
}

} // namespace schreiber::koenigrufen::rulebook::tables
