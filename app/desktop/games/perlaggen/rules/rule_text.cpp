#include "games/perlaggen/rules/rule_text.h"

#include "base/look.h"
#include "base/text.h"
#include "pages/rule_html.h"

#include <QCoreApplication>
#include <QStringList>

#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <utility>
#include <vector>

namespace schreiber::desktop {
namespace {

using perlaggen::rulebook::RulePoint, perlaggen::rulebook::RuleSet;

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(RulePage)
};

QString subjectOf(const RulePoint& point, words::Language language) {
    return text(perlaggen::rulebook::subjects()[static_cast<std::size_t>(point.subject)].title.in(language));
}

QString whereItHolds(const RulePoint& point, words::Language language) {
    const auto rows = perlaggen::rulebook::backingsOf(point, language);
    QString html = heading(RuleWords::tr("Wo es gilt"));
    if (rows.empty()) html += paragraph(muted(RuleWords::tr("So hält es kein Regelsatz von sich aus.")));
    for (const auto& [backing, places] : rows)
        html += paragraph(escaped(perlaggen::rulebook::namesOfSets(places, language)) +
                          QStringLiteral("<br>") + muted(text(backing)));
    return html;
}

// What the rule set that is looked at makes of it; without one, what each place does.
QString atPlaces(const RulePoint& point, const RulesHere& here) {
    QString html;
    if (here.set) {
        for (const std::string& said : perlaggen::rulebook::toldAt(point, *here.set, here.language))
            html += paragraph(QStringLiteral("<b>%1</b>").arg(escaped(said)));
        return html;
    }
    for (const perlaggen::rulebook::PlaceSentence& sentence :
         perlaggen::rulebook::toldAtPlaces(point, here.language)) {
        const QString whose = text(perlaggen::rulebook::whoseInWords(sentence, point, here.language));
        html += paragraph(escaped(sentence.said) +
                          (whose.isEmpty() ? whose : QStringLiteral("<br>") + muted(whose)));
    }
    return html;
}

// Not where a house rule says otherwise; elsewhere the sources only do not say it.
QString holdsHere(const RulePoint& point, const RulesHere& here) {
    const bool holds = perlaggen::rulebook::holdsIn(point, *here.set);
    const bool decided = !point.depends.value.empty();
    const QColor back = holds ? colours().goodBack : colours().warnBack;
    const QColor ink = holds ? colours().good : colours().warn;
    const QString said = holds     ? RuleWords::tr("Gilt %1.").arg(here.name)
                         : decided ? RuleWords::tr("Gilt nicht %1.").arg(here.name)
                                   : RuleWords::tr("Steht %1 in keiner Quelle.").arg(here.name);
    return QStringLiteral("<table cellpadding=\"4\"><tr><td bgcolor=\"%1\" "
                          "style=\"color:%2\"><b>%3</b></td></tr></table>")
        .arg(back.name(), ink.name(), said.toHtmlEscaped());
}

QString named(const RuleSet& set, bool doubted, words::Language language) {
    const QString name = text(perlaggen::rulebook::titleInWords(set, language));
    if (!doubted) return name;
    return QStringLiteral("%1 (%2)").arg(name, text(perlaggen::rulebook::doubtedForImst().in(language)));
}

} // namespace

