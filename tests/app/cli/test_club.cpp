#include "program.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <altered_file.h>

// A club's memory by commands alone.
using schreiber::test::Desk;
using schreiber::test::Json;
using schreiber::test::Ran;

namespace {

void done(const Ran& ran) {
    INFO(ran.errors);
    REQUIRE(ran.code == 0);
}

// Four play two rounds; the first two of `names` win every time they meet somebody else.
void evening(const Desk& desk, const std::string& file, const std::string& date,
             const std::vector<std::pair<std::string, std::string>>& names) {
    done(desk.run({"new", file, "--name", "Abend " + date, "--date", date, "--place", "Höfen", "--rules",
                   "innsbruck", "--format", "drawn", "--rounds", "2", "--seed", "7"}));
    for (const auto& [first, last] : names)
        done(desk.run({"players", "add", file, "--first", first, "--last", last}));
    for (const char* round : {"1", "2"}) {
        done(desk.run({"draw", "tables", file, "--seed", round}));
        done(desk.run({"round", "start", file}));
        done(desk.run({"result", "set", file, "--round", round, "--table", "1", "18", "5"}));
    }
}

const std::vector<std::pair<std::string, std::string>> kFour{
    {"Anna", "Höß"}, {"Josef", "Mayr"}, {"Seán", "O'Brien"}, {"Rosa", "Thöni"}};

Json rowNamed(const Json& rows, const std::string& name) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Json& row) { return row.at("name") == name; });
    REQUIRE(found != rows.end());
    return *found;
}

} // namespace

TEST_CASE("a club remembers its evenings, finds people and counts a season") {
    const Desk desk;
    evening(desk, "a.schreiber", "2026-01-10", kFour);
    evening(desk, "b.schreiber", "2026-02-10",
            {{"anna", "HOESS"}, {"Joseph", "Maier"}, {"Seán", "O'Brien"}, {"Neu", "Ling"}});
    done(desk.run({"club", "new", "v.schreiber-club"}));
    CHECK(desk.run({"club", "new", "v.schreiber-club"}).code == 2);

    const Ran first = desk.run({"club", "remember", "v.schreiber-club", "a.schreiber", "--json"});
    done(first);
    CHECK(first.json().at("persons") == 4);
    CHECK(first.json().at("newcomers").size() == 4);
    CHECK(first.json().at("again") == false);
    const Ran second = desk.run({"club", "remember", "v.schreiber-club", "b.schreiber", "--lang", "de"});
    done(second);
    CHECK_THAT(second.errors, Catch::Contains("Joseph Maier") && Catch::Contains("klingt wie Josef Mayr"));

    const std::string before = desk.read("v.schreiber-club");
    const Ran again =
        desk.run({"club", "remember", "v.schreiber-club", "a.schreiber", "b.schreiber", "--json"});
    done(again);
    CHECK_THAT(again.out, Catch::Contains("\"again\":true") && !Catch::Contains("\"again\":false"));
    CHECK(desk.read("v.schreiber-club").size() == before.size());

    const Json persons = desk.run({"club", "persons", "v.schreiber-club", "--json"}).json();
    REQUIRE(persons.size() == 6);
    CHECK(rowNamed(persons, "Anna Höß").at("tournaments") == 2);
    const Json found = desk.run({"club", "find", "v.schreiber-club", "hö", "--json"}).json();
    REQUIRE(found.size() == 1);
    CHECK(found[0].at("name") == "Anna Höß");
    CHECK(desk.run({"club", "find", "v.schreiber-club", "töni", "--json"}).json()[0].at("name") ==
          "Rosa Thöni");

    const Json winners = desk.run({"club", "winners", "v.schreiber-club", "--json"}).json();
    REQUIRE(winners.size() == 2);
    CHECK(winners[0].at("date") == "2026-01-10");
    CHECK_FALSE(winners[0].at("winners").empty());

    const Json season = desk.run({"club", "season", "v.schreiber-club", "--json"}).json();
    CHECK(season.at("tournaments").size() == 2);
    CHECK(season.at("count") == "rank");
    const Json anna = rowNamed(season.at("season"), "Anna Höß");
    double total = 0;
    for (const Json& one : anna.at("counted")) total += one.at("value").get<double>();
    CHECK(anna.at("total") == total);
    CHECK(total > 0);
    CHECK(desk.run({"club", "season", "v.schreiber-club", "--since", "2026-02-01", "--count", "points",
                    "--best", "1", "--json"})
              .json()
              .at("tournaments")
              .size() == 1);
    CHECK(desk.run({"club", "season", "v.schreiber-club", "--tournaments", "2", "--json"})
              .json()
              .at("tournaments")[0]
              .at("date") == "2026-02-10");

    const std::string mayr = std::to_string(rowNamed(persons, "Josef Mayr").at("person").get<int>());
    const std::string maier = std::to_string(rowNamed(persons, "Joseph Maier").at("person").get<int>());
    const Ran asked = desk.run({"club", "merge", "v.schreiber-club", mayr, maier, "--lang", "de"});
    CHECK(asked.code == 4);
    CHECK_THAT(asked.errors, Catch::Contains("--yes"));
    done(desk.run({"club", "merge", "v.schreiber-club", mayr, maier, "--yes"}));
    CHECK(desk.run({"club", "persons", "v.schreiber-club", "--json"}).json().size() == 5);
    CHECK(desk.run({"club", "verify", "v.schreiber-club", "--json"}).json().at("sound") == true);

    // For people, in three languages, and nothing of it twice.
    for (const char* language : {"de", "it", "en"})
        for (const std::vector<std::string>& command :
             {std::vector<std::string>{"club", "persons", "v.schreiber-club"},
              {"club", "find", "v.schreiber-club", "an"},
              {"club", "season", "v.schreiber-club"},
              {"club", "winners", "v.schreiber-club"},
              {"club", "verify", "v.schreiber-club"}}) {
            std::vector<std::string> said = command;
            said.insert(said.end(), {"--lang", language});
            const Ran ran = desk.run(said);
            INFO(command[1]);
            done(ran);
            CHECK_FALSE(ran.out.empty());
        }
}

