#include "messages/tables.h"

#include <desk/failure.h>
#include <desk/words.h>
#include <rulebook/catalogue.h>

namespace schreiber::desk {

namespace {

const char* codeOf(store::StoreErrorKind kind) {
    switch (kind) {
    case store::StoreErrorKind::NotFound:
        return "not_found";
    case store::StoreErrorKind::Exists:
        return "exists";
    case store::StoreErrorKind::Foreign:
        return "foreign";
    case store::StoreErrorKind::Newer:
        return "newer";
    case store::StoreErrorKind::Damaged:
        return "damaged";
    case store::StoreErrorKind::Locked:
        return "locked";
    case store::StoreErrorKind::ReadOnly:
        return "read_only";
    case store::StoreErrorKind::Full:
        return "full";
    case store::StoreErrorKind::InputOutput:
        break;
    }
    return "input_output";
}

std::string expectations(const std::vector<std::string>& expected, Language language) {
    const std::string orWord = sentence(inputMessages(), "or", {}, language);
    std::string text;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const Message* known = findMessage(inputMessages(), expected[i]);
        if (i > 0) text += i + 1 == expected.size() ? orWord : ", ";
        text += known == nullptr ? base::printable(expected[i]) : std::string(textOf(*known, language));
    }
    return text;
}

std::string said(const base::InputError& error, const std::string& text) {
    const std::string where = base::printable(base::place(error), 200);
    return where.empty() ? text : where + ": " + text;
}

std::string inWords(const base::InputError& error, Language language) {
    const Arguments arguments{{"found", error.found}, {"expected", expectations(error.expected, language)}};
    const char* code = error.found.empty() ? "only_expected" : "found_expected";
    return said(error, sentence(inputMessages(), code, arguments, language));
}

rulebook::Language bookLanguage(Language language) {
    return language == Language::German    ? rulebook::Language::German
           : language == Language::Italian ? rulebook::Language::Italian
                                           : rulebook::Language::English;
}

// A refusal that names a rule point says its text and where it stands.
Arguments withRule(Arguments arguments, Language language) {
    const auto rule = arguments.find("rule");
    if (rule == arguments.end()) return arguments;
    const rulebook::RulePoint* point = rulebook::findRulePoint(rule->second);
    if (point == nullptr) return arguments;
    std::string source = rulebook::label(*point);
    if (const auto backing = rulebook::citationsFor(*point, arguments["set"]))
        for (const rulebook::Citation& citation : backing->citations)
            source += (citation == backing->citations.front() ? ": " : "; ") + std::string(citation.source) +
                      " " + std::string(citation.section);
    arguments["text"] = point->text.in(bookLanguage(language));
    arguments["source"] = source;
    return arguments;
}

// A sentence a line.
template <class Items>
std::string lines(const Items& items, Language language) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : "\n") + inWords(item, language);
    return text;
}

} // namespace

std::string inWords(const tournament::BadRow& row, Language language) {
    const Arguments arguments{{"found", row.where.found},
                              {"expected", expectations(row.where.expected, language)}};
    return said(row.where, sentence(entryListMessages(), row.reason, arguments, language));
}

std::string inWords(const Failure& failure, Language language) {
    if (const auto* errors = std::get_if<InputErrors>(&failure)) return lines(errors->errors, language);
    if (const auto* rows = std::get_if<BadRows>(&failure)) return lines(rows->rows, language);
    if (const auto* refusal = std::get_if<tournament::Refusal>(&failure))
        return sentence(refusalMessages(), refusal->code, withRule(refusal->arguments, language), language);
    const auto& error = std::get<store::StoreError>(failure);
    return sentence(storeMessages(), codeOf(error.kind), {{"file", error.file}, {"detail", error.detail}},
                    language);
}

int exitCodeOf(const Failure& failure) {
    if (std::holds_alternative<tournament::Refusal>(failure)) return 4;
    if (const auto* error = std::get_if<store::StoreError>(&failure)) {
        // A path that leads nowhere is an argument to be mended, not a damaged tournament.
        const bool argument =
            error->kind == store::StoreErrorKind::NotFound || error->kind == store::StoreErrorKind::Exists;
        return argument ? 2 : 3;
    }
    return 2;
}

} // namespace schreiber::desk
