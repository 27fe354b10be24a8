#include "base/look.h"
#include "models/draw_model.h"
#include "models/entries_model.h"
#include "models/journal_model.h"
#include "models/sheet_model.h"
#include "models/slips_model.h"
#include "models/standings_model.h"
#include "models/switches_model.h"
#include "models/tables_model.h"
#include "widgets/sheet_paper.h"
#include "widgets/table_card_delegate.h"
#include "widgets/table_cards.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTest>

// The models over plain values, watched by Qt's own tester while they change.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;

tournament::Entry entry(int number, const std::string& first, const std::string& last) {
    tournament::Entry entry;
    entry.number = number;
    entry.persons.push_back({first, last, std::nullopt, tournament::Sex::Unstated});
    return entry;
}

std::vector<tournament::Entry> entries(int count) {
    std::vector<tournament::Entry> all;
    for (int i = 1; i <= count; ++i) all.push_back(entry(i, "Anna" + std::to_string(i), "Höß"));
    return all;
}

// Five people: table 1, and number 5 sits out.
tournament::Tournament evening() {
    tournament::Tournament tournament;
    tournament.entries = entries(5);
    tournament::Table table;
    table.number = 1;
    table.sides = {{1, 2}, {3, 4}};
    table.games.resize(1);
    tournament::Round round;
    round.number = 1;
    round.state = tournament::RoundState::Published;
    round.tables = {table};
    round.sittingOut = {5};
    tournament.rounds = {round};
    return tournament;
}

tournament::Line line(int n, std::vector<int> points) {
    tournament::Line line;
    line.n = n;
    line.points = std::move(points);
    return line;
}

} // namespace

class TestModels : public QObject {
    Q_OBJECT

  private slots:
    void entriesKeepTheirRows();
    void entriesAreEditedThroughTheDesk();
    void entriesThatAreRefusedStayAsTheyWere();
    void entriesSortByNumberNotByDigits();
    void drawHasAPlaceForEveryOne();
    void drawMarksWhomARepeatHits();
    void tablesShowStateAndScore();
    void onlyTheHeatThatPlaysIsSlow();
    void aCardIsAsHighAsItsWordsNeed();
    void sheetIsNotTotalledButKnowsItsTotals();
    void aMirroredSheetHasWhoeverWritesFirst();
    void figuresStandInOneLineBesideTheDeal();
    void sheetOfAFinalScoreIsOneLine();
    void standingsShowHalvesAndTheLadder();
    void journalIsNewestFirst();
    void houseRulesSayWhatHolds();
    void slipsStayTypedWhileTheirFormIsTheSame();
    void aLongNameGetsSmallerBeforeItIsBroken();
};

void TestModels::houseRulesSayWhatHolds() {
    SwitchesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    game::Switch open;
    open.question = "Zählt der Gleich?";
    open.values = {{"yes", "ja"}, {"no", "nein"}};
    open.holds = -1;
    game::Switch decided = open;
    decided.holds = 1;
    model.show({open, decided});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.open(), 1);
    QCOMPARE(model.index(0, SwitchesModel::Holds).data().toString(), QStringLiteral("offen"));
    QCOMPARE(model.index(1, SwitchesModel::Holds).data().toString(), QStringLiteral("nein"));
    model.show({});
    QCOMPARE(model.rowCount(), 0);
}

