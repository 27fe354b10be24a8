#include "base/text.h"
#include "games/perlaggen/rules/rule_examples.h"
#include "games/perlaggen/rules/rule_text.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/own_rules.h>
#include <desk/settings.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

#include <algorithm>
#include <perlaggen/record/reader.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/own_set.h>
#include <perlaggen/ruling/replay.h>

// The rule book, two rule sets beside each other, and the club's own rules, by keyboard alone.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

perlaggen::record::Header by(std::string_view set) {
    perlaggen::record::Header head;
    head.rules = set;
    return head;
}

} // namespace

class TestRules : public WindowTest {
    Q_OBJECT

  private slots:
    void everyPointHasItsPageInEveryLanguage();
    void theExamplesShowTheirPoint();
    void theExamplesAreOfTheTournamentsOwnSet();
    void theExamplesOfAPointTellThemselvesApart();
    void aPointIsFoundAsOneTypes();
    void theBookIsOrderedBySource();
    void anExampleOpensOnTheCardTable();
    void aRulingOpensItsRule();
    void twoSetsStandBesideEachOther();
    void fromARulingTheBookOpensByItsRecord();
    void oneSetAloneIsComparedWithTheUsualOne();
    void aNewTournamentTakesAClubsFile();
    void theTournamentsRulesAreMarked();
    void theRulesArePrinted();
    void aClubMakesItsOwnRules();
    void aNameThatIsTooLongIsNotCutInSilence();
    void theListIsOrderedByKeys();
    void whatIsNotTakenYetIsSaidAndAskedAbout();
    void whatIsSetElsewhereLeavesTheDraft();
    void theRulesGoThroughAFile();
    void whatIsReadFromAFileStandsInTheFields();
    void whilePlayedOnlySwitchesChange();

  private:
    template <class T>
    T& the(const char* name) {
        auto* found = dynamic_cast<T*>(keys().find(QLatin1String(name)));
        if (found == nullptr) qFatal("%s is not there", name);
        return *found;
    }
    QString page() { return the<QTextBrowser>("ruleText").toPlainText(); }
    int points();
    // Goes down a list of choices until the words stand there.
    void choose(const char* name, const QString& words);
    void openEvening(bool played = false);
    tournament::Settings kept() const;
};

int TestRules::points() {
    int count = 0;
    for (QTreeWidgetItemIterator item(&the<QTreeWidget>("ruleTree")); *item != nullptr; ++item)
        if ((*item)->childCount() == 0) ++count;
    return count;
}

void TestRules::choose(const char* name, const QString& words) {
    QVERIFY2(keys().tabTo(QLatin1String(name)), name);
    auto& box = the<QComboBox>(name);
    keys().press(Qt::Key_Home);
    for (int i = 0; i < box.count() && !box.currentText().contains(words); ++i) keys().press(Qt::Key_Down);
    QVERIFY2(box.currentText().contains(words), qPrintable(words));
}

void TestRules::openEvening(bool played) {
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        if (played) playPartly(evening, 1);
    }
    m_case->open(m_file);
    keys().press(Qt::Key_6, Qt::ControlModifier);
}

tournament::Settings TestRules::kept() const {
    auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    if (!evening.ok()) qFatal("the file does not open");
    return evening->tournament().settings;
}

void TestRules::everyPointHasItsPageInEveryLanguage() {
    for (const words::Language language : words::kLanguages)
        for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue()) {
            const QString html = pointPage(
                point, {*perlaggen::rulebook::findRuleSet("imst"), QStringLiteral("im Turnier"), language},
                {});
            QVERIFY(html.contains(QString::fromUtf8(point.text.in(language).data(),
                                                    static_cast<qsizetype>(point.text.in(language).size()))
                                      .toHtmlEscaped()));
            QVERIFY(html.contains(text(point.title.in(language)).toHtmlEscaped()));
            // the name of the program's own book is not for players
            if (point.name.text().find('_') != std::string_view::npos)
                QVERIFY(!html.contains(text(point.name)));
            QVERIFY2(html.count(QStringLiteral("Was man dazu vereinbaren kann")) <= 1, qPrintable(html));
        }
    // where the value is told, its editor's doubt is
    QVERIFY(switchPage(perlaggen::rulebook::Switch::MidMinCards,
                       {*perlaggen::rulebook::findRuleSet("imst"), QStringLiteral("im Turnier"),
                        words::Language::German})
                .contains(QStringLiteral("Imst und Umgebung (für Imst vom Herausgeber bezweifelt)")));
}

