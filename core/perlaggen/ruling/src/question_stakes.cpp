#include "question_stakes.h"

#include "explain.h"
#include "name_words.h"
#include "result_words.h"

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
    const auto team = [&](cards::Seat seat) { return cards::teamOf(seat, sheet.seats()); };
    if (stake.bettor && stake.answerer && team(*stake.bettor) == team(*stake.answerer))
        sheet.fail(key,
                   {"{} und {} sind Partner: Auf ein Gebot antwortet die andere Partei.",
                    "{} e {} sono compagni: a un'offerta risponde l'altra coppia.",
                    "{} and {} are partners: the other side answers a bet."},
                   cards::toString(*stake.bettor), cards::toString(*stake.answerer));
    if (!stake.good || !stake.team) return;
    if (stake.bettor && team(*stake.bettor) != *stake.team)
        sheet.fail(key,
                   {"Was gut gelassen wird, bekommt, wer geboten hat: {} gehört zur anderen Partei.",
                    "Ciò che è lasciato buono va a chi ha offerto: {} è dell'altra coppia.",
                    "What is conceded goes to whoever bet: {} is of the other side."},
                   cards::toString(*stake.bettor));
    if (stake.answerer && team(*stake.answerer) == *stake.team)
        sheet.fail(key,
                   {"{} kann nicht der eigenen Partei etwas gut lassen.",
                    "{} non può lasciare buono alla propria coppia.", "{} cannot concede to the own side."},
                   cards::toString(*stake.answerer));
}

// Takes one word after the other: a seat waits for what its player did (`D hält`), a deed for who did it
// (`gehalten von D`); a seat by which neither is said names a side.
class StakeReader {
  public:
    StakeReader(QuestionSheet& sheet, const std::string& key, const words::Text& said)
        : m_sheet(sheet)
        , m_key(key)
        , m_said(said)
        , m_words(sheet.words(key)) {}

    Stake read() {
        for (; m_at < m_words.size(); ++m_at) take(bare(m_words[m_at]));
        if (m_waiting) nameSide(*m_waiting);
        if (m_by != nullptr)
            m_sheet.fail(m_key,
                         {"Hier fehlt, wer: etwa „gehalten von D“.", "Manca chi: per esempio «tenuto da D».",
                          "It is missing who: for instance “held by D”."});
        checkSpeakers(m_sheet, m_key, m_stake);
        return std::move(m_stake);
    }

  private:
    void take(std::string_view word) {
        const bool joins = onlyJoins(word) || (word == "a" && isSeatNext()); // "buono a B"
        if (word.empty() || (joins && !m_waiting)) return;
        const auto seat = std::exchange(m_waiting, std::nullopt);
        if (joins) return nameSide(*seat);
        if (isOneOf(word, {"von", "da", "by", "durch"}) && m_done != nullptr) {
            m_by = std::exchange(m_done, nullptr);
            return;
        }
        m_done = nullptr;
        if (seat && takeDeedOf(*seat, word)) return;
        if (seat) nameSide(*seat);
        if (isOneOf(word, {"non", "not"})) { // "non offerto"
            ++m_at;
            return;
        }
        const bool isTaken =
            takeAgainst(word) || takeDeed(word) || takeStanding(word) || takeValue(word) || takeSeat(word);
        if (!isTaken) failAt(word);
    }

    bool isSeatNext() const {
        return m_at + 1 < m_words.size() && seatNamed(bare(m_words[m_at + 1]), m_sheet.seats());
    }

    int teamOf(cards::Seat seat) const { return cards::teamOf(seat, m_sheet.seats()); }

    void nameSide(cards::Seat seat) {
        m_stake.team = teamOf(seat);
        m_stake.seat = seat;
    }

    void tookPart(std::optional<cards::Seat>& who, cards::Seat seat) {
        if (who && who != seat)
            m_sheet.fail(m_key,
                         {"„{}“: Hier stehen zwei, die dasselbe getan haben; es gehört der Letzte hin.",
                          "«{}»: qui due hanno fatto la stessa cosa; va indicato l'ultimo.",
                          "“{}”: two have done the same here; the last one belongs here."},
                         cards::toString(seat));
        who = seat;
    }

    void failAt(std::string_view word) {
        m_sheet.fail(m_key,
                     {"„{}“ ist hier nicht zu verstehen; etwa {}.",
                      "«{}» qui non si capisce; per esempio {}.",
                      "“{}” is not understood here; for instance {}."},
                     std::string(word), m_said.in(m_sheet.language()));
    }

