#include "asked_answers.h"

#include "asked_fields.h"

#include <algorithm>
#include <map>
#include <utility>

namespace schreiber::perlaggen::line::asked {

using ruling::QuestionReply;

namespace {

// What a question of the rulings is asked with.
using Values = std::map<std::string, std::string>;

Values common(const AtTable& at) {
    Values values{{std::string(ruling::kPlayersField), std::to_string(at.seats())}};
    std::vector<int> score = at.score().value_or(std::vector<int>());
    if (score.empty()) score.assign(static_cast<std::size_t>(at.teams()), at.rules().set().startScore);
    values["score"] = joined(score, " ");
    return values;
}

char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

ShortAnswer waiting(const words::Text& what, const words::Text& how, words::Language language) {
    ShortAnswer answer;
    answer.verdict = say(what, language);
    answer.reason = say(how, language);
    return answer;
}

QuestionReply askedBet(const CaseTable& table, const AtTable& at, const FieldValues& values,
                       std::string_view phase, words::Language language) {
    Values asked = common(at);
    if (game::valueOf(values, "before") == "bets")
        for (const std::string_view figure : kFigureIds)
            asked[std::string(figure)] = game::valueOf(values, figure);
    for (const char* name : {"who", "figure"}) asked[name] = game::valueOf(values, name);
    asked["phase"] = phase;
    return ruling::answerTo(ruling::Question::Bet, askedUnder(table), asked, language);
}

ShortAnswer answerBet(const CaseTable& table, const FieldValues& values, words::Language language) {
    const AtTable at(table, language);
    const auto who = cards::readSeat(game::valueOf(values, "who"));
    const std::string& figure = game::valueOf(values, "figure");
    if (!who || cards::indexOf(*who) >= at.seats() || figure.empty())
        return waiting(
            !who && figure.empty()
                ? words::Text{"Wer bietet welche Figur?", "Chi offre quale figura?", "Who bets which figure?"}
            : !who ? words::Text{"Wer bietet?", "Chi offre?", "Who bets?"}
                   : words::Text{"Welche Figur?", "Quale figura?", "Which figure?"},
            {"Name und Figur unten antippen; Stand und Namen kommen vom Tisch.",
             "Toccare sotto nome e figura; punteggio e nomi vengono dal tavolo.",
             "Tap name and figure below; score and names come from the table."},
            language);
    const bool inShow = game::valueOf(values, "phase") == "show";
    QuestionReply reply = askedBet(table, at, values, inShow ? "show" : "play", language);
    if (inShow && reply.answered() && reply.says == QuestionReply::Says::No && !reply.rules.empty()) {
        // the same bet is forbidden by the same rule before the show, and only there an event can tell it
        const QuestionReply before = askedBet(table, at, values, "play", language);
        if (before.answered() && before.says == QuestionReply::Says::No && !before.rules.empty() &&
            before.rules.front().rule == reply.rules.front().rule && !before.record.empty()) {
            reply.record = before.record +
                           say({"# beim Weisen\n", "# mostrando le figure\n", "# in the show\n"}, language);
            reply.withoutRecord.clear();
        }
    }
    ShortAnswer answer = answerOf(ruling::Question::Bet, table, reply, language);
    const std::string name = at.name(cards::indexOf(*who));
    if (answer.kind == AnswerKind::Yes)
        answer.verdict = filled(words::Text{"Ja, {} darf bieten.", "Sì, {} può offrire.", "Yes, {} may bet."},
                                language, name);
    if (answer.kind == AnswerKind::Yes) { // of the other sides nothing hangs
        const auto isOther = [&](const std::string& step) {
            for (int team = 0; team < at.teams(); ++team)
                if (team != cards::teamOf(*who, at.seats()) && step.starts_with(at.shortParty(team) + ": "))
                    return true;
            return false;
        };
        std::erase_if(reply.steps, isOther);
        answer.reason = joined(reply.steps);
        const std::size_t said = reply.verdict.rfind("; ");
        if (said != std::string::npos) answer.next = reply.verdict.substr(said + 2);
        if (!answer.next.empty()) answer.next.front() = upper(answer.next.front());
    }
    if (answer.kind != AnswerKind::No) return answer;
    answer.verdict =
        filled(words::Text{"Nein, {} darf nicht bieten.", "No, {} non può offrire.", "No, {} may not bet."},
               language, name);
    if (!answer.redeal && !answer.lost) {
        const bool unbet = game::valueOf(values, "before") != "bets" || game::valueOf(values, figure).empty();
        const std::string holds =
            figure == "all" || !unbet
                ? say({"Es gilt, was vorher geboten war.", "Vale ciò che era offerto prima.",
                       "What was bet before holds."},
                      language)
                : filled(
                      words::Text{"{} ist wieder ungeboten.", "{} torna non offerto.", "{} is unbet again."},
                      language,
                      kFigureNames[static_cast<std::size_t>(std::ranges::find(kFigureIds, figure) -
                                                            kFigureIds.begin())]);
        answer.next = holds + (answer.next.empty() ? "" : " " + answer.next);
    }
    return answer;
}

// The figures as the question has them: who was conceded to first stands first.
Values settleValues(const AtTable& at, const FieldValues& values, const std::vector<std::size_t>& order) {
    Values asked = common(at);
    std::vector<int> fines = at.score().value_or(std::vector<int>());
    fines.assign(static_cast<std::size_t>(at.teams()), 0);
    asked["penalties"] = joined(fines, " ");
    int place = 0;
    for (const std::size_t i : order) {
        const std::string& who = game::valueOf(values, fmt::format("{}-who", kFigureIds[i]));
        if (who.empty()) continue;
        const std::string& how = game::valueOf(values, fmt::format("{}-how", kFigureIds[i]));
        asked[fmt::format("figure{}", ++place)] = who == "stands"
                                                      ? fmt::format("{} steht", kFigureIds[i])
                                                      : fmt::format("{} {} {}", kFigureIds[i], how, who);
    }
    return asked;
}

ShortAnswer answerSettle(const CaseTable& table, const FieldValues& values, words::Language language) {
    const AtTable at(table, language);
    std::vector<std::size_t> order;
    std::vector<std::size_t> conceded;
    for (std::size_t i = 0; i < kFigureIds.size(); ++i) {
        const std::string& who = game::valueOf(values, fmt::format("{}-who", kFigureIds[i]));
        if (who.empty()) continue;
        order.push_back(i);
        if (who != "stands" && game::valueOf(values, fmt::format("{}-how", kFigureIds[i])).starts_with("gut"))
            conceded.push_back(i);
    }
    if (order.empty())
        return waiting({"Wer hat welche Figur?", "Chi ha quale figura?", "Who has which figure?"},
                       {"Unten antippen, was diese Gabe gebracht hat; der Stand kommt vom Tisch.",
                        "Toccare sotto ciò che ha portato questa smazzata; il punteggio viene dal tavolo.",
                        "Tap below what this deal brought; the score comes from the table."},
                       language);
    const auto ask = [&](const std::vector<std::size_t>& in) {
        return answerOf(ruling::Question::Settle, table,
                        ruling::answerTo(ruling::Question::Settle, askedUnder(table),
                                         settleValues(at, values, in), language),
                        language);
    };
    // What was conceded counts as it was conceded; which came first nobody has told yet.
    const std::string& first = game::valueOf(values, "order");
    if (conceded.size() < 2) return ask(order);
    std::vector<std::pair<std::size_t, ShortAnswer>> ways;
    for (const std::size_t one : conceded) {
        std::vector<std::size_t> in{one};
        for (const std::size_t other : order)
            if (other != one) in.push_back(other);
        ShortAnswer answer = ask(in);
        if (answer.kind == AnswerKind::Unclear) answer = ask({one}); // with it the game was over
        ways.emplace_back(one, std::move(answer));
    }
    for (const auto& [one, answer] : ways)
        if (first == kFigureIds[one]) return answer;
    const auto other = std::ranges::find_if(
        ways, [&](const auto& way) { return way.second.verdict != ways.front().second.verdict; });
    if (other == ways.end()) return ways.front().second;
    ShortAnswer open;
    open.kind = AnswerKind::Open;
    open.verdict = say({"Was wurde zuerst gut gelassen?", "Che cosa fu lasciato buono per primo?",
                        "Which was conceded first?"},
                       language);
    open.reason = say({"Was gut ist, zählt in der Reihe, in der es gut gelassen wurde; davon hängt es ab.",
                       "Ciò che è buono conta nell'ordine in cui fu lasciato buono; da questo dipende.",
                       "What is conceded counts in the order in which it was; on that it hangs."},
                      language);
    open.rule = ways.front().second.rule;
    open.source = ways.front().second.source;
    open.ruleText = ways.front().second.ruleText;
    for (const std::size_t one : {ways.front().first, other->first})
        open.ways.push_back({std::string(kFigureNames[one]), {"order", std::string(kFigureIds[one])}});
    return open;
}

ShortAnswer answerCost(const CaseTable& table, const FieldValues& values, words::Language language) {
    const AtTable at(table, language);
    const std::string& kind = game::valueOf(values, "kind");
    const auto who = cards::readSeat(game::valueOf(values, "who"));
    if (kind.empty() || !who || cards::indexOf(*who) >= at.seats())
        return waiting(kind.empty()
                           ? words::Text{"Was ist geschehen?", "Che cosa è successo?", "What happened?"}
                           : words::Text{"Wer war es?", "Chi è stato?", "Who was it?"},
                       {"Unten antippen; Stand und Namen kommen vom Tisch.",
                        "Toccare sotto; punteggio e nomi vengono dal tavolo.",
                        "Tap below; score and names come from the table."},
                       language);
    Values asked = common(at);
    for (const char* name : {"kind", "who", "claims"}) asked[name] = game::valueOf(values, name);
    const std::string& figure = game::valueOf(values, "figure");
    asked["figure"] = figure.empty() ? std::string(kFigureIds.front()) : figure;
    const QuestionReply reply = ruling::answerTo(ruling::Question::Cost, askedUnder(table), asked, language);
    ShortAnswer answer = answerOf(ruling::Question::Cost, table, reply, language);
    if (answer.kind == AnswerKind::Unclear || answer.kind == AnswerKind::Open) return answer;
    std::string all = reply.verdict;
    if (const std::string more = joined(reply.steps); !more.empty()) all += " " + more;
    answer.reason = all;
    const int team = cards::teamOf(*who, at.seats());
    const auto pays = static_cast<std::size_t>(team) < answer.penalty.size()
                          ? answer.penalty[static_cast<std::size_t>(team)]
                          : 0;
    if (answer.lost)
        answer.verdict =
            filled(words::Text{"{}: Partie verloren.", "{}: partita persa.", "{}: the game is lost."},
                   language, at.party(*answer.lost));
    else if (pays != 0)
        answer.verdict = pays == 1 ? filled(words::Text{"Das kostet {} einen Punkt.", "Costa un punto a {}.",
                                                        "That costs {} one point."},
                                            language, at.party(team))
                                   : filled(words::Text{"Das kostet {} {} Punkte.", "Costa a {} {} punti.",
                                                        "That costs {} {} points."},
                                            language, at.party(team), pays);
    else if (answer.redeal)
        answer.verdict =
            say({"Es wird neu gegeben.", "Si ridanno le carte.", "The cards are dealt again."}, language);
    else if (answer.kind == AnswerKind::Told)
        answer.verdict =
            say({"Das kostet keine Punkte.", "Non costa punti.", "It costs no points."}, language);
    return answer;
}

ShortAnswer answerDeals(const CaseTable& table, const FieldValues& values, words::Language language) {
    const AtTable at(table, language);
    const std::string& first = game::valueOf(values, "first");
    if (first.empty())
        return waiting({"Wer gab zuerst?", "Chi diede per primo?", "Who dealt first?"},
                       {"Unten antippen; jede Zeile des Zettels ist eine Gabe.",
                        "Toccare sotto; ogni riga del foglio è una smazzata.",
                        "Tap below; each line of the sheet is a deal."},
                       language);
    Values asked = common(at);
    for (const char* name : {"first", "written"}) asked[name] = game::valueOf(values, name);
    return answerOf(ruling::Question::Deals, table,
                    ruling::answerTo(ruling::Question::Deals, askedUnder(table), asked, language), language);
}

// Presets stand where nobody has chosen.
FieldValues withPresets(const std::vector<AskedField>& fields, const FieldValues& values) {
    FieldValues all = values;
    for (const AskedField& field : fields)
        if (!field.preset.empty() &&
            std::ranges::find(values, field.name, &game::FieldValue::name) == values.end())
            game::setValue(all, field.name, field.preset);
    return all;
}

// Of cards, told in words.
ShortAnswer answerCards(ruling::Question question, const CaseTable& table, const FieldValues& values,
                        words::Language language) {
    const AtTable at(table, language);
    Values asked = common(at);
    for (const game::FieldValue& one : values) asked[one.name] = one.value;
    const QuestionReply reply = ruling::answerTo(question, askedUnder(table), asked, language);
    if (reply.answered() || !game::valueOf(values, reply.field).empty())
        return answerOf(question, table, reply, language);
    ShortAnswer waits;
    for (const AskedField& field : fieldsOf(question, table, values, language))
        if (field.name == reply.field) waits.verdict = field.label + " …";
    waits.reason = say(
        words::Text{"Unten anklicken oder tippen.", "Cliccare qui sotto o digitare.", "Click below or type."},
        language);
    return waits;
}

} // namespace

ShortAnswer answerTo(ruling::Question question, const CaseTable& table, const FieldValues& values,
                     words::Language language) {
    switch (question) {
    case ruling::Question::Bet:
        return answerBet(table, values, language);
    case ruling::Question::Settle:
        return answerSettle(table, values, language);
    case ruling::Question::Cost:
        return answerCost(table, values, language);
    case ruling::Question::Deals:
        return answerDeals(table, withPresets(fieldsOf(question, table, values, language), values), language);
    default:
        return answerCards(question, table, values, language);
    }
}

} // namespace schreiber::perlaggen::line::asked
