#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/line/agreed.h>
#include <perlaggen/line/short_questions.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/stand.h>
#include <utility>

namespace schreiber::perlaggen::line {

using game::AnswerKind, game::AskedChoice, game::AskedField, game::CaseTable, game::FieldValues,
    game::ShortAnswer, game::ShortQuestion;
using ruling::QuestionReply;

namespace {

constexpr std::array<std::pair<std::string_view, ruling::Question>, 8> kIds{
    {{"trick", ruling::Question::Trick},
     {"compare", ruling::Question::Compare},
     {"bet", ruling::Question::Bet},
     {"exchange", ruling::Question::Exchange},
     {"plays", ruling::Question::Plays},
     {"settle", ruling::Question::Settle},
     {"cost", ruling::Question::Cost},
     {"deals", ruling::Question::Deals}}};
constexpr std::array<std::string_view, 3> kAskedFigures{"gleich", "hanger", "spiel"};
constexpr std::array<std::string_view, 3> kFigureNames{"Gleich", "Hanger", "Spiel"}; // in each language
constexpr int kHighestBet = 7;

std::string say(const words::Text& text, words::Language language) {
    return std::string(text.in(language));
}

template <class... Args>
std::string filled(const words::Text& text, words::Language language, const Args&... args) {
    return fmt::format(fmt::runtime(text.in(language)), args...);
}

// What of a table the questions need.
class AtTable {
  public:
    AtTable(const CaseTable& table, words::Language language)
        : m_table(table)
        , m_language(language) {
        const auto set = rulesOf(table.head.agreed);
        const rulebook::RuleSet& rules = set ? *set : rulebook::ruleSets().front();
        const int usual = std::ranges::find(rules.seats, 4) != rules.seats.end() ? 4 : rules.seats.front();
        const int said = table.head.seats.value_or(usual);
        m_rules.emplace(rules, rules.isFor(said) ? said : usual);
    }

    const rulebook::Rules& rules() const { return *m_rules; }
    int seats() const { return m_rules->seats(); }
    int teams() const { return m_rules->teams(); }
    int target() const {
        return m_table.head.agreed.target > 0 ? m_table.head.agreed.target : m_rules->set().target();
    }
    std::string name(int seat) const {
        const auto at = static_cast<std::size_t>(seat);
        if (at < m_table.called.size() && !m_table.called[at].empty()) return m_table.called[at];
        return cards::toString(static_cast<cards::Seat>(seat));
    }
    std::vector<std::string> namesOf(int team) const {
        std::vector<std::string> names;
        for (int seat = team; seat < seats(); seat += teams()) names.push_back(name(seat));
        return names;
    }
    // "Blaas und Paulmichl".
    std::string party(int team) const { return rulebook::joinedNames(namesOf(team), m_language); }
    std::string shortParty(int team) const {
        std::string names;
        for (const std::string& one : namesOf(team)) names += (names.empty() ? "" : "/") + one;
        return names;
    }
    const std::optional<std::vector<int>>& score() const { return m_table.head.score; }
    std::string scoreInWords() const { return score() ? joined(*score(), " : ") : std::string(); }
    static std::string joined(const std::vector<int>& numbers, std::string_view between) {
        std::string text;
        for (const int number : numbers)
            text += (text.empty() ? "" : std::string(between)) + std::to_string(number);
        return text;
    }
    std::vector<int> gestrichen() const {
        std::vector<int> all;
        const int last = deal::oneShortAt(rules(), target());
        for (std::size_t team = 0; score() && team < score()->size(); ++team)
            if ((*score())[team] == last) all.push_back(static_cast<int>(team));
        return all;
    }

