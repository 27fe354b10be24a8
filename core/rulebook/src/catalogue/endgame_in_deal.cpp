#include "tables.h"

namespace schreiber::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Endgame;

constexpr RulePoint kPoints[] = {
    {.number = 219,
     .name = "mid_both_unbet",
     .title = {"Beide werden in der Gabe gestrichen", "Entrambe gestrichen durante la smazzata",
               "Both gestrichen during the deal"},
     .subject = kSubject,
     .text =
         {"Werden beide Parteien während der Gabe gestrichen und sind Gleich und Hanger noch ungeboten, "
          "gewinnt das beste Gleich oder der beste Hanger mit so vielen Karten, wie zum Ausgehen nötig sind.",
          "Se entrambe le coppie diventano gestrichen durante la smazzata e Gleich e Hanger non sono ancora "
          "stati offerti, vince il miglior Gleich o Hanger con le carte che occorrono per uscire.",
          "If both sides become gestrichen during the deal with Gleich and Hanger both unbet, the best "
          "Gleich or Hanger with as many cards as it takes to go out wins."},
     .consequence = {"Die Partie ist aus.", "La partita è finita.", "The game is over."},
     .sources = kCited<PagatEndgame>,
     .holds = kInnsbruckEichel,
     .players = seats::kTwoParties,
     .depends = {"declare_after_mid_deal", ""}},
    {.number = 220,
     .name = "mid_redeal",
     .title = {"Beide gestrichen: neu geben", "Entrambe gestrichen: si ridà", "Both gestrichen: a new deal"},
     .subject = kSubject,
     .text = {"Sind beide Parteien während der Gabe gestrichen worden, hat niemand die nötige Figur oder "
              "steht sie, und ist das Spiel schon entschieden, wird neu gegeben.",
              "Se entrambe le coppie sono diventate gestrichen durante la smazzata, nessuno ha la figura "
              "necessaria o questa è in parità, e lo Spiel è già deciso, si ridanno le carte.",
              "If both sides became gestrichen during the deal, nobody has the figure needed or it stands, "
              "and the Spiel is already decided, there is a new deal."},
     .consequence = {"Niemand schreibt mehr; beide bleiben gestrichen.",
                     "Nessuno segna altro; entrambe restano gestrichen.",
                     "Nobody scores any more; both stay gestrichen."},
     .sources = kCited<PagatEndgame, Imst26, Imst27>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .depends = {"redeal_dealer", "", true}},
    {.number = 221,
     .name = "mid_g_conceded",
     .title = {"Beide gestrichen durch gut Gelassenes", "Entrambe gestrichen per una figura lasciata buona",
               "Both gestrichen by a conceded figure"},
     .subject = kSubject,
     .text = {"Werden beide gestrichen, weil Gleich oder Hanger gut gelassen wurde, entscheidet die andere "
              "der beiden Figuren; zwei Karten genügen. Fehlt sie oder steht sie, entscheiden drei Stiche.",
              "Se entrambe diventano gestrichen perché è stato lasciato buono il Gleich o l'Hanger, decide "
              "l'altra delle due figure; bastano due carte. Se manca o è in parità, decidono tre prese.",
              "If both become gestrichen because Gleich or Hanger was conceded, the other of the two "
              "decides; two cards are enough. If it is missing or stands, three tricks decide."},
     .consequence = {"Wer sie macht, gewinnt die Partie.", "Chi la fa vince la partita.",
                     "Whoever makes it wins the game."},
     .sources = kCited<PagatEndgame, Imst26>,
     .holds = kPartnership,
     .players = seats::kTwoParties},
    {.number = 222,
     .name = "mid_1413_spiel",
     .title = {"Das Spiel gut gelassen bei 14:13", "Spiel lasciato buono sul 14:13",
               "The Spiel conceded at 14:13"},
     .subject = kSubject,
     .text = {"Der einen Partei fehlt ein Punkt, der anderen fehlen zwei: Bietet diese das Spiel und bekommt "
              "sie es gut, entscheiden Gleich und Hanger, wie wenn beide gestrichen sind.",
              "Se a una coppia manca un punto e all'altra ne mancano due, e questa offre lo Spiel e lo "
              "ottiene buono, decidono Gleich e Hanger come quando entrambe sono gestrichen.",
              "One side is one point short, the other two; if the latter bets the Spiel and it is conceded, "
              "Gleich and Hanger decide as when both are gestrichen."},
     .consequence = {"Sind sie gleich, wird neu gegeben.", "Se sono pari, si ridanno le carte.",
                     "If they are equal there is a new deal."},
     .sources = kCited<Imst26, PagatEndgame>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .depends = {"mid_min_cards", ""}},
    {.number = 223,
     .name = "m1412_two",
     .title = {"14:12: Gleich und Hanger gut gelassen", "14:12: Gleich e Hanger lasciati buoni",
               "14:12: Gleich and Hanger conceded"},
     .subject = kSubject,
     .text = {"Beim Stand von 14 zu 12 bieten die 12 Gleich und Hanger und bekommen beide gut: Nun haben "
              "auch sie 14, und das Spiel entscheidet.",
              "Sul 14 a 12, i 12 offrono Gleich e Hanger e li ottengono buoni entrambi: ora hanno anch'essi "
              "14 e decide lo Spiel.",
              "At 14 to 12 the side with 12 bets Gleich and Hanger and both are conceded: now it has 14 too, "
              "and the Spiel decides."},
     .sources = kCited<Imst27>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties},
    {.number = 224,
     .name = "m1412_third",
     .title = {"14:12: noch das Spiel bieten", "14:12: offrire anche lo Spiel",
               "14:12: betting the Spiel as well"},
     .subject = kSubject,
     .text = {"Beim Stand von 14 zu 12 sind Gleich und Hanger geboten und gehalten; die 12 dürfen auch noch "
              "das Spiel bieten. Bekommen sie es gut, haben sie 13, und das zuerst Gebotene entscheidet; "
              "steht es, das zweite.",
              "Sul 14 a 12, Gleich e Hanger sono offerti e tenuti; i 12 possono offrire anche lo Spiel. Se "
              "lo ottengono buono hanno 13 e decide la prima figura offerta; se è in parità, la seconda.",
              "At 14 to 12 Gleich and Hanger are bet and held; the side with 12 may bet the Spiel as well. "
              "If it is conceded it has 13, and the figure bet first decides; if that stands, the second."},
     .consequence =
         {"Steht auch diese, wird neu gegeben. Alle gebotenen oder gehaltenen Figuren zählen.",
          "Se è in parità anche questa, si ridanno le carte. Tutte le figure offerte o tenute contano.",
          "If that stands too there is a new deal. All figures bet or held score."},
     .sources = kCited<Imst27>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties},
    {.number = 225,
     .name = "m1412_gut",
     .title = {"14:12: das Spiel gut gelassen", "14:12: Spiel lasciato buono", "14:12: the Spiel conceded"},
     .subject = kSubject,
     .text =
         {"Beim Stand von 12 zu 14 wird das Spiel gut gelassen: Die 12 haben 13 und müssen Gleich und Hanger "
          "weisen oder bieten. Können die 14 nichts davon abweisen oder einstellen, haben die 12 gewonnen.",
          "Sul 12 a 14 lo Spiel è lasciato buono: i 12 hanno 13 e devono mostrare od offrire Gleich e "
          "Hanger. Se i 14 non possono né batterli né pareggiarli, i 12 hanno vinto.",
          "At 12 to 14 the Spiel is conceded: the side with 12 has 13 and must show or bet Gleich and "
          "Hanger. If the 14 can neither beat nor equal them, the 12 have won."},
     .consequence = {"Dreizehn und zwei Figuren: Die Partie ist aus.",
                     "Tredici più due figure: la partita è finita.",
                     "Thirteen and two figures: the game is over."},
     .sources = kCited<Imst27>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties},
    {.number = 226,
     .name = "m1412_one",
     .title = {"14:12: nur eine Figur zu weisen", "14:12: una sola figura da mostrare",
               "14:12: only one figure to show"},
     .subject = kSubject,
     .text = {"Beim Stand von 12 zu 14 ist das Spiel gut gelassen, und die 12 können nur eine Figur weisen: "
              "Die andere machen die 14, wenn sie sie haben.",
              "Sul 12 a 14 lo Spiel è lasciato buono e i 12 possono mostrare una sola figura: l'altra la "
              "fanno i 14, se l'hanno.",
              "At 12 to 14 the Spiel is conceded and the side with 12 can show only one figure: the 14 make "
              "the other, provided they have it."},
     .consequence = {"Die 14 sind aus und haben gewonnen.", "I 14 escono e vincono.",
                     "The 14 are out and have won."},
     .sources = kCited<Imst27>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties},
    {.number = 227,
     .name = "m1412_bid",
     .title = {"14:12: eine Figur nur geboten", "14:12: una figura solo offerta",
               "14:12: one figure bet instead of shown"},
     .subject = kSubject,
     .text =
         {"Beim Stand von 12 zu 14 ist das Spiel gut gelassen; die 12 können eine Figur nicht weisen, bieten "
          "aber die andere und bekommen sie gut. Nun haben beide 14, und nur eine Figur mit genug Karten "
          "entscheidet.",
          "Sul 12 a 14 lo Spiel è lasciato buono; i 12 non possono mostrare una figura ma offrono l'altra e "
          "la ottengono buona. Ora entrambi hanno 14 e decide solo una figura con abbastanza carte.",
          "At 12 to 14 the Spiel is conceded; the side with 12 cannot show one figure but bets the other, "
          "and it is conceded. Now both have 14, and only a figure with enough cards decides."},
     .consequence = {"Sonst wird neu gegeben.", "Altrimenti si ridanno le carte.",
                     "Otherwise there is a new deal."},
     .sources = kCited<Imst27>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties,
     .depends = {"mid_min_cards", ""},
     .doubted = true},
    {.number = 228,
     .name = "free_perl",
     .title = {"Freie Perlaggen, wenn alles steht", "Perlaggen liberi se tutto è in parità",
               "Free Perlaggen when all stands"},
     .subject = kSubject,
     .text = {"Sind beide gestrichen und stehen die angesagten Figuren, entscheidet allein das Spiel. An "
              "seine Figur ist dann niemand mehr gebunden; Perlaggen, die er noch in der Hand hat, darf "
              "jeder frei verwenden.",
              "Se entrambe sono gestrichen e le figure annunciate sono in parità («stehen»), decide solo lo "
              "Spiel. Nessuno è più legato alla sua figura; i Perlaggen ancora in mano si usano liberamente.",
              "If both sides are gestrichen and the figures declared stand, the Spiel alone decides. Nobody "
              "is bound to his figure any more, and Perlaggen still in hand may be used freely."},
     .sources = kCited<Imst28>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties,
     .doubted = true},
    {.number = 229,
     .name = "out_order_unasked",
     .title = {"Wer zuerst ausgeht, wenn nichts geboten ist", "Chi esce per primo senza offerte",
               "Who goes out first without bets"},
     .subject = kSubject,
     .text =
         {"Ist nichts geboten und kein Viertig verlangt, geht es in der festen Reihenfolge der ungebotenen "
          "Figuren aus.",
          "Se non si è offerto nulla e nessuno ha chiesto «viertig», si esce nell'ordine fisso delle figure "
          "non offerte.",
          "If nothing was bet and no viertig claimed, points go out in the fixed order of figures unbet."},
     .sources = kCited<Heltschl16>,
     .holds = sets::kOberland,
     .depends = {"unbet_order", ""}},
};

} // namespace

std::span<const RulePoint> endgameInDeal() {
    return kPoints;
}

} // namespace schreiber::rulebook::tables
