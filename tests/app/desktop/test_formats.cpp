#include "models/standings_model.h"
#include "models/tables_model.h"
#include "support/window_test.h"
#include "widgets/tables.h"

#include <desk/draws.h>
#include <desk/entries.h>
#include <desk/evening.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <tournament/standings.h>

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QListView>
#include <QListWidget>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <string>
#include <utility>
#include <vector>

// Every format at the desk, by keyboard: made, set, drawn otherwise than by lot, decided and closed.
namespace schreiber::desktop::test {

using tournament::Tournament;

class TestFormats : public WindowTest {
    Q_OBJECT

  private slots:
    void aFormatAsksOnlyWhatItNeeds();
    void aKnockoutIsMadeWithItsSecondChance();
    void groupsAreMade();
    void eachForHimselfHasRulesForThree();
    void aLastMatchIsPlayed();
    void settingsFollowTheFormat();
    void aDayThatIsNoneIsSaidInWords();
    void aNewTournamentIsProposedBesideTheLast();
    void numbersGoBackToOpen();
    void partnersComeByTheCutOfCards();
    void cutCardsAreTyped();
    void partnersAreTypedOffSlips();
    void partnersAreKeptApart();
    void aRoundIsTypedOffSlips();
    void whatIsTypedWrongIsNotTaken();
    void whatFollowsFromResultsIsNotTyped();
    void aLevelMatchIsDecided();
    void theNextStepIsTheExtraGame();
    void groupsAreSeen();
    void aLevelCrownOfOnePairIsDecided();
    void twoLevelBeforeItPlayAnExtraGame();
    void theEndFixesPrizesAndReopensWithAReason();
    void anUnfinishedEveningAsksBeforeItEnds();
    void resultsAreWrittenOutAndReadIn();

