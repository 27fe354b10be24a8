#include "mutations.h"

#include "watched_folder.h"

#include <base/number.h>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <fstream>
#include <vector>

namespace schreiber::test {

namespace {

template <class Value>
const Value& anyOf(const std::vector<Value>& values, base::Random& random) {
    return values[static_cast<std::size_t>(random.below(values.size()))];
}

std::string hostileText(base::Random& random) {
    switch (random.below(9)) {
    case 0:
        return "";
    case 1:
        return std::string(200'000, 'W');
    case 2:
        return "\xff\xfe\x80";
    case 3:
        return "=1+1";
    case 4:
        return "\xe2\x80\x8b\xe2\x80\x8b"; // of no width
    case 5:
        return "'; DROP TABLE entry; --";
    case 6:
        return "18446744073709551616";
    case 7:
        return "a\nb\rc\x1b[2J";
    default:
        return std::string(20'000, '[');
    }
}

const std::vector<long long> kNumbers{0,
                                      -1,
                                      1,
                                      2,
                                      19,
                                      255,
                                      1000,
                                      65536,
                                      2147483647,
                                      -2147483648LL,
                                      4294967296LL,
                                      9223372036854775807LL,
                                      -9223372036854775807LL};

class Database {
  public:
    explicit Database(const std::string& path) {
        REQUIRE(sqlite3_open(path.c_str(), &m_database) == SQLITE_OK);
        run("PRAGMA foreign_keys = OFF");
        run("PRAGMA ignore_check_constraints = ON");
        run("PRAGMA synchronous = OFF");
    }
    ~Database() { sqlite3_close(m_database); }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    bool run(const std::string& sql) {
        return sqlite3_exec(m_database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
    }
    int changed() { return sqlite3_changes(m_database); }
    std::vector<std::string> column(const std::string& sql) {
        std::vector<std::string> values;
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(m_database, sql.c_str(), -1, &statement, nullptr) == SQLITE_OK)
            while (sqlite3_step(statement) == SQLITE_ROW) {
                const unsigned char* text = sqlite3_column_text(statement, 0);
                values.emplace_back(text == nullptr ? "" : reinterpret_cast<const char*>(text));
            }
        sqlite3_finalize(statement);
        return values;
    }
    bool set(const std::string& table, const std::string& what, const std::string& where,
             const std::string& text) {
        sqlite3_stmt* statement = nullptr;
        const std::string sql = "UPDATE \"" + table + "\" SET \"" + what + "\" = ?1" + where;
        if (sqlite3_prepare_v2(m_database, sql.c_str(), -1, &statement, nullptr) != SQLITE_OK) return false;
        sqlite3_bind_text(statement, 1, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
        const bool done = sqlite3_step(statement) == SQLITE_DONE;
        sqlite3_finalize(statement);
        return done;
    }

  private:
    sqlite3* m_database = nullptr;
};

// Any row of the table, as a condition; empty where it has none. Some tables have no row numbers of SQLite's.
std::string anyRow(Database& database, const std::string& table, base::Random& random) {
    std::vector<std::string> keys =
        database.column("SELECT name FROM pragma_table_info('" + table + "') WHERE pk > 0 ORDER BY pk");
    if (keys.empty()) keys = {"rowid"};
    std::string key;
    for (const std::string& column : keys) key += (key.empty() ? "" : ", ") + column;
    const std::vector<std::string> count = database.column("SELECT count(*) FROM \"" + table + "\"");
    const std::uint64_t rows = count.empty() ? 0 : base::readSeed(count.front()).value_or(0);
    if (rows == 0) return {};
    return " WHERE (" + key + ") IN (SELECT " + key + " FROM \"" + table + "\" LIMIT 1 OFFSET " +
           std::to_string(random.below(rows)) + ")";
}

std::string alterRow(Database& database, base::Random& random) {
    const std::vector<std::string> tables = database.column(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'");
    const std::string table = anyOf(tables, random);
    const std::vector<std::string> columns =
        database.column("SELECT name FROM pragma_table_info('" + table + "')");
    const std::string row = anyRow(database, table, random);
    if (row.empty() || columns.empty()) return "nothing in " + table;
    const std::string column = anyOf(columns, random);
    const std::string set = "UPDATE \"" + table + "\" SET \"" + column + "\" = ";
    const std::string where = table + '.' + column + row;
    switch (random.below(7)) {
    case 0:
        database.run("DELETE FROM \"" + table + "\"" + row);
        return "deleted of " + table + row;
    case 1:
        database.run("DELETE FROM \"" + table + "\"");
        return "emptied " + table;
    case 2: {
        const std::string text = hostileText(random);
        database.set(table, column, row, text);
        return where + " = text of " + std::to_string(text.size());
    }
    case 3:
        database.run(set + "NULL" + row);
        return where + " = null";
    case 4:
        database.run(set + "zeroblob(100000)" + row);
        return where + " = zeros";
    case 5: { // longer than any text there, by one letter or by more than there is memory for
        const std::vector<long long> lengths{101, 321, 801, 1'601, 4'001, 40'000, 1'048'577, 60'000'000};
        const std::string length = std::to_string(anyOf(lengths, random));
        database.run(set + "substr(hex(zeroblob(" + length + ")), 1, " + length + ")" + row);
        return where + " = text of " + length;
    }
    default: {
        const std::string number = std::to_string(anyOf(kNumbers, random));
        database.run(set + number + row);
        return where + " = " + number;
    }
    }
}

std::string alterSchema(Database& database, base::Random& random) {
    const std::vector<std::string> tables = database.column(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_words\\_%' ESCAPE '\\'");
    const std::string table = anyOf(tables, random);
    const std::string endless =
        "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n";
    std::string sql;
    switch (random.below(9)) {
    case 0:
        sql = "DROP TABLE \"" + table + "\"";
        break;
    case 1:
        sql = "ALTER TABLE \"" + table + "\" RENAME TO was_here; CREATE VIEW \"" + table + "\" AS " + endless;
        break;
    case 2:
        sql = "CREATE TABLE stranger (x); CREATE TRIGGER t AFTER INSERT ON \"" + table +
              "\" BEGIN INSERT INTO stranger " + endless + "; END";
        break;
    case 3:
        sql = "ALTER TABLE \"" + table + "\" ADD COLUMN stranger TEXT DEFAULT 'x'";
        break;
    case 4:
        sql = "PRAGMA user_version = " + std::to_string(anyOf(kNumbers, random));
        break;
    case 5:
        sql = "PRAGMA application_id = " + std::to_string(random.below(1000));
        break;
    case 6:
        sql = "PRAGMA journal_mode = WAL";
        break;
    case 7:
        sql = "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = 'CREATE TABLE x(' WHERE name = '" +
              table + "'";
        break;
    default:
        sql = "CREATE VIEW stranger AS " + endless;
    }
    database.run(sql);
    return sql;
}

} // namespace

std::string alterDatabase(const std::string& path, base::Random& random) {
    const std::uint64_t kind = random.below(10);
    if (kind < 6) {
        Database database(path);
        return alterRow(database, random);
    }
    if (kind < 8) {
        Database database(path);
        return alterSchema(database, random);
    }
    std::string bytes = bytesOf(path);
    std::string told;
    if (kind == 8) {
        const std::size_t length = static_cast<std::size_t>(random.below(bytes.size() + 1));
        bytes.resize(length);
        told = "cut to " + std::to_string(length) + " bytes";
    } else {
        for (int flips = 1 + static_cast<int>(random.below(20)); flips > 0; --flips) {
            // The head more often: there stands how the rest is read.
            const std::size_t within =
                random.below(2) == 0 ? std::min<std::size_t>(200, bytes.size()) : bytes.size();
            const std::size_t at = static_cast<std::size_t>(random.below(within));
            bytes[at] = static_cast<char>(random.below(256));
            told += "byte " + std::to_string(at) + " = " +
                    std::to_string(static_cast<unsigned char>(bytes[at])) + ' ';
        }
    }
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
    return told;
}

std::string alterNumber(const std::string& path, base::Random& random) {
    const std::vector<std::pair<std::string, std::string>> columns{{"sheet_side", "score"},
                                                                   {"line_side", "points"},
                                                                   {"entry", "paid"},
                                                                   {"seat", "contestant"},
                                                                   {"round", "seed"}};
    Database database(path);
    for (int tries = 0; tries < 100; ++tries) {
        const auto& [table, column] = anyOf(columns, random);
        const std::string row = anyRow(database, table, random);
        if (row.empty()) continue;
        const std::string sum = column == "paid" ? "1 - paid" : column + " + 1";
        if (database.run("UPDATE " + table + " SET " + column + " = " + sum + row + " AND " + column +
                         " NOT NULL") &&
            database.changed() == 1)
            return table + '.' + column + row + " altered";
    }
    return "";
}

std::string alteredText(const std::string& text, base::Random& random) {
    std::string bytes = text;
    for (int times = 1 + static_cast<int>(random.below(4)); times > 0; --times) {
        const std::size_t at = static_cast<std::size_t>(random.below(bytes.size() + 1));
        const std::size_t length = static_cast<std::size_t>(random.below(40));
        switch (random.below(7)) {
        case 0:
            bytes.erase(at, length);
            break;
        case 1:
            bytes.insert(at, hostileText(random));
            break;
        case 2:
            bytes.insert(at, bytes.substr(static_cast<std::size_t>(random.below(bytes.size() + 1)), length));
            break;
        case 3:
            if (at < bytes.size()) bytes[at] = static_cast<char>(random.below(256));
            break;
        case 4:
            bytes.insert(at, std::to_string(anyOf(kNumbers, random)));
            break;
        case 5:
            bytes.resize(at);
            break;
        default: {
            std::string piece = bytes.substr(at, length);
            std::string many;
            while (!piece.empty() && many.size() < 300'000) many += piece;
            bytes.insert(at, many);
        }
        }
    }
    return bytes;
}

std::string alteredJson(const std::string& text, base::Random& random) {
    if (random.below(4) == 0) return alteredText(text, random);
    nlohmann::json whole = nlohmann::json::parse(text, nullptr, false);
    if (whole.is_discarded()) return alteredText(text, random);
    for (int times = 1 + static_cast<int>(random.below(2)); times > 0; --times) {
        nlohmann::json* at = &whole;
        while (at->is_structured() && !at->empty() && (at == &whole || random.below(6) != 0)) {
            auto next = at->begin();
            std::advance(next, static_cast<std::ptrdiff_t>(random.below(at->size())));
            at = &*next;
        }
        switch (random.below(8)) {
        case 0:
            *at = nullptr;
            break;
        case 1:
            *at = anyOf(kNumbers, random);
            break;
        case 2:
            *at = hostileText(random);
            break;
        case 3:
            *at = 1e300;
            break;
        case 4:
            *at = nlohmann::json::array();
            for (int n = 0; n < 20'000; ++n) at->push_back(n);
            break;
        case 5:
            *at = nlohmann::json::object();
            for (int n = 0; n < 20'000; ++n) (*at)[std::to_string(n)] = n;
            break;
        case 6:
            if (at->is_array() && !at->empty())
                at->push_back(at->front());
            else if (at->is_object())
                (*at)["stranger"] = true;
            else if (at->is_number_integer())
                *at = at->get<long long>() + 1;
            else
                *at = true;
            break;
        default:
            if (at->is_structured() && !at->empty())
                at->erase(at->begin());
            else
                *at = nlohmann::json::object();
        }
    }
    return whole.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace schreiber::test
