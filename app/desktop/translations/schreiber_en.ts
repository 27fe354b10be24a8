<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="de">
<context>
    <name>BugWatch</name>
    <message>
        <source>Im Programm ist ein Fehler, und es wird beendet (%1).</source>
        <translation>There is a bug in the program, and it is closing (%1).</translation>
    </message>
    <message>
        <source>Es war kein Turnier offen.</source>
        <translation>No tournament was open.</translation>
    </message>
    <message>
        <source>Das Turnier steht in %1: was im Journal steht, ganz, und vom letzten Schritt alles oder nichts. Noch einmal öffnen, dann geht es dort weiter.</source>
        <translation>The tournament is in %1: what the journal has is there in full, and of the last step all or nothing. Open it again to go on from there.</translation>
    </message>
    <message>
        <source>abgestürzt</source>
        <translation>crashed</translation>
    </message>
</context>
<context>
    <name>CardLine</name>
    <message>
        <source>%1 hat schon %2.</source>
        <translation>%2 has %1 already.</translation>
    </message>
    <message>
        <source>%1 steht zweimal da.</source>
        <translation>%1 stands here twice.</translation>
    </message>
    <message>
        <source>Eine Hand hat hier %1 Karten.</source>
        <translation>A hand has %1 cards here.</translation>
    </message>
    <message>
        <source>Alle Hände stehen schon da.</source>
        <translation>All hands are there already.</translation>
    </message>
    <message>
        <source>%1 legt keinen Trumpf fest: Die nächste Karte gehört dazu.</source>
        <translation>%1 fixes no trumps: the next card belongs to it.</translation>
    </message>
    <message>
        <source>%1 legt den Trumpf schon fest.</source>
        <translation>%1 fixes trumps already.</translation>
    </message>
    <message>
        <source>Zuerst wird auf das Gebot geantwortet.</source>
        <translation>The bet is answered first.</translation>
    </message>
    <message>
        <source>%1 ist an der Reihe und kann %2 nicht spielen.</source>
        <translation>%1 is on turn and cannot play %2.</translation>
    </message>
    <message>
        <source>Gespielt wird eine Karte; gewiesen, wenn das Spiel entschieden ist.</source>
        <translation>One card is played; cards are shown once the Spiel is decided.</translation>
    </message>
    <message>
        <source>Zu spielen ist hier nichts mehr: %1 ist zu viel.</source>
        <translation>There is no trick left to play here: %1 is one too many.</translation>
    </message>
    <message>
        <source>Gewiesen wird mit dem Platz davor, etwa %1: %2</source>
        <translation>Cards are shown with the seat before them, say %1: %2</translation>
    </message>
    <message>
        <source>%1 liegt schon.</source>
        <translation>%1 lies on the table already.</translation>
    </message>
</context>
<context>
    <name>DealWriting</name>
</context>
<context>
    <name>DoneWords</name>
    <message>
        <source>Runde %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Tisch %1, Runde %2</source>
        <translation>Table %1, round %2</translation>
    </message>
</context>
<context>
    <name>EventWriting</name>
    <message>
        <source>Hier folgte vorher:</source>
        <translation>Before, this followed here:</translation>
    </message>
</context>
<context>
    <name>Example</name>
    <message>
        <source>Beispielabend</source>
        <translation>Example evening</translation>
    </message>
    <message>
        <source>%1 lässt sich nicht neu anlegen. Ist der Beispielabend noch offen?</source>
        <translation>%1 cannot be made anew. Is the example evening still open?</translation>
    </message>
    <message>
        <source>Beispielliste</source>
        <translation>example list</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <source>gegeben</source>
        <translation>given</translation>
    </message>
    <message>
        <source>ungeboten</source>
        <translation>unbet</translation>
    </message>
    <message>
        <source>gehalten</source>
        <translation>held</translation>
    </message>
    <message>
        <source>gut</source>
        <translation>conceded</translation>
    </message>
    <message>
        <source>angesagt</source>
        <translation>declared</translation>
    </message>
    <message>
        <source>nicht angesagt</source>
        <translation>not declared</translation>
    </message>
    <message>
        <source>%1 steht</source>
        <translation>%1 tied</translation>
    </message>
    <message>
        <source>%1 hin</source>
        <translation>%1 nobody&apos;s</translation>
    </message>
    <message>
        <source>steht</source>
        <translation>tied</translation>
    </message>
    <message>
        <source>hin</source>
        <translation>nobody&apos;s</translation>
    </message>
</context>
<context>
    <name>FirstRound</name>
    <message>
        <source>Zum Auslosen braucht es mindestens drei Leute.</source>
        <translation>A draw needs at least three people.</translation>
    </message>
    <message>
        <source>Zum Auslosen braucht es mindestens vier Leute.</source>
        <translation>A draw needs at least four people.</translation>
    </message>
    <message>
        <source>Melden: Seite „Meldung“ (Strg+1).</source>
        <translation>Add them on the page “Entries” (Ctrl+1).</translation>
    </message>
    <message>
        <source>Auslosen: F5.</source>
        <translation>Draw: F5.</translation>
    </message>
    <message>
        <source>Die Auslosung ansehen und bestätigen: F5.</source>
        <translation>Look at the draw and confirm it: F5.</translation>
    </message>
</context>
<context>
    <name>FurtherTable</name>
    <message>
        <source>gegen</source>
        <translation>against</translation>
    </message>
    <message>
        <source>Wer spielfrei war oder später kam, spielt mit</source>
        <translation>Who sat out or came later plays</translation>
    </message>
    <message>
        <source>alle, in dieser Reihenfolge</source>
        <translation>all, in this order</translation>
    </message>
    <message>
        <source>wird gemeldet und sitzt hier</source>
        <translation>is entered and sits here</translation>
    </message>
    <message>
        <source>ist spielfrei</source>
        <translation>sits out</translation>
    </message>
    <message>
        <source>ist eben gekommen</source>
        <translation>has just come</translation>
    </message>
    <message>
        <source>Tisch %1: Wer sitzt hier? (%2 von %3)</source>
        <translation>Table %1: who sits here? (%2 of %3)</translation>
    </message>
    <message>
        <source>Name oder Startnummer</source>
        <translation>Name or start number</translation>
    </message>
    <message>
        <source>Wer noch nicht gemeldet ist: Vor- und Nachname.</source>
        <translation>Who is not entered yet: first and last name.</translation>
    </message>
    <message>
        <source>Tisch %1: ↑ ↓ und Enter, oder einen Namen tippen.</source>
        <translation>Table %1: ↑ ↓ and Enter, or type a name.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>bis zum Radel</source>
        <translation>until the Radel</translation>
    </message>
    <message>
        <source>%1 Spiele</source>
        <translation>%1 games</translation>
    </message>
    <message>
        <source>von %1 auf %2</source>
        <translation>from %1 down to %2</translation>
    </message>
    <message>
        <source>zu %1</source>
        <translation>to %1</translation>
    </message>
</context>
<context>
    <name>LeavingPrompt</name>
    <message>
        <source>%1 gegen %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>%1, noch nichts geschrieben.</source>
        <translation>%1, nothing written yet.</translation>
    </message>
    <message>
        <source>%1, Stand %2.</source>
        <translation>%1, score %2.</translation>
    </message>
    <message>
        <source>Runde %1: %2 gewonnen.</source>
        <translation>Round %1: won %2.</translation>
    </message>
    <message>
        <source>Runde %1: %2 verloren.</source>
        <translation>Round %1: lost %2.</translation>
    </message>
    <message>
        <source>Runde %1: %2.</source>
        <translation>Round %1: %2.</translation>
    </message>
    <message>
        <source>An Tisch %1 läuft der Zettel weiter.</source>
        <translation>At table %1 the sheet goes on.</translation>
    </message>
    <message>
        <source>Niemand wartet. %1 Wer kommt, wird eingetippt.</source>
        <translation>Nobody is waiting. %1 Whoever comes is typed in.</translation>
    </message>
    <message>
        <source>%1. %2 Jemand anders: tippen.</source>
        <translation>%1. %2 Somebody else: type.</translation>
    </message>
    <message>
        <source>Ersatz kommt</source>
        <translation>A substitute comes</translation>
    </message>
    <message>
        <source>Der Stand zählt</source>
        <translation>The score counts</translation>
    </message>
    <message>
        <source>Tisch %1 zählt, wie er jetzt steht; der Zettel wird erwartet.</source>
        <translation>Table %1 counts as it stands now; the sheet is waited for.</translation>
    </message>
    <message>
        <source>Tisch %1 wird %2.</source>
        <translation>Table %1 becomes %2.</translation>
    </message>
    <message>
        <source>Auch %1 verliert.</source>
        <translation>%1 loses, too.</translation>
    </message>
    <message>
        <source>%1 spielen an Tisch %2 weiter.</source>
        <translation>%1 play on at table %2.</translation>
    </message>
    <message>
        <source>Für %1 ist die Partie gewonnen.</source>
        <translation>For %1 the match is won.</translation>
    </message>
    <message>
        <source>Partie verloren</source>
        <translation>Match lost</translation>
    </message>
    <message>
        <source>Die Partie wird nicht gespielt: %1 geht ohne sie weiter.</source>
        <translation>The match is not played: %1 goes on without it.</translation>
    </message>
    <message>
        <source>Runde %1 spielfrei: %2.</source>
        <translation>Round %1 off: %2.</translation>
    </message>
    <message>
        <source>Was gespielt ist, bleibt.</source>
        <translation>What was played stays.</translation>
    </message>
    <message>
        <source>Tisch %1 entfällt</source>
        <translation>Table %1 is dropped</translation>
    </message>
    <message>
        <source>Nichts davon zählt</source>
        <translation>Nothing of it counts</translation>
    </message>
    <message>
        <source>Tisch %1 entfällt, und %2 steht in keiner Rangliste.</source>
        <translation>Table %1 is dropped, and %2 is in no ranking.</translation>
    </message>
    <message>
        <source>Auch die Runden %1 fallen weg: Wer dort mit am Tisch saß, hat sie spielfrei.</source>
        <translation>Rounds %1 go, too: whoever sat at those tables has them off.</translation>
    </message>
    <message>
        <source>Auch Runde %1 fällt weg: Tisch %2 wird für %3 zur spielfreien Runde.</source>
        <translation>Round %1 goes, too: table %2 becomes a round off for %3.</translation>
    </message>
    <message>
        <source>ändert 1 Rang</source>
        <translation>changes 1 rank</translation>
    </message>
    <message>
        <source>ändert %1 Ränge</source>
        <translation>changes %1 ranks</translation>
    </message>
    <message>
        <source>Er bleibt</source>
        <translation>He stays</translation>
    </message>
    <message>
        <source>Sie bleibt</source>
        <translation>She stays</translation>
    </message>
    <message>
        <source>Bleibt</source>
        <translation>Stays</translation>
    </message>
    <message>
        <source>%1 (%2) geht. Tisch %3 läuft noch.</source>
        <translation>%1 (%2) leaves. Table %3 is still playing.</translation>
    </message>
    <message>
        <source>%1: 1 bis 4 wählt.</source>
        <translation>%1: 1 to 4 chooses.</translation>
    </message>
</context>
<context>
    <name>LeavingWords</name>
    <message>
        <source>%1 und %2</source>
        <translation>%1 and %2</translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message>
        <source>%1 ist schon vergeben; jede Karte gibt es nur einmal.</source>
        <translation>%1 is held already; each card is there only once.</translation>
    </message>
    <message>
        <source>%1 ist eine Karte zu viel.</source>
        <translation>%1 is one card too many.</translation>
    </message>
    <message>
        <source>hier fehlt etwas.</source>
        <translation>something is missing here.</translation>
    </message>
    <message>
        <source>„%1“ ist nicht zu lesen.</source>
        <translation>“%1” cannot be read.</translation>
    </message>
    <message>
        <source>Zeile %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>%1 Ab Zeile %2 ist nichts beurteilt, bis sie gelesen werden kann.</source>
        <translation>%1 From line %2 on nothing is judged until it can be read.</translation>
    </message>
</context>
<context>
    <name>LineMarks</name>
    <message>
        <source>Stich %1</source>
        <translation>trick to %1</translation>
    </message>
</context>
<context>
    <name>LineVerdict</name>
    <message>
        <source>SIE</source>
        <translation>THEY</translation>
    </message>
    <message>
        <source>WIR</source>
        <translation>WE</translation>
    </message>
    <message>
        <source>Stand danach %1</source>
        <translation>Score then %1</translation>
    </message>
    <message>
        <source>Noch nichts zu entscheiden.</source>
        <translation>Nothing to decide yet.</translation>
    </message>
    <message>
        <source>Bis hierher ist alles regelgerecht.</source>
        <translation>All is in order up to here.</translation>
    </message>
    <message>
        <source>Diese Zeile ist regelgerecht.</source>
        <translation>This line is in order.</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Noch nicht bestätigt: Tisch %1.</source>
        <translation>Not confirmed yet: table %1.</translation>
    </message>
    <message>
        <source>Noch nicht bestätigt: %1 Zettel aus %2 Runden.</source>
        <translation>Not confirmed yet: %1 sheets of %2 rounds.</translation>
    </message>
    <message>
        <source>Neu auslosen</source>
        <translation>Draw anew</translation>
    </message>
    <message>
        <source>Dieser Zettel ist eingetragen. Steht es so auf dem Papier?</source>
        <translation>This sheet is entered. Does the paper say the same?</translation>
    </message>
    <message>
        <source>Stimmt, bestätigen</source>
        <translation>Correct, confirm</translation>
    </message>
    <message>
        <source>Erst die zweite Eingabe. Esc: lassen</source>
        <translation>The second keying first. Esc: let it be</translation>
    </message>
    <message>
        <source>Vergleichen</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>Melden</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Partner auslosen</source>
        <translation>Draw partners</translation>
    </message>
    <message>
        <source>Runde %1 auslosen</source>
        <translation>Draw round %1</translation>
    </message>
    <message>
        <source>Runde %1 bestätigen</source>
        <translation>Confirm round %1</translation>
    </message>
    <message>
        <source>Zettel Tisch %1</source>
        <translation>Sheet of table %1</translation>
    </message>
    <message>
        <source>Zettel schreiben</source>
        <translation>Write sheets</translation>
    </message>
    <message>
        <source>Entscheidungsspiel</source>
        <translation>Extra game</translation>
    </message>
    <message>
        <source>Zur Rangliste</source>
        <translation>To the standings</translation>
    </message>
    <message>
        <source>Streit beilegen …</source>
        <translation>Settle the dispute …</translation>
    </message>
    <message>
        <source>Dieser Zettel ist strittig. F8 bestätigt ihn, mit einem Grund; F7 schreibt einen anderen Endstand.</source>
        <translation>This sheet is disputed. F8 confirms it, with a reason; F7 writes another final score.</translation>
    </message>
    <message>
        <source>Rangliste drucken</source>
        <translation>Print standings</translation>
    </message>
    <message>
        <source>Turnier abschließen</source>
        <translation>Close tournament</translation>
    </message>
    <message>
        <source>Punkte eintippen</source>
        <translation>Enter the points</translation>
    </message>
    <message>
        <source>Tisch %1, Runde %2</source>
        <translation>Table %1, round %2</translation>
    </message>
    <message>
        <source>Uhr starten</source>
        <translation>Start the clock</translation>
    </message>
    <message>
        <source>Als Nächstes: die Uhr der Runde, %1 Minuten.</source>
        <translation>Next: the round&apos;s clock, %1 minutes.</translation>
    </message>
    <message>
        <source>Ohne Druck weiter</source>
        <translation>Go on without printing</translation>
    </message>
    <message>
        <source>Als PDF speichern</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>1 Seite drucken</source>
        <translation>Print 1 page</translation>
    </message>
    <message>
        <source>Drucken</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>%1 Seiten drucken</source>
        <translation>Print %1 pages</translation>
    </message>
    <message>
        <source> und </source>
        <translation> and </translation>
    </message>
    <message>
        <source>Als Nächstes: %1 drucken.</source>
        <translation>Next: print %1.</translation>
    </message>
    <message>
        <source>Kein Drucker: %1 als PDF speichern.</source>
        <translation>No printer: save %1 as PDF.</translation>
    </message>
    <message>
        <source>1 Name ist noch zu klären.</source>
        <translation>1 name is still to be settled.</translation>
    </message>
    <message>
        <source>%1 Namen sind noch zu klären.</source>
        <translation>%1 names are still to be settled.</translation>
    </message>
    <message>
        <source>Zur Auslosung</source>
        <translation>To the draw</translation>
    </message>
    <message>
        <source>Zur Runde</source>
        <translation>To the round</translation>
    </message>
</context>
<context>
    <name>OutdatedWords</name>
    <message>
        <source>Ein Ergebnis ist berichtigt; diese Runde passt nicht mehr dazu.</source>
        <translation>A result was corrected; this round no longer fits.</translation>
    </message>
    <message>
        <source>Andere säßen an Tisch %1.</source>
        <translation>Others would sit at table %1.</translation>
    </message>
    <message>
        <source>Nach den berichtigten Ergebnissen säßen andere an Tisch %1; was gespielt ist, bleibt.</source>
        <translation>By the corrected results others would sit at table %1; what is played stays.</translation>
    </message>
    <message>
        <source>Es zählt, wer dort gewonnen hat. Soll es anders ausgehen: auf dem Schreibzettel ein Endstand durch Entscheid (F7, dann e).</source>
        <translation>Who won there counts. If it is to end otherwise: a final score by ruling on the score sheet (F7, then r).</translation>
    </message>
</context>
<context>
    <name>PastRulings</name>
    <message>
        <source>%1, „%2“: %3</source>
        <translation>%1, “%2”: %3</translation>
    </message>
    <message>
        <source>Entscheid %1</source>
        <translation>Ruling %1</translation>
    </message>
    <message>
        <source>„%1“</source>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>Ergebnis berichtigen</source>
        <translation>Correct the result</translation>
    </message>
    <message>
        <source>Berichtigen</source>
        <translation>Correct it</translation>
    </message>
    <message>
        <source>Ergebnis überschreiben</source>
        <translation>Write over the result</translation>
    </message>
    <message>
        <source>Überschreiben</source>
        <translation>Write over it</translation>
    </message>
    <message>
        <source>Zettel bestätigen</source>
        <translation>Confirm the sheet</translation>
    </message>
    <message>
        <source>Trotzdem bestätigen</source>
        <translation>Confirm it all the same</translation>
    </message>
    <message>
        <source>Nächste Runde losen</source>
        <translation>Draw the next round</translation>
    </message>
    <message>
        <source>Trotzdem losen</source>
        <translation>Draw it all the same</translation>
    </message>
    <message>
        <source>K.-o. beginnen</source>
        <translation>Begin the knock-out</translation>
    </message>
    <message>
        <source>Zweite Serie beginnen</source>
        <translation>Begin the second series</translation>
    </message>
    <message>
        <source>Zweite Serie losen</source>
        <translation>Draw the second series</translation>
    </message>
    <message>
        <source>Runde neu losen</source>
        <translation>Draw the round anew</translation>
    </message>
    <message>
        <source>Neu losen</source>
        <translation>Draw it anew</translation>
    </message>
    <message>
        <source>Entscheidungsspiel eintragen</source>
        <translation>Enter the extra game</translation>
    </message>
    <message>
        <source>Trotzdem eintragen</source>
        <translation>Enter it all the same</translation>
    </message>
    <message>
        <source>Entscheid eintragen</source>
        <translation>Enter the ruling</translation>
    </message>
    <message>
        <source>Aus dem Turnier nehmen</source>
        <translation>Take out of the tournament</translation>
    </message>
    <message>
        <source>Nichts davon zählen</source>
        <translation>Count none of it</translation>
    </message>
    <message>
        <source>Zurück ins Turnier</source>
        <translation>Back into the tournament</translation>
    </message>
    <message>
        <source>Wieder zählen</source>
        <translation>Count it again</translation>
    </message>
    <message>
        <source>Regeln wechseln</source>
        <translation>Change the rules</translation>
    </message>
    <message>
        <source>Wechseln</source>
        <translation>Change them</translation>
    </message>
    <message>
        <source>Einstellungen ändern</source>
        <translation>Change the settings</translation>
    </message>
    <message>
        <source>Anders werten</source>
        <translation>Score it otherwise</translation>
    </message>
    <message>
        <source>Neu zählen</source>
        <translation>Count anew</translation>
    </message>
    <message>
        <source>Abend im Verein merken</source>
        <translation>Remember the evening in the club</translation>
    </message>
    <message>
        <source>Trotzdem merken</source>
        <translation>Remember it all the same</translation>
    </message>
    <message>
        <source>Turnier abschließen</source>
        <translation>Close the tournament</translation>
    </message>
    <message>
        <source>Trotzdem abschließen</source>
        <translation>Close it all the same</translation>
    </message>
    <message>
        <source>Rückfrage</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Trotzdem</source>
        <translation>All the same</translation>
    </message>
    <message>
        <source>Zum zweiten Mal gegeneinander</source>
        <translation>Meeting a second time</translation>
    </message>
    <message>
        <source>Trotzdem so</source>
        <translation>Do it all the same</translation>
    </message>
    <message>
        <source>Zum zweiten Mal spielfrei</source>
        <translation>Sitting out a second time</translation>
    </message>
</context>
<context>
    <name>RuleExample</name>
    <message>
        <source>Regel: %1</source>
        <translation>Rule: %1</translation>
    </message>
    <message>
        <source>So darf man nicht</source>
        <translation>Not like this</translation>
    </message>
    <message>
        <source>So darf man</source>
        <translation>Like this</translation>
    </message>
    <message>
        <source>So ist es</source>
        <translation>So it is</translation>
    </message>
    <message>
        <source>Zum Vergleich</source>
        <translation>By comparison</translation>
    </message>
    <message>
        <source>Trumpf %1</source>
        <translation>trumps %1</translation>
    </message>
    <message>
        <source>beim Stand %1</source>
        <translation>at a score of %1</translation>
    </message>
    <message>
        <source>mit anderen Karten</source>
        <translation>with other cards</translation>
    </message>
    <message>
        <source>mit Hausregel „%1“</source>
        <translation>with the house rule “%1”</translation>
    </message>
    <message>
        <source>ohne Hausregel „%1“</source>
        <translation>without the house rule “%1”</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>So hält es kein Regelsatz von sich aus.</source>
        <translation>No rule set does so of itself.</translation>
    </message>
    <message>
        <source>Steht %1 in keiner Quelle.</source>
        <translation>No source says so %1.</translation>
    </message>
    <message>
        <source>Vorgabe des Programms: %1</source>
        <translation>this program&apos;s choice: %1</translation>
    </message>
    <message>
        <source>Wo es gilt</source>
        <translation>Where it holds</translation>
    </message>
    <message>
        <source>Gilt %1.</source>
        <translation>Holds %1.</translation>
    </message>
    <message>
        <source>Gilt nicht %1.</source>
        <translation>Does not hold %1.</translation>
    </message>
    <message>
        <source>gilt %1</source>
        <translation>holds %1</translation>
    </message>
    <message>
        <source>so hält es kein Regelsatz von sich aus</source>
        <translation>no rule set has it so by itself</translation>
    </message>
    <message>
        <source>Noch nicht vereinbart %1.</source>
        <translation>Not agreed yet %1.</translation>
    </message>
    <message>
        <source>Am Kartentisch ansehen</source>
        <translation>To be seen on the card table</translation>
    </message>
    <message>
        <source>Am Kartentisch lässt sich das nicht zeigen: In einem Spielprotokoll steht es nicht.</source>
        <translation>This cannot be shown on the card table: it stands in no record of a deal.</translation>
    </message>
    <message>
        <source>Was man dazu vereinbaren kann</source>
        <translation>What can be agreed about it</translation>
    </message>
    <message>
        <source>Die Regel dazu</source>
        <translation>The rule about it</translation>
    </message>
    <message>
        <source>Wo es steht</source>
        <translation>Where it stands</translation>
    </message>
    <message>
        <source>In keiner Quelle; so hält es dieses Programm.</source>
        <translation>In no source; that is how this program has it.</translation>
    </message>
    <message>
        <source>Vorgabe des Programms, die Quelle sagt es nicht</source>
        <translation>the program’s default, the source does not say</translation>
    </message>
