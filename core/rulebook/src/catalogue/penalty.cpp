#include "tables.h"

namespace schreiber::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Penalty;

constexpr RulePoint kPoints[] = {
    {.number = 188,
     .name = "false_bet",
     .subject = kSubject,
     .text = {"Wer Gleich oder Hanger geboten oder gehalten hat und es nicht weisen kann, bringt seine "
              "Partei um alle Punkte der Gabe.",
              "Chi ha offerto o tenuto Gleich o Hanger e non può mostrarlo fa perdere alla sua coppia tutti "
              "i punti della smazzata.",
              "Whoever bet or held Gleich or Hanger and cannot show it costs his side all its points of the "
              "deal."},
     .consequence = {"Die Partei bekommt keine Punkte aus dieser Gabe und zwei Strafpunkte.",
                     "La parte non riceve punti in questa smazzata e ha due punti di penalità.",
                     "The side gets no points from this deal, and two penalty points."},
     .sources = kCited<PagatScoring, PagatProof, PagatStraf, Imst10>,
     .holds = kAll,
     .depends = {"false_bet_penalty", ""}},
    {.number = 189,
     .name = "false_bet_oppo",
     .subject = kSubject,
     .text = {"Die falsch gebotene oder gehaltene Figur gehört den Gegnern, wenn sie eine weisen können.",
              "La figura offerta o tenuta falsamente va agli avversari, se possono mostrarne una.",
              "The figure falsely bet or held goes to the opponents if they can show one."},
     .consequence = {"Sie schreiben ihren vollen Wert.", "Ne segnano l'intero valore.",
                     "They score its full value."},
     .sources = kCited<PagatScoring>,
     .holds = kInnsbruckLine | sets::kEichel,
     .depends = {"forfeit_to_opponents", ""}},
    {.number = 190,
     .name = "false_bet_defer",
     .subject = kSubject,
     .text = {"Hat die für ein falsches Gebot bestrafte Partei noch keine zwei Punkte, werden sie ihr im "
              "Lauf der Partie abgezogen.",
              "Se la coppia punita per un'offerta falsa non ha ancora due punti, le vengono tolti nel corso "
              "della partita.",
              "If the side fined for a false bet has fewer than two points yet, they are taken off as the "
              "game goes on."},
     .consequence = {"Unter null geht es nicht.", "Non si scende sotto zero.", "No score goes below zero."},
     .sources = kCited<Imst10>,
     .holds = kPaperOberland,
     .depends = {"negative_score", "deferred"}},
    {.number = 191,
     .name = "false_bet_blind",
     .subject = kSubject,
     .text = {"Was ungesehen geboten war, wird nicht bestraft, wenn die Figur fehlt.",
              "Per un'offerta alla cieca non c'è penalità se la figura manca.",
              "A figure bet blind brings no penalty if it is missing."},
     .consequence = {"Es gibt keine Strafe, aber auch keinen Punkt.",
                     "Non c'è penalità, ma nemmeno un punto.", "There is no penalty, but no point either."},
     .sources = kCited<PagatScoring, PagatBlind, Imst10>,
     .holds = kPartnership,
     .players = seats::kTwoParties},
    {.number = 192,
     .name = "false_hold_blind",
     .subject = kSubject,
     .text = {"Wer ein ungesehenes Gebot hält, hat seine Karten gesehen und muss die Figur haben.",
              "Chi tiene un'offerta alla cieca ha visto le sue carte e deve avere la figura.",
              "Whoever holds a blind bet has seen his cards and must have the figure."},
     .consequence = {"Hat er sie nicht, kostet es so viel wie ein falsches Gebot.",
                     "Se non l'ha, paga come per un'offerta falsa.",
                     "If he has not, it costs what a false bet costs."},
     .sources = kCited<Imst32, PagatScoring>,
     .holds = kPartnership,
     .players = seats::kTwoParties},
    {.number = 193,
     .name = "overbid_pen",
     .subject = kSubject,
     .text = {"Bietet eine gestrichene Partei, und sei es aus Versehen, hat sie überboten.",
              "Se una coppia gestrichen offre, anche per sbaglio, ha offerto troppo.",
              "A gestrichen side that bets, even by mistake, has overbid."},
     .consequence = {"Das kostet sofort zwei Strafpunkte.", "Costa subito due punti di penalità.",
                     "It costs two penalty points at once."},
     .sources = kCited<Imst21, Heltschl16>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties,
     .depends = {"overbid_penalty", "minus2"}},
    {.number = 194,
     .name = "steal",
     .subject = kSubject,
     .text = {"Wer Karten stiehlt, verliert sofort die Partie.", "Chi ruba carte perde subito la partita.",
              "Whoever steals cards loses the game at once."},
     .consequence = {"Die Partie ist verloren.", "La partita è persa.", "The game is lost."},
     .sources = kCited<Imst34>,
     .holds = kPaperOberland},
    {.number = 195,
     .name = "claim_limit",
     .subject = kSubject,
     .text =
         {"Einsprüche gegen Geschriebenes gelten nur, bis die Punkte der nächsten Gabe geschrieben sind.",
          "I reclami sui punti scritti valgono solo finché non sono scritti quelli della smazzata seguente.",
          "Claims about points written hold only until the points of the next deal are written."},
     .consequence = {"Später bleibt es, wie es steht.", "Dopo resta com'è scritto.",
                     "Later it stays as written."},
     .sources = kCited<Imst33>,
     .holds = kPaperOberland},
    {.number = 196,
     .name = "claim_no_fix",
     .subject = kSubject,
     .text = {"Irrtümer werden nachträglich nicht mehr richtiggestellt.",
              "Gli errori non si correggono più in seguito.", "Mistakes are not put right afterwards."},
     .consequence = {"Das Geschriebene bleibt.", "Ciò che è scritto resta.", "What is written stays."},
     .sources = kCited<Imst33>,
     .holds = kPaperOberland},
    {.number = 197,
     .name = "bummerl",
     .subject = kSubject,
     .text =
         {"Wer „viertig erlaubt?“ oder „fünftig erlaubt?“ fragt, muss die Figur haben oder machen können.",
          "Chi chiede «viertig erlaubt?» o «fünftig erlaubt?» deve avere la figura o poterla fare.",
          "Whoever asks “viertig erlaubt?” or “fünftig erlaubt?” must have the figure or be able to make "
          "it."},
     .consequence = {"Sonst gibt es ein Bummerl: Die Partie ist verloren.",
                     "Altrimenti è un «Bummerl»: la partita è persa.",
                     "Otherwise it is a Bummerl: the game is lost."},
     .sources = kCited<Heltschl16>,
     .holds = sets::kOberland,
     .players = seats::kTwoParties,
     .depends = {"false_declaration", "game_lost"}},
    {.number = 198,
     .name = "etiquette",
     .subject = kSubject,
     .text = {"Am Tisch sagt man Du. Höflicher zu sein ist nicht verboten.",
              "Al tavolo ci si dà del tu. Una maggiore cortesia non è vietata.",
              "At the table people say Du to each other. Being more polite is not forbidden."},
     .consequence = {"Daraus folgt nichts.", "Non ne segue nulla.", "Nothing follows from it."},
     .sources = kCited<Tiroler131>,
     .holds = 0},
    {.number = 199,
     .name = "house_custom",
     .subject = kSubject,
     .text = {"Regel 1 von tiroler-kartenspiel.at handelt auch von Zuschauern, Tempo, Turnieren und "
              "Hausbrauch; mehr als die Überschriften davon ist nicht zugänglich.",
              "La regola 1 di tiroler-kartenspiel.at tratta anche di spettatori, ritmo, tornei e usanze "
              "della casa; oltre ai titoli nulla è accessibile.",
              "Rule 1 of tiroler-kartenspiel.at also deals with onlookers, pace, tournaments and house "
              "custom; no more than its headings is to be had."},
     .sources = kCited<Tiroler11>,
     .holds = 0},
    {.number = 200,
     .name = "tourn_format",
     .subject = kSubject,
     .text =
         {"Meisterschaften haben ihre eigene Form: in ganz Tirol acht Partien auf 15 nach Innsbrucker "
          "Regeln, in Südtirol fünf Partien mit sechzig Paaren, in Schlanders vier mit gelosten Partnern.",
          "I campionati hanno una loro forma: in tutto il Tirolo otto partite a 15 secondo le regole di "
          "Innsbruck, in Alto Adige cinque partite con sessanta coppie, a Silandro quattro con compagni "
          "sorteggiati.",
          "Championships have their own form: for all Tyrol eight games to 15 by Innsbruck rules, in South "
          "Tyrol five games with sixty pairs, in Schlanders four with drawn partners."},
     .consequence = {"Gereiht wird nach gewonnenen Partien, dann nach Punkten.",
                     "La classifica segue le partite vinte, poi i punti.",
                     "Ranking is by games won, then by points."},
     .sources = kCited<PressMeinbezirk2015, PressStol2017>,
     .holds = 0},
};

} // namespace

std::span<const RulePoint> penalty() {
    return kPoints;
}

} // namespace schreiber::rulebook::tables
