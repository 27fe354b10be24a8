#include <cards/tarock.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <koenigrufen/deal/auction.h>
#include <koenigrufen/deal/duties.h>
#include <koenigrufen/deal/scoring.h>
#include <koenigrufen/deal/state.h>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/record/writer.h>
#include <koenigrufen/ruling/ask.h>

namespace schreiber::koenigrufen::ruling {

namespace {

Answer askTrick(Query& query) {
    const rulebook::Game game = query.game("game");
    const auto played = query.played("cards", 1, deal::kSeats);
    if (!query.isSound()) return {};
    std::vector<deal::Card> cards;
    for (const auto& [seat, card] : played) cards.push_back(card);
    const std::size_t place = deal::winningPlace(query.rules(), query.rules().rulesOf(game), cards);
    return {{"winner", cards::toString(played[place].first)}, {"card", cards::tarock::nameOf(cards[place])}};
}

// What this seat announced that binds its cards.
std::vector<deal::Bound> boundIn(Query& query, rulebook::Game game) {
    std::optional<deal::Card> king;
    if (query.has("king")) {
        const auto card = cards::tarock::readCard(query.text(query.at("king"), "king"));
        if (!card || !card->isKing())
            query.fail({"king: hier steht kein König wie HK.", "king: qui non c'è un re come HK.",
                        "king: here is no king such as HK."});
        king = card;
    }
    std::vector<deal::Bound> bound;
    if (!query.has("announced")) return bound;
    query.each(query.at("announced"), "announced", [&](const Json& value) {
        const rulebook::Premium premium = query.premium(value, "announced");
        if (!query.isSound()) return;
        const rulebook::PremiumRules& rules = query.rules().rulesOf(premium);
        const bool isKing = rules.holder == rulebook::Holder::DeclarersSide;
        if (isKing && !king) static_cast<void>(query.at("king"));
        const auto one = deal::boundBy(query.rules(), premium, king);
        if (one && deal::hasPremium(query.rules(), game, premium)) return bound.push_back(*one);
        query.fail({"announced: {} bindet in diesem Spiel keine Karte.",
                    "announced: {} in questo gioco non vincola nessuna carta.",
                    "announced: {} binds no card in this game."},
                   rulebook::nameOf(premium));
    });
    return bound;
}

Answer askPlays(Query& query) {
    const rulebook::Game game = query.game("game");
    const auto hand = query.cardList(query.at("hand"), "hand");
    std::vector<deal::Card> trick;
    if (query.has("trick")) trick = query.cardList(query.at("trick"), "trick");
    const auto bound = boundIn(query, game);
    const auto isBetween = [&](std::size_t count, std::size_t least, std::size_t most, const char* key) {
        if (count < least || count > most)
            query.fail({"{}: hier gehören {} bis {} Karten hin, nicht {}.",
                        "{}: qui ci vogliono da {} a {} carte, non {}.",
                        "{}: here belong {} to {} cards, not {}."},
                       key, least, most, count);
    };
    isBetween(hand.size(), 1, deal::kTricks, "hand");
    isBetween(trick.size(), 0, deal::kSeats - 1, "trick");
    if (!query.isSound()) return {};
    deal::CardSet cards;
    for (const deal::Card card : hand) cards.insert(card);
    const int number = deal::kTricks + 1 - static_cast<int>(hand.size());
    Answer plays = Answer::array();
    for (const deal::Card card :
         deal::legalPlays(query.rules(), query.rules().rulesOf(game), cards, trick, bound, number))
        plays.push_back(cards::tarock::nameOf(card));
    return {{"plays", std::move(plays)}};
}

Answer standingJson(const deal::Auction& auction) {
    Answer standing = Answer::array();
    for (const deal::Declared& bid : auction.standing())
        standing.push_back({{"seat", cards::toString(bid.seat)},
                            {"game", rulebook::nameOf(bid.game)},
                            {"bird", bid.bird ? Answer(rulebook::nameOf(*bid.bird)) : Answer(nullptr)}});
    return standing;
}

// A word of the auction; nothing, and noted, for what is none.
std::optional<deal::Action> auctionWord(Query& query, const Json& value, std::string_view key) {
    const std::string_view text = query.text(value, key);
    if (!query.isSound()) return std::nullopt;
    const auto action = record::readAction(text);
    if (action && (std::holds_alternative<deal::Mine>(*action) ||
                   std::holds_alternative<deal::Pass>(*action) || std::holds_alternative<deal::Bid>(*action)))
        return action;
    query.fail({"{}: {} ist kein Wort der Versteigerung wie pass oder bid piccolo bei.",
                "{}: {} non è una parola dell'asta come pass o bid piccolo bei.",
                "{}: {} is no word of the auction such as pass or bid piccolo bei."},
               key, inBackticks(text));
    return std::nullopt;
}

Answer askMayBid(Query& query) {
    const cards::Seat dealer = query.seat(query.at("dealer"), "dealer", deal::kSeats + 1);
    deal::Auction auction(query.rules(), dealer == deal::kFifth ? cards::Seat::A : deal::rightOf(dealer));
    int number = 0;
    query.each(query.at("calls"), "calls", [&](const Json& call) {
        ++number;
        if (!call.is_array() || call.size() != 2)
            return query.fail({"calls: ein Wort ist [\"B\",\"bid piccolo\"].",
                               "calls: una parola è [\"B\",\"bid piccolo\"].",
                               "calls: a word is [\"B\",\"bid piccolo\"]."});
        const cards::Seat seat = query.seat(call[0], "calls");
        const auto word = auctionWord(query, call[1], "calls");
        if (!word || !query.isSound()) return;
        if (const auto point = auction.against(seat, *word))
            return query.fail({"calls: das {}. Wort darf nicht sein ({}).",
                               "calls: la parola numero {} non è ammessa ({}).",
                               "calls: word {} may not be said ({})."},
                              number, point->text());
        auction.say(seat, *word);
    });
    std::optional<deal::Action> bid;
    cards::Seat seat{};
    if (query.has("bid")) {
        seat = query.seat(query.at("seat"), "seat");
        bid = auctionWord(query, query.at("bid"), "bid");
    }
    if (!query.isSound()) return {};
    const auto word = auction.word();
    const Answer wordJson = word ? Answer(cards::toString(*word)) : Answer(nullptr);
    if (!bid) {
        Answer options = Answer::array();
        for (const deal::Action& option : auction.options()) options.push_back(record::write(option));
        return {{"word", wordJson}, {"standing", standingJson(auction)}, {"options", std::move(options)}};
    }
    const auto point = auction.against(seat, *bid);
    return {{"allowed", !point},
            {"rule", point ? Answer(point->text()) : Answer(nullptr)},
            {"word", wordJson},
            {"standing", standingJson(auction)}};
}

constexpr std::array kKinds{QueryKind{"trick", askTrick}, QueryKind{"plays", askPlays},
                            QueryKind{"may-bid", askMayBid}};

} // namespace

std::span<const QueryKind> queryKinds() {
    return kKinds;
}

} // namespace schreiber::koenigrufen::ruling
