#include "answer.h"
#include "commands.h"
#include "files.h"
#include "json/writers.h"
#include "soundness.h"
#include "text/grid.h"

#include <desk/club.h>
#include <desk/entries.h>
#include <desk/words.h>
#include <tournament/alphabet.h>
#include <tournament/partners.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <iostream>
#include <lists/entries.h>
#include <memory>
#include <optional>
#include <set>
#include <variant>

namespace schreiber::cli {

namespace {

struct PlayersWanted {
    std::string file;
    std::string list;
    bool skipBad = false;
    bool takeEqual = false;
    bool off = false;  // of two who must not meet: taken back
    std::string order; // which name comes first, where both stand in one column
    int number = 0;
    int other = 0;
    int place = 0;
    int round = 0;
    int born = -1;
    std::string first;
    std::string last;
    std::string partnerFirst; // entered together, as a pair
    std::string partnerLast;
    std::string club;
    std::string camp;
    std::string sex;
    std::string results;
    std::string clubFile;
    std::vector<std::string> names; // whom the club file is to fill in
    bool paid = false;
    bool another = false; // a namesake
};

// The number of the action in the journal; none where it was only rehearsed.
Json numberJson(int n) {
    return n == 0 ? Json(nullptr) : Json(n);
}

// One wrong row keeps all of a list out: that is said, and how the others get in.
int refuseList(const Session& session, const desk::Failure& failure) {
    const int code = session.fail(failure);
    const auto* bad = std::get_if<desk::BadRows>(&failure);
    if (bad == nullptr) return code;
    std::set<int> lines;
    for (const tournament::BadRow& row : bad->rows) lines.insert(row.where.line);
    if (*lines.begin() == 0) return code; // the whole list
    constexpr Said none{"Nichts wurde eingelesen. Falsche Zeilen: {}, richtige: {}.",
                        "Nulla è stato importato. Righe errate: {}, giuste: {}.",
                        "Nothing was read in. Wrong rows: {}, right ones: {}."};
    constexpr Said skip{" Die Liste berichtigen, oder mit --skip-bad nur die richtigen einlesen.",
                        " Correggere l'elenco, o con --skip-bad importare solo quelle giuste.",
                        " Mend the list, or read in the right ones alone with --skip-bad."};
    session.complain(fmt::format(fmt::runtime(session.say(none)), lines.size(), bad->good) +
                     (bad->good > 0 ? session.say(skip) : std::string()));
    return code;
}

std::optional<tournament::NameOrder> orderNamed(const std::string& names) {
    if (names == "first-last") return tournament::NameOrder::FirstLast;
    if (names == "last-first") return tournament::NameOrder::LastFirst;
    return std::nullopt;
}

Json leftOutJson(const std::vector<tournament::LeftOut>& leftOut) {
    Json json = Json::array();
    for (const tournament::LeftOut& one : leftOut)
        json.push_back({{"line", one.line},
                        {"name", nameOf(one.entry)},
                        {"same_line", numberJson(one.sameLine)},
                        {"same_entry", numberJson(one.sameEntry)},
                        {"left", one.hasLeft}});
    return json;
}

int importList(Session& session, const PlayersWanted& wanted) {
    const auto order = orderNamed(wanted.order);
    if (!wanted.order.empty() && !order)
        return session.fail({"--names", 0, 0, wanted.order, asTyped({"first-last", "last-first"})});
    const auto bytes = readWhole(wanted.list);
    if (!bytes) return session.fail(bytes.error());
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    desk::ListWish wish(wanted.skipBad);
    wish.takeEqual = wanted.takeEqual;
    wish.names = order;
    const auto report = desk::importEntries(*evening, *bytes, wanted.list, wish, session.confirmation);
    if (!report) return refuseList(session, report.error());
    for (const tournament::BadRow& row : report->bad) session.note(desk::inWords(row, session.language));
    for (const std::string& left : desk::inWords(report->leftOut, session.language)) session.note(left);
    if (!report->leftOut.empty())
        session.note(session.say({"Mit --take-equal werden auch sie gemeldet.",
                                  "Con --take-equal si iscrivono anche questi.",
                                  "With --take-equal they are entered, too."}));
    for (const std::string& alike : desk::inWords(report->duplicates, session.language)) session.note(alike);
    if (session.json) {
        Json bad = Json::array();
        for (const tournament::BadRow& row : report->bad)
            bad.push_back({{"line", row.where.line},
                           {"column", row.where.column},
                           {"reason", row.reason},
                           {"found", row.where.found}});
        print({{"n", numberJson(report->receipt.entry.n)},
               {"imported", report->imported},
               {"bad", std::move(bad)},
               {"left_out", leftOutJson(report->leftOut)},
               {"duplicates", duplicatesJson(report->duplicates)},
               {"written", !session.confirmation.dryRun}});
    } else {
        std::cout << (session.confirmation.dryRun ? session.say(kWouldDo) : "")
                  << session.say({"Meldungen eingelesen: ", "Iscrizioni importate: ", "Entries imported: "})
                  << report->imported << '\n';
    }
    return conclude(session, report->receipt);
}

using Entries = desk::Outcome<std::vector<tournament::Entry>>;

// The one person whom letters mean: the one they fit best, or the only one with exactly this name.
base::Result<int, base::InputError> personMeant(const tournament::Club& club, const std::string& name) {
    std::vector<int> fitting = tournament::findByLetters(club, name);
    if (fitting.empty()) return base::fail(base::InputError{"NAME", 0, 0, name, {"club_person"}});
    const auto fit = [&](int number) {
        return tournament::fitOf(tournament::findClubPerson(club, number)->person, name);
    };
    std::erase_if(fitting, [&, best = fit(fitting.front())](int number) { return fit(number) < best; });
    if (fitting.size() == 1) return fitting.front();
    std::vector<int> exact;
    std::vector<std::string> all;
    for (const int number : fitting) {
        const tournament::Person& person = tournament::findClubPerson(club, number)->person;
        all.push_back(nameOf(person));
        const std::string wanted = tournament::folded(name);
        const bool same = wanted == tournament::folded(person.first + person.last) ||
                          wanted == tournament::folded(person.last + person.first);
        if (same) exact.push_back(number);
    }
    if (exact.size() == 1) return exact.front();
    return base::fail(base::InputError{"NAME", 0, 0, name, std::move(all)});
}

// What the club knows of each; all names are looked up before anybody is entered.
Entries fromClub(const PlayersWanted& wanted) {
    if (wanted.names.empty()) return unusable({"NAME", 0, 0, {}, {"club_person"}});
    const auto club = desk::ClubMemory::open(wanted.clubFile, store::Access::ReadOnly);
    if (!club) return base::fail(club.error());
    std::vector<tournament::Entry> entries;
    desk::InputErrors errors;
    for (const std::string& name : wanted.names) {
        const auto number = personMeant(club->club(), name);
        if (!number) {
            errors.errors.push_back(number.error());
            continue;
        }
        const tournament::ClubPerson& known = *tournament::findClubPerson(club->club(), *number);
        tournament::Entry entry;
        entry.persons = {known.person};
        entry.club = known.club;
        entry.camp = known.camp;
        entries.push_back(std::move(entry));
    }
    if (!errors.errors.empty()) return base::fail(desk::Failure{std::move(errors)});
    return entries;
}

// Those to be entered; what is said on the command line goes before what the club knows.
Entries entriesWanted(const PlayersWanted& wanted) {
    for (const auto& [option, value] : {std::pair{"--first", &wanted.first}, {"--last", &wanted.last}})
        if (!wanted.clubFile.empty() && !value->empty())
            return unusable({option, 0, 0, *value, {"not_from_club"}});
    if (wanted.clubFile.empty() && !wanted.names.empty())
        return unusable({"NAME", 0, 0, wanted.names.front(), {"--from-club", "--first --last"}});
    const auto sex = tournament::readSex(wanted.sex == "w" ? "f" : wanted.sex == "d" ? "" : wanted.sex);
    if (!sex) return unusable({"--sex", 0, 0, wanted.sex, {"w", "m", "d"}});
    std::vector<tournament::Entry> entries(1);
    entries.front().persons = {{wanted.first, wanted.last, std::nullopt, tournament::Sex::Unstated}};
    if (!wanted.partnerFirst.empty() || !wanted.partnerLast.empty()) {
        if (!wanted.clubFile.empty() || wanted.other != 0)
            return unusable(
                {"--partner-first", 0, 0, wanted.partnerFirst + " " + wanted.partnerLast, {"pair_by_names"}});
        entries.front().persons.push_back(
            {wanted.partnerFirst, wanted.partnerLast, std::nullopt, tournament::Sex::Unstated});
    }
    if (!wanted.clubFile.empty()) {
        auto known = fromClub(wanted);
        if (!known) return known;
        entries = std::move(*known);
    }
    for (tournament::Entry& entry : entries) {
        if (wanted.born >= 0) entry.persons.front().born = wanted.born;
        if (*sex != tournament::Sex::Unstated) entry.persons.front().sex = *sex;
        if (!wanted.club.empty()) entry.club = wanted.club;
        if (!wanted.camp.empty()) entry.camp = wanted.camp;
        entry.paid = wanted.paid;
    }
    return entries;
}

void tellAdded(Session& session, const desk::Added& added, int n) {
    for (const auto& duplicate : added.duplicates) session.note(desk::inWords(duplicate, session.language));
    if (session.json)
        print({{"n", numberJson(n)},
               {"entry", added.number},
               {"duplicates", duplicatesJson(added.duplicates)},
               {"written", !session.confirmation.dryRun}});
    else
        std::cout << (session.confirmation.dryRun ? session.say(kWouldDo) : "")
                  << session.say({"Startnummer ", "Numero di partenza ", "Start number "}) << added.number
                  << '\n';
}

// All who are named or nobody; a partner is one person.
int enterPerson(Session& session, const PlayersWanted& wanted) {
    startQt();
    if (wanted.other != 0 && wanted.names.size() > 1)
        return session.fail({"--partner", 0, 0, wanted.names[1], {"one_partner"}});
    const auto entries = entriesWanted(wanted);
    if (!entries) return session.fail(entries.error());
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    if (wanted.other != 0) {
        const auto added = desk::addEntry(*evening, entries->front(), wanted.other, session.confirmation);
        if (!added) return session.fail(added.error());
        tellAdded(session, *added, added->receipt.entry.n);
        return conclude(session, added->receipt);
    }
    const auto all = desk::addEntries(*evening, *entries, session.confirmation);
    if (!all) return session.fail(all.error());
    const desk::Receipt& receipt = all->back().receipt;
    for (const desk::Added& added : *all) tellAdded(session, added, receipt.entry.n);
    return conclude(session, receipt);
}

// Into which pair somebody was drawn: the pair has a number of its own, under which it stands everywhere
// else.
std::string pairInWords(const Session& session, const tournament::Tournament& tournament, int number) {
    const tournament::Partnership* pair = tournament::partnershipOf(tournament, number);
    if (pair == nullptr) return {};
    const int other = pair->first == number ? pair->second : pair->first;
    return session.say({"Paar ", "coppia ", "pair "}) + std::to_string(pair->number) +
           session.say({", mit Nr. ", ", con il n. ", ", with no. "}) + std::to_string(other);
}

int listPeople(const Session& session, const PlayersWanted& wanted) {
    const auto evening = openToRead(wanted.file);
    if (!evening) return session.fail(evening.error());
    const Soundness soundness(session, *evening);
    const tournament::Tournament& tournament = evening->tournament();
    if (session.json) {
        print(playersJson(tournament));
        return soundness.conclude();
    }
    std::vector<lists::Entered> rows = lists::entriesRows(tournament);
    for (lists::Entered& one : rows) one.drawnWith = pairInWords(session, tournament, one.entry.number);
    const auto columns = lists::shownOn(lists::Surface::Text, lists::entriesColumns(tournament), rows);
    Grid grid(headsOf(columns, session.language));
    for (const lists::Entered& one : rows) grid.add(cellsOf(columns, one, session.language));
    grid.print(std::cout);
    return soundness.conclude();
}

int leave(Session& session, const PlayersWanted& wanted) {
    const auto results = tournament::readLeaverResults(wanted.results);
    if (!results)
        return session.fail({"--results", 0, 0, wanted.results, asTyped({"forfeit", "unplayed", "void"})});
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::leave(*evening, wanted.number, *results, session.confirmation));
}

int comeBack(Session& session, const PlayersWanted& wanted) {
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::comeBack(*evening, wanted.number, session.confirmation));
}

