#include "header.h"
#include "words.h"

#include <perlaggen/record/writer.h>
#include <unordered_map>

namespace schreiber::perlaggen::record {
namespace {

using deal::Figure;

std::string verb(Verb which, Keywords keywords) {
    return std::string(formsOf(which).in(keywords));
}

std::string with(std::string text, std::string_view word) {
    text += ' ';
    text += word;
    return text;
}

template <class Cards>
std::string withCards(std::string text, const Cards& cards) {
    for (const auto& card : cards) {
        text += ' ';
        if constexpr (std::is_same_v<std::decay_t<decltype(card)>, cards::PlayedCard>)
            append(text, card);
        else
            text += nameOf(card);
    }
    return text;
}

// A card as it was laid: `LO=LA`, or of its name what was said.
std::string inCards(const cards::PlayedCard& card, const deal::PartialName& said) {
    std::string text = toString(card);
    if (said.rank) return text + '=' + std::string(nameOf(*said.rank));
    if (said.suit) return text + '=' + cards::letterOf(*said.suit);
    return text;
}

// Puts an action into words; one overload a kind of event.
struct InWords {
    Keywords keywords;

    std::string operator()(const deal::Blind& blind) const {
        std::string text = verb(Verb::Blind, keywords);
        if (blind.all) return with(std::move(text), kAll.in(keywords));
        for (const Figure figure : blind.figures) text = with(std::move(text), nameOf(figure));
        return text;
    }
    std::string operator()(const deal::Cut& cut) const {
        const std::string text = verb(Verb::Cut, keywords);
        return cut.kept.empty() ? with(text, "-") : withCards(text, cut.kept);
    }
    std::string operator()(const deal::Turn& turn) const {
        return withCards(verb(Verb::Turn, keywords), turn.cards);
    }
    std::string operator()(const deal::Exchange& exchange) const {
        return with(with(verb(Verb::Exchange, keywords), nameOf(exchange.give)), nameOf(exchange.take));
    }
    std::string operator()(const deal::Bet& bet) const {
        std::string text = with(verb(Verb::Bet, keywords), nameOf(bet.figure));
        if (!bet.value) return text;
        return with(std::move(text), *bet.value == deal::kSpielAus ? std::string(kGame.in(keywords))
                                                                   : std::to_string(*bet.value));
    }
    std::string operator()(const deal::BetAll&) const {
        return with(verb(Verb::Bet, keywords), kAll.in(keywords));
    }
    std::string operator()(const deal::Hold& hold) const {
        return with(verb(Verb::Hold, keywords), nameOf(hold.figure));
    }
    std::string operator()(const deal::Good& good) const {
        std::string text = verb(Verb::Good, keywords);
        if (good.ifSuit && keywords == Keywords::German)
            return with(with(std::move(text), kGermanIf), kSuit.german[0]);
        text = with(std::move(text), nameOf(good.figure));
        return good.ifSuit ? with(std::move(text), kSuit.english) : text;
    }
    std::string operator()(const deal::AskFigure& ask) const {
        return with(verb(Verb::Ask, keywords), nameOf(ask.figure));
    }
    std::string operator()(const deal::Play& play) const {
        return with(verb(Verb::Play, keywords), inCards(play.card, play.said.value_or(deal::PartialName{})));
    }
    std::string operator()(const deal::Show& show) const {
        std::string text = verb(Verb::Show, keywords);
        for (std::size_t i = 0; i < show.cards.size(); ++i)
            text = with(std::move(text),
                        inCards(show.cards[i], i < show.said.size() ? show.said[i] : deal::PartialName{}));
        return text;
    }
    std::string operator()(const deal::Stand& stand) const {
        return with(verb(Verb::Stand, keywords), nameOf(stand.figure));
    }
    std::string operator()(const deal::EndOfTurn&) const { return verb(Verb::Done, keywords); }
    std::string operator()(const deal::AskDeclare& ask) const {
        const auto german = keywords == Keywords::German ? germanDeclared(ask.size) : std::string_view{};
        return with(verb(Verb::Ask, keywords), german.empty() ? std::to_string(ask.size) : german);
    }
    std::string operator()(const deal::Allow&) const { return verb(Verb::Allow, keywords); }
    std::string operator()(const deal::Deny&) const {
        const std::string text = verb(Verb::Deny, keywords);
        return keywords == Keywords::German ? with(text, formsOf(Verb::Allow).german[0]) : text;
    }
    std::string operator()(const deal::Reveal& reveal) const {
        return with(with(verb(Verb::Reveal, keywords), nameOf(reveal.figure)), nameOf(reveal.height));
    }
    std::string operator()(const deal::Irregular& irregular) const {
        std::string text = with(verb(Verb::Irregular, keywords), nameOf(irregular.kind));
        if (irregular.claimedBy) text = with(std::move(text), cards::toString(*irregular.claimedBy));
        return irregular.knowingly ? with(std::move(text), kKnowingly.in(keywords)) : text;
    }
};

// The comments of a record by what they belong to.
class Comments {
  public:
    explicit Comments(const Record& record)
        : m_ofEvents(record.events.size()) {
        for (const Comment& comment : record.comments) {
            switch (comment.place) {
            case Comment::Place::Top:
                m_top.push_back(&comment);
                break;
            case Comment::Place::Key:
                m_ofKeys[comment.key].push_back(&comment);
                break;
            case Comment::Place::Event:
                // of an event that was left out: behind those that are there
                (comment.event < m_ofEvents.size() ? m_ofEvents[comment.event] : m_end).push_back(&comment);
                break;
            case Comment::Place::End:
                m_end.push_back(&comment);
                break;
            }
        }
    }

    using List = std::vector<const Comment*>;
    const List& top() const { return m_top; }
    const List& end() const { return m_end; }
    const List& ofEvent(std::size_t at) const { return m_ofEvents[at]; }
    const List& ofKey(const std::string& key) const {
        static const List none;
        const auto found = m_ofKeys.find(key);
        return found == m_ofKeys.end() ? none : found->second;
    }

  private:
    List m_top;
    List m_end;
    std::unordered_map<std::string, List> m_ofKeys;
    std::vector<List> m_ofEvents;
};

void writeBefore(std::string& text, const Comments::List& comments) {
    for (const Comment* comment : comments)
        if (!comment->behind) text += '#' + comment->text + '\n';
}

void writeBehind(std::string& text, const Comments::List& comments) {
    for (const Comment* comment : comments)
        if (comment->behind) text += " #" + comment->text;
    text += '\n';
}

} // namespace

std::string write(const deal::Action& action, Keywords keywords) {
    return std::visit(InWords{keywords}, action);
}

std::string write(const Record& record, Keywords keywords) {
    const Comments comments(record);
    std::string text;
    writeBefore(text, comments.top());
    for (const KeyText& key : writeKeys(record.header)) {
        writeBefore(text, comments.ofKey(key.name));
        text += key.name + ':';
        if (!key.value.empty()) text += ' ' + key.value;
        writeBehind(text, comments.ofKey(key.name));
    }
    text += '\n';
    for (std::size_t at = 0; at < record.events.size(); ++at) {
        writeBefore(text, comments.ofEvent(at));
        text += cards::letterOf(record.events[at].seat);
        text += ": " + write(record.events[at].action, keywords);
        writeBehind(text, comments.ofEvent(at));
    }
    writeBefore(text, comments.end());
    return text;
}

std::string write(const std::vector<Record>& records, Keywords keywords) {
    std::string text;
    for (const Record& record : records) text += (text.empty() ? "" : "---\n") + write(record, keywords);
    return text;
}

} // namespace schreiber::perlaggen::record
