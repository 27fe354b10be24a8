#include <QTest>
class TestPages : public QObject {
    Q_OBJECT
};
QTEST_MAIN(TestPages)
#include "test_pages.moc"
