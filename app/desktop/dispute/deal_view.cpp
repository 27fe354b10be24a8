#include "dispute/deal_view.h"

#include "base/brief.h"
#include "base/text.h"
#include "dispute/record_text.h"

#include <algorithm>
#include <map>

namespace schreiber::desktop {
namespace {

using record::Record;

// Leaving a line out may make another one wrong, hardly a third; a hand may lack a card after the other.
constexpr int kMostAttempts = 8;
constexpr qsizetype kLongestShownName = 120;

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i) text += (i > 0 ? "\n" : "") + lines[i];
    return text;
}

// A name is shown a dozen times; as much of it as tells people apart. The text keeps it whole.
void shortenNames(Record& record) {
    for (std::optional<std::string>& name : record.header.players)
        if (name) name = utf8(brief(desktop::text(*name), kLongestShownName));
}

struct Readable {
    std::vector<base::InputError> errors;
    std::vector<ImpossibleCard> impossible;
    std::vector<Record> records; // of what can be read
};

// Every line keeps its number: what cannot be read becomes a comment, and a hand that cannot be one that can.
Readable readableOf(const std::string& text, const record::FindRuleSet& find) {
    Readable readable;
    std::vector<std::string> lines = linesOf(text);
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
        auto records = record::read(joined(lines), {}, find);
        if (records.ok()) {
            readable.records = std::move(*records);
            for (Record& one : readable.records) shortenNames(one);
            return readable;
        }
        if (attempt == 0) readable.errors = records.error();
        std::map<int, std::vector<base::InputError>> byLine;
        for (const base::InputError& error : records.error()) byLine[error.line].push_back(error);
        for (const auto& [number, errors] : byLine) {
            if (number < 1 || number > static_cast<int>(lines.size())) continue;
            std::string& line = lines[static_cast<std::size_t>(number) - 1];
            line = easedHand(line, errors, readable.impossible).value_or("#");
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

Record firstEvents(const Record& whole, std::size_t count) {
    Record part = whole;
    part.events.resize(count);
    part.lines.events.resize(count);
    return part;
}

} // namespace

int DealView::lineBefore() const {
    if (!whole || step == 0) return 0;
    const record::Lines& lines = whole->record.lines;
    return step >= 2 ? lines.events[step - 2] : lines.first;
}

int DealView::lineAfter() const {
    if (!whole || step >= whole->record.lines.events.size()) return 0;
    return whole->record.lines.events[step];
}

DealView viewOf(const std::string& text, int line, record::Keywords keywords,
                const record::FindRuleSet& find) {
    Readable readable = readableOf(text, find);
    DealView view;
    view.errors = std::move(readable.errors);
    view.impossible = std::move(readable.impossible);
    const Record* deal = dealAt(readable.records, line);
    if (deal == nullptr) return view;
    std::erase_if(view.impossible, [&](const ImpossibleCard& one) { // of another deal
        return dealAt(readable.records, one.line) != deal;
    });
    view.step = static_cast<std::size_t>(
        std::ranges::count_if(deal->lines.events, [line](int at) { return at <= line; }));
    view.whole = ruling::replay(*deal, find);
    const Record part = firstEvents(*deal, view.step);
    view.now = view.step == deal->events.size() ? view.whole : ruling::replay(part, find);
    view.next = ruling::nextSteps(part, keywords, find);
    return view;
}

Otherwise underRules(const std::string& text, int line, const std::string& rules,
                     const record::FindRuleSet& find) {
    Otherwise otherwise;
    Readable readable = readableOf(withRules(text, line, rules), find);
    otherwise.errors = std::move(readable.errors);
    if (const Record* deal = dealAt(readable.records, line)) otherwise.replay = ruling::replay(*deal, find);
    return otherwise;
}

} // namespace schreiber::desktop
