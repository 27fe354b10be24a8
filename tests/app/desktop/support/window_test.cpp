#include "support/window_test.h"

#include "support/evenings.h"

#include <desk/draws.h>

namespace schreiber::desktop::test {

void WindowTest::init() {
    m_case = std::make_unique<WindowCase>();
    m_file = m_case->path(QStringLiteral("Abend.schreiber"));
}

void WindowTest::cleanup() {
    m_case.reset();
}

void WindowTest::key(const char* keysPressed) {
    for (const char one : QByteArray(keysPressed))
        one == ';' ? keys().press(Qt::Key_Return) : keys().type(QString(QLatin1Char(one)));
}

tournament::Tournament WindowTest::onDisk() const {
    const auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    if (!evening.ok()) qFatal("the file does not open");
    return evening->tournament();
}

tournament::Sheet WindowTest::sheetOnDisk(std::size_t table) const {
    return onDisk().rounds.back().tables[table].games[0];
}

QString WindowTest::openPrepared(const std::function<void(desk::Evening&)>& prepare) {
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        prepare(evening);
    }
    m_case->open(m_file);
    return m_file;
}

void WindowTest::openPlayed(int rounds, int partly) {
    openPrepared([&](desk::Evening& evening) {
        playRounds(evening, rounds);
        if (partly > 0) playPartly(evening, partly);
    });
}

void WindowTest::answerPrompt(const QString& why) {
    QCOMPARE(keys().focus(), QStringLiteral("promptText"));
    QVERIFY(!shown("promptLack"));
    keys().press(Qt::Key_Return); // no reason, no answer
    QVERIFY(shown("promptBar"));
    QVERIFY(shown("promptLack"));
    keys().type(why);
    QVERIFY(!shown("promptLack"));
    keys().press(Qt::Key_Return);
    QVERIFY(!shown("promptBar"));
}

void WindowTest::openFirstSheet() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
    });
    ctrl(Qt::Key_4);
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
}

} // namespace schreiber::desktop::test
