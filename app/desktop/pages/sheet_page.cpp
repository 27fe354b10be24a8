#include "pages/sheet_page.h"

#include "base/icons.h"
#include "base/look.h"
#include "base/rule_sets.h"
#include "base/session.h"
#include "base/text.h"
#include "models/draw_model.h"
#include "models/sheet_model.h"
#include "models/tables_model.h"
#include "pages/sheet_words.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"
#include "widgets/sheet_paper.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QRegularExpressionValidator>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace schreiber::desktop {
namespace {

using tournament::Ending;
using tournament::Round;
using tournament::Sheet;
using tournament::Table;

constexpr int kMostSides = 3;

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

} // namespace

SheetPage::SheetPage(Session& session, PromptBar& prompt, QWidget* parent)
    : Page(QStringLiteral("sheetPage"), parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_model(new SheetModel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(20, 16, 20, 16);
    row->setSpacing(18);
    row->addWidget(builtPaper(), 3);
    row->addWidget(builtPanel(), 2);

    connect(new QShortcut(Qt::Key_F7, this), &QShortcut::activated, this, &SheetPage::switchMode);
    showNothing();
}

QWidget* SheetPage::builtPaper() {
    auto* paper = new QFrame(this);
    paper->setProperty("role", QStringLiteral("paper"));
    auto* column = new QVBoxLayout(paper);
    column->setContentsMargins(14, 10, 14, 10);
    auto* top = new QHBoxLayout;
    m_title = plainLabel("sheetTitle", paper);
    m_title->setProperty("role", QStringLiteral("sub"));
    m_target = plainLabel("sheetTarget", paper);
    m_target->setProperty("role", QStringLiteral("sub"));
    top->addWidget(m_title);
    top->addStretch(1);
    top->addWidget(m_target);
    m_paper = new SheetPaper(m_model, paper);
    m_paper->setAccessibleName(tr("Geschriebene Zeilen"));
    column->addLayout(top);
    column->addWidget(m_paper, 1);
    return paper;
}

KeyButton* SheetPage::action(const QString& name, const QString& label, const QKeySequence& key,
                             void (SheetPage::*does)()) {
    auto* button = new KeyButton(name, this);
    button->setLabel(label, key);
    connect(button, &KeyButton::clicked, this, does);
    return button;
}

QWidget* SheetPage::builtPanel() {
    auto* panel = new QWidget(this);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);

    auto* head = new QHBoxLayout;
    m_stateIcon = plainLabel("sheetStateIcon", panel);
    m_state = plainLabel("sheetState", panel);
    m_state->setProperty("role", QStringLiteral("sub"));
    head->addWidget(m_stateIcon);
    head->addWidget(m_state, 1);
    for (const auto& [name, label, key, does] :
         {std::tuple("previousSheet", tr("‹ Bild↑"), Qt::Key_PageUp, &SheetPage::toPrevious),
          std::tuple("nextSheet", tr("Bild↓ ›"), Qt::Key_PageDown, &SheetPage::toNext)}) {
        auto* button = new QToolButton(panel);
        button->setObjectName(QLatin1String(name));
        button->setText(label);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        connect(button, &QToolButton::clicked, this, does);
        connect(new QShortcut(key, this), &QShortcut::activated, this, does);
        head->addWidget(button);
    }
    column->addLayout(head);

    buildFields(column);

    m_dealer = plainLabel("sheetDealer", panel);
    m_dealer->setWordWrap(true);
    m_standing = plainLabel("sheetStanding", panel);
    m_standing->setWordWrap(true);
    m_standing->setProperty("role", QStringLiteral("sub"));
    column->addWidget(m_standing);
    column->addWidget(m_dealer);
    column->addStretch(1);

    m_swap = action(QStringLiteral("swapSides"), tr("Seiten vertauschen"), Qt::Key_F6, &SheetPage::swapSides);
    m_strike = action(QStringLiteral("strikeLine"), tr("Zeile streichen …"), Qt::Key_F4, &SheetPage::strike);
    m_confirm =
        action(QStringLiteral("confirmSheet"), tr("Stimmt, bestätigen"), Qt::Key_F8, &SheetPage::confirm);
    m_dispute = action(QStringLiteral("disputeSheet"), tr("Strittig …"), Qt::Key_F9, &SheetPage::dispute);
    auto* actions = new QGridLayout;
    actions->addWidget(m_confirm, 0, 0);
    actions->addWidget(m_dispute, 0, 1);
    actions->addWidget(m_swap, 1, 0);
    actions->addWidget(m_strike, 1, 1);
    column->addLayout(actions);
    return panel;
}

