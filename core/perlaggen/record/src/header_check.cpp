#include "header_check.h"

#include <algorithm>
#include <map>
#include <perlaggen/record/own_list.h>
#include <perlaggen/rulebook/own_set.h>
#include <utility>

namespace schreiber::perlaggen::record {
namespace {

using cards::Seat;

class DealCheck {
  public:
    DealCheck(const ReadDeal& deal, rulebook::Rules rules, Defects& defects)
        : m_deal(deal)
        , m_header(deal.header.header)
        , m_rules(std::move(rules))
        , m_defects(defects) {}

    void all() {
        for (const char* key : {"score", "written", "owed"}) eachTeamOnce(key);
        scores();
        seatsAtTheTable();
        ownList();
        trumps();
        hands();
        events();
    }

  private:
    void bad(const PlacedKey& key, const Word& word, std::vector<std::string> expected) {
        m_defects.add(key.line, word, std::move(expected));
    }

    std::vector<Word> words(const PlacedKey& key) const {
        std::vector<Word> all;
        Words rest(key.line, key.valueAt);
        while (const auto word = rest.next()) all.push_back(*word);
        return all;
    }

    void eachTeamOnce(std::string_view name) {
        const PlacedKey* key = m_deal.header.find(name);
        if (key == nullptr) return;
        const auto numbers = words(*key);
        const auto teams = static_cast<std::size_t>(m_rules.teams());
        const std::string each =
            particular("NUMBERS", {std::to_string(numbers.size()), std::to_string(teams), std::string(name)});
        if (numbers.size() > teams) bad(*key, numbers[teams], {kEndOfLine, each});
        if (!numbers.empty() && numbers.size() < teams)
            m_defects.add(key->line, Words(key->line).end(), {}, {"NUMBER", each});
    }

    // No deal begins once the game is won: nobody stands at the target then, or at 0 where it counts down.
    void scores() {
        const PlacedKey* key = m_deal.header.find("score");
        if (key == nullptr || !m_header.score) return;
        const auto numbers = words(*key);
        const bool down = m_rules.set().countdown;
        const int target = m_header.target.value_or(m_rules.set().target());
        for (std::size_t i = 0; i < std::min(numbers.size(), m_header.score->size()); ++i) {
            const int points = (*m_header.score)[i];
            if (down ? points > 0 : points < target) continue;
            bad(*key, numbers[i],
                {"NUMBER",
                 particular(down ? "GAME-DOWN" : "GAME-WON", {down ? "0" : std::to_string(target)})});
        }
    }

    bool atTable(Seat seat) const { return cards::indexOf(seat) < m_rules.seats(); }

    std::vector<std::string> seatNames() const {
        std::vector<std::string> names;
        names.reserve(static_cast<std::size_t>(m_rules.seats()));
        for (int seat = 0; seat < m_rules.seats(); ++seat)
            names.emplace_back(1, cards::letterOf(static_cast<Seat>(seat)));
        names.push_back(particular("SEATS", {std::to_string(m_rules.seats()), names.back()}));
        return names;
    }

    // By name where the header has one.
    std::string nameOf(Seat seat) const {
        const auto& name = m_header.players[static_cast<std::size_t>(seat)];
        return name ? *name : std::string(1, cards::letterOf(seat));
    }

    void seatsAtTheTable() {
        if (const auto* key = m_deal.header.find("dealer"); key != nullptr && m_header.dealer)
            if (!atTable(*m_header.dealer)) bad(*key, words(*key).front(), seatNames());
        if (const auto* key = m_deal.header.find("players")) {
            for (const Word& word : base::nameWords(key->line.text, key->valueAt)) {
                const auto seat = cards::readSeat(word.text.substr(0, word.text.find('=')));
                if (seat && !atTable(*seat)) bad(*key, word, seatNames());
            }
        }
        for (int seat = m_rules.seats(); seat < cards::kMostSeats; ++seat) {
            const auto* key = m_deal.header.find(handKey(static_cast<Seat>(seat)));
            if (key == nullptr) continue;
            const Line name{key->line.number, key->line.text.substr(0, key->valueAt - 1), std::nullopt};
            Words rest(name);
            rest.next();
            m_defects.add(name, *rest.next(), seatNames());
        }
    }

