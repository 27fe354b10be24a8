#include "sentences.h"

#include "name_words.h"
#include "sentences/tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <perlaggen/deal/house.h>
#include <perlaggen/deal/plays.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/ruling/event_words.h>
#include <perlaggen/ruling/stand.h>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using deal::Lack, deal::Ruling;

namespace {

namespace on = sentences::on;
using Said = std::optional<std::string>;

const deal::Event* eventOf(const Replay& replay, const Ruling& ruling) {
    const auto& events = replay.record.events;
    if (ruling.event < 0 || static_cast<std::size_t>(ruling.event) >= events.size()) return nullptr;
    return &events[static_cast<std::size_t>(ruling.event)];
}

// The bit of an event, in the order of deal::Action; none for one that no sentence asks about.
constexpr std::array<std::uint64_t, std::variant_size_v<deal::Action>> kEventBits{
    on::kBlind, 0,         0,           on::kExchange, on::kBet,    on::kBet,
    on::kHold,  on::kGood, 0,           on::kPlay,     on::kShow,   on::kStand,
    on::kDone,  on::kAsk,  on::kAnswer, on::kAnswer,   on::kReveal, on::kIrregular};
std::uint64_t bitOf(const deal::Event& event) {
    return kEventBits[event.action.index()];
}

// In the order of deal::Lack.
constexpr std::array<std::uint64_t, 16> kLackBits{0,
                                                  on::kNotInShow,
                                                  on::kSettled,
                                                  on::kNotAllOneShort,
                                                  on::kSideNotOneShort,
                                                  on::kSpielOpen,
                                                  on::kNoQuestion,
                                                  on::kCouldDeny,
                                                  on::kGiven,
                                                  on::kNotCompared,
                                                  on::kNoFault,
                                                  on::kRefused,
                                                  on::kRuledBefore,
                                                  on::kWholeName,
                                                  on::kPartner,
                                                  on::kOthersOwe};
static_assert(kLackBits.size() == static_cast<std::size_t>(Lack::Answer) + 1);

// What was bet or held and is not proved, where the table saw that: the event that claimed the figure.
std::uint64_t claimOf(const Replay& replay, const Ruling& ruling) {
    const deal::Event* event = eventOf(replay, ruling);
    if (event == nullptr || !std::holds_alternative<deal::Irregular>(event->action)) return 0;
    if (!ruling.seat || !ruling.about.figure) return 0;
    const deal::FigureState& figure = replay.state.figure(*ruling.about.figure);
    if (!deal::has(figure.claims, *ruling.seat)) return 0;
    const auto claim = figure.claimEvent[static_cast<std::size_t>(*ruling.seat)];
    const auto& events = replay.record.events;
    if (claim < 0 || static_cast<std::size_t>(claim) >= events.size()) return 0;
    return on::kUnproved | bitOf(events[static_cast<std::size_t>(claim)]);
}

// A card thrown ahead into a trick in which its player had to follow trumps (heltschl § 1.5).
bool thrownInVain(const Replay& replay, const Ruling& ruling) {
    const deal::State& state = replay.state;
    if (!ruling.seat) return false;
    for (const deal::Trick& trick : state.tricksBegun()) {
        if (!trick.has(*ruling.seat)) continue;
        if (trick.events[static_cast<std::size_t>(*ruling.seat)] < ruling.event) continue;
        return deal::has(trick.cannotWin, *ruling.seat);
    }
    return false;
}

bool cutterKeeps(const Replay& replay, const Ruling& ruling) {
    return ruling.consequence.redeal && deal::isInSet(replay.rules, "misdeal_keep");
}

// Where the house rules, or the deal as recorded, make it another thing to say.
std::uint64_t circumstancesOf(const Replay& replay, const Ruling& ruling) {
    const rulebook::Rules& rules = replay.rules;
    const deal::FigureState& spiel = replay.state.figure(deal::Figure::Spiel);
    const auto& dealer = replay.record.header.dealer;
    std::uint64_t holds = 0;
    const auto put = [&](bool so, std::uint64_t bit) {
        if (so) holds |= bit;
    };
    put(ruling.consequence.isVoid && ruling.verdict == deal::Verdict::Illegal, on::kVoid);
    put(ruling.also == "gestr_virtual", on::kVirtual);
    put(ruling.also == "ex_dealer_natural", on::kNoPerlagg);
    put(ruling.also == "p3_top3", on::kAboveTop);
    put(!replay.outcome.complete, on::kFiguresOpen);
    put(!ruling.consequence.redeal && !ruling.openSwitch, on::kNoRedeal);
    put(!rulebook::isWrongDealOpen(rules) && deal::wrongDealStands(rules), on::kDealStands);
    put(rulebook::isStockUnseen(rules), on::kStockUnseen);
    put(rulebook::isStockOpen(rules), on::kStockOpen);
    put(ruling.about.earlier != deal::kNoEvent, on::kPlayedBefore);
    put(ruling.about.limit == deal::kSpielAus && ruling.about.number > 0, on::kOffTheLadder);
    put(deal::mayRename(rules), on::kRenames);
    put(spiel.decided != deal::Decided::Won, on::kSpielNotMade);
    put(dealer && ruling.seat && *dealer != *ruling.seat, on::kOtherDealt);
    put(deal::overlookedStays(rules), on::kStays);
    put(cutterKeeps(replay, ruling), on::kCutterKeeps);
    put(thrownInVain(replay, ruling), on::kCannotTake);
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    put(point != nullptr && !deal::isInSet(rules, point->name), on::kOnlyElsewhere);
    put(deal::isInSet(rules, "play_on_error"), on::kPlaysOn);
    put(ruling.about.card && ruling.about.card->card.suit() == replay.state.trump, on::kTrumpGiven);
    return holds;
}

// Who has conceded the figure.
std::optional<cards::Seat> giverOf(const Replay& replay, const Ruling& ruling) {
    if (!ruling.about.figure) return std::nullopt;
    const deal::FigureState& figure = replay.state.figure(*ruling.about.figure);
    return figure.decided == deal::Decided::Conceded ? std::optional(figure.givenBy) : std::nullopt;
}

bool isAtSpielAus(const deal::FigureState& figure) {
    return figure.value == deal::kSpielAus || figure.open == deal::kSpielAus;
}

std::uint64_t conditionsOf(const Replay& replay, const Ruling& ruling) {
    const deal::CaseFacts& about = ruling.about;
    const deal::Event* event = eventOf(replay, ruling);
    std::uint64_t holds = event == nullptr ? 0 : bitOf(*event);
    holds |= kLackBits[static_cast<std::size_t>(about.lack)];
    const auto put = [&](bool so, std::uint64_t bit) {
        if (so) holds |= bit;
    };
    put(ruling.verdict == deal::Verdict::Note, on::kNote);
    put(ruling.restsOn || ruling.openSwitch, on::kHouse);
    put(ruling.seat == replay.state.dealer, on::kDealer);
    put(deal::dealerTakesOverlooked(replay.rules), on::kDealerTakes);
    put(about.other && about.other != replay.state.dealer, on::kNotTheDealer);
    put(replay.state.seats == replay.state.teams(), on::kAlone);
    put(about.other && about.other == ruling.seat, on::kOwn);
    put(about.figure && event != nullptr && std::holds_alternative<deal::BetAll>(event->action),
        on::kOneOfAll);
    put(about.figure == deal::Figure::Hanger, on::kHanger);
    put(about.figure == deal::Figure::Spiel, on::kSpiel);
    put(ruling.seat && giverOf(replay, ruling) == ruling.seat, on::kOwnGood);
    put(about.figure && isAtSpielAus(replay.state.figure(*about.figure)), on::kSpielAus);
    put(!deal::canDeclareOut(replay.rules), on::kNoDeclaring);
    put(ruling.consequence.forfeit != std::array<bool, 3>{}, on::kGivesUp);
    put(replay.state.declaration.asked == 0 && about.figure && !about.other, on::kNobodyAsked);
    return holds | claimOf(replay, ruling) | circumstancesOf(replay, ruling);
}

bool fits(std::uint64_t when, std::uint64_t holds) {
    const std::uint64_t event = when & on::kAnyEvent;
    const std::uint64_t others = when & ~on::kAnyEvent;
    return (event == 0 || (event & holds) != 0) && (others & holds) == others;
}

// The deal as the set has it for so many players, where the hands are as long as that: "zuerst zwei Karten,
// dann drei".
Said dealInWords(const Replay& replay, words::Language language) {
    const auto sum = [](const std::vector<int>& batches) {
        return std::accumulate(batches.begin(), batches.end(), 0);
    };
    constexpr words::Text first{"zuerst {}", "prima {}", "first {}"};
    constexpr words::Text then{", dann {}", ", poi {}", ", then {}"};
    constexpr words::Text trumps{", dann wird Trumpf aufgeschlagen", ", poi si gira la briscola",
                                 ", then trumps are turned up"};
    for (const rulebook::DealPlan& plan : replay.rules.set().deals) {
        if (plan.seats != replay.rules.seats() || sum(plan.before) + sum(plan.after) != replay.state.handSize)
            continue;
        std::string text;
        const auto add = [&](const std::vector<int>& batches) {
            for (const int cards : batches)
                text += words::say(language, text.empty() ? first : then, numberName(cards, language));
        };
        add(plan.before);
        if (!plan.after.empty()) text += trumps.in(language);
        add(plan.after);
        return text + '.';
    }
    return std::nullopt;
}

// What a house rule stands at, to go on with in a sentence: "nur vor dem Abheben".
Said agreed(const Replay& replay, rulebook::Switch which, words::Language language) {
    if (isOpen(which, replay.rules)) return std::nullopt;
    std::string text = small(rulebook::standsAt(replay.rules.set(), which, language));
    if (text.empty()) return std::nullopt;
    if (text.ends_with('.')) text.pop_back();
    return text;
}

// The same as a rule of its own: "Ungesehen geboten werden darf nur vor dem Abheben."
Said agreedRule(const Replay& replay, rulebook::Switch which, words::Language language) {
    if (isOpen(which, replay.rules)) return std::nullopt;
    std::string text = rulebook::playedAt(replay.rules.set(), which, language);
    return text.empty() ? std::nullopt : Said(std::move(text));
}

Said writtenPoints(const Replay& replay) {
    if (!replay.record.header.written) return std::nullopt;
    std::string text;
    for (const int points : *replay.record.header.written)
        text += fmt::format("{}{}", text.empty() ? "" : " : ", points);
    return text;
}

// A figure that was asked for: of so many cards, where the question is on record.
std::string figureAskedFor(int cards, words::Language language) {
    if (cards == 0)
        return words::say(language, {"Figur zum Ausgehen", "figura per uscire", "figure to go out with"});
    return words::say(language, {"Figur mit {} Karten", "figura di {} carte", "figure of {} cards"},
                      numberName(cards, language));
}

// Who has a card that somebody else plays, as far as the record tells: by the hands in its head, and by what
// was kept in the cut and exchanged since.
std::optional<cards::Seat> holderOf(const Replay& replay, const Ruling& ruling) {
    if (!ruling.about.card) return std::nullopt;
    const cards::Card card = ruling.about.card->card;
    std::optional<cards::Seat> holder;
    const auto& hands = replay.record.header.hands;
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
        if (hands[seat] && std::ranges::find(*hands[seat], cards::HandCard{card}) != hands[seat]->end())
            holder = static_cast<cards::Seat>(seat);
    std::vector<bool> broken(replay.record.events.size(), false);
    for (const Ruling& each : replay.rulings)
        if (each.event >= 0 && each.event < ruling.event && each.verdict == deal::Verdict::Illegal)
            broken[static_cast<std::size_t>(each.event)] = true;
    for (std::size_t i = 0; std::cmp_less(i, ruling.event); ++i) {
        if (broken[i]) continue;
        const deal::Event& event = replay.record.events[i];
        if (const auto* cut = std::get_if<deal::Cut>(&event.action))
            if (std::ranges::find(cut->kept, card) != cut->kept.end()) holder = event.seat;
        if (const auto* exchange = std::get_if<deal::Exchange>(&event.action)) {
            if (exchange->take == card) holder = event.seat;
            if (exchange->give == card) holder = std::nullopt;
        }
    }
    return holder == ruling.seat ? std::nullopt : holder;
}

// The places: {who}, {other}, {dealer}, {cutter}, {holder}, {giver} are persons, {ownside}, {otherside} their
// sides ({dellaside}, {dellotherside} "of" them in Italian), {taker} who gets the figure, {losers} those who
// have not won, {card},
// {cards}, {face}, {named} cards, {half} what was said of a name, {figure} the figure's name, {das}, {den},
// {auf}, {er}, {ihn} the figure with its article, as an object, with "on", its pronouns, {sure} what the side
// has of this deal; {suit}, {number}, {such}, {limit}, {sheet}, {deal}, {deadline}, {until}, {order},
// {written}, {follows}, {teams}, {event}. A capital begins a sentence.
class Places {
  public:
    Places(const Replay& replay, const Ruling& ruling, words::Language language)
        : m_replay(replay)
        , m_ruling(ruling)
        , m_language(language) {}

