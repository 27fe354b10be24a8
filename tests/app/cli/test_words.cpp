#include "program.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <string>
#include <vector>

using schreiber::test::Desk;
using schreiber::test::Json;
using schreiber::test::Ran;

// What a person reads who typed something wrong: the right thing named, in their own language, and no more
// said than is so.
namespace {

void create(const Desk& desk) {
    REQUIRE(
        desk.run({"new", "a.schreiber", "--name", "Probe", "--rules", "imst", "--format", "drawn"}).code ==
        0);
    desk.write("letter.txt", "Liebe Anna, ...");
}

struct Wrong {
    std::vector<std::string> arguments;
    int code;
    const char* german;
    const char* italian;
    const char* english;
};

// Each language has its own sentence and nothing of the others' in it.
void check(const Desk& desk, const Wrong& wrong) {
    const std::pair<const char*, const char*> languages[] = {
        {"de", wrong.german}, {"it", wrong.italian}, {"en", wrong.english}};
    for (const auto& [language, words] : languages) {
        std::vector<std::string> arguments = wrong.arguments;
        arguments.insert(arguments.end(), {"--lang", language});
        const Ran ran = desk.run(arguments);
        INFO(wrong.arguments[0] << ' ' << language << ": " << ran.errors);
        CHECK(ran.code == wrong.code);
        CHECK(ran.out.empty());
        CHECK(ran.errors.find(words) != std::string::npos);
    }
}

} // namespace

TEST_CASE("a path that leads nowhere is told by what stands there") {
    const Desk desk;
    create(desk);
    std::filesystem::create_directory(desk.at("folder"));
    const Wrong wrongs[] = {
        {{"players", "import", "a.schreiber", "folder"},
         2,
         "ist ein Ordner",
         "è una cartella",
         "is a folder"},
        {{"info", "folder"}, 2, "ist ein Ordner", "è una cartella", "is a folder"},
        {{"info", "/dev/null"}, 2, "ist ein Gerät", "è un dispositivo", "is a device"},
        {{"info", ""}, 2, "Der Dateiname ist leer", "Il nome del file è vuoto", "The file name is empty"},
        {{"info", "none.schreiber"}, 2, "gibt es nicht", "non esiste", "There is no file"},
        {{"info", "letter.txt"}, 3, "keine Turnierdatei", "non è un file di torneo", "no tournament file"},
        {{"info", "gone/a.schreiber"}, 2, "Den Ordner gone", "La cartella gone", "no folder gone"},
        {{"new", "gone/b.schreiber", "--name", "x", "--rules", "imst", "--format", "drawn"},
         2,
         "Den Ordner gone",
         "La cartella gone",
         "no folder gone"},
        {{"backup", "a.schreiber", "-o", "gone/b.schreiber"},
         2,
         "Den Ordner gone",
         "La cartella gone",
         "no folder gone"},
        {{"report", "entries", "a.schreiber", "-o", "gone/x.pdf"},
         2,
         "Den Ordner gone",
         "La cartella gone",
         "no folder gone"},
        {{"export", "a.schreiber", "--to", "json", "-o", "gone/x.json"},
         2,
         "Den Ordner gone",
         "La cartella gone",
         "no folder gone"},
        {{"backup", "a.schreiber", "-o", "a.schreiber"},
         2,
         "das Turnier selbst",
         "il torneo stesso",
         "itself"},
        {{"backup", "a.schreiber", "-o", "letter.txt"}, 2, "anderer Art", "di altro tipo", "another kind"},
    };
    for (const Wrong& wrong : wrongs) check(desk, wrong);
    CHECK(desk.read("letter.txt") == "Liebe Anna, ...");
}

