#include "base/shortcuts.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <QAction>
#include <QFile>
#include <QRegularExpression>
#include <QShortcut>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
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
    {"Strg", "Ctrl"},     {"Umschalt", "Shift"},   {"Maiusc", "Shift"}, {"Komma", ","},
    {"virgola", ","},     {"comma", ","},          {"Entf", "Del"},     {"Canc", "Del"},
    {"Enter", "Return"},  {"Invio", "Return"},     {"Bild↓", "PgDown"}, {"Bild↑", "PgUp"},
    {"Pag↓", "PgDown"},   {"Pag↑", "PgUp"},        {"PgDn", "PgDown"},  {"←", "Left"},
    {"→", "Right"},       {"Rechts", "Right"},     {"Links", "Left"},   {"destra", "Right"},
    {"sinistra", "Left"}, {"Page Down", "PgDown"}, {"Page Up", "PgUp"}};

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
        "Rechts|Links|destra|sinistra|Right|Left|[←→]|[A-Z](?![a-z])|\\d)"
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
        {Where::Entries},                                  // how one goes about
        {Where::Start},                                    // a new tournament
        {Where::Entries},                                  // entries
        {Where::Draw},                                     // draw
        {Where::Draw, Where::Round},                       // formats
        {Where::Round, Where::Sheet, Where::ZeroSumSheet}, // scoresheets
        {Where::Standings, Where::List},                   // standings
        {Where::Draw, Where::Round, Where::Sheet, Where::ZeroSumSheet, Where::Standings}, // Königrufen
        {Where::Dispute, Where::DisputeTable, Where::DisputeQuestions, Where::DisputeRules,
         Where::DisputeOwnRules, Where::DisputeArchive}, // disputes
        {Where::Settings},                               // settings
        {},                                              // the same by the command line
        {},                                              // rules by the command line
        {Where::Sheet},                                  // the wall, and what is confirmed
        {Where::Preview},                                // paper
        {},                                              // the club
        {},                                              // journal, copies
        {}};                                             // command line
    return all;
}

// What a field or a paper does by itself.
const QStringList kOwn{QStringLiteral("Ctrl+V"), QStringLiteral("PgDown"), QStringLiteral("PgUp")};

// Those whose shortcut is no button's and no menu entry's.
const QStringList kNoObjects{QStringLiteral("earlierRound"),       QStringLiteral("laterRound"),
                             QStringLiteral("answerFirst"),        QStringLiteral("answerSecond"),
                             QStringLiteral("sortByColumn"),       QStringLiteral("writeLineFromAny"),
                             QStringLiteral("writeZeroSumFromAny")};

} // namespace

class TestShortcuts : public WindowTest {
    Q_OBJECT

  private slots:
    void noKeyDoesTwoThingsOnOnePage_data();
    void noKeyDoesTwoThingsOnOnePage();
    void everyNameIsSomethingInTheWindow();
    void onScreenNoKeyIsHeardTwice();
    void theManualNamesThem_data();
    void theManualNamesThem();
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
    // Out of a dispute without a tournament, which there is none to be closed then.
    if (page >= Where::Dispute && page <= Where::DisputeArchive) keys.removeOne(QStringLiteral("Ctrl+W"));
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
    for (const char* view : {"toQuestions", "toRules", "toOwn", "toArchive", "toTable"}) {
        const QKeyCombination key = shortcuts::of(QLatin1String(view))[0];
        keys().press(key.key(), key.keyboardModifiers());
        check(QLatin1String(view));
    }
}

void TestShortcuts::theManualNamesThem_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : kLanguages) QTest::newRow(language) << QString::fromLatin1(language);
}

void TestShortcuts::theManualNamesThem() {
    QFETCH(QString, language);
    static const QRegularExpression kHeading(QStringLiteral("^#{2,3} .*$"),
                                             QRegularExpression::MultilineOption);
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
    QVERIFY(named > 60);
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
