#pragma once

#include <sqlite3.h>

#include <stdexcept>
#include <string>

namespace schreiber::test {

// Alters a file behind the program's back, as somebody with another tool may; how many rows it altered.
inline int alterFile(const std::string& path, const std::string& sql) {
    sqlite3* database = nullptr;
    int code = sqlite3_open(path.c_str(), &database);
    if (code == SQLITE_OK) code = sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr);
    const std::string wrong = code == SQLITE_OK ? "" : sqlite3_errmsg(database);
    const int altered = sqlite3_changes(database);
    sqlite3_close(database);
    if (code != SQLITE_OK) throw std::runtime_error(path + ": " + wrong + ": " + sql);
    return altered;
}

} // namespace schreiber::test
