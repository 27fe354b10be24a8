#include "papers.h"

#include "base/bug_watch.h"
#include "base/file_names.h"
#include "base/text.h"

#include <desk/evening.h>
#include <desk/words.h>
#include <kinds/words.h>
#include <pdf/document.h>
#include <tournament/heats.h>

#include <papers/view.h>
#include <utility>
#include <vector>

namespace schreiber::desktop {
namespace {

using kinds::Kind;

const auto kPaperEnding = QStringLiteral(".pdf");

} // namespace

Papers::Papers(QObject* parent)
    : QObject(parent) {
    m_workers.setMaxThreadCount(1);
    m_workers.setObjectName(QStringLiteral("papers"));
}

QString Papers::titleOf(Kind kind, words::Language language) {
    return text(std::string(kinds::titleOf(kind, language)));
}

Papers::Bytes Papers::bytesOf(const pdf::Document& document, words::Language language) {
    const auto bytes = pdf::render(document);
    if (!bytes.ok()) return {{}, text(kinds::inWords(bytes.error(), language))};
    return {QByteArray::fromStdString(*bytes), {}};
}

namespace {

kinds::Options optionsFor(const pdf::Fonts& fonts, int round, int table, bool mirrored) {
    kinds::Options options{fonts, pdf::PageSize::A4, std::nullopt, std::nullopt, 1};
    if (round > 0) options.round = round;
    if (table > 0) options.table = table;
    options.mirrored = mirrored;
    return options;
}

} // namespace

Papers::Bytes Papers::bytesOf(Kind kind, const kinds::View& view, int round, int table, bool mirrored) {
    const auto fonts = pdf::Fonts::load();
    if (!fonts.ok()) return {{}, text(kinds::inWords(fonts.error(), view.language))};
    const auto document = kinds::makeReport(kind, view, optionsFor(*fonts, round, table, mirrored));
    if (!document.ok()) return {{}, text(kinds::inWords(document.error(), view.language))};
    return bytesOf(*document, view.language);
}

Papers::Bytes Papers::bytesOf(const kinds::RulingSheet& sheet) {
    const auto fonts = pdf::Fonts::load();
    if (!fonts.ok()) return {{}, text(kinds::inWords(fonts.error(), sheet.language))};
    return bytesOf(kinds::rulingSheet(sheet, *fonts, pdf::PageSize::A4), sheet.language);
}

Papers::Bytes Papers::bytesOf(const kinds::RulePaper& paper) {
    const auto fonts = pdf::Fonts::load();
    if (!fonts.ok()) return {{}, text(kinds::inWords(fonts.error(), paper.language))};
    return bytesOf(kinds::rulePaper(paper, *fonts, pdf::PageSize::A4), paper.language);
}

void Papers::make(Kind kind, const desk::Evening& evening, int round, int table, words::Language language,
                  const QDateTime& now, const Sought& sought, bool altered) {
    QString title = titleOf(kind, language);
    if (round > 0) title += tr(", Runde %1").arg(round);
    if (table > 0)
        title += tr(", Tisch %1")
                     .arg(text(desk::tableInWords(tournament::tableCalled(evening.tournament(), round, table),
                                                  language)));
    papers::Taken taken = papers::takenFrom(evening, altered);
    if (!sought.words.isEmpty()) {
        title += tr(", nur „%1“").arg(sought.words);
        taken.sought = utf8(sought.words);
        std::erase_if(taken.journal,
                      [&](const store::JournalEntry& entry) { return !sought.rows.contains(entry.n); });
    }
    const QString name = text(evening.tournament().settings.name) + QStringLiteral(" – ") + title;
    begin(title, fileNameFor(name, kPaperEnding),
          [kind, taken = std::move(taken), round, table, language, printed = momentOf(now),
           mirrored = m_mirrored] {
              const kinds::View view = papers::viewOf(taken, kind, round, language, printed);
              return bytesOf(kind, view, round, table, mirrored);
          });
}

void Papers::make(const QString& title, const std::function<kinds::RulingSheet()>& sheet) {
    begin(title, title + kPaperEnding, [sheet] { return bytesOf(sheet()); });
}

void Papers::make(const QString& title, const std::function<kinds::RulePaper()>& paper) {
    begin(title, title + kPaperEnding, [paper] { return bytesOf(paper()); });
}

void Papers::make(const std::vector<Copies>& parts, const desk::Evening& evening, int round,
                  words::Language language, const QDateTime& now, bool altered) {
    const QString title = tr("Papiere der Runde %1").arg(round);
    const QString name = text(evening.tournament().settings.name) + QStringLiteral(" – ") + title;
    const papers::Taken taken = papers::takenFrom(evening, altered);
    begin(title, fileNameFor(name, kPaperEnding),
          [parts, taken, round, language, printed = momentOf(now), mirrored = m_mirrored]() -> Bytes {
              const auto fonts = pdf::Fonts::load();
              if (!fonts.ok()) return {{}, text(kinds::inWords(fonts.error(), language))};
              std::optional<pdf::Document> whole;
              for (const Copies& part : parts) {
                  const kinds::View view = papers::viewOf(taken, part.kind, round, language, printed);
                  const auto made =
                      kinds::makeReport(part.kind, view, optionsFor(*fonts, round, 0, mirrored));
                  if (!made.ok()) return {{}, text(kinds::inWords(made.error(), language))};
                  if (!whole) whole = pdf::Document{made->fonts, made->info, {}};
                  for (int copy = 0; copy < part.copies; ++copy)
                      whole->pages.insert(whole->pages.end(), made->pages.begin(), made->pages.end());
              }
              return whole ? bytesOf(*whole, language) : Bytes{};
          });
}

// The one asked for last is the one that is waited for.
void Papers::begin(const QString& title, const QString& fileName, const std::function<Bytes()>& made) {
    m_making = true;
    emit busy(tr("%1 wird gesetzt … Esc: lassen").arg(title));
    m_workers.start(guarded([this, mine = ++m_number, made, title, fileName] {
        const Bytes bytes = made();
        QMetaObject::invokeMethod(this, [this, mine, bytes, title, fileName] {
            if (mine != m_number) return;
            cancel();
            tell(bytes, title, fileName);
        });
    }));
}

void Papers::cancel() {
    ++m_number;
    m_making = false;
    emit busy({});
}

void Papers::tell(const Bytes& bytes, const QString& title, const QString& fileName) {
    if (bytes.problem.isEmpty())
        emit made({bytes.pdf, title, fileName});
    else
        emit failed(bytes.problem);
}

pdf::Moment Papers::momentOf(const QDateTime& now) {
    pdf::Moment moment;
    moment.year = now.date().year();
    moment.month = now.date().month();
    moment.day = now.date().day();
    moment.time = pdf::Moment::Time{now.time().hour(), now.time().minute(), now.time().second()};
    return moment;
}

} // namespace schreiber::desktop
