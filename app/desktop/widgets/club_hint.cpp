#include "widgets/club_hint.h"

#include "base/text.h"

#include <tournament/alphabet.h>

#include <QKeyEvent>
#include <QLineEdit>

#include <utility>

namespace schreiber::desktop {
namespace {

constexpr qsizetype kMostShown = 4;
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
    forget();
}

void ClubHint::keepLine(bool keeps) {
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(keeps);
    setSizePolicy(policy);
}

void ClubHint::know(tournament::Club club) {
    m_club = std::move(club);
    forget();
}

void ClubHint::watch(QLineEdit* first, QLineEdit* last, Take take) {
    Q_ASSERT(m_names.size() < kMostNames); // they are pointed to
    m_names.push_back({first, last, std::move(take), {}});
    const Name& name = m_names.back();
    for (QLineEdit* field : {first, last}) {
        connect(field, &QLineEdit::textEdited, this, [this, &name] { search(name); });
        field->installEventFilter(this);
    }
}

void ClubHint::watchWords(QLineEdit* field, Words words) {
    Q_ASSERT(m_names.size() < kMostNames);
    m_names.push_back({field, field, {}, std::move(words)});
    const Name& name = m_names.back();
    connect(field, &QLineEdit::textEdited, this, [this, &name] { search(name); });
    field->installEventFilter(this);
}

void ClubHint::forget() {
    m_typed = nullptr;
    m_found.clear();
    m_words.clear();
    m_at = -1;
    setText(QStringLiteral(" ")); // one line high again
    hide();
}

void ClubHint::search(const Name& name) {
    forget();
    m_typed = &name;
    if (name.words) {
        const std::string begins = tournament::folded(utf8(name.first->text()));
        for (const QString& word : name.words())
            if (const std::string whole = tournament::folded(utf8(word));
                !begins.empty() && whole != begins && whole.starts_with(begins))
                m_words << word;
        return showFound();
    }
    m_found =
        tournament::findByLetters(m_club, utf8(name.first->text() + QLatin1Char(' ') + name.last->text()));
    const std::set<std::string> there = m_there ? m_there() : std::set<std::string>();
    std::erase_if(m_found, [&](int number) {
        const auto* one = tournament::findClubPerson(m_club, number);
        return one == nullptr || there.contains(tournament::folded(nameOf(one->person)));
    });
    showFound();
}

void ClubHint::step(int by) {
    const int count = static_cast<int>(found().size());
    m_at = m_at < 0 ? (by > 0 ? 0 : count - 1) : (m_at + by + count) % count;
    if (!m_words.isEmpty())
        m_typed->first->setText(m_words[m_at]);
    else if (const auto* person = tournament::findClubPerson(m_club, m_found[static_cast<std::size_t>(m_at)]))
        m_typed->take(*person);
    showFound();
}

QStringList ClubHint::found() const {
    QStringList all = m_words;
    for (const int number : m_found)
        if (const auto* one = tournament::findClubPerson(m_club, number)) all << described(*one);
    return all;
}

void ClubHint::showFound() {
    const QStringList all = found();
    setVisible(!all.isEmpty());
    if (all.isEmpty()) return;
    // Those that Down gives next.
    QStringList next;
    for (qsizetype i = 0; i < all.size() && i < kMostShown; ++i) next << all[(m_at + 1 + i) % all.size()];
    const auto more = all.size() - next.size();
    setText(tr("↓ schon bekannt: %1").arg(next.join(QStringLiteral(" · "))) +
            (more > 0 ? tr(" · und %1 weitere").arg(more) : QString()));
}

bool ClubHint::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && m_typed != nullptr && (!m_found.empty() || !m_words.isEmpty()) &&
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
