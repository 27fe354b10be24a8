#include "answer.h"
#include "commands.h"
#include "json/writers.h"
#include "text/grid.h"

#include <desk/ending.h>
#include <desk/words.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

int close(Session& session, const std::string& file) {
    auto evening = openToWrite(file);
    if (!evening) return session.fail(evening.error());
    const auto receipt = desk::closeTournament(*evening, session.confirmation);
    if (!receipt || receipt->entry.n == 0) return tell(session, receipt);
    if (session.json) {
        Json closed = closingJson(evening->tournament());
        closed["n"] = receipt->entry.n;
        print(closed);
        return conclude(session, *receipt);
    }
    tell(session, *receipt);
    const tournament::Closing& closing = *evening->tournament().closing;
    Grid grid({session.say({"Preis", "Premio", "Prize"}), session.say({">Nr.", ">N.", ">No."}),
               session.say({"Name", "Nome", "Name"})});
    for (const tournament::Prize& prize : closing.prizes)
        grid.add({desk::prizeInWords(closing, prize, session.language), std::to_string(prize.contestant),
                  prize.name});
    grid.print(std::cout);
    return kDone;
}

int reopen(Session& session, const std::string& file) {
    auto evening = openToWrite(file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::reopenTournament(*evening, session.confirmation.why, session.confirmation));
}

} // namespace

void addClose(const Line& line) {
    auto file = std::make_shared<std::string>();
    Command(line.app, line.session, "close",
            {"schließt ab: Ränge und Preise stehen fest", "chiude: ranghi e premi sono fissati",
             "closes: ranks and prizes are fixed"})
        .file(*file)
        .why(false)
        .asks()
        .does(line.chosen, [&session = line.session, file] { return close(session, *file); });
    Command(line.app, line.session, "reopen",
            {"öffnet ein abgeschlossenes Turnier wieder", "riapre un torneo chiuso",
             "opens a closed tournament again"})
        .file(*file)
        .why(true)
        .asks()
        .does(line.chosen, [&session = line.session, file] { return reopen(session, *file); });
}

} // namespace schreiber::cli
