#include "commands.h"
#include "files.h"
#include "json/writers.h"
#include "papers.h"
#include "soundness.h"

#include <base/number.h>
#include <kinds/report.h>
#include <pdf/document.h>

#include <nlohmann/json.hpp>

#include <ctime>
#include <iostream>
#include <papers/emblem.h>
#include <papers/view.h>

namespace schreiber::cli {

namespace {

struct ReportWanted {
    std::string kind;
    std::string file;
    std::string out;
    std::string page = "a4";
    std::string date;
    int round = 0;
    int table = 0;
    int ruling = 0;
    int up = 1;
    bool mirrored = false;
    bool landscape = false;
    std::string ranks;
    std::string logo;
};

// "1-3", "2"; nothing where it is none.
std::optional<std::pair<int, int>> ranksIn(const std::string& text) {
    constexpr int kMost = 100'000;
    const std::size_t dash = text.find('-');
    const auto first = base::readNumber(text.substr(0, dash), 1, kMost);
    const auto last = dash == std::string::npos ? first : base::readNumber(text.substr(dash + 1), 1, kMost);
    if (!first || !last || *last < *first) return std::nullopt;
    return std::pair(*first, *last);
}

std::vector<std::string> pageNames() {
    std::vector<std::string> names;
    for (const pdf::PageSize page : pdf::kPageSizes) names.emplace_back(pdf::nameOf(page));
    return names;
}

std::vector<std::string> kindNames() {
    std::vector<std::string> names;
    for (const kinds::Kind kind : kinds::kKinds) names.emplace_back(kinds::nameOf(kind));
    return names;
}

const std::string& knownKinds() {
    static const std::string known = [] {
        std::string all;
        for (const std::string& name : kindNames()) all += (all.empty() ? "" : ", ") + name;
        return all;
    }();
    return known;
}

desk::Outcome<papers::Emblem> logoFrom(const std::string& path) {
    if (path.empty()) return papers::Emblem();
    const auto bytes = readWhole(path, pdf::kMostImageBytes); // which may be standard input
    if (!bytes) return base::fail(bytes.error());
    return papers::emblemIn(*bytes, path);
}

int runReport(const Session& session, const ReportWanted& wanted) {
    const auto kind = kinds::kindNamed(wanted.kind);
    if (!kind) return session.fail({"report", 0, 0, wanted.kind, asTyped(kindNames())});
    const auto page = pdf::pageSizeNamed(wanted.page);
    if (!page) return session.fail({"--page", 0, 0, wanted.page, asTyped(pageNames())});
    const auto printed = wanted.date.empty() ? std::optional(now()) : pdf::momentFrom(wanted.date);
    if (!printed) return session.fail({"--date", 0, 0, wanted.date, {"iso_date"}});
    const auto ranks = ranksIn(wanted.ranks);
    if (!ranks && !wanted.ranks.empty()) return session.fail({"--ranks", 0, 0, wanted.ranks, {"rank_span"}});
    const auto logo = logoFrom(wanted.logo);
    if (!logo) return session.fail(logo.error());
    const auto evening = openToRead(wanted.file);
    if (!evening) return session.fail(evening.error());
    const tournament::Settings& settings = evening->tournament().settings;
    if (const auto none = papers::whyNoPaper(*kind, settings)) return session.fail(desk::Failure{*none});
    const Soundness soundness(session, *evening);
    if (soundness.failure()) return session.fail(*soundness.failure());
    const Paper paper{
        *kind,         *page,           wanted.round,     wanted.table, wanted.up, *printed,
        wanted.ruling, wanted.mirrored, wanted.landscape, ranks,        *logo,     soundness.isAltered()};
    const auto pages = writePaper(session, *evening, paper, wanted.out);
    if (!pages) return pages.error();
    if (wanted.out == kStandardOutput) return soundness.conclude();
    if (!session.confirmation.dryRun) session.did();
    if (session.json)
        print(soundness.told({{"file", wanted.out},
                              {"pages", *pages},
                              {"kind", wanted.kind},
                              {"written", !session.confirmation.dryRun}}));
    else
        std::cout << (session.confirmation.dryRun ? session.say(kWouldWrite) : "")
                  << base::printable(wanted.out, 300) << ": " << *pages
                  << (*pages == 1 ? session.say({" Seite\n", " pagina\n", " page\n"})
                                  : session.say({" Seiten\n", " pagine\n", " pages\n"}));
    return soundness.conclude();
}

} // namespace

void addReport(const Line& line) {
    auto wanted = std::make_shared<ReportWanted>();
    Command command(line.app, line.session, "report",
                    {"druckt in eine PDF-Datei", "stampa in un file PDF", "prints into a PDF file"});
    Said kinds; // their names are the same in all three
    kinds.de = kinds.it = kinds.en = knownKinds();
    command.text("KIND", wanted->kind, kinds)
        .file(wanted->file)
        .out(wanted->out, {"die PDF-Datei", "il file PDF", "the PDF file"})
        .number("--round", wanted->round,
                {"Runde; ohne sie die letzte", "turno; senza, l'ultimo", "round; the last one without it"},
                false, 1)
        .number("--table", wanted->table, {"nur dieser Tisch", "solo questo tavolo", "this table alone"},
                false, 1)
        .number("--ruling", wanted->ruling,
                {"nur dieser Entscheid", "solo questa decisione", "this ruling alone"}, false, 1)
        .text("--page", wanted->page,
              {"a3, a4, a5, a6 oder letter", "a3, a4, a5, a6 o letter", "a3, a4, a5, a6 or letter"}, false)
        .flag("--landscape", wanted->landscape,
              {"Listen auf quer gelegtem Blatt", "elenchi su foglio orizzontale",
               "lists on paper that is turned"})
        .number("--up", wanted->up,
                {"Zettel auf einem Blatt: 1, 2 oder 4", "fogli per pagina: 1, 2 o 4",
                 "sheets on a page: 1, 2 or 4"},
                false, 1)
        .flag("--mirrored", wanted->mirrored,
              {"Zettel mit WIR links", "fogli con NOI a sinistra", "sheets with WE on the left"})
        .text("--ranks", wanted->ranks,
              {"Urkunden nur dieser Ränge und der Sonderpreise: 1-3",
               "diplomi solo di questi posti e dei premi speciali: 1-3",
               "certificates of these ranks and of special prizes alone: 1-3"},
              false)
        .text("--logo", wanted->logo,
              {"Zeichen des Vereins auf Urkunden, eine PNG-Datei",
               "stemma del circolo sui diplomi, un file PNG",
               "the club's emblem on certificates, a PNG file"},
              false)
        .text("--date", wanted->date,
              {"Tag und Zeit auf dem Papier, ISO 8601", "data e ora sulla carta, ISO 8601",
               "day and time on the paper, ISO 8601"},
              false)
        .asks()
        .does(line.chosen, [&session = line.session, wanted] { return runReport(session, *wanted); });
}

} // namespace schreiber::cli
