#include "labels.h"

#include <kinds/ruling_sheet.h>
#include <pdf/list.h>

namespace schreiber::kinds {

namespace {

// The section's name stands over its first column.
pdf::Table tableOf(const RulingSheet::Section& section) {
    pdf::Table table;
    const std::size_t columns = section.rows.front().size();
    for (std::size_t i = 0; i < columns; ++i) {
        pdf::Column column;
        if (i == 0) column.title = section.heading;
        column.gives = i == 1;
        table.columns.push_back(column);
    }
    for (const auto& row : section.rows) {
        pdf::Row cells;
        for (const std::string& cell : row) cells.cells.emplace_back(cell);
        table.rows.push_back(std::move(cells));
    }
    return table;
}

// A name each, and room to write beside it.
pdf::Table signatures(const RulingSheet& sheet) {
    pdf::Table table;
    table.columns.resize(2);
    table.columns[0].title = text(Label::SignedBy, sheet.language);
    table.columns[1].title = text(Label::Signature, sheet.language);
    table.columns[1].gives = true;
    std::vector<std::string> signers = sheet.signers;
    signers.emplace_back(text(Label::Director, sheet.language));
    for (const std::string& name : signers) {
        pdf::Row row;
        row.cells.emplace_back(std::vector<std::string>{name, " "});
        row.cells.emplace_back(std::vector<std::string>{" ", " "});
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

pdf::Document rulingSheet(const RulingSheet& sheet, const pdf::Fonts& fonts, pdf::PageSize page) {
    pdf::List list;
    const std::string title(text(Label::Ruling, sheet.language));
    list.running = {.head = sheet.rules,
                    .place = sheet.record,
                    .title = title,
                    .subtitle = sheet.parties,
                    .foot = dateText(sheet.printed, sheet.language),
                    .pageWord = std::string(text(Label::Page, sheet.language)),
                    .ofWord = std::string(text(Label::Of, sheet.language))};
    for (const RulingSheet::Section& section : sheet.sections) {
        if (!section.rows.empty()) {
            list.blocks.emplace_back(tableOf(section));
        } else if (!section.heading.empty()) {
            list.blocks.emplace_back(pdf::Heading{section.heading});
        }
        for (const std::string& paragraph : section.paragraphs)
            list.blocks.emplace_back(pdf::Paragraph{.text = paragraph, .face = pdf::Face::Regular});
    }
    list.blocks.emplace_back(signatures(sheet));
    pdf::DocumentInfo info;
    info.title = title + " – " + sheet.parties;
    info.author = sheet.rules;
    info.language = codeOf(sheet.language);
    info.date = sheet.printed;
    return {fonts, info, pdf::setList(fonts, list, pdf::sizeOf(page))};
}

} // namespace schreiber::kinds
