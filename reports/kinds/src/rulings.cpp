#include "listing.h"
#include "reports.h"

#include <kinds/ruling_sheet.h>

#include <algorithm>
#include <iterator>
#include <string_view>

// The disputes of a tournament: a list, and after it the sheet of each to sign.
namespace schreiber::kinds {

namespace {

bool isWanted(const Dispute& dispute, const Options& options) {
    return (!options.round || dispute.round == *options.round) &&
           (!options.table || dispute.table == *options.table) &&
           (!options.ruling || dispute.number == *options.ruling);
}

// A row has to fit a page: what is longer goes on in further ones.
constexpr std::size_t kLettersAtOnce = 240;
constexpr std::size_t kLettersARow = 2 * kLettersAtOnce;
constexpr std::size_t kLettersOfALine = 40; // which a short part fills, too

void addParts(std::vector<std::string>& parts, std::string_view text) {
    while (text.size() > kLettersAtOnce) {
        const std::size_t space = text.rfind(' ', kLettersAtOnce);
        std::size_t end = space == std::string_view::npos || space == 0 ? kLettersAtOnce : space;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
    if (!text.empty()) parts.emplace_back(text);
}

// What stands in a cell, row by row.
std::vector<std::vector<std::string>> inRows(const std::vector<std::string>& parts) {
    std::vector<std::vector<std::string>> rows(1);
    std::size_t letters = 0;
    for (const std::string& part : parts) {
        const std::size_t more = std::max(part.size(), kLettersOfALine);
        if (letters > 0 && letters + more > kLettersARow) {
            rows.emplace_back();
            letters = 0;
        }
        rows.back().push_back(part);
        letters += more;
    }
    return rows;
}

pdf::Table listOf(const std::vector<const Dispute*>& wanted, words::Language language) {
    const auto word = [&](Label label) { return std::string(text(label, language)); };
    pdf::Table table{{{word(Label::Number), pdf::Align::Right, pdf::Face::Regular, false},
                      {word(Label::When), pdf::Align::Left, pdf::Face::Regular, false},
                      {word(Label::Where), pdf::Align::Left, pdf::Face::Regular, true},
                      {word(Label::Dispute), pdf::Align::Left, pdf::Face::Regular, true, true},
                      {word(Label::Ruling), pdf::Align::Left, pdf::Face::Regular, true, true}},
                     {},
                     1};
    for (const Dispute* one : wanted) {
        std::vector<std::string> dispute;
        for (const std::string* words : {&one->dispute, &one->rules}) addParts(dispute, *words);
        std::vector<std::string> ruling{one->state};
        for (const auto* some : {&one->decisions, &one->outcome})
            for (const std::string& words : *some) addParts(ruling, words);
        const auto disputes = inRows(dispute);
        const auto rulings = inRows(ruling);
        const auto in = [](const auto& rows, std::size_t at) {
            return pdf::Cell(at < rows.size() && !rows[at].empty() ? rows[at] : std::vector<std::string>{""});
        };
        table.rows.push_back(
            {{std::to_string(one->number), one->at, one->where, in(disputes, 0), in(rulings, 0)}});
        for (std::size_t at = 1; at < std::max(disputes.size(), rulings.size()); ++at) {
            table.rows.back().goesOn = true;
            table.rows.push_back({{"", "", "", in(disputes, at), in(rulings, at)}});
        }
    }
    return table;
}

// A deal's many lines, and what is drawn, may stand beside itself; so may a few rows of a word each.
std::size_t abreastIn(const Section& section) {
    constexpr std::size_t kFewRows = 12;
    if (!section.drawn.empty()) return section.drawn.size() > 1 ? 3 : 1;
    if (section.rows.size() > kFewRows) return 2;
    const bool words = std::all_of(section.rows.begin(), section.rows.end(), [](const auto& row) {
        return row.size() == 2 && row.back().size() <= 30; // bytes: a word
    });
    return words ? std::clamp<std::size_t>(section.rows.size(), 1, 3) : 1;
}

} // namespace

RulingSheet sheetOf(const Dispute& dispute, words::Language language, const pdf::Moment& printed) {
    RulingSheet sheet;
    sheet.tournament = dispute.tournament;
    sheet.rules = dispute.ruleSet;
    sheet.parties = dispute.parties;
    sheet.record = dispute.where;
    if (dispute.number != 0) // of one that nobody has kept there is none
        sheet.record += (sheet.record.empty() ? "" : " · ") +
                        std::string(text(Label::StartNumber, language, dispute.number));
    sheet.verdict = dispute.verdict;
    for (const Section& section : dispute.sections)
        sheet.sections.push_back({section.title, section.rows, section.sentences, abreastIn(section),
                                  section.drawn, section.behind});
    sheet.signers = dispute.signers;
    sheet.language = language;
    sheet.printed = printed;
    return sheet;
}

pdf::Document rulings(const View& view, const Options& options) {
    std::vector<const Dispute*> wanted;
    for (const Dispute& dispute : view.disputes)
        if (isWanted(dispute, options)) wanted.push_back(&dispute);
    const std::string title(text(Label::Rulings, view.language));
    pdf::List list{runningFor(view, title, ""), {}};
    if (wanted.empty())
        list.blocks.emplace_back(pdf::Paragraph{std::string(text(Label::NoRulings, view.language))});
    else
        list.blocks.emplace_back(listOf(wanted, view.language));
    pdf::Document document = listDocument(view, options, list);
    if (options.ruling) document.pages.clear();
    for (const Dispute* dispute : wanted) {
        RulingSheet page = sheetOf(*dispute, view.language, view.printed);
        page.tournament = view.tournament.settings.name;
        pdf::Document sheet = rulingSheet(page, options.fonts, options.page);
        document.pages.insert(document.pages.end(), std::make_move_iterator(sheet.pages.begin()),
                              std::make_move_iterator(sheet.pages.end()));
    }
    return document;
}

} // namespace schreiber::kinds
