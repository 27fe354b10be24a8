#include "answer.h"
#include "commands.h"
#include "files.h"
#include "json/writers.h"
#include "text/rounds.h"

#include <desk/draws.h>
#include <desk/journal_arguments.h>
#include <desk/words.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

struct DrawWanted {
    std::string file;
    std::optional<std::uint64_t> seed;
    std::string from;
    desk::PartnerDraw partners;
};

int partners(Session& session, const DrawWanted& wanted) {
    desk::PartnerDraw how = wanted.partners;
    if (!wanted.from.empty()) {
        const auto bytes = readWhole(wanted.from);
        if (!bytes) return session.fail(bytes.error());
        how.typed = *bytes;
        how.file = wanted.from;
    }
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto receipt = desk::drawPartners(*evening, wanted.seed, session.confirmation, how);
    if (!receipt || receipt->entry.n == 0) return tell(session, receipt);
    if (session.json) {
        const store::Action& what = receipt->entry.what;
        Json drawn{{"n", receipt->entry.n},
                   {"seed", desk::seedIn(what, "seed").value_or(0)},
                   {"pairs", partnersJson(evening->tournament())}};
        // in the order of their cards, lowest first, where partners were drawn by these
        if (const std::vector<int> cut = desk::numbersIn(what, "cut"); !cut.empty()) drawn["cut"] = cut;
        print(drawn);
        return conclude(session, *receipt);
    }
    tell(session, *receipt);
    for (const tournament::Partnership& pair : evening->tournament().partnerships)
        std::cout << "  " << pair.number << "  "
                  << base::printable(tournament::nameOf(evening->tournament(), pair.number), 120) << '\n';
    return kDone;
}

int typedTables(Session& session, const DrawWanted& wanted) {
    const auto bytes = readWhole(wanted.from);
    if (!bytes) return session.fail(bytes.error());
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto receipt = desk::typeTables(*evening, *bytes, wanted.from, wanted.seed, session.confirmation);
    return tellDrawn(session, *evening, receipt);
}

int tables(Session& session, const DrawWanted& wanted) {
    if (!wanted.from.empty()) return typedTables(session, wanted);
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto receipt = desk::drawTables(*evening, wanted.seed, session.confirmation);
    return tellDrawn(session, *evening, receipt);
}

} // namespace

void addDraw(const Line& line) {
    Session& session = line.session;
    auto wanted = std::make_shared<DrawWanted>();
    CLI::App& draw = group(line.app, session, "draw", {"lost", "sorteggia", "draws"});
    Command(draw, session, "partners",
            {"lost Einzelne zu Paaren", "sorteggia coppie dai singoli", "draws singles into pairs"})
        .file(wanted->file)
        .seed(wanted->seed)
        .text("--by", wanted->partners.by,
              {"high-low: durch Abheben, hoch zu hoch, nieder zu nieder",
               "high-low: alzando le carte, alta con alta, bassa con bassa",
               "high-low: by the cut of cards, high with high, low with low"},
              false)
        .text("--from", wanted->from,
              {"Liste der Paare (7;12) oder mit --by der Karten (7;LA), - für die Standardeingabe",
               "elenco delle coppie (7;12) o con --by delle carte (7;LA), - per lo standard input",
               "list of pairs (7;12), or with --by of cards (7;LA), - for standard input"},
              false)
        .text("--separate", wanted->partners.separate,
              {"club oder camp: nicht mit jemandem daraus", "club o camp: non con uno dello stesso",
               "club or camp: not with somebody of the same"},
              false)
        .why(false)
        .asks()
        .does(line.chosen, [&session, wanted] { return partners(session, *wanted); });
    Command(draw, session, "tables",
            {"lost die nächste Runde", "sorteggia il prossimo turno", "draws the next round"})
        .file(wanted->file)
        .seed(wanted->seed)
        .text("--from", wanted->from,
              {"Zettel statt Los: Tisch;Nummern, - für die Standardeingabe",
               "bigliettini invece del sorteggio: tavolo;numeri, - per lo standard input",
               "slips instead of a draw: table;numbers, - for standard input"},
              false)
        .asks()
        .does(line.chosen, [&session, wanted] { return tables(session, *wanted); });
}

} // namespace schreiber::cli
