#include <catch2/catch.hpp>

#include <perlaggen/record/pasted.h>
#include <perlaggen/record/reader.h>

// Text from a mail or a message, read where it can mean one thing alone.
using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::record;

namespace {

std::string plain(const std::string& text) {
    return tidied(text).text;
}

const std::string kHeader = "rules: imst\nplayers: A=Anna B=\"Bert Höß\" C=Carla D=Dora\ntrump: H\n\n";

} // namespace

TEST_CASE("a record that is one already stays as it is") {
    const std::string record =
        "# a comment: Herz-König\nrules: imst\nhand A: L9 E9 LA ? ?\ntrump: H\n\n"
        "A: play H9 # an Anna: word\nB: cut -\nC: bet gleich 3\n---\nrules: innsbruck\n\n";
    CHECK(tidied(record).unclear.empty());
    CHECK(plain(record) == record);
}

TEST_CASE("suits by their signs, cards by their words") {
    CHECK(plain("A: play ♥K") == "A: play HK");
    CHECK(plain("A: play ♥️K=♠A") == "A: play HK=LA"); // with the sign that makes it an emoji
    CHECK(plain("A: H-K") == "A: HK");
    CHECK(plain("A: spielt Herz-König") == "A: spielt HK");
    CHECK(plain("A: spielt Herzkoenig") == "A: spielt HK");
    CHECK(plain("A: spielt Laub Ass") == "A: spielt LA");
    CHECK(plain("A: weist Schellsiebener, Eichel-10er.") == "A: weist S7 E10");
    CHECK(plain("A: spielt Martl=Laubass") == "A: spielt HK=LA");
    CHECK(plain("A: spielt Weli") == "A: spielt S6");
    CHECK(plain("rules: imst\ntrump: Laub\nhand A: ♣A ♦7 ? Herz-8 E9\n") ==
          "rules: imst\ntrump: L\nhand A: EA S7 ? H8 E9\n");
}

TEST_CASE("curly quotes, odd spaces and dashes") {
    CHECK(plain("players: A=„Anna Maria“ B=»Bert«\n") == "players: A=\"Anna Maria\" B=\"Bert\"\n");
    CHECK(plain("A:\u00A0play\u2009L9") == "A: play L9");
    CHECK(plain("C: cut –") == "C: cut -");
    CHECK(plain("—\u2014—") == "---");
    CHECK(plain("\uFEFFrules: imst\r\n\r\nA: play L9\r\n") == "rules: imst\n\nA: play L9\n");
}

TEST_CASE("seats by the names in the header, whatever their case") {
    CHECK(plain(kHeader + "Anna: play H9\nBERT HÖSS: play H8") == kHeader + "A: play H9\nBERT HÖSS: play H8");
    CHECK(plain(kHeader + "bert höß: spielt Herz-8\nCarla bietet gleich") ==
          kHeader + "B: spielt H8\nC: bietet gleich");
    // from a message to a record whose header is already there
    CHECK(tidied("Dora: ♥9", namesIn(kHeader)).text == "D: H9");
    CHECK(namesIn(kHeader)[1] == "Bert Höß");
    REQUIRE(record::read(plain(kHeader + "Anna: play ♥9\nBert Höß: Herz-8\n")));
}

TEST_CASE("a name that could be anybody's is asked about, and stays") {
    const std::string text = kHeader + "Toni: play H9\nA: play H8";
    const Tidied unknown = tidied(text);
    CHECK(unknown.text == text);
    REQUIRE(unknown.unclear.size() == 1);
    CHECK(unknown.unclear[0] == UnclearName{5, "Toni"});
    const Tidied twice = tidied("rules: imst\nplayers: A=Sepp C=sepp\n\nSepp: play H9");
    REQUIRE(twice.unclear.size() == 1);
    CHECK(twice.unclear[0].name == "Sepp");
    // lines that go among the events of a record have no header of their own
    CHECK(tidied("Toni: play H9").unclear.empty());
    CHECK(tidied("Toni: play H9", {}, Place::Events).unclear.size() == 1);
    CHECK(tidied("rules: imst\n\nUnd dann kam es zum Streit").unclear.empty()); // no line of a record
}

TEST_CASE("words that only look like cards stay") {
    for (const char* line : {"A: ask 3", "A: bet gleich 7", "A: irregular out-of-turn B",
                             "D: spielt Herz-Bube", "A: good spiel suit", "A: play E6", "A: reveal gleich K"})
        CHECK(plain(line) == line);
    CHECK(plain("event: Herz-König Turnier\nrules: imst\n") == "event: Herz-König Turnier\nrules: imst\n");
}

