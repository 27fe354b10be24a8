#include "copies.h"
#include "messages/tables.h"
#include "place_words.h"
#include "row_words.h"

#include <base/number.h>
#include <base/utf8.h>
#include <desk/altered.h>
#include <desk/failure.h>
#include <desk/games.h>
#include <desk/input_words.h>
#include <desk/sheet_records.h>
#include <desk/words.h>

#include <algorithm>
#include <filesystem>
#include <game/refusal_code.h>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace schreiber::desk {

namespace {

using desk::inWords; // those of the header, beside the ones of this file

const char* codeOf(store::StoreErrorKind kind) {
    switch (kind) {
    case store::StoreErrorKind::NoName:
        return "no_name";
    case store::StoreErrorKind::NotFound:
        return "not_found";
    case store::StoreErrorKind::NoFolder:
        return "no_folder";
    case store::StoreErrorKind::IsFolder:
        return "is_folder";
    case store::StoreErrorKind::IsDevice:
        return "is_device";
    case store::StoreErrorKind::IsLink:
        return "is_link";
    case store::StoreErrorKind::Replaced:
        return "replaced";
    case store::StoreErrorKind::Exists:
        return "exists";
    case store::StoreErrorKind::OtherKind:
        return "other_kind";
    case store::StoreErrorKind::Itself:
        return "itself";
    case store::StoreErrorKind::AnotherEvening:
        return "another_evening";
    case store::StoreErrorKind::Foreign:
        return "foreign";
    case store::StoreErrorKind::ForeignClub:
        return "foreign_club";
    case store::StoreErrorKind::Newer:
        return "newer";
    case store::StoreErrorKind::Damaged:
        return "damaged";
    case store::StoreErrorKind::DamagedClub:
        return "damaged_club";
    case store::StoreErrorKind::NotACopy:
        return "not_a_copy";
    case store::StoreErrorKind::Unsound:
        return "unsound";
    case store::StoreErrorKind::OpenElsewhere:
        return "open_elsewhere";
    case store::StoreErrorKind::Unconfirmed:
        return "unconfirmed";
    case store::StoreErrorKind::Locked:
        return "locked";
    case store::StoreErrorKind::ReadOnly:
        return "read_only";
    case store::StoreErrorKind::Unreadable:
        return "not_to_be_read";
    case store::StoreErrorKind::InTheWay:
        return "in_the_way";
    case store::StoreErrorKind::Outdated:
        return "outdated";
    case store::StoreErrorKind::Full:
        return "full";
    case store::StoreErrorKind::PartlyWritten:
        return "partly_written";
    case store::StoreErrorKind::InputOutput:
        break;
    }
    return "input_output";
}

// `1–16` or `1-16`; nothing where it is no span of numbers.
std::optional<std::string> spanInWords(const std::string& expected, words::Language language) {
    constexpr std::string_view kDash = "–";
    const auto dash = expected.find(kDash);
    const auto to = dash == std::string::npos ? expected.find('-', 1) : dash;
    if (to == std::string::npos) return std::nullopt;
    const std::string least = expected.substr(0, to);
    const std::string most = expected.substr(to + (dash == std::string::npos ? 1 : kDash.size()));
    for (const std::string& part : {least, most})
        if (!base::readNumber(part)) return std::nullopt;
    return sentence(inputMessages(), least == most ? "just" : "range", {{"1", least}, {"2", most}}, language);
}

std::string expectationInWords(const std::string& expected, words::Language language) {
    if (expected.starts_with('=')) return base::printable(expected.substr(1)); // to be typed as it stands
    for (const auto table : {inputMessages(), recordWordMessages()})
        if (const Message* known = findMessage(table, expected)) return std::string(known->text.in(language));
    return spanInWords(expected, language).value_or(base::printable(expected));
}

std::string expectations(const std::vector<std::string>& expected, words::Language language) {
    const std::string orWord = sentence(inputMessages(), "or", {}, language);
    std::string text;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (i > 0) text += i + 1 == expected.size() ? orWord : ", ";
        text += expectationInWords(expected[i], language);
    }
    return text;
}

std::string said(const base::InputError& error, const std::string& text) {
    const std::string where = base::printable(base::place(error), 200);
    return where.empty() ? text : where + ": " + text;
}

