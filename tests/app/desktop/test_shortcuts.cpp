#include "base/done_words.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "base/translation.h"
#include "support/evenings.h"
#include "support/window_test.h"
#include "widgets/key_button.h"

#include <desk/draws.h>

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFontMetrics>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QShortcut>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

// The table of shortcuts: no key does two things on one page, every name in it is something in the window,
// and manual and sentences name the keys that are.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using shortcuts::Where;

constexpr std::array kLanguages{"de", "it", "en"};

// How each language names keys, and how Qt does.
struct KeyWord {
    const char* said;
    const char* key;
};
constexpr KeyWord kKeyWords[] = {
    {"Strg", "Ctrl"},    {"Umschalt", "Shift"}, {"Maiusc", "Shift"},  {"Komma", ","},
    {"virgola", ","},    {"comma", ","},        {"Entf", "Del"},      {"Canc", "Del"},
    {"Enter", "Return"}, {"Invio", "Return"},   {"Bild↓", "PgDown"},  {"Bild↑", "PgUp"},
    {"Pag↓", "PgDown"},  {"Pag↑", "PgUp"},      {"PgDn", "PgDown"},   {"←", "Left"},
    {"→", "Right"},      {"↑", "Up"},           {"↓", "Down"},        {"Rechts", "Right"},
    {"Links", "Left"},   {"destra", "Right"},   {"sinistra", "Left"}, {"Page Down", "PgDown"},
    {"Page Up", "PgUp"}};

QString inQtsWords(const QString& said) {
    QStringList parts = said.split(QLatin1Char('+'));
    for (QString& part : parts)
        for (const KeyWord& word : kKeyWords)
            if (part.compare(QString::fromUtf8(word.said), Qt::CaseInsensitive) == 0)
                part = QLatin1String(word.key);
    return QKeySequence(parts.join(QLatin1Char('+'))).toString();
}

// With Ctrl, Alt or Shift, those with an F, and the two that leaf: what else is named is a field's own.
QStringList keysIn(const QString& text) {
    static const QRegularExpression kKey(QStringLiteral(
        "\\b(?:(?:Strg|Ctrl|Umschalt|Maiusc|Shift|Alt)\\+)+"
        "(?:F\\d+|(?:Bild|Pag)[↓↑]|PgDn|PgDown|PgUp|Komma|[Vv]irgola|[Cc]omma|Entf|Canc|Del|Enter|Invio|"
        "Rechts|Links|destra|sinistra|Right|Left|[←→↑↓]|[A-Z](?![a-z])|\\d)"
        "|\\bF\\d+\\b|\\b(?:Bild|Pag)[↓↑]|\\bPg(?:Dn|Down|Up)\\b|\\bPage (?:Down|Up)\\b"));
    QStringList keys;
    for (auto found = kKey.globalMatch(text); found.hasNext();) keys << inQtsWords(found.next().captured());
    return keys;
}

