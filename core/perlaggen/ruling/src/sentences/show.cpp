#include "tables.h"

namespace schreiber::perlaggen::ruling::sentences {
namespace {

constexpr Sentence kSentences[] = {
    {"show_only_shower",
     {"{who} bietet beim Weisen {auf}; dort bietet nur, wer an der Reihe ist, die anderen dürfen nur "
      "antworten.",
      "{who} offre {auf} mentre si mostra; lì offre solo chi è di turno, gli altri possono solo rispondere.",
      "{who} bets on the {figure} in the show; there only those on turn may bet, the others may only "
      "answer."}},
    {{"show_no_disturb", "show_first"},
     {"{who} sagt, mit dem Weisen fertig zu sein; an der Reihe ist aber {otherside}.",
      "{who} dice di aver finito di mostrare, ma è il turno {dellotherside}.",
      "{who} claims to be done with showing, but the turn is with {otherside}."},
     on::kDone},
    {"show_no_disturb",
     {"{who} weist, bevor {other} fertig ist.", "{who} mostra prima che {other} abbia finito.",
      "{who} shows before {other} is done."},
     on::kAlone | on::kShow | on::kDone},
    {"show_no_disturb",
     {"{who} weist, bevor {otherside} fertig ist.", "{who} mostra prima che {otherside} abbia finito.",
      "{who} shows before {otherside} is done."},
     on::kShow | on::kDone},
    {"show_no_disturb",
     {"{who} hat beim Weisen gestört, durch Vorbieten, Vorweisen oder sonst wie.",
      "{who} ha disturbato chi mostrava, offrendo o mostrando prima del tempo o in altro modo.",
      "{who} disturbed the showing, by betting or showing early or otherwise."}},
    {"show_first",
     {"{who} weist außer der Reihe; an der Reihe ist {otherside}.",
      "{who} mostra fuori turno: è il turno {dellotherside}.",
      "{who} shows out of turn; the turn is with {otherside}."}},
    {"p3_show",
     {"{who} sagt, mit dem Weisen fertig zu sein; an der Reihe ist aber {other}.",
      "{who} dice di aver finito di mostrare, ma è il turno di {other}.",
      "{who} claims to be done with showing, but the turn is with {other}."},
     on::kDone},
    {"p3_show",
     {"{who} weist außer der Reihe; an der Reihe ist {other}.",
      "{who} mostra fuori turno: è il turno di {other}.", "{who} shows out of turn; it is {other}'s turn."}},
    {{"show_first", "p3_show"},
     {"{who} weist, bevor das Spiel entschieden ist.", "{who} mostra prima che lo Spiel sia deciso.",
      "{who} shows before the Spiel is decided."}},
    {"stand_winner",
     {"{Ownside} hat das Spiel und hat {den} stehen lassen; bessern darf man {ihn} dann nicht mehr.",
      "{Ownside} ha lo Spiel e ha lasciato {das} in parità: allora non si può più migliorarlo.",
      "{Ownside} has the Spiel and left the {figure} standing; it may not be improved any more."}},
    {"stand_loser",
     {"{Ownside} hat selbst gesagt, dass {das} steht, und darf {ihn} nicht mehr bessern.",
      "{Ownside} ha dichiarato in parità {das} e non può più migliorarlo.",
      "{Ownside} declared the {figure} standing and may not improve it."}},
    {"stand_both",
     {"{Das} steht, weil beide {ihn} stehen ließen; {who} kann {ihn} nicht mehr machen.",
      "{Das} resta in parità, perché entrambe le parti l'hanno lasciato così: {who} non può più farlo.",
      "The {figure} stands, since both sides left it so; {who} can no longer make it."}},
    {"trump_hanger",
     {"Zwei gleich gute Hanger liegen da, einer davon in Trumpf; hier macht Trumpf keinen Unterschied, und "
      "der "
      "Hanger steht.",
      "Ci sono due Hanger uguali, uno di briscola; qui la briscola non fa differenza, e l'Hanger resta in "
      "parità.",
      "Two equally good Hanger lie there, one of them in trumps; here trumps make no difference, and the "
      "Hanger "
      "stands."},
     on::kNote | on::kHouse},
    {"trump_hanger",
     {"{who} sagt, dass der Hanger steht; {other} hat aber den gleich guten in Trumpf, und hier gewinnt der "
      "in "
      "Trumpf.",
      "{who} dichiara in parità l'Hanger; ma {other} ne ha uno uguale di briscola, e qui vince quello di "
      "briscola.",
      "{who} declares the Hanger standing; but {other} has an equal one in trumps, and here the one in "
      "trumps "
      "wins."}},
    {"tie_stands",
     {"{who} sagt, dass das Spiel steht; stehen können nur Gleich und Hanger.",
      "{who} dichiara in parità lo Spiel; in parità possono restare solo Gleich e Hanger.",
      "{who} declares the Spiel standing; only Gleich and Hanger can stand."},
     on::kSpiel},
    {"tie_stands",
     {"{who} sagt, dass {das} steht; gewiesen wird aber erst, wenn das Spiel entschieden ist.",
      "{who} dichiara in parità {das}; ma si mostra solo quando lo Spiel è deciso.",
      "{who} declares the {figure} standing, but there is no show before the Spiel is decided."},
     on::kNotInShow},
    {"tie_stands",
     {"{who} sagt, dass {das} steht; {er} ist aber schon entschieden.",
      "{who} dichiara in parità {das}, che è già deciso.",
      "{who} declares the {figure} standing, but it is decided already."},
     on::kSettled},
    {"tie_stands",
     {"{who} sagt, dass {das} steht; das gilt nur, wenn beide die gleich gute Figur liegen haben, und das "
      "ist "
      "hier nicht so.",
      "{who} dichiara in parità {das}; vale solo se entrambe le parti hanno in tavola la stessa figura, e "
      "qui "
      "non è così.",
      "{who} declares the {figure} standing; that holds only if both sides have shown equally good ones, and "
      "here they have not."}},
};

} // namespace

std::span<const Sentence> show() {
    return kSentences;
}

} // namespace schreiber::perlaggen::ruling::sentences
