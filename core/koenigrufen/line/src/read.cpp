#include "tokens.h"

#include <base/input_error.h>
#include <base/number.h>
#include <base/record_lines.h>

#include <algorithm>
#include <koenigrufen/deal/count.h>
#include <koenigrufen/line/line.h>
#include <koenigrufen/line/so_far.h>
#include <numeric>
#include <span>

namespace schreiber::koenigrufen::line {
namespace {

using rulebook::Game;
using rulebook::GameRules;
using rulebook::Premium;

constexpr std::size_t kLongestLine = 400; // bytes; the longest that says something has some 150
constexpr int kLargestNumber = 100'000'000;

enum class Result : std::uint8_t { Won, Lost, GivenUp };

std::optional<Result> readResult(std::string_view text) {
    for (const std::string_view won : {"won", "+", "gewonnen"})
        if (isSame(text, won)) return Result::Won;
    for (const std::string_view lost : {"lost", "-", "−", "verloren"})
        if (isSame(text, lost)) return Result::Lost;
    for (const std::string_view givenUp : {"given-up", "aufgegeben"})
        if (isSame(text, givenUp)) return Result::GivenUp;
    return std::nullopt;
}

// What stands behind `key=`, in any case of letters.
std::optional<std::string_view> valueOf(std::string_view text, std::initializer_list<std::string_view> keys) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    for (const std::string_view key : keys)
        if (base::sameWord(text.substr(0, equals), key)) return text.substr(equals + 1);
    return std::nullopt;
}

std::size_t placeOf(Seat seat) {
    return static_cast<std::size_t>(cards::indexOf(seat));
}

// Reads one line from its first word to its last. The first fault ends it, but not where it is told what of
// the line stands there so far: what is only missing is no fault then, and a word that is one is passed over.
class LineReading {
  public:
    LineReading(const rulebook::Rules& rules, std::string_view text, const Table& table,
                SoFar* soFar = nullptr)
        : m_rules(rules)
        , m_text(text)
        , m_table(table)
        , m_tokens(tokensOf(text))
        , m_soFar(soFar) {}

    void readSoFar() {
        m_soFar->isWhole = read().ok() && !m_isMissing;
        m_soFar->fault = m_error;
        const auto isTold = [&](const Token& token) {
            return std::ranges::any_of(m_soFar->words, [&](const WordSoFar& word) {
                return word.at <= token.at && token.at < word.at + word.length;
            });
        };
        int part = 0;
        for (const Token& token : m_tokens) {
            if (token.text == ",")
                ++part;
            else if (!isTold(token))
                m_soFar->words.push_back({.part = part, .at = token.at, .length = token.text.size()});
        }
        std::ranges::sort(m_soFar->words, {}, &WordSoFar::at);
    }

    base::Result<Line, LineError> read() {
        if (m_text.size() > kLongestLine)
            fail(Fault::TooLong, 0, {});
        else if (m_tokens.empty())
            fail(Fault::Empty, m_text.size(), {});
        else if (peek().starts_with('='))
            readNumbers();
        else if (const auto game = readGame(); game && standsFirst(*game)) {
            readWithoutSeat(*game);
        } else {
            m_next = 0;
            if (m_soFar != nullptr) m_soFar->words.clear();
            readWithSeat();
        }
        if (!m_error && m_next < m_tokens.size()) fail(Fault::More);
        if (m_error) return base::fail(LineError(*m_error));
        return std::move(m_line);
    }

