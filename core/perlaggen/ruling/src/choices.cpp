#include "choices.h"

#include "backing.h"
#include "name_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <perlaggen/deal/choices.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>

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
// broken by the other value, or by what it was decided.
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
    return here.outcome.counted.empty() ? rulebook::PointName() : here.outcome.counted.back().point;
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
    Ruling& note = notes.emplace_back();
    note.event = deal::decidedAt(here.state, here.outcome, there.outcome);
    note.verdict = Verdict::Note;
    note.rule = point;
    note.restsOn = which;
    note.otherwiseAlone = true;
    return note;
}

} // namespace

void tellChoices(const rulebook::Rules& rules, const std::vector<deal::OtherValue>& others,
                 const std::function<std::optional<OtherTimeLine>(const deal::OtherValue&)>& again,
                 TimeLine& timeLine) {
    std::vector<Ruling> notes;
    for (const deal::OtherValue& other : others) {
        const auto there = again(other);
        if (!there || !deal::comesToOther(timeLine.outcome, there->timeLine.outcome)) continue;
        Ruling* ruling = rulingOf(rules, other.which, timeLine.rulings, *there);
        if (ruling == nullptr)
            ruling = &noteOf(rules, other.which, timeLine, there->timeLine, notes);
        else if (carrierOf(*ruling, rules).restsOn == RestsOn::Source)
            ruling->restsOn = other.which;
        deal::Otherwise told = deal::otherwise(timeLine.outcome, there->timeLine.outcome);
        told.which = other.which;
        told.value = other.value;
        ruling->otherwise.push_back(told);
    }
    for (Ruling& note : notes)
        if (!note.rule.empty()) timeLine.rulings.push_back(std::move(note));
}

bool tellsOtherwise(const Ruling& ruling, rulebook::Switch which) {
    return std::ranges::find(ruling.otherwise, which, &deal::Otherwise::which) != ruling.otherwise.end();
}