// The first sign that is none to be read, or stands for one where the text was made printable; from 1, and 0
// where there is none.
int placeOfControl(std::string_view text) {
    for (int place = 1; !text.empty(); ++place) {
        const base::Decoded next = base::decodeOne(text);
        const std::string_view sign = text.substr(0, next.length);
        constexpr char32_t kMark = 0xFEFF; // nothing is seen of it
        constexpr char32_t kReplaced = 0xFFFD;
        if (next.codePoint == kMark || next.codePoint == kReplaced || base::printable(sign) != sign)
            return place;
        text.remove_prefix(next.length);
    }
    return 0;
}

// An expectation that says what it hangs on, `CARDS(3;5;Anna)`, is a sentence of its own; the last part is
// free.
std::optional<std::string> particular(const base::InputError& error, words::Language language) {
    for (const std::string_view expected : error.expected) {
        const auto open = expected.find('(');
        if (open == std::string_view::npos || expected.back() != ')') continue;
        const Message* message = findMessage(inputMessages(), expected.substr(0, open));
        if (message == nullptr) continue;
        Arguments arguments{{"found", error.found}};
        std::string_view about = expected.substr(open + 1, expected.size() - open - 2);
        constexpr int kMost = 3;
        for (int n = 1; n <= kMost; ++n) {
            const auto end = n == kMost ? about.size() : std::min(about.find(';'), about.size());
            arguments[std::to_string(n)] = about.substr(0, end);
            about.remove_prefix(std::min(end + 1, about.size()));
        }
        return filled(message->text.in(language), arguments);
    }
    return std::nullopt;
}

std::string inWords(const base::InputError& error, words::Language language) {
    return said(error, whatInWords(error, language));
}

// A refusal that names a rule point says its text and where it stands.
Arguments withRule(Arguments arguments, words::Language language) {
    const auto rule = arguments.find("rule");
    if (rule == arguments.end()) return arguments;
    for (const game::Game* game : games())
        if (auto cited = game->cited(rule->second, arguments["set"], language)) {
            arguments["text"] = std::move(cited->text);
            arguments["source"] = std::move(cited->source);
            break;
        }
    return arguments;
}

// "2:1, 3:3" with words: "1 (Runde 2), 3 (Runde 3)"; several of one round name it once.
std::string sheetsInWords(const std::string& sheets, words::Language language) {
    constexpr std::string_view kBetween = ", ";
    std::vector<std::pair<std::string, std::string>> all; // rounds and tables
    for (std::size_t from = 0; from <= sheets.size();) {
        const std::size_t end = std::min(sheets.find(kBetween, from), sheets.size());
        const std::size_t colon = std::min(sheets.find(':', from), end);
        const std::size_t table = std::min(colon + 1, end);
        all.emplace_back(sheets.substr(from, colon - from), sheets.substr(table, end - table));
        from = end + kBetween.size();
    }
    const bool inOne = all.size() > 1 && std::all_of(all.begin(), all.end(), [&](const auto& sheet) {
                           return sheet.first == all.front().first;
                       });
    std::vector<std::string> tables;
    for (const auto& [round, table] : all)
        tables.push_back(inOne ? table : tableInRound(table, round, language));
    const std::string words = tablesInWords(tables, language);
    if (!inOne) return words;
    return sentence(dueMessages(), "in_one_round", {{"tables", words}, {"round", all.front().first}},
                    language);
}

// A line of a game that cannot be read: where it stops making sense, and what could stand there.
base::InputError unreadable(const tournament::Refusal& refusal) {
    const auto told = [&](const char* name) {
        const auto found = refusal.arguments.find(name);
        return found == refusal.arguments.end() ? std::string() : found->second;
    };
    base::InputError error{{}, 0, base::readNumber(told("column")).value_or(0), told("found"), {}};
    for (std::string rest = told("expected"); !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        error.expected.push_back(rest.substr(0, end));
        rest.erase(0, std::min(end + 1, rest.size()));
    }
    return error;
}

std::string unreadableInWords(const tournament::Refusal& refusal, words::Language language) {
    return filled(findRefusal("line_unreadable")->text.in(language),
                  withPlaces(refusal.arguments, language)) +
           ' ' + whatInWords(unreadable(refusal), language);
}

