#include "tables.h"

namespace schreiber::perlaggen::ruling::sentences {
namespace {

constexpr Sentence kSentences[] = {
    {"gestr_no_bet",
     {"{Ownside} steht bei {score} und ist gestrichen; auch ein ungesehenes Gebot zu halten ist dann "
      "verboten.",
      "{Ownside} è a {score}, cioè gestrichen; allora non si può nemmeno tenere un'offerta alla cieca.",
      "{Ownside} stands at {score} and is gestrichen; then not even a blind bet may be held."},
     on::kHold},
    {"gestr_no_bet",
     {"{Ownside} steht bei {score} und ist gestrichen; auch ungesehen zu bieten ist dann verboten.",
      "{Ownside} è a {score}, cioè gestrichen; allora non si può offrire nemmeno alla cieca.",
      "{Ownside} stands at {score} and is gestrichen; then not even a blind bet may be made."},
     on::kBlind},
    {"gestr_no_bet",
     {"{Event}; {ownside} hat auf der Schrift {sheet} und aus dieser Gabe {sure}; das zählt mit, also "
      "{score}, "
      "das heißt gestrichen. Wer gestrichen ist, darf nicht bieten.",
      "{Event}; {ownside} ha {sheet} sul foglio e da questa smazzata {sure}; conta anche questo, dunque "
      "{score}, ed è gestrichen. Chi è gestrichen non può offrire.",
      "{Event}; {ownside} has {sheet} on the sheet and {sure} from this deal; that counts, making {score}, "
      "so "
      "it is gestrichen. Whoever is gestrichen may not bet."},
     on::kVirtual},
    {"gestr_no_bet",
     {"{Event}; {ownside} hat auf der Schrift {sheet} und in dieser Gabe schon Punkte sicher; die zählen "
      "mit, also "
      "{score}, das heißt gestrichen. Wer gestrichen ist, darf nicht bieten.",
      "{Event}; {ownside} ha {sheet} sul foglio e in questa smazzata ha già punti sicuri; contano anche "
      "quelli, "
      "dunque {score}, ed è gestrichen. Chi è gestrichen non può offrire.",
      "{Event}; {ownside} has {sheet} on the sheet and points for certain in this deal; those count, making "
      "{score}, so it is gestrichen. Whoever is gestrichen may not bet."},
     on::kVirtual},
    {"gestr_no_bet",
     {"{Event}; {ownside} steht bei {score} und ist gestrichen; wer gestrichen ist, darf nicht bieten und "
      "nicht "
      "steigern, nur halten oder gut lassen.",
      "{Event}; {ownside} è a {score}, cioè gestrichen; chi è gestrichen non può offrire né rilanciare, solo "
      "tenere o lasciare buono.",
      "{Event}; {ownside} stands at {score} and is gestrichen; whoever is gestrichen may not bet or raise, "
      "only "
      "hold or concede."}},
    {"both_no_bets",
     {"Alle sind gestrichen; {who} darf nicht bieten.", "Tutti sono gestrichen: {who} non può offrire.",
      "All are gestrichen; {who} may not bet."},
     on::kAlone},
    {"both_no_bets",
     {"Beide Parteien stehen bei {score} und sind gestrichen; {who} darf nicht bieten.",
      "Entrambe le parti sono a {score}, cioè gestrichen: {who} non può offrire.",
      "Both sides stand at {score} and are gestrichen; {who} may not bet."}},
    {"overbid_general",
     {"{Ownside} steht bei {score}; mit dem, was {auf} schon gilt, sind {limit} erreicht, und dann darf "
      "{who} "
      "nicht noch steigern.",
      "{Ownside} è a {score}; con ciò che vale già {auf} si arriva a {limit}, e allora {who} non può "
      "rilanciare "
      "ancora.",
      "{Ownside} stands at {score}; with what counts {auf} already {limit} is reached, and then {who} may "
      "not "
      "raise further."}},
    {"overbid_general",
     {"{Ownside} steht bei {score} und ginge schon mit dem aus, was {auf} geboten ist; {who} darf nicht "
      "noch "
      "steigern.",
      "{Ownside} è a {score} e uscirebbe già con quanto è offerto {auf}; {who} non può rilanciare ancora.",
      "{Ownside} stands at {score} and would go out with what is bet on the {figure} already; {who} may not "
      "raise it further."}},
    {"overbid_multi",
     {"{Ownside} steht bei {score}; würde alles Gebotene gut gelassen, wären {limit} erreicht, und so viel "
      "darf {who} nicht bieten.",
      "{Ownside} è a {score}; se tutta l'offerta fosse lasciata buona si arriverebbe a {limit}, e {who} non "
      "può offrire tanto.",
      "{Ownside} stands at {score}; if all that is bet were conceded {limit} would be reached, and {who} may "
      "not bet so much."}},
    {"blind_overbid",
     {"{who} sagt ungesehen „Höll auf“; {ownside} steht bei {score}, und würde alles gut gelassen, wären "
      "{limit} erreicht.",
      "{who} dice «Höll auf» alla cieca; {ownside} è a {score}, e se tutto fosse lasciato buono si "
      "arriverebbe a {limit}.",
      "{who} says “Höll auf” unseen; {ownside} stands at {score}, and if all were conceded {limit} would be "
      "reached."}},
    {{"overbid_multi", "blind_overbid"},
     {"{Event}; {ownside} steht bei {score}, und würde alles gut gelassen, wäre die Partie schon aus.",
      "{Event}; {ownside} è a {score}, e se tutto fosse lasciato buono la partita sarebbe già finita.",
      "{Event}; {ownside} stands at {score}, and if all were conceded the game would be over."}},
    {"blind_time",
     {"{who} bietet ungesehen, als es dafür zu spät war: {deadline}",
      "{who} offre alla cieca quando era troppo tardi: {deadline}",
      "{who} bets blind when it was too late for that: {deadline}"}},
    {"blind_time",
     {"{who} bietet ungesehen, als es dafür zu spät war.", "{who} offre alla cieca quando era troppo tardi.",
      "{who} bets blind when it was too late for that."}},
    {"fifth_bet",
     {"{who} hat die letzte Karte, {card}, schon gespielt und darf das Spiel hier nicht mehr bieten.",
      "{who} ha già giocato la sua ultima carta, {card}, e qui non può più offrire sullo Spiel.",
      "{who} has already played the last card, {card}, and here may no longer bet on the Spiel."},
     on::kPlayedBefore},
    {"fifth_bet",
     {"Zum letzten Stich ist {suit} ausgespielt; {who} hat als letzte Karte {card}, weder Farbe noch Trumpf "
      "noch Perlagg, und darf das Spiel nicht bieten.",
      "Nell'ultima presa si è giocato {suit}; l'ultima carta di {who} è {card}, né del seme né briscola né "
      "Perlagg: non può offrire sullo Spiel.",
      "In the last trick {suit} are led; {who}'s last card is {card}, neither of the suit nor a trump nor a "
      "Perlagg, so the Spiel may not be bet."}},
    {"fifth_bet",
     {"Zum letzten Stich ist {suit} ausgespielt; die letzte Karte von {who} ist weder Farbe noch Trumpf noch "
      "Perlagg, das Spiel darf damit nicht geboten werden.",
      "Nell'ultima presa si è giocato {suit}; l'ultima carta di {who} non è né del seme né briscola né "
      "Perlagg: non si può offrire sullo Spiel.",
      "In the last trick {suit} are led; {who}'s last card is neither of the suit nor a trump nor a Perlagg, "
      "so the Spiel may not be bet."}},
    {"fifth_hold",
     {"{who} hat die letzte Karte, {card}, schon gespielt und darf das Spiel hier weder halten noch "
      "steigern.",
      "{who} ha già giocato la sua ultima carta, {card}, e qui non può né tenere né rilanciare.",
      "{who} has already played the last card, {card}, and here may neither hold nor raise the Spiel."},
     on::kPlayedBefore},
    {"fifth_hold",
     {"Zum letzten Stich ist {suit} ausgespielt; mit {card}, weder Farbe noch Trumpf noch Perlagg, darf "
      "{who} "
      "das Spiel weder halten noch steigern.",
      "Nell'ultima presa si è giocato {suit}; con {card}, né del seme né briscola né Perlagg, {who} non può "
      "tenere né rilanciare.",
      "In the last trick {suit} are led; with {card}, neither of the suit nor a trump nor a Perlagg, {who} "
      "may neither hold nor raise the Spiel."}},
    {"fifth_hold",
     {"Zum letzten Stich ist {suit} ausgespielt; mit dieser letzten Karte darf {who} das Spiel weder halten "
      "noch steigern.",
      "Nell'ultima presa si è giocato {suit}; con quell'ultima carta {who} non può tenere né rilanciare.",
      "In the last trick {suit} are led; with such a last card {who} may neither hold nor raise the Spiel."}},
    {"fifth_gut_farbe",
     {"{who} lässt das Spiel „gut bei Farbe“; das geht erst, wenn zum letzten Stich ausgespielt ist.",
      "{who} lascia buono lo Spiel «bei Farbe»; si può solo quando si è giocato all'ultima presa.",
      "{who} concedes the Spiel “bei Farbe”; that can be done only once a card is led to the last trick."},
     on::kVoid},
    {"fifth_gut_farbe",
     {"{who} hat das Spiel „bei Farbe“ gut gelassen; {other} hatte weder Farbe noch Trumpf noch Perlagg, das "
      "Spiel ist nicht gut.",
      "{who} ha lasciato buono lo Spiel «bei Farbe»; {other} non aveva seme, briscola né Perlagg: lo Spiel "
      "non è buono.",
      "{who} conceded the Spiel “bei Farbe”; {other} had neither suit, trump nor Perlagg, so the Spiel is "
      "not "
      "conceded."}},
};

} // namespace

std::span<const Sentence> betLimits() {
    return kSentences;
}

} // namespace schreiber::perlaggen::ruling::sentences
