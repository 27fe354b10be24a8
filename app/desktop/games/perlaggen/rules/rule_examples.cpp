#include "games/perlaggen/rules/rule_examples.h"

#include "base/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <perlaggen/record/own_list.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/event_words.h>
#include <perlaggen/ruling/replay.h>
#include <string>
#include <utility>
#include <vector>

namespace schreiber::desktop {
namespace {

struct ExampleWords {
    Q_DECLARE_TR_FUNCTIONS(RuleExample)
};

constexpr qsizetype kMost = 4;

const QString kFolder = QStringLiteral(":/rule-examples/");

QString contentOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll());
}

// Cases come in pairs that differ in one thing.
struct Role {
    const char* name;
    const char* partner;
};
constexpr std::array kRoles{Role{"illegal", "legal"}, Role{"legal", "illegal"}, Role{"holds", "otherwise"},
                            Role{"otherwise", "holds"}};

// `follow-illegal-three.perlagg`
struct CaseName {
    QString point;
    QString role;
    QString rest; // "-three.perlagg"

    QString file() const { return point + QLatin1Char('-') + role + rest; }
    CaseName partner() const {
        CaseName other = *this;
        for (const Role& each : kRoles)
            if (role == QLatin1String(each.name)) other.role = QLatin1String(each.partner);
        return other;
    }
};

CaseName nameOf(const QString& file, const QString& point) {
    const QString behind = file.mid(point.size() + 1);
    const QString role = behind.section(QLatin1Char('.'), 0, 0).section(QLatin1Char('-'), 0, 0);
    return {point, role, behind.mid(role.size())};
}

QString titleOf(const QString& role) {
    if (role == QLatin1String("illegal")) return ExampleWords::tr("So darf man nicht");
    if (role == QLatin1String("legal")) return ExampleWords::tr("So darf man");
    if (role == QLatin1String("holds")) return ExampleWords::tr("So ist es");
    return ExampleWords::tr("Zum Vergleich");
}

using At = std::optional<std::size_t>; // an event

// What the point rules on.
At ruledAt(const perlaggen::record::Record& deal, std::string_view point) {
    for (const perlaggen::deal::Ruling& ruling : perlaggen::ruling::replay(deal).rulings)
        if (ruling.rule == point && ruling.event >= 0) return static_cast<std::size_t>(ruling.event);
    return std::nullopt;
}

// What is done here and not in the other one of the pair.
At unlikeAt(const perlaggen::record::Record& deal, const perlaggen::record::Record& partner) {
    for (std::size_t i = 0; i < deal.events.size(); ++i)
        if (std::find(partner.events.begin(), partner.events.end(), deal.events[i]) == partner.events.end())
            return i;
    return std::nullopt;
}

// The event that the example is about: the one the point rules on, here or in the other of the pair; else
// what is done here alone, else the last.
At concerned(const perlaggen::record::Record& deal, const perlaggen::record::Record* partner,
             std::string_view point) {
    if (deal.events.empty()) return std::nullopt;
    if (const At at = ruledAt(deal, point)) return at;
    const At unlike = partner != nullptr ? unlikeAt(deal, *partner) : std::nullopt;
    if (unlike) return unlike;
    const At there = partner != nullptr ? ruledAt(*partner, point) : std::nullopt;
    return std::min(there.value_or(deal.events.size() - 1), deal.events.size() - 1);
}

// The first line from which on the point's ruling stands there, where it has one: some are found only by what
// follows.
int lineToStandOn(const perlaggen::record::Record& deal, At about, std::string_view point) {
    if (!about) return deal.lines.first;
    perlaggen::record::Record part = deal;
    for (std::size_t count = *about + 1; count <= deal.events.size(); ++count) {
        part.events.assign(deal.events.begin(), deal.events.begin() + static_cast<std::ptrdiff_t>(count));
        part.lines.events.assign(deal.lines.events.begin(),
                                 deal.lines.events.begin() + static_cast<std::ptrdiff_t>(count));
        if (ruledAt(part, point)) return deal.lines.events[count - 1];
    }
    return deal.lines.events[*about];
}

