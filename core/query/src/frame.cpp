#include <base/input_error.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <query/frame.h>
#include <query/reading.h>
#include <query/written.h>

#include <json/read.h>

namespace schreiber::query {

namespace {

// A query has some dozen values; the longest that is asked, a sheet of a whole evening, some thousand.
constexpr json::Limits kLimits{kLongestQuery, 50'000, 1'000, 100};

constexpr words::Text kNoObject{"Das ist kein JSON-Objekt {{…}} auf einer Zeile.",
                                "Questo non è un oggetto JSON {{…}} su una riga.",
                                "This is no JSON object {{…}} on one line."};

// Why a line cannot be read.
std::string whyUnreadable(const json::Error& error, words::Language language) {
    const auto said = [&](const words::Text& what, const auto&... arguments) {
        return fmt::format(fmt::runtime(what.in(language)), arguments...);
    };
    const std::string at = error.pointer.empty() ? "/" : base::printable(error.pointer);
    switch (error.fault) {
    case json::Fault::NotJson:
    case json::Fault::NumberTooLong:
        break;
    case json::Fault::KeyTwice:
        return said({"{}: der Schlüssel {} steht zweimal da; jeder gehört einmal hin.",
                     "{}: la chiave {} c'è due volte; ognuna va scritta una volta sola.",
                     "{}: the key {} stands there twice; each goes there once."},
                    at, inBackticks(error.found));
    case json::Fault::TooManyBytes:
        return said({"Die Zeile ist länger als {} Bytes.", "La riga è più lunga di {} byte.",
                     "The line is longer than {} bytes."},
                    error.most);
    case json::Fault::TooManyValues:
        return said({"{}: mehr als {} Werte auf einer Zeile.", "{}: più di {} valori su una riga.",
                     "{}: more than {} values on one line."},
                    at, error.most);
    case json::Fault::TooManyKeys:
        return said({"{}: mehr als {} Schlüssel in einem Objekt.", "{}: più di {} chiavi in un oggetto.",
                     "{}: more than {} keys in one object."},
                    at, error.most);
    case json::Fault::TooDeep:
        return said({"Die Klammern sind tiefer als {} geschachtelt.",
                     "Le parentesi sono annidate oltre {} livelli.",
                     "The brackets are nested deeper than {}."},
                    error.most);
    }
    return said(kNoObject);
}

std::string dumped(const nlohmann::ordered_json& json) {
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace

std::string answered(std::string_view line, words::Language language, const Answering& answering) {
    auto query = json::read(line, kLimits);
    if (!query && query.error().fault == json::Fault::NumberTooLong) {
        const std::string quoted = withLargeNumbersQuoted(line);
        query = json::read(quoted, {quoted.size(), kLimits.values, kLimits.keys, kLimits.depth});
    }
    const bool isObject = query && query->is_object();
    const std::string answer =
        dumped(isObject ? answering(*query)
                        : nlohmann::ordered_json{
                              {"error", query ? std::string(fmt::format(fmt::runtime(kNoObject.in(language))))
                                              : whyUnreadable(query.error(), language)}});
    if (isObject && !query->contains("id")) return answer;
    // Whoever asks by number wants to know which query it was that could not be read.
    const std::string id = writtenId(line);
    if (id.empty() || (!isObject && !isValue(id, kLimits))) return answer;
    return "{\"id\":" + id + (answer == "{}" ? "}" : ',' + answer.substr(1));
}

} // namespace schreiber::query
