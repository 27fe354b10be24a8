#include <base/record_lines.h>
#include <base/utf8.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace schreiber::base {
namespace {

constexpr std::string_view kSpace = " \t";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// A text letter by letter, in lower case and with umlauts written out. A combining diaeresis after its
// vowel comes out as the same `e`.
class Spelled {
  public:
    explicit Spelled(std::string_view text)
        : m_rest(text) {}

    // 0 at the end.
    char32_t next() {
        if (m_second != 0) return std::exchange(m_second, 0);
        if (m_rest.empty()) return 0;
        const auto decoded = decodeOne(m_rest);
        m_rest.remove_prefix(decoded.length);
        switch (decoded.codePoint) {
        case U'ä':
        case U'Ä':
            m_second = 'e';
            return 'a';
        case U'ö':
        case U'Ö':
            m_second = 'e';
            return 'o';
        case U'ü':
        case U'Ü':
            m_second = 'e';
            return 'u';
        case 0x308:
            return 'e';
        default:
            break;
        }
        const bool capital = decoded.codePoint >= 'A' && decoded.codePoint <= 'Z';
        return capital ? decoded.codePoint - 'A' + 'a' : decoded.codePoint;
    }

  private:
    std::string_view m_rest;
    char32_t m_second = 0;
};

} // namespace

int Line::column(std::size_t at) const {
    int column = 1;
    for (std::size_t i = 0; i < at && i < text.size(); i += decodeOne(text.substr(i)).length) ++column;
    return column;
}

std::optional<Word> Words::peek() const {
    const auto from = m_text.find_first_not_of(kSpace, m_at);
    if (from == std::string_view::npos) return std::nullopt;
    const auto to = std::min(m_text.find_first_of(kSpace, from), m_text.size());
    return Word{m_text.substr(from, to - from), from};
}

std::optional<Word> Words::next() {
    const auto word = peek();
    if (word) m_at = word->at + word->text.size();
    return word;
}

std::size_t Words::end() const {
    return m_text.find_last_not_of(kSpace) + 1;
}

bool isBlank(std::string_view text) {
    return text.find_first_not_of(kSpace) == std::string_view::npos;
}

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(kSpace);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(kSpace) - from + 1);
}

std::string readable(std::string text, char never) {
    for (char& c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\t') || byte == 0x7F || c == never) c = ' ';
    }
    return text;
}

Line splitComment(int number, std::string_view text, bool quotes) {
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (quotes && text[i] == '"') quoted = !quoted;
        if (text[i] != '#' || quoted) continue;
        const auto comment = text.substr(i + 1);
        return {number, text.substr(0, i), comment.substr(0, comment.find_last_not_of(kSpace) + 1)};
    }
    return {number, text, std::nullopt};
}

LineReader::LineReader(std::string_view text)
    : m_rest(text) {
    if (m_rest.starts_with(kByteOrderMark)) m_rest.remove_prefix(kByteOrderMark.size());
    if (m_rest.find('\n') == std::string_view::npos) m_end = '\r';
    m_more = !m_rest.empty();
}

std::optional<std::string_view> LineReader::next() {
    if (!m_more) return std::nullopt;
    ++m_number;
    const auto end = m_rest.find(m_end);
    auto line = m_rest.substr(0, end);
    m_more = end != std::string_view::npos && end + 1 < m_rest.size();
    m_rest.remove_prefix(m_more ? end + 1 : m_rest.size());
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::string particular(std::string_view name, const std::vector<std::string>& about) {
    std::string text(name);
    for (std::size_t i = 0; i < about.size(); ++i) text += (i == 0 ? "(" : ";") + about[i];
    return text + (about.empty() ? "()" : ")");
}

void Defects::add(const Line& line, std::size_t at, std::string_view found,
                  std::vector<std::string> expected) {
    if (m_found.size() == kMost) return;
    addAt(line.number, line.column(at), found, std::move(expected));
}

void Defects::addAt(int line, int column, std::string_view found, std::vector<std::string> expected) {
    if (m_found.size() == kMost) return;
    m_found.push_back({m_file, line, column, printable(found), std::move(expected)});
}

std::vector<InputError> Defects::inOrder() && {
    std::stable_sort(m_found.begin(), m_found.end(), [](const auto& a, const auto& b) {
        return std::tie(a.line, a.column) < std::tie(b.line, b.column);
    });
    return std::move(m_found);
}

bool isBinary(std::string_view text) {
    constexpr std::size_t kLooked = 4096;
    constexpr std::ptrdiff_t kMany = 8;
    const std::string_view head = text.substr(0, kLooked);
    return std::count_if(head.begin(), head.end(), [](char c) {
               const auto byte = static_cast<unsigned char>(c);
               return byte < 0x20 && c != '\t' && c != '\n' && c != '\r';
           }) >= kMany;
}

bool beginAlike(std::string_view written, std::string_view keyword) {
    if (written.empty() || keyword.empty()) return written.empty() == keyword.empty();
    const auto a = static_cast<unsigned char>(written.front());
    const auto b = static_cast<unsigned char>(keyword.front());
    return ((a | b) & 0x80U) != 0 || (a | 0x20U) == (b | 0x20U);
}

bool sameWord(std::string_view written, std::string_view keyword) {
    if (!beginAlike(written, keyword)) return false;
    Spelled a(written);
    Spelled b(keyword);
    for (;;) {
        const char32_t left = a.next();
        if (left != b.next()) return false;
        if (left == 0) return true;
    }
}

std::optional<std::size_t> firstUnreadableByte(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto next = decodeOne(text.substr(i));
        const bool control = next.codePoint < 0x20 || next.codePoint == 0x7F;
        if (!next.valid || (control && next.codePoint != '\t')) return i;
        i += next.length;
    }
    return std::nullopt;
}

} // namespace schreiber::base
