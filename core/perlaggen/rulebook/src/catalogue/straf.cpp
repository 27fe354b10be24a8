#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Strafperlaggen;

constexpr RulePoint kPoints[] = {
    {.number = 262,
     .name = "st_start",
     .title = {"Von neun herunter", "Da nove a zero", "Down from nine"},
     .subject = kSubject,
     .text = {"Jeder beginnt bei neun. Gewonnene Punkte werden abgezogen, Strafpunkte dazugezählt; wer "
              "zuerst bei null ist, hat gewonnen.",
              "Ognuno comincia da nove. I punti vinti si tolgono, quelli di penalità si aggiungono; vince "
              "chi arriva per primo a zero.",
              "Everyone starts at nine. Points won are taken off, penalty points added; the first to reach "
              "zero wins."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree | seats::kTwo,
     .depends = {"straf_below_zero", ""}},
    {.number = 263,
     .name = "st_basic",
     .title = {"Ungeboten einen Punkt herunter", "Non offerta: un punto in meno",
               "One point off for an unbet figure"},
     .subject = kSubject,
     .text = {"Eine ungebotene Figur bringt dem Gewinner einen Punkt herunter; ebenso dem Bieter, wenn alle "
              "„gut“ sagen.",
              "Una figura non offerta toglie un punto a chi la vince; lo stesso a chi offre, se tutti dicono "
              "«gut».",
              "An unbet figure takes one point off its winner's score; so does a bet to which everyone says "
              "“gut”."},
     .consequence = {"Der Gewinner hat einen Punkt weniger.", "Chi vince ha un punto in meno.",
                     "The winner has one point less."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree},
    {.number = 264,
     .name = "st_gut_hold",
     .title = {"Einer lässt gut, einer hält", "Uno lascia buono, uno tiene", "One concedes, one holds"},
     .subject = kSubject,
     .text = {"A bietet, B sagt „gut“, C hält: Um die Figur geht es nur noch zwischen A und C.",
              "A offre, B dice «gut», C tiene: la figura si gioca solo fra A e C.",
              "A bets, B says “gut”, C holds: the figure is now between A and C alone."},
     .consequence = {"Der bessere minus zwei, der andere plus zwei, B nichts.",
                     "Il migliore meno due, l'altro più due, B niente.",
                     "The better minus two, the other plus two, B nothing."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree},
    {.number = 265,
     .name = "st_gut_hold_spiel",
     .title = {"Das Spiel gehalten und nicht gemacht", "Spiel tenuto e non fatto",
               "The Spiel held and not made"},
     .subject = kSubject,
     .text =
         {"A bietet das Spiel, B sagt „gut“, C hält, und weder A noch C macht vier Stiche: Beide werden "
          "gestraft.",
          "A offre lo Spiel, B dice «gut», C tiene e né A né C fa quattro prese: sono puniti entrambi.",
          "A bets the Spiel, B says “gut”, C holds, and neither A nor C takes four tricks: both are fined."},
     .consequence = {"Beide haben zwei Punkte mehr.", "Entrambi hanno due punti in più.",
                     "Both have two points more."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree},
    {.number = 266,
     .name = "st_hold_ride",
     .title = {"Mitbeißen", "«Mitbeißen»: in gioco senza rischio", "Riding free"},
     .subject = kSubject,
     .text = {"A bietet, B hält: C beißt ungestraft mit.",
              "A offre, B tiene: C «beißt mit» senza rischio di penalità.", "A bets, B holds: C rides free."},
     .consequence = {"Gewinnt A oder B: der Gewinner minus zwei, der andere plus zwei, C nichts. Gewinnt C: "
                     "C minus zwei, A und B je plus zwei.",
                     "Se vince A o B: il vincitore meno due, l'altro più due, C niente. Se vince C: C meno "
                     "due, A e B più due ciascuno.",
                     "If A or B wins: the winner minus two, the other plus two, C nothing. If C wins: C "
                     "minus two, A and B plus two each."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree},
    {.number = 267,
     .name = "st_tie",
     .title = {"Stehen kostet nichts", "La parità non costa nulla", "A tie costs nothing"},
     .subject = kSubject,
     .text = {"Steht Gleich oder Hanger, gibt es weder Gewinner noch Strafe.",
              "Se il Gleich o l'Hanger è in parità, non c'è né vincitore né penalità.",
              "If Gleich or Hanger stands there is neither winner nor penalty."},
     .consequence = {"Niemandes Punkte ändern sich.", "I punti di nessuno cambiano.",
                     "Nobody's points change."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree,
     .depends = {"three_way_tie_partial", ""}},
    {.number = 268,
     .name = "st_spiel_none",
     .title = {"Niemand macht vier Stiche", "Nessuno fa quattro prese", "Nobody takes four tricks"},
     .subject = kSubject,
     .text =
         {"Ist das Spiel geboten und gehalten und macht niemand vier Stiche, zahlt jeder, der geboten oder "
          "gehalten hat.",
          "Se lo Spiel è offerto e tenuto e nessuno fa quattro prese, paga chiunque abbia offerto o tenuto.",
          "If the Spiel was bet and held and nobody takes four tricks, everyone who bet or held pays."},
     .consequence = {"Jeder nach seinem letzten Gebot: plus zwei oder plus drei.",
                     "Ognuno secondo la sua ultima offerta: più due o più tre.",
                     "Each at his own last level: plus two or plus three."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree},
    {.number = 269,
     .name = "st_raise_who",
     .title = {"Wer auf drei steigern darf", "Chi può rilanciare a tre", "Who may raise to three"},
     .subject = kSubject,
     .text = {"Auf drei steigern darf, wer gehalten hat oder mitbeißt, gleich oder später.",
              "Può rilanciare a tre chi ha tenuto o chi «beißt mit», subito o più tardi.",
              "Whoever held or rides free may raise to three, at once or later."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree},
    {.number = 270,
     .name = "st_raise_answer",
     .title = {"Wer auf die Drei antwortet", "Chi risponde al tre", "Who answers the three"},
     .subject = kSubject,
     .text = {"Auf die Drei antworten der Reihe nach alle, die nicht schon gut gelassen haben: zuerst der "
              "linke Nachbar des Steigernden, der andere nur, wenn dieser gut lässt.",
              "Al tre rispondono a turno quelli che non hanno già lasciato buono: prima il vicino di "
              "sinistra di chi rilancia, l'altro solo se questi lascia buono.",
              "The three is answered in turn by those who have not conceded: first the raiser's left "
              "neighbour, the other only if he concedes."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree},
    {.number = 271,
     .name = "st_raise_gut",
     .title = {"Alle lassen die Drei gut", "Tutti lasciano buono il tre", "All concede the three"},
     .subject = kSubject,
     .text =
         {"Lassen alle die Drei gut, gewinnt der Steigernde. Wer ursprünglich geboten oder gehalten hat, "
          "zahlt.",
          "Se tutti lasciano buono il tre, vince chi ha rilanciato. Paga chi all'inizio ha offerto o tenuto.",
          "If all concede the three, the raiser wins. Those who originally bet or held pay."},
     .consequence = {"Der Steigernde minus zwei, Bieter und Halter je plus zwei.",
                     "Chi ha rilanciato meno due, chi ha offerto e chi ha tenuto più due ciascuno.",
                     "The raiser minus two, bettor and holder plus two each."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree,
     .remarks =
         {{{{"Die Regel bei pagat.com nennt nur den Bieter, der zahlt; das dritte Beispiel dort lässt "
             "auch den Halter zahlen. Gefolgt wird dem Beispiel.",
             "La regola di pagat.com nomina solo chi ha offerto; il terzo esempio fa pagare anche chi ha "
             "tenuto. Si segue l'esempio.",
             "The rule on pagat.com names only the bettor as paying; its third example has the holder pay "
             "too. The example is followed."},
            sets::kStraf}}}},
    {.number = 272,
     .name = "st_raise_held",
     .title = {"Die Drei wird gehalten", "Il tre viene tenuto", "The three is held"},
     .subject = kSubject,
     .text = {"Wird die Drei gehalten, geht es zwischen Steigerndem und Haltendem um drei. Wer als linker "
              "Nachbar gut lässt, ist draußen; hält er, beißt der rechte mit, wenn er das erste Gebot nicht "
              "gut gelassen hat.",
              "Se il tre è tenuto, fra chi rilancia e chi tiene si gioca per tre. Il vicino di sinistra che "
              "lascia buono è fuori; se tiene, quello di destra «beißt mit», purché non abbia lasciato buona "
              "la prima offerta.",
              "If the three is held, raiser and holder play for three. The left neighbour who concedes is "
              "out; if he holds, the right neighbour rides free, unless he conceded the first bet."},
     .consequence = {"Drei herunter für den Gewinner, drei dazu für den Verlierer.",
                     "Tre in meno al vincitore, tre in più al perdente.",
                     "Three off for the winner, three on for the loser."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree},
    {.number = 273,
     .name = "st_level",
     .title = {"Was der Verlierer zahlt", "Quanto paga chi perde", "What the loser pays"},
     .subject = kSubject,
     .text = {"Wer verliert, zahlt so viel, wie er zuletzt selbst geboten oder gehalten hat, auch wenn er "
              "die Drei dann gut gelassen oder nur mitgebissen hat.",
              "Chi perde paga quanto ha offerto o tenuto lui stesso l'ultima volta, anche se poi ha lasciato "
              "buono il tre o è solo rimasto in gioco senza tenere («mitbeißen»).",
              "A loser pays the level he himself last bet or held, even if he then conceded the three or "
              "only rode free."},
     .consequence = {"Er hat zwei oder drei Punkte mehr.", "Ha due o tre punti in più.",
                     "He has two or three points more."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree},
    {.number = 274,
     .name = "st_example6",
     .title = {"Das sechste Beispiel", "Il sesto esempio", "The sixth example"},
     .subject = kSubject,
     .text = {"Das gedruckte sechste Beispiel vertauscht im Ergebnis B und C. Es gilt die Regel: A bietet, B "
              "hält und sagt später drei, C lässt gut, A hält und gewinnt.",
              "Il sesto esempio stampato scambia nel risultato B e C. Vale la regola: A offre, B tiene e poi "
              "dice tre, C lascia buono, A tiene e vince.",
              "The sixth printed example swaps B and C in its result. The rule counts: A bets, B holds and "
              "later says three, C concedes, A holds and wins."},
     .consequence = {"A minus drei, B plus drei, C nichts.", "A meno tre, B più tre, C niente.",
                     "A minus three, B plus three, C nothing."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree},
    {.number = 275,
     .name = "st_proof",
     .title = {"Wer nachweisen muss", "Chi deve dare la prova", "Who must prove"},
     .subject = kSubject,
     .text = {"Wer Gleich oder Hanger bietet, steigert oder ausdrücklich hält, muss es weisen können. Wer "
              "nur mitbeißt, muss es nicht.",
              "Chi offre, rilancia o tiene espressamente Gleich o Hanger deve poterlo mostrare. Chi «beißt "
              "mit» soltanto, no.",
              "Whoever bets, raises or expressly holds Gleich or Hanger must be able to show it. A free "
              "rider need not."},
     .consequence = {"Sonst bekommt er keine Punkte aus dieser Gabe und zwei Punkte dazu.",
                     "Altrimenti non riceve punti in questa smazzata e ne ha due in più.",
                     "Otherwise he gets no points from this deal and has two more."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree | seats::kTwo},
    {.number = 276,
     .name = "st_turn",
     .title = {"Vor der Reihe gehandelt", "Agire prima del turno", "Acting out of turn"},
     .subject = kSubject,
     .text = {"Wer vor seiner Reihe handelt, also antwortet oder weist, wird gestraft.",
              "Chi agisce fuori turno, cioè risponde o mostra prima che tocchi a lui, è punito.",
              "Whoever acts out of turn, answering or showing before it is his turn, is fined."},
     .consequence = {"Er bekommt keine Punkte aus dieser Gabe und zwei Punkte dazu.",
                     "Non riceve punti in questa smazzata e ne ha due in più.",
                     "He gets no points from this deal and has two more."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree | seats::kTwo},
    {.number = 277,
     .name = "st_blind",
     .title = {"Ungesehen bieten im Strafperlaggen", "Offrire alla cieca nello Strafperlaggen",
               "Blind bets in Strafperlaggen"},
     .subject = kSubject,
     .text = {"Ungesehen geboten wird vor dem Abheben. Die anderen antworten der Reihe nach, wenn sie ihre "
              "Karten gesehen haben; der Bieter muss Gleich und Hanger machen, wenn es geht.",
              "Alla cieca si offre prima del taglio. Gli altri rispondono a turno, viste le carte; chi ha "
              "offerto deve fare Gleich e Hanger se è possibile.",
              "Blind bets are made before the cut. The others answer in turn once they have seen their "
              "cards; the bettor must make Gleich and Hanger if he can."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree | seats::kTwo},
    {.number = 278,
     .name = "st_one",
     .title = {"Mit einem Punkt nur noch halten", "Con un punto si può solo tenere",
               "With one point left, only holding"},
     .subject = kSubject,
     .text = {"Wer nur noch einen Punkt hat, darf halten, aber weder bieten noch steigern.",
              "Chi ha ormai un solo punto può tenere, ma non offrire né rilanciare.",
              "A player with one point left may hold, but neither bet nor raise."},
     .consequence = {"Sonst ist das Gebot ungültig.", "Altrimenti l'offerta non vale.",
                     "Otherwise the bet is void."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree | seats::kTwo},
    {.number = 279,
     .name = "st_order",
     .title = {"Reihenfolge zum Ausgehen im Strafperlaggen", "Ordine per uscire nello Strafperlaggen",
               "Order of going out in Strafperlaggen"},
     .subject = kSubject,
     .text = {"Zum Ausgehen zählt zuletzt, was ungeboten ist.", "Per uscire conta per ultimo il non offerto.",
              "For going out, what is unbet counts last."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree | seats::kTwo,
     .depends = {"unbet_order", ""}},
    {.number = 280,
     .name = "st_exchange",
     .title = {"Tauschen im Strafperlaggen", "Scambi nello Strafperlaggen", "Exchanging in Strafperlaggen"},
     .subject = kSubject,
     .text =
         {"Tauschen darf nur der Geber: einen gewöhnlichen Trumpf gegen den aufgeschlagenen Perlagg "
          "derselben Farbe, gewöhnliche Eichel gegen Eichelperlaggen. Besser machen darf er nicht.",
          "Può cambiare solo il mazziere: una briscola comune con il Perlagg girato dello stesso seme, carte "
          "comuni di Eichel con i Perlaggen di Eichel. Non può cambiare un Perlagg con uno migliore.",
          "Only the dealer exchanges: an ordinary trump for the Perlagg of that suit turned up, ordinary "
          "acorns for acorn Perlaggen. There is no upgrading."},
     .consequence = {"Jeder andere Tausch ist ungültig.", "Ogni altro scambio non vale.",
                     "Any other exchange is void."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kThree | seats::kTwo},
    {.number = 281,
     .name = "st_after",
     .title = {"Um den zweiten Platz", "Per il secondo posto", "For second place"},
     .subject = kSubject,
     .text = {"Hat einer gewonnen, können die anderen zwei um den zweiten Platz weiterspielen und geben "
              "abwechselnd.",
              "Quando uno ha vinto, gli altri due possono continuare per il secondo posto, dando le carte a "
              "turno.",
              "When one has won, the other two may play on for second place, dealing in turn."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kTwo},
    {.number = 282,
     .name = "st_after_deal",
     .title = {"Geben um den zweiten Platz", "Dare per il secondo posto", "Dealing for second place"},
     .subject = kSubject,
     .text =
         {"Wäre der Gewinner der nächste Geber, gibt er noch diese eine Gabe: Sein rechter Nachbar hebt ab, "
          "und der linke, der ausspielt, hat für diese Gabe das Recht zu tauschen.",
          "Se il prossimo mazziere fosse il vincitore, dà ancora lui quella sola smazzata: taglia il vicino "
          "di destra, e quello di sinistra, che gioca per primo, ha per questa volta il diritto di cambiare.",
          "If the winner would be the next dealer, he deals that one hand: his right neighbour cuts, and the "
          "left one, who leads, has the right to exchange for this deal."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kTwo},
    {.number = 283,
     .name = "st_after_hoell",
     .title = {"„Höll auf“ zu zweit", "«Höll auf» in due", "“Höll auf” with two left"},
     .subject = kSubject,
     .text = {"Sind noch zwei im Spiel und steht einer auf eins, darf der andere „Höll auf!“ sagen. Der auf "
              "eins sagt vor der ersten Karte, was er hält; gut gelassenes Gleich oder Hanger zählt nur, "
              "wenn es gewiesen wird.",
              "Se restano in due e uno è a uno, l'altro può dire «Höll auf!». Quello a uno dice prima della "
              "prima carta che cosa tiene; Gleich o Hanger lasciati buoni contano solo se vengono mostrati.",
              "With two left and one of them at one, the other may call “Höll auf!” The player at one says "
              "before the first card what he holds; Gleich or Hanger conceded counts only if it is shown."},
     .sources = kCited<PagatStraf>,
     .holds = sets::kStraf,
     .players = seats::kTwo},
    {.number = 284,
     .name = "st_suggest",
     .title = {"Bieten auf ein verlorenes Spiel", "Offrire su uno Spiel perso", "Betting on a lost Spiel"},
     .subject = kSubject,
     .text = {"Ein Vorschlag von pagat: Auf ein Spiel, das man nicht mehr machen kann, darf man weder bieten "
              "noch steigern. Halten darf man es.",
              "Una proposta di pagat: su uno Spiel che non si può più fare non si può né offrire né "
              "rilanciare. Tenerlo si può.",
              "A suggestion by pagat: nobody may bet or raise on a Spiel he can no longer make. Holding "
              "stays legal."},
     .consequence = {"Keine Regel; es gilt nur, wo es ausgemacht ist.",
                     "Non è una regola; vale solo dove è concordata.",
                     "Not a rule; it holds only where agreed."},
     .sources = kCited<PagatStrafTactics>,
     .holds = 0,
     .players = seats::kThree,
     .depends = {"spiel_bet_if_impossible", "forbidden"}},
};

} // namespace

std::span<const RulePoint> straf() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
