#include "pages/sheet_actions.h"

#include "base/menu_entries.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "pages/sheet_words.h"
#include "pages/sheet_writer.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"

#include <desk/games.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/heats.h>

#include <QGridLayout>
#include <QShortcut>

#include <algorithm>
#include <utility>
#include <vector>

namespace schreiber::desktop {
SheetActions::SheetActions(Session& session, PromptBar& prompt, std::function<int()> chosenLine,
                           QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_chosenLine(std::move(chosenLine))
    , m_grid(new QGridLayout(this))
    , m_swap(action(QStringLiteral("swapSides"), tr("Vertauschen"), &SheetActions::swapAsked))
    , m_strike(action(QStringLiteral("strikeLine"), tr("Streichen …"), &SheetActions::strike))
    , m_confirm(action(QStringLiteral("confirmSheet"), tr("Bestätigen"), &SheetActions::confirm))
    , m_dispute(action(QStringLiteral("disputeSheet"), tr("Strittig …"), &SheetActions::dispute))
    , m_ruling(action(QStringLiteral("disputeHere"), tr("Streitfall zu diesem Tisch"),
                      &SheetActions::rulingAsked)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    keepInMenu(*this);
    m_swapKey = heard(*m_swap, &SheetActions::swapAsked);
    heard(*m_strike, &SheetActions::strike);
    heard(*m_confirm, &SheetActions::confirm);
    heard(*m_dispute, &SheetActions::dispute);
}

void SheetActions::show(const std::optional<desk::SheetView>& view, bool covered, std::optional<int> turned) {
    m_view = view;
    m_covered = covered;
    const bool seen = view && !covered;
    const bool writes = seen && !m_session.isClosed();
    const bool result = writes && hasResult(*view);
    m_confirm->setEnabled(result && view->sheet.state != tournament::SheetState::Confirmed);
    m_dispute->setEnabled(result);
    m_ruling->setEnabled(seen);
    m_strike->setEnabled(writes && !view->sheet.lines.empty() && !view->sheet.finalOnly);
    const bool sides = !view || !view->target.zeroSum; // else there is nothing to exchange
    m_swap->setVisible(sides);
    m_swapKey->setEnabled(sides);
    m_swap->setEnabled(view && turned.has_value() && !m_session.isClosed());
    const QString swaps =
        turned.value_or(0) != 0 ? tr("Zeile %1 vertauschen").arg(*turned) : tr("Seiten vertauschen");
    m_swap->setToolTip(swaps);
    m_swap->setAccessibleName(swaps);
}

bool SheetActions::canStrike() const {
    return m_strike->isEnabled();
}

KeyButton& SheetActions::lendSwap() {
    m_laidOut = 0;
    return *m_swap;
}

void SheetActions::takeSwapBack() {
    if (m_swap->parentWidget() == this) return;
    m_grid->addWidget(m_swap);
    m_laidOut = 0;
}

// Below the paper as many beside each other as there is room for, else two; the longest has its own line
// then.
void SheetActions::layOut(bool isBelowPaper, int width) {
    std::vector<KeyButton*> buttons{m_swap, m_confirm, m_strike, m_dispute};
    if (isBelowPaper) buttons.push_back(m_ruling);
    std::erase_if(buttons, [this](const KeyButton* button) {
        return button->isHidden() || button->parentWidget() != this;
    });
    m_ruling->setLabel(isBelowPaper ? tr("Streitfall …") : tr("Streitfall zu diesem Tisch"),
                       KeyButton::Key::ShownOnly);
    const int spacing = m_grid->horizontalSpacing();
    int widest = 1;
    int all = -spacing;
    for (const KeyButton* button : buttons) {
        widest = std::max(widest, button->sizeHint().width());
        all += button->sizeHint().width() + spacing;
    }
    const int room = std::clamp((width + spacing) / (widest + spacing), 1, 2);
    const int abreast = isBelowPaper && all <= width ? static_cast<int>(buttons.size()) : room;
    // below the paper they do not make the page wider than it is
    const auto across = isBelowPaper ? QSizePolicy::Preferred : QSizePolicy::Minimum;
    for (KeyButton* button : buttons) button->setSizePolicy(across, QSizePolicy::Fixed);
    m_ruling->setSizePolicy(across, QSizePolicy::Fixed);
    if (abreast == m_abreast && buttons.size() == m_laidOut) return;
    m_abreast = abreast;
    m_laidOut = buttons.size();
    for (int i = 0; i < static_cast<int>(buttons.size()); ++i)
        m_grid->addWidget(buttons[static_cast<std::size_t>(i)], i / abreast, i % abreast);
    const int rows = (static_cast<int>(buttons.size()) + abreast - 1) / abreast;
    if (!isBelowPaper) m_grid->addWidget(m_ruling, rows, 0, 1, abreast);
}

KeyButton* SheetActions::action(const QString& name, const QString& label, void (SheetActions::*does)()) {
    auto* button = new KeyButton(name, this);
    button->setLabel(label, KeyButton::Key::ShownOnly);
    connect(button, &KeyButton::clicked, this, does);
    return button;
}

// Also where the button is dimmed, then it is said why, and where the fields need its room.
QShortcut* SheetActions::heard(const KeyButton& action, void (SheetActions::*does)()) {
    auto* shortcut = new QShortcut(shortcuts::of(action.objectName()), parentWidget());
    shortcut->setAutoRepeat(false);
    connect(shortcut, &QShortcut::activated, this, does);
    return shortcut;
}

bool SheetActions::isOffered(const KeyButton& action, const QString& whyNot) {
    if (!m_view || action.isEnabled()) return m_view.has_value();
    m_session.say(Tone::Warn, m_session.isClosed()
                                  ? tr("Das Turnier ist abgeschlossen. Wieder öffnen: Rangliste, F8.")
                              : m_covered ? tr("Erst die zweite Eingabe; Esc lässt sie.")
                                          : whyNot);
    return false;
}

// Where a claim is too late: said before the reason is asked; the director may all the same.
QString SheetActions::claimTooLate(int line) const {
    const auto& lines = m_view->sheet.lines;
    const bool goneOn = std::any_of(lines.begin(), lines.end(), [line](const tournament::Line& later) {
        return later.n > line && !later.struck;
    });
    const tournament::Settings& settings = m_session.tournament().settings;
    const auto cited = desk::gameOf(settings).claimLimit(desk::agreedOf(settings), m_session.language());
    if (!goneOn || !cited) return {};
    QString said =
        tr("Der Einspruch kommt zu spät: Danach ist schon weitergeschrieben, und er gilt nur, bis die "
           "nächste Gabe geschrieben ist. Streichen kann jetzt nur noch die Turnierleitung.");
    if (!cited->empty()) said += QStringLiteral(" [%1]").arg(text(*cited));
    return QLatin1Char('\n') + said;
}

void SheetActions::strike() {
    if (!isOffered(*m_strike, m_view && m_view->sheet.finalOnly
                                  ? tr("Hier steht nur der Endstand; F7 schreibt einen anderen.")
                                  : tr("Hier steht noch keine Zeile zum Streichen.")))
        return;
    const int line = m_chosenLine();
    if (line == 0)
        return m_session.say(Tone::Warn, tr("Mit ↑ ↓ zuerst die Zeile wählen, die gestrichen wird."));
    const auto after = m_session.read(desk::sheetWithout(m_session.tournament(), m_view->place, line));
    if (!after) return; // it is struck already: nothing is asked
    Prompt prompt{m_strikeQuestion(line, *after) + claimTooLate(line), true, {tr("Streichen")}};
    const auto strike = m_session.askedIn(
        prompt.question,
        [place = m_view->place, line](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::strikeLine(evening, place, line, confirmation.why, confirmation);
        });
    m_prompt.ask(prompt, [this, strike](int, const QString& why) {
        m_session.act(strike, utf8(why));
        emit done();
    });
}

void SheetActions::confirm() {
    if (!isOffered(*m_confirm, m_view && m_view->sheet.state == tournament::SheetState::Confirmed
                                   ? tr("Dieser Zettel ist schon bestätigt.")
                               : m_view && m_view->sheet.lines.empty()
                                   ? tr("Hier steht noch nichts; bestätigt wird am Ende der Partie.")
                                   : tr("Die Partie läuft noch; bestätigt wird am Ende.")))
        return;
    if (!m_mayConfirm()) return;
    const Session::UseCase confirm = [place = m_view->place](desk::Evening& evening,
                                                             const desk::Confirmation& confirmation) {
        return desk::confirmSheet(evening, place, confirmation);
    };
    const auto confirmAs = [this](const Session::UseCase& asked, const QString& why) {
        m_session.act(asked, utf8(why));
        emit done();
    };
    // One whose game goes on again is refused, without a question.
    const bool over = tournament::isGameOver(m_view->sheet, m_view->target);
    if (m_view->sheet.state != tournament::SheetState::Disputed || !over) return confirmAs(confirm, {});
    const QString second = secondInWords(*m_view);
    Prompt prompt = whySettled(*m_view, m_view->standing.score, tr("%1 gilt"));
    if (!second.isEmpty())
        prompt = {second + QLatin1Char('\n') +
                      tr("Das Erste soll gelten: warum? Stimmt das Zweite: Esc, dann F7 und neu schreiben."),
                  true,
                  {tr("Das Erste gilt")}};
    const Session::UseCase asked = m_session.askedIn(prompt.question, confirm);
    m_prompt.ask(prompt, [confirmAs, asked](int, const QString& why) { confirmAs(asked, why); });
}

void SheetActions::dispute() {
    if (!isOffered(*m_dispute,
                   (m_view && m_view->sheet.lines.empty()
                        ? tr("Hier steht noch nichts, was strittig sein könnte.")
                        : tr("Die Partie läuft noch; der Zettel ist erst am Ende strittig.")) +
                       QLatin1Char(' ') +
                       tr("Was jetzt strittig ist, klärt ein Streitfall zu diesem Tisch: Umschalt+F9.")))
        return;
    const QString table = text(desk::tableInWords(
        tournament::tableCalled(m_session.tournament(), m_view->place.round, m_view->place.table),
        m_session.language()));
    const Prompt prompt{tr("Was ist am Zettel von Tisch %1 strittig?").arg(table), true, {tr("Strittig")}};
    m_prompt.ask(prompt, [this, place = m_view->place](int, const QString& why) {
        m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::disputeSheet(evening, place, utf8(why), confirmation);
        });
        emit done();
    });
}

bool hasResult(const desk::SheetView& view) {
    const bool disputed = view.sheet.state == tournament::SheetState::Disputed;
    return tournament::isWritten(view.sheet) ||
           (disputed && tournament::isGameOver(view.sheet, view.target)); // else it goes on
}

} // namespace schreiber::desktop
