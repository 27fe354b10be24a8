#include "tables.h"

namespace schreiber::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Setup;

constexpr RulePoint kPoints[] = {
    {.number = 1,
     .name = "partner_person",
     .title = {"Zwei Partner sind eine Person", "Due compagni, una persona", "Two partners are one person"},
     .subject = kSubject,
     .text = {"Die zwei Partner gelten den Gegnern gegenüber als eine Person: Jeder handelt für beide, und "
              "jeder haftet für den anderen.",
              "I due compagni valgono, di fronte agli avversari, come una sola persona: ciascuno agisce per "
              "entrambi e ciascuno risponde per l'altro.",
              "Towards their opponents the two partners are one person: each acts for both, and each answers "
              "for the other."},
     .consequence = {"Punkte und Strafen eines Spielers treffen die ganze Partei.",
                     "Punti e penalità di un giocatore toccano tutta la coppia.",
                     "Points and penalties of one player are those of the side."},
     .sources = kCited<PagatBetting, ImstFurther, Tiroler12, Tiroler122>,
     .holds = kPartnership,
     .players = seats::kPartners},
    {.number = 2,
     .name = "word_binds",
     .title = {"Gesagt ist gesagt", "Detto è detto", "A word once said binds"},
     .subject = kSubject,
     .text = {"Was ein Spieler geboten, gehalten oder gut gelassen hat, gilt für beide Partner, auch gegen "
              "den Willen des anderen. Zurücknehmen kann es niemand.",
              "Ciò che un giocatore ha offerto, tenuto o lasciato buono vale per entrambi i compagni, anche "
              "contro la volontà dell'altro. Nessuno può ritirarlo.",
              "What a player has bet, held or conceded binds both partners, even against the other's will. "
              "Nobody can take it back."},
     .consequence = {"Das Wort bleibt stehen; wer geboten oder gehalten hat, muss die Figur nachweisen.",
                     "La parola resta; chi ha offerto o tenuto deve mostrare la figura.",
                     "The word stands, and whoever bet or held must still show the figure."},
     .sources = kCited<Imst9, Heltschl16, Tiroler12>,
     .holds = kPartnership,
     .players = seats::kPartners},
    {.number = 3,
     .name = "question_not_decision",
     .title = {"Eine Frage ist keine Entscheidung", "Una domanda non è una decisione",
               "A question is no decision"},
     .subject = kSubject,
     .text = {"Eine Frage an den Partner ist noch keine Entscheidung. Sie muss aber deutlich als Frage zu "
              "hören sein.",
              "Una domanda al compagno non è ancora una decisione. Deve però essere chiaramente "
              "riconoscibile come domanda.",
              "A question to one's partner is no decision yet. But it must clearly sound like a question."},
     .consequence = {"Ist sie nicht als Frage zu erkennen, dürfen die Gegner sie als Antwort nehmen.",
                     "Se non si riconosce come domanda, gli avversari possono prenderla per una risposta.",
                     "If it cannot be told for a question, the opponents may take it as the answer."},
     .sources = kCited<Tiroler121>,
     .holds = kPartnership,
     .players = seats::kPartners,
     .depends = {"question_rule", "on"}},
    {.number = 4,
     .name = "players",
     .title = {"Wie viele spielen", "In quanti si gioca", "How many play"},
     .subject = kSubject,
     .text = {"Gespielt wird zu viert, zwei gegen zwei, die Partner übers Kreuz. Daneben gibt es das Spiel "
              "zu zweit, zu dritt und zu sechst.",
              "Si gioca in quattro, due contro due, con i compagni seduti uno di fronte all'altro. Esistono "
              "anche il gioco a due, a tre e a sei.",
              "The game is for four, two against two, partners sitting opposite. There are also games for "
              "two, three and six."},
     .sources = kCited<PagatCards, PagatStraf, ImstBasics, Heltschl13, Schlanders2, Tiroler11>,
     .holds = kAll},
    {.number = 5,
     .name = "party_draw",
     .title = {"Um die Partner abheben", "Tagliare per i compagni", "Cutting for partners"},
     .subject = kSubject,
     .text = {"Ist nichts anderes ausgemacht, wird um die Partner abgehoben: hoch zu hoch, nieder zu nieder.",
              "Se non si è concordato altro, le coppie si formano alzando una carta: le alte con le alte, le "
              "basse con le basse.",
              "Unless agreed otherwise, partners are found by cutting cards: high with high, low with low."},
     .sources = kCited<Imst1>,
     .holds = kPaperOberland,
     .players = seats::kPartners,
     .depends = {"cut_draw_ties", ""}},
    {.number = 6,
     .name = "first_dealer",
     .title = {"Wer als Erster gibt", "Chi dà per primo", "Who deals first"},
     .subject = kSubject,
     .text = {"Wer die höchste Karte abhebt, gibt als Erster.",
              "Chi alza la carta più alta dà le carte per primo.",
              "Whoever cuts the highest card deals first."},
     .sources = kCited<ImstBasics, Imst1, Heltschl13>,
     .holds = kAll,
     .depends = {"cut_draw_ties", ""}},
    {.number = 7,
     .name = "scribe",
     .title = {"Wer schreibt", "Chi scrive", "Who keeps the score"},
     .subject = kSubject,
     .text = {"Wer die niedrigste Karte abhebt, führt die Schrift.",
              "Chi alza la carta più bassa tiene il foglio dei punti.",
              "Whoever cuts the lowest card keeps the score sheet."},
     .sources = kCited<ImstBasics, Imst1>,
     .holds = kPaperOberland},
    {.number = 8,
     .name = "loser_deals",
     .title = {"Verlierer geben zuerst", "Chi ha perso dà per primo", "Losers deal first"},
     .subject = kSubject,
     .text = {"In jeder weiteren Partie geben zuerst die Verlierer der vorigen.",
              "In ogni partita successiva danno le carte per primi i perdenti della precedente.",
              "In every further game the losers of the last one deal first."},
     .consequence = {"So kann dieselbe Partei zweimal hintereinander geben.",
                     "Così la stessa coppia può dare le carte due volte di seguito.",
                     "So the same side may deal twice running."},
     .sources = kCited<Imst1, ImstCutting>,
     .holds = kPaperOberland,
     .depends = {"which_loser_deals", ""}},
    {.number = 9,
     .name = "target_agreed",
     .title = {"Auf wie viel gespielt wird", "A quanti punti si gioca", "What the game is played to"},
     .subject = kSubject,
     .text = {"Auf wie viele Punkte gespielt wird, ist vor der Partie ausgemacht. Üblich sind 15, 18 oder "
              "24, nach Gegend von 11 bis 24.",
              "Il punteggio da raggiungere si concorda prima della partita. Di solito è 15, 18 o 24, secondo "
              "i luoghi da 11 a 24.",
              "How many points win the game is agreed before it starts. Usual are 15, 18 or 24; from place "
              "to place it is 11 to 24."},
     .sources = kCited<PagatScoring, PagatVariations, PagatEichelEndgame, PagatStraf, Imst2, Heltschl16,
                       Schlanders3>,
     .holds = kAll & ~sets::kStraf,
     .depends = {"target", ""}},
    {.number = 10,
     .name = "first_to_target",
     .title = {"Wer zuerst am Ziel ist, hat gewonnen", "Vince chi arriva prima al traguardo",
               "First to the target wins"},
     .subject = kSubject,
     .text = {"Wer als Erster die ausgemachte Punktezahl erreicht, hat die Partie gewonnen. Vorher "
              "gestrichen gewesen zu sein braucht man nicht.",
              "Vince la partita chi raggiunge per primo il punteggio concordato. Non occorre essere stati "
              "prima gestrichen.",
              "The first side to reach the agreed number of points wins the game. It need not have been "
              "gestrichen before."},
     .consequence = {"Die Partie ist aus.", "La partita è finita.", "The game is over."},
     .sources = kCited<PagatScoring, Imst2, Heltschl16, Schlanders3>,
     .holds = kPartnership},
    {.number = 11,
     .name = "suits_equal",
     .title = {"Alle Farben gelten gleich", "Tutti i semi valgono uguale", "All suits are equal"},
     .subject = kSubject,
     .text = {"Abgesehen vom Trumpf sind alle Farben gleich viel wert.",
              "A parte la briscola, tutti i semi hanno lo stesso valore.",
              "Trumps apart, all suits are worth the same."},
     .sources = kCited<PagatTies, ImstBasics, Heltschl15>,
     .holds = kAll},
    {.number = 12,
     .name = "rank_order",
     .title = {"Die Reihenfolge der Karten", "L'ordine delle carte", "The order of the cards"},
     .subject = kSubject,
     .text = {"Von oben nach unten: Ass, König, Ober, Unter, Zehner, Neuner, Achter, Siebener. Wo "
              "mit Weli gespielt wird, steht er als gewöhnliche Schell unter dem Siebener.",
              "Dall'alto in basso: asso, re, Ober, Unter, dieci, nove, otto, sette. Dove si gioca con il "
              "Weli, come carta comune di Schell sta sotto il sette.",
              "From high to low: Ace, King, Ober, Unter, Ten, Nine, Eight, Seven. Where there is a Weli, "
              "as an ordinary bell it ranks below the Seven."},
     .sources = kCited<PagatCards, ImstBasics, Imst18, Heltschl12>,
     .holds = kAll,
     .depends = {"weli_in_hanger", ""}},
    {.number = 13,
     .name = "intro_binding",
     .title = {"Auch die Beispiele gelten", "Valgono anche gli esempi", "The examples bind as well"},
     .subject = kSubject,
     .text = {"Die Erklärungen und Beispiele vor den Paragraphen gelten genauso wie die Paragraphen selbst.",
              "Le spiegazioni e gli esempi che precedono i paragrafi valgono quanto i paragrafi stessi.",
              "The explanations and examples before the paragraphs are as binding as the paragraphs."},
     .consequence = {"Widersprechen sich beide, geht keines vor; es muss eine Lesart gewählt werden.",
                     "Se si contraddicono, nessuno dei due prevale: si deve scegliere una lettura.",
                     "Where the two disagree neither comes first; a reading has to be chosen."},
     .sources = kCited<Imst35>,
     .holds = kPaper},
    {.number = 14,
     .name = "no_sleep",
     .title = {"Übersehen entschuldigt nicht", "Non aver visto non scusa", "Overlooking is no excuse"},
     .subject = kSubject,
     .text = {"Übersehen entschuldigt nicht: Ein Spieler schläft nicht.",
              "La svista non è una scusa: un giocatore non dorme.",
              "Overlooking is no excuse: a player does not sleep."},
     .consequence = {"Wer ein Recht nicht rechtzeitig ausübt, verliert es.",
                     "Chi non esercita in tempo un suo diritto lo perde.",
                     "Whoever does not use a right in time loses it."},
     .sources = kCited<Imst33, ImstExchange, Heltschl16>,
     .holds = kPaperOberland},
    {.number = 15,
     .name = "clockwise",
     .title = {"Nach links herum", "In senso orario", "Clockwise"},
     .subject = kSubject,
     .text =
         {"Gegeben und gespielt wird nach links, im Uhrzeigersinn; auch das Geben wandert nach links weiter.",
          "Si danno le carte e si gioca verso sinistra, in senso orario; anche il turno di mazziere passa a "
          "sinistra.",
          "Dealing and play go to the left, clockwise; the turn to deal passes to the left as well."},
     .sources = kCited<PagatCards, ImstCutting, Imst33, Heltschl13>,
     .holds = kAll},
};

} // namespace

std::span<const RulePoint> setup() {
    return kPoints;
}

} // namespace schreiber::rulebook::tables
