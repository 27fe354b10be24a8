#pragma once

#include <nlohmann/json.hpp>

#include <perlaggen/ruling/ask.h>
#include <string>
#include <words/language.h>

// A query and its answer as JSON; single quotes stand for double ones, so that a query fits a line of code.
inline nlohmann::json fromQuotes(std::string text) {
    for (char& c : text)
        if (c == '\'') c = '"';
    return nlohmann::json::parse(text);
}

inline nlohmann::json ask(const std::string& query,
                          schreiber::words::Language language = schreiber::words::Language::English) {
    schreiber::perlaggen::ruling::Asker asker(language);
    return nlohmann::json::parse(asker.answer(fromQuotes(query).dump()));
}

inline bool refused(const std::string& query) {
    return ask(query).contains("error");
}
