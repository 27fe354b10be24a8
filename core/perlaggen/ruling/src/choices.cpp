#include "choices.h"

#include "backing.h"
#include "name_words.h"

#include <algorithm>
#include <array>
#include <perlaggen/deal/choices.h>
#include <perlaggen/deal/end_rule.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/ruling/chosen.h>
#include <perlaggen/ruling/stand.h>
#include <span>
#include <utility>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using deal::Ruling, deal::Verdict;

namespace {

// A breach that is none by the other value, or costs something else.
bool isOtherThere(const Ruling& ruling, const std::vector<Ruling>& there) {
    if (ruling.verdict != Verdict::Illegal) return false;
    return std::ranges::none_of(there, [&](const Ruling& other) {
        deal::Consequence costs = other.consequence;
        costs.forfeit = ruling.consequence.forfeit; // that hangs on all else too
        return other.event == ruling.event && other.seat == ruling.seat && other.rule == ruling.rule &&
               other.verdict == ruling.verdict && costs == ruling.consequence;
    });
}

// A breach in this event by one of two values alone, in either list.
const Ruling* breachOfOne(const std::vector<Ruling>& one, const std::vector<Ruling>& other, int event) {
    const auto isBreach = [event](const Ruling& ruling) {
        return ruling.event == event && ruling.verdict == Verdict::Illegal && deal::wasBroken(ruling);
    };
    const auto inOne = std::ranges::find_if(one, isBreach);
    const auto inOther = std::ranges::find_if(other, isBreach);
    if ((inOne == one.end()) == (inOther == other.end())) return nullptr;
    return inOne == one.end() ? &*inOther : &*inOne;
}

bool saysSo(const Ruling& ruling, rulebook::Switch which, const rulebook::Rules& rules) {
    return ruling.restsOn == which || ruling.openSwitch == which ||
           carrierOf(ruling, rules).houseRule == which;
}

// The ruling that the house rule carries, or the breach that is none without it: which happened before all
// that followed from it came otherwise.
Ruling* rulingOf(const rulebook::Rules& rules, rulebook::Switch which, std::vector<Ruling>& here,
                 const OtherTimeLine& there) {
    const std::array<std::function<bool(const Ruling&)>, 3> all{
        [&](const Ruling& ruling) { return saysSo(ruling, which, rules); },
        [&](const Ruling& ruling) {
            return ruling.event <= static_cast<int>(there.partsAt) &&
                   isOtherThere(ruling, there.timeLine.rulings);
        },
        [&](const Ruling& ruling) { return deal::isCostOf(rules, which, ruling); }};
    for (const auto& is : all)
        if (const auto found = std::ranges::find_if(here, is); found != here.end()) return &*found;
    return nullptr;
}

// The point that the house rule is about, best the one by which something counted where it did; else what is
// broken by the other value, or what says how the game ends, or by what it was decided.
rulebook::PointName pointOf(const rulebook::Rules& rules, rulebook::Switch which, const TimeLine& here,
                            const TimeLine& there) {
    const auto points = rulebook::pointsOn(which, rules.set());
    for (const deal::Counted& counted : here.outcome.counted)
        for (const rulebook::RulePoint* point : points)
            if (point->name == counted.point) return counted.point;
    if (!points.empty()) return points.front()->name;
    const auto broken = std::ranges::find(there.rulings, which, [](const Ruling& ruling) {
        return ruling.restsOn.value_or(rulebook::Switch());
    });
    if (broken != there.rulings.end() && broken->restsOn) return broken->rule;
    if (const deal::EndRule end = deal::endRule(rules, here.state, here.outcome); !end.point.empty())
        return end.point;
    return here.outcome.counted.empty() ? rulebook::PointName() : here.outcome.counted.back().point;
}

// Which says nothing but what would be otherwise.
Ruling noteAlone(int event, rulebook::PointName point, rulebook::Switch which) {
    return {
        .event = event, .verdict = Verdict::Note, .rule = point, .restsOn = which, .otherwiseAlone = true};
}

// To a note of that point it is added; else it is one of its own.
Ruling& noteOf(const rulebook::Rules& rules, rulebook::Switch which, TimeLine& here, const TimeLine& there,
               std::vector<Ruling>& notes) {
    const rulebook::PointName point = pointOf(rules, which, here, there);
    const auto said = std::ranges::find_if(here.rulings, [&](const Ruling& ruling) {
        return ruling.verdict == Verdict::Note && ruling.rule == point;
    });
    if (said != here.rulings.end()) return *said;
    const auto known = std::ranges::find(notes, which, [](const Ruling& one) { return *one.restsOn; });
    if (known != notes.end()) return *known;
    return notes.emplace_back(
        noteAlone(deal::decidedAt(here.state, here.outcome, there.outcome), point, which));
}

// Where only whether something may be done hangs on it: the breach, unless a source forbids it whatever is
// agreed, or else a note of its own beside the rulings (readings.md 57).
Ruling* judgedOtherwise(const rulebook::Rules& rules, rulebook::Switch which, TimeLine& here,
                        const OtherTimeLine& there, deal::Otherwise& told) {
    const Ruling* const breach =
        breachOfOne(here.rulings, there.timeLine.rulings, static_cast<int>(there.partsAt));
    if (breach == nullptr) return nullptr;
    const auto own = std::ranges::find_if(here.rulings, [&](const Ruling& one) { return &one == breach; });
    told.allowed = own != here.rulings.end();
    if (*told.allowed) return carrierOf(*own, rules).restsOn == RestsOn::Source ? nullptr : &*own;
    const auto known = std::ranges::find(here.allowed, which, [](const Ruling& one) { return *one.restsOn; });
    if (known != here.allowed.end()) return &*known;
    return &here.allowed.emplace_back(noteAlone(breach->event, breach->rule, which));
}

// Where a game is won here and would still be open there, or an open house rule would decide: what hangs on
// cards alone that nobody told is not told of each value.
bool isWorthTelling(const TimeLine& here, const TimeLine& there) {
    return deal::isDecided(there.outcome) || here.outcome.winner || there.outcome.undecided.winner ||
           !there.decidesSheet.switches.empty();
}

// Another winner weighs most, then other points; what is told of one house rule stays together.
void putHeaviestFirst(std::vector<deal::Otherwise>& all, const deal::Outcome& here) {
    const auto weight = [&](const deal::Otherwise& other) {
        if (other.winnerOpen || other.winner != here.winner || other.loser != here.loser) return 0;
        return other.scoreOpen || other.score != here.score ? 1 : 2;
    };
    const std::vector<deal::Otherwise> told = all;
    std::ranges::stable_sort(all, {}, [&](const deal::Otherwise& other) {
        int most = 2;
        for (const deal::Otherwise& one : told)
            if (one.which == other.which) most = std::min(most, weight(one));
        return std::pair(most, other.which);
    });
}

} // namespace