TEST_CASE("any bytes may be pasted") {
    CHECK(plain("") == "");
    CHECK(plain("\n\n") == "\n\n");
    CHECK(plain("A: \xFF\xFE=\n") == "A: \xFF\xFE=\n");
    CHECK(plain("players: A=\"") == "players: A=\"");
    CHECK(plain("=:=:=") == "=:=:=");
}

TEST_CASE("the same card in the forms in which people write it") {
    struct Form {
        const char* pasted;
        const char* read;
    };
    constexpr Form kForms[] = {
        // signs, dashes, odd spaces, wide letters, either order
        {"♥K", "HK"},
        {"K♥", "HK"},
        {"H-K", "HK"},
        {"H–K", "HK"},
        {"H.K", "HK"},
        {"H K", "HK"},
        {"h-k", "HK"},
        {"KH", "HK"},
        {"10♠", "L10"},
        {"♠ 10", "L10"},
        {"10-L", "L10"},
        {"ＨＫ", "HK"},
        {"Ｈ－Ｋ", "HK"},
        {"Herz\u00A0König", "HK"},
        {"Herz\u3000König", "HK"},
        {"HK,", "HK"},
        // words of three languages
        {"Herz König", "HK"},
        {"Herz-König", "HK"},
        {"HERZKOENIG", "HK"},
        {"König Herz", "HK"},
        {"König von Herz", "HK"},
        {"re di cuori", "HK"},
        {"Re di Herz", "HK"},
        {"cuori re", "HK"},
        {"King of hearts", "HK"},
        {"heart king", "HK"},
        {"Pik Zehn", "L10"},
        {"ten of spades", "L10"},
        {"7 di campanelli", "S7"},
        {"sette di Schell", "S7"},
        {"Seven of bells", "S7"},
        {"Schellen 7", "S7"},
        {"Laub-As", "LA"},
        {"Grün Ass", "LA"},
        {"asso di foglie", "LA"},
        {"nove di ghiande", "E9"},
        {"Ober of acorns", "EO"},
        {"Weli", "S6"},
        {"Martl", "HK"},
        // with a name
        {"S7=LA", "S7=LA"},
        {"S7 = LA", "S7=LA"},
        {"S7 als LA", "S7=LA"},
        {"S7 -> LA", "S7=LA"},
        {"S7→LA", "S7=LA"},
        {"Schell-Siebener als Laub-Ass", "S7=LA"},
        {"sette di Schell come asso di Laub", "S7=LA"},
        {"Seven of bells as Ace of leaves", "S7=LA"},
        {"Martl als Martl", "HK=HK"},
    };
    for (const Form& form : kForms) {
        INFO(form.pasted);
        CHECK(plain("A: play " + std::string(form.pasted)) == "A: play " + std::string(form.read));
        CHECK(tidied("A: play " + std::string(form.pasted), {}, Place::Events).unclearCards.empty());
    }
    CHECK(plain("A: weist Herz König, K♠ und S7 als LA.") == "A: weist HK LK und S7=LA");
    CHECK(plain("rules: imst\nhand A: Herz König K♠ 7 of bells ? E-9\n") ==
          "rules: imst\nhand A: HK LK S7 ? E9\n");
}

TEST_CASE("a card said by half, or as a Bube, is asked about with what it could be") {
    const auto unclear = [](const std::string& said) {
        const Tidied read = tidied("rules: imst\n\nA: play " + said + "\n");
        CHECK(read.text == "rules: imst\n\nA: play " + said + "\n");
        REQUIRE(read.unclearCards.size() == 1);
        CHECK(read.unclearCards[0].line == 3);
        return read.unclearCards[0];
    };
    using namespace cards::literals;
    CHECK(unclear("Herz-Bube").cards == cards::CardSet{"HU"_card, "HO"_card});
    CHECK(unclear("QL").cards == cards::CardSet{"LU"_card, "LO"_card});
    CHECK(tidied("A: Q♠", {}, Place::Events).unclearCards.front().said == "QL"); // as it then stands there
    CHECK(unclear("Jack of hearts").said == "Jack of hearts");
    CHECK(unclear("König").cards == cards::CardSet{"EK"_card, "LK"_card, "HK"_card, "SK"_card});
    CHECK(unclear("asso").cards.size() == 4);
    CHECK(unclear("Schell").cards.size() == 9);
    for (const char* line :
         {"A: bet gleich", "A: gut bei Farbe", "A: reveal gleich K", "B: irregular out-of-turn C",
          "A: stand hanger", "A: play Q7", "A: good spiel suit"})
        CHECK(tidied(line, {}, Place::Events).unclearCards.empty());
}