    // A club's own Perlaggen: cards of the pack and ranks of trumps, none twice.
    void ownList() {
        const auto* key = m_deal.header.find(kOwnListKey);
        if (key == nullptr) return;
        const std::vector<std::string> expected{"CARD", "T7"};
        const auto badFor = [&](const Word& word, std::string reason) {
            auto told = expected;
            told.push_back(std::move(reason));
            bad(*key, word, std::move(told));
        };
        rulebook::PerlaggList list;
        for (const Word& word : words(*key)) {
            const auto place = rulebook::readPerlaggPlace(word.text);
            if (!place)
                bad(*key, word, expected);
            else if (std::find(list.begin(), list.end(), *place) != list.end())
                badFor(word, particular("PERLAGG-TWICE", {}));
            else if (place->fixed && !inPack(*place->fixed, m_rules.set().pack))
                badFor(word, particular("NOT-IN-PACK", {}));
            if (place) list.push_back(*place);
        }
        if (list.empty() && words(*key).empty())
            m_defects.add(key->line, Words(key->line).end(), {}, expected);
    }

    void trumps() {
        const auto* key = m_deal.header.find("trump");
        if (key == nullptr || !m_header.trump) return;
        if (!m_rules.mayBeTrump(*m_header.trump)) {
            std::vector<std::string> suits;
            for (const cards::Suit suit : m_rules.set().trumps) suits.emplace_back(1, cards::letterOf(suit));
            bad(*key, words(*key).front(), std::move(suits));
        }
    }

    // Hands of the size dealt, of cards of this pack, no card twice.
    void hands() {
        const int size = m_header.handSize.value_or(m_rules.handSize());
        const int pack = cards::wholePack(m_rules.set().pack).size();
        if (const auto* key = m_deal.header.find("hand-size"); key != nullptr && m_header.handSize)
            if (size * m_rules.seats() > pack)
                bad(*key, words(*key).front(), {"1–" + std::to_string(pack / m_rules.seats())});
        for (const PlacedKey& key : m_deal.header.places) {
            if (isHandKey(key.name)) handCards(key, static_cast<std::size_t>(size));
        }
    }

    void handCards(const PlacedKey& key, std::size_t size) {
        const auto all = words(key);
        if (all.empty()) return;
        const auto seat = cards::readSeat(std::string_view(key.name).substr(key.name.size() - 1));
        const std::string who = seat ? nameOf(*seat) : key.name;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i == size)
                return bad(key, all[i], {kEndOfLine, particular("HAND-FULL", {std::to_string(size), who})});
            const auto card = cards::readCard(all[i].text);
            if (!card) continue;
            const auto seen = m_seen.find(card->index());
            if (!inPack(*card, m_rules.set().pack))
                bad(key, all[i], {"CARD", "?", particular("NOT-IN-PACK", {})});
            else if (seen != m_seen.end())
                bad(key, all[i],
                    {"CARD", "?",
                     particular("OTHER-CARD", {std::to_string(seen->second.first), seen->second.second})});
            m_seen.emplace(card->index(), std::pair(key.line.number, who));
        }
        if (all.size() < size)
            m_defects.add(
                key.line, Words(key.line).end(), {},
                {"CARD", "?", particular("CARDS", {std::to_string(all.size()), std::to_string(size), who})});
    }

