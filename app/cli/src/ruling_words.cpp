#include "ruling_words.h"

#include "text/grid.h"
#include "text/moment.h"

#include <base/number.h>
#include <desk/rulings.h>
#include <desk/words.h>
#include <tournament/heats.h>

#include <algorithm>
#include <iostream>
#include <sstream>

namespace schreiber::cli {

namespace {

using tournament::Measure;
using tournament::Ruling;
using tournament::RulingEntry;

constexpr int kMostNumber = 999;

std::optional<int> readNumber(const std::string& text) {
    return base::readNumber(text, 0, kMostNumber);
}

std::string tableText(const Session& session, const tournament::Tournament& tournament,
                      const Ruling& ruling) {
    if (ruling.table == 0) return "";
    return session.say({"Tisch ", "Tavolo ", "Table "}) +
           desk::tableInWords(tournament::tableCalled(tournament, ruling.round, ruling.table),
                              session.language) +
           session.say({", Runde ", ", turno ", ", round "}) + std::to_string(ruling.round);
}

std::string inOneLine(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return text;
}

// What people typed on several lines stands on several here, set in below its name.
void printLine(const std::string& name, const std::string& value) {
    std::istringstream lines(value);
    bool first = true;
    for (std::string line; std::getline(lines, line); first = false)
        std::cout << (first ? name : "  ") << base::printable(line, 1000) << '\n';
}

} // namespace

std::optional<desk::RulingWish> readWish(const std::string& text) {
    const std::size_t equals = text.find('=');
    const auto measure = tournament::readMeasure(text.substr(0, equals));
    if (!measure) return std::nullopt;
    desk::RulingWish wish{*measure};
    const bool bare = *measure == Measure::Line || *measure == Measure::Redeal;
    if (bare) return equals == std::string::npos ? std::optional(wish) : std::nullopt;
    if (equals == std::string::npos) return std::nullopt;
    const std::string value = text.substr(equals + 1);
    const std::size_t colon = value.find(':');
    const auto first = readNumber(value.substr(0, colon));
    if (!first || (colon != std::string::npos) != (*measure == Measure::Fine)) return std::nullopt;
    if (*measure == Measure::Strike) {
        wish.line = *first;
        return wish;
    }
    wish.side = *first;
    if (*measure == Measure::Lost) return wish;
    const auto points = readNumber(value.substr(colon + 1));
    if (!points || *points == 0) return std::nullopt;
    wish.points = *points;
    return wish;
}

void printRulings(const Session& session, const tournament::Tournament& tournament,
                  const std::vector<const Ruling*>& rulings) {
    Grid grid({session.say({">Nr.", ">N.", ">No."}), session.say({"Wann", "Quando", "When"}),
               session.say({"Wo", "Dove", "Where"}), session.say({"Stand", "Stato", "State"}),
               session.say({"Regel", "Regola", "Rule"}),
               session.say({"Streit", "Contestazione", "Dispute"})});
    for (const Ruling* ruling : rulings)
        grid.add({std::to_string(ruling->number), localTime(ruling->at),
                  ruling->origin.empty() ? tableText(session, tournament, *ruling) : ruling->origin,
                  desk::wordFor("ruling", nameOf(ruling->state), session.language),
                  desk::ruleTitles(*ruling, session.language), inOneLine(ruling->dispute)});
    grid.print(std::cout);
}

void printRulings(const Session& session, const std::vector<store::ClubRuling>& rulings) {
    Grid grid({session.say({">Nr.", ">N.", ">No."}), session.say({"Wann", "Quando", "When"}),
               session.say({"Abend", "Serata", "Evening"}), session.say({"Ort", "Luogo", "Place"}),
               session.say({"Stand", "Stato", "State"}), session.say({"Regel", "Regola", "Rule"}),
               session.say({"Streit", "Contestazione", "Dispute"})});
    for (const store::ClubRuling& one : rulings)
        grid.add({std::to_string(one.number), localTime(one.ruling.at), one.ruling.origin, one.ruling.place,
                  desk::wordFor("ruling", nameOf(one.ruling.state), session.language),
                  desk::ruleTitles(one.ruling, session.language), inOneLine(one.ruling.dispute)});
    grid.print(std::cout);
}

void printRuling(const Session& session, const tournament::Tournament& tournament, const Ruling& ruling) {
    std::cout << session.say({"Entscheid ", "Decisione ", "Ruling "}) << ruling.number << " · "
              << desk::wordFor("ruling", nameOf(ruling.state), session.language) << '\n';
    printLine("", ruling.origin);
    std::string where = tableText(session, tournament, ruling);
    const std::string at = localTime(ruling.at);
    if (!ruling.place.empty()) where += (where.empty() ? "" : " · ") + ruling.place;
    printLine("", where.empty() ? at : where + " · " + at);
    printLine(session.say({"Es fragt: ", "Chiede: ", "Asked by: "}), ruling.askedBy);
    printLine(session.say({"Streit: ", "Contestazione: ", "Dispute: "}), ruling.dispute);
    for (const tournament::RuledPoint& point : ruling.found)
        std::cout << session.say({"Zeile ", "riga ", "line "}) << point.line << " · "
                  << desk::wordFor("verdict", point.verdict, session.language) << " · "
                  << desk::ruleTitle(point.rule, session.language) << " (" << base::printable(point.rule)
                  << ")\n  " << base::printable(desk::textOf(point, session.language), 2000) << '\n';
    if (ruling.found.empty())
        std::cout << session.say({"Nach den Regeln: nichts einzuwenden.\n",
                                  "Secondo le regole: nulla da eccepire.\n",
                                  "By the rules: nothing against it.\n"});
    for (const tournament::RuledPoint& point : ruling.reasons) {
        const desk::ReasonWords reason = desk::reasonOf(point, session.language);
        std::cout << base::printable(reason.heading, 300) << " (" << base::printable(point.rule) << ")\n";
        for (const std::string& paragraph : reason.paragraphs)
            std::cout << "  " << base::printable(paragraph, 2000) << '\n';
    }
    for (const desk::DecisionWords& one : desk::decisionsInWords(ruling, session.language)) {
        const std::string when = one.at.empty() ? std::string() : " (" + localTime(one.at) + ")";
        if (one.what.empty()) std::cout << one.name << when << '\n';
        printLine(one.name + when + ": ", one.what);
        printLine(session.say({"  Grund: ", "  Motivo: ", "  Reason: "}), one.why);
    }
    for (const std::string& entered : desk::enteredInWords(tournament, ruling, session.language))
        printLine(session.say({"Am Zettel: ", "Sul foglio: ", "On the sheet: "}), entered);
}

std::string sheetNote(const Session& session, const tournament::Tournament& tournament,
                      const Ruling& ruling) {
    std::string text = session.say({"Entscheid ", "Decisione ", "Ruling "}) + std::to_string(ruling.number) +
                       ": " + desk::wordFor("ruling", nameOf(ruling.state), session.language);
    for (const std::string& entered : desk::enteredInWords(tournament, ruling, session.language))
        text += " · " + entered;
    return text;
}

} // namespace schreiber::cli
