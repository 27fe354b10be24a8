<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="de">
<context>
    <name>BugWatch</name>
    <message>
        <source>Im Programm ist ein Fehler, und es wird beendet (%1).</source>
        <translation>C’è un errore nel programma, che si chiude (%1).</translation>
    </message>
    <message>
        <source>Es war kein Turnier offen.</source>
        <translation>Nessun torneo era aperto.</translation>
    </message>
    <message>
        <source>Das Turnier steht in %1: was im Journal steht, ganz, und vom letzten Schritt alles oder nichts. Noch einmal öffnen, dann geht es dort weiter.</source>
        <translation>Il torneo è in %1: quanto sta nel giornale c’è per intero, e dell’ultimo passo tutto o nulla. Riaprirlo, e si continua da lì.</translation>
    </message>
    <message>
        <source>abgestürzt</source>
        <translation>interrotto</translation>
    </message>
</context>
<context>
    <name>CardLine</name>
    <message>
        <source>%1 hat schon %2.</source>
        <translation>%2 ha già %1.</translation>
    </message>
    <message>
        <source>%1 steht zweimal da.</source>
        <translation>%1 c’è due volte.</translation>
    </message>
    <message>
        <source>Eine Hand hat hier %1 Karten.</source>
        <translation>Una mano ha qui %1 carte.</translation>
    </message>
    <message>
        <source>Alle Hände stehen schon da.</source>
        <translation>Tutte le mani ci sono già.</translation>
    </message>
    <message>
        <source>%1 legt keinen Trumpf fest: Die nächste Karte gehört dazu.</source>
        <translation>%1 non fissa la briscola: ci vuole anche la carta seguente.</translation>
    </message>
    <message>
        <source>%1 legt den Trumpf schon fest.</source>
        <translation>%1 fissa già la briscola.</translation>
    </message>
    <message>
        <source>Zuerst wird auf das Gebot geantwortet.</source>
        <translation>Prima si risponde all’offerta.</translation>
    </message>
    <message>
        <source>%1 ist an der Reihe und kann %2 nicht spielen.</source>
        <translation>Tocca a %1, e non può giocare %2.</translation>
    </message>
    <message>
        <source>Gespielt wird eine Karte; gewiesen, wenn das Spiel entschieden ist.</source>
        <translation>Si gioca una carta sola; si mostra quando lo Spiel è deciso.</translation>
    </message>
    <message>
        <source>Zu spielen ist hier nichts mehr: %1 ist zu viel.</source>
        <translation>Qui non c’è più nessuna presa da giocare: %1 è di troppo.</translation>
    </message>
    <message>
        <source>Gewiesen wird mit dem Platz davor, etwa %1: %2</source>
        <translation>Si mostra con il posto davanti, per esempio %1: %2</translation>
    </message>
    <message>
        <source>%1 liegt schon.</source>
        <translation>%1 è già sul tavolo.</translation>
    </message>
</context>
<context>
    <name>DealWriting</name>
</context>
<context>
    <name>DoneWords</name>
    <message>
        <source>Runde %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Tavolo %1</translation>
    </message>
    <message>
        <source>Tisch %1, Runde %2</source>
        <translation>Tavolo %1, turno %2</translation>
    </message>
</context>
<context>
    <name>EventWriting</name>
    <message>
        <source>Hier folgte vorher:</source>
        <translation>Prima qui seguiva:</translation>
    </message>
</context>
<context>
    <name>Example</name>
    <message>
        <source>Beispielabend</source>
        <translation>Serata di prova</translation>
    </message>
    <message>
        <source>%1 lässt sich nicht neu anlegen. Ist der Beispielabend noch offen?</source>
        <translation>Impossibile ricreare %1. La serata di prova è ancora aperta?</translation>
    </message>
    <message>
        <source>Beispielliste</source>
        <translation>elenco di prova</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <source>gegeben</source>
        <translation>data</translation>
    </message>
    <message>
        <source>ungeboten</source>
        <translation>non offerta</translation>
    </message>
    <message>
        <source>gehalten</source>
        <translation>tenuta</translation>
    </message>
    <message>
        <source>gut</source>
        <translation>buona</translation>
    </message>
    <message>
        <source>angesagt</source>
        <translation>dichiarata</translation>
    </message>
    <message>
        <source>nicht angesagt</source>
        <translation>non dichiarata</translation>
    </message>
    <message>
        <source>%1 steht</source>
        <translation>%1 in parità</translation>
    </message>
    <message>
        <source>%1 hin</source>
        <translation>%1 di nessuno</translation>
    </message>
    <message>
        <source>steht</source>
        <translation>in parità</translation>
    </message>
    <message>
        <source>hin</source>
        <translation>di nessuno</translation>
    </message>
</context>
<context>
    <name>FirstRound</name>
    <message>
        <source>Zum Auslosen braucht es mindestens drei Leute.</source>
        <translation>Per sorteggiare servono almeno tre persone.</translation>
    </message>
    <message>
        <source>Zum Auslosen braucht es mindestens vier Leute.</source>
        <translation>Per sorteggiare servono almeno quattro persone.</translation>
    </message>
    <message>
        <source>Melden: Seite „Meldung“ (Strg+1).</source>
        <translation>Iscrivere: pagina «Iscrizioni» (Ctrl+1).</translation>
    </message>
    <message>
        <source>Auslosen: F5.</source>
        <translation>Sorteggiare: F5.</translation>
    </message>
    <message>
        <source>Die Auslosung ansehen und bestätigen: F5.</source>
        <translation>Guardare e confermare il sorteggio: F5.</translation>
    </message>
</context>
<context>
    <name>FurtherTable</name>
    <message>
        <source>gegen</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>Wer spielfrei war oder später kam, spielt mit</source>
        <translation>Gioca chi riposava o è arrivato dopo</translation>
    </message>
    <message>
        <source>alle, in dieser Reihenfolge</source>
        <translation>tutti, in quest&apos;ordine</translation>
    </message>
    <message>
        <source>wird gemeldet und sitzt hier</source>
        <translation>viene iscritto e siede qui</translation>
    </message>
    <message>
        <source>ist spielfrei</source>
        <translation>riposa</translation>
    </message>
    <message>
        <source>ist eben gekommen</source>
        <translation>è appena arrivato</translation>
    </message>
    <message>
        <source>Tisch %1: Wer sitzt hier? (%2 von %3)</source>
        <translation>Tavolo %1: chi siede qui? (%2 di %3)</translation>
    </message>
    <message>
        <source>Name oder Startnummer</source>
        <translation>Nome o numero di partenza</translation>
    </message>
    <message>
        <source>Wer noch nicht gemeldet ist: Vor- und Nachname.</source>
        <translation>Chi non è ancora iscritto: nome e cognome.</translation>
    </message>
    <message>
        <source>Tisch %1: ↑ ↓ und Enter, oder einen Namen tippen.</source>
        <translation>Tavolo %1: ↑ ↓ e Invio, o digitare un nome.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>bis zum Radel</source>
        <translation>fino al Radel</translation>
    </message>
    <message>
        <source>%1 Spiele</source>
        <translation>%1 giochi</translation>
    </message>
    <message>
        <source>von %1 auf %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>zu %1</source>
        <translation>a %1</translation>
    </message>
</context>
<context>
    <name>LeavingPrompt</name>
    <message>
        <source>%1 gegen %2</source>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>%1, noch nichts geschrieben.</source>
        <translation>%1, ancora niente di scritto.</translation>
    </message>
    <message>
        <source>%1, Stand %2.</source>
        <translation>%1, punteggio %2.</translation>
    </message>
    <message>
        <source>Runde %1: %2 gewonnen.</source>
        <translation>Turno %1: vinto %2.</translation>
    </message>
    <message>
        <source>Runde %1: %2 verloren.</source>
        <translation>Turno %1: perso %2.</translation>
    </message>
    <message>
        <source>Runde %1: %2.</source>
        <translation>Turno %1: %2.</translation>
    </message>
    <message>
        <source>An Tisch %1 läuft der Zettel weiter.</source>
        <translation>Al tavolo %1 il foglio continua.</translation>
    </message>
    <message>
        <source>Niemand wartet. %1 Wer kommt, wird eingetippt.</source>
        <translation>Nessuno aspetta. %1 Chi viene si digita.</translation>
    </message>
    <message>
        <source>%1. %2 Jemand anders: tippen.</source>
        <translation>%1. %2 Un altro: digitare.</translation>
    </message>
    <message>
        <source>Ersatz kommt</source>
        <translation>Viene un sostituto</translation>
    </message>
    <message>
        <source>Der Stand zählt</source>
        <translation>Il punteggio vale</translation>
    </message>
    <message>
        <source>Tisch %1 zählt, wie er jetzt steht; der Zettel wird erwartet.</source>
        <translation>Il tavolo %1 vale come sta ora; si aspetta il foglio.</translation>
    </message>
    <message>
        <source>Tisch %1 wird %2.</source>
        <translation>Il tavolo %1 diventa %2.</translation>
    </message>
    <message>
        <source>Auch %1 verliert.</source>
        <translation>Perde anche %1.</translation>
    </message>
    <message>
        <source>%1 spielen an Tisch %2 weiter.</source>
        <translation>%1 continuano al tavolo %2.</translation>
    </message>
    <message>
        <source>Für %1 ist die Partie gewonnen.</source>
        <translation>Per %1 la partita è vinta.</translation>
    </message>
    <message>
        <source>Partie verloren</source>
        <translation>Partita persa</translation>
    </message>
    <message>
        <source>Die Partie wird nicht gespielt: %1 geht ohne sie weiter.</source>
        <translation>La partita non si gioca: %1 prosegue senza.</translation>
    </message>
    <message>
        <source>Runde %1 spielfrei: %2.</source>
        <translation>Turno %1 di riposo: %2.</translation>
    </message>
    <message>
        <source>Was gespielt ist, bleibt.</source>
        <translation>Ciò che è giocato resta.</translation>
    </message>
    <message>
        <source>Tisch %1 entfällt</source>
        <translation>Il tavolo %1 cade</translation>
    </message>
    <message>
        <source>Nichts davon zählt</source>
        <translation>Non conta nulla</translation>
    </message>
    <message>
        <source>Tisch %1 entfällt, und %2 steht in keiner Rangliste.</source>
        <translation>Il tavolo %1 cade e %2 non sta in nessuna classifica.</translation>
    </message>
    <message>
        <source>Auch die Runden %1 fallen weg: Wer dort mit am Tisch saß, hat sie spielfrei.</source>
        <translation>Cadono anche i turni %1: chi sedeva a quei tavoli li ha di riposo.</translation>
    </message>
    <message>
        <source>Auch Runde %1 fällt weg: Tisch %2 wird für %3 zur spielfreien Runde.</source>
        <translation>Cade anche il turno %1: il tavolo %2 diventa un turno di riposo per %3.</translation>
    </message>
    <message>
        <source>ändert 1 Rang</source>
        <translation>cambia 1 posto</translation>
    </message>
    <message>
        <source>ändert %1 Ränge</source>
        <translation>cambia %1 posti</translation>
    </message>
    <message>
        <source>Er bleibt</source>
        <translation>Resta (lui)</translation>
    </message>
    <message>
        <source>Sie bleibt</source>
        <translation>Resta (lei)</translation>
    </message>
    <message>
        <source>Bleibt</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>%1 (%2) geht. Tisch %3 läuft noch.</source>
        <translation>%1 (%2) va via. Il tavolo %3 gioca ancora.</translation>
    </message>
    <message>
        <source>%1: 1 bis 4 wählt.</source>
        <translation>%1: da 1 a 4 si sceglie.</translation>
    </message>
</context>
<context>
    <name>LeavingWords</name>
    <message>
        <source>%1 und %2</source>
        <translation>%1 e %2</translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message>
        <source>%1 ist schon vergeben; jede Karte gibt es nur einmal.</source>
        <translation>%1 è già in gioco; ogni carta esiste una sola volta.</translation>
    </message>
    <message>
        <source>%1 ist eine Karte zu viel.</source>
        <translation>%1 è una carta di troppo.</translation>
    </message>
    <message>
        <source>hier fehlt etwas.</source>
        <translation>qui manca qualcosa.</translation>
    </message>
    <message>
        <source>„%1“ ist nicht zu lesen.</source>
        <translation>«%1» non si legge.</translation>
    </message>
    <message>
        <source>Zeile %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>%1 Ab Zeile %2 ist nichts beurteilt, bis sie gelesen werden kann.</source>
        <translation>%1 Dalla riga %2 in poi non è giudicato nulla, finché non si legge.</translation>
    </message>
</context>
<context>
    <name>LineMarks</name>
    <message>
        <source>Stich %1</source>
        <translation>presa a %1</translation>
    </message>
</context>
<context>
    <name>LineVerdict</name>
    <message>
        <source>SIE</source>
        <translation>LORO</translation>
    </message>
    <message>
        <source>WIR</source>
        <translation>NOI</translation>
    </message>
    <message>
        <source>Stand danach %1</source>
        <translation>Punteggio dopo: %1</translation>
    </message>
    <message>
        <source>Noch nichts zu entscheiden.</source>
        <translation>Ancora niente da decidere.</translation>
    </message>
    <message>
        <source>Bis hierher ist alles regelgerecht.</source>
        <translation>Fin qui tutto è regolare.</translation>
    </message>
    <message>
        <source>Diese Zeile ist regelgerecht.</source>
        <translation>Questa riga è regolare.</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Noch nicht bestätigt: Tisch %1.</source>
        <translation>Non ancora confermati: tavolo %1.</translation>
    </message>
    <message>
        <source>Noch nicht bestätigt: %1 Zettel aus %2 Runden.</source>
        <translation>Non ancora confermati: %1 fogli di %2 turni.</translation>
    </message>
    <message>
        <source>Neu auslosen</source>
        <translation>Risorteggiare</translation>
    </message>
    <message>
        <source>Dieser Zettel ist eingetragen. Steht es so auf dem Papier?</source>
        <translation>Questo foglio è inserito. Sta così anche sulla carta?</translation>
    </message>
    <message>
        <source>Stimmt, bestätigen</source>
        <translation>Esatto, confermare</translation>
    </message>
    <message>
        <source>Erst die zweite Eingabe. Esc: lassen</source>
        <translation>Prima il secondo inserimento. Esc: lasciare</translation>
    </message>
    <message>
        <source>Vergleichen</source>
        <translation>Confrontare</translation>
    </message>
    <message>
        <source>Melden</source>
        <translation>Iscrivere</translation>
    </message>
    <message>
        <source>Partner auslosen</source>
        <translation>Sorteggiare i compagni</translation>
    </message>
    <message>
        <source>Runde %1 auslosen</source>
        <translation>Sorteggiare il turno %1</translation>
    </message>
    <message>
        <source>Runde %1 bestätigen</source>
        <translation>Confermare il turno %1</translation>
    </message>
    <message>
        <source>Zettel Tisch %1</source>
        <translation>Foglio tavolo %1</translation>
    </message>
    <message>
        <source>Zettel schreiben</source>
        <translation>Scrivere i fogli</translation>
    </message>
    <message>
        <source>Entscheidungsspiel</source>
        <translation>Spareggio</translation>
    </message>
    <message>
        <source>Zur Rangliste</source>
        <translation>Alla classifica</translation>
    </message>
    <message>
        <source>Streit beilegen …</source>
        <translation>Risolvere la contestazione …</translation>
    </message>
    <message>
        <source>Dieser Zettel ist strittig. F8 bestätigt ihn, mit einem Grund; F7 schreibt einen anderen Endstand.</source>
        <translation>Questo foglio è contestato. F8 lo conferma, con un motivo; F7 scrive un altro punteggio finale.</translation>
    </message>
    <message>
        <source>Rangliste drucken</source>
        <translation>Stampare classifica</translation>
    </message>
    <message>
        <source>Turnier abschließen</source>
        <translation>Chiudere torneo</translation>
    </message>
    <message>
        <source>Punkte eintippen</source>
        <translation>Scrivere i punti</translation>
    </message>
    <message>
        <source>Tisch %1, Runde %2</source>
        <translation>Tavolo %1, turno %2</translation>
    </message>
    <message>
        <source>Uhr starten</source>
        <translation>Avvia l&apos;orologio</translation>
    </message>
    <message>
        <source>Als Nächstes: die Uhr der Runde, %1 Minuten.</source>
        <translation>Prossimo passo: l&apos;orologio del turno, %1 minuti.</translation>
    </message>
    <message>
        <source>Ohne Druck weiter</source>
        <translation>Avanti senza stampare</translation>
    </message>
    <message>
        <source>Als PDF speichern</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>1 Seite drucken</source>
        <translation>Stampa 1 pagina</translation>
    </message>
    <message>
        <source>Drucken</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>%1 Seiten drucken</source>
        <translation>Stampa %1 pagine</translation>
    </message>
    <message>
        <source> und </source>
        <translation> e </translation>
    </message>
    <message>
        <source>Als Nächstes: %1 drucken.</source>
        <translation>Prossimo passo: stampare %1.</translation>
    </message>
    <message>
        <source>Kein Drucker: %1 als PDF speichern.</source>
        <translation>Nessuna stampante: salvare %1 come PDF.</translation>
    </message>
    <message>
        <source>1 Name ist noch zu klären.</source>
        <translation>Resta da chiarire 1 nome.</translation>
    </message>
    <message>
        <source>%1 Namen sind noch zu klären.</source>
        <translation>Restano da chiarire %1 nomi.</translation>
    </message>
    <message>
        <source>Zur Auslosung</source>
        <translation>Al sorteggio</translation>
    </message>
    <message>
        <source>Zur Runde</source>
        <translation>Al turno</translation>
    </message>
</context>
<context>
    <name>OutdatedWords</name>
    <message>
        <source>Ein Ergebnis ist berichtigt; diese Runde passt nicht mehr dazu.</source>
        <translation>Un risultato è stato corretto; questo turno non corrisponde più.</translation>
    </message>
    <message>
        <source>Andere säßen an Tisch %1.</source>
        <translation>Siederebbero altri al tavolo %1.</translation>
    </message>
    <message>
        <source>Nach den berichtigten Ergebnissen säßen andere an Tisch %1; was gespielt ist, bleibt.</source>
        <translation>Secondo i risultati corretti siederebbero altri al tavolo %1; ciò che è giocato resta.</translation>
    </message>
    <message>
        <source>Es zählt, wer dort gewonnen hat. Soll es anders ausgehen: auf dem Schreibzettel ein Endstand durch Entscheid (F7, dann e).</source>
        <translation>Conta chi vi ha vinto. Se deve finire altrimenti: sul foglio un punteggio finale deciso dal direttore (F7, poi d).</translation>
    </message>
</context>
<context>
    <name>PastRulings</name>
    <message>
        <source>%1, „%2“: %3</source>
        <translation>%1, «%2»: %3</translation>
    </message>
    <message>
        <source>Entscheid %1</source>
        <translation>Decisione %1</translation>
    </message>
    <message>
        <source>„%1“</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>Ergebnis berichtigen</source>
        <translation>Correggere il risultato</translation>
    </message>
    <message>
        <source>Berichtigen</source>
        <translation>Correggere</translation>
    </message>
    <message>
        <source>Ergebnis überschreiben</source>
        <translation>Sovrascrivere il risultato</translation>
    </message>
    <message>
        <source>Überschreiben</source>
        <translation>Sovrascrivere</translation>
    </message>
    <message>
        <source>Zettel bestätigen</source>
        <translation>Confermare il foglio</translation>
    </message>
    <message>
        <source>Trotzdem bestätigen</source>
        <translation>Confermare comunque</translation>
    </message>
    <message>
        <source>Nächste Runde losen</source>
        <translation>Sorteggiare il prossimo turno</translation>
    </message>
    <message>
        <source>Trotzdem losen</source>
        <translation>Sorteggiare comunque</translation>
    </message>
    <message>
        <source>K.-o. beginnen</source>
        <translation>Cominciare l&apos;eliminazione</translation>
    </message>
    <message>
        <source>Zweite Serie beginnen</source>
        <translation>Cominciare la seconda serie</translation>
    </message>
    <message>
        <source>Zweite Serie losen</source>
        <translation>Sorteggiare la seconda serie</translation>
    </message>
    <message>
        <source>Runde neu losen</source>
        <translation>Risorteggiare il turno</translation>
    </message>
    <message>
        <source>Neu losen</source>
        <translation>Risorteggiare</translation>
    </message>
    <message>
        <source>Entscheidungsspiel eintragen</source>
        <translation>Inserire lo spareggio</translation>
    </message>
    <message>
        <source>Trotzdem eintragen</source>
        <translation>Inserire comunque</translation>
    </message>
    <message>
        <source>Entscheid eintragen</source>
        <translation>Inserire la decisione</translation>
    </message>
    <message>
        <source>Aus dem Turnier nehmen</source>
        <translation>Togliere dal torneo</translation>
    </message>
    <message>
        <source>Nichts davon zählen</source>
        <translation>Non contare nulla</translation>
    </message>
    <message>
        <source>Zurück ins Turnier</source>
        <translation>Di nuovo nel torneo</translation>
    </message>
    <message>
        <source>Wieder zählen</source>
        <translation>Contare di nuovo</translation>
    </message>
    <message>
        <source>Regeln wechseln</source>
        <translation>Cambiare regolamento</translation>
    </message>
    <message>
        <source>Wechseln</source>
        <translation>Cambiare</translation>
    </message>
    <message>
        <source>Einstellungen ändern</source>
        <translation>Cambiare le impostazioni</translation>
    </message>
    <message>
        <source>Anders werten</source>
        <translation>Valutare in altro modo</translation>
    </message>
    <message>
        <source>Neu zählen</source>
        <translation>Ricontare</translation>
    </message>
    <message>
        <source>Abend im Verein merken</source>
        <translation>Ricordare la serata nel circolo</translation>
    </message>
    <message>
        <source>Trotzdem merken</source>
        <translation>Ricordare comunque</translation>
    </message>
    <message>
        <source>Turnier abschließen</source>
        <translation>Chiudere il torneo</translation>
    </message>
    <message>
        <source>Trotzdem abschließen</source>
        <translation>Chiudere comunque</translation>
    </message>
    <message>
        <source>Rückfrage</source>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>Trotzdem</source>
        <translation>Comunque</translation>
    </message>
    <message>
        <source>Zum zweiten Mal gegeneinander</source>
        <translation>Avversari per la seconda volta</translation>
    </message>
    <message>
        <source>Trotzdem so</source>
        <translation>Così lo stesso</translation>
    </message>
    <message>
        <source>Zum zweiten Mal spielfrei</source>
        <translation>A riposo per la seconda volta</translation>
    </message>
</context>
<context>
    <name>RuleExample</name>
    <message>
        <source>Regel: %1</source>
        <translation>Regola: %1</translation>
    </message>
    <message>
        <source>So darf man nicht</source>
        <translation>Così non si può</translation>
    </message>
    <message>
        <source>So darf man</source>
        <translation>Così si può</translation>
    </message>
    <message>
        <source>So ist es</source>
        <translation>È così</translation>
    </message>
    <message>
        <source>Zum Vergleich</source>
        <translation>Per confronto</translation>
    </message>
    <message>
        <source>Trumpf %1</source>
        <translation>Briscola %1</translation>
    </message>
    <message>
        <source>beim Stand %1</source>
        <translation>sul punteggio di %1</translation>
    </message>
    <message>
        <source>mit anderen Karten</source>
        <translation>con altre carte</translation>
    </message>
    <message>
        <source>mit Hausregel „%1“</source>
        <translation>con la regola della casa «%1»</translation>
    </message>
    <message>
        <source>ohne Hausregel „%1“</source>
        <translation>senza la regola della casa «%1»</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>So hält es kein Regelsatz von sich aus.</source>
        <translation>Nessun regolamento fa così di suo.</translation>
    </message>
    <message>
        <source>Steht %1 in keiner Quelle.</source>
        <translation>Nessuna fonte lo dice %1.</translation>
    </message>
    <message>
        <source>Vorgabe des Programms: %1</source>
        <translation>scelta del programma: %1</translation>
    </message>
    <message>
        <source>Wo es gilt</source>
        <translation>Dove vale</translation>
    </message>
    <message>
        <source>Gilt %1.</source>
        <translation>Vale %1.</translation>
    </message>
    <message>
        <source>Gilt nicht %1.</source>
        <translation>Non vale %1.</translation>
    </message>
    <message>
        <source>gilt %1</source>
        <translation>vale %1</translation>
    </message>
    <message>
        <source>so hält es kein Regelsatz von sich aus</source>
        <translation>nessun regolamento fa così di suo</translation>
    </message>
    <message>
        <source>Noch nicht vereinbart %1.</source>
        <translation>Non ancora concordato %1.</translation>
    </message>
    <message>
        <source>Am Kartentisch ansehen</source>
        <translation>Da vedere al tavolo</translation>
    </message>
    <message>
        <source>Am Kartentisch lässt sich das nicht zeigen: In einem Spielprotokoll steht es nicht.</source>
        <translation>Al tavolo delle carte non si può mostrare: in un verbale di mano non compare.</translation>
    </message>
    <message>
        <source>Was man dazu vereinbaren kann</source>
        <translation>Che cosa si può concordare</translation>
    </message>
    <message>
        <source>Die Regel dazu</source>
        <translation>La regola relativa</translation>
    </message>
    <message>
        <source>Wo es steht</source>
        <translation>Dove sta</translation>
    </message>
    <message>
        <source>In keiner Quelle; so hält es dieses Programm.</source>
        <translation>In nessuna fonte; così fa questo programma.</translation>
    </message>
    <message>
        <source>Vorgabe des Programms, die Quelle sagt es nicht</source>
        <translation>scelta del programma, la fonte non lo dice</translation>
    </message>
