#include "tables.h"

namespace schreiber::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Baptism;

constexpr RulePoint kPoints[] = {
    {.number = 74,
     .name = "bapt_any",
     .title = {"Taufen: auf welche Karte", "Battezzare: come quale carta", "Baptising: as which card"},
     .subject = kSubject,
     .text = {"Ein Perlagg kann auf jede Karte des Spiels getauft werden, auch auf eine, die man selbst hat "
              "oder die schon auf dem Tisch liegt.",
              "Un Perlagg si può battezzare come qualsiasi carta del mazzo, anche una che si ha già in mano "
              "o che è già sul tavolo.",
              "A Perlagg may be baptised as any card of the pack, even one its owner already holds or one "
              "already on the table."},
     .sources = kCited<PagatCards, ImstPerlaggen, Heltschl12>,
     .holds = kAll,
     .depends = {"baptise_as_s6_in_32_pack", ""}},
    {.number = 75,
     .name = "bapt_say",
     .title = {"Sofort Rang und Farbe nennen", "Dire subito valore e seme", "Name rank and suit at once"},
     .subject = kSubject,
     .text = {"Wer einen Perlagg spielt, muss sofort Rang und Farbe nennen.",
              "Chi gioca un Perlagg deve dire subito valore e seme.",
              "Whoever plays a Perlagg must name rank and suit at once."},
     .consequence = {"Sonst gilt er als das, was er zeigt.", "Altrimenti vale per quello che mostra.",
                     "Otherwise it counts as the card it shows."},
     .sources = kCited<PagatCards, PagatPlay, ImstSuits, Imst18>,
     .holds = kAll,
     .depends = {"partial_baptism", "", true},
     .also = {"baptism_deadline"}},
    {.number = 76,
     .name = "bapt_release",
     .title = {"Taufen vor dem Loslassen", "Battezzare prima di lasciare la carta",
               "Baptise before letting go"},
     .subject = kSubject,
     .text = {"Getauft werden muss, bevor die Karte auf dem Tisch losgelassen ist.",
              "Il battesimo deve precedere il momento in cui si lascia la carta sul tavolo.",
              "The baptism must come before the card is let go on the table."},
     .consequence = {"Wer später tauft, hat nicht getauft: Die Karte ist, was sie zeigt.",
                     "Chi battezza dopo non ha battezzato: la carta è quella che mostra.",
                     "Named later, it is not baptised: the card is what it shows."},
     .sources = kCited<Heltschl14>,
     .holds = sets::kOberland | sets::kSchlanders,
     .depends = {"baptism_deadline", "release"}},
    {.number = 77,
     .name = "bapt_none",
     .title = {"Der ungetaufte Perlagg", "Il Perlagg non battezzato", "The unbaptised Perlagg"},
     .subject = kSubject,
     .text =
         {"Ein ungetaufter Perlagg ist die gewöhnliche Karte, die er zeigt, beim Stechen wie in den Figuren.",
          "Un Perlagg non battezzato è la carta comune che mostra, sia nelle prese sia nelle figure.",
          "An unbaptised Perlagg is the ordinary card it shows, for tricks and for figures."},
     .consequence = {"So verliert der Trumpfsiebener gegen den Trumpfachter.",
                     "Così il sette di briscola perde contro l'otto di briscola.",
                     "So the Seven of trumps loses to the Eight of trumps."},
     .sources = kCited<PagatCards, ImstSuits, Imst18, Heltschl14>,
     .holds = kAll,
     .depends = {"unbaptised_trigger", ""}},
    {.number = 78,
     .name = "bapt_final",
     .title = {"Einmal getauft, immer getauft", "Battezzato una volta per tutte", "No second baptism"},
     .subject = kSubject,
     .text =
         {"Ein getaufter Perlagg bleibt bis zum Ende der Gabe, was er ist. Umtaufen kann man ihn nicht.",
          "Un Perlagg battezzato resta quello che è fino alla fine della smazzata. Ribattezzarlo non si può.",
          "A baptised Perlagg stays what it is until the deal is over. It cannot be renamed."},
     .consequence = {"Ein neuer Name gilt nicht.", "Un nome nuovo non vale.", "A new name does not count."},
     .sources = kCited<PagatPlay, ImstSuits, Imst18, Heltschl14>,
     .holds = kAll},
    {.number = 79,
     .name = "bapt_mistake",
     .title = {"Der aus Versehen gespielte Perlagg", "Il Perlagg giocato per sbaglio",
               "A Perlagg played by mistake"},
     .subject = kSubject,
     .text = {"Ein aus Versehen gespielter Perlagg darf nicht zurückgenommen werden und muss sofort getauft "
              "werden.",
              "Un Perlagg giocato per sbaglio non si può riprendere e va battezzato subito.",
              "A Perlagg played by mistake cannot be taken back and must be baptised at once."},
     .consequence = {"Er bleibt liegen; ungetauft ist er, was er zeigt.",
                     "Resta sul tavolo; se non è battezzato, è quello che mostra.",
                     "It stays; unbaptised it is what it shows."},
     .sources = kCited<Imst19>,
     .holds = kPaperOberland},
    {.number = 80,
     .name = "bapt_single",
     .title = {"Ein Perlagg ist nur eine Karte", "Un Perlagg è una carta sola", "One Perlagg, one card"},
     .subject = kSubject,
     .text =
         {"Ein Perlagg steht immer nur für eine einzige Karte. Braucht man ihn im Gleich und im Hanger, ist "
          "er in beiden dieselbe.",
          "Un Perlagg rappresenta sempre una sola carta. Se serve sia nel Gleich sia nell'Hanger, è la "
          "stessa in entrambi.",
          "A Perlagg stands for one card only. Used in both Gleich and Hanger it is the same card in both."},
     .sources = kCited<PagatFigures, ImstSuits, ImstPerlaggen>,
     .holds = kAll},
    {.number = 81,
     .name = "bapt_rank_among",
     .title = {"Gleich getaufte Perlaggen", "Perlaggen battezzati allo stesso modo",
               "Perlaggen baptised alike"},
     .subject = kSubject,
     .text = {"Sind mehrere Perlaggen auf dieselbe Karte getauft, gilt unter ihnen die Rangordnung der "
              "Perlaggen.",
              "Se più Perlaggen sono battezzati come la stessa carta, fra loro vale l'ordine dei Perlaggen.",
              "Perlaggen baptised as the same card rank among themselves by the order of the Perlaggen."},
     .consequence = {"Der höhere Perlagg macht den Stich.", "La presa va al Perlagg più alto.",
                     "The higher Perlagg takes the trick."},
     .sources = kCited<PagatCards, ImstSuits, Imst20, Heltschl12>,
     .holds = kAll},
    {.number = 82,
     .name = "bapt_beats_real",
     .title = {"Der getaufte Perlagg sticht die echte Karte", "Il Perlagg battezzato supera la carta vera",
               "A baptised Perlagg beats the real card"},
     .subject = kSubject,
     .text = {"Ein getaufter Perlagg sticht die echte Karte, auf die er getauft ist.",
              "Un Perlagg battezzato supera la carta vera di cui porta il nome.",
              "A baptised Perlagg beats the real card it is named after."},
     .sources = kCited<PagatCards, ImstSuits, Imst20>,
     .holds = kAll},
    {.number = 83,
     .name = "bapt_value_rules",
     .title = {"Ein Perlagg ist, worauf er getauft ist", "Il Perlagg vale come battezzato",
               "A Perlagg counts as what it was baptised"},
     .subject = kSubject,
     .text = {"Ein Perlagg sticht nur als das, worauf er getauft ist: Zu einer gewöhnlichen Farbkarte "
              "gemacht, verliert er gegen jeden Trumpf.",
              "Un Perlagg prende solo come la carta che rappresenta: battezzato come carta comune di un "
              "seme, perde contro ogni briscola.",
              "A Perlagg takes tricks only as what it was baptised: named as a plain card it loses to any "
              "trump."},
     .sources = kCited<PagatCards, Heltschl12, Heltschl15>,
     .holds = kAll},
    {.number = 84,
     .name = "bapt_self",
     .title = {"Auf sich selbst getauft", "Battezzato come sé stesso", "Baptised as itself"},
     .subject = kSubject,
     .text = {"Auf sich selbst getauft, behält ein Perlagg seinen Rang unter den Perlaggen. Wer nichts sagt, "
              "verliert ihn.",
              "Battezzato come sé stesso, un Perlagg conserva il suo posto fra i Perlaggen. Chi non dice "
              "nulla lo perde.",
              "Baptised as itself a Perlagg keeps its rank among the Perlaggen. Saying nothing loses it."},
     .sources = kCited<PagatCards, ImstSuits>,
     .holds = kAll},
    {.number = 85,
     .name = "bapt_show",
     .title = {"Taufe beim Weisen", "Battesimo nel mostrare", "Baptism in the show"},
     .subject = kSubject,
     .text = {"Ein Perlagg, der beim Weisen hingelegt wird, wird in diesem Augenblick getauft.",
              "Un Perlagg calato mentre si mostrano le figure si battezza in quel momento.",
              "A Perlagg laid down in the show is baptised at that moment."},
     .consequence = {"Ungetauft ist er, was er zeigt.", "Non battezzato, è quello che mostra.",
                     "Unbaptised it is what it shows."},
     .sources = kCited<PagatShow>,
     .holds = kAll},
    {.number = 86,
     .name = "bapt_figure_equal",
     .title = {"Perlaggen machen eine Figur nicht besser", "I Perlaggen non rendono migliore una figura",
               "Perlaggen make a figure no better"},
     .subject = kSubject,
     .text = {"In Gleich und Hanger ist ein getaufter Perlagg genau so viel wert wie die echte Karte. Wie "
              "viele und welche Perlaggen dabei sind, entscheidet nie.",
              "Nel Gleich e nell'Hanger un Perlagg battezzato vale esattamente come la carta vera. Quanti e "
              "quali Perlaggen ci siano non decide mai.",
              "In Gleich and Hanger a baptised Perlagg is worth exactly as much as the real card. How many "
              "Perlaggen, and which, never decides."},
     .consequence = {"Sonst gleiche Figuren stehen.",
                     "Figure per il resto uguali stanno in parità («stehen»).",
                     "Figures equal otherwise stand."},
     .sources = kCited<PagatFigures, PagatTies>,
     .holds = kAll},
};

} // namespace

std::span<const RulePoint> baptism() {
    return kPoints;
}

} // namespace schreiber::rulebook::tables
