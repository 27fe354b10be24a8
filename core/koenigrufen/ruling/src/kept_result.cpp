#include <nlohmann/json.hpp>

#include <json/number.h>
#include <json/read.h>
#include <koenigrufen/deal/state.h>
#include <koenigrufen/ruling/kept_result.h>
#include <limits>
#include <string_view>

namespace schreiber::koenigrufen::ruling {

namespace {

// The longest records bring a result to some hundred kilobytes.
constexpr json::Limits kResultLimits{std::size_t{4} << 20U, 200'000, 1'000, 100};

// One of a single game: it has rulings, and says whether all is dealt again.
std::optional<nlohmann::json> resultIn(const std::string& text) {
    auto read = json::read(text, kResultLimits);
    if (!read || !read->is_object()) return std::nullopt;
    const nlohmann::json* rulings = json::memberOf(*read, "rulings");
    const nlohmann::json* redeal = json::memberOf(*read, "redeal");
    if (rulings == nullptr || !rulings->is_array() || redeal == nullptr || !redeal->is_boolean())
        return std::nullopt;
    return std::move(*read);
}

std::string_view textIn(const nlohmann::json& value, const char* key) {
    const nlohmann::json* member = json::memberOf(value, key);
    return member != nullptr && member->is_string() ? std::string_view(*member->get_ptr<const std::string*>())
                                                    : std::string_view();
}

std::optional<cards::Seat> seatOf(std::string_view text) {
    for (const cards::Seat seat : deal::kAllSeats)
        if (text == cards::toString(seat)) return seat;
    return std::nullopt;
}

// Of a member that is a list each element; of one that is none, nothing.
void each(const nlohmann::json& value, const char* key, const auto& visit) {
    if (const nlohmann::json* list = json::memberOf(value, key); list != nullptr && list->is_array())
        for (const nlohmann::json& one : *list) visit(one);
}

std::optional<KeptGame::Trick> trickIn(const nlohmann::json& value) {
    const auto leader = seatOf(textIn(value, "leader"));
    const nlohmann::json* laid = json::memberOf(value, "cards");
    if (!leader || laid == nullptr || !laid->is_object()) return std::nullopt;
    KeptGame::Trick trick;
    for (int place = 0; place < deal::kSeats; ++place) {
        const cards::Seat seat = deal::rightOf(*leader, place);
        if (const auto card = cards::tarock::readCard(textIn(*laid, cards::toString(seat).c_str())))
            trick.cards.emplace_back(seat, *card);
    }
    trick.talon = cards::tarock::readCard(textIn(value, "talon"));
    trick.winner = seatOf(textIn(value, "winner"));
    return trick;
}

std::optional<deal::Points> pointsIn(const nlohmann::json& result) {
    deal::Points points{};
    std::size_t seat = 0;
    bool isSound = true;
    each(result, "points", [&](const nlohmann::json& one) {
        constexpr int kMost = std::numeric_limits<int>::max();
        const auto number = json::readNumber(one, -kMost, kMost);
        isSound = isSound && seat < points.size() && number;
        if (isSound) points[seat++] = *number;
    });
    return isSound && seat == points.size() ? std::optional(points) : std::nullopt;
}

} // namespace

std::optional<KeptGame> gameIn(const std::string& result) {
    const auto read = resultIn(result);
    if (!read) return std::nullopt;
    KeptGame game;
    each(*read, "games", [&](const nlohmann::json& one) {
        const auto seat = seatOf(textIn(one, "seat"));
        const auto what = rulebook::readGame(textIn(one, "game"));
        if (seat && what) game.games.push_back({*seat, *what, rulebook::readPremium(textIn(one, "bird"))});
    });
    game.king = cards::tarock::readCard(textIn(*read, "king"));
    each(*read, "parties", [&](const nlohmann::json& one) {
        std::vector<cards::Seat>& party = game.parties.emplace_back();
        if (one.is_array())
            for (const nlohmann::json& who : one)
                if (const auto* name = who.get_ptr<const std::string*>())
                    if (const auto seat = seatOf(*name)) party.push_back(*seat);
    });
    each(*read, "tricks", [&](const nlohmann::json& one) {
        if (game.tricks.size() < deal::kTricks)
            if (auto trick = trickIn(one)) game.tricks.push_back(std::move(*trick));
    });
    game.points = pointsIn(*read);
    game.isRedeal = *json::memberOf(*read, "redeal") == true;
    return game;
}

std::optional<game::KeptResult> keptResultIn(const std::string& result) {
    const auto read = resultIn(result);
    if (!read) return std::nullopt;
    game::KeptResult kept;
    if (const nlohmann::json* set = json::memberOf(*read, "rules"); set != nullptr && set->is_string())
        kept.ruleSet = *set->get_ptr<const std::string*>();
    for (const nlohmann::json& each : *json::memberOf(*read, "rulings")) {
        const nlohmann::json* rule = each.is_object() ? json::memberOf(each, "rule") : nullptr;
        if (rule == nullptr || !rule->is_string()) return std::nullopt;
        kept.rules.push_back(*rule->get_ptr<const std::string*>());
    }
    return kept;
}

std::optional<game::Given> givenIn(const std::string& result) {
    const auto read = resultIn(result);
    if (!read) return std::nullopt;
    return game::Given{{}, *json::memberOf(*read, "redeal") == true};
}

} // namespace schreiber::koenigrufen::ruling