    // Nothing where the case has nothing for the place.
    Said operator()(std::string_view place) const {
        if (place.front() >= 'A' && place.front() <= 'Z') {
            const Said said = (*this)(small(std::string(place)));
            return said ? Said(capital(*said)) : std::nullopt;
        }
        for (const auto& of : {&Places::person, &Places::card, &Places::figure, &Places::number})
            if (Said said = (this->*of)(place)) return said;
        return std::nullopt;
    }

  private:
    Said person(std::string_view place) const {
        const auto& who = m_ruling.seat;
        const auto& other = m_ruling.about.other;
        if (place == "holder") {
            const auto holder = holderOf(m_replay, m_ruling);
            return holder ? Said(m_replay.nameOf(*holder)) : std::nullopt;
        }
        if (place == "giver") {
            const auto giver = giverOf(m_replay, m_ruling);
            return giver ? Said(m_replay.nameOf(*giver)) : std::nullopt;
        }
        if (place == "taker" && m_ruling.about.figure) {
            const auto& taker = m_replay.state.figure(*m_ruling.about.figure).team;
            return taker ? Said(teamName(m_replay, *taker, m_language)) : std::nullopt;
        }
        if (place == "losers" && m_replay.outcome.winner && m_replay.rules.teams() == 2)
            return teamName(m_replay, 1 - *m_replay.outcome.winner, m_language);
        if (place == "dealer") return m_replay.nameOf(m_replay.state.dealer);
        if (place == "cutter")
            return m_replay.nameOf(cards::before(m_replay.state.dealer, m_replay.state.seats));
        if (who && place == "who") return m_replay.nameOf(*who);
        if (who && place == "sure") return sureOf(*who);
        if (who && place == "ownside") return sideName(m_replay, *who, m_language);
        if (who && place == "dellaside") return ofSide(m_replay, *who, m_language);
        if (other && place == "other") return m_replay.nameOf(*other);
        if (other && place == "otherside") return sideName(m_replay, *other, m_language);
        if (other && place == "dellotherside") return ofSide(m_replay, *other, m_language);
        return std::nullopt;
    }

