#include "explain.h"

#include "backing.h"
#include "choices.h"
#include "consequence_words.h"
#include "missing_words.h"
#include "name_words.h"
#include "sentences.h"
#include "supposed_words.h"

#include <algorithm>
#include <perlaggen/deal/house.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/ruling/chosen.h>
#include <perlaggen/ruling/event_words.h>
#include <set>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using deal::Ruling, deal::Verdict;

namespace {

// Who does not prove what he has bet may owe both figures: each has its own ruling, and is named.
std::string unprovedFigure(const deal::Event& event, const Ruling& ruling, words::Language language) {
    const auto* irregular = std::get_if<deal::Irregular>(&event.action);
    const bool unproved = irregular != nullptr && irregular->kind == deal::Irregularity::NoProof;
    return unproved && ruling.about.figure ? ": " + theFigure(*ruling.about.figure, language) : std::string();
}

// What was done, and the rule that it is about: where the record does not tell whether it is broken, or not
// in which of its ways.
std::string eventAndRule(const Replay& replay, const Ruling& ruling, words::Language language) {
    std::string text;
    const auto at = static_cast<std::size_t>(ruling.event);
    if (ruling.event >= 0 && at < replay.record.events.size())
        text = eventInWords(replay.record.header, replay.record.events[at], language) +
               unprovedFigure(replay.record.events[at], ruling, language) + ".";
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (point == nullptr) return text;
    if (!text.empty()) text += ' ';
    // what it costs follows at once, where it hangs on whether it was meant
    if (!ruling.decides.empty() && ruling.decides.front().meant == ruling.event && !ruling.openSwitch) {
        text.pop_back();
        return text;
    }
    if (point->number == 0 || deal::isInSet(replay.rules, point->name))
        return text + words::say(language, point->text);
    // the words of a rule that this set has not would say what does not hold here: the case itself does, and
    // where a house rule is asked its question
    if (!ruling.openSwitch)
        if (const std::string breach = caseSentence(replay, ruling, language); !breach.empty()) {
            return text +
                   words::say(language,
                              {"Ein Verstoß ist es, wenn das stimmt: {}",
                               "È una violazione se è vero che: {}", "It is a breach if this is so: {}"},
                              breach);
        }
    if (!text.empty()) text.pop_back();
    return text;
}

// Why it cannot be told.
std::string doubt(const Replay& replay, const Ruling& ruling, words::Language language) {
    if (ruling.verdict != Verdict::Undecided) return {};
    const auto isOfCards = [](const deal::MissingFact& fact) { return fact.meant == deal::kNoEvent; };
    if (std::ranges::any_of(ruling.decides, isOfCards))
        return words::say(language, {" Das lässt sich nicht entscheiden: Die Karten sind nicht bekannt.",
                                     " Non si può decidere: le carte non sono note.",
                                     " This cannot be decided: the cards are not known."});
    if (ruling.decides.empty()) return {};
    const int meant = ruling.decides.front().meant;
    if (meant == ruling.event && ruling.seat && ruling.openSwitch) {
        return words::say(
            language,
            {" Wird es bestraft, verliert {} jede Figur dieser Gabe und zwei Punkte, sonst zählt die Gabe, "
             "wie "
             "sie liegt. Soll nur bestraft werden, wer es wissentlich tut, muss auch das noch feststehen.",
             " Se è punito, {} perde ogni figura di questa smazzata e due punti; altrimenti la smazzata "
             "conta "
             "com'è. Se si punisce solo chi lo fa consapevolmente, va accertato anche questo.",
             " If it is punished, {} loses every figure of this deal and two points, else the deal counts as "
             "it "
             "lies. If only whoever does it knowingly is punished, that too has yet to be known."},
            sideName(replay, *ruling.seat, language));
    }
    if (meant == ruling.event && ruling.seat) {
        constexpr words::Text knowingly{
            " Das lässt sich erst entscheiden, wenn feststeht, ob es wissentlich geschah. Dann verliert {} "
            "jede "
            "Figur dieser Gabe und zwei Punkte; sonst kostet es nichts, und die Gabe zählt, wie sie liegt.",
            " Si può decidere solo sapendo se è stato fatto consapevolmente. In tal caso {} perde ogni "
            "figura di "
            "questa smazzata e due punti; altrimenti non costa nulla, e la smazzata conta com'è.",
            " This cannot be decided before it is known whether it was done knowingly. Then {} loses every "
            "figure "
            "of this deal and two points; otherwise it costs nothing, and the deal counts as it lies."};
        return words::say(language, knowingly, sideName(replay, *ruling.seat, language));
    }
    return words::say(
        language,
        {" Das lässt sich erst entscheiden, wenn feststeht, ob in Zeile {} wissentlich gehandelt wurde.",
         " Si può decidere solo sapendo se alla riga {} si è agito consapevolmente.",
         " This cannot be decided before it is known whether what line {} tells was done knowingly."},
        replay.lineOf(meant));
}

} // namespace

