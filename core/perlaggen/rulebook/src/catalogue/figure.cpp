#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Figure;

constexpr RulePoint kPoints[] = {
    {.number = 115,
     .name = "g_def",
     .title = {"Was ein Gleich ist", "Che cos'è un Gleich", "What a Gleich is"},
     .subject = kSubject,
     .text = {"Ein Gleich sind mindestens zwei Karten desselben Ranges bei einem Spieler, gespielte und noch "
              "in der Hand gehaltene zusammen.",
              "Un Gleich è formato da almeno due carte dello stesso valore di un solo giocatore, contando "
              "quelle giocate e quelle ancora in mano.",
              "A Gleich is at least two cards of the same rank with one player, those played and those still "
              "in hand together."},
     .sources = kCited<PagatFigures, ImstFigures, Heltschl15, Schlanders4>,
     .holds = kAll},
    {.number = 116,
     .name = "h_def",
     .title = {"Was ein Hanger ist", "Che cos'è un Hanger", "What a Hanger is"},
     .subject = kSubject,
     .text = {"Ein Hanger sind mindestens zwei unmittelbar aufeinanderfolgende Karten derselben Farbe bei "
              "einem Spieler. Vom Ass geht es nicht zum Siebener weiter.",
              "Un Hanger è formato da almeno due carte consecutive dello stesso seme di un solo giocatore. "
              "Dall'asso non si prosegue con il sette.",
              "A Hanger is at least two cards in direct sequence in one suit with one player. It does not "
              "run on from the Ace to the Seven."},
     .sources = kCited<PagatFigures, ImstFigures, Heltschl15, Schlanders4>,
     .holds = kAll},
    {.number = 117,
     .name = "one_player",
     .title = {"Eine Figur, ein Spieler", "Una figura, un giocatore", "One figure, one player"},
     .subject = kSubject,
     .text = {"Eine Figur gehört einem einzigen Spieler. Partner können ihre Karten nicht zusammenlegen.",
              "Una figura appartiene a un solo giocatore. I compagni non possono unire le loro carte.",
              "A figure belongs to one player. Partners cannot pool their cards."},
     .sources = kCited<PagatFigures, Heltschl15>,
     .holds = kAll},
    {.number = 118,
     .name = "all_four_count",
     .title = {"Die Karten aller zählen", "Contano le carte di tutti", "Everybody's cards count"},
     .subject = kSubject,
     .text = {"Wer die bessere Figur hat, entscheiden die Karten aller Spieler, gleich wer geboten oder "
              "gehalten hat.",
              "Chi ha la figura migliore lo decidono le carte di tutti i giocatori, chiunque abbia offerto o "
              "tenuto.",
              "Who has the better figure is judged on the cards of all players, whoever bet or held."},
     .consequence = {"Auch ein besseres Gleich des stillen Partners gewinnt.",
                     "Vince anche il Gleich migliore del compagno rimasto in silenzio.",
                     "The better Gleich of a silent partner wins too."},
     .sources = kCited<PagatBetting, ImstFurther, Schlanders5>,
     .holds = kAll},
    {.number = 119,
     .name = "g_order",
     .title = {"Welches Gleich besser ist", "Quale Gleich è migliore", "Which Gleich is better"},
     .subject = kSubject,
     .text = {"Beim Gleich zählt zuerst die Anzahl, dann der Rang: Drei Achter schlagen zwei Asse.",
              "Nel Gleich conta prima il numero, poi il valore: tre otto battono due assi.",
              "In a Gleich the number counts first, then the rank: three Eights beat two Aces."},
     .sources = kCited<PagatFigures, ImstFigures, Heltschl15>,
     .holds = kAll},
    {.number = 120,
     .name = "h_order",
     .title = {"Welcher Hanger besser ist", "Quale Hanger è migliore", "Which Hanger is better"},
     .subject = kSubject,
     .text =
         {"Beim Hanger zählt zuerst die Länge, dann die Höhe: Zehner, Neuner, Achter schlagen Ass und König.",
          "Nell'Hanger conta prima la lunghezza, poi l'altezza: dieci, nove, otto battono asso e re.",
          "In a Hanger the length counts first, then the height: Ten-Nine-Eight beats Ace-King."},
     .sources = kCited<PagatFigures, ImstFigures, Heltschl15>,
     .holds = kAll},
    {.number = 121,
     .name = "tie_stands",
     .title = {"Gleich gute Figuren stehen", "Figure pari: «steht»", "Equal figures stand"},
     .subject = kSubject,
     .text = {"Haben beide Parteien die gleich gute Figur, steht sie.",
              "Se le due coppie hanno la figura migliore di pari valore, la figura «steht» (è in parità).",
              "If both sides have equally good figures, the figure stands."},
     .consequence = {"Für eine Figur, die steht, schreibt niemand, wie hoch sie auch geboten ist.",
                     "Per una figura in parità nessuno segna punti, per quanto alta sia l'offerta.",
                     "Nobody scores a figure that stands, however high it was bet."},
     .sources = kCited<PagatFigures, PagatTies, PagatStraf, ImstFigures, Heltschl15, Schlanders5>,
     .holds = kAll,
     .depends = {"trump_hanger", "", true}},
    {.number = 122,
     .name = "trump_hanger",
     .title = {"Der Trumpfhanger", "L'Hanger di briscola", "The trump Hanger"},
     .subject = kSubject,
     .text = {"Von zwei gleich guten Hangern ist der in Trumpf besser.",
              "Di due Hanger uguali è migliore quello di briscola.",
              "Of two equal Hanger the one in trumps is better."},
     .consequence = {"Der Hanger in Trumpf gewinnt; nur sonst steht die Figur.",
                     "Vince l'Hanger di briscola; solo altrimenti la figura è in parità.",
                     "The Hanger in trumps wins; only otherwise does the figure stand."},
     .sources = kCited<ImstFigures>,
     .holds = sets::kImst,
     .depends = {"trump_hanger", "trump_wins"},
     .doubted = true},
    {.number = 123,
     .name = "dual_use",
     .title = {"Eine Karte in Gleich und Hanger", "Una carta in Gleich e Hanger",
               "One card in Gleich and Hanger"},
     .subject = kSubject,
     .text = {"Eine Karte kann zugleich zum Gleich und zum Hanger gehören.",
              "Una carta può appartenere nello stesso tempo al Gleich e all'Hanger.",
              "One card may belong to a Gleich and a Hanger at once."},
     .sources = kCited<PagatFigures, Heltschl15>,
     .holds = kAll},
    {.number = 124,
     .name = "gap_fill",
     .title = {"Perlaggen im Hanger", "Perlaggen nell'Hanger", "Perlaggen in a Hanger"},
     .subject = kSubject,
     .text = {"Perlaggen dürfen im Hanger Lücken füllen oder ihn verlängern.",
              "I Perlaggen possono riempire i vuoti di un Hanger o allungarlo.",
              "Perlaggen may fill the gaps of a Hanger or lengthen it."},
     .sources = kCited<ImstFigures>,
     .holds = kAll},
    {.number = 125,
     .name = "duplicate_g",
     .title = {"Dieselbe Karte mehrmals im Gleich", "La stessa carta più volte nel Gleich",
               "One card several times in a Gleich"},
     .subject = kSubject,
     .text =
         {"Mehrere Karten, die dieselbe Karte vorstellen, etwa zwei Laubzehner, zählen im Gleich alle mit.",
          "Più carte che rappresentano la stessa carta, per esempio due dieci di Laub, contano tutte nel "
          "Gleich.",
          "Several cards standing for the same card, two Tens of leaves for instance, all count in a "
          "Gleich."},
     .consequence = {"Im Hanger bringt die zweite nichts.", "Nell'Hanger la seconda non serve.",
                     "In a Hanger the second adds nothing."},
     .sources = kCited<PagatCards, PagatTies>,
     .holds = kAll,
     .consequenceUnsaid = kAll},
    {.number = 126,
     .name = "max_figure",
     .title = {"Die besten Figuren", "Le figure massime", "The best figures"},
     .subject = kSubject,
     .text = {"Auch fünf Perlaggen allein ergeben ein fünftiges Gleich. Der beste Hanger aus fünf Karten "
              "geht vom Zehner bis zum Ass.",
              "Anche cinque Perlaggen da soli fanno un Gleich di cinque carte («fünftig»). L'Hanger migliore "
              "di cinque carte "
              "va dal dieci all'asso.",
              "Five Perlaggen alone make a Gleich of five cards (“fünftig”). The best Hanger of five cards "
              "runs from the Ten "
              "to the Ace."},
     .sources = kCited<PagatFigures, Heltschl15>,
     .holds = kAll,
     .depends = {"long_figures", ""}},
    {.number = 127,
     .name = "silent_game",
     .title = {"Wenn nichts geboten wird", "Se non si offre nulla", "When nothing is bet"},
     .subject = kSubject,
     .text = {"Wird nichts geboten, vergleicht man am Ende einfach die Figuren.",
              "Se non si offre nulla, alla fine si confrontano semplicemente le figure.",
              "If nothing is bet, the figures are simply compared at the end."},
     .consequence = {"Jede Figur zählt einen Punkt.", "Ogni figura vale un punto.",
                     "Each figure scores one point."},
     .sources = kCited<ImstBetting>,
     .holds = kAll},
    {.number = 128,
     .name = "no_figure_no_point",
     .title = {"Ohne Figur kein Punkt", "Senza figura nessun punto", "No figure, no point"},
     .subject = kSubject,
     .text = {"Hat kein Spieler einer Partei die Figur, kann sie die Partei auch nicht schreiben, selbst "
              "wenn niemand dagegenhält.",
              "Se nessun giocatore di una coppia ha la figura, la coppia non può segnarla, nemmeno se "
              "nessuno gliela contende.",
              "If no player of a side has the figure, the side cannot score it, even unopposed."},
     .consequence = {"Es gibt keinen Punkt.", "Non si segna alcun punto.", "There is no point."},
     .sources = kCited<PagatBetting, PagatBlind, Imst27, Imst32>,
     .holds = kAll},
};

} // namespace

std::span<const RulePoint> figure() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