TEST_CASE("an evening that changed replaces what was remembered of it") {
    const Desk desk;
    evening(desk, "a.schreiber", "2026-01-10", kFour);
    done(desk.run({"club", "new", "v"}));
    done(desk.run({"club", "remember", "v", "a.schreiber"}));
    const Json before = desk.run({"club", "season", "v", "--count", "points", "--json"}).json();
    done(desk.run({"result", "set", "a.schreiber", "--round", "2", "--table", "1", "2", "18", "--yes"}));
    done(desk.run({"backup", "a.schreiber", "-o", "copy.schreiber"}));
    done(desk.run({"club", "remember", "v", "copy.schreiber"})); // a copy is the same evening
    const Json after = desk.run({"club", "season", "v", "--count", "points", "--json"}).json();
    CHECK(after.at("tournaments").size() == 1);
    CHECK(after != before);
}

TEST_CASE("two evenings of one name, seed and second are two; a copy and an import are the same one") {
    const Desk desk;
    evening(desk, "a.schreiber", "2026-01-10", kFour);
    evening(desk, "b.schreiber", "2026-01-10", kFour);
    done(desk.run({"export", "b.schreiber", "--to", "json", "-o", "b.json"}));
    const auto exported = [&](const std::string& name) {
        done(desk.run({"export", name + ".schreiber", "--to", "json", "-o", name + ".json"}));
        return Json::parse(desk.read(name + ".json"));
    };
    Json second = exported("b");
    second["journal"][0]["at"] = exported("a")["journal"][0]["at"];
    desk.write("same.json", second.dump());
    done(desk.run({"import", "same.json", "-o", "same.schreiber"}));
    done(desk.run({"club", "new", "v.schreiber-club"}));
    const auto remember = [&](const char* file) {
        const Ran ran = desk.run({"club", "remember", "v.schreiber-club", file, "--json"});
        done(ran);
        return ran.json().at("again").get<bool>();
    };
    CHECK_FALSE(remember("a.schreiber"));
    CHECK_FALSE(remember("same.schreiber"));
    done(desk.run({"import", "same.json", "-o", "again.schreiber"}));
    CHECK(remember("again.schreiber"));
    CHECK(remember("a.schreiber"));
    // One of an older version has no number of its own.
    second["journal"][0]["arguments"].erase("id");
    desk.write("old.json", second.dump());
    done(desk.run({"import", "old.json", "-o", "old.schreiber"}));
    CHECK_FALSE(remember("old.schreiber"));
    CHECK(remember("old.schreiber"));
}

