#include "support/dispute_test.h"

#include "widgets/pack_grid.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextBrowser>

namespace schreiber::desktop::test {

void DisputeTest::begin() {
    keys().toRecord();
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

void DisputeTest::write(const QStringList& lines) {
    QVERIFY(keys().tabTo(QStringLiteral("recordEditor")));
    // with the head, which is not seen among the lines
    dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")))->selectAll();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i > 0) keys().press(Qt::Key_Return);
        keys().type(lines[i]);
    }
}

QString DisputeTest::record() const {
    return dynamic_cast<QPlainTextEdit*>(m_case->keys().find(QStringLiteral("recordEditor")))->toPlainText();
}

QString DisputeTest::ruled(const char* name) const {
    return dynamic_cast<QTextBrowser*>(m_case->keys().find(QLatin1String(name)))->toPlainText();
}

QStringList DisputeTest::legal() const {
    auto* list = dynamic_cast<QListWidget*>(m_case->keys().find(QStringLiteral("nextSteps")));
    QMetaObject::invokeMethod(list, "renew"); // as it is a moment later
    QStringList labels;
    for (int i = 0; i < list->count(); ++i) labels << list->item(i)->text();
    return labels;
}

void DisputeTest::clickCard(const char* card) {
    auto* grid = dynamic_cast<PackGrid*>(keys().find(QStringLiteral("dealPaletteCards")));
    const QRectF box = grid->boxOf(QLatin1String(card));
    QVERIFY2(!box.isEmpty(), card);
    QTest::mouseClick(grid, Qt::LeftButton, Qt::NoModifier, box.center().toPoint());
}

} // namespace schreiber::desktop::test
