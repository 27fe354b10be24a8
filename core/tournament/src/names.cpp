#include <tournament/model.h>

#include <array>
#include <string_view>

// Enumerators as the command line, the file and the JSON write them (spec: tournament.md).
namespace schreiber::tournament {

namespace {

template <class T>
struct Named {
    T value;
    std::string_view name;
};

constexpr std::array kFormats{Named<Format>{Format::Drawn, "drawn"}, Named<Format>{Format::Pairs, "pairs"},
                              Named<Format>{Format::Knockout, "knockout"},
                              Named<Format>{Format::Groups, "groups"}, Named<Format>{Format::Solo, "solo"}};
constexpr std::array kPairings{
    Named<Pairing>{Pairing::Random, "random"}, Named<Pairing>{Pairing::Moving, "moving"},
    Named<Pairing>{Pairing::Swiss, "swiss"}, Named<Pairing>{Pairing::RoundRobin, "round-robin"}};
constexpr std::array kLastMatches{Named<LastMatch>{LastMatch::None, ""},
                                  Named<LastMatch>{LastMatch::Pairs, "pairs"},
                                  Named<LastMatch>{LastMatch::Crown, "crown"}};
constexpr std::array kStages{
    Named<Stage>{Stage::Ordinary, "ordinary"}, Named<Stage>{Stage::Bracket, "bracket"},
    Named<Stage>{Stage::ThirdPlace, "third"},  Named<Stage>{Stage::SecondChance, "second-chance"},
    Named<Stage>{Stage::Final, "final"},       Named<Stage>{Stage::Crown, "crown"}};
constexpr std::array kSheetStates{
    Named<SheetState>{SheetState::Missing, "missing"}, Named<SheetState>{SheetState::Open, "open"},
    Named<SheetState>{SheetState::Entered, "entered"}, Named<SheetState>{SheetState::Confirmed, "confirmed"},
    Named<SheetState>{SheetState::Disputed, "disputed"}};
constexpr std::array kEndings{Named<Ending>{Ending::Played, "played"}, Named<Ending>{Ending::Time, "time"},
                              Named<Ending>{Ending::Forfeit, "forfeit"},
                              Named<Ending>{Ending::Ruling, "ruling"}};
constexpr std::array kEntryStates{
    Named<EntryState>{EntryState::Active, "active"}, Named<EntryState>{EntryState::Left, "left"},
    Named<EntryState>{EntryState::Late, "late"}, Named<EntryState>{EntryState::Substitute, "substitute"}};
constexpr std::array kMeets{Named<Meet>{Meet::AsOpponents, ""}, Named<Meet>{Meet::Once, "once"}};
constexpr std::array kRests{Named<Rest>{Rest::Sit, "sit"}, Named<Rest>{Rest::Pair, "pair"}};
constexpr std::array kRoundStates{Named<RoundState>{RoundState::Draft, "draft"},
                                  Named<RoundState>{RoundState::Published, "published"}};
constexpr std::array kLeaverResults{Named<LeaverResults>{LeaverResults::Forfeit, "forfeit"},
                                    Named<LeaverResults>{LeaverResults::Unplayed, "unplayed"},
                                    Named<LeaverResults>{LeaverResults::Void, "void"}};
constexpr std::array kSexes{Named<Sex>{Sex::Unstated, ""}, Named<Sex>{Sex::Female, "f"},
                            Named<Sex>{Sex::Male, "m"}};
constexpr std::array kBelowZeros{Named<base::BelowZero>{base::BelowZero::Allowed, "allowed"},
                                 Named<base::BelowZero>{base::BelowZero::Dropped, "dropped"},
                                 Named<base::BelowZero>{base::BelowZero::Owed, "owed"}};

template <class Table, class T>
std::string nameIn(const Table& table, T value) {
    for (const auto& row : table)
        if (row.value == value) return std::string(row.name);
    return {};
}

template <class Table>
auto valueIn(const Table& table, const std::string& name) -> std::optional<decltype(table[0].value)> {
    for (const auto& row : table)
        if (row.name == name) return row.value;
    return std::nullopt;
}

} // namespace

std::string nameOf(Format format) {
    return nameIn(kFormats, format);
}
std::string nameOf(Pairing pairing) {
    return nameIn(kPairings, pairing);
}
std::string nameOf(LastMatch last) {
    return nameIn(kLastMatches, last);
}
std::string nameOf(Meet meet) {
    return nameIn(kMeets, meet);
}
std::string nameOf(Rest rest) {
    return nameIn(kRests, rest);
}
std::string nameOf(Stage stage) {
    return nameIn(kStages, stage);
}
std::string nameOf(SheetState state) {
    return nameIn(kSheetStates, state);
}
std::string nameOf(Ending ending) {
    return nameIn(kEndings, ending);
}
std::string nameOf(EntryState state) {
    return nameIn(kEntryStates, state);
}
std::string nameOf(RoundState state) {
    return nameIn(kRoundStates, state);
}
std::string nameOf(LeaverResults results) {
    return nameIn(kLeaverResults, results);
}
std::string nameOf(Sex sex) {
    return nameIn(kSexes, sex);
}
std::string nameOf(base::BelowZero belowZero) {
    return nameIn(kBelowZeros, belowZero);
}

std::optional<Format> readFormat(const std::string& name) {
    return valueIn(kFormats, name);
}
std::optional<Pairing> readPairing(const std::string& name) {
    return valueIn(kPairings, name);
}
std::optional<LastMatch> readLastMatch(const std::string& name) {
    return valueIn(kLastMatches, name);
}
std::optional<Meet> readMeet(const std::string& name) {
    return valueIn(kMeets, name);
}
std::optional<Rest> readRest(const std::string& name) {
    return valueIn(kRests, name);
}
std::optional<Stage> readStage(const std::string& name) {
    return valueIn(kStages, name);
}
std::optional<SheetState> readSheetState(const std::string& name) {
    return valueIn(kSheetStates, name);
}
std::optional<Ending> readEnding(const std::string& name) {
    return valueIn(kEndings, name);
}
std::optional<RoundState> readRoundState(const std::string& name) {
    return valueIn(kRoundStates, name);
}
std::optional<LeaverResults> readLeaverResults(const std::string& name) {
    return valueIn(kLeaverResults, name);
}
std::optional<Sex> readSex(const std::string& name) {
    return valueIn(kSexes, name);
}
std::optional<base::BelowZero> readBelowZero(const std::string& name) {
    return valueIn(kBelowZeros, name);
}

} // namespace schreiber::tournament
