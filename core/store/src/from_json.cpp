#include "defects.h"
#include "journal_rows.h"
#include "json_reader.h"
#include "kept_keys.h"
#include "ruling_json.h"
#include "statements.h"
#include "stored.h"
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

// Reads what an object has out of its JSON, as it is described.
template <class Object>
class FieldReader {
  public:
    FieldReader(JsonReader& in, Object& object)
        : m_in(in)
        , m_object(object) {}

    template <class Member>
    void operator()(const Field<Object, Member>& field) {
        const std::string key(field.key);
        if (field.later && !m_in.has(key)) return;
        Member& member = m_object.*(field.member);
        if constexpr (std::is_enum_v<Member>)
            m_in.readChoice(key, member, field.named);
        else
            m_in.read(key, member);
    }
    void operator()(const Sides<Object>& sides) {
        m_in.read(std::string(sides.key), m_object.*(sides.member));
    }
    void operator()(const Numbers<Object, std::vector<int>>& numbers) {
        m_in.read(std::string(numbers.key), m_object.*(numbers.member));
    }
    void operator()(const Numbers<Object, std::vector<std::vector<int>>>& numbers) {
        m_in.eachOf(std::string(numbers.key), numbers.most,
                    [&](JsonReader& side) { side.readSelf((m_object.*(numbers.member)).emplace_back()); });
    }
    template <class... Fields>
    void operator()(const Sparse<Fields...>& sparse) {
        each(sparse.fields, [&](const auto& field) {
            if (m_in.has(std::string(field.key))) (*this)(field);
        });
    }
    template <const auto& kInner, class Inner>
    void operator()(const Embedded<kInner, Object, Inner>& inner) {
        each(kInner.elements, FieldReader<Inner>(m_in, m_object.*(inner.member)));
    }
    template <const auto& kItem, class Container>
    void operator()(const List<kItem, Object, Container>& list) {
        const std::string key(list.key);
        if (list.later && !m_in.has(key)) return;
        m_in.eachOf(key, list.most, [&](JsonReader& in) {
            Item<Container> item{};
            readItem<kItem>(in, item);
            append(in, kItem, m_object.*(list.member), std::move(item));
        });
    }

  private:
    template <const auto& kItem, class One>
    static void readItem(JsonReader& in, One& item) {
        if constexpr (kItem.isArray) {
            std::vector<int> two;
            in.readSelf(two);
            if (two.size() == 2)
                item = {two[0], two[1]};
            else
                in.failSelf(std::to_string(two.size()), "two_entries");
        } else {
            each(kItem.elements, FieldReader<One>(in, item));
        }
    }

    template <class Row, class One>
    static void append(JsonReader&, const Row&, std::vector<One>& items, One item) {
        items.push_back(std::move(item));
    }
    template <class Row, class Number, class Other>
    static void append(JsonReader& in, const Row& row, std::map<Number, Other>& items,
                       std::pair<Number, Other> item) {
        const Number number = item.first;
        if (!items.insert(std::move(item)).second)
            in.fail(std::string(std::get<0>(row.elements).key), std::to_string(number), "nobody_twice");
    }

    JsonReader& m_in;
    Object& m_object;
};

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
    each(stored::kSettings, FieldReader(in, settings));
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
    each(stored::kTournament, FieldReader(in, tournament));
    if (in.has("closing"))
        in.with("closing", [&](JsonReader& closing) {
            each(stored::kClosing, FieldReader(closing, tournament.closing.emplace()));
        });
    in.eachOf("journal", kMostJournal,
              [&](JsonReader& item) { read(item, exported.journal.emplace_back()); });
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

void read(JsonReader& in, Ruling& ruling) {
    each(stored::kRuling.elements, FieldReader(in, ruling));
}

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
