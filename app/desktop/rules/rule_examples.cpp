#include "rules/rule_examples.h"

#include "base/text.h"
#include "dispute/record_text.h"

#include <record/reader.h>
#include <record/writer.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <string>

namespace schreiber::desktop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RuleExample)
};

constexpr qsizetype kMost = 4;

// `follow-illegal-three`: what the case is about stands after the point's name.
QString titleOf(const QString& role) {
    if (role == QLatin1String("illegal")) return Words::tr("So darf man nicht");
    if (role == QLatin1String("legal")) return Words::tr("So darf man");
    if (role == QLatin1String("holds")) return Words::tr("So ist es");
    return Words::tr("Zum Vergleich");
}

QString contentOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll());
}

} // namespace

QList<RuleExample> examplesOf(std::string_view point, std::string_view ruleSet) {
    const QString folder = QStringLiteral(":/rule-examples");
    const QString name = text(point) + QLatin1Char('-');
    struct Found {
        RuleExample example;
        bool other; // recorded under another rule set
    };
    QList<Found> found;
    for (const QString& file : QDir(folder).entryList({name + QStringLiteral("*.perlagg")}, QDir::Files)) {
        auto read = record::read(utf8(contentOf(folder + QLatin1Char('/') + file)));
        if (!read.ok()) continue;                                 // that it cannot be so is the point of some
        for (record::Record& deal : *read) deal.comments.clear(); // they are the testers', in English
        const QString record = text(record::write(*read));
        const QString role =
            file.mid(name.size()).section(QLatin1Char('.'), 0, 0).section(QLatin1Char('-'), 0, 0);
        found.append({{titleOf(role), record}, keyOf(utf8(record), 1, "rules") != ruleSet});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.other < b.other; });
    QList<RuleExample> examples;
    for (const Found& one : found.mid(0, kMost)) examples.append(one.example);
    return examples;
}

} // namespace schreiber::desktop
