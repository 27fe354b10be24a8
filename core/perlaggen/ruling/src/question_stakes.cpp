#include "question_stakes.h"

#include "explain.h"
#include "name_words.h"

#include <algorithm>
#include <initializer_list>
#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/replay.h>
#include <utility>

namespace schreiber::perlaggen::ruling {

using deal::BetOnFigure, deal::BetState, deal::Figure;

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
        for (const words::Language language : words::kLanguages)
            if (isOneOf(word, {numberName(value, language)})) return value;
    return std::nullopt;
}

// Words that join the others: "für B", "gut gelassen", "lasciato buono a B", "spiel A (ungeboten)".
bool onlyJoins(std::string_view word) {
    return isOneOf(word,
                   {"für",      "fuer",     "zu",    "zum",     "an",        "das",   "der",    "den",
                    "dem",      "die",      "ist",   "sind",    "wird",      "hat",   "und",    "mit",
                    "auf",      "gelassen", "macht", "gemacht", "ungeboten", "punkt", "punkte", "lasciato",
                    "lasciata", "lasciati", "per",   "il",      "lo",        "la",    "con",    "ha",
                    "fa",       "fatto",    "fatta", "è",       "al",        "alla",  "punto",  "punti",
                    "left",     "for",      "to",    "the",     "is",        "and",   "with",   "has",
                    "makes",    "made",     "unbet", "point",   "points"});
}

// "(ungeboten)" without its brackets.
std::string_view bare(std::string_view word) {
    constexpr std::string_view kAround = "().;:";
    const auto first = word.find_first_not_of(kAround);
    if (first == std::string_view::npos) return {};
    return word.substr(first, word.find_last_not_of(kAround) - first + 1);
}

// "B", and a whole side as the form writes it: "B/D".
std::optional<cards::Seat> seatNamed(std::string_view word, int seats) {
    std::optional<cards::Seat> first;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (i % 2 == 1 && word[i] == '/') continue;
        const auto seat = i % 2 == 0 ? cards::readSeat(word.substr(i, 1)) : std::nullopt;
        if (!seat || cards::indexOf(*seat) >= seats) return std::nullopt;
        if (first && cards::teamOf(*first, seats) != cards::teamOf(*seat, seats)) return std::nullopt;
        first = first.value_or(*seat);
    }
    return word.ends_with('/') ? std::nullopt : first;
}

// One side bets, the other answers.
void checkSpeakers(QuestionSheet& sheet, const std::string& key, const Stake& stake) {
    constexpr words::Text partners{"{} und {} sind Partner: Auf ein Gebot antwortet die andere Partei.",
                                   "{} e {} sono compagni: a un'offerta risponde l'altra coppia.",
                                   "{} and {} are partners: the other side answers a bet."};
    const auto team = [&](cards::Seat seat) { return cards::teamOf(seat, sheet.seats()); };
    if (stake.bettor && stake.answerer && team(*stake.bettor) == team(*stake.answerer))
        sheet.fail(key, partners, cards::toString(*stake.bettor), cards::toString(*stake.answerer));
    constexpr words::Text ownBet{
        "Was gut gelassen wird, bekommt, wer geboten hat: {} gehört zur anderen Partei.",
        "Ciò che è lasciato buono va a chi ha offerto: {} è dell'altra coppia.",
        "What is conceded goes to whoever bet: {} is of the other side."};
    if (!stake.good || !stake.team) return;
    if (stake.bettor && team(*stake.bettor) != *stake.team)
        sheet.fail(key, ownBet, cards::toString(*stake.bettor));
    constexpr words::Text toOneself{"{} kann nicht der eigenen Partei etwas gut lassen.",
                                    "{} non può lasciare buono alla propria coppia.",
                                    "{} cannot concede to the own side."};
    if (stake.answerer && team(*stake.answerer) == *stake.team)
        sheet.fail(key, toOneself, cards::toString(*stake.answerer));
}

} // namespace

