#include <algorithm>
#include <game/short_question.h>
#include <utility>

namespace schreiber::game {

const std::string& valueOf(const FieldValues& values, std::string_view name) {
    static const std::string kNothing;
    const auto found = std::ranges::find(values, name, &FieldValue::name);
    return found == values.end() ? kNothing : found->value;
}

void setValue(FieldValues& values, std::string_view name, std::string value) {
    const auto found = std::ranges::find(values, name, &FieldValue::name);
    if (found == values.end())
        values.push_back({std::string(name), std::move(value)});
    else
        found->value = std::move(value);
}

} // namespace schreiber::game