    // A Perlagg that was played without its name is told to be no more than its face (readings.md 59).
    std::string unnamed(const cards::PlayedCard& card) const {
        const deal::Event* event = eventOf(m_replay, m_ruling);
        const bool played = event != nullptr && (std::holds_alternative<deal::Play>(event->action) ||
                                                 m_ruling.about.earlier != deal::kNoEvent);
        const auto& trump = m_replay.state.trump;
        if (!played || card.as || !trump || !m_replay.rules.perlaggen(*trump).contains(card.card)) return {};
        const bool followed =
            deal::isDenial(m_ruling.rule) || m_ruling.rule == "follow_trump_any" || m_ruling.rule == "revoke";
        if (!followed) return {};
        constexpr words::Text words{" (nicht getauft, also kein Perlagg)",
                                    " (non battezzato, quindi non Perlagg)",
                                    " (not named, and so no Perlagg)"};
        constexpr words::Text weli{" (nicht getauft, also nur Schell-Sechser)",
                                   " (non battezzato, quindi solo il sei di Schell)",
                                   " (not named, and so only the Six of bells)"};
        return words::say(m_language, card.card == cards::kWeli ? weli : words);
    }

    Said card(std::string_view place) const {
        const deal::CaseFacts& about = m_ruling.about;
        if (place == "cards" && !about.cards.empty()) return rulebook::theCards(about.cards, m_language);
        if (place == "suit" && about.suit) return rulebook::suitName(*about.suit, m_language);
        if (!about.card) return std::nullopt;
        if (place == "half") return saidInPart(about.card->card);
        if (place == "card") return rulebook::theCard(*about.card, m_language) + unnamed(*about.card);
        if (place == "face") return rulebook::theCard({.card = about.card->card}, m_language);
        if (place == "named" && about.card->as) return rulebook::cardName(*about.card->as, m_language);
        return std::nullopt;
    }

