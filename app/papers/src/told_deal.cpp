#include "told_deal.h"

#include <rulebook/card_words.h>
#include <ruling/event_words.h>

#include <fmt/format.h>

#include <string>

namespace schreiber::papers {

using rulebook::Words;

kinds::Section tableTold(const record::Record& record, const ruling::Position& position,
                         const rulebook::RuleSet& set, rulebook::Language language, bool impossible) {
    kinds::Section table;
    table.title = Words{"Am Tisch", "Al tavolo", "At the table"}.in(language);
    std::string text;
    const auto tell = [&](const Words& what, const std::string& value) {
        text += (text.empty() ? "" : " · ") + fmt::format(fmt::runtime(what.in(language)), value);
    };
    const record::Header& head = record.header;
    if (position.trump) {
        tell({"Trumpf {}", "Briscola {}", "Trumps {}"}, rulebook::suitName(*position.trump, language));
        std::string perlaggen;
        for (const cards::Card card : position.perlaggen)
            perlaggen += (perlaggen.empty() ? "" : ", ") + rulebook::cardName(card, language);
        if (!perlaggen.empty()) tell({"Perlaggen {}", "Perlaggen {}", "Perlaggen {}"}, perlaggen);
    }
    if (set.countdown)
        tell({"Partie bis {}", "Partita fino a {}", "Game down to {}"}, "0");
    else
        tell({"Partie zu {}", "Partita ai {}", "Game to {}"},
             std::to_string(head.target.value_or(set.target())));
    if (head.dealer) tell({"es gab {}", "ha dato {}", "dealt by {}"}, ruling::nameIn(head, *head.dealer));
    std::string score;
    for (const int points : head.score.value_or(std::vector<int>()))
        score += (score.empty() ? "" : " : ") + std::to_string(points);
    if (!score.empty() && impossible)
        tell({"Stand davor {} (kann nicht sein)", "punteggio prima {} (impossibile)",
              "score before {} (cannot be)"},
             score);
    else if (!score.empty())
        tell({"Stand davor {}", "punteggio prima {}", "score before {}"}, score);
    table.sentences.push_back(text);
    return table;
}

kinds::Section courseTold(const record::Record& record, rulebook::Language language) {
    kinds::Section course;
    course.behind = true;
    course.title = Words{"Verlauf", "Svolgimento", "What happened"}.in(language);
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const int line = i < record.lines.events.size() ? record.lines.events[i] : 0;
        course.rows.push_back({line == 0 ? std::string() : std::to_string(line),
                               ruling::eventInWords(record.header, record.events[i], language)});
    }
    return course;
}

} // namespace schreiber::papers