    // What the player of that seat does: "A bietet, B h", where the last is what B does, not what he gets.
    bool takeDeedOf(cards::Seat seat, std::string_view word) {
        if (isOneOf(word, {"bietet", "offre", "bets"})) {
            tookPart(m_stake.bettor, seat);
            return true;
        }
        const bool answers = m_stake.bettor && teamOf(seat) != teamOf(*m_stake.bettor);
        const bool gives = isOneOf(word, {"sagt", "lässt", "laesst", "gibt", "schenkt", "geht", "dice",
                                          "lascia", "concede", "says", "leaves", "gives", "concedes"}) ||
                           (answers && isOneOf(word, {"g", "gut", "good", "buono", "buona"}));
        const bool holds =
            isOneOf(word, {"hält", "haelt", "schaut", "hebt", "tiene", "vede", "holds", "sees"}) ||
            (answers && isOneOf(word, {"h"}));
        if (!gives && !holds) return false;
        tookPart(m_stake.answerer, seat);
        (gives ? m_stake.good : m_stake.held) = true;
        return true;
    }

    // What was done; who did it may follow.
    bool takeDeed(std::string_view word) {
        if (isOneOf(word, {"geboten", "offerto", "offerta", "bet"})) {
            m_done = &m_stake.bettor;
        } else if (isOneOf(word, {"gut", "geschenkt", "good", "conceded", "buono", "buona", "g"})) {
            m_stake.good = true;
            m_done = &m_stake.answerer;
        } else if (isOneOf(word, {"gehalten", "geschaut", "gehoben", "held", "seen", "tenuto", "tenuta",
                                  "visto", "h"})) {
            m_stake.held = true;
            m_done = &m_stake.answerer;
        } else {
            return false;
        }
        return true;
    }

    // "gegen B C3".
    bool takeAgainst(std::string_view word) {
        if (isOneOf(word, {"gegen", "contro", "against"})) {
            m_isAgainst = true;
            return true;
        }
        const auto seat = m_isAgainst ? cards::readSeat(word.substr(0, 1)) : std::nullopt;
        if (!seat || cards::indexOf(*seat) >= m_sheet.seats() || word.size() > 2) return false;
        const auto level = word.size() == 2 ? valueNamed(word.substr(1)) : std::optional(0);
        if (!level) failAt(word);
        const auto team = static_cast<std::size_t>(teamOf(*seat));
        m_stake.against[team] = true;
        m_stake.lost[team] = level.value_or(0);
        return true;
    }

    bool takeStanding(std::string_view word) {
        if (isOneOf(word, {"steht", "stehend", "stands", "standing", "pari"}))
            m_stake.stands = true;
        else if (isOneOf(word, {"hin", "niemand", "keiner", "nobody", "none", "nessuno"}))
            m_stake.nobody = true;
        else if (isOneOf(word, {"erlaubt", "allowed", "permesso"}))
            m_stake.declared = true;
        else
            return false;
        return true;
    }

    // How high it is, of how many cards, and on which figure.
    bool takeValue(std::string_view word) {
        if (const auto size = sizeNamed(word))
            m_stake.size = size;
        else if (isOneOf(word, {"aus", "game"}))
            m_stake.value = deal::kSpielAus;
        else if (isOneOf(word, {"gleich"}))
            m_stake.figure = Figure::Gleich;
        else if (isOneOf(word, {"hanger"}))
            m_stake.figure = Figure::Hanger;
        else if (isOneOf(word, {"spiel"}))
            m_stake.figure = m_stake.figure.value_or(Figure::Spiel); // `gleich A spiel aus`
        else if (const auto value = valueNamed(word))
            m_stake.value = value;
        else
            return false;
        return true;
    }

    bool takeSeat(std::string_view word) {
        const auto seat = seatNamed(word, m_sheet.seats());
        if (!seat) return false;
        if (m_by == nullptr)
            m_waiting = seat;
        else
            tookPart(*std::exchange(m_by, nullptr), *seat);
        return true;
    }

    QuestionSheet& m_sheet;
    const std::string& m_key;
    const words::Text& m_said;
    std::vector<std::string_view> m_words;
    std::size_t m_at = 0;
    Stake m_stake;
    std::optional<cards::Seat> m_waiting;         // stands before what its player did
    std::optional<cards::Seat>* m_done = nullptr; // whose place in the stake the deed just read fills
    std::optional<cards::Seat>* m_by = nullptr;   // the same behind `von`: the seat follows
    bool m_isAgainst = false;
};

} // namespace

Stake stakeOf(QuestionSheet& sheet, const std::string& key, const words::Text& said) {
    return StakeReader(sheet, key, said).read();
}

std::optional<int> lastBettor(const QuestionSheet& sheet, const Stake& stake) {
    if (stake.team) return stake.team;
    if (stake.bettor) return cards::teamOf(*stake.bettor, sheet.seats());
    if (stake.answerer && sheet.teams() == 2) return 1 - cards::teamOf(*stake.answerer, sheet.seats());
    return std::nullopt;
}

// Sides raise in turn, so who bet last tells who bet first.
std::string betLines(Figure figure, const BetOnFigure& bet, const Speakers& speakers) {
    if (bet.state == BetState::Unbet) return {};
    const std::string_view name = nameOf(figure);
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
