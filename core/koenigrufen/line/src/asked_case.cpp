#include "asked_case.h"

#include <base/record_lines.h>

#include <algorithm>
#include <koenigrufen/line/faults.h>
#include <koenigrufen/line/line.h>
#include <koenigrufen/line/schrieb.h>
#include <koenigrufen/line/words.h>
#include <koenigrufen/record/writer.h>
#include <koenigrufen/rulebook/catalogue.h>
#include <numeric>
#include <utility>

namespace schreiber::koenigrufen::line::asked {

using game::AnswerKind, game::valueOf;

namespace {

EveningRules rulesHere(const CaseTable& table) {
    const auto rules = rulesOf(table.head.agreed);
    return eveningRules(rules ? *rules : rulebook::Rules(rulebook::ruleSets().front()), table.head.agreed);
}

constexpr std::size_t kMostCards = 54;

} // namespace

void append(std::string& text, const std::string& more) {
    if (!more.empty()) text += (text.empty() ? "" : " ") + more;
}

Here::Here(const CaseTable& table, Language language)
    : m_table(table)
    , m_language(language)
    , m_evening(rulesHere(table)) {
    const int named = static_cast<int>(std::max(table.called.size(), table.head.players.size()));
    m_seats = table.head.seats.value_or(std::max(named, rulebook::kSeats)) > rulebook::kSeats
                  ? kMostAtTable
                  : rulebook::kSeats;
    if (table.head.dealer && *table.head.dealer >= 0 && *table.head.dealer < m_seats)
        m_dealer = table.head.dealer;
}

std::optional<int> Here::out() const {
    return m_seats > rulebook::kSeats ? m_dealer : std::nullopt;
}

std::optional<int> Here::forehand() const {
    return m_dealer ? std::optional((*m_dealer + 1) % m_seats) : std::nullopt;
}

int Here::next(int seat, int steps) const {
    for (; steps > 0; --steps) do
            seat = (seat + 1) % m_seats;
        while (!plays(seat));
    return seat;
}

std::string Here::name(int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    if (at < m_table.called.size() && !m_table.called[at].empty()) return m_table.called[at];
    return cards::toString(static_cast<cards::Seat>(seat));
}

Table Here::sheet() const {
    const auto sits = out();
    return {m_seats, sits ? std::optional(static_cast<cards::Seat>(*sits)) : std::nullopt};
}

cards::Seat Here::inRecord(int seat) const {
    const auto sits = out();
    if (!sits) return static_cast<cards::Seat>(seat);
    return static_cast<cards::Seat>((seat - *sits - 1 + m_seats) % m_seats); // who deals is the fifth
}

int Here::atTable(cards::Seat inRecord) const {
    const auto sits = out();
    return sits ? (cards::indexOf(inRecord) + *sits + 1) % m_seats : cards::indexOf(inRecord);
}

std::optional<int> Here::seatIn(const FieldValues& values, std::string_view field) const {
    const auto seat = cards::readSeat(valueOf(values, field));
    if (!seat || cards::indexOf(*seat) >= m_seats) return std::nullopt;
    return cards::indexOf(*seat);
}

std::optional<int> Here::playerIn(const FieldValues& values, std::string_view field) const {
    const auto seat = seatIn(values, field);
    return seat && plays(*seat) && inRecord(*seat) != deal::kFifth ? seat : std::nullopt;
}

record::Record Here::record(bool called) const {
    record::Record record;
    const game::Agreed& agreed = m_table.head.agreed;
    record.header.rules = rules().set().id;
    for (const auto& [name, value] : agreed.house) {
        const auto which = rulebook::readSwitch(name);
        if (which && rulebook::readSwitchValue(*which, value)) record.header.house.push_back({name, value});
    }
    if (m_dealer) record.header.dealer = inRecord(*m_dealer);
    if (m_table.factor > 1) record.header.factor = m_table.factor;
    const auto& names = called ? m_table.called : m_table.head.players;
    for (int seat = 0; seat < std::min(m_seats, static_cast<int>(names.size())); ++seat)
        if (const std::string& one = names[static_cast<std::size_t>(seat)]; !one.empty())
            record.header.players[deal::seatIndex(inRecord(seat))] = one;
    return record;
}

std::string kontraIn(const FieldValues& values) {
    const std::string& steps = valueOf(values, "kontra");
    return steps.find_first_not_of('k') == std::string::npos ? steps : std::string();
}

std::optional<rulebook::Game> gameIn(const FieldValues& values) {
    return rulebook::readGame(valueOf(values, "game"));
}

CardSet TypedCards::set() const {
    CardSet all;
    for (const Card card : cards) all.insert(card);
    return all;
}

TypedCards cardsIn(const FieldValues& values, std::string_view field) {
    std::string text = valueOf(values, field);
    std::ranges::replace_if(
        text, [](char c) { return c == ',' || c == ';' || c == '/'; }, ' ');
    TypedCards typed;
    const base::Line line{1, text, std::nullopt};
    base::Words words(line);
    CardSet there;
    while (const auto word = words.next()) {
        const auto card = cards::tarock::readCard(word->text);
        if (!card || there.contains(*card) || typed.cards.size() == kMostCards) {
            typed.bad = word->text;
            return typed;
        }
        there.insert(*card);
        typed.cards.push_back(*card);
    }
    return typed;
}

ShortAnswer unclear(std::string what) {
    ShortAnswer answer;
    answer.kind = AnswerKind::Unclear;
    answer.verdict = std::move(what);
    return answer;
}

ShortAnswer notACard(const std::string& word, Language language) {
    return unclear(said({"„{}“ ist keine Karte oder steht schon da. Karten heißen S, XXI … I, HK, TD, P10.",
                         "«{}» non è una carta o c'è già. Le carte sono S, XXI … I, HK, TD, P10.",
                         "“{}” is no card or stands there already. Cards are S, XXI … I, HK, TD, P10."},
                        language, word));
}

ShortAnswer waiting(const Text& what, const Text& how, Language language) {
    ShortAnswer answer;
    answer.verdict = what.in(language);
    answer.reason = how.in(language);
    return answer;
}

void takeRule(ShortAnswer& answer, PointName point, Language language) {
    answer.rule = point.text();
    answer.source = rulebook::citationInWords(point, language);
    answer.ruleText = rulebook::textOf(point).text.in(language);
    answer.subject = rulebook::textOf(point).title.in(language);
}

const deal::Ruling* rulingOn(const ruling::Replay& replay, std::size_t event, std::optional<PointName> rule) {
    const deal::Ruling* found = nullptr;
    for (const deal::Ruling& one : replay.rulings)
        if (one.event == static_cast<int>(event) && (!rule || one.rule == *rule) && found == nullptr)
            found = &one;
    return found;
}

std::string pointsInWords(const Here& here, const std::vector<std::int64_t>& points) {
    std::string all;
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
        if (points[seat] == 0 && here.out() == static_cast<int>(seat)) continue;
        all += all.empty() ? "" : ", ";
        all += here.name(static_cast<int>(seat)) + ' ' +
               (points[seat] > 0   ? "+"
                : points[seat] < 0 ? "−"
                                   : "") +
               std::to_string(points[seat] < 0 ? -points[seat] : points[seat]);
    }
    return all;
}