void TestModels::slipsStayTypedWhileTheirFormIsTheSame() {
    SlipsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    SlipForm form;
    form.rowTitle = QStringLiteral("Tisch");
    form.columns = {QStringLiteral("A"), QStringLiteral("B")};
    form.rows = {{QStringLiteral("1"), "1"}, {QStringLiteral("2"), "2"}};
    form.people = {{1, QStringLiteral("Anna Höß")}, {2, QStringLiteral("Bert Thöni")}};
    model.show(form);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.columnCount(), 3);
    QVERIFY(!model.index(0, 0).flags().testFlag(Qt::ItemIsEditable));
    QSignalSpy changed(&model, &SlipsModel::dataChanged);
    QVERIFY(model.setData(model.index(1, 2), QStringLiteral("Anna")));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("1  Anna Höß"));
    QCOMPARE(model.firstFree(1), model.index(1, 1));
    QVERIFY(model.fault().isEmpty());
    QVERIFY(model.setData(model.index(0, 1), QStringLiteral("1")));
    QCOMPARE(model.fault(), QStringLiteral("1 Anna Höß steht zweimal (Tisch 1, 2)."));
    for (const QModelIndex& twice : {model.index(0, 1), model.index(1, 2)})
        QVERIFY(twice.data(Qt::BackgroundRole).isValid());
    QVERIFY(model.setData(model.index(0, 1), QStringLiteral("9")));
    QVERIFY(!model.index(1, 2).data(Qt::BackgroundRole).isValid());
    QVERIFY2(model.fault().startsWith(QStringLiteral("„9“: niemand")), qPrintable(model.fault()));
    QVERIFY(model.setData(model.index(0, 1), QString()));
    QCOMPARE(model.rest(), QStringList{QStringLiteral("2 Bert Thöni")});
    model.show(form);
    QCOMPARE(model.index(1, 2).data(Qt::EditRole).toString(), QStringLiteral("1"));
    form.rows.pop_back();
    model.show(form);
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.index(0, 1).data(Qt::EditRole).toString().isEmpty());
}

void TestModels::aLongNameGetsSmallerBeforeItIsBroken() {
    SheetModel model;
    SheetPaper paper(&model);
    paper.resize(640, 400);
    const auto heightWith = [&](const QString& name) {
        model.show({}, {}, {name + QStringLiteral(" / Bert"), QStringLiteral("Cilli / Dora")});
        return paper.horizontalHeader()->sizeHint().height();
    };
    const int usual = heightWith(QStringLiteral("Anna"));
    const QFontMetrics full(scaled(paper.font(), 0.82));
    const int room = paper.columnWidth(1);
    QString word(QStringLiteral("Ober"));
    while (full.horizontalAdvance(word) < room) word += QLatin1Char('n');
    QCOMPARE(heightWith(word), usual);
    const int hyphenated = heightWith(word + QLatin1Char('-') + word);
    const int anywhere = heightWith(word + word + word);
    QVERIFY(hyphenated <= usual + full.height());
    QVERIFY2(anywhere >= hyphenated, qPrintable(QStringLiteral("%1 %2").arg(anywhere).arg(hyphenated)));
    model.show({}, {}, {word + QLatin1Char('-') + word, QStringLiteral("Cilli / Dora")});
    paper.show();
    QVERIFY(!paper.grab().isNull());
}

void TestModels::entriesKeepTheirRows() {
    EntriesModel model([](const tournament::Entry&) { return true; }, words::Language::German);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(entries(3));
    QCOMPARE(model.rowCount(), 3);
    const QPersistentModelIndex second(model.index(1, EntriesModel::LastName));
    QSignalSpy changed(&model, &EntriesModel::dataChanged);
    QSignalSpy reset(&model, &EntriesModel::modelReset);

    auto more = entries(4);
    more[1].persons[0].last = "Thöni";
    model.show(more);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(reset.count(), 0);
    QVERIFY(second.isValid());
    QCOMPARE(second.data().toString(), QStringLiteral("Thöni"));

    auto fewer = entries(4);
    fewer.erase(fewer.begin());
    model.show(fewer);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.entryAt(0).number, 2);
    QCOMPARE(model.rowOf(4), 2);
    QCOMPARE(model.rowOf(1), -1);
    model.show({});
    QCOMPARE(model.rowCount(), 0);

    // Who was drawn together stands beside each other, and is changed in the own line.
    model.show(entries(3));
    changed.clear();
    model.show(entries(3), {{4, 1, 3}});
    QCOMPARE(changed.count(), 1);
    const QModelIndex partner = model.index(0, EntriesModel::PartnerLastName);
    QCOMPARE(partner.data(), model.index(2, EntriesModel::LastName).data());
    QVERIFY(!partner.flags().testFlag(Qt::ItemIsEditable));
    QCOMPARE(model.index(2, EntriesModel::PartnerFirstName).data(),
             model.index(0, EntriesModel::FirstName).data());
    QVERIFY(model.index(1, EntriesModel::PartnerLastName).data().toString().isEmpty());
}

