#include "messages/tables.h"

#include <desk/input_words.h>
#include <desk/words.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <game/refusal_code.h>
#include <map>
#include <perlaggen/record/reader.h>
#include <regex>
#include <set>
#include <sstream>

using namespace schreiber;
using namespace schreiber::desk;

namespace {

std::string sourceOf(const std::filesystem::path& path) {
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

std::set<std::string> found(const std::string& source, const std::regex& code) {
    std::set<std::string> codes;
    for (auto hit = std::sregex_iterator(source.begin(), source.end(), code); hit != std::sregex_iterator();
         ++hit)
        codes.insert((*hit)[1]);
    return codes;
}

// What a text names in braces, `{name}`, `{name#one|many}`, `{names,one|many}`.
std::set<std::string> placesIn(std::string_view text) {
    return found(std::string(text), std::regex("\\{([A-Za-z0-9_]+)[#,}]"));
}

// Every source that may make a message, but for the tables themselves.
std::map<std::string, std::string> sourcesOfCore() {
    std::map<std::string, std::string> sources;
    for (const char* part : {"core", "app"})
        for (const auto& file :
             std::filesystem::recursive_directory_iterator(std::filesystem::path(SCHREIBER_SOURCES) / part)) {
            const std::string path = file.path().generic_string();
            const bool isSource = path.ends_with(".cpp") || path.ends_with(".h");
            if (isSource && path.find("/messages/") == std::string::npos)
                sources.emplace(path, sourceOf(file.path()));
        }
    return sources;
}

// Where all messages get what follows from what they are told: words for places, rules, options.
constexpr const char* kFillsAll[] = {"desk/src/failure.cpp", "desk/src/words.cpp", "desk/src/place_words.cpp",
                                     "desk/src/evening.cpp"};

// Codes that are put together or filled elsewhere than they are named.
const std::map<std::string, std::string> kFilledIn{{"too_few_left", "tournament/src/tables.cpp"},
                                                   {"partners_same_club", "desk/src/group_warnings.cpp"},
                                                   {"partners_same_camp", "desk/src/group_warnings.cpp"},
                                                   {"partners_other_camp", "desk/src/group_warnings.cpp"},
                                                   {"figure_value", "line/src/counted_line.cpp"},
                                                   {"figure_value_one", "line/src/counted_line.cpp"},
                                                   {"figure_breaks_rule", "line/src/counted_line.cpp"},
                                                   {"decider_voids", "desk/src/on_sheet.cpp"},
                                                   {"decider_voids_to_come", "desk/src/on_sheet.cpp"},
                                                   {"line_who", "desk/src/steps/sheets.cpp"},
                                                   {"otherwise_won_ahead", "desk/src/sheets.cpp"},
                                                   {"ruled_line_fined", "desk/src/steps/rulings.cpp"},
                                                   {"drew_partners_high_low", "desk/src/draws.cpp"}};

} // namespace

TEST_CASE("somebody fills every place of every message, in each language") {
    const auto sources = sourcesOfCore();
    CHECK(sources.size() > 500);
    const auto holds = [](const std::string& source, const std::string& word) {
        return source.find('"' + word + '"') != std::string::npos;
    };
    int checked = 0;
    for (const auto table :
         {entryRefusals(), drawRefusals(), sheetRefusals(), formatRefusals(), clubRefusals(),
          rulingRefusals(), zeroSumRefusals(), storeMessages(), findingMessages(), actionMessages(),
          journalMessages(), warningMessages(), entryListMessages(), standingMessages(), dueMessages()})
        for (const Message& message : table) {
            const std::string code(message.code.substr(0, message.code.find('.')));
            const auto elsewhere = kFilledIn.find(code);
            std::set<std::string> places;
            for (const auto& text : {message.text.de, message.text.it, message.text.en, message.advice.de,
                                     message.advice.it, message.advice.en})
                places.merge(placesIn(text));
            for (const std::string& place : places) {
                const bool isFilled = std::any_of(sources.begin(), sources.end(), [&](const auto& source) {
                    const bool ofAll =
                        std::any_of(std::begin(kFillsAll), std::end(kFillsAll),
                                    [&](const char* file) { return source.first.ends_with(file); });
                    const bool ofIt =
                        elsewhere != kFilledIn.end() && source.first.ends_with(elsewhere->second);
                    return (ofAll || ofIt || holds(source.second, code)) && holds(source.second, place);
                });
                INFO(message.code << " {" << place << "}");
                CHECK(isFilled);
                ++checked;
            }
        }
    CHECK(checked > 700);
    // An expectation that says what it hangs on has three parts at most.
    for (const Message& message : inputMessages())
        for (const std::string& place : placesIn(message.text.de)) {
            INFO(message.code << " {" << place << "}");
            CHECK(std::set<std::string>{"1", "2", "3", "found", "expected"}.contains(place));
        }
}

TEST_CASE("where a control character stands is said") {
    const schreiber::tournament::BadRow row{{"", 0, 0, "An\x01na", {}}, "control_character"};
    CHECK_THAT(inWords(row, words::Language::German), Catch::Contains("(Zeichen 3)"));
}

// What does not hold for a text does not compile; here, that the check sees it.
static_assert(words::Places("{} hat {}").isSameAs(words::Places("{1} ha {0}")));
static_assert(!words::Places("{} hat {}").isSameAs(words::Places("ha {}")));
static_assert(words::Places("{n#ist|sind} {n}").isSameAs(words::Places("{n}")));
static_assert(!words::Places("{he} {him}").isSameAs(words::Places("{he}")));
static_assert(words::Places("{he} {0}").numbered().isSameAs(words::Places("{{him}} {}")));
static_assert(words::hasDoubledWord("of the the rows") && words::hasDoubledWord("the the"));
static_assert(!words::hasDoubledWord("the there") && !words::hasDoubledWord("{} {}"));
static_assert(!words::hasDoubledWord("wenn sie sie haben") && !words::hasDoubledWord(""));

TEST_CASE("no table has two messages of one code") {
    for (const auto table :
         {entryRefusals(),    drawRefusals(),    sheetRefusals(),   formatRefusals(),  clubRefusals(),
          rulingRefusals(),   zeroSumRefusals(), storeMessages(),   findingMessages(), rowMessages(),
          columnMessages(),   actionMessages(),  journalMessages(), warningMessages(), entryListMessages(),
          standingMessages(), qualityMessages(), dueMessages(),     inputMessages(),   recordWordMessages(),
          wordMessages()}) {
        std::set<std::string_view> codes;
        for (const Message& message : table) {
            INFO(message.code);
            CHECK(codes.insert(message.code).second);
        }
    }
    for (const Message& message : recordWordMessages()) // where both are looked through
        CHECK(findMessage(inputMessages(), message.code) == nullptr);
}

TEST_CASE("where something is wrong in the file is said in words, whatever the table and the column") {
    const auto store = std::filesystem::path(SCHREIBER_SOURCES) / "core/store/src";
    const std::string described = sourceOf(store / "stored.h") + sourceOf(store / "layout.cpp");
    const auto tables =
        found(described, std::regex(R"re((?:TableId::\w+, |named\(|kLayout = \{\s*)"([a-z_]+)")re"));
    auto columns = found(
        described,
        std::regex(
            R"re(\b(?:integer|textColumn|number|text|flag|choice|seed|sides)\("([a-z_]+)"(?!, &Settings))re"));
    for (const std::string& key : found(described, std::regex(R"re(TableId::\w+, "\w+", \{\{(.*)\}\}\})re")))
        columns.merge(found(key, std::regex(R"re((?:^|[ {])"([a-z_]+)"(?!\}))re")));
    CHECK(tables.size() > 30);
    CHECK(columns.size() > 60);
    for (const words::Language language :
         {words::Language::German, words::Language::Italian, words::Language::English}) {
        for (const std::string& table : tables) {
            const schreiber::store::Finding finding{table, "[2,2,2,1,1]", "", "missing"};
            const std::string words = inWords(finding, language);
            INFO(words);
            CHECK(words.find('[') == std::string::npos); // as the store tells it
            CHECK(words.find("–") == std::string::npos); // nothing is missing
            CHECK(words.find('{') == std::string::npos);
        }
        for (const std::string& column : columns) CHECK(findMessage(columnMessages(), column) != nullptr);
    }
    const auto in = [](const char* table, const char* row, const char* column) {
        return inWords(schreiber::store::Finding{table, row, column, "altered"}, words::Language::German);
    };
    CHECK(in("sheet_side", "[1,3,1,0]", "score") ==
          "Runde 1, Tisch 3, SIE, Stand: Der Wert wurde nachträglich verändert.");
    CHECK_THAT(in("sheet_side", "[1,3,2,1]", "score"),
               Catch::StartsWith("Runde 1, Tisch 3, Partie 2, WIR, Stand: "));
    CHECK_THAT(in("person", "[7,\"current\",1]", "last_name"),
               Catch::StartsWith("Meldung Nr. 7, Person 2, Nachname: "));
    CHECK_THAT(in("setting", "[\"a, b\"]", "value"), Catch::StartsWith("Einstellung a, b, Wert: "));
    CHECK_THAT(in("", "/rounds/0/tables/1", ""), Catch::StartsWith("/rounds/0/tables/1: "));
}

TEST_CASE("the code of a refusal is written so that the compiler looks it up") {
    const std::regex unseen(R"re(Refusal(?: [a-z]\w*)?\{\s*"\w+"[^_])re");
    int files = 0;
    for (const char* part : {"core", "app"})
        for (const auto& file :
             std::filesystem::recursive_directory_iterator(std::filesystem::path(SCHREIBER_SOURCES) / part)) {
            if (file.path().extension() != ".cpp") continue;
            ++files;
            INFO(file.path());
            CHECK_FALSE(std::regex_search(sourceOf(file.path()), unseen));
        }
    CHECK(files > 300);
}

TEST_CASE("every refusal has a sentence, and every sentence is of a refusal that the compiler knows") {
    using schreiber::game::RefusalCode;
    for (std::size_t i = 0; i < RefusalCode::count(); ++i) {
        INFO(RefusalCode::at(i));
        CHECK(findRefusal(RefusalCode::at(i)) != nullptr);
    }
    for (const auto table : {entryRefusals(), drawRefusals(), sheetRefusals(), formatRefusals(),
                             clubRefusals(), rulingRefusals(), zeroSumRefusals()})
        for (const Message& message : table) {
            INFO(message.code);
            CHECK(RefusalCode::find(message.code));
        }
}

TEST_CASE("what the reader of a record expects is said in words of the language") {
    const std::string head = "rules: imst\n\n";
    const std::string keys[] = {"x y z",
                                "a;b;c\n1;2;3",
                                "rules: imst\nhand A",
                                "rules: imst\ntarget: x",
                                "rules: imst\nperlagg: 2",
                                "rules: imst\nhand-size: 0",
                                "rules: imst\nseats: 5",
                                "rules: imst\ntrump: Q",
                                "rules: imst\nperlaggen: Q",
                                "rules: imst\nhouse: x=1",
                                "rules: imst\nscore: 1 1 1",
                                "rules: imst\nscore: 1",
                                "rules: imst\nscore: 15 0",
                                "rules: imst\nrules: imst",
                                "rules: imst\nplayers: Anna",
                                "rules: imst\ndealer: x",
                                "rules: nirgends",
                                "dealer: A",
                                "rules: imst\nhand A: LA LA",
                                "rules: imst\nhand A: LA LK LO LU L10 L9 L8",
                                "rules: imst\nhand: LA",
                                "\x01"};
    const std::string events[] = {"A bet",
                                  "A: tanzt",
                                  "A:",
                                  "A: bet",
                                  "A: bet gleich zwölf",
                                  "A: bet gleich 2 3",
                                  "A: irregular",
                                  "A: irregular tanzt",
                                  "A: irregular extra-cards B knowingly x",
                                  "A: ask",
                                  "A: ask 7",
                                  "A: reveal",
                                  "A: reveal gleich",
                                  "A: play",
                                  "A: play S7=",
                                  "A: blind",
                                  "A: cut",
                                  "A: cut Q",
                                  "A: turn",
                                  "A: exchange L9",
                                  "A: stand",
                                  "A: good",
                                  "A: good gleich suit",
                                  "A: höll",
                                  "A: nicht",
                                  "G: bet gleich",
                                  "Dora: bet gleich",
                                  "score: 1 1",
                                  "A: done x"};
    std::vector<std::string> texts(std::begin(keys), std::end(keys));
    for (const std::string& event : events) texts.push_back(head + event);
    // grammar of the format, and words that only it has in English
    const std::regex code(
        "(^|[^A-Za-z])[A-Z][A-Z]+[-=:][A-Z ]*[A-Z]|\\b(KEY|VALUE|CARD|SEAT|NUMBER|KIND|RANK)\\b");
    const std::string verbs =
        "(blind|cut|turn|exchange|bet|hold|good|ask|play|show|stand|done|allow|deny|reveal|"
        "irregular|all|game|suit|knowingly)";
    const std::regex english("(^|[ ,:„])" + verbs + "([,.]|$| oder)");
    const std::regex unglossed("(^|[ ,:«])" + verbs + "([,.»]|$| o )");
    int told = 0;
    for (const std::string& text : texts) {
        const auto records = schreiber::perlaggen::record::read(text + '\n');
        if (records.ok()) continue; // ruled on, not refused
        for (schreiber::base::InputError error : records.error()) {
            error.found = error.found.empty() ? "" : "…"; // what somebody typed is shown as it is
            const std::string german = whatInWords(error, words::Language::German);
            const std::string italian = whatInWords(error, words::Language::Italian);
            INFO(text << "\n" << german << "\n" << italian);
            CHECK_FALSE(std::regex_search(german, code));
            CHECK_FALSE(std::regex_search(italian, code));
            CHECK_FALSE(std::regex_search(german, english));
            CHECK_FALSE(std::regex_search(italian, unglossed));
            ++told;
        }
    }
    CHECK(told > 45);
}

TEST_CASE("what rounds without a match bring is one sentence, whatever they are worth") {
    using schreiber::tournament::Amount;
    schreiber::tournament::Settings settings;
    schreiber::tournament::StandingRow row;
    row.played = 3;
    row.satOut = 1;
    row.points = Amount{120};
    row.against = Amount{56};
    CHECK(satOutInWords(settings, row, words::Language::German).empty());
    row.missed = {1, {2}, Amount{2}, Amount{30}, Amount{14}};
    CHECK(satOutInWords(settings, row, words::Language::German) ==
          "○ Runde 2 spielfrei, dafür der Schnitt der gespielten Partien: Wertung 1, Punkte 15 : 7. "
          "Gespielt: 45 : 21.");
    CHECK_THAT(satOutInWords(settings, row, words::Language::English), Catch::Contains("sat out in round 2"));
    CHECK_THAT(satOutInWords(settings, row, words::Language::Italian), Catch::Contains("riposo nel turno 2"));
    row.missed.rounds = {2, 5};
    row.missed.count = 2;
    CHECK_THAT(satOutInWords(settings, row, words::Language::German), Catch::Contains("Runden 2, 5"));
    row.missed.count = 3; // who came late, among those of the group
    CHECK_THAT(satOutInWords(settings, row, words::Language::German), Catch::Contains("3 Runden weniger"));
    row.missed = {1, {2}, Amount{2}, Amount{}, Amount{}};
    settings.missedRound = "win";
    CHECK_THAT(satOutInWords(settings, row, words::Language::German),
               Catch::Contains("als Sieg ohne Punkte"));
    settings.missedRound = "-3";
    CHECK_THAT(satOutInWords(settings, row, words::Language::German), Catch::Contains("dafür Wertung 1"));
    settings.missedRound = "average";
    row.played = 0;
    CHECK_THAT(satOutInWords(settings, row, words::Language::German), Catch::Contains("mit der ersten"));

    schreiber::tournament::Standings standings;
    CHECK(satOutNote(settings, standings, words::Language::German).empty());
    standings.rows.push_back(row);
    CHECK_THAT(satOutNote(settings, standings, words::Language::German), Catch::Contains("ändert sich noch"));
    standings.final = true;
    CHECK_THAT(satOutNote(settings, standings, words::Language::German), Catch::EndsWith("gerundet."));
    settings.missedRound = "win";
    CHECK_THAT(satOutNote(settings, standings, words::Language::German), Catch::Contains("als Sieg"));
    settings.missedRound = "2";
    CHECK_THAT(satOutNote(settings, standings, words::Language::German), Catch::Contains("zählt 2 in der"));
}

TEST_CASE("why a rank is one's own is a sentence with all that was alike, and of pairs in the plural") {
    using schreiber::tournament::Amount;
    schreiber::tournament::StandingRow row;
    row.name = "Anna";
    row.decidedBy = "difference";
    row.why = {"difference", "Bert", Amount{-40}, Amount{-44}, {{"score", {3}}, {"points", {24}}}, false};
    CHECK(whyInWords(row, words::Language::German) ==
          "Anna und Bert haben gleich viele Wertungspunkte (1,5) und "
          "gleich viele Spielpunkte (12); Anna hat die "
          "bessere Differenz (−20 gegen −22).");
    CHECK(whyInWords(row, words::Language::English) ==
          "Anna and Bert have the same score (1.5) and as many points "
          "(12); Anna has a better difference (−20 to −22).");
    row.why = {"head-to-head", "Bert", Amount{2}, Amount{0}, {}, false};
    for (const words::Language language :
         {words::Language::German, words::Language::Italian, words::Language::English}) {
        const std::string word = wordFor("criterion", "head-to-head", language);
        const std::string last = word.substr(word.find(' ') + 1); // "Vergleich": the rest is declined
        CHECK_THAT(whyInWords(row, language), Catch::Contains(last));
    }
    row.why = {"score", "C / D", Amount{6}, Amount{4}, {}, true};
    CHECK(whyInWords(row, words::Language::German) ==
          "Anna haben mehr Wertungspunkte als C / D (3 gegen 2).");
    CHECK(whyInWords(row, words::Language::Italian) ==
          "Anna hanno più punti classifica di C / D (3 contro 2).");
    for (const std::string kind : {"score",
                                   "wins",
                                   "points",
                                   "difference",
                                   "against",
                                   "head-to-head",
                                   "buchholz",
                                   "decider_won",
                                   "decider",
                                   "decider_among",
                                   "lot",
                                   "final_won",
                                   "final_played",
                                   "bracket_final",
                                   "bracket_third",
                                   "bracket_finalist",
                                   "bracket_still",
                                   "bracket_entered",
                                   "bracket_longer",
                                   "bracket_further"})
        for (const words::Language language :
             {words::Language::German, words::Language::Italian, words::Language::English})
            for (const bool pairs : {false, true}) {
                row.decidedBy = kind;
                row.why = {kind, "Bert", Amount{6}, Amount{4}, {{"wins", {2}}}, pairs};
                const std::string said = whyInWords(row, language);
                INFO(kind << ": " << said);
                CHECK(said.size() > 30);
                CHECK(said.back() == '.');
                CHECK(said.find('_') == std::string::npos);
            }
}

TEST_CASE("what to type stands apart from the sentence, which the window shows too") {
    for (const auto table : {entryRefusals(), drawRefusals(), sheetRefusals(), formatRefusals(),
                             clubRefusals(), rulingRefusals(), storeMessages(), findingMessages(),
                             warningMessages(), entryListMessages(), dueMessages(), inputMessages()})
        for (const Message& message : table) {
            INFO(message.code);
            for (const auto& text : {message.text.de, message.text.it, message.text.en}) {
                CHECK(text.find('`') == std::string_view::npos);
                CHECK(text.find("--") == std::string_view::npos);
            }
            if (message.kind >= RefusalKind::Question)
                CHECK(message.advice.en.find("--yes") != std::string_view::npos);
        }
}

TEST_CASE("settings are told as people say them, and house rules by their question") {
    const schreiber::store::Action set{
        "set",
        {{"options", "ladder=wins,lot; keep-apart=club; revoke_penalty=lose_deal_minus2; prizes=8,woman"}}};
    for (const words::Language language :
         {words::Language::German, words::Language::Italian, words::Language::English}) {
        const std::string said = inWords(set, language);
        INFO(said);
        for (const char* code : {"ladder", "wins,lot", "keep-apart", "= club\n", "revoke_penalty",
                                 "lose_deal_minus2", "woman;", "8,woman"})
            CHECK(said.find(code) == std::string::npos);
    }
    const std::string german = inWords(set, words::Language::German);
    CHECK(german.find("Bei Gleichstand = Siege, Los; Getrennt = Vereine; ") != std::string::npos);
    CHECK(german.find("Preise = 8, beste Frau") != std::string::npos);
}

TEST_CASE("many tables are told in one breath") {
    std::vector<std::string> tables;
    for (int table = 1; table <= 250; ++table) tables.push_back(std::to_string(table));
    CHECK(tablesInWords(tables, words::Language::German) == "1–250");
    tables.erase(tables.begin() + 9); // the tenth
    tables.push_back("252");
    tables.push_back("253");
    CHECK(tablesInWords(tables, words::Language::German) == "1–9, 11–250, 252, 253");
    CHECK(tablesInWords({"1", "2", "3", "5"}, words::Language::German) == "1, 2, 3, 5");
    CHECK(tablesInWords({"1/1", "2/1", "4/1", "1/2"}, words::Language::German) ==
          "1, 2, 4 (1. Durchgang), 1 (2. Durchgang)");
    CHECK(tableInWords("3/2", words::Language::English) == "3 (heat 2)");
    CHECK(tableInRound("3/2", "1", words::Language::Italian) == "3 (2ª batteria, turno 1)");
}

TEST_CASE("a number below nothing has a minus where it is read, and a hyphen stays one") {
    const auto said = [](const std::string& value) { return filled("{score}", {{"score", value}}); };
    CHECK(said("-1:3") == "−1:3");
    CHECK(said("3:-12") == "3:−12");
    CHECK(said("-3, -1") == "−3, −1");
    CHECK(said("2026-11-21") == "2026-11-21");
    CHECK(said("Höß-Thöni -3") == "Höß-Thöni -3");
    CHECK(filled("„{found}“", {{"found", "-3"}}) == "„-3“"); // as it was typed
}

TEST_CASE("what somebody typed is made printable in a message") {
    CHECK(filled("{a}!", {{"a", "x\x1b[2J"}}).find('\x1b') == std::string::npos);
    CHECK(filled("{a} {b}", {{"a", "1"}}) == "1 –");
    CHECK(filled("{open", {}) == "{open");
}

TEST_CASE("a message says one or many by a number or by a list") {
    const std::string text = "{n#Runde ist|Runden sind} da, {t,fehlt Tisch|fehlen die Tische} {t}";
    CHECK(filled(text, {{"n", "1"}, {"t", "7"}}) == "Runde ist da, fehlt Tisch 7");
    CHECK(filled(text, {{"n", "11"}, {"t", "7, 12"}}) == "Runden sind da, fehlen die Tische 7, 12");
    for (const words::Language language :
         {words::Language::German, words::Language::Italian, words::Language::English}) {
        const Message& message = *findRefusal("round_not_complete");
        const std::string one = filled(message.text.in(language), {{"tables", "3"}});
        const std::string many = filled(message.text.in(language), {{"tables", "3, 4"}});
        CHECK(one.find(language == words::Language::German    ? "fehlt Tisch 3"
                       : language == words::Language::Italian ? "manca il tavolo 3"
                                                              : "table 3 is missing") != std::string::npos);
        CHECK(many.find(language == words::Language::German ? "fehlen die Tische 3, 4"
                        : language == words::Language::Italian
                            ? "mancano i tavoli 3, 4"
                            : "tables 3, 4 are missing") != std::string::npos);
    }
}

TEST_CASE("what the reader of a deal record expects is told in words, not by its names for it") {
    const std::regex name(R"re("([A-Z]{3,}(?:[-=][A-Z]+)*)")re");
    std::set<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(std::filesystem::path(SCHREIBER_SOURCES) /
                                                                "core/perlaggen/record/src")) {
        std::ifstream in(file.path());
        std::stringstream text;
        text << in.rdbuf();
        const std::string source = text.str();
        for (auto hit = std::sregex_iterator(source.begin(), source.end(), name);
             hit != std::sregex_iterator(); ++hit)
            names.insert((*hit)[1]);
    }
    CHECK(names.size() > 5);
    for (const std::string& expected : names) {
        INFO(expected);
        CHECK(findMessage(inputMessages(), expected) != nullptr);
    }
}

