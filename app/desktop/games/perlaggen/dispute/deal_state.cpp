#include "games/perlaggen/dispute/deal_state.h"

#include "games/perlaggen/dispute/deal_view.h"
#include "games/perlaggen/dispute/table_view.h"
#include "widgets/whole_label.h"

#include <QVBoxLayout>

namespace schreiber::desktop {
namespace {

// Who is called briefly on it is told in full under the mouse and to a screen reader.
void sayOn(QLabel& label, const QString& said, const QString& whole) {
    label.setText(said);
    label.setToolTip(whole.toHtmlEscaped());
    label.setAccessibleName(whole);
}

} // namespace

DealState::DealState(words::Language language, QWidget* parent)
    : QWidget(parent)
    , m_language(language)
    , m_head(wordsLabel("tableHead", "muted", this))
    , m_figures(wordsLabel("tableFigures", "muted", this))
    , m_turn(wordsLabel("tableTurn", "", this)) {
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    for (QLabel* line : {m_turn, m_figures, m_head}) lines->addWidget(line);
}

void DealState::showOf(const DealView& deal) {
    const TableWords whole = wordsOf(deal, m_language);
    const TableWords said = wordsOf(calledBriefly(deal), m_language);
    sayOn(*m_head, said.head, whole.head);
    sayOn(*m_figures, said.figures, whole.figures);
    sayOn(*m_turn, said.turn, whole.turn);
}

} // namespace schreiber::desktop