QString contentsOf(const QString& file) {
    QFile source(QStringLiteral(SCHREIBER_SOURCE) + QLatin1Char('/') + file);
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

QStringList keysHeardIn(const std::vector<Where>& places) {
    QStringList keys;
    for (const shortcuts::Entry& entry : shortcuts::all())
        if (std::find(places.begin(), places.end(), entry.where) != places.end())
            for (const QKeySequence& key : shortcuts::allOf(QLatin1String(entry.name)))
                keys << key.toString();
    return keys;
}

// The parts of the manual in their order, and whose keys each tells beside the window's.
const std::vector<std::vector<Where>>& parts() {
    static const std::vector<std::vector<Where>> all{
        {Where::Manual}, // what the manual is
        {Where::Draw, Where::Round, Where::Sheet, Where::Standings, Where::Dispute, Where::DisputeTable,
         Where::List},                                                  // how it works
        {Where::Start},                                                 // a new evening
        {Where::Entries},                                               // people
        {Where::Entries},                                               // a list
        {Where::Entries},                                               // late, away, replaced
        {Where::Draw, Where::Sheet},                                    // the draw
        {Where::Draw},                                                  // partners, slips
        {Where::Round},                                                 // formats
        {Where::Round},                                                 // the round
        {Where::Sheet},                                                 // a sheet
        {Where::Sheet},                                                 // confirmed, corrected, disputed
        {Where::Standings},                                             // standings
        {Where::Standings},                                             // the end
        {Where::Draw, Where::Sheet},                                    // an evening of Königrufen
        {Where::ZeroSumSheet},                                          // its games
        {Where::Round, Where::Sheet, Where::ZeroSumSheet},              // its corrections
        {Where::Sheet, Where::ZeroSumSheet, Where::DisputeQuestions},   // its disputes
        {},                                                             // its papers
        {Where::Dispute, Where::DisputeTable, Where::DisputeQuestions}, // a dispute
        {Where::Dispute, Where::DisputeTable, Where::DisputeQuestions}, // its record
        {Where::Dispute, Where::DisputeArchive},                        // rulings
        {Where::Dispute, Where::DisputeRules, Where::DisputeOwnRules},  // rules
        {Where::Preview},                                               // paper
        {Where::Sheet},                                                 // the wall
        {},                                                             // the club
        {Where::Settings},                                              // settings
        {Where::Journal},                                               // journal, copies
        {},                                                             // export
        {}};                                                            // command line
    return all;
}

// What a field, a paper or a list does by itself: the last three order one, and change a name in it.
const QStringList kOwn{QStringLiteral("Ctrl+V"), QStringLiteral("PgDown"),   QStringLiteral("PgUp"),
                       QStringLiteral("Alt+Up"), QStringLiteral("Alt+Down"), QStringLiteral("F2")};

// Those whose shortcut is no button's and no menu entry's.
const QStringList kNoObjects{QStringLiteral("earlierRound"), QStringLiteral("laterRound"),
                             QStringLiteral("answerFirst"),  QStringLiteral("answerSecond"),
                             QStringLiteral("sortByColumn"), QStringLiteral("writeLineFromAny"),
                             QStringLiteral("verdictWay1"),  QStringLiteral("verdictWay2")};

// How often something was drawn.
class Painted : public QObject {
  public:
    int times = 0;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) ++times;
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

class TestShortcuts : public WindowTest {
    Q_OBJECT

  private:
    void eachState(const std::function<void(const QString& state)>& look);

  private slots:
    void noKeyDoesTwoThingsOnOnePage_data();
    void noKeyDoesTwoThingsOnOnePage();
    void everyNameIsSomethingInTheWindow();
    void onScreenNoKeyIsHeardTwice();
    void oneThingIsGoldAndF5PressesIt();
    void everyShownKeyIsTheTablesAndNoneIsShownTwice();
    void theButtonNamesTheKeyThatWrites();
    void theMenuHasWhatThePageHas();
    void aDisputeIsBegunFromAnywhere();
    void undoKeepsItsVerb();
    void theManualNamesThem_data();
    void theManualNamesThem();
    void aKeyHasOneName_data();
    void aKeyHasOneName();
    void sentencesNameThem_data();
    void sentencesNameThem();
};

void TestShortcuts::noKeyDoesTwoThingsOnOnePage_data() {
    QTest::addColumn<int>("where");
    for (int where = 0; where <= static_cast<int>(Where::Question); ++where)
        QTest::addRow("%d", where) << where;
}

void TestShortcuts::noKeyDoesTwoThingsOnOnePage() {
    QFETCH(int, where);
    const auto page = static_cast<Where>(where);
    std::vector<Where> places{page};
    if (page > Where::Dispute && page <= Where::DisputeArchive) places.push_back(Where::Dispute);
    const bool isWithin = page != Where::Window && page != Where::Manual; // which is a window of its own
    if (isWithin) places.push_back(Where::Window);
    QStringList keys = keysHeardIn(places);
    keys.sort();
    for (int i = 1; i < keys.size(); ++i) QVERIFY2(keys[i] != keys[i - 1], qPrintable(keys[i]));
}

void TestShortcuts::everyNameIsSomethingInTheWindow() {
    QStringList missing;
    for (const shortcuts::Entry& entry : shortcuts::all())
        if (const QString name = QLatin1String(entry.name); !kNoObjects.contains(name)) missing << name;
    const auto look = [&] {
        missing.removeIf(
            [&](const QString& name) { return m_case->window().findChild<QObject*>(name) != nullptr; });
    };
    ctrl(Qt::Key_L); // nothing is there yet; the start page is
    look();
    openPrepared([](desk::Evening&) {});
    look();
    m_file = m_case->path(QStringLiteral("tarock.schreiber"));
    {
        desk::Evening evening = tarockEvening(m_file, exampleList());
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_4);
    look();
    keys().press(Qt::Key_F1);
    look();
    missing.removeAll(QStringLiteral("openLast")); // the start page of a computer with an evening before
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char(' '))));
}

