#include <tournament/entry_list.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using namespace schreiber::tournament;

namespace {

std::string fileBytes(const std::string& name) {
    std::ifstream in(std::string(SCHREIBER_TEST_DATA) + "/lists/" + name, std::ios::binary);
    REQUIRE(in.good());
    std::ostringstream bytes;
    bytes << in.rdbuf();
    return bytes.str();
}

EntryList listOf(std::string_view bytes) {
    return readEntryList(bytes, "list.csv", {});
}

using Bad = std::vector<std::pair<int, std::string>>;
Bad badOf(const EntryList& list) {
    Bad out;
    for (const BadRow& row : list.bad) out.emplace_back(row.where.line, row.reason);
    return out;
}

const std::string kHead = "Vorname;Nachname;Verein;Jahrgang;Geschlecht;Lager;Bezahlt\n";

} // namespace

TEST_CASE("the lists clubs keep come in whole") {
    const std::vector<std::pair<std::string, std::size_t>> lists{{"abend-19-einzeln.csv", 19},
                                                                 {"abend-22-einzeln.csv", 22},
                                                                 {"abend-30-einzeln.csv", 30},
                                                                 {"gross-128-einzeln.csv", 128},
                                                                 {"meisterschaft-60-paare.csv", 60}};
    for (const auto& [name, count] : lists) {
        INFO(name);
        const EntryList list = readEntryList(fileBytes(name), name, {});
        CHECK(list.bad.empty());
        CHECK(list.entries.size() == count);
    }
    const EntryList evening = readEntryList(fileBytes("abend-30-einzeln.csv"), "", {});
    const Entry& second = evening.entries[1];
    CHECK(second.persons == std::vector<Person>{{"Notburga", "Jörgensen-Mair", 1967, Sex::Female}});
    CHECK(second.club == "Sterzing");
    CHECK(second.camp == "Süd");
    CHECK_FALSE(second.paid);
    CHECK(second.extra.empty());
    const EntryList pairs = readEntryList(fileBytes("meisterschaft-60-paare.csv"), "", {});
    CHECK(pairs.entries[0].persons ==
          std::vector<Person>{{"Josef", "Walch", 1958, Sex::Male}, {"Lena", "Folie", 2009, Sex::Female}});
    CHECK(pairs.entries[0].club == "Sterzing");
    CHECK(pairs.entries[0].paid);
}

TEST_CASE("every row of the broken list is named with its reason") {
    const EntryList list = readEntryList(fileBytes("kaputt.csv"), "kaputt.csv", {});
    CHECK(list.entries.size() == 1);
    CHECK(badOf(list) == Bad{{3, "duplicate_row"},
                             {4, "first_name_missing"},
                             {5, "formula_cell"},
                             {6, "too_many_fields"},
                             {7, "bad_bytes"},
                             {7, "bad_year"},
                             {8, "too_many_fields"}});
    CHECK(list.bad[2].where.found == "=HYPERLINK(\"x\")");
    CHECK(list.bad[5].where.column == 12);
    CHECK(list.bad[5].where.found == "19x0");
    CHECK(list.bad[5].where.file == "kaputt.csv");
}

TEST_CASE("the header may be German, Italian or English, in any order") {
    const Person anna{"Anna", "Höß", 1950, Sex::Female};
    for (const std::string text :
         {"Nachname;Vorname;Bezahlt;Jahrgang;Geschlecht;Verein\nHöß;Anna;ja;1950;w;Imst\n",
          "Nachname;Vorname;Verein;Jahrgang;w/m;Bezahlt\nHöß;Anna;Imst;1950;w;ja\n",
          "Last name;First name;Club;Born;f/m;Paid\nHöß;Anna;Imst;1950;f;yes\n",
          "Cognome,Nome,Pagato,Anno di nascita,Sesso,Società\nHöß,Anna,sì,1950,f,Imst\n",
          "LAST NAME\tFirst name\tpaid\tYear of birth\tsex\tClub\nHöß\tAnna\tyes\t1950\tfemale\tImst\n",
          "Name;Vorname;bezahlt;Geburtsjahr;Geschlecht;Klub\nHöß;Anna;x;1950;Frau;Imst\n"}) {
        INFO(text);
        const EntryList list = listOf(text);
        REQUIRE(list.entries.size() == 1);
        CHECK(list.entries[0].persons == std::vector<Person>{anna});
        CHECK(list.entries[0].club == "Imst");
        CHECK(list.entries[0].paid);
    }
    const EntryList pair = listOf("Vorname 1;Nachname 1;2. Vorname;Nachname2\nAnna;Höß;Bert;Thöni\n");
    REQUIRE(pair.entries.size() == 1);
    CHECK(pair.entries[0].persons.size() == 2);
    CHECK(nameOf(pair.entries[0]) == "Anna Höß / Bert Thöni");
}

