#include "messages/tables.h"
#include "place_words.h"
#include "row_words.h"
#include "steps/extra_games.h"
#include "steps/sheets.h"

#include <base/number.h>
#include <cards/seat.h>
#include <desk/due.h>
#include <desk/games.h>
#include <desk/journal_arguments.h>
#include <desk/own_rules.h>
#include <desk/rulings.h>
#include <desk/sheet_records.h>
#include <desk/words.h>
#include <tournament/bracket.h>
#include <tournament/closing.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <cstdlib>
#include <lists/column.h>
#include <string_view>
#include <utility>
#include <vector>

namespace schreiber::desk {

namespace {

// What the journal tells is not cut: all switches at once have some 8,000 letters.
constexpr int kUncut = 20'000;

// Rule points by name, as the journal keeps them: `gestr_no_bet, follow`, each title once. What is none
// stays.
std::string ruleTitles(std::string names, words::Language language) {
    constexpr std::string_view kBetween = ", ";
    constexpr std::string_view kNone = "–";
    if (names == kNone) return wordFor("subject", "none", language);
    std::vector<std::string> titles;
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(kBetween), names.size());
        std::string title = ruleTitle(names.substr(0, end), language);
        if (std::find(titles.begin(), titles.end(), title) == titles.end())
            titles.push_back(std::move(title));
        names.erase(0, end + kBetween.size());
    }
    std::string all;
    for (const std::string& title : titles) all += (all.empty() ? "" : ", ") + title;
    return all;
}

// Whether the line that a ruling wrote on its sheet was struck since. On whose sheet a ruling from elsewhere
// stands is not known here.
bool isStruckSince(const tournament::Tournament& tournament, const tournament::Ruling& ruling,
                   const tournament::RulingEntry& entry) {
    if (!ruling.origin.empty() || entry.measure == tournament::Measure::Strike || entry.line == 0)
        return false;
    const auto at = locate(tournament, {ruling.round, ruling.table, ruling.game});
    if (!at) return false;
    const auto& lines = sheetAt(tournament, *at).lines;
    return std::any_of(lines.begin(), lines.end(), [&](const tournament::Line& line) {
        return line.n == entry.line && line.struck.has_value();
    });
}

// Each part of a list of names in words: `wins,lot`, `8,woman,last`.
std::string partsInWords(const std::string& subject, std::string names, words::Language language) {
    std::string words;
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(','), names.size());
        words += (words.empty() ? "" : ", ") + wordFor(subject, names.substr(0, end), language);
        names.erase(0, end + 1);
    }
    return words;
}

// What an option is set to, as people say it; what they typed themselves stays.
std::string choiceInWords(const std::string& option, const std::string& value, words::Language language) {
    if (value.empty()) return "–";
    for (const game::Game* game : games())
        if (isOptionOf(*game, option)) return game->optionInWords(option, value, language);
    if (option == "ladder") return partsInWords("criterion", value, language);
    if (option == "prizes") return partsInWords("prize", value, language);
    if (option == "format") return wordFor("format", value, language);
    if (option == "rules")
        if (const auto shape = shapeOf(value)) return std::string(shape->name.in(language));
    return wordFor("choice." + option, value, language);
}

