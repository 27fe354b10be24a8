#include "games/perlaggen/told_deal.h"

#include <fmt/format.h>

#include <algorithm>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/ruling/event_words.h>
#include <set>
#include <string>
#include <variant>

namespace schreiber::papers {

kinds::Section tableTold(const perlaggen::record::Record& record, const perlaggen::ruling::Position& position,
                         const perlaggen::rulebook::RuleSet& set, words::Language language, bool impossible) {
    kinds::Section table;
    table.title = words::Text{"Am Tisch", "Al tavolo", "At the table"}.in(language);
    std::string text;
    const auto tell = [&](const words::Text& what, const std::string& value) {
        text += (text.empty() ? "" : " · ") + fmt::format(fmt::runtime(what.in(language)), value);
    };
    const perlaggen::record::Header& head = record.header;
    if (position.trump) {
        tell({"Trumpf {}", "Briscola {}", "Trumps {}"},
             perlaggen::rulebook::suitName(*position.trump, language));
        std::string perlaggen;
        for (const cards::Card card : position.perlaggen)
            perlaggen += (perlaggen.empty() ? "" : ", ") + perlaggen::rulebook::cardName(card, language);
        if (!perlaggen.empty()) tell({"Perlaggen {}", "Perlaggen {}", "Perlaggen {}"}, perlaggen);
    }
    if (set.countdown)
        tell({"Partie bis {}", "Partita fino a {}", "Game down to {}"}, "0");
    else
        tell({"Partie zu {}", "Partita a {}", "Game to {}"},
             std::to_string(head.target.value_or(set.target())));
    if (head.dealer)
        tell({"es gab {}", "ha dato {}", "dealt by {}"}, perlaggen::ruling::nameIn(head, *head.dealer));
    std::string score;
    for (const int points : head.score.value_or(std::vector<int>())) {
        constexpr words::Text cannotBe{" (kann nicht sein)", " (impossibile)", " (cannot be)"};
        const bool wins = set.countdown ? points <= 0 : points >= head.target.value_or(set.target());
        score += (score.empty() ? "" : " : ") + std::to_string(points);
        if (impossible && wins) score += cannotBe.in(language);
    }
    if (!score.empty()) tell({"Stand davor {}", "punteggio prima {}", "score before {}"}, score);
    table.sentences.push_back(text);
    return table;
}

namespace {

// The trick in which a card was laid, from 1; 0 where it is in none, as what was taken back.
std::size_t trickOf(const perlaggen::ruling::Position& position, const perlaggen::deal::Event& event) {
    const auto* play = std::get_if<perlaggen::deal::Play>(&event.action);
    if (play == nullptr) return 0;
    for (std::size_t i = 0; i < position.tricks.size(); ++i)
        for (const auto& [seat, laid] : position.tricks[i].cards)
            if (seat == event.seat && laid == play->card) return i + 1;
    return 0;
}

// By the first word of the name, where nobody else is called so.
std::string calledShort(const perlaggen::record::Header& head, cards::Seat seat) {
    const auto firstWord = [](const std::string& name) { return name.substr(0, name.find(' ')); };
    const std::string whole = perlaggen::ruling::nameIn(head, seat);
    const auto same = std::count_if(head.players.begin(), head.players.end(), [&](const auto& other) {
        return other && firstWord(*other) == firstWord(whole);
    });
    return same > 1 ? whole : firstWord(whole);
}

// "2. Stich: L10 LA S7=LO L9 → Bert": a trick, and who took it; "2. Stich, weiter: L8 L9 → Bert" where cards
// before these are told by themselves. They are drawn besides, and written as the record has them all tricks
// have room on one page.
std::string trickInWords(const perlaggen::record::Record& record, const perlaggen::ruling::Position& position,
                         std::size_t trick, std::size_t first, std::size_t last, bool ends,
                         words::Language language) {
    const auto& begun = position.tricks[trick - 1].cards.front();
    const bool goesOn = record.events[first].seat != begun.seat;
    std::string cards;
    for (std::size_t i = first; i <= last; ++i)
        cards += (i == first ? "" : " ") +
                 cards::toString(std::get<perlaggen::deal::Play>(record.events[i].action).card);
    const auto winner = position.tricks[trick - 1].winner;
    if (ends && winner) cards += " → " + calledShort(record.header, *winner);
    const words::Text whole{"{}. Stich: {}", "{}ª presa: {}", "Trick {}: {}"};
    const words::Text rest{"{}. Stich, weiter: {}", "{}ª presa, seguito: {}", "Trick {}, on: {}"};
    return fmt::format(fmt::runtime((goesOn ? rest : whole).in(language)), trick, cards);
}

std::string linesInWords(int first, int last) {
    return first == last ? std::to_string(first) : std::to_string(first) + "–" + std::to_string(last);
}

} // namespace

kinds::Section courseTold(const perlaggen::record::Record& record,
                          const perlaggen::ruling::Position& position, const std::set<int>& ruledOn,
                          words::Language language) {
    kinds::Section course;
    course.behind = true;
    course.title = words::Text{"Verlauf", "Svolgimento", "What happened"}.in(language);
    const auto lineOf = [&](std::size_t event) {
        return event < record.lines.events.size() ? record.lines.events[event] : 0;
    };
    const auto drawnIn = [&](std::size_t event) {
        return ruledOn.count(lineOf(event)) != 0 ? 0 : trickOf(position, record.events[event]);
    };
    const auto goesOn = [&](std::size_t event) {
        for (std::size_t later = event + 1; later < record.events.size(); ++later)
            if (trickOf(position, record.events[later]) == trickOf(position, record.events[event]))
                return true;
        return false;
    };
    const auto isEndOf = [&](std::size_t done, std::size_t shown) {
        return std::holds_alternative<perlaggen::deal::EndOfTurn>(record.events[done].action) &&
               record.events[done].seat == record.events[shown].seat && ruledOn.count(lineOf(done)) == 0;
    };
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const std::size_t trick = drawnIn(i);
        std::size_t last = i;
        while (trick != 0 && last + 1 < record.events.size() && drawnIn(last + 1) >= trick) ++last;
        while (drawnIn(last) > trick && goesOn(last)) --last; // of several each is whole
        std::string told = perlaggen::ruling::eventInWords(record.header, record.events[i], language);
        if (last > i) {
            told.clear();
            for (std::size_t from = i, to = i; from <= last; from = ++to) {
                while (to < last && drawnIn(to + 1) == drawnIn(from)) ++to;
                told += (from == i ? "" : " · ") +
                        trickInWords(record, position, drawnIn(from), from, to, !goesOn(to), language);
            }
        } else if (i + 1 < record.events.size() && isEndOf(i + 1, i)) {
            told += words::Text{"; damit fertig", "; e ha finito", "; and is done"}.in(language);
            last = i + 1;
        }
        const int line = lineOf(i);
        course.rows.push_back({line == 0 ? std::string() : linesInWords(line, lineOf(last)), told});
        i = last;
    }
    return course;
}

} // namespace schreiber::papers