void TestModels::entriesAreEditedThroughTheDesk() {
    tournament::Entry taken;
    EntriesModel model(
        [&](const tournament::Entry& changed) {
            taken = changed;
            return true;
        },
        words::Language::German);
    model.show(entries(2));
    QVERIFY(model.setData(model.index(1, EntriesModel::Born), QStringLiteral("1984")));
    QCOMPARE(taken.persons[0].born.value_or(0), 1984);
    QVERIFY(model.setData(model.index(1, EntriesModel::Paid), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(taken.paid);
    QVERIFY(!model.setData(model.index(1, EntriesModel::Born), QStringLiteral("19x4")));
    QVERIFY(!model.setData(model.index(1, EntriesModel::PartnerLastName), QStringLiteral("Mair")));
    QVERIFY(!(model.flags(model.index(0, EntriesModel::Number)) & Qt::ItemIsEditable));
}

void TestModels::entriesThatAreRefusedStayAsTheyWere() {
    int asked = 0;
    EntriesModel model(
        [&](const tournament::Entry&) {
            ++asked;
            return false;
        },
        words::Language::German);
    model.show(entries(1));
    const QModelIndex last = model.index(0, EntriesModel::LastName);
    QVERIFY(!model.setData(last, QStringLiteral("Mair")));
    QCOMPARE(last.data().toString(), QStringLiteral("Höß"));
    QVERIFY(model.setData(last, QStringLiteral("Höß"))); // nothing changed, nothing asked
    QCOMPARE(asked, 1);
}

void TestModels::entriesSortByNumberNotByDigits() {
    EntriesModel model([](const tournament::Entry&) { return true; }, words::Language::German);
    model.show(entries(10));
    QCOMPARE(model.index(9, EntriesModel::Number).data(EntriesModel::SortRole).toInt(), 10);
    QCOMPARE(model.index(9, EntriesModel::Paid).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("nicht bezahlt"));
}

void TestModels::drawHasAPlaceForEveryOne() {
    DrawModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const tournament::Tournament tournament = evening();
    model.show(tournament, tournament.rounds[0], {}, words::Language::German);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.columnCount(), 5);
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("SIE"));
    QCOMPARE(model.headerData(4, Qt::Horizontal).toString(), QStringLiteral("WIR"));
    QCOMPARE(model.index(0, 3).data(DrawModel::PlaceRole).toInt(), 3);
    QVERIFY(
        model.index(0, 3).data().toString().contains(QStringLiteral("3\u00A0"))); // never torn from the name
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("spielfrei"));
    QCOMPARE(model.index(1, 1).data(DrawModel::PlaceRole).toInt(), 5);
    QVERIFY(!model.index(1, 2).data(DrawModel::PlaceRole).isValid());
    model.choose(3);
    QVERIFY(model.index(0, 3).data(DrawModel::ChosenRole).toBool());
    model.clear();
    QCOMPARE(model.rowCount(), 0);

    // "1/2" is the first table in its second heat, and the head says so.
    QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("Tisch"));
    tournament::Tournament heats = evening();
    heats.rounds[0].tables.push_back(heats.rounds[0].tables[0]);
    heats.rounds[0].tables[1].number = heats.rounds[0].tables[1].heat = 2;
    model.show(heats, heats.rounds[0], {}, words::Language::German);
    QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("Tisch/Durchgang"));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("1/2"));

    // Beside a name its camp; in a bracket who has no opponent has a bye.
    tournament::Tournament camps = evening();
    camps.settings.camps = true;
    camps.entries[0].camp = "Nord";
    model.show(camps, camps.rounds[0], {}, words::Language::German);
    QVERIFY(model.index(0, 1).data().toString().endsWith(QStringLiteral(" (Nord)")));
    QVERIFY(!model.index(0, 2).data().toString().contains(QLatin1Char('(')));
    camps.rounds[0].tables[0].stage = tournament::Stage::Bracket;
    model.show(camps, camps.rounds[0], {}, words::Language::German);
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Freilos"));
}

