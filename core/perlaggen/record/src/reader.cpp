#include "events.h"
#include "header.h"
#include "header_check.h"
#include "lines.h"

#include <base/record_file.h>

#include <perlaggen/record/reader.h>

namespace schreiber::perlaggen::record {

namespace {

class DealFormat {
  public:
    using Record = record::Record;
    using Header = ReadHeader;

    explicit DealFormat(const FindRuleSet& find)
        : m_find(find) {}

    static bool known(std::string_view key) { return isKnownKey(key); }
    static bool mayQuote(std::string_view text) { return record::mayQuote(text); }
    static bool isEvent(std::string_view text) { return beginsWithSeat(text); }
    static auto key(int number, std::string_view text, Header& header, Defects& defects) {
        return readKey(number, text, header, defects);
    }
    std::optional<deal::Event> event(const Line& line, const Header& read, Defects& defects) {
        auto event = readEvent(line, read.header.trump.has_value() || m_turned, seats(read), defects);
        if (!event) return event;
        m_turned = m_turned || std::holds_alternative<deal::Turn>(event->action);
        m_eventLines.push_back(line);
        return event;
    }
    void check(const Header& header, const Record& record, bool isBroken, Defects& defects) {
        checkDeal({header, record, m_eventLines, isBroken}, m_find, defects);
        m_eventLines.clear();
        m_turned = false;
    }

  private:
    // At the table, as far as the header could be read.
    int seats(const Header& read) const {
        if (read.header.seats) return *read.header.seats;
        const rulebook::RuleSet* set = m_find(read.header.rules);
        return set == nullptr ? cards::kMostSeats : set->seats.front();
    }

    const FindRuleSet& m_find;
    std::vector<Line> m_eventLines;
    bool m_turned = false; // the trump card, in the deal being read
};

} // namespace

base::Result<std::vector<Record>, std::vector<base::InputError>>
read(std::string_view text, const std::string& file, const FindRuleSet& find) {
    return base::RecordFile(text, file, DealFormat(find)).read();
}

} // namespace schreiber::perlaggen::record
