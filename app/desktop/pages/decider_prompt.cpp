#include "pages/decider_prompt.h"

#include "base/session.h"
#include "widgets/prompt_bar.h"

#include <desk/ending.h>
#include <desk/receipt.h>

#include <QRegularExpression>

#include <optional>
#include <utility>

namespace schreiber::desktop {
namespace {

// "18 11", "18:11", "18-11"
std::optional<std::pair<int, int>> pointsIn(const QString& typed) {
    static const QRegularExpression kTwo(QStringLiteral("^(\\d{1,3})\\D+(\\d{1,3})$"));
    const QRegularExpressionMatch match = kTwo.match(typed.simplified());
    if (!match.hasMatch()) return std::nullopt;
    return std::pair(match.captured(1).toInt(), match.captured(2).toInt());
}

} // namespace

void askDecider(Session& session, PromptBar& prompt, const DeciderSide& first, const DeciderSide& second,
                const std::function<void()>& afterwards, const QString& typed) {
    const Prompt question{
        PromptBar::tr("Entscheidungsspiel %1 gegen %2: Wie ging es aus?").arg(first.name, second.name),
        true,
        {PromptBar::tr("Eintragen")},
        PromptBar::tr("Punkte beider, etwa %1 11").arg(session.tournament().settings.target),
        typed};
    prompt.ask(question, [&session, &prompt, first, second, afterwards](int, const QString& answer) {
        const auto points = pointsIn(answer);
        if (!points) { // once more, with what was typed
            askDecider(session, prompt, first, second, afterwards, answer);
            session.say(Tone::Bad, PromptBar::tr("„%1“ sind keine zwei Zahlen.").arg(answer));
            return;
        }
        std::optional<desk::Failure> refused;
        session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            auto done = desk::recordDecider(
                evening, {first.contestant, second.contestant, points->first, points->second}, confirmation);
            if (!done.ok()) refused = done.error();
            return done;
        });
        afterwards();
        if (!refused) return;
        askDecider(session, prompt, first, second, afterwards, answer);
        session.fail(*refused);
    });
}

} // namespace schreiber::desktop