void TestModels::drawMarksWhomARepeatHits() {
    DrawModel model;
    const tournament::Tournament tournament = evening();
    tournament::Quality quality;
    quality.details = {{"opponent", {1, 3}, 2}};
    model.show(tournament, tournament.rounds[0], quality, words::Language::German);
    QVERIFY(model.index(0, 1).data(DrawModel::RepeatRole).toBool());
    QVERIFY(!model.index(0, 2).data(DrawModel::RepeatRole).toBool());
    QVERIFY(
        model.index(0, 3).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Wiederholung")));
}

void TestModels::tablesShowStateAndScore() {
    TablesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tournament::Tournament tournament = evening();
    tournament.rounds[0].state = tournament::RoundState::Published;
    model.show(tournament, tournament.rounds[0], {}, {}, words::Language::German);
    QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("entfällt")));
    QVERIFY(!isMissing(model.cardAt(0)));
    model.show(tournament, tournament.rounds[0], {{1, 1, 1}}, {}, words::Language::German);
    QVERIFY(isMissing(model.cardAt(0)));
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.cardAt(0).state == tournament::SheetState::Missing);
    QVERIFY(model.index(0).data().toString().startsWith(QStringLiteral("1 ")));

    desk::OutdatedDraw corrected;
    corrected.since = desk::Since::Results;
    corrected.tables = {"1"};
    const auto stateAtOne = [&model] { return model.index(0).data(Qt::AccessibleTextRole).toString(); };
    model.show(tournament, tournament.rounds[0], {{1, 1, 1}}, corrected, words::Language::German);
    QVERIFY2(stateAtOne().contains(QStringLiteral("passt nicht mehr")), qPrintable(stateAtOne()));

    tournament::Sheet& sheet = tournament.rounds[0].tables[0].games[0];
    sheet.finalOnly = true;
    sheet.score = {18, 11};
    sheet.state = tournament::SheetState::Entered;
    QSignalSpy changed(&model, &TablesModel::dataChanged);
    model.show(tournament, tournament.rounds[0], {}, corrected, words::Language::German); // it is played
    QCOMPARE(changed.count(), 1);
    QCOMPARE(model.cardAt(0).score, QStringList({QStringLiteral("18"), QStringLiteral("11")}));
    QCOMPARE(model.cardAt(0).winner, 0);
    QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("eingetragen")));
    QCOMPARE(model.rowOf(1), 0);
    QCOMPARE(model.rowOf(2), -1);
}

// Whose heat is still to come keeps nobody waiting.
void TestModels::onlyTheHeatThatPlaysIsSlow() {
    tournament::Tournament tournament = evening();
    tournament::Round& round = tournament.rounds[0];
    const tournament::Table table = round.tables.front();
    round.tables.clear();
    std::vector<tournament::MissingSheet> missing;
    for (int number = 1; number <= 8; ++number) {
        round.tables.push_back(table);
        round.tables.back().number = number;
        round.tables.back().heat = number <= 4 ? 1 : 2;
        if (number >= 4) missing.push_back({1, number, 1});
        if (number >= 4) continue;
        tournament::Sheet& sheet = round.tables.back().games[0];
        sheet.finalOnly = true;
        sheet.score = {18, 11};
        sheet.state = tournament::SheetState::Entered;
    }
    TablesModel model;
    model.show(tournament, round, missing, {}, words::Language::German);
    QVERIFY(model.cardAt(3).slow); // the last of its heat
    QVERIFY(!model.cardAt(4).slow);
    model.setOvertime(true);
    QVERIFY(!model.cardAt(7).slow);
}

