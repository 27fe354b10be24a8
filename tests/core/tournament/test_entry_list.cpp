#include <tournament/entry_list.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using namespace schreiber::tournament;
using namespace std::string_literals;

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
    REQUIRE(list.leftOut.size() == 1); // it says again what another row says
    CHECK(list.leftOut[0].line == 3);
    CHECK(badOf(list) == Bad{{4, "first_name_missing"},
                             {5, "formula_cell"},
                             {6, "too_many_fields"},
                             {7, "bad_bytes"},
                             {7, "bad_year"},
                             {8, "too_many_fields"}});
    CHECK(list.bad[1].where.found == "=HYPERLINK(\"x\")");
    CHECK(list.bad[4].where.column == 12);
    CHECK(list.bad[4].where.found == "19x0");
    CHECK(list.bad[4].where.file == "kaputt.csv");
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
    CHECK(reasons("Anna;Höß;;166;w;;ja") == Bad{{2, "bad_year"}});
    CHECK(reasons("Anna;Höß;;-1950;w;;ja") == Bad{{2, "bad_year"}});
    CHECK(reasons("Anna;Höß;;1950;q;;vielleicht") == Bad{{2, "bad_sex"}, {2, "bad_paid"}});
    CHECK(reasons("Anna; ;;;;;") == Bad{{2, "last_name_missing"}});
    CHECK(reasons("Anna;@Höß;;;;;") == Bad{{2, "formula_cell"}});
    CHECK(reasons("Anna; +43;;;;;") == Bad{{2, "formula_cell"}});
    CHECK(reasons("Anna;-Höß;;;;;").empty());
    CHECK(reasons("Anna;H\x01ö;;;;;") == Bad{{2, "control_character"}});
    CHECK(reasons("Anna;H\xE2\x80\xAEö;;;;;").empty()); // what nobody sees is taken out
    CHECK(reasons("Anna;H\xEF\xBF\xBDö;;;;;") == Bad{{2, "lost_letter"}});
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

TEST_CASE("exact duplicates are left out and named, namesakes only worth a look") {
    const std::string rows = kHead + "Anna;Höß;Imst;1950;w;;ja\n"
                                     "Anna;Höß;Imst;1950;w;;nein\n" // paying tells nobody apart
                                     "Anna;Hoess;Imst;1950;w;;ja\n"
                                     "Anna;Höß;Imst;1984;w;;ja\n"; // of another year: another one
    const EntryList list = listOf(rows);
    CHECK(list.bad.empty());
    REQUIRE(list.leftOut.size() == 1);
    CHECK(list.leftOut[0].line == 3);
    CHECK(list.leftOut[0].sameLine == 2);
    CHECK(list.entries.size() == 3);
    CHECK(list.lines == std::vector<int>{2, 4, 5});
    REQUIRE(list.duplicates.size() == 1);
    CHECK(list.duplicates[0] == LikelyDuplicate{4, "Anna Hoess", "Anna Höß", 2, 0});
    ListReading all;
    all.takeEqual = true;
    CHECK(readEntryList(rows, "", {}, kLatestYear, all).entries.size() == 4);

    std::vector<Entry> already = list.entries;
    for (std::size_t i = 0; i < already.size(); ++i) already[i].number = static_cast<int>(i) + 1;
    const std::string more = kHead + "Anna;Höß;Imst;1950;w;;\nAnna;Höss;;;;;\n";
    const EntryList again = readEntryList(more, "", already);
    REQUIRE(again.leftOut.size() == 1);
    CHECK(again.leftOut[0].sameEntry == 1); // entered before
    CHECK(again.leftOut[0].sameLine == 0);
    CHECK_FALSE(again.leftOut[0].hasLeft);
    REQUIRE(again.duplicates.size() == 1);
    CHECK(again.duplicates[0].likeEntry == 1);
    CHECK(again.duplicates[0].likeLine == 0);
    already[0].absences = {{1, 0, LeaverResults::Unplayed}};
    CHECK(readEntryList(more, "", already).leftOut.at(0).hasLeft);
    CHECK(checkEntry(list.entries[0], already).at(0).reason == "duplicate_left");
    CHECK(checkEntry(list.entries[0], already).at(0).where.expected == std::vector<std::string>{"1"});
}