</context>
<context>
    <name>RulingPage</name>
    <message>
        <source>Bis hierher ist alles regelgerecht.</source>
        <translation>Fin qui tutto è regolare.</translation>
    </message>
    <message>
        <source>Danach</source>
        <translation>In seguito</translation>
    </message>
    <message>
        <source>Regel: %1</source>
        <translation>Regola: %1</translation>
    </message>
    <message>
        <source>nicht so %1</source>
        <translation>diverso %1</translation>
    </message>
    <message>
        <source>hier fehlt: %1</source>
        <translation>qui manca: %1</translation>
    </message>
    <message>
        <source>„%1“ passt nicht hierher</source>
        <translation>«%1» non va qui</translation>
    </message>
    <message>
        <source>„%1“ – erwartet: %2</source>
        <translation>«%1» – atteso: %2</translation>
    </message>
    <message>
        <source>Im Regelbuch</source>
        <translation>Nel libro delle regole</translation>
    </message>
    <message>
        <source>Dazu auch: %1</source>
        <translation>Vedi anche: %1</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>%1 gewinnen %2 gegen %3.</source>
        <translation>%1 vincono %2 contro %3.</translation>
    </message>
    <message>
        <source>%1 gewinnt %2 gegen %3.</source>
        <translation>%1 vince %2 contro %3.</translation>
    </message>
    <message>
        <source>Nach Zeit beendet, es zählt der Stand.</source>
        <translation>Finita per tempo, vale il punteggio raggiunto.</translation>
    </message>
    <message>
        <source>%1: aufgegeben.</source>
        <translation>%1: ritiro.</translation>
    </message>
    <message>
        <source>Durch Entscheid beendet.</source>
        <translation>Finita per decisione.</translation>
    </message>
    <message>
        <source>Gestrichen: %1.</source>
        <translation>Gestrichen: %1.</translation>
    </message>
    <message>
        <source>Es gibt: %1 (%2. Gabe)</source>
        <translation>Dà le carte: %1 (mano %2)</translation>
    </message>
    <message>
        <source>; zuerst gab %1</source>
        <translation>; per primo ha dato %1</translation>
    </message>
    <message>
        <source>Dann steht es %1.</source>
        <translation>Sarà allora %1.</translation>
    </message>
    <message>
        <source>%1: hier %2, zweite Eingabe %3</source>
        <translation>%1: qui %2, secondo inserimento %3</translation>
    </message>
    <message>
        <source>Die zweite Eingabe ist anders. %1.</source>
        <translation>Il secondo inserimento è diverso. %1.</translation>
    </message>
    <message>
        <source>Strittig: %1</source>
        <translation>Contestato: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, dann </source>
        <translation>, poi </translation>
    </message>
    <message>
        <source>Schuldet noch %1: %2.</source>
        <translation>Deve ancora %1: %2.</translation>
    </message>
    <message>
        <source>Gespielt wird zu %1: statt %2 steht dann %1 da.</source>
        <translation>Si gioca a %1: invece di %2 si scriverà %1.</translation>
    </message>
    <message>
        <source>Entscheid %1: %2</source>
        <translation>Decisione %1: %2</translation>
    </message>
    <message>
        <source>Strafe %1</source>
        <translation>Penalità %1</translation>
    </message>
    <message>
        <source>Grund dafür: %1.</source>
        <translation>Motivo: %1.</translation>
    </message>
    <message>
        <source>%1 gibt</source>
        <translation>%1 dà le carte</translation>
    </message>
    <message>
        <source>Unentschieden: Es braucht ein Entscheidungsspiel; eingetragen wird es auf der Seite „Runde“ (%1, dann %2).</source>
        <translation>Pari: serve uno spareggio; si inserisce alla pagina «Turno» (%1, poi %2).</translation>
    </message>
</context>
<context>
    <name>StepRows</name>
    <message>
        <source>%1 als …</source>
        <translation>%1 come …</translation>
    </message>
    <message>
        <source>%1 hebt ab und behält …</source>
        <translation>%1 taglia e tiene …</translation>
    </message>
    <message>
        <source>%1 schlägt … auf</source>
        <translation>%1 gira …</translation>
    </message>
    <message>
        <source>%1 spielt …</source>
        <translation>%1 gioca …</translation>
    </message>
</context>
<context>
    <name>SubstitutePrompt</name>
    <message>
        <source>wartet</source>
        <translation>aspetta</translation>
    </message>
    <message>
        <source>ist spielfrei</source>
        <translation>riposa</translation>
    </message>
    <message>
        <source>ist abgemeldet</source>
        <translation>si è ritirato</translation>
    </message>
    <message>
        <source>spielt unter der eigenen Nummer an diesem Tisch weiter</source>
        <translation>continua a questo tavolo con il proprio numero</translation>
    </message>
    <message>
        <source>rückt auf Nr. %1 nach, Nr. %2 fällt weg</source>
        <translation>passa al n. %1, il n. %2 cade</translation>
    </message>
    <message>
        <source>jemand anders, der auch so heißt</source>
        <translation>un altro con lo stesso nome</translation>
    </message>
    <message>
        <source>nicht gemeldet · spielt als Nr. %1 weiter</source>
        <translation>non iscritto · continua come n. %1</translation>
    </message>
    <message>
        <source>Ab welcher Runde spielt %1?</source>
        <translation>Da quale turno gioca %1?</translation>
    </message>
    <message>
        <source>ab Runde %1</source>
        <translation>dal turno %1</translation>
    </message>
    <message>
        <source>Wer spielt für %1 weiter?</source>
        <translation>Chi continua per %1?</translation>
    </message>
    <message>
        <source>Name oder Startnummer</source>
        <translation>Nome o numero di partenza</translation>
    </message>
    <message>
        <source>Für jemand Neuen: Vor- und Nachname, mit einem Leerzeichen dazwischen.</source>
        <translation>Per una persona nuova: nome e cognome con uno spazio.</translation>
    </message>
    <message>
        <source>Ersatz: ↑ ↓ und Enter, oder einen Namen tippen.</source>
        <translation>Sostituto: ↑ ↓ e Invio, o digitare un nome.</translation>
    </message>
    <message>
        <source>Wer von beiden geht?</source>
        <translation>Chi dei due va via?</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>%1: gespielt %2; in der Hand %3</source>
        <translation>%1: giocate %2; in mano %3</translation>
    </message>
    <message>
        <source>%1: gut für %2</source>
        <translation>%1: lasciato buono a %2</translation>
    </message>
    <message>
        <source>%1 %2: gemacht von %3</source>
        <translation>%1 %2: fatto da %3</translation>
    </message>
    <message>
        <source>%1 steht</source>
        <translation>%1 in parità</translation>
    </message>
    <message>
        <source>%1: niemand</source>
        <translation>%1: nessuno</translation>
    </message>
    <message>
        <source>%1: %2 bietet %3</source>
        <translation>%1: %2 offre %3</translation>
    </message>
    <message>
        <source>%1 %2 gehalten</source>
        <translation>%1 %2 tenuto</translation>
    </message>
    <message>
        <source>%1 ungeboten</source>
        <translation>%1 non offerto</translation>
    </message>
    <message>
        <source> oder </source>
        <translation> o </translation>
    </message>
    <message>
        <source>Vor dem Aufschlagen; es gibt %1.</source>
        <translation>Prima della briscola; dà le carte %1.</translation>
    </message>
    <message>
        <source>%1 weisen oder bieten.</source>
        <translation>%1 mostrano od offrono.</translation>
    </message>
    <message>
        <source>%1 antwortet auf das Gebot.</source>
        <translation>Risponde all&apos;offerta: %1.</translation>
    </message>
    <message>
        <source>Zuerst %1: %2 weisen, bieten oder gut lassen. Dann antwortet %3.</source>
        <translation>Prima %1: mostrare, offrire o lasciare buono %2. Poi risponde %3.</translation>
    </message>
    <message>
        <source>Zuerst %1: %2 weisen oder gut lassen. Dann antwortet %3.</source>
        <translation>Prima %1: mostrare o lasciare buono %2. Poi risponde %3.</translation>
    </message>
    <message>
        <source>%1 weist oder bietet.</source>
        <translation>%1 mostra od offre.</translation>
    </message>
    <message>
        <source>%1 weisen oder bieten, wenn %2 fertig sind.</source>
        <translation>%1 mostrano od offrono, quando %2 hanno finito.</translation>
    </message>
    <message>
        <source>%1 weist oder bietet, wenn %2 fertig ist.</source>
        <translation>%1 mostra od offre, quando %2 ha finito.</translation>
    </message>
    <message>
        <source>%1 weisen oder lassen gut; bieten geht nicht.</source>
        <translation>%1 mostrano o lasciano buono; offrire non si può.</translation>
    </message>
    <message>
        <source>%1 weist oder lässt gut; bieten geht nicht.</source>
        <translation>%1 mostra o lascia buono; offrire non si può.</translation>
    </message>
    <message>
        <source>%1 bieten oder lassen gut; zu weisen ist nichts mehr.</source>
        <translation>%1 offrono o lasciano buono; da mostrare non c&apos;è più nulla.</translation>
    </message>
    <message>
        <source>%1 bietet oder lässt gut; zu weisen ist nichts mehr.</source>
        <translation>%1 offre o lascia buono; da mostrare non c&apos;è più nulla.</translation>
    </message>
    <message>
        <source>%1 haben nichts mehr zu weisen.</source>
        <translation>%1 non hanno più nulla da mostrare.</translation>
    </message>
    <message>
        <source>%1 hat nichts mehr zu weisen.</source>
        <translation>%1 non ha più nulla da mostrare.</translation>
    </message>
    <message>
        <source>%1 sagt „erlaubt“ oder „nicht erlaubt“.</source>
        <translation>%1 dice «erlaubt» o «nicht erlaubt».</translation>
    </message>
    <message>
        <source>Es wird neu gegeben.</source>
        <translation>Si ridanno le carte.</translation>
    </message>
    <message>
        <source>Die Partie ist zu Ende.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Die Gabe ist zu Ende.</source>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>%1 spielt aus.</source>
        <translation>%1 gioca per primo.</translation>
    </message>
    <message>
        <source>%1 gibt zu.</source>
        <translation>%1 gioca nella presa.</translation>
    </message>
    <message>
        <source>Trumpf %1</source>
        <translation>Briscola %1</translation>
    </message>
    <message>
        <source>Noch kein Trumpf</source>
        <translation>Ancora senza briscola</translation>
    </message>
    <message>
        <source>Stand %1</source>
        <translation>Punteggio %1</translation>
    </message>
    <message>
        <source>gestrichen: %1</source>
        <translation>gestrichen: %1</translation>
    </message>
    <message>
        <source>Stand bis hier %1</source>
        <translation>Punteggio fin qui %1</translation>
    </message>
    <message>
        <source>%1, zu %2</source>
        <translation>%1, a %2</translation>
    </message>
    <message>
        <source>%1 (kann nicht sein)</source>
        <translation>%1 (impossibile)</translation>
    </message>
    <message>
        <source>%1: nicht zu entscheiden</source>
        <translation>%1: non decidibile</translation>
    </message>
    <message>
        <source>Ab Zeile %1 ist nichts beurteilt.</source>
        <translation>Dalla riga %1 in poi non è giudicato nulla.</translation>
    </message>
    <message>
        <source>Wer an der Reihe ist, hängt von dem ab, was nicht zu entscheiden ist.</source>
        <translation>Di chi è il turno dipende da ciò che non è decidibile.</translation>
    </message>
    <message>
        <source>Sonst ist die Gabe entschieden.</source>
        <translation>Altrimenti la smazzata è decisa.</translation>
    </message>
    <message>
        <source>%1: verfallen an %2</source>
        <translation>%1: perso, va a %2</translation>
    </message>
    <message>
        <source>%1: verfallen</source>
        <translation>%1: perso</translation>
    </message>
    <message>
        <source>%1; für %2 verfallen</source>
        <translation>%1; perso per %2</translation>
    </message>
    <message>
        <source>Das Aufschlagen steht nicht im Protokoll; Trumpf ist unbekannt.</source>
        <translation>La carta girata non è nel verbale; la briscola non è nota.</translation>
    </message>
    <message>
        <source>%1 darf noch eine längere Figur hinlegen.</source>
        <translation>%1 può ancora calare una figura più lunga.</translation>
    </message>
    <message>
        <source>%1 unbekannt</source>
        <translation>%1 ignote</translation>
    </message>
    <message>
        <source>SIE</source>
        <translation>LORO</translation>
    </message>
    <message>
        <source>WIR</source>
        <translation>NOI</translation>
    </message>
    <message>
        <source>gestrichen</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>gibt</source>
        <translation>dà</translation>
    </message>
</context>
<context>
    <name>TarockView</name>
    <message>
        <source>Partner</source>
        <translation>compagno</translation>
    </message>
    <message>
        <source>Gegner</source>
        <translation>avversario</translation>
    </message>
    <message>
        <source>gibt</source>
        <translation>distribuisce</translation>
    </message>
    <message>
        <source>%1: gespielt %2; in der Hand %3</source>
        <translation>%1: giocato %2; in mano %3</translation>
    </message>
    <message>
        <source>%1 unbekannt</source>
        <translation>%1 sconosciute</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>beide genommen</source>
        <translation>presi tutti e due</translation>
    </message>
    <message>
        <source>%1 genommen</source>
        <translation>preso il %1</translation>
    </message>
    <message>
        <source>weggelegt</source>
        <translation>scartato</translation>
    </message>
    <message>
        <source>Talon: %1; weggelegt: %2</source>
        <translation>Talon: %1; scartato: %2</translation>
    </message>
    <message>
        <source>%1 legt … weg</source>
        <translation>%1 scarta …</translation>
    </message>
    <message>
        <source>%1 spielt …</source>
        <translation>%1 gioca …</translation>
    </message>
    <message>
        <source>%1 bietet %2</source>
        <translation>%1 dichiara %2</translation>
    </message>
    <message>
        <source>%1 spielt %2</source>
        <translation>%1 gioca %2</translation>
    </message>
    <message>
        <source>gerufen: %1</source>
        <translation>chiamato: %1</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Kontra, %1 Stufen</source>
        <translation>Kontra, %1 gradini</translation>
    </message>
    <message>
        <source>angesagt: %1</source>
        <translation>annunciato: %1</translation>
    </message>
    <message>
        <source>zählt %1-fach</source>
        <translation>vale %1 volte</translation>
    </message>
    <message>
        <source>%1 ist dran</source>
        <translation>tocca a %1</translation>
    </message>
    <message>
        <source>das Spiel ist zu Ende</source>
        <translation>il gioco è finito</translation>
    </message>
    <message>
        <source>Stich %1</source>
        <translation>presa: %1</translation>
    </message>
    <message>
        <source>Noch nichts zu entscheiden.</source>
        <translation>Ancora niente da decidere.</translation>
    </message>
    <message>
        <source>Ab Zeile %1 ist nichts beurteilt.</source>
        <translation>Dalla riga %1 in poi nulla è giudicato.</translation>
    </message>
    <message>
        <source>Zu schreiben: %1</source>
        <translation>Da scrivere: %1</translation>
    </message>
    <message>
        <source>Bis hierher ist alles regelgerecht.</source>
        <translation>Fin qui tutto è secondo le regole.</translation>
    </message>
    <message>
        <source>Diese Zeile ist regelgerecht.</source>
        <translation>Questa riga è secondo le regole.</translation>
    </message>
    <message>
        <source>Im Regelbuch</source>
        <translation>Nel libro delle regole</translation>
    </message>
    <message>
        <source>zu schreiben: %1</source>
        <translation>da scrivere: %1</translation>
    </message>
</context>
<context>
    <name>UnwrittenWords</name>
    <message>
        <source>Getippt und nicht geschrieben: %1 für %2. An Tisch %3 sitzen jetzt andere.</source>
        <translation>Digitato e non scritto: %1 per %2. Al tavolo %3 ora siedono altri.</translation>
    </message>
    <message>
        <source>Tisch %1 · Runde %2: %3</source>
        <translation>Tavolo %1 · turno %2: %3</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Tavolo %1</translation>
    </message>
    <message>
        <source>Tisch %1 · Runde %2</source>
        <translation>Tavolo %1 · turno %2</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>%1 von %2 Ergebnis bestätigt</source>
        <translation>Risultati confermati: %1 di %2</translation>
    </message>
    <message>
        <source>%1 von %2 Ergebnissen bestätigt</source>
        <translation>%1 risultati confermati su %2</translation>
    </message>
    <message>
        <source>Noch nicht ausgelost</source>
        <translation>Non ancora sorteggiato</translation>
    </message>
    <message>
        <source>Tische</source>
        <translation>Tavoli</translation>
    </message>
    <message>
        <source>Uhr</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Ergebnisse</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Rangliste</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Auslosung</source>
        <translation>Sorteggio</translation>
    </message>
    <message>
        <source>Sitzliste</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>spielfrei</source>
        <translation>riposa</translation>
    </message>
    <message>
        <source>Wo sitze ich? · Runde %1</source>
        <translation>Dove siedo? · turno %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Tisch</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Tische · Runde %1</source>
        <translation>Tavoli · turno %1</translation>
    </message>
    <message>
        <source>Ergebnisse · Runde %1</source>
        <translation>Risultati · turno %1</translation>
    </message>
    <message>
        <source>Verdeckt bis Runde %1</source>
        <translation>Coperta fino al turno %1</translation>
    </message>
    <message>
        <source>Noch keine Ergebnisse</source>
        <translation>Ancora nessun risultato</translation>
    </message>
    <message>
        <source>Rangliste · nach Runde %1</source>
        <translation>Classifica · dopo il turno %1</translation>
    </message>
    <message>
        <source>vorläufig</source>
        <translation>provvisoria</translation>
    </message>
    <message>
        <source>Auslosung · Runde %1</source>
        <translation>Sorteggio · turno %1</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Tavolo %1</translation>
    </message>
    <message>
        <source>Spielfrei</source>
        <translation>Riposo</translation>
    </message>
    <message>
        <source>Runde %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Freilos</source>
        <translation>esenzione</translation>
    </message>
    <message>
        <source>3/2: Tisch 3 (2. Durchgang)</source>
        <translation>3/2: tavolo 3 (2ª batteria)</translation>
    </message>
    <message>
        <source>Punkte</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>○ eine Runde spielfrei, zählt als Durchschnitt</source>
        <translation>○ un turno di riposo, conta come la media</translation>
    </message>
    <message>
        <source>○ eine Runde spielfrei, zählt als Sieg</source>
        <translation>○ un turno di riposo, conta come vittoria</translation>
    </message>
    <message>
        <source>○ eine Runde spielfrei, zählt %1</source>
        <translation>○ un turno di riposo, conta %1</translation>
    </message>
    <message>
        <source>Alle Punkte zusammen: 0</source>
        <translation>Tutti i punti insieme: 0</translation>
    </message>
</context>
<context>
    <name>WallDrawing</name>
    <message>
        <source>%1 von %2 Karten</source>
        <translation>%1 carte su %2</translation>
    </message>
    <message>
        <source>Die Zeit ist um</source>
        <translation>Il tempo è scaduto</translation>
    </message>
</context>
<context>
    <name>WallHonour</name>
    <message>
        <source>1. Platz</source>
        <translation>1° posto</translation>
    </message>
</context>
<context>
    <name>WallPages</name>
    <message>
        <source>Seite %1 von %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
