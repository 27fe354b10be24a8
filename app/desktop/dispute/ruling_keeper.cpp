#include "dispute/ruling_keeper.h"

#include "base/brief.h"
#include "base/session.h"
#include "base/text.h"
#include "dispute/past_rulings.h"
#include "dispute/record_game.h"
#include "games/dispute_games.h"
#include "widgets/prompt_bar.h"

#include <desk/games.h>
#include <desk/receipt.h>
#include <desk/sheet_records.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/heats.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace schreiber::desktop {

using tournament::Measure;
using tournament::Ruling;

namespace {

QString bySide(const std::vector<int>& numbers) {
    QStringList each;
    for (const int number : numbers) each << QString::number(number);
    return each.join(QStringLiteral(" : "));
}

} // namespace

RulingKeeper::RulingKeeper(Session& session, PromptBar& prompt, const PastRulings& past, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_past(past) {
    connect(&session, &Session::opened, this, [this] { m_keptAs = 0; });
}

bool RulingKeeper::isKept(const QString& text) const {
    return m_session.isOpen() && text == m_kept &&
           tournament::findRuling(m_session.tournament(), m_keptAs) != nullptr; // it may have been undone
}

void RulingKeeper::keep(const Now& record) {
    if (m_session.tournament().closing) // before anybody is asked for words
        return m_session.fail(desk::Failure{tournament::Refusal{"tournament_closed"_refusal, {}}});
    const QString text = record().text;
    if (!isKept(text)) {
        if (isReadable(text)) askWords(record);
        return;
    }
    if (tournament::findRuling(m_session.tournament(), m_keptAs)->table != 0) return enterKept(m_keptAs);
    m_session.say(Tone::Good, tr("Das ist schon behalten, als Entscheid %1.").arg(m_keptAs));
}

int RulingKeeper::keptAs(const QString& text) const {
    return isKept(text) ? m_keptAs : 0;
}

void RulingKeeper::enterKept(int number) {
    m_number = number;
    askMeasure();
}

void RulingKeeper::keepWithFine(const Now& record) {
    const RecordAtTable now = record();
    if (m_session.tournament().closing || isKept(now.text)) return keep(record);
    write(now, m_words, false, true);
}

bool RulingKeeper::isReadable(const QString& text) {
    const std::string record = utf8(text);
    const auto read = desk::gameOfRecord(record).judge().read(record, {});
    QString why;
    if (!read) {
        const base::InputError& error = read.error().front();
        why = tr("Zeile %1: %2")
                  .arg(error.line)
                  .arg(recordGameOfText(record).inWords(error, m_session.language()));
    } else if (read->size() != 1) {
        why = tr("Es sind %1 Spiele; ein Entscheid gehört zu einem.").arg(read->size());
    } else {
        return true;
    }
    m_session.say(Tone::Bad, tr("Nicht behalten; das Protokoll bleibt stehen. %1").arg(why));
    m_refused = true;
    return false;
}

void RulingKeeper::typedOn() {
    if (std::exchange(m_refused, false)) m_session.clearMessage();
}

void RulingKeeper::askWords(const Now& record) {
    const desk::SheetPlace place = record().place;
    Prompt prompt;
    prompt.needsText = true;
    prompt.hint = tr("in den Worten der Parteien");
    prompt.typed = m_words;
    prompt.typing = [this](const QString& words) {
        m_words = words;
        emit wordsTyped();
    };
    prompt.ways << tr("Behalten");
    if (place.table == 0) {
        prompt.question = tr("Entscheid behalten, zu keinem Tisch: Worum ging der Streit?");
    } else {
        prompt.question = tr("Entscheid zu Tisch %1, Runde %2 behalten: Worum ging der Streit?")
                              .arg(text(desk::tableInWords(
                                  tournament::tableCalled(m_session.tournament(), place.round, place.table),
                                  m_session.language())))
                              .arg(place.round);
        prompt.ways << tr("Behalten und auf den Zettel …");
    }
    prompt.question += hadBefore(record().text);
    m_prompt.ask(prompt, [this, record](int way, const QString& words) { write(record(), words, way == 1); });
}

// Rulings on the same rules, here and in what the club remembers; empty where there are none.
QString RulingKeeper::hadBefore(const QString& record) const {
    const std::string text = utf8(record);
    const game::Judged judged = desk::gameOfRecord(text).judge().judged(text);
    const QString before = m_past.on(PastRulings::rulesIn(judged), judged.record);
    return before.isEmpty() ? QString() : QLatin1Char('\n') + tr("Ähnliches gab es schon: %1").arg(before);
}

void RulingKeeper::write(const RecordAtTable& record, const QString& words, bool onSheet, bool withFine) {
    m_words = words;
    if (!isReadable(record.text)) return; // it was changed while this was asked
    desk::NewRuling wanted;
    wanted.record = utf8(record.text);
    wanted.place = record.place;
    wanted.dispute = utf8(words);
    if (withFine) wanted.enter = desk::RulingWish{};      // the line of the fine
    const auto written = std::make_shared<desk::Ruled>(); // a question may put it off
    const auto added = [this, wanted, written, kept = record.text](
                           desk::Evening& evening,
                           const desk::Confirmation& confirmation) -> desk::Outcome<desk::Receipt> {
        auto ruled = desk::addRuling(evening, wanted, confirmation);
        if (!ruled.ok()) return base::fail(ruled.error());
        *written = std::move(*ruled);
        m_number = m_keptAs = written->ruling.number; // before anybody asks whether it is kept
        m_kept = kept;
        return written->receipt;
    };
    const auto told = [this, written, onSheet, withFine, place = record.place] {
        m_words.clear();
        emit kept(text(written->ruling.record));
        if (withFine) emit fined(place);
        const bool forSheet = onSheet && written->ruling.table != 0;
        forSheet && !desk::whyNotOnSheet(written->ruling) ? askMeasure() : tell(*written, forSheet);
    };
    const auto asked = [this, told](const QString& question, const std::function<bool()>& yes) {
        m_prompt.ask({question, false, {tr("Trotzdem behalten")}}, [yes, told](int, const QString&) {
            if (yes()) told();
        });
    };
    if (m_session.actForReason(added, asked)) told();
}

void RulingKeeper::tell(const desk::Ruled& ruled, bool wasForSheet) {
    QStringList lines{
        tr("Behalten: %1").arg(text(desk::inWords(ruled.receipt.entry.what, m_session.language())))};
    const bool open = ruled.ruling.state == tournament::RulingState::Open;
    if (open)
        lines << tr(
            "Er ist offen: Das Protokoll allein entscheidet es nicht. Was es entscheidet, steht am Ende "
            "der Entscheide.");
    if (wasForSheet && desk::whyNotOnSheet(ruled.ruling))
        lines << tr(
            "Auf den Zettel kam nichts. Im Archiv (Umschalt+F6) lässt er sich entscheiden und eintragen.");
    for (const desk::Warning& warning : ruled.receipt.warnings)
        lines << text(desk::warningInWords(warning, m_session.language()));
    m_session.say(lines.size() > 1 ? Tone::Warn : Tone::Good, lines.join(QLatin1Char('\n')));
}

void RulingKeeper::askMeasure() {
    const Ruling& ruling = *tournament::findRuling(m_session.tournament(), m_number);
    if (const auto refusal = desk::whyNotOnSheet(ruling))
        return m_session.say(Tone::Bad, text(desk::inWords(desk::Failure{*refusal}, m_session.language())));
    Prompt prompt;
    std::vector<std::optional<desk::RulingWish>> ways;
    const auto offer = [&](const std::optional<desk::RulingWish>& wish, const QString& label) {
        ways.push_back(wish);
        prompt.ways << label;
    };
    const std::vector<desk::RulingWish> given = desk::givenBy(ruling);
    const bool decided = !ruling.decision.empty();
    const std::vector<int> own = desk::linesStanding(m_session.tournament(), ruling);
    const QString table = text(desk::tableInWords(
        tournament::tableCalled(m_session.tournament(), ruling.round, ruling.table), m_session.language()));
    if (decided) {
        prompt.question =
            tr("In Entscheid %1 hat die Leitung entschieden: „%2“. Was kommt davon auf den "
               "Zettel von Tisch %3?")
                .arg(QString::number(ruling.number), brief(text(ruling.decision), kInMessage), table);
        offer(std::nullopt, own.empty() ? tr("Nichts") : tr("Nichts ändern"));
    } else {
        prompt.question = tr("Entscheid %1 ist behalten. Was kommt davon auf den Zettel von Tisch %2?")
                              .arg(ruling.number)
                              .arg(table);
        for (const desk::RulingWish& wish : given) offer(wish, labelOf(ruling, wish));
    }
    if (const auto other = desk::scoreOtherwise(m_session.tournament(), ruling))
        prompt.question.prepend(text(desk::warningInWords(*other, m_session.language())) + QLatin1Char('\n'));
    const auto offerOther = [&](Measure measure, const QString& label) {
        const bool there = std::any_of(given.begin(), given.end(),
                                       [&](const auto& wish) { return wish.measure == measure; });
        if (!there) offer(desk::RulingWish{measure}, label);
    };
    offerOther(Measure::Fine, tr("Strafe …"));
    const auto sheet = desk::sheetView(m_session.tournament(), {ruling.round, ruling.table, ruling.game});
    for (const tournament::RulingEntry& entry : ruling.entered)
        if (std::ranges::find(own, entry.line) != own.end() && entry.measure != Measure::Strike)
            offer(desk::RulingWish{Measure::Strike,
                                   desk::numberOnPaper(sheet->sheet, sheet->target, entry.line)},
                  tr("Von diesem Entscheid streichen: %1")
                      .arg(text(desk::inWords(m_session.tournament(), ruling, entry, m_session.language()))));
    const bool inGames = m_session.tournament().settings.zeroSum;
    if (inGames)
        offer(desk::RulingWish{Measure::Strike},
              own.empty() ? tr("Spiel streichen …") : tr("Anderes Spiel streichen …"));
    else
        offer(desk::RulingWish{Measure::Strike},
              own.empty() ? tr("Zeile streichen …") : tr("Andere Zeile streichen …"));
    if (sides().size() == 2) offerOther(Measure::Lost, tr("Partie verloren …"));
    offerOther(Measure::Redeal, tr("Neu geben"));
    if (decided && (!ruling.points.empty() || !ruling.penalty.empty()))
        offer(desk::RulingWish{Measure::Line}, tr("Nach den Regeln: %1").arg(lineOf(ruling)));
    const QString unchanged =
        own.empty() ? tr("Entscheid %1: Nichts kam auf den Zettel.").arg(m_number)
                    : tr("Entscheid %1: Am Zettel bleibt, was er eingetragen hat.").arg(m_number);
    m_prompt.ask(prompt, [this, ways, unchanged](int way, const QString&) {
        const auto& wish = ways[static_cast<std::size_t>(way)];
        if (!wish) return m_session.say(Tone::Good, unchanged);
        if (wish->measure == Measure::Strike && wish->line == 0) return askLine();
        const bool asks = wish->measure == Measure::Fine || wish->measure == Measure::Lost;
        if (asks && wish->side < 0) return askSide(*wish);
        enter(*wish);
    });
}

// "2 für Hofer / Tschenett"
QString RulingKeeper::fineOf(const Ruling& ruling) const {
    const QStringList names = sides();
    QStringList each;
    for (std::size_t side = 0; side < ruling.penalty.size(); ++side)
        if (ruling.penalty[side] != 0)
            each << tr("%1 für %2").arg(ruling.penalty[side]).arg(names.value(static_cast<int>(side)));
    return each.isEmpty() ? bySide(ruling.penalty) : each.join(QStringLiteral(", "));
}

QString RulingKeeper::lineOf(const Ruling& ruling) const {
    if (ruling.points.empty()) return tr("Strafe %1").arg(fineOf(ruling));
    if (ruling.penalty.empty()) return tr("Zeile %1").arg(bySide(ruling.points));
    return tr("Zeile %1, Strafe %2").arg(bySide(ruling.points), fineOf(ruling));
}

// What the ruling gives, as the way that puts it on the sheet is called.
QString RulingKeeper::labelOf(const Ruling& ruling, const desk::RulingWish& wish) const {
    if (wish.measure == Measure::Redeal) return tr("Neu geben");
    if (wish.measure == Measure::Line) return lineOf(ruling);
    return tr("Partie verloren: %1").arg(sides().value(wish.side));
}

QStringList RulingKeeper::sides() const {
    const Ruling& ruling = *tournament::findRuling(m_session.tournament(), m_number);
    QStringList names;
    const auto view = desk::sheetView(m_session.tournament(), {ruling.round, ruling.table, ruling.game});
    if (!view.ok()) return names;
    for (const std::string& name : view->sideNames) names << text(name);
    return names;
}

void RulingKeeper::askSide(desk::RulingWish wish) {
    const bool fine = wish.measure == Measure::Fine;
    const Ruling& ruling = *tournament::findRuling(m_session.tournament(), m_number);
    const QStringList names = sides();
    QList<int> order;
    for (int side = 0; side < names.size(); ++side) order << side;
    const auto guilty = desk::brokenBy(ruling);
    if (guilty && order.contains(*guilty)) order.move(order.indexOf(*guilty), 0);
    Prompt prompt;
    prompt.question = fine ? tr("Wer bekommt die Strafe?") : tr("Wer hat die Partie verloren?");
    for (const int side : std::as_const(order)) prompt.ways << names[side];
    prompt.evenly = !guilty || !ruling.decision.empty(); // the director may have meant the other
    m_prompt.ask(prompt, [this, wish, fine, names, order](int way, const QString&) mutable {
        wish.side = order[way];
        fine ? askPoints(wish, names[wish.side]) : enter(wish);
    });
}

void RulingKeeper::askPoints(desk::RulingWish wish, const QString& side) {
    const Prompt prompt{
        tr("Wie viele Strafpunkte für %1?").arg(side), true, {tr("Strafe eintragen")}, tr("Punkte")};
    m_prompt.ask(prompt, [this, wish](int, const QString& typed) mutable {
        wish.points = typed.toInt();
        if (wish.points <= 0)
            return m_session.say(Tone::Bad,
                                 tr("„%1“ sind keine Punkte. Nichts kam auf den Zettel.").arg(typed));
        enter(wish);
    });
}

void RulingKeeper::askLine() {
    const bool inGames = m_session.tournament().settings.zeroSum;
    const Prompt prompt{inGames ? tr("Welches Spiel des Zettels wird gestrichen?")
                                : tr("Welche Zeile des Zettels wird gestrichen?"),
                        true,
                        {tr("Streichen")},
                        inGames ? tr("Nummer des Spiels") : tr("Nummer der Zeile")};
    m_prompt.ask(prompt, [this](int, const QString& typed) {
        desk::RulingWish wish;
        wish.measure = Measure::Strike;
        wish.line = typed.toInt(); // what is no line's number is refused there
        enter(wish);
    });
}

void RulingKeeper::enter(const desk::RulingWish& wish) {
    const auto told = [this] {
        const store::Action& what = m_session.evening().journal().back().what;
        m_session.say(Tone::Good, text(desk::inWords(what, m_session.language())));
    };
    const auto asked = [this, told](const QString& question, const std::function<bool()>& yes) {
        m_prompt.ask({question, false, {tr("Trotzdem eintragen")}}, [yes, told](int, const QString&) {
            if (yes()) told();
        });
    };
    const auto entered = [number = m_number, wish](desk::Evening& evening, const desk::Confirmation& given) {
        return desk::enterRuling(evening, number, wish, given);
    };
    if (m_session.actForReason(entered, asked)) told();
}

} // namespace schreiber::desktop
