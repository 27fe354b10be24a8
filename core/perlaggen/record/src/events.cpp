#include "events.h"

#include "header.h"
#include "words.h"

#include <cards/notation.h>
#include <cards/seat.h>

#include <algorithm>

namespace schreiber::perlaggen::record {
namespace {

using deal::Action;
using deal::Figure;
using MaybeAction = std::optional<Action>;

std::vector<std::string> seatNames(int seats) {
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(seats));
    for (int seat = 0; seat < seats; ++seat)
        names.emplace_back(1, cards::letterOf(static_cast<cards::Seat>(seat)));
    return names;
}

std::vector<std::string> figureNames() {
    std::vector<std::string> names;
    names.reserve(deal::kFigureCount);
    for (int i = 0; i < deal::kFigureCount; ++i) names.emplace_back(nameOf(static_cast<Figure>(i)));
    return names;
}

std::vector<std::string> with(std::vector<std::string> names, std::string_view more) {
    names.emplace_back(more);
    return names;
}

// The rest of an event line. Whatever cannot be read is noted; the caller gets nothing for it.
class Arguments {
  public:
    Arguments(const Line& line, Words words, int seats, Defects& defects)
        : m_line(line)
        , m_words(words)
        , m_seats(seats)
        , m_defects(defects) {}

    int seats() const { return m_seats; }

    std::optional<Word> next() { return m_words.next(); }
    std::optional<Word> peek() const { return m_words.peek(); }

    // The next word, if it is this keyword.
    bool take(const Forms& keyword) {
        return takeIf([&](std::string_view w) { return keyword.match(w); });
    }
    bool take(std::string_view keyword) {
        return takeIf([&](std::string_view w) { return sameWord(w, keyword); });
    }

    void bad(const std::optional<Word>& word, std::vector<std::string> expected) {
        if (word)
            m_defects.add(m_line, *word, std::move(expected));
        else
            m_defects.add(m_line, m_words.end(), {}, std::move(expected));
        m_sound = false;
    }

    // Of a card with its name it is told which of the two is no card.
    void badCard(const Word& word) {
        const std::size_t between = word.text.find('=');
        if (between == std::string_view::npos || between + 1 == word.text.size())
            return bad(word, {"CARD", "CARD=AS"});
        const std::string_view card = word.text.substr(0, between);
        const std::string none(cards::readCard(card) ? word.text.substr(between + 1) : card);
        bad(word, {"CARD", "CARD=AS", particular("NO-CARD", {none})});
    }
    // A card as it was laid, with what was said of its name.
    struct Laid {
        cards::PlayedCard card;
        deal::PartialName said;
    };
    std::optional<Laid> laidCard() {
        const auto word = next();
        if (!word) {
            bad(word, {"CARD", "CARD=AS"});
            return std::nullopt;
        }
        if (const auto laid = readLaid(word->text)) return laid;
        badCard(*word);
        return std::nullopt;
    }
    // `LO=A`, `LO=L`: only the rank, only the suit was said.
    static std::optional<Laid> readLaid(std::string_view text) {
        if (const auto card = cards::readPlayedCard(text)) return Laid{*card, {}};
        const std::size_t between = text.find('=');
        if (between == std::string_view::npos) return std::nullopt;
        const auto card = cards::readCard(text.substr(0, between));
        const std::string_view name = text.substr(between + 1);
        const deal::PartialName said{.rank = cards::readRank(name), .suit = cards::readSuit(name)};
        if (!card || (!said.rank && !said.suit)) return std::nullopt;
        return Laid{{.card = *card}, said};
    }

    template <class T, class Read>
    std::optional<T> one(Read read, std::vector<std::string> expected) {
        const auto word = next();
        std::optional<T> value;
        if (word) value = read(word->text);
        if (!value) bad(word, std::move(expected));
        return value;
    }

    // Every word that is left, at least one and at most a whole pack of them.
    template <class T, class Read>
    std::vector<T> rest(Read read, const std::vector<std::string>& expected) {
        std::vector<T> values;
        if (!peek()) bad(std::nullopt, expected);
        for (int count = 0; peek() && count < cards::kCardCount; ++count)
            if (const auto value = one<T>(read, expected)) values.push_back(*value);
        return values;
    }

    std::optional<Figure> figure(std::vector<std::string> expected = figureNames()) {
        return one<Figure>(readFigure, std::move(expected));
    }

    // The action, unless something before or behind it could not be read.
    MaybeAction done(Action action) {
        if (peek()) bad(next(), {kEndOfLine});
        if (!m_sound) return std::nullopt;
        return action;
    }

  private:
    template <class Is>
    bool takeIf(Is is) {
        const auto word = peek();
        if (!word || !is(word->text)) return false;
        m_words.next();
        return true;
    }