TEST_CASE("people are entered by a few letters of whom the club knows") {
    const Desk desk;
    evening(desk, "a.schreiber", "2026-01-10",
            {{"Anna", "Höß"}, {"Josef", "Mayr"}, {"Anna", "Mayrhofer"}, {"Rosa", "Thöni"}});
    done(desk.run({"club", "new", "v"}));
    done(desk.run({"club", "remember", "v", "a.schreiber"}));
    done(desk.run({"new", "b.schreiber", "--name", "B", "--rules", "innsbruck", "--format", "drawn"}));
    const Ran added = desk.run({"players", "add", "b.schreiber", "--from-club", "v", "hoess", "mayr josef",
                                "--club", "Imst", "--paid", "--json"});
    done(added);
    const Json players = desk.run({"players", "list", "b.schreiber", "--json"}).json();
    REQUIRE(players.size() == 2);
    CHECK(players[0].at("names")[0] == "Anna Höß");
    CHECK(players[0].at("club") == "Imst");
    CHECK(players[0].at("paid") == true);
    CHECK(players[1].at("names")[0] == "Josef Mayr");

    // One name that means several, and nobody of the list is entered.
    const Ran several =
        desk.run({"players", "add", "b.schreiber", "--from-club", "v", "rosa", "anna", "--lang", "de"});
    CHECK(several.code == 2);
    CHECK_THAT(several.errors, Catch::Contains("Anna Höß") && Catch::Contains("Anna Mayrhofer"));
    const Ran nobody = desk.run({"players", "add", "b.schreiber", "--from-club", "v", "xaver"});
    CHECK(nobody.code == 2);
    CHECK_THAT(nobody.errors, Catch::Contains("xaver") && Catch::Contains("club find"));
    CHECK(desk.run({"players", "add", "b.schreiber", "--from-club", "v"}).code == 2);
    CHECK(desk.run({"players", "add", "b.schreiber", "--from-club", "none", "rosa"}).code == 2);
    CHECK(desk.run({"players", "add", "b.schreiber", "--from-club", "v", "rosa", "--first", "R"}).code == 2);
    CHECK(desk.run({"players", "add", "b.schreiber", "rosa"}).code == 2);
    CHECK(desk.run({"players", "add", "b.schreiber", "--first", "Rosa"}).code == 2);
    CHECK(desk.run({"players", "list", "b.schreiber", "--json"}).json().size() == 2);
}

TEST_CASE("several are entered, and several evenings remembered, in one action") {
    const Desk desk;
    evening(desk, "a.schreiber", "2026-01-10", kFour);
    evening(desk, "c.schreiber", "", kFour);
    done(desk.run({"club", "new", "v"}));
    // No tournament: nothing is remembered. Nothing to remember: it is told, and the rest is.
    done(desk.run({"new", "b.schreiber", "--name", "Leer", "--rules", "innsbruck", "--format", "drawn"}));
    CHECK(desk.run({"club", "remember", "v", "a.schreiber", "nope.schreiber", "c.schreiber"}).code != 0);
    CHECK(desk.run({"club", "remember", "v", "b.schreiber"}).code == 4);
    CHECK(desk.run({"club", "persons", "v", "--json"}).json().empty());
    const Ran some =
        desk.run({"club", "remember", "v", "a.schreiber", "b.schreiber", "c.schreiber", "--lang", "en"});
    done(some);
    CHECK_THAT(some.errors, Catch::Contains("Leer: no round is published and no ruling kept yet"));
    CHECK(desk.run({"club", "winners", "v", "--json"}).json().size() == 2);

    // One without a day is not left out of a season without a word.
    const Ran season = desk.run({"club", "season", "v", "--since", "2026-01-01", "--lang", "en"});
    CHECK_THAT(season.out,
               Catch::Contains("Without a day and therefore left out: ") && Catch::Contains("(2)"));
    CHECK(desk.run({"club", "season", "v", "--since", "2026-01-01", "--json"}).json().at("undated") ==
          Json::array({2}));
    CHECK(desk.run({"club", "season", "v", "--json"}).json().at("undated").empty());

    const std::string first = kFour[0].second;
    const std::string second = kFour[1].second;
    done(desk.run({"players", "add", "b.schreiber", "--from-club", "v", second}));
    const Ran twice = desk.run({"players", "add", "b.schreiber", "--from-club", "v", first, second});
    CHECK(twice.code == 2);
    CHECK_THAT(twice.errors, Catch::Contains(second));
    CHECK(desk.run({"players", "add", "b.schreiber", "--from-club", "v", first, first}).code == 2);
    CHECK(desk.run({"players", "list", "b.schreiber", "--json"}).json().size() == 1);
    done(desk.run({"players", "add", "b.schreiber", "--from-club", "v", first, kFour[2].second}));
    CHECK(desk.run({"players", "list", "b.schreiber", "--json"}).json().size() == 3);
    CHECK(desk.run({"journal", "b.schreiber", "--json"}).json().size() == 3);
    done(desk.run({"undo", "b.schreiber"}));
    CHECK(desk.run({"players", "list", "b.schreiber", "--json"}).json().size() == 1);
    done(desk.run({"new", "p.schreiber", "--name", "P", "--rules", "innsbruck", "--format", "pairs"}));
    done(desk.run({"players", "add", "p.schreiber", "--from-club", "v", first}));
    CHECK(desk.run({"players", "add", "p.schreiber", "--from-club", "v", second, kFour[2].second, "--partner",
                    "1"})
              .code == 2);
    CHECK(desk.run({"players", "list", "p.schreiber", "--json"}).json()[0].at("names").size() == 1);
}

