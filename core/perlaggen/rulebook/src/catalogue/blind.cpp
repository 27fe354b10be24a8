#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Blind;

constexpr RulePoint kPoints[] = {
    {.number = 230,
     .name = "blind_ok",
     .title = {"Ungesehen bieten", "Offrire alla cieca", "Blind bets"},
     .subject = kSubject,
     .text = {"Eine, zwei oder alle drei Figuren dürfen ungesehen geboten werden; alle drei zusammen: „Höll "
              "auf!“",
              "Si possono offrire alla cieca (ungesehen) una, due o tutte e tre le figure; tutte e tre "
              "insieme: «Höll auf!»",
              "One, two or all three figures may be bet blind (ungesehen); all three together: “Höll auf!”"},
     .sources = kCited<PagatBlind, PagatStraf, Imst32, ImstFurther, Heltschl16>,
     .holds = kAll,
     .depends = {"gestrichen_may_bet_blind", "", true},
     .doubted = true},
    {.number = 231,
     .name = "blind_time",
     .title = {"Bis wann ungesehen geboten wird", "Fino a quando si offre alla cieca",
               "When blind bets are made"},
     .subject = kSubject,
     .text = {"Ungesehen bieten heißt bieten, bevor man seine Karten gesehen hat.",
              "Offrire alla cieca vuol dire offrire prima di aver visto le proprie carte.",
              "A bet is blind if it is made before the bettor has seen his cards."},
     .consequence = {"Später ist es kein ungesehenes Gebot mehr.", "Dopo non è più un'offerta alla cieca.",
                     "Later it is no longer a blind bet."},
     .sources = kCited<PagatBlind, PagatStraf, ImstFurther, Heltschl16>,
     .holds = kInnsbruckLine | sets::kEichel | kPaperOberland | sets::kStraf,
     .depends = {"blind_deadline", ""},
     .doubted = true},
    {.number = 232,
     .name = "blind_answer",
     .title = {"Antwort auf ungesehene Gebote", "Risposta alle offerte alla cieca", "Answering a blind bet"},
     .subject = kSubject,
     .text = {"Auf ungesehene Gebote brauchen die Gegner erst zu antworten, wenn sie ihre Karten gesehen und "
              "sich beraten haben.",
              "Alle offerte alla cieca gli avversari devono rispondere solo dopo aver visto le carte ed "
              "essersi consultati.",
              "The opponents need not answer blind bets until they have seen their cards and consulted."},
     .sources = kCited<PagatBlind, PagatStraf>,
     .holds = kInnsbruckLine | sets::kEichel | sets::kOberland | sets::kStraf,
     .depends = {"blind_answer_time", "after_deal"}},
    {.number = 233,
     .name = "blind_order",
     .title = {"Reihenfolge der ungesehenen Gebote", "Ordine delle offerte alla cieca",
               "Order of blind bets"},
     .subject = kSubject,
     .text = {"Mehrere ungesehene Gebote gelten in der Reihenfolge Gleich, Hanger, Spiel.",
              "Più offerte alla cieca valgono nell'ordine Gleich, Hanger, Spiel.",
              "Several blind bets count as made in the order Gleich, Hanger, Spiel."},
     .sources = kCited<PagatBlind, Imst32>,
     .holds = kAll,
     .remarks =
         {{{{"Nach § 32 der Imster Regeln geht eine Reihenfolge vor, die beim Bieten bestimmt genannt wurde.",
             "Secondo il § 32 delle regole di Imst prevale l'ordine indicato espressamente nell'offrire.",
             "By § 32 of the Imst rules an order expressly named with the bet comes first."},
            kPaperOberland},
           {{"Im Strafperlaggen geht eine beim Bieten genannte Reihenfolge vor; das ist Vorgabe dieses "
             "Programms.",
             "Nello Strafperlaggen prevale l'ordine indicato nell'offrire; è una scelta di questo programma.",
             "In Strafperlaggen an order named with the bet comes first; that is this program's choice."},
            sets::kStraf}}}},
    {.number = 234,
     .name = "blind_need",
     .title = {"Ungesehen geboten und gut gelassen", "Offerto alla cieca e lasciato buono",
               "A blind bet conceded"},
     .subject = kSubject,
     .text = {"Auch ein ungesehen gebotenes Gleich und ein ungesehen gebotener Hanger, die gut gelassen "
              "werden, schreibt man nur, wenn man die Figur wirklich hat.",
              "Anche un Gleich o un Hanger offerto alla cieca e lasciato buono si segna solo se si ha "
              "davvero la figura.",
              "Even a blind Gleich or Hanger conceded scores only if the bettors really have it."},
     .consequence = {"Sonst gibt es keinen Punkt, aber auch keine Strafe.",
                     "Altrimenti non c'è punto, ma nemmeno penalità.",
                     "Otherwise there is no point, but no penalty either."},
     .sources = kCited<PagatBlind, PagatStraf, Imst32>,
     .holds = kAll,
     .consequenceUnsaid = sets::kStraf,
     .remarks = {{{{"Auch die Gegner schreiben eine so gut gelassene Figur nicht, selbst wenn sie sie haben; "
                    "das ist eine Lesart, weder § 32 der Imster Regeln noch pagat.com sagt es.",
                    "Nemmeno gli avversari segnano una figura lasciata buona così, anche se l'hanno; è una "
                    "lettura, non lo dicono né il § 32 delle regole di Imst né pagat.com.",
                    "Nor do the opponents score a figure so conceded, even if they have it; that is a "
                    "reading, neither § 32 of the Imst rules nor pagat.com says it."},
                   kAll}}}},
    {.number = 235,
     .name = "blind_bound",
     .title = {"Ungesehen geboten verpflichtet", "L'offerta alla cieca obbliga", "A blind bet binds"},
     .subject = kSubject,
     .text = {"Wer ungesehen geboten hat, muss die Figur machen, wenn es irgend möglich ist, auch mit "
              "Perlaggen; Partner sind gemeinsam daran gebunden.",
              "Chi ha offerto alla cieca deve fare la figura se appena possibile, anche con i Perlaggen; i "
              "compagni vi sono tenuti insieme.",
              "Whoever bet blind must make the figure if at all possible, with Perlaggen if need be; "
              "partners are bound to it jointly."},
     .sources = kCited<Imst32, Imst9, PagatStraf>,
     .holds = kPaper | sets::kStraf,
     .depends = {"blind_duty", "make_if_possible"},
     .doubted = true},
    {.number = 236,
     .name = "blind_seen_hoell",
     .title = {"„Höll auf“ mit gesehenen Karten", "«Höll auf» a carte viste",
               "“Höll auf” after seeing the cards"},
     .subject = kSubject,
     .text = {"Wer „Höll auf“ sagt, nachdem er seine Karten gesehen hat, muss Gleich und Hanger weisen, wenn "
              "er kann.",
              "Chi dice «Höll auf» dopo aver visto le carte deve mostrare Gleich e Hanger, se può.",
              "Whoever calls “Höll auf” after seeing his cards must show Gleich and Hanger if he can."},
     .sources = kCited<Heltschl16>,
     .holds = sets::kOberland,
     .players = seats::kTwoParties},
    {.number = 237,
     .name = "blind_who_holds",
     .title = {"Wer hält was?", "Chi tiene che cosa?", "Who holds what?"},
     .subject = kSubject,
     .text = {"Werden ungesehene Gebote gehalten, müssen die Gegner auf Befragen sagen, welcher Partner was "
              "hält.",
              "Se le offerte alla cieca sono tenute, gli avversari devono dire, a richiesta, quale dei due "
              "tiene che cosa.",
              "If blind bets are held, the opponents must say on request which partner holds which."},
     .sources = kCited<Imst32, ImstFurther>,
     .holds = kPaperOberland,
     .players = seats::kPartners},
    {.number = 238,
     .name = "blind_who_makes",
     .title = {"Wer macht was bei „Höll auf“?", "Chi fa che cosa nello «Höll auf»?",
               "Who makes what at “Höll auf”?"},
     .subject = kSubject,
     .text = {"Bei „Höll auf“ muss auch die bietende Partei sagen, wer was macht.",
              "Con «Höll auf» anche la coppia che offre deve dire chi fa che cosa.",
              "With “Höll auf” the betting side too must say who makes what."},
     .sources = kCited<ImstFurther>,
     .holds = kPaper,
     .players = seats::kPartners,
     .doubted = true},
    {.number = 239,
     .name = "blind_mixed",
     .title = {"Nur einen Teil halten", "Tenere solo una parte", "Holding only some"},
     .subject = kSubject,
     .text = {"Ist mehr als eine Figur ungesehen geboten, dürfen die Gegner einen Teil halten oder steigern "
              "und den anderen gut lassen.",
              "Se alla cieca è offerta più di una figura, gli avversari possono tenerne o rilanciarne una "
              "parte e lasciare buono il resto.",
              "If more than one figure is bet blind, the opponents may hold or raise some and concede the "
              "others."},
     .sources = kCited<PagatBlind, PagatStraf, Heltschl16>,
     .holds = kAll},
    {.number = 240,
     .name = "blind_overbid",
     .title = {"„Höll auf“ bei drei fehlenden Punkten", "«Höll auf» quando mancano tre punti",
               "“Höll auf” three points short"},
     .subject = kSubject,
     .text = {"„Höll auf“ bei drei fehlenden Punkten ist überboten: Ließen die Gegner alles gut, wäre die "
              "Partie schon aus.",
              "«Höll auf» quando mancano tre punti è offrire troppo: se gli avversari lasciassero buono "
              "tutto, la partita sarebbe già finita.",
              "“Höll auf” when three points are missing is an overbid: if the opponents conceded everything "
              "the game would already be over."},
     .consequence = {"Solche Gebote sind ungültig.", "Offerte così non valgono.", "Such bets are void."},
     .sources = kCited<Heltschl16, PagatEndgame>,
     .holds = kInnsbruckEichel | sets::kOberland | sets::kStraf,
     .players = seats::kAny,
     .costs = "overbid_penalty",
     .fact = Fact::ThreeShort},
};

} // namespace

std::span<const RulePoint> blind() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
