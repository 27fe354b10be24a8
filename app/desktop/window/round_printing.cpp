#include "window/round_printing.h"

#include "base/preferences.h"
#include "base/saving.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/text.h"
#include "beamer/round_timer.h"
#include "preview/paper_pictures.h"
#include "preview/printers.h"

#include <desk/due.h>
#include <desk/words.h>
#include <tournament/heats.h>
#include <tournament/match.h>

#include <algorithm>
#include <array>

namespace schreiber::desktop {
namespace {

using kinds::Kind;

constexpr std::array kOfRound{Kind::Seating, Kind::Scoresheets, Kind::TableNumbers};

// Nothing is keyed yet at these tables, or at any, and it is the round that is played.
bool isUntouched(const tournament::Tournament& tournament, int number, const std::vector<int>& tables) {
    const tournament::Round* round = tournament::findRound(tournament, number);
    if (round == nullptr || number != tournament::currentRound(tournament) ||
        round->state != tournament::RoundState::Published || tournament.closing)
        return false;
    const auto isMeant = [&](int table) {
        return tables.empty() || std::ranges::find(tables, table) != tables.end();
    };
    const auto areThere = std::ranges::count_if(round->tables, isMeant, &tournament::Table::number);
    if (areThere < static_cast<std::ptrdiff_t>(tables.size())) return false; // taken back
    return std::ranges::all_of(round->tables, [&](const tournament::Table& table) {
        return !isMeant(table.number) || std::ranges::all_of(table.games, [](const tournament::Sheet& sheet) {
            return sheet.lines.empty() && !tournament::isWritten(sheet);
        });
    });
}

} // namespace

RoundPrinting::RoundPrinting(Session& session, Dialogs& dialogs, const Clock& clock, Preferences& preferences,
                             RoundTimer& timer, RoundSteps& steps, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_clock(clock)
    , m_preferences(preferences)
    , m_timer(timer)
    , m_steps(steps)
    , m_pictures(new PaperPictures(this))
    , m_printers(new Printers(this)) {
    connect(&m_steps, &RoundSteps::lookAsked, this, &RoundPrinting::look);
    connect(&m_steps, &RoundSteps::skipAsked, this, &RoundPrinting::skip);
    connect(&m_steps, &RoundSteps::changed, this, &RoundPrinting::changed);
    connect(m_pictures, &PaperPictures::made, &m_steps, &RoundSteps::setPicture);
    connect(&m_papers, &Papers::made, this, &RoundPrinting::take);
    connect(&m_papers, &Papers::busy, this, &RoundPrinting::busy);
    connect(&m_papers, &Papers::failed, this, [this](const QString& why) { m_session.say(Tone::Bad, why); });
    connect(m_printers, &Printers::found, this, [this](const QStringList& names, const QString& usual) {
        m_steps.setPrinters(names, names.contains(m_preferences.printer) ? m_preferences.printer : usual);
    });
    connect(m_printers, &Printers::sent, this, [this](const QString& name) {
        m_isSending = false;
        m_preferences.printer = name;
        told(tr("An den Drucker %1 geschickt: %2").arg(name, papers().join(tr(" und "))));
        wasPrinted();
    });
    connect(m_printers, &Printers::refused, this, [this](const QString& name, const QString& detail) {
        m_isSending = false;
        const QString sentence =
            tr("Der Drucker %1 nimmt nichts an. Einen anderen wählen, oder mit „Nur ansehen“ als PDF "
               "speichern.")
                .arg(name);
        m_session.say(Tone::Bad,
                      detail.isEmpty() ? sentence : QStringLiteral("%1 (%2)").arg(sentence, detail));
    });
    connect(&m_session, &Session::changed, this, &RoundPrinting::follow);
    connect(&m_session, &Session::opened, this, [this] {
        m_printed.clear();
        m_round = 0;
        m_steps.show(RoundStep::None);
    });
    connect(&m_timer, &RoundTimer::looked, this, &RoundPrinting::follow);
}

RoundPrinting::~RoundPrinting() = default;

void RoundPrinting::begin(int round) {
    m_clockIsLeft = false;
    resume({round, {}, RoundStep::Print});
}

void RoundPrinting::beginTable(int round, int table) {
    if (step() == RoundStep::Clock) m_clockIsLeft = true;
    At at{round, {}, RoundStep::Print};
    if (step() == RoundStep::Print) at.tables = m_tables;
    if (step() != RoundStep::Print || !m_tables.empty()) at.tables.push_back(table);
    resume(at);
}

void RoundPrinting::resume(const At& at) {
    m_round = at.round;
    m_tables = at.tables;
    RoundStep step = at.step;
    if (!m_session.isOpen() || !isUntouched(m_session.tournament(), m_round, m_tables))
        step = RoundStep::None;
    m_steps.setMinutes(m_timer.roundClock().minutes);
    if (step == RoundStep::Print) showPapers();
    m_steps.show(step);
    follow();
}

void RoundPrinting::showPapers() {
    const tournament::Round& round = *tournament::findRound(m_session.tournament(), m_round);
    const std::size_t sheets = m_tables.empty() ? round.tables.size() : m_tables.size();
    std::vector<std::string> called;
    for (const int table : m_tables)
        called.push_back(tournament::tableCalled(m_session.tournament(), m_round, table));
    m_steps.setTables(called.empty() ? QString() : text(desk::tablesInWords(called, m_session.language())));
    QStringList notes;
    for (const Kind kind : kOfRound)
        notes << (kind == Kind::Seating                        ? tr("für die Wand")
                  : kind == Kind::Scoresheets                  ? tr("Tische: %1").arg(sheets)
                  : m_printed.contains(static_cast<int>(kind)) ? tr("schon gedruckt")
                                                               : tr("für die Tische"));
    m_steps.setParts(wantedParts(), notes, m_session.language());
    showLayout();
    m_printers->look();
}

void RoundPrinting::showLayout() {
    m_pictures->setMirrored(m_preferences.mirrored);
    m_pictures->setLayouts(m_preferences.layouts);
    m_steps.setPage(layoutFrom(m_preferences.layouts.value(QLatin1String(kRoundPapers))).page);
    m_pictures->make({kOfRound.begin(), kOfRound.end()}, m_steps.pictureHeight(), m_session.evening(),
                     m_round, m_tables, m_session.language(), m_clock.now(),
                     !m_session.soundness().altered().empty());
}

// As the last time; of a table that came later its sheet, and what is printed of the others already.
std::vector<RoundSteps::Part> RoundPrinting::wantedParts() const {
    std::vector<RoundSteps::Part> parts;
    for (const Kind kind : kOfRound) {
        RoundSteps::Part part{kind, 1, false};
        const QString name = text(kinds::nameOf(kind)) + QLatin1Char(':');
        for (const QString& kept : m_preferences.roundPapers)
            if (kept.startsWith(name)) part = {kind, std::max(1, kept.mid(name.size()).toInt()), true};
        if (!m_tables.empty())
            part.ticked = kind == Kind::Scoresheets || m_printed.contains(static_cast<int>(kind));
        parts.push_back(part);
    }
    return parts;
}

void RoundPrinting::keep() {
    if (!m_tables.empty()) return; // what a round wants is another thing
    m_preferences.roundPapers.clear();
    for (const RoundSteps::Part& part : m_steps.parts()) {
        if (!part.ticked) continue;
        m_preferences.roundPapers << text(kinds::nameOf(part.kind)) + QLatin1Char(':') +
                                         QString::number(part.copies);
        m_printed.insert(static_cast<int>(part.kind));
    }
    savePreferences(m_preferences);
}

// Once the first sheet is there, or another round, or the clock runs, there is nothing left of the steps.
void RoundPrinting::follow() {
    if (step() == RoundStep::None) return;
    if (!m_session.isOpen() || !isUntouched(m_session.tournament(), m_round, m_tables) ||
        (step() == RoundStep::Clock && !wantsClock()))
        m_steps.show(RoundStep::None);
}

// One that runs on and has not run down is not started again.
bool RoundPrinting::wantsClock() const {
    return !m_timer.roundClock().isRunning() || m_timer.isOver();
}

void RoundPrinting::toNextStep() {
    const bool isAll = m_tables.empty();
    m_tables.clear();
    const bool left = std::exchange(m_clockIsLeft, false) || isAll;
    m_steps.setTables({});
    m_steps.show(left && wantsClock() && step() == RoundStep::Print ? RoundStep::Clock : RoundStep::None);
}

void RoundPrinting::doStep() {
    if (step() == RoundStep::Clock) {
        if (!m_timer.roundClock().isFresh()) m_timer.reset(); // of the round before
        return m_timer.startOrStop();
    }
    if (step() != RoundStep::Print || m_isSending) return;
    if (papers().isEmpty()) return skip();
    make(Then::Print);
}

void RoundPrinting::look() {
    if (step() == RoundStep::Print && !papers().isEmpty()) make(Then::Look);
}

void RoundPrinting::skip() {
    if (step() != RoundStep::None) toNextStep();
}

void RoundPrinting::wasPrinted() {
    keep();
    if (step() == RoundStep::Print) toNextStep();
}

void RoundPrinting::make(Then then) {
    if (!m_session.soundness().isKnown()) return;
    m_then = then;
    std::vector<Papers::Copies> parts;
    for (const RoundSteps::Part& part : m_steps.parts())
        if (part.ticked) parts.push_back({part.kind, part.copies});
    m_papers.setMirrored(m_preferences.mirrored);
    m_papers.setLayouts(m_preferences.layouts);
    m_papers.make(parts, m_session.evening(), m_round, m_tables, m_session.language(), m_clock.now(),
                  !m_session.soundness().altered().empty());
}

void RoundPrinting::take(const Paper& paper) {
    if (m_then == Then::Look) return emit looked(paper);
    m_lacks = paper.lacks;
    if (!prints()) return save(paper);
    m_isSending = true;
    m_printers->print(paper, m_steps.printer(), 1);
}

void RoundPrinting::save(const Paper& paper) {
    const auto path = m_dialogs.fileToSave(paper.title, paper.fileName, QStringLiteral("PDF (*.pdf)"));
    if (!path) return;
    const SavePlace place = savePlace(*path, QStringLiteral(".pdf"));
    if (const auto failure = whyNotSaved(place, paper.pdf)) return m_session.fail(*failure);
    told(tr("Geschrieben: %1").arg(place.path));
    wasPrinted();
}

// With what of it cannot be read, which nobody looked at.
void RoundPrinting::told(const QString& what) {
    if (m_lacks.isEmpty()) return m_session.say(Tone::Good, what);
    m_session.say(Tone::Warn, what + QLatin1Char('\n') + m_lacks);
}

} // namespace schreiber::desktop