TEST_CASE("what a club's memory refuses says why and what to do") {
    const Desk desk;
    done(desk.run({"club", "new", "v"}));
    done(desk.run({"new", "a.schreiber", "--name", "Abend", "--rules", "innsbruck", "--format", "drawn",
                   "--rounds", "2"}));
    CHECK(desk.run({"club", "remember", "v", "a.schreiber"}).code == 4);
    for (const auto& [first, last] : kFour)
        done(desk.run({"players", "add", "a.schreiber", "--first", first, "--last", last}));
    done(desk.run({"draw", "tables", "a.schreiber"}));
    done(desk.run({"round", "start", "a.schreiber"}));
    const Ran unfinished = desk.run({"club", "remember", "v", "a.schreiber", "--lang", "en"});
    CHECK(unfinished.code == 4);
    CHECK_THAT(unfinished.errors, Catch::Contains("is not over yet") && Catch::Contains("--yes"));
    const Ran dry = desk.run({"club", "remember", "v", "a.schreiber", "--dry-run", "--json"});
    done(dry);
    CHECK(dry.json().at("written") == false);
    CHECK(desk.run({"club", "persons", "v", "--json"}).json().empty());
    done(desk.run({"club", "remember", "v", "a.schreiber", "--yes"}));
    CHECK(desk.run({"club", "persons", "v", "--json"}).json().size() == 4);

    CHECK(desk.run({"club", "persons", "a.schreiber"}).code == 3);
    CHECK(desk.run({"info", "v"}).code == 3);
    CHECK(desk.run({"club", "persons", "none"}).code == 2);
    CHECK(desk.run({"club", "season", "v", "--since", "gestern"}).code == 2);
    CHECK(desk.run({"club", "season", "v", "--count", "luck"}).code == 2);
    CHECK(desk.run({"club", "season", "v", "--best", "0"}).code == 2);
    CHECK(desk.run({"club", "season", "v", "--tournaments", "9"}).code == 2);
    CHECK(desk.run({"club", "merge", "v", "1", "99", "--yes"}).code == 2);
    CHECK(desk.run({"club", "merge", "v", "1", "2", "--yes"}).code == 4);
    CHECK(desk.run({"club"}).code == 2);

    std::string bytes = desk.read("v");
    desk.write("broken", bytes.substr(0, bytes.size() / 2));
    const Ran broken = desk.run({"club", "persons", "broken", "--lang", "de"});
    CHECK(broken.code == 3);
    CHECK_THAT(broken.errors, Catch::Contains("aus den Turnierdateien"));
}

