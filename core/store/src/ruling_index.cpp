#include "ruling_index.h"

#include "images.h"
#include "sqlite.h"

#include <tournament/search_words.h>

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace schreiber::store {

namespace {

using tournament::RuledPoint;
using tournament::Ruling;

const std::vector<Column>& wordColumns() {
    static const std::vector<Column> kColumns = {{"number", ColumnType::Integer, false},
                                                 {"rules", ColumnType::Text, false, kMostImageBytes},
                                                 {"place", ColumnType::Text, false, kMostImageBytes},
                                                 {"words", ColumnType::Text, false, kMostImageBytes}};
    return kColumns;
}

// Nothing that anybody looks for is longer, and the index cuts words at a length of its own.
constexpr std::size_t kLongestWord = 100;

std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words = tournament::searchWords(text);
    std::erase_if(words, [](const std::string& word) { return word.size() > kLongestWord; });
    return words;
}

// A rule's name stays one word.
std::string ruleWord(const std::string& rule) {
    std::string word;
    for (const char c : rule)
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_') word += c;
    return word.substr(0, kLongestWord);
}

void append(std::string& text, const std::vector<std::string>& words) {
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
}

// The row of the index: number, rules, place, words.
Row rowOf(const Ruling& ruling) {
    std::string rules;
    std::string words;
    const bool isInOrder = !tournament::isContested(ruling);
    for (const auto* points : {&ruling.found, &ruling.reasons})
        for (const RuledPoint& point : *points) {
            const std::string word = ruleWord(point.rule);
            if (!word.empty() && (points == &ruling.found || isInOrder)) append(rules, {word});
            for (const std::string* text : {&point.rule, &point.german, &point.italian, &point.english})
                append(words, wordsOf(*text));
        }
    for (const std::string* text :
         {&ruling.dispute, &ruling.decision, &ruling.why, &ruling.appeal, &ruling.askedBy, &ruling.origin})
        append(words, wordsOf(*text));
    for (const tournament::Decision& one : ruling.decisions) // also those that hold no more
        for (const std::string* text : {&one.decision, &one.why})
            if (*text != ruling.decision && *text != ruling.why && *text != ruling.appeal)
                append(words, wordsOf(*text));
    std::string place;
    append(place, wordsOf(ruling.place));
    return {std::int64_t{ruling.number}, rules, place, words};
}

Stored<base::Done> forget(Database& database, const Ruling& ruling) {
    auto done = database.execute(sqlite::kForgetWords, {std::int64_t{ruling.number}});
    if (!done) return base::fail(std::move(done).error());
    return base::Done{};
}

Stored<base::Done> keep(Database& database, const Ruling& ruling) {
    auto done = database.execute(sqlite::kKeepWords, rowOf(ruling));
    if (!done) return base::fail(std::move(done).error());
    return base::Done{};
}

std::string joined(const std::vector<std::string>& parts, const char* between) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : between) + part;
    return text;
}

// Ways in which a word is meant where nothing has it as it was typed: with another ending (verleugnen,
// verleugnet), or two words in one (Schellspitz).
std::vector<std::string> looselyMeant(const std::string& word) {
    constexpr std::size_t kRoot = 4;
    constexpr std::size_t kEnding = 2;
    constexpr std::size_t kLongestOfTwo = 30;
    const bool plain = std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= 'z'; });
    if (!plain || word.size() <= kRoot) return {};
    std::vector<std::string> ways{sqlite::beginsWith(word.substr(0, std::max(kRoot, word.size() - kEnding)))};
    for (std::size_t at = kRoot; word.size() <= kLongestOfTwo && at + kRoot <= word.size(); ++at)
        ways.push_back("(" + sqlite::beginsWith(word.substr(0, at)) + " AND " +
                       sqlite::beginsWith(word.substr(at)) + ")");
    return ways;
}

// What is asked of the index; empty where nothing is asked of it.
std::string questionOf(const RulingSearch& search) {
    std::vector<std::string> asked;
    for (const std::string& word : wordsOf(search.words)) {
        std::vector<std::string> ways{sqlite::beginsWith(word)};
        if (search.loosely)
            for (std::string& way : looselyMeant(word)) ways.push_back(std::move(way));
        if (const auto said = search.saidBy.find(word); said != search.saidBy.end())
            for (const std::string& rule : said->second)
                ways.push_back(sqlite::inColumn("rules", ruleWord(rule)));
        asked.push_back(ways.size() == 1 ? ways.front() : "(" + joined(ways, " OR ") + ")");
    }
    for (const std::string& rule : search.rules) asked.push_back(sqlite::inColumn("rules", ruleWord(rule)));
    std::string question = joined(asked, search.any ? " OR " : " AND ");
    std::vector<std::string> places;
    for (const std::string& word : wordsOf(search.place)) places.push_back(sqlite::inColumn("place", word));
    if (places.empty()) return question;
    const std::string there = joined(places, " AND ");
    return question.empty() ? there : "(" + question + ") AND " + there;
}

