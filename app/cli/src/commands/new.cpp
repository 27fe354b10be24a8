#include "commands.h"
#include "json/writers.h"

#include <desk/games.h>
#include <desk/own_rules.h>
#include <desk/settings.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

struct NewWanted {
    std::string file;
    desk::NewTournament tournament;
    std::string house;
    std::string like; // the file of another tournament
    std::map<std::string, std::string> options;
    bool camps = false;
    bool secondChance = false;
    int groups = 0;
    int qualify = 0;
    std::vector<std::string> rankPoints;
    int stake = 0;
};

// `k=v,k=v`; a part without `=` is kept as a name without value, which the desk then refuses by name.
void readHouse(const std::string& text, std::map<std::string, std::string>& house) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string part = text.substr(at, end - at);
        const std::size_t equals = std::min(part.find('='), part.size());
        house[part.substr(0, equals)] = equals < part.size() ? part.substr(equals + 1) : "?";
        at = end + 1;
    }
}

void tellOpenSwitches(const Session& session, const desk::Evening& evening) {
    std::string names;
    for (const game::OpenSwitch& open : desk::openSwitches(evening.tournament().settings))
        names += (names.empty() ? "" : ", ") + open.name;
    if (names.empty()) return;
    session.note(session.say({"Offene Schalter der Spielregel (setzen mit `set`): ",
                              "Parametri aperti del regolamento (impostare con `set`): ",
                              "Open switches of the rule set (set them with `set`): "}) +
                 names);
}

// Each of these is said, or follows from another tournament.
bool saysEnough(const Session& session, const NewWanted& wanted) {
    const desk::NewTournament& made = wanted.tournament;
    for (const auto& [option, value] :
         {std::pair("--name", &made.name), {"--rules", &made.rules}, {"--format", &made.format}})
        if (wanted.like.empty() && value->empty()) {
            session.complain(
                option + session.say({" fehlt; mit --like FILE ist alles wie dort, was nicht gesagt wird",
                                      " manca; con --like FILE ciò che non è detto è come in quel torneo",
                                      " is missing; with --like FILE what is not said is as it is there"}));
            return false;
        }
    return true;
}

int runNew(Session& session, NewWanted wanted) {
    if (!saysEnough(session, wanted)) return kUnusable;
    startQt();
    if (!wanted.like.empty()) {
        auto like = desk::settingsOfFile(wanted.like);
        if (!like) return session.fail(like.error());
        wanted.tournament.like = std::move(*like);
    }
    readHouse(wanted.house, wanted.tournament.house);
    if (const auto read = desk::readOwnRules(wanted.tournament); !read) return session.fail(read.error());
    for (const auto& [name, value] : wanted.options)
        if (!value.empty()) wanted.tournament.options[name] = value;
    if (wanted.camps) wanted.tournament.options["camps"] = "yes";
    if (wanted.secondChance) wanted.tournament.options["repechage"] = "yes";
    if (wanted.groups != 0) wanted.tournament.options["groups"] = std::to_string(wanted.groups);
    for (const std::string& list : wanted.rankPoints) {
        std::string& all = wanted.tournament.options["rank-points"];
        all += (all.empty() ? "" : " ") + list;
    }
    if (wanted.stake != 0) wanted.tournament.options["stake"] = std::to_string(wanted.stake);
    if (wanted.qualify != 0) wanted.tournament.options["qualify"] = std::to_string(wanted.qualify);
    if (session.confirmation.dryRun) {
        const auto checked = desk::checkNew(wanted.tournament, session.confirmation.yes);
        if (!checked) return session.fail(checked.error());
        if (session.json)
            print({{"file", wanted.file}, {"written", false}});
        else
            std::cout << session.say(kWouldWrite) << base::printable(wanted.file, 200) << '\n';
        return kDone;
    }
    const auto evening = desk::Evening::create(wanted.file, wanted.tournament, session.confirmation.yes);
    if (!evening) return session.fail(evening.error());
    const int n = evening->journal().back().n;
    session.did(n);
    if (session.json) {
        Json made = infoJson(*evening);
        made["n"] = n;
        print(made);
    } else
        std::cout << session.say({"Turnier angelegt: ", "Torneo creato: ", "Tournament created: "})
                  << base::printable(evening->tournament().settings.name, 200) << " ("
                  << base::printable(wanted.file, 200) << ")\n";
    tellOpenSwitches(session, *evening);
    return kDone;
}

} // namespace

