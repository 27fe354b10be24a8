#include "widgets/side_column.h"

#include "base/look.h"
#include "base/rule_sets.h"
#include "base/text.h"
#include "widgets/elided_label.h"
#include "widgets/few_lines_label.h"
#include "widgets/key_button.h"
#include "widgets/page_frame.h"
#include "widgets/step_button.h"

#include <desk/due.h>
#include <tournament/heats.h>
#include <tournament/partners.h>
#include <tournament/standings.h>

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

using tournament::Tournament;

constexpr int kPaddingLeft = 16;
constexpr int kPaddingRight = 12;
constexpr int kLinesOfName = 3;   // of the tournament
constexpr int kLinesWide = 14;    // at least; whatever it says, the page beside it stays where it is
constexpr int kMostOfWindow = 26; // in hundredths, where letters are large
constexpr int kTooMuch = 45;      // there the words make way
constexpr int kAroundKey = 4;     // where it is narrow
constexpr int kWide = 320;        // enough, however large the letters are

QString entriesStatus(const Tournament& tournament) {
    const tournament::EntryCount count = tournament::countEntries(tournament);
    const bool single = tournament.partnerships.empty();
    if (count.left > 0) // for three numbers there is no room; the page has them all
        return (single ? SideColumn::tr("%1 gemeldet, %2 abgemeldet")
                       : SideColumn::tr("%1 Paare, %2 abgemeldet"))
            .arg(count.entered)
            .arg(count.left);
    return (single ? SideColumn::tr("%1 gemeldet, %2 bezahlt") : SideColumn::tr("%1 Paare, %2 bezahlt"))
        .arg(count.entered)
        .arg(count.paid);
}

QString drawStatus(const desk::Evening& evening) {
    const Tournament& tournament = evening.tournament();
    if (tournament.rounds.empty()) return SideColumn::tr("noch nichts gelost");
    const tournament::Round& last = tournament.rounds.back();
    if (evening.due().drawn.wantsRedraw()) return SideColumn::tr("Runde %1: neu zu losen").arg(last.number);
    return last.state == tournament::RoundState::Draft
               ? SideColumn::tr("Runde %1: Entwurf").arg(last.number)
               : SideColumn::tr("Runde %1 bestätigt").arg(last.number);
}

QString roundStatus(const Tournament& tournament) {
    const tournament::Round* round = tournament::findRound(tournament, tournament::lastPublished(tournament));
    if (round == nullptr) return SideColumn::tr("noch keine Runde");
    const auto dropped = tournament::droppedTables(tournament, *round);
    const auto matches = round->tables.size() - dropped.size();
    if (!tournament::hasHeats(*round))
        return SideColumn::tr("Runde %1, Tische: %2").arg(round->number).arg(matches);
    return SideColumn::tr("Runde %1, Begegnungen: %2").arg(round->number).arg(matches);
}

QString sheetsStatus(const desk::Evening& evening) {
    const Tournament& tournament = evening.tournament();
    const auto missing = tournament::missingSheets(evening.tournament());
    const tournament::Round* round = tournament::findRound(tournament, tournament::lastPublished(tournament));
    if (round == nullptr) return SideColumn::tr("noch keine Zettel");
    int written = 0;
    int all = 0;
    for (const tournament::Table& table : round->tables)
        for (const tournament::Sheet& sheet : table.games) {
            if (tournament::isWritten(sheet)) ++written;
            if (tournament::isWritten(sheet) || !tournament::isDropped(*round, table, missing)) ++all;
        }
    return SideColumn::tr("%1 von %2 da").arg(written).arg(all);
}

QString standingsStatus(const Tournament& tournament) {
    const tournament::Round* round = tournament::findRound(tournament, tournament::lastPublished(tournament));
    if (round == nullptr) return SideColumn::tr("noch keine");
    if (tournament.closing) return SideColumn::tr("abgeschlossen");
    return tournament::isComplete(*round) ? SideColumn::tr("nach Runde %1").arg(round->number)
                                          : SideColumn::tr("vorläufig");
}

} // namespace

