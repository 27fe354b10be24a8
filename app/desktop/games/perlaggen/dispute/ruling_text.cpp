#include "games/perlaggen/dispute/ruling_text.h"

#include "base/look.h"
#include "base/text.h"

#include <base/input_error.h>
#include <desk/input_words.h>
#include <desk/words.h>

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <papers/view.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/ruling/account.h>

namespace schreiber::desktop {
namespace {

using perlaggen::ruling::Account, perlaggen::ruling::Replay;

struct RulingWords {
    Q_DECLARE_TR_FUNCTIONS(RulingPage)
};

constexpr qsizetype kMostExpected = 6;

// What the reader expects is a word of the record, or stands for many.
QString expectedWord(const std::string& word, words::Language language) {
    if (const perlaggen::rulebook::RuleSet* set = perlaggen::rulebook::findRuleSet(word))
        return text(perlaggen::rulebook::titleInWords(*set, language));
    const std::string keyword = perlaggen::record::keywordIn(word, keywordsOf(language));
    return text(keyword == word ? desk::expectedInWords(word, language) : keyword);
}

QString escapedRuling(const std::string& words) {
    return text(words).toHtmlEscaped();
}

QColor toneOf(perlaggen::deal::Verdict verdict) {
    switch (verdict) {
    case perlaggen::deal::Verdict::Illegal:
        return colours().bad;
    case perlaggen::deal::Verdict::Undecided:
        return colours().warn;
    case perlaggen::deal::Verdict::Note:
        break;
    }
    return colours().muted;
}

QColor backOf(perlaggen::deal::Verdict verdict) {
    switch (verdict) {
    case perlaggen::deal::Verdict::Illegal:
        return colours().badBack;
    case perlaggen::deal::Verdict::Undecided:
        return colours().warnBack;
    case perlaggen::deal::Verdict::Note:
        break;
    }
    return colours().raised;
}

bool sameVerdict(const perlaggen::deal::Ruling& one, const Replay& other) {
    return std::ranges::any_of(other.rulings, [&](const perlaggen::deal::Ruling& there) {
        return there.event == one.event && there.rule == one.rule && there.verdict == one.verdict &&
               there.consequence == one.consequence;
    });
}

QString rulingParagraph(const QString& style, const QString& inner) {
    return QStringLiteral("<p style=\"margin:2px 0;%1\">%2</p>").arg(style, inner);
}

// One ruling: its head in the verdict's colour, what happened and follows, the rule itself, its sources.
QString judged(const Replay& replay, std::size_t at, const Account::Judged& account, int here,
               const QString& onlyHere) {
    const perlaggen::deal::Ruling& ruling = replay.rulings[at];
    QString html;
    QString head = QStringLiteral("<b style=\"color:%1\">%2</b>")
                       .arg(toneOf(ruling.verdict).name(), escapedRuling(account.what));
    if (!onlyHere.isEmpty())
        head += QStringLiteral(" <b style=\"color:%1\">≠ %2</b>")
                    .arg(colours().accent.name(), onlyHere.toHtmlEscaped());
    html += rulingParagraph({}, head);
    html += rulingParagraph({}, escapedRuling(account.explanation));
    for (const std::string& fact : account.facts)
        html +=
            rulingParagraph(QStringLiteral("margin-left:14px;"), QStringLiteral("· ") + escapedRuling(fact));
    const perlaggen::rulebook::RulePoint* point = perlaggen::rulebook::findRulePoint(ruling.rule);
    const QString muted = QStringLiteral("color:%1;").arg(colours().muted.name());
    if (point != nullptr) {
        const QString rule = escapedRuling(account.text);
        const QString link = QStringLiteral("<a href=\"rule:%1\" style=\"color:%2\">%3</a>")
                                 .arg(text(point->name), colours().muted.name());
        if (html.contains(rule)) // told already; the way to the book is its name
            html += rulingParagraph(muted, link.arg(RulingWords::tr("Im Regelbuch")));
        else
            html += rulingParagraph(muted, link.arg(RulingWords::tr("Regel: %1").arg(rule)));
    }
    if (!account.sources.empty())
        html += rulingParagraph(muted, QStringLiteral("<i>%1</i>").arg(escapedRuling(account.sources)));
    const bool current = replay.lineOf(ruling) == here;
    if (current) html.prepend(QStringLiteral("<a name=\"here\"></a>"));
    const QColor back = current ? backOf(ruling.verdict) : colours().surface;
    return QStringLiteral(
               "<table width=\"100%\" cellpadding=\"5\" cellspacing=\"0\" style=\"margin-bottom:4px\">"
               "<tr><td width=\"4\" bgcolor=\"%1\"></td><td bgcolor=\"%2\">%3</td></tr></table>")
        .arg(toneOf(ruling.verdict).name(), back.name(), html);
}

// The further points of the book that show, each to be opened.
QString besides(const Account::Judged& reason, words::Language language) {
    QStringList links;
    for (const perlaggen::rulebook::PointName name : reason.besides)
        if (const perlaggen::rulebook::RulePoint* point = perlaggen::rulebook::findRulePoint(name))
            links << QStringLiteral("<a href=\"rule:%1\" style=\"color:%2\">%3</a>")
                         .arg(text(point->name), colours().muted.name(),
                              text(point->title.in(language)).toHtmlEscaped());
    if (links.isEmpty()) return {};
    return rulingParagraph(QStringLiteral("color:%1;").arg(colours().muted.name()),
                           RulingWords::tr("Dazu auch: %1").arg(links.join(QStringLiteral(" · "))));
}

// Why something is in order, or a trick goes where it goes: the same, with the steps, and no verdict.
QString allowed(const Account::Judged& reason, words::Language language) {
    const QString muted = QStringLiteral("color:%1;").arg(colours().muted.name());
    QString html = rulingParagraph({}, QStringLiteral("<b style=\"color:%1\">%2</b>")
                                           .arg(colours().good.name(), escapedRuling(reason.what)));
    html += rulingParagraph({}, escapedRuling(reason.explanation));
    for (const std::string& step : reason.facts)
        html +=
            rulingParagraph(QStringLiteral("margin-left:14px;"), QStringLiteral("· ") + escapedRuling(step));
    const QString link = QStringLiteral("<a href=\"rule:%1\" style=\"color:%2\">%3</a>")
                             .arg(text(reason.rule), colours().muted.name());
    html += rulingParagraph(
        muted, link.arg(reason.text.empty() ? RulingWords::tr("Im Regelbuch")
                                            : RulingWords::tr("Regel: %1").arg(escapedRuling(reason.text))));
    if (!reason.sources.empty())
        html += rulingParagraph(muted, QStringLiteral("<i>%1</i>").arg(escapedRuling(reason.sources)));
    return html + besides(reason, language);
}

QString rows(const Account::Section& section) {
    if (section.rows.empty()) return {};
    QString html = QStringLiteral("<p style=\"margin:8px 0 2px 0\"><b>%1</b></p><table cellpadding=\"2\">")
                       .arg(escapedRuling(section.heading));
    for (const Account::Row& row : section.rows) {
        html += QStringLiteral("<tr>");
        for (const std::string& cell : row)
            html += QStringLiteral("<td style=\"padding-right:14px\">%1</td>").arg(escapedRuling(cell));
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

// What is ruled behind these events.
QString later(const Replay& whole, std::size_t events, words::Language language) {
    const Account account = perlaggen::ruling::accountOf(whole, language);
    QString html;
    for (std::size_t i = 0; i < account.rulings.size(); ++i)
        if (whole.rulings[i].event >= static_cast<int>(events))
            html += rulingParagraph(QStringLiteral("color:%1;").arg(colours().muted.name()),
                                    escapedRuling(account.rulings[i].what));
    if (html.isEmpty()) return {};
    return QStringLiteral("<p style=\"margin:8px 0 2px 0\"><b>%1</b></p>").arg(RulingWords::tr("Danach")) +
           html;
}

} // namespace

QString leftOutPage(const papers::LeftOut& leftOut) {
    QString html;
    for (const std::string& sentence : leftOut.sentences)
        html += rulingParagraph(QStringLiteral("color:%1;").arg(colours().bad.name()),
                                QStringLiteral("<b>%1</b>").arg(escapedRuling(sentence)));
    return html;
}

RulingPage rulingPage(const Replay& replay, words::Language language, int here, const Replay* other,
                      const QString& otherName, const papers::LeftOut& leftOut, const Replay* whole) {
    const Account account = perlaggen::ruling::accountOf(replay, language);
    RulingPage page;
    page.html += leftOutPage(leftOut);
    for (const std::string& sentence : account.setAside)
        page.html +=
            rulingParagraph(QStringLiteral("color:%1;").arg(colours().warn.name()), escapedRuling(sentence));
    if (account.rulings.empty() && leftOut.sentences.empty())
        page.html += QStringLiteral("<p style=\"color:%1\"><b>%2</b></p>")
                         .arg(colours().good.name(),
                              whole == nullptr ? escapedRuling(account.allLegal)
                                               : RulingWords::tr("Bis hierher ist alles regelgerecht."));
    for (std::size_t i = 0; i < account.rulings.size(); ++i) {
        const perlaggen::deal::Ruling& ruling = replay.rulings[i];
        if (ruling.verdict == perlaggen::deal::Verdict::Illegal) ++page.illegal;
        const bool differs = other != nullptr && !sameVerdict(ruling, *other);
        page.html += judged(replay, i, account.rulings[i], here,
                            differs ? RulingWords::tr("nicht so %1").arg(otherName) : QString());
    }
    // Of a deal that is over one asks first who has what, then why the last thing done was in order.
    for (const bool last : {!replay.outcome.complete, replay.outcome.complete})
        for (const Account::Judged& reason : account.reasons)
            if (reason.ofLast == last) page.html += allowed(reason, language);
    page.html += rows(account.figures);
    for (const std::string& fact : account.missing)
        page.html += QStringLiteral("<p style=\"margin:2px 0\">%1</p>").arg(escapedRuling(fact));
    page.html += rows(account.sheet);
    if (whole != nullptr) page.html += later(*whole, replay.record.events.size(), language);
    return page;
}

perlaggen::record::Keywords keywordsOf(words::Language language) {
    return language == words::Language::German ? perlaggen::record::Keywords::German
                                               : perlaggen::record::Keywords::English;
}

QString inWords(const base::InputError& error, words::Language language) {
    const auto says = [](const std::string& one) { return one.find('(') != std::string::npos; };
    if (std::ranges::any_of(error.expected, says)) return text(desk::whatInWords(error, language));
    QStringList expected;
    for (const std::string& one : error.expected) expected << expectedWord(one, language);
    if (expected.size() > kMostExpected) {
        expected = expected.mid(0, kMostExpected);
        expected << QStringLiteral("…");
    }
    const QString wanted = expected.join(QStringLiteral(", "));
    if (error.found.empty()) return RulingWords::tr("hier fehlt: %1").arg(wanted);
    if (wanted.isEmpty()) return RulingWords::tr("„%1“ passt nicht hierher").arg(text(error.found));
    return RulingWords::tr("„%1“ – erwartet: %2").arg(text(error.found), wanted);
}

} // namespace schreiber::desktop
