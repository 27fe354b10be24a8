#include "naive_standings.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>
#include <vector>

namespace schreiber::desk::test {

namespace {

using Json = nlohmann::json;

struct Persons {
    std::map<int, Json> entries;
    std::map<int, std::vector<int>> members; // of a contestant
    bool isThere(int contestant, int round, std::string* how = nullptr) const {
        for (const int person : members.at(contestant))
            for (const Json& absence : entries.at(person)["absences"]) {
                const int until = absence["until"];
                if (round < absence["from"] || (until != 0 && round > until)) continue;
                if (how != nullptr) *how = absence["results"];
                return false;
            }
        return true;
    }
    bool isVoid(int contestant) const {
        for (const int person : members.at(contestant)) {
            const Json& absences = entries.at(person)["absences"];
            if (!absences.empty() && absences.back()["until"] == 0 && absences.back()["results"] == "void")
                return true;
        }
        return false;
    }
    bool hasLeft(int contestant) const {
        return std::any_of(members.at(contestant).begin(), members.at(contestant).end(), [&](int person) {
            const Json& absences = entries.at(person)["absences"];
            return !absences.empty() && absences.back()["until"] == 0;
        });
    }
    int joined(int contestant) const {
        int latest = 1;
        for (const int person : members.at(contestant))
            latest = std::max<int>(latest, entries.at(person)["joined"]);
        return latest;
    }
};

bool owesFines(const Json& tournament) {
    return tournament["settings"].value("below_zero", "") == "owed";
}

bool counts(const Json& sheet) {
    const std::string state = sheet["state"];
    return state == "entered" || state == "confirmed" || (state == "disputed" && sheet["ending"] == "ruling");
}

// `100*win+1*points-2*against`
double worth(const std::string& formula, double win, double points, double against, bool shutout) {
    double sum = 0;
    std::string text = formula;
    for (std::size_t at = 0; (at = text.find('-', at)) != std::string::npos; at += 2)
        text.replace(at, 1, "+-");
    std::istringstream terms(text);
    for (std::string term; std::getline(terms, term, '+');) {
        if (term.empty()) continue;
        const double factor = std::stod(term);
        const std::string name = term.substr(term.find('*') + 1);
        sum += factor * (name == "win" || name == "games" ? win
                         : name == "points"               ? points
                         : name == "against"              ? against
                         : name == "difference"           ? points - against
                                                          : (shutout ? 1 : 0));
    }
    return sum;
}

double withMean(double sum, int played, int missed) {
    return missed == 0 || played == 0 ? sum : std::floor(sum + sum / played * missed + 0.5 + 1e-9);
}

} // namespace

std::map<int, NaiveRow> naiveStandings(const std::string& exported) {
    const Json all = Json::parse(exported);
    const Json& settings = all["settings"];
    const std::string formula = settings["scoring"];
    const std::string missed = settings["missed_round"];
    const int target = settings["target"];
    const int begin = settings["start"];
    const bool down = begin > target;

    Persons persons;
    for (const Json& entry : all["entries"]) {
        persons.entries[entry["number"]] = entry;
        persons.members[entry["number"]] = {entry["number"].get<int>()};
    }
    for (const Json& pair : all["partnerships"])
        persons.members[pair["number"]] = {pair["first"].get<int>(), pair["second"].get<int>()};

    std::map<int, NaiveRow> rows;
    std::set<int> waited; // whose match is still to be keyed
    int last = 0;
    for (const Json& round : all["rounds"])
        if (round["state"] == "published") last = round["number"];
    for (const auto& [number, members] : persons.members)
        if (!persons.isVoid(number) && persons.joined(number) <= std::max(last, 1)) rows[number];

    const auto missesRound = [&](int number, int round) {
        if (rows.count(number) != 0 && persons.isThere(number, round)) ++rows[number].satOut;
    };
    for (const Json& round : all["rounds"]) {
        if (round["state"] != "published") continue;
        const int number = round["number"];
        for (const Json& out : round["sitting_out"]) missesRound(out, number);
        for (const Json& table : round["tables"]) {
            const Json& sheet = table["games"][0];
            const auto sides = table["sides"].get<std::vector<std::vector<int>>>();
            std::vector<int> seats;
            for (const auto& side : sides) seats.insert(seats.end(), side.begin(), side.end());
            const auto nobodyPlayed = [&] {
                for (const int seat : seats) missesRound(seat, number);
            };
            if (std::any_of(seats.begin(), seats.end(), [&](int seat) { return persons.isVoid(seat); })) {
                nobodyPlayed();
                continue;
            }
            std::vector<double> points;
            std::vector<double> order;
            const auto result = [&](int score) { return static_cast<double>(down ? begin - score : score); };
            if (counts(sheet)) {
                for (const int score : sheet["score"].get<std::vector<int>>())
                    points.push_back(result(score));
                order = points;
                if (sheet["ending"] == "forfeit") order[sheet["forfeit_by"].get<std::size_t>()] = -1e9;
            } else {
                // Open: lost by a side that left it so; of any other leaving nothing is left of the match.
                std::vector<std::size_t> left;
                bool fallsAway = false;
                for (std::size_t side = 0; side < sides.size(); ++side) {
                    bool gone = false;
                    for (const int seat : sides[side]) {
                        std::string how;
                        if (persons.isThere(seat, number, &how)) continue;
                        gone = true;
                        if (how != "forfeit") fallsAway = true;
                    }
                    if (gone) left.push_back(side);
                }
                if (!fallsAway && left.empty()) { // it is played still
                    waited.insert(seats.begin(), seats.end());
                    continue;
                }
                if (fallsAway || left.size() == sides.size()) {
                    nobodyPlayed();
                    continue;
                }
                if (sides.size() != 2) return {};   // three at a table: asked for only when it is finished
                if (sheet["state"] == "disputed") { // to be decided, and not by leaving
                    waited.insert(seats.begin(), seats.end());
                    continue;
                }
                points = {0, 0};
                for (const Json& line : sheet["lines"])
                    if (line["struck"].is_null())
                        for (std::size_t side = 0; side < 2; ++side) {
                            if (!line["points"].empty()) points[side] += line["points"][side].get<int>();
                            if (!line["penalty"].empty()) points[side] -= line["penalty"][side].get<int>();
                        }
                if (owesFines(all))
                    for (double& one : points) one = std::max(one, 0.0);
                points[1 - left[0]] = target;
                order = points;
                order[left[0]] = -1e9;
            }
            const double most = *std::max_element(order.begin(), order.end());
            const auto leading = std::count(order.begin(), order.end(), most);
            double sum = 0;
            for (const double one : points) sum += one;
            for (std::size_t side = 0; side < sides.size(); ++side) {
                const double win = order[side] < most ? 0 : leading > 1 ? 0.5 : 1;
                const double against = sum - points[side];
                const bool shutout = win == 1 && std::count_if(points.begin(), points.end(), [](double one) {
                                                     return one > 0;
                                                 }) <= (points[side] > 0 ? 1 : 0);
                for (const int seat : sides[side]) {
                    if (rows.count(seat) == 0) continue;
                    NaiveRow& row = rows[seat];
                    ++row.played;
                    row.wins += win;
                    row.points += points[side];
                    row.against += against;
                    row.score += worth(formula, win, points[side], against, shutout);
                }
            }
        }
    }
    // Who is away without a game was never in it.
    std::erase_if(rows, [&](const auto& row) {
        return row.second.played == 0 && waited.count(row.first) == 0 && persons.hasLeft(row.first);
    });
    for (auto& [number, row] : rows) {
        if (missed == "average") {
            for (double* value : {&row.score, &row.points, &row.against})
                *value = withMean(*value, row.played, row.satOut);
        } else if (missed == "win") {
            row.wins += row.satOut;
            row.score += row.satOut * worth(formula, 1, 0, 0, false);
        } else {
            row.score += row.satOut * std::stod(missed);
        }
    }
    return rows;
}

std::string naiveSheets(const std::string& exported) {
    const Json all = Json::parse(exported);
    const int begin = all["settings"]["start"];
    const int target = all["settings"]["target"];
    std::string wrong;
    for (const Json& round : all["rounds"])
        for (const Json& table : round["tables"])
            for (const Json& sheet : table["games"]) {
                if (sheet["final_only"] == true || sheet["lines"].empty() || begin > target) continue;
                if (sheet["ending"] == "ruling" || sheet["ending"] == "forfeit") continue;
                std::vector<int> sum(table["sides"].size(), 0);
                for (const Json& line : sheet["lines"])
                    if (line["struck"].is_null())
                        for (std::size_t side = 0; side < sum.size(); ++side) {
                            if (!line["points"].empty()) sum[side] += line["points"][side].get<int>();
                            if (!line["penalty"].empty()) sum[side] -= line["penalty"][side].get<int>();
                        }
                // A winner is written at the target, and what is owed is not on the sheet.
                for (int& side : sum) side = std::min(side, target);
                if (owesFines(all))
                    for (int& side : sum) side = std::max(side, 0);
                if (sheet["score"].get<std::vector<int>>() != sum)
                    wrong += "round " + round["number"].dump() + ", table " + table["table"].dump() + ": " +
                             sheet["score"].dump() + " is stored, the lines come to " + Json(sum).dump() +
                             '\n';
            }
    return wrong;
}

} // namespace schreiber::desk::test
