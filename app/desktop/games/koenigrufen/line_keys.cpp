#include "games/koenigrufen/line_keys.h"

#include "base/text.h"
#include "widgets/chip_row.h"

#include <tournament/limits.h>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
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
using koenigrufen::LinePart;
using koenigrufen::PremiumWord;
using koenigrufen::Sign;
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

QString withMarks(const QString& title, const PremiumWord& word) {
    QString marks = QString(word.announced, QLatin1Char('!')) + QString(word.kontra, QLatin1Char('k'));
    if (word.sign != Sign::None) marks += word.sign == Sign::Plus ? QChar(u'+') : QChar(0x2212);
    return title + QLatin1Char(' ') + marks;
}

} // namespace

KoenigrufenKeys::KoenigrufenKeys(QWidget* parent)
    : LineKeys(parent) {
    setObjectName(QStringLiteral("lineKeys"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(5);
    addRow(Who, "keysWho", tr("Wer"));
    addRow(What, "keysGame", tr("Spiel"));
    addRow(With, "keysWith", tr("Mit"));
    addRow(Result, "keysResult", tr("Aus"));
    addRow(Premiums, "keysPremiums", tr("Prämie"));
    addRow(Caught, "keysCaught", tr("Fing"));
    addRow(CaughtOf, "keysCaughtOf", tr("Mond von"));
    addRow(SecondWho, "keysSecondWho", tr("Dazu"));
    addRow(SecondWhat, "keysSecondGame", tr("Spiel"));
    addRow(SecondResult, "keysSecondResult", tr("Aus"));
    for (const Row names : {Who, With, Caught, CaughtOf, SecondWho}) row(names).setInOneLine();
    buildCounts();
}

void KoenigrufenKeys::addRow(Row which, const char* name, const QString& title) {
    auto* made = new ChipRow(QLatin1String(name), title, this);
    m_rows[which] = made;
    layout()->addWidget(made);
    connect(made, &ChipRow::chosen, this, [this, which](int chip) { press(which, chip); });
    connect(made, &ChipRow::entered, this, &KoenigrufenKeys::entered);
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

int KoenigrufenKeys::forehand() const {
    const int seats = std::max(1, static_cast<int>(m_table.names.size()));
    return (m_table.dealer + 1) % seats;
}

std::vector<int> KoenigrufenKeys::partners() const {
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(m_table.names.size()); ++seat)
        if (!isAway(seat) && m_draft.first().who != seat) seats.push_back(seat);
    return seats;
}

void KoenigrufenKeys::showLine(const QString& text) {
    if (m_isMaking) return;
    m_draft = koenigrufen::readDraft(text);
    m_askedAlone = false;
    showChips();
}

void KoenigrufenKeys::begin() {
    row(Who).setFocus();
}

QString KoenigrufenKeys::example() const {
    return tr("Zum Beispiel: A r C + t+ ist A Rufer mit C, gewonnen, Trull.");
}

void KoenigrufenKeys::showChips() {
    const LinePart& first = m_draft.first();
    const koenig::rulebook::RuleSet& set = ruleSetOf(m_table.agreed.rules);
    const bool tricks = m_draft.isTrischaken();
    const bool joins = first.game && set.rulesOf(*first.game).isJoinable();
    row(With).setVisible(!tricks && !joins);
    row(Result).setVisible(!tricks);
    row(Premiums).setVisible(!tricks && !joins);
    row(Caught).setVisible(first.mondfang.has_value());
    row(CaughtOf).setVisible(first.mondfang.has_value());
    for (const Row second : {SecondWho, SecondWhat, SecondResult}) row(second).setVisible(joins);
    m_counts->setVisible(tricks);

    showSeats(Who, first.who, std::nullopt);
    showGames(What, first, false);
    showWith();
    showResult(Result, first);
    showPremiums();
    if (first.mondfang) {
        showSeats(Caught, first.mondfang->by, first.mondfang->of);
        showSeats(CaughtOf, first.mondfang->of, first.mondfang->by);
    }
    if (joins) {
        const LinePart none;
        const LinePart& other = m_draft.parts.size() > 1 ? m_draft.parts[1] : none;
        showSeats(SecondWho, other.who, first.who);
        showGames(SecondWhat, other, true);
        showResult(SecondResult, other);
    }
    if (tricks) showCounts();
}

void KoenigrufenKeys::showSeats(Row which, std::optional<int> chosen, std::optional<int> without) {
    std::vector<ChipRow::Chip> chips;
    for (int seat = 0; seat < static_cast<int>(m_table.names.size()); ++seat)
        chips.push_back({letterOfSeat(seat), m_table.names[seat],
                         isAway(seat) || without == seat ? ChipState::Off
                         : chosen == seat                ? ChipState::Chosen
                                                         : ChipState::Free});
    row(which).setChips(chips);
}

void KoenigrufenKeys::showGames(Row which, const LinePart& part, bool onlyJoinable) {
    const koenig::rulebook::RuleSet& set = ruleSetOf(m_table.agreed.rules);
    std::vector<ChipRow::Chip> chips;
    const auto add = [&](Game game) {
        const bool isForehands = set.rulesOf(game).isForehandOnly();
        const bool isOff = isForehands && part.who && *part.who != forehand();
        chips.push_back({text(koenig::rulebook::shortNameOf(game)),
                         narrowed(text(koenig::rulebook::titleOf(game).in(m_table.language))),
                         part.game == game ? ChipState::Chosen
                         : isOff           ? ChipState::Off
                                           : ChipState::Free});
    };
    if (onlyJoinable)
        for (const Game game : kJoinedInKeys) add(game);
    else
        for (const Game game : kGamesInKeys) add(game);
    row(which).setChips(chips);
}

// The king may lie in a talon: then the declarer is alone, or gives up.
void KoenigrufenKeys::showWith() {
    const LinePart& part = m_draft.first();
    const koenig::rulebook::RuleSet& set = ruleSetOf(m_table.agreed.rules);
    const bool calls = part.game && set.rulesOf(*part.game).callsKing;
    std::vector<ChipRow::Chip> chips;
    for (const int seat : partners())
        chips.push_back({letterOfSeat(seat), m_table.names[seat],
                         !calls              ? ChipState::Off
                         : part.with == seat ? ChipState::Chosen
                                             : ChipState::Free});
    chips.push_back({QStringLiteral("x"), part.isGivenUp ? tr("aufgegeben") : tr("allein"),
                     !calls                                                      ? ChipState::Off
                     : part.isGivenUp                                            ? ChipState::Chosen
                     : !part.with && (m_askedAlone || part.result != Sign::None) ? ChipState::Chosen
                                                                                 : ChipState::Free});
    row(With).setChips(chips);
}

void KoenigrufenKeys::showResult(Row which, const LinePart& part) {
    const koenig::rulebook::RuleSet& set = ruleSetOf(m_table.agreed.rules);
    const bool isNegative = part.game && set.rulesOf(*part.game).isNegative();
    const auto result = [&](Sign sign) {
        return part.isGivenUp ? ChipState::Off : part.result == sign ? ChipState::Chosen : ChipState::Free;
    };
    std::vector<ChipRow::Chip> chips{{QStringLiteral("+"), tr("gewonnen"), result(Sign::Plus)},
                                     {QString(QChar(0x2212)), tr("verloren"), result(Sign::Minus)}};
    const auto steps = [](int many) { return many == 1 ? tr("Kontra") : tr("Kontra ×%1").arg(1 << many); };
    if (!isNegative) {
        const ChipState state = part.isGivenUp    ? ChipState::Off
                                : part.kontra > 0 ? ChipState::Marked
                                                  : ChipState::Free;
        chips.push_back({QStringLiteral("k"), part.kontra > 1 ? steps(part.kontra) : tr("Kontra"), state});
    } else {
        for (int seat = 0; seat < static_cast<int>(m_table.names.size()); ++seat) {
            if (part.who == seat || isAway(seat)) continue;
            const auto by = part.kontraBy.find(seat);
            const int many = by == part.kontraBy.end() ? 0 : by->second;
            QString label = m_table.names[seat];
            if (many > 1) label += QStringLiteral(" ×%1").arg(1 << many);
            chips.push_back({QStringLiteral("k") + letterOfSeat(seat), label,
                             many > 0 ? ChipState::Marked : ChipState::Free});
        }
    }
    row(which).setChips(chips);
}

void KoenigrufenKeys::showPremiums() {
    LinePart& part = m_draft.first();
    const koenig::rulebook::RuleSet& set = ruleSetOf(m_table.agreed.rules);
    const koenig::rulebook::Rules rules(set);
    const bool gaveBird = part.game && set.rulesOf(*part.game).announcesBird;
    std::vector<ChipRow::Chip> chips;
    for (const Premium premium : kPremiumsInKeys) {
        const QString whole = text(koenig::rulebook::titleOf(premium).in(m_table.language));
        const QString title = whole.size() > kLongestLabel ? narrowed(whole) : whole;
        const bool isThere =
            !part.game || (part.isGivenUp ? gaveBird && set.rulesOf(premium).isBird()
                                          : koenig::deal::hasPremium(rules, *part.game, premium));
        const PremiumWord* const word = part.find(premium);
        const bool caught = premium == Premium::Mondfang && part.mondfang;
        chips.push_back({text(koenig::rulebook::shortNameOf(premium)),
                         word != nullptr ? withMarks(title, *word) : title,
                         word != nullptr || caught ? ChipState::Marked
                         : isThere                 ? ChipState::Free
                                                   : ChipState::Off});
    }
    row(Premiums).setChips(chips);
}

void KoenigrufenKeys::showCounts() {
    qsizetype at = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_table.names.size()); ++seat) {
        if (isAway(static_cast<int>(seat))) continue;
        const QString count = m_draft.first().counts.value(at++);
        const QString shown = count == QLatin1String("?") ? QString() : count;
        if (m_counted[seat]->text() != shown) m_counted[seat]->setText(shown);
    }
}

