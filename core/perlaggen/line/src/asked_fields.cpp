#include "asked_fields.h"

#include "asked_answers.h"

#include <utility>

namespace schreiber::perlaggen::line::asked {

namespace {

constexpr int kHighestBet = 7;

AskedField players(const AtTable& at, std::string name, const words::Text& label, words::Language language,
                   std::string_view keys = "123456") {
    AskedField field{.name = std::move(name), .label = say(label, language)};
    for (int seat = 0; seat < at.seats(); ++seat)
        field.choices.push_back({.value = cards::toString(static_cast<cards::Seat>(seat)),
                                 .key = std::string(1, keys[static_cast<std::size_t>(seat)]),
                                 .label = at.name(seat),
                                 .team = cards::teamOf(static_cast<cards::Seat>(seat), at.seats())});
    return field;
}

AskedField figures(const words::Text& label, std::string_view keys, words::Language language) {
    AskedField field{.name = "figure", .label = say(label, language)};
    for (std::size_t i = 0; i < kFigureIds.size(); ++i)
        field.choices.push_back({.value = std::string(kFigureIds[i]),
                                 .key = std::string(1, keys[i]),
                                 .label = std::string(kFigureNames[i])});
    return field;
}

constexpr words::Text kConceded{"gut {}", "buono {}", "good {}"};
constexpr words::Text kAllTheRest{"Spiel aus", "Spiel aus", "Spiel aus"};

// How a figure is bet: by each side, in each height; and to whom it is conceded.
AskedField betsOn(const AtTable& at, std::size_t figure, words::Language language) {
    AskedField field{.name = std::string(kFigureIds[figure]),
                     .label = std::string(kFigureNames[figure]),
                     .kind = AskedField::Kind::List,
                     .isBeside = true};
    field.choices.push_back(
        {.value = {}, .key = {}, .label = say(words::Text{"ungeboten", "non offerto", "unbet"}, language)});
    for (int team = 0; team < at.teams(); ++team) {
        const std::string seat = cards::toString(static_cast<cards::Seat>(team));
        for (int value = 2; value <= kHighestBet; ++value)
            field.choices.push_back({.value = fmt::format("{} {}", value, seat),
                                     .key = {},
                                     .label = std::to_string(value),
                                     .team = team});
        for (int value = 1; value <= kHighestBet; ++value)
            field.choices.push_back({.value = fmt::format("gut {} {}", value, seat),
                                     .key = {},
                                     .label = filled(kConceded, language, value),
                                     .team = team});
    }
    return field;
}

std::vector<AskedField> betFields(const AtTable& at, const FieldValues& values, words::Language language) {
    std::vector<AskedField> fields;
    fields.push_back(players(at, "who", {"Wer bietet?", "Chi offre?", "Who bets?"}, language));
    fields.push_back(figures({"Welche Figur?", "Quale figura?", "Which figure?"}, "GHS", language));
    fields.back().choices.push_back(
        {.value = "all", .key = "A", .label = say({"alle drei", "tutte e tre", "all three"}, language)});
    AskedField before{.name = "before",
                      .label =
                          say({"Was lag schon?", "Che cosa c'era già?", "What was bet before?"}, language)};
    before.choices = {
        {.value = "none",
         .key = "N",
         .label = say({"nichts geboten", "nessuna offerta", "nothing"}, language)},
        {.value = "bets",
         .key = "B",
         .label = say({"war schon geboten …", "c'erano offerte …", "there were bets …"}, language)}};
    before.preset = "none";
    fields.push_back(std::move(before));
    if (game::valueOf(values, "before") == "bets")
        for (std::size_t i = 0; i < kFigureIds.size(); ++i) fields.push_back(betsOn(at, i, language));
    AskedField phase{.name = "phase", .label = say({"Gespielt wird", "Si gioca", "The play is"}, language)};
    phase.choices = {
        {.value = "play",
         .key = "K",
         .label = say({"mit Karten in der Hand", "con le carte in mano", "with cards in hand"}, language)},
        {.value = "show",
         .key = "W",
         .label = say({"beim Weisen", "mostrando le figure", "in the show"}, language)}};
    phase.preset = "play";
    fields.push_back(std::move(phase));
    return fields;
}

// Of each figure: who made it, and how it was bet.
std::vector<AskedField> settleFields(const AtTable& at, words::Language language) {
    constexpr std::array<std::string_view, 3> kSideKeys{"123", "456", "789"};
    constexpr std::string_view kStandKeys = "TH";
    std::vector<AskedField> fields;
    for (std::size_t i = 0; i < kFigureIds.size(); ++i) {
        AskedField who{.name = fmt::format("{}-who", kFigureIds[i]), .label = std::string(kFigureNames[i])};
        for (int team = 0; team < at.teams(); ++team)
            who.choices.push_back({.value = cards::toString(static_cast<cards::Seat>(team)),
                                   .key = std::string(1, kSideKeys[i][static_cast<std::size_t>(team)]),
                                   .label = cards::isEachAlone(at.seats()) ? at.name(team) : std::string(),
                                   .team = team});
        if (i < kStandKeys.size())
            who.choices.push_back({.value = "stands",
                                   .key = std::string(1, kStandKeys[i]),
                                   .label = say({"steht", "pari", "stands"}, language)});
        fields.push_back(std::move(who));
        AskedField how{.name = fmt::format("{}-how", kFigureIds[i]),
                       .label = say({"geboten", "offerto", "bet"}, language),
                       .kind = AskedField::Kind::List,
                       .isBeside = true};
        how.choices.push_back(
            {.value = {}, .key = {}, .label = say({"ungeboten", "non offerto", "unbet"}, language)});
        constexpr words::Text held{"gehalten {}", "tenuto {}", "held {}"};
        for (int value = 2; value <= kHighestBet; ++value)
            how.choices.push_back(
                {.value = std::to_string(value), .key = {}, .label = filled(held, language, value)});
        for (int value = 1; value <= kHighestBet; ++value)
            how.choices.push_back({.value = fmt::format("gut {}", value),
                                   .key = {},
                                   .label = filled(kConceded, language, value)});
        how.choices.push_back({.value = "aus", .key = {}, .label = say(kAllTheRest, language)});
        fields.push_back(std::move(how));
    }
    return fields;
}

struct Group {
    std::string_view id;
    std::string_view key;
    words::Text label;
};
constexpr std::array<Group, 5> kGroups{{{"cut", "A", {"Abheben", "al taglio", "the cut"}},
                                        {"deal", "G", {"Geben", "a dare le carte", "the deal"}},
                                        {"bet", "B", {"Bieten", "a offrire", "betting"}},
                                        {"play", "S", {"Spielen", "a giocare", "the play"}},
                                        {"hand", "K", {"Karten, Reden", "carte, parole", "cards, talk"}}}};

std::vector<AskedField> costFields(const CaseTable& table, const AtTable& at, const FieldValues& values,
                                   words::Language language) {
    constexpr std::string_view kKindKeys = "CDEFHIJM";
    std::vector<AskedField> fields;
    AskedField groups{.name = "group",
                      .label = say({"Wobei war es?", "In quale momento?", "When was it?"}, language)};
    for (const Group& group : kGroups)
        groups.choices.push_back({.value = std::string(group.id),
                                  .key = std::string(group.key),
                                  .label = say(group.label, language)});
    fields.push_back(std::move(groups));
    AskedField kinds{.name = "kind",
                     .label = say({"Was geschah?", "Che cosa è successo?", "What happened?"}, language)};
    const std::string& chosen = game::valueOf(values, "group");
    for (const ruling::QuestionField& field :
         ruling::fieldsOf(ruling::Question::Cost, askedUnder(table), language))
        if (field.key == "kind")
            for (const auto& choice : field.choices)
                if (choice.group == chosen && kinds.choices.size() < kKindKeys.size())
                    kinds.choices.push_back({.value = choice.value,
                                             .key = std::string(1, kKindKeys[kinds.choices.size()]),
                                             .label = choice.label});
    if (!chosen.empty()) fields.push_back(std::move(kinds));
    fields.push_back(players(at, "who", {"Wer war es?", "Chi è stato?", "Who was it?"}, language));
    // Asked only where the answer hangs on it.
    const auto saysElse = [&](std::string_view name, const std::string& one, const std::string& other) {
        FieldValues with = values;
        game::setValue(with, name, one);
        const ShortAnswer first = answerTo(ruling::Question::Cost, table, with, language);
        game::setValue(with, name, other);
        const ShortAnswer second = answerTo(ruling::Question::Cost, table, with, language);
        return first.kind != AnswerKind::Waiting &&
               (first.verdict != second.verdict || first.reason != second.reason ||
                first.kind != second.kind);
    };
    if (saysElse("figure", "gleich", "hanger"))
        fields.push_back(figures({"Welche Figur?", "Quale figura?", "Which figure?"}, "LRT", language));
    const std::string& who = game::valueOf(values, "who");
    const auto seat = cards::readSeat(who);
    if (seat && saysElse("claims", "", cards::toString(cards::after(*seat, at.seats())))) {
        AskedField claims = players(at, "claims", {"Wer verlangt es?", "Chi lo chiede?", "Who claims it?"},
                                    language, "UVWXYZ");
        claims.choices.insert(
            claims.choices.begin(),
            {.value = {}, .key = "N", .label = say({"niemand", "nessuno", "nobody"}, language)});
        fields.push_back(std::move(claims));
    }
    return fields;
}

std::vector<AskedField> dealsFields(const CaseTable& table, const AtTable& at, words::Language language) {
    std::vector<AskedField> fields;
    fields.push_back(
        players(at, "first", {"Wer gab zuerst?", "Chi diede per primo?", "Who dealt first?"}, language));
    if (table.firstDealer)
        fields.back().preset = cards::toString(static_cast<cards::Seat>(*table.firstDealer));
    fields.push_back(
        {.name = "written",
         .label = say({"Zeilen auf dem Zettel", "Righe sul foglio", "Lines on the sheet"}, language),
         .kind = AskedField::Kind::Typed,
         .preset = std::to_string(table.dealt),
         .hint = "5"});
    return fields;
}

// Where cards are told in words: each field as the question has it.
std::vector<AskedField> typedFields(ruling::Question question, const CaseTable& table, const AtTable& at,
                                    words::Language language) {
    std::vector<AskedField> fields;
    for (const ruling::QuestionField& one : ruling::fieldsOf(question, askedUnder(table), language)) {
        if (one.key == ruling::kPlayersField) continue;
        const bool isSeat = one.key == "leader" || one.key == "dealer";
        AskedField field{.name = one.key, .label = one.label, .hint = one.hint};
        if (one.choices.empty()) field.kind = AskedField::Kind::Typed;
        for (std::size_t i = 0; i < one.choices.size(); ++i) {
            const auto& choice = one.choices[i];
            const auto seat = isSeat ? cards::readSeat(choice.value) : std::nullopt;
            field.choices.push_back({.value = choice.value,
                                     .key = seat                 ? std::to_string(i + 1)
                                            : one.key == "trump" ? choice.value
                                                                 : std::string(1, "GR"[i % 2]),
                                     .label = seat ? at.name(cards::indexOf(*seat)) : choice.label});
            if (seat) field.choices.back().team = cards::teamOf(*seat, at.seats());
        }
        if (isSeat && table.head.dealer) {
            const auto dealer = static_cast<cards::Seat>(*table.head.dealer);
            field.preset = cards::toString(one.key == "leader" ? cards::after(dealer, at.seats()) : dealer);
        }
        fields.push_back(std::move(field));
    }
    return fields;
}

} // namespace

std::vector<AskedField> fieldsOf(ruling::Question question, const CaseTable& table, const FieldValues& values,
                                 words::Language language) {
    const AtTable at(table, language);
    if (asksForCards(question)) return typedFields(question, table, at, language);
    switch (question) {
    case ruling::Question::Bet:
        return betFields(at, values, language);
    case ruling::Question::Settle:
        return settleFields(at, language);
    case ruling::Question::Cost:
        return costFields(table, at, values, language);
    default:
        return dealsFields(table, at, language);
    }
}

} // namespace schreiber::perlaggen::line::asked
