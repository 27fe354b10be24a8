#include "accessible.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QSet>
#include <QStringList>
#include <QTextStream>
#include <QThread>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

// screen_reader PROGRAM pages FOLDER: walks every page of the evenings there as a screen reader does. Nothing
// that takes the keyboard is without a name, no two side by side are called the same, and each cell has its
// header. screen_reader PROGRAM evening FOLDER: plays an evening of eight by what a screen reader can do
// alone.
namespace {

using namespace schreiber::desktop::test;

constexpr int kPatience = 20000; // milliseconds; the machine may be busy
constexpr int kLookAgain = 50;

int faults = 0;

void complain(const QString& what) {
    QTextStream(stderr) << what << '\n';
    ++faults;
}

[[noreturn]] void giveUp(const QString& what) {
    complain(what);
    std::exit(1);
}

// The window that is read, and the program behind it.
class Desk {
  public:
    Desk(const QString& program, const QStringList& arguments)
        : m_reader(connected()) {
        m_program.setProcessChannelMode(QProcess::ForwardedChannels);
        m_program.start(program, arguments);
        wait(QStringLiteral("the window"), [this] {
            for (const Accessible& each : m_reader.programs())
                if (m_reader.name(each).contains(QStringLiteral("schreiber"), Qt::CaseInsensitive) &&
                    !m_reader.children(each).isEmpty())
                    m_top = each;
            return !m_top.isNull();
        });
    }
    ~Desk() {
        m_program.terminate();
        if (!m_program.waitForFinished()) m_program.kill();
        m_program.waitForFinished();
    }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    const Reader& reader() const { return m_reader; }
    const Accessible& top() const { return m_top; }

    void wait(const QString& what, const std::function<bool()>& there) const {
        QElapsedTimer waited;
        waited.start();
        while (!there()) {
            if (waited.elapsed() > kPatience) {
                tellAll();
                giveUp(QStringLiteral("waited in vain for ") + what);
            }
            QThread::msleep(kLookAgain);
        }
    }

    // What is seen and has that role, and `isIt`.
    Accessible find(const QStringList& roles, const std::function<bool(const QString&)>& isIt) const {
        Accessible found;
        m_reader.walk(m_top, [&](const Accessible& here) {
            if (!found.isNull()) return false;
            if (here != m_top && !m_reader.isShowing(here)) return false;
            if (roles.contains(m_reader.role(here)) && isIt(m_reader.name(here)) && m_reader.isEnabled(here))
                found = here;
            return found.isNull();
        });
        return found;
    }
    Accessible find(const QStringList& roles, const QString& begins) const {
        Accessible found;
        wait(begins, [&] {
            found = find(roles, [&](const QString& name) { return name.startsWith(begins); });
            return !found.isNull();
        });
        return found;
    }

    void press(const QString& begins) const {
        static const QStringList kPressed{QStringLiteral("push button"), QStringLiteral("button"),
                                          QStringLiteral("radio button"), QStringLiteral("check box"),
                                          QStringLiteral("menu item")};
        if (!m_reader.press(find(kPressed, begins))) giveUp(begins + QStringLiteral(" cannot be pressed"));
    }
    void type(const QString& into, const QString& text) const {
        static const QStringList kTyped{QStringLiteral("text"), QStringLiteral("entry")};
        if (!m_reader.type(find(kTyped, into), text)) giveUp(into + QStringLiteral(" takes no text"));
    }
    // A page of the evening, by its step in the left column.
    void isAt(const QString& page) const {
        const Accessible step = find({QStringLiteral("radio button")}, page);
        wait(page, [&] { return m_reader.isChecked(step); });
    }
    void goTo(const QString& page) const {
        if (!m_reader.press(find({QStringLiteral("radio button")}, page)))
            giveUp(page + QStringLiteral(" cannot be gone to"));
        isAt(page);
    }
    // All that is seen, has that role and is called so.
    QList<Accessible> all(const QString& role, const QString& begins) const {
        QList<Accessible> found;
        m_reader.walk(m_top, [&](const Accessible& here) {
            if (here != m_top && !m_reader.isShowing(here)) return false;
            if (m_reader.role(here) == role && m_reader.name(here).contains(begins)) found << here;
            return true;
        });
        return found;
    }
    // Something that is read out, wherever it stands.
    void hears(const QString& part) const {
        wait(part, [&] {
            bool heard = false;
            m_reader.walk(m_top, [&](const Accessible& here) {
                if (heard || (here != m_top && !m_reader.isShowing(here))) return false;
                heard = m_reader.name(here).contains(part) || m_reader.text(here).contains(part);
                return !heard;
            });
            return heard;
        });
    }

