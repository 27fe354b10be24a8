#include "defects.h"
#include "journal_rows.h"
#include "json_reader.h"
#include "kept_keys.h"
#include "ruling_json.h"
#include "settings_fields.h"
#include "statements.h"
#include "totals.h"
#include "undo_stack.h"

#include <store/exchange.h>
#include <tournament/limits.h>
#include <tournament/tidy.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace schreiber::store {

namespace {

using namespace tournament;

constexpr std::size_t kMostJournal = 45'000;

void read(JsonReader& in, Person& person);
void read(JsonReader& in, Replaced& replaced);
void read(JsonReader& in, Absence& absence);
void read(JsonReader& in, std::pair<std::string, std::string>& extra);
void read(JsonReader& in, Entry& entry);
void read(JsonReader& in, Partnership& pair);
void read(JsonReader& in, game::Mark& mark);
void read(JsonReader& in, Line& line);
void read(JsonReader& in, Sheet& sheet);
void read(JsonReader& in, Table& table);
void read(JsonReader& in, Round& round);
void read(JsonReader& in, Decider& decider);
void read(JsonReader& in, ClosedRank& rank);
void read(JsonReader& in, Prize& prize);
void read(JsonReader& in, JournalEntry& entry);

void read(JsonReader& in, Person& person) {
    in.read("first", person.first);
    in.read("last", person.last);
    in.readOptional("born", person.born);
    in.readChoice("sex", person.sex, readSex);
}

void read(JsonReader& in, Replaced& replaced) {
    read(in, replaced.person);
    if (in.has("place")) in.read("place", replaced.place);
    if (in.has("from")) in.read("from", replaced.from);
    if (in.has("club")) in.read("club", replaced.club);
}

void read(JsonReader& in, Absence& absence) {
    in.read("from", absence.from);
    in.read("until", absence.until);
    in.readChoice("results", absence.results, readLeaverResults);
}

void read(JsonReader& in, std::pair<std::string, std::string>& extra) {
    in.read("name", extra.first);
    in.read("value", extra.second);
}

template <class Item>
void readList(JsonReader& in, const char* name, std::size_t most, std::vector<Item>& items) {
    in.eachOf(name, most, [&](JsonReader& item) { read(item, items.emplace_back()); });
}

void read(JsonReader& in, Entry& entry) {
    in.read("number", entry.number);
    readList(in, "persons", 2, entry.persons);
    in.read("club", entry.club);
    in.read("camp", entry.camp);
    in.read("paid", entry.paid);
    in.read("joined", entry.joined);
    readList(in, "absences", kMostRounds, entry.absences);
    readList(in, "replaced", kMostReplaced, entry.replaced);
    readList(in, "extra", kMostColumns, entry.extra);
}

void read(JsonReader& in, Partnership& pair) {
    in.read("number", pair.number);
    in.read("first", pair.first);
    in.read("second", pair.second);
}

void read(JsonReader& in, game::Mark& mark) {
    in.read("figure", mark.figure);
    in.read("side", mark.side);
    in.read("value", mark.value);
    in.read("how", mark.how);
}

void read(JsonReader& in, Line& line) {
    in.read("n", line.n);
    in.read("points", line.points);
    readList(in, "figures", kMostFigures, line.figures);
    in.read("penalty", line.penalty);
    in.read("why", line.why);
    in.readOptional("struck", line.struck);
    if (in.has("line")) in.read("line", line.text);
    if (in.has("replaces")) in.read("replaces", line.instead);
}

void read(JsonReader& in, Sheet& sheet) {
    in.readChoice("state", sheet.state, readSheetState);
    readList(in, "lines", kMostLines, sheet.lines);
    in.read("final_only", sheet.finalOnly);
    in.read("score", sheet.score);
    in.readChoice("ending", sheet.ending, readEnding);
    in.read("forfeit_by", sheet.forfeitBy);
    in.read("ruling", sheet.ruling);
    in.read("remark", sheet.remark);
    in.read("second", sheet.second);
}

void read(JsonReader& in, Table& table) {
    in.read("table", table.number);
    in.read("heat", table.heat);
    in.eachOf("sides", kMostSides, [&](JsonReader& side) { side.readSelf(table.sides.emplace_back()); });
    in.read("first_dealer", table.firstDealer);
    readList(in, "games", kMostGames, table.games);
    if (in.has("stage")) in.readChoice("stage", table.stage, readStage);
}

void read(JsonReader& in, ClosedRank& rank) {
    in.read("rank", rank.rank);
    in.read("contestant", rank.contestant);
}

void read(JsonReader& in, Prize& prize) {
    in.read("kind", prize.kind);
    in.read("contestant", prize.contestant);
    in.read("name", prize.name);
}

void read(JsonReader& in, Decider& decider) {
    in.read("first", decider.first);
    in.read("second", decider.second);
    in.read("first_points", decider.firstPoints);
    in.read("second_points", decider.secondPoints);
}

void read(JsonReader& in, Round& round) {
    in.read("number", round.number);
    in.readChoice("state", round.state, readRoundState);
    in.read("seed", round.seed);
    readList(in, "tables", kMostTables, round.tables);
    in.read("sitting_out", round.sittingOut);
    if (!in.has("grouped")) return;
    in.eachOf("grouped", kMostEntries, [&](JsonReader& item) {
        int contestant = 0;
        int group = 0;
        item.read("contestant", contestant);
        item.read("group", group);
        if (!round.grouped.emplace(contestant, group).second)
            item.fail("contestant", std::to_string(contestant), "nobody_twice");
    });
}

void read(JsonReader& in, JournalEntry& entry) {
    in.read("n", entry.n);
    in.read("at", entry.at);
    in.readChoice("kind", entry.kind, [](const std::string& name) -> std::optional<JournalKind> {
        JournalKind kind{};
        return readJournalKind(name, kind) ? std::optional(kind) : std::nullopt;
    });
    in.read("target", entry.target);
    in.read("code", entry.what.code);
    in.read("arguments", entry.what.arguments);
    in.read("why", entry.why);
}

void read(JsonReader& in, Settings& settings) {
    for (const SettingsField& field : settingsFields())
        if (!field.later || in.has(std::string(field.name)))
            in.readField(std::string(field.name), field.kind,
                         [&](const std::string& text) { return field.set(settings, text); });
    in.read("house", settings.house);
    in.read("further_options", settings.furtherOptions);
}

void read(JsonReader& in, Exported& exported) {
    int version = 0;
    if (!in.has("schreiber")) in.fail("schreiber", {}, "an_export");
    in.read("schreiber", version);
    if (version != kExportVersion)
        in.fail("schreiber", std::to_string(version), std::to_string(kExportVersion));
    Tournament& tournament = exported.tournament;
    in.with("settings", [&](JsonReader& settings) { read(settings, tournament.settings); });
    readList(in, "entries", kMostEntries, tournament.entries);
    readList(in, "partnerships", kMostEntries, tournament.partnerships);
    in.eachOf("never", kMostNever, [&](JsonReader& pair) {
        std::vector<int> two;
        pair.readSelf(two);
        if (two.size() == 2)
            tournament.never.emplace_back(two[0], two[1]);
        else
            pair.failSelf(std::to_string(two.size()), "two_entries");
    });
    readList(in, "rounds", kMostRounds, tournament.rounds);
    if (in.has("deciders")) readList(in, "deciders", kMostDeciders, tournament.deciders);
    if (in.has("rulings"))
        in.eachOf("rulings", kMostRulings,
                  [&](JsonReader& item) { store::read(item, tournament.rulings.emplace_back()); });
    if (in.has("closing"))
        in.with("closing", [&](JsonReader& closing) {
            tournament.closing.emplace();
            readList(closing, "ranks", kMostEntries, tournament.closing->ranks);
            readList(closing, "prizes", kMostGiven, tournament.closing->prizes);
        });
    readList(in, "journal", kMostJournal, exported.journal);
}

// A total that its lines do not make; rounds and tables stand in order, so the path is found by number.
std::optional<Defect> defectOfTotals(const Tournament& tournament) {
    const std::vector<WrongTotal> wrong = wrongTotals(tournament);
    if (wrong.empty()) return std::nullopt;
    const auto indexOf = [](const auto& list, int number) {
        const auto found =
            std::find_if(list.begin(), list.end(), [&](const auto& item) { return item.number == number; });
        return found - list.begin();
    };
    const auto spelled = [](const std::vector<int>& score) {
        return fmt::format("{}", fmt::join(score, ":"));
    };
    const WrongTotal& first = wrong.front();
    const auto round = indexOf(tournament.rounds, first.round);
    const auto table = indexOf(tournament.rounds[static_cast<std::size_t>(round)].tables, first.table);
    return Defect{fmt::format("/rounds/{}/tables/{}/games/{}/score", round, table, first.game - 1),
                  spelled(first.stored), spelled(first.recomputed)};
}

// The journal's rows count upwards from 1, and an undo or redo names an action before it.
std::optional<Defect> defectOfJournal(const std::vector<JournalEntry>& journal) {
    UndoStack stack;
    for (std::size_t i = 0; i < journal.size(); ++i) {
        const JournalEntry& entry = journal[i];
        const std::string path = "/journal/" + std::to_string(i);
        const int n = static_cast<int>(i) + 1;
        if (entry.n != n) return Defect{path + "/n", std::to_string(entry.n), std::to_string(n)};
        const bool acts = entry.kind == JournalKind::Do;
        const bool fits =
            acts ? entry.target == 0
                 : entry.target >= 1 && entry.target < n &&
                       journal[static_cast<std::size_t>(entry.target) - 1].kind == JournalKind::Do;
        if (!fits)
            return Defect{path + "/target", std::to_string(entry.target), acts ? "0" : "earlier_action"};
        // It is about that action; of what it says of it itself nothing is kept.
        if (!acts && entry.what != Action{}) {
            const Action& what = journal[static_cast<std::size_t>(entry.target) - 1].what;
            if (entry.what.code != what.code)
                return Defect{path + "/code", base::printable(entry.what.code), what.code};
            if (entry.what.arguments != what.arguments)
                return Defect{path + "/arguments", std::to_string(entry.target), "what_it_takes_back"};
        }
        if (!stack.take(entry))
            return Defect{path + "/target", std::to_string(entry.target),
                          entry.kind == JournalKind::Undo ? "standing_action" : "undone_action"};
        for (const std::string* text : {&entry.at, &entry.what.code, &entry.why})
            if (!isText(*text)) return Defect{path, base::printable(*text), "utf8_text"};
    }
    if (journal.empty()) return Defect{"/journal", {}, "journal_row"};
    return std::nullopt;
}

// A text that is longer than the file holds, or words of which nobody sees anything. That of the tournament
// is told by table, row and column.
std::optional<Defect> defectOfTexts(const Exported& exported) {
    const auto tooLong = [](std::string place, const TooLong& text) {
        return Defect{std::move(place), std::to_string(text.found), fmt::format("BYTES({})", text.most)};
    };
    const std::vector<RowChange> rows = wholeOf(exported.tournament);
    if (const auto text = firstTooLong(rows)) return tooLong(text->place, *text);
    if (const auto text = firstUnseen(rows))
        return Defect{text->place, base::printable(text->text), "seen_text"};
    for (std::size_t i = 0; i < exported.journal.size(); ++i) {
        const JournalEntry& entry = exported.journal[i];
        if (const auto text = firstTooLong(entry)) return tooLong(fmt::format("/journal/{}", i), *text);
        if (tournament::showsNothing(entry.why))
            return Defect{fmt::format("/journal/{}/why", i), base::printable(entry.why), "seen_text"};
    }
    return std::nullopt;
}

// A ruling may name a table that is not there (drawn anew since, or edited): it then belongs to none here.
void detachRulings(Tournament& tournament) {
    for (Ruling& ruling : tournament.rulings) {
        const Round* round = findRound(tournament, ruling.round);
        const bool there = round != nullptr && findTable(*round, ruling.table) != nullptr;
        if (ruling.table != 0 && !there && ruling.origin.empty())
            ruling.origin = fmt::format("{} · {}", tournament.settings.name, ruling.number);
    }
}

// How many values a text has, as json::Limits counts them, without any of them being kept.
class ValueCount : public nlohmann::json_sax<nlohmann::json> {
  public:
    static std::size_t of(const std::string& text) {
        ValueCount count;
        nlohmann::json::sax_parse(text, &count);
        return count.m_values;
    }