int substitute(Session& session, const PlayersWanted& wanted) {
    const bool named = !wanted.first.empty() || !wanted.last.empty();
    if (named == (wanted.other != 0))
        return session.fail({"--by", 0, 0, wanted.first + (named ? " " : "") + wanted.last,
                             asTyped({"--first --last", "--by"})});
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    const desk::Substitute who{{wanted.first, wanted.last, std::nullopt, tournament::Sex::Unstated},
                               wanted.club,
                               wanted.place,
                               wanted.round,
                               wanted.other,
                               wanted.another};
    return tell(session, desk::substitute(*evening, wanted.number, who, session.confirmation));
}

int never(Session& session, const PlayersWanted& wanted) {
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, wanted.off
                             ? desk::letMeet(*evening, wanted.number, wanted.other, session.confirmation)
                             : desk::keepApart(*evening, wanted.number, wanted.other, session.confirmation));
}

int merge(Session& session, const PlayersWanted& wanted) {
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::mergeEntries(*evening, wanted.number, wanted.other, session.confirmation));
}

constexpr Said kStartNumber{"Startnummer", "numero di partenza", "start number"};
constexpr Said kFirst{"Vorname", "nome", "first name"};
constexpr Said kLast{"Nachname", "cognome", "last name"};

void addEntering(const Line& line, CLI::App& players, const std::shared_ptr<PlayersWanted>& wanted) {
    Session& session = line.session;
    Command(players, session, "import",
            {"liest eine Meldeliste ein (CSV)", "importa un elenco (CSV)", "reads an entry list (CSV)"})
        .file(wanted->file)
        .text("LIST", wanted->list,
              {"die Liste, - für die Standardeingabe", "l'elenco, - per lo standard input",
               "the list, - for standard input"})
        .flag("--skip-bad", wanted->skipBad,
              {"falsche Zeilen auslassen", "saltare le righe errate", "leave out bad rows"})
        .flag("--take-equal", wanted->takeEqual,
              {"auch melden, wer genau so schon gemeldet ist",
               "iscrivere anche chi è già iscritto tale e quale",
               "enter those, too, who are entered already just so"})
        .text("--names", wanted->order,
              {"stehen Vor- und Nachname in einer Spalte: first-last oder last-first",
               "nome e cognome in una sola colonna: first-last o last-first",
               "where first and last name stand in one column: first-last or last-first"},
              false)
        .asks()
        .does(line.chosen, [&session, wanted] { return importList(session, *wanted); });
    Command(players, session, "add", {"meldet eine Person", "iscrive una persona", "enters a person"})
        .file(wanted->file)
        .text("--first", wanted->first, kFirst, false)
        .text("--last", wanted->last, kLast, false)
        .text("--from-club", wanted->clubFile,
              {"Vereinsdatei, aus der NAME ausgefüllt wird", "file del circolo da cui si completa NAME",
               "club file from which NAME is filled in"},
              false)
        .texts("NAME", wanted->names,
               {"mit --from-club: ein paar Buchstaben oder der ganze Name, für jede Person eines",
                "con --from-club: poche lettere o il nome intero, uno per persona",
                "with --from-club: a few letters or the whole name, one for each person"},
               false)
        .text("--club", wanted->club, {"Verein", "circolo", "club"}, false)
        .number("--born", wanted->born, {"Jahrgang", "anno di nascita", "year of birth"}, false)
        .text("--sex", wanted->sex, {"w, m oder d", "w, m o d", "w, m or d"}, false)
        .text("--camp", wanted->camp, {"Lager", "fazione", "camp"}, false)
        .flag("--paid", wanted->paid, {"hat bezahlt", "ha pagato", "has paid"})
        .number("--partner", wanted->other,
                {"wird mit dieser Startnummer ein Paar", "forma una coppia con questo numero",
                 "becomes a pair with this start number"},
                false, 1)
        .text("--partner-first", wanted->partnerFirst,
              {"Vorname des Partners: beide zusammen als ein Paar",
               "nome del compagno: i due come una coppia", "first name of the partner: the two as one pair"},
              false)
        .text("--partner-last", wanted->partnerLast,
              {"Nachname des Partners", "cognome del compagno", "last name of the partner"}, false)
        .asks()
        .does(line.chosen, [&session, wanted] { return enterPerson(session, *wanted); });
    Command(players, session, "list", {"zeigt die Meldungen", "mostra le iscrizioni", "shows the entries"})
        .file(wanted->file)
        .does(line.chosen, [&session, wanted] { return listPeople(session, *wanted); });
}

} // namespace