    // Of a Perlagg's name, what was said of it: "den Rang, Ass".
    Said saidInPart(cards::Card card) const {
        const deal::Event* event = eventOf(m_replay, m_ruling);
        if (event == nullptr) return std::nullopt;
        std::optional<deal::PartialName> said;
        if (const auto* play = std::get_if<deal::Play>(&event->action)) said = play->said;
        if (const auto* show = std::get_if<deal::Show>(&event->action))
            for (std::size_t i = 0; i < std::min(show->cards.size(), show->said.size()); ++i)
                if (show->cards[i].card == card) said = show->said[i];
        constexpr words::Text rank{"den Rang („{}“)", "il valore («{}»)", "the rank (“{}”)"};
        constexpr words::Text suit{"die Farbe („{}“)", "il seme («{}»)", "the suit (“{}”)"};
        if (said && said->rank)
            return words::say(m_language, rank, rulebook::rankName(*said->rank, m_language));
        if (said && said->suit)
            return words::say(m_language, suit, rulebook::suitName(*said->suit, m_language));
        return std::nullopt;
    }

    // What the own side has of this deal when it bets: "das Gleich (1)".
    Said sureOf(cards::Seat seat) const {
        std::vector<std::string> figures;
        for (const deal::Figure which : deal::kFigures) {
            const deal::FigureState& figure = m_replay.state.figure(which);
            if (figure.team != m_replay.state.teamOf(seat) || figure.decidedBy >= m_ruling.event) continue;
            if (figure.decided == deal::Decided::Conceded)
                figures.push_back(fmt::format("{} ({})", objectFigure(which, m_language), figure.points));
            else if (figure.decided == deal::Decided::Won && m_ruling.restsOn)
                figures.push_back(fmt::format("{} ({})", objectFigure(which, m_language), figure.value));
        }
        if (figures.empty()) return std::nullopt;
        return rulebook::joinedNames(figures, m_language);
    }

