#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <koenigrufen/line/faults.h>
#include <string_view>

namespace schreiber::koenigrufen::line {
namespace {

constexpr std::string_view kGameLine = "GAME-LINE";

struct FaultWords {
    Fault fault;
    std::string_view name; // in the expectation of an InputError
    words::Text text;      // {0} what was found, {1} what it is about
};

// In the order of the enumeration.
constexpr FaultWords kWords[] = {
    {Fault::Empty,
     "empty",
     {"Hier fehlt die Zeile. Zum Beispiel: A r C + (A ruft, mit C, gewonnen).",
      "Qui manca la riga. Per esempio: A r C + (A chiama, con C, vinto).",
      "The line is missing. For example: A r C + (A calls, with C, won)."}},
    {Fault::TooLong,
     "too-long",
     {"Die Zeile ist zu lang; so viel ist bei einem Spiel nicht zu schreiben.",
      "La riga è troppo lunga; per un gioco non c'è tanto da scrivere.",
      "The line is too long; no game has as much to write."}},
    {Fault::NoSeat,
     "no-seat",
     {"„{0}“ ist kein Platz dieses Tischs; er hat {1}, A ist der erste.",
      "«{0}» non è un posto di questo tavolo; ne ha {1}, A è il primo.",
      "“{0}” is no seat of this table; it has {1}, A is the first."}},
    {Fault::SitsOut,
     "sits-out",
     {"Wer gibt, sitzt an einem Fünfertisch aus: „{0}“ kann in diesem Spiel nicht vorkommen.",
      "A un tavolo da cinque chi dà le carte sta fuori: «{0}» non può comparire in questo gioco.",
      "At a table of five the dealer sits out: “{0}” cannot occur in this game."}},
    {Fault::NoGame,
     "no-game",
     {"„{0}“ ist kein Spiel. Es gibt r sr ar pi be f d 6d po bo sf sd und tr, oder den ganzen Namen.",
      "«{0}» non è un gioco. Ci sono r sr ar pi be f d 6d po bo sf sd e tr, o il nome intero.",
      "“{0}” is no game. There are r sr ar pi be f d 6d po bo sf sd and tr, or the whole name."}},
    {Fault::HasNoDeclarer,
     "has-no-declarer",
     {"Beim Trischaken spielt jeder für sich: ohne Platz davor schreiben, mit dem, was jeder gezählt hat.",
      "Nel Trischaken ognuno gioca per sé: scrivere senza posto davanti, con quanto ognuno ha contato.",
      "At Trischaken each plays for himself: write it without a seat before it, with what each counted."}},
    {Fault::NoPartner,
     "no-partner",
     {"{1} wird allein gespielt: den Partner „{0}“ streichen.",
      "{1} si gioca da soli: togliere il compagno «{0}».",
      "{1} is played alone: take the partner “{0}” out."}},
    {Fault::OwnPartner,
     "own-partner",
     {"„{0}“ spielt selbst und kann nicht sein eigener Partner sein; wer allein spielt, hat keinen.",
      "«{0}» è il dichiarante e non può essere compagno di sé stesso; chi gioca da solo non ne ha.",
      "“{0}” is the declarer and cannot be his own partner; who plays alone has none."}},
    {Fault::NoResult,
     "no-result",
     {"Hier steht „{0}“ statt des Ergebnisses: + gewonnen oder - verloren.",
      "Qui c'è «{0}» invece del risultato: + vinto o - perso.",
      "Here is “{0}” instead of the result: + won or - lost."}},
    {Fault::NotGivenUp,
     "not-given-up",
     {"{1} kann nicht aufgegeben werden; das gibt es nur, wo der gerufene König im Talon liegen und genommen "
      "werden "
      "kann.",
      "{1} non si può cedere; ciò vale solo dove il re chiamato può stare nel talon ed essere preso.",
      "{1} cannot be given up; that is for games in which the called king may lie in a talon that can be "
      "taken."}},
    {Fault::GivenUpBird,
     "given-up-bird",
     {"Wer einen Auchrufer aufgibt, verliert genau einen angesagten Vogel dazu: zum Beispiel pagat!-.",
      "Chi cede un Auchrufer perde anche esattamente un uccello annunciato: per esempio pagat!-.",
      "Who gives up an Auchrufer loses exactly one announced bird with it: for example pagat!-."}},
    {Fault::GivenUpMore,
     "given-up-more",
     {"Ein aufgegebenes Spiel hat weder Partner noch Kontra noch weitere Prämien.",
      "Un gioco ceduto non ha né compagno né kontra né altri premi.",
      "A game given up has no partner, no kontra and no more premiums."}},
    {Fault::NoWord,
     "no-word",
     {"„{0}“ kann hier nicht stehen: keine Prämie, kein Kontra (k, im Negativspiel kD), kein Mondfang.",
      "«{0}» non può stare qui: non è un premio, un kontra (k, nel gioco negativo kD) o un Mondfang.",
      "“{0}” cannot stand here: no premium, no kontra (k, in a negative game kD), no Mondfang."}},
    {Fault::NoSign,
     "no-sign",
     {"Hinter „{0}“ fehlt + (gut für die Spielerseite) oder - (gut für die Gegner).",
      "Dopo «{0}» manca + (buono per chi gioca) o - (buono per gli avversari).",
      "Behind “{0}” is missing + (good for the declarer's side) or - (good for the opponents)."}},
    {Fault::TooManySteps,
     "too-many-steps",
     {"„{0}“: mehr als {1} Schritte Kontra und Retour schreibt dieses Programm nicht.",
      "«{0}»: questo programma non scrive più di {1} passi di kontra e retour.",
      "“{0}”: this program does not write more than {1} steps of kontra and retour."}},
    {Fault::KontraTwice,
     "kontra-twice",
     {"Das Kontra steht schon da; kk ist Kontra mit Retour. „{0}“ streichen.",
      "Il kontra c'è già; kk è kontra con retour. Togliere «{0}».",
      "The kontra stands there already; kk is kontra with retour. Take “{0}” out."}},
    {Fault::OwnKontra,
     "own-kontra",
     {"Gegen das eigene Spiel gibt niemand Kontra: „{0}“ nennt den Spieler selbst.",
      "Nessuno dà kontra al proprio gioco: «{0}» nomina il dichiarante stesso.",
      "Nobody gives kontra to his own game: “{0}” names the declarer himself."}},
    {Fault::NotInGame,
     "not-in-game",
     {"{1} hat die Prämie „{0}“ nicht.", "{1} non ha il premio «{0}».", "{1} has no premium “{0}”."}},
    {Fault::PremiumTwice,
     "premium-twice",
     {"„{0}“ steht schon da: jede Seite hat eine Prämie nur einmal.",
      "«{0}» c'è già: ogni parte ha un premio una volta sola.",
      "“{0}” stands there already: each side has a premium once."}},
    {Fault::OnlyAnnounced,
     "only-announced",
     {"In einem abgebrochenen Spiel zählt nur, was angesagt war (mit !): „{0}“ streichen.",
      "In un gioco interrotto conta solo ciò che era annunciato (con !): togliere «{0}».",
      "In a game broken off only what was announced counts (with !): take “{0}” out."}},
    {Fault::SignOfBroken,
     "sign-of-broken",
     {"In einem abgebrochenen Spiel bekommt alles die andere Seite: „{0}“ ohne + oder - schreiben.",
      "In un gioco interrotto tutto va all'altra parte: scrivere «{0}» senza + o -.",
      "In a game broken off the other side gets it all: write “{0}” without + or -."}},
    {Fault::ValatResult,
     "valat-result",
     {"„{0}“ passt nicht zum Ergebnis: wer alle Stiche hat, hat gewonnen, und ein angesagter und nicht "
      "gemachter Valat "
      "verliert das Spiel.",
      "«{0}» non va d'accordo con il risultato: chi ha tutte le prese ha vinto, e un Valat annunciato e non "
      "fatto "
      "perde il gioco.",
      "“{0}” does not fit the result: who has every trick has won, and a Valat announced and not made loses "
      "the "
      "game."}},
    {Fault::MondfangWho,
     "mondfang-who",
     {"Beim Mondfang steht dabei, wer wessen Mond gefangen hat: mondfang=C:B, C fing den Mond von B.",
      "Nel Mondfang si scrive chi ha preso il Mond di chi: mondfang=C:B, C ha preso il Mond di B.",
      "A Mondfang says who caught whose Mond: mondfang=C:B, C caught B's Mond."}},
    {Fault::MondfangSelf,
     "mondfang-self",
     {"„{0}“: niemand fängt seinen eigenen Mond.", "«{0}»: nessuno prende il proprio Mond.",
      "“{0}”: nobody catches his own Mond."}},
    {Fault::MondfangTwice,
     "mondfang-twice",
     {"Es gibt nur einen Mond: „{0}“ streichen.", "C'è un solo Mond: togliere «{0}».",
      "There is but one Mond: take “{0}” out."}},
    {Fault::NotInPlace,
     "not-in-place",
     {"„{0}“: zugleich gespielt werden nur Piccolo und Bettler.",
      "«{0}»: insieme si giocano solo Piccolo e Bettler.",
      "“{0}”: only Piccolo and Bettler are played at the same time."}},
    {Fault::DeclarerTwice,
     "declarer-twice",
     {"„{0}“ hat auf dieser Zeile schon ein Spiel; jeder spielt nur eines.",
      "«{0}» ha già un gioco su questa riga; ognuno ne gioca uno solo.",
      "“{0}” has a game in this line already; each plays one."}},
    {Fault::NoCount,
     "no-count",
     {"„{0}“ ist keine Zählung: Punkte, mit / die Blätter, mit j die Jungfrau, also 26/2 oder 0j.",
      "«{0}» non è un conteggio: punti, con / i Blatt, con j la Jungfrau, cioè 26/2 o 0j.",
      "“{0}” is no count: points, the Blätter with /, a Jungfrau with j, so 26/2 or 0j."}},
    {Fault::CountOfNone,
     "count-of-none",
     {"„{0}“: wer keinen Stich hat (j), hat auch keine Punkte.",
      "«{0}»: chi non ha prese (j) non ha nemmeno punti.",
      "“{0}”: who has no trick (j) has no points either."}},
    {Fault::CountSum,
     "count-sum",
     {"„{0}“ ergibt {1}; die vier zusammen müssen 70 ergeben. Noch einmal zählen.",
      "«{0}» dà {1}; i quattro insieme devono dare 70. Contare di nuovo.",
      "“{0}” comes to {1}; the four together must come to 70. Count again."}},
    {Fault::HowManyCounts,
     "how-many-counts",
     {"Beim Trischaken zählt jeder der vier: vier Zählungen, der Reihe der Plätze nach.",
      "Nel Trischaken conta ognuno dei quattro: quattro conteggi, nell'ordine dei posti.",
      "At Trischaken each of the four counts: four counts, in the order of the seats."}},
    {Fault::NoNumber,
     "no-number",
     {"„{0}“ ist keine Zahl. Nach = steht für jeden Platz eine, wie auf dem Papier.",
      "«{0}» non è un numero. Dopo = ne sta uno per posto, come sulla carta.",
      "“{0}” is no number. Behind = stands one for each seat, as on the paper."}},
    {Fault::HowManyNumbers,
     "how-many-numbers",
     {"Nach = stehen {1} Zahlen, für jeden Platz eine.", "Dopo = stanno {1} numeri, uno per posto.",
      "Behind = stand {1} numbers, one for each seat."}},
    {Fault::NumberOfOut,
     "number-of-out",
     {"Wer gibt, sitzt an einem Fünfertisch aus und schreibt 0, nicht „{0}“.",
      "A un tavolo da cinque chi dà le carte sta fuori e scrive 0, non «{0}».",
      "At a table of five the dealer sits out and writes 0, not “{0}”."}},
    {Fault::SkuesTwice,
     "skues-twice",
     {"Wo der Sküs war, steht schon da: „{0}“ streichen.", "Dov'era lo Sküs c'è già: togliere «{0}».",
      "Where the Sküs was stands there already: take “{0}” out."}},
    {Fault::More,
     "more",
     {"Hier ist die Zeile zu Ende: „{0}“ streichen oder ausbessern.",
      "Qui la riga è finita: togliere o correggere «{0}».",
      "Here the line ends: take “{0}” out or mend it."}},
};

constexpr bool standInOrder() {
    for (std::size_t i = 0; i < std::size(kWords); ++i)
        if (kWords[i].fault != static_cast<Fault>(i)) return false;
    return std::size(kWords) == static_cast<std::size_t>(Fault::More) + 1;
}
static_assert(standInOrder());

// Where the line ends before that.
struct MissingWords {
    Fault fault;
    words::Text text;
};
constexpr MissingWords kMissing[] = {
    {Fault::NoSeat,
     {"Hier fehlt, wer: ein Platz dieses Tischs, A ist der erste.",
      "Qui manca chi: un posto di questo tavolo, A è il primo.",
      "Missing here: who, a seat of this table; A is the first."}},
    {Fault::NoGame,
     {"Hier fehlt das Spiel: r sr ar pi be f d 6d po bo sf sd, oder der ganze Name.",
      "Qui manca il gioco: r sr ar pi be f d 6d po bo sf sd, o il nome intero.",
      "Missing here: the game, r sr ar pi be f d 6d po bo sf sd, or its whole name."}},
    {Fault::NoResult,
     {"Hier fehlt das Ergebnis: + gewonnen oder - verloren.", "Qui manca il risultato: + vinto o - perso.",
      "Missing here: the result, + won or - lost."}},
};

std::string filled(const FaultWords& words, words::Language language, std::string_view found,
                   std::string_view about) {
    const auto* const missing = std::ranges::find(kMissing, words.fault, &MissingWords::fault);
    if (found.empty() && missing != std::end(kMissing)) return std::string(missing->text.in(language));
    return fmt::format(fmt::runtime(words.text.in(language)), found, about);
}

} // namespace

std::string inWords(const LineError& error, words::Language language) {
    return filled(kWords[static_cast<std::size_t>(error.fault)], language, error.found, error.about);
}

base::InputError inputErrorOf(const LineError& error, const std::string& file, int line, int column) {
    const std::string_view name = kWords[static_cast<std::size_t>(error.fault)].name;
    return {file,
            line,
            column + error.column - 1,
            error.found,
            {std::string(kGameLine), fmt::format("{}({};{})", kGameLine, name, error.about)}};
}

std::optional<std::string> inWords(const base::InputError& error, words::Language language) {
    for (const std::string& expected : error.expected) {
        std::string_view text = expected;
        if (!text.starts_with(kGameLine) || !text.ends_with(')')) continue;
        text.remove_prefix(kGameLine.size() + 1);
        text.remove_suffix(1);
        const std::size_t parted = text.find(';');
        if (parted == std::string_view::npos) continue;
        const auto* const words = std::ranges::find(kWords, text.substr(0, parted), &FaultWords::name);
        if (words != std::end(kWords)) return filled(*words, language, error.found, text.substr(parted + 1));
    }
    return std::nullopt;
}

} // namespace schreiber::koenigrufen::line