TEST_CASE("what was typed is told apart from what stands in a file") {
    const Desk desk;
    create(desk);
    desk.write("large.csv", std::string(5U << 20U, ';'));
    const Wrong wrongs[] = {
        {{"players", "import", "a.schreiber", "large.csv"},
         2,
         "mehr als 4 MB",
         "più di 4 MB",
         "more than 4 MB"},
        {{"round", "enter", "a.schreiber", "--round", "1", "large.csv"},
         2,
         "mehr als 4 MB",
         "più di 4 MB",
         "more than 4 MB"},
        {{"players", "add", "a.schreiber", "--first", "\xff", "--last", "B"},
         2,
         "neu eintippen",
         "Riscrivere il testo",
         "Type the text anew"},
        {{"players", "add", "a.schreiber", "--first", "", "--last", "B"},
         2,
         "Der Vorname fehlt.",
         "Manca il nome.",
         "The first name is missing."},
        {{"rules", "search", ""}, 2, "ein Wort", "una parola", "a word"},
        {{"new", "b.schreiber", "--name", "x", "--rules", "imst", "--format", "drawn", "--rounds", "0"},
         2,
         "ganze Zahl ab 1",
         "intero a partire da 1",
         "whole number from 1"},
        {{"new", "b.schreiber", "--name", "x", "--rules", "imst", "--format", "drawn", "--tables", "0"},
         2,
         "ganze Zahl ab 1",
         "intero a partire da 1",
         "whole number from 1"},
        {{"set", "a.schreiber", "rounds=0"},
         2,
         "erwartet: eine Zahl von 1 bis 50",
         "previsto: un numero da 1 a 50",
         "expected: a number from 1 to 50"},
    };
    for (const Wrong& wrong : wrongs) check(desk, wrong);
    CHECK(desk.run({"set", "a.schreiber", "rounds=6"}).code == 0);
    CHECK(desk.run({"set", "a.schreiber", "rounds="}).code == 0); // no plan again
    CHECK(desk.run({"info", "a.schreiber", "--json"}).json()["rounds"] == 0);
}

TEST_CASE("an import that is wrong is told in the reader's words, with its place") {
    const Desk desk;
    const auto wrong = [&](const std::string& json, const Wrong& expected) {
        desk.write("x.json", json);
        check(desk, expected);
    };
    const std::vector<std::string> import{"import", "x.json", "-o", "n.schreiber"};
    wrong("{}", {import, 2, "/schreiber: es fehlt: ein Export dieses Programms",
                 "manca: un'esportazione di questo programma", "missing: an export of this program"});
    wrong("{\"schreiber\":1,\"settings\":[]}",
          {import, 2, "/settings: „[…]“", "previsto: un oggetto", "expected: an object"});
    wrong("{\"schreiber\":1,\"schreiber\":1}",
          {import, 2, "jeder Name einmal", "ogni nome una volta", "each name once"});
    wrong("{\"schreiber\":1e999}", {import, 2, "ganze Zahl", "numero intero", "whole number"});
    wrong("{\"schreiber\": 2}", {import, 2, "erwartet: 1", "previsto: 1", "expected: 1"});
    CHECK_FALSE(std::filesystem::exists(desk.at("n.schreiber")));
}

TEST_CASE("what verify finds is said in the reader's words") {
    const Desk desk;
    create(desk);
    std::string bytes = desk.read("a.schreiber");
    const std::size_t name = bytes.find("Probe");
    REQUIRE(name != std::string::npos);
    bytes.replace(name, 5, "Prabe");
    desk.write("b.schreiber", bytes);
    for (const auto& [language, words] :
         {std::pair{"de", "im Journal"}, {"it", "nel giornale"}, {"en", "the journal says"}}) {
        const Ran ran = desk.run({"verify", "b.schreiber", "--lang", language, "--json"});
        INFO(ran.errors);
        CHECK(ran.code == 3);
        CHECK(ran.json()["sound"] == false);
        CHECK(ran.errors.find(", ") < ran.errors.find(ran.json()["findings"][0]["what"].get<std::string>()));
        CHECK(ran.errors.find("`schreiber-cli verify b.schreiber --restore`") != std::string::npos);
        CHECK(ran.errors.find(words) != std::string::npos);
    }
}

