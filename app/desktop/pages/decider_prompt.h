#pragma once

#include <QString>

#include <functional>

// An extra game between two who are level: asks for its points and writes it.
namespace schreiber::desktop {

class PromptBar;
class Session;

struct DeciderSide {
    int contestant = 0;
    QString name;
};

void askDecider(Session& session, PromptBar& prompt, const DeciderSide& first, const DeciderSide& second,
                const std::function<void()>& afterwards, const QString& typed = {});

} // namespace schreiber::desktop
