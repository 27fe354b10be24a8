#include "games/perlaggen/rule_page.h"

#include "card_pictures.h"
#include "game_pages.h"

#include <desk/own_rules.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <perlaggen/line/agreed.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/signals.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <utility>

namespace schreiber::papers {

namespace {

using kinds::DrawnRow, kinds::Section;

constexpr words::Text kPerlaggen{"Perlaggen, die stärksten zuerst", "Perlaggen, i più forti per primi",
                                 "Perlaggen, the strongest first"};
constexpr words::Text kTrump{"Trumpf {}", "briscola {}", "trump {}"};
constexpr words::Text kDealt{"Gegeben werden ", "Si danno ", "One deals "};
constexpr words::Text kOurs{" (hier vereinbart)", " (accordato qui)", " (agreed here)"};
constexpr std::string_view kDoubtMark = " *";
constexpr words::Text kDoubted{"* In den Imster Regeln von 2015 vom Herausgeber bezweifelt.",
                               "* Messo in dubbio dal curatore nelle regole di Imst del 2015.",
                               "* Doubted by the editor of the Imst rules of 2015."};
constexpr words::Text kRest{
    "Was hier nicht steht, steht im Regelbuch; bei Streit entscheidet die Leitung.",
    "Ciò che qui non c'è sta nel libro delle regole; in caso di contestazione decide la direzione.",
    "What is not here is in the rule book; the director decides disputes."};
constexpr words::Text kOpen{"Noch zu vereinbaren", "Ancora da accordare", "Still to be agreed"};
constexpr words::Text kSignals{"Deuten", "Segni", "Signals"};
constexpr words::Text kMeaning{"Karte", "Carta", "Card"};
constexpr words::Text kSign{"Zeichen", "Segno", "Sign"};
constexpr words::Text kNoSignals{"Hier spielt jeder für sich: gedeutet und gesprochen wird nicht.",
                                 "Qui ognuno gioca per sé: niente segni né parole.",
                                 "Each plays alone here: no signals and no talk."};
constexpr words::Text kAgreeFirst{
    "Diese Zeichen sind in der Gegend üblich; sie binden niemanden. Partner verabreden ihre eigenen vor dem "
    "Spiel. Karten zeigen ist nicht erlaubt, falsch deuten schon.",
    "Questi segni sono usuali nella zona e non obbligano nessuno. I compagni si accordano prima della "
    "partita. "
    "Non è permesso mostrare le carte, fare segni falsi sì.",
    "These signals are common in the area and bind nobody. Partners agree on their own before the game. "
    "Showing cards is not allowed, false signals are."};

constexpr perlaggen::rulebook::Subject kOwn = perlaggen::rulebook::Subject::Strafperlaggen;

std::string said(const words::Text& words, words::Language language) {
    return std::string(words.in(language));
}

std::string called(cards::Card card, words::Language language) {
    const std::string name = perlaggen::rulebook::cardName(card, language);
    return card == cards::kMartl ? name + " (Martl)" : name;
}

void draw(DrawnRow& row, cards::Card card, words::Language language) {
    const CardOnPaper one{.card = cards::PlayedCard{card, {}}, .called = called(card, language)};
    row.pictures.push_back(pictureOf(one, cards::Face::Whole));
    row.small.push_back(pictureOf(one, cards::Face::Small));
}

// A suit in the middle of a card's height.
pdf::Picture signOf(cards::Suit suit) {
    pdf::Picture sign = pictureOf(cards::drawingOf(suit));
    sign.size.height *= 1.5;
    return sign;
}

// A row a trump, as they lie on the table.
Section drawnPerlaggen(const perlaggen::rulebook::Rules& rules, words::Language language) {
    Section section{said(kPerlaggen, language), {}, {}, {}};
    for (const cards::Suit trump : rules.set().trumps) {
        DrawnRow row{perlaggen::rulebook::suitName(trump, language), {}};
        row.sign = signOf(trump);
        for (const cards::Card card : rules.perlaggen(trump).cards()) draw(row, card, language);
        section.drawn.push_back(std::move(row));
    }
    return section;
}

// The ones that are so under each trump as pictures, the others in words.
Section perlaggen(const perlaggen::rulebook::Rules& rules, words::Language language) {
    Section section{said(kPerlaggen, language), {}, {""}, {}};
    std::size_t most = 0;
    std::size_t common = cards::kCardCount;
    const auto& first = rules.perlaggen(rules.set().trumps.front()).cards();
    for (const cards::Suit trump : rules.set().trumps) {
        section.heads.push_back(
            fmt::format(fmt::runtime(kTrump.in(language)), perlaggen::rulebook::suitName(trump, language)));
        const auto& all = rules.perlaggen(trump).cards();
        most = std::max(most, all.size());
        common = std::min({common, all.size(), first.size()});
        common = static_cast<std::size_t>(
            std::mismatch(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(common), first.begin())
                .first -
            all.begin());
    }
    DrawnRow row;
    for (std::size_t place = 0; place < common; ++place) draw(row, first[place], language);
    if (common > 0) section.drawn.push_back(std::move(row));
    for (std::size_t place = common; place < most; ++place) {
        std::vector<std::string> line{std::to_string(place + 1)};
        for (const cards::Suit trump : rules.set().trumps) {
            const auto& cards = rules.perlaggen(trump).cards();
            line.push_back(place < cards.size() ? called(cards[place], language) : "–");
        }
        section.rows.push_back(std::move(line));
    }
    return section;
}

Section game(const perlaggen::rulebook::Rules& rules, int start, int target, words::Language language) {
    constexpr words::Text kToWin{"Punkte zum Ausgehen", "punti per vincere", "points to win"};
    constexpr words::Text kDown{"Punkte, von denen man herunterzählt", "punti da cui si scende",
                                "points to count down from"};
    constexpr words::Text kStruck{"Punkte, dann ist man gestrichen", "punti: si è gestrichen",
                                  "points: a side is gestrichen"};
    constexpr words::Text kWithWeli{"Karten, mit Weli", "carte, con il Weli", "cards, the Weli among them"};
    constexpr words::Text kWithoutWeli{"Karten, ohne Weli", "carte, senza Weli", "cards, without the Weli"};
    constexpr words::Text kPackets{"Karten geben, dann aufschlagen", "carte a testa, poi si scopre",
                                   "cards each, then one is turned up"};
    Section section;
    const bool up = start < target;
    section.figures.emplace_back(std::to_string(up ? target : start), said(up ? kToWin : kDown, language));
    if (up) section.figures.emplace_back(std::to_string(target - 1), said(kStruck, language));
    const bool weli = rules.set().pack == cards::Pack::Cards33;
    section.figures.emplace_back(weli ? "33" : "32", said(weli ? kWithWeli : kWithoutWeli, language));
    // In words only what no figure tells.
    if (!up) section.sentences.push_back(perlaggen::rulebook::targetInWords(start, target, language));
    for (const perlaggen::rulebook::DealPlan& plan : rules.set().deals)
        if (plan.seats == rules.seats()) {
            if (!plan.after.empty() || plan.before.empty()) {
                section.sentences.push_back(said(kDealt, language) +
                                            perlaggen::rulebook::dealInWords(plan, language));
                continue;
            }
            std::string packets;
            for (const int cards : plan.before)
                packets += (packets.empty() ? "" : ", ") + std::to_string(cards);
            section.figures.emplace_back(packets, said(kPackets, language));
        }
    return section;
}

std::vector<std::string> exchange(const perlaggen::rulebook::Rules& rules, words::Language language) {
    std::vector<std::string> steps = perlaggen::rulebook::exchangeInWords(rules, language);
    for (std::size_t i = 1; steps.size() > 2 && i < steps.size(); ++i)
        steps[i].insert(0, std::to_string(i) + ". ");
    return steps;
}

bool isOwn(const perlaggen::rulebook::RulePoint& point, const perlaggen::rulebook::Rules& rules) {
    return point.subject == kOwn && perlaggen::rulebook::holdsIn(point, rules.set()) &&
           (point.players >> static_cast<unsigned>(rules.seats()) & 1U) != 0;
}

// A game that is scored in a way of its own is told point by point: what is won, what a lost bet costs, who
// may not bet any more.
Section ownWay(const perlaggen::rulebook::Rules& rules, words::Language language) {
    // Told elsewhere on the page, or about a source and not about a game.
    constexpr std::array<std::string_view, 3> kNotHere{"st_start", "st_exchange", "st_example6"};
    Section section{
        said(perlaggen::rulebook::subjects()[static_cast<std::size_t>(kOwn)].title, language), {}, {}, {}};
    for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue()) {
        if (isOwn(point, rules) && std::find(kNotHere.begin(), kNotHere.end(), point.name) == kNotHere.end())
            section.sentences.push_back(perlaggen::rulebook::ruleInWords(point, rules.set(), language));
    }
    return section;
}

// The points of a game of its own tell it, by hanging on the switch or in their own words.
bool isToldByOwn(perlaggen::rulebook::Switch which, const perlaggen::rulebook::Rules& rules) {
    using enum perlaggen::rulebook::Switch;
    constexpr std::array kInWords{FalseBetPenalty, BlindDeadline, BlindAnswerTime, BlindDuty};
    const bool inWords = std::find(kInWords.begin(), kInWords.end(), which) != kInWords.end();
    const auto points = perlaggen::rulebook::catalogue();
    return std::any_of(points.begin(), points.end(), [&](const perlaggen::rulebook::RulePoint& point) {
        return isOwn(point, rules) && (inWords || point.depends.name == perlaggen::rulebook::nameOf(which));
    });
}

// Told elsewhere on the page, or of no use on a wall.
bool isToldOtherwise(perlaggen::rulebook::Switch which, int seats) {
    using enum perlaggen::rulebook::Switch;
    switch (which) {
    case Target:
    case ExchangeOrder:
    case UpgradePriority:
    case OpponentsExchange:
    case OberUnterOrder:
    case SchlSecondPerlagg:
    case SouthernHeartCount:
    case WrongDealerWrittenScope:
        return true;
    case TwoPlayerHand:
        return seats != 2;
    case ThreePlayerHand:
        return seats != 3;
    default:
        break;
    }
    using perlaggen::rulebook::Subject;
    const Subject subject = perlaggen::rulebook::subjectOf(which);
    return (subject == Subject::ThreePlayers && seats != 3) ||
           (subject == Subject::TwoAndSix && seats == 4) || subject == Subject::Record;
}

// Subjects that stand under one heading on the wall; the last takes what is left.
struct Group {
    words::Text title;
    perlaggen::rulebook::Subject last;
};
constexpr std::array kGroups{
    Group{{"Geben", "Dare le carte", "Dealing"}, perlaggen::rulebook::Subject::Trump},
    Group{{"Austauschen", "Lo scambio", "Exchanging"}, perlaggen::rulebook::Subject::Exchange},
    Group{{"Spielen", "Giocare", "Playing"}, perlaggen::rulebook::Subject::Figure},
    Group{{"Bieten und Weisen", "Offrire e mostrare", "Betting and showing"},
          perlaggen::rulebook::Subject::Show},
    Group{{"Schreiben", "Segnare i punti", "Scoring"}, perlaggen::rulebook::Subject::Score},
    Group{{"Strafen", "Penalità", "Penalties"}, perlaggen::rulebook::Subject::Penalty},
    Group{{"Ausgehen und ungesehen bieten", "Fine partita e offerte alla cieca",
           "Going out and betting unseen"},
          perlaggen::rulebook::Subject::Record}};

const Group* groupOf(perlaggen::rulebook::Switch which) {
    return std::find_if(kGroups.begin(), kGroups.end(), [&](const Group& group) {
        return perlaggen::rulebook::subjectOf(which) <= group.last;
    });
}

// `Vergeben kostet zwei Punkte (hier vereinbart).` What the club has set itself is marked, and what the foot
// of the page says to be doubted.
std::string agreement(const perlaggen::rulebook::RuleSet& set, perlaggen::rulebook::Switch which, bool ours,
                      words::Language language) {
    std::string rule = perlaggen::rulebook::playedAt(set, which, language);
    if (ours) rule.insert(rule.size() - 1, kOurs.in(language));
    if (perlaggen::rulebook::doubtedIn(which, set)) rule += kDoubtMark;
    return rule;
}

// What the sources lay down and what the club has agreed or has still to agree; the rest, which the program
// had to choose, would fill pages.
std::vector<Section> switches(const perlaggen::rulebook::Rules& rules, const RulesToPrint& print,
                              words::Language language) {
    std::vector<Section> sections;
    Section open{said(kOpen, language), {}, {}, {}};
    open.behind = true;
    for (const Group& group : kGroups) {
        Section section{said(group.title, language), {}, {}, {}};
        if (group.last == perlaggen::rulebook::Subject::Exchange)
            section.sentences = exchange(rules, language);
        for (int i = 0; i < perlaggen::rulebook::kSwitchCount; ++i) {
            const auto which = static_cast<perlaggen::rulebook::Switch>(i);
            if (groupOf(which) != &group || isToldOtherwise(which, rules.seats())) continue;
            const perlaggen::rulebook::Setting& setting = rules.setting(which);
            const bool ours = print.house.count(std::string(perlaggen::rulebook::nameOf(which))) != 0;
            if (!ours && isToldByOwn(which, rules)) continue;
            if (setting.relevant && (!setting.chosen || ours))
                (setting.open() ? open : section)
                    .sentences.push_back(agreement(rules.set(), which, ours, language));
        }
        if (!section.sentences.empty()) sections.push_back(std::move(section));
    }
    if (!open.sentences.empty()) sections.push_back(std::move(open));
    return sections;
}

} // namespace

