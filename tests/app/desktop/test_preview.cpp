#include "base/look.h"
#include "base/preferences.h"
#include "preview/page_pictures.h"
#include "preview/preview_page.h"
#include "support/evenings.h"
#include "support/printing.h"
#include "support/window_test.h"

#include <desk/draws.h>
#include <desk/due.h>
#include <desk/entries.h>
#include <pdf/document.h>

#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

// A paper is looked at, leafed through, printed as the bytes it is, and saved, by keyboard alone.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

const QString kView = QStringLiteral("previewPage");

// A long paper of which each page is known by its number.
QByteArray longPaper(int pages) {
    const auto fonts = pdf::Fonts::load();
    pdf::Document document{*fonts, {"Lang", "", "de", {}}, {}};
    for (int i = 1; i <= pages; ++i) {
        pdf::Page page(pdf::sizeOf(pdf::PageSize::A4));
        page.text({100, 100, 200, 50},
                  pdf::fit(*fonts, "Blatt " + std::to_string(i), pdf::TextStyle{}, {200, 20}));
        document.pages.push_back(std::move(page));
    }
    return QByteArray::fromStdString(*pdf::render(document));
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Of the first page, in whole points.
QSize sizeIn(const QByteArray& pdf) {
    static const QRegularExpression kBox(QStringLiteral("/MediaBox *\\[ *0 0 ([0-9]+)[.0-9]* ([0-9]+)"));
    const auto box = kBox.match(QString::fromLatin1(pdf));
    return {box.captured(1).toInt(), box.captured(2).toInt()};
}

} // namespace

class TestPreview : public WindowTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void aPaperIsShownAndLeftAgain();
    void ofTheJournalIsPrintedWhatIsShown();
    void itIsLeafedAndMadeLargerByKeyboard();
    void onlyWhatIsSeenOfALongPaperIsMade();
    void whatIsNoPaperIsSaid();
    void thePrinterGetsTheBytesThatAreSaved();
    void sizeAndLieOfThePaperAreChosen();
    void severalSheetsGoOnAPageAlsoOfARound();
    void certificatesOfSomeRanksAlone();
    void theClubsEmblemStandsOnCertificates();
    void aPrinterThatRefusesIsNamed();
    void withoutAPrinterOneSentenceSaysWhatToDo();
    void whereItCannotBeSavedIsSaid();
    void theNextStepIsNotTakenBehindThePaper();
    void aConfirmedRoundIsPrintedAndThenItsClockStarts();
    void aRoundsPapersAreLookedAtOrLeft();
    void withoutAPrinterARoundIsSaved();
    void aRoundsPapersGoOutFromWhereTheyAreLookedAt();
    void namesThatCannotBePrintedAreNamed();
    void itFitsAndIsNamedInEachLanguage_data();
    void itFitsAndIsNamedInEachLanguage();

  private:
    QString said() { return keys().textOf(QStringLiteral("messageText")); }
    QString where() { return keys().textOf(QStringLiteral("previewWhere")); }
    QString readOut() { return keys().find(kView)->accessibleDescription(); }
    int percent() { return where().section(QStringLiteral("· "), 1).section(QLatin1Char(' '), 0, 0).toInt(); }
    int pages() { return where().section(QLatin1Char(' '), 3, 3).toInt(); }
    // By arrow keys, in a list or a number of the paper.
    void choose(const char* name, Qt::Key step, int steps = 1);
    QByteArray saved(); // what is shown, as it is written into a file
    void previewOf(Qt::Key page);
    void confirmFirstRound();
    QString next() { return keys().textOf(QStringLiteral("nextButton")); }
    // A print service that is a script: `lpstat` and `lp` with these lines.
    void install(const QByteArray& lpstat, const QByteArray& lp);

    QByteArray m_path;
};

void TestPreview::init() {
    m_path = qgetenv("PATH");
    WindowTest::init();
    install("exit 0", "exit 1");
}

void TestPreview::cleanup() {
    WindowTest::cleanup();
    qputenv("PATH", m_path);
}

void TestPreview::install(const QByteArray& lpstat, const QByteArray& lp) {
    installPrinting(m_case->path(QStringLiteral("bin")), lpstat, lp);
}

void TestPreview::previewOf(Qt::Key page) {
    if (!keys().isShown(QStringLiteral("sideColumn"))) openPlayed(1, 2);
    keys().press(page, Qt::ControlModifier);
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(keys().focus(), kView);
    QTRY_VERIFY(!readOut().isEmpty());
}

