#include "choices.h"

#include "backing.h"
#include "name_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <perlaggen/deal/choices.h>
#include <perlaggen/rulebook/backing_words.h>
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

// The breach that the house rule is about.
Ruling* breachOf(const rulebook::Rules& rules, rulebook::Switch which, std::vector<Ruling>& here,
                 const std::vector<Ruling>& there) {
    auto found =
        std::ranges::find_if(here, [&](const Ruling& ruling) { return isOtherThere(ruling, there); });
    if (found == here.end())
        found = std::ranges::find_if(
            here, [&](const Ruling& ruling) { return deal::isCostOf(rules, which, ruling); });
    return found == here.end() ? nullptr : &*found;
}

// The point that the house rule is about, best the one by which something counted where it did.
rulebook::PointName pointOf(const rulebook::Rules& rules, rulebook::Switch which,
                            const deal::Outcome& outcome) {
    const auto points = rulebook::pointsOn(which, rules.set());
    for (const deal::Counted& counted : outcome.counted)
        for (const rulebook::RulePoint* point : points)
            if (point->name == counted.point) return counted.point;
    if (!points.empty()) return points.front()->name;
    return outcome.counted.empty() ? rulebook::PointName() : outcome.counted.back().point;
}

Ruling noteOf(const rulebook::Rules& rules, rulebook::Switch which, const TimeLine& here,
              const TimeLine& there) {
    Ruling note;
    note.event = deal::decidedAt(here.state, here.outcome, there.outcome);
    note.verdict = Verdict::Note;
    note.rule = pointOf(rules, which, here.outcome);
    note.restsOn = which;
    return note;
}

} // namespace

void tellChoices(const rulebook::Rules& rules, const rulebook::SwitchSet& asked,
                 const std::function<TimeLine(const rulebook::Rules&)>& again, TimeLine& timeLine) {
    std::vector<Ruling> notes;
    for (const deal::OtherValue& other : deal::otherValues(rules, asked, timeLine.state, timeLine.outcome)) {
        const bool said = std::ranges::any_of(timeLine.rulings, [&](const Ruling& ruling) {
            return ruling.otherwise.empty() && saysSo(ruling, other.which, rules);
        });
        if (said) continue;
        const TimeLine there = again(other.rules);
        if (!deal::comesToOther(timeLine.state, timeLine.outcome, there.outcome)) continue;
        const deal::Otherwise told = deal::otherwise(other, timeLine.state, timeLine.outcome, there.outcome);
        Ruling* ruling = breachOf(rules, other.which, timeLine.rulings, there.rulings);
        if (ruling != nullptr && ruling->openSwitch) continue; // that decides first
        if (ruling != nullptr && carrierOf(*ruling, rules).restsOn == RestsOn::Source)
            ruling->restsOn = other.which;
        if (ruling == nullptr) {
            const auto note =
                std::ranges::find(notes, other.which, [](const Ruling& one) { return *one.restsOn; });
            ruling = note == notes.end() ? &notes.emplace_back(noteOf(rules, other.which, timeLine, there))
                                         : &*note;
        }
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

// Whose the figures would be that go to another.
std::string figuresThere(const Replay& replay, const deal::Otherwise& other, words::Language language) {
    constexpr words::Text goes{"ginge {} an {}", "{} andrebbe a {}", "{} would go to {}"};
    constexpr words::Text nobodys{"schriebe {} niemand", "nessuno segnerebbe {}", "nobody would score {}"};
    std::vector<std::string> all;
    for (const deal::Figure which : deal::kFigures) {
        const auto& whose = other.figures[static_cast<std::size_t>(which)];
        if (!whose) continue;
        if (*whose)
            all.push_back(fmt::format(fmt::runtime(goes.in(language)), theFigure(which, language),
                                      teamName(replay, **whose, language)));
        else
            all.push_back(fmt::format(fmt::runtime(nobodys.in(language)), objectFigure(which, language)));
    }
    return rulebook::joinedNames(all, language);
}

std::string resultThere(const Replay& replay, const deal::Otherwise& other, words::Language language) {
    constexpr words::Text won{"hätten {} die Partie gewonnen, mit {}",
                              "{} avrebbero vinto la partita, per {}", "{} would have won the game, with {}"};
    constexpr words::Text wonAlone{"hätte {} die Partie gewonnen, mit {}",
                                   "{} avrebbe vinto la partita, per {}",
                                   "{} would have won the game, with {}"};
    constexpr words::Text goesOn{"wäre die Partie nicht zu Ende, und es stünde {}",
                                 "la partita non sarebbe finita e si starebbe {}",
                                 "the game would not be over, and it would stand {}"};
    constexpr words::Text stands{"stünde es {}", "si starebbe {}", "it would stand {}"};
    const std::string score = scoreInWords(replay, other.score);
    if (other.winner) {
        const bool alone = replay.state.seats == replay.state.teams();
        return fmt::format(fmt::runtime((alone ? wonAlone : won).in(language)),
                           teamName(replay, *other.winner, language), score);
    }
    constexpr words::Text also{"{}, und es stünde {}", "{} e si starebbe {}", "{}, and it would stand {}"};
    const std::string figures = figuresThere(replay, other, language);
    if (!figures.empty()) return fmt::format(fmt::runtime(also.in(language)), figures, score);
    return fmt::format(fmt::runtime((replay.outcome.winner ? goesOn : stands).in(language)), score);
}

std::string otherValueInWords(const Replay& replay, const deal::Otherwise& other, words::Language language) {
    constexpr words::Text agreed{" Wäre vereinbart: „{}“, {}.", " Se fosse concordato: «{}», {}.",
                                 " If it were agreed: “{}”, {}."};
    std::string value(
        rulebook::ruleOf(other.which, rulebook::valuesOf(other.which)[static_cast<std::size_t>(other.value)])
            .in(language));
    if (value.ends_with('.')) value.pop_back();
    return fmt::format(fmt::runtime(agreed.in(language)), value, resultThere(replay, other, language));
}

} // namespace

std::string choicesInWords(const Replay& replay, const Ruling& ruling, words::Language language) {
    std::string text;
    const rulebook::RuleSet& set = replay.rules.set();
    for (std::size_t i = 0; i < ruling.otherwise.size(); ++i) {
        const deal::Otherwise& other = ruling.otherwise[i];
        if (i == 0 || ruling.otherwise[i - 1].which != other.which)
            text += ' ' + rulebook::playedAt(set, other.which, language) +
                    oursInWords(set, other.which, false, language);
        text += otherValueInWords(replay, other, language);
    }
    return text;
}

} // namespace schreiber::perlaggen::ruling
