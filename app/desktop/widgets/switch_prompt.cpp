#include "widgets/switch_prompt.h"

#include "base/text.h"
#include "widgets/prompt_bar.h"

#include <utility>
#include <vector>

namespace schreiber::desktop {

void askSwitch(PromptBar& bar, const HouseSwitch& one, std::function<void(const std::string& value)> answer) {
    Prompt prompt{one.question, false, {}};
    std::vector<std::string> names;
    for (const HouseSwitch::Value& value : one.values) {
        prompt.ways << (value.meaning.isEmpty() ? text(value.name) : value.meaning);
        names.push_back(value.name);
    }
    prompt.ways << PromptBar::tr("nicht entscheiden: wie es die Regeln halten");
    names.emplace_back();
    bar.ask(prompt, [names = std::move(names), answer = std::move(answer)](int way, const QString&) {
        answer(names[static_cast<std::size_t>(way)]);
    });
}

} // namespace schreiber::desktop
