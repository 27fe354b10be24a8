#include "dispute/deal_view.h"

#include "dispute/record_text.h"

#include <algorithm>
#include <set>

namespace schreiber::desktop {
namespace {

using record::Record;

constexpr int kMostAttempts = 3; // leaving a line out may make another one wrong, hardly a third

// The text with these lines made comments, so that all others keep their numbers.
std::string without(const std::string& text, const std::set<int>& lines) {
    std::string rest;
    int number = 1;
    for (std::size_t from = 0; from <= text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        rest += lines.contains(number) ? std::string("#") : text.substr(from, end - from);
        if (end < text.size()) rest += '\n';
        from = end + 1;
    }
    return rest;
}

struct Readable {
    std::vector<base::InputError> errors;
    std::vector<Record> records; // of what can be read
};

Readable readableOf(const std::string& text, const record::FindRuleSet& find) {
    Readable readable;
    std::set<int> bad;
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
        auto records = record::read(without(text, bad), {}, find);
        if (records.ok()) {
            readable.records = std::move(*records);
            return readable;
        }
        if (attempt == 0) readable.errors = records.error();
        for (const base::InputError& error : records.error()) bad.insert(error.line);
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
    const Record* deal = dealAt(readable.records, line);
    if (deal == nullptr) return view;
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