void KoenigrufenKeys::make(Row next) {
    m_isMaking = true;
    emit lineMade(m_draft.text());
    m_isMaking = false;
    showChips();
    if (m_draft.isTrischaken() && next != Who) {
        const auto field = std::find_if(m_counted.begin(), m_counted.end(),
                                        [](const QLineEdit* one) { return !one->isHidden(); });
        if (field != m_counted.end()) (*field)->setFocus();
    } else if (row(next).isVisible() && row(next).isEnabled()) {
        row(next).setFocus(Qt::OtherFocusReason);
    }
}

LinePart& KoenigrufenKeys::second() {
    if (m_draft.parts.size() < 2) m_draft.parts.emplace_back();
    return m_draft.parts[1];
}

void KoenigrufenKeys::press(Row which, int chip) {
    const koenig::rulebook::RuleSet& set = ruleSetOf(m_table.agreed.rules);
    LinePart& first = m_draft.first();
    const auto seat = [chip](const std::optional<int>& now) {
        return now == chip ? std::nullopt : std::optional(chip);
    };
    switch (which) {
    case Who:
        first.who = chip;
        if (first.with == chip) first.with.reset();
        return make(What);
    case What: {
        const Game game = kGamesInKeys[static_cast<std::size_t>(chip)];
        const koenig::rulebook::GameRules& rules = set.rulesOf(game);
        const bool calls = rules.callsKing;
        LinePart changed;
        changed.who = first.who;
        changed.game = game;
        if (game == Game::Trischaken) {
            changed.who.reset();
        } else { // what goes with the other game, too, stays
            if (!changed.who && rules.isForehandOnly()) changed.who = forehand();
            if (calls) changed.with = first.with;
            changed.result = first.result;
            if (rules.hasPremiums()) changed.premiums = first.premiums, changed.mondfang = first.mondfang;
            changed.rest = first.rest;
        }
        first = changed;
        if (!rules.isJoinable()) m_draft.parts.resize(1);
        return make(calls ? With : Result);
    }
    case With:
        return pressWith(chip);
    case Result:
        pressResult(first, chip);
        return make(first.game && set.rulesOf(*first.game).isJoinable() ? SecondWho : Premiums);
    case Premiums: {
        const Premium premium = kPremiumsInKeys[static_cast<std::size_t>(chip)];
        if (premium != Premium::Mondfang) {
            first.cycle(premium);
            return make(Premiums);
        }
        first.mondfang = first.mondfang ? std::nullopt : std::optional(LinePart::Mondfang{});
        return make(first.mondfang ? Caught : Premiums);
    }
    case Caught:
        first.mondfang->by = seat(first.mondfang->by);
        return make(CaughtOf);
    case CaughtOf:
        first.mondfang->of = seat(first.mondfang->of);
        return make(Premiums);
    case SecondWho:
        second().who = seat(second().who);
        return make(SecondWhat);
    case SecondWhat:
        second().game = kJoinedInKeys[static_cast<std::size_t>(chip)];
        return make(SecondResult);
    case SecondResult:
        pressResult(second(), chip);
        return make(SecondResult);
    case Rows:
        return;
    }
}

