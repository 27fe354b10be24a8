#include "events.h"
#include "header.h"

#include <base/record_file.h>

#include <koenigrufen/record/reader.h>

namespace schreiber::koenigrufen::record {

namespace {

struct TarockFormat {
    using Record = record::Record;
    using Header = ReadHeader;

    static bool known(std::string_view key) { return isKnownKey(key); }
    static bool mayQuote(std::string_view text) { return record::mayQuote(text); }
    static bool isEvent(std::string_view text) { return beginsWithSeat(text); }
    static auto key(int number, std::string_view text, Header& header, base::Defects& defects) {
        return readKey(number, text, header, defects);
    }
    static auto event(const base::Line& line, const Header& /*header*/, base::Defects& defects) {
        return readEvent(line, defects);
    }
    static void check(const Header& header, const Record& record, bool isBroken, base::Defects& defects) {
        checkHeader(header, record.lines.first, isBroken, defects);
    }
};

} // namespace

base::Result<std::vector<Record>, std::vector<base::InputError>> read(std::string_view text,
                                                                      const std::string& file) {
    return base::RecordFile(text, file, TarockFormat()).read();
}

} // namespace schreiber::koenigrufen::record
