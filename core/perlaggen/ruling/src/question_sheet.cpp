#include "question_sheet.h"

#include "backing.h"
#include "name_words.h"
#include "result_words.h"

#include <base/input_error.h>
#include <base/number.h>
#include <cards/notation.h>

#include <algorithm>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/deal/plays.h>
#include <perlaggen/record/pasted.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/own_set.h>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using cards::Card, cards::PlayedCard;

namespace {

constexpr std::string_view kBetween = " \t,;";

constexpr words::Text kNotInPack{"„{}“ ist nicht im Spiel.", "«{}» non è nel mazzo.",
                                 "“{}” is not in the pack."};

std::string_view scoreLike(int teams) {
    return teams == 3 ? "7 4 9" : "14 12";
}

std::vector<std::string_view> wordsOf(std::string_view rest) {
    std::vector<std::string_view> all;
    while (!rest.empty()) {
        const auto end = std::min(rest.find_first_of(kBetween), rest.size());
        all.push_back(rest.substr(0, end));
        rest.remove_prefix(std::min(rest.find_first_not_of(kBetween, end), rest.size()));
    }
    return all;
}

} // namespace

int seatsAt(const rulebook::RuleSet& set) {
    constexpr int kUsual = 4;
    const bool usual = std::ranges::find(set.seats, kUsual) != set.seats.end() || set.seats.empty();
    return usual ? kUsual : set.seats.front();
}

std::string recorded(cards::CardSet cards) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : " ") + std::string(cards::nameOf(card));
    return text;
}

std::string partyName(int team, int seats) {
    std::string name;
    for (int i = team; i < seats; i += cards::teamCount(seats)) {
        if (!name.empty()) name += '/';
        name += cards::letterOf(static_cast<cards::Seat>(i));
    }
    return name;
}

std::string QuestionSheet::party(int team) const {
    if (m_under.called.empty()) return partyName(team, seats());
    std::string names;
    for (int i = team; i < seats(); i += teams())
        names += (names.empty() ? "" : "/") + nameOf(*this, static_cast<cards::Seat>(i));
    return names;
}

std::string nameOf(const QuestionSheet& sheet, cards::Seat seat) {
    const auto at = static_cast<std::size_t>(cards::indexOf(seat));
    const bool known = at < sheet.called().size() && !sheet.called()[at].empty();
    return known ? sheet.called()[at] : cards::toString(seat);
}

void nameIn(const QuestionSheet& sheet, record::Record& record) {
    auto& players = record.header.players;
    for (std::size_t seat = 0; seat < std::min(sheet.called().size(), players.size()); ++seat)
        if (!sheet.called()[seat].empty()) players[seat] = sheet.called()[seat];
}

std::string_view QuestionSheet::value(const std::string& key) const {
    const auto found = m_fields.find(key);
    if (found == m_fields.end()) return {};
    const std::string_view text = found->second;
    const auto from = text.find_first_not_of(kBetween);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(kBetween) - from + 1);
}

std::vector<std::string_view> QuestionSheet::words(const std::string& key) const {
    return wordsOf(value(key));
}

// As a record has them: `♥K` and `H-K` are read here too (readings.md 12a).
std::vector<std::string> QuestionSheet::cardWords(const std::string& key) const {
    constexpr std::string_view kAsShown = "A: show ";
    std::vector<std::string> all;
    for (const std::string_view word : words(key)) {
        std::string line =
            record::tidied(std::string(kAsShown) + std::string(word), {}, record::Place::Events).text;
        line.erase(line.find_last_not_of("\r\n") + 1);
        all.push_back(line.starts_with(kAsShown) ? line.substr(kAsShown.size()) : std::string(word));
    }
    return all;
}

void QuestionSheet::fail(const std::string& key, const std::string& problem) {
    if (!sound()) return;
    m_reply.field = key;
    m_reply.problem = problem;
}

void QuestionSheet::missing(const std::string& key) {
    fail(key, {"Hier fehlt noch etwas.", "Qui manca ancora qualcosa.", "Something is missing here."});
}

cards::Suit QuestionSheet::trump() {
    const auto suit = cards::readSuit(value("trump"));
    if (suit && m_rules.mayBeTrump(*suit)) return *suit;
    missing("trump");
    return m_rules.set().trumps.front();
}

cards::Seat QuestionSheet::seat(const std::string& key, int seats) {
    const auto seat = cards::readSeat(value(key));
    if (seat && cards::indexOf(*seat) < seats) return *seat;
    if (seat)
        fail(key,
             {"Auf {} sitzt hier niemand: Es spielen {}.", "Al posto {} qui non c'è nessuno: si gioca in {}.",
              "Nobody sits at {} here: {} play."},
             cards::toString(*seat), seats);
    else
        missing(key);
    return cards::Seat::A;
}