</context>
<context>
    <name>RulingPage</name>
    <message>
        <source>Bis hierher ist alles regelgerecht.</source>
        <translation>Everything up to here is by the rules.</translation>
    </message>
    <message>
        <source>Danach</source>
        <translation>After that</translation>
    </message>
    <message>
        <source>Regel: %1</source>
        <translation>Rule: %1</translation>
    </message>
    <message>
        <source>nicht so %1</source>
        <translation>not so %1</translation>
    </message>
    <message>
        <source>hier fehlt: %1</source>
        <translation>missing here: %1</translation>
    </message>
    <message>
        <source>„%1“ passt nicht hierher</source>
        <translation>“%1” does not belong here</translation>
    </message>
    <message>
        <source>„%1“ – erwartet: %2</source>
        <translation>“%1” – expected: %2</translation>
    </message>
    <message>
        <source>Im Regelbuch</source>
        <translation>In the rule book</translation>
    </message>
    <message>
        <source>Dazu auch: %1</source>
        <translation>See also: %1</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>%1 gewinnen %2 gegen %3.</source>
        <translation>%1 win %2 against %3.</translation>
    </message>
    <message>
        <source>%1 gewinnt %2 gegen %3.</source>
        <translation>%1 wins %2 against %3.</translation>
    </message>
    <message>
        <source>Nach Zeit beendet, es zählt der Stand.</source>
        <translation>Ended by time; the score as it stands counts.</translation>
    </message>
    <message>
        <source>%1: aufgegeben.</source>
        <translation>%1: forfeited.</translation>
    </message>
    <message>
        <source>Durch Entscheid beendet.</source>
        <translation>Ended by a ruling.</translation>
    </message>
    <message>
        <source>Gestrichen: %1.</source>
        <translation>Gestrichen: %1.</translation>
    </message>
    <message>
        <source>Es gibt: %1 (%2. Gabe)</source>
        <translation>Deals next: %1 (deal %2)</translation>
    </message>
    <message>
        <source>; zuerst gab %1</source>
        <translation>; %1 dealt first</translation>
    </message>
    <message>
        <source>Dann steht es %1.</source>
        <translation>It will then stand %1.</translation>
    </message>
    <message>
        <source>%1: hier %2, zweite Eingabe %3</source>
        <translation>%1: here %2, second keying %3</translation>
    </message>
    <message>
        <source>Die zweite Eingabe ist anders. %1.</source>
        <translation>The second keying differs. %1.</translation>
    </message>
    <message>
        <source>Strittig: %1</source>
        <translation>Disputed: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, dann </source>
        <translation>, then </translation>
    </message>
    <message>
        <source>Schuldet noch %1: %2.</source>
        <translation>Still owes %1: %2.</translation>
    </message>
    <message>
        <source>Gespielt wird zu %1: statt %2 steht dann %1 da.</source>
        <translation>The game is to %1: instead of %2 there will be %1.</translation>
    </message>
    <message>
        <source>Entscheid %1: %2</source>
        <translation>Ruling %1: %2</translation>
    </message>
    <message>
        <source>Strafe %1</source>
        <translation>Fine %1</translation>
    </message>
    <message>
        <source>Grund dafür: %1.</source>
        <translation>The reason: %1.</translation>
    </message>
    <message>
        <source>%1 gibt</source>
        <translation>%1 deals</translation>
    </message>
    <message>
        <source>Unentschieden: Es braucht ein Entscheidungsspiel; eingetragen wird es auf der Seite „Runde“ (%1, dann %2).</source>
        <translation>Level: an extra game decides; it is entered on the page “Round” (%1, then %2).</translation>
    </message>
</context>
<context>
    <name>StepRows</name>
    <message>
        <source>%1 als …</source>
        <translation>%1 as …</translation>
    </message>
    <message>
        <source>%1 hebt ab und behält …</source>
        <translation>%1 cuts and keeps …</translation>
    </message>
    <message>
        <source>%1 schlägt … auf</source>
        <translation>%1 turns up …</translation>
    </message>
    <message>
        <source>%1 spielt …</source>
        <translation>%1 plays …</translation>
    </message>
</context>
<context>
    <name>SubstitutePrompt</name>
    <message>
        <source>wartet</source>
        <translation>is waiting</translation>
    </message>
    <message>
        <source>ist spielfrei</source>
        <translation>sits out</translation>
    </message>
    <message>
        <source>ist abgemeldet</source>
        <translation>has left</translation>
    </message>
    <message>
        <source>spielt unter der eigenen Nummer an diesem Tisch weiter</source>
        <translation>plays on at this table under the own number</translation>
    </message>
    <message>
        <source>rückt auf Nr. %1 nach, Nr. %2 fällt weg</source>
        <translation>moves up to no. %1, no. %2 goes</translation>
    </message>
    <message>
        <source>jemand anders, der auch so heißt</source>
        <translation>somebody else of the same name</translation>
    </message>
    <message>
        <source>nicht gemeldet · spielt als Nr. %1 weiter</source>
        <translation>not entered · plays on as no. %1</translation>
    </message>
    <message>
        <source>Ab welcher Runde spielt %1?</source>
        <translation>From which round on does %1 play?</translation>
    </message>
    <message>
        <source>ab Runde %1</source>
        <translation>from round %1</translation>
    </message>
    <message>
        <source>Wer spielt für %1 weiter?</source>
        <translation>Who plays on for %1?</translation>
    </message>
    <message>
        <source>Name oder Startnummer</source>
        <translation>Name or start number</translation>
    </message>
    <message>
        <source>Für jemand Neuen: Vor- und Nachname, mit einem Leerzeichen dazwischen.</source>
        <translation>For somebody new: first and last name with a blank between.</translation>
    </message>
    <message>
        <source>Ersatz: ↑ ↓ und Enter, oder einen Namen tippen.</source>
        <translation>Substitute: ↑ ↓ and Enter, or type a name.</translation>
    </message>
    <message>
        <source>Wer von beiden geht?</source>
        <translation>Which of the two leaves?</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>%1: gespielt %2; in der Hand %3</source>
        <translation>%1: played %2; in hand %3</translation>
    </message>
    <message>
        <source>%1: gut für %2</source>
        <translation>%1: conceded to %2</translation>
    </message>
    <message>
        <source>%1 %2: gemacht von %3</source>
        <translation>%1 %2: made by %3</translation>
    </message>
    <message>
        <source>%1 steht</source>
        <translation>%1 stands</translation>
    </message>
    <message>
        <source>%1: niemand</source>
        <translation>%1: nobody</translation>
    </message>
    <message>
        <source>%1: %2 bietet %3</source>
        <translation>%1: %2 bets %3</translation>
    </message>
    <message>
        <source>%1 %2 gehalten</source>
        <translation>%1 %2 held</translation>
    </message>
    <message>
        <source>%1 ungeboten</source>
        <translation>%1 unbet</translation>
    </message>
    <message>
        <source> oder </source>
        <translation> or </translation>
    </message>
    <message>
        <source>Vor dem Aufschlagen; es gibt %1.</source>
        <translation>Before the turn-up; %1 deals.</translation>
    </message>
    <message>
        <source>%1 weisen oder bieten.</source>
        <translation>%1 show or bet.</translation>
    </message>
    <message>
        <source>%1 antwortet auf das Gebot.</source>
        <translation>%1 answers the bet.</translation>
    </message>
    <message>
        <source>Zuerst %1: %2 weisen, bieten oder gut lassen. Dann antwortet %3.</source>
        <translation>First %1: show, bet or concede the %2. Then %3 answers.</translation>
    </message>
    <message>
        <source>Zuerst %1: %2 weisen oder gut lassen. Dann antwortet %3.</source>
        <translation>First %1: show or concede the %2. Then %3 answers.</translation>
    </message>
    <message>
        <source>%1 weist oder bietet.</source>
        <translation>%1 shows or bets.</translation>
    </message>
    <message>
        <source>%1 weisen oder bieten, wenn %2 fertig sind.</source>
        <translation>%1 show or bet, once %2 are done.</translation>
    </message>
    <message>
        <source>%1 weist oder bietet, wenn %2 fertig ist.</source>
        <translation>%1 shows or bets, once %2 is done.</translation>
    </message>
    <message>
        <source>%1 weisen oder lassen gut; bieten geht nicht.</source>
        <translation>%1 show or concede; betting is not possible.</translation>
    </message>
    <message>
        <source>%1 weist oder lässt gut; bieten geht nicht.</source>
        <translation>%1 shows or concedes; betting is not possible.</translation>
    </message>
    <message>
        <source>%1 bieten oder lassen gut; zu weisen ist nichts mehr.</source>
        <translation>%1 bet or concede; there is nothing left to show.</translation>
    </message>
    <message>
        <source>%1 bietet oder lässt gut; zu weisen ist nichts mehr.</source>
        <translation>%1 bets or concedes; there is nothing left to show.</translation>
    </message>
    <message>
        <source>%1 haben nichts mehr zu weisen.</source>
        <translation>%1 have nothing left to show.</translation>
    </message>
    <message>
        <source>%1 hat nichts mehr zu weisen.</source>
        <translation>%1 has nothing left to show.</translation>
    </message>
    <message>
        <source>%1 sagt „erlaubt“ oder „nicht erlaubt“.</source>
        <translation>%1 says “erlaubt” or “nicht erlaubt”.</translation>
    </message>
    <message>
        <source>Es wird neu gegeben.</source>
        <translation>The cards are dealt again.</translation>
    </message>
    <message>
        <source>Die Partie ist zu Ende.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Die Gabe ist zu Ende.</source>
        <translation>The deal is over.</translation>
    </message>
    <message>
        <source>%1 spielt aus.</source>
        <translation>%1 leads.</translation>
    </message>
    <message>
        <source>%1 gibt zu.</source>
        <translation>%1 plays to the trick.</translation>
    </message>
    <message>
        <source>Trumpf %1</source>
        <translation>Trumps %1</translation>
    </message>
    <message>
        <source>Noch kein Trumpf</source>
        <translation>No trumps yet</translation>
    </message>
    <message>
        <source>Stand %1</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>gestrichen: %1</source>
        <translation>gestrichen: %1</translation>
    </message>
    <message>
        <source>Stand bis hier %1</source>
        <translation>Score up to here %1</translation>
    </message>
    <message>
        <source>%1, zu %2</source>
        <translation>%1, to %2</translation>
    </message>
    <message>
        <source>%1 (kann nicht sein)</source>
        <translation>%1 (cannot be)</translation>
    </message>
    <message>
        <source>%1: nicht zu entscheiden</source>
        <translation>%1: undecided</translation>
    </message>
    <message>
        <source>Ab Zeile %1 ist nichts beurteilt.</source>
        <translation>From line %1 on nothing is judged.</translation>
    </message>
    <message>
        <source>Wer an der Reihe ist, hängt von dem ab, was nicht zu entscheiden ist.</source>
        <translation>Whose turn it is hangs on what is undecided.</translation>
    </message>
    <message>
        <source>Sonst ist die Gabe entschieden.</source>
        <translation>Otherwise the deal is decided.</translation>
    </message>
    <message>
        <source>%1: verfallen an %2</source>
        <translation>%1: forfeit to %2</translation>
    </message>
    <message>
        <source>%1: verfallen</source>
        <translation>%1: forfeit</translation>
    </message>
    <message>
        <source>%1; für %2 verfallen</source>
        <translation>%1; forfeit for %2</translation>
    </message>
    <message>
        <source>Das Aufschlagen steht nicht im Protokoll; Trumpf ist unbekannt.</source>
        <translation>The turn-up is not on record; trumps are not known.</translation>
    </message>
    <message>
        <source>%1 darf noch eine längere Figur hinlegen.</source>
        <translation>%1 may still lay a longer figure.</translation>
    </message>
    <message>
        <source>%1 unbekannt</source>
        <translation>%1 unknown</translation>
    </message>
    <message>
        <source>SIE</source>
        <translation>THEY</translation>
    </message>
    <message>
        <source>WIR</source>
        <translation>WE</translation>
    </message>
    <message>
        <source>gestrichen</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>gibt</source>
        <translation>deals</translation>
    </message>
</context>
<context>
    <name>TarockView</name>
    <message>
        <source>Partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>Gegner</source>
        <translation>opponent</translation>
    </message>
    <message>
        <source>gibt</source>
        <translation>deals</translation>
    </message>
    <message>
        <source>%1: gespielt %2; in der Hand %3</source>
        <translation>%1: played %2; in hand %3</translation>
    </message>
    <message>
        <source>%1 unbekannt</source>
        <translation>%1 unknown</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>beide genommen</source>
        <translation>both taken</translation>
    </message>
    <message>
        <source>%1 genommen</source>
        <translation>%1 taken</translation>
    </message>
    <message>
        <source>weggelegt</source>
        <translation>laid away</translation>
    </message>
    <message>
        <source>Talon: %1; weggelegt: %2</source>
        <translation>Talon: %1; laid away: %2</translation>
    </message>
    <message>
        <source>%1 legt … weg</source>
        <translation>%1 lays … away</translation>
    </message>
    <message>
        <source>%1 spielt …</source>
        <translation>%1 plays …</translation>
    </message>
    <message>
        <source>%1 bietet %2</source>
        <translation>%1 bids %2</translation>
    </message>
    <message>
        <source>%1 spielt %2</source>
        <translation>%1 plays %2</translation>
    </message>
    <message>
        <source>gerufen: %1</source>
        <translation>called: %1</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Kontra, %1 Stufen</source>
        <translation>Kontra, %1 steps</translation>
    </message>
    <message>
        <source>angesagt: %1</source>
        <translation>announced: %1</translation>
    </message>
    <message>
        <source>zählt %1-fach</source>
        <translation>counts %1 times</translation>
    </message>
    <message>
        <source>%1 ist dran</source>
        <translation>it is %1’s turn</translation>
    </message>
    <message>
        <source>das Spiel ist zu Ende</source>
        <translation>the game is over</translation>
    </message>
    <message>
        <source>Stich %1</source>
        <translation>trick: %1</translation>
    </message>
    <message>
        <source>Noch nichts zu entscheiden.</source>
        <translation>Nothing to decide yet.</translation>
    </message>
    <message>
        <source>Ab Zeile %1 ist nichts beurteilt.</source>
        <translation>From line %1 on nothing is judged.</translation>
    </message>
    <message>
        <source>Zu schreiben: %1</source>
        <translation>To be written: %1</translation>
    </message>
    <message>
        <source>Bis hierher ist alles regelgerecht.</source>
        <translation>So far all is by the rules.</translation>
    </message>
    <message>
        <source>Diese Zeile ist regelgerecht.</source>
        <translation>This line is by the rules.</translation>
    </message>
    <message>
        <source>Im Regelbuch</source>
        <translation>In the rule book</translation>
    </message>
    <message>
        <source>zu schreiben: %1</source>
        <translation>to be written: %1</translation>
    </message>
</context>
<context>
    <name>UnwrittenWords</name>
    <message>
        <source>Getippt und nicht geschrieben: %1 für %2. An Tisch %3 sitzen jetzt andere.</source>
        <translation>Typed and not written: %1 for %2. Others sit at table %3 now.</translation>
    </message>
    <message>
        <source>Tisch %1 · Runde %2: %3</source>
        <translation>Table %1 · round %2: %3</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Tisch %1 · Runde %2</source>
        <translation>Table %1 · round %2</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>%1 von %2 Ergebnis bestätigt</source>
        <translation>%1 of %2 result confirmed</translation>
    </message>
    <message>
        <source>%1 von %2 Ergebnissen bestätigt</source>
        <translation>%1 of %2 results confirmed</translation>
    </message>
    <message>
        <source>Noch nicht ausgelost</source>
        <translation>Not drawn yet</translation>
    </message>
    <message>
        <source>Tische</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Uhr</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Ergebnisse</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Rangliste</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Auslosung</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Sitzliste</source>
        <translation>Seating</translation>
    </message>
    <message>
        <source>spielfrei</source>
        <translation>sits out</translation>
    </message>
    <message>
        <source>Wo sitze ich? · Runde %1</source>
        <translation>Where do I sit? · Round %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tisch</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Tische · Runde %1</source>
        <translation>Tables · round %1</translation>
    </message>
    <message>
        <source>Ergebnisse · Runde %1</source>
        <translation>Results · round %1</translation>
    </message>
    <message>
        <source>Verdeckt bis Runde %1</source>
        <translation>Hidden until round %1</translation>
    </message>
    <message>
        <source>Noch keine Ergebnisse</source>
        <translation>No results yet</translation>
    </message>
    <message>
        <source>Rangliste · nach Runde %1</source>
        <translation>Ranking · after round %1</translation>
    </message>
    <message>
        <source>vorläufig</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>Auslosung · Runde %1</source>
        <translation>Draw · round %1</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Spielfrei</source>
        <translation>Sits out</translation>
    </message>
    <message>
        <source>Runde %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Freilos</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>3/2: Tisch 3 (2. Durchgang)</source>
        <translation>3/2: table 3 (heat 2)</translation>
    </message>
    <message>
        <source>Punkte</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>○ eine Runde spielfrei, zählt als Durchschnitt</source>
        <translation>○ sat out a round, counts as the average</translation>
    </message>
    <message>
        <source>○ eine Runde spielfrei, zählt als Sieg</source>
        <translation>○ sat out a round, counts as a win</translation>
    </message>
    <message>
        <source>○ eine Runde spielfrei, zählt %1</source>
        <translation>○ sat out a round, counts %1</translation>
    </message>
    <message>
        <source>Alle Punkte zusammen: 0</source>
        <translation>All points together: 0</translation>
    </message>
</context>
<context>
    <name>WallDrawing</name>
    <message>
        <source>%1 von %2 Karten</source>
        <translation>%1 of %2 cards</translation>
    </message>
    <message>
        <source>Die Zeit ist um</source>
        <translation>Time is up</translation>
    </message>
</context>
<context>
    <name>WallHonour</name>
    <message>
        <source>1. Platz</source>
        <translation>1st place</translation>
    </message>
</context>
<context>
    <name>WallPages</name>
    <message>
        <source>Seite %1 von %2</source>
        <translation>Page %1 of %2</translation>
    </message>