void tellChoices(const rulebook::Rules& rules, const std::vector<deal::OtherValue>& others,
                 const std::function<std::optional<OtherTimeLine>(const deal::OtherValue&)>& again,
                 TimeLine& timeLine) {
    std::vector<Ruling> notes;
    for (const deal::OtherValue& other : others) {
        const auto there = again(other);
        if (!there) continue;
        deal::Otherwise told = deal::otherwise(timeLine.outcome, there->timeLine.outcome);
        told.which = other.which;
        told.value = other.value;
        Ruling* ruling = nullptr;
        const bool isOther = deal::comesToOther(timeLine.outcome, there->timeLine.outcome) &&
                             isWorthTelling(timeLine, there->timeLine);
        if (isOther)
            ruling = rulingOf(rules, other.which, timeLine.rulings, *there);
        else
            ruling = judgedOtherwise(rules, other.which, timeLine, *there, told);
        if (ruling == nullptr && !isOther) continue;
        if (ruling == nullptr)
            ruling = &noteOf(rules, other.which, timeLine, there->timeLine, notes);
        else if (carrierOf(*ruling, rules).restsOn == RestsOn::Source)
            ruling->restsOn = other.which;
        ruling->otherwise.push_back(told);
    }
    for (Ruling& note : notes)
        if (!note.rule.empty()) timeLine.rulings.push_back(std::move(note));
    for (Ruling& ruling : timeLine.rulings) putHeaviestFirst(ruling.otherwise, timeLine.outcome);
}

bool tellsOtherwise(const Ruling& ruling, rulebook::Switch which) {
    return std::ranges::find(ruling.otherwise, which, &deal::Otherwise::which) != ruling.otherwise.end();
}

