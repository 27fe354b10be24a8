#include "sqlite.h"

#include "layout.h"

#include <base/number.h>

#include <QVariant>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>

#ifndef _WIN32
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace schreiber::store::sqlite {

namespace {

// sqlite.org/rescode.html; a primary code is the low byte of an extended one.
struct CodeMeaning {
    int code;
    StoreErrorKind kind;
};
constexpr int kReadOnlyMoved = 8 | (4 << 8); // SQLITE_READONLY_DBMOVED
constexpr std::array<CodeMeaning, 15> kMeanings = {{
    {1, StoreErrorKind::Damaged},      // SQLITE_ERROR: our statements fit the schema that was checked
    {5, StoreErrorKind::Locked},       // SQLITE_BUSY
    {6, StoreErrorKind::Locked},       // SQLITE_LOCKED
    {8, StoreErrorKind::ReadOnly},     // SQLITE_READONLY
    {9, StoreErrorKind::Damaged},      // SQLITE_INTERRUPT: more steps than a sound file takes
    {10, StoreErrorKind::InputOutput}, // SQLITE_IOERR
    {11, StoreErrorKind::Damaged},     // SQLITE_CORRUPT
    {13, StoreErrorKind::Full},        // SQLITE_FULL
    {14, StoreErrorKind::InputOutput}, // SQLITE_CANTOPEN
    {17, StoreErrorKind::Damaged},     // SQLITE_SCHEMA
    {18, StoreErrorKind::Damaged},     // SQLITE_TOOBIG: a value longer than any of ours (Limits::setLongest)
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

std::vector<std::string> connectionSetup() {
    return {"PRAGMA trusted_schema = OFF", "PRAGMA cell_size_check = ON", "PRAGMA foreign_keys = ON",
            "PRAGMA synchronous = EXTRA", "PRAGMA query_only = ON"};
}

struct Limits::Count {
    std::int64_t steps = -1; // hundreds of them; below 0 nothing is counted
    std::int64_t bytes = -1;
    bool isOver = false;
};

namespace {

constexpr int kStepsAtOnce = 100;

} // namespace

Limits::Limits()
    : m_count(std::make_unique<Count>()) {}
Limits::~Limits() = default;

bool Limits::attach(const QVariant& driverHandle) {
    if (std::string_view(driverHandle.typeName() ? driverHandle.typeName() : "") != "sqlite3*") return false;
    m_handle = *static_cast<sqlite3* const*>(driverHandle.constData());
    if (m_handle == nullptr) return false;
    for (const int forbidden : {SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
                                SQLITE_DBCONFIG_DQS_DML, SQLITE_DBCONFIG_DQS_DDL})
        sqlite3_db_config(m_handle, forbidden, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    setLongest(kMostRowBytes);
    const auto step = [](void* data) -> int {
        auto& count = *static_cast<Count*>(data);
        if (count.steps < 0) return 0;
        count.isOver = count.isOver || count.steps == 0;
        if (!count.isOver) --count.steps;
        return count.isOver ? 1 : 0;
    };
    sqlite3_progress_handler(m_handle, kStepsAtOnce, step, m_count.get());
    return true;
}

void Limits::allowIndexTables(bool allowed) {
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, allowed ? 0 : 1, nullptr);
}

void Limits::renew(const std::string& path) {
    if (sqlite3_get_autocommit(m_handle) == 0) return; // within a transaction it goes on
    // Steps that the dearest of our checks take for a byte of the file, with room to spare; and the memory of
    // rows. A small number takes forty times its byte: so many of them are no evening, for each of those rows
    // stands in the journal as well, as text. What a transaction writes itself is within what is free to all.
    constexpr std::int64_t kFreeSteps = 10'000'000;
    constexpr std::int64_t kStepsOfByte = 4;
    constexpr std::int64_t kFreeBytes = 64 << 20;
    constexpr std::int64_t kBytesOfByte = 4;
    std::int64_t size = 0;
    for (const char* beside : {"", "-wal"}) {
        std::error_code error;
        const auto found = std::filesystem::file_size(path + beside, error);
        if (!error)
            size += static_cast<std::int64_t>(std::min<std::uintmax_t>(found, std::uintmax_t{1} << 40));
    }
    *m_count = {(kFreeSteps + kStepsOfByte * size) / kStepsAtOnce, kFreeBytes + kBytesOfByte * size, false};
}

bool Limits::take(std::size_t bytes) {
    if (m_count->bytes < 0) return true;
    m_count->bytes -= std::min(m_count->bytes, static_cast<std::int64_t>(bytes));
    return m_count->bytes > 0;
}

void Limits::setLongest(std::size_t bytes) {
    sqlite3_limit(m_handle, SQLITE_LIMIT_LENGTH, static_cast<int>(bytes));
}

bool Limits::mediumFailed() const {
    int error = 0;
    if (sqlite3_file_control(m_handle, "main", SQLITE_FCNTL_LAST_ERRNO, &error) != SQLITE_OK) return false;
    return error == EIO || error == ENXIO || error == ERANGE; // those that SQLite says so
}

std::optional<std::uint32_t> Limits::countOfWrites() const {
    constexpr int kHead = 28;
    constexpr int kWriteFormat = 18;
    constexpr int kCounter = 24;
    sqlite3_file* file = nullptr;
    std::array<unsigned char, kHead> head{};
    if (sqlite3_file_control(m_handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK)
        return std::nullopt;
    if (file == nullptr || file->pMethods == nullptr) return std::nullopt;
    if (file->pMethods->xRead(file, head.data(), kHead, 0) != SQLITE_OK) return std::nullopt;
    if (head[kWriteFormat] != 1) return std::nullopt;
    std::uint32_t count = 0;
    for (int i = kCounter; i < kHead; ++i) count = count << 8U | head[static_cast<std::size_t>(i)];
    return count;
}

void Limits::forgetMedium() {
    if (!mediumFailed()) return;
    // SQLite keeps the last error of the file for as long as it is open, but a reading beyond its end is none
    // and takes its place; where the medium still fails, that is said anew.
    sqlite3_file* file = nullptr;
    sqlite3_int64 size = 0;
    char byte = 0;
    if (sqlite3_file_control(m_handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK) return;
    if (file == nullptr || file->pMethods == nullptr) return;
    if (file->pMethods->xFileSize(file, &size) == SQLITE_OK) file->pMethods->xRead(file, &byte, 1, size);
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

bool mayBeCommitted(int code) {
    return code == SQLITE_IOERR_DIR_FSYNC || code == SQLITE_IOERR_DELETE || code == SQLITE_IOERR_DELETE_NOENT;
}

bool isTooLong(int code) {
    return code == SQLITE_TOOBIG;
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

#ifdef __linux__
namespace {

std::string processCalled(const std::string& pid) {
    std::string name;
    std::getline(std::ifstream("/proc/" + pid + "/comm") >> std::ws, name);
    return name.empty() ? pid : fmt::format("{} ({})", name, pid);
}

} // namespace
#endif

// Read from /proc/locks and not asked by fcntl(F_GETLK): that needs a descriptor of our own, and closing it
// would drop every lock this process has on the file (sqlite.org/lockingv3, "POSIX advisory locks").
std::string lockHolder([[maybe_unused]] const std::string& path) {
#ifdef __linux__
    // PENDING at 1 GiB, RESERVED after it, then 510 SHARED bytes; whoever writes holds one of them for
    // writing, whoever reads or has it open in WAL mode holds the last ones for reading.
    constexpr std::uint64_t kFirst = 0x40000000;
    constexpr std::uint64_t kLast = kFirst + 511;
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0) return {};
    const std::string own = std::to_string(::getpid());
    std::string reader;
    std::ifstream locks("/proc/locks");
    for (std::string line; std::getline(locks, line);) {
        std::istringstream words(line);
        std::string number, kind, mode, access, pid, file, first, last;
        words >> number >> kind >> mode >> access >> pid >> file >> first >> last;
        const std::size_t inode = file.rfind(':');
        if (inode == std::string::npos || file.substr(inode + 1) != std::to_string(status.st_ino)) continue;
        const std::uint64_t from = base::readSeed(first).value_or(0);
        if (from < kFirst || from > kLast || pid.find_first_not_of("0123456789") != std::string::npos)
            continue;
        if (access == "WRITE") return processCalled(pid);
        if (pid != own) reader = pid;
    }
    if (!reader.empty()) return processCalled(reader);
#endif
    return {};
}

} // namespace schreiber::store::sqlite
