#include "json/club.h"

#include "answer.h"
#include "commands.h"
#include "files.h"
#include "text/grid.h"
#include "text/standings.h"

#include <base/file_writer.h>
#include <desk/club.h>
#include <desk/words.h>
#include <pdf/document.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <game/refusal_code.h>
#include <iostream>
#include <lists/season.h>
#include <memory>

namespace schreiber::cli {

namespace {

using desk::ClubMemory;
using tournament::Club;

struct ClubWanted {
    std::string file;
    std::vector<std::string> evenings;
    std::string letters;
    std::string since;
    std::string until;
    std::vector<int> tournaments;
    std::string counting = "rank";
    int best = 0;
    int keep = 0;
    int gone = 0;
    bool restore = false;
};

desk::Outcome<ClubMemory> openClub(const std::string& file, store::Access access) {
    startQt();
    base::writeAsPrivateAs(file);
    return ClubMemory::open(file, access);
}

int makeClub(const Session& session, const ClubWanted& wanted) {
    startQt();
    const auto club = ClubMemory::create(wanted.file);
    if (!club) return session.fail(club.error());
    session.did();
    if (session.json)
        print({{"file", wanted.file}});
    else
        std::cout << session.say(
                         {"Vereinsdatei angelegt: ", "Creato il file del circolo: ", "Club file made: "})
                  << base::printable(wanted.file, 300) << '\n';
    return kDone;
}

void tellRemembering(const Session& session, const tournament::Remembering& done, const std::string& file,
                     std::size_t rulings) {
    if (session.json) {
        Json answer = rememberingJson(done, file, !session.confirmation.dryRun);
        answer["rulings"] = rulings;
        print(answer);
    } else {
        const tournament::ClubTournament& one = *tournament::findClubTournament(done.club, done.tournament);
        std::cout << (session.confirmation.dryRun ? session.say(kWouldDo) : "")
                  << base::printable(one.name, 200)
                  << (done.again
                          ? session.say({" neu gemerkt: ", " ricordato di nuovo: ", " remembered anew: "})
                          : session.say({" gemerkt: ", " ricordato: ", " remembered: "}))
                  << one.plays.size() << session.say({" Personen, neu ", " persone, nuove ", " people, new "})
                  << done.newcomers.size();
        if (rulings > 0) std::cout << session.say({", Entscheide ", ", decisioni ", ", rulings "}) << rulings;
        std::cout << '\n';
    }
    for (const auto& alike : done.alike) session.note(desk::alikeInWords(done.club, alike, session.language));
    for (const auto& unsure : done.unsure)
        session.note(desk::unsureInWords(done.club, unsure, session.language));
}

// What is passed over is told, and the rest is remembered.
int remember(const Session& session, const ClubWanted& wanted) {
    auto club = openClub(wanted.file, store::Access::ReadWrite);
    if (!club) return session.fail(club.error());
    std::vector<desk::Evening> evenings;
    for (const std::string& file : wanted.evenings) {
        auto evening = openToRead(file);
        if (!evening) return session.fail(evening.error());
        evenings.push_back(std::move(*evening));
    }
    const auto all = club->remember(evenings, session.confirmation);
    if (!all) return session.fail(all.error());
    if (!session.confirmation.dryRun) session.did();
    for (std::size_t i = 0; i < all->size(); ++i) {
        const auto& one = (*all)[i];
        if (one) {
            tellRemembering(session, *one, wanted.evenings[i], evenings[i].tournament().rulings.size());
            continue;
        }
        if (session.json)
            print({{"file", wanted.evenings[i]}, {"written", false}, {"rule", one.error().code}});
        session.note(desk::inWords(desk::Failure{one.error()}, session.language));
    }
    return kDone;
}

int showPersons(const Session& session, const Club& club, const std::vector<int>& persons) {
    if (session.json) {
        print(personsJson(club, persons));
        return kDone;
    }
    Grid grid({session.say({">Nr.", ">N.", ">No."}), session.say({"Name", "Nome", "Name"}),
               session.say({"Verein", "Circolo", "Club"}), session.say({">Turniere", ">Tornei", ">Played"}),
               session.say({">gewonnen", ">vinti", ">won"}),
               session.say({">bester Rang", ">miglior rango", ">best rank"}),
               session.say({"zuletzt", "ultimo", "last"})});
    for (const int number : persons) {
        const tournament::ClubPerson& one = *tournament::findClubPerson(club, number);
        const tournament::ClubRecord record = tournament::recordOf(club, number);
        grid.add({std::to_string(number), nameOf(one.person), one.club, std::to_string(record.tournaments),
                  std::to_string(record.won), std::to_string(record.bestRank), record.lastDate});
    }
    grid.print(std::cout);
    return kDone;
}

int persons(const Session& session, const ClubWanted& wanted) {
    const auto club = openClub(wanted.file, store::Access::ReadOnly);
    if (!club) return session.fail(club.error());
    std::vector<int> all;
    for (const tournament::ClubPerson& one : club->club().persons) all.push_back(one.number);
    return showPersons(session, club->club(), all);
}

int find(const Session& session, const ClubWanted& wanted) {
    const auto club = openClub(wanted.file, store::Access::ReadOnly);
    if (!club) return session.fail(club.error());
    return showPersons(session, club->club(), tournament::findByLetters(club->club(), wanted.letters));
}

void tellUndated(const Session& session, const Club& club, const std::vector<int>& tournaments) {
    std::string names;
    for (const int number : tournaments)
        names += (names.empty() ? "" : ", ") +
                 base::printable(tournament::findClubTournament(club, number)->name, 200) + " (" +
                 std::to_string(number) + ")";
    std::cout << session.say({"Ohne Tag und deshalb nicht dabei: ", "Senza data e quindi esclusi: ",
                              "Without a day and therefore left out: "})
              << names << '\n'
              << session.say({"Mit `set TURNIER date=JJJJ-MM-TT` und `club remember` kommen sie dazu.",
                              "Con `set TORNEO date=AAAA-MM-GG` e `club remember` entrano.",
                              "`set TOURNAMENT date=YYYY-MM-DD` and `club remember` bring them in."})
              << '\n';
}

int season(const Session& session, const ClubWanted& wanted) {
    const auto counting = tournament::readCounting(wanted.counting);
    if (!counting) return session.fail({"--count", 0, 0, wanted.counting, {"rank", "wins", "points"}});
    for (const auto& [option, date] :
         {std::pair{"--since", &wanted.since}, std::pair{"--until", &wanted.until}})
        if (!date->empty() && !pdf::momentFrom(*date))
            return session.fail({option, 0, 0, *date, {"iso_date"}});
    const auto club = openClub(wanted.file, store::Access::ReadOnly);
    if (!club) return session.fail(club.error());
    for (const int number : wanted.tournaments)
        if (tournament::findClubTournament(club->club(), number) == nullptr)
            return session.fail(tournament::Refusal{"no_such_club_tournament"_refusal,
                                                    {{"tournament", std::to_string(number)}}});
    const tournament::SeasonWish wish{wanted.since, wanted.until, wanted.tournaments, wanted.best, *counting};
    const tournament::Season table = tournament::seasonOf(club->club(), wish);
    if (session.json) {
        print(seasonJson(club->club(), wish, table));
        return kDone;
    }
    std::cout << session.say({"Turniere: ", "Tornei: ", "Tournaments: "}) << table.tournaments.size() << '\n';
    if (!table.undated.empty()) tellUndated(session, club->club(), table.undated);
    const auto rows = lists::seasonRows(club->club(), table, session.language);
    const auto columns = lists::shownOn(lists::Surface::Text, lists::seasonColumns(), rows);
    Grid grid(headsOf(columns, session.language));
    for (const lists::InSeason& one : rows) grid.add(cellsOf(columns, one, session.language));
    grid.print(std::cout);
    return kDone;
}

int winners(const Session& session, const ClubWanted& wanted) {
    const auto club = openClub(wanted.file, store::Access::ReadOnly);
    if (!club) return session.fail(club.error());
    if (session.json) {
        print(winnersJson(club->club()));
        return kDone;
    }
    Grid grid({session.say({">Nr.", ">N.", ">No."}), session.say({"Tag", "Data", "Day"}),
               session.say({"Turnier", "Torneo", "Tournament"}), session.say({"Ort", "Luogo", "Place"}),
               session.say({">Starter", ">Partecipanti", ">Entries"}),
               session.say({"Sieger", "Vincitori", "Winners"})});
    for (const int number : tournament::byDate(club->club())) {
        const tournament::ClubTournament& one = *tournament::findClubTournament(club->club(), number);
        std::string names;
        for (const tournament::Play& play : one.plays)
            if (play.winner)
                names += (names.empty() ? "" : " / ") +
                         nameOf(tournament::findClubPerson(club->club(), play.person)->person);
        grid.add({std::to_string(number), one.date, one.name, one.place, std::to_string(one.contestants),
                  names.empty() ? "–" : names}); // not over when it was remembered
    }
    grid.print(std::cout);
    return kDone;
}

int merge(const Session& session, const ClubWanted& wanted) {
    auto club = openClub(wanted.file, store::Access::ReadWrite);
    if (!club) return session.fail(club.error());
    const auto done = club->merge(wanted.keep, wanted.gone, session.confirmation);
    if (!done) return session.fail(done.error());
    if (!session.confirmation.dryRun) session.did();
    if (session.json)
        print({{"person", wanted.keep}, {"gone", wanted.gone}, {"written", !session.confirmation.dryRun}});
    else
        std::cout << (session.confirmation.dryRun ? session.say(kWouldDo) : "")
                  << nameOf(tournament::findClubPerson(club->club(), wanted.keep)->person) << '\n';
    return kDone;
}

// What a search goes by is made anew from the rulings; all else that a club remembers is in its evenings.
int restore(const Session& session, const ClubWanted& wanted, const std::vector<store::Finding>& before) {
    for (const store::Finding& one : before) session.note(desk::inWords(one, session.language));
    const auto after = ClubMemory::restoreFile(wanted.file);
    if (!after) return session.fail(after.error());
    if (after->empty())
        session.did();
    else
        session.note(session.say(
            {"Aus der Datei selbst lässt sich das nicht wiederherstellen; nichts wurde verändert. "
             "Eine gute Kopie nehmen, oder eine neue Vereinsdatei anlegen (`club new`) und sie die "
             "Turniere neu merken lassen (`club remember`).",
             "Dal file stesso non si può ripristinare; nulla è stato modificato. Prendere una "
             "copia integra, oppure creare un nuovo file del circolo (`club new`) e fargli "
             "ricordare di nuovo i tornei (`club remember`).",
             "That cannot be put back from the file itself; nothing was changed. Take a sound "
             "copy, or make a new club file (`club new`) and let it remember the tournaments anew "
             "(`club remember`)."}));
    return tellFindings(session, wanted.file, after);
}

int verify(const Session& session, const ClubWanted& wanted) {
    startQt();
    const auto findings = ClubMemory::verifyFile(wanted.file);
    if (findings && !findings->empty() && wanted.restore) return restore(session, wanted, *findings);
    const int code = tellFindings(session, wanted.file, findings);
    const auto isOfIndex = [](const store::Finding& one) { return one.table == "ruling_words"; };
    if (findings && std::any_of(findings->begin(), findings->end(), isOfIndex))
        session.note(fmt::format(
            fmt::runtime(session.say(
                {"`schreiber-cli club verify {} --restore` legt das Suchverzeichnis der Entscheide neu an.",
                 "`schreiber-cli club verify {} --restore` rifà l'indice delle decisioni.",
                 "`schreiber-cli club verify {} --restore` makes the index of the rulings anew."})),
            base::printable(wanted.file, 300)));
    return code;
}

} // namespace

void addClub(const Line& line) {
    Session& session = line.session;
    auto wanted = std::make_shared<ClubWanted>();
    CLI::App& club =
        group(line.app, session, "club",
              {"was der Verein von Abend zu Abend weiß", "ciò che il circolo ricorda di serata in serata",
               "what the club knows from evening to evening"});
    const auto command = [&](const char* name, const Said& help,
                             int (*does)(const Session&, const ClubWanted&), const auto& more) {
        Command one(club, session, name, help);
        one.text("CLUBFILE", wanted->file, {"die Vereinsdatei", "il file del circolo", "the club file"});
        more(one);
        one.does(line.chosen, [&session, wanted, does] { return does(session, *wanted); });
    };
    const auto nothing = [](Command&) {};
    command("new", {"legt eine Vereinsdatei an", "crea un file del circolo", "makes a club file"}, makeClub,
            nothing);
    command("remember", {"merkt sich Turniere", "ricorda dei tornei", "remembers tournaments"}, remember,
            [&](Command& one) {
                one.texts("TOURNAMENT", wanted->evenings,
                          {"Turnierdateien", "file di torneo", "tournament files"})
                    .asks();
            });
    command("persons", {"wer schon da war", "chi c'è già stato", "who has been there"}, persons, nothing);
    command("find", {"sucht nach ein paar Buchstaben", "cerca con poche lettere", "finds by a few letters"},
            find, [&](Command& one) {
                one.text("LETTERS", wanted->letters,
                         {"Anfänge von Vor- oder Nachnamen, auch nach Gehör",
                          "inizi di nome o cognome, anche a orecchio",
                          "beginnings of first or last names, also by ear"});
            });
    command(
        "season", {"Tabelle über mehrere Turniere", "classifica su più tornei", "a table over tournaments"},
        season, [&](Command& one) {
            one.text("--since", wanted->since, {"ab diesem Tag", "da questo giorno", "from this day"}, false)
                .text("--until", wanted->until,
                      {"bis zu diesem Tag", "fino a questo giorno", "up to this day"}, false)
                .numbers("--tournaments", wanted->tournaments,
                         {"nur diese (Nummern aus `club winners`)", "solo questi (numeri di `club winners`)",
                          "these alone (numbers of `club winners`)"},
                         false)
                .number("--best", wanted->best,
                        {"nur so viele beste zählen", "contano solo i migliori", "so many best ones count"},
                        false, 1)
                .text("--count", wanted->counting,
                      {"rank (Starter − Rang + 1), wins oder points",
                       "rank (partecipanti − rango + 1), wins o points",
                       "rank (entries − rank + 1), wins or points"},
                      false);
        });
    command("winners", {"wer wann gewonnen hat", "chi ha vinto e quando", "who won when"}, winners, nothing);
    command("merge",
            {"zwei Nummern sind eine Person", "due numeri sono una persona", "two numbers are one person"},
            merge, [&](Command& one) {
                one.number("KEEP", wanted->keep, {"bleibt", "resta", "stays"})
                    .number("GONE", wanted->gone,
                            {"wird zur anderen Schreibweise", "diventa l'altra grafia",
                             "becomes another spelling"})
                    .asks();
            });
    addClubRulings(line, club);
    command("verify", {"prüft die Datei", "controlla il file", "checks the file"}, verify, [&](Command& one) {
        one.flag("--restore", wanted->restore,
                 {"legt das Suchverzeichnis der Entscheide neu an", "rifà l'indice delle decisioni",
                  "makes the index of the rulings anew"});
    });
}

} // namespace schreiber::cli
