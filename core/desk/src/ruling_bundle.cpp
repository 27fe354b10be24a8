#include "change.h"
#include "steps/ruling_faults.h"
#include "steps/rulings.h"

#include <desk/evening.h>
#include <desk/rulings.h>
#include <store/exchange.h>
#include <tournament/limits.h>

#include <algorithm>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
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

perlaggen::record::Record recordOf(Ruling ruling, const tournament::Settings& settings) {
    perlaggen::record::Record record;
    if (auto read = perlaggen::record::read(ruling.record); read && read->size() == 1) {
        record = std::move(read->front());
        ruling.record.clear();
    } else {
        record.header.rules = settings.rules; // what was recorded then cannot be read now and goes along
    }
    if (ruling.origin.empty()) ruling.origin = settings.name + " · " + std::to_string(ruling.number);
    record.header.unknown.emplace_back(kKey, inOneLine(store::rulingToJson(ruling)));
    return record;
}

base::Result<Ruling, base::InputError> rulingOf(perlaggen::record::Record record, const std::string& file) {
    auto& keys = record.header.unknown;
    const auto key =
        std::find_if(keys.begin(), keys.end(), [](const auto& each) { return each.first == kKey; });
    if (key == keys.end())
        return base::fail(base::InputError{file, record.lines.first, 1, {}, {"ruling_key"}});
    const int line = record.lines.unknown[static_cast<std::size_t>(key - keys.begin())];
    auto ruling = store::rulingFromJson(key->second, file);
    if (!ruling) {
        base::InputError error = ruling.error();
        error.line = line;
        error.column = 0; // that of the JSON alone
        error.pointer.insert(0, kKey);
        return base::fail(std::move(error));
    }
    keys.erase(key);
    if (ruling->record.empty()) ruling->record = perlaggen::record::write(record);
    if (auto fault = faultOf(*ruling))
        return base::fail(base::InputError{
            file, line, 0, std::move(fault->found), {std::move(fault->expected)}, "ruling/" + fault->key});
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

std::string Evening::exportRulings() const {
    std::vector<perlaggen::record::Record> records;
    for (const Ruling& ruling : tournament().rulings)
        records.push_back(recordOf(ruling, tournament().settings));
    return perlaggen::record::write(records);
}

std::vector<Warning> Evening::warningsOfRulings(const std::string& file) {
    if (file.size() <= tournament::kMostFileBytes) return {};
    return {{"rulings_too_large",
             {{"most", std::to_string(tournament::kMostFileBytes / tournament::kMegabyte)}}}};
}

Outcome<ImportedRulings> Evening::importRulings(const std::string& bytes, const std::string& file,
                                                const Confirmation& confirmation) {
    auto records = perlaggen::record::read(bytes, file);
    if (!records) return base::fail(Failure{InputErrors{records.error()}});
    std::vector<Ruling> brought;
    for (perlaggen::record::Record& record : *records) {
        auto ruling = rulingOf(std::move(record), file);
        if (!ruling) return base::fail(Failure{InputErrors{{ruling.error()}}});
        brought.push_back(std::move(*ruling));
    }
    ImportedRulings result;
    if (auto fresh = refresh(); !fresh) return base::fail(fresh.error());
    KnownDisputes kept;
    for (std::size_t i = 0; i < tournament().rulings.size(); ++i) kept.add(tournament().rulings[i], i);
    for (const Ruling& ruling : brought) {
        const Ruling* here = findAmong(tournament().rulings, kept, ruling);
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
                return base::fail(
                    Refusal{"too_many_rulings", {{"most", std::to_string(tournament::kMostRulings)}}});
            ruling.number = all.empty() ? 1 : all.back().number + 1;
            known.add(ruling, all.size());
            all.push_back(std::move(ruling));
        }
        result.imported = static_cast<int>(made.after.rulings.size() - now.rulings.size());
        result.known = static_cast<int>(brought.size()) - result.imported;
        made.what.arguments["count"] = std::to_string(result.imported);
        return made;
    };
    auto receipt = act({make, confirmation.why}, confirmation);
    if (!receipt) return base::fail(receipt.error());
    result.receipt = std::move(*receipt);
    return result;
}

} // namespace schreiber::desk
