#include "games/perlaggen/dispute/deal_view.h"

#include "base/brief.h"
#include "base/text.h"
#include "dispute/brief_names.h"
#include "games/perlaggen/dispute/own_rules_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <sstream>
#include <tuple>

namespace schreiber::desktop {
namespace {

using perlaggen::record::Record;

// Leaving a line out may make another one wrong, hardly a third; a hand may lack a card after the other.
constexpr int kMostAttempts = 8;
constexpr qsizetype kLongestShownName = 120;

// A name is shown a dozen times; as much of it as tells people apart. The text keeps it whole.
void shortenNames(Record& record) {
    for (std::optional<std::string>& name : record.header.players)
        if (name) name = utf8(brief(desktop::text(*name), kLongestShownName));
}

struct Readable {
    std::vector<base::InputError> errors;
    std::vector<ImpossibleCard> impossible;
    std::map<int, std::vector<int>> impossibleScores; // by line
    std::set<int> hangOn;                             // lines on which all below them hangs
    std::vector<Record> records;                      // of what can be read
    std::vector<std::string> lines;
};

std::string keyIn(const std::string& line) {
    std::string key;
    for (const char c : line.substr(0, line.find(':')))
        if (c != ' ' && c != '\t') key += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return line.find(':') == std::string::npos ? std::string() : key;
}

// Without these lines something is unknown, which the rules reckon with; without any other what follows would
// be judged by what nobody wrote.
bool leavesUnknown(const std::string& line) {
    constexpr std::array<std::string_view, 6> kKeys{"players", "event", "date", "round", "table", "written"};
    constexpr std::string_view kHand = "hand";
    const std::string key = keyIn(line);
    return std::ranges::find(kKeys, key) != kKeys.end() ||
           (key.starts_with(kHand) && key.size() == kHand.size() + 1);
}

// A score with which the game is won already can be read, and cannot be.
std::optional<std::vector<int>> impossibleScore(const std::string& line,
                                                const std::vector<base::InputError>& errors) {
    const auto over = [](const base::InputError& error) {
        return std::ranges::any_of(error.expected, [](const std::string& one) {
            return one.starts_with("GAME-WON") || one.starts_with("GAME-DOWN");
        });
    };
    if (keyIn(line) != "score" || !std::ranges::all_of(errors, over)) return std::nullopt;
    std::vector<int> score;
    std::istringstream numbers(line.substr(line.find(':') + 1));
    for (int points = 0; numbers >> points;) score.push_back(points);
    return score;
}

// Every line keeps its number: what cannot be read becomes a comment, and a hand that cannot be one that can.
Readable readableOf(const std::string& text, const perlaggen::record::FindRuleSet& find) {
    Readable readable;
    std::vector<std::string>& lines = readable.lines;
    lines = linesOf(text);
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
        auto records = perlaggen::record::read(joined(lines), {}, find);
        if (records.ok()) {
            readable.records = std::move(*records);
            for (Record& one : readable.records) shortenNames(one);
            return readable;
        }
        std::map<int, std::vector<base::InputError>> byLine;
        for (const base::InputError& error : records.error()) byLine[error.line].push_back(error);
        for (const auto& [number, errors] : byLine) {
            const bool isLine = number >= 1 && number <= static_cast<int>(lines.size());
            const auto eased =
                isLine ? easedHand(lines[static_cast<std::size_t>(number) - 1], errors, readable.impossible)
                       : std::nullopt;
            if (attempt == 0) {
                const std::vector<base::InputError>& said = eased ? eased->errors : errors;
                readable.errors.insert(readable.errors.end(), said.begin(), said.end());
            }
            if (!isLine) continue;
            std::string& line = lines[static_cast<std::size_t>(number) - 1];
            const auto score = impossibleScore(line, errors);
            if (score)
                readable.impossibleScores[number] = *score;
            else if (!eased && !leavesUnknown(line))
                readable.hangOn.insert(number);
            line = eased ? eased->line : std::string("#");
        }
    }
    return readable;
}

const Record* dealAt(const std::vector<Record>& records, int line) {
    const Record* here = records.empty() ? nullptr : &records.front();
    for (const Record& one : records)
        if (one.lines.first <= line) here = &one;
    return here;
}

// The lines of the deal that a record was read from, first and last.
std::pair<int, int> linesAround(const std::vector<std::string>& lines, int line) {
    const auto parts = [&](int number) {
        return lines[static_cast<std::size_t>(number) - 1].starts_with("---");
    };
    const int count = static_cast<int>(lines.size());
    int first = std::clamp(line, 1, count);
    int last = first;
    while (first > 1 && !parts(first - 1)) --first;
    while (last < count && !parts(last + 1)) ++last;
    return {first, last};
}

Record firstEvents(const Record& whole, std::size_t count) {
    Record part = whole;
    part.events.resize(count);
    part.lines.events.resize(count);
    return part;
}

// The deal as far as it can be judged.
struct Judged {
    Record record;
    LeftOutLines left;

