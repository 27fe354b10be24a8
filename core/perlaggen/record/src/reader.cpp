#include "events.h"
#include "header.h"
#include "header_check.h"
#include "lines.h"

#include <algorithm>
#include <perlaggen/record/reader.h>

namespace schreiber::perlaggen::record {
namespace {

constexpr std::string_view kBetweenDeals = "---";
// More than any deal has, however it is disputed; what goes on beyond it is no deal record.
constexpr std::size_t kMostEvents = 2000;
// More than a club plays in a year.
constexpr std::size_t kMostDeals = 20'000;
// Lines that are kept, of all deals together: a year's again.
constexpr std::size_t kMostLines = 400'000;
constexpr std::size_t kMostKeys = 200; // of a head
// The longest that anybody wrote has some hundred bytes. A key that is not ours is kept as it stands: what a
// program wrote there, as ours writes a whole ruling, may be long.
constexpr std::size_t kLongestLine = 20'000;
constexpr std::size_t kLongestUnknownKey = std::size_t{32} << 20U; // a whole ruling may stand in one

// Reads a file line by line into one deal after the other.
class FileReader {
  public:
    FileReader(std::string_view text, const std::string& file, const FindRuleSet& find)
        : m_lines(text)
        , m_defects(file)
        , m_find(find) {}

    base::Result<std::vector<Record>, std::vector<base::InputError>> read() {
        for (auto text = m_lines.next(); text && !m_tooMany; text = m_lines.next()) readLine(*text);
        endDeal();
        if (m_records.empty() && m_defects.none()) m_defects.addAt(1, 1, {}, {"rules: RULE-SET"});
        if (!m_defects.none()) {
            auto defects = std::move(m_defects).inOrder();
            // a list, a letter: that is told once, and not line by line
            if (!m_known) {
                defects.resize(1);
                defects[0].expected = {"rules: RULE-SET", particular("NO-RECORD", {})};
            }
            return base::fail(std::move(defects));
        }
        m_records.back().comments.insert(m_records.back().comments.end(), m_waiting.begin(), m_waiting.end());
        return std::move(m_records);
    }

  private:
    void readLine(std::string_view text) {
        if (const auto bad = firstUnreadableByte(text)) {
            m_content = true;
            m_headerBroken = m_headerBroken || !m_headerDone;
            const Line line{m_lines.number(), text, std::nullopt};
            return m_defects.add(line, *bad, text.substr(*bad, 1), {"UTF-8"});
        }
        if (const std::size_t most = text.size() > kLongestLine ? mostBytes(text) : kLongestLine;
            text.size() > most) {
            m_content = true;
            m_headerBroken = m_headerBroken || !m_headerDone;
            return m_defects.addAt(m_lines.number(), 1, trimmed(text.substr(0, most)),
                                   {kEndOfLine, particular("LINE", {std::to_string(most)})});
        }
        const Line line = splitComment(m_lines.number(), text, !m_headerDone && mayQuote(text));
        if (!isBlank(text) && trimmed(line.text) != kBetweenDeals && m_kept++ == kMostLines) {
            m_tooMany = true;
            return m_defects.addAt(line.number, 1, trimmed(text),
                                   {kEndOfLine, particular("LINES", {std::to_string(kMostLines)})});
        }
        if (isBlank(line.text)) {
            if (line.comment)
                m_waiting.push_back({Comment::Place::End, {}, 0, false, std::string(*line.comment)});
            else if (!m_header.places.empty())
                m_headerDone = true;
            return;
        }
        if (trimmed(line.text) == kBetweenDeals) {
            endDeal();
            if (line.comment)
                m_waiting.push_back({Comment::Place::End, {}, 0, false, std::string(*line.comment)});
            return;
        }
        if (!m_content && m_records.size() == kMostDeals) {
            m_tooMany = true;
            return m_defects.addAt(line.number, 1, trimmed(line.text),
                                   {kEndOfLine, particular("DEALS", {std::to_string(kMostDeals)})});
        }
        if (!m_content) m_record.lines.first = line.number;
        m_content = true;
        // A header that runs into the events without a blank line is understood all the same.
        if (!m_headerDone && beginsWithSeat(line.text)) m_headerDone = true;
        if (m_headerDone)
            readEventLine(line);
        else
            readHeaderLine(line);
    }

    std::size_t mostBytes(std::string_view text) const {
        const std::string_view name =
            trimmed(text.substr(0, std::min(text.find_first_of(":#"), kLongestLine)));
        const bool unknown = !m_headerDone && !name.empty() && name.size() < kLongestLine &&
                             text.find(':') < text.find('#') && !isKnownKey(name);
        return unknown ? kLongestUnknownKey : kLongestLine;
    }

