#include "page/course.h"
#include "page/look.h"
#include "page/markup.h"
#include "page/rounds.h"
#include "page/tree.h"
#include "page/words.h"

#include <cards/drawing.h>
#include <desk/altered.h>
#include <desk/ending.h>
#include <desk/evening.h>
#include <desk/own_rules.h>
#include <desk/results_page.h>
#include <desk/words.h>
#include <tournament/bracket.h>
#include <tournament/camps.h>
#include <tournament/closing.h>
#include <tournament/groups.h>

#include <algorithm>
#include <lists/matches.h>
#include <lists/standings.h>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace schreiber::desk {

namespace {

using page::element;
using page::escaped;
using tournament::Stage;
using Row = lists::Ranked;
using Column = lists::Ranked::Column;

// A suit on a card of its own, so that it is seen on dark ground, too.
std::string chips(bool isTarock) {
    std::string html = "<div class=\"sx\" aria-hidden=\"true\">";
    const auto add = [&](const cards::Drawing& drawing) {
        html +=
            "<svg viewBox=\"0 0 24 31.6\"><rect x=\".6\" y=\".6\" width=\"22.8\" height=\"30.4\" rx=\"3.4\" "
            "fill=\"#FBF7EC\"/><g transform=\"translate(3.25 7.05) scale(.73)\" stroke-linejoin=\"round\" "
            "stroke-linecap=\"round\">" +
            page::pathsOf(drawing) + "</g></svg>";
    };
    if (isTarock)
        for (const cards::tarock::Suit suit : cards::tarock::kColours) add(cards::drawingOf(suit));
    else
        for (const cards::Suit suit : cards::kSuits) add(cards::drawingOf(suit));
    return html + "</div>\n";
}

// "A. Höß", where a whole name finds no room.
std::string withInitial(const tournament::Person& person) {
    std::size_t letter = 1;
    while (letter < person.first.size() && (static_cast<unsigned char>(person.first[letter]) & 0xC0U) == 0x80)
        ++letter;
    return person.first.empty() ? person.last : person.first.substr(0, letter) + ". " + person.last;
}

std::string withSign(const std::string& figure) {
    return figure.empty() || figure == "0" || figure.starts_with("−") ? figure : "+" + figure;
}

// Who sat on the page's head: the prizes' three, or who won the last match.
struct Podium {
    std::string first;
    const Row* row = nullptr; // its figures; none of one person of a pair
    std::vector<const Row*> others;
};

class Page {
  public:
    Page(const Evening& evening, words::Language language, bool altered)
        : m_evening(evening)
        , m_tournament(evening.tournament())
        , m_settings(m_tournament.settings)
        , m_language(language)
        , m_altered(altered)
        , m_rounds(m_tournament, language) {
        rank();
    }

    std::string make() {
        // What stands beside the ranking where there is room.
        std::string sections = bracket();
        const std::string ranks = ranking();
        const std::string beside = course() + prizes() + groups() + rounds();
        if (ranks.empty() && beside.empty() && sections.empty())
            sections = "<section class=\"all\">" + element("p", say("nothing_yet")) + "</section>\n";
        std::string html = head() + header();
        if (m_altered) html += "<p class=\"alt\">" + element("strong", alteredLine(m_language)) + "</p>\n";
        html += navigation() + "<main>" + sections;
        if (!ranks.empty()) html += "<div" + all(beside.empty()) + ">" + ranks + "</div>\n";
        if (!beside.empty()) html += "<div" + all(ranks.empty()) + ">" + beside + "</div>\n";
        return html + "</main>\n" + footer() + "<script>" + std::string(page::kScript) +
               "</script>\n</body>\n</html>\n";
    }

  private:
    std::string say(const char* code, const Arguments& arguments = {}) const {
        return page::say(m_language, code, arguments);
    }
    std::string count(const char* code, std::size_t number) const {
        return say(code, {{"count", std::to_string(number)}});
    }
    static std::string all(bool wide) { return wide ? " class=\"all\"" : ""; }

    // --- what is told -------------------------------------------------------------------------------------

