#include "messages/tables.h"

namespace schreiber::desk {

namespace {

constexpr Advice kRulesList{"`rules list` zeigt alle.", "`rules list` le mostra tutte.",
                            "`rules list` shows them all."};

// How a defect is said, and the names of what could have stood there. An expectation that is no code here is
// shown as it is (`drawn`, `1-99`).
constexpr Message kMessages[] = {
    {"found_expected", "„{found}“ ist nicht zu gebrauchen; erwartet: {expected}.",
     "«{found}» non è utilizzabile; previsto: {expected}.", "“{found}” is of no use; expected: {expected}."},
    {"only_expected", "es fehlt: {expected}.", "manca: {expected}.", "missing: {expected}."},
    {"or", " oder ", " o ", " or "},

    {"text_to_200", "Text auf einer Zeile, höchstens 200 Zeichen",
     "testo su una riga, al massimo 200 caratteri", "text on one line, 200 characters at most"},
    // Of a deal record: what its reader names by a word of its own.
    {"CARD", "eine Karte wie LA", "una carta come LA", "a card such as LA"},
    {"CARD=AS", "eine getaufte Karte wie S7=LA", "una carta battezzata come S7=LA",
     "a baptised card such as S7=LA"},
    {"?", "? für eine unbekannte Karte", "? per una carta ignota", "? for an unknown card"},
    {"CARDS", "{3} hat {2} Karten, aufgeschrieben {1#ist|sind} {1}. Für jede unbekannte ein ? schreiben.",
     "{3} ha {2} carte, {1#ne è scritta|ne sono scritte} {1}. Per ogni carta ignota scrivere un ?.",
     "{3} has {2} cards, written down {1#is|are} {1}. Write a ? for each unknown one."},
    {"HAND-FULL",
     "„{found}“ ist eine Karte zu viel: {2} hat {1}. Die überzähligen streichen; hat es mehr Karten gegeben, "
     "sagt das hand-size.",
     "«{found}» è una carta di troppo: {2} ne ha {1}. Togliere quelle in più; se le carte date erano di più, "
     "lo dice hand-size.",
     "“{found}” is a card too many: {2} has {1}. Take those beyond away; if more were dealt, hand-size says "
     "so."},
    {"OTHER-CARD",
     "„{found}“ steht schon in Zeile {1} bei {2}; jede Karte gibt es nur einmal. Eine von beiden ändern, "
     "oder "
     "? für eine unbekannte Karte.",
     "«{found}» c'è già alla riga {1}, da {2}; ogni carta esiste una volta sola. Cambiare una delle due, o ? "
     "per una carta ignota.",
     "“{found}” stands in line {1} already, with {2}; there is one of each card. Change one of the two, or ? "
     "for an unknown card."},
    {"SWITCH-TWICE",
     "„{found}“ widerspricht {1}={2}, das schon dasteht; nur eines kann gelten. Eines von beiden streichen.",
     "«{found}» contraddice {1}={2}, che c'è già; può valere uno solo. Togliere uno dei due.",
     "“{found}” contradicts {1}={2}, which stands there already; only one can hold. Strike one of the two."},
    {"PERLAGG-TWICE", "„{found}“ steht schon in der Liste; jeder Perlagg steht darin einmal.",
     "«{found}» è già nell'elenco; ogni Perlagg vi sta una volta sola.",
     "“{found}” is in the list already; each Perlagg stands there once."},
    {"NOT-IN-PACK", "„{found}“ ist in dem Spiel mit 32 Karten nicht dabei; es wird ohne Weli gespielt.",
     "«{found}» non è nel mazzo da 32 carte; si gioca senza Weli.",
     "“{found}” is not in the pack of 32 cards, which has no Weli."},
    {"NUMBERS", "{3} braucht {2} Zahlen, für jede Partei eine; da {1#steht|stehen} {1}.",
     "{3} vuole {2} numeri, uno per parte; {1#ce n'è|ce ne sono} {1}.",
     "{3} takes {2} numbers, one for each side; there {1#is|are} {1}."},
    {"GAME-WON",
     "Mit {found} Punkten ist die Partie schon gewonnen, sie geht zu {1}; so kann keine Gabe beginnen. Den "
     "Stand vor dem Geben hinschreiben.",
     "Con {found} punti la partita è già vinta, si gioca a {1}; così non può cominciare nessuna mano. "
     "Scrivere il punteggio di prima della distribuzione.",
     "With {found} points the game is won already, it goes to {1}; no deal can begin so. Write down the "
     "score "
     "before the deal."},
    {"GAME-DOWN",
     "Mit {found} Punkten ist schon ausgespielt, es geht bis {1} hinunter; so kann keine Gabe beginnen. Den "
     "Stand vor dem Geben hinschreiben, nur von denen, die noch spielen.",
     "Con {found} punti si è già finito, si scende fino a {1}; così non può cominciare nessuna mano. "
     "Scrivere "
     "il punteggio di prima della distribuzione, solo di chi gioca ancora.",
     "With {found} points one is out already, the count goes down to {1}; no deal can begin so. Write down "
     "the score before the deal, only of those who still play."},
    {"NO-CARD", "„{1}“ in „{found}“ ist keine Karte.", "«{1}» in «{found}» non è una carta.",
     "“{1}” in “{found}” is no card."},
    {"IN-HEAD",
     "„{1}“ gehört in den Kopf, über die Leerzeile; darunter steht, wer was tut. Die Zeile nach oben setzen.",
     "«{1}» va nell'intestazione, sopra la riga vuota; sotto sta chi fa che cosa. Spostare la riga in su.",
     "“{1}” belongs in the head, above the blank line; below it stands who does what. Move the line up."},
    {"EVENTS",
     "Bis hier hat diese Gabe {1} Zeilen, mehr hat keine. Fängt hier eine weitere an, gehört eine Zeile "
     "aus drei Strichen davor.",
     "Fin qui questa mano ha {1} righe, nessuna ne ha di più. Se qui ne comincia un'altra, prima ci vuole "
     "una "
     "riga di tre trattini.",
     "Up to here this deal has {1} lines, and none has more. If another one begins here, put a line of three "
     "hyphens before it."},
    {"LINE",
     "Diese Zeile hat mehr als {1} Bytes; so lang ist keine. Steht mehreres darin, gehört jedes auf eine "
     "eigene Zeile.",
     "Questa riga ha più di {1} byte; nessuna è così lunga. Se contiene più cose, ognuna va su una riga "
     "propria.",
     "This line has more than {1} bytes; none is as long. If several things stand in it, each goes on a line "
     "of its "
     "own."},
    {"LINES",
     "Bis hier sind es {1} Zeilen, mehr liest das Programm nicht aus einer Datei. Den Rest von hier an in "
     "eine eigene "
     "Datei geben.",
     "Fin qui sono {1} righe, di più il programma non ne legge da un file. Mettere il resto, da qui in poi, "
     "in un file "
     "a parte.",
     "Up to here there are {1} lines, and more the program does not read from one file. Put the rest, from "
     "here on, "
     "into a file of its own."},
    {"KEYS",
     "Bis hier hat dieser Kopf {1} Zeilen, mehr hat keiner. Fängt hier eine weitere Gabe an, gehört eine "
     "Zeile aus drei "
     "Strichen davor.",
     "Fin qui questa intestazione ha {1} righe, nessuna ne ha di più. Se qui comincia un'altra mano, prima "
     "ci vuole una "
     "riga di tre trattini.",
     "Up to here this head has {1} lines, and none has more. If another deal begins here, put a line of "
     "three hyphens "
     "before it."},
    {"DEALS",
     "Bis hier sind es {1} Gaben, mehr liest das Programm nicht aus einer Datei. Den Rest von hier an in "
     "eine eigene Datei geben.",
     "Fin qui sono {1} mani, di più il programma non ne legge da un file. Mettere il resto, da qui in poi, "
     "in "
     "un file a parte.",
     "Up to here there are {1} deals, and more the program does not read from one file. Put the rest, from "
     "here on, into a file of its own."},
    {"SEATS",
     "„{found}“ ist hier kein Platz: am Tisch sitzen {1}, auf A bis {2}. Wie viele es sind, sagt seats.",
     "«{found}» qui non è un posto: al tavolo sono in {1}, da A a {2}. Quanti sono lo dice seats.",
     "“{found}” is no seat here: {1} sit at the table, on A to {2}. How many they are is said by seats."},
    {"KEY-TWICE",
     "„{1}“ steht weiter oben schon; jede Zeile des Kopfes gibt es einmal. Eine davon wegnehmen.",
     "«{1}» c'è già più sopra; ogni riga dell'intestazione c'è una volta sola. Toglierne una.",
     "“{1}” stands further up already; each line of the head is there once. Take one of them away."},
    {"NO-RECORD",
     "Das ist kein Protokoll einer Gabe. Ein Protokoll beginnt mit „rules:“ und der Kennung einer "
     "Spielregel; nach einer Leerzeile steht, wer was tut, wie „A: spielt LA“.",
     "Questo non è il verbale di una mano. Un verbale comincia con «rules:» e la sigla di un regolamento; "
     "dopo una riga vuota sta chi fa che cosa, come «A: LA».",
     "This is no record of a deal. A record begins with “rules:” and the id of a rule set; after a blank "
     "line "
     "stands who does what, such as “A: play LA”."},
    {"range", "eine Zahl von {1} bis {2}", "un numero da {1} a {2}", "a number from {1} to {2}"},
    {"just", "nur {1}", "solo {1}", "only {1}"},
    {"RULE-SET", "die Kennung einer Spielregel", "la sigla di un regolamento", "the id of a rule set",
     kRulesList},
    {"SEAT", "ein Platz wie A", "un posto come A", "a seat such as A"},
    {"SEAT=NAME", "ein Platz mit Namen wie A=Anna", "un posto con il nome come A=Anna",
     "a seat with a name such as A=Anna"},
    {"SEAT=\"NAME\"", "ein Name mit Leerzeichen in Anführungszeichen wie A=\"Anna K.\"",
     "un nome con spazi tra virgolette come A=\"Anna K.\"",
     "a name with blanks in quotation marks such as A=\"Anna K.\""},
    {"RANK", "ein Rang wie K oder 10", "un valore come K o 10", "a rank such as K or 10"},
    {"NUMBER", "eine Zahl", "un numero", "a number"},
    {"END-OF-LINE", "das Ende der Zeile", "la fine della riga", "the end of the line"},
    {"KIND", "eine Art der Regelwidrigkeit wie wrong-dealer", "un tipo di irregolarità come wrong-dealer",
     "a kind of irregularity such as wrong-dealer"},
    {"SWITCH=VALUE",
     "eine Hausregel und ein Wert, die es gibt, wie revoke_penalty=lose_deal_minus2",
     "una regola della casa e un valore esistenti, come revoke_penalty=lose_deal_minus2",
     "a house rule and a value that exist, such as revoke_penalty=lose_deal_minus2",
     {"`rules show` nennt sie.", "`rules show` li elenca.", "`rules show` names them."}},
    {"rules: RULE-SET", "die Zeile rules mit der Kennung einer Spielregel",
     "la riga rules con la sigla di un regolamento", "the line rules with the id of a rule set"},
    {"one_deal", "eine einzige Gabe in der Datei", "una sola mano nel file", "a single deal in the file"},
    {"rules_alone",
     "Regeln allein, wie sie das Herausschreiben der Regeln gibt; das hier ist eine aufgezeichnete Gabe "
     "(die "
     "Zeilen unter dem Kopf und die Karten wegnehmen)",
     "regole da sole, come le dà l'esportazione delle regole; questa è una mano registrata (togliere le "
     "righe "
     "sotto l'intestazione e le carte)",
     "rules alone, as exporting rules gives them; this is a recorded deal (take away the lines below its "
     "head "
     "and the cards)"},
    {"rules_file", "diese Datei, oder statt ihrer die Kennung einer Spielregel",
     "questo file, o al suo posto la sigla di un regolamento",
     "this file, or the id of a rule set in its place", kRulesList},
    {"own_name", "ein Name, unter dem der Verein sie kennt", "un nome con cui il circolo le conosce",
     "a name by which the club knows them"},
    {"ruling_key", "der Schlüssel ruling im Kopf: eine Datei aus dem Herausschreiben der Entscheide",
     "la chiave ruling nell'intestazione: un file esportato con le decisioni",
     "the key ruling in the head: a file that rulings were exported to"},
    {"moment_of_time", "Tag und Zeit wie 2026-11-22T20:15:00Z", "giorno e ora come 2026-11-22T20:15:00Z",
     "day and time such as 2026-11-22T20:15:00Z"},
    {"LETTERS", "{found} Buchstaben sind zu viele, höchstens {1}.",
     "{found} lettere sono troppe, al massimo {1}.", "{found} letters are too many, {1} at most."},
    {"said_decision", "die Entscheidung der Leitung", "la decisione della direzione",
     "the director's decision"},
    {"said_why", "der Grund dieser Entscheidung", "il motivo di questa decisione",
     "the reason of this decision"},
    {"said_appeal", "der Grund des Einspruchs", "il motivo del ricorso", "the reason of the appeal"},
    {"OPEN-DECIDED", "Der Entscheid steht als offen da und ist doch entschieden: „{found}“.",
     "La decisione risulta aperta eppure è presa: «{found}».",
     "The ruling is given as open and is decided all the same: “{found}”."},
    {"DECIDED-OTHERWISE", "Zuletzt ist anders entschieden, als der Entscheid sagt: „{found}“.",
     "L'ultima decisione è diversa da quella indicata: «{found}».",
     "What was decided last is not what the ruling says: “{found}”."},
    {"deal_result", "das Ergebnis eines Protokolls, wie es das Herausschreiben der Entscheide gibt",
     "il risultato di un verbale, come lo dà l'esportazione delle decisioni",
     "the result of a record, as exporting rulings gives it"},
    {"FOUND-OTHERWISE", "Gefunden ist hier „{found}“; das Ergebnis in rules_view sagt etwas anderes.",
     "Qui risulta «{found}»; il risultato in rules_view dice altro.",
     "Found here is “{found}”; the result in rules_view says otherwise."},
    {"FINE-OTHERWISE", "Die Strafe ist hier {found}; das Ergebnis in rules_view sagt eine andere.",
     "La penalità qui è {found}; il risultato in rules_view ne dice un'altra.",
     "The fine is {found} here; the result in rules_view says another one."},
    {"ruling_measure", "line, strike=ZEILE, fine=SEITE:PUNKTE, redeal, lost=SEITE",
     "line, strike=RIGA, fine=PARTE:PUNTI, redeal, lost=PARTE",
     "line, strike=LINE, fine=SIDE:POINTS, redeal, lost=SIDE"},
    {"ruling_state", "open, decided, appealed, overruled oder withdrawn",
     "open, decided, appealed, overruled o withdrawn", "open, decided, appealed, overruled or withdrawn"},
    {"iso_date", "Datum als JJJJ-MM-TT", "data come AAAA-MM-GG", "a date as YYYY-MM-DD"},
    {"rule_point",
     "Name einer Regel",
     "nome di una regola",
     "name of a rule",
     {"Suchen mit `rules search`.", "Cercare con `rules search`.", "Look for it with `rules search`."}},
    {"perlagg_list", "Karten des Spiels und Trumpfränge, die höchste zuerst, jede einmal, wie HK S6 T7 TU TO",
     "carte del mazzo e ranghi di briscola, la più alta per prima, ognuna una volta, come HK S6 T7 TU TO",
     "cards of the pack and ranks of trumps, the highest first, each once, such as HK S6 T7 TU TO"},
    {"perlagg_none",
     "„{1}“ kann kein Perlagg sein: Es ist weder eine Karte (HK, S6) noch ein Rang, den jede Trumpffarbe hat "
     "(T7, "
     "TU, TO). Aus der Liste nehmen oder richtig schreiben.",
     "«{1}» non può essere un Perlagg: non è né una carta (HK, S6) né un rango che ogni seme di briscola ha "
     "(T7, "
     "TU, TO). Toglierlo dall'elenco o scriverlo giusto.",
     "“{1}” cannot be a Perlagg: it is neither a card (HK, S6) nor a rank that every trump suit has (T7, TU, "
     "TO). "
     "Take it off the list or write it right."},
    {"perlagg_twice",
     "„{1}“ steht zweimal in der Liste; jeder Perlagg steht darin einmal. Eines davon streichen.",
     "«{1}» è due volte nell'elenco; ogni Perlagg vi sta una volta sola. Toglierne uno.",
     "“{1}” is in the list twice; each Perlagg stands there once. Strike one of the two."},
    {"perlagg_pack",
     "„{1}“ ist in dem Spiel mit 32 Karten nicht dabei, das dieser Regelsatz hat. Aus der Liste nehmen.",
     "«{1}» non è nel mazzo da 32 carte di questo regolamento. Toglierlo dall'elenco.",
     "“{1}” is not in the pack of 32 cards that this rule set has. Take it off the list."},
    {"deal_record", "ein Protokoll als Text; das hier ist eine Datei anderer Art",
     "un verbale come testo; questo è un file di altro tipo",
     "a deal record as text; this is a file of another kind"},
    {"switch_name",
     "Name eines Schalters der Spielregel",
     "nome di un parametro del regolamento",
     "name of a switch of the rule set",
     {"`rules show` nennt sie; das Ziel nennt --target.",
      "`rules show` li elenca; il traguardo si dà con --target.",
      "`rules show` names them; the target is given by --target."}},
    {"rule_set", "Kennung einer Spielregel", "sigla di un regolamento", "id of a rule set", kRulesList},
    {"rule_set_for_four", "Kennung einer Spielregel für vier am Tisch",
     "sigla di un regolamento per quattro al tavolo", "id of a rule set for four at a table", kRulesList},
    {"rule_set_for_three", "Kennung einer Spielregel für drei am Tisch",
     "sigla di un regolamento per tre al tavolo", "id of a rule set for three at a table", kRulesList},
    {"final_format", "Format drawn oder pairs; ein K.-o. hat sein Finale schon",
     "formato drawn o pairs; un'eliminazione diretta ha già la sua finale",
     "format drawn or pairs; a knock-out has its final already"},
    {"repechage_format", "Format knockout; eine zweite Chance (repechage) gibt es nur dort",
     "formato knockout; il ripescaggio (repechage) esiste solo lì",
     "format knockout; a second chance (repechage) exists only there"},
    {"final_rounds", "eine Zahl von Runden, nach denen die letzte Partie kommt (rounds)",
     "un numero di turni dopo i quali viene l'ultima partita (rounds)",
     "a number of rounds after which the last match comes (rounds)"},
    {"camps_format",
     "ein Format, das nach Lagern lost: drawn, solo, knockout, oder pairs mit pairing random oder swiss",
     "un formato che sorteggia per fazioni: drawn, solo, knockout, oppure pairs con pairing random o swiss",
     "a format whose draw looks at camps: drawn, solo, knockout, or pairs with pairing random or swiss"},
    {"keep_apart_format",
     "ein Format, das nach Vereinen lost: drawn, solo, knockout, oder pairs mit pairing random oder swiss",
     "un formato che sorteggia per circoli: drawn, solo, knockout, oppure pairs con pairing random o swiss",
     "a format whose draw looks at clubs: drawn, solo, knockout, or pairs with pairing random or swiss"},
    {"pairing_format", "Format pairs; nur dort sagt pairing, wie die Paare einander treffen",
     "formato pairs; solo lì pairing dice come si incontrano le coppie",
     "format pairs; only there pairing says how the pairs meet"},
    {"groups_format", "Format groups; nur dort gibt es Gruppen, aus denen wer weiterkommt",
     "formato groups; solo lì ci sono gironi da cui si passa il turno",
     "format groups; only there are groups that somebody comes out of"},
    {"rounds_format", "Format drawn, pairs oder solo; ein K.-o. hat so viele Runden, wie er braucht",
     "formato drawn, pairs o solo; un'eliminazione ha tanti turni quanti gliene servono",
     "format drawn, pairs or solo; a knock-out has as many rounds as it takes"},
    {"target_counted_up", "ein Regelwerk, das hinaufzählt; hier wird bis 0 hinuntergezählt",
     "un regolamento che conta in su; qui si conta fino a 0",
     "a rule set that counts up; here the count goes down to 0"},
    {"hide_rounds", "höchstens die letzte geplante Runde (rounds)",
     "al massimo l'ultimo turno previsto (rounds)", "the last round planned at most (rounds)"},
    {"prize_list", "Liste wie 8,woman,youngest: wie viele Plätze, dann woman, youngest, oldest, last",
     "elenco come 8,woman,youngest: quanti posti, poi woman, youngest, oldest, last",
     "a list such as 8,woman,youngest: how many ranks, then woman, youngest, oldest, last"},
    {"slip_list", "Zeilen wie 3;7;12;3;22 (Tisch, dann die Nummern Seite für Seite)",
     "righe come 3;7;12;3;22 (tavolo, poi i numeri parte per parte)",
     "rows such as 3;7;12;3;22 (table, then the numbers side by side)"},
    {"couple_list", "Zeilen wie 7;12 (die zwei Nummern eines Paares)",
     "righe come 7;12 (i due numeri di una coppia)", "rows such as 7;12 (the two numbers of a pair)"},
    {"cut_list", "Zeilen wie 7;LA (Nummer und abgehobene Karte)", "righe come 7;LA (numero e carta alzata)",
     "rows such as 7;LA (number and the card that was cut)"},
    {"cut_card", "eine Karte wie LA, H10, SU oder eine Zahl", "una carta come LA, H10, SU o un numero",
     "a card such as LA, H10, SU or a number"},
    {"number_once", "jede Nummer einmal", "ogni numero una volta", "each number once"},
    {"not_with_from", "keine Trennung nach Verein oder Lager, wenn die Partner eingetippt werden",
     "nessuna separazione per circolo o fazione, se i compagni sono digitati",
     "no separation by club or camp where the partners are typed in"},
    {"decider_numbers", "vier Zahlen: zwei Nummern, dann ihre Punkte",
     "quattro numeri: due numeri di partenza, poi i loro punti",
     "four numbers: two start numbers, then their points"},
    {"known_option", "Name einer Einstellung oder eines Schalters der Spielregel",
     "nome di un'opzione o di un parametro del regolamento",
     "name of an option or of a switch of the rule set"},
    {"scoring_formula", "Summe wie 100*win+1*points aus win, points, against, difference, shutout, games",
     "somma come 100*win+1*points di win, points, against, difference, shutout, games",
     "a sum such as 100*win+1*points of win, points, against, difference, shutout, games"},
    {"ladder_list",
     "Liste aus score, wins, points, difference, against, head-to-head, buchholz, decider, lot, jedes einmal",
     "elenco di score, wins, points, difference, against, head-to-head, buchholz, decider, lot, ognuno una "
     "volta",
     "list of score, wins, points, difference, against, head-to-head, buchholz, decider, lot, each once"},
    {"prize_words",
     "eine Reihe wie „die ersten 8, beste Frau, jüngste Person, älteste Person, Trostpreis“, mit "
     "Kommas dazwischen",
     "un elenco come «i primi 8, migliore donna, persona più giovane, persona più anziana, premio di "
     "consolazione», separati da virgole",
     "a list such as \"the first 8, best woman, youngest person, oldest person, consolation prize\", with "
     "commas between"},
    {"ladder_words",
     "eine Reihe aus Wertung, Siege, Punkte, Differenz, Gegenpunkte, direkter Vergleich, Buchholz, "
     "Entscheidungsspiel, Los, jedes einmal, mit Kommas dazwischen",
     "un elenco di punteggio, vittorie, punti, differenza, punti subiti, scontro diretto, Buchholz, "
     "spareggio, "
     "sorteggio, ognuno una volta, separati da virgole",
     "a list of score, wins, points, difference, points against, head-to-head, Buchholz, extra game, lot, "
     "each once, with commas between"},
    {"missed_round", "win, average oder eine ganze Zahl", "win, average o un numero intero",
     "win, average or a whole number"},
    // Of a text that is read term by term: {1} where, {2} what could stand there, {3} what does.
    {"formula_term", "An Stelle {1} steht „{3}“; das gibt es nicht. Es gibt {2}.",
     "Alla posizione {1} c'è «{3}», che non esiste. Ci sono {2}.",
     "At character {1} stands “{3}”, which there is not. There are {2}."},
    {"formula_twice", "An Stelle {1} steht „{3}“ zum zweiten Mal; jedes Wort kommt nur einmal vor.",
     "Alla posizione {1} c'è «{3}» per la seconda volta; ogni parola compare una volta sola.",
     "At character {1} stands “{3}” a second time; each word comes once."},
    {"formula_number",
     "An Stelle {1} steht „{3}“; dort gehört eine ganze Zahl hin ({2}, ohne Komma), dann * und ein Wort: "
     "win, "
     "points, against, difference, shutout, games.",
     "Alla posizione {1} c'è «{3}»; lì va un numero intero ({2}, senza virgola), poi * e una parola: win, "
     "points, against, difference, shutout, games.",
     "At character {1} stands “{3}”; a whole number goes there ({2}, no fraction), then * and a word: win, "
     "points, against, difference, shutout, games."},
    {"formula_sign", "An Stelle {1} steht „{3}“; dort gehört eines davon hin: {2}",
     "Alla posizione {1} c'è «{3}»; lì va uno di questi: {2}",
     "At character {1} stands “{3}”; one of these goes there: {2}"},
    {"formula_over", "An Stelle {1} steht „{3}“; dort kommt nichts mehr.",
     "Alla posizione {1} c'è «{3}»; lì non viene più nulla.",
     "At character {1} stands “{3}”; nothing more comes there."},
    {"formula_ends", "An Stelle {1} hört es zu früh auf; es fehlt: {2}.",
     "Alla posizione {1} finisce troppo presto; manca: {2}.",
     "At character {1} it ends too early; missing: {2}."},
    {"missed_round_term", "An Stelle {1} steht „{3}“; es gibt win, average oder eine ganze Zahl ({2}).",
     "Alla posizione {1} c'è «{3}»; ci sono win, average o un numero intero ({2}).",
     "At character {1} stands “{3}”; there are win, average or a whole number ({2})."},
    {"list_with_header", "Liste mit Kopfzeile und einer Zeile je Meldung",
     "elenco con intestazione e una riga per iscrizione", "list with a header and a row for each entry"},
    {"result_list", "Zeilen wie 3;18;11 (Tisch;Punkte;Punkte)", "righe come 3;18;11 (tavolo;punti;punti)",
     "rows such as 3;18;11 (table;points;points)"},
    {"result_cells", "Tisch und eine Zahl je Seite", "tavolo e un numero per parte",
     "table and a number for each side"},
    {"line_word",
     "Punkte je Seite, gleich=SEITE:WERT[:unbet|held|good|given|conceded|declared|shown[:K]], hanger=…, "
     "spiel=…, "
     "penalty=SEITE:PUNKTE oder strike=ZEILE",
     "punti per parte, gleich=PARTE:VALORE[:unbet|held|good|given|conceded|declared|shown[:C]], hanger=…, "
     "spiel=…, "
     "penalty=PARTE:PUNTI o strike=RIGA",
     "points a side, gleich=SIDE:VALUE[:unbet|held|good|given|conceded|declared|shown[:C]], hanger=…, "
     "spiel=…, "
     "penalty=SIDE:POINTS or strike=LINE"},
    {"strike_alone", "strike=ZEILE allein, ohne Punkte", "strike=RIGA da solo, senza punti",
     "strike=LINE alone, without points"},
    {"key_value", "NAME=WERT", "NOME=VALORE", "NAME=VALUE"},
    {"key_once", "jeder Name einmal", "ogni nome una volta", "each name once"},
    {"one_ending", "nur eines davon", "una sola di queste", "only one of them"},
    {"table_once", "jeder Tisch nur einmal", "ogni tavolo una volta sola", "each table only once"},
    {"row_a_game", "für jeden Tisch höchstens so viele Zeilen wie Partien im Match",
     "per ogni tavolo al massimo tante righe quante sono le partite dell'incontro",
     "no more rows for a table than games in its match"},
    {"whole_number", "ganze Zahl", "numero intero", "a whole number"},
    {"at_most_rows", "höchstens {1} Zeilen", "al massimo {1} righe", "{1} rows at most"},
    {"at_most_mb", "eine Datei mit höchstens {1} MB", "un file di al massimo {1} MB",
     "a file of {1} MB at most"},
    {"search_words", "ein Wort, nach dem zu suchen ist", "una parola da cercare", "a word to look for"},
    {"club_person",
     "jemand, den die Vereinsdatei kennt",
     "qualcuno che il file del circolo conosce",
     "somebody whom the club file knows",
     {"`club find CLUBFILE …` sucht.", "`club find CLUBFILE …` cerca.", "`club find CLUBFILE …` looks."}},
    {"one_partner", "ein NAME allein; Partner wird nur eine Person",
     "un solo NAME; compagno è una persona sola", "one NAME alone; only one person becomes a partner"},
    {"pair_by_names", "der Name des Partners allein, ohne Vereinsdatei und ohne Startnummer eines anderen",
     "solo il nome del compagno, senza file del circolo e senza numero di un altro",
     "the partner's name alone, without a club file and without another's start number"},
    {"a_folder", "ein Ordner", "una cartella", "a folder"},
    {"a_file_name", "ein Dateiname", "un nome di file", "a file name"},
    {"not_from_club", "keiner; den Namen gibt die Vereinsdatei", "nessuno; il nome lo dà il file del circolo",
     "none; the club file gives the name"},
    {"Vorname", "Vorname", "nome", "first name"},
    {"Nachname", "Nachname", "cognome", "last name"},
    {"Vorname 1", "Vorname 1", "nome 1", "first name 1"},
    {"Nachname 1", "Nachname 1", "cognome 1", "last name 1"},
    {"Vorname 2", "Vorname 2", "nome 2", "first name 2"},
    {"Nachname 2", "Nachname 2", "cognome 2", "last name 2"},
    {"ja", "ja", "sì", "yes"},
    {"nein", "nein", "no", "no"},

    // Of an export that is read in, and of what the file can hold.
    {"JSON-BYTES", "Die Datei hat mehr als {1} Bytes.", "Il file ha più di {1} byte.",
     "The file has more than {1} bytes."},
    {"JSON-VALUES", "Die Datei hat mehr als {1} Werte; so große liest das Programm nicht ein.",
     "Il file ha più di {1} valori; il programma non ne legge di così grandi.",
     "The file has more than {1} values; the program reads none that large."},
    {"JSON-KEYS", "Hier stehen mehr als {1} Namen in einem Objekt.",
     "Qui ci sono più di {1} nomi in un oggetto.", "Here stand more than {1} names in one object."},
    {"JSON-DEPTH", "Die Klammern sind tiefer als {1} geschachtelt.",
     "Le parentesi sono annidate oltre {1} livelli.", "The brackets are nested deeper than {1}."},
    {"json_value", "ein Wert", "un valore", "a value"},
    {"json_object", "ein Objekt {…}", "un oggetto {…}", "an object {…}"},
    {"json_list", "eine Liste […]", "un elenco […]", "a list […]"},
    {"json_numbers", "eine Liste von Zahlen", "un elenco di numeri", "a list of numbers"},
    {"json_number", "eine ganze Zahl", "un numero intero", "a whole number"},
    {"json_seed", "eine ganze Zahl ab 0", "un numero intero da 0", "a whole number from 0"},
    {"json_flag", "true oder false", "true o false", "true or false"},
    {"json_text", "ein Text in Anführungszeichen", "un testo tra virgolette", "a text in quotation marks"},
    {"export_value", "ein Wert, wie ihn der Export schreibt", "un valore come lo scrive l'esportazione",
     "a value that an export writes there"},
    {"utf8_text", "Text in UTF-8", "testo in UTF-8", "text in UTF-8"},
    {"numbers_upwards", "aufsteigende Nummern ab 1", "numeri crescenti da 1", "numbers upwards from 1"},
    {"entry_number", "die Nummer einer Meldung", "il numero di un'iscrizione", "the number of an entry"},
    {"free_number", "eine Nummer, die sonst kein Paar hat", "un numero che non ha nessun'altra coppia",
     "a number that no other pair has"},
    {"without_partner", "jemand, der noch keinen Partner hat", "qualcuno che non ha ancora un compagno",
     "somebody who has no partner yet"},
    {"two_entries", "zwei verschiedene Meldungen", "due iscrizioni diverse", "two different entries"},
    {"contestant_number", "die Nummer einer Meldung oder eines Paares",
     "il numero di un'iscrizione o di una coppia", "the number of an entry or a pair"},
    {"nobody_twice", "niemand zweimal in einer Runde", "nessuno due volte in un turno",
     "nobody twice in a round"},
    {"apart_once", "zwei Nummern, die kleinere zuerst, jedes Paar einmal",
     "due numeri, prima il minore, ogni coppia una volta", "two numbers, the lower first, each two once"},
    {"rounds_away", "Runden, die es gab, die frühere zuerst; nur die letzte Abwesenheit ist offen (0)",
     "turni esistenti, prima il precedente; solo l'ultima assenza è aperta (0)",
     "rounds that there were, the earlier first; only the last absence is open (0)"},
    {"who_is_there", "jemand, der in dieser Runde da ist", "qualcuno presente in questo turno",
     "somebody who is there in this round"},
    {"everybody_there", "jeder, der da ist, an einem Tisch oder unter sitting_out",
     "ogni presente a un tavolo o in sitting_out", "everybody who is there, at a table or in sitting_out"},
    {"bracket_places", "2, 4, 8, … Begegnungen, die Freilose mitgezählt",
     "2, 4, 8, … incontri, contando anche i turni liberi", "2, 4, 8, … matches, byes counted"},
    {"somebody_goes_on", "aus jeder Begegnung der Runde davor jemand",
     "qualcuno da ogni incontro del turno prima", "somebody from each match of the round before"},
    {"stage_of_format", "eine Begegnung, die es in diesem Format gibt",
     "un incontro che esiste in questo formato", "a match that there is in this format"},
    {"blank_in_draft", "missing und sonst nichts: die Runde ist ein Entwurf",
     "missing e nient'altro: il turno è una bozza", "missing and nothing else: the round is a draft"},
    {"given_reason", "ein Grund", "un motivo", "a reason"},
    {"written_line", "eine Zeile, die man hier schreiben kann: 0 bis 1000 je Seite, keine nach dem Ende",
     "una riga che si può scrivere qui: da 0 a 1000 per parte, nessuna dopo la fine",
     "a line that can be written here: 0 to 1000 a side, none after the end"},
    {"keyed_result", "eine Seite am Ziel, oder mit Grund beendet (time, forfeit, ruling)",
     "una parte al traguardo, o una fine con motivo (time, forfeit, ruling)",
     "one side at the target, or an ending with its reason (time, forfeit, ruling)"},
    {"state_of_sheet", "ein Zustand, der zu dem passt, was auf dem Zettel steht",
     "uno stato che corrisponde a ciò che è scritto sul foglio", "a state that fits what the sheet says"},
    {"extra_game", "ein Entscheidungsspiel zwischen zweien, das nicht gleich endet",
     "uno spareggio fra due che non finisce in parità", "an extra game between two that does not end level"},
    {"standings_follow", "eine Rangliste, die sich ergibt", "una classifica che ne risulta",
     "standings that can be worked out"},
    {"no_more", "nichts mehr", "nient'altro", "nothing more"},
    {"earlier_action", "die Nummer einer Änderung davor", "il numero di una modifica precedente",
     "the number of a change before it"},
    {"standing_action", "die letzte Änderung davor, die noch gilt",
     "l'ultima modifica precedente ancora valida", "the last change before it that still holds"},
    {"undone_action", "die Änderung, die zuletzt zurückgenommen wurde", "l'ultima modifica annullata",
     "the change that was taken back last"},
    {"no_partnerships", "keine festen Paare: hier spielen Einzelne",
     "nessuna coppia fissa: qui si gioca da soli", "no fixed pairs: singles play here"},
    {"journal_row", "eine Zeile über das Anlegen", "una riga sulla creazione",
     "a row about how it was created"},
    {"sound_journal", "ein Journal, dessen Rücknahmen zu den Änderungen passen",
     "un giornale i cui annullamenti corrispondano alle modifiche",
     "a journal whose undone rows fit its changes"},
    {"seed", "Startzahl von 0 bis 9007199254740991", "numero di sorteggio da 0 a 9007199254740991",
     "seed from 0 to 9007199254740991"},
};

} // namespace

std::span<const Message> inputMessages() {
    return kMessages;
}

} // namespace schreiber::desk