TEST_CASE("what a record cannot be is said with who, where and what to do") {
    using schreiber::base::InputError;
    const auto said = [](const std::string& found, const std::string& expected, words::Language language) {
        return whatInWords(InputError{"", 2, 9, found, {"CARD", "?", expected}}, language);
    };
    CHECK(said("", "CARDS(3;5;Bert (2); der Zweite)", words::Language::German) ==
          "Bert (2); der Zweite hat 5 Karten, aufgeschrieben sind 3. Für jede unbekannte ein ? schreiben.");
    CHECK(said("", "CARDS(1;5;Bert)", words::Language::German) ==
          "Bert hat 5 Karten, aufgeschrieben ist 1. Für jede unbekannte ein ? schreiben.");
    CHECK(said("L9", "OTHER-CARD(4;Anna)", words::Language::Italian) ==
          "«L9» c'è già alla riga 4, da Anna; ogni carta esiste una volta sola. Cambiare una delle due, o ? "
          "per "
          "una carta ignota.");
    CHECK(said("HK", "HAND-FULL(5;Anna)", words::Language::English) ==
          "“HK” is a card too many: Anna has 5. Take those beyond away; if more were dealt, hand-size says "
          "so.");
    CHECK(said("S6", "NOT-IN-PACK()", words::Language::English) ==
          "“S6” is not in the pack of 32 cards, which has no Weli.");
    CHECK(said("", "NUMBERS(1;2;score)", words::Language::German) ==
          "score braucht 2 Zahlen, für jede Partei eine; da steht 1.");
    CHECK(said("E", "SEATS(4;D)", words::Language::German) ==
          "„E“ ist hier kein Platz: am Tisch sitzen 4, auf A bis D. Wie viele es sind, sagt seats.");
    CHECK(said("x", "1–8", words::Language::English) ==
          "“x” is of no use; expected: a card such as LA, ? for an unknown card or a number from 1 to 8.");
}