    void rank() {
        auto standings = standingsOf(m_evening);
        if (!standings || standings->round == 0) return;
        m_hiddenUntil = standings->round < m_settings.hideStandingsUntil && !m_tournament.closing
                            ? m_settings.hideStandingsUntil
                            : 0;
        if (m_hiddenUntil > 0) return;
        m_standings = std::move(*standings);
        m_history = tournament::rankHistoryOf(m_tournament, m_standings->round);
        const auto why = [&](const tournament::StandingRow& row) {
            const std::string satOut = satOutInWords(m_settings, row, m_language);
            const std::string ranks = whyInWords(row, m_language);
            return ranks + (ranks.empty() || satOut.empty() ? "" : " ") + satOut;
        };
        m_groups = lists::standingsByGroup(m_tournament, *m_standings, why);
        std::vector<Row> rows;
        for (const auto& [group, members] : m_groups) rows.insert(rows.end(), members.begin(), members.end());
        for (const lists::StandingsColumn& column : lists::standingsColumns(m_tournament, *m_standings))
            m_columns.push_back(column);
        m_columns = lists::shownOn(lists::Surface::Page, m_columns, rows);
        crown();
    }

    // Only once it is settled: a page of half an evening names no winner.
    void crown() {
        if (!m_standings->final || m_groups.size() != 1) return;
        const std::vector<Row>& rows = m_groups.front().second;
        std::vector<std::string> first;
        for (const Row& row : rows)
            if (row.row.rank == 1) first.push_back(nameOf(row));
        if (first.empty()) return;
        m_podium.emplace();
        m_podium->first = page::together(first, m_language);
        m_isSeveral = first.size() > 1 || !tournament::playedBySingles(m_settings);
        if (first.size() == 1) m_podium->row = &rows.front();
        if (m_standings->title) {
            m_podium->first = unslashed(m_standings->title->name);
            m_isSeveral = m_podium->first != m_standings->title->name;
            const std::vector<int>& who = m_standings->title->numbers;
            if (std::find(who.begin(), who.end(), rows.front().row.entry) == who.end())
                m_podium->row = nullptr;
        }
        constexpr std::size_t kMost = 4;
        for (const Row& row : rows)
            if (row.row.rank > 1 && row.row.rank <= 3 && m_podium->others.size() < kMost)
                m_podium->others.push_back(&row);
    }

    // "Anna und Bert" of a list's "Anna / Bert".
    std::string unslashed(const std::string& name) const {
        const std::size_t slash = name.find(" / ");
        return slash == std::string::npos
                   ? name
                   : page::together({name.substr(0, slash), name.substr(slash + 3)}, m_language);
    }
    std::string nameOf(const Row& row) const { return unslashedPair(row.row.name); }
    std::string unslashedPair(const std::string& name) const {
        return tournament::playedBySingles(m_settings) ? name : unslashed(name);
    }

    std::vector<std::pair<const tournament::Entry*, tournament::Person>> peopleOf(int contestant) const {
        std::vector<std::pair<const tournament::Entry*, tournament::Person>> people;
        for (const int number : tournament::personsOf(m_tournament, contestant))
            if (const tournament::Entry* entry = tournament::findEntry(m_tournament, number))
                for (const tournament::Person& person : entry->persons) people.emplace_back(entry, person);
        return people;
    }

    const lists::StandingsColumn* find(Column id) const {
        const auto found = std::find_if(m_columns.begin(), m_columns.end(),
                                        [&](const auto& column) { return column.id == id; });
        return found == m_columns.end() ? nullptr : &*found;
    }

    // The three figures of a row: wins, one that only a wide screen has room for, and by which they stand.
    struct Figures {
        const lists::StandingsColumn* wins = nullptr;
        const lists::StandingsColumn* more = nullptr;
        const lists::StandingsColumn* main = nullptr;
    };
    Figures figures() const {
        if (m_settings.zeroSum) {
            const bool apart = find(Column::Penalty) != nullptr || find(Column::RankPoints) != nullptr;
            return {find(Column::TableWins), apart ? find(Column::Points) : nullptr,
                    find(apart ? Column::Score : Column::Points)};
        }
        const auto terms = tournament::scoringTerms(m_settings.scoring);
        const bool isPlain = terms.size() == 1 && terms.front().first == "win";
        return {find(Column::Wins), find(isPlain ? Column::Difference : Column::Points),
                find(isPlain ? Column::Points : Column::Score)};
    }
    std::string figureOf(const lists::StandingsColumn& column, const Row& row) const {
        const std::string figure = column.read(row, m_language);
        const bool isBalance =
            column.id == Column::Difference ||
            (m_settings.zeroSum && (column.id == Column::Points || column.id == Column::Score));
        return isBalance ? withSign(figure) : figure;
    }

