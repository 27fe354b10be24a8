#include "answer.h"
#include "commands.h"
#include "example_data.h"
#include "files.h"
#include "papers.h"
#include "text/rounds.h"
#include "text/standings.h"

#include <base/number.h>
#include <base/random.h>
#include <desk/draws.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/games.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <store/paths.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <memory>
#include <system_error>
#include <vector>

namespace schreiber::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* kEvening = "beispielabend";
constexpr int kMostFolders = 1000;
constexpr std::uint64_t kSeed = 2026;
constexpr int kDealPoints = 5; // a deal of the example writes no more than this

// What the first row after the header gives each side: `1;18;11`.
std::vector<int> firstScore(std::string_view results) {
    results.remove_prefix(results.find('\n') + 1);
    const std::string_view row = results.substr(results.find(';') + 1);
    const std::size_t half = row.find(';');
    const std::string_view second = row.substr(half + 1);
    return {base::readNumber(row.substr(0, half)).value_or(0),
            base::readNumber(second.substr(0, second.find_first_of("\r\n"))).value_or(0)};
}

// Where each line sums to zero: so many people, and what they play, by lot.
constexpr std::size_t kExampleSoloists = 16;
constexpr int kSoloRounds = 3;
constexpr std::array kExampleGames{
    "A rufer C won",
    "B rufer D won trull+",
    "C rufer A lost",
    "D rufer B won pagat!+",
    "A rufer given-up",
    "B solorufer won",
    "C auchrufer D won uhu!k+",
    "D dreier won",
    "A dreier lost k",
    "B piccolo won",
    "C bettler lost kA",
    "D farberl won vier-koenige+",
    "A piccolo lost kC, C piccolo won",
    "B sechserdreier won",
    "C rufer B lost trull- mondfang=A:D",
    "D rufer C won mondfang=B:A",
    "trischaken 26/2 18/1 25 0j",
    "trischaken 17/1 5/2 32/2 14/1",
    "trischaken 37 17/1 5/2 10",
    "B dreier broken=C pagat!",
};

// The first so many rows of a list, with its header.
std::string_view rowsOf(std::string_view list, std::size_t rows) {
    std::size_t end = 0;
    for (std::size_t row = 0; row <= rows && end != std::string_view::npos; ++row)
        end = list.find('\n', end == 0 ? 0 : end + 1);
    return end == std::string_view::npos ? list : list.substr(0, end + 1);
}

// Whether anything lies there that one of the example's files could have the name of, or that could be taken
// for one.
bool isTaken(const fs::path& folder) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const fs::path name = entry->path().filename();
        for (const char* ending : {".schreiber", ".pdf", ".csv"})
            if (name.extension() == ending) return true;
        if (name == std::string(kEvening) + " backup") return true;
    }
    return false;
}

// The example plays a whole evening through the same use cases as everybody; every step may fail, and the
// first that does ends it with its exit code.
class Example {
  public:
    Example(Session& session, std::string folder, std::string rules)
        : m_session(session)
        , m_folder(std::move(folder))
        , m_rules(std::move(rules)) {
        const auto shape = desk::shapeOf(m_rules);
        m_zeroSum = shape && shape->kind == game::ScoreKind::ZeroSum;
    }

    // Folders that were made for it and stay empty are gone again where it fails.
    int play() {
        std::vector<fs::path> missing;
        std::error_code error;
        for (fs::path folder = m_folder; !folder.empty() && !fs::exists(fs::symlink_status(folder, error));
             folder = folder.parent_path())
            missing.push_back(folder);
        const int status = playEvening();
        m_evening.reset();
        if (status == kDone) return status;
        for (const fs::path& folder : missing)
            if (!base::removeEmptyFolder(folder.string())) break;
        return status;
    }

  private:
    int playEvening() {
        if (const auto made = base::makeFolder(m_folder); !made) return fail(made.error());
        if (isTaken(m_folder))
            if (const int status = takeAnotherFolder(); status != kDone) return status;
        if (const int status = begin(); status != kDone) return status;
        for (int round = 1; round <= rounds(); ++round)
            if (const int status = playRound(round); status != kDone) return status;
        return finish();
    }

