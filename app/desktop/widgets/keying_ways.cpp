#include "widgets/keying_ways.h"

#include "base/shortcuts.h"

#include <QRadioButton>
#include <QShortcut>

#include <algorithm>

namespace schreiber::desktop {

KeyingWays::KeyingWays(QWidget* parent)
    : FlowRow(parent) {
    const struct {
        const char* name;
        QString label;
    } ways[] = {
        {"lineByLine", tr("&Zeile für Zeile")},
        {"byFigures", tr("Figuren")},
        {"fine", tr("Strafe")},
        {"finalScore", tr("Nur Endstand")},
        {"secondKeying", tr("Zweite Eingabe")},
    };
    setAccessibleName(tr("Was getippt wird"));
    setSpacing(14, 4);
    for (const Keying way : kAllKeyings) {
        const auto& told = ways[static_cast<std::size_t>(way)];
        const QString key = shortcuts::inWords(QLatin1String(told.name));
        auto* button = new QRadioButton(
            key.isEmpty() ? told.label : QStringLiteral("%1  (%2)").arg(told.label, key), this);
        button->setObjectName(QLatin1String(told.name));
        button->setAccessibleName(QString(told.label).remove(QLatin1Char('&')));
        button->setAccessibleDescription(key);
        button->setChecked(way == Keying::Line);
        m_buttons[static_cast<std::size_t>(way)] = button;
        connect(button, &QRadioButton::toggled, this, [this, way](bool isChosen) {
            if (isChosen)
                emit entered(way);
            else
                emit left(way);
        });
        connect(button, &QRadioButton::clicked, this, [this, way] { emit clicked(way); });
        if (key.isEmpty()) continue;
        connect(new QShortcut(shortcuts::of(button->objectName()), this), &QShortcut::activated, this,
                [this, way] { emit keyPressed(way); });
    }
    // Beside each other what is keyed alike: lines, then scores; the shorter ones stand below one another.
    QRadioButton* const line = m_buttons[static_cast<std::size_t>(Keying::Line)];
    QRadioButton* const final = m_buttons[static_cast<std::size_t>(Keying::Final)];
    for (const QRadioButton* button : {line, final}) button->ensurePolished();
    const int wide = std::max(line->sizeHint().width(), final->sizeHint().width());
    for (QRadioButton* button : {line, final}) button->setMinimumWidth(wide);
    for (const Keying way : {Keying::Line, Keying::Figures, Keying::Final, Keying::Fine, Keying::Second})
        add(m_buttons[static_cast<std::size_t>(way)]);
}

Keying KeyingWays::chosen() const {
    const auto found = std::find_if(m_buttons.begin(), m_buttons.end(),
                                    [](const QRadioButton* button) { return button->isChecked(); });
    return static_cast<Keying>(found - m_buttons.begin());
}

void KeyingWays::set(Keying way) {
    m_buttons[static_cast<std::size_t>(way)]->setChecked(true);
}

void KeyingWays::allow(const std::array<bool, kAllKeyings.size()>& allowed) {
    m_allowed = allowed;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setEnabled(allowed[i]);
        m_buttons[i]->setVisible(allowed[i]);
    }
}

QString KeyingWays::label(Keying way) const {
    return m_buttons[static_cast<std::size_t>(way)]->text().remove(QLatin1Char('&')).simplified();
}

} // namespace schreiber::desktop
