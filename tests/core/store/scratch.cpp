#include "scratch.h"

#include <tournament/sheet.h>

#include <fstream>
#include <random>
#include <sstream>

namespace schreiber::store::testing {

using namespace tournament;

Scratch::Scratch() {
    std::random_device device;
    m_folder = std::filesystem::temp_directory_path() / ("schreiber-test-" + std::to_string(device()));
    std::filesystem::create_directories(m_folder);
}

Scratch::~Scratch() {
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
}

namespace {

Sheet playedSheet() {
    Sheet sheet;
    sheet.state = SheetState::Confirmed;
    sheet.lines = {{1, {3, 1}, {{"gleich", 0, 2, "held"}, {"hanger", 1, 1, "unbet"}}, {}, "", std::nullopt},
                   {2, {0, 4}, {}, {}, "", "verschrieben"},
                   {3, {}, {}, {0, 2}, "zu spät", std::nullopt, "A rufer C won", 2}};
    sheet.score = {3, 0};
    sheet.second = {3, -1};
    sheet.remark = "nachgezählt";
    return sheet;
}

} // namespace

Tournament richTournament() {
    Tournament t;
    t.settings.name = "Herbstabend „Höß“ Ž";
    t.settings.date = "2026-11-20";
    t.settings.rules = "innsbruck";
    t.settings.house = {{"trump_hanger", "stands"}};
    t.settings.furtherOptions = {{"repechage", "yes"}};
    t.settings.rounds = 8;
    t.settings.belowZero = base::BelowZero::Owed;
    t.settings.seed = 18446744073709551615ULL;
    t.settings.last = LastMatch::Crown;
    t.settings.secondChance = true;
    t.settings.groups = 3;
    t.settings.qualify = 1;
    t.settings.prizes = "8,woman";
    for (int number = 1; number <= 8; ++number) {
        Entry entry;
        entry.number = number;
        entry.persons = {{"Anna" + std::to_string(number), "O'Brien-Žižka", 1950 + number, Sex::Female}};
        entry.club = "Perlaggergilde Imst";
        t.entries.push_back(entry);
    }
    t.entries[1].extra = {{"Telefon", "=1+1"}};
    t.entries[2].absences = {{2, 3, LeaverResults::Void}};
    t.entries[3].replaced = {{{"Bert", "Thöni", std::nullopt, Sex::Male}},
                             {{"Carla", "Neu", 1980, Sex::Female}, 0, 2, "Sterzing"},
                             {{"Dora", "Gruber", std::nullopt, Sex::Unstated}, 0, 2}};
    t.partnerships = {{1, 7, 8}};
    t.never = {{1, 2}};
    Round round{1, RoundState::Published, 812734, {}, {7, 8}};
    round.tables.push_back({1, 1, {{1, 3}, {2, 4}}, 2, {playedSheet()}});
    round.tables.push_back({2, 2, {{5}, {6}}, 0, {Sheet{}}});
    t.rounds.push_back(round);
    Round second{2, RoundState::Published, 5, {}, {}};
    second.tables.push_back({1, 1, {{1, 2}, {3, 4}}, 0, {Sheet{}}});
    second.grouped = {{1, 1}, {2, 2}, {3, 1}};
    t.rounds.push_back(second);
    Round last{3, RoundState::Published, 6, {}, {}};
    last.tables.push_back({1, 1, {{3}, {3}}, 0, {Sheet{}}, Stage::Crown});
    t.rounds.push_back(last);
    t.deciders = {{1, 2, 18, 4}, {3, 1, 0, 18}};
    Ruling ruling;
    ruling.number = 1;
    ruling.place = "Gasthof Höß";
    ruling.at = "2026-11-20T20:15:00Z";
    ruling.round = 1;
    ruling.table = 1;
    ruling.game = 1;
    ruling.askedBy = "Anna1 O'Brien-Žižka";
    ruling.dispute = "Darf gestrichen bieten? # „nein“";
    ruling.record = "rules: innsbruck\n\nA: bet gleich\n";
    ruling.view = "{\"legal\": false}";
    ruling.found = {{"gestr_no_bet", "illegal", 3, "Gestrichen darf nicht bieten.",
                     "Chi è gestrichen non può offrire.", "Gestrichen may not bet."}};
    ruling.reasons = {{"bet_concede", kReason, 4, "Gleich · Gut\nDas Gleich geht an A.",
                       "Gleich · Buono\nIl Gleich va ad A.", "Gleich · Conceded\nGleich goes to A."}};
    ruling.points = {2, 0};
    ruling.penalty = {0, 2};
    ruling.state = RulingState::Overruled;
    ruling.decision = "Es bleibt dabei.";
    ruling.why = "Beide einig";
    ruling.appeal = "Nicht einverstanden";
    ruling.decisions = {{DecisionKind::Decided, "2026-11-20T20:20:00Z", "Neu geben", "Niemand weiß es"},
                        {DecisionKind::Appealed, "2026-11-20T20:25:00Z", "", "Nicht einverstanden"},
                        {DecisionKind::Decided, "2026-11-20T20:30:00Z", "Es bleibt dabei.", "Beide einig"}};
    ruling.entered = {{Measure::Fine, 3, 1, 2}};
    t.rulings = {ruling, {}};
    t.rulings.back().number = 3;
    t.rulings.back().origin = "Imst 2019 · 7";
    t.closing = Closing{{{1, 3}, {2, 1}}, {{"rank", 3, "Anna3 O'Brien-Žižka"}}};
    return t;
}

// The stored total, as a sheet has it.
void addUp(const Settings& settings, Table& table) {
    Sheet& sheet = table.games.front();
    sheet.score = tournament::standingOf(sheet, tournament::targetOf(settings, table), 0).score;
}

StepResult writeLine(const Tournament& now, int n) {
    Tournament after = now;
    Table& table = after.rounds.back().tables.front();
    Sheet& sheet = table.games.front();
    const int next = sheet.lines.empty() ? 1 : sheet.lines.back().n + 1;
    sheet.lines.push_back({next, {n % 4, 1}, {}, {}, "", std::nullopt});
    addUp(after.settings, table);
    sheet.state = SheetState::Open;
    return Step{after, {"wrote_line", {{"n", std::to_string(n)}}}, ""};
}

StepResult randomStep(const Tournament& now, base::Random& random) {
    Tournament after = now;
    switch (random.below(9)) {
    case 0: {
        Entry entry;
        entry.number = after.entries.back().number + 1;
        entry.persons = {{"Neu", "Nr " + std::to_string(entry.number), std::nullopt, Sex::Unstated}};
        after.entries.push_back(entry);
        return Step{after, {"entered", {}}, ""};
    }
    case 1: {
        Round round{after.rounds.back().number + 1, RoundState::Draft, random.next(), {}, {}};
        round.tables.push_back({1, 1, {{1, 2}, {3, 4}}, 0, {Sheet{}}});
        after.rounds.push_back(round);
        return Step{after, {"drew_round", {}}, ""};
    }
    case 2:
        if (after.rounds.size() < 3) return writeLine(now, 2);
        after.rounds.pop_back();
        return Step{after, {"dropped_round", {}}, "neu gelost"};
    case 3: {
        Table& table = after.rounds.front().tables.front();
        Sheet& sheet = table.games.front();
        Line& line = sheet.lines[static_cast<std::size_t>(random.below(sheet.lines.size()))];
        line.struck = line.struck ? std::nullopt : std::optional<std::string>("weil");
        addUp(after.settings, table);
        return Step{after, {"struck", {}}, "weil"};
    }
    case 4:
        after.settings.place = "Gasthof " + std::to_string(random.below(100));
        after.settings.house["perlagg_follow"] = random.below(2) == 0 ? "free" : "bound";
        return Step{after, {"set", {}}, ""};
    case 5:
        after.entries[random.below(after.entries.size())].paid ^= true;
        return Step{after, {"paid", {}}, ""};
    case 6: {
        Ruling ruling = after.rulings.front();
        ruling.number = after.rulings.back().number + 1;
        ruling.dispute = "Streit " + std::to_string(random.below(100));
        after.rulings.push_back(ruling);
        return Step{after, {"ruled", {}}, ""};
    }
    case 7:
        after.rulings.back().appeal = "weil " + std::to_string(random.below(100));
        after.rulings.back().state = RulingState::Appealed;
        return Step{after, {"appealed", {}}, "weil"};
    default:
        return writeLine(now, static_cast<int>(random.below(4)));
    }
}

std::string bytesOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

} // namespace schreiber::store::testing
