#include "labels.h"
#include "notice.h"

#include <kinds/ruling_sheet.h>
#include <pdf/list.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace schreiber::kinds {

namespace {

using Cells = std::vector<std::vector<pdf::Cell>>;

// What came of a drawing stands under its name.
Cells cellsOf(const RulingSheet::Section& section) {
    Cells cells;
    for (const auto& row : section.rows) cells.emplace_back(row.begin(), row.end());
    for (const DrawnRow& row : section.drawn) {
        std::vector<std::string> name{row.name};
        if (!row.then.empty()) name.push_back(row.then);
        cells.push_back({name, row.pictures});
    }
    return cells;
}

// The section's name stands once, over its first column, also where its rows go on beside themselves.
pdf::Table tableOf(const RulingSheet::Section& section, std::size_t abreast) {
    pdf::Table table;
    const Cells cells = cellsOf(section);
    const std::size_t wide = cells.front().size();
    const std::size_t rows = (cells.size() + abreast - 1) / abreast;
    for (std::size_t i = 0; i < wide * abreast; ++i) {
        pdf::Column column;
        if (i == 0) column.title = section.heading;
        column.over = i == 0;
        column.gives = i % wide == 1;
        column.sentences = column.gives && section.drawn.empty();
        table.columns.push_back(column);
    }
    for (std::size_t row = 0; row < rows; ++row) {
        pdf::Row line;
        for (std::size_t at = row; at < rows * abreast; at += rows)
            for (std::size_t i = 0; i < wide; ++i)
                line.cells.push_back(at < cells.size() ? cells[at][i] : pdf::Cell(""));
        table.rows.push_back(std::move(line));
    }
    return table;
}

// A name each, and room to write beside it; two in a row.
pdf::Table signatures(const RulingSheet& sheet) {
    constexpr std::size_t kInARow = 2;
    pdf::Table table;
    table.columns.resize(2 * kInARow);
    table.columns[0].title = text(Label::SignedBy, sheet.language);
    table.columns[1].title = text(Label::Signature, sheet.language);
    for (std::size_t i = 0; i < kInARow; ++i) table.columns[2 * i + 1].gives = true;
    std::vector<std::string> signers = sheet.signers;
    signers.emplace_back(text(Label::Director, sheet.language));
    if (signers.size() % kInARow != 0) signers.emplace_back(" ");
    for (std::size_t next = 0; next < signers.size(); next += kInARow) {
        pdf::Row row;
        for (std::size_t i = next; i < next + kInARow; ++i) {
            row.cells.emplace_back(std::vector<std::string>{signers[i], " "});
            row.cells.emplace_back(std::vector<std::string>{" ", " "});
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

// On the smallest paper what is drawn, or stands three abreast on the largest, has the page for itself. Three
// tricks have room beside each other, but of hands two: a third would break each of them into two rows.
std::size_t abreastOn(pdf::PageSize page, const RulingSheet::Section& section) {
    constexpr std::size_t kCardsOfATrick = 4;
    if (section.drawn.empty() && section.abreast <= 2) return section.abreast;
    std::size_t most = page == pdf::PageSize::A6 ? 1 : page == pdf::PageSize::A5 ? 2 : 3;
    const bool hands = std::any_of(section.drawn.begin(), section.drawn.end(),
                                   [](const DrawnRow& row) { return row.pictures.size() > kCardsOfATrick; });
    if (hands) most = std::max<std::size_t>(most - 1, 1);
    return std::min(section.abreast, most);
}

// Signed is what can be read at a table in an inn.
constexpr double kLeastLetters = 9;

enum class Part { Whole, Front, Back };

void addSections(const RulingSheet& sheet, pdf::PageSize page, Part part, pdf::List& list) {
    for (const RulingSheet::Section& section : sheet.sections) {
        if (part != Part::Whole && section.behind != (part == Part::Back)) continue;
        if (!section.rows.empty() || !section.drawn.empty()) {
            list.blocks.emplace_back(tableOf(section, abreastOn(page, section)));
        } else if (!section.heading.empty()) {
            list.blocks.emplace_back(pdf::Heading{section.heading});
        }
        for (const std::string& paragraph : section.paragraphs)
            list.blocks.emplace_back(pdf::Paragraph{.text = paragraph, .face = pdf::Face::Regular});
    }
}

pdf::List listOf(const RulingSheet& sheet, pdf::PageSize page, Part part) {
    pdf::List list;
    const bool named = !sheet.tournament.empty();
    list.leastLetters = kLeastLetters;
    list.onePage = true;
    list.running = {.head = named ? sheet.tournament : sheet.rules,
                    .place = sheet.record,
                    .title = std::string(text(Label::Ruling, sheet.language)),
                    .subtitle = named ? sheet.parties + " · " + sheet.rules : sheet.parties,
                    .foot = dateText(sheet.printed, sheet.language),
                    .pageWord = std::string(text(Label::Page, sheet.language)),
                    .ofWord = std::string(text(Label::Of, sheet.language))};
    addSections(sheet, page, part, list);
    if (part != Part::Back) list.blocks.emplace_back(signatures(sheet));
    return list;
}

std::vector<pdf::Page> pagesOf(const RulingSheet& sheet, const pdf::Fonts& fonts, pdf::PageSize page) {
    const pdf::Size paper = pdf::sizeOf(page);
    // A ruling to sign is one page; what has no room on it in letters that can be read goes behind.
    std::vector<pdf::Page> pages = pdf::setList(fonts, listOf(sheet, page, Part::Whole), paper);
    pdf::List back = listOf(sheet, page, Part::Back);
    if (pages.size() == 1 || back.blocks.empty()) return pages;
    pdf::List front = listOf(sheet, page, Part::Front);
    back.running.before = pdf::setList(fonts, front, paper).size();
    std::vector<pdf::Page> behind = pdf::setList(fonts, back, paper);
    front.running.after = behind.size();
    pages = pdf::setList(fonts, front, paper);
    pages.insert(pages.end(), std::make_move_iterator(behind.begin()), std::make_move_iterator(behind.end()));
    return pages;
}

} // namespace

pdf::Document rulingSheet(const RulingSheet& sheet, const pdf::Fonts& fonts, pdf::PageSize page) {
    pdf::DocumentInfo info;
    info.title = std::string(text(Label::Ruling, sheet.language)) + " – " + sheet.parties;
    info.author = sheet.rules;
    info.language = codeOf(sheet.language);
    info.date = sheet.printed;
    pdf::Document document{fonts, info, pagesOf(sheet, fonts, page)};
    addNotice(document, sheet.notice);
    return document;
}

} // namespace schreiber::kinds