    Said figure(std::string_view place) const {
        if (!m_ruling.about.figure) return std::nullopt;
        const deal::Figure figure = *m_ruling.about.figure;
        if (place == "figure") return figureName(figure, m_language);
        if (place == "das") return theFigure(figure, m_language);
        if (place == "den") return objectFigure(figure, m_language);
        if (place == "auf") return onFigure(figure, m_language);
        if (place == "er") return figurePronoun(figure, false, m_language);
        if (place == "ihn") return figurePronoun(figure, true, m_language);
        return std::nullopt;
    }

    Said number(std::string_view place) const {
        if (place == "score") return fmt::format("{}", m_ruling.about.number);
        if (place == "sheet") return fmt::format("{}", m_ruling.about.sheet);
        if (place == "deadline") return agreedRule(m_replay, rulebook::Switch::BlindDeadline, m_language);
        if (place == "until") return agreed(m_replay, rulebook::Switch::WrongDealer, m_language);
        if (place == "order") return agreed(m_replay, rulebook::Switch::ExchangeOrder, m_language);
        if (place == "such") return figureAskedFor(m_ruling.about.number, m_language);
        if (place == "number") return numberName(m_ruling.about.number, m_language);
        if (place == "limit" && m_ruling.about.limit > 0) return numberName(m_ruling.about.limit, m_language);
        if (place == "deal") return dealInWords(m_replay, m_language);
        if (place == "teams") return parties(m_replay);
        if (place == "written") return writtenPoints(m_replay);
        if (place == "follows") return byTeams(m_replay.outcome.points, m_replay.rules.teams());
        if (const deal::Event* event = eventOf(m_replay, m_ruling); event != nullptr && place == "event")
            return eventInWords(m_replay.record.header, *event, m_language);
        return std::nullopt;
    }