void TestShortcuts::onScreenNoKeyIsHeardTwice() {
    openPrepared([](desk::Evening& evening) { playRounds(evening, 1); });
    const auto check = [&](const QString& at) {
        QStringList heard;
        for (const QShortcut* shortcut : m_case->window().findChildren<QShortcut*>()) {
            const auto* owner = qobject_cast<QWidget*>(shortcut->parent());
            const bool isHeard = owner != nullptr && owner->isVisible() && owner->isEnabled() &&
                                 shortcut->isEnabled() && shortcut->context() == Qt::WindowShortcut;
            if (isHeard) heard << shortcut->key().toString();
        }
        for (const QAction* action : m_case->window().findChildren<QAction*>())
            if (action->isEnabled() && action->isVisible())
                for (const QKeySequence& key : action->shortcuts()) heard << key.toString();
        heard.removeAll(QString());
        heard.sort();
        QVERIFY2(heard.size() > 20, qPrintable(at));
        for (int i = 1; i < heard.size(); ++i)
            QVERIFY2(heard[i] != heard[i - 1], qPrintable(at + QLatin1Char(' ') + heard[i]));
    };
    for (const Qt::Key page :
         {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_7, Qt::Key_Comma, Qt::Key_6}) {
        ctrl(page);
        check(QKeySequence(page).toString());
    }
    for (const char* view : {"caseFold", "toRules", "toOwn", "toArchive"}) {
        const QKeyCombination key = shortcuts::of(QLatin1String(view))[0];
        keys().press(key.key(), key.keyboardModifiers());
        check(QLatin1String(view));
    }
}

// Every page of the evening, each view of a dispute and each way of keying, a question, a paper.
void TestShortcuts::eachState(const std::function<void(const QString& state)>& look) {
    look(QStringLiteral("start"));
    openPrepared([](desk::Evening& evening) { playRounds(evening, 1); });
    for (const Qt::Key page :
         {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_7, Qt::Key_Comma, Qt::Key_6}) {
        ctrl(page);
        look(QKeySequence(page).toString());
    }
    for (const char* view : {"caseFold", "toRules", "toOwn", "toArchive"}) {
        const QKeyCombination key = shortcuts::of(QLatin1String(view))[0];
        keys().press(key.key(), key.keyboardModifiers());
        look(QLatin1String(view));
    }
    ctrl(Qt::Key_2);
    keys().press(Qt::Key_F5); // drawn
    look(QStringLiteral("draft"));
    keys().press(Qt::Key_R, Qt::ControlModifier);
    look(QStringLiteral("question"));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_F5);
    ctrl(Qt::Key_4);
    for (const Qt::Key way : {Qt::Key_F2, Qt::Key_F3, Qt::Key_F7, Qt::Key_Escape}) {
        keys().press(way);
        look(QStringLiteral("sheet, ") + QKeySequence(way).toString());
    }
    ctrl(Qt::Key_5);
    ctrl(Qt::Key_P);
    QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
    look(QStringLiteral("paper"));
}

