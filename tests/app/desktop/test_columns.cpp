#include "beamer/wall_content.h"
#include "models/entries_model.h"
#include "models/standings_model.h"
#include "support/evenings.h"
#include "support/window_case.h"

#include <desk/club.h>
#include <desk/csv_tables.h>
#include <desk/draws.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/results_page.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <kinds/report.h>
#include <tournament/partners.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <lists/entries.h>
#include <lists/games.h>
#include <lists/matches.h>
#include <lists/season.h>
#include <lists/standings.h>
#include <papers/view.h>
#include <pdf_tools.h>

// Each list is described once: whoever shows one of an evening shows these heads and these values. The
// evenings are read as people and other programs see them.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using lists::Surface;

struct Shown {
    QStringList heads;
    QList<QStringList> rows;
};

template <class Row>
Shown described(Surface surface, const std::vector<lists::Column<Row>>& columns, const std::vector<Row>& rows,
                words::Language language) {
    Shown shown;
    const auto here = lists::shownOn(surface, columns, rows);
    for (const auto& column : here)
        shown.heads << QString::fromStdString(surface == Surface::Csv ? column.headInCsv()
                                                                      : column.headIn(language, surface));
    for (const Row& row : rows) {
        QStringList cells;
        for (const auto& column : here)
            cells << QString::fromStdString(surface == Surface::Csv ? lists::forFile(column.of(row))
                                                                    : column.read(row, language));
        shown.rows << cells;
    }
    return shown;
}

// What stands in a line of text in columns.
QString inOneLine(const QStringList& cells) {
    return cells.join(QLatin1Char(' ')).simplified();
}

// No cell of the evenings here has a line's end or a quotation mark in it.
Shown csvOf(const desk::Evening& evening, const char* name, words::Language language) {
    Shown shown;
    const auto tables = desk::csvTables(evening, language, false);
    for (const desk::CsvTable& table : *tables) {
        if (table.name != name) continue;
        const QStringList lines = QString::fromUtf8(table.bytes.c_str() + 3).split(QStringLiteral("\r\n"));
        for (const QString& line : lines) {
            if (line.isEmpty()) continue;
            QStringList cells;
            bool quoted = false;
            QString cell;
            for (const QChar letter : line) {
                if (letter == QLatin1Char('"'))
                    quoted = !quoted;
                else if (letter == QLatin1Char(';') && !quoted) {
                    cells << cell;
                    cell.clear();
                } else
                    cell += letter;
            }
            cells << cell;
            for (QString& one : cells) // a spreadsheet takes it for no formula
                if (one.startsWith(QLatin1Char('\''))) one.remove(0, 1);
            if (shown.heads.isEmpty())
                shown.heads = cells;
            else
                shown.rows << cells;
        }
    }
    return shown;
}

// On a page a ranking's names, and all its figures by their heads: a line each for who opens a row.
QStringList ofPage(const std::string& html, const char* pattern) {
    QStringList found;
    const QRegularExpression expression{QLatin1String(pattern)};
    for (auto match = expression.globalMatch(QString::fromStdString(html)); match.hasNext();)
        found << match.next().captured(1).replace(QStringLiteral("&#39;"), QStringLiteral("'"));
    return found;
}

void comparePage(const std::string& html, const std::vector<lists::StandingsColumn>& columns,
                 const std::vector<lists::Ranked>& rows, words::Language language) {
    using Id = lists::Ranked::Column;
    QStringList figures;
    QStringList reasons;
    for (const lists::Ranked& row : rows) {
        QStringList told;
        for (const auto& column : lists::shownOn(Surface::Page, columns, rows)) {
            const QString text = QString::fromStdString(column.read(row, language));
            const bool apart = column.id == Id::Rank || column.id == Id::Name || column.id == Id::Club ||
                               column.id == Id::Camp || column.id == Id::SatOut || column.id == Id::Why;
            if (!apart && !text.isEmpty())
                told << QString::fromStdString(column.headIn(language, Surface::Page)) + QLatin1Char(' ') +
                            text;
        }
        figures << told.join(QStringLiteral(" · "));
        if (!row.why.empty()) reasons << QString::fromStdString(row.why);
    }
    QCOMPARE(ofPage(html, "<p class=\"fx\">(.*?)</p>"), figures);
    QCOMPARE(ofPage(html, "<div class=\"more\"><p>(.*?)</p>"), reasons);
}

