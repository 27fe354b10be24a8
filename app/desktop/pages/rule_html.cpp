#include "pages/rule_html.h"

#include "base/look.h"
#include "base/text.h"
#include "pages/rule_book.h"

#include <QCoreApplication>

namespace schreiber::desktop {
namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(RulePage)
};

QString link(const QString& target, const QString& words) {
    return paragraph(QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                         .arg(target, colours().accent.name(), words.toHtmlEscaped()));
}

} // namespace

QString escaped(std::string_view words) {
    return text(words).toHtmlEscaped();
}

QString paragraph(const QString& inner, const QString& style) {
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

QString pageHead(const QString& subject, std::string_view title, std::string_view text) {
    return paragraph(muted(subject)) +
           paragraph(QStringLiteral("<b>%1</b>").arg(escaped(title)), QStringLiteral("font-size:x-large;")) +
           paragraph(escaped(text), QStringLiteral("font-size:large;"));
}

QString ruleLink(std::string_view point, std::string_view title) {
    return link(QStringLiteral("rule:") + text(point), text(title));
}

QString exampleLinks(const QList<RuleExample>& examples) {
    if (examples.isEmpty())
        return paragraph(muted(RuleWords::tr("Am Kartentisch lässt sich das nicht zeigen: In einem "
                                             "Spielprotokoll steht es nicht.")));
    QString html = heading(RuleWords::tr("Am Kartentisch ansehen"));
    for (qsizetype i = 0; i < examples.size(); ++i)
        html += link(QStringLiteral("example:%1").arg(i), examples[i].title);
    return html;
}

QString valueRow(std::string_view meaning, const QString& holdsWhere, const QString& who) {
    QString said = escaped(meaning);
    if (!holdsWhere.isEmpty())
        said =
            QStringLiteral("<b>%1</b> <span style=\"color:%2\">(%3)</span>")
                .arg(said, colours().good.name(), RuleWords::tr("gilt %1").arg(holdsWhere).toHtmlEscaped());
    if (!who.isEmpty()) said += QStringLiteral("<br>") + muted(who);
    return QStringLiteral("<tr><td>•</td><td>%1</td></tr>").arg(said);
}

} // namespace schreiber::desktop
