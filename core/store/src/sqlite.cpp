#include "sqlite.h"

#include <base/number.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

#ifndef _WIN32
#include <sys/stat.h>
#endif

namespace schreiber::store::sqlite {

namespace {

// sqlite.org/rescode.html; a primary code is the low byte of an extended one.
struct CodeMeaning {
    int code;
    StoreErrorKind kind;
};
constexpr int kReadOnlyMoved = 8 | (4 << 8); // SQLITE_READONLY_DBMOVED
constexpr std::array<CodeMeaning, 13> kMeanings = {{
    {1, StoreErrorKind::Damaged},      // SQLITE_ERROR: our statements fit the schema that was checked
    {5, StoreErrorKind::Locked},       // SQLITE_BUSY
    {6, StoreErrorKind::Locked},       // SQLITE_LOCKED
    {8, StoreErrorKind::ReadOnly},     // SQLITE_READONLY
    {10, StoreErrorKind::InputOutput}, // SQLITE_IOERR
    {11, StoreErrorKind::Damaged},     // SQLITE_CORRUPT
    {13, StoreErrorKind::Full},        // SQLITE_FULL
    {14, StoreErrorKind::InputOutput}, // SQLITE_CANTOPEN
    {17, StoreErrorKind::Damaged},     // SQLITE_SCHEMA
    {19, StoreErrorKind::Damaged},     // SQLITE_CONSTRAINT
    {20, StoreErrorKind::Damaged},     // SQLITE_MISMATCH
    {24, StoreErrorKind::Damaged},     // SQLITE_FORMAT
    {26, StoreErrorKind::Foreign},     // SQLITE_NOTADB
}};

} // namespace

QString databaseName(const std::string& path, bool create) {
    std::error_code ignored;
    const std::string absolute = std::filesystem::absolute(path, ignored).generic_string();
    std::string uri = absolute.empty() || absolute.front() != '/' ? "file:///" : "file://";
    for (const char c : absolute) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                           (byte >= '0' && byte <= '9') ||
                           std::string_view("/-._~:").find(c) != std::string::npos;
        uri += plain ? std::string(1, c) : fmt::format("%{:02X}", byte);
    }
    return QString::fromLatin1(uri + (create ? "?mode=rwc" : "?mode=rw"));
}

QString memoryDatabaseName() {
    return QStringLiteral("file::memory:");
}

QString connectOptions(OnLock onLock) {
    const int milliseconds = onLock == OnLock::Wait ? kBusySeconds * 1000 : 0;
    return QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1").arg(milliseconds);
}

std::vector<std::string> connectionSetup(bool readOnly) {
    std::vector<std::string> setup = {"PRAGMA trusted_schema = OFF", "PRAGMA cell_size_check = ON",
                                      "PRAGMA foreign_keys = ON", "PRAGMA synchronous = EXTRA"};
    setup.emplace_back(readOnly ? "PRAGMA query_only = ON" : "PRAGMA journal_mode = DELETE");
    return setup;
}

std::string setApplicationId(std::int64_t id) {
    return fmt::format("PRAGMA application_id = {}", id);
}
std::string setSchemaVersion(int version) {
    return fmt::format("PRAGMA user_version = {}", version);
}

StoreErrorKind kindOf(int code) {
    // SQLite found that the file it has open no longer stands at its path.
    if (code == kReadOnlyMoved) return StoreErrorKind::NotFound;
    for (const CodeMeaning& meaning : kMeanings)
        if (meaning.code == (code & 0xff)) return meaning.kind;
    return StoreErrorKind::InputOutput;
}

bool saysAll(int code) {
    constexpr int kError = 1; // whatever has no code of its own
    const int primary = code & 0xff;
    return primary != kError && std::any_of(kMeanings.begin(), kMeanings.end(),
                                            [&](const CodeMeaning& one) { return one.code == primary; });
}

namespace {

// A record begins with its rules, but for comments, and is looked at there: each row once, whatever else it
// holds. `record` is where it begins, `end` how a line ends in it.
std::string selectByRules(const std::string& column, const std::string& record, const std::string& end,
                          std::size_t count) {
    const std::string rules = "'rules: ' || CAST(? AS TEXT) || " + end;
    std::string sql = "SELECT number FROM ruling WHERE ";
    for (std::size_t i = 0; i < count; ++i)
        sql += (i > 0 ? " OR " : "") + std::string("substr(") + column + ", " + record + ", length(" + rules +
               ")) = " + rules + " OR (substr(" + column + ", " + record + ", 1) = '#' AND instr(" + column +
               ", " + end + " || " + rules + ") > 0)";
    return sql;
}

} // namespace

std::string selectUnder(std::size_t count) {
    return selectByRules("record", "1", "char(10)", count);
}

std::string selectClubUnder(std::size_t count) {
    return selectByRules("content", "instr(content, '\"record\":\"') + 10", "'\\n'", count);
}

std::string beginsWith(const std::string& word) {
    return "\"" + word + "\" *";
}

std::string inColumn(const char* column, const std::string& word) {
    return std::string(column) + " : " + beginsWith(word);
}

// The tokenizer `ascii` parts a text at every ASCII character that is no letter or digit; ours parts words by
// one space, and has nothing else in it.
std::vector<std::string> tokensOf(const std::string& text) {
    std::vector<std::string> tokens;
    std::istringstream words(text);
    for (std::string word; std::getline(words, word, ' ');) tokens.push_back(word);
    return tokens;
}

// Read from /proc/locks and not asked by fcntl(F_GETLK): that needs a descriptor of our own, and closing it
// would drop every lock this process has on the file (sqlite.org/lockingv3, "POSIX advisory locks").
std::string lockHolder([[maybe_unused]] const std::string& path) {
#ifdef __linux__
    // PENDING at 1 GiB, RESERVED after it, then 510 SHARED bytes; whoever writes holds one of them for
    // writing.
    constexpr std::uint64_t kFirst = 0x40000000;
    constexpr std::uint64_t kLast = kFirst + 511;
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0) return {};
    std::ifstream locks("/proc/locks");
    for (std::string line; std::getline(locks, line);) {
        std::istringstream words(line);
        std::string number, kind, mode, access, pid, file, first, last;
        words >> number >> kind >> mode >> access >> pid >> file >> first >> last;
        const std::size_t inode = file.rfind(':');
        if (access != "WRITE" || inode == std::string::npos) continue;
        if (file.substr(inode + 1) != std::to_string(status.st_ino)) continue;
        const std::uint64_t from = base::readSeed(first).value_or(0);
        if (from < kFirst || from > kLast || pid.find_first_not_of("0123456789") != std::string::npos)
            continue;
        std::string name;
        std::getline(std::ifstream("/proc/" + pid + "/comm") >> std::ws, name);
        return name.empty() ? pid : fmt::format("{} ({})", name, pid);
    }
#endif
    return {};
}

} // namespace schreiber::store::sqlite