TEST_CASE("seats by part of a name, in quotes, and with blanks in it") {
    const std::string header =
        "rules: imst\nplayers: A=‘Anna Höß’ B='Bert O'Brien' C=“Carla Höß” D=Dora\ntrump: H\n\n";
    const std::string read =
        "rules: imst\nplayers: A=\"Anna Höß\" B=\"Bert O'Brien\" C=\"Carla Höß\" D=Dora\ntrump: H\n\n";
    CHECK(
        plain(header +
              "Anna: H9\n\"Bert O'Brien\": H8\nCarla Höß spielt Herz Ass\nO'Brien: bet gleich\nＤ： H7\n") ==
        read + "A: H9\nB: H8\nC: spielt HA\nB: bet gleich\nD: H7\n");
    const Tidied two = tidied(header + "Höß: H9\n");
    CHECK(two.text == read + "Höß: H9\n");
    REQUIRE(two.unclear.size() == 1);
    CHECK(two.unclear[0].seats == std::vector{cards::Seat::A, cards::Seat::C});
}

TEST_CASE("quotes around what is said or laid are none of it") {
    const std::string header =
        "rules: imst\nplayers: A=Anna B=\"Fritz O'Brien\" C=Carla D=Dora\ntrump: H\n\n";
    CHECK(plain(header + "Anna bietet „gleich“.\nFritz O’Brien: spielt \"H9\"\nCarla: »E8«\n"
                         "Dora: hält ‚Gleich‘\nO´Brien: weist ‹L9›, 'S7=L10'\n\"Anna\": play \"L9\"") ==
          header + "A: bietet gleich\nB: spielt H9\nC: E8\nD: hält Gleich\nB: weist L9 S7=L10\nA: play L9");
    CHECK(plain("rules: imst\nhand A: \"E8\" „H9“ ? ? ?\n") == "rules: imst\nhand A: E8 H9 ? ? ?\n");
}

TEST_CASE("an apostrophe is the same however it is typed") {
    const std::string curly = "rules: imst\nplayers: B=O’Brien D=Dora\n\n";
    CHECK(plain(curly + "O'Brien: H9\nDora: H8") == curly + "B: H9\nD: H8");
    CHECK(tidied("O`Brien bietet gleich", namesIn(curly), Place::Events).text == "B: bietet gleich");
}

TEST_CASE("whose cards these are may be said by a name") {
    CHECK(plain("rules: imst\nplayers: A=Anna D=\"Dora Höß\"\nHand Dora: E8 Herz-9 ? ? ?\nhand A: L9\n") ==
          "rules: imst\nplayers: A=Anna D=\"Dora Höß\"\nhand D: E8 H9 ? ? ?\nhand A: L9\n");
    const Tidied unknown = tidied("Hand Toni: E8 ? ? ? ?", namesIn(kHeader), Place::Events);
    CHECK(unknown.unclear == std::vector{UnclearName{1, "Toni"}});
    CHECK(tidied("Hand Dora: E8 ? ? ? ?", namesIn(kHeader), Place::Events).text == "hand D: E8 ? ? ? ?");
}

TEST_CASE("a rank alone is asked about where only a card can stand") {
    const auto asked = [](const std::string& line) {
        const Tidied read = tidied(line, {}, Place::Events);
        CHECK(read.text == line);
        return read.unclearCards;
    };
    using namespace cards::literals;
    REQUIRE(asked("B: spielt 10").size() == 1);
    CHECK(asked("B: spielt 10")[0].cards == cards::CardSet{"E10"_card, "L10"_card, "H10"_card, "S10"_card});
    CHECK(asked("B: K").size() == 1);
    CHECK(asked("B: weist H9 K").at(0).said == "K");
    CHECK(asked("B: bietet gleich 7").empty());
    CHECK(asked("B: 7 gleich").empty());
    CHECK(asked("A: weist HK u LK").empty()); // and
}

TEST_CASE("line ends of an old Mac are line ends") {
    CHECK(plain("rules: imst\r\rA: ♥9\r") == "rules: imst\n\nA: H9\n");
    const auto records = record::read("rules: imst\rtrump: H\r\rA: play H9\r");
    REQUIRE(records.ok());
    CHECK(records->front().events.size() == 1);
    CHECK(records->front().lines.events.front() == 4);
}

TEST_CASE("a score as a sheet has it") {
    for (const char* said : {"4 : 7", "4:7", "4/7", "4-7", "4 – 7", "4 zu 7", "4, 7", "4 7"})
        CHECK(plain("rules: imst\nscore: " + std::string(said) + "\n") == "rules: imst\nscore: 4 7\n");
    CHECK(plain("rules: imst\nStand: 4 : 7\n") == "rules: imst\nscore: 4 7\n");
    CHECK(plain("rules: imst\nscore: -2 5\n") == "rules: imst\nscore: -2 5\n");
    CHECK(plain("rules: imst\nscore: vier zu sieben\n") == "rules: imst\nscore: vier zu sieben\n");
    CHECK(pointsTidied("15 : -3") == "15 -3");
}

