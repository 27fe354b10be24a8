#include "rules/rule_text.h"

#include "base/look.h"
#include "base/text.h"

#include <rulebook/catalogue.h>
#include <rulebook/set_words.h>
#include <rulebook/switch_texts.h>

#include <QCoreApplication>
#include <QStringList>

#include <utility>
#include <vector>

namespace schreiber::desktop {
namespace {

using rulebook::Language, rulebook::RulePoint, rulebook::RuleSet;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RulePage)
};

QString escaped(std::string_view words) {
    return text(words).toHtmlEscaped();
}

QString paragraph(const QString& inner, const QString& style = {}) {
    return QStringLiteral("<p style=\"margin:4px 0;%1\">%2</p>").arg(style, inner);
}

QString heading(const QString& words) {
    return QStringLiteral("<p style=\"margin:10px 0 2px 0;color:%1\"><b>%2</b></p>")
        .arg(colours().accent.name(), words.toHtmlEscaped());
}

QString muted(const QString& words) {
    return QStringLiteral("<span style=\"color:%1\">%2</span>")
        .arg(colours().muted.name(), words.toHtmlEscaped());
}

QString subjectOf(const RulePoint& point, Language language) {
    return text(rulebook::subjects()[static_cast<std::size_t>(point.subject)].title.in(language));
}

// `Imster Regeln 2015, § 7; heltschl.org, § 1.3 (übernommen von Imst und Umgebung)`; what nobody says is said
// to be taken.
QString backingOf(const RulePoint& point, const RuleSet& set, Language language) {
    const auto backing = rulebook::citationsFor(point, set.id);
    if (!backing) return {};
    QStringList cited;
    for (const rulebook::Citation& citation : backing->citations)
        cited << text(rulebook::inWords(citation, language));
    QString said = cited.join(QStringLiteral("; "));
    const QString from = text(rulebook::displayName(backing->inheritedFrom).in(language));
    switch (backing->authority) {
    case rulebook::Authority::Stated:
        break;
    case rulebook::Authority::Inherited:
        said += QLatin1Char(' ') + Words::tr("(übernommen von %1)").arg(from);
        break;
    case rulebook::Authority::Assumed:
        said = said.isEmpty() ? Words::tr("keine Quelle sagt es; so angenommen")
                              : said + QLatin1Char(' ') + Words::tr("(angenommen wie in %1)").arg(from);
        break;
    }
    return said;
}

// Rule sets with the same sources stand in one row.
QString whereItHolds(const RulePoint& point, Language language) {
    std::vector<std::pair<QString, QStringList>> rows;
    for (const RuleSet& set : rulebook::ruleSets()) {
        if (!rulebook::holdsIn(point, set.id)) continue;
        const QString backing = backingOf(point, set, language);
        const QString name = text(rulebook::titleInWords(set, language));
        auto row = rows.begin();
        while (row != rows.end() && row->first != backing) ++row;
        if (row == rows.end())
            rows.push_back({backing, {name}});
        else
            row->second << name;
    }
    QString html = heading(Words::tr("Wo es gilt"));
    for (const auto& [backing, names] : rows)
        html += paragraph(names.join(QStringLiteral(", ")).toHtmlEscaped() + QStringLiteral("<br>") +
                          muted(backing));
    return html;
}

QString holdsHere(bool holds, const RulesHere& here) {
    const QColor back = holds ? colours().goodBack : colours().warnBack;
    const QColor ink = holds ? colours().good : colours().warn;
    const QString said =
        holds ? Words::tr("Gilt %1.").arg(here.name) : Words::tr("Gilt nicht %1.").arg(here.name);
    return QStringLiteral("<table cellpadding=\"4\"><tr><td bgcolor=\"%1\" "
                          "style=\"color:%2\"><b>%3</b></td></tr></table>")
        .arg(back.name(), ink.name(), said.toHtmlEscaped());
}

} // namespace