  private:
    // With nobody before it; in a line that is being typed the one who plays may come yet.
    bool standsFirst(Game game) const {
        const GameRules& rules = m_rules.rulesOf(game);
        return rules.kind == rulebook::Kind::EachForHimself || (rules.isNegative() && m_soFar == nullptr);
    }
    // Of the next word; false, so that a reader can give up with it.
    bool fail(Fault fault, std::string about = {}) {
        if (m_next < m_tokens.size())
            return fail(fault, m_tokens[m_next].at, m_tokens[m_next].text, std::move(about));
        return fail(fault, m_text.size(), {}, std::move(about));
    }
    bool fail(Fault fault, std::size_t at, std::string_view found, std::string about = {}) {
        if (m_soFar != nullptr && found.empty() && fault != Fault::TooLong)
            m_isMissing = true; // and may come yet
        else if (!m_error)
            m_error = LineError{fault, columnOf(m_text, at), base::printable(found), std::move(about)};
        return false;
    }
    // Of a word that lacks something. True where the reading goes on.
    bool lack(Fault fault, std::string about = {}) {
        if (m_soFar == nullptr) return fail(fault, std::move(about));
        m_isMissing = true;
        return true;
    }
    // A word with a fault, where the reading goes on behind it.
    bool pass() {
        if (m_soFar == nullptr || done()) return false;
        ++m_next;
        return true;
    }
    // What the next words are; null where nobody wants to know.
    WordSoFar* tell(WordKind kind, std::size_t words = 1) {
        if (m_soFar == nullptr || m_next + words > m_tokens.size()) return nullptr;
        const Token& last = m_tokens[m_next + words - 1];
        const std::size_t at = m_tokens[m_next].at;
        m_soFar->words.push_back(
            {.kind = kind, .part = m_part, .at = at, .length = last.at + last.text.size() - at});
        return &m_soFar->words.back();
    }
    std::optional<Seat> atTable(std::optional<Seat> playing) const {
        return playing ? std::optional(m_table.atTable(*playing)) : std::nullopt;
    }
    // Of the word that was read last.
    bool failBefore(Fault fault, std::string about = {}) {
        --m_next;
        return fail(fault, std::move(about));
    }

    // Of a word where no premium stands: it may be one that another game has.
    bool failBehind(Game game, Fault otherwise) {
        const bool isPremium =
            premiumIn(peek()) || premiumIn(joined()) || valueOf(peek(), {"mondfang", "mf"});
        return isPremium ? fail(Fault::NotInGame, std::string(nameOf(game))) : fail(otherwise);
    }

    bool done() const { return m_next == m_tokens.size(); }
    std::string_view peek() const { return done() ? std::string_view() : m_tokens[m_next].text; }

    // This word and the next as one, with a space between them.
    std::string joined() const {
        if (m_next + 1 >= m_tokens.size()) return {};
        std::string both(m_tokens[m_next].text);
        both += ' ';
        return both += m_tokens[m_next + 1].text;
    }

    std::optional<Game> readGame() {
        auto game = rulebook::readGame(joined());
        const std::size_t words = game ? 2 : 1;
        if (!game) game = rulebook::readGame(peek());
        if (!game) return game;
        if (WordSoFar* const word = tell(WordKind::Game, words)) word->game = game;
        m_next += words;
        return game;
    }

    // A seat of those who play.
    std::optional<Seat> seatIn(std::string_view text) {
        const auto seat = cards::readSeat(text);
        if (!seat || cards::indexOf(*seat) >= m_table.seats) {
            fail(Fault::NoSeat, std::to_string(m_table.seats));
            return std::nullopt;
        }
        const auto playing = m_table.playing(*seat);
        if (!playing) fail(Fault::SitsOut);
        return playing;
    }

