#include "commands.h"
#include "json/rulings.h"
#include "ruling_search.h"
#include "ruling_words.h"

#include <desk/club.h>
#include <desk/rulings.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

// The rulings of all evenings that a club remembers.
namespace schreiber::cli {

namespace {

struct ClubRulingsWanted {
    std::string file;
    SearchWords search;
    int ruling = 0;
};

// The club's own number, and where it was given under which.
Json placed(Json ruling, const store::ClubRuling& one, const tournament::Club& club) {
    const auto* evening = tournament::findClubTournament(club, one.tournament);
    Json at{{"tournament", one.tournament}, {"ruling", one.ruling.number}};
    if (evening != nullptr) {
        at["name"] = evening->name;
        at["date"] = evening->date;
    }
    ruling["number"] = one.number;
    ruling["given_at"] = std::move(at);
    return ruling;
}

int showClubRuling(const Session& session, const desk::ClubMemory& club, int number) {
    const auto found = club.ruling(number);
    if (!found) return session.fail(found.error());
    if (session.json) {
        print(placed(rulingJson(found->ruling, session.language), *found, club.club()));
        return kDone;
    }
    tournament::Ruling numbered = found->ruling;
    numbered.number = found->number;
    printRuling(session, {}, numbered);
    return kDone;
}

int rulings(const Session& session, const ClubRulingsWanted& wanted) {
    const auto sought = readSearch(wanted.search);
    if (!sought) return session.fail(sought.error());
    startQt();
    const auto club = desk::ClubMemory::open(wanted.file, store::Access::ReadOnly);
    if (!club) return session.fail(club.error());
    if (wanted.ruling > 0) return showClubRuling(session, *club, wanted.ruling);
    auto found = sought->like ? club->rulingsLike(*sought->like) : club->searchRulings(sought->search);
    if (found.ok() && found->empty() && !sought->like)
        if (const auto again = desk::looser(sought->search)) found = club->searchRulings(*again);
    if (!found) return session.fail(found.error());
    if (session.json) {
        Json list = Json::array();
        for (const store::ClubRuling& one : *found)
            list.push_back(placed(shortRulingJson(one.ruling), one, club->club()));
        print({{"rulings", std::move(list)}});
    } else if (found->empty()) {
        std::cout << session.say({"Dazu ist kein Entscheid zu finden.\n",
                                  "Non si trova nessuna decisione al riguardo.\n",
                                  "No ruling is found about that.\n"});
    } else {
        printRulings(session, *found);
    }
    return kDone;
}

} // namespace

void addClubRulings(const Line& line, CLI::App& club) {
    Session& session = line.session;
    auto wanted = std::make_shared<ClubRulingsWanted>();
    Command one(club, session, "rulings",
                {"Entscheide aller gemerkten Turniere, alle oder gesuchte",
                 "decisioni di tutti i tornei ricordati, tutte o cercate",
                 "rulings of all tournaments remembered, all or those looked for"});
    one.text("CLUBFILE", wanted->file, {"die Vereinsdatei", "il file del circolo", "the club file"});
    takeSearch(one, wanted->search)
        .number("--ruling", wanted->ruling,
                {"zeigt diesen ganz (Nummer aus der Liste)", "mostra questa per intero (numero della lista)",
                 "shows this one whole (number of the list)"},
                false, 1);
    one.does(line.chosen, [&session, wanted] { return rulings(session, *wanted); });
}

} // namespace schreiber::cli
