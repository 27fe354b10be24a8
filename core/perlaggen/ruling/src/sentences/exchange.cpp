#include "tables.h"

namespace schreiber::perlaggen::ruling::sentences {
namespace {

constexpr Sentence kSentences[] = {
    {"ex_deadline",
     {"{who} will {card} holen, als der Anspruch schon verloren war: nach dem Ausspiel lag eine weitere "
      "Karte.",
      "{who} vuole prendere {card} quando il diritto era già perso: dopo la prima carta ne era caduta "
      "un'altra.",
      "{who} wants to fetch {card} when the right was gone: another card had followed the lead."}},
    {"ex_not_open",
     {"{who} will {card} holen; zu holen ist nur ein Perlagg, und {card} ist keiner.",
      "{who} vuole prendere {card}; si prendono solo Perlaggen, e {card} non lo è.",
      "{who} wants to fetch {card}; only a Perlagg can be fetched, and {card} is none."},
     on::kNoPerlagg},
    {"ex_not_open",
     {"{who} will {card} holen, aber diese Karte liegt nicht zum Tausch bereit.",
      "{who} vuole prendere {card}, che non è disponibile per lo scambio.",
      "{who} wants to fetch {card}, which does not lie open for exchange."}},
    {"ex_no_low_high",
     {"{who} will für {cards} den Trumpfperlagg {card} geben; ein Trumpfperlagg holt hier keinen anderen "
      "Perlagg.",
      "{who} vuole dare {card}, un Perlagg di briscola, per {cards}: qui un Perlagg di briscola non ne "
      "prende "
      "un altro.",
      "{who} offers {card}, a trump Perlagg, for {cards}; here a trump Perlagg does not fetch another."},
     on::kTrumpGiven},
    {"ex_no_low_high",
     {"{who} will für {cards} den Perlagg {card} geben; ein Perlagg holt keinen anderen.",
      "{who} vuole dare {card}, un Perlagg, per {cards}: un Perlagg non ne prende un altro.",
      "{who} offers {card}, a Perlagg, for {cards}; one Perlagg does not fetch another."}},
    {"ex_dealer_natural",
     {"{who} will für {cards} die Karte {card} geben; sie ist kein Trumpf.",
      "{who} vuole dare {card} per {cards}, ma non è una briscola.",
      "{who} offers {card} for {cards}, but it is no trump."}},
    {{"ex_partner_natural", "ex_acorn"},
     {"{who} holt {card}, obwohl {other} vorher an der Reihe ist und dafür {cards} hat.",
      "{who} prende {card}, benché prima tocchi a {other}, che per farlo ha {cards}.",
      "{who} fetches {card} although {other}, holding {cards}, comes first."}},
    {"ex_upgrade_partner",
     {"{who} holt {card} mit einem Eichelperlagg, obwohl {other} vorher an der Reihe ist und dafür {cards} "
      "hat.",
      "{who} prende {card} con un Perlagg di Eichel, benché prima tocchi a {other}, che per farlo ha "
      "{cards}.",
      "{who} fetches {card} with an acorn Perlagg although {other}, holding {cards}, comes first."}},
    {"ex_acorn",
     {"{who} will für {cards} die Karte {card} geben; ein Eichelperlagg ist nur mit einer gewöhnlichen "
      "Eichel "
      "zu holen.",
      "{who} vuole dare {card} per {cards}; un Perlagg di Eichel si prende solo con una carta comune di "
      "Eichel.",
      "{who} offers {card} for {cards}; an acorn Perlagg is fetched with an ordinary acorn alone."}},
    {"ex_leave",
     {"{other} überlässt {who} den Tausch von {card}, obwohl die eigenen Karten ({cards}) dafür gereicht "
      "hätten.",
      "{other} lascia che {who} prenda {card}, pur avendo {cards}.",
      "{other} leaves it to {who} to fetch {card} although holding {cards}."}},
    {"ex_leave",
     {"{who} soll den Tausch dem Partner überlassen haben; hier spielt jeder für sich: Es folgt nichts.",
      "{who} avrebbe lasciato lo scambio al compagno; qui ognuno gioca per sé: non segue nulla.",
      "{who} is said to have left the exchange to a partner; here everybody plays alone: nothing follows."},
     on::kNoFault | on::kAlone},
    {"ex_leave",
     {"{who} soll den Tausch dem Partner überlassen haben; nach dem, was aufgeschrieben ist, konnte {who} "
      "aber "
      "gar nicht tauschen: Es folgt nichts.",
      "{who} avrebbe lasciato lo scambio al compagno; ma secondo quanto è scritto {who} non poteva "
      "scambiare: "
      "non segue nulla.",
      "{who} is said to have left the exchange to a partner; but by what is written {who} could not exchange "
      "at all: nothing follows."},
     on::kNoFault},
    {"ex_leave",
     {"{who} hat als Geber den Tausch dem Partner überlassen, obwohl ihn die eigenen Karten erlaubt hätten. "
      "Das "
      "ist hier kein Verstoß: Der Geber darf tauschen, er muss nicht.",
      "{who}, che dava le carte, ha lasciato lo scambio al compagno pur potendo farlo. Qui non è una "
      "violazione: chi dà può scambiare, ma non deve.",
      "{who}, the dealer, left the exchange to a partner although able to make it. Here that is no breach: "
      "the "
      "dealer may exchange and need not."},
     on::kNote | on::kIrregular},
    {"ex_leave",
     {"{who} hat als Geber den Tausch dem Partner überlassen, obwohl ihn die eigenen Karten erlaubt hätten.",
      "{who}, che dava le carte, ha lasciato lo scambio al compagno pur potendo farlo.",
      "{who}, the dealer, left the exchange to a partner although able to make it."}},
    {"ex_forget",
     {"{who} soll den Tausch vergessen haben; nach dem, was aufgeschrieben ist, gab es für {who} nichts zu "
      "tauschen: Es folgt nichts.",
      "{who} avrebbe dimenticato lo scambio; ma secondo quanto è scritto {who} non aveva nulla da scambiare: "
      "non "
      "segue nulla.",
      "{who} is said to have forgotten the exchange; but by what is written there was nothing for {who} to "
      "exchange: nothing follows."},
     on::kNoFault},
    {"ex_forget",
     {"{who} hat den Tausch vergessen; das ist der eigene Schaden, eine Strafe gibt es dafür nicht.",
      "{who} ha dimenticato lo scambio; il danno è suo e non c'è penalità.",
      "{who} forgot the exchange; that is their own loss, and there is no penalty."},
     on::kAlone},
    {"ex_forget",
     {"{who} hat den Tausch vergessen; das ist der eigene Schaden, eine Strafe gibt es dafür nicht. "
      "Überlassen "
      "ist ein Tausch erst, wenn ihn der Partner macht.",
      "{who} ha dimenticato lo scambio; il danno è suo e non c'è penalità. Lo scambio è lasciato al compagno "
      "solo se lo fa il compagno.",
      "{who} forgot the exchange; that is their own loss, and there is no penalty. An exchange is left to a "
      "partner only when the partner makes it."}},
    {"ex_oppo_never",
     {"{who} will {card} holen; tauschen darf hier nur der Geber, {dealer}.",
      "{who} vuole prendere {card}; qui può scambiare solo il mazziere, {dealer}.",
      "{who} wants to fetch {card}; only the dealer, {dealer}, may exchange here."},
     on::kAlone},
    {"ex_oppo_never",
     {"{who} gehört nicht zur Partei des Gebers und darf {card} nicht holen.",
      "{who} non è dalla parte del mazziere e non può prendere {card}.",
      "{who} is not of the dealer's side and may not fetch {card}."}},
    {"ex_oppo",
     {"{who} holt {card}, solange {other} mit {cards} den Vorrang hat.",
      "{who} prende {card} mentre {other} con {cards} ha la precedenza.",
      "{who} fetches {card} while {other}, holding {cards}, comes first."}},
    {"ex_oppo", // who of them it is hangs on cards that nobody knows
     {"{who} holt {card}, obwohl jemand, der vor {who} an der Reihe ist, noch tauschen könnte.",
      "{who} prende {card}, benché chi viene prima di {who} possa ancora cambiare.",
      "{who} fetches {card}, though somebody who comes before {who} could still exchange."}},
    {"ex_upgrade_ask",
     {"{who} will {card} mit einem Eichelperlagg holen; vorher ist {other} zu fragen, und {other} hat "
      "{cards}.",
      "{who} vuole prendere {card} con un Perlagg di Eichel, ma prima viene {other}, che ha {cards}.",
      "{who} wants to fetch {card} with an acorn Perlagg, but {other}, holding {cards}, must be asked "
      "first."}},
    {"ex_order",
     {"{who} holt {card} außer der Reihenfolge. Hier gilt: {order}.",
      "{who} prende {card} fuori dall'ordine. Qui vale: {order}.",
      "{who} fetches {card} out of order. The order here: {order}."}},
};

} // namespace

std::span<const Sentence> exchange() {
    return kSentences;
}

} // namespace schreiber::perlaggen::ruling::sentences
