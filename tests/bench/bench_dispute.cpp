#include "base/text.h"
#include "support/bare_window.h"
#include "support/evenings.h"
#include "support/keyboard.h"

#include <desk/club.h>
#include <desk/rulings.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <desk/short_questions.h>

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <vector>

// From the empty page to the ruling: bench_dispute FOLDER RECORD... types each record into the Streitfall by
// keys, as its people do: hands, what was turned up, tricks and what was shown as cards alone. It prints how
// many keys there were and what the program took for them, everything painted, and leaves a picture in
// FOLDER. bench_dispute --short: each dispute that a short question settles, from the table's sheet to the
// ruling, by keys alone and by clicks alone, with how many of them. bench_dispute --archive N: the same of
// letters in the archive's search over N rulings, and of a dispute that is entered beside them.
using namespace schreiber;
using namespace schreiber::desktop;

namespace {

struct Cost {
    int keys = 0;
    double whole = 0; // milliseconds
    double slowest = 0;
};

class Desk {
  public:
    Desk(MainWindow& window)
        : m_window(window)
        , m_keys(window) {
        window.resize(1280, 720);
        window.show();
        if (!QTest::qWaitForWindowActive(&window)) std::exit(1);
    }

    test::Keyboard& keys() { return m_keys; }

    template <class Do>
    void key(Cost& cost, Do press) {
        const std::clock_t begun = std::clock(); // processor time: other programs do not count
        press();
        QCoreApplication::processEvents();
        m_window.grab();
        const double took = 1e3 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
        ++cost.keys;
        cost.whole += took;
        cost.slowest = std::max(cost.slowest, took);
    }

    Cost typed(const QString& text) {
        Cost cost;
        for (const QChar letter : text)
            key(cost, [&] {
                letter == QLatin1Char('\n') ? m_keys.press(Qt::Key_Return) : m_keys.type(QString(letter));
            });
        return cost;
    }

    QString rulings() const {
        return m_window.findChild<QTextBrowser*>(QStringLiteral("disputeRulings"))->toPlainText();
    }

    QString record() const {
        return m_window.findChild<QPlainTextEdit*>(QStringLiteral("recordEditor"))->toPlainText();
    }

    // With its head, which is not seen.
    void forgetRecord() {
        auto* editor = m_window.findChild<QPlainTextEdit*>(QStringLiteral("recordEditor"));
        editor->selectAll();
        m_keys.press(Qt::Key_Delete);
    }

    void leave(const QString& path) { m_window.grab().save(path); }

  private:
    MainWindow& m_window;
    test::Keyboard m_keys;
};

QString withoutComments(const QString& record) {
    QStringList lines;
    for (const QString& line : record.split(QLatin1Char('\n')))
        if (!line.startsWith(QLatin1Char('#'))) lines << line;
    return lines.join(QLatin1Char('\n')).trimmed() + QLatin1Char('\n');
}

// The same deal by the fewest keys: whoever writes for four people does not write `A: play` before a card.
QString byCardsAlone(const QString& record) {
    static const QRegularExpression kHand(QStringLiteral("^hand [A-F]: (.*)$"));
    static const QRegularExpression kTurn(QStringLiteral("^[A-F]: turn (.*)$"));
    static const QRegularExpression kPlay(QStringLiteral("^[A-F]: play (.*)$"));
    static const QRegularExpression kShow(QStringLiteral("^([A-F]: )show (.* .*)$"));
    QStringList lines;
    bool playing = false;
    for (const QString& line : record.split(QLatin1Char('\n'))) {
        const auto play = kPlay.match(line);
        if (play.hasMatch() && playing) {
            lines.back() += QLatin1Char(' ') + play.captured(1);
            continue;
        }
        playing = play.hasMatch();
        const auto cards = playing                        ? play
                           : kHand.match(line).hasMatch() ? kHand.match(line)
                                                          : kTurn.match(line);
        const auto shown = kShow.match(line);
        lines << (cards.hasMatch()   ? cards.captured(1)
                  : shown.hasMatch() ? shown.captured(1) + shown.captured(2)
                                     : line);
    }
    return lines.join(QLatin1Char('\n'));
}

void tell(const QString& what, const Cost& cost) {
    std::printf("%-34s %4d keys %8.0f ms in all %7.1f ms the slowest\n", qPrintable(what), cost.keys,
                cost.whole, cost.slowest);
}

void typeRecords(Desk& desk, const QString& folder, const QStringList& files) {
    desk.keys().toRecord();
    for (const QString& name : files) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QString record = withoutComments(QString::fromUtf8(file.readAll()));
        desk.forgetRecord();
        const QString title = QFileInfo(name).completeBaseName();
        tell(title, desk.typed(byCardsAlone(record)));
        const auto wanted = perlaggen::record::read(utf8(record));
        const auto made = perlaggen::record::read(utf8(desk.record()));
        if (!made.ok() || perlaggen::record::write(*made) != perlaggen::record::write(*wanted))
            std::printf("    another deal than in %s:\n%s\n", qPrintable(name), qPrintable(desk.record()));
        std::printf("    %s\n", qPrintable(desk.rulings().simplified().left(100)));
        desk.leave(folder + QLatin1Char('/') + title + QStringLiteral(".png"));
    }
}