std::vector<Section> rulePage(const RulesToPrint& print, words::Language language) {
    const perlaggen::rulebook::Rules rules(print.set, print.seats);
    std::vector<Section> page{game(rules, print.start, print.target, language), perlaggen(rules, language)};
    if (Section own = ownWay(rules, language); !own.sentences.empty()) page.push_back(std::move(own));
    for (Section& section : switches(rules, print, language)) page.push_back(std::move(section));
    Section foot{"", {said(kRest, language)}, {}, {}};
    const bool doubted = std::any_of(page.begin(), page.end(), [](const Section& section) {
        return std::any_of(section.sentences.begin(), section.sentences.end(),
                           [](const std::string& each) { return each.ends_with(kDoubtMark); });
    });
    if (doubted) foot.sentences.insert(foot.sentences.begin(), said(kDoubted, language));
    page.push_back(std::move(foot));
    return page;
}

std::vector<Section> rulePage(const tournament::Settings& settings, words::Language language) {
    const auto set = perlaggen::line::rulesOf(desk::agreedOf(settings));
    if (!set) return {};
    const int seats = settings.format == tournament::Format::Solo ? 3 : 4;
    if (!set->isFor(seats)) return {};
    return rulePage({*set, seats, settings.start, settings.target, settings.house}, language);
}

std::vector<Section> signalPage(const tournament::Settings& settings, words::Language language) {
    const auto set = perlaggen::line::rulesOf(desk::agreedOf(settings));
    if (!set) return {};
    Section signs{std::string(kSignals.in(language)),
                  {},
                  {std::string(kMeaning.in(language)), std::string(kSign.in(language))},
                  {}};
    for (const perlaggen::rulebook::Signal& signal : perlaggen::rulebook::signalsOf(set->id))
        signs.rows.push_back(
            {std::string(signal.meaning.in(language)), std::string(signal.sign.in(language))});
    signs.sentences.emplace_back(signs.rows.empty() ? kNoSignals.in(language) : kAgreeFirst.in(language));
    return {drawnPerlaggen(perlaggen::rulebook::Rules(*set, set->seats.front()), language), signs};
}

} // namespace schreiber::papers