// What a card says of its place in long words has a line of its own, and a list keeps the room for whoever
// sits there now.
void TestModels::aCardIsAsHighAsItsWordsNeed() {
    TableCard card;
    card.inRoom = 1;
    card.sides = {QStringLiteral("Anna / Bert"), QStringLiteral("Cilli / Dora")};
    card.score = {QString(), QString()};
    const QFont font;
    const int width = 20 * QFontMetrics(font).height();
    const int usual = TableCardDelegate::heightOf(card, font, width);
    card.heat = 1;
    card.stage = QStringLiteral("Runde der letzten 64, zweite Chance");
    QVERIFY(TableCardDelegate::heightOf(card, font, width) > usual);
    QCOMPARE(TableCardDelegate::heightOf(card, font, 4 * width), usual);
    // The stage stands whole beside what the card may come to say, or below it.
    TableCard match = card;
    match.heat = 0;
    match.stage = QStringLiteral("Viertelfinale");
    match.decider = QStringLiteral("18 : 11");
    const QFontMetrics small(scaled(font, 0.75));
    const int words = QFontMetrics(scaled(font, 1.25, true)).horizontalAdvance(QStringLiteral("Tisch 1")) +
                      small.horizontalAdvance(match.stage) +
                      QFontMetrics(scaled(font, 0.85)).horizontalAdvance(stateOn(match));
    const int around = 2 * QFontMetrics(font).height() + 36; // of the state and in the card
    const int narrow = words + around;
    QVERIFY(TableCardDelegate::heightOf(match, font, narrow) >
            TableCardDelegate::heightOf(match, font, 2 * narrow));

    QWidget window;
    auto* cards = new TableCards(&window);
    TablesModel model;
    cards->setModel(&model);
    window.resize(600, 500);
    cards->resize(600, 500);
    tournament::Tournament tournament = evening();
    model.show(tournament, tournament.rounds[0], {{1, 1, 1}}, {}, words::Language::German);
    window.show();
    QCoreApplication::processEvents();
    tournament.entries[0].persons[0].last = std::string(60, 'm') + " " + std::string(60, 'n');
    model.show(tournament, tournament.rounds[0], {{1, 1, 1}}, {}, words::Language::German);
    QVERIFY(cards->gridSize().height() >=
            TableCardDelegate::heightOf(model.cardAt(0), cards->font(), cards->gridSize().width()));
}

void TestModels::sheetIsNotTotalledButKnowsItsTotals() {
    SheetModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tournament::Sheet sheet;
    sheet.lines = {line(1, {1, 3}), line(2, {4, 0})};
    sheet.lines[1].struck = "nicht gehalten";
    const tournament::GameTarget target;
    model.show(sheet, tournament::standingOf(sheet, target, 0),
               {QStringLiteral("A / B"), QStringLiteral("C / D")});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("1"));
    QCOMPARE(model.index(0, 2).data(SheetModel::TotalRole).toInt(), 3);
    QVERIFY(model.index(1, 1).data(SheetModel::StruckRole).toBool());
    QVERIFY(!model.index(1, 1).data(SheetModel::TotalRole).isValid());
    QVERIFY(
        model.index(1, model.marginColumn()).data().toString().contains(QStringLiteral("nicht gehalten")));
    QCOMPARE(model.index(1, 0).data(SheetModel::LineRole).toInt(), 2);
}

void TestModels::aMirroredSheetHasWhoeverWritesFirst() {
    SheetModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tournament::Sheet sheet;
    sheet.lines = {line(1, {1, 3, 0})};
    model.show(sheet, tournament::standingOf(sheet, {}, 0),
               {QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")});
    model.setMirrored(true);
    const auto shown = [&model](int column) { return model.index(0, column).data().toString(); };
    QCOMPARE(QStringList({shown(0), shown(1), shown(2), shown(3)}), QStringList({"1", "0", "3", "1"}));
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("3 · schreibt"));
    QVERIFY(model.index(0, 3).data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("A")));
    QCOMPARE(model.sideIn(0), -1);
    QCOMPARE(model.sideIn(model.marginColumn()), -1);
    for (int side = 0; side < 3; ++side) QCOMPARE(model.sideIn(model.columnOf(side)), side);
}

void TestModels::figuresStandInOneLineBesideTheDeal() {
    SheetModel model;
    tournament::Sheet sheet;
    sheet.lines = {line(1, {1, 3})};
    sheet.lines[0].figures = {
        {"gleich", 1, 2, "held"}, {"spiel", 1, 1, "conceded"}, {"hanger", 0, 1, "unbet"}};
    model.show(sheet, tournament::standingOf(sheet, {}, 0),
               {QStringLiteral("A / B"), QStringLiteral("C / D")});
    const QModelIndex margin = model.index(0, model.marginColumn());
    QCOMPARE(margin.data().toString(), QStringLiteral("G▲2\u00A0gehalten, S▲\u00A0gut · H▼"));
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("SIE ▼")); // what the signs mean
    QVERIFY(margin.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Hanger SIE ungeboten")));
    sheet.lines[0].figures = {
        {"gleich", -1, 0, "standing"}, {"hanger", -1, 0, "none"}, {"spiel", 0, 0, "held"}};
    model.show(sheet, tournament::standingOf(sheet, {}, 0),
               {QStringLiteral("A / B"), QStringLiteral("C / D")});
    QCOMPARE(margin.data().toString().replace(QChar(0x00A0), QLatin1Char(' ')),
             QStringLiteral("G steht, H hin · S▼ Spiel aus gehalten"));
}