// Of each word in each column how many rulings have it there and how often, as numbers and text; and of each
// word how many rulings have it and the sum of their numbers, as the index is to find them.
struct Vocabulary {
    std::vector<Row> words;
    std::vector<Row> found;

    bool operator==(const Vocabulary&) const = default;
};

const std::vector<Column>& vocabularyColumns() {
    static const std::vector<Column> kColumns = {{"term", ColumnType::Text, false},
                                                 {"col", ColumnType::Text, false},
                                                 {"doc", ColumnType::Integer, false},
                                                 {"cnt", ColumnType::Integer, false}};
    return kColumns;
}

const std::vector<Column>& foundColumns() {
    static const std::vector<Column> kColumns = {{"term", ColumnType::Text, false},
                                                 {"found", ColumnType::Text, false}};
    return kColumns;
}

Vocabulary vocabularyOf(const std::vector<Row>& rows) {
    std::map<std::pair<std::string, std::string>, std::pair<std::int64_t, std::int64_t>> words;
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> found;
    for (const Row& row : rows) {
        std::set<std::string> ofRuling;
        for (std::size_t column = 1; column < row.size(); ++column) {
            std::map<std::string, std::int64_t> there;
            for (std::string& word : sqlite::tokensOf(std::get<std::string>(row[column])))
                ++there[std::move(word)];
            for (const auto& [word, times] : there) {
                auto& [rulings, all] = words[{word, std::string(wordColumns()[column].name)}];
                ++rulings;
                all += times;
                ofRuling.insert(word);
            }
        }
        for (const std::string& word : ofRuling) {
            auto& [rulings, sum] = found[word];
            ++rulings;
            sum += std::get<std::int64_t>(row.front());
        }
    }
    Vocabulary vocabulary;
    for (const auto& [at, counts] : words)
        vocabulary.words.push_back({at.first, at.second, counts.first, counts.second});
    for (const auto& [word, numbers] : found)
        vocabulary.found.push_back({word, fmt::format("{} {}", numbers.first, numbers.second)});
    return vocabulary;
}

Stored<Vocabulary> readVocabulary(Database& database) {
    auto words = database.select(sqlite::kSelectVocabulary, vocabularyColumns());
    if (!words) return base::fail(std::move(words).error());
    auto found = database.select(sqlite::kSelectFoundByWord, foundColumns());
    if (!found) return base::fail(std::move(found).error());
    Vocabulary vocabulary{std::move(*words), std::move(*found)};
    for (auto* rows : {&vocabulary.words, &vocabulary.found}) std::sort(rows->begin(), rows->end());
    return vocabulary;
}

Stored<Vocabulary> openVocabulary(Database& database) {
    const auto only = database.selectNumber(sqlite::kSelectQueryOnly);
    if (!only) return base::fail(only.error());
    if (auto done = database.execute(sqlite::kAllowWriting); !done)
        return base::fail(std::move(done).error());
    const auto opened = database.execute(sqlite::kOpenVocabulary);
    auto vocabulary = opened ? readVocabulary(database) : Stored<Vocabulary>(base::fail(opened.error()));
    const auto closed = opened ? database.execute(sqlite::kCloseVocabulary) : Stored<int>(0);
    const auto back = database.execute(*only != 0 ? sqlite::kForbidWriting : sqlite::kAllowWriting);
    for (const auto* done : {&closed, &back})
        if (!*done) return base::fail(done->error());
    return vocabulary;
}

// Rows of the index against those the rulings make; both in order of the number.
std::vector<Finding> compareRows(const std::vector<Row>& found, const std::vector<Row>& expected) {
    std::vector<Finding> findings;
    auto row = found.begin();
    auto want = expected.begin();
    while (row != found.end() || want != expected.end()) {
        if (want == expected.end() || (row != found.end() && row->front() < want->front())) {
            findings.push_back({"ruling_words", keyText({(row++)->front()}), {}, "orphan"});
        } else if (row == found.end() || want->front() < row->front()) {
            findings.push_back({"ruling_words", keyText({(want++)->front()}), {}, "missing"});
        } else {
            for (std::size_t i = 1; i < row->size(); ++i)
                if ((*row)[i] != (*want)[i])
                    findings.push_back({"ruling_words", keyText({row->front()}),
                                        std::string(wordColumns()[i].name), "altered"});
            ++row;
            ++want;
        }
    }
    return findings;
}

} // namespace

Stored<base::Done> indexRulings(Database& database, const std::vector<Ruling>& before,
                                const std::vector<Ruling>& after) {
    auto old = before.begin();
    auto now = after.begin();
    while (old != before.end() || now != after.end()) {
        const bool gone = now == after.end() || (old != before.end() && old->number < now->number);
        const bool added = !gone && (old == before.end() || now->number < old->number);
        const bool same = !gone && !added && *old == *now;
        if (!added && !same)
            if (auto done = forget(database, *old); !done) return done;
        if (!gone && !same)
            if (auto done = keep(database, *now); !done) return done;
        if (!added) ++old;
        if (!gone) ++now;
    }
    return base::Done{};
}