    // --- head ---------------------------------------------------------------------------------------------

    std::string wonInWords() const { return say(m_isSeveral ? "win" : "wins", {{"name", m_podium->first}}); }

    std::string where(const char* between) const {
        std::string text = m_settings.place;
        const std::string day = page::dayInWords(m_settings.date, m_language);
        if (!day.empty()) text += (text.empty() ? "" : between) + day;
        return text;
    }

    std::string size() const {
        const std::size_t entered = tournament::contestants(m_tournament).size();
        std::string text = count(tournament::playedBySingles(m_settings) ? "people" : "pairs", entered);
        const std::size_t played = m_rounds.all().size();
        if (played > 0) text += ", " + count("of_rounds", played);
        return text;
    }

    std::string head() const {
        std::string title = m_settings.name;
        std::string described = size();
        if (const std::string day = where(", "); !day.empty()) described += ", " + day;
        described += ". " + say("described");
        if (m_podium) title += ": " + wonInWords();
        const auto meta = [](const char* kind, const char* name, const std::string& content) {
            return "<meta " + std::string(kind) + "=\"" + name + "\" content=\"" + escaped(content) + "\">\n";
        };
        // Where it is published, if the club said so: it names the page and loads nothing.
        const std::string address = furtherOption(m_settings, kResultsPage);
        const std::string at = address.empty() ? "" : meta("property", "og:url", address);
        return "<!doctype html>\n<html lang=\"" + say("language") +
               "\">\n<head>\n<meta charset=\"utf-8\">\n" +
               meta("name", "viewport", "width=device-width, initial-scale=1") + element("title", title) +
               "\n" + meta("name", "description", described) + meta("property", "og:title", title) +
               meta("property", "og:description", described) + meta("property", "og:type", "article") + at +
               meta("property", "og:locale", say("locale")) + meta("name", "theme-color", "#1D3B32") +
               meta("name", "color-scheme", "light dark") + "<style>" + std::string(page::kStyle) + spoken() +
               "</style>\n</head>\n<body>\n";
    }

    // What each figure of a row is: said to those who do not see the heads above them.
    std::string spoken() const {
        const Figures by = figures();
        std::string style;
        const auto add = [&](const char* which, const lists::StandingsColumn* column) {
            if (column != nullptr)
                style += std::string(".num.") + which + ":after{content:\" " +
                         column->headIn(m_language, lists::Surface::Page) + "\"}";
        };
        add("ws", by.wins);
        add("df", by.more);
        add("pt", by.main);
        return style + "\n";
    }

    std::string header() const {
        std::string html = "<header><div class=\"in\"><div>" + chips(m_settings.zeroSum) +
                           element("h1", m_settings.name, page::roomForWords(m_settings.name, 324)) + "\n<p>";
        if (const std::string line = where(" · "); !line.empty()) html += escaped(line) + "<br>";
        html += escaped(size());
        if (!m_settings.zeroSum) // there everybody always plays for himself
            html += "<br>" + escaped(wordFor("format", tournament::nameOf(m_settings.format), m_language));
        if (m_settings.secondChance) html += " " + escaped(say("with_second_chance"));
        html += "</p></div>\n";
        if (m_podium) html += podium();
        return html + "</div></header>\n";
    }

    // "Landeck · 5 Siege · 137 Punkte"
    std::string told(const Row& row, bool isFirst) const {
        std::string text;
        const auto add = [&](const std::string& part) {
            if (!part.empty()) text += (text.empty() ? "" : " · ") + part;
        };
        const Figures by = figures();
        if (isFirst) {
            add(row.row.club);
            if (by.wins != nullptr) add(withWord(*by.wins, row));
        }
        if (by.main != nullptr) add(withWord(*by.main, row));
        return text;
    }
    std::string withWord(const lists::StandingsColumn& column, const Row& row) const {
        const std::string figure = figureOf(column, row);
        std::string word = column.headIn(m_language, lists::Surface::Page);
        // Heads begin with a capital in every language, words behind a figure only in German.
        if (m_language != words::Language::German && column.id != Column::Score && !word.empty() &&
            word.front() >= 'A' && word.front() <= 'Z')
            word.front() = static_cast<char>(word.front() - 'A' + 'a');
        if (column.id == Column::Score) return word + " " + figure;
        if (figure != "1" && figure != "+1" && figure != "−1") return figure + " " + word;
        const char* one = column.id == Column::Wins        ? "term.win"
                          : column.id == Column::TableWins ? "term.table-wins"
                                                           : "term.points";
        return figure + " " + say(one);
    }

