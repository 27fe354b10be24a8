#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

// The house rules: every point on which tables differ, or which the source does not settle.
namespace schreiber::koenigrufen::rulebook {

enum class Switch : std::uint8_t {
    BreachWhen,
    BreachPayer,
    Misdeal,
    ThrowInMissed,
    WinFrom,
    AnnounceHeld,
    RetourBy,
    KontraMax,
    TrischakenBlatt,
    FarberlMsp,
    SoloValat,
    RadelTrischaken,
};
inline constexpr std::size_t kSwitchCount = 12;

// Their values, in the order of valuesOf.
enum class BreachWhen : std::uint8_t { TrickComplete, AtOnce };
enum class BreachPayer : std::uint8_t { Party, Offender };
enum class Misdeal : std::uint8_t { Redeal, Breach };
enum class ThrowInMissed : std::uint8_t { Breach, Stands, Redeal };
enum class WinFrom : std::uint8_t { OneBlattOver35, TwoBlattOver35, ThirtySix };
enum class AnnounceHeld : std::uint8_t { NoNeed, OwnCard };
enum class RetourBy : std::uint8_t { Announcer, Side };
enum class KontraMax : std::uint8_t { None, One, Two, Three };
enum class TrischakenBlatt : std::uint8_t { Exact, Points };
enum class FarberlMsp : std::uint8_t { Yes, No };
enum class SoloValat : std::uint8_t { No, Yes };
enum class RadelTrischaken : std::uint8_t { Cut, Extends };

// The switch that a type of values belongs to.
template <class Value>
struct SwitchOf;
#define SCHREIBER_SWITCH_VALUE(Name)                                                                         \
    template <>                                                                                              \
    struct SwitchOf<Name> {                                                                                  \
        static constexpr Switch value = Switch::Name;                                                        \
    };
SCHREIBER_SWITCH_VALUE(BreachWhen)
SCHREIBER_SWITCH_VALUE(BreachPayer)
SCHREIBER_SWITCH_VALUE(Misdeal)
SCHREIBER_SWITCH_VALUE(ThrowInMissed)
SCHREIBER_SWITCH_VALUE(WinFrom)
SCHREIBER_SWITCH_VALUE(AnnounceHeld)
SCHREIBER_SWITCH_VALUE(RetourBy)
SCHREIBER_SWITCH_VALUE(KontraMax)
SCHREIBER_SWITCH_VALUE(TrischakenBlatt)
SCHREIBER_SWITCH_VALUE(FarberlMsp)
SCHREIBER_SWITCH_VALUE(SoloValat)
SCHREIBER_SWITCH_VALUE(RadelTrischaken)
#undef SCHREIBER_SWITCH_VALUE

// `breach_when`, and `trick_complete`, `at_once`: as a record has them.
std::string_view nameOf(Switch which);
std::span<const std::string_view> valuesOf(Switch which);

std::optional<Switch> readSwitch(std::string_view name);
// The value's place in valuesOf; nothing for a value that the switch has not.
std::optional<int> readSwitchValue(Switch which, std::string_view value);

// Where each switch stands, by its place in valuesOf. None is ever open.
class Settings {
  public:
    constexpr int operator[](Switch which) const { return m_values[static_cast<std::size_t>(which)]; }
    constexpr void set(Switch which, int value) {
        m_values[static_cast<std::size_t>(which)] = static_cast<std::uint8_t>(value);
    }
    template <class Value>
    constexpr Value get() const {
        return static_cast<Value>((*this)[SwitchOf<Value>::value]);
    }
    template <class Value>
    constexpr void set(Value value) {
        set(SwitchOf<Value>::value, static_cast<int>(value));
    }

    friend constexpr bool operator==(const Settings&, const Settings&) = default;

  private:
    std::array<std::uint8_t, kSwitchCount> m_values{};
};

} // namespace schreiber::koenigrufen::rulebook