void TestShortcuts::oneThingIsGoldAndF5PressesIt() {
    eachState([this](const QString& state) {
        QCoreApplication::processEvents();
        int gold = 0;
        for (const auto* button : m_case->window().findChildren<KeyButton*>())
            if (button->isVisible() && button->rank() == KeyButton::Rank::Gold) {
                ++gold;
                QCOMPARE(button->accessibleDescription(), QStringLiteral("F5"));
            }
        const bool none = state == QLatin1String("question"); // which comes first
        const bool start = state == QLatin1String("start");
        QVERIFY2(start ? gold <= 1 : gold == (none ? 0 : 1), qPrintable(state + QString::number(gold)));
    });
    // While a question stands open the button of the left column leads to its page, by that page's key.
    ctrl(Qt::Key_2);
    ctrl(Qt::Key_R);
    QVERIFY(shown("promptBar"));
    auto* next = dynamic_cast<KeyButton*>(keys().find(QStringLiteral("nextButton")));
    QTRY_VERIFY(next->rank() == KeyButton::Rank::SteppedBack);
    QCOMPARE(next->accessibleDescription(), QStringLiteral("Strg+3")); // its papers come before its sheets
    next->click();
    QVERIFY(shown("roundSteps"));
    // What a page holds is pressed instead.
    ctrl(Qt::Key_7);
    auto* own = new KeyButton(QStringLiteral("own"), keys().find(QStringLiteral("journalPage")));
    own->setRank(KeyButton::Rank::Gold);
    own->show();
    QTRY_VERIFY(next->rank() == KeyButton::Rank::SteppedBack);
    int pressed = 0;
    connect(own, &KeyButton::clicked, this, [&pressed] { ++pressed; });
    keys().press(Qt::Key_F5);
    QCOMPARE(pressed, 1);
    QVERIFY(shown("journalPage"));
    own->hide();
    QTRY_VERIFY(next->rank() == KeyButton::Rank::Gold);
}

void TestShortcuts::everyShownKeyIsTheTablesAndNoneIsShownTwice() {
    QStringList known; // as a button says it
    for (const shortcuts::Entry& entry : shortcuts::all())
        known << shortcuts::inWords(QLatin1String(entry.name));
    int shownKeys = 0;
    eachState([&](const QString& state) {
        QCoreApplication::processEvents();
        QStringList said;
        for (const auto* button : m_case->window().findChildren<KeyButton*>())
            if (button->isVisible() && !button->accessibleDescription().isEmpty())
                said << button->accessibleDescription().section(QStringLiteral(" · "), -1); // behind words
        for (const auto* radio : m_case->window().findChildren<QRadioButton*>())
            if (radio->isVisible() && !radio->accessibleDescription().isEmpty())
                said << radio->accessibleDescription();
        said.sort();
        for (int i = 0; i < said.size(); ++i) {
            const QString what = state + QStringLiteral(": ") + said[i];
            QVERIFY2(known.contains(said[i]), qPrintable(what));
            QVERIFY2(i == 0 || said[i] != said[i - 1], qPrintable(what));
        }
        shownKeys += static_cast<int>(said.size());
    });
    QVERIFY(shownKeys > 60);
}