std::string settingInWords(const std::string& name, const std::string& value, words::Language language) {
    if (findMessage(wordMessages(), "setting." + name) != nullptr)
        return wordFor("setting", name, language) + " = " + choiceInWords(name, value, language);
    std::string text = houseRuleInWords(name, value, language);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

// "date=2026-11-22; rules-name=" with the names that people have for the settings. Files of before have
// commas between them.
std::string settingsInWords(const std::string& options, words::Language language) {
    std::string text;
    if (options.ends_with('\n')) {
        for (const auto& [name, value] : optionsIn(options))
            text += (text.empty() ? "" : "; ") + settingInWords(name, value, language);
        return text;
    }
    for (std::size_t from = 0; from <= options.size();) {
        const std::size_t end =
            std::min({options.find("; ", from), options.find(", ", from), options.size()});
        const std::string one = options.substr(from, end - from);
        const char* between = end < options.size() && options[end] == ',' ? ", " : "; ";
        from = end + 2;
        const std::size_t equals = std::min(one.find('='), one.size());
        text += equals == one.size()
                    ? one
                    : settingInWords(one.substr(0, equals), one.substr(equals + 1), language);
        if (end < options.size()) text += between;
    }
    return text;
}

// The fields of an entry that were corrected: "Nachname Egger → Eder, bezahlt".
std::string fieldsInWords(const Arguments& arguments, words::Language language) {
    constexpr std::string_view kFields[] = {"first.1", "last.1", "born.1", "sex.1", "first.2", "last.2",
                                            "born.2",  "sex.2",  "club",   "camp",  "paid"};
    std::string text;
    for (const std::string_view field : kFields) {
        const auto old = arguments.find("old." + std::string(field));
        const auto now = arguments.find("new." + std::string(field));
        if (old == arguments.end() || now == arguments.end()) continue;
        const std::string name(field.substr(0, field.find('.')));
        const auto value = [&](const std::string& one) {
            if (one.empty()) return std::string("–");
            return name == "sex" ? wordFor("sex", one, language) : one;
        };
        text += text.empty() ? "" : ", ";
        text += name == "paid" ? wordFor("paid", now->second, language)
                               : wordFor("field", name, language) + " " + value(old->second) + " → " +
                                     value(now->second);
    }
    return text;
}

// The numbers of a table where everybody has one, by the names of who sits there: "Egger +3, Mayr −1".
void nameNumbers(Arguments& arguments) {
    const auto told = arguments.find("seats");
    if (told == arguments.end()) return;
    const std::vector<std::string> seats = parted(told->second, "\n");
    using How = std::pair<const char*, Numbers>;
    for (const auto& [argument, how] :
         {How("score", Numbers::Plain), How("second", Numbers::Plain), How("before", Numbers::Plain),
          How("points", Numbers::Signed), How("penalty", Numbers::Fines),
          How("struck_penalty", Numbers::Fines)}) {
        const auto found = arguments.find(argument);
        if (found == arguments.end()) continue;
        std::vector<int> numbers;
        for (const std::string& each : parted(found->second, ":")) {
            const auto number = base::readNumber(each);
            if (!number) break;
            numbers.push_back(*number);
        }
        if (numbers.size() == seats.size()) found->second = numbersInWords(seats, numbers, how);
    }
}

// What a ruling wrote, as the sheet calls it: a game by its number; where lines sum to zero a fine is in
// none.
std::string onSheetInWords(const Arguments& arguments, bool strikes, words::Language language) {
    if (arguments.contains("struck_penalty"))
        return sentence(journalMessages(), "fine_struck", arguments, language);
    const bool fines = arguments.contains("fine") || arguments.contains("penalty");
    if (fines && arguments.contains("seats"))
        return sentence(journalMessages(), "apart", arguments, language);
    std::string measure = strikes ? "measure.strike" : "measure.line";
    if (arguments.contains("deal")) measure += "_game";
    return sentence(wordMessages(), measure, arguments, language);
}

} // namespace

std::string reasonInWords(const std::string& reason, words::Language language) {
    for (const char* known : {kCorrected, kConfirmed, kDisputedAnew})
        if (reason == known) return wordFor("reason", reason, language);
    if (const std::string keyed = std::string(kKeyedOtherwise) + ' '; reason.starts_with(keyed))
        return wordFor("reason", kKeyedOtherwise, language) + ' ' + reason.substr(keyed.size());
    for (std::size_t from = 0; from <= reason.size();) {
        const std::size_t end = std::min(reason.find(", ", from), reason.size());
        if (!isRule(reason.substr(from, end - from))) return reason; // somebody's words
        from = end + 2;
    }
    return ruleTitles(reason, language);
}

