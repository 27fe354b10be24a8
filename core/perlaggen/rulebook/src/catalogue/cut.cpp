#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Cut;

constexpr RulePoint kPoints[] = {
    {.number = 16,
     .name = "cut_right",
     .title = {"Wer abhebt", "Chi taglia il mazzo", "Who cuts"},
     .subject = kSubject,
     .text = {"Vor dem Geben muss der Geber seinen rechten Nachbarn abheben lassen.",
              "Prima di dare le carte il mazziere deve far tagliare il vicino alla sua destra.",
              "Before dealing, the dealer must have the pack cut by the neighbour on his right."},
     .consequence = {"Hebt ein anderer ab, gilt das Abheben nicht.",
                     "Se taglia un altro, il taglio non vale.", "A cut by anyone else does not count."},
     .sources = kCited<PagatDeal, ImstCutting, Heltschl13>,
     .holds = kAll,
     .consequenceUnsaid = kAll,
     .voidUnsaid = kAll},
    {.number = 17,
     .name = "cut_keep",
     .title = {"Abgehobenen Perlagg behalten", "Tenere il Perlagg tagliato", "Keeping a Perlagg cut"},
     .subject = kSubject,
     .text = {"Liegt beim Abheben ein ständiger Perlagg zuunterst, darf ihn der Abheber behalten und die "
              "nächste Karte ansehen, bis eine kommt, die kein ständiger Perlagg ist.",
              "Se sotto le carte alzate c'è un Perlagg fisso, chi taglia può tenerlo e guardare la carta "
              "seguente, finché ne viene una che non è un Perlagg fisso.",
              "If the bottom card of the lifted packet is a permanent Perlagg, the cutter may keep it and "
              "look at the next one, until a card comes that is not a permanent Perlagg."},
     .consequence = {"Die behaltenen Karten zählen zu seinem Blatt; er bekommt entsprechend weniger.",
                     "Le carte tenute fanno parte della sua mano; ne riceve altrettante in meno.",
                     "The cards kept belong to his hand; he is dealt that many fewer."},
     .sources = kCited<PagatDeal, PagatEichelDeal, ImstCutting, Imst4, Heltschl13>,
     .holds = kWithPermanent},
    {.number = 18,
     .name = "cut_only_permanent",
     .title = {"Nur ständige Perlaggen", "Solo Perlaggen fissi", "Permanent Perlaggen only"},
     .subject = kSubject,
     .text = {"Nur ständige Perlaggen können beim Abheben behalten werden. Der Trumpf ist ja noch nicht "
              "aufgeschlagen.",
              "Tagliando si possono tenere solo i Perlaggen fissi: la briscola non è ancora stata girata.",
              "Only permanent Perlaggen can be kept in the cut, for trumps have not been turned up yet."},
     .consequence = {"Jede andere Karte kommt in das Paket zurück.", "Ogni altra carta torna nel mazzo.",
                     "Any other card goes back into the pack."},
     .sources = kCited<PagatDeal, Imst4, Heltschl13>,
     .holds = kAll,
     .remarks = {{kSecondPerlagg}}},
    {.number = 19,
     .name = "cut_show",
     .title = {"Abgehobene Perlaggen zeigen", "Mostrare i Perlaggen tagliati", "Showing the Perlaggen cut"},
     .subject = kSubject,
     .text = {"Der Abheber muss jeden Perlagg, den er behält, allen Spielern zeigen.",
              "Chi taglia deve mostrare a tutti i giocatori ogni Perlagg che tiene.",
              "The cutter must show every Perlagg he keeps to all the players."},
     .sources = kCited<PagatDeal, ImstCutting>,
     .holds = kWithPermanent},
    {.number = 20,
     .name = "cut_no_repeat",
     .title = {"Nur einmal zeigen", "Mostrarli una volta sola", "Shown once only"},
     .subject = kSubject,
     .text = {"Hat der Abheber die behaltenen Perlaggen einmal gezeigt, braucht er während des Spielens "
              "nicht mehr zu sagen, welche es waren.",
              "Dopo averli mostrati una volta, chi ha tagliato non è più tenuto a dire durante il gioco "
              "quali Perlaggen ha tenuto.",
              "Once he has shown the Perlaggen he kept, the cutter need not tell again during the play which "
              "they were."},
     .sources = kCited<ImstCutting>,
     .holds = kPaperOberland},
    {.number = 21,
     .name = "cut_max",
     .title = {"Wie viele beim Abheben kommen können", "Quanti se ne possono tagliare",
               "How many may come in the cut"},
     .subject = kSubject,
     .text = {"Beim Abheben können alle ständigen Perlaggen auf einmal kommen.",
              "Tagliando possono venire tutti i Perlaggen fissi in una volta.",
              "All permanent Perlaggen can come in one cut."},
     .consequence = {"Wer fünf abhebt, bekommt keine Karte mehr gegeben.",
                     "Chi ne tiene cinque non riceve altre carte.",
                     "A cutter who keeps five is dealt no cards."},
     .sources = kCited<ImstCutting>,
     .holds = kWithPermanent,
     .depends = {"cut_cap_at_hand_size", ""},
     .fact = Fact::Permanents},
    {.number = 22,
     .name = "cut_one_visible",
     .title = {"Nur eine Karte sehen lassen", "Una sola carta visibile", "One card visible"},
     .subject = kSubject,
     .text = {"Beim Abheben darf nur eine einzige Karte zu sehen sein.",
              "Tagliando si deve vedere una sola carta.", "Only a single card may be seen in the cut."},
     .consequence =
         {"Ist mehr zu sehen, wird neu gemischt und neu abgehoben; ein schon behaltener Perlagg muss zurück.",
          "Se se ne vedono di più, si mescola e si taglia di nuovo; un Perlagg già tenuto torna nel mazzo.",
          "If more can be seen, the pack is shuffled and cut anew; a Perlagg already kept goes back."},
     .sources = kCited<Imst4>,
     .holds = kPaperOberland},
    {.number = 23,
     .name = "cut_tretteln",
     .title = {"Schlampig abheben („tretteln“)", "Tagliare in modo trascurato («tretteln»)",
               "Cutting sloppily (“tretteln”)"},
     .subject = kSubject,
     .text = {"Wer schlampig abhebt („tretteln“), darf einen abgehobenen Perlagg nicht behalten.",
              "Chi taglia in modo trascurato («tretteln») non può tenere il Perlagg trovato.",
              "Whoever cuts sloppily (“tretteln”) may not keep a Perlagg found in the cut."},
     .consequence = {"Der Perlagg kommt zurück.", "Il Perlagg torna nel mazzo.", "The Perlagg goes back."},
     .sources = kCited<Imst4>,
     .holds = kPaperOberland},
    {.number = 24,
     .name = "cut_overlooked",
     .title = {"Übersehener Perlagg beim Abheben", "Perlagg non visto al taglio",
               "A Perlagg overlooked in the cut"},
     .subject = kSubject,
     .text = {"Übersieht der Abheber einen ständigen Perlagg, so hat er ihn verloren.",
              "Se chi taglia non si accorge di un Perlagg fisso, lo ha perso.",
              "A cutter who overlooks a permanent Perlagg has lost it."},
     .sources = kCited<Imst4>,
     .holds = kWithPermanent,
     .depends = {"cut_overlooked", ""}},
};

} // namespace

std::span<const RulePoint> cut() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
