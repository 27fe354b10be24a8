#include "support/stage.h"

#include "base/look.h"
#include "base/translation.h"
#include "preview/page_view.h"
#include "support/evenings.h"
#include "support/printing.h"

#include <desk/draws.h>
#include <desk/sheets.h>

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLabel>

namespace schreiber::desktop::test {
namespace {

constexpr int kLongest = 10000; // milliseconds, until a paper is there

// A dispute of the sources: a side that is gestrichen bets, and a card that is not to be played.
const char* const kDispute = "rules: suedtirol\nplayers: A=Anna B=Bert C=Carla D=Dora\nscore: 17 9\n"
                             "hand A: E9 E7 LA LK HA\nhand B: LO L10 L8 L7 H7\n"
                             "hand C: EK HK H9 S10 S9\nhand D: E10 E8 H8 SK SO\n\n"
                             "D: turn EA\nA: play E7=S10\nB: play L7\nC: play HK=EA\nD: play SO\n"
                             "A: bet gleich\nC: play EK\nD: play H8\nA: play E9\n";

} // namespace

Stage::Stage(const Scene& scene, const QString& folder)
    : m_folder(folder) {
    QFont font(QStringLiteral("DejaVu Sans")); // which the papers need anyway
    font.setPointSizeF(scene.points);
    installLanguage(scene.language);
    applyLook(*qApp, scene.look, font);
    QDir().mkpath(folder);
    installPrinting(QDir(folder).filePath(QStringLiteral("bin")), "echo Wirtsstube", "exit 0");
    QFile::remove(draft());
    QFile::remove(playing());
    {
        desk::Evening drawn = enteredEvening(draft(), QStringLiteral(SCHREIBER_EXAMPLE_LIST));
        playRounds(drawn, 3);
        if (!desk::drawTables(drawn, 2029, {}).ok()) qFatal("the fourth round cannot be drawn");
        desk::Evening evening = enteredEvening(playing(), QStringLiteral(SCHREIBER_EXAMPLE_LIST));
        playRounds(evening, 3);
        playPartly(evening, 3);
        confirmResults(evening);
    }
    m_screens.names << QStringLiteral("wall");
    m_screens.wall = scene.size;
    Preferences preferences;
    preferences.language = scene.language;
    preferences.look = scene.look;
    preferences.recent = {draft()};
    m_window = std::make_unique<MainWindow>(m_dialogs, m_clock, m_screens, preferences, font);
    m_window->resize(scene.size);
    m_window->show();
    m_keys = std::make_unique<Keyboard>(*m_window);
}

QString Stage::draft() const {
    return QDir(m_folder).filePath(QStringLiteral("Herbstabend.schreiber"));
}

QString Stage::playing() const {
    return QDir(m_folder).filePath(QStringLiteral("Abend.schreiber"));
}

QWidget* Stage::wall() const {
    for (QWidget* one : QApplication::topLevelWidgets())
        if (one->objectName() == QStringLiteral("beamerWindow")) return one;
    return nullptr;
}

void Stage::openRecord(const QByteArray& record) {
    const QString path = QDir(m_folder).filePath(QStringLiteral("streit.perlagg"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(record) != record.size())
        qFatal("the record cannot be written");
    file.close();
    m_dialogs.paths.push_back(path);
    m_keys->press(Qt::Key_F4);
}

QImage pictureOf(QWidget& window) {
    for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
    return window.grab().toImage();
}

void eachPage(Stage& stage, const std::function<void(const QString& name, QWidget& window)>& take) {
    Keyboard& keys = stage.keys();
    const auto page = [&](const char* name) { take(QLatin1String(name), stage.window()); };
    page("start");
    stage.window().openFile(stage.draft());
    keys.press(Qt::Key_2, Qt::ControlModifier);
    page("auslosung");
    stage.window().openFile(stage.playing());
    const std::pair<Qt::Key, const char*> pages[] = {
        {Qt::Key_1, "meldung"},   {Qt::Key_3, "runde"},   {Qt::Key_4, "zettel"},
        {Qt::Key_5, "rangliste"}, {Qt::Key_7, "journal"}, {Qt::Key_Comma, "einstellungen"}};
    for (const auto& [key, name] : pages) {
        keys.press(key, Qt::ControlModifier);
        page(name);
    }
    keys.press(Qt::Key_4, Qt::ControlModifier);
    keys.press(Qt::Key_F9, Qt::ShiftModifier);
    page("was-ist-passiert");
    keys.type(QStringLiteral("31h"));
    page("darf-er-bieten");
    keys.toRecord();
    stage.openRecord(kDispute);
    page("streitfall");
    keys.press(Qt::Key_5, Qt::ControlModifier);
    keys.press(Qt::Key_P, Qt::ControlModifier);
    const auto isThere = [&] {
        const QWidget* paper = keys.find(QStringLiteral("previewPage"));
        const QWidget* printer = keys.find(QStringLiteral("previewPrinter"));
        const auto* view = stage.window().findChild<const PageView*>();
        return paper->isVisible() && !paper->accessibleDescription().isEmpty() && view != nullptr &&
               view->isSharp() && !printer->property("currentText").toString().isEmpty();
    };
    QElapsedTimer waited;
    waited.start();
    while (!isThere() && waited.elapsed() < kLongest)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    page("vorschau");
    keys.press(Qt::Key_Escape);
    keys.press(Qt::Key_F11, Qt::ControlModifier);
    take(QStringLiteral("wand"), *stage.wall());
    keys.press(Qt::Key_F11, Qt::ControlModifier);
}

void eachTarockPage(Stage& stage, const std::function<void(const QString& name, QWidget& window)>& take) {
    const QString file = QDir(stage.folder()).filePath(QStringLiteral("Tarock.schreiber"));
    QFile::remove(file);
    {
        desk::Evening evening = tarockEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST), 9);
        if (!desk::drawTables(evening, 5, {}).ok() || !desk::startRound(evening).ok())
            qFatal("no tables are drawn");
        const auto write = [&](int table, const char* text, int instead = 0) {
            tournament::Line line;
            line.text = text;
            line.instead = instead;
            if (instead != 0) line.why = "verhört";
            desk::Confirmation yes;
            yes.yes = true;
            if (!desk::addLine(evening, {1, table, 1}, line, yes).ok()) qFatal("%s is no line", text);
        };
        for (const char* const text : {"A r C + t+", "B d - k", "tr 26/2 18/1 25 0j", "D sr A +", "A r C +",
                                       "C pi +", "D ar B + p!+", "A f -", "B pi - kD, D pi +"})
            write(1, text);
        write(1, "A f +", 8);
        if (!desk::strikeLine(evening, {1, 1, 1}, 5, "nicht zu klären", {true, false, {}}).ok())
            qFatal("not struck");
        for (const char* const text : {"= 12 -4 -4 -4 0", "= 0 -2 2 1 -1 mf"}) write(2, text);
    }
    Keyboard& keys = stage.keys();
    const auto page = [&](const char* name) {
        QCoreApplication::processEvents();
        // Where the file lies is another folder each time, and in a small window much of the picture.
        stage.window().findChild<QLabel*>(QStringLiteral("lastAction"))->setText(QFileInfo(file).fileName());
        take(QLatin1String(name), stage.window());
    };
    stage.window().openFile(file);
    keys.press(Qt::Key_4, Qt::ControlModifier);
    keys.type(QStringLiteral("B r D - p!- t- 4k-"));
    page("tarockzettel");
    keys.press(Qt::Key_PageDown);
    keys.type(QStringLiteral("24 0 -12"));
    page("tarockzahlen");
    keys.press(Qt::Key_PageUp);
    keys.press(Qt::Key_F9, Qt::ShiftModifier);
    const auto enter = [&](const char* typed) {
        keys.type(QLatin1String(typed));
        keys.press(Qt::Key_Return);
    };
    keys.type(QStringLiteral("2B3"));
    for (const char* const cards : {"hd xii", "xv", "ix"}) enter(cards);
    keys.type(QStringLiteral("+7"));
    page("tarockfrage");
    keys.press(Qt::Key_Escape);
    keys.press(Qt::Key_F9);
    for (const char* const line : {"dreier", "weiter", "weiter", "weiter", "nimmt 1", "legt HD T8 T7",
                                   "pagat", "gut", "kontra", "VI", "XV", "I", "XX"})
        enter(line);
    keys.tabTo(QStringLiteral("nextSteps")); // which is renewed a moment later else
    page("tarockprotokoll");
}

} // namespace schreiber::desktop::test
