#include "pages/zero_sum_sheet.h"

#include "base/brief.h"
#include "base/look.h"
#include "base/numbers.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "games/line_keys.h"
#include "models/zero_sum_model.h"
#include "pages/line_keys.h"
#include "pages/sheet_words.h"
#include "pages/sheet_writer.h"
#include "pages/zero_sum_entry.h"
#include "pages/zero_sum_words.h"
#include "pages/zero_sum_writer.h"
#include "widgets/elided_label.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"
#include "widgets/whole_label.h"
#include "widgets/write_button.h"
#include "widgets/zero_sum_fields.h"
#include "widgets/zero_sum_paper.h"

#include <desk/games.h>
#include <desk/sheet_records.h>
#include <desk/sheets.h>
#include <tournament/zero_sum.h>

#include <QAccessible>
#include <QFrame>
#include <QLabel>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <game/refusal_code.h>
#include <variant>

namespace schreiber::desktop {
namespace {

constexpr int kReadBackLines = 2; // of the words, and of the numbers
constexpr int kLeastPanel = 22;   // of its letters

QString signedNumber(int points) {
    return points > 0 ? QLatin1Char('+') + number(points) : number(points);
}

// Whoever copied numbers from the paper goes on with numbers.
bool isKeyedByNumbers(const desk::SheetView& view) {
    const auto& lines = view.sheet.lines;
    const auto last = std::find_if(lines.rbegin(), lines.rend(),
                                   [](const tournament::Line& line) { return !line.text.empty(); });
    return last != lines.rend() && last->text.starts_with('=') && view.standing.dealerNext.has_value();
}

} // namespace

ZeroSumSheet::ZeroSumSheet(Session& session, PromptBar& prompt, QWidget* parent)
    : SheetFace(parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_model(new ZeroSumModel(this))
    , m_paper(new ZeroSumPaper(m_model, parent)) {
    m_paper->setAccessibleName(tr("Geschriebene Spiele"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_about = new ElidedLabel(this); // one line, whoever deals: nothing moves from game to game
    m_about->setObjectName(QStringLiteral("zeroSumAbout"));
    m_about->setProperty("role", QStringLiteral("muted"));
    column->addWidget(m_about);
    m_entry = new ZeroSumEntry(this);
    column->addWidget(m_entry);
    buildReadBack();
    m_writer = new ZeroSumWriter(m_session, prompt, *m_entry, this);
    m_write = new WriteButton(QStringLiteral("writeZeroSum"), this);
    m_write->setWritesFrom(
        [this](const QWidget* here) { // Enter goes on from number to number, then to the reason
            if (m_keys != nullptr && m_keys->isAncestorOf(here)) return true;
            if (!m_entry->isAncestorOf(here) || here->inherits("QRadioButton")) return false;
            const ZeroSumFields* const fields = m_entry->fields();
            if (fields == nullptr || !fields->isAncestorOf(here)) return true;
            const auto line = m_entry->line();
            const bool lacksReason = line && !line->penalty.empty() && line->why.empty();
            return fields->isLast(here) && !lacksReason;
        });
    column->addWidget(m_write);
    m_beside = namedLabel(QStringLiteral("zeroSumBeside"), this);
    column->addWidget(m_beside);
    m_correct = new KeyButton(QStringLiteral("correctLine"), this);
    m_correct->setLabel(tr("Spiel berichtigen …"), KeyButton::Key::ShownOnly);
    column->addWidget(m_correct);
    auto* shortcut = new QShortcut(shortcuts::of(m_correct->objectName()), this); // also where it is hidden
    shortcut->setAutoRepeat(false);
    connect(shortcut, &QShortcut::activated, this, &ZeroSumSheet::correct);
    connect(m_correct, &KeyButton::clicked, this, &ZeroSumSheet::correct);
    connect(m_paper, &ZeroSumPaper::lineChosen, this, &ZeroSumSheet::correct);
    connect(m_paper, &ZeroSumPaper::letterTyped, m_entry, &ZeroSumEntry::typeLetter);

    connect(m_entry, &ZeroSumEntry::entered, m_writer, &ZeroSumWriter::write);
    connect(m_write, &WriteButton::clicked, m_writer, &ZeroSumWriter::write);
    connect(m_entry, &ZeroSumEntry::typed, this, [this] {
        m_writer->mend();
        showAhead();
        emit typed();
    });
    connect(m_entry, &ZeroSumEntry::wayChanged, this, [this] {
        showAhead();
        emit keyingChanged();
    });
    connect(m_writer, &ZeroSumWriter::lacking, this, &ZeroSumSheet::warn);
    connect(m_writer, &ZeroSumWriter::refused, this, [this] {
        showAhead();
        warn(m_words->text());
    });
    connect(m_entry, &ZeroSumEntry::misplaced, this, [this](const QString& letter) {
        warn(tr("„%1“ ist keine Zahl. Esc geht zurück zur Spielzeile; was getippt ist, bleibt.").arg(letter));
    });
    m_writer->setDoubt([this] { return doubt(); });
    connect(m_writer, &ZeroSumWriter::written, this, &ZeroSumSheet::written);
}

void ZeroSumSheet::buildReadBack() {
    m_readBack = new QFrame(this);
    m_readBack->setObjectName(QStringLiteral("readBack"));
    m_readBack->setProperty("role", QStringLiteral("strip"));
    auto* column = new QVBoxLayout(m_readBack);
    column->setContentsMargins(12, 6, 12, 6);
    column->setSpacing(2);
    // As high when it is empty: nothing moves while one types, but for what is longer than a line usually is.
    m_words = new WholeLabel(m_readBack, kReadBackLines);
    m_words->setObjectName(QStringLiteral("readBackWords"));
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_points = new WholeLabel(m_readBack, kReadBackLines);
    m_points->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_points->setObjectName(QStringLiteral("readBackPoints"));
    column->addWidget(m_words, 1);
    column->addWidget(m_points);
    layout()->addWidget(m_readBack);
}

QWidget& ZeroSumSheet::paper() {
    return *m_paper;
}

int ZeroSumSheet::currentLine() const {
    return m_paper->currentLine();
}

void ZeroSumSheet::stepLine(int by) {
    m_paper->stepLine(by);
}

int ZeroSumSheet::leastWidth() const {
    return kLeastPanel * fontMetrics().height();
}

void ZeroSumSheet::fitPaper(bool isStacked) {
    m_paper->setLow(isStacked && m_entry->isOpen());
}

QString ZeroSumSheet::rulesOf(const desk::SheetView& view) const {
    return view.target.deals == 0 ? tr("bis zum Radel") : tr("%1 Spiele").arg(view.target.deals);
}

QString ZeroSumSheet::lineHint(bool canStrike) const {
    QStringList hints;
    if (canStrike)
        hints << tr("↑ ↓, dann F4 streicht, %1 berichtigt").arg(shortcuts::inWords(u"correctLine"));
    if (m_view && !m_view->sheet.finalOnly) hints << tr("● gibt");
    const auto isDoubled = [](const game::CountedLine& line) { return line.factor > 1; };
    if (m_view && m_view->counted &&
        std::any_of(m_view->counted->lines.begin(), m_view->counted->lines.end(), isDoubled))
        hints << tr("▌ verdoppelt");
    return hints.join(QStringLiteral(" · "));
}

QString ZeroSumSheet::strikeQuestion(int line, const desk::SheetView&) const {
    const QString said =
        gameInWords(m_session.tournament().settings, *m_view, m_names, line, m_session.language());
    if (said.isEmpty()) return tr("Die Strafe streichen: warum?");
    const int game = gameNumberOf(*m_view, line);
    if (game == 0) return tr("„%1“ streichen: warum?").arg(said); // words of a Radel
    return tr("Spiel %1 (%2) streichen, alle schreiben 0: warum?").arg(game).arg(said);
}

// Where a game is keyed, which.
QString ZeroSumSheet::headOf(const QString& state) const {
    if (!m_view || !m_entry->isOpen()) return state;
    if (m_entry->instead() != 0) return correctionTitle(*m_view, m_entry->instead());
    const auto way = m_entry->way();
    if (way != ZeroSumEntry::Way::Line && way != ZeroSumEntry::Way::Numbers) return state;
    const int next = m_view->standing.deals + 1;
    return m_view->target.deals == 0 ? tr("Spiel %1").arg(next)
                                     : tr("Spiel %1 von %2").arg(next).arg(m_view->target.deals);
}

bool ZeroSumSheet::fillsPanel() const {
    return m_view && m_entry->isOpen() && m_keys != nullptr && m_entry->way() == ZeroSumEntry::Way::Line;
}

void ZeroSumSheet::useKeys() {
    const game::Game& game = desk::gameOf(m_session.tournament().settings);
    if (m_keysOf == game.id()) return;
    m_keysOf = game.id();
    delete m_keys;
    m_keys = lineKeysOf(game.id(), this);
    if (m_keys == nullptr) return;
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(m_write) + 1, m_keys);
    connect(m_keys, &LineKeys::lineMade, m_entry, &ZeroSumEntry::setLineText);
    connect(m_keys, &LineKeys::letterTyped, m_entry, &ZeroSumEntry::typeLetter);
    connect(m_keys, &LineKeys::entered, m_writer, &ZeroSumWriter::write);
    connect(m_keys, &LineKeys::refused, this, &ZeroSumSheet::warn);
}

void ZeroSumSheet::showSheet(const desk::SheetView& view, bool isAnother) {
    m_view = view;
    m_names = seatNames(m_session.tournament(), view);
    useKeys();
    m_writer->setView(m_view);
    m_entry->showSheet(view);
    if (isAnother && isKeyedByNumbers(view)) m_entry->choose(ZeroSumEntry::Way::Numbers);
    showTable();
    showAhead();
    const QString beside = besideScore(m_session.tournament(), view, m_session.language());
    m_beside->setText(brief(beside, kInMessage));
    const bool disputed = view.sheet.state == tournament::SheetState::Disputed;
    setTone(*m_beside, disputed ? QStringLiteral("bad") : QString());
}

// Who sits there, and who deals the game that is keyed or corrected.
void ZeroSumSheet::showTable() {
    if (!m_view) return;
    LineKeys::Table table{desk::agreedOf(m_session.tournament().settings), m_names, std::nullopt, 0,
                          m_session.language()};
    if (m_view->counted) table.dealer = m_view->counted->dealerNext;
    for (std::size_t i = 0; m_view->counted && i < m_view->counted->lines.size(); ++i)
        if (m_entry->instead() != 0 && m_view->sheet.lines[m_view->order[i]].n == m_entry->instead())
            table.dealer = m_view->counted->lines[i].dealer;
    if (m_names.size() > m_session.tournament().settings.players) table.out = table.dealer;
    m_entry->setTable(m_names, table.out.value_or(-1));
    if (m_keys != nullptr) m_keys->setTable(table);
}

void ZeroSumSheet::showNothing() {
    m_view.reset();
    m_writer->setView(m_view);
    m_model->clear();
    m_entry->showNothing();
    m_beside->clear();
}

QString ZeroSumSheet::aboutNext() const {
    const auto way = m_entry->way();
    const bool isGame = way == ZeroSumEntry::Way::Line || way == ZeroSumEntry::Way::Numbers;
    if (!m_view || !isGame || !m_entry->isOpen() || m_names.isEmpty()) return {};
    if (m_entry->instead() != 0) return tr("Esc lässt es, wie es ist.");
    if (!m_view->counted) return {};
    const int seats = static_cast<int>(m_names.size());
    const int dealer = m_view->counted->dealerNext;
    const QString deals = seats > m_session.tournament().settings.players
                              ? tr("%1 gibt und ist draußen, %2 ist Vorhand")
                              : tr("%1 gibt, %2 ist Vorhand");
    const int factor = m_view->counted->factorNext;
    return (factor > 1 ? tr("zählt ×%1").arg(factor) : tr("zählt einfach")) + QStringLiteral("; ") +
           deals.arg(m_names[dealer], m_names[(dealer + 1) % seats]);
}

// What stands there, what is being typed in its place, and what that says.
void ZeroSumSheet::showAhead() {
    const bool open = m_view && m_entry->isOpen();
    m_readBack->setVisible(open);
    m_write->setVisible(open);
    if (m_keys != nullptr) m_keys->setVisible(fillsPanel());
    m_correct->setVisible(m_view && !fillsPanel() && !isCovered() && m_entry->instead() == 0 &&
                          !m_view->sheet.finalOnly);
    m_correct->setEnabled(m_view && !m_view->order.empty());
    m_beside->setVisible(!m_beside->text().isEmpty() && !isCovered());
    const QString about = aboutNext();
    m_about->setText(about);
    m_about->setVisible(!about.isEmpty());
    if (m_keys != nullptr && open) m_keys->showLine(m_entry->lineText());
    if (!m_view) return;
    bool canWrite = true;
    if (const auto line = m_entry->line()) {
        canWrite = sayLine(*line);
    } else if (const auto score = m_entry->totals()) {
        canWrite = sayTotals(*score);
    } else {
        showPaper(*m_view);
        say(m_entry->way() == ZeroSumEntry::Way::Line && m_keys != nullptr ? m_keys->example() : QString(),
            Told::Plain);
    }
    using Way = ZeroSumEntry::Way;
    const int game = m_view->standing.deals + 1;
    const QString deeds[] = {tr("Spiel %1 schreiben").arg(game), tr("Spiel %1 schreiben").arg(game),
                             tr("Summe schreiben"), tr("Strafe schreiben"), tr("Vergleichen")};
    const Way way = m_entry->way();
    m_write->setDeed(m_entry->instead() != 0 ? correctionTitle(*m_view, m_entry->instead())
                                             : deeds[static_cast<std::size_t>(way)]);
    const bool isDone = tournament::isWritten(m_view->sheet); // confirming is next
    m_write->setPrimary(!isDone || way == Way::Second || m_entry->instead() != 0);
    m_write->setEnabled(canWrite);
}

// What hardly can be meant of the line that is keyed.
QString ZeroSumSheet::doubt() const {
    const bool isKeyed = m_view && m_entry->isOpen() && m_entry->way() == ZeroSumEntry::Way::Line;
    return isKeyed && m_keys != nullptr ? m_keys->doubt() : QString();
}

void ZeroSumSheet::warn(const QString& words) {
    say(words, Told::Bad);
    QAccessibleEvent event(m_words, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void ZeroSumSheet::say(const QString& words, Told told, const std::vector<int>& points) {
    static const char* const kTones[] = {"", "good", "warn", "bad"};
    const QString tone = QLatin1String(kTones[static_cast<std::size_t>(told)]);
    if (m_readBack->property("tone").isNull()) m_readBack->setProperty("tone", QString());
    setTone(*m_readBack, tone);
    setTone(*m_words, told == Told::Bad ? tone : QString());
    QFont font = m_words->font();
    font.setWeight(told == Told::Good ? QFont::DemiBold : QFont::Normal);
    m_words->setFont(font);
    m_words->setText(words);
    QStringList numbers;
    for (const int each : points) numbers << signedNumber(each);
    showPoints(numbers);
}

// By name; empty ones say nothing.
void ZeroSumSheet::showPoints(const QStringList& numbers) {
    QStringList said;
    for (qsizetype seat = 0; seat < std::min(numbers.size(), m_names.size()); ++seat)
        if (!numbers[seat].isEmpty())
            said << QString(m_names[seat]).replace(QLatin1Char(' '), QChar(0x00A0)) + QChar(0x00A0) +
                        numbers[seat];
    m_points->setText(said.join(QStringLiteral("   ")));
    m_points->setAccessibleName(m_points->text());
}

void ZeroSumSheet::showPaper(const desk::SheetView& view, int typedLine) {
    const tournament::Settings& settings = m_session.tournament().settings;
    const game::Agreed agreed = desk::agreedOf(settings);
    const game::SheetTable table{static_cast<int>(view.table.sides.size()), view.target.deals};
    const auto words = [&](const game::CountedLine& line) {
        const auto said = desk::gameOf(settings).lineInShort(agreed, table, line, m_session.language());
        QString what;
        for (const game::ShortLine::Part& part : said.what) what += text(part.text);
        QStringList beside{text(said.result), text(said.more)};
        beside.removeAll(QString());
        return ZeroSumModel::Brief{what, beside.join(QStringLiteral(" · "))};
    };
    std::optional<ZeroSumModel::Typed> typed;
    const bool isDeal =
        m_entry->way() == ZeroSumEntry::Way::Line || m_entry->way() == ZeroSumEntry::Way::Numbers;
    if (typedLine == 0 && isDeal && m_entry->isOpen()) {
        typed = ZeroSumModel::Typed{{}, {}, m_entry->instead()};
        if (const ZeroSumFields* fields = m_entry->fields()) {
            typed->points = fields->typed();
            if (!fields->isEmpty()) typed->what = tr("nur Zahlen");
        } else {
            typed->what = m_entry->lineText().trimmed();
        }
    }
    m_model->show(view, m_names, words, typedLine, typed);
    m_paper->toTyped();
}

bool ZeroSumSheet::sayLine(const tournament::Line& line) {
    tournament::Line tried = line;
    if (tried.why.empty() && (tried.instead != 0 || !tried.penalty.empty()))
        tried.why = "–"; // read back before it is typed
    const auto after = desk::sheetWith(m_session.tournament(), m_view->place, tried);
    if (!after.ok()) {
        showPaper(*m_view);
        if (saySum()) return false;
        const bool isHalf =
            isRefusal(after.error(), "line_unreadable"_refusal); // it may be whole with the next key
        say(text(desk::inWordsAtSheet(after.error(), m_session.language())),
            isHalf ? Told::Plain : Told::Bad);
        return isHalf;
    }
    const auto& lines = after->sheet.lines;
    const int n = lines.empty() ? 0 : lines.back().n;
    showPaper(*after, line.penalty.empty() ? n : 0);
    if (!line.penalty.empty()) {
        say(line.why.empty() ? tr("Es fehlt noch der Grund; er kommt auf den Zettel.")
                             : tr("Strafe, neben dem Zettel: %1").arg(text(line.why)),
            line.why.empty() ? Told::Plain : Told::Good);
        QStringList fines;
        for (const int points : line.penalty) fines << (points != 0 ? number(-points) : QString());
        showPoints(fines);
        return true;
    }
    QString words = gameInWords(m_session.tournament().settings, *after, m_names, n, m_session.language());
    if (line.instead != 0)
        if (const QString others = changedGames(*m_view, *after); !others.isEmpty())
            words += QLatin1Char('\n') + tr("Damit ändern sich auch: %1.").arg(others);
    const QString doubted = doubt();
    if (!doubted.isEmpty()) words += QLatin1Char('\n') + doubted;
    say(words, doubted.isEmpty() ? Told::Good : Told::Warn,
        lines.empty() ? std::vector<int>() : lines.back().points);
    return true;
}

// "Die Zeile ergibt +2 statt 0. Mit −1 bei Dietmar ginge sie auf."
bool ZeroSumSheet::saySum() {
    const ZeroSumFields* const fields = m_entry->fields();
    if (fields == nullptr || m_entry->way() == ZeroSumEntry::Way::Fine) return false;
    const auto points = fields->points();
    const auto sum = points ? tournament::sumOf(*points) : 0;
    if (sum == 0) return false;
    const ZeroSumFields::Mend mend = fields->mend();
    const bool isLine = m_entry->way() == ZeroSumEntry::Way::Numbers;
    say((isLine ? tr("Die Zeile ergibt %1 statt 0.") : tr("Die Summen ergeben %1 statt 0."))
                .arg(signedNumber(static_cast<int>(sum))) +
            QLatin1Char('\n') +
            tr("Mit %1 bei %2 ginge es auf.").arg(number(mend.points), m_names.value(mend.seat)),
        Told::Bad);
    return true;
}

bool ZeroSumSheet::sayTotals(const tournament::FinalScore& score) {
    showPaper(*m_view);
    if (saySum()) return false;
    const auto after = desk::sheetWith(m_session.tournament(), m_view->place, score);
    if (after.ok()) {
        say(tr("Dann steht auf dem Zettel:"), Told::Good, after->standing.score);
        return true;
    }
    const bool asks = hasOtherLines(after.error());
    const int written = m_view->standing.deals;
    const int deals = m_view->target.deals;
    say(asks ? (written < deals ? tr("Es stehen erst %1 von %2 Spielen da. Enter fragt, ob sie gestrichen "
                                     "werden; sonst die übrigen schreiben.")
                                      .arg(written)
                                      .arg(deals)
                                : tr("Die Zeilen ergeben eine andere Summe. Enter fragt, ob sie gestrichen "
                                     "werden."))
             : text(desk::inWordsAtSheet(after.error(), m_session.language())),
        asks ? Told::Warn : Told::Bad);
    return asks;
}

bool ZeroSumSheet::isOpen() const {
    return m_entry->isOpen();
}

bool ZeroSumSheet::isCovered() const {
    return m_view && m_entry->way() == ZeroSumEntry::Way::Second;
}

void ZeroSumSheet::write() {
    m_writer->write();
}

void ZeroSumSheet::begin() {
    m_entry->begin();
}

bool ZeroSumSheet::leaveWay() {
    const bool left = m_entry->leaveWay();
    if (left) showTable();
    return left;
}

void ZeroSumSheet::correct() {
    if (!m_view || isCovered()) return;
    if (m_session.isClosed())
        return m_session.say(Tone::Warn, tr("Das Turnier ist abgeschlossen. Wieder öffnen: Rangliste, F8."));
    const auto& lines = m_view->sheet.lines;
    const auto line = std::find_if(lines.begin(), lines.end(),
                                   [this](const tournament::Line& one) { return one.n == currentLine(); });
    const bool isGame =
        line != lines.end() && !line->struck && !line->text.empty() && !m_view->sheet.finalOnly;
    if (!isGame)
        return m_session.say(Tone::Warn, m_view->sheet.finalOnly
                                             ? tr("Hier steht nur die Summe; F7 schreibt eine andere.")
                                             : tr("Mit ↑ ↓ zuerst das Spiel wählen, das falsch steht."));
    m_entry->correct(*line);
    showTable();
    showAhead();
}

bool ZeroSumSheet::isTyping() const {
    return m_view && m_entry->unwritten();
}

bool ZeroSumSheet::isUntouched() const {
    return m_entry->isUntouched();
}

QString ZeroSumSheet::typedInWords() const {
    return m_entry->typedInWords();
}

Fields ZeroSumSheet::kept() const {
    return m_entry->kept();
}

void ZeroSumSheet::setKept(const Fields& fields) {
    m_entry->setKept(fields);
}

void ZeroSumSheet::startAnew() {
    m_view.reset();
    m_writer->setView(m_view);
    m_entry->startAnew();
}

void ZeroSumSheet::goToTyped() {
    m_entry->goToTyped();
}

bool ZeroSumSheet::writeNext() {
    const auto way = m_entry->unwritten();
    if (!way) return false;
    m_entry->choose(*way);
    m_writer->write();
    return m_entry->unwritten() != way && !m_prompt.isAsking();
}

} // namespace schreiber::desktop
