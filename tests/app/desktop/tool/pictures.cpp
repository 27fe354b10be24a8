#include "support/evenings.h"
#include "support/stage.h"

#include <desk/draws.h>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

// Renders each page of the window without a screen, with the example evening in its fourth round:
//   window_pictures FOLDER [de|it|en] [light|dark] [WIDTHxHEIGHT] [POINTS] [tarock]
// or only an evening of Königrufen, page by page.
// QT_SCALE_FACTOR makes them larger. Used for the manual's pictures and for looking at what was built.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;

struct Wanted {
    QString folder;
    test::Scene scene;
    bool tarock = false;
};

Wanted read(const QStringList& arguments) {
    Wanted wanted;
    wanted.folder = arguments.value(1);
    for (const QString& argument : arguments.mid(2)) {
        const QStringList sides = argument.split(QLatin1Char('x'));
        if (const auto language = words::readLanguage(argument.toStdString()))
            wanted.scene.language = *language;
        else if (argument == QLatin1String("tarock"))
            wanted.tarock = true;
        else if (argument == QLatin1String("dark"))
            wanted.scene.look = Look::Dark;
        else if (sides.size() == 2)
            wanted.scene.size = {sides[0].toInt(), sides[1].toInt()};
        else if (argument.toDouble() > 0)
            wanted.scene.points = argument.toDouble();
    }
    return wanted;
}

void save(QWidget& window, const QString& folder, const QString& name) {
    const QString path = QDir(folder).filePath(name + QStringLiteral(".png"));
    if (!test::pictureOf(window).save(path)) {
        std::fprintf(stderr, "cannot write %s\n", path.toLocal8Bit().constData());
        std::exit(1);
    }
}

void grab(QWidget& window, const QString& folder, const char* name) {
    save(window, folder, QLatin1String(name));
}

void grabDispute(MainWindow& window, test::Keyboard& keyboard, const Wanted& wanted) {
    keyboard.press(Qt::Key_6, Qt::ControlModifier);
    for (int i = 0; i < 3; ++i) keyboard.press(Qt::Key_Up, Qt::AltModifier);
    grab(window, wanted.folder, "streitfall-schritt");
    keyboard.press(Qt::Key_End, Qt::ControlModifier);
    keyboard.type(QStringLiteral("B: play Q7"));
    keyboard.press(Qt::Key_Return);
    keyboard.type(QStringLiteral("C: bet glich"));
    keyboard.tabTo(QStringLiteral("disputeOther"));
    for (int i = 0; i < 3; ++i) keyboard.press(Qt::Key_Down);
    grab(window, wanted.folder, "streitfall-vergleich");
    keyboard.press(Qt::Key_F9);
    keyboard.type(QStringLiteral("1l"));
    keyboard.type(QStringLiteral("L10 LA LU=LA S7=LA"));
    grab(window, wanted.folder, "streitfall-frage");
    keyboard.press(Qt::Key_Escape);
    keyboard.type(QStringLiteral("31h"));
    grab(window, wanted.folder, "streitfall-bieten");
    keyboard.press(Qt::Key_Escape);
    keyboard.toRecord();
}

// Every short question as it is asked most, from the list: each must fit one screen.
void grabQuestions(MainWindow& window, test::Keyboard& keyboard, const Wanted& wanted) {
    const std::pair<const char*, const char*> questions[] = {{"stich", "1lL10 LA LU=LA S7=LA"},
                                                             {"figur", "2lLA LK / EA EK"},
                                                             {"bieten", "31h"},
                                                             {"tauschen", "4L7 / L9 HA"},
                                                             {"farbe", "5sSA / SK E7 H9"},
                                                             {"aus", "618"},
                                                             {"strafe", "7kc2"},
                                                             {"geber", "81"}};
    for (const auto& [name, typed] : questions) {
        while (!keyboard.find(QStringLiteral("questionList"))->isVisible()) keyboard.press(Qt::Key_F9);
        keyboard.type(QLatin1String(typed));
        grab(window, wanted.folder, ("frage-" + std::string(name)).c_str());
        keyboard.press(Qt::Key_Escape);
    }
    keyboard.toRecord();
}

void grabRules(MainWindow& window, test::Keyboard& keyboard, const Wanted& wanted) {
    keyboard.press(Qt::Key_F12);
    keyboard.type(QStringLiteral("ex_dealer_natural"));
    keyboard.press(Qt::Key_Down);
    grab(window, wanted.folder, "regeln");
    keyboard.tabTo(QStringLiteral("ruleSearch"));
    keyboard.press(Qt::Key_A, Qt::ControlModifier);
    keyboard.press(Qt::Key_Delete);
    keyboard.tabTo(QStringLiteral("ruleOther"));
    for (int i = 0; i < 4; ++i) keyboard.press(Qt::Key_Down);
    keyboard.tabTo(QStringLiteral("ruleTree"));
    for (int i = 0; i < 12; ++i) keyboard.press(Qt::Key_Down);
    grab(window, wanted.folder, "regeln-vergleich");
    keyboard.press(Qt::Key_F12, Qt::ShiftModifier);
    keyboard.tabTo(QStringLiteral("ownSwitches"));
    keyboard.press(Qt::Key_Down);
    grab(window, wanted.folder, "regeln-eigene");
    keyboard.press(Qt::Key_F2);
}

