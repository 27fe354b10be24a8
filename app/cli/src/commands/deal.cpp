#include "answer.h"
#include "commands.h"
#include "deal_check.h"
#include "deal_print.h"
#include "line_words.h"
#include "place.h"

#include <desk/sheet_place.h>
#include <desk/sheet_records.h>
#include <desk/sheets.h>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

struct DealWanted {
    Place place;
    std::vector<std::string> words;
};

// What a line says and brings everybody: of a dry run as it would stand there.
void tellLine(const Session& session, const desk::Evening& evening, const desk::SheetPlace& place,
              const tournament::Line& line) {
    if (session.json) return;
    const auto view = session.confirmation.dryRun ? desk::sheetWith(evening.tournament(), place, line)
                                                  : desk::sheetView(evening.tournament(), place);
    if (!view || view->order.empty()) return;
    std::size_t last = 0; // the one with the highest number
    for (std::size_t i = 0; i < view->order.size(); ++i)
        if (view->sheet.lines[view->order[i]].n > view->sheet.lines[view->order[last]].n) last = i;
    if (view->sheet.lines[view->order[last]].text.empty()) return;
    std::cout << "  " << base::printable(desk::lineInWords(evening, *view, last, session.language), 400)
              << '\n';
}

int addGameLine(Session& session, desk::Evening& evening, const DealWanted& wanted) {
    const auto written = readGameLine(wanted.words);
    if (!written) return session.fail(written.error());
    const std::string& why = session.confirmation.why;
    tournament::Line line = written->line;
    if (written->strike != 0) { // as it is numbered on the paper
        const auto struck = desk::lineOnPaper(evening, wanted.place.sheet, written->strike);
        if (!struck) return session.fail(struck.error());
        if (line.text.empty())
            return tell(session,
                        desk::strikeLine(evening, wanted.place.sheet, *struck, why, session.confirmation));
        line.instead = *struck;
    }
    line.why = why;
    const auto receipt = desk::addLine(evening, wanted.place.sheet, line, session.confirmation);
    const int code = tell(session, receipt);
    if (receipt.ok() && !line.text.empty()) tellLine(session, evening, wanted.place.sheet, line);
    return code;
}

int addDealLine(Session& session, const DealWanted& wanted) {
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    if (evening->tournament().settings.zeroSum) return addGameLine(session, *evening, wanted);
    const auto written = readLine(wanted.words);
    if (!written) return session.fail(written.error());
    const std::string& why = session.confirmation.why;
    if (written->strike != 0)
        return tell(session, desk::strikeLine(*evening, wanted.place.sheet, written->strike, why,
                                              session.confirmation));
    tournament::Line line = written->line;
    line.why = why;
    return tell(session, desk::addLine(*evening, wanted.place.sheet, line, session.confirmation));
}

} // namespace

void addDeal(const Line& line) {
    Session& session = line.session;
    auto wanted = std::make_shared<DealWanted>();
    CLI::App& deal = group(line.app, session, "deal", {"eine Gabe", "una mano", "a deal"});
    auto check = std::make_shared<DealsToCheck>();
    Command(deal, session, "check",
            {"spielt ein Protokoll nach und urteilt darüber", "rigioca un verbale e lo giudica",
             "replays a record and rules on it"})
        .text("FILE", check->record,
              {"das Protokoll, - für die Standardeingabe", "il verbale, - per lo standard input",
               "the record, - for standard input"},
              false)
        .text("--tournament", check->tournament,
              {"ein Turnier, dessen Schalter und Zählung gelten; ohne FILE alle seine Zettel (Königrufen)",
               "un torneo di cui valgono parametri e conteggio; senza FILE tutti i suoi fogli (Königrufen)",
               "a tournament whose switches and counting hold; without FILE all its sheets (Königrufen)"},
              false)
        .does(line.chosen, [&session, check] { return checkDeals(session, *check); });
    struct Print {
        std::string record;
        std::string out;
    };
    auto print = std::make_shared<Print>();
    Command(deal, session, "print",
            {"druckt den Entscheid: auf den Bildschirm, mit -o als PDF zum Unterschreiben",
             "stampa la decisione: a schermo, con -o come PDF da firmare",
             "prints the ruling: to the screen, with -o as a PDF to sign"})
        .text("FILE", print->record,
              {"das Protokoll, - für die Standardeingabe", "il verbale, - per lo standard input",
               "the record, - for standard input"})
        .out(print->out, {"die PDF-Datei", "il file PDF", "the PDF file"}, false)
        .asks()
        .does(line.chosen, [&session, print] { return printDeals(session, print->record, print->out); });
    Command command(deal, session, "add", {"schreibt eine Zeile", "scrive una riga", "writes a line"});
    takePlace(command, wanted->place)
        .texts("POINTS", wanted->words,
               {"eine Zahl je Seite; oder gleich=0:2:held hanger=1:1 spiel=0:1:good; penalty=1:2; strike=N; "
                "Königrufen: eine Spielzeile wie 'A r C + t+' oder '= 3 -1 -2 0'",
                "un numero per parte; o gleich=0:2:held hanger=1:1 spiel=0:1:good; penalty=1:2; strike=N; "
                "Königrufen: una riga come 'A r C + t+' o '= 3 -1 -2 0'",
                "one number a side; or gleich=0:2:held hanger=1:1 spiel=0:1:good; penalty=1:2; strike=N; "
                "Königrufen: a game line such as 'A r C + t+' or '= 3 -1 -2 0'"})
        .why(false)
        .asks()
        .does(line.chosen, [&session, wanted] { return addDealLine(session, *wanted); });
}

} // namespace schreiber::cli