TEST_CASE("a rule set by the name people know it by") {
    const auto rules = [](const std::string& said) { return plain("rules: " + said + "\n\nA: play L9"); };
    const auto id = [](const std::string& is) { return "rules: " + is + "\n\nA: play L9"; };
    CHECK(rules("Innsbruck") == id("innsbruck"));
    CHECK(rules("Südtirol") == id("suedtirol"));
    CHECK(rules("Imst") == id("imst"));
    CHECK(rules("„Tiroler Oberland“") == id("oberland"));
    CHECK(rules("1853, Radetzky") == id("1853-radetzky"));
    CHECK(plain("Regeln: Imst\n") == "rules: imst\n");
    // more than one, or none
    CHECK(rules("1853") == id("1853"));
    CHECK(rules("Wien") == id("Wien"));
}

TEST_CASE("players in a row, and partners against partners") {
    const auto players = [](const std::string& said) { return plain("players: " + said + "\n"); };
    const std::string four = "players: A=Anna B=Bert C=Carla D=Dora\n";
    CHECK(players("Anna, Bert, Carla, Dora") == four);
    CHECK(players("A: Anna, B: Bert, C: Carla, D: Dora") == four);
    CHECK(players("A=Anna; B=Bert; C=Carla; D=Dora") == four);
    CHECK(players("Anna und Carla gegen Bert und Dora") == four);
    CHECK(players("Anna Höß, Bert") == "players: A=\"Anna Höß\" B=Bert\n");
    CHECK(players("Anna Bert Carla Dora") == "players: Anna Bert Carla Dora\n"); // or two with two names each
    CHECK(players("A=Anna, A=Bert") == "players: A=Anna, A=Bert\n");
    // a number that only counts is no part of the name
    CHECK(players("1. Anna, 2. Bert, 3. Carla, 4. Dora") == four);
    CHECK(players("1) Anna; 2) Bert; 3) Carla; 4) Dora") == four);
    CHECK(players("1. Anna und 2. Carla gegen 3. Bert und 4. Dora") == four);
    CHECK(players("1. Anna, 3. Bert") == "players: 1. Anna, 3. Bert\n"); // it may tell the seat
    CHECK(plain(kHeader + "1. Anna: H9\n2) Bert Höß bietet Gleich\n3. Otto: L9\n") ==
          kHeader + "A: H9\nB: bietet Gleich\nOtto: L9\n");
    // who is who is known from then on
    CHECK(plain("Regeln: Imst\nSpieler: Anna, Bert, Carla, Dora\nGeber: Dora\nTrumpf: Laub\n\nBert: gut "
                "Hanger") == "rules: imst\n" + four + "dealer: D\ntrump: L\n\nB: gut Hanger");
}

TEST_CASE("words of the head are read as such among the events, where nobody is called so") {
    const auto told = [](const std::string& text, const PlayerNames& names = {}) {
        return tidied(text, names, Place::Events);
    };
    const Tidied german =
        told("Spieler: Anna, Bert, Carla, Dora\nGeber: Dora\nTrumpf: Laub\nStand: 4 : 7\nTisch: 3\n"
             "Regeln: Innsbruck\n\nAnna: spielt Laub-10");
    CHECK(german.unclear.empty());
    CHECK(german.text == "players: A=Anna B=Bert C=Carla D=Dora\ndealer: D\ntrump: L\nscore: 4 7\ntable: 3\n"
                         "rules: innsbruck\n\nA: spielt L10");
    CHECK(told("Giocatori: Anna, Bert, Carla, Dora\nMazziere: Dora\nPunteggio: 4 : 7\nTavolo: 3").text ==
          "players: A=Anna B=Bert C=Carla D=Dora\ndealer: D\nscore: 4 7\ntable: 3");
    CHECK(told("Score: 4:7\nDealer: D").text == "Score: 4 7\nDealer: D");
    // what cannot be read is left to the reader, which says so
    const Tidied wrong = told("Regeln: Hintertupfing");
    CHECK(wrong.unclear.empty());
    CHECK(wrong.text == "rules: Hintertupfing");
    PlayerNames names;
    names[1] = "Bert Geber";
    CHECK(told("Geber: bietet Gleich", names).text == "B: bietet Gleich");
    CHECK(told("Toni: bietet Gleich").unclear.size() == 1);
}