// Pressed where one stands, the key that the button names writes.
void TestShortcuts::theButtonNamesTheKeyThatWrites() {
    openFirstSheet();
    const auto says = [this] {
        QCoreApplication::processEvents();
        return keys().find(QStringLiteral("writeLine"))->accessibleDescription();
    };
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
    QCOMPARE(says(), QStringLiteral("Strg+Enter"));
    key("3");
    says();
    Painted painted; // and it is seen, though its label stays
    keys().find(QStringLiteral("writeLine"))->installEventFilter(&painted);
    key(";");
    QCOMPARE(says(), QStringLiteral("Enter"));
    QTRY_VERIFY(painted.times > 0);
    key("1");
    QVERIFY(keys().tabTo(QStringLiteral("sheetPaper")));
    QCOMPARE(says(), QStringLiteral("Strg+Enter"));
    QVERIFY(sheetOnDisk(0).lines.empty());
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    keys().press(Qt::Key_F3); // the last number of a fine leads to its reason
    key("2;");
    QCOMPARE(says(), QStringLiteral("Strg+Enter"));
    key(";");
    QCOMPARE(keys().focus(), QStringLiteral("sheetReason"));
    QCOMPARE(says(), QStringLiteral("Enter"));
    QVERIFY(keys().tabTo(QStringLiteral("writeLine")));
    QCOMPARE(says(), QStringLiteral("Enter"));
}

void TestShortcuts::theMenuHasWhatThePageHas() {
    QMenu* edit = nullptr;
    const auto entries = [&] { // as somebody who opens the menu reads them
        for (const QAction* menu : m_case->window().menuBar()->actions())
            if (menu->menu()->findChild<QAction*>(QStringLiteral("undo")) != nullptr) edit = menu->menu();
        emit edit->aboutToShow();
        QStringList names;
        for (const QAction* entry : edit->actions()) names << entry->objectName();
        return names;
    };
    int all = 0;
    eachState([&](const QString& state) {
        const QStringList names = entries();
        QVERIFY(names.contains(QStringLiteral("redo")));
        const auto* pages = keys().find(QStringLiteral("pages"));
        for (const auto* button : m_case->window().findChildren<KeyButton*>()) {
            if (!button->isVisible() || !pages->isAncestorOf(button)) continue;
            QVERIFY2(names.contains(QStringLiteral("page-") + button->objectName()),
                     qPrintable(state + QStringLiteral(": ") + button->objectName()));
            ++all;
        }
    });
    QVERIFY(all > 40);
    keys().press(Qt::Key_Escape);
    ctrl(Qt::Key_4);
    entries();
    auto* confirm = edit->findChild<QAction*>(QStringLiteral("page-strikeLine"));
    QVERIFY(confirm != nullptr && !confirm->isEnabled()); // there is no line
    auto* fine = edit->findChild<QAction*>(QStringLiteral("page-fine"));
    QVERIFY2(fine->text().endsWith(QStringLiteral("\tF3")), qPrintable(fine->text()));
    fine->trigger();
    QCOMPARE(keys().textOf(QStringLiteral("keyingTitle")), QStringLiteral("Strafe"));
}

void TestShortcuts::aDisputeIsBegunFromAnywhere() {
    openPlayed(0, 1);
    const auto record = [this] {
        return dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")))->toPlainText();
    };
    ctrl(Qt::Key_3);
    keys().press(Qt::Key_End); // the last card
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    QVERIFY(shown("disputePage"));
    keys().press(Qt::Key_F9); // the record
    const auto last = onDisk().rounds.back().tables.back().number;
    QVERIFY2(record().contains(QStringLiteral("table: %1\n").arg(last)), qPrintable(record()));
    ctrl(Qt::Key_7); // of no table: what lies there
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    QVERIFY(shown("disputePage"));
    QVERIFY(record().contains(QStringLiteral("table: %1\n").arg(last)));
}

void TestShortcuts::undoKeepsItsVerb() {
    const DoneWords done{QStringLiteral("Rückgängig"), QStringLiteral("Tisch 3, Runde 1, Zeile 2: 2:1"),
                         QStringLiteral("Tisch 3, Runde 1")};
    const QFontMetrics letters(qApp->font());
    const int whole = letters.horizontalAdvance(done.whole());
    QCOMPARE(done.in(whole, letters), done.whole());
    for (int room = 0; room < whole; room += 3) {
        const QString said = done.in(room, letters);
        QVERIFY2(said.isEmpty() || said == done.verb ||
                     said.startsWith(done.verb + QStringLiteral(": Tisch 3")),
                 qPrintable(said));
        QVERIFY(letters.horizontalAdvance(said) <= room);
        QCOMPARE(said.isEmpty(), letters.horizontalAdvance(done.verb) > room);
    }
}

