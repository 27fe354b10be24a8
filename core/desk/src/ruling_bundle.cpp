#include "change.h"
#include "steps/ruling_faults.h"
#include "steps/rulings.h"

#include <desk/evening.h>
#include <desk/games.h>
#include <desk/rulings.h>
#include <store/exchange.h>
#include <tournament/limits.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <tuple>
#include <utility>

// Rulings in a file of their own: deal records, which any program that reads them can replay, each with its
// ruling in one key of its head.
namespace schreiber::desk {

namespace {

using tournament::Ruling;

constexpr const char* kKey = "ruling";

// A `#` would begin a comment.
std::string inOneLine(const std::string& json) {
    std::string text;
    for (const char c : json) text += c == '#' ? std::string("\\u0023") : std::string(1, c);
    return text;
}

// The record, and the ruling as its note. What was recorded then and cannot be read now goes along in that,
// and so does the record of another game: a file is of one.
std::pair<std::string, std::string> bundled(Ruling ruling, const tournament::Settings& settings) {
    const game::Judge& judge = gameOf(settings).judge();
    std::string record;
    if (auto deals = judge.read(ruling.record, {}); deals && deals->size() == 1) {
        record = std::move(deals->front().text);
        ruling.record.clear();
    } else {
        game::Head head;
        head.agreed.rules = settings.rules;
        record = judge.written(head);
    }
    if (ruling.origin.empty()) ruling.origin = settings.name + " · " + std::to_string(ruling.number);
    return {std::move(record), inOneLine(store::rulingToJson(ruling))};
}

base::Result<Ruling, base::InputError> rulingOf(game::Deal deal, const std::string& file) {
    if (!deal.note) return base::fail(base::InputError{file, deal.line, 1, {}, {"ruling_key"}});
    auto ruling = store::rulingFromJson(deal.note->text, file);
    if (!ruling) {
        base::InputError error = ruling.error();
        error.line = deal.note->line;
        error.column = 0; // that of the JSON alone
        error.pointer.insert(0, kKey);
        return base::fail(std::move(error));
    }
    if (ruling->record.empty()) ruling->record = std::move(deal.text);
    if (auto fault = faultOf(*ruling))
        return base::fail(base::InputError{file,
                                           deal.note->line,
                                           0,
                                           std::move(fault->found),
                                           {std::move(fault->expected)},
                                           "ruling/" + fault->key});
    return ruling;
}

const Ruling* findAmong(const std::vector<Ruling>& rulings, const KnownDisputes& known,
                        const Ruling& wanted) {
    for (const std::size_t place : known.like(wanted))
        if (isSameDispute(rulings[place], wanted)) return &rulings[place];
    return nullptr;
}

// What became of it: where a ruling was brought to it has another number, place and sheet.
bool endedOtherwise(const Ruling& here, const Ruling& there) {
    return here.state != there.state || tournament::decisionsOf(here) != tournament::decisionsOf(there);
}

} // namespace

std::string exportRulings(const tournament::Tournament& tournament) {
    const tournament::Settings& settings = tournament.settings;
    std::vector<std::pair<std::string, std::string>> all;
    for (const Ruling& ruling : tournament.rulings) all.push_back(bundled(ruling, settings));
    return gameOf(settings).judge().bundled(all, kKey);
}

std::vector<Warning> warningsOfRulings(const std::string& file) {
    if (file.size() <= tournament::kMostFileBytes) return {};
    return {{"rulings_too_large",
             {{"most", std::to_string(tournament::kMostFileBytes / tournament::kMegabyte)}}}};
}

Outcome<ImportedRulings> importRulings(Evening& evening, const std::string& bytes, const std::string& file,
                                       const Confirmation& confirmation) {
    auto deals = gameOf(evening.tournament().settings).judge().read(bytes, file, kKey);
    if (!deals) return base::fail(Failure{InputErrors{deals.error()}});
    std::vector<Ruling> brought;
    for (game::Deal& deal : *deals) {
        auto ruling = rulingOf(std::move(deal), file);
        if (!ruling) return base::fail(Failure{InputErrors{{ruling.error()}}});
        brought.push_back(std::move(*ruling));
    }
    ImportedRulings result;
    if (auto fresh = evening.refresh(); !fresh) return base::fail(fresh.error());
    KnownDisputes kept;
    for (std::size_t i = 0; i < evening.tournament().rulings.size(); ++i)
        kept.add(evening.tournament().rulings[i], i);
    for (const Ruling& ruling : brought) {
        const Ruling* here = findAmong(evening.tournament().rulings, kept, ruling);
        if (here == nullptr) continue;
        ++result.known;
        if (endedOtherwise(*here, ruling)) result.differing.push_back({*here, ruling});
    }
    if (result.known ==
        static_cast<int>(brought.size())) { // nothing to write: what could be done again still can
        return result;
    }
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        Made made{now, {"imported_rulings", {{"file", file}}}, {}, std::nullopt};
        std::vector<Ruling>& all = made.after.rulings;
        KnownDisputes known;
        for (std::size_t i = 0; i < all.size(); ++i) known.add(all[i], i);
        for (Ruling ruling : brought) {
            if (findAmong(all, known, ruling) != nullptr) continue;
            if (all.size() == tournament::kMostRulings)
                return base::fail(Refusal{"too_many_rulings"_refusal,
                                          {{"most", std::to_string(tournament::kMostRulings)}}});
            ruling.number = all.empty() ? 1 : all.back().number + 1;
            known.add(ruling, all.size());
            all.push_back(std::move(ruling));
        }
        result.imported = static_cast<int>(made.after.rulings.size() - now.rulings.size());
        result.known = static_cast<int>(brought.size()) - result.imported;
        made.what.arguments["count"] = std::to_string(result.imported);
        return made;
    };
    auto receipt = evening.act({make, confirmation.why}, confirmation);
    if (!receipt) return base::fail(receipt.error());
    result.receipt = std::move(*receipt);
    return result;
}

} // namespace schreiber::desk
