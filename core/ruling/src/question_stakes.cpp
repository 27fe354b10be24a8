#include "question_stakes.h"

#include "explain.h"
#include "name_words.h"

#include <record/reader.h>
#include <ruling/replay.h>

#include <algorithm>
#include <initializer_list>

namespace schreiber::ruling {

using deal::BetOnFigure, deal::BetState, deal::Figure;
using rulebook::Words;

namespace {

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> forms) {
    std::string small(word);
    std::ranges::transform(small, small.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return std::ranges::find(forms, std::string_view(small)) != forms.end();
}

// "dritzig", "viertiges", "fünffach".
std::optional<int> sizeNamed(std::string_view word) {
    if (isOneOf(word, {"zwitzig", "zwitziges", "zwitziger", "zweifach", "zweifaches", "zweifacher", "einfach",
                       "einfaches", "einfacher", "paar", "coppia", "pair"}))
        return 2;
    if (isOneOf(word, {"dritzig", "dritziges", "dritziger", "tritzig", "tritziges", "tritziger", "dreifach",
                       "dreifaches", "dreifacher"}))
        return 3;
    if (isOneOf(word, {"viertig", "viertiges", "viertiger", "vierfach", "vierfaches", "vierfacher"}))
        return 4;
    if (isOneOf(word,
                {"fünftig", "fünftiges", "fünftiger", "fünffach", "fünffaches", "fünffacher", "fuenftig"}))
        return 5;
    return std::nullopt;
}

// "3", "drei".
std::optional<int> valueNamed(std::string_view word) {
    if (word.size() == 1 && word[0] >= '1' && word[0] <= '7') return word[0] - '0';
    for (int value = 1; value <= 7; ++value)
        for (const rulebook::Language language : rulebook::kLanguages)
            if (isOneOf(word, {numberName(value, language)})) return value;
    return std::nullopt;
}

} // namespace

Stake stakeOf(QuestionSheet& sheet, const std::string& key, const Words& said) {
    constexpr Words kStake{"„{}“ ist hier nicht zu verstehen; etwa {}.",
                           "«{}» qui non si capisce; per esempio {}.",
                           "“{}” is not understood here; for instance {}."};
    Stake stake;
    bool against = false;
    for (const std::string_view word : sheet.words(key)) {
        if (isOneOf(word, {"gegen", "contro", "against"})) {
            against = true;
            continue;
        }
        const auto other = against ? cards::readSeat(word.substr(0, 1)) : std::nullopt;
        if (other && cards::indexOf(*other) < sheet.seats() && word.size() <= 2) {
            const auto team = static_cast<std::size_t>(cards::teamOf(*other, sheet.seats()));
            const auto level = word.size() == 2 ? valueNamed(word.substr(1)) : std::optional(0);
            if (!level) sheet.fail(key, kStake, std::string(word), said.in(sheet.language()));
            stake.against[team] = true;
            stake.lost[team] = level.value_or(0);
            continue;
        }
        if (isOneOf(word, {"gut", "good", "buono", "g"}))
            stake.good = true;
        else if (isOneOf(word, {"gehalten", "held", "tenuto", "h"}))
            stake.held = true;
        else if (isOneOf(word, {"steht", "stehend", "stands", "standing", "pari"}))
            stake.stands = true;
        else if (isOneOf(word, {"hin", "niemand", "keiner", "nobody", "none", "nessuno"}))
            stake.nobody = true;
        else if (isOneOf(word, {"erlaubt", "allowed", "permesso"}))
            stake.declared = true;
        else if (const auto size = sizeNamed(word))
            stake.size = size;
        else if (isOneOf(word, {"aus", "game"}))
            stake.value = deal::kSpielAus;
        else if (isOneOf(word, {"gleich"}))
            stake.figure = Figure::Gleich;
        else if (isOneOf(word, {"hanger"}))
            stake.figure = Figure::Hanger;
        else if (isOneOf(word, {"spiel"}))
            stake.figure = stake.figure.value_or(Figure::Spiel); // `gleich A spiel aus`
        else if (const auto value = valueNamed(word))
            stake.value = value;
        else if (const auto seat = cards::readSeat(word); seat && cards::indexOf(*seat) < sheet.seats())
            stake.team = cards::teamOf(*seat, sheet.seats());
        else
            sheet.fail(key, kStake, std::string(word), said.in(sheet.language()));
    }
    return stake;
}

std::string scoreText(const deal::ByTeam& score, int teams) {
    std::string text;
    for (int team = 0; team < teams; ++team)
        text += fmt::format("{}{}", team > 0 ? " : " : "", score[static_cast<std::size_t>(team)]);
    return text;
}

// Sides raise in turn, so who bet last tells who bet first.
std::string betLines(Figure figure, const BetOnFigure& bet) {
    if (bet.state == BetState::Unbet) return {};
    const std::string_view name = kFigureKeys[static_cast<std::size_t>(figure)];
    const char last = *bet.team == 0 ? 'A' : 'B';
    const char other = *bet.team == 0 ? 'B' : 'A';
    // what is conceded scores the value before it; Spiel aus, the eighth step, scores seven
    const int top = bet.state == BetState::Conceded ? bet.value + 1 : bet.value;
    constexpr int kSteps = 8;
    const int steps = bet.value == deal::kSpielAus ? kSteps : top;
    std::string lines;
    for (int value = 2; value <= steps; ++value) {
        const char who = (steps - value) % 2 == 0 ? last : other;
        if (value == 2)
            lines += fmt::format("{}: bet {}\n", who, name);
        else if (value == kSteps)
            lines += fmt::format("{}: bet {} game\n", who, name);
        else
            lines += fmt::format("{}: bet {} {}\n", who, name, value);
    }
    const std::string_view answer = bet.state == BetState::Conceded ? "good" : "hold";
    return lines + fmt::format("{}: {} {}\n", other, answer, name);
}

std::optional<Forbidden> forbiddenIn(const QuestionSheet& sheet, const std::string& record) {
    const rulebook::RuleSet& set = sheet.rules().set();
    const auto find = [&set](std::string_view id) { return id == set.id ? &set : nullptr; };
    const auto read = record::read(record, {}, find);
    if (!read) return std::nullopt;
    const Replay replay = ruling::replay(read->front(), find);
    for (const deal::Ruling& ruling : replay.rulings)
        if (ruling.verdict == deal::Verdict::Illegal && ruling.event >= 0)
            return Forbidden{.event = static_cast<std::size_t>(ruling.event),
                             .why = explain(replay, ruling, sheet.language())};
    return std::nullopt;
}

} // namespace schreiber::ruling