    std::string podium() const {
        const auto medal = [](int rank) {
            return "<i class=\"md m" + std::to_string(rank) + "\">" + std::to_string(rank) + "</i>";
        };
        std::string html = "<div class=\"pod\"><div class=\"one\">" + medal(1) + "<span>" +
                           element("span", say("winner") + ": ", "class=\"h\"") +
                           element("b", m_podium->first, page::roomForWords(m_podium->first, 248));
        if (m_podium->row != nullptr) html += element("small", told(*m_podium->row, true));
        html += "</span></div>";
        if (!m_podium->others.empty()) html += "<div class=\"two\">";
        for (const Row* row : m_podium->others)
            html += "<div>" + medal(row->row.rank) + "<span>" + element("b", nameOf(*row)) +
                    element("small", told(*row, false)) + "</span></div>";
        return html + (m_podium->others.empty() ? "" : "</div>") + "</div>\n";
    }

    // A part of the page, and the way to it.
    std::string section(const char* id, const char* title, const std::string& inside, bool wide = false,
                        const std::string& small = {}) {
        m_parts.emplace_back(id, title);
        return "<section id=\"" + std::string(id) + "\"" + all(wide) + "><h2>" + escaped(say(title)) +
               (small.empty() ? "" : element("small", small)) + "</h2>\n" + inside + "</section>\n";
    }

    std::string navigation() const {
        if (m_parts.empty()) return "<div hidden><input class=\"find\"><span role=\"status\"></span></div>\n";
        std::string html =
            "<nav aria-label=\"" + escaped(say("page")) +
            "\"><div class=\"in\"><input class=\"find\" type=\"search\" hidden placeholder=\"" +
            escaped(say("my_name")) + "\" aria-label=\"" + escaped(say("my_name")) +
            "\" autocomplete=\"off\" spellcheck=\"false\"><span class=\"h\" role=\"status\">" +
            escaped(say("found")) + "</span><ul>";
        auto parts = m_parts;
        std::stable_partition(parts.begin(), parts.end(),
                              [](const auto& part) { return std::string_view(part.first) != "pr"; });
        for (const auto& [id, title] : parts)
            html += "<li>" + element("a", say(title), "href=\"#" + std::string(id) + "\"") + "</li>";
        return html + "</ul></div></nav>\n";
    }

    // --- ranking ------------------------------------------------------------------------------------------

    std::string ranking() {
        if (m_hiddenUntil > 0)
            return section(
                "rl", "ranking",
                element("p", say("hidden", {{"round", std::to_string(m_hiddenUntil)}}), "class=\"nt\"") +
                    "\n");
        if (!m_standings) return {};
        std::string inside;
        for (const auto& [group, rows] : m_groups) {
            if (group > 0) inside += element("h3", say("group", {{"number", std::to_string(group)}})) + "\n";
            inside += heads() + "<ol class=\"rl\">\n";
            for (const Row& row : rows) inside += rankedRow(row);
            inside += "</ol>\n";
        }
        std::string after = say("after", {{"round", std::to_string(m_standings->round)}});
        if (!m_standings->final) after += " (" + say("not_final") + ")";
        return section("rl", "ranking", inside + notes(), false, after);
    }

    std::string heads() const {
        const Figures by = figures();
        const auto headOf = [&](const lists::StandingsColumn* column, const char* attributes) {
            return element("span", column == nullptr ? "" : column->headIn(m_language, lists::Surface::Page),
                           attributes);
        };
        return "<div class=\"hd\" aria-hidden=\"true\"><span></span><span></span>" + headOf(by.wins, "") +
               headOf(by.more, "class=\"df\"") + headOf(by.main, "") + "</div>\n";
    }

    std::string arrowOf(const Row& row) const {
        const tournament::RankHistory::Line* line = m_history.of(row.row.entry);
        const auto gained = line == nullptr ? std::nullopt : tournament::gainedLast(*line);
        if (!gained) return {};
        if (*gained == 0) return "<i class=\"a\">–</i>";
        return *gained > 0 ? "<i class=\"a up\">▲" + std::to_string(*gained) + "</i>"
                           : "<i class=\"a\">▽" + std::to_string(-*gained) + "</i>";
    }