std::string inWords(const store::Action& action, words::Language language) {
    Arguments arguments = action.arguments;
    for (auto& [argument, value] : arguments)
        if (!expectedInstead(argument, value).empty())
            value = sentence(journalMessages(), "no_number", {{"found", value}}, language);
    arguments = withPlaces(std::move(arguments), language);
    if (const auto rules = arguments.find("rules"); rules != arguments.end())
        rules->second = ruleTitles(rules->second, language);
    if (const auto options = arguments.find("options"); options != arguments.end())
        options->second = settingsInWords(options->second, language);
    nameNumbers(arguments);
    if (arguments.contains("line"))
        arguments["on_sheet"] = onSheetInWords(arguments, action.code.ends_with("_strike"), language);
    arguments["fields"] = fieldsInWords(arguments, language);
    for (const char* ending : {"was", "is"})
        if (const auto how = arguments.find(ending); how != arguments.end())
            how->second = wordFor("ending", how->second, language);
    std::string code = action.code;
    // what was written or struck and is no game, as words of a Radel, is told by itself
    const bool isLine = code == "wrote_line" || code == "struck_line" || code == "rewrote_line";
    if (isLine && arguments.contains("text") && !arguments.contains("points") &&
        (code == "wrote_line" || !arguments.contains("deal")))
        code += ".words";
    else if (isLine && arguments.contains("deal"))
        code += ".deal";
    else if (isLine && arguments.contains("struck_penalty"))
        code += ".penalty";
    std::string what = sentence(actionMessages(), code, arguments, language, kUncut);
    if (what.ends_with(": ")) what.resize(what.size() - 2); // typed here, and out of no file
    if (const auto dropped = arguments.find("dropped"); dropped != arguments.end())
        what = sentence(journalMessages(), "dropped", {{"what", what}, {"dropped", dropped->second}},
                        language, kUncut);
    const auto game = arguments.find("game");
    if (game == arguments.end()) return what;
    return sentence(journalMessages(), "in_game", {{"what", what}, {"game", game->second}}, language, kUncut);
}

std::string inWords(const store::JournalEntry& entry, words::Language language) {
    std::string what = inWords(entry.what, language);
    if (entry.kind == store::JournalKind::Do) return what;
    const char* code = entry.kind == store::JournalKind::Undo ? "undo" : "redo";
    return sentence(journalMessages(), code, {{"what", what}}, language, kUncut);
}

std::string inWords(const tournament::Substitution& substitution, words::Language language) {
    const Arguments arguments{{"entry", std::to_string(substitution.entry)},
                              {"round", std::to_string(substitution.from)},
                              {"name", nameOf(substitution.replaced)},
                              {"by", nameOf(substitution.by)}};
    return sentence(standingMessages(), substitution.from == 0 ? "substitute" : "substitute_from", arguments,
                    language);
}

std::string warningInWords(const Warning& warning, words::Language language) {
    Arguments arguments = withPlaces(warning.arguments, language);
    if (const auto detail = arguments.find("detail"); detail != arguments.end())
        detail->second = rowInWords(detail->second, language);
    if (const auto name = arguments.find("switch"); name != arguments.end()) {
        std::string& chosen = arguments["chosen"];
        for (const game::Game* game : games())
            if (chosen.empty()) chosen = game->chosenInWords(arguments["rules"], name->second, language);
        if (!chosen.empty()) chosen += ' ';
        std::string& other = arguments["other"];
        other = houseRuleInWords(name->second, arguments["value"], language);
        if (other.ends_with('.')) other.pop_back();
    }
    return sentence(warningMessages(), warning.code, arguments, language, kUncut);
}

std::string noticeInWords(const base::FileNotice& notice, words::Language language) {
    using Kind = base::FileNotice::Kind;
    const char* code = notice.kind == Kind::LeftOver      ? "left_over"
                       : notice.kind == Kind::EmptyFolder ? "empty_folder"
                                                          : "unsynced";
    return sentence(storeMessages(), code, {{"file", notice.file}}, language);
}

std::string wordFor(const std::string& subject, const std::string& value, words::Language language) {
    const Message* message = findMessage(wordMessages(), subject + "." + value);
    return message == nullptr ? value : std::string(message->text.in(language));
}

namespace {

// Where lines sum to zero: which game a line is for whoever reads the paper; 0 where it is none.
int gameOnPaper(const tournament::Tournament& tournament, const tournament::Table& table, int line) {
    if (table.games.empty()) return 0;
    const tournament::Sheet& sheet = table.games.front();
    const auto numbers =
        tournament::numbersOnPaper(sheet, tournament::targetOf(tournament.settings, table).deals);
    for (std::size_t at = 0; at < sheet.lines.size(); ++at)
        if (sheet.lines[at].n == line && !sheet.lines[at].points.empty()) return numbers[at];
    return 0;
}

} // namespace

