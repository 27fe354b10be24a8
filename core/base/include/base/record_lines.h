#pragma once

#include <base/input_error.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The text of records: lines, words, comments, and what of it cannot be read. What stands there is each
// game's own.
namespace schreiber::base {

// One line of a file: its number from 1, its text without the line end, and the comment split off it.
struct Line {
    int number = 0;
    std::string_view text;
    std::optional<std::string_view> comment; // what follows `#`

    // The column of a byte of the text: code points from 1.
    int column(std::size_t at) const;
};

// A word of a line and the byte it starts at.
struct Word {
    std::string_view text;
    std::size_t at = 0;
};

// The words of a part of a line, one after the other.
class Words {
  public:
    explicit Words(const Line& line, std::size_t from = 0)
        : m_text(line.text)
        , m_at(from) {}

    std::optional<Word> next();
    std::optional<Word> peek() const;

    // Where a word that is missing would have stood: behind the last one.
    std::size_t end() const;

  private:
    std::string_view m_text;
    std::size_t m_at;
};

bool isBlank(std::string_view text);
std::string_view trimmed(std::string_view text);

// Texts from elsewhere than a record may hold what would not read back there: a line end, a comment sign or
// whatever `never` is.
std::string readable(std::string text, char never);

// Splits off the comment. Quotes protect a `#` where names may be quoted.
Line splitComment(int number, std::string_view text, bool quotes);

// The lines of a text, LF or CRLF, or CR alone where there is no LF, one after the other.
class LineReader {
  public:
    // Skips a byte-order mark.
    explicit LineReader(std::string_view text);
    std::optional<std::string_view> next();
    int number() const { return m_number; }

  private:
    std::string_view m_rest;
    char m_end = '\n';
    bool m_more = true;
    int m_number = 0;
};

// Stands for what is expected where a line has a word too many.
inline constexpr const char* kEndOfLine = "END-OF-LINE";

// An expectation that says what it hangs on: `CARDS(3;5;Anna)`, a name and what belongs to it. It stands
// behind the plain ones and says the same more fully; the last part is free text.
std::string particular(std::string_view name, const std::vector<std::string>& about);

// The defects of a file as they are found.
class Defects {
  public:
    explicit Defects(std::string file)
        : m_file(std::move(file)) {}

    void add(const Line& line, std::size_t at, std::string_view found, std::vector<std::string> expected);
    void add(const Line& line, const Word& word, std::vector<std::string> expected) {
        add(line, word.at, word.text, std::move(expected));
    }
    // Of a line as a whole.
    void addAt(int line, int column, std::string_view found, std::vector<std::string> expected);

    bool none() const { return m_found.empty(); }
    std::vector<InputError> inOrder() &&;

  private:
    static constexpr std::size_t kMost = 100;

    std::string m_file;
    std::vector<InputError> m_found;
};

// A picture or a program begins with bytes that no text has; that is told once, and not line by line.
bool isBinary(std::string_view text);

// Whether two words can be the same, by their first letters alone: most that differ do so there.
bool beginAlike(std::string_view written, std::string_view keyword);

// Case-blind, and a typist without umlauts is understood: hält, HÄLT, haelt.
bool sameWord(std::string_view written, std::string_view keyword);

// A comment of a record.
struct RecordComment {
    enum class Place : std::uint8_t { Top, Key, Event, End };

    Place place = Place::Top;
    std::string key{};     // Place::Key: the key's line, `hand A` with its seat
    std::size_t event = 0; // Place::Event
    bool behind = false;   // on the same line, else on a line of its own before it
    std::string text{};    // what follows the `#`, without trailing space

    friend bool operator==(const RecordComment&, const RecordComment&) = default;
};

// Lines of the file, from 1, for rulings to point at.
struct RecordLines {
    int first = 1;              // of the record
    int written = 0;            // of the key `written`; 0 where there is none
    std::vector<int> unknown{}; // one for each of Header::unknown
    std::vector<int> events{};  // one for each event
};

// A byte that no record may contain: broken UTF-8, or a control character other than the tab.
std::optional<std::size_t> firstUnreadableByte(std::string_view text);

} // namespace schreiber::base