</context>
<context>
    <name>ZeroSumWords</name>
    <message>
        <source>Spiel %1</source>
        <translation>Game %1</translation>
    </message>
    <message>
        <source>Spiele %1</source>
        <translation>Games %1</translation>
    </message>
    <message>
        <source>Zeile berichtigen</source>
        <translation>Correct the line</translation>
    </message>
    <message>
        <source>Spiel %1 berichtigen</source>
        <translation>Correct game %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ArchiveDesk</name>
    <message>
        <source>Entscheide (%1)</source>
        <translation>Rulings (%1)</translation>
    </message>
    <message>
        <source>Einspruch gegen Entscheid %1: Was wird eingewandt?</source>
        <translation>Appeal against ruling %1: what is objected?</translation>
    </message>
    <message>
        <source>Einspruch festhalten</source>
        <translation>Record the appeal</translation>
    </message>
    <message>
        <source>in den Worten der Parteien</source>
        <translation>in the words of the parties</translation>
    </message>
    <message>
        <source>Entscheid %1 gilt nach dem Einspruch weiter. Warum?</source>
        <translation>Ruling %1 still holds after the appeal. Why?</translation>
    </message>
    <message>
        <source>Bestätigen</source>
        <translation>Uphold</translation>
    </message>
    <message>
        <source>Die Leitung entscheidet Streitfall %1 selbst; was die Regeln sagen, bleibt daneben. Was gilt?</source>
        <translation>The director decides dispute %1; what the rules say stays beside it. What holds?</translation>
    </message>
    <message>
        <source>Weiter</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>was gilt</source>
        <translation>what holds</translation>
    </message>
    <message>
        <source>„%1“: aus welchem Grund?</source>
        <translation>“%1”: for what reason?</translation>
    </message>
    <message>
        <source>So entscheiden</source>
        <translation>Decide so</translation>
    </message>
    <message>
        <source>Entscheide in eine Datei</source>
        <translation>Rulings into a file</translation>
    </message>
    <message>
        <source>Entscheide</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Gespeichert: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Entscheide aus einer Datei</source>
        <translation>Rulings from a file</translation>
    </message>
    <message>
        <source>Eingelesen: %1, schon da: %2.</source>
        <translation>Read in: %1, there already: %2.</translation>
    </message>
    <message>
        <source>Entscheid</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Wann</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Worum es ging</source>
        <translation>What it was about</translation>
    </message>
    <message>
        <source>In den Entscheiden suchen</source>
        <translation>Search the rulings</translation>
    </message>
    <message>
        <source>Suchen, etwa: stehen lassen Hanger</source>
        <translation>Search, such as: left standing Hanger</translation>
    </message>
    <message>
        <source>Ort</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Ab diesem Tag</source>
        <translation>From this day</translation>
    </message>
    <message>
        <source>Bis zu diesem Tag</source>
        <translation>Up to this day</translation>
    </message>
    <message>
        <source>Regel</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>jede Regel</source>
        <translation>any rule</translation>
    </message>
    <message>
        <source>Auf den Zettel …</source>
        <translation>On the sheet …</translation>
    </message>
    <message>
        <source>Einspruch …</source>
        <translation>Appeal …</translation>
    </message>
    <message>
        <source>Bestätigen …</source>
        <translation>Uphold …</translation>
    </message>
    <message>
        <source>Anders entscheiden …</source>
        <translation>Overrule …</translation>
    </message>
    <message>
        <source>In Datei</source>
        <translation>To a file</translation>
    </message>
    <message>
        <source>Aus Datei</source>
        <translation>From a file</translation>
    </message>
    <message>
        <source>„%1“ ist kein Tag; gesucht ist ohne ihn.</source>
        <translation>“%1” is no day; searched without it.</translation>
    </message>
    <message>
        <source>Dazu ist kein Entscheid zu finden.</source>
        <translation>No ruling is found about that.</translation>
    </message>
    <message>
        <source>Die ersten %1 Entscheide; genauer suchen zeigt die anderen.</source>
        <translation>The first %1 rulings; a closer search shows the others.</translation>
    </message>
    <message>
        <source>%1 Entscheide</source>
        <translation>%1 rulings</translation>
    </message>
    <message>
        <source>1 Entscheid</source>
        <translation>1 ruling</translation>
    </message>
    <message>
        <source>Ausgang</source>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>Das Turnier ist abgeschlossen; entschieden wird nichts mehr.</source>
        <translation>The tournament is closed; nothing is decided any more.</translation>
    </message>
    <message>
        <source>ab (etwa %1)</source>
        <translation>from (e.g. %1)</translation>
    </message>
    <message>
        <source>bis (etwa %1)</source>
        <translation>to (e.g. %1)</translation>
    </message>
    <message>
        <source>Zurückziehen …</source>
        <translation>Withdraw …</translation>
    </message>
    <message>
        <source>Entscheid %1 zurückziehen; zu lesen bleibt er. Warum?</source>
        <translation>Withdraw ruling %1; it stays to be read. Why?</translation>
    </message>
    <message>
        <source>Zurückziehen</source>
        <translation>Withdraw</translation>
    </message>
    <message>
        <source>Wo gespielt wurde, oder nach den Regeln welches Ortes: Imst, Südtirol …</source>
        <translation>Where it was played, or by the rules of which place: Imst, South Tyrol …</translation>
    </message>
    <message>
        <source>offen</source>
        <translation>open</translation>
    </message>
    <message>
        <source>Einspruch</source>
        <translation>appeal</translation>
    </message>
    <message>
        <source>aufgehoben</source>
        <translation>overruled</translation>
    </message>
    <message>
        <source>zurückgezogen</source>
        <translation>withdrawn</translation>
    </message>
    <message>
        <source>bestätigt nach Einspruch</source>
        <translation>upheld after appeal</translation>
    </message>
    <message>
        <source>gilt</source>
        <translation>holds</translation>
    </message>
    <message>
        <source>Als Protokoll</source>
        <translation>As a record</translation>
    </message>
    <message>
        <source>Mehr …</source>
        <translation>More …</translation>
    </message>
    <message>
        <source>Suchen</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Selbst entscheiden …</source>
        <translation>Decide yourself …</translation>
    </message>
    <message>
        <source>Noch kein Entscheid.</source>
        <translation>No ruling yet.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::BadRows</name>
    <message>
        <source>Fehlerhafte Zeilen</source>
        <translation>Bad rows</translation>
    </message>
    <message>
        <source>&amp;Nur die guten Zeilen übernehmen</source>
        <translation>Take &amp;only the good rows</translation>
    </message>
    <message>
        <source>Nichts übernehmen</source>
        <translation>Take nothing</translation>
    </message>
    <message>
        <source>%1: Zeilen, die nicht gelesen werden können: %2. Noch ist nichts übernommen.</source>
        <translation>%1: rows that cannot be read: %2. Nothing has been taken yet.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::Beamer</name>
    <message>
        <source>Der Schirm des Beamers ist weg. Er zeigt weiter, sobald er wieder da ist.</source>
        <translation>The projector’s screen is gone. It goes on as soon as it is back.</translation>
    </message>
    <message>
        <source>Der Beamer hat seinen Schirm.</source>
        <translation>The projector has its screen.</translation>
    </message>
    <message>
        <source>Beamer – Schreiber</source>
        <translation>Projector – Schreiber</translation>
    </message>
    <message>
        <source>Es ist nur ein Schirm da: Der Beamer liegt als Fenster über diesem. Darin füllt F11 den Schirm, und Esc macht es wieder klein; Strg+F11 schließt es.</source>
        <translation>There is only one screen: the projector lies as a window above this one. In it F11 fills the screen and Esc makes it small again; Ctrl+F11 closes it.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::BeamerStrip</name>
    <message>
        <source>Wechselnd</source>
        <translation>In turn</translation>
    </message>
    <message>
        <source>Einfrieren</source>
        <translation>Freeze</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Was der Beamer zeigt</source>
        <translation>What the projector shows</translation>
    </message>
    <message>
        <source>Der Beamer zeigt alles im Wechsel</source>
        <translation>The projector shows everything in turn</translation>
    </message>
    <message>
        <source>Beamer: zurück</source>
        <translation>Projector: back</translation>
    </message>
    <message>
        <source>Beamer: weiter</source>
        <translation>Projector: on</translation>
    </message>
    <message>
        <source>Minuten einer Runde</source>
        <translation>Minutes of a round</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Rundenuhr neu stellen</source>
        <translation>Set the round clock anew</translation>
    </message>
    <message>
        <source>Uhr anhalten</source>
        <translation>Stop clock</translation>
    </message>
    <message>
        <source>Uhr starten</source>
        <translation>Start clock</translation>
    </message>
    <message>
        <source>Der Schirm des Beamers fehlt</source>
        <translation>The projector’s screen is missing</translation>
    </message>
    <message>
        <source>Die Wand ist schwarz</source>
        <translation>The wall is black</translation>
    </message>
    <message>
        <source>Eingefroren, die Wand zeigt weiter: %1</source>
        <translation>Frozen, the wall still shows: %1</translation>
    </message>
    <message>
        <source>danach: %1</source>
        <translation>then: %1</translation>
    </message>
    <message>
        <source>Neu stellen</source>
        <translation>Set back</translation>
    </message>
    <message>
        <source>Der Beamer füllt diesen Schirm: Alt+1 bis Alt+6 holen ihn nach vorn, Esc macht ihn klein</source>
        <translation>The projector fills this screen: Alt+1 to Alt+6 bring it to the front, Esc makes it small</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CardQuestion</name>
    <message>
        <source>Die Karten als Text</source>
        <translation>The cards as text</translation>
    </message>
    <message>
        <source>oder tippen</source>
        <translation>or type</translation>
    </message>
    <message>
        <source>spielt aus</source>
        <translation>leads</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Karte anklicken</source>
        <translation>Click a card</translation>
    </message>
    <message>
        <source>Perlagg: dann seine Taufe</source>
        <translation>Perlagg: then its name</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CardSlots</name>
    <message>
        <source>Die Karten, wie sie liegen</source>
        <translation>The cards as they lie</translation>
    </message>
    <message>
        <source>noch nichts</source>
        <translation>nothing yet</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CardTable</name>
    <message>
        <source>Kartentisch</source>
        <translation>Card table</translation>
    </message>
    <message>
        <source>%1 unbekannt</source>
        <translation>%1 unknown</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CaseDesk</name>
    <message>
        <source>Stand und Namen stimmen nicht?</source>
        <translation>Score and names are wrong?</translation>
    </message>
    <message>
        <source>Noch keine Antwort</source>
        <translation>No answer yet</translation>
    </message>
    <message>
        <source>Stand danach %1</source>
        <translation>Score after it %1</translation>
    </message>
    <message>
        <source>kostet nichts</source>
        <translation>costs nothing</translation>
    </message>
    <message>
        <source>Das ist als Entscheid %1 behalten.</source>
        <translation>That is kept as ruling %1.</translation>
    </message>
    <message>
        <source>1 Strafpunkt auf den Zettel</source>
        <translation>1 penalty point on the sheet</translation>
    </message>
    <message>
        <source>%1 Strafpunkte auf den Zettel</source>
        <translation>%1 penalty points on the sheet</translation>
    </message>
    <message>
        <source>Partie verloren: auf den Zettel</source>
        <translation>Game lost: on the sheet</translation>
    </message>
    <message>
        <source>Entscheid behalten</source>
        <translation>Keep the ruling</translation>
    </message>
    <message>
        <source>wird auch als Entscheid %1 behalten</source>
        <translation>is also kept as ruling %1</translation>
    </message>
    <message>
        <source>Was ist passiert?</source>
        <translation>What happened?</translation>
    </message>
    <message>
        <source>Protokoll</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Ziffer oder ↑ ↓ und Enter · Esc: zurück zum Zettel</source>
        <translation>Digit, or ↑ ↓ and Enter · Esc: back to the sheet</translation>
    </message>
    <message>
        <source>Ziffer oder ↑ ↓ und Enter</source>
        <translation>Digit, or ↑ ↓ and Enter</translation>
    </message>
    <message>
        <source>Jede Taste ändert die Antwort sofort · geschrieben wird erst mit F5</source>
        <translation>Each key changes the answer at once · nothing is written before F5</translation>
    </message>
    <message>
        <source>ohne Tisch</source>
        <translation>no table</translation>
    </message>
    <message>
        <source>Auf welchen Zettel? Der Tisch bringt Namen und Stand mit; dann noch einmal F5.</source>
        <translation>On which sheet? The table brings names and score; then F5 once more.</translation>
    </message>
    <message>
        <source>Trotzdem behalten</source>
        <translation>Keep it anyway</translation>
    </message>
    <message>
        <source>Zeile: %1</source>
        <translation>Line: %1</translation>
    </message>
    <message>
        <source>Zeile auf den Zettel</source>
        <translation>Line on the sheet</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CaseFrame</name>
    <message>
        <source>Zurück</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Behalten</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Drucken</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Protokoll</source>
        <translation>Record</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CaseStrip</name>
    <message>
        <source>Anderer Tisch</source>
        <translation>Another table</translation>
    </message>
    <message>
        <source>Anderes Spiel: %1</source>
        <translation>Another game: %1</translation>
    </message>
    <message>
        <source>ohne Tisch</source>
        <translation>no table</translation>
    </message>
    <message>
        <source>Stand %1</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>Ziel</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>Es gibt</source>
        <translation>Deals</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Zählt …-fach</source>
        <translation>Counts … times</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::CaseWords</name>
    <message>
        <source>Tisch %1 · Runde %2</source>
        <translation>Table %1 · round %2</translation>
    </message>
    <message>
        <source>gestrichen</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>zu %1</source>
        <translation>to %1</translation>
    </message>
    <message>
        <source>gibt: %1</source>
        <translation>deals: %1</translation>
    </message>
    <message>
        <source>geändert</source>
        <translation>changed</translation>
    </message>
    <message>
        <source>Platz %1 (%2)</source>
        <translation>Seat %1 (%2)</translation>
    </message>
    <message>
        <source> · ist strittig</source>
        <translation> · is disputed</translation>
    </message>
    <message>
        <source>zählt %1-fach</source>
        <translation>counts %1 times</translation>
    </message>
    <message>
        <source>Platz %1</source>
        <translation>Seat %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ClubHint</name>
    <message>
        <source> · und %1 weitere</source>
        <translation> · and %1 more</translation>
    </message>
    <message>
        <source>↓ schon bekannt: %1</source>
        <translation>↓ known already: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ClubMenu</name>
    <message>
        <source>Vereinsdatei (*.schreiber-club)</source>
        <translation>Club file (*.schreiber-club)</translation>
    </message>
    <message>
        <source>Wozu eine Vereinsdatei?</source>
        <translation>What is a club file for?</translation>
    </message>
    <message>
        <source>Vereinsdatei wählen …</source>
        <translation>Choose the club file …</translation>
    </message>
    <message>
        <source>Neue Vereinsdatei …</source>
        <translation>New club file …</translation>
    </message>
    <message>
        <source>Diesen Abend merken</source>
        <translation>Remember this evening</translation>
    </message>
    <message>
        <source>Ohne Vereinsdatei</source>
        <translation>Without a club file</translation>
    </message>
    <message>
        <source>Es ist keine Vereinsdatei gewählt.</source>
        <translation>No club file is chosen.</translation>
    </message>
    <message>
        <source>Vereinsdatei: %1</source>
        <translation>Club file: %1</translation>
    </message>
    <message>
        <source>Die Vereinsdatei merkt sich von einem Abend zum nächsten, wer da war, wer gewonnen hat und was entschieden wurde: Beim Melden genügen dann ein paar Buchstaben, und im Streitfall wird auch in den alten Entscheiden gesucht.</source>
        <translation>The club file remembers from one evening to the next who came, who won and what was ruled: a few letters then do for an entry, and in a dispute the old rulings are searched as well.</translation>
    </message>
    <message>
        <source>Noch ist keine gewählt: „Datei → Verein → Neue Vereinsdatei …“ legt eine an, am besten neben die Turniere des Vereins.</source>
        <translation>None is chosen yet: “File → Club → New club file …” makes one, best beside the club’s tournaments.</translation>
    </message>
    <message>
        <source>Sie liegt in %1. Am Ende des Abends: „Datei → Verein → Diesen Abend merken“.</source>
        <translation>It is in %1. At the end of the evening: “File → Club → Remember this evening”.</translation>
    </message>
    <message>
        <source>Vereinsdatei wählen</source>
        <translation>Choose the club file</translation>
    </message>
    <message>
        <source>Neue Vereinsdatei</source>
        <translation>New club file</translation>
    </message>
    <message>
        <source>Verein</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Noch ist keine Vereinsdatei gewählt. Sie merkt sich von einem Abend zum nächsten, wer da war, wer gewonnen hat und was entschieden wurde.</source>
        <translation>No club file is chosen yet. It remembers from one evening to the next who came, who won and what was ruled.</translation>
    </message>
    <message>
        <source>Gemerkt in %1.</source>
        <translation>Remembered in %1.</translation>
    </message>
    <message>
        <source>Personen gemerkt: %1, davon neu: %2.</source>
        <translation>Persons remembered: %1, of these new: %2.</translation>
    </message>
    <message>
        <source>Saisontabelle …</source>
        <translation>Season table …</translation>
    </message>
    <message>
        <source>Den Abend in der Vereinsdatei merken? Beim nächsten Mal genügen ein paar Buchstaben, und er zählt in der Saisontabelle.</source>
        <translation>Remember the evening in the club file? Next time a few letters will do, and it counts in the season table.</translation>
    </message>
    <message>
        <source>Den Abend für die Saisontabelle merken? Dazu gehört eine Vereinsdatei.</source>
        <translation>Remember the evening for the season table? That needs a club file.</translation>
    </message>
    <message>
        <source>Abend merken</source>
        <translation>Remember evening</translation>
    </message>
    <message>
        <source>Nicht jetzt</source>
        <translation>Not now</translation>
    </message>
    <message>
        <source>Wappen für Urkunden wählen …</source>
        <translation>Choose an emblem for certificates …</translation>
    </message>
    <message>
        <source>Ohne Wappen</source>
        <translation>Without an emblem</translation>
    </message>
    <message>
        <source>Wappen für Urkunden wählen</source>
        <translation>Choose an emblem for certificates</translation>
    </message>
    <message>
        <source>Bilder (*.png)</source>
        <translation>Pictures (*.png)</translation>
    </message>
    <message>
        <source>Urkunden haben ab jetzt kein Wappen.</source>
        <translation>From now on certificates have no emblem.</translation>
    </message>
    <message>
        <source>Ab jetzt auf jeder Urkunde: %1</source>
        <translation>On every certificate from now on: %1</translation>
    </message>
    <message>
        <source>Auf den Urkunden steht kein Wappen.</source>
        <translation>There is no emblem on the certificates.</translation>
    </message>
    <message>
        <source>Wappen auf den Urkunden: %1</source>
        <translation>Emblem on the certificates: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DealDesk</name>
    <message>
        <source>Was nicht gelesen werden kann</source>
        <translation>What cannot be read</translation>
    </message>
    <message>
        <source>Entscheide</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Entscheide nach den anderen Regeln</source>
        <translation>Rulings by the other rules</translation>
    </message>
    <message>
        <source>Vergleich mit einem anderen Regelwerk</source>
        <translation>Compare with another rule set</translation>
    </message>
    <message>
        <source>Jetzt erlaubt</source>
        <translation>Legal now</translation>
    </message>
    <message>
        <source>Zeile %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>Noch nichts zu entscheiden.</source>
        <translation>Nothing to rule on yet.</translation>
    </message>
    <message>
        <source>Enter schreibt: %1</source>
        <translation>Enter writes: %1</translation>
    </message>
    <message>
        <source>Darunter</source>
        <translation>Below</translation>
    </message>
    <message>
        <source>Begründung</source>
        <translation>Why</translation>
    </message>
    <message>
        <source>Anderswo</source>
        <translation>Elsewhere</translation>
    </message>
    <message>
        <source>hier</source>
        <translation>here</translation>
    </message>
    <message>
        <source>Noch keine Antwort</source>
        <translation>No answer yet</translation>
    </message>
    <message>
        <source>Buchstaben gehen immer in die Zeile · nach einem Perlagg fragt die Palette nach seiner Taufe</source>
        <translation>Letters always go into the line · after a Perlagg the cards ask as what it is baptised</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DealHead</name>
    <message>
        <source>Ziel</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Es gibt</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Aufgeschlagen</source>
        <translation>Turned up</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>noch nichts</source>
        <translation>nothing yet</translation>
    </message>
    <message>
        <source>Trumpf %1</source>
        <translation>Trumps %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DealLaying</name>
    <message>
        <source>Ein Klick</source>
        <translation>A click</translation>
    </message>
    <message>
        <source>ausspielen</source>
        <translation>play</translation>
    </message>
    <message>
        <source>in die Hand</source>
        <translation>into the hand</translation>
    </message>
    <message>
        <source>aufschlagen</source>
        <translation>turn up</translation>
    </message>
    <message>
        <source>Karte für %1</source>
        <translation>Card for %1</translation>
    </message>
    <message>
        <source>In die Hand von %1</source>
        <translation>Into the hand of %1</translation>
    </message>
    <message>
        <source>Aufgeschlagen wird</source>
        <translation>Turned up is</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DisputePage</name>
    <message>
        <source>Was hier gefragt ist, steht in keinem Protokoll. Esc, dann F9 beginnt eines.</source>
        <translation>What is asked here is in no record. Esc, then F9 begins one.</translation>
    </message>
    <message>
        <source>Entscheid</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Kurze Frage</source>
        <translation>Short question</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Es steht kein Entscheid da, den man drucken kann.</source>
        <translation>There is no ruling here to print.</translation>
    </message>
    <message>
        <source>die Regeln des Vereins (%1)</source>
        <translation>the club&apos;s rules (%1)</translation>
    </message>
    <message>
        <source>das Protokoll im Streitfall</source>
        <translation>the record in the dispute</translation>
    </message>
    <message>
        <source>Protokoll</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Regeln des Vereins</source>
        <translation>The club’s rules</translation>
    </message>
    <message>
        <source>Frühere Entscheide</source>
        <translation>Earlier rulings</translation>
    </message>
    <message>
        <source>Es steht noch keine Antwort da, die man drucken kann.</source>
        <translation>There is no answer to print yet.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DrawModel</name>
    <message>
        <source>spielfrei</source>
        <translation>sits out</translation>
    </message>
    <message>
        <source>Tisch</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>SIE</source>
        <translation>THEY</translation>
    </message>
    <message>
        <source>WIR</source>
        <translation>WE</translation>
    </message>
    <message>
        <source>Tisch/Durchgang</source>
        <translation>Table/heat</translation>
    </message>
    <message>
        <source>Freilos</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>, gibt zuerst</source>
        <translation>, deals first</translation>
    </message>
    <message>
        <source>, Wiederholung</source>
        <translation>, repeat</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::DrawPage</name>
    <message>
        <source>Mit derselben Zahl und denselben Meldungen lost jedes Gerät dasselbe.</source>
        <translation>With the same number and the same entries every machine draws the same.</translation>
    </message>
    <message>
        <source>Neu auslosen …</source>
        <translation>Draw anew …</translation>
    </message>
    <message>
        <source>Platz tauschen</source>
        <translation>Swap a place</translation>
    </message>
    <message>
        <source>Ausgeloste Tische</source>
        <translation>Tables drawn</translation>
    </message>
    <message>
        <source>Entwurf, noch nicht bestätigt</source>
        <translation>Draft, not confirmed yet</translation>
    </message>
    <message>
        <source>bestätigt</source>
        <translation>confirmed</translation>
    </message>
    <message>
        <source>Startzahl %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>Hierher tauschen</source>
        <translation>Swap to here</translation>
    </message>
    <message>
        <source>Zuerst werden aus den Einzelnen Paare gelost, dann die erste Runde.</source>
        <translation>First the single entries are drawn into pairs, then the first round.</translation>
    </message>
    <message>
        <source>Zum anderen Platz gehen und F6 drücken. Esc: doch nicht.</source>
        <translation>Go to the other place and press F6. Esc: never mind.</translation>
    </message>
    <message>
        <source>Neu auslosen</source>
        <translation>Draw anew</translation>
    </message>
    <message>
        <source>%1 und %2 tauschen die Plätze: warum?</source>
        <translation>%1 and %2 swap places: why?</translation>
    </message>
    <message>
        <source>Tauschen</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>passt nicht mehr zu den Meldungen</source>
        <translation>no longer fits the entries</translation>
    </message>
    <message>
        <source>Miteinander spielen: %1</source>
        <translation>Playing together: %1</translation>
    </message>
    <message>
        <source>Seit dem Losen ist jemand gekommen oder gegangen. Neu losen: Strg+R</source>
        <translation>Somebody came or left since the draw. Draw anew: Ctrl+R</translation>
    </message>
    <message>
        <source>„%1“: niemand, oder mehrere. Die Nummer eintippen.</source>
        <translation>“%1”: nobody, or several. Type the number.</translation>
    </message>
    <message>
        <source>Anders zusammenstellen …</source>
        <translation>Pair otherwise …</translation>
    </message>
    <message>
        <source>Zettel eintippen …</source>
        <translation>Type slips …</translation>
    </message>
    <message>
        <source>Partner neu auslosen …</source>
        <translation>Draw partners anew …</translation>
    </message>
    <message>
        <source>Wer welche Karte abgehoben hat: LA, H10, SU oder eine Zahl. Hoch spielt mit hoch, nieder mit nieder.</source>
        <translation>Who cut which card: LA, H10, SU or a number. High plays with high, low with low.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Karte</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Wer mit wem spielt: Nummern oder ein paar Buchstaben des Namens.</source>
        <translation>Who plays with whom: numbers or a few letters of the name.</translation>
    </message>
    <message>
        <source>Paar</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>und Partner</source>
        <translation>and partner</translation>
    </message>
    <message>
        <source>Tisch</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>SIE</source>
        <translation>THEY</translation>
    </message>
    <message>
        <source>WIR</source>
        <translation>WE</translation>
    </message>
    <message>
        <source>Abheben</source>
        <translation>Cut of cards</translation>
    </message>
    <message>
        <source>Karten eintippen</source>
        <translation>Type the cards</translation>
    </message>
    <message>
        <source>Zettel eintippen</source>
        <translation>Type the slips</translation>
    </message>
    <message>
        <source>Vereine getrennt</source>
        <translation>Clubs apart</translation>
    </message>
    <message>
        <source>Lager getrennt</source>
        <translation>Camps apart</translation>
    </message>
    <message>
        <source>nur gelost</source>
        <translation>by lot alone</translation>
    </message>
    <message>
        <source>Wie kommen die Einzelnen zu Paaren? Abheben: hoch mit hoch, nieder mit nieder.</source>
        <translation>How do the singles become pairs? Cut of cards: high with high, low with low.</translation>
    </message>
    <message>
        <source>Die Partner neu zusammenstellen: warum?</source>
        <translation>Make the pairs anew: why?</translation>
    </message>
    <message>
        <source>Weiter</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Noch nicht übernommen: die getippten Zettel. Strg+2 führt zurück.</source>
        <translation>Not applied yet: the slips that were typed. Ctrl+2 leads back.</translation>
    </message>
    <message>
        <source>Wer hier gegen wen spielt, sagen die Ergebnisse: nichts zu losen, nichts zu tauschen.</source>
        <translation>The results say who meets whom here: nothing to draw, nothing to swap.</translation>
    </message>
    <message>
        <source>An dieser Runde ist schon geschrieben: getauscht und neu gelost wird nicht mehr.</source>
        <translation>Something is written of this round: no more swaps and no new draw.</translation>
    </message>
    <message>
        <source>Seit dem Losen ist ein Ergebnis berichtigt; jetzt spielen andere. Neu losen: Strg+R</source>
        <translation>A result was corrected since the draw; now others play. Draw anew: Ctrl+R</translation>
    </message>
    <message>
        <source>Zwei sitzen beisammen, die einander nicht begegnen sollen. Neu losen: Strg+R</source>
        <translation>Two sit together who are not to meet. Draw anew: Ctrl+R</translation>
    </message>
    <message>
        <source>Runde %1 schon auslosen …</source>
        <translation>Draw round %1 already …</translation>
    </message>
    <message>
        <source>passt nicht mehr zu den Ergebnissen</source>
        <translation>no longer fits the results</translation>
    </message>
    <message>
        <source>zwei sollen einander nicht begegnen</source>
        <translation>two are not to meet</translation>
    </message>
    <message>
        <source>An dieser Runde ist schon geschrieben: So wie sie ist, kann sie bleiben. Neu losen (Strg+R) sagt vorher, was dabei wegfällt.</source>
        <translation>Something is written in this round already: it can stay as it is. Drawing anew (Ctrl+R) first says what is lost by it.</translation>
    </message>
    <message>
        <source>Seither ist an der Runde etwas anders: %1 ist nicht mehr zum Tauschen gewählt.</source>
        <translation>Something in the round has changed since: %1 is no longer chosen for a swap.</translation>
    </message>
    <message>
        <source>Runde %1 neu auslosen: warum? Die alte Auslosung und ihre Startzahl bleiben im Journal.</source>
        <translation>Draw round %1 anew: why? The old draw and its seed stay in the journal.</translation>
    </message>
    <message>
        <source>Hier sitzt niemand: auf einen Namen gehen, dann F6.</source>
        <translation>There is nobody here: go to a name, then F6.</translation>
    </message>
    <message>
        <source>Es zählt dann nicht mehr: Tisch %1.</source>
        <translation>No longer counts then: table %1.</translation>
    </message>
    <message>
        <source>Es bleibt: Tisch %1.</source>
        <translation>Stays: table %1.</translation>
    </message>
    <message>
        <source>Noch nichts ausgelost.</source>
        <translation>Nothing drawn yet.</translation>
    </message>
    <message>
        <source>Nur die letzte Runde lässt sich ändern: Alt+→ führt zu ihr.</source>
        <translation>Only the last round can be changed: Alt+→ leads to it.</translation>
    </message>
    <message>
        <source>Zuerst diese Auslosung bestätigen oder neu losen.</source>
        <translation>First confirm this draw or draw anew.</translation>
    </message>
    <message>
        <source>Die nächste Runde ist schon dran: F5.</source>
        <translation>The next round is due already: F5.</translation>
    </message>
    <message>
        <source>Wer als Nächstes spielt, sagen erst die Ergebnisse dieser Runde.</source>
        <translation>Who plays next only the results of this round will tell.</translation>
    </message>
    <message>
        <source>Nach dieser Runde ist keine mehr auszulosen.</source>
        <translation>No other round is to be drawn after this one.</translation>
    </message>
    <message>
        <source>Plätze tauschen: einen Namen auf den anderen ziehen, oder F6 auf beiden.</source>
        <translation>Change places: drag one name onto the other, or F6 on both.</translation>
    </message>
    <message>
        <source>Noch nichts ausgelost. Wer gemeldet ist, sitzt nach der Auslosung an einem Tisch oder ist spielfrei.</source>
        <translation>Nothing drawn yet. After the draw everybody who is entered sits at a table or sits out.</translation>
    </message>
    <message>
        <source>Runde %1, wie die Zettel sie ergeben haben: an jedem Tisch die Nummern oder ein paar Buchstaben der Namen. Wer auf keinem Zettel steht, ist spielfrei.</source>
        <translation>Round %1 as the slips gave it: at each table the numbers or a few letters of the names. Who is on no slip sits out.</translation>
    </message>
    <message>
        <source>die getippten Zettel der Auslosung</source>
        <translation>the slips of the draw that were typed</translation>
    </message>
    <message>
        <source>● gibt zuerst, A ist Vorhand.</source>
        <translation>● deals first, A is Vorhand.</translation>
    </message>
    <message>
        <source>Plätze eintippen …</source>
        <translation>Type the seats …</translation>
    </message>
    <message>
        <source>Tisch %1: wer sitzt auf A, B, C …? A ist Vorhand, der letzte Platz gibt zuerst. Es sind da: %2</source>
        <translation>Table %1: who sits at A, B, C …? A is Vorhand, the last seat deals first. There are: %2</translation>
    </message>
    <message>
        <source>So sitzen sie</source>
        <translation>That is how they sit</translation>
    </message>
    <message>
        <source>Startnummern, A zuerst</source>
        <translation>Start numbers, A first</translation>
    </message>
    <message>
        <source>Auf einen Tisch gehen, an dem noch nichts geschrieben ist; dann lassen sich die Plätze eintippen.</source>
        <translation>Go to a table at which nothing is written yet; then its seats can be typed.</translation>
    </message>
    <message>
        <source>Drucken …</source>
        <translation>Print …</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::EndingBox</name>
    <message>
        <source>Wie die Partie endete</source>
        <translation>How the game ended</translation>
    </message>
    <message>
        <source>s  ausgespielt</source>
        <translation>p  played out</translation>
    </message>
    <message>
        <source>z  nach Zeit beendet</source>
        <translation>t  ended by time</translation>
    </message>
    <message>
        <source>e  durch Entscheid beendet</source>
        <translation>r  ended by ruling</translation>
    </message>
    <message>
        <source>a  aufgegeben: %1</source>
        <translation>g  given up: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::EntriesModel</name>
    <message>
        <source>bezahlt</source>
        <translation>paid</translation>
    </message>
    <message>
        <source>nicht bezahlt</source>
        <translation>not paid</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::EntriesPage</name>
    <message>
        <source>Meldung</source>
        <translation>Entries</translation>
    </message>
    <message>
        <source>Suchen (Strg+F)</source>
        <translation>Search (Ctrl+F)</translation>
    </message>
    <message>
        <source>In der Liste suchen</source>
        <translation>Search the list</translation>
    </message>
    <message>
        <source>Noch niemand gemeldet.