    void readHeaderLine(const Line& line) {
        if (m_header.places.size() == kMostKeys) {
            m_headerBroken = true;
            if (!m_tooLong)
                m_defects.addAt(
                    line.number, 1, trimmed(line.text),
                    {std::string(kBetweenDeals), particular("KEYS", {std::to_string(kMostKeys)})});
            m_tooLong = true;
            return;
        }
        const bool first = m_header.places.empty();
        const auto key = readKey(line.number, line.text, m_header, m_defects);
        if (!key) {
            m_headerBroken = true;
            return;
        }
        m_known = m_known || isKnownKey(*key);
        if (first)
            settleComments(Comment::Place::Top, {}, 0);
        else
            settleComments(Comment::Place::Key, *key, 0);
        if (line.comment)
            m_record.comments.push_back({Comment::Place::Key, *key, 0, true, std::string(*line.comment)});
    }

    void readEventLine(const Line& line) {
        if (m_eventLines.size() == kMostEvents) {
            if (!m_tooLong)
                m_defects.addAt(
                    line.number, 1, trimmed(line.text),
                    {std::string(kBetweenDeals), particular("EVENTS", {std::to_string(kMostEvents)})});
            m_tooLong = true;
            return;
        }
        m_known = m_known || beginsWithSeat(line.text);
        auto event = readEvent(line, m_header.header.trump.has_value() || m_turned, seats(), m_defects);
        if (!event) return;
        m_turned = m_turned || std::holds_alternative<deal::Turn>(event->action);
        const auto at = m_record.events.size();
        settleComments(m_header.places.empty() && at == 0 ? Comment::Place::Top : Comment::Place::Event, {},
                       at);
        if (line.comment)
            m_record.comments.push_back({Comment::Place::Event, {}, at, true, std::string(*line.comment)});
        m_record.events.push_back(std::move(*event));
        m_record.lines.events.push_back(line.number);
        m_eventLines.push_back(line);
    }

    // At the table, as far as the header could be read.
    int seats() const {
        if (m_header.header.seats) return *m_header.header.seats;
        const rulebook::RuleSet* set = m_find(m_header.header.rules);
        return set == nullptr ? cards::kMostSeats : set->seats.front();
    }

    // The comments read so far stand before what has just been read.
    void settleComments(Comment::Place place, const std::string& key, std::size_t event) {
        for (Comment& comment : m_waiting) {
            comment.place = place;
            comment.key = key;
            comment.event = event;
            m_record.comments.push_back(std::move(comment));
        }
        m_waiting.clear();
    }

    // Nothing but blank lines between two separators is no deal; its comments go on to the next.
    void endDeal() {
        if (!m_content) return;
        checkDeal({m_header, m_record, m_eventLines, m_headerBroken}, m_find, m_defects);
        if (m_defects.none()) {
            settleComments(Comment::Place::End, {}, 0);
            if (const auto* place = m_header.find("written")) m_record.lines.written = place->line.number;
            for (const auto& [name, value] : m_header.header.unknown)
                if (const auto* place = m_header.find(name))
                    m_record.lines.unknown.push_back(place->line.number);
            m_record.header = std::move(m_header.header);
            m_records.push_back(std::move(m_record));
        }
        m_record = {};
        m_header = {};
        m_eventLines.clear();
        m_waiting.clear();
        m_headerDone = m_headerBroken = m_turned = m_tooLong = m_content = false;
    }

    LineReader m_lines;
    Defects m_defects;
    const FindRuleSet& m_find;
    std::vector<Record> m_records;
    bool m_tooMany = false; // deals, or lines
    std::size_t m_kept = 0; // lines
    bool m_known = false;   // something that only a deal record has

    // Of the deal being read.
    Record m_record;
    ReadHeader m_header;
    std::vector<Line> m_eventLines;
    std::vector<Comment> m_waiting;
    bool m_headerDone = false;
    bool m_headerBroken = false;
    bool m_turned = false;
    bool m_tooLong = false;
    bool m_content = false;
};

} // namespace

base::Result<std::vector<Record>, std::vector<base::InputError>>
read(std::string_view text, const std::string& file, const FindRuleSet& find) {
    if (isBinary(text))
        return base::fail(std::vector{base::InputError{file, 1, 1, {}, {particular("OTHER-KIND", {})}}});
    return FileReader(text, file, find).read();
}

} // namespace schreiber::perlaggen::record