TEST_CASE("a file of another kind is written over only with a yes, a tournament never") {
    const Desk desk;
    create(desk);
    const std::vector<std::string> report{"report", "entries", "a.schreiber", "-o", "letter.txt"};
    const auto with = [&](std::vector<std::string> arguments, const char* flag) {
        arguments.emplace_back(flag);
        return desk.run(arguments);
    };
    check(desk, {report, 4, "Mit --yes", "con --yes", "with --yes"});
    CHECK(with(report, "--dry-run").code == 0);
    CHECK(desk.read("letter.txt") == "Liebe Anna, ...");
    CHECK(with(report, "--yes").code == 0);
    CHECK(desk.read("letter.txt").starts_with("%PDF-"));
    CHECK(desk.run(report).code == 0); // its own kind now
    CHECK(desk.run({"export", "a.schreiber", "--to", "json", "-o", "letter.txt"}).code == 4);
    CHECK(desk.run({"export", "a.schreiber", "--to", "json", "-o", "x.json"}).code == 0);
    CHECK(desk.run({"export", "a.schreiber", "--to", "json", "-o", "x.json"}).code == 0);
    CHECK(desk.run({"export", "a.schreiber", "--to", "csv", "-o", "tables"}).code == 0);
    CHECK(desk.run({"export", "a.schreiber", "--to", "csv", "-o", "tables"}).code == 0);
    desk.write("tables/entries.csv", "mine;all mine\n");
    CHECK(desk.run({"export", "a.schreiber", "--to", "csv", "-o", "tables"}).code == 4);
    CHECK(desk.run({"export", "a.schreiber", "--to", "csv", "-o", "x.json"}).code == 2); // no folder
    const Ran tournament = with({"export", "a.schreiber", "--to", "json", "-o", "a.schreiber"}, "--yes");
    CHECK(tournament.code == 2);
    CHECK(desk.run({"verify", "a.schreiber"}).code == 0);
}

TEST_CASE("a search without a hit says so, a game that is counted down shows it") {
    const Desk desk;
    CHECK(desk.run({"rules", "search", "xyzzy"}).out == "Keine Regel gefunden zu: xyzzy\n");
    CHECK(desk.run({"rules", "search", "xyzzy", "--json"}).json() == Json::array());
    struct Said {
        const char* language;
        const char* list;
        const char* show;
    };
    for (const Said& said : {Said{"de", "9 abwärts bis 0", "Eine Partie geht von 9 abwärts bis 0."},
                             Said{"it", "9 a scendere fino a 0", "Una partita scende da 9 a 0."},
                             Said{"en", "9 down to 0", "A game counts down from 9 to 0."}}) {
        CHECK(desk.run({"rules", "list", "--lang", said.language}).out.find(said.list) != std::string::npos);
        CHECK(desk.run({"rules", "show", "strafperlaggen", "--lang", said.language}).out.find(said.show) !=
              std::string::npos);
    }
    CHECK(desk.run({"rules", "show", "strafperlaggen", "--json"}).json()["start"] == 9);
}

TEST_CASE("help is in one language, its headings too") {
    const Desk desk;
    const std::pair<const char*, std::vector<const char*>> languages[] = {
        {"de", {"Aufruf:", "Optionen:", "Befehle:", "[OPTIONEN] BEFEHL"}},
        {"it", {"Uso:", "Opzioni:", "Comandi:", "[OPZIONI] COMANDO"}},
        {"en", {"Usage:", "Options:", "Commands:", "[OPTIONS] COMMAND"}}};
    for (const auto& [language, words] : languages)
        for (const std::vector<std::string>& command :
             {std::vector<std::string>{"--help"}, {"players", "--help"}}) {
            std::vector<std::string> arguments{"--lang", language};
            arguments.insert(arguments.end(), command.begin(), command.end());
            const std::string out = desk.run(arguments).out;
            INFO(out);
            for (const char* word : words) CHECK(out.find(word) != std::string::npos);
            for (const char* other :
                 {"Usage", "Options", "OPTIONS", "Subcommand", "SUBCOMMAND", "Positionals"})
                if (std::string(language) != "en") CHECK(out.find(other) == std::string::npos);
        }
    const std::string one = desk.run({"--lang", "de", "players", "leave", "--help"}).out;
    INFO(one);
    CHECK(one.find("Angaben:") != std::string::npos);
    CHECK(one.find("(Pflicht)") != std::string::npos);
    CHECK(one.find("REQUIRED") == std::string::npos);
    CHECK(one.find("Options:") == std::string::npos);
}
