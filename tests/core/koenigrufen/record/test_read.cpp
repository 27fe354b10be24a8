#include <base/random.h>

#include <catch2/catch.hpp>

#include <koenigrufen/record/reader.h>
#include <koenigrufen/record/writer.h>
#include <string>

using namespace schreiber::koenigrufen;
using schreiber::base::InputError;

namespace {

std::string written(const std::string& text, record::Keywords keywords = record::Keywords::English) {
    const auto records = record::read(text);
    if (!records)
        return "line " + std::to_string(records.error()[0].line) + ", column " +
               std::to_string(records.error()[0].column) + ", found " + records.error()[0].found;
    return record::write(*records, keywords);
}

std::string event(const std::string& said) {
    const std::string text = written("rules: ruediger\n\nA: " + said + "\n");
    return text.starts_with("rules: ruediger\n\nA: ") ? text.substr(20, text.size() - 21) : text;
}

InputError errorOf(const std::string& text) {
    const auto records = record::read(text, "f");
    REQUIRE(!records.ok());
    return records.error()[0];
}

} // namespace

TEST_CASE("Every event has German forms, and other names are understood") {
    const std::vector<std::pair<std::string, std::string>> forms{
        {"hebt ab", "cut"},
        {"klopft", "knock"},
        {"wählt", "choose"},
        {"waehlt", "choose"},
        {"wirft zusammen", "throw-in"},
        {"Mein Spiel", "mine"},
        {"WEITER", "pass"},
        {"bietet dreier", "bid dreier"},
        {"sagt dreier", "bid dreier"},
        {"sagt piccolo bei", "bid piccolo bei"},
        {"sagt Bettler auf Verdacht", "bid bettler verdacht"},
        {"bid piccolo verdacht", "bid piccolo verdacht"},
        {"bid piccolo ouvert", "bid piccolo-ouvert"},
        {"bid besserrufer uhu", "bid auchrufer uhu"},
        {"bid auchrufer pagat", "bid auchrufer"},
        {"bid bettel", "bid bettler"},
        {"bid 6er", "bid sechserdreier"},
        {"ruft Herz", "call H"},
        {"call k", "call K"},
        {"ruft den vierten", "call fourth"},
        {"gibt auf", "give-up"},
        {"gibt auf uhu", "give-up uhu"},
        {"nimmt 1", "take 1"},
        {"nimmt beide", "take both"},
        {"legt HD T8 ?", "lay HD T8 ?"},
        {"liegt", "lie"},
        {"ich liege", "lie"},
        {"sagt pagat trull an", "announce pagat trull"},
        {"sagt könig ultimo an", "announce koenig-ultimo"},
        {"announce ultimo könig 4 könige", "announce koenig-ultimo vier-koenige"},
        {"gut", "good"},
        {"fleck", "kontra"},
        {"spritzt uhu", "kontra uhu"},
        {"kontra d", "kontra D"},
        {"zurück", "retour"},
        {"retour vier könige", "retour vier-koenige"},
        {"spielt XV", "play XV"},
        {"XV", "play XV"},
        {"15", "play XV"},
        {"22", "play S"},
        {"gstieß", "play S"},
        {"Skues", "play S"},
        {"iiii", "play IV"},
        {"mond", "play XXI"},
        {"h1", "play HA"},
        {"deckt XI auf", "turn XI"},
        {"bricht ab", "stop"},
        {"regelwidrig talk", "irregular talk"},
    };
    for (const auto& [said, canonical] : forms) {
        CAPTURE(said);
        CHECK(event(said) == canonical);
        // and the canonical form in German reads back
        const std::string german =
            written("rules: ruediger\n\nA: " + canonical + "\n", record::Keywords::German);
        CHECK(written(german) == "rules: ruediger\n\nA: " + canonical + "\n");
    }
}

TEST_CASE("The head is read lax and written in its order") {
    CHECK(
        written(
            "\xEF\xBB\xBFTalon 1 : i k3 ?\r\nHand a: t7 p10 ? ? ? ? ? ? ? ? S XIII # my hand\r\nDealer: e\r\n"
            "RULES: ruediger\r\nfactor: 4\r\nplayers: A=Anna B=\"Bert Z\" E=Eva\r\n"
            "house: win_from=36 , breach_when=at_once\r\nclub: Imst\r\ngame: c besserrufer uhu\r\n"
            "written: 1 -1 +1 -1\r\n\r\nA: lie # at last\r\n") ==
        "rules: ruediger\nhouse: win_from=36, breach_when=at_once\nplayers: A=Anna B=\"Bert Z\" E=Eva\n"
        "dealer: E\nfactor: 4\ngame: C auchrufer uhu\n"
        "hand A: S XIII P10 T7 ? ? ? ? ? ? ? ? # my hand\ntalon 1: I K3 ?\nwritten: 1 -1 1 -1\nclub: Imst\n\n"
        "A: lie # at last\n");
    CHECK(written("rules: ruediger\ngame: B piccolo,D bettler\n\n") ==
          "rules: ruediger\ngame: B piccolo, D bettler\n\n");
    CHECK(written("rules: ruediger\n\nA: mine\n---\nrules: ruediger\n\nB: pass\n") ==
          "rules: ruediger\n\nA: mine\n---\nrules: ruediger\n\nB: pass\n");
}