    const Replay& m_replay;
    const Ruling& m_ruling;
    words::Language m_language;
};

Said filled(std::string_view sentence, const Places& places) {
    std::string text;
    while (!sentence.empty()) {
        const std::size_t open = sentence.find('{');
        text += sentence.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t close = sentence.find('}', open);
        const Said said = places(sentence.substr(open + 1, close - open - 1));
        if (!said) return std::nullopt;
        text += *said;
        sentence.remove_prefix(close + 1);
    }
    return text;
}

struct Found {
    std::string text;
    std::uint64_t when = 0;
};

// The first sentence that fits and whose places the case fills.
Found firstOf(std::initializer_list<std::span<const sentences::Sentence>> tables, const Replay& replay,
              const Ruling& ruling, words::Language language) {
    const std::uint64_t holds = conditionsOf(replay, ruling);
    const Places places(replay, ruling, language);
    for (const auto table : tables)
        for (const sentences::Sentence& sentence : table) {
            if (!sentence.points.has(ruling.rule) || !fits(sentence.when, holds)) continue;
            if (Said said = filled(sentence.words.in(language), places)) return {*said, sentence.when};
        }
    return {};
}

Found foundCase(const Replay& replay, const Ruling& ruling, words::Language language) {
    return firstOf({sentences::cutAndDeal(), sentences::exchange(), sentences::play(), sentences::bets(),
                    sentences::betLimits(), sentences::show(), sentences::endgame(), sentences::conduct()},
                   replay, ruling, language);
}

} // namespace

std::string caseSentence(const Replay& replay, const Ruling& ruling, words::Language language) {
    return foundCase(replay, ruling, language).text;
}

bool caseTellsSilence(const Replay& replay, const Ruling& ruling, words::Language language) {
    return (foundCase(replay, ruling, language).when & (on::kOnlyElsewhere | on::kNoDeclaring)) != 0;
}

std::string aftermathSentence(const Replay& replay, const Ruling& ruling, words::Language language) {
    if (!wasBroken(ruling) || ruling.verdict == deal::Verdict::Undecided) return {};
    return firstOf({sentences::aftermath()}, replay, ruling, language).text;
}

} // namespace schreiber::perlaggen::ruling
