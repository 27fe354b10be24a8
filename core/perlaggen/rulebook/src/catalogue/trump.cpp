#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Trump;

constexpr RulePoint kPoints[] = {
    {.number = 42,
     .name = "trump_turn",
     .title = {"Trumpf aufschlagen", "Girare la briscola", "Turning up trumps"},
     .subject = kSubject,
     .text = {"Sind alle Karten gegeben, schlägt der Geber die nächste auf; ihre Farbe ist Trumpf.",
              "Date tutte le carte, il mazziere gira la successiva: il suo seme è briscola.",
              "When all hands are dealt the dealer turns up the next card; its suit is trumps."},
     .consequence = {"Schlägt ein anderer auf, ist das ein Verstoß; Trumpf macht die Karte doch.",
                     "Se la gira un altro è irregolare; la carta fa briscola lo stesso.",
                     "Anyone else must not turn it up; the card fixes trumps all the same."},
     .sources = kCited<PagatDeal, PagatEichelDeal, PagatStraf, ImstTrump, Heltschl13>,
     .holds = kAll,
     .consequenceUnsaid = kAll},
    {.number = 43,
     .name = "trump_perlagg_suit",
     .title = {"Ein Perlagg wird aufgeschlagen", "Si gira un Perlagg", "A Perlagg turned up"},
     .subject = kSubject,
     .text = {"Auch ein aufgeschlagener Perlagg macht seine Farbe zum Trumpf: der Martl Herz, der Weli, wo "
              "er dabei ist, Schell, der Eichelsiebener, wo Eichel Trumpf sein kann, Eichel.",
              "Anche un Perlagg girato fa briscola il suo seme: il Martl Herz, il Weli, dove c'è, Schell, il "
              "sette di Eichel, dove Eichel può essere briscola, Eichel.",
              "A Perlagg turned up too makes its suit trumps: the Martl hearts, the Weli, where there is "
              "one, bells, the Seven of acorns, where acorns can be trumps, acorns."},
     .sources = kCited<PagatDeal, ImstExchange>,
     .holds = kAll},
    {.number = 44,
     .name = "trump_no_eichel",
     .title = {"Eichel ist nie Trumpf", "Eichel non è mai briscola", "Acorns are never trumps"},
     .subject = kSubject,
     .text = {"Eichel kann nicht Trumpf sein. Der Geber schlägt weiter auf, bis eine andere Farbe kommt.",
              "Eichel (ghiande) non può essere briscola. Il mazziere continua a girare finché viene un altro "
              "seme.",
              "Acorns cannot be trumps. The dealer goes on turning up until another suit comes."},
     .sources = kCited<ImstTrump, ImstExchange, Heltschl13, PagatEichel, PagatEichelDeal, PagatStraf>,
     .holds = kAcorns},
    {.number = 45,
     .name = "trump_acorn_perl_open",
     .title = {"Aufgeschlagene Eichelperlaggen", "Perlaggen di Eichel girati", "Acorn Perlaggen turned up"},
     .subject = kSubject,
     .text = {"Eichelperlaggen, die beim Aufschlagen kommen, bleiben offen liegen und können eingetauscht "
              "werden.",
              "I Perlaggen di Eichel che escono girando restano scoperti e si possono prendere in cambio.",
              "Acorn Perlaggen turned up on the way stay face up and can be exchanged for."},
     .sources = kCited<ImstTrump, ImstExchange, PagatEichelDeal, PagatStraf>,
     .holds = kAcorns},
    {.number = 46,
     .name = "trump_acorn_natural",
     .title = {"Aufgeschlagene gewöhnliche Eichel", "Eichel comuni girate", "Ordinary acorns turned up"},
     .subject = kSubject,
     .text = {"Gewöhnliche Eichel, die beim Aufschlagen kommen, legt der Geber weg.",
              "Le carte comuni di Eichel che escono girando la briscola il mazziere le mette da parte.",
              "Ordinary acorns that come up in turning trumps are put away by the dealer."},
     .consequence = {"Niemand bekommt diese Karten.", "Nessuno riceve queste carte.",
                     "Nobody gets these cards."},
     .sources = kCited<ImstExchange, PagatEichelDeal>,
     .holds = kAcorns,
     .depends = {"exposed_natural_acorns", ""},
     .consequenceUnsaid = kAll},
    {.number = 47,
     .name = "luck_boden",
     .title = {"Luck und Boden", "Luck und Boden", "Luck und Boden"},
     .subject = kSubject,
     .text = {"Nach dem Aufschlagen muss der Geber allen einmal die oberste und die unterste Karte des "
              "Stocks zeigen: Luck und Boden.",
              "Girata la briscola, il mazziere deve mostrare a tutti una volta la prima e l'ultima carta del "
              "resto del mazzo: Luck und Boden.",
              "After turning up trumps the dealer must show everyone the top and the bottom card of the "
              "stock once: Luck und Boden."},
     .sources = kCited<ImstTrump, Imst7, PagatVariations>,
     .holds = sets::kSuedtirol,
     .depends = {"luck_boden", "both"}},
    {.number = 48,
     .name = "luck_boden_once",
     .title = {"Luck und Boden nur einmal", "Luck und Boden una volta sola", "Luck und Boden only once"},
     .subject = kSubject,
     .text =
         {"Einmal gezeigt, darf Luck und Boden niemand mehr anschauen, bis fertig gespielt und gewiesen ist.",
          "Mostrati una volta, Luck und Boden non si possono più guardare finché non si è finito di giocare "
          "e di mostrare.",
          "Once Luck und Boden have been shown, nobody may look at them again until play and show are over."},
     .consequence = {"Eine Strafe dafür nennt keine Quelle.", "Nessuna fonte stabilisce una penalità.",
                     "No source lays down a penalty for it."},
     .sources = kCited<ImstTrump, Imst7, PagatVariations>,
     .holds = sets::kSuedtirol,
     .depends = {"luck_boden", "both"},
     .costs = "penalty_unspecified"},
    {.number = 49,
     .name = "stock_use",
     .title = {"Karten aus dem Stock", "Carte dal resto del mazzo", "Cards from the stock"},
     .subject = kSubject,
     .text = {"Karten aus dem Stock, dem Rest nach dem Geben, darf niemand verwenden.",
              "Nessuno può usare le carte rimaste nel mazzo dopo la distribuzione.",
              "Nobody may use a card from the stock, what is left of the pack after the deal."},
     .consequence = {"Die Partie ist verloren.", "La partita è persa.", "The game is lost."},
     .sources = kCited<Heltschl13, Imst34>,
     .holds = kPaperOberland,
     .remarks =
         {{{{"Die Imster Regeln sprechen in § 34 nur vom Kartenstehlen; dass damit auch der Stock gemeint "
             "ist, ist eine Lesart.",
             "Le regole di Imst, al § 34, parlano solo di rubare carte; che valga anche per il mazzo è una "
             "lettura.",
             "The Imst rules speak in § 34 only of stealing cards; that it covers the stock is a reading."},
            kPaper}}},
     .read = kPaper},
};

} // namespace

std::span<const RulePoint> trump() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
