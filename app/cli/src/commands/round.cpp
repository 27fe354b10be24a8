#include "answer.h"
#include "commands.h"
#include "files.h"
#include "json/writers.h"
#include "soundness.h"
#include "text/rounds.h"

#include <desk/draws.h>
#include <desk/receipt.h>
#include <desk/sheets.h>
#include <desk/words.h>

#include <nlohmann/json.hpp>

#include <game/refusal_code.h>
#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

struct RoundWanted {
    std::string file;
    std::string list;
    int round = 0;
    int first = 0;
    int second = 0;
    int table = 0;
    std::vector<int> seats;
    std::optional<std::uint64_t> seed;
};

int start(Session& session, const RoundWanted& wanted) {
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::startRound(*evening, session.confirmation));
}

int showRound(const Session& session, const RoundWanted& wanted) {
    const auto evening = openToRead(wanted.file);
    if (!evening) return session.fail(evening.error());
    const int last = tournament::currentRound(evening->tournament());
    if (last == 0) return session.fail(desk::Failure{tournament::Refusal{"no_round_yet"_refusal, {}}});
    const auto* round = tournament::findRound(evening->tournament(), wanted.round == 0 ? last : wanted.round);
    if (round == nullptr)
        return session.fail(desk::Failure{
            tournament::Refusal{"no_such_round"_refusal,
                                {{"round", std::to_string(wanted.round)}, {"last", std::to_string(last)}}}});
    const Soundness soundness(session, *evening);
    if (session.json)
        print(soundness.told(roundJson(*evening, *round)));
    else
        printRound(session, *evening, *round);
    return soundness.conclude();
}

// What the swap does to who meets whom.
void printMeetings(const Session& session, const tournament::Tournament& tournament,
                   const desk::Receipt& receipt) {
    for (const tournament::Repeat& repeat : receipt.repeats)
        std::cout << "  " << base::printable(desk::inWords(tournament, repeat, session.language), 300)
                  << '\n';
    if (receipt.lost.empty()) return;
    std::string meetings;
    for (const auto& [a, b] : receipt.lost)
        meetings += (meetings.empty() ? "" : ", ") + std::to_string(a) + "–" + std::to_string(b);
    std::cout << session.say({"Nicht mehr in dieser Runde, und noch nie gespielt (Nummern): ",
                              "Non più in questo turno, e mai giocati (numeri): ",
                              "No more in this round, and never played (by number): "})
              << meetings << '\n';
}

int swap(Session& session, const RoundWanted& wanted) {
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto receipt = desk::swapPlaces(*evening, wanted.round, wanted.first, wanted.second,
                                          session.confirmation.why, session.confirmation);
    const int code = tell(session, receipt);
    if (receipt.ok() && !session.json) printMeetings(session, evening->tournament(), *receipt);
    return code;
}

int redraw(Session& session, const RoundWanted& wanted) {
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto receipt = desk::redraw(*evening, session.confirmation.why, wanted.seed, session.confirmation);
    return tellDrawn(session, *evening, receipt);
}

int seatTable(Session& session, const RoundWanted& wanted) {
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    return tell(session,
                desk::seatTable(*evening, wanted.round, wanted.table, wanted.seats, session.confirmation));
}

int addTable(Session& session, const RoundWanted& wanted) {
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto receipt =
        desk::addTable(*evening, wanted.round, wanted.seats, session.confirmation.why, session.confirmation);
    const int code = tell(session, receipt);
    if (receipt.ok() && !session.json) printMeetings(session, evening->tournament(), *receipt);
    return code;
}

int enterResults(Session& session, const RoundWanted& wanted) {
    const auto bytes = readWhole(wanted.list);
    if (!bytes) return session.fail(bytes.error());
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    return tell(session,
                desk::enterResults(*evening, wanted.round, *bytes, wanted.list, session.confirmation));
}

} // namespace

void addRound(const Line& line) {
    Session& session = line.session;
    auto wanted = std::make_shared<RoundWanted>();
    CLI::App& round = group(line.app, session, "round", {"eine Runde", "un turno", "a round"});
    const Said number{"Runde", "turno", "round"};
    const Said entry{"Startnummer", "numero di partenza", "start number"};
    Command(round, session, "start",
            {"bestätigt die Auslosung", "conferma il sorteggio", "confirms the draw"})
        .file(wanted->file)
        .asks()
        .does(line.chosen, [&session, wanted] { return start(session, *wanted); });
    Command(round, session, "show", {"zeigt eine Runde", "mostra un turno", "shows a round"})
        .file(wanted->file)
        .number("N", wanted->round,
                {"Runde; ohne sie die letzte", "turno; senza, l'ultimo", "round; the last one without it"},
                false, 1)
        .does(line.chosen, [&session, wanted] { return showRound(session, *wanted); });
    Command(round, session, "swap", {"tauscht zwei Plätze", "scambia due posti", "exchanges two places"})
        .file(wanted->file)
        .number("--round", wanted->round, number, true, 1)
        .number("A", wanted->first, entry)
        .number("B", wanted->second, entry)
        .why(true)
        .asks()
        .does(line.chosen, [&session, wanted] { return swap(session, *wanted); });
    Command(round, session, "seats",
            {"Königrufen: wer an einem Tisch wo sitzt, wie gezogen wurde",
             "Königrufen: chi siede dove a un tavolo, com'è stato estratto",
             "Königrufen: who sits where at a table, as cards were drawn"})
        .file(wanted->file)
        .number("--round", wanted->round, number, true, 1)
        .number("--table", wanted->table, {"Tisch", "tavolo", "table"}, true, 1)
        .numbers("NUMBERS", wanted->seats,
                 {"Startnummern der Plätze A, B, C, D (E)", "numeri di partenza dei posti A, B, C, D (E)",
                  "start numbers of the seats A, B, C, D (E)"})
        .why(false)
        .asks()
        .does(line.chosen, [&session, wanted] { return seatTable(session, *wanted); });
    Command(round, session, "table",
            {"ein Tisch mehr in der laufenden Runde: aus wem spielfrei ist und wer spät kam",
             "un tavolo in più nel turno in corso: di chi riposa e di chi è arrivato tardi",
             "one table more in the round that is played: of who sits out and who came late"})
        .file(wanted->file)
        .number("--round", wanted->round, number, true, 1)
        .numbers("NUMBERS", wanted->seats,
                 {"Startnummern: A und B gegen C und D; von Paaren ihre zwei Nummern",
                  "numeri di partenza: A e B contro C e D; per le coppie i loro due numeri",
                  "start numbers: A and B against C and D; of pairs their two numbers"})
        .why(true)
        .asks()
        .does(line.chosen, [&session, wanted] { return addTable(session, *wanted); });
    Command(round, session, "redraw",
            {"lost die letzte Runde neu", "risorteggia l'ultimo turno", "draws the last round anew"})
        .file(wanted->file)
        .seed(wanted->seed)
        .why(true)
        .asks()
        .does(line.chosen, [&session, wanted] { return redraw(session, *wanted); });
    Command(round, session, "enter",
            {"liest Ergebnisse ein (CSV: Tisch;Punkte;Punkte)", "importa risultati (CSV: tavolo;punti;punti)",
             "reads results (CSV: table;score;score)"})
        .file(wanted->file)
        .number("--round", wanted->round, number, true, 1)
        .text("RESULTS", wanted->list,
              {"die Liste, - für die Standardeingabe", "l'elenco, - per lo standard input",
               "the list, - for standard input"})
        .asks()
        .does(line.chosen, [&session, wanted] { return enterResults(session, *wanted); });
}

} // namespace schreiber::cli
