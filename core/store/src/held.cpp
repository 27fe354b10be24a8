#include "flatten.h"
#include "kept_keys.h"
#include "stored.h"

#include <store/held.h>

#include <QCryptographicHash>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace schreiber::store {

namespace {

using tournament::Entry;
using tournament::Round;
using tournament::Ruling;
using tournament::Settings;
using tournament::Table;
using tournament::Tournament;

// What is 0, empty or null counts for nothing: so a column that comes later changes no digest from before.
bool isNothing(const Value& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    const auto* text = std::get_if<std::string>(&value);
    return number != nullptr ? *number == 0 : text == nullptr || text->empty();
}

// Of nothing it is nothing.
std::string digestOfRows(TableRows rows) {
    if (rows.empty()) return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const std::string& bytes) {
        hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    };
    // Digests began with who is away behind whom others replaced.
    std::stable_partition(rows.begin(), rows.end(), [](const TableRow& one) {
        return one.table != TableId::Absence && one.table != TableId::EntryExtra;
    });
    for (const TableRow& one : rows) {
        const TableLayout& layout = layoutOf(one.table);
        add(fmt::format("{}\n", layout.name));
        for (std::size_t i = 0; i < one.row.size(); ++i) {
            if (isNothing(one.row[i])) continue;
            const auto* number = std::get_if<std::int64_t>(&one.row[i]);
            const std::string text =
                number != nullptr ? std::to_string(*number) : std::get<std::string>(one.row[i]);
            add(fmt::format("{}={}:{}\n", layout.columns[i].name, text.size(), text));
        }
    }
    constexpr int kLetters = 16;
    return hash.result().toHex().left(kLetters).toStdString();
}

template <const auto& kItem, class Object, class Container>
constexpr bool isListOf(TableId table, const List<kItem, Object, Container>&) {
    return kItem.table.id == table;
}
template <class Element>
constexpr bool isListOf(TableId, const Element&) {
    return false;
}

// Whether two are the same but for the items of a list.
template <TableId kBut, class Object, class... Elements>
bool sameBut(const RowOf<Elements...>& row, const Object& a, const Object& b) {
    bool same = true;
    const auto compare = [&](const auto& element) {
        if constexpr (requires { element.fields; })
            each(element.fields,
                 [&](const auto& field) { same = same && a.*(field.member) == b.*(field.member); });
        else
            same = same && (isListOf(kBut, element) || a.*(element.member) == b.*(element.member));
    };
    each(row.elements, compare);
    return same;
}

bool sameSeats(const Table& a, const Table& b) {
    return sameBut<TableId::Sheet>(stored::kTable, a, b);
}

// Whether what is held of them is the same, and what that is.
bool isSame(const Settings& a, const Settings& b) {
    return a == b;
}
bool isSame(const Entry& a, const Entry& b) {
    return a == b;
}
bool isSame(const Ruling& a, const Ruling& b) {
    return a == b;
}
bool isSame(const Round& a, const Round& b) {
    return sameBut<TableId::RoundTable>(stored::kRound, a, b) &&
           std::equal(a.tables.begin(), a.tables.end(), b.tables.begin(), b.tables.end(), sameSeats);
}

std::string heldDigest(const Round& round) {
    TableRows rows;
    flattenHead(round, rows);
    for (const Table& table : round.tables) flattenSeats(round.number, table, rows);
    return digestOfRows(std::move(rows));
}

template <class Part>
std::string heldDigest(const Part& part) {
    TableRows rows;
    flatten(part, rows);
    return digestOfRows(std::move(rows));
}

// Without options that have no column of their own: other versions have others of these.
std::string heldDigest(const Settings& settings) {
    TableRows rows;
    flatten(settings, rows);
    std::erase_if(rows, [](const TableRow& one) { return one.table == TableId::FurtherOption; });
    return digestOfRows(std::move(rows));
}

// Those options, without what reading an export kept.
std::string heldOptions(const Settings& settings) {
    Settings options;
    options.furtherOptions = settings.furtherOptions;
    std::erase_if(options.furtherOptions, [](const auto& option) { return isKeptKey(option.first); });
    TableRows rows;
    flatten(options, rows);
    std::erase_if(rows, [](const TableRow& one) { return one.table != TableId::FurtherOption; });
    return digestOfRows(std::move(rows));
}

