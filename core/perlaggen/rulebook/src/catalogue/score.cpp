#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Score;

constexpr RulePoint kPoints[] = {
    {.number = 178,
     .name = "score_base",
     .title = {"Was eine Figur zählt", "Quanto vale una figura", "What a figure counts"},
     .subject = kSubject,
     .text = {"Jede Figur zählt ungeboten einen Punkt, sonst den gehaltenen Wert.",
              "Ogni figura vale un punto se non offerta, altrimenti il valore tenuto.",
              "Each figure scores one point unbet, otherwise the value held."},
     .sources = kCited<PagatBetting, ImstBetting, Heltschl16>,
     .holds = kAll},
    {.number = 179,
     .name = "sheet",
     .title = {"Die Schrift", "Il foglio dei punti", "The score sheet"},
     .subject = kSubject,
     .text = {"Oben auf der Schrift steht, auf wie viel gespielt wird. Rechts schreibt die Partei des "
              "Schreibers, links die Gegner; je Gabe eine Zeile, zusammengezählt wird nicht.",
              "In alto sul foglio (Schrift) sta il punteggio da raggiungere. A destra segna la coppia di chi "
              "scrive, a sinistra gli avversari; una riga per smazzata, senza sommare.",
              "The target stands at the top of the sheet. The scorer's side has the right column, the "
              "opponents the left; one line a deal, not totalled."},
     .sources = kCited<PagatScoring>,
     .holds = kAll},
    {.number = 180,
     .name = "sheet_stroke",
     .title = {"Der Strich: gestrichen", "Il tratto: gestrichen", "The stroke: gestrichen"},
     .subject = kSubject,
     .text =
         {"Fehlt einer Partei nur noch ein Punkt, wird ihre Spalte mit einem Strich durchzogen: Sie ist "
          "gestrichen.",
          "Se a una coppia manca un solo punto, la sua colonna viene barrata: è «gestrichen».",
          "A side one point short of the target has a stroke drawn through its column: it is gestrichen."},
     .consequence = {"In der laufenden Gabe gilt das schon, bevor der Strich auf der Schrift steht.",
                     "Nella smazzata in corso vale già prima che il foglio sia barrato.",
                     "Within the deal this holds before the stroke is on the sheet."},
     .sources = kCited<PagatScoring, Heltschl16, Imst21>,
     .holds = kAll,
     .fact = Fact::OneShort},
    {.number = 181,
     .name = "order_conceded",
     .title = {"Zuerst zählt gut Gelassenes", "Prima conta il lasciato buono",
               "Conceded figures count first"},
     .subject = kSubject,
     .text = {"Zum Ausgehen zählt zuerst, was geboten und gut gelassen ist.",
              "Per uscire conta per primo ciò che è offerto e lasciato buono.",
              "For going out what was bet and conceded counts first."},
     .consequence = {"Unter mehreren gilt die Reihenfolge, in der sie gut gelassen wurden.",
                     "Fra più figure vale l'ordine in cui sono state lasciate.",
                     "Among several the order in which they were conceded holds."},
     .sources = kCited<PagatScoring, Imst12>,
     .holds = kAll & ~sets::kOberland,
     .depends = {"conceded_order", "first"},
     .also = {"unbet_conceded", "spiel_aus_priority"},
     .consequenceUnsaid = kPaper},
    {.number = 182,
     .name = "order_bet",
     .title = {"Dann zählt Gebotenes", "Poi conta l'offerto", "Then what was bet"},
     .subject = kSubject,
     .text = {"Zum Ausgehen zählt das Gebotene und Gehaltene in der Reihenfolge des ersten Gebots auf jede "
              "Figur, vor allem Ungebotenen.",
              "Per uscire ciò che è offerto e tenuto conta nell'ordine della prima offerta su ogni figura, "
              "prima di tutto ciò che non è offerto.",
              "For going out what was bet and held counts in the order of the first bet on each figure, "
              "before all that is unbet."},
     .consequence = {"Späteres Steigern ändert die Reihenfolge nicht.",
                     "I rilanci successivi non cambiano l'ordine.", "Later raises do not change the order."},
     .sources = kCited<PagatScoring, Imst12, Heltschl16>,
     .holds = kAll,
     .depends = {"conceded_order", "", true}},
    {.number = 183,
     .name = "order_unbet",
     .title = {"Ungebotenes zählt zuletzt", "Il non offerto conta per ultimo", "Unbet figures count last"},
     .subject = kSubject,
     .text = {"Zum Ausgehen zählt das Ungebotene zuletzt, und zwar Gleich, Hanger, Spiel.",
              "Per uscire le figure non offerte contano per ultime, nell'ordine Gleich, Hanger, Spiel.",
              "For going out, unbet figures come last, in the order Gleich, Hanger, Spiel."},
     .sources = kCited<PagatScoring, Imst3, ImstFigures, Schlanders4>,
     .holds = kInnsbruckEichel | kPaper,
     .depends = {"unbet_order", "GHS"},
     .doubted = true},
    {.number = 184,
     .name = "order_block",
     .title = {"Erst alles Gebotene entscheiden", "Prima si decide tutto l'offerto",
               "Bets are settled first"},
     .subject = kSubject,
     .text = {"Solange nicht alles Gebotene entschieden ist, gilt keine ungebotene Figur als gemacht.",
              "Finché non è decisa ogni figura offerta, nessuna figura non offerta vale come fatta.",
              "No unbet figure counts as made before every figure bet is decided."},
     .sources = kCited<Imst12, Heltschl16>,
     .holds = kPaperOberland,
     .depends = {"unbet_conceded", "", true}},
    {.number = 185,
     .name = "order_spiel_aus",
     .title = {"„Spiel aus“ zählt vor allem", "«Spiel aus» conta prima di tutto",
               "“Spiel aus” counts before all"},
     .subject = kSubject,
     .text = {"Noch vor allem anderen zählt die Figur, die bis „Spiel aus“ gesteigert ist.",
              "Prima di tutto il resto conta la figura rilanciata fino a «Spiel aus».",
              "Before everything else comes the figure raised to “Spiel aus”."},
     .sources = kCited<Imst14>,
     .holds = kPaper,
     .players = seats::kTwoParties,
     .depends = {"spiel_aus_priority", "first"}},
    {.number = 186,
     .name = "order_stop",
     .title = {"Wer zuerst am Ziel ist", "Chi arriva per primo al traguardo", "Who reaches the target first"},
     .subject = kSubject,
     .text =
         {"Die Figuren werden eine nach der anderen gezählt. Sobald eine Partei dabei ihr Ziel erreicht, ist "
          "die Partie aus.",
          "Le figure si contano una dopo l'altra. Appena una coppia raggiunge il suo punteggio, la partita è "
          "finita.",
          "Figures are counted one after the other. As soon as a side reaches its target the game is over."},
     .consequence = {"Was danach käme, zählt nicht mehr.", "Ciò che verrebbe dopo non conta più.",
                     "Whatever would come later no longer counts."},
     .sources = kCited<PagatScoring, Imst2, Imst3, Heltschl16, PagatStraf>,
     .holds = kAll},
    {.number = 187,
     .name = "rank_equal_in_play",
     .title = {"Alle Figuren zählen gleich viel", "Tutte le figure valgono uguale",
               "All figures are worth the same"},
     .subject = kSubject,
     .text = {"Außer zum Ausgehen sind die drei Figuren gleich viel wert.",
              "Tranne che per uscire, le tre figure hanno lo stesso valore.",
              "Except for going out, the three figures are worth the same."},
     .sources = kCited<ImstFigures>,
     .holds = kPaperOberland},
};

} // namespace

std::span<const RulePoint> score() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
