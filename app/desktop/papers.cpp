#include "papers.h"

#include "base/brief.h"
#include "base/bug_watch.h"
#include "base/file_names.h"
#include "base/text.h"

#include <desk/evening.h>
#include <desk/words.h>
#include <kinds/words.h>
#include <pdf/document.h>
#include <tournament/heats.h>

#include <algorithm>
#include <papers/emblem.h>
#include <papers/view.h>
#include <utility>
#include <vector>

namespace schreiber::desktop {
// The bytes of a paper, or why there are none.
struct PaperBytes {
    QByteArray pdf;
    QString problem = {};
    QString lacks = {};
};

namespace {

using kinds::Kind;

const auto kPaperEnding = QStringLiteral(".pdf");
const auto kLandscape = QStringLiteral("landscape");

// Whose names the fonts have not all letters of: the first in a sentence, the others by name.
QString lacksOf(const pdf::Document& document, words::Language language) {
    const std::vector<pdf::MissingCharacters> missing = pdf::missingCharacters(document);
    if (missing.empty()) return {};
    constexpr std::size_t kMostNamed = 6;
    QStringList others;
    for (std::size_t i = 1; i < std::min(missing.size(), kMostNamed); ++i)
        others << brief(text(missing[i].text), kInQuestion);
    if (missing.size() > kMostNamed) others << QStringLiteral("…");
    const QString first = text(kinds::inWords(missing.front(), language));
    return others.isEmpty() ? first
                            : Papers::tr("%1 Ebenso: %2").arg(first, others.join(QStringLiteral(", ")));
}

PaperBytes bytesOf(const pdf::Document& document, words::Language language) {
    const auto bytes = pdf::render(document);
    if (!bytes.ok()) return {{}, text(kinds::inWords(bytes.error(), language))};
    return {QByteArray::fromStdString(*bytes), {}, lacksOf(document, language)};
}

// With the fonts, or why there are none.
PaperBytes withFonts(words::Language language, const std::function<PaperBytes(const pdf::Fonts&)>& made) {
    const auto fonts = pdf::Fonts::load();
    if (!fonts.ok()) return {{}, text(kinds::inWords(fonts.error(), language))};
    return made(*fonts);
}

kinds::Options optionsFor(const pdf::Fonts& fonts, int round, int table, bool mirrored,
                          const PaperLayout& layout) {
    kinds::Options options{fonts, layout.page, std::nullopt, std::nullopt, layout.up};
    if (round > 0) options.round = round;
    if (table > 0) options.table = table;
    options.mirrored = mirrored;
    options.landscape = layout.landscape;
    options.ranks = layout.ranks;
    return options;
}

// Of what is printed in the evening's stress something has to come out: how it does.
QString withoutEmblem(const QString& problem) {
    return problem + QLatin1Char(' ') +
           Papers::tr("„Datei → Verein → Ohne Wappen“ druckt die Urkunden ohne das Wappen.");
}

QString tablesInTitle(const tournament::Tournament& tournament, int round, const std::vector<int>& tables,
                      words::Language language) {
    if (tables.empty()) return {};
    std::vector<std::string> called;
    for (const int table : tables) called.push_back(tournament::tableCalled(tournament, round, table));
    return Papers::tr(", Tisch %1").arg(text(desk::tablesInWords(called, language)));
}

} // namespace

struct PaperRecipe {
    QString title;
    QString fileName;
    QString kept;
    kinds::Uses uses;
    std::function<PaperBytes(const PaperLayout&)> made;
};

QString pageCalled(pdf::PageSize page) {
    QString name = text(pdf::nameOf(page));
    name[0] = name[0].toUpper();
    return name;
}

QString layoutAsKept(const PaperLayout& layout) {
    QStringList words{text(pdf::nameOf(layout.page))};
    if (layout.landscape) words << kLandscape;
    words << QString::number(layout.up);
    return words.join(QLatin1Char(' '));
}

PaperLayout layoutFrom(const QString& kept) {
    PaperLayout layout;
    for (const QString& word : kept.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (const auto page = pdf::pageSizeNamed(utf8(word))) layout.page = *page;
        if (word == kLandscape) layout.landscape = true;
        if (word == QLatin1String("2") || word == QLatin1String("4")) layout.up = word.toInt();
    }
    layout.up = std::min(layout.up, kinds::mostUp(layout.page));
    return layout;
}

Papers::Papers(QObject* parent)
    : QObject(parent) {
    m_workers.setMaxThreadCount(1);
    m_workers.setObjectName(QStringLiteral("papers"));
}

QString Papers::titleOf(Kind kind, words::Language language) {
    return text(std::string(kinds::titleOf(kind, language)));
}

QString Papers::emblemFor(Kind kind) const {
    const bool hasCertificates = kinds::usesOf(kind).ranks;
    return hasCertificates ? m_emblem : QString();
}

void Papers::make(Kind kind, const desk::Evening& evening, int round, int table, words::Language language,
                  const QDateTime& now, const Sought& sought, bool altered) {
    QString title = titleOf(kind, language);
    if (round > 0) title += tr(", Runde %1").arg(round);
    if (table > 0) title += tablesInTitle(evening.tournament(), round, {table}, language);
    papers::Taken taken = papers::takenFrom(evening, altered);
    if (!sought.words.isEmpty()) {
        title += tr(", nur „%1“").arg(sought.words);
        taken.sought = utf8(sought.words);
        std::erase_if(taken.journal,
                      [&](const store::JournalEntry& entry) { return !sought.rows.contains(entry.n); });
    }
    const QString name = text(evening.tournament().settings.name) + QStringLiteral(" – ") + title;
    begin({title, fileNameFor(name, kPaperEnding), text(kinds::nameOf(kind)), kinds::usesOf(kind),
           [kind, taken = std::move(taken), round, table, language, printed = momentOf(now),
            mirrored = m_mirrored, emblem = emblemFor(kind)](const PaperLayout& layout) {
               return withFonts(language, [&](const pdf::Fonts& fonts) -> PaperBytes {
                   const auto logo = papers::emblemFrom(utf8(emblem));
                   if (!logo) return {{}, withoutEmblem(text(desk::inWords(logo.error(), language)))};
                   const kinds::View view = papers::viewOf(taken, kind, round, language, printed);
                   kinds::Options options = optionsFor(fonts, round, table, mirrored, layout);
                   options.logo = *logo;
                   const auto document = kinds::makeReport(kind, view, options);
                   if (!document.ok()) return {{}, text(kinds::inWords(document.error(), language))};
                   return bytesOf(*document, language);
               });
           }});
}

void Papers::make(const QString& title, const std::function<kinds::RulingSheet()>& sheet) {
    begin({title, title + kPaperEnding, QStringLiteral("ruling"), {}, [sheet](const PaperLayout& layout) {
               const kinds::RulingSheet made = sheet();
               return withFonts(made.language, [&](const pdf::Fonts& fonts) {
                   return bytesOf(kinds::rulingSheet(made, fonts, layout.page), made.language);
               });
           }});
}

void Papers::make(const QString& title, const std::function<kinds::RulePaper()>& paper) {
    begin({title,
           title + kPaperEnding,
           text(kinds::nameOf(Kind::Rules)),
           {},
           [paper](const PaperLayout& layout) {
               const kinds::RulePaper made = paper();
               return withFonts(made.language, [&](const pdf::Fonts& fonts) {
                   return bytesOf(kinds::rulePaper(made, fonts, layout.page), made.language);
               });
           }});
}

void Papers::make(const std::vector<Copies>& parts, const desk::Evening& evening, int round,
                  const std::vector<int>& tables, words::Language language, const QDateTime& now,
                  bool altered) {
    QString title = tr("Papiere der Runde %1").arg(round);
    title += tablesInTitle(evening.tournament(), round, tables, language);
    const QString name = text(evening.tournament().settings.name) + QStringLiteral(" – ") + title;
    const papers::Taken taken = papers::takenFrom(evening, altered);
    kinds::Uses uses;
    for (const Copies& part : parts) uses.up = uses.up || kinds::usesOf(part.kind).up;
    begin({title, fileNameFor(name, kPaperEnding), QLatin1String(kRoundPapers), uses,
           [parts, taken, round, tables, language, printed = momentOf(now),
            mirrored = m_mirrored](const PaperLayout& layout) {
               return withFonts(language, [&](const pdf::Fonts& fonts) -> PaperBytes {
                   std::optional<pdf::Document> whole;
                   for (const Copies& part : parts) {
                       const kinds::View view = papers::viewOf(taken, part.kind, round, language, printed);
                       const bool isOfAll = tables.empty() || part.kind == kinds::Kind::Seating;
                       for (const int table : isOfAll ? std::vector<int>{0} : tables) {
                           const auto made = kinds::makeReport(
                               part.kind, view, optionsFor(fonts, round, table, mirrored, layout));
                           if (!made.ok()) return {{}, text(kinds::inWords(made.error(), language))};
                           if (!whole) whole = pdf::Document{made->fonts, made->info, {}};
                           for (int copy = 0; copy < part.copies; ++copy)
                               whole->pages.insert(whole->pages.end(), made->pages.begin(),
                                                   made->pages.end());
                       }
                   }
                   return whole ? bytesOf(*whole, language) : PaperBytes{};
               });
           }});
}

void Papers::begin(PaperRecipe recipe) {
    const PaperLayout layout = layoutFrom(m_layouts.value(recipe.kept));
    make(std::make_shared<const PaperRecipe>(std::move(recipe)), layout);
}

void Papers::makeAgain(const Paper& paper, const PaperLayout& layout) {
    if (paper.recipe) make(paper.recipe, layout);
}

// The one asked for last is the one that is waited for.
void Papers::make(const std::shared_ptr<const PaperRecipe>& recipe, const PaperLayout& layout) {
    m_making = true;
    emit busy(tr("%1 wird gesetzt … Esc: lassen").arg(recipe->title));
    m_workers.start(guarded([this, mine = ++m_number, recipe, layout] {
        const PaperBytes bytes = recipe->made(layout);
        QMetaObject::invokeMethod(this, [this, mine, bytes, recipe, layout] {
            if (mine != m_number) return;
            cancel();
            if (!bytes.problem.isEmpty()) return emit failed(bytes.problem);
            emit made({bytes.pdf, recipe->title, recipe->fileName, layout, recipe->uses, recipe->kept, recipe,
                       bytes.lacks});
        });
    }));
}

void Papers::cancel() {
    ++m_number;
    m_making = false;
    emit busy({});
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