Stored<base::Done> indexAllAnew(Database& database, const std::vector<Ruling>& rulings) {
    for (const char* statement : sqlite::kEmptyIndex)
        if (auto done = database.executeOnIndex(statement); !done) return done;
    return indexRulings(database, {}, rulings);
}

namespace {

const std::vector<Column>& numberColumn() {
    static const std::vector<Column> kNumber = {{"number", ColumnType::Integer, false}};
    return kNumber;
}

Stored<std::vector<int>> searchAsAsked(Database& database, const RulingSearch& search) {
    const std::string question = questionOf(search);
    Row parameters;
    if (!question.empty()) parameters.emplace_back(question);
    const bool anyDay = !question.empty() && search.since.empty() && search.until.empty();
    if (!anyDay)
        parameters.insert(parameters.end(), {search.since, search.until, search.until, search.until});
    parameters.emplace_back(std::int64_t{search.most});
    const bool nothing = question.empty() && (!search.words.empty() || search.any);
    if (nothing) return std::vector<int>();
    const char* statement = anyDay             ? sqlite::kSearchAnyDay
                            : question.empty() ? sqlite::kSelectRulings
                                               : sqlite::kSearchRulings;
    const auto rows = database.select(statement, numberColumn(), parameters);
    if (!rows) return base::fail(rows.error());
    std::vector<int> numbers;
    for (const Row& row : *rows) numbers.push_back(static_cast<int>(std::get<std::int64_t>(row.front())));
    return numbers;
}

} // namespace

Stored<std::vector<int>> searchRulings(Database& database, const RulingSearch& search,
                                       std::string (*selectUnder)(std::size_t count)) {
    auto found = searchAsAsked(database, search);
    if (!found || search.placeOf.empty()) return found;
    std::set<int> under;
    Row sets;
    for (const std::string& rules : search.placeOf) sets.insert(sets.end(), 3, rules);
    const auto rows = database.select(selectUnder(search.placeOf.size()), numberColumn(), sets);
    if (!rows) return base::fail(rows.error());
    for (const Row& row : *rows) under.insert(static_cast<int>(std::get<std::int64_t>(row.front())));
    if (under.empty()) return found;
    RulingSearch anywhere = search;
    anywhere.place.clear();
    anywhere.most = std::numeric_limits<int>::max();
    const auto wider = searchAsAsked(database, anywhere);
    if (!wider) return wider;
    for (const int number : *found) under.erase(number);
    for (const int number : *wider)
        if (found->size() < static_cast<std::size_t>(search.most) && under.contains(number))
            found->push_back(number);
    return found;
}

namespace {

// As SQLite writes numbers that may have up to nine bytes: seven bits in each, the highest first.
std::string variable(std::size_t number) {
    std::string hex;
    for (bool last = true; last || number > 0; last = false, number >>= 7U)
        hex.insert(0, fmt::format("{:02X}", (number & 0x7FU) | (last ? 0U : 0x80U)));
    return hex;
}

// What is kept beside the words, of the rows there should be.
Stored<bool> isKeptBeside(Database& database, const std::vector<Row>& rows) {
    static const std::vector<Column> kColumns = {{"id", ColumnType::Integer, false},
                                                 {"sz", ColumnType::Text, false}};
    const auto form = database.selectNumber(sqlite::kSelectIndexForm);
    if (!form) return base::fail(form.error());
    auto counts = database.select(sqlite::kSelectWordCounts, kColumns);
    if (!counts) return base::fail(std::move(counts).error());
    std::vector<Row> wanted;
    for (const Row& row : rows) {
        std::string counted;
        for (std::size_t column = 1; column < row.size(); ++column)
            counted += variable(sqlite::tokensOf(std::get<std::string>(row[column])).size());
        wanted.push_back({row.front(), std::move(counted)});
    }
    return *form == 1 && *counts == wanted;
}

// What of it cannot be read is damaged, whatever SQLite has to say of it.
template <class T>
Stored<std::vector<Finding>> asFindings(const Stored<T>& read) {
    if (read.error().kind != StoreErrorKind::Damaged) return base::fail(read.error());
    return std::vector<Finding>{{"ruling_words", {}, {}, "index"}};
}

} // namespace

Stored<std::vector<Finding>> checkIndex(Database& database, const std::vector<Ruling>& rulings) {
    std::vector<Row> expected;
    for (const Ruling& ruling : rulings) expected.push_back(rowOf(ruling));
    const auto kept = isKeptBeside(database, expected);
    if (!kept) return asFindings(kept);
    const auto found = database.select(sqlite::kSelectWords, wordColumns());
    if (!found) return asFindings(found);
    std::vector<Finding> findings = compareRows(*found, expected);
    if (!findings.empty()) return findings;

    const auto leads = database.selectNumber(sqlite::kSelectIndexLeads);
    if (!leads) return asFindings(leads);
    const auto indexed = openVocabulary(database);
    if (!indexed) return asFindings(indexed);
    if (!*kept || *leads != 1 || *indexed != vocabularyOf(expected))
        findings.push_back({"ruling_words", {}, {}, "index"});
    return findings;
}

} // namespace schreiber::store
