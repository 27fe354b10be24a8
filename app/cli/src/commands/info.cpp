#include "commands.h"
#include "json/writers.h"
#include "soundness.h"
#include "text/grid.h"
#include "text/rounds.h"

#include <desk/due.h>
#include <desk/games.h>
#include <desk/words.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>
#include <papers/view.h>

namespace schreiber::cli {

namespace {

int runInfo(const Session& session, const std::string& file) {
    const auto evening = openToRead(file);
    if (!evening) return session.fail(evening.error());
    const Soundness soundness(session, *evening);
    if (session.json) {
        print(soundness.told(infoJson(*evening)));
        return soundness.conclude();
    }
    const tournament::Tournament& tournament = evening->tournament();
    const tournament::Settings& settings = tournament.settings;
    std::string switches;
    for (const game::OpenSwitch& open : desk::openSwitches(settings))
        switches += (switches.empty() ? "" : ", ") + open.name;
    const int round = tournament::currentRound(tournament);
    std::string rounds =
        std::to_string(round) + (settings.rounds > 0 ? "/" + std::to_string(settings.rounds) : "");
    if (round > 0)
        rounds += " (" +
                  desk::wordFor("round", desk::roundState(evening->tournament(), round), session.language) +
                  ")";
    Grid grid({base::printable(settings.name, 200), ""});
    const std::string length =
        !settings.zeroSum  ? targetText(session, settings.start, settings.target)
        : settings.openEnd ? session.say({"bis zum Radel", "fino al Radel", "until the Radel"})
                           : std::to_string(settings.deals) +
                                 session.say({" Spiele je Runde", " giochi per turno", " games in a round"});
    grid.add({session.say({"Spielregel", "Regolamento", "Rule set"}),
              base::printable(papers::rulesTitle(settings, session.language), 300) + ", " + length});
    grid.add({session.say({"Format", "Formato", "Format"}),
              settings.zeroSum && !settings.fives
                  ? session.say({"jeder für sich, zu viert", "ognuno per sé, in quattro",
                                 "everybody for himself, four at a table"})
              : settings.zeroSum
                  ? session.say({"jeder für sich, zu viert oder fünft", "ognuno per sé, in quattro o cinque",
                                 "everybody for himself, four or five at a table"})
                  : desk::wordFor("format", nameOf(settings.format), session.language)});
    if (settings.format == tournament::Format::Drawn) {
        const auto add = [&](const char* option, const std::string& value) {
            grid.add({desk::wordFor("setting", option, session.language),
                      desk::wordFor(std::string("choice.") + option, value, session.language)});
        };
        const std::string meet = nameOf(settings.meet);
        add("meet", meet.empty() ? "usual" : meet);
        add("rest", nameOf(settings.rest));
    }
    grid.add(
        {session.say({"Meldungen", "Iscrizioni", "Entries"}), std::to_string(tournament.entries.size())});
    grid.add({session.say({"Runde", "Turno", "Round"}), rounds});
    grid.add({"Schema", std::to_string(evening->schemaVersion())});
    if (!settings.copyTo.empty())
        grid.add({session.say({"Zweite Kopie", "Seconda copia", "Second copy"}), settings.copyTo});
    grid.print(std::cout);
    if (!switches.empty())
        std::cout << session.say({"Offene Schalter: ", "Parametri aperti: ", "Open switches: "}) << switches
                  << '\n';
    std::cout << desk::inWords(evening->due(), session.language) << '\n';
    return soundness.conclude();
}

} // namespace

void addInfo(const Line& line) {
    auto file = std::make_shared<std::string>();
    Command command(
        line.app, line.session, "info",
        {"sagt, wie das Turnier steht", "dice a che punto è il torneo", "tells how the tournament stands"});
    command.file(*file);
    command.does(line.chosen, [&session = line.session, file] { return runInfo(session, *file); });
}

} // namespace schreiber::cli
