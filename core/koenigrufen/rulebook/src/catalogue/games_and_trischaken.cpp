#include "tables.h"

namespace schreiber::koenigrufen::rulebook::tables {
namespace {

using enum Follows;

constexpr RulePoint kPoints[] = {
    {"positive_won"_point,
     {"Wann ein Positivspiel gewonnen ist", "Quando si vince un gioco positivo",
      "When a positive game is won"},
     {"Ein Positivspiel ist mit mehr als 35 Punkten gewonnen.",
      "Un gioco positivo è vinto con più di 35 punti.", "A positive game is won with more than 35 points."},
     Nothing,
     Switch::WinFrom},
    {"rufer_value"_point,
     {"Rufer", "Rufer", "Rufer"},
     {"Ein Rufer zählt 1.", "Un Rufer vale 1.", "A Rufer counts 1."}},
    {"solorufer_value"_point,
     {"Solorufer", "Solorufer", "Solorufer"},
     {"Ein Solorufer zählt 2.", "Un Solorufer vale 2.", "A Solorufer counts 2."}},
    {"auchrufer_value"_point,
     {"Auchrufer", "Auchrufer", "Auchrufer"},
     {"Ein Auchrufer (Besserrufer) zählt 1, sein Vogel für sich.",
      "Un Auchrufer (Besserrufer) vale 1, il suo uccello a parte.",
      "An Auchrufer (Besserrufer) counts 1, its bird apart."}},
    {"dreier_value"_point,
     {"Dreier", "Dreier", "Dreier"},
     {"Ein Dreier zählt 3; einer spielt gegen drei.", "Un Dreier vale 3; uno gioca contro tre.",
      "A Dreier counts 3; one plays against three."}},
    {"sechserdreier_value"_point,
     {"Sechserdreier", "Sechserdreier", "Sechserdreier"},
     {"Ein Sechserdreier zählt gewonnen 3, verloren 6.", "Un Sechserdreier vale 3 se vinto, 6 se perso.",
      "A Sechserdreier counts 3 if won, 6 if lost."}},
    {"solodreier_value"_point,
     {"Solodreier", "Solodreier", "Solodreier"},
     {"Ein Solodreier zählt 6.", "Un Solodreier vale 6.", "A Solodreier counts 6."}},
    {"farberl_value"_point,
     {"Farberl", "Farberl", "Farberl"},
     {"Ein Farberl zählt 3; einer spielt gegen drei.", "Un Farberl vale 3; uno gioca contro tre.",
      "A Farberl counts 3; one plays against three."}},
    {"solofarberl_value"_point,
     {"Solofarberl", "Solofarberl", "Solofarberl"},
     {"Ein Solofarberl zählt 6.", "Un Solofarberl vale 6.", "A Solofarberl counts 6."}},
    {"piccolo_won"_point,
     {"Piccolo", "Piccolo", "Piccolo"},
     {"Ein Piccolo ist mit genau einem Stich gewonnen, mit keinem oder mehr verloren; er zählt 2.",
      "Un Piccolo è vinto con esattamente una presa, perso con nessuna o di più; vale 2.",
      "A Piccolo is won with exactly one trick, lost with none or more; it counts 2."}},
    {"bettler_won"_point,
     {"Bettler", "Bettler", "Bettler"},
     {"Ein Bettler ist ohne Stich gewonnen. Er zählt 2½; vor dem Schreiben wird jeder der drei Beträge "
      "abgerundet: einfach "
      "2, kontriert oder im Doppelspiel 5.",
      "Un Bettler è vinto senza prese. Vale 2½; prima di scrivere ognuno dei tre importi si arrotonda per "
      "difetto: "
      "semplice 2, con il kontra o in un gioco doppio 5.",
      "A Bettler is won without a trick. It counts 2½; before writing each of the three amounts is rounded "
      "down: plain 2, "
      "with kontra or in a doubled game 5."}},
    {"piccolo_ouvert_value"_point,
     {"Piccolo ouvert", "Piccolo ouvert", "Piccolo ouvert"},
     {"Ein Piccolo ouvert zählt 4.", "Un Piccolo ouvert vale 4.", "A Piccolo ouvert counts 4."}},
    {"bettler_ouvert_value"_point,
     {"Bettler ouvert", "Bettler ouvert", "Bettler ouvert"},
     {"Ein Bettler ouvert zählt 5.", "Un Bettler ouvert vale 5.", "A Bettler ouvert counts 5."}},
    {"trischaken_talon"_point,
     {"Trischaken: der Talon", "Trischaken: il talon", "Trischaken: the talon"},
     {"Bei den ersten sechs Stichen deckt Vorhand nach der vierten Karte eine Talonkarte auf; sie geht mit "
      "dem Stich.",
      "Nelle prime sei prese Vorhand scopre dopo la quarta carta una carta del talon; va con la presa.",
      "At each of the first six tricks Vorhand turns up a card of the talon after the fourth card; it goes "
      "with the "
      "trick."},
     Void},
    {"trischaken_count"_point,
     {"Trischaken: jeder für sich", "Trischaken: ognuno per sé", "Trischaken: each for himself"},
     {"Jeder zählt seine eigenen Stiche; wenige Punkte sind gut. Das Spiel zählt 1.",
      "Ognuno conta le proprie prese; pochi punti è bene. Il gioco vale 1.",
      "Each counts his own tricks; few points are good. The game counts 1."},
     Nothing,
     Switch::TrischakenBlatt},
    {"trischaken_jungfrau"_point,
     {"Trischaken: Jungfrau", "Trischaken: Jungfrau", "Trischaken: Jungfrau"},
     {"Macht genau einer keinen Stich, bekommt er 3, von jedem 1.",
      "Se esattamente uno non fa prese, riceve 3, 1 da ciascuno.",
      "If exactly one player takes no trick he gets 3, from each 1."}},
    {"trischaken_over"_point,
     {"Trischaken: über 35", "Trischaken: oltre 35", "Trischaken: over 35"},
     {"Wer mehr als 35 Punkte hat, zahlt 3, jedem 1.", "Chi ha più di 35 punti paga 3, a ciascuno 1.",
      "Who has more than 35 points pays 3, to each 1."},
     Nothing,
     Switch::WinFrom},
    {"trischaken_both"_point,
     {"Trischaken: Jungfrau und über 35", "Trischaken: Jungfrau e oltre 35",
      "Trischaken: Jungfrau and over 35"},
     {"Gibt es eine Jungfrau und einen über 35, zahlt er ihr 3; die beiden anderen gehen leer aus.",
      "Se c'è una Jungfrau e uno oltre 35, questi le paga 3; gli altri due restano a zero.",
      "With one Jungfrau and one player over 35 he pays her 3; the two others get nothing."}},
    {"trischaken_jungfrauen"_point,
     {"Trischaken: zwei Jungfrauen", "Trischaken: due Jungfrauen", "Trischaken: two Jungfrauen"},
     {"Bei zwei oder mehr Jungfrauen wird gerechnet, als gäbe es keine.",
      "Con due o più Jungfrauen si conta come se non ce ne fossero.",
      "With two or more Jungfrauen it is reckoned as if there were none."}},
    {"trischaken_two_two"_point,
     {"Trischaken: zwei und zwei", "Trischaken: due e due", "Trischaken: two and two"},
     {"Sonst bekommen die beiden mit den wenigsten Punkten je 1, die beiden anderen zahlen je 1.",
      "Altrimenti i due con meno punti ricevono 1 ciascuno, gli altri due pagano 1 ciascuno.",
      "Otherwise the two lowest get 1 each, the two highest pay 1 each."}},
    {"trischaken_middle"_point,
     {"Trischaken: Mitte gleich", "Trischaken: pari in mezzo", "Trischaken: level in the middle"},
     {"Sind die beiden in der Mitte gleich, zahlt der Höchste dem Niedrigsten 1, und die Mitte geht leer "
      "aus. Sind drei "
      "gleich, schreibt niemand.",
      "Se i due in mezzo sono pari, il più alto paga 1 al più basso e chi sta in mezzo resta a zero. Se sono "
      "pari in tre "
      "nessuno scrive.",
      "If the two in the middle are level the highest pays the lowest 1, and the middle gets nothing. Where "
      "three are "
      "level nobody writes."}},
    {"trischaken_doubles"_point,
     {"Doppelrunde nach Trischaken", "Doppelrunde dopo il Trischaken", "Doppelrunde after Trischaken"},
     {"Nach einem Trischaken zählen die nächsten vier Spiele doppelt (Doppelrunde).",
      "Dopo un Trischaken i quattro giochi successivi contano doppio (Doppelrunde).",
      "After a Trischaken the next four games are doubled (Doppelrunde)."}},
};

} // namespace

std::span<const RulePoint> gamesAndTrischaken() {
    return kPoints;
}

} // namespace schreiber::koenigrufen::rulebook::tables