TEST_CASE("a question says in words which table, heat, round and game it is about") {
    const schreiber::tournament::Refusal asks{"correction_voids",
                                              {{"table", "2/1"},
                                               {"round", "1"},
                                               {"corrected", "2"},
                                               {"before", "18:2"},
                                               {"after", "2:18"},
                                               {"pairings", "2/2/1, 3/4"},
                                               {"named", "A"},
                                               {"changes", ""}}};
    const std::string german = inWords(Failure{asks}, words::Language::German);
    CHECK(german.starts_with("Tisch 2 (1. Durchgang), Runde 1, Partie 2 steht mit 18:2 fest"));
    CHECK(german.find("andere: Tisch 2 (1. Durchgang), Runde 2; Tisch 4, Runde 3 (A)") != std::string::npos);
    CHECK(inWords(Failure{asks}, words::Language::Italian).find("tavolo 2 (1ª batteria), turno 2") !=
          std::string::npos);
    CHECK(inWords(Failure{asks}, words::Language::English).find("table 2 (heat 1), round 2") !=
          std::string::npos);
    const Warning warned{"draft_void", {{"round", "2"}, {"pairings", "2/1"}, {"named", "A"}}};
    CHECK(warningInWords(warned, words::Language::German).find("nicht mehr: Tisch 1, Runde 2 (A)") !=
          std::string::npos);
}