std::string likeBaseInWords(rulebook::Switch which, const rulebook::RuleSet& set, words::Language language) {
    const rulebook::Backing backing = rulebook::likeItsBase(which, set);
    const rulebook::RuleSet* base = rulebook::findRuleSet(backing.inheritedFrom);
    if (base == nullptr) return {};
    return words::say(language, {"nach {} ({})", "secondo {} ({})", "by {} ({})"},
                      rulebook::inWords(backing.citations.front(), language),
                      rulebook::titleInWords(*base, language));
}

std::string oursInWords(const rulebook::RuleSet& set, std::optional<rulebook::Switch> which, bool silenceTold,
                        words::Language language) {
    constexpr words::Text ours{" Das ist eine Vorgabe dieses Programms", " È una scelta di questo programma",
                               " It is this program's default"};
    constexpr words::Text silent{" Die Quellen schweigen dazu; das ist eine Vorgabe dieses Programms",
                                 " Le fonti tacciono; è una scelta di questo programma",
                                 " The sources are silent on it; it is this program's default"};
    constexpr words::Text toChange{", in den Hausregeln zu ändern.", ", da cambiare nelle regole della casa.",
                                   ", to be changed in the house rules."};
    const std::string said = which ? rulebook::unsettledInWords(*which, set, language) : std::string();
    const std::string like = which && !silenceTold ? likeBaseInWords(*which, set, language) : std::string();
    std::string text;
    if (!said.empty())
        text = ' ' + (said.starts_with("pagat.com") ? said : capital(said)) + '.';
    else if (!like.empty())
        text = words::say(language,
                          {" Die Quellen hier sagen dazu nichts; gespielt wird {}.",
                           " Le fonti di qui non ne parlano; si gioca {}.",
                           " The sources here say nothing of it; it is played {}."},
                          like);
    text += (text.empty() && !silenceTold ? silent : ours).in(language);
    return text + std::string(which ? toChange.in(language) : ".");
}

std::string chosenInWords(const rulebook::RuleSet& set, rulebook::Switch which, words::Language language) {
    return rulebook::playedAt(set, which, language) + oursInWords(set, which, false, language);
}

