#include "messages/message.h"
#include "steps/step.h"
#include "steps/text_checks.h"

#include <base/number.h>
#include <desk/altered.h>
#include <desk/ending.h>
#include <desk/evening.h>
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

constexpr Message kWords[] = {
    {"language", "de", "it", "en"},
    {"winner", "Sieger", "Vincitore", "Winner"},
    {"prizes", "Preise", "Premi", "Prizes"},
    {"ranking", "Rangliste", "Classifica", "Ranking"},
    {"after", "nach Runde {round}", "dopo il turno {round}", "after round {round}"},
    {"not_final", "noch nicht endgültig", "non ancora definitiva", "not final yet"},
    {"hidden", "Die Rangliste wird nach Runde {round} gezeigt.",
     "La classifica sarà mostrata dopo il turno {round}.", "The ranking is shown after round {round}."},
    {"group", "Gruppe {number}", "Girone {number}", "Group {number}"},
    {"round", "Runde {number}", "Turno {number}", "Round {number}"},
    {"sitting_out", "Spielfrei: ", "Riposo: ", "Sitting out: "},
    {"byes", "Freilos: ", "Esenzione: ", "Bye: "},
    {"day", "{day}.{month}.{year}", "{day}/{month}/{year}", "{day} {month} {year}"},
    {"bold", "Wer gewonnen hat, steht fett.", "In grassetto chi ha vinto.", "Winners in bold."},
    {"counts", "Wertung einer Runde: {formula}. Der Reihe nach entscheiden: {ladder}.",
     "Punteggio di un turno: {formula}. Decidono nell’ordine: {ladder}.",
     "Score of a round: {formula}. What decides, in this order: {ladder}."},
    {"term.win", "Sieg", "vittoria", "win"},
    {"term.points", "Punkt", "punto", "point"},
    {"term.against", "Gegenpunkt", "punto subito", "point against"},
    {"term.difference", "Differenz", "differenza", "difference"},
    {"term.shutout", "Sieg zu null", "vittoria a zero", "win to nil"},
    {"term.rank", "Platzpunkt", "punto per il posto", "point for a place"},
    {"term.table-wins", "Tischsieg", "tavolo vinto", "table won"},
    {"term.games", "gewonnene Partie", "partita vinta", "game won"},
};

constexpr std::string_view kStyle = R"(
body{font-family:system-ui,"Segoe UI",Roboto,sans-serif;max-width:60rem;margin:1.5rem auto;padding:0 1rem;
color:#222;line-height:1.4}
h1{margin-bottom:.2rem}h2{margin-top:2rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #ccc;vertical-align:top}
.n{text-align:right;font-variant-numeric:tabular-nums}
.quiet{color:#555}
td.w{font-weight:bold}
@media print{body{margin:0;max-width:none;font-size:10pt}section{break-inside:avoid-page}
thead{display:table-header-group}tr{break-inside:avoid}}
)";

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            // Control characters are none in HTML.
            if (static_cast<unsigned char>(c) >= 0x20) out += c;
        }
    }
    return out;
}

struct Cell {
    std::string text;
    bool number = false;
    bool won = false;
};

class Page {
  public:
    Page(const Evening& evening, words::Language language, bool altered)
        : m_evening(evening)
        , m_tournament(evening.tournament())
        , m_language(language)
        , m_altered(altered) {}

    std::string make() {
        const tournament::Settings& settings = m_tournament.settings;
        m_html = "<!doctype html>\n<html lang=\"" + say("language") +
                 "\">\n<head>\n<meta charset=\"utf-8\">\n" +
                 "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
                 escaped(settings.name) + "</title>\n<style>" + std::string(kStyle) +
                 "</style>\n</head>\n<body>\n";
        add("h1", settings.name);
        std::string where = dayInWords(settings.date);
        if (!settings.place.empty()) where += (where.empty() ? "" : ", ") + settings.place;
        if (!where.empty()) m_html += "<p class=\"quiet\">" + escaped(where) + "</p>\n";
        if (m_altered) m_html += "<p><strong>" + escaped(alteredLine(m_language)) + "</strong></p>\n";
        ranking();
        groups();
        for (auto round = m_tournament.rounds.rbegin(); round != m_tournament.rounds.rend(); ++round)
            if (round->state == tournament::RoundState::Published) results(*round);
        return m_html + "</body>\n</html>\n";
    }