    desk::Evening& evening() { return *m_evening; }
    int rounds() const { return m_zeroSum ? kSoloRounds : static_cast<int>(kExampleRounds.size()); }
    int fail(const base::FileError& error) const {
        return m_session.fail(desk::Failure{store::storeErrorOf(error)});
    }
    std::string at(const std::string& name) const { return (fs::path(m_folder) / name).string(); }

    // What lies there is somebody's, if only by now: this evening gets a folder of its own in it.
    int takeAnotherFolder() {
        const std::string there = m_folder;
        base::FileError taken;
        for (int n = 2; n <= kMostFolders; ++n) {
            m_folder = (fs::path(there) / (std::string(kEvening) + "-" + std::to_string(n))).string();
            if (const auto made = base::makeNewFolder(m_folder); !made) {
                taken = made.error();
                if (taken.kind == base::FileErrorKind::Exists) continue;
                break;
            }
            m_session.note(base::printable(there, 300) +
                           m_session.say({": Da liegt schon etwas, und es bleibt. Dieser Abend kommt nach ",
                                          ": lì c'è già qualcosa, e resta. Questa serata va in ",
                                          ": something lies there, and stays. This evening goes to "}) +
                           base::printable(m_folder, 300));
            return kDone;
        }
        return fail(taken);
    }

    int begin() {
        const std::string file = at(std::string(kEvening) + ".schreiber");
        desk::NewTournament wanted;
        wanted.name = m_session.say({"Beispielabend", "Serata d'esempio", "Example evening"});
        wanted.rules = m_rules;
        wanted.format = m_zeroSum ? "solo" : "drawn";
        wanted.rounds = rounds();
        wanted.seed = kSeed;
        auto created = desk::Evening::create(file, wanted);
        if (!created) return m_session.fail(created.error());
        m_evening = std::make_unique<desk::Evening>(std::move(*created));
        const std::string_view entries =
            m_zeroSum ? rowsOf(kExampleEntries, kExampleSoloists) : kExampleEntries;
        const auto imported = desk::importEntries(evening(), entries, "abend-30.csv", false);
        if (!imported) return m_session.fail(imported.error());
        std::cout << m_session.say({"Meldungen: ", "Iscrizioni: ", "Entries: "}) << imported->imported
                  << '\n';
        if (const int status = paper(kinds::Kind::Entries, 0, "entries"); status != kDone) return status;
        return paper(kinds::Kind::BlankSheets, 0, "blank-sheets");
    }

    int playRound(int round) {
        const auto drawn = desk::drawTables(evening(), kSeed + static_cast<std::uint64_t>(round), {});
        if (!drawn) return m_session.fail(drawn.error());
        if (const auto started = desk::startRound(evening()); !started)
            return m_session.fail(started.error());
        printRound(m_session, evening(), evening().tournament().rounds.back());
        for (const auto& [kind, name] : {std::pair{kinds::Kind::Seating, "seating"},
                                         {kinds::Kind::Tables, "tables"},
                                         {kinds::Kind::Scoresheets, "scoresheets"}})
            if (const int status = paper(kind, round, name); status != kDone) return status;
        if (m_zeroSum) return playTables(round);
        if (const int status = writeLines(round); status != kDone) return status;
        const std::string_view results = kExampleRounds[static_cast<std::size_t>(round - 1)];
        const auto entered = desk::enterResults(evening(), round, results,
                                                "abend-30-runde-" + std::to_string(round) + ".csv", {});
        if (!entered) return m_session.fail(entered.error());
        tellCopies(m_session, entered->copies);
        std::cout << '\n';
        return paper(kinds::Kind::Results, round, "results");
    }

    // Every table keeps its sheet game by game.
    int playTables(int round) {
        const std::vector<tournament::Table> tables = evening().tournament().rounds.back().tables;
        for (const tournament::Table& table : tables) {
            base::Random random(base::mix(kSeed + static_cast<std::uint64_t>(round),
                                          static_cast<std::uint64_t>(table.number)));
            const int deals =
                tournament::dealsAt(evening().tournament().settings, static_cast<int>(table.sides.size()));
            for (int deal = 0; deal < deals; ++deal) {
                tournament::Line line;
                line.text = kExampleGames[static_cast<std::size_t>(random.below(kExampleGames.size()))];
                const auto written = desk::addLine(evening(), {round, table.number, 0}, line, {});
                if (!written) return m_session.fail(written.error());
                tellCopies(m_session, written->copies);
            }
        }
        std::cout << '\n';
        if (const int status = paper(kinds::Kind::FilledSheets, round, "filled-sheets"); status != kDone)
            return status;
        return paper(kinds::Kind::Results, round, "results");
    }