QStringList linesOf(const std::string& text) {
    QStringList lines;
    for (const QString& line : QString::fromStdString(text).split(QLatin1Char('\n')))
        lines << line.simplified();
    return lines;
}

QStringList paperOf(const desk::Evening& evening, kinds::Kind kind, words::Language language) {
    const kinds::Options options{schreiber::test::fonts(), pdf::PageSize::A4, std::nullopt, std::nullopt};
    const auto view =
        papers::viewOf(papers::takenFrom(evening, false), kind, 0, language, {2026, 11, 27, std::nullopt});
    const auto document = kinds::makeReport(kind, view, options);
    QStringList lines;
    for (const std::string& page : schreiber::test::textOf(*document)) lines << linesOf(page);
    return lines;
}

schreiber::test::Run program(const QString& file, const QStringList& words) {
    return schreiber::test::run("'" SCHREIBER_CLI "' " + words.join(QLatin1Char(' ')).toStdString() + " '" +
                                file.toStdString() + "'");
}

QJsonValue jsonOf(const lists::Value& value) {
    if (const auto* amount = std::get_if<tournament::Amount>(&value)) return amount->value();
    if (const auto* number = std::get_if<int>(&value)) return *number;
    if (const auto* truth = std::get_if<bool>(&value)) return *truth;
    if (const auto* text = std::get_if<std::string>(&value)) return QString::fromStdString(*text);
    if (std::holds_alternative<std::vector<lists::Word>>(value))
        return QString::fromStdString(lists::forFile(value));
    return QJsonValue::Null;
}

void compare(const Shown& seen, const Shown& meant) {
    QCOMPARE(seen.heads, meant.heads);
    QCOMPARE(seen.rows, meant.rows);
}

// Text and paper, where columns are only room between words.
void compareLines(const QStringList& seen, const Shown& meant) {
    QVERIFY2(seen.contains(inOneLine(meant.heads)), qPrintable(inOneLine(meant.heads)));
    for (const QStringList& row : meant.rows)
        QVERIFY2(seen.contains(inOneLine(row)), qPrintable(inOneLine(row)));
}

// A short list on paper may stand abreast: its second half beside its first, under the same heads.
void compareAbreast(const QStringList& seen, const Shown& meant) {
    const QString heads = inOneLine(meant.heads);
    if (seen.contains(heads)) return compareLines(seen, meant);
    QVERIFY2(seen.contains(heads + QLatin1Char(' ') + heads), qPrintable(seen.join(QLatin1Char('\n'))));
    const qsizetype high = (meant.rows.size() + 1) / 2;
    for (qsizetype row = 0; row < high; ++row) {
        const QStringList beside = meant.rows.value(row + high);
        const QString line = inOneLine(meant.rows[row] + beside);
        QVERIFY2(seen.contains(line), qPrintable(line));
    }
}

template <class Row>
void compareFields(const QJsonArray& objects, const std::vector<lists::Column<Row>>& columns,
                   const std::vector<Row>& rows) {
    QCOMPARE(objects.size(), static_cast<qsizetype>(rows.size()));
    for (qsizetype row = 0; row < objects.size(); ++row)
        for (const auto& [field, value] : lists::fieldsOf(columns, rows[static_cast<std::size_t>(row)])) {
            const QString name = QString::fromStdString(field);
            QVERIFY2(objects[row].toObject().contains(name), field.c_str());
            QCOMPARE(objects[row].toObject()[name], jsonOf(value));
        }
}

Shown modelOf(const QAbstractItemModel& model) {
    Shown shown;
    for (int column = 0; column < model.columnCount(); ++column)
        shown.heads << model.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < model.rowCount(); ++row) {
        shown.rows << QStringList();
        for (int column = 0; column < model.columnCount(); ++column)
            shown.rows.back() << model.index(row, column).data().toString();
    }
    return shown;
}

desk::Confirmation yes() {
    return {true, false, {}};
}

} // namespace