void addNew(const Line& line) {
    auto wanted = std::make_shared<NewWanted>();
    desk::NewTournament& made = wanted->tournament;
    Command command(line.app, line.session, "new",
                    {"legt ein Turnier an", "crea un torneo", "creates a tournament"});
    command.file(wanted->file)
        .text("--name", made.name, {"wie es heißt", "come si chiama", "its name"}, false)
        .text("--rules", made.rules,
              {"Spielregel: innsbruck, imst, … oder eine Datei mit eigenen",
               "regolamento: innsbruck, imst, … o un file con regole proprie",
               "rule set: innsbruck, imst, … or a file with a club's own"},
              false)
        .text("--format", made.format,
              {"drawn (Partner jede Runde neu), pairs, knockout, groups oder solo",
               "drawn (compagni nuovi ogni turno), pairs, knockout, groups o solo",
               "drawn (new partners every round), pairs, knockout, groups or solo"},
              false)
        .text("--like", wanted->like,
              {"ein anderes Turnier, nach dem sich alles richtet, was nicht gesagt wird",
               "un altro torneo da cui si prende tutto ciò che non è detto",
               "another tournament, from which all that is not said is taken"},
              false)
        .text("--pairing", made.pairing,
              {"bei Paaren: random, moving, swiss, round-robin",
               "per le coppie: random, moving, swiss, round-robin",
               "with pairs: random, moving, swiss, round-robin"},
              false)
        .text("--date", made.date, {"Tag, JJJJ-MM-TT", "giorno, AAAA-MM-GG", "day, YYYY-MM-DD"}, false)
        .text("--place", made.place, {"Ort", "luogo", "place"}, false)
        .text("--house", wanted->house,
              {"Schalter der Spielregel: k=v,k=v", "parametri del regolamento: k=v,k=v", "switches: k=v,k=v"},
              false)
        .number(
            "--target", made.target,
            {"Punkte, die eine Partie gewinnen", "punti che vincono una partita", "points that win a game"},
            false, 1)
        .number("--rounds", made.rounds, {"geplante Runden", "turni previsti", "planned rounds"}, false, 1)
        .number("--games", made.games,
                {"Partien in einem Match; Königrufen: Spiele je Runde (16)",
                 "partite per incontro; Königrufen: giochi per turno (16)",
                 "games in a match; Königrufen: games in a round (16)"},
                false, 1)
        .text("--fives", wanted->options["fives"],
              {"Königrufen: Fünfertische, allow oder never", "Königrufen: tavoli da cinque, allow o never",
               "Königrufen: tables of five, allow or never"},
              false)
        .text("--end", wanted->options["end"],
              {"Königrufen: eine Runde endet nach ihren Spielen (games) oder durch ein Radel (radel)",
               "Königrufen: un turno finisce dopo i suoi giochi (games) o con un Radel (radel)",
               "Königrufen: a round ends after its games (games) or by a Radel (radel)"},
              false)
        .text("--doubled", wanted->options["doubled"],
              {"Königrufen: Doppelrunden count (zählen) oder off",
               "Königrufen: giri doppi count (contano) o off", "Königrufen: doubled games count or off"},
              false)
        .text("--kontra", wanted->options["kontra"],
              {"Königrufen: Kontra count (verdoppelt) oder off", "Königrufen: kontra count (raddoppia) o off",
               "Königrufen: kontra count (doubles) or off"},
              false)
        .texts("--rank-points", wanted->rankPoints,
               {"Königrufen: Punkte für die Plätze am Tisch, 60,40,20,0, dann für Fünfertische",
                "Königrufen: punti per i posti al tavolo, 60,40,20,0, poi per i tavoli da cinque",
                "Königrufen: points for places at the table, 60,40,20,0, then for tables of five"},
               false)
        .number("--stake", wanted->stake,
                {"Königrufen: Cent je Punkt in den Geldlisten", "Königrufen: centesimi per punto nelle liste",
                 "Königrufen: cents a point in the money lists"},
                false, 1)
        .number("--tables", made.tables, {"Tische, die da sind", "tavoli disponibili", "tables there are"},
                false, 1)
        .text("--final", wanted->options["final"],
              {"letzte Partie: pairs (die zwei besten Paare) oder crown (die Partner des besten)",
               "ultima partita: pairs (le due coppie migliori) o crown (i compagni della migliore)",
               "last match: pairs (the two best pairs) or crown (the partners of the best)"},
              false)
        .flag("--repechage", wanted->secondChance,
              {"K.-o.: wer einmal verliert, spielt um den dritten Platz weiter",
               "eliminazione: chi perde una volta gioca ancora per il terzo posto",
               "knock-out: who loses once plays on for the third place"})
        .number("--groups", wanted->groups,
                {"wie viele Gruppen; ohne sie zu viert oder fünft",
                 "quanti gironi; senza, da quattro o cinque", "how many groups; of four or five without it"},
                false, 1)
        .number("--qualify", wanted->qualify,
                {"wie viele jeder Gruppe weiterkommen (2)", "quanti passano da ogni girone (2)",
                 "how many of each group go on (2)"},
                false, 1)
        .flag("--camps", wanted->camps, {"Nord gegen Süd", "nord contro sud", "north against south"})
        .text("--keep-apart", wanted->options["keep-apart"],
              {"club: Leute eines Vereins nicht an einen Tisch, weder mit- noch gegeneinander",
               "club: soci dello stesso circolo non allo stesso tavolo, né insieme né contro",
               "club: people of one club not at one table, neither together nor against each other"},
              false)
        .text("--meet", wanted->options["meet"],
              {"once: niemand sitzt mit jemandem zweimal an einem Tisch, weder mit- noch gegeneinander",
               "once: nessuno siede due volte con qualcuno allo stesso tavolo, né insieme né contro",
               "once: nobody sits at one table with anybody twice, neither together nor against each other"},
              false)
        .text("--rest", wanted->options["rest"],
              {"wer übrig bleibt: sit (ist spielfrei) oder pair (zwei spielen gegeneinander)",
               "chi rimane fuori: sit (riposa) o pair (due giocano uno contro l'altro)",
               "who is left over: sit (sits out) or pair (two play one against one)"},
              false)
        .text("--scoring", wanted->options["scoring"],
              {"Wertung eines Matches, etwa 100*win+1*points",
               "valore di un incontro, p.es. 100*win+1*points",
               "what a match is worth, such as 100*win+1*points"},
              false)
        .text("--ladder", wanted->options["ladder"],
              {"Reihenfolge der Kriterien", "ordine dei criteri", "order of criteria"}, false)
        .text("--missed-round", wanted->options["missed-round"],
              {"win, average oder eine Zahl", "win, average o un numero", "win, average or a number"}, false)
        .text("--prizes", wanted->options["prizes"],
              {"wie viele Plätze Preise haben, dann woman, youngest, oldest, last: 8,woman",
               "quanti posti hanno premi, poi woman, youngest, oldest, last: 8,woman",
               "how many ranks have prizes, then woman, youngest, oldest, last: 8,woman"},
              false)
        .text("--hide-standings-until", wanted->options["hide-standings-until"],
              {"Runde, bis zu der die Rangliste verdeckt bleibt",
               "turno fino al quale la classifica resta coperta",
               "round until which the standings are hidden"},
              false)
        .seed(made.seed)
        .asks();
    command.does(line.chosen, [&session = line.session, wanted] { return runNew(session, *wanted); });
}

} // namespace schreiber::cli