    // The first table keeps its sheet deal by deal: each deal gives one side up to kDealPoints, the winner
    // last. It comes out as the list of results says, which then passes over this table.
    int writeLines(int round) {
        std::vector<int> missing = firstScore(kExampleRounds[static_cast<std::size_t>(round - 1)]);
        const std::size_t loser = missing[0] < missing[1] ? 0 : 1;
        while (missing[0] + missing[1] > 0) {
            tournament::Line line;
            line.points = {0, 0};
            const std::size_t side = missing[loser] > 0 ? loser : 1 - loser;
            line.points[side] = std::min(missing[side], kDealPoints);
            missing[side] -= line.points[side];
            if (const auto written = desk::addLine(evening(), {round, 1, 0}, line, {}); !written)
                return m_session.fail(written.error());
        }
        return kDone;
    }

    int finish() {
        const auto standings = desk::standingsOf(evening());
        if (!standings) return m_session.fail(standings.error());
        printStandings(m_session, evening().tournament(), *standings);
        if (const int status = paper(kinds::Kind::Standings, 0, "standings"); status != kDone) return status;
        const auto tables = desk::csvTables(evening(), m_session.language, false);
        if (!tables) return m_session.fail(tables.error());
        for (const desk::CsvTable& table : *tables) add(table.name, table.bytes);
        if (const auto written = base::writeFiles(m_papers); !written) return fail(written.error());
        m_session.did();
        std::cout
            << m_session.say({"Gemacht: ein Abend mit ", "Fatto: una serata con ", "Made: an evening of "})
            << evening().tournament().rounds.size()
            << m_session.say(
                   {" Runden; Tischlisten, Schreibzettel, Ergebnisse und Rangliste (PDF, CSV) liegen in ",
                    " turni; elenchi dei tavoli, fogli, risultati e classifica (PDF, CSV) sono in ",
                    " rounds; tables, scoresheets, results and standings (PDF, CSV) are in "})
            << base::printable(m_folder, 300) << '\n';
        return kDone;
    }

    int paper(kinds::Kind kind, int round, const std::string& name) {
        const int up = kind == kinds::Kind::Scoresheets ? 2 : 1;
        const auto made = makePaper(m_session, evening(), {kind, pdf::PageSize::A4, round, 0, up, m_printed});
        if (!made) return made.error();
        add(round == 0 ? name + ".pdf" : name + "-" + std::to_string(round) + ".pdf", made->bytes);
        return kDone;
    }

    void add(const std::string& name, const std::string& bytes) {
        m_papers.push_back({at(name), bytes, base::OnExisting::Refuse});
    }

    Session& m_session;
    std::string m_folder;
    std::string m_rules;
    bool m_zeroSum = false; // everybody plays for himself, and keeps whole sheets
    std::unique_ptr<desk::Evening> m_evening;
    std::vector<base::FileToWrite> m_papers; // which are written together at the end
    pdf::Moment m_printed = now();
};

} // namespace

void addExample(const Line& line) {
    struct Wanted {
        std::string folder;
        std::string rules = "innsbruck";
    };
    auto wanted = std::make_shared<Wanted>();
    Command command(line.app, line.session, "example",
                    {"spielt einen Beispielabend und druckt seine Papiere",
                     "gioca una serata d'esempio e ne stampa le carte",
                     "plays an example evening and prints its papers"});
    command
        .text("OUT", wanted->folder,
              {"Ordner für die Papiere", "cartella per le carte", "folder for the papers"})
        .text("--rules", wanted->rules,
              {"Spielregel: innsbruck (ohne Angabe) oder ruediger, ein Abend im Königrufen",
               "regolamento: innsbruck (se manca) o ruediger, una serata di Königrufen",
               "rule set: innsbruck (without it) or ruediger, an evening of Königrufen"},
              false)
        .does(line.chosen, [&session = line.session, wanted] {
            startQt();
            return Example(session, wanted->folder, wanted->rules).play();
        });
}

} // namespace schreiber::cli