  private:
    template <class Widget>
    Widget* find(const char* name) {
        return m_case->window().findChild<Widget*>(QLatin1String(name));
    }
    // An evening with so many singles, open in the window after what is done to it.
    void start(const std::string& format, int people, const std::map<std::string, std::string>& options = {},
               const std::function<void(desk::Evening&)>& played = {});
    void choose(const char* preset);
    void make();
    void typeCells(const QStringList& cells);
    void answer(const QString& typed);
    void trigger(const char* action);
};

namespace {

const std::vector<std::pair<std::string, std::string>> kPeople{
    {"Anna", "Höß"},     {"Bert", "Thöni"},  {"Cilli", "Egger"},   {"Dora", "Gstrein"}, {"Egon", "Falch"},
    {"Fanni", "Kuen"},   {"Georg", "Auer"},  {"Hanna", "Praxmar"}, {"Ivo", "Žagar"},    {"Jakob", "Lutz"},
    {"Klara", "Sailer"}, {"Lukas", "Wille"}, {"Maria", "Neuner"},  {"Nora", "Rauth"}};

void play(desk::Evening& evening, const std::vector<std::vector<int>>& scores) {
    QVERIFY(desk::drawTables(evening, 7, {}).ok());
    QVERIFY(desk::startRound(evening).ok());
    const int round = tournament::currentRound(evening.tournament());
    int table = 0;
    for (const std::vector<int>& points : scores) {
        tournament::FinalScore score;
        score.points = points;
        if (points[0] < 18 && points[1] < 18) {
            score.ending = tournament::Ending::Time;
            score.remark = "Zeit";
        }
        QVERIFY(desk::setResult(evening, {round, ++table, 1}, score, {}).ok());
        QVERIFY(desk::confirmSheet(evening, {round, table, 1}).ok());
    }
}

} // namespace

void TestFormats::start(const std::string& format, int people,
                        const std::map<std::string, std::string>& options,
                        const std::function<void(desk::Evening&)>& played) {
    {
        desk::NewTournament wanted;
        wanted.name = "Abend";
        wanted.rules = format == "solo" ? "strafperlaggen" : "innsbruck";
        wanted.format = format;
        wanted.rounds = format == "knockout" || format == "groups" ? 0 : 1;
        wanted.options = options;
        wanted.seed = 7;
        auto evening = desk::Evening::create(m_file.toStdString(), wanted);
        QVERIFY(evening.ok());
        for (int i = 0; i < people; ++i) {
            tournament::Entry entry;
            const auto& [first, last] = kPeople[static_cast<std::size_t>(i)];
            entry.persons = {{first, last, std::nullopt, tournament::Sex::Unstated}};
            entry.club = i % 2 == 0 ? "Imst" : "Landeck";
            QVERIFY(desk::addEntry(*evening, entry).ok());
        }
        if (played) played(*evening);
    }
    m_case->open(m_file);
}

void TestFormats::choose(const char* preset) {
    keys().press(Qt::Key_N, Qt::ControlModifier);
    if (!keys().isShown(QStringLiteral("newKinds"))) keys().press(Qt::Key_R, Qt::ControlModifier);
    // Tab comes to the one that is chosen; from there the arrows go round.
    for (const QRadioButton* one : m_case->window().findChildren<QRadioButton*>())
        if (one->isChecked() && one->isVisible() && one->objectName().startsWith(QStringLiteral("preset")))
            QVERIFY(keys().tabTo(one->objectName()));
    for (int i = 0; i < 8 && keys().focus() != QStringLiteral("presetDrawn"); ++i) keys().press(Qt::Key_Up);
    for (int i = 0; i < 8 && keys().focus() != QLatin1String(preset); ++i) keys().press(Qt::Key_Down);
    QCOMPARE(keys().focus(), QLatin1String(preset));
}

void TestFormats::make() {
    m_case->dialogs().paths.push_back(m_file);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    keys().press(Qt::Key_Escape); // copies: later
    QVERIFY2(keys().isShown(QStringLiteral("sideColumn")),
             qPrintable(keys().textOf(QStringLiteral("messageText"))));
}

void TestFormats::typeCells(const QStringList& cells) {
    for (const QString& cell : cells) {
        keys().type(cell);
        keys().press(Qt::Key_Return);
    }
}

void TestFormats::answer(const QString& typed) {
    QCOMPARE(keys().focus(), QStringLiteral("promptText"));
    keys().type(typed);
    keys().press(Qt::Key_Return);
}

void TestFormats::trigger(const char* action) {
    auto* found = m_case->window().findChild<QAction*>(QLatin1String(action));
    QVERIFY(found != nullptr && found->isEnabled());
    found->trigger();
}

void TestFormats::aFormatAsksOnlyWhatItNeeds() {
    const std::pair<const char*, QStringList> asked[]{
        {"presetDrawn", {"newRounds", "newMeet", "newRest", "newFinal"}},
        {"presetGroups", {"newGroups", "newQualify"}},
        {"presetKnockout", {"newRepechage"}}};
    for (const auto& [preset, fields] : asked) {
        choose(preset);
        for (const char* field :
             {"newRounds", "newMeet", "newRest", "newFinal", "newGroups", "newQualify", "newRepechage"})
            QCOMPARE(keys().isShown(QLatin1String(field)), fields.contains(QLatin1String(field)));
    }
}

void TestFormats::aKnockoutIsMadeWithItsSecondChance() {
    choose("presetKnockout");
    QVERIFY(keys().tabTo(QStringLiteral("newRepechage")));
    keys().press(Qt::Key_Down);
    make();
    const tournament::Settings settings = onDisk().settings;
    QVERIFY(settings.format == tournament::Format::Knockout);
    QVERIFY(settings.secondChance);
    QCOMPARE(settings.rounds, 0);
}

void TestFormats::groupsAreMade() {
    choose("presetGroups");
    QVERIFY(keys().tabTo(QStringLiteral("newGroups")));
    for (int i = 0; i < 3; ++i) keys().press(Qt::Key_Up);
    QVERIFY(keys().tabTo(QStringLiteral("newQualify")));
    keys().press(Qt::Key_Down);
    make();
    QVERIFY(onDisk().settings.format == tournament::Format::Groups);
    QCOMPARE(onDisk().settings.groups, 3);
    QCOMPARE(onDisk().settings.qualify, 1);
}

// The rules come first: what is not played by them cannot be chosen.
void TestFormats::eachForHimselfHasRulesForThree() {
    keys().press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("newRules")));
    const auto* rules = find<QComboBox>("newRules");
    while (rules->currentData() != QStringLiteral("strafperlaggen")) keys().press(Qt::Key_Down);
    QVERIFY(!keys().isShown(QStringLiteral("newTarget"))); // it counts down
    QVERIFY(!keys().find(QStringLiteral("presetDrawn"))->isEnabled());
    QVERIFY(find<QRadioButton>("presetSolo")->isChecked());
    make();
    QVERIFY(onDisk().settings.format == tournament::Format::Solo);
    for (const auto& [first, last] : std::vector(kPeople.begin(), kPeople.begin() + 5)) {
        keys().type(QString::fromStdString(first));
        keys().press(Qt::Key_Tab);
        keys().type(QString::fromStdString(last));
        keys().press(Qt::Key_Return);
    }
    keys().press(Qt::Key_F5);
    QCOMPARE(onDisk().rounds.size(), std::size_t{1});
    QCOMPARE(onDisk().rounds[0].tables.size(), std::size_t{2}); // of three and of two
}