    const Line& m_line;
    Words m_words;
    int m_seats;
    Defects& m_defects;
    bool m_sound = true;
};

MaybeAction readBlind(Arguments& arguments) {
    if (arguments.take(kAll))
        return arguments.done(deal::Blind{{Figure::Gleich, Figure::Hanger, Figure::Spiel}, true});
    deal::Blind blind;
    std::vector<Figure> named;
    const auto notTwice = [&](std::string_view word) {
        const auto figure = readFigure(word);
        const bool twice = figure && std::find(named.begin(), named.end(), *figure) != named.end();
        if (figure && !twice) named.push_back(*figure);
        return twice ? std::nullopt : figure;
    };
    blind.figures = arguments.rest<Figure>(notTwice, with(figureNames(), kAll.english));
    return arguments.done(std::move(blind));
}

MaybeAction readCut(Arguments& arguments) {
    if (arguments.take("-")) return arguments.done(deal::Cut{});
    return arguments.done(deal::Cut{arguments.rest<cards::Card>(cards::readCard, {"CARD", "-"})});
}

MaybeAction readTurn(Arguments& arguments) {
    return arguments.done(deal::Turn{arguments.rest<cards::Card>(cards::readCard, {"CARD"})});
}

MaybeAction readExchange(Arguments& arguments) {
    const auto give = arguments.one<cards::Card>(cards::readCard, {"CARD"});
    const auto take = arguments.one<cards::Card>(cards::readCard, {"CARD"});
    if (!give || !take) return std::nullopt;
    return arguments.done(deal::Exchange{*give, *take});
}

// After `bet`: a figure and perhaps a value, or all three.
MaybeAction readBet(Arguments& arguments) {
    if (arguments.take(kAll)) return arguments.done(deal::BetAll{});
    const auto figure = arguments.figure(with(figureNames(), kAll.english));
    deal::Bet bet{figure.value_or(Figure::Gleich), std::nullopt};
    if (arguments.take(kGame))
        bet.value = deal::kSpielAus;
    else if (arguments.peek())
        bet.value = arguments.one<int>(readValue, {"1–99", std::string(kGame.english)});
    return arguments.done(bet);
}

// `drei gleich`: the number has been read.
MaybeAction readNumberedBet(Arguments& arguments, int value) {
    const auto figure = arguments.figure();
    return arguments.done(deal::Bet{figure.value_or(Figure::Gleich), value});
}

// `good spiel`, `good spiel suit`, `gut bei farbe`.
MaybeAction readGood(Arguments& arguments) {
    deal::Good good{Figure::Spiel, false};
    bool condition = arguments.take(kGermanIf);
    if (!condition) {
        good.figure = arguments.figure().value_or(Figure::Gleich);
        condition = good.figure == Figure::Spiel && arguments.take(kGermanIf);
    }
    if (condition) {
        good.ifSuit = arguments.take(kSuit);
        if (!good.ifSuit) arguments.bad(arguments.next(), {std::string(kSuit.german[0])});
    } else if (good.figure == Figure::Spiel) {
        good.ifSuit = arguments.take(kSuit);
    }
    return arguments.done(good);
}

MaybeAction readAsk(Arguments& arguments) {
    const auto word = arguments.peek();
    if (word) {
        if (const auto size = readDeclared(word->text)) {
            arguments.next();
            return arguments.done(deal::AskDeclare{*size});
        }
    }
    const auto figure = arguments.figure(with(with(with(figureNames(), "3"), "4"), "5"));
    return arguments.done(deal::AskFigure{figure.value_or(Figure::Gleich)});
}

MaybeAction readReveal(Arguments& arguments) {
    const auto notSpiel = [](std::string_view word) {
        const auto figure = readFigure(word);
        return figure == Figure::Spiel ? std::nullopt : figure;
    };
    const auto figure = arguments.one<Figure>(notSpiel, {"gleich", "hanger"});
    const auto height = arguments.one<cards::Rank>(cards::readRank, {"RANK"});
    if (!figure || !height) return std::nullopt;
    return arguments.done(deal::Reveal{*figure, *height});
}

MaybeAction readIrregular(Arguments& arguments) {
    const auto kind = arguments.one<deal::Irregularity>(readIrregularity, {"KIND"});
    if (!kind) return std::nullopt;
    deal::Irregular irregular{*kind, std::nullopt, false};
    irregular.knowingly = arguments.take(kKnowingly);
    if (arguments.peek())
        irregular.claimedBy = arguments.one<cards::Seat>(
            cards::readSeat, with(seatNames(arguments.seats()), kKnowingly.english));
    if (!irregular.knowingly) irregular.knowingly = arguments.take(kKnowingly);
    return arguments.done(irregular);
}

deal::Play playOf(const Arguments::Laid& laid) {
    deal::Play play{.card = laid.card};
    if (laid.said != deal::PartialName{}) play.said = laid.said;
    return play;
}

MaybeAction readShow(Arguments& arguments) {
    deal::Show show;
    bool any = false;
    for (const Arguments::Laid& laid :
         arguments.rest<Arguments::Laid>(Arguments::readLaid, {"CARD", "CARD=AS"})) {
        show.cards.push_back(laid.card);
        show.said.push_back(laid.said);
        any = any || laid.said != deal::PartialName{};
    }
    if (!any) show.said.clear();
    return arguments.done(std::move(show));
}

template <class T>
MaybeAction readFigureAction(Arguments& arguments) {
    return arguments.done(T{arguments.figure().value_or(Figure::Gleich)});
}

MaybeAction readSecondWord(Arguments& arguments, std::string_view wanted, Action action) {
    if (!arguments.take(wanted)) arguments.bad(arguments.next(), {std::string(wanted)});
    return arguments.done(std::move(action));
}

MaybeAction readArguments(Verb verb, Arguments& arguments, bool german, bool dealt) {
    switch (verb) {
    case Verb::Blind:
        return readBlind(arguments);
    case Verb::Cut:
        return readCut(arguments);
    case Verb::Turn:
        return readTurn(arguments);
    case Verb::Exchange:
        return readExchange(arguments);
    case Verb::Bet:
        return readBet(arguments);
    case Verb::Hold:
        return readFigureAction<deal::Hold>(arguments);
    case Verb::Good:
        return readGood(arguments);
    case Verb::Ask:
        return readAsk(arguments);
    case Verb::Play: {
        const auto laid = arguments.laidCard();
        if (!laid) return std::nullopt;
        return arguments.done(playOf(*laid));
    }
    case Verb::Show:
        return readShow(arguments);
    case Verb::Stand:
        return readFigureAction<deal::Stand>(arguments);
    case Verb::Done:
        return arguments.done(deal::EndOfTurn{});
    case Verb::Allow:
        return arguments.done(deal::Allow{});
    case Verb::Deny:
        return german ? readSecondWord(arguments, formsOf(Verb::Allow).german[0], deal::Deny{})
                      : arguments.done(deal::Deny{});
    case Verb::Reveal:
        return readReveal(arguments);
    case Verb::Irregular:
        return readIrregular(arguments);
    case Verb::HoellAuf:
        return readSecondWord(
            arguments, kHoellAufSecond,
            dealt ? Action(deal::BetAll{})
                  : Action(deal::Blind{{Figure::Gleich, Figure::Hanger, Figure::Spiel}, true}));
    }
    return std::nullopt;
}

MaybeAction readAction(Arguments& arguments, bool dealt) {
    const auto word = arguments.next();
    if (word) {
        if (const auto verb = readVerb(word->text))
            return readArguments(*verb, arguments, !sameWord(word->text, formsOf(*verb).english), dealt);
        if (const auto value = readNumberWord(word->text)) return readNumberedBet(arguments, *value);
        if (const auto laid = Arguments::readLaid(word->text)) return arguments.done(playOf(*laid));
        if (word->text.find('=') != std::string_view::npos) { // no verb has one
            arguments.badCard(*word);
            return std::nullopt;
        }
    }
    std::vector<std::string> expected;
    for (const std::string_view name : verbNames()) expected.emplace_back(name);
    arguments.bad(word, with(std::move(expected), "CARD"));
    return std::nullopt;
}

} // namespace

