#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Trick;

constexpr RulePoint kPoints[] = {
    {.number = 109,
     .name = "trick_win",
     .title = {"Wer den Stich macht", "Chi fa la presa", "Who takes the trick"},
     .subject = kSubject,
     .text = {"Den Stich macht der höchste Trumpf; liegt keiner, die höchste Karte der ausgespielten Farbe.",
              "La presa va alla briscola più alta; se non ce n'è, alla carta più alta del seme giocato.",
              "The highest trump takes the trick or, if there is none, the highest card of the suit led."},
     .sources = kCited<PagatPlay, ImstSuits, Heltschl15>,
     .holds = kAll},
    {.number = 110,
     .name = "trick_equal",
     .title = {"Mehrere gleich hohe Karten im Stich", "Più carte pari nella presa", "Equal cards in a trick"},
     .subject = kSubject,
     .text = {"Liegen mehrere gleich hohe Karten im Stich, gewinnt der höchste Perlagg darunter; die echte "
              "Karte kommt zuletzt.",
              "Se nella presa ci sono più carte uguali, vince fra esse il Perlagg più alto; la carta vera "
              "viene per ultima.",
              "Of several equal cards in a trick the highest Perlagg wins; the real card comes last."},
     .sources = kCited<PagatPlay, ImstSuits>,
     .holds = kAll},
    {.number = 111,
     .name = "third_trick_complete",
     .title = {"Der dritte Stich muss fertig sein", "La terza presa dev'essere completa",
               "The third trick must be complete"},
     .subject = kSubject,
     .text = {"Der dritte Stich ist erst gemacht, wenn auch der Letzte seine Karte hingelegt hat, und wäre "
              "der höchste Perlagg ausgespielt.",
              "La terza presa è fatta solo quando anche l'ultimo ha posato la sua carta, fosse pure giocato "
              "per primo il Perlagg più alto.",
              "The third trick is not won until the last player has laid his card, even if the highest "
              "Perlagg was led to it."},
     .consequence = {"Bis dahin darf noch geboten und jede Karte nach Belieben verwendet werden.",
                     "Fino ad allora si può ancora offrire e usare ogni carta a piacere.",
                     "Until then bets are open and cards may be used at will."},
     .sources = kCited<PagatBetting, Imst30>,
     .holds = kAll},
    {.number = 112,
     .name = "three_tricks_stop",
     .title = {"Nach drei Stichen ist das Spiel gemacht", "Con tre prese lo Spiel è fatto",
               "Three tricks make the Spiel"},
     .subject = kSubject,
     .text = {"Hat eine Partei drei Stiche, bei sieben Karten vier, ist das Spiel gemacht. Es wird nicht "
              "mehr weitergespielt, sondern gewiesen.",
              "Quando una coppia ha tre prese, con sette carte quattro, lo Spiel è fatto. Non si gioca più: "
              "si mostrano le figure.",
              "Once a side has three tricks, four with seven cards, the Spiel is made. Play stops and the "
              "show begins."},
     .consequence = {"Weitere Karten zählen nicht, und auf das Spiel kann nicht mehr geboten werden.",
                     "Altre carte non contano e sullo Spiel non si può più offrire.",
                     "Further cards do not count, and the Spiel can no longer be bet on."},
     .sources = kCited<PagatFigures, PagatBetting, Imst23, ImstFigures>,
     .holds = kAll,
     .consequenceUnsaid = kAll},
    {.number = 113,
     .name = "play_on_error",
     .title = {"Irrtümlich weitergespielt", "Si è continuato a giocare per errore", "Played on by mistake"},
     .subject = kSubject,
     .text = {"Spielt die Partei mit drei Stichen irrtümlich weiter, können die Gegner das Spiel trotzdem "
              "nicht mehr machen.",
              "Se la coppia con tre prese continua per errore a giocare, gli avversari non possono comunque "
              "più fare lo Spiel.",
              "If the side with three tricks plays on by mistake, the opponents still can no longer make the "
              "Spiel."},
     .consequence = {"Das Spiel bleibt entschieden.", "Lo Spiel resta deciso.", "The Spiel stays decided."},
     .sources = kCited<Imst23>,
     .holds = kPaper},
    {.number = 114,
     .name = "spiel_majority",
     .title = {"Wem das Spiel gehört", "A chi va lo Spiel", "Who has the Spiel"},
     .subject = kSubject,
     .text = {"Das Spiel gehört dem, der die Mehrheit der Stiche macht: drei von fünf, bei sieben Karten "
              "vier, bei vier Karten drei.",
              "Lo Spiel è di chi fa la maggioranza delle prese: tre su cinque, con sette carte quattro, con "
              "quattro carte tre.",
              "The Spiel belongs to whoever takes the majority of the tricks: three of five, four with seven "
              "cards, three with four cards."},
     .sources = kCited<PagatFigures, PagatTwo, PagatThree, PagatStraf, ImstFigures, Heltschl15, Schlanders4>,
     .holds = kAll},
};

} // namespace

std::span<const RulePoint> trick() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
