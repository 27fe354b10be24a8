#include "support/thumbnails.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <map>

// Each page looks as it did when somebody last looked at it. The pictures are small and greys are coarse, so
// that another version of the font's or Qt's rounding is no difference; what stands elsewhere, is cut or is
// gone is one.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

// In greys of 255. On the same packages nothing differs but the time in the journal and the name of the
// folder.
constexpr double kMostMean = 0.8;
constexpr double kMostInASquare = 14;

const QString kReferences = QStringLiteral(SCHREIBER_TEST_REFERENCES);

// Where what was drawn is left to be looked at.
QString leftAt(const QString& name) {
    const QDir folder(QDir::temp().filePath(QStringLiteral("schreiber-window-pictures")));
    folder.mkpath(QStringLiteral("."));
    return folder.filePath(name + QStringLiteral(".png"));
}

using EachPage = void (*)(Stage&, const std::function<void(const QString&, QWidget&)>&);

// A row for each picture of the window's size; `pages` are taken one after the other in it.
void addRows(const char* pages, const std::vector<Shot>& shots) {
    QTest::addColumn<int>("shot");
    for (std::size_t i = 0; i < shots.size(); ++i)
        QTest::newRow(qPrintable(shots[i].name(QLatin1String(pages)))) << static_cast<int>(i);
}

// What looks other than its reference.
QStringList otherPictures(const Shot& wanted, EachPage pages) {
    const QTemporaryDir folder;
    Stage stage({words::Language::German, wanted.look, wanted.window(), 10}, folder.path());
    QStringList others;
    pages(stage, [&](const QString& page, QWidget& window) {
        const QImage picture = pictureOf(window);
        const QString name = wanted.name(page);
        const QImage reference(QDir(kReferences).filePath(name + QStringLiteral(".png")));
        const auto difference = differenceOf(reference, thumbnailOf(picture));
        const bool isSame = picture.size() == wanted.screen && difference && difference->mean <= kMostMean &&
                            difference->worst <= kMostInASquare;
        if (isSame) return;
        picture.save(leftAt(name));
        others << (difference ? QStringLiteral("%1 (%2, worst %3 at %4, %5)")
                                    .arg(leftAt(name))
                                    .arg(difference->mean)
                                    .arg(difference->worst)
                                    .arg(difference->where.x())
                                    .arg(difference->where.y())
                              : QStringLiteral("%1: no reference").arg(leftAt(name)));
    });
    return others;
}

QString otherNow(const QStringList& others) {
    return QStringLiteral("other pictures now; if that is meant, "
                          "tests/tools/write_window_references.sh\n") +
           others.join(QLatin1Char('\n'));
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void everyPageLooksAsItDid_data();
    void everyPageLooksAsItDid();
    void theTarockSheetLooksAsItDid_data();
    void theTarockSheetLooksAsItDid();
    void nothingIsKeptOfAPageThatIsGone();
    void whatMovesOrGoesIsADifference();
};

void TestPictures::everyPageLooksAsItDid_data() {
    addRows("pages", ofThisScale(allShots()));
}

void TestPictures::everyPageLooksAsItDid() {
    QFETCH(int, shot);
    const QStringList others =
        otherPictures(ofThisScale(allShots())[static_cast<std::size_t>(shot)], eachPage);
    QVERIFY2(others.isEmpty(), qPrintable(otherNow(others)));
}

void TestPictures::theTarockSheetLooksAsItDid_data() {
    addRows("tarock", tarockShots());
}

void TestPictures::theTarockSheetLooksAsItDid() {
    QFETCH(int, shot);
    const Shot wanted = tarockShots()[static_cast<std::size_t>(shot)];
    if (ofThisScale({wanted}).empty()) QSKIP("of another scale");
    const QStringList others = otherPictures(wanted, eachTarockPage);
    QVERIFY2(others.isEmpty(), qPrintable(otherNow(others)));
}

void TestPictures::nothingIsKeptOfAPageThatIsGone() {
    std::map<QString, int> pages; // how many pictures there are of each
    for (const QString& file : QDir(kReferences).entryList({QStringLiteral("*.png")}))
        ++pages[file.section(QLatin1Char('-'), 0, 0)];
    QVERIFY(pages.size() >= 13);
    for (const auto& [page, count] : pages) {
        const auto shots = page.startsWith(QStringLiteral("tarock")) ? tarockShots() : allShots();
        QVERIFY2(count == static_cast<int>(shots.size()), qPrintable(page));
    }
}

void TestPictures::whatMovesOrGoesIsADifference() {
    const auto page = [](const QRect& button, const QString& label) {
        QImage image(1280, 720, QImage::Format_RGB32);
        image.fill(QColor(0xF4F1EA));
        QPainter painter(&image);
        painter.fillRect(button, QColor(0x1B6B4F));
        painter.setPen(Qt::black);
        painter.drawText(QRect(200, 300, 600, 30), Qt::AlignLeft, label);
        return thumbnailOf(image);
    };
    const QRect button(900, 600, 200, 40);
    const QImage before = page(button, QStringLiteral("Tisch 3 fehlt noch"));
    QCOMPARE(differenceOf(before, before)->worst, 0.0);
    QVERIFY(differenceOf(before, page({}, QStringLiteral("Tisch 3 fehlt noch")))->worst > kMostInASquare);
    QVERIFY(
        differenceOf(before, page(button.translated(0, 20), QStringLiteral("Tisch 3 fehlt noch")))->worst >
        kMostInASquare);
    QVERIFY(differenceOf(before, page(button, QStringLiteral("Tisch 5 fehlt noch")))->worst <=
            kMostInASquare);
    QVERIFY(!differenceOf(before, before.copy(0, 0, 20, 20)));
}

QTEST_MAIN(TestPictures)
#include "test_pictures.moc"
