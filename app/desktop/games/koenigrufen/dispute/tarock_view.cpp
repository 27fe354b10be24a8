#include "games/koenigrufen/dispute/tarock_view.h"

#include "base/look.h"
#include "base/text.h"
#include "dispute/brief_names.h"
#include "dispute/record_text.h"
#include "games/koenigrufen/dispute/tarock_deck.h"
#include "games/koenigrufen/dispute/tarock_records.h"
#include "pages/rule_html.h"

#include <cards/tarock.h>

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/ruling/event_words.h>
#include <koenigrufen/ruling/explain.h>
#include <koenigrufen/ruling/next.h>
#include <koenigrufen/ruling/result.h>
#include <koenigrufen/ruling/sight.h>
#include <set>

// A namespace of its own: both games have things of the same names.
namespace schreiber::desktop::tarock {
namespace {

using koenigrufen::ruling::Replay;
namespace deal = koenigrufen::deal;
namespace record = koenigrufen::record;
namespace ruling = koenigrufen::ruling;
namespace rulebook = koenigrufen::rulebook;

struct TarockWords {
    Q_DECLARE_TR_FUNCTIONS(TarockView)
};

constexpr int kMostAttempts = 8; // leaving a line out may make another one wrong, hardly an eighth
constexpr std::size_t kTalonColumns = 6;

// Without these lines something is unknown, which the rules reckon with; without any other what follows would
// be judged by what nobody wrote.
bool leavesUnknown(const std::string& line) {
    static constexpr auto kKeys =
        std::to_array<std::string_view>({"players", "event", "date", "round", "table", "written"});
    const std::string key = line.substr(0, std::min(line.find(':'), line.size()));
    return std::ranges::find(kKeys, key) != kKeys.end() || key.starts_with("hand") ||
           key.starts_with("talon");
}

record::Record firstEvents(const record::Record& whole, std::size_t count) {
    record::Record part = whole;
    part.events.resize(std::min(count, part.events.size()));
    part.lines.events.resize(part.events.size());
    return part;
}

QString nameOf(const Replay& replay, cards::Seat seat) {
    return text(replay.nameOf(seat));
}

// `A Hofer`
QString withLetter(const Replay& replay, cards::Seat seat) {
    const QString letter = text(cards::toString(seat));
    const QString name = nameOf(replay, seat);
    return name == letter ? letter : letter + QLatin1Char(' ') + name;
}

QString cardsSpoken(deal::CardSet cards, words::Language language) {
    return cards.empty() ? QStringLiteral("–") : text(ruling::cardsInWords(cards, language));
}

LaidCard laid(deal::Card card, CardLook look = {}) {
    return {text(cards::tarock::nameOf(card)), look};
}

constexpr ruling::Sight kAll{{true, true, true, true}, {true, true}, true, true};

// `Rufer · gibt`
QString belowName(const Replay& now, cards::Seat seat, const ruling::Sight& sight) {
    const deal::State& state = now.state();
    QStringList said;
    for (const deal::Declared& game : state.games)
        if (game.seat == seat) said << text(ruling::gameInWords(game.game));
    if (said.isEmpty() && sight.parties && !state.games.empty() && state.game(now.rules).isPositive()) {
        const bool isSure = now.ways.size() == 1;
        if (isSure && state.partner == seat)
            said << TarockWords::tr("Partner");
        else if (isSure && (state.king || !state.game(now.rules).callsKing))
            said << TarockWords::tr("Gegner");
    }
    if (state.dealer == seat) said << TarockWords::tr("gibt");
    return said.join(QStringLiteral(" · "));
}

bool offendsNow(const Replay& now, cards::Seat seat) {
    const int last = static_cast<int>(now.record.events.size()) - 1;
    return last >= 0 && std::ranges::any_of(now.rulings, [&](const deal::Ruling& each) {
               return each.event == last && each.verdict == deal::Verdict::Illegal && each.seat == seat;
           });
}

TableRow rowOf(const Replay& now, const Replay& brief, cards::Seat seat, const ruling::Sight& sight,
               words::Language language) {
    const deal::State& state = now.state();
    TableRow row;
    row.seat = seat;
    row.called = withLetter(brief, seat);
    row.name = withLetter(now, seat);
    row.below = belowName(now, seat, sight);
    row.offends = offendsNow(now, seat);
    QStringList played;
    for (std::size_t at = 0; at < state.trickCount; ++at) {
        const deal::Trick& trick = state.tricks[at];
        std::optional<LaidCard> here;
        for (std::size_t place = 0; place < trick.count; ++place)
            if (trick.seatOf(place) == seat)
                here = laid(trick.cards[place],
                            {.crossed = trick.wrong[place] >= 0, .winner = trick.winner == seat});
        if (here) played << TarockDeck(language).spoken(here->card);
        row.played.push_back(std::move(here));
    }
    const deal::CardSet hand = sight.hands[deal::seatIndex(seat)] ? handOf(now, seat) : deal::CardSet();
    for (const deal::Card card : hand) row.hand.emplace_back(laid(card));
    row.unknown = std::max(0, deal::kTricks - state.played[deal::seatIndex(seat)].size() - hand.size());
    row.spoken =
        TarockWords::tr("%1: gespielt %2; in der Hand %3")
            .arg(row.name, played.isEmpty() ? QStringLiteral("–") : played.join(QStringLiteral(", ")),
                 cardsSpoken(hand, language));
    if (row.unknown > 0)
        row.spoken += QStringLiteral("; ") + TarockWords::tr("%1 unbekannt").arg(row.unknown);
    return row;
}

// Both talons as they were laid, those that somebody took pale; behind them what was laid away.
std::optional<TableRow> talonRow(const Replay& now, const ruling::Sight& sight, words::Language language) {
    const deal::State& state = now.state();
    deal::CardSet known;
    for (std::size_t which = 0; which < state.talons.size(); ++which)
        for (const auto& card : state.talons[which])
            if (card && sight.talons[which]) known.insert(*card);
    if (known.empty() && !state.hasLaid && !state.taken) return std::nullopt;
    TableRow row;
    row.called = row.name = TarockWords::tr("Talon");
    for (std::size_t which = 0; which < state.talons.size(); ++which) {
        const bool isTaken = state.taken == deal::Taken::Both ||
                             state.taken == (which == 0 ? deal::Taken::First : deal::Taken::Second);
        for (const auto& card : state.talons[which])
            row.played.push_back(card && sight.talons[which]
                                     ? std::optional(laid(*card, {.laid = isTaken && !state.isTakenUnseen}))
                                     : std::nullopt);
    }
    QStringList below;
    if (state.taken && !state.isTakenUnseen)
        below << (state.taken == deal::Taken::Both
                      ? TarockWords::tr("beide genommen")
                      : TarockWords::tr("%1 genommen").arg(state.taken == deal::Taken::First ? 1 : 2));
    if (state.hasLaid) below << TarockWords::tr("weggelegt");
    row.below = below.join(QStringLiteral(" · "));
    const deal::CardSet away = sight.laidFaceDown ? state.laid : state.laid & cards::tarock::kTarocks;
    for (const deal::Card card : away) row.hand.emplace_back(laid(card));
    row.unknown = state.laidUnknown + (state.laid - away).size();
    row.spoken = TarockWords::tr("Talon: %1; weggelegt: %2")
                     .arg(cardsSpoken(known, language), cardsSpoken(away, language));
    return row;
}

// With how it was answered: `Uhu (Kontra)`.
QString announcedInWords(const deal::Announced& each) {
    static constexpr std::array kSteps{"", "Kontra", "Retour"};
    const QString name = text(ruling::premiumInWords(each.premium));
    if (each.chain.steps <= 0) return name;
    const QString step = static_cast<std::size_t>(each.chain.steps) < kSteps.size()
                             ? QLatin1String(kSteps[static_cast<std::size_t>(each.chain.steps)])
                             : QStringLiteral("%1×").arg(each.chain.steps);
    return QStringLiteral("%1 (%2)").arg(name, step);
}

QString pointsInWords(const Replay& replay, const deal::Points& points) {
    QStringList all;
    for (const cards::Seat seat : deal::kAllSeats) {
        const auto each = points[deal::seatIndex(seat)];
        const QString sign = each > 0 ? QStringLiteral("+") : each < 0 ? QString(QChar(0x2212)) : QString();
        all << nameOf(replay, seat) + QLatin1Char(' ') + sign + QString::number(std::abs(each));
    }
    return all.join(QStringLiteral(", "));
}

Verdict::Tone toneOf(deal::Verdict verdict) {
    switch (verdict) {
    case deal::Verdict::Illegal:
        return Verdict::Tone::No;
    case deal::Verdict::Undecided:
        return Verdict::Tone::Open;
    case deal::Verdict::Note:
        break;
    }
    return Verdict::Tone::Told;
}

LineMark::Kind markOf(deal::Verdict verdict) {
    switch (verdict) {
    case deal::Verdict::Illegal:
        return LineMark::Kind::Illegal;
    case deal::Verdict::Undecided:
        return LineMark::Kind::Undecided;
    case deal::Verdict::Note:
        break;
    }
    return LineMark::Kind::Note;
}

// What is to be written of a game that is over; nothing where that is not decided.
std::optional<deal::Points> pointsOf(const Replay& replay) {
    const deal::State& state = replay.state();
    return state.isOver() && state.end != deal::End::Redeal ? replay.points() : std::nullopt;
}

QString joinedWords(std::initializer_list<std::string> parts) {
    QStringList all;
    for (const std::string& part : parts)
        if (!part.empty()) all << text(part);
    return all.join(QLatin1Char(' '));
}

QString sourceOf(const deal::Ruling& each, words::Language language) {
    return ruling::isCited(each) ? text(rulebook::citationInWords(each.rule, language)) : QString();
}

Verdict ofRuling(const Replay& now, const deal::Ruling& each, words::Language language) {
    const rulebook::RulePoint& point = rulebook::textOf(each.rule);
    const std::string who = each.seat ? now.nameOf(*each.seat) : std::string();
    Verdict verdict;
    verdict.tone = toneOf(each.verdict);
    verdict.title = text(point.title.in(language));
    verdict.rule = text(each.rule.text());
    verdict.source = sourceOf(each, language);
    verdict.words = text(point.text.in(language));
    verdict.reason = joinedWords({ruling::reasonInWords(each.rule, who, language),
                                  ruling::hadInstead(each.instead, who, language),
                                  ruling::followsInWords(now, each, language)});
    if (verdict.source.isEmpty())
        verdict.reason += QLatin1Char(' ') + text(ruling::restsInWords(now, each, language));
    return verdict;
}

// Of several on one event what was wrong comes before what is only noted.
const deal::Ruling* rulingHere(const Replay& now) {
    const int last = static_cast<int>(now.record.events.size()) - 1;
    const deal::Ruling* found = nullptr;
    for (const deal::Ruling& each : now.rulings)
        if (each.event == last && (found == nullptr || each.verdict < found->verdict)) found = &each;
    return found;
}

QString stepWords(const Replay& now, const ruling::NextStep& step, words::Language language) {
    const std::string who = now.nameOf(step.seat);
    if (step.action) return text(ruling::eventInWords(*step.action, who, language));
    const deal::State& state = now.state();
    const bool lays = state.taken && !state.hasLaid;
    return (lays ? TarockWords::tr("%1 legt … weg") : TarockWords::tr("%1 spielt …")).arg(text(who));
}

} // namespace

int TarockDeal::lineAfter() const {
    if (!whole || step >= whole->record.lines.events.size()) return 0;
    return whole->record.lines.events[step];
}

// Every line keeps its number: what cannot be read becomes a comment.
TarockDeal tarockDealOf(const std::string& text, int line) {
    TarockDeal view;
    std::vector<std::string> lines = linesOf(text);
    std::vector<record::Record> records;
    std::set<int> hangOn; // lines on which all below them hangs
    for (int attempt = 0; attempt < kMostAttempts && records.empty(); ++attempt) {
        auto read = record::read(joined(lines));
        if (read.ok()) {
            records = std::move(*read);
            break;
        }
        if (attempt == 0) view.errors = read.error();
        for (const base::InputError& error : read.error()) {
            if (error.line < 1 || error.line > static_cast<int>(lines.size())) continue;
            std::string& wrong = lines[static_cast<std::size_t>(error.line) - 1];
            if (!leavesUnknown(wrong)) hangOn.insert(error.line);
            wrong = "#";
        }
    }
    const record::Record* here = records.empty() ? nullptr : &records.front();
    for (const record::Record& one : records)
        if (one.lines.first <= line) here = &one;
    if (here == nullptr) return view;
    const auto unread = hangOn.lower_bound(here->lines.first);
    if (unread != hangOn.end()) view.unread = *unread;
    const auto before = [&](int limit) {
        return static_cast<std::size_t>(
            std::ranges::count_if(here->lines.events, [limit](int at) { return at < limit; }));
    };
    const record::Record judged = view.unread == 0 ? *here : firstEvents(*here, before(view.unread));
    view.whole = ruling::replay(judged);
    view.step = std::min(before(line + 1), judged.events.size());
    view.now =
        view.step == judged.events.size() ? view.whole : ruling::replay(firstEvents(judged, view.step));
    return view;
}

TarockDeal calledBriefly(TarockDeal deal) {
    if (deal.now) callBriefly(deal.now->record.header.players);
    if (deal.whole) callBriefly(deal.whole->record.header.players);
    return deal;
}

deal::CardSet handOf(const Replay& replay, cards::Seat seat) {
    deal::CardSet hand = deal::CardSet::all();
    for (const ruling::Way& way : replay.ways)
        hand = hand & (way.state.cards.surelyKept(seat) - way.state.played[deal::seatIndex(seat)]);
    return hand;
}

TableRows tableOf(const TarockDeal& deal, std::optional<cards::Seat> seenBy, words::Language language) {
    TableRows table;
    table.deck = std::make_shared<TarockDeck>(language);
    if (!deal.now) return table;
    const Replay& now = *deal.now;
    const TarockDeal brief = calledBriefly(deal);
    const ruling::Sight sight = seenBy ? ruling::sightOf(now, *seenBy) : kAll;
    for (const cards::Seat seat : deal::kAllSeats)
        table.rows.push_back(rowOf(now, *brief.now, seat, sight, language));
    table.tricks = static_cast<int>(now.state().trickCount);
    if (auto talon = talonRow(now, sight, language)) {
        table.tricks = std::max(table.tricks, static_cast<int>(kTalonColumns));
        table.rows.push_back(std::move(*talon));
    }
    return table;
}

QString courseOf(const TarockDeal& deal, words::Language language) {
    if (!deal.now) return {};
    const TarockDeal brief = calledBriefly(deal);
    const Replay& now = *brief.now;
    const deal::State& state = now.state();
    QStringList said;
    const auto games = state.games.empty() ? state.auction.standing() : state.games;
    for (const deal::Declared& game : games) {
        QString name = text(ruling::gameInWords(game.game));
        if (game.bird) name += QLatin1Char(' ') + text(ruling::premiumInWords(*game.bird));
        said << (state.games.empty() ? TarockWords::tr("%1 bietet %2") : TarockWords::tr("%1 spielt %2"))
                    .arg(nameOf(now, game.seat), name);
    }
    if (state.king)
        said << TarockWords::tr("gerufen: %1").arg(text(ruling::cardInWords(*state.king, language)));
    if (state.words.game.steps > 0)
        said << (state.words.game.steps == 1
                     ? TarockWords::tr("Kontra")
                     : TarockWords::tr("Kontra, %1 Stufen").arg(state.words.game.steps));
    QStringList announced;
    for (const deal::Announced& each : state.words.announced) announced << announcedInWords(each);
    if (!announced.isEmpty())
        said << TarockWords::tr("angesagt: %1").arg(announced.join(QStringLiteral(", ")));
    if (now.factor() > 1) said << TarockWords::tr("zählt %1-fach").arg(now.factor());
    if (const auto turn = ruling::turnIn(now))
        said << TarockWords::tr("%1 ist dran").arg(nameOf(now, *turn));
    else
        said << TarockWords::tr("das Spiel ist zu Ende");
    if (const auto points = pointsOf(now))
        said << TarockWords::tr("zu schreiben: %1").arg(pointsInWords(now, *points));
    return said.join(QStringLiteral(" · "));
}

std::vector<LineMark> marksOf(const TarockDeal& deal, words::Language language) {
    std::vector<LineMark> marks;
    for (const base::InputError& error : deal.errors)
        marks.push_back({error.line, LineMark::Kind::Unreadable, {}, error.column});
    const TarockDeal brief = calledBriefly(deal);
    if (!brief.whole) return marks;
    const Replay& whole = *brief.whole;
    for (const deal::Ruling& each : whole.rulings)
        marks.push_back({whole.lineOf(each), markOf(each.verdict),
                         text(rulebook::textOf(each.rule).title.in(language)), 0});
    const deal::State& state = whole.state();
    for (std::size_t at = 0; at < state.trickCount; ++at) {
        const deal::Trick& trick = state.tricks[at];
        if (!trick.winner || trick.count == 0) continue;
        const std::size_t place = trick.count - 1;
        const deal::Event last{trick.seatOf(place), deal::Play{trick.cards[place]}};
        const auto& events = whole.record.events;
        const auto found = std::ranges::find(events, last);
        if (found != events.end())
            marks.push_back({whole.record.lines.events[static_cast<std::size_t>(found - events.begin())],
                             LineMark::Kind::Told,
                             TarockWords::tr("Stich %1").arg(nameOf(whole, *trick.winner)), 0});
    }
    return marks;
}

Verdict verdictOf(const TarockDeal& deal, words::Language language) {
    Verdict verdict;
    const TarockDeal brief = calledBriefly(deal);
    if (!brief.now || (brief.now->record.events.empty() && deal.unread == 0)) {
        verdict.title = TarockWords::tr("Noch nichts zu entscheiden.");
        return verdict;
    }
    const Replay& now = *brief.now;
    if (deal.unread != 0 && deal.step == deal.whole->record.events.size()) {
        verdict.tone = Verdict::Tone::Open;
        verdict.title = TarockWords::tr("Ab Zeile %1 ist nichts beurteilt.").arg(deal.unread);
        return verdict;
    }
    const deal::Ruling* here = rulingHere(now);
    if (here != nullptr) return ofRuling(now, *here, language);
    if (const auto points = pointsOf(now)) {
        verdict.tone = Verdict::Tone::Told;
        verdict.title = TarockWords::tr("Zu schreiben: %1").arg(pointsInWords(now, *points));
        return verdict;
    }
    verdict.tone = Verdict::Tone::Yes;
    verdict.title = now.rulings.empty() ? TarockWords::tr("Bis hierher ist alles regelgerecht.")
                                        : TarockWords::tr("Diese Zeile ist regelgerecht.");
    return verdict;
}

QString pageOf(const TarockDeal& deal, words::Language language) {
    if (!deal.now || deal.now->record.events.empty())
        return paragraph(TarockWords::tr("Noch nichts zu entscheiden.").toHtmlEscaped());
    const Replay& now = *deal.now;
    QString html;
    for (const deal::Ruling& each : now.rulings) {
        const QColor ink = each.verdict == deal::Verdict::Illegal     ? colours().bad
                           : each.verdict == deal::Verdict::Undecided ? colours().warn
                                                                      : colours().muted;
        html += QStringLiteral("<p style=\"margin:8px 0 2px 0;color:%1\"><b>%2</b></p>")
                    .arg(ink.name(), escaped(rulebook::textOf(each.rule).title.in(language)));
        html += paragraph(escaped(ruling::explain(now, each, language)));
        html += ruleLink(each.rule.text(), TarockWords::tr("Im Regelbuch").toStdString());
        if (const QString source = sourceOf(each, language); !source.isEmpty())
            html += paragraph(muted(source));
    }
    // what it comes to, line by line, behind what is ruled
    const QStringList told = text(ruling::resultText(now, language)).split(QLatin1Char('\n'));
    for (const QString& line : told)
        if (!line.isEmpty() && !line.startsWith(QStringLiteral("- ")))
            html += paragraph(line.toHtmlEscaped());
    return html;
}

std::vector<StepRow> stepRows(const TarockDeal& deal, words::Language language) {
    std::vector<StepRow> rows;
    if (!deal.now || deal.now->record.header.rules.empty()) return rows;
    const TarockDeal brief = calledBriefly(deal);
    for (const ruling::NextStep& step : ruling::nextSteps(*deal.now, tarockKeywords(language)))
        rows.push_back({cards::indexOf(step.seat), text(step.text), step.action.has_value(),
                        stepWords(*brief.now, step, language), stepWords(*deal.now, step, language),
                        step.sure});
    return rows;
}

} // namespace schreiber::desktop::tarock
