#include "every_command.h"
#include "mutations.h"

#include <base/random.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <commands_of_help.h>
#include <iostream>

using namespace schreiber::test;

namespace {

using Watch = WatchedFolder::Watch;

class Hostile {
  public:
    explicit Hostile(const char* what)
        : m_random(seedOfRun()) {
        std::cout << "SCHREIBER_SEED=" << seedOfRun() << ": " << what << '\n';
        makeFolderWithEverything(m_folder);
    }

    schreiber::base::Random& random() { return m_random; }
    const WatchedFolder& folder() const { return m_folder; }
    void begin(const std::string& altered) {
        makeFolderWithEverything(m_folder);
        m_altered = altered;
    }
    void tell(const std::string& altered) { m_altered = altered; }

    Ended run(const Words& words, const std::string& input = {}) {
        const Ended ended = m_folder.run(words, input, {}, Watch::Nothing);
        if (!ended.orderly()) add(words, ended, "");
        if (ended.code > 1 && ended.errors.empty() && ended.out.empty()) add(words, ended, "says nothing");
        return ended;
    }
    void add(const Words& words, const Ended& ended, const std::string& wrong) {
        m_findings += m_altered.substr(0, 300) + ": " + GivenCommand{words}.name() + " ended with " +
                      std::to_string(ended.code) + (ended.late ? " late" : "") + ", " +
                      std::to_string(ended.kilobytes) + " KB " + wrong + "\n    " +
                      ended.errors.substr(0, 300) + '\n';
        // What did it is kept, to be looked at.
        if (const char* kept = std::getenv("SCHREIBER_FOUND"))
            std::filesystem::copy(m_folder.path(), std::filesystem::path(kept) / std::to_string(++m_kept),
                                  std::filesystem::copy_options::recursive);
    }
    const std::string& findings() const { return m_findings; }

  private:
    WatchedFolder m_folder;
    schreiber::base::Random m_random;
    std::string m_altered;
    std::string m_findings;
    int m_kept = 0;
};

const std::vector<Words>& commandsOn(bool club) {
    static const std::vector<Words> s_tournament{
        {"info", "a.schreiber"},
        {"standings", "a.schreiber", "--json"},
        {"players", "list", "a.schreiber"},
        {"players", "add", "a.schreiber", "--first", "Rosa", "--last", "Neu", "--yes"},
        {"draw", "tables", "a.schreiber", "--seed", "1", "--yes"},
        {"round", "show", "a.schreiber", "--json"},
        {"result", "set", "a.schreiber", "--round", "2", "--table", "3", "15", "4", "--yes"},
        {"deal", "add", "a.schreiber", "--round", "2", "--table", "2", "2", "1"},
        {"sheet", "show", "a.schreiber", "--round", "1", "--table", "1"},
        {"report", "all", "a.schreiber", "-o", "n.pdf"},
        {"report", "rulings", "a.schreiber", "-o", "n.pdf"},
        {"export", "a.schreiber", "--to", "json", "-o", "n.json"},
        {"export", "a.schreiber", "--to", "csv", "-o", "n"},
        {"export", "a.schreiber", "--to", "html", "-o", "n.html"},
        {"journal", "a.schreiber"},
        {"undo", "a.schreiber", "--why", "x"},
        {"redo", "a.schreiber"},
        {"verify", "a.schreiber"},
        {"backup", "a.schreiber", "-o", "n.schreiber"},
        {"backup", "over.schreiber", "-o", "a.schreiber"},
        {"rulings", "list", "a.schreiber"},
        {"rulings", "show", "a.schreiber", "1"},
        {"rulings", "search", "a.schreiber", "gesteigert"},
        {"rulings", "export", "a.schreiber", "-o", "n.perlagg"},
        {"ruleset", "show", "a.schreiber"},
        {"club", "remember", "v.schreiber-club", "a.schreiber", "--yes"},
        {"close", "a.schreiber", "--yes"},
    };
    static const std::vector<Words> s_club{
        {"club", "persons", "v.schreiber-club"},
        {"club", "find", "v.schreiber-club", "höß"},
        {"club", "season", "v.schreiber-club"},
        {"club", "winners", "v.schreiber-club"},
        {"club", "rulings", "v.schreiber-club", "gesteigert"},
        {"club", "remember", "v.schreiber-club", "over.schreiber", "--yes"},
        {"club", "merge", "v.schreiber-club", "1", "9", "--yes"},
        {"club", "verify", "v.schreiber-club"},
        {"players", "add", "a.schreiber", "höß7", "--from-club", "v.schreiber-club", "--yes"},
    };
    return club ? s_club : s_tournament;
}

} // namespace

TEST_CASE("whatever command the program's help names is given by the drivers") {
    const WatchedFolder folder;
    makeFolderWithEverything(folder);
    const auto commands =
        commandsOfHelp([&](const Words& words) { return folder.run(words, {}, {}, Watch::Nothing).out; });
    CHECK(commands.size() > 60);
    for (const Words& command : commands) {
        INFO(GivenCommand{command}.name());
        CHECK(std::ranges::any_of(everyCommand(),
                                  [&](const GivenCommand& given) { return isGiven(command, given.words); }));
    }
}

TEST_CASE("whatever is altered in a tournament's or a club's file, each command ends in order") {
    Hostile hostile("altered databases");
    const int files = wanted("SCHREIBER_MUTANTS", 40, 600);
    for (int n = 0; n < files; ++n) {
        const bool club = n % 4 == 3;
        hostile.begin("");
        hostile.tell(
            alterDatabase(hostile.folder().at(club ? "v.schreiber-club" : "a.schreiber"), hostile.random()));
        const std::vector<Words>& commands = commandsOn(club);
        for (int given = 0; given < 4; ++given)
            hostile.run(commands[static_cast<std::size_t>(hostile.random().below(commands.size()))]);
        hostile.run(club ? Words{"club", "verify", "v.schreiber-club"} : Words{"verify", "a.schreiber"});
    }
    CHECK(hostile.findings() == "");
}

