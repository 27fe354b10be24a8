#include "answer.h"
#include "commands.h"
#include "json/writers.h"
#include "text/rounds.h"

#include <desk/words.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

struct Wanted {
    std::string file;
    std::optional<std::uint64_t> seed;
};

int partners(Session& session, const Wanted& wanted) {
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto receipt = evening->drawPartners(wanted.seed, session.confirmation);
    if (!receipt || receipt->entry.n == 0) return tell(session, receipt);
    if (session.json) {
        const std::string& seed = receipt->entry.what.arguments.at("seed");
        print({{"seed", std::stoull(seed)}, {"pairs", partnersJson(evening->tournament())}});
        return kDone;
    }
    tell(session, *receipt);
    for (const tournament::Partnership& pair : evening->tournament().partnerships)
        std::cout << "  " << pair.number << "  "
                  << base::printable(tournament::nameOf(evening->tournament(), pair.number), 120) << '\n';
    return kDone;
}

int tables(Session& session, const Wanted& wanted) {
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto receipt = evening->drawTables(wanted.seed, session.confirmation);
    return tellDrawn(session, *evening, receipt);
}

} // namespace

void addDraw(const Line& line) {
    Session& session = line.session;
    auto wanted = std::make_shared<Wanted>();
    CLI::App& draw = group(line.app, session, "draw", {"lost", "sorteggia", "draws"});
    Command(draw, session, "partners",
            {"lost Einzelne zu Paaren", "sorteggia coppie dai singoli", "draws singles into pairs"})
        .file(wanted->file)
        .seed(wanted->seed)
        .why(false)
        .asks()
        .does(line.chosen, [&session, wanted] { return partners(session, *wanted); });
    Command(draw, session, "tables",
            {"lost die nächste Runde", "sorteggia il prossimo turno", "draws the next round"})
        .file(wanted->file)
        .seed(wanted->seed)
        .asks()
        .does(line.chosen, [&session, wanted] { return tables(session, *wanted); });
}

} // namespace schreiber::cli
