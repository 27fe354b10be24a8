#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Advice kCrossSum{"Regel: sheet_not_zero. Verglichen wird mit `sheet show`.",
                           "Regola: sheet_not_zero. Si confronta con `sheet show`.",
                           "Rule: sheet_not_zero. Compare with `sheet show`."};

// Sheets whose lines sum to zero, and the tables at which they are written.
constexpr Message kMessages[] = {
    {"format_rules",
     "Mit dieser Spielregel ({rules}) spielt jeder für sich an Vierertischen: das Format ist solo und nicht "
     "{format}.",
     "Con questo regolamento ({rules}) ognuno gioca per sé a tavoli da quattro: il formato è solo e non "
     "{format}.",
     "By this rule set ({rules}) everybody plays for himself at tables of four: the format is solo and not "
     "{format}.",
     {"Regel: format_rules. Mit --format solo anlegen.", "Regola: format_rules. Creare con --format solo.",
      "Rule: format_rules. Create it with --format solo."}},
    {"deals_uneven",
     "{games} Spiele gehen zu {players} nicht auf: nicht alle geben gleich oft. Besser ein Vielfaches von "
     "{players}.",
     "{games} giochi non si dividono per {players}: non tutti danno le carte lo stesso numero di volte. "
     "Meglio un multiplo di {players}.",
     "{games} games do not come out even for {players}: not all deal equally often. A multiple of {players} "
     "is better.",
     kYes, RefusalKind::Question},
    {"deals_left",
     "Tisch {table}, Runde {round}: {written} von {deals} Spielen sind geschrieben. Die übrigen schreiben, "
     "oder den Tisch durch Zeit beenden.",
     "Tavolo {table}, turno {round}: sono scritti {written} giochi su {deals}. Scrivere gli altri, o "
     "chiudere "
     "il tavolo per tempo.",
     "Table {table}, round {round}: {written} of {deals} games are written. Write the others, or end the "
     "table by time.",
     {"Durch Zeit: --time.", "Per tempo: --time.", "By time: --time."}},
    {"deals_written",
     "Tisch {table}, Runde {round}: alle {deals} Spiele sind geschrieben. Eine falsche Zeile berichtigen.",
     "Tavolo {table}, turno {round}: tutti i {deals} giochi sono scritti. Correggere la riga errata.",
     "Table {table}, round {round}: all {deals} games are written. Correct the wrong line.",
     {"Mit `deal add … strike=N` und der richtigen Zeile dahinter.",
      "Con `deal add … strike=N` e la riga giusta di seguito.",
      "With `deal add … strike=N` and the right line behind it."}},
    {"sheet_not_zero",
     "Tisch {table}, Runde {round}: die Zahlen ergeben zusammen {sum} und nicht 0. Mit dem Papier "
     "vergleichen.",
     "Tavolo {table}, turno {round}: i numeri danno in tutto {sum} e non 0. Confrontare con la carta.",
     "Table {table}, round {round}: the numbers come to {sum} together and not to 0. Compare them with the "
     "paper.",
     kCrossSum},
    {"line_unreadable",
     "Tisch {table}, Runde {round}, Spiel {line}, Zeichen {column}:",
     "Tavolo {table}, turno {round}, gioco {line}, carattere {column}:",
     "Table {table}, round {round}, game {line}, character {column}:",
     {"Eine Zeile ist etwa `A r C + t+` oder `= 6 -1 -2 -3`.",
      "Una riga è per esempio `A r C + t+` o `= 6 -1 -2 -3`.",
      "A line is such as `A r C + t+` or `= 6 -1 -2 -3`."},
     RefusalKind::Unusable},
    {"line_count",
     "Tisch {table}, Runde {round}, Spiel {line}: was alle gezählt haben, ergibt {sum} und nicht 70. "
     "Nachzählen.",
     "Tavolo {table}, turno {round}, gioco {line}: quanto hanno contato tutti dà {sum} e non 70. Ricontare.",
     "Table {table}, round {round}, game {line}: what all have counted comes to {sum} and not to 70. Count "
     "again.",
     {"Regel: line_count.", "Regola: line_count.", "Rule: line_count."}},
    {"line_partner",
     "Tisch {table}, Runde {round}, Spiel {line}: {found} kann hier nicht Partner sein. Einen Partner hat "
     "nur "
     "ein Ruferspiel, und nie den Spieler selbst.",
     "Tavolo {table}, turno {round}, gioco {line}: {found} qui non può essere compagno. Un compagno c'è solo "
     "in un gioco con chiamata, e mai il giocatore stesso.",
     "Table {table}, round {round}, game {line}: {found} cannot be the partner here. Only a game with a "
     "called king has one, and never the declarer himself.",
     {"Regel: line_partner.", "Regola: line_partner.", "Rule: line_partner."}},
    {"line_who",
     "Tisch {table}, Runde {round}, Spiel {line}: {who} gibt und ist in diesem Spiel draußen; hier steht "
     "„{found}“. Den richtigen Platz nennen; wer draußen ist, schreibt 0.",
     "Tavolo {table}, turno {round}, gioco {line}: {who} dà le carte e in questo gioco è fuori; qui c'è "
     "«{found}». Indicare il posto giusto; chi è fuori scrive 0.",
     "Table {table}, round {round}, game {line}: {who} deals and sits out in this game; here stands "
     "“{found}”. Name the right seat; who sits out writes 0.",
     {"Regel: line_who.", "Regola: line_who.", "Rule: line_who."}},
    {"line_radel",
     "Tisch {table}, Runde {round}, Spiel {line}: „{found}“ gehört zu einem Radel; hier endet die Runde nach "
     "ihren Spielen. Weglassen.",
     "Tavolo {table}, turno {round}, gioco {line}: «{found}» fa parte di un Radel; qui il turno finisce dopo "
     "i suoi giochi. Toglierlo.",
     "Table {table}, round {round}, game {line}: “{found}” belongs to a Radel; here the round ends after its "
     "games. Leave it out.",
     {"Regel: line_radel. Ein Radel gibt es mit `end=radel`.",
      "Regola: line_radel. Il Radel c'è con `end=radel`.",
      "Rule: line_radel. There is a Radel with `end=radel`."}},
    {"line_game",
     "Tisch {table}, Runde {round}, Spiel {line}: {found} gibt es in diesem Spiel nicht. Spiel oder Prämie "
     "prüfen.",
     "Tavolo {table}, turno {round}, gioco {line}: {found} in questo gioco non c'è. Controllare il gioco o "
     "il "
     "premio.",
     "Table {table}, round {round}, game {line}: {found} does not exist in this game. Check game and "
     "premium.",
     {"Regel: line_game.", "Regola: line_game.", "Rule: line_game."}},
    {"line_result",
     "Tisch {table}, Runde {round}, Spiel {line}: {found} passt nicht zum Ausgang des Spiels. Wer einen "
     "Valat "
     "macht, gewinnt; wer den angesagten verfehlt, verliert.",
     "Tavolo {table}, turno {round}, gioco {line}: {found} non si accorda con l'esito. Chi fa un Valat "
     "vince; "
     "chi manca quello annunciato perde.",
     "Table {table}, round {round}, game {line}: {found} does not fit the result. Who makes a Valat wins; "
     "who "
     "fails an announced one loses.",
     {"Regel: line_result.", "Regola: line_result.", "Rule: line_result."}},
    {"lines_change", "Tisch {table}, Runde {round}: damit ändern sich auch andere Spiele: {lines}.",
     "Tavolo {table}, turno {round}: così cambiano anche altri giochi: {lines}.",
     "Table {table}, round {round}: with it other games change, too: {lines}.", kYes, RefusalKind::Question},
    {"time_uneven",
     "Tisch {table}, Runde {round}: nach {written} Spielen haben nicht alle gleich oft gegeben. Zu Ende "
     "spielen lassen, bis alle gegeben haben, oder so beenden.",
     "Tavolo {table}, turno {round}: dopo {written} giochi non tutti hanno dato le carte lo stesso numero di "
     "volte. Far giocare finché tutti hanno dato, o chiudere così.",
     "Table {table}, round {round}: after {written} games not all have dealt equally often. Let them play "
     "until all have dealt, or end it so.",
     {"Regel: time_uneven. Mit --yes so beenden.", "Regola: time_uneven. Chiudere così con --yes.",
      "Rule: time_uneven. End it so with --yes."},
     RefusalKind::Question},
    {"seats_fixed",
     "Tisch {table}, Runde {round}: hier ist schon geschrieben, die Plätze bleiben. Zuerst zurücknehmen, was "
     "geschrieben ist.",
     "Tavolo {table}, turno {round}: qui è già scritto, i posti restano. Prima annullare ciò che è scritto.",
     "Table {table}, round {round}: something is written here, the seats stay. Take back first what is "
     "written.",
     {"Das macht `undo`.", "Lo fa `undo`.", "`undo` does it."}},
    {"seats_others",
     "Tisch {table}, Runde {round}: dort sitzen {there}. Genau diese Nummern in der Reihenfolge der Plätze "
     "angeben.",
     "Tavolo {table}, turno {round}: lì siedono {there}. Indicare proprio questi numeri nell'ordine dei "
     "posti.",
     "Table {table}, round {round}: {there} sit there. Give exactly these numbers in the order of the "
     "seats.",
     {},
     RefusalKind::Unusable},
    {"seats_by_draw", "Plätze mit Buchstaben gibt es nur, wo jeder für sich spielt und Zeilen auf 0 kommen.",
     "Posti con lettere ci sono solo dove ognuno gioca per sé e le righe danno 0.",
     "Seats with letters there are only where everybody plays for himself and lines sum to 0."},
    {"sheet_not_empty",
     "Tisch {table}, Runde {round}: der Zettel ist nicht leer. Eingelesen wird nur in einen leeren.",
     "Tavolo {table}, turno {round}: il foglio non è vuoto. Si legge solo in uno vuoto.",
     "Table {table}, round {round}: the sheet is not empty. Only an empty one can be read into."},
    {"sheet_other_names",
     "Tisch {table}, Runde {round}: dort sitzen {there}; die Datei nennt {file}. Der Zettel gehört wohl zu "
     "einem anderen Tisch.",
     "Tavolo {table}, turno {round}: lì siedono {there}; il file nomina {file}. Il foglio è forse di un "
     "altro "
     "tavolo.",
     "Table {table}, round {round}: {there} sit there; the file names {file}. The sheet probably belongs to "
     "another table."},
    {"sheet_other_seats",
     "Tisch {table}, Runde {round}: dort sitzen {seats}, die Datei hat {file} Plätze. Der Zettel gehört wohl "
     "zu einem anderen Tisch.",
     "Tavolo {table}, turno {round}: lì siedono in {seats}, il file ha {file} posti. Il foglio è forse di un "
     "altro tavolo.",
     "Table {table}, round {round}: {seats} sit there, the file has {file} seats. The sheet probably belongs "
     "to another table."},
    {"sheet_other_dealer",
     "Tisch {table}, Runde {round}: dort gibt zuerst {there}, in der Datei {file}; wer draußen ist, wäre ein "
     "anderer. Der Zettel gehört wohl zu einem anderen Tisch.",
     "Tavolo {table}, turno {round}: lì dà per primo {there}, nel file {file}; fuori sarebbe un altro. Il "
     "foglio è forse di un altro tavolo.",
     "Table {table}, round {round}: {there} deals first there, {file} in the file; somebody else would sit "
     "out. The sheet probably belongs to another table."},
    {"sheet_other_rules", "Die Datei ist nach {file}, das Turnier nach {rules}. Den richtigen Zettel wählen.",
     "Il file è secondo {file}, il torneo secondo {rules}. Scegliere il foglio giusto.",
     "The file is by {file}, the tournament by {rules}. Choose the right sheet."},
    {"sheet_no_record", "Von diesem Spiel gibt es keinen Zettel als Datei.",
     "Di questo gioco non c'è un foglio come file.", "Of this game there is no sheet as a file."},
    {"report_rules",
     "Das Blatt {kind} gibt es bei dieser Spielregel ({rules}) nicht: sie kennt keine Deuter.",
     "Il foglio {kind} con questo regolamento ({rules}) non c'è: non conosce segni.",
     "With this rule set ({rules}) there is no {kind}: it knows no signals.",
     {"Regel: report_rules.", "Regola: report_rules.", "Rule: report_rules."}},
};

} // namespace

std::span<const Message> zeroSumRefusals() {
    return kMessages;
}

} // namespace schreiber::desk