TEST_CASE("the second of a pair may be called the partner, in words of the three languages") {
    const Person anna{"Anna", "Höß", 1950, Sex::Female};
    const Person bert{"Bert", "Thöni", 1951, Sex::Male};
    for (const std::string header :
         {"Vorname;Nachname;Jahrgang;Geschlecht;Vorname Partner;Nachname Partner;Jahrgang Partner;w/m "
          "Partner",
          "Vorname;Name;Jahrgang;w/m;Partner Vorname;Partner Name;Partner Jahrgang;Partner Geschlecht",
          "Vorname;Name;Jahrgang;w/m;Vorname des Mitspielers;Name Mitspieler;Mitspieler Jahrgang;w/m "
          "(Mitspielerin)",
          "First name;Last name;Born;Sex;Partner first name;Partner's last name;Year of birth of partner;"
          "Partner sex",
          "Nome;Cognome;Anno;Sesso;Nome del compagno;Cognome compagna;Anno di nascita socio;Sesso socio",
          "Partner 1 Vorname;Nachname Partner 1;Jahrgang 1;Geschlecht 1;Vorname Partner 2;Nachname Partner 2;"
          "Jahrgang 2;Geschlecht 2"}) {
        INFO(header);
        const EntryList list = listOf(header + "\nAnna;Höß;1950;w;Bert;Thöni;1951;m\n");
        REQUIRE(list.entries.size() == 1);
        CHECK(list.entries[0].persons == std::vector<Person>{anna, bert});
        CHECK(list.entries[0].extra.empty());
    }
    const EntryList clubs = listOf("Vorname;Nachname;Verein;Partner\nAnna;Höß;Imst;Bert\n");
    REQUIRE(clubs.entries.size() == 1);
    CHECK(clubs.entries[0].persons.size() == 1);
    CHECK(badOf(listOf("Vorname;Nachname;Vorname Partner\n")) == Bad{{1, "header_missing"}});
}

TEST_CASE("unknown columns are kept, empty ones without a title are not") {
    const EntryList list = listOf("Vorname;Nachname;Bemerkung;Jahrgang 2;\nAnna;Höß;\"isst\nspäter\";3;;;\n");
    REQUIRE(list.entries.size() == 1);
    CHECK(list.entries[0].extra == std::vector<std::pair<std::string, std::string>>{
                                       {"Bemerkung", "isst\nspäter"}, {"Jahrgang 2", "3"}});
}

TEST_CASE("a header without names, or with a column twice, is refused") {
    CHECK(badOf(listOf("Anna;Höß;Imst\n")) == Bad{{1, "header_missing"}});
    CHECK(listOf("Nachname;Verein\nx;y\n").bad[0].where.expected == std::vector<std::string>{"Vorname"});
    CHECK(listOf("Vorname 1;Nachname 1;Vorname 2\n").bad[0].where.expected ==
          std::vector<std::string>{"Nachname 2"});
    CHECK(badOf(listOf("Vorname;Nachname;Nome\n")) == Bad{{1, "column_twice"}});
    CHECK(badOf(listOf("Vorname;Nachname;=1+1\n")) == Bad{{1, "formula_cell"}});
    CHECK(badOf(listOf("")) == Bad{{0, "list_empty"}});
    CHECK(badOf(listOf("Vorname;Nachname" + std::string(70, ';') + "\n")) == Bad{{1, "too_many_columns"}});
    // A row may have more cells than there are columns, as spreadsheets add empty ones; to an end, too.
    CHECK(badOf(listOf("Vorname;Nachname\nAnna;Höß" + std::string(900, ';') + "\n")).empty());
    const auto tooLong = listOf("Vorname;Nachname\nAnna;Höß" + std::string(1100, ';') + "\n");
    REQUIRE(tooLong.bad.size() == 1);
    CHECK(tooLong.bad.front().where.expected == std::vector<std::string>{"1000"});
}

