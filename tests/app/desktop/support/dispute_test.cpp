#include "support/dispute_test.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextBrowser>

namespace schreiber::desktop::test {

void DisputeTest::begin() {
    keys().press(Qt::Key_6, Qt::ControlModifier);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

void DisputeTest::write(const QStringList& lines) {
    QVERIFY(keys().tabTo(QStringLiteral("recordEditor")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
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
    const auto* list = dynamic_cast<QListWidget*>(m_case->keys().find(QStringLiteral("nextSteps")));
    QStringList labels;
    for (int i = 0; i < list->count(); ++i) labels << list->item(i)->text();
    return labels;
}

} // namespace schreiber::desktop::test