    std::string rankedRow(const Row& row) const {
        // In a group its first three have no medals.
        const bool hasMedal = m_groups.size() == 1 && row.row.rank <= 3;
        const std::string rank = std::to_string(row.row.rank);
        std::string html =
            "<li id=\"n" + std::to_string(row.row.entry) + "\"><details><summary><span class=\"rk\">" +
            (hasMedal ? "<i class=\"md m" + rank + "\">" + rank + "</i>" : rank) +
            "</span><span class=\"who\">" + element("b", nameOf(row), hasMedal ? "class=\"t\"" : "");
        std::string small = escaped(row.row.club);
        if (!row.row.camp.empty()) small += (small.empty() ? "" : " · ") + escaped(row.row.camp);
        if (const std::string arrow = arrowOf(row); !arrow.empty())
            small += (small.empty() ? "" : "&nbsp;") + arrow; // never alone on a line
        if (!small.empty()) html += "<small>" + small + "</small>";
        html += "</span>" + figureCells(row) + "</summary><div class=\"more\">";
        if (!row.why.empty()) html += element("p", row.why) + "\n";
        html += element("p", others(row), "class=\"fx\"") + "\n";
        const tournament::RankHistory::Line* line = m_history.of(row.row.entry);
        if (line != nullptr) html += page::sparkline(m_history, *line);
        return html + m_rounds.playedBy(row.row.entry, line) + "</div></details></li>\n";
    }

    std::string figureCells(const Row& row) const {
        const Figures by = figures();
        const lists::StandingsColumn* ring = find(Column::SatOut);
        const auto cell = [&](const lists::StandingsColumn* column, const char* kind,
                              const std::string& mark) {
            if (column == nullptr)
                return "<span" + std::string(column == by.more ? " class=df" : "") + "></span>";
            return "<span class=\"num" + std::string(kind) + "\">" + escaped(figureOf(*column, row)) +
                   (mark.empty() ? "" : element("i", mark, "class=o")) + "</span>";
        };
        return cell(by.wins, " ws", ring == nullptr ? "" : ring->read(row, m_language)) +
               cell(by.more, " df", "") + cell(by.main, " pt", "");
    }

    // Every figure that the ranking has, as it is called.
    std::string others(const Row& row) const {
        std::string text;
        for (const lists::StandingsColumn& column : m_columns) {
            if (column.id == Column::Rank || column.id == Column::Name || column.id == Column::Club ||
                column.id == Column::Camp || column.id == Column::SatOut || column.id == Column::Why)
                continue; // told already
            const std::string figure = column.read(row, m_language);
            if (figure.empty()) continue;
            text +=
                (text.empty() ? "" : " · ") + column.headIn(m_language, lists::Surface::Page) + " " + figure;
        }
        return text;
    }

    std::string notes() const {
        std::string html;
        const auto add = [&](const std::string& text) {
            if (!text.empty()) html += element("p", text) + "\n";
        };
        std::string leads;
        if (m_settings.zeroSum) {
            int sum = 0;
            for (const auto& [group, rows] : m_groups)
                for (const Row& row : rows) sum += row.row.points.halves;
            if (sum == 0) leads = say("sum_is_zero") + " ";
        }
        if (m_history.rounds > 1)
            leads += say("arrows", {{"round", std::to_string(m_history.rounds - 1)}}) + " ";
        html += "<p>" + escaped(leads) + element("span", say("open_a_row"), "class=\"tap\"") + "</p>\n";
        add(satOutNote(m_settings, *m_standings, m_language));
        if (const auto camps = tournament::campScores(m_tournament, m_standings->round); !camps.empty())
            add(inWords(camps, m_language));
        for (const tournament::LevelGroup& group : m_standings->tied) add(inWords(group, m_language));
        for (const tournament::Substitution& one : tournament::substitutionsOf(m_tournament))
            add(inWords(one, m_language));
        add(counts());
        return "<div class=\"nt\">" + html + "</div>\n";
    }

