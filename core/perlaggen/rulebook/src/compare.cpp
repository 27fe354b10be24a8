#include <cards/notation.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/compare.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <utility>

namespace schreiber::perlaggen::rulebook {
namespace {

using Kind = Difference::Kind;

constexpr words::Text kPack{"Womit gespielt wird.", "Con quali carte si gioca.", "What is played with."};
constexpr words::Text kSeats{"Wie viele miteinander spielen.", "In quanti si gioca.",
                             "How many play together."};
constexpr words::Text kTargetMeans{"Wie weit eine Partie geht.", "Quanto dura una partita.",
                                   "How far a game goes."};
constexpr words::Text kTrumps{"Welche Farben Trumpf sein können.", "Quali semi possono essere briscola.",
                              "Which suits can be trumps."};
constexpr words::Text kPerlaggen{"Die Perlaggen bei Trumpf {}, die stärksten zuerst.",
                                 "I Perlaggen con briscola {}, i più forti per primi.",
                                 "The Perlaggen with {} as trumps, the strongest first."};
constexpr words::Text kDeal{"Wie bei {} Spielern gegeben wird.", "Come si danno le carte in {}.",
                            "How cards are dealt to {} players."};
constexpr words::Text kNeverTrump{"Diese Farbe ist nie Trumpf.", "Questo seme non è mai briscola.",
                                  "This suit is never trumps."};
constexpr words::Text kNotSo{"So wird hier nicht gespielt.", "Qui non si gioca così.",
                             "Not played like that here."};
constexpr words::Text kNone{"Kommt hier nicht vor.", "Qui non si presenta.", "Does not come up here."};
constexpr words::Text kHolds{"Gilt.", "Vale.", "Holds."};
// A source that is silent forbids nothing.
constexpr words::Text kUnsaid{"So steht es dort in keiner Quelle.", "Lì nessuna fonte lo dice.",
                              "No source there says so."};

// Where acorns can be trumps the sources do speak: what is told of acorns that never are does not hold.
constexpr words::Text kAcornsAreTrumps{"Gilt nicht: Auch Eichel kann Trumpf sein.",
                                       "Non vale: anche Eichel può essere briscola.",
                                       "Does not hold: acorns can be trumps, too."};
constexpr std::array kOfAcornsNeverTrumps{"trump_no_eichel"_point,
                                          "trump_acorn_perl_open"_point,
                                          "trump_acorn_natural"_point,
                                          "ex_upgrade"_point,
                                          "ex_upgrade_ask"_point,
                                          "ex_upgrade_partner"_point,
                                          "ex_acorn"_point,
                                          "ex_refetch"_point};

bool ruledOut(const RulePoint& point, const RuleSet& set) {
    return std::find(kOfAcornsNeverTrumps.begin(), kOfAcornsNeverTrumps.end(), point.name) !=
               kOfAcornsNeverTrumps.end() &&
           Rules(set, set.seats.front()).mayBeTrump(cards::Suit::Eichel);
}

std::string say(const words::Text& words, words::Language language) {
    return std::string(words.in(language));
}

// Numbers in words begin with plain letters in every language.
std::string asSentence(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

const DealPlan* planFor(const RuleSet& set, int seats) {
    const auto plan = std::find_if(set.deals.begin(), set.deals.end(),
                                   [&](const DealPlan& each) { return each.seats == seats; });
    return plan == set.deals.end() ? nullptr : &*plan;
}

// What is said of both in the same way, and listed where it is not the same.
class Comparison {
  public:
    Comparison(const RuleSet& first, const RuleSet& second, words::Language language)
        : m_first(first)
        , m_second(second)
        , m_language(language) {}

    std::vector<Difference> all() {
        setup();
        perlaggen();
        deal(4, Ground::DealFour);
        deal(2, Ground::DealTwo);
        deal(3, Ground::DealThree);
        deal(6, Ground::DealSix);
        for (int i = 0; i < kSwitchCount; ++i) switchAt(static_cast<Switch>(i));
        for (const RulePoint& point : catalogue()) pointAt(point);
        std::stable_sort(m_all.begin(), m_all.end(), [](const Difference& a, const Difference& b) {
            return std::pair(a.subject, a.kind) < std::pair(b.subject, b.kind);
        });
        return std::move(m_all);
    }

  private:
    // `tell` and `rests` say how it is in a set and by what.
    template <class Tell, class Rests>
    void both(Kind kind, Subject subject, std::string name, std::string what, Tell tell, Rests rests) {
        Difference made;
        made.kind = kind;
        made.subject = subject;
        made.name = std::move(name);
        made.what = std::move(what);
        made.first = tell(m_first);
        made.second = tell(m_second);
        if (made.first == made.second) return;
        made.firstRests = rests(m_first);
        made.secondRests = rests(m_second);
        m_all.push_back(std::move(made));
    }
    auto restsOn(Ground ground) const {
        return [this, ground](const RuleSet& set) { return backingInWords(ground, set, m_language); };
    }

    void setup() {
        const auto listed = [](auto list, auto name) {
            std::sort(list.begin(), list.end());
            std::string text;
            for (const auto& each : list) text += (text.empty() ? "" : ", ") + name(each);
            return text;
        };
        both(
            Kind::Setup, Subject::Setup, "pack", say(kPack, m_language),
            [&](const RuleSet& set) { return packInWords(set.pack, m_language); }, restsOn(Ground::Pack));
        both(
            Kind::Setup, Subject::Setup, "seats", say(kSeats, m_language),
            [&](const RuleSet& set) {
                return listed(set.seats, [](int seats) { return std::to_string(seats); });
            },
            restsOn(Ground::Seats));
        both(
            Kind::Setup, Subject::Setup, "target", say(kTargetMeans, m_language),
            [&](const RuleSet& set) { return targetInWords(set.startScore, set.target(), m_language); },
            restsOn(Ground::Target));
        both(
            Kind::Setup, Subject::Trump, "trumps", say(kTrumps, m_language),
            [&](const RuleSet& set) {
                return listed(set.trumps, [&](cards::Suit suit) { return suitName(suit, m_language); });
            },
            restsOn(Ground::Trumps));
    }

    void perlaggen() {
        for (const cards::Suit trump : cards::kSuits) {
            const auto mayBe = [&](const RuleSet& set) {
                return Rules(set, set.seats.front()).mayBeTrump(trump);
            };
            both(
                Kind::Perlaggen, Subject::Setup, std::string("perlaggen ") + cards::letterOf(trump),
                fmt::format(fmt::runtime(kPerlaggen.in(m_language)), suitName(trump, m_language)),
                [&](const RuleSet& set) {
                    return mayBe(set) ? perlaggenInWords(Rules(set, set.seats.front()), trump, m_language)
                                      : say(kNeverTrump, m_language);
                },
                [&](const RuleSet& set) {
                    return backingInWords(mayBe(set) ? Ground::Perlaggen : Ground::Trumps, set, m_language);
                });
        }
    }

    void deal(int seats, Ground ground) {
        both(
            Kind::Deal, Subject::Deal, "deal " + std::to_string(seats),
            fmt::format(fmt::runtime(kDeal.in(m_language)), seats),
            [&](const RuleSet& set) {
                const DealPlan* plan = planFor(set, seats);
                return plan == nullptr ? say(kNotSo, m_language) : asSentence(dealInWords(*plan, m_language));
            },
            [&](const RuleSet& set) {
                return planFor(set, seats) == nullptr ? std::string()
                                                      : backingInWords(ground, set, m_language);
            });
    }

    bool standsAlike(Switch which) const {
        if (which == Switch::OberUnterOrder) return orderTold(m_first) == orderTold(m_second);
        const Setting& first = m_first.switches[which];
        const Setting& second = m_second.switches[which];
        return first.relevant == second.relevant && (!first.relevant || first.value == second.value);
    }

    void switchAt(Switch which) {
        // One is told with the set, the other only records a source's slip.
        if (which == Switch::Target || which == Switch::SouthernHeartCount || standsAlike(which)) return;
        both(
            Kind::Switch, subjectOf(which), std::string(nameOf(which)), say(textOf(which), m_language),
            [&](const RuleSet& set) {
                const std::string said =
                    which == Switch::OberUnterOrder ? orderTold(set) : standsAt(set, which, m_language);
                return said.empty() ? say(kNone, m_language) : said;
            },
            [&](const RuleSet& set) {
                const bool byList = which == Switch::OberUnterOrder && !set.switches[which].relevant;
                return byList && !orderTold(set).empty() ? backingInWords(Ground::Perlaggen, set, m_language)
                                                         : backingInWords(which, set, m_language);
            });
    }

    // A club's own list says itself which of Ober and Unter is the higher; empty where neither does.
    std::string orderTold(const RuleSet& set) const {
        if (set.switches[Switch::OberUnterOrder].relevant)
            return standsAt(set, Switch::OberUnterOrder, m_language);
        const auto place = [&](cards::Rank rank) {
            return std::find(set.perlaggen.begin(), set.perlaggen.end(),
                             PerlaggPlace{.fixed = {}, .ofTrump = rank});
        };
        const auto unter = place(cards::Rank::Unter);
        const auto ober = place(cards::Rank::Ober);
        if (unter == set.perlaggen.end() || ober == set.perlaggen.end()) return {};
        return valueInWords(Switch::OberUnterOrder, unter < ober ? "U>O" : "O>U", m_language);
    }

    // A point that hangs on a switch in which the two differ is told with the switch.
    void pointAt(const RulePoint& point) {
        if (holdsIn(point, m_first) == holdsIn(point, m_second) || point.subject == Subject::Record) return;
        const auto told = std::find_if(m_all.begin(), m_all.end(), [&](const Difference& each) {
            return each.kind == Kind::Switch && each.name == point.depends.name;
        });
        if (told != m_all.end()) {
            told->decides.push_back(point.name);
            return;
        }
        both(
            Kind::Point, point.subject, std::string(point.name), say(point.text, m_language),
            [&](const RuleSet& set) {
                if (!holdsIn(point, set))
                    return say(ruledOut(point, set) ? kAcornsAreTrumps : kUnsaid, m_language);
                const std::string follows = consequenceAt(point, set, m_language);
                return say(kHolds, m_language) + (follows.empty() ? "" : ' ' + follows);
            },
            [&](const RuleSet& set) {
                if (holdsIn(point, set)) return backingInWords(point, set, m_language);
                return ruledOut(point, set) ? backingInWords(Ground::Trumps, set, m_language) : std::string();
            });
    }

    const RuleSet& m_first;
    const RuleSet& m_second;
    words::Language m_language;
    std::vector<Difference> m_all;
};

} // namespace

std::vector<Difference> differences(const RuleSet& first, const RuleSet& second, words::Language language) {
    return Comparison(first, second, language).all();
}

std::string_view nameOf(Difference::Kind kind) {
    constexpr std::array<std::string_view, 5> kNames{"setup", "perlaggen", "deal", "switch", "point"};
    return kNames[static_cast<std::size_t>(kind)];
}

} // namespace schreiber::perlaggen::rulebook
