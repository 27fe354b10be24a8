#include "games/koenigrufen/dispute/tarock_records.h"

#include "base/text.h"
#include "games/koenigrufen/dispute/tarock_desk.h"

#include <desk/input_words.h>
#include <kinds/view.h>

#include <QStringList>

#include <koenigrufen/line/koenigrufen.h>
#include <koenigrufen/line/short_questions.h>
#include <koenigrufen/record/reader.h>
#include <papers/disputes.h>

namespace schreiber::desktop {
namespace {

namespace record = koenigrufen::record;

class TarockRecords final : public RecordGame {
  public:
    QString ending() const override { return QStringLiteral(".tarock"); }

    DealPanel* makePanel(words::Language language, QWidget* parent) const override {
        return new TarockDesk(language, parent);
    }

    std::string begunAt(const game::CaseTable& table, const game::Head& head) const override {
        return koenigrufen::line::koenigrufen().judge().completed(koenigrufen::line::recordBegunAt(table),
                                                                  head);
    }

    QString inOurWords(const QString& written, words::Language language) const override {
        const auto read = record::read(utf8(written));
        return read ? text(record::write(*read, tarockKeywords(language))) : written;
    }

    std::optional<base::RecordLines> linesOf(const std::string& written) const override {
        const auto read = record::read(written);
        if (!read || read->size() != 1) return std::nullopt;
        return read->front().lines;
    }

    QString inWords(const base::InputError& error, words::Language language) const override {
        return text(desk::whatInWords(error, language));
    }

    kinds::RulingSheet paper(const tournament::Ruling& ruling, words::Language language,
                             const pdf::Moment& printed) const override {
        const auto clock = [](const std::string& utc) { return utc; };
        return kinds::sheetOf(papers::disputeOf({}, ruling, language, clock), language, printed);
    }
};

} // namespace

const RecordGame& tarockRecords() {
    static const TarockRecords kRecords;
    return kRecords;
}

record::Keywords tarockKeywords(words::Language language) {
    return language == words::Language::German ? record::Keywords::German : record::Keywords::English;
}

} // namespace schreiber::desktop