std::string inWords(const tournament::Refusal& refusal, words::Language language) {
    if (refusal.code == "line_unreadable"_refusal) return unreadableInWords(refusal, language);
    const Message* message = findRefusal(refusal.code);
    if (message == nullptr) return base::printable(refusal.code);
    Arguments arguments = withPlaces(withRule(refusal.arguments, language), language);
    if (const auto sheets = arguments.find("sheets"); sheets != arguments.end())
        sheets->second = sheetsInWords(sheets->second, language);
    if (const auto changes = arguments.find("changes"); changes != arguments.end())
        changes->second =
            sentence(standingMessages(), changes->second.empty() ? "ranks_stay" : "ranks_change",
                     {{"ranks", changes->second}}, language);
    if (const auto detail = arguments.find("detail"); detail != arguments.end())
        detail->second = rowInWords(detail->second, language);
    if (const auto expected = arguments.find("expected"); expected != arguments.end())
        expected->second = expectations({expected->second}, language);
    if (const auto needs = arguments.find("needs"); needs != arguments.end())
        needs->second = games().front()->needsInWords(needs->second, language);
    if (const auto why = arguments.find("why"); why != arguments.end())
        why->second = reasonInWords(why->second, language);
    if (const auto option = arguments.find("option"); option != arguments.end())
        option->second = wordFor("option", option->second, language);
    std::string first; // said before what the question asks
    for (const char* code : {"disputed", "unconfirmed"})
        if (const auto found = arguments.find(code); found != arguments.end())
            first += sentence(dueMessages(), code, {{"sheets", sheetsInWords(found->second, language)}},
                              language) +
                     ' ';
    return first + filled(message->text.in(language), arguments);
}

std::string inWords(const store::StoreError& error, words::Language language) {
    const std::string detail = rowInWords(error.detail, language);
    const bool known = !detail.empty();
    std::string code = codeOf(error.kind);
    const std::string copies = folderOfCopies(error.file);
    std::error_code unreadable;
    if (error.kind == store::StoreErrorKind::Damaged && std::filesystem::is_directory(copies, unreadable))
        code = "damaged_with_copies";
    if (error.kind == store::StoreErrorKind::NoName && !error.file.empty()) code = "name_too_long";
    return sentence(storeMessages(), code,
                    {{"file", error.file},
                     {"copies", copies},
                     {"detail", detail},
                     {"bracket", known ? " (" + detail + ")" : ""},
                     {"colon", known ? ": " + detail : ""}},
                    language);
}

// Each advice once, in the order of the defects.
std::string adviceFor(const InputErrors& inputs, words::Language language) {
    std::vector<std::string_view> said;
    for (const base::InputError& error : inputs.errors)
        for (const std::string& expected : error.expected) {
            const Message* known = findMessage(inputMessages(), expected.substr(0, expected.find('(')));
            const std::string_view advice = known == nullptr ? "" : known->advice.in(language);
            if (!advice.empty() && std::find(said.begin(), said.end(), advice) == said.end())
                said.push_back(advice);
        }
    std::string text;
    for (const std::string_view advice : said) text += (text.empty() ? "" : " ") + std::string(advice);
    return text;
}

// A sentence a line.
template <class Items>
std::string lines(const Items& items, words::Language language) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : "\n") + inWords(item, language);
    return text;
}

} // namespace

std::string inWords(const tournament::BadRow& row, words::Language language) {
    const int position = placeOfControl(row.where.found);
    const Arguments arguments{{"found", row.where.found},
                              {"position", std::to_string(position)},
                              {"expected", expectations(row.where.expected, language)}};
    const bool alone = row.where.line == 0 || row.where.found.find_first_not_of(' ') == std::string::npos;
    const std::string own = row.reason + ".alone";
    const bool known = alone && findMessage(entryListMessages(), own) != nullptr;
    if (findMessage(entryListMessages(), row.reason) == nullptr) // of the file, as of any other
        return inWords(row.where, language);
    const bool nowhere = row.reason == "control_character" && position == 0; // it is beyond what is shown
    const std::string code = nowhere ? "control_character.somewhere" : known ? own : row.reason;
    return said(row.where, sentence(entryListMessages(), code, arguments, language));
}

std::string whatInWords(const base::InputError& error, words::Language language) {
    if (auto sentence = particular(error, language)) return *sentence;
    for (const game::Game* game : games())
        if (auto sentence = game->faultInWords(error, language)) return *sentence;
    const Arguments arguments{{"found", error.found}, {"expected", expectations(error.expected, language)}};
    const char* code = error.found.empty() ? "only_expected" : "found_expected";
    return sentence(inputMessages(), code, arguments, language);
}

std::string whatInWords(const store::Finding& finding, words::Language language) {
    const Arguments arguments{{"found", finding.found},
                              {"expected", expectations({finding.expected}, language)}};
    return sentence(findingMessages(), finding.what, arguments, language);
}