  private:
    const CaseTable& m_table;
    words::Language m_language;
    std::optional<rulebook::Rules> m_rules;
};

// The short questions of a form that needs no cards.

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
    for (std::size_t i = 0; i < kAskedFigures.size(); ++i)
        field.choices.push_back({.value = std::string(kAskedFigures[i]),
                                 .key = std::string(1, keys[i]),
                                 .label = std::string(kFigureNames[i])});
    return field;
}

constexpr words::Text kConceded{"gut {}", "buono {}", "good {}"};
constexpr words::Text kAllTheRest{"Spiel aus", "Spiel aus", "Spiel aus"};

// How a figure is bet: by each side, in each height; and to whom it is conceded.
AskedField betsOn(const AtTable& at, std::size_t figure, words::Language language) {
    AskedField field{.name = std::string(kAskedFigures[figure]),
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
        for (std::size_t i = 0; i < kAskedFigures.size(); ++i) fields.push_back(betsOn(at, i, language));
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
    for (std::size_t i = 0; i < kAskedFigures.size(); ++i) {
        AskedField who{.name = fmt::format("{}-who", kAskedFigures[i]),
                       .label = std::string(kFigureNames[i])};
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
        AskedField how{.name = fmt::format("{}-how", kAskedFigures[i]),
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
        const ShortAnswer first = shortQuestions().answer("cost", table, with, language);
        game::setValue(with, name, other);
        const ShortAnswer second = shortQuestions().answer("cost", table, with, language);
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

// What the questions below are asked with.
using Values = std::map<std::string, std::string>;

Values common(const AtTable& at) {
    Values values{{std::string(ruling::kPlayersField), std::to_string(at.seats())}};
    std::vector<int> score = at.score().value_or(std::vector<int>());
    if (score.empty()) score.assign(static_cast<std::size_t>(at.teams()), at.rules().set().startScore);
    values["score"] = AtTable::joined(score, " ");
    return values;
}

// A record of it, replayed with the names that sentences have.
std::optional<ruling::Replay> replayOf(const std::string& record, const CaseTable& table) {
    if (record.empty()) return std::nullopt;
    auto read = record::read(record);
    if (!read || read->size() != 1) return std::nullopt;
    auto& names = read->front().header.players;
    for (std::size_t seat = 0; seat < std::min(names.size(), table.called.size()); ++seat)
        if (!table.called[seat].empty()) names[seat] = table.called[seat];
    return ruling::replay(read->front());
}

std::string joinedSteps(const std::vector<std::string>& steps) {
    std::string text;
    for (const std::string& step : steps) text += (text.empty() ? "" : " ") + step;
    return text;
}

char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

// Who is gestrichen once it stands so, as the sentence goes on.
std::string standsAfter(const ruling::Replay& replay, words::Language language) {
    const ruling::Stand stand = ruling::standOf(replay);
    if (!stand.gestrichenKnown || stand.score.find('?') != std::string::npos) return {};
    if (stand.gestrichen.empty())
        return filled(words::Text{"Bei {} ist niemand gestrichen.", "A {} nessuno è gestrichen.",
                                  "At {} nobody is gestrichen."},
                      language, stand.score);
    return filled(words::Text{"Bei {} gestrichen: {}.", "A {} gestrichen: {}.", "At {} gestrichen: {}."},
                  language, stand.score, rulebook::joinedNames(stand.gestrichen, language));
}

// What it costs, and what holds then, as the rules have it of the same case recorded.
void takeConsequences(ShortAnswer& answer, const ruling::Replay& replay, words::Language language) {
    const int teams = replay.rules.teams();
    for (const deal::Ruling& one : replay.rulings) {
        answer.redeal = answer.redeal || one.consequence.redeal;
        if (one.consequence.gameLost) answer.lost = one.consequence.gameLost;
    }
    const deal::Outcome& outcome = replay.outcome;
    if (outcome.penalties != deal::ByTeam{} && !outcome.undecided.penalties)
        answer.penalty.assign(outcome.penalties.begin(), outcome.penalties.begin() + teams);
    if (!answer.penalty.empty() && outcome.undecided.score == 0)
        answer.score.assign(outcome.score.begin(), outcome.score.begin() + teams);
    if (answer.redeal) {
        answer.next =
            outcome.nextDealer
                ? filled(words::Text{"Es wird neu gegeben, und zwar von {}.",
                                     "Si ridanno le carte; le dà {}.", "The cards are dealt again, by {}."},
                         language, replay.nameOf(*outcome.nextDealer))
                : say({"Es wird neu gegeben.", "Si ridanno le carte.", "The cards are dealt again."},
                      language);
        return;
    }
    if (answer.lost)
        answer.next = say({"Die Partie ist damit zu Ende.", "La partita finisce qui.", "That ends the game."},
                          language);
    else if (!answer.penalty.empty())
        answer.next = standsAfter(replay, language);
}

std::string firstSource(const std::string& sources) {
    return sources.substr(0, std::min(sources.find("; "), sources.size()));
}

const ruling::Account::Judged* judgedBy(const ruling::Account& account, const rulebook::PointName& rule) {
    const auto found = std::ranges::find(account.rulings, rule, &ruling::Account::Judged::rule);
    return found == account.rulings.end() ? nullptr : &*found;
}

AnswerKind kindOf(const QuestionReply& reply) {
    if (!reply.answered()) return AnswerKind::Unclear;
    if (reply.open || reply.says == QuestionReply::Says::Depends) return AnswerKind::Open;
    switch (reply.says) {
    case QuestionReply::Says::Yes:
        return AnswerKind::Yes;
    case QuestionReply::Says::No:
        return AnswerKind::No;
    default:
        return AnswerKind::Told;
    }
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
        for (const std::string_view figure : kAskedFigures)
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
        answer.reason = joinedSteps(reply.steps);
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
                      kFigureNames[static_cast<std::size_t>(std::ranges::find(kAskedFigures, figure) -
                                                            kAskedFigures.begin())]);
        answer.next = holds + (answer.next.empty() ? "" : " " + answer.next);
    }
    return answer;
}

// The figures as the question has them: who was conceded to first stands first.
Values settleValues(const AtTable& at, const FieldValues& values, const std::vector<std::size_t>& order) {
    Values asked = common(at);
    std::vector<int> fines = at.score().value_or(std::vector<int>());
    fines.assign(static_cast<std::size_t>(at.teams()), 0);
    asked["penalties"] = AtTable::joined(fines, " ");
    int place = 0;
    for (const std::size_t i : order) {
        const std::string& who = game::valueOf(values, fmt::format("{}-who", kAskedFigures[i]));
        if (who.empty()) continue;
        const std::string& how = game::valueOf(values, fmt::format("{}-how", kAskedFigures[i]));
        asked[fmt::format("figure{}", ++place)] = who == "stands"
                                                      ? fmt::format("{} steht", kAskedFigures[i])
                                                      : fmt::format("{} {} {}", kAskedFigures[i], how, who);
    }
    return asked;
}

ShortAnswer answerSettle(const CaseTable& table, const FieldValues& values, words::Language language) {
    const AtTable at(table, language);
    std::vector<std::size_t> order;
    std::vector<std::size_t> conceded;
    for (std::size_t i = 0; i < kAskedFigures.size(); ++i) {
        const std::string& who = game::valueOf(values, fmt::format("{}-who", kAskedFigures[i]));
        if (who.empty()) continue;
        order.push_back(i);
        if (who != "stands" &&
            game::valueOf(values, fmt::format("{}-how", kAskedFigures[i])).starts_with("gut"))
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
        if (first == kAskedFigures[one]) return answer;
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
        open.ways.push_back({std::string(kFigureNames[one]), {"order", std::string(kAskedFigures[one])}});
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
    asked["figure"] = figure.empty() ? std::string(kAskedFigures.front()) : figure;
    const QuestionReply reply = ruling::answerTo(ruling::Question::Cost, askedUnder(table), asked, language);
    ShortAnswer answer = answerOf(ruling::Question::Cost, table, reply, language);
    if (answer.kind == AnswerKind::Unclear || answer.kind == AnswerKind::Open) return answer;
    std::string all = reply.verdict;
    if (const std::string more = joinedSteps(reply.steps); !more.empty()) all += " " + more;
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

class Questions final : public game::ShortQuestions {
  public:
    std::vector<ShortQuestion> all(const CaseTable& table, words::Language language) const override {
        std::vector<ShortQuestion> questions;
        for (const auto& [id, question] : kIds)
            questions.push_back({std::string(id), ruling::titleOf(question, language),
                                 aboutOf(question, table, language), false});
        for (const ruling::Question much : {ruling::Question::Settle, ruling::Question::Cost})
            questions[static_cast<std::size_t>(much)].isLong = true;
        const AtTable at(table, language);
        if (const auto gestrichen = at.gestrichen(); !gestrichen.empty()) {
            questions[static_cast<std::size_t>(ruling::Question::Bet)].isLikely = true;
        }
        return questions;
    }

    std::vector<AskedField> fields(std::string_view id, const CaseTable& table, const FieldValues& values,
                                   words::Language language) const override {
        const auto question = questionNamed(id);
        if (!question) return {};
        const AtTable at(table, language);
        if (asksForCards(*question)) return typedFields(*question, table, at, language);
        switch (*question) {
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

    ShortAnswer answer(std::string_view id, const CaseTable& table, const FieldValues& values,
                       words::Language language) const override {
        const auto question = questionNamed(id);
        if (!question) return {};
        switch (*question) {
        case ruling::Question::Bet:
            return answerBet(table, values, language);
        case ruling::Question::Settle:
            return answerSettle(table, values, language);
        case ruling::Question::Cost:
            return answerCost(table, values, language);
        case ruling::Question::Deals:
            return answerDeals(
                table, withPresets(dealsFields(table, AtTable(table, language), language), values), language);
        default:
            break;
        }
        const AtTable at(table, language);
        Values asked = common(at);
        for (const game::FieldValue& one : values) asked[one.name] = one.value;
        const QuestionReply reply = ruling::answerTo(*question, askedUnder(table), asked, language);
        if (reply.answered() || !game::valueOf(values, reply.field).empty())
            return answerOf(*question, table, reply, language);
        ShortAnswer waits;
        for (const AskedField& field : typedFields(*question, table, at, language))
            if (field.name == reply.field) waits.verdict = field.label;
        waits.reason = reply.problem;
        return waits;
    }

  private:
    static std::string aboutOf(ruling::Question question, const CaseTable& table, words::Language language) {
        const AtTable at(table, language);
        switch (question) {
        case ruling::Question::Trick:
            return say({"Die Karten des Stichs, eine davon getauft", "Le carte della presa, una battezzata",
                        "The cards of the trick, one of them baptised"},
                       language);
        case ruling::Question::Compare:
            return say({"Gleich oder Hanger, beide gewiesen", "Gleich o Hanger, mostrati entrambi",
                        "Gleich or Hanger, both shown"},
                       language);
        case ruling::Question::Bet: {
            const auto gestrichen = at.gestrichen();
            if (gestrichen.empty())
                return say({"Gestrichen, zu hoch, nicht an der Reihe", "Gestrichen, troppo alto, fuori turno",
                            "Gestrichen, too high, out of turn"},
                           language);
            const int score = (*at.score())[static_cast<std::size_t>(gestrichen.front())];
            if (static_cast<int>(gestrichen.size()) == at.teams())
                return filled(words::Text{"Alle stehen bei {} und sind gestrichen",
                                          "Tutti sono a {} e gestrichen",
                                          "All stand at {} and are gestrichen"},
                              language, score);
            const bool alone = cards::isEachAlone(at.seats());
            return filled(alone
                              ? words::Text{"{} steht bei {} und ist gestrichen", "{} è a {} e gestrichen",
                                            "{} stands at {} and is gestrichen"}
                              : words::Text{"{} stehen bei {} und sind gestrichen",
                                            "{} sono a {} e gestrichen", "{} stand at {} and are gestrichen"},
                          language, at.party(gestrichen.front()), score);
        }
        case ruling::Question::Exchange:
            return table.head.dealer ? filled(words::Text{"Ein Perlagg ist aufgeschlagen; es gibt {}",
                                                          "È girato un Perlagg; dà le carte {}",
                                                          "A Perlagg is turned up; {} deals"},
                                              language, at.name(*table.head.dealer))
                                     : say({"Ein Perlagg ist aufgeschlagen", "È girato un Perlagg",
                                            "A Perlagg is turned up"},
                                           language);
        case ruling::Question::Plays:
            return say({"Farbe verleugnet, Trumpf nicht abgerissen", "Seme negato, briscola non data",
                        "Suit denied, trumps not followed"},
                       language);
        case ruling::Question::Settle:
            if (!at.score() || deal::countsDown(at.rules()))
                return say({"Beide schreiben", "Entrambe segnano", "Both score"}, language);
            return filled(words::Text{"{} zu {}, beide schreiben", "{} ai {}, entrambe segnano",
                                      "{} to {}, both score"},
                          language, at.scoreInWords(), at.target());
        case ruling::Question::Cost:
            return say({"Die Strafe für das, was nicht sein darf", "La penalità per ciò che non si può",
                        "The fine for what may not be"},
                       language);
        case ruling::Question::Deals:
            break;
        }
        if (!table.firstDealer)
            return say({"Der Reihe nach, von der ersten Gabe an", "In ordine, dalla prima smazzata",
                        "In turn, from the first deal on"},
                       language);
        return filled(words::Text{"Zuerst gab {}; das ist die {}. Gabe",
                                  "Per primo diede {}; questa è la smazzata {}",
                                  "{} dealt first; this is deal {}"},
                      language, at.name(*table.firstDealer), table.dealt + 1);
    }
};

} // namespace

const game::ShortQuestions& shortQuestions() {
    static const Questions kQuestions;
    return kQuestions;
}

std::optional<ruling::Question> questionNamed(std::string_view id) {
    const auto* const found = std::ranges::find(kIds, id, [](const auto& one) { return one.first; });
    return found == kIds.end() ? std::nullopt : std::optional(found->second);
}

bool asksForCards(ruling::Question question) {
    return question == ruling::Question::Trick || question == ruling::Question::Compare ||
           question == ruling::Question::Exchange || question == ruling::Question::Plays;
}

ruling::AskedUnder askedUnder(const CaseTable& table) {
    const game::Agreed& agreed = table.head.agreed;
    ruling::AskedUnder under{.rules = agreed.rules, .house = houseOf(agreed)};
    if (agreed.target > 0) under.target = agreed.target;
    under.perlaggen = ownListOf(agreed);
    under.seats = table.head.seats;
    under.called = table.called;
    return under;
}

ShortAnswer answerOf(ruling::Question question, const CaseTable& table, const QuestionReply& reply,
                     words::Language language) {
    ShortAnswer answer;
    answer.kind = kindOf(reply);
    if (!reply.answered()) {
        answer.verdict = reply.problem;
        return answer;
    }
    answer.verdict = reply.verdict;
    answer.reason = joinedSteps(reply.steps);
    answer.best = reply.best;
    answer.record = reply.record;
    answer.noRecord = reply.record.empty() ? reply.withoutRecord : reply.aboutRecord;
    if (!reply.rules.empty()) {
        const QuestionReply::Basis& basis = reply.rules.front();
        answer.rule = std::string(basis.rule);
        answer.source = firstSource(basis.sources);
        answer.ruleText = basis.text;
        answer.subject = basis.title;
    }
    const bool judged = question == ruling::Question::Cost ||
                        (question == ruling::Question::Bet && answer.kind == AnswerKind::No);
    const auto replay = judged ? replayOf(reply.record, table) : std::nullopt;
    if (!replay) return answer;
    takeConsequences(answer, *replay, language);
    const bool costs = !answer.penalty.empty() || answer.lost || answer.redeal;
    if (question == ruling::Question::Cost && costs && answer.kind == AnswerKind::Told)
        answer.kind = AnswerKind::No;
    if (question != ruling::Question::Bet || reply.rules.empty()) return answer;
    const ruling::Account account = ruling::accountOf(*replay, language);
    if (const auto* found = judgedBy(account, reply.rules.front().rule)) {
        answer.reason = found->explanation;
        answer.source = firstSource(found->sources);
        answer.ruleText = found->text;
    }
    return answer;
}

} // namespace schreiber::perlaggen::line