SideColumn::SideColumn(QWidget* parent)
    : QWidget(parent)
    , m_name(new FewLinesLabel(kLinesOfName, this))
    , m_game(new ElidedLabel(this))
    , m_round(new QLabel(this))
    , m_missing(new QLabel(this))
    , m_next(new KeyButton(QStringLiteral("nextButton"), this)) {
    setObjectName(QStringLiteral("sideColumn"));
    setAttribute(Qt::WA_StyledBackground);
    m_name->setObjectName(QStringLiteral("tournamentName"));
    m_name->setProperty("role", QStringLiteral("sub"));
    m_round->setObjectName(QStringLiteral("tournamentRound"));
    m_round->setProperty("role", QStringLiteral("muted"));
    m_game->setObjectName(QStringLiteral("tournamentGame"));
    m_game->setProperty("role", QStringLiteral("muted"));
    m_game->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_game->setMinimumHeight(1); // a very small window needs its lines for more
    m_missing->setObjectName(QStringLiteral("dueText"));
    m_missing->setTextFormat(Qt::PlainText);
    m_missing->setWordWrap(true);
    m_next->setRank(KeyButton::Rank::Gold);
    reckonWidths();
    setFixedWidth(m_wide);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 14, 0, 12);
    column->setSpacing(2);
    const auto padded = [column](QWidget* widget) {
        auto* box = new QVBoxLayout;
        box->setContentsMargins(kPaddingLeft, 0, kPaddingRight, 4);
        box->addWidget(widget);
        column->addLayout(box);
        return box;
    };
    padded(m_name);
    padded(m_game);
    padded(m_round);
    column->addSpacing(6);

    const struct {
        const char* name;
        const char* icon;
        QString label;
    } steps[kSteps] = {
        {"stepEntries", "entries", tr("Meldung")},
        {"stepDraw", "draw", tr("Auslosung")},
        {"stepRound", "round", tr("Runde")},
        {"stepSheet", "sheet", tr("Schreibzettel")},
        {"stepStandings", "standings", tr("Rangliste")},
        {"stepDispute", "dispute", tr("Streitfall")},
        {"stepJournal", "journal", tr("Journal")},
    };
    auto* frame = new PageFrame(QStringLiteral("stepsFrame"), this);
    auto* list = frame->build<QWidget>();
    list->setAccessibleName(tr("Schritte des Abends"));
    auto* lines = new QVBoxLayout(list);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    for (int i = 0; i < kSteps; ++i) {
        auto* step =
            new StepButton(QLatin1String(steps[i].name), QLatin1String(steps[i].icon), steps[i].label, list);
        m_steps[static_cast<std::size_t>(i)] = step;
        lines->addWidget(step);
        connect(step, &StepButton::clicked, this, [this, i] { emit chosen(static_cast<Place>(i)); });
    }
    lines->addStretch(1);
    frame->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(frame, 1);
    padded(m_missing);
    m_nextBox = padded(m_next);
    connect(m_next, &KeyButton::clicked, this, [this] {
        if (m_isBack)
            emit chosen(m_due.place);
        else
            emit nextAsked();
    });
}

void SideColumn::show(const desk::Evening& evening, words::Language language) {
    const Tournament& tournament = evening.tournament();
    m_duePlace = placeOf(evening.due());
    m_name->setWhole(text(tournament.settings.name));
    m_game->setText(gameInWords(tournament.settings, language));
    const int round = tournament::currentRound(tournament);
    const int planned = tournament.settings.rounds;
    m_round->setText(round == 0    ? (planned == 1  ? tr("1 Runde geplant")
                                      : planned > 0 ? tr("%1 Runden geplant").arg(planned)
                                                    : QString())
                     : planned > 0 ? tr("Runde %1 von %2").arg(round).arg(planned)
                                   : tr("Runde %1").arg(round));

    m_status = {
        entriesStatus(tournament),
        drawStatus(evening),
        roundStatus(tournament),
        sheetsStatus(evening),
        standingsStatus(tournament),
        tr("wer hat recht?"),
        tr("Einträge: %1").arg(evening.journal().size()),
    };
    showDue();
}

void SideColumn::setNext(const NextStep& next, const QString& first) {
    m_due = next;
    m_first = first;
    showNext();
    showDue();
}

// Before the first sheet the round is due, and not yet the sheets.
void SideColumn::showDue() {
    const bool prints = m_due.what == NextStep::Do::PrintRound;
    const bool before = prints || m_due.what == NextStep::Do::StartClock;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Place place = static_cast<Place>(i);
        const bool round = before && place == Place::Round;
        m_steps[i]->setStatus(!round   ? m_status[i]
                              : prints ? tr("jetzt drucken")
                                       : tr("jetzt die Uhr"),
                              before ? round : place == m_duePlace);
    }
}

