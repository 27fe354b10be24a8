#include "watched_folder.h"

#include "sampling.h"

#include <catch2/catch.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <initializer_list>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace schreiber::test {

namespace fs = std::filesystem;

namespace {

constexpr int kMostSecondsOnTheWall = 120; // of a machine that has other things to do

std::string quoted(const std::string& name) {
    std::string text = "\"";
    for (const char c : name) text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + '"';
}

std::string withoutNumber(std::string text) {
    const std::string key = "\"id\":\"";
    const std::size_t at = text.rfind('{', 0) == 0 ? text.find(key) : std::string::npos;
    if (at == std::string::npos) return text;
    const std::size_t number = at + key.size();
    return text.erase(number, text.find('"', number) - number);
}

// All rows of all tables as text; what is wrong with a file that gives none stands in their place.
std::string rowsOf(const std::string& path) {
    sqlite3* database = nullptr;
    std::string text;
    if (sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READWRITE, nullptr) != SQLITE_OK) {
        sqlite3_close(database);
        return "cannot be opened";
    }
    const auto each = [&](const std::string& sql, const auto& row) {
        sqlite3_stmt* statement = nullptr;
        int code = sqlite3_prepare_v2(database, sql.c_str(), -1, &statement, nullptr);
        while (code == SQLITE_OK && (code = sqlite3_step(statement)) == SQLITE_ROW) {
            row(statement);
            code = SQLITE_OK;
        }
        if (code != SQLITE_DONE)
            text += std::string("error: ") + sqlite3_errmsg(database) + " in " + sql + '\n';
        sqlite3_finalize(statement);
    };
    const auto cell = [](sqlite3_stmt* statement, int column) {
        const void* bytes = sqlite3_column_blob(statement, column);
        const int size = sqlite3_column_bytes(statement, column);
        return bytes == nullptr
                   ? std::string("null")
                   : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
    };
    std::vector<std::string> tables;
    each("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY "
         "name",
         [&](sqlite3_stmt* statement) { tables.push_back(cell(statement, 0)); });
    for (const std::string& table : tables) {
        text += table + '\n';
        each("SELECT * FROM " + quoted(table), [&](sqlite3_stmt* statement) {
            // A new file has a number by chance, which its seal covers.
            for (int column = 0; column < sqlite3_column_count(statement); ++column)
                if (std::string_view(sqlite3_column_name(statement, column)) != "seal")
                    text += withoutNumber(cell(statement, column)) + '|';
            text += '\n';
        });
    }
    each("PRAGMA integrity_check", [&](sqlite3_stmt* statement) {
        if (cell(statement, 0) != "ok") text += "not sound: " + cell(statement, 0) + '\n';
    });
    sqlite3_close(database);
    return text;
}

int openedForWriting(const fs::path& path) {
    return open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
}

} // namespace

namespace {

std::set<std::string> namesOf(std::initializer_list<const Contents*> all) {
    std::set<std::string> names;
    for (const Contents* one : all)
        for (const auto& [name, bytes] : *one) names.insert(name);
    return names;
}

bool isLeftOver(const std::string& name) {
    return name.find(".part") != std::string::npos || name.find("-journal") != std::string::npos;
}

} // namespace

std::string differing(const Contents& then, const Contents& now, LeftOvers leftOvers) {
    std::string names;
    for (const std::string& name : namesOf({&then, &now})) {
        const auto before = then.find(name);
        const auto after = now.find(name);
        if (before == then.end() && isLeftOver(name) && leftOvers == LeftOvers::Overlooked) continue;
        if (before == then.end())
            names += "\n        + " + name;
        else if (after == now.end())
            names += "\n        - " + name;
        else if (before->second != after->second)
            names += "\n        ~ " + name;
    }
    return names;
}

std::string neither(const Contents& before, const Contents& after, const Contents& now) {
    const auto in = [](const Contents& contents, const std::string& name) -> std::optional<std::string> {
        const auto found = contents.find(name);
        return found == contents.end() ? std::nullopt : std::optional(found->second);
    };
    std::string names;
    for (const std::string& name : namesOf({&before, &after, &now})) {
        const auto is = in(now, name);
        const bool isNew = !in(before, name) && !in(after, name);
        if (is != in(before, name) && is != in(after, name) && !(isNew && isLeftOver(name)))
            names += "\n        ~ " + name;
    }
    return names;
}

std::string withoutCopies(const std::string& names) {
    std::string kept;
    std::istringstream lines(names);
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() && line.find(" backup/") == std::string::npos &&
            line.find(" stick/") == std::string::npos)
            kept += '\n' + line;
    return kept;
}

std::string withoutFolders(const std::string& names) {
    std::string kept;
    std::istringstream lines(names);
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() && line.back() != '/') kept += '\n' + line;
    return kept;
}

std::string bytesOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

int wanted(const char* name, int everyRun, int whole) {
    const char* given = std::getenv(name);
    return given != nullptr ? std::atoi(given) : sampled(everyRun / 5, everyRun, whole);
}

const fs::path& WatchedFolder::root() {
    struct Root {
        fs::path path;
        Root() {
            std::string name = (fs::temp_directory_path() / "schreiber-watched-XXXXXX").string();
            REQUIRE(mkdtemp(name.data()) != nullptr);
            path = fs::canonical(name);
            fs::create_directory(path / "w");
        }
        ~Root() {
            std::error_code ignored;
            fs::remove_all(path, ignored);
        }
    };
    static const Root s_root;
    return s_root.path;
}

void WatchedFolder::write(const std::string& name, const std::string& bytes) const {
    fs::create_directories((path() / name).parent_path());
    std::ofstream(path() / name, std::ios::binary) << bytes;
}