TEST_CASE("values that cannot be are named with their cell") {
    const auto reasons = [](const std::string& row) { return badOf(listOf(kHead + row + "\n")); };
    CHECK(reasons("Anna;Höß;;1899;w;;ja") == Bad{{2, "bad_year"}});
    CHECK(reasons("Anna;Höß;;66;w;;ja") == Bad{{2, "bad_year"}});
    CHECK(reasons("Anna;Höß;;-1950;w;;ja") == Bad{{2, "bad_year"}});
    CHECK(reasons("Anna;Höß;;1950;q;;vielleicht") == Bad{{2, "bad_sex"}, {2, "bad_paid"}});
    CHECK(reasons("Anna; ;;;;;") == Bad{{2, "last_name_missing"}});
    CHECK(reasons("Anna;@Höß;;;;;") == Bad{{2, "formula_cell"}});
    CHECK(reasons("Anna; +43;;;;;") == Bad{{2, "formula_cell"}});
    CHECK(reasons("Anna;-Höß;;;;;").empty());
    CHECK(reasons("Anna;H\x01ö;;;;;") == Bad{{2, "control_character"}});
    CHECK(reasons("Anna;H\xE2\x80\xAEö;;;;;") == Bad{{2, "control_character"}});
    CHECK(reasons("Anna;H\xFFö;;;;;") == Bad{{2, "bad_bytes"}});
    CHECK(reasons("Anna;" + std::string(81, 'x') + ";;;;;") == Bad{{2, "too_long"}});
    const auto columnOfLong = [](const std::string& before) {
        const std::string row = before + std::string(81, 'x') + std::string(before.empty() ? ";Höß" : "");
        return listOf(kHead + row + "\n").bad.at(0).where.column;
    };
    CHECK(columnOfLong("") == 1);
    const std::string twice = std::string(81, 'x') + ';' + std::string(81, 'x'); // each has its own place
    CHECK(listOf(kHead + twice + "\n").bad.at(1).where.column == 83);
    CHECK(columnOfLong("Anna;") == 6);
    CHECK(columnOfLong("Anna;Höß;") == 10); // columns are counted in letters, as everywhere
    CHECK(reasons("Anna;\"Höß;;;;;") == Bad{{2, "quote_not_closed"}});
    CHECK(reasons("Anna;Höß;;;;;;;").empty());
    CHECK(reasons("Anna;Höß;;;;;;;x") == Bad{{2, "too_many_fields"}});
    CHECK(listOf(kHead + "\"Robert'); DROP TABLE players;--\";Tabelle\n").entries[0].persons[0].first ==
          "Robert'); DROP TABLE players;--");
}

TEST_CASE("a line break or two spaces in a name are one space") {
    const EntryList list = listOf(kHead + "\" Anna\nMaria \";Von  der\tThannen;;;;;\n");
    REQUIRE(list.entries.size() == 1);
    CHECK(nameOf(list.entries[0]) == "Anna Maria Von der Thannen");
}

TEST_CASE("exact duplicates are bad rows, namesakes only worth a look") {
    const EntryList list = listOf(kHead + "Anna;Höß;Imst;1950;w;;ja\n"
                                          "Anna;Höß;Imst;1950;w;;nein\n" // paying tells nobody apart
                                          "Anna;Hoess;Imst;1950;w;;ja\n"
                                          "Anna;Höß;Imst;1984;w;;ja\n");
    CHECK(badOf(list) == Bad{{3, "duplicate_row"}});
    CHECK(list.bad[0].where.expected == std::vector<std::string>{"2"}); // where it stands
    CHECK(list.entries.size() == 3);
    REQUIRE(list.duplicates.size() == 2);
    CHECK(list.duplicates[0] == LikelyDuplicate{4, "Anna Hoess", "Anna Höß", 2, 0});
    CHECK(list.duplicates[1] == LikelyDuplicate{5, "Anna Höß", "Anna Höß", 2, 0});

    std::vector<Entry> already = list.entries;
    for (std::size_t i = 0; i < already.size(); ++i) already[i].number = static_cast<int>(i) + 1;
    const EntryList again = readEntryList(kHead + "Anna;Höß;Imst;1950;w;;\nAnna;Höss;;;;;\n", "", already);
    CHECK(badOf(again) == Bad{{2, "duplicate_row"}});
    CHECK(again.bad[0].where.expected.empty()); // entered before
    REQUIRE(again.duplicates.size() == 1);
    CHECK(again.duplicates[0].likeEntry == 1);
    CHECK(again.duplicates[0].likeLine == 0);
}

TEST_CASE(
    "what is only kept may begin like a formula and be of several lines, and the person can be corrected") {
    const EntryList list =
        listOf("Vorname;Nachname;Telefon;Bemerkung\nAnna;Höß;+43 664 1;\"=A1\nund\tmehr\"\n"
               "Bert;Thöni;'@x;\x01\n");
    CHECK(badOf(list) == Bad{{4, "control_character"}});
    REQUIRE(list.entries.size() == 1);
    CHECK(list.entries[0].extra == std::vector<std::pair<std::string, std::string>>{
                                       {"Telefon", "+43 664 1"}, {"Bemerkung", "=A1\nund\tmehr"}});
    CHECK(checkEntry(list.entries[0], {}).empty());
    CHECK(listOf("Vorname;Nachname;Telefon\nAnna;Höß;'+43\n").entries[0].extra[0].second == "+43");
}

