#include "judge.h"

#include <algorithm>
#include <koenigrufen/line/schrieb.h>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/record/writer.h>
#include <koenigrufen/ruling/explain.h>
#include <koenigrufen/ruling/replay.h>
#include <koenigrufen/ruling/result.h>

namespace schreiber::koenigrufen::line {
namespace {

using Errors = std::vector<base::InputError>;

// A record of a file, and the line on which it begins.
struct Part {
    std::string_view text;
    int line = 1;
};

// What stands between the lines `---`.
std::vector<Part> partsOf(std::string_view text) {
    std::vector<Part> parts;
    const auto add = [&](std::string_view part, int line) {
        if (part.find_first_not_of(" \t\r\n") != std::string_view::npos) parts.push_back({part, line});
    };
    std::size_t from = 0;
    int first = 1;
    int number = 1;
    for (std::size_t at = 0; at < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view here = text.substr(at, end - at);
        here = here.substr(0, here.find('#'));
        here = here.substr(0, here.find_last_not_of(" \t\r") + 1);
        if (here == "---") {
            add(text.substr(from, at - from), first);
            from = std::min(end + 1, text.size());
            first = number + 1;
        }
        at = std::min(end + 1, text.size());
    }
    add(text.substr(from), first);
    return parts;
}

class Judge final : public game::Judge {
  public:
    base::Result<std::vector<game::Checked>, Errors> checked(std::string_view text, const std::string& file,
                                                             game::Form form,
                                                             words::Language language) const override {
        const std::vector<Part> parts = partsOf(text);
        if (std::ranges::none_of(parts, [](const Part& part) { return isSchrieb(part.text); }))
            return checkedDeals(text, file, form, language);
        std::vector<game::Checked> all;
        for (const Part& part : parts) {
            // So that the errors of a deal name their lines in the file.
            const std::string above(static_cast<std::size_t>(part.line - 1), '\n');
            auto some = isSchrieb(part.text)
                            ? checkedSchrieb(part, file, form, language)
                            : checkedDeals(above + std::string(part.text), file, form, language);
            if (!some) return some;
            std::ranges::move(*some, std::back_inserter(all));
        }
        return all;
    }

    base::Result<std::vector<game::Deal>, Errors> read(std::string_view text, const std::string& file,
                                                       std::string_view) const override {
        auto records = record::read(text, file);
        if (!records) return base::fail(std::move(records).error());
        std::vector<game::Deal> deals;
        for (const record::Record& record : *records)
            deals.push_back({headOf(record), record::write(record), record.lines.first, {}, {}});
        return deals;
    }

    // Rulings on deals of Königrufen are not kept in a tournament yet.
    std::string bundled(const std::vector<std::pair<std::string, std::string>>& withNotes,
                        std::string_view) const override {
        std::string text;
        for (const auto& [record, note] : withNotes) text += (text.empty() ? "" : "---\n") + record;
        return text;
    }
    std::string written(const game::Head& head) const override {
        return "rules: " + head.agreed.rules + "\n\n";
    }
    std::string completed(const std::string& record, const game::Head&) const override { return record; }
    game::Judged judged(const std::string& text) const override {
        game::Judged judged;
        judged.record = text;
        const std::optional<record::Record> record = onlyDeal(text);
        if (!record) return judged;
        // Its lines are those of the canonical form.
        judged.record = record::write(*record);
        const std::optional<record::Record> canonical = onlyDeal(judged.record);
        if (!canonical) return judged;
        const ruling::Replay replay = ruling::replay(*canonical);
        judged.view = ruling::resultJson(replay, words::Language::German);
        for (const deal::Ruling& each : replay.rulings) {
            game::RuledPoint point{std::string(each.rule.text()), ruling::verdictName(each.verdict),
                                   replay.lineOf(each)};
            point.german = ruling::explain(replay, each, words::Language::German);
            point.italian = ruling::explain(replay, each, words::Language::Italian);
            point.english = ruling::explain(replay, each, words::Language::English);
            judged.found.push_back(std::move(point));
        }
        if (const auto points = replay.points())
            for (const std::int64_t each : *points) judged.points.push_back(static_cast<int>(each));
        judged.isDecided =
            !canonical->events.empty() && std::ranges::none_of(replay.rulings, [](const deal::Ruling& each) {
                return each.verdict == deal::Verdict::Undecided;
            });
        return judged;
    }
    std::optional<game::Given> given(const std::string&) const override { return std::nullopt; }
    std::optional<game::KeptResult> kept(const std::string&) const override { return std::nullopt; }
    // Each seat writes its own points.
    std::optional<int> sideOfLine(const std::string& text, int line) const override {
        const std::optional<record::Record> record = onlyDeal(text);
        if (!record) return std::nullopt;
        const auto found = std::ranges::find(record->lines.events, line);
        if (found == record->lines.events.end()) return std::nullopt;
        return cards::indexOf(
            record->events[static_cast<std::size_t>(found - record->lines.events.begin())].seat);
    }
    std::vector<std::string> namesOf(const std::string& text, int side) const override {
        const std::optional<record::Record> record = onlyDeal(text);
        if (!record || side < 0 || side >= rulebook::kSeats) return {};
        return {record::nameIn(record->header, static_cast<Seat>(side))};
    }

  private:
    static std::optional<record::Record> onlyDeal(const std::string& text) {
        auto records = record::read(text);
        if (!records || records->size() != 1) return std::nullopt;
        return std::move(records->front());
    }

    static game::Head headOf(const record::Record& record) {
        game::Head head;
        head.agreed.rules = record.header.rules;
        for (const rulebook::HouseRule& rule : record.header.house) head.agreed.house[rule.name] = rule.value;
        for (std::size_t seat = 0; seat < rulebook::kSeats; ++seat)
            if (record.header.players[seat]) {
                head.players.resize(rulebook::kSeats);
                head.players[seat] = *record.header.players[seat];
            }
        if (record.header.dealer) head.dealer = cards::indexOf(*record.header.dealer);
        head.event = record.header.event;
        head.date = record.header.date;
        head.round = record.header.round;
        head.table = record.header.table;
        return head;
    }

    static base::Result<std::vector<game::Checked>, Errors>
    checkedDeals(std::string_view text, const std::string& file, game::Form form, words::Language language) {
        const auto records = record::read(text, file);
        if (!records) return base::fail(records.error());
        std::vector<game::Checked> all;
        for (const record::Record& each : *records) {
            const ruling::Replay replay = ruling::replay(each);
            all.push_back({replay.legal(), form == game::Form::Text ? ruling::resultText(replay, language)
                                                                    : ruling::resultJson(replay, language)});
        }
        return all;
    }

    static base::Result<std::vector<game::Checked>, Errors>
    checkedSchrieb(const Part& part, const std::string& file, game::Form form, words::Language language) {
        const auto schrieb = readSchrieb(part.text, file, part.line);
        if (!schrieb) return base::fail(schrieb.error());
        return std::vector<game::Checked>{
            {tallyOf(*schrieb).isLegal(),
             form == game::Form::Text ? resultText(*schrieb, language) : resultJson(*schrieb, language)}};
    }
};

} // namespace

const game::Judge& judge() {
    static const Judge kJudge;
    return kJudge;
}

} // namespace schreiber::koenigrufen::line