// What the point says of what was done, in its first sentence and without the place in its source: the act
// alone may be right in another deal.
QString ruledSo(const perlaggen::record::Record& deal, std::string_view point, words::Language language) {
    const perlaggen::ruling::Replay replay = perlaggen::ruling::replay(deal);
    const perlaggen::ruling::Account account = perlaggen::ruling::accountOf(replay, language);
    for (std::size_t i = 0; i < replay.rulings.size() && i < account.rulings.size(); ++i) {
        if (replay.rulings[i].rule != point) continue;
        QString said = text(account.rulings[i].explanation).section(QStringLiteral(". "), 0, 0);
        if (said.endsWith(QLatin1Char('.'))) said.chop(1);
        if (said.endsWith(QLatin1Char(')'))) said.truncate(said.lastIndexOf(QStringLiteral(" (")));
        return said;
    }
    return {};
}

// What is agreed in the one and not in the other: `Vergeben kostet nichts`.
QString agreedIn(const std::vector<perlaggen::rulebook::HouseRule>& house,
                 const std::vector<perlaggen::rulebook::HouseRule>& other, words::Language language) {
    QStringList said;
    for (const perlaggen::rulebook::HouseRule& rule : house) {
        if (std::find(other.begin(), other.end(), rule) != other.end()) continue;
        const auto which = perlaggen::rulebook::readSwitch(rule.name);
        QString words =
            which ? text(perlaggen::rulebook::ruleOf(*which, rule.value).in(language)) : QString();
        if (words.isEmpty()) words = text(rule.name + '=' + rule.value);
        if (words.endsWith(QLatin1Char('.'))) words.chop(1);
        said << words;
    }
    return said.join(QStringLiteral("; "));
}

// What is done here and not in the other one of the pair; else what of the head is another.
QString unlike(const perlaggen::record::Record& deal, const perlaggen::record::Record& partner,
               words::Language language) {
    if (const At at = unlikeAt(deal, partner))
        return text(perlaggen::ruling::eventInWords(deal.header, deal.events[*at], language));
    const perlaggen::record::Header& here = deal.header;
    const perlaggen::record::Header& there = partner.header;
    if (here.trump != there.trump && here.trump)
        return ExampleWords::tr("Trumpf %1").arg(text(perlaggen::rulebook::suitName(*here.trump, language)));
    if (here.house != there.house) {
        const QString agreed = agreedIn(here.house, there.house, language);
        if (!agreed.isEmpty()) return ExampleWords::tr("mit Hausregel „%1“").arg(agreed);
        return ExampleWords::tr("ohne Hausregel „%1“").arg(agreedIn(there.house, here.house, language));
    }
    if (here.score != there.score) {
        QStringList points;
        for (const int each : here.score.value_or(std::vector<int>())) points << QString::number(each);
        return points.isEmpty() ? QString()
                                : ExampleWords::tr("beim Stand %1").arg(points.join(QLatin1Char(':')));
    }
    if (here.hands != there.hands) return ExampleWords::tr("mit anderen Karten");
    return {};
}

QString shown(const perlaggen::record::Record& deal, const perlaggen::record::Record* partner,
              const CaseName& name, words::Language language) {
    if (name.role == QLatin1String("illegal"))
        if (const QString said = ruledSo(deal, utf8(name.point), language); !said.isEmpty()) return said;
    return partner != nullptr ? unlike(deal, *partner, language) : QString();
}

// The deal with the point's name before the line that it is about.
RuleExample named(std::vector<perlaggen::record::Record> deals, const QString& title, At about,
                  const perlaggen::rulebook::RulePoint& point, words::Language language) {
    using Place = perlaggen::record::Comment::Place;
    perlaggen::record::Record& deal = deals.front();
    deal.comments.clear();
    for (const QString& words : {ExampleWords::tr("Regel: %1").arg(text(point.title.in(language))), title})
        deal.comments.push_back({.place = about ? Place::Event : Place::Top,
                                 .event = about.value_or(0),
                                 .text = ' ' + utf8(words)});
    RuleExample example{title, text(perlaggen::record::write(deals)), 0};
    if (const auto read = perlaggen::record::read(utf8(example.record));
        read.ok()) // whose lines are those shown
        example.line = lineToStandOn(read->front(), about, point.name);
    return example;
}

} // namespace

