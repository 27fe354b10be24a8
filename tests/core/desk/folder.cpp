#include "folder.h"

#include <desk/draws.h>
#include <desk/entries.h>
#include <desk/settings.h>
#include <desk/sheets.h>

#include <QCoreApplication>
#include <catch2/catch.hpp>

#include <cstdlib>

namespace schreiber::desk::test {

Folder::Folder() {
    static int count = 0;
    static char* arguments[] = {nullptr};
    if (QCoreApplication::instance() == nullptr) static QCoreApplication application(count, arguments);
    std::string name = (std::filesystem::temp_directory_path() / "schreiber-desk-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    m_path = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

Evening singles(const Folder& folder, int entries, int rounds) {
    NewTournament made = wanted("drawn");
    made.rounds = rounds;
    auto evening = Evening::create(folder.file("abend.schreiber"), made);
    REQUIRE(evening);
    std::string list = "Vorname;Nachname\n";
    for (int i = 1; i <= entries; ++i)
        list += std::string("P") + static_cast<char>('A' + (i - 1) / 26) +
                static_cast<char>('a' + (i - 1) % 26) + ";Name" + std::to_string(i) + "\n";
    REQUIRE(importEntries(*evening, list, "liste.csv", false));
    return std::move(*evening);
}

NewTournament wanted(const std::string& format) {
    NewTournament made;
    made.name = "Abend";
    made.rules = "innsbruck";
    made.format = format;
    made.seed = 7;
    return made;
}

Evening pairs(const Folder& folder, const NewTournament& made, int count) {
    auto evening = Evening::create(folder.file("abend.schreiber"), made);
    REQUIRE(evening);
    if (count == 0) return std::move(*evening);
    std::string list = "Vorname;Nachname;Vorname 2;Nachname 2\n";
    for (int i = 1; i <= count; ++i) {
        const std::string n = std::to_string(i);
        list.append("A").append(n).append(";Berger").append(n);
        list.append(";B").append(n).append(";Cazzan").append(n).append("\n");
    }
    REQUIRE(importEntries(*evening, list, "liste.csv", false));
    return std::move(*evening);
}

Evening strafperlaggen(const Folder& folder, int entries) {
    NewTournament made = wanted("solo");
    made.rules = "strafperlaggen";
    auto evening = Evening::create(folder.file("abend.schreiber"), made);
    REQUIRE(evening);
    for (int i = 1; i <= entries; ++i) {
        tournament::Entry entry;
        entry.persons = {{"P", "Q" + std::to_string(i), std::nullopt, tournament::Sex::Unstated}};
        REQUIRE(addEntry(*evening, entry));
    }
    return std::move(*evening);
}

tournament::FinalScore score(std::vector<int> points) {
    tournament::FinalScore final;
    final.points = std::move(points);
    return final;
}

Confirmation yes() {
    Confirmation confirmation;
    confirmation.yes = true;
    return confirmation;
}

void start(Evening& evening, std::uint64_t seed) {
    REQUIRE(drawTables(evening, seed, {}));
    REQUIRE(startRound(evening));
}

void play(Evening& evening) {
    const tournament::Round round = evening.tournament().rounds.back();
    for (const tournament::Table& table : round.tables) {
        tournament::FinalScore score;
        score.points = {18, table.number};
        REQUIRE(setResult(evening, {round.number, table.number, 0}, score, {}));
    }
}

std::string codeOf(const Failure& failure) {
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    return refusal == nullptr ? std::string() : refusal->code;
}

} // namespace schreiber::desk::test
