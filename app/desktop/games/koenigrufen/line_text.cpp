#include "games/koenigrufen/line_text.h"

#include "base/text.h"

#include <algorithm>
#include <utility>

namespace schreiber::desktop::koenigrufen {

using line::WordKind;
using line::WordSoFar;

LineText::LineText(const rulebook::Rules& rules, const line::Table& table, const QString& text)
    : m_rules(rules)
    , m_table(table)
    , m_text(utf8(text.simplified()))
    , m_read(line::readSoFar(m_rules, m_text, m_table)) {}

LineText LineText::changed(std::string text) const {
    return {m_rules, m_table, desktop::text(text)};
}

QString LineText::text() const {
    return desktop::text(m_text);
}

QString LineText::wordOf(const WordSoFar& word) const {
    return desktop::text(m_text.substr(word.at, word.length));
}

const WordSoFar* LineText::find(rulebook::Premium premium) const {
    const auto found = std::find_if(m_read.words.begin(), m_read.words.end(),
                                    [premium](const WordSoFar& word) { return word.premium == premium; });
    return found == m_read.words.end() ? nullptr : &*found;
}

const WordSoFar* LineText::kontraBy(int seat, int part) const {
    const auto found = std::find_if(m_read.words.begin(), m_read.words.end(), [&](const WordSoFar& word) {
        return word.kind == WordKind::KontraBy && word.part == part &&
               word.seat == static_cast<line::Seat>(seat);
    });
    return found == m_read.words.end() ? nullptr : &*found;
}

std::vector<const WordSoFar*> LineText::all(WordKind kind) const {
    std::vector<const WordSoFar*> words;
    for (const WordSoFar& word : m_read.words)
        if (word.kind == kind) words.push_back(&word);
    return words;
}

std::optional<int> LineText::seatIn(WordKind kind, int part) const {
    const WordSoFar* const word = find(kind, part);
    return word != nullptr && word->seat ? std::optional(static_cast<int>(*word->seat)) : std::nullopt;
}

std::optional<rulebook::Game> LineText::game(int part) const {
    const WordSoFar* const word = find(WordKind::Game, part);
    return word != nullptr ? word->game : std::nullopt;
}

std::optional<line::Outcome> LineText::outcome(int part) const {
    const WordSoFar* const word = find(WordKind::Result, part);
    return word != nullptr ? word->outcome : std::nullopt;
}

LineText LineText::with(WordKind kind, int part, const WordSoFar* old, const std::string& word) const {
    if (old != nullptr) {
        std::string text = m_text;
        return changed(text.replace(old->at, old->length, word));
    }
    if (word.empty()) return *this;
    std::string text = m_text;
    const bool isNewPart = part > 0 && std::count(text.begin(), text.end(), ',') < part;
    if (isNewPart) return changed(text + ", " + word);
    const auto behind = std::find_if(m_read.words.begin(), m_read.words.end(), [&](const WordSoFar& other) {
        return other.part > part || (other.part == part && other.kind > kind);
    });
    std::size_t at = behind == m_read.words.end() ? text.size() : behind->at;
    if (behind != m_read.words.end() && behind->part > part) at = text.rfind(',', at);
    return changed(text.insert(at, ' ' + word + ' '));
}

LineText LineText::withoutSecond() const {
    return changed(m_text.substr(0, m_text.find(',')));
}

LineText LineText::fitting() const {
    LineText line = *this;
    while (line.m_read.fault) { // each time without the word of the fault
        const auto at =
            std::find_if(line.m_read.words.begin(), line.m_read.words.end(), [&](const WordSoFar& word) {
                const QString before = desktop::text(line.m_text.substr(0, word.at));
                return static_cast<int>(before.toUcs4().size()) + 1 == line.m_read.fault->column;
            });
        if (at == line.m_read.words.end()) break;
        std::string text = line.m_text;
        line = line.changed(text.erase(at->at, at->length));
    }
    return line;
}

bool LineText::isNoWorseThan(const LineText& before) const {
    const auto& fault = m_read.fault;
    const auto& old = before.m_read.fault;
    return !fault || (old && old->fault == fault->fault && old->found == fault->found);
}

} // namespace schreiber::desktop::koenigrufen