namespace {

// The deal as it is recorded by these rules; nothing where they rule otherwise on it, or it has its own.
std::optional<perlaggen::record::Record> asRecordedBy(const perlaggen::record::Record& deal,
                                                      const perlaggen::record::Header& rules,
                                                      const perlaggen::rulebook::RulePoint& point) {
    const bool agreed = !deal.header.house.empty() || perlaggen::record::ownListOf(deal.header);
    if (agreed || !perlaggen::rulebook::holdsIn(point, rules.rules)) return std::nullopt;
    const perlaggen::rulebook::RuleSet* base = perlaggen::rulebook::findRuleSet(rules.rules);
    const bool ownTarget = base != nullptr && rules.target && *rules.target != base->target();
    if (ownTarget && deal.header.target && deal.header.target != rules.target) return std::nullopt;
    perlaggen::record::Record other = deal;
    other.header.rules = rules.rules;
    other.header.house = rules.house;
    if (ownTarget) other.header.target = rules.target;
    if (const auto list = perlaggen::record::ownListOf(rules))
        perlaggen::record::setOwnList(other.header, *list);
    if (const std::string name = perlaggen::record::ownNameOf(rules); !name.empty())
        perlaggen::record::setOwnName(other.header, name);
    const auto read = perlaggen::record::read(perlaggen::record::write(other));
    if (!read.ok() || read->size() != 1) return std::nullopt;
    const perlaggen::ruling::Replay here = perlaggen::ruling::replay(deal);
    const perlaggen::ruling::Replay there = perlaggen::ruling::replay(read->front());
    const bool same =
        std::equal(here.rulings.begin(), here.rulings.end(), there.rulings.begin(), there.rulings.end(),
                   [](const perlaggen::deal::Ruling& a, const perlaggen::deal::Ruling& b) {
                       return a.event == b.event && a.rule == b.rule && a.verdict == b.verdict;
                   });
    const perlaggen::deal::Outcome& one = here.outcome;
    const perlaggen::deal::Outcome& two = there.outcome;
    if (!same || one.figures != two.figures || one.score != two.score || one.winner != two.winner)
        return std::nullopt;
    return read->front();
}

} // namespace

QList<RuleExample> examplesOf(std::string_view point, const perlaggen::record::Header& rules,
                              words::Language language) {
    const perlaggen::rulebook::RulePoint* rule = perlaggen::rulebook::findRulePoint(point);
    if (rule == nullptr) return {};
    struct Found {
        CaseName name;
        std::vector<perlaggen::record::Record> deals;
        int distance; // 0: recorded by these rules, 1: by others and the same by these, 2: by others
        bool usual;   // of so many players as the place usually has
    };
    std::vector<Found> found;
    const QString of = text(point);
    for (const QString& file : QDir(kFolder).entryList({of + QStringLiteral("-*.perlagg")}, QDir::Files)) {
        auto read = perlaggen::record::read(utf8(contentOf(kFolder + file)));
        if (!read.ok()) continue; // that it cannot be so is the point of some
        for (perlaggen::record::Record& deal : *read)
            deal.comments.clear(); // they are the testers', in English
        int distance = read->front().header.rules == rules.rules ? 0 : 2;
        if (distance > 0 && read->size() == 1)
            if (auto ours = asRecordedBy(read->front(), rules, *rule)) {
                read->front() = std::move(*ours);
                distance = 1;
            }
        const bool usual = !read->front().header.seats;
        found.push_back({nameOf(file, of), std::move(*read), distance, usual});
    }
    std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        return std::pair(a.distance, !a.usual) < std::pair(b.distance, !b.usual);
    });
    QList<RuleExample> examples;
    for (Found& one : found) {
        if (examples.size() == kMost) break;
        const perlaggen::record::Record& deal = one.deals.front();
        const auto pair = perlaggen::record::read(utf8(contentOf(kFolder + one.name.partner().file())));
        const perlaggen::record::Record* partner = pair.ok() ? &pair->front() : nullptr;
        QString title = titleOf(one.name.role);
        if (const QString what = shown(deal, partner, one.name, language); !what.isEmpty())
            title += QStringLiteral(": ") + what;
        if (one.distance == 2)
            title += QStringLiteral(" (%1)").arg(
                text(perlaggen::rulebook::displayName(deal.header.rules).in(language)));
        const auto same = [&](const RuleExample& example) { return example.title == title; };
        if (std::any_of(examples.begin(), examples.end(), same)) continue;
        const At about = concerned(deal, partner, point);
        examples.append(named(std::move(one.deals), title, about, *rule, language));
    }
    return examples;
}

} // namespace schreiber::desktop
