#include "games/koenigrufen/line_keys.h"

#include "base/shortcuts.h"
#include "base/text.h"
#include "widgets/chip_row.h"

#include <tournament/limits.h>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <koenigrufen/line/line.h>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/rulebook/rule_set.h>
#include <utility>

namespace schreiber::desktop {
namespace {

namespace koenig = schreiber::koenigrufen;

using koenig::rulebook::Game;
using koenig::rulebook::Premium;
using koenigrufen::LineText;
using line::Outcome;
using line::WordKind;
using line::WordSoFar;
using ChipState = ChipRow::Chip::State;

// Vorhand's three first, then as they are found again at a glance.
constexpr std::array kGamesInKeys{
    Game::Rufer,   Game::Sechserdreier, Game::Trischaken,   Game::Solorufer,   Game::Auchrufer,
    Game::Dreier,  Game::Solodreier,    Game::Farberl,      Game::Solofarberl, Game::Piccolo,
    Game::Bettler, Game::PiccoloOuvert, Game::BettlerOuvert};
constexpr std::array kJoinedInKeys{Game::Piccolo, Game::Bettler};
constexpr std::array kPremiumsInKeys{
    Premium::Pagat, Premium::Uhu,         Premium::Kakadu,  Premium::Marabu,   Premium::KoenigUltimo,
    Premium::Trull, Premium::VierKoenige, Premium::Absolut, Premium::Mondfang, Premium::Valat};
constexpr int kLongestLabel = 11;
constexpr int kMostKontra = 3; // as far as keys go; further by the text

const koenig::rulebook::RuleSet& ruleSetOf(const std::string& id) {
    const koenig::rulebook::RuleSet* const set = koenig::rulebook::findRuleSet(id);
    return set != nullptr ? *set : koenig::rulebook::ruleSets()[0];
}

QString letterOfSeat(int seat) {
    return QString(QChar(u'A' + seat));
}

// `Piccolo ouvert` as `P. ouvert`: a key is narrow.
QString narrowed(const QString& title) {
    const qsizetype blank = title.indexOf(QLatin1Char(' '));
    return blank < 0 ? title : title.left(1) + QStringLiteral(". ") + title.mid(blank + 1);
}

QString withMarks(const QString& title, const WordSoFar& word) {
    QString marks = QString(word.announced, QLatin1Char('!')) + QString(word.steps, QLatin1Char('k'));
    if (word.isGood) marks += *word.isGood ? QChar(u'+') : QChar(0x2212);
    return title + QLatin1Char(' ') + marks;
}

// `t!k` of `t!k+`
std::string announcedAlone(Premium premium, const WordSoFar& word) {
    return std::string(koenig::rulebook::shortNameOf(premium)) +
           std::string(static_cast<std::size_t>(word.announced), '!') +
           std::string(static_cast<std::size_t>(word.steps), 'k');
}

std::string letterIn(int seat) {
    return std::string(1, static_cast<char>('A' + seat));
}

koenig::rulebook::Rules rulesOf(const game::Agreed& agreed) {
    koenig::rulebook::Rules rules(ruleSetOf(agreed.rules));
    for (const auto& [name, value] : agreed.house) {
        const auto which = koenig::rulebook::readSwitch(name);
        const auto place = which ? koenig::rulebook::readSwitchValue(*which, value) : std::nullopt;
        if (place) rules.set(*which, *place);
    }
    return rules;
}

ChipState stateOf(const LineText& now, const LineText& pressed, bool isChosen) {
    if (isChosen) return ChipState::Chosen;
    return pressed.isNoWorseThan(now) ? ChipState::Free : ChipState::Off;
}

} // namespace

KoenigrufenKeys::KoenigrufenKeys(QWidget* parent)
    : LineKeys(parent)
    , m_rules(koenig::rulebook::ruleSets()[0])
    , m_line(read({})) {
    setObjectName(QStringLiteral("lineKeys"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(5);
    addRow(Who, "keysWho", tr("Wer"));
    addRow(What, "keysGame", tr("Spiel"));
    addRow(With, "keysWith", tr("Mit"));
    addRow(Result, "keysResult", tr("Aus"));
    addRow(BrokenBy, "keysBroken", tr("Durch"));
    addRow(Premiums, "keysPremiums", tr("Prämie"));
    addRow(Caught, "keysCaught", tr("Fing"));
    addRow(CaughtOf, "keysCaughtOf", tr("Mond von"));
    addRow(SecondWho, "keysSecondWho", tr("Dazu"));
    addRow(SecondWhat, "keysSecondGame", tr("Spiel"));
    addRow(SecondResult, "keysSecondResult", tr("Aus"));
    for (const Row one : {Who, With, BrokenBy, Caught, CaughtOf, SecondWho}) row(one).setInOneLine();
    buildCounts();
    connect(new QShortcut(shortcuts::of(row(BrokenBy).objectName()), this), &QShortcut::activated, this,
            &KoenigrufenKeys::askBroken);
}

void KoenigrufenKeys::addRow(Row which, const char* name, const QString& title) {
    auto* made = new ChipRow(QLatin1String(name), title, this);
    m_rows[which] = made;
    layout()->addWidget(made);
    connect(made, &ChipRow::chosen, this, [this, which](int chip) { press(which, chip); });
    connect(made, &ChipRow::entered, this, &KoenigrufenKeys::entered);
    connect(made, &ChipRow::letterTyped, this,
            [this, which](const QString& letter) { passLetter(which, letter); });
}

void KoenigrufenKeys::buildCounts() {
    m_counts = new QWidget(this);
    auto* column = new QVBoxLayout(m_counts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* fields = new QHBoxLayout;
    fields->setSpacing(8);
    for (std::size_t seat = 0; seat < tournament::kMostSides; ++seat) {
        auto* field = new QLineEdit(m_counts);
        field->setObjectName(QStringLiteral("counted%1").arg(seat));
        field->setMaxLength(6);
        field->setAlignment(Qt::AlignCenter);
        field->setMinimumWidth(2 * fontMetrics().height());
        field->installEventFilter(this);
        connect(field, &QLineEdit::textEdited, this, &KoenigrufenKeys::takeCounts);
        connect(field, &QLineEdit::returnPressed, this, &KoenigrufenKeys::entered);
        fields->addWidget(field, 1);
        m_counted.push_back(field);
    }
    auto* hint = new QLabel(tr("Was jeder gezählt hat, zusammen 70: 26/2 sind 26 und 2 Blatt, 0j ist ohne "
                               "Stich."),
                            m_counts);
    hint->setWordWrap(true);
    hint->setProperty("role", QStringLiteral("muted"));
    column->addLayout(fields);
    column->addWidget(hint);
    layout()->addWidget(m_counts);
}

void KoenigrufenKeys::setTable(const Table& table) {
    m_table = table;
    m_rules = rulesOf(table.agreed);
    m_line = read(m_line.text());
    for (std::size_t seat = 0; seat < m_counted.size(); ++seat) {
        const bool isThere = seat < static_cast<std::size_t>(table.names.size());
        m_counted[seat]->setVisible(isThere && !isAway(static_cast<int>(seat)));
        if (!isThere) continue;
        const QString& name = table.names[static_cast<qsizetype>(seat)];
        m_counted[seat]->setPlaceholderText(name);
        m_counted[seat]->setAccessibleName(tr("Gezählt von %1").arg(name));
    }
    showChips();
}

LineText KoenigrufenKeys::read(const QString& text) const {
    const line::Table table{seats(), m_table.out ? std::optional(static_cast<line::Seat>(*m_table.out))
                                                 : std::nullopt};
    return {m_rules, table, text};
}

int KoenigrufenKeys::forehand() const {
    return (m_table.dealer + 1) % std::max(1, seats());
}

std::vector<int> KoenigrufenKeys::partners() const {
    std::vector<int> all;
    for (int seat = 0; seat < seats(); ++seat)
        if (!isAway(seat) && m_line.seatIn(WordKind::Declarer) != seat) all.push_back(seat);
    return all;
}

std::vector<int> KoenigrufenKeys::opponents(int part) const {
    std::vector<int> all;
    for (int seat = 0; seat < seats(); ++seat)
        if (!isAway(seat) && m_line.seatIn(WordKind::Declarer, part) != seat) all.push_back(seat);
    return all;
}

void KoenigrufenKeys::showLine(const QString& text) {
    if (text.simplified() == m_line.text()) return;
    m_line = read(text);
    m_askedAlone = false;
    m_asksBroken = false;
    showChips();
}

void KoenigrufenKeys::begin() {
    row(Who).setFocus();
}

QString KoenigrufenKeys::example() const {
    return tr("Zum Beispiel: A r C + t+ ist A Rufer mit C, gewonnen, Trull.");
}

QString KoenigrufenKeys::doubt() const {
    const auto game = m_line.game();
    const auto who = m_line.seatIn(WordKind::Declarer);
    if (!game || !who || *who == forehand() || forehand() >= seats()) return {};
    if (!m_rules.rulesOf(*game).isForehandOnly()) return {};
    return tr("%1 spielt nur Vorhand, und das ist hier %2 (%3).")
        .arg(text(koenig::rulebook::titleOf(*game).in(m_table.language)), m_table.names[forehand()],
             letterOfSeat(forehand()));
}

void KoenigrufenKeys::showChips() {
    const auto game = m_line.game();
    const bool tricks = isTrischaken();
    const bool joins = game && m_rules.rulesOf(*game).isJoinable();
    const bool caught = m_line.find(WordKind::Mondfang) != nullptr;
    row(With).setVisible(!tricks && !joins);
    row(BrokenBy).setVisible(m_asksBroken || isBroken());
    row(Premiums).setVisible(!tricks && !joins);
    row(Caught).setVisible(caught);
    row(CaughtOf).setVisible(caught);
    for (const Row second : {SecondWho, SecondWhat, SecondResult}) row(second).setVisible(joins);
    m_counts->setVisible(tricks && !isBroken());

    showSeats(Who, 0);
    showGames(What, 0);
    showWith();
    showResult(Result, 0);
    showBroken();
    showPremiums();
    if (caught) {
        showCaught(Caught);
        showCaught(CaughtOf);
    }
    if (joins) {
        showSeats(SecondWho, 1);
        showGames(SecondWhat, 1);
        showResult(SecondResult, 1);
    }
    if (tricks) showCounts();
}

void KoenigrufenKeys::showSeats(Row which, int part) {
    std::vector<ChipRow::Chip> chips;
    const auto chosen = m_line.seatIn(WordKind::Declarer, part);
    for (int seat = 0; seat < seats(); ++seat) {
        const bool isOff = isAway(seat) || (part > 0 && m_line.seatIn(WordKind::Declarer) == seat);
        chips.push_back({letterOfSeat(seat), m_table.names[seat],
                         isOff ? ChipState::Off : stateOf(m_line, withWho(part, seat), chosen == seat)});
    }
    row(which).setChips(chips);
}

void KoenigrufenKeys::showGames(Row which, int part) {
    std::vector<ChipRow::Chip> chips;
    const auto who = m_line.seatIn(WordKind::Declarer, part);
    const auto add = [&](Game game) {
        const bool isForehands = m_rules.rulesOf(game).isForehandOnly();
        const bool isOff = isForehands && who && *who != forehand();
        const bool isChosen = m_line.game(part) == game;
        const LineText pressed = withGame(part, game);
        const bool isNothing = isOff || pressed.text() == m_line.text();
        chips.push_back({text(koenig::rulebook::shortNameOf(game)),
                         narrowed(text(koenig::rulebook::titleOf(game).in(m_table.language))),
                         isNothing && !isChosen ? ChipState::Off : stateOf(m_line, pressed, isChosen)});
    };
    if (part > 0)
        for (const Game game : kJoinedInKeys) add(game);
    else
        for (const Game game : kGamesInKeys) add(game);
    row(which).setChips(chips);
}

// The king may lie in a talon: then the declarer is alone. Nothing stands in the line for it, and no letter
// chooses it.
void KoenigrufenKeys::showWith() {
    std::vector<ChipRow::Chip> chips;
    const auto partner = m_line.seatIn(WordKind::Partner);
    for (const int seat : partners())
        chips.push_back(
            {letterOfSeat(seat), m_table.names[seat], stateOf(m_line, withPartner(seat), partner == seat)});
    const auto game = m_line.game();
    const bool calls = game && m_rules.rulesOf(*game).callsKing;
    const bool isAlone = !partner && (m_askedAlone || m_line.outcome());
    chips.push_back({{},
                     tr("allein"),
                     !calls    ? ChipState::Off
                     : isAlone ? ChipState::Chosen
                               : ChipState::Free});
    row(With).setChips(chips);
}

void KoenigrufenKeys::showResult(Row which, int part) {
    const auto outcome = m_line.outcome(part);
    const ChipRow::Chip broken{{},
                               tr("abgebrochen"),
                               m_asksBroken ? ChipState::Chosen
                                            : stateOf(m_line, withBroken(0), outcome == Outcome::Broken),
                               shortcuts::inWords(row(BrokenBy).objectName())};
    if (isTrischaken()) return row(which).setChips({broken});
    std::vector<ChipRow::Chip> chips{
        {QStringLiteral("+"), tr("gewonnen"), stateOf(m_line, withResult(part, 0), outcome == Outcome::Won)},
        {QString(QChar(0x2212)), tr("verloren"),
         stateOf(m_line, withResult(part, 1), outcome == Outcome::Lost)}};
    const auto steps = [](int many) { return tr("Kontra ×%1").arg(1 << many); };
    const auto game = m_line.game(part);
    const auto state = [&](int chip, int many) {
        return many > 0 ? ChipState::Marked : stateOf(m_line, withResult(part, chip), false);
    };
    if (!game || !m_rules.rulesOf(*game).isNegative()) {
        const WordSoFar* const kontra = m_line.find(WordKind::Kontra, part);
        const int many = kontra != nullptr ? kontra->steps : 0;
        chips.push_back({QStringLiteral("k"), many > 1 ? steps(many) : tr("Kontra"), state(2, many)});
        chips.push_back(
            {{}, tr("aufgegeben"), stateOf(m_line, withResult(part, 3), outcome == Outcome::GivenUp)});
        chips.push_back(broken);
    } else {
        for (const int seat : opponents(part)) {
            const WordSoFar* const kontra = m_line.kontraBy(seat, part);
            const int many = kontra != nullptr ? kontra->steps : 0;
            QString label = m_table.names[seat];
            if (many > 1) label += QStringLiteral(" ×%1").arg(1 << many);
            chips.push_back({QStringLiteral("k") + letterOfSeat(seat), label,
                             state(static_cast<int>(chips.size()), many)});
        }
    }
    row(which).setChips(chips);
}

void KoenigrufenKeys::showBroken() {
    std::vector<ChipRow::Chip> chips;
    const auto by = isBroken() ? m_line.seatIn(WordKind::Result) : std::nullopt;
    for (int seat = 0; seat < seats(); ++seat)
        chips.push_back({letterOfSeat(seat), m_table.names[seat],
                         isAway(seat) ? ChipState::Off
                         : by == seat ? ChipState::Chosen
                                      : ChipState::Free});
    row(BrokenBy).setChips(chips);
}

void KoenigrufenKeys::showPremiums() {
    std::vector<ChipRow::Chip> chips;
    for (const Premium premium : kPremiumsInKeys) {
        const QString whole = text(koenig::rulebook::titleOf(premium).in(m_table.language));
        const QString title = whole.size() > kLongestLabel ? narrowed(whole) : whole;
        const bool isMondfang = premium == Premium::Mondfang;
        const WordSoFar* const word = isMondfang ? m_line.find(WordKind::Mondfang) : m_line.find(premium);
        const bool isThere = word != nullptr || withNext(premium).text() != m_line.text();
        chips.push_back({text(koenig::rulebook::shortNameOf(premium)),
                         word != nullptr && !isMondfang ? withMarks(title, *word) : title,
                         word != nullptr ? ChipState::Marked
                         : isThere       ? ChipState::Free
                                         : ChipState::Off});
    }
    row(Premiums).setChips(chips);
}

void KoenigrufenKeys::showCaught(Row which) {
    const WordSoFar& word = *m_line.find(WordKind::Mondfang);
    const auto chosen = which == Caught ? word.seat : word.of;
    const auto other = which == Caught ? word.of : word.seat;
    std::vector<ChipRow::Chip> chips;
    for (int seat = 0; seat < seats(); ++seat) {
        const auto at = static_cast<line::Seat>(seat);
        chips.push_back({letterOfSeat(seat), m_table.names[seat],
                         isAway(seat) || other == at ? ChipState::Off
                         : chosen == at              ? ChipState::Chosen
                                                     : ChipState::Free});
    }
    row(which).setChips(chips);
}

void KoenigrufenKeys::showCounts() {
    std::size_t at = 0;
    const auto counts = m_line.all(WordKind::Count);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_table.names.size()); ++seat) {
        if (isAway(static_cast<int>(seat))) continue;
        const QString count = at < counts.size() ? m_line.wordOf(*counts[at]) : QString();
        ++at;
        const QString shown = count == QLatin1String("?") ? QString() : count;
        if (m_counted[seat]->text() != shown) m_counted[seat]->setText(shown);
    }
}

void KoenigrufenKeys::passLetter(Row from, const QString& letter) {
    for (int which = from + 1; which < Rows; ++which) {
        ChipRow& next = *m_rows[static_cast<std::size_t>(which)];
        if (!next.isVisible() || !next.isEnabled() || !next.begins(letter)) continue;
        next.setFocus(Qt::OtherFocusReason);
        next.takeLetter(letter);
        return;
    }
    emit letterTyped(m_line.text().isEmpty() ? letter : QLatin1Char(' ') + letter);
}

void KoenigrufenKeys::make(const LineText& made, Row next) {
    m_line = made;
    m_asksBroken = false;
    emit lineMade(m_line.text());
    showChips();
    if (isTrischaken() && !isBroken() && next != Who) {
        const auto field = std::find_if(m_counted.begin(), m_counted.end(),
                                        [](const QLineEdit* one) { return !one->isHidden(); });
        if (field != m_counted.end()) (*field)->setFocus();
    } else if (row(next).isVisible() && row(next).isEnabled()) {
        row(next).setFocus(Qt::OtherFocusReason);
    }
}

LineText KoenigrufenKeys::withWho(int part, int seat) const {
    const LineText line = m_line.with(WordKind::Declarer, part, letterIn(seat));
    return part > 0 || isTrischaken() ? line : line.fitting(); // nobody is his own partner
}

// What goes with the other game, too, stays.
LineText KoenigrufenKeys::withGame(int part, Game game) const {
    // `d` alone would be seat D: where nobody plays yet the game is written out.
    const koenig::rulebook::GameRules& rules = m_rules.rulesOf(game);
    const bool isAlone = !rules.isForehandOnly() && m_line.find(WordKind::Declarer, part) == nullptr;
    const std::string word(isAlone ? nameOf(game) : koenig::rulebook::shortNameOf(game));
    if (part > 0) return m_line.with(WordKind::Game, part, word).fitting();
    if (game == Game::Trischaken) return read(text(word));
    LineText line = isTrischaken() ? read(text(word)) : m_line.with(WordKind::Game, 0, word);
    if (!line.find(WordKind::Declarer) && rules.isForehandOnly())
        line = line.with(WordKind::Declarer, 0, letterIn(forehand()));
    if (!rules.isJoinable()) line = line.withoutSecond();
    return line.fitting();
}

LineText KoenigrufenKeys::withPartner(std::optional<int> seat) const {
    LineText line = m_line;
    if (line.outcome() == Outcome::GivenUp) line = line.with(WordKind::Result, 0, "");
    return line.with(WordKind::Partner, 0, seat ? letterIn(*seat) : std::string());
}

// Won, lost; then kontra, once more at each press; a game given up is nothing else.
LineText KoenigrufenKeys::withResult(int part, int chip) const {
    if (chip < 2) {
        const LineText line = m_line.with(WordKind::Result, part, chip == 0 ? "+" : "-");
        return line.find(WordKind::Result, part) != nullptr ? line.fitting() : line;
    }
    const auto game = m_line.game(part);
    const auto more = [](const WordSoFar* word) {
        const int steps = (word != nullptr ? word->steps + 1 : 1) % (kMostKontra + 1);
        return std::string(static_cast<std::size_t>(steps), 'k');
    };
    if (game && m_rules.rulesOf(*game).isNegative()) {
        const auto seats = opponents(part);
        const auto at = static_cast<std::size_t>(chip - 2);
        if (at >= seats.size()) return m_line;
        const WordSoFar* const old = m_line.kontraBy(seats[at], part);
        const std::string steps = more(old);
        return m_line.with(WordKind::KontraBy, part, old,
                           steps.empty() ? steps : steps + letterIn(seats[at]));
    }
    if (chip == 2) return m_line.with(WordKind::Kontra, part, more(m_line.find(WordKind::Kontra, part)));
    LineText line = m_line;
    for (const WordKind kind : {WordKind::Partner, WordKind::Kontra, WordKind::Premium, WordKind::Mondfang})
        while (line.find(kind)) line = line.with(kind, 0, "");
    return line.with(WordKind::Result, 0, "aufgegeben");
}

// Of a game that is broken off only what was announced counts, and no sign: it goes to the other side.
LineText KoenigrufenKeys::withBroken(int seat) const {
    LineText line = m_line;
    for (const WordKind kind : {WordKind::Count, WordKind::Mondfang})
        while (line.find(kind)) line = line.with(kind, 0, "");
    for (const Premium premium : kPremiumsInKeys)
        if (const WordSoFar* const word = line.find(premium))
            line = line.with(WordKind::Premium, 0, word,
                             word->announced == 0 ? std::string() : announcedAlone(premium, *word));
    return line.with(WordKind::Result, 0, "broken=" + letterIn(seat));
}

void KoenigrufenKeys::askBroken() {
    const auto game = m_line.game();
    if (game && m_rules.rulesOf(*game).isNegative())
        return emit refused(
            tr("Ein Negativspiel steht nicht als abgebrochen da: brach es der Spieler, ist es "
               "verloren, sonst gewonnen."));
    if (!game) return emit refused(tr("Zuerst wählen, wer was spielt; dann, durch wen es abgebrochen ist."));
    m_asksBroken = true;
    showChips();
    row(BrokenBy).setFocus(Qt::OtherFocusReason);
}

// None, +, −, !+, !−, and none again, past what the game does not take; the same line where it takes none.
LineText KoenigrufenKeys::withNext(Premium premium) const {
    if (premium == Premium::Mondfang) {
        const bool isThere = m_line.find(WordKind::Mondfang) != nullptr;
        const LineText line = m_line.with(WordKind::Mondfang, 0, isThere ? "" : "mf=:");
        return line.isNoWorseThan(m_line) ? line : m_line;
    }
    const WordSoFar* const word = m_line.find(premium);
    const std::string name(koenig::rulebook::shortNameOf(premium));
    const std::string kontra(word != nullptr ? static_cast<std::size_t>(word->steps) : 0U, 'k');
    std::vector<std::string> states{name + kontra + '+', name + kontra + '-', name + '!' + kontra + '+',
                                    name + '!' + kontra + '-'};
    std::size_t next = 0;
    if (isBroken())
        states = {word != nullptr ? std::string() : name + '!'};
    else if (word != nullptr && word->isGood)
        next = (word->announced > 0 ? 2U : 0U) + (*word->isGood ? 1U : 2U);
    for (; next < states.size(); ++next)
        if (LineText line = m_line.with(WordKind::Premium, 0, word, states[next]); line.isNoWorseThan(m_line))
            return line;
    return m_line.with(WordKind::Premium, 0, word, "");
}

LineText KoenigrufenKeys::withCaught(Row which, int seat) const {
    const WordSoFar& word = *m_line.find(WordKind::Mondfang);
    auto by = word.seat;
    auto of = word.of;
    auto& chosen = which == Caught ? by : of;
    const auto at = static_cast<line::Seat>(seat);
    chosen = chosen == at ? std::nullopt : std::optional(at);
    const auto letter = [](std::optional<line::Seat> one) {
        return one ? letterIn(static_cast<int>(*one)) : std::string();
    };
    return m_line.with(WordKind::Mondfang, 0, "mf=" + letter(by) + ':' + letter(of));
}

void KoenigrufenKeys::press(Row which, int chip) {
    const auto game = m_line.game();
    switch (which) {
    case Who:
        return make(withWho(0, chip), What);
    case What: {
        const Game chosen = kGamesInKeys[static_cast<std::size_t>(chip)];
        return make(withGame(0, chosen), m_rules.rulesOf(chosen).callsKing ? With : Result);
    }
    case With: {
        const auto all = partners();
        const auto at = static_cast<std::size_t>(chip);
        m_askedAlone = at >= all.size();
        return make(withPartner(m_askedAlone ? std::nullopt : std::optional(all[at])), Result);
    }
    case Result: {
        const bool isNegative = game && m_rules.rulesOf(*game).isNegative();
        if (chip == brokenChip() && !isNegative) return askBroken();
        const LineText made = withResult(0, chip);
        const bool joins = game && m_rules.rulesOf(*game).isJoinable();
        return make(made, joins ? SecondWho : Premiums);
    }
    case Premiums: {
        const Premium premium = kPremiumsInKeys[static_cast<std::size_t>(chip)];
        const LineText made = withNext(premium);
        const bool asks = premium == Premium::Mondfang && made.find(WordKind::Mondfang) != nullptr;
        return make(made, asks ? Caught : Premiums);
    }
    case BrokenBy:
        return make(withBroken(chip), Premiums);
    case Caught:
        return make(withCaught(Caught, chip), CaughtOf);
    case CaughtOf:
        return make(withCaught(CaughtOf, chip), Premiums);
    case SecondWho:
        return make(withWho(1, chip), SecondWhat);
    case SecondWhat:
        return make(withGame(1, kJoinedInKeys[static_cast<std::size_t>(chip)]), SecondResult);
    case SecondResult:
        return make(withResult(1, chip), SecondResult);
    case Rows:
        return;
    }
}

void KoenigrufenKeys::takeCounts() {
    QStringList counts;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_table.names.size()); ++seat) {
        if (isAway(static_cast<int>(seat))) continue;
        const QString typed = m_counted[seat]->text().trimmed();
        counts << (typed.isEmpty() ? QStringLiteral("?") : typed);
    }
    while (!counts.isEmpty() && counts.last() == QLatin1String("?")) counts.removeLast();
    const WordSoFar* const word = m_line.find(WordKind::Game);
    counts.prepend(word != nullptr ? m_line.wordOf(*word) : QString());
    m_line = read(counts.join(QLatin1Char(' ')));
    emit lineMade(m_line.text());
}

// "26 18" are two counts.
bool KoenigrufenKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        auto here = std::find(m_counted.begin(), m_counted.end(), watched);
        while (here != m_counted.end() && ++here != m_counted.end())
            if (!(*here)->isHidden()) {
                (*here)->setFocus(Qt::TabFocusReason);
                break;
            }
        return true;
    }
    return LineKeys::eventFilter(watched, event);
}

} // namespace schreiber::desktop
