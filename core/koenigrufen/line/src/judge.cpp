#include "judge.h"

#include "sheet.h"

#include <base/contract.h>

#include <algorithm>
#include <koenigrufen/line/played.h>
#include <koenigrufen/line/schrieb.h>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/record/writer.h>
#include <koenigrufen/ruling/explain.h>
#include <koenigrufen/ruling/kept_result.h>
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

// The switches of the club that a head does not name itself.
void agree(std::vector<rulebook::HouseRule>& house, const game::Agreed& agreed) {
    for (const auto& [name, value] : agreed.house)
        if (std::ranges::find(house, name, &rulebook::HouseRule::name) == house.end())
            house.push_back({name, value});
}

class Judge final : public game::Judge {
  public:
    base::Result<std::vector<game::Checked>, Errors> checked(std::string_view text, const std::string& file,
                                                             game::Form form, words::Language language,
                                                             const game::Agreed& agreed) const override {
        // The deals in one text, with blank lines for the Schriebe, so that each keeps its lines.
        std::string deals;
        int line = 1;
        std::vector<Place> all;
        Errors errors;
        const std::vector<Part> parts = partsOf(text);
        bool hasDeals = parts.empty(); // what is missing in an empty text is a game
        for (const Part& part : parts) {
            deals.append(static_cast<std::size_t>(part.line - line), '\n');
            line = part.line;
            if (isSchrieb(part.text)) {
                auto one = checkedSchrieb(part, file, form, language, agreed);
                if (one)
                    all.push_back({part.line, std::move(*one)});
                else
                    std::ranges::move(std::move(one).error(), std::back_inserter(errors));
                continue;
            }
            hasDeals = true;
            deals += part.text;
            line += static_cast<int>(std::ranges::count(part.text, '\n'));
            if (!part.text.ends_with('\n')) continue; // the last one
            deals += "---\n";
            ++line;
        }
        const auto records = hasDeals ? record::read(deals, file) : std::vector<record::Record>();
        if (!records) std::ranges::copy(records.error(), std::back_inserter(errors));
        if (!errors.empty()) {
            std::ranges::stable_sort(errors, {}, &base::InputError::line);
            return base::fail(std::move(errors));
        }
        for (const record::Record& each : *records)
            all.push_back({each.lines.first, checkedDeal(each, form, language, agreed)});
        std::ranges::stable_sort(all, {}, &Place::line);
        std::vector<game::Checked> checked;
        for (Place& one : all) checked.push_back(std::move(one.checked));
        return checked;
    }

    base::Result<std::vector<game::Deal>, Errors> read(std::string_view text, const std::string& file,
                                                       std::string_view note) const override {
        auto records = record::read(text, file);
        if (!records) return base::fail(std::move(records).error());
        std::vector<game::Deal> deals;
        for (record::Record& record : *records) {
            game::Deal deal{headOf(record), {}, record.lines.first, firstTold(record), {}};
            deal.note = takenFrom(record, note);
            deal.text = record::write(record);
            deals.push_back(std::move(deal));
        }
        return deals;
    }

    std::string bundled(const std::vector<std::pair<std::string, std::string>>& withNotes,
                        std::string_view note) const override {
        std::string all;
        for (const auto& [text, words] : withNotes) {
            std::optional<record::Record> record = onlyDeal(text);
            SCHREIBER_REQUIRE(record.has_value(), "a game that was read");
            record->header.unknown.emplace_back(note, words);
            all += (all.empty() ? "" : "---\n") + record::write(*record);
        }
        return all;
    }
    std::string written(const game::Head& head) const override {
        record::Record record;
        record.header.rules = head.agreed.rules;
        complete(record.header, head);
        return record::write(record);
    }
    std::string completed(const std::string& text, const game::Head& head) const override {
        std::optional<record::Record> record = onlyDeal(text);
        if (!record) return text;
        complete(record->header, head);
        return record::write(*record);
    }
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
    std::optional<std::string> lineOf(const std::string& text, int seats, int dealer) const override {
        const std::optional<record::Record> record = onlyDeal(text);
        if (!record || seats < rulebook::kSeats || seats > kMostAtTable || dealer < 0 || dealer >= seats)
            return std::nullopt;
        return line::lineOf(ruling::replay(*record), seats, dealer);
    }
    std::optional<game::Given> given(const std::string& view) const override { return ruling::givenIn(view); }
    std::optional<game::KeptResult> kept(const std::string& view) const override {
        return ruling::keptResultIn(view);
    }
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
    struct Place {
        int line = 0; // of the file
        game::Checked checked;
    };

