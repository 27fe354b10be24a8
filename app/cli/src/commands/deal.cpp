#include "answer.h"
#include "commands.h"
#include "line_words.h"
#include "place.h"

#include <memory>

namespace schreiber::cli {

namespace {

struct Wanted {
    Place place;
    std::vector<std::string> words;
};

int add(Session& session, const Wanted& wanted) {
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
    auto wanted = std::make_shared<Wanted>();
    CLI::App& deal = group(line.app, session, "deal", {"ein Spiel", "una mano", "a deal"});
    Command command(deal, session, "add", {"schreibt eine Zeile", "scrive una riga", "writes a line"});
    takePlace(command, wanted->place)
        .texts("POINTS", wanted->words,
               {"eine Zahl je Seite; oder gleich=0:2:held hanger=1:1 spiel=0:1:good; penalty=1:2; strike=N",
                "un numero per parte; o gleich=0:2:held hanger=1:1 spiel=0:1:good; penalty=1:2; strike=N",
                "one number a side; or gleich=0:2:held hanger=1:1 spiel=0:1:good; penalty=1:2; strike=N"})
        .why(false)
        .asks()
        .does(line.chosen, [&session, wanted] { return add(session, *wanted); });
}

} // namespace schreiber::cli
