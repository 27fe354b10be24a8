#include "asked_answers.h"

#include <base/number.h>

#include <algorithm>
#include <koenigrufen/deal/scoring.h>
#include <koenigrufen/deal/trischaken.h>
#include <koenigrufen/line/faults.h>
#include <koenigrufen/line/line.h>
#include <koenigrufen/line/words.h>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/ruling/event_words.h>

namespace schreiber::koenigrufen::line::asked {

using game::AnswerKind, game::valueOf;

namespace {

// What a game comes to: the line, or why there is none yet.
struct Priced {
    ShortAnswer answer;
    std::optional<Line> line{};
    std::vector<std::int64_t> points{};
    std::vector<deal::Item> items{};
    int doubles = 0;
    std::int64_t valat = 1;
    std::int64_t factor = 1;
};

// The words of a line, put together from what was chosen; or the whole line as it was typed.
std::string lineWords(const Here& here, const FieldValues& values, bool& isWhole) {
    const std::string& more = valueOf(values, "more");
    isWhole = true;
    if (!more.empty() && readLine(here.rules(), more, here.sheet())) return more;
    const auto game = gameIn(values);
    if (game && here.rules().rulesOf(*game).kind == rulebook::Kind::EachForHimself)
        return std::string(nameOf(*game)) + ' ' + valueOf(values, "counts");
    isWhole = game.has_value();
    std::string text;
    const auto add = [&](const std::string& word) {
        if (word.empty()) return;
        text += (text.empty() ? "" : " ") + word;
    };
    isWhole = isWhole && here.playerIn(values, "by") && !valueOf(values, "result").empty();
    add(valueOf(values, "by"));
    add(game ? std::string(nameOf(*game)) : std::string());
    if (game && here.rules().rulesOf(*game).callsKing && valueOf(values, "result") != "given-up") {
        isWhole = isWhole && !valueOf(values, "partner").empty();
        if (valueOf(values, "partner") != "alone") add(valueOf(values, "partner"));
    }
    add(valueOf(values, "result"));
    add(kontraIn(values));
    add(more);
    return text;
}

Priced priced(const Here& here, const FieldValues& values) {
    const Language language = here.language();
    const std::string& typedFactor = valueOf(values, "factor");
    const auto factor = typedFactor.empty() ? std::optional(here.factor())
                                            : base::readNumber(typedFactor, 1, deal::kMostFactor);
    if (!factor || (*factor & (*factor - 1)) != 0)
        return {unclear(said({"Ein Spiel zählt 1-, 2-, 4-, 8-fach …, nicht „{}“.",
                              "Un gioco conta 1, 2, 4, 8 … volte, non «{}».",
                              "A game counts 1, 2, 4, 8 … times, not “{}”."},
                             language, typedFactor))};
    bool isWhole = false;
    const std::string text = lineWords(here, values, isWhole);
    if (!isWhole)
        return {waiting({"Welches Spiel, von wem, wie ausgegangen?", "Quale gioco, di chi, con che esito?",
                         "Which game, by whom, with what end?"},
                        {"Unten antippen; oder die Zeile tippen, wie sie am Zettel stehen soll.",
                         "Toccare sotto; oppure scrivere la riga come starà sul foglio.",
                         "Tap below; or type the line as it is to stand on the sheet."},
                        language)};
    auto line = readLine(here.rules(), text, here.sheet());
    if (!line) return {unclear(inWords(line.error(), language))};
    Priced found;
    found.factor = here.evening().isDoubled ? *factor : 1;
    const Settled settled =
        line::settled(here.rules(), *line, here.sheet(), {found.factor, here.evening().kontra});
    found.line = std::move(*line);
    found.points = settled.points;
    found.items = settled.items;
    found.doubles = settled.doubles;
    found.valat = settled.valat;
    return found;
}

// "Dreier 3 verloren, Pagat 2 gewonnen": what each counts a head.
std::string headInWords(const Priced& priced, Language language) {
    std::string all;
    for (const deal::Item& item : priced.items) {
        if (item.value == 0) continue;
        const auto* game = std::get_if<rulebook::Game>(&item.what);
        const auto* premium = std::get_if<rulebook::Premium>(&item.what);
        std::string one = game != nullptr ? ruling::gameInWords(*game) : ruling::premiumInWords(*premium);
        one += ' ' + std::to_string(item.value);
        if (item.how == deal::How::Won) one += said({" gewonnen", " vinto", " won"}, language);
        if (item.how == deal::How::Lost) one += said({" verloren", " perso", " lost"}, language);
        if (item.how == deal::How::GivenUp)
            one += said({" aufgegeben", " abbandonato", " given up"}, language);
        all += (all.empty() ? "" : ", ") + one;
    }
    return all;
}

// "Piccolo von Bert verloren, mit jedem für sich: Anna 2, Cilli 2, Dora 4."
std::string pairsInWords(const Here& here, const deal::Item& item) {
    std::string all;
    for (const deal::Pair& pair : item.pairs)
        all += (all.empty() ? "" : ", ") + here.name(cards::indexOf(here.sheet().atTable(pair.with))) + ' ' +
               std::to_string(std::abs(pair.points));
    return said(
        item.how == deal::How::Won
            ? Text{"{0} von {1} gewonnen, mit jedem für sich: {2}.",
                   "{0} di {1} vinto, con ciascuno per sé: {2}.", "{0} of {1} won, with each apart: {2}."}
            : Text{"{0} von {1} verloren, mit jedem für sich: {2}.",
                   "{0} di {1} perso, con ciascuno per sé: {2}.", "{0} of {1} lost, with each apart: {2}."},
        here.language(), ruling::gameInWords(std::get<rulebook::Game>(item.what)),
        here.name(cards::indexOf(here.sheet().atTable(item.seat))), all);
}

// The point by which the game is worth what it is.
PointName valuePoint(const Here& here, const Priced& priced) {
    if (priced.items.empty()) return "write_each"_point;
    if (const auto* game = std::get_if<rulebook::Game>(&priced.items.front().what)) {
        if (here.rules().rulesOf(*game).kind == rulebook::Kind::EachForHimself &&
            priced.items.front().how != deal::How::Broken)
            return deal::pointOf(priced.items.front().how);
        return here.rules().rulesOf(*game).value;
    }
    return "write_each"_point;
}

void finish(ShortAnswer& answer, const Here& here, const Priced& priced) {
    const Language language = here.language();
    answer.kind = AnswerKind::Told;
    takeLine(answer, here, *priced.line);
    takeRule(answer, valuePoint(here, priced), language);
    std::vector<std::string> names;
    for (int seat = 0; seat < here.seats(); ++seat) names.push_back(here.name(seat));
    answer.reason = inWords(*priced.line, here.sheet(), names, language) + '.';
    if (const std::string items = headInWords(priced, language); !items.empty())
        append(answer.reason, said({"Je Kopf: {}.", "A testa: {}.", "A head: {}."}, language, items));
    bool hasFactor = false; // in what stands there already
    for (const deal::Item& item : priced.items)
        if (!item.pairs.empty()) {
            append(answer.reason, pairsInWords(here, item));
            hasFactor = true;
        }
    if (!hasFactor)
        append(answer.reason, ruling::timesInWords(priced.valat, priced.factor, language));
    else if (priced.factor > 1)
        append(answer.reason, said({"Darin zählt das Spiel {}-fach.", "Il gioco vi conta {} volte.",
                                    "In this the game counts {} times."},
                                   language, priced.factor));
    if (priced.doubles > 0)
        answer.next = priced.doubles == 1
                          ? said({"Das nächste Spiel zählt doppelt.", "Il prossimo gioco conta doppio.",
                                  "The next game counts double."},
                                 language)
                          : said({"Die nächsten {} Spiele zählen doppelt.",
                                  "I prossimi {} giochi contano doppio.", "The next {} games count double."},
                                 language, priced.doubles);
}

} // namespace

ShortAnswer answerCost(const Here& here, const FieldValues& values) {
    Priced found = priced(here, values);
    if (!found.line) return std::move(found.answer);
    ShortAnswer& answer = found.answer;
    finish(answer, here, found);
    answer.verdict = pointsInWords(here, found.points) + '.';
    keepByWords(answer, here, values, answer.lineInWords);
    return std::move(answer);
}

ShortAnswer answerPays(const Here& here, const FieldValues& values) {
    Priced found = priced(here, values);
    if (!found.line) return std::move(found.answer);
    ShortAnswer& answer = found.answer;
    finish(answer, here, found);
    // Who lost pays who won, in the order of the seats, until all is paid.
    std::vector<std::int64_t> left = found.points;
    for (std::size_t from = 0; from < left.size(); ++from)
        for (std::size_t to = 0; to < left.size() && left[from] < 0; ++to) {
            if (left[to] <= 0) continue;
            const std::int64_t paid = std::min(-left[from], left[to]);
            left[from] += paid;
            left[to] -= paid;
            append(answer.verdict,
                   said({"{} zahlt {} an {}.", "{} paga {} a {}.", "{} pays {} to {}."}, here.language(),
                        here.name(static_cast<int>(from)), paid, here.name(static_cast<int>(to))));
        }
    if (answer.verdict.empty())
        answer.verdict = said({"Niemand zahlt.", "Non paga nessuno.", "Nobody pays."}, here.language());
    takeRule(answer, "write_each"_point, here.language());
    keepByWords(answer, here, values, answer.lineInWords);
    return std::move(answer);
}

} // namespace schreiber::koenigrufen::line::asked
