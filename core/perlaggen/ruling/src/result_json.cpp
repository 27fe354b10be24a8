#include "backing.h"
#include "explain.h"
#include "result_words.h"
#include "supposed_words.h"

#include <nlohmann/json.hpp>

#include <perlaggen/record/writer.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <perlaggen/ruling/result.h>

namespace schreiber::perlaggen::ruling {

using deal::Figure, deal::How, deal::Ruling;
using Json = nlohmann::ordered_json;

namespace {

template <class Numbers>
Json list(const Numbers& numbers, int teams) {
    Json all = Json::array();
    for (int i = 0; i < teams; ++i) all.push_back(numbers[static_cast<std::size_t>(i)]);
    return all;
}

Json stake(int value) {
    return value == deal::kSpielAus ? Json("game") : Json(value);
}

Json cardList(std::span<const cards::PlayedCard> played) {
    Json all = Json::array();
    for (const cards::PlayedCard& card : played) all.push_back(cards::toString(card));
    return all;
}
Json cardList(cards::CardSet set) {
    Json all = Json::array();
    for (const cards::Card card : set) all.push_back(std::string(cards::nameOf(card)));
    return all;
}

Json consequenceJson(const deal::Consequence& consequence, int teams) {
    Json forfeit = Json::array();
    for (const Figure figure : deal::kFigures)
        if (consequence.forfeit[static_cast<std::size_t>(figure)]) forfeit.push_back(nameOf(figure));
    Json json{{"void", consequence.isVoid},
              {"penalty", list(consequence.penalty, teams)},
              {"forfeit", std::move(forfeit)},
              {"redeal", consequence.redeal},
              {"game_lost", consequence.gameLost ? Json(*consequence.gameLost) : Json(nullptr)}};
    if (consequence.wiped != deal::ByTeam{}) json["wiped"] = list(consequence.wiped, teams);
    return json;
}

Json openConsequence(const Ruling& ruling, int teams) {
    Json values = Json::object();
    for (const deal::Alternative& alternative : ruling.alternatives) {
        const auto names = rulebook::valuesOf(*ruling.openSwitch);
        values[std::string(names[static_cast<std::size_t>(alternative.value)])] =
            consequenceJson(alternative.consequence, teams);
    }
    return {{"switch", std::string(rulebook::nameOf(*ruling.openSwitch))}, {"values", std::move(values)}};
}

// A fine that is none where an open house rule has ended the deal, or the game, before: certain is nothing of
// it, and `penalties` has nothing of it (readings.md 19).
bool finedUnlessOver(const Ruling& ruling) {
    return ruling.verdict == deal::Verdict::Illegal && ruling.endedBefore && !ruling.openSwitch &&
           ruling.decides.empty() && ruling.consequence.penalty != deal::ByTeam{};
}

Json consequenceUnlessOver(const Ruling& ruling, int teams) {
    const deal::Consequence nothing{.isVoid = ruling.consequence.isVoid};
    Json values = Json::object();
    const auto names = rulebook::valuesOf(ruling.endedBefore->which);
    for (std::size_t value = 0; value < names.size(); ++value) {
        const bool over = static_cast<int>(value) == ruling.endedBefore->value;
        values[std::string(names[value])] = consequenceJson(over ? nothing : ruling.consequence, teams);
    }
    Json json = consequenceJson(nothing, teams);
    json["undecided"] = {{"switch", std::string(rulebook::nameOf(ruling.endedBefore->which))},
                         {"values", std::move(values)}};
    return json;
}

Json missingJson(const Replay& replay, const Missing& missing, words::Language language) {
    Json facts = Json::array();
    for (const deal::MissingFact& fact : missing.facts) {
        Json one{{"text", explain(replay, fact, language)}, {"seat", cards::toString(fact.seat)}};
        if (fact.meant == deal::kNoEvent)
            one["cards"] = cardList(fact.cards);
        else
            one["line"] = replay.lineOf(fact.meant);
        facts.push_back(std::move(one));
    }
    for (const rulebook::Switch which : missing.switches)
        facts.push_back({{"text", std::string(rulebook::textOf(which).in(language))},
                         {"switch", std::string(rulebook::nameOf(which))}});
    return facts;
}

// What nobody claims to have been wrong: the sentence, and what it comes to in cards.
Json providedJson(const Replay& replay, std::span<const deal::Supposed> provided, words::Language language) {
    Json all = Json::array();
    for (const deal::Supposed& supposed : provided)
        all.push_back({{"text", supposedInWords(replay, supposed, language)},
                       {"seat", cards::toString(supposed.seat)},
                       {"line", replay.lineOf(supposed.event)},
                       {"cards", cardList(supposed.cards)},
                       {"holds", supposed.holds}});
    return all;
}

// What another value of a house rule that nobody agreed would come to (readings.md 56).
Json otherwiseJson(const Ruling& ruling, int teams) {
    Json all = Json::array();
    for (const deal::Otherwise& other : ruling.otherwise) {
        Json one{{"switch", other.which ? Json(rulebook::nameOf(*other.which)) : Json(nullptr)},
                 {"value", other.which
                               ? Json(rulebook::valuesOf(*other.which)[static_cast<std::size_t>(other.value)])
                               : Json(nullptr)},
                 {"score", other.scoreOpen ? Json("undecided") : list(other.score, teams)},
                 {"game_winner", other.winnerOpen ? Json("undecided")
                                 : other.winner   ? Json(*other.winner)
                                                  : Json(nullptr)}};
        if (other.loser) one["game_lost"] = *other.loser;
        if (other.allowed) one["allowed"] = *other.allowed;
        for (const Figure figure : deal::kFigures) {
            if (const auto& whose = other.figures[static_cast<std::size_t>(figure)])
                one["figures"][nameOf(figure)] = *whose ? Json(**whose) : Json(nullptr);
            if (other.open[static_cast<std::size_t>(figure)]) one["open"].push_back(nameOf(figure));
            if (const auto value = other.values[static_cast<std::size_t>(figure)])
                one["values"][nameOf(figure)] = stake(*value);
        }
        if (other.deferred != deal::ByTeam{}) one["deferred"] = list(other.deferred, teams);
        if (other.newDeal) one["redeal"] = *other.newDeal;
        if (other.nextDealer) one["next_dealer"] = cards::toString(*other.nextDealer);
        all.push_back(std::move(one));
    }
    return all;
}

const char* restingName(RestsOn restsOn) {
    constexpr std::array kNames{"source", "house", "default"};
    return kNames[static_cast<std::size_t>(restsOn)];
}

Json decides(const Replay& replay, const Ruling& ruling, words::Language language) {
    Missing missing{.facts = ruling.decides, .switches = {}};
    if (ruling.openSwitch)
        missing.switches.push_back(*ruling.openSwitch);
    else if (ruling.decides.empty() && ruling.restsOn)
        missing.switches.push_back(*ruling.restsOn);
    return missingJson(replay, missing, language);
}

Json rulingJson(const Replay& replay, const Ruling& ruling, words::Language language) {
    const int teams = replay.rules.teams();
    Json json;
    json["line"] = replay.lineOf(ruling);
    json["seat"] = ruling.seat ? Json(cards::toString(*ruling.seat)) : Json(nullptr);
    const bool ofEvent =
        ruling.event >= 0 && static_cast<std::size_t>(ruling.event) < replay.record.events.size();
    json["event"] = ofEvent
                        ? record::write(replay.record.events[static_cast<std::size_t>(ruling.event)].action)
                        : std::string("written");
    json["verdict"] = nameOf(ruling.verdict);
    json["rule"] = std::string(ruling.rule);

    const Carrier carrier = carrierOf(ruling, replay.rules);
    Json citations = Json::array();
    for (const rulebook::Citation& citation : carrier.citations) {
        Json one{{"source", std::string(citation.source)}, {"section", std::string(citation.section)}};
        if (!citation.chapter.empty()) one["chapter"] = std::string(citation.chapter);
        citations.push_back(std::move(one));
    }
    json["citations"] = std::move(citations);
    if (carrier.houseRule) json["switch"] = std::string(rulebook::nameOf(*carrier.houseRule));
    json["rests_on"] = restingName(carrier.restsOn);
    if (carrier.doubted)
        json["doubt"] = "doubted for Imst by the editor";
    else if (carrier.read)
        json["doubt"] = "rests on how the source is read";
    if (!carrier.inheritedFrom.empty()) json["inherited_from"] = std::string(carrier.inheritedFrom);
    json["consequence"] = finedUnlessOver(ruling) ? consequenceUnlessOver(ruling, teams)
                                                  : consequenceJson(ruling.consequence, teams);
    if (ruling.openSwitch && !ruling.alternatives.empty())
        json["consequence"]["undecided"] = openConsequence(ruling, teams);
    else if (ruling.verdict != deal::Verdict::Undecided && !ruling.decides.empty())
        json["consequence"]["undecided"] = {{"decides", decides(replay, ruling, language)}};
    if (!ruling.otherwise.empty()) json["otherwise"] = otherwiseJson(ruling, teams);
    if (!ruling.provided.empty()) json["provided"] = providedJson(replay, ruling.provided, language);
    if (ruling.verdict == deal::Verdict::Undecided) json["decides"] = decides(replay, ruling, language);
    json["explanation"] = explain(replay, ruling, language);
    return json;
}

Json tricksJson(const deal::State& state) {
    Json tricks = Json::array();
    for (const deal::Trick& trick : state.tricksBegun()) {
        Json laid = Json::object();
        for (const cards::Seat seat : state.playedTo(trick))
            laid[cards::toString(seat)] = cards::toString(trick.of(seat));
        tricks.push_back({{"leader", cards::toString(trick.leader)},
                          {"cards", std::move(laid)},
                          {"winner", trick.winner ? Json(cards::toString(*trick.winner)) : Json(nullptr)}});
    }
    return tricks;
}

Json figureJson(const Replay& replay, Figure which, words::Language language) {
    const deal::Outcome& outcome = replay.outcome;
    const deal::SettledFigure& settled = outcome.figures[static_cast<std::size_t>(which)];
    Json json;
    json["value"] = stake(settled.value);
    json["how"] = nameOf(settled.how);
    json["team"] = settled.team ? Json(*settled.team) : Json(nullptr);
    json["bet"] = settled.bet.value_or(false);
    if (which != Figure::Spiel && outcome.best[static_cast<std::size_t>(which)]) {
        const deal::BestFigure& best = *outcome.best[static_cast<std::size_t>(which)];
        json["best"] = {{"seat", cards::toString(best.seat)}, {"cards", cardList(best.cards)}};
    }
    if (settled.how == deal::How::Undecided)
        json["decides"] = missingJson(replay, replay.decides[static_cast<std::size_t>(which)], language);
    return json;
}

Json countedJson(const deal::Outcome& outcome, int teams) {
    if (outcome.undecided.counted) return "undecided";
    Json all = Json::array();
    for (const deal::Counted& counted : outcome.counted)
        all.push_back({{"figure", nameOf(counted.figure)},
                       {"team", counted.team},
                       {"points", counted.points},
                       {"score", list(counted.score, teams)}});
    return all;
}

} // namespace

std::string resultJson(const Replay& replay, words::Language language) {
    const deal::State& state = replay.state;
    const deal::Outcome& outcome = replay.outcome;
    const int teams = replay.rules.teams();
    const Json undecided = "undecided";
    Json json;
    json["rules"] = replay.record.header.rules;
    json["legal"] = replay.legal();
    json["complete"] = outcome.complete;
    json["trump"] = state.trump ? Json(std::string(1, cards::letterOf(*state.trump))) : Json(nullptr);
    Json perlaggen = Json::array();
    if (state.trump)
        for (const cards::Card card : replay.rules.perlaggen(*state.trump).cards())
            perlaggen.push_back(std::string(cards::nameOf(card)));
    json["perlaggen"] = std::move(perlaggen);
    json["rulings"] = Json::array();
    for (const Ruling& ruling : replay.rulings)
        json["rulings"].push_back(rulingJson(replay, ruling, language));
    json["tricks"] = tricksJson(state);
    json["figures"] = Json::object();
    for (const Figure which : deal::kFigures)
        json["figures"][nameOf(which)] = figureJson(replay, which, language);
    json["counted"] = countedJson(outcome, teams);
    json["points"] = outcome.undecided.points ? undecided : list(outcome.points, teams);
    json["penalties"] = list(outcome.penalties, teams);
    if (outcome.undecided.penalties) json["penalties_at_least"] = true;
    json["score"] = outcome.undecided.score ? undecided : list(outcome.score, teams);
    if (outcome.deferred != deal::ByTeam{}) json["deferred"] = list(outcome.deferred, teams);
    json["gestrichen"] = outcome.undecided.gestrichen ? undecided : list(outcome.gestrichen, teams);
    json["game_winner"] = outcome.undecided.winner ? undecided
                          : outcome.winner         ? Json(*outcome.winner)
                                                   : Json(nullptr);
    const deal::Outcome::Open& open = outcome.undecided;
    if (open.points || open.score || open.gestrichen || open.winner || open.counted)
        json["decides"] = missingJson(replay, replay.decidesSheet, language);
    if (!replay.provided.empty()) json["provided"] = providedJson(replay, replay.provided, language);
    json["next_dealer"] = outcome.nextDealer ? Json(cards::toString(*outcome.nextDealer)) : Json(nullptr);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace schreiber::perlaggen::ruling