std::string inWords(const store::Finding& finding, words::Language language) {
    const std::string where = rowInWords(store::placeOf(finding), language);
    const std::string text = whatInWords(finding, language);
    return where.empty() ? text : where + ": " + text;
}

std::string alteredInWords(const std::string& file, const std::vector<store::Finding>& findings,
                           words::Language language) {
    constexpr std::size_t kMostTold = 5;
    const std::size_t told = std::min(findings.size(), kMostTold);
    std::string text = warningInWords({"altered", {{"file", file}}}, language);
    for (std::size_t i = 0; i < told; ++i) text += '\n' + inWords(findings[i], language);
    if (told < findings.size())
        text += '\n' + warningInWords({"altered_more", {{"count", std::to_string(findings.size() - told)}}},
                                      language);
    return text;
}

std::string inWords(const Failure& failure, words::Language language) {
    if (const auto* errors = std::get_if<InputErrors>(&failure)) return lines(errors->errors, language);
    if (const auto* rows = std::get_if<BadRows>(&failure)) {
        std::string text = lines(rows->rows, language);
        for (const std::string& left : inWords(rows->leftOut, language, rows->file)) text += '\n' + left;
        return text;
    }
    if (const auto* refusal = std::get_if<tournament::Refusal>(&failure)) return inWords(*refusal, language);
    return inWords(std::get<store::StoreError>(failure), language);
}

std::string inWordsAtSheet(const Failure& failure, words::Language language) {
    const auto* const refusal = std::get_if<tournament::Refusal>(&failure);
    const Message* const message = refusal != nullptr ? findRefusal(refusal->code) : nullptr;
    if (message == nullptr) return inWords(failure, language);
    if (refusal->code == "line_unreadable"_refusal) return whatInWords(unreadable(*refusal), language);
    constexpr std::string_view kBehindPlace = ": ";
    const std::string_view text = message->text.in(language);
    const std::size_t colon = text.find(kBehindPlace);
    if (colon == std::string_view::npos || text.substr(0, colon).find("{round}") == std::string_view::npos)
        return inWords(failure, language);
    const Arguments arguments = withPlaces(refusal->arguments, language);
    std::string words = filled(text.substr(colon + kBehindPlace.size()), arguments);
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z')
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

std::string adviceFor(const Failure& failure, words::Language language) {
    if (const auto* errors = std::get_if<InputErrors>(&failure)) return adviceFor(*errors, language);
    if (const auto* rows = std::get_if<BadRows>(&failure)) {
        const Message* known =
            rows->rows.empty() ? nullptr : findMessage(entryListMessages(), rows->rows.front().reason);
        return known == nullptr ? std::string() : std::string(known->advice.in(language));
    }
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    const Message* message = refusal == nullptr ? nullptr : findRefusal(refusal->code);
    return message == nullptr ? std::string() : filled(message->advice.in(language), refusal->arguments);
}

std::string expectedInWords(const std::string& expected, words::Language language) {
    return expectations({expected}, language);
}

bool isQuestion(const Failure& failure) {
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    return refusal != nullptr && kindOf(*refusal) >= RefusalKind::Question;
}

int exitCodeOf(const Failure& failure) {
    if (const auto* refusal = std::get_if<tournament::Refusal>(&failure)) {
        if (isAltered(failure)) return 3;
        return kindOf(*refusal) == RefusalKind::Unusable ? 2 : 4;
    }
    if (const auto* error = std::get_if<store::StoreError>(&failure)) {
        using Kind = store::StoreErrorKind;
        switch (error->kind) {
        // A path that leads nowhere is an argument to be mended, not a damaged tournament.
        case Kind::NoName:
        case Kind::NotFound:
        case Kind::NoFolder:
        case Kind::IsFolder:
        case Kind::IsDevice:
        case Kind::IsLink:
        case Kind::Exists:
        case Kind::OtherKind:
        case Kind::Itself:
        case Kind::AnotherEvening:
        case Kind::NotACopy:
            return 2;
        case Kind::Replaced:
        case Kind::Foreign:
        case Kind::ForeignClub:
        case Kind::Newer:
        case Kind::Damaged:
        case Kind::DamagedClub:
        case Kind::Unsound:
        case Kind::Locked:
        case Kind::OpenElsewhere:
        case Kind::ReadOnly:
        case Kind::Unreadable:
        case Kind::InTheWay:
        case Kind::Outdated:
        case Kind::Full:
        case Kind::PartlyWritten:
        case Kind::InputOutput:
        case Kind::Unconfirmed:
            break;
        }
        return 3;
    }
    return 2;
}

} // namespace schreiber::desk
