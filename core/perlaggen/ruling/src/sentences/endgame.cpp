#include "tables.h"

namespace schreiber::perlaggen::ruling::sentences {
namespace {

constexpr words::Text kAnswersVoid{
    "{who} antwortet auf die Frage von {other}; diese Frage galt nicht, zu antworten ist darauf nichts.",
    "{who} risponde alla domanda di {other}, che non valeva: non c'è nulla da rispondere.",
    "{who} answers {other}'s question, which did not count; there is nothing to answer."};

constexpr words::Text kAnswersNothing{"{who} antwortet, obwohl von den Gegnern niemand gefragt hat.",
                                      "{who} risponde, benché nessun avversario abbia chiesto.",
                                      "{who} answers, though no opponent has asked."};

constexpr words::Text kAnswersPartner{
    "{who} sagt „nicht erlaubt“, gefragt hat aber der eigene Partner.",
    "{who} dice «nicht erlaubt», ma ha chiesto il proprio compagno.",
    "{who} says “nicht erlaubt”, but it was the player's own partner who asked."};

constexpr words::Text kDeniedNothing{
    "{who} soll zu Unrecht „nicht erlaubt“ gesagt haben; gefragt hat von den Gegnern aber niemand.",
    "{who} avrebbe detto a torto «nicht erlaubt», ma nessun avversario ha chiesto.",
    "{who} is said to have answered “nicht erlaubt” wrongly, but no opponent has asked."};

constexpr Sentence kSentences[] = {
    {"decl_both_inn",
     {"{who} fragt nach einer {such}. Ansagen zum Ausgehen gibt es hier nicht: Die "
      "Quellen "
      "beschreiben sie nur für zwei Parteien, und so liest es dieses Programm auch, wenn jeder für sich "
      "spielt.",
      "{who} chiede una {such}. Qui non si esce annunciando figure: le fonti lo descrivono "
      "solo per due parti, e così questo programma le legge anche quando ognuno gioca per sé.",
      "{who} asks for a {such}. No figure goes out by being declared here: the sources "
      "describe that for two sides only, and this program reads them so where each plays alone, too."},
     on::kNoDeclaring},
    {"decl_both_inn",
     {"{who} fragt nach einer {such}, aber vor der Gabe waren nicht alle gestrichen, und "
      "sie sind es auch jetzt nicht.",
      "{who} chiede una {such}, ma prima della smazzata non tutti erano gestrichen, e non "
      "lo sono nemmeno ora.",
      "{who} asks for a {such}, but before the deal not all were gestrichen, nor are they "
      "now."},
     on::kNotAllOneShort},
    {"decl_both_inn",
     {"{who} fragt nach einer {such}; gestrichen sind alle erst während der Gabe "
      "geworden, "
      "und dann geht das nur, wenn das Spiel gut gelassen ist.",
      "{who} chiede una {such}; tutti sono diventati gestrichen solo durante la smazzata, "
      "e "
      "allora si può solo se lo Spiel è stato lasciato buono.",
      "{who} asks for a {such}; all became gestrichen only during the deal, and then the "
      "Spiel must have been conceded."},
     on::kSpielOpen},
    {"decl_both_inn",
     {"{who} fragt nach einer {such}; gestrichen sind alle erst während der Gabe "
      "geworden, "
      "und Gleich oder Hanger ist schon geboten oder entschieden.",
      "{who} chiede una {such}; tutti sono diventati gestrichen solo durante la smazzata, "
      "e "
      "Gleich o Hanger è già offerto o deciso.",
      "{who} asks for a {such}; all became gestrichen only during the deal, and Gleich or "
      "Hanger is bet or decided already."}},
    {"decl_single",
     {"{who} fragt nach einer {such}, aber {ownside} ist nicht gestrichen.",
      "{who} chiede una {such}, ma {ownside} non è gestrichen.",
      "{who} asks for a {such}, but {ownside} is not gestrichen."},
     on::kSideNotOneShort},
    {{"decl_single", "decl_procedure"}, kAnswersPartner, on::kAnswer | on::kPartner},
    {"decl_single", kAnswersVoid, on::kAnswer},
    {"decl_single", kAnswersNothing, on::kAnswer},
    {"decl_single", kDeniedNothing, on::kNoQuestion},
    {{"decl_single", "decl_two_card", "decl_eich"},
     {"{who} fragt nach einer {such}; zum Ausgehen braucht sie hier mindestens {limit}.",
      "{who} chiede una {such}; qui per uscire ne occorrono almeno {limit}.",
      "{who} asks for a {such}; to go out it needs at least {limit} here."}},
    {"decl_before_card",
     {"{who} fragt, ob eine Figur ausgehen darf, nachdem schon eine Karte gelegt ist. Die Quellen von hier "
      "sagen nicht, wie lange man fragen darf; dieses Programm liest sie wie die Imster Regeln: nur, solange "
      "noch keine Karte liegt.",
      "{who} chiede se una figura può uscire quando una carta è già in tavola. Le fonti di qui non dicono "
      "fino "
      "a quando si può chiedere; questo programma le legge come le regole di Imst: solo finché nessuna carta "
      "è in tavola.",
      "{who} asks whether a figure may go out after a card has been laid. The sources here do not say how "
      "long "
      "one may ask; this program reads them as the Imst rules have it: only while no card lies on the "
      "table."},
     on::kOnlyElsewhere},
    {"decl_before_card",
     {"{who} fragt, ob eine Figur ausgehen darf, nachdem schon eine Karte gelegt ist.",
      "{who} chiede se una figura può uscire quando una carta è già in tavola.",
      "{who} asks whether a figure may go out after a card has been laid."}},
    {"decl_blocked",
     {"{who} fragt noch einmal nach einer {such}; das ist schon mit „nicht erlaubt“ beantwortet, und es wird "
      "normal zu Ende gespielt.",
      "{who} chiede di nuovo una {such}; la risposta è già stata «nicht erlaubt», e si gioca normalmente "
      "fino "
      "alla fine.",
      "{who} asks for a {such} again; “nicht erlaubt” has been the answer already, and the hand is played "
      "out "
      "normally."},
     on::kRefused},
    {"decl_procedure",
     {"{who} fragt noch einmal nach einer {such}; das ist schon mit „nicht erlaubt“ beantwortet.",
      "{who} chiede di nuovo una {such}; la risposta è già stata «nicht erlaubt».",
      "{who} asks for a {such} again; “nicht erlaubt” has been the answer already."},
     on::kRefused},
    {"decl_procedure",
     {"{who} fragt nach einer Figur mit {number} Karten, und wer in der Reihe weiter hinten sitzt, hat schon "
      "gefragt. Eine Strafe nennt dafür keine Quelle; die Frage gilt, denn ausgehen soll die beste Figur.",
      "{who} chiede una figura di {number} carte, ma ha già chiesto chi nell'ordine viene dopo. Nessuna "
      "fonte "
      "prevede una penalità; la domanda vale, perché deve uscire la figura migliore.",
      "{who} asks for a figure of {number} cards, and someone later in the order has asked already. No "
      "source "
      "has a penalty for that; the question counts, for the best figure is to go out."},
     on::kAsk},
    {"decl_procedure",
     {"{who} sagt „erlaubt“ und hat selbst eine Figur mit {number} Karten; zu sagen war „nicht erlaubt“. "
      "Gesagt "
      "ist gesagt: Wer gefragt hat, geht aus.",
      "{who} dice «erlaubt» e ha lui stesso una figura di {number} carte; si doveva dire «nicht erlaubt». "
      "Ciò "
      "che è detto vale: esce chi ha chiesto.",
      "{who} says “erlaubt” and has a figure of {number} cards; “nicht erlaubt” was the answer. What is said "
      "is "
      "said: whoever asked goes out."},
     on::kAnswer | on::kCouldDeny | on::kOwn},
    {"decl_procedure",
     {"{who} sagt „erlaubt“, obwohl {other} eine Figur mit {number} Karten hat und „nicht erlaubt“ zu sagen "
      "gewesen wäre. Gesagt ist gesagt: Wer gefragt hat, geht aus.",
      "{who} dice «erlaubt», benché {other} abbia una figura di {number} carte e si dovesse dire «nicht "
      "erlaubt». Ciò che è detto vale: esce chi ha chiesto.",
      "{who} says “erlaubt” although {other} has a figure of {number} cards and “nicht erlaubt” was the "
      "answer. "
      "What is said is said: whoever asked goes out."},
     on::kAnswer | on::kCouldDeny},
    {"decl_procedure", kAnswersVoid, on::kAnswer},
    {"decl_procedure", kAnswersNothing, on::kAnswer},
    {"decl_procedure", kDeniedNothing},
    {"decl_none_tricks",
     {"Beide sind gestrichen, und niemand hat nach einer Figur gefragt; so entscheidet allein das Spiel. "
      "Ginge wie sonst {das} vor, hätte {losers} gewonnen.",
      "Entrambi sono gestrichen e nessuno ha chiesto di una figura; così decide solo lo Spiel. Se, come di "
      "solito, venisse prima {das}, avrebbe vinto {losers}.",
      "Both are gestrichen and nobody has asked for a figure, so the Spiel alone decides. If {das} went "
      "first, as it does otherwise, {losers} would have won."},
     on::kNote | on::kNobodyAsked | on::kAlone},
    {"decl_none_tricks",
     {"Beide sind gestrichen, und niemand hat nach einer Figur gefragt; so entscheidet allein das Spiel. "
      "Ginge wie sonst {das} vor, hätten {losers} gewonnen.",
      "Entrambe sono gestrichen e nessuno ha chiesto di una figura; così decide solo lo Spiel. Se, come di "
      "solito, venisse prima {das}, avrebbero vinto {losers}.",
      "Both are gestrichen and nobody has asked for a figure, so the Spiel alone decides. If {das} went "
      "first, as it does otherwise, {losers} would have won."},
     on::kNote | on::kNobodyAsked},
    {"decl_none_tricks",
     {"{other} hat eine Figur mit {number} Karten in der Hand und hat nicht gefragt; sind beide gestrichen, "
      "muss "
      "man sie hier ansagen. Mit der ersten Karte ist es dafür zu spät, und es entscheidet das Spiel.",
      "{other} ha in mano una figura di {number} carte e non ha chiesto; con entrambe gestrichen qui la si "
      "deve "
      "annunciare. Con la prima carta è troppo tardi e decide lo Spiel.",
      "{other} holds a figure of {number} cards and has not asked; with both sides gestrichen it must be "
      "declared here. With the first card it is too late, and the Spiel decides."}},
    {"decl_oral",
     {"{who} nennt einen {figure} mit {number} Karten, den die Karten so nicht hergeben; es gilt, was sie "
      "hergeben.",
      "{who} annuncia un {figure} di {number} carte che le carte non danno; vale ciò che danno.",
      "{who} tells of a {figure} of {number} cards that the cards do not make; what they make counts."},
     on::kReveal | on::kHanger},
    {"decl_oral",
     {"{who} nennt ein {figure} mit {number} Karten, das die Karten so nicht hergeben; es gilt, was sie "
      "hergeben.",
      "{who} annuncia un {figure} di {number} carte che le carte non danno; vale ciò che danno.",
      "{who} tells of a {figure} of {number} cards that the cards do not make; what they make counts."},
     on::kReveal},
    {"decl_oral",
     {"{who} nennt Art und Höhe einer Figur; nach „nicht erlaubt“ wird hier aber nicht verglichen, sondern "
      "gespielt.",
      "{who} dice tipo e altezza di una figura; ma dopo «nicht erlaubt» qui non si confronta, si gioca.",
      "{who} tells kind and height of a figure; but after “nicht erlaubt” figures are not compared here, the "
      "deal is played."},
     on::kReveal | on::kNotCompared},
    {"decl_oral",
     {"{who} nennt Art und Höhe einer Figur, obwohl niemand danach gefragt hat: verglichen wird erst nach "
      "einem „nicht erlaubt“.",
      "{who} dice tipo e altezza di una figura senza che siano richiesti: si confronta solo dopo un «nicht "
      "erlaubt».",
      "{who} tells kind and height of a figure unasked: figures are compared only after a “nicht erlaubt”."},
     on::kReveal},
    {"decl_oral",
     {"{who} legt Karten auf den Tisch, ehe feststeht, wessen Figur ausgeht. Bis dahin sind nur Art und Höhe "
      "zu "
      "sagen. Eine Strafe gibt es dafür nicht; wer zu früh zeigt, hat selbst den Schaden, weil die anderen "
      "seine "
      "Karten kennen. Fragen darf {who} noch.",
      "{who} mette carte in tavola prima che si sappia quale figura esce. Fino ad allora si dicono solo tipo "
      "e "
      "altezza. Non c'è penalità; chi mostra troppo presto ne ha lui il danno, perché gli altri ne conoscono "
      "le "
      "carte. {who} può ancora chiedere.",
      "{who} lays cards on the table before it is known whose figure goes out. Until then only kind and "
      "height "
      "are told. There is no penalty; who shows too early has the harm, as the others know the cards. {who} "
      "may "
      "still ask."},
     on::kNoQuestion | on::kShow},
    {"decl_oral",
     {"{who} legt die Figur auf den Tisch, nach der gefragt ist; zu sagen wären nur Art und Höhe, und der "
      "Schaden ist der eigene.",
      "{who} mette in tavola la figura per cui ha chiesto; bastava dirne tipo e altezza, e il danno è suo.",
      "{who} lays the figure asked about on the table; only its kind and height need be told, and the harm "
      "is "
      "the player's own."}},
    {"decl_tie_tricks",
     {"{who} nennt noch eine Figur; die besten sind aber schon gleich, eine schlechtere zählt nicht, und es "
      "entscheidet das Spiel.",
      "{who} annuncia un'altra figura; ma le migliori sono già pari, una peggiore non conta e decide lo "
      "Spiel.",
      "{who} tells of another figure; but the best are equal already, a lesser one does not count, and the "
      "Spiel decides."}},
    {"decl_forced_answer",
     {"{who} soll zu Unrecht „nicht erlaubt“ gesagt haben; nach den Karten, die aufgeschrieben sind, war es "
      "zu "
      "Recht: Es folgt nichts.",
      "{who} avrebbe detto a torto «nicht erlaubt»; ma secondo le carte scritte era giusto: non segue nulla.",
      "{who} is said to have answered “nicht erlaubt” wrongly; by the cards that are written it was right: "
      "nothing follows."},
     on::kNoFault},
    {"decl_forced_answer",
     {"Dass {who} zu Unrecht „nicht erlaubt“ gesagt hat, ist schon bei der Antwort entschieden.",
      "Che {who} abbia detto a torto «nicht erlaubt» è già deciso con la risposta.",
      "That {who} wrongly said “nicht erlaubt” has been ruled on with the answer."},
     on::kRuledBefore},
    {"decl_forced_answer",
     {"{who} sagt zu {other} „nicht erlaubt“, ohne eine Figur mit {number} Karten zu haben; die Frage galt "
      "aber nicht, und es folgt nichts daraus.",
      "{who} risponde «nicht erlaubt» alla domanda di {other} senza una figura di {number} carte; ma la "
      "domanda non valeva e non segue nulla.",
      "{who} says “nicht erlaubt” to {other} without a figure of {number} cards; but the question did not "
      "count, and nothing follows."},
     on::kNoQuestion},
    {"decl_forced_answer",
     {"{who} sagt zu {other} „nicht erlaubt“, ohne eine Figur mit {number} Karten zu haben.",
      "{who} risponde «nicht erlaubt» alla domanda di {other} senza una figura di {number} carte.",
      "{who} says “nicht erlaubt” to {other} without a figure of {number} cards."}},
    {"bummerl",
     {"{who} soll ohne {such} gefragt haben; nach den Karten, die aufgeschrieben sind, "
      "ist "
      "sie da: Es folgt nichts.",
      "{who} avrebbe chiesto senza una {such}; ma secondo le carte scritte la figura c'è: "
      "non segue nulla.",
      "{who} is said to have asked without a {such}; by the cards that are written it is "
      "there: nothing follows."},
     on::kNoFault},
    {"bummerl",
     {"{who} hat nach einer {such} gefragt und keine gehabt; darüber ist schon bei der Frage entschieden, "
      "und "
      "es kommt nichts dazu.",
      "{who} ha chiesto una {such} senza averla; su questo si è già deciso alla domanda, e non si aggiunge "
      "nulla.",
      "{who} asked for a {such} and had none; that has been ruled on with the question already, and nothing "
      "is added."},
     on::kRuledBefore},
    {"bummerl",
     {"{who} fragt nach einer {such} und kann keine bilden.", "{who} chiede una {such} e non può formarla.",
      "{who} asks for a {such} and cannot form one."}},
    {"mid_redeal",
     {"Alle sind gestrichen, das Spiel ist entschieden, und eine Figur mit mindestens {limit} Karten hat "
      "niemand: Es wird neu gegeben.",
      "Tutti sono gestrichen, lo Spiel è deciso e nessuno ha una figura di almeno {limit} carte: si ridanno "
      "le "
      "carte.",
      "All are gestrichen, the Spiel is decided and nobody has a figure of at least {limit} cards: a new "
      "deal "
      "follows."}},
    {"mid_redeal",
     {"Alle sind gestrichen, das Spiel ist entschieden, und keine Figur geht aus: es wird neu gegeben.",
      "Tutti sono gestrichen, lo Spiel è deciso e nessuna figura esce: si ridanno le carte.",
      "All are gestrichen, the Spiel is decided and no figure goes out: a new deal follows."}},
    {"game_over",
     {"Die Gabe ist schon zu Ende, und was danach noch geschah, zählt nicht: {event}.",
      "La smazzata è già finita, e ciò che è successo dopo non conta: {event}.",
      "The deal is over already, and what came after it does not count: {event}."}},
    {"written_differs",
     {"Angeschrieben ist {written} ({teams}); aus dem, was im Protokoll steht, folgt bisher {follows}, und "
      "es "
      "sind noch nicht alle Figuren entschieden.",
      "Si è scritto {written} ({teams}); da ciò che sta nel verbale risulta finora {follows}, e non tutte le "
      "figure sono ancora decise.",
      "What was written is {written} ({teams}); from what is in the record follows {follows} so far, and not "
      "all figures are decided yet."},
     on::kFiguresOpen},
    {"written_differs",
     {"Angeschrieben ist {written} ({teams}); aus dem Protokoll folgt {follows}.",
      "Si è scritto {written} ({teams}); dal verbale risulta {follows}.",
      "What was written is {written} ({teams}); from the record follows {follows}."}},
};

} // namespace

std::span<const Sentence> endgame() {
    return kSentences;
}

} // namespace schreiber::perlaggen::ruling::sentences
