#pragma once

#include "program.h"

#include <string>
#include <vector>

// A running tournament with disputes to bring to it, by commands alone.
namespace schreiber::test::disputes {

using Words = std::vector<std::string>;

// Four at one table, the first round running, 5:1 after one line.
inline void begin(const Desk& desk, const std::string& file = "a.schreiber") {
    good(desk, {"new", file, "--name", "Herbst", "--rules", "imst", "--house",
                "revoke_penalty=lose_deal_minus2", "--format", "drawn", "--place", "Imst", "--seed", "5"});
    for (const char* last : {"Hofer", "Tschenett", "O'Brien", "Höß"})
        good(desk, {"players", "add", file, "--first", "Anna", "--last", last});
    good(desk, {"draw", "tables", file, "--seed", "7"});
    good(desk, {"round", "start", file});
    good(desk, {"deal", "add", file, "--round", "1", "--table", "1", "5", "1"});
}

// The head that the table gives, and below it a bet raised by the side that made it.
inline void writeDispute(const Desk& desk) {
    good(desk, {"rulings", "begin", "a.schreiber", "--round", "1", "--table", "1", "-o", "streit.perlagg"});
    const std::string head = desk.read("streit.perlagg");
    const std::string key = "dealer: ";
    const char dealer = head.at(head.find(key) + key.size());
    const std::string leader(1, dealer == 'D' ? 'A' : static_cast<char>(dealer + 1));
    desk.write("streit.perlagg",
               head + "\n" + dealer + ": turn L9\n" + leader + ": bet gleich\n" + leader + ": bet gleich\n");
}

// The same, and for another breach the rules fine the dealer's opponents by 2.
inline void writeFined(const Desk& desk) {
    writeDispute(desk);
    desk.write("streit.perlagg", desk.read("streit.perlagg") + "A: irregular extra-cards knowingly\n");
}

// The dealer shows a card, and the next demands a new deal.
inline void writeRedealt(const Desk& desk) {
    good(desk, {"rulings", "begin", "a.schreiber", "--round", "1", "--table", "1", "-o", "streit.perlagg",
                "--yes"});
    const std::string head = desk.read("streit.perlagg");
    const std::string key = "dealer: ";
    const char dealer = head.at(head.find(key) + key.size());
    desk.write("streit.perlagg",
               head + "\n" + dealer + ": irregular misdeal-exposed " + (dealer == 'D' ? "A\n" : "D\n"));
}

// A case of no table.
inline void writeFree(const Desk& desk) {
    desk.write("frei.perlagg", "rules: imst\ntrump: L\n\nA: bet gleich\nA: bet gleich\n");
}

inline Ran asked(const Desk& desk, const Words& more = {}) {
    Words words{"rulings",    "add", "a.schreiber", "streit.perlagg",
                "--round",    "1",   "--table",     "1",
                "--asked-by", "Höß", "--dispute",   "Er hat den Hanger zweimal gesteigert #2",
                "--json"};
    words.insert(words.end(), more.begin(), more.end());
    return desk.run(words);
}

inline Json sheet(const Desk& desk) {
    return good(desk, {"sheet", "show", "a.schreiber", "--round", "1", "--table", "1", "--json"}).json();
}

inline Json show(const Desk& desk, const std::string& number = "1") {
    return good(desk, {"rulings", "show", "a.schreiber", number, "--json"}).json();
}

inline std::vector<int> search(const Desk& desk, const Words& more, const std::string& file = "a.schreiber") {
    Words words{"rulings", "search", file, "--json"};
    words.insert(words.end(), more.begin(), more.end());
    std::vector<int> numbers;
    const Json found = good(desk, words).json();
    for (const Json& ruling : found["rulings"]) numbers.push_back(ruling["number"]);
    return numbers;
}

} // namespace schreiber::test::disputes