void TestFormats::aLastMatchIsPlayed() {
    choose("presetDrawn");
    QVERIFY(keys().tabTo(QStringLiteral("newRounds")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("1"));
    for (const char* last : {"newMeet", "newRest", "newFinal"}) {
        QVERIFY(keys().tabTo(QLatin1String(last)));
        keys().press(Qt::Key_End);
    }
    make();
    const tournament::Settings made = onDisk().settings;
    QVERIFY(made.meet == tournament::Meet::Once && made.rest == tournament::Rest::Pair);
    QVERIFY(made.last == tournament::LastMatch::Crown);
    for (const auto& [first, last] : std::vector(kPeople.begin(), kPeople.begin() + 4)) {
        keys().type(QString::fromStdString(first));
        keys().press(Qt::Key_Tab);
        keys().type(QString::fromStdString(last));
        keys().press(Qt::Key_Return);
    }
    keys().press(Qt::Key_F5);
    keys().press(Qt::Key_F5);
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().press(Qt::Key_F7);
    typeCells({QStringLiteral("18"), QStringLiteral("3")});
    keys().press(Qt::Key_F5); // it stands so on the paper
    keys().press(Qt::Key_F5); // to the draw of the crown
    QCOMPARE(onDisk().rounds.size(), std::size_t{2});
    QVERIFY(onDisk().rounds[1].tables[0].stage == tournament::Stage::Crown);
    QVERIFY2(said("drawStage").contains(QStringLiteral("Krone")), qPrintable(said("drawStage")));
}

void TestFormats::aDayThatIsNoneIsSaidInWords() {
    start("drawn", 4);
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("set-date")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("32.13.2026"));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    const QString said = keys().textOf(QStringLiteral("messageText"));
    QVERIFY2(said.contains(QStringLiteral("Datum")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("ein Tag wie 22.11.2026")), qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("JJJJ")) && !said.contains(QStringLiteral("date")),
             qPrintable(said));
}

// Wherever the list of players came from.
void TestFormats::aNewTournamentIsProposedBesideTheLast() {
    start("drawn", 4);
    choose("presetDrawn");
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    const QFileInfo proposed(m_case->dialogs().proposed);
    QCOMPARE(proposed.absolutePath(), QFileInfo(m_file).absolutePath());
    QCOMPARE(proposed.suffix(), QStringLiteral("schreiber"));
}