void SheetPage::buildFields(QVBoxLayout* column) {
    auto* modes = new QHBoxLayout;
    m_lineByLine = new QRadioButton(tr("&Zeile für Zeile"), this);
    m_lineByLine->setObjectName(QStringLiteral("lineByLine"));
    m_lineByLine->setChecked(true);
    m_finalScore = new QRadioButton(tr("Nur &Endstand") + QStringLiteral("  (F7)"), this);
    m_finalScore->setObjectName(QStringLiteral("finalScore"));
    modes->addWidget(m_lineByLine);
    modes->addWidget(m_finalScore);
    modes->addStretch(1);
    column->addLayout(modes);
    connect(m_finalScore, &QRadioButton::toggled, this, [this] {
        if (m_view) showEndings(*m_view);
    });

    m_fields = new QHBoxLayout;
    m_fields->setSpacing(14);
    for (std::size_t side = 0; side < kMostSides; ++side) {
        auto* box = new QVBoxLayout;
        auto* name = plainLabel("", this);
        name->setObjectName(QStringLiteral("pointsName%1").arg(side));
        name->setWordWrap(true);
        name->setAlignment(Qt::AlignBottom | Qt::AlignHCenter);
        name->setMinimumHeight(3 * fontMetrics().height());
        auto* points = new QLineEdit(this);
        points->setObjectName(QStringLiteral("points%1").arg(side));
        points->setProperty("role", QStringLiteral("points"));
        points->setAlignment(Qt::AlignCenter);
        points->setValidator(
            new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{0,3}")), points));
        connect(points, &QLineEdit::returnPressed, this, [this, side] { enterPressed(side); });
        box->addWidget(name, 1);
        box->addWidget(points);
        m_fields->addLayout(box, 1);
        m_names.push_back(name);
        m_points.push_back(points);
    }
    column->addLayout(m_fields);

    m_ending = new QComboBox(this);
    m_ending->setObjectName(QStringLiteral("ending"));
    m_ending->setAccessibleName(tr("Wie das Spiel endete"));
    column->addWidget(m_ending);
    m_write = action(QStringLiteral("writeLine"), tr("Zeile schreiben"), {}, &SheetPage::write);
    m_write->setPrimary(true);
    column->addWidget(m_write);
}

void SheetPage::open(int round, int table, int game) {
    m_place = {round, table, game};
    m_lineByLine->setChecked(true);
    clearFields();
    refresh();
}

void SheetPage::refresh() {
    if (!m_session.isOpen()) return showNothing();
    const tournament::Tournament& tournament = m_session.tournament();
    const Round* round = tournament::findRound(tournament, m_place.round);
    const Table* table = round != nullptr ? tournament::findTable(*round, m_place.table) : nullptr;
    if (table == nullptr || round->state != tournament::RoundState::Published) return showNothing();
    if (m_place.game == 0) m_place.game = gameToOpen(*table);
    if (const auto view = m_session.read(m_session.evening().sheet(m_place)))
        show(*view);
    else
        showNothing();
}

void SheetPage::show(const desk::SheetView& view) {
    m_view = view;
    setEnabled(true);
    const tournament::Settings& settings = m_session.tournament().settings;
    QString title = tr("Tisch %1 · Runde %2").arg(m_place.table).arg(m_place.round);
    if (view.table.games.size() > 1)
        title += tr(" · Spiel %1 von %2").arg(m_place.game).arg(view.table.games.size());
    m_title->setText(title);
    m_target->setText(
        tr("zu %1 · %2").arg(view.target.target).arg(ruleSetTitle(settings.rules, m_session.language())));

    QStringList names;
    for (const std::string& name : view.sideNames) names << text(name);
    m_model->show(view.sheet, view.standing, names);
    m_paper->setStrokes(strokesOf(view));
    const bool over = tournament::isWritten(view.sheet) && !view.sheet.finalOnly;
    m_paper->setTotals(over ? view.standing.score : std::vector<int>{});
    m_paper->toLastLine();
    showFields(view);
    showStanding(view);
    showEndings(view);
}

void SheetPage::showFields(const desk::SheetView& view) {
    const bool byLinesOver = tournament::isWritten(view.sheet) && !view.sheet.finalOnly;
    const int sides = static_cast<int>(view.sideNames.size());
    for (std::size_t side = 0; side < kMostSides; ++side) {
        const bool plays = static_cast<int>(side) < sides;
        m_names[side]->setVisible(plays);
        m_points[side]->setVisible(plays);
        m_fields->setStretch(static_cast<int>(side), plays ? 1 : 0);
        if (!plays) continue;
        const QString name = text(view.sideNames[side]);
        m_names[side]->setText(sideName(static_cast<int>(side), sides) + QLatin1Char('\n') +
                               QString(name).replace(QStringLiteral(" / "), QStringLiteral("\n")));
        m_points[side]->setAccessibleName(tr("Punkte für %1").arg(name));
        m_points[side]->setEnabled(!byLinesOver);
    }
    m_write->setEnabled(!byLinesOver);
    m_swap->setEnabled(sides == 2);
    m_lineByLine->setEnabled(!tournament::isWritten(view.sheet));
    m_finalScore->setEnabled(!byLinesOver);
    if (view.sheet.finalOnly) m_finalScore->setChecked(true);
}

void SheetPage::showStanding(const desk::SheetView& view) {
    const bool written = tournament::isWritten(view.sheet);
    const int size = fontMetrics().height();
    const Colours& c = colours();
    const QColor ink = view.sheet.state == tournament::SheetState::Disputed ? c.bad
                       : written                                            ? c.good
                                                                            : c.muted;
    m_stateIcon->setPixmap(icon(iconOf(view.sheet.state), ink).pixmap(size));
    m_state->setText(tr("Zettel %1").arg(inWords(view.sheet.state)));
    m_standing->setText(standingInWords(view));
    m_dealer->setText(dealerInWords(view));
    m_confirm->setEnabled(written && view.sheet.state != tournament::SheetState::Confirmed);
    m_dispute->setEnabled(view.sheet.state != tournament::SheetState::Missing);
    m_strike->setEnabled(!view.sheet.lines.empty() && !view.sheet.finalOnly);
    m_confirm->setPrimary(m_confirm->isEnabled());
    m_write->setPrimary(!m_confirm->isEnabled());
}

void SheetPage::showEndings(const desk::SheetView& view) {
    const int chosen = m_ending->currentIndex();
    m_ending->clear();
    m_ending->addItem(tr("ausgespielt"), QVariant::fromValue(static_cast<int>(Ending::Played)));
    m_ending->addItem(tr("nach Zeit beendet"), static_cast<int>(Ending::Time));
    for (std::size_t side = 0; side < view.sideNames.size(); ++side)
        m_ending->addItem(tr("aufgegeben: %1").arg(text(view.sideNames[side])),
                          static_cast<int>(Ending::Forfeit));
    m_ending->setCurrentIndex(std::clamp(chosen, 0, m_ending->count() - 1));
    m_ending->setVisible(keysFinal());
    m_write->setLabel(keysFinal() ? tr("Endstand schreiben") : tr("Zeile schreiben"), Qt::Key_Return,
                      KeyButton::Key::ShownOnly);
}

void SheetPage::showNothing() {
    m_view.reset();
    m_model->clear();
    m_title->setText(tr("Kein Zettel offen"));
    m_target->clear();
    m_state->setText(tr("Auf der Seite »Runde« einen Tisch wählen."));
    m_stateIcon->clear();
    m_standing->clear();
    m_dealer->clear();
    m_ending->hide();
    for (std::size_t side = 0; side < kMostSides; ++side) {
        m_names[side]->clear();
        m_points[side]->setEnabled(false);
        m_points[side]->setVisible(side < 2);
    }
    for (KeyButton* button : {m_write, m_swap, m_strike, m_confirm, m_dispute}) button->setEnabled(false);
}

void SheetPage::arrive() {
    if (!m_view) return;
    if (m_points.front()->isEnabled())
        m_points.front()->setFocus();
    else if (m_confirm->isEnabled())
        m_confirm->setFocus();
    else
        m_paper->setFocus();
}

bool SheetPage::keysFinal() const {
    return m_finalScore->isChecked();
}

void SheetPage::switchMode() {
    QRadioButton* other = keysFinal() ? m_lineByLine : m_finalScore;
    if (other->isEnabled()) other->setChecked(true);
    arrive();
}

bool SheetPage::nothingTyped() const {
    return std::all_of(m_points.begin(), m_points.end(),
                       [](const QLineEdit* field) { return field->text().isEmpty(); });
}

void SheetPage::enterPressed(std::size_t field) {
    const std::size_t next = field + 1;
    if (next < m_view->sideNames.size())
        m_points[next]->setFocus();
    else
        write();
}

std::optional<std::vector<int>> SheetPage::typed() const {
    std::vector<int> points;
    for (std::size_t side = 0; side < m_view->sideNames.size(); ++side) {
        const QString typed = m_points[side]->text();
        if (typed.isEmpty() && keysFinal()) return std::nullopt;
        points.push_back(typed.toInt());
    }
    return points;
}

void SheetPage::write() {
    if (!m_view) return;
    bool done = false;
    if (keysFinal()) {
        const bool needsNone = m_ending->currentIndex() > 0;
        const auto points = typed();
        if (!points && !(needsNone && nothingTyped())) return arrive();
        done = writeFinal(points.value_or(std::vector<int>{}));
    } else {
        if (nothingTyped()) return arrive();
        done = writeLine(*typed());
    }
    if (done) {
        clearFields();
        arrive();
    }
}

bool SheetPage::writeLine(const std::vector<int>& points) {
    tournament::Line line;
    line.points = points;
    return m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return evening.addLine(m_place, line, confirmation);
    });
}