    bool readNumbers() {
        Numbers numbers;
        if (m_tokens[0].text.size() > 1) {
            m_tokens[0].text.remove_prefix(1);
            ++m_tokens[0].at;
        } else
            ++m_next;
        const auto count = static_cast<std::size_t>(m_table.seats);
        while (numbers.points.size() < count) {
            if (done()) return fail(Fault::HowManyNumbers, std::to_string(count));
            std::string_view text = peek();
            bool isNegative = false;
            if (text.starts_with("−")) {
                isNegative = true;
                text.remove_prefix(std::string_view("−").size());
            } else if (text.starts_with('+'))
                text.remove_prefix(1);
            const auto number = base::readNumber(
                text, isNegative || peek().starts_with('+') ? 0 : -kLargestNumber, kLargestNumber);
            if (!number) return fail(Fault::NoNumber);
            const auto seat = static_cast<Seat>(numbers.points.size());
            if (seat == m_table.out && *number != 0) return fail(Fault::NumberOfOut);
            numbers.points.push_back(isNegative ? -*number : *number);
            tell(WordKind::Number);
            ++m_next;
        }
        if (const auto game = rulebook::readGame(peek());
            game && m_rules.rulesOf(*game).kind == rulebook::Kind::EachForHimself) {
            numbers.doubles = Doubles::AsTrischaken;
            ++m_next;
        } else if (rulebook::readPremium(peek()) == Premium::Mondfang) {
            numbers.doubles = Doubles::AsMondfang;
            ++m_next;
        } else if (!done() && base::readNumber(peek()))
            return fail(Fault::HowManyNumbers, std::to_string(count));
        m_line.what = std::move(numbers);
        return readSkues();
    }

    bool readSkues() {
        while (const auto value = valueOf(peek(), {"skues", "sküs"})) {
            if (!takeSkues(*value)) return false;
        }
        return true;
    }

    bool takeSkues(std::string_view value) {
        if (m_line.skues) return fail(Fault::SkuesTwice);
        SkuesAt skues;
        if (!isSame(value, "talon")) {
            skues.seat = seatIn(value);
            if (!skues.seat) return false;
        }
        m_line.skues = skues;
        if (WordSoFar* const word = tell(WordKind::Skues)) word->seat = atTable(skues.seat);
        ++m_next;
        return true;
    }

    // `broken=C`: whose breach it was.
    bool readBroken(deal::Facts& facts) {
        const auto offender = valueOf(peek(), {"broken", "abgebrochen"});
        if (!offender) return false;
        facts.brokenBy = seatIn(*offender);
        if (WordSoFar* const word = tell(WordKind::Result)) {
            word->outcome = Outcome::Broken;
            word->seat = atTable(facts.brokenBy);
        }
        ++m_next;
        return facts.brokenBy.has_value();
    }

    bool readWithoutSeat(Game game) {
        if (m_rules.rulesOf(game).kind != rulebook::Kind::EachForHimself) {
            m_next = 0;
            return fail(Fault::NoSeat, std::to_string(m_table.seats));
        }
        deal::Facts facts{deal::TrischakenTally{}};
        if (!readBroken(facts)) {
            if (m_error) return false;
            if (!readCounts(std::get<deal::TrischakenTally>(facts.game))) return false;
        }
        m_line.what = std::move(facts);
        return readSkues() && (done() || failBehind(game, Fault::More));
    }

    bool readCounts(deal::TrischakenTally& tally) {
        const std::size_t first = m_next;
        for (std::size_t i = 0; i < tally.thirds.size(); ++i) {
            if (done()) return fail(Fault::HowManyCounts);
            std::string_view text = peek();
            tell(WordKind::Count);
            const bool isJungfrau = text.ends_with('j') || text.ends_with('J');
            if (isJungfrau) text.remove_suffix(1);
            const std::size_t slash = std::min(text.find('/'), text.size());
            const auto points = base::readNumber(text.substr(0, slash), 0, deal::kAllPoints);
            const auto blatt =
                slash == text.size() ? std::optional(0) : base::readNumber(text.substr(slash + 1), 0, 2);
            if (!points || !blatt) {
                fail(Fault::NoCount);
                if (pass()) continue;
                return false;
            }
            tally.thirds[i] = deal::thirdsOf({*points, *blatt});
            if (isJungfrau && tally.thirds[i] != 0) return fail(Fault::CountOfNone);
            tally.noTrick[i] = tally.thirds[i] == 0; // four cards count more than nothing
            ++m_next;
        }
        const int sum = std::accumulate(tally.thirds.begin(), tally.thirds.end(), 0);
        if (sum == deal::kAllThirds || m_error) return !m_error;
        const deal::Count count = deal::countOf(sum);
        std::string about = std::to_string(count.points);
        if (count.blatt != 0) about += '/' + std::to_string(count.blatt);
        const std::size_t from = m_tokens[first].at;
        const Token& last = m_tokens[m_next - 1];
        return fail(Fault::CountSum, from, m_text.substr(from, last.at + last.text.size() - from), about);
    }