// A tournament's own set is shown, wherever the case was recorded, where that set rules the same on it.
void TestRules::theExamplesAreOfTheTournamentsOwnSet() {
    int ours = 0;
    int all = 0;
    for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue())
        for (const RuleExample& example : examplesOf(point.name, by("suedtirol"), words::Language::German)) {
            ++all;
            if (example.record.contains(QStringLiteral("rules: suedtirol\n"))) ++ours;
        }
    QVERIFY2(ours * 10 > all * 6, qPrintable(QStringLiteral("%1 of %2").arg(ours).arg(all)));
    const auto follow = examplesOf("follow", by("suedtirol"), words::Language::German);
    QVERIFY(!follow.isEmpty());
    QVERIFY(follow.first().record.contains(QStringLiteral("rules: suedtirol\n")));
    QVERIFY(!follow.first().title.endsWith(QLatin1Char(')')));
}

// What is shown as forbidden is ruled on by this very point.
void TestRules::theExamplesShowTheirPoint() {
    int shown = 0;
    int forbidden = 0;
    for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue()) {
        const QList<RuleExample> examples = examplesOf(point.name, by("innsbruck"), words::Language::German);
        const QString html = pointPage(point,
                                       {*perlaggen::rulebook::findRuleSet("imst"),
                                        QStringLiteral("im Turnier"), words::Language::German},
                                       examples);
        QCOMPARE(html.contains(QStringLiteral("lässt sich das nicht zeigen")), examples.isEmpty());
        for (const RuleExample& example : examples) {
            ++shown;
            // the point is named before the line that it is about, and one stands there or where it shows
            const QStringList lines = example.record.split(QLatin1Char('\n'));
            const qsizetype rule =
                lines.indexOf(QStringLiteral("# Regel: ") + text(point.title.in(words::Language::German)));
            const qsizetype named = rule + 1;
            QVERIFY2(rule >= 0 && lines[named] == QStringLiteral("# ") + example.title,
                     qPrintable(example.record));
            QCOMPARE(example.record.count(QLatin1Char('#')), 2);
            QVERIFY2(example.line > named + 1 || rule == 0, qPrintable(example.record));
            const auto records = perlaggen::record::read(example.record.toStdString());
            QVERIFY2(records.ok() && records->size() == 1, qPrintable(example.record));
            // which place's it is stands there where it is another one's
            const bool ours = example.record.contains(QStringLiteral("rules: innsbruck\n"));
            if (!ours) QVERIFY2(example.title.endsWith(QLatin1Char(')')), qPrintable(example.title));
            if (!example.title.startsWith(QStringLiteral("So darf man nicht"))) continue;
            ++forbidden;
            const perlaggen::ruling::Replay replay = perlaggen::ruling::replay(records->front());
            const auto here = std::find_if(
                replay.rulings.begin(), replay.rulings.end(),
                [&](const perlaggen::deal::Ruling& ruling) { return ruling.rule == point.name; });
            QVERIFY2(here != replay.rulings.end(), qPrintable(example.record));
            if (here->event < 0) continue; // of the head
            QCOMPARE(replay.lineOf(*here), static_cast<int>(named) + 2);
            perlaggen::record::Record before = records->front(); // up to where one stands
            while (!before.lines.events.empty() && before.lines.events.back() > example.line) {
                before.lines.events.pop_back();
                before.events.pop_back();
            }
            const perlaggen::ruling::Replay there = perlaggen::ruling::replay(before);
            QVERIFY2(
                std::any_of(there.rulings.begin(), there.rulings.end(),
                            [&](const perlaggen::deal::Ruling& ruling) { return ruling.rule == point.name; }),
                qPrintable(example.record));
        }
    }
    QVERIFY(shown > 400);
    QVERIFY(forbidden > 100);
}

