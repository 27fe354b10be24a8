#include "messages/tables.h"

namespace schreiber::desk {

namespace {

// Why a row stands before the next: what the two have alike, then what decided. Of pairs, two people each,
// the verb is another: `.pairs`, where there is one.
constexpr Message kMessages[] = {
    {"alike", "{name} und {other} haben {level}; {gain}.", "{name} e {other} hanno {level}; {gain}.",
     "{name} and {other} have {level}; {gain}."},
    {"and", " und ", " e ", " and "},
    {"ranks_change", "Damit ändern sich Ränge: {ranks}.", "Così cambiano i ranghi: {ranks}.",
     "With that ranks change: {ranks}."},
    {"ranks_stay", "Kein Rang ändert sich.", "Nessun rango cambia.", "No rank changes."},
    {"lot", "{name} und {other} sind in allem gleich und teilen den Rang; das Los ordnet nur die Zeilen.",
     "{name} e {other} sono pari in tutto e condividono il rango; la sorte ordina solo le righe.",
     "{name} and {other} are level in everything and share the rank; the lot only orders the lines."},

    {"special_prizes", "Wer einen Platz gewonnen hat, bekommt keinen Sonderpreis; niemand hat zwei Preise.",
     "Chi ha vinto un posto non riceve un premio speciale; nessuno ha due premi.",
     "Whoever took a place takes no special prize; nobody has two prizes."},
    {"last_by_lot", "Den Rang des Trostpreises teilen sich mehrere; unter ihnen hat das Los entschieden.",
     "Il rango del premio di consolazione è condiviso; tra loro ha deciso la sorte.",
     "Several share the rank of the consolation prize; among them the lot decided."},

    // The first that decided, with who stands below; after something alike that has been said.
    {"first", "{name} hat {more} als {other} ({mine} gegen {theirs})",
     "{name} ha {more} di {other} ({mine} contro {theirs})",
     "{name} has {more} than {other} ({mine} to {theirs})"},
    {"first.pairs", "{name} haben {more} als {other} ({mine} gegen {theirs})",
     "{name} hanno {more} di {other} ({mine} contro {theirs})",
     "{name} have {more} than {other} ({mine} to {theirs})"},
    {"then", "{name} hat {more} ({mine} gegen {theirs})", "{name} ha {more} ({mine} contro {theirs})",
     "{name} has {more} ({mine} to {theirs})"},
    {"then.pairs", "{name} haben {more} ({mine} gegen {theirs})",
     "{name} hanno {more} ({mine} contro {theirs})", "{name} have {more} ({mine} to {theirs})"},
    {"decider_won", "{name} hat das Entscheidungsspiel gegen {other} gewonnen",
     "{name} ha vinto lo spareggio contro {other}", "{name} won the extra game against {other}"},
    {"decider_won.pairs", "{name} haben das Entscheidungsspiel gegen {other} gewonnen",
     "{name} hanno vinto lo spareggio contro {other}", "{name} won the extra game against {other}"},
    {"decider", "in den Entscheidungsspielen steht es (gewonnen weniger verloren) {mine} gegen {theirs}",
     "negli spareggi (vinti meno persi) sono {mine} contro {theirs}",
     "in the extra games (won less lost) it is {mine} to {theirs}"},
    {"decider_among", "{name} hat die Entscheidungsspiele unter denen, die noch gleich waren, besser beendet",
     "{name} ha chiuso meglio gli spareggi tra quelli ancora pari",
     "{name} came out better of the extra games among those still level"},
    {"decider_among.pairs",
     "{name} haben die Entscheidungsspiele unter denen, die noch gleich waren, besser beendet",
     "{name} hanno chiuso meglio gli spareggi tra quelli ancora pari",
     "{name} came out better of the extra games among those still level"},
    {"level_group",
     "{level} stehen vor dem Entscheidungsspiel gleich (ab Rang {rank}); {games,es fehlt ein "
     "Entscheidungsspiel|es fehlen "
     "Entscheidungsspiele}: {games}.",
     "{level} sono pari prima dello spareggio (dal rango {rank}); {games,manca uno spareggio|mancano "
     "spareggi}: {games}.",
     "{level} are level before the extra game (from rank {rank}); {games,an extra game is|extra games are} "
     "missing: {games}."},
    {"final_won", "{name} hat die letzte Partie gewonnen, {other} hat es verloren",
     "{name} ha vinto l'ultima partita, {other} l'ha persa", "{name} won the last match, {other} lost it"},
    {"final_won.pairs", "{name} haben die letzte Partie gegen {other} gewonnen",
     "{name} hanno vinto l'ultima partita contro {other}", "{name} won the last match against {other}"},
    {"final_played", "{name} hat in der letzten Partie gespielt, {other} nicht",
     "{name} ha giocato l'ultima partita, {other} no", "{name} played in the last match, {other} did not"},
    {"final_played.pairs", "{name} haben in der letzten Partie gespielt, {other} nicht",
     "{name} hanno giocato l'ultima partita, {other} no", "{name} played in the last match, {other} did not"},
    {"bracket_final", "{name} haben das Finale gegen {other} gewonnen",
     "{name} hanno vinto la finale contro {other}", "{name} won the final against {other}"},
    {"bracket_third", "{name} haben die Partie um den dritten Platz gegen {other} gewonnen",
     "{name} hanno vinto la partita per il terzo posto contro {other}",
     "{name} won the match for the third place against {other}"},
    {"bracket_finalist", "{name} sind ins Finale gekommen, {other} nicht",
     "{name} hanno raggiunto la finale, {other} no", "{name} reached the final, {other} did not"},
    {"bracket_still", "{name} sind noch im K.-o., {other} nicht mehr",
     "{name} restano nell'eliminazione, {other} no", "{name} are still in the knock-out, {other} are not"},
    {"bracket_entered", "{name} sind in den K.-o. gekommen, {other} nicht",
     "{name} hanno giocato l'eliminazione, {other} no", "{name} reached the knock-out, {other} did not"},
    {"bracket_longer", "{name} sind länger im Turnier geblieben als {other}",
     "{name} hanno giocato più a lungo di {other}", "{name} stayed in longer than {other}"},
    {"bracket_further", "{name} sind im K.-o. weiter gekommen als {other}",
     "{name} hanno fatto più strada di {other} nell'eliminazione",
     "{name} got further in the knock-out than {other}"},

    {"more.score", "mehr Wertungspunkte", "più punti classifica", "a higher score"},
    {"more.wins", "mehr Siege", "più vittorie", "more wins"},
    {"more.points", "mehr Spielpunkte", "più punti gioco", "more points"},
    {"more.difference", "die bessere Differenz", "una differenza migliore", "a better difference"},
    {"more.against", "weniger Gegenpunkte", "meno punti subiti", "fewer points against"},
    {"more.best-rounds", "die bessere einzelne Runde", "il turno singolo migliore",
     "the better single round"},
    {"more.table-wins", "mehr Tischsiege", "più tavoli vinti", "more tables won"},
    {"more.head-to-head", "den besseren direkten Vergleich", "uno scontro diretto migliore",
     "a better head-to-head"},
    {"more.buchholz", "die höhere Buchholzzahl", "un Buchholz più alto", "a higher Buchholz"},

    {"level.score", "gleich viele Wertungspunkte ({value})", "gli stessi punti classifica ({value})",
     "the same score ({value})"},
    {"level.wins", "gleich viele Siege ({value})", "le stesse vittorie ({value})", "as many wins ({value})"},
    {"level.points", "gleich viele Spielpunkte ({value})", "gli stessi punti gioco ({value})",
     "as many points ({value})"},
    {"level.difference", "die gleiche Differenz ({value})", "la stessa differenza ({value})",
     "the same difference ({value})"},
    {"level.against", "gleich viele Gegenpunkte ({value})", "gli stessi punti subiti ({value})",
     "as many points against ({value})"},
    {"level.table-wins", "gleich viele Tischsiege ({value})", "altrettanti tavoli vinti ({value})",
     "as many tables won ({value})"},
    {"level.head-to-head", "den gleichen direkten Vergleich ({value})", "lo stesso scontro diretto ({value})",
     "the same head-to-head ({value})"},
    {"level.buchholz", "die gleiche Buchholzzahl ({value})", "lo stesso Buchholz ({value})",
     "the same Buchholz ({value})"},
    {"level.decider", "gleich viele Entscheidungsspiele gewonnen", "gli stessi spareggi vinti",
     "as many extra games won"},

    // Of a row with a ring: in which rounds, and what that brings to its figures.
    {"sat_out.rounds", "{rounds,Runde|Runden} {rounds} spielfrei",
     "riposo {rounds,nel turno|nei turni} {rounds}", "sat out in {rounds,round|rounds} {rounds}"},
    {"sat_out.fewer", "{count} {count#Runde|Runden} weniger als andere der Gruppe",
     "{count} {count#turno|turni} in meno di altri del girone",
     "{count} {count#round|rounds} fewer than others of the group"},
    {"sat_out.average",
     "○ {where}, dafür der Schnitt der gespielten Partien: Wertung {score}, Punkte {points} : {against}. "
     "Gespielt: {own} : {ownAgainst}.",
     "○ {where}, al suo posto la media delle partite giocate: punteggio {score}, punti {points} : {against}. "
     "Giocati: {own} : {ownAgainst}.",
     "○ {where}, in its place the average of the games played: score {score}, points {points} : {against}. "
     "Played: {own} : {ownAgainst}."},
    {"sat_out.win",
     "○ {where}, gezählt als Sieg ohne Punkte: Wertung {score}. Gespielt: {own} : {ownAgainst}.",
     "○ {where}, conta come vittoria senza punti: punteggio {score}. Giocati: {own} : {ownAgainst}.",
     "○ {where}, counted as a win without points: score {score}. Played: {own} : {ownAgainst}."},
    {"sat_out.number", "○ {where}, dafür Wertung {score}, keine Punkte. Gespielt: {own} : {ownAgainst}.",
     "○ {where}, al suo posto punteggio {score}, nessun punto. Giocati: {own} : {ownAgainst}.",
     "○ {where}, in its place score {score}, no points. Played: {own} : {ownAgainst}."},
    {"sat_out.zero_sum", "○ {where}, dafür Punkte {points}, Wertung {score}. Gespielt: {own}.",
     "○ {where}, al suo posto punti {points}, punteggio {score}. Giocati: {own}.",
     "○ {where}, in its place points {points}, score {score}. Played: {own}."},
    {"sat_out.not_yet", "○ {where}: zählt mit der ersten gespielten Partie, und dann wie sie.",
     "○ {where}: conta dalla prima partita giocata, e come quella.",
     "○ {where}: counts from the first game played, and like it."},
    // Below a list in which a ring stands.
    {"sat_out_note.average",
     "○ eine Runde spielfrei; sie zählt mit dem Durchschnitt der eigenen Runden, gerundet.",
     "○ un turno di riposo; vale la media dei propri turni, arrotondata.",
     "○ a round sat out; it counts as the average of one's own rounds, rounded."},
    {"sat_out_note.changes",
     "○ eine Runde spielfrei; sie zählt mit dem Durchschnitt der eigenen Runden, gerundet, und ändert sich "
     "noch.",
     "○ un turno di riposo; vale la media dei propri turni, arrotondata, e cambia ancora.",
     "○ a round sat out; it counts as the average of one's own rounds, rounded, and still changes."},
    {"sat_out_note.win", "○ eine Runde spielfrei; sie zählt als Sieg, ohne Punkte.",
     "○ un turno di riposo; conta come vittoria, senza punti.",
     "○ a round sat out; it counts as a win, without points."},
    {"sat_out_note.number", "○ eine Runde spielfrei; sie zählt {worth} in der Wertung.",
     "○ un turno di riposo; vale {worth} nel punteggio.",
     "○ a round sat out; it counts {worth} in the score."},

    {"substitute", "Nr. {entry}: Ersatz für {name}.", "N. {entry}: sostituto di {name}.",
     "No. {entry}: substitute for {name}."},
    {"substitute_from", "Nr. {entry}: ab Runde {round} {by} für {name}.",
     "N. {entry}: dal turno {round} {by} al posto di {name}.",
     "No. {entry}: from round {round} {by} for {name}."},
};

} // namespace

std::span<const Message> standingMessages() {
    return kMessages;
}

} // namespace schreiber::desk