// Three columns that count down, and a line keyed by figures.
void grabSolo(MainWindow& window, test::Keyboard& keyboard, const QString& folder, const QString& file) {
    {
        desk::Evening evening = test::soloEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST));
        if (!desk::drawTables(evening, 2026, {}).ok() || !desk::startRound(evening).ok()) std::exit(1);
    }
    window.openFile(file);
    keyboard.press(Qt::Key_4, Qt::ControlModifier);
    for (const char* line : {"2\r0\r1\r", "0\r3\r0\r", "4\r0\r2\r", "2\r1\r", "\r"})
        for (const char key : QByteArray(line))
            key == '\r' ? keyboard.press(Qt::Key_Return) : keyboard.type(QString(QLatin1Char(key)));
    grab(window, folder, "zettel-drei");
    keyboard.press(Qt::Key_F2);
    grab(window, folder, "zettel-drei-figuren");
    keyboard.press(Qt::Key_3, Qt::ControlModifier);
    grab(window, folder, "runde-drei");
    keyboard.press(Qt::Key_2, Qt::ControlModifier);
    grab(window, folder, "auslosung-drei");
}

// The wall, in the size of the pictures, and the window that conducts it.
void grabBeamer(test::Stage& stage, const QString& folder) {
    MainWindow& window = stage.window();
    test::Keyboard& keyboard = stage.keys();
    test::StoppedClock& clock = stage.clock();
    keyboard.press(Qt::Key_F11, Qt::ControlModifier);
    keyboard.press(Qt::Key_F9, Qt::ControlModifier);
    clock.time = clock.time.addSecs(21 * 60 + 48);
    keyboard.press(Qt::Key_3, Qt::ControlModifier);
    QWidget* wall = stage.wall();
    const char* names[] = {"namen", "tische", "uhr", "ergebnisse", "rangliste", "auslosung"};
    for (int i = 0; i < 6; ++i) {
        keyboard.press(static_cast<Qt::Key>(Qt::Key_1 + i), Qt::AltModifier);
        if (i == 5)
            for (int card = 0; card < 7; ++card) keyboard.press(Qt::Key_PageDown, Qt::ControlModifier);
        grab(*wall, folder, ("beamer-" + std::string(names[i])).c_str());
    }
    grab(window, folder, "runde-beamer");
    keyboard.press(Qt::Key_F10);
    keyboard.press(Qt::Key_2, Qt::AltModifier);
    grab(window, folder, "runde-eingefroren");
    keyboard.press(Qt::Key_F10);
    clock.time = clock.time.addSecs(25 * 60);
    keyboard.press(Qt::Key_3, Qt::AltModifier);
    grab(*wall, folder, "beamer-zeit-um");
    keyboard.press(Qt::Key_F9, Qt::ControlModifier);
    keyboard.press(Qt::Key_F11, Qt::ControlModifier);
}