    perlaggen::ruling::Replay replayed(const Record& part, const perlaggen::record::FindRuleSet& find) const {
        perlaggen::ruling::Replay replay = perlaggen::ruling::replay(part, find);
        // which points it is about nobody knows
        if (left.impossibleScore) {
            replay.outcome.undecided.score = 0xFF;
            replay.outcome.undecided.gestrichen = replay.outcome.undecided.winner =
                replay.outcome.undecided.counted = true;
            replay.outcome.winner.reset();
            replay.outcome.counted.clear();
        }
        return replay;
    }
};

std::optional<Judged> judgedAt(Readable& readable, int line) {
    const Record* deal = dealAt(readable.records, line);
    if (deal == nullptr) return std::nullopt;
    Judged judged{.record = *deal, .left = {}};
    LeftOutLines& left = judged.left;
    std::tie(left.firstLine, left.lastLine) = linesAround(readable.lines, deal->lines.first);
    const auto isHere = [&](int at) { return at >= left.firstLine && at <= left.lastLine; };
    left.errors = std::move(readable.errors);
    left.impossible = std::move(readable.impossible);
    std::erase_if(left.impossible, [&](const ImpossibleCard& one) { return !isHere(one.line); });
    for (const auto& [at, score] : readable.impossibleScores)
        if (isHere(at)) left.impossibleScore = score;
    const auto unread = std::ranges::find_if(readable.hangOn, isHere);
    if (unread == readable.hangOn.end()) return judged;
    left.unread = *unread;
    const auto before = std::ranges::count_if(deal->lines.events, [&](int at) { return at < left.unread; });
    judged.record = firstEvents(*deal, static_cast<std::size_t>(before));
    return judged;
}

} // namespace

int DealView::lineBefore() const {
    if (!whole || step == 0) return 0;
    const perlaggen::record::Lines& lines = whole->record.lines;
    return step >= 2 ? lines.events[step - 2] : lines.first;
}

int DealView::lineAfter() const {
    if (!whole || step >= whole->record.lines.events.size()) return 0;
    return whole->record.lines.events[step];
}

DealView viewOf(const std::string& text, int line, perlaggen::record::Keywords keywords,
                const perlaggen::record::FindRuleSet& find) {
    Readable readable = readableOf(text, find);
    DealView view;
    const auto deal = judgedAt(readable, line);
    if (!deal) {
        view.errors = std::move(readable.errors);
        view.impossible = std::move(readable.impossible);
        return view;
    }
    static_cast<LeftOutLines&>(view) = deal->left;
    view.behindUnread = view.unread != 0 && line > view.unread;
    const Record& record = deal->record;
    view.step = static_cast<std::size_t>(
        std::ranges::count_if(record.lines.events, [line](int at) { return at <= line; }));
    view.whole = deal->replayed(record, find);
    const Record part = firstEvents(record, view.step);
    view.now = view.step == record.events.size() ? view.whole : deal->replayed(part, find);
    if (!view.behindUnread) view.next = perlaggen::ruling::nextSteps(part, keywords, find);
    return view;
}

DealView calledBriefly(DealView deal) {
    if (deal.now) callBriefly(deal.now->record.header.players);
    return deal;
}

Otherwise underRules(const std::string& text, int line, const std::string& rules,
                     std::optional<std::size_t> events, const perlaggen::record::FindRuleSet& find) {
    Otherwise otherwise;
    Readable readable = readableOf(asElsewhere(text, line, rules), find);
    if (const auto deal = judgedAt(readable, line)) {
        static_cast<LeftOutLines&>(otherwise) = deal->left;
        const std::size_t all = deal->record.events.size();
        otherwise.replay =
            deal->replayed(firstEvents(deal->record, std::min(events.value_or(all), all)), find);
    } else {
        otherwise.errors = std::move(readable.errors);
    }
    return otherwise;
}

} // namespace schreiber::desktop
