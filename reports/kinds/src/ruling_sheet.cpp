#include "labels.h"
#include "notice.h"

#include <kinds/ruling_sheet.h>
#include <pdf/list.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>

namespace schreiber::kinds {

namespace {

using Cells = std::vector<std::vector<pdf::Cell>>;

// Heights of a card on paper, largest first; under the least of whole faces the small ones are taken.
constexpr std::array kCards{pdf::mm(24), pdf::mm(21), pdf::mm(18), pdf::mm(16), pdf::mm(14)};
constexpr double kSmallCard = pdf::mm(10.5);

// Whose it is stands over what is drawn, and what came of it behind that.
Cells cellsOf(const RulingSheet::Section& section, double cardHigh) {
    Cells cells;
    for (const auto& row : section.rows) cells.emplace_back(row.begin(), row.end());
    for (const DrawnRow& row : section.drawn) {
        const bool small = cardHigh < kCards.back() && !row.small.empty();
        const std::string name = row.then.empty() ? row.name : row.name + " " + row.then;
        cells.push_back({pdf::Cell(std::vector{name}, small ? row.small : row.pictures)});
        cells.back().back().face = pdf::Face::Bold;
    }
    return cells;
}

// The section's name stands once, over its first column, also where its rows go on beside themselves.
pdf::Table tableOf(const RulingSheet::Section& section, std::size_t abreast, double cardHigh) {
    pdf::Table table;
    table.picturesHigh = cardHigh;
    const Cells cells = cellsOf(section, cardHigh);
    const std::size_t wide = cells.front().size();
    const std::size_t rows = (cells.size() + abreast - 1) / abreast;
    for (std::size_t i = 0; i < wide * abreast; ++i) {
        pdf::Column column;
        if (i == 0) column.title = section.heading;
        column.over = i == 0;
        column.gives = wide == 1 || i % wide == 1;
        column.sentences = column.gives && section.drawn.empty();
        table.columns.push_back(column);
    }
    for (std::size_t row = 0; row < rows; ++row) {
        pdf::Row line;
        line.goesOn = !section.drawn.empty() && row + 1 < rows;
        for (std::size_t at = row; at < rows * abreast; at += rows)
            for (std::size_t i = 0; i < wide; ++i)
                line.cells.push_back(at < cells.size() ? cells[at][i] : pdf::Cell(""));
        table.rows.push_back(std::move(line));
    }
    return table;
}

pdf::Boxed boxOf(const Verdict& verdict, words::Language language) {
    pdf::Boxed box{std::string(text(Label::Ruling, language)), verdict.sentence, verdict.why};
    if (verdict.score.empty()) return box;
    box.figure = verdict.score;
    box.over = text(Label::ScoreNow, language);
    if (!verdict.before.empty()) box.under = text(Label::ScoreBefore, language, verdict.before);
    return box;
}

// On the smallest paper what is drawn, or stands three abreast on the largest, has the page for itself. Three
// tricks have room beside each other, but of hands two: a third would break each of them into two rows. Small
// cards stand closer.
std::size_t abreastOn(pdf::PageSize page, const RulingSheet::Section& section, double cardHigh) {
    constexpr std::size_t kCardsOfATrick = 4;
    if (section.drawn.empty() && section.abreast <= 2) return section.abreast;
    std::size_t most = page == pdf::PageSize::A6 ? 1 : page == pdf::PageSize::A5 ? 2 : 3;
    const auto widest = std::max_element(
        section.drawn.begin(), section.drawn.end(),
        [](const DrawnRow& a, const DrawnRow& b) { return a.pictures.size() < b.pictures.size(); });
    const bool hands = widest != section.drawn.end() && widest->pictures.size() > kCardsOfATrick;
    if (hands) most = std::max<std::size_t>(most - 1, 1);
    if (!section.drawn.empty() && cardHigh < kCards.back()) // of which a hand is as wide as half a one before
        return std::min(section.drawn.size(), section.abreast > 1 ? 2 * most : 1);
    return std::min(section.abreast, most);
}

// Signed is what can be read at a table in an inn; what holds is in larger ones, in its box.
constexpr double kMostLetters = 12;
constexpr double kGoodLetters = 9;
constexpr double kLeastLetters = 7;

enum class Part { Whole, Front, Back };

// How much room there is: with tables and heads of their own, or run on.
enum class Setting { Loose, Tight };

// "9 A spielt Herz-Siebener · 10 D bietet Gleich", where a row each would need more than there is.
std::string runOn(const RulingSheet::Section& section) {
    std::string text = section.heading + ": ";
    for (std::size_t i = 0; i < section.rows.size(); ++i) {
        text += i == 0 ? "" : " · ";
        for (const std::string& cell : section.rows[i])
            text += (&cell == &section.rows[i].front() ? "" : " ") + cell;
    }
    return text;
}

void addSection(const RulingSheet::Section& section, pdf::PageSize page, Setting setting, double cardHigh,
                pdf::List& list) {
    std::vector<std::string> paragraphs = section.paragraphs;
    const bool tight = setting == Setting::Tight;
    if (!section.drawn.empty() || (!section.rows.empty() && !(tight && section.behind)))
        list.blocks.emplace_back(tableOf(section, abreastOn(page, section, cardHigh), cardHigh));
    else if (!section.rows.empty())
        paragraphs.insert(paragraphs.begin(), runOn(section));
    else if (tight && !paragraphs.empty() && !section.heading.empty())
        paragraphs.front() = section.heading + ": " + paragraphs.front();
    else if (!section.heading.empty())
        list.blocks.emplace_back(pdf::Heading{section.heading});
    for (const std::string& paragraph : paragraphs)
        list.blocks.emplace_back(pdf::Paragraph{.text = paragraph, .face = pdf::Face::Regular});
}

pdf::List listOf(const RulingSheet& sheet, pdf::PageSize page, Part part, Setting setting, double cardHigh) {
    pdf::List list;
    const bool named = !sheet.tournament.empty();
    const bool boxed = sheet.verdict && part != Part::Back; // which says that it is a ruling
    list.leastLetters = kGoodLetters;
    list.onePage = true;
    list.running = {.head = named ? sheet.tournament : sheet.rules,
                    .place = sheet.record,
                    .title = boxed ? "" : std::string(text(Label::Ruling, sheet.language)),
                    .subtitle = named ? sheet.parties + " · " + sheet.rules : sheet.parties,
                    .foot = dateText(sheet.printed, sheet.language),
                    .pageWord = std::string(text(Label::Page, sheet.language)),
                    .ofWord = std::string(text(Label::Of, sheet.language)),
                    .titleLetters = 26}; // the rest wants the room
    if (boxed) list.blocks.emplace_back(boxOf(*sheet.verdict, sheet.language));
    for (const RulingSheet::Section& section : sheet.sections)
        if (part == Part::Whole || section.behind == (part == Part::Back))
            addSection(section, page, setting, cardHigh, list);
    if (part == Part::Back) return list;
    list.blocks.emplace_back(pdf::Heading{std::string(text(Label::SignedBy, sheet.language))});
    list.blocks.emplace_back(pdf::Signatures{sheet.signers});
    std::get<pdf::Signatures>(list.blocks.back()).names.emplace_back(text(Label::Director, sheet.language));
    return list;
}

// The largest cards with which it goes on one page in good letters; then small ones, and what is told run on.
std::optional<pdf::Page> onePageOf(const RulingSheet& sheet, const pdf::Fonts& fonts, pdf::PageSize page) {
    const pdf::Size paper = pdf::sizeOf(page);
    const auto set = [&](Setting setting, double cardHigh, double most, double least) {
        return pdf::setOnOnePage(fonts, listOf(sheet, page, Part::Whole, setting, cardHigh), paper, most,
                                 least);
    };
    if (!set(Setting::Tight, kSmallCard, kLeastLetters, kLeastLetters)) return std::nullopt;
    const bool drawn =
        std::any_of(sheet.sections.begin(), sheet.sections.end(),
                    [](const RulingSheet::Section& section) { return !section.drawn.empty(); });
    for (const double cardHigh : kCards) {
        if (auto one = set(Setting::Loose, cardHigh, kMostLetters, kGoodLetters)) return one;
        if (!drawn) break;
    }
    if (auto one = set(Setting::Tight, kCards.back(), kGoodLetters, kGoodLetters)) return one;
    return set(Setting::Tight, kSmallCard, kGoodLetters, kLeastLetters);
}

std::vector<pdf::Page> pagesOf(const RulingSheet& sheet, const pdf::Fonts& fonts, pdf::PageSize page) {
    if (auto one = onePageOf(sheet, fonts, page)) return {std::move(*one)};
    // Beyond all measure: what it rests on goes behind what is signed.
    const pdf::Size paper = pdf::sizeOf(page);
    pdf::List front = listOf(sheet, page, Part::Front, Setting::Loose, kSmallCard);
    pdf::List back = listOf(sheet, page, Part::Back, Setting::Loose, kSmallCard);
    if (back.blocks.empty()) return pdf::setList(fonts, front, paper);
    back.running.before = pdf::setList(fonts, front, paper).size();
    std::vector<pdf::Page> behind = pdf::setList(fonts, back, paper);
    front.running.after = behind.size();
    std::vector<pdf::Page> pages = pdf::setList(fonts, front, paper);
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