QString switchPage(perlaggen::rulebook::Switch which, const RulesHere& here) {
    const words::Language language = here.language;
    QString html = paragraph(escaped(perlaggen::rulebook::textOf(which).in(language)));
    if (perlaggen::rulebook::isTextOnly(which))
        html += paragraph(muted(text(perlaggen::rulebook::textOnlyInWords().in(language))));
    const auto values = perlaggen::rulebook::valuesOf(which);
    const auto sets = perlaggen::rulebook::ruleSets();
    html += QStringLiteral("<table cellpadding=\"3\">");
    for (std::size_t i = 0; i < values.size(); ++i) {
        QStringList names;
        QStringList chosen; // by this program, where no source settles it
        for (const RuleSet& set : sets) {
            const perlaggen::rulebook::Setting& setting = set.switches[which];
            if (setting.relevant && setting.value == static_cast<int>(i))
                (setting.chosen ? chosen : names)
                    << named(set, perlaggen::rulebook::doubtedIn(which, set), language);
        }
        const bool ours = here.set && here.set->switches[which].relevant &&
                          here.set->switches[which].value == static_cast<int>(i);
        if (which == perlaggen::rulebook::Switch::Target && names.isEmpty() && !ours) continue;
        QStringList who;
        if (!names.isEmpty()) who << names.join(QStringLiteral(", "));
        if (!chosen.isEmpty())
            who << RuleWords::tr("Vorgabe des Programms: %1").arg(chosen.join(QStringLiteral(", ")));
        html += valueRow(perlaggen::rulebook::valueInWords(which, values[i], language),
                         ours ? here.name : QString(),
                         who.isEmpty() ? RuleWords::tr("so hält es kein Regelsatz von sich aus")
                                       : who.join(QStringLiteral("; ")));
    }
    html += QStringLiteral("</table>");
    for (const auto& [said, places] : perlaggen::rulebook::unsettledOf(which, language))
        html += paragraph(muted(text(perlaggen::rulebook::namesOfSets(places, language)) +
                                QStringLiteral(": ") + text(said) + QStringLiteral(".")));
    const bool open = here.set && here.set->switches[which].relevant && here.set->switches[which].open();
    if (open) html += paragraph(RuleWords::tr("Noch nicht vereinbart %1.").arg(here.name).toHtmlEscaped());
    return html;
}

QString pointPage(const RulePoint& point, const RulesHere& here, const QList<RuleExample>& examples) {
    const words::Language language = here.language;
    QString html = pageHead(subjectOf(point, language), point.title.in(language), point.text.in(language));
    const std::string follows = here.set ? perlaggen::rulebook::consequenceAt(point, *here.set, language)
                                         : perlaggen::rulebook::consequenceInWords(point, language);
    if (!follows.empty()) html += paragraph(escaped(follows));
    html += atPlaces(point, here);
    for (const std::string& remark : here.set ? perlaggen::rulebook::remarksFor(point, *here.set, language)
                                              : perlaggen::rulebook::remarksOf(point, language))
        html += paragraph(escaped(remark));
    if (here.set) html += holdsHere(point, here);
    html += exampleLinks(examples);
    html += whereItHolds(point, language);
    QString agreed;
    for (const perlaggen::rulebook::Switch which : perlaggen::rulebook::switchesOf(point))
        agreed += switchPage(which, here);
    if (!agreed.isEmpty()) html += heading(RuleWords::tr("Was man dazu vereinbaren kann")) + agreed;
    return html;
}

std::vector<const RulePoint*> rulesOf(const perlaggen::rulebook::Difference& difference) {
    std::vector<const RulePoint*> rules;
    const auto add = [&](std::string_view name) {
        if (const RulePoint* point = perlaggen::rulebook::findRulePoint(name)) rules.push_back(point);
    };
    if (difference.kind == perlaggen::rulebook::Difference::Kind::Point) add(difference.name);
    for (const std::string_view name : difference.decides) add(name);
    return rules;
}

QString differencePage(const perlaggen::rulebook::Difference& difference, const QString& first,
                       const QString& second, words::Language language) {
    QString html = paragraph(muted(text(
        perlaggen::rulebook::subjects()[static_cast<std::size_t>(difference.subject)].title.in(language))));
    html += paragraph(escaped(difference.what), QStringLiteral("font-size:large;"));
    const auto side = [&](const QString& name, const std::string& said, const std::string& rests) {
        html += heading(name) + paragraph(escaped(said));
        if (!rests.empty()) html += paragraph(muted(text(rests)));
    };
    side(first, difference.first, difference.firstRests);
    side(second, difference.second, difference.secondRests);
    QString links;
    for (const RulePoint* point : rulesOf(difference))
        links += ruleLink(point->name, point->title.in(language));
    if (!links.isEmpty()) html += heading(RuleWords::tr("Die Regel dazu")) + links;
    return html;
}

} // namespace schreiber::desktop
