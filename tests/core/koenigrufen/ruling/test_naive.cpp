#include "random_games.h"
#include "sampling.h"

#include <base/random.h>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <koenigrufen/ruling/result.h>
#include <set>
#include <string>
#include <vector>

// What a played game comes to, once more from its tricks as they lie in the result, counted as one would at
// the table: nothing of the engine is asked.
using namespace schreiber::koenigrufen;
using namespace schreiber::koenigrufen::ruling::test;
using schreiber::test::sampled;
using schreiber::test::seedOfRun;
using schreiber::words::Language;
using Json = nlohmann::ordered_json;

namespace {

int valueOf(const std::string& card) {
    if (card == "I" || card == "XXI" || card == "S") return 5;
    if (std::string("KHPT").find(card[0]) == std::string::npos) return 1; // another Tarock
    const std::string rank = card.substr(1);
    return rank == "K" ? 5 : rank == "D" ? 4 : rank == "C" ? 3 : rank == "B" ? 2 : 1;
}

class PlayedGame {
  public:
    explicit PlayedGame(const Json& result)
        : m_result(result) {
        for (const Json& trick : result["tricks"]) {
            const std::size_t side = sideOf(trick["winner"]);
            ++m_tricks[side];
            for (const auto& [seat, card] : trick["cards"].items()) m_piles[side].insert(card);
        }
        for (const Json& card : result["talon"]["laid"]) m_piles[0].insert(card);
        for (const Json& card : result["talon"]["left"])
            m_piles[result["talon"]["left_side"].get<std::size_t>()].insert(card);
    }

    int thirds(std::size_t side) const {
        int sum = 0;
        for (const std::string& card : m_piles[side]) sum += 3 * valueOf(card) - 2;
        return sum;
    }
    bool hasAll(std::size_t side, const std::vector<std::string>& cards) const {
        return std::ranges::all_of(cards, [&](const auto& card) { return m_piles[side].contains(card); });
    }
    bool isValat() const { return m_tricks[0] == 0 || m_tricks[1] == 0; }

    // "uhu 1 won silent", in no order.
    std::multiset<std::string> premiums() const {
        std::multiset<std::string> all;
        const char* const birds[] = {"pagat", "uhu", "kakadu", "marabu"};
        const char* const cards[] = {"I", "II", "III", "IV"};
        for (std::size_t i = 0; i < 4; ++i) {
            const Json& trick = m_result["tricks"][11 - i];
            const auto by = playerOf(trick, cards[i]);
            for (std::size_t side = 0; side < 2; ++side)
                add(all, birds[i], side, by && sideOf(*by) == side, by && trick["winner"] == *by);
        }
        if (const Json& king = m_result["king"]; king.is_string()) {
            const Json& trick = m_result["tricks"][11];
            add(all, "koenig-ultimo", 0, playerOf(trick, king).has_value(), sideOf(trick["winner"]) == 0);
        }
        for (std::size_t side = 0; side < 2 && !isValat(); ++side) {
            const auto have = [&](const char* premium, bool has) { add(all, premium, side, has, has); };
            have("trull", hasAll(side, {"I", "XXI", "S"}));
            have("vier-koenige", hasAll(side, {"KK", "HK", "PK", "TK"}));
            have("absolut", thirds(1 - side) < 60);
        }
        for (const Json& trick : m_result["tricks"]) {
            const auto by = playerOf(trick, "S");
            const auto of = playerOf(trick, "XXI");
            if (by && of && trick["winner"] == *by) all.insert("mondfang " + *by + " " + *of);
        }
        return all;
    }

  private:
    std::size_t sideOf(const std::string& seat) const {
        const Json& side = m_result["parties"][0];
        return std::find(side.begin(), side.end(), seat) != side.end() ? 0 : 1;
    }
    static std::optional<std::string> playerOf(const Json& trick, const std::string& wanted) {
        for (const auto& [seat, card] : trick["cards"].items())
            if (card == wanted) return seat;
        return std::nullopt;
    }
    bool isAnnounced(const std::string& premium, std::size_t side) const {
        const Json& all = m_result["announced"];
        return std::any_of(all.begin(), all.end(), [&](const Json& each) {
            return each["premium"] == premium && each["side"] == side;
        });
    }
    // `fell` where it hangs on it: what is silent then is won or lost, what is announced is lost otherwise.
    void add(std::multiset<std::string>& all, const std::string& premium, std::size_t side, bool fell,
             bool made) const {
        const bool announced = isAnnounced(premium, side);
        if (!announced && !fell) return;
        all.insert(premium + ' ' + std::to_string(side) + (fell && made ? " won" : " lost") +
                   (announced ? " announced" : " silent"));
    }

    const Json& m_result;
    std::array<std::set<std::string>, 2> m_piles;
    std::array<int, 2> m_tricks{};
};

std::multiset<std::string> premiumsIn(const Json& result) {
    std::multiset<std::string> all;
    for (std::size_t i = 1; i < result["items"].size(); ++i) {
        const Json& item = result["items"][i];
        const std::string name = item["item"];
        if (name == "mondfang")
            all.insert("mondfang " + item["by"].get<std::string>() + " " + item["of"].get<std::string>());
        else
            all.insert(name + ' ' + std::to_string(item["side"].get<int>()) + ' ' +
                       item["how"].get<std::string>() +
                       (item["announced"] == true ? " announced" : " silent"));
    }
    return all;
}

} // namespace

TEST_CASE("What a played game has won and lost is what one counts at the table") {
    int played = 0;
    for (int i = 0; i < sampled(60, 600, 10'000); ++i) {
        const std::uint64_t seed =
            schreiber::base::mix(seedOfRun(), static_cast<std::uint64_t>(i) + 5'000'000);
        const auto replay = ruling::replay(randomGame(seed));
        const Json result = Json::parse(ruling::resultJson(replay, Language::English));
        const bool isCounted = result["complete"] == true && result["count"].is_array() &&
                               result["count"].size() == 2 && result["parties"].is_array();
        if (!isCounted || result.dump().find("undecided") != std::string::npos) continue;
        ++played;
        CAPTURE(seed, result.dump());
        const PlayedGame game(result);
        REQUIRE(game.thirds(0) + game.thirds(1) == 210);
        for (std::size_t side = 0; side < 2; ++side)
            CHECK(3 * result["count"][side]["points"].get<int>() +
                      result["count"][side]["blatt"].get<int>() ==
                  game.thirds(side));
        const Json& announced = result["announced"];
        const bool isValatSaid = std::any_of(announced.begin(), announced.end(),
                                             [](const Json& each) { return each["premium"] == "valat"; });
        if (!isValatSaid) CHECK((result["items"][0]["how"] == "won") == (game.thirds(0) > 105));
        CHECK(premiumsIn(result) == game.premiums());
    }
    CHECK(played > sampled(10, 100, 2000));
}
