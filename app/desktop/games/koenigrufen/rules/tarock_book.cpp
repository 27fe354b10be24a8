#include "games/koenigrufen/rules/tarock_book.h"

#include "base/text.h"
#include "games/koenigrufen/rules/tarock_examples.h"
#include "pages/rule_html.h"

#include <QCoreApplication>

#include <algorithm>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/rulebook/source.h>
#include <papers/games/koenigrufen/rule_papers.h>
#include <utility>

// A namespace of its own: both games have things of the same names.
namespace schreiber::desktop::tarock {
namespace {

namespace rulebook = koenigrufen::rulebook;

struct TarockRuleWords {
    Q_DECLARE_TR_FUNCTIONS(RulePage)
};

QString subjectTitle(rulebook::Subject subject, words::Language language) {
    for (const rulebook::SubjectName& each : rulebook::subjects())
        if (each.subject == subject) return text(each.title.in(language));
    return {};
}

class TarockBook final : public RuleBook {
  public:
    explicit TarockBook(words::Language language)
        : m_language(language) {}

    std::vector<Set> sets() const override {
        std::vector<Set> all;
        for (const rulebook::RuleSet& set : rulebook::ruleSets())
            all.push_back({text(set.id), text(set.title.in(m_language))});
        return all;
    }

    QString usualBeside(const QString&) const override { return text(rulebook::ruleSets().front().id); }

    void setOurs(const std::optional<game::Head>& ours) override {
        m_ours.reset();
        m_called = ours ? ours->agreed.name : std::string();
        const rulebook::RuleSet* set = ours ? rulebook::findRuleSet(ours->agreed.rules) : nullptr;
        if (set == nullptr) return;
        std::vector<rulebook::HouseRule> house;
        for (const auto& [name, value] : ours->agreed.house) house.push_back({name, value});
        const auto rules = rulebook::withHouse(rulebook::Rules(*set), house);
        m_ours = rules ? *rules : rulebook::Rules(*set);
    }

    // All sets have all points.
    std::vector<RuleGroup> bySubject(const QString&) const override {
        std::vector<RuleGroup> groups;
        for (const rulebook::SubjectName& subject : rulebook::subjects()) {
            RuleGroup group{text(subject.title.in(m_language)), {}};
            for (const rulebook::RulePoint& point : rulebook::catalogue())
                if (rulebook::subjectOf(point.point) == subject.subject)
                    group.entries.push_back(entryOf(point));
            if (!group.entries.empty()) groups.push_back(std::move(group));
        }
        return groups;
    }

    // As the source heads it, in its order; a point stands under every heading that has it.
    std::vector<RuleGroup> bySource(const QString&) const override {
        struct Stands {
            rulebook::Passage passage;
            const rulebook::RulePoint* point;
        };
        std::vector<Stands> all;
        for (const rulebook::RulePoint& point : rulebook::catalogue())
            for (const rulebook::Passage& passage : rulebook::passagesOf(point.point))
                all.push_back({passage, &point});
        std::ranges::stable_sort(all, {}, [](const Stands& each) { return each.passage.firstLine; });
        std::vector<RuleGroup> groups;
        for (const Stands& each : all) {
            const QString title = text(each.passage.section);
            auto group = std::ranges::find(groups, title, &RuleGroup::title);
            if (group == groups.end()) group = groups.insert(group, {title, {}});
            const RuleEntry entry = entryOf(*each.point);
            if (std::ranges::find(group->entries, entry.name, &RuleEntry::name) == group->entries.end())
                group->entries.push_back(entry);
        }
        return groups;
    }

    std::vector<RuleEntry> found(const QString& words, const QString&) const override {
        std::vector<RuleEntry> entries;
        for (const rulebook::PointName point : rulebook::search(utf8(words), m_language))
            entries.push_back(entryOf(rulebook::textOf(point)));
        return entries;
    }

    RulePage page(const QString& name, const ReadBy& by) const override {
        const auto called = rulebook::PointName::find(utf8(name));
        if (!called) return {};
        const rulebook::RulePoint& point = rulebook::textOf(*called);
        RulePage page;
        page.html = pageHead(subjectTitle(rulebook::subjectOf(*called), m_language),
                             point.title.in(m_language), point.text.in(m_language));
        if (const words::Text follows = rulebook::inWords(point.follows); !follows.empty())
            page.html += paragraph(escaped(follows.in(m_language)));
        page.examples = examplesOf(*called, m_language);
        page.html += exampleLinks(page.examples);
        page.html += heading(TarockRuleWords::tr("Wo es steht"));
        const std::string passages = rulebook::passagesInWords(*called, m_language);
        page.html +=
            passages.empty()
                ? paragraph(muted(TarockRuleWords::tr("In keiner Quelle; so hält es dieses Programm.")))
                : paragraph(escaped(rulebook::kSourceTitle) + QStringLiteral("<br>") + muted(text(passages)));
        if (point.depends)
            page.html += heading(TarockRuleWords::tr("Was man dazu vereinbaren kann")) +
                         switchPage(text(rulebook::nameOf(*point.depends)), by);
        return page;
    }

