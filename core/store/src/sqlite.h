#pragma once

#include "row.h"

#include <store/access.h>
#include <store/store_error.h>

#include <QString>

#include <array>
#include <memory>
#include <string>
#include <vector>

struct sqlite3;
class QVariant;

// What only SQLite can do or says in its own way: connecting, pragmas, error codes, its schema table, copies.
// Everything else in the room is plain SQL; another database would bring another one of these.
namespace schreiber::store::sqlite {

inline constexpr const char* kDriver = "QSQLITE";
inline constexpr int kBusySeconds = 5;

// "SchR" in the file's header.
inline constexpr std::int64_t kApplicationId = 0x53636852;
// "SchC": a club's memory.
inline constexpr std::int64_t kClubApplicationId = 0x53636843;

// A URI for exactly this file, whatever its name is made of; a missing file is made only if `create`.
QString databaseName(const std::string& path, bool create);
QString memoryDatabaseName();
QString connectOptions(OnLock onLock);

// Run once on each connection, before anything is read; until kAllowWriting nothing can be written. A reader
// still rolls back what a killed writer left.
std::vector<std::string> connectionSetup();

// What the bytes of others may cost. They are held to what a sound file of that size could need: one whose
// pages go round in a circle has no end. By counts, never by the clock; anew with each transaction, or with
// each statement outside of one.
class Limits {
  public:
    Limits();
    Limits(const Limits&) = delete;
    Limits& operator=(const Limits&) = delete;
    ~Limits();

    // To the driver's connection, which is also forbidden all that the program never does: views, triggers,
    // writing to the schema. Once attached, it counts only after `renew`.
    bool attach(const QVariant& driverHandle);
    void renew(const std::string& path);
    // So many bytes more were read; false when that is too much.
    bool take(std::size_t bytes);
    // No value may be longer from now on. SQLite says so before it takes memory for one.
    void setLongest(std::size_t bytes);
    // Whether the file could not be read where it should, since it was last forgotten: to SQLite that is one
    // that is damaged.
    bool mediumFailed() const;
    void forgetMedium();
    // The count that each transaction of anybody raises (sqlite.org/fileformat2, "File change counter"); none
    // in WAL mode, which has no such count.
    std::optional<std::uint32_t> countOfWrites() const;
    // The tables of a full-text index can be written past it.
    void allowIndexTables(bool allowed);