int QuestionSheet::number(const std::string& key, int least, int most) {
    if (const auto number = base::readNumber(value(key), least, most)) return *number;
    fail(key,
         {"Hier gehört eine Zahl von {} bis {} hin.", "Qui va un numero da {} a {}.",
          "A number from {} to {} belongs here."},
         least, most);
    return least;
}

deal::ByTeam QuestionSheet::points(const std::string& key, int teams) {
    deal::ByTeam points{};
    const std::string said = record::pointsTidied(value(key));
    const auto all = wordsOf(said);
    constexpr int kMost = 998;
    bool good = static_cast<int>(all.size()) == teams;
    for (std::size_t i = 0; good && i < all.size(); ++i) {
        const auto read = base::readNumber(all[i], -kMost, kMost);
        points[i] = read.value_or(0);
        good = read.has_value();
    }
    if (!good)
        fail(key,
             {"Hier gehören {} Zahlen hin, etwa „{}“.", "Qui vanno {} numeri, per esempio «{}».",
              "{} numbers belong here, as in “{}”."},
             teams, scoreLike(teams));
    return points;
}

deal::ByTeam QuestionSheet::score() {
    const deal::ByTeam score = points("score", teams());
    if (const auto out = deal::atTarget(rules(), {.target = target(), .score = score}))
        fail("score",
             {"Bei einem Stand von {} ist die Partie schon aus.",
              "Con un punteggio di {} la partita è già finita.",
              "At a score of {} the game is already over."},
             score[static_cast<std::size_t>(*out)]);
    return score;
}

std::optional<Card> QuestionSheet::inPackOnce(const std::string& key, std::string_view word,
                                              std::optional<Card> card) {
    const std::string shown = base::printable(word);
    if (!card)
        fail(key, {"„{}“ ist keine Karte.", "«{}» non è una carta.", "“{}” is no card."}, shown);
    else if (!inPack(*card, m_rules.set().pack))
        fail(key, kNotInPack, shown);
    else if (m_named.contains(*card))
        fail(key, {"„{}“ steht zweimal da.", "«{}» compare due volte.", "“{}” stands there twice."}, shown);
    else {
        m_named.insert(*card);
        return card;
    }
    return std::nullopt;
}

std::vector<PlayedCard> QuestionSheet::played(const std::string& key, cards::Suit trump) {
    std::vector<PlayedCard> all;
    for (const std::string& word : cardWords(key)) {
        const auto card = cards::readPlayedCard(word);
        if (!inPackOnce(key, word, card ? std::optional(card->card) : std::nullopt)) continue;
        if (card->as && !m_rules.perlaggen(trump).contains(card->card))
            fail(key,
                 {"{} ist hier kein Perlagg und wird nicht getauft.",
                  "{} qui non è un Perlagg e non si battezza.", "{} is no Perlagg here and is not baptised."},
                 rulebook::cardName(card->card, m_language));
        else if (card->as && !deal::baptismTargets(m_rules).contains(*card->as))
            fail(key, kNotInPack, base::printable(word));
        all.push_back(*card);
    }
    return all;
}

std::vector<Card> QuestionSheet::list(const std::string& key) {
    std::vector<Card> all;
    for (const std::string& word : cardWords(key))
        if (const auto card = inPackOnce(key, word, cards::readCard(word))) all.push_back(*card);
    return all;
}

void QuestionSheet::notTooMany(const std::string& key, std::size_t count) {
    if (count > static_cast<std::size_t>(m_rules.handSize()))
        fail(key, {"Das sind mehr Karten, als einer bekommt.", "Sono più carte di quante se ne ricevono.",
                   "These are more cards than a player gets."});
}

cards::CardSet QuestionSheet::hand(const std::string& key) {
    cards::CardSet hand;
    for (const Card card : list(key)) hand.insert(card);
    notTooMany(key, static_cast<std::size_t>(hand.size()));
    return hand;
}

std::vector<PlayedCard> QuestionSheet::playedHand(const std::string& key, cards::Suit trump) {
    std::vector<PlayedCard> all = played(key, trump);
    notTooMany(key, all.size());
    return all;
}

std::string QuestionSheet::handLine(cards::Seat seat, cards::CardSet hand) const {
    std::string line = fmt::format("hand {}: {}", cards::letterOf(seat), recorded(hand));
    for (int i = hand.size(); i < m_rules.handSize(); ++i) line += " ?";
    return line + "\n";
}