void TestFormats::settingsFollowTheFormat() {
    start("knockout", 0, {{"repechage", "yes"}});
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("set-repechage")));
    QVERIFY(!keys().isShown(QStringLiteral("set-pairing")));
    QVERIFY(!keys().isShown(QStringLiteral("set-final")));
    QVERIFY(keys().tabTo(QStringLiteral("set-format"))); // nobody is entered yet
    keys().press(Qt::Key_Up);
    QVERIFY(keys().isShown(QStringLiteral("set-pairing")));
    QVERIFY(keys().tabTo(QStringLiteral("set-pairing")));
    keys().press(Qt::Key_End);
    keys().press(Qt::Key_Up); // whoever meets everybody meets both camps
    QVERIFY(keys().tabTo(QStringLiteral("set-camps")));
    keys().press(Qt::Key_Down);
    QVERIFY(keys().tabTo(QStringLiteral("set-prizes")));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    const tournament::Settings settings = onDisk().settings;
    QVERIFY(settings.format == tournament::Format::Pairs);
    QVERIFY(!settings.secondChance); // it went with its row
    QVERIFY(settings.pairing == tournament::Pairing::Swiss);
    QVERIFY(settings.camps);
    QCOMPARE(settings.prizes, std::string("8"));
}

void TestFormats::numbersGoBackToOpen() {
    start("drawn", 0, {{"tables", "3"}});
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    for (const char* number : {"set-rounds", "set-tables"}) {
        QVERIFY(keys().tabTo(QLatin1String(number)));
        for (int i = 0; i < 3; ++i) keys().press(Qt::Key_Down);
    }
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(onDisk().settings.rounds, 0);
    QCOMPARE(onDisk().settings.tables, 0);
}

void TestFormats::partnersComeByTheCutOfCards() {
    start("pairs", 6);
    keys().press(Qt::Key_2, Qt::ControlModifier);
    keys().press(Qt::Key_F2);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_1);
    QCOMPARE(onDisk().partnerships.size(), std::size_t{3});
    // Anew only with a reason.
    keys().press(Qt::Key_R, Qt::ControlModifier);
    answer(QStringLiteral("falsch abgehoben"));
    keys().press(Qt::Key_5); // by lot alone
    QCOMPARE(onDisk().partnerships.size(), std::size_t{3});
    const auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    QCOMPARE(evening->journal().back().why, std::string("falsch abgehoben"));
    QCOMPARE(evening->journal().back().what.code, std::string("drew_partners"));
}

void TestFormats::cutCardsAreTyped() {
    start("pairs", 4);
    keys().press(Qt::Key_2, Qt::ControlModifier);
    keys().press(Qt::Key_F2);
    keys().press(Qt::Key_2);
    QCOMPARE(keys().focus(), QStringLiteral("slipCells"));
    QVERIFY(keys().textOf(QStringLiteral("slipsRest")).contains(QStringLiteral("Anna Höß")));
    typeCells({QStringLiteral("LA"), QStringLiteral("S7"), QStringLiteral("H8"), QStringLiteral("EK")});
    QVERIFY(!keys().textOf(QStringLiteral("slipsRest")).contains(QStringLiteral("Anna Höß")));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    const auto pairs = onDisk().partnerships;
    QCOMPARE(pairs.size(), std::size_t{2});
    for (const tournament::Partnership& pair : pairs) // high with high: 1 and 4
        QCOMPARE(std::min(pair.first, pair.second) == 1, std::max(pair.first, pair.second) == 4);
    QVERIFY(!keys().isShown(QStringLiteral("slipGrid")));
    QVERIFY(keys().textOf(QStringLiteral("drawEmpty")).contains(QStringLiteral("Anna Höß")));
}

