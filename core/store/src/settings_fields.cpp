#include "settings_fields.h"

#include <base/number.h>

#include <cstdint>

namespace schreiber::store {

namespace {

using tournament::Settings;

// As the file writes it: no zero before its digits.
template <class Number>
bool take(std::optional<Number> found, const std::string& text, Number& number) {
    if (!found || text != std::to_string(*found)) return false;
    number = *found;
    return true;
}

SettingsField textField(std::string_view name, std::string Settings::*member) {
    return {name, FieldKind::Text, [member](const Settings& settings) { return settings.*member; },
            [member](Settings& settings, const std::string& text) {
                settings.*member = text;
                return true;
            }};
}

SettingsField numberField(std::string_view name, int Settings::*member) {
    return {
        name, FieldKind::Number,
        [member](const Settings& settings) { return std::to_string(settings.*member); },
        [member](Settings& settings, const std::string& text) { return readNumber(text, settings.*member); }};
}

SettingsField flagField(std::string_view name, bool Settings::*member) {
    return {name, FieldKind::Flag,
            [member](const Settings& settings) { return std::string(settings.*member ? "1" : "0"); },
            [member](Settings& settings, const std::string& text) {
                settings.*member = text == "1";
                return text == "0" || text == "1";
            }};
}

SettingsField seedField(std::string_view name, std::uint64_t Settings::*member) {
    return {
        name, FieldKind::Seed,
        [member](const Settings& settings) { return std::to_string(settings.*member); },
        [member](Settings& settings, const std::string& text) { return readSeed(text, settings.*member); }};
}

template <class Choice, class Read>
SettingsField choiceField(std::string_view name, Choice Settings::*member, Read read) {
    return {name, FieldKind::Text,
            [member](const Settings& settings) { return tournament::nameOf(settings.*member); },
            [member, read](Settings& settings, const std::string& text) {
                const auto choice = read(text);
                if (choice) settings.*member = *choice;
                return choice.has_value();
            }};
}

SettingsField later(SettingsField field) {
    field.later = true;
    return field;
}

} // namespace

bool isWritten(const SettingsField& field, const tournament::Settings& settings) {
    return !field.later || field.get(settings) != field.get(Settings{});
}

bool readNumber(const std::string& text, int& number) {
    return take(base::readNumber(text), text, number);
}
bool readSeed(const std::string& text, std::uint64_t& seed) {
    return take(base::readSeed(text), text, seed);
}

const std::vector<SettingsField>& settingsFields() {
    static const std::vector<SettingsField> kFields = {
        textField("name", &Settings::name),
        textField("date", &Settings::date),
        textField("place", &Settings::place),
        textField("rules", &Settings::rules),
        numberField("target", &Settings::target),
        numberField("start", &Settings::start),
        choiceField("format", &Settings::format, tournament::readFormat),
        choiceField("pairing", &Settings::pairing, tournament::readPairing),
        numberField("rounds", &Settings::rounds),
        numberField("games", &Settings::games),
        numberField("tables", &Settings::tables),
        flagField("camps", &Settings::camps),
        textField("keep_apart", &Settings::keepApart),
        textField("scoring", &Settings::scoring),
        textField("ladder", &Settings::ladder),
        textField("missed_round", &Settings::missedRound),
        numberField("hide_standings_until", &Settings::hideStandingsUntil),
        seedField("seed", &Settings::seed),
        textField("copy_to", &Settings::copyTo),
        later(choiceField("final", &Settings::last, tournament::readLastMatch)),
        later(flagField("second_chance", &Settings::secondChance)),
        later(textField("prizes", &Settings::prizes)),
        later(numberField("groups", &Settings::groups)),
        later(numberField("qualify", &Settings::qualify)),
        later(choiceField("meet", &Settings::meet, tournament::readMeet)),
        later(choiceField("rest", &Settings::rest, tournament::readRest)),
        later(choiceField("below_zero", &Settings::belowZero, tournament::readBelowZero)),
        later(flagField("zero_sum", &Settings::zeroSum)),
        later(numberField("players", &Settings::players)),
        later(numberField("deals", &Settings::deals)),
        later(flagField("open_end", &Settings::openEnd)),
        later(flagField("fives", &Settings::fives)),
        later(textField("rank_points", &Settings::rankPoints)),
        later(numberField("stake", &Settings::stake)),
    };
    return kFields;
}

} // namespace schreiber::store