  private:
    std::string say(const char* code, const Arguments& arguments = {}) const {
        return sentence(kWords, code, arguments, m_language);
    }

    // As the page's language writes a day; what is none (files of before) stays as it is.
    std::string dayInWords(const std::string& iso) const {
        constexpr const char* kMonths[] = {"January",   "February", "March",    "April",
                                           "May",       "June",     "July",     "August",
                                           "September", "October",  "November", "December"};
        if (!isDate(iso)) return iso;
        const std::string day = iso.substr(8, 2);
        const std::string month = iso.substr(5, 2);
        const std::string year = iso.substr(0, 4);
        if (m_language == words::Language::Italian)
            return say("day", {{"day", day}, {"month", month}, {"year", year}});
        const int number = base::readNumber(month, 1, 12).value_or(1); // isDate
        return say("day", {{"day", std::to_string(base::readNumber(day, 1, 31).value_or(1))},
                           {"month", m_language == words::Language::English ? kMonths[number - 1]
                                                                            : std::to_string(number)},
                           {"year", year}});
    }

    void add(const char* tag, const std::string& text) {
        m_html += std::string("<") + tag + ">" + escaped(text) + "</" + tag + ">\n";
    }

    void row(const char* tag, const std::vector<Cell>& cells) {
        m_html += "<tr>";
        for (const Cell& cell : cells)
            m_html += std::string("<") + tag +
                      (cell.number ? " class=\"n\">"
                       : cell.won  ? " class=\"w\">"
                                   : ">") +
                      escaped(cell.text) + "</" + tag + ">";
        m_html += "</tr>\n";
    }

    void begin(const std::vector<Cell>& heads) {
        m_html += "<table>\n<thead>\n";
        row("th", heads);
        m_html += "</thead>\n<tbody>\n";
    }
    void end() { m_html += "</tbody>\n</table>\n"; }

    void ranking() {
        const auto standings = standingsOf(m_evening);
        if (!standings || standings->round == 0) return;
        const int until = m_tournament.settings.hideStandingsUntil;
        m_html += "<section>\n";
        if (standings->round < until && !m_tournament.closing) {
            add("h2", say("ranking"));
            add("p", say("hidden", {{"round", std::to_string(until)}}));
            m_html += "</section>\n";
            return;
        }
        if (standings->title) add("p", say("winner") + ": " + standings->title->name);
        prizes();
        add("h2", say("ranking") + " " + say("after", {{"round", std::to_string(standings->round)}}) +
                      (standings->final ? "" : " (" + say("not_final") + ")"));
        const auto why = [&](const tournament::StandingRow& row) {
            const std::string satOut = satOutInWords(m_tournament.settings, row, m_language);
            const std::string ranks = whyInWords(row, m_language);
            return ranks + (ranks.empty() || satOut.empty() ? "" : " ") + satOut;
        };
        const auto groups = lists::standingsByGroup(m_tournament, *standings, why);
        for (const auto& [group, rows] : groups) {
            if (group > 0) add("h3", say("group", {{"number", std::to_string(group)}}));
            list(lists::standingsColumns(m_tournament, *standings), rows);
        }
        if (const auto camps = tournament::campScores(m_tournament, standings->round); !camps.empty())
            addIfAny(inWords(camps, m_language));
        add("p", counts());
        addIfAny(satOutNote(m_tournament.settings, *standings, m_language));
        for (const tournament::LevelGroup& group : standings->tied) add("p", inWords(group, m_language));
        for (const tournament::Substitution& one : tournament::substitutionsOf(m_tournament))
            add("p", inWords(one, m_language));
        m_html += "</section>\n";
    }

