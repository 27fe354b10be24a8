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

    {"text_to_200", "sichtbarer Text auf einer Zeile, höchstens 200 Zeichen",
     "testo visibile su una riga, al massimo 200 caratteri",
     "text that is seen, on one line, 200 characters at most"},
    {"web_address",
     "eine Adresse, die mit https:// oder http:// beginnt, ohne Leerzeichen und Umlaute, höchstens 120 "
     "Zeichen",
     "un indirizzo che comincia con https:// o http://, senza spazi né lettere accentate, al massimo 120 "
     "caratteri",
     "an address that begins with https:// or http://, without blanks or accented letters, 120 characters at "
     "most"},
    // Of any file that is read in.
    {"UTF-16",
     "Die Datei ist in UTF-16 geschrieben und hat halbe Zeichen. Dort, wo sie herkommt, noch einmal "
     "speichern, "
     "als UTF-8.",
     "Il file è scritto in UTF-16 e ha mezzi caratteri. Salvarlo di nuovo, in UTF-8, là da dove viene.",
     "The file is written in UTF-16 and has half signs in it. Save it again where it comes from, as UTF-8."},
    {"TOO-LARGE", "Die Datei hat mehr als {1} MB; so groß ist hier keine. Prüfen, ob es die richtige ist.",
     "Il file ha più di {1} MB; qui nessuno è così grande. Controllare che sia quello giusto.",
     "The file has more than {1} MB; none is that large here. Check whether it is the right one."},
    {"TOO-MANY-ROWS", "Die Liste hat mehr als {1} Zeilen; so viele liest das Programm nicht ein.",
     "L'elenco ha più di {1} righe; il programma non ne legge tante.",
     "The list has more than {1} rows; the program does not read as many."},
    {"WORKBOOK",
     "Das ist eine Arbeitsmappe (Excel, LibreOffice) und keine Liste. Sie dort öffnen und mit „Speichern "
     "unter“ "
     "als „CSV UTF-8“ speichern; jene Datei einlesen.",
     "Questa è una cartella di lavoro (Excel, LibreOffice) e non un elenco. Aprirla lì e con «Salva con "
     "nome» "
     "salvarla come «CSV UTF-8»; importare quel file.",
     "This is a workbook (Excel, LibreOffice) and no list. Open it there and use “Save as” to save it as "
     "“CSV "
     "UTF-8”; read in that file."},
    {"NO-LIST",
     "Das ist keine Liste, sondern ein Dokument, ein Bild oder eine Webseite. Gebraucht wird eine Tabelle, "
     "gespeichert als „CSV UTF-8“.",
     "Questo non è un elenco ma un documento, un'immagine o una pagina web. Serve una tabella salvata come "
     "«CSV "
     "UTF-8».",
     "This is no list but a document, a picture or a web page. What is needed is a table saved as “CSV "
     "UTF-8”."},
    {"OTHER-LETTERS",
     "„{found}“ soll wohl „{1}“ heißen: Die Umlaute der Datei sind die eines alten Mac- oder DOS-Programms. "
     "Sie "
     "dort, wo sie herkommt, als „CSV UTF-8“ speichern und noch einmal einlesen.",
     "«{found}» dovrebbe essere «{1}»: le lettere accentate del file sono quelle di un vecchio programma per "
     "Mac "
     "o DOS. Salvarlo come «CSV UTF-8» là da dove viene e importarlo di nuovo.",
     "“{found}” is probably meant to be “{1}”: the file has the accented letters of an old Mac or DOS "
     "program. "
     "Save it as “CSV UTF-8” where it comes from and read it in again."},
    {"DATABASE",
     "Das ist eine Datenbank, etwa ein Turnier, und kein Text.",
     "Questo è un database, per esempio un torneo, e non un testo.",
     "This is a database, such as a tournament, and no text.",
     {"Ein Turnier steht gleich hinter dem Befehl: `info FILE`.",
      "Un torneo va subito dopo il comando: `info FILE`.",
      "A tournament stands right behind the command: `info FILE`."}},
    {"NO-ENTRIES", "Unter der Kopfzeile steht keine Meldung. Für jede eine Zeile schreiben.",
     "Sotto l'intestazione non c'è nessuna iscrizione. Scrivere una riga per ognuna.",
     "Below the header stands no entry. Write a row for each."},
    {"OTHER-KIND", "Das ist kein Protokoll, sondern eine Datei anderer Art; ein Protokoll ist Text.",
     "Questo non è un verbale, ma un file di altro tipo; un verbale è testo.",
     "This is no record but a file of another kind; a record is text."},
    {"ONE-DEAL",
     "In der Datei stehen {1} Gaben, und hier fängt die zweite an; gebraucht wird eine. Die anderen "
     "herausnehmen.",
     "Nel file ci sono {1} mani, e qui comincia la seconda; ne serve una. Togliere le altre.",
     "In the file stand {1} deals, and here the second begins; one is needed. Take the others out."},
    {"RULES-ALONE",
     "Das ist eine aufgezeichnete Gabe; hierher gehören Regeln allein, wie sie das Exportieren der "
     "Regeln "
     "gibt. Die Zeilen unter dem Kopf und die Karten wegnehmen.",
     "Questa è una mano registrata; qui vanno regole da sole, come le dà l'esportazione delle regole. "
     "Togliere "
     "le righe sotto l'intestazione e le carte.",
     "This is a recorded deal; rules alone go here, as exporting rules gives them. Take away the lines below "
     "its head and the cards."},
    {"NO-RULES-FILE", "Eine solche Datei gibt es nicht, und so heißt auch keine Spielregel.",
     "Un tale file non c'è, e così non si chiama nessun regolamento.",
     "There is no such file, and no rule set is called so.", kRulesList},

    // Of a deal record: what its reader names by a word of its own.
    {"CARD", "eine Karte wie LA", "una carta come LA", "a card such as LA"},
    {"TAROCK-CARD", "eine Karte wie XV oder HK", "una carta come XV o HK", "a card such as XV or HK"},
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
    {"TAROCK-SWITCH=VALUE",
     "eine Hausregel und ein Wert, die es gibt, wie breach_payer=offender",
     "una regola della casa e un valore esistenti, come breach_payer=offender",
     "a house rule and a value that exist, such as breach_payer=offender",
     {"`rules show` nennt sie.", "`rules show` li elenca.", "`rules show` names them."}},
    {"N: LINE", "eine Spielzeile wie 1: A r C +", "una riga di gioco come 1: A r C +",
     "a game line such as 1: A r C +"},
    {"SEAT: radel", "wer das Radel ansagt, wie A: radel", "chi annuncia il Radel, come A: radel",
     "who announces the Radel, such as A: radel"},
    {"rules: RULE-SET", "die Zeile rules mit der Kennung einer Spielregel",
     "la riga rules con la sigla di un regolamento", "the line rules with the id of a rule set"},
    {"own_name", "ein Name, unter dem der Verein sie kennt", "un nome con cui il circolo le conosce",
     "a name by which the club knows them"},
    {"ruling_key", "der Schlüssel ruling im Kopf: eine Datei aus dem Exportieren der Entscheide",
     "la chiave ruling nell'intestazione: un file esportato con le decisioni",
     "the key ruling in the head: a file that rulings were exported to"},
    {"moment_of_time", "Tag und Zeit wie 2026-11-22T20:15:00Z", "giorno e ora come 2026-11-22T20:15:00Z",
     "day and time such as 2026-11-22T20:15:00Z"},
    {"BYTES", "{found} Bytes sind für diesen Text zu viele, höchstens {1}.",
     "{found} byte sono troppi per questo testo, al massimo {1}.",
     "{found} bytes are too many for this text, {1} at most."},
    {"COUNT", "Davon gibt es hier {found}, es müssten {1} sein.",
     "Qui ce ne sono {found}, dovrebbero essere {1}.",
     "There are {found} of them here, there should be {1}."},
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
    {"deal_result", "das Ergebnis eines Protokolls, wie es das Exportieren der Entscheide gibt",
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
    {"rank_span", "ein Rang oder zwei mit einem Strich dazwischen, etwa 1-3",
     "un posto o due con un trattino, per esempio 1-3", "a rank or two with a dash between, as in 1-3"},
    {"iso_date", "Datum als JJJJ-MM-TT", "data come AAAA-MM-GG", "a date as YYYY-MM-DD"},
    {"png", "ein PNG-Bild", "un'immagine PNG", "a PNG picture"},
    {"png_size", "ein PNG-Bild von höchstens 4096 mal 4096 Punkten und 4 MB",
     "un'immagine PNG di al massimo 4096 per 4096 punti e 4 MB",
     "a PNG picture of at most 4096 by 4096 points and 4 MB"},
    {"png_whole", "ein unbeschädigtes PNG-Bild", "un'immagine PNG integra", "an undamaged PNG picture"},
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
    {"meet_format", "Format drawn; nur dort kann man einmal mit- und einmal gegeneinander spielen",
     "formato drawn; solo lì si può giocare una volta insieme e una volta contro",
     "format drawn; only there people can be partners once and opponents another time"},
    {"rest_format", "Format drawn; nur dort bleibt von Tischen zu viert jemand übrig",
     "formato drawn; solo lì da tavoli di quattro rimane fuori qualcuno",
     "format drawn; only there somebody is left over from tables of four"},
    {"rest_rules", "sit; diese Spielregel kennt kein Spiel zu zweit",
     "sit; questo regolamento non conosce il gioco in due", "sit; this rule set has no game for two",
     kRulesList},
    {"pairing_format", "Format pairs; nur dort sagt pairing, wie die Paare einander treffen",
     "formato pairs; solo lì pairing dice come si incontrano le coppie",
     "format pairs; only there pairing says how the pairs meet"},
    {"groups_format", "Format groups; nur dort gibt es Gruppen, aus denen wer weiterkommt",
     "formato groups; solo lì ci sono gironi da cui si passa il turno",
     "format groups; only there are groups that somebody comes out of"},
    {"rounds_format", "Format drawn, pairs oder solo; ein K.-o. hat so viele Runden, wie er braucht",
     "formato drawn, pairs o solo; un'eliminazione ha tanti turni quanti gliene servono",
     "format drawn, pairs or solo; a knock-out has as many rounds as it takes"},
    {"zero_sum_rules", "eine Spielregel, in der jede Zeile auf 0 kommt (ruediger)",
     "un regolamento in cui ogni riga dà 0 (ruediger)", "a rule set in which every line sums to 0 (ruediger)",
     kRulesList},
    {"rank_point_list", "Punkte für die Plätze 1–4 am Tisch, für Fünfertische ein zweites Mal: 60,40,20,0",
     "punti per i posti 1–4 al tavolo, per i tavoli da cinque una seconda volta: 60,40,20,0",
     "points for places 1–4 at the table, for tables of five a second list: 60,40,20,0"},
    {"record_or_tournament", "ein Protokoll, oder ein Turnier, dessen Zettel geprüft werden",
     "un verbale, o un torneo di cui controllare i fogli",
     "a record, or a tournament whose sheets are checked"},
    {"sheet_record", "ein Schrieb als Datei: rules, kind: schrieb, dann nummerierte Zeilen",
     "un foglio come file: rules, kind: schrieb, poi righe numerate",
     "a sheet as a file: rules, kind: schrieb, then numbered lines"},
    {"game_line_word", "eine Spielzeile, penalty=PLATZ:PUNKTE (B:2) oder strike=N",
     "una riga di gioco, penalty=POSTO:PUNTI (B:2) o strike=N",
     "a game line, penalty=SEAT:POINTS (B:2) or strike=N"},
    {"game_line", "eine Spielzeile wie A r C + t+ oder vier Zahlen hinter =",
     "una riga come A r C + t+ o quattro numeri dopo =",
     "a game line such as A r C + t+, or four numbers behind ="},
    {"target_counted_up", "ein Regelwerk, das hinaufzählt; hier wird bis 0 hinuntergezählt",
     "un regolamento che conta in su; qui si conta fino a 0",
     "a rule set that counts up; here the count goes down to 0"},
    {"hide_rounds", "höchstens die letzte geplante Runde (rounds)",
     "al massimo l'ultimo turno previsto (rounds)", "the last round planned at most (rounds)"},
    {"prize_list",
     "Liste wie 8,woman,youngest: wie viele Plätze, dann woman, youngest, oldest, last, best-round",
     "elenco come 8,woman,youngest: quanti posti, poi woman, youngest, oldest, last, best-round",
     "a list such as 8,woman,youngest: how many ranks, then woman, youngest, oldest, last, best-round"},
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
    {"scoring_formula",
     "Summe wie 100*win+1*points aus win, points, against, difference, shutout, games (auch rank, "
     "table-wins)",
     "somma come 100*win+1*points di win, points, against, difference, shutout, games (anche rank, "
     "table-wins)",
     "a sum such as 100*win+1*points of win, points, against, difference, shutout, games (also rank, "
     "table-wins)"},
    {"ladder_list",
     "Liste aus score, wins, points, difference, against, head-to-head, buchholz, decider, lot (auch "
     "best-rounds, table-wins), jedes einmal",
     "elenco di score, wins, points, difference, against, head-to-head, buchholz, decider, lot (anche "
     "best-rounds, "
     "table-wins), ognuno una volta",
     "list of score, wins, points, difference, against, head-to-head, buchholz, decider, lot (also "
     "best-rounds, table-wins), each once"},
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
    {"result_list", "Zeilen wie 3;18;11 (Tisch;Punkte;Punkte)", "righe come 3;18;11 (tavolo;punti;punti)",
     "rows such as 3;18;11 (table;points;points)"},
    {"result_numbers", "eine Zahl je Seite", "un numero per parte", "a number for each side"},
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
    {"an_export", "ein Export dieses Programms (JSON)", "un'esportazione di questo programma (JSON)",
     "an export of this program (JSON)"},
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
    {"utf8_text", "Text in UTF-8, ohne das Zeichen \\u0000", "testo in UTF-8, senza il carattere \\u0000",
     "text in UTF-8, without the character \\u0000"},
    {"JSON", "gültiges JSON", "JSON valido", "valid JSON"},
    {"json_rest", "der Rest, denn die Datei hört hier mittendrin auf",
     "il resto, perché il file finisce qui a metà", "the rest, as the file ends here half-way"},
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
    {"action_code", "der Name einer Handlung, wie set_result", "il nome di un'azione, come set_result",
     "the name of an action, such as set_result"},
    {"as_journal_says", "was nach den Zeilen des Journals dasteht",
     "ciò che risulta dalle righe del giornale", "what the rows of the journal come to"},
    {"table_of_round", "ein Tisch, den es in dieser Runde gibt", "un tavolo che c'è in questo turno",
     "a table that there is in that round"},
    {"seen_text", "Text, von dem man etwas sieht, oder keiner", "un testo di cui si veda qualcosa, o nessuno",
     "text of which something is seen, or none"},
    {"what_it_takes_back", "dasselbe wie in der Zeile, die unter target steht",
     "lo stesso che nella riga indicata da target", "the same as in the row that target names"},
    {"given_reason", "ein Grund", "un motivo", "a reason"},
    {"written_line", "eine Zeile, die man hier schreiben kann: 0 bis 1000 je Seite, keine nach dem Ende",
     "una riga che si può scrivere qui: da 0 a 1000 per parte, nessuna dopo la fine",
     "a line that can be written here: 0 to 1000 a side, none after the end"},
    {"keyed_result", "eine Seite am Ziel und keine über 1000, oder mit Grund beendet (time, forfeit, ruling)",
     "una parte al traguardo e nessuna oltre 1000, o una fine con motivo (time, forfeit, ruling)",
     "one side at the target and none above 1000, or an ending with its reason (time, forfeit, ruling)"},
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
