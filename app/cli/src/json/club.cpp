#include "json/club.h"

#include <nlohmann/json.hpp>

#include <lists/season.h>
#include <utility>

namespace schreiber::cli {

namespace {

using tournament::Club;
using tournament::ClubPerson;
using tournament::ClubTournament;

std::string nameIn(const Club& club, int person) {
    return nameOf(tournament::findClubPerson(club, person)->person);
}

Json headJson(const ClubTournament& one) {
    return {{"tournament", one.number}, {"name", one.name}, {"date", one.date}};
}

} // namespace

Json personsJson(const Club& club, const std::vector<int>& persons) {
    Json list = Json::array();
    for (const int number : persons) {
        const ClubPerson& one = *tournament::findClubPerson(club, number);
        const tournament::ClubRecord record = tournament::recordOf(club, number);
        Json others = Json::array();
        for (const auto& [first, last] : one.otherNames)
            others.push_back(nameOf(tournament::Person{first, last, {}, tournament::Sex::Unstated}));
        list.push_back({{"person", number},
                        {"name", nameOf(one.person)},
                        {"first", one.person.first},
                        {"last", one.person.last},
                        {"club", one.club},
                        {"camp", one.camp},
                        {"born", one.person.born ? Json(*one.person.born) : Json(nullptr)},
                        {"sex", tournament::nameOf(one.person.sex)},
                        {"other_names", std::move(others)},
                        {"tournaments", record.tournaments},
                        {"won", record.won},
                        {"best_rank", record.bestRank},
                        {"last_date", record.lastDate}});
    }
    return list;
}

Json seasonJson(const Club& club, const tournament::SeasonWish& wish, const tournament::Season& season) {
    Json tournaments = Json::array();
    for (const int number : season.tournaments)
        tournaments.push_back(headJson(*tournament::findClubTournament(club, number)));
    Json rows = Json::array();
    for (const lists::InSeason& one : lists::seasonRows(club, season, words::Language::English)) {
        Json row = fieldsJson(lists::fieldsOf(lists::seasonColumns(), one));
        row["counted"] = Json::array();
        for (const auto& [number, value] : one.row.counted)
            row["counted"].push_back({{"tournament", number}, {"value", amountJson(value)}});
        rows.push_back(std::move(row));
    }
    return {{"count", nameOf(wish.counting)},
            {"best", wish.best},
            {"tournaments", std::move(tournaments)},
            {"undated", season.undated},
            {"season", std::move(rows)}};
}

Json winnersJson(const Club& club) {
    Json list = Json::array();
    for (const int number : tournament::byDate(club)) {
        const ClubTournament& one = *tournament::findClubTournament(club, number);
        Json winners = Json::array();
        for (const tournament::Play& play : one.plays)
            if (play.winner)
                winners.push_back({{"person", play.person}, {"name", nameIn(club, play.person)}});
        Json row = headJson(one);
        row["place"] = one.place;
        row["rules"] = one.rules;
        row["format"] = one.format;
        row["target"] = one.target;
        row["contestants"] = one.contestants;
        row["winners"] = std::move(winners);
        list.push_back(std::move(row));
    }
    return list;
}

Json rememberingJson(const tournament::Remembering& done, const std::string& file, bool written) {
    const ClubTournament& one = *tournament::findClubTournament(done.club, done.tournament);
    Json alike = Json::array();
    for (const auto& [person, like] : done.alike)
        alike.push_back({{"person", person},
                         {"name", nameIn(done.club, person)},
                         {"like", like},
                         {"like_name", nameIn(done.club, like)}});
    Json unsure = Json::array();
    for (const tournament::UnsureRecognition& who : done.unsure)
        unsure.push_back({{"person", who.person},
                          {"name", nameIn(done.club, who.person)},
                          {"others", who.others},
                          {"club_before", who.before},
                          {"club", who.now}});
    Json row = headJson(one);
    row["file"] = file;
    row["again"] = done.again;
    row["persons"] = one.plays.size();
    row["newcomers"] = done.newcomers;
    row["alike"] = std::move(alike);
    row["unsure"] = std::move(unsure);
    row["written"] = written;
    return row;
}

} // namespace schreiber::cli
