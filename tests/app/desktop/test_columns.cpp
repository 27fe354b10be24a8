#include "beamer/wall_content.h"
#include "models/standings_model.h"
#include "support/evenings.h"
#include "support/window_case.h"

#include <desk/csv_tables.h>
#include <desk/results_page.h>
#include <desk/words.h>
#include <kinds/report.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

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

// The tables of a page whose first head is this one, one after the other.
Shown pageOf(const desk::Evening& evening, const QString& firstHead, words::Language language) {
    const QString page = QString::fromStdString(desk::resultsPage(evening, language, false));
    const auto cellsOf = [](const QString& row, const char* tag) {
        QStringList cells;
        const QRegularExpression cell(QStringLiteral("<%1[^>]*>(.*?)</%1>").arg(QLatin1String(tag)));
        for (auto found = cell.globalMatch(row); found.hasNext();)
            cells << found.next().captured(1).replace(QStringLiteral("&#39;"), QStringLiteral("'"));
        return cells;
    };
    Shown shown;
    const QRegularExpression table(QStringLiteral("<table>(.*?)</table>"),
                                   QRegularExpression::DotMatchesEverythingOption);
    for (auto found = table.globalMatch(page); found.hasNext();) {
        const QStringList lines = found.next().captured(1).split(QStringLiteral("</tr>"));
        if (cellsOf(lines.first(), "th").value(0) != firstHead) continue;
        shown.heads = cellsOf(lines.first(), "th");
        for (const QString& line : lines.mid(1))
            if (line.contains(QStringLiteral("<td"))) shown.rows << cellsOf(line, "td");
    }
    return shown;
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

desk::Confirmation yes() {
    return {true, false, {}};
}

} // namespace

class TestColumns : public QObject {
    Q_OBJECT

  private slots:
    void standingsAreTheSameEverywhere_data();
    void standingsAreTheSameEverywhere();

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
        QVERIFY(evening.set({{"rank-points", "60,30,10,0"}, {"scoring", "1*points+1*rank"}}, yes()).ok());
        playTarock(evening, 2);
        tournament::Line fine;
        fine.penalty = {0, 5, 0, 0};
        fine.why = "zu spät";
        QVERIFY(evening.addLine({2, 1, 0}, fine, {}).ok());
    } else if (kind == QStringLiteral("solo")) {
        QVERIFY(evening.drawTables(5, {}).ok());
        QVERIFY(evening.startRound().ok());
        for (const tournament::Table& table : tournament::Round(evening.tournament().rounds[0]).tables) {
            tournament::FinalScore score;
            score.points = {0, 2, table.number};
            score.points.resize(table.sides.size());
            QVERIFY(evening.setResult({1, table.number, 1}, score, yes()).ok());
        }
    } else {
        QVERIFY(evening.set({{"ladder", "score,against,buchholz,head-to-head,lot"}}, yes()).ok());
        playRounds(evening, 2);
    }
    confirmResults(evening);

    const tournament::Tournament& tournament = evening.tournament();
    const auto standings = evening.standings();
    QVERIFY(standings.ok());
    const auto why = [&](const tournament::StandingRow& row) { return desk::whyInWords(row, language); };
    const auto columns = lists::standingsColumns(tournament, *standings);
    const auto all = lists::standingsRows(tournament, *standings, why);
    std::vector<lists::Ranked> grouped; // as all but the files have them
    for (const auto& [group, rows] : lists::standingsByGroup(tournament, *standings, why))
        grouped.insert(grouped.end(), rows.begin(), rows.end());
    QCOMPARE(grouped.size(), all.size());

    compare(csvOf(evening, "standings.csv", language), described(Surface::Csv, columns, all, language));
    const Shown page = described(Surface::Page, columns, grouped, language);
    compare(pageOf(evening, page.heads.first(), language), page);

    const QString code = QString::fromLatin1(words::codeOf(language).data(), 2);
    const QStringList asked{QStringLiteral("standings"), QStringLiteral("--lang"), code};
    QStringList printed;
    const auto text = program(path, asked);
    for (QString line : linesOf(text.out)) {
        for (const char* note : {" geht weiter", " passa il turno", " goes on", " *"})
            if (line.endsWith(QLatin1String(note))) line.chop(QLatin1String(note).size());
        printed << line;
    }
    compareLines(printed, described(Surface::Text, columns, grouped, language));
    if (QTest::currentTestFailed()) qInfo("%s", text.out.c_str());

    const auto json = QJsonDocument::fromJson(
        QByteArray::fromStdString(program(path, asked + QStringList{QStringLiteral("--json")}).out));
    const QJsonArray objects = json.object()[QStringLiteral("standings")].toArray();
    QCOMPARE(objects.size(), static_cast<qsizetype>(all.size()));
    for (qsizetype row = 0; row < objects.size(); ++row)
        for (const auto& column : lists::shownOn(Surface::Json, columns, all)) {
            const QString field = QString::fromStdString(column.field());
            QVERIFY2(objects[row].toObject().contains(field), qPrintable(field));
            QCOMPARE(objects[row].toObject()[field], jsonOf(column.of(all[static_cast<std::size_t>(row)])));
        }

    StandingsModel model;
    model.show(tournament, *standings, language);
    Shown window;
    for (int column = 0; column < model.columnCount(); ++column)
        window.heads << model.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < model.rowCount(); ++row) {
        window.rows << QStringList();
        for (int column = 0; column < model.columnCount(); ++column)
            window.rows.back() << model.index(row, column).data().toString().remove(QLatin1Char('*'));
    }
    compare(window, described(Surface::Window, columns, grouped, language));

    const WallList list = standingsOnWall(announced(tournament), language);
    Shown wall;
    for (const WallColumn& column : list.columns) wall.heads << column.title;
    for (const WallRow& row : list.rows) {
        wall.rows << row.cells;
        for (QString& cell : wall.rows.back()) cell.remove(QLatin1Char('*'));
    }
    Shown onWall = described(Surface::Wall, columns, grouped, language);
    for (QString& head : onWall.heads) // large as it stands there, a rank needs no head
        if (head == QStringLiteral("Rang") || head == QStringLiteral("Pos.") ||
            head == QStringLiteral("Rank"))
            head.clear();
    compare(wall, onWall);

    // Pairs have a line for each name there, and who goes on an arrow; figures that decide come first.
    if (kind == QStringLiteral("pairs") || kind == QStringLiteral("groups")) return;
    const auto inOrder = lists::inOrderOfDeciding(columns, tournament.settings);
    QStringList paper = paperOf(evening, kinds::Kind::Standings, language);
    for (QString& line : paper) line.remove(QStringLiteral(" *")).remove(QLatin1Char('+'));
    compareLines(paper, described(Surface::Paper, inOrder, all, language));
}

QTEST_MAIN(TestColumns)
#include "test_columns.moc"
