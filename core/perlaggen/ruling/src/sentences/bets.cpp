#include "tables.h"

namespace schreiber::perlaggen::ruling::sentences {
namespace {

constexpr Sentence kSentences[] = {
    {"bet_suspends",
     {"{who} spielt {card}, während das eigene Gebot {auf} noch offen ist.",
      "{who} gioca {card} mentre la propria offerta {auf} è ancora aperta.",
      "{who} plays {card} while the player's own bet {auf} is still open."},
     on::kOwn},
    {"bet_suspends",
     {"{who} spielt {card}, während das Gebot von {other} {auf} noch offen ist.",
      "{who} gioca {card} mentre l'offerta di {other} {auf} è ancora aperta.",
      "{who} plays {card} while {other}'s bet {auf} is still open."}},
    {"bet_who",
     {"{who} bietet, solange noch getauscht werden darf; das ist hier verboten.",
      "{who} offre mentre si può ancora scambiare; qui è vietato.",
      "{who} bets while an exchange may still be made; that is forbidden here."},
     on::kHouse},
    {"bet_who",
     {"{who} bietet, bevor fertig gegeben und Trumpf aufgeschlagen ist.",
      "{who} offre prima che le carte siano date e la briscola girata.",
      "{who} bets before the cards are dealt and trumps turned up."}},
    {"bet_words",
     {"{who} hat das Wort „biete“ oder „geboten“ nicht gesagt; geboten ist nichts, und es hängt nichts "
      "daran: keine Antwort und keine Strafe.",
      "{who} non ha detto «biete» o «geboten»: non c'è offerta e non ne dipende nulla, né risposta né "
      "penalità.",
      "{who} did not say “biete” or “geboten”; there is no bet, and nothing hangs on it: no answer and no "
      "fine."}},
    {"bet_answer_now",
     {"{who} soll ein Gebot nicht beantwortet haben; nach dem Protokoll hat aber niemand geboten, dem {who} "
      "zu antworten hätte: Es folgt nichts.",
      "{who} non avrebbe risposto a un'offerta; ma secondo il verbale nessuno ha fatto un'offerta a cui "
      "{who} "
      "dovesse rispondere: non segue nulla.",
      "{who} is said not to have answered a bet; but by the record nobody made a bet that was for {who} to "
      "answer: nothing follows."},
     on::kNoFault},
    {"p3_free_ride",
     {"{who} hat zum Gebot {auf} nichts gesagt; es ist gehalten, und dann braucht der Dritte nichts zu "
      "sagen.",
      "{who} non ha detto nulla all'offerta {auf}; è tenuta, e allora il terzo non deve dire nulla.",
      "{who} said nothing to the bet {auf}; it is held, and then the third need not say anything."}},
    {"p3_turn_answer",
     {"{who} soll ein Gebot nicht beantwortet haben; beim {figure} antwortet aber zuerst {other}: Es folgt "
      "nichts.",
      "{who} non avrebbe risposto a un'offerta; ma {auf} risponde prima {other}: non segue nulla.",
      "{who} is said not to have answered a bet; but on the {figure} {other} answers first: nothing "
      "follows."},
     on::kNoFault},
    {"bet_answer_now",
     {"{who} hat ein Gebot nicht sofort beantwortet.", "{who} non ha risposto subito a un'offerta.",
      "{who} did not answer a bet at once."}},
    {"bet_answer_either",
     {"{Event}; {ownside} hat das schon gesagt, und das erste Wort gilt.",
      "{Event}; {ownside} l'ha già detto, e vale la prima parola.",
      "{Event}; {ownside} has said so already, and the first word counts."}},
    {"bet_no_jump",
     {"{who} sagt beim {figure} {number}; die nächste Stufe ist aber {limit}, und über drei geht es hier "
      "nicht.",
      "{who} dice {number} {auf}; ma il gradino successivo è {limit}, e qui non si supera il tre.",
      "{who} says {number} on the {figure}, but the next step is {limit}, and three is the most here."},
     on::kAboveTop},
    {"bet_no_jump",
     {"{who} sagt beim {figure} {number}; die nächste Stufe ist aber {limit}.",
      "{who} dice {number} {auf}; ma il gradino successivo è {limit}.",
      "{who} says {number} on the {figure}, but the next step is {limit}."}},
    {"blind_need",
     {"{Das} war ungesehen geboten und ist gut gelassen; wer so bietet, schreibt {ihn} nur, wenn er {ihn} "
      "auch hat, "
      "und auf dieser Seite hat {ihn} niemand: {Das} zählt nicht.",
      "{Das} era offerto alla cieca ed è stato lasciato buono; chi offre così lo segna solo se lo ha "
      "davvero, e da "
      "quella parte non lo ha nessuno: non conta.",
      "The {figure} was bet blind and conceded; whoever bets so scores it only if they have it, and on that "
      "side "
      "nobody has: it does not count."},
     on::kNote},
    {"concede_spont",
     {"{Das} ist ungeboten gut gelassen; wer {ihn} bekommt, hat {ihn} aber nicht und schreibt nichts dafür.",
      "{Das} è stato lasciato buono senza offerta; ma chi lo riceve non lo ha e non segna nulla.",
      "The {figure} was conceded without a bet; but whoever gets it has none and scores nothing for it."},
     on::kNote},
    {"spiel_aus_held",
     {"Auf {den} war Spiel aus gehalten, und {das} steht; so schreibt {ihn} niemand.",
      "{Auf} era tenuto lo Spiel aus, e resta in parità; così non lo segna nessuno.",
      "Spiel aus was held on the {figure}, and it stands; so nobody scores it."},
     on::kNote},
    {"spiel_aus_gut",
     {"{who} lässt {den} gut, auf {den} war „Spiel aus“ geboten: Das bringt 7 Punkte und nicht die Partie. "
      "Wer "
      "gut lässt, gibt nur, was vorher galt; die Partie gewinnt nur ein gehaltenes Spiel aus.",
      "{who} lascia buono {den}, per cui era offerto «Spiel aus»: vale 7 punti e non la partita. Chi lascia "
      "buono "
      "dà solo quanto valeva prima; la partita la vince solo uno Spiel aus tenuto.",
      "{who} concedes the {figure}, on which Spiel aus had been bid: that is 7 points and not the game. "
      "Whoever "
      "concedes gives only what stood before; only a Spiel aus that is held wins the game."}},
    {"bet_alternate",
     {"{Event}, obwohl {den} schon die eigene Partei geboten hat und die Antwort aussteht; was einer geboten "
      "hat, gilt für die ganze Partei, steigern dürfen jetzt nur die Gegner.",
      "{Event}, benché l'offerta {auf} sia già della propria parte e manchi la risposta; ciò che uno ha "
      "offerto vale per tutta la parte, ora possono rilanciare solo gli avversari.",
      "{Event}, though the same side has bet on it already and waits for the answer; what one has bet binds "
      "the whole side, and only the opponents may raise now."},
     on::kPartner},
    {"bet_after_gut",
     {"{Event}, aber {ownside} hat {den} schon gut gelassen; was einer sagt, gilt für die ganze Partei und "
      "wird nicht widerrufen.",
      "{Event}, ma {ownside} ha già lasciato buono {den}; ciò che dice uno vale per tutta la parte e non si "
      "revoca.",
      "{Event}, but {ownside} has conceded it already; what one says binds the whole side and cannot be "
      "taken back."},
     on::kPartner},
    {"own_bet",
     {"{Event}; das Gebot ist von der eigenen Partei, und was einer für sie geboten hat, wird nicht "
      "widerrufen. Antworten müssen die Gegner.",
      "{Event}; l'offerta è della propria parte, e ciò che uno ha offerto per essa non si revoca. Devono "
      "rispondere gli avversari.",
      "{Event}; the bet is of the same side, and what one has bet for it cannot be taken back. The answer is "
      "for the opponents."},
     on::kPartner},
    {"bet_alternate",
     {"{Event}, obwohl {auf} zuletzt {who} geboten hat; steigern dürfen jetzt nur die anderen.",
      "{Event}, benché l'ultima offerta {auf} sia di {who}; ora possono rilanciare solo gli altri.",
      "{Event}, though the last bet {auf} is {who}'s; only the others may raise now."},
     on::kAlone},
    {"bet_alternate",
     {"{Event}, obwohl {auf} zuletzt {ownside} geboten hat; steigern dürfen jetzt nur die Gegner.",
      "{Event}, benché l'ultima offerta {auf} sia {dellaside}; ora possono rilanciare solo gli avversari.",
      "{Event}, though the last bet {auf} was made by {ownside}; only the opponents may raise now."}},
    {"bet_after_gut",
     {"{Event}, hat {den} aber selbst schon gut gelassen; was gesagt ist, wird nicht widerrufen.",
      "{Event}, dopo aver già lasciato buono {den}; ciò che è detto non si revoca.",
      "{Event}, but has conceded {den} already; what is said cannot be taken back."},
     on::kOwnGood},
    {"bet_after_gut",
     {"{Event}; {giver} hat {den} aber schon gut gelassen, und damit ist {er} erledigt.",
      "{Event}; ma {giver} ha già lasciato buono {den}, e con ciò è chiuso.",
      "{Event}; but {giver} has conceded {den} already, and with that it is settled."}},
    {"bet_after_gut",
     {"{Das} ist schon entschieden und geht an {taker}; {who} kann nicht mehr darum bieten.",
      "{Das} è già deciso e va a {taker}: {who} non può più offrire.",
      "{Das} is already decided and goes to {taker}; {who} can no longer bet on it."},
     on::kBet | on::kBlind},
    {"bet_after_gut",
     {"{Das} ist schon entschieden und geht an {taker}; {who} kann dazu nichts mehr sagen.",
      "{Das} è già deciso e va a {taker}: {who} non ha più nulla da rispondere.",
      "{Das} is already decided and goes to {taker}; there is nothing left for {who} to answer."},
     on::kHold | on::kGood},
    {"bet_after_gut",
     {"{Das} ist schon entschieden; {who} kann nicht mehr darum bieten.",
      "{Das} è già deciso: {who} non può più offrire.",
      "{Das} is already decided; {who} can no longer bet on it."},
     on::kBet | on::kBlind},
    {"bet_after_gut",
     {"{Das} ist schon entschieden; {who} kann dazu nichts mehr sagen.",
      "{Das} è già deciso: {who} non ha più nulla da rispondere.",
      "{Das} is already decided; there is nothing left for {who} to answer."}},
    {"bet_top",
     {"{Event}; {auf} ist aber schon „Spiel aus“ geboten, und höher geht es nicht.",
      "{Event}; ma {auf} è già offerto «Spiel aus», e più in alto non si va.",
      "{Event}; but Spiel aus is bid {auf} already, and there is nothing higher."},
     on::kSpielAus},
    {"bet_top",
     {"{Event}; nach sieben gibt es nur noch „Spiel aus“.", "{Event}; dopo sette c'è solo «Spiel aus».",
      "{Event}; after seven there is only Spiel aus."},
     on::kOffTheLadder},
    {"bet_top",
     {"Beim {figure} ist das Höchste erreicht; {who} kann nicht weiter bieten.",
      "{Auf} si è già al massimo: {who} non può rilanciare.",
      "{Das} stands at the top of the ladder; {who} cannot go on."}},
    {"p3_top3",
     {"Über drei geht es hier nicht; {who} will beim {figure} weiter bieten.",
      "Qui non si supera il tre; {who} vuole rilanciare {auf}.",
      "Three is the most here; {who} wants to raise the {figure}."}},
    {"no_open_bet",
     {"{who} antwortet beim {figure} auf das ungültige Gebot von {other}; offen ist noch das eigene Gebot, "
      "und "
      "darauf schuldet die Partei von {other} die Antwort.",
      "{who} risponde {auf} all'offerta non valida di {other}; aperta è ancora la propria offerta, e la "
      "risposta la deve la coppia di {other}.",
      "{who} answers the void bet of {other} on the {figure}; what is still open is the own side's bet, and "
      "the "
      "side of {other} owes it an answer."},
     on::kOthersOwe},
    {"no_open_bet",
     {"{who} antwortet beim {figure}, obwohl kein gültiges Gebot offen ist.",
      "{who} risponde {auf} senza un'offerta valida aperta.",
      "{who} answers on the {figure} though no valid bet is open."}},
    {"no_open_bet",
     {"{who} soll eine Figur nicht gewiesen haben; {who} hat aber keine zu weisen, oder sie liegt schon auf "
      "dem Tisch: Es folgt nichts.",
      "{who} non avrebbe mostrato una figura; ma {who} non ne deve mostrare, o è già in tavola: non segue "
      "nulla.",
      "{who} is said not to have shown a figure; but {who} owes none, or it lies on the table already: "
      "nothing "
      "follows."},
     on::kIrregular},
    {"own_bet",
     {"{who} antwortet beim {figure} auf das eigene Gebot.", "{who} risponde {auf} alla propria offerta.",
      "{who} answers the player's own bet on the {figure}."},
     on::kOwn},
    {"own_bet",
     {"{who} antwortet beim {figure} auf ein Gebot der eigenen Partei; antworten müssen die Gegner.",
      "{who} risponde {auf} a un'offerta della propria parte; devono rispondere gli avversari.",
      "{who} answers a bet of the same side on the {figure}; the answer is for the opponents."}},
    {"p3_turn_answer",
     {"{who} antwortet beim {figure}, bevor {other} geantwortet hat.",
      "{who} risponde {auf} prima di {other}.",
      "{who} answers on the {figure} before {other} has answered."}},
    {"p3_no_spont",
     {"{who} will das nicht gebotene Spiel gut lassen; zu dritt kann das keiner, denn wer die Stiche dafür "
      "macht, ist noch offen.",
      "{who} vuole lasciare buono lo Spiel non offerto; in tre nessuno può farlo, perché non si sa ancora "
      "chi farà le prese necessarie.",
      "{who} wants to concede the unbet Spiel; with three players nobody can, for who will take the tricks "
      "it needs is still open."}},
    {"st_blind",
     {"{who} will {den} ungesehen steigern; auf ein ungesehenes Gebot wird erst geantwortet, wenn die Karten "
      "gesehen sind.",
      "{who} vuole rilanciare {den} alla cieca; a un'offerta alla cieca si risponde solo dopo aver visto le "
      "carte.",
      "{who} wants to raise {den} blind; a blind bet is answered only once the cards have been seen."}},
    {"p3_no_blind",
     {"{who} bietet ungesehen; zu dritt wird nicht ungesehen geboten.",
      "{who} offre alla cieca; in tre non si offre alla cieca.",
      "{who} bets blind; with three players there are no blind bets."}},
    {"p3_c_raise",
     {"{who} hat {den} weder geboten noch gehalten und will erst jetzt steigern; wer mitbeißt, darf das "
      "hier nur sofort nach dem Halten.",
      "{who} non ha né offerto né tenuto {den} e vuole rilanciare solo adesso; a chi approfitta dell'offerta "
      "tenuta da un altro («mitbeißen») qui è permesso solo subito dopo.",
      "{who} has neither bet nor held the {figure} and wants to raise only now; whoever rides free on "
      "another's "
      "hold may do so here only at once."}},
    {"p3_gut_out",
     {"{who} hat {den} schon gut gelassen und ist dort nicht mehr dabei.",
      "{who} ha già lasciato buono {den} e lì non è più in gioco.",
      "{who} has conceded the {figure} already and is out of it."}},
    {"false_bet",
     {"{who} hat {den} geboten und weist {ihn} nicht.", "{who} ha offerto {den} e non lo mostra.",
      "{who} bet the {figure} and does not show one."},
     on::kBet | on::kUnproved},
    {"false_bet",
     {"{who} hat {den} gehalten und weist {ihn} nicht.", "{who} ha tenuto {den} e non lo mostra.",
      "{who} held the {figure} and does not show one."},
     on::kHold | on::kUnproved},
    {"false_bet",
     {"{who} hat {den} geboten, aber die Karten ({cards}) geben {ihn} nicht her. {Das} ist gut gelassen und "
      "damit geschrieben. Zu weisen ist {er} nur, wenn die Gegner es verlangen; dann kostet es alle Punkte "
      "der Gabe und zwei dazu.",
      "{who} ha offerto {den}, ma con le sue carte ({cards}) non può farlo. {Das} è lasciato buono e quindi "
      "scritto. Va mostrato solo se gli avversari lo chiedono; allora costa tutti i punti della smazzata e "
      "altri due.",
      "{who} bet the {figure}, but the cards ({cards}) do not make one. {Das} was conceded and so is "
      "written. It has to be shown only if the opponents demand it; then it costs all points of the deal and "
      "two more."},
     on::kBet | on::kNote | on::kGiven},
    {"false_bet",
     {"{who} hat {den} gehalten, aber die Karten ({cards}) geben {ihn} nicht her. {Das} ist später gut "
      "gelassen und damit geschrieben. Zu weisen ist {er} nur, wenn die Gegner es verlangen; dann kostet es "
      "alle Punkte der Gabe und zwei dazu.",
      "{who} ha tenuto {den}, ma con le sue carte ({cards}) non può farlo. {Das} è stato poi lasciato buono "
      "e quindi scritto. Va mostrato solo se gli avversari lo chiedono; allora costa tutti i punti della "
      "smazzata e altri due.",
      "{who} held the {figure}, but the cards ({cards}) do not make one. {Das} was conceded later and so is "
      "written. It has to be shown only if the opponents demand it; then it costs all points of the deal and "
      "two more."},
     on::kHold | on::kNote | on::kGiven},
    {"false_bet",
     {"{who} hat {den} geboten, aber die Karten ({cards}) geben {ihn} nicht her; nachzuweisen ist das noch "
      "nicht.",
      "{who} ha offerto {den}, ma con le sue carte ({cards}) non può farlo; per ora non deve mostrarlo.",
      "{who} bet the {figure}, but the cards ({cards}) do not make one; the proof is not due yet."},
     on::kBet | on::kNote},
    {"false_bet",
     {"{who} hat {den} gehalten, aber die Karten ({cards}) geben {ihn} nicht her; nachzuweisen ist das noch "
      "nicht.",
      "{who} ha tenuto {den}, ma con le sue carte ({cards}) non può farlo; per ora non deve mostrarlo.",
      "{who} held the {figure}, but the cards ({cards}) do not make one; the proof is not due yet."},
     on::kHold | on::kNote},
    {"false_bet",
     {"{who} hat {den} geboten und kann {ihn} nicht weisen; die Karten waren {cards}.",
      "{who} ha offerto {den} e non può mostrarlo; le carte erano {cards}.",
      "{who} bet the {figure} and cannot show one; the cards were {cards}."},
     on::kBet},
    {"false_bet",
     {"{who} hat {den} gehalten und kann {ihn} nicht weisen; die Karten waren {cards}.",
      "{who} ha tenuto {den} e non può mostrarlo; le carte erano {cards}.",
      "{who} held the {figure} and cannot show one; the cards were {cards}."},
     on::kHold},
    {"false_bet",
     {"{who} hat {den} geboten oder gehalten und weist {ihn} nicht.",
      "{who} ha offerto o tenuto {den} e non lo mostra.",
      "{who} bet or held the {figure} and does not show one."}},
    {"blind_bound",
     {"{who} hat {den} ungesehen geboten und macht {ihn} nicht, obwohl die Karten {ihn} hergeben.",
      "{who} ha offerto {den} alla cieca e non lo fa, benché le carte lo permettano.",
      "{who} bet the {figure} blind and does not make it although the cards allow it."}},
    {"blind_seen_hoell",
     {"{who} hat nach dem Anschauen der Karten „Höll auf“ gesagt und weist {den} nicht, obwohl die Karten "
      "{ihn} hergeben.",
      "{who} ha detto «Höll auf» dopo aver visto le carte e non mostra {den}, benché le carte lo permettano.",
      "{who} said “Höll auf” after seeing the cards and does not show the {figure} although the cards allow "
      "it."}},
    {"show_bet_other_first",
     {"{who} muss noch nicht antworten: zuerst muss, wer geboten hat, auch die andere offene Figur gut "
      "lassen, "
      "weisen oder bieten.",
      "{who} non deve ancora rispondere: prima chi ha offerto deve lasciare buona, mostrare od offrire anche "
      "l'altra figura aperta.",
      "{who} need not answer yet: first those who bet must concede, show or bet on the other open figure "
      "too."}},
    {"last_player",
     {"{who} sitzt in der Partei, die das Spiel hat, an letzter Stelle und bietet nur auf {den}; "
      "erlaubt ist hier nur, auf alle offenen Figuren zugleich zu bieten oder gegen eine bessere der Gegner.",
      "{who} siede per ultimo nella coppia che ha lo Spiel e offre solo {auf}; qui può offrire soltanto su "
      "tutte le figure aperte insieme, o se gli avversari hanno di meglio.",
      "{who} sits last on the side that has the Spiel and bets on the {figure} alone; here such a bet must "
      "be "
      "on all open figures at once, or against a better figure of the opponents."}},
};

} // namespace

std::span<const Sentence> bets() {
    return kSentences;
}

} // namespace schreiber::perlaggen::ruling::sentences