QString switchPage(rulebook::Switch which, const RulesHere& here) {
    const Language language = here.language;
    QString html = paragraph(escaped(rulebook::textOf(which).in(language)));
    const auto values = rulebook::valuesOf(which);
    const auto sets = rulebook::ruleSets();
    html += QStringLiteral("<table cellpadding=\"3\">");
    for (std::size_t i = 0; i < values.size(); ++i) {
        QStringList names;
        for (const RuleSet& set : sets)
            if (set.switches[which].relevant && set.switches[which].value == static_cast<int>(i))
                names << text(rulebook::titleInWords(set, language));
        const bool ours = here.set && here.set->switches[which].relevant &&
                          here.set->switches[which].value == static_cast<int>(i);
        if (which == rulebook::Switch::Target && names.isEmpty() && !ours) continue;
        QString said = escaped(rulebook::valueInWords(which, values[i], language));
        if (ours)
            said = QStringLiteral("<b>%1</b> <span style=\"color:%2\">(%3)</span>")
                       .arg(said, colours().good.name(), Words::tr("gilt %1").arg(here.name).toHtmlEscaped());
        html += QStringLiteral("<tr><td>•</td><td>%1<br>%2</td></tr>")
                    .arg(said, muted(names.isEmpty() ? Words::tr("so hält es kein Regelsatz von sich aus")
                                                     : names.join(QStringLiteral(", "))));
    }
    html += QStringLiteral("</table>");
    const bool open = here.set && here.set->switches[which].relevant && here.set->switches[which].open();
    if (open) html += paragraph(Words::tr("Noch nicht vereinbart %1.").arg(here.name).toHtmlEscaped());
    return html;
}

QString pointPage(const RulePoint& point, const RulesHere& here, const QList<RuleExample>& examples) {
    const Language language = here.language;
    QString html = paragraph(muted(subjectOf(point, language)));
    html += paragraph(QStringLiteral("<b>%1</b>").arg(escaped(point.title.in(language))),
                      QStringLiteral("font-size:x-large;"));
    html += paragraph(escaped(point.text.in(language)), QStringLiteral("font-size:large;"));
    if (!point.consequence.empty()) html += paragraph(escaped(point.consequence.in(language)));
    if (here.set) html += holdsHere(rulebook::holdsIn(point, *here.set), here);
    if (!examples.isEmpty()) {
        html += heading(Words::tr("Am Kartentisch ansehen"));
        QStringList links;
        for (qsizetype i = 0; i < examples.size(); ++i)
            links << QStringLiteral("<a href=\"example:%1\" style=\"color:%2\">%3</a>")
                         .arg(i)
                         .arg(colours().accent.name(), examples[i].title.toHtmlEscaped());
        html += paragraph(links.join(QStringLiteral(" · ")));
    }
    html += whereItHolds(point, language);
    for (const std::string_view name : {point.depends.name, point.costs})
        if (const auto which = rulebook::readSwitch(name))
            html += heading(Words::tr("Was man dazu vereinbaren kann")) + switchPage(*which, here);
    if (point.doubted)
        html += paragraph(muted(Words::tr("Der Herausgeber fragt am Rand, ob man es in Imst so hält.")));
    const QString label = text(rulebook::label(point));
    html += paragraph(
        muted(label.isEmpty() ? text(point.name) : label + QStringLiteral(" · ") + text(point.name)));
    return html;
}

QString differencePage(const rulebook::Difference& difference, const QString& first, const QString& second,
                       Language language) {
    QString html = paragraph(
        muted(text(rulebook::subjects()[static_cast<std::size_t>(difference.subject)].title.in(language))));
    html += paragraph(escaped(difference.what), QStringLiteral("font-size:large;"));
    html += heading(first) + paragraph(escaped(difference.first));
    html += heading(second) + paragraph(escaped(difference.second));
    QStringList names{difference.kind == rulebook::Difference::Kind::Point ? text(difference.name)
                                                                           : QString()};
    for (const std::string_view each : difference.decides) names << text(each);
    QString links;
    for (const QString& name : names) {
        const RulePoint* point = rulebook::findRulePoint(utf8(name));
        if (point == nullptr) continue;
        links += paragraph(QStringLiteral("<a href=\"rule:%1\" style=\"color:%2\">%3</a>")
                               .arg(name, colours().accent.name(), escaped(point->text.in(language))));
    }
    if (!links.isEmpty()) html += heading(Words::tr("Die Regel dazu")) + links;
    return html;
}

} // namespace schreiber::desktop
