#include "pages/sheet_page.h"

#include "base/icons.h"
#include "base/look.h"
#include "base/rule_sets.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "models/tables_model.h"
#include "pages/first_round.h"
#include "pages/race_sheet.h"
#include "pages/sheet_actions.h"
#include "pages/sheet_face.h"
#include "pages/sheet_words.h"
#include "pages/zero_sum_sheet.h"
#include "widgets/beside.h"
#include "widgets/elided_label.h"
#include "widgets/empty_hint.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/page_area.h"
#include "widgets/page_frame.h"
#include "widgets/prompt_bar.h"
#include "widgets/whole_label.h"

#include <desk/due.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/groups.h>
#include <tournament/heats.h>

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QShortcut>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace schreiber::desktop {
namespace {

constexpr int kPaperLines = 14;  // of its letters, wide at least
constexpr int kPaperBeside = 20; // and where it lies beside the fields, so that names break at their spaces

using tournament::Round;
using tournament::Sheet;
using tournament::Table;

int gameToOpen(const Table& table) {
    for (std::size_t game = 0; game < table.games.size(); ++game)
        if (!tournament::isWritten(table.games[game])) return static_cast<int>(game) + 1;
    return static_cast<int>(table.games.size());
}

QLabel* plainLabel(const char* name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

QString stageOf(const tournament::Tournament& tournament, const desk::SheetPlace& place,
                words::Language language) {
    const Round& round = *tournament::findRound(tournament, place.round);
    const auto stages = desk::stagesInWords(tournament, round, language);
    for (std::size_t i = 0; i < stages.size(); ++i)
        if (round.tables[i].number == place.table) return text(stages[i]);
    return {};
}

} // namespace

SheetPage::SheetPage(Session& session, PromptBar& prompt, QWidget* parent)
    : Page(QStringLiteral("sheetPage"), parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_unwritten(session) {
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(20, 16, 20, 16);
    m_open = new Beside(this, Beside::Above::Right); // what is typed and read back comes first
    m_heading = plainLabel("sheetHeading", this);
    m_heading->setText(tr("Schreibzettel"));
    m_heading->setProperty("role", QStringLiteral("heading"));
    m_empty = new EmptyHint(QStringLiteral("sheetEmpty"), this);
    page->addWidget(m_open, 1);
    page->addWidget(m_heading);
    page->addWidget(m_empty, 1);
    auto* left = new QWidget(m_open);
    m_belowPaper = new QVBoxLayout(left);
    m_belowPaper->setContentsMargins(0, 0, 0, 0);
    m_belowPaper->setSpacing(10);
    QWidget* paper = builtPaper();
    paper->setMinimumWidth(kPaperLines * fontMetrics().height());
    m_belowPaper->addWidget(paper, 1);
    QWidget* panel = builtPanel();
    m_open->add(left, 0);
    m_open->add(panel, 0);
    useFace();
    connect(m_open, &Beside::turned, this, [this] {
        layOutActions();
        showCover();
        if (m_view) showState(*m_view);
    });
    // What a question hid because it says the same: the value stays, and so does what is wrong with it.
    connect(&m_prompt, &PromptBar::closed, this, [this] {
        if (m_view && m_session.isOpen()) m_face->showAhead();
    });
    // What is asked here is about what stands on the paper, which may lie below the fields.
    connect(&m_prompt, &PromptBar::asked, this, [this] {
        if (!m_view || !isVisible() || !m_open->isStacked()) return;
        const auto show = [this] { PageFrame::of(*this)->bringIntoView(m_face->paper()); };
        QTimer::singleShot(0, this, show); // once the question has its room
    });
    for (const QKeySequence& key : shortcuts::allOf(u"writeLineFromAny")) {
        auto* fromAny = new QShortcut(key, this);
        fromAny->setContext(Qt::WidgetWithChildrenShortcut); // a question below the page has the key itself
        fromAny->setAutoRepeat(false);
        connect(fromAny, &QShortcut::activated, this, [this] {
            if (m_view && m_face->isOpen()) m_face->write();
        });
    }
    showNothing();
}

QWidget* SheetPage::builtPaper() {
    auto* paper = new QFrame(m_open);
    paper->setProperty("role", QStringLiteral("paper"));
    auto* column = new QVBoxLayout(paper);
    column->setContentsMargins(14, 10, 14, 10);
    auto* top = new FlowRow(paper);
    top->setSpacing(16, 0);
    m_paperHead = top;
    m_title = plainLabel("sheetTitle", paper);
    m_title->setProperty("role", QStringLiteral("sub"));
    m_target = plainLabel("sheetTarget", paper);
    m_target->setProperty("role", QStringLiteral("sub"));
    top->add(m_title);
    top->addStretch();
    top->add(m_target);
    m_faces = {new RaceSheet(m_session, m_prompt, paper), new ZeroSumSheet(m_session, m_prompt, paper)};
    m_cover = namedLabel(QStringLiteral("sheetCover"), paper);
    m_cover->setAlignment(Qt::AlignCenter);
    m_cover->setProperty("role", QStringLiteral("muted"));
    m_cover->setText(tr("Verdeckt, bis die zweite Eingabe geschrieben ist."));
    column->addWidget(top);
    for (SheetFace* face : m_faces) {
        face->paper().installEventFilter(this);
        column->addWidget(&face->paper(), 1);
    }
    column->addWidget(m_cover, 1);
    m_lineHint = namedLabel(QStringLiteral("sheetLineHint"), paper);
    m_lineHint->setProperty("role", QStringLiteral("muted"));
    column->addWidget(m_lineHint);
    return paper;
}

QWidget* SheetPage::builtPanel() {
    auto* panel = new QWidget(m_open);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_belowFields = column;

    auto* head = new QHBoxLayout;
    m_stateIcon = plainLabel("sheetStateIcon", panel);
    m_state = namedLabel(QStringLiteral("sheetState"), panel);
    m_state->setProperty("role", QStringLiteral("sub"));
    head->addWidget(m_stateIcon);
    m_aside = new ElidedLabel(panel);
    m_aside->setObjectName(QStringLiteral("sheetAside"));
    m_aside->setProperty("role", QStringLiteral("muted"));
    head->addWidget(m_state, 1);
    head->addWidget(m_aside);
    for (const auto& [name, label, said, by] :
         {std::tuple("previousSheet", tr("‹ Bild↑"), tr("Voriger Zettel"), -1),
          std::tuple("nextSheet", tr("Bild↓ ›"), tr("Nächster Zettel"), 1)}) {
        auto* button = new QToolButton(panel);
        button->setObjectName(QLatin1String(name));
        button->setText(label);
        button->setAccessibleName(said);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        const auto leaf = [this, by = by] { step(by); };
        connect(button, &QToolButton::clicked, this, leaf);
        connect(new QShortcut(shortcuts::of(button->objectName()), this), &QShortcut::activated, this, leaf);
        head->addWidget(button);
    }
    column->addLayout(head);

    // As on every page of a round.
    connect(new QShortcut(shortcuts::of(u"earlierRound"), this), &QShortcut::activated, this,
            [this] { toRound(-1); });
    connect(new QShortcut(shortcuts::of(u"laterRound"), this), &QShortcut::activated, this,
            [this] { toRound(1); });

    for (SheetFace* face : m_faces) {
        face->setParent(panel);
        column->addWidget(face);
        connect(face, &SheetFace::typed, this, &SheetPage::showActions); // what changes sides
        connect(face, &SheetFace::keyingChanged, this, [this] {
            if (m_view) showState(*m_view);
            showCover();
        });
        connect(face, &SheetFace::written, this, [this] {
            refresh();
            arrive();
        });
    }
    column->addStretch(1);

    m_actions = new SheetActions(
        m_session, m_prompt, [this] { return m_face->currentLine(); }, panel);
    m_actions->layout()->setSpacing(column->spacing());
    m_actions->setMayConfirm([this] {
        if (isTyping()) sayUnwritten(m_face->typedInWords());
        return !isTyping();
    });
    m_actions->setStrikeQuestion(
        [this](int line, const desk::SheetView& after) { return m_face->strikeQuestion(line, after); });
    connect(m_actions, &SheetActions::done, this, &SheetPage::arrive);
    connect(m_actions, &SheetActions::swapAsked, this, [this] { m_face->swapSides(); });
    connect(m_actions, &SheetActions::rulingAsked, this, &SheetPage::rulingAsked);
    column->addWidget(m_actions);
    return panel;
}

// Whoever keys is beside a paper that is as wide as its columns need.
void SheetPage::useFace() {
    const bool zeroSum = m_session.isOpen() && m_session.tournament().settings.zeroSum;
    SheetFace* const wanted = m_faces[zeroSum ? 1 : 0];
    if (wanted == m_face) return;
    m_face = wanted;
    for (SheetFace* face : m_faces) {
        face->setVisible(face == m_face);
        face->paper().setVisible(face == m_face);
    }
    m_open->setShares({zeroSum ? 5 : 3, zeroSum ? 4 : 2},
                      {kPaperBeside * fontMetrics().height(), m_face->leastWidth()});
}

void SheetPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    const PageArea* const area = PageArea::around(*this); // a bar beside the page does not turn it
    m_open->setNarrow(isNarrow(area == nullptr ? width() : area->width(), font()));
    layOutActions();
}

bool SheetPage::eventFilter(QObject* watched, QEvent* event) {
    if (m_face != nullptr && watched == &m_face->paper() && event->type() == QEvent::Resize) wrapHead();
    return Page::eventFilter(watched, event);
}

// What is long goes on two lines of a narrow paper.
void SheetPage::wrapHead() {
    for (QLabel* label : {m_title, m_target})
        label->setWordWrap(label->fontMetrics().horizontalAdvance(label->text()) > m_face->paper().width());
}

void SheetPage::open(int round, int table, int game) {
    m_session.clearMessage();
    m_prompt.cancel(); // it was about the sheet before
    keepUnwritten();
    m_place = {round, table, game};
    m_view.reset();
    useFace();
    m_face->startAnew();
    refresh();
    if (auto* frame = PageFrame::of(*this); frame != nullptr) frame->startAtTop();
    emit opened();
    sayAside();
    m_session.tellTypedLater();
}

void SheetPage::close() {
    m_unwritten.clear();
    m_place = {};
    showNothing(); // the evening is gone: emptying the fields must not ask it what they would come to
    m_face->startAnew();
}

void SheetPage::refresh() {
    if (!m_session.isOpen()) return showNothing();
    useFace();
    dropMoved();
    const tournament::Tournament& tournament = m_session.tournament();
    const Round* round = tournament::findRound(tournament, m_place.round);
    const Table* table = round != nullptr ? tournament::findTable(*round, m_place.table) : nullptr;
    if (table == nullptr || round->state != tournament::RoundState::Published) return showNothing();
    if (m_place.game == 0) m_place.game = gameToOpen(*table);
    const auto view = m_session.read(desk::sheetView(m_session.tournament(), m_place));
    if (!view) return showNothing();
    const bool isAnother = !m_view;
    show(*view, isAnother);
    if (const auto fields = isAnother ? m_unwritten.take(m_place) : std::nullopt) {
        m_face->setKept(*fields);
        show(*view, false); // the game may be over by now
    }
}

std::array<int, 2> SheetPage::usualKeying() const {
    return {m_faces[0]->usual(), m_faces[1]->usual()};
}

void SheetPage::setUsualKeying(const std::array<int, 2>& usual) {
    for (std::size_t kind = 0; kind < m_faces.size(); ++kind) m_faces[kind]->setUsual(usual[kind]);
}

void SheetPage::setMirrored(bool mirrored) {
    for (SheetFace* face : m_faces) face->setMirrored(mirrored);
}

void SheetPage::show(const desk::SheetView& view, bool isAnother) {
    m_view = view;
    showOpen(true);
    const tournament::Tournament& tournament = m_session.tournament();
    const QString table = text(desk::tableInWords(
        tournament::tableCalled(tournament, m_place.round, m_place.table), m_session.language()));
    QString title = tr("Tisch %1 · Runde %2").arg(table).arg(m_place.round);
    for (const QString& about : {groupInWords(groupAt(tournament::groupsOf(tournament), view.table)),
                                 stageOf(tournament, m_place, m_session.language())})
        if (!about.isEmpty()) title += QStringLiteral(" · ") + about;
    if (view.table.games.size() > 1)
        title += tr(" · Partie %1 von %2").arg(m_place.game).arg(view.table.games.size());
    m_title->setText(title);
    m_target->setText(m_face->rulesOf(view));
    wrapHead();

    m_face->setEnabled(!m_session.isClosed());
    m_face->showSheet(view, isAnother);
    showState(view);
    showCover();
}

void SheetPage::showState(const desk::SheetView& view) {
    const bool written = tournament::isWritten(view.sheet);
    const bool disputed = view.sheet.state == tournament::SheetState::Disputed;
    const int size = fontMetrics().height();
    const Colours& c = colours();
    m_stateIcon->setPixmap(icon(iconOf(view.sheet.state), disputed  ? c.bad
                                                          : written ? c.good
                                                                    : c.muted)
                               .pixmap(size));
    const QString state = tr("Zettel %1").arg(inWords(view.sheet.state));
    const QString head = m_face->headOf(
        view.dropped    ? tr("entfällt, weil jemand gegangen ist")
        : seatsOthers() ? tr("%1; nach den Ergebnissen säßen hier andere (Auslosung: Strg+2)").arg(state)
        : m_session.evening().due().drawn.staysAt(m_place.round, m_place.table)
            ? tr("%1; nach den Ergebnissen säßen hier andere, es bleibt so").arg(state)
            : state);
    // In one column the paper has no room for a head of its own.
    const bool stacked = m_open->isStacked();
    m_state->setText(stacked ? m_title->text() + QStringLiteral(" · ") + head : head);
    m_aside->setText(m_face->besideHead());
    m_aside->setVisible(stacked && !m_aside->text().isEmpty());
    m_paperHead->setVisible(!stacked);
}

// It is still to play, and a result that it follows from was corrected.
bool SheetPage::seatsOthers() const {
    const tournament::Tournament& now = m_session.tournament();
    return !tournament::isWritten(m_view->sheet) && m_place.round == tournament::currentRound(now) &&
           m_session.evening().due().drawn.seatsOthersAt(
               tournament::tableCalled(now, m_place.round, m_place.table));
}

int SheetPage::printedTable() const {
    const bool written = m_view && (!m_view->sheet.lines.empty() || hasResult(*m_view));
    return written && !isCovered() ? m_place.table : 0;
}

bool SheetPage::isCovered() const {
    return m_view && m_face->isCovered();
}

// Whoever keys a sheet a second time must not copy the first.
void SheetPage::showCover() {
    const bool covered = isCovered();
    if (covered != m_cover->isVisibleTo(this)) emit coverChanged();
    showActions();
    m_face->paper().setHidden(covered);
    m_cover->setVisible(covered);
    m_face->fitPaper(m_open->isStacked());
    QString hint = m_face->lineHint(m_actions->canStrike());
    if (m_session.isOpen() && tournament::lastPublished(m_session.tournament()) > 1) {
        if (!hint.isEmpty())
            hint += hint.endsWith(QLatin1Char('.')) ? QStringLiteral(" ") : QStringLiteral(" · ");
        hint += tr("Alt+← →: andere Runde");
    }
    m_lineHint->setText(hint);
    m_lineHint->setVisible(!covered && !hint.isEmpty() && !m_open->isStacked());
}

void SheetPage::showActions() {
    m_actions->show(m_view, isCovered(), m_face->turnedLine());
    m_actions->setVisible(!m_face->fillsPanel()); // their keys are heard all the same
    layOutActions();
}

// In one column they stand below the paper, and what exchanges sides beside what writes.
void SheetPage::layOutActions() {
    constexpr int kPanel[] = {2, 5}; // of the width, where the fields have a panel of their own
    const bool stacked = m_open->isStacked();
    QVBoxLayout* const place = stacked ? m_belowPaper : m_belowFields;
    if (place->indexOf(m_actions) < 0) {
        place->addWidget(m_actions);
        if (stacked && m_face != nullptr) m_face->takeBesideWrite(&m_actions->lendSwap());
        if (!stacked) m_actions->takeSwapBack();
    }
    m_actions->layOut(stacked, stacked ? m_open->width() : m_open->width() * kPanel[0] / kPanel[1]);
}

void SheetPage::confirm() {
    m_actions->confirm();
}

void SheetPage::compare() {
    m_face->write();
}

void SheetPage::leaveWay() {
    if (m_view && m_face->leaveWay()) arrive();
}

void SheetPage::showNothing() {
    m_view.reset();
    m_face->showNothing();
    showActions();
    showOpen(false);
    const auto isPublished = [](const Round& round) {
        return round.state == tournament::RoundState::Published;
    };
    const bool played = m_session.isOpen() && std::any_of(m_session.tournament().rounds.begin(),
                                                          m_session.tournament().rounds.end(), isPublished);
    const QString way =
        m_session.isOpen() ? QLatin1Char('\n') + wayToFirstRound(m_session.evening()) : QString();
    m_empty->setText(played ? tr("Kein Zettel offen. Auf der Seite „Runde“ (Strg+3) einen Tisch wählen.")
                            : tr("Noch kein Zettel: Es ist noch keine Runde ausgelost und bestätigt.") + way);
}

void SheetPage::showOpen(bool open) {
    m_open->setVisible(open);
    m_heading->setVisible(!open);
    m_empty->setVisible(!open);
}

void SheetPage::arrive() {
    if (!m_view) return;
    sayLeft();
    if (m_face->isOpen() && !hasResult(*m_view) && !m_session.isClosed())
        m_face->begin();
    else
        m_face->paper().setFocus();
}

// Up and down choose the line also while the numbers are keyed.
void SheetPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Up && event->key() != Qt::Key_Down) return Page::keyPressEvent(event);
    m_face->stepLine(event->key() == Qt::Key_Up ? -1 : 1);
    if (auto* frame = PageFrame::of(*this); frame != nullptr) frame->bringIntoView(m_face->paper());
}

