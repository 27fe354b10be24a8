#include "rules/rule_examples.h"

#include "base/text.h"

#include <record/reader.h>
#include <record/writer.h>
#include <rulebook/card_words.h>
#include <rulebook/switch_texts.h>
#include <ruling/account.h>
#include <ruling/event_words.h>
#include <ruling/replay.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace schreiber::desktop {
namespace {

struct Words {
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
    if (role == QLatin1String("illegal")) return Words::tr("So darf man nicht");
    if (role == QLatin1String("legal")) return Words::tr("So darf man");
    if (role == QLatin1String("holds")) return Words::tr("So ist es");
    return Words::tr("Zum Vergleich");
}

// What the point says of what was done, in its first sentence: the act alone may be right in another deal.
QString ruledSo(const record::Record& deal, std::string_view point, rulebook::Language language) {
    const ruling::Replay replay = ruling::replay(deal);
    const ruling::Account account = ruling::accountOf(replay, language);
    for (std::size_t i = 0; i < replay.rulings.size() && i < account.rulings.size(); ++i) {
        if (replay.rulings[i].rule != point) continue;
        QString said = text(account.rulings[i].explanation).section(QStringLiteral(". "), 0, 0);
        if (said.endsWith(QLatin1Char('.'))) said.chop(1);
        return said;
    }
    return {};
}

// What is done here and not in the other one of the pair; else what of the head is another.
QString unlike(const record::Record& deal, const record::Record& partner, rulebook::Language language) {
    for (const deal::Event& event : deal.events)
        if (std::find(partner.events.begin(), partner.events.end(), event) == partner.events.end())
            return text(ruling::eventInWords(deal.header, event, language));
    const record::Header& here = deal.header;
    const record::Header& there = partner.header;
    if (here.trump != there.trump && here.trump)
        return Words::tr("Trumpf %1").arg(text(rulebook::suitName(*here.trump, language)));
    if (here.house != there.house)
        return here.house.empty() ? Words::tr("ohne Hausregel") : Words::tr("mit Hausregel");
    if (here.score != there.score) {
        QStringList points;
        for (const int each : here.score.value_or(std::vector<int>())) points << QString::number(each);
        return points.isEmpty() ? QString() : Words::tr("beim Stand %1").arg(points.join(QLatin1Char(':')));
    }
    if (here.hands != there.hands) return Words::tr("mit anderen Karten");
    return {};
}

QString shown(const record::Record& deal, const CaseName& name, rulebook::Language language) {
    if (name.role == QLatin1String("illegal"))
        if (const QString said = ruledSo(deal, utf8(name.point), language); !said.isEmpty()) return said;
    const auto partner = record::read(utf8(contentOf(kFolder + name.partner().file())));
    return partner.ok() ? unlike(deal, partner->front(), language) : QString();
}

} // namespace

QList<RuleExample> examplesOf(std::string_view point, std::string_view ruleSet, rulebook::Language language) {
    struct Found {
        CaseName name;
        std::vector<record::Record> deals;
        bool other; // recorded under another rule set
    };
    std::vector<Found> found;
    const QString named = text(point);
    for (const QString& file : QDir(kFolder).entryList({named + QStringLiteral("-*.perlagg")}, QDir::Files)) {
        auto read = record::read(utf8(contentOf(kFolder + file)));
        if (!read.ok()) continue;                                 // that it cannot be so is the point of some
        for (record::Record& deal : *read) deal.comments.clear(); // they are the testers', in English
        const bool other = read->front().header.rules != ruleSet;
        found.push_back({nameOf(file, named), std::move(*read), other});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.other < b.other; });
    QList<RuleExample> examples;
    for (const Found& one : found) {
        if (examples.size() == kMost) break;
        QString title = titleOf(one.name.role);
        if (const QString what = shown(one.deals.front(), one.name, language); !what.isEmpty())
            title += QStringLiteral(": ") + what;
        if (one.other)
            title += QStringLiteral(" (%1)").arg(
                text(rulebook::displayName(one.deals.front().header.rules).in(language)));
        const auto same = [&](const RuleExample& example) { return example.title == title; };
        if (std::none_of(examples.begin(), examples.end(), same))
            examples.append({title, text(record::write(one.deals))});
    }
    return examples;
}

} // namespace schreiber::desktop
