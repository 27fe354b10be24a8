#include "header.h"

#include "words.h"

#include <base/number.h>

#include <algorithm>
#include <array>
#include <perlaggen/record/own_list.h>

namespace schreiber::perlaggen::record {
namespace {

using cards::Seat;

constexpr int kMostPoints = 9999;

std::string span(int least, int most) {
    return std::to_string(least) + "–" + std::to_string(most);
}

class Value : public base::KeyValue {
  public:
    using KeyValue::KeyValue;

    std::optional<int> number(int least, int most) {
        return one<int>([&](std::string_view word) { return base::readNumber(word, least, most); },
                        {span(least, most)});
    }

    // At least one.
    template <class T, class Read>
    std::optional<std::vector<T>> many(Read read, const std::vector<std::string>& expected) {
        std::vector<T> values;
        bool all = true;
        while (const auto next = word()) {
            const std::optional<T> value = read(next->text);
            if (value)
                values.push_back(*value);
            else
                bad(next, expected), all = false;
        }
        if (values.empty() && all) bad(std::nullopt, expected);
        if (values.empty() || !all) return std::nullopt;
        return values;
    }

    std::optional<std::vector<int>> points(int least) {
        return many<int>([&](std::string_view word) { return base::readNumber(word, least, kMostPoints); },
                         {span(least, kMostPoints)});
    }
};

using Text = std::optional<std::string>;

Text present(std::string text) {
    if (text.empty()) return std::nullopt;
    return text;
}
Text written(const std::optional<int>& number) {
    if (!number) return std::nullopt;
    return std::to_string(*number);
}
Text written(const std::optional<std::vector<int>>& numbers) {
    if (!numbers) return std::nullopt;
    std::string text;
    for (const int number : *numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
}
Text written(const std::optional<Hand>& hand) {
    if (!hand) return std::nullopt;
    std::string text;
    for (const cards::HandCard& card : *hand) {
        if (!text.empty()) text += ' ';
        text += card.card ? cards::nameOf(*card.card) : "?";
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
void readPoints(Value& value, Header& header) {
    header.*Member = value.points(Member == &Header::owed ? 0 : -kMostPoints);
}
template <auto Member>
Text writeMember(const Header& header) {
    return written(header.*Member);
}
template <auto Member>
Text writeText(const Header& header) {
    if (!(header.*Member)) return std::nullopt;
    return std::string(trimmed(base::readable(*(header.*Member), '#')));
}

// `hand` stands here for its place in the order; it is read and written seat by seat.
constexpr std::string_view kHand = "hand";

const std::array kKeys{
    Key{"rules",
        [](Value& value, Header& header) {
            const auto id =
                value.one<std::string>([](std::string_view word) { return std::string(word); }, {"RULE-SET"});
            if (id) header.rules = *id;
        },
        [](const Header& header) { return present(header.rules); }},
    Key{"house",
        [](Value& value, Header& header) {
            base::readHouseRules<rulebook::Switch>(value, header.house, rulebook::kSwitchCount,
                                                   "SWITCH=VALUE");
        },
        [](const Header& header) { return present(base::writeHouseRules(header.house)); }},
    Key{"seats",
        [](Value& value, Header& header) {
            const auto read = [](std::string_view word) {
                const auto seats = base::readNumber(word, 2, cards::kMostSeats);
                return seats == 5 ? std::nullopt : seats;
            };
            header.seats = value.one<int>(read, {"2", "3", "4", "6"});
        },
        writeMember<&Header::seats>},
    Key{"hand-size", [](Value& value, Header& header) { header.handSize = value.number(1, 16); },
        writeMember<&Header::handSize>},
    Key{"players",
        [](Value& value, Header& header) { base::readNames(value, header.players, cards::readSeat); },
        [](const Header& header) { return present(base::writeNames(header.players)); }},
    Key{"target", [](Value& value, Header& header) { header.target = value.number(1, kMostPoints); },
        writeMember<&Header::target>},
    Key{"score", readPoints<&Header::score>, writeMember<&Header::score>},
    Key{"dealer",
        [](Value& value, Header& header) { header.dealer = value.one<Seat>(cards::readSeat, {"SEAT"}); },
        [](const Header& header) -> Text {
            if (!header.dealer) return std::nullopt;
            return cards::toString(*header.dealer);
        }},
    Key{"trump",
        [](Value& value, Header& header) {
            header.trump = value.one<cards::Suit>(cards::readSuit, {"E", "L", "H", "S"});
        },
        [](const Header& header) -> Text {
            if (!header.trump) return std::nullopt;
            return std::string(1, cards::letterOf(*header.trump));
        }},
    Key{kHand, nullptr, nullptr},
    Key{"written", readPoints<&Header::written>, writeMember<&Header::written>},
    Key{"event", readText<&Header::event>, writeText<&Header::event>},
    Key{"date", readText<&Header::date>, writeText<&Header::date>},
    Key{"round", readText<&Header::round>, writeText<&Header::round>},
    Key{"table", readText<&Header::table>, writeText<&Header::table>},
    Key{"owed", readPoints<&Header::owed>, writeMember<&Header::owed>},
    Key{"perlagg", [](Value& value, Header& header) { header.version = value.number(1, 1); },
        writeMember<&Header::version>},
};

// `hand A`: the seat, nothing if the key is another, and a defect if no seat follows.
bool readHandKey(const Line& line, std::size_t colon, Defects& defects, std::optional<Seat>& seat) {
    const Line key{line.number, line.text.substr(0, colon), std::nullopt};
    Words words(key);
    const auto first = words.next();
    if (!first || !sameWord(first->text, kHand)) return false;
    const auto second = words.next();
    if (second) seat = cards::readSeat(second->text);
    const auto third = words.next();
    if (!second)
        defects.add(line, words.end(), {}, {"SEAT"});
    else if (!seat || third)
        defects.add(line, seat ? *third : *second, {seat ? ":" : "SEAT"});
    if (third) seat.reset();
    return true;
}

} // namespace

std::string handKey(Seat seat) {
    return std::string(kHand) + ' ' + cards::letterOf(seat);
}

bool isHandKey(std::string_view name) {
    return name.size() == kHand.size() + 2 && name.starts_with(kHand) && name[kHand.size()] == ' ';
}

const PlacedKey* ReadHeader::find(std::string_view name) const {
    for (const PlacedKey& place : places)
        if (place.name == name) return &place;
    return nullptr;
}

bool isKnownKey(std::string_view name) {
    const auto word = name.substr(0, name.find_first_of(" \t"));
    const bool one = word.size() == name.size();
    return std::any_of(kKeys.begin(), kKeys.end(), [&](const Key& key) {
        return sameWord(word, key.name) && (one || key.name == kHand);
    });
}

bool mayQuote(std::string_view text) {
    return sameWord(trimmed(text.substr(0, text.find(':'))), "players");
}

// What may still come after a key that stands twice.
std::vector<std::string> keysLeft(const ReadHeader& read) {
    std::vector<std::string> left;
    for (const Key& key : kKeys)
        if (!read.names.contains(std::string(key.name))) left.emplace_back(key.name);
    return left;
}

std::optional<std::string> readKey(int number, std::string_view text, ReadHeader& read, Defects& defects) {
    const Line line{number, text, std::nullopt};
    const auto colon = text.find(':');
    const auto name = trimmed(text.substr(0, colon));
    if (colon == std::string_view::npos || name.empty()) {
        defects.addAt(number, 1, trimmed(text), {"KEY: VALUE"});
        return std::nullopt;
    }
    const auto place = [&](std::string canonical) -> std::optional<std::string> {
        if (!read.names.insert(canonical).second) {
            auto expected = keysLeft(read);
            expected.push_back(particular("KEY-TWICE", {canonical}));
            defects.add(line, static_cast<std::size_t>(name.data() - text.data()), name, std::move(expected));
            return std::nullopt;
        }
        read.places.push_back({canonical, line, colon + 1});
        return canonical;
    };

    Value value(line, colon + 1, defects);
    std::optional<Seat> seat;
    if (readHandKey(line, colon, defects, seat)) {
        if (!seat) return std::nullopt;
        auto key = place(handKey(*seat));
        if (key)
            read.header.hands[static_cast<std::size_t>(cards::indexOf(*seat))] =
                value.many<cards::HandCard>(cards::readHandCard, {"CARD", "?"});
        return key;
    }
    for (const Key& known : kKeys) {
        if (known.read == nullptr || !sameWord(name, known.name)) continue;
        auto key = place(std::string(known.name));
        if (key) known.read(value, read.header);
        return key;
    }
    std::string own(name);
    for (const char* known : {kOwnListKey, kOwnNameKey})
        if (sameWord(name, known)) own = known;
    auto key = place(std::move(own));
    if (key) read.header.unknown.emplace_back(*key, value.text());
    return key;
}

std::vector<KeyText> writeKeys(const Header& header) {
    std::vector<KeyText> lines;
    for (const Key& key : kKeys) {
        if (key.name == kHand) {
            for (int seat = 0; seat < cards::kMostSeats; ++seat)
                if (auto hand = written(header.hands[static_cast<std::size_t>(seat)]))
                    lines.push_back({handKey(static_cast<Seat>(seat)), std::move(*hand)});
        } else if (auto value = key.write(header)) {
            lines.push_back({std::string(key.name), std::move(*value)});
        }
    }
    for (const auto& [name, value] : header.unknown) lines.push_back({name, value});
    return lines;
}

} // namespace schreiber::perlaggen::record
