#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Bet;

constexpr RulePoint kPoints[] = {
    {.number = 146,
     .name = "spiel_aus_held",
     .title = {"„Spiel aus“ gehalten", "«Spiel aus» tenuto", "“Spiel aus” held"},
     .subject = kSubject,
     .text =
         {"Ist „Spiel aus“ gehalten, gewinnt die ganze Partie, wer diese Figur macht, egal wie es steht.",
          "Se «Spiel aus» è tenuto, chi fa quella figura vince l'intera partita, qualunque sia il punteggio.",
          "If “Spiel aus” is held, whoever makes that figure wins the whole game, whatever the score."},
     .consequence = {"Die Partie ist aus.", "La partita è finita.", "The game is over."},
     .sources = kCited<PagatBetting, ImstBetting, Heltschl16>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .depends = {"spiel_aus_tie", ""}},
    {.number = 147,
     .name = "spiel_aus_gut",
     .title = {"„Spiel aus“ gut gelassen", "«Spiel aus» lasciato buono", "“Spiel aus” conceded"},
     .subject = kSubject,
     .text =
         {"Lässt man „Spiel aus“ gut, schreibt die bietende Partei die Figur; die Partie ist damit nicht "
          "schon gewonnen.",
          "Se si lascia buono «Spiel aus», la figura la segna chi ha offerto; la partita non è con questo "
          "già vinta.",
          "If “Spiel aus” is conceded the side that bet scores the figure; the game is not won by that "
          "alone."},
     .sources = kCited<PagatBetting, ImstBetting>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .depends = {"spiel_aus_conceded_value", ""},
     .doubted = true},
    {.number = 148,
     .name = "spiel_aus_priority",
     .title = {"„Spiel aus“ geht vor", "«Spiel aus» precede tutto", "“Spiel aus” comes first"},
     .subject = kSubject,
     .text = {"Eine bis „Spiel aus“ gesteigerte Figur geht allen anderen vor.",
              "Una figura rilanciata fino a «Spiel aus» precede tutte le altre.",
              "A figure raised to “Spiel aus” comes before all others."},
     .sources = kCited<Imst14>,
     .holds = kPaper,
     .players = seats::kTwoParties,
     .depends = {"spiel_aus_priority", "first"}},
    {.number = 149,
     .name = "bet_many_players",
     .title = {"Mitbieten zu dritt und zu viert", "Offerte in tre o in quattro",
               "Bets by three or all four players"},
     .subject = kSubject,
     .text = {"Um eine Figur können auch drei oder alle vier mitbieten: A bietet, B hält, der Partner von B "
              "sagt drei, der Partner von A hält.",
              "A disputarsi una figura possono essere anche tre o tutti e quattro: A offre, B tiene, il "
              "compagno di B dice tre, il compagno di A tiene.",
              "Three or all four may take part in the betting on a figure: A bets, B holds, B's partner says "
              "three, A's partner holds."},
     .consequence = {"Jeder von ihnen braucht selbst ein Gleich oder einen Hanger.",
                     "Ognuno di loro deve avere un proprio Gleich o Hanger.",
                     "Each of them needs a Gleich or Hanger of his own."},
     .sources = kCited<PagatBetting, ImstFurther>,
     .holds = kPartnership,
     .players = seats::kPartners,
     .doubted = true},
    {.number = 150,
     .name = "bet_conceded_proof",
     .title = {"Nachweis bei gut gelassener Figur", "Prova della figura lasciata buona",
               "Proof of a conceded figure"},
     .subject = kSubject,
     .text = {"Ein gut gelassenes Gleich oder einen gut gelassenen Hanger schreibt man nur, wenn der Bieter "
              "eine solche Figur weisen kann. Ob die Gegner eine bessere hätten, ist gleichgültig.",
              "Un Gleich o un Hanger lasciato buono si segna solo se chi ha offerto può mostrare una figura "
              "del genere. Che gli avversari ne abbiano una migliore non conta.",
              "A Gleich or Hanger conceded scores only if the bettor can show one. Whether the opponents "
              "have a better one is of no matter."},
     .consequence = {"Kann er es nicht, ist es ein falsches Gebot.", "Se non può, è un'offerta falsa.",
                     "If he cannot, it is a false bet."},
     .sources = kCited<PagatBetting, PagatProof, PagatStraf, Heltschl16, Schlanders5>,
     .holds = kInnsbruckEichel | sets::kOberland | sets::kStraf,
     .depends = {"conceded_bet_proof", "must_show"},
     .also = {"false_bet_penalty"}},
    {.number = 151,
     .name = "concede_spont",
     .title = {"Von selbst gut lassen", "Lasciare buono senza offerta", "Conceding unasked"},
     .subject = kSubject,
     .text = {"Eine Partei kann jede Figur jederzeit gut lassen, auch ungeboten: „Das Spiel ist gut.“",
              "Una coppia può lasciare buona qualsiasi figura in ogni momento, anche non offerta: «Das Spiel "
              "ist gut».",
              "A side may concede any figure at any time, even unbet: “Das Spiel ist gut.”"},
     .consequence = {"Ungeboten zählt sie einen Punkt, geboten und gehalten den gehaltenen Wert.",
                     "Se non è stata offerta vale un punto, se è stata offerta e tenuta il valore tenuto.",
                     "Unbet it scores one point, bet and held the value held."},
     .sources = kCited<PagatBetting, PagatShowBetting, ImstFigures>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .depends = {"spont_concede_proof", "", true},
     .also = {"unbet_conceded"},
     .remarks = {{{{"Die Imster Regeln sagen es vom Spiel, beim Weisen von jeder Figur (§ 22); dass es "
                    "jederzeit für jede gilt, sagt nur pagat.com.",
                    "Le regole di Imst lo dicono dello Spiel e, mentre si mostra, di ogni figura (§ 22); che "
                    "valga sempre per tutte lo dice solo pagat.com.",
                    "The Imst rules say so of the Spiel and, in the show, of each figure (§ 22); that it "
                    "holds at any time for each only pagat.com says."},
                   kPaper}}}},
    {.number = 152,
     .name = "concede_written",
     .title = {"Gut gelassen gilt sofort", "Lasciato buono vale subito", "Conceded counts at once"},
     .subject = kSubject,
     .text = {"Eine gebotene und gut gelassene Figur gilt sofort als gemacht und geschrieben.",
              "Una figura offerta e lasciata buona vale subito come fatta e segnata.",
              "A figure bet and conceded counts at once as made and written."},
     .consequence = {"Damit kann die Partie auf der Stelle aus sein.",
                     "Con ciò la partita può finire all'istante.", "This can end the game on the spot."},
     .sources = kCited<PagatScoring, Imst12, ImstBetting>,
     .holds = kAll,
     .depends = {"conceded_bet_proof", "", true},
     .also = {"conceded_order"},
     .consequenceUnsaid = kAll & ~kPaperOberland},
    {.number = 153,
     .name = "concede_reveals_none",
     .title = {"Wer gut lässt, zeigt nichts", "Chi lascia buono non mostra nulla",
               "Who concedes shows nothing"},
     .subject = kSubject,
     .text = {"Wer gut lässt, braucht keine Karten zu zeigen.", "Chi lascia buono non deve mostrare carte.",
              "Whoever concedes need not show any cards."},
     .sources = kCited<ImstFigures>,
     .holds = kAll},
    {.number = 154,
     .name = "fifth_bet",
     .title = {"Bieten im letzten Stich", "Offrire nell'ultima presa", "Betting in the last trick"},
     .subject = kSubject,
     .text = {"Ist zum letzten Stich ausgespielt, bei fünf Karten zum fünften, darf auf das Spiel nur "
              "bieten, wessen letzte Karte von der ausgespielten Farbe, ein Trumpf oder ein Perlagg ist.",
              "Quando nell'ultima presa, con cinque carte la quinta, è già stata giocata la prima carta, può "
              "offrire sullo Spiel solo chi come ultima carta ha il seme giocato, una briscola o un Perlagg.",
              "Once the last trick has been led to, the fifth with five cards, only a player whose last card "
              "is of the suit led, a trump or a Perlagg may bet on the Spiel."},
     .consequence = {"Sonst ist das Gebot ungültig.", "Altrimenti l'offerta non vale.",
                     "Otherwise the bet is void."},
     .sources = kCited<PagatBetting, Imst29, Schlanders5>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .depends = {"fifth_bet_card_already_played", "", true},
     .also = {"fifth_trick_scope"},
     .consequenceUnsaid = kAll},
    {.number = 155,
     .name = "fifth_hold",
     .title = {"Halten im letzten Stich", "Tenere nell'ultima presa", "Holding in the last trick"},
     .subject = kSubject,
     .text = {"Auch halten oder steigern darf man das Spiel im letzten Stich nur, wenn die letzte Karte von "
              "der ausgespielten Farbe, ein Trumpf oder ein Perlagg ist.",
              "Anche tenere o rilanciare lo Spiel nell'ultima presa può solo chi ha come ultima carta il "
              "seme giocato, una briscola o un Perlagg.",
              "Holding or raising the Spiel in the last trick, too, takes a last card of the suit led, a "
              "trump or a Perlagg."},
     .consequence = {"Sonst ist die Antwort ungültig, und das Gebot bleibt offen.",
                     "Altrimenti la risposta non vale e l'offerta resta aperta.",
                     "Otherwise the answer is void, and the bet stays open."},
     .sources = kCited<Imst29>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties,
     .depends = {"fifth_trick_scope", "bet_hold_raise"},
     .consequenceUnsaid = kAll},
    {.number = 156,
     .name = "fifth_suit",
     .title = {"Die Farbe des letzten Stichs", "Il seme dell'ultima presa", "The suit of the last trick"},
     .subject = kSubject,
     .text = {"Die Karte, die zum fünften Stich ausgespielt wird, bestimmt die Spielfarbe, auch wenn es ein "
              "Trumpf oder ein Perlagg ist.",
              "La carta giocata per prima nella quinta presa stabilisce il seme dello Spiel, anche se è una "
              "briscola o un Perlagg.",
              "The card led to the fifth trick fixes the suit for the Spiel, even if it is a trump or a "
              "Perlagg."},
     .sources = kCited<Imst29>,
     .holds = kPaperOberland,
     .players = seats::kTwoParties},
    {.number = 157,
     .name = "fifth_gut_farbe",
     .title = {"„Gut bei Farbe“", "«Gut bei Farbe»", "“Gut bei Farbe”"},
     .subject = kSubject,
     .text = {"Ist zum letzten Stich ausgespielt, lässt „Gut bei Farbe“ das Spiel unter der Bedingung gut, "
              "dass die letzte Karte des Bieters Farbe, Trumpf oder Perlagg ist.",
              "Quando si è giocato all'ultima presa, «Gut bei Farbe» lascia buono lo Spiel a condizione che "
              "l'ultima carta di chi ha offerto sia del seme, una briscola o un Perlagg.",
              "Once a card is led to the last trick, “Gut bei Farbe” concedes the Spiel on condition that "
              "the bettor's last card is of the suit, a trump or a Perlagg."},
     .sources = kCited<PagatBetting>,
     .holds = kInnsbruckEichel,
     .players = seats::kTwoParties,
     .depends = {"gut_bei_farbe_fail", ""}},
    {.number = 158,
     .name = "fifth_bluff",
     .title = {"Bluff im letzten Stich", "Bluff nell'ultima presa", "Bluffing in the last trick"},
     .subject = kSubject,
     .text = {"Wer im letzten Stich auf das Spiel bietet, muss mit seiner letzten Karte nicht stechen "
              "können; es genügt, dass sie Farbe, Trumpf oder Perlagg ist.",
              "Chi nell'ultima presa offre sullo Spiel non deve poter prendere con la sua ultima carta; "
              "basta che sia del seme, una briscola o un Perlagg.",
              "A player betting on the Spiel in the last trick need not be able to win it; any card of the "
              "suit, trump or Perlagg will do."},
     .consequence = {"Diese Täuschung ist erlaubt.", "Questo inganno è permesso.",
                     "This deception is allowed."},
     .sources = kCited<PagatBetting>,
     .holds = kInnsbruckEichel,
     .players = seats::kTwoParties},
    {.number = 159,
     .name = "fifth_perl_free",
     .title = {"Freier Perlagg im letzten Stich", "Perlagg libero nell'ultima presa",
               "A free Perlagg in the last trick"},
     .subject = kSubject,
     .text = {"Wer im letzten Stich mit einem Perlagg geboten oder gehalten hat, darf ihn dann taufen, wie "
              "er will.",
              "Chi nell'ultima presa ha offerto o tenuto con un Perlagg può poi battezzarlo come vuole.",
              "A player who bet or held in the last trick on the strength of a Perlagg may then baptise it "
              "as he likes."},
     .sources = kCited<PagatBetting, Imst31>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .remarks = {{{{"§ 31 der Imster Regeln verweist auf § 30; gemeint ist § 29.",
                    "Il § 31 delle regole di Imst rimanda al § 30; s'intende il § 29.",
                    "§ 31 of the Imst rules refers to § 30; § 29 is meant."},
                   kPaper}}}},
    {.number = 160,
     .name = "last_player",
     .title = {"Der letzte Spieler der Partei mit dem Spiel",
               "L'ultimo giocatore della coppia che ha lo Spiel",
               "The last player of the side with the Spiel"},
     .subject = kSubject,
     .text = {"Der letzte Spieler der Partei, die das Spiel hat, darf nicht einzeln bieten, außer er bietet "
              "alle noch offenen Figuren oder beantwortet eine bessere, die schon liegt.",
              "L'ultimo giocatore della coppia che ha lo Spiel non può offrire una singola figura, a meno "
              "che non offra tutte quelle ancora aperte o risponda a una migliore già sul tavolo.",
              "The last player of the side that has the Spiel may not bet on a single figure, unless he bets "
              "on all that are open or answers a better one already lying."},
     .consequence = {"Sonst ist das Gebot ungültig.", "Altrimenti l'offerta non vale.",
                     "Otherwise the bet is void."},
     .sources = kCited<ImstFigures>,
     .holds = 0,
     .players = seats::kPartners,
     .depends = {"last_player_rule", "on"},
     .doubted = true},
};

} // namespace

std::span<const RulePoint> betLimits() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
