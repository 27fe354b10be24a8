#include "name_words.h"
#include "question_sheet.h"

#include <deal/bets.h>
#include <deal/settlement.h>
#include <record/writer.h>
#include <rulebook/switch_texts.h>

#include <algorithm>

// Questions about bets and points: may a side bet, and who is out first.
namespace schreiber::ruling {

using deal::BetOnFigure, deal::BetState, deal::Figure, deal::How;
using rulebook::Language, rulebook::Words;

namespace {

constexpr std::array<std::string_view, 3> kKeys{"gleich", "hanger", "spiel"};
std::string scoreText(const deal::ByTeam& score, int teams) {
    std::string text;
    for (int team = 0; team < teams; ++team)
        text += fmt::format("{}{}", team > 0 ? " : " : "", score[static_cast<std::size_t>(team)]);
    return text;
}

std::string valueName(int value) {
    return value == deal::kSpielAus ? "Spiel aus" : fmt::format("{}", value);
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> forms) {
    std::string small(word);
    std::ranges::transform(small, small.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return std::ranges::find(forms, std::string_view(small)) != forms.end();
}

// A few words on one figure, in any order: its value, a side by one of its seats, and how it stands.
struct Stake {
    std::optional<int> value;
    std::optional<int> team;
    bool good = false;
    bool held = false;
    std::optional<Figure> figure;
};

constexpr Words kBetSaid{"„2 A“, „gut 1 B“", "«2 A», «buono 1 B»", "“2 A”, “good 1 B”"};
constexpr Words kFigureSaid{"„gleich 2 A gehalten“, „hanger 1 B gut“",
                            "«gleich 2 A tenuto», «hanger 1 B buono»",
                            "“gleich 2 A held”, “hanger 1 B good”"};

// `said` is how the field is filled in.
Stake stakeOf(QuestionSheet& sheet, const std::string& key, const Words& said) {
    constexpr Words kStake{"„{}“ ist hier nicht zu verstehen; etwa {}.",
                           "«{}» qui non si capisce; per esempio {}.",
                           "“{}” is not understood here; for instance {}."};
    Stake stake;
    for (const std::string_view word : sheet.words(key)) {
        if (isOneOf(word, {"gut", "good", "buono", "g"}))
            stake.good = true;
        else if (isOneOf(word, {"gehalten", "held", "tenuto", "h"}))
            stake.held = true;
        else if (isOneOf(word, {"aus", "game"}))
            stake.value = deal::kSpielAus;
        else if (isOneOf(word, {"gleich"}))
            stake.figure = Figure::Gleich;
        else if (isOneOf(word, {"hanger"}))
            stake.figure = Figure::Hanger;
        else if (isOneOf(word, {"spiel"}))
            stake.figure = Figure::Spiel;
        else if (word.size() == 1 && word[0] >= '1' && word[0] <= '7')
            stake.value = word[0] - '0';
        else if (const auto seat = cards::readSeat(word); seat && cards::indexOf(*seat) < sheet.seats())
            stake.team = cards::teamOf(*seat, sheet.seats());
        else
            sheet.fail(key, kStake, std::string(word), said.in(sheet.language()));
    }
    return stake;
}

BetOnFigure betOf(QuestionSheet& sheet, const std::string& key) {
    const Stake stake = stakeOf(sheet, key, kBetSaid);
    BetOnFigure bet;
    if (!stake.value && !stake.team && !stake.good) return bet;
    constexpr Words whose{"Wer hat zuletzt geboten, oder wem ist es gut?",
                          "Chi ha offerto per ultimo, o a chi è lasciato buono?",
                          "Who bet last, or to whom is it conceded?"};
    if (!stake.team) sheet.fail(key, whose);
    bet.state = stake.good ? BetState::Conceded : BetState::Held;
    bet.value = stake.value.value_or(stake.good ? 1 : 2);
    bet.team = stake.team;
    return bet;
}

// The same bets as a record, where a few lines make them.
std::string betsAsRecord(const std::array<BetOnFigure, 3>& bets) {
    std::string lines;
    for (const Figure figure : deal::kFigures) {
        const BetOnFigure& bet = bets[static_cast<std::size_t>(figure)];
        if (bet.state == BetState::Unbet) continue;
        const char bettor = *bet.team == 0 ? 'A' : 'B';
        const char other = *bet.team == 0 ? 'B' : 'A';
        const std::string_view name = kKeys[static_cast<std::size_t>(figure)];
        if (bet.state == BetState::Conceded && bet.value == 1)
            lines += fmt::format("{}: bet {}\n{}: good {}\n", bettor, name, other, name);
        else if (bet.state == BetState::Held && bet.value == 2)
            lines += fmt::format("{}: bet {}\n{}: hold {}\n", bettor, name, other, name);
        else
            return {};
    }
    return lines.empty() ? "\n" : lines;
}

} // namespace

Fields betFields(const rulebook::RuleSet& set, Language language) {
    Fields fields{scoreField(set, language)};
    constexpr Words hint{"leer: ungeboten · 2 A: A bot zuletzt · gut 1 B",
                         "vuoto: non offerto · 2 A: offrì A · buono 1 B",
                         "empty: unbet · 2 A: A bet last · good 1 B"};
    for (std::size_t i = 0; i < kKeys.size(); ++i)
        fields.push_back({.key = std::string(kKeys[i]),
                          .label = figureName(deal::kFigures[i], language),
                          .hint = std::string(hint.in(language))});
    fields.push_back(partyField(
        "team", std::string(Words{"Es will bieten", "Vuole offrire", "Wants to bet"}.in(language)), set));
    QuestionField figure{.key = "figure", .label = std::string(Words{"auf", "su", "on"}.in(language))};
    for (std::size_t i = 0; i < kKeys.size(); ++i)
        figure.choices.push_back({std::string(kKeys[i]), figureName(deal::kFigures[i], language)});
    figure.choices.push_back(
        {"all", std::string(Words{"alle drei", "tutte e tre", "all three"}.in(language))});
    figure.initial = "gleich";
    fields.push_back(std::move(figure));
    QuestionField phase{.key = "phase", .label = std::string(Words{"wann", "quando", "when"}.in(language))};
    phase.choices = {
        {"play", std::string(Words{"im Spielen", "durante il gioco", "in the play"}.in(language))},
        {"show", std::string(Words{"beim Weisen", "mostrando", "in the show"}.in(language))}};
    phase.initial = "play";
    fields.push_back(std::move(phase));
    return fields;
}

void answerBet(QuestionSheet& sheet) {
    deal::BetTable table;
    table.target = sheet.target();
    table.score = sheet.score();
    for (const Figure figure : deal::kFigures)
        table.figures[static_cast<std::size_t>(figure)] =
            betOf(sheet, std::string(kKeys[static_cast<std::size_t>(figure)]));
    const std::string_view side = sheet.value("team");
    const int team = side == "1" ? 1 : side == "2" && sheet.teams() == 3 ? 2 : 0;
    std::optional<Figure> figure;
    for (std::size_t i = 0; i < kKeys.size(); ++i)
        if (sheet.value("figure") == kKeys[i]) figure = deal::kFigures[i];
    const bool show = sheet.value("phase") == "show";
    if (!sheet.sound()) return;

    const deal::BetAnswer answer = deal::judgeBet(sheet.rules(), table, team, figure, show);
    for (int one = 0; one < sheet.teams(); ++one) {
        const int left = deal::missing(sheet.rules(), table, one);
        sheet.step(Words{"{}: {} Punkte mit dem, was gut ist; es fehlen {}.",
                         "{}: {} punti con ciò che è stato lasciato buono; ne mancano {}.",
                         "{}: {} points with what is conceded; {} are missing."},
                   sheet.party(one), deal::pointsSoFar(sheet.rules(), table, one), left);
    }
    if (answer.broken.empty()) {
        sheet.decide(Words{"Ja. {} darf bieten; geboten ist dann {}.",
                           "Sì. {} può offrire; l'offerta è allora {}.",
                           "Yes. {} may bet; the bet is then {}."},
                     sheet.party(team), valueName(*answer.next));
        if (*answer.next > 2) {
            sheet.basis("bet_alternate");
            sheet.basis("bet_no_jump");
        } else {
            sheet.basis("bet_who");
        }
    } else {
        sheet.decide(Words{"Nein. {} darf nicht bieten.", "No. {} non può offrire.", "No. {} may not bet."},
                     sheet.party(team));
        sheet.basis(answer.broken);
    }
    const std::string lines = betsAsRecord(table.figures);
    if (lines.empty() || show || sheet.teams() != 2) return;
    std::string more = fmt::format("score: {} {}\ntrump: {}\n", table.score[0], table.score[1],
                                   cards::letterOf(sheet.rules().set().trumps.front()));
    sheet.record(sheet.header(more) + (lines == "\n" ? "" : lines) +
                 fmt::format("{}: bet {}\n", team == 0 ? 'A' : 'B',
                             figure ? kKeys[static_cast<std::size_t>(*figure)] : std::string_view("all")));
}

Fields settleFields(const rulebook::RuleSet& set, Language language) {
    Fields fields{scoreField(set, language)};
    constexpr std::array<Words, 3> kLabels{
        {{"zuerst", "prima", "first"}, {"dann", "poi", "then"}, {"zuletzt", "infine", "last"}}};
    constexpr std::array<Words, 3> kHints{
        {{"gleich 2 A gehalten", "gleich 2 A tenuto", "gleich 2 A held"},
         {"hanger 1 B gut", "hanger 1 B buono", "hanger 1 B good"},
         {"spiel A (ungeboten)", "spiel A (non offerto)", "spiel A (unbet)"}}};
    for (std::size_t i = 0; i < kLabels.size(); ++i)
        fields.push_back({.key = fmt::format("figure{}", i + 1),
                          .label = std::string(kLabels[i].in(language)),
                          .hint = std::string(kHints[i].in(language))});
    fields.push_back({.key = "penalties",
                      .label = std::string(Words{"Strafpunkte", "Penalità", "Penalty points"}.in(language)),
                      .hint = {},
                      .choices = {},
                      .initial = cards::teamCount(seatsAt(set)) == 3 ? "0 0 0" : "0 0"});
    return fields;
}

void answerSettle(QuestionSheet& sheet) {
    deal::Standing before{sheet.target(), sheet.score(), {}, sheet.points("penalties", sheet.teams())};
    std::vector<deal::SettledFigure> figures;
    for (int i = 1; i <= 3; ++i) {
        const std::string key = fmt::format("figure{}", i);
        if (sheet.value(key).empty()) continue;
        const Stake stake = stakeOf(sheet, key, kFigureSaid);
        constexpr Words whole{"Figur und Partei fehlen, etwa {}.", "Mancano figura e coppia, per esempio {}.",
                              "Figure and side are missing, for instance {}."};
        if (!stake.figure || !stake.team) sheet.fail(key, whole, kFigureSaid.in(sheet.language()));
        if (!sheet.sound()) return;
        const auto same = [&](const deal::SettledFigure& one) { return one.figure == *stake.figure; };
        constexpr Words twice{"Diese Figur steht schon oben.", "Questa figura c'è già.",
                              "This figure stands above already."};
        if (std::ranges::any_of(figures, same)) sheet.fail(key, twice);
        deal::SettledFigure figure{
            .figure = *stake.figure, .team = stake.team, .value = stake.value.value_or(1), .how = How::Unbet};
        if (stake.good)
            figure.how = How::Conceded;
        else if (stake.held || figure.value > 1)
            figure.how = How::Held;
        figures.push_back(figure);
    }
    if (!sheet.sound()) return;
    if (figures.empty()) return sheet.missing("figure1");

    const deal::Settlement result = deal::settle(sheet.rules(), before, figures);
    if (!result.undecided.empty()) {
        sheet.decide(Words{"Das hängt an einer Hausregel, die nicht vereinbart ist: {}",
                           "Dipende da una regola della casa non concordata: {}",
                           "That hangs on a house rule that has not been agreed: {}"},
                     small(std::string(rulebook::textOf(result.undecided.front()).in(sheet.language()))));
        return;
    }
    bool conceded = false;
    bool held = false;
    bool unbet = false;
    for (const deal::Counted& one : result.counted) {
        const auto how = std::ranges::find(figures, one.figure, &deal::SettledFigure::figure)->how;
        conceded = conceded || how == How::Conceded;
        held = held || how == How::Held;
        unbet = unbet || how == How::Unbet;
        sheet.step(Words{"{}: {} für {}, dann {}.", "{}: {} a {}, poi {}.", "{}: {} for {}, then {}."},
                   figureName(one.figure, sheet.language()), one.points, sheet.party(one.team),
                   scoreText(one.score, sheet.teams()));
    }
    if (conceded) sheet.basis("order_conceded");
    if (held) sheet.basis("order_bet");
    if (unbet) sheet.basis("order_unbet");
    if (!result.winner) {
        sheet.decide(Words{"Noch niemand. Es steht {}.", "Ancora nessuno. Il punteggio è {}.",
                           "Nobody yet. The score is {}."},
                     scoreText(result.score, sheet.teams()));
        for (int team = 0; team < sheet.teams(); ++team)
            if (result.gestrichen[static_cast<std::size_t>(team)])
                sheet.step(Words{"{} ist gestrichen.", "{} è gestrichen.", "{} is gestrichen."},
                           sheet.party(team));
        return;
    }
    sheet.decide(Words{"{} ist zuerst aus.", "{} esce per prima.", "{} is out first."},
                 sheet.party(*result.winner));
    if (result.counted.size() < figures.size()) {
        sheet.step(Words{"Was danach kommt, zählt nicht mehr.", "Ciò che viene dopo non conta più.",
                         "What comes after counts no more."});
        sheet.basis("order_stop");
    }
}

} // namespace schreiber::ruling
