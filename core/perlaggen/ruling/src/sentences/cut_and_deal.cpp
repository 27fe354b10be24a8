#include "tables.h"

namespace schreiber::perlaggen::ruling::sentences {
namespace {

constexpr words::Text kAnotherDealt{
    "{who} soll gegeben haben, ohne an der Reihe zu sein; nach dem Protokoll hat aber {dealer} gegeben: Es "
    "folgt nichts.",
    "{who} avrebbe dato le carte senza che fosse il suo turno; ma secondo il verbale le ha date {dealer}: "
    "non segue nulla.",
    "{who} is said to have dealt out of turn; but by the record it was {dealer} who dealt: nothing "
    "follows."};

constexpr Sentence kSentences[] = {
    {"cut_right",
     {"{who} hebt ab, als schon aufgeschlagen ist; abzuheben ist vor dem Geben.",
      "{who} taglia a briscola già girata; si taglia prima che si diano le carte.",
      "{who} cuts after the turn-up; the cut comes before the deal."},
     on::kOwn},
    {"cut_right",
     {"{who} hebt ab; abheben muss vor dem Aufschlagen der rechte Nachbar des Gebers, {other}.",
      "{who} taglia, ma prima che si giri la briscola taglia il vicino di destra del mazziere, {other}.",
      "{who} cuts, but the cut belongs to the dealer's right-hand neighbour, {other}, before the turn-up."}},
    {"cut_only_permanent",
     {"{who} behält {card} aus dem Abheben; behalten darf man nur ständige Perlaggen, und {card} ist keiner.",
      "{who} tiene {card} dal taglio; si tengono solo i Perlaggen fissi, e {card} non lo è.",
      "{who} keeps {card} from the cut; only permanent Perlaggen may be kept, and {card} is none."}},
    {"cut_keep",
     {"{who} soll {card} aus dem Abheben behalten haben, hat die Karte aber nicht in der Hand.",
      "{who} avrebbe tenuto {card} dal taglio, ma la carta non è nella sua mano.",
      "{who} is said to have kept {card} from the cut, but does not hold it."}},
    {"cut_one_visible",
     {"Beim Abheben von {who} soll mehr als eine Karte sichtbar geworden sein; nach dem Protokoll gibt aber "
      "{dealer}, und abzuheben hat {cutter}: Es folgt nichts.",
      "Nel taglio di {who} si sarebbe vista più di una carta; ma secondo il verbale dà le carte {dealer} e "
      "taglia {cutter}: non segue nulla.",
      "More than one card is said to have become visible when {who} cut; but by the record {dealer} deals, "
      "and the cut is {cutter}'s: nothing follows."},
     on::kNoFault},
    {"cut_one_visible",
     {"Beim Abheben von {who} wurde mehr als eine Karte sichtbar. Die Quellen hier sagen dazu nichts; dieses "
      "Programm liest sie wie die Imster Regeln: Es wird neu gemischt und abgehoben.",
      "Nel taglio di {who} si è vista più di una carta. Le fonti di qui non ne parlano; questo programma le "
      "legge come le regole di Imst: si mescola e si taglia di nuovo.",
      "More than one card became visible when {who} cut. The sources here say nothing of it; this program "
      "reads them as the Imst rules: the cards are shuffled and cut again."},
     on::kOnlyElsewhere},
    {"cut_one_visible",
     {"Beim Abheben von {who} wurde mehr als eine Karte sichtbar; es wird neu gemischt und abgehoben.",
      "Nel taglio di {who} si è vista più di una carta: si mescola e si taglia di nuovo.",
      "More than one card became visible when {who} cut; the cards are shuffled and cut again."}},
    {"cut_tretteln",
     {"{who} soll schlampig abgehoben haben; nach dem Protokoll gibt aber {dealer}, und abzuheben hat "
      "{cutter}: Es folgt nichts.",
      "{who} avrebbe tagliato in modo trascurato; ma secondo il verbale dà le carte {dealer} e taglia "
      "{cutter}: non segue nulla.",
      "{who} is said to have cut sloppily; but by the record {dealer} deals, and the cut is {cutter}'s: "
      "nothing follows."},
     on::kNoFault},
    {"cut_tretteln",
     {"{who} hat schlampig abgehoben. Die Quellen hier sagen dazu nichts; dieses Programm liest sie wie die "
      "Imster Regeln: {who} darf keinen Perlagg behalten.",
      "{who} ha tagliato in modo trascurato. Le fonti di qui non ne parlano; questo programma le legge come "
      "le regole di Imst: {who} non può tenere alcun Perlagg.",
      "{who} cut sloppily. The sources here say nothing of it; this program reads them as the Imst rules: "
      "{who} may keep no Perlagg."},
     on::kOnlyElsewhere},
    {"cut_tretteln",
     {"{who} hat schlampig abgehoben und darf keinen Perlagg behalten.",
      "{who} ha tagliato in modo trascurato e non può tenere alcun Perlagg.",
      "{who} cut sloppily and may keep no Perlagg."}},
    {"cut_max",
     {"{who} behält aus dem Abheben mehr Karten, als ein Blatt hat, nämlich mehr als {limit}; zu viel ist: "
      "{cards}.",
      "{who} tiene dal taglio più carte di quante ne ha una mano, cioè più di {limit}; di troppo: {cards}.",
      "{who} keeps more cards from the cut than a hand has, that is more than {limit}; beyond "
      "that: {cards}."}},
    {"cut_overlooked",
     {"{who} soll beim Abheben einen Perlagg übersehen haben; nach dem Protokoll gibt aber {dealer}, und "
      "abzuheben hat {cutter}: Es folgt nichts.",
      "Tagliando, {who} non avrebbe visto un Perlagg; ma secondo il verbale dà le carte {dealer} e taglia "
      "{cutter}: non segue nulla.",
      "{who} is said to have overlooked a Perlagg in the cut; but by the record {dealer} deals, and the cut "
      "is {cutter}'s: nothing follows."},
     on::kNoFault},
    {"cut_overlooked",
     {"{who} hat beim Abheben einen Perlagg übersehen und ihn damit verloren; nehmen darf ihn nur der Geber, "
      "{dealer}, und nicht {other}.",
      "Tagliando, {who} non ha visto un Perlagg e lo ha perso; può prenderlo solo chi dà le carte, {dealer}, "
      "e "
      "non {other}.",
      "{who} overlooked a Perlagg in the cut and has lost it; only the dealer, {dealer}, may take it, and "
      "not "
      "{other}."},
     on::kDealerTakes | on::kNotTheDealer},
    {"cut_overlooked",
     {"{who} hat beim Abheben einen Perlagg übersehen und ihn damit verloren; {dealer} als Geber darf ihn "
      "nehmen.",
      "Tagliando, {who} non ha visto un Perlagg e lo ha perso; {dealer}, che dà le carte, può prenderlo.",
      "{who} overlooked a Perlagg in the cut and has lost it; {dealer}, who deals, may take it."},
     on::kDealerTakes},
    {"cut_overlooked",
     {"{who} hat beim Abheben einen Perlagg übersehen und ihn damit verloren.",
      "Tagliando, {who} non ha visto un Perlagg e lo ha perso.",
      "{who} overlooked a Perlagg in the cut and has lost it."}},
    {"trump_turn",
     {"{who} spielt {card}; was aufgeschlagen wurde, steht aber nicht im Protokoll. Ohne Trumpf ist über die "
      "Karte nichts zu sagen, und sie bleibt außer Betracht, bis davor das Aufschlagen oder im Kopf der "
      "Trumpf "
      "steht.",
      "{who} gioca {card}; ma nel verbale manca che cosa è stato girato. Senza briscola della carta non si "
      "può "
      "dire nulla, e non se ne tiene conto finché prima non c'è la carta girata o nell'intestazione la "
      "briscola.",
      "{who} plays {card}; but the record does not say what was turned up. Without trumps nothing can be "
      "said "
      "of the card, and it is left aside until the turn-up stands before it, or trumps in the head."},
     on::kPlay | on::kNote},
    {"trump_turn",
     {"{who} spielt {card}, bevor Trumpf aufgeschlagen ist.",
      "{who} gioca {card} prima che sia girata la briscola.",
      "{who} plays {card} before trumps are turned up."},
     on::kPlay | on::kOwn},
    {"trump_turn",
     {"{who} spielt {card}, bevor {other} Trumpf aufgeschlagen hat.",
      "{who} gioca {card} prima che {other} abbia girato la briscola.",
      "{who} plays {card} before {other} has turned up trumps."}},
    {"trump_turn",
     {"{who} schlägt auf; das ist Sache des Gebers, {other}.",
      "{who} gira la briscola: spetta al mazziere, {other}.",
      "{who} turns up trumps; that is for the dealer, {other}."}},
    {"trump_turn",
     {"{who} schlägt nach {card} noch weiter auf, obwohl diese Karte schon Trumpf macht.",
      "{who} continua a girare dopo {card}, che già fissa la briscola.",
      "{who} turns on past {card}, though that card fixes trumps."}},
    {"trump_turn",
     {"{who} schlägt noch einmal auf, obwohl Trumpf schon feststeht oder schon gespielt wird.",
      "{who} gira di nuovo, benché la briscola sia già fissata o si giochi già.",
      "{who} turns up again, though trumps are fixed or play has begun."}},
    {"trump_no_eichel",
     {"{who} bleibt bei {card} stehen; Eichel wird hier nie Trumpf, es ist weiter aufzuschlagen.",
      "{who} non gira oltre {card}; qui Eichel non è mai briscola e si gira ancora.",
      "{who} stops at {card}, but acorns are never trumps here and turning goes on."}},
    {"misdeal_exposed",
     {"{who} hat beim Geben eine Karte aufgedeckt, und {other} verlangt, dass neu gegeben wird. Die Quellen "
      "hier sagen dazu nichts; dieses Programm liest sie wie die Imster Regeln.",
      "Dando le carte, {who} ne ha scoperta una, e {other} chiede che si ridiano. Le fonti di qui non ne "
      "parlano; questo programma le legge come le regole di Imst.",
      "{who} exposed a card while dealing, and {other} demands a new deal. The sources here say nothing of "
      "it; this program reads them as the Imst rules."},
     on::kOnlyElsewhere},
    {"misdeal_exposed",
     {"{who} hat beim Geben eine Karte aufgedeckt, und {other} verlangt, dass neu gegeben wird.",
      "Dando le carte, {who} ne ha scoperta una, e {other} chiede che si ridiano.",
      "{who} exposed a card while dealing, and {other} demands a new deal."}},
    {"misdeal_exposed",
     {"{who} hat beim Geben eine Karte aufgedeckt; neu gegeben wird nur, wenn es verlangt wird.",
      "Dando le carte, {who} ne ha scoperta una; si ridanno solo se qualcuno lo chiede.",
      "{who} exposed a card while dealing; there is a new deal only if it is demanded."},
     on::kNoRedeal},
    {"misdeal_exposed",
     {"{who} hat beim Geben eine Karte aufgedeckt.", "Dando le carte, {who} ne ha scoperta una.",
      "{who} exposed a card while dealing."}},
    {"misdeal_exposed_other",
     {"{who} hat nicht gegeben und selbst eine Karte aufgedeckt. Die Quellen hier sagen dazu nichts; dieses "
      "Programm liest sie wie die Imster Regeln: Es wird nicht neu gegeben.",
      "{who} non dava le carte e ne ha scoperta una. Le fonti di qui non ne parlano; questo programma le "
      "legge come le regole di Imst: le carte non si ridanno.",
      "{who}, who did not deal, exposed a card. The sources here say nothing of it; this program reads them "
      "as the Imst rules: there is no new deal."},
     on::kOnlyElsewhere},
    {"misdeal_exposed_other",
     {"{who} hat nicht gegeben und selbst eine Karte aufgedeckt; das gibt kein neues Ausgeben.",
      "{who} non dava le carte e ne ha scoperta una: per questo le carte non si ridanno.",
      "{who}, who did not deal, exposed a card; that gives no new deal."}},
    {"misdeal_count",
     {"{who} hat zu viele oder zu wenige Karten ausgegeben. Die Quellen hier sagen dazu nichts; dieses "
      "Programm liest sie wie die Imster Regeln.",
      "{who} ha dato troppe o troppo poche carte. Le fonti di qui non ne parlano; questo programma le legge "
      "come le regole di Imst.",
      "{who} dealt too many cards or too few. The sources here say nothing of it; this program reads them as "
      "the Imst rules."},
     on::kDealer | on::kOnlyElsewhere},
    {"misdeal_count",
     {"{who} hat zu viele oder zu wenige Karten bekommen. Die Quellen hier sagen dazu nichts; dieses "
      "Programm "
      "liest sie wie die Imster Regeln.",
      "{who} ha ricevuto troppe o troppo poche carte. Le fonti di qui non ne parlano; questo programma le "
      "legge come le regole di Imst.",
      "{who} was dealt too many cards or too few. The sources here say nothing of it; this program reads "
      "them "
      "as the Imst rules."},
     on::kOnlyElsewhere},
    {"misdeal_count",
     {"{who} hat zu viele oder zu wenige Karten ausgegeben; gemeldet werden muss das sofort.",
      "{who} ha dato troppe o troppo poche carte; va detto subito.",
      "{who} dealt too many cards or too few; that must be reported at once."},
     on::kDealer},
    {"misdeal_count",
     {"{who} hat zu viele oder zu wenige Karten bekommen; gemeldet werden muss das sofort.",
      "{who} ha ricevuto troppe o troppo poche carte; va detto subito.",
      "{who} was dealt too many cards or too few; that must be reported at once."}},
    {"deal_batches",
     {"{who} soll die Karten nicht so ausgeteilt haben, wie es sich gehört; nach dem Protokoll gibt aber "
      "{dealer}: Es folgt nichts.",
      "{who} non avrebbe dato le carte come si deve; ma secondo il verbale le dà {dealer}: non segue nulla.",
      "{who} is said not to have dealt the cards as they must be dealt; but by the record {dealer} deals: "
      "nothing follows."},
     on::kNoFault},
    {"deal_batches",
     {"{who} hat die Karten nicht so ausgeteilt, wie es sich gehört. Richtig ist: {deal}",
      "{who} non ha dato le carte come si deve. È giusto così: {deal}",
      "{who} did not deal the cards as they must be dealt. This is right: {deal}"}},
    {"deal_batches",
     {"{who} hat die Karten nicht in der vorgeschriebenen Anzahl auf einmal ausgeteilt.",
      "{who} non ha dato le carte nel numero prescritto alla volta.",
      "{who} did not deal the cards in the prescribed batches."}},
    {"deal_cutter_error",
     {"{who} hat nicht so ausgeteilt, wie es sich gehört, wenn der Abheber etwas behalten hat. Eine neue "
      "Gabe können nur die Gegner des Gebers verlangen, und {other} ist keiner davon: Es bleibt dabei.",
      "{who} non ha dato le carte come si deve quando chi taglia ha tenuto qualcosa. Una nuova smazzata la "
      "possono chiedere solo gli avversari del mazziere, e {other} non lo è: si continua così.",
      "{who} did not deal as it must be done when the cutter has kept something. Only the dealer's opponents "
      "can demand a new deal, and {other} is none of them: the deal stands."},
     on::kNoRedeal},
    {"deal_cutter_error",
     {"{who} hat nicht so ausgeteilt, wie es sich gehört, wenn der Abheber etwas behalten hat, und {other} "
      "verlangt, dass neu gegeben wird.",
      "{who} non ha dato le carte come si deve quando chi taglia ha tenuto qualcosa, e {other} chiede che si "
      "ridiano le carte.",
      "{who} did not deal as it must be done when the cutter has kept something, and {other} demands a new "
      "deal."}},
    {"deal_cutter_error",
     {"{who} hat nicht so ausgeteilt, wie es sich gehört, wenn der Abheber etwas behalten hat; neu gegeben "
      "wird nur, wenn die Gegner des Gebers es verlangen.",
      "{who} non ha dato le carte come si deve quando chi taglia ha tenuto qualcosa; le carte si "
      "ridanno solo se lo chiedono gli avversari del mazziere.",
      "{who} did not deal as it must be done when the cutter has kept something; there is a new deal only if "
      "the dealer's opponents demand it."}},
    {{"wrong_dealer_found", "wrong_dealer_late"}, kAnotherDealt, on::kNoFault},
    {"wrong_dealer_found",
     {"{who} soll gegeben haben, ohne an der Reihe zu sein; nach dem Protokoll ist es die Gabe von {dealer}, "
      "und {dealer} hat zu geben.",
      "{who} avrebbe dato le carte senza che fosse il suo turno; secondo il verbale tocca a {dealer}, e le "
      "dà "
      "{dealer}.",
      "{who} is said to have dealt out of turn; by the record it is {dealer}'s deal, and {dealer} has to "
      "deal."},
     on::kOtherDealt},
    {"wrong_dealer_found",
     {"{who} hat gegeben, ohne an der Reihe zu sein, und es ist bemerkt, solange die Gabe läuft: Sie zählt "
      "nicht, und zu geben hat, wer nach der Schrift an der Reihe ist.",
      "{who} ha dato le carte senza che fosse il suo turno, e lo si è notato mentre la smazzata è in corso: "
      "non "
      "conta, e le carte le dà chi è di turno secondo il foglio.",
      "{who} dealt out of turn, and it was noticed while the deal runs: it does not count, and the deal is "
      "for "
      "whoever the sheet says."}},
    {"wrong_dealer_late",
     {"{who} soll gegeben haben, ohne an der Reihe zu sein; nach dem Protokoll ist es die Gabe von {dealer}. "
      "Es bleibt trotzdem bei den gegebenen Karten.",
      "{who} avrebbe dato le carte senza che fosse il suo turno; secondo il verbale toccava a {dealer}. "
      "Restano comunque valide le carte date.",
      "{who} is said to have dealt out of turn; by the record it is {dealer}'s deal. The cards dealt stand "
      "all "
      "the same."},
     on::kOtherDealt},
    {"wrong_dealer_late",
     {"{who} hat gegeben, ohne an der Reihe zu sein; hier bleibt es trotzdem bei den gegebenen Karten.",
      "{who} ha dato le carte senza che fosse il suo turno; qui restano comunque valide le carte date.",
      "{who} dealt out of turn; here the deal stands all the same."},
     on::kDealStands},
    {"wrong_dealer_late",
     {"{who} hat gegeben, ohne an der Reihe zu sein; bemerkt ist es zu spät, und die Gabe gilt: Nur {until}.",
      "{who} ha dato le carte senza che fosse il suo turno; lo si è notato tardi e la smazzata vale: solo "
      "{until}.",
      "{who} dealt out of turn; it was noticed too late, and the deal stands: only {until}."}},
    {"wrong_dealer_late",
     {"{who} hat gegeben, ohne an der Reihe zu sein; bemerkt ist es zu spät, und die Gabe gilt.",
      "{who} ha dato le carte senza che fosse il suo turno; lo si è notato tardi e la smazzata vale.",
      "{who} dealt out of turn; it was noticed too late, and the deal stands."}},
    {"extra_cards",
     {"{who} hat mit zu vielen Karten gespielt und es nicht gemeldet.",
      "{who} ha giocato con troppe carte e non l'ha detto.",
      "{who} played with too many cards and did not report it."}},
};

} // namespace

std::span<const Sentence> cutAndDeal() {
    return kSentences;
}

} // namespace schreiber::perlaggen::ruling::sentences