    bool readWithSeat() {
        const auto declarer = readDeclarer();
        if (!declarer) return false;
        const auto game = readGame();
        if (!game) return fail(Fault::NoGame);
        const GameRules& rules = m_rules.rulesOf(*game);
        if (rules.isPositive()) return readPositive(*declarer, rules);
        if (rules.isNegative()) return readNegative(*declarer, rules);
        failBefore(Fault::HasNoDeclarer);
        if (!pass()) return false;
        deal::TrischakenTally tally;
        return readCounts(tally);
    }

    // Where a game stands first, the one who plays it may come yet.
    std::optional<Seat> readDeclarer() {
        if (m_soFar != nullptr && !cards::readSeat(peek()) &&
            (rulebook::readGame(peek()) || rulebook::readGame(joined()))) {
            m_isMissing = true;
            m_hasDeclarer = false;
            return Seat::A;
        }
        const auto declarer = seatIn(peek());
        if (!declarer) return std::nullopt;
        m_hasDeclarer = true;
        if (WordSoFar* const word = tell(WordKind::Declarer)) word->seat = atTable(declarer);
        ++m_next;
        return declarer;
    }

    bool readPositive(Seat declarer, const GameRules& rules) {
        deal::Facts facts{deal::PositiveGame{.game = rules.game, .declarer = declarer}};
        auto& game = std::get<deal::PositiveGame>(facts.game);
        if (!readPartner(game, rules) || !readPositiveResult(facts, rules)) return false;
        while (!done())
            if (!readAddition(facts, rules) && !pass()) return false;
        if (!fits(facts, rules)) return false;
        std::ranges::stable_sort(game.premiums, isBefore);
        m_line.what = std::move(facts);
        return true;
    }

    bool readPartner(deal::PositiveGame& game, const GameRules& rules) {
        if (peek().size() != 1 || !cards::readSeat(peek())) return true;
        if (!rules.callsKing) {
            fail(Fault::NoPartner, std::string(nameOf(rules.game)));
            return pass();
        }
        game.partner = seatIn(peek());
        if (!game.partner) return pass();
        if (game.partner == game.declarer && m_hasDeclarer) {
            fail(Fault::OwnPartner);
            return pass();
        }
        if (WordSoFar* const word = tell(WordKind::Partner)) word->seat = atTable(game.partner);
        ++m_next;
        return true;
    }

    bool readPositiveResult(deal::Facts& facts, const GameRules& rules) {
        if (readBroken(facts)) return true;
        if (m_error && m_soFar == nullptr) return false;
        auto& game = std::get<deal::PositiveGame>(facts.game);
        auto result = readResult(peek());
        const std::size_t words = !result && isSame(joined(), "given up") ? 2 : 1;
        if (words == 2) result = Result::GivenUp;
        m_hasResult = result.has_value();
        if (!result) return lack(Fault::NoResult);
        if (WordSoFar* const word = tell(WordKind::Result, words)) word->outcome = outcomeOf(*result);
        m_next += words - 1;
        game.won = result == Result::Won;
        game.givenUp = result == Result::GivenUp;
        // Only a called king that lies in a talon which may be taken lets a game be given up (KR-053).
        if (game.givenUp && (!rules.callsKing || rules.talon != rulebook::Talon::One))
            fail(Fault::NotGivenUp, std::string(nameOf(rules.game)));
        else if (game.givenUp && game.partner)
            fail(Fault::GivenUpMore);
        if (m_error) return pass();
        ++m_next;
        return true;
    }

    static Outcome outcomeOf(Result result) {
        return result == Result::Won    ? Outcome::Won
               : result == Result::Lost ? Outcome::Lost
                                        : Outcome::GivenUp;
    }