// Two rounds are played and the third is drawn, for eighteen: tables of four and of five.
void grabTarock(test::Stage& stage, const QString& folder) {
    MainWindow& window = stage.window();
    test::Keyboard& keyboard = stage.keys();
    const QString file = QDir(stage.folder()).filePath(QStringLiteral("Königrufen.schreiber"));
    QFile::remove(file);
    {
        desk::Evening evening = test::tarockEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST), 18);
        test::playTarock(evening, 2);
        test::confirmResults(evening);
        if (!desk::drawTables(evening, 2026, {}).ok()) std::exit(1);
    }
    keyboard.press(Qt::Key_N, Qt::ControlModifier);
    grab(window, folder, "neu");
    keyboard.tabTo(QStringLiteral("newRules"));
    keyboard.press(Qt::Key_End);
    grab(window, folder, "tarock-neu");
    window.openFile(file);
    keyboard.press(Qt::Key_2, Qt::ControlModifier);
    grab(window, folder, "tarock-auslosung");
    keyboard.press(Qt::Key_F5);
    const std::pair<Qt::Key, const char*> pages[] = {
        {Qt::Key_1, "meldung"},    {Qt::Key_3, "runde"},   {Qt::Key_5, "rangliste"},
        {Qt::Key_6, "streitfall"}, {Qt::Key_7, "journal"}, {Qt::Key_Comma, "einstellungen"}};
    for (const auto& [key, name] : pages) {
        keyboard.press(key, Qt::ControlModifier);
        grab(window, folder, (std::string("tarock-") + name).c_str());
    }
    keyboard.press(Qt::Key_3, Qt::ControlModifier);
    keyboard.press(Qt::Key_F2);
    keyboard.type(QStringLiteral("1 34 -12 -18"));
    grab(window, folder, "tarock-runde-tippen");
    keyboard.type(QStringLiteral(" -5"));
    grab(window, folder, "tarock-runde-falsch");
    keyboard.press(Qt::Key_Backspace);
    keyboard.type(QStringLiteral("4"));
    keyboard.press(Qt::Key_Return);
    keyboard.type(QStringLiteral("3 10 20 -30 5 -5"));
    keyboard.press(Qt::Key_Return);
    grab(window, folder, "tarock-runde-zwei");
    keyboard.press(Qt::Key_Escape);
    keyboard.press(Qt::Key_Left, Qt::AltModifier);
    grab(window, folder, "tarock-runde-gespielt");
    keyboard.press(Qt::Key_Return);
    grab(window, folder, "tarock-zettel");
    keyboard.press(Qt::Key_F11, Qt::ControlModifier);
    const char* names[] = {"namen", "tische", "uhr", "ergebnisse", "rangliste", "auslosung"};
    for (int i = 0; i < 6; ++i) {
        keyboard.press(static_cast<Qt::Key>(Qt::Key_1 + i), Qt::AltModifier);
        if (i == 5)
            for (int card = 0; card < 7; ++card) keyboard.press(Qt::Key_PageDown, Qt::ControlModifier);
        if (i == 3) { // what is confirmed
            keyboard.press(Qt::Key_4, Qt::ControlModifier);
            keyboard.press(Qt::Key_Right, Qt::AltModifier);
            keyboard.press(Qt::Key_F8);
        }
        grab(*stage.wall(), folder, ("tarock-beamer-" + std::string(names[i])).c_str());
    }
    keyboard.press(Qt::Key_F11, Qt::ControlModifier);
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    const Wanted wanted = read(QApplication::arguments());
    if (wanted.folder.isEmpty()) {
        std::fputs("window_pictures FOLDER [de|it|en] [light|dark] [WIDTHxHEIGHT] [POINTS] [tarock]\n",
                   stderr);
        return 2;
    }
    QDir().mkpath(wanted.folder);
    test::Stage stage(wanted.scene, QDir::temp().filePath(QStringLiteral("Turniere")));
    MainWindow& window = stage.window();
    test::Keyboard& keyboard = stage.keys();
    if (wanted.tarock) {
        grabTarock(stage, wanted.folder);
        return 0;
    }
    test::eachPage(stage, [&](const QString& name, QWidget& shown) { save(shown, wanted.folder, name); });
    window.openFile(stage.draft());
    keyboard.press(Qt::Key_2, Qt::ControlModifier);
    keyboard.press(Qt::Key_F6);
    grab(window, wanted.folder, "auslosung-tausch");
    window.openFile(stage.playing());
    grabDispute(window, keyboard, wanted);
    grabQuestions(window, keyboard, wanted);
    grabRules(window, keyboard, wanted);
    keyboard.press(Qt::Key_4, Qt::ControlModifier);
    keyboard.press(Qt::Key_F2);
    for (const char* row : {"s\rh\r3\r", "x\r", "w\rg\r5\r"})
        for (const char key : QByteArray(row)) {
            if (key == '\r' && QByteArray(row).startsWith('w') &&
                keyboard.focus().endsWith(QStringLiteral("Value")) &&
                keyboard.textOf(keyboard.focus()) == QStringLiteral("5"))
                break; // the last Enter writes
            key == '\r' ? keyboard.press(Qt::Key_Return) : keyboard.type(QString(QLatin1Char(key)));
        }
    grab(window, wanted.folder, "zettel-figuren");
    keyboard.press(Qt::Key_Return);
    grab(window, wanted.folder, "zettel-reihenfolge");
    keyboard.press(Qt::Key_Escape);
    keyboard.press(Qt::Key_F3);
    keyboard.type(QStringLiteral("2"));
    grab(window, wanted.folder, "zettel-strafe");
    keyboard.press(Qt::Key_Escape);
    keyboard.press(Qt::Key_Backspace);
    keyboard.type(QStringLiteral("9"));
    keyboard.press(Qt::Key_Return);
    keyboard.press(Qt::Key_Return);
    grab(window, wanted.folder, "zettel-aus");
    keyboard.press(Qt::Key_F4);
    grab(window, wanted.folder, "frage");
    keyboard.press(Qt::Key_Escape);
    keyboard.press(Qt::Key_F12);
    grab(window, wanted.folder, "zettel-verdeckt");
    keyboard.type(QStringLiteral("24"));
    keyboard.press(Qt::Key_Return);
    keyboard.type(QStringLiteral("12"));
    keyboard.press(Qt::Key_Return);
    grab(window, wanted.folder, "zettel-anders");
    keyboard.press(Qt::Key_Comma, Qt::ControlModifier);
    keyboard.tabTo(QStringLiteral("switchTable"));
    keyboard.press(Qt::Key_Return);
    grab(window, wanted.folder, "hausregel");
    grabBeamer(stage, wanted.folder);
    const QString solo = QDir(stage.folder()).filePath(QStringLiteral("Strafperlaggen.schreiber"));
    QFile::remove(solo);
    grabSolo(window, keyboard, wanted.folder, solo);
    return 0;
}