class TestColumns : public QObject {
    Q_OBJECT

  private slots:
    void standingsAreTheSameEverywhere_data();
    void standingsAreTheSameEverywhere();
    void entriesAreTheSameEverywhere_data();
    void entriesAreTheSameEverywhere();
    void aSeasonIsTheSameEverywhere();
    void drawAndResultsAreTheSameEverywhere_data();
    void drawAndResultsAreTheSameEverywhere();

  private:
    QTemporaryDir m_folder;
    QString file(const char* name) { return m_folder.filePath(QLatin1String(name)); }
};

void TestColumns::standingsAreTheSameEverywhere_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<words::Language>("language");
    std::size_t n = 0;
    for (const char* kind : {"drawn", "pairs", "groups", "solo", "koenigrufen"})
        QTest::newRow(kind) << QString::fromLatin1(kind) << words::kLanguages[n++ % words::kLanguages.size()];
}

void TestColumns::standingsAreTheSameEverywhere() {
    QFETCH(QString, kind);
    QFETCH(words::Language, language);
    const QString path = file(QTest::currentDataTag());
    desk::Evening evening = [&] {
        if (kind == QStringLiteral("drawn")) return enteredEvening(path, exampleList());
        if (kind == QStringLiteral("solo")) return soloEvening(path, exampleList());
        if (kind == QStringLiteral("koenigrufen")) return tarockEvening(path, exampleList(), 18);
        return pairsEvening(path, exampleList(), kind.toStdString());
    }();
    if (kind == QStringLiteral("koenigrufen")) {
        QVERIFY(desk::changeSettings(evening, {{"rank-points", "60,30,10,0"}, {"scoring", "1*points+1*rank"}},
                                     yes())
                    .ok());
        playTarock(evening, 2);
        tournament::Line fine;
        fine.penalty = {0, 5, 0, 0};
        fine.why = "zu spät";
        QVERIFY(desk::addLine(evening, {2, 1, 0}, fine, {}).ok());
    } else if (kind == QStringLiteral("solo")) {
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
        for (const tournament::Table& table : tournament::Round(evening.tournament().rounds[0]).tables) {
            tournament::FinalScore score;
            score.points = {0, 2, table.number};
            score.points.resize(table.sides.size());
            QVERIFY(desk::setResult(evening, {1, table.number, 1}, score, yes()).ok());
        }
    } else {
        QVERIFY(desk::changeSettings(evening, {{"ladder", "score,against,buchholz,head-to-head,lot"}}, yes())
                    .ok());
        playRounds(evening, 2);
    }
    confirmResults(evening);

    const tournament::Tournament& tournament = evening.tournament();
    const auto standings = desk::standingsOf(evening);
    QVERIFY(standings.ok());
    const auto why = [&](const tournament::StandingRow& row) { return desk::whyInWords(row, language); };
    const auto withRings = [&](const tournament::StandingRow& row) { // on a page, which has the room
        const std::string rings = desk::satOutInWords(tournament.settings, row, language);
        return why(row) + (why(row).empty() || rings.empty() ? "" : " ") + rings;
    };
    const auto columns = lists::standingsColumns(tournament, *standings);
    const auto all = lists::standingsRows(tournament, *standings, why);
    std::vector<lists::Ranked> grouped; // as all but the files have them
    for (const auto& [group, rows] : lists::standingsByGroup(tournament, *standings, why))
        grouped.insert(grouped.end(), rows.begin(), rows.end());
    QCOMPARE(grouped.size(), all.size());

    compare(csvOf(evening, "standings.csv", language), described(Surface::Csv, columns, all, language));
    std::vector<lists::Ranked> told;
    for (const auto& [group, rows] : lists::standingsByGroup(tournament, *standings, withRings))
        told.insert(told.end(), rows.begin(), rows.end());
    comparePage(desk::resultsPage(evening, language, false), columns, told, language);

    const QString code = QString::fromLatin1(words::codeOf(language).data(), 2);
    const QStringList asked{QStringLiteral("standings"), QStringLiteral("--lang"), code};
    QStringList printed;
    const auto text = program(path, asked);
    for (QString line : linesOf(text.out)) {
        for (const char* note : {" geht weiter", " passa il turno", " goes on"})
            if (line.endsWith(QLatin1String(note))) line.chop(QLatin1String(note).size());
        printed << line;
    }
    compareLines(printed, described(Surface::Text, columns, grouped, language));
    if (QTest::currentTestFailed()) qInfo("%s", text.out.c_str());

    const auto json = QJsonDocument::fromJson(
        QByteArray::fromStdString(program(path, asked + QStringList{QStringLiteral("--json")}).out));
    compareFields(json.object()[QStringLiteral("standings")].toArray(), columns, all);

    StandingsModel model;
    model.show(tournament, *standings, language);
    auto withPrizes = grouped;
    const auto prizes = desk::prizesInWords(desk::prizesNow(tournament), language);
    for (lists::Ranked& one : withPrizes)
        if (prizes.contains(one.row.entry)) one.prize = prizes.at(one.row.entry);
    compare(modelOf(model), described(Surface::Window, columns, withPrizes, language));

    const WallList list = standingsOnWall(announced(tournament), language);
    Shown wall;
    for (const WallColumn& column : list.columns) wall.heads << column.title;
    for (const WallRow& row : list.rows) wall.rows << row.cells;
    const bool zeroSum = tournament.settings.zeroSum;
    Shown onWall = described(Surface::Wall,
                             zeroSum ? lists::inOrderOfDeciding(columns, tournament.settings, all) : columns,
                             grouped, language);
    for (QString& head : onWall.heads) // large as it stands there, a rank needs no head
        if (head == QStringLiteral("Rang") || head == QStringLiteral("Pos.") ||
            head == QStringLiteral("Rank"))
            head.clear();
    for (QStringList& row : wall.rows) // above nothing it has its sign there
        for (QString& cell : row)
            if (cell.startsWith(QLatin1Char('+'))) cell.remove(0, 1);
    compare(wall, onWall);

    // Pairs have a line for each name there, and who goes on an arrow; figures that decide come first.
    if (kind == QStringLiteral("pairs") || kind == QStringLiteral("groups")) return;
    const auto inOrder = lists::inOrderOfDeciding(columns, tournament.settings, all);
    QStringList paper = paperOf(evening, kinds::Kind::Standings, language);
    static const QRegularExpression moved(QStringLiteral("^(\\d+) (?:[▲▽]\\d+|–) "));
    const auto plain = [](QString line) { // a round sat out has no head, and stands close to the wins
        return line.remove(QLatin1Char('+')).replace(QStringLiteral("○"), QStringLiteral(" ")).simplified();
    };
    for (QString& line : paper) line = plain(line.simplified().replace(moved, QStringLiteral("\\1 ")));
    Shown onPaper = described(Surface::Paper, inOrder, all, language);
    for (QString& head : onPaper.heads) head = plain(head);
    for (QStringList& row : onPaper.rows)
        for (QString& cell : row) cell = plain(cell);
    compareLines(paper, onPaper);
}