// A dispute by a short question: the keys after Umschalt+F9, the same as clicks on what has these names.
struct ShortDispute {
    QString name;
    QString keys;
    QStringList clicks;
};

std::vector<ShortDispute> shortDisputes(const game::CaseTable& table) {
    std::vector<ShortDispute> all{
        {QStringLiteral("gestrichen geboten"),
         QStringLiteral("31h"),
         {"3", "ask-who-A", "ask-figure-hanger"}},
        {QStringLiteral("darf bieten"), QStringLiteral("32s"), {"3", "ask-who-B", "ask-figure-spiel"}},
        {QStringLiteral("beim Weisen geboten"),
         QStringLiteral("31gw"),
         {"3", "ask-who-A", "ask-figure-gleich", "ask-phase-show"}},
        {QStringLiteral("wer ist zuerst aus"),
         QStringLiteral("615"),
         {"6", "ask-gleich-who-A", "ask-hanger-who-B"}},
        {QStringLiteral("wer gibt"), QStringLiteral("8"), {"8"}}};
    const game::ShortQuestions& questions = *desk::shortQuestionsOf("imst");
    const auto choicesOf = [&](const game::FieldValues& values, const char* name) {
        for (const game::AskedField& field : questions.fields("cost", table, values, words::Language::German))
            if (field.name == name) return field.choices;
        return std::vector<game::AskedChoice>();
    };
    for (const game::AskedChoice& group : choicesOf({}, "group"))
        for (const game::AskedChoice& kind : choicesOf({{"group", group.value}}, "kind"))
            all.push_back(
                {text(kind.label),
                 text("7" + group.key + kind.key + "1"),
                 {"7", text("ask-group-" + group.value), text("ask-kind-" + kind.value), "ask-who-A"}});
    return all;
}

QAbstractButton* shownButton(MainWindow& window, const QString& name) {
    for (QAbstractButton* one : window.findChildren<QAbstractButton*>(name))
        if (one->isVisible()) return one;
    return nullptr;
}

int clickThrough(MainWindow& window, const ShortDispute& dispute) {
    int clicks = 0;
    const auto click = [&](const QString& name) {
        if (QAbstractButton* one = shownButton(window, name)) {
            QTest::mouseClick(one, Qt::LeftButton);
            QCoreApplication::processEvents();
            ++clicks;
        }
    };
    click(QStringLiteral("disputeHere"));
    for (const QString& name : dispute.clicks) {
        if (name.size() > 1) {
            click(name);
            continue;
        }
        auto* list = window.findChild<QListWidget*>(QStringLiteral("questionList"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(name.toInt() - 1)).center());
        QCoreApplication::processEvents();
        ++clicks;
    }
    click(QStringLiteral("verdictDeed"));
    return clicks;
}