    bool null() override { return one(); }
    bool boolean(bool) override { return one(); }
    bool number_integer(number_integer_t) override { return one(); }
    bool number_unsigned(number_unsigned_t) override { return one(); }
    bool number_float(number_float_t, const string_t&) override { return one(); }
    bool string(string_t&) override { return one(); }
    bool binary(binary_t&) override { return one(); }
    bool start_object(std::size_t) override { return one(); }
    bool start_array(std::size_t) override { return one(); }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) override {
        return false;
    }

  private:
    bool one() {
        ++m_values;
        return true;
    }
    std::size_t m_values = 0;
};

} // namespace

bool isReadAgain(const Exported& exported, const std::string& json) {
    return json.size() <= kExportLimits.bytes && exported.journal.size() <= kMostJournal &&
           ValueCount::of(json) <= kExportLimits.values;
}

base::Result<Exported, base::InputError> fromJson(const std::string& bytes, const std::string& file) {
    auto document = JsonDocument::parse(bytes, file, kExportLimits);
    if (!document) return base::fail(std::move(document).error());
    Exported exported;
    JsonReader reader = document->root();
    read(reader, exported);
    if (document->error()) return base::fail(*document->error());
    KeptKeys unread = document->unread();
    if (unread.size() > kMostOptions)
        return base::fail(
            document->errorAt("/", std::to_string(unread.size()), "0-" + std::to_string(kMostOptions)));
    exported.tournament.settings.furtherOptions.merge(unread);
    auto defect = defectOf(exported.tournament);
    if (!defect) defect = defectOfTexts(exported);
    if (!defect) defect = defectOfTotals(exported.tournament);
    if (!defect) defect = defectOfJournal(exported.journal);
    if (defect) return base::fail(document->errorAt(defect->path, defect->found, defect->expected));
    detachRulings(exported.tournament);
    if (!resolve(exported.journal)) return base::fail(document->errorAt("/journal", {}, "sound_journal"));
    return exported;
}

} // namespace schreiber::store