void TestPreview::aPaperIsShownAndLeftAgain() {
    previewOf(Qt::Key_5);
    QCOMPARE(keys().textOf(QStringLiteral("previewTitle")), QStringLiteral("Rangliste, Runde 2"));
    QVERIFY(where().startsWith(QStringLiteral("Seite 1 von 2")));
    QVERIFY(readOut().contains(QStringLiteral("Anna Höß")));
    // ink on white paper, in the dark look too
    const QImage seen = keys().find(kView)->grab().toImage();
    const QRect middle(seen.width() / 2 - 60, 40, 120, seen.height() - 80);
    int white = 0;
    int ink = 0;
    for (int x = middle.left(); x < middle.right(); ++x)
        for (int y = middle.top(); y < middle.bottom(); ++y) {
            white += qGray(seen.pixel(x, y)) == 255;
            ink += qGray(seen.pixel(x, y)) < 100;
        }
    QVERIFY(white > 1000);
    QVERIFY(ink > 50);
    keys().press(Qt::Key_Escape);
    QVERIFY(keys().isShown(QStringLiteral("standingsTable")));
    QVERIFY(!keys().isShown(kView));
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(keys().focus(), kView);
    keys().press(Qt::Key_1, Qt::ControlModifier); // by another way
    QVERIFY(!keys().isShown(kView));
}

void TestPreview::ofTheJournalIsPrintedWhatIsShown() {
    openPlayed(1, 2);
    ctrl(Qt::Key_7);
    ctrl(Qt::Key_F);
    keys().type(QStringLiteral("Startzahl"));
    previewOf(Qt::Key_7);
    QVERIFY2(readOut().contains(QStringLiteral("nur Zeilen mit „Startzahl“")), qPrintable(readOut()));
    QVERIFY2(readOut().contains(QStringLiteral("Runde 1")), qPrintable(readOut()));
    QVERIFY2(!readOut().contains(QStringLiteral("bestätigt")), qPrintable(readOut()));
    QVERIFY2(keys().textOf(QStringLiteral("previewTitle")).contains(QStringLiteral("„Startzahl“")),
             qPrintable(keys().textOf(QStringLiteral("previewTitle"))));
    keys().press(Qt::Key_Escape);
    ctrl(Qt::Key_F);
    keys().press(Qt::Key_Backspace);
    previewOf(Qt::Key_7);
    QTRY_VERIFY(readOut().contains(QStringLiteral("bestätigt")));
    QVERIFY(!readOut().contains(QStringLiteral("nur Zeilen")));
}

void TestPreview::itIsLeafedAndMadeLargerByKeyboard() {
    previewOf(Qt::Key_3); // the scoresheets of a round
    const int pages = where().section(QLatin1Char(' '), 3, 3).toInt();
    QVERIFY2(pages > 2, qPrintable(where()));
    const QString first = readOut();
    keys().press(Qt::Key_PageDown);
    QVERIFY(where().startsWith(QStringLiteral("Seite 2 ")));
    QTRY_VERIFY(readOut() != first);
    keys().press(Qt::Key_End);
    QVERIFY(where().startsWith(QStringLiteral("Seite %1 ").arg(pages)));
    keys().press(Qt::Key_PageDown); // there is no other
    QVERIFY(where().startsWith(QStringLiteral("Seite %1 ").arg(pages)));
    QVERIFY(!keys().find(QStringLiteral("previewForward"))->isEnabled());
    keys().press(Qt::Key_Home);
    QTRY_COMPARE(readOut(), first);
    QCOMPARE(percent(), 0); // the whole page, whatever size that is
    keys().press(Qt::Key_Plus);
    const int larger = percent();
    QVERIFY(larger > 0);
    keys().press(Qt::Key_Minus);
    keys().press(Qt::Key_Minus);
    QVERIFY(percent() < larger);
    keys().press(Qt::Key_1);
    QVERIFY(percent() > larger); // a page upright is as wide as the window only when it is much larger
    keys().press(Qt::Key_0);
    QCOMPARE(percent(), 0);
}