std::string explain(const Replay& replay, const deal::MissingFact& fact, words::Language language) {
    return missingFact(replay.nameOf(fact.seat), fact, replay.lineOf(fact.meant), language);
}

std::string explainValues(std::span<const Ruling> rulings, rulebook::Switch which, words::Language language) {
    constexpr words::Text first{"Möglich ist: {}", "È possibile: {}", "It can be agreed: {}"};
    constexpr words::Text next{" Oder: {}", " Oppure: {}", " Or: {}"};
    std::set<int> values;
    for (const Ruling& ruling : rulings)
        if (ruling.openSwitch == which)
            for (const deal::Alternative& alternative : ruling.alternatives) values.insert(alternative.value);
    std::string text;
    for (const int value : values)
        text += words::say(language, text.empty() ? first : next,
                           rulebook::valueInWords(
                               which, rulebook::valuesOf(which)[static_cast<std::size_t>(value)], language));
    return text;
}

namespace {

// The sentence with its section, before the full stop: "... darf nicht bieten (§ 21)."
std::string withSections(std::string sentence, const Ruling& ruling, const Replay& replay,
                         words::Language language) {
    if (!wasBroken(ruling)) return sentence;
    Ruling told = ruling;
    if (isGestrichenBesides(told)) told.also = {}; // has a sentence of its own
    const Carrier carrier = carrierOf(told, replay.rules);
    const std::string where = carrier.contradicted ? std::string() : sections(carrier, language);
    if (where.empty() || !sentence.ends_with('.') || sentence.find("§") != std::string::npos) return sentence;
    sentence.pop_back();
    return sentence + " (" + where + ").";
}

// That two passages contradict each other, or that it is a reading (readings.md 57, 58).
std::string remarks(const Replay& replay, const Ruling& ruling, words::Language language) {
    if (ruling.verdict == Verdict::Undecided || !wasBroken(ruling)) return {};
    // which passage is followed is not asked where the club has agreed it
    const Carrier carrier = carrierOf(ruling, replay.rules);
    if (carrier.restsOn == RestsOn::House && carrier.citations.empty()) return {};
    std::string text;
    for (const rulebook::PointName name : {ruling.rule, ruling.also})
        if (const rulebook::RulePoint* point = rulebook::findRulePoint(name);
            point != nullptr && (name == ruling.rule || ruling.verdict == Verdict::Illegal) &&
            (point->players & 1U << static_cast<unsigned>(replay.rules.seats())) != 0)
            for (const std::string& remark : rulebook::remarksFor(*point, replay.rules.set(), language))
                text += ' ' + remark;
    return text;
}

// readings.md 56: what this program chose for want of a source is not the club's own rule. `silenceTold`:
// that no source says it stands in the sentences before.
std::string chosenHere(const Replay& replay, const Ruling& ruling, bool silenceTold,
                       words::Language language) {
    const Carrier carrier = carrierOf(ruling, replay.rules);
    if (ruling.verdict == Verdict::Undecided || !wasBroken(ruling)) return {};
    if (ruling.about.lack == deal::Lack::Ruled) return {};    // said there
    if (ruling.about.lack == deal::Lack::Question) return {}; // nothing follows from it
    if (carrier.redealUnsaid && carrier.restsOn == RestsOn::Default)
        return words::say(language,
                          {" Dass dann neu gegeben wird, sagt keine Quelle, die hier gilt; das ist eine "
                           "Vorgabe dieses Programms.",
                           " Che allora si ridiano le carte non lo dice nessuna fonte valida qui; è una "
                           "scelta di questo programma.",
                           " That the cards are then dealt again no source says that holds here; it is "
                           "this program's default."});
    if (carrier.voidUnsaid && carrier.restsOn == RestsOn::Default && !carrier.houseRule)
        return words::say(
            language, {" Dass es dann nicht gilt, sagt keine Quelle, die hier gilt; das ist eine Vorgabe "
                       "dieses Programms.",
                       " Che allora non valga non lo dice nessuna fonte valida qui; è una scelta di questo "
                       "programma.",
                       " That it then does not count no source says that holds here; it is this program's "
                       "default."});
    if (carrier.restsOn == RestsOn::House && ruling.openSwitch) return {}; // has yet to be agreed
    if (carrier.restsOn == RestsOn::House && tellsAgreement(replay, ruling, language)) return {};
    const rulebook::RulePoint* point = rulebook::findRulePoint(ruling.rule);
    if (carrier.restsOn == RestsOn::House) {
        // that it costs nothing is said nowhere else
        const bool isFree =
            !silenceTold && carrier.houseRule && rulebook::isAgreedNothing(*carrier.houseRule, replay.rules);
        return (isFree ? ' ' + rulebook::playedAt(replay.rules.set(), *carrier.houseRule, language) : "") +
               words::say(language, {" So ist es hier vereinbart.", " Qui è concordato così.",
                                     " So it is agreed here."});
    }
    const bool chosen = carrier.houseRule && isChosen(*carrier.houseRule, replay.rules);
    const bool unsaid = carrier.citations.empty() && ruling.about.lack == deal::Lack::None &&
                        !ruling.openSwitch && !silenceTold && point != nullptr && point->number != 0;
    if (!chosen && !unsaid) return {};
    if (carrier.houseRule && tellsOtherwise(ruling, *carrier.houseRule)) return {}; // told with it
    if (carrier.restsOn != RestsOn::Default) return {};
    if (chosen && carrier.dutyOfHouse)
        return ' ' + chosenInWords(replay.rules.set(), *carrier.houseRule, language);
    // the house rule is about what it costs, and not about the new deal
    if (chosen && ruling.consequence.redeal && point != nullptr && onlyCosts(*carrier.houseRule, *point))
        return words::say(language, {" Das ist eine Vorgabe dieses Programms; in den Hausregeln zu ändern "
                                     "ist nur, ob es auch Punkte kostet.",
                                     " È una scelta di questo programma; nelle regole della casa si può "
                                     "cambiare solo se costi anche punti.",
                                     " It is this program's default; in the house rules only whether it "
                                     "costs points as well can be changed."});
    return oursInWords(replay.rules.set(), chosen ? carrier.houseRule : std::nullopt, silenceTold, language);
}

} // namespace

std::string explain(const Replay& replay, const Ruling& ruling, words::Language language) {
    const bool sure = ruling.verdict != Verdict::Undecided;
    if (ruling.otherwiseAlone) return choicesInWords(replay, ruling, false, language).substr(1);
    std::string what = sure ? caseSentence(replay, ruling, language) : std::string();
    if (what.empty())
        what = eventAndRule(replay, ruling, language);
    else
        what = withSections(std::move(what), ruling, replay, language);
    const bool silenceTold = tellsSilence(replay, ruling, language);
    return what + doubt(replay, ruling, language) + consequenceInWords(replay, ruling, language) +
           remarks(replay, ruling, language) + chosenHere(replay, ruling, silenceTold, language) +
           choicesInWords(replay, ruling, silenceTold, language) +
           providedInWords(replay, ruling.provided, language);
}

} // namespace schreiber::perlaggen::ruling
