#include "dispute/panel_of_game.h"

#include "base/session.h"
#include "base/text.h"
#include "dispute/deal_panel.h"
#include "dispute/record_game.h"
#include "dispute/record_text.h"
#include "games/dispute_games.h"

#include <desk/games.h>
#include <desk/own_rules.h>

#include <QApplication>
#include <QTextDocument>
#include <QVBoxLayout>

#include <utility>

namespace schreiber::desktop {

std::string rulesOfRecord(const QString& record) {
    return keyOf(utf8(record), 1, "rules");
}

std::optional<game::Head> headOfRecord(const QString& record) {
    const std::string written = utf8(record);
    const auto deals = desk::gameOfRecord(written).judge().read(written, {});
    if (!deals || deals->empty()) return std::nullopt;
    return deals->front().head;
}

PanelOfGame::PanelOfGame(Session& session, QVBoxLayout& column, QWidget* parent, Connect connectIt)
    : QObject(parent)
    , m_session(session)
    , m_column(column)
    , m_parent(parent)
    , m_connect(std::move(connectIt)) {
    make(session.isOpen() ? placeOfGame(session.tournament().settings.rules) : 0);
}

void PanelOfGame::make(std::size_t game) {
    std::unique_ptr<QTextDocument> written;
    if (m_panel != nullptr) written = m_panel->handOver();
    delete m_panel; // and what hangs on it
    m_game = game;
    m_panel = recordGameAt(game).makePanel(m_session.language(), m_parent);
    m_column.insertWidget(0, m_panel, 1);
    connect(m_panel, &DealPanel::ruleAsked, this, &PanelOfGame::ruleAsked);
    // not while the text itself is at it
    connect(m_panel, &DealPanel::changed, this, &PanelOfGame::follow, Qt::QueuedConnection);
    m_connect(*m_panel);
    offerRules();
    if (written) m_panel->takeOver(std::move(written));
}

void PanelOfGame::turnTo(const QString& record) {
    const std::string rules = rulesOfRecord(record);
    if (rules.empty()) return; // as long as nobody says otherwise
    if (const std::size_t game = placeOfGame(rules); game != m_game) make(game);
}

void PanelOfGame::follow() {
    const QWidget* const focus = QApplication::focusWidget();
    const bool isHere = focus != nullptr && m_panel->isAncestorOf(focus);
    const DealPanel* const before = m_panel;
    turnTo(m_panel->text());
    if (m_panel == before) return;
    if (isHere) m_panel->arrive();
    emit turned();
}

void PanelOfGame::offerRules() {
    const bool isOurs = m_session.isOpen() && placeOfGame(m_session.tournament().settings.rules) == m_game;
    m_panel->offerRules(isOurs ? std::optional(desk::rulesHead(m_session.tournament().settings))
                               : std::nullopt);
}

} // namespace schreiber::desktop
