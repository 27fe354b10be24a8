#include "window/look_menu.h"

#include "base/menu_entries.h"
#include "base/preferences.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <tuple>

namespace schreiber::desktop {
namespace {

QAction* addChoice(QMenu* menu, QActionGroup* group, const char* name, const QString& label) {
    QAction* action = named(group->addAction(label), name);
    action->setCheckable(true);
    menu->addAction(action);
    return action;
}

} // namespace

LookMenu::LookMenu(const Preferences& preferences, QObject* parent)
    : QObject(parent)
    , m_preferences(preferences) {}

void LookMenu::addTo(QMenu* menu) {
    auto* looks = new QActionGroup(menu);
    for (const auto& [look, name, label] : {std::tuple(Look::Light, "lookLight", tr("Hell")),
                                            std::tuple(Look::Dark, "lookDark", tr("Dunkel"))}) {
        QAction* action = addChoice(menu, looks, name, label);
        connect(action, &QAction::triggered, this, [this, look = look] { emit lookChosen(look); });
        m_looks.push_back({look, action});
    }
    addLetters(menu);
    menu->addSeparator();
    // Each language under its own name, to be found by whoever reads only that one.
    QMenu* language = menu->addMenu(QStringLiteral("Sprache / Lingua / Language"));
    auto* languages = new QActionGroup(language);
    for (const auto& [value, name, label] :
         {std::tuple(words::Language::German, "languageDe", QStringLiteral("Deutsch")),
          std::tuple(words::Language::Italian, "languageIt", QStringLiteral("Italiano")),
          std::tuple(words::Language::English, "languageEn", QStringLiteral("English"))}) {
        QAction* action = addChoice(language, languages, name, label);
        connect(action, &QAction::triggered, this, [this, value = value] { emit languageChosen(value); });
        m_languages.push_back({value, action});
    }
    menu->addSeparator();
    QAction* mirrored = named(menu->addAction(tr("Schreibzettel mit WIR links")), "mirroredSheets");
    mirrored->setCheckable(true);
    mirrored->setChecked(m_preferences.mirrored);
    connect(mirrored, &QAction::toggled, this, &LookMenu::mirroredChosen);
    show();
}

// In steps of a tenth, as far as a window can still be read.
void LookMenu::addLetters(QMenu* menu) {
    constexpr int kStep = 10;
    menu->addSeparator();
    for (const auto& [by, name, label] : {std::tuple(kStep, "lettersLarger", tr("Schrift größer")),
                                          std::tuple(-kStep, "lettersSmaller", tr("Schrift kleiner")),
                                          std::tuple(0, "lettersUsual", tr("Schrift wie gewohnt"))}) {
        QAction* action = named(menu->addAction(label), name);
        action->setAutoRepeat(false);
        connect(action, &QAction::triggered, this, [this, by = by] {
            emit lettersChosen(
                by == 0 ? kUsualLetters
                        : std::clamp(m_preferences.letters + by, kSmallestLetters, kLargestLetters));
        });
    }
}

void LookMenu::show() {
    for (const auto& [look, action] : m_looks) action->setChecked(look == m_preferences.look);
    for (const auto& [language, action] : m_languages) action->setChecked(language == m_preferences.language);
}

} // namespace schreiber::desktop