</context>
<context>
    <name>ZeroSumWords</name>
    <message>
        <source>Spiel %1</source>
        <translation>Gioco %1</translation>
    </message>
    <message>
        <source>Spiele %1</source>
        <translation>Giochi %1</translation>
    </message>
    <message>
        <source>Zeile berichtigen</source>
        <translation>Correggere la riga</translation>
    </message>
    <message>
        <source>Spiel %1 berichtigen</source>
        <translation>Correggere il gioco %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ArchiveDesk</name>
    <message>
        <source>Entscheide (%1)</source>
        <translation>Decisioni (%1)</translation>
    </message>
    <message>
        <source>Einspruch gegen Entscheid %1: Was wird eingewandt?</source>
        <translation>Ricorso contro la decisione %1: che cosa si obietta?</translation>
    </message>
    <message>
        <source>Einspruch festhalten</source>
        <translation>Registrare il ricorso</translation>
    </message>
    <message>
        <source>in den Worten der Parteien</source>
        <translation>con le parole delle parti</translation>
    </message>
    <message>
        <source>Entscheid %1 gilt nach dem Einspruch weiter. Warum?</source>
        <translation>La decisione %1 vale anche dopo il ricorso. Perché?</translation>
    </message>
    <message>
        <source>Bestätigen</source>
        <translation>Confermare</translation>
    </message>
    <message>
        <source>Die Leitung entscheidet Streitfall %1 selbst; was die Regeln sagen, bleibt daneben. Was gilt?</source>
        <translation>La direzione decide da sé la contestazione %1; ciò che dicono le regole resta accanto. Che cosa vale?</translation>
    </message>
    <message>
        <source>Weiter</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>was gilt</source>
        <translation>che cosa vale</translation>
    </message>
    <message>
        <source>„%1“: aus welchem Grund?</source>
        <translation>«%1»: per quale motivo?</translation>
    </message>
    <message>
        <source>So entscheiden</source>
        <translation>Decidere così</translation>
    </message>
    <message>
        <source>Entscheide in eine Datei</source>
        <translation>Decisioni in un file</translation>
    </message>
    <message>
        <source>Entscheide</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Gespeichert: %1</source>
        <translation>Salvato: %1</translation>
    </message>
    <message>
        <source>Entscheide aus einer Datei</source>
        <translation>Decisioni da un file</translation>
    </message>
    <message>
        <source>Eingelesen: %1, schon da: %2.</source>
        <translation>Importate: %1, già presenti: %2.</translation>
    </message>
    <message>
        <source>Entscheid</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Wann</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Worum es ging</source>
        <translation>Di che si trattava</translation>
    </message>
    <message>
        <source>In den Entscheiden suchen</source>
        <translation>Cercare nelle decisioni</translation>
    </message>
    <message>
        <source>Suchen, etwa: stehen lassen Hanger</source>
        <translation>Cercare, p. es.: resta in piedi Hanger</translation>
    </message>
    <message>
        <source>Ort</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Ab diesem Tag</source>
        <translation>Da questo giorno</translation>
    </message>
    <message>
        <source>Bis zu diesem Tag</source>
        <translation>Fino a questo giorno</translation>
    </message>
    <message>
        <source>Regel</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>jede Regel</source>
        <translation>ogni regola</translation>
    </message>
    <message>
        <source>Auf den Zettel …</source>
        <translation>Sul foglio …</translation>
    </message>
    <message>
        <source>Einspruch …</source>
        <translation>Ricorso …</translation>
    </message>
    <message>
        <source>Bestätigen …</source>
        <translation>Confermare …</translation>
    </message>
    <message>
        <source>Anders entscheiden …</source>
        <translation>Decidere diversamente …</translation>
    </message>
    <message>
        <source>In Datei</source>
        <translation>In un file</translation>
    </message>
    <message>
        <source>Aus Datei</source>
        <translation>Da un file</translation>
    </message>
    <message>
        <source>„%1“ ist kein Tag; gesucht ist ohne ihn.</source>
        <translation>«%1» non è un giorno; si cerca senza.</translation>
    </message>
    <message>
        <source>Dazu ist kein Entscheid zu finden.</source>
        <translation>Non si trova nessuna decisione al riguardo.</translation>
    </message>
    <message>
        <source>Die ersten %1 Entscheide; genauer suchen zeigt die anderen.</source>
        <translation>Le prime %1 decisioni; una ricerca più precisa mostra le altre.</translation>
    </message>
    <message>
        <source>%1 Entscheide</source>
        <translation>%1 decisioni</translation>
    </message>
    <message>
        <source>1 Entscheid</source>
        <translation>1 decisione</translation>
    </message>
    <message>
        <source>Ausgang</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Das Turnier ist abgeschlossen; entschieden wird nichts mehr.</source>
        <translation>Il torneo è chiuso; non si decide più nulla.</translation>
    </message>
    <message>
        <source>ab (etwa %1)</source>
        <translation>dal (p. es. %1)</translation>
    </message>
    <message>
        <source>bis (etwa %1)</source>
        <translation>al (p. es. %1)</translation>
    </message>
    <message>
        <source>Zurückziehen …</source>
        <translation>Ritirare …</translation>
    </message>
    <message>
        <source>Entscheid %1 zurückziehen; zu lesen bleibt er. Warum?</source>
        <translation>Ritirare la decisione %1; resta leggibile. Perché?</translation>
    </message>
    <message>
        <source>Zurückziehen</source>
        <translation>Ritirare</translation>
    </message>
    <message>
        <source>Wo gespielt wurde, oder nach den Regeln welches Ortes: Imst, Südtirol …</source>
        <translation>Dove si è giocato, o con le regole di quale luogo: Imst, Alto Adige …</translation>
    </message>
    <message>
        <source>offen</source>
        <translation>aperta</translation>
    </message>
    <message>
        <source>Einspruch</source>
        <translation>ricorso</translation>
    </message>
    <message>
        <source>aufgehoben</source>
        <translation>annullata</translation>
    </message>
    <message>
        <source>zurückgezogen</source>
        <translation>ritirata</translation>
    </message>
    <message>
        <source>bestätigt nach Einspruch</source>
        <translation>confermata dopo ricorso</translation>
    </message>
    <message>
        <source>gilt</source>
        <translation>vale</translation>
    </message>
    <message>
        <source>Als Protokoll</source>
        <translation>Come verbale</translation>
    </message>
    <message>
        <source>Mehr …</source>
        <translation>Altro …</translation>
    </message>
    <message>
        <source>Suchen</source>
        <translation>Cercare</translation>
    </message>
    <message>
        <source>Selbst entscheiden …</source>
        <translation>Decidere da sé …</translation>
    </message>
    <message>
        <source>Noch kein Entscheid.</source>
        <translation>Ancora nessuna decisione.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::BadRows</name>
    <message>
        <source>Fehlerhafte Zeilen</source>
        <translation>Righe errate</translation>
    </message>
    <message>
        <source>&amp;Nur die guten Zeilen übernehmen</source>
        <translation>Prendere solo le righe &amp;buone</translation>
    </message>
    <message>
        <source>Nichts übernehmen</source>
        <translation>Non prendere nulla</translation>
    </message>
    <message>
        <source>%1: Zeilen, die nicht gelesen werden können: %2. Noch ist nichts übernommen.</source>
        <translation>%1: righe illeggibili: %2. Finora non è stato preso nulla.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::Beamer</name>
    <message>
        <source>Der Schirm des Beamers ist weg. Er zeigt weiter, sobald er wieder da ist.</source>
        <translation>Lo schermo del proiettore non c’è più. Riprende da solo appena torna.</translation>
    </message>
    <message>
        <source>Der Beamer hat seinen Schirm.</source>
        <translation>Il proiettore ha il suo schermo.</translation>
    </message>
    <message>
        <source>Beamer – Schreiber</source>
        <translation>Proiettore – Schreiber</translation>
    </message>
    <message>
        <source>Es ist nur ein Schirm da: Der Beamer liegt als Fenster über diesem. Darin füllt F11 den Schirm, und Esc macht es wieder klein; Strg+F11 schließt es.</source>
        <translation>C&apos;è un solo schermo: il proiettore è una finestra sopra questa. In essa F11 riempie lo schermo ed Esc la rimpicciolisce; Ctrl+F11 la chiude.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::BeamerStrip</name>
    <message>
        <source>Wechselnd</source>
        <translation>A rotazione</translation>
    </message>
    <message>
        <source>Einfrieren</source>
        <translation>Fermo immagine</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Was der Beamer zeigt</source>
        <translation>Che cosa mostra il proiettore</translation>
    </message>
    <message>
        <source>Der Beamer zeigt alles im Wechsel</source>
        <translation>Il proiettore mostra tutto a rotazione</translation>
    </message>
    <message>
        <source>Beamer: zurück</source>
        <translation>Proiettore: indietro</translation>
    </message>
    <message>
        <source>Beamer: weiter</source>
        <translation>Proiettore: avanti</translation>
    </message>
    <message>
        <source>Minuten einer Runde</source>
        <translation>Minuti di un turno</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Rundenuhr neu stellen</source>
        <translation>Rimettere l’orologio del turno</translation>
    </message>
    <message>
        <source>Uhr anhalten</source>
        <translation>Fermare l’orologio</translation>
    </message>
    <message>
        <source>Uhr starten</source>
        <translation>Avviare l’orologio</translation>
    </message>
    <message>
        <source>Der Schirm des Beamers fehlt</source>
        <translation>Manca lo schermo del proiettore</translation>
    </message>
    <message>
        <source>Die Wand ist schwarz</source>
        <translation>La parete è nera</translation>
    </message>
    <message>
        <source>Eingefroren, die Wand zeigt weiter: %1</source>
        <translation>Fermo, la parete mostra ancora: %1</translation>
    </message>
    <message>
        <source>danach: %1</source>
        <translation>poi: %1</translation>
    </message>
    <message>
        <source>Neu stellen</source>
        <translation>Azzerare</translation>
    </message>
    <message>
        <source>Der Beamer füllt diesen Schirm: Alt+1 bis Alt+6 holen ihn nach vorn, Esc macht ihn klein</source>
        <translation>Il proiettore riempie questo schermo: Alt+1 … Alt+6 lo portano davanti, Esc lo rimpicciolisce</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CardQuestion</name>
    <message>
        <source>Die Karten als Text</source>
        <translation>Le carte come testo</translation>
    </message>
    <message>
        <source>oder tippen</source>
        <translation>o a tastiera</translation>
    </message>
    <message>
        <source>spielt aus</source>
        <translation>gioca per primo</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Karte anklicken</source>
        <translation>Fare clic su una carta</translation>
    </message>
    <message>
        <source>Perlagg: dann seine Taufe</source>
        <translation>Perlagg: poi il suo nome</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CardSlots</name>
    <message>
        <source>Die Karten, wie sie liegen</source>
        <translation>Le carte come stanno</translation>
    </message>
    <message>
        <source>noch nichts</source>
        <translation>ancora nulla</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CardTable</name>
    <message>
        <source>Kartentisch</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>%1 unbekannt</source>
        <translation>%1 ignote</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CaseDesk</name>
    <message>
        <source>Stand und Namen stimmen nicht?</source>
        <translation>Punteggio e nomi non sono giusti?</translation>
    </message>
    <message>
        <source>Noch keine Antwort</source>
        <translation>Ancora nessuna risposta</translation>
    </message>
    <message>
        <source>Stand danach %1</source>
        <translation>Poi il punteggio è %1</translation>
    </message>
    <message>
        <source>kostet nichts</source>
        <translation>non costa niente</translation>
    </message>
    <message>
        <source>Das ist als Entscheid %1 behalten.</source>
        <translation>È conservato come decisione %1.</translation>
    </message>
    <message>
        <source>1 Strafpunkt auf den Zettel</source>
        <translation>1 punto di penalità sul foglio</translation>
    </message>
    <message>
        <source>%1 Strafpunkte auf den Zettel</source>
        <translation>%1 punti di penalità sul foglio</translation>
    </message>
    <message>
        <source>Partie verloren: auf den Zettel</source>
        <translation>Partita persa: sul foglio</translation>
    </message>
    <message>
        <source>Entscheid behalten</source>
        <translation>Conservare la decisione</translation>
    </message>
    <message>
        <source>wird auch als Entscheid %1 behalten</source>
        <translation>si conserva anche come decisione %1</translation>
    </message>
    <message>
        <source>Was ist passiert?</source>
        <translation>Che cosa è successo?</translation>
    </message>
    <message>
        <source>Protokoll</source>
        <translation>Verbale</translation>
    </message>
    <message>
        <source>Ziffer oder ↑ ↓ und Enter · Esc: zurück zum Zettel</source>
        <translation>Cifra oppure ↑ ↓ e Enter · Esc: torna al foglio</translation>
    </message>
    <message>
        <source>Ziffer oder ↑ ↓ und Enter</source>
        <translation>Cifra oppure ↑ ↓ e Enter</translation>
    </message>
    <message>
        <source>Jede Taste ändert die Antwort sofort · geschrieben wird erst mit F5</source>
        <translation>Ogni tasto cambia subito la risposta · si scrive solo con F5</translation>
    </message>
    <message>
        <source>ohne Tisch</source>
        <translation>senza tavolo</translation>
    </message>
    <message>
        <source>Auf welchen Zettel? Der Tisch bringt Namen und Stand mit; dann noch einmal F5.</source>
        <translation>Su quale foglio? Il tavolo porta nomi e punteggio; poi di nuovo F5.</translation>
    </message>
    <message>
        <source>Trotzdem behalten</source>
        <translation>Tenere comunque</translation>
    </message>
    <message>
        <source>Zeile: %1</source>
        <translation>Riga: %1</translation>
    </message>
    <message>
        <source>Zeile auf den Zettel</source>
        <translation>Riga sul foglio</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CaseFrame</name>
    <message>
        <source>Zurück</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Behalten</source>
        <translation>Conservare</translation>
    </message>
    <message>
        <source>Drucken</source>
        <translation>Stampare</translation>
    </message>
    <message>
        <source>Protokoll</source>
        <translation>Verbale</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CaseStrip</name>
    <message>
        <source>Anderer Tisch</source>
        <translation>Altro tavolo</translation>
    </message>
    <message>
        <source>Anderes Spiel: %1</source>
        <translation>Altro gioco: %1</translation>
    </message>
    <message>
        <source>ohne Tisch</source>
        <translation>senza tavolo</translation>
    </message>
    <message>
        <source>Stand %1</source>
        <translation>Punteggio %1</translation>
    </message>
    <message>
        <source>Ziel</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Es gibt</source>
        <translation>Dà le carte</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Zählt …-fach</source>
        <translation>Conta … volte</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CaseWords</name>
    <message>
        <source>Tisch %1 · Runde %2</source>
        <translation>Tavolo %1 · turno %2</translation>
    </message>
    <message>
        <source>gestrichen</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>zu %1</source>
        <translation>ai %1</translation>
    </message>
    <message>
        <source>gibt: %1</source>
        <translation>dà le carte: %1</translation>
    </message>
    <message>
        <source>geändert</source>
        <translation>modificato</translation>
    </message>
    <message>
        <source>Platz %1 (%2)</source>
        <translation>Posto %1 (%2)</translation>
    </message>
    <message>
        <source> · ist strittig</source>
        <translation> · è contestato</translation>
    </message>
    <message>
        <source>zählt %1-fach</source>
        <translation>conta %1 volte</translation>
    </message>
    <message>
        <source>Platz %1</source>
        <translation>Posto %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ClubHint</name>
    <message>
        <source> · und %1 weitere</source>
        <translation> · e altri %1</translation>
    </message>
    <message>
        <source>↓ schon bekannt: %1</source>
        <translation>↓ già noti: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ClubMenu</name>
    <message>
        <source>Vereinsdatei (*.schreiber-club)</source>
        <translation>File del circolo (*.schreiber-club)</translation>
    </message>
    <message>
        <source>Wozu eine Vereinsdatei?</source>
        <translation>A cosa serve il file del circolo?</translation>
    </message>
    <message>
        <source>Vereinsdatei wählen …</source>
        <translation>Scegliere il file del circolo …</translation>
    </message>
    <message>
        <source>Neue Vereinsdatei …</source>
        <translation>Nuovo file del circolo …</translation>
    </message>
    <message>
        <source>Diesen Abend merken</source>
        <translation>Ricordare questa serata</translation>
    </message>
    <message>
        <source>Ohne Vereinsdatei</source>
        <translation>Senza file del circolo</translation>
    </message>
    <message>
        <source>Es ist keine Vereinsdatei gewählt.</source>
        <translation>Non è scelto nessun file del circolo.</translation>
    </message>
    <message>
        <source>Vereinsdatei: %1</source>
        <translation>File del circolo: %1</translation>
    </message>
    <message>
        <source>Die Vereinsdatei merkt sich von einem Abend zum nächsten, wer da war, wer gewonnen hat und was entschieden wurde: Beim Melden genügen dann ein paar Buchstaben, und im Streitfall wird auch in den alten Entscheiden gesucht.</source>
        <translation>Il file del circolo ricorda da una serata all’altra chi c’era, chi ha vinto e che cosa è stato deciso: all’iscrizione bastano allora poche lettere, e in una contestazione si cerca anche tra le vecchie decisioni.</translation>
    </message>
    <message>
        <source>Noch ist keine gewählt: „Datei → Verein → Neue Vereinsdatei …“ legt eine an, am besten neben die Turniere des Vereins.</source>
        <translation>Non ne è ancora scelto nessuno: «File → Circolo → Nuovo file del circolo …» ne crea uno, di preferenza accanto ai tornei del circolo.</translation>
    </message>
    <message>
        <source>Sie liegt in %1. Am Ende des Abends: „Datei → Verein → Diesen Abend merken“.</source>
        <translation>È in %1. Alla fine della serata: «File → Circolo → Ricordare questa serata».</translation>
    </message>
    <message>
        <source>Vereinsdatei wählen</source>
        <translation>Scegliere il file del circolo</translation>
    </message>
    <message>
        <source>Neue Vereinsdatei</source>
        <translation>Nuovo file del circolo</translation>
    </message>
    <message>
        <source>Verein</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Noch ist keine Vereinsdatei gewählt. Sie merkt sich von einem Abend zum nächsten, wer da war, wer gewonnen hat und was entschieden wurde.</source>
        <translation>Non è ancora scelto nessun file del circolo. Ricorda da una serata all’altra chi c’era, chi ha vinto e che cosa è stato deciso.</translation>
    </message>
    <message>
        <source>Gemerkt in %1.</source>
        <translation>Ricordato in %1.</translation>
    </message>
    <message>
        <source>Personen gemerkt: %1, davon neu: %2.</source>
        <translation>Persone memorizzate: %1, di cui nuove: %2.</translation>
    </message>
    <message>
        <source>Saisontabelle …</source>
        <translation>Classifica della stagione …</translation>
    </message>
    <message>
        <source>Den Abend in der Vereinsdatei merken? Beim nächsten Mal genügen ein paar Buchstaben, und er zählt in der Saisontabelle.</source>
        <translation>Ricordare la serata nel file del circolo? La prossima volta bastano poche lettere, e conta nella classifica della stagione.</translation>
    </message>
    <message>
        <source>Den Abend für die Saisontabelle merken? Dazu gehört eine Vereinsdatei.</source>
        <translation>Ricordare la serata per la classifica della stagione? Serve un file del circolo.</translation>
    </message>
    <message>
        <source>Abend merken</source>
        <translation>Ricordare la serata</translation>
    </message>
    <message>
        <source>Nicht jetzt</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Wappen für Urkunden wählen …</source>
        <translation>Scegli uno stemma per i diplomi …</translation>
    </message>
    <message>
        <source>Ohne Wappen</source>
        <translation>Senza stemma</translation>
    </message>
    <message>
        <source>Wappen für Urkunden wählen</source>
        <translation>Scegli uno stemma per i diplomi</translation>
    </message>
    <message>
        <source>Bilder (*.png)</source>
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>Urkunden haben ab jetzt kein Wappen.</source>
        <translation>Da ora i diplomi non hanno stemma.</translation>
    </message>
    <message>
        <source>Ab jetzt auf jeder Urkunde: %1</source>
        <translation>Da ora su ogni diploma: %1</translation>
    </message>
    <message>
        <source>Auf den Urkunden steht kein Wappen.</source>
        <translation>Sui diplomi non c’è nessuno stemma.</translation>
    </message>
    <message>
        <source>Wappen auf den Urkunden: %1</source>
        <translation>Stemma sui diplomi: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DealDesk</name>
    <message>
        <source>Was nicht gelesen werden kann</source>
        <translation>Ciò che non si può leggere</translation>
    </message>
    <message>
        <source>Entscheide</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Entscheide nach den anderen Regeln</source>
        <translation>Decisioni secondo l&apos;altro regolamento</translation>
    </message>
    <message>
        <source>Vergleich mit einem anderen Regelwerk</source>
        <translation>Confronto con un altro regolamento</translation>
    </message>
    <message>
        <source>Jetzt erlaubt</source>
        <translation>Ora permesso</translation>
    </message>
    <message>
        <source>Zeile %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>Noch nichts zu entscheiden.</source>
        <translation>Ancora niente da decidere.</translation>
    </message>
    <message>
        <source>Enter schreibt: %1</source>
        <translation>Invio scrive: %1</translation>
    </message>
    <message>
        <source>Darunter</source>
        <translation>Sotto</translation>
    </message>
    <message>
        <source>Begründung</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Anderswo</source>
        <translation>Altrove</translation>
    </message>
    <message>
        <source>hier</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>Noch keine Antwort</source>
        <translation>Ancora nessuna risposta</translation>
    </message>
    <message>
        <source>Buchstaben gehen immer in die Zeile · nach einem Perlagg fragt die Palette nach seiner Taufe</source>
        <translation>Le lettere vanno sempre nella riga · dopo un Perlagg le carte chiedono come è battezzato</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DealHead</name>
    <message>
        <source>Ziel</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Es gibt</source>
        <translation>Dà le carte</translation>
    </message>
    <message>
        <source>Aufgeschlagen</source>
        <translation>Girata</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>noch nichts</source>
        <translation>ancora nulla</translation>
    </message>
    <message>
        <source>Trumpf %1</source>
        <translation>Briscola %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DealLaying</name>
    <message>
        <source>Ein Klick</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <source>ausspielen</source>
        <translation>gioca</translation>
    </message>
    <message>
        <source>in die Hand</source>
        <translation>in mano</translation>
    </message>
    <message>
        <source>aufschlagen</source>
        <translation>gira</translation>
    </message>
    <message>
        <source>Karte für %1</source>
        <translation>Carta per %1</translation>
    </message>
    <message>
        <source>In die Hand von %1</source>
        <translation>In mano a %1</translation>
    </message>
    <message>
        <source>Aufgeschlagen wird</source>
        <translation>Si gira</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DisputePage</name>
    <message>
        <source>Was hier gefragt ist, steht in keinem Protokoll. Esc, dann F9 beginnt eines.</source>
        <translation>Quel che si chiede qui non sta in nessun verbale. Esc, poi F9 ne comincia uno.</translation>
    </message>
    <message>
        <source>Entscheid</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Kurze Frage</source>
        <translation>Domanda breve</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Es steht kein Entscheid da, den man drucken kann.</source>
        <translation>Non c&apos;è nessuna decisione da stampare.</translation>
    </message>
    <message>
        <source>die Regeln des Vereins (%1)</source>
        <translation>le regole del circolo (%1)</translation>
    </message>
    <message>
        <source>das Protokoll im Streitfall</source>
        <translation>il verbale della contestazione</translation>
    </message>
    <message>
        <source>Protokoll</source>
        <translation>Verbale</translation>
    </message>
    <message>
        <source>Regeln des Vereins</source>
        <translation>Regole del circolo</translation>
    </message>
    <message>
        <source>Frühere Entscheide</source>
        <translation>Decisioni precedenti</translation>
    </message>
    <message>
        <source>Es steht noch keine Antwort da, die man drucken kann.</source>
        <translation>Non c’è ancora una risposta da stampare.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DrawModel</name>
    <message>
        <source>spielfrei</source>
        <translation>riposa</translation>
    </message>
    <message>
        <source>Tisch</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>SIE</source>
        <translation>LORO</translation>
    </message>
    <message>
        <source>WIR</source>
        <translation>NOI</translation>
    </message>
    <message>
        <source>Tisch/Durchgang</source>
        <translation>Tavolo/batteria</translation>
    </message>
    <message>
        <source>Freilos</source>
        <translation>esenzione</translation>
    </message>
    <message>
        <source>, gibt zuerst</source>
        <translation>, dà per primo</translation>
    </message>
    <message>
        <source>, Wiederholung</source>
        <translation>, ripetizione</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DrawPage</name>
    <message>
        <source>Mit derselben Zahl und denselben Meldungen lost jedes Gerät dasselbe.</source>
        <translation>Con lo stesso numero di sorteggio e le stesse iscrizioni ogni computer sorteggia lo stesso.</translation>
    </message>
    <message>
        <source>Neu auslosen …</source>
        <translation>Risorteggiare …</translation>
    </message>
    <message>
        <source>Platz tauschen</source>
        <translation>Scambiare posto</translation>
    </message>
    <message>
        <source>Ausgeloste Tische</source>
        <translation>Tavoli sorteggiati</translation>
    </message>
    <message>
        <source>Entwurf, noch nicht bestätigt</source>
        <translation>Bozza, non ancora confermata</translation>
    </message>
    <message>
        <source>bestätigt</source>
        <translation>confermato</translation>
    </message>
    <message>
        <source>Startzahl %1</source>
        <translation>Numero di sorteggio %1</translation>
    </message>
    <message>
        <source>Hierher tauschen</source>
        <translation>Scambiare con questo</translation>
    </message>
    <message>
        <source>Zuerst werden aus den Einzelnen Paare gelost, dann die erste Runde.</source>
        <translation>Prima si sorteggiano le coppie tra i singoli, poi il primo turno.</translation>
    </message>
    <message>
        <source>Zum anderen Platz gehen und F6 drücken. Esc: doch nicht.</source>
        <translation>Andare all&apos;altro posto e premere F6. Esc: lasciar perdere.</translation>
    </message>
    <message>
        <source>Neu auslosen</source>
        <translation>Risorteggiare</translation>
    </message>
    <message>
        <source>%1 und %2 tauschen die Plätze: warum?</source>
        <translation>%1 e %2 si scambiano il posto: perché?</translation>
    </message>
    <message>
        <source>Tauschen</source>
        <translation>Scambiare</translation>
    </message>
    <message>
        <source>passt nicht mehr zu den Meldungen</source>
        <translation>non corrisponde più alle iscrizioni</translation>
    </message>
    <message>
        <source>Miteinander spielen: %1</source>
        <translation>Giocano insieme: %1</translation>
    </message>
    <message>
        <source>Seit dem Losen ist jemand gekommen oder gegangen. Neu losen: Strg+R</source>
        <translation>Dopo il sorteggio qualcuno è arrivato o se n’è andato. Risorteggiare: Ctrl+R</translation>
    </message>
    <message>
        <source>„%1“: niemand, oder mehrere. Die Nummer eintippen.</source>
        <translation>«%1»: nessuno, o più persone. Digitare il numero.</translation>
    </message>
    <message>
        <source>Anders zusammenstellen …</source>
        <translation>Formare diversamente …</translation>
    </message>
    <message>
        <source>Zettel eintippen …</source>
        <translation>Digitare i bigliettini …</translation>
    </message>
    <message>
        <source>Partner neu auslosen …</source>
        <translation>Risorteggiare i compagni …</translation>
    </message>
    <message>
        <source>Wer welche Karte abgehoben hat: LA, H10, SU oder eine Zahl. Hoch spielt mit hoch, nieder mit nieder.</source>
        <translation>Chi ha alzato quale carta: LA, H10, SU o un numero. Alta gioca con alta, bassa con bassa.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Karte</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Wer mit wem spielt: Nummern oder ein paar Buchstaben des Namens.</source>
        <translation>Chi gioca con chi: numeri o poche lettere del nome.</translation>
    </message>
    <message>
        <source>Paar</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compagno</translation>
    </message>
    <message>
        <source>und Partner</source>
        <translation>e compagno</translation>
    </message>
    <message>
        <source>Tisch</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>SIE</source>
        <translation>LORO</translation>
    </message>
    <message>
        <source>WIR</source>
        <translation>NOI</translation>
    </message>
    <message>
        <source>Abheben</source>
        <translation>Alzare le carte</translation>
    </message>
    <message>
        <source>Karten eintippen</source>
        <translation>Digitare le carte</translation>
    </message>
    <message>
        <source>Zettel eintippen</source>
        <translation>Digitare i bigliettini</translation>
    </message>
    <message>
        <source>Vereine getrennt</source>
        <translation>Circoli separati</translation>
    </message>
    <message>
        <source>Lager getrennt</source>
        <translation>Fazioni separate</translation>
    </message>
    <message>
        <source>nur gelost</source>
        <translation>solo a sorte</translation>
    </message>
    <message>
        <source>Wie kommen die Einzelnen zu Paaren? Abheben: hoch mit hoch, nieder mit nieder.</source>
        <translation>Come si formano le coppie dai singoli? Alzando le carte: alta con alta, bassa con bassa.</translation>
    </message>
    <message>
        <source>Die Partner neu zusammenstellen: warum?</source>
        <translation>Rifare le coppie: perché?</translation>
    </message>
    <message>
        <source>Weiter</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Noch nicht übernommen: die getippten Zettel. Strg+2 führt zurück.</source>
        <translation>Non ancora applicati: i bigliettini digitati. Ctrl+2 riporta indietro.</translation>
    </message>
    <message>
        <source>Wer hier gegen wen spielt, sagen die Ergebnisse: nichts zu losen, nichts zu tauschen.</source>
        <translation>Chi gioca qui contro chi lo dicono i risultati: niente da sorteggiare, niente da scambiare.</translation>
    </message>
    <message>
        <source>An dieser Runde ist schon geschrieben: getauscht und neu gelost wird nicht mehr.</source>
        <translation>Di questo turno si è già scritto: non si scambia e non si risorteggia più.</translation>
    </message>
    <message>
        <source>Seit dem Losen ist ein Ergebnis berichtigt; jetzt spielen andere. Neu losen: Strg+R</source>
        <translation>Dopo il sorteggio un risultato è stato corretto; ora giocano altri. Risorteggiare: Ctrl+R</translation>
    </message>
    <message>
        <source>Zwei sitzen beisammen, die einander nicht begegnen sollen. Neu losen: Strg+R</source>
        <translation>Siedono insieme due che non devono incontrarsi. Risorteggiare: Ctrl+R</translation>
    </message>
    <message>
        <source>Runde %1 schon auslosen …</source>
        <translation>Sorteggiare già il turno %1 …</translation>
    </message>
    <message>
        <source>passt nicht mehr zu den Ergebnissen</source>
        <translation>non corrisponde più ai risultati</translation>
    </message>
    <message>
        <source>zwei sollen einander nicht begegnen</source>
        <translation>due non devono incontrarsi</translation>
    </message>
    <message>
        <source>An dieser Runde ist schon geschrieben: So wie sie ist, kann sie bleiben. Neu losen (Strg+R) sagt vorher, was dabei wegfällt.</source>
        <translation>In questo turno si è già scritto: può restare così com’è. Risorteggiare (Ctrl+R) dice prima che cosa va perso.</translation>
    </message>
    <message>
        <source>Seither ist an der Runde etwas anders: %1 ist nicht mehr zum Tauschen gewählt.</source>
        <translation>Nel frattempo nel turno è cambiato qualcosa: %1 non è più scelto per lo scambio.</translation>
    </message>
    <message>
        <source>Runde %1 neu auslosen: warum? Die alte Auslosung und ihre Startzahl bleiben im Journal.</source>
        <translation>Risorteggiare il turno %1: perché? Il sorteggio di prima e il suo numero restano nel giornale.</translation>
    </message>
    <message>
        <source>Hier sitzt niemand: auf einen Namen gehen, dann F6.</source>
        <translation>Qui non siede nessuno: andare su un nome, poi F6.</translation>
    </message>
    <message>
        <source>Es zählt dann nicht mehr: Tisch %1.</source>
        <translation>Non conta più: tavolo %1.</translation>
    </message>
    <message>
        <source>Es bleibt: Tisch %1.</source>
        <translation>Resta: tavolo %1.</translation>
    </message>
    <message>
        <source>Noch nichts ausgelost.</source>
        <translation>Ancora nessun sorteggio.</translation>
    </message>
    <message>
        <source>Nur die letzte Runde lässt sich ändern: Alt+→ führt zu ihr.</source>
        <translation>Si può cambiare solo l&apos;ultimo turno: Alt+→ ci porta.</translation>
    </message>
    <message>
        <source>Zuerst diese Auslosung bestätigen oder neu losen.</source>
        <translation>Prima confermare questo sorteggio o risorteggiare.</translation>
    </message>
    <message>
        <source>Die nächste Runde ist schon dran: F5.</source>
        <translation>Tocca già al turno seguente: F5.</translation>
    </message>
    <message>
        <source>Wer als Nächstes spielt, sagen erst die Ergebnisse dieser Runde.</source>
        <translation>Chi gioca dopo lo diranno solo i risultati di questo turno.</translation>
    </message>
    <message>
        <source>Nach dieser Runde ist keine mehr auszulosen.</source>
        <translation>Dopo questo turno non ce ne sono altri da sorteggiare.</translation>
    </message>
    <message>
        <source>Plätze tauschen: einen Namen auf den anderen ziehen, oder F6 auf beiden.</source>
        <translation>Scambiare posti: trascinare un nome sull&apos;altro, o F6 su entrambi.</translation>
    </message>
    <message>
        <source>Noch nichts ausgelost. Wer gemeldet ist, sitzt nach der Auslosung an einem Tisch oder ist spielfrei.</source>
        <translation>Ancora nessun sorteggio. Dopo il sorteggio ogni iscritto siede a un tavolo o riposa.</translation>
    </message>
    <message>
        <source>Runde %1, wie die Zettel sie ergeben haben: an jedem Tisch die Nummern oder ein paar Buchstaben der Namen. Wer auf keinem Zettel steht, ist spielfrei.</source>
        <translation>Turno %1 come risulta dai bigliettini: a ogni tavolo i numeri o poche lettere dei nomi. Chi non è su nessun bigliettino riposa.</translation>
    </message>
    <message>
        <source>die getippten Zettel der Auslosung</source>
        <translation>i bigliettini digitati del sorteggio</translation>
    </message>
    <message>
        <source>● gibt zuerst, A ist Vorhand.</source>
        <translation>● dà per primo, A è Vorhand.</translation>
    </message>
    <message>
        <source>Plätze eintippen …</source>
        <translation>Scrivere i posti …</translation>
    </message>
    <message>
        <source>Tisch %1: wer sitzt auf A, B, C …? A ist Vorhand, der letzte Platz gibt zuerst. Es sind da: %2</source>
        <translation>Tavolo %1: chi siede in A, B, C …? A è Vorhand, l’ultimo posto dà per primo. Ci sono: %2</translation>
    </message>
    <message>
        <source>So sitzen sie</source>
        <translation>Siedono così</translation>
    </message>
    <message>
        <source>Startnummern, A zuerst</source>
        <translation>Numeri di partenza, prima A</translation>
    </message>
    <message>
        <source>Auf einen Tisch gehen, an dem noch nichts geschrieben ist; dann lassen sich die Plätze eintippen.</source>
        <translation>Andare su un tavolo dove non è ancora scritto nulla; allora si possono scrivere i posti.</translation>
    </message>
    <message>
        <source>Drucken …</source>
        <translation>Stampa …</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::EndingBox</name>
    <message>
        <source>Wie die Partie endete</source>
        <translation>Come è finita la partita</translation>
    </message>
    <message>
        <source>s  ausgespielt</source>
        <translation>g  giocata fino in fondo</translation>
    </message>
    <message>
        <source>z  nach Zeit beendet</source>
        <translation>t  finita per tempo</translation>
    </message>
    <message>
        <source>e  durch Entscheid beendet</source>
        <translation>d  decisa dal direttore</translation>
    </message>
    <message>
        <source>a  aufgegeben: %1</source>
        <translation>r  ritiro: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::EntriesModel</name>
    <message>
        <source>bezahlt</source>
        <translation>pagato</translation>
    </message>
    <message>
        <source>nicht bezahlt</source>
        <translation>non pagato</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::EntriesPage</name>
    <message>
        <source>Meldung</source>
        <translation>Iscrizioni</translation>
    </message>
    <message>
        <source>Suchen (Strg+F)</source>
        <translation>Cercare (Ctrl+F)</translation>
    </message>
    <message>
        <source>In der Liste suchen</source>
        <translation>Cercare nell&apos;elenco</translation>
    </message>
    <message>
        <source>Noch niemand gemeldet.