    // By what the ranking was made.
    std::string counts() const {
        std::string formula;
        for (const auto& [term, worth] : tournament::scoringTerms(m_settings.scoring)) {
            if (!formula.empty() || worth < 0) formula += worth < 0 ? (formula.empty() ? "−" : " − ") : " + ";
            formula += std::to_string(std::abs(worth)) + " × " + say(("term." + term).c_str());
        }
        std::string ladder;
        for (const std::string& step : tournament::ladderSteps(m_settings.ladder))
            ladder += (ladder.empty() ? "" : ", ") + wordFor("criterion", step, m_language);
        return say("counts", {{"formula", formula}, {"ladder", ladder}});
    }

    // --- what stands beside it ----------------------------------------------------------------------------

    // What the lines of the chart are called, in as few letters as there is room for. Who would be called as
    // another keeps the start number, whatever is cut.
    std::vector<std::string> namesInChart() const {
        const auto room = [](std::size_t row) { return row < 3 ? 17 : 19; }; // the first three are bold
        std::vector<std::string> names;
        for (const tournament::RankHistory::Line& line : m_history.lines) {
            const auto people = peopleOf(line.entry);
            std::string name = line.name;
            if (people.size() > 1 || base::printable(name, room(names.size())) != name) {
                name.clear();
                for (const auto& [entry, person] : people)
                    name += people.size() > 1 ? (name.empty() ? "" : ", ") + person.last
                                              : withInitial(person) + toldApart(m_tournament, *entry, person);
            }
            names.push_back(base::printable(name, room(names.size())));
        }
        std::map<std::string, int> called;
        for (const std::string& name : names) ++called[name];
        for (std::size_t row = 0; row < names.size(); ++row)
            if (called[names[row]] > 1) {
                const std::string number = " (" + std::to_string(m_history.lines[row].entry) + ")";
                names[row] =
                    base::printable(names[row], room(row) - static_cast<int>(number.size())) + number;
            }
        return names;
    }

    std::string course() {
        if (m_history.rounds < 2 || m_history.lines.size() < 2) return {};
        std::string inside = page::courseChart(m_history, namesInChart(), say("course_is"));
        if (m_history.lines.size() > page::kMostInCourse)
            inside += element("p", say("course_of_ten"), "class=\"nt\"") + "\n";
        return section("vl", "course", inside);
    }

    std::string prizes() {
        if (!m_standings || !m_tournament.closing || m_tournament.closing->prizes.empty()) return {};
        std::string inside = "<dl class=\"pr\">";
        for (const tournament::Prize& prize : m_tournament.closing->prizes)
            inside += element("dt", prizeInWords(*m_tournament.closing, prize, m_language)) +
                      element("dd", unslashedPair(tournament::nameOf(m_tournament, prize))) + "\n";
        inside += "</dl>\n";
        for (const std::string& note : prizeNotes(*m_tournament.closing, m_language))
            inside += element("p", note, "class=\"nt\"") + "\n";
        return section("pr", "prizes", inside);
    }

    // While they play the ranking has them.
    std::string groups() {
        const auto groups = tournament::groupsOf(m_tournament);
        if (groups.empty() || m_groups.size() > 1) return {};
        std::string inside;
        for (std::size_t group = 0; group < groups.size(); ++group) {
            inside +=
                element("h3", say("group", {{"number", std::to_string(group + 1)}})) + "<ul class=\"gr\">";
            for (const int member : groups[group])
                inside += element("li", unslashedPair(tournament::nameOf(m_tournament, member)));
            inside += "</ul>\n";
        }
        return section("gr", "groups", inside);
    }

    // Tables of a round that decide what these stages do, by what they decide in words.
    using Choice = std::initializer_list<Stage>;
    static std::vector<std::size_t> chosen(const page::RoundTold& told, Choice stages) {
        std::vector<std::size_t> which;
        for (std::size_t i = 0; i < told.round->tables.size(); ++i)
            if (std::find(stages.begin(), stages.end(), told.round->tables[i].stage) != stages.end())
                which.push_back(i);
        return which;
    }

    static std::string wide(const page::RoundTold& told) {
        return std::any_of(told.tables.begin(), told.tables.end(),
                           [](const lists::Matched& one) { return one.heat > 1; })
                   ? "rd wide"
                   : "rd";
    }

