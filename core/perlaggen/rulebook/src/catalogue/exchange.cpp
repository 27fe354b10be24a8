#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Exchange;

constexpr RulePoint kPoints[] = {
    {.number = 50,
     .name = "ex_dealer_natural",
     .title = {"Der Geber tauscht den Trumpf ein", "Il mazziere cambia con la briscola",
               "The dealer exchanges a trump"},
     .subject = kSubject,
     .text = {"Ist ein Perlagg aufgeschlagen, darf ihn der Geber gegen einen Trumpf eintauschen, der selbst "
              "kein Perlagg ist.",
              "Se è girato un Perlagg, il mazziere può prenderlo in cambio di una briscola che non sia essa "
              "stessa un Perlagg.",
              "If a Perlagg is turned up, the dealer may take it in exchange for a trump that is not itself "
              "a Perlagg."},
     .consequence = {"Der abgegebene Trumpf liegt nun offen auf dem Stock.",
                     "La briscola ceduta resta ora scoperta sul resto del mazzo.",
                     "The trump given away now lies face up on the stock."},
     .sources = kCited<PagatDeal, PagatEichelDeal, PagatStraf, ImstExchange, Imst7, Heltschl13>,
     .holds = kAll,
     .consequenceUnsaid = kPaperOberland},
    {.number = 51,
     .name = "ex_partner_natural",
     .title = {"Der Partner des Gebers tauscht", "Cambia il compagno del mazziere",
               "The dealer's partner exchanges"},
     .subject = kSubject,
     .text = {"Hat der Geber keinen Trumpf, mit dem er den aufgeschlagenen Perlagg eintauschen kann, geht "
              "das Recht auf seinen Partner über.",
              "Se il mazziere non ha una briscola con cui prendere il Perlagg girato, il diritto passa al "
              "suo compagno.",
              "If the dealer has no trump to exchange for the Perlagg turned up, the right passes to his "
              "partner."},
     .consequence = {"Tauscht der Partner, obwohl der Geber selbst kann, ist der Tausch ungültig.",
                     "Se scambia il compagno benché possa farlo il mazziere, lo scambio non vale.",
                     "If the partner exchanges although the dealer could, the exchange is void."},
     .sources = kCited<PagatDeal, PagatEichelDeal, ImstExchange, Imst7, Heltschl13>,
     .holds = kPartnership,
     .players = seats::kPartners,
     .also = {"exchange_left_to_partner"},
     .consequenceUnsaid = kAll},
    {.number = 52,
     .name = "ex_no_low_high",
     .title = {"Kein niedrigerer Perlagg gegen einen höheren", "Nessun Perlagg basso per uno alto",
               "No lower Perlagg for a higher"},
     .subject = kSubject,
     .text = {"Ein niedrigerer Perlagg darf nicht gegen einen höheren getauscht werden.",
              "Non si può cambiare un Perlagg più basso con uno più alto.",
              "A lower Perlagg may not be exchanged for a higher one."},
     .consequence = {"Ein solcher Tausch ist ungültig.", "Uno scambio simile non vale.",
                     "Such an exchange is void."},
     .sources = kCited<PagatDeal, PagatStraf>,
     .holds = kInnsbruckLine | sets::kSuedtirol | sets::kStraf,
     .depends = {"ex_trump_perl_for_perl", "", true}},
    {.number = 53,
     .name = "ex_oppo_never",
     .title = {"Die Gegner tauschen nicht", "Gli avversari non cambiano", "Opponents do not exchange"},
     .subject = kSubject,
     .text = {"Die Gegner des Gebers dürfen nicht tauschen.",
              "Gli avversari del mazziere non possono cambiare.", "The dealer's opponents may not exchange."},
     .consequence = {"Der Tausch ist ungültig; der Perlagg bleibt liegen und ist aus dem Spiel.",
                     "Lo scambio non vale; il Perlagg resta dov'è, fuori dal gioco.",
                     "The exchange is void; the Perlagg stays where it is, out of play."},
     .sources = kCited<PagatDeal, PagatEichelDeal, PagatStraf, ImstExchange, Imst7>,
     .holds = kInnsbruckEichel | sets::kSuedtirol | sets::kStraf,
     .depends = {"opponents_exchange", "never"}},
    {.number = 54,
     .name = "ex_upgrade",
     .title = {"Einen Eichelperlagg besser machen", "Fare migliore un Perlagg di Eichel",
               "Upgrading an acorn Perlagg"},
     .subject = kSubject,
     .text =
         {"Einen Eichelperlagg kann man besser machen: Man gibt ihn her und nimmt dafür den aufgeschlagenen "
          "Trumpfperlagg, Martl oder Weli.",
          "Un Perlagg di Eichel si può «fare migliore»: lo si cede e si prende il Perlagg di briscola "
          "girato, il Martl o il Weli.",
          "An acorn Perlagg can be upgraded: it is given for the trump Perlagg, Martl or Weli turned up."},
     .consequence = {"Der Eichelperlagg liegt nun offen und kann selbst wieder geholt werden.",
                     "Il Perlagg di Eichel resta ora scoperto e può a sua volta essere ripreso.",
                     "The acorn Perlagg now lies face up and can itself be fetched."},
     .sources = kCited<ImstExchange, Imst7, PagatEichelDeal, Heltschl13>,
     .holds = kAcorns & ~sets::kStraf,
     .remarks =
         {{{{"Ob der Geber besser machen darf, obwohl er selbst einen Trumpf hat, sagen die Quellen "
             "verschieden: § 7 der Imster Regeln und pagat.com lassen es zu, wenn weder er noch sein "
             "Partner einen hat; „Austauschen“ lässt ihm die Wahl, wenn er nur den Partner fragt. So "
             "wird es hier gehalten.",
             "Se il mazziere possa fare migliore pur avendo lui stesso una briscola, le fonti lo dicono "
             "in modo diverso: il § 7 delle regole di Imst e pagat.com lo permettono se non ne ha né "
             "lui né il compagno; «Austauschen» gli lascia la scelta, purché chieda al compagno. Qui si "
             "fa così.",
             "Whether the dealer may upgrade although he has a trump himself the sources do not say "
             "alike: § 7 of the Imst rules and pagat.com allow it where neither he nor his partner has "
             "one; “Austauschen” leaves him the choice, if only he asks his partner. So it is done "
             "here."},
            sets::kImst | sets::kEichel | sets::kSchlanders}}}},
    {.number = 55,
     .name = "ex_upgrade_ask",
     .title = {"Vor dem Bessermachen den Partner fragen", "Chiedere al compagno prima di fare migliore",
               "Ask the partner before upgrading"},
     .subject = kSubject,
     .text = {"Bevor der Geber mit einem Eichelperlagg tauscht, muss er seinen Partner fragen, ob dieser "
              "einen Trumpf hat. Hat er einen, geht der Partner vor.",
              "Prima di cambiare con un Perlagg di Eichel il mazziere deve chiedere al compagno se ha una "
              "briscola. Se l'ha, il compagno ha la precedenza.",
              "Before exchanging with an acorn Perlagg the dealer must ask whether his partner has a trump. "
              "If so, the partner comes first."},
     .consequence = {"Tauscht er trotzdem, ist der Tausch ungültig.",
                     "Se cambia lo stesso, lo scambio non vale.",
                     "If he exchanges all the same, the exchange is void."},
     .sources = kCited<ImstExchange, Imst7, PagatEichelDeal>,
     .holds = sets::kImst | sets::kEichel | sets::kSchlanders,
     .players = seats::kPartners,
     .depends = {"upgrade_priority", "partner_natural_first"},
     .consequenceUnsaid = kAll},
    {.number = 56,
     .name = "ex_upgrade_partner",
     .title = {"Der Partner macht besser", "Fa migliore il compagno", "The partner upgrades"},
     .subject = kSubject,
     .text = {"Hat der Geber keinen Eichelperlagg, darf sein Partner mit einem tauschen.",
              "Se il mazziere non ha un Perlagg di Eichel, può cambiare con uno il suo compagno.",
              "If the dealer has no acorn Perlagg, his partner may exchange with one."},
     .sources = kCited<Imst7, PagatEichelDeal, Heltschl13>,
     .holds = kAcorns & ~sets::kStraf,
     .players = seats::kPartners},
    {.number = 57,
     .name = "ex_acorn",
     .title = {"Eichelperlaggen holen", "Prendere i Perlaggen di Eichel", "Fetching acorn Perlaggen"},
     .subject = kSubject,
     .text = {"Offen liegende Eichelperlaggen darf der Geber mit gewöhnlichen Eichel holen, eine für einen; "
              "was er nicht holen kann, sein Partner.",
              "Il mazziere può prendere i Perlaggen di Eichel scoperti con carte comuni di Eichel, una per "
              "uno; quelli che non può prendere, il suo compagno.",
              "The dealer may fetch face-up acorn Perlaggen with ordinary acorns, one for one; those he "
              "cannot fetch, his partner may."},
     .sources = kCited<ImstExchange, Imst7, PagatEichelDeal, PagatStraf, Heltschl13>,
     .holds = kAcorns},
    {.number = 58,
     .name = "ex_refetch",
     .title = {"Den hergegebenen Eichelperlagg zurückholen", "Riprendere il Perlagg di Eichel ceduto",
               "Fetching back the acorn Perlagg"},
     .subject = kSubject,
     .text = {"Einen Eichelperlagg, mit dem man getauscht hat, darf der Geber, sonst sein Partner, mit einer "
              "gewöhnlichen Eichel zurückholen.",
              "Un Perlagg di Eichel ceduto nello scambio può essere ripreso con una carta comune di Eichel "
              "dal mazziere, altrimenti dal compagno.",
              "An acorn Perlagg given in exchange may be fetched back with an ordinary acorn by the dealer, "
              "or else by his partner."},
     .sources = kCited<ImstExchange, PagatEichelDeal>,
     .holds = kAcorns & ~sets::kStraf},
    {.number = 59,
     .name = "ex_order",
     .title = {"Reihenfolge beim Tauschen", "Ordine degli scambi", "Order of exchanging"},
     .subject = kSubject,
     .text =
         {"Getauscht wird Schritt für Schritt in fester Reihenfolge, zuerst der Geber, dann sein Partner.",
          "Si scambia un passo dopo l'altro in ordine fisso, prima il mazziere, poi il suo compagno.",
          "Exchanges are made step by step in a fixed order, first the dealer, then his partner."},
     .consequence = {"Was an der Reihe war, kann nachher nicht mehr getauscht werden; kommen die Eichel "
                     "zuerst, darf ein eben geholter Eichelperlagg gleich besser gemacht werden.",
                     "Ciò di cui era il turno non si può più scambiare dopo; se vengono prima le Eichel, un "
                     "Perlagg di Eichel appena preso si può subito «fare migliore».",
                     "What has had its turn cannot be exchanged afterwards; where acorns come first, an "
                     "acorn Perlagg just fetched may be upgraded at once."},
     .sources = kCited<ImstExchange, Imst7, PagatEichelDeal>,
     .holds = kAcorns,
     .depends = {"exchange_order", ""},
     .consequenceUnsaid = kAll,
     // imst-2015 Austauschen calls its order the right one; pagat only numbers what is possible
     .voidUnsaid = kAll & ~kPaper,
     .remarks = {{{{"Die Imster Regeln sagen beides: „Austauschen“ nimmt die Eichel zuerst, § 7 den Trumpf; "
                    "gefolgt wird „Austauschen“, das von der richtigen Reihenfolge spricht.",
                    "Le regole di Imst dicono l'uno e l'altro: «Austauschen» comincia dalle Eichel, il § 7 "
                    "dalla briscola; si segue «Austauschen», che parla dell'ordine giusto.",
                    "The Imst rules say both: “Austauschen” takes the acorns first, § 7 the trump; "
                    "“Austauschen” is followed, which speaks of the right order."},
                   sets::kImst}}}},
    {.number = 60,
     .name = "ex_oppo",
     .title = {"Wann die Gegner tauschen", "Quando cambiano gli avversari", "When opponents exchange"},
     .subject = kSubject,
     .text = {"Was die Partei des Gebers nicht holen kann, dürfen die Gegner holen: zuerst der links vom "
              "Geber, dann der andere, in derselben Reihenfolge.",
              "Ciò che la coppia del mazziere non può prendere, possono prenderlo gli avversari: prima "
              "quello a sinistra del mazziere, poi l'altro, nello stesso ordine.",
              "What the dealer's side cannot fetch the opponents may: first the one on the dealer's left, "
              "then the other, in the same order of steps."},
     .consequence = {"Wer vor seiner Reihe tauscht, tauscht ungültig.",
                     "Chi cambia prima del suo turno non fa uno scambio valido.",
                     "An exchange before one's turn is void."},
     .sources = kCited<ImstExchange, Imst7, Heltschl13, PagatEichelDeal>,
     .holds = sets::kImst | sets::kOberland,
     .depends = {"opponents_exchange", "after_dealer_party"},
     .consequenceUnsaid = kAll},
    {.number = 61,
     .name = "ex_hk_weli",
     .title = {"Martl und Weli beim Tauschen", "Martl e Weli negli scambi", "Martl and Weli in the exchange"},
     .subject = kSubject,
     .text = {"Ein aufgeschlagener Martl gilt beim Tauschen als Herz, ein aufgeschlagener Weli, "
              "wo er dabei ist, als Schell.",
              "Per lo scambio il Martl girato vale come Herz, il Weli girato, dove c'è, come "
              "Schell.",
              "For the exchange a Martl turned up counts as a heart, a Weli, where there is one, as a "
              "bell."},
     .sources = kCited<PagatDeal, PagatEichelDeal, ImstExchange>,
     .holds = kAll & ~(sets::kGiltspiel | sets::k1853Four | sets::k1853Bello | sets::k1853BelloTrump)},
    {.number = 62,
     .name = "ex_leave",
     .title = {"Den Tausch nicht überlassen", "Non cedere lo scambio",
               "No leaving the exchange to the partner"},
     .subject = kSubject,
     .text = {"Der Geber darf den Tausch nicht seinem Partner überlassen, wenn er selbst tauschen könnte.",
              "Il mazziere non può lasciare lo scambio al compagno se può farlo lui stesso.",
              "The dealer may not leave the exchange to his partner when he could make it himself."},
     .consequence = {"Die Partie ist verloren.", "La partita è persa.", "The game is lost."},
     .sources = kCited<Imst7, Heltschl13>,
     .holds = kPaperOberland,
     .players = seats::kPartners,
     .depends = {"exchange_left_to_partner", "game_lost"},
     .remarks = {{{{"Bloßes Vergessen kostet nichts; überlassen ist der Tausch erst, wenn ihn der Partner "
                    "wirklich macht. Das ist eine Lesart.",
                    "La sola dimenticanza non costa nulla; lo scambio è lasciato al compagno solo se questi "
                    "lo fa davvero. È una lettura.",
                    "Merely forgetting costs nothing; the exchange is left to the partner only if he really "
                    "makes it. That is a reading."},
                   kPaperOberland}}}},
    {.number = 63,
     .name = "ex_forget",
     .title = {"Tausch vergessen", "Scambio dimenticato", "A forgotten exchange"},
     .subject = kSubject,
     .text = {"Wer den Tausch vergisst oder übersieht, hat selbst den Schaden; eine Strafe gibt es nicht.",
              "Chi dimentica lo scambio o non se ne accorge ne ha solo il danno; non c'è penalità.",
              "Whoever forgets or overlooks the exchange has only himself to blame; there is no penalty."},
     .consequence = {"Der Perlagg bleibt liegen.", "Il Perlagg resta dov'è.",
                     "The Perlagg stays where it is."},
     .sources = kCited<ImstExchange>,
     .holds = kPaperOberland},
    {.number = 64,
     .name = "ex_deadline",
     .title = {"Bis wann getauscht wird", "Fino a quando si cambia", "Until when one may exchange"},
     .subject = kSubject,
     .text = {"Getauscht werden kann nur, solange auf die erste ausgespielte Karte noch niemand zugegeben "
              "oder gestochen hat.",
              "Si può cambiare solo finché sulla prima carta giocata nessuno ha ancora risposto o preso.",
              "Exchanges are possible only until a second card has been played to the first lead."},
     .consequence = {"Ein späterer Tausch ist ungültig.", "Uno scambio fatto dopo non vale.",
                     "A later exchange is void."},
     .sources = kCited<ImstExchange>,
     .holds = kPaperOberland},
    {.number = 65,
     .name = "ex_no_preempt",
     .title = {"Schnell ausspielen hilft nicht", "Giocare in fretta non serve",
               "Leading quickly does not help"},
     .subject = kSubject,
     .text = {"Die Gegner können das Tauschen nicht dadurch verhindern, dass sie schnell ausspielen.",
              "Gli avversari non possono impedire lo scambio giocando in fretta la prima carta.",
              "The opponents cannot cut off the exchange by leading quickly."},
     .consequence = {"Nach dem Ausspielen allein darf noch getauscht werden.",
                     "Dopo la sola prima carta si può ancora cambiare.",
                     "After the lead alone the exchange is still allowed."},
     .sources = kCited<ImstExchange, PagatPlay>,
     .holds = kAll,
     .consequenceUnsaid = kAll & ~kPaperOberland},
    {.number = 66,
     .name = "ex_secret",
     .title = {"Was getauscht wurde, bleibt geheim", "Gli scambi restano segreti", "Exchanges stay secret"},
     .subject = kSubject,
     .text = {"Ist das Spiel im Gang, muss niemand mehr sagen, was getauscht wurde und von wem.",
              "A gioco iniziato nessuno è tenuto a dire che cosa è stato cambiato e da chi.",
              "Once play is under way nobody need say what was exchanged and by whom."},
     .sources = kCited<ImstExchange>,
     .holds = kPaperOberland},
    {.number = 67,
     .name = "ex_left",
     .title = {"Perlaggen, die liegen bleiben", "Perlaggen che restano sul tavolo", "Perlaggen left lying"},
     .subject = kSubject,
     .text = {"Perlaggen, die niemand holen kann oder will, bleiben liegen und sind aus dem Spiel.",
              "I Perlaggen che nessuno può o vuole prendere restano dove sono, fuori dal gioco.",
              "Perlaggen that nobody can or wants to fetch stay where they are, out of play."},
     .sources = kCited<PagatDeal, ImstExchange, Heltschl13>,
     .holds = kAll},
};

} // namespace

std::span<const RulePoint> exchange() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
