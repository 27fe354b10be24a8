#include "program.h"

#include <base/random.h>

#include <catch2/catch.hpp>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>

// Evenings as clubs have them (Imst, Tarrenz, Kematen, St. Pauls, the Vinschgau, Sterzing, Schlanders), by
// commands alone and with results made from a seed: SCHREIBER_SEED chooses another.
using schreiber::test::Desk;
using schreiber::test::Json;
using schreiber::test::Ran;

namespace {

std::uint64_t chosenSeed() {
    const char* chosen = std::getenv("SCHREIBER_SEED");
    return chosen != nullptr ? std::strtoull(chosen, nullptr, 10) : 20261121;
}

std::string numbered(std::string word, int n) {
    word += std::to_string(n);
    return word;
}

std::string campOf(int n, const char* camps) {
    if (camps == nullptr) return {};
    return n % 2 == 0 ? "Nord" : "Süd";
}

std::string singles(int count, const char* camps = nullptr) {
    std::string csv = "Vorname;Nachname;Verein;Jahrgang;Geschlecht;Lager\n";
    for (int n = 1; n <= count; ++n) {
        csv.append(numbered("Vorname", n))
            .append(numbered(";Nachname", n))
            .append(numbered(";Verein ", n % 5));
        csv.append(numbered(";", 1940 + n)).append(n % 3 == 0 ? ";w;" : ";m;").append(campOf(n, camps));
        csv += '\n';
    }
    return csv;
}

std::string pairs(int count, const char* camps = nullptr) {
    std::string csv = "Vorname;Nachname;Vorname 2;Nachname 2;Verein;Lager\n";
    for (int n = 1; n <= count; ++n) {
        csv.append(numbered("A", n)).append(numbered(";Nachname", n)).append(numbered(";B", n));
        csv.append(numbered(";Partner", n)).append(numbered(";Verein ", n % 7)).append(";");
        csv.append(campOf(n, camps)) += '\n';
    }
    return csv;
}

// An event in a folder of its own.
class Event {
  public:
    Event(const char* name, std::vector<std::string> options, const std::string& entries)
        : m_name(name)
        , m_random(chosenSeed()) {
        std::vector<std::string> arguments{"new", kFile, "--name", name, "--seed", "5"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        done(arguments);
        m_desk.write("list.csv", entries);
        done({"players", "import", kFile, "list.csv"});
        const Json info = done({"info", kFile, "--json"}).json();
        m_target = info["target"];
    }

    const Desk& desk() const { return m_desk; }

    Ran done(const std::vector<std::string>& arguments) const {
        const Ran ran = m_desk.run(arguments);
        INFO(m_name << ": " << arguments[0] << " " << arguments[1] << ": " << ran.errors);
        REQUIRE(ran.code == 0);
        return ran;
    }

    // Draws, confirms and plays one round; its draw.
    Json round() {
        const Ran drawn =
            done({"draw", "tables", kFile, "--seed", std::to_string(m_random.below(1'000'000)), "--json"});
        const Json round = drawn.json();
        done({"round", "start", kFile});
        std::string results;
        for (const Json& table : round["tables"]) {
            const std::size_t sides = table["sides"].size();
            const std::size_t winner = m_random.below(sides);
            results += std::to_string(table["table"].get<int>());
            for (std::size_t side = 0; side < sides; ++side) {
                const bool down = m_target == 0;
                const auto lost =
                    static_cast<int>(m_random.below(static_cast<std::uint64_t>(down ? 9 : m_target)));
                results += numbered(";", side == winner ? m_target : down ? lost + 1 : lost);
            }
            results += "\n";
        }
        m_desk.write("results.csv", results);
        if (!results.empty())
            done({"round", "enter", kFile, "--round", std::to_string(round["round"].get<int>()),
                  "results.csv"});
        return round;
    }

    // All rounds until none is due.
    std::vector<Json> play(int rounds) {
        std::vector<Json> played;
        for (int number = 1; number <= rounds; ++number) played.push_back(round());
        const Ran more = m_desk.run({"draw", "tables", kFile});
        CHECK(more.code == 4);
        return played;
    }

    // What holds for every event at its end: final, closed, verified, the same after export and import.
    Json finish() {
        const Json standings = done({"standings", kFile, "--json"}).json();
        CHECK(standings["final"] == true);
        CHECK(standings["missing"].empty());
        for (std::size_t row = 0; row + 1 < standings["standings"].size(); ++row)
            CHECK(standings["standings"][row]["why"].is_string());
        const Json closed = done({"close", kFile, "--json"}).json();
        CHECK(closed["ranks"].size() == standings["standings"].size());
        CHECK(m_desk.run({"draw", "tables", kFile, "--yes"}).code == 4);
        done({"verify", kFile});
        done({"export", kFile, "--to", "json", "-o", "a.json"});
        done({"import", "a.json", "-o", "copy.schreiber"});
        done({"verify", "copy.schreiber"});
        done({"export", "copy.schreiber", "--to", "json", "-o", "b.json"});
        CHECK(Json::parse(m_desk.read("a.json"))["rounds"] == Json::parse(m_desk.read("b.json"))["rounds"]);
        CHECK(done({"standings", "copy.schreiber", "--json"}).json() == standings);
        done({"export", kFile, "--to", "html", "-o", "page.html"});
        done({"export", kFile, "--to", "csv", "-o", "tables"});
        for (const char* kind : {"bracket", "prizes"}) done({"report", kind, kFile, "-o", "paper.pdf"});
        done({"club", "new", "club.schreiber-club"});
        const Json remembered = done({"club", "remember", "club.schreiber-club", kFile, "--json"}).json();
        CHECK(remembered["persons"] == remembered["newcomers"].size());
        CHECK(remembered["persons"].get<std::size_t>() >= standings["standings"].size());
        const Json& first = standings["standings"][0];
        std::printf("%-28s %3zu entries, first: %s (%s)\n", m_name, standings["standings"].size(),
                    first["name"].get<std::string>().c_str(),
                    standings["title"].is_null() ? "by the ranking"
                                                 : standings["title"]["name"].get<std::string>().c_str());
        return standings;
    }

  private:
    static constexpr const char* kFile = "evening.schreiber";
    const char* m_name;
    Desk m_desk;
    schreiber::base::Random m_random;
    int m_target = 0;
};

std::vector<std::string> seatedAt(const Json& table) {
    std::vector<std::string> numbers;
    for (const Json& side : table["sides"])
        for (const Json& number : side) numbers.push_back(number.dump());
    return numbers;
}

} // namespace

TEST_CASE("Kematen: thirty, eight rounds with new partners, the best two for the crown") {
    Event event("Kematen 30 x 8, crown",
                {"--rules", "innsbruck", "--format", "drawn", "--rounds", "8", "--final", "crown"},
                singles(30));
    const auto rounds = event.play(9);
    for (std::size_t round = 0; round < 8; ++round) {
        CHECK(rounds[round]["quality"]["partner_repeats"] == 0);
        CHECK(rounds[round]["quality"]["opponent_repeats"] == 0);
    }
    CHECK(rounds[8]["tables"].size() == 1);
    CHECK(rounds[8]["tables"][0]["stage"] == "crown");
    const Json standings = event.finish();
    CHECK(standings["standings"][0]["decided_by"] == "final");
    CHECK(standings["title"]["entries"][0] == standings["standings"][0]["entry"]);
    CHECK(standings["standings"][0]["played"].get<int>() + standings["standings"][0]["sat_out"].get<int>() ==
          8);
}

TEST_CASE("Tarrenz: twenty-two, drawn into pairs, knock-out") {
    Event event("Tarrenz 22, knock-out", {"--rules", "imst", "--format", "knockout"}, singles(22));
    event.done({"draw", "partners", "evening.schreiber", "--seed", "7", "--by", "high-low"});
    const auto rounds = event.play(4);
    CHECK(rounds[0]["sitting_out"].size() == 5);
    CHECK(rounds[3]["tables"].size() == 2);
    CHECK(rounds[3]["tables"][1]["stage"] == "third");
    const Json standings = event.finish();
    CHECK(standings["standings"].size() == 11);
    CHECK(standings["standings"][0]["decided_by"] == "bracket");
}

TEST_CASE("South Tyrol: sixty pairs, five games, a hundred for a win and the points") {
    Event event(
        "St. Pauls 60 pairs x 5",
        {"--rules", "innsbruck", "--format", "pairs", "--rounds", "5", "--scoring", "100*win+1*points"},
        pairs(60));
    const auto rounds = event.play(5);
    for (const Json& round : rounds) CHECK(round["quality"]["opponent_repeats"] == 0);
    const Json standings = event.finish();
    for (const Json& row : standings["standings"])
        CHECK(row["score"].get<double>() == 100 * row["wins"].get<double>() + row["points"].get<double>());
}

TEST_CASE("Vinschgau: forty-eight, four rounds, the points summed") {
    Event event("Vinschgau 48 x 4, points",
                {"--rules", "innsbruck", "--target", "24", "--format", "drawn", "--rounds", "4", "--scoring",
                 "1*points", "--prizes", "8,woman,oldest,youngest"},
                singles(48));
    event.play(4);
    const Json standings = event.finish();
    for (const Json& row : standings["standings"]) CHECK(row["score"] == row["points"]);
}

TEST_CASE("Sterzing: eight pairs from the south against eight from the north") {
    Event event("Sterzing 8 v 8 pairs x 5",
                {"--rules", "innsbruck", "--format", "pairs", "--rounds", "5", "--camps"},
                pairs(16, "camps"));
    for (const Json& round : event.play(5)) {
        CHECK(round["quality"]["camp_breaks"] == 0);
        for (const Json& table : round["tables"])
            CHECK(table["sides"][0][0].get<int>() % 2 != table["sides"][1][0].get<int>() % 2);
    }
    event.finish();
}

TEST_CASE("Schlanders: singles, a new partner in each of four games") {
    Event event("Schlanders singles x 4", {"--rules", "schlanders", "--format", "drawn", "--rounds", "4"},
                singles(22));
    for (const Json& round : event.play(4)) {
        CHECK(round["tables"].size() == 5);
        CHECK(round["sitting_out"].size() == 2);
    }
    event.finish();
}

TEST_CASE("Imst: sixteen pairs in groups, then a knock-out; Strafperlaggen, each for oneself") {
    Event groups("Imst 16 pairs in groups", {"--rules", "imst", "--format", "groups", "--groups", "4"},
                 pairs(16));
    groups.play(3 + 3);
    const Json standings = groups.finish();
    CHECK(standings["standings"].size() == 16);

    Event solo("Strafperlaggen 20 x 4", {"--rules", "strafperlaggen", "--format", "solo", "--rounds", "4"},
               singles(20));
    std::map<std::string, int> opponents;
    for (const Json& round : solo.play(4)) {
        CHECK(round["tables"].size() == 7);
        CHECK(round["sitting_out"].empty());
        std::set<std::string> seen;
        for (const Json& table : round["tables"])
            for (const std::string& number : seatedAt(table)) CHECK(seen.insert(number).second);
        CHECK(seen.size() == 20);
        CHECK(round["quality"]["opponent_repeats"] == 0);
    }
    solo.finish();
}

TEST_CASE("the page of results is one file that loads nothing, escapes names and says nothing personal") {
    Event event("Page",
                {"--rules", "innsbruck", "--format", "drawn", "--rounds", "1", "--hide-standings-until", "1"},
                "Vorname;Nachname;Jahrgang;Geschlecht;bezahlt\n"
                "<b>Anna</b>;O'Brien & Söhne;1913;w;ja\nBert;Thöni;1977;m;nein\nCarl;\"Höß \"\"der "
                "Große\"\"\";1955;m;nein\n"
                "Dora;Maier;1966;w;ja\n");
    event.round();
    event.done({"export", "evening.schreiber", "--to", "html", "-o", "page.html", "--lang", "it"});
    const std::string page = event.desk().read("page.html");
    CHECK(page.find("&lt;b&gt;Anna&lt;/b&gt; O&#39;Brien &amp; Söhne") != std::string::npos);
    CHECK(page.find("Höß &quot;der Große&quot;") != std::string::npos);
    CHECK(page.find("Classifica") != std::string::npos);
    for (const char* never :
         {"http:", "https:", "<b>Anna", "1913", "1977", "src=", "@import", "url(", "href=\"h"})
        CHECK(page.find(never) == std::string::npos);
    // Its one script is its own.
    CHECK(page.find("<script") == page.rfind("<script"));
    event.done({"set", "evening.schreiber", "hide-standings-until=2", "rounds=2"});
    event.done({"export", "evening.schreiber", "--to", "html", "-o", "hidden.html", "--lang", "en"});
    CHECK(event.desk().read("hidden.html").find("The ranking is shown after round 2.") != std::string::npos);
    CHECK(event.desk().read("hidden.html").find("Score") == std::string::npos);
}
