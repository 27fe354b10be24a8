#pragma once

#include <base/record_lines.h>
#include <base/result.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// A file of records, as every game has it: heads of `key: value` and what happened, a line each, comments,
// and
// `---` between two.
namespace schreiber::base {

// Reads a file line by line into one deal after the other. What a game's records are like says `Format`:
//   Record, with header, events, comments and lines; Header, as far as it was read: places, find(key), header
//   known(key), mayQuote(text), isEvent(text)   what a line is
//   key(number, text, header, defects)          one of the head: its canonical name, if it can be read
//   event(line, header, defects)                what happened; nothing where it cannot be read
//   check(header, record, isBroken, defects)    what only the whole deal shows; the next one begins after it
template <class Format>
class RecordFile {
    using Record = typename Format::Record;
    using Header = typename Format::Header;
    using Place = RecordComment::Place;

  public:
    RecordFile(std::string_view text, const std::string& file, Format format)
        : m_text(text)
        , m_file(file)
        , m_lines(text)
        , m_defects(file)
        , m_format(std::move(format)) {}

    // Every deal, or every defect in the order of the text.
    Result<std::vector<Record>, std::vector<InputError>> read() {
        if (isBinary(m_text))
            return fail(std::vector{InputError{m_file, 1, 1, {}, {particular("OTHER-KIND", {})}}});
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
            return fail(std::move(defects));
        }
        m_records.back().comments.insert(m_records.back().comments.end(), m_waiting.begin(), m_waiting.end());
        return std::move(m_records);
    }

  private:
    static constexpr std::string_view kBetweenDeals = "---";
    // More than any deal has, however it is disputed; what goes on beyond it is no deal record.
    static constexpr std::size_t kMostEvents = 2000;
    // More than a club plays in a year.
    static constexpr std::size_t kMostDeals = 20'000;
    // Lines that are kept, of all deals together: a year's again.
    static constexpr std::size_t kMostLines = 400'000;
    static constexpr std::size_t kMostKeys = 200; // of a head
    // The longest that anybody wrote has some hundred bytes. A key that is not ours is kept as it stands:
    // what a program wrote there, as ours writes a whole ruling, may be long.
    static constexpr std::size_t kLongestLine = 20'000;
    static constexpr std::size_t kLongestUnknownKey = std::size_t{32}
                                                      << 20U; // a whole ruling may stand in one

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
        const Line line = splitComment(m_lines.number(), text, !m_headerDone && m_format.mayQuote(text));
        if (!isBlank(text) && trimmed(line.text) != kBetweenDeals && m_kept++ == kMostLines) {
            m_tooMany = true;
            return m_defects.addAt(line.number, 1, trimmed(text),
                                   {kEndOfLine, particular("LINES", {std::to_string(kMostLines)})});
        }
        if (isBlank(line.text)) {
            if (line.comment)
                m_waiting.push_back({Place::End, {}, 0, false, std::string(*line.comment)});
            else if (!m_header.places.empty())
                m_headerDone = true;
            return;
        }
        if (trimmed(line.text) == kBetweenDeals) {
            endDeal();
            if (line.comment) m_waiting.push_back({Place::End, {}, 0, false, std::string(*line.comment)});
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
        if (!m_headerDone && m_format.isEvent(line.text)) m_headerDone = true;
        if (m_headerDone)
            readEventLine(line);
        else
            readHeaderLine(line);
    }

    std::size_t mostBytes(std::string_view text) const {
        const std::string_view name =
            trimmed(text.substr(0, std::min(text.find_first_of(":#"), kLongestLine)));
        const bool unknown = !m_headerDone && !name.empty() && name.size() < kLongestLine &&
                             text.find(':') < text.find('#') && !m_format.known(name);
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
        const auto key = m_format.key(line.number, line.text, m_header, m_defects);
        if (!key) {
            m_headerBroken = true;
            return;
        }
        m_known = m_known || m_format.known(*key);
        if (first)
            settleComments(Place::Top, {}, 0);
        else
            settleComments(Place::Key, *key, 0);
        if (line.comment)
            m_record.comments.push_back({Place::Key, *key, 0, true, std::string(*line.comment)});
    }

    void readEventLine(const Line& line) {
        if (m_record.events.size() == kMostEvents) {
            if (!m_tooLong)
                m_defects.addAt(
                    line.number, 1, trimmed(line.text),
                    {std::string(kBetweenDeals), particular("EVENTS", {std::to_string(kMostEvents)})});
            m_tooLong = true;
            return;
        }
        m_known = m_known || m_format.isEvent(line.text);
        auto event = m_format.event(line, m_header, m_defects);
        if (!event) return;
        const auto at = m_record.events.size();
        settleComments(m_header.places.empty() && at == 0 ? Place::Top : Place::Event, {}, at);
        if (line.comment)
            m_record.comments.push_back({Place::Event, {}, at, true, std::string(*line.comment)});
        m_record.events.push_back(std::move(*event));
        m_record.lines.events.push_back(line.number);
    }

    // The comments read so far stand before what has just been read.
    void settleComments(Place place, const std::string& key, std::size_t event) {
        for (RecordComment& comment : m_waiting) {
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
        m_format.check(m_header, m_record, m_headerBroken, m_defects);
        if (m_defects.none()) {
            settleComments(Place::End, {}, 0);
            if (const auto* place = m_header.find("written")) m_record.lines.written = place->line.number;
            for (const auto& [name, value] : m_header.header.unknown)
                if (const auto* place = m_header.find(name))
                    m_record.lines.unknown.push_back(place->line.number);
            m_record.header = std::move(m_header.header);
            m_records.push_back(std::move(m_record));
        }
        m_record = {};
        m_header = {};
        m_waiting.clear();
        m_headerDone = m_headerBroken = m_tooLong = m_content = false;
    }

    std::string_view m_text;
    std::string m_file;
    LineReader m_lines;
    Defects m_defects;
    Format m_format;
    std::vector<Record> m_records;
    bool m_tooMany = false; // deals, or lines
    std::size_t m_kept = 0; // lines
    bool m_known = false;   // something that only a deal record has

    // Of the deal being read.
    Record m_record;
    Header m_header;
    std::vector<RecordComment> m_waiting;
    bool m_headerDone = false;
    bool m_headerBroken = false;
    bool m_tooLong = false;
    bool m_content = false;
};

} // namespace schreiber::base
