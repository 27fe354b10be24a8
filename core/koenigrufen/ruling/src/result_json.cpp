#include <cards/tarock.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <koenigrufen/record/writer.h>
#include <koenigrufen/rulebook/source.h>
#include <koenigrufen/ruling/explain.h>
#include <koenigrufen/ruling/items.h>
#include <koenigrufen/ruling/result.h>

namespace schreiber::koenigrufen::ruling {

namespace {

using ResultJson = nlohmann::ordered_json;
using deal::State;

constexpr const char* kUndecided = "undecided";
constexpr const char* kUnknownCard = "?";

std::string cardName(cards::tarock::Card card) {
    return std::string(cards::tarock::nameOf(card));
}

ResultJson cardJson(const std::optional<cards::tarock::Card>& card) {
    return card ? cardName(*card) : kUnknownCard;
}

ResultJson cardsJson(cards::tarock::CardSet cards) {
    ResultJson all = ResultJson::array();
    for (const cards::tarock::Card card : cards) all.push_back(cardName(card));
    return all;
}

ResultJson seatJson(const std::optional<cards::Seat>& seat) {
    return seat ? ResultJson(cards::toString(*seat)) : ResultJson(nullptr);
}

const char* takenName(deal::Taken taken) {
    return taken == deal::Taken::First ? "1" : taken == deal::Taken::Second ? "2" : "both";
}

ResultJson gamesJson(const State& state) {
    ResultJson games = ResultJson::array();
    for (const deal::Declared& game : state.games)
        games.push_back(
            {{"seat", cards::toString(game.seat)},
             {"game", rulebook::nameOf(game.game)},
             {"bird", game.bird ? ResultJson(rulebook::nameOf(*game.bird)) : ResultJson(nullptr)}});
    return games;
}

ResultJson partiesJson(const rulebook::Rules& rules, const State& state) {
    if (state.games.empty() || !state.game(rules).isPositive()) return nullptr;
    if (state.game(rules).callsKing && !state.king) return nullptr;
    ResultJson parties = {ResultJson::array(), ResultJson::array()};
    for (const cards::Seat seat : deal::kAllSeats)
        parties[static_cast<std::size_t>(state.sideOf(seat))].push_back(cards::toString(seat));
    return parties;
}

// What was surely laid away, whether somebody saw it or it cannot be elsewhere.
cards::tarock::CardSet surelyLaid(const State& state) {
    cards::tarock::CardSet laid = state.laid;
    if (state.laidUnknown == 0) return laid;
    for (const cards::tarock::Card card : cards::tarock::CardSet::all())
        if (!state.cards.canBe(card, static_cast<deal::Knowledge::Places>(~deal::Knowledge::kLaid)))
            laid.insert(card);
    return laid;
}

ResultJson talonJson(const rulebook::Rules& rules, const State& state) {
    if (state.games.empty()) return nullptr;
    const cards::tarock::CardSet sure = surelyLaid(state);
    ResultJson laid = cardsJson(sure);
    for (int i = sure.size(); i < state.laid.size() + state.laidUnknown; ++i) laid.push_back(kUnknownCard);
    ResultJson left = ResultJson::array();
    for (const auto& card : deal::leftInTalon(rules, state)) left.push_back(cardJson(card));
    const auto side = deal::sideOfLeft(rules, state);
    return {{"taken", state.taken ? ResultJson(takenName(*state.taken)) : ResultJson(nullptr)},
            {"laid", std::move(laid)},
            {"left", std::move(left)},
            {"left_side", side ? ResultJson(*side) : ResultJson(nullptr)}};
}

ResultJson announcedJson(const State& state) {
    std::vector<const deal::Announced*> announced;
    for (const deal::Announced& each : state.words.announced) announced.push_back(&each);
    std::ranges::stable_sort(announced, {}, [](const deal::Announced* each) {
        return std::pair(static_cast<int>(each->premium), each->side);
    });
    ResultJson all = ResultJson::array();
    for (const deal::Announced* each : announced)
        all.push_back({{"premium", rulebook::nameOf(each->premium)},
                       {"side", each->side},
                       {"seat", cards::toString(each->seat)},
                       {"kontra", each->chain.steps}});
    return all;
}

ResultJson tricksJson(const State& state) {
    ResultJson tricks = ResultJson::array();
    for (std::size_t i = 0; i < state.trickCount; ++i) {
        const deal::Trick& trick = state.tricks[i];
        if (trick.count == 0) continue; // its only card went back
        ResultJson laid = ResultJson::object();
        for (std::size_t place = 0; place < trick.count; ++place)
            laid[cards::toString(trick.seatOf(place))] = cardName(trick.cards[place]);
        ResultJson one;
        one["leader"] = cards::toString(trick.leader);
        one["cards"] = std::move(laid);
        one["winner"] = seatJson(trick.winner);
        if (trick.hasTalon) one["talon"] = cardJson(deal::talonCardOf(state, trick));
        tricks.push_back(std::move(one));
    }
    return tricks;
}

ResultJson countJson(const deal::Outcome& outcome) {
    if (outcome.counts.empty()) return nullptr;
    ResultJson counts = ResultJson::array();
    for (const deal::Count& count : outcome.counts)
        counts.push_back({{"points", count.points}, {"blatt", count.blatt}});
    return counts;
}

// What all ways have in common: of two objects with the same keys each key by itself, of lists that name the
// same things each of them; else nothing.
ResultJson inCommon(const ResultJson& a, const ResultJson& b) {
    if (a == b) return a;
    const bool areLists =
        a.is_array() && b.is_array() && a.size() == b.size() && !a.empty() && a[0].is_object();
    if (areLists) {
        ResultJson all = ResultJson::array();
        for (std::size_t i = 0; i < a.size(); ++i) {
            ResultJson one = inCommon(a[i], b[i]);
            if (!one.is_object()) return kUndecided;
            all.push_back(std::move(one));
        }
        return all;
    }
    if (!a.is_object() || !b.is_object() || a.size() != b.size()) return kUndecided;
    ResultJson all = ResultJson::object();
    for (auto left = a.begin(), right = b.begin(); left != a.end(); ++left, ++right) {
        if (left.key() != right.key()) return kUndecided;
        all[left.key()] = inCommon(left.value(), right.value());
    }
    return all;
}

// Of talons: which was taken may be open, and then so is what was left; of what was left and of what was laid
// away the cards that all ways have are told.
ResultJson talonInCommon(const ResultJson& a, const ResultJson& b) {
    if (!a.is_object() || !b.is_object()) return inCommon(a, b);
    ResultJson both = inCommon(a, b);
    both["left"] = a["left"];
    if (a["taken"] != b["taken"])
        both["left"] = kUndecided;
    else
        for (std::size_t i = 0; i < both["left"].size(); ++i)
            if (a["left"][i] != b["left"][i]) both["left"][i] = kUnknownCard;
    ResultJson laid = ResultJson::array();
    for (const ResultJson& card : a["laid"])
        if (card != kUnknownCard && std::find(b["laid"].begin(), b["laid"].end(), card) != b["laid"].end())
            laid.push_back(card);
    while (laid.size() < a["laid"].size()) laid.push_back(kUnknownCard);
    both["laid"] = std::move(laid);
    return both;
}

// An item that not all ways have, or not alike.
ResultJson undecidedItem(ResultJson item, bool isHowOpen) {
    if (isHowOpen) item["how"] = kUndecided;
    item["points"] = kUndecided;
    return item;
}

std::string keyOf(const ResultJson& item) {
    std::string key;
    for (const char* name : {"item", "side", "seat", "announced"})
        if (const auto found = item.find(name); found != item.end())
            key += found->dump(-1, ' ', false, ResultJson::error_handler_t::replace) + ' ';
    return key;
}

// The items of all ways, in their order.
ResultJson itemsInCommon(const std::vector<ResultJson>& all) {
    ResultJson items = all[0];
    for (std::size_t i = 1; i < all.size(); ++i) {
        ResultJson both = ResultJson::array();
        std::size_t next = 0; // of the others
        const ResultJson& others = all[i];
        for (ResultJson& item : items) {
            const std::string key = keyOf(item);
            const auto same = std::find_if(others.begin() + static_cast<std::ptrdiff_t>(next), others.end(),
                                           [&](const ResultJson& other) { return keyOf(other) == key; });
            if (same == others.end()) {
                both.push_back(undecidedItem(std::move(item), true));
                continue;
            }
            for (auto before = others.begin() + static_cast<std::ptrdiff_t>(next); before != same; ++before)
                both.push_back(undecidedItem(*before, true));
            next = static_cast<std::size_t>(same - others.begin()) + 1;
            both.push_back(inCommon(item, *same));
        }
        for (; next < others.size(); ++next) both.push_back(undecidedItem(others[next], true));
        items = std::move(both);
    }
    return items;
}

ResultJson consequenceJson(const deal::Consequence& consequence) {
    return {{"void", consequence.isVoid},
            {"back", consequence.back},
            {"broken", consequence.broken},
            {"redeal", consequence.redeal}};
}

ResultJson kingFact(cards::tarock::Card king, words::Language language) {
    return {{"text", whoHasKing(king, language)}, {"cards", ResultJson::array({cardName(king)})}};
}

// What lay apart and was seen by nobody.
cards::tarock::CardSet openCards(const Replay& replay) {
    cards::tarock::CardSet open;
    for (const Way& way : replay.ways)
        for (const cards::tarock::Card card : cards::tarock::CardSet::all())
            if ((way.state.cards.placesOf(card) & (way.state.cards.placesOf(card) - 1)) != 0)
                open.insert(card);
    return open;
}

ResultJson apartFact(const Replay& replay, words::Language language) {
    return {{"text", whatLayApart(language)}, {"cards", cardsJson(openCards(replay))}};
}

ResultJson rulingJson(const Replay& replay, const deal::Ruling& ruling, words::Language language) {
    ResultJson json;
    json["line"] = replay.lineOf(ruling);
    json["seat"] = seatJson(ruling.seat);
    json["event"] = ruling.event < 0
                        ? std::string("written")
                        : record::write(replay.record.events[static_cast<std::size_t>(ruling.event)].action);
    json["verdict"] = verdictName(ruling.verdict);
    json["rule"] = ruling.rule.text();
    json["citations"] = ResultJson::array();
    const auto passages = rulebook::passagesOf(ruling.rule);
    if (isCited(ruling) && !passages.empty())
        json["citations"].push_back({{"source", rulebook::kSource}, {"section", passages[0].section}});
    if (ruling.restsOn) json["switch"] = rulebook::nameOf(*ruling.restsOn);
    json["consequence"] = consequenceJson(ruling.consequence);
    json["explanation"] = explain(replay, ruling, language);
    if (ruling.verdict == deal::Verdict::Undecided)
        json["decides"] = ResultJson::array(
            {ruling.decides ? kingFact(*ruling.decides, language) : apartFact(replay, language)});
    return json;
}

// What is told of a way, whatever it comes to.
ResultJson courseOf(const Replay& replay, const State& state) {
    ResultJson json;
    json["complete"] = state.isComplete(replay.rules);
    json["redeal"] = state.end == deal::End::Redeal;
    json["dealer"] = cards::toString(state.dealer);
    json["forehand"] = cards::toString(state.forehand);
    json["games"] = gamesJson(state);
    json["king"] = state.king ? ResultJson(cardName(*state.king)) : ResultJson(nullptr);
    json["partner"] = seatJson(state.partner);
    json["parties"] = partiesJson(replay.rules, state);
    json["talon"] = talonJson(replay.rules, state);
    json["announced"] = announcedJson(state);
    json["tricks"] = tricksJson(state);
    return json;
}

ResultJson nextOf(const Replay& replay, const State& state, const deal::Outcome& outcome) {
    ResultJson dealer = nullptr;
    // Where a fifth deals, who is next at the table of five a record does not know; not after a redeal
    // either.
    if (state.dealer != deal::kFifth) {
        if (state.end == deal::End::Redeal)
            dealer = cards::toString(state.dealer);
        else if (state.isComplete(replay.rules))
            dealer = cards::toString(deal::rightOf(state.dealer));
    }
    return {{"dealer", std::move(dealer)}, {"doubled", outcome.settlement.doubles}};
}

bool isOpen(const ResultJson& json) {
    if (json.is_string()) return json == kUndecided;
    return json.is_structured() && std::any_of(json.begin(), json.end(), isOpen);
}

ResultJson decidesJson(const Replay& replay, words::Language language) {
    ResultJson facts = ResultJson::array();
    if (replay.ways.size() > 1 && replay.state().king)
        facts.push_back(kingFact(*replay.state().king, language));
    const bool isApartOpen = std::ranges::any_of(
        replay.ways, [](const Way& way) { return way.outcomes.size() > 1 || way.state.isTakenUnseen; });
    if (isApartOpen) facts.push_back(apartFact(replay, language));
    return facts;
}

} // namespace

std::string resultJson(const Replay& replay, words::Language language) {
    ResultJson course = courseOf(replay, replay.state());
    for (std::size_t i = 1; i < replay.ways.size(); ++i) {
        const ResultJson other = courseOf(replay, replay.ways[i].state);
        ResultJson talon = talonInCommon(course["talon"], other["talon"]);
        course = inCommon(course, other);
        course["talon"] = std::move(talon);
    }
    std::optional<ResultJson> end;
    std::vector<ResultJson> items;
    for (const Way& way : replay.ways)
        for (const deal::Outcome& outcome : way.outcomes) {
            items.push_back(itemsJson(replay.rules, outcome.settlement.items));
            const auto& points = outcome.settlement.points;
            ResultJson one{{"count", countJson(outcome)},
                           {"valat", outcome.settlement.valat},
                           {"points", outcome.isWritten ? ResultJson(points) : ResultJson(nullptr)},
                           {"next", nextOf(replay, way.state, outcome)}};
            if (!end) {
                end = std::move(one);
                continue;
            }
            // a count is known or it is not, and so are points
            const bool isCountOpen = (*end)["count"] != one["count"];
            end = inCommon(*end, one);
            if (isCountOpen) (*end)["count"] = kUndecided;
        }
    ResultJson json;
    json["rules"] = replay.record.header.rules;
    json["legal"] = replay.legal();
    for (const char* key : {"complete", "redeal", "dealer", "forehand", "games", "king", "partner", "parties",
                            "talon", "announced"})
        json[key] = std::move(course[key]);
    json["rulings"] = ResultJson::array();
    for (const deal::Ruling& ruling : replay.rulings)
        json["rulings"].push_back(rulingJson(replay, ruling, language));
    json["tricks"] = std::move(course["tricks"]);
    json["count"] = std::move((*end)["count"]);
    json["items"] = itemsInCommon(items);
    json["valat"] = std::move((*end)["valat"]);
    json["factor"] = replay.factor();
    json["points"] = std::move((*end)["points"]);
    const bool isAnyOpen = replay.ways.size() > 1 || items.size() > 1;
    if (isAnyOpen && isOpen(json)) json["decides"] = decidesJson(replay, language);
    json["next"] = std::move((*end)["next"]);
    return json.dump(-1, ' ', false, ResultJson::error_handler_t::replace);
}

} // namespace schreiber::koenigrufen::ruling