void TestModels::sheetOfAFinalScoreIsOneLine() {
    SheetModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tournament::Sheet sheet;
    sheet.finalOnly = true;
    sheet.score = {18, 7};
    model.show(sheet, tournament::standingOf(sheet, {}, 0), {QStringLiteral("A"), QStringLiteral("B")});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("7"));
    QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("nur Endstand"));
    sheet.ending = tournament::Ending::Time;
    model.show(sheet, tournament::standingOf(sheet, {}, 0), {QStringLiteral("A"), QStringLiteral("B")});
    QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("nach Zeit"));
    model.clear();
    QCOMPARE(model.columnCount(), 0);
}

void TestModels::standingsShowHalvesAndTheLadder() {
    StandingsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tournament::StandingRow row;
    row.rank = 1;
    row.name = "Anna Höß";
    row.score = {7};
    row.points = {40};
    row.criteria = {{"score", row.score}, {"buchholz", tournament::Amount{12}}};
    tournament::Standings standings;
    standings.rows = {row};
    tournament::Tournament evening;
    evening.settings.ladder = "score,buchholz,lot";
    using Id = StandingsModel::Id;
    const auto at = [&](Id id) { return StandingsModel::columnOf(model, id); };
    const auto shown = [&](Id id) { return model.index(0, at(id)).data().toString(); };
    model.show(evening, standings, words::Language::German);
    QCOMPARE(shown(Id::Score), QStringLiteral("3,5"));
    QCOMPARE(shown(Id::Points), QStringLiteral("20"));
    QCOMPARE(model.headerData(at(Id::Buchholz), Qt::Horizontal).toString(), QStringLiteral("Buchholz"));
    QCOMPARE(shown(Id::Buchholz), QStringLiteral("6"));
    QCOMPARE(at(Id::HeadToHead), -1); // the ladder does not ask for it

    standings.rows[0].points = {41};
    QSignalSpy reset(&model, &StandingsModel::modelReset);
    model.show(evening, standings, words::Language::German);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(shown(Id::Points), QStringLiteral("20,5"));

    QCOMPARE(at(Id::Camp), -1);
    standings.rows[0].camp = "Süd";
    model.show(evening, standings, words::Language::German);
    QCOMPARE(reset.count(), 1);
    QCOMPARE(model.headerData(at(Id::Camp), Qt::Horizontal).toString(), QStringLiteral("Lager"));
    QCOMPARE(shown(Id::Camp), QStringLiteral("Süd"));
    QCOMPARE(model.index(0, at(Id::Camp)).data(StandingsModel::SortRole).toString(), QStringLiteral("süd"));
    model.show(evening, standings, words::Language::English);
    QCOMPARE(model.headerData(at(Id::Camp), Qt::Horizontal).toString(), QStringLiteral("Camp"));
    QCOMPARE(shown(Id::Score), QStringLiteral("3.5"));
}

void TestModels::journalIsNewestFirst() {
    JournalModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    store::JournalEntry first;
    first.n = 1;
    first.at = "2026-11-21T18:30:00Z";
    store::JournalEntry second = first;
    second.n = 2;
    second.why = "verzählt";
    second.undone = true;
    model.show({first, second}, words::Language::German);
    QCOMPARE(model.index(0, JournalModel::Number).data().toString(), QStringLiteral("2"));
    QCOMPARE(model.index(0, JournalModel::Why).data().toString(), QStringLiteral("verzählt"));
    QVERIFY(model.index(0, JournalModel::What).data(Qt::FontRole).value<QFont>().strikeOut());
    QVERIFY(!model.index(1, JournalModel::What).data(Qt::FontRole).isValid());
}

QTEST_MAIN(TestModels)
#include "test_models.moc"