void TestColumns::entriesAreTheSameEverywhere_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<words::Language>("language");
    QTest::newRow("singles") << QStringLiteral("singles") << words::Language::Italian;
    QTest::newRow("drawn into groups") << QStringLiteral("groups") << words::Language::English;
    QTest::newRow("two persons") << QStringLiteral("pairs") << words::Language::German;
}

void TestColumns::entriesAreTheSameEverywhere() {
    QFETCH(QString, kind);
    QFETCH(words::Language, language);
    const QString path = file(QTest::currentDataTag());
    desk::Evening evening = [&] {
        if (kind == QStringLiteral("groups")) return pairsEvening(path, exampleList(), "groups");
        return enteredEvening(path, exampleList());
    }();
    if (kind == QStringLiteral("groups")) {
        playRounds(evening, 1);
        QVERIFY(desk::leave(evening, 3, tournament::LeaverResults::Unplayed, yes()).ok());
    } else {
        constexpr std::string_view kList = "Vorname;Nachname;Geschlecht;Jahrgang;Lager;bezahlt;Anreise\n"
                                           "Zilli;Wurzer;w;1950;Nord;ja;Bus\n";
        QVERIFY(desk::importEntries(evening, {kList.data(), kList.size()}, "list", false).ok());
    }
    if (kind == QStringLiteral("pairs")) {
        desk::NewTournament wanted;
        wanted.name = "Paare";
        wanted.rules = "innsbruck";
        wanted.format = "pairs";
        wanted.options = {{"camps", "yes"}};
        auto made = desk::Evening::create(file("two.schreiber").toStdString(), wanted);
        QVERIFY(made.ok());
        evening = std::move(*made);
        constexpr std::string_view kList =
            "Vorname;Nachname;Vorname 2;Nachname 2;Jahrgang;Verein;Lager\n"
            "Zilli;Wurzer;Hans;Moll;1950;Imst;Nord\nEva;Prem;Ida;Rief;;Landeck;Sud\n";
        QVERIFY(desk::importEntries(evening, {kList.data(), kList.size()}, "list", false).ok());
    }

    const tournament::Tournament& tournament = evening.tournament();
    const QString opened = kind == QStringLiteral("pairs") ? file("two.schreiber") : path;
    const auto columns = lists::entriesColumns(tournament);
    auto rows = lists::entriesRows(tournament);
    compare(csvOf(evening, "entries.csv", language), described(Surface::Csv, columns, rows, language));

    const QString code = QString::fromLatin1(words::codeOf(language).data(), 2);
    const QStringList asked{QStringLiteral("players list --lang"), code};
    const auto json = QJsonDocument::fromJson(
        QByteArray::fromStdString(program(opened, asked + QStringList{QStringLiteral("--json")}).out));
    compareFields(json.array(), columns, rows);

    EntriesModel model([](const tournament::Entry&) { return true; }, language);
    model.show(tournament.entries, tournament.partnerships);
    auto typed = columns; // where people type, empty columns stand, too
    for (lists::EntriesColumn& column : typed) column.onlyIfAny = false;
    Shown window = described(Surface::Window, typed, rows, language);
    Shown seen = modelOf(model);
    for (QStringList& row : window.rows) row[EntriesModel::Paid].clear(); // a box that is ticked
    if (kind == QStringLiteral("groups")) // drawn partners: looked up by the model
        for (qsizetype row = 0; row < seen.rows.size(); ++row)
            for (const int column : {EntriesModel::PartnerLastName, EntriesModel::PartnerFirstName})
                seen.rows[row][column].clear();
    compare(seen, window);

    // Text and paper in one line have no empty cell that could be told; of pairs paper has a line a name.
    const QStringList printed = linesOf(program(opened, asked).out);
    for (lists::Entered& one : rows)
        if (tournament::partnershipOf(tournament, one.entry.number) != nullptr) one.drawnWith = "?";
    const Shown text = described(Surface::Text, columns, rows, language);
    QCOMPARE(printed.first(), inOneLine(text.heads));
    if (kind == QStringLiteral("groups")) return;
    compareLines(printed, text);
    if (kind == QStringLiteral("pairs")) return;
    compareAbreast(paperOf(evening, kinds::Kind::Entries, language),
                   described(Surface::Paper, columns, rows, language));
}

