#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Talk;

constexpr RulePoint kPoints[] = {
    {.number = 68,
     .name = "comm_allowed",
     .title = {"Reden und Deuten ist erlaubt", "Parlare e fare segni è permesso",
               "Talk and signals are allowed"},
     .subject = kSubject,
     .text = {"Partner dürfen sich die ganze Zeit durch Reden, Fragen und Deuten über Karten, Gebote und "
              "Pläne verständigen.",
              "I compagni possono intendersi per tutto il gioco su carte, offerte e piani, parlando, "
              "chiedendo e facendo segni (Deuten).",
              "Partners may talk, ask and signal (deuten) about cards, bets and plans all the time."},
     .sources = kCited<PagatSignals, ImstSignals>,
     .holds = kPartnership,
     .players = seats::kPartners},
    {.number = 69,
     .name = "comm_no_show",
     .title = {"Dem Partner keine Karten zeigen", "Non mostrare carte al compagno",
               "No showing cards to the partner"},
     .subject = kSubject,
     .text = {"Dem Partner Karten zu zeigen ist verboten.", "È vietato mostrare le carte al compagno.",
              "Showing cards to one's partner is forbidden."},
     .consequence = {"Eine Strafe dafür nennt keine Quelle.", "Nessuna fonte stabilisce una penalità.",
                     "No source lays down a penalty for it."},
     .sources = kCited<PagatSignals, ImstSignals>,
     .holds = kPartnership,
     .players = seats::kPartners,
     .depends = {"penalty_unspecified", ""}},
    {.number = 70,
     .name = "comm_lie",
     .title = {"Falsch deuten ist erlaubt", "Ingannare è permesso", "Lying is allowed"},
     .subject = kSubject,
     .text = {"Falsch deuten und falsch reden ist erlaubt. Täuschen und Jagen gehören zum Perlaggen.",
              "Segni e parole ingannevoli sono permessi. Ingannare e incalzare fanno parte del Perlaggen.",
              "False signals and false talk are allowed. Bluffing is part of Perlaggen."},
     .consequence = {"Dafür gibt es keine Strafe.", "Per questo non c'è penalità.",
                     "There is no penalty for it."},
     .sources = kCited<PagatSignals, ImstFurther, Tiroler132>,
     .holds = kAll},
    {.number = 71,
     .name = "comm_observable",
     .title = {"Nicht heimlich reden", "Non parlare di nascosto", "No secret talk"},
     .subject = kSubject,
     .text = {"Alles Reden und Deuten muss für die Gegner grundsätzlich wahrzunehmen sein. Den Partner "
              "beiseite zu nehmen ist verboten.",
              "Tutto ciò che si dice e si segnala dev'essere, in linea di principio, percepibile dagli "
              "avversari. È vietato appartarsi con il compagno.",
              "The opponents must in principle be able to notice all talk and signals. Taking one's partner "
              "aside is forbidden."},
     .consequence = {"Eine Strafe dafür nennt keine Quelle.", "Nessuna fonte stabilisce una penalità.",
                     "No source lays down a penalty for it."},
     .sources = kCited<PagatSignals>,
     .holds = kInnsbruckEichel,
     .players = seats::kPartners,
     .depends = {"penalty_unspecified", ""}},
    {.number = 72,
     .name = "comm_no_disclose",
     .title = {"Deuter bleiben geheim", "I segni restano segreti", "Signals stay secret"},
     .subject = kSubject,
     .text = {"Was ihre Deuter bedeuten, brauchen die Partner niemandem zu sagen. Sie dürfen sich auch "
              "eigene ausmachen.",
              "I compagni non devono spiegare a nessuno i propri segni e possono concordarne di propri.",
              "Partners need not tell anyone what their signals mean, and may agree on their own."},
     .sources = kCited<PagatSignals, ImstSignals>,
     .holds = kPartnership,
     .players = seats::kPartners},
    {.number = 73,
     .name = "comm_start",
     .title = {"Ab wann gedeutet wird", "Da quando si fanno segni", "When signals begin"},
     .subject = kSubject,
     .text = {"Gedeutet werden darf, sobald die ersten Karten gegeben sind.",
              "Si possono fare segni appena sono state date le prime carte.",
              "Signalling may begin as soon as the first cards have been dealt."},
     .sources = kCited<PagatSignals, ImstSignals>,
     .holds = kPartnership,
     .players = seats::kPartners},
};

} // namespace

std::span<const RulePoint> talk() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