bool SheetPage::writeFinal(const std::vector<int>& points) {
    tournament::FinalScore score;
    score.points = points;
    score.ending = static_cast<Ending>(m_ending->currentData().toInt());
    if (score.ending == Ending::Forfeit) score.forfeitBy = m_ending->currentIndex() - 2;
    return m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return evening.setResult(m_place, score, confirmation);
    });
}

void SheetPage::clearFields() {
    for (QLineEdit* field : m_points) field->clear();
    m_ending->setCurrentIndex(0);
}

// What is being keyed changes sides; with empty fields, what was written last.
void SheetPage::swapSides() {
    if (!m_view || m_view->sideNames.size() != 2) return;
    if (!nothingTyped()) {
        const QString first = m_points[0]->text();
        m_points[0]->setText(m_points[1]->text());
        m_points[1]->setText(first);
        return;
    }
    const Sheet& sheet = m_view->sheet;
    if (sheet.finalOnly) {
        writeFinal({sheet.score.rbegin(), sheet.score.rend()});
        return arrive();
    }
    const auto last =
        std::find_if(sheet.lines.rbegin(), sheet.lines.rend(), [](const tournament::Line& line) {
            return !line.struck && line.points.size() == 2 && line.figures.empty();
        });
    if (last == sheet.lines.rend()) return;
    const int number = last->n;
    const std::vector<int> swapped(last->points.rbegin(), last->points.rend());
    const std::string why = utf8(tr("seitenverkehrt geschrieben"));
    const bool struck = m_session.act([&](desk::Evening& evening, const desk::Confirmation&) {
        return evening.strikeLine(m_place, number, why);
    });
    if (struck && writeLine(swapped)) arrive();
}

void SheetPage::strike() {
    const int line = m_paper->currentLine();
    if (!m_view || line == 0) return;
    const Prompt prompt{tr("Zeile %1 streichen: warum?").arg(line), true, {tr("Streichen")}};
    m_prompt.ask(prompt, [this, line](int, const QString& why) {
        m_session.act([&](desk::Evening& evening, const desk::Confirmation&) {
            return evening.strikeLine(m_place, line, utf8(why));
        });
        arrive();
    });
}

void SheetPage::confirm() {
    if (!m_view) return;
    m_session.act(
        [this](desk::Evening& evening, const desk::Confirmation&) { return evening.confirmSheet(m_place); });
    arrive();
}

void SheetPage::dispute() {
    if (!m_view) return;
    const Prompt prompt{
        tr("Was ist am Zettel von Tisch %1 strittig?").arg(m_place.table), true, {tr("Strittig")}};
    m_prompt.ask(prompt, [this](int, const QString& why) {
        m_session.act([&](desk::Evening& evening, const desk::Confirmation&) {
            return evening.disputeSheet(m_place, utf8(why));
        });
    });
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