std::string inWords(const tournament::Tournament& tournament, const tournament::Ruling& ruling,
                    const tournament::RulingEntry& entry, words::Language language) {
    std::vector<std::string> names;
    const tournament::Round* round = tournament::findRound(tournament, ruling.round);
    const tournament::Table* table = round ? tournament::findTable(*round, ruling.table) : nullptr;
    const auto which = static_cast<std::size_t>(entry.side);
    if (!ruling.origin.empty()) // from elsewhere: whoever sits at a table of that number here is another
        names = gameOfRecord(ruling.record).judge().namesOf(ruling.record, entry.side);
    else if (table != nullptr && entry.side >= 0 && which < table->sides.size())
        names = tournament::namesOfSide(tournament, ruling.round, *table, which);
    std::string side;
    for (const std::string& name : names) side += (side.empty() ? "" : " / ") + name;
    if (side.empty())
        side = sentence(wordMessages(), "side", {{"n", std::to_string(entry.side + 1)}}, language);
    const bool isHere = tournament.settings.zeroSum && ruling.origin.empty() && table != nullptr;
    const int game = isHere ? gameOnPaper(tournament, *table, entry.line) : 0;
    std::string measure = "measure." + tournament::nameOf(entry.measure);
    if (game != 0) measure += "_game";
    if (isHere && entry.measure == tournament::Measure::Fine) measure += "_apart"; // it is in no line
    std::string written = sentence(wordMessages(), measure,
                                   {{"line", std::to_string(entry.line)},
                                    {"deal", std::to_string(game)},
                                    {"points", std::to_string(entry.points)},
                                    {"side", side}},
                                   language);
    if (!isStruckSince(tournament, ruling, entry)) return written;
    return sentence(wordMessages(), "measure.struck", {{"written", written}}, language);
}

std::vector<std::string> enteredInWords(const tournament::Tournament& tournament,
                                        const tournament::Ruling& ruling, words::Language language) {
    const auto isTold = [&](const tournament::RulingEntry& strike) {
        return strike.measure == tournament::Measure::Strike &&
               std::any_of(ruling.entered.begin(), ruling.entered.end(), [&](const auto& entry) {
                   return entry.line == strike.line && isStruckSince(tournament, ruling, entry);
               });
    };
    std::vector<std::string> all;
    for (const tournament::RulingEntry& entry : ruling.entered)
        if (!isTold(entry)) all.push_back(inWords(tournament, ruling, entry, language));
    return all;
}

std::string ruleTitles(const tournament::Ruling& ruling, words::Language language) {
    return ruleTitles(tournament::rulesOf(ruling), language);
}

std::string inWords(const RulingDifference& difference, words::Language language) {
    const auto ended = [&](const tournament::Ruling& ruling) {
        const std::string state = wordFor("ruling", tournament::nameOf(ruling.state), language);
        return ruling.decision.empty() ? state : state + " (" + ruling.decision + ")";
    };
    return sentence(warningMessages(), "ruling_differs",
                    {{"ruling", std::to_string(difference.here.number)},
                     {"here", ended(difference.here)},
                     {"there", ended(difference.there)}},
                    language);
}

std::vector<DecisionWords> decisionsInWords(const tournament::Ruling& ruling, words::Language language) {
    using tournament::DecisionKind;
    const auto decisions = tournament::decisionsOf(ruling);
    const auto last = std::find_if(decisions.rbegin(), decisions.rend(), [](const auto& one) {
                          return one.kind == DecisionKind::Decided;
                      }).base();
    const bool isWithdrawn = std::any_of(last, decisions.end(),
                                         [](const auto& one) { return one.kind == DecisionKind::Withdrawn; });
    std::vector<DecisionWords> all;
    for (auto one = decisions.begin(); one != decisions.end(); ++one) {
        const bool decides = one->kind == DecisionKind::Decided;
        const bool holds = !decides || (one + 1 == last && !isWithdrawn);
        all.push_back({one->at,
                       wordFor("decision", holds ? tournament::nameOf(one->kind) : "before", language),
                       decides ? one->decision : one->why, decides ? one->why : std::string()});
    }
    return all;
}

std::string prizeInWords(const tournament::Closing& closing, const tournament::Prize& prize,
                         words::Language language) {
    std::string word = wordFor("prize", prize.kind, language);
    if (prize.kind != "rank") return word;
    for (const tournament::ClosedRank& rank : closing.ranks)
        if (rank.contestant == prize.contestant) return word + ' ' + std::to_string(rank.rank);
    return word;
}

