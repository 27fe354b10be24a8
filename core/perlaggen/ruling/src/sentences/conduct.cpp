#include "tables.h"

namespace schreiber::perlaggen::ruling::sentences {
namespace {

constexpr Sentence kSentences[] = {
    {"luck_boden_once",
     {"{who} hat in den Stock geschaut; Luck und Boden wird hier nie gezeigt.",
      "{who} ha guardato nel resto del mazzo; qui Luck und Boden non si mostra mai.",
      "{who} looked into the stock; here Luck und Boden is never shown."},
     on::kStockUnseen},
    {"luck_boden_once",
     {"{who} hat in den Stock geschaut. Ob Luck und Boden einmal gezeigt wird, ist hier nicht vereinbart; "
      "noch "
      "einmal anschauen darf es niemand, bevor fertig gespielt und gewiesen ist.",
      "{who} ha guardato nel resto del mazzo. Se Luck und Boden si mostri una volta, qui non è concordato; "
      "guardarlo di nuovo non può nessuno prima che si sia finito di giocare e mostrare.",
      "{who} looked into the stock. Whether Luck und Boden is shown once is not agreed here; nobody may look "
      "at it again before play and show are over."},
     on::kStockOpen},
    {"luck_boden_once",
     {"{who} hat Luck und Boden noch einmal angeschaut, bevor fertig gespielt und gewiesen war.",
      "{who} ha guardato di nuovo Luck und Boden prima che si finisse di giocare e mostrare.",
      "{who} looked again at Luck und Boden before play and show were over."}},
    {"stock_use",
     {"{who} hat eine Karte aus dem Stock verwendet.", "{who} ha usato una carta del resto del mazzo.",
      "{who} used a card of the stock."}},
    {"steal", {"{who} hat eine Karte gestohlen.", "{who} ha rubato una carta.", "{who} stole a card."}},
    {"comm_no_show",
     {"{who} hat einem anderen Karten gezeigt; hier spielt jeder für sich.",
      "{who} ha mostrato delle carte a un altro; qui ognuno gioca per sé.",
      "{who} showed cards to another player; here everyone plays for himself."},
     on::kAlone},
    {"comm_no_show",
     {"{who} hat dem Partner Karten gezeigt.", "{who} ha mostrato delle carte al compagno.",
      "{who} showed cards to a partner."}},
    {"p3_solo",
     {"{who} hat sich mit einem anderen verständigt; zu dritt spielt jeder für sich, Reden und Deuten gibt "
      "es nicht.",
      "{who} si è messo d'accordo con un altro; in tre ognuno gioca per sé, senza parole né segni.",
      "{who} communicated with another player; with three everyone plays for himself, without talk or "
      "signals."}},
    {"p2_same",
     {"{who} hat geredet oder gedeutet; das gibt es zu zweit nicht.",
      "{who} ha parlato o fatto segni; in due non si può.",
      "{who} talked or signalled; two players may not."}},
    {"comm_observable",
     {"{who} hat sich mit dem Partner heimlich verständigt. Die Regeln hier sagen dazu nichts; anderswo "
      "müssen "
      "Reden und Deuten für die Gegner wahrzunehmen sein.",
      "{who} ha comunicato di nascosto con il compagno. Le regole di qui non ne parlano; altrove parole e "
      "segni "
      "devono essere percepibili per gli avversari.",
      "{who} communicated secretly with a partner. The rules here say nothing of it; elsewhere talk and "
      "signals "
      "must be observable to the opponents."},
     on::kOnlyElsewhere},
    {"comm_observable",
     {"{who} hat sich mit dem Partner heimlich verständigt; Reden und Deuten muss für die Gegner "
      "wahrzunehmen "
      "sein.",
      "{who} ha comunicato di nascosto con il compagno; parole e segni devono essere percepibili per gli "
      "avversari.",
      "{who} communicated secretly with a partner; talk and signals must be observable to the opponents."}},
    {"cards_stay",
     {"{who} hat gespielte Karten aufgenommen oder zusammengeworfen, bevor alle drei Figuren entschieden "
      "waren.",
      "{who} ha raccolto o mescolato le carte giocate prima che tutte e tre le figure fossero decise.",
      "{who} picked up cards played or threw them together before all three figures were decided."}},
    {"throw_in",
     {"{who} wirft die Karten offen auf den Tisch; damit verzichtet {ownside} auf alle Figuren, die noch "
      "offen sind.",
      "{who} getta le carte scoperte sul tavolo; così {ownside} rinuncia a tutte le figure ancora aperte.",
      "{who} throws the cards open on the table; with that {ownside} gives up every figure still open."},
     on::kGivesUp},
    {"throw_in",
     {"{who} wirft die Karten offen auf den Tisch.", "{who} getta le carte scoperte sul tavolo.",
      "{who} throws the cards open on the table."}},
};

} // namespace

std::span<const Sentence> conduct() {
    return kSentences;
}

} // namespace schreiber::perlaggen::ruling::sentences