TEST_CASE("What cannot be read is told with line, column and what was expected") {
    struct Wrong {
        std::string text;
        int line;
        int column;
        std::string expected;
    };
    const std::string head = "rules: ruediger\n";
    const std::vector<Wrong> all{
        {"A: mine\n", 1, 1, "rules: RULE-SET"},
        {"rules: rüdiger\n\n", 1, 8, "ruediger"},
        {head + "\nA: play XXIII\n", 3, 9, "TAROCK-CARD"},
        {head + "\nA: play ?\n", 3, 9, "TAROCK-CARD"},
        {head + "\nA: turn ?\n", 3, 9, "TAROCK-CARD"},
        {head + "\nA: play XV XVI\n", 3, 12, "END-OF-LINE"},
        {head + "\nA: bid rufre\n", 3, 8, "rufer"},
        {head + "\nA: bid auchrufer trull\n", 3, 18, "uhu"},
        {head + "\nA: bid piccolo ohne\n", 3, 16, "bei"},
        {head + "\nA: call X\n", 3, 9, "fourth"},
        {head + "\nA: take 3\n", 3, 9, "both"},
        {head + "\nA: lay\n", 3, 7, "TAROCK-CARD"},
        {head + "\nA: announce pagat valet\n", 3, 19, "valat"},
        {head + "\nA: kontra Z\n", 3, 11, "D"},
        {head + "\nA: irregular sneezing\n", 3, 14, "KIND"},
        {head + "\nE: pass\n", 3, 1, "A"},
        {head + "\nmine\n", 3, 1, "A"},
        {head + "\nA mine\n", 3, 3, ":"},
        {head + "\nA: schläft\n", 3, 4, "play"},
        {head + "hand A: S XIII\n\n", 2, 15, "TAROCK-CARD"},
        {head + "hand A: S XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX\n\n", 2, 54, "END-OF-LINE"},
        {head + "talon 1: S XX XIX XVIII\n\n", 2, 19, "END-OF-LINE"},
        {head + "talon 1: S XX S\n\n", 2, 15, "TAROCK-CARD"},
        {head + "talon 1: S XX I\ntalon 2: II S III\n\n", 3, 13, "TAROCK-CARD"},
        {head + "talon 3: S XX I\n\n", 2, 7, "1"},
        {head + "hand E: S\n\n", 2, 6, "A"},
        {head + "factor: 3\n\n", 2, 9, "2"},
        {head + "factor: 8192\n\n", 2, 9, "2"},
        {head + "house: win_from=37\n\n", 2, 8, "TAROCK-SWITCH=VALUE"},
        {head + "dealer: F\n\n", 2, 9, "E"},
        {head + "game: A rufer, B piccolo\n\n", 2, 14, "END-OF-LINE"},
        {head + "game: A piccolo, B dreier\n\n", 2, 20, "bettler"},
        {head + "game: A piccolo, A bettler\n\n", 2, 18, "B"},
        {head + "written: 1 1 1\n\n", 2, 15, "NUMBER"},
        {head + "kind: evening\n\n", 2, 7, "schrieb"},
        {head + "dealer: A\ndealer: B\n\n", 3, 1, "house"},
        {head + "\nA: play \xFFX\n", 3, 9, "UTF-8"},
    };
    for (const Wrong& wrong : all) {
        CAPTURE(wrong.text);
        const InputError error = errorOf(wrong.text);
        CHECK(error.line == wrong.line);
        CHECK(error.column == wrong.column);
        CAPTURE(error.found, error.expected);
        CHECK(std::find(error.expected.begin(), error.expected.end(), wrong.expected) !=
              error.expected.end());
    }
}

TEST_CASE("Any text is read or refused, and what was read is written the same again") {
    const std::vector<std::string> pieces{"rules: ruediger",
                                          "\n",
                                          "\n\n",
                                          "A: ",
                                          "B: ",
                                          "play ",
                                          "XXI",
                                          "bid ",
                                          "piccolo",
                                          " bei",
                                          "?",
                                          "hand A",
                                          ": ",
                                          "---\n",
                                          "talon 1: ",
                                          "#",
                                          "lay ",
                                          " HK",
                                          "sagt ",
                                          " an",
                                          "\t",
                                          "game: ",
                                          ",",
                                          "house",
                                          "call ",
                                          "fourth",
                                          "=",
                                          "\"",
                                          "players: A=",
                                          "E: ",
                                          "\xC3",
                                          "ö",
                                          "kontra",
                                          "uhu",
                                          "factor"};
    schreiber::base::Random random(7);
    for (int i = 0; i < 3000; ++i) {
        std::string text = random.below(3) == 0 ? "" : "rules: ruediger\n\n";
        for (auto left = random.below(30); left > 0; --left) text += pieces[random.below(pieces.size())];
        const auto records = record::read(text);
        if (!records) {
            CHECK(records.error()[0].line >= 1);
            continue;
        }
        CAPTURE(text);
        const std::string canonical = record::write(*records);
        const auto again = record::read(canonical);
        REQUIRE(again.ok());
        CHECK(record::write(*again) == canonical);
    }
}
