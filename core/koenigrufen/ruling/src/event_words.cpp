
#include <cards/tarock.h>

#include <fmt/format.h>

#include <array>
#include <koenigrufen/ruling/event_words.h>

namespace schreiber::koenigrufen::ruling {

using words::Language;
using words::Text;

namespace {

constexpr std::array kColours = std::to_array<Text>({
    {"Karo", "quadri", "diamonds"},
    {"Herz", "cuori", "hearts"},
    {"Pik", "picche", "spades"},
    {"Treff", "fiori", "clubs"},
});
constexpr std::array kPictures = std::to_array<Text>({
    {"König", "Re", "king"},
    {"Dame", "Dama", "queen"},
    {"Cavall", "Cavallo", "knight"},
    {"Bube", "Fante", "jack"},
});
constexpr Text kOfColour{"{1}-{0}", "{0} di {1}", "{0} of {1}"};

constexpr std::array kGames = std::to_array<std::string_view>(
    {"Trischaken", "Rufer", "Sechserdreier", "Solorufer", "Piccolo", "Bettler", "Auchrufer", "Farberl",
     "Dreier", "Piccolo ouvert", "Bettler ouvert", "Solofarberl", "Solodreier"});
constexpr std::array kPremiums =
    std::to_array<std::string_view>({"Pagat", "Uhu", "Kakadu", "Marabu", "König ultimo", "Trull",
                                     "Vier Könige", "Absolut", "Mondfang", "Valat"});
static_assert(kGames.size() == rulebook::kGameCount && kPremiums.size() == rulebook::kPremiumCount);

const Text& colourOf(deal::TarockSuit suit) {
    return kColours[static_cast<std::size_t>(suit) - 1];
}

template <class... Arguments>
std::string said(const Text& what, Language language, const Arguments&... arguments) {
    return fmt::format(fmt::runtime(what.in(language)), arguments...);
}

// In the order of Irregularity.
constexpr std::array kIrregularities = std::to_array<Text>({
    {"{0} hat vergeben.", "{0} ha distribuito male.", "{0} has misdealt."},
    {"{0} hat gegeben, obwohl ein anderer dran war.", "{0} ha distribuito, ma toccava a un altro.",
     "{0} has dealt though it was another's turn."},
    {"{0} hat etwas gesagt, das ein anderer nicht wissen konnte.",
     "{0} ha detto una cosa che un altro non poteva sapere.", "{0} has said what another could not know."},
    {"{0} hat ein Tarock verdeckt abgelegt.", "{0} ha scartato un tarocco coperto.",
     "{0} has laid a Tarock away face down."},
    {"{0} hatte zu viele oder zu wenige Karten.", "{0} aveva troppe o troppo poche carte.",
     "{0} held too many or too few cards."},
    {"{0} hat verdeckte Karten angeschaut.", "{0} ha guardato carte coperte.",
     "{0} has looked at hidden cards."},
    {"{0} hat beim Ouvertspiel nicht aufgelegt.", "{0} non ha scoperto le carte nel gioco ouvert.",
     "{0} has not opened the hand in an Ouvertspiel."},
    {"{0} hat die Karten offen hingeworfen.", "{0} ha gettato le carte scoperte.",
     "{0} has thrown the cards open on the table."},
});

struct EventWords {
    std::string_view who;
    Language language;

    template <class... Arguments>
    std::string say(const Text& what, const Arguments&... arguments) const {
        return said(what, language, who, arguments...);
    }
    template <class List, class InWords>
    std::string listed(const List& list, InWords inWords) const {
        std::string all;
        for (const auto& each : list) all += (all.empty() ? "" : ", ") + inWords(each);
        return all;
    }

