#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Advice kWhy{"Er kommt hinter --why.", "Va dopo --why.", "It goes after --why."};
constexpr Advice kDraw{"Das macht `draw tables`.", "Lo fa `draw tables`.", "`draw tables` does it."};
constexpr Advice kClose{"Das macht `close`.", "Lo fa `close`.", "`close` does it."};
constexpr Advice kRedraw{"Das macht `round redraw --why …`.", "Lo fa `round redraw --why …`.",
                         "`round redraw --why …` does it."};

constexpr Advice kPartnerOrLeave{
    "Das machen `players add … --partner {entry}` (gleich als Paar) und `players leave … {entry}`.",
    "Lo fanno `players add … --partner {entry}` (subito come coppia) e `players leave … {entry}`.",
    "`players add … --partner {entry}` (a pair at once) and `players leave … {entry}` do it."};

constexpr Message kMessages[] = {
    {"round_exists",
     "Alle haben einen Partner, und seit der ersten Runde werden nur noch Neue gelost. Wer ausfällt, wird "
     "ersetzt.",
     "Tutti hanno un compagno, e dopo il primo turno si sorteggia solo chi è nuovo. Chi manca viene "
     "sostituito.",
     "Everybody has a partner, and since the first round only new ones are drawn. Who drops out is "
     "substituted.",
     {"Das macht `players substitute`.", "Lo fa `players substitute`.", "`players substitute` does it."}},
    {"partners_drawn", "Die Partner sind schon gelost. Neu gelost wird nur mit einem Grund.",
     "I compagni sono già sorteggiati. Si risorteggia solo con un motivo.",
     "The partners have been drawn. They are drawn anew only with a reason.", kWhy},
    {"partners_not_drawn",
     "Noch ohne Partner: Nr. {entries}. Zuerst die Partner losen.",
     "Ancora senza compagno: n. {entries}. Sorteggiare prima i compagni.",
     "Still without a partner: no. {entries}. Draw the partners first.",
     {"Das macht `draw partners`.", "Lo fa `draw partners`.", "`draw partners` does it."}},
    {"partner_missing",
     "Noch ohne Partner: Nr. {entries}; das geht nicht in Paare auf. Noch eine Person dazu melden und die "
     "Partner losen, oder jemanden davon abmelden.",
     "Ancora senza compagno: n. {entries}; così non si formano coppie. Iscrivere un'altra persona e "
     "sorteggiare i compagni, o ritirare qualcuno di questi.",
     "Still without a partner: no. {entries}; that does not make pairs. Enter one more person and draw the "
     "partners, or let one of these leave.",
     kPartnerOrLeave},
    {"draft_exists",
     "Runde {round} ist schon gelost und noch nicht bestätigt.",
     "Il turno {round} è già sorteggiato e non ancora confermato.",
     "Round {round} is drawn already and not yet confirmed.",
     {"Bestätigen mit `round start`, neu losen mit `round redraw --why …`.",
      "Confermare con `round start`, risorteggiare con `round redraw --why …`.",
      "Confirm it with `round start`, draw anew with `round redraw --why …`."}},
    {"round_not_complete",
     "Runde {round} ist noch nicht fertig; es {tables,fehlt Tisch|fehlen die Tische} {tables}. Zuerst die "
     "Ergebnisse eintragen, oder Runde {next} trotzdem losen.",
     "Il turno {round} non è finito; {tables,manca il tavolo|mancano i tavoli} {tables}. Inserire prima i "
     "risultati, o sorteggiare comunque il turno {next}.",
     "Round {round} is not complete; {tables,table|tables} {tables} {tables,is|are} missing. Enter the "
     "results first, or draw round {next} all the same.",
     kYes, RefusalKind::Question},
    {"round_disputed",
     "Runde {round}: {tables,Tisch|die Tische} {tables} {tables,ist|sind} strittig. Erst entscheiden und "
     "bestätigen, oder Runde {next} trotzdem losen.",
     "Turno {round}: {tables,il tavolo|i tavoli} {tables} {tables,è contestato|sono contestati}. Decidere "
     "prima e "
     "confermare, o sorteggiare comunque il turno {next}.",
     "Round {round}: {tables,table|tables} {tables} {tables,is|are} disputed. Decide and confirm first, or "
     "draw "
     "round {next} all the same.",
     kYes, RefusalKind::Question},
    {"rounds_done",
     "{rounds#Geplant war|Geplant waren} {rounds} {rounds#Runde, sie ist|Runden, alle sind} gelost. Trotzdem "
     "Runde {next} losen?",
     "{rounds#Era previsto|Erano previsti} {rounds} {rounds#turno, già sorteggiato|turni, tutti "
     "sorteggiati}. "
     "Sorteggiare comunque il turno {next}?",
     "{rounds} {rounds#round was|rounds were} planned, {rounds#it is|all are} drawn. Draw round {next} all "
     "the same?",
     kYes, RefusalKind::Question},
    {"rematch_asks",
     "In Runde {round} träfen wieder aufeinander, die sich schon begegnet sind: {names}. Trotzdem?",
     "Nel turno {round} si reincontrerebbero coppie che si sono già incontrate: {names}. Lo stesso?",
     "In round {round} some would meet who have met already: {names}. All the same?", kYes,
     RefusalKind::Question},
    {"sits_out_again",
     "Wieder spielfrei in Runde {round}, bevor alle, die von Anfang an da sind, es einmal waren: {names}. "
     "Trotzdem?",
     "Di nuovo a riposo nel turno {round}, prima che abbia riposato una volta chiunque c'è dall'inizio: "
     "{names}. Lo stesso?",
     "Sitting out again in round {round}, before all who were there from the start have once: {names}. "
     "All the same?",
     kYes, RefusalKind::Question},
    {"groups_unmet",
     "In ihrer Gruppe haben nicht gegeneinander gespielt, weil sie einander nicht begegnen sollen: {names}. "
     "Mit Runde {round} trotzdem den K.-o. beginnen?",
     "Nel loro girone non si sono incontrati, perché non devono incontrarsi: {names}. Cominciare lo stesso "
     "l'eliminazione con il turno {round}?",
     "In their group have not met, because they must not: {names}. Begin the knock-out with round {round} "
     "all "
     "the same?",
     kYes, RefusalKind::Question},
    {"series_over",
     "Alle, die da sind, haben schon gegeneinander gespielt. Das Turnier abschließen, oder mit Runde {next} "
     "eine "
     "zweite Serie beginnen?",
     "Tutti i presenti si sono già incontrati. Chiudere il torneo, o cominciare con il turno {next} una "
     "seconda "
     "serie?",
     "All who are here have met each other. Close the tournament, or begin a second series with round "
     "{next}?",
     {"Abschließen mit `close`, weiterspielen mit --yes.", "Chiudere con `close`, continuare con --yes.",
      "Close it with `close`, play on with --yes."},
     RefusalKind::Question},
    {"too_many_rounds", "Mehr als {most} Runden hat ein Turnier nicht. Es abschließen.",
     "Un torneo ha al massimo {most} turni. Chiuderlo.", "A tournament has {most} rounds at most. Close it.",
     kClose},
    {"no_round_yet", "Es ist noch keine Runde gelost.", "Nessun turno è ancora sorteggiato.",
     "No round has been drawn yet.", kDraw},
    {"no_such_round",
     "Eine Runde {round} gibt es nicht; die letzte ist {last}.",
     "Il turno {round} non esiste; l'ultimo è {last}.",
     "There is no round {round}; the last one is {last}.",
     {},
     RefusalKind::Unusable},
    {"no_draft", "Es gibt keine Auslosung zu bestätigen. Zuerst losen.",
     "Non c'è alcun sorteggio da confermare. Prima sorteggiare.", "There is no draw to confirm. Draw first.",
     kDraw},
    {"draft_outdated",
     "Die Auslosung von Runde {round} passt nicht mehr zu den Meldungen (Nr. {entries}). Neu losen.",
     "Il sorteggio del turno {round} non corrisponde più agli iscritti (n. {entries}). Risorteggiare.",
     "The draw of round {round} no longer fits the entries (no. {entries}). Draw anew.", kRedraw},
    {"draft_not_by_results",
     "Die Auslosung von Runde {round} passt nicht mehr zu den Ergebnissen, weil eines berichtigt ist (Nr. "
     "{entries}). Neu losen.",
     "Il sorteggio del turno {round} non corrisponde più ai risultati, perché uno è stato corretto (n. "
     "{entries}). Risorteggiare.",
     "The draw of round {round} no longer fits the results, as one was corrected (no. {entries}). Draw anew.",
     kRedraw},
    {"draft_breaks_never",
     "Nr. {a} {first} und Nr. {b} {second} dürfen einander nicht begegnen und sitzen an Tisch {table}. "
     "Plätze tauschen oder "
     "neu losen.",
     "N. {a} {first} e n. {b} {second} non devono incontrarsi e siedono al tavolo {table}. Scambiare i posti "
     "o risorteggiare.",
     "No. {a} {first} and no. {b} {second} must not meet and sit at table {table}. Swap places or draw anew.",
     {"Das machen `round swap` und `round redraw --why …`.",
      "Lo fanno `round swap` e `round redraw --why …`.", "`round swap` and `round redraw --why …` do it."}},
    {"swap_breaks_never",
     "Nr. {a} {first} und Nr. {b} {second} dürfen einander nicht begegnen und säßen dann an Tisch {table}. "
     "Anders tauschen.",
     "N. {a} {first} e n. {b} {second} non devono incontrarsi e siederebbero al tavolo {table}. Scambiare "
     "altri posti.",
     "No. {a} {first} and no. {b} {second} must not meet and would sit at table {table}. Swap other places.",
     {"Das Verbot ist von `players never`.", "Il divieto viene da `players never`.",
      "`players never` has kept them apart."}},
    {"round_has_results",
     "In Runde {round} ist schon geschrieben; sie kann nicht mehr neu gelost werden. Plätze, die nicht aus "
     "Ergebnissen folgen, lassen sich noch tauschen.",
     "Nel turno {round} si è già scritto; non può più essere risorteggiato. I posti che non seguono da "
     "risultati si possono ancora scambiare.",
     "Something is written in round {round} already; it cannot be drawn anew. Places that do not follow from "
     "results can still be exchanged.",
     {"Das macht `round swap`.", "Lo fa `round swap`.", "`round swap` does it."}},
    {"round_stays_played",
     "In Runde {round} säßen nach den Ergebnissen andere an {tables,Tisch|den Tischen} {tables}. Dort ist "
     "gespielt, und was gespielt ist, bleibt: Es zählt, wer gewonnen hat. Soll es anders ausgehen, bekommt "
     "der Tisch einen Endstand durch Entscheid.",
     "Nel turno {round}, stando ai risultati, {tables,al tavolo|ai tavoli} {tables} siederebbero altri. Lì "
     "si è giocato, e ciò che è giocato rimane: conta chi ha vinto. Se deve finire altrimenti, al tavolo si "
     "scrive il punteggio finale deciso dal direttore.",
     "By the results others would sit at {tables,table|tables} {tables} in round {round}. That is played, "
     "and what was played stays: who won it counts. If it is to end otherwise, the table gets a final score "
     "by "
     "ruling.",
     {"Das macht `result set … --ruling N`.", "Lo fa `result set … --ruling N`.",
      "`result set … --ruling N` does it."}},
    {"redraw_drops_results",
     "An Runde {round} ist schon geschrieben. Wird sie neu gelost, zählt nicht mehr: Tisch {dropped}. "
     "Im Journal bleibt es, und Rückgängig bringt es wieder. Trotzdem neu losen?",
     "Nel turno {round} si è già scritto. Se viene risorteggiato non conta più: tavolo {dropped}. Nel "
     "giornale resta, e Annullare lo riporta. Risorteggiare lo stesso?",
     "Something is written in round {round} already. If it is drawn anew this no longer counts: "
     "table {dropped}. It stays in the journal, and undo brings it back. Draw anew all the same?",
     {"Mit --yes wird neu gelost.", "Con --yes si risorteggia.", "With --yes it is drawn anew."},
     RefusalKind::Question},
    {"not_in_round",
     "Nr. {entry} kommt in Runde {round} nicht vor.",
     "Il n. {entry} non compare nel turno {round}.",
     "No. {entry} is not in round {round}.",
     {"Mit `round show` nachsehen.", "Vedere `round show`.", "See `round show`."}},
    {"same_side", "Nr. {a} und Nr. {b} sind Partner oder beide spielfrei; der Tausch ändert nichts.",
     "I n. {a} e {b} sono compagni o riposano entrambi; lo scambio non cambia nulla.",
     "No. {a} and no. {b} are partners or both sit out; swapping changes nothing."},
    {"table_has_lines", "An Tisch {table} ist schon geschrieben; dort wird nicht mehr getauscht.",
     "Al tavolo {table} si è già scritto; lì non si scambia più.",
     "Something is written at table {table} already; no places are swapped there."},
    {"further_not_last", "Ein Tisch kommt nur in der Runde dazu, die gespielt wird: in Runde {last}.",
     "Un tavolo si aggiunge solo nel turno che si gioca: nel turno {last}.",
     "A table is added only in the round that is played: round {last}."},
    {"further_in_draft", "Runde {round} ist noch nicht bestätigt. Neu losen: dann sitzen alle, die da sind.",
     "Il turno {round} non è ancora confermato. Risorteggiare: così siedono tutti i presenti.",
     "Round {round} is not confirmed yet. Draw it anew: then all who are there are seated.", kRedraw},
    {"further_by_results",
     "Wer in Runde {round} wen trifft, folgt aus den Ergebnissen oder den Gruppen; ein Tisch kommt dort "
     "nicht "
     "dazu. Wer spät kommt, spielt in der nächsten Runde, in der das geht.",
     "Chi incontra chi nel turno {round} segue dai risultati o dai gironi; lì non si aggiungono tavoli. Chi "
     "arriva tardi gioca nel prossimo turno in cui si può.",
     "Who meets whom in round {round} follows from the results or the groups; no table is added there. Who "
     "comes late plays in the next round in which that can be."},
    {"further_seated",
     "Nr. {entry} {name} sitzt in Runde {round} schon an Tisch {table}. Jemanden nehmen, der spielfrei ist "
     "oder eben gekommen.",
     "Il n. {entry} {name} nel turno {round} siede già al tavolo {table}. Prendere chi riposa o è appena "
     "arrivato.",
     "No. {entry} {name} sits at table {table} in round {round} already. Take somebody who sits out or has "
     "just come."},
    {"further_size",
     "An einem Tisch spielen {needed}; angegeben {count#ist|sind} {count}.",
     "A un tavolo giocano in {needed}; {count#è indicato|sono indicati} {count}.",
     "{needed} play at a table; {count} {count#is|are} named.",
     {},
     RefusalKind::Unusable},
    {"undo_needs_reason", "Das ist schon bekanntgegeben; es zurückzunehmen braucht einen Grund.",
     "È già stato annunciato; per ritirarlo serve un motivo.",
     "This has been announced already; taking it back needs a reason.", kWhy},

    {"too_few_entries",
     "Da {active#ist|sind} {active}; für einen Tisch braucht es {needed}. Mehr Leute melden.",
     "{active#È presente|Sono presenti} {active}; per un tavolo ne servono {needed}. Iscrivere altre "
     "persone.",
     "{active} {active#is|are} there; a table needs {needed}. Enter more people.",
     {"Das macht `players add`.", "Lo fa `players add`.", "`players add` does it."}},
    {"too_few_left",
     "Da {active#ist|sind} noch {active}; für einen Tisch braucht es {needed}. Abgemeldet {entries,ist|sind} "
     "Nr. "
     "{entries}: jemanden davon zurückholen oder ersetzen, jemanden nachmelden, oder den Abend beenden.",
     "{active#È rimasto|Sono rimasti} {active}; per un tavolo ne servono {needed}. {entries,Si è ritirato il "
     "n.|Si sono ritirati i n.} {entries}: farne rientrare o sostituire uno, iscrivere qualcuno, o chiudere "
     "la "
     "serata.",
     "{active} {active#is|are} left; a table needs {needed}. No. {entries} {entries,has|have} left: let "
     "somebody "
     "come back or be substituted, enter somebody, or end the evening.",
     {"Das machen `players return`, `players substitute`, `players add` und `close`; `undo` nimmt die "
      "Abmeldung zurück.",
      "Lo fanno `players return`, `players substitute`, `players add` e `close`; `undo` annulla il ritiro.",
      "`players return`, `players substitute`, `players add` and `close` do it; `undo` takes the leaving "
      "back."}},
    {"never_impossible",
     "So lässt sich keine Runde losen: Nr. {entry} {name} darf {apart} von {active} Anwesenden nicht "
     "begegnen. Eines dieser Verbote zurücknehmen.",
     "Così non si può sorteggiare un turno: il n. {entry} {name} non deve incontrare {apart} dei {active} "
     "presenti. Togliere uno di questi divieti.",
     "No round can be drawn this way: no. {entry} {name} must not meet {apart} of the {active} who are "
     "there. Take back one of these bans."},
    {"never_by_moving",
     "Nr. {a} und Nr. {b} dürfen einander nicht begegnen und kämen beim Weiterrücken in dieser Runde "
     "zusammen. Die Runde anders zusammenstellen, oder eine andere Art der Begegnungen wählen.",
     "I n. {a} e {b} non devono incontrarsi e in questo turno, spostandosi, si troverebbero insieme. "
     "Comporre il "
     "turno altrimenti, o scegliere un altro modo di incontrarsi.",
     "No. {a} and no. {b} must not meet and would come together in this round as they move. Seat this round "
     "otherwise, or choose another kind of meetings.",
     {"Das machen `draw tables --from` (Zettel) und `set pairing=random`.",
      "Lo fanno `draw tables --from` (bigliettini) e `set pairing=random`.",
      "`draw tables --from` (slips) and `set pairing=random` do it."}},
    {"no_singles", "Es gibt keine Einzelnen, die zu Paaren gelost werden könnten.",
     "Non ci sono singoli da sorteggiare in coppie.", "There are no singles to draw into pairs."},
    {"odd_singles",
     "{count} {count#Person allein geht|Einzelne gehen} nicht in Paare auf. Noch eine Person melden oder "
     "jemanden abmelden.",
     "{count} {count#persona sola non forma una coppia|singoli non formano coppie}. Iscrivere un'altra "
     "persona "
     "o ritirare qualcuno.",
     "{count} {count#person alone does not make a pair|singles do not make pairs}. Enter one more person, or "
     "let one leave.",
     {"Das machen `players add` und `players leave`.", "Lo fanno `players add` e `players leave`.",
      "`players add` and `players leave` do it."}},
};

} // namespace

std::span<const Message> drawRefusals() {
    return kMessages;
}

} // namespace schreiber::desk