Oben Namen eintippen und Enter drücken, oder eine Liste einlesen.</source>
        <translation>Ancora nessun iscritto.
Scrivere i nomi in alto e premere Invio, oppure leggere un elenco.</translation>
    </message>
    <message>
        <source>Liste einlesen …</source>
        <translation>Leggere un elenco …</translation>
    </message>
    <message>
        <source>Abmelden …</source>
        <translation>Ritirare …</translation>
    </message>
    <message>
        <source>Löschen</source>
        <translation>Cancellare</translation>
    </message>
    <message>
        <source>Gemeldete</source>
        <translation>Iscritti</translation>
    </message>
    <message>
        <source>%1 gemeldet · %2 bezahlt</source>
        <translation>%1 iscritti · %2 pagati</translation>
    </message>
    <message>
        <source> · %1 abgemeldet</source>
        <translation> · %1 ritirati</translation>
    </message>
    <message>
        <source>Wieder da</source>
        <translation>Di nuovo qui</translation>
    </message>
    <message>
        <source>„%1“ ist niemand von den Gemeldeten.</source>
        <translation>Nessun iscritto è «%1».</translation>
    </message>
    <message>
        <source>„%1“ sind mehrere: %2. Die Startnummer eintippen.</source>
        <translation>«%1» sono più d&apos;uno: %2. Digitare il numero di partenza.</translation>
    </message>
    <message>
        <source>Wem soll %1 nie begegnen, weder als Partner noch als Gegner?</source>
        <translation>Chi non deve mai incontrare %1, né come compagno né come avversario?</translation>
    </message>
    <message>
        <source>Auseinanderhalten</source>
        <translation>Tenere separati</translation>
    </message>
    <message>
        <source>Startnummer oder Name</source>
        <translation>Numero di partenza o nome</translation>
    </message>
    <message>
        <source>Ersatz …</source>
        <translation>Sostituto …</translation>
    </message>
    <message>
        <source>Auseinanderhalten …</source>
        <translation>Tenere separati …</translation>
    </message>
    <message>
        <source>Ersatz für %1</source>
        <translation>sostituisce %1</translation>
    </message>
    <message>
        <source>trifft nie %1</source>
        <translation>non incontra mai %1</translation>
    </message>
    <message>
        <source>spielt ab Runde %1</source>
        <translation>gioca dal turno %1</translation>
    </message>
    <message>
        <source>fehlt ab Runde %1</source>
        <translation>assente dal turno %1</translation>
    </message>
    <message>
        <source>Nr. %1 %2: %3.</source>
        <translation>N. %1 %2: %3.</translation>
    </message>
    <message>
        <source>ab Runde %1 Ersatz für %2</source>
        <translation>dal turno %1 al posto di %2</translation>
    </message>
    <message>
        <source>spielt mit %1</source>
        <translation>gioca con %1</translation>
    </message>
    <message>
        <source>noch ohne Partner</source>
        <translation>ancora senza compagno</translation>
    </message>
    <message>
        <source>Niemand von den Gemeldeten passt zu „%1“.
Esc zeigt wieder alle.</source>
        <translation>Nessuno degli iscritti corrisponde a «%1».
Esc mostra di nuovo tutti.</translation>
    </message>
    <message>
        <source>Noch nicht gemeldet: %1. Strg+1 führt zurück.</source>
        <translation>Non ancora iscritto: %1. Ctrl+1 riporta indietro.</translation>
    </message>
    <message>
        <source>%1 Paare gemeldet · %2 bezahlt</source>
        <translation>%1 coppie iscritte · %2 pagate</translation>
    </message>
    <message>
        <source>die Meldung „%1“</source>
        <translation>l&apos;iscrizione «%1»</translation>
    </message>
    <message>
        <source>Mit wem soll %1 nie an einem Tisch sitzen?</source>
        <translation>Con chi %1 non deve mai sedere allo stesso tavolo?</translation>
    </message>
    <message>
        <source>wie Nr. %1?</source>
        <translation>come il n. %1?</translation>
    </message>
    <message>
        <source>Doch zulassen</source>
        <translation>Permettere di nuovo</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::EveningFiles</name>
    <message>
        <source>Turniere (*.schreiber)</source>
        <translation>Tornei (*.schreiber)</translation>
    </message>
    <message>
        <source>Ort der Zweitkopie …</source>
        <translation>Luogo della seconda copia …</translation>
    </message>
    <message>
        <source>Beispielabend behalten …</source>
        <translation>Conservare la serata di prova …</translation>
    </message>
    <message>
        <source>Kopie speichern unter …</source>
        <translation>Salvare una copia …</translation>
    </message>
    <message>
        <source>Turnier speichern</source>
        <translation>Salvare il torneo</translation>
    </message>
    <message>
        <source>Turnier öffnen</source>
        <translation>Aprire un torneo</translation>
    </message>
    <message>
        <source>Ein erfundener Abend zum Ausprobieren: Er wird beim nächsten Mal neu gemacht. Was bleiben soll, hebt „Datei → Beispielabend behalten …“ auf.</source>
        <translation>Una serata inventata per provare: la prossima volta viene rifatta. Ciò che deve restare si conserva con «File → Conservare la serata di prova …».</translation>
    </message>
    <message>
        <source>Beispielabend behalten</source>
        <translation>Conservare la serata di prova</translation>
    </message>
    <message>
        <source>Dort wird der Beispielabend beim nächsten Mal neu gemacht. Einen anderen Ort oder Namen wählen.</source>
        <translation>Lì la prossima volta la serata di prova viene rifatta. Scegliere un altro posto o un altro nome.</translation>
    </message>
    <message>
        <source>Kopie speichern</source>
        <translation>Salvare una copia</translation>
    </message>
    <message>
        <source> Kopie</source>
        <translation> copia</translation>
    </message>
    <message>
        <source>Soll nach jeder Runde eine zweite Kopie geschrieben werden, etwa auf einen USB-Stick?</source>
        <translation>Scrivere una seconda copia dopo ogni turno, per esempio su una chiavetta USB?</translation>
    </message>
    <message>
        <source>Ordner wählen …</source>
        <translation>Scegliere la cartella …</translation>
    </message>
    <message>
        <source>Ohne Zweitkopie</source>
        <translation>Senza seconda copia</translation>
    </message>
    <message>
        <source>Wohin mit der Zweitkopie?</source>
        <translation>Dove mettere la seconda copia?</translation>
    </message>
    <message>
        <source>Trotzdem anlegen</source>
        <translation>Creare comunque</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ExchangeMenu</name>
    <message>
        <source>Export (*.json)</source>
        <translation>Esportazione (*.json)</translation>
    </message>
    <message>
        <source>Exportieren</source>
        <translation>Esportare</translation>
    </message>
    <message>
        <source>Ergebnisseite (HTML) …</source>
        <translation>Pagina dei risultati (HTML) …</translation>
    </message>
    <message>
        <source>Tabellen (CSV) …</source>
        <translation>Tabelle (CSV) …</translation>
    </message>
    <message>
        <source>Alles, zum Wiedereinlesen (JSON) …</source>
        <translation>Tutto, reimportabile (JSON) …</translation>
    </message>
    <message>
        <source>Export einlesen (JSON) …</source>
        <translation>Importare un&apos;esportazione (JSON) …</translation>
    </message>
    <message>
        <source>%1 wird geschrieben …</source>
        <translation>Si scrive %1 …</translation>
    </message>
    <message>
        <source>Geschrieben: %1</source>
        <translation>Scritto: %1</translation>
    </message>
    <message>
        <source>Tabellen (CSV): in welchen Ordner?</source>
        <translation>Tabelle (CSV): in quale cartella?</translation>
    </message>
    <message>
        <source> – Tabellen</source>
        <translation> – tabelle</translation>
    </message>
    <message>
        <source>Ergebnisseite (HTML)</source>
        <translation>Pagina dei risultati (HTML)</translation>
    </message>
    <message>
        <source>Seiten (*.html)</source>
        <translation>Pagine (*.html)</translation>
    </message>
    <message>
        <source>Alles exportieren</source>
        <translation>Esportare tutto</translation>
    </message>
    <message>
        <source>Export einlesen</source>
        <translation>Importare un&apos;esportazione</translation>
    </message>
    <message>
        <source>Turnier speichern</source>
        <translation>Salvare il torneo</translation>
    </message>
    <message>
        <source>Turniere (*.schreiber)</source>
        <translation>Tornei (*.schreiber)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::FigureRows</name>
    <message>
        <source>wer</source>
        <translation>chi</translation>
    </message>
    <message>
        <source>wie</source>
        <translation>come</translation>
    </message>
    <message>
        <source>Wert</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>%1: wer</source>
        <translation>%1: chi</translation>
    </message>
    <message>
        <source>%1: wie</source>
        <translation>%1: come</translation>
    </message>
    <message>
        <source>u  ungeboten</source>
        <translation>n  non offerta</translation>
    </message>
    <message>
        <source>h  gehalten</source>
        <translation>t  tenuta</translation>
    </message>
    <message>
        <source>g  gut</source>
        <translation>b  lasciata buona</translation>
    </message>
    <message>
        <source>a  angesagt</source>
        <translation>d  dichiarata</translation>
    </message>
    <message>
        <source>%1: Wert</source>
        <translation>%1: valore</translation>
    </message>
    <message>
        <source>2 bis 7, oder a für „Spiel aus“</source>
        <translation>da 2 a 7, oppure a per «Spiel aus»</translation>
    </message>
    <message>
        <source>t  steht</source>
        <translation>p  in parità</translation>
    </message>
    <message>
        <source>x  hin</source>
        <translation>x  di nessuno</translation>
    </message>
    <message>
        <source>„%1“ wählt hier nichts. Es gehen: %2.</source>
        <translation>«%1» qui non sceglie nulla. Valgono: %2.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::FileCheck</name>
    <message>
        <source>Datei prüfen</source>
        <translation>Controllare il file</translation>
    </message>
    <message>
        <source>Wie im Journal wiederherstellen</source>
        <translation>Ripristinare come nel giornale</translation>
    </message>
    <message>
        <source> Und noch eine Stelle.</source>
        <translation> E un altro punto.</translation>
    </message>
    <message>
        <source> Und noch %1 Stellen.</source>
        <translation> E altri %1 punti.</translation>
    </message>
    <message>
        <source>In dieser Datei wurde etwas am Programm vorbei verändert. %1%2
Rangliste, Papiere und Kopien können deshalb falsch sein; gute Kopien werden nicht überschrieben. „Datei → Wie im Journal wiederherstellen“ stellt es zurück.</source>
        <translation>In questo file qualcosa è stato modificato all’insaputa del programma. %1%2