  private:
    void tellAll() const {
        m_reader.walk(m_top, [&](const Accessible& here) {
            if (here != m_top && !m_reader.isShowing(here)) return false;
            complain(QStringLiteral("  %1 “%2” %3")
                         .arg(m_reader.role(here), m_reader.name(here), m_reader.text(here)));
            return true;
        });
    }

    static Reader connected() {
        const auto reader = Reader::connect();
        if (!reader) giveUp(QStringLiteral("there is no bus for screen readers"));
        return *reader;
    }

    Reader m_reader;
    QProcess m_program;
    Accessible m_top;
};

bool isCell(const QString& role) {
    return role == QLatin1String("cell") || role == QLatin1String("table cell") ||
           role == QLatin1String("list item") || role == QLatin1String("tree item") ||
           role.endsWith(QLatin1String("header"));
}

// What is seen of the window now.
void look(const Desk& desk, const QString& page) {
    const Reader& reader = desk.reader();
    int seen = 0;
    reader.walk(desk.top(), [&](const Accessible& here) {
        if (here != desk.top() && !reader.isShowing(here)) return false;
        const QString role = reader.role(here);
        const QString name = reader.name(here);
        ++seen;
        if (reader.isFocusable(here) && name.trimmed().isEmpty())
            complain(QStringLiteral("%1: a %2 has no name (%3)").arg(page, role, here.path.path()));
        QSet<QString> beside;
        for (const Accessible& child : reader.children(here)) {
            const QString childRole = reader.role(child);
            if (isCell(childRole) || !reader.isShowing(child) || !reader.isFocusable(child)) continue;
            if (childRole == QLatin1String("radio button") && name.isEmpty())
                complain(QStringLiteral("%1: “%2” is one of ways whose question nobody hears")
                             .arg(page, reader.name(child)));
            const QString said = QStringLiteral("%1 “%2”").arg(childRole, reader.name(child));
            if (beside.contains(said)) complain(QStringLiteral("%1: twice side by side: %2").arg(page, said));
            beside.insert(said);
        }
        const auto size = role == QLatin1String("table") ? reader.table(here) : std::nullopt;
        for (int column = 0; size && size->rows > 0 && column < size->columns; ++column)
            if (reader.columnHeader(here, column).trimmed().isEmpty())
                complain(QStringLiteral("%1: the cells of column %2 of “%3” have no header")
                             .arg(page)
                             .arg(column)
                             .arg(name));
        return role != QLatin1String("table"); // its cells are data
    });
    if (seen < 10) complain(QStringLiteral("%1: hardly anything is read out").arg(page));
}

void readStart(const QString& program) {
    const Desk start(program, {});
    start.hears(QStringLiteral("Neuer Abend"));
    look(start, QStringLiteral("Anfang"));
}

void readPages(const QString& program, const QString& file) {
    const Desk desk(program, {file});
    const QString evening = QFileInfo(file).baseName();
    for (const char* page :
         {"Meldung", "Auslosung", "Runde", "Schreibzettel", "Rangliste", "Streitfall", "Journal"}) {
        const QString name = QString::fromLatin1(page);
        const bool isThere = name != QLatin1String("Streitfall") || evening == QLatin1String("perlaggen");
        if (!isThere) continue; // disputes of one game only
        desk.goTo(name);
        look(desk, evening + QStringLiteral(", ") + name);
    }
    desk.goTo(QStringLiteral("Schreibzettel"));
    for (const char* way : {"Figuren", "Zahlen", "Strafe", "Nur Endstand", "Summe"}) {
        const QString name = QString::fromLatin1(way);
        if (desk.all(QStringLiteral("radio button"), name).isEmpty()) continue; // of the other game
        desk.press(name);
        look(desk, evening + QStringLiteral(", Schreibzettel, ") + name);
    }
}

// The fields of the sides, and who sits there.
QList<Accessible> sides(const Desk& desk) {
    QList<Accessible> fields;
    desk.wait(QStringLiteral("two fields for points"), [&] {
        fields = desk.all(QStringLiteral("text"), QStringLiteral("Punkte für "));
        return fields.size() == 2;
    });
    return fields;
}

void keyLine(const Desk& desk, const QString& first, const QString& second, const QString& deed) {
    const QList<Accessible> fields = sides(desk);
    if (!desk.reader().type(fields[0], first) || !desk.reader().type(fields[1], second))
        giveUp(QStringLiteral("a field for points takes none"));
    desk.press(deed);
}

// As the side is called: "Anna Höß / Bert Egger".
QStringList peopleOf(const Desk& desk, const Accessible& side) {
    const QString name = desk.reader().name(side).section(QStringLiteral("Punkte für "), 1);
    return name.split(QStringLiteral(" / "));
}

// Whom the standings have in the first place.
QStringList firstInStandings(const Desk& desk) {
    const Reader& reader = desk.reader();
    Accessible list;
    desk.wait(QStringLiteral("the standings"), [&] {
        const auto found = desk.all(QStringLiteral("table"), QStringLiteral("Rangliste"));
        if (!found.isEmpty()) list = found.front();
        return !list.isNull() && reader.table(list)->rows == 8;
    });
    const Reader::Size size = *reader.table(list);
    int rank = -1;
    int name = -1;
    for (int column = 0; column < size.columns; ++column) {
        const QString header = reader.columnHeader(list, column);
        if (header == QLatin1String("Rang")) rank = column;
        if (header == QLatin1String("Name")) name = column;
    }
    if (rank < 0 || name < 0) giveUp(QStringLiteral("the standings have no rank, or no name"));
    QStringList first;
    for (int row = 0; row < size.rows; ++row)
        if (reader.name(reader.cell(list, row, rank)).startsWith(QLatin1Char('1')))
            first << reader.name(reader.cell(list, row, name));
    return first;
}

// Two tables of four: one keyed line by line, one by its final score.
void playEvening(const QString& program, const QString& folder) {
    const QString file = QDir(folder).filePath(QStringLiteral("Abend.schreiber"));
    const Desk desk(program, {});
    desk.type(QStringLiteral("Name"), QStringLiteral("Vorleseabend"));
    desk.press(QStringLiteral("Anlegen"));
    desk.type(QStringLiteral("Dateiname"), file);
    desk.press(QStringLiteral("Speichern"));
    desk.press(QStringLiteral("Ohne Zweitkopie"));
    const std::pair<const char*, const char*> people[] = {
        {"Anna", "Höß"},     {"Bert", "Egger"},    {"Carla", "Oberhofer"}, {"Dora", "Plattner"},
        {"Emil", "Gstrein"}, {"Frieda", "Haueis"}, {"Georg", "Walch"},     {"Hanna", "Zangerl"}};
    int entered = 0;
    for (const auto& [first, last] : people) {
        desk.type(QStringLiteral("Vorname"), QString::fromUtf8(first));
        desk.type(QStringLiteral("Nachname"), QString::fromUtf8(last));
        desk.press(QStringLiteral("Melden"));
        desk.hears(QStringLiteral("%1 gemeldet").arg(++entered)); // a pressed button acts a moment later
    }
    desk.press(QStringLiteral("Runde 1 auslosen"));
    desk.press(QStringLiteral("Runde 1 bestätigen"));
    desk.isAt(QStringLiteral("Runde"));
    desk.goTo(QStringLiteral("Schreibzettel"));
    desk.hears(QStringLiteral("Tisch 1"));
    QStringList winners = peopleOf(desk, sides(desk).front());
    int line = 0;
    for (const char* points : {"5", "5", "5", "3"}) {
        desk.hears(QStringLiteral("Zeile %1").arg(++line));
        keyLine(desk, QString::fromLatin1(points), QStringLiteral("0"), QStringLiteral("Zeile schreiben"));
    }
    desk.hears(QStringLiteral("gewinnen 18"));
    desk.press(QStringLiteral("Stimmt, bestätigen"));
    desk.hears(QStringLiteral("Zettel bestätigt: Tisch 1"));
    desk.press(QStringLiteral("Nächster Zettel"));
    desk.hears(QStringLiteral("Tisch 2"));
    desk.press(QStringLiteral("Nur Endstand"));
    winners += peopleOf(desk, sides(desk).back());
    keyLine(desk, QStringLiteral("7"), QStringLiteral("18"), QStringLiteral("Endstand schreiben"));
    desk.hears(QStringLiteral("Ergebnis Tisch 2"));
    desk.press(QStringLiteral("Stimmt, bestätigen"));
    desk.hears(QStringLiteral("Zettel bestätigt: Tisch 2"));
    desk.goTo(QStringLiteral("Rangliste"));
    QStringList first = firstInStandings(desk);
    // Two won 18:0 and two 18:7: all four won, the difference parts them.
    if (first.size() != 2 ||
        !std::is_permutation(first.begin(), first.end(), winners.begin(), winners.begin() + 2))
        complain(QStringLiteral("first in the standings are %1, and %2 won by most")
                     .arg(first.join(QLatin1Char(',')), winners.first(2).join(QLatin1Char(','))));
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QStringList given = QCoreApplication::arguments();
    if (given.size() != 4) {
        QTextStream(stderr) << "screen_reader PROGRAM pages|evening FOLDER\n";
        return 2;
    }
    const QString& program = given[1];
    const QDir folder(given[3]);
    if (given[2] == QLatin1String("evening")) {
        playEvening(program, folder.path());
    } else {
        readStart(program);
        for (const QString& evening : folder.entryList({QStringLiteral("*.schreiber")}))
            readPages(program, folder.filePath(evening));
    }
    return faults == 0 ? 0 : 1;
}
