#include "games/perlaggen/dispute/record_pasting.h"

#include "base/text.h"
#include "dispute/record_editor.h"
#include "games/perlaggen/dispute/own_rules_text.h"
#include "games/perlaggen/dispute/table_view.h"

#include <cards/notation.h>

#include <QRegularExpression>

#include <algorithm>

// Text from elsewhere, and what is typed as if it were: read where it means one thing alone, else asked
// about.
namespace schreiber::desktop {
namespace {

constexpr qsizetype kMostPasted = 200'000; // letters: a long evening of deals is less

// It names its rule set, in whatever words, below comments and other keys or not.
bool isRecordOfItsOwn(const QString& pasted) {
    // Nothing of a line is tried in two ways (++, *+): a page of blanks would take longer than anybody waits.
    static const QRegularExpression kRules(
        QStringLiteral("^(?>[^\\S\\n]*+(?:#[^\\n]*+|[^\\n:]++:[^\\n]*+)?\\n)*[^\\S\\n]*+rules[^\\S\\n]*+:"),
        QRegularExpression::CaseInsensitiveOption);
    return kRules.match(desktop::text(perlaggen::record::tidied(utf8(pasted)).text)).hasMatch();
}

} // namespace

QString RecordPasting::record() const {
    return m_editor.toPlainText();
}

// What was typed and cannot be read, `Dora: bet gleich`, is read as what is pasted: where it means one thing.
// A key of the head in other words, `Stand: 4 : 7`, is no error and would be kept as one nobody reads.
// Whether the line went there.
bool RecordPasting::readTyped() {
    const int line = m_editor.line();
    const bool unreadable = std::ranges::any_of(
        m_deal.errors, [line](const base::InputError& error) { return error.line == line; });
    const bool event = isAmongEvents(utf8(record()), line);
    if ((event && !unreadable) || !m_editor.textCursor().atBlockEnd()) return false;
    QStringList lines = record().split(QLatin1Char('\n'));
    QString& typed = lines[line - 1];
    const perlaggen::record::Tidied read = perlaggen::record::tidied(
        utf8(typed), perlaggen::record::namesIn(utf8(record())),
        event ? perlaggen::record::Place::Events : perlaggen::record::Place::Record);
    if (!read.unclear.empty() || !read.unclearCards.empty()) return false;
    const QString tidy = desktop::text(read.text).trimmed();
    if (tidy == typed.trimmed()) return false;
    typed = tidy;
    const std::string whole = utf8(lines.join(QLatin1Char('\n')));
    const auto moved = intoHead(whole, line);
    const WithEvent made = moved.value_or(WithEvent{whole, line});
    m_editor.change(desktop::text(made.text), made.line);
    return moved.has_value();
}

// What is pasted is read where it can mean one thing alone; who a name is may have to be asked.
void RecordPasting::paste(const QString& pasted) {
    if (pasted.size() > kMostPasted || lineTooLong(pasted) > 0) return emit tooMuchPasted();
    const std::string whole = utf8(record());
    const bool own = isRecordOfItsOwn(pasted);
    const auto place = isAmongEvents(whole, m_editor.line()) && !own ? perlaggen::record::Place::Events
                                                                     : perlaggen::record::Place::Record;
    const perlaggen::record::Tidied tidied =
        perlaggen::record::tidied(utf8(pasted), perlaggen::record::namesIn(whole), place);
    const bool replaces = isHeadAlone() && !m_editor.textCursor().hasSelection();
    if (own && (replaces || m_editor.isAllSelected()))
        m_editor.selectAll(); // with the head, which is not seen: two heads would be none
    m_editor.insertPlainText(desktop::text(tidied.text));
    if (place == perlaggen::record::Place::Events)
        putIntoHead(static_cast<int>(std::ranges::count(tidied.text, '\n')) + 1);
    askUnclear(tidied);
}

// One deal, of which nothing is told yet.
bool RecordPasting::isHeadAlone() const {
    const QStringList lines = record().split(QLatin1Char('\n'));
    for (int line = 1; line <= lines.size(); ++line) {
        const QString said = lines[line - 1].trimmed();
        if (said.startsWith(QLatin1String("---"))) return false;
        if (!said.isEmpty() && isAmongEvents(utf8(record()), line)) return false;
    }
    return isAmongEvents(utf8(record()), m_editor.line());
}

// Of the lines up to here, those that belong in the head: a hand sent among what was done.
void RecordPasting::putIntoHead(int lines) {
    std::string whole = utf8(record());
    int last = m_editor.line();
    const std::string before = whole;
    for (int line = std::max(last - lines + 1, 1); line <= last; ++line)
        if (const auto moved = intoHead(whole, line)) {
            whole = moved->text;
            last += moved->line - line;
            line = moved->line;
        }
    if (whole != before) m_editor.change(desktop::text(whole), last);
}

// One after the other: names first, then cards, by their lines in the whole record.
void RecordPasting::askUnclear(const perlaggen::record::Tidied& read) {
    if (!read.unclear.empty()) {
        const perlaggen::record::UnclearName& unclear = read.unclear.front();
        const QStringList words = seatWords();
        QStringList called;
        QList<int> seats;
        for (int seat = 0; seat < words.size(); ++seat) {
            const bool fits =
                std::ranges::find(unclear.seats, static_cast<cards::Seat>(seat)) != unclear.seats.end();
            if (!fits && !unclear.seats.empty()) continue; // who is named so is one of them
            called << words[seat];
            seats << seat;
        }
        return emit nameUnclear(desktop::text(unclear.name), called, seats);
    }
    if (read.unclearCards.empty()) return;
    const auto left = perlaggen::record::tidied(utf8(record())).unclearCards;
    if (left.empty()) return;
    m_unclear = left.front();
    emit cardUnclear(
        tr("Zeile %1: Welche Karte ist „%2“?").arg(m_unclear->line).arg(desktop::text(m_unclear->said)),
        m_unclear->cards);
}

bool RecordPasting::isCardUnclear() const {
    if (!m_unclear) return false;
    const auto unclear = perlaggen::record::tidied(utf8(record())).unclearCards;
    return std::ranges::find(unclear, *m_unclear) != unclear.end();
}

void RecordPasting::cardIs(cards::Card card) {
    if (!m_unclear) return;
    QStringList lines = record().split(QLatin1Char('\n'));
    const int line = m_unclear->line;
    const QString said = desktop::text(m_unclear->said);
    m_unclear.reset();
    if (line <= lines.size()) {
        QString& there = lines[line - 1];
        if (const auto at = there.lastIndexOf(said); at >= 0)
            there.replace(at, said.size(), desktop::text(cards::nameOf(card)));
    }
    m_editor.change(lines.join(QLatin1Char('\n')), m_editor.line());
    m_editor.setFocus();
    askUnclear(perlaggen::record::tidied(utf8(record())));
}

void RecordPasting::seatIs(const QString& name, int seat) {
    const std::string whole = utf8(record());
    perlaggen::record::PlayerNames names = perlaggen::record::namesIn(whole);
    if (names[static_cast<std::size_t>(seat)]) return putLetters(name, static_cast<cards::Seat>(seat));
    names[static_cast<std::size_t>(seat)] = utf8(name);
    std::string players;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!names[i]) continue;
        const bool quoted = names[i]->find_first_of(" #") != std::string::npos;
        players += players.empty() ? "" : " ";
        players += cards::letterOf(static_cast<cards::Seat>(i));
        players += quoted ? "=\"" + *names[i] + "\"" : "=" + *names[i];
    }
    const perlaggen::record::Tidied tidied =
        perlaggen::record::tidied(withKey(whole, m_editor.line(), "players", players));
    const auto added = std::ranges::count(tidied.text, '\n') - std::ranges::count(whole, '\n');
    m_editor.change(desktop::text(tidied.text), m_editor.line() + static_cast<int>(added));
    askUnclear(tidied);
}