std::string WatchedFolder::read(const std::string& name) const {
    return bytesOf(path() / name);
}

void WatchedFolder::keep(const std::string& name) const {
    fs::remove_all(root() / "kept" / name);
    fs::create_directories(root() / "kept");
    fs::copy(path(), root() / "kept" / name, fs::copy_options::recursive);
}

void WatchedFolder::becomeAs(const std::string& name) const {
    fs::remove_all(path());
    fs::copy(root() / "kept" / name, path(), fs::copy_options::recursive);
}

Ended WatchedFolder::run(const Words& words, const std::string& input, const Strike& strike, Watch watch,
                         Streams streams) const {
    const fs::path out = root() / "out";
    const fs::path errors = root() / "errors";
    const fs::path count = root() / "count";
    const fs::path trace = root() / "trace";
    const fs::path in = root() / "in";
    for (const fs::path& file : {count, trace}) fs::remove(file);
    std::ofstream(in, std::ios::binary) << input;

    std::vector<std::string> settings{"LC_ALL=C", "HOME=" + root().string(), "TMPDIR=" + root().string()};
    for (const char* name : {"PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"})
        if (const char* value = std::getenv(name)) settings.push_back(std::string(name) + "=" + value);
#ifdef SCHREIBER_WATCHED_CALLS
    if (watch != Watch::Nothing) {
        settings.push_back("LD_PRELOAD=" SCHREIBER_WATCHED_CALLS);
        settings.push_back("SCHREIBER_WATCHED=" + path().string());
        settings.push_back("SCHREIBER_COUNT=" + count.string());
        if (watch == Watch::Trace) settings.push_back("SCHREIBER_TRACE=" + trace.string());
        if (strike.ofReads) settings.push_back("SCHREIBER_READS=1");
        if (strike.at >= 0) {
            settings.push_back("SCHREIBER_CALL=" + std::to_string(strike.at));
            settings.push_back("SCHREIBER_STRUCK=" +
                               (strike.error == 0 ? "kill" : std::to_string(strike.error)));
            if (strike.forGood) settings.push_back("SCHREIBER_FOR_GOOD=1");
        }
    }
#else
    static_cast<void>(watch);
    REQUIRE(strike.at < 0);
#endif
    std::vector<std::string> all{SCHREIBER_CLI};
    all.insert(all.end(), words.begin(), words.end());
    const auto pointers = [](std::vector<std::string>& texts) {
        std::vector<char*> list;
        for (std::string& text : texts) list.push_back(text.data());
        list.push_back(nullptr);
        return list;
    };
    const std::vector<char*> arguments = pointers(all);
    const std::vector<char*> environment = pointers(settings);
    const std::string folder = path().string();

    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        const rlimit most{static_cast<rlim_t>(kMostSeconds), static_cast<rlim_t>(kMostSeconds)};
        setrlimit(RLIMIT_CPU, &most);
        const rlimit none{0, 0};
        setrlimit(RLIMIT_CORE, &none);
        const int inFile = open(in.c_str(), O_RDONLY);
        if (chdir(folder.c_str()) != 0 || dup2(inFile, 0) < 0 || dup2(openedForWriting(out), 1) < 0 ||
            dup2(openedForWriting(errors), 2) < 0)
            _exit(99);
        if (streams == Streams::OutFull && dup2(open("/dev/full", O_WRONLY), 1) < 0) _exit(99);
        if (streams == Streams::InClosed) close(0);
        if (streams == Streams::OutClosed) close(1);
        if (streams == Streams::ErrorsClosed) close(2);
        execve(arguments[0], arguments.data(), environment.data());
        _exit(98);
    }
    Ended ended;
    int status = 0;
    rusage used{};
    const auto begun = std::chrono::steady_clock::now();
    for (pid_t done = 0; done == 0;) {
        done = wait4(child, &status, WNOHANG, &used);
        REQUIRE(done >= 0);
        if (done != 0) break;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (std::chrono::steady_clock::now() - begun < std::chrono::seconds(kMostSecondsOnTheWall)) continue;
        ended.late = true;
        kill(child, SIGKILL);
        wait4(child, &status, 0, &used);
        break;
    }
    ended.code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
#ifndef SCHREIBER_SANITIZED
    ended.kilobytes = used.ru_maxrss;
#endif
    ended.out = bytesOf(out);
    ended.errors = bytesOf(errors);
    ended.trace = bytesOf(trace);
    std::istringstream calls(bytesOf(count));
    for (std::string call; std::getline(calls, call);) ended.calls.push_back(call);
    return ended;
}

Contents WatchedFolder::contents() const {
    // The same databases are read again and again: their rows are kept by their bytes.
    static std::map<std::string, std::string> s_rows;
    if (s_rows.size() > 2000) s_rows.clear();
    std::vector<fs::path> databases;
    Contents found;
    for (const auto& entry : fs::recursive_directory_iterator(path())) {
        const std::string name = fs::relative(entry.path(), path()).string();
        if (entry.is_directory()) {
            found[name + "/"] = "";
            continue;
        }
        const std::string bytes = bytesOf(entry.path());
        if (bytes.rfind("SQLite format 3", 0) == 0)
            databases.push_back(entry.path());
        else
            found[name] = bytes;
    }
    for (const fs::path& file : databases) {
        const std::string name = fs::relative(file, path()).string();
        if (fs::exists(file.string() + "-journal")) {
            found[name] = rowsOf(file.string());
            if (!fs::exists(file.string() + "-journal")) found.erase(name + "-journal");
            continue;
        }
        std::string& rows = s_rows[bytesOf(file)];
        if (rows.empty()) rows = rowsOf(file.string());
        found[name] = rows;
    }
    return found;
}

} // namespace schreiber::test