TEST_CASE("a pair is the same pair whoever is named first, and two persons") {
    const std::string head = "Vorname 1;Nachname 1;Vorname 2;Nachname 2\n";
    const EntryList list =
        listOf(head + "Anna;Höß;Bert;Thöni\nBert;Thöni;Anna;Höß\nAnna;X;Anna;X\nAnna;Y;;\n");
    CHECK(
        badOf(list) ==
        Bad{{3, "duplicate_row"}, {4, "person_twice"}, {5, "first_name_missing"}, {5, "last_name_missing"}});
}

TEST_CASE("an entry by hand goes through the same checks") {
    Entry anna;
    anna.persons = {{"Anna", "Höß", 1950, Sex::Female}};
    CHECK(checkEntry(anna, {}).empty());
    Entry known = anna;
    known.number = 4;
    REQUIRE(checkEntry(anna, {known}).size() == 1);
    CHECK(checkEntry(anna, {known})[0].reason == "duplicate_row");
    CHECK(checkEntry(known, {known}).empty()); // a correction of itself
    Entry wrong = anna;
    wrong.club = "=1+1";
    wrong.persons[0].born = 19;
    const auto bad = checkEntry(wrong, {});
    REQUIRE(bad.size() == 2);
    CHECK(bad[0].reason == "bad_year");
    CHECK(bad[1].reason == "formula_cell");
    anna.persons[0].last.clear();
    CHECK(checkEntry(anna, {})[0].reason == "last_name_missing");
}

TEST_CASE("no list of bytes does harm") {
    // Pieces that matter to the reader, thrown together in every order a counter gives.
    const std::vector<std::string> pieces{
        "Vorname;Nachname\n", "\"", ";", ",", "\n", "\r", "ä", "\xFF", "=", "\xEF\xBB\xBF", "Anna",
        std::string(1, '\0')};
    std::uint32_t state = 12345;
    for (int i = 0; i < 2000; ++i) {
        std::string text = i % 2 == 0 ? pieces[0] : "";
        for (int k = 0; k < 12; ++k) {
            state = state * 1664525U + 1013904223U;
            text += pieces[(state >> 16U) % pieces.size()];
        }
        const EntryList list = listOf(text);
        for (const Entry& entry : list.entries) CHECK(checkEntry(entry, {}).empty());
    }
}

TEST_CASE("nobody is entered in two pairs, or in a pair and alone") {
    const std::string head = "Vorname 1;Nachname 1;Vorname 2;Nachname 2;Jahrgang 1;Verein\n";
    const EntryList list = listOf(head + "Anna;Bauer;Carl;Dorn;;\n"
                                         "Carl;Dorn;Eva;Fink;;\n"
                                         "Carl;Dorn;-;-;;\n"
                                         "Carl;Dorn;Gerd;Huber;1980;\n" // a namesake: his year is there
                                         "Carl;Dorn;Ida;Jung;;Imst\n"); // and another: of a club
    CHECK(badOf(list) == Bad{{3, "person_entered"}, {4, "person_entered"}});
    CHECK(list.entries.size() == 3);

    std::vector<Entry> already = list.entries;
    for (std::size_t i = 0; i < already.size(); ++i) already[i].number = static_cast<int>(i) + 1;
    Entry carl;
    carl.persons = {{"Carl", "Dorn", {}, Sex::Unstated}};
    REQUIRE(checkEntry(carl, already).size() == 1);
    CHECK(checkEntry(carl, already)[0].reason == "person_entered");
    CHECK(checkEntry(already[0], already).empty()); // a correction of itself
    already[0].absences = {{1, 0, LeaverResults::Unplayed}};
    CHECK(checkEntry(carl, already).empty()); // that pair has left
}

TEST_CASE("what is typed is compared as a list is read, whatever the accents are made of") {
    Entry composed;
    composed.number = 12;
    composed.persons = {{"Ren\xC3\xA9", "\xC3\xA9", {}, Sex::Unstated}};
    Entry other;
    other.number = 11;
    other.persons = {{"Rene", "e", {}, Sex::Unstated}};
    Entry typed;
    typed.persons = {{" Rene\xCC\x81 ", "e\xCC\x81", {}, Sex::Unstated}};
    CHECK(tidiedEntry(typed).persons == composed.persons);
    REQUIRE(checkEntry(typed, {other, composed}).size() == 1);
    CHECK(checkEntry(typed, {other, composed})[0].reason == "duplicate_row");
}

TEST_CASE("of several who sound alike the one of that very name is pointed out") {
    const auto called = [](int number, const std::string& last) {
        Entry entry;
        entry.number = number;
        entry.persons = {{"Josef", last, {}, Sex::Unstated}};
        return entry;
    };
    const auto found = likelyDuplicates(called(9, "MAYR"), {called(1, "Maier"), called(2, "Mayr")});
    REQUIRE(found.size() == 1);
    CHECK(found[0].likeEntry == 2);
}
