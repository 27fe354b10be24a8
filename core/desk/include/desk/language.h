#pragma once

#include <optional>
#include <string>

namespace schreiber::desk {

enum class Language { German, Italian, English };

// From `de`, `it`, `en` or a locale such as `it_IT.UTF-8`; none for anything else.
std::optional<Language> readLanguage(const std::string& name);
std::string codeOf(Language language);

} // namespace schreiber::desk
