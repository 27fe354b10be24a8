#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Endgame;

constexpr RulePoint kPoints[] = {
    {.number = 201,
     .name = "gestr_no_bet",
     .title = {"Gestrichen darf nicht bieten", "Chi è gestrichen non offre", "Gestrichen may not bet"},
     .subject = kSubject,
     .text = {"Eine gestrichene Partei, der nur noch ein Punkt fehlt, darf weder bieten noch steigern. "
              "Halten und gut lassen darf sie.",
              "Una parte gestrichen, a cui manca un solo punto, non può né offrire né rilanciare. Può "
              "tenere e lasciare buono.",
              "A gestrichen side, one point short, may neither bet nor raise. It may hold and concede."},
     .consequence = {"Bietet sie doch, ist das Gebot ungültig.", "Se offre lo stesso, l'offerta non vale.",
                     "If it bets all the same, the bet is void."},
     .sources = kCited<PagatEndgame, PagatStraf, Imst21, ImstBetting, Heltschl16>,
     .holds = kAll,
     .costs = "overbid_penalty",
     .fact = Fact::OneShort},
    {.number = 202,
     .name = "gestr_virtual",
     .title = {"Gestrichen durch gut Gelassenes", "Gestrichen per il lasciato buono",
               "Gestrichen by what was conceded"},
     .subject = kSubject,
     .text = {"Was in der laufenden Gabe schon gut gelassen ist, zählt mit: Wer so auf einen Punkt ans Ziel "
              "kommt, ist sofort gestrichen.",
              "Conta anche ciò che nella smazzata in corso è già stato lasciato buono: chi così arriva a un "
              "punto dal traguardo è subito gestrichen.",
              "What has been conceded in the running deal counts: a side brought within one point of the "
              "target by it is gestrichen at once."},
     .consequence = {"Ein weiteres Gebot ist ungültig.", "Un'altra offerta non vale.",
                     "A further bet is void."},
     .sources = kCited<Heltschl16, Imst21, Imst26, PagatEndgame>,
     .holds = kAll,
     .depends = {"virtual_counts_tricks", ""},
     .costs = "overbid_penalty",
     .fact = Fact::OneShort},
    {.number = 203,
     .name = "overbid_general",
     .title = {"Überbieten", "Offrire troppo", "Overbidding"},
     .subject = kSubject,
     .text =
         {"Wer mit seinen Punkten und dem jetzigen Wert einer Figur schon am Ziel wäre, darf auf sie nicht "
          "bieten. Die Gegner müssen noch gut lassen können, ohne damit die Partie herzuschenken.",
          "Chi con i propri punti e il valore attuale di una figura sarebbe già al traguardo non può offrire "
          "su di essa. Gli avversari devono poter ancora lasciare buono senza regalare con ciò la partita.",
          "A side whose points together with the present value of a figure would reach the target may not "
          "bet on it. The opponents must have room to concede without giving away the game."},
     .consequence = {"Sonst ist das Gebot ungültig.", "Altrimenti l'offerta non vale.",
                     "Otherwise the bet is void."},
     .sources = kCited<PagatEndgame>,
     .holds = kInnsbruckEichel | sets::kStraf,
     .costs = "overbid_penalty",
     .fact = Fact::Target},
    {.number = 204,
     .name = "overbid_multi",
     .title = {"Mehrere Figuren auf einmal überbieten", "Offrire troppo su più figure",
               "Overbidding several figures"},
     .subject = kSubject,
     .text = {"Zugleich Gebotenes zählt zusammen: Alle drei Figuren zu bieten, wenn drei Punkte fehlen, ist "
              "überboten.",
              "Le offerte fatte insieme si sommano: offrire tutte e tre le figure quando mancano tre punti è "
              "offrire troppo.",
              "Bets made together count together: betting all three figures when three points are missing is "
              "an overbid."},
     .consequence = {"Solche Gebote sind ungültig.", "Offerte così non valgono.", "Such bets are void."},
     .sources = kCited<Heltschl16, PagatEndgame>,
     .holds = kInnsbruckEichel | sets::kOberland | sets::kStraf,
     .costs = "overbid_penalty",
     .fact = Fact::ThreeShort},
    {.number = 205,
     .name = "both_no_bets",
     .title = {"Beide gestrichen: niemand bietet", "Entrambe gestrichen: nessuno offre",
               "Both gestrichen: no bets"},
     .subject = kSubject,
     .text = {"Sind beide Parteien gestrichen, darf niemand bieten.",
              "Se entrambe le coppie sono gestrichen, nessuno può offrire.",
              "When both sides are gestrichen nobody may bet."},
     .consequence = {"Sonst ist das Gebot ungültig.", "Altrimenti l'offerta non vale.",
                     "Otherwise the bet is void."},
     .sources = kCited<PagatEndgame, Imst21>,
     .holds = kAll,
     .players = seats::kTwoParties,
     .costs = "overbid_penalty",
     .fact = Fact::OneShort},
    {.number = 206,
     .name = "decl_both_inn",
     .title = {"Beide gestrichen: mit Gleich oder Hanger ausgehen",
               "Entrambe gestrichen: uscire con Gleich o Hanger", "Both gestrichen: going out with a figure"},
     .subject = kSubject,
     .text = {"Sind beide Parteien zu Beginn gestrichen, gewinnt die Partie, wer mit einem Gleich oder "
              "Hanger ausgehen darf, der lang genug ist.",
              "Se all'inizio entrambe le coppie sono gestrichen, vince la partita chi può uscire con un "
              "Gleich o un Hanger abbastanza lungo.",
              "If both sides are gestrichen at the start, the game goes to whoever may go out with a Gleich "
              "or Hanger that is long enough."},
     .consequence = {"Die Partie ist aus.", "La partita è finita.", "The game is over."},
     .sources = kCited<PagatEndgame, Imst25>,
     .holds = kInnsbruckLine | sets::kSuedtirol,
     .players = seats::kTwoParties,
     .depends = {"declare_requires_both", ""},
     .also = {"declare_min_cards"},
     .fact = Fact::OneShort},
    {.number = 207,
     .name = "decl_procedure",
     .title = {"„Ist dritzig (viertig, fünftig) erlaubt?“", "«Ist dritzig (viertig, fünftig) erlaubt?»",
               "“Ist dritzig (viertig, fünftig) erlaubt?”"},
     .subject = kSubject,
     .text = {"Sind beide gestrichen, fragt vom linken Nachbarn des Gebers an der Reihe nach, wer eine Figur "
              "zum Ausgehen hat: „Ist dritzig (viertig, fünftig) erlaubt?“ „Nicht erlaubt“ sagt, wer ebenso "
              "viele oder mehr Karten hat.",
              "Se entrambe sono gestrichen, a partire dal vicino di sinistra del mazziere chi ha una figura "
              "per uscire chiede a turno: «Ist dritzig (viertig, fünftig) erlaubt?» Risponde «nicht erlaubt» "
              "chi ha altrettante carte o di più.",
              "With both sides gestrichen, from the dealer's left on whoever has a figure to go out with "
              "asks in turn: “Ist dritzig (viertig, fünftig) erlaubt?” Those with as many cards or more "
              "answer “nicht erlaubt”."},
     .consequence =
         {"Wer erst fragt, wenn jemand hinter ihm schon gefragt hat, bricht die Reihe; seine Frage "
          "gilt trotzdem, denn die beste Figur soll ausgehen.",
          "Chi chiede solo quando ha già chiesto qualcuno dopo di lui rompe l'ordine; la sua domanda "
          "vale lo stesso, perché deve uscire la figura migliore.",
          "Whoever asks only when somebody behind him has asked already breaks the order; the "
          "question counts all the same, as the best figure is to go out."},
     .sources = kCited<PagatEndgame, Imst25>,
     .holds = kInnsbruckEichel | sets::kSuedtirol,
     .players = seats::kTwoParties,
     .depends = {"declare_requires_both", ""},
     .also = {"declare_min_cards"},
     .fact = Fact::OneShort,
     .consequenceUnsaid = kAll},
    {.number = 208,
     .name = "decl_compare_inn",
     .title = {"Welche angesagte Figur gewinnt", "Quale figura annunciata vince",
               "Which declared figure wins"},
     .subject = kSubject,
     .text =
         {"Von den angesagten Figuren gewinnt die mit mehr Karten, auch ein Hanger aus vier gegen ein Gleich "
          "aus drei Karten; bei gleich vielen geht das Gleich vor dem Hanger, dann die höhere vor.",
          "Delle figure annunciate vince quella con più carte, anche un Hanger di quattro contro un Gleich "
          "di tre; a pari carte il Gleich precede l'Hanger, poi la più alta.",
          "Of the figures declared the one with more cards wins, even a Hanger of four against a Gleich of "
          "three; with equally many the Gleich comes before the Hanger, then the higher."},
     .sources = kCited<PagatEndgame>,
     .holds = kInnsbruckLine,
     .players = seats::kTwoParties,
     .depends = {"declare_compare", "len_gleich_height"},
     .fact = Fact::OneShort},
    {.number = 209,
     .name = "decl_oral",
     .title = {"Ansagen ohne zu zeigen", "Annunciare senza mostrare", "Declaring without showing"},
     .subject = kSubject,
     .text = {"Art und Höhe der Figur werden nur gesagt. Gezeigt wird erst, wenn feststeht, welche die beste "
              "ist.",
              "Tipo e altezza della figura si dicono soltanto. Si mostra solo quando è chiaro quale sia la "
              "migliore.",
              "Kind and height of the figure are only told. Cards are shown once it is clear which is best."},
     .consequence = {"Wer zu früh zeigt, hat selbst den Schaden.",
                     "Chi mostra troppo presto ne ha lui il danno.",
                     "Whoever shows too early has only himself to blame."},
     .sources = kCited<Imst25, PagatEndgame>,
     .holds = kInnsbruckEichel | sets::kSuedtirol,
     .players = seats::kTwoParties,
     .consequenceUnsaid = kInnsbruckEichel},
    {.number = 210,
     .name = "decl_tie_tricks",
     .title = {"Gleich gute Ansagen", "Annunci di pari valore", "Declarations of equal worth"},
     .subject = kSubject,
     .text =
         {"Sind die besten angesagten Figuren gleich, entscheidet das Spiel. Eine schlechtere Figur kommt "
          "nie in Betracht.",
          "Se le migliori figure annunciate sono uguali, decide lo Spiel. Una figura inferiore non entra mai "
          "in considerazione.",
          "If the best figures declared are equal, the Spiel decides. A lesser figure is never considered."},
     .consequence = {"Wer drei Stiche macht, gewinnt die Partie.", "Chi fa tre prese vince la partita.",
                     "Whoever takes three tricks wins the game."},
     .sources = kCited<Imst25, Imst28, PagatEndgame, PagatEichelEndgame>,
     .holds = kPartnership,
     .players = seats::kTwoParties},
    {.number = 211,
     .name = "decl_none_tricks",
     .title = {"Keine Ansage: das Spiel entscheidet", "Nessun annuncio: decide lo Spiel",
               "No declaration: the Spiel decides"},
     .subject = kSubject,
     .text = {"Sind beide Parteien gestrichen und hat niemand die nötige Figur, entscheidet das Spiel: Wer "
              "drei Stiche macht, gewinnt die Partie.",
              "Se entrambe le coppie sono gestrichen e nessuno ha la figura necessaria, decide lo Spiel: chi "
              "fa tre prese vince la partita.",
              "If both sides are gestrichen and nobody has the figure needed, the Spiel decides: whoever "
              "takes three tricks wins the game."},
     .consequence = {"Ebenso, wenn niemand fragt oder keine Figur erlaubt wird.",
                     "Lo stesso vale se nessuno chiede o nessuna figura è permessa.",
                     "So too if nobody asks or no figure is allowed."},
     .sources = kCited<PagatEndgame, PagatEichelEndgame, Imst25, Heltschl16>,
     .holds = kPartnership,
     .players = seats::kTwoParties,
     .depends = {"declare_mandatory", "", true},
     .also = {"declare_min_cards"},
     .fact = Fact::OneShort,
     .consequenceUnsaid = kPartnership & ~kPaperOberland,
     .remarks = {{{{"§ 25 der Imster Regeln sagt es in seinem Teil über Südtirol, und der Herausgeber fragt "
                    "am Rand, wie es in Imst läuft; pagat.com stimmt damit überein.",
                    "Il § 25 delle regole di Imst lo dice nella parte sull'Alto Adige, e il curatore chiede "
                    "a margine come si faccia a Imst; pagat.com concorda.",
                    "§ 25 of the Imst rules says so in its part on South Tyrol, and the editor asks in the "
                    "margin how it goes in Imst; pagat.com agrees."},
                   sets::kImst}}},
     .doubted = true},
    {.number = 212,
     .name = "decl_two_card",
     .title = {"Zwei Karten reichen nicht", "Due carte non bastano", "Two cards are not enough"},
     .subject = kSubject,
     .text = {"Mit einer kürzeren Figur als ausgemacht kann man nicht ausgehen, wenn beide gestrichen sind.",
              "Quando entrambe le coppie sono gestrichen non si può uscire con una figura più corta di "
              "quanto convenuto.",
              "With both sides gestrichen a figure shorter than agreed cannot go out."},
     .consequence = {"Eine Frage nach einer kürzeren gilt nicht.", "Chiedere una figura più corta non vale.",
                     "A question for a shorter one does not count."},
     .sources = kCited<Imst25, PagatEndgame, PagatEichelEndgame>,
     .holds = kInnsbruckEichel | sets::kSuedtirol,
     .players = seats::kTwoParties,
     .depends = {"declare_min_cards", ""},
     .fact = Fact::OneShort,
     .consequenceUnsaid = kAll},
    {.number = 213,
     .name = "decl_eich",
     .title = {"Beide gestrichen im Eichelperlaggen", "Entrambe gestrichen nell'Eichelperlaggen",
               "Both gestrichen in Eichelperlaggen"},
     .subject = kSubject,
     .text =
         {"Sind beide gestrichen, gewinnt nur eine viertige oder fünftige Figur; fünftig schlägt "
          "viertig. Sind die längsten gleich lang, auch Gleich gegen Hanger, entscheidet das Spiel.",
          "Se entrambe sono gestrichen, vince solo una figura di quattro o cinque carte (viertig o fünftig); "
          "fünftig batte viertig. Se le più lunghe sono pari, anche Gleich contro Hanger, decide lo Spiel.",
          "With both sides gestrichen only a figure of four or five cards (viertig or fünftig) wins; fünftig "
          "beats viertig. If the "
          "longest are equally long, even Gleich against Hanger, the Spiel decides."},
     .sources = kCited<PagatEichelEndgame>,
     .holds = sets::kEichel | sets::kSchlanders,
     .players = seats::kTwoParties,
     .depends = {"declare_compare", "len_only"},
     .fact = Fact::OneShort},
    {.number = 214,
     .name = "decl_single",
     .title = {"„… erlaubt?“, sobald eine Partei gestrichen ist",
               "«… erlaubt?» anche con una sola parte gestrichen", "“… erlaubt?” once a side is gestrichen"},
     .subject = kSubject,
     .text = {"Eine gestrichene Partei darf fragen, ob ihr Gleich oder ihr Hanger erlaubt ist („Viertig "
              "erlaubt?“, „Fünftig erlaubt?“), auch wenn die andere nicht gestrichen ist.",
              "Una coppia gestrichen può chiedere se il suo Gleich o il suo Hanger è permesso («Viertig "
              "erlaubt?», «Fünftig erlaubt?»), anche se l'altra non è gestrichen.",
              "A gestrichen side may ask whether its Gleich or its Hanger is allowed (“Viertig erlaubt?”, "
              "“Fünftig erlaubt?”), even if the other is not gestrichen."},
     .consequence = {"Ist es erlaubt, weist sie die Figur, schreibt einen Punkt und hat gewonnen.",
                     "Se è permesso, mostra la figura, segna un punto e ha vinto.",
                     "If allowed, it shows the figure, scores one point and has won."},
     .sources = kCited<Imst25, ImstBetting, Heltschl16>,
     .holds = sets::kImst | sets::kOberland,
     .players = seats::kTwoParties,
     .depends = {"declare_requires_both", "no"},
     .also = {"declare_min_cards"},
     .fact = Fact::OneShort},
    {.number = 215,
     .name = "decl_before_card",
     .title = {"Fragen vor der ersten Karte", "Chiedere prima della prima carta",
               "Ask before the first card"},
     .subject = kSubject,
     .text = {"Ob eine Figur erlaubt ist, darf nur gefragt werden, solange noch keine Karte liegt.",
              "Se una figura è permessa si può chiedere solo finché nessuna carta è stata giocata.",
              "Whether a figure is allowed may be asked only before any card has been laid."},
     .consequence = {"Später gilt die Frage nicht.", "Dopo, la domanda non vale.",
                     "Later the question does not count."},
     .sources = kCited<Imst25, ImstBetting>,
     .holds = sets::kImst | sets::kOberland,
     .players = seats::kTwoParties,
     .also = {"declare_min_cards"}},
    {.number = 216,
     .name = "decl_forced_answer",
     .title = {"Wann man „erlaubt“ sagen muss", "Quando si deve dire «erlaubt»",
               "When “erlaubt” must be said"},
     .subject = kSubject,
     .text =
         {"Wer gefragt wird, ob eine Figur erlaubt ist, muss „erlaubt“ sagen, wenn seine Partei keine "
          "entsprechende hat.",
          "A chi chiede se una figura è permessa gli avversari che non ne hanno una corrispondente devono "
          "rispondere «erlaubt».",
          "Asked whether a figure is allowed, opponents without a corresponding one must answer "
          "“erlaubt”."},
     .sources = kCited<Imst25, ImstBetting>,
     .holds = sets::kImst | sets::kOberland,
     .players = seats::kTwoParties,
     .depends = {"false_denial", ""},
     .also = {"declare_min_cards"}},
    {.number = 217,
     .name = "decl_blocked",
     .title = {"Wann man „nicht erlaubt“ sagen darf", "Quando si può dire «nicht erlaubt»",
               "When “nicht erlaubt” may be said"},
     .subject = kSubject,
     .text =
         {"Wer gefragt wird, ob eine Figur erlaubt ist, darf „nicht erlaubt“ sagen, wenn seine Partei eine "
          "entsprechende hat.",
          "A chi chiede se una figura è permessa gli avversari che ne hanno una corrispondente possono "
          "rispondere «nicht erlaubt».",
          "Asked whether a figure is allowed, opponents with a corresponding one may answer “nicht "
          "erlaubt”."},
     .consequence = {"Es wird normal zu Ende gespielt.", "Si gioca normalmente fino alla fine.",
                     "The hand is played out normally."},
     .sources = kCited<Imst25, ImstBetting, Heltschl16>,
     .holds = sets::kImst | sets::kOberland,
     .players = seats::kTwoParties,
     .depends = {"declare_partner_blocks", "", true},
     .also = {"declare_min_cards"}},
    {.number = 218,
     .name = "decl_escalate",
     .title = {"Von viertig auf fünftig", "Da viertig a fünftig", "From viertig to fünftig"},
     .subject = kSubject,
     .text = {"Die Frage „viertig erlaubt?“ kann auf „fünftig erlaubt?“ erhöht werden.",
              "La domanda «viertig erlaubt?» si può alzare a «fünftig erlaubt?».",
              "The question “viertig erlaubt?” can be raised to “fünftig erlaubt?”."},
     .sources = kCited<Heltschl16, Imst25>,
     .holds = sets::kImst | sets::kOberland,
     .players = seats::kTwoParties},
};

} // namespace

std::span<const RulePoint> endgameDeclared() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