namespace {

std::string letterOf(int seat) {
    return cards::toString(static_cast<cards::Seat>(seat));
}

// What else was said: `uhu, trull k` is `uhu! trull!k`, as a line of a broken game has it.
std::string announcedWords(const std::string& typed) {
    std::string all;
    std::string text = typed;
    std::ranges::replace_if(
        text, [](char c) { return c == ',' || c == ';'; }, ' ');
    const base::Line line{1, text, std::nullopt};
    base::Words words(line);
    while (const auto word = words.next()) {
        const std::string one(word->text);
        if (one.find_first_not_of("kK") == std::string::npos && !all.empty())
            all += one; // behind what it answers
        else
            all += ' ' + one + (one.find('!') == std::string::npos ? "!" : "");
    }
    return all;
}

} // namespace

void takeLine(ShortAnswer& answer, const Here& here, const Line& line) {
    answer.line = written(line, here.sheet());
    answer.lineInWords = inShort(line, here.sheet(), here.language()).whole();
}

void takeBroken(ShortAnswer& answer, const Here& here, const FieldValues& values, int offender) {
    const Language language = here.language();
    answer.next = said({"Abgebrochen, {} verliert.", "Interrotto, {} perde.", "Broken off, {} loses."},
                       language, here.name(offender));
    const auto needs = [&](const Text& what) { append(answer.next, std::string(what.in(language))); };
    const auto game = gameIn(values);
    if (!game)
        return needs({"Für die Zeile am Zettel fehlt, was gespielt wird.",
                      "Per la riga sul foglio manca che gioco si gioca.",
                      "For the line on the sheet it is missing what is played."});
    if (here.seats() > rulebook::kSeats && !here.dealer())
        return needs({"Für die Zeile am Zettel fehlt, wer gibt und aussitzt.",
                      "Per la riga sul foglio manca chi dà e sta fuori.",
                      "For the line on the sheet it is missing who deals and sits out."});
    const rulebook::GameRules& rules = here.rules().rulesOf(*game);
    std::string text;
    if (rules.kind == rulebook::Kind::EachForHimself) {
        text = std::string(nameOf(*game)) + " broken=" + letterOf(offender);
    } else {
        const auto by = here.playerIn(values, "by");
        if (!by)
            return needs({"Für die Zeile am Zettel fehlt, wer das Spiel spielt.",
                          "Per la riga sul foglio manca chi gioca.",
                          "For the line on the sheet it is missing who plays the game."});
        text = letterOf(*by) + ' ' + std::string(nameOf(*game));
        const std::string& partner = valueOf(values, "partner");
        if (rules.callsKing && partner.empty())
            return needs({"Für die Zeile am Zettel fehlt, wer mitspielt.",
                          "Per la riga sul foglio manca il compagno.",
                          "For the line on the sheet it is missing who plays along."});
        if (rules.callsKing && partner != "alone") text += ' ' + partner;
        if (rules.isNegative()) { // its own game is lost, and won where another did it
            text += *by == offender ? " lost" : " won";
        } else {
            text += " broken=" + letterOf(offender);
            if (const std::string steps = kontraIn(values); !steps.empty()) text += ' ' + steps;
            text += announcedWords(valueOf(values, "said"));
        }
    }
    const auto line = readLine(here.rules(), text, here.sheet());
    if (!line) return append(answer.next, inWords(line.error(), language));
    takeLine(answer, here, *line);
    const Settled settled =
        line::settled(here.rules(), *line, here.sheet(),
                      {here.evening().isDoubled ? here.factor() : 1, here.evening().kontra});
    answer.next =
        said({"Abgebrochen, {} verliert: {}.", "Interrotto, {} perde: {}.", "Broken off, {} loses: {}."},
             language, here.name(offender), pointsInWords(here, settled.points));
}

void keepByWords(ShortAnswer& answer, const Here& here, const FieldValues& values, const std::string& asked) {
    record::Record record = here.record(false);
    const auto game = gameIn(values);
    const auto by = here.playerIn(values, "by");
    if (game && by && here.rules().rulesOf(*game).kind != rulebook::Kind::EachForHimself)
        record.header.game.push_back({here.inRecord(*by), *game, {}});
    if (!record.header.game.empty() && here.rules().rulesOf(*game).announcesBird)
        record.header.game.back().bird = here.rules().set().leastBird().premium;
    answer.record = record::write(record);
    answer.asked = asked;
    if (!asked.empty()) answer.record += "\n# " + base::readable(asked, '#') + '\n';
    answer.decision = answer.verdict;
    append(answer.decision, answer.next);
}

} // namespace schreiber::koenigrufen::line::asked
