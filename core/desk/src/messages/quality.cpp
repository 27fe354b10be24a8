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
};

} // namespace

std::span<const Message> qualityMessages() {
    return kMessages;
}

} // namespace schreiber::desk