void addPlayers(const Line& line) {
    Session& session = line.session;
    auto wanted = std::make_shared<PlayersWanted>();
    CLI::App& players = group(line.app, session, "players", {"wer mitspielt", "chi gioca", "who plays"});
    addEntering(line, players, wanted);
    Command(players, session, "leave", {"meldet jemanden ab", "ritira qualcuno", "lets somebody leave"})
        .file(wanted->file)
        .number("N", wanted->number, kStartNumber)
        .text("--results", wanted->results,
              {"offene Partien: forfeit, unplayed oder void (nichts zählt)",
               "partite aperte: forfeit, unplayed o void (non conta nulla)",
               "open matches: forfeit, unplayed or void (nothing counts)"})
        .why(false)
        .asks()
        .does(line.chosen, [&session, wanted] { return leave(session, *wanted); });
    Command(players, session, "return", {"jemand kommt zurück", "qualcuno rientra", "somebody comes back"})
        .file(wanted->file)
        .number("N", wanted->number, kStartNumber)
        .asks()
        .does(line.chosen, [&session, wanted] { return comeBack(session, *wanted); });
    Command(players, session, "substitute",
            {"ein Ersatz spielt weiter", "continua un sostituto", "a substitute plays on"})
        .file(wanted->file)
        .number("N", wanted->number, kStartNumber)
        .text("--first", wanted->first, kFirst, false)
        .text("--last", wanted->last, kLast, false)
        .number("--by", wanted->other,
                {"statt der Namen: wer so gemeldet ist, gleich ob er wartet oder spielfrei ist",
                 "al posto dei nomi: chi è iscritto con questo numero, che aspetti o riposi",
                 "in place of the names: who is entered so, waiting or sitting out"},
                false, 1)
        .flag("--another", wanted->another,
              {"jemand Neuer, auch wenn ein Gemeldeter so heißt",
               "una persona nuova, anche se un iscritto si chiama così",
               "somebody new, though one who is entered has that name"})
        .text("--club", wanted->club,
              {"sein Verein; ohne ihn keiner (ein Paar behält den seinen)",
               "il suo circolo; senza, nessuno (una coppia mantiene il proprio)",
               "the club of the substitute; none without it (a pair keeps its own)"},
              false)
        .number("--place", wanted->place,
                {"bei einem Paar: 1 oder 2", "di una coppia: 1 o 2", "of a pair: 1 or 2"}, false, 1)
        .number("--round", wanted->round,
                {"seine erste Runde; ohne sie die offene oder die nächste",
                 "il suo primo turno; senza, quello aperto o il prossimo",
                 "the first round of the substitute; without it the open or the next one"},
                false, 1)
        .asks()
        .does(line.chosen, [&session, wanted] { return substitute(session, *wanted); });
    Command(players, session, "merge",
            {"zwei Meldungen sind eine Person: N bleibt und wird ergänzt, OTHER fällt weg",
             "due iscrizioni sono una persona: N resta e viene completata, OTHER cade",
             "two entries are one person: N stays and is completed, OTHER goes"})
        .file(wanted->file)
        .number("N", wanted->number, kStartNumber)
        .number("OTHER", wanted->other, kStartNumber)
        .asks()
        .does(line.chosen, [&session, wanted] { return merge(session, *wanted); });
    Command(players, session, "never",
            {"zwei, die einander nicht begegnen dürfen", "due che non devono incontrarsi",
             "two who must not meet"})
        .file(wanted->file)
        .number("A", wanted->number, kStartNumber)
        .number("B", wanted->other, kStartNumber)
        .flag("--off", wanted->off,
              {"nimmt das zurück: sie dürfen wieder", "lo revoca: possono di nuovo",
               "takes it back: they may meet again"})
        .asks()
        .does(line.chosen, [&session, wanted] { return never(session, *wanted); });
}

} // namespace schreiber::cli