    // Kontra on the game, a premium, a Mondfang, where the Sküs was.
    bool readAddition(deal::Facts& facts, const GameRules& rules) {
        auto& game = std::get<deal::PositiveGame>(facts.game);
        if (const std::size_t steps = stepsIn(peek())) {
            if (game.kontra != 0) return fail(Fault::KontraTwice);
            if (game.givenUp) return fail(Fault::GivenUpMore);
            if (!takeSteps(steps, game.kontra)) return false;
            if (WordSoFar* const word = tell(WordKind::Kontra)) word->steps = game.kontra;
            ++m_next;
            return true;
        }
        if (const auto value = valueOf(peek(), {"skues", "sküs"})) return takeSkues(*value);
        if (const auto value = valueOf(peek(), {"mondfang", "mf"})) return takeMondfang(*value, facts);
        return readPremium(facts, rules);
    }

    bool takeSteps(std::size_t steps, int& kontra) {
        if (steps > deal::kMostSteps) return fail(Fault::TooManySteps, std::to_string(deal::kMostSteps));
        kontra = static_cast<int>(steps);
        return true;
    }

    bool takeMondfang(std::string_view value, deal::Facts& facts) {
        auto& game = std::get<deal::PositiveGame>(facts.game);
        if (game.mondfang) return fail(Fault::MondfangTwice);
        if (facts.brokenBy) return fail(Fault::OnlyAnnounced);
        if (game.givenUp) return fail(Fault::GivenUpMore);
        const std::size_t colon = std::min(value.find(':'), value.size());
        const std::string_view whose = value.substr(std::min(colon + 1, value.size()));
        const bool isHalf = m_soFar != nullptr && (colon == 0 || whose.empty());
        const auto by = isHalf && colon == 0 ? std::nullopt : seatIn(value.substr(0, colon));
        const auto of = whose.empty() || (!isHalf && !by) ? std::nullopt : seatIn(whose);
        if (WordSoFar* const word = tell(WordKind::Mondfang)) {
            word->seat = atTable(by);
            word->of = atTable(of);
        }
        if (isHalf) {
            m_isMissing = true;
            ++m_next;
            return true;
        }
        if (!by || !of) return fail(Fault::NoSeat, std::to_string(m_table.seats));
        if (by == of) return fail(Fault::MondfangSelf);
        game.mondfang = deal::Mondfang{*by, *of};
        ++m_next;
        return true;
    }

    // `uhu!k+`: its name, whether it was announced, the steps, for whom it was good.
    bool readPremium(deal::Facts& facts, const GameRules& rules) {
        auto& game = std::get<deal::PositiveGame>(facts.game);
        const std::string both = joined();
        std::string_view text = peek();
        std::size_t words = 1;
        auto premium = premiumIn(text);
        if (!premium && !both.empty()) {
            premium = premiumIn(both);
            text = both;
            words = 2;
        }
        if (!premium) return fail(Fault::NoWord);
        if (m_rules.rulesOf(*premium).holder == rulebook::Holder::TwoPlayers) return fail(Fault::MondfangWho);
        if (!deal::hasPremium(m_rules, rules.game, *premium))
            return fail(Fault::NotInGame, std::string(nameOf(rules.game)));
        const Signed mark = signOff(text);
        WordSoFar* const told = tell(WordKind::Premium, words);
        const std::size_t bang = std::min(mark.before.find('!'), mark.before.size());
        std::string_view behind = mark.before.substr(bang);
        deal::PremiumFact fact{*premium, 0, !behind.empty(), 0, mark.sign == Sign::Plus};
        if (fact.announced) behind.remove_prefix(1);
        const bool isFactor = m_rules.rulesOf(*premium).isFactor;
        bool isTheirs = isFactor && !fact.announced && mark.sign == Sign::Minus;
        if (isFactor && behind.starts_with('!')) {
            behind.remove_prefix(1);
            isTheirs = true;
        }
        const std::size_t steps = stepsIn(behind);
        if (steps != behind.size()) return fail(Fault::NoWord);
        if (!takeSteps(steps, fact.kontra)) return false;
        if (told != nullptr) {
            told->premium = premium;
            told->announced = !fact.announced ? 0 : isTheirs ? 2 : 1;
            told->steps = fact.kontra;
            if (mark.sign != Sign::None) told->isGood = mark.sign == Sign::Plus;
        }
        if (facts.brokenBy) {
            if (!fact.announced) return fail(Fault::OnlyAnnounced);
            if (mark.sign != Sign::None) return fail(Fault::SignOfBroken);
        } else if (mark.sign == Sign::None) {
            if (!lack(Fault::NoSign)) return false;
            m_next += words;
            return true;
        }
        if (isFactor) {
            fact.side = isTheirs ? 1 : 0;
            if (isTheirs) fact.won = mark.sign == Sign::Minus;
        }
        if (facts.brokenBy) fact.won = false; // not asked
        if (isTwice(game, fact)) return fail(Fault::PremiumTwice);
        game.premiums.push_back(fact);
        m_premiumAt.push_back(m_next);
        m_next += words;
        return true;
    }

