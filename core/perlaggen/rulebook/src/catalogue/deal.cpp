#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Deal;

constexpr RulePoint kPoints[] = {
    {.number = 25,
     .name = "deal_batches",
     .title = {"Wie gegeben wird", "Come si danno le carte", "How the cards are dealt"},
     .subject = kSubject,
     .text = {"Zu viert bekommt jeder fünf Karten, zuerst zwei und dann drei.",
              "In quattro ognuno riceve cinque carte, prima due e poi tre.",
              "With four players each is dealt five cards, first two and then three."},
     .consequence = {"Wer anders austeilt, hat vergeben.",
                     "Chi distribuisce diversamente ha sbagliato a dare.",
                     "Any other way of dealing is a misdeal."},
     .sources = kCited<PagatDeal, ImstCutting, Heltschl13>,
     .holds = kPartnership,
     .players = seats::kFour,
     .costs = "misdeal_penalty",
     .consequenceUnsaid = kAll & ~sets::kOberland},
    {.number = 26,
     .name = "deal_compensate",
     .title = {"Weniger Karten für den Abheber", "Meno carte a chi ha tagliato",
               "Fewer cards for the cutter"},
     .subject = kSubject,
     .text = {"Wer beim Abheben Perlaggen behalten hat, bekommt um so viele Karten weniger: bei einem zuerst "
              "eine und dann drei, bei zweien zuerst keine und dann drei, bei dreien zuerst keine und dann "
              "zwei, bei vieren nur eine, bei fünfen keine.",
              "Chi tagliando ha tenuto dei Perlaggen riceve altrettante carte in meno: con uno prima una e "
              "poi tre, con due prima nessuna e poi tre, con tre prima nessuna e poi due, con quattro una "
              "sola, con cinque nessuna.",
              "Whoever kept Perlaggen in the cut is dealt as many cards fewer: with one first one and then "
              "three, with two first none and then three, with three first none and then two, with four only "
              "one, with five none."},
     .consequence = {"Jedes Blatt hat fünf Karten.", "Ogni mano ha cinque carte.",
                     "Every hand holds five cards."},
     .sources = kCited<PagatDeal, ImstCutting>,
     .holds = kPartnership & kWithPermanent,
     .players = seats::kFour},
    {.number = 27,
     .name = "deal_cutter_error",
     .title = {"Zu viele Karten für den Abheber", "Troppe carte a chi ha tagliato",
               "Too many cards for the cutter"},
     .subject = kSubject,
     .text = {"Gibt der Geber dem Abheber in der ersten Runde zwei Karten, obwohl dieser einen Perlagg "
              "behalten hat, können die Gegner des Gebers verlangen, dass neu gemischt und gegeben wird.",
              "Se il mazziere al primo giro dà due carte a chi tagliando ha tenuto un Perlagg, i suoi "
              "avversari possono chiedere che si rimescoli e si ridiano le carte.",
              "If the dealer gives the cutter two cards in the first round although he kept a Perlagg, the "
              "dealer's opponents may demand a reshuffle and a new deal."},
     .consequence = {"Der Abheber hebt noch einmal ab und behält die Perlaggen von beiden Malen.",
                     "Chi ha tagliato taglia di nuovo e tiene i Perlaggen di entrambe le volte.",
                     "The cutter cuts again and keeps the Perlaggen of both cuts."},
     .sources = kCited<ImstCutting>,
     .holds = kPaper & kWithPermanent,
     .players = seats::kTwo | seats::kThree | seats::kFour,
     .costs = "misdeal_penalty"},
    {.number = 28,
     .name = "misdeal_exposed",
     .title = {"Der Geber deckt eine Karte auf", "Il mazziere scopre una carta", "The dealer exposes a card"},
     .subject = kSubject,
     .text = {"Deckt der Geber beim Geben eine Karte auf, hat er sich vergeben.",
              "Se il mazziere scopre una carta nel darla, è un errore nel dare le carte.",
              "A dealer who exposes a card in dealing has misdealt."},

     .sources = kCited<Imst5, Heltschl13>,
     .holds = kPaperOberland,
     .depends = {"exposed_by_dealer", ""},
     .costs = "misdeal_penalty"},
    {.number = 29,
     .name = "misdeal_exposed_other",
     .title = {"Ein anderer deckt eine Karte auf", "Un altro scopre una carta",
               "Another player exposes a card"},
     .subject = kSubject,
     .text = {"Deckt ein anderer als der Geber eine Karte auf, gibt es kein neues Geben.",
              "Se una carta viene scoperta da un altro che non sia il mazziere, le carte non si ridanno.",
              "A card exposed by anyone but the dealer gives no right to a new deal."},
     .consequence = {"Es bleibt bei den gegebenen Karten.", "Restano valide le carte date.",
                     "The deal stands."},
     .sources = kCited<Imst5>,
     .holds = kPaperOberland},
    {.number = 30,
     .name = "misdeal_count",
     .title = {"Falsche Kartenzahl", "Numero di carte sbagliato", "Wrong number of cards"},
     .subject = kSubject,
     .text = {"Wer zu viele oder zu wenige Karten bekommen hat, muss es sofort melden.",
              "Chi ha ricevuto troppe o troppo poche carte deve dirlo subito.",
              "A player who was dealt too many or too few cards must say so at once."},
     .consequence = {"Dann wird neu gegeben.", "Allora si ridanno le carte.", "Then there is a new deal."},
     .sources = kCited<Imst5, Heltschl13>,
     .holds = kPaperOberland,
     .costs = "misdeal_penalty"},
    {.number = 31,
     .name = "misdeal_keep",
     .title = {"Abgehobene Perlaggen beim neuen Geben", "Perlaggen tagliati e nuova distribuzione",
               "Perlaggen cut, and a new deal"},
     .subject = kSubject,
     .text = {"Wird neu gegeben, weil sich der Geber vergeben hat, bleiben dem Abheber die schon abgehobenen "
              "Perlaggen, und er hebt noch einmal ab.",
              "Se si ridanno le carte per un errore del mazziere, chi ha tagliato conserva i Perlaggen già "
              "tenuti e taglia di nuovo.",
              "When there is a new deal through the dealer's fault, the cutter keeps the Perlaggen he "
              "already has and cuts again."},
     .sources = kCited<Imst5, ImstCutting, Heltschl13>,
     .holds = kPaperOberland & kWithPermanent},
    {.number = 32,
     .name = "misdeal_penalty",
     .title = {"Was Vergeben kostet", "Quanto costa sbagliare a dare", "What a misdeal costs"},
     .subject = kSubject,
     .text = {"Vergeben kostet nur dann zwei Punkte, wenn das vor dem Spiel ausgemacht worden ist, wie bei "
              "manchen Turnieren.",
              "Un errore nel dare le carte costa due punti solo se lo si è concordato prima di giocare, come "
              "in certi tornei.",
              "A misdeal costs two points only if that was agreed before play, as in some tournaments."},
     .consequence = {"Ist es ausgemacht, bekommt die Partei des Gebers zwei Strafpunkte.",
                     "Se è concordato, la parte del mazziere ha due punti di penalità.",
                     "Where that is agreed, the dealer's side is fined two points."},
     .sources = kCited<Imst5, Heltschl13>,
     .holds = kPaperOberland,
     .depends = {"misdeal_penalty", ""}},
    {.number = 33,
     .name = "extra_cards",
     .title = {"Mit zu vielen Karten gespielt", "Giocare con troppe carte", "Playing with too many cards"},
     .subject = kSubject,
     .text =
         {"Stellt sich am Ende heraus, dass jemand mit mehr als fünf Karten gespielt hat, wird seine Partei "
          "gestraft.",
          "Se alla fine risulta che qualcuno ha giocato con più di cinque carte, la sua coppia è punita.",
          "If it turns out at the end that someone has played with more than five cards, his side is fined."},
     .consequence = {"Sie verliert jede Figur, die sie gemacht hat, und dazu zwei Punkte.",
                     "Perde ogni figura fatta e inoltre due punti.",
                     "It forfeits every figure it made and two points besides."},
     .sources = kCited<Imst6, Heltschl13>,
     .holds = kPaperOberland,
     .depends = {"extra_cards_intent", ""}},
    {.number = 34,
     .name = "extra_cards_oppo",
     .title = {"Wem verfallene Figuren gehören", "A chi vanno le figure perse",
               "Who gets the forfeited figures"},
     .subject = kSubject,
     .text = {"Die Figuren, die eine Partei wegen zu vieler Karten verliert, sind verfallen; ob dafür die "
              "Gegner sie schreiben, sagt keine Quelle.",
              "Le figure che una coppia perde per troppe carte decadono; se le segnino gli avversari non lo "
              "dice nessuna fonte.",
              "The figures that a side loses for too many cards are forfeited; whether the opponents score "
              "them instead no source says."},
     .sources = kCited<Imst6, Heltschl13>,
     .holds = kPaperOberland,
     .depends = {"forfeit_to_opponents", ""}},
    {.number = 35,
     .name = "next_dealer",
     .title = {"Wer als Nächster gibt", "Chi dà dopo", "Who deals next"},
     .subject = kSubject,
     .text = {"Nach jeder Gabe gibt der linke Nachbar des letzten Gebers.",
              "Dopo ogni smazzata dà le carte il vicino di sinistra dell'ultimo mazziere.",
              "After each deal the left neighbour of the last dealer deals."},
     .sources = kCited<Imst33, Heltschl13>,
     .holds = kAll},
    {.number = 36,
     .name = "schrift_proves",
     .title = {"Die Schrift beweist den Geber", "Il foglio prova il mazziere", "The sheet proves the dealer"},
     .subject = kSubject,
     .text = {"Ist man im Zweifel, wer zu geben hat, entscheidet die Schrift: An ihren Zeilen lässt sich "
              "abzählen, wer an der Reihe ist.",
              "Se c'è dubbio su chi debba dare le carte, decide il foglio dei punti: contando le smazzate "
              "scritte si vede a chi tocca.",
              "If it is in doubt who has to deal, the score sheet decides: counting the deals written down "
              "shows whose turn it is."},
     .sources = kCited<Imst33, Heltschl13>,
     .holds = kPaperOberland},
    {.number = 37,
     .name = "schrift_fails",
     .title = {"Wenn die Schrift nichts beweist", "Se il foglio non prova nulla",
               "When the sheet proves nothing"},
     .subject = kSubject,
     .text = {"Lässt sich auch mit der Schrift nicht nachweisen, wer zu geben hat, bleibt der jetzige Geber.",
              "Se neppure il foglio dei punti lo dimostra, resta il mazziere attuale.",
              "If even the score sheet cannot prove it, the present dealer stays."},
     .consequence = {"Es bleibt bei den gegebenen Karten.", "Restano valide le carte date.",
                     "The deal stands."},
     .sources = kCited<Heltschl13>,
     .holds = sets::kOberland},
    {.number = 38,
     .name = "wrong_dealer_found",
     .title = {"Der Falsche hat gegeben", "Ha dato la persona sbagliata", "The wrong player dealt"},
     .subject = kSubject,
     .text =
         {"Kommt man noch während der Gabe darauf, dass der Falsche gegeben hat, gibt der Richtige neu.",
          "Se ci si accorge durante la smazzata che ha dato le carte chi non doveva, le ridà quello giusto.",
          "If it is noticed while the deal is on that the wrong player has dealt, the right one deals anew."},
     .consequence = {"Was in dieser Gabe geschrieben war, verfällt.",
                     "Ciò che si era segnato in questa smazzata decade.",
                     "What was written in this deal is void."},
     .sources = kCited<Imst33, ImstCutting, Heltschl13>,
     .holds = kPaperOberland,
     .depends = {"wrong_dealer", ""},
     .also = {"wrong_dealer_written_scope"},
     .consequenceUnsaid = kPaper,
     .remarks = {{{{"Der Beschluss von 1962 unter „Abheben & Geben“ sagt, es bleibe bei den gegebenen "
                    "Karten; gefolgt "
                    "wird § 33, der für die laufende Gabe gilt.",
                    "La decisione del 1962, sotto «Abheben & Geben», dice che restano le carte date; si "
                    "segue il § 33, "
                    "che vale per la smazzata in corso.",
                    "The resolution of 1962 under “Abheben & Geben” says that the cards dealt stand; § 33 is "
                    "followed, "
                    "which holds for the deal in progress."},
                   kPaper},
                  {{"Im Tiroler Oberland ist es nachzuweisen, bevor die fünfte Karte liegt.",
                    "Nell'Oberland tirolese va dimostrato prima che sia in tavola la quinta carta.",
                    "In the Tyrolean Oberland it has to be shown before the fifth card lies."},
                   sets::kOberland}}}},
    {.number = 39,
     .name = "wrong_dealer_late",
     .title = {"Falscher Geber, zu spät bemerkt", "Mazziere sbagliato, scoperto tardi",
               "Wrong dealer, noticed too late"},
     .subject = kSubject,
     .text = {"Kommt man später darauf, dass der Falsche gegeben hat, spielt es keine Rolle mehr.",
              "Se ci si accorge più tardi che ha dato le carte chi non doveva, non ha più importanza.",
              "If it is noticed later that the wrong player has dealt, it no longer matters."},
     .consequence = {"Es bleibt bei den Karten, auch wenn eine Partei so zweimal hintereinander gibt.",
                     "Le carte restano quelle, anche se così una coppia le dà due volte di seguito.",
                     "The cards stay as they are, even if one side so deals twice running."},
     .sources = kCited<ImstCutting, Heltschl13>,
     .holds = kPaperOberland | kInnsbruckLine | sets::kEichel,
     .depends = {"wrong_dealer", ""},
     .remarks = {{{{"Solange die Gabe läuft, geht § 33 vor; danach gilt der Beschluss von 1962 unter "
                    "„Abheben & Geben“.",
                    "Finché la smazzata è in corso prevale il § 33; dopo vale la decisione del 1962, sotto "
                    "«Abheben & Geben».",
                    "While the deal is on § 33 goes first; after it the resolution of 1962 under “Abheben & "
                    "Geben” holds."},
                   kPaper}}}},
    {.number = 40,
     .name = "wrong_dealer_silent",
     .title = {"Zum falschen Geber schweigen", "Tacere sul mazziere sbagliato",
               "Keeping silent on a wrong dealer"},
     .subject = kSubject,
     .text = {"Wer merkt, dass der Falsche gibt, darf schweigen und es erst vorbringen, wenn ihm die Gabe "
              "verloren zu gehen droht.",
              "Chi si accorge che a dare le carte è quello sbagliato può tacere e dirlo solo quando rischia "
              "di perdere la smazzata.",
              "A player who notices that the wrong one is dealing may keep silent and bring it up only when "
              "he is about to lose the deal."},
     .consequence = {"Dafür gibt es keine Strafe.", "Per questo non c'è penalità.",
                     "There is no penalty for it."},
     .sources = kCited<Heltschl13>,
     .holds = sets::kOberland},
    {.number = 41,
     .name = "deal_straf",
     .title = {"Geben im Strafperlaggen", "Dare le carte nello Strafperlaggen", "Dealing in Strafperlaggen"},
     .subject = kSubject,
     .text = {"Jeder bekommt sieben Karten: zuerst drei, dann wird Trumpf aufgeschlagen, dann vier.",
              "Ognuno riceve sette carte: prima tre, poi si gira la briscola, poi quattro.",
              "Each player is dealt seven cards: first three, then trumps are turned up, then four."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree | seats::kTwo},
};

} // namespace

std::span<const RulePoint> deal() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