    std::string operator()(const deal::Cut&) const {
        return say({"{0} hebt ab.", "{0} taglia.", "{0} cuts."});
    }
    std::string operator()(const deal::Knock&) const {
        return say({"{0} klopft.", "{0} bussa.", "{0} knocks."});
    }
    std::string operator()(const deal::Choose&) const {
        return say({"{0} wählt einen Stoß.", "{0} sceglie un mazzetto.", "{0} chooses a pile."});
    }
    std::string operator()(const deal::ThrowIn&) const {
        return say({"{0} wirft zusammen.", "{0} manda a monte.", "{0} throws the deal in."});
    }
    std::string operator()(const deal::Mine&) const {
        return say({"{0} sagt „Mein Spiel“.", "{0} dice «Mein Spiel».", "{0} says “Mein Spiel”."});
    }
    std::string operator()(const deal::Pass&) const {
        return say({"{0} sagt „weiter“.", "{0} dice «weiter».", "{0} says “weiter”."});
    }
    std::string operator()(const deal::Bid& bid) const {
        std::string game = gameInWords(bid.game);
        if (bid.bird) game += ' ' + premiumInWords(*bid.bird);
        if (bid.how == deal::Bid::How::Bei) game += " bei";
        if (bid.how == deal::Bid::How::Verdacht) game += " auf Verdacht";
        return say({"{0} sagt „{1}“.", "{0} dice «{1}».", "{0} says “{1}”."}, game);
    }
    std::string operator()(const deal::Call& call) const {
        if (!call.colour)
            return say(
                {"{0} ruft den vierten König.", "{0} chiama il quarto re.", "{0} calls the fourth king."});
        return say({"{0} ruft den {1}-König.", "{0} chiama il re di {1}.", "{0} calls the king of {1}."},
                   colourOf(*call.colour).in(language));
    }
    std::string operator()(const deal::GiveUp& giveUp) const {
        if (giveUp.bird)
            return say({"{0} gibt das Spiel mit {1} auf.", "{0} abbandona il gioco con {1}.",
                        "{0} gives the game up with {1}."},
                       premiumInWords(*giveUp.bird));
        return say({"{0} gibt das Spiel auf.", "{0} abbandona il gioco.", "{0} gives the game up."});
    }
    std::string operator()(const deal::Take& take) const {
        if (take.which == deal::Taken::Both)
            return say(
                {"{0} nimmt beide Talone.", "{0} prende tutti e due i taloni.", "{0} takes both talons."});
        return say({"{0} nimmt Talon {1}.", "{0} prende il talone {1}.", "{0} takes talon {1}."},
                   take.which == deal::Taken::First ? 1 : 2);
    }
    std::string operator()(const deal::Lay& lay) const {
        const std::string cards = listed(lay.cards, [&](const auto& card) {
            return card ? cardInWords(*card, language) : std::string("?");
        });
        return say({"{0} legt ab: {1}.", "{0} scarta: {1}.", "{0} lays away: {1}."}, cards);
    }
    std::string operator()(const deal::Lie&) const {
        return say({"{0} sagt „ich liege“.", "{0} dice «ich liege».", "{0} says “ich liege”."});
    }
    std::string operator()(const deal::Announce& announce) const {
        const std::string premiums =
            listed(announce.premiums, [](rulebook::Premium premium) { return premiumInWords(premium); });
        return say({"{0} sagt an: {1}.", "{0} annuncia: {1}.", "{0} announces: {1}."}, premiums);
    }
    std::string operator()(const deal::Good&) const {
        return say({"{0} sagt „gut“.", "{0} dice «gut».", "{0} says “gut”."});
    }
    std::string operator()(const deal::Kontra& kontra) const {
        return answered(kontra.about, {"{0} gibt Kontra.", "{0} dà kontra.", "{0} gives kontra."},
                        {"{0} gibt Kontra auf {1}.", "{0} dà kontra a {1}.", "{0} gives kontra to {1}."});
    }
    std::string operator()(const deal::Retour& retour) const {
        return answered(retour.about, {"{0} retourniert.", "{0} dà retour.", "{0} gives retour."},
                        {"{0} retourniert ({1}).", "{0} dà retour ({1}).", "{0} gives retour ({1})."});
    }
    std::string answered(const deal::About& about, const Text& alone, const Text& with) const {
        if (const auto* premium = std::get_if<rulebook::Premium>(&about))
            return say(with, premiumInWords(*premium));
        if (const auto* seat = std::get_if<deal::Seat>(&about)) return say(with, cards::toString(*seat));
        return say(alone);
    }
    std::string operator()(const deal::Play& play) const {
        return say({"{0} spielt {1}.", "{0} gioca {1}.", "{0} plays {1}."}, cardInWords(play.card, language));
    }
    std::string operator()(const deal::Turn& turn) const {
        return say({"{0} deckt {1} auf.", "{0} scopre {1}.", "{0} turns up {1}."},
                   cardInWords(turn.card, language));
    }
    std::string operator()(const deal::Stop&) const {
        return say({"{0} bricht das Spiel ab.", "{0} interrompe il gioco.", "{0} breaks the game off."});
    }
    std::string operator()(const deal::Irregular& irregular) const {
        return say(kIrregularities[static_cast<std::size_t>(irregular.kind)]);
    }
};

} // namespace

std::string cardInWords(deal::Card card, Language language) {
    if (card == cards::tarock::kSkues) return "Sküs";
    if (card.isTarock()) return std::string(cards::tarock::nameOf(card));
    constexpr Text kAce{"As", "Asso", "ace"};
    const auto place = static_cast<std::size_t>(card.place());
    std::string rank;
    if (place < kPictures.size())
        rank = kPictures[place].in(language);
    else if (cards::tarock::nameOf(card).ends_with('A'))
        rank = kAce.in(language);
    else
        rank = cards::tarock::nameOf(card).substr(1);
    return said(kOfColour, language, rank, colourOf(card.suit()).in(language));
}

std::string cardsInWords(deal::CardSet cards, Language language) {
    std::string all;
    for (const deal::Card card : cards) all += (all.empty() ? "" : ", ") + cardInWords(card, language);
    return all;
}

std::string gameInWords(rulebook::Game game) {
    return std::string(kGames[static_cast<std::size_t>(game)]);
}

std::string premiumInWords(rulebook::Premium premium) {
    return std::string(kPremiums[static_cast<std::size_t>(premium)]);
}

std::string stepsInWords(int steps, Language language) {
    constexpr Text kSteps{"Kontra mit {} Schritten", "kontra con {} passi", "kontra in {} steps"};
    constexpr Text kKontra{"Kontra", "kontra", "kontra"};
    constexpr Text kRetour{"Kontra und Retour", "kontra e retour", "kontra and retour"};
    if (steps == 1) return std::string(kKontra.in(language));
    if (steps == 2) return std::string(kRetour.in(language));
    return said(kSteps, language, steps);
}

std::string timesInWords(std::int64_t valat, std::int64_t factor, Language language) {
    constexpr Text kValat{"Durch den Valat zählt alles {}-fach.", "Per il Valat tutto conta {} volte.",
                          "By the Valat everything counts {} times."};
    constexpr Text kFactor{"Das Spiel zählt {}-fach.", "Il gioco conta {} volte.",
                           "The game counts {} times."};
    std::string text = valat > 1 ? said(kValat, language, valat) : std::string();
    if (factor > 1) text += (text.empty() ? "" : " ") + said(kFactor, language, factor);
    return text;
}

std::string eventInWords(const deal::Action& action, std::string_view who, Language language) {
    return std::visit(EventWords{who, language}, action);
}

} // namespace schreiber::koenigrufen::ruling