Oben Namen eintippen und Enter drücken, oder eine Liste einlesen.</source>
        <translation>Nobody entered yet.
Type names above and press Enter, or read a list.</translation>
    </message>
    <message>
        <source>Liste einlesen …</source>
        <translation>Read a list …</translation>
    </message>
    <message>
        <source>Abmelden …</source>
        <translation>Leaves …</translation>
    </message>
    <message>
        <source>Löschen</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Gemeldete</source>
        <translation>Entered</translation>
    </message>
    <message>
        <source>%1 gemeldet · %2 bezahlt</source>
        <translation>%1 entered · %2 paid</translation>
    </message>
    <message>
        <source> · %1 abgemeldet</source>
        <translation> · %1 left</translation>
    </message>
    <message>
        <source>Wieder da</source>
        <translation>Is back</translation>
    </message>
    <message>
        <source>„%1“ ist niemand von den Gemeldeten.</source>
        <translation>Nobody entered is “%1”.</translation>
    </message>
    <message>
        <source>„%1“ sind mehrere: %2. Die Startnummer eintippen.</source>
        <translation>“%1” are several: %2. Type the start number.</translation>
    </message>
    <message>
        <source>Wem soll %1 nie begegnen, weder als Partner noch als Gegner?</source>
        <translation>Whom must %1 never meet, neither as partner nor as opponent?</translation>
    </message>
    <message>
        <source>Auseinanderhalten</source>
        <translation>Keep apart</translation>
    </message>
    <message>
        <source>Startnummer oder Name</source>
        <translation>Start number or name</translation>
    </message>
    <message>
        <source>Ersatz …</source>
        <translation>Substitute …</translation>
    </message>
    <message>
        <source>Auseinanderhalten …</source>
        <translation>Keep apart …</translation>
    </message>
    <message>
        <source>Ersatz für %1</source>
        <translation>substitute for %1</translation>
    </message>
    <message>
        <source>trifft nie %1</source>
        <translation>never meets %1</translation>
    </message>
    <message>
        <source>spielt ab Runde %1</source>
        <translation>plays from round %1</translation>
    </message>
    <message>
        <source>fehlt ab Runde %1</source>
        <translation>away from round %1</translation>
    </message>
    <message>
        <source>Nr. %1 %2: %3.</source>
        <translation>No. %1 %2: %3.</translation>
    </message>
    <message>
        <source>ab Runde %1 Ersatz für %2</source>
        <translation>from round %1 substitute for %2</translation>
    </message>
    <message>
        <source>spielt mit %1</source>
        <translation>plays with %1</translation>
    </message>
    <message>
        <source>noch ohne Partner</source>
        <translation>without a partner yet</translation>
    </message>
    <message>
        <source>Niemand von den Gemeldeten passt zu „%1“.
Esc zeigt wieder alle.</source>
        <translation>Nobody who is entered matches “%1”.
Esc shows everybody again.</translation>
    </message>
    <message>
        <source>Noch nicht gemeldet: %1. Strg+1 führt zurück.</source>
        <translation>Not entered yet: %1. Ctrl+1 leads back.</translation>
    </message>
    <message>
        <source>%1 Paare gemeldet · %2 bezahlt</source>
        <translation>%1 pairs entered · %2 paid</translation>
    </message>
    <message>
        <source>die Meldung „%1“</source>
        <translation>the entry “%1”</translation>
    </message>
    <message>
        <source>Mit wem soll %1 nie an einem Tisch sitzen?</source>
        <translation>With whom is %1 never to sit at one table?</translation>
    </message>
    <message>
        <source>wie Nr. %1?</source>
        <translation>as no. %1?</translation>
    </message>
    <message>
        <source>Doch zulassen</source>
        <translation>Allow after all</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::EveningFiles</name>
    <message>
        <source>Turniere (*.schreiber)</source>
        <translation>Tournaments (*.schreiber)</translation>
    </message>
    <message>
        <source>Ort der Zweitkopie …</source>
        <translation>Place of the second copy …</translation>
    </message>
    <message>
        <source>Beispielabend behalten …</source>
        <translation>Keep the example evening …</translation>
    </message>
    <message>
        <source>Kopie speichern unter …</source>
        <translation>Save a copy as …</translation>
    </message>
    <message>
        <source>Turnier speichern</source>
        <translation>Save the tournament</translation>
    </message>
    <message>
        <source>Turnier öffnen</source>
        <translation>Open a tournament</translation>
    </message>
    <message>
        <source>Ein erfundener Abend zum Ausprobieren: Er wird beim nächsten Mal neu gemacht. Was bleiben soll, hebt „Datei → Beispielabend behalten …“ auf.</source>
        <translation>A made-up evening to try things on: the next time it is made anew. What is to stay is kept by “File → Keep the example evening …”.</translation>
    </message>
    <message>
        <source>Beispielabend behalten</source>
        <translation>Keep the example evening</translation>
    </message>
    <message>
        <source>Dort wird der Beispielabend beim nächsten Mal neu gemacht. Einen anderen Ort oder Namen wählen.</source>
        <translation>The example evening is made anew there the next time. Choose another place or name.</translation>
    </message>
    <message>
        <source>Kopie speichern</source>
        <translation>Save a copy</translation>
    </message>
    <message>
        <source> Kopie</source>
        <translation> copy</translation>
    </message>
    <message>
        <source>Soll nach jeder Runde eine zweite Kopie geschrieben werden, etwa auf einen USB-Stick?</source>
        <translation>Write a second copy after every round, to a USB stick for instance?</translation>
    </message>
    <message>
        <source>Ordner wählen …</source>
        <translation>Choose a folder …</translation>
    </message>
    <message>
        <source>Ohne Zweitkopie</source>
        <translation>No second copy</translation>
    </message>
    <message>
        <source>Wohin mit der Zweitkopie?</source>
        <translation>Where does the second copy go?</translation>
    </message>
    <message>
        <source>Trotzdem anlegen</source>
        <translation>Create it all the same</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ExchangeMenu</name>
    <message>
        <source>Export (*.json)</source>
        <translation>Export (*.json)</translation>
    </message>
    <message>
        <source>Exportieren</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Ergebnisseite (HTML) …</source>
        <translation>Results page (HTML) …</translation>
    </message>
    <message>
        <source>Tabellen (CSV) …</source>
        <translation>Tables (CSV) …</translation>
    </message>
    <message>
        <source>Alles, zum Wiedereinlesen (JSON) …</source>
        <translation>Everything, to be read in again (JSON) …</translation>
    </message>
    <message>
        <source>Export einlesen (JSON) …</source>
        <translation>Read an export in (JSON) …</translation>
    </message>
    <message>
        <source>%1 wird geschrieben …</source>
        <translation>Writing %1 …</translation>
    </message>
    <message>
        <source>Geschrieben: %1</source>
        <translation>Written: %1</translation>
    </message>
    <message>
        <source>Tabellen (CSV): in welchen Ordner?</source>
        <translation>Tables (CSV): into which folder?</translation>
    </message>
    <message>
        <source> – Tabellen</source>
        <translation> – tables</translation>
    </message>
    <message>
        <source>Ergebnisseite (HTML)</source>
        <translation>Results page (HTML)</translation>
    </message>
    <message>
        <source>Seiten (*.html)</source>
        <translation>Pages (*.html)</translation>
    </message>
    <message>
        <source>Alles exportieren</source>
        <translation>Export everything</translation>
    </message>
    <message>
        <source>Export einlesen</source>
        <translation>Read an export in</translation>
    </message>
    <message>
        <source>Turnier speichern</source>
        <translation>Save the tournament</translation>
    </message>
    <message>
        <source>Turniere (*.schreiber)</source>
        <translation>Tournaments (*.schreiber)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::FigureRows</name>
    <message>
        <source>wer</source>
        <translation>who</translation>
    </message>
    <message>
        <source>wie</source>
        <translation>how</translation>
    </message>
    <message>
        <source>Wert</source>
        <translation>value</translation>
    </message>
    <message>
        <source>%1: wer</source>
        <translation>%1: who</translation>
    </message>
    <message>
        <source>%1: wie</source>
        <translation>%1: how</translation>
    </message>
    <message>
        <source>u  ungeboten</source>
        <translation>u  unbet</translation>
    </message>
    <message>
        <source>h  gehalten</source>
        <translation>h  held</translation>
    </message>
    <message>
        <source>g  gut</source>
        <translation>c  conceded</translation>
    </message>
    <message>
        <source>a  angesagt</source>
        <translation>a  announced</translation>
    </message>
    <message>
        <source>%1: Wert</source>
        <translation>%1: value</translation>
    </message>
    <message>
        <source>2 bis 7, oder a für „Spiel aus“</source>
        <translation>2 to 7, or a for “Spiel aus”</translation>
    </message>
    <message>
        <source>t  steht</source>
        <translation>i  tied</translation>
    </message>
    <message>
        <source>x  hin</source>
        <translation>x  nobody&apos;s</translation>
    </message>
    <message>
        <source>„%1“ wählt hier nichts. Es gehen: %2.</source>
        <translation>“%1” chooses nothing here. What goes: %2.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::FileCheck</name>
    <message>
        <source>Datei prüfen</source>
        <translation>Check the file</translation>
    </message>
    <message>
        <source>Wie im Journal wiederherstellen</source>
        <translation>Restore from the journal</translation>
    </message>
    <message>
        <source> Und noch eine Stelle.</source>
        <translation> And one more place.</translation>
    </message>
    <message>
        <source> Und noch %1 Stellen.</source>
        <translation> And %1 more places.</translation>
    </message>
    <message>
        <source>In dieser Datei wurde etwas am Programm vorbei verändert. %1%2
Rangliste, Papiere und Kopien können deshalb falsch sein; gute Kopien werden nicht überschrieben. „Datei → Wie im Journal wiederherstellen“ stellt es zurück.</source>
        <translation>Something in this file was altered behind the program’s back. %1%2