void TestRules::theExamplesOfAPointTellThemselvesApart() {
    const auto titles = [](std::string_view point, std::string_view rules, words::Language language) {
        QStringList all;
        for (const RuleExample& example : examplesOf(point, by(rules), language)) all << example.title;
        return all;
    };
    using enum words::Language;
    QCOMPARE(titles("trump_hanger", "imst", German),
             (QStringList{QStringLiteral("So ist es: Trumpf Herz"),
                          QStringLiteral("Zum Vergleich: Trumpf Laub")}));
    QCOMPARE(titles("order_unbet", "innsbruck", German),
             (QStringList{QStringLiteral("So ist es: ohne Hausregel „Ungebotene Figuren zählen in der "
                                         "Reihenfolge Spiel, Gleich, Hanger“"),
                          QStringLiteral("Zum Vergleich: mit Hausregel „Ungebotene Figuren zählen in der "
                                         "Reihenfolge Spiel, Gleich, Hanger“")}));
    QVERIFY(titles("trump_hanger", "innsbruck", English).first().endsWith(QStringLiteral(")")));
    // what A keeps is right by itself: wrong is that the card is not in the hand
    QVERIFY(titles("cut_keep", "innsbruck", German).first().endsWith(QStringLiteral("nicht in der Hand")));
    const QStringList several = titles("bet_alternate", "innsbruck", German);
    QVERIFY(several.size() > 1);
    for (const QString& title : several) QCOMPARE(several.count(title), 1);
}

void TestRules::aPointIsFoundAsOneTypes() {
    keys().press(Qt::Key_6, Qt::ControlModifier);
    keys().press(Qt::Key_F12);
    QCOMPARE(keys().focus(), QStringLiteral("ruleSearch"));
    const int all = points();
    QCOMPARE(all, static_cast<int>(perlaggen::rulebook::catalogue().size()));
    keys().type(QStringLiteral("Farbe"));
    QVERIFY(points() > 0 && points() < all / 3);
    const int german = points();
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("gestrichen bieten"));
    keys().press(Qt::Key_Down);
    QCOMPARE(keys().focus(), QStringLiteral("ruleTree"));
    QVERIFY2(page().contains(QStringLiteral("gestrichen")), qPrintable(page()));
    QVERIFY(page().contains(QStringLiteral("Wo es gilt")));
    QVERIFY(keys().tabTo(QStringLiteral("ruleSearch")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("qwertz"));
    QCOMPARE(points(), 0);
    QCOMPARE(page(), QStringLiteral("Keine Regel gefunden."));
    QVERIFY(german > 0);
}

void TestRules::theBookIsOrderedBySource() {
    keys().press(Qt::Key_6, Qt::ControlModifier);
    keys().press(Qt::Key_F12);
    choose("ruleOrder", QStringLiteral("Quelle"));
    auto& tree = the<QTreeWidget>("ruleTree");
    QVERIFY(!tree.findItems(QStringLiteral("Imster Regeln 2015, § 7"), Qt::MatchExactly).isEmpty());
    const int all = points();
    choose("ruleSet", QStringLiteral("Schlanders"));
    QVERIFY(page().contains(QStringLiteral("Gilt in „Schlanders“.")));
    QVERIFY(points() < all);
}

void TestRules::anExampleOpensOnTheCardTable() {
    keys().press(Qt::Key_6, Qt::ControlModifier);
    keys().press(Qt::Key_F12);
    keys().type(QStringLiteral("bet_alternate"));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_F9);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    const QString record = the<QPlainTextEdit>("recordEditor").toPlainText();
    // in the window's words, as everything that comes on the card table
    QVERIFY2(record.contains(QStringLiteral("A: bietet gleich")), qPrintable(record));
    QVERIFY2(!record.contains(QStringLiteral(": bet ")), qPrintable(record));
    QVERIFY2(record.contains(QStringLiteral("# Regel: Abwechselnd bieten\n# So darf man nicht: ")),
             qPrintable(record));
    const QString ruled = the<QTextBrowser>("disputeRulings").toPlainText();
    QVERIFY2(ruled.contains(QStringLiteral("Abwechselnd bieten")), qPrintable(ruled));
}