TEST_CASE("only what may be one person is asked, equal names first") {
    const auto asked = [](const std::string& rows) { return listOf(kHead + rows).duplicates.size(); };
    CHECK(asked("Hans;Mair;Hall;;;;\nHans;Mair;Imst;;;;\n") == 1);
    CHECK(asked("Hans;Mair;Hall;1950;;;\nHans;Mair;Hall;1980;;;\n") == 0);
    CHECK(asked("Sascha;Mair;Hall;;m;;\nSascha;Mair;Hall;;w;;\n") == 0);
    CHECK(asked("Josef;Maier;Hall;;;;\nJoseph;Mayr;;;;;\n") == 1);
    CHECK(asked("Josef;Maier;Hall;;;;\nJoseph;Mayr;Imst;;;;\n") == 0); // and of another club
    std::string many;
    for (int i = 1; i <= 1000; ++i) many += "Gast;Nummer " + std::to_string(i) + ";;;;;\n";
    CHECK(asked(many) == 0); // a number tells them apart
    const auto order =
        listOf(kHead + "Josef;Maier;;;;;\nAnna;Höß;Imst;;;;\nJoseph;Mayr;;;;;\nAnna;Höß;Hall;;;;\n");
    REQUIRE(order.duplicates.size() == 2);
    CHECK(order.duplicates[0].line == 5);
}

TEST_CASE(
    "what is only kept may begin like a formula and be of several lines, and the person can be corrected") {
    const EntryList list =
        listOf(std::string("Vorname;Nachname;Telefon;Bemerkung\nAnna;Höß;+43 664 1;\"=A1\nund\tmehr\"\n") +
               "Bert;Thöni;'@x;\x01\xFF\n" + "Carl;Huber;;" + std::string(1200, 'x') + "\n");
    CHECK(list.bad.empty()); // whatever stands there
    REQUIRE(list.entries.size() == 3);
    CHECK(list.entries[1].extra[1].second == "\xEF\xBF\xBD");
    CHECK(list.entries[2].extra[1].second.size() == 1000);
    CHECK(list.cut);
    CHECK(list.entries[0].extra == std::vector<std::pair<std::string, std::string>>{
                                       {"Telefon", "+43 664 1"}, {"Bemerkung", "=A1\nund\tmehr"}});
    CHECK(checkEntry(list.entries[0], {}).empty());
    CHECK(listOf("Vorname;Nachname;Telefon\nAnna;Höß;'+43\n").entries[0].extra[0].second == "+43");
}