    // The final first.
    std::string stages(Choice stages, int first) const {
        const bool inBracket = std::find(stages.begin(), stages.end(), Stage::Bracket) != stages.end();
        std::string html;
        for (auto told = m_rounds.all().rbegin(); told != m_rounds.all().rend(); ++told) {
            std::vector<std::pair<std::string, std::vector<std::size_t>>> parts;
            for (const std::size_t table : chosen(*told, stages)) {
                const std::string& stage = told->tables[table].stage;
                if (parts.empty() || parts.back().first != stage) parts.push_back({stage, {}});
                parts.back().second.push_back(table);
            }
            for (const auto& [stage, which] : parts) {
                const std::string round = say("round", {{"number", std::to_string(told->round->number)}});
                html += "<div class=\"" + wide(*told) + "\">" +
                        element("h3", inBracket && !stage.empty() ? stage : round) + "\n" +
                        m_rounds.tables(*told, which);
                // Who has no opponent when it begins has a bye, later on it waits in the second chance.
                const bool begins = told->round->number == first;
                if (begins == inBracket && &which == &parts.front().second) html += m_rounds.satOut(*told);
                html += "</div>\n";
            }
        }
        return html;
    }

    std::string bracket() {
        const tournament::Bracket bracket =
            tournament::bracketOf(m_tournament, tournament::lastPublished(m_tournament));
        if (bracket.first == 0) return {};
        const auto names = [&](int contestant, bool areWhole) {
            std::vector<std::string> lines;
            for (const auto& [entry, person] : peopleOf(contestant))
                lines.push_back(areWhole ? tournament::nameOf(person) : withInitial(person));
            return lines;
        };
        std::string html =
            section("tr", "tree",
                    page::bracketPicture(m_tournament, bracket, names) + "<div class=\"lv\">" +
                        stages({Stage::Bracket, Stage::ThirdPlace}, bracket.first) + "</div>\n",
                    true);
        if (const std::string second = stages({Stage::SecondChance}, bracket.first); !second.empty())
            html += section("zc", "second_chance", "<div class=\"lv\">" + second + "</div>\n", true);
        return html;
    }

    // The newest is open.
    std::string rounds() {
        std::string inside;
        bool anyWon = false;
        for (auto told = m_rounds.all().rbegin(); told != m_rounds.all().rend(); ++told) {
            const auto which = chosen(*told, {Stage::Ordinary, Stage::Final, Stage::Crown});
            if (which.empty()) continue;
            anyWon = anyWon || std::any_of(told->figures.begin(), told->figures.end(),
                                           [](const auto& figures) { return !figures.empty(); });
            std::string title = say("round", {{"number", std::to_string(told->round->number)}});
            if (const std::string stage = stageInWords(m_tournament, *told->round, m_language);
                !stage.empty())
                title += " · " + stage;
            inside += "<details class=\"" + wide(*told) + "\"" + (inside.empty() ? " open" : "") +
                      "><summary>" + element("h3", title) + "</summary>\n" + m_rounds.tables(*told, which) +
                      m_rounds.satOut(*told) + "</details>\n";
        }
        if (inside.empty()) return {};
        if (anyWon) inside += "<div class=\"nt\">" + element("p", say("bold")) + "</div>\n";
        return section("rd", "rounds", inside);
    }

    std::string footer() const {
        const std::string own = ownName(m_settings);
        const auto shape = shapeOf(m_settings.rules);
        std::string rules = own.empty() && shape ? std::string(shape->name.in(m_language)) : own;
        if (m_settings.target > 0 && !m_settings.zeroSum)
            rules += (rules.empty() ? "" : ", ") + say("to", {{"target", std::to_string(m_settings.target)}});
        return "<footer>" + chips(m_settings.zeroSum) + escaped(rules) + "</footer>\n";
    }

    const Evening& m_evening;
    const tournament::Tournament& m_tournament;
    const tournament::Settings& m_settings;
    words::Language m_language;
    bool m_altered;
    page::Rounds m_rounds;
    int m_hiddenUntil = 0; // the round until which the club hides the ranking; 0: it is shown
    std::optional<tournament::Standings> m_standings;
    tournament::RankHistory m_history;
    std::vector<std::pair<int, std::vector<Row>>> m_groups;
    std::vector<lists::StandingsColumn> m_columns;
    std::optional<Podium> m_podium;
    bool m_isSeveral = false;                                 // who won
    std::vector<std::pair<const char*, const char*>> m_parts; // sections as they were made: id and title
};

} // namespace

std::string resultsPage(const Evening& evening, words::Language language, bool altered) {
    return Page(evening, language, altered).make();
}

} // namespace schreiber::desk
