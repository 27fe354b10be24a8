#include "events.h"

#include "header.h"
#include "words.h"

#include <cards/tarock.h>

#include <algorithm>
#include <koenigrufen/record/reader.h>

namespace schreiber::koenigrufen::record {

using base::beginAlike;
using base::Defects;
using base::Line;
using base::sameWord;
using base::Word;
using base::Words;
using deal::About;
using deal::Action;
using deal::Bid;
using MaybeAction = std::optional<Action>;
using Expected = std::vector<std::string>;

namespace {

Expected gameNames() {
    Expected names;
    for (std::size_t i = 0; i < rulebook::kGameCount; ++i)
        names.emplace_back(rulebook::nameOf(static_cast<rulebook::Game>(i)));
    return names;
}

Expected premiumNames() {
    Expected names;
    for (std::size_t i = 0; i < rulebook::kPremiumCount; ++i)
        names.emplace_back(rulebook::nameOf(static_cast<rulebook::Premium>(i)));
    return names;
}

Expected birdNames() {
    Expected names;
    for (std::size_t i = 0; i < 4; ++i)
        names.emplace_back(rulebook::nameOf(static_cast<rulebook::Premium>(i)));
    return names;
}

Expected cardNames() {
    return {"TAROCK-CARD", "?"};
}

std::optional<rulebook::Premium> readBird(std::string_view text) {
    const auto premium = rulebook::readPremium(text);
    return premium && static_cast<std::size_t>(*premium) < 4 ? premium : std::nullopt;
}

// The words of an event or a list of games, one after the other. What cannot be read is noted.
class Arguments {
  public:
    Arguments(const Line& line, std::vector<Word> words, Defects& defects)
        : m_line(line)
        , m_words(std::move(words))
        , m_defects(defects) {}

    bool isAtEnd() const { return m_next == m_words.size(); }
    bool isSound() const { return m_sound; }
    std::string_view peek(std::size_t ahead = 0) const {
        return m_next + ahead < m_words.size() ? m_words[m_next + ahead].text : std::string_view{};
    }

    // A keyword of one word or more; how many, if they stand here.
    std::size_t begins(std::string_view keyword) const {
        std::size_t count = 0;
        for (std::size_t at = 0; at <= keyword.size(); ++count) {
            const std::string_view word = peek(count);
            if (word.empty() || !beginAlike(word, keyword.substr(at))) return 0;
            const std::size_t end = std::min(keyword.find(' ', at), keyword.size());
            if (!sameWord(word, keyword.substr(at, end - at))) return 0;
            at = end + 1;
        }
        return count;
    }
    bool ends(std::string_view keyword) const {
        return m_next + 1 < m_words.size() && sameWord(m_words.back().text, keyword);
    }
    void dropEnd() { m_words.pop_back(); }
    bool take(std::string_view keyword) {
        const std::size_t count = begins(keyword);
        m_next += count;
        return count > 0;
    }
    bool take(const Forms& forms) {
        if (take(forms.english)) return true;
        return std::ranges::any_of(forms.german,
                                   [&](std::string_view form) { return !form.empty() && take(form); });
    }

    // A name that may be of two words with a space for its hyphen.
    template <class T, class Read>
    std::optional<T> named(Read read) {
        for (const std::size_t count : {std::size_t{2}, std::size_t{1}}) {
            if (m_next + count > m_words.size()) continue;
            std::string text(peek());
            if (count == 2) text += ' ' + std::string(peek(1));
            if (const std::optional<T> value = read(text)) {
                m_next += count;
                return value;
            }
        }
        return std::nullopt;
    }
    // `expected` says, where it is asked, what may stand here.
    template <class T, class Read, class Names>
    std::optional<T> wanted(Read read, Names expected) {
        std::optional<T> value = named<T>(read);
        if (!value) bad(expected());
        return value;
    }

    void bad(Expected expected) {
        m_sound = false;
        if (isAtEnd())
            m_defects.add(m_line, Words(m_line).end(), {}, std::move(expected));
        else
            m_defects.add(m_line, m_words[m_next], std::move(expected));
    }

