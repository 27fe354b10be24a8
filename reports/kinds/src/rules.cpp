#include "listing.h"
#include "reports.h"
#include "rule_poster.h"

#include <kinds/rule_paper.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>

// Pages that lie on the table or hang on the wall, written by whoever knows the game.
namespace schreiber::kinds {

namespace {

constexpr double kPosterCard = pdf::mm(39); // high, on A4
constexpr std::array kTableCards{pdf::mm(27.6), pdf::mm(25), pdf::mm(22), pdf::mm(19),
                                 pdf::mm(16),   pdf::mm(14), pdf::mm(11)};
constexpr double kLeastFace = pdf::mm(14); // under it the small faces
constexpr double kMostOnTable = 13;
constexpr double kLeastOnTable = 9;

bool isHeading(const std::vector<std::string>& cells, const Section& section) {
    return cells.size() < section.heads.size();
}

// A row of one cell alone heads those below it; without such rows the first column stands out.
pdf::Table gridOf(const Section& section) {
    const bool headed = std::any_of(section.rows.begin(), section.rows.end(),
                                    [&](const auto& cells) { return isHeading(cells, section); });
    pdf::Table table;
    for (std::size_t i = 0; i < section.heads.size(); ++i)
        table.columns.push_back({section.heads[i], pdf::Align::Left,
                                 i == 0 && !headed ? pdf::Face::Bold : pdf::Face::Regular,
                                 i > 0 || headed || section.heads.size() == 2, true});
    for (const std::vector<std::string>& cells : section.rows) {
        pdf::Row row{{}, isHeading(cells, section)};
        for (const std::string& cell : cells)
            row.cells.emplace_back(std::vector{cell},
                                   row.heads ? std::optional(pdf::Face::Bold) : std::nullopt);
        while (row.cells.size() < section.heads.size()) row.cells.emplace_back("");
        table.rows.push_back(std::move(row));
    }
    return table;
}

// A row of cards, each under its number; whose they are in front, where there are several rows.
pdf::Table cardsOf(const Section& section, double high) {
    std::size_t most = 0;
    bool named = false;
    for (const DrawnRow& row : section.drawn) {
        most = std::max(most, row.pictures.size());
        named = named || row.sign;
    }
    pdf::Table table;
    table.picturesHigh = high;
    if (named) table.columns.push_back({"", pdf::Align::Left, pdf::Face::Title});
    table.columns.resize(table.columns.size() + most, {"", pdf::Align::Center, pdf::Face::Black});
    const bool small = high < kLeastFace;
    for (const DrawnRow& drawn : section.drawn) {
        pdf::Row row;
        if (named)
            row.cells.emplace_back(std::vector{drawn.name},
                                   drawn.sign ? std::vector{*drawn.sign} : std::vector<pdf::Picture>());
        const std::vector<pdf::Picture>& cards = small && !drawn.small.empty() ? drawn.small : drawn.pictures;
        for (std::size_t i = 0; i < most; ++i)
            i < cards.size()
                ? row.cells.emplace_back(std::vector{std::to_string(i + 1)}, std::vector{cards[i]})
                : row.cells.emplace_back("");
        table.rows.push_back(std::move(row));
    }
    return table;
}

// Two columns of a list that would be twice as long.
pdf::Table halved(const pdf::Table& table) {
    pdf::Table two = table;
    two.columns.insert(two.columns.end(), table.columns.begin(), table.columns.end());
    const std::size_t half = (table.rows.size() + 1) / 2;
    two.rows.resize(half);
    for (std::size_t row = 0; row < half; ++row)
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            two.rows[row].cells.push_back(half + row < table.rows.size() ? table.rows[half + row].cells[i]
                                                                         : pdf::Cell(""));
    return two;
}

enum class Sentences { Plain, Items };

pdf::List listOf(pdf::Running running, const std::vector<Section>& page, double cardsHigh,
                 Sentences sentences = Sentences::Plain) {
    pdf::List list{std::move(running), {}};
    for (const Section& section : page) {
        if (!section.figures.empty()) list.blocks.emplace_back(pdf::Figures{section.figures});
        if (!section.title.empty()) list.blocks.emplace_back(pdf::Heading{section.title, true});
        const bool items =
            sentences == Sentences::Items && (!section.title.empty() || !section.figures.empty());
        for (const std::string& sentence : section.sentences)
            list.blocks.emplace_back(pdf::Paragraph{sentence, pdf::Face::Regular, 0, items});
        if (!section.drawn.empty()) list.blocks.emplace_back(cardsOf(section, cardsHigh));
        if (!section.rows.empty()) list.blocks.emplace_back(gridOf(section));
    }
    return list;
}

// What is worth what, and what the club has otherwise: on the same page, or on one behind where that has no
// room for it.
pdf::Document posterOf(const View& view, const Options& options, const RulePoster& poster,
                       const std::vector<Section>& sections) {
    pdf::Running running = runningFor(view, {}, {});
    running.foot = poster.foot;
    const pdf::Size paper = paperOf(options);
    std::vector<std::string> worth;
    if (!poster.sentence.empty()) worth.push_back(poster.sentence);
    std::vector<std::string> ours = worth;
    for (const Section& section : sections)
        for (const std::string& sentence : section.sentences)
            ours.push_back(&sentence == &section.sentences.front() && !section.title.empty()
                               ? section.title + ": " + sentence
                               : sentence);
    if (DrawnPoster whole = drawPoster(options.fonts, poster, ours, running, paper);
        whole.isLarge || sections.empty())
        return documentOf(view, options, poster.title, {std::move(whole.page)});
    pdf::List list = listOf(running, sections, 0);
    list.running.before = 1;
    list.wall = true;
    std::vector<pdf::Page> behind = pdf::setList(options.fonts, list, paper);
    running.after = behind.size();
    std::vector<pdf::Page> pages{drawPoster(options.fonts, poster, worth, running, paper).page};
    pages.insert(pages.end(), std::make_move_iterator(behind.begin()), std::make_move_iterator(behind.end()));
    return documentOf(view, options, poster.title, std::move(pages));
}

// What hangs on the wall and, behind it, what the director has still to settle.
pdf::Document rulesOf(const View& view, const Options& options, const std::string& title,
                      const std::string& subtitle, const std::vector<Section>& sections) {
    std::vector<Section> wall;
    std::vector<Section> open;
    for (const Section& section : sections) (section.behind ? open : wall).push_back(section);
    const double high = kPosterCard * sizeOf(options.page).width / sizeOf(pdf::PageSize::A4).width;
    pdf::List list = listOf(runningFor(view, title, subtitle), wall, high, Sentences::Items);
    list.wall = true;
    pdf::Document document = listDocument(view, options, list);
    for (Section& section : open) {
        const pdf::Running running = runningFor(view, std::exchange(section.title, {}), subtitle);
        pdf::Document behind = listDocument(view, options, listOf(running, {section}, high));
        document.pages.insert(document.pages.end(), std::make_move_iterator(behind.pages.begin()),
                              std::make_move_iterator(behind.pages.end()));
    }
    return document;
}

} // namespace

pdf::Document rulePaper(const RulePaper& paper, const pdf::Fonts& fonts, pdf::PageSize page) {
    View view; // of no tournament
    view.language = paper.language;
    view.printed = paper.printed;
    view.suits = paper.suits;
    const Options options{fonts, page, std::nullopt, std::nullopt, 1};
    if (paper.poster) return posterOf(view, options, *paper.poster, paper.sections);
    return rulesOf(view, options, paper.title, paper.subtitle, paper.sections);
}

pdf::Document rules(const View& view, const Options& options) {
    if (view.poster) return posterOf(view, options, *view.poster, view.rulePage);
    return rulesOf(view, options, std::string(text(Label::Rules, view.language)), view.rules, view.rulePage);
}

// On the table: the cards as large as lets the signs stand under them, else those on the back.
pdf::Document signals(const View& view, const Options& options) {
    const std::string title(text(Label::Signals, view.language));
    const pdf::Size paper = pdf::sizeOf(options.page);
    const auto listFor = [&](const std::vector<Section>& sections, double high) {
        pdf::List list = listOf(runningFor(view, title, view.rules), sections, high);
        for (pdf::Block& block : list.blocks)
            if (auto* table = std::get_if<pdf::Table>(&block); table != nullptr && table->picturesHigh == 0)
                *table = halved(*table);
        return list;
    };
    const auto set = [&](const std::vector<Section>& sections) -> std::optional<pdf::Page> {
        for (const double high : kTableCards)
            if (auto page = pdf::setOnOnePage(options.fonts, listFor(sections, high), paper, kMostOnTable,
                                              kLeastOnTable))
                return page;
        return std::nullopt;
    };
    if (auto page = set(view.signalPage)) return documentOf(view, options, title, {std::move(*page)});
    std::vector<pdf::Page> pages;
    for (const Section& section : view.signalPage) {
        if (auto page = set({section}))
            pages.push_back(std::move(*page));
        else
            for (pdf::Page& each : pdf::setList(options.fonts, listFor({section}, kTableCards.back()), paper))
                pages.push_back(std::move(each));
    }
    return documentOf(view, options, title, std::move(pages));
}

} // namespace schreiber::kinds