void TestRules::aRulingOpensItsRule() {
    keys().toRecord();
    keys().type(QStringLiteral("trump: L"));
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Return);
    for (const char* line : {"A: bet gleich", "A: bet gleich"}) {
        keys().type(QLatin1String(line));
        keys().press(Qt::Key_Return);
    }
    keys().press(Qt::Key_F12);
    QCOMPARE(keys().focus(), QStringLiteral("ruleTree"));
    QVERIFY2(page().contains(QStringLiteral("Abwechselnd bieten")), qPrintable(page()));
    keys().toRecord(); // and back to the record
    QVERIFY(the<QPlainTextEdit>("recordEditor").toPlainText().contains(QStringLiteral("A: bet gleich")));
}

void TestRules::twoSetsStandBesideEachOther() {
    keys().press(Qt::Key_6, Qt::ControlModifier);
    keys().press(Qt::Key_F12);
    choose("ruleSet", QStringLiteral("Imst"));
    choose("ruleOther", QStringLiteral("Südtirol"));
    const auto all = perlaggen::rulebook::differences(*perlaggen::rulebook::findRuleSet("imst"),
                                                      *perlaggen::rulebook::findRuleSet("suedtirol"),
                                                      words::Language::German);
    QCOMPARE(points(), static_cast<int>(all.size()));
    QVERIFY(!keys().find(QStringLiteral("ruleOrder"))->isEnabled()); // differences have an order of their own
    QVERIFY2(page().contains(QStringLiteral("Imst und Umgebung")) &&
                 page().contains(QStringLiteral("Südtirol")),
             qPrintable(page()));
    QVERIFY(keys().tabTo(QStringLiteral("ruleTree")));
    int alone = 0; // differences that are a rule on one side only
    for (int row = 0; row < points() + 20; ++row) {
        const QString& shown = page();
        for (const perlaggen::rulebook::Difference& each : all) {
            const QString what = QString::fromStdString(each.what);
            if (!shown.contains(what)) continue;
            QVERIFY2(shown.count(what) == 1, qPrintable(shown));
            alone += each.kind == perlaggen::rulebook::Difference::Kind::Point ? 1 : 0;
        }
        keys().press(Qt::Key_Down);
    }
    QVERIFY(alone > 0);
    QVERIFY(keys().tabTo(QStringLiteral("ruleSearch")));
    keys().type(QStringLiteral("zu 15 Punkten"));
    QCOMPARE(points(), 1);
    QVERIFY(page().contains(QStringLiteral("Eine Partie geht zu 18 Punkten.")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Farbe bekennen")); // as all play it: no difference, and yet a rule
    QVERIFY(points() > 0);
    QVERIFY(keys().textOf(QStringLiteral("ruleCount")).startsWith(QStringLiteral("Kein Unterschied")));
    QVERIFY(!page().contains(QStringLiteral("Keine Regel gefunden")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().press(Qt::Key_Delete);
    choose("ruleOther", QStringLiteral("Imst"));
    QCOMPARE(points(), 0);
    QCOMPARE(page(), QStringLiteral("Kein Unterschied."));
}

// A ruling's rule is read as it is played in its record, also without a tournament.
void TestRules::fromARulingTheBookOpensByItsRecord() {
    keys().toRecord();
    keys().press(Qt::Key_A, Qt::ControlModifier);
    QGuiApplication::clipboard()->setText(
        QStringLiteral("rules: suedtirol\nscore: 17 9\ntrump: E\n\nA: bet gleich\n"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    keys().press(Qt::Key_F12);
    QVERIFY2(page().contains(QStringLiteral("Gilt im Protokoll.")), qPrintable(page()));
    QVERIFY(the<QComboBox>("ruleSet").itemText(1).startsWith(QStringLiteral("im Protokoll: Südtirol")));
    QVERIFY(!keys().isShown(QStringLiteral("toOwn")));
}

// All at once cannot be compared with one.
void TestRules::oneSetAloneIsComparedWithTheUsualOne() {
    keys().press(Qt::Key_6, Qt::ControlModifier);
    keys().press(Qt::Key_F12);
    choose("ruleOther", QStringLiteral("Südtirol"));
    QCOMPARE(the<QComboBox>("ruleSet").currentData().toString(), QStringLiteral("innsbruck"));
    const auto all = perlaggen::rulebook::differences(*perlaggen::rulebook::findRuleSet("innsbruck"),
                                                      *perlaggen::rulebook::findRuleSet("suedtirol"),
                                                      words::Language::German);
    QCOMPARE(points(), static_cast<int>(all.size()));
    keys().tabTo(QStringLiteral("ruleSet"));
    keys().press(Qt::Key_Home); // all again
    QCOMPARE(the<QComboBox>("ruleOther").currentIndex(), 0);
    QVERIFY(points() > 100);
}

void TestRules::aNewTournamentTakesAClubsFile() {
    const QString rules = m_case->path(QStringLiteral("tarrenz.perlagg"));
    QFile file(rules);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("rules: imst\ntarget: 21\nperlaggen: HK S6 T7\nname: Tarrenz\n");
    file.close();
    QVERIFY(keys().tabTo(QStringLiteral("newRulesFile")));
    m_case->dialogs().paths = {rules, m_file};
    keys().press(Qt::Key_Return);
    QCOMPARE(the<QComboBox>("newRules").currentText(), QStringLiteral("eigene: tarrenz"));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    const tournament::Settings settings = kept();
    QCOMPARE(settings.rules, std::string("imst"));
    QCOMPARE(settings.target, 21);
    QCOMPARE(desk::ownName(settings), std::string("Tarrenz"));
    QVERIFY(!desk::furtherOption(settings, "perlaggen").empty());
}

void TestRules::theTournamentsRulesAreMarked() {
    openEvening();
    keys().press(Qt::Key_F12);
    keys().type(QStringLiteral("ex_oppo_never"));
    keys().press(Qt::Key_Down);
    QVERIFY2(page().contains(QStringLiteral("Gilt im Turnier.")), qPrintable(page()));
    QVERIFY(keys().tabTo(QStringLiteral("ruleSearch")));
    dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")))->selectAll();
    keys().press(Qt::Key_Delete);
    keys().type(QStringLiteral("Farbe")); // looked for, and then compared: all that differs
    // compared with the tournament's without further ado
    choose("ruleOther", QStringLiteral("Imst"));
    QCOMPARE(keys().textOf(QStringLiteral("ruleSearch")), QString());
    QVERIFY(page().contains(QStringLiteral("Innsbrucker Art")));
}

void TestRules::theRulesArePrinted() {
    keys().press(Qt::Key_6, Qt::ControlModifier);
    keys().press(Qt::Key_F12);
    choose("ruleSet", QStringLiteral("Imst"));
    for (const bool beside : {false, true}) {
        if (beside) choose("ruleOther", QStringLiteral("Südtirol"));
        const QString path = m_case->path(beside ? QStringLiteral("beide") : QStringLiteral("eins"));
        m_case->dialogs().paths.push_back(path);
        keys().press(Qt::Key_P, Qt::ControlModifier);
        QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        QFile file(path + QStringLiteral(".pdf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF-"));
        keys().press(Qt::Key_Escape);
    }
}

void TestRules::aClubMakesItsOwnRules() {
    openEvening();
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_F12, Qt::ShiftModifier);
    QCOMPARE(keys().focus(), QStringLiteral("ownName"));
    keys().type(QStringLiteral("Tarrenz"));
    keys().press(Qt::Key_Tab, Qt::ShiftModifier); // the base stands above
    QCOMPARE(keys().focus(), QStringLiteral("ownBase"));
    auto& base = the<QComboBox>("ownBase");
    for (int i = 0; i < base.count() && !base.currentText().contains(QStringLiteral("Imst")); ++i)
        keys().press(Qt::Key_Down);
    QVERIFY(keys().tabTo(QStringLiteral("ownTarget")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("21"));
    QVERIFY(keys().tabTo(QStringLiteral("ownSwitches")));
    QVERIFY(!the<QTextBrowser>("ownAbout").toPlainText().isEmpty());
    keys().press(Qt::Key_Home);
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Return); // the first value of the first, which stood open
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    const tournament::Settings settings = kept();
    QCOMPARE(settings.rules, std::string("imst"));
    QCOMPARE(desk::ownName(settings), std::string("Tarrenz"));
    QCOMPARE(settings.target, 21);
    QCOMPARE(settings.house.size(), std::size_t{1});
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(kept().rules, std::string("innsbruck"));
}

void TestRules::aNameThatIsTooLongIsNotCutInSilence() {
    openEvening();
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_F12, Qt::ShiftModifier);
    QApplication::clipboard()->setText(QString(301, QLatin1Char('x')));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk::ownName(kept()).empty());
    const QString said = keys().textOf(QStringLiteral("messageText"));
    QVERIFY2(said.contains(QStringLiteral("höchstens 200")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("Name der Regeln")), qPrintable(said));
}

void TestRules::theListIsOrderedByKeys() {
    openEvening();
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_F12, Qt::ShiftModifier);
    QVERIFY(keys().tabTo(QStringLiteral("ownPerlaggen")));
    keys().press(Qt::Key_Home);
    keys().press(Qt::Key_Down, Qt::AltModifier); // the Weli before the Martl
    keys().press(Qt::Key_End);
    keys().press(Qt::Key_Delete); // the Ober of trumps is none
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk::furtherOption(kept(), "perlaggen"), std::string("S6 HK S7 E7 T7 TU"));
    keys().press(Qt::Key_Return); // to those that are none yet
    QCOMPARE(keys().focus(), QStringLiteral("ownMore"));
    for (int i = 0; i < 3; ++i) keys().press(Qt::Key_Down); // which only chooses
    const QString chosen = the<QComboBox>("ownMore").currentText();
    QCOMPARE(the<QListWidget>("ownPerlaggen").count(), 6);
    keys().type(QStringLiteral("Schell"));
    QVERIFY(the<QComboBox>("ownMore").currentText().startsWith(QStringLiteral("Schell")));
    QCOMPARE(the<QListWidget>("ownPerlaggen").count(), 6);
    for (int i = 0; i < 40; ++i) keys().press(Qt::Key_Up);
    for (int i = 0; i < 3; ++i) keys().press(Qt::Key_Down);
    QCOMPARE(the<QComboBox>("ownMore").currentText(), chosen);
    keys().press(Qt::Key_Return);
    QCOMPARE(the<QListWidget>("ownPerlaggen").item(6)->text(), chosen);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    const std::string list = desk::furtherOption(kept(), "perlaggen");
    QCOMPARE(std::count(list.begin(), list.end(), ' '), 6);
}

void TestRules::whatIsNotTakenYetIsSaidAndAskedAbout() {
    openEvening();
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_F12, Qt::ShiftModifier);
    QVERIFY(!keys().isShown(QStringLiteral("ownUntaken")));
    QVERIFY(keys().tabTo(QStringLiteral("ownSwitches")));
    keys().press(Qt::Key_Home);
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Return); // the first value
    QVERIFY(keys().isShown(QStringLiteral("ownUntaken")));
    QVERIFY(keys().textOf(QStringLiteral("ownUntaken")).contains(QStringLiteral("Hausregeln")));
    const QString about = the<QTextBrowser>("ownAbout").toPlainText();
    QVERIFY2(about.contains(QStringLiteral("gilt hier, wenn es übernommen ist")), qPrintable(about));
    m_case->window().close();
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    const QString question = keys().textOf(QStringLiteral("promptQuestion"));
    QVERIFY2(question.contains(QStringLiteral("Regeln des Vereins (Hausregeln)")), qPrintable(question));
    QVERIFY(kept().house.empty());
    keys().press(Qt::Key_1); // keep it
    QCOMPARE(kept().house.size(), std::size_t{1});
}

