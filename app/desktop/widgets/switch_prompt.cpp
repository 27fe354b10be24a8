#include "widgets/switch_prompt.h"

#include "base/text.h"
#include "widgets/prompt_bar.h"

#include <utility>
#include <vector>

namespace schreiber::desktop {

void askSwitch(PromptBar& bar, const game::Switch& one,
               std::function<void(const std::string& value)> answer) {
    Prompt prompt{text(one.question), false, {}};
    std::vector<std::string> names;
    for (const game::Switch::Value& value : one.values) {
        prompt.ways << text(value.meaning.empty() ? value.name : value.meaning);
        names.push_back(value.name);
    }
    prompt.ways << PromptBar::tr("nicht entscheiden: wie es die Regeln halten");
    names.emplace_back();
    bar.ask(prompt, [names = std::move(names), answer = std::move(answer)](int way, const QString&) {
        answer(names[static_cast<std::size_t>(way)]);
    });
}

} // namespace schreiber::desktop
