#include "messages/tables.h"

namespace schreiber::desk {

namespace {

// How good a draw is.
constexpr Message kMessages[] = {
    {"clean", "Keine Wiederholung: niemand hat denselben Partner oder denselben Gegner ein zweites Mal.",
     "Nessuna ripetizione: nessuno ha lo stesso compagno o lo stesso avversario una seconda volta.",
     "No repeats: nobody has the same partner or the same opponent a second time."},
    {"clean.opponent", "Keine Wiederholung: niemand hat denselben Gegner ein zweites Mal.",
     "Nessuna ripetizione: nessuno ha lo stesso avversario una seconda volta.",
     "No repeats: nobody has the same opponent a second time."},
    {"repeats", "{parts}.{unavoidable}", "{parts}.{unavoidable}", "{parts}.{unavoidable}"},
    {"partner", "Partnerwiederholungen: {count}", "compagni ripetuti: {count}", "partner repeats: {count}"},
    {"opponent", "Gegnerwiederholungen: {count}", "avversari ripetuti: {count}", "opponent repeats: {count}"},
    {"at_least", " (mindestens {bound})", " (almeno {bound})", " (at least {bound})"},
    {"camp", "Lager {count}-mal nicht eingehalten", "fazioni non rispettate {count} {count#volta|volte}",
     "camps not kept {count} {count#time|times}"},
    {"club", "Begegnungen im eigenen Verein: {count}", "incontri nello stesso circolo: {count}",
     "meetings within a club: {count}"},
    {"again.partner", "Nr. {a} {first} und Nr. {b} {second}: zum {times}. Mal Partner",
     "n. {a} {first} e n. {b} {second}: compagni per la {times}ª volta",
     "no. {a} {first} and no. {b} {second}: partners, time no. {times}"},
    {"again.opponent", "Nr. {a} {first} und Nr. {b} {second}: zum {times}. Mal gegeneinander",
     "n. {a} {first} e n. {b} {second}: avversari per la {times}ª volta",
     "no. {a} {first} and no. {b} {second}: opponents, time no. {times}"},
    {"again.table", "Nr. {a} {first} und Nr. {b} {second}: zum {times}. Mal an einem Tisch",
     "n. {a} {first} e n. {b} {second}: allo stesso tavolo per la {times}ª volta",
     "no. {a} {first} and no. {b} {second}: at one table, time no. {times}"},
    {"table", "Wieder an einem Tisch: {count}", "di nuovo allo stesso tavolo: {count}",
     "again at one table: {count}"},
    {"clean.once", "Keine Wiederholung: niemand sitzt mit jemandem ein zweites Mal an einem Tisch.",
     "Nessuna ripetizione: nessuno siede con qualcuno una seconda volta allo stesso tavolo.",
     "No repeats: nobody sits at one table with anybody a second time."},
    {"again.camp", "Nr. {a} {first} und Nr. {b} {second}: Gegner aus einem Lager ({camp})",
     "n. {a} {first} e n. {b} {second}: avversari di una sola fazione ({camp})",
     "no. {a} {first} and no. {b} {second}: opponents of one camp ({camp})"},
    {"again.camps", "Nr. {a} {first} ({camp}) und Nr. {b} {second} ({other}): Partner aus zwei Lagern",
     "n. {a} {first} ({camp}) e n. {b} {second} ({other}): compagni di due fazioni",
     "no. {a} {first} ({camp}) and no. {b} {second} ({other}): partners of two camps"},
    {"camp_score", "{camp} {wins} {wins#Sieg|Siege} und {points} {points#Punkt|Punkte}",
     "{camp} {wins} {wins#vittoria|vittorie} e {points} {points#punto|punti}",
     "{camp} {wins} {wins#win|wins} and {points} {points#point|points}"},
    {"camp_scores", "Lager gegeneinander: {scores}.", "Fazione contro fazione: {scores}.",
     "Camp against camp: {scores}."},
    {"camps_broken", " {breaks}.", " {breaks}.", " {breaks}."},
    {"camps_broken_more", " {breaks}; und {more} weitere.", " {breaks}; e altri {more}.",
     " {breaks}; and {more} more."},
    {"again.club", "Nr. {a} {first} und Nr. {b} {second}: aus einem Verein",
     "n. {a} {first} e n. {b} {second}: dello stesso circolo",
     "no. {a} {first} and no. {b} {second}: of one club"},
    {"unavoidable.yes", " Es ging nicht besser.", " Non si poteva evitare.", " It could not be avoided."},
    {"unavoidable.by_now", " Nach den Runden davor ging es nicht besser.",
     " Dopo i turni precedenti non si poteva evitare.", " After the rounds before, it could not be avoided."},
    {"unavoidable.no", "", "", ""},
    {"unavoidable.weighed",
     " Weniger Gegner wiederholen sich nur, wenn dafür Partner, Lager oder Vereine zusammenkommen.",
     " Meno avversari si ripetono solo se si ripetono compagni o si incontrano fazioni o circoli.",
     " Fewer opponents repeat only where partners repeat, or camps or clubs meet, in their place."},
    {"unavoidable.weighed_alone",
     " Weniger Gegner wiederholen sich nur, wenn dafür Lager oder Vereine zusammenkommen.",
     " Meno avversari si ripetono solo se si incontrano fazioni o circoli.",
     " Fewer opponents repeat only where camps or clubs meet in their place."},
    {"planned", " Gelost ist mit Blick auf die Runden danach: eine Wiederholung jetzt kann spätere ersparen.",
     " Il sorteggio guarda ai turni successivi: una ripetizione ora può evitarne altre dopo.",
     " The draw looks ahead to the rounds after it: a repeat now may spare later ones."},
    {"unavoidable.unknown", " Ob es besser gegangen wäre, ist nicht entschieden.",
     " Non è deciso se si potesse evitare.", " Whether it could be avoided is not decided."},
    {"evening.best.clean",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Ein Abend ohne Wiederholung ist möglich; das ist "
     "einer.",
     "{people} persone, {rounds} {rounds#turno|turni}: è possibile una serata senza ripetizioni; questa lo "
     "è.",
     "{people} people, {rounds} {rounds#round|rounds}: an evening without repeats is possible; this is one."},
    {"evening.once.best.clean",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Ein Abend, an dem niemand mit jemandem zweimal an "
     "einem "
     "Tisch sitzt, ist möglich; das ist einer.",
     "{people} persone, {rounds} {rounds#turno|turni}: è possibile una serata in cui nessuno siede due volte "
     "con qualcuno allo stesso tavolo; questa lo è.",
     "{people} people, {rounds} {rounds#round|rounds}: an evening in which nobody sits at one table with "
     "anybody twice is possible; this is one."},
    {"evening.once.not_best.clean",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Ein Abend, an dem niemand mit jemandem zweimal an "
     "einem "
     "Tisch sitzt, wäre möglich; in diesem sitzen {planned}-mal zwei wieder beisammen.",
     "{people} persone, {rounds} {rounds#turno|turni}: sarebbe possibile una serata in cui nessuno siede due "
     "volte con qualcuno; in questa succede {planned} {planned#volta|volte}.",
     "{people} people, {rounds} {rounds#round|rounds}: an evening in which nobody sits at one table with "
     "anybody twice would be possible; in this one it happens {planned} {planned#time|times}."},
    {"evening.once.best",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Am ganzen Abend sitzen {planned}-mal zwei wieder an "
     "einem Tisch; besser geht es nicht.",
     "{people} persone, {rounds} {rounds#turno|turni}: in tutta la serata {planned} {planned#volta|volte} "
     "due "
     "siedono di nuovo allo stesso tavolo; meglio non si può.",
     "{people} people, {rounds} {rounds#round|rounds}: in the whole evening two sit at one table again "
     "{planned} {planned#time|times}; it cannot be done better."},
    {"evening.once.not_best",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Am ganzen Abend sitzen {planned}-mal zwei wieder an "
     "einem Tisch; {possible} wären möglich.",
     "{people} persone, {rounds} {rounds#turno|turni}: in tutta la serata {planned} {planned#volta|volte} "
     "due "
     "siedono di nuovo allo stesso tavolo; sarebbero possibili {possible}.",
     "{people} people, {rounds} {rounds#round|rounds}: in the whole evening two sit at one table again "
     "{planned} {planned#time|times}; {possible} would be possible."},
    {"evening.once.unknown",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Am ganzen Abend sitzen {planned}-mal zwei wieder an "
     "einem Tisch. Ob es besser ginge, ist nicht bekannt; weniger als {bound} sind es nie.",
     "{people} persone, {rounds} {rounds#turno|turni}: in tutta la serata {planned} {planned#volta|volte} "
     "due "
     "siedono di nuovo allo stesso tavolo. Non si sa se si possa fare meglio; meno di {bound} non sono mai.",
     "{people} people, {rounds} {rounds#round|rounds}: in the whole evening two sit at one table again "
     "{planned} {planned#time|times}. Whether it could be done better is not known; there are never fewer "
     "than {bound}."},
    {"evening.once.unknown.open",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Am ganzen Abend sitzen {planned}-mal zwei wieder an "
     "einem Tisch. Ob es besser ginge, ist nicht bekannt.",
     "{people} persone, {rounds} {rounds#turno|turni}: in tutta la serata {planned} {planned#volta|volte} "
     "due siedono di nuovo allo stesso tavolo. Non si sa se si possa fare meglio.",
     "{people} people, {rounds} {rounds#round|rounds}: in the whole evening two sit at one table again "
     "{planned} {planned#time|times}. Whether it could be done better is not known."},
    {"evening.not_best.clean",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Ein Abend ohne Wiederholung wäre möglich; in diesem "
     "begegnen sich {planned}-mal Gegner wieder.",
     "{people} persone, {rounds} {rounds#turno|turni}: sarebbe possibile una serata senza ripetizioni; in "
     "questa {planned} {planned#volta|volte} due avversari si ritrovano.",
     "{people} people, {rounds} {rounds#round|rounds}: an evening without repeats would be possible; in this "
     "one opponents meet again {planned} {planned#time|times}."},
    {"evening.best",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Am ganzen Abend begegnen sich {planned}-mal Gegner "
     "wieder; besser geht es nicht.",
     "{people} persone, {rounds} {rounds#turno|turni}: in tutta la serata {planned} {planned#volta|volte} "
     "due "
     "avversari si ritrovano; meglio non si può.",
     "{people} people, {rounds} {rounds#round|rounds}: in the whole evening opponents meet again {planned} "
     "{planned#time|times}; it cannot be done better."},
    {"evening.not_best",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Am ganzen Abend begegnen sich {planned}-mal Gegner "
     "wieder; {possible} wären möglich.",
     "{people} persone, {rounds} {rounds#turno|turni}: in tutta la serata {planned} {planned#volta|volte} "
     "due "
     "avversari si ritrovano; sarebbero possibili {possible}.",
     "{people} people, {rounds} {rounds#round|rounds}: in the whole evening opponents meet again {planned} "
     "{planned#time|times}; {possible} would be possible."},
    {"evening.unknown",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Am ganzen Abend begegnen sich {planned}-mal Gegner "
     "wieder. Ob es besser ginge, ist nicht bekannt; weniger als {bound} sind es nie.",
     "{people} persone, {rounds} {rounds#turno|turni}: in tutta la serata {planned} {planned#volta|volte} "
     "due "
     "avversari si ritrovano. Non si sa se si possa fare meglio; meno di {bound} non sono mai.",
     "{people} people, {rounds} {rounds#round|rounds}: in the whole evening opponents meet again {planned} "
     "{planned#time|times}. Whether it could be done better is not known; there are never fewer than "
     "{bound}."},
    {"evening.unknown.open",
     "{people} Leute, {rounds} {rounds#Runde|Runden}: Am ganzen Abend begegnen sich {planned}-mal Gegner "
     "wieder. Ob es besser ginge, ist nicht bekannt.",
     "{people} persone, {rounds} {rounds#turno|turni}: in tutta la serata {planned} {planned#volta|volte} "
     "due avversari si ritrovano. Non si sa se si possa fare meglio.",
     "{people} people, {rounds} {rounds#round|rounds}: in the whole evening opponents meet again {planned} "
     "{planned#time|times}. Whether it could be done better is not known."},
};

} // namespace

std::span<const Message> qualityMessages() {
    return kMessages;
}

} // namespace schreiber::desk
