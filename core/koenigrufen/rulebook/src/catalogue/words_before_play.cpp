#include "tables.h"

namespace schreiber::koenigrufen::rulebook::tables {
namespace {

using enum Follows;

constexpr RulePoint kPoints[] = {
    {"lie"_point,
     {"Ich liege", "Ich liege", "Ich liege"},
     {"Ist der Spieler mit dem Ablegen fertig, sagt er „ich liege“ und was er ansagt. Bei mehreren "
      "Negativspielen tut es "
      "der, der nicht „bei“ spielt.",
      "Finito di scartare il dichiarante dice «ich liege» e che cosa annuncia. Con più giochi negativi lo fa "
      "chi non gioca "
      "«bei».",
      "When the declarer has laid away he says “ich liege” and what he announces. With several negative "
      "games the one who "
      "does not play “bei” does."},
     Void},
    {"words_turn"_point,
     {"Reihe der Ansagen", "Il turno degli annunci", "Turns of the words"},
     {"Vom rechten Nachbarn des Spielers an sagt jeder „gut“ oder „kontra“ und seine eigenen Ansagen; hat "
      "einer etwas "
      "gesagt, kommt der Spieler noch einmal dran, und so fort. Zu Ende ist es, wenn das Wort zu dem "
      "zurückkommt, der "
      "zuletzt mehr als „gut“ gesagt hat.",
      "Da chi siede a destra del dichiarante ognuno dice «gut» o «kontra» e i propri annunci; se qualcuno ha "
      "detto qualcosa "
      "tocca ancora al dichiarante, e così via. Finisce quando la parola torna a chi per ultimo ha detto più "
      "di «gut».",
      "From the declarer's right on each says “gut” or “kontra” and his own announcements; if one of them "
      "spoke it is the "
      "declarer's turn again, and so on. It ends when the word comes back to the one who last said more than "
      "“gut”."},
     Void},
    {"announce_what"_point,
     {"Was angesagt werden kann", "Che cosa si può annunciare", "What can be announced"},
     {"In Positivspielen kann jeder jede Prämie ansagen, nur den Mondfang nicht.",
      "Nei giochi positivi ognuno può annunciare ogni premio, tranne il Mondfang.",
      "In positive games everybody may announce any premium but the Mondfang."},
     Void,
     Switch::AnnounceHeld},
    {"announce_negative"_point,
     {"Keine Prämien im Negativspiel", "Niente premi nei giochi negativi", "No premiums in negative games"},
     {"In Negativspielen gibt es keine Prämien anzusagen.",
      "Nei giochi negativi non ci sono premi da annunciare.",
      "In negative games there are no premiums to announce."},
     Void},
    {"announce_after_good"_point,
     {"Nach gut nichts mehr ansagen", "Dopo gut nessun annuncio", "No announcement after gut"},
     {"Wer zum Spiel „gut“ gesagt hat, sagt später nichts mehr an.",
      "Chi ha detto «gut» al gioco non annuncia più nulla.",
      "Who has said “gut” to the game announces nothing later."},
     Void},
    {"announce_twice"_point,
     {"Jede Prämie einmal ansagen", "Annunciare ogni premio una volta", "Each premium announced once"},
     {"Eine Seite sagt eine Prämie nur einmal an; beide Seiten können dieselbe ansagen.",
      "Una parte annuncia un premio una volta sola; entrambe le parti possono annunciare lo stesso.",
      "A side announces a premium once; both sides may announce the same one."},
     Void},
    {"announce_again"_point,
     {"Noch einmal ansagen", "Annunciare ancora", "Announcing again"},
     {"Der Spieler kann noch einmal ansagen, wenn ein anderer Kontra gegeben oder etwas angesagt hat, sonst "
      "nicht.",
      "Il dichiarante può annunciare ancora se un altro ha dato kontra o annunciato qualcosa, altrimenti no.",
      "The declarer may announce again when another has given kontra or announced something, and not "
      "otherwise."},
     Void},
    {"auchrufer_bird"_point,
     {"Der Vogel des Auchrufers", "L'uccello dell'Auchrufer", "The bird of the Auchrufer"},
     {"Wer einen Auchrufer spielt, muss mit „ich liege“ Pagat, Uhu, Kakadu oder Marabu ansagen, mindestens "
      "den, den er "
      "geboten hat.",
      "Chi gioca un Auchrufer deve annunciare con «ich liege» Pagat, Uhu, Kakadu o Marabu, almeno quello che "
      "ha offerto.",
      "Who plays an Auchrufer must announce Pagat, Uhu, Kakadu or Marabu with “ich liege”, at least the one "
      "he bid."},
     VoidThenBroken},
    {"kontra_opponent"_point,
     {"Kontra gibt ein Gegner", "Il kontra lo dà un avversario", "Kontra is an opponent's"},
     {"Kontra (Fleck) gibt nur ein Gegner dessen, der angesagt hat, und er sagt, worauf.",
      "Il kontra (Fleck) lo dà solo un avversario di chi ha annunciato, e dice a che cosa.",
      "Kontra (Fleck) is given only by an opponent of the one who announced, and he says to what."},
     Void},
    {"kontra_separate"_point,
     {"Spiel und Prämien getrennt kontrieren", "Kontra separato a gioco e premi",
      "Kontra to game and premiums apart"},
     {"Das Spiel und jede Prämie werden unabhängig voneinander kontriert.",
      "Al gioco e a ogni premio si dà kontra separatamente.",
      "The game and each premium are given kontra separately."}},
    {"kontra_doubles"_point,
     {"Kontra verdoppelt", "Il kontra raddoppia", "Kontra doubles"},
     {"Jeder Schritt verdoppelt den Wert dessen, worauf er antwortet; Kontra und Retour können beliebig "
      "weitergehen.",
      "Ogni passo raddoppia il valore di ciò a cui risponde; kontra e retour possono continuare a piacere.",
      "Each step doubles the value of what it answers; kontra and retour can go on without end."},
     Nothing,
     Switch::KontraMax},
    {"kontra_retour"_point,
     {"Retour", "Retour", "Retour"},
     {"Wer kontriert wurde, kann das Kontra retournieren: der Wert verdoppelt sich noch einmal.",
      "Chi ha ricevuto il kontra può dire retour: il valore raddoppia ancora.",
      "Who was given kontra may return it: the value doubles once more."},
     Void,
     Switch::RetourBy},
    {"kontra_twice"_point,
     {"Kein Schritt zweimal", "Nessun passo due volte", "No step twice"},
     {"Ein Schritt, der schon gegeben ist, wird nicht noch einmal gegeben; antworten kann nur die andere "
      "Seite.",
      "Un passo già dato non si dà di nuovo; può rispondere solo l'altra parte.",
      "A step once given is not given again; only the other side may answer it."},
     Void},
    {"kontra_after_good"_point,
     {"Nach gut kein Kontra", "Dopo gut niente kontra", "No kontra after gut"},
     {"Wer etwas mit „gut“ hat gelten lassen, kontriert es später nicht mehr, nur was danach angesagt wird.",
      "Chi ha lasciato passare qualcosa con «gut» non gli dà più kontra, ma solo a ciò che si annuncia dopo.",
      "Who has let something pass with “gut” gives it no kontra later, only to what is announced "
      "afterwards."},
     Void},
    {"kontra_positive_all"_point,
     {"Kontra im Positivspiel gilt für alle", "Nei giochi positivi il kontra vale per tutti",
      "In positive games kontra is for all"},
     {"In Positivspielen und bei Prämien gilt ein Kontra für alle Gegner, ebenso das Retour.",
      "Nei giochi positivi e per i premi il kontra vale per tutti gli avversari, e così il retour.",
      "In positive games and for premiums a kontra holds for all opponents, and so does a retour."}},
    {"kontra_negative_own"_point,
     {"Kontra im Negativspiel gilt für einen", "Nei giochi negativi il kontra vale per uno",
      "In negative games kontra is one's own"},
     {"In einem Negativspiel gilt ein Kontra nur zwischen dem, der es gibt, und dem Spieler, ebenso das "
      "Retour.",
      "In un gioco negativo il kontra vale solo tra chi lo dà e il dichiarante, e così il retour.",
      "In a negative game a kontra holds only between the one who gives it and the declarer, and so does a "
      "retour."}},
    {"kontra_trischaken"_point,
     {"Kein Kontra im Trischaken", "Niente kontra nel Trischaken", "No kontra at Trischaken"},
     {"Trischaken hat keine Gegner, also gibt niemand Kontra.",
      "Il Trischaken non ha avversari, dunque nessuno dà kontra.",
      "Trischaken has no opponents, so nobody gives kontra."},
     Void},
    {"kontra_given_up"_point,
     {"Kein Kontra auf Aufgegebenes", "Niente kontra a un gioco ceduto", "No kontra to a game given up"},
     {"Ein aufgegebenes Spiel kann nicht kontriert werden.", "A un gioco ceduto non si può dare kontra.",
      "A game that is given up cannot be given kontra."},
     Void},
    {"words_closed"_point,
     {"Mit der ersten Karte ist nichts mehr zu sagen", "Con la prima carta non si dice più nulla",
      "The first card ends the words"},
     {"Ist die erste Karte ausgespielt, gilt keine Ansage, kein Kontra und kein Retour mehr.",
      "Giocata la prima carta, non vale più nessun annuncio, kontra o retour.",
      "Once the first card is led no announcement, kontra or retour counts any more."},
     Void},
};

} // namespace

std::span<const RulePoint> wordsBeforePlay() {
    return kPoints;
}

} // namespace schreiber::koenigrufen::rulebook::tables
