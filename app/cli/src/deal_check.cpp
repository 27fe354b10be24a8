#include "deal_check.h"

#include "files.h"
#include "json/writers.h"

#include <desk/games.h>
#include <desk/sheet_records.h>
#include <tournament/heats.h>
#include <tournament/zero_sum.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <game/refusal_code.h>
#include <iostream>

namespace schreiber::cli {

namespace {

// A name with what it is about behind it, `NOT-IN-PACK()`, is for sentences, and nothing that could stand
// there.
std::vector<std::string> couldStand(const base::InputError& error) {
    std::vector<std::string> expected = error.expected;
    std::erase_if(expected, [](const std::string& name) { return name.ends_with(')'); });
    return expected;
}

Json errorJson(const base::InputError& error) {
    return {{"error",
             {{"file", error.file},
              {"line", error.line},
              {"column", error.column},
              {"found", error.found},
              {"expected", couldStand(error)}}}};
}

} // namespace

int refuseRecord(const Session& session, const std::vector<base::InputError>& errors) {
    if (!session.json) return session.fail(desk::Failure{desk::InputErrors{errors}});
    print(errorJson(errors.front()));
    return kUnusable;
}

namespace {

int tellChecked(const Session& session, const std::vector<game::Checked>& deals) {
    int code = kDone;
    bool isFirst = true;
    for (const game::Checked& deal : deals) {
        if (!deal.legal) code = kIllegal;
        if (session.json)
            std::cout << deal.said << '\n';
        else
            std::cout << (isFirst ? "" : "\n") << deal.said;
        isFirst = false;
    }
    return code;
}

// Every sheet that has lines, as the record that it would be, with its place.
int checkSheets(const Session& session, const desk::Evening& evening) {
    const tournament::Tournament& tournament = evening.tournament();
    const auto form = session.json ? game::Form::Json : game::Form::Text;
    if (!tournament.settings.zeroSum)
        return session.fail(desk::Failure{tournament::Refusal{"sheet_no_record"_refusal, {}}});
    std::vector<game::Checked> all;
    for (const tournament::Round& round : tournament.rounds) {
        if (round.state != tournament::RoundState::Published) continue;
        for (const tournament::Table& table : round.tables) {
            if (tournament::linesInOrder(table.games.front()).empty()) continue;
            const auto record = desk::sheetRecord(evening, {round.number, table.number, 1});
            if (!record) return session.fail(record.error());
            auto checked =
                desk::checkedDeals(*record, {}, form, session.language, desk::agreedOf(tournament.settings));
            if (!checked) return refuseRecord(session, checked.error());
            for (game::Checked& one : *checked) {
                const std::string place =
                    session.json ? fmt::format("{{\"round\":{},\"table\":{},", round.number, table.number)
                                 : fmt::format("{} {} · {} {}\n", session.say({"Runde", "Turno", "Round"}),
                                               round.number, session.say({"Tisch", "tavolo", "table"}),
                                               tournament::tableCalled(round, table));
                one.said = place + one.said.substr(session.json ? 1 : 0);
                all.push_back(std::move(one));
            }
        }
    }
    return tellChecked(session, all);
}

} // namespace

int checkDeals(const Session& session, const DealsToCheck& wanted) {
    game::Agreed agreed;
    if (!wanted.tournament.empty()) {
        const auto evening = openToRead(wanted.tournament);
        if (!evening) return session.fail(evening.error());
        if (wanted.record.empty()) return checkSheets(session, *evening);
        agreed = desk::agreedOf(evening->tournament().settings);
    } else if (wanted.record.empty()) {
        return session.fail({"deal check", 0, 0, {}, {"record_or_tournament"}});
    }
    const auto text = readWhole(wanted.record);
    if (!text) return session.fail(text.error());
    const auto form = session.json ? game::Form::Json : game::Form::Text;
    const auto deals = desk::checkedDeals(*text, wanted.record, form, session.language, agreed);
    if (!deals) return refuseRecord(session, deals.error());
    return tellChecked(session, *deals);
}

} // namespace schreiber::cli
