#include "support/evenings.h"

#include <desk/draws.h>
#include <desk/entries.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/zero_sum.h>

#include <QFile>

#include <cstdio>
#include <cstdlib>
#include <iterator>

namespace schreiber::desktop::test {
namespace {

template <class T>
T need(desk::Outcome<T> outcome) {
    if (!outcome.ok()) {
        std::fprintf(stderr, "%s\n", desk::inWords(outcome.error(), words::Language::German).c_str());
        std::abort();
    }
    return std::move(outcome).value();
}

constexpr int kTarget = 18;
constexpr std::uint64_t kSeed = 2026;

void drawAndConfirm(desk::Evening& evening) {
    const auto round = static_cast<std::uint64_t>(tournament::currentRound(evening.tournament()));
    need(desk::drawTables(evening, kSeed + round, {}));
    need(desk::startRound(evening));
}

void writeFinal(desk::Evening& evening, int round, int table) {
    tournament::FinalScore score;
    const int loser = (round * 7 + table * 5) % (kTarget - 1);
    score.points = table % 2 == 0 ? std::vector<int>{kTarget, loser} : std::vector<int>{loser, kTarget};
    need(desk::setResult(evening, {round, table, 1}, score, {}));
}

desk::NewTournament autumnEvening() {
    desk::NewTournament wanted;
    wanted.name = "Herbstabend";
    wanted.date = "2026-11-21";
    wanted.place = "Gasthof Lamm, Tarrenz";
    wanted.rules = "innsbruck";
    wanted.format = "drawn";
    wanted.rounds = 8;
    wanted.seed = kSeed;
    return wanted;
}

desk::NewTournament tarock() {
    desk::NewTournament wanted = autumnEvening();
    wanted.rules = "ruediger";
    wanted.format = "solo";
    wanted.rounds = 0; // as many as there usually are
    return wanted;
}

QByteArray listOf(int people) {
    QByteArray list = "Vorname;Nachname;Verein\n";
    for (int i = 0; i < people; ++i) {
        // Letters alone, so that no two sound alike by their digits.
        QByteArray name;
        for (int rest = i + 1; rest > 0; rest /= 20)
            name.append("bcdfghjklmnpqrstvwxz"[rest % 20]).append("aeiou"[rest % 5]);
        list += "Vor" + name + ";Nach" + name + ";Verein" + QByteArray::number(i % 17) + "\n";
    }
    return list;
}

QByteArray bytesOf(const QString& list) {
    QFile file(list);
    if (!file.open(QIODevice::ReadOnly)) std::abort();
    return file.readAll();
}

desk::Evening eveningWith(const QString& path, const QByteArray& list,
                          const desk::NewTournament& wanted = autumnEvening()) {
    desk::Evening evening = need(desk::Evening::create(path.toStdString(), wanted));
    need(desk::importEntries(evening, {list.constData(), static_cast<std::size_t>(list.size())}, "list",
                             false));
    return evening;
}

} // namespace

QString exampleList() {
    return QStringLiteral(SCHREIBER_EXAMPLE_LIST);
}

desk::Evening enteredEvening(const QString& path, const QString& list) {
    return eveningWith(path, bytesOf(list));
}

desk::Evening soloEvening(const QString& path, const QString& list) {
    desk::NewTournament wanted = autumnEvening();
    wanted.rules = "strafperlaggen";
    wanted.format = "solo";
    return eveningWith(path, bytesOf(list), wanted);
}

desk::Evening tarockEvening(const QString& path, const QString& list, int people) {
    const QByteArrayList rows = bytesOf(list).split('\n');
    return eveningWith(path, rows.mid(0, people + 1).join('\n'), tarock());
}

void playTarock(desk::Evening& evening, int rounds) {
    constexpr const char* kGames[] = {"A rufer C won",
                                      "B rufer D won trull+",
                                      "C rufer A lost",
                                      "D solorufer won",
                                      "A dreier lost k",
                                      "B piccolo won, C piccolo lost",
                                      "trischaken 26/2 18/1 25 0j",
                                      "D rufer B won pagat!+"};
    const tournament::Tournament& tournament = evening.tournament();
    for (int i = 0; i < rounds; ++i) {
        drawAndConfirm(evening);
        const tournament::Round round = evening.tournament().rounds.back();
        for (const tournament::Table& table : round.tables) {
            const int seats = static_cast<int>(table.sides.size());
            for (int deal = 0; deal < tournament::dealsAt(tournament.settings, seats); ++deal) {
                tournament::Line line;
                line.text =
                    kGames[static_cast<std::size_t>(deal + table.number + round.number) % std::size(kGames)];
                if (seats > tournament.settings.players) { // who deals sits out
                    line.text = "=";
                    for (int seat = 0, placed = 0; seat < seats; ++seat)
                        line.text += seat == (seats - 1 + deal) % seats ? " 0" : placed++ < 2 ? " 2" : " -2";
                }
                need(desk::addLine(evening, {round.number, table.number, 0}, line, {}));
            }
        }
    }
}

desk::Evening pairsEvening(const QString& path, const QString& list, const std::string& format,
                           const std::string& pairing) {
    desk::NewTournament wanted = autumnEvening();
    wanted.format = format;
    wanted.pairing = pairing;
    wanted.rounds = 0;
    desk::Evening evening = eveningWith(path, bytesOf(list), wanted);
    need(desk::drawPartners(evening, kSeed, {}));
    return evening;
}

desk::Evening crowdedEvening(const QString& path, int people) {
    desk::NewTournament wanted = autumnEvening();
    wanted.name = "Frühjahrsabend"; // to the club an evening of the same name and second would be the same
    return eveningWith(path, listOf(people), wanted);
}

desk::Evening crowdedTarock(const QString& path, int people) {
    return eveningWith(path, listOf(people), tarock());
}

void playRounds(desk::Evening& evening, int rounds) {
    for (int i = 0; i < rounds; ++i) {
        drawAndConfirm(evening);
        const int round = tournament::currentRound(evening.tournament());
        const std::vector<tournament::Table> tables = evening.tournament().rounds.back().tables;
        for (const tournament::Table& table : tables) writeFinal(evening, round, table.number);
    }
}

void confirmResults(desk::Evening& evening) {
    for (const tournament::Round& round : tournament::Tournament(evening.tournament()).rounds)
        for (const tournament::Table& table : round.tables)
            for (std::size_t game = 0; game < table.games.size(); ++game)
                if (table.games[game].state == tournament::SheetState::Entered)
                    need(desk::confirmSheet(evening,
                                            {round.number, table.number, static_cast<int>(game) + 1}));
}

void playPartly(desk::Evening& evening, int tables) {
    drawAndConfirm(evening);
    const int round = tournament::currentRound(evening.tournament());
    for (int table = 1; table < tables; ++table) writeFinal(evening, round, table);
    const int lines[][2] = {{1, 3}, {4, 0}, {0, 2}, {3, 1}, {2, 4}, {5, 2}, {2, 1}};
    for (const auto& [first, second] : lines) {
        tournament::Line line;
        line.points = {first, second};
        need(desk::addLine(evening, {round, tables, 1}, line, {}));
    }
    need(desk::strikeLine(evening, {round, tables, 1}, 5, "Gleich war nicht gehalten"));
    tournament::Line again;
    again.points = {0, 4};
    need(desk::addLine(evening, {round, tables, 1}, again, {}));
}

void playOneLine(desk::Evening& evening, int first, int second) {
    need(desk::drawTables(evening, 5, {}));
    need(desk::startRound(evening));
    tournament::Line line;
    line.points = {first, second};
    need(desk::addLine(evening, {1, 1, 1}, line, {}));
}

} // namespace schreiber::desktop::test