Stake stakeOf(QuestionSheet& sheet, const std::string& key, const words::Text& said) {
    constexpr words::Text kStake{"„{}“ ist hier nicht zu verstehen; etwa {}.",
                                 "«{}» qui non si capisce; per esempio {}.",
                                 "“{}” is not understood here; for instance {}."};
    Stake stake;
    bool against = false;
    std::optional<cards::Seat>* by = nullptr; // whose seat follows: `gehalten von D`
    std::optional<cards::Seat>* done = nullptr;
    std::optional<cards::Seat> before; // the seat that stands before the word: `D hält`
    const auto tookPart = [&](std::optional<cards::Seat>& who, cards::Seat seat) {
        constexpr words::Text twice{
            "„{}“: Hier stehen zwei, die dasselbe getan haben; es gehört der Letzte hin.",
            "«{}»: qui due hanno fatto la stessa cosa; va indicato l'ultimo.",
            "“{}”: two have done the same here; the last one belongs here."};
        if (who && who != seat) sheet.fail(key, twice, cards::toString(seat));
        who = seat;
    };
    const auto nameSide = [&](cards::Seat seat) {
        stake.team = cards::teamOf(seat, sheet.seats());
        stake.seat = seat;
    };
    const std::vector<std::string_view> words = sheet.words(key);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = bare(words[i]);
        const bool beforeSeat = i + 1 < words.size() && seatNamed(bare(words[i + 1]), sheet.seats());
        const bool joins = onlyJoins(word) || (word == "a" && beforeSeat); // "buono a B"
        if (word.empty() || (joins && !before)) continue;
        const auto spoken = std::exchange(before, std::nullopt);
        if (joins) {
            nameSide(*spoken);
            continue;
        }
        if (isOneOf(word, {"von", "da", "by", "durch"}) && done != nullptr) {
            by = std::exchange(done, nullptr);
            continue;
        }
        done = nullptr;
        if (isOneOf(word, {"bietet", "offre", "bets"}) && spoken) {
            tookPart(stake.bettor, *spoken);
            continue;
        }
        // "A bietet, B h": what B does, not what he gets
        const bool answers =
            spoken && stake.bettor &&
            cards::teamOf(*spoken, sheet.seats()) != cards::teamOf(*stake.bettor, sheet.seats());
        if ((isOneOf(word, {"sagt", "lässt", "laesst", "gibt", "schenkt", "geht", "dice", "lascia", "concede",
                            "says", "leaves", "gives", "concedes"}) ||
             (answers && isOneOf(word, {"g", "gut", "good", "buono", "buona"}))) &&
            spoken) {
            tookPart(stake.answerer, *spoken);
            stake.good = true;
            continue;
        }
        if ((isOneOf(word, {"hält", "haelt", "schaut", "hebt", "tiene", "vede", "holds", "sees"}) ||
             (answers && isOneOf(word, {"h"}))) &&
            spoken) {
            tookPart(stake.answerer, *spoken);
            stake.held = true;
            continue;
        }
        if (spoken) nameSide(*spoken);
        if (isOneOf(word, {"non", "not"})) { // "non offerto"
            ++i;
            continue;
        }
        if (isOneOf(word, {"geboten", "offerto", "offerta", "bet"})) {
            done = &stake.bettor;
            continue;
        }
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
        if (isOneOf(word, {"gut", "geschenkt", "good", "conceded", "buono", "buona", "g"})) {
            stake.good = true;
            done = &stake.answerer;
        } else if (isOneOf(word, {"gehalten", "geschaut", "gehoben", "held", "seen", "tenuto", "tenuta",
                                  "visto", "h"})) {
            stake.held = true;
            done = &stake.answerer;
        } else if (isOneOf(word, {"steht", "stehend", "stands", "standing", "pari"}))
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
        else if (const auto seat = seatNamed(word, sheet.seats())) {
            if (by == nullptr)
                before = seat;
            else
                tookPart(*std::exchange(by, nullptr), *seat);
        } else
            sheet.fail(key, kStake, std::string(word), said.in(sheet.language()));
    }
    if (before) nameSide(*before);
    constexpr words::Text whom{"Hier fehlt, wer: etwa „gehalten von D“.",
                               "Manca chi: per esempio «tenuto da D».",
                               "It is missing who: for instance “held by D”."};
    if (by != nullptr) sheet.fail(key, whom);
    checkSpeakers(sheet, key, stake);
    return stake;
}

std::optional<int> lastBettor(const QuestionSheet& sheet, const Stake& stake) {
    if (stake.team) return stake.team;
    if (stake.bettor) return cards::teamOf(*stake.bettor, sheet.seats());
    if (stake.answerer && sheet.teams() == 2) return 1 - cards::teamOf(*stake.answerer, sheet.seats());
    return std::nullopt;
}

std::string scoreText(const deal::ByTeam& score, int teams) {
    std::string text;
    for (int team = 0; team < teams; ++team)
        text += fmt::format("{}{}", team > 0 ? " : " : "", score[static_cast<std::size_t>(team)]);
    return text;
}

// Sides raise in turn, so who bet last tells who bet first.
std::string betLines(Figure figure, const BetOnFigure& bet, const Speakers& speakers) {
    if (bet.state == BetState::Unbet) return {};
    const std::string_view name = kFigureKeys[static_cast<std::size_t>(figure)];
    const char last = speakers.bettor ? cards::letterOf(*speakers.bettor) : *bet.team == 0 ? 'A' : 'B';
    const char other = speakers.answerer ? cards::letterOf(*speakers.answerer) : *bet.team == 0 ? 'B' : 'A';
    // what is conceded scores the value before it
    const int top = bet.state == BetState::Conceded ? deal::nextStep(bet.value) : bet.value;
    std::vector<int> steps;
    for (int step = deal::nextStep(1); step <= top; step = deal::nextStep(step)) {
        steps.push_back(step);
        if (step == top) break;
    }
    std::string lines;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const char who = (steps.size() - 1 - i) % 2 == 0 ? last : other;
        const int value = steps[i];
        if (i == 0)
            lines += fmt::format("{}: bet {}\n", who, name);
        else if (value == deal::kSpielAus)
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
    auto read = record::read(record, {}, find);
    if (!read) return std::nullopt;
    nameIn(sheet, read->front());
    const Replay replay = ruling::replay(read->front(), find);
    for (deal::Ruling ruling : replay.rulings) {
        if (ruling.verdict != deal::Verdict::Illegal || ruling.event < 0) continue;
        ruling.otherwise.clear(); // why not is asked, and nothing else
        return Forbidden{.event = static_cast<std::size_t>(ruling.event),
                         .why = explain(replay, ruling, sheet.language())};
    }
    return std::nullopt;
}

} // namespace schreiber::perlaggen::ruling