// Nobody, and once more: given up.
void KoenigrufenKeys::pressWith(int chip) {
    LinePart& part = m_draft.first();
    if (const auto seats = partners(); static_cast<std::size_t>(chip) < seats.size()) {
        part.with = seats[static_cast<std::size_t>(chip)];
        part.isGivenUp = false;
        m_askedAlone = false;
        return make(Result);
    }
    const bool wasAlone = !part.with && !part.isGivenUp && (m_askedAlone || part.result != Sign::None);
    part.with.reset();
    part.isGivenUp = wasAlone;
    m_askedAlone = !wasAlone;
    if (part.isGivenUp) {
        part.result = Sign::None;
        part.kontra = 0;
        part.premiums.clear();
        part.mondfang.reset();
    }
    make(part.isGivenUp ? With : Result);
}

void KoenigrufenKeys::pressResult(LinePart& part, int chip) {
    if (chip < 2) {
        part.result = chip == 0 ? Sign::Plus : Sign::Minus;
        return;
    }
    const koenig::rulebook::RuleSet& set = ruleSetOf(m_table.agreed.rules);
    const bool isNegative = part.game && set.rulesOf(*part.game).isNegative();
    if (!isNegative) {
        part.kontra = (part.kontra + 1) % (kMostKontra + 1);
        return;
    }
    int at = 2;
    for (int seat = 0; seat < static_cast<int>(m_table.names.size()); ++seat) {
        if (part.who == seat || isAway(seat)) continue;
        if (at++ == chip) part.kontraBy[seat] = (part.kontraBy[seat] + 1) % (kMostKontra + 1);
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
    m_draft.first().counts = counts;
    m_isMaking = true;
    emit lineMade(m_draft.text());
    m_isMaking = false;
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

namespace {

QString premiumBeside(const koenig::deal::PremiumFact& fact, words::Language language) {
    QString said = text(koenig::rulebook::titleOf(fact.premium).in(language));
    if (fact.announced) said += fact.side == 0 ? QStringLiteral("!") : QStringLiteral("!!");
    if (fact.won != (fact.side == 0)) said += QStringLiteral(" \u2212"); // good for the opponents
    return said;
}

} // namespace

// With the letters of the seats, and of what goes without saying nothing.
ZeroSumModel::Brief KoenigrufenKeys::briefly(const game::Agreed& agreed, int seats,
                                             const game::CountedLine& counted,
                                             words::Language language) const {
    const koenig::line::Table table{
        seats, counted.out ? std::optional(static_cast<koenig::line::Seat>(*counted.out)) : std::nullopt};
    const koenig::rulebook::Rules rules(ruleSetOf(agreed.rules));
    const auto read = koenig::line::readLine(rules, counted.text, table);
    if (!read) return {text(counted.text), {}};
    const auto letter = [&](koenig::line::Seat playing) {
        return text(cards::toString(table.atTable(playing)));
    };
    const auto title = [&](Game game) { return text(koenig::rulebook::titleOf(game).in(language)); };
    QString what;
    QStringList beside;
    if (const auto* numbers = std::get_if<koenig::line::Numbers>(&read->what)) {
        what = tr("nur Zahlen");
        if (numbers->doubles == koenig::line::Doubles::AsMondfang) beside << tr("Mondfang");
        if (numbers->doubles == koenig::line::Doubles::AsTrischaken) beside << title(Game::Trischaken);
        return {what, beside.join(QStringLiteral(", "))};
    }
    const auto& facts = std::get<koenig::deal::Facts>(read->what);
    if (const auto* game = std::get_if<koenig::deal::PositiveGame>(&facts.game)) {
        what = letter(game->declarer) + QLatin1Char(' ') + title(game->game);
        if (game->partner) what = tr("%1 mit %2").arg(what, letter(*game->partner));
        if (game->givenUp) beside << tr("aufgegeben");
        if (!game->givenUp && !game->won && !facts.brokenBy) beside << tr("verloren");
        if (game->kontra > 0) beside << tr("Kontra");
        for (const koenig::deal::PremiumFact& fact : game->premiums) beside << premiumBeside(fact, language);
        if (game->mondfang) beside << tr("Mondfang");
    } else if (const auto* games = std::get_if<std::vector<koenig::deal::NegativeGame>>(&facts.game)) {
        QStringList all;
        for (const koenig::deal::NegativeGame& each : *games)
            all << letter(each.declarer) + QLatin1Char(' ') + title(each.game) +
                       (games->size() > 1 ? (each.won ? QStringLiteral(" +") : QStringLiteral(" \u2212"))
                                          : QString());
        what = all.join(QStringLiteral(", "));
        if (games->size() == 1 && !games->front().won) beside << tr("verloren");
    } else {
        const auto& tally = std::get<koenig::deal::TrischakenTally>(facts.game);
        what = title(Game::Trischaken);
        for (std::size_t seat = 0; seat < tally.noTrick.size(); ++seat)
            if (tally.noTrick[seat])
                beside << tr("%1 Jungfrau").arg(letter(static_cast<koenig::line::Seat>(seat)));
    }
    if (facts.brokenBy) beside << tr("abgebrochen durch %1").arg(letter(*facts.brokenBy));
    return {what, beside.join(QStringLiteral(", "))};
}

} // namespace schreiber::desktop