// Each from the sheet of a table that stands at 14 : 12, in an evening of its own.
void settleShort(MainWindow& window, Desk& desk) {
    const QTemporaryDir folder;
    const auto begin = [&](const QString& name) {
        const QString file = folder.filePath(name + QStringLiteral(".schreiber"));
        QFile::remove(file);
        desk::Evening evening = test::crowdedEvening(file, 8);
        if (!desk::changeSettings(evening, {{"rules", "imst"}, {"target", "15"}}, {}).ok()) std::exit(1);
        test::playOneLine(evening, 7, 7);
        tournament::Line line;
        line.points = {7, 5};
        if (!desk::addLine(evening, {1, 1, 1}, line, {}).ok()) std::exit(1);
        return file;
    };
    const auto rulingsIn = [](const QString& file) {
        const auto evening = desk::Evening::open(file.toStdString(), store::Access::ReadOnly);
        return evening.ok() ? evening->tournament().rulings.size() : 0;
    };
    game::CaseTable table;
    {
        const auto evening = desk::Evening::open(begin(QStringLiteral("zuerst")).toStdString());
        table = *desk::caseAt(evening->tournament(), {1, 1, 1});
    }
    int most = 0;
    int mostClicks = 0;
    for (const ShortDispute& dispute : shortDisputes(table)) {
        const QString file = begin(QStringLiteral("tasten"));
        window.openFile(file);
        desk.keys().press(Qt::Key_4, Qt::ControlModifier);
        Cost cost;
        desk.key(cost, [&] { desk.keys().press(Qt::Key_F9, Qt::ShiftModifier); });
        for (const QChar letter : dispute.keys) desk.key(cost, [&] { desk.keys().type(QString(letter)); });
        const auto* verdict = window.findChild<QFrame*>(QStringLiteral("verdict"));
        const QString said = verdict == nullptr ? QString() : verdict->accessibleName();
        desk.key(cost, [&] { desk.keys().press(Qt::Key_F5); });
        const bool byKeys = rulingsIn(file) == 1;
        const QString clicked = begin(QStringLiteral("klicks"));
        window.openFile(clicked);
        desk.keys().press(Qt::Key_4, Qt::ControlModifier);
        const int clicks = clickThrough(window, dispute);
        const bool byClicks = rulingsIn(clicked) == 1;
        std::printf("%-52s %2d keys %s %2d clicks %s %6.1f ms the slowest  %s\n", qPrintable(dispute.name),
                    cost.keys, byKeys ? "ruled" : "OPEN ", clicks, byClicks ? "ruled" : "OPEN ", cost.slowest,
                    qPrintable(said.left(90)));
        most = std::max(most, cost.keys);
        mostClicks = std::max(mostClicks, clicks);
    }
    std::printf("at most %d keys and %d clicks\n", most, mostClicks);
}

// Few common and many rare words, as disputes have them.
QString speech(int number) {
    static const QStringList kCommon{QStringLiteral("Hanger"),  QStringLiteral("stehen"),
                                     QStringLiteral("lassen"),  QStringLiteral("Gleich"),
                                     QStringLiteral("geboten"), QStringLiteral("Trumpf")};
    QString words;
    for (int i = 0; i < 12; ++i)
        words += kCommon[(number * 7 + i * i) % kCommon.size()] +
                 QStringLiteral(" w%1x%2 ").arg(number % 997).arg(i);
    return words;
}

void searchArchive(MainWindow& window, Desk& desk, int rulings) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("viele.schreiber"));
    {
        desk::Evening evening = test::crowdedEvening(file, 8);
        std::string bundle;
        desk::NewRuling one;
        one.record = "rules: innsbruck\ntrump: L\n\nA: bet gleich\nA: bet gleich\n";
        one.dispute = speech(0).toStdString();
        one.at = "2026-01-01T20:00:00Z";
        if (!desk::addRuling(evening, one).ok()) std::exit(1);
        const QString pattern = QString::fromStdString(desk::exportRulings(evening.tournament()));
        QString all;
        for (int i = 1; i <= rulings; ++i) {
            QString each = pattern;
            each.replace(speech(0).trimmed(), speech(i).trimmed());
            each.replace(QStringLiteral("2026-01-01T20:00:00Z"),
                         QStringLiteral("20%1-01-01T20:00:00Z").arg(i % 27, 2, 10, QLatin1Char('0')));
            all += (i > 1 ? QStringLiteral("---\n") : QString()) + each;
        }
        const auto imported = desk::importRulings(evening, all.toStdString(), "bundle");
        if (!imported.ok()) std::exit(1);
        std::printf("%zu rulings\n", evening.tournament().rulings.size());
    }
    window.openFile(file);
    desk.keys().press(Qt::Key_6, Qt::ControlModifier);
    Cost open;
    desk.key(open, [&] { desk.keys().press(Qt::Key_F6, Qt::ShiftModifier); });
    tell(QStringLiteral("to the archive"), open);
    tell(QStringLiteral("letters of `stehen lassen hanger`"),
         desk.typed(QStringLiteral("stehen lassen hanger")));
    desk.keys().toRecord();
    desk.keys().press(Qt::Key_End, Qt::ControlModifier);
    tell(QStringLiteral("a dispute entered beside it"),
         desk.typed(QStringLiteral("A: bet gleich\nA: bet gleich\n")));
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    test::BareWindow bare(application);
    MainWindow& window = *bare;
    Desk desk(window);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == QLatin1String("--archive"))
        searchArchive(window, desk, std::max(1, arguments.value(2).toInt()));
    else if (arguments.value(1) == QLatin1String("--short"))
        settleShort(window, desk);
    else
        typeRecords(desk, arguments.value(1), arguments.mid(2));
    return 0;
}
