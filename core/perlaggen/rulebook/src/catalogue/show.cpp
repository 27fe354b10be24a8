#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Show;

constexpr RulePoint kPoints[] = {
    {.number = 161,
     .name = "show_first",
     .title = {"Wer zuerst weist", "Chi mostra per primo", "Who shows first"},
     .subject = kSubject,
     .text = {"Ist das Spiel entschieden, weist zuerst die Partei, die es gemacht hat; dann abwechselnd.",
              "Deciso lo Spiel, mostra per prima la coppia che l'ha fatto; poi si alternano.",
              "When the Spiel is decided its winners show first; then the sides take turns."},
     .sources = kCited<PagatShow, Imst22, Imst24>,
     .holds = kPartnership,
     .players = seats::kTwoParties},
    {.number = 162,
     .name = "show_at_once",
     .title = {"Gleich weisen, wenn das Spiel entschieden ist", "Mostrare subito a Spiel deciso",
               "Show at once when the Spiel is settled"},
     .subject = kSubject,
     .text = {"Wird das Spiel mitten in einem Stich gut gelassen, wird zu diesem Stich nichts mehr gespielt.",
              "Se lo Spiel viene lasciato buono a metà di una presa, in quella presa non si gioca più.",
              "If the Spiel is conceded in the middle of a trick, no further card is played to it."},
     .consequence = {"Weitere Karten gehen zurück.", "Altre carte tornano in mano.",
                     "Further cards go back."},
     .sources = kCited<PagatShow, ImstFigures>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .consequenceUnsaid = kAll},
    {.number = 163,
     .name = "show_options",
     .title = {"Gut lassen, weisen oder bieten", "Lasciare buono, mostrare o offrire",
               "Concede, show or bet"},
     .subject = kSubject,
     .text = {"Zu jeder offenen Figur muss die weisende Partei sich erklären: gut lassen, weisen oder, wenn "
              "sie darf, bieten.",
              "Per ogni figura aperta la coppia di turno deve dichiararsi: lasciarla buona, mostrarla o, se "
              "può, offrire.",
              "For each open figure the showing side must declare itself: concede, contest or, where "
              "entitled, bet."},
     .consequence = {"Zu schweigen ist nicht erlaubt.", "Tacere non è permesso.",
                     "Keeping silent is not allowed."},
     .sources = kCited<PagatShow, Imst22>,
     .holds = kPartnership,
     .players = seats::kTwoParties},
    {.number = 164,
     .name = "show_at_least_equal",
     .title = {"Einstellen oder abweisen", "Pareggiare o superare", "Match or beat the figure shown"},
     .subject = kSubject,
     .text = {"Wer eine Figur nicht aufgibt, muss so viel hinlegen, dass er der besten liegenden der Gegner "
              "wenigstens gleichkommt: einstellen oder abweisen. Gespielte Karten zählen mit.",
              "Chi non rinuncia a una figura deve calare quanto basta per essere almeno pari alla migliore "
              "mostrata dagli avversari: pareggiarla (einstellen) o batterla (abweisen). Le carte giocate "
              "contano.",
              "Whoever does not give up a figure must lay down enough to be at least equal to the best the "
              "opponents have lying: equal it or beat it. Cards played count."},
     .consequence = {"Wer weniger weist, hat die Figur verloren.", "Chi mostra di meno ha perso la figura.",
                     "Showing less loses the figure."},
     .sources = kCited<PagatShow, Imst22>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .consequenceUnsaid = kAll},
    {.number = 165,
     .name = "show_bet_other_first",
     .title = {"Auch zur anderen Figur sich erklären", "Pronunciarsi anche sull'altra figura",
               "Declare on the other figure too"},
     .subject = kSubject,
     .text = {"Bietet die weisende Partei auf eine von zwei offenen Figuren, muss sie auch die andere gut "
              "lassen, weisen oder bieten, bevor die Gegner antworten müssen.",
              "Se la coppia di turno offre su una di due figure aperte, deve anche lasciare buona, mostrare "
              "od offrire l'altra prima che gli avversari debbano rispondere.",
              "If the showing side bets on one of two open figures, it must also concede, contest or bet the "
              "other before the opponents have to answer."},
     .consequence = {"Bis dahin dürfen die Gegner mit der Antwort warten.",
                     "Fino ad allora gli avversari possono aspettare a rispondere.",
                     "Until then the opponents may wait with their answer."},
     .sources = kCited<PagatShowBetting>,
     .holds = kInnsbruckLine | sets::kEichel | sets::kStraf,
     .depends = {"show_bet_order", "other_figure_first"}},
    {.number = 166,
     .name = "show_both_bets",
     .title = {"Auf beide Figuren geboten", "Offerte su entrambe le figure", "Bets on both figures"},
     .subject = kSubject,
     .text = {"Bietet die weisende Partei auf beide Figuren, sind beide Gebote zu beantworten, bevor "
              "weitergewiesen wird.",
              "Se la coppia di turno offre su entrambe le figure, si risponde a tutte e due le offerte prima "
              "di continuare a mostrare.",
              "If the showing side bets on both figures, both bets are answered before the show goes on."},
     .sources = kCited<PagatShowBetting>,
     .holds = kInnsbruckEichel,
     .players = seats::kTwoParties},
    {.number = 167,
     .name = "show_after_held",
     .title = {"Gehalten: weisen oder gut lassen", "Tenuta: mostrare o lasciare buono",
               "Held: show or concede"},
     .subject = kSubject,
     .text =
         {"Ist ein Gebot beim Weisen gehalten, muss die weisende Partei die Figur noch weisen oder gut "
          "lassen.",
          "Se un'offerta fatta mentre si mostra è tenuta, la coppia di turno deve ancora mostrare la figura "
          "o lasciarla buona.",
          "When a bet in the show is held, the showing side must still contest the figure or concede it."},
     .sources = kCited<PagatShow>,
     .holds = kInnsbruckEichel,
     .players = seats::kTwoParties},
    {.number = 168,
     .name = "show_only_shower",
     .title = {"Bieten beim Weisen", "Offrire durante la mostra", "Betting in the show"},
     .subject = kSubject,
     .text =
         {"Beim Weisen darf nur die Partei bieten, die an der Reihe ist. Die andere darf nur antworten, "
          "dabei aber auch steigern.",
          "Mentre si mostra può offrire solo la coppia di turno. L'altra può solo rispondere, ma anche "
          "rilanciare.",
          "In the show only the side on turn may bet. The other may only answer, which includes raising."},
     .consequence = {"Sonst ist das Gebot ungültig.", "Altrimenti l'offerta non vale.",
                     "Otherwise the bet is void."},
     .sources = kCited<PagatShowBetting, Imst24>,
     .holds = kPartnership,
     .players = seats::kTwoParties},
    {.number = 169,
     .name = "show_no_disturb",
     .title = {"Beim Weisen nicht stören", "Non disturbare chi mostra", "No disturbing the show"},
     .subject = kSubject,
     .text =
         {"Die Gegner dürfen die weisende Partei nicht durch Vorbieten, Vorweisen oder sonst wie stören.",
          "Gli avversari non devono disturbare la coppia di turno offrendo o mostrando prima del tempo o in "
          "altro modo.",
          "The opponents must not disturb the showing side by betting or showing out of turn or otherwise."},
     .consequence =
         {"Was sie dabei bieten oder weisen, gilt nicht; eine Strafe dafür nennt keine Quelle.",
          "Ciò che così offrono o mostrano non vale; nessuna fonte stabilisce una penalità.",
          "What they bet or show in doing so does not count; no source lays down a penalty for it."},
     .sources = kCited<Imst24>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties,
     .depends = {"penalty_unspecified", ""},
     .consequenceUnsaid = kAll},
    {.number = 170,
     .name = "show_ask",
     .title = {"Um eine Figur fragen", "Chiedere una figura", "Asking for a figure"},
     .subject = kSubject,
     .text = {"Jede Partei darf um eine nicht gewiesene, nicht eingestellte oder nicht besser gewiesene "
              "Figur fragen. Die gefragte muss weisen, einstellen, abweisen, bieten oder gut lassen.",
              "Ciascuna coppia può chiedere di una figura non mostrata, non pareggiata o non battuta. "
              "L'altra deve mostrarla, pareggiarla, batterla, offrire o lasciarla buona.",
              "Either side may ask about a figure not shown, not equalled or not beaten. The side asked must "
              "show, equal, beat, bet or concede it."},
     .sources = kCited<Imst22>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties},
    {.number = 171,
     .name = "show_not_at_end",
     .title = {"„Zum Schluss schon“ gilt nicht", "«Alla fine sì» non vale", "“At the end” will not do"},
     .subject = kSubject,
     .text = {"„Ich werde es zum Schluss schon haben“ gilt nicht: Wer gefragt wird, muss Gebotenes oder "
              "Gehaltenes gleich weisen.",
              "«Alla fine ce l'avrò» non vale: chi è interrogato deve mostrare subito ciò che ha offerto o "
              "tenuto.",
              "“I shall have it at the end” will not do: whoever is asked must show at once what he bet or "
              "held."},
     .consequence = {"Weist er es nicht, ist das Gebot falsch.", "Se non lo mostra, l'offerta è falsa.",
                     "If he does not show it, the bet is false."},
     .sources = kCited<Imst22>,
     .holds = kPaperOberland,
     .depends = {"bet_proof_time", "on_demand"},
     .also = {"false_bet_penalty"}},
    {.number = 172,
     .name = "show_validate",
     .title = {"Jeder weist, was er geboten hat", "Ognuno mostra ciò che ha offerto",
               "Each shows what he bet"},
     .subject = kSubject,
     .text = {"Bevor geschrieben wird, muss jeder, der Gleich oder Hanger geboten oder gehalten hat, ein "
              "eigenes weisen, wie klein auch immer, selbst wenn sein Partner die Figur macht.",
              "Prima di segnare, chiunque abbia offerto o tenuto Gleich o Hanger deve mostrarne uno proprio, "
              "per quanto piccolo, anche se la figura la fa il suo compagno.",
              "Before the score is written, everyone who bet or held Gleich or Hanger must show one of his "
              "own, however small, even if his partner wins the figure."},
     .consequence = {"Kann er es nicht, ist es ein falsches Gebot.", "Se non può, è un'offerta falsa.",
                     "If he cannot, it is a false bet."},
     .sources = kCited<PagatProof, PagatStraf>,
     .holds = kInnsbruckLine | sets::kEichel | sets::kStraf,
     .depends = {"bet_proof_time", "end_of_show"},
     .also = {"false_bet_penalty"}},
    {.number = 173,
     .name = "show_validate_perl",
     .title = {"Nachweis mit einem Perlagg", "Prova con un Perlagg", "Proof by a Perlagg"},
     .subject = kSubject,
     .text = {"Auch ein Perlagg, den man erst zum Nachweis hinlegt und tauft, genügt.",
              "Basta anche un Perlagg calato e battezzato solo per la prova.",
              "A Perlagg laid down and baptised only for the proof will do."},
     .sources = kCited<PagatProof>,
     .holds = kInnsbruckEichel | sets::kStraf},
    {.number = 174,
     .name = "stand_winner",
     .title = {"Stehen lassen: wer das Spiel hat", "Lasciare in parità: chi ha lo Spiel",
               "Leaving it standing: winners of the Spiel"},
     .subject = kSubject,
     .text = {"Lässt die Partei, die das Spiel hat, ein Gleich oder einen Hanger stehen, darf sie diese "
              "Figur später nicht mehr besser machen.",
              "Se la coppia che ha lo Spiel lascia «stehen» (in parità) un Gleich o un Hanger, in seguito "
              "non può più migliorare quella figura.",
              "If the winners of the Spiel leave a Gleich or a Hanger standing, they may not improve that "
              "figure later."},
     .consequence = {"Eine Verbesserung gilt dann nicht.", "Allora un miglioramento non vale.",
                     "An improvement does not count then."},
     .sources = kCited<PagatTies, Imst22>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .depends = {"stand_trigger", ""}},
    {.number = 175,
     .name = "stand_loser",
     .title = {"Stehen lassen: wer das Spiel verloren hat", "Lasciare in parità: chi ha perso lo Spiel",
               "Leaving it standing: losers of the Spiel"},
     .subject = kSubject,
     .text = {"Die Partei, die das Spiel verloren hat, darf eine stehen gelassene Figur noch besser machen, "
              "wenn sie wieder an der Reihe ist und nicht an das Stehen gebunden ist.",
              "La coppia che ha perso lo Spiel può ancora migliorare, quando tocca di nuovo a lei, una "
              "figura lasciata in parità, se non vi è vincolata.",
              "The losers of the Spiel may still improve a figure they left standing when their turn comes "
              "again, unless they are bound by it."},
     .sources = kCited<PagatTies, Imst22>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .depends = {"loser_stand_binding", ""}},
    {.number = 176,
     .name = "stand_both",
     .title = {"Von beiden stehen gelassen", "Lasciata in parità da entrambi", "Left standing by both"},
     .subject = kSubject,
     .text =
         {"Eine Figur, die beide Parteien stehen gelassen haben, kann niemand mehr machen.",
          "Una figura che entrambe le coppie hanno lasciato in parità non può più essere fatta da nessuno.",
          "A figure both sides have left standing can no longer be made by anybody."},
     .consequence = {"Niemand schreibt dafür.", "Nessuno segna punti.", "Nobody scores it."},
     .sources = kCited<Imst22>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties,
     .depends = {"loser_stand_binding", "if_declared"}},
    {.number = 177,
     .name = "show_one_only",
     .title = {"Nur eine Figur zu weisen", "Una sola figura da mostrare", "Only one figure to show"},
     .subject = kSubject,
     .text =
         {"Kann die Partei mit dem Spiel nur eine Figur weisen, gehört die andere den Gegnern, wenn sie sie "
          "haben.",
          "Se la coppia che ha lo Spiel può mostrare una sola figura, l'altra va agli avversari, se l'hanno.",
          "If the winners of the Spiel can show only one figure, the other goes to the opponents, provided "
          "they have it."},
     .consequence = {"Sie zählt einen Punkt oder den gebotenen Wert.", "Vale un punto o il valore offerto.",
                     "It scores one point or its bet value."},
     .sources = kCited<Imst27>,
     .holds = kPartnership,
     .players = seats::kTwoParties},
};

} // namespace

std::span<const RulePoint> show() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