    // The name before any mark.
    static std::optional<Premium> premiumIn(std::string_view text) {
        std::string_view name = signOff(text).before;
        return rulebook::readPremium(name.substr(0, name.find('!')));
    }

    // Each side has a premium once, and one that nobody announced only one of them can have.
    bool isTwice(const deal::PositiveGame& game, const deal::PremiumFact& fact) const {
        const rulebook::PremiumRules& rules = m_rules.rulesOf(fact.premium);
        int others = 0;
        for (const deal::PremiumFact& each : game.premiums) {
            if (each.premium != fact.premium) continue;
            ++others;
            if (!each.announced && !fact.announced) return true;
            if (rules.isFactor && each.side == fact.side) return true;
            if (rules.holder == rulebook::Holder::DeclarersSide) return true;
        }
        return others > 1;
    }

    // What stands behind the result goes with it.
    bool fits(const deal::Facts& facts, const GameRules& rules) {
        const auto& game = std::get<deal::PositiveGame>(facts.game);
        if (game.givenUp) {
            const bool isBird =
                game.premiums.size() == 1 && m_rules.rulesOf(game.premiums[0].premium).isBird() &&
                game.premiums[0].announced && game.premiums[0].kontra == 0 && !game.premiums[0].won;
            if (!game.premiums.empty()) m_next = m_premiumAt.back(); // the word that is too much
            if (rules.announcesBird && !isBird) return fail(Fault::GivenUpBird);
            if (!rules.announcesBird && !game.premiums.empty()) return fail(Fault::GivenUpMore);
            m_next = m_tokens.size();
        }
        return facts.brokenBy || !m_hasResult || valatFits(game);
    }

    bool valatFits(const deal::PositiveGame& game) {
        int made = 0;
        std::vector<std::pair<const deal::PremiumFact*, std::size_t>> all;
        for (std::size_t i = 0; i < game.premiums.size(); ++i)
            if (m_rules.rulesOf(game.premiums[i].premium).isFactor) {
                all.emplace_back(&game.premiums[i], m_premiumAt[i]);
                made += game.premiums[i].won ? 1 : 0;
            }
        for (const auto& [valat, at] : all) {
            // Who took every trick has won; so has the other side where a Valat was announced and not made,
            // unless both failed: then the cards decide.
            const bool decides = valat->won || (made == 0 && all.size() == 1);
            const int winner = valat->won ? valat->side : 1 - valat->side;
            if (made > 1 || (decides && game.won != (winner == 0))) {
                m_next = at;
                return fail(Fault::ValatResult);
            }
        }
        return true;
    }

    static bool isBefore(const deal::PremiumFact& a, const deal::PremiumFact& b) {
        const auto key = [](const deal::PremiumFact& fact) {
            return std::tuple(fact.premium, fact.side, !fact.announced, !fact.won, fact.kontra);
        };
        return key(a) < key(b);
    }

