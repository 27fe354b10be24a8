#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Message kMessages[] = {
    {"entries", "Als Nächstes: Meldungen eintragen.", "Prossimo passo: inserire le iscrizioni.",
     "Next: enter the players."},
    {"draw_partners", "Als Nächstes: die Partner losen.", "Prossimo passo: sorteggiare i compagni.",
     "Next: draw the partners."},
    {"draw", "Als Nächstes: Runde {round} losen.", "Prossimo passo: sorteggiare il turno {round}.",
     "Next: draw round {round}."},
    {"draw_or_close", "Als Nächstes: Runde {round} losen, oder das Turnier abschließen.",
     "Prossimo passo: sorteggiare il turno {round} o chiudere il torneo.",
     "Next: draw round {round}, or close the tournament."},
    {"confirm_draw", "Als Nächstes: die Auslosung von Runde {round} bestätigen.",
     "Prossimo passo: confermare il sorteggio del turno {round}.",
     "Next: confirm the draw of round {round}."},
    {"draw_anew_entries",
     "Als Nächstes: Runde {round} neu losen; seit dem Losen ist jemand gekommen oder gegangen.",
     "Prossimo passo: risorteggiare il turno {round}; dopo il sorteggio qualcuno è arrivato o se n’è andato.",
     "Next: draw round {round} anew; somebody has come or left since the draw."},
    {"draw_anew_results",
     "Als Nächstes: Runde {round} neu losen; ein Ergebnis ist berichtigt, und sie passt nicht mehr dazu.",
     "Prossimo passo: risorteggiare il turno {round}; un risultato è stato corretto e il turno non "
     "corrisponde più.",
     "Next: draw round {round} anew; a result has been corrected, and the round no longer fits."},
    {"draw_anew_apart",
     "Als Nächstes: Runde {round} neu losen; zwei sitzen beisammen, die einander nicht begegnen sollen.",
     "Prossimo passo: risorteggiare il turno {round}; siedono insieme due che non devono incontrarsi.",
     "Next: draw round {round} anew; two sit together who are not to meet."},
    {"others_one", "Ein Ergebnis ist berichtigt: An Tisch {tables} säßen jetzt andere.",
     "Un risultato è stato corretto: al tavolo {tables} siederebbero ora altri.",
     "A result has been corrected: others would now sit at table {tables}."},
    {"others_many", "Ein Ergebnis ist berichtigt: An den Tischen {tables} säßen jetzt andere.",
     "Un risultato è stato corretto: ai tavoli {tables} siederebbero ora altri.",
     "A result has been corrected: others would now sit at tables {tables}."},
    {"one_missing", "Tisch {tables} fehlt noch.", "Manca ancora il tavolo {tables}.",
     "Table {tables} is still missing."},
    {"many_missing", "Es fehlen noch die Tische {tables}.", "Mancano ancora i tavoli {tables}.",
     "Tables {tables} are still missing."},
    {"one_disputed", "Tisch {tables} ist strittig.", "Il tavolo {tables} è contestato.",
     "Table {tables} is disputed."},
    {"many_disputed", "Strittig sind die Tische {tables}.", "Sono contestati i tavoli {tables}.",
     "Tables {tables} are disputed."},
    {"one_level", "Tisch {tables} ist unentschieden und braucht ein Entscheidungsspiel.",
     "Il tavolo {tables} è in parità e richiede uno spareggio.",
     "Table {tables} is level and needs an extra game."},
    {"many_level", "Unentschieden, es braucht Entscheidungsspiele: Tische {tables}.",
     "In parità, servono spareggi: tavoli {tables}.", "Level, extra games are needed: tables {tables}."},
    {"one_appealed", "Zu Tisch {tables} läuft ein Einspruch.", "Per il tavolo {tables} c'è un ricorso.",
     "A ruling on table {tables} is under appeal."},
    {"many_appealed", "Einsprüche laufen zu den Tischen {tables}.", "Ci sono ricorsi per i tavoli {tables}.",
     "Rulings on tables {tables} are under appeal."},
    {"finished_appealed", "Alle Runden sind gespielt.", "Tutti i turni sono giocati.",
     "All rounds are played."},
    {"closed", "Das Turnier ist abgeschlossen; die Rangliste steht.",
     "Il torneo è chiuso; la classifica è definitiva.", "The tournament is closed; the ranking stands."},
    {"finished", "Alle Runden sind gespielt; die Rangliste steht.",
     "Tutti i turni sono giocati; la classifica è pronta.", "All rounds are played; the ranking stands."},
    {"finished_tied",
     "Alle Runden sind gespielt; {games,ein Entscheidungsspiel fehlt|Entscheidungsspiele fehlen} noch: "
     "{games}.",
     "Tutti i turni sono giocati; {games,manca ancora uno spareggio|mancano ancora spareggi}: {games}.",
     "All rounds are played; {games,an extra game is|extra games are} still missing: {games}."},
    {"place", "Tisch {table}, Runde {round}", "tavolo {table}, turno {round}",
     "table {table}, round {round}"},
    {"table_in_heat", "{table} ({heat}. Durchgang)", "{table} ({heat}ª batteria)", "{table} (heat {heat})"},
    {"in_heat_and_round", "{table} ({heat}. Durchgang, Runde {round})",
     "{table} ({heat}ª batteria, turno {round})", "{table} (heat {heat}, round {round})"},
    {"round_and_game", "{round}, Partie {game}", "{round}, partita {game}", "{round}, game {game}"},
    {"in_one_round", "{tables} (alle in Runde {round})", "{tables} (tutti nel turno {round})",
     "{tables} (all in round {round})"},
    {"disputed", "Strittig {sheets,ist der Zettel|sind die Zettel} von {sheets,Tisch|den Tischen} {sheets}.",
     "{sheets,È contestato il foglio del tavolo|Sono contestati i fogli dei tavoli} {sheets}.",
     "Disputed: the {sheets,sheet of table|sheets of tables} {sheets}."},
    {"in_round", "{table} (Runde {round})", "{table} (turno {round})", "{table} (round {round})"},
    {"unconfirmed",
     "Noch nicht bestätigt {sheets,ist der Zettel|sind die Zettel} von Tisch {sheets}; an die Wand "
     "{sheets,kommt "
     "er|kommen sie} so nicht.",
     "Non {sheets,è ancora confermato il foglio del tavolo|sono ancora confermati i fogli dei tavoli} "
     "{sheets}; "
     "così non {sheets,va|vanno} in parete.",
     "Not confirmed yet: the {sheets,sheet of table|sheets of tables} {sheets}; like this {sheets,it "
     "does|they do} "
     "not come to the wall."},
};

} // namespace

std::span<const Message> dueMessages() {
    return kMessages;
}

} // namespace schreiber::desk