    void events() {
        bool turned = false;
        for (std::size_t i = 0; i < m_deal.record.events.size(); ++i) {
            const deal::Event& event = m_deal.record.events[i];
            const Line& line = m_deal.eventLines[i];
            const auto* irregular = std::get_if<deal::Irregular>(&event.action);
            if (!atTable(event.seat))
                m_defects.addAt(line.number, 1, cards::toString(event.seat), seatNames());
            if (irregular != nullptr && irregular->claimedBy && !atTable(*irregular->claimedBy))
                badLast(line, cards::readSeat, seatNames());
            if (m_rules.set().pack == cards::Pack::Cards32) noWeli(line);
            if (const auto* turn = std::get_if<deal::Turn>(&event.action); turn != nullptr && !turned) {
                turned = true;
                if (m_header.trump && turn->cards.back().suit() != *m_header.trump)
                    badLast(line, cards::readCard, {std::string(1, cards::letterOf(*m_header.trump))});
            }
        }
    }

    // The last word of an event line that reads as what stands wrong there.
    template <class Read>
    void badLast(const Line& line, Read read, std::vector<std::string> expected) {
        Words rest(line, line.text.find(':') + 1);
        std::optional<Word> last;
        while (const auto word = rest.next())
            if (read(word->text)) last = word;
        m_defects.add(line, *last, std::move(expected));
    }

    // The Weli is no card of the smaller pack; as a name for a Perlagg it is a matter for the rules.
    void noWeli(const Line& line) {
        Words rest(line, line.text.find(':') + 1);
        while (const auto word = rest.next()) {
            const auto card = cards::readPlayedCard(word->text);
            if (card && card->card == cards::kWeli)
                m_defects.add(line, *word, {"CARD", particular("NOT-IN-PACK", {})});
        }
    }

    const ReadDeal& m_deal;
    const Header& m_header;
    rulebook::Rules m_rules;
    Defects& m_defects;
    std::map<int, std::pair<int, std::string>> m_seen; // by card: the line, and whose it is
};

// rule-sets.md, Ids: for how many players a set is told.
bool playedByAsMany(const ReadDeal& deal, const rulebook::RuleSet& set, Defects& defects) {
    const PlacedKey* key = deal.header.find("seats");
    if (key == nullptr || !deal.header.header.seats || set.isFor(*deal.header.header.seats)) return true;
    std::vector<std::string> expected;
    for (const int seats : set.seats) expected.push_back(std::to_string(seats));
    defects.add(key->line, *Words(key->line, key->valueAt).next(), std::move(expected));
    return false;
}

} // namespace

void checkDeal(const ReadDeal& deal, const FindRuleSet& find, Defects& defects) {
    const auto* key = deal.header.find("rules");
    if (key == nullptr && deal.headerBroken) return; // it may stand in what could not be read
    if (key == nullptr) return defects.addAt(deal.record.lines.first, 1, {}, {"rules: RULE-SET"});
    const Header& header = deal.header.header;
    if (header.rules.empty()) return; // noted where it was read
    if (find(header.rules) == nullptr) {
        std::vector<std::string> ids;
        for (const rulebook::RuleSet& set : rulebook::ruleSets()) ids.push_back(set.id);
        return defects.add(key->line, *Words(key->line, key->valueAt).next(), std::move(ids));
    }
    if (!playedByAsMany(deal, *find(header.rules), defects)) return;
    DealCheck(deal, rulesOf(header, find), defects).all();
}

rulebook::Rules rulesOf(const Header& header, const FindRuleSet& find) {
    const rulebook::RuleSet* set = find(header.rules);
    SCHREIBER_REQUIRE(set != nullptr, "a record that was read names a rule set");
    auto withHouse = rulebook::withHouse(*set, header.house);
    SCHREIBER_REQUIRE(withHouse.ok(), "a record that was read has house rules that exist");
    if (auto own = ownListOf(header))
        *withHouse = rulebook::withPerlaggen(std::move(*withHouse), std::move(*own));
    if (std::string name = ownNameOf(header); !name.empty()) withHouse->title = std::move(name);
    return rulebook::Rules(std::move(*withHouse), header.seats.value_or(set->seats.front()));
}

} // namespace schreiber::perlaggen::record
