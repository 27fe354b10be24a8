#include "steps/import_ruling_rows.h"

#include "steps/rulings.h"

#include <base/utf8.h>
#include <desk/journal_arguments.h>
#include <desk/limits.h>
#include <tournament/heats.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace schreiber::desk {

namespace {

using tournament::Decision;
using tournament::DecisionKind;
using tournament::Measure;
using tournament::Ruling;
using tournament::RulingState;

std::optional<DecisionKind> decisionBy(const std::string& code) {
    if (code.starts_with("appealed_ruling")) return DecisionKind::Appealed;
    if (code.starts_with("upheld_ruling")) return DecisionKind::Upheld;
    if (code.starts_with("overruled_ruling")) return DecisionKind::Decided;
    if (code.starts_with("withdrew_ruling")) return DecisionKind::Withdrawn;
    return std::nullopt;
}

// "ruled_fined" and "entered_ruling_fined" put a fine on the sheet, "ruled" nothing.
std::optional<Measure> measureBy(std::string_view code) {
    const bool later = code.starts_with("entered_ruling_");
    if (!later && !code.starts_with("ruled_")) return std::nullopt;
    code.remove_prefix(std::string_view(later ? "entered_ruling_" : "ruled_").size());
    if (code.starts_with("line")) return Measure::Line;
    if (code.starts_with("fine")) return Measure::Fine;
    if (code.starts_with("strike")) return Measure::Strike;
    if (code.starts_with("redeal")) return Measure::Redeal;
    if (code.starts_with("lost")) return Measure::Lost;
    return std::nullopt;
}

// A record that only fines is called a fine in the journal.
bool isMeasure(Measure measure, Measure told) {
    return measure == told || (measure == Measure::Line && told == Measure::Fine);
}

bool isStateAfter(const std::vector<Decision>& decisions, RulingState state) {
    if (decisions.empty()) return state == RulingState::Open || state == RulingState::Decided;
    switch (decisions.back().kind) {
    case DecisionKind::Appealed:
        return state == RulingState::Appealed;
    case DecisionKind::Withdrawn:
        return state == RulingState::Withdrawn;
    case DecisionKind::Upheld:
    case DecisionKind::Decided:
        return state == RulingState::Decided || state == RulingState::Overruled;
    }
    return false;
}

} // namespace

void RulingRows::take(const store::JournalEntry& entry, std::size_t at) {
    const store::Action& what = entry.what;
    const std::string& code = what.code;
    const auto argument = [&](const char* name) {
        const auto found = what.arguments.find(name);
        return found == what.arguments.end() ? std::string() : found->second;
    };
    const int round = numberIn(what, "round").value_or(0);
    if (code == "redrew_round") m_redrawn[round] = m_given.size();
    if (code == "imported_rulings") {
        Given brought;
        brought.brought = true;
        const int count =
            std::clamp(numberIn(what, "count").value_or(0), 0, static_cast<int>(tournament::kMostRulings));
        m_given.resize(std::min(m_given.size() + static_cast<std::size_t>(count), tournament::kMostRulings),
                       brought);
    }
    const auto number = numberIn(what, "ruling");
    if (!number) return;
    const bool isNew = code == "ruled" || code.starts_with("ruled_");
    if (isNew) m_given.push_back({false, round, argument("table"), argument("rules"), {}, {}});
    const auto place = static_cast<std::size_t>(*number) - 1;
    if (*number < 1 || place >= m_given.size() || (isNew && place + 1 != m_given.size())) {
        if (isNew || decisionBy(code) || measureBy(code)) m_nowhere = m_nowhere.value_or(at);
        return;
    }
    if (isNew && !argument("decision").empty()) // decided in the same step
        m_given[place].decisions.push_back({DecisionKind::Decided, {}, argument("decision"), entry.why});
    if (const auto kind = decisionBy(code))
        m_given[place].decisions.push_back({*kind, {}, argument("decision"), entry.why});
    if (const auto measure = measureBy(code))
        m_given[place].entered.push_back(
            {*measure, numberIn(what, "line").value_or(0), -1, numberIn(what, "fine").value_or(0)});
}

