#include "models/tables_model.h"

#include "base/numbers.h"
#include "base/text.h"
#include "base/translation.h"

#include <desk/words.h>
#include <tournament/appeals.h>
#include <tournament/bracket.h>
#include <tournament/groups.h>
#include <tournament/heats.h>
#include <tournament/match.h>
#include <tournament/sheet.h>

#include <algorithm>
#include <lists/words.h>

namespace schreiber::desktop {
namespace {

using tournament::SheetState;

constexpr std::ptrdiff_t kPartThatWaits = 4; // of the tables all but one

} // namespace

// Where everybody plays for himself.
static void showZeroSum(TableCard& card, const tournament::Tournament& tournament,
                        const tournament::Table& table) {
    const tournament::Sheet& sheet = table.games.front();
    const tournament::GameTarget target = tournament::targetOf(tournament.settings, table);
    const int played = tournament::standingOf(sheet, target, table.firstDealer).deals;
    if (target.deals == 0)
        card.progress = played == 1 ? TablesModel::tr("1 Spiel") : TablesModel::tr("%1 Spiele").arg(played);
    else
        card.progress = TablesModel::tr("%1 von %2 Spielen")
                            .arg(sheet.finalOnly ? target.deals : played)
                            .arg(target.deals);
    if (!tournament::isWritten(sheet) || sheet.score.empty()) return;
    const int most = *std::ranges::max_element(sheet.score);
    for (std::size_t side = 0; side < sheet.score.size(); ++side)
        if (sheet.score[side] == most) card.ahead << static_cast<int>(side);
}

TableCard cardOf(const tournament::Tournament& tournament, const tournament::Round& round,
                 const tournament::Table& table) {
    TableCard card;
    card.table = table.number;
    card.inRoom = tournament::tableInRoom(round, table);
    card.heat = tournament::hasHeats(round) ? table.heat : 0;
    card.called = text(tournament::tableCalled(round, table));
    card.state = tournament::stateOf(table);
    for (std::size_t side = 0; side < table.sides.size(); ++side) {
        QStringList names;
        for (const std::string& name : tournament::namesOfSide(tournament, round.number, table, side))
            names << text(name);
        card.sides << names.join(QStringLiteral(" / "));
        card.score << QString();
    }
    for (const tournament::Sheet& sheet : table.games) {
        card.lines += static_cast<int>(sheet.lines.size());
        for (std::size_t side = 0; side < sheet.score.size() && side < table.sides.size(); ++side) {
            QString& shown = card.score[static_cast<qsizetype>(side)];
            shown += (shown.isEmpty() ? QString() : QStringLiteral("·")) + number(sheet.score[side]);
        }
    }
    if (tournament.settings.zeroSum && !table.games.empty()) showZeroSum(card, tournament, table);
    if (const auto winner = tournament::wonBy(tournament, table)) card.winner = static_cast<int>(*winner);
    if (const auto decider = tournament::deciderOf(tournament, table))
        card.decider = QStringLiteral("%1 : %2").arg(decider->firstPoints).arg(decider->secondPoints);
    return card;
}

bool isMissing(const TableCard& card) {
    if (card.dropped) return false;
    return card.state == SheetState::Missing || card.state == SheetState::Open;
}

void TablesModel::show(const tournament::Tournament& tournament, const tournament::Round& round,
                       const std::vector<tournament::MissingSheet>& missing,
                       const desk::OutdatedDraw& outdated, words::Language language) {
    std::vector<TableCard> cards;
    cards.reserve(round.tables.size());
    const auto groups = tournament::groupsOf(tournament);
    const auto stages = desk::stagesInWords(tournament, round, language);
    for (const tournament::Table& table : round.tables) {
        TableCard card = cardOf(tournament, round, table);
        card.stage = text(stages[cards.size()]);
        card.group = groupAt(groups, table);
        const bool written = tournament::hasResult(table);
        card.dropped = tournament::isDropped(round, table, missing);
        card.level = tournament::wantsDecider(tournament, round, table);
        card.outdated = !written && round.number == tournament::currentRound(tournament) &&
                        outdated.seatsOthersAt(tournament::tableCalled(round, table));
        card.stays = outdated.staysAt(round.number, table.number);
        card.appealed = !tournament::appealsAt(tournament, round.number, table.number, 0).empty();
        cards.push_back(std::move(card));
    }
    m_isLatest = round.number == tournament::lastPublished(tournament);
    markSlow(cards);
    take(std::move(cards));
}

void TablesModel::setOvertime(bool over) {
    if (over == m_overtime) return;
    m_overtime = over;
    std::vector<TableCard> cards = m_cards;
    markSlow(cards);
    take(std::move(cards));
}

void TablesModel::markSlow(std::vector<TableCard>& cards) const {
    // Of a round in heats nobody waits for those whose heat is still to come.
    const auto first = std::find_if(cards.begin(), cards.end(), isMissing);
    int heat = first == cards.end() ? 0 : first->heat;
    for (const TableCard& card : cards)
        if (isMissing(card)) heat = std::min(heat, card.heat);
    const auto isOfHeat = [heat](const TableCard& card) { return card.heat == heat; };
    const auto all = std::count_if(cards.begin(), cards.end(), isOfHeat);
    const auto playing = std::count_if(
        cards.begin(), cards.end(), [&](const TableCard& card) { return isOfHeat(card) && isMissing(card); });
    const bool nearlyDone = kPartThatWaits * playing <= all;
    for (TableCard& card : cards)
        card.slow = m_isLatest && isOfHeat(card) && isMissing(card) && (m_overtime || nearlyDone);
}

void TablesModel::take(std::vector<TableCard> cards) {
    const bool same = cards.size() == m_cards.size() &&
                      std::equal(cards.begin(), cards.end(), m_cards.begin(),
                                 [](const TableCard& a, const TableCard& b) { return a.table == b.table; });
    if (!same) {
        beginResetModel();
        m_cards = std::move(cards);
        endResetModel();
        return;
    }
    const auto first = std::mismatch(m_cards.begin(), m_cards.end(), cards.begin()).first;
    if (first == m_cards.end()) return;
    const auto last = std::mismatch(m_cards.rbegin(), m_cards.rend(), cards.rbegin()).first;
    const QModelIndex from = index(static_cast<int>(first - m_cards.begin()));
    const QModelIndex to = index(static_cast<int>(m_cards.rend() - last) - 1);
    m_cards = std::move(cards);
    emit dataChanged(from, to); // at once: a list lays itself out by all of them
}

void TablesModel::clear() {
    beginResetModel();
    m_cards.clear();
    endResetModel();
}

const TableCard& TablesModel::cardAt(int row) const {
    return m_cards[static_cast<std::size_t>(row)];
}

int TablesModel::rowOf(int table) const {
    const auto found = std::find_if(m_cards.begin(), m_cards.end(),
                                    [table](const TableCard& card) { return card.table == table; });
    return found == m_cards.end() ? -1 : static_cast<int>(found - m_cards.begin());
}

int TablesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

QVariant TablesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const TableCard& card = cardAt(index.row());
    switch (role) {
    case Qt::DisplayRole: // begins with the number, so that typing it goes there
        return QStringLiteral("%1 %2").arg(card.table).arg(card.sides.join(QStringLiteral(" – ")));
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2, %3").arg(placeOn(card), card.sides.join(tr(" gegen ")), stateOn(card));
    case CardRole:
        return QVariant::fromValue(card);
    case TableRole:
        return card.table;
    case MissingRole:
        return isMissing(card) ? QStringLiteral("1") : QStringLiteral("0");
    default:
        return {};
    }
}