TEST_CASE("a number that was altered behind the program's back is told, and no sound copy gives way to it") {
    Hostile hostile("altered numbers");
    const int files = wanted("SCHREIBER_MUTANTS", 40, 600);
    for (int n = 0; n < files; ++n) {
        hostile.begin("");
        const std::string altered = alterNumber(hostile.folder().at("a.schreiber"), hostile.random());
        hostile.tell(altered);
        const Ended verified = hostile.run({"verify", "a.schreiber"});
        if (verified.code != 3) hostile.add({"verify"}, verified, "finds nothing");
        for (const Words& words :
             std::vector<Words>{{"standings", "a.schreiber"},
                                {"report", "standings", "a.schreiber", "-o", "n.pdf"},
                                {"export", "a.schreiber", "--to", "json", "-o", "n.json"},
                                {"rulings", "list", "a.schreiber"},
                                {"backup", "a.schreiber", "-o", "copy.schreiber"}})
            if (const Ended ended = hostile.run(words); ended.errors.empty())
                hostile.add(words, ended, "tells nothing");
        if (const Ended copy = hostile.run({"verify", "copy.schreiber"}); copy.code != 0)
            hostile.add({"verify", "copy.schreiber"}, copy, "a sound copy gave way");
    }
    CHECK(hostile.findings() == "");
}

TEST_CASE("an altered bundle is refused, or what was read in is sound and can be used") {
    Hostile hostile("altered bundles");
    const int bundles = wanted("SCHREIBER_MUTANTS", 40, 600);
    for (int n = 0; n < bundles; ++n) {
        hostile.begin("");
        const std::string bytes = alteredJson(hostile.folder().read("a.json"), hostile.random());
        hostile.folder().write("h.json", bytes);
        hostile.tell("bundle " + std::to_string(n));
        if (hostile.run({"import", "h.json", "-o", "h.schreiber"}).code != 0) continue;
        for (const Words& words :
             std::vector<Words>{{"verify", "h.schreiber"},
                                {"info", "h.schreiber"},
                                {"standings", "h.schreiber"},
                                {"journal", "h.schreiber"},
                                {"report", "all", "h.schreiber", "-o", "h.pdf"},
                                {"rulings", "list", "h.schreiber"},
                                {"export", "h.schreiber", "--to", "json", "-o", "again.json"},
                                {"import", "again.json", "-o", "again.schreiber"}}) {
            const Ended ended = hostile.run(words);
            if (ended.code != 0) hostile.add(words, ended, "of what was read in");
        }
    }
    CHECK(hostile.findings() == "");
}

TEST_CASE("altered records, rule sets, rulings, lists and questions end in order") {
    Hostile hostile("altered texts");
    const std::string question = "{\"ask\":\"figures\",\"rules\":\"imst\",\"trump\":\"L\",\"cards\":[\"L9\","
                                 "\"S7=EA\",\"LK\"],\"id\":[1]}\n"
                                 "{\"ask\":\"settle\",\"rules\":\"innsbruck\",\"target\":18,\"score\":[3,4],"
                                 "\"figures\":[{\"figure\":\"gleich\","
                                 "\"team\":1,\"value\":2,\"how\":\"held\"}],\"penalties\":[0,2]}\n";
    const std::string last = "{\"ask\":\"perlaggen\",\"rules\":\"imst\",\"trump\":\"L\",\"id\":\"last\"}\n";
    const int texts = wanted("SCHREIBER_MUTANTS", 40, 600);
    for (int n = 0; n < texts; ++n) {
        hostile.begin("text " + std::to_string(n));
        const auto altered = [&](const char* name) {
            hostile.folder().write("h.txt", alteredText(hostile.folder().read(name), hostile.random()));
        };
        switch (n % 7) {
        case 0:
            altered("streit.perlagg");
            hostile.run({"deal", "check", "h.txt", "--json"});
            hostile.run({"rulings", "add", "a.schreiber", "h.txt", "--dispute", "x", "--yes"});
            break;
        case 1:
            altered("unsere.rules");
            hostile.run({"ruleset", "import", "partners.schreiber", "h.txt", "--yes"});
            hostile.run({"ruleset", "show", "partners.schreiber"});
            break;
        case 2:
            altered("alle.perlagg");
            hostile.run({"rulings", "import", "over.schreiber", "h.txt", "--yes"});
            hostile.run({"rulings", "list", "over.schreiber"});
            break;
        case 3:
            altered("people.csv");
            hostile.run({"players", "import", "partners.schreiber", "h.txt", "--yes"});
            break;
        case 4:
            altered("results.csv");
            hostile.run({"round", "enter", "a.schreiber", "--round", "2", "h.txt", "--yes"});
            break;
        default: {
            // The line after any question is answered.
            const std::string asked =
                n % 2 == 0 ? alteredText(question, hostile.random())
                           : alteredJson(question.substr(0, question.find('\n')), hostile.random());
            const Ended ended = hostile.run({"ask"}, asked + '\n' + last);
            const std::string::size_type at = ended.out.rfind("\"id\":\"last\"");
            if (at == std::string::npos) hostile.add({"ask"}, ended, "leaves the next question unanswered");
        }
        }
        if (n % 7 < 5) // all but questions write
            for (const char* file : {"a.schreiber", "over.schreiber", "partners.schreiber"})
                if (const Ended ended = hostile.run({"verify", file}); ended.code != 0)
                    hostile.add({"verify", file}, ended, "after a list or bundle that was altered");
    }
    CHECK(hostile.findings() == "");
}