void RulingRows::addFaults(const tournament::Tournament& tournament, ImportFaults& faults) const {
    if (m_nowhere) faults.add(placeIn("journal", *m_nowhere) + "/arguments/ruling", {}, "as_journal_says");
    faults.unlessSoMany("/rulings", tournament.rulings.size(), m_given.size());
    for (std::size_t i = 0; i < std::min(tournament.rulings.size(), m_given.size()); ++i) {
        const Ruling& ruling = tournament.rulings[i];
        const auto redrawn = m_redrawn.find(ruling.round);
        const bool otherTable = redrawn != m_redrawn.end() && i < redrawn->second;
        Given given = m_given[i];
        if (const tournament::Round* round = tournament::findRound(tournament, ruling.round))
            given.table = tournament::tableCalledSince(*round, given.table);
        const std::string table =
            otherTable ? given.table : tournament::tableCalled(tournament, ruling.round, ruling.table);
        addFaultsOf(ruling, given, table, placeIn("rulings", i), faults);
    }
}

void RulingRows::addFaultsOf(const Ruling& ruling, const Given& given, const std::string& table,
                             const std::string& where, ImportFaults& faults) const {
    const auto differs = [&](const char* key, std::string found, std::string expected) {
        faults.add(where + "/" + key, std::move(found),
                   expected.empty() ? "as_journal_says" : std::move(expected));
    };
    if (!isStateAfter(given.decisions, ruling.state) && (!given.brought || !given.decisions.empty()))
        return differs("state", nameOf(ruling.state), {});
    if (ruling.entered.size() != given.entered.size() && !given.brought)
        return faults.addCount(where + "/entered", ruling.entered.size(), given.entered.size());
    if (given.brought) return;
    // An import puts one there whose table is gone.
    if (!ruling.origin.empty() && !ruling.origin.ends_with(" · " + std::to_string(ruling.number)))
        return differs("origin", base::printable(ruling.origin), {});
    if (tournament::rulesOf(ruling).empty() && given.rules != journalSubject(ruling))
        return differs("dispute", base::printable(journalSubject(ruling)), {});
    if ((ruling.game == 0) != (ruling.table == 0)) return differs("game", std::to_string(ruling.game), {});
    if (ruling.round != given.round)
        return differs("round", std::to_string(ruling.round), std::to_string(given.round));
    if (table != given.table && !(ruling.table == 0 && given.table.empty()))
        return differs("table", table, base::printable(given.table));
    for (std::size_t i = 0; i < given.entered.size(); ++i) {
        const tournament::RulingEntry& is = ruling.entered[i];
        const tournament::RulingEntry& told = given.entered[i];
        const bool same = isMeasure(is.measure, told.measure) && (told.line == 0 || told.line == is.line) &&
                          (is.measure != Measure::Fine || told.points == 0 || told.points == is.points);
        if (!same) return differs(placeIn("entered", i).substr(1).c_str(), nameOf(is.measure), {});
    }
    // An old file has only the last of each kind.
    const std::vector<Decision> decisions = tournament::decisionsOf(ruling);
    const bool whole =
        std::none_of(decisions.begin(), decisions.end(), [](const Decision& one) { return one.at.empty(); });
    if (whole ? decisions.size() != given.decisions.size() : decisions.size() > given.decisions.size())
        return faults.addCount(where + "/decisions", decisions.size(), given.decisions.size());
    for (std::size_t i = 0; whole && i < decisions.size(); ++i)
        if (decisions[i].kind != given.decisions[i].kind || decisions[i].why != given.decisions[i].why ||
            decisions[i].decision != given.decisions[i].decision)
            return differs(placeIn("decisions", i).substr(1).c_str(), nameOf(decisions[i].kind), {});
}

} // namespace schreiber::desk