// To the same table of another round, or its last where it has fewer.
void SheetPage::toRound(int by) {
    if (!m_session.isOpen()) return;
    const Round* round = tournament::findRound(m_session.tournament(), m_place.round + by);
    if (!m_view || round == nullptr || round->state != tournament::RoundState::Published ||
        round->tables.empty())
        return;
    const bool has = tournament::findTable(*round, m_place.table) != nullptr;
    open(round->number, has ? m_place.table : round->tables.back().number);
    arrive();
}

// To the next or previous game, table by table.
void SheetPage::step(int by) {
    if (!m_view) return;
    const Round* round = tournament::findRound(m_session.tournament(), m_place.round);
    if (round == nullptr) return;
    std::vector<std::pair<int, int>> places;
    for (const Table& table : round->tables)
        for (int game = 1; game <= static_cast<int>(table.games.size()); ++game)
            places.emplace_back(table.number, game);
    const auto here = std::find(places.begin(), places.end(), std::pair(m_place.table, m_place.game));
    const auto at = here - places.begin() + by;
    if (at < 0 || at >= static_cast<std::ptrdiff_t>(places.size())) return;
    const auto [table, game] = places[static_cast<std::size_t>(at)];
    open(m_place.round, table, game);
    arrive();
}

} // namespace schreiber::desktop