void TestFormats::partnersAreTypedOffSlips() {
    start("pairs", 4);
    keys().press(Qt::Key_2, Qt::ControlModifier);
    keys().press(Qt::Key_F2);
    keys().press(Qt::Key_3);
    typeCells({QStringLiteral("1"), QStringLiteral("egger"), QStringLiteral("DORA")});
    keys().type(QStringLiteral("bert")); // what is being typed counts, too
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    const auto pairs = onDisk().partnerships;
    QCOMPARE(pairs.size(), std::size_t{2});
    QCOMPARE(std::pair(pairs[0].first, pairs[0].second), std::pair(1, 3));
    QCOMPARE(std::pair(pairs[1].first, pairs[1].second), std::pair(4, 2));
}

void TestFormats::partnersAreKeptApart() {
    start("pairs", 4); // two of Imst, two of Landeck
    keys().press(Qt::Key_2, Qt::ControlModifier);
    keys().press(Qt::Key_F2);
    keys().press(Qt::Key_4);
    const auto pairs = onDisk().partnerships;
    QCOMPARE(pairs.size(), std::size_t{2});
    for (const tournament::Partnership& pair : pairs) QVERIFY(pair.first % 2 != pair.second % 2);
}

void TestFormats::aRoundIsTypedOffSlips() {
    start("drawn", 9);
    keys().press(Qt::Key_2, Qt::ControlModifier);
    keys().press(Qt::Key_F2);
    QCOMPARE(keys().focus(), QStringLiteral("slipCells"));
    typeCells({QStringLiteral("9"), QStringLiteral("höß"), QStringLiteral("3"), QStringLiteral("4"),
               QStringLiteral("5"), QStringLiteral("6"), QStringLiteral("7"), QStringLiteral("8")});
    QCOMPARE(keys().textOf(QStringLiteral("slipsRest")).contains(QStringLiteral("2 Bert")), true);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    const auto rounds = onDisk().rounds;
    QCOMPARE(rounds.size(), std::size_t{1});
    QVERIFY(rounds[0].tables[0].sides == (std::vector<std::vector<int>>{{9, 1}, {3, 4}}));
    QCOMPARE(rounds[0].sittingOut, std::vector<int>{2});
    QCOMPARE(keys().focus(), QStringLiteral("drawTable"));
}

void TestFormats::whatIsTypedWrongIsNotTaken() {
    start("drawn", 8);
    keys().press(Qt::Key_2, Qt::ControlModifier);
    keys().press(Qt::Key_F2);
    typeCells({QStringLiteral("1"), QStringLiteral("niemand")});
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("niemand")));
    QVERIFY(onDisk().rounds.empty());
    keys().type(QStringLiteral("1")); // one who is there already
    keys().press(Qt::Key_Return);
    typeCells({QStringLiteral("2"), QStringLiteral("3")});
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(onDisk().rounds.empty());
    QVERIFY(keys().isShown(QStringLiteral("slipGrid")));
    auto* cells = find<QTableView>("slipCells");
    QCOMPARE(cells->currentIndex().data(Qt::EditRole).toString(), QStringLiteral("1"));
    QCOMPARE(cells->currentIndex().column(), 2); // the second of them, selected
    keys().type(QStringLiteral("4"));
    keys().press(Qt::Key_Return);
    QCOMPARE(cells->model()->index(0, 2).data(Qt::EditRole).toString(), QStringLiteral("4"));
    keys().press(Qt::Key_Escape);
    QVERIFY(!keys().isShown(QStringLiteral("slipGrid")));
    keys().press(Qt::Key_F5);
    QCOMPARE(onDisk().rounds.size(), std::size_t{1});
}

void TestFormats::whatFollowsFromResultsIsNotTyped() {
    start("drawn", 4, {{"final", "crown"}}, [](desk::Evening& evening) { play(evening, {{18, 4}}); });
    keys().press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(keys().textOf(QStringLiteral("nextButton")).endsWith(QStringLiteral("auslosen")));
    QVERIFY(!keys().isShown(QStringLiteral("drawOtherwise")));
}

