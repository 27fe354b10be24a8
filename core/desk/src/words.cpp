#include "messages/tables.h"

#include <desk/words.h>

#include <algorithm>

namespace schreiber::desk {

namespace {

std::string numbers(const std::vector<int>& items) {
    std::string text;
    for (const int number : items) text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
}

} // namespace

std::string inWords(const store::Action& action, Language language) {
    return sentence(actionMessages(), action.code, action.arguments, language);
}

std::string inWords(const store::JournalEntry& entry, Language language) {
    const std::string what = inWords(entry.what, language);
    if (entry.kind == store::JournalKind::Do) return what;
    const char* code = entry.kind == store::JournalKind::Undo ? "undo" : "redo";
    return sentence(journalMessages(), code, {{"what", what}}, language);
}

std::string warningInWords(const std::string& code, Language language) {
    return sentence(warningMessages(), code, {}, language);
}

std::string wordFor(const std::string& subject, const std::string& value, Language language) {
    const Message* message = findMessage(wordMessages(), subject + "." + value);
    return message == nullptr ? value : std::string(textOf(*message, language));
}

std::string inWords(const tournament::LikelyDuplicate& duplicate, Language language) {
    const bool entered = duplicate.likeEntry != 0;
    return sentence(entryListMessages(), entered ? "like_entry" : "like_line",
                    {{"line", std::to_string(duplicate.line)},
                     {"name", duplicate.name},
                     {"like", duplicate.like},
                     {"other", std::to_string(entered ? duplicate.likeEntry : duplicate.likeLine)}},
                    language);
}

std::string inWords(const DueStep& due, Language language) {
    const auto say = [&](const char* code, const Arguments& arguments) {
        return sentence(dueMessages(), code, arguments, language);
    };
    const std::string round = std::to_string(due.round);
    switch (due.step) {
    case Step::Entries:
        return say("entries", {});
    case Step::Draw:
        return due.round == 0 ? say("draw_partners", {}) : say("draw", {{"round", round}});
    case Step::ConfirmDraw:
        return say("confirm_draw", {{"round", round}});
    case Step::Standings:
    case Step::Finished:
        return say("finished", {});
    case Step::Play:
        break;
    }
    std::vector<std::string> tables;
    for (const tournament::MissingSheet& sheet : due.missing) {
        std::string table = std::to_string(sheet.table);
        if (sheet.round != due.round)
            table = say("in_round", {{"table", table}, {"round", std::to_string(sheet.round)}});
        if (std::find(tables.begin(), tables.end(), table) == tables.end()) tables.push_back(table);
    }
    std::string list;
    for (const std::string& table : tables) list += (list.empty() ? "" : ", ") + table;
    return say(tables.size() == 1 ? "one_missing" : "many_missing", {{"tables", list}});
}

} // namespace schreiber::desk
