#include "steps/ruling_faults.h"

#include "steps/step.h"
#include "steps/text_checks.h"

#include <desk/games.h>
#include <desk/limits.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <game/refusal_code.h>
#include <utility>

namespace schreiber::desk {

namespace {

using tournament::kMostDecisions;
using tournament::kMostRuled;
namespace letters = tournament::letters;
using tournament::RuledPoint;
using tournament::Ruling;
using tournament::RulingState;

class RulingFaults {
  public:
    explicit RulingFaults(const Ruling& ruling)
        : m_ruling(ruling) {}

    std::optional<RulingFault> find() {
        sizes();
        if (!isMoment(m_ruling.at)) add("at", m_ruling.at, "moment_of_time");
        state();
        result();
        return std::move(m_fault);
    }

  private:
    void add(std::string key, std::string found, std::string expected) {
        if (!m_fault) m_fault = RulingFault{std::move(key), std::move(found), std::move(expected)};
    }
    void unlessUpTo(const char* key, const std::string& text, std::size_t most) {
        if (const std::size_t letters = lettersIn(text); letters > most)
            add(key, std::to_string(letters), "LETTERS(" + std::to_string(most) + ")");
    }
    // A reason or decision without which the ruling would not be in its state.
    void unlessSaid(const char* key, const std::string& text) {
        if (saysNothing(text)) add(key, {}, std::string("said_") + key);
    }

    void sizes() {
        for (const auto& [key, text] : {std::pair("origin", &m_ruling.origin),
                                        {"place", &m_ruling.place},
                                        {"asked_by", &m_ruling.askedBy}})
            unlessUpTo(key, *text, letters::kTitle);
        for (const auto& [key, text] : {std::pair("dispute", &m_ruling.dispute),
                                        {"decision", &m_ruling.decision},
                                        {"why", &m_ruling.why},
                                        {"appeal", &m_ruling.appeal}})
            unlessUpTo(key, *text, letters::kWords);
        if (m_ruling.decisions.size() > kMostDecisions)
            add("decisions", std::to_string(m_ruling.decisions.size()),
                "0–" + std::to_string(kMostDecisions));
        for (const tournament::Decision& one : m_ruling.decisions)
            for (const std::string* text : {&one.decision, &one.why})
                unlessUpTo("decisions", *text, letters::kWords);
        if (const std::size_t bytes = m_ruling.record.size(); bytes > tournament::kMostKeptRecordBytes)
            add("record", std::to_string(bytes),
                "BYTES(" + std::to_string(tournament::kMostKeptRecordBytes) + ")");
        unlessUpTo("rules_view", m_ruling.view, letters::kResult);
        if (m_ruling.found.size() > kMostRuled)
            add("found", std::to_string(m_ruling.found.size()), "0–" + std::to_string(kMostRuled));
        if (m_ruling.reasons.size() > kMostRuled)
            add("reasons", std::to_string(m_ruling.reasons.size()), "0–" + std::to_string(kMostRuled));
        for (const auto& [key, points] :
             {std::pair("found", &m_ruling.found), {"reasons", &m_ruling.reasons}})
            for (const RuledPoint& point : *points)
                for (const std::string* text :
                     {&point.rule, &point.verdict, &point.german, &point.italian, &point.english})
                    unlessUpTo(key, *text, letters::kPoint);
    }

    void state() {
        if (m_ruling.state == RulingState::Appealed) unlessSaid("appeal", m_ruling.appeal);
        if (m_ruling.state == RulingState::Overruled) unlessSaid("decision", m_ruling.decision);
        if (!m_ruling.decision.empty()) unlessSaid("why", m_ruling.why);
        if (m_ruling.state == RulingState::Open && !m_ruling.decision.empty())
            add("decision", m_ruling.decision, "OPEN-DECIDED()");
        for (const tournament::Decision& one : m_ruling.decisions) {
            if (!one.at.empty() && !isMoment(one.at)) add("decisions", one.at, "moment_of_time");
            if (one.kind == tournament::DecisionKind::Appealed) unlessSaid("appeal", one.why);
            if (one.kind == tournament::DecisionKind::Withdrawn) unlessSaid("why", one.why);
            if (one.kind != tournament::DecisionKind::Decided) continue;
            unlessSaid("decision", one.decision);
            unlessSaid("why", one.why);
        }
        if (!tournament::tellsLast(m_ruling)) add("decisions", m_ruling.decision, "DECIDED-OTHERWISE()");
    }

    void result() {
        constexpr std::array kVerdicts{"illegal", "undecided", "note"};
        for (const RuledPoint& point : m_ruling.found)
            if (std::find(kVerdicts.begin(), kVerdicts.end(), point.verdict) == kVerdicts.end())
                add("found", point.verdict, "export_value");
        for (const RuledPoint& point : m_ruling.reasons)
            if (point.verdict != tournament::kReason) add("reasons", point.verdict, "export_value");
        const auto kept = gameOfRecord(m_ruling.record).judge().kept(m_ruling.view);
        if (!kept) return add("rules_view", m_ruling.view, "deal_result");
        if (const auto deal = readOneDeal(m_ruling.record, {});
            deal && deal->head.agreed.rules != kept->ruleSet)
            add("rules_view", kept->ruleSet, deal->head.agreed.rules);
        const bool same =
            std::equal(kept->rules.begin(), kept->rules.end(), m_ruling.found.begin(), m_ruling.found.end(),
                       [](const std::string& rule, const RuledPoint& point) { return rule == point.rule; });
        if (!same) add("found", orDash(tournament::rulesOf(m_ruling)), "FOUND-OTHERWISE()");
        // of a deal that is not over the fines alone are written, not what the game itself takes
        if (kept->penalties != m_ruling.penalty && kept->fines != m_ruling.penalty)
            add("penalty", orDash(joined(m_ruling.penalty)), "FINE-OTHERWISE()");
    }

    static std::string orDash(const std::string& text) { return text.empty() ? "–" : text; }

    const Ruling& m_ruling;
    std::optional<RulingFault> m_fault;
};

} // namespace

bool isRecordRead(const Ruling& ruling) {
    return readOneDeal(ruling.record, {}).ok();
}

std::optional<RulingFault> faultOf(const Ruling& ruling) {
    return RulingFaults(ruling).find();
}

std::optional<tournament::Refusal> whyNotKept(const Ruling& ruling) {
    if (ruling.record.size() > tournament::kMostKeptRecordBytes)
        return tournament::Refusal{
            "ruling_record_too_long"_refusal,
            {{"most", std::to_string(tournament::kMostKeptRecordBytes / tournament::kMegabyte)}}};
    for (const std::string* words : {&ruling.dispute, &ruling.decision, &ruling.why, &ruling.appeal})
        if (auto refusal = whyNoWords(*words)) return refusal;
    return whyNoWords(ruling.askedBy, letters::kTitle);
}

} // namespace schreiber::desk
