#include "games/perlaggen/dispute/perlaggen_records.h"

#include "base/text.h"
#include "games/perlaggen/dispute/deal_desk.h"
#include "games/perlaggen/dispute/ruling_text.h"

#include <papers/games/perlaggen/ruling_paper.h>
#include <perlaggen/line/perlaggen.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <perlaggen/ruling/replay.h>

namespace schreiber::desktop {
namespace {

class PerlaggenRecords final : public RecordGame {
  public:
    QString ending() const override { return QStringLiteral(".perlagg"); }

    DealPanel* makePanel(words::Language language, QWidget* parent) const override {
        return new DealDesk(language, parent);
    }

    std::string begunAt(const game::CaseTable&, const game::Head& head) const override {
        return perlaggen::line::perlaggen().judge().written(head);
    }

    QString inOurWords(const QString& record, words::Language language) const override {
        const auto read = perlaggen::record::read(utf8(record));
        return read ? text(perlaggen::record::write(*read, keywordsOf(language))) : record;
    }

    std::optional<base::RecordLines> linesOf(const std::string& record) const override {
        const auto read = perlaggen::record::read(record);
        if (!read || read->size() != 1) return std::nullopt;
        return read->front().lines;
    }

    QString inWords(const base::InputError& error, words::Language language) const override {
        return desktop::inWords(error, language);
    }

    kinds::RulingSheet paper(const tournament::Ruling& ruling, words::Language language,
                             const pdf::Moment& printed) const override {
        const auto read = perlaggen::record::read(ruling.record);
        if (!read || read->size() != 1) return {};
        return papers::rulingPaper(perlaggen::ruling::replay(read->front()), {}, language, printed);
    }
};

} // namespace

const RecordGame& perlaggenRecords() {
    static const PerlaggenRecords kRecords;
    return kRecords;
}

} // namespace schreiber::desktop
