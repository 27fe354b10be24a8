#pragma once

#include <tournament/model.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::store {

enum class FieldKind { Text, Number, Flag, Seed };

// One scalar of tournament::Settings: its name in the file, and its value as text both ways. `set` is false
// where the text is no value of the field. One that came later than the first schema is written only where it
// is not the default, so that older files and exports stay as they were.
struct SettingsField {
    std::string_view name;
    FieldKind kind = FieldKind::Text;
    std::function<std::string(const tournament::Settings&)> get;
    std::function<bool(tournament::Settings&, const std::string&)> set;
    bool later = false;
};

bool isWritten(const SettingsField& field, const tournament::Settings& settings);

const std::vector<SettingsField>& settingsFields();

// The whole text as a decimal number, nothing around it.
bool readNumber(const std::string& text, int& number);
bool readSeed(const std::string& text, std::uint64_t& seed);

} // namespace schreiber::store
