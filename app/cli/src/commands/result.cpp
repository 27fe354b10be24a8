#include "answer.h"
#include "commands.h"
#include "place.h"

#include <desk/ending.h>
#include <desk/sheets.h>

#include <algorithm>
#include <memory>

namespace schreiber::cli {

namespace {

struct ResultWanted {
    Place place;
    std::vector<int> score;
    bool time = false;
    int forfeit = -1;
    int ruling = -1; // 0: the director decided, and says why
    std::string surplus;
};

int runResult(Session& session, const ResultWanted& wanted) {
    if (!wanted.surplus.empty() && wanted.surplus != "keep")
        return session.fail({"--surplus", 0, 0, wanted.surplus, {"keep"}});
    const int endings = (wanted.time ? 1 : 0) + (wanted.forfeit >= 0 ? 1 : 0) + (wanted.ruling >= 0 ? 1 : 0);
    if (endings > 1) {
        const std::string told = std::string(wanted.time ? "--time " : "") +
                                 (wanted.forfeit >= 0 ? "--forfeit " : "") +
                                 (wanted.ruling >= 0 ? "--ruling " : "");
        return session.fail({"result set", 0, 0, told.substr(0, told.size() - 1), {"one_ending"}});
    }
    tournament::FinalScore score;
    score.points = wanted.score;
    score.keepSurplus = wanted.surplus == "keep";
    score.remark = session.confirmation.why;
    if (wanted.time) score.ending = tournament::Ending::Time;
    if (wanted.ruling >= 0) score.ending = tournament::Ending::Ruling;
    score.ruling = std::max(wanted.ruling, 0);
    if (wanted.forfeit >= 0) score.ending = tournament::Ending::Forfeit;
    score.forfeitBy = wanted.forfeit;
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    // Only lines that are written say how a table stands that ends without numbers.
    if (score.points.empty() && !evening->tournament().settings.zeroSum)
        return session.fail({"result set", 0, 0, {}, {"result_numbers"}});
    return tell(session, desk::setResult(*evening, wanted.place.sheet, score, session.confirmation));
}

struct Extra {
    std::string file;
    std::vector<int> numbers;
};

int decider(Session& session, const Extra& wanted) {
    if (wanted.numbers.size() != 4) return session.fail({"result decider", 0, 0, {}, {"decider_numbers"}});
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    const tournament::Decider game{wanted.numbers[0], wanted.numbers[1], wanted.numbers[2],
                                   wanted.numbers[3]};
    return tell(session, desk::recordDecider(*evening, game, session.confirmation));
}

} // namespace

void addResult(const Line& line) {
    Session& session = line.session;
    auto wanted = std::make_shared<ResultWanted>();
    CLI::App& result = group(line.app, session, "result", {"Ergebnisse", "risultati", "results"});
    Command command(result, session, "set",
                    {"trägt einen Endstand ein", "inserisce un punteggio finale", "enters a final score"});
    takePlace(command, wanted->place)
        .scores("SCORE", wanted->score,
                {"eine Zahl je Seite, wie in `round show`", "un numero per parte, come in `round show`",
                 "one number a side, as in `round show`"},
                false)
        .flag("--time", wanted->time,
              {"die Partie ist nach Zeit beendet", "partita finita per tempo", "the game ended by time"})
        .number("--forfeit", wanted->forfeit,
                {"die Seite, die aufgibt: 0 oder 1", "la parte che rinuncia: 0 o 1",
                 "the side that forfeits: 0 or 1"},
                false)
        .number("--ruling", wanted->ruling,
                {"Nummer des Entscheids; 0 mit --why, wo keiner aufgeschrieben ist",
                 "numero della decisione; 0 con --why, se non ne è scritta nessuna",
                 "number of the ruling; 0 with --why where none is written down"},
                false)
        .text("--surplus", wanted->surplus,
              {"keep: Punkte über dem Ziel bleiben stehen", "keep: i punti oltre il traguardo restano",
               "keep: points above the target stay"},
              false)
        .why(false)
        .asks()
        .does(line.chosen, [&session, wanted] { return runResult(session, *wanted); });
    auto extra = std::make_shared<Extra>();
    Command(result, session, "decider",
            {"ein Entscheidungsspiel zweier, die gleich stehen", "uno spareggio tra due pari",
             "an extra game of two who are level"})
        .file(extra->file)
        .numbers("A B POINTS POINTS", extra->numbers,
                 {"die zwei Nummern und ihre Punkte", "i due numeri e i loro punti",
                  "the two numbers and their points"})
        .why(false)
        .asks()
        .does(line.chosen, [&session, extra] { return decider(session, *extra); });
}

} // namespace schreiber::cli