// Something else of the tournament is set meanwhile: what is changed here stays, and only that is taken.
void TestRules::whatIsSetElsewhereLeavesTheDraft() {
    openEvening();
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_F12, Qt::ShiftModifier);
    keys().type(QStringLiteral("Tarrenz"));
    {
        auto evening = desk::Evening::open(m_file.toStdString());
        QVERIFY(evening.ok());
        QVERIFY(desk::changeSettings(*evening, {{"rounds", "4"}, {"luck_boden", "both"}}, {}).ok());
    }
    keys().press(Qt::Key_1, Qt::ControlModifier); // takes in what was written
    keys().press(Qt::Key_6, Qt::ControlModifier);
    QTRY_COMPARE(the<QLineEdit>("ownName").text(), QStringLiteral("Tarrenz"));
    QCOMPARE(keys().textOf(QStringLiteral("ownUntaken")), QStringLiteral("noch nicht übernommen: Name"));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk::ownName(kept()), std::string("Tarrenz"));
    QCOMPARE(kept().rounds, 4);
    QCOMPARE(kept().house.at("luck_boden"), std::string("both"));
}

void TestRules::theRulesGoThroughAFile() {
    openEvening();
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_F12, Qt::ShiftModifier);
    keys().type(QStringLiteral("Unsere"));
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("unsere")));
    keys().press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("Erst übernehmen")));
    m_case->dialogs().paths.clear();
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("unsere")));
    keys().press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(m_case->dialogs().proposed, QStringLiteral("Unsere.perlagg"));
    QFile file(m_case->path(QStringLiteral("unsere.perlagg")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()),
             QStringLiteral("rules: innsbruck\ntarget: 18\nname: Unsere\n\n"));
    const QString undo = m_case->window().findChild<QAction*>(QStringLiteral("undo"))->text();
    QVERIFY2(undo.contains(QStringLiteral("Name der Regeln = Unsere")), qPrintable(undo));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk::ownName(kept()).empty());
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("unsere.perlagg")));
    keys().press(Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(desk::ownName(kept()), std::string("Unsere"));
}