void TestFormats::aLevelCrownOfOnePairIsDecided() {
    start("pairs", 4, {{"final", "crown"}}, [](desk::Evening& evening) {
        QVERIFY(desk::drawPartners(evening, 3, {}).ok());
        play(evening, {{18, 2}});
        play(evening, {{9, 9}});
    });
    keys().press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(keys().textOf(QStringLiteral("roundMissing")).contains(QStringLiteral("Unentschieden")));
    keys().press(Qt::Key_Home);
    keys().press(Qt::Key_F7, Qt::ShiftModifier);
    answer(QStringLiteral("5 18"));
    const Tournament decided = onDisk();
    QCOMPARE(decided.deciders.size(), std::size_t{1});
    QCOMPARE(decided.deciders[0].first, decided.deciders[0].second);
    QVERIFY(tournament::standingsOf(decided)->title.has_value());
    QVERIFY(!keys().isShown(QStringLiteral("decideMatch")));
}

void TestFormats::aLevelMatchIsDecided() {
    start("knockout", 8, {}, [](desk::Evening& evening) {
        QVERIFY(desk::drawPartners(evening, 3, {}).ok());
        play(evening, {{9, 9}, {18, 2}});
    });
    keys().press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(keys().textOf(QStringLiteral("roundMissing")).contains(QStringLiteral("Unentschieden")));
    keys().press(Qt::Key_Home);
    QVERIFY(keys().isShown(QStringLiteral("decideMatch")));
    keys().press(Qt::Key_F7, Qt::ShiftModifier);
    for (const QString& none : {QStringLiteral("achtzehn"), QStringLiteral("5 5")}) { // refused, still asked
        answer(none);
        QVERIFY(onDisk().deciders.empty() && keys().textOf(QStringLiteral("promptText")) == none);
        keys().press(Qt::Key_A, Qt::ControlModifier);
    }
    answer(QStringLiteral("5 18"));
    const Tournament decided = onDisk();
    QCOMPARE(decided.deciders.size(), std::size_t{1});
    QCOMPARE(decided.deciders[0].second, decided.rounds[0].tables[0].sides[1][0]);
    QCOMPARE(decided.deciders[0].secondPoints, 18);
    QVERIFY(!keys().isShown(QStringLiteral("decideMatch")));
    keys().press(Qt::Key_F5);
    const Tournament drawn = onDisk();
    QCOMPARE(drawn.rounds.size(), std::size_t{2});
    QCOMPARE(drawn.rounds[1].tables.size(), std::size_t{2}); // the final, and for the third place
}