    MaybeAction done(Action action) {
        if (m_sound && !isAtEnd()) bad({base::kEndOfLine});
        return m_sound ? MaybeAction(std::move(action)) : std::nullopt;
    }

  private:
    const Line& m_line;
    std::vector<Word> m_words;
    std::size_t m_next = 0;
    Defects& m_defects;
    bool m_sound = true;
};

MaybeAction readBid(Arguments& arguments) {
    Bid bid;
    const auto game = arguments.wanted<rulebook::Game>(rulebook::readGame, gameNames);
    if (!game) return std::nullopt;
    bid.game = *game;
    if (*game == rulebook::Game::Auchrufer) {
        bid.bird = arguments.named<rulebook::Premium>(readBird);
        if (!bid.bird) bid.bird = rulebook::Premium::Pagat;
    }
    if (arguments.take(kBei))
        bid.how = Bid::How::Bei;
    else if (arguments.take(kVerdacht))
        bid.how = Bid::How::Verdacht;
    else if (!arguments.isAtEnd()) {
        Expected expected{std::string(kBei.english), std::string(kVerdacht.english)};
        if (*game == rulebook::Game::Auchrufer) expected = birdNames();
        arguments.bad(std::move(expected));
    }
    return arguments.done(bid);
}

MaybeAction readCall(Arguments& arguments) {
    if (arguments.take(kFourth)) {
        return arguments.done(deal::Call{});
    }
    const auto colour = arguments.wanted<deal::TarockSuit>(
        [](std::string_view text) { return cards::tarock::readColour(text); },
        [] {
            return Expected{"K", "H", "P", "T", "fourth"};
        });
    return colour ? arguments.done(deal::Call{*colour}) : std::nullopt;
}

MaybeAction readGiveUp(Arguments& arguments) {
    deal::GiveUp giveUp;
    if (!arguments.isAtEnd()) giveUp.bird = arguments.wanted<rulebook::Premium>(readBird, birdNames);
    return arguments.done(giveUp);
}

MaybeAction readTake(Arguments& arguments) {
    deal::Take take;
    if (arguments.take("1"))
        take.which = deal::Taken::First;
    else if (arguments.take("2"))
        take.which = deal::Taken::Second;
    else if (arguments.take(kBoth))
        take.which = deal::Taken::Both;
    else
        arguments.bad({"1", "2", "both"});
    return arguments.done(take);
}

MaybeAction readLay(Arguments& arguments) {
    deal::Lay lay;
    if (arguments.isAtEnd()) arguments.bad(cardNames());
    while (!arguments.isAtEnd() && arguments.isSound())
        if (const auto card = arguments.wanted<ReadCard>(readMaybeCard, cardNames))
            lay.cards.push_back(card->card);
    return arguments.done(std::move(lay));
}

MaybeAction readPremiums(Arguments& arguments) {
    deal::Announce announce;
    if (arguments.isAtEnd()) arguments.bad(premiumNames());
    while (!arguments.isAtEnd() && arguments.isSound())
        if (const auto premium = arguments.wanted<rulebook::Premium>(rulebook::readPremium, premiumNames))
            announce.premiums.push_back(*premium);
    return arguments.done(std::move(announce));
}

About readAbout(Arguments& arguments) {
    if (arguments.isAtEnd()) return {};
    if (const auto seat = arguments.named<Seat>([](std::string_view text) -> std::optional<Seat> {
            const auto read = readPlayer(text);
            return read == deal::kFifth ? std::nullopt : read;
        }))
        return *seat;
    const auto premium = arguments.wanted<rulebook::Premium>(rulebook::readPremium, [] {
        Expected expected = premiumNames();
        for (std::string& name : seatNames(false)) expected.push_back(std::move(name));
        return expected;
    });
    return premium ? About(*premium) : About();
}

template <class T>
MaybeAction readOneCard(Arguments& arguments) {
    const auto card = arguments.wanted<Card>(cards::tarock::readCard, [] { return Expected{"TAROCK-CARD"}; });
    return card ? arguments.done(T{*card}) : std::nullopt;
}

MaybeAction readArguments(Verb verb, Arguments& arguments) {
    switch (verb) {
    case Verb::Cut:
        return arguments.done(deal::Cut{});
    case Verb::Knock:
        return arguments.done(deal::Knock{});
    case Verb::Choose:
        return arguments.done(deal::Choose{});
    case Verb::ThrowIn:
        return arguments.done(deal::ThrowIn{});
    case Verb::Mine:
        return arguments.done(deal::Mine{});
    case Verb::Pass:
        return arguments.done(deal::Pass{});
    case Verb::Bid:
        return readBid(arguments);
    case Verb::Call:
        return readCall(arguments);
    case Verb::GiveUp:
        return readGiveUp(arguments);
    case Verb::Take:
        return readTake(arguments);
    case Verb::Lay:
        return readLay(arguments);
    case Verb::Lie:
        return arguments.done(deal::Lie{});
    case Verb::Announce:
        return readPremiums(arguments);
    case Verb::Good:
        return arguments.done(deal::Good{});
    case Verb::Kontra:
        return arguments.done(deal::Kontra{readAbout(arguments)});
    case Verb::Retour:
        return arguments.done(deal::Retour{readAbout(arguments)});
    case Verb::Play:
        return readOneCard<deal::Play>(arguments);
    case Verb::Turn:
        return readOneCard<deal::Turn>(arguments);
    case Verb::Stop:
        return arguments.done(deal::Stop{});
    case Verb::Irregular: {
        const auto kind =
            arguments.wanted<deal::Irregularity>(readIrregularity, [] { return Expected{"KIND"}; });
        return kind ? arguments.done(deal::Irregular{*kind}) : std::nullopt;
    }
    }
    return std::nullopt;
}

// The keyword that the line begins with; the end of a German one stands behind everything else.
std::optional<Verb> readVerb(Arguments& arguments) {
    for (int i = 0; i <= static_cast<int>(Verb::Irregular); ++i)
        if (arguments.take(formsOf(static_cast<Verb>(i)).english)) return static_cast<Verb>(i);
    std::optional<Verb> found;
    std::string_view begin;
    for (int i = 0; i <= static_cast<int>(Verb::Irregular); ++i) {
        const auto verb = static_cast<Verb>(i);
        const Forms& forms = formsOf(verb);
        for (const std::string_view form : forms.german) {
            if (form.empty() || !arguments.begins(form)) continue;
            if (!forms.germanEnd.empty() && !arguments.ends(forms.germanEnd)) continue;
            // `sagt pagat an` before `sagt dreier`
            if (found && forms.germanEnd.empty()) continue;
            found = verb;
            begin = form;
        }
    }
    if (!found) return std::nullopt;
    arguments.take(begin);
    if (!formsOf(*found).germanEnd.empty()) arguments.dropEnd();
    return found;
}

std::vector<Word> wordsOf(const Line& line, std::size_t from) {
    std::vector<Word> all;
    Words words(line, from);
    while (const auto word = words.next()) all.push_back(*word);
    return all;
}

MaybeAction readAnyAction(Arguments& arguments) {
    if (const auto verb = readVerb(arguments)) return readArguments(*verb, arguments);
    if (const auto card = arguments.named<Card>(cards::tarock::readCard))
        return arguments.done(deal::Play{*card});
    Expected expected = verbNames();
    expected.emplace_back("TAROCK-CARD");
    arguments.bad(std::move(expected));
    return std::nullopt;
}

} // namespace

std::optional<Seat> readPlayer(std::string_view text) {
    const auto seat = cards::readSeat(text);
    return seat && *seat <= deal::kFifth ? seat : std::nullopt;
}

std::vector<std::string> seatNames(bool withFifth) {
    std::vector<std::string> names{"A", "B", "C", "D"};
    if (withFifth) names.emplace_back("E");
    return names;
}

std::optional<ReadCard> readMaybeCard(std::string_view text) {
    if (text == "?") return ReadCard{};
    const auto card = cards::tarock::readCard(text);
    return card ? std::optional(ReadCard{*card}) : std::nullopt;
}

bool beginsWithSeat(std::string_view text) {
    const auto colon = text.find(':');
    return colon != std::string_view::npos && readPlayer(base::trimmed(text.substr(0, colon)));
}

std::optional<deal::Event> readEvent(const Line& line, Defects& defects) {
    if (!beginsWithSeat(line.text)) {
        Words words(line);
        const auto first = words.next();
        const auto second = words.next();
        if (first && readPlayer(first->text)) {
            if (second)
                defects.add(line, *second, {":"});
            else
                defects.add(line, words.end(), {}, {":"});
        } else {
            defects.addAt(line.number, 1, first ? first->text : std::string_view{}, seatNames(false));
        }
        return std::nullopt;
    }
    const auto colon = line.text.find(':');
    const auto seat = readPlayer(base::trimmed(line.text.substr(0, colon)));
    Arguments arguments(line, wordsOf(line, colon + 1), defects);
    auto action = readAnyAction(arguments);
    if (!action) return std::nullopt;
    // the fifth only deals
    if (*seat == deal::kFifth && !std::holds_alternative<deal::Irregular>(*action)) {
        defects.addAt(line.number, 1, cards::toString(*seat), seatNames(false));
        return std::nullopt;
    }
    return deal::Event{*seat, std::move(*action)};
}

std::optional<deal::Action> readAction(std::string_view text) {
    const Line line{1, text, std::nullopt};
    Defects defects{{}};
    Arguments arguments(line, wordsOf(line, 0), defects);
    return readAnyAction(arguments);
}

namespace {

// Several at once are such that can be joined.
bool isJoinable(rulebook::Game game) {
    return game == rulebook::Game::Piccolo || game == rulebook::Game::Bettler;
}

} // namespace

std::vector<deal::Declared> readGames(const Line& line, std::size_t from, Defects& defects) {
    std::vector<deal::Declared> games;
    // a comma parts words, whether spaces stand around it or not
    std::vector<Word> words;
    for (const Word& word : wordsOf(line, from))
        for (std::size_t at = 0; at < word.text.size();) {
            const std::size_t comma = word.text.find(',', at);
            const std::size_t end = comma == at ? at + 1 : std::min(comma, word.text.size());
            words.push_back({word.text.substr(at, end - at), word.at + at});
            at = end;
        }
    Arguments arguments(line, std::move(words), defects);
    do {
        const auto seat = arguments.wanted<Seat>(
            [&](std::string_view text) -> std::optional<Seat> {
                const auto read = readPlayer(text);
                const bool isTwice = std::ranges::any_of(
                    games, [&](const deal::Declared& other) { return other.seat == read; });
                return read == deal::kFifth || isTwice ? std::nullopt : read;
            },
            [] { return seatNames(false); });
        if (!seat) return {};
        const auto game = arguments.wanted<rulebook::Game>(
            [&](std::string_view text) -> std::optional<rulebook::Game> {
                const auto read = rulebook::readGame(text);
                return games.empty() || (read && isJoinable(*read)) ? read : std::nullopt;
            },
            [&] {
                return games.empty() ? gameNames() : Expected{"piccolo", "bettler"};
            });
        if (!game) return {};
        std::optional<rulebook::Premium> bird;
        if (*game == rulebook::Game::Auchrufer) {
            bird = arguments.named<rulebook::Premium>(readBird);
            if (!bird) bird = rulebook::Premium::Pagat;
        }
        games.push_back({*seat, *game, bird});
    } while (isJoinable(games.front().game) && arguments.take(","));
    if (!arguments.isAtEnd())
        arguments.bad(isJoinable(games.front().game) ? Expected{",", base::kEndOfLine}
                                                     : Expected{base::kEndOfLine});
    return arguments.isSound() ? games : std::vector<deal::Declared>{};
}

} // namespace schreiber::koenigrufen::record
