#include "answer.h"
#include "commands.h"
#include "deal_check.h"
#include "deal_print.h"
#include "line_words.h"
#include "place.h"

#include <memory>

namespace schreiber::cli {

namespace {

struct DealWanted {
    Place place;
    std::vector<std::string> words;
};

int addDealLine(Session& session, const DealWanted& wanted) {
    const auto written = readLine(wanted.words);
    if (!written) return session.fail(written.error());
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    const std::string& why = session.confirmation.why;
    if (written->strike != 0)
        return tell(session,
                    evening->strikeLine(wanted.place.sheet, written->strike, why, session.confirmation));
    tournament::Line line = written->line;
    line.why = why;
    return tell(session, evening->addLine(wanted.place.sheet, line, session.confirmation));
}

} // namespace

void addDeal(const Line& line) {
    Session& session = line.session;
    auto wanted = std::make_shared<DealWanted>();
    CLI::App& deal = group(line.app, session, "deal", {"eine Gabe", "una mano", "a deal"});
    auto record = std::make_shared<std::string>();
    Command(deal, session, "check",
            {"spielt ein Protokoll nach und urteilt darüber", "rigioca un verbale e lo giudica",
             "replays a record and rules on it"})
        .text("FILE", *record,
              {"das Protokoll, - für die Standardeingabe", "il verbale, - per lo standard input",
               "the record, - for standard input"})
        .does(line.chosen, [&session, record] { return checkDeals(session, *record); });
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
               {"eine Zahl je Seite; oder gleich=0:2:held hanger=1:1 spiel=0:1:good; penalty=1:2; strike=N",
                "un numero per parte; o gleich=0:2:held hanger=1:1 spiel=0:1:good; penalty=1:2; strike=N",
                "one number a side; or gleich=0:2:held hanger=1:1 spiel=0:1:good; penalty=1:2; strike=N"})
        .why(false)
        .asks()
        .does(line.chosen, [&session, wanted] { return addDealLine(session, *wanted); });
}

} // namespace schreiber::cli
