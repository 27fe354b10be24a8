#include "header.h"
#include "words.h"

#include <cards/tarock.h>

#include <koenigrufen/record/writer.h>
#include <map>
#include <tuple>

namespace schreiber::koenigrufen::record {

using deal::Bid;

namespace {

std::string with(std::string text, std::string_view word) {
    if (!word.empty()) (text += ' ') += word;
    return text;
}

// Puts an action into words; one overload a kind of event.
struct InWords {
    Keywords keywords;

    std::string verb(Verb which) const { return std::string(formsOf(which).in(keywords)); }
    // What belongs behind everything else of the line.
    std::string ended(std::string text, Verb which) const {
        return keywords == Keywords::German ? with(std::move(text), formsOf(which).germanEnd) : text;
    }
    std::string alone(Verb which) const { return ended(verb(which), which); }

    std::string operator()(const deal::Cut&) const { return alone(Verb::Cut); }
    std::string operator()(const deal::Knock&) const { return alone(Verb::Knock); }
    std::string operator()(const deal::Choose&) const { return alone(Verb::Choose); }
    std::string operator()(const deal::ThrowIn&) const { return alone(Verb::ThrowIn); }
    std::string operator()(const deal::Mine&) const { return alone(Verb::Mine); }
    std::string operator()(const deal::Pass&) const { return alone(Verb::Pass); }
    std::string operator()(const Bid& bid) const {
        std::string text = with(verb(Verb::Bid), rulebook::nameOf(bid.game));
        if (bid.bird && *bid.bird != rulebook::Premium::Pagat) text = with(text, rulebook::nameOf(*bid.bird));
        if (bid.how == Bid::How::Bei) text = with(text, kBei.in(keywords));
        if (bid.how == Bid::How::Verdacht) text = with(text, kVerdacht.in(keywords));
        return text;
    }
    std::string operator()(const deal::Call& call) const {
        if (!call.colour) return with(verb(Verb::Call), kFourth.in(keywords));
        if (keywords == Keywords::German) return with(verb(Verb::Call), cards::tarock::nameOf(*call.colour));
        return with(verb(Verb::Call), std::string(1, cards::tarock::letterOf(*call.colour)));
    }
    std::string operator()(const deal::GiveUp& giveUp) const {
        return with(verb(Verb::GiveUp), giveUp.bird ? rulebook::nameOf(*giveUp.bird) : std::string_view{});
    }
    std::string operator()(const deal::Take& take) const {
        return with(verb(Verb::Take), take.which == deal::Taken::First    ? "1"
                                      : take.which == deal::Taken::Second ? "2"
                                                                          : kBoth.in(keywords));
    }
    std::string operator()(const deal::Lay& lay) const {
        std::string text = verb(Verb::Lay);
        for (const MaybeCard& card : lay.cards) text = with(text, card ? cards::tarock::nameOf(*card) : "?");
        return text;
    }
    std::string operator()(const deal::Lie&) const { return alone(Verb::Lie); }
    std::string operator()(const deal::Announce& announce) const {
        std::string text = verb(Verb::Announce);
        for (const rulebook::Premium premium : announce.premiums)
            text = with(text, rulebook::nameOf(premium));
        return ended(text, Verb::Announce);
    }
    std::string operator()(const deal::Good&) const { return alone(Verb::Good); }
    std::string about(Verb which, const deal::About& what) const {
        if (const auto* premium = std::get_if<rulebook::Premium>(&what))
            return with(verb(which), rulebook::nameOf(*premium));
        if (const auto* seat = std::get_if<Seat>(&what)) return with(verb(which), cards::toString(*seat));
        return verb(which);
    }
    std::string operator()(const deal::Kontra& kontra) const { return about(Verb::Kontra, kontra.about); }
    std::string operator()(const deal::Retour& retour) const { return about(Verb::Retour, retour.about); }
    std::string operator()(const deal::Play& play) const {
        return with(verb(Verb::Play), cards::tarock::nameOf(play.card));
    }
    std::string operator()(const deal::Turn& turn) const {
        return ended(with(verb(Verb::Turn), cards::tarock::nameOf(turn.card)), Verb::Turn);
    }
    std::string operator()(const deal::Stop&) const { return alone(Verb::Stop); }
    std::string operator()(const deal::Irregular& irregular) const {
        return with(verb(Verb::Irregular), nameOf(irregular.kind));
    }
};

// The comments of a record by what they belong to.
class CommentLines {
  public:
    explicit CommentLines(const Record& record) {
        for (const Comment& comment : record.comments) {
            const bool isLost =
                comment.place == Comment::Place::Event && comment.event >= record.events.size();
            m_by[{isLost ? Comment::Place::End : comment.place, comment.key, isLost ? 0 : comment.event}]
                .push_back(&comment);
        }
    }

    void before(std::string& text, Comment::Place place, const std::string& key = {},
                std::size_t event = 0) const {
        for (const Comment* comment : of(place, key, event))
            if (!comment->behind || place == Comment::Place::End) text += '#' + comment->text + '\n';
    }
    void behind(std::string& text, Comment::Place place, const std::string& key = {},
                std::size_t event = 0) const {
        for (const Comment* comment : of(place, key, event))
            if (comment->behind) text += " #" + comment->text;
        text += '\n';
    }

  private:
    using At = std::tuple<Comment::Place, std::string, std::size_t>;

    const std::vector<const Comment*>& of(Comment::Place place, const std::string& key,
                                          std::size_t event) const {
        static const std::vector<const Comment*> kNone;
        const auto found = m_by.find({place, key, event});
        return found == m_by.end() ? kNone : found->second;
    }

    std::map<At, std::vector<const Comment*>> m_by;
};

} // namespace

std::string write(const deal::Action& action, Keywords keywords) {
    return std::visit(InWords{keywords}, action);
}

std::string write(const Record& record, Keywords keywords) {
    const CommentLines comments(record);
    std::string text;
    comments.before(text, Comment::Place::Top);
    for (const KeyText& key : writeKeys(record.header)) {
        comments.before(text, Comment::Place::Key, key.name);
        text += key.name + ':' + (key.value.empty() ? "" : " ") + key.value;
        comments.behind(text, Comment::Place::Key, key.name);
    }
    text += '\n';
    for (std::size_t at = 0; at < record.events.size(); ++at) {
        comments.before(text, Comment::Place::Event, {}, at);
        text += cards::letterOf(record.events[at].seat);
        text += ": " + write(record.events[at].action, keywords);
        comments.behind(text, Comment::Place::Event, {}, at);
    }
    comments.before(text, Comment::Place::End);
    return text;
}

std::string write(const std::vector<Record>& records, Keywords keywords) {
    std::string text;
    for (const Record& record : records) text += (text.empty() ? "" : "---\n") + write(record, keywords);
    return text;
}

} // namespace schreiber::koenigrufen::record