    std::vector<RuleGroup> differences(const Set& first, const Set& second) const override {
        const auto one = rulesOf(first.id);
        const auto other = rulesOf(second.id);
        RuleGroup all;
        for (std::size_t at = 0; one && other && at < rulebook::kSwitchCount; ++at) {
            const auto which = static_cast<rulebook::Switch>(at);
            const int here = one->settings()[which];
            const int there = other->settings()[which];
            if (here == there) continue;
            RuleEntry entry;
            entry.title = entry.about = text(rulebook::questionOf(which).in(m_language));
            const auto meaning = [&](int value) { return rulebook::meaningOf(which, value).in(m_language); };
            entry.page = paragraph(entry.title.toHtmlEscaped(), QStringLiteral("font-size:large;")) +
                         heading(first.title) + paragraph(escaped(meaning(here))) + heading(second.title) +
                         paragraph(escaped(meaning(there)));
            entry.words = entry.title + QLatin1Char(' ') + text(meaning(here)) + QLatin1Char(' ') +
                          text(meaning(there));
            QString links;
            for (const rulebook::RulePoint& point : rulebook::catalogue()) {
                if (point.depends != which) continue;
                links += ruleLink(point.point.text(), point.title.in(m_language));
                entry.words += QLatin1Char(' ') + text(point.title.in(m_language));
                entry.points << text(point.point.text());
            }
            if (!links.isEmpty()) entry.page += heading(TarockRuleWords::tr("Die Regel dazu")) + links;
            all.entries.push_back(std::move(entry));
        }
        if (all.entries.empty()) return {};
        return {all};
    }

    // The first value is that of the set, which the source settles or this program chose.
    QString switchPage(const QString& name, const ReadBy& by) const override {
        const auto which = rulebook::readSwitch(utf8(name));
        if (!which) return {};
        const rulebook::Rules rules = rulesOf(by.set).value_or(rulebook::Rules(rulebook::ruleSets().front()));
        QString html = paragraph(escaped(rulebook::questionOf(*which).in(m_language)));
        html += QStringLiteral("<table cellpadding=\"3\">");
        const rulebook::RuleSet& set = rules.set();
        for (std::size_t at = 0; at < rulebook::valuesOf(*which).size(); ++at) {
            const int value = static_cast<int>(at);
            QString who;
            if (set.defaults[*which] == value)
                who = set.isSourced(*which)
                          ? text(rulebook::kSourceTitle)
                          : TarockRuleWords::tr("Vorgabe des Programms, die Quelle sagt es nicht");
            const bool holds = !by.set.isEmpty() && rules.settings()[*which] == value;
            html += valueRow(rulebook::meaningOf(*which, value).in(m_language), holds ? by.where : QString(),
                             who);
        }
        return html + QStringLiteral("</table>");
    }

    std::function<kinds::RulePaper()> paper(const QString& set, const QString& other,
                                            const pdf::Moment& at) const override {
        const papers::TarockRules one = printed(set.isEmpty() && m_ours ? ours() : set);
        if (other.isEmpty())
            return [one, language = m_language, at] { return papers::rulesPaper(one, language, at); };
        return [one, beside = printed(other), language = m_language, at] {
            return papers::comparisonPaper(one, beside, language, at);
        };
    }

  private:
    std::optional<rulebook::Rules> rulesOf(const QString& id) const {
        if (id == ours()) return m_ours;
        const rulebook::RuleSet* set = rulebook::findRuleSet(utf8(id));
        return set != nullptr ? std::optional(rulebook::Rules(*set)) : std::nullopt;
    }

    papers::TarockRules printed(const QString& id) const {
        const rulebook::Rules rules = rulesOf(id).value_or(rulebook::Rules(rulebook::ruleSets().front()));
        const bool isNamed = id == ours() && !m_called.empty();
        return {rules, isNamed ? m_called : std::string(rules.set().title.in(m_language))};
    }

    RuleEntry entryOf(const rulebook::RulePoint& point) const {
        return {text(point.point.text()), text(point.title.in(m_language)), text(point.text.in(m_language))};
    }

    words::Language m_language;
    std::optional<rulebook::Rules> m_ours;
    std::string m_called; // by the club
};

} // namespace

} // namespace schreiber::desktop::tarock

namespace schreiber::desktop {

std::unique_ptr<RuleBook> tarockBook(words::Language language) {
    return std::make_unique<tarock::TarockBook>(language);
}

} // namespace schreiber::desktop