tournament::Closing prizesNow(const tournament::Tournament& tournament) {
    if (tournament.closing) return *tournament.closing;
    if (tournament::lastPublished(tournament) == 0) return {};
    auto now = tournament::closingOf(tournament);
    return now ? std::move(*now) : tournament::Closing{};
}

std::map<int, std::string> prizesInWords(const tournament::Closing& closing, words::Language language) {
    std::map<int, std::string> prizes;
    for (const tournament::Prize& prize : closing.prizes) {
        std::string& said = prizes[prize.contestant];
        said += (said.empty() ? "" : ", ") + prizeInWords(closing, prize, language);
    }
    return prizes;
}

std::vector<std::string> prizeNotes(const tournament::Closing& closing, words::Language language) {
    const auto rankOf = [&](int contestant) {
        const auto found = std::find_if(
            closing.ranks.begin(), closing.ranks.end(),
            [contestant](const tournament::ClosedRank& one) { return one.contestant == contestant; });
        return found == closing.ranks.end() ? 0 : found->rank;
    };
    std::vector<std::string> notes;
    for (const tournament::Prize& prize : closing.prizes) {
        if (prize.kind == "rank") continue;
        if (notes.empty()) notes.push_back(sentence(standingMessages(), "special_prizes", {}, language));
        const int rank = rankOf(prize.contestant);
        const auto level =
            std::count_if(closing.ranks.begin(), closing.ranks.end(),
                          [rank](const tournament::ClosedRank& one) { return one.rank == rank; });
        if (prize.kind == "last" && level > 1)
            notes.push_back(sentence(standingMessages(), "last_by_lot", {}, language));
    }
    return notes;
}

std::string inWords(const tournament::LikelyDuplicate& duplicate, words::Language language) {
    const bool entered = duplicate.likeEntry != 0;
    const bool same = duplicate.name == duplicate.like;
    const char* entry = same ? "same_name_entry" : "like_entry";
    return sentence(entryListMessages(),
                    entered ? entry
                    : same  ? "same_name_line"
                            : "like_line",
                    {{"line", std::to_string(duplicate.line)},
                     {"name", duplicate.name},
                     {"like", duplicate.like},
                     {"other", std::to_string(entered ? duplicate.likeEntry : duplicate.likeLine)}},
                    language);
}

std::string inWords(const tournament::LeftOut& left, words::Language language, const std::string& file) {
    const char* code = left.hasLeft ? "equal_left" : left.sameEntry != 0 ? "equal_entry" : "equal_line";
    const std::string other = std::to_string(left.sameEntry != 0 ? left.sameEntry : left.sameLine);
    const std::string what =
        sentence(entryListMessages(), code, {{"name", nameOf(left.entry)}, {"other", other}}, language);
    if (!file.empty()) return base::printable(base::place({file, left.line, 1, {}, {}}), 200) + ": " + what;
    return sentence(entryListMessages(), "in_line", {{"line", std::to_string(left.line)}, {"what", what}},
                    language);
}

std::vector<std::string> inWords(const std::vector<tournament::LeftOut>& leftOut, words::Language language,
                                 const std::string& file) {
    std::vector<std::string> said;
    for (const tournament::LeftOut& one : leftOut)
        if (said.size() < tournament::kMostAsked) said.push_back(inWords(one, language, file));
    if (leftOut.size() > said.size())
        said.push_back(sentence(entryListMessages(), "equal_more",
                                {{"count", std::to_string(leftOut.size() - said.size())}}, language));
    return said;
}

std::vector<std::string> inWords(const std::vector<tournament::LikelyDuplicate>& duplicates,
                                 words::Language language) {
    std::vector<std::string> said;
    for (const tournament::LikelyDuplicate& one : duplicates)
        if (said.size() < tournament::kMostAsked) said.push_back(inWords(one, language));
    if (duplicates.size() > said.size())
        said.push_back(sentence(entryListMessages(), "like_more",
                                {{"count", std::to_string(duplicates.size() - said.size())}}, language));
    return said;
}

std::string inWords(const tournament::LevelGroup& group, words::Language language) {
    std::string names;
    for (const std::string& name : group.names) names += (names.empty() ? "" : ", ") + name;
    return sentence(standingMessages(), "level_group",
                    {{"level", names}, {"rank", std::to_string(group.rank)}, {"games", listed({group})}},
                    language);
}