TEST_CASE("a club's rulings are found across its evenings, with evening and day") {
    const Desk desk;
    desk.write("streit.perlagg", "rules: innsbruck\ntrump: L\n\nA: bet gleich\nA: bet gleich\n");
    evening(desk, "a.schreiber", "2026-01-10", kFour);
    evening(desk, "b.schreiber", "2026-02-10", kFour);
    done(desk.run({"rulings", "add", "a.schreiber", "streit.perlagg", "--dispute", "Zweimal gesteigert?"}));
    done(desk.run({"rulings", "add", "b.schreiber", "streit.perlagg", "--dispute", "Hanger stehen lassen?"}));
    done(desk.run({"club", "new", "v"}));
    CHECK(desk.run({"club", "rulings", "v", "--json"}).json()["rulings"].empty());
    CHECK(desk.run({"club", "remember", "v", "a.schreiber", "--json"}).json()["rulings"] == 1);
    done(desk.run({"club", "remember", "v", "b.schreiber"}));

    const auto found = [&](std::vector<std::string> more) {
        std::vector<std::string> words{"club", "rulings", "v", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = desk.run(words);
        done(ran);
        return ran.json()["rulings"];
    };
    CHECK(found({}).size() == 2);
    CHECK(found({"--rule", "bet_alternate"}).size() == 2);
    CHECK(found({"--like", "streit.perlagg"}).size() == 2);
    const Json one = found({"stehen", "lassen"});
    REQUIRE(one.size() == 1);
    CHECK(one[0]["given_at"]["name"] == "Abend 2026-02-10");
    CHECK(one[0]["given_at"]["date"] == "2026-02-10");
    CHECK(one[0]["origin"] == "Abend 2026-02-10, 2026-02-10 · 1");
    CHECK(one[0]["place"] == "Höfen");
    const std::string number = std::to_string(one[0]["number"].get<int>());
    const Json whole = desk.run({"club", "rulings", "v", "--ruling", number, "--json"}).json();
    CHECK(whole["dispute"] == "Hanger stehen lassen?");
    CHECK_THAT(whole["record"].get<std::string>(), Catch::Contains("A: bet gleich"));
    CHECK(desk.run({"club", "rulings", "v", "--ruling", "9"}).code == 2);
    CHECK(desk.run({"club", "rulings", "v", "--since", "gestern"}).code == 2);

    // Again, after an appeal: replaced, under the same number; what another evening was brought is there
    // once.
    done(desk.run({"rulings", "overrule", "b.schreiber", "1", "--decision", "Er durfte", "--why", "einig"}));
    done(desk.run({"rulings", "export", "b.schreiber", "-o", "alle.perlagg"}));
    done(desk.run({"rulings", "import", "a.schreiber", "alle.perlagg"}));
    done(desk.run({"club", "remember", "v", "a.schreiber", "b.schreiber"}));
    const Json again = found({"stehen", "lassen"});
    REQUIRE(again.size() == 1);
    CHECK(again[0]["decision"] == "Er durfte");
    CHECK(found({}).size() == 2);
    done(desk.run({"club", "verify", "v"}));
    done(desk.run({"club", "verify", "v", "--restore"})); // nothing to do
    schreiber::test::alterFile(desk.at("v"), "DELETE FROM ruling_words_data");
    const Ran broken = desk.run({"club", "verify", "v", "--lang", "de"});
    CHECK(broken.code == 3);
    CHECK_THAT(broken.errors, Catch::Contains("`schreiber-cli club verify v --restore`"));
    const Ran restored = desk.run({"club", "verify", "v", "--restore", "--json"});
    CHECK(restored.code == 0);
    CHECK(restored.json().at("sound") == true);
    CHECK_FALSE(restored.errors.empty()); // what it was
    done(desk.run({"club", "verify", "v"}));
    CHECK(found({"stehen", "lassen"}).size() == 1);
    for (const char* language : {"de", "it", "en"}) {
        const std::string text = desk.run({"club", "rulings", "v", "--lang", language}).out;
        CHECK_THAT(text, Catch::Contains("Abend 2026-01-10") && Catch::Contains("Zweimal gesteigert?"));
        CHECK_FALSE(desk.run({"club", "rulings", "v", "--ruling", number, "--lang", language}).out.empty());
    }
    CHECK_THAT(desk.run({"club", "rulings", "v", "Schafkopf", "--lang", "de"}).out,
               Catch::Contains("kein Entscheid"));
}
