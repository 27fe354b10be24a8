#include "games/perlaggen/rules/perlaggen_book.h"

#include "base/text.h"
#include "games/perlaggen/rules/rule_examples.h"
#include "games/perlaggen/rules/rule_text.h"

#include <algorithm>
#include <papers/games/perlaggen/rule_papers.h>
#include <perlaggen/line/agreed.h>
#include <perlaggen/line/heads.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switches.h>

namespace schreiber::desktop {
namespace {

namespace rulebook = perlaggen::rulebook;

constexpr const char* kMostPlayed = "innsbruck";
constexpr const char* kOtherPlayed = "suedtirol";

class PerlaggenBook final : public RuleBook {
  public:
    explicit PerlaggenBook(words::Language language)
        : m_language(language) {}

    std::vector<Set> sets() const override {
        std::vector<Set> all;
        for (const rulebook::RuleSet& set : rulebook::ruleSets())
            all.push_back({text(set.id), text(rulebook::titleInWords(set, m_language))});
        return all;
    }

    QString usualBeside(const QString& set) const override {
        return QLatin1String(set == QLatin1String(kMostPlayed) ? kOtherPlayed : kMostPlayed);
    }

    void setOurs(const std::optional<game::Head>& ours) override {
        m_ours = ours ? perlaggen::line::rulesOf(ours->agreed) : std::nullopt;
        m_oursHead = ours ? perlaggen::line::headerOf(*ours) : perlaggen::record::Header();
    }

    std::vector<RuleGroup> bySubject(const QString& set) const override {
        std::vector<RuleGroup> groups;
        for (const rulebook::SubjectName& subject : rulebook::subjects()) {
            RuleGroup group{text(subject.title.in(m_language)), {}};
            for (const rulebook::RulePoint& point : rulebook::catalogue())
                if (point.subject == subject.subject && isIn(point, set))
                    group.entries.push_back(entryOf(point));
            if (!group.entries.empty()) groups.push_back(std::move(group));
        }
        return groups;
    }

    // As each source heads it; a point stands under every heading that has it.
    std::vector<RuleGroup> bySource(const QString& set) const override {
        std::vector<RuleGroup> groups;
        for (const rulebook::SourceHeading& heading : rulebook::headings()) {
            RuleGroup group{
                text(rulebook::inWords({rulebook::id(heading.source), heading.section, heading.chapter},
                                       m_language)),
                {}};
            for (const rulebook::RulePoint& point : rulebook::catalogue())
                if (std::ranges::find(point.sources, heading.heading) != point.sources.end() &&
                    isIn(point, set))
                    group.entries.push_back(entryOf(point));
            if (!group.entries.empty()) groups.push_back(std::move(group));
        }
        return groups;
    }

    std::vector<RuleEntry> found(const QString& words, const QString& set) const override {
        std::vector<RuleEntry> entries;
        for (const rulebook::RulePoint* point : rulebook::searchRulePoints(utf8(words), m_language))
            if (isIn(*point, set)) entries.push_back(entryOf(*point));
        return entries;
    }

    RulePage page(const QString& name, const ReadBy& by) const override {
        const rulebook::RulePoint* point = rulebook::findRulePoint(utf8(name));
        if (point == nullptr) return {};
        const RulesHere here = hereOf(by);
        perlaggen::record::Header rules = m_oursHead;
        if (by.set != ours() || !m_ours) {
            rules = {};
            rules.rules = here.set ? rulebook::cataloguedId(*here.set) : kMostPlayed;
        }
        QList<RuleExample> examples = examplesOf(point->name, rules, m_language);
        return {pointPage(*point, here, examples), examples};
    }

    std::vector<RuleGroup> differences(const Set& first, const Set& second) const override {
        const rulebook::RuleSet* one = setOf(first.id);
        const rulebook::RuleSet* other = setOf(second.id);
        std::vector<RuleGroup> groups;
        if (one == nullptr || other == nullptr) return groups;
        std::optional<rulebook::Subject> subject;
        for (const rulebook::Difference& each : rulebook::differences(*one, *other, m_language)) {
            if (subject != each.subject)
                groups.push_back(
                    {text(rulebook::subjects()[static_cast<std::size_t>(each.subject)].title.in(m_language)),
                     {}});
            subject = each.subject;
            groups.back().entries.push_back(entryOf(each, first, second));
        }
        return groups;
    }

    QString switchPage(const QString& name, const ReadBy& by) const override {
        const auto which = rulebook::readSwitch(utf8(name));
        return which ? desktop::switchPage(*which, hereOf(by)) : QString();
    }

    std::function<kinds::RulePaper()> paper(const QString& set, const QString& other,
                                            const pdf::Moment& printed) const override {
        const rulebook::RuleSet* first = setOf(set);
        if (first == nullptr) first = m_ours ? &*m_ours : rulebook::findRuleSet(kMostPlayed);
        const rulebook::RuleSet* second = setOf(other);
        if (second == nullptr)
            return [one = *first, language = m_language, printed] {
                return papers::rulesPaper(one, language, printed);
            };
        return [one = *first, beside = *second, language = m_language, printed] {
            return papers::comparisonPaper(one, beside, language, printed);
        };
    }

  private:
    const rulebook::RuleSet* setOf(const QString& id) const {
        if (id == ours()) return m_ours ? &*m_ours : nullptr;
        return rulebook::findRuleSet(utf8(id));
    }

    RulesHere hereOf(const ReadBy& by) const {
        const rulebook::RuleSet* set = setOf(by.set);
        return {set != nullptr ? std::optional(*set) : std::nullopt, by.where, m_language};
    }

    bool isIn(const rulebook::RulePoint& point, const QString& set) const {
        const rulebook::RuleSet* here = setOf(set);
        return here == nullptr || rulebook::holdsIn(point, *here);
    }

    RuleEntry entryOf(const rulebook::RulePoint& point) const {
        return {text(point.name), text(point.title.in(m_language)), text(point.text.in(m_language))};
    }

    RuleEntry entryOf(const rulebook::Difference& each, const Set& first, const Set& second) const {
        const rulebook::RulePoint* point =
            each.kind == rulebook::Difference::Kind::Point ? rulebook::findRulePoint(each.name) : nullptr;
        RuleEntry entry;
        entry.title = text(point != nullptr ? point->title.in(m_language) : std::string_view(each.what));
        entry.about = text(each.what);
        entry.page = differencePage(each, first.title, second.title, m_language);
        entry.words = text(each.what + ' ' + each.first + ' ' + each.second);
        for (const rulebook::RulePoint* one : rulesOf(each)) {
            entry.words += QLatin1Char(' ') + text(one->title.in(m_language));
            entry.points << text(one->name);
        }
        return entry;
    }

    words::Language m_language;
    std::optional<rulebook::RuleSet> m_ours;
    perlaggen::record::Header m_oursHead; // as a record says them
};

} // namespace

std::unique_ptr<RuleBook> perlaggenBook(words::Language language) {
    return std::make_unique<PerlaggenBook>(language);
}

} // namespace schreiber::desktop