std::string whyInWords(const tournament::StandingRow& row, words::Language language) {
    if (!row.decidedBy) return {};
    const tournament::Why& why = row.why;
    const auto shown = [language](const std::optional<tournament::Amount>& amount) {
        return amount ? lists::amountToRead(*amount, language) : std::string();
    };
    Arguments arguments{
        {"name", row.name}, {"other", why.other}, {"mine", shown(why.mine)}, {"theirs", shown(why.theirs)}};
    const auto say = [&](const std::string& code) {
        const std::string ofPairs = code + ".pairs";
        const bool own = why.pairs && findMessage(standingMessages(), ofPairs) != nullptr;
        return sentence(standingMessages(), own ? ofPairs : code, arguments, language);
    };
    if (why.kind == "lot") return say("lot");
    const bool amount = findMessage(standingMessages(), "more." + why.kind) != nullptr;
    if (amount) arguments["more"] = say("more." + why.kind);
    const std::string gain = say(amount ? (why.level.empty() ? "first" : "then") : why.kind);
    if (why.level.empty()) return gain + '.';
    std::string level;
    for (std::size_t i = 0; i < why.level.size(); ++i) {
        if (i > 0) level += i + 1 == why.level.size() ? say("and") : ", ";
        arguments["value"] = lists::amountToRead(why.level[i].second, language);
        level += say("level." + why.level[i].first);
    }
    arguments["level"] = level;
    arguments["gain"] = gain;
    return say("alike");
}

std::string satOutInWords(const tournament::Settings& settings, const tournament::StandingRow& row,
                          words::Language language) {
    const tournament::MissedShare& missed = row.missed;
    if (missed.count == 0) return {};
    const auto say = [&](const std::string& code, const Arguments& arguments) {
        return sentence(standingMessages(), code, arguments, language);
    };
    std::string rounds;
    for (const int round : missed.rounds) rounds += (rounds.empty() ? "" : ", ") + std::to_string(round);
    const bool fewer = missed.rounds.size() < static_cast<std::size_t>(missed.count);
    const auto shown = [language](const tournament::Amount& amount) {
        return lists::amountToRead(amount, language);
    };
    const auto less = [](const tournament::Amount& all, const tournament::Amount& part) {
        return tournament::Amount{all.halves - part.halves};
    };
    const Arguments arguments{{"where", say(fewer ? "sat_out.fewer" : "sat_out.rounds",
                                            {{"rounds", rounds}, {"count", std::to_string(missed.count)}})},
                              {"score", shown(missed.score)},
                              {"points", shown(missed.points)},
                              {"against", shown(missed.against)},
                              {"own", shown(less(row.points, missed.points))},
                              {"ownAgainst", shown(less(row.against, missed.against))}};
    const bool average = settings.missedRound == "average";
    if (average && row.played == 0) return say("sat_out.not_yet", arguments);
    if (settings.zeroSum) return say("sat_out.zero_sum", arguments);
    if (average || settings.missedRound == "win") return say("sat_out." + settings.missedRound, arguments);
    return say("sat_out.number", arguments);
}

std::string satOutNote(const tournament::Settings& settings, const tournament::Standings& standings,
                       words::Language language) {
    const auto isMarked = [](const tournament::StandingRow& row) {
        return row.satOut > 0 || row.missed.count > 0;
    };
    if (std::none_of(standings.rows.begin(), standings.rows.end(), isMarked)) return {};
    const bool average = settings.missedRound == "average";
    const bool named = average || settings.missedRound == "win";
    const std::string code = average && !standings.final ? "changes"
                             : named                     ? settings.missedRound
                                                         : "number";
    return sentence(standingMessages(), "sat_out_note." + code, {{"worth", settings.missedRound}}, language);
}

namespace {

std::string bracketLevel(const tournament::Tournament& tournament, const tournament::Round& round,
                         words::Language language) {
    constexpr int kNamed = 4; // final, semi-finals, quarter-finals, last 16
    const int left = tournament::roundsToFinal(tournament, round);
    if (left == 0) return wordFor("stage", "bracket", language);
    if (left <= kNamed) return wordFor("level", std::to_string(left), language);
    return sentence(wordMessages(), "level.more", {{"n", std::to_string(1 << std::min(left, 20))}}, language);
}

} // namespace