// The name has the keyboard, and nobody has typed one.
void TestRules::whatIsReadFromAFileStandsInTheFields() {
    const QString path = m_case->path(QStringLiteral("tarrenz.perlagg"));
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("rules: innsbruck\ntarget: 21\nname: Tarrenz\n\n");
    }
    openEvening();
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_F12, Qt::ShiftModifier);
    QCOMPARE(keys().focus(), QStringLiteral("ownName"));
    m_case->dialogs().paths.push_back(path);
    keys().press(Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(keys().textOf(QStringLiteral("ownName")), QStringLiteral("Tarrenz"));
    QVERIFY(!keys().isShown(QStringLiteral("ownUntaken")));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk::ownName(kept()), std::string("Tarrenz"));
    keys().press(Qt::Key_A, Qt::ControlModifier); // and is taken away by whoever empties the field
    keys().press(Qt::Key_Delete);
    QVERIFY(keys().isShown(QStringLiteral("ownUntaken")));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk::ownName(kept()).empty());
}

void TestRules::whilePlayedOnlySwitchesChange() {
    openEvening(true);
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_F12, Qt::ShiftModifier);
    for (const char* name : {"ownBase", "ownTarget", "ownPerlaggen", "ownMore"})
        QVERIFY2(!the<QWidget>(name).isEnabled(), name);
    QVERIFY(keys().textOf(QStringLiteral("ownHint")).contains(QStringLiteral("stehen fest")));
    QVERIFY(keys().tabTo(QStringLiteral("ownSwitches")));
    keys().press(Qt::Key_Home);
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(kept().house.size(), std::size_t{1});
}

QTEST_MAIN(TestRules)
#include "test_rules.moc"
