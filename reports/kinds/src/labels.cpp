#include "labels.h"

#include <cstddef>
#include <words/months.h>

namespace schreiber::kinds {

namespace {

struct Words {
    Label label;
    std::array<std::string_view, words::kLanguages.size()> texts; // de, it, en
};

// In the order of Label.
constexpr std::array kWords{
    Words{Label::Entries, {"Meldeliste", "Elenco degli iscritti", "Entry list"}},
    Words{Label::Seating, {"Sitzliste", "Posti", "Seating"}},
    Words{Label::WhereDoISit, {"Wo sitze ich?", "Dove mi siedo?", "Where do I sit?"}},
    Words{Label::WithPartner, {"mit {}", "con {}", "with {}"}},
    Words{Label::WaitsThisRound, {"wartet diese Runde", "aspetta questo turno", "waits this round"}},
    Words{Label::Tables, {"Tische", "Tavoli", "Tables"}},
    Words{Label::Scoresheet, {"Schreibzettel", "Foglio segnapunti", "Scoresheet"}},
    Words{Label::Scoresheets, {"Schreibzettel", "Fogli segnapunti", "Scoresheets"}},
    Words{Label::Results, {"Ergebnisse", "Risultati", "Results"}},
    Words{Label::Standings, {"Rangliste", "Classifica", "Standings"}},
    Words{Label::Round, {"Runde {}", "Turno {}", "Round {}"}},
    Words{Label::AfterRound, {"nach Runde {}", "dopo il turno {}", "after round {}"}},
    Words{Label::Draft,
          {"Entwurf, noch nicht bestätigt", "bozza, non ancora confermata", "draft, not yet confirmed"}},
    Words{Label::Game, {"Partie {} von {}", "Partita {} di {}", "Game {} of {}"}},
    Words{Label::Table, {"Tisch", "Tavolo", "Table"}},
    Words{Label::Heat, {"Durchgang", "Batteria", "Heat"}},
    Words{Label::TableInHeat, {"{} ({}. Durchgang)", "{} ({}ª batteria)", "{} (heat {})"}},
    Words{Label::HeatAndNumber, {"{}. Durchgang · Nr. {}", "{}ª batteria · n. {}", "heat {} · no. {}"}},
    Words{Label::Number, {"Nr.", "N.", "No."}},
    Words{Label::Name, {"Name", "Nome", "Name"}},
    Words{Label::Club, {"Verein", "Circolo", "Club"}},
    Words{Label::Partner, {"Partner", "Compagno", "Partner"}},
    Words{Label::Note, {"Anmerkung", "Nota", "Note"}},
    Words{Label::State, {"Zettel", "Foglio", "Sheet"}},
    Words{Label::Result, {"Ergebnis", "Risultato", "Result"}},
    Words{Label::SitsOut, {"spielfrei", "riposa", "sits out"}},
    Words{Label::SittingOut, {"Spielfrei: {}", "Riposo: {}", "Sitting out: {}"}},
    Words{Label::Byes, {"Freilos: {}", "Esenzione: {}", "Bye: {}"}},
    Words{Label::EntryCount, {"Gemeldet: {}", "Iscritti: {}", "Entered: {}"}},
    Words{Label::DealsFirst, {"Es gibt zuerst:", "Primo mazziere:", "Deals first:"}},
    Words{Label::TargetUp, {"zu {}", "a {}", "to {}"}},
    Words{Label::TargetDown, {"{} bis {}", "da {} a {}", "{} down to {}"}},
    Words{Label::HouseRules, {"Hausregeln: {}", "Regole della casa: {}", "House rules: {}"}},
    Words{Label::MoreHouseRules,
          {"{} weitere auf dem Blatt „{}“", "altre {} sul foglio «{}»", "{} more on the sheet “{}”"}},
    Words{Label::Signature, {"Unterschrift", "Firma", "Signature"}},
    Words{Label::SignedBy, {"Gelesen", "Letto", "Read"}},
    Words{Label::Ruling, {"Entscheid", "Decisione", "Ruling"}},
    Words{Label::ScoreNow, {"Stand", "Punteggio", "Score"}},
    Words{Label::ScoreBefore, {"davor {}", "prima {}", "before {}"}},
    Words{Label::Page, {"Seite", "Pagina", "Page"}},
    Words{Label::Of, {"von", "di", "of"}},
    Words{Label::AsOf, {"Stand {}", "Aggiornato: {}", "As of {}"}},
    Words{Label::NoEntries,
          {"Noch ist niemand gemeldet.", "Nessuno è ancora iscritto.", "Nobody is entered yet."}},
    Words{Label::NoPartners,
          {"Hier spielt jeder für sich.", "Qui ognuno gioca per sé.", "Here everybody plays alone."}},
    Words{Label::AndMore, {"und {} weitere", "e altri {}", "and {} more"}},
    Words{Label::GoesOnTo, {"weiter: {}, Seite {}", "avanti: {}, pagina {}", "on to: {}, page {}"}},
    Words{Label::LostIn, {"Ausgeschieden: {}", "Eliminati: {}", "Out: {}"}},
    Words{Label::NoTables,
          {"In dieser Runde gibt es keinen Tisch.", "In questo turno non c’è nessun tavolo.",
           "There is no table in this round."}},
    Words{Label::NoStandings,
          {"Noch ist nichts zu werten.", "Non c’è ancora nulla da classificare.", "Nothing to rank yet."}},
    Words{Label::EntryLeft, {"abgemeldet", "ritirato", "left"}},
    Words{Label::EntryLate, {"ab Runde {}", "dal turno {}", "from round {}"}},
    Words{Label::EntrySubstitute, {"für {}", "al posto di {}", "for {}"}},
    Words{Label::EntrySubstituteFrom,
          {"ab Runde {} für {}", "dal turno {} al posto di {}", "from round {} for {}"}},
    Words{Label::Substitutes, {"Ersatz: {}", "Sostituti: {}", "Substitutes: {}"}},
    Words{Label::KeyedOtherwise,
          {"zweite Eingabe {}", "secondo inserimento {}", "keyed a second time as {}"}},
    Words{Label::Level, {"Unentschieden", "Pari", "Level"}},
    Words{Label::SatOut, {"Spielfrei", "Riposi", "Sat out"}},
    Words{Label::Score, {"Wertung", "Punteggio", "Score"}},
    Words{Label::Wins, {"Siege", "Vinte", "Wins"}},
    Words{Label::Points, {"Punkte", "Punti", "Points"}},
    Words{Label::Buchholz, {"Buchholz", "Buchholz", "Buchholz"}},
    Words{Label::DeciderWord, {"Entscheidungsspiel", "spareggio", "extra game"}},
    Words{Label::DifferenceWord, {"Differenz", "differenza", "difference"}},
    Words{Label::AgainstWord, {"Gegenpunkte", "punti subiti", "points against"}},
    Words{Label::HeadToHeadWord, {"direkter Vergleich", "scontro diretto", "head-to-head"}},
    Words{Label::Lot, {"Los", "sorteggio", "lot"}},
    Words{Label::OneWin, {"Sieg", "vittoria", "win"}},
    Words{Label::OnePoint, {"Punkt", "punto", "point"}},
    Words{Label::OneAgainst, {"Gegenpunkt", "punto subito", "point against"}},
    Words{Label::OneOfDifference, {"Differenz", "differenza", "difference"}},
    Words{Label::OneShutout, {"Sieg zu null", "vittoria a zero", "win to nil"}},
    Words{Label::OneGame, {"gewonnene Partie", "partita vinta", "game won"}},
    Words{Label::OneRankPoint, {"Platzpunkt", "punto per il posto", "point for a place"}},
    Words{Label::OneTableWin, {"Tischsieg", "tavolo vinto", "table won"}},
    Words{Label::BestRoundsWord, {"beste Runden", "turni migliori", "best rounds"}},
    Words{Label::TableWinsWord, {"Tischsiege", "tavoli vinti", "tables won"}},
    Words{Label::Dealer, {"Geber", "Dà", "Dealer"}},
    Words{Label::DeclarerAndGame, {"Spieler und Spiel", "Chi gioca, e cosa", "Declarer and game"}},
    Words{Label::Factor, {"Faktor", "Fattore", "Factor"}},
    Words{Label::CrossSum, {"Quer", "Somma", "Sum"}},
    Words{Label::CrossSumWord, {"Quersumme", "Somma della riga", "Cross sum"}},
    Words{Label::PlaceAtTable, {"Platz", "Posto", "Place"}},
    Words{Label::Seat, {"Platz", "Posto", "Seat"}},
    Words{Label::SeatsNote,
          {"A ist zuerst Vorhand, der letzte Platz gibt zuerst.",
           "A è la prima Vorhand, l’ultimo posto dà le carte per primo.",
           "A is the first Vorhand, the last seat deals first."}},
    Words{Label::FivesNote,
          {"Am Fünfertisch sitzt aus, wer gibt.", "Al tavolo da cinque chi dà le carte sta fuori.",
           "At a table of five whoever deals sits out."}},
    Words{Label::SumAfter, {"Stand nach {}", "Totale dopo {}", "Total after {}"}},
    Words{Label::FinalSum, {"Endstand", "Totale finale", "Final total"}},
    Words{Label::PenaltiesApart,
          {"Strafpunkte, außerhalb des Schriebs", "Penalità, fuori dal foglio",
           "Penalties, outside the sheet"}},
    Words{Label::DealerSitsOut,
          {"Wer gibt, sitzt aus und schreibt 0.", "Chi dà le carte sta fuori e scrive 0.",
           "Whoever deals sits out and writes 0."}},
    Words{Label::GamesOfRound, {"{} Spiele", "{} giochi", "{} games"}},
    Words{Label::EachPlays, {"jeder spielt {}", "ognuno ne gioca {}", "each plays {}"}},
    Words{Label::DealSheet, {"Schrieb", "Schrieb", "Schrieb"}},
    Words{Label::WithUs, {"Bei uns", "Da noi", "With us"}},
    Words{Label::LinesComeToZero,
          {"Jede Zeile und jeder Stand ergibt quer 0.", "Ogni riga e ogni totale danno insieme 0.",
           "Each line and each total comes to 0."}},
    Words{Label::CrossSumsNotZero,
          {"Die Quersumme ist nicht 0: {}", "La somma non è 0: {}", "The cross sum is not 0: {}"}},
    Words{Label::PenaltiesWord, {"Strafen", "Penalità", "Penalties"}},
    Words{Label::CountsNote,
          {"Wertung einer Runde: {}. Der Reihe nach entscheiden: {}.",
           "Punteggio di un turno: {}. Decidono nell’ordine: {}.",
           "Score of a round: {}. What decides, in this order: {}."}},
    Words{Label::BoldDecides,
          {"Fett: die Zahl, die entschied, wo die ersten nicht genügten.",
           "In grassetto: il numero che ha deciso dove i primi non bastavano.",
           "Bold: the figure that decided where the first ones did not."}},
    Words{Label::MovedNote,
          {"▲▽ Plätze gegenüber Runde {}.", "▲▽ posti rispetto al turno {}.", "▲▽ places against round {}."}},
    Words{Label::ChartTitle, {"Verlauf", "Andamento", "Course"}},
    Words{Label::ChartNote,
          {"Platz nach jeder Runde; die ersten drei stark", "Posto dopo ogni turno; i primi tre marcati",
           "Place after each round; the first three strong"}},
    Words{Label::ChartNoteTop,
          {"Platz nach jeder Runde; die ersten {} von {}", "Posto dopo ogni turno; i primi {} di {}",
           "Place after each round; the first {} of {}"}},
    Words{Label::LongestClimb, {"Am weitesten hinauf", "La rimonta più lunga", "The longest climb"}},
    Words{Label::ClimbFrom,
          {"{}, vom {}. auf den {}. Platz", "{}, dal {}º al {}º posto", "{}, from place {} to place {}"}},
    Words{Label::InTheLead, {"An der Spitze", "In testa", "In the lead"}},
    Words{Label::SumOfAll, {"Summe aller", "Somma di tutti", "Sum of all"}},
    Words{Label::FinalAfter, {"Endstand {}", "Classifica finale {}", "Final ranking {}"}},
    Words{Label::PlayerCount, {"{} Teilnehmer", "{} partecipanti", "{} players"}},
    Words{Label::PairCount, {"{} Paare", "{} coppie", "{} pairs"}},
    Words{Label::KnockOutNote,
          {"Zuerst zählt, wie weit jemand im K.-o. kam.",
           "Conta prima fin dove si è arrivati nell’eliminazione diretta.",
           "What counts first is how far somebody came in the knock-out."}},
    Words{Label::LastMatchNote,
          {"Wer in der letzten Partie saß, steht nach deren Ausgang vorn.",
           "Chi ha giocato l’ultima partita è davanti, secondo il suo esito.",
           "Those who played the last match stand in front, as it ended."}},
    Words{Label::Provisional, {"vorläufig", "provvisoria", "provisional"}},
    Words{Label::StillMissing, {"Es fehlen noch: {}", "Mancano ancora: {}", "Still missing: {}"}},
    Words{Label::ExtraGamesMissing,
          {"Es fehlen noch Entscheidungsspiele: {}", "Mancano ancora spareggi: {}",
           "Extra games still to be played: {}"}},
    Words{Label::RoundTable, {"Runde {} Tisch {}", "turno {} tavolo {}", "round {} table {}"}},
    Words{Label::RoundTables,
          {"{1} Tische der Runde {0}", "{1} tavoli del turno {0}", "{1} tables of round {0}"}},
    Words{Label::BoldNote,
          {"Wer gewonnen hat, steht fett.", "In grassetto chi ha vinto.", "Winners in bold."}},
    Words{Label::StaysNote,
          {"* Nach den berichtigten Ergebnissen säßen hier andere; was gespielt ist, bleibt.",
           "* Secondo i risultati corretti qui siederebbero altri; ciò che è giocato resta.",
           "* By the corrected results others would sit here; what is played stays."}},
    Words{Label::AllSheets, {"alle Zettel: {}", "tutti i fogli: {}", "all sheets: {}"}},
    Words{Label::OtherSheets,
          {"Wo nichts dabeisteht: {}.", "Dove non è scritto altro: {}.", "Where nothing else is said: {}."}},
    Words{Label::ArrowNote,
          {"Der Pfeil zeigt zu ihnen; = heißt unentschieden.", "La freccia indica loro; = vuol dire pari.",
           "The arrow points to them; = is level."}},
    Words{Label::Partners, {"Partner", "Compagni", "Partners"}},
    Words{Label::RouteCards, {"Laufzettel", "Schede di percorso", "Route cards"}},
    Words{Label::Opponents, {"Gegner", "Avversari", "Opponents"}},
    Words{Label::TableNumbers, {"Tischnummern", "Numeri dei tavoli", "Table numbers"}},
    Words{Label::FilledSheets, {"Geschriebene Zettel", "Fogli compilati", "Written sheets"}},
    Words{Label::Outstanding, {"Es fehlen noch", "Mancano ancora", "Still to come"}},
    Words{Label::NothingOutstanding,
          {"Alle Zettel dieser Runde sind da.", "Ci sono tutti i fogli di questo turno.",
           "All sheets of this round are in."}},
    Words{Label::Crosstable, {"Verlauf", "Andamento", "Round by round"}},
    Words{Label::With, {"m {}", "c {}", "w {}"}},
    Words{Label::Versus, {"g {}", "c/ {}", "v {}"}},
    Words{Label::Group, {"Gruppe {}", "Girone {}", "Group {}"}},
    Words{Label::GroupColumn, {"Gruppe", "Girone", "Group"}},
    Words{Label::GoesOn,
          {"▶ geht weiter: die ersten {} jeder Gruppe", "▶ passa il turno: i primi {} di ogni girone",
           "▶ goes on: the first {} of each group"}},
    Words{Label::Cash, {"Kassaliste", "Lista di cassa", "Cash list"}},
    Words{Label::Paid, {"bezahlt", "pagato", "paid"}},
    Words{Label::PaidCount, {"bezahlt {} von {}", "pagato {} su {}", "paid {} of {}"}},
    Words{Label::Amount, {"Betrag", "Importo", "Amount"}},
    Words{Label::Sum, {"Summe", "Totale", "Sum"}},
    Words{Label::Protocol, {"Protokoll der Auslosungen", "Verbale dei sorteggi", "Protocol of the draws"}},
    Words{Label::Journal, {"Journal", "Giornale", "Journal"}},
    Words{Label::NoneWith, {"Keine Zeile passt dazu.", "Nessuna riga corrisponde.", "No line matches."}},
    Words{Label::OnlyWith, {"nur Zeilen mit „{}“", "solo righe con «{}»", "only lines with “{}”"}},
    Words{Label::When, {"Wann", "Quando", "When"}},
    Words{Label::What, {"Was", "Cosa", "What"}},
    Words{Label::Why, {"Grund", "Motivo", "Reason"}},
    Words{Label::Undone, {"rückgängig gemacht", "annullato", "undone"}},
    Words{Label::Seed, {"Startzahl", "Numero di sorteggio", "Seed"}},
    Words{Label::Quality, {"Güte", "Qualità", "Quality"}},
    Words{Label::NothingYet,
          {"Noch ist nichts geschehen.", "Non è ancora successo nulla.", "Nothing has happened yet."}},
    Words{Label::Rules, {"Gespielt wird so", "Così si gioca", "How we play"}},
    Words{Label::Signals, {"Deuten und Perlaggen", "Segni e Perlaggen", "Signals and Perlaggen"}},
    Words{Label::Honours, {"Ehrentafel", "Albo d’onore", "Roll of honour"}},
    Words{Label::FirstAmong, {"Platz 1 · {}", "1º posto · {}", "First place · {}"}},
    Words{Label::Certificate, {"Urkunde", "Diploma", "Certificate"}},
    Words{Label::CertificateProvisional,
          {"Stand nach Runde {}, vorläufig", "Situazione dopo il turno {}, provvisoria",
           "As it stands after round {}, not final"}},
    Words{Label::Director, {"Turnierleitung", "Direzione del torneo", "Tournament director"}},
    Words{Label::Emergency, {"Notblatt", "Foglio d’emergenza", "Emergency sheet"}},
    Words{Label::EmergencySteps,
          {"So geht es von Hand weiter: 1. Zettel mit den Startnummern aller Anwesenden mischen und verdeckt "
           "ziehen; je vier kommen an einen Tisch, der erste und der zweite spielen gegen den dritten und "
           "den vierten. 2. Sitzen zwei beisammen, die schon Partner waren (siehe die Liste), tauscht der "
           "zweite mit dem dritten. 3. Wer übrig bleibt, ist spielfrei; wer es schon war, wird vorher "
           "gezogen. 4. Partner und Punkte in die Spalten der Runde schreiben; den Schreibzettel aufheben. "
           "Später lässt sich alles nachtragen.",
           "Per continuare a mano: 1. Mescolare e pescare coperti i bigliettini con i numeri di tutti i "
           "presenti; ogni quattro formano un tavolo, il primo e il secondo giocano contro il terzo e il "
           "quarto. 2. Se due sono già stati compagni (vedi l’elenco), il secondo cambia posto con il terzo. "
           "3. Chi avanza riposa; chi ha già riposato si pesca prima. 4. Scrivere compagno e punti nelle "
           "colonne del turno; conservare il foglio segnapunti. Più tardi si può inserire tutto.",
           "To go on by hand: 1. Shuffle slips with the numbers of all who are there and draw them face "
           "down; each four make a table, the first and the second play against the third and the fourth. 2. "
           "Where two have been partners before (see the list), the second changes with the third. 3. Who is "
           "left over sits out; who has sat out is drawn first. 4. Write partner and points into the round’s "
           "columns and keep the scoresheet. All of it can be entered later."}},
    Words{
        Label::EmergencyStepsSolo,
        {"So geht es von Hand weiter: 1. Zettel mit den Startnummern aller Anwesenden mischen und verdeckt "
         "ziehen; je drei kommen an einen Tisch. 2. Sitzen zwei beisammen, die schon gegeneinander gespielt "
         "haben (siehe die Liste), tauscht der zweite mit dem nächsten Tisch. 3. Wer übrig bleibt, ist "
         "spielfrei; wer es schon war, wird vorher gezogen. 4. Gegner und Punkte in die Spalten der "
         "Runde schreiben; den Schreibzettel aufheben. Später lässt sich alles nachtragen.",
         "Per continuare a mano: 1. Mescolare e pescare coperti i bigliettini con i numeri di tutti i "
         "presenti; ogni tre formano un tavolo. 2. Se due si sono già incontrati (vedi l’elenco), il "
         "secondo cambia con il tavolo seguente. 3. Chi avanza riposa; chi ha già riposato si pesca prima. "
         "4. Scrivere avversari e punti nelle colonne del turno; conservare il foglio segnapunti. Più "
         "tardi si può inserire tutto.",
         "To go on by hand: 1. Shuffle slips with the numbers of all who are there and draw them face "
         "down; each three make a table. 2. Where two have met before (see the list), the second changes "
         "with the next table. 3. Who is left over sits out; who has sat out is drawn first. 4. Write "
         "opponents and points into the round’s columns and keep the scoresheet. All of it can be entered "
         "later."}},
    Words{
        Label::EmergencyStepsTables,
        {"So geht es von Hand weiter: 1. Zettel mit den Startnummern aller Anwesenden mischen und verdeckt "
         "ziehen; je vier kommen an einen Tisch, was übrig bleibt, wird fünfter. 2. Sitzen zwei beisammen, "
         "die "
         "schon an einem Tisch waren (siehe die Liste), tauscht der zweite mit dem nächsten Tisch. 3. Wer "
         "keinen "
         "Platz findet, ist spielfrei; wer es schon war, wird vorher gezogen. 4. Wer mit am Tisch war und "
         "die "
         "eigenen Punkte in die Spalten der Runde schreiben; die Punkte eines Tischs ergeben 0. Den Zettel "
         "aufheben. Später lässt sich alles nachtragen.",
         "Per continuare a mano: 1. Mescolare e pescare coperti i bigliettini con i numeri di tutti i "
         "presenti; "
         "ogni quattro formano un tavolo, chi avanza si aggiunge come quinto. 2. Se due sono già stati allo "
         "stesso tavolo (vedi l’elenco), il secondo cambia con il tavolo seguente. 3. Chi non trova posto "
         "riposa; chi ha già riposato si pesca prima. 4. Scrivere nelle colonne del turno chi era al tavolo "
         "e i "
         "propri punti; i punti di un tavolo danno 0. Conservare il foglio. Più tardi si può inserire tutto.",
         "To go on by hand: 1. Shuffle slips with the numbers of all who are there and draw them face down; "
         "each four make a table, who is left over joins one as its fifth. 2. Where two have been at one "
         "table "
         "before (see the list), the second changes with the next table. 3. Who finds no seat sits out; who "
         "has "
         "already is drawn first. 4. Write who was at the table and one’s own points into the columns of the "
         "round; the points of a table come to 0. Keep the sheet. Everything can be entered later."}},
    Words{
        Label::EmergencyStepsPairs,
        {"So geht es von Hand weiter: 1. Zettel mit den Nummern aller anwesenden Paare mischen und "
         "verdeckt ziehen; je zwei kommen an einen Tisch und spielen gegeneinander. 2. Haben zwei schon "
         "gegeneinander gespielt (siehe die Liste), tauscht das zweite mit dem nächsten Tisch. 3. Wer "
         "übrig bleibt, ist spielfrei; wer es schon war, wird vorher gezogen. 4. Gegner und Punkte in "
         "die Spalten der Runde schreiben; den Schreibzettel aufheben. Später lässt sich alles nachtragen.",
         "Per continuare a mano: 1. Mescolare e pescare coperti i bigliettini con i numeri di tutte le "
         "coppie presenti; ogni due formano un tavolo e giocano una contro l’altra. 2. Se due si sono già "
         "incontrate (vedi l’elenco), la seconda cambia con il tavolo seguente. 3. Chi avanza riposa; chi "
         "ha già riposato si pesca prima. 4. Scrivere avversari e punti nelle colonne del turno; conservare "
         "il foglio segnapunti. Più tardi si può inserire tutto.",
         "To go on by hand: 1. Shuffle slips with the numbers of all pairs that are there and draw them "
         "face down; each two make a table and play each other. 2. Where two have met before (see the "
         "list), the second changes with the next table. 3. Who is left over sits out; who has sat out is "
         "drawn first. 4. Write opponents and points into the round’s columns and keep the scoresheet. All "
         "of it can be entered later."}},
    Words{
        Label::EmergencyStepsBracket,
        {"So geht es von Hand weiter: 1. Im K.-o.-Baum spielt, wer gewonnen hat, gegen wen die Linie daneben "
         "bringt; wer kein Gegenüber hat, kommt kampflos weiter. In Gruppen spielt jeder gegen jeden. 2. Die "
         "Namen der Sieger in den Baum schreiben. 3. Gegner und Punkte in die Spalten der Runde schreiben; "
         "den Schreibzettel aufheben. Später lässt sich alles nachtragen.",
         "Per continuare a mano: 1. Nel tabellone chi ha vinto gioca contro chi la linea gli mette accanto; "
         "chi non ha avversario passa senza giocare. Nei gironi si gioca tutti contro tutti. 2. Scrivere i "
         "nomi dei vincitori nel tabellone. 3. Scrivere avversari e punti nelle colonne del turno; "
         "conservare il foglio segnapunti. Più tardi si può inserire tutto.",
         "To go on by hand: 1. In the bracket who has won plays whom the line beside leads to; who has "
         "nobody there goes on without playing. In groups everybody plays everybody. 2. Write the winners’ "
         "names into the bracket. 3. Write opponents and points into the round’s columns and keep the "
         "scoresheet. All of it can be entered later."}},
    Words{Label::EmergencyLegend,
          {"In den Spalten: Partner / Punkte", "Nelle colonne: compagno / punti",
           "In the columns: partner / points"}},
    Words{Label::EmergencyLegendPairs,
          {"In den Spalten: Gegner / Punkte", "Nelle colonne: avversari / punti",
           "In the columns: opponents / points"}},
    Words{Label::StruckOut, {"durchgestrichen: {}", "cancellata: {}", "struck out: {}"}},
    Words{Label::CrosstableLegend,
          {"m: Partner, g: Gegner, mit ihren Nummern; +: gewonnen, −: verloren",
           "c: compagno, c/: avversari, con i loro numeri; +: vinta, −: persa",
           "w: partner, v: opponents, by their numbers; +: won, −: lost"}},
    Words{Label::CrosstableLegendPairs,
          {"g: Gegner, mit ihren Nummern; +: gewonnen, −: verloren",
           "c/: avversari, con i loro numeri; +: vinta, −: persa",
           "v: opponents, by their numbers; +: won, −: lost"}},
    Words{Label::CrosstableLegendTables,
          {"die Punkte jeder Runde; g: wer mit am Tisch war, mit den Nummern",
           "i punti di ogni turno; c/: chi era al tavolo, con i numeri",
           "the points of each round; v: who was at the table, by their numbers"}},
    Words{Label::AllPapers, {"Alle Papiere", "Tutte le carte", "All papers"}},
    Words{Label::RoundShort, {"R{}", "T{}", "R{}"}},
    Words{Label::WonBy, {"Gewonnen: {}", "Vince: {}", "Won by: {}"}},
    Words{Label::Fine, {"Strafe {}", "penalità {}", "fine {}"}},
    Words{Label::InFinal,
          {"im Endstand schon eingerechnet", "già compresa nel punteggio finale", "within the final score"}},
    Words{Label::StillOwes, {"{} schuldet noch {}", "{} deve ancora {}", "{} still owes {}"}},
    Words{Label::DecidedBy, {"Entscheidungsspiel {}:{}", "spareggio {}:{}", "extra game {}:{}"}},
    Words{Label::OnPoints, {"nach Punkten {}:{}", "ai punti {}:{}", "on points {}:{}"}},
    Words{Label::RankText, {"{}. Rang", "{}º posto", "Rank {}"}},
    Words{Label::RankColumn, {"Rang", "Pos.", "Rank"}},
    Words{Label::RanksDrawn,
          {"Rang nach jeder Runde, oben 1, unten {}", "posto dopo ogni turno, in alto 1, in basso {}",
           "rank after each round, 1 on top, {} at the bottom"}},
    Words{Label::RoundsSatOut, {"{} Mal spielfrei", "riposi: {}", "sat out: {}"}},
    Words{Label::RoundColumn, {"Runde", "Turno", "Round"}},
    Words{Label::PlaceAndDate, {"Ort, Tag", "Luogo, data", "Place, day"}},
    Words{Label::StartNumber, {"Nr. {}", "N. {}", "No. {}"}},
    Words{Label::Rulings,
          {"Streitfälle und Entscheide", "Contestazioni e decisioni", "Disputes and rulings"}},
    Words{Label::Dispute, {"Streit", "Contestazione", "Dispute"}},
    Words{Label::Where, {"Wo", "Dove", "Where"}},
    Words{Label::NoRulings, {"Kein Streitfall.", "Nessuna contestazione.", "No dispute."}},
    Words{Label::Bracket, {"K.-o.-Baum", "Tabellone", "Bracket"}},
    Words{Label::NoBracket,
          {"Einen Baum gibt es im K.-o., sobald dessen erste Runde bestätigt ist.",
           "Il tabellone c’è nell’eliminazione diretta, appena il suo primo turno è confermato.",
           "There is a bracket in a knock-out once its first round is confirmed."}},
    Words{Label::LastPlayers, {"Letzte {}", "Ultime {}", "Last {}"}},
    Words{Label::EighthFinals, {"Achtelfinale", "Ottavi", "Last 16"}},
    Words{Label::QuarterFinals, {"Viertelfinale", "Quarti", "Quarter-finals"}},
    Words{Label::SemiFinals, {"Halbfinale", "Semifinali", "Semi-finals"}},
    Words{Label::TheFinal, {"Finale", "Finale", "Final"}},
    Words{Label::ThirdPlace, {"Um den dritten Platz", "Per il terzo posto", "For third place"}},
    Words{Label::SecondChance, {"Zweite Chance", "Ripescaggio", "Second chance"}},
    Words{Label::Winner, {"Sieger", "Vincitori", "Winners"}},
    Words{Label::RunnerUp, {"Zweite", "Secondi", "Second"}},
    Words{Label::Bye, {"Freilos", "esenzione", "bye"}},
    Words{Label::OnPage, {"→ Seite {}", "→ pagina {}", "→ page {}"}},
    Words{Label::FromPage, {"← Seite {}", "← pagina {}", "← page {}"}},
    Words{Label::Prizes, {"Preise", "Premi", "Prizes"}},
    Words{Label::PrizeFor, {"Für", "Per", "For"}},
    Words{Label::PrizeGiven, {"Preis", "Premio", "Prize"}},
    Words{Label::PrizesProvisional,
          {"vorläufig, bis das Turnier abgeschlossen ist", "provvisorio fino alla chiusura del torneo",
           "provisional until the tournament is closed"}},
    Words{Label::PrizesFixed,
          {"wie beim Abschluss festgehalten", "come fissato alla chiusura", "as fixed when it was closed"}},
    Words{Label::PrizesLeft, {"Nicht vergeben: {}", "Non assegnati: {}", "Not given: {}"}},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < kWords.size(); ++i)
        if (static_cast<std::size_t>(kWords[i].label) != i) return false;
    return static_cast<std::size_t>(Label::PrizesLeft) + 1 == kWords.size();
}
static_assert(inOrder());

std::string monthIn(const pdf::Moment& moment, words::Language language) {
    return std::string(words::kMonths.at(static_cast<std::size_t>(moment.month - 1)).in(language));
}

} // namespace