Standings, papers and copies may therefore be wrong; sound copies are not written over. “File → Restore from the journal” undoes it.</translation>
    </message>
    <message>
        <source>Die Datei ist in Ordnung.</source>
        <translation>The file is sound.</translation>
    </message>
    <message>
        <source>Fehler in der Datei: %1</source>
        <translation>Faults in the file: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::FileCopies</name>
    <message>
        <source>Die Zweitkopie ist nachgeholt.</source>
        <translation>The second copy has been written now.</translation>
    </message>
    <message>
        <source>Kopie gespeichert: %1</source>
        <translation>Copy saved: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::FileSoundness</name>
    <message>
        <source>Die Datei ließ sich gerade nicht prüfen; vorher wird nicht gedruckt. Gleich noch einmal versuchen.</source>
        <translation>The file could not be checked just now; nothing is printed before that. Try again shortly.</translation>
    </message>
    <message>
        <source>Die Datei wird geprüft … Esc: lassen</source>
        <translation>Checking the file … Esc: let it be</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::GoldKey</name>
    <message>
        <source>Nächster Schritt</source>
        <translation>Next step</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::HeadFields</name>
    <message>
        <source>Tisch</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Hausregeln</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Ohne Tisch</source>
        <translation>No table</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Tisch %1, Runde %2</source>
        <translation>Table %1, round %2</translation>
    </message>
    <message>
        <source>wie am Abend</source>
        <translation>as this evening</translation>
    </message>
    <message>
        <source>keine</source>
        <translation>none</translation>
    </message>
    <message>
        <source>eigene: %1</source>
        <translation>own: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::JournalModel</name>
    <message>
        <source>Rückgängig: %1</source>
        <translation>Undo: %1</translation>
    </message>
    <message>
        <source>Wiederhergestellt: %1</source>
        <translation>Redone: %1</translation>
    </message>
    <message>
        <source>%1, zurückgenommen</source>
        <translation>%1, taken back</translation>
    </message>
    <message>
        <source>Nr.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Wann</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Warum</source>
        <translation>Why</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::JournalPage</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Das Neueste steht oben.</source>
        <translation>The newest stands on top.</translation>
    </message>
    <message>
        <source>Suchen (Strg+F)</source>
        <translation>Search (Ctrl+F)</translation>
    </message>
    <message>
        <source>Die ganze Zeile</source>
        <translation>The whole row</translation>
    </message>
    <message>
        <source>Im Journal suchen</source>
        <translation>Search the journal</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::KeyingWays</name>
    <message>
        <source>&amp;Zeile für Zeile</source>
        <translation>&amp;Line by line</translation>
    </message>
    <message>
        <source>Figuren</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Strafe</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Nur Endstand</source>
        <translation>Final score</translation>
    </message>
    <message>
        <source>Zweite Eingabe</source>
        <translation>Second keying</translation>
    </message>
    <message>
        <source>Was getippt wird</source>
        <translation>What is keyed</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::KoenigrufenKeys</name>
    <message>
        <source>%1 spielt nur Vorhand, und das ist hier %2 (%3).</source>
        <translation>Only Vorhand plays %1, and that is %2 (%3) here.</translation>
    </message>
    <message>
        <source>Wer</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Spiel</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Mit</source>
        <translation>With</translation>
    </message>
    <message>
        <source>Aus</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Prämie</source>
        <translation>Premium</translation>
    </message>
    <message>
        <source>Fing</source>
        <translation>Caught</translation>
    </message>
    <message>
        <source>Mond von</source>
        <translation>Mond of</translation>
    </message>
    <message>
        <source>Dazu</source>
        <translation>And</translation>
    </message>
    <message>
        <source>Was jeder gezählt hat, zusammen 70: 26/2 sind 26 und 2 Blatt, 0j ist ohne Stich.</source>
        <translation>What each has counted, 70 together: 26/2 is 26 and 2 Blatt, 0j is without a trick.</translation>
    </message>
    <message>
        <source>Gezählt von %1</source>
        <translation>Counted by %1</translation>
    </message>
    <message>
        <source>Zum Beispiel: A r C + t+ ist A Rufer mit C, gewonnen, Trull.</source>
        <translation>For example: A r C + t+ is A Rufer with C, won, Trull.</translation>
    </message>
    <message>
        <source>aufgegeben</source>
        <translation>given up</translation>
    </message>
    <message>
        <source>allein</source>
        <translation>alone</translation>
    </message>
    <message>
        <source>gewonnen</source>
        <translation>won</translation>
    </message>
    <message>
        <source>verloren</source>
        <translation>lost</translation>
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
        <translation>numbers only</translation>
    </message>
    <message>
        <source>Mondfang</source>
        <translation>Mondfang</translation>
    </message>
    <message>
        <source>%1 mit %2</source>
        <translation>%1 with %2</translation>
    </message>
    <message>
        <source>%1 Jungfrau</source>
        <translation>%1 Jungfrau</translation>
    </message>
    <message>
        <source>abgebrochen durch %1</source>
        <translation>broken off by %1</translation>
    </message>
    <message>
        <source>abgebrochen</source>
        <translation>broken off</translation>
    </message>
    <message>
        <source>Durch</source>
        <translation>By</translation>
    </message>
    <message>
        <source>Ein Negativspiel steht nicht als abgebrochen da: brach es der Spieler, ist es verloren, sonst gewonnen.</source>
        <translation>A negative game is not written as broken off: by the declarer&apos;s doing it is lost, else won.</translation>
    </message>
    <message>
        <source>Zuerst wählen, wer was spielt; dann, durch wen es abgebrochen ist.</source>
        <translation>First choose who plays what; then by whose doing it was broken off.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::LayoutChoice</name>
    <message>
        <source>quer</source>
        <translation>landscape</translation>
    </message>
    <message>
        <source>Papier</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Wie viele auf einem Blatt</source>
        <translation>How many on a page</translation>
    </message>
    <message>
        <source>Urkunden ab Rang</source>
        <translation>Certificates from rank</translation>
    </message>
    <message>
        <source>Rang </source>
        <translation>Rank </translation>
    </message>
    <message>
        <source>Urkunden bis Rang</source>
        <translation>Certificates up to rank</translation>
    </message>
    <message>
        <source>bis </source>
        <translation>to </translation>
    </message>
    <message>
        <source>bis zum letzten</source>
        <translation>to the last</translation>
    </message>
    <message>
        <source>%1 je Blatt</source>
        <translation>%1 a page</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ListImport</name>
    <message>
        <source>Meldeliste einlesen</source>
        <translation>Read an entry list</translation>
    </message>
    <message>
        <source>Listen (*.csv *.txt);;Alle Dateien (*)</source>
        <translation>Lists (*.csv *.txt);;All files (*)</translation>
    </message>
    <message>
        <source>Zwischenablage</source>
        <translation>Clipboard</translation>
    </message>
    <message>
        <source>Vorname %1, Nachname %2</source>
        <translation>first name %1, last name %2</translation>
    </message>
    <message>
        <source>Vor- und Nachname stehen in einer Spalte: „%1“. Wie aufteilen?</source>
        <translation>First and last name stand in one column: “%1”. How to split them?</translation>
    </message>
    <message>
        <source>Zeile %1</source>
        <translation>Line %1</translation>
    </message>
    <message>
        <source>Aus %1 übernommen: %2.</source>
        <translation>Taken from %1: %2.</translation>
    </message>
    <message>
        <source>Gleiche weggelassen: %1.</source>
        <translation>Equal ones left out: %1.</translation>
    </message>
    <message>
        <source>Zu klären: %1.</source>
        <translation>To settle: %1.</translation>
    </message>
    <message>
        <source>Nicht gelesen: %1.</source>
        <translation>Not read: %1.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ListReport</name>
    <message>
        <source>Derselbe, ergänzen</source>
        <translation>The same, merge them</translation>
    </message>
    <message>
        <source>Zwei Leute</source>
        <translation>Two people</translation>
    </message>
    <message>
        <source>Fertig</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>%1 neu gemeldet</source>
        <translation>%1 newly entered</translation>
    </message>
    <message>
        <source>%1 gleiche weggelassen</source>
        <translation>%1 equal ones left out</translation>
    </message>
    <message>
        <source>%1 ergänzt</source>
        <translation>%1 completed</translation>
    </message>
    <message>
        <source>%1 zu klären</source>
        <translation>%1 to settle</translation>
    </message>
    <message>
        <source>%1 nicht gelesen</source>
        <translation>%1 not read</translation>
    </message>
    <message>
        <source>Nicht gelesen: %1</source>
        <translation>Not read: %1</translation>
    </message>
    <message>
        <source>%1 weitere ähnlich, als eigene gemeldet</source>
        <translation>%1 more alike, entered apart</translation>
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
        <translation>in the list</translation>
    </message>
    <message>
        <source>ist Nr. %1</source>
        <translation>is no. %1</translation>
    </message>
    <message>
        <source>%1 und Nr. %2 %3: eine Person oder zwei?</source>
        <translation>%1 and no. %2 %3: one person or two?</translation>
    </message>
    <message>
        <source>✓ %1 ist Nr. %2, ergänzt</source>
        <translation>✓ %1 is no. %2, completed</translation>
    </message>
    <message>
        <source>doch zwei</source>
        <translation>two after all</translation>
    </message>
    <message>
        <source>✓ Nr. %1 %2 und Nr. %3 %4 sind zwei</source>
        <translation>✓ No. %1 %2 and no. %3 %4 are two</translation>
    </message>
    <message>
        <source>doch derselbe</source>
        <translation>the same after all</translation>
    </message>
    <message>
        <source>%1 (Nr. %2)</source>
        <translation>%1 (no. %2)</translation>
    </message>
    <message>
        <source>%1 (Zeile %2)</source>
        <translation>%1 (line %2)</translation>
    </message>
    <message>
        <source>und %1 weitere</source>
        <translation>and %1 more</translation>
    </message>
    <message>
        <source>Weggelassen, weil gleich: %1</source>
        <translation>Left out as equal: %1</translation>
    </message>
    <message>
        <source>doch aufnehmen …</source>
        <translation>enter all the same …</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::LookMenu</name>
    <message>
        <source>Hell</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dunkel</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Schreibzettel mit WIR links</source>
        <translation>Scoresheet with WE on the left</translation>
    </message>
    <message>
        <source>Schrift größer</source>
        <translation>Larger letters</translation>
    </message>
    <message>
        <source>Schrift kleiner</source>
        <translation>Smaller letters</translation>
    </message>
    <message>
        <source>Schrift wie gewohnt</source>
        <translation>Letters as usual</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::MainWindow</name>
    <message>
        <source>Verein</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>&amp;Bearbeiten</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;Gehe zu</source>
        <translation>&amp;Go</translation>
    </message>
    <message>
        <source>Meldung</source>
        <translation>Entries</translation>
    </message>
    <message>
        <source>Auslosung</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Runde</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Schreibzettel</source>
        <translation>Scoresheets</translation>
    </message>
    <message>
        <source>Rangliste</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>&amp;Datei</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>Neues Turnier …</source>
        <translation>New tournament …</translation>
    </message>
    <message>
        <source>Öffnen …</source>
        <translation>Open …</translation>
    </message>
    <message>
        <source>Turnier schließen</source>
        <translation>Close the tournament</translation>
    </message>
    <message>
        <source>Beenden</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Dr&amp;ucken</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>Blatt zu dieser Seite</source>
        <translation>The paper of this page</translation>
    </message>
    <message>
        <source>&amp;Ansicht</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>Vollbild</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Einstellungen des Turniers</source>
        <translation>Settings of the tournament</translation>
    </message>
    <message>
        <source>Streitfall</source>
        <translation>Dispute</translation>
    </message>
    <message>
        <source>Beamer</source>
        <translation>Projector</translation>
    </message>
    <message>
        <source>Zuerst die Frage beantworten oder mit Esc lassen.</source>
        <translation>Answer the question first, or leave it with Esc.</translation>
    </message>
    <message>
        <source>&amp;Hilfe</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Handbuch zu dieser Seite</source>
        <translation>Manual for this page</translation>
    </message>
    <message>
        <source>Über Schreiber</source>
        <translation>About Schreiber</translation>
    </message>
    <message>
        <source>Einstellungen des Programms</source>
        <translation>Program settings</translation>
    </message>
    <message>
        <source>Aussehen</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>Seiten am Beamer</source>
        <translation>Pages on the projector</translation>
    </message>
    <message>
        <source>Im Streitfall steht wieder das Protokoll, das zuletzt nicht behalten wurde.</source>
        <translation>The record that was not kept last time stands in the dispute again.</translation>
    </message>
    <message>
        <source>Getippt, während gewartet wurde, und nicht geschrieben: %1. Jetzt nachholen?</source>
        <translation>Typed while waiting, and not written: %1. Do it now?</translation>
    </message>
    <message>
        <source>Nachholen</source>
        <translation>Do it</translation>
    </message>
    <message>
        <source>Nicht nachholen</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Getippt und noch nicht geantwortet: „%1“. Bei derselben Frage steht es wieder da.</source>
        <translation>Typed and not yet answered: “%1”. It is there again at the same question.</translation>
    </message>
    <message>
        <source>Streitfall zu diesem Tisch</source>
        <translation>Dispute at this table</translation>
    </message>
    <message>
        <source>Erst die zweite Eingabe; Esc lässt sie.</source>
        <translation>The second keying first; Esc leaves it.</translation>
    </message>
    <message>
        <source>Schrift</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Schrift %1 %</source>
        <translation>Letters %1 %</translation>
    </message>
    <message>
        <source>%1: wie gewohnt</source>
        <translation>%1: as usual</translation>
    </message>
    <message>
        <source>Wappen</source>
        <translation>Emblem</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ManualWindow</name>
    <message>
        <source>Handbuch – Schreiber</source>
        <translation>Manual – Schreiber</translation>
    </message>
    <message>
        <source>Suchen (Strg+F), Enter zum nächsten, Esc schließt</source>
        <translation>Find (Ctrl+F), Enter for the next, Esc closes</translation>
    </message>
    <message>
        <source>Im Handbuch suchen</source>
        <translation>Find in the manual</translation>
    </message>
    <message>
        <source>Handbuch</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Seiten des Handbuchs</source>
        <translation>Pages of the manual</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::MessageStrip</name>
    <message>
        <source>Meldung schließen</source>
        <translation>Close the message</translation>
    </message>
    <message>
        <source>Meldung schließen (Esc)</source>
        <translation>Close the message (Esc)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::NewTournamentForm</name>
    <message>
        <source>Am selben Tisch</source>
        <translation>At one table</translation>
    </message>
    <message>
        <source>einmal mit- und einmal gegeneinander</source>
        <translation>once together and once against</translation>
    </message>
    <message>
        <source>nur einmal</source>
        <translation>only once</translation>
    </message>
    <message>
        <source>Wer übrig bleibt</source>
        <translation>Who is left over</translation>
    </message>
    <message>
        <source>ist spielfrei</source>
        <translation>sits out</translation>
    </message>
    <message>
        <source>zwei spielen gegeneinander</source>
        <translation>two play one against one</translation>
    </message>
    <message>
        <source>Herbstabend</source>
        <translation>Autumn evening</translation>
    </message>
    <message>
        <source>Gasthof, Ort</source>
        <translation>Inn, place</translation>
    </message>
    <message>
        <source>offen</source>
        <translation>open</translation>
    </message>
    <message>
        <source>wie in den Regeln</source>
        <translation>as in the rules</translation>
    </message>
    <message>
        <source>&amp;Feste Paare, Gegner gelost</source>
        <translation>Fi&amp;xed pairs, opponents drawn</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Ort</source>
        <translation>P&amp;lace</translation>
    </message>
    <message>
        <source>Da&amp;tum</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>&amp;Regeln</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>Rund&amp;en</source>
        <translation>Ro&amp;unds</translation>
    </message>
    <message>
        <source>&amp;Ziel</source>
        <translation>&amp;Target</translation>
    </message>
    <message>
        <source>Anlegen und speichern …</source>
        <translation>Make and save …</translation>
    </message>
    <message>
        <source>keine</source>
        <translation>none</translation>
    </message>
    <message>
        <source>die zwei besten Paare</source>
        <translation>the two best pairs</translation>
    </message>
    <message>
        <source>um die Krone: die zwei Besten</source>
        <translation>for the crown: the two best</translation>
    </message>
    <message>
        <source>die zwei aus dem Halbfinale</source>
        <translation>the two of the semi-finals</translation>
    </message>
    <message>
        <source>zweite Chance: wer einmal verliert</source>
        <translation>second chance: who loses once</translation>
    </message>
    <message>
        <source>zu viert oder fünft</source>
        <translation>of four or five</translation>
    </message>
    <message>
        <source>Gruppen</source>
        <translation>Groups</translation>
    </message>
    <message>
        <source>&amp;Weiter je Gruppe</source>
        <translation>&amp;On from each group</translation>
    </message>
    <message>
        <source>Um den dritten Platz</source>
        <translation>For the third place</translation>
    </message>
    <message>
        <source>&amp;Letzte Partie</source>
        <translation>Last &amp;match</translation>
    </message>
    <message>
        <source>&amp;Partner jede Runde neu</source>
        <translation>New p&amp;artners every round</translation>
    </message>
    <message>
        <source>Feste Paare, eine Seite rü&amp;ckt</source>
        <translation>Fixed pairs, one &amp;side moves</translation>
    </message>
    <message>
        <source>Feste Paare, &amp;Schweizer System</source>
        <translation>Fixed pairs, S&amp;wiss system</translation>
    </message>
    <message>
        <source>&amp;Jedes Paar gegen jedes</source>
        <translation>Ever&amp;y pair against every other</translation>
    </message>
    <message>
        <source>&amp;K.-o.</source>
        <translation>&amp;Knock-out</translation>
    </message>
    <message>
        <source>Jeder für s&amp;ich, zu dritt</source>
        <translation>Each for oneself, &amp;in threes</translation>
    </message>
    <message>
        <source>Eigene …</source>
        <translation>Own …</translation>
    </message>
    <message>
        <source>Eigene Regeln aus einer Datei</source>
        <translation>A club&apos;s own rules from a file</translation>
    </message>
    <message>
        <source>eigene: %1</source>
        <translation>own: %1</translation>
    </message>
    <message>
        <source>Regeln (%1)</source>
        <translation>Rules (%1)</translation>
    </message>
    <message>
        <source>&amp;Vorrunde in Gruppen, dann K.-o.</source>
        <translation>Groups, then kno&amp;ck-out</translation>
    </message>
    <message>
        <source>keine; sonst etwa 60,40,20,0</source>
        <translation>none; else such as 60,40,20,0</translation>
    </message>
    <message>
        <source>ohne Geld</source>
        <translation>no money</translation>
    </message>
    <message>
        <source>Jeder für s&amp;ich</source>
        <translation>Each for onesel&amp;f</translation>
    </message>
    <message>
        <source>Art des Abends</source>
        <translation>Kind of evening</translation>
    </message>
    <message>
        <source>Wertung: %1</source>
        <translation>scoring: %1</translation>
    </message>
    <message>
        <source>bei Gleichstand: %1</source>
        <translation>if level: %1</translation>
    </message>
    <message>
        <source>%1 Partien je Begegnung</source>
        <translation>%1 games a match</translation>
    </message>
    <message>
        <source>%1 Tische im Saal</source>
        <translation>%1 tables in the room</translation>
    </message>
    <message>
        <source>am selben Tisch nur einmal</source>
        <translation>at one table only once</translation>
    </message>
    <message>
        <source>zwei Übrige spielen gegeneinander</source>
        <translation>two left over play each other</translation>
    </message>
    <message>
        <source>Lager gegeneinander</source>
        <translation>camps against each other</translation>
    </message>
    <message>
        <source>Vereine auseinander</source>
        <translation>clubs kept apart</translation>
    </message>
    <message>
        <source>Rangliste geheim bis Runde %1</source>
        <translation>standings hidden until round %1</translation>
    </message>
    <message>
        <source>Neuer Abend</source>
        <translation>New evening</translation>
    </message>
    <message>
        <source>wie %1</source>
        <translation>like %1</translation>
    </message>
    <message>
        <source>leer</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>Kommt mit</source>
        <translation>Comes along</translation>
    </message>
    <message>
        <source>Nicht mit</source>
        <translation>Does not</translation>
    </message>
    <message>
        <source>&amp;Art</source>
        <translation>&amp;Kind</translation>
    </message>
    <message>
        <source>noch der vom letzten Mal</source>
        <translation>still the last one</translation>
    </message>
    <message>
        <source>heute, %1</source>
        <translation>today, %1</translation>
    </message>
    <message>
        <source>Preise: %1</source>
        <translation>Prizes: %1</translation>
    </message>
    <message>
        <source>wie bei %1</source>
        <translation>as in the rules of %1</translation>
    </message>
    <message>
        <source>bei %1: %2</source>
        <translation>in the rules of %1: %2</translation>
    </message>
    <message>
        <source>ohne die Hausregeln vom letzten Mal</source>
        <translation>without the house rules of last time</translation>
    </message>
    <message>
        <source>mit 1 Hausregel</source>
        <translation>with 1 house rule</translation>
    </message>
    <message>
        <source>mit %1 Hausregeln</source>
        <translation>with %1 house rules</translation>
    </message>
    <message>
        <source>Zweitkopie in %1</source>
        <translation>second copy in %1</translation>
    </message>
    <message>
        <source>Leute und Ergebnisse.</source>
        <translation>People and results.</translation>
    </message>
    <message>
        <source>Leute und Ergebnisse. Die %1 Namen werden beim Melden vorgeschlagen.</source>
        <translation>People and results. The %1 names are suggested while entering.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::NextSteps</name>
    <message>
        <source>Was jetzt erlaubt ist</source>
        <translation>What is legal now</translation>
    </message>
    <message>
        <source>(vielleicht nicht erlaubt)</source>
        <translation>(perhaps not allowed)</translation>
    </message>
    <message>
        <source>Hängt an Karten, die niemand kennt, oder an einer offenen Hausregel.</source>
        <translation>Hangs on cards nobody knows, or on an open house rule.</translation>
    </message>
    <message>
        <source>Nichts mehr.</source>
        <translation>Nothing more.</translation>
    </message>
    <message>
        <source>Noch nichts.</source>
        <translation>Nothing yet.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::OwnList</name>
    <message>
        <source>Perlaggen, der stärkste zuerst</source>
        <translation>Perlaggen, the strongest first</translation>
    </message>
    <message>
        <source>Noch ein Perlagg</source>
        <translation>One more Perlagg</translation>
    </message>
    <message>
        <source>Trumpf: %1</source>
        <translation>Trumps: %1</translation>
    </message>
    <message>
        <source>Regelsatz, Ziel und Liste stehen fest, sobald gelost ist.</source>
        <translation>Rule set, target and list are fixed once there is a draw.</translation>
    </message>
    <message>
        <source>Ziehen oder Alt+↑ und Alt+↓: Reihung · Entf: heraus · Enter: dazu</source>
        <translation>Drag or Alt+↑ and Alt+↓: order · Del: out · Enter: adds</translation>
    </message>
    <message>
        <source>noch einen dazu …</source>
        <translation>add one more …</translation>
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
        <translation>Made from</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>wie der Verein sie nennt</source>
        <translation>what the club calls them</translation>
    </message>
    <message>
        <source>Ziel</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>Übernehmen</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>In Datei</source>
        <translation>Into a file</translation>
    </message>
    <message>
        <source>Aus Datei</source>
        <translation>From a file</translation>
    </message>
    <message>
        <source>Was der Verein anders halten kann</source>
        <translation>What the club can do otherwise</translation>
    </message>
    <message>
        <source>Was die Werte tun und wer so spielt</source>
        <translation>What the values do and who plays so</translation>
    </message>
    <message>
        <source>Alles ist vereinbart. Enter: eine Hausregel ändern.</source>
        <translation>All is agreed. Enter: change a house rule.</translation>
    </message>
    <message>
        <source>Noch offene Hausregeln: %1. Das darf so bleiben. Enter: eine entscheiden.</source>
        <translation>House rules still open: %1. They may stay so. Enter: decide one.</translation>
    </message>
    <message>
        <source>hier</source>
        <translation>here</translation>
    </message>
    <message>
        <source>Es ist nichts geändert.</source>
        <translation>Nothing is changed.</translation>
    </message>
    <message>
        <source>Erst übernehmen, was hier geändert ist.</source>
        <translation>First apply what is changed here.</translation>
    </message>
    <message>
        <source>Regeln in eine Datei</source>
        <translation>Rules into a file</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Gespeichert: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Regeln aus einer Datei</source>
        <translation>Rules from a file</translation>
    </message>
    <message>
        <source>noch nicht übernommen: %1</source>
        <translation>not applied yet: %1</translation>
    </message>
    <message>
        <source>Regelsatz</source>
        <translation>Rule set</translation>
    </message>
    <message>
        <source>Hausregeln</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>hier, wenn es übernommen ist</source>
        <translation>here, once it is applied</translation>
    </message>
    <message>
        <source>Regeln (*%1)</source>
        <translation>Rules (*%1)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PackGrid</name>
    <message>
        <source>liegt schon</source>
        <translation>lies already</translation>
    </message>
    <message>
        <source>geht hier nicht</source>
        <translation>not possible here</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PackPalette</name>
    <message>
        <source>%1, worauf getauft? (Enter: nicht)</source>
        <translation>%1, baptised as what? (Enter: not)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PageView</name>
    <message>
        <source>Seite %1 von %2</source>
        <translation>Page %1 of %2</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::Papers</name>
    <message>
        <source>, Runde %1</source>
        <translation>, round %1</translation>
    </message>
    <message>
        <source>, Tisch %1</source>
        <translation>, table %1</translation>
    </message>
    <message>
        <source>%1 Ebenso: %2</source>
        <translation>%1 The same: %2</translation>
    </message>
    <message>
        <source>%1 wird gesetzt … Esc: lassen</source>
        <translation>Setting %1 … Esc: let it be</translation>
    </message>
    <message>
        <source>, nur „%1“</source>
        <translation>, only “%1”</translation>
    </message>
    <message>
        <source>Papiere der Runde %1</source>
        <translation>Papers of round %1</translation>
    </message>
    <message>
        <source>„Datei → Verein → Ohne Wappen“ druckt die Urkunden ohne das Wappen.</source>
        <translation>“File → Club → Without an emblem” prints the certificates without it.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PointFields</name>
    <message>
        <source>Punkte für %1</source>
        <translation>Points for %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PreviewPage</name>
    <message>
        <source>Drucken</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Vorschau</source>
        <translation>Preview</translation>
    </message>
    <message>
        <source>Dieses Blatt lässt sich nicht anzeigen. Speichern und Drucken gehen.</source>
        <translation>This paper cannot be shown. Saving and printing work.</translation>
    </message>
    <message>
        <source>An den Drucker %1 geschickt: %2</source>
        <translation>Sent to the printer %1: %2</translation>
    </message>
    <message>
        <source>Der Drucker %1 nimmt nichts an. Einen anderen wählen oder als PDF speichern.</source>
        <translation>The printer %1 takes nothing. Choose another one, or save as PDF.</translation>
    </message>
    <message>
        <source>Vorige Seite</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Nächste Seite</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>Kleiner</source>
        <translation>Smaller</translation>
    </message>
    <message>
        <source>Größer</source>
        <translation>Larger</translation>
    </message>
    <message>
        <source>Ganze Seite</source>
        <translation>Whole page</translation>
    </message>
    <message>
        <source>Seitenbreite</source>
        <translation>Page width</translation>
    </message>
    <message>
        <source>Drucker</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>Wie oft</source>
        <translation>How many copies</translation>
    </message>
    <message>
        <source>Als PDF speichern …</source>
        <translation>Save as PDF …</translation>
    </message>
    <message>
        <source>Zurück</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Auf diesem Rechner ist kein Drucker eingerichtet. Als PDF speichern (%1) und anderswo drucken.</source>
        <translation>No printer is set up on this computer. Save as PDF (%1) and print elsewhere.</translation>
    </message>
    <message>
        <source>Geschrieben: %1</source>
        <translation>Written: %1</translation>
    </message>
    <message>
        <source>Bild↑ Bild↓</source>
        <translation>PgUp PgDn</translation>
    </message>
    <message>
        <source>Seite %1 von %2</source>
        <translation>Page %1 of %2</translation>
    </message>
    <message>
        <source>Papiere und ihre Seiten</source>
        <translation>Papers and their pages</translation>
    </message>
    <message>
        <source>%1 · 1 Seite</source>
        <translation>%1 · 1 page</translation>
    </message>
    <message>
        <source>%1 · %2 Seiten</source>
        <translation>%1 · %2 pages</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PrintMenu</name>
    <message>
        <source>Für die Wand</source>
        <translation>For the wall</translation>
    </message>
    <message>
        <source>Für die Tische</source>
        <translation>For the tables</translation>
    </message>
    <message>
        <source>Für die Leitung</source>
        <translation>For the desk</translation>
    </message>
    <message>
        <source>Die Rangliste bleibt bis Runde %1 verdeckt, und auf „%2“ steht sie.</source>
        <translation>The standings stay hidden until round %1, and “%2” shows them.</translation>
    </message>
    <message>
        <source>Trotzdem zeigen</source>
        <translation>Show all the same</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ProgramPage</name>
    <message>
        <source>Einstellungen des Programms</source>
        <translation>Program settings</translation>
    </message>
    <message>
        <source>Sie gelten auf diesem Gerät für jeden Abend. Was ein Turnier betrifft, steht in seinen eigenen: Strg+Komma.</source>
        <translation>They hold on this machine for every evening. What concerns one tournament is in its own: Ctrl+Comma.</translation>
    </message>
    <message>
        <source>Schreiber %1 · freie Software (MIT-Lizenz) · Qt %2</source>
        <translation>Schreiber %1 · free software (MIT licence) · Qt %2</translation>
    </message>
    <message>
        <source>Zurück</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::PromptBar</name>
    <message>
        <source>Abbrechen</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Grund</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Grund, kommt ins Journal</source>
        <translation>Reason, goes into the journal</translation>
    </message>
    <message>
        <source>Entscheidungsspiel %1 gegen %2: Wie ging es aus?</source>
        <translation>Extra game %1 against %2: how did it end?</translation>
    </message>
    <message>
        <source>Eintragen</source>
        <translation>Write it down</translation>
    </message>
    <message>
        <source>Punkte beider, etwa %1 11</source>
        <translation>Points of both, such as %1 11</translation>
    </message>
    <message>
        <source>„%1“ sind keine zwei Zahlen.</source>
        <translation>“%1” is not two numbers.</translation>
    </message>
    <message>
        <source>nicht entscheiden: wie es die Regeln halten</source>
        <translation>leave undecided: as the rules have it</translation>
    </message>
    <message>
        <source>Hier ist noch nichts eingetippt.</source>
        <translation>Nothing is typed here yet.</translation>
    </message>
    <message>
        <source>Grund, kommt auf den Zettel; kann leer bleiben</source>
        <translation>Reason, goes on the sheet; may stay empty</translation>
    </message>
    <message>
        <source>Hier braucht es einen Grund in Worten. Esc: doch nicht.</source>
        <translation>A reason in words is needed here. Esc: never mind.</translation>
    </message>
    <message>
        <source>Zuerst diese Frage beantworten, oder Esc.</source>
        <translation>Answer this question first, or Esc.</translation>
    </message>
    <message>
        <source>Zuerst die Frage unten beantworten.</source>
        <translation>Answer the question below first.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::QuickEntry</name>
    <message>
        <source>Vorname</source>
        <translation>First name</translation>
    </message>
    <message>
        <source>Nachname</source>
        <translation>Last name</translation>
    </message>
    <message>
        <source>Vorname 2</source>
        <translation>First name 2</translation>
    </message>
    <message>
        <source>Nachname 2</source>
        <translation>Last name 2</translation>
    </message>
    <message>
        <source>Verein</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Lager</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Jahrgang</source>
        <translation>Born</translation>
    </message>
    <message>
        <source>Geschlecht</source>
        <translation>Sex</translation>
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
        <translation>Pa&amp;id</translation>
    </message>
    <message>
        <source>Melden</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Es fehlt noch der Nachname.</source>
        <translation>The last name is still missing.</translation>
    </message>
    <message>
        <source>Partner: Vorname</source>
        <translation>Partner: first name</translation>
    </message>
    <message>
        <source>Partner: Nachname</source>
        <translation>Partner: last name</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RaceSheet</name>
    <message>
        <source>Geschriebene Zeilen</source>
        <translation>Written lines</translation>
    </message>
    <message>
        <source>zu %1 · %2</source>
        <translation>to %1 · %2</translation>
    </message>
    <message>
        <source>↑ ↓ wählt die Zeile, F4 streicht sie.</source>
        <translation>↑ ↓ chooses the line, F4 strikes it.</translation>
    </message>
    <message>
        <source>Zeile %1 (%2) streichen: warum?</source>
        <translation>Strike line %1 (%2): why?</translation>
    </message>
    <message>
        <source>%1 statt der Zeilen: Sie ergeben einen anderen Stand. Enter fragt, ob sie gestrichen werden.</source>
        <translation>%1 instead of the lines: they come to another score. Enter asks whether to strike them.</translation>
    </message>
    <message>
        <source>↑ ↓ wählt die Zeile · F4 streicht sie · Enter öffnet den Entscheid</source>
        <translation>↑ ↓ chooses the line · F4 strikes it · Enter opens the ruling</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RecordDeed</name>
    <message>
        <source>Entscheid behalten</source>
        <translation>Keep the ruling</translation>
    </message>
    <message>
        <source>1 Strafpunkt auf den Zettel</source>
        <translation>1 penalty point onto the sheet</translation>
    </message>
    <message>
        <source>%1 Strafpunkte auf den Zettel</source>
        <translation>%1 penalty points onto the sheet</translation>
    </message>
    <message>
        <source>Zeile auf den Zettel</source>
        <translation>Line onto the sheet</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RecordDesk</name>
    <message>
        <source>Das ist zu viel Text für ein Protokoll; nichts wurde eingefügt.</source>
        <translation>That is too much text for a record; nothing was inserted.</translation>
    </message>
    <message>
        <source>Das stand zuletzt hier und ist noch nicht behalten.</source>
        <translation>This stood here last time and is not kept yet.</translation>
    </message>
    <message>
        <source>Öffnen</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Protokoll öffnen</source>
        <translation>Open a record</translation>
    </message>
    <message>
        <source>Speichern</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Wegräumen</source>
        <translation>Put away</translation>
    </message>
    <message>
        <source>Danach neu urteilen</source>
        <translation>Rule again by that</translation>
    </message>
    <message>
        <source>Ähnliches gab es schon (Archiv: %1): %2</source>
        <translation>Something like it was there before (archive: %1): %2</translation>
    </message>
    <message>
        <source>Auf welchem Platz sitzt „%1“?</source>
        <translation>Which seat is “%1”?</translation>
    </message>
    <message>
        <source>Es ist noch kein Protokoll da, das gelesen werden kann.</source>
        <translation>There is no record yet that can be read.</translation>
    </message>
    <message>
        <source>Entscheid</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Inzwischen ist hier vereinbart: %1.</source>
        <translation>Agreed here in the meantime: %1.</translation>
    </message>
    <message>
        <source>Weggeräumt; Strg+Z bringt es zurück.</source>
        <translation>Put away; Ctrl+Z brings it back.</translation>
    </message>
    <message>
        <source>Zeile %1 dieses Protokolls ist zu lang, um hier gezeigt zu werden (%L2 Buchstaben).</source>
        <translation>Line %1 of this record is too long to be shown here (%L2 letters).</translation>
    </message>
    <message>
        <source>Streitfall</source>
        <translation>Dispute</translation>
    </message>
    <message>
        <source>Protokoll speichern</source>
        <translation>Save the record</translation>
    </message>
    <message>
        <source>Gespeichert: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Protokolle (%1)</source>
        <translation>Records (%1)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RecordEditor</name>
    <message>
        <source>Protokoll des Spiels</source>
        <translation>Record of the deal</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RecordPasting</name>
    <message>
        <source>Zeile %1: Welche Karte ist „%2“?</source>
        <translation>Line %1: which card is “%2”?</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RoundEntry</name>
    <message>
        <source>Ergebnis eintippen</source>
        <translation>Type a result</translation>
    </message>
    <message>
        <source>Tisch und Punkte</source>
        <translation>Table and points</translation>
    </message>
    <message>
        <source>Tisch, dann die Punkte nach den Plätzen: 3 34 -12 -18 -4</source>
        <translation>Table, then the points by the seats: 3 34 -12 -18 -4</translation>
    </message>
    <message>
        <source>Einen Tisch „%1“ gibt es in dieser Runde nicht.</source>
        <translation>There is no table “%1” in this round.</translation>
    </message>
    <message>
        <source>„%1“ ist keine Zahl, die hier stehen kann.</source>
        <translation>“%1” is no number that can stand here.</translation>
    </message>
    <message>
        <source>An Tisch %1 sitzen %2, es stehen %3 Zahlen da.</source>
        <translation>%2 sit at table %1, and there are %3 numbers.</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Es kommt: %1.</source>
        <translation>Next: %1.</translation>
    </message>
    <message>
        <source>Es kommt: %1; %2 macht die Summe 0.</source>
        <translation>Next: %1; %2 makes the sum 0.</translation>
    </message>
    <message>
        <source>Summe 0. Enter schreibt es.</source>
        <translation>Sum 0. Enter writes it.</translation>
    </message>
    <message>
        <source>Es steht noch kein Ergebnis da.</source>
        <translation>There is no result yet.</translation>
    </message>
    <message>
        <source>So schreiben</source>
        <translation>Write it so</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RoundPage</name>
    <message>
        <source>Nur &amp;fehlende</source>
        <translation>&amp;Missing only</translation>
    </message>
    <message>
        <source>Noch keine Runde. Zuerst auslosen und die Auslosung bestätigen.</source>
        <translation>No round yet. Draw first and confirm the draw.</translation>
    </message>
    <message>
        <source>Tische der Runde</source>
        <translation>Tables of the round</translation>
    </message>
    <message>
        <source>Der Zettel ist da.</source>
        <translation>The sheet is in.</translation>
    </message>
    <message>
        <source>Alle %1 Zettel sind da.</source>
        <translation>All %1 sheets are in.</translation>
    </message>
    <message>
        <source>Es fehlt noch: Tisch %1</source>
        <translation>Still missing: table %1</translation>
    </message>
    <message>
        <source>Entscheidungsspiel …</source>
        <translation>Extra game …</translation>
    </message>
    <message>
        <source>Unentschieden, es braucht ein Entscheidungsspiel: Tisch %1</source>
        <translation>Level, an extra game is needed: table %1</translation>
    </message>
    <message>
        <source>die Zeit ist um</source>
        <translation>time is up</translation>
    </message>
    <message>
        <source>die Zeit ist seit %1 min um</source>
        <translation>time has been up for %1 min</translation>
    </message>
    <message>
        <source>Kein Zettel wird erwartet.</source>
        <translation>No sheet is waited for.</translation>
    </message>
    <message>
        <source>Freilos: %1</source>
        <translation>Bye: %1</translation>
    </message>
    <message>
        <source>Spielfrei: %1</source>
        <translation>Sitting out: %1</translation>
    </message>
    <message>
        <source>Runde %1: %2</source>
        <translation>Round %1: %2</translation>
    </message>
    <message>
        <source>Tisch %1 dazu …</source>
        <translation>Add table %1 …</translation>
    </message>
    <message>
        <source>Spielfrei oder eben gekommen: %1</source>
        <translation>Sitting out or just come: %1</translation>
    </message>
    <message>
        <source>Drucken …</source>
        <translation>Print …</translation>
    </message>
    <message>
        <source>Uhr starten</source>
        <translation>Start the clock</translation>
    </message>
    <message>
        <source>Bestätigt. Jetzt drucken, dann die Uhr.</source>
        <translation>Confirmed. Print now, then the clock.</translation>
    </message>
    <message>
        <source>Bestätigt. Alle am Tisch? Dann die Uhr.</source>
        <translation>Confirmed. Everybody seated? Then the clock.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RoundPicker</name>
    <message>
        <source>Frühere Runde (Alt+←)</source>
        <translation>Earlier round (Alt+←)</translation>
    </message>
    <message>
        <source>Frühere Runde</source>
        <translation>Earlier round</translation>
    </message>
    <message>
        <source>Spätere Runde (Alt+→)</source>
        <translation>Later round (Alt+→)</translation>
    </message>
    <message>
        <source>Spätere Runde</source>
        <translation>Later round</translation>
    </message>
    <message>
        <source>Runde %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Noch keine Runde</source>
        <translation>No round yet</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RoundPrinting</name>
    <message>
        <source>An den Drucker %1 geschickt: %2</source>
        <translation>Sent to the printer %1: %2</translation>
    </message>
    <message>
        <source> und </source>
        <translation> and </translation>
    </message>
    <message>
        <source>Der Drucker %1 nimmt nichts an. Einen anderen wählen, oder mit „Nur ansehen“ als PDF speichern.</source>
        <translation>The printer %1 accepts nothing. Choose another, or save as PDF with “Only look”.</translation>
    </message>
    <message>
        <source>für die Wand</source>
        <translation>for the wall</translation>
    </message>
    <message>
        <source>Tische: %1</source>
        <translation>Tables: %1</translation>
    </message>
    <message>
        <source>schon gedruckt</source>
        <translation>already printed</translation>
    </message>
    <message>
        <source>für die Tische</source>
        <translation>for the tables</translation>
    </message>
    <message>
        <source>Geschrieben: %1</source>
        <translation>Written: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RoundSteps</name>
    <message>
        <source>Drucken</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Uhr starten</source>
        <translation>Start the clock</translation>
    </message>
    <message>
        <source>Zettel eintippen</source>
        <translation>Key the sheets</translation>
    </message>
    <message>
        <source>Sitzliste und Zettel</source>
        <translation>Seating and sheets</translation>
    </message>
    <message>
        <source>sobald einer kommt</source>
        <translation>as soon as one comes</translation>
    </message>
    <message>
        <source>Drucker</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>Ohne Druck weiter</source>
        <translation>Go on without printing</translation>
    </message>
    <message>
        <source>Nur ansehen</source>
        <translation>Only look</translation>
    </message>
    <message>
        <source>Wie oft: %1</source>
        <translation>How often: %1</translation>
    </message>
    <message>
        <source>%1 Minuten</source>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>Kein Drucker eingerichtet: als PDF speichern und anderswo drucken.</source>
        <translation>No printer is set up: save as PDF and print elsewhere.</translation>
    </message>
    <message>
        <source>1 Seite an</source>
        <translation>1 page to</translation>
    </message>
    <message>
        <source>%1 Seiten an</source>
        <translation>%1 pages to</translation>
    </message>
    <message>
        <source>1 Seite %1</source>
        <translation>1 page %1</translation>
    </message>
    <message>
        <source>%1 Seiten %2</source>
        <translation>%1 pages %2</translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Table %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RulesBox</name>
    <message>
        <source>Regelwerk des Protokolls</source>
        <translation>Rule set of the record</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RulesDesk</name>
    <message>
        <source>1 Unterschied</source>
        <translation>1 difference</translation>
    </message>
    <message>
        <source>1 Regel</source>
        <translation>1 rule</translation>
    </message>
    <message>
        <source>In den Regeln suchen</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Suchen, etwa: Farbe zugeben, gestrichen, Weli</source>
        <translation>Search, such as: follow suit, gestrichen, Weli</translation>
    </message>
    <message>
        <source>Ordnung</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>nach Sachgebiet</source>
        <translation>by subject</translation>
    </message>
    <message>
        <source>nach Quelle</source>
        <translation>by source</translation>
    </message>
    <message>
        <source>Regelsatz</source>
        <translation>Rule set</translation>
    </message>
    <message>
        <source>Vergleichen mit</source>
        <translation>Compare with</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Regel</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Beispiel am Tisch</source>
        <translation>Example on the table</translation>
    </message>
    <message>
        <source>alle Regelsätze</source>
        <translation>all rule sets</translation>
    </message>
    <message>
        <source>mit keinem vergleichen</source>
        <translation>compare with none</translation>
    </message>
    <message>
        <source>im Turnier: %1</source>
        <translation>in the tournament: %1</translation>
    </message>
    <message>
        <source>in „%1“</source>
        <translation>in “%1”</translation>
    </message>
    <message>
        <source>im Turnier</source>
        <translation>in the tournament</translation>
    </message>
    <message>
        <source>%1 Unterschiede</source>
        <translation>%1 differences</translation>
    </message>
    <message>
        <source>%1 Regeln</source>
        <translation>%1 rules</translation>
    </message>
    <message>
        <source>Kein Unterschied.</source>
        <translation>No difference.</translation>
    </message>
    <message>
        <source>Keine Regel gefunden.</source>
        <translation>No rule found.</translation>
    </message>
    <message>
        <source>Eigene Regeln</source>
        <translation>Own rules</translation>
    </message>
    <message>
        <source>im Protokoll: %1</source>
        <translation>in the record: %1</translation>
    </message>
    <message>
        <source>im Protokoll</source>
        <translation>in the record</translation>
    </message>
    <message>
        <source>Kein Unterschied; in allen Regeln gefunden: %1</source>
        <translation>No difference; found among all rules: %1</translation>
    </message>
    <message>
        <source>Spiel</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>In den Regeln von %1</source>
        <translation>In the rules of %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RulingCard</name>
    <message>
        <source>Öffnen</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Drucken</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Entscheid %1</source>
        <translation>Ruling %1</translation>
    </message>
    <message>
        <source>%1 Uhr</source>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::RulingKeeper</name>
    <message>
        <source>Das ist schon behalten, als Entscheid %1.</source>
        <translation>This is kept already, as ruling %1.</translation>
    </message>
    <message>
        <source>Zeile %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>Es sind %1 Spiele; ein Entscheid gehört zu einem.</source>
        <translation>There are %1 deals; a ruling is about one.</translation>
    </message>
    <message>
        <source>Nicht behalten; das Protokoll bleibt stehen. %1</source>
        <translation>Not kept; the record stays. %1</translation>
    </message>
    <message>
        <source>in den Worten der Parteien</source>
        <translation>in the words of the parties</translation>
    </message>
    <message>
        <source>Behalten</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Entscheid behalten, zu keinem Tisch: Worum ging der Streit?</source>
        <translation>Keep the ruling, of no table: what was the dispute about?</translation>
    </message>
    <message>
        <source>Entscheid zu Tisch %1, Runde %2 behalten: Worum ging der Streit?</source>
        <translation>Keep the ruling for table %1, round %2: what was the dispute about?</translation>
    </message>
    <message>
        <source>Behalten und auf den Zettel …</source>
        <translation>Keep, and onto the sheet …</translation>
    </message>
    <message>
        <source>Behalten: %1</source>
        <translation>Kept: %1</translation>
    </message>
    <message>
        <source>Entscheid %1 ist behalten. Was kommt davon auf den Zettel von Tisch %2?</source>
        <translation>Ruling %1 is kept. What of it goes on the sheet of table %2?</translation>
    </message>
    <message>
        <source>Zeile %1, Strafe %2</source>
        <translation>Line %1, fine %2</translation>
    </message>
    <message>
        <source>Zeile %1</source>
        <translation>Line %1</translation>
    </message>
    <message>
        <source>Strafe …</source>
        <translation>Fine …</translation>
    </message>
    <message>
        <source>Zeile streichen …</source>
        <translation>Strike a line …</translation>
    </message>
    <message>
        <source>Partie verloren …</source>
        <translation>Game lost …</translation>
    </message>
    <message>
        <source>Neu geben</source>
        <translation>Deal again</translation>
    </message>
    <message>
        <source>Wer bekommt die Strafe?</source>
        <translation>Who is fined?</translation>
    </message>
    <message>
        <source>Wer hat die Partie verloren?</source>
        <translation>Who has lost the game?</translation>
    </message>
    <message>
        <source>Wie viele Strafpunkte für %1?</source>
        <translation>How many points off for %1?</translation>
    </message>
    <message>
        <source>Strafe eintragen</source>
        <translation>Enter the fine</translation>
    </message>
    <message>
        <source>Punkte</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>„%1“ sind keine Punkte. Nichts kam auf den Zettel.</source>
        <translation>“%1” is no number of points. Nothing went on the sheet.</translation>
    </message>
    <message>
        <source>Welche Zeile des Zettels wird gestrichen?</source>
        <translation>Which line of the sheet is struck?</translation>
    </message>
    <message>
        <source>Streichen</source>
        <translation>Strike</translation>
    </message>
    <message>
        <source>Nummer der Zeile</source>
        <translation>Number of the line</translation>
    </message>
    <message>
        <source>Ähnliches gab es schon: %1</source>
        <translation>Something like it was there before: %1</translation>
    </message>
    <message>
        <source>Strafe %1</source>
        <translation>fine %1</translation>
    </message>
    <message>
        <source>In Entscheid %1 hat die Leitung entschieden: „%2“. Was kommt davon auf den Zettel von Tisch %3?</source>
        <translation>In ruling %1 the director decided: “%2”. What of it goes on the sheet of table %3?</translation>
    </message>
    <message>
        <source>Nichts</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>Nach den Regeln: %1</source>
        <translation>By the rules: %1</translation>
    </message>
    <message>
        <source>Entscheid %1: Nichts kam auf den Zettel.</source>
        <translation>Ruling %1: nothing went on the sheet.</translation>
    </message>
    <message>
        <source>Partie verloren: %1</source>
        <translation>Game lost: %1</translation>
    </message>
    <message>
        <source>Er ist offen: Das Protokoll allein entscheidet es nicht. Was es entscheidet, steht am Ende der Entscheide.</source>
        <translation>It is open: the record alone does not decide it. What would decide it stands at the end of the rulings.</translation>
    </message>
    <message>
        <source>Auf den Zettel kam nichts. Im Archiv (Umschalt+F6) lässt er sich entscheiden und eintragen.</source>
        <translation>Nothing went on the sheet. In the archive (Shift+F6) it can be decided and entered.</translation>
    </message>
    <message>
        <source>Trotzdem eintragen</source>
        <translation>Enter it all the same</translation>
    </message>
    <message>
        <source>Von diesem Entscheid streichen: %1</source>
        <translation>Strike what this ruling wrote: %1</translation>
    </message>
    <message>
        <source>Andere Zeile streichen …</source>
        <translation>Strike another line …</translation>
    </message>
    <message>
        <source>%1 für %2</source>
        <translation>%1 for %2</translation>
    </message>
    <message>
        <source>Trotzdem behalten</source>
        <translation>Keep it anyway</translation>
    </message>
    <message>
        <source>Nichts ändern</source>
        <translation>Change nothing</translation>
    </message>
    <message>
        <source>Entscheid %1: Am Zettel bleibt, was er eingetragen hat.</source>
        <translation>Ruling %1: what it wrote on the sheet stays there.</translation>
    </message>
    <message>
        <source>Spiel streichen …</source>
        <translation>Strike a game …</translation>
    </message>
    <message>
        <source>Anderes Spiel streichen …</source>
        <translation>Strike another game …</translation>
    </message>
    <message>
        <source>Welches Spiel des Zettels wird gestrichen?</source>
        <translation>Which game of the sheet is struck?</translation>
    </message>
    <message>
        <source>Nummer des Spiels</source>
        <translation>Number of the game</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SeasonPage</name>
    <message>
        <source>Saisontabelle</source>
        <translation>Season table</translation>
    </message>
    <message>
        <source>Ränge</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Wins</translation>
    </message>
    <message>
        <source>Punkte</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>alle</source>
        <translation>all</translation>
    </message>
    <message>
        <source>offen</source>
        <translation>open</translation>
    </message>
    <message>
        <source>&amp;Gezählt werden</source>
        <translation>&amp;Counted are</translation>
    </message>
    <message>
        <source>nur die &amp;besten</source>
        <translation>only the &amp;best</translation>
    </message>
    <message>
        <source>&amp;von</source>
        <translation>&amp;from</translation>
    </message>
    <message>
        <source>b&amp;is</source>
        <translation>&amp;until</translation>
    </message>
    <message>
        <source>Zurück</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Noch ist kein Abend gemerkt. Am Ende eines Abends: „Abend merken“, oder „Datei → Verein → Diesen Abend merken“.</source>
        <translation>No evening is remembered yet. At the end of an evening: “Remember evening”, or “File → Club → Remember this evening”.</translation>
    </message>
    <message>
        <source>In dieser Zeit ist kein Abend gemerkt.</source>
        <translation>No evening is remembered of that time.</translation>
    </message>
    <message>
        <source>%1 Abende: %2</source>
        <translation>%1 evenings: %2</translation>
    </message>
    <message>
        <source>1 Abend: %1</source>
        <translation>1 evening: %1</translation>
    </message>
    <message>
        <source>Ohne Datum und deshalb nicht dabei: %1</source>
        <translation>Without a day and therefore left out: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SeatsPicture</name>
    <message>
        <source> gibt</source>
        <translation> deals</translation>
    </message>
    <message>
        <source> · gibt</source>
        <translation> · deals</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::Session</name>
    <message>
        <source>%1, Zeile %2</source>
        <translation>%1, line %2</translation>
    </message>
    <message>
        <source>Rückgängig gemacht: %1</source>
        <translation>Undone: %1</translation>
    </message>
    <message>
        <source>Wiederhergestellt: %1</source>
        <translation>Redone: %1</translation>
    </message>
    <message>
        <source>Es wird gelost …</source>
        <translation>Drawing …</translation>
    </message>
    <message>
        <source>Die Datei wird gerade von einem anderen Programm benutzt – ich warte.</source>
        <translation>The file is in use by another program – waiting.</translation>
    </message>
    <message>
        <source>Die Datei wird gerade von %1 benutzt – ich warte.</source>
        <translation>The file is in use by %1 – waiting.</translation>
    </message>
    <message>
        <source>Esc: nicht länger warten.</source>
        <translation>Esc: wait no longer.</translation>
    </message>
    <message>
        <source>%1 ist schon in einem anderen Fenster von Schreiber offen. Dort weiterarbeiten, oder es dort zuerst schließen.</source>
        <translation>%1 is already open in another window of Schreiber. Go on there, or close it there first.</translation>
    </message>
    <message>
        <source>%1 ist schon in einem anderen Fenster von Schreiber offen (Prozess %2). Dort weiterarbeiten, oder es dort zuerst schließen.</source>
        <translation>%1 is already open in another window of Schreiber (process %2). Go on there, or close it there first.</translation>
    </message>
    <message>
        <source>%1 wird eingelesen …</source>
        <translation>Reading %1 …</translation>
    </message>
    <message>
        <source>%1 wird geöffnet …</source>
        <translation>Opening %1 …</translation>
    </message>
    <message>
        <source>ein Tag wie %1</source>
        <translation>a day such as %1</translation>
    </message>
    <message>
        <source>Esc: lassen</source>
        <translation>Esc: let it be</translation>
    </message>
    <message>
        <source>Datei verändert</source>
        <translation>File altered</translation>
    </message>
    <message>
        <source>Wiederherstellen</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>Nur zum Ausprobieren: %1</source>
        <translation>Only tried out: %1</translation>
    </message>
    <message>
        <source>Gerettet: Der Abend liegt jetzt in %1, und es geht dort weiter.</source>
        <translation>Rescued: the evening now lies in %1 and goes on there.</translation>
    </message>
    <message>
        <source>%1 ist nicht mehr da, etwa weil der Stick gezogen ist. Bis die Datei wieder da ist, wird nichts gespeichert. Was hier steht, rettet „Datei → Kopie speichern unter …“ (%2).</source>
        <translation>%1 is no longer there, perhaps because the stick was pulled out. Until the file is back nothing is saved. What stands here is rescued by “File → Save a copy as …” (%2).</translation>
    </message>
    <message>
        <source>%1 liegt, wo nichts geschrieben werden kann. Ansehen und drucken geht; eingetragen wird nichts. Zum Weiterarbeiten: „Datei → Kopie speichern unter …“ (%2), und die Kopie öffnen.</source>
        <translation>%1 lies where nothing can be written. It can be looked at and printed; nothing is entered. To go on: “File → Save a copy as …” (%2), and open the copy.</translation>
    </message>
    <message>
        <source>Getippt, während gewartet wurde, und nicht geschrieben: %1</source>
        <translation>Typed while waiting, and not written: %1</translation>
    </message>
    <message>
        <source>Danach getippt: %1. Ist das hier geschrieben, wird gefragt, ob es nachgeholt wird.</source>
        <translation>Typed after it: %1. Once this is written you are asked whether to do it.</translation>
    </message>
    <message>
        <source>An der Stelle von %1 liegt eine andere Datei, etwa eine ältere Kopie. Bis die richtige wieder da ist, wird nichts gespeichert. Was hier steht, rettet „Datei → Kopie speichern unter …“ (%2).</source>
        <translation>In the place of %1 lies another file, perhaps an older copy. Until the right one is back nothing is saved. What stands here is rescued by “File → Save a copy as …” (%2).</translation>
    </message>
    <message>
        <source>Es steht wieder da, was im Journal steht.</source>
        <translation>It is again as the journal has it.</translation>
    </message>
    <message>
        <source>Aus dem Journal lässt sich das nicht wiederherstellen; nichts wurde verändert. Die letzte gute Kopie öffnen.</source>
        <translation>That cannot be put back from the journal; nothing was changed. Open the last sound copy.</translation>
    </message>
    <message>
        <source>Das Turnier ist abgeschlossen; Ränge und Preise stehen fest. Zum Ändern auf der Rangliste (%1) mit F8 wieder öffnen, mit einem Grund. Nur bezahlt lässt sich auch so eintragen.</source>
        <translation>The tournament is closed; ranks and prizes are fixed. To change something reopen it on the standings page (%1) with F8, with a reason. Only who has paid can be noted as it is.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SettingsForm</name>
    <message>
        <source>Wer übrig bleibt</source>
        <translation>Who is left over</translation>
    </message>
    <message>
        <source>ist spielfrei</source>
        <translation>sits out</translation>
    </message>
    <message>
        <source>zwei spielen gegeneinander</source>
        <translation>two play one against one</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Ort</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Datum</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Regeln</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Ziel</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>Runden</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>offen</source>
        <translation>open</translation>
    </message>
    <message>
        <source>Tische im Saal</source>
        <translation>Tables in the room</translation>
    </message>
    <message>
        <source>so viele wie nötig</source>
        <translation>as many as needed</translation>
    </message>
    <message>
        <source>Wertung</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>Bei Gleichstand</source>
        <translation>If level</translation>
    </message>
    <message>
        <source>wie der eigene Schnitt</source>
        <translation>their own average</translation>
    </message>
    <message>
        <source>wie ein Sieg</source>
        <translation>a win</translation>
    </message>
    <message>
        <source>nichts</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>Vereine</source>
        <translation>Clubs</translation>
    </message>
    <message>
        <source>spielen auch miteinander</source>
        <translation>also play each other</translation>
    </message>
    <message>
        <source>auseinanderhalten</source>
        <translation>keep apart</translation>
    </message>
    <message>
        <source>Am selben Tisch</source>
        <translation>At one table</translation>
    </message>
    <message>
        <source>einmal mit- und einmal gegeneinander</source>
        <translation>once together and once against</translation>
    </message>
    <message>
        <source>nur einmal</source>
        <translation>only once</translation>
    </message>
    <message>
        <source>Rangliste geheim bis Runde</source>
        <translation>Standings secret until round</translation>
    </message>
    <message>
        <source>nie</source>
        <translation>never</translation>
    </message>
    <message>
        <source>Übernehmen</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Partner jede Runde neu</source>
        <translation>New partners every round</translation>
    </message>
    <message>
        <source>Paare</source>
        <translation>Pairs</translation>
    </message>
    <message>
        <source>K.-o.</source>
        <translation>Knock-out</translation>
    </message>
    <message>
        <source>Gruppen, dann K.-o.</source>
        <translation>Groups, then a knock-out</translation>
    </message>
    <message>
        <source>Gegner</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>gelost</source>
        <translation>by lot</translation>
    </message>
    <message>
        <source>eine Seite rückt weiter</source>
        <translation>one side moves on</translation>
    </message>
    <message>
        <source>Schweizer System</source>
        <translation>Swiss system</translation>
    </message>
    <message>
        <source>jedes Paar gegen jedes</source>
        <translation>every pair against every other</translation>
    </message>
    <message>
        <source>Gruppen</source>
        <translation>Groups</translation>
    </message>
    <message>
        <source>zu viert oder fünft</source>
        <translation>of four or five</translation>
    </message>
    <message>
        <source>Weiter je Gruppe</source>
        <translation>On from each group</translation>
    </message>
    <message>
        <source>Um den dritten Platz</source>
        <translation>For the third place</translation>
    </message>
    <message>
        <source>die zwei aus dem Halbfinale</source>
        <translation>the two of the semi-finals</translation>
    </message>
    <message>
        <source>zweite Chance: wer einmal verliert</source>
        <translation>second chance: who loses once</translation>
    </message>
    <message>
        <source>Letzte Partie</source>
        <translation>Last match</translation>
    </message>
    <message>
        <source>keine</source>
        <translation>none</translation>
    </message>
    <message>
        <source>die zwei besten Paare</source>
        <translation>the two best pairs</translation>
    </message>
    <message>
        <source>um die Krone: die zwei Besten</source>
        <translation>for the crown: the two best</translation>
    </message>
    <message>
        <source>Lager</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>zählen nicht</source>
        <translation>do not count</translation>
    </message>
    <message>
        <source>spielen gegeneinander</source>
        <translation>play against each other</translation>
    </message>
    <message>
        <source>Preise</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Spielfreie Runde zählt</source>
        <translation>A sit-out is worth</translation>
    </message>
    <message>
        <source>Verwerfen</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Jeder für sich</source>
        <translation>Each for oneself</translation>
    </message>
    <message>
        <source>ohne Geld</source>
        <translation>no money</translation>
    </message>
    <message>
        <source>https://… steht als Code auf den Papieren</source>
        <translation>https://… as a code on the papers</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SettingsPage</name>
    <message>
        <source>Einstellungen</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Hausregeln</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Alle Hausregeln sind entschieden. Enter: eine ändern.</source>
        <translation>All house rules are decided. Enter: change one.</translation>
    </message>
    <message>
        <source>Noch offene Hausregeln: %1. Das hält keinen Abend auf. Enter: eine entscheiden.</source>
        <translation>House rules still open: %1. No evening has to wait for that. Enter: decide one.</translation>
    </message>
    <message>
        <source>Hier gilt: %1</source>
        <translation>Here: %1</translation>
    </message>
    <message>
        <source>Es ist nichts geändert.</source>
        <translation>Nothing is changed.</translation>
    </message>
    <message>
        <source>noch nicht übernommen: %1</source>
        <translation>not applied yet: %1</translation>
    </message>
    <message>
        <source>Noch nicht übernommen: %1. Strg+Komma führt zurück.</source>
        <translation>Not applied yet: %1. Ctrl+comma leads back.</translation>
    </message>
    <message>
        <source>Verworfen: %1. Es steht wieder da, was gilt.</source>
        <translation>Discarded: %1. What is in force stands there again.</translation>
    </message>
    <message>
        <source>Einstellungen (%1)</source>
        <translation>settings (%1)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SheetActions</name>
    <message>
        <source>Seiten vertauschen</source>
        <translation>Swap the sides</translation>
    </message>
    <message>
        <source>Strittig …</source>
        <translation>Disputed …</translation>
    </message>
    <message>
        <source>Streitfall zu diesem Tisch</source>
        <translation>Dispute at this table</translation>
    </message>
    <message>
        <source>Zeile %1 vertauschen</source>
        <translation>Turn line %1</translation>
    </message>
    <message>
        <source>Erst die zweite Eingabe; Esc lässt sie.</source>
        <translation>The second keying first; Esc leaves it.</translation>
    </message>
    <message>
        <source>Der Einspruch kommt zu spät: Danach ist schon weitergeschrieben, und er gilt nur, bis die nächste Gabe geschrieben ist. Streichen kann jetzt nur noch die Turnierleitung.</source>
        <translation>The claim comes too late: writing has gone on since, and it counts only until the next deal is written. Only the director can strike it now.</translation>
    </message>
    <message>
        <source>Hier steht nur der Endstand; F7 schreibt einen anderen.</source>
        <translation>Only the final score stands here; F7 writes another one.</translation>
    </message>
    <message>
        <source>Hier steht noch keine Zeile zum Streichen.</source>
        <translation>There is no line here yet to strike.</translation>
    </message>
    <message>
        <source>Streichen</source>
        <translation>Strike</translation>
    </message>
    <message>
        <source>Dieser Zettel ist schon bestätigt.</source>
        <translation>This sheet is confirmed already.</translation>
    </message>
    <message>
        <source>Hier steht noch nichts; bestätigt wird am Ende der Partie.</source>
        <translation>Nothing is written here yet; a sheet is confirmed at the end of the game.</translation>
    </message>
    <message>
        <source>Die Partie läuft noch; bestätigt wird am Ende.</source>
        <translation>The game is still on; it is confirmed at the end.</translation>
    </message>
    <message>
        <source>%1 gilt</source>
        <translation>%1 counts</translation>
    </message>
    <message>
        <source>Das Erste soll gelten: warum? Stimmt das Zweite: Esc, dann F7 und neu schreiben.</source>
        <translation>The first is to count: why? If the second is right: Esc, then F7 and write it anew.</translation>
    </message>
    <message>
        <source>Das Erste gilt</source>
        <translation>The first holds</translation>
    </message>
    <message>
        <source>Hier steht noch nichts, was strittig sein könnte.</source>
        <translation>There is nothing here yet to dispute.</translation>
    </message>
    <message>
        <source>Die Partie läuft noch; der Zettel ist erst am Ende strittig.</source>
        <translation>The game is still on; the sheet is disputed at the end.</translation>
    </message>
    <message>
        <source>Was jetzt strittig ist, klärt ein Streitfall zu diesem Tisch: Umschalt+F9.</source>
        <translation>What is disputed now is settled by a dispute at this table: Shift+F9.</translation>
    </message>
    <message>
        <source>Was ist am Zettel von Tisch %1 strittig?</source>
        <translation>What is disputed on the sheet of table %1?</translation>
    </message>
    <message>
        <source>Strittig</source>
        <translation>Disputed</translation>
    </message>
    <message>
        <source>Vertauschen</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>Streichen …</source>
        <translation>Strike …</translation>
    </message>
    <message>
        <source>Bestätigen</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>Das Turnier ist abgeschlossen. Wieder öffnen: Rangliste, F8.</source>
        <translation>The tournament is closed. To open it again: standings, F8.</translation>
    </message>
    <message>
        <source>Streitfall …</source>
        <translation>Dispute …</translation>
    </message>
    <message>
        <source>Mit ↑ ↓ zuerst die Zeile wählen, die gestrichen wird.</source>
        <translation>With ↑ ↓ first choose the line to strike.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SheetEntry</name>
    <message>
        <source>Grund</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Grund, kommt auf den Zettel</source>
        <translation>Reason, goes on the sheet</translation>
    </message>
    <message>
        <source>Strafe</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Zeile schreiben</source>
        <translation>Write the line</translation>
    </message>
    <message>
        <source>Figuren schreiben</source>
        <translation>Write the figures</translation>
    </message>
    <message>
        <source>Strafe schreiben</source>
        <translation>Write the fine</translation>
    </message>
    <message>
        <source>Endstand schreiben</source>
        <translation>Write the score</translation>
    </message>
    <message>
        <source>Vergleichen</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>Wie viele Strafpunkte, und warum.</source>
        <translation>How many points off, and why.</translation>
    </message>
    <message>
        <source>Vom Papier noch einmal, ohne hinzusehen, was schon geschrieben ist.</source>
        <translation>From the paper again, without a look at what is written already.</translation>
    </message>
    <message>
        <source>Steht schon da. F7: neu schreiben.</source>
        <translation>It is written already. F7: write it anew.</translation>
    </message>
    <message>
        <source>Zweite Eingabe: Endstand</source>
        <translation>Second keying: final score</translation>
    </message>
    <message>
        <source>Ein anderer Endstand streicht die Zeilen, mit Grund.</source>
        <translation>Another final score strikes the lines, with a reason.</translation>
    </message>
    <message>
        <source>Zeile %1</source>
        <translation>Line %1</translation>
    </message>
    <message>
        <source>Zeile %1 nach Figuren</source>
        <translation>Line %1 by figures</translation>
    </message>
    <message>
        <source>Endstand der ganzen Partie</source>
        <translation>Final score of the whole game</translation>
    </message>
    <message>
        <source>Wie er auf dem Papier steht, die Strafe schon eingerechnet.</source>
        <translation>As it stands on paper, the fine already counted.</translation>
    </message>
    <message>
        <source>Wie auf dem Zettel vorher. Esc: Zeile für Zeile.</source>
        <translation>As on the sheet before. Esc: line by line.</translation>
    </message>
    <message>
        <source>Es ist noch keine Figur gewählt.</source>
        <translation>No figure is chosen yet.</translation>
    </message>
    <message>
        <source>Es sind noch keine Punkte eingetippt.</source>
        <translation>No points are typed yet.</translation>
    </message>
    <message>
        <source>Erst die zweite Eingabe: der Endstand vom Papier.</source>
        <translation>The second keying first: the final score from the paper.</translation>
    </message>
    <message>
        <source>Es fehlen noch die Punkte von %1.</source>
        <translation>The points of %1 are still missing.</translation>
    </message>
    <message>
        <source>Es fehlt noch der Grund; er kommt auf den Zettel.</source>
        <translation>The reason is still missing; it goes on the sheet.</translation>
    </message>
    <message>
        <source>Getippt und noch nicht geschrieben: %1.</source>
        <translation>Typed and not written yet: %1.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SheetModel</name>
    <message>
        <source>Strafe %1 für %2</source>
        <translation>Fine of %1 for %2</translation>
    </message>
    <message>
        <source>nur Endstand</source>
        <translation>final score only</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Zeile</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Bemerkung</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>%1 · schreibt</source>
        <translation>%1 · writes</translation>
    </message>
    <message>
        <source>Grund: %1</source>
        <translation>Reason: %1</translation>
    </message>
    <message>
        <source>im Endstand schon eingerechnet</source>
        <translation>in the final score already</translation>
    </message>
    <message>
        <source>Strittig: %1</source>
        <translation>Disputed: %1</translation>
    </message>
    <message>
        <source>nach Zeit</source>
        <translation>by time</translation>
    </message>
    <message>
        <source>aufgegeben</source>
        <translation>given up</translation>
    </message>
    <message>
        <source>durch Entscheid</source>
        <translation>by a ruling</translation>
    </message>
    <message>
        <source>Entscheid %1</source>
        <translation>Ruling %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SheetPage</name>
    <message>
        <source>‹ Bild↑</source>
        <translation>‹ PgUp</translation>
    </message>
    <message>
        <source>Bild↓ ›</source>
        <translation>PgDn ›</translation>
    </message>
    <message>
        <source>Voriger Zettel</source>
        <translation>Previous sheet</translation>
    </message>
    <message>
        <source>Nächster Zettel</source>
        <translation>Next sheet</translation>
    </message>
    <message>
        <source>Tisch %1 · Runde %2</source>
        <translation>Table %1 · round %2</translation>
    </message>
    <message>
        <source> · Partie %1 von %2</source>
        <translation> · game %1 of %2</translation>
    </message>
    <message>
        <source>Zettel %1</source>
        <translation>Sheet: %1</translation>
    </message>
    <message>
        <source>Verdeckt, bis die zweite Eingabe geschrieben ist.</source>
        <translation>Covered until the second keying is written.</translation>
    </message>
    <message>
        <source>Kein Zettel offen. Auf der Seite „Runde“ (Strg+3) einen Tisch wählen.</source>
        <translation>No sheet is open. Choose a table on the page “Round” (Ctrl+3).</translation>
    </message>
    <message>
        <source>Noch kein Zettel: Es ist noch keine Runde ausgelost und bestätigt.</source>
        <translation>No sheet yet: no round is drawn and confirmed.</translation>
    </message>
    <message>
        <source>Schreibzettel</source>
        <translation>Scoresheets</translation>
    </message>
    <message>
        <source>Getippt und noch nicht geschrieben: %1.</source>
        <translation>Typed and not written yet: %1.</translation>
    </message>
    <message>
        <source>Alt+← →: andere Runde</source>
        <translation>Alt+← →: another round</translation>
    </message>
    <message>
        <source>entfällt, weil jemand gegangen ist</source>
        <translation>not played, as somebody left</translation>
    </message>
    <message>
        <source>%1; nach den Ergebnissen säßen hier andere (Auslosung: Strg+2)</source>
        <translation>%1; by the results others would sit here (draw: Ctrl+2)</translation>
    </message>
    <message>
        <source>%1; nach den Ergebnissen säßen hier andere, es bleibt so</source>
        <translation>%1; by the results others would sit here, it stays</translation>
    </message>
    <message>
        <source>Getippt und nicht geschrieben: %1. Zuerst schreiben oder aus den Feldern nehmen.</source>
        <translation>Typed and not written: %1. First write it or take it out of the fields.</translation>
    </message>
    <message>
        <source>was am Schreibzettel getippt ist (%1)</source>
        <translation>what is typed on the score sheet (%1)</translation>
    </message>
    <message>
        <source>eine halbe Zeile am Schreibzettel (%1)</source>
        <translation>half a line on the sheet (%1)</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SheetWriter</name>
    <message>
        <source>seitenverkehrt geschrieben</source>
        <translation>written the wrong way round</translation>
    </message>
    <message>
        <source>Trotzdem schreiben</source>
        <translation>Write all the same</translation>
    </message>
    <message>
        <source>Noch einmal ansehen</source>
        <translation>Look again</translation>
    </message>
    <message>
        <source>%1 schreiben</source>
        <translation>Write %1</translation>
    </message>
    <message>
        <source>%1 gilt</source>
        <translation>%1 counts</translation>
    </message>
    <message>
        <source>Die Zeilen ergeben einen anderen Stand. Alle streichen und nur den Endstand schreiben?</source>
        <translation>The lines come to another score. Strike them all and write only the final score?</translation>
    </message>
    <message>
        <source>Die Zeilen ergeben einen anderen Stand. Alle streichen und nur den Endstand schreiben: warum?</source>
        <translation>The lines add up to another score. Strike them all and write the final score alone: why?</translation>
    </message>
    <message>
        <source>Strafen bleiben stehen; im Endstand sind sie schon abgezogen.</source>
        <translation>Fines stay; they are off the final score already.</translation>
    </message>
    <message>
        <source>Zeilen streichen</source>
        <translation>Strike the lines</translation>
    </message>
    <message>
        <source>Das entscheidet: %1?</source>
        <translation>This decides: %1?</translation>
    </message>
    <message>
        <source>%1 (Sieg: %2)</source>
        <translation>%1 (winner: %2)</translation>
    </message>
    <message>
        <source>Beide wären aus. Was hat zuerst gezählt?</source>
        <translation>Both would be out. What counted first?</translation>
    </message>
    <message>
        <source>Davon hängt der Endstand ab. Was hat zuerst gezählt?</source>
        <translation>The final score hangs on it. What counted first?</translation>
    </message>
    <message>
        <source>Soll es trotzdem so stehen: warum?</source>
        <translation>Write it all the same: why?</translation>
    </message>
    <message>
        <source>Wie es ausgeht, hängt an der Reihenfolge.</source>
        <translation>How it ends hangs on the order.</translation>
    </message>
    <message>
        <source>Wer zuerst zählt, gewinnt: %1.</source>
        <translation>Whoever counts first wins: %1.</translation>
    </message>
    <message>
        <source> oder </source>
        <translation> or </translation>
    </message>
    <message>
        <source>Es gilt dann %1. Nicht mehr strittig: warum?</source>
        <translation>%1 will count. No longer disputed: why?</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SideColumn</name>
    <message>
        <source>%1 gemeldet, %2 bezahlt</source>
        <translation>%1 entered, %2 paid</translation>
    </message>
    <message>
        <source>%1 gemeldet, %2 abgemeldet</source>
        <translation>%1 entered, %2 left</translation>
    </message>
    <message>
        <source>%1 Paare, %2 abgemeldet</source>
        <translation>%1 pairs, %2 left</translation>
    </message>
    <message>
        <source>noch nichts gelost</source>
        <translation>nothing drawn yet</translation>
    </message>
    <message>
        <source>Runde %1: Entwurf</source>
        <translation>Round %1: draft</translation>
    </message>
    <message>
        <source>Runde %1 bestätigt</source>
        <translation>Round %1 confirmed</translation>
    </message>
    <message>
        <source>noch keine Runde</source>
        <translation>no round yet</translation>
    </message>
    <message>
        <source>noch keine Zettel</source>
        <translation>no sheets yet</translation>
    </message>
    <message>
        <source>%1 von %2 da</source>
        <translation>%1 of %2 in</translation>
    </message>
    <message>
        <source>noch keine</source>
        <translation>none yet</translation>
    </message>
    <message>
        <source>nach Runde %1</source>
        <translation>after round %1</translation>
    </message>
    <message>
        <source>vorläufig</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>Meldung</source>
        <translation>Entries</translation>
    </message>
    <message>
        <source>Auslosung</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Runde</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Schreibzettel</source>
        <translation>Scoresheets</translation>
    </message>
    <message>
        <source>Rangliste</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>1 Runde geplant</source>
        <translation>1 round planned</translation>
    </message>
    <message>
        <source>%1 Runden geplant</source>
        <translation>%1 rounds planned</translation>
    </message>
    <message>
        <source>Runde %1 von %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Runde %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Einträge: %1</source>
        <translation>Entries: %1</translation>
    </message>
    <message>
        <source>Streitfall</source>
        <translation>Dispute</translation>
    </message>
    <message>
        <source>wer hat recht?</source>
        <translation>who is right?</translation>
    </message>
    <message>
        <source>Runde %1, Tische: %2</source>
        <translation>Round %1, tables: %2</translation>
    </message>
    <message>
        <source>abgeschlossen</source>
        <translation>closed</translation>
    </message>
    <message>
        <source>%1 Paare, %2 bezahlt</source>
        <translation>%1 pairs, %2 paid</translation>
    </message>
    <message>
        <source>Runde %1: neu zu losen</source>
        <translation>Round %1: to be drawn anew</translation>
    </message>
    <message>
        <source>Runde %1, Begegnungen: %2</source>
        <translation>Round %1, matches: %2</translation>
    </message>
    <message>
        <source>Schritte des Abends</source>
        <translation>Steps of the evening</translation>
    </message>
    <message>
        <source>jetzt drucken</source>
        <translation>print now</translation>
    </message>
    <message>
        <source>jetzt die Uhr</source>
        <translation>the clock now</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SlipGrid</name>
    <message>
        <source>Zettel</source>
        <translation>Slips</translation>
    </message>
    <message>
        <source>Übernehmen</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>Abbrechen</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Alle sind eingetippt.</source>
        <translation>All are typed in.</translation>
    </message>
    <message>
        <source>Es fehlen noch: %1</source>
        <translation>Still missing: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SlipsModel</name>
    <message>
        <source>„%1“: niemand, oder mehrere.</source>
        <translation>“%1”: nobody, or several.</translation>
    </message>
    <message>
        <source>%1 %2 steht zweimal (%3 %4).</source>
        <translation>%1 %2 is there twice (%3 %4).</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::StandingsPage</name>
    <message>
        <source>Alle Zettel sind da; noch eine Runde, oder abschließen.</source>
        <translation>All sheets are in; another round, or close.</translation>
    </message>
    <message>
        <source>Endgültig nach dieser Runde.</source>
        <translation>Final after this round.</translation>
    </message>
    <message>
        <source>Vorläufig – es fehlt ein Entscheidungsspiel: Tisch %1</source>
        <translation>Not final yet – an extra game is missing: table %1</translation>
    </message>
    <message>
        <source>Vorläufig.</source>
        <translation>Provisional.</translation>
    </message>
    <message>
        <source>Vorläufig: noch 1 Runde.</source>
        <translation>Provisional: 1 round to go.</translation>
    </message>
    <message>
        <source>Vorläufig: noch %1 Runden.</source>
        <translation>Provisional: %1 rounds to go.</translation>
    </message>
    <message>
        <source>Vorläufig – es fehlt noch: Tisch %1</source>
        <translation>Provisional – still missing: table %1</translation>
    </message>
    <message>
        <source>Noch keine Rangliste: Es ist noch keine Runde gespielt. Sie entsteht mit dem ersten Ergebnis.</source>
        <translation>No standings yet: no round has been played. It begins with the first result.</translation>
    </message>
    <message>
        <source>Rangliste</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Jetzt hier zeigen</source>
        <translation>Show it here</translation>
    </message>
    <message>
        <source>Verdeckt bis Runde %1.</source>
        <translation>Covered until round %1.</translation>
    </message>
    <message>
        <source>Entscheidungsspiel …</source>
        <translation>Extra game …</translation>
    </message>
    <message>
        <source>Abgeschlossen: Ränge und Preise stehen fest.</source>
        <translation>Closed: ranks and prizes are fixed.</translation>
    </message>
    <message>
        <source>Wieder öffnen …</source>
        <translation>Reopen …</translation>
    </message>
    <message>
        <source>Turnier abschließen</source>
        <translation>Close the tournament</translation>
    </message>
    <message>
        <source>Das Turnier wieder öffnen: warum?</source>
        <translation>Reopen the tournament: why?</translation>
    </message>
    <message>
        <source>Wieder öffnen</source>
        <translation>Reopen</translation>
    </message>
    <message>
        <source>Noch nicht abschließen</source>
        <translation>Do not close yet</translation>
    </message>
    <message>
        <source>Trotzdem abschließen</source>
        <translation>Close it all the same</translation>
    </message>
    <message>
        <source>fett: geht weiter</source>
        <translation>bold: goes on</translation>
    </message>
    <message>
        <source>Eingetragen, aber nicht bestätigt: %1 Zettel. An die Wand kommt nur, was bestätigt ist.</source>
        <translation>Sheets entered but not confirmed: %1. Only what is confirmed comes to the wall.</translation>
    </message>
    <message>
        <source>Alle bestätigen und abschließen</source>
        <translation>Confirm all and close</translation>
    </message>
    <message>
        <source>Ohne Bestätigen abschließen</source>
        <translation>Close without confirming</translation>
    </message>
    <message>
        <source>Turnier abschließen: Ränge und Preise stehen dann fest.</source>
        <translation>Close the tournament: ranks and prizes are then fixed.</translation>
    </message>
    <message>
        <source>Abschließen</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>%1: warum Rang %2?</source>
        <translation>%1: why rank %2?</translation>
    </message>
    <message>
        <source>Noch kein Ergebnis.</source>
        <translation>No result yet.</translation>
    </message>
    <message>
        <source>Drucken …</source>
        <translation>Print …</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::StartPage</name>
    <message>
        <source>Turnier öffnen …</source>
        <translation>Open a tournament …</translation>
    </message>
    <message>
        <source>Am Beispielabend ausprobieren</source>
        <translation>Try things on an example evening</translation>
    </message>
    <message>
        <source>Weiter mit „%1“</source>
        <translation>Go on with “%1”</translation>
    </message>
    <message>
        <source>Einen Streitfall klären</source>
        <translation>Settle a dispute</translation>
    </message>
    <message>
        <source>Am Beispielabend im Königrufen ausprobieren</source>
        <translation>Try it on the example evening of Königrufen</translation>
    </message>
    <message>
        <source>Perlaggen und Königrufen: losen, schreiben, werten.</source>
        <translation>Perlaggen and Königrufen: draw, keep score, rank.</translation>
    </message>
    <message>
        <source>abgeschlossen</source>
        <translation>closed</translation>
    </message>
    <message>
        <source>abgeschlossen · Sieger %1</source>
        <translation>closed · winner %1</translation>
    </message>
    <message>
        <source>noch nichts gelost</source>
        <translation>nothing drawn yet</translation>
    </message>
    <message>
        <source>Runde %1 von %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Runde %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Neuer Abend wie „%1“</source>
        <translation>New evening like “%1”</translation>
    </message>
    <message>
        <source>1 Runde</source>
        <translation>1 round</translation>
    </message>
    <message>
        <source>%1 Runden</source>
        <translation>%1 rounds</translation>
    </message>
    <message>
        <source>%1 Leute</source>
        <translation>%1 people</translation>
    </message>
    <message>
        <source>Alles steht wie letztes Mal. Nur Name und Datum sind neu.</source>
        <translation>Everything is as last time. Only name and date are new.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::StatusLine</name>
    <message>
        <source>Es wird gearbeitet</source>
        <translation>Working</translation>
    </message>
    <message>
        <source>Die Datei ist wieder da, es wird wieder gespeichert.</source>
        <translation>The file is back, saving goes on.</translation>
    </message>
    <message>
        <source>Dort liegt eine andere Datei: nichts wird gespeichert</source>
        <translation>Another file lies there: nothing is saved</translation>
    </message>
    <message>
        <source>Die Datei fehlt: nichts wird gespeichert</source>
        <translation>The file is missing: nothing is saved</translation>
    </message>
    <message>
        <source>Nur zum Lesen: nichts wird gespeichert</source>
        <translation>Read only: nothing is saved</translation>
    </message>
    <message>
        <source>Beispielabend, wird nicht aufgehoben</source>
        <translation>Example evening, is not kept</translation>
    </message>
    <message>
        <source>Die Zweitkopie fehlt: %1 ist nicht zu erreichen. Der Abend selbst ist gespeichert. Den Stick anstecken, oder mit Datei → Ort der Zweitkopie einen anderen Ordner wählen.</source>
        <translation>The second copy is missing: %1 cannot be reached. The evening itself is saved. Plug in the stick, or choose another folder with File → Place of the second copy.</translation>
    </message>
    <message>
        <source>Zweitkopie fehlt: %1</source>
        <translation>Second copy missing: %1</translation>
    </message>
    <message>
        <source>Keine Zweitkopie</source>
        <translation>No second copy</translation>
    </message>
    <message>
        <source>Zweitkopie: %1</source>
        <translation>Second copy: %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::StepButton</name>
    <message>
        <source>Fällig. %1</source>
        <translation>Due. %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SuitChips</name>
    <message>
        <source>Trumpf</source>
        <translation>Trumps</translation>
    </message>
    <message>
        <source>%1 ist nach diesen Regeln nie Trumpf.</source>
        <translation>By these rules %1 is never trumps.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::SwitchesModel</name>
    <message>
        <source>offen</source>
        <translation>open</translation>
    </message>
    <message>
        <source>Hausregel</source>
        <translation>House rule</translation>
    </message>
    <message>
        <source>hier gilt</source>
        <translation>here</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::TableList</name>
    <message>
        <source>Tische</source>
        <translation>Tables</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::TablesModel</name>
    <message>
        <source> gegen </source>
        <translation> against </translation>
    </message>
    <message>
        <source>Tisch %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>%1. Durchgang</source>
        <translation>heat %1</translation>
    </message>
    <message>
        <source>unentschieden</source>
        <translation>level</translation>
    </message>
    <message>
        <source>entschieden %1</source>
        <translation>decided %1</translation>
    </message>
    <message>
        <source>Gruppe %1</source>
        <translation>Group %1</translation>
    </message>
    <message>
        <source>%1, langsam</source>
        <translation>%1, slow</translation>
    </message>
    <message>
        <source>passt nicht mehr</source>
        <translation>out of date</translation>
    </message>
    <message>
        <source>folgt nicht mehr</source>
        <translation>no longer follows</translation>
    </message>
    <message>
        <source>1 Spiel</source>
        <translation>1 game</translation>
    </message>
    <message>
        <source>%1 Spiele</source>
        <translation>%1 games</translation>
    </message>
    <message>
        <source>%1 von %2 Spielen</source>
        <translation>%1 of %2 games</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::TarockDesk</name>
    <message>
        <source>Sicht</source>
        <translation>View</translation>
    </message>
    <message>
        <source>Alles</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Es sieht</source>
        <translation>Seen by</translation>
    </message>
    <message>
        <source>Darunter</source>
        <translation>Below</translation>
    </message>
    <message>
        <source>Jetzt erlaubt</source>
        <translation>Allowed now</translation>
    </message>
    <message>
        <source>Begründung</source>
        <translation>Reasons</translation>
    </message>
    <message>
        <source>Was nicht gelesen werden kann</source>
        <translation>What cannot be read</translation>
    </message>
    <message>
        <source>Entscheide</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Buchstaben gehen immer in die Zeile · ohne Platz ist es der, der dran ist: dreier, weiter, XV</source>
        <translation>Letters always go into the line · without a seat it is the one whose turn it is: dreier, pass, XV</translation>
    </message>
    <message>
        <source>Enter schreibt: %1</source>
        <translation>Enter writes: %1</translation>
    </message>
    <message>
        <source>Zeile %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>Zeile %1 kann nicht gelesen werden.</source>
        <translation>Line %1 cannot be read.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::TarockHead</name>
    <message>
        <source>Es gibt</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Zählt …-fach</source>
        <translation>Counts … times</translation>
    </message>
    <message>
        <source>%1: der Fünfte</source>
        <translation>%1: the fifth</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::TarockLaying</name>
    <message>
        <source>Ein Klick</source>
        <translation>A click</translation>
    </message>
    <message>
        <source>ausspielen</source>
        <translation>plays</translation>
    </message>
    <message>
        <source>in die Hand</source>
        <translation>into the hand</translation>
    </message>
    <message>
        <source>weglegen</source>
        <translation>lays away</translation>
    </message>
    <message>
        <source>Karte für %1</source>
        <translation>Card for %1</translation>
    </message>
    <message>
        <source>Hand von %1</source>
        <translation>Hand of %1</translation>
    </message>
    <message>
        <source>%1 legt weg</source>
        <translation>%1 lays away</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::UndoMenu</name>
    <message>
        <source>Rückgängig</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Wiederherstellen</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>am Kartentisch</source>
        <translation>on the card table</translation>
    </message>
    <message>
        <source>„%1“ ist schon bekannt gegeben. Warum rückgängig?</source>
        <translation>“%1” has been announced. Why take it back?</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::UnsavedWork</name>
    <message>
        <source>der ganze Abend, denn seine Datei ist nicht mehr da</source>
        <translation>the whole evening, for its file is no longer there</translation>
    </message>
    <message>
        <source>der Beispielabend, der nur zum Ausprobieren da ist</source>
        <translation>the example evening, which is only there to try things on</translation>
    </message>
    <message>
        <source>Das ist noch nicht übernommen: %1.</source>
        <translation>This is not applied yet: %1.</translation>
    </message>
    <message>
        <source>Das ist noch nicht gespeichert: %1.</source>
        <translation>This is not saved yet: %1.</translation>
    </message>
    <message>
        <source>Übernehmen</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>Speichern</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Ohne das beenden</source>
        <translation>Quit without</translation>
    </message>
    <message>
        <source>Ohne das weiter</source>
        <translation>Go on without</translation>
    </message>
    <message>
        <source>Zurück dorthin</source>
        <translation>Back to it</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::VerdictPanel</name>
    <message>
        <source>„%1“</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Weiter: %1</source>
        <translation>From here: %1</translation>
    </message>
    <message>
        <source>Noch keine Antwort</source>
        <translation>No answer yet</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::WallControl</name>
    <message>
        <source>Beamer zeigen</source>
        <translation>Show the projector</translation>
    </message>
    <message>
        <source>Alles im Wechsel</source>
        <translation>Everything in turn</translation>
    </message>
    <message>
        <source>Nächste Seite oder Karte</source>
        <translation>Next page or card</translation>
    </message>
    <message>
        <source>Zurück</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Einfrieren</source>
        <translation>Freeze</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Pace</translation>
    </message>
    <message>
        <source>Langsam</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Mittel</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Schnell</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Nur von Hand</source>
        <translation>By hand only</translation>
    </message>
    <message>
        <source>Rundenuhr starten oder anhalten</source>
        <translation>Start or stop the round clock</translation>
    </message>
    <message>
        <source>Rundenuhr neu stellen</source>
        <translation>Set the round clock anew</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::WhatHappened</name>
    <message>
        <source>Was ist passiert?</source>
        <translation>What happened?</translation>
    </message>
    <message>
        <source>Anderer</source>
        <translation>Another</translation>
    </message>
    <message>
        <source>Anderer Tisch</source>
        <translation>Another table</translation>
    </message>
    <message>
        <source>Nichts davon?</source>
        <translation>None of these?</translation>
    </message>
    <message>
        <source>Als Protokoll aufnehmen</source>
        <translation>Take it down as a record</translation>
    </message>
    <message>
        <source>In den Regeln nachschlagen</source>
        <translation>Look it up in the rules</translation>
    </message>
    <message>
        <source>Frühere Entscheide</source>
        <translation>Earlier rulings</translation>
    </message>
    <message>
        <source>ohne Tisch</source>
        <translation>no table</translation>
    </message>
    <message>
        <source>Welcher Tisch?</source>
        <translation>Which table?</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ZeroSumEntry</name>
    <message>
        <source>So steht es schon da; Esc lässt es.</source>
        <translation>It is written so already; Esc leaves it.</translation>
    </message>
    <message>
        <source>Spiel</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Zahlen</source>
        <translation>Numbers</translation>
    </message>
    <message>
        <source>Summe</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Strafe</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Zweite Eingabe</source>
        <translation>Second keying</translation>
    </message>
    <message>
        <source>Zeile des Spiels</source>
        <translation>Line of the game</translation>
    </message>
    <message>
        <source>Verdoppelt danach:</source>
        <translation>Doubles what follows:</translation>
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
        <translation>ended by t&amp;ime</translation>
    </message>
    <message>
        <source>Grund</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Grund, kommt auf den Zettel</source>
        <translation>Reason, goes on the sheet</translation>
    </message>
    <message>
        <source>Es fehlt noch der Grund; er kommt auf den Zettel.</source>
        <translation>The reason is still missing; it goes on the sheet.</translation>
    </message>
    <message>
        <source>Es steht noch keine Zeile da.</source>
        <translation>There is no line yet.</translation>
    </message>
    <message>
        <source>Es sind noch keine Punkte eingetippt.</source>
        <translation>No points are typed yet.</translation>
    </message>
    <message>
        <source>Es fehlen noch Zahlen; die letzte füllt sich von selbst.</source>
        <translation>Numbers are still missing; the last one fills itself.</translation>
    </message>
    <message>
        <source>Was getippt wird</source>
        <translation>What is keyed</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ZeroSumFields</name>
    <message>
        <source>Punkte für %1</source>
        <translation>Points for %1</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ZeroSumModel</name>
    <message>
        <source>nach %1</source>
        <translation>after %1</translation>
    </message>
    <message>
        <source>Summe</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>nur Summe</source>
        <translation>total only</translation>
    </message>
    <message>
        <source>zweite Eingabe: %1</source>
        <translation>second keying: %1</translation>
    </message>
    <message>
        <source>Strafe</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Spieler und Spiel</source>
        <translation>Declarer and game</translation>
    </message>
    <message>
        <source>Quersumme</source>
        <translation>Cross sum</translation>
    </message>
    <message>
        <source>Spiel</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Faktor</source>
        <translation>Factor</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ZeroSumSheet</name>
    <message>
        <source>Das Turnier ist abgeschlossen. Wieder öffnen: Rangliste, F8.</source>
        <translation>The tournament is closed. To open it again: standings, F8.</translation>
    </message>
    <message>
        <source>„%1“ ist keine Zahl. Esc geht zurück zur Spielzeile; was getippt ist, bleibt.</source>
        <translation>“%1” is no number. Esc goes back to the line of the game; what is typed stays.</translation>
    </message>
    <message>
        <source>Geschriebene Spiele</source>
        <translation>Written games</translation>
    </message>
    <message>
        <source>Spiel berichtigen …</source>
        <translation>Correct the game …</translation>
    </message>
    <message>
        <source>Spiel %1</source>
        <translation>Game %1</translation>
    </message>
    <message>
        <source>Spiel %1 von %2</source>
        <translation>Game %1 of %2</translation>
    </message>
    <message>
        <source>Esc lässt es, wie es ist.</source>
        <translation>Esc leaves it as it is.</translation>
    </message>
    <message>
        <source>%1 gibt, %2 ist Vorhand</source>
        <translation>%1 deals, %2 is Vorhand</translation>
    </message>
    <message>
        <source>zählt ×%1</source>
        <translation>counts ×%1</translation>
    </message>
    <message>
        <source>zählt einfach</source>
        <translation>counts once</translation>
    </message>
    <message>
        <source>Spiel %1 schreiben</source>
        <translation>Write game %1</translation>
    </message>
    <message>
        <source>Summe schreiben</source>
        <translation>Write the total</translation>
    </message>
    <message>
        <source>Strafe schreiben</source>
        <translation>Write the fine</translation>
    </message>
    <message>
        <source>Vergleichen</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>nur Zahlen</source>
        <translation>numbers only</translation>
    </message>
    <message>
        <source>Es fehlt noch der Grund; er kommt auf den Zettel.</source>
        <translation>The reason is still missing; it goes on the sheet.</translation>
    </message>
    <message>
        <source>Strafe, neben dem Zettel: %1</source>
        <translation>Fine, beside the sheet: %1</translation>
    </message>
    <message>
        <source>Damit ändern sich auch: %1.</source>
        <translation>This changes, too: %1.</translation>
    </message>
    <message>
        <source>Die Zeile ergibt %1 statt 0.</source>
        <translation>The line comes to %1 instead of 0.</translation>
    </message>
    <message>
        <source>Die Summen ergeben %1 statt 0.</source>
        <translation>The totals come to %1 instead of 0.</translation>
    </message>
    <message>
        <source>Mit %1 bei %2 ginge es auf.</source>
        <translation>With %1 for %2 it would come out.</translation>
    </message>
    <message>
        <source>Dann steht auf dem Zettel:</source>
        <translation>Then the sheet says:</translation>
    </message>
    <message>
        <source>Die Zeilen ergeben eine andere Summe. Enter fragt, ob sie gestrichen werden.</source>
        <translation>The lines come to another total. Enter asks whether they are struck.</translation>
    </message>
    <message>
        <source>Hier steht nur die Summe; F7 schreibt eine andere.</source>
        <translation>Only the total stands here; F7 writes another.</translation>
    </message>
    <message>
        <source>Mit ↑ ↓ zuerst das Spiel wählen, das falsch steht.</source>
        <translation>Choose the game that is wrong with ↑ ↓ first.</translation>
    </message>
    <message>
        <source>bis zum Radel</source>
        <translation>until the Radel</translation>
    </message>
    <message>
        <source>%1 Spiele</source>
        <translation>%1 games</translation>
    </message>
    <message>
        <source>↑ ↓, dann F4 streicht, %1 berichtigt</source>
        <translation>↑ ↓, then F4 strikes, %1 corrects</translation>
    </message>
    <message>
        <source>● gibt</source>
        <translation>● deals</translation>
    </message>
    <message>
        <source>▌ verdoppelt</source>
        <translation>▌ doubled</translation>
    </message>
    <message>
        <source>Die Strafe streichen: warum?</source>
        <translation>Strike the fine: why?</translation>
    </message>
    <message>
        <source>Spiel %1 (%2) streichen, alle schreiben 0: warum?</source>
        <translation>Strike game %1 (%2), all write 0: why?</translation>
    </message>
    <message>
        <source>%1 gibt und ist draußen, %2 ist Vorhand</source>
        <translation>%1 deals and is out, %2 is Vorhand</translation>
    </message>
    <message>
        <source>„%1“ streichen: warum?</source>
        <translation>Strike “%1”: why?</translation>
    </message>
    <message>
        <source>Es stehen erst %1 von %2 Spielen da. Enter fragt, ob sie gestrichen werden; sonst die übrigen schreiben.</source>
        <translation>Only %1 of %2 games stand there. Enter asks whether to strike them; else write the others.</translation>
    </message>
</context>
<context>
    <name>schreiber::desktop::ZeroSumWriter</name>
    <message>
        <source>Berichtigen</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Die Zeilen ergeben eine andere Summe. Alle streichen und nur die Summe schreiben: warum?</source>
        <translation>The lines come to another total. Strike them all and write the total only: why?</translation>
    </message>
    <message>
        <source>Zeilen streichen</source>
        <translation>Strike the lines</translation>
    </message>
    <message>
        <source>%1 schreiben</source>
        <translation>Write %1</translation>
    </message>
    <message>
        <source>%1 gilt</source>
        <translation>%1 holds</translation>
    </message>
    <message>
        <source>Trotzdem schreiben</source>
        <translation>Write all the same</translation>
    </message>
    <message>
        <source>Noch einmal ansehen</source>
        <translation>Look again</translation>
    </message>
    <message>
        <source>%1: warum?</source>
        <translation>%1: why?</translation>
    </message>
</context>
</TS>
