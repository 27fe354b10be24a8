#include "tables.h"

namespace schreiber::koenigrufen::rulebook::tables {
namespace {

using enum Follows;

constexpr RulePoint kPoints[] = {
    {"turn_order"_point,
     {"Reihe beim Spielen", "Il turno nel gioco", "Turns in play"},
     {"Gespielt wird gegen den Uhrzeigersinn, jeder eine Karte zum Stich.",
      "Si gioca in senso antiorario, una carta ciascuno per presa.",
      "Play is counter-clockwise, one card from each to the trick."},
     Back},
    {"trick_winner"_point,
     {"Wer den Stich macht", "Chi fa la presa", "Who takes the trick"},
     {"Den Stich macht, wer die ausgespielte Karte am höchsten sticht; sticht sie niemand, wer sie "
      "ausgespielt hat.",
      "Fa la presa chi batte più in alto la carta giocata per prima; se nessuno la batte, chi l'ha giocata.",
      "The card that beats the one led highest takes the trick; if nothing beats it, the card led does."}},
    {"winner_leads"_point,
     {"Wer ausspielt", "Chi gioca per primo", "Who leads"},
     {"Wer einen Stich gemacht hat, spielt zum nächsten aus.",
      "Chi ha fatto una presa gioca per primo alla successiva.", "Who takes a trick leads to the next."},
     Back},
    {"lead_positive"_point,
     {"Erster Stich im Positivspiel", "Prima presa nei giochi positivi", "First lead in a positive game"},
     {"Zum ersten Stich eines Positivspiels spielt Vorhand aus.",
      "Alla prima presa di un gioco positivo gioca per prima Vorhand.",
      "Vorhand leads to the first trick of a positive game."},
     Back},
    {"lead_negative"_point,
     {"Erster Stich im Negativspiel", "Prima presa nei giochi negativi", "First lead in a negative game"},
     {"In einem Negativspiel spielt der Spieler zum ersten Stich aus; von mehreren der mit dem höchsten "
      "Spiel, bei gleichen "
      "der, der es zuerst gesagt hat; im Trischaken Vorhand.",
      "In un gioco negativo alla prima presa gioca per primo il dichiarante; di più, quello del gioco più "
      "alto, tra pari "
      "chi l'ha detto prima; nel Trischaken Vorhand.",
      "In a negative game the declarer leads to the first trick; of several the one with the highest game, "
      "of equal ones "
      "the one who named it first; at Trischaken Vorhand."},
     Back},
    {"follow_suit"_point,
     {"Farbzwang", "Obbligo di seme", "Following suit"},
     {"Wer die ausgespielte Farbe hat, muss sie zugeben; auch Tarock ist eine Farbe.",
      "Chi ha il seme giocato deve rispondere; anche il Tarock è un seme.",
      "Who has the suit led must follow it; Tarock is a suit, too."},
     BackThenBroken},
    {"follow_tarock"_point,
     {"Tarockzwang", "Obbligo di Tarock", "Playing Tarock"},
     {"Wer die ausgespielte Farbe nicht hat, muss Tarock spielen.",
      "Chi non ha il seme giocato deve giocare Tarock.", "Who has not the suit led must play Tarock."},
     BackThenBroken},
    {"free_discard"_point,
     {"Frei zugeben", "Scarto libero", "A free card"},
     {"Wer weder die Farbe noch Tarock hat, gibt zu, was er will.",
      "Chi non ha né il seme né Tarock gioca ciò che vuole.",
      "Who has neither the suit nor Tarock plays what he likes."}},
    {"beat"_point,
     {"Stichzwang", "Obbligo di battere", "The duty to beat"},
     {"In Negativspielen muss, wer unter Farb- und Tarockzwang überstechen kann, was liegt, es tun.",
      "Nei giochi negativi chi può battere ciò che sta in tavola, rispettando gli obblighi di seme e Tarock, "
      "deve farlo.",
      "In negative games who can beat what lies, while following suit and playing Tarock, must do so."},
     BackThenBroken},
    {"pagat_last"_point,
     {"Der Pagat zuletzt", "Il Pagat per ultimo", "The Pagat last"},
     {"In Negativspielen darf der Pagat erst als letztes Tarock aus der Hand, ausgespielt oder zugegeben.",
      "Nei giochi negativi il Pagat lascia la mano solo come ultimo Tarock, giocato per primo o in risposta.",
      "In negative games the Pagat leaves the hand only as its last Tarock, led or added."},
     BackThenBroken},
    {"pagat_msp"_point,
     {"Pagat auf Mond und Sküs", "Il Pagat su Mond e Sküs", "The Pagat on Mond and Sküs"},
     {"Der Stichzwang geht dem vor: liegen Mond und Sküs in dieser Reihenfolge, muss der Pagat gespielt "
      "werden, auch wenn er "
      "nicht das letzte Tarock ist.",
      "L'obbligo di battere viene prima: se ci sono Mond e Sküs in quest'ordine, il Pagat va giocato anche "
      "se non è "
      "l'ultimo Tarock.",
      "The duty to beat goes first: where Mond and Sküs lie in this order the Pagat must be played, even if "
      "it is not the "
      "last Tarock."},
     BackThenBroken},
    {"farberl_order"_point,
     {"Farberl: Tarock als fünfte Farbe", "Farberl: il Tarock è un quinto seme",
      "Farberl: Tarock is a fifth suit"},
     {"In Farberlspielen ist Tarock eine fünfte Farbe und sticht keine andere; Tarockzwang gilt trotzdem.",
      "Nei Farberl il Tarock è un quinto seme e non batte gli altri; l'obbligo di Tarock vale comunque.",
      "In Farberl games Tarock is a fifth suit and beats no other; Tarock must be played all the same."},
     Nothing,
     Switch::FarberlMsp},
    {"farberl_lead"_point,
     {"Farberl: Tarock ausspielen", "Farberl: giocare Tarock per primi", "Farberl: leading Tarock"},
     {"In Farberlspielen wird Tarock nur aus einer Hand ausgespielt, die nichts anderes mehr hat.",
      "Nei Farberl si gioca per primo un Tarock solo da una mano che non ha altro.",
      "In Farberl games Tarock is led only from a hand that has nothing else."},
     BackThenBroken},
    {"bird_duty"_point,
     {"Angesagtes spielen", "Giocare ciò che si è annunciato", "Playing what was announced"},
     {"Wer einen Vogel oder König ultimo angesagt hat und die Karte hat, darf sie in ihrem Stich nicht "
      "zurückhalten und "
      "nicht früher spielen, außer Farb- oder Tarockzwang lässt nichts anderes zu.",
      "Chi ha annunciato un uccello o König ultimo e ha la carta non può trattenerla nella sua presa né "
      "giocarla prima, "
      "salvo che gli obblighi di seme o Tarock non lascino altro.",
      "Who has announced a bird or König ultimo and holds its card may neither keep it back in its trick nor "
      "play it "
      "earlier, unless following suit or playing Tarock leaves nothing else."},
     BackThenBroken},
    {"bird_choice"_point,
     {"Welche angesagte Karte man opfert", "Quale carta annunciata sacrificare",
      "Which announced card to give up"},
     {"Zwingt Farb- oder Tarockzwang zu einer von zwei solchen Karten, wählt man, welche.",
      "Se gli obblighi di seme o Tarock costringono a una di due carte simili, si sceglie quale.",
      "Forced to play one of two such cards one chooses which."}},
    {"twelve_tricks"_point,
     {"Zwölf Stiche", "Dodici prese", "Twelve tricks"},
     {"Alle zwölf Stiche werden gespielt.", "Si giocano tutte e dodici le prese.",
      "All twelve tricks are played."}},
    {"stop_early"_point,
     {"Vorzeitig abbrechen", "Interrompere prima", "Stopping early"},
     {"Vorzeitig abgebrochen wird nur, wo es nicht um den Wert der Stiche geht und schon verloren ist: "
      "Piccolo, Bettler und "
      "ihre Ouvertspiele.",
      "Si interrompe prima solo dove non conta il valore delle prese e si è già perso: Piccolo, Bettler e i "
      "loro giochi "
      "ouvert.",
      "A game is stopped early only where the value of tricks does not matter and it is lost already: "
      "Piccolo, Bettler and "
      "their ouvert games."},
     Void},
    {"ouvert_open"_point,
     {"Ouvert: Karten auflegen", "Ouvert: scoprire le carte", "Ouvert: laying the hands open"},
     {"In Ouvertspielen legen die Gegner nach dem ersten Stich ihre Karten offen hin; die Stiche bleiben "
      "sichtbar in der "
      "Mitte.",
      "Nei giochi ouvert gli avversari dopo la prima presa mettono le carte scoperte; le prese restano "
      "visibili in mezzo.",
      "In ouvert games the opponents lay their cards open after the first trick; the tricks stay visible in "
      "the middle."},
     Broken},
    {"ouvert_talk"_point,
     {"Ouvert: sich absprechen", "Ouvert: mettersi d'accordo", "Ouvert: agreeing on a plan"},
     {"Nach dem Auflegen dürfen sich die Gegner absprechen.",
      "Scoperte le carte gli avversari possono accordarsi.",
      "Once the hands lie open the opponents may agree on a plan."}},
    {"card_not_held"_point,
     {"Eine Karte, die man nicht hat", "Una carta che non si ha", "A card not in the hand"},
     {"Gespielt oder abgelegt wird nur, was man in der Hand hat.",
      "Si gioca o si scarta solo ciò che si ha in mano.", "Only what is in the hand is played or laid away."},
     Back},
    {"card_twice"_point,
     {"Eine Karte zweimal", "Una carta due volte", "A card played twice"},
     {"Eine Karte wird nur einmal gespielt.", "Una carta si gioca una volta sola.", "A card is played once."},
     Back},
};

} // namespace

std::span<const RulePoint> play() {
    return kPoints;
}

} // namespace schreiber::koenigrufen::rulebook::tables
