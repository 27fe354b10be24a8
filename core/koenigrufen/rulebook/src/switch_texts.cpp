#include <array>
#include <koenigrufen/rulebook/catalogue.h>

namespace schreiber::koenigrufen::rulebook {
namespace {

struct SwitchText {
    Switch which;
    words::Text question;
    std::array<words::Text, 4> values; // each a rule of its own
};

constexpr SwitchText kTexts[] = {
    {Switch::BreachWhen,
     {"Bis wann geht eine falsche Karte zurück?", "Fino a quando una carta sbagliata torna in mano?",
      "Until when does a wrong card go back?"},
     {{{"Eine falsche Karte geht zurück, bis der Stich fertig ist.",
        "Una carta sbagliata torna in mano finché la presa non è completa.",
        "A wrong card goes back until its trick is complete."},
       {"Eine falsche Karte bricht das Spiel sofort ab.", "Una carta sbagliata interrompe subito il gioco.",
        "A wrong card breaks the game off at once."}}}},
    {Switch::BreachPayer,
     {"Wer zahlt ein abgebrochenes Spiel?", "Chi paga un gioco interrotto?",
      "Who pays for a game broken off?"},
     {{{"Ein abgebrochenes Spiel zahlt die ganze Seite dessen, der gegen die Regel verstoßen hat.",
        "Un gioco interrotto lo paga tutta la parte di chi ha violato la regola.",
        "A game broken off is paid by the whole side of the one who broke the rule."},
       {"Ein abgebrochenes Spiel zahlt allein, wer gegen die Regel verstoßen hat; jeder andere bekommt, was "
        "er als Gewinner "
        "bekäme.",
        "Un gioco interrotto lo paga da solo chi ha violato la regola; ogni altro riceve ciò che riceverebbe "
        "da vincitore.",
        "A game broken off is paid by the one who broke the rule, alone; everybody else gets what he would "
        "get as a "
        "winner."}}}},
    {Switch::Misdeal,
     {"Was kostet Vergeben?", "Che cosa costa una distribuzione sbagliata?", "What does a misdeal cost?"},
     {{{"Vergeben kostet nichts; derselbe Geber gibt noch einmal.",
        "Una distribuzione sbagliata non costa nulla; lo stesso mazziere dà di nuovo.",
        "A misdeal costs nothing; the same dealer deals again."},
       {"Vergeben ist ein Regelverstoß des Gebers, sobald ein Spiel feststeht.",
        "Una distribuzione sbagliata è una violazione del mazziere, appena un gioco è stabilito.",
        "A misdeal is a breach of the dealer's, once there is a game."}}}},
    {Switch::ThrowInMissed,
     {"Was gilt, wenn nicht zusammengeworfen wurde, obwohl es Pflicht war?",
      "Che cosa vale se non si sono buttate le carte pur essendo obbligati?",
      "What holds where a hand was not thrown in though it had to be?"},
     {{{"Wer nicht zusammengeworfen hat, obwohl er musste, hat mit der ersten Karte gegen die Regel "
        "verstoßen.",
        "Chi non ha buttato le carte pur dovendo ha violato la regola con la prima carta.",
        "Who did not throw in though he had to has broken the rule with the first card."},
       {"Ist die erste Karte gespielt, bleibt das Spiel gültig.",
        "Giocata la prima carta, il gioco resta valido.", "Once the first card is led the game stands."},
       {"Ist die erste Karte gespielt, wird noch einmal gegeben.", "Giocata la prima carta, si dà di nuovo.",
        "Once the first card is led the cards are dealt again."}}}},
    {Switch::WinFrom,
     {"Ab wann ist es mehr als 35?", "Da quando è più di 35?", "From what count is it more than 35?"},
     {{{"Mehr als 35 ist es ab 35 und einem Blatt.", "È più di 35 da 35 e un Blatt.",
        "It is more than 35 from 35 and one Blatt on."},
       {"Mehr als 35 ist es ab 35 und zwei Blatt.", "È più di 35 da 35 e due Blatt.",
        "It is more than 35 from 35 and two Blatt on."},
       {"Mehr als 35 ist es ab 36.", "È più di 35 da 36.", "It is more than 35 from 36 on."}}}},
    {Switch::AnnounceHeld,
     {"Kann ein Vogel oder König ultimo ohne die Karte angesagt werden?",
      "Si può annunciare un uccello o König ultimo senza avere la carta?",
      "Can a bird or König ultimo be announced without holding its card?"},
     {{{"Ein Vogel oder König ultimo kann auch angesagt werden, wenn ein anderer die Karte hat.",
        "Un uccello o König ultimo si può annunciare anche se la carta è di un altro.",
        "A bird or König ultimo may be announced even if another holds its card."},
       {"Ein Vogel oder König ultimo wird nur angesagt, wenn man die Karte hat.",
        "Un uccello o König ultimo si annuncia solo avendo la carta.",
        "A bird or König ultimo is announced only by the one who holds its card."}}}},
    {Switch::RetourBy,
     {"Wer darf retournieren?", "Chi può dire retour?", "Who may retour?"},
     {{{"Retournieren darf nur, wer angesagt hat; beim Spiel der Spieler.",
        "Dice retour solo chi ha annunciato; al gioco il dichiarante.",
        "Only the one who announced may retour; to the game the declarer."},
       {"Retournieren darf auch der Partner.", "Può dire retour anche il compagno.",
        "The partner may retour, too."}}}},
    {Switch::KontraMax,
     {"Wie viele Schritte haben Kontra und Retour höchstens?",
      "Quanti passi hanno al massimo kontra e retour?", "How many steps may kontra and retour have?"},
     {{{"Kontra und Retour haben kein Ende.", "Kontra e retour non hanno fine.",
        "Kontra and retour have no end."},
       {"Es gibt nur Kontra.", "C'è solo il kontra.", "There is only kontra."},
       {"Es gibt nur Kontra und Retour.", "Ci sono solo kontra e retour.",
        "There are only kontra and retour."},
       {"Es gibt Kontra, Retour und einen dritten Schritt.", "Ci sono kontra, retour e un terzo passo.",
        "There are kontra, retour and a third step."}}}},
    {Switch::TrischakenBlatt,
     {"Zählen im Trischaken die Blätter?", "Nel Trischaken contano i Blatt?",
      "Do Blätter count at Trischaken?"},
     {{{"Im Trischaken zählen auch die Blätter: 17 und ein Blatt ist mehr als 17.",
        "Nel Trischaken contano anche i Blatt: 17 e un Blatt è più di 17.",
        "At Trischaken the Blätter count, too: 17 and one Blatt is more than 17."},
       {"Im Trischaken werden nur ganze Punkte verglichen.",
        "Nel Trischaken si confrontano solo punti interi.",
        "At Trischaken only whole points are compared."}}}},
    {Switch::FarberlMsp,
     {"Gibt es Mond, Sküs, Pagat in einem Farberlspiel?", "C'è Mond, Sküs, Pagat in un Farberl?",
      "Is there Mond, Sküs, Pagat in a Farberl game?"},
     {{{"In einem Farberlspiel sticht der Pagat nach Mond und Sküs, wenn Tarock ausgespielt ist.",
        "In un Farberl il Pagat batte Mond e Sküs se è stato giocato per primo un Tarock.",
        "In a Farberl game the Pagat beats Mond and Sküs if Tarock was led."},
       {"In einem Farberlspiel sticht der Pagat Mond und Sküs nie.",
        "In un Farberl il Pagat non batte mai Mond e Sküs.",
        "In a Farberl game the Pagat never beats Mond and Sküs."}}}},
    {Switch::SoloValat,
     {"Verdoppelt ein Solospiel auch den Valat?", "Un gioco solo raddoppia anche il Valat?",
      "Does a solo game double the Valat, too?"},
     {{{"Der Valat multipliziert auch im Solospiel mit 4, angesagt mit 8.",
        "Il Valat moltiplica anche nei giochi solo per 4, annunciato per 8.",
        "The Valat multiplies by 4 in a solo game, too, and announced by 8."},
       {"Der Valat multipliziert im Solospiel mit 8, angesagt mit 16.",
        "Il Valat moltiplica nei giochi solo per 8, annunciato per 16.",
        "The Valat multiplies by 8 in a solo game, and announced by 16."}}}},
    {Switch::RadelTrischaken,
     {"Verlängert ein Trischaken die letzte Runde?", "Un Trischaken allunga l'ultima Runde?",
      "Does a Trischaken prolong the last Runde?"},
     {{{"Ein Trischaken in der letzten Runde verdoppelt, was von ihr bleibt, und verlängert sie nicht.",
        "Un Trischaken nell'ultima Runde raddoppia ciò che ne resta e non la allunga.",
        "A Trischaken in the last Runde doubles what is left of it, and does not prolong it."},
       {"Nach einem Trischaken in der letzten Runde werden noch vier Spiele gespielt; was dazukommt, "
        "verdoppelt das Radel "
        "nicht.",
        "Dopo un Trischaken nell'ultima Runde si giocano ancora quattro giochi; quelli in più il Radel non "
        "li raddoppia.",
        "After a Trischaken in the last Runde four more games are played; those that are added the Radel "
        "does not "
        "double."}}}},
};

constexpr bool switchesInOrder() {
    for (std::size_t i = 0; i < std::size(kTexts); ++i)
        if (kTexts[i].which != static_cast<Switch>(i)) return false;
    return std::size(kTexts) == kSwitchCount;
}
static_assert(switchesInOrder());

constexpr std::array<words::Text, kGameCount> kGameTitles{{
    {"Trischaken", "Trischaken", "Trischaken"},
    {"Rufer", "Rufer", "Rufer"},
    {"Sechserdreier", "Sechserdreier", "Sechserdreier"},
    {"Solorufer", "Solorufer", "Solorufer"},
    {"Piccolo", "Piccolo", "Piccolo"},
    {"Bettler", "Bettler", "Bettler"},
    {"Auchrufer", "Auchrufer", "Auchrufer"},
    {"Farberl", "Farberl", "Farberl"},
    {"Dreier", "Dreier", "Dreier"},
    {"Piccolo ouvert", "Piccolo ouvert", "Piccolo ouvert"},
    {"Bettler ouvert", "Bettler ouvert", "Bettler ouvert"},
    {"Solofarberl", "Solofarberl", "Solofarberl"},
    {"Solodreier", "Solodreier", "Solodreier"},
}};

constexpr std::array<words::Text, kPremiumCount> kPremiumTitles{{
    {"Pagat", "Pagat", "Pagat"},
    {"Uhu", "Uhu", "Uhu"},
    {"Kakadu", "Kakadu", "Kakadu"},
    {"Marabu", "Marabu", "Marabu"},
    {"König ultimo", "König ultimo", "König ultimo"},
    {"Trull", "Trull", "Trull"},
    {"Vier Könige", "Quattro re", "Four kings"},
    {"Absolut", "Absolut", "Absolut"},
    {"Mondfang", "Mondfang", "Mondfang"},
    {"Valat", "Valat", "Valat"},
}};

} // namespace

const words::Text& questionOf(Switch which) {
    return kTexts[static_cast<std::size_t>(which)].question;
}
const words::Text& meaningOf(Switch which, int value) {
    return kTexts[static_cast<std::size_t>(which)].values[static_cast<std::size_t>(value)];
}
const words::Text& titleOf(Game game) {
    return kGameTitles[static_cast<std::size_t>(game)];
}
const words::Text& titleOf(Premium premium) {
    return kPremiumTitles[static_cast<std::size_t>(premium)];
}

} // namespace schreiber::koenigrufen::rulebook