Classifica, carte e copie possono quindi essere sbagliate; le copie integre non vengono sovrascritte. «File → Ripristinare come nel giornale» lo rimette a posto.</translation>
    </message>
    <message>
        <source>Die Datei ist in Ordnung.</source>
        <translation>Il file è in ordine.</translation>
    </message>
    <message>
        <source>Fehler in der Datei: %1</source>
        <translation>Errori nel file: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::FileCopies</name>
    <message>
        <source>Die Zweitkopie ist nachgeholt.</source>
        <translation>La seconda copia è stata scritta ora.</translation>
    </message>
    <message>
        <source>Kopie gespeichert: %1</source>
        <translation>Copia salvata: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::FileSoundness</name>
    <message>
        <source>Die Datei ließ sich gerade nicht prüfen; vorher wird nicht gedruckt. Gleich noch einmal versuchen.</source>
        <translation>Il file non si è potuto controllare; prima di allora non si stampa. Riprovare tra poco.</translation>
    </message>
    <message>
        <source>Die Datei wird geprüft … Esc: lassen</source>
        <translation>Il file viene controllato … Esc: lasciar stare</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::GoldKey</name>
    <message>
        <source>Nächster Schritt</source>
        <translation>Prossimo passo</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::HeadFields</name>
    <message>
        <source>Tisch</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Hausregeln</source>
        <translation>Regole di casa</translation>
    </message>
    <message>
        <source>Ohne Tisch</source>
        <translation>Senza tavolo</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Tavolo %1</translation>
    </message>
    <message>
        <source>Tisch %1, Runde %2</source>
        <translation>Tavolo %1, turno %2</translation>
    </message>
    <message>
        <source>wie am Abend</source>
        <translation>come stasera</translation>
    </message>
    <message>
        <source>keine</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>eigene: %1</source>
        <translation>proprie: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::JournalModel</name>
    <message>
        <source>Rückgängig: %1</source>
        <translation>Annullare: %1</translation>
    </message>
    <message>
        <source>Wiederhergestellt: %1</source>
        <translation>Ripristinato: %1</translation>
    </message>
    <message>
        <source>%1, zurückgenommen</source>
        <translation>%1, annullato</translation>
    </message>
    <message>
        <source>Nr.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Wann</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Warum</source>
        <translation>Perché</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::JournalPage</name>
    <message>
        <source>Journal</source>
        <translation>Giornale</translation>
    </message>
    <message>
        <source>Das Neueste steht oben.</source>
        <translation>Il più recente sta in alto.</translation>
    </message>
    <message>
        <source>Suchen (Strg+F)</source>
        <translation>Cercare (Ctrl+F)</translation>
    </message>
    <message>
        <source>Die ganze Zeile</source>
        <translation>L&apos;intera riga</translation>
    </message>
    <message>
        <source>Im Journal suchen</source>
        <translation>Cercare nel giornale</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::KeyingWays</name>
    <message>
        <source>&amp;Zeile für Zeile</source>
        <translation>&amp;Riga per riga</translation>
    </message>
    <message>
        <source>Figuren</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Strafe</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Nur Endstand</source>
        <translation>Solo il finale</translation>
    </message>
    <message>
        <source>Zweite Eingabe</source>
        <translation>Seconda volta</translation>
    </message>
    <message>
        <source>Was getippt wird</source>
        <translation>Che cosa si digita</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::KoenigrufenKeys</name>
    <message>
        <source>%1 spielt nur Vorhand, und das ist hier %2 (%3).</source>
        <translation>%1 lo gioca solo la Vorhand, che qui è %2 (%3).</translation>
    </message>
    <message>
        <source>Wer</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Spiel</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Mit</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>Aus</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Prämie</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Fing</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>Mond von</source>
        <translation>Mond di</translation>
    </message>
    <message>
        <source>Dazu</source>
        <translation>E poi</translation>
    </message>
    <message>
        <source>Was jeder gezählt hat, zusammen 70: 26/2 sind 26 und 2 Blatt, 0j ist ohne Stich.</source>
        <translation>Quanto ognuno ha contato, in tutto 70: 26/2 sono 26 e 2 carte (Blatt), 0j è senza prese.</translation>
    </message>
    <message>
        <source>Gezählt von %1</source>
        <translation>Contato da %1</translation>
    </message>
    <message>
        <source>Zum Beispiel: A r C + t+ ist A Rufer mit C, gewonnen, Trull.</source>
        <translation>Per esempio: A r C + t+ è A Rufer con C, vinto, Trull.</translation>
    </message>
    <message>
        <source>aufgegeben</source>
        <translation>ceduto</translation>
    </message>
    <message>
        <source>allein</source>
        <translation>da solo</translation>
    </message>
    <message>
        <source>gewonnen</source>
        <translation>vinto</translation>
    </message>
    <message>
        <source>verloren</source>
        <translation>perso</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Kontra ×%1</source>
        <translation>Kontra ×%1</translation>
    </message>
    <message>
        <source>nur Zahlen</source>
        <translation>solo numeri</translation>
    </message>
    <message>
        <source>Mondfang</source>
        <translation>Mondfang</translation>
    </message>
    <message>
        <source>%1 mit %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1 Jungfrau</source>
        <translation>%1 Jungfrau</translation>
    </message>
    <message>
        <source>abgebrochen durch %1</source>
        <translation>interrotto da %1</translation>
    </message>
    <message>
        <source>abgebrochen</source>
        <translation>interrotto</translation>
    </message>
    <message>
        <source>Durch</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Ein Negativspiel steht nicht als abgebrochen da: brach es der Spieler, ist es verloren, sonst gewonnen.</source>
        <translation>Un gioco negativo non si scrive come interrotto: se l&apos;ha interrotto il dichiarante è perso, altrimenti vinto.</translation>
    </message>
    <message>
        <source>Zuerst wählen, wer was spielt; dann, durch wen es abgebrochen ist.</source>
        <translation>Scegliere prima chi gioca e che cosa; poi per colpa di chi è interrotto.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::LayoutChoice</name>
    <message>
        <source>quer</source>
        <translation>orizzontale</translation>
    </message>
    <message>
        <source>Papier</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Wie viele auf einem Blatt</source>
        <translation>Quanti per foglio</translation>
    </message>
    <message>
        <source>Urkunden ab Rang</source>
        <translation>Diplomi dal posto</translation>
    </message>
    <message>
        <source>Rang </source>
        <translation>Posto </translation>
    </message>
    <message>
        <source>Urkunden bis Rang</source>
        <translation>Diplomi fino al posto</translation>
    </message>
    <message>
        <source>bis </source>
        <translation>fino a </translation>
    </message>
    <message>
        <source>bis zum letzten</source>
        <translation>fino all&apos;ultimo</translation>
    </message>
    <message>
        <source>%1 je Blatt</source>
        <translation>%1 per foglio</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ListImport</name>
    <message>
        <source>Meldeliste einlesen</source>
        <translation>Importare elenco iscritti</translation>
    </message>
    <message>
        <source>Listen (*.csv *.txt);;Alle Dateien (*)</source>
        <translation>Elenchi (*.csv *.txt);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Zwischenablage</source>
        <translation>Appunti</translation>
    </message>
    <message>
        <source>Vorname %1, Nachname %2</source>
        <translation>nome %1, cognome %2</translation>
    </message>
    <message>
        <source>Vor- und Nachname stehen in einer Spalte: „%1“. Wie aufteilen?</source>
        <translation>Nome e cognome stanno in una colonna: «%1». Come dividerli?</translation>
    </message>
    <message>
        <source>Zeile %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>Aus %1 übernommen: %2.</source>
        <translation>Da %1 importati: %2.</translation>
    </message>
    <message>
        <source>Gleiche weggelassen: %1.</source>
        <translation>Uguali tralasciati: %1.</translation>
    </message>
    <message>
        <source>Zu klären: %1.</source>
        <translation>Da chiarire: %1.</translation>
    </message>
    <message>
        <source>Nicht gelesen: %1.</source>
        <translation>Non lette: %1.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ListReport</name>
    <message>
        <source>Derselbe, ergänzen</source>
        <translation>È lo stesso, completare</translation>
    </message>
    <message>
        <source>Zwei Leute</source>
        <translation>Due persone</translation>
    </message>
    <message>
        <source>Fertig</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>%1 neu gemeldet</source>
        <translation>%1 nuovi iscritti</translation>
    </message>
    <message>
        <source>%1 gleiche weggelassen</source>
        <translation>%1 uguali tralasciati</translation>
    </message>
    <message>
        <source>%1 ergänzt</source>
        <translation>%1 completati</translation>
    </message>
    <message>
        <source>%1 zu klären</source>
        <translation>%1 da chiarire</translation>
    </message>
    <message>
        <source>%1 nicht gelesen</source>
        <translation>%1 non letti</translation>
    </message>
    <message>
        <source>Nicht gelesen: %1</source>
        <translation>Non lette: %1</translation>
    </message>
    <message>
        <source>%1 weitere ähnlich, als eigene gemeldet</source>
        <translation>%1 altri simili, iscritti a parte</translation>
    </message>
    <message>
        <source>w</source>
        <translation>f</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>in der Liste</source>
        <translation>nell’elenco</translation>
    </message>
    <message>
        <source>ist Nr. %1</source>
        <translation>è il n. %1</translation>
    </message>
    <message>
        <source>%1 und Nr. %2 %3: eine Person oder zwei?</source>
        <translation>%1 e n. %2 %3: una persona o due?</translation>
    </message>
    <message>
        <source>✓ %1 ist Nr. %2, ergänzt</source>
        <translation>✓ %1 è il n. %2, completato</translation>
    </message>
    <message>
        <source>doch zwei</source>
        <translation>sono due</translation>
    </message>
    <message>
        <source>✓ Nr. %1 %2 und Nr. %3 %4 sind zwei</source>
        <translation>✓ n. %1 %2 e n. %3 %4 sono due</translation>
    </message>
    <message>
        <source>doch derselbe</source>
        <translation>è lo stesso</translation>
    </message>
    <message>
        <source>%1 (Nr. %2)</source>
        <translation>%1 (n. %2)</translation>
    </message>
    <message>
        <source>%1 (Zeile %2)</source>
        <translation>%1 (riga %2)</translation>
    </message>
    <message>
        <source>und %1 weitere</source>
        <translation>e altri %1</translation>
    </message>
    <message>
        <source>Weggelassen, weil gleich: %1</source>
        <translation>Tralasciati perché uguali: %1</translation>
    </message>
    <message>
        <source>doch aufnehmen …</source>
        <translation>iscrivere lo stesso …</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::LookMenu</name>
    <message>
        <source>Hell</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dunkel</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Schreibzettel mit WIR links</source>
        <translation>Foglio con NOI a sinistra</translation>
    </message>
    <message>
        <source>Schrift größer</source>
        <translation>Caratteri più grandi</translation>
    </message>
    <message>
        <source>Schrift kleiner</source>
        <translation>Caratteri più piccoli</translation>
    </message>
    <message>
        <source>Schrift wie gewohnt</source>
        <translation>Caratteri come di solito</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::MainWindow</name>
    <message>
        <source>Verein</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>&amp;Bearbeiten</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Gehe zu</source>
        <translation>&amp;Vai a</translation>
    </message>
    <message>
        <source>Meldung</source>
        <translation>Iscrizioni</translation>
    </message>
    <message>
        <source>Auslosung</source>
        <translation>Sorteggio</translation>
    </message>
    <message>
        <source>Runde</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Schreibzettel</source>
        <translation>Fogli</translation>
    </message>
    <message>
        <source>Rangliste</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Giornale</translation>
    </message>
    <message>
        <source>&amp;Datei</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>Neues Turnier …</source>
        <translation>Nuovo torneo …</translation>
    </message>
    <message>
        <source>Öffnen …</source>
        <translation>Aprire …</translation>
    </message>
    <message>
        <source>Turnier schließen</source>
        <translation>Chiudere il torneo</translation>
    </message>
    <message>
        <source>Beenden</source>
        <translation>Uscire</translation>
    </message>
    <message>
        <source>Dr&amp;ucken</source>
        <translation>&amp;Stampa</translation>
    </message>
    <message>
        <source>Blatt zu dieser Seite</source>
        <translation>Il foglio di questa pagina</translation>
    </message>
    <message>
        <source>&amp;Ansicht</source>
        <translation>&amp;Aspetto</translation>
    </message>
    <message>
        <source>Vollbild</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Einstellungen des Turniers</source>
        <translation>Impostazioni del torneo</translation>
    </message>
    <message>
        <source>Streitfall</source>
        <translation>Contestazione</translation>
    </message>
    <message>
        <source>Beamer</source>
        <translation>Proiettore</translation>
    </message>
    <message>
        <source>Zuerst die Frage beantworten oder mit Esc lassen.</source>
        <translation>Rispondere prima alla domanda oppure lasciarla con Esc.</translation>
    </message>
    <message>
        <source>&amp;Hilfe</source>
        <translation>Aiut&amp;o</translation>
    </message>
    <message>
        <source>Handbuch zu dieser Seite</source>
        <translation>Manuale per questa pagina</translation>
    </message>
    <message>
        <source>Über Schreiber</source>
        <translation>Informazioni su Schreiber</translation>
    </message>
    <message>
        <source>Einstellungen des Programms</source>
        <translation>Impostazioni del programma</translation>
    </message>
    <message>
        <source>Aussehen</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Seiten am Beamer</source>
        <translation>Pagine sul proiettore</translation>
    </message>
    <message>
        <source>Im Streitfall steht wieder das Protokoll, das zuletzt nicht behalten wurde.</source>
        <translation>Nella contestazione c’è di nuovo il verbale che l’ultima volta non era stato conservato.</translation>
    </message>
    <message>
        <source>Getippt, während gewartet wurde, und nicht geschrieben: %1. Jetzt nachholen?</source>
        <translation>Inserito durante l’attesa e non scritto: %1. Eseguirlo adesso?</translation>
    </message>
    <message>
        <source>Nachholen</source>
        <translation>Eseguire</translation>
    </message>
    <message>
        <source>Nicht nachholen</source>
        <translation>Non eseguire</translation>
    </message>
    <message>
        <source>Getippt und noch nicht geantwortet: „%1“. Bei derselben Frage steht es wieder da.</source>
        <translation>Digitato e non ancora risposto: «%1». Alla stessa domanda è di nuovo lì.</translation>
    </message>
    <message>
        <source>Streitfall zu diesem Tisch</source>
        <translation>Contestazione a questo tavolo</translation>
    </message>
    <message>
        <source>Erst die zweite Eingabe; Esc lässt sie.</source>
        <translation>Prima il secondo inserimento; Esc lo lascia.</translation>
    </message>
    <message>
        <source>Schrift</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Schrift %1 %</source>
        <translation>Caratteri %1 %</translation>
    </message>
    <message>
        <source>%1: wie gewohnt</source>
        <translation>%1: come di solito</translation>
    </message>
    <message>
        <source>Wappen</source>
        <translation>Stemma</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ManualWindow</name>
    <message>
        <source>Handbuch – Schreiber</source>
        <translation>Manuale – Schreiber</translation>
    </message>
    <message>
        <source>Suchen (Strg+F), Enter zum nächsten, Esc schließt</source>
        <translation>Cercare (Ctrl+F), Invio per il prossimo, Esc chiude</translation>
    </message>
    <message>
        <source>Im Handbuch suchen</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Handbuch</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Seiten des Handbuchs</source>
        <translation>Pagine del manuale</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::MessageStrip</name>
    <message>
        <source>Meldung schließen</source>
        <translation>Chiudere il messaggio</translation>
    </message>
    <message>
        <source>Meldung schließen (Esc)</source>
        <translation>Chiudere il messaggio (Esc)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::NewTournamentForm</name>
    <message>
        <source>Am selben Tisch</source>
        <translation>Allo stesso tavolo</translation>
    </message>
    <message>
        <source>einmal mit- und einmal gegeneinander</source>
        <translation>una volta insieme e una contro</translation>
    </message>
    <message>
        <source>nur einmal</source>
        <translation>una volta sola</translation>
    </message>
    <message>
        <source>Wer übrig bleibt</source>
        <translation>Chi rimane fuori</translation>
    </message>
    <message>
        <source>ist spielfrei</source>
        <translation>riposa</translation>
    </message>
    <message>
        <source>zwei spielen gegeneinander</source>
        <translation>due giocano uno contro l’altro</translation>
    </message>
    <message>
        <source>Herbstabend</source>
        <translation>Serata d&apos;autunno</translation>
    </message>
    <message>
        <source>Gasthof, Ort</source>
        <translation>Locanda, luogo</translation>
    </message>
    <message>
        <source>offen</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>wie in den Regeln</source>
        <translation>come da regole</translation>
    </message>
    <message>
        <source>&amp;Feste Paare, Gegner gelost</source>
        <translation>Coppie f&amp;isse, avversari sorteggiati</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Ort</source>
        <translation>&amp;Luogo</translation>
    </message>
    <message>
        <source>Da&amp;tum</source>
        <translation>&amp;Data</translation>
    </message>
    <message>
        <source>&amp;Regeln</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>Rund&amp;en</source>
        <translation>&amp;Turni</translation>
    </message>
    <message>
        <source>&amp;Ziel</source>
        <translation>O&amp;biettivo</translation>
    </message>
    <message>
        <source>Anlegen und speichern …</source>
        <translation>Creare e salvare …</translation>
    </message>
    <message>
        <source>keine</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>die zwei besten Paare</source>
        <translation>le due coppie migliori</translation>
    </message>
    <message>
        <source>um die Krone: die zwei Besten</source>
        <translation>per la corona: i due migliori</translation>
    </message>
    <message>
        <source>die zwei aus dem Halbfinale</source>
        <translation>i due delle semifinali</translation>
    </message>
    <message>
        <source>zweite Chance: wer einmal verliert</source>
        <translation>ripescaggio: chi perde una volta</translation>
    </message>
    <message>
        <source>zu viert oder fünft</source>
        <translation>da quattro o cinque</translation>
    </message>
    <message>
        <source>Gruppen</source>
        <translation>Gironi</translation>
    </message>
    <message>
        <source>&amp;Weiter je Gruppe</source>
        <translation>Passano per girone</translation>
    </message>
    <message>
        <source>Um den dritten Platz</source>
        <translation>Per il terzo posto</translation>
    </message>
    <message>
        <source>&amp;Letzte Partie</source>
        <translation>Ultima partita</translation>
    </message>
    <message>
        <source>&amp;Partner jede Runde neu</source>
        <translation>&amp;Compagni nuovi ogni turno</translation>
    </message>
    <message>
        <source>Feste Paare, eine Seite rü&amp;ckt</source>
        <translation>Coppie fisse, una &amp;parte scala</translation>
    </message>
    <message>
        <source>Feste Paare, &amp;Schweizer System</source>
        <translation>Coppie fisse, sistema svi&amp;zzero</translation>
    </message>
    <message>
        <source>&amp;Jedes Paar gegen jedes</source>
        <translation>O&amp;gni coppia contro ogni altra</translation>
    </message>
    <message>
        <source>&amp;K.-o.</source>
        <translation>&amp;Eliminazione diretta</translation>
    </message>
    <message>
        <source>Jeder für s&amp;ich, zu dritt</source>
        <translation>Ogn&amp;uno per sé, in tre</translation>
    </message>
    <message>
        <source>Eigene …</source>
        <translation>Proprie …</translation>
    </message>
    <message>
        <source>Eigene Regeln aus einer Datei</source>
        <translation>Regole proprie da un file</translation>
    </message>
    <message>
        <source>eigene: %1</source>
        <translation>proprie: %1</translation>
    </message>
    <message>
        <source>Regeln (%1)</source>
        <translation>Regole (%1)</translation>
    </message>
    <message>
        <source>&amp;Vorrunde in Gruppen, dann K.-o.</source>
        <translation>&amp;Qualificazione a gironi, poi eliminazione</translation>
    </message>
    <message>
        <source>keine; sonst etwa 60,40,20,0</source>
        <translation>nessuno; altrimenti p. es. 60,40,20,0</translation>
    </message>
    <message>
        <source>ohne Geld</source>
        <translation>senza denaro</translation>
    </message>
    <message>
        <source>Jeder für s&amp;ich</source>
        <translation>Ogn&amp;uno per sé</translation>
    </message>
    <message>
        <source>Art des Abends</source>
        <translation>Tipo di serata</translation>
    </message>
    <message>
        <source>Wertung: %1</source>
        <translation>valutazione: %1</translation>
    </message>
    <message>
        <source>bei Gleichstand: %1</source>
        <translation>a parità: %1</translation>
    </message>
    <message>
        <source>%1 Partien je Begegnung</source>
        <translation>%1 partite per incontro</translation>
    </message>
    <message>
        <source>%1 Tische im Saal</source>
        <translation>%1 tavoli in sala</translation>
    </message>
    <message>
        <source>am selben Tisch nur einmal</source>
        <translation>allo stesso tavolo una volta sola</translation>
    </message>
    <message>
        <source>zwei Übrige spielen gegeneinander</source>
        <translation>due in più giocano tra loro</translation>
    </message>
    <message>
        <source>Lager gegeneinander</source>
        <translation>fazioni contrapposte</translation>
    </message>
    <message>
        <source>Vereine auseinander</source>
        <translation>circoli separati</translation>
    </message>
    <message>
        <source>Rangliste geheim bis Runde %1</source>
        <translation>classifica segreta fino al turno %1</translation>
    </message>
    <message>
        <source>Neuer Abend</source>
        <translation>Nuova serata</translation>
    </message>
    <message>
        <source>wie %1</source>
        <translation>come %1</translation>
    </message>
    <message>
        <source>leer</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>Kommt mit</source>
        <translation>Si riprende</translation>
    </message>
    <message>
        <source>Nicht mit</source>
        <translation>Non si riprende</translation>
    </message>
    <message>
        <source>&amp;Art</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>noch der vom letzten Mal</source>
        <translation>ancora quello di prima</translation>
    </message>
    <message>
        <source>heute, %1</source>
        <translation>oggi, %1</translation>
    </message>
    <message>
        <source>Preise: %1</source>
        <translation>Premi: %1</translation>
    </message>
    <message>
        <source>wie bei %1</source>
        <translation>come nelle regole di %1</translation>
    </message>
    <message>
        <source>bei %1: %2</source>
        <translation>nelle regole di %1: %2</translation>
    </message>
    <message>
        <source>ohne die Hausregeln vom letzten Mal</source>
        <translation>senza le regole della casa di prima</translation>
    </message>
    <message>
        <source>mit 1 Hausregel</source>
        <translation>con 1 regola della casa</translation>
    </message>
    <message>
        <source>mit %1 Hausregeln</source>
        <translation>con %1 regole della casa</translation>
    </message>
    <message>
        <source>Zweitkopie in %1</source>
        <translation>seconda copia in %1</translation>
    </message>
    <message>
        <source>Leute und Ergebnisse.</source>
        <translation>Persone e risultati.</translation>
    </message>
    <message>
        <source>Leute und Ergebnisse. Die %1 Namen werden beim Melden vorgeschlagen.</source>
        <translation>Persone e risultati. I %1 nomi vengono proposti durante l&apos;iscrizione.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::NextSteps</name>
    <message>
        <source>Was jetzt erlaubt ist</source>
        <translation>Ciò che ora è permesso</translation>
    </message>
    <message>
        <source>(vielleicht nicht erlaubt)</source>
        <translation>(forse non permesso)</translation>
    </message>
    <message>
        <source>Hängt an Karten, die niemand kennt, oder an einer offenen Hausregel.</source>
        <translation>Dipende da carte che nessuno conosce o da una regola della casa aperta.</translation>
    </message>
    <message>
        <source>Nichts mehr.</source>
        <translation>Più nulla.</translation>
    </message>
    <message>
        <source>Noch nichts.</source>
        <translation>Ancora nulla.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::OwnList</name>
    <message>
        <source>Perlaggen, der stärkste zuerst</source>
        <translation>Perlaggen, il più forte per primo</translation>
    </message>
    <message>
        <source>Noch ein Perlagg</source>
        <translation>Un altro Perlagg</translation>
    </message>
    <message>
        <source>Trumpf: %1</source>
        <translation>Briscola: %1</translation>
    </message>
    <message>
        <source>Regelsatz, Ziel und Liste stehen fest, sobald gelost ist.</source>
        <translation>Regolamento, traguardo ed elenco sono fissi dopo il sorteggio.</translation>
    </message>
    <message>
        <source>Ziehen oder Alt+↑ und Alt+↓: Reihung · Entf: heraus · Enter: dazu</source>
        <translation>Trascinare o Alt+↑ e Alt+↓: ordine · Canc: toglie · Invio: aggiunge</translation>
    </message>
    <message>
        <source>noch einen dazu …</source>
        <translation>aggiungerne un altro …</translation>
    </message>
    <message>
        <source>Perlaggen</source>
        <translation>Perlaggen</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::OwnRulesDesk</name>
    <message>
        <source>Gemacht aus</source>
        <translation>Derivate da</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>wie der Verein sie nennt</source>
        <translation>come le chiama il circolo</translation>
    </message>
    <message>
        <source>Ziel</source>
        <translation>Traguardo</translation>
    </message>
    <message>
        <source>Übernehmen</source>
        <translation>Applicare</translation>
    </message>
    <message>
        <source>In Datei</source>
        <translation>In un file</translation>
    </message>
    <message>
        <source>Aus Datei</source>
        <translation>Da un file</translation>
    </message>
    <message>
        <source>Was der Verein anders halten kann</source>
        <translation>Che cosa il circolo può fare diversamente</translation>
    </message>
    <message>
        <source>Was die Werte tun und wer so spielt</source>
        <translation>Che cosa fanno i valori e chi gioca così</translation>
    </message>
    <message>
        <source>Alles ist vereinbart. Enter: eine Hausregel ändern.</source>
        <translation>Tutto è concordato. Invio: cambiare una regola della casa.</translation>
    </message>
    <message>
        <source>Noch offene Hausregeln: %1. Das darf so bleiben. Enter: eine entscheiden.</source>
        <translation>Regole della casa ancora aperte: %1. Possono restarlo. Invio: deciderne una.</translation>
    </message>
    <message>
        <source>hier</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>Es ist nichts geändert.</source>
        <translation>Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>Erst übernehmen, was hier geändert ist.</source>
        <translation>Prima applicare ciò che è cambiato qui.</translation>
    </message>
    <message>
        <source>Regeln in eine Datei</source>
        <translation>Regole in un file</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Gespeichert: %1</source>
        <translation>Salvato: %1</translation>
    </message>
    <message>
        <source>Regeln aus einer Datei</source>
        <translation>Regole da un file</translation>
    </message>
    <message>
        <source>noch nicht übernommen: %1</source>
        <translation>non ancora applicato: %1</translation>
    </message>
    <message>
        <source>Regelsatz</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Hausregeln</source>
        <translation>Regole di casa</translation>
    </message>
    <message>
        <source>hier, wenn es übernommen ist</source>
        <translation>qui, quando sarà applicato</translation>
    </message>
    <message>
        <source>Regeln (*%1)</source>
        <translation>Regole (*%1)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PackGrid</name>
    <message>
        <source>liegt schon</source>
        <translation>già giocata</translation>
    </message>
    <message>
        <source>geht hier nicht</source>
        <translation>qui non va</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PackPalette</name>
    <message>
        <source>%1, worauf getauft? (Enter: nicht)</source>
        <translation>%1, battezzato come? (Invio: no)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PageView</name>
    <message>
        <source>Seite %1 von %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::Papers</name>
    <message>
        <source>, Runde %1</source>
        <translation>, turno %1</translation>
    </message>
    <message>
        <source>, Tisch %1</source>
        <translation>, tavolo %1</translation>
    </message>
    <message>
        <source>%1 Ebenso: %2</source>
        <translation>%1 Lo stesso: %2</translation>
    </message>
    <message>
        <source>%1 wird gesetzt … Esc: lassen</source>
        <translation>Si compone %1 … Esc: lasciare</translation>
    </message>
    <message>
        <source>, nur „%1“</source>
        <translation>, solo «%1»</translation>
    </message>
    <message>
        <source>Papiere der Runde %1</source>
        <translation>Carte del turno %1</translation>
    </message>
    <message>
        <source>„Datei → Verein → Ohne Wappen“ druckt die Urkunden ohne das Wappen.</source>
        <translation>“File → Circolo → Senza stemma” stampa i diplomi senza di esso.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PointFields</name>
    <message>
        <source>Punkte für %1</source>
        <translation>Punti per %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PreviewPage</name>
    <message>
        <source>Drucken</source>
        <translation>Stampare</translation>
    </message>
    <message>
        <source>Vorschau</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Dieses Blatt lässt sich nicht anzeigen. Speichern und Drucken gehen.</source>
        <translation>Questo foglio non si può mostrare. Salvare e stampare si può.</translation>
    </message>
    <message>
        <source>An den Drucker %1 geschickt: %2</source>
        <translation>Inviato alla stampante %1: %2</translation>
    </message>
    <message>
        <source>Der Drucker %1 nimmt nichts an. Einen anderen wählen oder als PDF speichern.</source>
        <translation>La stampante %1 non accetta nulla. Sceglierne un’altra o salvare come PDF.</translation>
    </message>
    <message>
        <source>Vorige Seite</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Nächste Seite</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>Kleiner</source>
        <translation>Rimpicciolire</translation>
    </message>
    <message>
        <source>Größer</source>
        <translation>Ingrandire</translation>
    </message>
    <message>
        <source>Ganze Seite</source>
        <translation>Pagina intera</translation>
    </message>
    <message>
        <source>Seitenbreite</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>Drucker</source>
        <translation>Stampante</translation>
    </message>
    <message>
        <source>Wie oft</source>
        <translation>Quante copie</translation>
    </message>
    <message>
        <source>Als PDF speichern …</source>
        <translation>Salvare come PDF …</translation>
    </message>
    <message>
        <source>Zurück</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Auf diesem Rechner ist kein Drucker eingerichtet. Als PDF speichern (%1) und anderswo drucken.</source>
        <translation>Su questo computer non c’è una stampante. Salvare come PDF (%1) e stampare altrove.</translation>
    </message>
    <message>
        <source>Geschrieben: %1</source>
        <translation>Scritto: %1</translation>
    </message>
    <message>
        <source>Bild↑ Bild↓</source>
        <translation>Pag↑ Pag↓</translation>
    </message>
    <message>
        <source>Seite %1 von %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
    <message>
        <source>Papiere und ihre Seiten</source>
        <translation>Carte e loro pagine</translation>
    </message>
    <message>
        <source>%1 · 1 Seite</source>
        <translation>%1 · 1 pagina</translation>
    </message>
    <message>
        <source>%1 · %2 Seiten</source>
        <translation>%1 · %2 pagine</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PrintMenu</name>
    <message>
        <source>Für die Wand</source>
        <translation>Per la parete</translation>
    </message>
    <message>
        <source>Für die Tische</source>
        <translation>Per i tavoli</translation>
    </message>
    <message>
        <source>Für die Leitung</source>
        <translation>Per la direzione</translation>
    </message>
    <message>
        <source>Die Rangliste bleibt bis Runde %1 verdeckt, und auf „%2“ steht sie.</source>
        <translation>La classifica resta coperta fino al turno %1, e su «%2» sta scritta.</translation>
    </message>
    <message>
        <source>Trotzdem zeigen</source>
        <translation>Mostrare lo stesso</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ProgramPage</name>
    <message>
        <source>Einstellungen des Programms</source>
        <translation>Impostazioni del programma</translation>
    </message>
    <message>
        <source>Sie gelten auf diesem Gerät für jeden Abend. Was ein Turnier betrifft, steht in seinen eigenen: Strg+Komma.</source>
        <translation>Valgono su questo computer per ogni serata. Ciò che riguarda un torneo sta nelle sue: Ctrl+Virgola.</translation>
    </message>
    <message>
        <source>Schreiber %1 · freie Software (MIT-Lizenz) · Qt %2</source>
        <translation>Schreiber %1 · software libero (licenza MIT) · Qt %2</translation>
    </message>
    <message>
        <source>Zurück</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PromptBar</name>
    <message>
        <source>Abbrechen</source>
        <translation>Lasciar stare</translation>
    </message>
    <message>
        <source>Grund</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Grund, kommt ins Journal</source>
        <translation>Motivo, va nel giornale</translation>
    </message>
    <message>
        <source>Entscheidungsspiel %1 gegen %2: Wie ging es aus?</source>
        <translation>Spareggio %1 contro %2: come è finito?</translation>
    </message>
    <message>
        <source>Eintragen</source>
        <translation>Inserire</translation>
    </message>
    <message>
        <source>Punkte beider, etwa %1 11</source>
        <translation>Punti di entrambi, p.es. %1 11</translation>
    </message>
    <message>
        <source>„%1“ sind keine zwei Zahlen.</source>
        <translation>«%1» non sono due numeri.</translation>
    </message>
    <message>
        <source>nicht entscheiden: wie es die Regeln halten</source>
        <translation>non decidere: come vogliono le regole</translation>
    </message>
    <message>
        <source>Hier ist noch nichts eingetippt.</source>
        <translation>Qui non è ancora inserito nulla.</translation>
    </message>
    <message>
        <source>Grund, kommt auf den Zettel; kann leer bleiben</source>
        <translation>Motivo, va sul foglio; può restare vuoto</translation>
    </message>
    <message>
        <source>Hier braucht es einen Grund in Worten. Esc: doch nicht.</source>
        <translation>Qui ci vuole un motivo a parole. Esc: lasciar stare.</translation>
    </message>
    <message>
        <source>Zuerst diese Frage beantworten, oder Esc.</source>
        <translation>Prima rispondere a questa domanda, oppure Esc.</translation>
    </message>
    <message>
        <source>Zuerst die Frage unten beantworten.</source>
        <translation>Prima rispondere alla domanda in basso.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::QuickEntry</name>
    <message>
        <source>Vorname</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Nachname</source>
        <translation>Cognome</translation>
    </message>
    <message>
        <source>Vorname 2</source>
        <translation>Nome 2</translation>
    </message>
    <message>
        <source>Nachname 2</source>
        <translation>Cognome 2</translation>
    </message>
    <message>
        <source>Verein</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Lager</source>
        <translation>Fazione</translation>
    </message>
    <message>
        <source>Jahrgang</source>
        <translation>Anno</translation>
    </message>
    <message>
        <source>Geschlecht</source>
        <translation>Sesso</translation>
    </message>
    <message>
        <source>w</source>
        <comment>weiblich</comment>
        <translation>f</translation>
    </message>
    <message>
        <source>m</source>
        <comment>männlich</comment>
        <translation>m</translation>
    </message>
    <message>
        <source>Be&amp;zahlt</source>
        <translation>Pa&amp;gato</translation>
    </message>
    <message>
        <source>Melden</source>
        <translation>Iscrivere</translation>
    </message>
    <message>
        <source>Es fehlt noch der Nachname.</source>
        <translation>Manca ancora il cognome.</translation>
    </message>
    <message>
        <source>Partner: Vorname</source>
        <translation>Compagno: nome</translation>
    </message>
    <message>
        <source>Partner: Nachname</source>
        <translation>Compagno: cognome</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RaceSheet</name>
    <message>
        <source>Geschriebene Zeilen</source>
        <translation>Righe scritte</translation>
    </message>
    <message>
        <source>zu %1 · %2</source>
        <translation>a %1 · %2</translation>
    </message>
    <message>
        <source>↑ ↓ wählt die Zeile, F4 streicht sie.</source>
        <translation>↑ ↓ sceglie la riga, F4 la barra.</translation>
    </message>
    <message>
        <source>Zeile %1 (%2) streichen: warum?</source>
        <translation>Barrare la riga %1 (%2): perché?</translation>
    </message>
    <message>
        <source>%1 statt der Zeilen: Sie ergeben einen anderen Stand. Enter fragt, ob sie gestrichen werden.</source>
        <translation>%1 invece delle righe: esse danno un altro punteggio. Invio chiede se cancellarle.</translation>
    </message>
    <message>
        <source>↑ ↓ wählt die Zeile · F4 streicht sie · Enter öffnet den Entscheid</source>
        <translation>↑ ↓ sceglie la riga · F4 la barra · Enter apre la decisione</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RecordDeed</name>
    <message>
        <source>Entscheid behalten</source>
        <translation>Conservare la decisione</translation>
    </message>
    <message>
        <source>1 Strafpunkt auf den Zettel</source>
        <translation>1 punto di penalità sul foglio</translation>
    </message>
    <message>
        <source>%1 Strafpunkte auf den Zettel</source>
        <translation>%1 punti di penalità sul foglio</translation>
    </message>
    <message>
        <source>Zeile auf den Zettel</source>
        <translation>Riga sul foglio</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RecordDesk</name>
    <message>
        <source>Das ist zu viel Text für ein Protokoll; nichts wurde eingefügt.</source>
        <translation>È troppo testo per un verbale; nulla è stato inserito.</translation>
    </message>
    <message>
        <source>Das stand zuletzt hier und ist noch nicht behalten.</source>
        <translation>Questo stava qui l’ultima volta e non è ancora conservato.</translation>
    </message>
    <message>
        <source>Öffnen</source>
        <translation>Aprire</translation>
    </message>
    <message>
        <source>Protokoll öffnen</source>
        <translation>Aprire un verbale</translation>
    </message>
    <message>
        <source>Speichern</source>
        <translation>Salvare</translation>
    </message>
    <message>
        <source>Wegräumen</source>
        <translation>Mettere via</translation>
    </message>
    <message>
        <source>Danach neu urteilen</source>
        <translation>Giudicare di nuovo così</translation>
    </message>
    <message>
        <source>Ähnliches gab es schon (Archiv: %1): %2</source>
        <translation>Qualcosa di simile c&apos;è già stato (archivio: %1): %2</translation>
    </message>
    <message>
        <source>Auf welchem Platz sitzt „%1“?</source>
        <translation>A quale posto siede «%1»?</translation>
    </message>
    <message>
        <source>Es ist noch kein Protokoll da, das gelesen werden kann.</source>
        <translation>Non c&apos;è ancora un verbale leggibile.</translation>
    </message>
    <message>
        <source>Entscheid</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Inzwischen ist hier vereinbart: %1.</source>
        <translation>Nel frattempo qui si è concordato: %1.</translation>
    </message>
    <message>
        <source>Weggeräumt; Strg+Z bringt es zurück.</source>
        <translation>Messo via; Ctrl+Z lo riporta.</translation>
    </message>
    <message>
        <source>Zeile %1 dieses Protokolls ist zu lang, um hier gezeigt zu werden (%L2 Buchstaben).</source>
        <translation>La riga %1 di questo verbale è troppo lunga per essere mostrata qui (%L2 lettere).</translation>
    </message>
    <message>
        <source>Streitfall</source>
        <translation>Contestazione</translation>
    </message>
    <message>
        <source>Protokoll speichern</source>
        <translation>Salvare il verbale</translation>
    </message>
    <message>
        <source>Gespeichert: %1</source>
        <translation>Salvato: %1</translation>
    </message>
    <message>
        <source>Protokolle (%1)</source>
        <translation>Verbali (%1)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RecordEditor</name>
    <message>
        <source>Protokoll des Spiels</source>
        <translation>Verbale della smazzata</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RecordPasting</name>
    <message>
        <source>Zeile %1: Welche Karte ist „%2“?</source>
        <translation>Riga %1: che carta è «%2»?</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RoundEntry</name>
    <message>
        <source>Ergebnis eintippen</source>
        <translation>Digitare un risultato</translation>
    </message>
    <message>
        <source>Tisch und Punkte</source>
        <translation>Tavolo e punti</translation>
    </message>
    <message>
        <source>Tisch, dann die Punkte nach den Plätzen: 3 34 -12 -18 -4</source>
        <translation>Tavolo, poi i punti secondo i posti: 3 34 -12 -18 -4</translation>
    </message>
    <message>
        <source>Einen Tisch „%1“ gibt es in dieser Runde nicht.</source>
        <translation>Un tavolo «%1» in questo turno non c’è.</translation>
    </message>
    <message>
        <source>„%1“ ist keine Zahl, die hier stehen kann.</source>
        <translation>«%1» non è un numero che possa stare qui.</translation>
    </message>
    <message>
        <source>An Tisch %1 sitzen %2, es stehen %3 Zahlen da.</source>
        <translation>Al tavolo %1 siedono in %2, i numeri sono %3.</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Tavolo %1</translation>
    </message>
    <message>
        <source>Es kommt: %1.</source>
        <translation>Ora: %1.</translation>
    </message>
    <message>
        <source>Es kommt: %1; %2 macht die Summe 0.</source>
        <translation>Ora: %1; %2 porta la somma a 0.</translation>
    </message>
    <message>
        <source>Summe 0. Enter schreibt es.</source>
        <translation>Somma 0. Invio lo scrive.</translation>
    </message>
    <message>
        <source>Es steht noch kein Ergebnis da.</source>
        <translation>Non c’è ancora un risultato.</translation>
    </message>
    <message>
        <source>So schreiben</source>
        <translation>Scrivere così</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RoundPage</name>
    <message>
        <source>Nur &amp;fehlende</source>
        <translation>Solo manca&amp;nti</translation>
    </message>
    <message>
        <source>Noch keine Runde. Zuerst auslosen und die Auslosung bestätigen.</source>
        <translation>Ancora nessun turno. Prima sorteggiare e confermare il sorteggio.</translation>
    </message>
    <message>
        <source>Tische der Runde</source>
        <translation>Tavoli del turno</translation>
    </message>
    <message>
        <source>Der Zettel ist da.</source>
        <translation>Il foglio c&apos;è.</translation>
    </message>
    <message>
        <source>Alle %1 Zettel sind da.</source>
        <translation>Tutti i %1 fogli ci sono.</translation>
    </message>
    <message>
        <source>Es fehlt noch: Tisch %1</source>
        <translation>Manca ancora: tavolo %1</translation>
    </message>
    <message>
        <source>Entscheidungsspiel …</source>
        <translation>Spareggio …</translation>
    </message>
    <message>
        <source>Unentschieden, es braucht ein Entscheidungsspiel: Tisch %1</source>
        <translation>Pari, serve uno spareggio: tavolo %1</translation>
    </message>
    <message>
        <source>die Zeit ist um</source>
        <translation>il tempo è scaduto</translation>
    </message>
    <message>
        <source>die Zeit ist seit %1 min um</source>
        <translation>il tempo è scaduto da %1 min</translation>
    </message>
    <message>
        <source>Kein Zettel wird erwartet.</source>
        <translation>Non si attende alcun foglio.</translation>
    </message>
    <message>
        <source>Freilos: %1</source>
        <translation>Esenzione: %1</translation>
    </message>
    <message>
        <source>Spielfrei: %1</source>
        <translation>Riposo: %1</translation>
    </message>
    <message>
        <source>Runde %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Tisch %1 dazu …</source>
        <translation>Aggiungere il tavolo %1 …</translation>
    </message>
    <message>
        <source>Spielfrei oder eben gekommen: %1</source>
        <translation>Riposano o sono appena arrivati: %1</translation>
    </message>
    <message>
        <source>Drucken …</source>
        <translation>Stampa …</translation>
    </message>
    <message>
        <source>Uhr starten</source>
        <translation>Avvia l&apos;orologio</translation>
    </message>
    <message>
        <source>Bestätigt. Jetzt drucken, dann die Uhr.</source>
        <translation>Confermato. Ora stampare, poi l&apos;orologio.</translation>
    </message>
    <message>
        <source>Bestätigt. Alle am Tisch? Dann die Uhr.</source>
        <translation>Confermato. Tutti al tavolo? Allora l&apos;orologio.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RoundPicker</name>
    <message>
        <source>Frühere Runde (Alt+←)</source>
        <translation>Turno precedente (Alt+←)</translation>
    </message>
    <message>
        <source>Frühere Runde</source>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>Spätere Runde (Alt+→)</source>
        <translation>Turno successivo (Alt+→)</translation>
    </message>
    <message>
        <source>Spätere Runde</source>
        <translation>Turno successivo</translation>
    </message>
    <message>
        <source>Runde %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Noch keine Runde</source>
        <translation>Ancora nessun turno</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RoundPrinting</name>
    <message>
        <source>An den Drucker %1 geschickt: %2</source>
        <translation>Inviato alla stampante %1: %2</translation>
    </message>
    <message>
        <source> und </source>
        <translation> e </translation>
    </message>
    <message>
        <source>Der Drucker %1 nimmt nichts an. Einen anderen wählen, oder mit „Nur ansehen“ als PDF speichern.</source>
        <translation>La stampante %1 non accetta nulla. Sceglierne un&apos;altra, oppure salvare come PDF con «Solo guardare».</translation>
    </message>
    <message>
        <source>für die Wand</source>
        <translation>per la parete</translation>
    </message>
    <message>
        <source>Tische: %1</source>
        <translation>Tavoli: %1</translation>
    </message>
    <message>
        <source>schon gedruckt</source>
        <translation>già stampati</translation>
    </message>
    <message>
        <source>für die Tische</source>
        <translation>per i tavoli</translation>
    </message>
    <message>
        <source>Geschrieben: %1</source>
        <translation>Scritto: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RoundSteps</name>
    <message>
        <source>Drucken</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Uhr starten</source>
        <translation>Avvia l&apos;orologio</translation>
    </message>
    <message>
        <source>Zettel eintippen</source>
        <translation>Inserisci i fogli</translation>
    </message>
    <message>
        <source>Sitzliste und Zettel</source>
        <translation>Lista dei posti e fogli</translation>
    </message>
    <message>
        <source>sobald einer kommt</source>
        <translation>appena ne arriva uno</translation>
    </message>
    <message>
        <source>Drucker</source>
        <translation>Stampante</translation>
    </message>
    <message>
        <source>Ohne Druck weiter</source>
        <translation>Avanti senza stampare</translation>
    </message>
    <message>
        <source>Nur ansehen</source>
        <translation>Solo guardare</translation>
    </message>
    <message>
        <source>Wie oft: %1</source>
        <translation>Quante volte: %1</translation>
    </message>
    <message>
        <source>%1 Minuten</source>
        <translation>%1 minuti</translation>
    </message>
    <message>
        <source>Kein Drucker eingerichtet: als PDF speichern und anderswo drucken.</source>
        <translation>Nessuna stampante configurata: salvare come PDF e stampare altrove.</translation>
    </message>
    <message>
        <source>1 Seite an</source>
        <translation>1 pagina a</translation>
    </message>
    <message>
        <source>%1 Seiten an</source>
        <translation>%1 pagine a</translation>
    </message>
    <message>
        <source>1 Seite %1</source>
        <translation>1 pagina %1</translation>
    </message>
    <message>
        <source>%1 Seiten %2</source>
        <translation>%1 pagine %2</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Tavolo %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RulesBox</name>
    <message>
        <source>Regelwerk des Protokolls</source>
        <translation>Regolamento del verbale</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RulesDesk</name>
    <message>
        <source>1 Unterschied</source>
        <translation>1 differenza</translation>
    </message>
    <message>
        <source>1 Regel</source>
        <translation>1 regola</translation>
    </message>
    <message>
        <source>In den Regeln suchen</source>
        <translation>Cercare nelle regole</translation>
    </message>
    <message>
        <source>Suchen, etwa: Farbe zugeben, gestrichen, Weli</source>
        <translation>Cercare, p.es.: rispondere al seme, gestrichen, Weli</translation>
    </message>
    <message>
        <source>Ordnung</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>nach Sachgebiet</source>
        <translation>per argomento</translation>
    </message>
    <message>
        <source>nach Quelle</source>
        <translation>per fonte</translation>
    </message>
    <message>
        <source>Regelsatz</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Vergleichen mit</source>
        <translation>Confrontare con</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Regel</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Beispiel am Tisch</source>
        <translation>Esempio al tavolo</translation>
    </message>
    <message>
        <source>alle Regelsätze</source>
        <translation>tutti i regolamenti</translation>
    </message>
    <message>
        <source>mit keinem vergleichen</source>
        <translation>nessun confronto</translation>
    </message>
    <message>
        <source>im Turnier: %1</source>
        <translation>nel torneo: %1</translation>
    </message>
    <message>
        <source>in „%1“</source>
        <translation>in «%1»</translation>
    </message>
    <message>
        <source>im Turnier</source>
        <translation>nel torneo</translation>
    </message>
    <message>
        <source>%1 Unterschiede</source>
        <translation>%1 differenze</translation>
    </message>
    <message>
        <source>%1 Regeln</source>
        <translation>%1 regole</translation>
    </message>
    <message>
        <source>Kein Unterschied.</source>
        <translation>Nessuna differenza.</translation>
    </message>
    <message>
        <source>Keine Regel gefunden.</source>
        <translation>Nessuna regola trovata.</translation>
    </message>
    <message>
        <source>Eigene Regeln</source>
        <translation>Regole proprie</translation>
    </message>
    <message>
        <source>im Protokoll: %1</source>
        <translation>nel verbale: %1</translation>
    </message>
    <message>
        <source>im Protokoll</source>
        <translation>nel verbale</translation>
    </message>
    <message>
        <source>Kein Unterschied; in allen Regeln gefunden: %1</source>
        <translation>Nessuna differenza; trovate fra tutte le regole: %1</translation>
    </message>
    <message>
        <source>Spiel</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>In den Regeln von %1</source>
        <translation>Nelle regole di %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RulingCard</name>
    <message>
        <source>Öffnen</source>
        <translation>Aprire</translation>
    </message>
    <message>
        <source>Drucken</source>
        <translation>Stampare</translation>
    </message>
    <message>
        <source>Entscheid %1</source>
        <translation>Decisione %1</translation>
    </message>
    <message>
        <source>%1 Uhr</source>
        <translation>ore %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RulingKeeper</name>
    <message>
        <source>Das ist schon behalten, als Entscheid %1.</source>
        <translation>È già conservata, come decisione %1.</translation>
    </message>
    <message>
        <source>Zeile %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>Es sind %1 Spiele; ein Entscheid gehört zu einem.</source>
        <translation>Sono %1 mani; una decisione ne riguarda una sola.</translation>
    </message>
    <message>
        <source>Nicht behalten; das Protokoll bleibt stehen. %1</source>
        <translation>Non conservata; il verbale rimane. %1</translation>
    </message>
    <message>
        <source>in den Worten der Parteien</source>
        <translation>con le parole delle parti</translation>
    </message>
    <message>
        <source>Behalten</source>
        <translation>Conservare</translation>
    </message>
    <message>
        <source>Entscheid behalten, zu keinem Tisch: Worum ging der Streit?</source>
        <translation>Conservare la decisione, di nessun tavolo: di che cosa si trattava?</translation>
    </message>
    <message>
        <source>Entscheid zu Tisch %1, Runde %2 behalten: Worum ging der Streit?</source>
        <translation>Conservare la decisione per il tavolo %1, turno %2: di che cosa si trattava?</translation>
    </message>
    <message>
        <source>Behalten und auf den Zettel …</source>
        <translation>Conservare e segnare sul foglio …</translation>
    </message>
    <message>
        <source>Behalten: %1</source>
        <translation>Conservata: %1</translation>
    </message>
    <message>
        <source>Entscheid %1 ist behalten. Was kommt davon auf den Zettel von Tisch %2?</source>
        <translation>La decisione %1 è conservata. Che cosa va sul foglio del tavolo %2?</translation>
    </message>
    <message>
        <source>Zeile %1, Strafe %2</source>
        <translation>Riga %1, penalità %2</translation>
    </message>
    <message>
        <source>Zeile %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>Strafe …</source>
        <translation>Penalità …</translation>
    </message>
    <message>
        <source>Zeile streichen …</source>
        <translation>Barrare riga …</translation>
    </message>
    <message>
        <source>Partie verloren …</source>
        <translation>Partita persa …</translation>
    </message>
    <message>
        <source>Neu geben</source>
        <translation>Ridare le carte</translation>
    </message>
    <message>
        <source>Wer bekommt die Strafe?</source>
        <translation>Chi riceve la penalità?</translation>
    </message>
    <message>
        <source>Wer hat die Partie verloren?</source>
        <translation>Chi ha perso la partita?</translation>
    </message>
    <message>
        <source>Wie viele Strafpunkte für %1?</source>
        <translation>Quanti punti di penalità per %1?</translation>
    </message>
    <message>
        <source>Strafe eintragen</source>
        <translation>Segnare la penalità</translation>
    </message>
    <message>
        <source>Punkte</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>„%1“ sind keine Punkte. Nichts kam auf den Zettel.</source>
        <translation>«%1» non sono punti. Sul foglio non è andato nulla.</translation>
    </message>
    <message>
        <source>Welche Zeile des Zettels wird gestrichen?</source>
        <translation>Quale riga del foglio viene barrata?</translation>
    </message>
    <message>
        <source>Streichen</source>
        <translation>Barrare</translation>
    </message>
    <message>
        <source>Nummer der Zeile</source>
        <translation>Numero della riga</translation>
    </message>
    <message>
        <source>Ähnliches gab es schon: %1</source>
        <translation>Qualcosa di simile c&apos;è già stato: %1</translation>
    </message>
    <message>
        <source>Strafe %1</source>
        <translation>penalità %1</translation>
    </message>
    <message>
        <source>In Entscheid %1 hat die Leitung entschieden: „%2“. Was kommt davon auf den Zettel von Tisch %3?</source>
        <translation>Nella decisione %1 la direzione ha deciso: «%2». Che cosa va sul foglio del tavolo %3?</translation>
    </message>
    <message>
        <source>Nichts</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Nach den Regeln: %1</source>
        <translation>Secondo le regole: %1</translation>
    </message>
    <message>
        <source>Entscheid %1: Nichts kam auf den Zettel.</source>
        <translation>Decisione %1: sul foglio non è andato nulla.</translation>
    </message>
    <message>
        <source>Partie verloren: %1</source>
        <translation>Partita persa: %1</translation>
    </message>
    <message>
        <source>Er ist offen: Das Protokoll allein entscheidet es nicht. Was es entscheidet, steht am Ende der Entscheide.</source>
        <translation>È aperta: il verbale da solo non basta. Che cosa la deciderebbe sta alla fine delle decisioni.</translation>
    </message>
    <message>
        <source>Auf den Zettel kam nichts. Im Archiv (Umschalt+F6) lässt er sich entscheiden und eintragen.</source>
        <translation>Sul foglio non è andato nulla. Nell’archivio (Maiusc+F6) la si può decidere e riportare.</translation>
    </message>
    <message>
        <source>Trotzdem eintragen</source>
        <translation>Riportare comunque</translation>
    </message>
    <message>
        <source>Von diesem Entscheid streichen: %1</source>
        <translation>Barrare di questa decisione: %1</translation>
    </message>
    <message>
        <source>Andere Zeile streichen …</source>
        <translation>Barrare un’altra riga …</translation>
    </message>
    <message>
        <source>%1 für %2</source>
        <translation>%1 per %2</translation>
    </message>
    <message>
        <source>Trotzdem behalten</source>
        <translation>Tenere comunque</translation>
    </message>
    <message>
        <source>Nichts ändern</source>
        <translation>Non cambiare nulla</translation>
    </message>
    <message>
        <source>Entscheid %1: Am Zettel bleibt, was er eingetragen hat.</source>
        <translation>Decisione %1: sul foglio resta ciò che vi ha scritto.</translation>
    </message>
    <message>
        <source>Spiel streichen …</source>
        <translation>Barrare un gioco …</translation>
    </message>
    <message>
        <source>Anderes Spiel streichen …</source>
        <translation>Barrare un altro gioco …</translation>
    </message>
    <message>
        <source>Welches Spiel des Zettels wird gestrichen?</source>
        <translation>Quale gioco del foglio viene barrato?</translation>
    </message>
    <message>
        <source>Nummer des Spiels</source>
        <translation>Numero del gioco</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SeasonPage</name>
    <message>
        <source>Saisontabelle</source>
        <translation>Classifica della stagione</translation>
    </message>
    <message>
        <source>Ränge</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Punkte</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>alle</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>offen</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>&amp;Gezählt werden</source>
        <translation>Si &amp;contano</translation>
    </message>
    <message>
        <source>nur die &amp;besten</source>
        <translation>solo le &amp;migliori</translation>
    </message>
    <message>
        <source>&amp;von</source>
        <translation>&amp;dal</translation>
    </message>
    <message>
        <source>b&amp;is</source>
        <translation>&amp;al</translation>
    </message>
    <message>
        <source>Zurück</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Noch ist kein Abend gemerkt. Am Ende eines Abends: „Abend merken“, oder „Datei → Verein → Diesen Abend merken“.</source>
        <translation>Ancora nessuna serata ricordata. Alla fine di una serata: «Ricordare la serata», o «File → Circolo → Ricorda questa serata».</translation>
    </message>
    <message>
        <source>In dieser Zeit ist kein Abend gemerkt.</source>
        <translation>Nessuna serata ricordata in questo periodo.</translation>
    </message>
    <message>
        <source>%1 Abende: %2</source>
        <translation>%1 serate: %2</translation>
    </message>
    <message>
        <source>1 Abend: %1</source>
        <translation>1 serata: %1</translation>
    </message>
    <message>
        <source>Ohne Datum und deshalb nicht dabei: %1</source>
        <translation>Senza data e quindi esclusi: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SeatsPicture</name>
    <message>
        <source> gibt</source>
        <translation> dà le carte</translation>
    </message>
    <message>
        <source> · gibt</source>
        <translation> · dà le carte</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::Session</name>
    <message>
        <source>%1, Zeile %2</source>
        <translation>%1, riga %2</translation>
    </message>
    <message>
        <source>Rückgängig gemacht: %1</source>
        <translation>Annullato: %1</translation>
    </message>
    <message>
        <source>Wiederhergestellt: %1</source>
        <translation>Ripristinato: %1</translation>
    </message>
    <message>
        <source>Es wird gelost …</source>
        <translation>Sorteggio in corso …</translation>
    </message>
    <message>
        <source>Die Datei wird gerade von einem anderen Programm benutzt – ich warte.</source>
        <translation>Il file è in uso da un altro programma: attendo.</translation>
    </message>
    <message>
        <source>Die Datei wird gerade von %1 benutzt – ich warte.</source>
        <translation>Il file è in uso da %1: attendo.</translation>
    </message>
    <message>
        <source>Esc: nicht länger warten.</source>
        <translation>Esc: non attendere oltre.</translation>
    </message>
    <message>
        <source>%1 ist schon in einem anderen Fenster von Schreiber offen. Dort weiterarbeiten, oder es dort zuerst schließen.</source>
        <translation>%1 è già aperto in un’altra finestra di Schreiber. Continuare lì, oppure prima chiuderlo lì.</translation>
    </message>
    <message>
        <source>%1 ist schon in einem anderen Fenster von Schreiber offen (Prozess %2). Dort weiterarbeiten, oder es dort zuerst schließen.</source>
        <translation>%1 è già aperto in un’altra finestra di Schreiber (processo %2). Continuare lì, oppure prima chiuderlo lì.</translation>
    </message>
    <message>
        <source>%1 wird eingelesen …</source>
        <translation>Lettura di %1 …</translation>
    </message>
    <message>
        <source>%1 wird geöffnet …</source>
        <translation>Apertura di %1 …</translation>
    </message>
    <message>
        <source>ein Tag wie %1</source>
        <translation>un giorno come %1</translation>
    </message>
    <message>
        <source>Esc: lassen</source>
        <translation>Esc: lasciare</translation>
    </message>
    <message>
        <source>Datei verändert</source>
        <translation>File modificato</translation>
    </message>
    <message>
        <source>Wiederherstellen</source>
        <translation>Ripristinare</translation>
    </message>
    <message>
        <source>Nur zum Ausprobieren: %1</source>
        <translation>Solo per prova: %1</translation>
    </message>
    <message>
        <source>Gerettet: Der Abend liegt jetzt in %1, und es geht dort weiter.</source>
        <translation>Salvato: la serata ora è in %1 e continua da lì.</translation>
    </message>
    <message>
        <source>%1 ist nicht mehr da, etwa weil der Stick gezogen ist. Bis die Datei wieder da ist, wird nichts gespeichert. Was hier steht, rettet „Datei → Kopie speichern unter …“ (%2).</source>
        <translation>%1 non c&apos;è più, forse la chiavetta è stata tolta. Finché il file non torna, non si salva nulla. Ciò che sta qui si salva con «File → Salvare una copia …» (%2).</translation>
    </message>
    <message>
        <source>%1 liegt, wo nichts geschrieben werden kann. Ansehen und drucken geht; eingetragen wird nichts. Zum Weiterarbeiten: „Datei → Kopie speichern unter …“ (%2), und die Kopie öffnen.</source>
        <translation>%1 si trova dove non si può scrivere. Si può guardare e stampare, ma non registrare nulla. Per continuare: «File → Salvare una copia …» (%2), e aprire la copia.</translation>
    </message>
    <message>
        <source>Getippt, während gewartet wurde, und nicht geschrieben: %1</source>
        <translation>Inserito durante l’attesa e non scritto: %1</translation>
    </message>
    <message>
        <source>Danach getippt: %1. Ist das hier geschrieben, wird gefragt, ob es nachgeholt wird.</source>
        <translation>Inserito dopo: %1. Quando questo sarà scritto, si chiederà se eseguirlo.</translation>
    </message>
    <message>
        <source>An der Stelle von %1 liegt eine andere Datei, etwa eine ältere Kopie. Bis die richtige wieder da ist, wird nichts gespeichert. Was hier steht, rettet „Datei → Kopie speichern unter …“ (%2).</source>
        <translation>Al posto di %1 c’è un altro file, forse una copia più vecchia. Finché non torna quello giusto, non si salva nulla. Ciò che sta qui si salva con «File → Salvare una copia …» (%2).</translation>
    </message>
    <message>
        <source>Es steht wieder da, was im Journal steht.</source>
        <translation>È di nuovo come nel giornale.</translation>
    </message>
    <message>
        <source>Aus dem Journal lässt sich das nicht wiederherstellen; nichts wurde verändert. Die letzte gute Kopie öffnen.</source>
        <translation>Dal giornale non si può ripristinare; nulla è stato modificato. Aprire l’ultima copia integra.</translation>
    </message>
    <message>
        <source>Das Turnier ist abgeschlossen; Ränge und Preise stehen fest. Zum Ändern auf der Rangliste (%1) mit F8 wieder öffnen, mit einem Grund. Nur bezahlt lässt sich auch so eintragen.</source>
        <translation>Il torneo è chiuso; posti e premi sono fissati. Per cambiare riaprirlo nella classifica (%1) con F8, con un motivo. Solo chi ha pagato si può segnare anche così.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SettingsForm</name>
    <message>
        <source>Wer übrig bleibt</source>
        <translation>Chi rimane fuori</translation>
    </message>
    <message>
        <source>ist spielfrei</source>
        <translation>riposa</translation>
    </message>
    <message>
        <source>zwei spielen gegeneinander</source>
        <translation>due giocano uno contro l’altro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Ort</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Ziel</source>
        <translation>Traguardo</translation>
    </message>
    <message>
        <source>Runden</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>offen</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>Tische im Saal</source>
        <translation>Tavoli in sala</translation>
    </message>
    <message>
        <source>so viele wie nötig</source>
        <translation>quanti servono</translation>
    </message>
    <message>
        <source>Wertung</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Bei Gleichstand</source>
        <translation>A parità</translation>
    </message>
    <message>
        <source>wie der eigene Schnitt</source>
        <translation>la propria media</translation>
    </message>
    <message>
        <source>wie ein Sieg</source>
        <translation>una vittoria</translation>
    </message>
    <message>
        <source>nichts</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>Vereine</source>
        <translation>Circoli</translation>
    </message>
    <message>
        <source>spielen auch miteinander</source>
        <translation>giocano anche tra loro</translation>
    </message>
    <message>
        <source>auseinanderhalten</source>
        <translation>tenere separati</translation>
    </message>
    <message>
        <source>Am selben Tisch</source>
        <translation>Allo stesso tavolo</translation>
    </message>
    <message>
        <source>einmal mit- und einmal gegeneinander</source>
        <translation>una volta insieme e una contro</translation>
    </message>
    <message>
        <source>nur einmal</source>
        <translation>una volta sola</translation>
    </message>
    <message>
        <source>Rangliste geheim bis Runde</source>
        <translation>Classifica segreta fino al turno</translation>
    </message>
    <message>
        <source>nie</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>Übernehmen</source>
        <translation>Applicare</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Partner jede Runde neu</source>
        <translation>Compagni nuovi ogni turno</translation>
    </message>
    <message>
        <source>Paare</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>K.-o.</source>
        <translation>Eliminazione diretta</translation>
    </message>
    <message>
        <source>Gruppen, dann K.-o.</source>
        <translation>Gironi, poi eliminazione</translation>
    </message>
    <message>
        <source>Gegner</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>gelost</source>
        <translation>a sorte</translation>
    </message>
    <message>
        <source>eine Seite rückt weiter</source>
        <translation>una parte scala di un tavolo</translation>
    </message>
    <message>
        <source>Schweizer System</source>
        <translation>sistema svizzero</translation>
    </message>
    <message>
        <source>jedes Paar gegen jedes</source>
        <translation>ogni coppia contro ogni altra</translation>
    </message>
    <message>
        <source>Gruppen</source>
        <translation>Gironi</translation>
    </message>
    <message>
        <source>zu viert oder fünft</source>
        <translation>da quattro o cinque</translation>
    </message>
    <message>
        <source>Weiter je Gruppe</source>
        <translation>Passano per girone</translation>
    </message>
    <message>
        <source>Um den dritten Platz</source>
        <translation>Per il terzo posto</translation>
    </message>
    <message>
        <source>die zwei aus dem Halbfinale</source>
        <translation>i due delle semifinali</translation>
    </message>
    <message>
        <source>zweite Chance: wer einmal verliert</source>
        <translation>ripescaggio: chi perde una volta</translation>
    </message>
    <message>
        <source>Letzte Partie</source>
        <translation>Ultima partita</translation>
    </message>
    <message>
        <source>keine</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>die zwei besten Paare</source>
        <translation>le due coppie migliori</translation>
    </message>
    <message>
        <source>um die Krone: die zwei Besten</source>
        <translation>per la corona: i due migliori</translation>
    </message>
    <message>
        <source>Lager</source>
        <translation>Fazioni</translation>
    </message>
    <message>
        <source>zählen nicht</source>
        <translation>non contano</translation>
    </message>
    <message>
        <source>spielen gegeneinander</source>
        <translation>giocano l&apos;una contro l&apos;altra</translation>
    </message>
    <message>
        <source>Preise</source>
        <translation>Premi</translation>
    </message>
    <message>
        <source>Spielfreie Runde zählt</source>
        <translation>Un riposo vale</translation>
    </message>
    <message>
        <source>Verwerfen</source>
        <translation>Scartare</translation>
    </message>
    <message>
        <source>Jeder für sich</source>
        <translation>Ognuno per sé</translation>
    </message>
    <message>
        <source>ohne Geld</source>
        <translation>senza denaro</translation>
    </message>
    <message>
        <source>https://… steht als Code auf den Papieren</source>
        <translation>https://… come codice sulle carte</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SettingsPage</name>
    <message>
        <source>Einstellungen</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Hausregeln</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Alle Hausregeln sind entschieden. Enter: eine ändern.</source>
        <translation>Tutte le regole della casa sono decise. Invio: cambiarne una.</translation>
    </message>
    <message>
        <source>Noch offene Hausregeln: %1. Das hält keinen Abend auf. Enter: eine entscheiden.</source>
        <translation>Regole della casa ancora aperte: %1. Non fermano la serata. Invio: deciderne una.</translation>
    </message>
    <message>
        <source>Hier gilt: %1</source>
        <translation>Qui vale: %1</translation>
    </message>
    <message>
        <source>Es ist nichts geändert.</source>
        <translation>Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>noch nicht übernommen: %1</source>
        <translation>non ancora applicato: %1</translation>
    </message>
    <message>
        <source>Noch nicht übernommen: %1. Strg+Komma führt zurück.</source>
        <translation>Non ancora applicato: %1. Ctrl+virgola riporta indietro.</translation>
    </message>
    <message>
        <source>Verworfen: %1. Es steht wieder da, was gilt.</source>
        <translation>Scartato: %1. Ora c’è di nuovo ciò che vale.</translation>
    </message>
    <message>
        <source>Einstellungen (%1)</source>
        <translation>impostazioni (%1)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SheetActions</name>
    <message>
        <source>Seiten vertauschen</source>
        <translation>Scambiare i lati</translation>
    </message>
    <message>
        <source>Strittig …</source>
        <translation>Contestato …</translation>
    </message>
    <message>
        <source>Streitfall zu diesem Tisch</source>
        <translation>Contestazione a questo tavolo</translation>
    </message>
    <message>
        <source>Zeile %1 vertauschen</source>
        <translation>Scambiare la riga %1</translation>
    </message>
    <message>
        <source>Erst die zweite Eingabe; Esc lässt sie.</source>
        <translation>Prima il secondo inserimento; Esc lo lascia.</translation>
    </message>
    <message>
        <source>Der Einspruch kommt zu spät: Danach ist schon weitergeschrieben, und er gilt nur, bis die nächste Gabe geschrieben ist. Streichen kann jetzt nur noch die Turnierleitung.</source>
        <translation>Il reclamo arriva tardi: dopo si è già scritto altro, e vale solo finché non è scritta la mano seguente. Ora può barrare solo la direzione.</translation>
    </message>
    <message>
        <source>Hier steht nur der Endstand; F7 schreibt einen anderen.</source>
        <translation>Qui c&apos;è solo il punteggio finale; F7 ne scrive un altro.</translation>
    </message>
    <message>
        <source>Hier steht noch keine Zeile zum Streichen.</source>
        <translation>Qui non c’è ancora una riga da barrare.</translation>
    </message>
    <message>
        <source>Streichen</source>
        <translation>Barrare</translation>
    </message>
    <message>
        <source>Dieser Zettel ist schon bestätigt.</source>
        <translation>Questo foglio è già confermato.</translation>
    </message>
    <message>
        <source>Hier steht noch nichts; bestätigt wird am Ende der Partie.</source>
        <translation>Qui non c’è ancora scritto niente; si conferma a partita finita.</translation>
    </message>
    <message>
        <source>Die Partie läuft noch; bestätigt wird am Ende.</source>
        <translation>La partita è ancora in corso; si conferma alla fine.</translation>
    </message>
    <message>
        <source>%1 gilt</source>
        <translation>Vale %1</translation>
    </message>
    <message>
        <source>Das Erste soll gelten: warum? Stimmt das Zweite: Esc, dann F7 und neu schreiben.</source>
        <translation>Vale il primo: perché? Se è giusto il secondo: Esc, poi F7 e riscrivere.</translation>
    </message>
    <message>
        <source>Das Erste gilt</source>
        <translation>Vale il primo</translation>
    </message>
    <message>
        <source>Hier steht noch nichts, was strittig sein könnte.</source>
        <translation>Qui non c’è ancora niente da contestare.</translation>
    </message>
    <message>
        <source>Die Partie läuft noch; der Zettel ist erst am Ende strittig.</source>
        <translation>La partita è ancora in corso; il foglio si contesta alla fine.</translation>
    </message>
    <message>
        <source>Was jetzt strittig ist, klärt ein Streitfall zu diesem Tisch: Umschalt+F9.</source>
        <translation>Quello che si contesta adesso lo chiarisce una contestazione a questo tavolo: Maiusc+F9.</translation>
    </message>
    <message>
        <source>Was ist am Zettel von Tisch %1 strittig?</source>
        <translation>Che cosa è contestato nel foglio del tavolo %1?</translation>
    </message>
    <message>
        <source>Strittig</source>
        <translation>Contestato</translation>
    </message>
    <message>
        <source>Vertauschen</source>
        <translation>Scambia</translation>
    </message>
    <message>
        <source>Streichen …</source>
        <translation>Cancella …</translation>
    </message>
    <message>
        <source>Bestätigen</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Das Turnier ist abgeschlossen. Wieder öffnen: Rangliste, F8.</source>
        <translation>Il torneo è chiuso. Per riaprirlo: classifica, F8.</translation>
    </message>
    <message>
        <source>Streitfall …</source>
        <translation>Contestazione …</translation>
    </message>
    <message>
        <source>Mit ↑ ↓ zuerst die Zeile wählen, die gestrichen wird.</source>
        <translation>Con ↑ ↓ scegliere prima la riga da cancellare.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SheetEntry</name>
    <message>
        <source>Grund</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Grund, kommt auf den Zettel</source>
        <translation>Motivo, va sul foglio</translation>
    </message>
    <message>
        <source>Strafe</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Zeile schreiben</source>
        <translation>Scrivere la riga</translation>
    </message>
    <message>
        <source>Figuren schreiben</source>
        <translation>Scrivere le figure</translation>
    </message>
    <message>
        <source>Strafe schreiben</source>
        <translation>Scrivere la penalità</translation>
    </message>
    <message>
        <source>Endstand schreiben</source>
        <translation>Scrivere il punteggio</translation>
    </message>
    <message>
        <source>Vergleichen</source>
        <translation>Confrontare</translation>
    </message>
    <message>
        <source>Wie viele Strafpunkte, und warum.</source>
        <translation>Quanti punti di penalità, e perché.</translation>
    </message>
    <message>
        <source>Vom Papier noch einmal, ohne hinzusehen, was schon geschrieben ist.</source>
        <translation>Di nuovo dalla carta, senza guardare che cosa è già scritto.</translation>
    </message>
    <message>
        <source>Steht schon da. F7: neu schreiben.</source>
        <translation>È già scritto. F7: riscriverlo.</translation>
    </message>
    <message>
        <source>Zweite Eingabe: Endstand</source>
        <translation>Secondo inserimento: punteggio finale</translation>
    </message>
    <message>
        <source>Ein anderer Endstand streicht die Zeilen, mit Grund.</source>
        <translation>Un altro punteggio finale barra le righe, con un motivo.</translation>
    </message>
    <message>
        <source>Zeile %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>Zeile %1 nach Figuren</source>
        <translation>Riga %1 secondo le figure</translation>
    </message>
    <message>
        <source>Endstand der ganzen Partie</source>
        <translation>Punteggio finale della partita</translation>
    </message>
    <message>
        <source>Wie er auf dem Papier steht, die Strafe schon eingerechnet.</source>
        <translation>Come sta sulla carta, penalità già compresa.</translation>
    </message>
    <message>
        <source>Wie auf dem Zettel vorher. Esc: Zeile für Zeile.</source>
        <translation>Come sul foglio precedente. Esc: riga per riga.</translation>
    </message>
    <message>
        <source>Es ist noch keine Figur gewählt.</source>
        <translation>Nessuna figura è ancora scelta.</translation>
    </message>
    <message>
        <source>Es sind noch keine Punkte eingetippt.</source>
        <translation>Non è ancora inserito nessun punto.</translation>
    </message>
    <message>
        <source>Erst die zweite Eingabe: der Endstand vom Papier.</source>
        <translation>Prima il secondo inserimento: il punteggio finale dalla carta.</translation>
    </message>
    <message>
        <source>Es fehlen noch die Punkte von %1.</source>
        <translation>Mancano ancora i punti di %1.</translation>
    </message>
    <message>
        <source>Es fehlt noch der Grund; er kommt auf den Zettel.</source>
        <translation>Manca ancora il motivo; va sul foglio.</translation>
    </message>
    <message>
        <source>Getippt und noch nicht geschrieben: %1.</source>
        <translation>Inserito e non ancora scritto: %1.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SheetModel</name>
    <message>
        <source>Strafe %1 für %2</source>
        <translation>Penalità %1 per %2</translation>
    </message>
    <message>
        <source>nur Endstand</source>
        <translation>solo punteggio finale</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Zeile</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Bemerkung</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>%1 · schreibt</source>
        <translation>%1 · scrive</translation>
    </message>
    <message>
        <source>Grund: %1</source>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>im Endstand schon eingerechnet</source>
        <translation>già compresa nel punteggio finale</translation>
    </message>
    <message>
        <source>Strittig: %1</source>
        <translation>Contestato: %1</translation>
    </message>
    <message>
        <source>nach Zeit</source>
        <translation>per tempo</translation>
    </message>
    <message>
        <source>aufgegeben</source>
        <translation>ritiro</translation>
    </message>
    <message>
        <source>durch Entscheid</source>
        <translation>per decisione</translation>
    </message>
    <message>
        <source>Entscheid %1</source>
        <translation>Decisione %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SheetPage</name>
    <message>
        <source>‹ Bild↑</source>
        <translation>‹ Pag↑</translation>
    </message>
    <message>
        <source>Bild↓ ›</source>
        <translation>Pag↓ ›</translation>
    </message>
    <message>
        <source>Voriger Zettel</source>
        <translation>Foglio precedente</translation>
    </message>
    <message>
        <source>Nächster Zettel</source>
        <translation>Foglio successivo</translation>
    </message>
    <message>
        <source>Tisch %1 · Runde %2</source>
        <translation>Tavolo %1 · turno %2</translation>
    </message>
    <message>
        <source> · Partie %1 von %2</source>
        <translation> · partita %1 di %2</translation>
    </message>
    <message>
        <source>Zettel %1</source>
        <translation>Foglio: %1</translation>
    </message>
    <message>
        <source>Verdeckt, bis die zweite Eingabe geschrieben ist.</source>
        <translation>Coperto finché non è scritto il secondo inserimento.</translation>
    </message>
    <message>
        <source>Kein Zettel offen. Auf der Seite „Runde“ (Strg+3) einen Tisch wählen.</source>
        <translation>Nessun foglio aperto. Scegliere un tavolo nella pagina «Turno» (Ctrl+3).</translation>
    </message>
    <message>
        <source>Noch kein Zettel: Es ist noch keine Runde ausgelost und bestätigt.</source>
        <translation>Ancora nessun foglio: nessun turno è sorteggiato e confermato.</translation>
    </message>
    <message>
        <source>Schreibzettel</source>
        <translation>Fogli</translation>
    </message>
    <message>
        <source>Getippt und noch nicht geschrieben: %1.</source>
        <translation>Digitato e non ancora scritto: %1.</translation>
    </message>
    <message>
        <source>Alt+← →: andere Runde</source>
        <translation>Alt+← →: altro turno</translation>
    </message>
    <message>
        <source>entfällt, weil jemand gegangen ist</source>
        <translation>non si gioca, perché qualcuno è andato via</translation>
    </message>
    <message>
        <source>%1; nach den Ergebnissen säßen hier andere (Auslosung: Strg+2)</source>
        <translation>%1; secondo i risultati qui siederebbero altri (sorteggio: Ctrl+2)</translation>
    </message>
    <message>
        <source>%1; nach den Ergebnissen säßen hier andere, es bleibt so</source>
        <translation>%1; secondo i risultati qui siederebbero altri, resta così</translation>
    </message>
    <message>
        <source>Getippt und nicht geschrieben: %1. Zuerst schreiben oder aus den Feldern nehmen.</source>
        <translation>Digitato e non scritto: %1. Prima scriverlo o toglierlo dai campi.</translation>
    </message>
    <message>
        <source>was am Schreibzettel getippt ist (%1)</source>
        <translation>ciò che è digitato sul foglio (%1)</translation>
    </message>
    <message>
        <source>eine halbe Zeile am Schreibzettel (%1)</source>
        <translation>mezza riga sul foglio (%1)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SheetWriter</name>
    <message>
        <source>seitenverkehrt geschrieben</source>
        <translation>scritto a lati invertiti</translation>
    </message>
    <message>
        <source>Trotzdem schreiben</source>
        <translation>Scrivere comunque</translation>
    </message>
    <message>
        <source>Noch einmal ansehen</source>
        <translation>Riguardare</translation>
    </message>
    <message>
        <source>%1 schreiben</source>
        <translation>Scrivere %1</translation>
    </message>
    <message>
        <source>%1 gilt</source>
        <translation>Vale %1</translation>
    </message>
    <message>
        <source>Die Zeilen ergeben einen anderen Stand. Alle streichen und nur den Endstand schreiben?</source>
        <translation>Le righe danno un altro punteggio. Barrarle tutte e scrivere solo il punteggio finale?</translation>
    </message>
    <message>
        <source>Die Zeilen ergeben einen anderen Stand. Alle streichen und nur den Endstand schreiben: warum?</source>
        <translation>Le righe danno un altro punteggio. Barrarle tutte e scrivere solo il punteggio finale: perché?</translation>
    </message>
    <message>
        <source>Strafen bleiben stehen; im Endstand sind sie schon abgezogen.</source>
        <translation>Le penalità restano; dal punteggio finale sono già tolte.</translation>
    </message>
    <message>
        <source>Zeilen streichen</source>
        <translation>Barrare le righe</translation>
    </message>
    <message>
        <source>Das entscheidet: %1?</source>
        <translation>Questo decide: %1?</translation>
    </message>
    <message>
        <source>%1 (Sieg: %2)</source>
        <translation>%1 (vince: %2)</translation>
    </message>
    <message>
        <source>Beide wären aus. Was hat zuerst gezählt?</source>
        <translation>Sarebbero arrivati in due. Che cosa ha contato prima?</translation>
    </message>
    <message>
        <source>Davon hängt der Endstand ab. Was hat zuerst gezählt?</source>
        <translation>Ne dipende il punteggio finale. Che cosa ha contato prima?</translation>
    </message>
    <message>
        <source>Soll es trotzdem so stehen: warum?</source>
        <translation>Scriverlo comunque: perché?</translation>
    </message>
    <message>
        <source>Wie es ausgeht, hängt an der Reihenfolge.</source>
        <translation>Come finisce dipende dall&apos;ordine.</translation>
    </message>
    <message>
        <source>Wer zuerst zählt, gewinnt: %1.</source>
        <translation>Vince chi conta per primo: %1.</translation>
    </message>
    <message>
        <source> oder </source>
        <translation> o </translation>
    </message>
    <message>
        <source>Es gilt dann %1. Nicht mehr strittig: warum?</source>
        <translation>Varrà %1. Non più contestato: perché?</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SideColumn</name>
    <message>
        <source>%1 gemeldet, %2 bezahlt</source>
        <translation>%1 iscritti, %2 pagati</translation>
    </message>
    <message>
        <source>%1 gemeldet, %2 abgemeldet</source>
        <translation>%1 iscritti, %2 ritirati</translation>
    </message>
    <message>
        <source>%1 Paare, %2 abgemeldet</source>
        <translation>%1 coppie, %2 ritirate</translation>
    </message>
    <message>
        <source>noch nichts gelost</source>
        <translation>ancora nessun sorteggio</translation>
    </message>
    <message>
        <source>Runde %1: Entwurf</source>
        <translation>Turno %1: bozza</translation>
    </message>
    <message>
        <source>Runde %1 bestätigt</source>
        <translation>Turno %1 confermato</translation>
    </message>
    <message>
        <source>noch keine Runde</source>
        <translation>ancora nessun turno</translation>
    </message>
    <message>
        <source>noch keine Zettel</source>
        <translation>ancora nessun foglio</translation>
    </message>
    <message>
        <source>%1 von %2 da</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>noch keine</source>
        <translation>ancora nessuna</translation>
    </message>
    <message>
        <source>nach Runde %1</source>
        <translation>dopo il turno %1</translation>
    </message>
    <message>
        <source>vorläufig</source>
        <translation>provvisoria</translation>
    </message>
    <message>
        <source>Meldung</source>
        <translation>Iscrizioni</translation>
    </message>
    <message>
        <source>Auslosung</source>
        <translation>Sorteggio</translation>
    </message>
    <message>
        <source>Runde</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Schreibzettel</source>
        <translation>Fogli</translation>
    </message>
    <message>
        <source>Rangliste</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Giornale</translation>
    </message>
    <message>
        <source>1 Runde geplant</source>
        <translation>1 turno previsto</translation>
    </message>
    <message>
        <source>%1 Runden geplant</source>
        <translation>%1 turni previsti</translation>
    </message>
    <message>
        <source>Runde %1 von %2</source>
        <translation>Turno %1 di %2</translation>
    </message>
    <message>
        <source>Runde %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Einträge: %1</source>
        <translation>Voci: %1</translation>
    </message>
    <message>
        <source>Streitfall</source>
        <translation>Contestazione</translation>
    </message>
    <message>
        <source>wer hat recht?</source>
        <translation>chi ha ragione?</translation>
    </message>
    <message>
        <source>Runde %1, Tische: %2</source>
        <translation>Turno %1, tavoli: %2</translation>
    </message>
    <message>
        <source>abgeschlossen</source>
        <translation>chiusa</translation>
    </message>
    <message>
        <source>%1 Paare, %2 bezahlt</source>
        <translation>%1 coppie, %2 pagate</translation>
    </message>
    <message>
        <source>Runde %1: neu zu losen</source>
        <translation>Turno %1: da risorteggiare</translation>
    </message>
    <message>
        <source>Runde %1, Begegnungen: %2</source>
        <translation>Turno %1, incontri: %2</translation>
    </message>
    <message>
        <source>Schritte des Abends</source>
        <translation>Passi della serata</translation>
    </message>
    <message>
        <source>jetzt drucken</source>
        <translation>ora stampare</translation>
    </message>
    <message>
        <source>jetzt die Uhr</source>
        <translation>ora l&apos;orologio</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SlipGrid</name>
    <message>
        <source>Zettel</source>
        <translation>Bigliettini</translation>
    </message>
    <message>
        <source>Übernehmen</source>
        <translation>Applicare</translation>
    </message>
    <message>
        <source>Abbrechen</source>
        <translation>Lasciar stare</translation>
    </message>
    <message>
        <source>Alle sind eingetippt.</source>
        <translation>Sono digitati tutti.</translation>
    </message>
    <message>
        <source>Es fehlen noch: %1</source>
        <translation>Mancano ancora: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SlipsModel</name>
    <message>
        <source>„%1“: niemand, oder mehrere.</source>
        <translation>«%1»: nessuno, o più persone.</translation>
    </message>
    <message>
        <source>%1 %2 steht zweimal (%3 %4).</source>
        <translation>%1 %2 compare due volte (%3 %4).</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::StandingsPage</name>
    <message>
        <source>Alle Zettel sind da; noch eine Runde, oder abschließen.</source>
        <translation>Tutti i fogli ci sono; un altro turno, o chiudere.</translation>
    </message>
    <message>
        <source>Endgültig nach dieser Runde.</source>
        <translation>Definitiva dopo questo turno.</translation>
    </message>
    <message>
        <source>Vorläufig – es fehlt ein Entscheidungsspiel: Tisch %1</source>
        <translation>Provvisoria – manca uno spareggio: tavolo %1</translation>
    </message>
    <message>
        <source>Vorläufig.</source>
        <translation>Provvisoria.</translation>
    </message>
    <message>
        <source>Vorläufig: noch 1 Runde.</source>
        <translation>Provvisoria: ancora 1 turno.</translation>
    </message>
    <message>
        <source>Vorläufig: noch %1 Runden.</source>
        <translation>Provvisoria: ancora %1 turni.</translation>
    </message>
    <message>
        <source>Vorläufig – es fehlt noch: Tisch %1</source>
        <translation>Provvisoria – manca ancora: tavolo %1</translation>
    </message>
    <message>
        <source>Noch keine Rangliste: Es ist noch keine Runde gespielt. Sie entsteht mit dem ersten Ergebnis.</source>
        <translation>Ancora nessuna classifica: nessun turno giocato. Nasce con il primo risultato.</translation>
    </message>
    <message>
        <source>Rangliste</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Jetzt hier zeigen</source>
        <translation>Mostrare qui</translation>
    </message>
    <message>
        <source>Verdeckt bis Runde %1.</source>
        <translation>Coperta fino al turno %1.</translation>
    </message>
    <message>
        <source>Entscheidungsspiel …</source>
        <translation>Spareggio …</translation>
    </message>
    <message>
        <source>Abgeschlossen: Ränge und Preise stehen fest.</source>
        <translation>Chiuso: posti e premi sono fissati.</translation>
    </message>
    <message>
        <source>Wieder öffnen …</source>
        <translation>Riaprire …</translation>
    </message>
    <message>
        <source>Turnier abschließen</source>
        <translation>Chiudere il torneo</translation>
    </message>
    <message>
        <source>Das Turnier wieder öffnen: warum?</source>
        <translation>Riaprire il torneo: perché?</translation>
    </message>
    <message>
        <source>Wieder öffnen</source>
        <translation>Riaprire</translation>
    </message>
    <message>
        <source>Noch nicht abschließen</source>
        <translation>Non chiudere ancora</translation>
    </message>
    <message>
        <source>Trotzdem abschließen</source>
        <translation>Chiudere comunque</translation>
    </message>
    <message>
        <source>fett: geht weiter</source>
        <translation>in grassetto: passa il turno</translation>
    </message>
    <message>
        <source>Eingetragen, aber nicht bestätigt: %1 Zettel. An die Wand kommt nur, was bestätigt ist.</source>
        <translation>Fogli inseriti ma non confermati: %1. In parete va solo ciò che è confermato.</translation>
    </message>
    <message>
        <source>Alle bestätigen und abschließen</source>
        <translation>Confermare tutti e chiudere</translation>
    </message>
    <message>
        <source>Ohne Bestätigen abschließen</source>
        <translation>Chiudere senza confermare</translation>
    </message>
    <message>
        <source>Turnier abschließen: Ränge und Preise stehen dann fest.</source>
        <translation>Chiudere il torneo: poi posti e premi sono fissati.</translation>
    </message>
    <message>
        <source>Abschließen</source>
        <translation>Chiudere</translation>
    </message>
    <message>
        <source>%1: warum Rang %2?</source>
        <translation>%1: perché il rango %2?</translation>
    </message>
    <message>
        <source>Noch kein Ergebnis.</source>
        <translation>Ancora nessun risultato.</translation>
    </message>
    <message>
        <source>Drucken …</source>
        <translation>Stampa …</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::StartPage</name>
    <message>
        <source>Turnier öffnen …</source>
        <translation>Aprire un torneo …</translation>
    </message>
    <message>
        <source>Am Beispielabend ausprobieren</source>
        <translation>Esercitarsi con la serata di prova</translation>
    </message>
    <message>
        <source>Weiter mit „%1“</source>
        <translation>Continuare con «%1»</translation>
    </message>
    <message>
        <source>Einen Streitfall klären</source>
        <translation>Risolvere una contestazione</translation>
    </message>
    <message>
        <source>Am Beispielabend im Königrufen ausprobieren</source>
        <translation>Esercitarsi con la serata di prova di Königrufen</translation>
    </message>
    <message>
        <source>Perlaggen und Königrufen: losen, schreiben, werten.</source>
        <translation>Perlaggen e Königrufen: sorteggiare, segnare, classificare.</translation>
    </message>
    <message>
        <source>abgeschlossen</source>
        <translation>chiusa</translation>
    </message>
    <message>
        <source>abgeschlossen · Sieger %1</source>
        <translation>chiusa · vincitore %1</translation>
    </message>
    <message>
        <source>noch nichts gelost</source>
        <translation>ancora nessun sorteggio</translation>
    </message>
    <message>
        <source>Runde %1 von %2</source>
        <translation>Turno %1 di %2</translation>
    </message>
    <message>
        <source>Runde %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Neuer Abend wie „%1“</source>
        <translation>Nuova serata come «%1»</translation>
    </message>
    <message>
        <source>1 Runde</source>
        <translation>1 turno</translation>
    </message>
    <message>
        <source>%1 Runden</source>
        <translation>%1 turni</translation>
    </message>
    <message>
        <source>%1 Leute</source>
        <translation>%1 persone</translation>
    </message>
    <message>
        <source>Alles steht wie letztes Mal. Nur Name und Datum sind neu.</source>
        <translation>Tutto è come l&apos;ultima volta. Nuovi sono solo nome e data.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::StatusLine</name>
    <message>
        <source>Es wird gearbeitet</source>
        <translation>Lavoro in corso</translation>
    </message>
    <message>
        <source>Die Datei ist wieder da, es wird wieder gespeichert.</source>
        <translation>Il file è tornato, si salva di nuovo.</translation>
    </message>
    <message>
        <source>Dort liegt eine andere Datei: nichts wird gespeichert</source>
        <translation>Lì c’è un altro file: non si salva nulla</translation>
    </message>
    <message>
        <source>Die Datei fehlt: nichts wird gespeichert</source>
        <translation>Il file manca: non si salva nulla</translation>
    </message>
    <message>
        <source>Nur zum Lesen: nichts wird gespeichert</source>
        <translation>Sola lettura: non si salva nulla</translation>
    </message>
    <message>
        <source>Beispielabend, wird nicht aufgehoben</source>
        <translation>Serata di prova, non viene conservata</translation>
    </message>
    <message>
        <source>Die Zweitkopie fehlt: %1 ist nicht zu erreichen. Der Abend selbst ist gespeichert. Den Stick anstecken, oder mit Datei → Ort der Zweitkopie einen anderen Ordner wählen.</source>
        <translation>Manca la seconda copia: %1 non è raggiungibile. La serata stessa è salvata. Inserire la chiavetta, o scegliere un&apos;altra cartella con File → Luogo della seconda copia.</translation>
    </message>
    <message>
        <source>Zweitkopie fehlt: %1</source>
        <translation>Manca la seconda copia: %1</translation>
    </message>
    <message>
        <source>Keine Zweitkopie</source>
        <translation>Nessuna seconda copia</translation>
    </message>
    <message>
        <source>Zweitkopie: %1</source>
        <translation>Seconda copia: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::StepButton</name>
    <message>
        <source>Fällig. %1</source>
        <translation>Da fare. %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SuitChips</name>
    <message>
        <source>Trumpf</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>%1 ist nach diesen Regeln nie Trumpf.</source>
        <translation>Con queste regole %1 non è mai briscola.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SwitchesModel</name>
    <message>
        <source>offen</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>Hausregel</source>
        <translation>Regola della casa</translation>
    </message>
    <message>
        <source>hier gilt</source>
        <translation>qui vale</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::TableList</name>
    <message>
        <source>Tische</source>
        <translation>Tavoli</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::TablesModel</name>
    <message>
        <source> gegen </source>
        <translation> contro </translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Tavolo %1</translation>
    </message>
    <message>
        <source>%1. Durchgang</source>
        <translation>%1ª batteria</translation>
    </message>
    <message>
        <source>unentschieden</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>entschieden %1</source>
        <translation>deciso %1</translation>
    </message>
    <message>
        <source>Gruppe %1</source>
        <translation>Girone %1</translation>
    </message>
    <message>
        <source>%1, langsam</source>
        <translation>%1, lento</translation>
    </message>
    <message>
        <source>passt nicht mehr</source>
        <translation>non vale più</translation>
    </message>
    <message>
        <source>folgt nicht mehr</source>
        <translation>non segue più</translation>
    </message>
    <message>
        <source>1 Spiel</source>
        <translation>1 gioco</translation>
    </message>
    <message>
        <source>%1 Spiele</source>
        <translation>%1 giochi</translation>
    </message>
    <message>
        <source>%1 von %2 Spielen</source>
        <translation>%1 di %2 giochi</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::TarockDesk</name>
    <message>
        <source>Sicht</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Alles</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Es sieht</source>
        <translation>Vede</translation>
    </message>
    <message>
        <source>Darunter</source>
        <translation>Sotto</translation>
    </message>
    <message>
        <source>Jetzt erlaubt</source>
        <translation>Ora permesso</translation>
    </message>
    <message>
        <source>Begründung</source>
        <translation>Motivazione</translation>
    </message>
    <message>
        <source>Was nicht gelesen werden kann</source>
        <translation>Ciò che non si può leggere</translation>
    </message>
    <message>
        <source>Entscheide</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Buchstaben gehen immer in die Zeile · ohne Platz ist es der, der dran ist: dreier, weiter, XV</source>
        <translation>Le lettere vanno sempre nella riga · senza posto vale chi è di turno: dreier, weiter, XV</translation>
    </message>
    <message>
        <source>Enter schreibt: %1</source>
        <translation>Invio scrive: %1</translation>
    </message>
    <message>
        <source>Zeile %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>Zeile %1 kann nicht gelesen werden.</source>
        <translation>La riga %1 non si può leggere.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::TarockHead</name>
    <message>
        <source>Es gibt</source>
        <translation>Distribuisce</translation>
    </message>
    <message>
        <source>Zählt …-fach</source>
        <translation>Vale … volte</translation>
    </message>
    <message>
        <source>%1: der Fünfte</source>
        <translation>%1: il quinto</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::TarockLaying</name>
    <message>
        <source>Ein Klick</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <source>ausspielen</source>
        <translation>gioca</translation>
    </message>
    <message>
        <source>in die Hand</source>
        <translation>in mano</translation>
    </message>
    <message>
        <source>weglegen</source>
        <translation>scarta</translation>
    </message>
    <message>
        <source>Karte für %1</source>
        <translation>Carta per %1</translation>
    </message>
    <message>
        <source>Hand von %1</source>
        <translation>Mano di %1</translation>
    </message>
    <message>
        <source>%1 legt weg</source>
        <translation>%1 scarta</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::UndoMenu</name>
    <message>
        <source>Rückgängig</source>
        <translation>Annullare</translation>
    </message>
    <message>
        <source>Wiederherstellen</source>
        <translation>Ripristinare</translation>
    </message>
    <message>
        <source>am Kartentisch</source>
        <translation>al tavolo delle carte</translation>
    </message>
    <message>
        <source>„%1“ ist schon bekannt gegeben. Warum rückgängig?</source>
        <translation>«%1» è già stato annunciato. Perché annullarlo?</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::UnsavedWork</name>
    <message>
        <source>der ganze Abend, denn seine Datei ist nicht mehr da</source>
        <translation>tutta la serata, perché il suo file non c’è più</translation>
    </message>
    <message>
        <source>der Beispielabend, der nur zum Ausprobieren da ist</source>
        <translation>la serata di prova, che serve solo per provare</translation>
    </message>
    <message>
        <source>Das ist noch nicht übernommen: %1.</source>
        <translation>Non è ancora applicato: %1.</translation>
    </message>
    <message>
        <source>Das ist noch nicht gespeichert: %1.</source>
        <translation>Questo non è ancora salvato: %1.</translation>
    </message>
    <message>
        <source>Übernehmen</source>
        <translation>Applicare</translation>
    </message>
    <message>
        <source>Speichern</source>
        <translation>Salvare</translation>
    </message>
    <message>
        <source>Ohne das beenden</source>
        <translation>Uscire senza</translation>
    </message>
    <message>
        <source>Ohne das weiter</source>
        <translation>Proseguire senza</translation>
    </message>
    <message>
        <source>Zurück dorthin</source>
        <translation>Torna lì</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::VerdictPanel</name>
    <message>
        <source>„%1“</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Weiter: %1</source>
        <translation>Poi: %1</translation>
    </message>
    <message>
        <source>Noch keine Antwort</source>
        <translation>Ancora nessuna risposta</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::WallControl</name>
    <message>
        <source>Beamer zeigen</source>
        <translation>Mostrare il proiettore</translation>
    </message>
    <message>
        <source>Alles im Wechsel</source>
        <translation>Tutto a rotazione</translation>
    </message>
    <message>
        <source>Nächste Seite oder Karte</source>
        <translation>Pagina o carta successiva</translation>
    </message>
    <message>
        <source>Zurück</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Einfrieren</source>
        <translation>Fermo immagine</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Langsam</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Mittel</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Schnell</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Nur von Hand</source>
        <translation>Solo a mano</translation>
    </message>
    <message>
        <source>Rundenuhr starten oder anhalten</source>
        <translation>Avviare o fermare l’orologio del turno</translation>
    </message>
    <message>
        <source>Rundenuhr neu stellen</source>
        <translation>Rimettere l’orologio del turno</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::WhatHappened</name>
    <message>
        <source>Was ist passiert?</source>
        <translation>Che cosa è successo?</translation>
    </message>
    <message>
        <source>Anderer</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Anderer Tisch</source>
        <translation>Altro tavolo</translation>
    </message>
    <message>
        <source>Nichts davon?</source>
        <translation>Niente di questo?</translation>
    </message>
    <message>
        <source>Als Protokoll aufnehmen</source>
        <translation>Metterlo a verbale</translation>
    </message>
    <message>
        <source>In den Regeln nachschlagen</source>
        <translation>Cercare nelle regole</translation>
    </message>
    <message>
        <source>Frühere Entscheide</source>
        <translation>Decisioni precedenti</translation>
    </message>
    <message>
        <source>ohne Tisch</source>
        <translation>senza tavolo</translation>
    </message>
    <message>
        <source>Welcher Tisch?</source>
        <translation>Quale tavolo?</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ZeroSumEntry</name>
    <message>
        <source>So steht es schon da; Esc lässt es.</source>
        <translation>È già scritto così; Esc lo lascia.</translation>
    </message>
    <message>
        <source>Spiel</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Zahlen</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Summe</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>Strafe</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Zweite Eingabe</source>
        <translation>Secondo inserimento</translation>
    </message>
    <message>
        <source>Zeile des Spiels</source>
        <translation>Riga del gioco</translation>
    </message>
    <message>
        <source>Verdoppelt danach:</source>
        <translation>Raddoppia dopo:</translation>
    </message>
    <message>
        <source>&amp;Mondfang</source>
        <translation>&amp;Mondfang</translation>
    </message>
    <message>
        <source>&amp;Trischaken</source>
        <translation>&amp;Trischaken</translation>
    </message>
    <message>
        <source>durch &amp;Zeit beendet</source>
        <translation>chiuso per tem&amp;po</translation>
    </message>
    <message>
        <source>Grund</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Grund, kommt auf den Zettel</source>
        <translation>Motivo, va sul foglio</translation>
    </message>
    <message>
        <source>Es fehlt noch der Grund; er kommt auf den Zettel.</source>
        <translation>Manca ancora il motivo; va sul foglio.</translation>
    </message>
    <message>
        <source>Es steht noch keine Zeile da.</source>
        <translation>Non c&apos;è ancora nessuna riga.</translation>
    </message>
    <message>
        <source>Es sind noch keine Punkte eingetippt.</source>
        <translation>Non è ancora digitato nessun punto.</translation>
    </message>
    <message>
        <source>Es fehlen noch Zahlen; die letzte füllt sich von selbst.</source>
        <translation>Mancano ancora dei numeri; l’ultimo si riempie da sé.</translation>
    </message>
    <message>
        <source>Was getippt wird</source>
        <translation>Che cosa si digita</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ZeroSumFields</name>
    <message>
        <source>Punkte für %1</source>
        <translation>Punti per %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ZeroSumModel</name>
    <message>
        <source>nach %1</source>
        <translation>dopo %1</translation>
    </message>
    <message>
        <source>Summe</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>nur Summe</source>
        <translation>solo la somma</translation>
    </message>
    <message>
        <source>zweite Eingabe: %1</source>
        <translation>secondo inserimento: %1</translation>
    </message>
    <message>
        <source>Strafe</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Spieler und Spiel</source>
        <translation>Dichiarante e gioco</translation>
    </message>
    <message>
        <source>Quersumme</source>
        <translation>Somma della riga</translation>
    </message>
    <message>
        <source>Spiel</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Faktor</source>
        <translation>Fattore</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ZeroSumSheet</name>
    <message>
        <source>Das Turnier ist abgeschlossen. Wieder öffnen: Rangliste, F8.</source>
        <translation>Il torneo è chiuso. Per riaprirlo: classifica, F8.</translation>
    </message>
    <message>
        <source>„%1“ ist keine Zahl. Esc geht zurück zur Spielzeile; was getippt ist, bleibt.</source>
        <translation>«%1» non è un numero. Esc torna alla riga del gioco; quanto è digitato resta.</translation>
    </message>
    <message>
        <source>Geschriebene Spiele</source>
        <translation>Giochi scritti</translation>
    </message>
    <message>
        <source>Spiel berichtigen …</source>
        <translation>Correggere il gioco …</translation>
    </message>
    <message>
        <source>Spiel %1</source>
        <translation>Gioco %1</translation>
    </message>
    <message>
        <source>Spiel %1 von %2</source>
        <translation>Gioco %1 di %2</translation>
    </message>
    <message>
        <source>Esc lässt es, wie es ist.</source>
        <translation>Esc lo lascia com&apos;è.</translation>
    </message>
    <message>
        <source>%1 gibt, %2 ist Vorhand</source>
        <translation>%1 dà le carte, %2 è Vorhand</translation>
    </message>
    <message>
        <source>zählt ×%1</source>
        <translation>vale ×%1</translation>
    </message>
    <message>
        <source>zählt einfach</source>
        <translation>vale una volta</translation>
    </message>
    <message>
        <source>Spiel %1 schreiben</source>
        <translation>Scrivere il gioco %1</translation>
    </message>
    <message>
        <source>Summe schreiben</source>
        <translation>Scrivere la somma</translation>
    </message>
    <message>
        <source>Strafe schreiben</source>
        <translation>Scrivere la penalità</translation>
    </message>
    <message>
        <source>Vergleichen</source>
        <translation>Confrontare</translation>
    </message>
    <message>
        <source>nur Zahlen</source>
        <translation>solo numeri</translation>
    </message>
    <message>
        <source>Es fehlt noch der Grund; er kommt auf den Zettel.</source>
        <translation>Manca ancora il motivo; va sul foglio.</translation>
    </message>
    <message>
        <source>Strafe, neben dem Zettel: %1</source>
        <translation>Penalità, accanto al foglio: %1</translation>
    </message>
    <message>
        <source>Damit ändern sich auch: %1.</source>
        <translation>Così cambiano anche: %1.</translation>
    </message>
    <message>
        <source>Die Zeile ergibt %1 statt 0.</source>
        <translation>La riga dà %1 e non 0.</translation>
    </message>
    <message>
        <source>Die Summen ergeben %1 statt 0.</source>
        <translation>Le somme danno %1 e non 0.</translation>
    </message>
    <message>
        <source>Mit %1 bei %2 ginge es auf.</source>
        <translation>Con %1 per %2 tornerebbe.</translation>
    </message>
    <message>
        <source>Dann steht auf dem Zettel:</source>
        <translation>Allora sul foglio sta:</translation>
    </message>
    <message>
        <source>Die Zeilen ergeben eine andere Summe. Enter fragt, ob sie gestrichen werden.</source>
        <translation>Le righe danno un&apos;altra somma. Invio chiede se barrarle.</translation>
    </message>
    <message>
        <source>Hier steht nur die Summe; F7 schreibt eine andere.</source>
        <translation>Qui c&apos;è solo la somma; F7 ne scrive un&apos;altra.</translation>
    </message>
    <message>
        <source>Mit ↑ ↓ zuerst das Spiel wählen, das falsch steht.</source>
        <translation>Con ↑ ↓ scegliere prima il gioco che è sbagliato.</translation>
    </message>
    <message>
        <source>bis zum Radel</source>
        <translation>fino al Radel</translation>
    </message>
    <message>
        <source>%1 Spiele</source>
        <translation>%1 giochi</translation>
    </message>
    <message>
        <source>↑ ↓, dann F4 streicht, %1 berichtigt</source>
        <translation>↑ ↓, poi F4 barra, %1 corregge</translation>
    </message>
    <message>
        <source>● gibt</source>
        <translation>● dà le carte</translation>
    </message>
    <message>
        <source>▌ verdoppelt</source>
        <translation>▌ raddoppiato</translation>
    </message>
    <message>
        <source>Die Strafe streichen: warum?</source>
        <translation>Barrare la penalità: perché?</translation>
    </message>
    <message>
        <source>Spiel %1 (%2) streichen, alle schreiben 0: warum?</source>
        <translation>Barrare il gioco %1 (%2), tutti scrivono 0: perché?</translation>
    </message>
    <message>
        <source>%1 gibt und ist draußen, %2 ist Vorhand</source>
        <translation>%1 dà le carte ed è fuori, %2 è Vorhand</translation>
    </message>
    <message>
        <source>„%1“ streichen: warum?</source>
        <translation>Barrare «%1»: perché?</translation>
    </message>
    <message>
        <source>Es stehen erst %1 von %2 Spielen da. Enter fragt, ob sie gestrichen werden; sonst die übrigen schreiben.</source>
        <translation>Ci sono solo %1 giochi su %2. Invio chiede se barrarli; altrimenti scrivere gli altri.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ZeroSumWriter</name>
    <message>
        <source>Berichtigen</source>
        <translation>Correggere</translation>
    </message>
    <message>
        <source>Die Zeilen ergeben eine andere Summe. Alle streichen und nur die Summe schreiben: warum?</source>
        <translation>Le righe danno un&apos;altra somma. Barrarle tutte e scrivere solo la somma: perché?</translation>
    </message>
    <message>
        <source>Zeilen streichen</source>
        <translation>Barrare le righe</translation>
    </message>
    <message>
        <source>%1 schreiben</source>
        <translation>Scrivere %1</translation>
    </message>
    <message>
        <source>%1 gilt</source>
        <translation>%1 vale</translation>
    </message>
    <message>
        <source>Trotzdem schreiben</source>
        <translation>Scrivere lo stesso</translation>
    </message>
    <message>
        <source>Noch einmal ansehen</source>
        <translation>Guardare ancora</translation>
    </message>
    <message>
        <source>%1: warum?</source>
        <translation>%1: perché?</translation>
    </message>
</context>
</TS>