  private:
    struct Count;
    std::unique_ptr<Count> m_count;
    sqlite3* m_handle = nullptr;
};

// A parameter for text, which is bound as UTF-8 bytes: SQLite would take a leading U+FEFF of UTF-16 text
// for a byte-order mark and drop it.
inline constexpr const char* kTextParameter = "CAST(? AS TEXT)";

inline constexpr const char* kBeginWrite = "BEGIN IMMEDIATE";
inline constexpr const char* kCommit = "COMMIT";
inline constexpr const char* kSelectApplicationId = "PRAGMA application_id";
inline constexpr const char* kSelectSchemaVersion = "PRAGMA user_version";
// Counts how often the schema was changed, by whomever.
inline constexpr const char* kSelectSchemaCookie = "PRAGMA schema_version";
// Another number once another connection has written anything.
inline constexpr const char* kSelectDataVersion = "PRAGMA data_version";
inline constexpr const char* kSelectJournalMode = "PRAGMA journal_mode";
inline constexpr const char* kLeaveWal = "PRAGMA journal_mode = DELETE";
// type, name, tbl_name and sql of everything in the file.
inline constexpr const char* kSelectSchema =
    "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name";
std::string setApplicationId(std::int64_t id);
std::string setSchemaVersion(int version);

// What the journal did to the rows of some keys, a JSON array of them: the last of each is how it left it.
inline constexpr const char* kSelectLeft =
    "SELECT table_name, row_key, after_image FROM change "
    "WHERE row_key IN (SELECT value FROM json_each(CAST(? AS TEXT))) ORDER BY n, place";

inline constexpr const char* kIntegrityCheck = "PRAGMA integrity_check(20)";
inline constexpr const char* kForeignKeyCheck = "PRAGMA foreign_key_check";
inline constexpr const char* kCopyInto = "VACUUM INTO CAST(? AS TEXT)";

// The words of the rulings, in an FTS5 table (sqlite.org/fts5). Parameters of `kKeepWords` are its row; of
// the searches: the question (but for kSelectRulings), since, until three times, how many at most.
inline constexpr const char* kForgetWords = "DELETE FROM ruling_words WHERE rowid = ?";
// An index of nothing, as it is when it is made (sqlite.org/fts5, "FTS5 Data Structures"). Its own commands
// want one that can be read; this is for one that somebody wrote into.
inline constexpr std::array kEmptyIndex{"DELETE FROM ruling_words_data",
                                        "DELETE FROM ruling_words_idx",
                                        "DELETE FROM ruling_words_content",
                                        "DELETE FROM ruling_words_docsize",
                                        "DELETE FROM ruling_words_config",
                                        "INSERT INTO ruling_words_config (k, v) VALUES ('version', 4)",
                                        "INSERT INTO ruling_words_data (id, block) VALUES (1, x'')",
                                        "INSERT INTO ruling_words_data (id, block) "
                                        "VALUES (10, x'00000000000000')"};
// What is kept beside its words: the form it has, and how many words there are in each column of a row.
inline constexpr const char* kSelectIndexForm =
    "SELECT count(*) FROM ruling_words_config WHERE k = 'version' AND v = 4 "
    "AND (SELECT count(*) FROM ruling_words_config) = 1";
inline constexpr const char* kSelectWordCounts = "SELECT id, hex(sz) FROM ruling_words_docsize ORDER BY id";
inline constexpr const char* kKeepWords = "INSERT INTO ruling_words (rowid, rules, place, words) "
                                          "VALUES (?, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT))";
inline constexpr const char* kSelectWords =
    "SELECT rowid, rules, place, words FROM ruling_words ORDER BY rowid";
inline constexpr const char* kSearchRulings =
    "SELECT ruling.number FROM ruling_words JOIN ruling ON ruling.number = ruling_words.rowid "
    "WHERE ruling_words MATCH CAST(? AS TEXT) AND ruling.at >= CAST(? AS TEXT) "
    "AND (CAST(? AS TEXT) = '' OR substr(ruling.at, 1, length(CAST(? AS TEXT))) <= CAST(? AS TEXT)) "
    "ORDER BY bm25(ruling_words, 8.0, 1.0, 1.0), ruling.number DESC LIMIT ?";
// Whenever it was: the index alone is asked, and no ruling looked at that is not found.
inline constexpr const char* kSearchAnyDay =
    "SELECT rowid FROM ruling_words WHERE ruling_words MATCH CAST(? AS TEXT) "
    "ORDER BY bm25(ruling_words, 8.0, 1.0, 1.0), rowid DESC LIMIT ?";
inline constexpr const char* kSelectRulings =
    "SELECT number FROM ruling WHERE at >= CAST(? AS TEXT) "
    "AND (CAST(? AS TEXT) = '' OR substr(at, 1, length(CAST(? AS TEXT))) <= CAST(? AS TEXT)) "
    "ORDER BY number DESC LIMIT ?";
// Whose record is of one of so many rule sets, each a parameter three times; the club keeps records as JSON
// has them.
std::string selectUnder(std::size_t count);
std::string selectClubUnder(std::size_t count);
// Parts of a question, of folded words.
std::string beginsWith(const std::string& word);
std::string inColumn(const char* column, const std::string& word);
// The words that the index makes of a text.
std::vector<std::string> tokensOf(const std::string& text);

// What leads to its pages: 1 where each page on which a word begins has one entry, no entry leads elsewhere,
// and those that promise a way past the pages of one word have it. An unfinished merge leaves entries of
// pages before the first, and that one without its own. (Of a page's four bytes the last two say where its
// words end; behind that stand the places where they begin.)
inline constexpr const char* kSelectIndexLeads =
    "WITH page (segment, number, begins) AS ("
    "SELECT id >> 37, id & 0x7fffffff, printf('%04X', length(block)) > hex(substr(block, 3, 2)) "
    "FROM ruling_words_data WHERE id > 10 AND id & (63 << 31) = 0), "
    "first (segment, number) AS (SELECT segment, min(number) FROM page GROUP BY segment), "
    "entry (segment, number, skips) AS (SELECT segid, pgno >> 1, pgno & 1 FROM ruling_words_idx "
    "LEFT JOIN first ON segment = segid WHERE number IS NULL OR pgno >> 1 >= number) "
    "SELECT NOT EXISTS (SELECT page.segment, page.number FROM page JOIN first USING (segment) "
    "WHERE begins AND (page.number = 1 OR page.number > first.number) "
    "EXCEPT SELECT segment, number FROM entry) "
    "AND NOT EXISTS (SELECT segment, number FROM entry "
    "EXCEPT SELECT segment, number FROM page WHERE begins) "
    "AND NOT EXISTS (SELECT segment, number FROM entry GROUP BY segment, number HAVING count(*) > 1) "
    "AND NOT EXISTS (SELECT segment, number FROM entry WHERE skips "
    "EXCEPT SELECT id >> 37, id & 0x7fffffff FROM ruling_words_data WHERE id > 10 AND id & (1 << 36))";

// All words in the index, read from one end to the other, and which rulings are found when each is looked
// for; backwards, which takes every entry that leads past pages. The table that lists the words is made
// beside the file, which needs writing to be allowed for a moment.
inline constexpr const char* kSelectQueryOnly = "PRAGMA query_only";
inline constexpr const char* kAllowWriting = "PRAGMA query_only = OFF";
inline constexpr const char* kForbidWriting = "PRAGMA query_only = ON";
inline constexpr const char* kOpenVocabulary =
    "CREATE VIRTUAL TABLE temp.ruling_term USING fts5vocab('main', 'ruling_words', 'col')";
inline constexpr const char* kSelectVocabulary = "SELECT term, col, doc, cnt FROM temp.ruling_term";
inline constexpr const char* kSelectFoundByWord =
    "SELECT term, (SELECT count(*) || ' ' || sum(number) FROM (SELECT rowid AS number FROM ruling_words "
    "WHERE ruling_words MATCH '\"' || replace(term, '\"', '\"\"') || '\"' "
    "ORDER BY rowid DESC LIMIT -1)) FROM (SELECT DISTINCT term FROM temp.ruling_term)";
inline constexpr const char* kCloseVocabulary = "DROP TABLE temp.ruling_term";

// From SQLite's extended result code. NOTADB and the like say Foreign; only the file's bytes can tell a
// damaged one of ours from that (file_system.h).
StoreErrorKind kindOf(int code);
// Of a commit that failed: the journal may be off the disk, and with that it was done. Before that nothing
// is.
bool mayBeCommitted(int code);
// A value was longer than Limits::setLongest says.
bool isTooLong(int code);
// Whether the kind says all that the code does; otherwise SQLite's own words are worth showing.
bool saysAll(int code);

// "schreiber (4711)": the process that holds SQLite's write lock on the file, else another one that reads it;
// where the system can tell.
std::string lockHolder(const std::string& path);

} // namespace schreiber::store::sqlite