void TestShortcuts::theManualNamesThem_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : kLanguages) QTest::newRow(language) << QString::fromLatin1(language);
}

void TestShortcuts::theManualNamesThem() {
    QFETCH(QString, language);
    static const QRegularExpression kHeading(QStringLiteral("^## .*$"), QRegularExpression::MultilineOption);
    const auto sections = [](const QString& code) {
        return contentsOf(QStringLiteral("docs/manual/%1.md").arg(code)).split(kHeading);
    };
    const QStringList mine = sections(language);
    const QStringList german = sections(QStringLiteral("de"));
    QCOMPARE(mine.size(), static_cast<qsizetype>(parts().size()));
    int named = 0;
    for (qsizetype i = 0; i < mine.size(); ++i) {
        std::vector<Where> places = parts()[static_cast<std::size_t>(i)];
        places.push_back(Where::Window);
        const QStringList known = keysHeardIn(places) + kOwn;
        QStringList keys = keysIn(mine[i]);
        for (const QString& key : keys)
            QVERIFY2(known.contains(key), qPrintable(QStringLiteral("part %1: %2").arg(i).arg(key)));
        QStringList sameInGerman = keysIn(german[i]);
        keys.removeDuplicates();
        sameInGerman.removeDuplicates();
        keys.sort();
        sameInGerman.sort();
        QCOMPARE(keys, sameInGerman);
        named += static_cast<int>(keys.size());
    }
    QVERIFY(named > 90);
}

void TestShortcuts::aKeyHasOneName_data() {
    theManualNamesThem_data();
}

// On buttons and in menus it is called as in the manual, whatever Qt calls it.
void TestShortcuts::aKeyHasOneName() {
    QFETCH(QString, language);
    for (const words::Language each : words::kLanguages)
        if (text(words::codeOf(each)) == language) installLanguage(each);
    const QString manual = contentsOf(QStringLiteral("docs/manual/%1.md").arg(language));
    QStringList strange;
    for (const char* name : {"previousSheet", "nextSheet", "beamerForward", "beamerBack", "writeLine"})
        if (const QString said = shortcuts::inWords(QLatin1String(name));
            !manual.contains(QStringLiteral("**%1**").arg(said)))
            strange << said;
    const QString round = shortcuts::inWords(u"laterRound");
    installLanguage(words::Language::German);
    QVERIFY2(strange.isEmpty(), qPrintable(strange.join(QLatin1Char(' '))));
    QCOMPARE(round, QStringLiteral("Alt+→"));
}

void TestShortcuts::sentencesNameThem_data() {
    theManualNamesThem_data();
}

// Those of the window, which say what to press now.
void TestShortcuts::sentencesNameThem() {
    QFETCH(QString, language);
    QStringList known = kOwn;
    for (int where = 0; where <= static_cast<int>(Where::Question); ++where)
        known += keysHeardIn({static_cast<Where>(where)});
    const bool isSource = language == QLatin1String("de");
    QXmlStreamReader reader(contentsOf(QStringLiteral("app/desktop/translations/schreiber_%1.ts")
                                           .arg(isSource ? QStringLiteral("it") : language)));
    int named = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement() || reader.name() != QLatin1String(isSource ? "source" : "translation"))
            continue;
        const QString sentence = reader.readElementText(QXmlStreamReader::IncludeChildElements);
        for (const QString& key : keysIn(sentence)) {
            QVERIFY2(known.contains(key), qPrintable(key + QStringLiteral(": ") + sentence));
            ++named;
        }
    }
    QVERIFY(!reader.hasError());
    QVERIFY(named > 30);
}

QTEST_MAIN(TestShortcuts)

#include "test_shortcuts.moc"