void TestFormats::theNextStepIsTheExtraGame() {
    start("knockout", 8, {}, [](desk::Evening& evening) {
        QVERIFY(desk::drawPartners(evening, 3, {}).ok());
        play(evening, {{18, 2}, {9, 9}});
    });
    keys().press(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(keys().textOf(QStringLiteral("dueText")).contains(QStringLiteral("Tisch 2 ist unentschieden")));
    QVERIFY(keys().textOf(QStringLiteral("nextButton")).contains(QStringLiteral("Entscheidungsspiel")));
    keys().press(Qt::Key_F5);
    QVERIFY(keys().isShown(QStringLiteral("roundPage")));
    const QModelIndex here = find<QListView>("tableCards")->currentIndex();
    QCOMPARE(here.data(TablesModel::TableRole).toInt(), 2);
    answer(QStringLiteral("5 18"));
    const auto card = here.data(TablesModel::CardRole).value<TableCard>();
    QCOMPARE(stateOn(card), QStringLiteral("entschieden 5 : 18"));
    QCOMPARE(card.winner, 1);
    QVERIFY(keys().textOf(QStringLiteral("nextButton")).contains(QStringLiteral("Runde 2")));
}

void TestFormats::groupsAreSeen() {
    start("groups", 12, {{"groups", "2"}}, [](desk::Evening& evening) {
        QVERIFY(desk::drawPartners(evening, 3, {}).ok());
        play(evening, {{18, 4}, {18, 6}});
    });
    keys().press(Qt::Key_2, Qt::ControlModifier);
    const QAbstractItemModel* drawn = find<QTableView>("drawTable")->model();
    QCOMPARE(drawn->index(0, 0).data().toString(), QStringLiteral("1 – Gruppe 1"));
    QCOMPARE(drawn->index(1, 0).data().toString(), QStringLiteral("2 – Gruppe 2"));
    keys().press(Qt::Key_3, Qt::ControlModifier);
    const auto card = find<QListView>("tableCards")->model()->index(1, 0).data(TablesModel::CardRole);
    QCOMPARE(aboutPlace(card.value<TableCard>()), QStringLiteral("Gruppe 2"));
    keys().press(Qt::Key_5, Qt::ControlModifier);
    const QAbstractItemModel* ranks = find<QTableView>("standingsTable")->model();
    using Id = StandingsModel::Id;
    const auto at = [&](int row, Id id) {
        return ranks->index(row, StandingsModel::columnOf(*ranks, id)).data().toString();
    };
    QStringList groups;
    for (int row = 0; row < ranks->rowCount(); ++row) groups << at(row, Id::Group);
    QCOMPARE(groups.join(QString()), QStringLiteral("111222"));
    QString places;
    for (int row = 0; row < ranks->rowCount(); ++row) places += at(row, Id::Rank);
    QCOMPARE(places, QStringLiteral("123123")); // in the group
    const auto* header = find<QTableView>("standingsTable")->horizontalHeader();
    QVERIFY(header->visualIndex(StandingsModel::columnOf(*ranks, Id::Group)) <
            header->count() - columnsBehind(*find<QTableView>("standingsTable")));
    QVERIFY2(said("standingsWhom").contains(QStringLiteral("arum Rang 1")),
             qPrintable(said("standingsWhom")));
    // Whom the sentence compares is of the same group, and clubs are whole, if in narrower letters.
    QVERIFY(said("standingsWhy").contains(at(1, Id::Name)));
    const auto* table = find<QTableView>("standingsTable");
    const int column = StandingsModel::columnOf(*ranks, Id::Club);
    const int club = table->columnWidth(column);
    QVERIFY2(club >= widthOf(*table, column) * 7 / 10, qPrintable(QString::number(club)));
    keys().press(Qt::Key_3, Qt::ControlModifier);
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return);
    QVERIFY2(said("sheetTitle").contains(QStringLiteral("Gruppe ")), qPrintable(said("sheetTitle")));
}

void TestFormats::twoLevelBeforeItPlayAnExtraGame() {
    start("drawn", 8, {{"ladder", "score,decider,difference,lot"}}, [](desk::Evening& evening) {
        play(evening, {{18, 4}, {18, 9}});
    });
    keys().press(Qt::Key_5, Qt::ControlModifier);
    keys().press(Qt::Key_Down); // the second of the first, whom the difference alone parts from the third
    QVERIFY(keys().isShown(QStringLiteral("decideRank")));
    keys().press(Qt::Key_F7, Qt::ShiftModifier);
    answer(QStringLiteral("3:18"));
    QCOMPARE(onDisk().deciders.size(), std::size_t{1});
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
}