void TestColumns::aSeasonIsTheSameEverywhere() {
    const QString clubFile = file("club.verein");
    for (const char* one : {"a.schreiber", "b.schreiber"}) {
        desk::Evening evening = enteredEvening(file(one), exampleList());
        QVERIFY(desk::changeSettings(evening, {{"name", one}}, yes()).ok());
        playRounds(evening, 1);
        QVERIFY(desk::closeTournament(evening, yes()).ok());
    }
    QCOMPARE(program(clubFile, {QStringLiteral("club new")}).exit, 0);
    QCOMPARE(program(clubFile + QStringLiteral("' '") + file("a.schreiber") + QStringLiteral("' '") +
                         file("b.schreiber"),
                     {QStringLiteral("club remember --yes")})
                 .exit,
             0);
    const auto club = desk::ClubMemory::open(clubFile.toStdString(), store::Access::ReadOnly);
    QVERIFY(club.ok());
    const tournament::Season season = tournament::seasonOf(club->club(), {});
    const auto columns = lists::seasonColumns();
    const auto rows = lists::seasonRows(club->club(), season, words::Language::Italian);
    QCOMPARE(rows.size(), std::size_t{30});
    compareLines(linesOf(program(clubFile, {QStringLiteral("club season --lang it")}).out),
                 described(Surface::Text, columns, rows, words::Language::Italian));
    const auto json = QJsonDocument::fromJson(
        QByteArray::fromStdString(program(clubFile, {QStringLiteral("club season --json")}).out));
    compareFields(json.object()[QStringLiteral("season")].toArray(), columns, rows);
}

