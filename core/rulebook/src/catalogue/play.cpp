#include "tables.h"

namespace schreiber::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::Play;

constexpr RulePoint kPoints[] = {
    {.number = 87,
     .name = "lead_left",
     .subject = kSubject,
     .text = {"Zum ersten Stich spielt der linke Nachbar des Gebers aus, dann immer, wer den letzten Stich "
              "gemacht hat.",
              "Alla prima presa gioca per primo il vicino di sinistra del mazziere, poi sempre chi ha fatto "
              "l'ultima presa.",
              "The dealer's left neighbour leads to the first trick, then always whoever took the last one."},
     .consequence = {"Eine Karte vor der Reihe ist regelwidrig.",
                     "Una carta giocata fuori turno è irregolare.", "A card out of turn is irregular."},
     .sources = kCited<PagatPlay, ImstFigures, Heltschl15>,
     .holds = kAll},
    {.number = 88,
     .name = "lead_any",
     .subject = kSubject,
     .text = {"Ausgespielt werden darf jede Karte.", "Si può giocare per prima qualsiasi carta.",
              "Any card may be led."},
     .sources = kCited<PagatPlay>,
     .holds = kAll},
    {.number = 89,
     .name = "follow",
     .subject = kSubject,
     .text = {"Wer von der ausgespielten Farbe eine Karte hat, die kein Perlagg ist, muss Farbe bekennen "
              "oder einen Trumpf oder Perlagg spielen.",
              "Chi ha del seme giocato una carta che non è un Perlagg deve rispondere al seme, oppure "
              "giocare una briscola o un Perlagg.",
              "A player who has a card of the suit led that is no Perlagg must follow suit, or play a trump "
              "or a Perlagg."},
     .consequence =
         {"Eine andere Karte geht zurück, solange der Stich läuft; danach ist die Farbe verleugnet.",
          "Un'altra carta torna in mano finché la presa è in corso; dopo è seme negato.",
          "Any other card goes back while the trick is open; after that it is a revoke."},
     .sources = kCited<PagatPlay, ImstSuits, Imst15>,
     .holds = kAll},
    {.number = 90,
     .name = "follow_void",
     .subject = kSubject,
     .text = {"Wer die ausgespielte Farbe nicht hat, darf zugeben, was er will; stechen muss er nicht.",
              "Chi non ha il seme giocato può giocare ciò che vuole; non è obbligato a prendere.",
              "A player who has none of the suit led may play anything and need not trump."},
     .sources = kCited<PagatPlay, ImstSuits>,
     .holds = kAll},
    {.number = 91,
     .name = "follow_perl_bound",
     .subject = kSubject,
     .text =
         {"Wer die ausgespielte Farbe hat und statt ihrer einen Perlagg spielt, muss ihn auf diese Farbe "
          "oder auf Trumpf taufen.",
          "Chi ha il seme giocato e gioca invece un Perlagg deve battezzarlo in quel seme o come briscola.",
          "A player who has the suit led and plays a Perlagg instead must baptise it as that suit or as a "
          "trump."},
     .consequence = {"Ein anderer Name gilt nicht; noch im selben Stich darf er richtig taufen.",
                     "Un altro nome non vale; nella stessa presa può ancora battezzare correttamente.",
                     "Any other name is void; within the trick he may still name it properly."},
     .sources = kCited<PagatPlay>,
     .holds = kInnsbruckEichel | sets::kStraf,
     .depends = {"perlagg_follow", "bound"}},
    {.number = 92,
     .name = "follow_perl_free",
     .subject = kSubject,
     .text = {"Ein Perlagg ist immer Farbe: Man darf ihn jederzeit und auf jede Karte getauft zugeben, auch "
              "wenn Trumpf ausgespielt ist.",
              "Un Perlagg è sempre del seme richiesto: si può giocare in ogni momento e battezzare come si "
              "vuole, anche su una briscola giocata per prima.",
              "A Perlagg always counts as following suit: it may be played at any time and under any name, "
              "also when trumps are led."},
     .consequence = {"Mit einem Perlagg verleugnet man nie.", "Con un Perlagg non si nega mai il seme.",
                     "A Perlagg is never a revoke."},
     .sources = kCited<Imst15, ImstSuits>,
     .holds = kPaperOberland,
     .depends = {"perlagg_follow", "free"}},
    {.number = 93,
     .name = "follow_trump_lead",
     .subject = kSubject,
     .text = {"Ist Trumpf ausgespielt, muss jeder, der einen Trumpf hat, der kein Perlagg ist, Trumpf oder "
              "einen Perlagg zugeben. Das heißt Trumpf abreißen.",
              "Se è giocata per prima una briscola, chi ha una briscola che non è un Perlagg deve giocare "
              "briscola o un Perlagg («Trumpf abreißen»).",
              "When a trump is led, everyone who has a trump that is no Perlagg must play a trump or a "
              "Perlagg (“Trumpf abreißen”)."},
     .consequence =
         {"Eine andere Karte geht zurück, solange der Stich läuft; danach ist die Farbe verleugnet.",
          "Un'altra carta torna in mano finché la presa è in corso; dopo è seme negato.",
          "Any other card goes back while the trick is open; after that it is a revoke."},
     .sources = kCited<PagatPlay, ImstSuits, Imst15>,
     .holds = kAll},
    {.number = 94,
     .name = "follow_perl_not_forced",
     .subject = kSubject,
     .text = {"Niemand muss je einen Perlagg spielen, auch Trumpfperlaggen nicht auf Trumpf, außer er hat "
              "nur noch Perlaggen.",
              "Nessuno è mai obbligato a giocare un Perlagg, nemmeno un Perlagg di briscola su briscola, a "
              "meno che non abbia solo Perlaggen.",
              "Nobody is ever forced to play a Perlagg, not even a trump Perlagg on a trump lead, unless he "
              "has nothing else."},
     .sources = kCited<PagatPlay, ImstSuits>,
     .holds = kAll},
    {.number = 95,
     .name = "follow_after_trump",
     .subject = kSubject,
     .text = {"Die ausgespielte Farbe ist auch dann zu bekennen, wenn schon einer mit Trumpf oder Perlagg "
              "dazwischen gestochen hat.",
              "Si deve rispondere al seme giocato anche se nel frattempo qualcuno ha già superato con "
              "briscola o con un Perlagg.",
              "The suit led must be followed even if someone in between has already trumped or played a "
              "Perlagg."},
     .consequence =
         {"Eine andere Karte geht zurück, solange der Stich läuft; danach ist die Farbe verleugnet.",
          "Un'altra carta torna in mano finché la presa è in corso; dopo è seme negato.",
          "Any other card goes back while the trick is open; after that it is a revoke."},
     .sources = kCited<PagatPlay, ImstSuits>,
     .holds = kAll},
    {.number = 96,
     .name = "follow_trump_any",
     .subject = kSubject,
     .text = {"Trumpf darf man zu jedem Stich geben, auch wenn man die ausgespielte Farbe hat.",
              "La briscola si può giocare in ogni presa, anche avendo il seme giocato.",
              "A trump may be played to any trick, even when holding the suit led."},
     .sources = kCited<PagatPlay>,
     .holds = kAll,
     .depends = {"undertrump_holding_suit", "allowed"}},
    {.number = 97,
     .name = "follow_no_overtake",
     .subject = kSubject,
     .text = {"Niemand muss die liegenden Karten überstechen.",
              "Nessuno è obbligato a superare le carte già giocate.",
              "Nobody has to beat the cards already played."},
     .sources = kCited<PagatPlay, ImstSuits>,
     .holds = kAll},
    {.number = 98,
     .name = "lead_perlagg_suit",
     .subject = kSubject,
     .text = {"Ist ein Perlagg ausgespielt, gilt die Farbe, auf die er getauft ist.",
              "Se è giocato per primo un Perlagg, il seme da rispondere è quello con cui è stato battezzato.",
              "When a Perlagg is led, the suit it was baptised as is the suit to follow."},
     .sources = kCited<PagatPlay, ImstSuits>,
     .holds = kAll},
    {.number = 99,
     .name = "card_played",
     .subject = kSubject,
     .text = {"Ausgespielt ist eine Karte, sobald sie auf den Tisch gelegt und losgelassen ist.",
              "Una carta è giocata quando è stata posata sul tavolo e lasciata.",
              "A card is played once it has been laid on the table and let go."},
     .sources = kCited<Imst16, ImstSuits>,
     .holds = kPaperOberland},
    {.number = 100,
     .name = "no_takeback",
     .subject = kSubject,
     .text = {"Eine gespielte Karte wird nicht zurückgenommen, außer man muss Farbe bekennen.",
              "Una carta giocata non si riprende, salvo che si debba rispondere al seme.",
              "A played card is not taken back, except where that is needed to follow suit."},
     .consequence = {"Die Karte bleibt liegen.", "La carta resta sul tavolo.", "The card stays."},
     .sources = kCited<Imst17, ImstSuits>,
     .holds = kPaperOberland},
    {.number = 101,
     .name = "takeback_window",
     .subject = kSubject,
     .text = {"Eine Karte, die Farbe verleugnet, kann man nur richtigstellen, solange derselbe Stich läuft.",
              "Una carta che nega il seme si può correggere solo finché è in corso la stessa presa.",
              "A card that denies suit can be put right only within the same trick."},
     .consequence = {"Danach ist die Farbe verleugnet.", "Dopo, il seme è negato.",
                     "After that it is a revoke."},
     .sources = kCited<Imst17>,
     .holds = kPaperOberland},
    {.number = 102,
     .name = "revoke",
     .subject = kSubject,
     .text = {"Farbe darf nie verleugnet werden.", "Non si può mai negare il seme.",
              "Suit must never be denied."},
     .consequence =
         {"In Imst und Südtirol kostet es „Spiel-Verlust“ und zwei Strafpunkte; ob damit die Figur, die Gabe "
          "oder die Partie gemeint ist, muss ausgemacht sein. Anderswo sagt keine Quelle, was es kostet: Die "
          "Hausregel sagt es.",
          "A Imst e in Alto Adige costa la perdita dello «Spiel» e due punti di penalità; se s'intenda la "
          "figura, la smazzata o la partita va concordato. Altrove nessuna fonte dice quanto costa: lo dice "
          "la "
          "regola della casa.",
          "In Imst and South Tyrol it costs the “Spiel” and two penalty points; whether that means the "
          "figure, the deal or the game has to be agreed. Elsewhere no source says what it costs; the house "
          "rule "
          "does."},
     .sources = kCited<Imst17>,
     .holds = kAll,
     .unsaid = kAll & ~kPaper,
     .depends = {"revoke_penalty", ""}},
    {.number = 103,
     .name = "out_of_turn",
     .subject = kSubject,
     .text = {"Wer wirft, ohne an der Reihe zu sein, dessen Karte pickt: Sie bleibt liegen.",
              "La carta buttata fuori turno «pickt»: resta sul tavolo.",
              "A card thrown out of turn “pickt”: it stays on the table."},
     .consequence = {"Die Karte zählt an ihrem Platz im Stich.", "La carta conta al suo posto nella presa.",
                     "The card counts in the trick at its player's seat."},
     .sources = kCited<Heltschl15>,
     .holds = sets::kOberland},
    {.number = 104,
     .name = "out_of_turn_trump",
     .subject = kSubject,
     .text = {"Wer außer der Reihe wirft, obwohl er Trumpf zugeben müsste, muss doch Trumpf bedienen und "
              "kann damit nicht stechen.",
              "Chi butta fuori turno una carta quando dovrebbe rispondere a briscola deve comunque "
              "rispondere, e con quella carta non può prendere.",
              "A player who throws a card out of turn when he should follow a trump lead must follow all the "
              "same, and cannot take the trick."},
     .consequence = {"Die voreilige Karte geht zurück.", "La carta precipitosa torna in mano.",
                     "The hasty card goes back."},
     .sources = kCited<Heltschl15>,
     .holds = sets::kOberland},
    {.number = 105,
     .name = "rows",
     .subject = kSubject,
     .text = {"Jeder legt seine Karten offen vor sich hin, von links nach rechts. Stiche werden nicht "
              "eingezogen.",
              "Ognuno mette le proprie carte scoperte davanti a sé, da sinistra a destra. Le prese non si "
              "raccolgono.",
              "Everyone lays his cards open in front of him from left to right. Tricks are not gathered in."},
     .sources = kCited<PagatPlay, ImstFigures, Heltschl14>,
     .holds = kAll},
    {.number = 106,
     .name = "push",
     .subject = kSubject,
     .text = {"Die Karte, die den Stich macht, wird ein wenig vorgeschoben.",
              "La carta che fa la presa si spinge un po' in avanti.",
              "The card that takes the trick is pushed forward a little."},
     .sources = kCited<PagatPlay>,
     .holds = kInnsbruckEichel | sets::kStraf},
    {.number = 107,
     .name = "cards_stay",
     .subject = kSubject,
     .text = {"Die gespielten Karten bleiben liegen, bis alle drei Figuren entschieden sind. Aufnehmen oder "
              "zusammenwerfen darf man sie vorher nicht.",
              "Le carte giocate restano sul tavolo finché non sono decise tutte e tre le figure. Prima non "
              "si possono raccogliere né mescolare.",
              "Played cards stay on the table until all three figures are settled. They may not be picked up "
              "or thrown together before."},
     .consequence = {"Geschieht es doch, ist eine Strafe nicht festgelegt.",
                     "Se accade lo stesso, non è prevista alcuna penalità.",
                     "If it is done all the same, no penalty is laid down."},
     .sources = kCited<ImstFigures, Imst24>,
     .holds = kPaperOberland,
     .depends = {"penalty_unspecified", ""}},
    {.number = 108,
     .name = "throw_in",
     .subject = kSubject,
     .text = {"Wer seine Karten offen auf den Tisch wirft, verzichtet für beide Partner auf alle noch "
              "offenen Figuren.",
              "Chi butta le carte scoperte sul tavolo rinuncia, per entrambi i compagni, a tutte le figure "
              "ancora aperte.",
              "A player who throws his cards open on the table gives up all open figures for both partners."},
     .consequence = {"Die Gegner schreiben den Rest: Ungebotenes einfach, Gebotenes zu seinem Wert.",
                     "Gli avversari segnano il resto: un punto per le figure non offerte, il loro valore per "
                     "quelle offerte.",
                     "The opponents score the rest: unbet figures one point each, bet ones at their value."},
     .sources = kCited<Imst9>,
     .holds = kPaperOberland},
};

} // namespace

std::span<const RulePoint> play() {
    return kPoints;
}

} // namespace schreiber::rulebook::tables