// Whoever sits there has his name already, which stays: the other one becomes the seat's letter where he
// acts.
void RecordPasting::putLetters(const QString& name, cards::Seat seat) {
    QStringList lines = record().split(QLatin1Char('\n'));
    // the whole name: Toni is not Tonis
    const QRegularExpression acts(
        QStringLiteral("^(\\s*(?:hand\\s+)?)%1(?=[:\\s]|$)").arg(QRegularExpression::escape(name)),
        QRegularExpression::CaseInsensitiveOption);
    for (QString& line : lines)
        line.replace(acts, QStringLiteral("\\1") + desktop::text(cards::toString(seat)));
    const perlaggen::record::Tidied tidied = perlaggen::record::tidied(utf8(lines.join(QLatin1Char('\n'))));
    m_editor.change(desktop::text(tidied.text), m_editor.line());
    askUnclear(tidied);
}

bool RecordPasting::isUnclear(const QString& name) const {
    const auto unclear = perlaggen::record::tidied(utf8(record())).unclear;
    return std::ranges::any_of(
        unclear, [&](const perlaggen::record::UnclearName& one) { return desktop::text(one.name) == name; });
}

// `B Bert`: as the table has them.
QStringList RecordPasting::seatWords() const {
    QStringList seats;
    for (const SeatOnTable& row : tableOf(m_deal).seats) seats << row.name;
    if (seats.isEmpty()) seats = {"A", "B", "C", "D"};
    return seats;
}

} // namespace schreiber::desktop
