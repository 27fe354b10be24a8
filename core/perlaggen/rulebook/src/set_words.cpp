#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <utility>
#include <words/fold.h>

namespace schreiber::perlaggen::rulebook {
namespace {

using words::search::foldedWords;

// Switches that no rule point names.
constexpr std::pair<Switch, Subject> kBesidePoints[] = {
    {Switch::SchlSecondPerlagg, Subject::Setup},
    {Switch::OberUnterOrder, Subject::Setup},
    {Switch::SouthernHeartCount, Subject::Setup},
    {Switch::RevokeBySilence, Subject::Play},
    {Switch::PairOfSixes, Subject::Figure},
    {Switch::ExchangeDisclosureBeforePlay, Subject::Exchange},
    {Switch::SevenCardCutCompensation, Subject::Cut},
    {Switch::GestrichenMayHoldBlind, Subject::Blind},
};

// The first point that holds by the switch, else the first that names it; null for none.
const RulePoint* pointOf(Switch which) {
    const RulePoint* naming = nullptr;
    for (const RulePoint& point : catalogue()) {
        if (point.depends.name == nameOf(which)) return &point;
        const std::vector<Switch> named = switchesOf(point);
        if (naming == nullptr && std::ranges::find(named, which) != named.end()) naming = &point;
    }
    return naming;
}

std::array<Subject, kSwitchCount> allSubjects() {
    std::array<Subject, kSwitchCount> subjects{};
    for (int i = 0; i < kSwitchCount; ++i)
        if (const RulePoint* point = pointOf(static_cast<Switch>(i)))
            subjects[static_cast<std::size_t>(i)] = point->subject;
    for (const auto& [which, subject] : kBesidePoints) subjects[static_cast<std::size_t>(which)] = subject;
    return subjects;
}

// `zwei, dann drei`: how many cards at a time, one after the other.
std::string batchesInWords(const std::vector<int>& cards, words::Language language) {
    constexpr std::array<words::Text, 8> kNumbers{{{"keine", "nessuna", "none"},
                                                   {"eine", "una", "one"},
                                                   {"zwei", "due", "two"},
                                                   {"drei", "tre", "three"},
                                                   {"vier", "quattro", "four"},
                                                   {"fünf", "cinque", "five"},
                                                   {"sechs", "sei", "six"},
                                                   {"sieben", "sette", "seven"}}};
    constexpr words::Text then{", dann ", ", poi ", ", then "};
    std::string text;
    for (const int count : cards) {
        if (!text.empty()) text += then.in(language);
        const auto at = static_cast<std::size_t>(count);
        text += at < kNumbers.size() ? std::string(kNumbers[at].in(language)) : std::to_string(count);
    }
    return text;
}

} // namespace

Subject subjectOf(Switch which) {
    static const std::array<Subject, kSwitchCount> kAll = allSubjects();
    return kAll[static_cast<std::size_t>(which)];
}

std::vector<Switch> switchesOf(const RulePoint& point) {
    std::vector<Switch> all;
    for (const std::string_view name : {point.depends.name, point.costs, point.also[0], point.also[1]})
        if (const auto which = readSwitch(name);
            which && std::find(all.begin(), all.end(), *which) == all.end())
            all.push_back(*which);
    return all;
}

std::string_view cataloguedId(const RuleSet& set) {
    return findRuleSet(set.id) != nullptr ? std::string_view(set.id) : std::string_view(set.base);
}

std::string titleInWords(const RuleSet& set, words::Language language) {
    const RuleSet* listed = findRuleSet(set.id);
    if (listed == nullptr || set.title != listed->title) return set.title;
    return std::string(displayName(set.id).in(language));
}

std::string headingInWords(const RuleSet& set, words::Language language) {
    std::string title = titleInWords(set, language);
    const std::string_view book = displayName(cataloguedId(set)).in(language);
    return book.empty() || title == book ? title : fmt::format("{} ({})", title, book);
}

const RuleSet* ruleSetNamed(std::string_view said) {
    const std::vector<std::string> words = foldedWords(said);
    if (words.empty()) return nullptr;
    const RuleSet* whole = nullptr;
    const RuleSet* part = nullptr;
    int parts = 0;
    for (const RuleSet& set : ruleSets()) {
        bool within = false;
        for (const std::string_view name :
             {std::string_view(set.id), displayName(set.id).in(words::Language::German),
              displayName(set.id).in(words::Language::Italian),
              displayName(set.id).in(words::Language::English)}) {
            const std::vector<std::string> named = foldedWords(name);
            if (named == words && whole == nullptr) whole = &set;
            within = within || std::all_of(words.begin(), words.end(), [&](const std::string& word) {
                         return std::find(named.begin(), named.end(), word) != named.end();
                     });
        }
        if (!within) continue;
        part = &set;
        ++parts;
    }
    if (whole != nullptr) return whole;
    return parts == 1 ? part : nullptr;
}

bool holdsIn(const RulePoint& point, const RuleSet& set) {
    const std::string_view listed = cataloguedId(set);
    const auto which = point.depends.value.empty() ? std::nullopt : readSwitch(point.depends.name);
    const RuleSet* base = findRuleSet(listed);
    if (!which || base == nullptr || set.switches[*which] == base->switches[*which])
        return holdsIn(point, listed);
    const auto value = readSwitchValue(*which, point.depends.value);
    return value && set.switches[*which].relevant && set.switches[*which].value == *value;
}

std::string valueInWords(Switch which, std::string_view value, words::Language language) {
    const std::string_view said = textOf(which, value).in(language);
    return std::string(said.empty() ? value : said);
}

namespace {

std::string saidBy(const RuleSet& set, std::string_view switchName, words::Language language) {
    const auto which = readSwitch(switchName);
    return which ? playedAt(set, *which, language) : std::string();
}

} // namespace

namespace {

// `withSwitch`: whether what the point's switch stands at is told as well.
template <class WithSwitch>
std::string pointsTold(std::initializer_list<const RulePoint*> points, const RuleSet& set,
                       words::Language language, WithSwitch withSwitch) {
    std::vector<std::string> sentences; // what two points say alike is said once
    const auto add = [&](std::string_view sentence) {
        if (!sentence.empty() && std::find(sentences.begin(), sentences.end(), sentence) == sentences.end())
            sentences.emplace_back(sentence);
    };
    for (const RulePoint* point : points) {
        // a point that a record alone needs is no rule of any set
        const bool holds = point->number == 0 || holdsIn(*point, set);
        if (holds) {
            add(point->text.in(language));
            add(consequenceAt(*point, set, language));
        }
        if (!holds || (point->depends.value.empty() && withSwitch(*point)))
            add(saidBy(set, point->depends.name, language));
        if (holds) add(saidBy(set, point->costs, language));
    }
    if (sentences.empty())
        add(words::Text{"Eine eigene Regel dafür gibt es hier nicht.", "Qui non c'è una regola apposita.",
                        "There is no rule of its own for this here."}
                .in(language));
    return fmt::format("{}", fmt::join(sentences, " "));
}

} // namespace

std::string ruleInWords(const RulePoint& point, const RuleSet& set, words::Language language) {
    return pointsTold({&point}, set, language, [](const RulePoint&) { return true; });
}

std::string rulesInWords(std::initializer_list<const RulePoint*> points, const RuleSet& set,
                         words::Language language, std::optional<Switch> restsOn) {
    return pointsTold(points, set, language, [&](const RulePoint& point) {
        return !point.depends.someCases || (restsOn && readSwitch(point.depends.name) == restsOn);
    });
}

std::string standsAt(const RuleSet& set, Switch which, words::Language language) {
    const Setting& setting = set.switches[which];
    if (!setting.relevant) return {};
    if (setting.open())
        return std::string(
            words::Text{"Noch nicht vereinbart.", "Non ancora concordato.", "Not agreed yet."}.in(language));
    return valueInWords(which, valuesOf(which)[static_cast<std::size_t>(setting.value)], language);
}

std::string playedAt(const RuleSet& set, Switch which, words::Language language) {
    const Setting& setting = set.switches[which];
    if (!setting.relevant) return {};
    if (setting.open()) {
        constexpr words::Text kOpen{"Noch nicht vereinbart ist, {}", "Non è ancora concordato {}",
                                    "It is not agreed yet {}"};
        std::string question(textOf(which).in(language));
        question.front() = static_cast<char>(question.front() - 'A' + 'a'); // they begin with plain letters
        return fmt::format(fmt::runtime(kOpen.in(language)), question);
    }
    if (which == Switch::Target) return targetInWords(set.startScore, set.target(), language);
    return std::string(ruleOf(which, valuesOf(which)[static_cast<std::size_t>(setting.value)]).in(language));
}

std::string ruleAt(Switch which, int value, words::Language language) {
    std::string rule(ruleOf(which, valuesOf(which)[static_cast<std::size_t>(value)]).in(language));
    rule.resize(std::min(rule.find(". "), rule.size())); // what else there is to say of it is not the rule
    if (rule.ends_with('.')) rule.pop_back();
    return rule;
}

std::string targetInWords(int start, int target, words::Language language) {
    if (start > target)
        return fmt::format(
            fmt::runtime(words::Text{"Eine Partie geht von {} abwärts bis {}.",
                                     "Una partita scende da {} a {}.", "A game counts down from {} to {}."}
                             .in(language)),
            start, target);
    return fmt::format(
        fmt::runtime(words::Text{"Eine Partie geht zu {} Punkten.", "Una partita va a {} punti.",
                                 "A game is played to {} points."}
                         .in(language)),
        target);
}

std::string packInWords(cards::Pack pack, words::Language language) {
    constexpr words::Text with{"Gespielt wird mit 33 Karten, den Weli dabei.",
                               "Si gioca con 33 carte, Weli compreso.",
                               "Played with 33 cards, the Weli among them."};
    constexpr words::Text without{"Gespielt wird mit 32 Karten, ohne Weli.",
                                  "Si gioca con 32 carte, senza Weli.",
                                  "Played with 32 cards, without the Weli."};
    return std::string((pack == cards::Pack::Cards33 ? with : without).in(language));
}

std::string trumpsInWords(const RuleSet& set, words::Language language) {
    std::string suits;
    for (const cards::Suit suit : set.trumps) suits += (suits.empty() ? "" : ", ") + suitName(suit, language);
    constexpr words::Text kCanBe{"Trumpf können sein: {}.", "Possono essere briscola: {}.",
                                 "Trumps can be: {}."};
    return fmt::format(fmt::runtime(kCanBe.in(language)), suits);
}

std::vector<std::string> exchangeInWords(const Rules& rules, words::Language language) {
    constexpr words::Text kAcorn{
        "Eine Eichel, die kein Perlagg ist, gegen einen Eichel-Perlagg, der beim "
        "Aufschlagen zum Vorschein kam.",
        "Una Eichel che non sia un Perlagg per un Perlagg di Eichel comparso girando.",
        "An acorn that is no Perlagg for an acorn Perlagg that came up while turning."};
    constexpr words::Text kNatural{"Einen Trumpf, der kein Perlagg ist, gegen den aufgeschlagenen Perlagg.",
                                   "Una briscola che non sia un Perlagg per il Perlagg girato.",
                                   "A trump that is no Perlagg for the Perlagg turned up."};
    constexpr words::Text kUpgrade{"Einen Eichel-Perlagg gegen den aufgeschlagenen Perlagg.",
                                   "Un Perlagg di Eichel per il Perlagg girato.",
                                   "An acorn Perlagg for the Perlagg turned up."};
    constexpr words::Text kAskFirst{
        " Vorher muss der Geber fragen, ob sein Partner einen solchen Trumpf hat, denn der "
        "geht vor.",
        " Prima il mazziere deve chiedere se il compagno ha una briscola così, che ha la "
        "precedenza.",
        " Before that the dealer must ask whether his partner has such a trump, which "
        "comes first."};
    constexpr words::Text kRefetch{
        "Einen hergegebenen Eichel-Perlagg darf der Geber, sonst sein Partner, mit einer "
        "Eichel, die kein Perlagg ist, zurückholen.",
        "Un Perlagg di Eichel ceduto può essere ripreso dal mazziere, altrimenti dal "
        "compagno, con una Eichel che non sia un Perlagg.",
        "An acorn Perlagg that was given may be fetched back by the dealer, or else by his "
        "partner, with an acorn that is no Perlagg."};
    constexpr words::Text kRefetchAlone{
        "Einen hergegebenen Eichel-Perlagg darf man mit einer Eichel, die kein Perlagg "
        "ist, zurückholen.",
        "Un Perlagg di Eichel ceduto si può riprendere con una Eichel che non sia un "
        "Perlagg.",
        "An acorn Perlagg that was given may be fetched back with an acorn that is no "
        "Perlagg."};
    constexpr words::Text kEither{
        "Einen Trumpf, der kein Perlagg ist, oder einen Eichel-Perlagg gegen den aufgeschlagenen Perlagg, "
        "nach "
        "Wahl.",
        "Una briscola che non sia un Perlagg, oppure un Perlagg di Eichel, per il Perlagg girato, a scelta.",
        "A trump that is no Perlagg, or an acorn Perlagg, for the Perlagg turned up, as one likes."};
    constexpr words::Text kDealer{"Tauschen darf nur der Geber.", "Può scambiare solo il mazziere.",
                                  "Only the dealer may exchange."};
    constexpr words::Text kParty{"Tauschen darf der Geber, sonst sein Partner.",
                                 "Può scambiare il mazziere, altrimenti il suo compagno.",
                                 "The dealer may exchange, or else his partner."};
    constexpr words::Text kAll{
        "Tauschen darf der Geber, sonst sein Partner, sonst die Gegner, der linke zuerst.",
        "Può scambiare il mazziere, altrimenti il suo compagno, altrimenti gli avversari, prima "
        "quello di sinistra.",
        "The dealer may exchange, or else his partner, or else the opponents, the one on the "
        "left first."};
    constexpr words::Text kOthers{
        "Tauschen darf der Geber, sonst die anderen, der linke zuerst.",
        "Può scambiare il mazziere, altrimenti gli altri, prima quello di sinistra.",
        "The dealer may exchange, or else the others, the one on the left first."};
    const bool partners = rules.seats() >= 4 && !rules.has(Trait::DealerAlone);
    const bool opponents = rules.is(OpponentsExchange::AfterDealerParty);
    const words::Text& who = partners ? (opponents ? kAll : kParty) : (opponents ? kOthers : kDealer);
    std::vector<std::string> said{std::string(who.in(language))};

    const bool acorns = rules.has(Trait::ExchangeAcorns) && !rules.acornPerlaggen().empty();
    const bool upgrade = rules.has(Trait::ExchangeUpgrade) && !rules.acornPerlaggen().empty();
    const bool acornFirst = rules.is(ExchangeOrder::AcornFirst);
    // where the sources of the set say it, not only those it is taken to be like
    const auto holds = [&](PointName name) {
        const RulePoint& point = rulePoint(name);
        if (!holdsIn(point, rules.set())) return false;
        const auto backing = citationsFor(point, cataloguedId(rules.set()));
        return backing && backing->authority != Authority::Assumed;
    };
    if (acorns && acornFirst) said.emplace_back(kAcorn.in(language));
    if (upgrade && rules.is(UpgradePriority::DealerEverythingFirst)) {
        said.emplace_back(kEither.in(language));
    } else {
        said.emplace_back(kNatural.in(language));
        if (upgrade) said.emplace_back(kUpgrade.in(language));
        if (upgrade && partners && holds("ex_upgrade_ask")) said.back() += kAskFirst.in(language);
    }
    if (acorns && !acornFirst) said.emplace_back(kAcorn.in(language));
    if (upgrade && holds("ex_refetch")) said.emplace_back((partners ? kRefetch : kRefetchAlone).in(language));
    return said;
}

std::string dealInWords(const DealPlan& plan, words::Language language) {
    const bool one = !plan.before.empty() && plan.before.back() == 1;
    constexpr words::Text card{"{} Karte, dann wird Trumpf aufgeschlagen",
                               "{} carta, poi si gira la briscola", "{} card, then trumps are turned up"};
    constexpr words::Text cards{"{} Karten, dann wird Trumpf aufgeschlagen",
                                "{} carte, poi si gira la briscola", "{} cards, then trumps are turned up"};
    std::string text =
        fmt::format(fmt::runtime((one ? card : cards).in(language)), batchesInWords(plan.before, language));
    if (!plan.after.empty())
        text += std::string(words::Text{", dann ", ", poi ", ", then "}.in(language)) +
                batchesInWords(plan.after, language);
    return text + '.';
}

std::string perlaggenInWords(const Rules& rules, cards::Suit trump, words::Language language) {
    std::string text;
    for (const cards::Card card : rules.perlaggen(trump).cards())
        text += (text.empty() ? "" : ", ") + cardName(card, language);
    return text;
}

} // namespace schreiber::perlaggen::rulebook