// Both in order of their numbers.
template <class Part>
void compareParts(const char* list, const std::vector<Part>& before, const std::vector<Part>& after,
                  Held& held) {
    const auto partOf = [list](const Part& part) { return fmt::format("{}/{}", list, part.number); };
    auto old = before.begin();
    for (const Part& now : after) {
        for (; old != before.end() && old->number < now.number; ++old) held[partOf(*old)] = {};
        const bool known = old != before.end() && old->number == now.number;
        if (!known || !isSame(*old, now)) held[partOf(now)] = heldDigest(now);
        if (known) ++old;
    }
    for (; old != before.end(); ++old) held[partOf(*old)] = {};
}

template <class Value>
void compareWhole(const char* part, const Value& before, const Value& after, Held& held) {
    if (before != after) held[part] = heldDigest(after);
}

// What is written at it.
std::string heldSheets(int round, const Table& table) {
    Table sheets;
    sheets.number = table.number;
    sheets.games = table.games;
    if (sheets.games == std::vector<tournament::Sheet>(table.games.size())) return {};
    TableRows rows;
    flatten(round, sheets, rows);
    std::erase_if(rows, [](const TableRow& one) { return one.table == TableId::RoundTable; });
    return digestOfRows(std::move(rows));
}

using TablesByNumber = std::map<std::pair<int, int>, const Table*>; // round and table

// Tables of rounds that are not the same in both.
void compareSheets(const std::vector<Round>& before, const std::vector<Round>& after, Held& held) {
    TablesByNumber then;
    TablesByNumber now;
    const auto take = [](const std::vector<Round>& rounds, const std::vector<Round>& others,
                         TablesByNumber& tables) {
        for (std::size_t i = 0; i < rounds.size(); ++i)
            if (i >= others.size() || others[i].number != rounds[i].number ||
                others[i].tables != rounds[i].tables)
                for (const Table& table : rounds[i].tables)
                    tables.emplace(std::pair(rounds[i].number, table.number), &table);
    };
    take(before, after, then);
    take(after, before, now);
    const auto compareAt = [&](std::pair<int, int> place) {
        const auto digestIn = [&](const TablesByNumber& tables) {
            const auto found = tables.find(place);
            return found == tables.end() ? std::string() : heldSheets(place.first, *found->second);
        };
        const auto old = then.find(place);
        const auto is = now.find(place);
        if (old != then.end() && is != now.end() && old->second->games == is->second->games) return;
        std::string digest = digestIn(now);
        if (digest != digestIn(then))
            held.insert_or_assign(fmt::format("sheets/{}/{}", place.first, place.second), std::move(digest));
    };
    for (const auto& [place, table] : then) compareAt(place);
    for (const auto& [place, table] : now) compareAt(place);
}

} // namespace

Held heldOfChange(const Tournament& before, const Tournament& after) {
    Held held;
    if (!isSame(before.settings, after.settings)) {
        held["settings"] = heldDigest(after.settings);
        std::string options = heldOptions(after.settings);
        if (options != heldOptions(before.settings)) held["further_options"] = std::move(options);
    }
    compareParts("entries", before.entries, after.entries, held);
    compareParts("rounds", before.rounds, after.rounds, held);
    compareSheets(before.rounds, after.rounds, held);
    compareParts("rulings", before.rulings, after.rulings, held);
    compareWhole("partnerships", before.partnerships, after.partnerships, held);
    compareWhole("never", before.never, after.never, held);
    compareWhole("deciders", before.deciders, after.deciders, held);
    compareWhole("closing", before.closing, after.closing, held);
    return held;
}

Held heldOf(const Tournament& tournament) {
    Held held = heldOfChange({}, tournament);
    held["settings"] = heldDigest(tournament.settings);
    return held;
}

std::string toText(const Held& held) {
    std::string text;
    for (const auto& [part, digest] : held)
        text += fmt::format("{}{}={}", text.empty() ? "" : "; ", part, digest);
    return text;
}

Held heldIn(const std::string& text) {
    constexpr std::string_view kBetween = "; ";
    Held held;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find(kBetween), rest.size());
        const std::string_view one = rest.substr(0, end);
        if (const std::size_t equals = one.find('='); equals != std::string_view::npos)
            held.insert_or_assign(std::string(one.substr(0, equals)), std::string(one.substr(equals + 1)));
        rest.remove_prefix(std::min(end + kBetween.size(), rest.size()));
    }
    return held;
}

} // namespace schreiber::store
