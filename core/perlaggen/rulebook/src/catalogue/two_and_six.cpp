#include "tables.h"

namespace schreiber::perlaggen::rulebook::tables {
namespace {

using enum Heading;
constexpr Subject kSubject = Subject::TwoAndSix;

constexpr RulePoint kPoints[] = {
    {.number = 257,
     .name = "p2_same",
     .title = {"Zu zweit", "In due", "Two players"},
     .subject = kSubject,
     .text = {"Zu zweit gelten die Regeln des Spiels zu viert, nur ohne Reden und Deuten.",
              "In due valgono le regole del gioco a quattro, solo senza parole né segni.",
              "Two players use the rules of the game for four, only without talk and signals."},
     .sources = kCited<PagatTwo>,
     .holds = kThreeSeats,
     .players = seats::kTwo,
     .costs = "penalty_unspecified"},
    {.number = 258,
     .name = "p2_seven",
     .title = {"Zu zweit mit sieben Karten", "In due con sette carte", "Two players with seven cards"},
     .subject = kSubject,
     .text = {"Spielt man zu zweit mit sieben Karten, braucht das Spiel vier Stiche.",
              "Se si gioca in due con sette carte, per lo Spiel occorrono quattro prese.",
              "When two play with seven cards each, the Spiel takes four tricks."},
     .sources = kCited<PagatTwo, PagatStraf>,
     .holds = sets::kInnsbruck | sets::kEichel | sets::kStraf,
     .players = seats::kTwo,
     .depends = {"two_player_hand", "7"}},
    {.number = 259,
     .name = "p6_teams",
     .title = {"Zu sechst", "In sei", "Six players"},
     .subject = kSubject,
     .text = {"Zu sechst spielen zwei Parteien zu dritt, abwechselnd um den Tisch. Jeder bekommt vier "
              "Karten, zweimal zwei.",
              "In sei giocano due squadre di tre, alternate intorno al tavolo. Ognuno riceve quattro carte, "
              "due alla volta.",
              "Six play as two teams of three, seated alternately. Each is dealt four cards, two and two."},
     .sources = kCited<PagatSix>,
     .holds = kSixSeats,
     .players = seats::kSix},
    {.number = 260,
     .name = "p6_hin",
     .title = {"Zu sechst: das Spiel ist hin", "In sei: lo Spiel è «hin»", "Six players: the Spiel is hin"},
     .subject = kSubject,
     .text = {"Macht zu sechst jede Partei zwei Stiche, ist das Spiel hin.",
              "Nel gioco a sei, se ogni squadra fa due prese, lo Spiel è «hin».",
              "With six players, if each team takes two tricks the Spiel is hin."},
     .consequence = {"Niemand schreibt dafür, auch wenn es geboten und gehalten war.",
                     "Nessuno segna punti, nemmeno se era offerto e tenuto.",
                     "Nobody scores it, even if it was bet and held."},
     .sources = kCited<PagatSix>,
     .holds = kSixSeats,
     .players = seats::kSix,
     .remarks =
         {{{{"Dass es auch für ein gebotenes und gehaltenes Spiel gilt, folgt daraus; gesagt ist es nicht.",
             "Che valga anche per uno Spiel offerto e tenuto ne consegue; detto non è.",
             "That it holds for a Spiel bet and held too follows from it; it is not said."},
            kSixSeats}}}},
    {.number = 261,
     .name = "p6_five",
     .title = {"Zu sechst mit fünf Karten", "In sei con cinque carte", "Six players with five cards"},
     .subject = kSubject,
     .text = {"Zu sechst kann man auch mit fünf Karten spielen. Wo Eichel nie Trumpf ist, kann es sein, dass "
              "nur noch Eichel zum Aufschlagen übrig sind.",
              "In sei si può giocare anche con cinque carte. Dove Eichel non è mai briscola può darsi che da "
              "girare restino solo Eichel.",
              "Six can also play with five cards each. Where acorns are never trumps, it may happen that "
              "only acorns are left to turn up."},
     .sources = kCited<PagatSix>,
     .holds = kSixSeats,
     .players = seats::kSix},
};

} // namespace

std::span<const RulePoint> twoAndSix() {
    return kPoints;
}

} // namespace schreiber::perlaggen::rulebook::tables
