#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
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
     .depends = {"declare_after_mid_deal", "", true},
     .also = {"declare_min_cards"},
     .fact = Fact::OneShort},
    {.number = 220,
     .name = "mid_redeal",
     .title = {"Beide gestrichen: neu geben", "Entrambe gestrichen: si ridanno le carte",
               "Both gestrichen: a new deal"},
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
     .depends = {"redeal_dealer", "", true},
     .consequenceUnsaid = kPaperOberland},
    {.number = 221,
     .name = "mid_g_conceded",
     .title = {"Beide gestrichen durch gut Gelassenes", "Entrambe gestrichen per una figura lasciata buona",
               "Both gestrichen by a conceded figure"},
     .subject = kSubject,
     .text =
         {"Werden beide gestrichen, weil Gleich oder Hanger gut gelassen wurde, entscheidet die andere der "
          "beiden Figuren: Wer sie macht, gewinnt die Partie. Fehlt sie oder steht sie, entscheiden drei "
          "Stiche.",
          "Se entrambe diventano gestrichen perché è stato lasciato buono Gleich o Hanger, decide l'altra "
          "delle due figure: chi la fa vince la partita. Se manca o è in parità, decidono tre prese.",
          "When both become gestrichen because Gleich or Hanger was conceded, the other of the two decides: "
          "whoever makes it wins the game. If there is none or it stands, three tricks decide."},
     .consequence = {"Zwei Karten genügen dafür.", "Per questo bastano due carte.",
                     "Two cards are enough for it."},
     .sources = kCited<PagatEndgame, Imst26>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .fact = Fact::OneShort,
     .consequenceUnsaid = kPaperOberland},
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
     .depends = {"mid_min_cards", ""},
     .fact = Fact::OneShort,
     .remarks = {{{{"§ 26 der Imster Regeln verweist dafür auf § 27; gemeint ist, was § 25 für zwei "
                    "gestrichene Parteien sagt (eine Lesart).",
                    "Il § 26 delle regole di Imst rimanda per questo al § 27; s'intende ciò che il § 25 dice "
                    "per due coppie gestrichen (una lettura).",
                    "§ 26 of the Imst rules refers to § 27 for it; what § 25 says of two gestrichen sides is "
                    "meant (a reading)."},
                   kPaper}}}},
    {.number = 223,
     .name = "m1412_two",
     .title = {"14:12: Gleich und Hanger gut gelassen", "14:12: Gleich e Hanger lasciati buoni",
               "14:12: Gleich and Hanger conceded"},
     .subject = kSubject,
     .text =
         {"Der einen Partei fehlt ein Punkt, der anderen fehlen drei (zu 15: 14 zu 12): Bietet diese "
          "Gleich und Hanger und bekommt beide gut, fehlt auch ihr nur noch einer, und das Spiel "
          "entscheidet.",
          "A una parte manca un punto, all'altra ne mancano tre (ai 15: 14 a 12): se questa offre Gleich e "
          "Hanger e li ottiene buoni entrambi, anche a lei ne manca uno solo, e decide lo Spiel.",
          "One side is one point short, the other three (at 15: 14 to 12): if the latter bets Gleich and "
          "Hanger and both are conceded, it is one short too, and the Spiel decides."},
     .sources = kCited<Imst27>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties},
    {.number = 224,
     .name = "m1412_third",
     .title = {"14:12: noch das Spiel bieten", "14:12: offrire anche lo Spiel",
               "14:12: betting the Spiel as well"},
     .subject = kSubject,
     .text =
         {"Der einen Partei fehlt ein Punkt, der anderen fehlen drei (zu 15: 14 zu 12), Gleich und Hanger "
          "sind geboten und gehalten: Die hintere darf auch noch das Spiel bieten. Bekommt sie es gut, "
          "entscheidet das zuerst Gebotene; steht es, das zweite.",
          "A una parte manca un punto, all'altra ne mancano tre (ai 15: 14 a 12), e Gleich e Hanger sono "
          "offerti e tenuti: chi è indietro può offrire anche lo Spiel. Se lo ottiene buono, decide la "
          "prima figura offerta; se è in parità, la seconda.",
          "One side is one point short, the other three (at 15: 14 to 12), and Gleich and Hanger are bet and "
          "held: the side behind may bet the Spiel as well. If it is conceded, the figure bet first "
          "decides; if that stands, the second."},
     .consequence =
         {"Steht auch dieses, wird neu gegeben. Alle gebotenen oder gehaltenen Figuren zählen.",
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
         {"Der einen Partei fehlt ein Punkt, der anderen fehlen drei (zu 15: 14 zu 12), und dieser wird das "
          "Spiel gut gelassen: Sie muss Gleich und Hanger weisen oder bieten. Können die Gegner nichts davon "
          "abweisen oder einstellen, hat sie gewonnen.",
          "A una parte manca un punto, all'altra ne mancano tre (ai 15: 14 a 12), e a questa lo Spiel è "
          "lasciato buono: deve mostrare od offrire Gleich e Hanger. Se gli avversari non possono né "
          "batterli "
          "né pareggiarli, ha vinto.",
          "One side is one point short, the other three (at 15: 14 to 12), and the latter is given the "
          "Spiel: "
          "it must show or bet Gleich and Hanger. If the opponents can neither beat nor equal them, it has "
          "won."},
     .consequence = {"Mit dem Spiel und zwei Figuren ist die Partie aus.",
                     "Con lo Spiel e due figure la partita è finita.",
                     "With the Spiel and two figures the game is over."},
     .sources = kCited<Imst27>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties},
    {.number = 226,
     .name = "m1412_one",
     .title = {"14:12: nur eine Figur zu weisen", "14:12: una sola figura da mostrare",
               "14:12: only one figure to show"},
     .subject = kSubject,
     .text =
         {"Der einen Partei fehlt ein Punkt, der anderen fehlen drei (zu 15: 14 zu 12). Dieser ist das "
          "Spiel gut gelassen, und sie kann nur eine Figur weisen: Die andere machen die Gegner, wenn sie "
          "sie haben.",
          "A una parte manca un punto, all'altra ne mancano tre (ai 15: 14 a 12). A questa lo Spiel è "
          "lasciato buono, e può mostrare una sola figura: l'altra la fanno gli avversari, se l'hanno.",
          "One side is one point short, the other three (at 15: 14 to 12). The latter was given the Spiel "
          "and can show only one figure: the opponents make the other, provided they have it."},
     .consequence = {"Den Gegnern fehlte nur ein Punkt: Sie sind aus und haben gewonnen.",
                     "Agli avversari mancava un solo punto: escono e vincono.",
                     "The opponents were one point short: they are out and have won."},
     .sources = kCited<Imst27>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties},
    {.number = 227,
     .name = "m1412_bid",
     .title = {"14:12: eine Figur nur geboten", "14:12: una figura solo offerta",
               "14:12: one figure bet instead of shown"},
     .subject = kSubject,
     .text =
         {"Der einen Partei fehlt ein Punkt, der anderen fehlen drei (zu 15: 14 zu 12). Dieser ist das Spiel "
          "gut gelassen; eine Figur kann sie nicht weisen, die andere bietet sie und bekommt sie gut. Nun "
          "fehlt beiden ein Punkt, und nur eine Figur mit genug Karten entscheidet.",
          "A una parte manca un punto, all'altra ne mancano tre (ai 15: 14 a 12). A questa lo Spiel è "
          "lasciato buono; una figura non può mostrarla, l'altra la offre e la ottiene buona. Ora a entrambe "
          "manca un punto, e decide solo una figura con abbastanza carte.",
          "One side is one point short, the other three (at 15: 14 to 12). The latter was given the Spiel; "
          "one "
          "figure it cannot show, the other it bets, and it is conceded. Now both are one short, and only a "
          "figure with enough cards decides."},
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
     .fact = Fact::OneShort,
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

} // namespace schreiber::perlaggen::rulebook::tables