void QuestionSheet::basis(const deal::Ruling& ruling, const rulebook::Rules& rules) {
    const auto same = [&](const QuestionReply::Basis& one) { return one.rule == ruling.rule; };
    if (std::ranges::any_of(m_reply.rules, same)) return;
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (point == nullptr) return;
    m_reply.rules.push_back({.rule = ruling.rule,
                             .title = words::say(m_language, point->title),
                             .text = ruleOf(ruling, rules, m_language),
                             .sources = sourcesOf(ruling, rules, m_language)});
}

void QuestionSheet::basis(rulebook::PointName name, std::optional<rulebook::Switch> house) {
    const rulebook::RulePoint* point = rulebook::findRulePoint(name);
    if (point == nullptr || !deal::isInSet(m_rules, point->name)) return;
    deal::Ruling ruling{.verdict = deal::Verdict::Note,
                        .rule = name}; // it is what the answer rests on, whatever that is
    if (house && isOfTheHouse(*house, m_rules)) ruling.restsOn = house;
    if (house && isChosen(*house, m_rules)) m_rules.noteChoice(*house);
    basis(ruling, m_rules);
}

std::string QuestionSheet::header(const std::string& more) const {
    std::string text = "rules: " + m_under.rules + "\n";
    std::string house;
    for (const rulebook::HouseRule& rule : m_under.house)
        house += (house.empty() ? "" : ", ") + rule.name + "=" + rule.value;
    if (!house.empty()) text += "house: " + house + "\n";
    if (seats() != seatsAt(m_rules.set())) text += fmt::format("seats: {}\n", seats());
    if (m_under.target && !deal::countsDown(m_rules)) text += fmt::format("target: {}\n", *m_under.target);
    if (m_under.perlaggen) text += "perlaggen: " + rulebook::toString(*m_under.perlaggen) + "\n";
    return text + more + "\n";
}

QuestionField trumpField(const rulebook::RuleSet& set, words::Language language) {
    QuestionField field{.key = "trump", .label = words::say(language, {"Trumpf", "Briscola", "Trumps"})};
    for (const cards::Suit suit : set.trumps)
        field.choices.push_back({std::string(1, cards::letterOf(suit)), rulebook::suitName(suit, language)});
    field.initial = field.choices.front().value;
    return field;
}

QuestionField seatField(std::string key, std::string label, int seats, char initial) {
    QuestionField field{.key = std::move(key), .label = std::move(label)};
    for (int i = 0; i < seats; ++i) {
        const std::string letter(1, cards::letterOf(static_cast<cards::Seat>(i)));
        field.choices.push_back({letter, letter});
    }
    field.initial = std::string(1, initial);
    return field;
}

QuestionField cardsField(std::string key, std::string label, std::string hint) {
    return {.key = std::move(key), .label = std::move(label), .hint = std::move(hint)};
}

QuestionField figureField(std::string label, words::Language language) {
    QuestionField field{.key = "figure", .label = std::move(label), .initial = nameOf(deal::Figure::Gleich)};
    for (const deal::Figure figure : deal::kFigures)
        field.choices.push_back({nameOf(figure), figureName(figure, language)});
    return field;
}

QuestionField partyField(std::string key, std::string label, int seats) {
    QuestionField field{.key = std::move(key), .label = std::move(label)};
    for (int team = 0; team < cards::teamCount(seats); ++team)
        field.choices.push_back({std::to_string(team), partyName(team, seats)});
    field.initial = "0";
    return field;
}

QuestionField playersField(const std::vector<int>& choices, int seats, words::Language language) {
    QuestionField field{.key = std::string(kPlayersField),
                        .label = words::say(language, {"Spieler", "Giocatori", "Players"}),
                        .initial = std::to_string(seats)};
    for (const int players : choices)
        field.choices.push_back({std::to_string(players), std::to_string(players)});
    return field;
}

void addPlayers(std::vector<QuestionField>& fields, const rulebook::RuleSet& set, int seats,
                words::Language language) {
    if (set.seats.size() < 2) return;
    std::vector<int> players = set.seats;
    std::sort(players.begin(), players.end());
    fields.push_back(playersField(players, seats, language));
}

QuestionField scoreField(const rulebook::RuleSet& set, int seats, words::Language language) {
    const int teams = cards::teamCount(seats);
    std::string parties;
    std::string initial;
    for (int team = 0; team < teams; ++team) {
        parties += fmt::format("{}{}", team > 0 ? " : " : "", partyName(team, seats));
        initial += fmt::format("{}{}", team > 0 ? " " : "", set.startScore);
    }
    constexpr words::Text label{"Stand {}", "Punteggio {}", "Score {}"};
    return {.key = "score",
            .label = words::say(language, label, parties),
            .hint = std::string(scoreLike(teams)),
            .initial = initial};
}

} // namespace schreiber::perlaggen::ruling
