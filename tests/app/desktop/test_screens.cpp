#include "base/look.h"
#include "base/screens.h"
#include "base/translation.h"
#include "beamer/beamer_window.h"
#include "main_window.h"
#include "support/desk_staff.h"
#include "support/evenings.h"
#include "support/keyboard.h"

#include <QApplication>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

// The wall on the screens the computer has, three of them (screens.json), as the system tells of them.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestScreens : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void theWallFillsTheSecondScreen();
    void theScreenThatWasChosenIsTakenAgain();
    void theDeskIsNeverTheWall();

  private:
    void start(const QString& remembered, const QString& deskOn = QStringLiteral("desk"));
    BeamerWindow* wall() const;
    QStringList others() const; // than the desk's

    QTemporaryDir m_folder;
    ReadyDialogs m_dialogs;
    StoppedClock m_clock;
    SystemScreens m_screens;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Keyboard> m_keys;
};

void TestScreens::initTestCase() {
    QCOMPARE(others().size(), 2);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    installLanguage(words::Language::German);
    applyLook(*qApp, Look::Light, QApplication::font());
}

void TestScreens::start(const QString& remembered, const QString& deskOn) {
    m_keys.reset();
    m_window.reset();
    Preferences preferences;
    preferences.beamerScreen = remembered;
    m_window = std::make_unique<MainWindow>(m_dialogs, m_clock, m_screens, preferences, QApplication::font());
    for (QScreen* screen : QGuiApplication::screens())
        if (screen->name() == deskOn)
            m_window->setGeometry(QRect(screen->geometry().topLeft(), QSize(1000, 600)));
    m_window->show();
    m_keys = std::make_unique<Keyboard>(*m_window);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QCOMPARE(m_screens.of(*m_window), deskOn);
    m_keys->press(Qt::Key_F11, Qt::ControlModifier);
    QVERIFY(wall() != nullptr && wall()->isVisible());
}

BeamerWindow* TestScreens::wall() const {
    for (QWidget* window : QApplication::topLevelWidgets())
        if (auto* beamer = dynamic_cast<BeamerWindow*>(window)) return beamer;
    return nullptr;
}

QStringList TestScreens::others() const {
    QStringList screens = m_screens.all();
    screens.removeAll(QStringLiteral("desk"));
    return screens;
}

void TestScreens::theWallFillsTheSecondScreen() {
    start({});
    QCOMPARE(m_screens.of(*wall()), others().first());
    QCOMPARE(wall()->geometry(), wall()->screen()->geometry());
    QVERIFY(wall()->isFullScreen());
    QCOMPARE(loadPreferences().beamerScreen, others().first());
    QVERIFY(m_window->isActiveWindow()); // the keys stay at the desk
    m_keys->press(Qt::Key_F11, Qt::ControlModifier);
    QVERIFY(!wall()->isVisible());
}

void TestScreens::theScreenThatWasChosenIsTakenAgain() {
    start(others().last());
    QCOMPARE(m_screens.of(*wall()), others().last());
    QCOMPARE(wall()->geometry(), wall()->screen()->geometry());
    start(QStringLiteral("a projector of another inn"));
    QCOMPARE(m_screens.of(*wall()), others().first());
}

// Also where the desk was moved to the screen the wall had.
void TestScreens::theDeskIsNeverTheWall() {
    start(QStringLiteral("wall"), QStringLiteral("wall"));
    QVERIFY(m_screens.of(*wall()) != QStringLiteral("wall"));
    QCOMPARE(wall()->geometry(), wall()->screen()->geometry());
}

QTEST_MAIN(TestScreens)
#include "test_screens.moc"