void TestPreview::onlyWhatIsSeenOfALongPaperIsMade() {
    ReadyDialogs dialogs;
    PreviewPage page(dialogs, {});
    page.resize(1000, 700);
    page.QWidget::show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    QSignalSpy drawn(page.findChild<PagePictures*>(), &PagePictures::drawn);
    page.show(Paper{longPaper(500), QStringLiteral("Lang"), QStringLiteral("lang.pdf")});
    page.arrive();
    Keyboard keyboard(page);
    const auto shows = [&](int number) {
        return page.findChild<QWidget*>(kView)->accessibleDescription().trimmed() ==
               QStringLiteral("Blatt %1").arg(number);
    };
    QTRY_VERIFY(shows(1));
    keyboard.press(Qt::Key_End);
    QTRY_VERIFY(shows(500));
    keyboard.press(Qt::Key_PageUp);
    QTRY_VERIFY(shows(499));
    QVERIFY2(drawn.count() <= 6, qPrintable(QString::number(drawn.count())));
    for (const QList<QVariant>& one : drawn) QVERIFY(one[0].toInt() == 0 || one[0].toInt() >= 498);
}

void TestPreview::whatIsNoPaperIsSaid() {
    ReadyDialogs dialogs;
    PreviewPage page(dialogs, {});
    QSignalSpy said(&page, &PreviewPage::said);
    page.show(Paper{"no paper", QStringLiteral("Brief"), QStringLiteral("brief.pdf")});
    QTRY_COMPARE(said.count(), 1);
    QVERIFY(said[0][1].toString().contains(QStringLiteral("nicht anzeigen")));
}

void TestPreview::thePrinterGetsTheBytesThatAreSaved() {
    const QString job = m_case->path(QStringLiteral("job"));
    install("echo Buero\necho Wirtsstube\necho 'system default destination: Wirtsstube'",
            "cat >'" + QFile::encodeName(job) + ".pdf'\nprintf '%s|' \"$@\" >'" + QFile::encodeName(job) +
                "'");
    previewOf(Qt::Key_5);
    auto* printer = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("previewPrinter")));
    QTRY_COMPARE(printer->currentText(), QStringLiteral("Wirtsstube"));
    QVERIFY(keys().tabTo(QStringLiteral("previewPrinter")));
    keys().press(Qt::Key_Up);
    QVERIFY(keys().tabTo(QStringLiteral("previewCopies")));
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY(said().contains(QStringLiteral("Buero")));
    QCOMPARE(contentOf(job), QByteArray("-d|Buero|-n|2|-o|media=A4|-t|Rangliste, Runde 2|"));
    const QString saved = m_case->path(QStringLiteral("rangliste"));
    m_case->dialogs().paths.push_back(saved);
    keys().press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(said().contains(QStringLiteral("rangliste.pdf")));
    const QByteArray bytes = contentOf(saved + QStringLiteral(".pdf"));
    QVERIFY(bytes.startsWith("%PDF-"));
    QCOMPARE(contentOf(job + QStringLiteral(".pdf")), bytes);
    QVERIFY(QFile::remove(job));
    QVERIFY(keys().tabTo(kView)); // from the paper Enter prints
    keys().press(Qt::Key_Return);
    QTRY_COMPARE(contentOf(job), QByteArray("-d|Buero|-n|2|-o|media=A4|-t|Rangliste, Runde 2|"));
    // the next time, after a start anew, the same printer is proposed
    m_case->restart(loadPreferences());
    m_case->open(m_case->path(QStringLiteral("Abend.schreiber")));
    previewOf(Qt::Key_1);
    printer = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("previewPrinter")));
    QTRY_COMPARE(printer->currentText(), QStringLiteral("Buero"));
}

void TestPreview::choose(const char* name, Qt::Key step, int steps) {
    QVERIFY2(keys().tabTo(QLatin1String(name)), name);
    for (int i = 0; i < steps; ++i) keys().press(step);
}

