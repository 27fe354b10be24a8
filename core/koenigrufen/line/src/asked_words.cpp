#include "asked_words.h"

#include <base/record_lines.h>

#include <algorithm>
#include <koenigrufen/deal/scoring.h>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/ruling/event_words.h>

namespace schreiber::koenigrufen::line::asked {

using ruling::gameInWords, ruling::premiumInWords;

namespace {

constexpr std::size_t kMostWords = 60;

// The seat that a word names.
std::optional<int> seatNamed(const Here& here, std::string_view word) {
    if (const auto seat = cards::readSeat(word); seat && cards::indexOf(*seat) < here.seats())
        return cards::indexOf(*seat);
    if (word.size() == 1 && word.front() >= '1' && word.front() < '1' + here.seats())
        return word.front() - '1';
    for (int seat = 0; seat < here.seats(); ++seat)
        if (base::sameWord(word, here.name(seat))) return seat;
    return std::nullopt;
}

// In a record who play are named otherwise where five sit at a table.
deal::About toRecord(const Here& here, deal::About about) {
    if (auto* seat = std::get_if<cards::Seat>(&about)) *seat = here.inRecord(cards::indexOf(*seat));
    return about;
}

} // namespace

std::vector<std::string> wordsBetween(std::string_view text) {
    std::vector<std::string> all;
    for (std::size_t at = 0; at <= text.size() && all.size() < kMostWords;) {
        const std::size_t end = std::min(text.find_first_of(",;\n", at), text.size());
        if (const auto one = base::trimmed(text.substr(at, end - at)); !one.empty()) all.emplace_back(one);
        at = end + 1;
    }
    return all;
}

std::optional<deal::Action> auctionWordIn(std::string_view text) {
    for (const std::string_view before : {"", "bid "}) {
        const auto action = record::readAction(std::string(before) + std::string(text));
        if (action &&
            (std::holds_alternative<deal::Mine>(*action) || std::holds_alternative<deal::Pass>(*action) ||
             std::holds_alternative<deal::Bid>(*action)))
            return action;
    }
    return std::nullopt;
}

std::optional<deal::Event> wordOf(const Here& here, std::string_view text) {
    const std::size_t end = std::min(text.find_first_of(" :\t"), text.size());
    const auto seat = seatNamed(here, text.substr(0, end));
    const std::size_t from = text.find_first_not_of(" :\t", end);
    if (!seat || !here.plays(*seat) || from == std::string_view::npos) return std::nullopt;
    for (const std::string_view before : {"", "announce "}) {
        auto action = record::readAction(std::string(before) + std::string(text.substr(from)));
        if (!action) continue;
        if (auto* kontra = std::get_if<deal::Kontra>(&*action)) kontra->about = toRecord(here, kontra->about);
        if (auto* retour = std::get_if<deal::Retour>(&*action)) retour->about = toRecord(here, retour->about);
        const bool isWord =
            std::holds_alternative<deal::Announce>(*action) || std::holds_alternative<deal::Good>(*action) ||
            std::holds_alternative<deal::Kontra>(*action) || std::holds_alternative<deal::Retour>(*action);
        if (isWord) return deal::Event{here.inRecord(*seat), std::move(*action)};
    }
    return std::nullopt;
}

std::optional<deal::Irregularity> irregularityIn(std::string_view name) {
    const auto action = record::readAction("irregular " + std::string(name));
    const auto* irregular = action ? std::get_if<deal::Irregular>(&*action) : nullptr;
    return irregular == nullptr ? std::nullopt : std::optional(irregular->kind);
}

std::string wordInWords(const deal::Action& word, Language language) {
    if (std::holds_alternative<deal::Mine>(word)) return "Mein Spiel";
    const auto* bid = std::get_if<deal::Bid>(&word);
    if (bid == nullptr) return said({"weiter", "weiter", "weiter"}, language);
    std::string words = gameInWords(bid->game);
    if (bid->bird && *bid->bird != rulebook::Premium::Pagat) words += ' ' + premiumInWords(*bid->bird);
    if (bid->how == deal::Bid::How::Bei) words += " bei";
    if (bid->how == deal::Bid::How::Verdacht) words += " auf Verdacht";
    return words;
}

std::string announcingInWords(const deal::Action& word, Language language) {
    const auto answered = [&](const deal::About& about, const Text& alone, const Text& with) {
        const auto* premium = std::get_if<rulebook::Premium>(&about);
        return premium == nullptr ? said(alone, language) : said(with, language, premiumInWords(*premium));
    };
    if (const auto* kontra = std::get_if<deal::Kontra>(&word))
        return answered(kontra->about, {"Kontra geben", "dare kontra", "give kontra"},
                        {"auf {} Kontra geben", "dare kontra a {}", "give kontra to {}"});
    if (const auto* retour = std::get_if<deal::Retour>(&word))
        return answered(retour->about, {"Retour geben", "dare retour", "give retour"},
                        {"auf {} Retour geben", "dare retour a {}", "give retour to {}"});
    std::string premiums;
    if (const auto* announce = std::get_if<deal::Announce>(&word))
        for (const rulebook::Premium one : announce->premiums)
            premiums += (premiums.empty() ? "" : ", ") + premiumInWords(one);
    return said({"{} ansagen", "annunciare {}", "announce {}"}, language, premiums);
}

PointName allowedAnnouncing(const deal::Action& word) {
    if (std::holds_alternative<deal::Kontra>(word)) return "kontra_opponent"_point;
    if (std::holds_alternative<deal::Retour>(word)) return "kontra_retour"_point;
    return "announce_what"_point;
}

std::string worthInWords(const Here& here, rulebook::Game game, const deal::Action& word) {
    const Language language = here.language();
    const auto* announce = std::get_if<deal::Announce>(&word);
    if (announce == nullptr)
        return said({"Was damit beantwortet ist, zählt doppelt so viel.",
                     "Ciò a cui si è risposto vale il doppio.", "What it answers counts twice as much."},
                    language);
    std::string all;
    for (const rulebook::Premium premium : announce->premiums) {
        const bool isFactor = here.rules().rulesOf(premium).isFactor;
        if (isFactor || !deal::hasPremium(here.rules(), game, premium)) continue;
        append(all, said({"{} zählt angesagt {} je Kopf.", "{} annunciato vale {} a testa.",
                          "{} announced counts {} a head."},
                         language, premiumInWords(premium),
                         deal::valueOf(here.rules(), game, premium, true, 0) *
                             (here.evening().isDoubled ? here.factor() : 1)));
    }
    return all;
}

std::vector<std::pair<std::string, std::optional<int>>> partnersIn(const Here& here, int by) {
    std::vector<std::pair<std::string, std::optional<int>>> all;
    for (int seat = 0; seat < here.seats(); ++seat)
        if (here.plays(seat) && seat != by)
            all.emplace_back(cards::toString(static_cast<cards::Seat>(seat)), seat);
    all.emplace_back("alone", std::nullopt);
    return all;
}

} // namespace schreiber::koenigrufen::line::asked
