#include "every_command.h"

#include <catch2/catch.hpp>

namespace schreiber::test {

namespace {

using Watch = WatchedFolder::Watch;

void good(const WatchedFolder& folder, const Words& words) {
    const Ended ended = folder.run(words);
    INFO(words[0] << ' ' << words[1] << ": " << ended.errors << ended.out);
    REQUIRE(ended.code == 0);
}

std::string singles(const std::string& first, int count) {
    std::string csv = "Vorname;Nachname;Verein\n";
    for (int n = 1; n <= count; ++n)
        csv += first + std::to_string(n) + ";Höß" + std::to_string(n) + ";Imst\n";
    return csv;
}

void begin(const WatchedFolder& folder, const std::string& file, const Words& more, int people,
           const std::string& first = "Anna") {
    Words words{"new",     file,         "--name",  "Abend " + file,
                "--rules", "imst",       "--house", "revoke_penalty=lose_deal_minus2",
                "--date",  "2026-11-18", "--place", "Höfen",
                "--seed",  "5"};
    words.insert(words.end(), more.begin(), more.end());
    good(folder, words);
    folder.write("people.csv", singles(first, people));
    good(folder, {"players", "import", file, "people.csv"});
}

// A bet raised by the side that made it, as the table stands.
std::string dispute(const std::string& head) {
    const std::string key = "dealer: ";
    const char dealer = head.at(head.find(key) + key.size());
    const std::string leader(1, dealer == 'D' ? 'A' : static_cast<char>(dealer + 1));
    return head + "\n" + dealer + ": turn L9\n" + leader + ": bet gleich\n" + leader + ": bet gleich\n";
}

void fill(const WatchedFolder& folder) {
    // Two rounds; the second runs: its first table is done, the second has a line, the third nothing.
    begin(folder, "a.schreiber", {"--format", "drawn", "--rounds", "3"}, 12);
    for (const char* round : {"1", "2"}) {
        good(folder, {"draw", "tables", "a.schreiber", "--seed", round});
        good(folder, {"round", "start", "a.schreiber"});
        for (const char* table : {"1", "2", "3"}) {
            if (*round == '2' && *table != '1') break;
            good(folder, {"result", "set", "a.schreiber", "--round", round, "--table", table, "15", "5"});
        }
    }
    good(folder, {"deal", "add", "a.schreiber", "--round", "2", "--table", "2", "5", "1"});
    good(folder, {"rulings", "begin", "a.schreiber", "--round", "2", "--table", "2", "-o", "streit.perlagg"});
    folder.write("streit.perlagg", dispute(folder.read("streit.perlagg")));
    good(folder, {"rulings", "add", "a.schreiber", "streit.perlagg", "--round", "2", "--table", "2",
                  "--dispute", "Zweimal gesteigert?"});
    good(folder, {"rulings", "add", "a.schreiber", "streit.perlagg", "--dispute", "Noch einmal?"});
    good(folder, {"rulings", "appeal", "a.schreiber", "2", "--why", "nein"});
    good(folder, {"rulings", "export", "a.schreiber", "-o", "alle.perlagg"});
    good(folder, {"undo", "a.schreiber"});
    good(folder, {"backup", "a.schreiber", "-o", "copy.schreiber"});
    good(folder, {"export", "a.schreiber", "--to", "json", "-o", "a.json"});
    good(folder, {"export", "a.schreiber", "--to", "csv", "-o", "tables"});
    good(folder, {"report", "standings", "a.schreiber", "-o", "old.pdf"});
    good(folder, {"ruleset", "new", "a.schreiber", "--base", "imst", "--name", "Unsere", "--target", "15"});
    good(folder, {"ruleset", "export", "a.schreiber", "-o", "unsere.rules"});
    good(folder, {"undo", "a.schreiber"});
    // A draft, with a second place for copies.
    begin(folder, "draft.schreiber", {"--format", "drawn", "--rounds", "3"}, 9);
    std::filesystem::create_directory(folder.at("stick"));
    good(folder, {"set", "draft.schreiber", "copy-to=stick"});
    good(folder, {"draw", "tables", "draft.schreiber", "--seed", "3"});
    // The last result of its only round is missing: what follows it writes the copies.
    begin(folder, "last.schreiber", {"--format", "drawn", "--rounds", "1"}, 4);
    good(folder, {"set", "last.schreiber", "copy-to=stick"});
    good(folder, {"draw", "tables", "last.schreiber", "--seed", "3"});
    good(folder, {"round", "start", "last.schreiber"});
    // An evening that is over, and one that is closed.
    for (const char* file : {"over.schreiber", "closed.schreiber"}) {
        begin(folder, file, {"--format", "drawn", "--rounds", "1"}, 8);
        good(folder, {"draw", "tables", file, "--seed", "1"});
        good(folder, {"round", "start", file});
        for (const char* table : {"1", "2"})
            good(folder, {"result", "set", file, "--round", "1", "--table", table, "15", "5"});
    }
    good(folder, {"close", "closed.schreiber"});
    begin(folder, "other.schreiber", {"--format", "drawn", "--rounds", "1"}, 4, "Berta");
    good(folder, {"draw", "tables", "other.schreiber", "--seed", "1"});
    good(folder, {"round", "start", "other.schreiber"});
    good(folder, {"result", "set", "other.schreiber", "--round", "1", "--table", "1", "15", "5"});
    folder.write("frei.perlagg", "rules: imst\ntrump: L\n\nA: bet gleich\nA: bet gleich\n");
    good(folder, {"rulings", "add", "other.schreiber", "frei.perlagg", "--dispute", "Darf er steigern?"});
    good(folder, {"rulings", "appeal", "other.schreiber", "1", "--why", "nein"});
    good(folder, {"players", "leave", "other.schreiber", "4", "--results", "forfeit"});
    begin(folder, "partners.schreiber", {"--format", "pairs"}, 8);
    // Königrufen: the first of two tables has a line, the seats of the second may yet be others.
    good(folder, {"new", "tarock.schreiber", "--name", "Tarock", "--rules", "ruediger", "--format", "solo",
                  "--seed", "5"});
    good(folder, {"players", "import", "tarock.schreiber", "people.csv"});
    folder.write("slips.csv", "1;1;2;3;4\n2;5;6;7;8\n");
    good(folder, {"draw", "tables", "tarock.schreiber", "--from", "slips.csv", "--seed", "1"});
    good(folder, {"round", "start", "tarock.schreiber"});
    good(folder, {"deal", "add", "tarock.schreiber", "--round", "1", "--table", "1", "A r C + t+"});
    folder.write("zettel.tarock", "rules: ruediger\nkind: schrieb\n\n1: A dreier won\n");
    good(folder, {"club", "new", "v.schreiber-club"});
    good(folder, {"club", "remember", "v.schreiber-club", "closed.schreiber", "other.schreiber"});
    folder.write("more.csv", "Vorname;Nachname\nRosa;Thöni\nSeán;O'Brien\n");
    folder.write("results.csv", "table;score;score\n3;4;15\n");
    // Two sit out, and two came after the round was drawn.
    begin(folder, "few.schreiber", {"--format", "drawn", "--rounds", "3"}, 10);
    folder.write("eight.csv", "1;1;2;3;4\n2;5;6;7;8\n");
    good(folder, {"draw", "tables", "few.schreiber", "--from", "eight.csv", "--seed", "1"});
    good(folder, {"round", "start", "few.schreiber"});
    good(folder, {"players", "import", "few.schreiber", "more.csv"});
    folder.write("stranger.txt", "nobody's business\n");
}

} // namespace

std::string GivenCommand::name() const {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

void makeFolderWithEverything(const WatchedFolder& folder) {
    static const bool s_filled = [&] {
        fill(folder);
        folder.keep("everything");
        return true;
    }();
    static_cast<void>(s_filled);
    folder.becomeAs("everything");
}

const std::vector<GivenCommand>& everyCommand() {
    static const std::vector<GivenCommand> s_commands{
        {{"new", "n.schreiber", "--name", "Neu", "--rules", "imst", "--format", "drawn", "--seed", "1"}},
        {{"new", "wie.schreiber", "--like", "a.schreiber", "--seed", "1"}},
        {{"info", "a.schreiber", "--json"}},
        {{"players", "import", "a.schreiber", "more.csv", "--yes"}},
        {{"players", "add", "a.schreiber", "--first", "Rosa", "--last", "Thöni", "--yes"}},
        {{"players", "add", "last.schreiber", "höß7", "--from-club", "v.schreiber-club", "--yes"}},
        {{"players", "list", "a.schreiber", "--json"}},
        {{"players", "leave", "over.schreiber", "3", "--results", "void", "--yes"}},
        {{"players", "return", "other.schreiber", "4"}},
        {{"players", "substitute", "a.schreiber", "4", "--first", "Neu", "--last", "Ling", "--yes"}},
        {{"players", "never", "a.schreiber", "1", "2"}},
        {{"players", "merge", "partners.schreiber", "1", "2"}},
        {{"draw", "partners", "partners.schreiber", "--seed", "3"}},
        {{"draw", "tables", "a.schreiber", "--seed", "3", "--yes"}},
        {{"round", "start", "draft.schreiber"}},
        {{"round", "show", "a.schreiber", "2", "--json"}},
        {{"round", "swap", "draft.schreiber", "--round", "1", "1", "2", "--why", "Wunsch", "--yes"}},
        {{"round", "seats", "tarock.schreiber", "--round", "1", "--table", "2", "8", "7", "6", "5"}},
        {{"round", "table", "few.schreiber", "--round", "1", "9", "11", "10", "12", "--why", "spät"}},
        {{"round", "redraw", "draft.schreiber", "--why", "neu", "--seed", "8", "--yes"}},
        {{"round", "enter", "a.schreiber", "--round", "2", "results.csv", "--yes"}},
        {{"result", "set", "a.schreiber", "--round", "2", "--table", "3", "15", "4"}},
        {{"result", "set", "a.schreiber", "--round", "1", "--table", "1", "3", "15", "--yes", "--why",
          "falsch"}},
        {{"result", "set", "last.schreiber", "--round", "1", "--table", "1", "15", "4", "--yes"}},
        {{"result", "decider", "over.schreiber", "1", "2", "15", "4", "--yes"}},
        {{"deal", "add", "a.schreiber", "--round", "2", "--table", "2", "gleich=0:2:held", "hanger=1:1"}},
        {{"deal", "add", "a.schreiber", "--round", "2", "--table", "2", "strike=1", "--why", "doppelt"}},
        {{"deal", "check", "streit.perlagg"}},
        {{"deal", "print", "streit.perlagg", "-o", "n.pdf"}, "", false, true},
        {{"sheet", "show", "a.schreiber", "--round", "2", "--table", "2", "--json"}},
        {{"sheet", "export", "tarock.schreiber", "--round", "1", "--table", "1", "-o", "n.tarock"},
         "",
         false,
         true},
        {{"sheet", "import", "tarock.schreiber", "--round", "1", "--table", "2", "zettel.tarock"}},
        {{"sheet", "confirm", "a.schreiber", "--round", "2", "--table", "1"}},
        {{"sheet", "dispute", "a.schreiber", "--round", "2", "--table", "1", "--why", "nein"}},
        {{"sheet", "second", "a.schreiber", "--round", "2", "--table", "1", "15", "5"}},
        {{"set", "a.schreiber", "name=Anders", "place=Imst", "--yes"}},
        {{"set", "a.schreiber", "copy-to=stick"}},
        {{"close", "over.schreiber"}},
        {{"reopen", "closed.schreiber", "--why", "Fehler"}},
        {{"standings", "a.schreiber", "--json"}},
        {{"report", "standings", "a.schreiber", "-o", "n.pdf"}, "", false, true},
        {{"report", "all", "a.schreiber", "-o", "old.pdf"}, "", false, true},
        {{"report", "rulings", "a.schreiber", "-o", "n.pdf"}, "", false, true},
        {{"export", "a.schreiber", "--to", "json", "-o", "n.json"}, "", false, true},
        {{"export", "over.schreiber", "--to", "json", "-o", "a.json"}, "", false, true},
        {{"export", "a.schreiber", "--to", "csv", "-o", "n"}, "", false, true},
        {{"export", "over.schreiber", "--to", "csv", "-o", "tables"}, "", false, true},
        {{"export", "a.schreiber", "--to", "html", "-o", "n.html"}, "", false, true},
        {{"import", "a.json", "-o", "n.schreiber"}},
        {{"journal", "a.schreiber", "--json"}},
        {{"undo", "a.schreiber"}},
        {{"redo", "a.schreiber"}},
        {{"verify", "a.schreiber", "--json"}},
        {{"backup", "a.schreiber", "-o", "n.schreiber"}},
        {{"backup", "a.schreiber", "-o", "copy.schreiber"}},
        {{"rulings", "list", "a.schreiber", "--json"}},
        {{"rulings", "show", "a.schreiber", "1", "--json"}},
        {{"rulings", "search", "a.schreiber", "gesteigert", "--json"}},
        {{"rulings", "add", "a.schreiber", "streit.perlagg", "--dispute", "Und jetzt?"}},
        {{"rulings", "enter", "a.schreiber", "1", "fine=0:1", "--yes"}},
        {{"rulings", "appeal", "a.schreiber", "1", "--why", "nein"}},
        {{"rulings", "uphold", "other.schreiber", "1", "--why", "doch"}},
        {{"rulings", "overrule", "a.schreiber", "2", "--decision", "Neu geben", "--why", "weil"}},
        {{"rulings", "withdraw", "a.schreiber", "1", "--why", "Vergleich", "--yes"}},
        {{"rulings", "begin", "a.schreiber", "--round", "2", "--table", "2", "-o", "n.perlagg"}},
        {{"rulings", "export", "a.schreiber", "-o", "n.perlagg"}, "", false, true},
        {{"rulings", "import", "over.schreiber", "alle.perlagg"}},
        {{"club", "new", "n.schreiber-club"}},
        {{"club", "remember", "v.schreiber-club", "over.schreiber", "--yes"}},
        {{"club", "persons", "v.schreiber-club", "--json"}},
        {{"club", "find", "v.schreiber-club", "höß", "--json"}},
        {{"club", "season", "v.schreiber-club", "--json"}},
        {{"club", "winners", "v.schreiber-club", "--json"}},
        {{"club", "rulings", "v.schreiber-club", "--json"}},
        {{"club", "merge", "v.schreiber-club", "1", "9", "--yes"}},
        {{"club", "verify", "v.schreiber-club", "--json"}},
        {{"ruleset", "list", "a.schreiber", "--json"}},
        {{"ruleset", "show", "a.schreiber"}},
        {{"ruleset", "compare", "a.schreiber", "imst"}},
        {{"ruleset", "new", "partners.schreiber", "--base", "innsbruck", "--name", "Unsere", "--yes"}},
        {{"ruleset", "export", "a.schreiber", "-o", "n.rules"}, "", false, true},
        {{"ruleset", "import", "a.schreiber", "unsere.rules", "--yes"}},
        {{"rules", "list"}},
        {{"rules", "show", "imst"}},
        {{"rules", "compare", "imst", "innsbruck", "-o", "n.pdf"}, "", false, true},
        {{"rules", "explain", "revoke"}},
        {{"rules", "search", "gestrichen"}},
        {{"ask"}, "{\"ask\":\"perlaggen\",\"rules\":\"imst\",\"trump\":\"L\",\"id\":1}\n"},
        {{"example", "n"}, "", true},
    };
    return s_commands;
}

const Undisturbed& undisturbed(const GivenCommand& command) {
    static std::map<std::string, Undisturbed> s_done;
    const auto [place, isNew] = s_done.try_emplace(command.name());
    if (!isNew) return place->second;
    const WatchedFolder folder;
    makeFolderWithEverything(folder);
    place->second.before = folder.contents();
    place->second.ended = folder.run(command.words, command.input, {}, Watch::Trace);
    place->second.after = folder.contents();
    INFO(command.name() << ": " << place->second.ended.errors << place->second.ended.out);
    CHECK(place->second.ended.code <= 1);
    return place->second;
}

std::string givenAgain(const GivenCommand& command, const WatchedFolder& folder, const Contents& now) {
    const Undisturbed& usual = undisturbed(command);
    const std::string changed = differing(usual.before, now, LeftOvers::Overlooked);
    if (!command.replaces && !withoutFolders(changed).empty()) return {};
    const Ended again = folder.run(command.words, command.input);
    std::string wrong;
    if (again.code != usual.ended.code)
        wrong += " [given again it ends with " + std::to_string(again.code) + ": " + again.errors + ']';
    if (const std::string other = differing(usual.after, folder.contents(), LeftOvers::Seen); !other.empty())
        wrong += " [given again it does not do the same:" + other + ']';
    return wrong;
}

} // namespace schreiber::test
