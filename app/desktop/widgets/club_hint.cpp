#include "widgets/club_hint.h"

#include "base/text.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <utility>

namespace schreiber::desktop {
namespace {

constexpr std::size_t kMostShown = 4;
constexpr std::size_t kMostNames = 8; // pairs have two

QString described(const tournament::ClubPerson& one) {
    QStringList more;
    if (!one.club.empty()) more << text(one.club);
    if (one.person.born) more << QString::number(*one.person.born);
    const QString name = text(nameOf(one.person));
    return more.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, more.join(QStringLiteral(", ")));
}

} // namespace

ClubHint::ClubHint(QWidget* parent)
    : WholeLabel(parent) {
    setObjectName(QStringLiteral("clubHint"));
    setProperty("role", QStringLiteral("muted"));
    m_names.reserve(kMostNames);
    hide();
}

void ClubHint::know(tournament::Club club) {
    m_club = std::move(club);
    forget();
}

void ClubHint::watch(QLineEdit* first, QLineEdit* last, Take take) {
    Q_ASSERT(m_names.size() < kMostNames); // they are pointed to
    m_names.push_back({first, last, std::move(take)});
    const Name& name = m_names.back();
    for (QLineEdit* field : {first, last}) {
        connect(field, &QLineEdit::textEdited, this, [this, &name] { search(name); });
        field->installEventFilter(this);
    }
}

void ClubHint::forget() {
    m_typed = nullptr;
    m_found.clear();
    m_at = -1;
    hide();
}

void ClubHint::search(const Name& name) {
    forget();
    if (m_club.persons.empty()) return;
    m_typed = &name;
    m_found =
        tournament::findByLetters(m_club, utf8(name.first->text() + QLatin1Char(' ') + name.last->text()));
    showFound();
}

void ClubHint::step(int by) {
    const int count = static_cast<int>(m_found.size());
    m_at = m_at < 0 ? (by > 0 ? 0 : count - 1) : (m_at + by + count) % count;
    if (const auto* person = tournament::findClubPerson(m_club, m_found[static_cast<std::size_t>(m_at)]))
        m_typed->take(*person);
    showFound();
}

void ClubHint::showFound() {
    setVisible(!m_found.empty());
    if (m_found.empty()) return;
    // Those that Down gives next.
    QStringList next;
    const std::size_t from = static_cast<std::size_t>(m_at + 1);
    for (std::size_t i = 0; i < m_found.size() && i < kMostShown; ++i)
        if (const auto* one = tournament::findClubPerson(m_club, m_found[(from + i) % m_found.size()]))
            next << described(*one);
    const auto more = static_cast<int>(m_found.size()) - static_cast<int>(next.size());
    setText(tr("↓ aus dem Verein: %1").arg(next.join(QStringLiteral(" · "))) +
            (more > 0 ? tr(" · und %1 weitere").arg(more) : QString()));
}

bool ClubHint::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && m_typed != nullptr && !m_found.empty() &&
        (watched == m_typed->first || watched == m_typed->last)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (plain && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up)) {
            step(key->key() == Qt::Key_Down ? 1 : -1);
            return true;
        }
    }
    return WholeLabel::eventFilter(watched, event);
}

} // namespace schreiber::desktop