std::string likeBaseInWords(rulebook::Switch which, const rulebook::RuleSet& set, words::Language language) {
    const rulebook::Backing backing = rulebook::likeItsBase(which, set);
    const rulebook::RuleSet* base = rulebook::findRuleSet(backing.inheritedFrom);
    if (base == nullptr) return {};
    constexpr words::Text like{"nach {} ({})", "secondo {} ({})", "by {} ({})"};
    return fmt::format(fmt::runtime(like.in(language)),
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
    constexpr words::Text played{" Die Quellen hier sagen dazu nichts; gespielt wird {}.",
                                 " Le fonti di qui non ne parlano; si gioca {}.",
                                 " The sources here say nothing of it; it is played {}."};
    const std::string said = which ? rulebook::unsettledInWords(*which, set, language) : std::string();
    const std::string like = which && !silenceTold ? likeBaseInWords(*which, set, language) : std::string();
    std::string text;
    if (!said.empty())
        text = ' ' + (said.starts_with("pagat.com") ? said : capital(said)) + '.';
    else if (!like.empty())
        text = fmt::format(fmt::runtime(played.in(language)), like);
    text += (text.empty() && !silenceTold ? silent : ours).in(language);
    return text + std::string(which ? toChange.in(language) : ".");
}

std::string dutyOfHouseInWords(const rulebook::RuleSet& set, rulebook::Switch which,
                               words::Language language) {
    return ' ' + rulebook::playedAt(set, which, language) + oursInWords(set, which, false, language);
}

namespace {

std::string scoreInWords(const Replay& replay, const deal::ByTeam& score) {
    std::string text;
    for (int team = 0; team < replay.rules.teams(); ++team)
        text += fmt::format("{}{}", text.empty() ? "" : ":", score[static_cast<std::size_t>(team)]);
    return text;
}

// What would come otherwise beside the points.
std::vector<std::string> changesThere(const Replay& replay, const deal::Otherwise& other,
                                      words::Language language) {
    constexpr words::Text goes{"ginge {} an {}", "{} andrebbe a {}", "{} would go to {}"};
    constexpr words::Text nobodys{"schriebe {} niemand", "nessuno segnerebbe {}", "nobody would score {}"};
    constexpr words::Text open{"wäre {} noch offen", "{} sarebbe ancora da decidere",
                               "{} would still be open"};
    constexpr words::Text moreOpen{"wären {} noch offen", "{} sarebbero ancora da decidere",
                                   "{} would still be open"};
    constexpr words::Text anew{"würde neu gegeben", "si ridarebbero le carte", "there would be a new deal"};
    constexpr words::Text notAnew{"würde nicht neu gegeben", "non si ridarebbero le carte",
                                  "there would be no new deal"};
    constexpr words::Text deals{"gäbe als Nächster {}", "le carte le darebbe poi {}", "{} would deal next"};
    std::vector<std::string> all;
    std::vector<std::string> undecided;
    for (const deal::Figure which : deal::kFigures) {
        const auto at = static_cast<std::size_t>(which);
        const auto& whose = other.figures[at];
        if (other.open[at])
            undecided.push_back(theFigure(which, language));
        else if (whose && *whose)
            all.push_back(fmt::format(fmt::runtime(goes.in(language)), theFigure(which, language),
                                      teamName(replay, **whose, language)));
        else if (whose)
            all.push_back(fmt::format(fmt::runtime(nobodys.in(language)), objectFigure(which, language)));
    }
    if (!undecided.empty())
        all.push_back(fmt::format(fmt::runtime((undecided.size() == 1 ? open : moreOpen).in(language)),
                                  rulebook::joinedNames(undecided, language)));
    if (other.newDeal) all.emplace_back((*other.newDeal ? anew : notAnew).in(language));
    if (other.nextDealer)
        all.push_back(fmt::format(fmt::runtime(deals.in(language)), replay.nameOf(*other.nextDealer)));
    return all;
}

// What it would stand at, with what of the fines would still be owed.
std::string standsThere(const Replay& replay, const deal::Otherwise& other, words::Language language) {
    constexpr words::Text owes{"{}, und {} wären noch {} schuldig", "{}, e {} dovrebbero ancora {}",
                               "{}, and {} would still owe {}"};
    std::string text = scoreInWords(replay, other.score);
    for (int team = 0; team < replay.rules.teams(); ++team)
        if (const int owed = other.deferred[static_cast<std::size_t>(team)];
            owed != replay.outcome.deferred[static_cast<std::size_t>(team)])
            text = fmt::format(fmt::runtime(owes.in(language)), text, teamName(replay, team, language), owed);
    return text;
}

std::string resultThere(const Replay& replay, const deal::Otherwise& other, words::Language language) {
    constexpr words::Text won{"hätten {} die Partie gewonnen, mit {}",
                              "{} avrebbero vinto la partita, per {}", "{} would have won the game, with {}"};
    constexpr words::Text wonAlone{"hätte {} die Partie gewonnen, mit {}",
                                   "{} avrebbe vinto la partita, per {}",
                                   "{} would have won the game, with {}"};
    constexpr words::Text goesOn{"wäre die Partie nicht zu Ende", "la partita non sarebbe finita",
                                 "the game would not be over"};
    if (other.winner) {
        const bool alone = replay.state.seats == replay.state.teams();
        return fmt::format(fmt::runtime((alone ? wonAlone : won).in(language)),
                           teamName(replay, *other.winner, language), scoreInWords(replay, other.score));
    }
    std::vector<std::string> all = changesThere(replay, other, language);
    if (replay.outcome.winner) all.insert(all.begin(), std::string(goesOn.in(language)));
    constexpr words::Text stands{"stünde es {}", "si starebbe {}", "it would stand {}"};
    constexpr words::Text also{"{}, und es stünde {}", "{}, e si starebbe {}", "{}, and it would stand {}"};
    const std::string changes = rulebook::joinedNames(all, language);
    const std::string score = standsThere(replay, other, language);
    if (changes.empty()) return fmt::format(fmt::runtime(stands.in(language)), score);
    const bool same = other.score == replay.outcome.score && other.deferred == replay.outcome.deferred;
    return same ? changes : fmt::format(fmt::runtime(also.in(language)), changes, score);
}

std::string otherValueInWords(const Replay& replay, const deal::Otherwise& other, words::Language language) {
    constexpr words::Text agreed{" Wäre vereinbart: „{}“, {}.", " Se fosse concordato: «{}», {}.",
                                 " If it were agreed: “{}”, {}."};
    return fmt::format(fmt::runtime(agreed.in(language)),
                       rulebook::ruleAt(*other.which, other.value, language),
                       resultThere(replay, other, language));
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
    return fmt::format(fmt::runtime(assumed.in(language)), from, resultThere(replay, other, language));
}

} // namespace

std::string choicesInWords(const Replay& replay, const Ruling& ruling, bool silenceTold,
                           words::Language language) {
    std::string text;
    const rulebook::RuleSet& set = replay.rules.set();
    for (std::size_t i = 0; i < ruling.otherwise.size(); ++i) {
        const deal::Otherwise& other = ruling.otherwise[i];
        if (!other.which) {
            text += assumedInWords(replay, ruling, other, language);
            continue;
        }
        if (i == 0 || ruling.otherwise[i - 1].which != other.which)
            text += ' ' + rulebook::playedAt(set, *other.which, language) +
                    oursInWords(set, other.which, i == 0 && silenceTold, language);
        text += otherValueInWords(replay, other, language);
    }
    return text;
}

} // namespace schreiber::perlaggen::ruling