std::vector<std::string> stagesInWords(const tournament::Tournament& tournament,
                                       const tournament::Round& round, words::Language language) {
    std::string level; // worked out once
    std::vector<std::string> stages;
    for (const tournament::Table& table : round.tables) {
        if (table.stage == tournament::Stage::Bracket && level.empty())
            level = bracketLevel(tournament, round, language);
        stages.push_back(table.stage == tournament::Stage::Ordinary ? std::string()
                         : table.stage == tournament::Stage::Bracket
                             ? level
                             : wordFor("stage", nameOf(table.stage), language));
    }
    return stages;
}

std::string stageInWords(const tournament::Tournament& tournament, const tournament::Round& round,
                         words::Language language) {
    const auto stages = stagesInWords(tournament, round, language);
    if (stages.empty()) return {};
    for (std::size_t i = 0; i < stages.size(); ++i)
        if (round.tables[i].stage == tournament::Stage::Bracket) return stages[i];
    const bool same = std::all_of(stages.begin(), stages.end(),
                                  [&](const std::string& stage) { return stage == stages.front(); });
    return same ? stages.front() : std::string();
}

namespace {

std::string say(const char* code, const Arguments& arguments, words::Language language) {
    return sentence(dueMessages(), code, arguments, language);
}

std::string stepInWords(const DueStep& due, words::Language language) {
    const std::string round = std::to_string(due.round);
    switch (due.step) {
    case Step::Entries:
        return say("entries", {}, language);
    case Step::Draw:
        if (due.round == 0) return say("draw_partners", {}, language);
        return say(due.mayEnd ? "draw_or_close" : "draw", {{"round", round}}, language);
    case Step::DrawAnew:
        return say(due.drawn.since == Since::Entries   ? "draw_anew_entries"
                   : due.drawn.since == Since::Results ? "draw_anew_results"
                                                       : "draw_anew_apart",
                   {{"round", round}}, language);
    case Step::ConfirmDraw:
        return say("confirm_draw", {{"round", round}}, language);
    case Step::Finished:
        if (!due.disputed.empty()) return say("finished_appealed", {}, language);
        if (!due.tied.empty()) return say("finished_tied", {{"games", listed(due.tied)}}, language);
        return say("finished", {}, language);
    case Step::Closed:
        return say("closed", {}, language);
    case Step::Decide:
    case Step::Play:
        break;
    }
    return {}; // what is missing says it
}

} // namespace

std::string inWords(const DueStep& due, words::Language language) {
    const auto isDisputed = [&](const tournament::MissingSheet& sheet) {
        return std::find(due.disputed.begin(), due.disputed.end(), sheet) != due.disputed.end();
    };
    std::vector<std::string> tables;
    std::vector<std::string> disputed;
    std::vector<std::string> level;
    std::vector<std::string> appealed;
    const auto list = [&](const tournament::MissingSheet& sheet, std::vector<std::string>& into) {
        std::string table = sheet.round == due.round
                                ? sheet.called
                                : tableInRound(sheet.called, std::to_string(sheet.round), language);
        if (std::find(into.begin(), into.end(), table) == into.end()) into.push_back(std::move(table));
    };
    if (due.step != Step::DrawAnew) // before a draw nothing is written
        for (const tournament::MissingSheet& sheet : due.missing)
            list(sheet, isDisputed(sheet) ? disputed : tables);
    for (const tournament::MissingSheet& sheet : due.level) list(sheet, level);
    for (const tournament::MissingSheet& sheet : due.disputed)
        if (std::find(due.missing.begin(), due.missing.end(), sheet) == due.missing.end())
            list(sheet, appealed);
    std::string all = stepInWords(due, language);
    const auto add = [&](const std::vector<std::string>& some, const char* one, const char* many) {
        if (some.empty()) return;
        all += (all.empty() ? "" : " ") +
               say(some.size() == 1 ? one : many, {{"tables", tablesInWords(some, language)}}, language);
    };
    add(tables, "one_missing", "many_missing");
    add(disputed, "one_disputed", "many_disputed");
    add(level, "one_level", "many_level");
    add(appealed, "one_appealed", "many_appealed");
    if (due.drawn.since == Since::Results && due.drawn.isPlayed) // it may stay as it is
        add(due.drawn.tables, "others_one", "others_many");
    return all;
}

} // namespace schreiber::desk