    static std::optional<record::Record> onlyDeal(const std::string& text) {
        auto records = record::read(text);
        if (!records || records->size() != 1) return std::nullopt;
        return std::move(records->front());
    }

    // The line from which a record tells of cards and what happened.
    static std::optional<int> firstTold(const record::Record& record) {
        if (!record.events.empty()) return record.lines.events.front();
        const bool isDealt =
            std::ranges::any_of(record.header.hands, [](const auto& hand) { return hand.has_value(); });
        return isDealt ? std::optional(record.lines.first) : std::nullopt;
    }

    // What stands under that key; the record is then without it.
    static std::optional<game::Note> takenFrom(record::Record& record, std::string_view key) {
        auto& keys = record.header.unknown;
        const auto found = std::ranges::find(keys, key, [](const auto& each) { return each.first; });
        if (key.empty() || found == keys.end()) return std::nullopt;
        const auto at = found - keys.begin();
        game::Note note{found->second, record.lines.unknown[static_cast<std::size_t>(at)]};
        keys.erase(found);
        record.lines.unknown.erase(record.lines.unknown.begin() + at);
        return note;
    }

    // What the header does not say, as the table has it. Of five at a table a record does not say who of them
    // plays, and so not who they are.
    static void complete(record::Header& header, const game::Head& head) {
        agree(header.house, head.agreed);
        const bool isNamed =
            std::ranges::any_of(header.players, [](const auto& name) { return name.has_value(); });
        if (!isNamed && head.players.size() == rulebook::kSeats)
            for (std::size_t seat = 0; seat < rulebook::kSeats; ++seat)
                if (!head.players[seat].empty()) header.players[seat] = head.players[seat];
        const auto take = [](auto& own, const auto& there) {
            if (!own) own = there;
        };
        take(header.event, head.event);
        take(header.date, head.date);
        take(header.round, head.round);
        take(header.table, head.table);
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

    static game::Checked checkedDeal(record::Record record, game::Form form, words::Language language,
                                     const game::Agreed& agreed) {
        ruling::Agreement counting;
        if (record.header.rules == agreed.rules) {
            agree(record.header.house, agreed);
            const EveningRules evening = eveningRules(record::rulesOf(record.header), agreed);
            counting = {evening.isDoubled, evening.kontra};
        }
        const ruling::Replay replay = ruling::replay(record, counting);
        return {replay.legal(), form == game::Form::Text ? ruling::resultText(replay, language)
                                                         : ruling::resultJson(replay, language)};
    }

    static base::Result<game::Checked, Errors> checkedSchrieb(const Part& part, const std::string& file,
                                                              game::Form form, words::Language language,
                                                              const game::Agreed& agreed) {
        auto schrieb = readSchrieb(part.text, file, part.line);
        if (!schrieb) return base::fail(schrieb.error());
        if (schrieb->rules.set().id == agreed.rules) takeAgreed(*schrieb, agreed);
        return game::Checked{tallyOf(*schrieb).isLegal(), form == game::Form::Text
                                                              ? resultText(*schrieb, language)
                                                              : resultJson(*schrieb, language)};
    }

    static void takeAgreed(Schrieb& schrieb, const game::Agreed& agreed) {
        const std::size_t own = schrieb.house.size();
        agree(schrieb.house, agreed);
        for (std::size_t i = own; i < schrieb.house.size(); ++i) {
            const auto which = rulebook::readSwitch(schrieb.house[i].name);
            const auto place =
                which ? rulebook::readSwitchValue(*which, schrieb.house[i].value) : std::nullopt;
            if (place) schrieb.rules.set(*which, *place);
        }
        const EveningRules evening = eveningRules(schrieb.rules, agreed);
        schrieb.isDoubled = evening.isDoubled;
        schrieb.kontra = evening.kontra;
    }
};

} // namespace

const game::Judge& judge() {
    static const Judge kJudge;
    return kJudge;
}

} // namespace schreiber::koenigrufen::line