namespace {

// What would come otherwise beside the points.
std::vector<std::string> changesThere(const Replay& replay, const deal::Otherwise& other,
                                      words::Language language) {
    constexpr words::Text open{"wäre {} noch offen", "{} sarebbe ancora da decidere",
                               "{} would still be open"};
    constexpr words::Text moreOpen{"wären {} noch offen", "{} sarebbero ancora da decidere",
                                   "{} would still be open"};
    constexpr words::Text anew{"würde neu gegeben", "si ridarebbero le carte", "there would be a new deal"};
    constexpr words::Text notAnew{"würde nicht neu gegeben", "non si ridarebbero le carte",
                                  "there would be no new deal"};
    constexpr words::Text worth{"zählte {} {}", "{} varrebbe {}", "{} would be worth {}"};
    constexpr words::Text theGame{"ginge {} um die Partie", "{} varrebbe la partita",
                                  "{} would be for the game"};
    std::vector<std::string> all;
    std::vector<std::string> undecided;
    for (const deal::Figure which : deal::kFigures) {
        const auto at = static_cast<std::size_t>(which);
        const auto& whose = other.figures[at];
        if (other.open[at])
            undecided.push_back(theFigure(which, language));
        else if (whose && *whose)
            all.push_back(words::say(language, {"ginge {} an {}", "{} andrebbe a {}", "{} would go to {}"},
                                     theFigure(which, language), teamName(replay, **whose, language)));
        else if (whose)
            all.push_back(words::say(
                language, {"schriebe {} niemand", "nessuno segnerebbe {}", "nobody would score {}"},
                objectFigure(which, language)));
        if (const auto value = other.values[at]) {
            const bool isGame = *value == deal::kSpielAus;
            all.push_back(words::say(language, isGame ? theGame : worth, theFigure(which, language),
                                     isGame ? std::string() : numberName(*value, language)));
        }
    }
    if (!undecided.empty())
        all.push_back(words::say(language, undecided.size() == 1 ? open : moreOpen,
                                 rulebook::joinedNames(undecided, language)));
    if (other.newDeal) all.emplace_back((*other.newDeal ? anew : notAnew).in(language));
    if (other.nextDealer)
        all.push_back(words::say(language,
                                 {"gäbe als Nächster {}", "le carte le darebbe poi {}", "{} would deal next"},
                                 replay.nameOf(*other.nextDealer)));
    return all;
}

// What it would stand at, with what of the fines would still be owed.
std::string standsThere(const Replay& replay, const deal::Otherwise& other, words::Language language) {
    constexpr words::Text owe{"{}, und {} wären noch {} schuldig", "{}, e {} dovrebbero ancora {}",
                              "{}, and {} would still owe {}"};
    constexpr words::Text owes{"{}, und {} wäre noch {} schuldig", "{}, e {} dovrebbe ancora {}",
                               "{}, and {} would still owe {}"};
    constexpr words::Text noneOwe{"{}, und {} wären nichts mehr schuldig",
                                  "{}, e {} non dovrebbero più nulla", "{}, and {} would owe nothing more"};
    constexpr words::Text noneOwes{"{}, und {} wäre nichts mehr schuldig", "{}, e {} non dovrebbe più nulla",
                                   "{}, and {} would owe nothing more"};
    const bool alone = replay.state.seats == replay.state.teams();
    std::string text = byTeams(other.score, replay.rules.teams(), ":");
    for (int team = 0; team < replay.rules.teams(); ++team) {
        const int owed = other.deferred[static_cast<std::size_t>(team)];
        if (owed == replay.outcome.deferred[static_cast<std::size_t>(team)]) continue;
        const words::Text& words = owed == 0 ? (alone ? noneOwes : noneOwe) : alone ? owes : owe;
        text = words::say(language, words, text, teamName(replay, team, language), owed);
    }
    return text;
}

std::string resultThere(const Replay& replay, const deal::Otherwise& other, words::Language language) {
    constexpr words::Text won{"hätten {} die Partie gewonnen, mit {}",
                              "{} avrebbero vinto la partita, per {}", "{} would have won the game, with {}"};
    constexpr words::Text wonAlone{"hätte {} die Partie gewonnen, mit {}",
                                   "{} avrebbe vinto la partita, per {}",
                                   "{} would have won the game, with {}"};
    if (other.allowed)
        return words::say(
            language,
            *other.allowed
                ? words::Text{"wäre es erlaubt", "sarebbe permesso", "it would be allowed"}
                : words::Text{"wäre es nicht erlaubt", "non sarebbe permesso", "it would not be allowed"});
    if (other.winnerOpen || other.scoreOpen)
        return words::say(language, other.winnerOpen
                                        ? words::Text{"wäre offen, wer die Partie gewonnen hat",
                                                      "resterebbe aperto chi ha vinto la partita",
                                                      "it would be open who has won the game"}
                                        : words::Text{"wäre offen, was zu schreiben ist",
                                                      "resterebbe aperto che cosa si segna",
                                                      "it would be open what is to be written"});
    const bool alone = replay.state.seats == replay.state.teams();
    if (other.loser) {
        constexpr words::Text lost{"hätten {} die Partie verloren", "{} avrebbero perso la partita",
                                   "{} would have lost the game"};
        constexpr words::Text lostAlone{"hätte {} die Partie verloren", "{} avrebbe perso la partita",
                                        "{} would have lost the game"};
        return words::say(language, alone ? lostAlone : lost, teamName(replay, *other.loser, language));
    }
    if (other.winner) {
        return words::say(language, alone ? wonAlone : won, teamName(replay, *other.winner, language),
                          byTeams(other.score, replay.rules.teams(), ":"));
    }
    std::vector<std::string> all = changesThere(replay, other, language);
    if (replay.outcome.winner)
        all.insert(all.begin(),
                   words::say(language, {"wäre die Partie nicht zu Ende", "la partita non sarebbe finita",
                                         "the game would not be over"}));
    const std::string changes = rulebook::joinedNames(all, language);
    const std::string score = standsThere(replay, other, language);
    if (changes.empty())
        return words::say(language, {"stünde es {}", "si starebbe {}", "it would stand {}"}, score);
    const bool same = other.score == replay.outcome.score && other.deferred == replay.outcome.deferred;
    return same ? changes
                : words::say(language,
                             {"{}, und es stünde {}", "{}, e si starebbe {}", "{}, and it would stand {}"},
                             changes, score);
}

// Within quotation marks stand others.
std::string withinQuotes(std::string text, words::Language language) {
    using Marks = std::array<std::pair<std::string_view, std::string_view>, 2>;
    const Marks marks = language == words::Language::German    ? Marks{{{"„", "‚"}, {"“", "‘"}}}
                        : language == words::Language::Italian ? Marks{{{"«", "‘"}, {"»", "’"}}}
                                                               : Marks{{{"“", "‘"}, {"”", "’"}}};
    for (const auto& [outer, inner] : marks)
        for (std::size_t at = text.find(outer); at != std::string::npos; at = text.find(outer, at))
            text.replace(at, outer.size(), inner);
    return text;
}

// What each other value of one house rule would come to; after the first house rule in few words.
std::string otherValuesInWords(const Replay& replay, std::span<const deal::Otherwise> values, bool briefly,
                               words::Language language) {
    constexpr words::Text agreed{"wäre vereinbart: „{}“, {}", "se fosse concordato: «{}», {}",
                                 "if it were agreed: “{}”, {}"};
    constexpr words::Text held{"gälte „{}“, {}", "se valesse «{}», {}", "if “{}” held, {}"};
    std::string text;
    for (const deal::Otherwise& other : values)
        text += (text.empty() ? "" : "; ") +
                words::say(language, briefly ? held : agreed,
                           withinQuotes(rulebook::ruleAt(*other.which, other.value, language), language),
                           resultThere(replay, other, language));
    return text + '.';
}

// What is played by it for want of a source, as far as the ruling has not said that.
std::string playedInWords(const Replay& replay, const Ruling& ruling, rulebook::Switch which,
                          bool silenceTold, words::Language language) {
    const rulebook::RuleSet& set = replay.rules.set();
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    const auto isIts = [&](std::string_view name) { return rulebook::readSwitch(name) == which; };
    const deal::Consequence& costs = ruling.consequence;
    const bool isCostSaid = (silenceTold && !costs.redeal) || costs.penalty != deal::ByTeam{};
    const bool isSaid =
        !ruling.otherwiseAlone && point != nullptr && ruling.verdict != Verdict::Undecided &&
        ((isIts(point->depends.name) && !point->depends.someCases) || (isCostSaid && isIts(point->costs)));
    return (isSaid ? std::string() : ' ' + rulebook::playedAt(set, which, language)) +
           oursInWords(set, which, silenceTold, language);
}

// That it is another choice; whom it follows, or that two passages contradict each other.
std::string likewiseInWords(const rulebook::RuleSet& set, rulebook::Switch which, words::Language language) {
    std::string whose;
    if (!rulebook::contradictionIn(which, set).empty())
        whose = " (" + rulebook::unsettledInWords(which, set, language) + ')';
    else if (const std::string like = likeBaseInWords(which, set, language); !like.empty())
        whose = ", " + like;
    return words::say(
        language, {" Ebenso Vorgabe{}: ", " Altra scelta del programma{}: ", " Another default{}: "}, whose);
}

// What is taken from another set.
std::string assumedInWords(const Replay& replay, const Ruling& ruling, const deal::Otherwise& other,
                           words::Language language) {
    constexpr words::Text assumed{
        " Dass das auch hier so ist, sagt keine eigene Quelle{}. Zählten die Figuren in ihrer gewöhnlichen "
        "Reihenfolge, {}.",
        " Che valga anche qui non lo dice nessuna fonte propria{}. Se le figure contassero nel loro ordine "
        "consueto, {}.",
        " That it is so here too no source of its own says{}. If the figures counted in their usual order, "
        "{}."};
    const Carrier carrier = carrierOf(ruling, replay.rules);
    const std::string from = carrier.inheritedFrom.empty()
                                 ? std::string()
                                 : rulebook::takenOver(carrier.inheritedFrom, carrier.assumed, language);
    return words::say(language, assumed, from, resultThere(replay, other, language));
}

} // namespace

std::string choicesInWords(const Replay& replay, const Ruling& ruling, bool silenceTold,
                           words::Language language) {
    std::string text;
    const std::span<const deal::Otherwise> all(ruling.otherwise);
    bool first = true;
    for (std::size_t i = 0; i < all.size();) {
        const auto which = all[i].which;
        std::size_t end = i + 1;
        while (which && end < all.size() && all[end].which == which) ++end;
        if (!which) {
            text += assumedInWords(replay, ruling, all[i], language);
        } else if (first) {
            text += playedInWords(replay, ruling, *which, silenceTold, language) + ' ' +
                    capital(otherValuesInWords(replay, all.subspan(i, end - i), false, language));
            first = false;
        } else {
            text += likewiseInWords(replay.rules.set(), *which, language) +
                    otherValuesInWords(replay, all.subspan(i, end - i), true, language);
        }
        i = end;
    }
    return text;
}

} // namespace schreiber::perlaggen::ruling