std::string_view text(Label label, words::Language language) {
    return kWords.at(static_cast<std::size_t>(label)).texts.at(static_cast<std::size_t>(language));
}

std::string dayAndTime(const pdf::Moment& moment, words::Language language) {
    std::string day;
    switch (language) {
    case words::Language::German:
        day = fmt::format("{}.{}.", moment.day, moment.month);
        break;
    case words::Language::Italian:
        day = fmt::format("{:02}/{:02}", moment.day, moment.month);
        break;
    case words::Language::English:
        day = fmt::format("{} {:.3}", moment.day, monthIn(moment, language));
        break;
    }
    return moment.time ? fmt::format("{} {:02}:{:02}", day, moment.time->hour, moment.time->minute) : day;
}

std::string longDate(const pdf::Moment& day, words::Language language) {
    return fmt::format("{}{} {} {}", day.day, language == words::Language::German ? "." : "",
                       monthIn(day, language), day.year);
}

std::string dateText(const pdf::Moment& moment, words::Language language) {
    std::string day;
    switch (language) {
    case words::Language::German:
        day = fmt::format("{}.{}.{}", moment.day, moment.month, moment.year);
        break;
    case words::Language::Italian:
        day = fmt::format("{:02}/{:02}/{}", moment.day, moment.month, moment.year);
        break;
    case words::Language::English:
        day = longDate(moment, language);
        break;
    }
    return moment.time ? fmt::format("{}, {:02}:{:02}", day, moment.time->hour, moment.time->minute) : day;
}

} // namespace schreiber::kinds