bool beginsWithSeat(std::string_view text) {
    const auto colon = text.find(':');
    return colon != std::string_view::npos && cards::readSeat(trimmed(text.substr(0, colon))).has_value();
}

std::optional<deal::Event> readEvent(const Line& line, bool dealt, int seats, Defects& defects) {
    if (!beginsWithSeat(line.text)) {
        Words words(line);
        const auto first = words.next();
        const auto key = trimmed(line.text.substr(0, line.text.find(':')));
        if (first && cards::readSeat(first->text))
            Arguments(line, words, seats, defects).bad(words.next(), {":"});
        else if (first && line.text.find(':') != std::string_view::npos && isKnownKey(key))
            defects.add(line, *first, with(seatNames(seats), particular("IN-HEAD", {std::string(key)})));
        else
            defects.addAt(line.number, 1, first ? first->text : std::string_view{}, seatNames(seats));
        return std::nullopt;
    }
    const auto colon = line.text.find(':');
    const auto seat = cards::readSeat(trimmed(line.text.substr(0, colon)));
    Arguments arguments(line, Words(line, colon + 1), seats, defects);
    auto action = readAction(arguments, dealt);
    if (!action) return std::nullopt;
    return deal::Event{*seat, std::move(*action)};
}

} // namespace schreiber::perlaggen::record