QByteArray TestPreview::saved() {
    const QString path = m_case->path(QStringLiteral("paper.pdf"));
    QFile::remove(path);
    m_case->dialogs().paths.push_back(path);
    keys().press(Qt::Key_S, Qt::ControlModifier);
    if (!QTest::qWaitFor([&] { return QFile::exists(path); }, 30'000)) return {};
    return contentOf(path);
}

// What was chosen goes out, also where it is printed before it is made, and is there again the next time.
void TestPreview::sizeAndLieOfThePaperAreChosen() {
    const QString job = m_case->path(QStringLiteral("job"));
    install("echo Wirtsstube", "cat >'" + QFile::encodeName(job) + ".pdf'\nprintf '%s|' \"$@\" >'" +
                                   QFile::encodeName(job) + "'");
    previewOf(Qt::Key_5);
    QTRY_VERIFY(keys().isShown(QStringLiteral("previewPrinter")));
    QVERIFY(sizeIn(saved()) == QSize(595, 841));
    QVERIFY(!keys().isShown(QStringLiteral("previewUp"))); // says nothing of a list
    QVERIFY(!keys().isShown(QStringLiteral("previewFirstRank")));
    choose("previewSize", Qt::Key_Up); // A3
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!contentOf(job).isEmpty(), 30'000);
    QCOMPARE(contentOf(job), QByteArray("-d|Wirtsstube|-n|1|-o|media=A3|-t|Rangliste, Runde 2|"));
    QVERIFY(sizeIn(contentOf(job + QStringLiteral(".pdf"))) == QSize(841, 1190));
    QCOMPARE(keys().focus(), QStringLiteral("previewSize"));
    choose("previewLandscape", Qt::Key_Space);
    QVERIFY(sizeIn(saved()) == QSize(1190, 841));
    m_case->restart(loadPreferences());
    m_case->open(m_case->path(QStringLiteral("Abend.schreiber")));
    previewOf(Qt::Key_5);
    QVERIFY(sizeIn(saved()) == QSize(1190, 841));
    keys().press(Qt::Key_Escape);
    previewOf(Qt::Key_1); // another paper has its own
    QVERIFY(sizeIn(saved()) == QSize(595, 841));
}

void TestPreview::severalSheetsGoOnAPageAlsoOfARound() {
    install("echo Wirtsstube", "cat >/dev/null");
    confirmFirstRound();
    QTRY_VERIFY2_WITH_TIMEOUT(next().endsWith(QStringLiteral("Seiten drucken")), qPrintable(next()), 30'000);
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(keys().focus(), kView, 30'000);
    QTRY_VERIFY_WITH_TIMEOUT(pages() > 4, 30'000);
    const int before = pages();
    choose("previewUp", Qt::Key_Down, 2); // four on a page
    QTRY_VERIFY2_WITH_TIMEOUT(pages() > 0 && pages() < before, qPrintable(where()), 30'000);
    const int after = pages();
    QVERIFY(keys().isShown(QStringLiteral("previewUp")));
    keys().press(Qt::Key_Escape); // nothing was printed, and the step counts the same
    QTRY_COMPARE_WITH_TIMEOUT(next(), QStringLiteral("%1 Seiten drucken").arg(after), 30'000);
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(keys().focus(), kView, 30'000);
    choose("previewSize", Qt::Key_Down, 2); // A6 has room for one
    QCOMPARE(keys().find(QStringLiteral("previewUp"))->property("count").toInt(), 1);
}

void TestPreview::certificatesOfSomeRanksAlone() {
    openPlayed(1, 2);
    m_case->window().findChild<QAction*>(QStringLiteral("print-certificates"))->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(keys().focus(), kView, 30'000);
    QTRY_VERIFY_WITH_TIMEOUT(pages() > 20, 30'000);
    choose("previewLastRank", Qt::Key_Up, 3); // from "the last" by 1 and 2 to 3
    QTRY_VERIFY2_WITH_TIMEOUT(pages() >= 3 && pages() < 10, qPrintable(where()), 30'000);
    const int three = pages();
    choose("previewFirstRank", Qt::Key_Up);
    QTRY_VERIFY2_WITH_TIMEOUT(pages() > 0 && pages() < three, qPrintable(where()), 30'000);
    keys().press(Qt::Key_Escape);
    m_case->window().findChild<QAction*>(QStringLiteral("print-certificates"))->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(pages() > 20, 30'000); // the next time it is all of them
}

// Chosen once, it is on all of them; what is no picture is said at once, and one that is gone when it is
// wanted.
void TestPreview::theClubsEmblemStandsOnCertificates() {
    openPlayed(1, 2);
    const auto trigger = [this](const char* action) {
        m_case->window().findChild<QAction*>(QLatin1String(action))->trigger();
    };
    const auto choose = [&](const QString& file) {
        m_case->dialogs().paths.push_back(file);
        trigger("emblemOpen");
    };
    const auto hasPicture = [&] {
        trigger("print-certificates");
        if (!QTest::qWaitFor([&] { return keys().focus() == kView && pages() > 20; }, 30'000)) return false;
        const QByteArray pdf = saved();
        keys().press(Qt::Key_Escape);
        return pdf.contains("/Subtype /Image");
    };
    const QString emblem = m_case->path(QStringLiteral("wappen.png"));
    QFile broken(emblem);
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("GIF89a, which is no PNG");
    broken.close();
    choose(emblem);
    QVERIFY2(strip().contains(QStringLiteral("wappen.png")) &&
                 strip().contains(QStringLiteral("ein PNG-Bild")),
             qPrintable(strip()));
    QVERIFY(!hasPicture());

    QImage picture(40, 30, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(emblem));
    choose(emblem);
    QVERIFY(strip().contains(QStringLiteral("wappen.png")));
    QVERIFY(loadPreferences().emblem == emblem);
    QVERIFY(hasPicture());

    QVERIFY(QFile::remove(emblem));
    trigger("print-certificates");
    QTRY_VERIFY2_WITH_TIMEOUT(strip().contains(QStringLiteral("Ohne Wappen")), qPrintable(strip()), 30'000);
    trigger("emblemLeave");
    QVERIFY(!hasPicture());
}

void TestPreview::aPrinterThatRefusesIsNamed() {
    install("echo Buero", "echo 'lp: The printer or class does not exist.' >&2\nexit 1");
    previewOf(Qt::Key_5);
    auto* printer = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("previewPrinter")));
    QTRY_COMPARE(printer->currentText(), QStringLiteral("Buero"));
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY(said().startsWith(QStringLiteral("Der Drucker Buero nimmt nichts an.")));
    QVERIFY(said().contains(QStringLiteral("does not exist")));
    QVERIFY(keys().find(QStringLiteral("previewPrint"))->isEnabled()); // to be tried again
}

void TestPreview::withoutAPrinterOneSentenceSaysWhatToDo() {
    previewOf(Qt::Key_5);
    QTRY_VERIFY(keys().isShown(QStringLiteral("previewNoPrinter")));
    QVERIFY(keys().textOf(QStringLiteral("previewNoPrinter")).contains(QStringLiteral("Als PDF speichern")));
    const auto role = [this](const char* button) {
        return keys().find(QLatin1String(button))->property("role").toString();
    };
    QCOMPARE(role("previewPrint"), QString()); // what cannot be done is not the next thing to do
    QCOMPARE(role("previewSave"), QStringLiteral("primary"));
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(said().contains(QStringLiteral("kein Drucker eingerichtet")));
    // and where there is no print service at all
    keys().press(Qt::Key_Escape);
    qputenv("PATH", QFile::encodeName(m_case->path(QStringLiteral("leer"))));
    previewOf(Qt::Key_5);
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(said().contains(QStringLiteral("kein Drucker eingerichtet")));
}

void TestPreview::whereItCannotBeSavedIsSaid() {
    previewOf(Qt::Key_5);
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("weg/liste.pdf")));
    keys().press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY2(said().contains(QStringLiteral("Den Ordner")), qPrintable(said()));
}

void TestPreview::theNextStepIsNotTakenBehindThePaper() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    {
        desk::Evening evening = enteredEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST));
        QVERIFY(desk::drawTables(evening, 2026, {}).ok());
    }
    m_case->open(file);
    QVERIFY(keys().isShown(QStringLiteral("drawPage")));
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(keys().focus(), kView);
    QCOMPARE(next(), QStringLiteral("Zur Auslosung"));
    keys().press(Qt::Key_F5); // brings the draft back, and does not confirm it
    QVERIFY(keys().isShown(QStringLiteral("drawPage")));
    QCOMPARE(next(), QStringLiteral("Runde 1 bestätigen"));
    const auto kept = desk::Evening::open(file.toStdString(), store::Access::ReadOnly);
    QVERIFY(kept.ok());
    QCOMPARE(static_cast<int>(kept->due().step), static_cast<int>(desk::Step::ConfirmDraw));
}

void TestPreview::confirmFirstRound() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    {
        desk::Evening evening = enteredEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST));
        QVERIFY(desk::drawTables(evening, 2026, {}).ok());
    }
    m_case->open(file);
    keys().press(Qt::Key_F5);
    QVERIFY(keys().isShown(QStringLiteral("roundSteps")));
}

// Papers first, all that are ticked at one key; then the clock, then the sheets. What is ticked stays so.
void TestPreview::aConfirmedRoundIsPrintedAndThenItsClockStarts() {
    const QString job = m_case->path(QStringLiteral("job"));
    install("echo Wirtsstube", "cat >'" + QFile::encodeName(job) + ".pdf'\nprintf '%s|' \"$@\" >'" +
                                   QFile::encodeName(job) + "'");
    confirmFirstRound();
    QVERIFY(keys().isShown(QStringLiteral("roundPaper0")));
    QTRY_VERIFY2_WITH_TIMEOUT(next().endsWith(QStringLiteral("Seiten drucken")), qPrintable(next()), 30'000);
    const auto pages = [this] { return next().section(QLatin1Char(' '), 0, 0).toInt(); };
    const auto isMade = [this] {
        for (const char* paper : {"roundPaperPages0", "roundPaperPages1", "roundPaperPages2"})
            if (keys().textOf(QLatin1String(paper)) == QStringLiteral("…")) return false;
        return true;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isMade(), 30'000);
    const int before = pages();
    QVERIFY2(before > 1, qPrintable(next()));
    const QWidget* steps = keys().find(QStringLiteral("roundSteps"));
    const QPoint place = steps->mapTo(&m_case->window(), QPoint());
    QVERIFY(keys().tabTo(QStringLiteral("roundPaperCopies0")));
    keys().press(Qt::Key_Up); // the seating twice
    QVERIFY2(pages() > before, qPrintable(next()));
    keys().press(Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(next(), QStringLiteral("Uhr starten"), 30'000);
    QVERIFY2(contentOf(job).startsWith("-d|Wirtsstube|-n|1|-o|media=A4|-t|Papiere der Runde 1|"),
             contentOf(job).constData());
    QVERIFY(contentOf(job + QStringLiteral(".pdf")).startsWith("%PDF-"));
    QVERIFY(keys().isShown(QStringLiteral("roundSteps")));
    QVERIFY(!keys().isShown(QStringLiteral("roundPaper0"))); // smaller, and where it was
    QCOMPARE(steps->mapTo(&m_case->window(), QPoint()), place);
    keys().press(Qt::Key_F5);
    QVERIFY(!keys().isShown(QStringLiteral("roundSteps")));
    QVERIFY2(next().startsWith(QStringLiteral("Zettel Tisch")), qPrintable(next()));
    QCOMPARE(loadPreferences().roundPapers,
             (QStringList{QStringLiteral("seating:2"), QStringLiteral("scoresheets:1")}));
}

void TestPreview::aRoundsPapersAreLookedAtOrLeft() {
    install("echo Wirtsstube", "cat >/dev/null");
    confirmFirstRound();
    QTRY_VERIFY2_WITH_TIMEOUT(next().endsWith(QStringLiteral("Seiten drucken")), qPrintable(next()), 30'000);
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(keys().focus(), kView, 30'000);
    QCOMPARE(keys().textOf(QStringLiteral("previewTitle")), QStringLiteral("Papiere der Runde 1"));
    keys().press(Qt::Key_Escape);
    QVERIFY(keys().isShown(QStringLiteral("roundPaper0"))); // nothing was printed
    keys().press(Qt::Key_Escape);
    QCOMPARE(next(), QStringLiteral("Uhr starten"));
    keys().press(Qt::Key_Escape);
    QVERIFY(!keys().isShown(QStringLiteral("roundSteps")));
    QVERIFY(keys().isShown(QStringLiteral("roundPrint"))); // it can still be printed
    QVERIFY2(next().startsWith(QStringLiteral("Zettel Tisch")), qPrintable(next()));
}

void TestPreview::withoutAPrinterARoundIsSaved() {
    confirmFirstRound();
    QTRY_COMPARE_WITH_TIMEOUT(next(), QStringLiteral("Als PDF speichern"), 30'000);
    const QString saved = m_case->path(QStringLiteral("runde.pdf"));
    keys().press(Qt::Key_F5); // no name was given
    QTRY_COMPARE_WITH_TIMEOUT(next(), QStringLiteral("Als PDF speichern"), 30'000);
    m_case->dialogs().paths.push_back(saved);
    keys().press(Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(next(), QStringLiteral("Uhr starten"), 30'000);
    QVERIFY(contentOf(saved).startsWith("%PDF-"));
}

// What lies before one goes out, without going back first; then the clock starts from wherever one is.
void TestPreview::aRoundsPapersGoOutFromWhereTheyAreLookedAt() {
    confirmFirstRound();
    QTRY_COMPARE_WITH_TIMEOUT(next(), QStringLiteral("Als PDF speichern"), 30'000);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(next(), QStringLiteral("Zur Runde")); // nothing is printed that is not seen
    keys().press(Qt::Key_F5);
    QVERIFY(keys().isShown(QStringLiteral("roundPaper0")));
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(keys().focus(), kView, 30'000);
    QCOMPARE(next(), QStringLiteral("Als PDF speichern"));
    const QString saved = m_case->path(QStringLiteral("runde.pdf"));
    m_case->dialogs().paths.push_back(saved);
    keys().press(Qt::Key_F5);
    QVERIFY(contentOf(saved).startsWith("%PDF-"));
    QVERIFY(keys().isShown(QStringLiteral("previewPage")));
    QCOMPARE(next(), QStringLiteral("Uhr starten"));
    keys().press(Qt::Key_F5);
    QVERIFY(keys().isShown(QStringLiteral("clockFace")));
    QVERIFY(keys().isShown(QStringLiteral("roundPage")));
    QVERIFY2(next().startsWith(QStringLiteral("Zettel Tisch")), qPrintable(next()));
}

// Whoever prints at one key does not look: the paper at the wall would have holes where a name should be.
void TestPreview::namesThatCannotBePrintedAreNamed() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    {
        desk::Evening evening = enteredEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST));
        tournament::Entry entry;
        entry.persons = {{"\u5c0f\u9f8d", "\u674e", {}, {}}};
        QVERIFY(desk::addEntry(evening, entry).ok());
        entry.persons = {{"\u0645\u062d\u0645\u062f", "Ali", {}, {}}};
        QVERIFY(desk::addEntry(evening, entry).ok());
        QVERIFY(desk::drawTables(evening, 2026, {}).ok());
    }
    m_case->open(file);
    keys().press(Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(next(), QStringLiteral("Als PDF speichern"), 30'000);
    QVERIFY(!keys().hasMessage()); // its small picture says nothing
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("runde.pdf")));
    keys().press(Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(next(), QStringLiteral("Uhr starten"), 30'000);
    QVERIFY2(said().contains(QStringLiteral("runde.pdf")) && said().contains(QStringLiteral("\u5c0f")) &&
                 said().contains(QStringLiteral("Ebenso: ")) && said().contains(QStringLiteral("\u0645")),
             qPrintable(said()));
    keys().press(Qt::Key_Escape);
    previewOf(Qt::Key_1);
    QTRY_VERIFY2(said().contains(QStringLiteral("lässt sich nicht ganz drucken")), qPrintable(said()));
}

void TestPreview::itFitsAndIsNamedInEachLanguage_data() {
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("look");
    QTest::newRow("de") << static_cast<int>(words::Language::German) << static_cast<int>(Look::Light);
    QTest::newRow("it") << static_cast<int>(words::Language::Italian) << static_cast<int>(Look::Dark);
    QTest::newRow("en") << static_cast<int>(words::Language::English) << static_cast<int>(Look::Light);
}

void TestPreview::itFitsAndIsNamedInEachLanguage() {
    QFETCH(int, language);
    QFETCH(int, look);
    Preferences preferences;
    preferences.language = static_cast<words::Language>(language);
    preferences.look = static_cast<Look>(look);
    install("echo Kyocera", "exit 0");
    m_case->restart(preferences);
    openPlayed(1, 2);
    previewOf(Qt::Key_5);
    QTRY_COMPARE(keys().find(QStringLiteral("previewPrinter"))->property("currentText").toString(),
                 QStringLiteral("Kyocera"));
    QVERIFY2(m_case->needed().width() <= 1264, qPrintable(QString::number(m_case->needed().width())));
    QVERIFY2(m_case->needed().height() <= 680, qPrintable(QString::number(m_case->needed().height())));
    for (const char* name :
         {"previewPage", "previewBack", "previewForward", "previewSmaller", "previewLarger", "previewWhole",
          "previewWide", "previewPrinter", "previewCopies", "previewPrint", "previewSave", "previewLeave"}) {
        QVERIFY2(keys().isShown(QLatin1String(name)), name);
        QAccessibleInterface* said = QAccessible::queryAccessibleInterface(keys().find(QLatin1String(name)));
        QVERIFY2(said != nullptr && !said->text(QAccessible::Name).isEmpty(), name);
    }
    const bool german = preferences.language == words::Language::German;
    QCOMPARE(where().startsWith(QStringLiteral("Seite")), german);
}

QTEST_MAIN(TestPreview)
#include "test_preview.moc"