void TestFormats::theEndFixesPrizesAndReopensWithAReason() {
    start("drawn", 4, {}, [](desk::Evening& evening) { play(evening, {{18, 4}}); });
    QCOMPARE(keys().focus(), QStringLiteral("standingsTable")); // all is played
    const auto prizes = [this] {                                // and whether they are fixed
        const QAbstractItemModel* ranks = find<QTableView>("standingsTable")->model();
        const int column = StandingsModel::columnOf(*ranks, StandingsModel::Id::Prize);
        QStringList all;
        for (int row = 0; row < ranks->rowCount(); ++row) {
            const QModelIndex cell = ranks->index(row, column);
            if (!cell.data().toString().isEmpty())
                all << cell.data().toString() + (cell.data(Qt::ForegroundRole).isValid() ? "?" : "");
        }
        return all;
    };
    QCOMPARE(prizes().size(), 4); // those of the third share it
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_Return);
    QVERIFY(onDisk().closing.has_value());
    QCOMPARE(prizes().size(), 4);
    for (const QString& prize : prizes()) QVERIFY2(!prize.endsWith(QLatin1Char('?')), qPrintable(prize));
    QVERIFY(keys().textOf(QStringLiteral("standingsState")).contains(QStringLiteral("Abgeschlossen")));
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_Return); // no reason, no answer
    QVERIFY(onDisk().closing.has_value());
    answer(QStringLiteral("falscher Zettel"));
    QVERIFY(!onDisk().closing.has_value());
    QCOMPARE(prizes().size(), 4); // as they stand
}

void TestFormats::anUnfinishedEveningAsksBeforeItEnds() {
    start("drawn", 8, {}, [](desk::Evening& evening) { play(evening, {{18, 4}}); });
    keys().press(Qt::Key_5, Qt::ControlModifier);
    const qsizetype dialogs = m_case->dialogs().asked.size();
    keys().press(Qt::Key_F8);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    QVERIFY(!keys().textOf(QStringLiteral("promptQuestion")).contains(QStringLiteral("--")));
    QCOMPARE(keys().focus(), QStringLiteral("promptCancel"));
    keys().press(Qt::Key_Return); // not yet
    QVERIFY(!onDisk().closing.has_value());
    QCOMPARE(keys().focus(), QStringLiteral("standingsTable"));
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_1);
    QVERIFY(onDisk().closing.has_value());
    QCOMPARE(m_case->dialogs().asked.size(), dialogs);
    QVERIFY(keys().textOf(QStringLiteral("dueText")).contains(QStringLiteral("abgeschlossen")));
    QVERIFY(!keys().textOf(QStringLiteral("dueText")).contains(QStringLiteral("Alle Runden")));
}

void TestFormats::resultsAreWrittenOutAndReadIn() {
    start("drawn", 4, {}, [](desk::Evening& evening) { play(evening, {{18, 4}}); });
    const QString page = m_case->path(QStringLiteral("seite"));
    m_case->dialogs().paths.push_back(page);
    trigger("exportPage");
    QFile html(page + QStringLiteral(".html"));
    QVERIFY(html.open(QIODevice::ReadOnly));
    QVERIFY(html.readAll().contains("Höß"));
    const QString all = m_case->path(QStringLiteral("alles.json"));
    m_case->dialogs().paths.push_back(all);
    trigger("exportAll");
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral(".")));
    trigger("exportTables");
    for (const char* name : {"entries.csv", "results.csv", "standings.csv"}) {
        QFile table(m_case->path(QStringLiteral("Abend – Tabellen/") + QLatin1String(name)));
        QVERIFY2(table.open(QIODevice::ReadOnly), name);
        QVERIFY2(table.readAll().contains("Höß"), name);
    }
    const Tournament before = onDisk();
    m_file = m_case->path(QStringLiteral("Wieder.schreiber"));
    m_case->dialogs().paths.push_back(all);
    m_case->dialogs().paths.push_back(m_file);
    trigger("importAll");
    QVERIFY(onDisk() == before);
    QVERIFY(keys().isShown(QStringLiteral("sideColumn")));
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("gibt/es/nicht.html")));
    trigger("exportPage");
    QVERIFY(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("nicht")));
}

} // namespace schreiber::desktop::test

QTEST_MAIN(schreiber::desktop::test::TestFormats)
#include "test_formats.moc"