TEST_CASE("a pair is the same pair whoever is named first, and two persons") {
    const std::string head = "Vorname 1;Nachname 1;Vorname 2;Nachname 2\n";
    const EntryList list =
        listOf(head + "Anna;Höß;Bert;Thöni\nBert;Thöni;Anna;Höß\nAnna;X;Anna;X\nAnna;Y;;\n");
    REQUIRE(list.leftOut.size() == 1);
    CHECK(list.leftOut[0].line == 3);
    CHECK(badOf(list) == Bad{{4, "person_twice"}, {5, "first_name_missing"}, {5, "last_name_missing"}});
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

TEST_CASE("years as people and spreadsheets write them") {
    const auto year = [](const std::string& cell) {
        const EntryList list =
            readEntryList("Vorname;Nachname;Geburtsdatum\nAnna;Höß;\"" + cell + "\"\n", "", {}, 2026);
        return list.entries.empty() ? -1 : list.entries[0].persons[0].born.value_or(0);
    };
    for (const char* cell : {"61",
                             "1961",
                             "12.03.1961",
                             "1.3.61",
                             "1961.0",
                             "1961,0",
                             " 1961 ",
                             "22352",
                             "'61",
                             "’61",
                             "1961-03-12",
                             "1961-03-12 00:00:00",
                             "1961-03-12T00:00",
                             "12/03/1961",
                             "03/12/1961",
                             "3/1961",
                             "1961-03",
                             "1.961",
                             "1,961",
                             "19610312",
                             "12031961",
                             "12. März 1961",
                             "12 marzo 1961",
                             "12 Mar 1961",
                             "März 1961",
                             "Jg. 61",
                             "geb. 1961",
                             "*1961",
                             "nato il 12.3.1961",
                             "(1961)"}) {
        INFO(cell);
        CHECK(year(cell) == 1961);
    }
    CHECK(year("") == 0);
    CHECK(year("05") == 2005);
    CHECK(year("26") == 1926);    // nobody plays in the year of birth
    CHECK(year("36526") == 2000); // the first day of it
    CHECK(year("36525") == 1999);
    for (const char* cell : {"6020", "2027", "1899", "99999", "13.13.1961", "45.1.1961", "1961/62", "alt",
                             "-1961", "1961 1962", "12.03.", "0", "1", "196", "1961,5", "3/2027"}) {
        INFO(cell);
        CHECK(year(cell) == -1);
    }
}

TEST_CASE("whether somebody has paid, as lists say it") {
    const auto paid = [](const std::string& cell) {
        const EntryList list = listOf("Vorname;Nachname;Startgeld bezahlt\nAnna;Höß;" + cell + "\n");
        return list.entries.empty() ? -1 : list.entries[0].paid ? 1 : 0;
    };
    for (const char* cell : {"ja",
                             "JA",
                             "x",
                             "X",
                             "✓",
                             "✔",
                             "☑",
                             "bar",
                             "Bar bezahlt",
                             "10 €",
                             "10€",
                             "€ 10,-",
                             "12,50",
                             "EUR 10",
                             "überwiesen",
                             "Überweisung 3.11.",
                             "bezahlt am 12.3.",
                             "TRUE",
                             "1",
                             "sì",
                             "pagato in contanti",
                             "yes",
                             "cash",
                             "10 ✓",
                             "OK"}) {
        INFO(cell);
        CHECK(paid(cell) == 1);
    }
    for (const char* cell :
         {"", "nein", "offen", "OFFEN", "noch offen", "noch nicht bezahlt", "nicht bezahlt", "-", "–", "✗",
          "☐", "0", "0 €", "0,00", "FALSE", "no", "non pagato", "aperto", "open"}) {
        INFO(cell);
        CHECK(paid(cell) == 0);
    }
    for (const char* cell : {"vielleicht", "Anzahlung", "?", "€", "am"}) {
        INFO(cell);
        CHECK(paid(cell) == -1);
    }
}

TEST_CASE("heads of clubs, and what is said twice is kept beside") {
    for (const char* head : {"Jg", "Jg.", "Jahrg.", "Geb.-Jahr", "Geburtsdatum", "Geb.", "YOB",
                             "Date of birth", "Data di nascita", "Geburtsjahr"}) {
        INFO(head);
        const EntryList list = listOf(std::string("Vorname;Name;") + head + "\nAnna;Höß;1950\n");
        REQUIRE(list.entries.size() == 1);
        CHECK(list.entries[0].persons[0].born == 1950);
    }
    const EntryList twice = listOf(
        "Vorname;Nachname;Jahrgang;Geburtsdatum;Nr.\nAnna;Höß;1950;3.4.1951;7\nAnna;Höß;1950;3.4.1951;9\n");
    REQUIRE(twice.entries.size() == 1);
    CHECK(twice.entries[0].persons[0].born == 1950);
    CHECK(twice.leftOut.size() == 1); // a number of the row tells nobody apart
    CHECK(badOf(listOf("Vorname;Nachname;Verein;Verein\n")) == Bad{{1, "column_twice"}});
}

TEST_CASE("names that stand in one column are split once somebody says how") {
    const auto split = [](const std::string& head, const std::string& rows, std::optional<NameOrder> order) {
        ListReading reading;
        reading.names = order;
        return readEntryList(head + "\n" + rows, "", {}, 2026, reading);
    };
    const EntryList asked = split("Name;Verein", "\"Ebner, Nora\";Hall\nPrantl Kurt;Hall\n", {});
    CHECK(asked.entries.empty());
    REQUIRE(asked.inOne);
    CHECK(asked.inOne->found == "Ebner, Nora");
    CHECK(nameOf(asked.inOne->person) == "Nora Ebner");
    const EntryList first =
        split("Name;Verein", "\"Ebner, Nora\";Hall\nKurt von der Thannen;Hall\nIda;\n", NameOrder::FirstLast);
    REQUIRE(first.entries.size() == 2);
    CHECK(first.entries[0].persons[0] == Person{"Nora", "Ebner", {}, Sex::Unstated});
    CHECK(first.entries[1].persons[0] == Person{"Kurt", "von der Thannen", {}, Sex::Unstated});
    CHECK(badOf(first) == Bad{{4, "first_name_missing"}});
    const EntryList last =
        split("Nachname Vorname", "Prantl Kurt Maria\nvon Stern Eva\nNora EBNER\n", NameOrder::LastFirst);
    REQUIRE(last.entries.size() == 3);
    CHECK(last.entries[0].persons[0] == Person{"Kurt Maria", "Prantl", {}, Sex::Unstated});
    CHECK(last.entries[1].persons[0] == Person{"Eva", "von Stern", {}, Sex::Unstated});
    CHECK(last.entries[2].persons[0] == Person{"Nora", "EBNER", {}, Sex::Unstated});
    for (const auto& [head, order] : {std::pair("Name", NameOrder::FirstLast),
                                      {"Vor- und Nachname", NameOrder::FirstLast},
                                      {"Nachname Vorname", NameOrder::LastFirst},
                                      {"Cognome e nome", NameOrder::LastFirst},
                                      {"Nome e cognome", NameOrder::FirstLast},
                                      {"Spieler", NameOrder::FirstLast},
                                      {"Name, Vorname", NameOrder::LastFirst},
                                      {"Nome", NameOrder::FirstLast}}) {
        INFO(head);
        const EntryList list = split("Nr;\"" + std::string(head) + "\"", "1;Anna Höß\n", {});
        REQUIRE(list.inOne);
        CHECK(list.inOne->order == order);
    }
    const EntryList pairs = split("Spieler 1;Spieler 2", "Anna Höß;Bert Thöni\n", NameOrder::FirstLast);
    REQUIRE(pairs.entries.size() == 1);
    CHECK(nameOf(pairs.entries[0]) == "Anna Höß / Bert Thöni");
    CHECK(badOf(split("Name;Verein", "Ebner;Hall\n", {})) == Bad{{1, "header_missing"}});
}

TEST_CASE("what is no list, or stands in other letters, is said for the whole file") {
    const auto only = [](const std::string& bytes) {
        const EntryList list = listOf(bytes);
        CHECK(list.entries.empty());
        REQUIRE(list.bad.size() == 1);
        return list.bad[0];
    };
    CHECK(only("PK\x03\x04xyz").reason == "workbook");
    CHECK(only("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1xyz").reason == "workbook");
    for (const char* bytes : {"%PDF-1.4\n", "{\\rtf1", "<!DOCTYPE html>", "<html>", " <table>"})
        CHECK(only(bytes).reason == "no_list");
    CHECK(only("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1"s).reason == "no_list");
    const auto mac = only("Vorname;Nachname\rNora;\x86"
                          "belh\x9Ar\r");
    CHECK(mac.reason == "other_letters");
    CHECK(mac.where.expected == std::vector<std::string>{"OTHER-LETTERS(Übelhör)"});
    CHECK(only("Vorname;Nachname\nJ\x94rg;M\x81ller\n").where.expected ==
          std::vector<std::string>{"OTHER-LETTERS(Jörg)"});
    // Letters of Windows stay what they are, quotation marks and dashes, too.
    CHECK(listOf("Vorname;Nachname\nJ\xF6rg;O\x92"
                 "Brien\n\x8Aime;Mi\x9A"
                 "ak\nAnna \x96 Maria;\x84"
                 "Mair\x93\n")
              .bad.empty());
    const auto twice = only("Vorname;Nachname\nAnna;Höß\nJÃ¶rg;MÃ¼ller\n");
    CHECK(twice.reason == "doubly_encoded");
    CHECK(twice.where.line == 3);
    CHECK(twice.where.expected == std::vector<std::string>{"Jörg"});
    CHECK(only("Vorname;Nachname\nJ√∂rg;M√ºller\n").where.expected == std::vector<std::string>{"Jörg"});
    CHECK(listOf("Vorname;Nachname;Notiz\nJosé;Åberg;Ã¼\n").bad.empty()); // of a column that is kept
    const auto title = only("Meldeliste Herbst;;\n\nVorname;Nachname;Verein\nAnna;Höß;\n");
    CHECK(title.reason == "title_above_header");
    CHECK(title.where.expected == std::vector<std::string>{"3"});
    CHECK(only("Meldeliste\nStand 1.11.\nVorname,Nachname\nAnna,Höß\n").where.expected ==
          std::vector<std::string>{"3"});
}