QString inWords(tournament::SheetState state) {
    return said(lists::wordOf(state).text);
}

QString stateOn(const TableCard& card) {
    if (card.appealed && !isMissing(card)) return said(lists::kAppealed);
    if (card.level) return TablesModel::tr("unentschieden");
    if (!card.decider.isEmpty()) return TablesModel::tr("entschieden %1").arg(card.decider);
    if (card.outdated) return TablesModel::tr("passt nicht mehr");
    if (card.slow) return TablesModel::tr("%1, langsam").arg(inWords(card.state));
    return card.dropped ? said(lists::kDropped) : inWords(card.state);
}

int groupAt(const std::vector<std::vector<int>>& groups, const tournament::Table& table) {
    const bool inGroup =
        table.stage == tournament::Stage::Ordinary && !table.sides.empty() && !table.sides.front().empty();
    return inGroup ? tournament::groupOf(groups, table.sides.front().front()) : 0;
}

QString groupInWords(int group) {
    return group == 0 ? QString() : TablesModel::tr("Gruppe %1").arg(group);
}

static QStringList besideHeat(const TableCard& card) {
    QStringList about;
    if (!card.progress.isEmpty()) about << card.progress;
    if (card.group != 0) about << groupInWords(card.group);
    if (!card.stage.isEmpty()) about << card.stage;
    if (card.stays) about << TablesModel::tr("folgt nicht mehr");
    return about;
}

QString placeOn(const TableCard& card) {
    QString table = TablesModel::tr("Tisch %1").arg(card.inRoom);
    if (card.heat != 0) table += QStringLiteral(" (%1)").arg(TablesModel::tr("%1. Durchgang").arg(card.heat));
    const QString more = besideHeat(card).join(QStringLiteral(", "));
    return more.isEmpty() ? table : QStringLiteral("%1, %2").arg(table, more);
}

QString aboutPlace(const TableCard& card) {
    QStringList about = besideHeat(card);
    if (card.heat != 0) about.prepend(TablesModel::tr("%1. Durchgang").arg(card.heat));
    return about.join(QStringLiteral(", "));
}
QString iconOf(tournament::SheetState state) {
    switch (state) {
    case SheetState::Missing:
        return QStringLiteral("missing");
    case SheetState::Open:
        return QStringLiteral("open");
    case SheetState::Entered:
        return QStringLiteral("entered");
    case SheetState::Confirmed:
        return QStringLiteral("confirmed");
    case SheetState::Disputed:
        return QStringLiteral("disputed");
    }
    return {};
}

} // namespace schreiber::desktop
