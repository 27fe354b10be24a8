#include "told_record.h"

#include "games/perlaggen/drawn_position.h"
#include "games/perlaggen/told_deal.h"

#include <algorithm>
#include <perlaggen/record/reader.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/ruling/event_words.h>
#include <set>
#include <utility>

namespace schreiber::papers {

namespace {

using tournament::Ruling;

class Telling {
  public:
    Telling(const Ruling& ruling, perlaggen::record::Record record, words::Language language)
        : m_ruling(ruling)
        , m_record(std::move(record))
        , m_rules(perlaggen::record::rulesOf(m_record.header))
        , m_language(language) {}

    ToldRecord told() const {
        ToldRecord told;
        told.ruleSet = perlaggen::rulebook::headingInWords(m_rules.set(), m_language);
        told.parties = parties();
        for (int seat = 0; seat < m_rules.seats(); ++seat)
            told.players.push_back(nameOf(static_cast<cards::Seat>(seat)));
        told.sections = sections();
        tellScore(told);
        told.rule = [set = m_rules.set(), language = m_language](std::string_view rule) {
            const perlaggen::rulebook::RulePoint* point = perlaggen::rulebook::findRulePoint(rule);
            if (point == nullptr) return std::string();
            return std::string(kRuleWord.in(language)) +
                   perlaggen::rulebook::ruleInWords(*point, set, language);
        };
        return told;
    }

  private:
    std::string say(const words::Text& words) const { return std::string(words.in(m_language)); }
    std::string nameOf(cards::Seat seat) const { return perlaggen::ruling::nameIn(m_record.header, seat); }

    // The names of each, by team.
    std::vector<std::string> parties() const {
        const int seats = m_rules.seats();
        std::vector<std::string> teams(static_cast<std::size_t>(cards::teamCount(seats)));
        for (int i = 0; i < seats; ++i) {
            const auto seat = static_cast<cards::Seat>(i);
            std::string& team = teams[static_cast<std::size_t>(cards::teamOf(seat, seats))];
            team += (team.empty() ? "" : " / ") + nameOf(seat);
        }
        return teams;
    }

    std::vector<kinds::Section> sections() const {
        const perlaggen::ruling::Position position =
            perlaggen::ruling::positionIn(m_ruling.view).value_or(perlaggen::ruling::Position{});
        std::vector<kinds::Section> sections{tableTold(m_record, position, m_rules.set(), m_language)};
        for (kinds::Section& section : drawn(m_record, position, m_language))
            sections.push_back(std::move(section));
        std::set<int> ruledOn;
        for (const auto* points : {&m_ruling.found, &m_ruling.reasons})
            for (const tournament::RuledPoint& point : *points) ruledOn.insert(point.line);
        if (!m_record.events.empty()) sections.push_back(courseTold(m_record, position, ruledOn, m_language));
        const bool staked = std::any_of(position.figures.begin(), position.figures.end(),
                                        [](const perlaggen::deal::SettledFigure& figure) {
                                            return figure != perlaggen::deal::SettledFigure{figure.figure};
                                        });
        std::vector<std::string> missing =
            perlaggen::ruling::missingIn(m_ruling.view, m_record.header, m_language);
        if (staked || !missing.empty()) {
            kinds::Section figures;
            figures.title = say({"Figuren", "Figure", "Figures"});
            figures.rows = perlaggen::ruling::figureRows(position, parties(), m_language);
            figures.sentences = std::move(missing);
            sections.push_back(std::move(figures));
        }
        kinds::Section sheet;
        sheet.title =
            m_ruling.decision.empty()
                ? say({"Zettel", "Foglio", "Score sheet"})
                : say({"Zettel nach den Regeln", "Foglio secondo le regole", "Score sheet by the rules"});
        sheet.rows = perlaggen::ruling::scoreRows(m_ruling.view, m_language);
        if (!sheet.rows.empty() && !m_record.events.empty()) sections.push_back(std::move(sheet));
        return sections;
    }

    void tellScore(ToldRecord& told) const {
        const auto rows = perlaggen::ruling::scoreRows(m_ruling.view, m_language);
        const bool counts =
            std::any_of(rows.begin(), rows.end() - (rows.empty() ? 0 : 1), [](const auto& row) {
                return row.back().find_first_of("123456789?") != std::string::npos;
            });
        if (!counts) return;
        told.score = rows.back().back();
        for (const int points : m_record.header.score.value_or(std::vector<int>()))
            told.before += (told.before.empty() ? "" : " : ") + std::to_string(points);
    }

    const Ruling& m_ruling;
    perlaggen::record::Record m_record; // of the kept text
    perlaggen::rulebook::Rules m_rules; // what it was ruled by
    words::Language m_language;
};

} // namespace

std::optional<ToldRecord> perlaggenTold(const Ruling& ruling, words::Language language) {
    auto records = perlaggen::record::read(ruling.record);
    if (!records) return std::nullopt;
    return Telling(ruling, std::move(records->front()), language).told();
}

} // namespace schreiber::papers