void SideColumn::stepBack(bool back) {
    if (back == m_isBack) return;
    m_isBack = back;
    m_next->setRank(back ? KeyButton::Rank::SteppedBack : KeyButton::Rank::Gold);
    showNext();
}

void SideColumn::showNext() {
    m_missing->setText(m_first.isEmpty() ? m_due.words : m_first);
    const auto place = static_cast<std::size_t>(m_due.place);
    const QString key =
        m_isBack && place < m_steps.size() ? m_steps[place]->objectName() : m_next->objectName();
    m_next->setLabel(m_isNarrow ? QStringLiteral(" ") : m_due.label, KeyButton::Key::ShownOnly, key);
    m_next->setAccessibleName(m_due.label);
    m_next->setToolTip(m_isNarrow ? QStringLiteral("<qt><b>%1</b><br>%2</qt>")
                                        .arg(m_due.label.toHtmlEscaped(), m_due.words.toHtmlEscaped())
                                  : QString());
}

void SideColumn::fitTo(int window) {
    setNarrow(m_least * 100 > window * kTooMuch);
    setFixedWidth(m_isNarrow ? m_narrow : std::clamp(window * kMostOfWindow / 100, m_least, m_wide));
    showSteps(window);
}

// Beside a page with room for one column the steps have one line, so that all of them are seen.
void SideColumn::showSteps(int window) {
    const auto shown = m_isNarrow                                  ? StepButton::Shown::Picture
                       : isNarrow(window - minimumWidth(), font()) ? StepButton::Shown::OneLine
                                                                   : StepButton::Shown::Whole;
    for (StepButton* step : m_steps) step->setShown(shown);
}

void SideColumn::setNarrow(bool narrow) {
    if (narrow == m_isNarrow) return;
    m_isNarrow = narrow;
    for (QWidget* words : {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_game),
                           static_cast<QWidget*>(m_round), static_cast<QWidget*>(m_missing)})
        words->setHidden(narrow);
    const int left = narrow ? kAroundKey : kPaddingLeft;
    m_nextBox->setContentsMargins(left, 0, narrow ? kAroundKey : kPaddingRight, 4);
    showNext();
}

// Wide enough for whatever can be next.
void SideColumn::reckonWidths() {
    constexpr int kManyRounds = 88;
    using desk::Step;
    const tournament::MissingSheet missing{kManyRounds, kManyRounds, 1, "88/8"};
    m_wide = std::min(kLinesWide * fontMetrics().height(), kWide);
    m_least = m_wide;
    const auto fits = [&](const QString& label) {
        m_next->setLabel(label, KeyButton::Key::ShownOnly);
        m_wide = std::max(m_wide, m_next->sizeHint().width() + kPaddingLeft + kPaddingRight);
        m_least = std::max(m_least, m_next->widthWithoutKey() + kPaddingLeft + kPaddingRight);
    };
    for (const desk::DueStep& due :
         {desk::DueStep{Step::Entries, 0, {}, {}}, desk::DueStep{Step::Draw, 0, {}, {}},
          desk::DueStep{Step::Draw, kManyRounds, {}, {}}, desk::DueStep{Step::DrawAnew, kManyRounds, {}, {}},
          desk::DueStep{Step::ConfirmDraw, kManyRounds, {}, {}},
          desk::DueStep{Step::Play, kManyRounds, {missing}, {}}, desk::DueStep{Step::Decide, 0, {}, {}},
          desk::DueStep{Step::Finished, 0, {}, {}}})
        fits(nextLabel(due));
    fits(confirmLabel());
    fits(compareLabel());
    fits(roundLabel(missing));
    m_next->setLabel(QStringLiteral(" "), KeyButton::Key::ShownOnly); // for no words at all it would be wider
    m_narrow = m_next->sizeHint().width() + 2 * kAroundKey;
}

void SideColumn::setHere(Place place) {
    const std::size_t here = static_cast<std::size_t>(place);
    if (here < m_steps.size()) {
        m_steps[here]->setChecked(true);
        return PageFrame::of(*m_steps[here]->parentWidget())->keepInView(*m_steps[here]);
    }
    for (StepButton* step : m_steps) { // exclusive buttons let none go else
        step->setAutoExclusive(false);
        step->setChecked(false);
        step->setAutoExclusive(true);
    }
}

} // namespace schreiber::desktop