    void addIfAny(const std::string& text) {
        if (!text.empty()) add("p", text);
    }

    // By what the ranking was made.
    std::string counts() const {
        const tournament::Settings& settings = m_tournament.settings;
        std::string formula;
        for (const auto& [term, worth] : tournament::scoringTerms(settings.scoring)) {
            if (!formula.empty() || worth < 0) formula += worth < 0 ? (formula.empty() ? "−" : " − ") : " + ";
            formula += std::to_string(std::abs(worth)) + " × " + say(("term." + term).c_str());
        }
        std::string ladder;
        for (const std::string& step : tournament::ladderSteps(settings.ladder))
            ladder += (ladder.empty() ? "" : ", ") + wordFor("criterion", step, m_language);
        return say("counts", {{"formula", formula}, {"ladder", ladder}});
    }

    template <class ListRow>
    void list(const std::vector<lists::Column<ListRow>>& described, const std::vector<ListRow>& rows) {
        const auto columns = lists::shownOn(lists::Surface::Page, described, rows);
        std::vector<Cell> cells;
        for (const auto& column : columns)
            cells.push_back({column.headIn(m_language, lists::Surface::Page), column.isNumber()});
        begin(cells);
        for (const ListRow& one : rows) {
            cells.clear();
            std::size_t side = 0;
            for (const auto& column : columns)
                cells.push_back(
                    {column.read(one, m_language), column.isNumber(), isOfWinner(one, column, side)});
            row("td", cells);
        }
        end();
    }

    template <class ListRow>
    static bool isOfWinner(const ListRow&, const lists::Column<ListRow>&, std::size_t&) {
        return false;
    }
    // The sides stand in their order.
    static bool isOfWinner(const lists::Matched& one, const lists::MatchColumn& column, std::size_t& side) {
        return column.id == lists::Matched::Column::Side && one.winner == side++;
    }

    void prizes() {
        if (!m_tournament.closing || m_tournament.closing->prizes.empty()) return;
        add("h2", say("prizes"));
        m_html += "<ul>\n";
        for (const tournament::Prize& prize : m_tournament.closing->prizes)
            add("li", prizeInWords(*m_tournament.closing, prize, m_language) + ": " +
                          tournament::nameOf(m_tournament, prize));
        m_html += "</ul>\n";
        for (const std::string& note : prizeNotes(*m_tournament.closing, m_language)) add("p", note);
    }

    void groups() {
        const auto groups = tournament::groupsOf(m_tournament);
        for (std::size_t group = 0; group < groups.size(); ++group) {
            m_html += "<section>\n";
            add("h2", say("group", {{"number", std::to_string(group + 1)}}));
            m_html += "<ul>\n";
            for (const int member : groups[group]) add("li", tournament::nameOf(m_tournament, member));
            m_html += "</ul>\n</section>\n";
        }
    }

    void results(const tournament::Round& round) {
        m_html += "<section>\n";
        add("h2", say("round", {{"number", std::to_string(round.number)}}));
        const auto rows =
            lists::matchRows(m_tournament, round, stagesInWords(m_tournament, round, m_language), m_language);
        list(lists::matchColumns(m_tournament.settings, rows, lists::Told::Results), rows);
        const bool won = std::any_of(rows.begin(), rows.end(), [](const auto& one) { return one.winner; });
        if (won) add("p", say("bold"));
        std::string names;
        for (const int number : round.sittingOut)
            names += (names.empty() ? "" : ", ") + tournament::nameOf(m_tournament, number, round.number);
        if (!names.empty())
            m_html += "<p>" +
                      escaped(say(tournament::isBracketRound(round) ? "byes" : "sitting_out") + names) +
                      "</p>\n";
        m_html += "</section>\n";
    }

    const Evening& m_evening;
    const tournament::Tournament& m_tournament;
    words::Language m_language;
    bool m_altered;
    std::string m_html;
};

} // namespace

std::string resultsPage(const Evening& evening, words::Language language, bool altered) {
    return Page(evening, language, altered).make();
}

} // namespace schreiber::desk