    bool readNegative(Seat declarer, const GameRules& rules) {
        std::vector<deal::NegativeGame> games;
        const GameRules* row = &rules;
        std::size_t gameAt = m_next - 1;
        while (true) {
            games.push_back({row->game, declarer, false, {}});
            if (!readNegativeResult(games.back())) return false;
            if (games.size() > 1 && !row->isJoinable()) {
                m_next = gameAt;
                return fail(Fault::NotInPlace);
            }
            if (done() || peek() != ",") break;
            if (!row->isJoinable()) return fail(Fault::NotInPlace);
            ++m_next;
            ++m_part;
            const auto next = readDeclarer();
            if (!next) return false;
            declarer = *next;
            for (const deal::NegativeGame& other : games)
                if (other.declarer == declarer && m_hasDeclarer) return failBefore(Fault::DeclarerTwice);
            gameAt = m_next;
            const auto game = readGame();
            if (!game) return fail(Fault::NoGame);
            row = &m_rules.rulesOf(*game);
            if (!row->isNegative()) {
                m_next = gameAt;
                return fail(Fault::NotInPlace);
            }
        }
        m_line.what = deal::Facts{std::move(games)};
        return true;
    }

    bool readNegativeResult(deal::NegativeGame& game) {
        const auto result = readResult(peek());
        if (result == Result::GivenUp) return fail(Fault::NoResult);
        if (!result && !lack(Fault::NoResult)) return false;
        if (result) {
            if (WordSoFar* const word = tell(WordKind::Result)) word->outcome = outcomeOf(*result);
            game.won = result == Result::Won;
            ++m_next;
        }
        while (!done() && peek() != ",") {
            if (const auto value = valueOf(peek(), {"skues", "sküs"})) {
                if (!takeSkues(*value)) return false;
                continue;
            }
            const std::string_view text = peek();
            const std::string_view steps = text.substr(0, text.size() - 1);
            if (steps.empty() || stepsIn(steps) == 0)
                failBehind(game.game, Fault::NoWord);
            else if (takeKontra(steps.size(), seatIn(text.substr(text.size() - 1)), game))
                continue;
            if (!pass()) return false;
        }
        return true;
    }

    bool takeKontra(std::size_t steps, std::optional<Seat> by, deal::NegativeGame& game) {
        if (!by) return false;
        if (by == game.declarer && m_hasDeclarer) return fail(Fault::OwnKontra);
        int& kontra = game.kontra[placeOf(*by)];
        if (kontra != 0) return fail(Fault::KontraTwice);
        if (!takeSteps(steps, kontra)) return false;
        if (WordSoFar* const word = tell(WordKind::KontraBy)) {
            word->seat = atTable(by);
            word->steps = kontra;
        }
        ++m_next;
        return true;
    }

    const rulebook::Rules& m_rules;
    std::string_view m_text;
    const Table& m_table;
    std::vector<Token> m_tokens;
    std::size_t m_next = 0;
    std::vector<std::size_t> m_premiumAt; // the words in which the premiums stand
    Line m_line;
    std::optional<LineError> m_error;
    SoFar* m_soFar;
    int m_part = 0;
    bool m_hasDeclarer = true;
    bool m_hasResult = true;
    bool m_isMissing = false; // something, and it may come yet
};

} // namespace

base::Result<Line, LineError> readLine(const rulebook::Rules& rules, std::string_view text,
                                       const Table& table) {
    return LineReading(rules, text, table).read();
}

SoFar readSoFar(const rulebook::Rules& rules, std::string_view text, const Table& table) {
    SoFar soFar;
    LineReading(rules, text, table, &soFar).readSoFar();
    return soFar;
}

const WordSoFar* SoFar::find(WordKind kind, int part) const {
    const auto found = std::ranges::find_if(
        words, [&](const WordSoFar& word) { return word.kind == kind && word.part == part; });
    return found == words.end() ? nullptr : &*found;
}

} // namespace schreiber::koenigrufen::line
