#include "header.h"

#include "events.h"

#include <base/contract.h>
#include <base/number.h>
#include <cards/tarock.h>

#include <algorithm>
#include <bit>
#include <koenigrufen/deal/scoring.h>
#include <koenigrufen/record/writer.h>
#include <map>

namespace schreiber::koenigrufen::record {

using base::Defects;
using base::isBlank;
using base::kEndOfLine;
using base::Line;
using base::particular;
using base::sameWord;
using base::trimmed;
using base::Word;
using base::Words;

namespace {

constexpr int kMostWritten = 100'000'000;
constexpr std::size_t kHandSize = 12;
constexpr std::size_t kTalonSize = 3;

class Value : public base::KeyValue {
  public:
    using KeyValue::KeyValue;

    // So many cards, unknown ones among them.
    std::optional<Hand> cards(std::size_t count, const std::string& whose) {
        Hand cards;
        bool sound = true;
        while (const auto next = word()) {
            if (cards.size() == count) {
                bad(next, {kEndOfLine, particular("HAND-FULL", {std::to_string(count), whose})});
                return std::nullopt;
            }
            const auto card = readMaybeCard(next->text);
            if (!card) bad(next, {"TAROCK-CARD", "?"});
            sound = sound && card;
            cards.push_back(card ? card->card : MaybeCard());
        }
        if (sound && cards.size() < count) {
            bad(std::nullopt,
                {"TAROCK-CARD", "?",
                 particular("CARDS", {std::to_string(cards.size()), std::to_string(count), whose})});
            sound = false;
        }
        return sound ? std::optional(cards) : std::nullopt;
    }
};

void readWritten(Value& value, Header& header) {
    Written written{};
    const std::vector<std::string> expected{"NUMBER"};
    for (std::int64_t& each : written) {
        const auto word = value.word();
        const bool plus = word && word->text.starts_with('+');
        const auto number =
            word ? base::readNumber(word->text.substr(plus ? 1 : 0), -kMostWritten, kMostWritten)
                 : std::nullopt;
        if (!number) return value.bad(word, expected);
        each = *number;
    }
    if (const auto more = value.word()) return value.bad(more, {kEndOfLine});
    header.written = written;
}

using Text = std::optional<std::string>;

Text present(std::string text) {
    return text.empty() ? std::nullopt : Text(std::move(text));
}

template <class Cards>
std::string inWords(const Cards& cards) {
    std::string text;
    for (const MaybeCard& card : cards) {
        text += text.empty() ? "" : " ";
        text += card ? cards::tarock::nameOf(*card) : "?";
    }
    return text;
}

struct Key {
    std::string_view name;
    void (*read)(Value&, Header&);
    Text (*write)(const Header&);
};

template <auto Member>
void readText(Value& value, Header& header) {
    header.*Member = value.text();
}
template <auto Member>
Text writeText(const Header& header) {
    if (!(header.*Member)) return std::nullopt;
    return std::string(trimmed(base::readable(*(header.*Member), '#')));
}
template <auto Member>
Text writeNumber(const Header& header) {
    if (!(header.*Member)) return std::nullopt;
    return std::to_string(*(header.*Member));
}
template <std::size_t Seat>
void readHand(Value& value, Header& header) {
    auto hand = value.cards(kHandSize, std::string(1, cards::letterOf(static_cast<cards::Seat>(Seat))));
    if (!hand) return;
    std::ranges::sort(*hand, {},
                      [](const MaybeCard& card) { return card ? card->index() : cards::tarock::kCardCount; });
    header.hands[Seat] = std::move(hand);
}
template <std::size_t Seat>
Text writeHand(const Header& header) {
    return header.hands[Seat] ? Text(inWords(*header.hands[Seat])) : std::nullopt;
}
template <std::size_t Number>
void readTalon(Value& value, Header& header) {
    const auto cards = value.cards(kTalonSize, "talon " + std::to_string(Number + 1));
    if (cards) header.talons[Number] = Talon{(*cards)[0], (*cards)[1], (*cards)[2]};
}
template <std::size_t Number>
Text writeTalon(const Header& header) {
    return header.talons[Number] ? Text(inWords(*header.talons[Number])) : std::nullopt;
}

// A power of two, as many doublings make it.
std::optional<int> readFactor(std::string_view word) {
    const auto factor = base::readNumber(word, 1, deal::kMostFactor);
    return factor && std::has_single_bit(static_cast<unsigned>(*factor)) ? factor : std::nullopt;
}

Text writeGames(const Header& header) {
    std::string text;
    for (const deal::Declared& game : header.game) {
        text += text.empty() ? "" : ", ";
        text += cards::letterOf(game.seat);
        text += ' ' + std::string(rulebook::nameOf(game.game));
        if (game.bird && *game.bird != rulebook::Premium::Pagat)
            text += ' ' + std::string(rulebook::nameOf(*game.bird));
    }
    return present(std::move(text));
}

const std::array kKeys{
    Key{"rules",
        [](Value& value, Header& header) {
            const auto id = value.one<std::string>(
                [](std::string_view word) { return std::optional(std::string(word)); }, {"RULE-SET"});
            if (id) header.rules = *id;
        },
        [](const Header& header) { return present(header.rules); }},
    Key{"kind",
        [](Value& value, Header& header) {
            header.kind = value.one<std::string>(
                [](std::string_view word) {
                    return sameWord(word, "deal") ? std::optional(std::string("deal")) : std::nullopt;
                },
                {"deal", "schrieb"});
        },
        writeText<&Header::kind>},
    Key{"house",
        [](Value& value, Header& header) {
            base::readHouseRules<rulebook::Switch>(value, header.house, rulebook::kSwitchCount,
                                                   "TAROCK-SWITCH=VALUE");
        },
        [](const Header& header) { return present(base::writeHouseRules(header.house)); }},
    Key{"players", [](Value& value, Header& header) { base::readNames(value, header.players, readPlayer); },
        [](const Header& header) { return present(base::writeNames(header.players)); }},
    Key{"dealer",
        [](Value& value, Header& header) { header.dealer = value.one<Seat>(readPlayer, seatNames(true)); },
        [](const Header& header) {
            return header.dealer ? Text(cards::toString(*header.dealer)) : std::nullopt;
        }},
    Key{"factor",
        [](Value& value, Header& header) {
            header.factor = value.one<int>(readFactor, {"1", "2", "4", "8"});
        },
        writeNumber<&Header::factor>},
    Key{"game",
        [](Value& value, Header& header) {
            header.game = readGames(value.line(), value.from(), value.defects());
        },
        writeGames},
    Key{"hand A", readHand<0>, writeHand<0>},
    Key{"hand B", readHand<1>, writeHand<1>},
    Key{"hand C", readHand<2>, writeHand<2>},
    Key{"hand D", readHand<3>, writeHand<3>},
    Key{"talon 1", readTalon<0>, writeTalon<0>},
    Key{"talon 2", readTalon<1>, writeTalon<1>},
    Key{"written", readWritten,
        [](const Header& header) {
            std::string text;
            if (header.written)
                for (const std::int64_t each : *header.written)
                    text += (text.empty() ? "" : " ") + std::to_string(each);
            return present(std::move(text));
        }},
    Key{"event", readText<&Header::event>, writeText<&Header::event>},
    Key{"date", readText<&Header::date>, writeText<&Header::date>},
    Key{"round", readText<&Header::round>, writeText<&Header::round>},
    Key{"table", readText<&Header::table>, writeText<&Header::table>},
    Key{"tarock",
        [](Value& value, Header& header) {
            header.version =
                value.one<int>([](std::string_view word) { return base::readNumber(word, 1, 1); }, {"1"});
        },
        writeNumber<&Header::version>},
};

// With one space between its words, as in the table.
std::string canonicalName(std::string_view name) {
    std::string text;
    Words words(Line{0, name, std::nullopt});
    while (const auto word = words.next()) text += (text.empty() ? "" : " ") + std::string(word->text);
    return text;
}

const Key* findKey(std::string_view name) {
    const auto found = std::ranges::find_if(kKeys, [&](const Key& key) { return sameWord(name, key.name); });
    return found == kKeys.end() ? nullptr : &*found;
}

// `hand` and `talon` without what they are of, or of what there is not.
std::optional<std::vector<std::string>> wantedBehind(std::string_view name) {
    const std::string_view first = name.substr(0, name.find(' '));
    if (sameWord(first, "hand")) return seatNames(false);
    if (sameWord(first, "talon")) return std::vector<std::string>{"1", "2"};
    return std::nullopt;
}

} // namespace

const PlacedKey* ReadHeader::find(std::string_view name) const {
    const auto found = std::ranges::find(places, name, &PlacedKey::name);
    return found == places.end() ? nullptr : &*found;
}

bool isKnownKey(std::string_view name) {
    const std::string canonical = canonicalName(name);
    return findKey(canonical) != nullptr || wantedBehind(canonical);
}

bool mayQuote(std::string_view text) {
    return sameWord(trimmed(text.substr(0, text.find(':'))), "players");
}

std::optional<std::string> readKey(int number, std::string_view text, ReadHeader& read, Defects& defects) {
    const Line line{number, text, std::nullopt};
    const auto colon = text.find(':');
    const auto written = trimmed(text.substr(0, colon));
    if (colon == std::string_view::npos || written.empty()) {
        defects.addAt(number, 1, trimmed(text), {"KEY: VALUE"});
        return std::nullopt;
    }
    std::string name = canonicalName(written);
    const Key* key = findKey(name);
    if (key != nullptr) name = key->name;
    if (key == nullptr) {
        if (auto expected = wantedBehind(name)) {
            const Line before{number, text.substr(0, colon), std::nullopt};
            Words words(before);
            words.next();
            if (const auto second = words.next())
                defects.add(line, *second, std::move(*expected));
            else
                defects.add(line, colon, {}, std::move(*expected));
            return std::nullopt;
        }
    }
    if (read.find(name) != nullptr) {
        std::vector<std::string> left;
        for (const Key& each : kKeys)
            if (read.find(each.name) == nullptr) left.emplace_back(each.name);
        left.push_back(particular("KEY-TWICE", {name}));
        defects.add(line, static_cast<std::size_t>(written.data() - text.data()), written, std::move(left));
        return std::nullopt;
    }
    read.places.push_back({name, line, colon + 1});
    Value value(line, colon + 1, defects);
    if (key != nullptr)
        key->read(value, read.header);
    else
        read.header.unknown.emplace_back(name, value.text());
    return name;
}

namespace {

// No card in two places. At the second one (readings 12a).
void checkCards(const ReadHeader& read, Defects& defects) {
    std::map<int, std::pair<int, std::string>> seen; // by card: the line, and whose it is
    for (const PlacedKey& key : read.places) {
        if (!wantedBehind(key.name)) continue;
        Words words(key.line, key.valueAt);
        while (const auto word = words.next()) {
            const auto card = cards::tarock::readCard(word->text);
            if (!card) continue;
            const auto [place, isNew] = seen.try_emplace(
                card->index(), std::pair(key.line.number, key.name.substr(key.name.find(' ') + 1)));
            if (!isNew)
                defects.add(
                    key.line, *word,
                    {"TAROCK-CARD", "?",
                     particular("OTHER-CARD", {std::to_string(place->second.first), place->second.second})});
        }
    }
}

} // namespace

void checkHeader(const ReadHeader& read, int firstLine, bool isBroken, Defects& defects) {
    const PlacedKey* key = read.find("rules");
    if (key == nullptr && isBroken) return; // it may stand in what could not be read
    if (key == nullptr) return defects.addAt(firstLine, 1, {}, {"rules: RULE-SET"});
    if (!read.header.rules.empty() && rulebook::findRuleSet(read.header.rules) == nullptr) {
        std::vector<std::string> ids;
        for (const rulebook::RuleSet& set : rulebook::ruleSets()) ids.emplace_back(set.id);
        if (const auto word = Words(key->line, key->valueAt).next())
            defects.add(key->line, *word, std::move(ids));
        return;
    }
    checkCards(read, defects);
}

std::vector<KeyText> writeKeys(const Header& header) {
    std::vector<KeyText> lines;
    for (const Key& key : kKeys)
        if (auto value = key.write(header)) lines.push_back({std::string(key.name), std::move(*value)});
    for (const auto& [name, value] : header.unknown) lines.push_back({name, value});
    return lines;
}

std::string nameIn(const Header& header, Seat seat) {
    const auto& name = header.players[deal::seatIndex(seat)];
    return name ? *name : cards::toString(seat);
}

rulebook::Rules rulesOf(const Header& header) {
    const rulebook::RuleSet* set = rulebook::findRuleSet(header.rules);
    SCHREIBER_REQUIRE(set != nullptr, "a record that was read names a rule set");
    auto rules = rulebook::withHouse(rulebook::Rules(*set), header.house);
    SCHREIBER_REQUIRE(rules.ok(), "a record that was read has house rules that exist");
    return std::move(*rules);
}

Seat dealerOf(const Header& header) {
    return header.dealer.value_or(Seat::D);
}

deal::Dealt dealtIn(const Header& header) {
    deal::Dealt dealt;
    for (const Seat seat : deal::kAllSeats) {
        const auto& hand = header.hands[deal::seatIndex(seat)];
        if (!hand) continue;
        deal::DealtHand& of = dealt.hands[deal::seatIndex(seat)];
        for (const MaybeCard& card : *hand)
            if (card) of.known.insert(*card);
        of.unknown = static_cast<int>(hand->size()) - of.known.size();
    }
    for (std::size_t i = 0; i < dealt.talons.size(); ++i)
        if (header.talons[i]) dealt.talons[i] = *header.talons[i];
    return dealt;
}

} // namespace schreiber::koenigrufen::record