void TestColumns::drawAndResultsAreTheSameEverywhere_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<words::Language>("language");
    QTest::newRow("in heats") << QStringLiteral("drawn") << words::Language::German;
    QTest::newRow("in groups") << QStringLiteral("groups") << words::Language::English;
    QTest::newRow("knock-out") << QStringLiteral("knockout") << words::Language::Italian;
    QTest::newRow("each for himself") << QStringLiteral("solo") << words::Language::German;
}

void TestColumns::drawAndResultsAreTheSameEverywhere() {
    QFETCH(QString, kind);
    QFETCH(words::Language, language);
    const QString path = file(QTest::currentDataTag());
    desk::Evening evening = [&] {
        if (kind == QStringLiteral("drawn")) return enteredEvening(path, exampleList());
        if (kind == QStringLiteral("solo")) return soloEvening(path, exampleList());
        return pairsEvening(path, exampleList(), kind.toStdString());
    }();
    if (kind == QStringLiteral("drawn"))
        QVERIFY(desk::changeSettings(evening, {{"tables", "4"}}, yes()).ok());
    if (kind == QStringLiteral("solo")) {
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening, {}).ok());
        tournament::FinalScore score;
        score.points = {0, 2, 1};
        QVERIFY(desk::setResult(evening, {1, 1, 1}, score, yes()).ok());
    } else {
        playRounds(evening, 1);
    }
    confirmResults(evening);

    const tournament::Tournament& tournament = evening.tournament();
    const tournament::Round& round = tournament.rounds.back();
    const auto rows =
        lists::matchRows(tournament, round, desk::stagesInWords(tournament, round, language), language);
    const auto results = lists::matchColumns(tournament.settings, rows, lists::Told::Results);
    const auto draw = lists::matchColumns(tournament.settings, rows, lists::Told::Draw);

    const auto games = lists::gameRows(tournament, [](const tournament::Sheet&) { return ""; });
    compare(csvOf(evening, "results.csv", language),
            described(Surface::Csv, lists::gameColumns(tournament.settings), games, language));

    const QString code = QString::fromLatin1(words::codeOf(language).data(), 2);
    const auto text = program(path, {QStringLiteral("round show --lang"), code});
    compareLines(linesOf(text.out), described(Surface::Text, results, rows, language));
    if (QTest::currentTestFailed()) qInfo("%s", text.out.c_str());

    const WallList tables = tablesOnWall(announced(tournament), language);
    Shown wall;
    for (const WallColumn& column : tables.columns) wall.heads << column.title;
    for (const WallRow& row : tables.rows) wall.rows << row.cells;
    wall.rows.resize(static_cast<qsizetype>(rows.size())); // then those without a match
    compare(wall, described(Surface::Wall, draw, rows, language));

    wall = {};
    for (const WallRow& row : resultsOnWall(announced(tournament), language).rows) {
        wall.rows << row.cells;
        for (QString& cell : wall.rows.back()) cell.replace(QStringLiteral(" : "), QStringLiteral(":"));
    }
    QCOMPARE(wall.rows, described(Surface::Wall, results, rows, language).rows);

    if (kind != QStringLiteral("solo")) return; // a line a name, and an arrow beside the score of two
    compareLines(paperOf(evening, kinds::Kind::Tables, language),
                 described(Surface::Paper, draw, rows, language));
    QStringList paper = paperOf(evening, kinds::Kind::Results, language);
    for (QString& line : paper) line.replace(QStringLiteral(" : "), QStringLiteral(":"));
    compareLines(paper, described(Surface::Paper, results, rows, language));
}

QTEST_MAIN(TestColumns)
#include "test_columns.moc"
